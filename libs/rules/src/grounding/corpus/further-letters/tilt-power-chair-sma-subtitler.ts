import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a seating therapist, a wife, a clerk and a drafting model write for a man with spinal muscular atrophy who needs a tilting power chair. */
export const tiltPowerChairSmaSubtitler: CorpusCase = {
  id: 'tilt-power-chair-sma-subtitler',
  today: '2026-11-10',
  facts: {
    case_id: 27101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Achterberg-Nunez',
      dob: '1991-04-17',
      gender: 'male',
      height: '5 ft 6 in',
      weight: '112 lb',
      address: '1408 Juniper Wash Road, Mesa Quieta, NM 87999',
      phone: '(505) 555-0114',
      mrn: 'MQ-40271',
    },
    diagnoses: [
      { code: 'G12.1', description: 'Other inherited spinal muscular atrophy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, single power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0856',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'graphite',
        justification:
          'He has spinal muscular atrophy type 3 and last walked in 2009. Strength of the arms 2/5 and of the legs 1/5 on 2026-10-06. He cannot propel a manual wheelchair: he pushed one 4 m in 60 seconds and stopped, exhausted. On 2026-10-20 he drove a group 3 trial chair by joystick with the right hand through a 32-inch door and around a table without a collision. His present power chair is 7 years old, is of group 2 and has no tilt; its left motor was repaired 3 times in 2026. He sits in the chair 14 hours a day.',
      },
      {
        item: 'Wheelchair accessory, power seating system, tilt only',
        hcpcs: 'E1002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He cannot shift his weight with his arms. There was stage 1 redness over the left ischium, 3 cm across, on 2026-10-06; it was gone on 2026-10-20. His wife lifts and reseats him 9 times a day. On trial, a tilt of 45 degrees lowered the pressure under the left ischium from 168 mmHg to 61 mmHg. Recline alone was tried the same day and made him slide forward 5 cm. He worked the tilt switch himself.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 x 18 in',
        justification:
          'Pelvic obliquity of 15 degrees, left side low. A flat foam cushion of 3 inches bottomed out after 8 months of use. He feels his skin normally but cannot act on the discomfort without help.',
      },
      {
        item: 'Positioning wheelchair back cushion, planar back with lateral supports, width less than 22 inches, any height',
        hcpcs: 'E2620',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 x 20 in',
        justification:
          'Thoracolumbar curve of 58 degrees on the film of 2026-08-11, not operated. Without lateral supports he falls to the right; he sat 20 seconds unsupported on 2026-10-20. Forced vital capacity was 39% slumped and 46% with the lateral supports of the trial chair.',
      },
    ],
    provider: { name: 'Ottoline Varga, MD', npi: '1538204671', date_signed: '2026-11-10' },
    seen: [
      '2026-08-11, spine film: thoracolumbar curve of 58 degrees.',
      '2026-10-06, in the neuromuscular clinic, by Ottoline Varga, MD, face to face: arms 2/5, legs 1/5, expanded Hammersmith score 4 of 66, stage 1 redness over the left ischium, 3 cm across.',
      '2026-10-20, seating evaluation by Casimir Doyle, PT, ATP: pelvic obliquity 15 degrees, unsupported sitting 20 seconds, trial of a group 3 chair with tilt, skin without redness.',
    ],
    told: [
      'Who pays? Cordillera Mutual PPO, through the employer of his wife',
      'Who supplies? Sandstone Seating',
      'Lives with whom? With his wife Renata and their son, who is 4',
      'Home? One-story adobe house, ramp of 1:12 at the front door, doors 32 inches wide',
      'Work? Translates film subtitles at home, 6 hours a day',
      'Ventilator? Bilevel by mask at night, none by day',
      'Transport? A van with a lowered floor',
      'Drugs? Risdiplam 5 mg once a day',
    ],
    answered: [],
  },
  notes: [
    `SEATING AND MOBILITY EVALUATION - SUMMARY FOR PAYER

CLIENT: Leopold Achterberg-Nunez    MRN MQ-40271    DOB 04/17/1991
DATE SEEN: 10/20/2026
EVALUATOR: Casimir Doyle, PT, ATP
ORDERING PHYSICIAN: Ottoline Varga, MD

REASON FOR REFERRAL
35 y/o male with SMA type 3 (G12.1), non-ambulatory since 2009, needs replacement of a 7-year-old group 2 power chair that does not tilt. L motor has been fixed three times this year.

BODY STRUCTURE
- Pelvis: obliquity 15 deg, left low.
- Spine: neuromuscular scoliosis (M41.45), 58 deg on August film, no surgery. Leans and falls to the right if nothing is holding him.
- Static sitting: 20 seconds without support.
- Skin: clear at this visit. Two weeks earlier Dr. Varga had documented a 3 cm area of stage 1 redness, L ischium.
- Sensation: intact. He feels the discomfort but cannot do anything about it by himself.

MANUAL WHEELCHAIR
Ruled out. Four meters in one minute, then he had to stop from exhaustion. That is roughly 0.07 m/s. An optimally configured ultralight would not change UE strength of 2/5.

POWER TRIAL
Group 3 base, right-hand joystick. Cleared a 32" doorway (same width as the doors in his house) and circled a table, no contact. Operated the tilt switch independently.

PRESSURE UNDER L ISCHIUM
Upright: 168 mmHg
Tilted 45 deg: 61 mmHg
Change: -107 mmHg, nearly two thirds

RECLINE
Tried alone. Slid forward 5 cm. Not recommended; sliding means shear.

RESPIRATORY EFFECT OF POSTURE
FVC 39% slumped vs. 46% with laterals on the trial chair. Relevant given J96.12.

RECOMMENDATIONS
1. K0856 group 3 power wheelchair x1
2. E1002 power tilt x1
3. E2607 skin protection/positioning cushion, 16 x 18
4. E2620 planar back w/ laterals, 16 x 20

Rationale for group 3: SMA is a progressive neurological disease, and group 3 electronics are the usual platform for such conditions.`,

    `November 10, 2026

Medical Director
Cordillera Mutual PPO

Re: Leopold Achterberg-Nunez

Dear Colleague,

I look after Mr. Achterberg-Nunez in the neuromuscular clinic, and I am writing to ask you to cover a power wheelchair with powered tilt for him, together with a cushion and a back. He is thirty-five and has spinal muscular atrophy type 3. It took his walking in 2009, when he was about eighteen, and it has left him with arms graded 2/5 and legs graded 1/5. On the expanded Hammersmith scale he scored 4 out of a possible 66 when I examined him face to face on October 6.

You might fairly ask why a chair alone would not do. He already has one. It is seven years old, its left motor has needed repair three times this year, and it cannot tilt. He spends fourteen hours of each day in it, six of them at work translating subtitles for films. In all that time he cannot shift his own weight. At my examination the consequence was there to be seen: a reddened patch three centimeters across over the left ischium. It had faded two weeks later, I am glad to say. But it faded in a household where his wife lifts and repositions him nine times a day, which is more than sixty lifts a week, beside bringing up a four-year-old. No plan of care should rest on that.

He weighs only 112 pounds, and thin people over bone do badly. He also retains carbon dioxide and sleeps with bilevel support; by day he breathes on his own, and I should like him to go on doing so. His vital capacity is seven percentage points better when his trunk is held upright than when he slumps over his 58-degree curve.

The tilt, in short, does what his arms cannot.

Yours sincerely,

Ottoline Varga, MD
NPI 1538204671`,

    `FAX

FROM: Sandstone Seating, authorizations desk
TO: Cordillera Mutual PPO, DME prior auth
DATE: 11/10/2026
RE: L. Achterberg-Nunez, DOB 4/17/91, ph (505) 555-0114

Prior authorization requested for the following complex rehab equipment:

| Line | HCPCS | What it is | Qty | Frequency |
|------|-------|-----------|-----|-----------|
| 1 | K0856 | PWC grp 3 std, single power option, up to 300 lb. Color graphite | 1 | 1 / 5 yr |
| 2 | E1002 | Power tilt | 1 | 1 / 5 yr |
| 3 | E2607 | Skin protect + positioning cushion 16x18 | 1 | 1 / 5 yr |
| 4 | E2620 | Planar back w/ lateral supports 16x20 | 1 | 1 / 5 yr |

ICD-10: G12.1, M41.45, J96.12
Ordering: Ottoline Varga MD, NPI 1538204671, signed today.
Face to face: 10/06/2026 (5 weeks before the order).
PT/ATP eval: Casimir Doyle, 10/20/2026.

Quick answers to the things your reviewers normally call us about:

- Member weight 112 lb, well under the 300 lb capacity, so a heavy duty base is not needed.
- Why single power option: only one power seat function is ordered (tilt). Recline was tried and he slid, so no combo system.
- Home access: single story, 1:12 ramp up to the front door, 32" doors. Trial chair went through a 32" door OK.
- Transport: family has a lowered floor van.
- Current equipment: 7 yr old group 2 chair, no tilt, three repairs to L motor in 2026. At a 5 year lifetime it is 2 years past due.
- Current cushion problem: 3" flat foam, bottomed out after 8 months.
- Drive control: joystick, right hand. Nothing specialty.

Ship to / deliver to: 1408 Juniper Wash Road, Mesa Quieta, NM 87999.

Please reply by fax. Thank you`,

    `## Letter of Medical Necessity (draft for Dr. Varga's review)

**Patient:** Leopold Achterberg-Nunez · **DOB:** April 17, 1991 · **MRN:** MQ-40271
**Payer:** Cordillera Mutual PPO (coverage through his wife's employer)

### Clinical picture

Mr. Achterberg-Nunez lives with **other inherited spinal muscular atrophy (G12.1)**, type 3, complicated by **thoracolumbar neuromuscular scoliosis (M41.45)** and **chronic hypercapnic respiratory failure (J96.12)**. He takes risdiplam 5 mg daily and uses bilevel ventilation by mask overnight.

SMA is caused by a shortage of SMN protein, which leads to loss of motor neurons and to weakness that is typically greater near the trunk than in the hands. Treatment can slow the disease but rarely gives back strength already lost.

### Why each component matters

1. **Power base (K0856).** He has not walked for about 17 years. A manual chair was tested and he covered just 4 m in a minute. He drives competently with a joystick in his right hand.
2. **Power tilt (E1002).** With arm strength of 2/5, he has no independent means of pressure relief. Tilting to 45° cut the interface pressure at his left ischial tuberosity by about 64%.
3. **Cushion (E2607).** His pelvis drops 15° to the left, concentrating load precisely where redness was found on October 6.
4. **Back with laterals (E2620).** His balance lasts 20 seconds. Lateral supports raised his FVC from 39% to 46%.

### Alternatives considered

| Option | Outcome |
|---|---|
| Manual wheelchair | Not propelled functionally |
| Keeping the existing chair | No tilt; repeated motor failures |
| Recline only | Forward slide of 5 cm |
| Caregiver repositioning | Already 9 lifts daily by his spouse |

### Conclusion

All four components work as one system. Leaving out any of them would undo the benefit of the others.

*Ottoline Varga, MD, NPI 1538204671, November 10, 2026*`,

    `To the people who decide about wheelchairs at Cordillera Mutual:

This page goes with Dr. Varga's request and says in ordinary words what a day looks like. It is about Leopold, who is 35 and has SMA type 3.

Leopold has a job. He translates the subtitles of films, six hours a day, from home. He is a father; his son is four. What he can't do is lift his own bottom off a seat, not by an inch. You don't notice how often you do that until you watch someone who can't. His skin feels everything. He knows it hurts. Then he has to wait for Renata, his wife, who lifts and reseats him. Nine times a day, every day.

In October the doctor saw a red spot the size of a large coin on the left side where he sits. Two weeks later it had gone. That was luck and work. We would rather have a machine.

The chair he has now is seven years old. Its left motor has been repaired three times this year alone. The cushion was a flat piece of foam, three inches, and after eight months it was squashed through. On October 20 the therapist, Casimir Doyle, let him try a chair that tilts. Leopold pressed the switch himself. No one lifted him! He drove it through a door as wide as ours and round a table and hit nothing.

Some people may say he should try a manual chair. He did: four meters, one minute, done in.

With side supports he breathes better as well; the numbers are 46 against 39 percent. At night he already has a mask and a machine.

We have the ramp, the wide enough doors and the van. The one thing missing is the chair: graphite, K0856, with the tilt, the cushion and the back.

Thank you for reading this.`,

    `NEUROMUSCULAR CLINIC :: DME JUSTIFICATION (template v. questions and answers)

Q: Patient?
A: Achterberg-Nunez, Leopold. Male, 35. Ht 5'6" (168 cm). Wt 112 lb (51 kg). BMI approx. 18.

Q: Primary diagnosis driving the request?
A: G12.1 - SMA type 3. Secondary: M41.45, J96.12.

Q: Last ambulation?
A: 2009.

Q: Manual muscle test?
A: UE 2/5, LE 1/5 (10/06/26).

Q: Can a cane, walker or manual wheelchair meet the need?
A: No. Non-ambulatory, so cane and walker are moot. Manual w/c: 4 m / 60 s, stopped exhausted.

Q: Scooter?
A: Not appropriate. Scooters require trunk balance and the use of both arms on a tiller; this patient sits 20 s unsupported.

Q: Can the patient drive safely?
A: Yes, see PT trial 10/20/26. No collisions.

Q: Hours/day in chair?
A: 14.

Q: Pressure injury, past or present?
A: Stage 1, L ischium, 3 cm, 10/06/26. Resolved at the 10/20/26 visit.

Q: Independent weight shift?
A: None. Spouse repositions x9 daily (about one lift every 90 minutes of sitting).

Q: Why tilt rather than recline?
A: Recline -> forward migration 5 cm. Tilt keeps the hip angle constant and so avoids shear. Pressure 168 -> 61 mmHg at 45 degrees.

Q: Postural asymmetry?
A: 58-degree TL curve, unoperated. Obliquity 15 degrees, L low. Falls to R.

Q: Respiratory?
A: NIV (bilevel) nocturnal only. FVC 39% slumped / 46% supported.

Q: Environment?
A: Adobe house, one level, ramp 1:12, doors 32 in. Lives w/ spouse Renata + son (4).

Q: Meds pertinent?
A: Risdiplam 5 mg qd.

Q: Supplier?
A: Sandstone Seating.

Q: Length of need?
A: SMA does not remit; see 5-year replacement interval on each line.

Electronically: O. Varga, MD / NPI 1538204671 / 11-10-2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
