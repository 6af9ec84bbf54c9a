import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes for a man of ninety-five at home with his daughter; a therapist and a supplier's clerk write the transfers and the list. */
export const liftCommodeStrokeDrover: CorpusCase = {
  id: 'lift-commode-stroke-drover',
  today: '2026-07-13',
  facts: {
    case_id: 15011,
    patient: {
      first_name: 'Ebenezer',
      last_name: 'Strand',
      dob: '1931-05-02',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '176 lb',
      address: '2 Stockyard Bend, Cutler Wells, NM 87099',
      phone: '(575) 555-0192',
      mrn: 'CW-10935',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'M62.81', description: 'Muscle weakness (generalized)' },
      { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'medium sling',
        justification:
          'Stroke on 2025-08-14 with right sided weakness, leg 1 of 5 and arm 2 of 5. He cannot stand. Moving him between bed and chair takes two people; his daughter is alone with him from 7 in the evening until 8 in the morning. A transfer board and a gait belt failed between 2026-03 and 2026-05: his right knee buckled and his daughter strained her back. Without a lift he would be confined to bed. He makes 4 transfers a day.',
      },
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'grey',
        justification:
          'The toilet is on the upper floor and he sleeps on the ground floor. Detachable arms are needed so that the sling can bring him in from the side. A urinal alone does not serve for the bowels.',
      },
    ],
    provider: { name: 'Cornelia Vasquez-Ault, MD', npi: '1297460538', date_signed: '2026-07-13' },
    seen: [
      '2026-07-06, at home, by Cornelia Vasquez-Ault, MD: right leg 1 of 5, right arm 2 of 5, left arm and leg 4 of 5, blood pressure 128/74, skin of the sacrum intact; answers questions clearly.',
      '2026-07-08, at home, by Bertrand Oyelaran, OT: daughter worked a trial lift alone, bed to chair in 6 minutes; room between bed and wall 38 inches; floor of tile.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Mesa Home Equipment',
      'Lives with whom? With his daughter Winona',
      'Day help? An aide from 8 in the morning until noon, weekdays',
      'Former work? Cattle drover',
      'Where was the stroke treated? Sandia Crossing Hospital',
      'Medicines? Apixaban 2.5 mg twice a day',
      'What does he say of the lift? He agrees to it',
    ],
    answered: [],
  },
  notes: [
    `July 13, 2026

Concerning Mr. Ebenezer Strand, born May 2, 1931
MRN CW-10935

To the Medicare contractor:

Mr. Strand, a cattle drover in his working days, is 95 and lives with his daughter Winona. His stroke of August 14, 2025 was treated at Sandia Crossing Hospital. It has left him with hemiplegia and hemiparesis of the right dominant side (I69.351). He has generalized muscle weakness (M62.81) and chronic kidney disease, stage 3a (N18.31), and takes apixaban 2.5 mg twice a day.

I visited him at home on July 6, 2026. The right leg was 1 of 5 and the right arm 2 of 5; on the left, arm and leg were 4 of 5. His blood pressure was 128/74. The skin of the sacrum was intact. He answered questions clearly.

He cannot stand. It takes two people to move him between bed and chair, and from seven in the evening until eight in the morning his daughter is alone with him. A transfer board and a gait belt failed this spring; his right knee buckled, and she strained her back. Without a lift he would be confined to bed.

I order a hydraulic or mechanical patient lift (E0630) with a medium sling, and a commode chair with detachable arms (E0165), grey. He agrees to the lift.

Cornelia Vasquez-Ault, MD
NPI 1297460538`,
    `OCCUPATIONAL THERAPY HOME VISIT

Client: Ebenezer Strand   95-year-old male   5 ft 7 in, 176 lb
Date: 07/08/2026
OT: Bertrand Oyelaran

Dx: Hemiplegia, right dominant side, after stroke; generalized weakness; CKD 3a

Home measurements
- Bed to wall: 38 inches
- Floor: tile
- Toilet: upper floor
- Sleeping: ground floor

Transfers
Number per day: 4
Without equipment: two people
With transfer board and gait belt (March to May 2026): failed, right knee buckled
With trial lift, today: daughter alone, 6 minutes from bed to chair

Help
Daughter Winona, who lives with him. Aide weekdays, 8 a.m. to noon.

Findings relevant to the commode
He is not able to stand. The sling must bring him in from the side, so the arms have to come off. A urinal alone does not serve for bowel movements.

Recommendation
1. Patient lift with medium sling
2. Commode with detachable arms

Coverage background
A patient lift is covered if transfer between bed and a chair, wheelchair or commode requires it and if, without the lift, the patient would be bed confined. Commodes are covered for a person confined to a level of the home where there is no toilet. Detachable arms are covered when they are necessary for transfers.`,
    `Mesa Home Equipment

Detailed list for the order of July 13, 2026

Patient: Ebenezer Strand
2 Stockyard Bend, Cutler Wells, NM 87099
Phone (575) 555-0192
Payer: Medicare Part B
Ordering physician: Cornelia Vasquez-Ault, MD
NPI: 1297460538

1) E0630 Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s). Quantity: 1. Limit: 1 per month. Sling size: medium.

2) E0165 Commode chair, mobile or stationary, with detachable arms. Quantity: 1. Limit: 1 per month. Color: grey.

Two items in total.

ICD-10-CM codes on the order: I69.351, M62.81, N18.31

Statement of need taken from the physician's order

The patient had a stroke on August 14, 2025, and his right side is weak. He cannot bear his weight in standing. His daughter is by herself with him for thirteen hours, from 7 in the evening until 8 in the morning. With the trial lift on July 8, 2026 she moved him alone from bed to chair in six minutes.

He sleeps on the ground floor, and the toilet is on the floor above. The commode is not a convenience item in this home. Its arms come off so that the sling can bring him in from the side.

The space of 38 inches between bed and wall was measured by Bertrand Oyelaran, OT.`,
    `LETTER OF MEDICAL NECESSITY

Patient: Ebenezer Strand
Equipment: patient lift and commode chair

A. Medical condition

Mr. Strand has hemiplegia and hemiparesis following cerebral infarction affecting the right dominant side (I69.351), muscle weakness, generalized (M62.81), and chronic kidney disease, stage 3a (N18.31).

B. Functional condition

His right leg has a strength of 1 of 5 and his right arm 2 of 5. He is unable to stand. He needs 4 transfers every day, which makes 28 in a week.

C. Alternatives considered

A transfer board and a gait belt were used between March and May 2026. They failed. The knee buckled on the right, and the daughter's back was strained.

D. Patient lift, E0630

A lift lets one caregiver do the work of two. On July 8, 2026 his daughter worked a trial lift alone. Without it he would be confined to bed. Lifts are covered in just that circumstance.

E. Commode chair with detachable arms, E0165

The bedroom is downstairs and the toilet upstairs. The arms have to be removed for a sling transfer from the side. A urinal meets only part of his need.

F. Caregivers

Winona, his daughter, lives with him. An aide comes on weekdays from 8 in the morning until noon, that is 20 hours a week.

Examined at home on July 6, 2026.

Cornelia Vasquez-Ault, MD
NPI 1297460538
Signed July 13, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'He has generalized muscle weakness (M62.81) → He has spinal stenosis (M62.81)'],
    [3, 'code-disease', 'chronic kidney disease, stage 3a (N18.31) → chronic viral hepatitis (N18.31)'],
    [
      2,
      'other-item',
      '2) E0165 Commode chair, mobile or stationary, → 2) E0165 Patient lift, hydraulic or mechanical,',
    ],
    [
      0,
      'description-detail',
      'chronic kidney disease, stage 3a (N18.31), and → chronic kidney disease, stage 4 (N18.31), and',
    ],
    [
      3,
      'description-detail',
      'affecting the right dominant side (I69.351) → affecting the right non-dominant side (I69.351)',
    ],
    [0, 'side', 'on the left, arm and leg were 4 of 5 → on both sides, arm and leg were 4 of 5'],
    [1, 'side', 'failed, right knee buckled → failed, left knee buckled'],
    [2, 'side', 'and his right side is weak → and his left side is weak'],
    [1, 'sex', '95-year-old male → 95-year-old female'],
    [3, 'sex', 'He is unable to stand. → She is unable to stand.'],
    [2, 'choice', 'Sling size: medium. → Sling size: large.'],
    [0, 'choice', '(E0165), grey. → (E0165), white.'],
    [
      1,
      'device',
      '2. Commode with detachable arms → 2. Commode with detachable arms and a drop-arm wheelchair',
    ],
    [0, 'medication', 'takes apixaban 2.5 mg twice a day → takes warfarin 2.5 mg once a day'],
    [
      3,
      'medication',
      'A urinal meets only part of his need. → A urinal meets only part of his need, since he takes senna.',
    ],
    [1, 'diagnosis', 'generalized weakness; CKD 3a → generalized weakness; CKD 3a; dementia'],
    [
      0,
      'event',
      'and she strained her back. → and she strained her back. He slid to the floor and broke his wrist.',
    ],
    [
      3,
      'treatment',
      'They failed. The knee buckled → They failed, as did a sit-to-stand aid. The knee buckled',
    ],
    [
      2,
      'treatment',
      'and his right side is weak. → and his right side is weak in spite of six weeks of inpatient therapy.',
    ],
    [
      0,
      'social',
      'is 95 and lives with his daughter Winona → is 95, a widower, and lives with his daughter Winona',
    ],
    [3, 'social', 'An aide comes on weekdays from 8 → An aide comes every day from 8'],
    [
      1,
      'attitude',
      'daughter alone, 6 minutes from bed to chair → daughter alone, 6 minutes from bed to chair; client was frightened',
    ],
    [0, 'attitude', 'He agrees to the lift. → He does not agree to the lift.'],
    [1, 'negation', 'He is not able to stand. → He is able to stand.'],
    [2, 'negation', 'The commode is not a convenience item → The commode is a convenience item'],
    [0, 'organisation', 'treated at Sandia Crossing Hospital → treated at Alamosa Veterans Clinic'],
    [2, 'organisation', 'Payer: Medicare Part B → Payer: Presbyterian Senior Care'],
    [
      3,
      'attestation',
      'Examined at home on July 6, 2026. → Examined at home on July 6, 2026, when I watched two transfers.',
    ],
    [0, 'relative-date', 'His stroke of August 14, 2025 was → His stroke of three years ago was'],
    [
      2,
      'other-role',
      'she moved him alone from bed to chair in six minutes → she moved him alone from bed to chair in thirteen minutes',
    ],
    [1, 'other-role', '- Bed to wall: 38 inches → - Bed to wall: 67 inches'],
    [
      2,
      'brackets',
      'He cannot bear his weight in standing. → He cannot bear his weight in standing [contracture of the right hip].',
    ],
    [
      1,
      'coverage-measure',
      'if, without the lift, the patient would be bed confined. → if, without the lift, the patient would be bed confined, as he was for 20 days in May.',
    ],
    [3, 'script', 'He needs 4 transfers every day → He needs ٨ transfers every day'],
    [2, 'identifier', 'Phone (575) 555-0192 → Phone (575) 555-0129'],
    [3, 'identifier', 'NPI 1297460538 → NPI 1297460583'],
    [0, 'date-age', 'born May 2, 1931 → born May 2, 1932'],
    [1, 'date-age', 'Date: 07/08/2026 → Date: 07/18/2026'],
    [2, 'quantity', 'Quantity: 1. Limit: 1 per month. Sling → Quantity: 2. Limit: 1 per month. Sling'],
    [3, 'name', 'Winona, his daughter, lives → Ramona, his daughter, lives'],
    [2, 'name', 'measured by Bertrand Oyelaran, OT → measured by Bertram Oyelaran, OT'],
    [0, 'retold', 'It takes two people to move him → It takes three people to move him'],
    [
      3,
      'retold',
      'The bedroom is downstairs and the toilet upstairs. → The bedroom is upstairs and the toilet downstairs.',
    ],
    [3, 'sum', 'which makes 28 in a week → which makes 32 in a week'],
    [2, 'sum', 'Two items in total. → Three items in total.'],
  ],
  corruptions: {},
};
