import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a diabetes educator, a supplier, a foreign-trained consultant, a peer-to-peer script and a SOAP note for a retired ferry captain with silent lows. */
export const cgmFerryCaptain: CorpusCase = {
  id: 'cgm-ferry-captain',
  today: '2026-02-24',
  facts: {
    case_id: 30105,
    patient: {
      first_name: 'Florian',
      last_name: 'Dubrovsky-Pell',
      dob: '1949-05-08',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '187 lb',
      address: '31 Lighthouse Street, Gull Harbor, ME 04999',
      phone: '(207) 555-0189',
      mrn: 'GHM-50613',
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
          'He injects insulin 4 times a day: glargine 24 units at bedtime and lispro 6 to 10 units with each of 3 meals, adjusted by fingerstick. He tests 6 times a day. His log of 30 days from 2026-01-05 to 2026-02-03 has 14 values below 70 mg/dL, 4 of them below 54, the lowest 41 mg/dL on 2026-01-22 at 3 am. Since 2024 he has not felt low sugars until he is confused. On 2025-11-16 at 2 am his wife found him confused and sweating at 38 mg/dL; paramedics gave glucose into a vein at home. He needs a receiver with a loud alarm because he does not own a smartphone.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'A sensor is worn for 10 days. On a sensor lent by the clinic from 2026-02-05 to 2026-02-14 he spent 9 % of the time below 70 mg/dL, 58 % from 70 to 180 and 33 % above; he was low between 1 and 4 am on 6 of 10 nights. The alarm woke him each time and he drank juice.',
      },
    ],
    provider: { name: 'Prudence Okonjo-Leary, APRN', npi: '1902674318', date_signed: '2026-02-24' },
    seen: [
      '2025-08-12: hemoglobin A1c 8.1 %.',
      '2026-02-17, in clinic, by Prudence Okonjo-Leary, APRN: hemoglobin A1c 7.6 %, eGFR 51, blood pressure 134/76; monofilament felt at 8 of 10 places; he placed a sensor on his upper arm at the first try and read the receiver aloud without glasses.',
    ],
    told: [
      'Who pays? Harborlight Medicare Advantage',
      'Who supplies? Beacon Diabetes Supply',
      'Lives with whom? With his wife Henrietta, who has macular degeneration and cannot read a meter',
      'Work before? Ferry captain for 35 years',
      'Drives? Takes his wife to the eye clinic once a month, 40 miles each way',
      'Diabetes since when? 1998; insulin since 2011',
      'Education? 3 classes in October 2025 with Cordelia Nwosu-Hart, RN, diabetes educator',
      'Other medicines? Metformin 500 mg twice daily and losartan 50 mg daily',
    ],
    answered: [],
  },
  notes: [
    `Gull Harbor, Feb. 24, 2026

Harborlight Medicare Advantage

Patient: Florian Dubrovsky-Pell (5/8/1949), MRN GHM-50613

To the reviewing clinician:

Please approve a continuous glucose monitor for Captain Dubrovsky-Pell. He is 76 and ran a ferry for 35 years. He has had type 2 diabetes for 28 years and has been taking insulin for about 15, at present one shot of glargine at bedtime and lispro with every meal.

The trouble is not that his sugar is poorly looked after. His A1c improved from 8.1 last August to 7.6 this month. The trouble is that he goes low and doesn't know it. Since 2024 the usual warnings have been absent, and the first sign is confusion. In November his wife discovered him, sweating and confused, at two in the morning. His glucose was 38. Paramedics treated him with intravenous glucose at the house.

Henrietta was able to find him. She could not have read the meter, because of her macular degeneration. He can't count on her eyes, and she can't count on his waking up.

He pricks his finger six times a day. Even so, there were 14 readings under 70 in his thirty-day log, and 4 under 54. A fingerstick tells you where you are, never where you are heading, and nobody does fingersticks while asleep. When we lent him a sensor for ten days, it showed lows in the small hours on six nights. The alarm woke him every time and he drank juice. That is exactly what the device is for.

Kidney disease (stage 3a, eGFR 51) makes matters worse, as insulin lingers longer when the kidneys are slow.

He put on the sensor correctly on his first attempt in my office on February 17. He doesn't have a smartphone, so the receiver is necessary.

Prudence Okonjo-Leary, APRN
NPI 1902674318`,

    `DIABETES EDUCATION NOTE RE: CGM CANDIDACY

Learner: Florian D-P, 76 y, T2DM x 28 yrs

Classes attended: 3 (October 2025)
Educator: Cordelia Nwosu-Hart, RN

Regimen
  Glargine 24 u HS
  Lispro 6-10 u AC x 3
  That's 42 to 54 units total a day.
  Metformin 500 BID

Monitoring
  6 fingersticks/day, ~180 in 30 days
  Keeps a log, and doses from it

Hypoglycemia
  <70: 14 times in 30 days, or roughly one every other day
  <54: 4 times (level 2)
  Lowest: 41, 1/22/26, 3 AM
  Awareness: none until confused, since 2024
  Help from others: paramedics, 11/16/25, glucose 38

Borrowed sensor 2/5-2/14/26
  TBR 9%   (goal for older adults: under 1%)
  TIR 58%  (goal for older adults: over 50%)
  TAR 33%
  Nights low 1-4 AM: 6/10
  9% of a day is about 2 hours and 10 minutes.

Skills
  Sensor placed on upper arm, 1st try
  Reads receiver without glasses
  Responds to alarm w/ juice

Barriers
  No smartphone -> needs receiver, loud alarm
  Spouse with macular degeneration, can't read a meter for him

Driving
  80-mile round trip to the eye clinic monthly. Nobody should drive with a glucose under 70, and someone who doesn't feel it will not know to pull over.

Recommendation: E2103 x 1; A4239 x 1 monthly`,

    `BEACON DIABETES SUPPLY
Standard written order and policy checklist

Beneficiary name: Florian Dubrovsky-Pell
Address: 31 Lighthouse Street, Gull Harbor, ME 04999
Telephone: (207) 555-0189
Plan: Harborlight Medicare Advantage

Order
E2103 receiver, non-adjunctive, black ............... 1 per 5 years
A4239 supply allowance, 1 unit = 1 month ............ 1 per month

Diagnosis codes
E11.649, E11.22, N18.31, Z79.4

Checklist

Does the beneficiary have diabetes?
   YES. Type 2, since 1998.

Is the beneficiary insulin-treated, or does he have a history of problematic hypoglycemia?
   BOTH. Four injections daily. Recurrent values below 54 mg/dL (4 in the log of 1/5/26-2/3/26), and one event on 11/16/25 with altered mental state that required third-party assistance.

Has the treating practitioner concluded that the beneficiary or caregiver is sufficiently trained?
   YES. Three education classes. Self-inserted sensor at visit.

In-person or telehealth visit within six months before the order?
   YES. 2/17/26, seven days before signature.

Is a receiver needed, or would a phone suffice?
   RECEIVER. He owns no smartphone.

Signature
Prudence Okonjo-Leary, APRN, NPI 1902674318, 02/24/2026

Remarks: "Non-adjunctive" means that treatment decisions may be made from the sensor without a confirmatory fingerstick. Test strips are commonly considered included in the supply allowance. Sensors last ten days, so three make up a month's supply.`,

    `Respected colleague of Harborlight Medicare Advantage,

I am presenting to you the case of one Mr. Florian Dubrovsky-Pell, gentleman of 76 years, height 178 cm, weight 85 kg, retired captain of ferry, suffering of diabetes mellitus type 2 since the year 1998 and under insulin since 2011.

The HbA1c on 17 February 2026 was 7.6 %, which corresponds to 60 mmol/mol. Six months before it was 8.1 %. One could think: the patient is well controlled, for what purpose a sensor? This is the error I wish to prevent. The HbA1c is a mean value. A mean does not show the valleys.

In the self-control protocol from 5 January to 3 February we count fourteen values under 70 mg/dl (3.9 mmol/l), of which four under 54 mg/dl (3.0 mmol/l), minimum 41 mg/dl (2.3 mmol/l) on 22 January, 3 o'clock in the morning. On 16 November of the past year his spouse has found him confused and sweating, the glycemia being 38 mg/dl (2.1 mmol/l). The paramedics administered glucose intravenously at the domicile.

Since 2024 the patient does not perceive the hypoglycemia before confusion appears. This condition we name hypoglycemia unawareness. It is frequent after long duration of diabetes, and it is dangerous most of all at night.

The renal function is also reduced: eGFR 51, stage 3a.

One has tested a sensor during ten days in February. In 9 % of time the value was too low. In six of ten nights there was a hypoglycemia between 1 and 4 hours. At each alarm he awoke and took juice.

I ask therefore kindly for the approval of one receiver (E2103) and of the monthly supply (A4239). The prescription is by Mrs. Prudence Okonjo-Leary, APRN, NPI 1902674318, of 24 February 2026.

With collegial greetings`,

    `**PEER-TO-PEER TALKING POINTS** (Dubrovsky-Pell / CGM)

*If they say: "A1c is 7.6, he's at goal."*
> Agreed, for a man his age. But he's paying for it with lows. 14 under 70 in a month. 9% of sensor time below range.

*If they say: "Reduce the insulin."*
> A third of his sensor time is above 180. Cutting doses blindly trades one problem for another. Trend data tell you which dose to cut.

*If they say: "More fingersticks."*
> He already does six a day. He isn't awake at 3 AM, when he hit 41.

*If they say: "Wife can watch him."*
> She has macular degeneration and can't read a meter.

*If they say: "He can use a phone app."*
> No smartphone. Receiver required.

*If they say: "Too old for the technology."*
> Captained a ferry for 35 years. Applied the sensor unaided on the first try 2/17, read the display out loud, no glasses.

*If they say: "No severe event."*
> 11/16/25. 38 mg/dL, confused, paramedics, IV glucose.

*If they say: "Would he act on it?"*
> He already has. During the ten-day loan, the alarm woke him each time and he treated with juice.

**Bottom line:** MDI insulin (4/day), hypoglycemia unawareness since 2024, CKD 3a, drives 40 miles to the eye clinic and 40 back.

**Ask:** E2103 x1 / 5 yrs. A4239 x1 / month, i.e. 12 units a year.

**Caller:** Prudence Okonjo-Leary, APRN, 1902674318`,

    `S: 76M here for diabetes. Says he never feels lows coming on anymore, hasn't since 2024, just gets confused. Checks 6x/day. Wife Henrietta has macular degeneration. He does the driving, once monthly to her eye clinic. No smartphone.

O: BP 134/76. A1c 7.6 (8.1 on 8/12/25). eGFR 51. Monofilament 8/10. Ht 70 in, wt 187 lb, BMI 26.8.
Log 1/5-2/3: 14 readings <70, 4 readings <54, nadir 41.
Loaner CGM 2/5-2/14: 9% low, 58% in range, 33% high. Low overnight on 6 nights of 10.
Demonstrated sensor insertion, upper arm. Read receiver aloud.

A:
1. T2DM w/ hypoglycemia w/o coma (E11.649). Impaired awareness. Episode of 11/16/25 (BG 38) needed paramedics.
2. T2DM w/ diabetic CKD (E11.22), stage 3a (N18.31). Hypoglycemia risk rises as renal clearance of insulin falls.
3. Long-term insulin (Z79.4), basal + mealtime.

P:
- Order CGM receiver E2103 (1) and monthly supplies A4239 (1/mo) through Beacon Diabetes Supply
- Alarm volume loud
- Continue glargine 24 units, lispro 6-10 units with meals, metformin 500 mg BID, losartan 50 mg daily
- Completed 3 education classes 10/2025

Medical necessity: Unaware, elderly, insulin-treated, with recurrent and mostly nocturnal lows on the loaned sensor. Fingersticks cannot warn. A CGM with alarm did: he woke to it on each of those occasions and drank juice. Falls, fractures, arrhythmias and accidents are known consequences of hypoglycemia in older people in general, and prevention is cheaper than any of them.

Signed 2/24/26, P. Okonjo-Leary APRN, NPI 1902674318`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
