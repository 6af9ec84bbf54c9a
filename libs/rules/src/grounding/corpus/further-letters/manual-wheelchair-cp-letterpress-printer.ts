import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a wheelchair therapist, a supplier, an advocate, a plan's questionnaire and a drafting model write for a young printer with cerebral palsy. */
export const manualWheelchairCpLetterpressPrinter: CorpusCase = {
  id: 'manual-wheelchair-cp-letterpress-printer',
  today: '2026-11-16',
  facts: {
    case_id: 37101,
    patient: {
      first_name: 'Tobiah',
      last_name: 'Wren-Castellanos',
      dob: '2001-03-30',
      gender: 'male',
      height: '5 ft 6 in',
      weight: '138 lb',
      address: '14 Cistern Lane, Piedra Honda, NM 87999',
      phone: '(505) 555-0137',
      mrn: 'PHR-40718',
    },
    diagnoses: [
      { code: 'G80.1', description: 'Spastic diplegic cerebral palsy' },
      { code: 'M24.561', description: 'Contracture, right knee' },
      { code: 'M24.562', description: 'Contracture, left knee' },
      { code: 'M25.511', description: 'Pain in right shoulder' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'copper',
        size: '16 x 17 in',
        justification:
          'Full-time wheelchair user since the age of 11. His present chair is a standard one of 43 lb, bought on 2018-05-14; its left side frame is cracked and the casters flutter. Pushing it 100 ft took 71 seconds and raised his heart rate from 82 to 138 per minute; in a trial chair of 21 lb with an adjustable axle the same distance took 39 seconds and the heart rate reached 109. Right shoulder pain was 6 of 10 after a day in the old chair and 2 of 10 after the week with the trial chair. A lightweight chair (K0004) was tried on 2026-09-22: its axle cannot be moved forward and he could not reach the front third of the handrims. He pushes himself with both hands about 1.5 miles on a work day. He is not able to walk outdoors; indoors he walks 20 ft with forearm crutches.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 x 17 in',
        justification:
          'Sits 13 hours a day. The pelvis tilts backward and stands 2 cm lower on the left. Redness over the left sitting bone on 2026-09-22 was gone on 2026-10-27 after 5 weeks on a trial cushion of this kind. Sensation is intact.',
      },
      {
        item: 'Positioning wheelchair back cushion, posterior, width less than 22 inches, any height, including any type mounting hardware',
        hcpcs: 'E2613',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 x 12 in',
        justification:
          'He slumps in the sling back of the old chair and can sit upright there for 10 minutes. With a rigid back 12 in high he sat upright for 45 minutes. With the slump he has to lift his chin to see ahead.',
      },
    ],
    provider: { name: 'Ignatia Burdock-Rael, MD', npi: '1538204471', date_signed: '2026-11-16' },
    seen: [
      '2026-09-22, wheelchair clinic, by Leopold Achterberg, PT, ATP: right knee lacks 25 degrees of extension and left knee 20 degrees, hip flexion 95 degrees on both sides, Ashworth 3 in both hamstrings, grip 88 lb right and 92 lb left.',
      '2026-10-27, by Leopold Achterberg, PT, ATP, after a trial of the 21 lb chair at home and at work from 2026-10-20 to 2026-10-27: turned in his kitchen with 58 in of clear floor, went up the 1:12 ramp alone, chair did not tip.',
      '2026-11-03, in clinic, by Ignatia Burdock-Rael, MD: alert and oriented, arm strength 5 of 5 except right shoulder abduction 4 of 5, leg strength 2 of 5, no open skin, weight 138 lb.',
    ],
    told: [
      'Who pays? Ocotillo Community Plan, a Medicaid managed care plan',
      'Who supplies? Rio Seco Mobility',
      'Denied? On 2026-11-09 the plan refused K0005 and wrote that K0004 would be enough',
      'Lives with whom? With two roommates, Emmett and Joaquin',
      'Home? Ground-floor apartment, ramp at the door, doors 32 in wide',
      'Work? Prints posters in a letterpress shop 30 hours a week',
      'Car? Drives a hatchback with hand controls and can lift up to 24 lb into it; with the old chair Emmett has to help',
      'Power wheelchair? Considered and ruled out: it does not fit into his car, and his arms suffice',
      'Specialty of the doctor? Physical medicine and rehabilitation',
    ],
    answered: [],
  },
  notes: [
    `November 16, 2026

Ocotillo Community Plan
Prior Authorization

Re: Tobiah Wren-Castellanos, born March 30, 2001
Ultralightweight manual wheelchair with seat cushion and back

To whom it may concern:

I practice physical medicine and rehabilitation and am writing on behalf of my patient Mr. Wren-Castellanos, a printer of 25 who has lived with spastic diplegia all his life and has been a full-time wheelchair user since he was eleven, that is, for some fourteen years.

When I examined him on November 3 he was alert and oriented. His arms are strong (5/5), apart from right shoulder abduction, which was 4/5. His legs were 2/5. The skin was unbroken. With forearm crutches he covers twenty feet indoors; outdoors he cannot walk. Both knees are contracted, the right a little more than the left.

The chair he sits in today is a 43-pound standard chair that he has had for eight and a half years. The left side frame is cracked and the front casters flutter. It is well past the five years for which such equipment is usually expected to last.

What troubles me most is the right shoulder. After a day of pushing the old chair he rates the pain 6 out of 10; after a week with a 21-pound chair with an axle that can be moved to suit him, it was 2. Shoulders of people who push wheelchairs wear out early, and when they do, the next step is generally a power chair, a van and more help from others. It makes better sense to protect the joint now.

I therefore order one K0005 chair in copper, 16 x 17 inches, one E2607 cushion, and one E2613 back. He sits thirteen hours a day with an uneven pelvis, and he needs both supports as much as the wheels.

I would ask you to reconsider your decision of November 9.

Sincerely,

Ignatia Burdock-Rael, MD
NPI 1538204471`,
    `WHEELED MOBILITY EVALUATION: SUMMARY OF FINDINGS

CLIENT: Wren-Castellanos, Tobiah    DOB 03/30/2001    MRN PHR-40718
DX: G80.1, M24.561, M24.562, M25.511
SEEN: 09/22/2026 and 10/27/2026 (L. Achterberg, PT, ATP)

BODY STRUCTURE
                         Right        Left
Knee ext. deficit        25 deg       20 deg
Hip flexion              95 deg       95 deg
Hamstrings (Ashworth)    3            3
Grip                     88 lb        92 lb

Pelvis: posterior tilt, obliquity 2 cm, low side L. Redness L ischium 9/22, resolved by 10/27 after 5 wks on trial skin protection/positioning cushion. Sensation WNL.

PUSH TEST, 100 FT
                         Own chair    Trial chair
Chair weight             43 lb        21 lb
Time                     71 s         39 s
Speed                    0.43 m/s     0.78 m/s
Peak HR                  138          109
HR rise (from 82)        +56          +27

In other words, HR went up about half as much and the time dropped by 32 s, or 45%.

OPTIONS COMPARED
K0004: tried 9/22. Axle fixed fore/aft. Client unable to get hands to front 1/3 of rims. Rejected.
Power: rejected. Will not go in his hatchback; UEs are sufficient for manual propulsion.
K0005: one-week trial 10/20-10/27, home and work. Turned in kitchen (58 in clear). 1:12 ramp independently. No tipping. Doorways at home are 32 in.

SITTING TOLERANCE
Upright in sling back: 10 min. Upright with 12 in rigid back: 45 min. When slumped he must lift his chin to look ahead.

TRANSPORT
Lifts up to 24 lb into the car unaided. Current chair exceeds this by 19 lb, so roommate (Emmett) assists. Trial chair was 3 lb below the limit.

RECOMMEND
K0005 x1 (16 x 17), E2607 x1 (16 x 17), E2613 x1 (16 x 12).`,
    `FAX

TO: Ocotillo Community Plan, DME review
FROM: Rio Seco Mobility
DATE: 11/16/2026
RE: Member Tobiah Wren-Castellanos, 14 Cistern Lane, Piedra Honda, NM 87999, tel. (505) 555-0137

Good morning,

Resubmitting the request that came back refused a week ago (11/09). Doctor is Ignatia Burdock-Rael, NPI 1538204471, signed today.

Lines:
1) K0005, ultralight manual chair, copper, 16 wide x 17 deep, qty 1
2) E2607, skin protection + positioning cushion, qty 1
3) E2613, positioning back w/ hardware, 16 x 12, qty 1

One each per 5 years. Three pieces in all.

A few things the reviewer may ask about:

Why not repair the one he's got? It dates from May 2018, it's a standard 43 lb frame, and it is cracked on the left side. Welding a side frame on a chair that age is not something manufacturers stand behind, and a repair would not make it lighter or give it an adjustable axle.

Why not K0004 like your letter says? Because he tried one on Sept 22 and couldn't reach the front third of the rims. That axle stays where the factory put it.

Did he try what we're asking for? Yes, one like it, a week, Oct 20 to 27, at his apartment and the print shop. Went up the ramp on his own.

Can he load it? He can manage 24 lb. The trial chair was 21.

Dx on the order: spastic diplegic CP (G80.1), contracture of R knee (M24.561) and L knee (M24.562), R shoulder pain (M25.511).

Please fax the determination to us and to the doctor's office.

Thank you,
Rio Seco Mobility`,
    `APPEAL OF ADVERSE DETERMINATION
Plan: Ocotillo Community Plan
Member: Tobiah Wren-Castellanos
Decision appealed: refusal of HCPCS K0005, November 9, 2026

Your letter says, in substance, that a lightweight wheelchair, code K0004, would do. With respect, it was tried and it did not do. We set out why.

First. The point of the K0005 is not its low weight alone. The rear axle of such a chair can be shifted forward until the wheel lies under the user's shoulder. On a K0004 it cannot. Tobiah sat in one at the wheelchair clinic on September 22; the front third of each handrim was out of his reach. A stroke that begins late is a short stroke, and short strokes mean more of them for every yard.

Second. Yards matter here. He pushes about a mile and a half on each day he works. He works thirty hours a week printing posters in a letterpress shop. His right shoulder already hurts, and on examination by Dr. Burdock-Rael on November 3 its abduction was weaker than the rest of his arm strength. After the old chair: pain 6 of 10. After a week in the trial chair: 2 of 10.

Third. He drives himself, using hand controls, and lifts his own wheelchair into a hatchback provided it weighs no more than 24 pounds. The old one, at 43, calls for his roommate Emmett. A man of 25 should not need a friend at hand in order to get to his job.

Fourth. Nobody is asking for more than he needs. A power wheelchair was considered and ruled out. His arms are up to the task if the equipment is.

Medicaid plans are bound to decide on medical necessity for the individual, not for the average member. The measurements of this individual are in the therapist's reports of September 22 and October 27, and we ask that someone with knowledge of seating read them.

We request that the refusal be reversed, and that the cushion (E2607) and the back (E2613) be approved along with the chair.

Submitted in support of the order of Ignatia Burdock-Rael, MD, of November 16, 2026.`,
    `Questions put by reviewers of manual wheelchairs, with the answers for this member

Name: Tobiah Wren-Castellanos. Sex: M. Height 5'6", weight 138 lb (62.6 kg).

Q. What is the disabling condition?
A. Cerebral palsy of the spastic diplegic type, with flexion contractures at both knees. There is also pain in the right shoulder.

Q. Does the member walk?
A. Not outdoors. Inside, 20 feet on forearm crutches.

Q. How many hours is the chair used?
A. He is in it 13 hours out of 24.

Q. Can he propel it safely?
A. Yes. He uses both hands. He was oriented when the physician saw him on 11/3/2026, and during the home and work trial the chair never tipped.

Q. Does it fit the home?
A. He has a ground-floor apartment with a ramp and 32-inch doors. In the kitchen, where there are 58 inches free, he could turn.

Q. What does he have at present, and since when?
A. A standard chair weighing 43 lb since May 14, 2018. Frame cracked (left side); casters flutter.

Q. Why is a skin protection and positioning cushion requested, when sensation is normal?
A. Because the pelvis is tilted backward and sits 2 cm lower on the left. There was redness over the left ischium on 9/22/2026. It cleared in five weeks on a trial cushion. Normal feeling does not take pressure off a bone; it merely tells one that the pressure is there.

Q. Why a rigid back?
A. Forty-five minutes upright as against ten.

Q. Who helps?
A. Of the two roommates, Joaquin and Emmett, the latter helps load the present chair into the car. With a chair of 24 lb or less the member does it by himself.

Q. What was ordered, by whom?
A. K0005, E2607 and E2613, one of each, by Ignatia Burdock-Rael, MD (NPI 1538204471).`,
    `# Letter of Medical Necessity (draft)

**Patient:** Tobiah Wren-Castellanos | **DOB:** 03/30/2001 | **Age:** 25
**Ordering physician:** Ignatia Burdock-Rael, MD | **Payer:** Ocotillo Community Plan (Medicaid managed care)

## Overview

Cerebral palsy is a group of permanent disorders of movement and posture caused by a non-progressive disturbance in the developing brain. Although the brain lesion does not progress, its musculoskeletal consequences, such as contracture and joint pain, frequently do. Mr. Wren-Castellanos has the **spastic diplegic** form (G80.1), in which the legs are affected more than the arms.

## Why the present chair is inadequate

- **Weight:** 43 lb, roughly 31% of his own body weight
- **Age:** in use since 2018
- **Condition:** cracked left side frame, fluttering casters
- **Physiological cost:** heart rate climbs to 138 beats per minute over 100 feet

## What the trial showed

| Measure | Standard chair | Ultralightweight trial chair |
|---|---|---|
| 100 ft | 71 s | 39 s |
| Highest heart rate | 138/min | 109/min |
| Right shoulder pain | 6/10 | 2/10 |

## Less costly alternatives

1. **Crutches alone** are not a realistic option beyond 20 feet indoors.
2. **K0004** was tested on September 22, 2026. The axle could not be brought forward, leaving part of the handrims out of reach.
3. **Repair** would restore the frame but not the fit.

## Seating components

The **cushion (E2607)** addresses a pelvis that tilts posteriorly and is lower on the left. The **back (E2613)** replaces a sling in which he collapses after ten minutes and has to raise his chin in order to see ahead.

## Conclusion

The requested system, consisting of three items at the allowed quantity of one per five years, is the least costly equipment that meets his medical needs at home and at work.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
