import type { CorpusCase } from '../corpus-case.ts';

/** An obstetrician, a diabetes educator, a pharmacy and a model write for a glassblower with type 1 diabetes in her second trimester. */
export const glucoseMonitorPregnantGlassblower: CorpusCase = {
  id: 'glucose-monitor-pregnant-glassblower',
  today: '2026-06-18',
  facts: {
    case_id: 26107,
    patient: {
      first_name: 'Xiomara',
      last_name: 'Thistlewood',
      dob: '1996-01-23',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '151 lb',
      address: '88 Furnace Alley, 3rd floor, Kilnbrook, PA 15999',
      phone: '(814) 555-0106',
      mrn: 'KMF-73350',
    },
    diagnoses: [
      {
        code: 'O24.012',
        description: 'Pre-existing type 1 diabetes mellitus, in pregnancy, second trimester',
      },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z3A.19', description: '19 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She injects insulin 5 times a day and measures her glucose with a meter 8 times a day. From 2026-05-04 to 2026-06-14 there were 11 readings below 54 mg/dL, 4 of them at night without a warning that she felt. HbA1c 7.4 % on 2026-03-26 and 6.5 % on 2026-06-11. She is not able to feel a low glucose in the heat of the workshop.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Sensors worn on the back of the left upper arm. The adhesive was tested for 10 days from 2026-06-01: no rash. Alarms set at 70 and 180 mg/dL.',
      },
    ],
    provider: { name: 'Hyacinth Duarte-Moss, MD', npi: '1437980625', date_signed: '2026-06-18' },
    seen: [
      '2026-06-11, in clinic, by Hyacinth Duarte-Moss, MD: blood pressure 112/70 mmHg, no protein in the urine, fetal heart rate 148 per minute, retina without changes.',
    ],
    told: [
      'Who pays? Allegheny Workers Health Fund',
      'Who supplies? Corner Post Pharmacy',
      'Lives with whom? With her wife Ottilie',
      'Work? Glassblower, 4 days a week',
      'Diabetes since? 2007',
      'Due date? 2026-11-12',
      'Glucagon used? Once, by her wife, on 2026-05-20',
    ],
    answered: [],
  },
  notes: [
    `Maternal-Fetal Medicine

June 18, 2026
Allegheny Workers Health Fund
Patient: Xiomara Thistlewood, DOB January 23, 1996

Dear Sir or Madam:

I write on behalf of Ms. Thistlewood, aged 30. She has had type 1 diabetes since 2007 and is pregnant at 19 weeks (Z3A.19). Her diagnoses are pre-existing type 1 diabetes in pregnancy, second trimester (O24.012), and type 1 diabetes with hypoglycemia without coma (E10.649).

She injects insulin 5 times a day and tests with a meter 8 times a day. Between May 4 and June 14, 2026 she had 11 readings below 54 mg/dL. Four of these came at night, and she felt no warning. On May 20, her wife gave her glucagon.

Her HbA1c was 7.4% on March 26 and 6.5% on June 11, 2026. At the visit of June 11, blood pressure was 112/70, the urine was free of protein, and the retina showed no changes. The fetal heart rate was 148 per minute. She is due on November 12, 2026.

I prescribe a continuous glucose monitor (E2103) with supplies for 3 months (A4239).

Glucose targets in pregnancy are narrow, and low values become more frequent when they are pursued. Plans generally cover continuous monitoring for people who use insulin.

Hyacinth Duarte-Moss, MD
NPI 1437980625`,
    `Diabetes education note

Patient: Xiomara Thistlewood, MRN KMF-73350
30-year-old female, 19 weeks pregnant
5 ft 6 in, 151 lb

Regimen: insulin by injection, 5 per day. Meter 8 per day, that is 56 tests a week.

Lows (05/04/2026 to 06/14/2026, six weeks)
- below 54 mg/dL: 11
- at night and unfelt: 4
- by day: 7
- glucagon: 1 time, 05/20/2026, given by her wife, Ottilie

At work: glassblower, 4 days a week. In the heat of the workshop she is not able to feel a low.

HbA1c: 7.4% (03/26/2026), then 6.5% (06/11/2026). Down by 0.9 points.

Skin: adhesive worn for 10 days from 06/01/2026. No rash.

Site for the sensor: back of the left upper arm.

Alarms: low 70 mg/dL, high 180 mg/dL.

Eyes: no changes of the retina per Dr. Duarte-Moss on 06/11/2026.

Plan: start the monitor (E2103) as soon as it comes. Keep the meter for doubtful readings.

For anyone on a sensor: the value in the tissue trails the value in the blood by some minutes, most of all when it is changing fast.`,
    `CORNER POST PHARMACY
Durable medical equipment desk

To: Allegheny Workers Health Fund
For: Xiomara Thistlewood
88 Furnace Alley, 3rd floor, Kilnbrook, PA 15999
Phone: (814) 555-0106

We ask for authorization of:

(1) E2103 Continuous glucose monitor or receiver, non-adjunctive, non-implanted. 1 unit; limit 1 in 5 years.
(2) A4239 Supply allowance for the monitor. 3 units; limit 3 in 3 months. One unit is one month.

At this rate, 12 units of A4239 would be used in a year.

Diagnoses: O24.012; E10.649; Z3A.19

Prescriber: Hyacinth Duarte-Moss, MD, NPI 1437980625. Last visit June 11, 2026, one week before the prescription. Signed June 18, 2026.

The member uses insulin, with 5 injections each day, and at present a blood glucose meter. Her HbA1c on the day of the last visit was 6.5%.

Eleven values below 54 mg/dL are recorded over six weeks. Glucagon was needed once.

She lives with her wife. She is expecting a child on November 12, 2026. The adhesive was tested on her skin and there was no rash.

Supplies are sent out in the quantity that the prescription states. The receiver belongs to the patient once it has been paid for.`,
    `## Letter of Medical Necessity – Continuous Glucose Monitor

**Patient:** Xiomara Thistlewood (female, 30)
**Codes:** O24.012, E10.649, Z3A.19
**Request:** E2103 × 1; A4239 × 3

### Clinical situation
Ms. Thistlewood is in the second trimester of pregnancy and has lived with type 1 diabetes since 2007. She works as a glassblower four days a week.

### Problem
1. **Frequent lows** – 11 readings under 54 mg/dL within six weeks
2. **Unfelt lows** – four at night, none of which she noticed
3. **Heat** – in the workshop she cannot feel a low coming
4. **Rescue** – glucagon given by her wife on May 20, 2026

### Present treatment
- Insulin: five injections daily
- Meter: eight tests daily

### Course
HbA1c fell from 7.4% in March to 6.5% in June. Blood pressure on June 11 was 112/70 mmHg, and there was no protein in the urine.

### What the monitor adds
Alarms at 70 and 180 mg/dL. The sensor is placed on the left upper arm, at the back. A 10-day test of the adhesive caused no rash.

### Household
She lives with her wife, Ottilie.

### Criteria
Insurers commonly ask for insulin treatment or for a history of hypoglycemia. Sensors that replace the finger stick are called non-adjunctive.

Hyacinth Duarte-Moss, MD – June 18, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'type 1 diabetes with hypoglycemia without coma (E10.649) → hypothyroidism (E10.649)',
    ],
    [
      0,
      'description-detail',
      'in pregnancy, second trimester (O24.012) → in pregnancy, third trimester (O24.012)',
    ],
    [0, 'date-age', 'Ms. Thistlewood, aged 30. → Ms. Thistlewood, aged 33.'],
    [0, 'negation', 'the retina showed no changes → the retina showed changes'],
    [0, 'retold', 'she had 11 readings below 54 → she had 21 readings below 54'],
    [0, 'other-role', 'tests with a meter 8 times a day → tests with a meter 11 times a day'],
    [
      0,
      'event',
      'her wife gave her glucagon. → her wife gave her glucagon, and an ambulance took her to the emergency room.',
    ],
    [
      0,
      'coverage-measure',
      'for people who use insulin. → for people who use insulin, and her time in range of 58% makes the need plain.',
    ],
    [
      0,
      'attestation',
      'I prescribe a continuous → I have downloaded and read her meter myself, and prescribe a continuous',
    ],
    [0, 'other-item', 'supplies for 3 months (A4239) → supplies for 3 months (E2103)'],
    [0, 'diagnosis', 'since 2007 and is → since 2007, has celiac disease and is'],
    [1, 'sum', 'that is 56 tests a week → that is 64 tests a week'],
    [1, 'sum', '- by day: 7 → - by day: 9'],
    [1, 'name', 'given by her wife, Ottilie → given by her wife, Odette'],
    [1, 'negation', 'she is not able to feel a low → she is able to feel a low'],
    [1, 'side', 'back of the left upper arm → back of the right upper arm'],
    [1, 'script', 'Down by 0.9 points. → Down by ১.৯ points.'],
    [1, 'treatment', 'from 06/01/2026. No rash. → from 06/01/2026. Itching rash on day 4.'],
    [1, 'medication', 'insulin by injection, 5 per day → insulin lispro and metformin 500 mg, 5 per day'],
    [1, 'device', 'Plan: start the monitor → Plan: start the insulin pump and the monitor'],
    [1, 'brackets', 'low 70 mg/dL, high → low 70 mg/dL [60 at night], high'],
    [2, 'quantity', '3 units; limit 3 in 3 months → 3 units; limit 3 in 6 months'],
    [2, 'identifier', '(814) 555-0106 → (814) 555-0160'],
    [2, 'identifier', 'O24.012; E10.649 → O24.112; E10.649'],
    [2, 'organisation', 'CORNER POST PHARMACY → MILL CREEK PHARMACY'],
    [2, 'relative-date', 'one week before the prescription → one month before the prescription'],
    [2, 'sum', '12 units of A4239 → 36 units of A4239'],
    [2, 'social', 'She lives with her wife. → She lives with her mother.'],
    [2, 'date-age', 'a child on November 12, 2026 → a child on October 12, 2026'],
    [3, 'sex', '(female, 30) → (male, 30)'],
    [3, 'social', 'She works as a glassblower → She works as a pastry cook'],
    [3, 'attitude', 'Meter: eight tests daily → Meter: eight tests daily, which she performs without fail'],
    [3, 'retold', 'HbA1c fell from 7.4% in March → HbA1c fell from 8.4% in March'],
    [3, 'choice', 'A 10-day test of the adhesive → The receiver is in white. A 10-day test of the adhesive'],
    [
      3,
      'event',
      'there was no protein in the urine. → there was no protein in the urine. An earlier pregnancy ended in a miscarriage.',
    ],
    [3, 'negation', 'she cannot feel a low coming → she can feel a low coming'],
    [
      3,
      'medication',
      '- Insulin: five injections daily → - Insulin: five injections daily, with aspirin 81 mg',
    ],
  ],
  corruptions: {},
};
