import type { CorpusCase } from '../corpus-case.ts';

/** A therapist's letter, an order sheet, and a letter in full payer's language. */
export const stockingsLymphedemaSeamstress: CorpusCase = {
  id: 'stockings-lymphedema-seamstress',
  today: '2026-11-25',
  facts: {
    case_id: 9314,
    patient: {
      first_name: 'Evangeline',
      middle_name: 'Maud',
      last_name: 'Thibodeaux',
      dob: '1974-11-03',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '183 lb',
      address: '38 Bayou Walk, Sorrel, LA 70399',
      phone: '(337) 555-0132',
      mrn: 'SO-20475',
    },
    diagnoses: [{ code: 'Q82.0', description: 'Hereditary lymphedema' }],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmhg, each',
        hcpcs: 'A6552',
        quantity: 4,
        quantity_limit: 6,
        limit_period: '6 months',
        color: 'beige',
        justification:
          'Both legs swollen below the knee since she was 16; her mother had the same. Stage 2. Measured 2026-11-04 by Hadley Roux, CLT: ankle 27 cm right, 29 cm left; calf 42 cm right, 45 cm left. Stockings of 20-30 mmHg did not hold the swelling in 2025. Two pairs, one to wear and one to wash. Erysipelas of the left leg in August 2025, treated with penicillin V by mouth. Pulses of both feet felt. Present stockings are 9 months old and have runs.',
      },
      {
        item: 'Gradient compression wrap with adjustable straps, below knee, 30-50 mmhg, each',
        hcpcs: 'A6583',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        justification:
          'For evenings and for days above 90 degrees, one for each leg. Puts it on herself in 5 minutes. Complete decongestive therapy, 15 visits, 2026-09-14 to 2026-10-23: left calf down from 48 cm. Sews costumes, sits 8 hours a day. No heart failure: echocardiogram of 2026-08-31 with an ejection fraction of 62 %. No diuretic. Sole carer for her son Remy, age 12. Nylon itches; cotton lining wanted.',
      },
    ],
    provider: { name: 'Percival Lindqvist, MD', npi: '1194738205', date_signed: '2026-11-25' },
    seen: [
      '2026-11-04, therapy visit, Hadley Roux, CLT: skin thick at the toes, Stemmer sign positive on both sides, no wound.',
    ],
  },
  notes: [
    `November 25, 2026

Dear Medical Reviewer,

RE: Evangeline Thibodeaux, DOB November 3, 1974

Ms. Thibodeaux, now 52, has had swelling of both lower legs since the age of 16, and her mother had it too. The diagnosis is hereditary lymphedema (Q82.0), stage 2.

She was seen in therapy on November 4 by Hadley Roux, CLT. Stemmer's sign was positive on both sides and the skin of the toes was thick; there was no wound. The left leg is the larger one: 29 cm at the ankle and 45 cm at the calf, against 27 and 42 cm on the right. Before the fifteen visits of complete decongestive therapy, which ran from September 14 to October 23, the left calf had measured 48 cm.

Stockings of 20-30 mmHg were not enough in 2025. The ones she has now are nine months old and have runs. In August 2025 she had erysipelas of the left leg, for which she took penicillin V by mouth.

The heart is not the cause. An echocardiogram on August 31 showed an ejection fraction of 62 %, and she takes no diuretic.

I request four below-knee stockings of 30-40 mmHg in beige (A6552), that is, two pairs, and two adjustable wraps (A6583), one for each leg, for the evenings and for days above 90 degrees. Nylon makes her itch, so a cotton lining is wanted.

Percival Lindqvist, MD
NPI 1194738205`,
    `COMPRESSION ORDER

Thibodeaux, Evangeline Maud   11/03/1974   F   MRN SO-20475
Q82.0 hereditary lymphedema, st. 2, bilat. below knee

                 R       L
 ankle (cm)      27      29
 calf (cm)       42      45
 (11/04/2026, H. Roux, CLT)

1. A6552 BK stocking 30-40, beige, x4 (2 pr: wear/wash), limit 6 per 6 mo
2. A6583 BK wrap w/ straps 30-50, x2 (1 R, 1 L), limit 2 per yr

Notes:
 - prior 20-30 (2025) did not hold swelling
 - current pairs 9 mo old, runs
 - CDT 15 visits 9/14-10/23/26, L calf 48 to 45
 - Stemmer + bilat; no wound; pedal pulses +/+
 - EF 62% (8/31/26), no CHF, no diuretic
 - dons wrap by self, 5 min
 - cotton lining (nylon: itch)

P. Lindqvist MD   NPI 1194738205   11/25/2026`,
    `Request under the Lymphedema Treatment Benefit

Beneficiary: Evangeline M. Thibodeaux, 38 Bayou Walk, Sorrel, LA 70399

Since 2024 Medicare has paid for gradient compression garments that treat lymphedema. The benefit covers daytime garments and wraps, and replacements when garments wear out.

1. Diagnosis. Hereditary lymphedema (Q82.0) in a 52-year-old woman, with onset at 16, thus for 36 years. A second member of the family, her mother, was affected.

2. Severity. Stage 2. In this stage elevation alone seldom reduces the swelling, and the tissue begins to harden. The calves differ by 3 cm and the ankles by 2 cm, the left side being larger.

3. Course of treatment. A program of decongestive therapy with 15 visits ended on October 23, 2026, and took 3 cm from the left calf. To hold this gain, compression must continue. A lower class of 20-30 mmHg failed to contain the swelling last year.

4. Garments. Four stockings below the knee at 30-40 mmHg (A6552), so that one pair can be washed while the other is worn. Two wraps with adjustable straps at 30-50 mmHg (A6583), for evenings and hot days. She puts a wrap on herself within five minutes.

5. Exclusions. Arterial pulses were felt in both feet. There is no heart failure.

6. Daily life. Ms. Thibodeaux sews costumes and sits for eight hours a day. She alone cares for her son, who is twelve.

Percival Lindqvist, MD, NPI 1194738205
Signed on Wednesday, November 25, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'The diagnosis is hereditary lymphedema (Q82.0), stage 2. → The diagnosis is lipedema (Q82.0), stage 2.',
    ],
    [
      0,
      'description-detail',
      'hereditary lymphedema (Q82.0), stage 2 → hereditary lymphedema (Q82.0), stage 3',
    ],
    [0, 'side', 'The left leg is the larger one → The right leg is the larger one'],
    [0, 'side', 'she had erysipelas of the left leg → she had erysipelas of both legs'],
    [0, 'retold', 'the left calf had measured 48 cm → the left calf had measured 43 cm'],
    [0, 'medication', 'she took penicillin V by mouth → she received vancomycin in a vein'],
    [0, 'negation', 'and she takes no diuretic → and she takes a diuretic'],
    [
      0,
      'choice',
      'four below-knee stockings of 30-40 mmHg in beige → four thigh-high stockings of 30-40 mmHg in beige',
    ],
    [
      0,
      'retold',
      'since the age of 16, and her mother had it too → since the age of 26, and her mother had it too',
    ],
    [0, 'retold', 'showed an ejection fraction of 62 % → showed an ejection fraction of 26 %'],
    [1, 'quantity', 'beige, x4 (2 pr: wear/wash) → beige, x6 (3 pr: wear/wash)'],
    [1, 'retold', 'current pairs 9 mo old, runs → current pairs 9 wk old, runs'],
    [1, 'diagnosis', 'EF 62% (8/31/26), no CHF → EF 62% (8/31/26), diastolic CHF'],
    [1, 'choice', '1. A6552 BK stocking 30-40, beige → 1. A6552 BK stocking 40-50, beige'],
    [1, 'negation', 'dons wrap by self, 5 min → needs help to don wrap, 5 min'],
    [1, 'treatment', 'cotton lining (nylon: itch) → silicone lining (cotton: itch)'],
    [1, 'date-age', '(11/04/2026, H. Roux, CLT) → (11/14/2026, H. Roux, CLT)'],
    [1, 'other-item', '2. A6583 BK wrap w/ straps → 2. A6583 foot wrap w/ straps'],
    [2, 'sum', 'with onset at 16, thus for 36 years → with onset at 16, thus for 26 years'],
    [2, 'retold', 'her mother, was affected → her father, was affected'],
    [
      2,
      'social',
      'She alone cares for her son, who is twelve. → She alone cares for her grandson, who is twelve.',
    ],
    [2, 'date-age', 'Signed on Wednesday, November 25, 2026 → Signed on Monday, November 25, 2026'],
    [
      2,
      'device',
      'for evenings and hot days. She → for evenings and hot days, beside her pneumatic pump. She',
    ],
    [
      2,
      'event',
      'There is no heart failure. → There is no heart failure. A deep vein thrombosis in the spring has resolved.',
    ],
    [
      2,
      'retold',
      'at 30-50 mmHg (A6583), for evenings and hot days → at 30-50 mmHg (A6583), for mornings and cold days',
    ],
    [2, 'negation', 'Arterial pulses were felt in both feet. → Arterial pulses were absent in both feet.'],
    [2, 'sex', 'She alone cares for her son → He alone cares for his son'],
    [
      2,
      'attitude',
      'She puts a wrap on herself within five minutes. → She finds the wrap cumbersome and seldom wears it.',
    ],
  ],
  corruptions: {},
};
