import type { CorpusCase } from '../corpus-case.ts';

/** An obstetrician, a diabetes nurse, a supplier and a drafting model write for a pregnant welder with type 1 diabetes. */
export const cgmPregnantWelder: CorpusCase = {
  id: 'cgm-pregnant-welder',
  today: '2026-02-12',
  facts: {
    case_id: 39109,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Lindgren-Baptiste',
      dob: '1994-12-03',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '152 lb',
      address: '914 Cotton Exchange Lane, Apt 3B, Bayou Clair, LA 70999',
      phone: '(337) 555-0108',
      mrn: 'BCW-472093',
    },
    diagnoses: [
      {
        code: 'O24.012',
        description: 'Pre-existing type 1 diabetes mellitus, in pregnancy, second trimester',
      },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z3A.22', description: '22 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She measures 8 times a day by fingerstick and injects insulin 4 times a day, lispro at meals and glargine at bedtime. Hemoglobin A1c 7.4 % on 2026-01-20. In January 2026 she had 11 readings below 54 mg/dL. On 2026-01-14 at 3 a.m. her glucose was 38 mg/dL and her husband gave glucagon. She does not feel it when her glucose falls, until it is below 50 mg/dL.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'A sensor is worn for 10 days on the back of the left arm. A trial sensor from 2026-01-27 to 2026-02-06 showed 58 % of the time between 63 and 140 mg/dL and 9 % below 63 mg/dL.',
      },
    ],
    provider: { name: 'Thaddeus Moreau, MD', npi: '1780362594', date_signed: '2026-02-12' },
    seen: [
      '2026-02-03, in clinic, by Thaddeus Moreau, MD: fetal heart 148 per minute, blood pressure 112/70 mmHg, no protein in the urine, no retinopathy at the eye examination of 2025-12-16.',
      '2026-02-06, in clinic, by Annika Pell, RN, CDCES: set the alarm to 70 mg/dL by herself and read the trend arrows rightly.',
    ],
    told: [
      'Who pays? Pelican Shipwrights Plan',
      'Who supplies? Magnolia Glucose Supply',
      'Lives with whom? With her husband Cyril and their daughter, who is 4',
      'Work? Welder in a shipyard, day shift',
      'Due when? 2026-06-18',
      'Rash from adhesive? None',
    ],
    answered: [],
  },
  notes: [
    `Pelican Shipwrights Plan
Department of Prior Authorization

February 12, 2026

Patient: Saoirse Lindgren-Baptiste
Born: December 3, 1994
MRN: BCW-472093

To whom it may concern:

Mrs. Lindgren-Baptiste is 31 years old and at 22 weeks of gestation (Z3A.22). She is due on June 18, 2026. She has pre-existing type 1 diabetes in pregnancy, second trimester (O24.012), and type 1 diabetes with hypoglycemia without coma (E10.649).

She measures her glucose 8 times a day by fingerstick. She injects insulin 4 times a day, lispro at meals and glargine at bedtime. Her hemoglobin A1c on January 20, 2026 was 7.4 %.

In January she had 11 readings below 54 mg/dL. On January 14, at 3 a.m., the glucose was 38 mg/dL and her husband gave glucagon. She does not feel a falling glucose until it is below 50 mg/dL.

On February 3, 2026 I found a fetal heart rate of 148 per minute, a blood pressure of 112/70 mmHg and no protein in the urine. The eye examination of December 16, 2025 showed no retinopathy.

I request:
E2103, continuous glucose monitor, 1
A4239, monthly supplies, 3 for 3 months

In pregnancy the targets for glucose are tighter than at other times, and the need for insulin rises from week to week. Continuous monitoring with alarms is widely recommended in type 1 diabetes.

Thaddeus Moreau, MD
NPI 1780362594`,
    `DIABETES EDUCATION NOTE
Annika Pell, RN, CDCES
Visit 02/06/2026

Ms. Lindgren-Baptiste, 31, works the day shift as a welder in a shipyard. Lives with husband Cyril and a daughter of 4 years.

Trial sensor: 01/27/2026 to 02/06/2026, 10 days, back of the left arm.
 - 58 % of the time between 63 and 140 mg/dL
 - 9 % of the time below 63 mg/dL
 - which leaves 33 % above 140 mg/dL
No rash from the adhesive.

Skills seen today
 - set the alarm to 70 mg/dL by herself
 - read the trend arrows rightly

Treatment as it is
 Insulin lispro at meals, insulin glargine at bedtime; 4 injections a day.
 Fingersticks: 8 a day, that is 56 a week.

Lows
 11 readings under 54 mg/dL in January 2026.
 01/14/2026, 3 a.m.: 38 mg/dL. Glucagon by the husband.
 No warning signs until she is below 50 mg/dL.

Recommended: E2103 and, month by month, A4239. One sensor lasts 10 days, so three make a month of 30 days.

Taught to all who start: a sensor lags some minutes behind the blood, so when the display does not match how one feels, a fingerstick decides.`,
    `MAGNOLIA GLUCOSE SUPPLY
Prior authorization packet

Member name: Saoirse Lindgren-Baptiste
Member address: 914 Cotton Exchange Lane, Apt 3B, Bayou Clair, LA 70999
Member phone: (337) 555-0108
Plan: Pelican Shipwrights Plan
Prescribing physician: Thaddeus Moreau, MD (NPI 1780362594)
Order date: February 12, 2026

| Code | Product | Units | Limit |
|---|---|---|---|
| E2103 | Non-adjunctive, non-implanted CGM or receiver | 1 | 1 in 5 years |
| A4239 | CGM supply allowance, 1 month = 1 unit | 3 | 3 in 3 months |

Four units in all on this order.

Diagnosis codes: O24.012, E10.649, Z3A.22

From the physician's order
(i) Insulin is injected 4 times a day.
(ii) Fingersticks are made 8 times a day.
(iii) A1c was 7.4 % about three weeks before the order.
(iv) On January 14, 2026 glucagon was needed at 3 a.m., at a glucose of 38 mg/dL.
(v) A trial sensor was worn for ten days and the nurse found no rash.

The member is due on June 18, 2026, eighteen weeks after the order.

The supply allowance includes sensors and transmitters; test strips are not billed beside it. Plans generally ask for a visit within the six months before the order.`,
    `## CGM in pregnancy: draft statement

**Mother-to-be:** Saoirse Lindgren-Baptiste, 31, G/A 22 weeks, 5 ft 6 in, 152 lb
**Diabetes:** type 1, present before the pregnancy, with hypoglycemia

### Four reasons
1. **Low readings.** Eleven values below 54 mg/dL were counted in January 2026.
2. **No warning.** She notices nothing until the glucose is under 50 mg/dL.
3. **A severe night.** At 3 a.m. on January 14 she was at 38 mg/dL, and Cyril, her husband, had to give glucagon.
4. **Time in range.** The trial sensor found 58 % of the time within 63 to 140 mg/dL.

### Present care
She takes lispro with meals and glargine at bedtime and pricks her finger eight times daily. Her A1c stands at 7.4 %.

### The baby and the mother
The fetal heart beat at 148 per minute in early February. The mother's blood pressure was 112/70 mmHg. Her urine held no protein, and the eyes were free of retinopathy in December.

### At work and at home
She welds in a shipyard by day. At home there is a four-year-old daughter.

### Devices
One receiver (E2103) and three months of supplies (A4239), from Magnolia Glucose Supply.

### Background
High glucose in the mother makes the child grow too large; low glucose endangers the mother first. A sensor with an alarm can wake the sleeper or her partner.

Ordering physician: Thaddeus Moreau, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'hypoglycemia without coma (E10.649) → kidney disease without dialysis (E10.649)'],
    [
      0,
      'description-detail',
      'in pregnancy, second trimester (O24.012) → in pregnancy, third trimester (O24.012)',
    ],
    [0, 'negation', 'She does not feel a falling glucose until → She feels a falling glucose long before'],
    [0, 'negation', 'and no protein in the urine → and protein in the urine'],
    [0, 'other-role', 'She injects insulin 4 times a day → She injects insulin 8 times a day'],
    [0, 'retold', 'the glucose was 38 mg/dL and her husband → the glucose was 58 mg/dL and her husband'],
    [0, 'other-item', 'E2103, continuous glucose monitor, 1 → A4239, continuous glucose monitor, 1'],
    [0, 'date-age', 'She is due on June 18, 2026. → She is due on July 8, 2026.'],
    [
      0,
      'coverage-measure',
      'recommended in type 1 diabetes. → recommended in type 1 diabetes, above all with swings of 190 mg/dL a day such as hers.',
    ],
    [
      0,
      'attestation',
      'I request: → I certify that I reviewed every reading of her meter for the past 90 days, and request:',
    ],
    [
      0,
      'medication',
      'lispro at meals and glargine at bedtime. Her → lispro at meals and detemir at bedtime. Her',
    ],
    [1, 'sum', 'which leaves 33 % above → which leaves 42 % above'],
    [1, 'sum', '8 a day, that is 56 a week → 8 a day, that is 64 a week'],
    [1, 'side', 'back of the left arm → back of the right arm'],
    [1, 'social', 'as a welder in a shipyard. → as a clerk in a shipyard.'],
    [
      1,
      'social',
      'Lives with husband Cyril and a daughter of 4 years. → Lives with husband Cyril and twin sons of 4 years.',
    ],
    [1, 'retold', 'set the alarm to 70 mg/dL by herself → set the alarm to 70 mg/dL with help'],
    [1, 'script', 'One sensor lasts 10 days → One sensor lasts ١٤ days'],
    [1, 'brackets', 'No rash from the adhesive. → No rash from the adhesive [barrier film used].'],
    [1, 'treatment', '4 injections a day. → 4 injections a day, after an insulin pump had failed.'],
    [2, 'quantity', '1 month = 1 unit | 3 | 3 in 3 months → 1 month = 1 unit | 3 | 3 in 12 months'],
    [2, 'sum', 'Four units in all on this order. → Six units in all on this order.'],
    [2, 'organisation', 'Plan: Pelican Shipwrights Plan → Plan: Bayou Maternal Fund'],
    [2, 'identifier', 'Member phone: (337) 555-0108 → Member phone: (337) 555-0180'],
    [
      2,
      'identifier',
      'Diagnosis codes: O24.012, E10.649, Z3A.22 → Diagnosis codes: O24.012, E10.649, Z3A.28',
    ],
    [2, 'relative-date', 'about three weeks before the order → about three months before the order'],
    [
      2,
      'device',
      '(ii) Fingersticks are made 8 times → (ii) With a Bluetooth insulin pen, fingersticks are made 8 times',
    ],
    [2, 'choice', '(v) A trial sensor was worn → (v) A trial sensor of the mini size was worn'],
    [3, 'sex', 'and Cyril, her husband, had → and Cyril, her wife, had'],
    [3, 'diagnosis', 'with hypoglycemia → with hypoglycemia; preeclampsia'],
    [3, 'medication', 'Her A1c stands at 7.4 %. → Her A1c stands at 7.4 %. Aspirin 81 mg was added.'],
    [
      3,
      'event',
      'At home there is a four-year-old daughter. → At home there is a four-year-old daughter, born by cesarean section.',
    ],
    [
      3,
      'attitude',
      'She welds in a shipyard by day. → She welds in a shipyard by day and worries constantly about the baby.',
    ],
    [3, 'name', 'Ordering physician: Thaddeus Moreau, MD → Ordering physician: Theodore Moreau, MD'],
    [3, 'organisation', 'from Magnolia Glucose Supply → from Crescent Diabetes Direct'],
    [
      3,
      'retold',
      'the eyes were free of retinopathy in December → the eyes showed early retinopathy in December',
    ],
  ],
  corruptions: {},
};
