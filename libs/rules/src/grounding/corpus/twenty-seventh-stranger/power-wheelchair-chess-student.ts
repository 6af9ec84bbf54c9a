import type { CorpusCase } from '../corpus-case.ts';

/** A neuromuscular physician, an occupational therapist, a seating supplier and a drafting model write for a student of fifteen with muscular dystrophy. */
export const powerWheelchairChessStudent: CorpusCase = {
  id: 'power-wheelchair-chess-student',
  today: '2026-08-25',
  facts: {
    case_id: 33103,
    patient: {
      first_name: 'Teodor',
      last_name: 'Halvorsen-Reyes',
      dob: '2011-05-14',
      gender: 'male',
      height: '5 ft 3 in',
      weight: '118 lb',
      address: '52 Quarry Street, Slate Harbor, ME 04997',
      phone: '(207) 555-0166',
      mrn: 'SHC-77412',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        justification:
          'Not able to walk since 2024-10. Not able to propel a manual wheelchair: shoulder strength 2/5, elbow strength 3/5, hand grip 4/5 on both sides on 2026-08-11. Drives a loaned power wheelchair with a joystick with the right hand: passed the driving test on 2026-07-22 in 16 of 16 tasks.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sits 11 hours a day and is not able to shift his weight. Redness over the right sitting bone for 40 minutes after school on 2026-08-11; with tilt of 45 degrees every 30 minutes it was gone in 10 minutes.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '16 x 18 inches',
        justification:
          'Pelvis lower on the right by 3 cm. Scoliosis of 34 degrees on the X-ray of 2026-06-17.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, MD', npi: '1720489356', date_signed: '2026-08-25' },
    seen: [
      '2026-08-11, in clinic, by Rosalind Achterberg, MD: in the wheelchair, not able to stand, no pressure ulcer, breathing without support, speech clear.',
    ],
    told: [
      'Who pays? Pinecoast Family Health',
      'Who supplies? Tidewater Seating and Mobility',
      'Lives with whom? With his mother and his grandfather',
      'Home? House on one floor with a ramp at the front door, doors 34 inches wide',
      'School? Tenth grade; plays in the chess club',
      'Surgery of the spine? None so far',
    ],
    answered: [],
  },
  notes: [
    `OCCUPATIONAL THERAPY: SEATING AND MOBILITY EVALUATION

Client: Teodor Halvorsen-Reyes, age 15, male
Diagnoses: Duchenne or Becker muscular dystrophy (G71.01); neuromuscular scoliosis, thoracolumbar region (M41.45)

Setting. Teodor lives with his mother and his grandfather in a one-floor house. There is a ramp at the front door. The doors are 34 inches wide. He is in tenth grade and plays in the chess club.

Mobility. He has not been able to walk since October 2024 and cannot propel a manual wheelchair. Strength on 8/11/2026, both sides alike: shoulder 2/5, elbow 3/5, grip 4/5.

Driving. In a loaned power wheelchair he uses a joystick with his right hand. On 7/22/2026 he completed all 16 of 16 tasks of the driving test and passed.

Sitting. He sits 11 hours a day and is unable to shift his weight. The pelvis is 3 cm lower on the right. The curve measured 34 degrees on the X-ray of 6/17/2026.

Skin. After school on 8/11/2026 there was redness over the right sitting bone that lasted 40 minutes. When he was tilted 45 degrees every 30 minutes, it cleared in 10 minutes. No pressure ulcer.

Recommended: K0861 power wheelchair in blue, E1007 tilt and recline, E2607 cushion, 16 x 18 inches. One of each.

Tilt moves the load from the buttocks to the back, and recline opens the angle of the hip.`,
    `Rosalind Achterberg, MD
NPI 1720489356

August 25, 2026

Pinecoast Family Health

Subject: Teodor Halvorsen-Reyes, date of birth May 14, 2011

Dear colleague,

Teodor is a 15-year-old young man whom I saw in clinic on August 11, 2026, two weeks ago today. His muscular dystrophy (G71.01) has taken his ability to walk. He has not walked since October 2024. His scoliosis (M41.45) is neuromuscular and lies in the thoracolumbar region. He has had no spinal surgery so far.

On examination he sat in the wheelchair and could not stand. He was breathing without support, and his speech was clear. I found no pressure ulcer. His shoulders were 2/5 in strength, his elbows 3/5 and his grip 4/5, the same on both sides. Arms of this strength cannot push a manual wheelchair.

He can, however, drive. A loaned power wheelchair with a joystick gave him the chance to show it, and he passed the driving test on July 22, 2026.

He spends 11 hours of the day seated and cannot relieve pressure on his own. Redness over the right sitting bone has already been seen.

I prescribe a group 3 power wheelchair (K0861), power tilt and recline with shear reduction (E1007) and a skin protection and positioning cushion (E2607).

Muscular dystrophies of this kind weaken the muscles near the trunk before those of the hands.

With kind regards,
Rosalind Achterberg, MD`,
    `Tidewater Seating and Mobility

PRIOR AUTHORIZATION REQUEST

Member: Teodor Halvorsen-Reyes
Address: 52 Quarry Street, Slate Harbor, ME 04997
Phone: (207) 555-0166
Height and weight: 5 ft 3 in, 118 lb
Plan: Pinecoast Family Health

Line 1. K0861, power wheelchair, group 3, multiple power option, capacity to 300 pounds. Color blue. Quantity 1, limit 1 in 5 years.
Line 2. E1007, power seating, tilt and recline, mechanical shear reduction. Quantity 1, limit 1 in 5 years.
Line 3. E2607, skin protection and positioning cushion, 16 x 18 inches. Quantity 1, limit 1 in 3 years.

Total: 3 pieces.

Basis for line 1: no walking since October 2024; shoulder strength 2/5; manual propulsion not possible; driving test passed with 16 of 16 tasks.

Basis for line 2: 11 hours of sitting a day without the ability to shift weight; redness that lasted 40 minutes, but only 10 minutes with regular tilt to 45 degrees.

Basis for line 3: pelvic height differs by 3 cm, lower on the right; scoliosis of 34 degrees.

The home is on one floor and has a ramp at the front door. Its doors measure 34 inches.

The order is signed by Rosalind Achterberg, MD, on 08/25/2026.

The weight capacity of a chair must exceed the weight of its user with all that is carried on it.`,
    `**Draft letter for review**

**Patient:** Teodor Halvorsen-Reyes
**DOB:** 05/14/2011
**MRN:** SHC-77412

**1. Summary**
Teodor, a tenth-grader aged 15, has Duchenne or Becker muscular dystrophy and a neuromuscular scoliosis of the thoracolumbar region. He has been unable to walk since October 2024.

**2. Why not a manual chair?**
Muscle strength is 2/5 at the shoulder and 3/5 at the elbow. He cannot propel a manual wheelchair.

**3. Why tilt and recline?**
- Seated time: 11 hours per day
- Weight shifts: not possible on his own
- Redness: 40 minutes, shortened by 30 minutes when tilt was used
- Tilt schedule: 45 degrees every half hour

**4. Why the cushion?**
The right side of the pelvis is 3 cm lower, and the scoliosis measured 34 degrees on June 17, 2026.

**5. Home and school**
He shares a single-floor home with his mother and grandfather. A ramp leads to the front door. At school he belongs to the chess club.

**6. Examination**
Dr. Achterberg's visit of August 11, 2026: not able to stand, no pressure ulcer, no breathing support, clear speech.

**7. Order**
One K0861, one E1007 and one E2607, to be supplied by Tidewater Seating and Mobility.

Insurers generally want a face-to-face visit and a specialty evaluation before a complex power wheelchair is approved.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'social',
      'lives with his mother and his grandfather in a one-floor house → lives with his foster parents in a one-floor house',
    ],
    [0, 'negation', 'There is a ramp at the front door. → There is no ramp at the front door.'],
    [0, 'side', 'he uses a joystick with his right hand → he uses a joystick with his left hand'],
    [0, 'retold', 'The curve measured 34 degrees on → The curve measured 54 degrees on'],
    [0, 'other-role', 'The pelvis is 3 cm lower on the right. → The pelvis is 11 cm lower on the right.'],
    [0, 'retold', 'it cleared in 10 minutes → it cleared in 25 minutes'],
    [0, 'choice', 'K0861 power wheelchair in blue → K0861 power wheelchair in red'],
    [0, 'date-age', 'since October 2024 and cannot propel → since March 2023 and cannot propel'],
    [0, 'brackets', 'Skin. After school → Skin. [Eczema of both elbows.] After school'],
    [0, 'retold', 'grip 4/5. → grip 1/5.'],
    [1, 'sex', 'Teodor is a 15-year-old young man whom → Teodor is a 15-year-old young lady whom'],
    [1, 'relative-date', 'two weeks ago today → six weeks ago today'],
    [
      1,
      'code-disease',
      'His muscular dystrophy (G71.01) has taken → His spinal muscular atrophy (G71.01) has taken',
    ],
    [1, 'description-detail', 'lies in the thoracolumbar region → lies in the cervical region'],
    [1, 'treatment', 'He has had no spinal surgery so far. → He has had a spinal fusion.'],
    [1, 'negation', 'He was breathing without support, → He was breathing with support,'],
    [
      1,
      'medication',
      'and his speech was clear. → and his speech was clear. He takes deflazacort 36 mg a day.',
    ],
    [
      1,
      'diagnosis',
      'I found no pressure ulcer. → I found no pressure ulcer. His cardiomyopathy is being watched.',
    ],
    [
      1,
      'event',
      'He can, however, drive. → He broke his left femur in a fall last winter. He can, however, drive.',
    ],
    [
      1,
      'attestation',
      'I prescribe a group 3 power wheelchair → After visiting his home and measuring its doors myself, I prescribe a group 3 power wheelchair',
    ],
    [
      1,
      'other-item',
      'power tilt and recline with shear reduction (E1007) → power tilt and recline with shear reduction (E2607)',
    ],
    [2, 'identifier', '(207) 555-0166 → (207) 555-0161'],
    [2, 'quantity', 'Quantity 1, limit 1 in 3 years. → Quantity 1, limit 1 in 2 years.'],
    [2, 'sum', 'Total: 3 pieces. → Total: 4 pieces.'],
    [2, 'organisation', 'Plan: Pinecoast Family Health → Plan: Granite Bay Medicaid'],
    [2, 'device', 'scoliosis of 34 degrees. → scoliosis of 34 degrees, for which a head array is added.'],
    [2, 'negation', 'manual propulsion not possible → manual propulsion possible'],
    [2, 'script', 'Its doors measure 34 inches. → Its doors measure २८ inches.'],
    [
      2,
      'coverage-measure',
      'with all that is carried on it. → with all that is carried on it, here 118 lb and a ventilator of 12 lb.',
    ],
    [
      2,
      'name',
      'The order is signed by Rosalind Achterberg, MD, → The order is signed by Rosalind Achterkamp, MD,',
    ],
    [3, 'sum', 'shortened by 30 minutes when tilt was used → shortened by 20 minutes when tilt was used'],
    [3, 'social', 'At school he belongs to the chess club. → At school he belongs to the swim team.'],
    [
      3,
      'attitude',
      'He cannot propel a manual wheelchair. → He cannot propel a manual wheelchair, which frustrates him deeply.',
    ],
    [3, 'negation', 'Weight shifts: not possible on his own → Weight shifts: possible on his own'],
    [
      3,
      'organisation',
      'to be supplied by Tidewater Seating and Mobility → to be supplied by Northeast Rehab Equipment',
    ],
    [3, 'event', 'clear speech. → clear speech. He had been discharged from intensive care ten days before.'],
  ],
  corruptions: {},
};
