import type { CorpusCase } from '../corpus-case.ts';

export const stripsTeenager: CorpusCase = {
  id: 'strips-teenager',
  today: '2026-08-21',
  facts: {
    case_id: 3106,
    patient: {
      first_name: 'Lazaro',
      middle_name: 'Emil',
      last_name: 'Vantongeren',
      dob: '2009-02-25',
      gender: 'male',
      height: '178 cm',
      weight: '64 kg',
      address: '31 Tannery Street, Grand Rapids, MI 49503',
      phone: '(616) 555-0154',
      mrn: 'MRN-310659',
    },
    diagnoses: [
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      { code: 'L23.1', description: 'Allergic contact dermatitis due to adhesives' },
    ],
    items: [
      {
        item: 'Blood glucose test strips, box of 50',
        hcpcs: 'A4253',
        quantity: 15,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'Eight tests a day: before meals, at bedtime, before and after swimming. A1c 9.1 % in July 2026. Sensors were stopped because the adhesive blistered his arm. Insulin four times a day by pen.',
      },
      {
        item: 'Lancets, box of 100',
        hcpcs: 'A4259',
        quantity: 8,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'One lancet for each test.',
      },
    ],
    provider: { name: 'Dr. Ottilie Brandvold', npi: '1410977551', date_signed: '2026-08-21' },
  },
  notes: [
    `August 21, 2026

Lazaro Emil Vantongeren is a 17-year-old with type 1 diabetes mellitus with hyperglycemia (E10.65). His A1c in July 2026 was 9.1 %. He injects insulin four times a day with a pen.

A continuous sensor is not an option: the adhesive raised blisters on his arm, and allergic contact dermatitis due to adhesives (L23.1) is on record. He therefore tests eight times a day, before meals, at bedtime, and before and after he swims.

Eight tests a day are about 720 in three months, or 15 boxes of 50 strips (A4253). He needs a lancet for each, hence 8 boxes of 100 (A4259). Both exceed the usual 6 and 3 boxes per 3 months.

Dr. Ottilie Brandvold
NPI 1410977551`,
    `Vantongeren, Lazaro 2/25/09 17M
E10.65, L23.1
A4253 #15 /3mo (limit 6)
A4259 #8 /3mo (limit 3)
BG checks 8x/d
A1c 9.1 7/26
MDI 4x/d pen
CGM d/c'd - adhesive rxn, blisters on arm
Brandvold 1410977551`,
    `Young people with type 1 diabetes need to know their glucose many times a day in order to dose insulin safely. Exercise such as swimming makes glucose fall, sometimes hours later.

Lazaro Vantongeren could not keep wearing a sensor because of a skin reaction. For him strips are the only way. The quantity above the limit is explained by eight tests on each day.

I ask for 15 boxes of strips and 8 boxes of lancets for three months.

Dr. Ottilie Brandvold, NPI 1410977551`,
    `Request for quantities above the limit

Patient: Lazaro E. Vantongeren (MRN-310659)
Diagnosis: E10.65; L23.1

| | Requested | Limit |
|---|---|---|
| A4253 strips, box of 50 | 15 per 3 months | 6 per 3 months |
| A4259 lancets, box of 100 | 8 per 3 months | 3 per 3 months |

Tests per day: 8
Insulin: four times daily
A1c: 9.1 % (07/2026)

Dr. Ottilie Brandvold, NPI 1410977551`,
    `We know 15 boxes is a lot. But Lazaro Vantongeren pokes his finger eight times every single day and that's what it takes: 8 x 90 = 720 strips. He swims. He tried the sensor and the glue gave him blisters. A1c is 9.1 %, which is too high. Lancets 8 boxes to match. Codes A4253, A4259, dx E10.65. - for Dr. O. Brandvold, NPI 1410977551`,
  ],
  passages: [
    'Fifteen boxes of 50 hold 750 strips.',
    'An A1c above 7 % is higher than recommended.',
    'Sensors are held on the skin by an adhesive.',
    'Swimming lowers glucose.',
  ],
  edits: [
    [0, 'retold', 'He injects insulin four times a day → He injects insulin twice a day'],
    [
      3,
      'quantity',
      'A4259 lancets, box of 100 | 8 per 3 months → A4259 lancets, box of 100 | 9 per 3 months',
    ],
    [4, 'negation', 'He swims. → He does not swim.'],
  ],
  corruptions: {
    'code-disease': ['L23.1: {allergic contact dermatitis → atopic eczema}'],
    'other-item': ['{A4259 → A4253}, lancets'],
    'description-detail': [
      'Type {1 → 2} diabetes with hyperglycemia',
      'Diabetes with {hyperglycemia → hypoglycemia}',
    ],
    sex: ['{ → Her parents help at night.}'],
    device: ['{ → An insulin pump was started in June.}'],
    diagnosis: ['{ → Celiac disease was found on screening.}'],
    event: ['{ → He was in intensive care with ketoacidosis in spring.}'],
    treatment: ['{ → Barrier sprays and patches did not prevent the blisters.}'],
    social: ['He tests before and after {swimming → wrestling}.'],
    attitude: ['~ { → He is eager to bring his numbers down.}'],
    'other-role': ['A1c {9.1 → 15} %'],
    'coverage-measure': [
      'Plans may allow more strips where insulin is used{ →; his fasting glucose is 244 mg/dL}.',
    ],
    'date-age': ['He is {17 → 16} years old.'],
    quantity: ['{15 → 25} boxes of strips per 3 months'],
    sum: ['Eight tests a day make {720 → 920} in 90 days.'],
    identifier: ['A42{53 → 55}, test strips'],
  },
};
