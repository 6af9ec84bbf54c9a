import type { CorpusCase } from '../corpus-case.ts';

/** An obstetrician, a midwife's clinic, a fitter and a model write for a pregnant line cook with painful varicose veins. */
export const thighStockingsPregnantLineCook: CorpusCase = {
  id: 'thigh-stockings-pregnant-line-cook',
  today: '2026-07-08',
  facts: {
    case_id: 20709,
    patient: {
      first_name: 'Saffron',
      last_name: 'Mbeki-Lindholm',
      dob: '1993-04-16',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '163 lb',
      address: '5512 Copper Ladle Way, Unit 3, Vesper Springs, NM 87999',
      phone: '(505) 555-0171',
      mrn: 'VSW-29504',
    },
    diagnoses: [
      { code: 'O22.02', description: 'Varicose veins of lower extremity in pregnancy, second trimester' },
      { code: 'Z3A.26', description: '26 weeks gestation of pregnancy' },
      { code: 'Z86.72', description: 'Personal history of thrombophlebitis' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, thigh length, 18-30 mmHg, each',
        hcpcs: 'A6533',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '6 months',
        color: 'sand',
        length: 'long',
        size: 'medium',
        justification:
          'Second pregnancy, 26 weeks on 2026-07-08, due 2026-10-14. Varicose veins of both legs, right worse than left: right great saphenous vein leaks for 1.8 seconds from groin to knee, left 0.9 seconds, duplex 2026-06-30 at Rio Seco Vascular Lab, no clot. Aching 7 of 10 at the end of a shift, ankles swollen by 2.0 cm right and 1.0 cm left between morning and evening. Superficial thrombophlebitis of the right calf in the first pregnancy, 2023. Drugstore knee-high stockings of 8 to 15 mmHg worn from 2026-05-25 to 2026-06-29 dug in below the knee and did not help; the veins run up the thigh. Legs raised for 20 minutes in each break and sleep on the left side since May, still painful. Two pairs, worn and washed by turns, until 6 weeks after birth.',
      },
    ],
    provider: { name: 'Delphine Arquette-Ruiz, MD', npi: '1453820691', date_signed: '2026-07-08' },
    seen: [
      '2026-07-08, in the prenatal clinic, by Delphine Arquette-Ruiz, MD: rope-like veins on the inside of the right thigh and calf up to 7 mm wide, smaller veins behind the left knee, no redness, no cord, blood pressure 112/68, fetal heart rate 148.',
      '2026-07-06, at Adobe Compression Shop, by Renske Vogelaar, certified fitter, at 8 a.m.: right ankle 22.5 cm, calf 37.0 cm, thigh 58.0 cm; left ankle 22.0 cm, calf 36.5 cm, thigh 57.5 cm; leg length floor to groin 32 inches.',
    ],
    told: [
      'Who pays? Sandia Crest Medicaid',
      'Who supplies? Adobe Compression Shop',
      'What work? Line cook, stands 9 hours a shift, 5 shifts a week',
      'Lives with whom? With her partner Anders and their son, born in 2023',
      'Can she put them on? Yes, with rubber gloves; Anders helps in the morning',
      'Vein treatment? None during pregnancy; to be looked at again 3 months after birth',
      'Midwife? Oona Sandoval, CNM',
      'Length of need? Until 2026-11-25, 6 weeks after the due date',
    ],
    answered: [],
  },
  notes: [
    `Vesper Springs, 8 July 2026

To: Sandia Crest Medicaid
From: Delphine Arquette-Ruiz, MD
Regarding: Saffron Mbeki-Lindholm, 4/16/93

Dear Reviewer:

Ms. Mbeki-Lindholm is 33, expecting her second child on October 14, and today twenty-six weeks along. She is a line cook: nine hours on her feet, five shifts weekly.

I examined her today. Rope-like veins as wide as 7 mm run along the inner right thigh and calf; behind the left knee there are smaller ones. There is neither redness nor a palpable cord. The duplex of June 30 showed reflux in the right great saphenous vein lasting 1.8 seconds, groin to knee, and 0.9 seconds on the left. There was no clot. By the end of a shift the legs ache 7 out of 10.

What gives me pause is the history. In 2023, during the first pregnancy, she had superficial thrombophlebitis in the right calf. Pregnancy and the weeks after it raise the risk of clotting in anyone.

She has not been idle. Since May she has put her legs up for 20 minutes at every break and slept on her left side. For five weeks she wore drugstore knee-highs of 8–15 mmHg. They cut in below the knee and brought no relief, as one would expect when the diseased vein goes all the way to the groin.

Please cover two pairs (four stockings) of thigh-length 18–30 mmHg gradient compression, A6533, until November 25.

Respectfully,
Delphine Arquette-Ruiz, MD
NPI 1453820691`,
    `PRENATAL VISIT 7/8/26
33 y.o., 2nd pregnancy, 26w0d, EDD 10/14/26

S: Leg aching 7/10 by end of shift, R > L. Line cook, stands 9 h x 5/wk. OTC knee-highs 8–15 mmHg 5/25–6/29, dug in below knee, no help. Elevation 20 min each break + L side sleeping since May, still painful. Hx superficial thrombophlebitis R calf 2023, 1st preg.

O: BP 112/68. FHR 148. Wt 163, Ht 5'7". R medial thigh/calf ropy varicosities to 7 mm; L popliteal smaller veins. No erythema, no cord.
Duplex 6/30 (Rio Seco): R GSV reflux 1.8 s groin–knee; L 0.9 s; no thrombus.
Ankle AM→PM: +2.0 cm R, +1.0 cm L.

A: 1. Varicose veins LE in pregnancy, 2nd trimester (O22.02). 2. 26 wks (Z3A.26). 3. Hx thrombophlebitis (Z86.72).

P: A6533 thigh-high 18–30 mmHg, #4 (2 pr), med/long, sand. Wear daily, alternate pairs. Fitted 7/6 Adobe Compression Shop. Through 6 wk PP (11/25/26). No vein tx in pregnancy; reassess 3 mo PP. Dons w/ rubber gloves, partner assists AM.

D. Arquette-Ruiz, MD / 1453820691`,
    `ADOBE COMPRESSION SHOP
Fitter's worksheet and statement

Customer: Saffron Mbeki-Lindholm
Fitted: July 6, 2026, 8:00 in the morning, before swelling sets in
Fitter: Renske Vogelaar, certified fitter
Ordering physician: Dr. Arquette-Ruiz

                 RIGHT        LEFT
Ankle           22.5 cm      22.0 cm
Calf            37.0 cm      36.5 cm
Thigh           58.0 cm      57.5 cm
Floor to groin: 32 in.

Size MEDIUM, length LONG, color SAND

HCPCS A6533 – thigh length, 18–30 mmHg – quantity 4 (each) = 2 pairs
Plan limit: 4 in six months

Why thigh length: the refluxing vein on the right runs from groin to knee and there are visible veins on the thigh itself. A knee-high ends short of all this, and the ones she had (8–15, from the drugstore) had dug into the leg under the knee.

Why this pressure: 8–15 mmHg is support hosiery and had no effect in five weeks of wear.

Why two pairs: a stocking is washed after each day's wear and must dry before the next.

Donning: manages with rubber gloves. Her partner lends a hand mornings.

Both sides differ by only half a centimeter at each level, so one size does for the right leg and the left.

R. Vogelaar
For file of 7/8/2026`,
    `**Date:** July 8, 2026

**Patient:** Saffron Mbeki-Lindholm
**DOB:** April 16, 1993
**Payer:** Sandia Crest Medicaid

## Request for Coverage: Thigh-Length Compression Stockings (A6533)

To Whom It May Concern,

This letter is written in support of **four thigh-length gradient compression stockings (18–30 mmHg)** for Ms. Mbeki-Lindholm, a 33-year-old woman in the second trimester of her second pregnancy.

### Clinical Findings

- **Gestational age:** 26 weeks; due date October 14, 2026
- **Venous duplex (06/30/2026):** Right great saphenous reflux of 1.8 seconds; left 0.9 seconds; no clot
- **Visible veins:** Right inner thigh and calf, up to 7 mm; left popliteal area
- **Swelling over the day:** 2.0 cm (right ankle), 1.0 cm (left ankle)
- **Pain:** 7/10 at the end of a shift

### Relevant History

- **2023:** Superficial thrombophlebitis, right calf, during first pregnancy

### Failed Conservative Measures

1. **Over-the-counter knee-high stockings (8–15 mmHg)** from May 25 to June 29, 2026
2. **Leg elevation** for 20 minutes during each break
3. **Left-side sleeping**

### Medical Rationale

Progesterone relaxes the wall of the veins, and the growing uterus impedes the return of blood from the legs. Graduated compression narrows the superficial veins and speeds flow, which eases symptoms and is a first-line measure in pregnancy, when procedures on the veins are generally put off. Ms. Mbeki-Lindholm's work as a line cook requires **nine hours of standing per shift**.

### Duration

Until **November 25, 2026** (six weeks after the due date).

Sincerely,

**Delphine Arquette-Ruiz, MD**
NPI: 1453820691`,
    `We write to you from the prenatal clinic about Saffron Mbeki-Lindholm, whose stockings we would like to see covered before the summer heat and the third trimester do their work.

She is due in mid-October. She has a little boy at home who was born in 2023, and it was during that pregnancy that a surface vein in her right calf became inflamed (superficial thrombophlebitis). This time the veins of the right leg stand out like rope on the inside of the thigh and down the calf, seven millimeters at the widest. Her midwife is Oona Sandoval, CNM; Dr. Arquette-Ruiz examined her today, July 8, and found the legs free of redness and hard cords, the blood pressure 112/68, and the baby's heart at 148.

She stands for a living. Nine hours on her feet as a line cook, five times a week. When the shift is over the right ankle is two centimeters thicker than it was in the morning, the left one centimeter, and she puts the ache at seven out of ten. She uses her breaks to raise her legs, 20 minutes each time.

Five weeks of drugstore knee socks did nothing but dig in under the knee.

So we ask for two pairs of real ones, to the thigh, 18 to 30 mmHg. With rubber gloves and some help from Anders in the morning she gets into them. We should like her to have them until six weeks after the birth, which means November 25 if the baby keeps to the due date.

For the clinic,
Delphine Arquette-Ruiz, MD, NPI 1453820691`,
    `Answers to prior-authorization form, compression garments

Member: Mbeki-Lindholm, Saffron. DOB 04/16/1993. Phone 505-555-0171.

A. Diagnosis supporting the garment
O22.02. Secondary: Z86.72. Weeks of gestation: Z3A.26.

B. Objective evidence of venous disease
Duplex at Rio Seco Vascular Lab, eight days before this form was completed. The right great saphenous vein is incompetent from groin to knee (1.8 s). On the left, 0.9 s. Reflux above half a second is commonly held to be abnormal. No thrombus.

C. Is there an ulcer?
None is claimed. The request rests on painful varicose veins in pregnancy and an earlier phlebitis.

D. What compression has been used?
Knee length, 8–15 mmHg, 05/25/2026 through 06/29/2026, 5 weeks. No benefit; constricted below the knee.

E. What else has been done?
Raising the legs at each break (20 min). Sleeping on the left side. Both since May.

F. Can the member don the garment?
Yes, using rubber gloves. Partner available in the morning.

G. Type, strength, number
Thigh length; 18–30 mmHg; 4 stockings, being 2 for each leg. Medium, long.

H. Anticipated end of need
11/25/2026, that is, twenty weeks from today.

I. Alternatives considered
Treatment of the veins themselves waits. They will be looked at again three months after delivery.

Prescriber: D. Arquette-Ruiz, MD, 1453820691, signed 07/08/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
