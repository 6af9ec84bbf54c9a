import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist and a diabetes educator write for a boy of nine years who needs a continuous glucose monitor. */
export const sensorGlucoseThirdGrader: CorpusCase = {
  id: 'sensor-glucose-third-grader',
  today: '2026-09-28',
  facts: {
    case_id: 19102,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Orimoto',
      dob: '2017-04-30',
      gender: 'male',
      height: '4 ft 5 in',
      weight: '66 lb',
      address: '212 Sandpiper Row, Elmhaven, MN 55999',
      phone: '(612) 555-0177',
      mrn: 'ECE-30884',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Four injections of insulin a day (insulin glargine once, insulin lispro three times). He does not notice lows: on 2026-08-20 a glucose of 41 mg/dL was found at school without any symptom. In the 30 days before 2026-09-21 the meter recorded 11 values under 54 mg/dL. HbA1c 8.6 % on 2026-09-21. His grandmother checks him at 2 a.m. every night.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Sensor worn on the left upper arm, changed every 10 days. Fingersticks 8 times a day did not prevent the lows. The school nurse will follow the alarms on the receiver.',
      },
    ],
    provider: { name: 'Cornelius Abadie, MD', npi: '1750382946', date_signed: '2026-09-28' },
    seen: [
      '2026-09-21, in office, by Cornelius Abadie, MD: lipohypertrophy of the right thigh, fingertips callused, alert, growth at the 50th percentile.',
      '2026-09-21, in office, by Wilhelmina Sato, RN, CDCES: grandmother placed a demonstration sensor correctly on the first try.',
    ],
    told: [
      'Who pays? Prairie Star Health Plan',
      'Who supplies? Meridian Diabetes Supply',
      'Lives with whom? With his grandmother Philippa',
      'School? Third grade',
    ],
    answered: [],
  },
  notes: [
    `September 28, 2026

Prairie Star Health Plan
Re: Thaddeus Orimoto, date of birth April 30, 2017

Dear Medical Director:

I am requesting a continuous glucose monitor for Thaddeus, a 9-year-old boy with type 1 diabetes mellitus with hypoglycemia without coma (E10.649) and with hyperglycemia (E10.65).

He takes four injections of insulin a day: insulin glargine once and insulin lispro three times. He does not notice lows. On August 20, 2026 a glucose of 41 mg/dL was found at school, and he had no symptom at all. In the 30 days before September 21 his meter recorded 11 values under 54 mg/dL, although his finger was pricked 8 times a day. His HbA1c on September 21, 2026 was 8.6 %. His grandmother checks him at 2 a.m. every night.

On examination on September 21 I found lipohypertrophy of the right thigh and callused fingertips. He was alert, and his growth was at the 50th percentile.

Requested are one monitor or receiver (E2103) and 3 units of the supply allowance (A4239) per 3 months. The alarms of a monitor warn before a low becomes dangerous; fingersticks cannot do that during sleep.

Sincerely yours,
Cornelius Abadie, MD
NPI 1750382946`,
    `DIABETES EDUCATION NOTE
Wilhelmina Sato, RN, CDCES
Date of visit: 09/21/2026

Patient: T. Orimoto, 9 y/o male, third grade. 66 lb, 4 ft 5 in. MRN ECE-30884.
Dx: T1DM with hypoglycemia without coma; T1DM with hyperglycemia.

Present situation
* MDI, 4 shots daily (glargine x 1, lispro x 3)
* SMBG 8 x/day
* 11 readings below 54 mg/dL in the last 30 days before this visit
* Unaware of lows; 41 mg/dL at school on 08/20/2026 with no symptoms
* A1c 8.6 %

Training
Grandmother Philippa, with whom he lives, placed a demonstration sensor correctly on the first try. The sensor will be worn on the left upper arm and changed every 10 days.

School
The school nurse will follow the alarms on the receiver.

Plan
CGM receiver E2103, 1 per year. Supplies A4239, 1 unit for each month, thus 3 units for 3 months. A ten-day sensor means about 9 sensors in 90 days; all of these are contained in the allowance.`,
    `Meridian Diabetes Supply
Prior authorization cover letter

Member: Thaddeus Orimoto
DOB: 04/30/2017
Address: 212 Sandpiper Row, Elmhaven, MN 55999
Phone: (612) 555-0177
Plan: Prairie Star Health Plan
Prescriber: Cornelius Abadie, MD (NPI 1750382946)

Items
1) E2103 Non-adjunctive, non-implanted continuous glucose monitor or receiver. Quantity 1. Limit 1 per year.
2) A4239 Supply allowance for non-adjunctive CGM, 1 month supply = 1 unit. Quantity 3. Limit 3 per 3 months.

Diagnosis codes: E10.649, E10.65

Reason for request
The member is a child treated with insulin who has low glucose values without symptoms. The prescriber's record of 9/21/2026 documents 11 meter values under 54 mg/dL within 30 days and an HbA1c of 8.6 %. Testing by fingerstick 8 times per day did not prevent these events. His grandmother checks him at 2 a.m. each night.

Plans usually ask for treatment with insulin or a history of problematic hypoglycemia; both are documented here. At the stated rate the allowance amounts to 12 units in a year.

We ask for approval of both lines. The prescriber's signature is dated September 28, 2026.`,
    `## Medical Necessity Summary

**Patient:** Thaddeus Orimoto, age 9, male
**Prescriber:** Dr. Cornelius Abadie
**Equipment:** Continuous glucose monitor (E2103) and monthly supplies (A4239)

### Background
Thaddeus is in third grade and lives with his grandmother, Philippa. He has type 1 diabetes with both hyperglycemia and hypoglycemia, the latter without coma. His regimen consists of insulin glargine once daily and insulin lispro three times daily.

### Why fingersticks are not sufficient
Despite 8 fingersticks a day, low values continue. Eleven of them were below 54 mg/dL in a period of 30 days. He is not able to feel them: at school, a value of 41 mg/dL was discovered on August 20, 2026, without symptoms. The office examination on September 21, 2026 also found callused fingertips and lipohypertrophy of his right thigh.

### Expected use
The sensor is to be worn on his left upper arm and replaced every 10 days. The nurse at his school will follow the alarms. At home, his grandmother has shown that she can place a sensor correctly; she succeeded on the first attempt under the eyes of Wilhelmina Sato, RN, CDCES.

### Conclusion
Continuous monitoring with alarms is medically necessary for this child.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'and with hyperglycemia (E10.65) → and with ketoacidosis (E10.65)'],
    [
      2,
      'other-item',
      '1) E2103 Non-adjunctive, non-implanted continuous glucose monitor or receiver → 1) E2103 External ambulatory infusion pump, insulin',
    ],
    [1, 'other-item', 'CGM receiver E2103 → Lancing device E2103'],
    [3, 'description-detail', 'the latter without coma → the latter with coma'],
    [1, 'description-detail', 'T1DM with hyperglycemia → T2DM with hyperglycemia'],
    [0, 'side', 'lipohypertrophy of the right thigh → lipohypertrophy of the left thigh'],
    [3, 'side', 'on his left upper arm → on his right upper arm'],
    [0, 'sex', 'a 9-year-old boy → a 9-year-old girl'],
    [1, 'choice', 'CGM receiver → Blue CGM receiver'],
    [3, 'device', 'and monthly supplies (A4239) → and monthly supplies (A4239), with an insulin pump'],
    [
      0,
      'medication',
      'insulin glargine once and insulin lispro → insulin glargine once, metformin 500 mg and insulin lispro',
    ],
    [3, 'medication', 'insulin lispro three times daily → insulin aspart three times daily'],
    [
      1,
      'diagnosis',
      'T1DM with hypoglycemia without coma; → T1DM with hypoglycemia without coma; celiac disease;',
    ],
    [
      2,
      'event',
      'who has low glucose values without symptoms → who has low glucose values without symptoms and had a seizure',
    ],
    [
      0,
      'treatment',
      'I am requesting a continuous glucose monitor → After an unsuccessful trial of an insulin pump, I am requesting a continuous glucose monitor',
    ],
    [3, 'social', 'lives with his grandmother → lives with his foster mother'],
    [1, 'social', 'third grade → fifth grade'],
    [1, 'attitude', 'on the first try → on the first try and felt very confident'],
    [0, 'negation', 'He does not notice lows → He notices lows'],
    [3, 'negation', 'He is not able to feel them → He is able to feel them'],
    [2, 'organisation', 'Plan: Prairie Star Health Plan → Plan: Minnesota Medicaid'],
    [
      0,
      'attestation',
      'On examination on September 21 I found → On examination on September 21 I reviewed his meter download line by line and found',
    ],
    [1, 'relative-date', 'at school on 08/20/2026 → at school two days ago'],
    [2, 'other-role', 'an HbA1c of 8.6 % → an HbA1c of 11 %'],
    [
      3,
      'brackets',
      'Continuous monitoring with alarms → Continuous monitoring with alarms [his sister already uses one]',
    ],
    [2, 'coverage-measure', 'both are documented here → both are documented here, with 23 lows in a month'],
    [0, 'script', '(A4239) per 3 months → (А4239) per 3 months'],
    [1, 'identifier', 'MRN ECE-30884 → MRN ECE-38084'],
    [2, 'date-age', 'DOB: 04/30/2017 → DOB: 04/13/2017'],
    [2, 'quantity', 'Limit 3 per 3 months → Limit 5 per 3 months'],
    [1, 'name', 'Grandmother Philippa → Grandmother Paulina'],
    [3, 'retold', 'replaced every 10 days → replaced every 14 days'],
    [0, 'retold', 'His grandmother checks him at 2 a.m. → His grandmother checks him at 4 a.m.'],
    [2, 'sum', '12 units in a year → 16 units in a year'],
  ],
  corruptions: {},
};
