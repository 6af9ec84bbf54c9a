import type { CorpusCase } from '../corpus-case.ts';

export const steroidDiabetes: CorpusCase = {
  id: 'steroid-diabetes',
  today: '2026-11-19',
  facts: {
    case_id: 2416,
    patient: {
      first_name: 'Kofi',
      middle_name: null,
      last_name: 'Mensah',
      dob: '1966-11-20',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '183 lb',
      address: null,
      phone: null,
      mrn: 'MRN-118302',
    },
    diagnoses: [
      { code: 'E09.65', description: 'Drug or chemical induced diabetes mellitus with hyperglycemia' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose meter',
        hcpcs: 'E0607',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Prednisone 20 mg a day since 2026-08-10 raised his glucose to 290 mg/dL. NPH insulin 14 units each morning. His old meter is broken.',
      },
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 300,
        quantity_limit: 300,
        limit_period: '3 months',
        justification:
          'He tests before breakfast, before supper and at bedtime. He kept a log of 88 values. No hypoglycemia below 70 mg/dL.',
      },
      {
        item: 'Lancing device',
        hcpcs: 'A4258',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification: null,
      },
    ],
    provider: { name: 'Dr. Siobhán Mac Giolla Phádraig', npi: '1930966175', date_signed: '2026-11-19' },
  },
  notes: [
    `November 19, 2026

Patient: Kofi Mensah, DOB November 20, 1966 (59 years), MRN-118302

Dear Sir or Madam,

Mr. Mensah has drug induced diabetes mellitus with hyperglycemia (E09.65). Prednisone, 20 mg a day since August 10, 2026, raised his glucose to 290 mg/dL. He uses insulin (Z79.4), namely 14 units of NPH insulin each morning. He also has essential hypertension (I10).

He tests three times a day: before breakfast, before supper and at bedtime. His log holds 88 values, none of them below 70 mg/dL.

He needs a blood glucose meter (E0607, 1), because the old one is broken; BGM test strips (A4253, 300 per 3 months); and a lancing device (A4258, 1 per 6 months).

Dr. Siobhán Mac Giolla Phádraig
NPI 1930966175`,
    `# Glucose testing supplies

## 1 Patient
Kofi Mensah · 59 · male · 5 ft 9 in · 183 lb

## 2 Problems
1. \`E09.65\` drug-induced DM with hyperglycemia
2. \`I10\` HTN
3. \`Z79.4\` on insulin

## 3 Medication on file
- prednisone 20 mg/d (since 08/10/2026)
- NPH insulin 14 u q AM

## 4 Supplies
- [x] \`E0607\` blood glucose meter × 1 (old one broken)
- [x] \`A4253\` BGM test strips × 300 / 3 months (limit 300)
- [x] \`A4258\` lancing device × 1 / 6 months (limit 1)

## 5 Monitoring
3x/day; log: 88 values; up to 290 mg/dL; none < 70 mg/dL

_Dr. Siobhán Mac Giolla Phádraig, NPI 1930966175, 11/19/2026_`,
    `Kofi Mensah is fifty-nine years old. His diabetes is of a special kind: a drug has induced it. It is coded E09.65 (drug or chemical induced diabetes mellitus with hyperglycemia). The drug is prednisone, of which he has taken 20 mg a day since the tenth of August 2026. The glucose rose to 290 mg/dL.

He injects 14 units of NPH insulin each morning, hence the code Z79.4 (long term use of insulin). High blood pressure is the third diagnosis (I10).

Testing takes place before breakfast, before supper and at bedtime. At three tests a day, 100 strips last a month, so 300 strips (A4253) are ordered for 3 months, along with a meter (E0607) and a lancing device (A4258).

There was no hypoglycemia under 70 mg/dL in the log of 88 values.

Siobhán Mac Giolla Phádraig, Dr.
1930966175
19 Nov 2026`,
  ],
  passages: [
    `Lancets are not part of this order [Add: reason].`,
    `His diabetes is due to prednisone and neither type 1 nor type 2.`,
    `With insulin, 300 strips and 300 lancets are covered every 3 months; a lancing device is covered once in 6 months.`,
    `HTN (I10). Drug-induced diabetes (E09.65). Insulin (Z79.4).`,
    `He will be 60 on November 20, 2026.`,
  ],
  edits: [
    [0, 'medication', '14 units of NPH insulin each morning → 24 units of NPH insulin each morning'],
    [0, 'negation', 'none of them below 70 → some of them below 70'],
    [0, 'retold', 'raised his glucose to 290 → raised his glucose to 390'],
    [1, 'code-disease', '`E09.65` drug-induced DM → `E09.65` gestational DM'],
    [1, 'quantity', 'lancing device × 1 / 6 months → lancing device × 2 / 6 months'],
    [1, 'date-age', '(since 08/10/2026) → (since 03/10/2026)'],
    [2, 'diagnosis', 'High blood pressure is the third diagnosis → Heart failure is the third diagnosis'],
    [2, 'retold', 'At three tests a day → At five tests a day'],
  ],
  corruptions: {
    'code-disease': [
      'E09.65: {drug induced diabetes → polycystic kidney disease}',
      'I10 stands for {hypertension → atrial fibrillation}.',
      'Z79.4, long term use of {insulin → steroids}',
    ],
    'other-item': [
      'E0607: {blood glucose meter → blood pressure cuff}',
      'A4258, {lancing device → lancets}, one',
      'A4253 – {BGM test strips → CGM supplies}, 300 per 3 months',
    ],
    'description-detail': [
      'Drug induced diabetes mellitus with {hyperglycemia → ketoacidosis}',
      '{Drug or chemical induced → Type 2} diabetes mellitus (E09.65)',
      '{Essential → Renovascular} hypertension',
      'Drug induced diabetes{ → with diabetic nephropathy}',
    ],
    side: ['~ He pricks his fingers{ → , mostly of the right hand}.'],
    sex: [
      '{Mr. → Ms.} Mensah tests three times a day.',
      '{He → She} kept a log of 88 values.',
      'Fifty-nine-year-old {man → female}',
    ],
    choice: ['~ A meter{ →, white,} is ordered.', 'A lancing device{ →, size M,} is ordered.'],
    device: [
      'A meter, strips{ →, a sharps container} and a lancing device',
      '{ → An insulin pump is to follow.}',
      '{ → A home blood pressure monitor should be supplied, too.}',
    ],
    medication: [
      'Prednisone {20 → 40} mg a day raised his glucose.',
      '{Prednisone → Dexamethasone} raised his glucose.',
      'He injects {14 → 40} units each morning.',
      '{ → Amlodipine controls his blood pressure.}',
      '{NPH insulin → Insulin degludec} each morning',
    ],
    diagnosis: [
      '{ → Prednisone is given for polymyalgia rheumatica.}',
      '{ → He also has sarcoidosis of the lung.}',
    ],
    event: ['{ → A glucose of 612 sent him to the emergency room.}', '{ → He collapsed at work.}'],
    treatment: [
      '{ → Sulfonylureas did not control him.}',
      '{ → Cow insulin caused hives.}',
      '{ → Tapering of prednisone failed twice.}',
    ],
    social: ['{ → His wife does the testing for him.}', '{ → He drives a taxi on night shifts.}'],
    attitude: [
      '~ { → He is conscientious about testing.}',
      '~ { → Mr. Mensah has learned to adjust his meals.}',
      '~ { → Tiredness has been a problem for him.}',
    ],
    negation: [
      'There was {no → } hypoglycemia below 70 mg/dL.',
      'His old meter is {broken → not broken}.',
      'He {tests → does not test} before breakfast.',
    ],
    organisation: [
      '{ → Kaiser Permanente is his plan.}',
      '{ → Prednisone was started at Mount Carmel Rheumatology.}',
    ],
    attestation: [
      '{ → I checked his log during a visit and initialed each page.}',
      '{ → I certify that he or a caregiver has been trained by my staff.}',
    ],
    'relative-date': [
      'Prednisone was started {on August 10, 2026 → last spring}.',
      '{ → He was here this morning.}',
    ],
    'other-role': [
      'His glucose rose to {290 → 300} mg/dL.',
      'A log of {88 → 183} values',
      '{ → HbA1c 9.6 % on 20 mg.}',
      'He tests {three → 14} times a day.',
    ],
    brackets: [
      '{ → [fasting C-peptide 3.1]}',
      'The old meter is broken. { → [dropped in water, warranty void]}',
    ],
    'coverage-measure': [
      'With insulin 300 strips are covered{ →, all the more at his HbA1c of 10 %}.',
      'A meter is covered for diabetes{ → proven by two fasting values of 141 and 152 mg/dL}.',
    ],
    script: ['Strips: {300 → ٣٥٠} per 3 months', '~ {Lancing → Lаncing} device', '{88 → ８９} values'],
    identifier: [
      'Diabetes {E09.65 → E11.65}',
      'Meter {E0607 → E0670}',
      'NPI {1930966175 → 1930961675}',
      '{I10 → I15.0}, hypertension',
    ],
    'date-age': [
      'Prednisone since {2026-08-10 → 2026-10-08}',
      'Today he is {59 → 60}.',
      'Born {November 20 → November 2}, 1966',
    ],
    quantity: [
      'Strips: {300 → 400} per 3 months',
      'Lancing device: 1 per {6 months → month}',
      'Blood glucose meter: {1 → 3}',
      'Limit for strips: 300 per {3 months → month}',
    ],
    name: ['Kofi {Mensah → Menson}', 'Dr. Siobhán Mac Giolla {Phádraig → Phóil}', '{Kofi → Kwesi} Mensah'],
    retold: [
      'Glucose rose to {290 → 190} mg/dL.',
      'He tests {before → after} supper.',
      'His log holds {88 → 8} values.',
      'Prednisone {raised → lowered} his glucose.',
    ],
    sum: ['Three tests a day: {90 → 120} in 30 days', '300 strips in 3 months are {1,200 → 900} a year.'],
  },
};
