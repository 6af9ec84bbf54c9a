import type { CorpusCase } from '../corpus-case.ts';

export const stripsKidney: CorpusCase = {
  id: 'strips-kidney',
  today: '2026-04-14',
  facts: {
    case_id: 902,
    patient: {
      first_name: 'Sofía',
      middle_name: 'Inés',
      last_name: 'Núñez-Álvarez',
      dob: '1963-10-06',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '171 lb',
      address: '640 Calle del Sol, Apt 3B, Las Cruces, NM 88001',
      phone: '(575) 555-0121',
      mrn: 'MRN-300871',
    },
    diagnoses: [
      { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
      {
        code: 'I12.9',
        description:
          'Hypertensive chronic kidney disease with stage 1 through stage 4 chronic kidney disease, or unspecified chronic kidney disease',
      },
      { code: 'Z79.84', description: 'Long term (current) use of oral hypoglycemic drugs' },
    ],
    items: [
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 100,
        quantity_limit: 300,
        limit_period: '3 months',
        justification:
          'She tests once a day before breakfast. HbA1c was 7.9 % on 2026-03-30. Glipizide 5 mg was started in January, and her home values lie between 82 and 240 mg/dL. She is not treated with insulin.',
      },
      {
        item: 'Lancets',
        hcpcs: 'A4259',
        quantity: 1,
        quantity_limit: null,
        limit_period: '3 months',
        justification: 'One box of 100 lancets for one test a day.',
      },
      {
        item: 'Control solution',
        hcpcs: 'A4256',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'The meter is checked with each new vial of strips.',
      },
    ],
    provider: { name: 'Dr. Beatrix van Houten', npi: '1425073024', date_signed: '2026-04-14' },
  },
  notes: [
    `April 14, 2026

Sofía Inés Núñez-Álvarez
DOB 10/06/1963
MRN-300871

To whom it may concern,

Ms. Núñez-Álvarez is a 62 y.o. female with T2DM and diabetic CKD (E11.22), hypertensive CKD (I12.9) and long-term use of oral hypoglycemic drugs (Z79.84).

Glipizide 5 mg was started in January; she is not treated with insulin. Her HbA1c was 7.9 % on March 30, 2026, and her home values lie between 82 and 240 mg/dL. She tests once a day, before breakfast.

I prescribe:

1. BGM test strips (A4253), 100 per 3 months
2. Lancets (A4259), 1 box of 100 per 3 months
3. Control solution (A4256), 1

The limit for strips in this case is 300 per 3 months. With each new vial of strips the meter is checked.

Sincerely,
Dr. Beatrix van Houten
NPI: 1425073024`,
    `| Field | Value |
| --- | --- |
| Patient | Sofía Núñez-Álvarez |
| Age / sex | 62 years / female |
| Height, weight | 5 ft 2 in, 171 lb |
| Phone | (575) 555-0121 |

| ICD-10 | Problem |
| --- | --- |
| E11.22 | Type 2 DM w/ diabetic chronic kidney disease |
| I12.9 | HTN with CKD |
| Z79.84 | Oral hypoglycemics, long term |

| HCPCS | Product | Quantity |
| --- | --- | --- |
| A4253 | BGM test strips | 100 / 3 months |
| A4259 | Lancets | 1 / 3 months |
| A4256 | Control solution | 1 |

Testing 1x/day before breakfast. A1c 7.9% (03/30/2026). Range 82–240 mg/dL. Glipizide 5 mg since January. No insulin.

Dr. Beatrix van Houten, 1425073024, 04/14/2026`,
    `This note supports glucose testing at home for Sofi\u0301a Nu\u0301n\u0303ez-A\u0301lvarez, who was born on October 6, 1963.

She has type 2 diabetes. It has led to chronic kidney disease (ICD-10-CM E11.22), and she has hypertensive chronic kidney disease as well (I12.9). Since January she has taken glipizide, 5 mg; long-term use of oral hypoglycemic drugs is coded Z79.84. Insulin is not part of the treatment.

Drugs of the kind can lower glucose too far, so that testing at home is prudent. One test a day, before breakfast, needs about 100 strips and 100 lancets in 3 months: one hundred strips (A4253) and one box of lancets (A4259). One control solution (A4256) serves to check the meter whenever a new vial is opened.

The last HbA1c stood at 7.9 percent (3/30/2026); values at home ran from 82 to 240 mg/dL.

Beatrix van Houten, Dr.
National Provider Identifier 1425073024
Signed 14 April 2026`,
    `Certificate of Medical Necessity – Blood Glucose Supplies

Patient information
-------------------
Name: Sofía Inés Núñez-Álvarez
Sex: Female
Date of birth: October 6, 1963
Age: 62
Address: 640 Calle del Sol, Apt 3B, Las Cruces, NM 88001

Diagnosis information
---------------------
Primary: E11.22, type 2 diabetes mellitus with diabetic chronic kidney disease
Secondary: I12.9, hypertensive chronic kidney disease (stage 1 through stage 4 or unspecified)
Additional: Z79.84, long-term (current) use of oral hypoglycemic drugs

Clinical narrative
------------------
This 62-year-old woman has type 2 diabetes complicated by chronic kidney disease. In chronic kidney disease, some drugs for diabetes stay in the body for longer, which raises the risk of low glucose. She began glipizide 5 mg in January. She does not use insulin. Her hemoglobin A1c on 03/30/2026 was 7.9%, and her values at home range from 82 to 240 mg/dL.

She monitors her glucose once daily, before breakfast.

Supplies ordered
----------------
1. BGM test strips, A4253: 100 per 3 months (limit: 300 per 3 months)
2. Lancets, A4259: 1 box of 100 per 3 months
3. Control solution, A4256: 1, to check the meter with each new vial of strips

Statement
---------
Self-monitoring supports safe adjustment of the treatment. The supplies requested match the testing frequency of once a day.

Prescriber: Dr. Beatrix van Houten
NPI: 1425073024
Signature: [signature]
Date: April 14, 2026`,
  ],
  passages: [
    `The policy on glucose monitors allows 100 strips and 100 lancets every 3 months without insulin, and 300 of each with insulin. More needs a visit within the six months before the order.`,
    `One test a day is 90 tests in 3 months; 100 strips suffice.`,
    `Hypertensive CKD (stage 1 through stage 4, or unspecified): I12.9. T2DM with diabetic CKD: E11.22.`,
  ],
  edits: [
    [0, 'medication', 'Glipizide 5 mg was started → Glimepiride 5 mg was started'],
    [0, 'negation', 'she is not treated with insulin → she is treated with insulin'],
    [0, 'quantity', '1 box of 100 per 3 months → 3 boxes of 100 per 3 months'],
    [1, 'code-disease', '| I12.9 | HTN with CKD | → | I12.9 | CHF with CKD |'],
    [1, 'date-age', 'A1c 7.9% (03/30/2026) → A1c 7.9% (03/03/2026)'],
    [1, 'retold', 'Range 82–240 mg/dL → Range 82–340 mg/dL'],
    [
      2,
      'treatment',
      'Since January she has taken glipizide → Since metformin failed she has taken glipizide',
    ],
    [
      2,
      'coverage-measure',
      'so that testing at home is prudent → so that at her eGFR of 33 testing at home is prudent',
    ],
  ],
  corruptions: {
    'code-disease': [
      'E11.22 stands for type 2 diabetes with {chronic kidney disease → diabetic retinopathy}.',
      '{Hypertensive chronic kidney disease → Essential hypertension} (I12.9)',
      'Z79.84: long-term use of {oral hypoglycemic drugs → anticoagulants}',
    ],
    'other-item': [
      'A4259 ({lancets → lancing device}), one box.',
      'A4256: {control solution → blood glucose meter}, one.',
      'A4253 - {test strips → CGM supplies}, 100 per 3 months.',
    ],
    'description-detail': [
      'Type {2 → 1} diabetes with diabetic chronic kidney disease.',
      'Hypertensive chronic kidney disease{ → , stage 5, on dialysis}.',
      'T2DM with diabetic CKD{ → and hyperosmolarity}.',
      'Hypertensive {chronic → heart and chronic} kidney disease.',
    ],
    side: ['~ She pricks the fingers{ → of the left hand}.'],
    sex: [
      '{Ms. → Mr.} Núñez-Álvarez tests once a day.',
      '{Her → His} HbA1c was 7.9 %.',
      'A 62 y.o. {female → male} with T2DM.',
    ],
    choice: [
      '~ One box of lancets{ →, 33 gauge,} is needed.',
      '~ Control solution{ →, level high,} is ordered.',
    ],
    device: [
      'Strips, lancets{ →, a talking meter} and control solution are prescribed.',
      '{ → A continuous glucose sensor is ordered on top.}',
      '{ → An upper-arm blood pressure monitor is also ordered.}',
    ],
    medication: [
      '{Glipizide → Glyburide} was started in January.',
      'Glipizide {5 → 10} mg was started in January.',
      '{ → Empagliflozin protects her kidneys.}',
      'Glipizide{ → and sitagliptin} lower her glucose.',
    ],
    diagnosis: ['{ → She also carries a diagnosis of gout.}', '{ → Diabetic retinopathy is being followed.}'],
    event: [
      '{ → In February she was found unconscious with a glucose of 38 mg/dL.}',
      '{ → Last year a kidney stone required surgery.}',
    ],
    treatment: [
      '{ → Metformin was not tolerated.}',
      '{ → Diet and exercise alone failed to control her diabetes.}',
      '{ → She is allergic to sulfa.}',
    ],
    social: [
      '{ → Her granddaughter reads the meter to her.}',
      '{ → She lives in a nursing facility.}',
      '~ { → She works nights as a janitor.}',
    ],
    attitude: [
      '~ { → She adheres to a diabetic diet.}',
      '~ { → The patient keeps careful records and brings them along.}',
      '~ { → Ms. Núñez-Álvarez was pleased with her progress.}',
    ],
    negation: ['She is {not → } treated with insulin.', 'Insulin is {not part → part} of the treatment.'],
    organisation: [
      '{ → Presbyterian Health Plan pays for 50 strips only.}',
      '{ → The order goes to Rio Grande Medical Supply.}',
    ],
    attestation: [
      '{ → I saw the patient in person to evaluate her diabetes control within the past six months.}',
      '{ → I have verified from her log that she tests as often as ordered.}',
    ],
    'relative-date': [
      '{ → She was seen last Thursday for her diabetes.}',
      'Glipizide was started {in January → six weeks ago}.',
    ],
    'other-role': [
      'HbA1c was {7.9 → 9} %.',
      'Home values lie between 82 and {240 → 300} mg/dL.',
      '{ → Her blood pressure was 171 systolic.}',
      '{ → Creatinine clearance is 62 mL/min.}',
    ],
    brackets: ['{ → [eGFR 41 mL/min]}', 'She tests once a day. { → [increase to 3 times if dose changes]}'],
    'coverage-measure': [
      'Strips are covered for diabetes{ → with an HbA1c above 9 % as she has}.',
      'More than 100 strips are allowed on review of the record{ →, and her eGFR of 28 supports this}.',
    ],
    script: ['Strips: {100 → １５０} per 3 months.', 'HbA1c {7.9 → ٩٫٧} %', '~ {Lancets → Lancеts}, one box'],
    identifier: [
      'Kidney disease with hypertension: {I12.9 → I12.0}.',
      'T2DM with CKD, {E11.22 → E11.21}',
      'Lancets {A4259 → A4258}',
      'NPI {1425073024 → 1425070324}',
    ],
    'date-age': [
      'HbA1c of {March 30 → March 13}, 2026.',
      '{62 years → 26 years}, female',
      'DOB {10/06/1963 → 06/10/1963}',
      'Glipizide was started in {January → July}.',
    ],
    quantity: [
      'BGM test strips, {100 → 300} per 3 months.',
      'BGM test strips, 100 per {3 months → month}.',
      'One box of {100 → 200} lancets.',
      'The limit for strips is {300 → 100} per 3 months.',
    ],
    name: [
      '{Sofía → Sonia} Núñez-Álvarez',
      'Beatrix van {Houten → Hooten}',
      'Sofía Inés {Núñez-Álvarez → Muñoz-Álvarez}',
    ],
    retold: [
      'She tests {once → four times} a day before breakfast.',
      'Her home values lie between {82 → 28} and 240 mg/dL.',
      'One test a day, {before → after} breakfast.',
      'Glipizide was {started → stopped} in January.',
    ],
    sum: [
      'One test a day comes to {90 → 180} in 3 months.',
      'A hundred strips in 3 months, so {400 → 1,200} a year.',
      '{Three → Four} products: strips, lancets and control solution.',
    ],
  },
};
