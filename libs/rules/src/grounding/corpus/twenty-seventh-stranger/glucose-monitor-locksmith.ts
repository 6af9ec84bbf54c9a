import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist, a diabetes educator, a supplier and a drafting model write for a locksmith whose glucose falls too low at night. */
export const glucoseMonitorLocksmith: CorpusCase = {
  id: 'glucose-monitor-locksmith',
  today: '2026-10-08',
  facts: {
    case_id: 33105,
    patient: {
      first_name: 'Alastair',
      last_name: 'Nakagome-Finch',
      dob: '1967-02-23',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '203 lb',
      address: '61 Juniper Court, Lot 18, Copper Wells, NM 87999',
      phone: '(575) 555-0189',
      mrn: 'CWD-51926',
    },
    diagnoses: [
      { code: 'E11.649', description: 'Type 2 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Four injections a day: insulin glargine 22 units at bedtime and insulin lispro 8 units before each of 3 meals. HbA1c 8.6% on 2026-09-01. Between 2026-08-01 and 2026-09-20 the meter showed glucose below 54 mg/dL 6 times, 4 of them at night. On 2026-08-29 at 41 mg/dL he was confused and his brother gave him juice. He feels no warning signs.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '90 days',
        justification:
          'Clinic sensor worn from 2026-09-03 to 2026-09-17: 9% of the time below 70 mg/dL, lowest value 47 mg/dL at 3 a.m. Fingersticks 5 times a day did not find the night values. Trained in the use of the receiver on 2026-09-24.',
      },
    ],
    provider: { name: 'Xiomara Lindqvist, MD', npi: '1902647183', date_signed: '2026-10-08' },
    seen: [
      '2026-09-24, in clinic, by Xiomara Lindqvist, MD: feet without ulcer, monofilament not felt at 3 of 10 sites on the left foot and 2 of 10 on the right foot, injection sites without lumps, blood pressure 128/76.',
    ],
    told: [
      'Who pays? Mesa Verity Health',
      'Who supplies? Roadrunner Diabetes Direct',
      'Lives with whom? With his brother Cornelius',
      'Home? A mobile home',
      'Work? Locksmith, on call 2 nights a week, drives a van',
      'Smartphone? No, uses the receiver',
    ],
    answered: [],
  },
  notes: [
    `Xiomara Lindqvist, MD
Endocrinology

October 8, 2026

Mesa Verity Health
Re: Alastair Nakagome-Finch (DOB 2/23/1967)

Dear Reviewer,

This letter supports a continuous glucose monitor for Mr. Nakagome-Finch, who is 59 years old. He has type 2 diabetes with hypoglycemia without coma (E11.649) and diabetic polyneuropathy (E11.42), and he uses insulin long term (Z79.4).

He injects insulin four times a day: glargine, 22 units at bedtime, and lispro, 8 units before each of three meals. On September 1, 2026 his HbA1c was 8.6%.

His meter recorded six values below 54 mg/dL between August 1 and September 20, 2026. Four of the six came at night. On August 29, with a glucose of 41 mg/dL, he was confused, and his brother gave him juice. He has no warning signs of low glucose.

I saw him on September 24, 2026. His feet were free of ulcers. He did not feel the monofilament at 3 of 10 sites on the left foot and at 2 of 10 on the right. There were no lumps at the injection sites. Blood pressure was 128/76.

He works as a locksmith, is on call two nights a week and drives a van.

I order one receiver (E2103) and three months of supplies (A4239).

Alarms are of particular use to people who no longer sense a low glucose.

Xiomara Lindqvist, MD
NPI 1902647183`,
    `DIABETES EDUCATION RECORD

Name: Alastair Nakagome-Finch
MRN: CWD-51926
Height 5 ft 11 in / Weight 203 lb

Insulin plan
- glargine 22 units, bedtime
- lispro 8 units before each of 3 meals (24 units a day)
- total daily dose: 46 units

Monitoring so far
Fingersticks 5 times daily. They did not find the low values at night.

Clinic sensor, 9/3 to 9/17/2026 (two weeks)
Time below 70 mg/dL: 9%
Lowest: 47 mg/dL, at 3 a.m.

Low glucose by meter, 8/1 to 9/20/2026
Below 54 mg/dL: 6 readings
Night: 4
Day: 2
8/29/2026: 41 mg/dL with confusion; his brother gave juice.

Warning signs: none felt.

Living: mobile home, with his brother, Cornelius. Locksmith, on call 2 nights per week.

Device: No smartphone, so the receiver is needed. He was trained in its use on 9/24/2026.

Feet, from Dr. Lindqvist's visit the same day: no ulcer; monofilament missed at 3/10 sites left and 2/10 right.

A receiver shows the glucose and its trend and sounds an alarm when a set limit is passed.`,
    `Roadrunner Diabetes Direct
Order confirmation for the plan

Plan: Mesa Verity Health
Customer: Alastair Nakagome-Finch
Delivery: 61 Juniper Court, Lot 18, Copper Wells, NM 87999
Phone: (575) 555-0189
Prescriber: Xiomara Lindqvist, MD (1902647183), signed 10/08/2026

Ordered:
(1) E2103 Continuous glucose monitor or receiver, non-adjunctive, non-implanted. Quantity 1. One per 5 years.
(2) A4239 Supply allowance, one month each. Quantity 3. Three per 90 days.

At this rate the plan will receive claims for 12 units of A4239 in a year.

Diagnoses: E11.649, E11.42, Z79.4.

Clinical summary supplied to us:
The customer has type 2 diabetes and gives himself four insulin injections a day. The HbA1c of September 1, 2026 was 8.6%. There were six readings under 54 mg/dL. In one of these the customer was confused and someone else, his brother, had to give him juice. A clinic sensor showed 9% of time below 70 mg/dL.

The customer was seen on September 24, 2026, two weeks before the order was signed. He was trained that day as well. He does not use a smartphone.

Sensors, transmitters and adhesive are part of the monthly allowance in general and are not billed one by one.`,
    `# CGM necessity letter: draft 1

**Patient:** Mr. Alastair Nakagome-Finch
**Age:** 59
**Prescriber:** Xiomara Lindqvist, MD

## Diagnoses
* E11.649: type 2 diabetes mellitus with hypoglycemia without coma
* E11.42: type 2 diabetes mellitus with diabetic polyneuropathy
* Z79.4: long term (current) use of insulin

## Treatment
The patient takes insulin glargine at bedtime and insulin lispro before meals, which makes four injections daily.

## Hypoglycemia
Within about seven weeks in August and September 2026 he had **six** glucose readings below 54 mg/dL. Two thirds of them fell in the night. The lowest sensor value was 47 mg/dL, at 3 a.m. During the episode of August 29, 2026 he needed the help of his brother. He does not feel low glucose coming.

## Limits of fingersticks
He tests five times a day. That was not enough to detect the lows at night.

## Examination on September 24, 2026
No foot ulcer was found. Sensation to monofilament was absent at 3 of 10 sites on the left and 2 of 10 on the right. The injection sites had no lumps.

## Home and work
He lives in a mobile home with his brother. He is a locksmith who drives a van and is on call two nights weekly.

## Order
One **E2103** and three units of **A4239** per 90 days, from Roadrunner Diabetes Direct.

Many plans cover CGM for insulin users or for those with problematic hypoglycemia.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'and diabetic polyneuropathy (E11.42), and → and diabetic retinopathy (E11.42), and'],
    [
      0,
      'description-detail',
      'with hypoglycemia without coma (E11.649) → with hypoglycemia with coma (E11.649)',
    ],
    [0, 'medication', 'glargine, 22 units at bedtime → glargine, 32 units at bedtime'],
    [0, 'retold', 'Four of the six came at night. → Five of the six came at night.'],
    [0, 'negation', 'He has no warning signs of low glucose. → He has warning signs of low glucose.'],
    [0, 'negation', 'His feet were free of ulcers. → His feet were not free of ulcers.'],
    [0, 'side', 'at 3 of 10 sites on the left foot and → at 3 of 10 sites on the right foot and'],
    [0, 'other-role', 'Blood pressure was 128/76. → Blood pressure was 203/76.'],
    [
      0,
      'event',
      'and his brother gave him juice. He has → and an ambulance took him to the emergency room. He has',
    ],
    [
      0,
      'attestation',
      'I order one receiver (E2103) → I have studied 90 days of his meter downloads and order one receiver (E2103)',
    ],
    [0, 'other-item', 'three months of supplies (A4239) → three months of supplies (E2103)'],
    [0, 'social', 'He works as a locksmith, is → He works as a security guard, is'],
    [1, 'sum', '- total daily dose: 46 units → - total daily dose: 54 units'],
    [1, 'sum', 'Day: 2 → Day: 3'],
    [1, 'retold', 'Time below 70 mg/dL: 9% → Time below 70 mg/dL: 19%'],
    [1, 'name', 'with his brother, Cornelius. → with his brother, Benedict.'],
    [1, 'negation', 'Device: No smartphone, so → Device: Has a smartphone, so'],
    [
      1,
      'treatment',
      'They did not find the low values at night. → They did not find the low values at night. He is allergic to acrylic adhesive.',
    ],
    [
      1,
      'medication',
      '- lispro 8 units before each of 3 meals (24 units a day) → - metformin 1000 mg twice a day, lispro 8 units before each of 3 meals (24 units a day)',
    ],
    [1, 'script', 'Lowest: 47 mg/dL, at 3 a.m. → Lowest: ٣٩ mg/dL, at 3 a.m.'],
    [1, 'date-age', 'He was trained in its use on 9/24/2026. → He was trained in its use on 8/24/2026.'],
    [1, 'identifier', 'MRN: CWD-51926 → MRN: CWD-51962'],
    [2, 'organisation', 'Plan: Mesa Verity Health → Plan: Sandia Choice Plan'],
    [2, 'quantity', 'Quantity 3. Three per 90 days. → Quantity 6. Three per 90 days.'],
    [2, 'sum', 'claims for 12 units of A4239 in a year → claims for 16 units of A4239 in a year'],
    [2, 'relative-date', 'two weeks before the order was signed → five months before the order was signed'],
    [2, 'sex', 'and someone else, his brother, had to → and someone else, his sister, had to'],
    [2, 'device', '(2) A4239 Supply allowance, → With an insulin pump. (2) A4239 Supply allowance,'],
    [2, 'retold', 'There were six readings under 54 mg/dL. → There were sixteen readings under 54 mg/dL.'],
    [
      2,
      'coverage-measure',
      'and are not billed one by one. → and are not billed one by one, though his time in range of 58% calls for more of them.',
    ],
    [
      3,
      'diagnosis',
      'The injection sites had no lumps. → The injection sites had no lumps. He also has stage 3 chronic kidney disease.',
    ],
    [3, 'brackets', 'He tests five times a day. → He tests five times a day [and keeps a written log].'],
    [
      3,
      'attitude',
      'He does not feel low glucose coming. → He does not feel low glucose coming and is afraid to go to sleep.',
    ],
    [3, 'choice', 'One **E2103** and three units → One **E2103** in black and three units'],
    [3, 'social', 'He lives in a mobile home with his brother. → He lives by himself in a mobile home.'],
    [3, 'event', 'he needed the help of his brother → he crashed his van'],
    [3, 'retold', 'Two thirds of them fell in the night. → One third of them fell in the night.'],
  ],
  corruptions: {},
};
