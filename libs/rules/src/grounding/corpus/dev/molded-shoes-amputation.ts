import type { CorpusCase } from '../corpus-case.ts';

export const moldedShoesAmputation: CorpusCase = {
  id: 'molded-shoes-amputation',
  today: '2026-08-04',
  facts: {
    case_id: 1530,
    patient: {
      first_name: 'Leroy',
      middle_name: 'Antoine',
      last_name: 'Fontaine',
      dob: '1950-06-18',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '215 lb',
      address: '404 Bayou Bend, Lafayette, LA 70501',
      phone: '(337) 555-0102',
      mrn: 'MRN-935512',
    },
    diagnoses: [
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'Z89.411', description: 'Acquired absence of right great toe' },
      { code: 'M14.672', description: "Charcot's joint, left ankle and foot" },
      { code: 'Z86.31', description: 'Personal history of diabetic foot ulcer' },
    ],
    items: [
      {
        item: 'Diabetic custom-molded shoe',
        hcpcs: 'A5501',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '12',
        color: 'Brown',
        justification:
          'The right great toe was amputated in 2023. The left midfoot has collapsed and does not fit into a depth shoe. The last ulcer, under the left cuboid, healed on 2026-05-06. He works as a school custodian and stands 6 hours a day.',
      },
      {
        item: 'Shoe insert, custom molded',
        hcpcs: 'A5513',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'year',
        justification:
          'Two pairs of inserts, with a toe filler on the right. Pedal pulses are weak on both sides.',
      },
      {
        item: 'Shoe modification, rocker sole',
        hcpcs: 'A5503',
        quantity: 2,
        quantity_limit: null,
        limit_period: 'year',
        justification: 'A rocker sole unloads the forefoot.',
      },
    ],
    provider: { name: 'Dr. Xiomara Delgado', npi: '1641849868', date_signed: '2026-08-04' },
  },
  notes: [
    `August 4, 2026

Leroy Antoine Fontaine, DOB June 18, 1950, MRN-935512

Dear Sir/Madam:

This 76-year-old gentleman has type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene (E11.51). His right great toe was amputated in 2023 (Z89.411). The left foot has a Charcot joint (M14.672): the midfoot has collapsed and does not fit into a depth shoe. He has a history of diabetic foot ulcer (Z86.31); the last ulcer was under the left cuboid and healed on May 6, 2026.

Mr. Fontaine stands six hours a day in his work as a school custodian. Pulses are weak in both feet.

He needs, for one year:

1. Custom-molded diabetic shoes (A5501), one pair, that is 2 shoes, size 12, brown.
2. Custom molded inserts (A5513), two pairs, that is 4 inserts, with a toe filler on the right.
3. Rocker soles (A5503), 2, to unload the forefoot.

Dr. Xiomara Delgado, NPI 1641849868`,
    `Fontaine, Leroy A.   M   76 y   215 lb   6 ft 0 in

DM2 + PAD (E11.51, no gangrene) | s/p R hallux amputation 2023 (Z89.411) | Charcot L ankle/foot (M14.672) | hx DFU (Z86.31), last one L cuboid, healed 5/6/26

A5501 x2, sz 12, brown
A5513 x4 (toe filler R)
A5503 x2 rocker sole
each per year; limits: A5501 2/yr, A5513 4/yr

L midfoot collapsed -> no depth shoe. Weak pedal pulses bilat. Stands 6 h/d (school custodian).

X. Delgado, Dr. 1641849868 08/04/26`,
    `1) Diabetes. Leroy Fontaine has diabetes mellitus type 2 and, as a consequence, poor circulation in the legs, but no gangrene. ICD-10-CM E11.51.

2) Feet. (a) The great toe of the right foot is missing since 2023; Z89.411. (b) The left ankle and foot are deformed by Charcot's disease; M14.672. (c) There have been ulcers before, the most recent one under the left cuboid, closed since 05/06/2026; Z86.31.

3) Shoes. Depth shoes do not accommodate the collapsed left midfoot. Two custom-molded shoes are needed (A5501; brown; 12), four custom molded inserts (A5513) and two rocker soles (A5503). A missing great toe calls for a filler in the right insert.

4) Prescriber. Dr. Xiomara Delgado, 1641849868, 4 Aug. 2026.`,
  ],
  passages: [
    `No ulcer is open now; the last one healed in May 2026.`,
    `Depth shoes (not ordered) do not fit the left foot.`,
    `Custom-molded shoes are covered when a foot deformity cannot be accommodated by a depth shoe. In a calendar year one pair is covered, with two more pairs of inserts.`,
    `A modification such as a rocker sole may take the place of an insert.`,
    `2 shoes (1 pair), 4 inserts (2 pairs), 2 rocker soles (1 per shoe).`,
  ],
  edits: [
    [0, 'side', 'The left foot has a Charcot joint → The right foot has a Charcot joint'],
    [0, 'social', 'as a school custodian → as a roofer'],
    [0, 'choice', 'size 12, brown → size 12, gray'],
    [1, 'description-detail', '(E11.51, no gangrene) → (E11.51, gangrene)'],
    [1, 'quantity', 'A5513 x4 → A5513 x6'],
    [1, 'retold', 'Weak pedal pulses bilat → Absent pedal pulses bilat'],
    [2, 'date-age', 'is missing since 2023 → is missing since 2020'],
    [2, 'treatment', '(b) The left ankle → (b) After casting failed, the left ankle'],
  ],
  corruptions: {
    'code-disease': [
      'Z89.411: {acquired absence of right great toe → foot drop, right foot}',
      "{Charcot's joint → Bunion} of the left foot (M14.672)",
      'Z86.31 records a history of {diabetic foot ulcer → venous thrombosis}.',
      'E11.51: type 2 diabetes with {peripheral angiopathy → diabetic dermatitis}',
    ],
    'other-item': [
      'A5501 {custom-molded shoe → depth-inlay shoe}, 2 per year',
      'A5503 ({rocker sole → toe filler}), 2',
      'Four {custom molded inserts → prefabricated inserts}, A5513',
    ],
    'description-detail': [
      'Diabetic peripheral angiopathy {without → with} gangrene.',
      'Absence of the right {great toe → fourth toe}.',
      "Charcot's joint{ →, acute stage,} of the left ankle and foot.",
      'Acquired absence of the right {great toe → foot}.',
    ],
    side: [
      'The {right → left} great toe was amputated in 2023.',
      "Charcot's joint of the {left → right} ankle and foot",
      'The last ulcer was under the {left → right} cuboid.',
      'The toe filler goes into the {right → left} insert.',
    ],
    sex: [
      '{He → She} works as a school custodian.',
      'This 76-year-old {gentleman → woman} stands for hours.',
      '{Mr. → Miss} Fontaine needs molded shoes.',
    ],
    choice: [
      'Shoes in {brown → black}.',
      'Custom-molded shoe, size {12 → 10}.',
      'A pair of brown shoes in twelve{ → extra wide}.',
    ],
    device: [
      '{ → A Charcot restraint orthotic walker will follow.}',
      'Shoes, inserts{ →, offloading socks} and rocker soles.',
      '{ → Forearm crutches were added to take weight off.}',
    ],
    medication: [
      '{ → Cilostazol has lengthened his walking distance.}',
      '{ → Basal insulin at bedtime, 34 units.}',
    ],
    diagnosis: [
      '{ → Retinopathy keeps him from checking his own feet.}',
      '{ → End-stage renal disease adds to the risk.}',
    ],
    event: [
      'His great toe was amputated in 2023{ → after osteomyelitis}.',
      '{ → A bypass of the left leg was done in May.}',
      '{ → He was in the hospital for sepsis.}',
    ],
    treatment: [
      '{ → Total contact casting lasted four months.}',
      '{ → Depth shoes of last year caused a blister.}',
      '{ → Iodine dressings are not tolerated.}',
    ],
    social: [
      'He works as a {school custodian → mail carrier}.',
      '{ → His daughter inspects his feet every evening.}',
      '{ → A widower, he cooks for himself.}',
    ],
    attitude: [
      '~ { → He wears his shoes at all times.}',
      '~ { → Mr. Fontaine is knowledgeable about foot care.}',
      '~ { → He regrets not having come earlier.}',
    ],
    negation: [
      'The left midfoot {does not fit → fits} into a depth shoe.',
      'The last ulcer {healed → has not healed}.',
      'There is {no → } gangrene.',
    ],
    organisation: [
      '{ → Acadiana Foot Clinic takes the casts.}',
      '{ → His Humana plan renewed the authorization.}',
    ],
    attestation: [
      '{ → I am treating his diabetes and certify all five statements.}',
      '{ → The casts were taken by me personally.}',
    ],
    'relative-date': [
      'The last ulcer healed {on May 6, 2026 → a week ago}.',
      '{ → He was examined on Thursday.}',
    ],
    'other-role': [
      'He stands {6 → 12} hours a day.',
      '{ → A1c stands at 12 %.}',
      '{ → Four toes are missing.}',
      '{ → The toe pressure is 76 mmHg.}',
    ],
    brackets: ['{ → [ABI right 0.58, left 0.66]}', 'Pedal pulses are weak. { → [monophasic on Doppler]}'],
    'coverage-measure': [
      'Molded shoes are covered for a deformity that depth shoes cannot take{ → , here a navicular height of 9 mm}.',
      'One of six conditions is required{ → ; vibration sense of 3/8 is one more in him}.',
    ],
    script: ['Inserts: {4 → ٨} a year', '~ {Rocker → Rоcker} soles, two', 'Size {12 → １３}'],
    identifier: [
      'Right great toe: {Z89.411 → Z89.421}',
      'Molded shoes {A5501 → A5510}',
      'NPI 16418{49868 → 48968}',
      'E11.{51 → 52}, angiopathy',
    ],
    'date-age': [
      'Amputation in {2023 → 2013}',
      'Ulcer closed on {05/06/2026 → 06/05/2026}',
      'He is {76 → 66} years old.',
    ],
    quantity: [
      'Inserts: {four → six} per year',
      'Rocker soles: {2 → 4}',
      'Two shoes per {year → 2 years}',
      '{One pair → Two pairs} of molded shoes',
    ],
    name: [
      'Leroy {Fontaine → Fontenot}',
      'Dr. {Xiomara → Ximena} Delgado',
      '{Leroy Antoine → Leroy Anthony} Fontaine',
    ],
    retold: [
      'He stands {six → ten} hours a day.',
      'The left midfoot has {collapsed → a high arch}.',
      'Pedal pulses are {weak → strong} on both sides.',
      'The ulcer under the left cuboid {healed → opened} on May 6, 2026.',
    ],
    sum: ['Two shoes, four inserts and two soles: {eight → nine} pieces.', 'Inserts: 2 pairs = {4 → 5}'],
  },
};
