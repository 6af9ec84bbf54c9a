import type { CorpusCase } from '../corpus-case.ts';

/** A family physician, a home health therapist and a supplier write for a ninety-one-year-old watchmaker who cannot rise from a chair. */
export const seatLiftWatchmakerKnees: CorpusCase = {
  id: 'seat-lift-watchmaker-knees',
  today: '2026-12-01',
  facts: {
    case_id: 10510,
    patient: {
      first_name: 'Lucius',
      last_name: 'Vanterpool',
      dob: '1934-12-05',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '166 lb',
      address: '410 Escapement Street, Old Harrow, PA 17999',
      phone: '(717) 555-0184',
      mrn: 'OHF-20863',
    },
    diagnoses: [
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'I48.20', description: 'Chronic atrial fibrillation, unspecified' },
      { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
    ],
    items: [
      {
        item: 'Seat lift mechanism, electric, any type',
        hcpcs: 'E0627',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Severe arthritis of both knees, films of 2026-05-06: bone on bone in the inner compartments, Kellgren-Lawrence grade 4 on both sides. He cannot stand up from the armchair at home (seat 17 inches) or from any regular chair: 0 of 5 attempts on 2026-11-17 from 17 inches with both arms pushing, and 0 of 3 from 19 inches, with a 2 inch cushion on the same chair. Once standing he walks 90 feet with a front-wheeled walker without help. Steroid injections of both knees in June 2026 (relief for 4 weeks) and October 2026 (none), hyaluronic acid series in August 2026 without effect, physical therapy 12 visits from 2026-08-31 to 2026-10-09, quadriceps 3 of 5 before and 3 of 5 after. Acetaminophen 3 g daily; no NSAIDs because of apixaban and kidney disease (eGFR 49). Knee replacement declined by the surgeon on 2026-09-15 for heart and age. Trial of a chair with seat lift on 2026-11-19: 5 of 5 rises without help, pain 3 of 10 instead of 8 of 10. Slow, smooth lift that he controls with a hand switch.',
      },
    ],
    provider: { name: 'Galina Threlkeld, MD', npi: '1730582619', date_signed: '2026-12-01' },
    seen: [
      '2026-11-17, in office, by Galina Threlkeld, MD: knees swollen with bony enlargement, range 10 to 85 degrees right and 15 to 80 degrees left, crepitus, bowed legs, pulse 74 irregular, blood pressure 128/70, needed two persons to rise from the waiting room chair.',
      '2026-11-19, at home, by Dashiell Korver, PT: trial of the lift chair, walked to the bathroom and back, timed up and go from the raised seat 31 seconds, cognition clear, hand switch worked at first showing.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Keystone Comfort Medical, Ardith Nowak',
      'Lives with whom? With his daughter Corisande, 66, who has a back injury and may not lift more than 10 lb',
      'Work? Watchmaker, still repairs a watch a day at a bench by the window',
      'How does he get up now? Daughter and neighbor Mr. Abernethy pull him up, 6 times a day',
      'What happens in between? Sat in urine on 2026-11-02 and 2026-11-08 because no one could get him up',
      'Falls? Slid to the floor on 2026-10-27 on trying to rise, no injury, fire company lifted him',
      'Can he get out of bed? Yes, by himself, bed 23 inches high with a rail',
      'Transfer from wheelchair? He has no wheelchair and needs none',
      'Who buys the chair? The family pays for the recliner, Medicare is asked for the mechanism only',
      'Other treatment? Home exercise program twice a day continues with the lift',
      'Length of need? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `December 1, 2026

RE: Lucius Vanterpool
DOB: December 5, 1934
Medicare Part B

To Whom It May Concern:

Mr. Vanterpool will be 92 on Saturday. He is a watchmaker and still mends a watch a day at his bench by the window. What he cannot do is get out of a chair, and for this I am prescribing an electric seat lift mechanism (E0627).

The cause is severe osteoarthritis of both knees. The films of May 6 show bone on bone in the inner compartments, Kellgren-Lawrence grade 4, right and left. At his visit on November 17 the knees were enlarged, swollen and grating; they moved from 10 to 85 degrees on the right and from 15 to 80 degrees on the left. He pushed with both arms and failed in five attempts out of five from a 17-inch seat, the height of his armchair at home, and in three of three from 19 inches. It took two people to bring him up out of our waiting room chair.

Treatment has been thorough. Steroid was injected in June and again in October; the first time it helped for four weeks, the second time it did not help at all. Hyaluronic acid in August was without effect. Twelve visits of physical therapy left the quadriceps where it had been, at 3/5. He takes acetaminophen, 3 g a day. Apixaban and his stage 3a kidney disease forbid NSAIDs. The surgeon declined to replace the knees on account of his heart and his age.

Once he is on his feet he walks 90 feet with a front-wheeled walker, unaided. In the trial of November 19 he rose from a lift chair five times out of five. The mechanism is part of a course of treatment that includes exercises at home twice a day.

I certify a lifetime need.

Galina Threlkeld, MD
NPI 1730582619`,
    `HOME PHYSICAL THERAPY: SEAT LIFT TRIAL

Patient: Lucius Vanterpool, 91, M      DOB 12/05/1934
Visit: 11/19/2026, home      Letter: 12/01/2026
Ordering physician: Galina Threlkeld, MD

1) Reason. Cannot rise from a regular chair. Severe OA, both knees, KL 4.

2) Baseline (physician's office, 11/17)
   17 in seat, both arms: 0/5
   17 in + 2 in cushion (19 in): 0/3
   Knee ROM: R 10-85, L 15-80
   Quads 3/5 (unchanged after 12 PT visits, 8/31 to 10/9)

3) Trial with lift chair
   Rises: 5/5, no assistance
   Pain on rising: 3/10; was 8/10
   TUG from raised seat: 31 s
   Gait: bathroom and back. Walks 90 ft w/ FWW, no help, once up.
   Hand switch: understood on first showing. Cognition clear.
   Lift: slow and smooth, controlled by the patient himself.

4) Bed. Gets out independently: height 23 in, rail. The difficulty is confined to lower seats.

5) Caregiver. Daughter Corisande (66), 10 lb lifting limit, back injury. She and a neighbor, Mr. Abernethy, pull him up about half a dozen times a day. No one with such a limit should be doing this.

6) Wheelchair. Has none, doesn't need one.

7) Opinion. With E0627 he gets up by himself and walks. Exercise program goes on, twice daily.

Dashiell Korver, PT`,
    `VANTERPOOL, Lucius   91M   OHF-20863

S: can't get up from chair. Pulled up by daughter + neighbor 6x/day. 10/27 slid to floor trying to rise, fire co. lifted him, not hurt. 11/2, 11/8 sat in urine, nobody to get him up. OOB by himself.

O: 11/17/26. BP 128/70, HR 74 irreg. Knees: swelling, bony enlargement, crepitus, varus. ROM R 10-85, L 15-80. Sit-to-stand 17": 0/5 w/ arms. 19": 0/3. Two-person assist in waiting rm. Wt 166, ht 5'8". eGFR 49.
XR 5/6: KL4 B, medial bone on bone.
PT (Korver) 11/19: lift chair 5/5, pain 8 -> 3, TUG 31 s. Ambulates 90' FWW, I.

A: M17.0 severe. Failed: CSI 6/26 (4 wk) and 10/26 (0), HA 8/26, PT x12, APAP 3 g/d.
No NSAID: apixaban, CKD 3a (N18.31).
Not a TKA candidate per surgeon 9/15 (heart, age).
I48.20.
Incapable of standing from regular armchair. Ambulatory once up.

P: E0627 x1. HEP BID continues. LON lifetime. Keystone Comfort. Recliner itself at family's expense.

G. Threlkeld MD 12/1/26`,
    `KEYSTONE COMFORT MEDICAL
Seat lift mechanism, order review

Beneficiary: Lucius Vanterpool, 410 Escapement Street, Old Harrow, PA 17999
Phone: (717) 555-0184     Born: 12/05/1934
Payer: Medicare Part B
Prescriber: Galina Threlkeld, MD, NPI 1730582619, order of 12/01/2026

Item: E0627, seat lift mechanism, electric, any type. Quantity: one. Length of need: lifetime.

The chair is not part of the claim. It is paid for by the family. Medicare is billed for the mechanism alone.

COVERAGE CHECK

[x] Severe arthritis of hip or knee, or severe neuromuscular disease
    Knees, both. M17.0. Grade 4 on films of 05/06/2026.
[x] Part of the physician's course of treatment, prescribed to improve or to arrest decline
    Follows injections, therapy and acetaminophen; home exercises go on, two times a day.
[x] Completely incapable of standing up from a regular armchair or any chair at home
    Eight attempts on 11/17/2026 from two heights, none successful.
[x] Able to walk once standing
    90 ft, front-wheeled walker, no help.
[x] Operated by the patient, smooth, not a spring release
    Hand switch. Five rises of five on 11/19/2026.

For information. He does not use a wheelchair. Mobility from the bed is not the issue, since he gets up from it himself (23 inches, rail).

Home. He shares it with his daughter Corisande, whose lifting is limited to 10 lb by an injured back.

Ardith Nowak`,
    `**LETTER OF MEDICAL NECESSITY FOR SEAT LIFT MECHANISM**

**Patient:** Lucius Vanterpool
**DOB:** 12/05/1934
**HCPCS:** E0627
**Date:** December 1, 2026

---

**Diagnoses**

- Bilateral primary osteoarthritis of the knee (M17.0)
- Chronic atrial fibrillation (I48.20)
- Chronic kidney disease, stage 3a (N18.31)

**Summary**

Mr. Vanterpool is a 91-year-old man who lives with his daughter. Due to severe arthritis of both knees, he is completely unable to rise from a standard armchair. Once standing, he is able to ambulate 90 feet with a front-wheeled walker.

**Objective Evidence**

- **Radiographs:** Kellgren-Lawrence grade 4 bilaterally
- **Sit-to-stand:** 0 of 5 from 17 inches, 0 of 3 from 19 inches
- **Quadriceps strength:** 3/5
- **Knee motion:** 10–85 degrees (right), 15–80 degrees (left)

**Treatments Tried**

| Treatment | Date | Outcome |
|---|---|---|
| Steroid injections, both knees | June 2026 | 4 weeks of relief |
| Hyaluronic acid series | August 2026 | No effect |
| Physical therapy, 12 visits | Aug. 31 – Oct. 9, 2026 | Strength unchanged |
| Steroid injections, both knees | October 2026 | No relief |
| Seat cushion, 2 inches | November 2026 | Could not rise |

**Treatments Not Possible**

- **NSAIDs:** contraindicated by anticoagulation with apixaban and reduced kidney function (eGFR 49)
- **Knee replacement:** declined by the surgeon on September 15, 2026

**Consequences**

On two days in November he remained seated in urine because nobody was able to help him up. On October 27 he slid to the floor while attempting to rise and had to be lifted by the fire company.

**Trial Outcome**

With the lift he rose five out of five times without assistance, and his pain fell from 8/10 to 3/10.

**Conclusion**

The seat lift mechanism is medically necessary and will be needed for the remainder of his life.

Galina Threlkeld, MD
NPI 1730582619`,
    `Re: Lucius Vanterpool, and the questions a reviewer puts about E0627

We reply one by one. He is 91, and it is about his knees: osteoarthritis of both, severe.

"Any chair in the home?" From none of the ordinary ones. He tried at 17 inches, pushing with both arms, then at 19 with a cushion under him. Eight times in all, and eight times he stayed where he was.

"But he leaves his bed?" He does, without anyone. It is 23 inches high and has a rail, half a foot above his armchair.

"And then he walks?" Ninety feet, with a walker on front wheels and no one holding him. At home, on November 19, he went to the bathroom and came back.

"Is he able to work the switch?" A man who repairs watches at nearly 92 was shown it once and worked it.

"What have you done for the knees?" Two rounds of steroid, one series of hyaluronic acid, a dozen visits with physical therapy and acetaminophen up to now. Tablets of the ibuprofen kind are out of the question with apixaban on board and an eGFR of 49. As to an operation, the surgeon said no in mid-September.

"Who has been lifting him?" His daughter Corisande, who is 66, has a bad back and ought to lift ten pounds at the most, and Mr. Abernethy, a neighbor. Six times a day. When nobody could, he sat in urine; that was on the 2nd and the 8th of November.

"Who pays for the chair?" The family does. We ask Medicare for the mechanism.

"Will it make him weaker?" His exercises go on, twice a day as before.

December 1, 2026
Galina Threlkeld, MD, for the practice`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
