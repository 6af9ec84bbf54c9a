import type { CorpusCase } from '../corpus-case.ts';

/** A family nurse practitioner's office writes for a woman with type 2 diabetes on tablets whose strips have run out. */
export const stripsLancetsOralAgents: CorpusCase = {
  id: 'strips-lancets-oral-agents',
  today: '2026-02-11',
  facts: {
    case_id: 61003,
    patient: {
      first_name: 'Hortensia',
      last_name: 'Blackfeather-Lund',
      dob: '1958-07-30',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '164 lb',
      address: '3 Cottonwood Spur, Red Butte, NM 87999',
      phone: '(505) 555-0163',
      mrn: 'RB-11902',
    },
    diagnoses: [
      { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' },
      { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
      { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
      { code: 'Z79.84', description: 'Long term (current) use of oral hypoglycemic drugs' },
    ],
    items: [
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '3 months',
        justification:
          'A1c 8.9 % on 2026-01-14, up from 7.6 % on 2025-07-09. Metformin 1,000 mg twice a day; glipizide ER started at 5 mg on 2025-10-15, raised to 10 mg on 2026-01-28; no insulin. Shaky and sweaty at 11 a.m. on 2025-12-03 with a glucose of 63 after she had skipped breakfast. eGFR 52 on 2026-01-14, so that lows from glipizide are more likely. Tests once a day, fasting on odd dates and 2 hours after supper on even dates, and writes it in a notebook; January entries: fasting 148 to 196, after supper 189 to 251. Her last strip was used on 2026-01-31.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'One new lancet for each test, 100 in 3 months. To save them she had used the same lancet for a week at a time, and the left ring finger was sore; healed by 2026-01-28.',
      },
      {
        item: 'Spring-powered device for lancet, each',
        hcpcs: 'A4258',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification:
          'The spring of her device broke on 2026-01-19. Since then she pushed the bare lancet in by hand; bruise of 1 cm on the left index finger. Osteoarthritis of both thumbs makes it hard to hold a lancet steadily.',
      },
    ],
    provider: { name: 'Gideon Tsosie-Marchetti, FNP-C', npi: '2047183956', date_signed: '2026-02-11' },
    seen: [
      '2026-01-28, in office, by Gideon Tsosie-Marchetti, FNP-C: blood pressure 138/82, fingerstick glucose 171 fasting, bruise of 1 cm on the left index finger, squaring of both thumb bases, feet without ulcers, pedal pulses felt on both sides.',
    ],
    told: [
      'Who pays? Medicare Part B, with a Piñon Mutual supplement',
      'Who supplies? Ocotillo Home Diabetic',
      'Lives with whom? Husband Amos and granddaughter Nizhoni',
      'Who helps? Nizhoni, 19, orders the supplies; the patient tests herself',
      'Meter? Has her own standard meter, bought in 2024; it works and she sees the display well',
      'Who taught her? Carla Whitehorse, RN, 25 minutes on 2026-01-28: technique, side of the fingertip, what to do under 70',
      'Eyes? Retinal exam 2025-11-06 without retinopathy',
      'Length of need? Lifetime',
      'Next A1c? 2026-04-15',
    ],
    answered: [],
  },
  notes: [
    `2/11/2026

Ocotillo Home Diabetic
Attn: Documentation

Patient: Hortensia Blackfeather-Lund, DOB 7/30/1958

To whom it may concern:

Mrs. Blackfeather-Lund, 67, is treated for type 2 diabetes with two oral drugs: metformin, a gram twice daily, and glipizide ER, which I doubled to 10 mg on January 28. She takes no insulin. Between last July and this January her A1c climbed by 1.3 points, from 7.6 to 8.9 percent. She has stage 3a kidney disease from her diabetes, with an eGFR of 52.

A sulfonylurea in a person with reduced kidney function calls for home testing. She has already had one low, 63, on a December morning when she went without breakfast; she was shaking and sweating. At the same time most of what she writes in her notebook is too high: in January the fasting values were 148 to 196, and two hours after supper 189 to 251.

She tests once a day and alternates the hour, fasting one day and post-supper the next. That comes to about 90 tests a quarter, and I have ordered 100 strips (A4253 x 2) and 100 lancets (A4259 x 1) for every three months. Her lancing device lost its spring on January 19, so one replacement (A4258) is ordered too.

The meter she owns is in working order. No new meter is requested.

She has been without strips since the end of January. I would be grateful for prompt handling.

Respectfully,
Gideon Tsosie-Marchetti, FNP-C
NPI 2047183956`,

    `RB-11902  Blackfeather-Lund, H.   67 yo F   OV 1/28/26

CC: diabetes f/u

S  T2DM, PO meds only. Metformin 1000 BID, glipizide ER 5 daily since 10/15/25. One hypo: 63 on 12/3/25, 11 am, missed breakfast, shaky/sweaty. Logs 1x/day (odd dates fasting, even dates 2h pp supper). Lancing device broken since 1/19, pushes lancet in by hand. Was reusing lancets x 1 wk each to stretch them. OA both thumbs, hard to hold it steady.

O  BP 138/82. FS 171 fasting. L index finger: 1 cm bruise. L ring finger: healed. Both thumb bases squared. Feet: no ulcers, pulses felt bilat.
   Labs 1/14/26: A1c 8.9 (7.6 in 7/25), eGFR 52.
   Jan log: fasting 148-196; pp 189-251.
   Retina 11/6/25: no DR.

A  E11.65, E11.22 w/ N18.31, Z79.84. Uncontrolled, and at risk of lows on SU w/ CKD 3a.

P  - Glipizide ER up to 10 mg
   - SMBG daily: A4253 #2 / 3 mo, A4259 #1 / 3 mo
   - A4258 #1
   - C. Whitehorse RN taught 25 min: technique, side of fingertip, rule for <70
   - A1c 4/15/26

G. Tsosie-Marchetti FNP-C, NPI 2047183956
Signed 2/11/26`,

    `STANDARD WRITTEN ORDER AND MEDICAL NECESSITY - DIABETIC TESTING SUPPLIES

Patient name ........ Hortensia Blackfeather-Lund
Date of birth ....... July 30, 1958
Address ............. 3 Cottonwood Spur, Red Butte, NM 87999
Phone ............... (505) 555-0163
Coverage ............ Medicare B primary / Piñon Mutual secondary

Treated with insulin?            [ ] yes   [X] no
Treated with oral agents?        [ ] no    [X] yes: metformin, glipizide ER
Times tested per day             [X] 1     [ ] 2   [ ] 3   [ ] 4 or more
Above the usual allowance?       [X] no    [ ] yes
Has a working meter?             [X] yes (2024)  [ ] no
Able to see the display?         [X] yes   [ ] no
Tests herself?                   [X] yes   [ ] no, done by: ____
Training given?                  [X] yes, 1/28/2026, RN Whitehorse

| Supply | Code | Units | Per |
|---|---|---|---|
| Strips (50 to the unit) | A4253 | 2 | 3 months |
| Lancets (100 to the box) | A4259 | 1 | 3 months |
| Lancing device | A4258 | 1 | 6 months |

ICD-10: E11.65; E11.22; N18.31; Z79.84
Duration: lifetime

Comments: Patient is out of strips as of 1/31/2026. A1c 8.9 % at the middle of January. Spring of old lancing device broke. One documented hypoglycemic reading (63 mg/dL, 12/3/2025). Granddaughter Nizhoni places the orders with us.

Treating practitioner: Gideon Tsosie-Marchetti, FNP-C (2047183956)
Date: 2/11/2026`,

    `Nursing note to accompany the order

I met with Hortensia for 25 minutes on January 28, the day Gideon saw her. A small bruise on the left index finger told the story. The spring in her lancing device gave out nine days before, and she had been driving the lancet into her fingertip with nothing but her other hand. With arthritis in both thumbs, that is no easy matter. Earlier she had also made one lancet do for a whole week to save on supplies, and her left ring finger had been sore from it. That finger had healed by the time of the visit.

She is a faithful recorder. Odd dates before breakfast, even dates two hours after the evening meal, every number in a notebook. January's were none too good; fasting she never got below 148 and after supper she went as high as 251.

We went over how to prick the side of the fingertip instead of the pad and what to do for anything less than 70. She has had a 63 before. With glipizide now at 10 mg and kidneys that filter at 52, that could happen again.

She used the last strip on the last day of January. To go on testing she needs two units of strips and a box of lancets a quarter, and one new device.

Carla Whitehorse, RN
February 11, 2026

Reviewed by Gideon Tsosie-Marchetti, FNP-C, NPI 2047183956`,

    `**LETTER OF MEDICAL NECESSITY – GLUCOSE TEST STRIPS, LANCETS AND LANCING DEVICE**

**Date:** February 11, 2026
**Patient:** Hortensia Blackfeather-Lund
**DOB:** 07/30/1958
**Payers:** Medicare Part B; Piñon Mutual supplement

---

### 1. Clinical Background

Ms. Blackfeather-Lund is a 67-year-old female with type 2 diabetes mellitus complicated by hyperglycemia and stage 3a chronic kidney disease. She is managed with oral medication alone:

- **Metformin** 2,000 mg per day in two doses
- **Glipizide ER** 10 mg (increased from 5 mg on 01/28/2026)

### 2. Objective Data

| Measure | Result | Date |
|---|---|---|
| Hemoglobin A1c | 8.9 % | 01/14/2026 |
| Hemoglobin A1c | 7.6 % | 07/09/2025 |
| eGFR | 52 | 01/14/2026 |
| Lowest recorded glucose | 63 | 12/03/2025 |
| Fasting glucose in office | 171 | 01/28/2026 |

### 3. Need for Each Item

- **Test strips (A4253), 2 units per 3 months:** one test per day guides the glipizide dose change and detects lows.
- **Lancets (A4259), 1 box per 3 months:** a fresh lancet with every test. Reuse left her with a sore finger.
- **Lancing device (A4258), 1:** the old one is broken, and thumb osteoarthritis on both sides keeps her from holding a bare lancet steadily.

### 4. Consistency with Coverage Criteria

For a person not using insulin, Medicare's usual amount is 100 strips and 100 lancets every three months. The present request equals that amount and does not exceed it.

### 5. Follow-Up

Repeat A1c is planned for 04/15/2026.

**Gideon Tsosie-Marchetti, FNP-C**
NPI: 2047183956`,

    `To: Medicare contractor, medical review
From: the office of Gideon Tsosie-Marchetti, FNP-C
11 February 2026
Beneficiary: H. Blackfeather-Lund (b. 30 July 1958)

We set out below, point by point, what the file holds on this order.

(a) Visit. Our nurse practitioner saw her face to face on 28 January 2026, two weeks before the date of this letter.

(b) Diabetes and its treatment. Type 2, treated by mouth. Metformin has been joined since mid-October by glipizide ER, first 5 mg and now 10.

(c) Why test at all, without insulin? Because glipizide, unlike metformin, can by itself drive the glucose down, the more so with an eGFR of 52. There was an episode on 3 December: shakiness, sweats, 63 mg/dL at eleven in the morning, breakfast not eaten. And because the dose has just been changed on account of an A1c that went from 7.6 to 8.9 in about six months.

(d) Frequency. Daily, at alternating times. She keeps a written log.

(e) Quantity. Strips, 2 x 50. Lancets, 1 x 100. Both for three months. This leaves some ten spare for a failed stick or a check when she feels low.

(f) The lancing device. Broken on 19 January. One.

(g) Ability. She does her own testing and reads the display well. Her eye exam in November showed no retinopathy. Her husband and granddaughter live with her, and the granddaughter, who is 19, sees to the ordering.

(h) Supplies on hand. No strips; she used the last of them on 31 January.

Gideon Tsosie-Marchetti, FNP-C
NPI 2047183956`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
