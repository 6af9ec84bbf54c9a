import type { CorpusCase } from '../corpus-case.ts';

export const adjunctiveKidney: CorpusCase = {
  id: 'adjunctive-kidney',
  today: '2026-01-29',
  facts: {
    case_id: 2810,
    patient: {
      first_name: 'Casimir',
      middle_name: null,
      last_name: 'Ojukwu',
      dob: '1971-07-16',
      gender: 'male',
      height: '181 cm',
      weight: '73 kg',
      address: '1190 Pinecrest Drive, Asheville, NC 28803',
      phone: '(828) 555-0183',
      mrn: 'MRN-660391',
    },
    diagnoses: [
      { code: 'E10.22', description: 'Type 1 diabetes mellitus with diabetic chronic kidney disease' },
      { code: 'N18.32', description: 'Chronic kidney disease, stage 3b' },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
    ],
    items: [
      {
        item: 'CGM receiver, adjunctive',
        hcpcs: 'E2102',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Insulin pump since 2019. Nine glucose values below 54 mg/dL in December 2025; does not feel them. His wife found him confused at 3 a.m. on 2025-12-14 and gave glucagon. eGFR 38.',
      },
      {
        item: 'CGM supplies, adjunctive',
        hcpcs: 'A4238',
        quantity: 3,
        quantity_limit: null,
        limit_period: null,
        justification: 'The sensor sends its values to the pump, which stops insulin when they fall.',
      },
    ],
    provider: { name: 'Dr. Lucille Hagopian', npi: '1303070076', date_signed: '2026-01-29' },
  },
  notes: [
    `January 29, 2026

Mr. Casimir Ojukwu (54 years, MRN-660391) has type 1 diabetes with diabetic chronic kidney disease (E10.22), stage 3b (N18.32; eGFR 38), and with hypoglycemia without coma (E10.649).

He has used an insulin pump since 2019. In December 2025 nine of his glucose values were below 54 mg/dL, and he did not feel any of them. On December 14, 2025, at three in the morning, his wife found him confused and gave him glucagon.

The receiver (E2102) and three months of supplies (A4238) make it possible for the sensor to send its values to the pump, which suspends insulin when they fall.

Dr. Lucille Hagopian
NPI 1303070076`,
    `CGM REQ
Ojukwu, Casimir 54M
T1DM, DKD stage 3b, eGFR 38
Insulin pump (2019-)
Level 2 hypos: 9 in Dec 2025, all unaware
12/14/25 0300 found confused by spouse -> glucagon given
E2102 x1
A4238 x3 mo
E10.22 N18.32 E10.649
Hagopian 1303070076`,
    `Mr. Ojukwu does not notice when his glucose is low. That is called impaired awareness of hypoglycemia, and it is dangerous because nothing warns him to eat. In one month there were nine low values under 54 mg/dL. The worst night ended with an injection of glucagon from his wife.

Kidneys that work poorly clear insulin more slowly, which adds to the danger.

A sensor that talks to his pump closes the gap. It alarms, and the pump holds back insulin, before a low becomes severe. Because the sensor is of the adjunctive kind, he will go on testing with finger sticks before he treats.

Requested: E2102, one; A4238, three units of one month each.

For Casimir Ojukwu, by Dr. Lucille Hagopian, NPI 1303070076`,
    `**Patient:** Casimir Ojukwu
**Diagnoses:** E10.22, N18.32, E10.649

**Clinical justification:** The patient is treated with insulin by pump and has a history of problematic hypoglycemia, including a level 3 event that required third-party assistance. Medicare covers a glucose monitor for beneficiaries who take insulin or have problematic hypoglycemia; he meets both conditions.

**Expected benefit:** Fewer and shorter episodes of low glucose, less burden on his wife at night, and better information for dosing.

**Items:**
| Code | Description | Qty |
|---|---|---|
| E2102 | CGM receiver, adjunctive | 1 |
| A4238 | CGM supplies, adjunctive | 3 |

**Prescriber:** Dr. Lucille Hagopian, NPI 1303070076`,
    `he is a 54 year old type 1 diabetic on a pump. lows: nine under 54 in december, no symptoms. one bad one on 12/14, wife, glucagon, 3 am. kidney disease 3b. wants - no: NEEDS a sensor that works with his pump. E2102 and A4238. casimir ojukwu. l. hagopian 1303070076`,
  ],
  passages: [
    'Repeated lows blunt the warning signs.',
    'Severe hypoglycemia can cause seizures, coma and death.',
    'The pump can stop insulin only if it knows the glucose.',
    'An eGFR of 38 lies in stage 3b, which spans 30 to 44.',
  ],
  edits: [
    [0, 'retold', 'nine of his glucose values → nineteen of his glucose values'],
    [0, 'social', 'his wife found him → his brother found him'],
    [1, 'event', 'glucagon given → EMS called, glucagon given'],
    [
      2,
      'retold',
      'In one month there were nine low values under 54 → In one month there were nine low values under 70',
    ],
    [4, 'description-detail', 'kidney disease 3b → kidney disease stage 4'],
  ],
  corruptions: {
    'code-disease': ['N18.32: chronic {kidney → liver} disease'],
    'other-item': ['E2102 is the {receiver → transmitter}.'],
    'description-detail': ['Chronic kidney disease, stage {3b → 3a}', 'Hypoglycemia {without → with} coma'],
    device: ['{ → A kidney transplant evaluation and a home blood pressure cuff are under way.}'],
    medication: ['He uses insulin{ → and empagliflozin}.'],
    diagnosis: ['{ → Gastroparesis makes his meals unpredictable.}'],
    event: ['{ → He crashed his car during a low.}'],
    treatment: ['{ → Diabetes education was completed twice.}'],
    social: ['His {wife → roommate} gave glucagon.', '{ → He drives a school bus.}'],
    negation: ['He {does not feel → feels} the low values.'],
    organisation: ['{ → Blue Ridge Endocrinology has cared for him.}'],
    attestation: ['{ → I downloaded and interpreted his pump.}'],
    'relative-date': ['Insulin pump {since 2019 → for a year}'],
    'other-role': ['eGFR {38 → 54}'],
    'coverage-measure': ['Coverage needs problematic lows{ →, and his time in range is 48 %}.'],
    'date-age': ['Confused on 2025-12-{14 → 24}'],
    quantity: ['A4238, {3 → 6} months of supply'],
    name: ['{Casimir → Casper} Ojukwu'],
    retold: ['Nine values below {54 → 45} mg/dL', 'He was found confused at 3 {a.m. → p.m.}'],
    script: ['eGFR {38 → 3８}'],
  },
};
