import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes for a fifteen-year-old with type 1 diabetes; a diabetes nurse and the supplier's clerk write beside her. */
export const glucoseMonitorSkater: CorpusCase = {
  id: 'glucose-monitor-skater',
  today: '2026-11-02',
  facts: {
    case_id: 15012,
    patient: {
      first_name: 'Lucian',
      last_name: 'Ferreira-Holt',
      dob: '2011-03-30',
      gender: 'male',
      height: '5 ft 5 in',
      weight: '121 lb',
      address: '58 Pond Hockey Lane, Tolliver Notch, ME 04799',
      phone: '(207) 555-0106',
      mrn: 'TN-28473',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'K90.0', description: 'Celiac disease' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'black',
        justification:
          'Diabetes since 2019-08-05. He takes 4 insulin injections a day and tests his blood 8 times a day by fingerstick, and still had 11 readings under 54 mg/dL in October 2026. He does not feel low glucose until he shakes. On 2026-10-09 his coach gave him glucose gel on the ice at a reading of 41 mg/dL. HbA1c was 8.3 % on 2026-10-21.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sensors are changed every 10 days. Alarms are set at 70 mg/dL and wake his father at night.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 2,
        quantity_limit: 6,
        limit_period: 'month',
        justification:
          'Strips are kept for when the sensor reading and the way he feels do not agree, about 3 tests a day.',
      },
    ],
    provider: { name: 'Beatrix Ollerenshaw, MD', npi: '1659204873', date_signed: '2026-11-02' },
    seen: [
      '2026-10-21, in office, by Beatrix Ollerenshaw, MD: 121 lb, injection sites on both thighs without lumps, HbA1c 8.3 %, meter download with 11 readings under 54 mg/dL in October.',
      '2026-10-26, teaching visit, by Salome Pinkney, RN, CDCES: he put a trial sensor on the back of his left arm himself; father read the alarms correctly.',
    ],
    told: [
      'Who pays? Pine Tree Family Health',
      'Who supplies? Downeast Diabetic Supply',
      'Lives with whom? With his father Anders and his sister Juno',
      'School? Tenth grade',
      'Sport? Speed skating, 5 days a week',
      'Insulin? Insulin degludec 22 units at bedtime and insulin lispro before 3 meals',
      'Diet? Gluten-free',
      'Hospital stays? None in 2026',
    ],
    answered: [],
  },
  notes: [
    `November 2, 2026

Pine Tree Family Health
Utilization Review

RE: Lucian Ferreira-Holt, born March 30, 2011

Dear Reviewer,

Lucian is 15 and in the tenth grade. He skates for speed five days a week. He lives with his father, Anders, and his sister, Juno. His type 1 diabetes mellitus with hypoglycemia without coma (E10.649) dates from August 5, 2019; he also has celiac disease (K90.0), for which he eats gluten-free.

He injects insulin four times a day: insulin degludec 22 units at bedtime and insulin lispro before three meals. He tests his blood by fingerstick eight times a day. Even so, the meter download at his visit of October 21, 2026 held 11 readings under 54 mg/dL for October. His HbA1c was 8.3 %. The injection sites on both thighs were without lumps when I examined him.

Besides, he does not feel a low glucose until he shakes. On October 9 his coach gave him glucose gel on the ice, at 41 mg/dL. There was no hospital stay in 2026.

I order a continuous glucose monitor receiver (E2103), black; one supply allowance a month (A4239); and test strips, two units of 50 a month (A4253).

Sincerely,
Beatrix Ollerenshaw, MD
NPI 1659204873`,
    `DIABETES EDUCATION VISIT

Patient: Lucian Ferreira-Holt, 15 y.o. male
Date: 10/26/2026
Educator: Salome Pinkney, RN, CDCES

Dx: T1DM with hypoglycemia; celiac disease

Present regimen
- Degludec 22 units at bedtime
- Lispro before 3 meals
- Fingersticks 8 x daily
- Gluten-free diet

Low glucose
October 2026: 11 readings below 54 mg/dL
10/09/2026: 41 mg/dL on the ice; glucose gel from coach
He does not feel lows until he shakes.

Teaching today
1. He put a trial sensor on the back of his left arm himself.
2. His father read the alarms correctly.

Plan for the device
Sensor change every 10 days. Low alarm at 70 mg/dL. The alarm wakes his father at night.

Strips
About 3 tests a day, for times when the sensor reading and how he feels do not agree.

Remarks
A1c 8.3 % on 10/21/2026. No hospital stay this year. Speed skating 5 days a week.

Background: Exercise lowers glucose during and for hours after the effort. Plans generally cover a continuous monitor for a person treated with insulin, or for one with problematic hypoglycemia, who has been trained in its use.`,
    `Downeast Diabetic Supply
Order review sheet

Patient: Lucian Ferreira-Holt
58 Pond Hockey Lane, Tolliver Notch, ME 04799
Phone: (207) 555-0106
MRN: TN-28473
Plan: Pine Tree Family Health
Prescriber: Beatrix Ollerenshaw, MD
NPI: 1659204873

Lines
1. E2103, non-adjunctive, non-implanted continuous glucose monitor or receiver. Black. Quantity 1, limit 1 per year.
2. A4239, supply allowance for non-adjunctive, non-implanted CGM, 1 month = 1 unit. Quantity 1, limit 1 per month.
3. A4253, blood glucose test strips, per 50. Quantity 2, limit 6 per month.

Two units of strips are 100 strips. Three months take 3 supply allowances and 300 strips.

Diagnosis codes: E10.649, K90.0

Reviewer's check
The patient is treated with insulin, four injections a day. He tests by fingerstick 8 times a day. In October he had 11 readings under 54 mg/dL. The strips are for about three tests a day once the sensor is worn, which makes about 90 a month and fits within the 100.

Training took place on 10/26/2026 with Salome Pinkney, RN, CDCES. The patient did not need help to place the sensor, and his father, Anders, read the alarms.`,
    `LETTER OF MEDICAL NECESSITY: CONTINUOUS GLUCOSE MONITOR

Patient information
Lucian Ferreira-Holt, male, 5 ft 5 in, 121 lb

Diagnoses
E10.649: Type 1 diabetes mellitus with hypoglycemia without coma
K90.0: Celiac disease

Treatment to date
Lucian has had diabetes since August 2019. His treatment consists of 4 insulin injections daily (insulin degludec and insulin lispro) and 8 fingersticks daily, which is 56 fingersticks a week.

Failure of fingerstick testing
Despite this testing there were 11 glucose readings under 54 mg/dL in October 2026. Hypoglycemia goes unnoticed until shaking begins. At 41 mg/dL, on 2026-10-09, he was given glucose gel by his coach. HbA1c on 2026-10-21 was 8.3 %.

Expected use
The sensor is replaced every 10 days. The alarm threshold is 70 mg/dL. At night the alarm wakes his father.

Requested
- E2103, one receiver
- A4239, one unit per month
- A4253, two units (100 strips) per month

Discussion
A fingerstick shows one moment; a sensor shows direction and speed and can sound an alarm. Guidelines recommend continuous monitoring for young people with type 1 diabetes.

He is able to apply the sensor himself, as the teaching visit of 2026-10-26 showed.

Beatrix Ollerenshaw, MD
2026-11-02`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'he also has celiac disease (K90.0) → he also has ulcerative colitis (K90.0)'],
    [
      2,
      'other-item',
      '3. A4253, blood glucose test strips, per 50. → 3. A4253, continuous glucose monitor or receiver, per 50.',
    ],
    [3, 'other-item', '- A4239, one unit per month → - A4239, one receiver per month'],
    [
      0,
      'description-detail',
      'with hypoglycemia without coma (E10.649) → with ketoacidosis without coma (E10.649)',
    ],
    [3, 'description-detail', 'E10.649: Type 1 diabetes mellitus → E10.649: Type 2 diabetes mellitus'],
    [1, 'side', 'on the back of his left arm himself → on the back of his right arm himself'],
    [0, 'side', 'on both thighs were without lumps → on the left thigh were without lumps'],
    [1, 'sex', '15 y.o. male → 15 y.o. female'],
    [3, 'sex', 'Lucian Ferreira-Holt, male, 5 ft → Lucian Ferreira-Holt, female, 5 ft'],
    [2, 'choice', 'monitor or receiver. Black. → monitor or receiver. Blue.'],
    [0, 'choice', '(E2103), black; → (E2103), pink;'],
    [
      1,
      'device',
      'The alarm wakes his father at night. → The alarm wakes his father at night. An insulin pump is to follow.',
    ],
    [0, 'medication', 'insulin degludec 22 units at bedtime → insulin glargine 22 units at bedtime'],
    [
      3,
      'medication',
      '(insulin degludec and insulin lispro) → (insulin degludec, insulin lispro and metformin)',
    ],
    [
      1,
      'diagnosis',
      'Dx: T1DM with hypoglycemia; celiac disease → Dx: T1DM with hypoglycemia; celiac disease; retinopathy',
    ],
    [
      3,
      'event',
      'he was given glucose gel by his coach. → he was given glucose gel by his coach and taken to the emergency room.',
    ],
    [2, 'event', 'he had 11 readings under 54 mg/dL. → he had 11 readings under 54 mg/dL and one seizure.'],
    [
      0,
      'treatment',
      'He tests his blood by fingerstick eight times a day. → He tests his blood by fingerstick eight times a day. An insulin pump was tried and given up.',
    ],
    [1, 'treatment', '- Gluten-free diet → - Gluten-free diet; adhesive tape allergy'],
    [0, 'social', 'He skates for speed five days a week → He skates for speed twice a week'],
    [3, 'social', 'At night the alarm wakes his father. → At night the alarm wakes his mother.'],
    [1, 'attitude', 'Remarks → Remarks: eager to begin.'],
    [2, 'negation', 'did not need help to place the sensor → did need help to place the sensor'],
    [3, 'negation', 'He is able to apply the sensor himself → He is not able to apply the sensor himself'],
    [2, 'organisation', 'Plan: Pine Tree Family Health → Plan: Harbor Point Health'],
    [
      0,
      'attestation',
      'were without lumps when I examined him. → were without lumps when I examined him. I wrote a school plan for him that day.',
    ],
    [
      3,
      'relative-date',
      'Lucian has had diabetes since August 2019. → Lucian has had diabetes since last summer.',
    ],
    [0, 'other-role', 'His HbA1c was 8.3 % → His HbA1c was 11 %'],
    [1, 'other-role', 'Low alarm at 70 mg/dL → Low alarm at 54 mg/dL'],
    [
      2,
      'brackets',
      'He tests by fingerstick 8 times a day. → He tests by fingerstick 8 times a day [his fingertips are calloused].',
    ],
    [
      1,
      'coverage-measure',
      'or for one with problematic hypoglycemia, → or for one with problematic hypoglycemia, as shown by his time below range of 9 percent,',
    ],
    [3, 'script', 'which is 56 fingersticks a week → which is ６5 fingersticks a week'],
    [2, 'identifier', 'NPI: 1659204873 → NPI: 1659204837'],
    [2, 'identifier', 'MRN: TN-28473 → MRN: TN-28437'],
    [1, 'date-age', '10/09/2026: 41 mg/dL → 10/19/2026: 41 mg/dL'],
    [0, 'date-age', 'dates from August 5, 2019 → dates from August 5, 2021'],
    [2, 'quantity', 'Quantity 2, limit 6 per month → Quantity 2, limit 4 per month'],
    [0, 'quantity', 'two units of 50 a month (A4253) → four units of 50 a month (A4253)'],
    [2, 'name', 'his father, Anders, read → his father, Henrik, read'],
    [1, 'name', 'Educator: Salome Pinkney → Educator: Simone Pinkney'],
    [
      3,
      'retold',
      'Hypoglycemia goes unnoticed until shaking begins. → Hypoglycemia is noticed well before shaking begins.',
    ],
    [1, 'retold', 'Sensor change every 10 days → Sensor change every 14 days'],
    [2, 'sum', '3 supply allowances and 300 strips → 3 supply allowances and 350 strips'],
    [3, 'sum', 'A4253, two units (100 strips) per month → A4253, two units (150 strips) per month'],
  ],
  corruptions: {},
};
