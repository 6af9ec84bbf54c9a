import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a seating therapist, a supplier, an advocate, a resident and a model write for a piano tuner with ALS. */
export const powerTiltAlsPianoTuner: CorpusCase = {
  id: 'power-tilt-als-piano-tuner',
  today: '2026-09-14',
  facts: {
    case_id: 36101,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Okonjo-Wren',
      dob: '1971-03-18',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '158 lb',
      address: '14 Fiddler Lane, Pallister Cove, OR 97999',
      phone: '(541) 555-0133',
      mrn: 'PCN-40718',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'M62.81', description: 'Muscle weakness (generalized)' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, single power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0856',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'dark green',
        justification:
          'He walked with a cane until November 2025 and with a rollator until April 2026; now he walks 6 ft with two helpers. Leg strength 2/5 on both sides, grip 9 lb in the right hand and 14 lb in the left. On 2026-08-19 he pushed a lightweight manual wheelchair 10 ft in 3 minutes and his oxygen saturation fell from 95 % to 88 %. A scooter needs trunk balance and a steady reach of both arms, which he lacks. On the same day he drove a trial group 3 chair with the left hand through a course of five doorways without touching a frame.',
      },
      {
        item: 'Wheelchair accessory, power seating system, tilt only',
        hcpcs: 'E1002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He cannot lift himself off the seat or lean to the side. He sits 11 hours a day. On 2026-08-19 there was redness over the sacrum, 3 cm across, that lasted 40 minutes after he was taken out of the chair. A tilt of 45 degrees takes weight off the sacrum and eases his breathing. At present his wife shifts him every hour by hand, 10 to 11 times a day, and her back hurts.',
      },
      {
        item: 'Wheelchair accessory, headrest, cushioned, any type, including fixed mounting hardware, each',
        hcpcs: 'E0955',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Neck extensors 3-/5. His head drops forward after 25 minutes upright, and then he chokes on saliva and cannot see ahead. A foam collar was tried from 2026-06-03 to 2026-06-24 and pressed on his throat. The headrest is needed in tilt in any case.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '18 x 20 in',
        justification:
          'He has lost 31 lb since the diagnosis and the sitting bones are prominent. He leans to the right by 15 degrees when tired. A flat foam cushion of 2 in bottomed out at the trial on 2026-08-19. Sensation is intact, but he cannot act on the discomfort.',
      },
    ],
    provider: { name: 'Imogen Hartsfield, MD', npi: '1730462958', date_signed: '2026-09-14' },
    seen: [
      '2026-08-19, at Pallister Cove Neurology, by Imogen Hartsfield, MD: ALSFRS-R 24 of 48, forced vital capacity 51 % of predicted, tongue fasciculations, speech slow but understood, no pressure ulcer.',
      '2026-08-19, seating evaluation of 95 minutes, by Bram Kettleworth, PT, ATP: hip width 16 in, thigh length 20 in, fair sitting balance with arm support, none without.',
      '2026-02-11, at Pallister Cove Neurology, by Imogen Hartsfield, MD: ALSFRS-R 33 of 48, forced vital capacity 68 % of predicted.',
    ],
    told: [
      'When was ALS diagnosed? In July 2025',
      'Lives with whom? With his wife Rosalind and their son Jory, 16',
      'Home? One-story house with a ramp at the front door; doors 34 in wide',
      'Work? Tuned pianos until December 2025',
      'Who pays? Cascadia Mutual Health Plan',
      'Who supplies? Tidewater Mobility',
      'Earlier request? Denied by the plan on 2026-09-02; reason given: a manual wheelchair would do and tilt is for convenience',
      'Breathing support? Bilevel ventilation at night since March 2026',
      'Vision and judgment? Wears glasses; no change in thinking or judgment',
    ],
    answered: [],
  },
  notes: [
    `Pallister Cove Neurology

September 14, 2026

Cascadia Mutual Health Plan
Re: Thaddeus Okonjo-Wren, born March 18, 1971

To the Medical Director:

I look after Mr. Okonjo-Wren, a piano tuner by trade, who learned in July 2025, at the age of 54, that he has amyotrophic lateral sclerosis. I am writing because your plan has told him that a manual wheelchair would do. It would not.

When I saw him in February his functional score was 33 out of 48 and his vital capacity 68% of predicted. When I saw him again on August 19 the score was 24 and the vital capacity 51%. That is nine points and seventeen percentage points in about six months. He has been on bilevel ventilation at night since March, for chronic hypercapnic respiratory failure. His tongue fasciculates. He speaks slowly, though one understands him.

His legs are 2/5. His better hand, the left, squeezes fourteen pounds. Asked to propel a lightweight chair, he covered ten feet in three minutes and desaturated to 88%. A man who loses seven points of saturation in ten feet cannot get to his own bathroom that way.

With that left hand on a joystick, by contrast, he went through five doorways and touched none of them. His thinking and judgment are unchanged, and he wears glasses.

As to tilt: it is the only part of the chair that does what his muscles no longer can. He does not have the strength to unweight himself, he is seated eleven hours daily, and his sacrum was already red for forty minutes when he was lifted out. He has no ulcer yet. I would like to keep it so.

ALS does not wait for a second round of paperwork. I ask you to reverse the decision of September 2.

Sincerely,

Imogen Hartsfield, MD
NPI 1730462958`,
    `SEATING AND WHEELED MOBILITY EVALUATION - SUMMARY

Client: T. Okonjo-Wren          MRN: PCN-40718
Evaluator: Bram Kettleworth, PT, ATP
Date / length of session: 08/19/2026, 95 min
Dx: ALS (G12.21); generalized muscle weakness (M62.81); chronic resp. failure w/ hypercapnia (J96.12)

ANTHROPOMETRICS
Ht 73 in | Wt 158 lb (approx. 72 kg) | Hip width 16 in | Thigh length 20 in

STRENGTH / BALANCE
| Region | Finding |
|---|---|
| LEs | 2/5 bilat |
| Grip R | 9 lb |
| Grip L | 14 lb |
| Neck ext | 3-/5 |
| Sitting balance | Fair w/ UE support; none without |

MAE TRIALS AND RULE-OUTS
- Cane: used until 11/2025. No longer enough.
- Rollator: used until 04/2026. Currently amb 6 ft w/ assist x2.
- Manual w/c (lightweight): 10 ft / 3 min. SpO2 95% -> 88%. Not functional.
- POV/scooter: needs trunk balance and bilateral reach; client has neither.
- Group 3 PWC, L joystick: 5/5 doorways cleared, no contact.

SKIN
Sacral erythema 3 cm, persisted 40 min off the seat. Unable to perform push-up or lateral lean. Sits 11 h/day. Sensation intact; he feels the discomfort but can't do anything about it.

POSTURE
Leans R approx 15 deg when fatigued. Head drops after 25 min upright. 2 in flat foam bottomed out.

HOME
Single level, ramped front entry, doors 34 in. Accessible to the proposed base.

RECOMMENDATIONS
1. K0856 Gr 3 PWC, single power option
2. E1002 power tilt
3. E0955 headrest
4. E2607 skin protection + positioning cushion, 18 x 20 in

One of each. A cushion 18 in wide leaves an inch either side of the hips; the 20 in depth matches the measured thigh length on paper and should be confirmed at fitting.

Rationale for Group 3: progressive neurological condition. A Group 2 base generally gives less room to change electronics later on, and ALS as a rule takes the hands sooner or later.`,
    `*** FAX ***
FROM: Tidewater Mobility
TO: Cascadia Mutual Health Plan, Utilization Review
RE: Okonjo-Wren, Thaddeus / DOB 03/18/1971
DATE: 09/14/2026
CONFIDENTIAL - if you got this by mistake please shred and call us

Hi,

Please find below the info for the redetermination on the above member. Your plan denied on 09/02/2026 (12 days ago). Ordering physician is Dr. Imogen Hartsfield, NPI 1730462958, order signed today.

LINE 1   K0856   PWC grp 3 std, single power, cap. 300 lb     Qty 1
LINE 2   E1002   Power tilt                                   Qty 1
LINE 3   E0955   Headrest, cushioned, w/ fixed hardware       Qty 1
LINE 4   E2607   Skin prot/positioning cushion, under 22 in   Qty 1

All four lines are 1 per 5 years. Frame color is dark green. Cushion is 18 x 20. Member weighs 158 lb so he is well within the 300 lb capacity.

Member's address for delivery: 14 Fiddler Lane, Pallister Cove, OR 97999. Phone (541) 555-0133. House is one floor with a ramp in front and the doors are 34 inches.

The denial says manual chair is enough. Per the evaluation on 8/19 the member did ten feet in 3 minutes in a manual, which works out to a bit over 3 feet a minute, and sats dropped 7 points. The denial also says tilt is convenience. Per the doctor's order the member cannot do a weight shift on his own at all, and the spouse is doing it by hand every hour.

The evaluating therapist, Bram Kettleworth, is a PT and an ATP. Plans following the usual power mobility rules normally want a therapist evaluation for any base with a power seating option so that should check that box.

Call us if a page is missing.

Tidewater Mobility`,
    `APPEAL OF DENIAL DATED SEPTEMBER 2, 2026
Member: Thaddeus Okonjo-Wren
Prepared on behalf of the family for the signature of Imogen Hartsfield, MD

"A manual wheelchair would do."

Who would push it? Mr. Okonjo-Wren can't. His right hand has a grip of nine pounds, his left fourteen. On August 19 he tried, and ten feet cost him three minutes and took his oxygen from 95 to 88 percent. That leaves his wife, Rosalind, or the couple's sixteen-year-old, Jory. A chair that moves only when somebody else decides to move it isn't mobility. It is being parked.

"Tilt is for convenience."

Convenience for whom? Here is the present arrangement. Every hour, ten or eleven times a day, Rosalind takes hold of her six-foot-one husband and hauls his weight off his tailbone, because he has no way of doing it himself. Her back hurts. Even so, after he was taken out of the chair on August 19, a red patch three centimeters wide stayed on his skin for forty minutes. Skin that stays red is skin on its way to breaking down. Multiply her effort by a week and you arrive at more than seventy lifts.

A powered tilt of 45 degrees moves that task from her spine to a motor. It also helps him to breathe, which matters in a man whose vital capacity was 51 percent last month and who sleeps on a bilevel machine.

What about something cheaper?

He has come by the cheaper roads already. First there was a cane, until last November. Then a rollator, until April of this year. In June he spent three weeks in a foam collar to hold up his head, and it pressed on his throat. Flat foam under him bottomed out.

What we ask

Overturn the denial of K0856, E1002, E0955 and E2607, one each. A standard five-year replacement rule means nothing to a person whose functional score has gone from 33 to 24 since February. He needs this equipment now, while his left hand can still drive it.`,
    `Dictated by resident for Dr. Hartsfield, letter of medical necessity, patient Okonjo-Wren, that's O-K-O-N-J-O hyphen W-R-E-N, first name Thaddeus, medical record PCN-40718.

This is a 55-year-old male with ALS diagnosed July of last year, also generalized muscle weakness and chronic respiratory failure with hypercapnia, on nocturnal bilevel since March, who lives with his wife and teenage son in a one-story house with a ramp, and he used to tune pianos and stopped that in December, period. He was last seen here on August nineteenth, ALSFRS-R was twenty-four, FVC fifty-one percent, tongue fasciculations present, speech slow but intelligible, no pressure ulcer, and comparing that to February eleventh, which was twenty-seven weeks before, he was thirty-three and sixty-eight percent then, so he's going down at roughly one and a half points a month, period.

New paragraph. Functionally he's walking six feet with two people, legs are two out of five bilaterally, neck extensors three minus, and his head falls forward at about twenty-five minutes and when that happens he chokes on his saliva and can't see where he's going. He's lost thirty-one pounds since diagnosis so he would have been around one eighty-nine, and he's bony over the ischials, and he lists to the right about fifteen degrees when he's tired. Trial of manual chair failed, trial of foam collar three weeks in June failed because of pressure on the throat, trial of two-inch foam failed because it bottomed out, comma, trial of group three power chair with left-hand drive was successful, period.

New paragraph. We are therefore requesting the group three power chair with power tilt, cushioned headrest, and the skin protection and positioning cushion, quantity one of each. Headrest is required with tilt in any case because otherwise there's nothing behind the head when you go back. Patient's judgment is intact. End of dictation, please send to Dr. Hartsfield for signature, thanks.`,
    `# Letter of Medical Necessity: Power Wheelchair with Power Tilt

**Patient:** Thaddeus Okonjo-Wren (55 M)
**Payer:** Cascadia Mutual Health Plan
**Prescriber:** Imogen Hartsfield, MD (NPI 1730462958)

## Overview
Mr. Okonjo-Wren lives with amyotrophic lateral sclerosis, a progressive disease of the upper and lower motor neurons. It has led to widespread weakness and to chronic respiratory failure with hypercapnia.

## Trajectory

| | Feb 11, 2026 | Aug 19, 2026 | Change |
|---|---|---|---|
| ALSFRS-R | 33 | 24 | -9 |
| FVC (% predicted) | 68 | 51 | -17 |

## Why each component is needed

1. **Power base (K0856).** Lower-extremity strength is 2/5 on both sides. Ambulation is limited to 6 feet with the help of two people. Self-propulsion was *not* functional: it was slow and was accompanied by desaturation to 88%. He steers safely with the left hand.
2. **Power tilt (E1002).** He is seated for 11 of 24 hours and cannot perform an independent pressure relief. Redness of the sacrum was seen. There is presently **no** pressure ulcer.
3. **Headrest (E0955).** Weak neck extensors let the head fall forward. A soft collar, tried June 3-24, was not tolerated because of pressure on the throat.
4. **Cushion (E2607), 18 x 20 in.** Weight loss of 31 lb has left the sitting bones prominent, and he leans toward the right side with fatigue.

## Alternatives considered
- **Cane / rollator:** outgrown in November 2025 and April 2026 respectively
- **Scooter:** unsuitable, since he lacks the necessary trunk balance and reach
- **Repositioning by a caregiver:** his wife already repositions him hourly and has back pain as a result

## Home
A ramp leads to the front door of the single-story house, and the 34-inch doors allow passage of the chair.

## Conclusion
The requested equipment addresses mobility, skin protection, respiration and head control together. Reconsideration of the September 2 denial is respectfully requested.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
