import type { CorpusCase } from '../corpus-case.ts';

/** Six hands argue for a chin-driven group 3 power wheelchair for a scaffold builder with a complete lesion at C5. */
export const powerChairScaffoldBuilder: CorpusCase = {
  id: 'power-chair-scaffold-builder',
  today: '2026-08-19',
  facts: {
    case_id: 31101,
    patient: {
      first_name: 'Tobiah',
      last_name: 'Marchetti-Okolie',
      dob: '1987-03-14',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '171 lb',
      address: '318 Kiln Row, Harlow Bend, OH 45999',
      phone: '(740) 555-0148',
      mrn: 'HB-402217',
    },
    diagnoses: [
      { code: 'S14.115S', description: 'Complete lesion at C5 level of cervical spinal cord, sequela' },
      { code: 'G82.53', description: 'Quadriplegia, C5-C7 complete' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'slate blue',
        size: '18 x 19 in seat',
        justification:
          'Fell from a scaffold on 2025-09-28; complete lesion at C5, ASIA A. There is no active movement of wrists, fingers, trunk or legs, so he cannot grip or push the rim of a manual wheelchair. Without a power chair he is in bed 19 hours of 24. In a trial at home on 2026-08-05 with a demonstration group 3 chair he drove through 6 of 6 doorways, the narrowest 33 inches, and up the 1:12 ramp without help. A group 2 chair was tried the same day: on the 60 ft gravel drive his chin lost the joystick 7 times; in the group 3 chair with suspension, once.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He cannot shift his own weight. The stage 2 sacral ulcer measured 3.4 x 2.2 cm on 2026-05-20 and 2.5 x 1.8 cm on 2026-07-29. Blood pressure falls from 104/62 lying to 78/46 after 5 minutes upright at 90 degrees. Tilt of 45 degrees for 2 minutes every 30 minutes is planned. Recline is needed for catheterization in the chair 5 times a day. Recline without shear reduction slid him 4 cm down the backrest in the trial.',
      },
      {
        item: 'Power wheelchair accessory, hand or chin control interface, compact remote joystick, proportional, including fixed mounting hardware',
        hcpcs: 'E2373',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Worked by the chin. Elbow flexion is 3/5 and the wrist is not controlled: with a hand joystick he hit the target in 3 of 10 tries, by chin in 10 of 10. Neck rotation is 70 degrees to each side.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, adjustable, width less than 22 inches, any depth',
        hcpcs: 'E2624',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '18 in',
        justification:
          'Pressure mapping on 2026-07-21: peak under the sacrum 168 mmHg on foam and 71 mmHg on the adjustable air cushion. The pelvis is 2 cm lower on the left and needs positioning.',
      },
    ],
    provider: { name: 'Ingrid Vasquez-Thorne, MD', npi: '1548302761', date_signed: '2026-08-19' },
    seen: [
      '2026-07-21, in the seating clinic, by Wilhelmina Tarr, PT: shoulder abduction 3/5 on both sides, elbow flexion 3/5 on both sides, elbow extension and wrist extension 0/5, legs 0/5. Transfers by two persons with a mechanical lift. Sitting balance: none without support.',
      '2026-07-29, in clinic, by Ingrid Vasquez-Thorne, MD: face-to-face mobility examination. Sacral ulcer 2.5 x 1.8 cm, stage 2, no sign of infection. Vision and hearing normal. Oriented to person, place and time; MoCA (version for the blind) 21 of 22.',
      '2026-08-05, at home, by Wilhelmina Tarr, PT, with Threeway Rehab Mobility: trial of chairs, ramp and doorways measured.',
    ],
    told: [
      'Lives with whom? With his husband Laszlo and their daughter Pia, aged 6',
      'Who pays? Copper Creek Mutual',
      'Who supplies? Threeway Rehab Mobility',
      'Work? Scaffold builder until the injury; since March 2026 takes an online course in building estimating, 3 hours a day',
      'Home? One-story house, ramp at the front door',
      'Vehicle? A van with a side ramp, bought in April 2026',
      'At night? His husband turns him every 3 hours',
      'Denied before? A first request was sent on 2026-08-06; on 2026-08-12 Copper Creek Mutual denied the tilt and recline (E1007) as a convenience',
    ],
    answered: [],
  },
  notes: [
    `Ingrid Vasquez-Thorne, MD
NPI 1548302761

August 19, 2026

To the Medical Director, Copper Creek Mutual

Re: Tobiah Marchetti-Okolie, born March 14, 1987
318 Kiln Row, Harlow Bend, OH 45999

Dear Colleague,

I am writing about a man of 39 who built scaffolds for a living until he fell from one on September 28, 2025. The fall left him with a complete cord lesion at C5 (S14.115S), ASIA A, and with complete C5-C7 quadriplegia (G82.53). Nearly eleven months later nothing moves below the elbows: no wrist, no finger, no trunk, no leg.

I performed the face-to-face mobility examination on July 29. His mind is clear; he was fully oriented and scored 21 of 22 on the MoCA for the blind. He sees and hears normally. There is a stage 2 ulcer over the sacrum (L89.152), 2.5 by 1.8 cm and not infected. He also has a neurogenic bladder (N31.9) and is catheterized five times a day.

At present he spends 19 of every 24 hours in bed. That is not because the injury demands it. It is because he has no chair that he can drive. A manual wheelchair is useless to someone who can neither grasp nor push a rim, and a scooter presupposes arms and a trunk that he does not have.

In our physical therapist's home trial on August 5 he took a group 3 chair, steered by chin, through every one of the six doorways and up his ramp without anyone's help. I therefore prescribe the group 3 chair (K0861) with combined power tilt and recline and mechanical shear reduction (E1007), a chin-operated compact joystick (E2373) and a skin protection and positioning cushion (E2624), one of each.

Tilt and recline, in a man who cannot shift his weight, whose pressure drops to 78/46 when he is sat bolt upright, and whose skin is already broken, is no luxury. It is the treatment.

I would be glad to discuss the case with you by telephone.

With kind regards,

Ingrid Vasquez-Thorne, MD`,

    `SEATING AND WHEELED MOBILITY EVALUATION - SUMMARY LETTER
Evaluator: Wilhelmina Tarr, PT
Seating clinic 07/21/2026; home trial 08/05/2026

CLIENT: T. Marchetti-Okolie, MRN HB-402217, 39 y/o M, 6'1", 171 lb (approx. 78 kg)
DX: C5 complete SCI, sequela (S14.115S); C5-C7 complete quadriplegia (G82.53); sacral PU stage 2 (L89.152); neurogenic bladder (N31.9)

STRENGTH (MMT)
| Muscle group | R | L |
|---|---|---|
| Shoulder abduction | 3/5 | 3/5 |
| Elbow flexion | 3/5 | 3/5 |
| Elbow extension | 0/5 | 0/5 |
| Wrist extension | 0/5 | 0/5 |
| Lower extremities | 0/5 | 0/5 |

Cervical rotation 70 deg each way. No unsupported sitting balance. Dependent x2 for transfers, mechanical lift.

PRESSURE MAPPING (07/21)
Peak sacral pressure, foam: 168 mmHg
Peak sacral pressure, adjustable air: 71 mmHg
Change: -97 mmHg, i.e. reduced by more than half
Pelvic obliquity, L side 2 cm low, hence skin protection AND positioning (E2624, 18" wide).

INPUT DEVICE
Hand joystick: 3/10 targets. Chin joystick: 10/10 targets. => E2373, chin mount.

BASE COMPARISON, GRAVEL DRIVE (60 FT)
Group 2: 7 losses of chin contact
Group 3 with suspension: 1 loss
Losing contact with the joystick means losing control of the chair; seven times in sixty feet is not safe. => K0861.

POWER SEATING
Pt. can't perform any independent weight shift. During the trial, recline w/o shear reduction displaced him 4 cm down the back. Over a sacrum with an open area, that is precisely the force we are trying to avoid. => E1007.
Plan: tilt 45 deg x 2 min q30min.

HOME: single level, 1:12 front ramp, narrowest of 6 doors 33". All negotiated without help in the group 3 chair.

Less costly alternatives considered: manual chair (unable to grip or propel), group 2 power chair (see above), hand control (see above), foam cushion (see above).

W. Tarr, PT`,

    `*** FAX ***
FROM: Threeway Rehab Mobility
TO: Copper Creek Mutual, Utilization Review
DATE: 08/19/2026
RE: Marchetti-Okolie, Tobiah. DOB 03/14/1987

Please see the order information below. If a page is hard to read, call the prescriber's office rather than pend the request.

PRESCRIBER: Ingrid Vasquez-Thorne, MD, NPI 1548302761
FACE-TO-FACE: 07/29/2026
ORDER SIGNED: 08/19/2026, 21 days after the face-to-face
MEMBER PHONE: (740) 555-0148

LINE 1 - K0861, qty 1, slate blue, seat 18 x 19
LINE 2 - E1007, qty 1
LINE 3 - E2373, qty 1
LINE 4 - E2624, qty 1, 18 inch

Lines 1 through 3: one in 5 years. Line 4: one in 3 years.

REVIEWER NOTES

Line 1. The member weighs 171 lb. The capacity of this base is 300 lb, so no heavy-duty base is asked for. Our company was at the home with the physical therapist on 08/05/2026. Doorways: narrowest 33 in. Ramp 1:12. The member has a van with a side ramp (bought April 2026), so the chair can be transported.

Line 2. This line was denied on 08/12/2026 as a convenience; the first request went out 08/06/2026. Please look at the clinical record again: sacral pressure ulcer, stage 2; no independent weight shift; blood pressure 104/62 lying, 78/46 after five minutes at 90 degrees; catheterized in the chair 5 times daily.

Line 3. Driven by chin. Hand control was tested and he succeeded with only 3 of 10 targets.

Line 4. Adjustable cushion. Sacral peak went down from 168 to 71 mmHg on mapping of 07/21/2026.

Lines 2, 3 and 4 are of no use without line 1, and line 1 is of no use without line 3. We ask that the four lines be decided together.

Billing Department
Threeway Rehab Mobility`,

    `DICTATED, PM&R RESIDENT, FOR DR. VASQUEZ-THORNE

Okay this is a letter of necessity on Tobiah Marchetti-Okolie, that's Marchetti hyphen Okolie, date of birth three fourteen eighty-seven, medical record HB-402217. He is a thirty-nine-year-old gentleman, a scaffold builder before his injury, now about ten and a half months out from a fall off a scaffold, that was September 28 of last year, with a C5 complete injury, ASIA A, and he's got antigravity shoulder abduction and elbow flexion on both sides but that's it, three out of five, triceps zero, wrist extensors zero, legs zero, no sitting balance at all unless somebody or something holds him up. He goes from bed to chair in a mechanical lift with two people.

The attending did the mobility exam on July 29th and the ulcer was two and a half by one point eight centimeters, stage two, sacral, no signs of infection, and that is better than May 20th when it was three point four by two point two, so it's getting smaller, but he is also lying in bed nineteen hours a day, and what we want is for him to be up without losing that progress. That's the argument for the tilt and recline with the shear reduction, E1007, correction, combination tilt and recline with MECHANICAL shear reduction. Also he drops his pressure, 104 over 62 down, 78 over 46 up at ninety degrees at five minutes, so a chair that only sits upright won't work for him, he has to be able to be tilted back. And he gets cathed five times a day and with recline it can be done in the chair, otherwise it's five lift transfers back to bed, well, five there and five back, ten with two people each.

Cognition fine, MoCA blind twenty-one of twenty-two, vision hearing normal, so safe to drive from that point of view. Drives with the chin, ten for ten. Base is K0861, joystick is E2373, cushion E2624. His husband is Laszlo, they have a little girl, Pia, she's six. He's taking a course in building estimating, online, three hours a day. Payer is Copper Creek Mutual. Thank you. End of dictation.`,

    `# Letter of Medical Necessity (draft)

**Patient:** Tobiah Marchetti-Okolie (he/him), 39
**Prescriber:** Ingrid Vasquez-Thorne, MD
**Payer:** Copper Creek Mutual

---

## Why does he need a power wheelchair?

He has a complete lesion at C5 (**S14.115S**) with complete C5–C7 quadriplegia (**G82.53**). His wrists, fingers, trunk and legs do not move actively. Nobody can propel a manual wheelchair without grip or triceps, and his elbow extension is 0/5.

## Why group 3 rather than group 2?

Both were tested on August 5, 2026, on the same 60-foot gravel drive:

| Chair | Times the chin lost the joystick |
|---|---|
| Group 2 | 7 |
| Group 3 (with suspension) | 1 |

Group 3 bases are designed for people whose mobility limitation comes from a neurological condition, a myopathy or a congenital skeletal deformity. A spinal cord injury is a classic example of the first.

## Why a chin control?

- Hand joystick: **30 %** of targets hit
- Chin joystick: **100 %** of targets hit

## Why power tilt *and* recline *with* shear reduction?

1. **Skin.** He cannot relieve pressure on his own, and he has a stage 2 sacral ulcer (**L89.152**).
2. **Circulation.** Sitting at 90° lowers his systolic pressure by 26 mmHg within five minutes, from 104 to 78.
3. **Bladder.** Neuromuscular bladder dysfunction (**N31.9**) requires catheterization five times a day, for which he reclines.
4. **Shear.** Without shear reduction he slid 4 cm in the trial.

## Why this cushion?

The adjustable air cushion brought peak sacral pressure down from 168 to 71 mmHg.

## Will it work in his home?

Yes. It is a one-story house with a ramp. He passed 6 of 6 doorways.

## Requested

| HCPCS | Qty |
|---|---|
| K0861 | 1 |
| E1007 | 1 |
| E2373 | 1 |
| E2624 | 1 |

*Signed: August 19, 2026, NPI 1548302761*`,

    `APPEAL OF DENIAL - E1007

August 19, 2026

Copper Creek Mutual
Appeals

Member: Tobiah Marchetti-Okolie
Prescriber: Ingrid Vasquez-Thorne, MD

A week ago, on August 12, 2026, you decided that a power seat which tilts and reclines is a "convenience" for this member. We ask you to set that decision aside, and we would like to explain what the word means in his house.

Convenience is something one can do without. Consider what he does without already. He cannot lean forward. He cannot push up on his arms, because his elbows do not extend. He cannot rock from one hip to the other, since neither his trunk nor his legs move. When somebody without a spinal cord injury sits too long, the body complains and the person shifts, dozens of times an hour, without a thought. He has no movement with which to answer. The result is on record: a pressure ulcer over his sacrum, measured on May 20 and again ten weeks later. It has become smaller, from 3.4 x 2.2 cm to 2.5 x 1.8 cm, at the price of a life spent mostly in bed (19 hours out of 24) and of a husband, Laszlo, who gets up to turn him every three hours of the night.

A chair without this seat would bring him upright onto that same wound, and would bring his blood pressure down to 78/46.

The alternative to E1007 is therefore not "the chair without the extra." The alternative is bed. The treatment of deep pressure ulcers, by contrast, is well known to be long and costly; a wound that breaks down to muscle or bone may need surgery and months of immobility.

The prescription is specific. Tilt 45 degrees, two minutes, every half hour. Recline for catheterization, five times daily. Shear reduction, for without it he slipped 4 cm down the backrest.

He is 39, a father, and is studying building estimating three hours a day. Please approve E1007 together with K0861, E2373 and E2624.

Respectfully submitted on behalf of the member and of Dr. Vasquez-Thorne (NPI 1548302761)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
