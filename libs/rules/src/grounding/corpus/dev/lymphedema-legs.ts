import type { CorpusCase } from '../corpus-case.ts';

export const lymphedemaLegs: CorpusCase = {
  id: 'lymphedema-legs',
  today: '2026-06-02',
  facts: {
    case_id: 1750,
    patient: {
      first_name: 'Fatima',
      middle_name: 'Zahra',
      last_name: 'Al-Sayed',
      dob: '1988-11-23',
      gender: 'female',
      height: '161 cm',
      weight: '93 kg',
      address: '818 Garrison Street, Dearborn, MI 48124',
      phone: '(313) 555-0138',
      mrn: 'MRN-127064',
    },
    diagnoses: [
      { code: 'Q82.0', description: 'Hereditary lymphedema' },
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Lymphedema stocking, thigh length, 30-40 mmHg',
        hcpcs: 'A6534',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '6 months',
        size: 'XXL',
        color: 'Black',
        length: 'Long',
        justification:
          'Three for each leg. The circumference of the left thigh is 71 cm and of the right thigh 69 cm. Swelling has been present since the age of 13. Two infections of the skin in 2025 were treated with antibiotics by mouth.',
      },
      {
        item: 'Lymphedema night garment, lower leg and foot',
        hcpcs: 'A6524',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '2 years',
        size: 'XL',
        justification:
          'Two for each leg. Without compression at night the calf gains 2.5 cm by morning. She puts the garments on herself. No heart failure is known.',
      },
    ],
    provider: { name: 'Kwabena Asante, MD', npi: '1714120312', date_signed: '2026-06-02' },
  },
  notes: [
    `Kwabena Asante, MD | NPI 1714120312 | June 2, 2026

Re: Fatima Zahra Al-Sayed, DOB 11/23/1988, MRN-127064

To the reviewer:

Ms. Al-Sayed is a 37-year-old woman with hereditary lymphedema (Q82.0), also coded as lymphedema, not elsewhere classified (I89.0). Her legs have been swollen since she was 13 years old.

The left thigh has a circumference of 71 cm, the right thigh of 69 cm. When she goes without compression at night, the calf gains 2.5 cm by morning. In 2025 two skin infections were treated with antibiotics by mouth. She puts garments on by herself. She has no known heart failure.

Please cover for both legs:
- 6 lymphedema stockings, thigh length, 30-40 mmHg (A6534), 3 for each leg, per 6 months; XXL, black, long
- 4 lymphedema night garments, lower leg and foot (A6524), 2 for each leg, per 2 years; XL

Respectfully submitted`,
    `ASSESSMENT
  Lymphedema, hereditary, bilateral legs -- Q82.0, I89.0
MEASUREMENTS
  thigh L 71 cm / R 69 cm; calf +2.5 cm in the morning w/o night compression
HISTORY
  onset age 13; 2 skin infections 2025, PO antibiotics; no known HF
FUNCTION
  dons garments independently
EQUIPMENT
  A6534  6 per 6 months (3 per leg)  XXL / black / long  30-40 mmHg
  A6524  4 per 2 years (2 per leg)   XL
PATIENT
  Al-Sayed, Fatima  37 F  161 cm  93 kg
PROVIDER
  Kwabena Asante, MD  1714120312  06/02/2026`,
    `Fatima Al-Sayed, thirty-seven, inherited her lymphedema (ICD-10-CM Q82.0; I89.0). It began at thirteen.

&ndash; By day she needs thigh-length stockings of 30 to 40 mmHg. Three for each leg make six in six months (A6534): black, long, XXL.
&ndash; By night she needs garments for the lower leg and foot. Two for each leg make four in two years (A6524): XL.

What speaks for the night garments: without them her calf is 2.5 cm thicker in the morning. What speaks against compression: nothing that we know, in particular no heart failure.

Thigh girth: 71 cm (left), 69 cm (right).

Kwabena Asante, MD, 1714120312, 2 June 2026`,
  ],
  passages: [
    `Arm sleeves and pumps are not requested.`,
    `Left 71 cm, right 69 cm: two centimeters of difference.`,
    `Three daytime garments per body part in 6 months: with two legs, 6 stockings. Two night garments per body part in 2 years: with two legs, 4 garments.`,
    `Compression is the mainstay of treatment for lymphedema of every stage and must be renewed as garments wear out.`,
  ],
  edits: [
    [0, 'negation', 'She has no known heart failure. → She has known heart failure.'],
    [0, 'retold', 'the calf gains 2.5 cm by morning → the calf gains 4.5 cm by morning'],
    [0, 'quantity', '2 for each leg, per 2 years → 2 for each leg, per year'],
    [1, 'description-detail', 'Lymphedema, hereditary → Lymphedema, secondary to surgery'],
    [1, 'event', '2 skin infections 2025 → 5 skin infections 2025'],
    [1, 'social', 'dons garments independently → dons garments with her mother'],
    [2, 'date-age', 'It began at thirteen. → It began at thirty.'],
    [2, 'choice', 'black, long, XXL → black, long, XL'],
  ],
  corruptions: {
    'code-disease': [
      'Q82.0 is the code for {hereditary lymphedema → postmastectomy lymphedema}.',
      'I89.0: {lymphedema → varicose veins}, not elsewhere classified',
    ],
    'other-item': [
      'A6534 lymphedema {stocking, thigh length → arm sleeve}, 6',
      'A6524: {night garment → daytime wrap}, lower leg and foot',
      'Six {stockings → night garments} (A6534) and four {night garments → stockings} (A6524)',
    ],
    'description-detail': [
      '{Hereditary → Filarial} lymphedema of both legs',
      'Thigh-length stockings, {30-40 → 40-50} mmHg',
      'Hereditary lymphedema{ → with elephantiasis}',
    ],
    side: [
      'The circumference of the {left → right} thigh is 71 cm.',
      'Three stockings for {each leg → the left leg}.',
      'Swelling of {both legs → the right leg} since the age of 13.',
    ],
    sex: [
      '{Ms. → Mr.} Al-Sayed puts the garments on {herself → himself}.',
      'A 37-year-old {woman → man} with lymphedema',
      '{Her → His} calf gains 2.5 cm by morning.',
    ],
    choice: [
      'Stockings in {black → beige}, XXL.',
      'Night garments of size {XL → M}.',
      'Thigh stockings, {long → short}.',
    ],
    device: [
      '{ → Toe caps and a donning butler are part of this order.}',
      'Stockings and night garments{ → and a sequential pump with two sleeves} are needed.',
    ],
    medication: [
      '{ → She takes penicillin every day as prevention.}',
      'Infections were treated with {antibiotics → clindamycin 300 mg} by mouth.',
    ],
    diagnosis: [
      '{ → Lipedema was diagnosed in the same clinic.}',
      '{ → A fungal infection between the toes persists.}',
    ],
    event: [
      'Two infections of the skin {in 2025 were treated with antibiotics by mouth → put her in the hospital in 2025}.',
      '{ → Lymph vessels were bypassed surgically.}',
    ],
    treatment: [
      '{ → Flat-knit garments gave her a rash.}',
      '{ → Bandaging for six weeks was followed by a relapse.}',
    ],
    social: [
      '{ → Her mother, who has the same disease, helps with dressing.}',
      '{ → She is a mother of three who stands at a cash register.}',
    ],
    attitude: [
      '~ { → Ms. Al-Sayed avoids social events because of her legs.}',
      '~ { → She is diligent with skin care.}',
      '~ { → Heaviness of the legs exhausts her by noon.}',
    ],
    negation: [
      '{No heart → Heart} failure is known.',
      '{Without → With} compression at night the calf gains 2.5 cm.',
      'She {puts → is unable to put} the garments on herself.',
    ],
    organisation: [
      '{ → Beaumont Lymphedema Program measured her.}',
      '{ → Meridian Complete approved the last set.}',
    ],
    attestation: [
      '{ → Under oath I state that no garment was supplied within six months.}',
      '{ → Measurements were taken by me at a visit for this purpose.}',
    ],
    'relative-date': [
      '{ → Her present stockings were delivered last November.}',
      'Swelling has been present {since the age of 13 → for the last three years}.',
    ],
    'other-role': [
      'The left thigh measures {71 → 93} cm.',
      'Swelling began at the age of {13 → 30}.',
      '{ → She had 6 infections.}',
      '{ → Her body mass index is 37.}',
    ],
    brackets: ['{ → [Stemmer positive both sides]}', 'Three for each leg. { → [custom flat knit]}'],
    'coverage-measure': [
      'Garments are covered under the Act for lymphedema{ → with pitting of 8 mm, as in this patient}.',
      'Replacement is covered after a change of the limb{ → ; hers has gained 4 cm}.',
    ],
    script: [
      'Stockings, {6 → ١٦} per 6 months',
      '~ Hereditary {lymphedema → lуmphedema}',
      'Left thigh: {71 → ๗๙} cm',
    ],
    identifier: [
      '{Q82.0 → Q82.8}, hereditary',
      'Stockings {A6534 → A6543}',
      'Asante, MD, NPI {1714120312 → 1714120321}',
      'Phone {(313) 555-0138 → (313) 555-0183}',
    ],
    'date-age': [
      'Two infections in {2025 → 2023}',
      '{37 → 47} years old',
      'Born on {23 November → 23 October} 1988',
    ],
    quantity: [
      'Stockings: {6 → 9} per 6 months',
      'Night garments: 4 per {2 years → year}',
      'Night garments: limit {4 → 2} per 2 years',
      '{Three → Two} stockings for each leg',
    ],
    name: [
      'Fatima {Al-Sayed → Al-Saadi}',
      '{Kwabena → Kwame} Asante, MD',
      'Fatima {Zahra → Zainab} Al-Sayed',
    ],
    retold: [
      'The calf gains {2.5 → 5.2} cm by morning.',
      '{Two → Four} infections of the skin in 2025',
      'Antibiotics were given by {mouth → vein}.',
      'The calf {gains → loses} 2.5 cm by morning without compression.',
    ],
    sum: [
      'Six stockings and four night garments: {ten → twelve} garments.',
      '6 stockings in 6 months, {12 → 18} in a year',
      'The thighs differ by {2 → 12} cm.',
    ],
  },
};
