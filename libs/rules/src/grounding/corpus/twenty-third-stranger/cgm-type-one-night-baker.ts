import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist, a diabetes educator, a supplier and a drafting model write for a woman who does not feel her lows. */
export const cgmTypeOneNightBaker: CorpusCase = {
  id: 'cgm-type-one-night-baker',
  today: '2026-09-17',
  facts: {
    case_id: 23104,
    patient: {
      first_name: 'Yolanda',
      last_name: 'Prescott-Zamani',
      dob: '1987-02-06',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '138 lb',
      address: '612 Quarry Hill Road, Dunmere, PA 17999',
      phone: '(717) 555-0189',
      mrn: 'DMR-41276',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      {
        code: 'E10.3292',
        description:
          'Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye',
      },
      { code: 'I10', description: 'Essential (primary) hypertension' },
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
          'HbA1c 8.3 % on 2026-08-31. Nine readings below 54 mg/dL in 30 days, five of them without any symptom. On 2026-07-20 her husband gave glucagon for a glucose of 38 mg/dL. Finger sticks 6 times a day have not prevented the lows.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Insulin lispro by 4 injections a day and insulin glargine 18 units at bedtime. She was trained in the use of a CGM on a 14-day trial in the clinic. The sensor is worn on the right upper arm.',
      },
    ],
    provider: { name: 'Tobias Fennimore-Adeyemi, MD', npi: '1679350248', date_signed: '2026-09-17' },
    seen: [
      '2026-09-10, in office, by Tobias Fennimore-Adeyemi, MD: blood pressure 132/78, feels light touch in both feet, hypoglycemia log reviewed, skin of the arms intact.',
    ],
    told: [
      'Who pays? Keystone Meridian Health',
      'Who supplies? Amberline Diabetes Supply',
      'Lives with whom? With her husband Rafael and their son Ignacio',
      'Work? Baker on the night shift',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity

September 17, 2026
To: Keystone Meridian Health
Patient: Yolanda Prescott-Zamani, DOB February 6, 1987, MRN DMR-41276

To whom it may concern:

I am writing on behalf of this 39-year-old woman with T1DM with hypoglycemia without coma (E10.649), mild nonproliferative retinopathy of the left eye without macular edema (E10.3292) and hypertension (I10).

I saw her in the office on September 10, 2026 and reviewed her hypoglycemia log. Nine readings in 30 days were below 54 mg/dL, and five of these came without any symptom. Her HbA1c was 8.3 % on August 31, 2026. On July 20, 2026 her husband gave glucagon for a glucose of 38 mg/dL. Finger sticks 6 times a day have not prevented the lows.

She injects insulin lispro 4 times a day and insulin glargine 18 units at bedtime.

I prescribe:
- E2103, continuous glucose monitor (receiver), black, 1
- A4239, supply allowance, 1 unit a month

Policies generally cover a CGM for patients treated with insulin or with a history of problematic hypoglycemia.

Sincerely,
Tobias Fennimore-Adeyemi, MD
NPI 1679350248`,
    `DIABETES EDUCATION NOTE

Patient: Yolanda Prescott-Zamani, age 39, female
Ht 5 ft 4 in, Wt 138 lb

S: She works as a baker on the night shift and lives with her husband, Rafael, and their son, Ignacio. On 07/20/2026 Rafael gave her glucagon when her glucose was 38 mg/dL.

O: Blood pressure 132/78 on 09/10/2026. Light touch is felt in both feet. The skin of the arms is intact. HbA1c 8.3 %.

Log of 30 days: 9 readings below 54 mg/dL; 5 without symptoms, so 4 with symptoms.

Insulin: lispro by 4 injections daily; glargine 18 units at bedtime. That makes 5 injections a day.

A: Type 1 diabetes with hypoglycemia without coma. She does not always feel her lows. Six finger sticks a day do not show what happens between them.

P: Receiver (E2103), 1 per 5 years. Supplies (A4239), 1 unit per month. Sensor on the right upper arm. She was trained in CGM use during a 14-day trial in the clinic.

Note: alarms on a CGM can in general wake a sleeping user before glucose becomes dangerously low.`,
    `Amberline Diabetes Supply
Prior Authorization Request

Member: Yolanda Prescott-Zamani
Address: 612 Quarry Hill Road, Dunmere, PA 17999
Phone: (717) 555-0189
Prescriber: Tobias Fennimore-Adeyemi, MD

Dear Keystone Meridian Health,

We request authorization for the following:

| Code | Description | Units | Period |
|---|---|---|---|
| E2103 | Non-adjunctive CGM receiver | 1 | 5 years |
| A4239 | CGM supply allowance | 1 | month |

The supply allowance comes to 12 units a year.

Diagnosis codes: E10.649 Type 1 diabetes mellitus with hypoglycemia without coma; E10.3292 Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye; I10 Essential (primary) hypertension.

The member uses insulin by injection, with lispro four times a day and 18 units of glargine at bedtime. She checks her glucose by finger stick 6 times a day. The prescriber saw her on September 10, 2026, one week before signing the order.

Her log holds nine values under 54 mg/dL in a month. A plan will commonly ask whether the patient has been trained; she was, on a 14-day trial in the clinic.

Amberline Diabetes Supply`,
    `# Clinical justification: continuous glucose monitoring

**Who she is.** Ms. Prescott-Zamani is a 39-year-old night-shift baker with type 1 diabetes, mild retinopathy in the left eye and high blood pressure.

**What happens.** Within 30 days she had nine glucose values below 54 mg/dL. She noticed nothing in five of them. In July 2026 her husband had to give glucagon when her glucose had fallen to 38 mg/dL.

**What was done so far.** She tests 6 times a day by finger stick. This has not prevented low glucose. Her HbA1c stood at 8.3 % on August 31, 2026.

**Treatment.** Insulin lispro, 4 injections daily, and insulin glargine, 18 units at bedtime.

**What is asked for.** A receiver (E2103) and a monthly supply allowance (A4239). The sensor will be worn on the right upper arm, where the skin is intact. She has completed a 14-day trial.

**Household.** She lives with her husband and son.

**General remark.** Level 2 hypoglycemia is defined as glucose below 54 mg/dL, and repeated events of this kind are a recognized reason for a CGM.

The supplier is Amberline Diabetes Supply.

Signed 09/17/2026, Tobias Fennimore-Adeyemi, MD, NPI 1679350248`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'hypertension (I10) → hyperlipidemia (I10)'],
    [
      0,
      'description-detail',
      'with hypoglycemia without coma (E10.649) → with ketoacidosis without coma (E10.649)',
    ],
    [0, 'side', 'retinopathy of the left eye → retinopathy of the right eye'],
    [0, 'retold', 'five of these came without any symptom → seven of these came without any symptom'],
    [0, 'medication', 'insulin glargine 18 units at bedtime → insulin degludec 18 units at bedtime'],
    [
      0,
      'choice',
      'continuous glucose monitor (receiver), black, 1 → continuous glucose monitor (receiver), white, 1',
    ],
    [
      0,
      'coverage-measure',
      'history of problematic hypoglycemia. → history of problematic hypoglycemia, such as her 14 % of time below range.',
    ],
    [0, 'attestation', 'and reviewed her hypoglycemia log → and downloaded her meter'],
    [0, 'date-age', '38 mg/dL. Finger sticks → 38 mg/dL at the age of 41. Finger sticks'],
    [0, 'other-item', 'A4239, supply allowance, 1 unit → E2103, supply allowance, 1 unit'],
    [1, 'sex', 'age 39, female → age 39, male'],
    [1, 'social', 'works as a baker on the night shift → works as a nurse on the night shift'],
    [1, 'name', 'and their son, Ignacio → and their son, Ignatius'],
    [1, 'sum', 'That makes 5 injections a day. → That makes 7 injections a day.'],
    [1, 'negation', 'She does not always feel her lows. → She does always feel her lows.'],
    [1, 'side', 'Sensor on the right upper arm. → Sensor on the left upper arm.'],
    [
      1,
      'diagnosis',
      'Light touch is felt in both feet. → Light touch is felt in both feet despite her peripheral neuropathy.',
    ],
    [
      1,
      'device',
      'Supplies (A4239), 1 unit per month. → Supplies (A4239), 1 unit per month, and a tubeless insulin pump.',
    ],
    [1, 'brackets', 'HbA1c 8.3 %. → HbA1c 8.3 % [9.6 % in the spring].'],
    [
      1,
      'event',
      'when her glucose was 38 mg/dL. → when her glucose was 38 mg/dL, and an ambulance took her to the emergency room.',
    ],
    [2, 'sum', 'comes to 12 units a year → comes to 24 units a year'],
    [2, 'quantity', '| 1 | 5 years | → | 1 | 3 years |'],
    [2, 'identifier', '(717) 555-0189 → (717) 555-0198'],
    [2, 'relative-date', 'one week before signing the order → two months before signing the order'],
    [2, 'script', 'by finger stick 6 times a day → by finger stick ٩ times a day'],
    [2, 'organisation', 'Dear Keystone Meridian Health, → Dear Susquehanna Mutual,'],
    [2, 'other-role', 'on a 14-day trial in the clinic → on a 30-day trial in the clinic'],
    [3, 'sex', 'Ms. Prescott-Zamani is → Mr. Prescott-Zamani is'],
    [
      3,
      'attitude',
      'She has completed a 14-day trial. → She has completed a 14-day trial and is eager to use the device.',
    ],
    [
      3,
      'treatment',
      'This has not prevented low glucose. → This has not prevented low glucose, nor did a year on an insulin pump.',
    ],
    [3, 'retold', 'This has not prevented low glucose. → This has prevented low glucose.'],
    [3, 'other-role', 'had fallen to 38 mg/dL → had fallen to 78 mg/dL'],
  ],
  corruptions: {},
};
