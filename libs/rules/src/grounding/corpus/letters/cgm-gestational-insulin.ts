import type { CorpusCase } from '../corpus-case.ts';

/** A maternal-fetal medicine clinic and its scribe write for a bus driver with gestational diabetes on insulin. */
export const cgmGestationalInsulin: CorpusCase = {
  id: 'cgm-gestational-insulin',
  today: '2026-06-18',
  facts: {
    case_id: 61002,
    patient: {
      first_name: 'Solveig',
      last_name: 'Amarante-Keys',
      dob: '1989-11-02',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '201 lb',
      address: '29 Pelican Row, Port Asher, TX 77999',
      phone: '(409) 555-0127',
      mrn: 'PA-77310',
    },
    diagnoses: [
      { code: 'O24.414', description: 'Gestational diabetes mellitus in pregnancy, insulin controlled' },
      { code: 'O09.523', description: 'Supervision of elderly multigravida, third trimester' },
      { code: 'Z3A.28', description: '28 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Three-hour 100 g glucose tolerance test 2026-05-07: fasting 104, 1 h 212, 2 h 188, 3 h 151 mg/dL. Diet and walking from 2026-05-08; insulin since 2026-05-21, now NPH 14 units at breakfast and 18 units at bedtime and aspart 7 units before each of 3 meals. Seven fingersticks a day. Fasting above 95 on 9 of the last 14 mornings in spite of two increases of the bedtime NPH. Woke sweating at 3 a.m. with 51 on 2026-06-04 and with 56 on 2026-06-11; bedtime readings had been 112 and 108. She drives a school bus and cannot stick her finger at the wheel; the receiver gives an alarm before a low.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (cgm), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'A sensor lasts 10 days, 3 sensors a month, until delivery (due 2026-09-05). Blinded sensor worn for 10 days from 2026-05-29: 61 % of the time between 63 and 140, 34 % above 140, 5 % below 63, mostly between 2 and 4 a.m. No skin reaction to the adhesive on the back of the left arm.',
      },
    ],
    provider: { name: 'Tobias Renquist-Adeyemi, MD', npi: '1184620357', date_signed: '2026-06-18' },
    seen: [
      '2026-06-16, in office, by Tobias Renquist-Adeyemi, MD: 28 weeks 3 days, blood pressure 118/72, fundal height 30 cm, fetal heart rate 146, A1c 5.9 %, no skin lesions at the injection sites of the abdomen; ultrasound of 2026-06-09 estimated fetal weight at the 81st percentile.',
    ],
    told: [
      'Who pays? Texas Medicaid',
      'Who supplies? Bluebonnet Sensor Supply',
      'Lives with whom? Her husband Marek and two children',
      'Who helps at night? Marek, but he works nights Tuesday to Thursday',
      'Earlier pregnancies? Two; children born 2018 and 2022, the second 4,310 g with shoulder dystocia',
      'Diabetes before this pregnancy? No, A1c 5.3 % in 2025',
      'Work? School bus driver',
      'Who taught her? Lorna Esquivel, RN, on 2026-06-16, use of sensor, receiver and alarms',
      'Scribe? Dov Hargrave',
    ],
    answered: [],
  },
  notes: [
    `June 18, 2026

Texas Medicaid
RE: Solveig Amarante-Keys   DOB 11/02/1989
Request: continuous glucose monitor, receiver and monthly sensors

Dear Colleague,

Mrs. Amarante-Keys is 36 and carrying her third child, due September 5. At the visit of June 16 she was 28 weeks and 3 days along. Her tolerance test of May 7 was abnormal at all four points (104, 212, 188, 151). Diet and walking came first; on May 21 insulin became necessary, and she now takes 53 units a day spread over five injections.

I am worried on two counts. First, the fasting sugar: on nine of the last fourteen mornings it stood above 95, although the bedtime NPH has been raised twice. Second, the nights. On June 4 she woke in a sweat at three in the morning with a glucose of 51, and a week later with 56, after perfectly acceptable bedtime values of 112 and 108. I cannot push the bedtime insulin further while blind to what happens between midnight and dawn. The blinded sensor has already pointed at the hours from two to four.

Her last baby weighed 4,310 grams and had a shoulder dystocia. This one was estimated at the 81st percentile on June 9. She also drives children to school for a living, and one does not prick a finger while driving a bus.

Please authorize one receiver (E2103) and one unit a month of the supply allowance (A4239) up to delivery.

With kind regards,

Tobias Renquist-Adeyemi, MD
NPI 1184620357`,

    `MFM progress note
Scribed by Dov Hargrave for Tobias Renquist-Adeyemi, MD (NPI 1184620357)
DOS 6/16/26 | Amarante-Keys, Solveig | MRN PA-77310 | 36F G3 P2, 28w3d, EDC 9/5/26

SUBJECTIVE
A2GDM. Checks BG 7x/day by fingerstick. Two nocturnal lows: 51 on 6/4 and 56 on 6/11, both at 0300, woke up diaphoretic. HS readings those nights 112 and 108. Husband Marek at work overnight Tue-Thu. School bus driver, not able to test at the wheel. Hx of 4310 g infant w/ shoulder dystocia in 2022. No DM before pregnancy (A1c 5.3% in 2025).

OBJECTIVE
BP 118/72, FH 30 cm, FHR 146. A1c 5.9%. Abdominal injection sites clear.
US 6/9: EFW 81%ile.
3h GTT 5/7: 104 / 212 / 188 / 151.
Fasting >95 on 9/14 mornings.
Blinded CGM x10 d (start 5/29): TIR 61%, TAR 34%, TBR 5%.

ASSESSMENT
O24.414, O09.523, Z3A.28. Not at fasting goal, and hypoglycemia at night limits titration.

PLAN
NPH 14 u breakfast / 18 u bedtime; aspart 7 u AC x3.
Real-time CGM: E2103 #1, A4239 1 unit/mo (3 sensors, 10 d each) thru delivery. Taught by L. Esquivel RN today (sensor, receiver, alarms). DME: Bluebonnet Sensor Supply. Payer TX Medicaid.

Signed 6/18/26`,

    `PRIOR AUTHORIZATION - CONTINUOUS GLUCOSE MONITOR (PREGNANCY)

1. Member
   Solveig Amarante-Keys, 29 Pelican Row, Port Asher, TX 77999, (409) 555-0127. Born 2 Nov 1989. Female. Texas Medicaid.

2. Type of diabetes
   ( ) Type 1   ( ) Type 2   (X) Gestational, O24.414

3. Is the member on insulin? Regimen?
   Yes, since 5/21/2026.
   Breakfast: NPH 14 + aspart 7
   Lunch: aspart 7
   Supper: aspart 7
   Bedtime: NPH 18
   Total 53 units daily

4. Present self-monitoring
   Seven fingersticks per day.

5. Hypoglycemia?
   Two events below 60 in June 2026 (51 and 56), both around 3 in the morning, with sweating.

6. Control not reached in spite of treatment?
   64 % of the last 14 fasting values (9 of 14) were over 95. Bedtime NPH was stepped up two times.

7. Trial of a sensor?
   Blinded, 10 days beginning 5/29/2026. In range (63-140) 61 %; high 34 %; low 5 %. The lows fell mainly from 2 to 4 a.m. Adhesive tolerated, left upper arm, back side.

8. Education
   Lorna Esquivel, RN, 6/16/2026: sensor, receiver and alarms.

9. Items
   E2103, one. A4239, one unit of service monthly.

10. Duration
   To delivery; due date 9/5/2026.

Prescriber: Tobias Renquist-Adeyemi, MD, 1184620357
Date: 6/18/2026`,

    `## Letter of Medical Necessity: Continuous Glucose Monitoring in Pregnancy

**To:** Texas Medicaid
**Patient:** Solveig Amarante-Keys | **DOB:** November 2, 1989 | **MRN:** PA-77310
**Gestational age:** 28 weeks 3 days (June 16, 2026)
**Estimated due date:** September 5, 2026

### Summary

Ms. Amarante-Keys is a 36-year-old woman with insulin-controlled gestational diabetes whose glucose remains unstable despite **five daily injections** and **seven daily fingersticks**.

### Key Findings

1. **Diagnostic test (05/07/2026):** fasting 104, one-hour 212, two-hour 188, three-hour 151 mg/dL
2. **Fasting hyperglycemia:** above 95 mg/dL on 9 of 14 recent mornings
3. **Nocturnal hypoglycemia:** 51 mg/dL on 06/04/2026; 56 mg/dL on 06/11/2026
4. **Professional (blinded) sensor:** 34% of time above and 5% below the pregnancy range of 63–140 mg/dL
5. **Fetal growth:** estimated weight at the 81st percentile (06/09/2026)

### Why Fingersticks Are Not Enough

- Each gives a single point and no trend.
- They miss the hours of sleep, when her lows occur.
- Three nights a week (Tuesday, Wednesday and Thursday) her husband is at work and cannot wake her.
- She drives a school bus and cannot test at the wheel.

### Why This Device

A non-adjunctive monitor sounds an alarm before a low and shows the overnight course, so that the bedtime NPH can be adjusted without guessing.

### Order

- **E2103** – receiver, quantity 1
- **A4239** – supply allowance, quantity 1 per month (three 10-day sensors)
- **Length of need:** until delivery

**Tobias Renquist-Adeyemi, MD**
NPI 1184620357
06/18/2026`,

    `To the pharmacy and DME unit, Texas Medicaid
From the nurse

Solveig is a mother of two, a school bus driver, and expecting her third in early September. I sat down with her on the 16th of this month to go over the sensor, the receiver and what the alarms mean.

She never had diabetes until now; last year her A1c was 5.3 %. The glucose test on the 7th of May told us otherwise. The day after it she began with diet and walking, and thirteen days later insulin was added. Now there is the NPH, 14 with breakfast and 18 at bedtime, and 7 of aspart ahead of every meal. She pricks her finger seven times a day.

What frightens her are the nights. On two of them this month, the 4th and the 11th, she woke at three o'clock soaked in sweat and found herself in the fifties: 51 the first time and 56 the second. She had gone to bed with 112 and 108, so there was nothing to warn her. Both were Thursdays, and Marek, her husband, works nights from Tuesday to Thursday.

And yet the mornings run high: more than 95 on nine days out of fourteen. A blinded sensor in late May and early June found her above 140 for a third of the time (34 %) and under 63 for a twentieth of it. The patch gave her no rash.

What is asked for is one receiver and, each month, one supply unit with three sensors, until the baby comes.

Lorna Esquivel, RN
for Dr. Renquist-Adeyemi, NPI 1184620357
18 June 2026`,

    `BLUEBONNET SENSOR SUPPLY
Order summary / clinical abstract                          06-18-2026

PATIENT      Amarante-Keys, Solveig (F, 36)
DOB          11-02-1989
ADDRESS      29 Pelican Row, Port Asher, TX 77999
PHONE        (409) 555-0127
INSURER      Texas Medicaid
PRESCRIBER   Tobias Renquist-Adeyemi, MD - NPI 1184620357

DIAGNOSES    O24.414   GDM, insulin controlled
             O09.523   AMA multigravida, third trimester
             Z3A.28    28 weeks

ITEM                                  HCPCS    QTY   FREQUENCY
CGM receiver, non-adjunctive          E2103    1     one time
CGM supply allowance                  A4239    1     every month

USAGE        1 sensor / 10 days = 3 per month
START-STOP   from approval to delivery, EDD 09-05-2026

CLINICAL ABSTRACT
Last seen 06-16-2026 in the office. A1c 5.9 %, BP 118/72, fundal height 30 cm. Insulin started 05-21-2026 after a trial of diet and walking that began 05-08-2026. Currently on NPH twice and aspart three times daily. SMBG seven times per day. Documented glucose under 54: one (51 mg/dL, 06-04-2026). Documented 54 to 60: one (56 mg/dL, 06-11-2026). Both nocturnal, both symptomatic. Fasting target of 95 exceeded on 9 mornings out of 14, i.e. met on 5.

OBSTETRIC RISK
Prior infant 4.31 kg, shoulder dystocia, 2022. Current fetus at the 81st percentile by ultrasound.

TRAINING     Completed 06-16-2026, RN Esquivel.
SKIN         Tolerated adhesive on the back of the left arm for 10 days.

Nothing else is requested on this order.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
