import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician and the occupational therapist write for a great-grandmother after a stroke. */
export const patientLiftGreatGrandmother: CorpusCase = {
  id: 'patient-lift-great-grandmother',
  today: '2026-04-27',
  facts: {
    case_id: 20109,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Achterberg',
      dob: '1935-02-14',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '187 lb',
      address: '215 Juniper Terrace, Three Wells, NM 87999',
      phone: '(505) 555-0103',
      mrn: 'TWG-30571',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
      { code: 'Z74.01', description: 'Bed confinement status' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'large',
        justification:
          'Without a lift she would be confined to bed. Cannot bear weight on the left leg. A transfer board was tried in March 2026 and failed after 3 attempts because she leaned to the left. Two persons are needed for each transfer. Her daughter, 68, has a back injury. Transfers 4 times a day.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'green',
        justification: 'Second sling for the days when the first is in the wash, twice a week.',
      },
    ],
    provider: { name: 'Leocadia Brannigan, MD', npi: '1649027385', date_signed: '2026-04-27' },
    seen: [
      '2026-04-15, at home, by Leocadia Brannigan, MD: left arm flaccid, left leg strength 1 of 5, right leg strength 3 of 5, redness over the sacrum 3 cm, skin closed.',
      '2026-04-20, at home, by Imke Solberg, OTR/L: sits at the edge of the bed for 5 minutes with support, bedroom door 32 inches, hardwood floor.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Mesa Verde Home Care Equipment',
      'Lives with whom? With her daughter Gerda and son-in-law Amadeo',
      'When was the stroke? January 2026',
      'Work before? Seamstress',
      'Does she understand directions? Yes, follows two-step directions',
    ],
    answered: [],
  },
  notes: [
    `April 27, 2026

Medicare Part B
Re: Wilhelmina Achterberg, DOB February 14, 1935

To the Medical Director:

Mrs. Achterberg is a 91-year-old woman with hemiplegia following cerebral infarction affecting the left non-dominant side (I69.354), age-related osteoporosis without current pathological fracture (M81.0), and bed confinement status (Z74.01). Her stroke was in January 2026.

I visited her at home on April 15, 2026. The left arm was flaccid. Strength was 1 of 5 in the left leg and 3 of 5 in the right leg. Over the sacrum there was redness of 3 cm. The skin was closed.

She cannot bear weight on the left leg. A transfer board was tried in March 2026. It failed after three attempts because she leaned to the left. Each transfer needs two persons, and there are four transfers a day. Her daughter, Gerda, is 68 and has a back injury. Without a lift Mrs. Achterberg would be confined to bed.

I order a hydraulic or mechanical patient lift, E0630, size large, quantity 1, and a sling, E0621, green, quantity 1. The second sling is for the days when the first is in the wash, which is twice a week.

She lives with her daughter and her son-in-law, Amadeo, and she follows two-step directions.

Leocadia Brannigan, MD
NPI 1649027385`,
    `OCCUPATIONAL THERAPY HOME VISIT

Client: Wilhelmina Achterberg, age 91
MRN: TWG-30571
Date: 04/20/2026
Therapist: Imke Solberg, OTR/L

Background: Former seamstress. CVA in January 2026 with left hemiplegia. Osteoporosis. Lives with daughter Gerda (68) and son-in-law Amadeo.

Environment: The bedroom door is 32 inches wide. The floor is hardwood.

Performance:
- Sitting: edge of the bed, 5 minutes, with support
- Weight bearing: not possible on the left leg
- Transfers: assistance of two; 4 per day, which adds up to 28 per week
- Cognition for the task: follows two-step directions

Trial of other equipment: Transfer board, March 2026. Three attempts. She leaned to the left, and the trial failed.

Caregiver: The daughter has a back injury.

Recommended:
1. Patient lift (E0630), large, 1
2. Additional sling (E0621), green, 1, for use while the other sling is being washed 2 times a week

A lift takes the weight of the person off the caregiver and allows one trained person to do what otherwise needs two. Medicare covers a lift if transfer between bed and a chair, wheelchair or commode is required and, without the lift, the patient would be confined to bed.`,
    `Physician progress note (home visit 04/15/2026)

ID: 91 y/o F, s/p stroke in January 2026.

Social: Lives with daughter and son-in-law. Worked as a seamstress.

Exam: Height 5 ft 4 in, weight 187 lb. LUE flaccid. LLE 1/5, RLE 3/5. Sacral redness 3 cm, skin closed.

OT visit 04/20/2026: sits 5 minutes at the edge of the bed with support.

Assessment:
1. I69.354, hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side
2. M81.0, age-related osteoporosis without current pathological fracture
3. Z74.01, bed confinement status

Plan: Patient lift E0630, 1 per 5 years, size large. Sling E0621, 1 per year, green. To be supplied by Mesa Verde Home Care Equipment. Payer Medicare Part B.

Rationale: No weight bearing on the left leg. Two people are required for every transfer, four times daily. The transfer board did not succeed in March 2026 (three attempts, leaning left). The daughter, Gerda, who is 68, has an injured back. In the absence of a lift the patient would stay in bed. Lying in one position for long hours is in general a risk for pressure injury.

Leocadia Brannigan, MD
Signed 2026-04-27`,
    `**Letter of Medical Necessity**

**Patient:** Wilhelmina Achterberg
**Address:** 215 Juniper Terrace, Three Wells, NM 87999
**Phone:** (505) 555-0103
**Ordered items:** E0630 patient lift (1) and E0621 sling (1), in all 2 items

Dear Sir or Madam:

This letter concerns a lift for Wilhelmina Achterberg, a woman of 91 years who had a stroke in January 2026 and has since had a hemiplegia of her left, non-dominant side (I69.354). She also has osteoporosis (M81.0), at present without a pathological fracture.

**Need.** Her left leg does not bear weight; its strength is 1 of 5, while the right leg has 3 of 5. She can sit at the edge of the bed for 5 minutes if supported. Two helpers are needed for each of the 4 daily transfers. The daughter with whom she lives is 68 and has a back injury.

**Alternatives.** In March 2026 a transfer board was attempted three times and failed, as she leaned to the left side.

**Skin.** On April 15, 2026 there was a red area of 3 cm at the sacrum. It was not open.

**Home.** The door of the bedroom measures 32 inches, and the floor is hardwood.

**Sling.** The second sling, in green, will be used when the first is washed, two times per week. The lift is ordered in size large.

The supplier is Mesa Verde Home Care Equipment.

Leocadia Brannigan, MD, NPI 1649027385`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'without current pathological fracture (M81.0) → without current pathological fracture (M81.0), that is, rheumatoid arthritis',
    ],
    [2, 'code-disease', '3. Z74.01, bed confinement status → 3. Z74.01, morbid obesity'],
    [3, 'code-disease', 'She also has osteoporosis (M81.0) → She also has Paget disease (M81.0)'],
    [1, 'other-item', '1. Patient lift (E0630) → 1. Patient lift (E0621)'],
    [3, 'other-item', 'E0621 sling (1), in all → E0630 sling (1), in all'],
    [0, 'description-detail', 'affecting the left non-dominant side → affecting the left dominant side'],
    [
      2,
      'description-detail',
      'following cerebral infarction affecting → following intracerebral hemorrhage affecting',
    ],
    [2, 'side', 'LLE 1/5, RLE 3/5. → RLE 1/5, LLE 3/5.'],
    [0, 'side', 'The left arm was flaccid. → Both arms were flaccid.'],
    [0, 'sex', '91-year-old woman with → 91-year-old man with'],
    [2, 'sex', '91 y/o F, → 91 y/o M,'],
    [1, 'choice', '(E0630), large, 1 → (E0630), medium, 1'],
    [3, 'choice', 'The second sling, in green, → The second sling, in blue,'],
    [2, 'device', 'Payer Medicare Part B. → Payer Medicare Part B. A wheelchair cushion is ordered too.'],
    [1, 'medication', 'Osteoporosis. Lives → Osteoporosis on alendronate 70 mg weekly. Lives'],
    [
      0,
      'medication',
      'Her stroke was in January 2026. → Her stroke was in January 2026, and she takes clopidogrel.',
    ],
    [
      3,
      'diagnosis',
      'This letter concerns a lift for Wilhelmina Achterberg, → This letter concerns atrial fibrillation and a lift for Wilhelmina Achterberg,',
    ],
    [2, 'event', 'Worked as a seamstress. → Worked as a seamstress. Slid out of bed in February.'],
    [0, 'event', 'The skin was closed. → The skin was closed. She had a hip replacement in 2019.'],
    [
      1,
      'treatment',
      'CVA in January 2026 with left hemiplegia. → CVA in January 2026 with left hemiplegia, treated in inpatient rehabilitation.',
    ],
    [3, 'treatment', 'It was not open. → It was not open and is covered with a foam dressing.'],
    [0, 'social', 'her son-in-law, Amadeo, → her grandson, Amadeo,'],
    [1, 'social', 'Former seamstress. → Former piano teacher.'],
    [3, 'attitude', 'if supported. → if supported, and she dreads the board.'],
    [
      2,
      'attitude',
      'Lives with daughter and son-in-law. → Lives with daughter and son-in-law, who feel overwhelmed.',
    ],
    [3, 'negation', 'Her left leg does not bear weight; → Her left leg does bear weight;'],
    [0, 'negation', 'She cannot bear weight → She can bear weight'],
    [2, 'organisation', 'Mesa Verde Home Care Equipment → Rio Alto Medical Rentals'],
    [
      0,
      'organisation',
      'Her stroke was in January 2026. → Her stroke was treated at Saint Odilia Hospital in January 2026.',
    ],
    [
      0,
      'attestation',
      'I visited her at home on April 15, 2026. → I visited her at home on April 15, 2026 and trained her daughter with the lift.',
    ],
    [3, 'relative-date', 'On April 15, 2026 there was → Last Tuesday there was'],
    [1, 'other-role', 'The bedroom door is 32 inches wide. → The bedroom door is 68 inches wide.'],
    [
      2,
      'brackets',
      'Sacral redness 3 cm, skin closed. → Sacral redness 3 cm, skin closed [stage 2 in March].',
    ],
    [
      1,
      'coverage-measure',
      'the patient would be confined to bed. → the patient would be confined to bed, as she is 22 hours of each day.',
    ],
    [2, 'script', 'sits 5 minutes at the edge → sits ٩ minutes at the edge'],
    [1, 'identifier', 'TWG-30571 → TWG-30517'],
    [3, 'identifier', '(505) 555-0103 → (505) 555-0130'],
    [0, 'date-age', 'DOB February 14, 1935 → DOB February 14, 1936'],
    [1, 'date-age', 'daughter Gerda (68) → daughter Gerda (58)'],
    [2, 'quantity', 'Sling E0621, 1 per year → Sling E0621, 2 per year'],
    [0, 'name', 'Her daughter, Gerda, is → Her daughter, Greta, is'],
    [3, 'name', 'Leocadia Brannigan, MD → Leocadia Brennan, MD'],
    [2, 'retold', '(three attempts, leaning left) → (one attempt, leaning left)'],
    [3, 'retold', 'Two helpers are needed → One helper is needed'],
    [1, 'sum', 'adds up to 28 per week → adds up to 32 per week'],
    [3, 'sum', 'in all 2 items → in all 3 items'],
  ],
  corruptions: {},
};
