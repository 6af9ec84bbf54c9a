import type { CorpusCase } from '../corpus-case.ts';

/** A gynecologic surgeon's office and a home-care nurse write for a woman whose abdominal incision came open. */
export const hydrogelGauzeSurgicalWound: CorpusCase = {
  id: 'hydrogel-gauze-surgical-wound',
  today: '2026-05-29',
  facts: {
    case_id: 61008,
    patient: {
      first_name: 'Clementine',
      last_name: 'Rourke-Vasquez',
      dob: '1979-04-08',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '232 lb',
      address: '60 Millrace Lane, Two Forks, IA 50999',
      phone: '(515) 555-0186',
      mrn: 'TF-15530',
    },
    diagnoses: [
      {
        code: 'T81.31XD',
        description:
          'Disruption of external operation (surgical) wound, not elsewhere classified, subsequent encounter',
      },
      { code: 'E66.812', description: 'Obesity, class 2' },
      { code: 'Z68.37', description: 'Body mass index [BMI] 37.0-37.9, adult' },
      { code: 'E11.9', description: 'Type 2 diabetes mellitus without complications' },
    ],
    items: [
      {
        item: 'Hydrogel dressing, wound filler, gel, per fluid ounce',
        hcpcs: 'A6248',
        quantity: 3,
        quantity_limit: 3,
        limit_period: 'month',
        justification:
          "Open hysterectomy 2026-04-20 at Two Forks Regional by Desmond Kowalczyk-Ito, MD, for fibroids; the lower midline incision came open on 2026-05-04 over a seroma. Sharp debridement by him in the office 2026-05-06: 8.5 x 3.4 x 2.9 cm. On 2026-05-26: 6.2 x 2.8 x 1.6 cm, undermining 1.0 cm from 11 to 1 o'clock, 85 % granulation, 15 % slough, scant serous drainage, no odor. Dry gauze packing from 2026-05-06 to 2026-05-13 stuck to the bed, bled at removal, pain 7 of 10; with hydrogel since 2026-05-14 pain 2 of 10. Changed once a day, about 3 mL of gel each time, 90 mL a month.",
      },
      {
        item: 'Gauze, non-impregnated, sterile, pad size 16 sq. in. or less, without adhesive border, each dressing',
        hcpcs: 'A6402',
        quantity: 30,
        quantity_limit: 90,
        limit_period: 'month',
        size: '4 x 4 in',
        justification: 'One fluffed 4 x 4 pad a day is laid over the gel to fill the wound.',
      },
      {
        item: 'Gauze, non-impregnated, sterile, pad size more than 16 sq. in. less than or equal to 48 sq. in., without adhesive border, each dressing',
        hcpcs: 'A6403',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        size: '4 x 8 in',
        justification: 'One 4 x 8 pad a day as cover.',
      },
      {
        item: 'Tape, non-waterproof, per 18 square inches',
        hcpcs: 'A4450',
        quantity: 30,
        quantity_limit: 60,
        limit_period: 'month',
        justification:
          'Four strips of 1 x 4.5 inches at each change, 18 square inches. Paper tape, since silk tape raised blisters on 2026-05-09.',
      },
    ],
    provider: { name: 'Desmond Kowalczyk-Ito, MD', npi: '1608294735', date_signed: '2026-05-29' },
    seen: [
      '2026-05-26, in office, by Desmond Kowalczyk-Ito, MD: wound 6.2 x 2.8 x 1.6 cm, edges pink and not macerated, no redness around it, temperature 98.4 F, fascia whole, A1c of 2026-05-20 6.9 %.',
    ],
    told: [
      'Who pays? Prairie Union Health Plan',
      'Who supplies? Skunk Creek Wound Supply',
      'Lives with whom? Her sister Paloma',
      'Who changes the dressing? Paloma on 5 days; Hollis Grand, RN, Twin Rivers Home Care, on Monday and Thursday',
      'Why not she herself? She cannot see into the wound because of the abdominal fold',
      'Diabetes treatment? Metformin 1,000 mg twice a day',
      'Tobacco? Never',
      'Negative pressure? Not used; the wound gets smaller without it',
      'Length of need? 2 months',
      'Next visit? 2026-06-09',
    ],
    answered: [],
  },
  notes: [
    `May 29, 2026

Prairie Union Health Plan
Re: Clementine Rourke-Vasquez, date of birth April 8, 1979

Dear Sir or Madam:

I operated on Ms. Rourke-Vasquez on April 20, an open hysterectomy for fibroids. Two weeks later her lower midline incision came apart over a seroma, and on May 6 I debrided it sharply in the office. The cavity then measured 8.5 by 3.4 by 2.9 cm. When last I saw it, on May 26, it was down to 6.2 by 2.8 by 1.6 cm, with a centimeter of undermining between 11 and 1 o'clock. Fascia is whole. There is no fever and no redness.

She is 47, with class 2 obesity (BMI 37) and type 2 diabetes that is in fair order, the A1c being 6.9 % on metformin.

The wound drains little. Packed dry, it clung to the gauze; for a week each removal bled and she rated the pain 7 out of 10. Hydrogel, begun May 14, keeps the bed moist. Pain is now 2.

My order per month, for two months, is as follows:

    A6248  hydrogel, 3 fluid ounces
    A6402  sterile gauze 4 x 4, 30
    A6403  sterile gauze 4 x 8, 30
    A4450  paper tape, 30 units of 18 square inches

It rests on one dressing change a day. Her sister does five of the seven changes in a week and a home-care nurse two.

Very truly yours,

Desmond Kowalczyk-Ito, MD
NPI 1608294735`,

    `TWIN RIVERS HOME CARE - WOUND RECORD (summary for supplier, 5/29/26)

Pt: C. Rourke-Vasquez     MRN TF-15530     47 F
Site: lower midline abdomen, surgical, dehisced 5/4/26
RN visits: Mon + Thu (H. Grand). Other 5 days: sister Paloma.

            5/6/26            5/26/26
Length      8.5 cm            6.2 cm
Width       3.4 cm            2.8 cm
Depth       2.9 cm            1.6 cm

As of 5/26:
Bed           85% granulation / 15% slough
Undermining   1.0 cm, 11-1 o'clock
Exudate       scant, serous
Odor          none
Edges         pink, not macerated
Periwound     no redness
Pain          2/10 at change (was 7/10 with dry packing)

Depth is down by 1.3 cm, i.e. 45 %, in under three weeks.

PROCEDURE, daily
1. About 3 mL hydrogel to wound bed
2. One 4x4, fluffed, laid over the gel to fill the space
3. One 4x8 on top
4. Paper tape, 4 strips. NO silk tape: blistered 5/9.

MONTHLY USE (30 changes)
Gel 90 mL = 3 fl oz / 4x4 #30 / 4x8 #30 / tape 30 units

Pt cannot do own dressing; the abdominal fold hides the wound from her.

Ordering MD: Desmond Kowalczyk-Ito, NPI 1608294735. Next appt 6/9/26.`,

    `SKUNK CREEK WOUND SUPPLY
Detailed order - surgical dressings

Patient: Clementine Rourke-Vasquez
DOB: 04/08/1979
60 Millrace Lane, Two Forks, IA 50999 / (515) 555-0186
Payer: Prairie Union Health Plan

Wound type: surgical, opened (T81.31XD)
Number of wounds: 1
Debrided: yes, sharp, 05/06/2026, by the surgeon
Latest evaluation: 05/26/2026
Size L x W x D: 6.2 x 2.8 x 1.6 cm
Drainage: scant
Frequency of change: 1 x day
Expected duration: 2 months

| HCPCS | Dressing | Role | Per change | Per month |
|---|---|---|---|---|
| A6248 | Hydrogel, fl oz | filler | 0.1 oz | 3 |
| A6402 | Gauze 4 x 4 in (16 sq in) | filler over gel | 1 | 30 |
| A6403 | Gauze 4 x 8 in (32 sq in) | cover | 1 | 30 |
| A4450 | Tape, 18 sq in | securement | 1 | 30 |

Remarks
- Gel is at the usual maximum of 3 oz. The 4 x 4 pads are at one third of the maximum and the tape at half.
- Hydrogel is meant for wounds with little or no exudate, and this wound drains scantly.
- Gauze packed dry from 05/06 to 05/13 adhered, caused bleeding and hurt (7/10).
- Paper tape only.
- Dressed by: sister; RN on Mondays and Thursdays.
- No negative pressure therapy in use.

Also on file: E66.812, Z68.37, E11.9

Physician: Desmond Kowalczyk-Ito, MD    NPI: 1608294735    Signed: 05/29/2026`,

    `Gyn surgery, postop wound check
DOS 5/26/2026
Rourke-Vasquez, Clementine / 47 / F

S. S/p open hysterectomy 4/20 for fibroids. Incision opened 5/4 (seroma), POD 14. Sharp debridement here 5/6. Dry packing 5/6-5/13: stuck, bled, 7/10. Hydrogel since 5/14: 2/10. Never smoker. T2DM, metformin 1 g BID. Sister dresses it 5 d/wk, HH RN 2 d/wk.

O. T 98.4. 6.2 x 2.8 x 1.6 cm (8.5 x 3.4 x 2.9 on 5/6). UM 1.0 cm 11-1 o'clock. 85% gran, 15% slough. Scant serous, no odor. Edges pink, no maceration; no surrounding erythema. Fascia intact. A1c 6.9% (5/20). BMI 37.4.

A. Dehisced lower midline wound, healing by secondary intention. No sign of infection. Class 2 obesity, T2DM.

P. Continue daily hydrogel + gauze.
   A6248 3 oz/mo; A6402 #30; A6403 #30; A4450 #30 (paper; silk tape blistered her 5/9)
   x 2 mo.
   No NPWT, closing w/o it.
   RTC 6/9.

Signed DKI, MD 5/29/2026
NPI 1608294735`,

    `**Letter of Medical Necessity: Wound Care Dressings**

**Patient:** Clementine Rourke-Vasquez
**Date of birth:** 04/08/1979
**Health plan:** Prairie Union Health Plan
**Provider:** Desmond Kowalczyk-Ito, MD, NPI 1608294735

**1. History**

Ms. Rourke-Vasquez underwent an open hysterectomy on April 20, 2026 at Two Forks Regional. On postoperative day 14 the incision opened over a seroma. Sharp debridement was carried out on May 6, 2026.

**2. Current Wound Status (May 26, 2026)**

- Dimensions: 6.2 cm × 2.8 cm × 1.6 cm
- Undermining: 1.0 cm (11 to 1 o'clock)
- Tissue: 85% granulation, 15% slough
- Exudate: scant, serous
- Infection: no redness, no odor, temperature 98.4 °F

**3. Factors That Slow Healing**

- Class 2 obesity (BMI 37.4; 5 ft 6 in, 232 lb)
- Type 2 diabetes (A1c 6.9%)

**4. Why Hydrogel**

Dry gauze adhered to the bed for a week and made it bleed on removal. A gel maintains moisture, softens the remaining slough and allows the gauze to come away without bleeding.

**5. Supplies per Month**

- **A6248** Hydrogel filler: 3 fl oz
- **A6402** Gauze 4 × 4 in: 30
- **A6403** Gauze 4 × 8 in: 30
- **A4450** Paper tape: 30 units

**6. Caregivers**

Her sister Paloma, with whom she lives, and a registered nurse from Twin Rivers Home Care twice a week.

**7. Plan**

Duration two months. Re-evaluation June 9, 2026.

Date: May 29, 2026`,

    `Two Forks, May 29

Hello,

This is to go with the order for Clementine's dressings, since your form leaves no room for how it is done.

I go to her on Mondays and Thursdays. On the rest of the days it is her sister Paloma, who lives with her. Clementine can't do it: a fold of the belly is in the way and she has no view of the wound.

A squirt of gel goes in, about 3 mL. Over that, one square of gauze, four by four, opened up and fluffed so that it fills the hollow. Then a four-by-eight on top, and four strips of paper tape, each four and a half inches. (Silk tape gave her blisters on the ninth of this month.) Once a day, every day.

It was not always gel. The first week after her surgeon debrided it, it was dry gauze, and dry gauze stuck fast to the wound. It bled on coming away, and she called the pain a seven. Now she calls it a two.

And it is closing. From three and a half inches or nearly so it has come down to less than two and a half in length, and it is little more than half as deep as on the sixth of May. It is mostly granulation now with a bit of slough, and hardly wets the pad.

Please send what is on the order: 3 ounces of gel, 30 of each gauze, 30 tape. She is expected to need it for two months.

Hollis Grand, RN
Twin Rivers Home Care
(order by Desmond Kowalczyk-Ito, MD, NPI 1608294735)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
