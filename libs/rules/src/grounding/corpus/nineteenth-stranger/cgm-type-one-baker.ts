import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for glucose monitors: an endocrinologist, a diabetes educator, a supplier and a drafted letter. */
export const cgmTypeOneBaker: CorpusCase = {
  id: 'cgm-type-one-baker',
  today: '2026-10-14',
  facts: {
    case_id: 16003,
    patient: {
      first_name: 'Leopold',
      last_name: 'Nakashima-Ruiz',
      dob: '1992-07-21',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '172 lb',
      address: '4 Ferry Stairs, Port Linden, WA 98999',
      phone: '(360) 555-0109',
      mrn: 'PLE-30964',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      {
        code: 'E10.3292',
        description:
          'Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye',
      },
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
          'He injects insulin lispro before each meal and insulin glargine 22 units at bedtime, 4 injections a day. In the 8 weeks to 2026-09-30 his meter showed 11 values below 54 mg/dL, 5 of them at night. On 2026-08-19 he was found confused at work and his colleague Abel gave glucagon. He no longer feels lows coming on. His telephone cannot run the sensor program, so a receiver is needed.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Sensors are changed every 10 days. In a trial of 14 days from 2026-09-08 the time below range fell from 9 % to 3 %. He read the alarms correctly and treated each low with juice. Finger sticks 6 times a day did not catch the lows at night.',
      },
    ],
    provider: { name: 'Perpetua Lindqvist, MD', npi: '1609284735', date_signed: '2026-10-14' },
    seen: [
      '2026-10-01, in office, by Perpetua Lindqvist, MD: HbA1c 7.4 %, no foot ulcer, monofilament felt on both feet, weight 172 lb, no thickening at injection sites.',
      '2026-09-08, in clinic, by Sunniva Abara, RD, CDCES: taught sensor insertion on the left arm, he inserted the sensor himself at first attempt.',
    ],
    told: [
      'Who pays? Cascade Harbor Health Insurance',
      'Who supplies? Evergreen Diabetes Supply',
      'Work? Baker, shift begins at 3 in the morning',
      'Lives with whom? With his wife Tomoko and a daughter of 2 years',
      'Drives? Yes, 12 miles to work',
      'Diabetes since? Since 2004',
      'Glucagon at home? Yes, nasal glucagon 3 mg',
    ],
    answered: [],
  },
  notes: [
    `PORT LINDEN, October 14, 2026

To: Cascade Harbor Health Insurance, Utilization Management
Re: Leopold Nakashima-Ruiz, DOB 07/21/1992, MRN PLE-30964

Dear Reviewer:

I request a continuous glucose monitor receiver (E2103) and its supply allowance (A4239) for Mr. Nakashima-Ruiz, a 34-year-old man with type 1 diabetes mellitus with hypoglycemia without coma (E10.649), mild nonproliferative diabetic retinopathy without macular edema of the left eye (E10.3292) and long-term use of insulin (Z79.4). He has had diabetes since 2004.

He injects lispro before each meal and glargine 22 units at bedtime, four injections a day. In the eight weeks to September 30, 2026 his meter showed 11 values below 54 mg/dL; five were at night. On August 19, 2026 he was found confused at work and a colleague gave glucagon. He no longer feels lows coming on.

At my visit on October 1, 2026 the HbA1c was 7.4 %. He had no foot ulcer and felt the monofilament on both feet. There was no thickening at the injection sites.

An average such as HbA1c says little about swings. A sensor with alarms warns before a low becomes dangerous, which matters for a man who drives 12 miles to work before dawn.

In a 14-day trial from September 8, 2026 the time below range fell from 9 % to 3 %.

I order 1 receiver per 5 years and 3 units of the supply allowance per 3 months.

With kind regards,
Perpetua Lindqvist, MD
NPI 1609284735`,
    `DIABETES EDUCATION SUMMARY (visit of 09/08/2026)

Educator: Sunniva Abara, RD, CDCES
Client: Leopold N.-R., age 34, T1DM since 2004, on insulin

Reason
Start of a 14-day trial of a continuous glucose monitor.

Teaching
Sensor insertion was taught on the left arm. He inserted the sensor himself at the first attempt.

Self-management
- Insulin: lispro before meals, glargine 22 units at bedtime (4 injections daily)
- Finger sticks: 6 a day, that is 42 a week. They did not catch the lows at night.
- Glucagon: nasal, 3 mg, at home

Daily life
He is a baker whose shift begins at 3 in the morning. He lives with his wife Tomoko and their two-year-old daughter. He drives 12 miles to work.

Outcome of the trial
Time below range 9 % before, 3 % with the sensor. He read the alarms correctly and treated each low with juice.

Lows
In 8 weeks through 09/30/2026: 11 readings under 54 mg/dL, 5 of them nocturnal and so 6 by day. Loss of warning symptoms.

Equipment
His telephone cannot run the sensor program. He therefore needs the receiver, E2103, black. The sensors are changed every 10 days and come under A4239, 3 units per 3 months, one unit for each month.

People who lose the early symptoms of a low depend on a device that sounds an alarm.`,
    `EVERGREEN DIABETES SUPPLY

Prior Authorization Packet: Summary Page

1. MEMBER
Leopold Nakashima-Ruiz
4 Ferry Stairs, Port Linden, WA 98999
(360) 555-0109
Plan: Cascade Harbor Health Insurance

2. PRESCRIBER
Perpetua Lindqvist, MD
NPI 1609284735
Signature date 2026-10-14

3. PRODUCTS
a) Non-adjunctive, non-implanted continuous glucose monitor or receiver, HCPCS E2103, black. Quantity 1, limit 1 per 5 years.
b) Supply allowance for the monitor, HCPCS A4239. Quantity 3 per 3 months, which makes 12 units a year. One unit covers all sensors and accessories for one month.

4. DIAGNOSES
E10.649: Type 1 diabetes mellitus with hypoglycemia without coma
E10.3292: Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye
Z79.4: Long term (current) use of insulin

5. CRITERIA
Insulin treated: yes, four injections a day.
Problematic hypoglycemia: yes. He had 11 values below 54 mg/dL within eight weeks, and his colleague Abel had to give glucagon on August 19, 2026. Many policies ask for repeated values below 54 mg/dL, or for one low that needed the help of another person.
Training: given by Sunniva Abara, RD, CDCES.
Visit within six months: October 1, 2026, in the office.

6. WHY A RECEIVER
The member does not have a telephone that can run the program of the sensor.`,
    `**Letter of Medical Necessity for Continuous Glucose Monitoring**

**Patient:** Leopold Nakashima-Ruiz
**Date of birth:** July 21, 1992
**Physician:** Perpetua Lindqvist, MD

**Summary of need**
Mr. Nakashima-Ruiz is a 34-year-old baker who has lived with type 1 diabetes since 2004 and takes insulin several times daily. He no longer senses hypoglycemia. In eight weeks he recorded 11 glucose values under 54 mg/dL, nearly half of them at night, although he checks his blood by finger stick 6 times a day.

**Severe event**
On August 19, 2026 he was found confused at work. His colleague Abel gave him glucagon.

**Response to trial**
During a two-week trial that began on September 8, 2026, time below range decreased by 6 percentage points, from 9 % to 3 %. He was able to insert the sensor himself and treated each low with juice.

**Complications and examination**
He has mild nonproliferative retinopathy of the left eye, without macular edema. Sensation to the monofilament was preserved on both feet, and he had no foot ulcer. HbA1c was 7.4 % on October 1, 2026. He stands 6 ft 0 in and weighs 172 lb.

**Order**
1. E2103 receiver, one, in black, once in 5 years
2. A4239 monthly supply allowance, three units for three months

**Conclusion**
Finger sticks did not catch his nocturnal lows. Continuous monitoring with alarms can catch such lows. He drives and works in the early morning, and he has a small child at home.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'left eye (E10.3292) and → left eye (E10.3292), diabetic polyneuropathy (E10.649) and',
    ],
    [
      2,
      'code-disease',
      'E10.3292: Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye → E10.3292: Type 1 diabetes mellitus with diabetic nephropathy',
    ],
    [
      0,
      'other-item',
      'a continuous glucose monitor receiver (E2103) → an external insulin infusion pump (E2103)',
    ],
    [1, 'other-item', 'come under A4239, 3 units → come, as test strips, under A4239, 3 units'],
    [
      2,
      'description-detail',
      'E10.649: Type 1 diabetes mellitus with hypoglycemia without coma → E10.649: Type 1 diabetes mellitus with hypoglycemia with coma',
    ],
    [
      3,
      'description-detail',
      'He has mild nonproliferative retinopathy → He has severe nonproliferative retinopathy',
    ],
    [1, 'side', 'taught on the left arm → taught on the right arm'],
    [3, 'side', 'preserved on both feet → preserved on the right foot'],
    [0, 'sex', 'a 34-year-old man with → a 34-year-old woman with'],
    [3, 'sex', '**Summary of need**\nMr. Nakashima-Ruiz → **Summary of need**\nMrs. Nakashima-Ruiz'],
    [2, 'choice', 'HCPCS E2103, black → HCPCS E2103, white'],
    [3, 'choice', 'one, in black, once → one, in blue, once'],
    [0, 'device', 'I order 1 receiver per 5 years → I order 1 receiver and 1 blood ketone meter per 5 years'],
    [
      1,
      'device',
      'He therefore needs the receiver → He therefore needs a talking glucose meter and the receiver',
    ],
    [1, 'medication', 'glargine 22 units at bedtime → glargine 28 units at bedtime'],
    [0, 'medication', 'He injects lispro before each meal → He injects aspart before each meal'],
    [
      3,
      'medication',
      'takes insulin several times daily → takes insulin several times daily and metformin twice daily',
    ],
    [
      0,
      'diagnosis',
      'He has had diabetes since 2004. → He has had diabetes since 2004 and celiac disease besides.',
    ],
    [3, 'diagnosis', 'and he had no foot ulcer → and he had no foot ulcer, but gastroparesis'],
    [1, 'event', 'Loss of warning symptoms. → Loss of warning symptoms. One seizure at home.'],
    [
      3,
      'event',
      'Abel gave him glucagon. → Abel gave him glucagon, and he spent the night in the emergency department.',
    ],
    [
      1,
      'treatment',
      'They did not catch the lows at night. → They did not catch the lows at night, and neither did an earlier pump.',
    ],
    [
      2,
      'treatment',
      'Training: given by → Adhesive allergy: none seen; desensitization completed. Training: given by',
    ],
    [1, 'social', 'He is a baker whose → He is a bus driver whose'],
    [3, 'social', 'a small child at home → three small children at home'],
    [
      2,
      'attitude',
      'given by Sunniva Abara, RD, CDCES. → given by Sunniva Abara, RD, CDCES; the member is enthusiastic.',
    ],
    [3, 'attitude', 'He was able to insert → He was anxious but able to insert'],
    [
      2,
      'negation',
      'The member does not have a telephone that can run → The member does have a telephone that can run',
    ],
    [1, 'negation', 'His telephone cannot run → His telephone can run'],
    [0, 'organisation', 'To: Cascade Harbor Health Insurance → To: Washington Apple Health'],
    [2, 'organisation', 'EVERGREEN DIABETES SUPPLY → OLYMPIC DIABETES SUPPLY'],
    [
      0,
      'attestation',
      'felt the monofilament on both feet. → felt the monofilament on both feet. I reviewed ninety days of sensor data with him.',
    ],
    [
      3,
      'attestation',
      'can catch such lows. He drives → can catch such lows. I certify that he has completed a full education program. He drives',
    ],
    [
      0,
      'relative-date',
      'he was found confused at work and a colleague gave glucagon. → he was found confused at work and a colleague gave glucagon, as again last Friday.',
    ],
    [2, 'relative-date', 'Insulin treated: yes, four → Insulin treated: yes, since five months ago, four'],
    [0, 'other-role', 'who drives 12 miles → who drives 22 miles'],
    [3, 'other-role', 'HbA1c was 7.4 % on → HbA1c was 9 % on'],
    [
      2,
      'brackets',
      'Plan: Cascade Harbor Health Insurance → Plan: Cascade Harbor Health Insurance [secondary: Medicaid]',
    ],
    [1, 'brackets', 'Start of a 14-day trial of → Start of a [second] 14-day trial of'],
    [
      2,
      'coverage-measure',
      'needed the help of another person. → needed the help of another person; he had three such lows.',
    ],
    [3, 'script', 'recorded 11 glucose values → recorded １７ glucose values'],
    [1, 'script', 'Finger sticks: 6 a day → Finger sticks: ٨ a day'],
    [0, 'identifier', 'MRN PLE-30964 → MRN PLE-39064'],
    [2, 'identifier', 'NPI 1609284735 → NPI 1609284375'],
    [0, 'date-age', 'At my visit on October 1, 2026 → At my visit on October 11, 2026'],
    [1, 'date-age', 'T1DM since 2004 → T1DM since 2014'],
    [2, 'quantity', 'Quantity 1, limit 1 per 5 years → Quantity 1, limit 1 per year'],
    [1, 'quantity', 'changed every 10 days → changed every 7 days'],
    [1, 'name', 'his wife Tomoko → his wife Tamiko'],
    [2, 'name', 'his colleague Abel → his colleague Adam'],
    [0, 'retold', 'He no longer feels lows → He always feels lows'],
    [3, 'retold', 'nearly half of them at night → nearly all of them at night'],
    [3, 'retold', 'Finger sticks did not catch → Finger sticks reliably caught'],
    [1, 'sum', 'nocturnal and so 6 by day → nocturnal and so 8 by day'],
    [2, 'sum', 'makes 12 units a year → makes 36 units a year'],
    [3, 'sum', 'decreased by 6 percentage points → decreased by 12 percentage points'],
  ],
  corruptions: {},
};
