import type { CorpusCase } from '../corpus-case.ts';

/** A family physician's letter, a letter out of a language model, and a pharmacy supplier's note. */
export const glucoseStripsChoirDirector: CorpusCase = {
  id: 'glucose-strips-choir-director',
  today: '2026-11-24',
  facts: {
    case_id: 9208,
    patient: {
      first_name: 'Philippa',
      last_name: 'Ravenscroft-Adeyemi',
      dob: '1956-10-02',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '169 lb',
      address: '83 Chapel Green, Wexmoor, PA 17999',
      phone: '(814) 555-0195',
      mrn: 'WX-25571',
    },
    diagnoses: [
      { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 8,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'Tests 4 times a day: before each meal and at bedtime. Log of 2026-10-01 to 2026-10-31: fasting 118 to 204 mg/dL, bedtime 156 to 287 mg/dL, 3 readings under 70. A1c 8.8 percent on 2026-11-03, 10.2 percent in May 2026. Prednisone taper for polymyalgia from May 2026, now 7.5 mg daily, was 20 mg at the start. Insulin started on 2026-06-08: glargine 26 units in the morning and lispro 6 units before supper. The strips of the usual supply ran out 3 weeks early in September. Continuous monitor refused because the sensor tore her thin skin twice. Hematocrit normal. No hospital stay for sugar. Cataract operated on the right eye in 2025, reads the meter with her glasses.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 4,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'A new lancet for each test. Pricks the left hand only, because the right ring and little fingers are numb after an ulnar nerve injury. Glipizide was stopped when insulin was started; metformin had caused diarrhea. Sulfa is tolerated. Widowed, directs the choir of her church, drives herself. Neighbor Gwendolyn checks on her each morning. Kidney function normal, eGFR 81.',
      },
    ],
    provider: { name: 'Lucius Farnaby, DO', npi: '1573149808', date_signed: '2026-11-24' },
    seen: ['2026-11-03, office visit: glucose log reviewed, A1c drawn, insulin doses confirmed.'],
  },
  notes: [
    `Lucius Farnaby, DO (NPI 1573149808)

November 24, 2026

Regarding: Philippa Ravenscroft-Adeyemi, born October 2, 1956

To the Medicare contractor:

I am asking for quantities of test strips and lancets above the usual allowance for Mrs. Ravenscroft-Adeyemi, a 70-year-old woman with type 2 diabetes mellitus with hyperglycemia (E11.65) who uses insulin (Z79.4).

Her sugars are high while she takes prednisone, which was begun in May for polymyalgia at 20 mg and has been tapered to 7.5 mg daily. Insulin was started on June 8, 2026. She injects 26 units of glargine each morning and 6 units of lispro before supper. Her A1c has come down from 10.2 percent in May to 8.8 percent on November 3.

At the office visit of that day her log was reviewed. During October her fasting values ranged from 118 to 204 mg/dL and her bedtime values from 156 to 287; three readings were below 70. She tests before every meal and at bedtime, that is, four times daily. With a steroid being tapered, insulin must be adjusted repeatedly, and that cannot be done safely without readings.

Medicare's usual amount for a person on insulin is 300 strips and 300 lancets in three months; more is covered when the need is documented in the record. Four tests a day use about 360 strips in that time, and in September she ran out three weeks early. She declined a continuous monitor, since the sensor had twice torn her thin skin.

I prescribe eight units of A4253, 50 strips each, and four boxes of A4259, 100 lancets each, per three months.

Lucius Farnaby, DO`,
    `LETTER OF MEDICAL NECESSITY

Patient Name: Philippa Ravenscroft-Adeyemi
Date of Birth: 10/02/1956
MRN: WX-25571
Diagnoses: E11.65, type 2 diabetes mellitus with hyperglycemia; Z79.4, long term (current) use of insulin

Overview
This letter documents the need for additional testing supplies for Mrs. Ravenscroft-Adeyemi, a 70-year-old widow who directs her church choir and drives herself.

Clinical Summary
Steroids such as prednisone are well known to raise blood glucose. Mrs. Ravenscroft-Adeyemi has been on prednisone for polymyalgia since May 2026, and her dose now stands at 7.5 mg. Insulin was added to her treatment in June, at which point glipizide was discontinued. Metformin is not an option, having caused diarrhea.

Monitoring Data
The October log shows wide variation, with bedtime values as high as 287 mg/dL and three values under 70. Her most recent A1c was 8.8 percent, an improvement of 1.4 percentage points since May.

Why Four Tests a Day
She takes insulin twice a day, and the changing prednisone dose makes her glucose hard to predict. Testing takes place before breakfast, lunch and supper and again at bedtime. A person who drives and takes insulin benefits from knowing the glucose beforehand.

Alternatives
A continuous glucose monitor was considered. However, her skin is thin, and the sensor tore it on two occasions.

Technique
She uses only the fingers of her left hand, as the ring and little fingers of the right are numb following an injury to the ulnar nerve. She can read the meter with her glasses.

Supplies Requested for Three Months
- A4253: 8 (400 strips)
- A4259: 4 boxes (400 lancets)

Sincerely,
Lucius Farnaby, DO`,
    `SUPPLIER FILE NOTE
Ravenscroft-Adeyemi P., F, 70, MRN WX-25571. DM2 E11.65, on insulin Z79.4.
Rx 11/24/26 Dr. Farnaby: A4253 x 8, A4259 x 4 / 3 mo. OVER LIMIT (6 and 3), justification on file.
Tests QID (ac + hs). Log 10/1-10/31: fasting 118-204, hs 156-287, 3 lows <70.
A1c 8.8 on 11/3 (10.2 in May).
Glargine 26 u am, lispro 6 u before supper, since 6/8. Prednisone 7.5, from 20. Off glipizide. Metformin: diarrhea.
Ran out 3 wks early in Sept. CGM declined, skin tears x2.
Fingersticks L hand only (R ulnar inj). Last visit 11/3/26.`,
  ],
  passages: [
    'A neighbor, Gwendolyn, looks in on her every morning.',
    'The 400 strips are 100 more than the limit for three months.',
    'Her kidneys work normally, with an eGFR of 81, and her hematocrit is normal as well.',
    'Her right eye was operated on for a cataract in 2025.',
    'High sugar has never put her in the hospital.',
    'She takes a fresh lancet for every test.',
  ],
  edits: [
    [
      0,
      'medication',
      'at 20 mg and has been tapered to 7.5 mg daily → at 7.5 mg and has been raised to 20 mg daily',
    ],
    [
      0,
      'other-role',
      'her fasting values ranged from 118 to 204 mg/dL → her fasting values ranged from 156 to 287 mg/dL',
    ],
    [
      0,
      'retold',
      'in September she ran out three weeks early → in September she had three weeks of strips left over',
    ],
    [1, 'side', 'She uses only the fingers of her left hand → She uses only the fingers of her right hand'],
    [1, 'diagnosis', 'on prednisone for polymyalgia since → on prednisone for asthma since'],
    [2, 'quantity', 'OVER LIMIT (6 and 3) → OVER LIMIT (4 and 2)'],
  ],
  corruptions: {
    'code-disease': ['Her code E11.65 means type 2 diabetes with {hyperglycemia → hyperosmolarity}.'],
    'other-item': ['She needs eight units of {strips → lancets} under A4253.'],
    'description-detail': ['She has diabetes of type 2 {with hyperglycemia → without complications}.'],
    side: [
      'The numb fingers are on her {right → left} hand.',
      'Her cataract operation of 2025 was on the {right → left} eye.',
    ],
    sex: ['{She → He} is a {widow → widower} and directs a church choir.'],
    device: ['Her sugar is measured with {a meter and strips → an implanted sensor}.'],
    medication: [
      'Before supper she injects {6 units of lispro → 26 units of lispro}.',
      'Glipizide was {stopped → continued} when insulin was started.',
    ],
    diagnosis: [
      'Her kidney function is {normal → reduced to stage 3}.',
      'The prednisone is prescribed for {polymyalgia → rheumatoid arthritis}.',
    ],
    event: [
      'In her history there was {no → one} hospital stay because of high sugar.',
      'Her A1c was last drawn {at the office → in the emergency room} on November 3, 2026.',
    ],
    treatment: ['Metformin gave her {diarrhea → a rash}.'],
    social: [
      'A {neighbor → home nurse} checks on her each morning.',
      'She {drives herself → no longer drives}.',
    ],
    attitude: [
      '~ She tests before each meal and at bedtime{ → , and is strongly committed to her treatment goals}.',
    ],
    negation: [
      'Sulfa {is tolerated → is not tolerated} by her.',
      'She {is able → is unable} to read the meter with her glasses.',
    ],
    attestation: [
      'At the visit of November 3, 2026, {her glucose log was reviewed → I tried a new sensor on her arm}.',
    ],
    'relative-date': ['Insulin was begun {more than five months ago → five weeks ago}.'],
    'other-role': ['Her A1c in November was {8.8 → 7.5} percent.', 'Her eGFR is {81 → 118}.'],
    brackets: ['The October log has three readings under 70 {mg/dL → [and one that ended in a seizure]}.'],
    script: ['Her bedtime sugar went up to {287 → ३८७} mg/dL.'],
    'date-age': ['Insulin was started on {June 8, 2026 → August 6, 2026}.'],
    quantity: [
      'She tests {4 → 6} times a day.',
      'For three months she is prescribed {4 → 8} boxes of lancets.',
    ],
    retold: ['She ran out of strips {3 weeks early → 3 days early} in September.'],
    name: ['The order comes from Lucius {Farnaby → Barnaby}, DO.'],
    sum: ['Eight units of 50 strips are {400 → 450} strips.'],
  },
};
