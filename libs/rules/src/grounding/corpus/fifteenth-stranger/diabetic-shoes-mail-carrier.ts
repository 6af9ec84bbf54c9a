import type { CorpusCase } from '../corpus-case.ts';

/** The physician who treats the diabetes writes the certifying letter; a pedorthist's clerk and a foot nurse write the rest. */
export const diabeticShoesMailCarrier: CorpusCase = {
  id: 'diabetic-shoes-mail-carrier',
  today: '2026-09-08',
  facts: {
    case_id: 15007,
    patient: {
      first_name: 'Leopold',
      last_name: 'Marchetti',
      dob: '1963-02-14',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '203 lb',
      address: '77 Old Post Road, Bramble Creek, PA 16899',
      phone: '(814) 555-0150',
      mrn: 'BC-40672',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.421', description: 'Acquired absence of other right toe(s)' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'brown',
        size: '9 1/2 extra wide',
        justification:
          'Second and third right toes were amputated on 2024-10-22 at Laurel Memorial Hospital for a bone infection. On the left foot the second toe is hammered and has a callus on its tip. He feels a 10 gram monofilament at 2 of 10 points on the right and 4 of 10 on the left. HbA1c was 7.6 % on 2026-08-11. His walking shoes rubbed a blister over the left second toe on 2026-06-30, which healed in 3 weeks.',
      },
      {
        item: "For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient's foot, including arch, base layer minimum of 1/4 inch material of shore a 35 durometer or 3/16 inch material of shore a 40 durometer (or higher), prefabricated, each",
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three pairs a year, a fresh pair every four months, because he is on his feet 5 hours a day and flattens them.',
      },
    ],
    provider: { name: 'Josephine Tarrant, MD', npi: '1285749306', date_signed: '2026-09-08' },
    seen: [
      '2026-09-01, in office, by Josephine Tarrant, MD: second and third right toes absent, scar well healed; left second toe hammered with callus, no open sore; monofilament felt at 2 of 10 points right, 4 of 10 left; pulses felt in both feet.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Why Medicare? Disability since 2025',
      'Who treats the diabetes? Josephine Tarrant, MD',
      'Who supplies? Allegheny Pedorthic Shop',
      'Lives with whom? Alone',
      'Who helps? His daughter Bettina looks at his feet on Sundays',
      'Former work? Mail carrier',
      'Medicines? Metformin 1000 mg twice a day, insulin glargine 24 units at night',
      'Does he look at his feet himself? Every evening with a mirror',
    ],
    answered: [],
  },
  notes: [
    `September 8, 2026

Statement of Certifying Physician, with letter

Patient: Leopold Marchetti
Date of birth: February 14, 1963
MRN: BC-40672

I treat Mr. Marchetti for type 2 diabetes mellitus with diabetic polyneuropathy (E11.42). He is 63 years old, was a mail carrier, and lives alone. His hemoglobin A1c was 7.6 % on August 11, 2026. He takes metformin 1000 mg twice a day and insulin glargine 24 units at night.

The second and third toes of the right foot were amputated on October 22, 2024, at Laurel Memorial Hospital for a bone infection (Z89.421). He has a hammer toe on the left foot (M20.42), and there is a callus on its tip.

At my examination of September 1, 2026 the scar was well healed and there was no open sore. He felt a 10 gram monofilament at 2 of 10 points on the right foot and at 4 of 10 on the left. Pulses were felt in both feet.

On June 30, 2026 his walking shoes rubbed a blister over the left second toe; it took three weeks to heal. I order depth-inlay shoes, two (one pair) a year (A5500), brown, size 9 1/2 extra wide, and six heat-molded multiple density inserts a year (A5512).

Josephine Tarrant, MD, NPI 1285749306`,
    `DIABETIC FOOT NOTE

L. Marchetti, 63-year-old male, T2DM with polyneuropathy
Seen 09/01/2026

RIGHT FOOT
- Toes 2 and 3 absent
- Scar well healed
- Monofilament 2/10
- Pulse felt

LEFT FOOT
- Toe 2 hammered, callus on the tip
- No open sore
- Monofilament 4/10
- Pulse felt

HISTORY
Amputation 10/22/2024, for bone infection. Blister over left second toe 06/30/2026 from walking shoes; healed in 3 weeks.

DIABETES
HbA1c 7.6 % (08/11/2026)
Metformin 1000 mg BID
Insulin glargine 24 units at bedtime

SELF-CARE
He looks at his feet every evening with a mirror. His daughter Bettina looks at them on Sundays. He is on his feet 5 hours a day.

PLAN
1 pair of depth shoes (2 shoes) per year. 3 pairs of inserts (6 inserts) per year, a new pair every four months, since he flattens them.

ABOUT THE BENEFIT
Medicare pays for one pair of depth shoes and three pairs of inserts each calendar year for a person with diabetes who has one of six foot conditions, among them a previous amputation of part of a foot and neuropathy with callus formation. The physician who manages the diabetes must certify the need.`,
    `Allegheny Pedorthic Shop
Dispensing request

Customer: Leopold Marchetti
77 Old Post Road, Bramble Creek, PA 16899
Tel. (814) 555-0150

Coverage: Medicare Part B, by disability since 2025

Certifying physician: Josephine Tarrant, MD
NPI: 1285749306

Order:
A5500 Off-the-shelf depth-inlay shoe, per shoe. Quantity 2. Limit 2 per year. Brown, 9 1/2 extra wide.
A5512 Multiple density insert, direct formed, heat molded, prefabricated, each. Quantity 6. Limit 6 per year.

Sum of units: 8.

Diagnoses: E11.42; Z89.421; M20.42

Explanation
The right foot lacks its second and third toes. The left foot has a hammered second toe with a callus. An ordinary walking shoe raised a blister over that toe on June 30, 2026, which was healed after three weeks. The customer does not feel the monofilament at most points of either foot: on the right he felt 2 points of 10, on the left 4.

The shoes are extra wide and deep so that the inserts fit inside them. The inserts are changed every four months because he wears them flat, being on his feet five hours daily. He lives by himself, and his daughter Bettina looks at his feet once a week.`,
    `Letter of Medical Necessity for Therapeutic Shoes and Inserts

Leopold Marchetti is a 63-year-old former mail carrier with diabetes. His weight is 203 lb. The qualifying diagnoses are listed below.

| ICD-10-CM | Description |
| E11.42 | Type 2 diabetes mellitus with diabetic polyneuropathy |
| Z89.421 | Acquired absence of other right toe(s) |
| M20.42 | Other hammer toe(s) (acquired), left foot |

Foot at risk. He has lost two toes of the right foot, by amputation in October 2024. Sensation is reduced: 2 of 10 monofilament points on the right, 4 of 10 on the left. The left hammer toe carries a callus.

Why ordinary shoes are unsafe. They caused a blister over the left second toe on 2026-06-30.

Glucose control. HbA1c 7.6 % in August 2026, with metformin 1000 mg two times daily and insulin glargine 24 units nightly.

Order. A5500, two shoes per year. A5512, six inserts per year, that is, one pair every four months.

Background. A foot without protective sensation does not warn its owner of pressure, and depth shoes with molded inserts spread that pressure. He examines his own feet each evening with a mirror.

Seen in the office on 2026-09-01. Both feet had pulses, and no open sore was found.

Josephine Tarrant, MD
2026-09-08`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'for a bone infection (Z89.421) → for a bone infection, with peripheral artery disease (Z89.421)',
    ],
    [
      3,
      'code-disease',
      '| M20.42 | Other hammer toe(s) (acquired), left foot | → | M20.42 | Charcot joint, left foot |',
    ],
    [
      2,
      'other-item',
      'A5512 Multiple density insert, direct formed, → A5512 Off-the-shelf depth-inlay shoe, direct formed,',
    ],
    [1, 'other-item', '3 pairs of inserts (6 inserts) per year → 3 pairs of shoes (6 shoes) per year'],
    [
      3,
      'description-detail',
      'Type 2 diabetes mellitus with diabetic polyneuropathy → Type 2 diabetes mellitus with diabetic nephropathy',
    ],
    [
      0,
      'description-detail',
      'I treat Mr. Marchetti for type 2 diabetes → I treat Mr. Marchetti for type 1 diabetes',
    ],
    [0, 'side', 'He has a hammer toe on the left foot → He has a hammer toe on the right foot'],
    [
      2,
      'side',
      'The right foot lacks its second and third toes → The left foot lacks its second and third toes',
    ],
    [1, 'sex', '63-year-old male, T2DM → 63-year-old female, T2DM'],
    [3, 'sex', 'He has lost two toes → She has lost two toes'],
    [2, 'choice', 'Brown, 9 1/2 extra wide → Black, 9 1/2 extra wide'],
    [0, 'choice', 'size 9 1/2 extra wide → size 10 1/2 extra wide'],
    [
      3,
      'device',
      'A5512, six inserts per year, that is → A5512, six inserts per year, with a toe filler for the right shoe, that is',
    ],
    [0, 'medication', 'insulin glargine 24 units at night → insulin glargine 42 units at night'],
    [1, 'medication', 'Metformin 1000 mg BID → Glipizide 10 mg BID'],
    [
      0,
      'diagnosis',
      'was a mail carrier, and lives alone. → was a mail carrier, has glaucoma, and lives alone.',
    ],
    [1, 'event', 'healed in 3 weeks. → healed in 3 weeks after an emergency visit.'],
    [
      3,
      'treatment',
      'They caused a blister over the left second toe on 2026-06-30. → They caused a blister over the left second toe on 2026-06-30, for which he wore a total contact cast.',
    ],
    [2, 'social', 'He lives by himself, and → He lives with his wife, and'],
    [0, 'social', 'was a mail carrier, and → was a bus driver, and'],
    [
      1,
      'attitude',
      'He is on his feet 5 hours a day. → He is on his feet 5 hours a day and will not be told to rest.',
    ],
    [3, 'negation', 'no open sore was found → an open sore was found'],
    [
      2,
      'negation',
      'The customer does not feel the monofilament at most points → The customer does feel the monofilament at most points',
    ],
    [0, 'organisation', 'at Laurel Memorial Hospital for → at Johnstown Veterans Hospital for'],
    [2, 'organisation', 'Allegheny Pedorthic Shop → Keystone Footwear'],
    [
      3,
      'attestation',
      'Seen in the office on 2026-09-01. → I took casts of his feet and saw him in the office on 2026-09-01.',
    ],
    [
      0,
      'relative-date',
      'it took three weeks to heal. I order → it took three weeks to heal, and last week it opened again. I order',
    ],
    [3, 'other-role', 'HbA1c 7.6 % in August 2026 → HbA1c 9.5 % in August 2026'],
    [1, 'other-role', 'Insulin glargine 24 units → Insulin glargine 63 units'],
    [
      2,
      'brackets',
      'which was healed after three weeks. → which was healed after three weeks [with an antibiotic].',
    ],
    [
      1,
      'coverage-measure',
      'and neuropathy with callus formation. → and neuropathy with callus formation, of which his callus of 2 cm is one.',
    ],
    [
      2,
      'script',
      'on the right he felt 2 points of 10, on the left 4. → on the right he felt ٧ points of 10, on the left 4.',
    ],
    [0, 'identifier', 'NPI 1285749306 → NPI 1285749360'],
    [2, 'identifier', 'Tel. (814) 555-0150 → Tel. (814) 555-0105'],
    [1, 'date-age', 'Amputation 10/22/2024 → Amputation 10/22/2025'],
    [3, 'date-age', 'is a 63-year-old former → is a 68-year-old former'],
    [2, 'quantity', 'Quantity 6. Limit 6 per year → Quantity 6. Limit 6 per month'],
    [1, 'name', 'His daughter Bettina looks → His daughter Loretta looks'],
    [3, 'name', 'Josephine Tarrant, MD → Josephine Barrant, MD'],
    [1, 'retold', 'a new pair every four months → a new pair every two months'],
    [3, 'retold', 'Sensation is reduced: 2 of 10 → Sensation is reduced: 8 of 10'],
    [2, 'sum', 'Sum of units: 8. → Sum of units: 12.'],
  ],
  corruptions: {},
};
