import type { CorpusCase } from '../corpus-case.ts';

/** A nutrition-support physician, an infusion nurse and an infusion pharmacy write for a man left with 85 cm of jejunum. */
export const parenteralPumpShortBowel: CorpusCase = {
  id: 'parenteral-pump-short-bowel',
  today: '2026-07-15',
  facts: {
    case_id: 61009,
    patient: {
      first_name: 'Rafferty',
      last_name: 'Castellane-Moss',
      dob: '1971-09-27',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '128 lb',
      address: '2240 Heron Loop, Basalt Ferry, OR 97999',
      phone: '(541) 555-0148',
      mrn: 'BF-70918',
    },
    diagnoses: [
      { code: 'K90.822', description: 'Short bowel syndrome without colon in continuity' },
      { code: 'E43', description: 'Unspecified severe protein-calorie malnutrition' },
      { code: 'Z93.4', description: 'Other artificial openings of gastrointestinal tract status' },
    ],
    items: [
      {
        item: 'Parenteral nutrition infusion pump, portable',
        hcpcs: 'B9004',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Infusion of 2,200 mL over 12 hours, 8 p.m. to 8 a.m., 7 nights a week, with one hour of ramp-up and one hour of taper, which gravity drip cannot keep. With a stationary pump on a pole, 2026-05-20 to 2026-06-10, he fell once, on 2026-06-03, on the way to the bathroom at night, without injury. Gets up 3 or 4 times a night to empty the jejunostomy pouch; the bathroom is one flight of 13 stairs below the bedroom. With a portable pump in a backpack on loan since 2026-06-11 no fall.',
      },
      {
        item: 'Parenteral nutrition solution; compounded amino acid and carbohydrates with electrolytes, trace elements, and vitamins, including preparation, any strength, 74 to 100 grams of protein - premix',
        hcpcs: 'B4197',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'Thrombosis of the superior mesenteric artery 2026-03-02; resection at Cape Sorrow Medical Center left 85 cm of jejunum ending in a jejunostomy, colon out of circuit. Weight 162 lb in February, 119 lb on 2026-05-11 when parenteral nutrition began, 128 lb on 2026-07-08. Jejunostomy output 3,200 to 3,900 mL a day in April on loperamide 16 mg and omeprazole 80 mg a day. Nasojejunal elemental feeding 2026-05-04 to 2026-05-09 at 40 mL an hour: output 5,100 mL, sodium 128, stopped. Balance study 2026-06-22: 31 % of the energy eaten is absorbed. Bag of 80 g protein and 1,800 kcal each day. Need expected for longer than 90 days.',
      },
      {
        item: 'Parenteral nutrition supply kit; premix, per day',
        hcpcs: 'B4220',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification: 'One kit for each daily infusion.',
      },
      {
        item: 'Parenteral nutrition administration kit, per day',
        hcpcs: 'B4224',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'New tubing with filter for each bag, through a tunneled single-lumen catheter in the right internal jugular vein placed on 2026-05-10. No line infection so far.',
      },
    ],
    provider: { name: 'Beatrix Oduya-Fenn, MD', npi: '1942750683', date_signed: '2026-07-15' },
    seen: [
      '2026-07-08, in office, by Beatrix Oduya-Fenn, MD: weight 128 lb, BMI 18.4, hollow temples, catheter exit site clean and dry, blood pressure 108/66, sodium 136, potassium 3.9, magnesium 1.7, triglycerides 142, AST 31.',
    ],
    told: [
      'Who pays? Cobalt Shield PPO',
      'Who supplies? Meridian Vale Infusion',
      'Lives with whom? His wife Isolde',
      'Who connects the bag? He does; Isolde can do it as well',
      'Who taught them? Garnet Pruitt, RN, Meridian Vale Infusion, 2026-05-13 to 2026-05-20, both signed off on hand washing, hooking up, flushing and what to do with fever',
      'Work? Land surveyor, on leave since March 2026',
      'Laboratory? Drawn every two weeks at home',
      'Eats by mouth? Six small meals and oral rehydration solution, 1 liter a day',
      'Teduglutide? To be considered in the fall of 2026',
    ],
    answered: [],
  },
  notes: [
    `July 15, 2026

Cobalt Shield PPO
Medical Management

Patient: Rafferty Castellane-Moss (09/27/1971)
Home parenteral nutrition

Dear Doctor:

I request coverage of home parenteral nutrition with a portable pump for a 54-year-old land surveyor whose superior mesenteric artery thrombosed on March 2 and cost him most of his small bowel. Eighty-five centimeters of jejunum remain. They end in a jejunostomy, and the colon is out of circuit.

So short a gut does not absorb enough. On a balance study of June 22 he took up less than a third of what he ate. In April he put out three to four liters daily through the stoma in spite of 16 mg of loperamide and 80 mg of omeprazole. Tube feeding was attempted in early May; at 40 mL an hour the losses rose beyond five liters and his sodium sank to 128, so that it had to be stopped. By May 11, the day intravenous feeding began, he had gone from 162 to 119 pounds. He has since regained nine.

The bag holds 2,200 mL with 80 grams of protein and 1,800 kilocalories. It runs every night from eight to eight, with a ramp at each end. He rises three or four times nightly to empty the pouch and must go down thirteen stairs to do it. Tethered to a pole he fell on June 3. The portable pump, on loan since June 11, rides in a backpack, and he has not fallen again.

Please approve B9004, B4197, B4220 and B4224. I expect the need to last well beyond ninety days.

Sincerely yours,

Beatrix Oduya-Fenn, MD
NPI 1942750683`,

    `NUTRITION SUPPORT CLINIC - f/u 7/8/26
Castellane-Moss, R.   54M   BF-70918

S: SBS s/p SMA thrombosis 3/2/26, 85 cm jejunum, end-jejunostomy, no colon in continuity. HPN since 5/11 via tunneled SL R IJ (5/10). Cycled 12 h, 2000-0800, 7/7. Eats 6 small meals + ORS 1 L. Up 3-4x/noc to empty pouch, bathroom down 13 stairs. Fell 6/3 with pole pump, unhurt; none since portable loaner 6/11. Wife trained too.

O: Wt 128 lb (119 on 5/11; 162 in Feb). BMI 18.4. BP 108/66. Temporal hollowing. Exit site clean/dry.
Na 136, K 3.9, Mg 1.7, TG 142, AST 31.
Balance study 6/22: 31% of energy absorbed.
NJ elemental 5/4-5/9 @ 40 mL/h: output 5,100, Na 128 -> stopped.

A: K90.822, E43, Z93.4. PN-dependent. Gaining on current bag. No line infection so far.

P: Same formula: 2,200 mL, 80 g protein, 1,800 kcal.
   B4197 x30, B4220 x30, B4224 x30 per mo
   B9004 x1
   Labs q2wk at home
   Teduglutide: consider in fall
   Meridian Vale to supply

B. Oduya-Fenn, MD   NPI 1942750683   signed 7/15/26`,

    `MERIDIAN VALE INFUSION
Parenteral nutrition - intake and order summary
Date 07/15/2026

Patient     Rafferty Castellane-Moss, M, DOB 09/27/1971
            2240 Heron Loop, Basalt Ferry, OR 97999
            (541) 555-0148
Insurer     Cobalt Shield PPO
Prescriber  Beatrix Oduya-Fenn, MD, NPI 1942750683
ICD-10      K90.822, E43, Z93.4

Access      Tunneled catheter, one lumen, right internal jugular, 05/10/2026
Start       05/11/2026
Schedule    Nightly, 8 p.m. - 8 a.m., incl. 1 h up and 1 h down
Volume      2,200 mL
Protein     80 g  (B4197 covers 74 to 100 g)
Energy      1,800 kcal
Per kg      about 1.4 g protein and 31 kcal at 58 kg

| Code | Item | Qty / month |
|---|---|---|
| B9004 | Portable PN pump | 1 |
| B4197 | PN solution, premix, 74-100 g protein | 30 |
| B4220 | Supply kit, premix | 30 |
| B4224 | Administration kit | 30 |

Enteral feeding tried?   Yes. Elemental, nasojejunal, 40 mL/h, 5 days in May. Stoma output 5,100 mL, Na 128. Failed.
Medication tried?        Loperamide, omeprazole.
Weight loss?             43 lb from February to May 11 (27 % of body weight)
Caregiver?               Wife Isolde. Both taught by G. Pruitt, RN, May 13-20; signed off.
Expected duration?       More than 90 days
Why portable?            Ambulatory at night with stairs; fall on 06/03/2026 with pole-mounted pump.
Line infections?         None`,

    `To whom it concerns at Cobalt Shield

I am the infusion nurse who taught the Castellane-Moss household between the 13th and the 20th of May. Rafferty and his wife Isolde both learned to wash, hook up and flush and what to do if there is a fever, and both were signed off. It is he who connects the bag in the evening. She can step in.

You may wonder why a man who is attached to a pump only while he sleeps should want one that he can carry. He does not sleep through. His pouch fills, and three or four times between eight in the evening and eight in the morning he gets up to empty it. Their bedroom is upstairs, the bathroom is thirteen steps below it. From May 20 till June 10 he did this with a pump on a pole. On the third of June he went down. He was not hurt, but he might have been. With the backpack, from June 11 on, there has been no fall.

Nor can one let the bag run in by gravity. The rate must climb for an hour and come down for an hour.

He had weighed 162 pounds in February. By May he weighed 119. In eight weeks of nightly feeding he has put on nine. The place where his line leaves the skin was clean and dry at the July visit and he has not had a line infection.

Thirty bags, thirty supply kits and thirty administration kits make one month.

Garnet Pruitt, RN
Meridian Vale Infusion, July 15, 2026
Physician: Beatrix Oduya-Fenn, MD, 1942750683`,

    `# Letter of Medical Necessity: Home Parenteral Nutrition

**Member:** Rafferty Castellane-Moss
**DOB:** September 27, 1971 (54 years)
**Plan:** Cobalt Shield PPO
**Ordering physician:** Beatrix Oduya-Fenn, MD (NPI 1942750683)

## 1. Diagnosis

- Short bowel syndrome, colon not in continuity (**K90.822**)
- Severe protein-calorie malnutrition (**E43**)
- Jejunostomy (**Z93.4**)

## 2. Evidence of Intestinal Failure

- Remaining small bowel: **85 cm of jejunum**
- Energy absorption: **31 %** (balance study, 06/22/2026)
- Stoma losses: **3,200–3,900 mL/day** despite loperamide 16 mg/day and omeprazole 80 mg/day
- Weight: 162 lb → 119 lb between February and May 11, 2026

## 3. Enteral Feeding Trial

Elemental formula by nasojejunal tube from 05/04/2026 to 05/09/2026 at 40 mL/hour. Discontinued because output rose to 5,100 mL and sodium dropped to 128.

## 4. Response to Parenteral Nutrition

| | 05/11/2026 | 07/08/2026 |
|---|---|---|
| Weight | 119 lb | 128 lb |

Current BMI is 18.4. Triglycerides (142) and AST (31) were measured on 07/08/2026.

## 5. Why a Portable Pump

1. Infusion lasts twelve hours each night.
2. The patient gets up three to four times to empty his pouch.
3. The route includes a flight of **13 stairs**.
4. He fell while using a pole-mounted pump (06/03/2026) and has had no fall with the portable model.

## 6. Monthly Order

- B9004 – 1
- B4197 – 30
- B4220 – 30
- B4224 – 30

## 7. Duration

Longer than 90 days.

*Beatrix Oduya-Fenn, MD – 07/15/2026*`,

    `15 July 2026
Castellane-Moss, Rafferty. MRN BF-70918

Our replies, numbered as on a reviewer's list

1. Cause. Arterial thrombosis of the gut in March, operated upon at Cape Sorrow Medical Center.

2. Anatomy. Jejunum of 85 cm to an end stoma. The colon takes no part.

3. Nutrition at its worst. 119 lb at 5 ft 10 in, which is a BMI of 17.1. He was then 43 lb lighter than in February.

4. Can he eat? He does: six little meals and a liter of oral rehydration solution every day. Of the energy in what he eats, 69 % is lost.

5. Was the gut tried? For five days in May, with an elemental formula through a nasojejunal tube. At 40 mL an hour 960 mL went in per day, and 5,100 mL came out of the stoma. Sodium fell to 128.

6. What does he get? Each night 2,200 mL, 80 g of protein, 1,800 kcal. That is some 183 mL an hour on average, with the first and last hour slower.

7. Through what? A tunneled line with a single lumen, right internal jugular vein.

8. By whom? Himself, with his wife able to take over. Both have been trained.

9. Monitoring? Blood is drawn at home every other week. On July 8 sodium was 136, potassium 3.9 and magnesium 1.7.

10. Will it end? We look for a need of over 90 days. Whether teduglutide should be added we shall consider in the fall.

11. Why the portable pump? Because he has to walk and climb stairs while it runs.

Beatrix Oduya-Fenn, MD, for the nutrition clinic
NPI 1942750683`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
