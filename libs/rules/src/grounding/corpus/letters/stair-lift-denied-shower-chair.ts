import type { CorpusCase } from '../corpus-case.ts';

/** A social worker, an occupational therapist and a family physician ask a private insurer for a shower chair after a stair lift was denied. */
export const stairLiftDeniedShowerChair: CorpusCase = {
  id: 'stair-lift-denied-shower-chair',
  today: '2026-03-17',
  facts: {
    case_id: 10801,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Wrobleski-Mbeki',
      dob: '1954-11-02',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '204 lb',
      address: '418 Cooperage Row, Port Ellery, MD 21999',
      phone: '(410) 555-0136',
      mrn: 'PEG-33871',
    },
    diagnoses: [
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'Z91.81', description: 'History of falling' },
    ],
    items: [
      {
        item: 'Bath/shower chair, with or without wheels, any size',
        hcpcs: 'E0240',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'A stair lift was asked for on 2026-01-12 and denied by Harborline Mutual on 2026-02-04 as a home modification (reference HM-770425); the denial is not appealed. The only bathtub is on the second floor, 14 steps up, and he cannot climb them: after 5 steps he stops, short of breath; ejection fraction 30 % on the echocardiogram of 2025-12-09. Since 2026-02-10 he lives and sleeps on the first floor, where there is a walk-in shower stall of 36 by 36 inches with a 4-inch curb. He can stand without holding on for 2 minutes at most; a shower takes him about 12 minutes. He fell in the shower stall on 2026-02-15 and on 2026-03-01, the second time with a bruise of the left hip. A rubber mat and one grab bar were put in on 2026-02-17 and did not prevent the second fall. A plastic garden stool was tried on 2026-03-03 and tipped. With a shower chair he can sit for the whole shower and wash himself, while his wife hands him the sprayer.',
      },
    ],
    provider: { name: 'Yolanda Preciado-Finch, MD', npi: '1649207385', date_signed: '2026-03-17' },
    seen: [
      '2026-03-10, in office, by Yolanda Preciado-Finch, MD: both knees swollen, flexion 95 degrees right and 90 degrees left, rose from the chair on the third try, pulse 96 after walking 60 feet, saturation 94 % on room air, no edema of the ankles.',
      '2026-03-05, home visit, by Corbin Achterberg, OTR/L: steps over the 4-inch curb with standby help, sat on a shower chair in the stall for 12 minutes and washed himself from head to knee, cannot step over the edge of the bathtub; bathroom door 28 inches wide.',
    ],
    told: [
      'Who pays? Harborline Mutual PPO, private insurance through the job of his wife',
      'Member number? HMP-2209-4481',
      'Who supplies? Chesapeake Bend Medical Supply',
      'Lives with whom? With his wife Rosalind Wrobleski-Mbeki, 66, who works at the county library and cannot lift him because of her back',
      'Who wrote the home visit report? Corbin Achterberg, OTR/L',
      'Who is the social worker? Imelda Castellanos, LCSW, of Port Ellery Family Medicine',
      'How long is it needed? Lifetime',
      'Who washes his feet? His wife',
    ],
    answered: [],
  },
  notes: [
    `Port Ellery Family Medicine

March 17, 2026

Harborline Mutual PPO
Attn: Medical Review
Re: Thaddeus Wrobleski-Mbeki, DOB 11/02/1954, member HMP-2209-4481
Request: bath/shower chair, E0240, one

Dear Reviewer:

Mr. Wrobleski-Mbeki is a 71-year-old man under my care with chronic systolic heart failure (EF 30% by echo of December 9, 2025) and primary osteoarthritis of both knees. In January a stair lift was requested so that he could get to the tub upstairs. You denied it on February 4 under reference HM-770425, calling it a home modification. That decision stands and we are not contesting it. This letter asks for something much smaller.

He moved down to the first floor on February 10. The bathroom there has a 36 x 36 inch walk-in stall. He has gone down in it twice, on February 15 and again two weeks later, March 1, when he bruised his left hip. Between the two falls a grab bar and a rubber mat had been installed; they were not enough. The reason is simple arithmetic. A shower takes him some 12 minutes, and he is able to stand unsupported for 2.

When I saw him on March 10 it took him three attempts to get up out of a chair. Both knees were swollen, bending to 95° on the right and 90° on the left. After 60 feet on the level his pulse was 96.

Seated, he can bathe himself, with Mrs. Wrobleski-Mbeki passing him the hand sprayer. She cannot hold him up; her back does not allow it. I expect the need to be lifelong.

I ask that the chair be approved.

Yolanda Preciado-Finch, MD
NPI 1649207385`,

    `SOCIAL WORK LETTER OF SUPPORT

To whom it may concern at Harborline:

My name is Imelda Castellanos and I am the LCSW at Port Ellery Family Medicine. I am writing for Thaddeus Wrobleski-Mbeki (MRN PEG-33871), who lives at 418 Cooperage Row with his wife Rosalind. You will have heard from us before. On January 12 a stair lift was requested, and three weeks later it was turned down. The family has let that go. What they did instead was settle him downstairs, and what they need now is a chair to sit on in the shower.

A word about the house. Fourteen steps separate the ground floor from the only tub. Mr. Wrobleski-Mbeki manages five before his breath gives out. Since the tenth of February he has therefore lived, slept and washed on the first floor, in a stall three feet square with a low curb.

Within three weeks of the move he had fallen there twice. They tried what a family tries: a rubber mat, a grab bar, and then a plastic stool from the garden, which tipped on March 3. Mrs. Wrobleski-Mbeki is 66 and still goes to work at the county library, which is also where the insurance comes from. Because of her back she cannot lift her husband.

Our OT, Corbin Achterberg, had him sit on a shower chair at home on March 5. He sat the full 12 minutes and washed himself down to the knee. His wife does the feet.

We are asking for one chair (HCPCS E0240), to be supplied by Chesapeake Bend Medical Supply.

With thanks for your time,

Imelda Castellanos, LCSW
for Yolanda Preciado-Finch, MD, NPI 1649207385
3/17/26`,

    `OCCUPATIONAL THERAPY – HOME EVALUATION SUMMARY

Client: T. Wrobleski-Mbeki    DOB: 11/2/54    Ht/Wt: 5'10", 204 lb
Visit: 03/05/2026, client's home    Therapist: Corbin Achterberg, OTR/L
Dx: B knee OA (M17.0), chronic systolic CHF (I50.22), hx of falls (Z91.81)

ENVIRONMENT
- Two-story house; tub on 2nd floor only, 14 stairs
- 1st-floor bath: shower stall 36" x 36", curb 4", door 28" clear
- Mat and one grab bar in place since 2/17/26

FUNCTION
- Stairs: stops after 5 steps, SOB
- Static standing, hands free: 2 min max
- Curb (4"): standby assist
- Tub edge: unable to step over
- Bathing seated on shower chair: tolerated 12 min, washed head to knee himself; feet are done by spouse

EQUIPMENT ALREADY TRIED
| Tried | When | Outcome |
| Rubber mat + grab bar | 2/17/26 | fell again 3/1/26, bruise L hip |
| Plastic garden stool | 3/3/26 | tipped |

CLINICAL REASONING
Two falls in the stall, 2/15 and 3/1. A shower lasts roughly six times as long as he can stand without support. Neither the mat nor the bar changes that; sitting does. A stair lift (denied 2/4/26) would have brought him to a tub whose rim he cannot clear, so bathing on the first floor is the practical course. Wife hands over the sprayer; she is unable to lift.

RECOMMENDATION
Shower chair, E0240, qty 1, long-term (lifetime) use.

C. Achterberg, OTR/L
Ordering physician: Yolanda Preciado-Finch, MD (NPI 1649207385), 3/17/2026`,

    `Response to request for additional information
Member: Wrobleski-Mbeki, Thaddeus – HMP-2209-4481
Date: 17 March 2026

You may have questions about how this request relates to the earlier one. We take them in turn.

1. Is this an appeal of HM-770425?
No. The stair lift was refused on 2/4/2026 and no appeal is being made. The present request is for a bath/shower chair, E0240, quantity one.

2. Why can the member not use the bathtub he has?
It is on the second floor. He gets up five of the fourteen stairs and then has to stop for breath. Besides, at the home visit on March 5 he was unable to step over the rim.

3. What less costly measures were attempted?
Three: a rubber mat, a grab bar (both as of Feb. 17), and a garden stool (March 3). He fell on March 1 in spite of the first two. The third tipped.

4. What is the medical basis?
Osteoarthritis in both knees with swelling and flexion of 90 to 95 degrees on exam of 3/10/26, plus systolic heart failure with an ejection fraction of 30 percent. Standing tolerance without a hold is two minutes or less.

5. Can he use the chair safely?
Yes. He sat on one in his own shower for 12 minutes under the eye of an occupational therapist and washed himself except for his lower legs and feet.

6. Is there a caregiver?
His wife, aged 66, gives him the sprayer and washes his feet. Lifting is out of the question for her.

7. Duration of need?
Lifetime.

Yolanda Preciado-Finch, MD
NPI 1649207385`,

    `# Letter of Medical Necessity

**Date:** March 17, 2026
**Patient:** Thaddeus Wrobleski-Mbeki
**Date of Birth:** November 2, 1954 (age 71)
**Insurer:** Harborline Mutual PPO
**Member ID:** HMP-2209-4481

## Requested Equipment

- **Bath/shower chair, with or without wheels, any size** (HCPCS E0240), quantity: 1

## Diagnoses

- **M17.0** Bilateral primary osteoarthritis of knee
- **I50.22** Chronic systolic (congestive) heart failure
- **Z91.81** History of falling

## Background

A stair lift requested on January 12, 2026 was denied on February 4, 2026. The patient has since relocated to the first floor of his home and bathes in a walk-in shower stall.

## Clinical Justification

- **Limited standing tolerance:** He can stand unsupported for no more than 2 minutes, whereas showering takes about 12 minutes.
- **Cardiac limitation:** With an ejection fraction of 30%, he becomes short of breath after 5 steps.
- **Documented falls:** Two falls occurred in the shower, on February 15 and March 1, 2026. The latter left a bruise on the left hip.
- **Failed alternatives:** A rubber mat, a grab bar, and a plastic stool have all proven inadequate.

## Physical Findings (March 10, 2026)

Both knees were swollen. Flexion measured 95 degrees on the right and 90 degrees on the left. He stood up from a chair on the third attempt. Oxygen saturation was 94% on room air, and there was no ankle edema.

## Expected Benefit

Seated for the entire shower, the patient will be able to wash himself, with his wife handing him the sprayer. Without a seat, he would have to remain standing for far longer than he is able to.

Sincerely,

**Yolanda Preciado-Finch, MD**
NPI: 1649207385`,

    `Harborline Mutual – Utilization Management

To the nurse reviewer,

We at Port Ellery Family Medicine would like to close the loop on Mr. Wrobleski-Mbeki. When we asked for a stair lift in January, our aim was to get him to a tub. You told us that was a change to the house, not equipment, and we have taken you at your word: he no longer goes upstairs. He has lived on one floor since 2/10.

That leaves him with a shower, and with two knees and a heart that will not let him stand in it. We measured 95 degrees of flexion in the right knee and five fewer in the left last week. His left ventricle ejects 30 percent. Two minutes on his feet without something to hold is his ceiling. In the 14 days between February 15 and March 1 he landed on the shower floor twice, the second time on his left hip, bruised.

We did not begin with the chair. First came the mat and the bar, then a stool the family had in the garden. One did not keep him from falling and the other tipped.

Our therapist brought the question to its simplest form on March 5: he sat the patient on a shower chair in that very stall. Twelve minutes later Mr. Wrobleski-Mbeki was clean to the knees by his own hand. His feet are washed by Mrs. Wrobleski-Mbeki, who is not able to lift him.

One E0240, then, for as long as he lives. Chesapeake Bend Medical Supply will provide it. His number, should you wish to reach him, is (410) 555-0136.

For the practice,
Yolanda Preciado-Finch, MD, NPI 1649207385
Signed 03/17/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
