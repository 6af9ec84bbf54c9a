import type { CorpusCase } from '../corpus-case.ts';

/** An internist's office writes: the internist, the diabetes educator, the supplier, and a draft by a language model. */
export const glucoseSensorBusDriver: CorpusCase = {
  id: 'glucose-sensor-bus-driver',
  today: '2026-05-27',
  facts: {
    case_id: 21104,
    patient: {
      first_name: 'Consuelo',
      last_name: 'Brightwater',
      dob: '1968-04-08',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '176 lb',
      address: '90 Lantern Row, Mesa Quemada, NM 87999',
      phone: '(505) 555-0171',
      mrn: 'MQ-519004',
    },
    diagnoses: [
      { code: 'E11.649', description: 'Type 2 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
      { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'black',
        justification:
          'Insulin glargine 32 units at night and insulin lispro with three meals since October 2023. From 2026-02-01 to 2026-04-30 the meter shows 14 readings below 54 mg/dL, five of them between 2 and 4 in the morning. On 2026-03-22 her husband had to give glucagon. HbA1c 7.9 % on 2026-05-04. She pricks her finger six times a day and does not feel a low until it is below 50. A trial sensor worn for 10 days in May 2026 gave 11 alarms; no reading fell below 54.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification: 'The sensor is changed every 10 days, three a month.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 1,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'One box of 50 strips a month for checks when the sensor reading does not match how she feels, in place of the four boxes she uses now.',
      },
    ],
    provider: { name: 'Winifred Okafor-Lund, MD', npi: '1306957248', date_signed: '2026-05-27' },
    seen: [
      '2026-05-12, in office, by Winifred Okafor-Lund, MD: blood pressure 136/82, feet without ulcers, monofilament felt at all ten sites on both feet, eGFR 51 (2026-05-04).',
      '2026-05-12, in office, by Dario Vance, RN, CDCES: placed a demonstration sensor on her own left upper arm and read the receiver correctly twice.',
    ],
    told: [
      'Who pays? Desert Union Health',
      'Who supplies? Plaza Diabetes Supply',
      'Lives with whom? With her husband Ramiro',
      'What work? School bus driver, mornings and afternoons',
      'Other medicines? Lisinopril 20 mg a day',
      'Smartphone? She has none',
      'Insulin pump? No',
      'Does she smoke? Never did',
    ],
    answered: [],
  },
  notes: [
    `May 27, 2026

Desert Union Health, Prior Authorization

Patient: Consuelo Brightwater
Born: April 8, 1968
MRN: MQ-519004

To whom it may concern,

Ms. Brightwater is a 58-year-old school bus driver with type 2 diabetes mellitus with hypoglycemia (E11.649) and diabetic chronic kidney disease (E11.22), at present stage 3a (N18.31). She has injected insulin glargine, 32 units at night, and insulin lispro with three meals since October 2023. Her HbA1c on May 4, 2026 was 7.9 % and her eGFR 51.

Her trouble is low glucose. Between February 1 and April 30, 2026 her meter recorded 14 readings below 54 mg/dL. Five of these came between 2 and 4 in the morning. On March 22, 2026 her husband Ramiro had to give glucagon. She does not feel a low until she is below 50, though she tests her blood six times a day.

I saw her on May 12, 2026. Blood pressure was 136/82. Her feet had no ulcers and she felt the monofilament at all ten sites on both sides.

I request a non-adjunctive continuous glucose monitor (E2103, receiver in black) with its monthly supply allowance (A4239). She has no smartphone and so needs the receiver. One box of 50 test strips a month (A4253) is ordered for checks when the sensor and her symptoms disagree.

Respectfully,

Winifred Okafor-Lund, MD
NPI 1306957248`,
    `DIABETES EDUCATION VISIT
05/12/2026

Educator: Dario Vance, RN, CDCES
Patient: Consuelo Brightwater, DOB 04/08/1968, F
Ht 5'4"  Wt 176 lb

Problem: T2DM on multiple daily injections, with lows.

Regimen
  Glargine 32 units HS
  Lispro with 3 meals
  Lisinopril 20 mg daily
  No pump

Home situation
  Husband Ramiro at home. He gave glucagon 03/22/2026.
  Drives a school bus, AM and PM.
  Never smoked.
  No smartphone.

Monitoring
  Fingersticks 6 x/day.
  14 readings < 54 mg/dL in the three months 02/01 to 04/30/2026, of which 5 were at 02:00 to 04:00. That leaves 9 at other hours.
  Warning symptoms absent until < 50.

Sensor trial
  Worn 10 days in May 2026. 11 alarms. No value < 54.

Skills
  Pt placed a demonstration sensor on her own L upper arm and read the receiver correctly twice.

Ordered by Dr. Okafor-Lund
  E2103 x 1; A4239 x 1 unit/month (sensor change every 10 days); A4253 x 1 box/month instead of the present 4 boxes.

General note: education programs teach that a reading below 54 mg/dL is a level 2 low and calls for action, and that alarms at night are the chief benefit of a sensor for people who do not wake from a low.

Dario Vance, RN, CDCES`,
    `Plaza Diabetes Supply
Prior authorization cover letter

Member: Consuelo Brightwater
90 Lantern Row, Mesa Quemada, NM 87999
(505) 555-0171
Plan: Desert Union Health
Prescriber: Winifred Okafor-Lund, MD, NPI 1306957248

| Line | HCPCS | Description | Qty | Limit |
|---|---|---|---|---|
| 1 | E2103 | Continuous glucose monitor or receiver, non-adjunctive, black | 1 | 1 per 5 years |
| 2 | A4239 | CGM supply allowance | 1 | 1 per month |
| 3 | A4253 | Blood glucose test strips, per 50 | 1 | 2 per month |

The member is a woman of 58 with type 2 diabetes, treated with insulin since October 2023. The diagnosis codes are E11.649, E11.22, N18.31 (chronic kidney disease, stage 3a) and Z79.4 (long term use of insulin).

Line 1. The prescriber documents 14 glucose readings below 54 mg/dL in the three months ending April 30, 2026 and one episode, on March 22, 2026, in which the husband had to give glucagon. Plans usually ask for insulin treatment or for problematic hypoglycemia; either one is enough. The member has no smartphone.

Line 2. Each unit covers a month. Sensors last 10 days, so 3 are used in a month and 9 in three months.

Line 3. 50 strips a month, in place of the four boxes now used; over 3 months that is 150 strips.

The member can handle the sensor: she put a demonstration sensor on her left upper arm and read the receiver correctly. She wears no insulin pump.

Plaza Diabetes Supply`,
    `**Letter of Medical Necessity for Continuous Glucose Monitoring**

Date: 2026-05-27
Patient name: Consuelo Brightwater
Patient date of birth: 1968-04-08
Provider: Winifred Okafor-Lund, MD
NPI: 1306957248

Dear Reviewer,

Please consider this request for continuous glucose monitoring for Consuelo Brightwater, who has type 2 diabetes mellitus complicated by hypoglycemia and by stage 3a chronic kidney disease.

*Why fingersticks are not enough.* She already checks her glucose six times a day. Even so, the meter shows 14 values below 54 mg/dL from February through April 2026, and five of them fell between 2 and 4 in the morning. She is not aware of a low until it is below 50. On 2026-03-22 glucagon had to be given by her husband.

*Evidence of benefit.* During a 10-day trial in May 2026 the sensor alarmed 11 times and no reading fell below 54. Randomized trials have shown that sensors with alarms reduce time spent in hypoglycemia in people who inject insulin.

*Ability to use the device.* At the visit of 2026-05-12 she placed a demonstration sensor on her own left upper arm and read the receiver correctly twice.

*Daily life.* She drives a school bus in the mornings and afternoons and lives with her husband.

*What is requested.*
1. E2103, one receiver
2. A4239, one unit a month
3. A4253, one box of 50 strips a month

Her last HbA1c, taken on 2026-05-04, was 7.9 %. Besides insulin glargine and insulin lispro she takes lisinopril 20 mg a day. Guidelines advise that an HbA1c target should not be pursued at the price of severe lows.

Sincerely,
Winifred Okafor-Lund, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'type 2 diabetes mellitus with hypoglycemia (E11.649) → hereditary fructose intolerance (E11.649)',
    ],
    [2, 'code-disease', 'N18.31 (chronic kidney disease, stage 3a) → N18.31 (polycystic kidney disease)'],
    [2, 'other-item', '| 2 | A4239 | CGM supply allowance | → | 2 | A4239 | Insulin pump cartridges |'],
    [0, 'other-item', 'One box of 50 test strips a month (A4253) → One box of lancets a month (A4253)'],
    [3, 'description-detail', 'by stage 3a chronic kidney disease → by stage 4 chronic kidney disease'],
    [0, 'description-detail', 'at present stage 3a → at present stage 3b'],
    [1, 'description-detail', 'T2DM on multiple daily injections → T1DM on multiple daily injections'],
    [1, 'side', 'on her own L upper arm → on her own R upper arm'],
    [3, 'side', 'on her own left upper arm → on her own right upper arm'],
    [2, 'sex', 'a woman of 58 with → a man of 58 with'],
    [1, 'sex', 'DOB 04/08/1968, F → DOB 04/08/1968, M'],
    [0, 'choice', 'receiver in black → receiver in pink'],
    [2, 'choice', 'non-adjunctive, black → non-adjunctive, white'],
    [3, 'device', '1. E2103, one receiver → 1. E2103, one receiver, and a smart insulin pen'],
    [1, 'device', 'A4239 x 1 unit/month → an automated insulin pump; A4239 x 1 unit/month'],
    [1, 'medication', 'Lisinopril 20 mg daily → Lisinopril 20 mg daily, semaglutide 1 mg weekly'],
    [3, 'medication', 'she takes lisinopril 20 mg a day → she takes losartan 50 mg a day'],
    [0, 'medication', 'insulin glargine, 32 units at night → insulin glargine, 23 units at night'],
    [
      0,
      'diagnosis',
      'Blood pressure was 136/82. → Blood pressure was 136/82. She has proliferative retinopathy.',
    ],
    [3, 'diagnosis', '*Daily life.* She drives → *Daily life.* Despite gastroparesis she drives'],
    [
      2,
      'event',
      'the husband had to give glucagon. → the husband had to give glucagon and an ambulance took her to the emergency room.',
    ],
    [
      3,
      'event',
      'She is not aware of a low until it is below 50. → She is not aware of a low until it is below 50, and she had a minor bus accident during one.',
    ],
    [1, 'treatment', 'Never smoked. → Never smoked. Adhesive allergy.'],
    [
      0,
      'treatment',
      'Her trouble is low glucose. → Her trouble is low glucose, which continued after metformin was stopped.',
    ],
    [1, 'social', 'Husband Ramiro at home. → Husband Ramiro away most of the week.'],
    [3, 'social', 'and lives with her husband. → and lives with her husband and two grandchildren.'],
    [
      2,
      'attitude',
      'The member can handle the sensor: → The member is enthusiastic and can handle the sensor:',
    ],
    [
      3,
      'attitude',
      'She already checks her glucose six times a day. → She checks her glucose six times a day and is frightened to sleep.',
    ],
    [3, 'negation', 'She is not aware of a low → She is well aware of a low'],
    [0, 'negation', 'Her feet had no ulcers and → Her feet had ulcers and'],
    [0, 'organisation', 'Desert Union Health, Prior → Rio Bravo Health Plan, Prior'],
    [2, 'organisation', 'Plan: Desert Union Health → Plan: Zia Mutual'],
    [
      0,
      'attestation',
      'I request a non-adjunctive → I have downloaded her meter at every visit, and I request a non-adjunctive',
    ],
    [
      3,
      'attestation',
      'Please consider this request → I attest that all statements are true and that I will see her every six months. Please consider this request',
    ],
    [0, 'relative-date', 'I saw her on May 12, 2026. → I saw her yesterday afternoon.'],
    [3, 'relative-date', 'Her last HbA1c, taken on 2026-05-04, → Her last HbA1c, taken four months ago,'],
    [1, 'other-role', 'Warning symptoms absent until < 50. → Warning symptoms absent until < 32.'],
    [0, 'other-role', 'and her eGFR 51 → and her eGFR 82'],
    [
      2,
      'brackets',
      'The member has no smartphone. → The member has no smartphone. [Appeal of an earlier denial attached.]',
    ],
    [
      2,
      'coverage-measure',
      'either one is enough. → either one is enough, and her HbA1c of 9.4 % adds to the case.',
    ],
    [
      1,
      'coverage-measure',
      'is a level 2 low and calls for action, → is a level 2 low and calls for action, as her reading of 38 did,',
    ],
    [1, 'script', '14 readings < 54 mg/dL → ٢٤ readings < 54 mg/dL'],
    [3, 'script', 'Even so, the meter → She is blind in one еye, and the meter'],
    [0, 'identifier', 'MRN: MQ-519004 → MRN: MQ-519040'],
    [2, 'identifier', '(505) 555-0171 → (505) 555-0117'],
    [0, 'date-age', 'a 58-year-old school bus driver → a 56-year-old school bus driver'],
    [3, 'date-age', 'On 2026-03-22 glucagon → On 2026-02-23 glucagon'],
    [2, 'quantity', '| 1 | 2 per month | → | 3 | 2 per month |'],
    [1, 'quantity', 'A4253 x 1 box/month → A4253 x 2 boxes/month'],
    [0, 'name', 'her husband Ramiro had → her husband Rodrigo had'],
    [3, 'name', 'Patient name: Consuelo Brightwater → Patient name: Consuela Brightwood'],
    [3, 'retold', 'and no reading fell below 54. → and four readings fell below 54.'],
    [1, 'retold', 'Fingersticks 6 x/day. → Fingersticks 2 x/day.'],
    [2, 'sum', 'that is 150 strips → that is 200 strips'],
    [1, 'sum', 'That leaves 9 at other hours. → That leaves 11 at other hours.'],
    [
      1,
      'brackets',
      'Drives a school bus, AM and PM. → Drives a school bus, AM and PM. [License under review.]',
    ],
    [2, 'negation', 'She wears no insulin pump. → She wears an insulin pump.'],
  ],
  corruptions: {},
};
