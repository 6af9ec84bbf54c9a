import type { CorpusCase } from '../corpus-case.ts';

export const wrapHereditary: CorpusCase = {
  id: 'wrap-hereditary',
  today: '2026-02-24',
  facts: {
    case_id: 2450,
    patient: {
      first_name: 'Ingeborg',
      middle_name: null,
      last_name: 'Salinas',
      dob: '1984-06-21',
      gender: 'female',
      height: '168 cm',
      weight: '91 kg',
      address: '2750 Orchard Way, Yakima, WA 98902',
      phone: '(509) 555-0155',
      mrn: 'MRN-381906',
    },
    diagnoses: [
      { code: 'Q82.0', description: 'Hereditary lymphedema' },
      { code: 'L03.116', description: 'Cellulitis of left lower limb' },
    ],
    items: [
      {
        item: 'Lymphedema wrap, below knee',
        hcpcs: 'A6583',
        quantity: 2,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'L',
        length: 'Medium',
        justification:
          'Calf 46 cm on the left and 39 cm on the right. Two courses of antibiotics for cellulitis in 2025. After two weeks of bandaging in January 2026 the left calf lost 4 cm. One is worn while the other is washed. She is a cook and stands 8 hours a day.',
      },
      {
        item: 'Lymphedema night garment, lower leg and foot',
        hcpcs: 'A6524',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '2 years',
        size: 'L',
        justification: 'Swelling returns overnight by 2 cm without a garment.',
      },
    ],
    provider: { name: 'Dr. Cormac Adjei', npi: '1498204639', date_signed: '2026-02-24' },
  },
  notes: [
    `Patient: Ingeborg Salinas, 41, female
Diagnoses: hereditary lymphedema (Q82.0); cellulitis of the left lower limb (L03.116)

Ms. Salinas was born with a lymphatic system that does not drain her leg well. The left calf measures 46 cm, the right one 39 cm, a difference of 7 cm. In 2025 she needed antibiotics twice for cellulitis. Two weeks of bandaging in January 2026 took 4 cm off the left calf, but overnight 2 cm come back when no garment is worn.

She stands for eight hours a day at her work as a cook.

Ordered:
2 lymphedema wraps, below knee (A6583), size L, medium length, one to wear and one to wash
1 lymphedema night garment, lower leg and foot (A6524), size L

The policy allows 3 wraps in 6 months and 2 night garments in 2 years.

Dr. Cormac Adjei, NPI 1498204639`,
    `lymphedema, hereditary, L leg. calf 46 (L) vs 39 (R) cm. cellulitis x 2 in 2025, abx both times. CDT bandaging 2 wk 1/2026: -4 cm. rebound 2 cm/night w/o garment. job: cook, 8 h standing.
order: A6583 #2, L, medium. A6524 #1, L.
Q82.0, L03.116
pt I. Salinas / Dr. C. Adjei 1498204639 / 2-24-26`,
    `Dear Sir or Madam,

Lymphedema cannot be cured, but it can be kept in check. Bandaging reduces the limb; garments hold what has been gained. That is the step Ingeborg Salinas has reached now: the circumference of her left calf went down by four centimeters last month, and without compression the leg fills again in the night.

Skin infections are the main danger of a swollen leg. She had cellulitis twice in the past year, and each time antibiotics were required.

By day she will use a below-knee wrap with straps that she can tighten as the leg shrinks. Two are needed so that one can be laundered. By night she will use a padded garment for the lower leg and foot.

Sincerely,

Dr. Cormac Adjei
NPI 1498204639
February 24, 2026

Q82.0 Hereditary lymphedema
L03.116 Cellulitis of left lower limb
A6583 Lymphedema wrap, below knee: 2
A6524 Lymphedema night garment, lower leg and foot: 1`,
    `Ms. Ingeborg Salinas (DOB: June 21, 1984) has been diagnosed with Hereditary Lymphedema (Q82.0) and Cellulitis of the Left Lower Limb (L03.116). These conditions cause swelling and put her at increased risk for infection.

The Lymphedema Wrap (A6583) provides gradient compression below the knee, which supports the return of lymph. The patient requires 2 wraps so that compression is not interrupted on wash days. The Night Garment (A6524) is designed for the hours of sleep, when daytime garments are too tight to be worn safely. The patient's swelling rises by 2 cm each night if the leg is left bare.

Conservative treatment has been tried: a 2-week course of bandaging led to a reduction of 4 cm.

Considering her occupation as a cook, in which she is on her feet 8 hours daily, continued compression is essential.

Prescriber: Dr. Cormac Adjei (NPI: 1498204639)`,
    `S: Swelling of the left leg that comes back every night. On her feet all day in a kitchen.
O: Calf circumference 46 cm left, 39 cm right.
A: Hereditary lymphedema, status post two episodes of cellulitis in 2025. Good response to bandaging.
P: Two below-knee wraps L/medium, one night garment L. Remeasure before the next order.
Salinas, Ingeborg. Seen for garments by Dr. Cormac Adjei, NPI 1498204639.`,
  ],
  passages: [
    'Compression has to be worn day and night to hold the reduction.',
    'The left calf is 7 cm thicker than the right.',
    'Within the limits: 2 of 3 wraps, 1 of 2 night garments.',
    'Each bout of cellulitis damages lymph vessels further.',
  ],
  edits: [
    [0, 'retold', 'Two weeks of bandaging → Two months of bandaging'],
    [0, 'sum', 'a difference of 7 cm → a difference of 9 cm'],
    [1, 'treatment', 'abx both times → IV abx both times'],
    [2, 'social', 'By night she will use → By night her husband will put on her'],
    [3, 'identifier', 'The Night Garment (A6524) → The Night Garment (A6525)'],
  ],
  corruptions: {
    'code-disease': ['Q82.0: {hereditary lymphedema → postmastectomy lymphedema}'],
    'other-item': ['A6583, lymphedema {wrap → stocking}, below knee'],
    side: ['Cellulitis of the {left → right} lower limb', 'The {left → right} calf lost 4 cm.'],
    sex: ['She is a cook; {her → his} calf measures 46 cm.'],
    choice: ['Wraps in size {L → XXL}'],
    device: ['{ → A pneumatic pump is used every evening.}'],
    medication: ['Two courses of {antibiotics → cephalexin} for cellulitis'],
    diagnosis: ['Hereditary lymphedema {and → , lipedema and} cellulitis'],
    event: ['{ → Sepsis brought her to intensive care.}'],
    social: ['She is a {cook → hairdresser} and stands 8 hours a day.'],
    negation: ['Swelling returns overnight {without → with} a garment.'],
    organisation: ['{ → Evergreen Health Plan has denied this before.}'],
    'relative-date': ['She was bandaged {in January 2026 → last autumn}.'],
    'coverage-measure': [
      'Custom garments are covered when no standard size fits{ →; her ankle is 33 cm around}.',
    ],
    'other-role': ['The right calf measures {39 → 41} cm.', 'She stands {8 → 12} hours a day.'],
    quantity: ['Night garments: {1 → 2}'],
    'date-age': ['Bandaging in January {2026 → 2024}'],
    retold: ['Swelling returns overnight by {2 → 5} cm.'],
    script: ['Calf {46 → ４٦} cm'],
  },
};
