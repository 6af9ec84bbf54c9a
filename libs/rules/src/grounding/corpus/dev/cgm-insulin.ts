import type { CorpusCase } from '../corpus-case.ts';

export const cgmInsulin: CorpusCase = {
  id: 'cgm-insulin',
  today: '2026-10-05',
  facts: {
    case_id: 204,
    patient: {
      first_name: 'Minh',
      middle_name: null,
      last_name: 'Nguyễn',
      dob: '1968-07-22',
      gender: 'male',
      height: '168 cm',
      weight: '71 kg',
      address: null,
      phone: '(408) 555-0119',
      mrn: 'MRN-331905',
    },
    diagnoses: [
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'CGM receiver, non-adjunctive',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'He injects insulin four times a day. Three readings below 54 mg/dL were recorded in September, one of which needed help from his wife. He does not feel low glucose coming.',
      },
      {
        item: 'CGM supplies, non-adjunctive',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Supplies for three months. HbA1c was 8.4 % on 2026-09-15. Finger sticks six times a day have not prevented low glucose.',
      },
    ],
    provider: { name: 'A. B. Castellanos, MD', npi: '1136117771', date_signed: '2026-10-05' },
  },
  notes: [
    `RE: Minh Nguyễn, DOB July 22, 1968, MRN-331905

Dear Medical Director,

Mr. Nguyễn is a 58-year-old man with type 1 diabetes mellitus with hyperglycemia (E10.65) and with hypoglycemia without coma (E10.649). He is on long-term insulin (Z79.4).

He injects insulin four times a day. In September three readings below 54 mg/dL were recorded; for one of them he needed his wife's help. He does not feel low glucose coming. His HbA1c was 8.4 % on September 15, 2026. Six finger sticks a day have not prevented low glucose.

I therefore order one non-adjunctive CGM receiver (E2103) and three months of non-adjunctive CGM supplies (A4239). A continuous glucose monitor warns before glucose is dangerously low.

Sincerely,

A. B. Castellanos, MD
NPI 1136117771
October 5, 2026`,
    `SOAP NOTE - Nguyễn, M.

S: 58 y/o M, T1DM, MDI insulin 4x/day. Unaware of lows. 3 readings <54 mg/dL in Sept., one with help from wife.
O: Ht 168 cm, Wt 71 kg. A1c 8.4% (9/15/2026).
A:
  1) E10.65 T1DM w/ hyperglycemia
  2) E10.649 T1DM w/ hypoglycemia w/o coma
  3) Z79.4 long-term insulin
P:
  - E2103 CGM receiver, non-adjunctive, qty 1
  - A4239 CGM supplies, non-adjunctive, qty 3 (3 months)

Fingersticks 6x/day did not prevent hypoglycemia.

A. B. Castellanos MD / NPI 1136117771 / 10-05-2026`,
    `Letter of medical necessity

1. Patient
Minh Nguyễn, male, born 1968-07-22, 58 years old, MRN MRN-331905, phone (408) 555-0119.

2. Diagnoses
E10.65 Type 1 diabetes mellitus with hyperglycemia
E10.649 Type 1 diabetes mellitus with hypoglycemia without coma
Z79.4 Long term (current) use of insulin

3. Equipment
1 x CGM receiver, non-adjunctive (HCPCS E2103)
3 x CGM supplies, non-adjunctive (HCPCS A4239), for three months

4. Reasons
Insulin is injected four times daily. Three values under 54 mg/dL were seen in September. The patient lacks awareness of low glucose, and testing by finger six times a day was not enough.

5. Prescriber
A. B. Castellanos, MD, NPI 1136117771, 5 October 2026`.normalize('NFD'),
  ],
  passages: [
    `Date of the last visit: [Add: date]. Next step: [Add: plan].`,
    `He uses insulin, T1DM; no pump is requested.`,
    `Local coverage policy asks for diabetes, and for insulin treatment or a history of problematic hypoglycemia. Any number of daily insulin doses counts as treatment with insulin.`,
    `The wife of the patient had to help him during one of the three events below 54 mg/dL.`,
  ],
  edits: [
    [0, 'retold', 'In September three readings below 54 → In September thirteen readings below 54'],
    [0, 'social', "he needed his wife's help → he needed his son's help"],
    [
      0,
      'relative-date',
      'He does not feel low glucose coming. → He does not feel low glucose coming. The latest event was two nights ago.',
    ],
    [1, 'description-detail', 'T1DM, MDI insulin → T2DM, MDI insulin'],
    [1, 'quantity', 'qty 3 (3 months) → qty 6 (6 months)'],
    [1, 'date-age', '58 y/o M → 85 y/o M'],
    [2, 'other-item', '1 x CGM receiver, non-adjunctive (HCPCS E2103) → 1 x insulin pump (HCPCS E2103)'],
    [
      2,
      'negation',
      'testing by finger six times a day was not enough → testing by finger six times a day was enough',
    ],
  ],
  corruptions: {
    'code-disease': [
      'E10.65: {type 1 diabetes mellitus with hyperglycemia → hypertensive heart disease}.',
      'Z79.4 stands for {long-term use of insulin → long-term use of oral hypoglycemic drugs}.',
      'His {hypoglycemia without coma → diabetic polyneuropathy} (E10.649) is the reason for this order.',
    ],
    'other-item': [
      'One {CGM receiver, non-adjunctive → blood glucose meter with voice} (E2103).',
      'A4239 {CGM supplies → test strips and lancets}, quantity 3.',
      'E2103, CGM receiver, {non-adjunctive → adjunctive}.',
    ],
    'description-detail': [
      'Mr. Nguyễn has type {1 → 2} diabetes mellitus.',
      'Type 1 diabetes with hyperglycemia{ → and ketoacidosis} is present.',
      'The low glucose values went {without → with} coma.',
    ],
    side: ['~ The sensor{ → is worn on the left arm and} warns of low glucose.'],
    sex: [
      '{He → She} does not feel low glucose coming.',
      'One event needed help from {his wife → her husband}.',
      '{Mr. → Ms.} Nguyễn injects insulin four times a day.',
    ],
    choice: [
      '~ The receiver{ → in black} shows the glucose values.',
      'One receiver{ →, size small,} is ordered.',
    ],
    device: [
      'Ordered are a CGM receiver{ →, an insulin pump} and supplies.',
      '{ → Please also dispense ketone test strips.}',
    ],
    medication: [
      'He injects {insulin → insulin glargine 22 units} every day.',
      '{ → Metformin was stopped because of nausea.}',
    ],
    diagnosis: [
      '{ → The patient also has chronic kidney disease.}',
      'Type 1 diabetes{ →, celiac disease} and hypoglycemia are known.',
    ],
    event: [
      '{ → Paramedics were called and he spent a night in the emergency department.}',
      'One of the lows needed {help from his wife → a hospital admission}.',
    ],
    treatment: [
      '{ → A professional sensor trial failed because of skin irritation from the adhesive.}',
      '{ → He did not tolerate an insulin pump.}',
    ],
    social: [
      'For one of them he needed the help of his {wife → brother}.',
      '{ → He lives alone and drives a delivery truck for a living.}',
    ],
    attitude: [
      '~ { → Mr. Nguyễn is compliant with his regimen.}',
      '~ { → He has verbalized understanding of how the sensor works.}',
      '~ { → Fear of low glucose disturbs his sleep.}',
    ],
    negation: [
      'He {does not feel → feels} low glucose coming.',
      'Finger sticks six times a day {have not → have} prevented low glucose.',
    ],
    organisation: [
      '{ → His Blue Shield plan requires this letter.}',
      '{ → He is followed at the Santa Clara Diabetes Center.}',
    ],
    attestation: [
      '{ → I have personally trained the patient in the use of the sensor.}',
      '{ → I reviewed his glucose logs with him in person before signing.}',
    ],
    'relative-date': [
      'HbA1c was 8.4 % {on September 15, 2026 → last month, at the visit of the previous Friday}.',
      '{ → The last severe low happened the day before yesterday.}',
    ],
    'other-role': [
      'He tests {six → 58} times a day.',
      'HbA1c was {8.4 → 7.1} %.',
      'Readings under {54 → 71} mg/dL were recorded.',
    ],
    brackets: [
      'Three readings below 54 mg/dL were recorded. { → [one with seizure, see chart]}',
      '{ → [time in range 41 %, time below range 9 %]}',
    ],
    'coverage-measure': [
      'A CGM is covered for people treated with insulin{ → , and his time below range of 11 % proves the need}.',
      'Coverage criteria are met: {insulin treatment → C-peptide 0.1 ng/mL} and hypoglycemia.',
    ],
    script: ['~ HbA1c was {8.4 → ८.४} % in September.', '~ He has type 1 {diabetes → diаbetes} mellitus.'],
    identifier: [
      'Diagnosis {E10.649 → E10.641}, hypoglycemia.',
      'NPI {1136117771 → 1136171771}.',
      'Receiver: HCPCS {E2103 → E2102}.',
    ],
    'date-age': [
      'HbA1c of {2026-09-15 → 2026-05-09} was 8.4 %.',
      'A {58-year-old → 68-year-old} man.',
      'Signed {October 5 → October 15}, 2026.',
    ],
    quantity: ['CGM supplies, quantity {3 → 6}.', 'Supplies for three {months → years} are ordered.'],
    name: ['Patient: Minh {Nguyễn → Trần}.', 'Ordered by A. B. {Castellanos → Castellano-Ruiz}, MD.'],
    retold: [
      '{Three → Five} readings under 54 mg/dL were recorded in September.',
      'He tests his glucose {six → two} times a day by finger stick.',
      'Insulin is injected {four times → once} a day.',
    ],
    sum: ['Three readings below 54 mg/dL, one of which needed help: {two → one} without help.'],
  },
};
