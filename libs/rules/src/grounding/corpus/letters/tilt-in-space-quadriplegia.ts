import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a seating therapist, a wound nurse, a local model and the supplier write for a man with quadriplegia who needs a tilt-in-space wheelchair. */
export const tiltInSpaceQuadriplegia: CorpusCase = {
  id: 'tilt-in-space-quadriplegia',
  today: '2026-09-15',
  facts: {
    case_id: 50101,
    patient: {
      first_name: 'Dwayne',
      last_name: 'Pickett-Rowe',
      dob: '1981-02-11',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '176 lb',
      address: '1180 Cattail Lane, Lower Branford, TN 37999',
      phone: '(931) 555-0143',
      mrn: 'CRH-448120',
    },
    diagnoses: [
      { code: 'G82.53', description: 'Quadriplegia, C5-C7 complete' },
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
    ],
    items: [
      {
        item: 'Manual adult size wheelchair, includes tilt in space',
        hcpcs: 'E1161',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '18 in wide, 20 in deep',
        justification:
          'Complete C6 spinal cord injury from a fall off a roof on 2019-04-22. Cannot shift his own weight: triceps, trunk and hips 0/5. Sits about 9 hours a day. The reclining wheelchair he has had since 2019 drags his back and slides him forward when it reclines, and the sacral ulcer opened in it in May 2026. Upright his blood pressure falls from 118/74 to 82/50 with dizziness; tilted to 45 degrees it comes back to 112/70 within 2 minutes. Tilt takes the load off the sacrum without shear; his wife or the aide will tilt him 45 degrees for 2 minutes every 30 minutes. A standard or lightweight wheelchair cannot tilt. A power wheelchair was considered and ruled out, as the family van and its 300 lb ramp cannot carry one.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '18 in wide, 20 in deep',
        justification:
          'Stage 3 sacral pressure ulcer, 3.2 x 2.4 x 0.8 cm on 2026-09-08. No feeling below C6. Pelvis lower on the left by 1.5 in. Pressure mapping 2026-08-19: on his flat foam cushion the peak was 142 mmHg under the left sit bone, on the trial cushion of the type ordered 61 mmHg.',
      },
      {
        item: 'Wheelchair accessory, headrest, cushioned, any type, including fixed mounting hardware, each',
        hcpcs: 'E0955',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Neck extensors 3/5. Head falls back once the chair is tilted past 20 degrees, and his neck tires after about 40 minutes upright.',
      },
    ],
    provider: { name: 'Rosalind Tefft-Amari, MD', npi: '1649027518', date_signed: '2026-09-15' },
    seen: [
      '2026-09-08, in office, by Rosalind Tefft-Amari, MD: sacral ulcer 3.2 x 2.4 x 0.8 cm, clean granulating base, no tunneling; biceps 4/5, wrist extensors 4/5, triceps and finger flexors 0/5 on both sides; blood pressure 118/74 lying, 82/50 after 3 minutes upright, dizzy and gray.',
      '2026-08-19, seating clinic, by Colby Wren, PT, ATP: hip width 16.5 in, upper leg 21 in on both sides, pelvis lower on the left by 1.5 in and flexible; sat 2 hours in a trial tilt-in-space chair without sliding; blood pressure 112/70 after 2 minutes at 45 degrees of tilt.',
    ],
    told: [
      'Who pays? TennCare (Medicaid)',
      'Who supplies? Hollow Creek Mobility',
      'Lives with whom? With his wife Shanelle and their daughter Nia, 12',
      'Who helps? Shanelle, and a home health aide on weekdays from 8 a.m. to noon',
      'How is he transferred? With a mechanical lift, by one person',
      'What is the home like? One story, 36-inch doorways, ramp at the front door',
      'How long has the doctor known him? Since 2019',
      "What is the doctor's specialty? Physical medicine and rehabilitation",
      'Who dresses the wound? Patrice Loomis, RN, three times a week at home',
      'What does he want to do? Eat supper at the table with the family and watch Nia play softball',
      'How long is the chair needed? For life',
    ],
    answered: [],
  },
  notes: [
    `September 15, 2026

TennCare Prior Authorization
RE: Dwayne Pickett-Rowe, DOB 2/11/1981

To whom it may concern:

I have taken care of Dwayne since 2019, which is the year he fell off a roof and came out of it with a complete C6 injury, and I'm writing because the chair he was given back then is now part of the problem. It is a recliner. Every time it goes back it drags on his back and every time it comes up he has slid forward, and in May of this year the skin over his sacrum opened in that chair. When I had him in the office on September 8 the ulcer was stage 3 and measured 3.2 by 2.4 by 0.8 cm, good clean granulating base, no tunneling.

He can bend his elbows and cock his wrists back (4 out of 5) and that is about where it stops. Triceps nothing, trunk nothing, hips nothing. He has no way to lift himself off his own tailbone and he is up about 9 hours a day. Sit him upright and his pressure drops from 118/74 to 82/50 and he goes gray on you. At the seating clinic they tipped him to 45 degrees and two minutes later he was 112/70.

So what I am ordering is a manual tilt-in-space wheelchair (E1161), a skin protection and positioning cushion (E2607) and a cushioned headrest (E0955), one of each. The headrest because his neck extensors are 3/5 and past 20 degrees of tilt his head simply drops back. His wife Shanelle, or the aide on weekday mornings, will do the tilting, 2 minutes out of every half hour. He will need this for the rest of his life.

Thank you for looking at this with care.

Rosalind Tefft-Amari, MD
Physical Medicine and Rehabilitation
NPI 1649027518`,
    `SEATING AND MOBILITY EVALUATION
Client: Pickett-Rowe, Dwayne     MRN CRH-448120     DOB 02/11/1981 (45 y/o M)
Eval date: 08/19/2026     Evaluator: Colby Wren, PT, ATP

History
SCI 04/22/2019, fall from roof, C6 complete. Stage 3 sacral PU since May 2026. Orthostatic hypotension. Ht 6'1", wt 176 lb.

Current equipment
Reclining w/c, 2019, flat foam cushion. Recline produces shear along the back and he ends up slid forward in the seat.

Function
Dependent transfer, mechanical lift x 1 caregiver. Unable to perform any independent pressure relief. Trunk 0/5, hips 0/5, triceps 0/5. Neck extension 3/5, fatigues at roughly 40 min. Sitting tolerance needed: approx 9 hrs/day.

Measurements
Hip width ............ 16.5"
Upper leg L / R ...... 21" / 21"
Pelvis ............... obliquity, L low by 1.5", flexible

Pressure mapping
Flat foam (own) ............ peak 142 mmHg, L ischium
Skin protection/positioning cushion (trial) .... peak 61 mmHg

Equipment trial
2 hrs in a tilt-in-space frame. No sliding. BP 112/70 two minutes after tilting to 45 deg. Head unsupported falls into extension beyond 20 deg of tilt.

Recommendations
1. E1161 tilt-in-space manual w/c, 18" W x 20" D
2. E2607 cushion to match, 18 x 20
3. E0955 headrest with fixed mounting hardware

Why not less: a standard or lightweight chair doesn't tilt. Why not power: the van and its 300-lb ramp can't carry one. Doorways at home are 36" and there is a ramp at the front, all on one level.

Tilt schedule: q30 min, hold 2 min at 45 deg, by wife or HHA.`,
    `# Letter of Medical Necessity

**Date:** 2026-09-15
**Patient:** Dwayne Pickett-Rowe | **DOB:** 1981-02-11 | **MRN:** CRH-448120
**Payer:** TennCare (Medicaid)
**Ordering physician:** Rosalind Tefft-Amari, MD (NPI 1649027518)

## Diagnoses
- **G82.53** Quadriplegia, C5-C7 complete
- **L89.153** Pressure ulcer of sacral region, stage 3
- **I95.1** Orthostatic hypotension

## Clinical Summary
Mr. Pickett-Rowe is a 45-year-old man who has lived with a complete spinal cord injury at C6 for seven years, following a fall from a roof in April 2019. Because his triceps, trunk and hip muscles have no power, he cannot relieve pressure by himself. He spends around nine hours of each day seated.

## Equipment Requested
| Item | HCPCS | Qty | Why |
|---|---|---|---|
| Tilt-in-space manual wheelchair | E1161 | 1 | Unloads the sacrum without shear; restores blood pressure |
| Skin protection and positioning cushion | E2607 | 1 | Stage 3 ulcer, absent sensation below C6, uneven pelvis |
| Cushioned headrest | E0955 | 1 | Neck extensors 3/5; head drops back when tilted |

## Less Costly Alternatives
- **Existing recliner (2019):** pulls on his back and lets him slide; the ulcer developed in it.
- **Standard or lightweight chair:** has no tilt function.
- **Flat foam cushion:** peak pressure of 142 mmHg under the left sit bone, compared with 61 mmHg on the trial cushion.
- **Power wheelchair:** considered and rejected, since the family's van and ramp (rated 300 lb) cannot transport it.

## Plan of Use
- Tilt to **45 degrees for 2 minutes, twice an hour**
- Performed by his wife, Shanelle, or by the weekday home health aide
- **Duration of need:** lifetime

Respectfully,
Rosalind Tefft-Amari, MD`,
    `To the reviewer,

My name is Patrice Loomis and I am the RN who goes out to the Pickett-Rowe home three times a week to do Dwayne's dressing. I'm writing about what I am dressing and why.

The wound is on his sacrum. It is a stage 3. It opened in May 2026 while he was using the reclining wheelchair he has had since 2019. Dr. Tefft-Amari measured it on the 8th of September and got 3.2 cm long, 2.4 wide and 0.8 deep. The base is granulating and clean and it doesn't tunnel. That is a wound that ought to have a chance, but he can't feel anything below C6, he cannot push up, he can't lean, and he is in that seat some nine hours out of the day. When the chair reclines it rubs him and he slides.

Dwayne lives in a one-story house with his wife Shanelle and their girl Nia, who is 12. There's a ramp at the front and the doors are three feet wide. It takes one person and the lift to get him up. An aide comes Monday to Friday, eight to noon. Either one of them will be tipping him back to 45 degrees every half hour for two minutes in the new chair, which takes the weight off his tailbone without dragging the skin.

He needs the tilt chair, the pressure cushion that goes with it, and a headrest, because his neck is weak and his head goes back when he is tilted. What he wants himself is not complicated. He would like to eat supper at the table with his family and he would like to go see Nia play softball.

Sincerely,
Patrice Loomis, RN`,
    `RESPONSE TO REVIEWER QUESTIONS
Member: D. Pickett-Rowe, born Feb. 11, 1981
From: R. Tefft-Amari, MD, 09/15/26

Q1. Why can the member not do his own weight shifts?
Motor level is C6, complete. Elbow flexion and wrist extension are 4/5 bilaterally. Triceps and finger flexors: zero, both sides. Nothing in trunk or hips. A push-up, a side lean or a forward lean all take muscles he does not have.

Q2. The member already has a reclining wheelchair. Please explain why this is not adequate.
Recline opens the angle between seat and back, and so it shears the skin. With him it pulls along the back and he slides forward. His sacral ulcer started in that chair this past May. Tilt keeps the angle fixed and shifts the load off.

Q3. Is there objective evidence?
Yes, from the seating clinic on Aug 19, 2026 (Colby Wren, PT, ATP). Two hours in a trial tilt-in-space chair, no sliding at all. Mapping went from a peak of 142 mmHg on his own foam cushion down to 61 mmHg on the type we ordered. With respect to blood pressure, I recorded 118/74 supine and 82/50 three minutes after sitting him up on Sept 8; in the trial, 2 minutes at 45 degrees got him to 112/70.

Q4. Why a headrest?
Neck extensors are 3 of 5. Unsupported, his head goes backward after the first 20 degrees or so. It also gives him rest, as he is worn out after about 40 minutes upright.

Q5. Was power mobility considered?
It was. Their van, with a ramp good for 300 pounds, can't carry a power chair.

Q6. Who will operate the tilt?
His wife Shanelle; weekday mornings the aide. He needs it lifelong.

Rosalind Tefft-Amari, MD, NPI 1649027518`,
    `HOLLOW CREEK MOBILITY
Order summary / LMN cover, TennCare

Pt: PICKETT-ROWE, DWAYNE   M   45   6-1 / 176#
1180 Cattail Lane, Lower Branford TN 37999   ph 931-555-0143
Rx MD: Tefft-Amari, PM&R, NPI 1649027518   signed 9/15/26

Dx G82.53, L89.153, I95.1

1 ea E1161 manual w/c, tilt in space, 18W x 20D
1 ea E2607 skin prot + positioning cushion, 18 x 20
1 ea E0955 headrest, cushioned, w/ fixed hdwr

S: Quad, C6 complete, s/p fall off roof 4/22/19. Sits ~9 hr/day. Old recliner from '19 slides him & shears, sacral ulcer opened in it 5/26. Lives w/ wife + daughter, HHA M-F a.m. Lift transfers, 1 person.

O: MD visit 9/8: stg 3 sacrum 3.2 x 2.4 x 0.8 cm, granulating, no tunneling. BP lying 118/74, up x 3 min 82/50, dizzy. Seating 8/19: hips 16.5 in, L pelvis down 1.5 in, flexible. Peak under L sit bone 142 on flat foam, 61 on trial cushion. Tilt 45 deg x 2 min, BP 112/70. Neck ext 3/5.

A: Can't shift wt on his own. Insensate below C6. Recliner not doing the job, std and ltwt chairs don't tilt, power won't go in the van (ramp limit 300 lb).

P: Tilt 45 deg, 2 min, q 30 min, by wife or aide. Headrest since head drops back past 20 deg. LON = lifetime.

Home OK for the chair: single story, ramp in front, 36 in doors.

Thank you. Any questions on measurements go to Colby Wren PT/ATP, who did the fitting eval in August.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
