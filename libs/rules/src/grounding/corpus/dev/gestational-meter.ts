import type { CorpusCase } from '../corpus-case.ts';

export const gestationalMeter: CorpusCase = {
  id: 'gestational-meter',
  today: '2026-05-06',
  facts: {
    case_id: 2107,
    patient: {
      first_name: 'Marisol',
      middle_name: null,
      last_name: 'Castellanos',
      dob: '1993-10-30',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '171 lb',
      address: '88 Larkspur Court, Tucson, AZ 85705',
      phone: '(520) 555-0117',
      mrn: 'MRN-510932',
    },
    diagnoses: [
      { code: 'O24.414', description: 'Gestational diabetes mellitus in pregnancy, insulin controlled' },
      { code: 'Z3A.28', description: '28 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'Blood glucose meter',
        hcpcs: 'E0607',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'First meter. Fasting glucose was 112 and 118 mg/dL on two mornings in April 2026. Bedtime insulin was started on 2026-04-29.',
      },
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 360,
        quantity_limit: 300,
        limit_period: '3 months',
        justification:
          'Tests fasting and one hour after each of three meals, 4 times a day, until delivery. Insulin doses are changed every week by the log.',
      },
      {
        item: 'Lancets',
        hcpcs: 'A4259',
        quantity: 4,
        quantity_limit: null,
        limit_period: null,
        justification: 'One lancet for each finger stick.',
      },
    ],
    provider: { name: 'Dr. Helene Abara', npi: '1611289921', date_signed: '2026-05-06' },
  },
  notes: [
    `To whom it may concern:

Ms. Marisol Castellanos (DOB 10/30/1993) is a 32-year-old woman in the 28th week of pregnancy (Z3A.28) whose gestational diabetes is controlled with insulin (O24.414). On two mornings in April 2026 her fasting glucose was above target, at 112 and 118 mg/dL, and bedtime insulin was begun on April 29, 2026.

Since then the dose has to be adjusted weekly. This can only be done from a log, and the log needs four values each day: one before breakfast and one an hour after every meal. At four tests a day she needs 360 strips for three months, which is more than the usual 300.

Requested are a blood glucose meter (E0607), 360 test strips (A4253) and four boxes of lancets (A4259), 100 lancets to a box.

Good control of glucose in pregnancy protects both mother and child.

Dr. Helene Abara
NPI 1611289921`,
    `OB DIABETES SUPPLY REQUEST
Name: Castellanos, Marisol   F   32 y
28 wks IUP. GDM, on insulin (A2GDM) - O24.414, Z3A.28
FBG 112 / 118 mg/dL (April)
Insulin hs started 4/29/26
SMBG QID: fasting + 1 h pp x 3
Rx: meter E0607 #1; strips A4253 #360/3 mo (limit 300); lancets A4259 #4 bx
Stop at delivery.
H. Abara, NPI 1611289921, 5/6/26`,
    `## Summary

Marisol Castellanos has never had a meter of her own before. She is pregnant, 28 weeks along, and was put on insulin at bedtime because diet alone no longer kept her fasting values in range (112 mg/dL, then 118 mg/dL).

## Why the supplies are needed

- Insulin can cause low blood sugar, and in pregnancy the need for it changes from week to week.
- Her prescriber changes the dose every week according to what she writes down.
- She checks her sugar four times daily.

## What is ordered

| Item | Code | Number |
| --- | --- | --- |
| Meter | E0607 | 1 |
| Strips | A4253 | 360 |
| Lancets (boxes) | A4259 | 4 |

## Diagnoses

1. O24.414
2. Z3A.28

Prescriber: Dr. Helene Abara, NPI 1611289921`,
    `This is Dr. Abara dictating on Marisol Castellanos, medical record MRN-510932. Patient is thirty-two, gestational diabetic, insulin controlled, twenty-eight weeks. Fasting sugars were one hundred twelve and one hundred eighteen in April, so we started bedtime insulin on the twenty-ninth of April. She will be testing four times daily, that is fasting and one hour after breakfast, lunch and dinner, until she delivers. Please supply one glucose meter, three hundred sixty strips for three months, and four boxes of lancets. The quantity of strips exceeds the limit of three hundred because of the number of tests per day: four times ninety is three hundred sixty. NPI 1611289921.`,
    `Based on the information provided, Ms. Castellanos meets the need for home blood glucose monitoring. Her diagnosis is gestational diabetes mellitus in pregnancy, insulin controlled (ICD-10-CM O24.414), at 28 weeks gestation (ICD-10-CM Z3A.28).

**Blood glucose meter (E0607)**: This is the patient's first meter. Self-monitoring is a standard part of the care of women who use insulin in pregnancy.

**BGM test strips (A4253)**: Quantity 360. The limit of 300 strips per 3 months would allow just over 3 tests a day, which would leave one meal without a value.

**Lancets (A4259)**: Quantity 4 boxes. Each finger stick takes one new lancet.

Without these supplies, insulin could not be dosed safely, and the risk of complications would rise. We respectfully ask for approval.

Provider: Dr. Helene Abara | NPI: 1611289921 | Date: May 6, 2026`,
  ],
  passages: [
    'Untreated high glucose in pregnancy is associated with a large baby and a difficult birth.',
    'The overage is 60 strips.',
    'Testing four times daily over 90 days uses 360 strips; 4 boxes of 100 lancets cover them.',
    'High fasting values led to insulin at night. The pregnancy has reached week 28.',
  ],
  edits: [
    [0, 'retold', 'the dose has to be adjusted weekly → the dose has to be adjusted daily'],
    [1, 'identifier', 'A4253 #360 → A4259 #360'],
    [2, 'medication', 'put on insulin at bedtime → put on insulin and metformin at bedtime'],
    [3, 'sum', 'four times ninety is three hundred sixty → four times ninety is three hundred ninety'],
    [4, 'quantity', 'Quantity 4 boxes → Quantity 6 boxes'],
  ],
  corruptions: {
    'code-disease': ['O24.414: {gestational → type 1} diabetes'],
    'other-item': ['E0607, {blood glucose meter → continuous glucose receiver}'],
    'description-detail': ['Gestational diabetes, {insulin → diet} controlled'],
    medication: ['{ → Glyburide did not hold her glucose down.}'],
    diagnosis: ['{ → Her pregnancy is complicated by preeclampsia.}'],
    event: ['{ → She was admitted for two nights with ketosis.}'],
    social: ['{ → Her sister keeps the log for her.}'],
    attestation: ['{ → I reviewed her log with her at our visit.}'],
    'relative-date': ['Insulin was started {on April 29, 2026 → ten days ago}.'],
    'other-role': ['Her fasting glucose was 112 and {118 → 171} mg/dL.'],
    'coverage-measure': ['Strips are covered for diabetes treated with insulin{ →, with an A1c of 6.9 %}.'],
    identifier: ['Z3A.{28 → 38} is on the claim.'],
    'date-age': ['Ms. Castellanos is {32 → 23} years old.'],
    quantity: ['The limit is {300 → 200} strips per 3 months.'],
    name: ['Marisol {Castellanos → Castillo} tests four times a day.'],
    retold: [
      'She tests {one hour → two hours} after each meal.',
      'Doses change every {week → month} by the log.',
    ],
    device: ['{ → An insulin pump is being fitted.}'],
  },
};
