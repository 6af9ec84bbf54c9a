import type { CorpusCase } from '../corpus-case.ts';

/** A glassblower with pulmonary fibrosis needs oxygen at home and on the way; a pulmonologist, a respiratory therapist, a nurse and the supplier write. */
export const oxygenIldGlassblower: CorpusCase = {
  id: 'oxygen-ild-glassblower',
  today: '2026-10-07',
  facts: {
    case_id: 21107,
    patient: {
      first_name: 'Evangeline',
      last_name: 'Sorrel-Matsuda',
      dob: '1960-03-24',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '126 lb',
      address: '505 Kiln Street, Vitrine, NM 87999',
      phone: '(575) 555-0164',
      mrn: 'MPC-80953',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation at rest on room air 87 % on 2026-09-29, measured in a stable state, no infection in the last two months. Arterial blood gas the same day on room air: pH 7.43, PaCO2 36, PaO2 54 mmHg. At rest 2 liters per minute by nasal cannula bring 93 %. Overnight oximetry 2026-09-17 on room air: 212 minutes at or below 88 %, lowest 76 %. Asleep 3 liters per minute. Nintedanib 150 mg twice a day since February 2025 and pulmonary rehabilitation (16 sessions, ended 2026-06-30) have not kept the saturation up. CT 2026-08-21: usual interstitial pneumonia pattern, honeycombing at both bases. FVC 61 % and DLCO 34 % of predicted.',
      },
      {
        item: 'Portable oxygen concentrator, rental',
        hcpcs: 'E1392',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Walks in the home and outside. Six-minute walk 2026-09-29: room air, stopped after 90 seconds and 210 feet at 79 %; with the portable concentrator at pulse setting 4, 1020 feet, lowest 90 %. Goes to her rehabilitation maintenance class on Tuesdays and Fridays, 35 minutes by bus each way, and to the grocery. Cylinders were too heavy: with one of 8 pounds on a cart she could not get on the bus on 2026-09-22.',
      },
    ],
    provider: { name: 'Horatio Blumenthal-Reyes, MD', npi: '1376150928', date_signed: '2026-10-07' },
    seen: [
      '2026-09-29, in office, by Horatio Blumenthal-Reyes, MD: fine crackles to the mid lung on both sides, clubbing of the fingers, respiratory rate 22, pulse 96, blood pressure 116/70, no edema, right ventricular systolic pressure 52 mmHg on the echocardiogram of 2026-09-10.',
      '2026-09-29, in the pulmonary laboratory, by Wilhelmina Achebe, RRT: walk with the portable concentrator at pulse setting 4, triggered at each breath; Borg dyspnea 7 on room air and 3 with oxygen.',
      '2026-10-02, at home, by Octavio Lund, RN: no smokers, no gas stove, two working smoke detectors, outlet beside the bed, 40 feet of tubing reach the kitchen and the bathroom.',
    ],
    told: [
      'Who pays? Turquoise Advantage (Medicare Advantage)',
      'Who supplies? Mesa Oxygen and Home Care',
      'Lives with whom? With her wife Bettina',
      'What was her work? Glassblower for 30 years, stopped in 2024',
      'Smoking? Never',
      'Transplant? Not a candidate by her own choice',
      'How long will she need it? Lifetime',
      'Flow prescribed? 2 liters at rest, 3 liters asleep, pulse setting 4 when walking',
      'Medicines? Nintedanib 150 mg twice a day, omeprazole 20 mg once a day',
      'Oxygen until now? Loan cylinders since 2026-09-18',
      'When will she be seen again? 2026-12-15',
    ],
    answered: [],
  },
  notes: [
    `October 7, 2026

Turquoise Advantage
Attn: DME authorization

RE: Evangeline Sorrel-Matsuda (3/24/1960)

Ladies and gentlemen:

Mrs. Sorrel-Matsuda blew glass for thirty years and gave it up in 2024. She is 66 and has never smoked. She has idiopathic pulmonary fibrosis, with honeycombing at both lung bases in a UIP pattern on her CT of August 21, and, on top of this, pulmonary hypertension: the echocardiogram in September put the right ventricular systolic pressure at 52 mmHg.

When I saw her on September 29 she was in a chronic stable state and had been without infection for two months. Sitting quietly and breathing room air, she had a saturation of 87 percent. An arterial sample of that same day, again on room air, had a PaO2 of 54. Either result on its own meets what Medicare calls Group I. With two liters she came up to 93 percent.

At night it is worse. On September 17 she passed three hours and 32 minutes at 88 percent or less, with a nadir of 76.

She has been on nintedanib since February of last year and has completed sixteen sessions of pulmonary rehabilitation, and still her oxygen is too low. Nothing but oxygen is left to correct this, for she has chosen not to be a candidate for transplantation.

Please authorize a stationary concentrator and a portable one. She leaves the house: to her class two times a week, by bus, and for groceries. I will see her next on December 15.

With best regards,
Horatio Blumenthal-Reyes, MD
NPI 1376150928`,
    `RESPIRATORY CARE – OXYGEN TITRATION / 6MWT
Date of test: 29 Sep 2026
Patient: Sorrel-Matsuda, Evangeline, 66 F, 62 in, 126 lb
Tester: Wilhelmina Achebe, RRT

I. REST
   Room air               SpO2 87 %
   2 L/min n.c.           SpO2 93 %
   ABG, room air          7.43 / 36 / 54

II. EXERCISE WITHOUT OXYGEN
   Stopped at 1 min 30 s, 210 ft. SpO2 79 %. Borg 7.

III. EXERCISE WITH OXYGEN
   Portable concentrator, pulse setting 4
   1020 ft. Lowest SpO2 90 %. Borg 3.

IV. COMMENT
All three of the values that are asked for when portable oxygen is ordered (rest without, exercise without, exercise with) were obtained on one and the same day. Improvement with oxygen is plain: nadir higher by 11 points, distance up by 810 ft, to nearly five times as far, and breathlessness four points lower on the Borg scale. The device sensed every breath she took.

V. SETTINGS ON THE ORDER
   Rest 2 L/min, sleep 3 L/min, walking pulse 4.

VI. EQUIPMENT
   E1390 x 1, E1392 x 1.
   An 8-lb cylinder on a cart was no solution; on 22 September she was not able to board her bus with it.

W. Achebe, RRT`,
    `PULM CLINIC   9/29/26

S: IPF, f/u. Never smoker, ex-glassblower. On nintedanib 150 BID since 2/25; omeprazole 20 daily. PR x16 done 6/30, now maintenance class Tu/F. On loaner tanks since 9/18. No infxn x 2 mo. Does not wish tx listing.

O: RR 22, P 96, BP 116/70, SpO2 87% RA rest. Fine crackles to mid-lung B. Clubbing. No LE edema.
ABG RA: pH 7.43 / pCO2 36 / pO2 54.
PFT: FVC 61%, DLCO 34%.
CT 8/21: UIP, bibasilar honeycombing.
Echo 9/10: RVSP 52.
ONO RA 9/17: 212 min ≤88%, low 76%.
6MWT RA: 210 ft, 79%, stopped. POC pulse 4: 1020 ft, ≥90%.

A: J84.112; J96.11; I27.23 (group 3 PH). Qualifies at rest, asleep, and on exertion.

P: Home O2, lifetime.
 Concentrator 2 L rest / 3 L sleep, NC.
 POC pulse 4 for ambulation.
 Mesa Oxygen and Home Care to set up.
 RTC 12/15/26.

HBR MD, NPI 1376150928, order 10/7/26`,
    `Home safety visit for oxygen, October 2, 2026
Octavio Lund, RN

Evangeline lives at 505 Kiln Street with her wife, Bettina. I went through the house with oxygen in mind. Nobody smokes. There is no gas stove. I found two smoke detectors, and both of them work. By the bed there is a wall outlet where the concentrator can be plugged in, and forty feet of tubing is enough to reach as far as the bathroom and the kitchen.

She has been managing with borrowed cylinders since September 18. On the 22nd she could not get onto the bus with the cylinder on its cart. It weighs eight pounds; she herself weighs 126. The bus is how she gets to her exercise class, 35 minutes out and 35 back, on Tuesdays and on Fridays.

At the lab three days ago she did well with a portable concentrator. On room air she had to stop after a minute and a half; with the device she went over a thousand feet.

For use in the house and at night she should have a stationary concentrator, at 2 liters when resting and 3 when sleeping. For walking, in the house and out of it, a portable one set to pulse 4. The home is suitable for both.`,
    `**Mesa Oxygen and Home Care – Standard Written Order Summary**

| Field | Entry |
|---|---|
| Patient | Evangeline Sorrel-Matsuda |
| DOB / age | 03/24/1960 / 66 |
| Contact | (575) 555-0164; 505 Kiln Street, Vitrine, NM 87999 |
| Plan | Turquoise Advantage |
| Practitioner | Horatio Blumenthal-Reyes, MD, NPI 1376150928 |
| Order date | 10/07/2026 |
| Diagnoses | J84.112, J96.11, I27.23 |
| Length of need | Lifetime |

**Items**
1. E1390 stationary concentrator, one, monthly. Nasal cannula. 2 LPM at rest; 3 LPM during sleep.
2. E1392 portable concentrator, one, monthly. Pulse dose, setting 4, with ambulation.

**Qualifying tests (all on room air)**
- 09/29/2026, rest, awake: SpO2 87%; PaO2 54 mm Hg
- 09/29/2026, walking: SpO2 79%
- 09/17/2026, overnight: 212 min with SpO2 of 88% or below

**With oxygen**
- Rest, 2 LPM: 93%
- Walking, pulse 4: not lower than 90%

**Days from qualifying test to order:** 8

**Mobility:** Ambulatory within the home; goes out by bus twice weekly to a rehab maintenance class, and to the grocery store. Cylinder on cart could not be taken aboard.

**Home check:** 10/02/2026, O. Lund, RN. Smoke detectors x2. No smokers. No gas stove.`,
    `# Letter of Medical Necessity for Home Oxygen Therapy

**Patient:** Evangeline Sorrel-Matsuda
**Date of Birth:** March 24, 1960
**Insurance:** Turquoise Advantage (Medicare Advantage)

## Overview
Ms. Sorrel-Matsuda is a 66-year-old woman with **idiopathic pulmonary fibrosis**, complicated by **chronic hypoxic respiratory failure** and **pulmonary hypertension due to lung disease**. I am requesting coverage for a stationary oxygen concentrator (E1390) and a portable oxygen concentrator (E1392).

## Objective Evidence of Hypoxemia
- **Resting SpO2, room air:** 87%
- **PaO2, room air:** 54 mmHg
- **Overnight:** approximately 3.5 hours at or below 88%, lowest value 76%
- **Exertion, room air:** 79% after 210 feet

## Response to Oxygen
- At rest, 2 L/min raised saturation by six points, to 93%.
- During a six-minute walk with pulse setting 4, she covered 1,020 feet and remained at or above 90%.

## Other Treatments
- **Nintedanib** 150 mg twice daily, started in February 2025
- **Pulmonary rehabilitation**, 16 sessions completed by June 30, 2026

Despite these measures, hypoxemia persists.

## Why Portable Equipment Is Needed
She is mobile inside and outside the home. She travels by bus for 35 minutes each way to attend a class on Tuesdays and Fridays. Cylinders proved too heavy for her.

## Prescription
- Rest: 2 L/min by nasal cannula
- Sleep: 3 L/min
- Ambulation: pulse setting 4
- Duration: lifetime

Sincerely,

**Horatio Blumenthal-Reyes, MD**
**NPI:** 1376150928
**Date:** October 7, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
