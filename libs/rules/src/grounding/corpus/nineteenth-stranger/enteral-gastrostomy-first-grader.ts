import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for tube feeding of a child: a pediatrician, a dietitian, a supplier and a drafted letter. */
export const enteralGastrostomyFirstGrader: CorpusCase = {
  id: 'enteral-gastrostomy-first-grader',
  today: '2026-09-28',
  facts: {
    case_id: 16004,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Oduya',
      dob: '2020-05-30',
      gender: 'female',
      height: '3 ft 7 in',
      weight: '36 lb',
      address: '88 Tanager Loop, Cypress Hollow, LA 70999',
      phone: '(985) 555-0161',
      mrn: 'CHC-11872',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
      { code: 'R62.51', description: 'Failure to thrive (child)' },
    ],
    items: [
      {
        item: 'Enteral formula, for pediatrics, nutritionally complete calorically dense (equal to or greater than 0.7 kcal/ml) with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4160',
        quantity: 300,
        quantity_limit: 300,
        limit_period: 'month',
        justification:
          "Swallow study on 2026-04-22 at Bayou Grace Children's Hospital showed silent aspiration of thin and thick liquids. She may have nothing by mouth but tastes. She needs 1,000 kcal a day by tube. Blended home food clogged the tube 4 times in May 2026. Weight was 33 lb in March 2026 and is 36 lb now.",
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          'Gravity feeds ended in vomiting 3 times a day. With the pump at 60 mL an hour over 10 hours at night she vomits about once a week. The kit is changed each day.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'purple',
        justification:
          'Feeds must run at a slow steady rate. Her grandmother Philippa sets the pump and was taught its alarms on 2026-06-03. The pump hangs on a pole by the bed.',
      },
      {
        item: 'Gastrostomy / jejunostomy tube, low-profile, any material, any type, each',
        hcpcs: 'B4088',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: '14 Fr',
        length: '1.7 cm',
        justification:
          'The low-profile tube replaces the long tube, which she pulled out twice with her left hand. It is changed at home by the nurse.',
      },
    ],
    provider: { name: 'Barnaby Thibodaux-Price, MD', npi: '1376509241', date_signed: '2026-09-28' },
    seen: [
      '2026-09-15, in clinic, by Barnaby Thibodaux-Price, MD: weight 36 lb, height 3 ft 7 in, stoma clean and dry, lungs clear, spasticity in all four limbs, does not sit without support.',
      '2026-09-15, in clinic, by Yolande Fitch, RD: feeding record reviewed, rate 60 mL an hour tolerated, one stool a day.',
    ],
    told: [
      'Who pays? Pelican State Medicaid',
      'Who supplies? Magnolia Home Nutrition',
      'Lives with whom? With her grandmother Philippa and a brother of 10 years',
      'School? First grade at Tanager Elementary, in a wheelchair class',
      'Medicines? Baclofen 5 mg three times a day and lansoprazole 15 mg a day',
      'Allergy? Cow milk protein is tolerated, latex is not',
      'How long will it last? For more than 90 days, likely for life',
    ],
    answered: [],
  },
  notes: [
    `September 28, 2026

Pelican State Medicaid
Prior Authorization Unit

RE: Wilhelmina Oduya, born May 30, 2020
MRN CHC-11872

To the reviewing physician:

Wilhelmina is a 6-year-old girl with spastic quadriplegic cerebral palsy (G80.0), oropharyngeal dysphagia (R13.12), a gastrostomy (Z93.1) and failure to thrive (R62.51). She takes her food through the tube and may have nothing by mouth but tastes.

A swallow study on April 22, 2026 at Bayou Grace Children's Hospital showed silent aspiration of thin and thick liquids. Such aspiration is not heard as a cough and leads to pneumonia if feeding by mouth goes on.

I saw her in clinic on September 15, 2026. She weighed 36 lb and stood 3 ft 7 in. The stoma was clean and dry and the lungs were clear. There was spasticity in all four limbs. She does not sit without support. Her weight in March 2026 was 33 lb.

Gravity feeds ended in vomiting three times a day. With the pump at 60 mL an hour over 10 hours at night, she vomits about once a week.

Orders:
- B4160 pediatric formula, calorically dense, intact nutrients, 300 units a month
- B4035 pump feeding supply kit, 30 a month
- B9002 infusion pump, 1
- B4088 low-profile gastrostomy tube, 14 Fr, 1.7 cm, 1 per 3 months

She takes baclofen 5 mg three times a day and lansoprazole 15 mg a day. The need will last more than 90 days and likely for life.

Sincerely,
Barnaby Thibodaux-Price, MD
NPI 1376509241`,
    `NUTRITION ASSESSMENT (Yolande Fitch, RD), 09/15/2026

Child: W. Oduya, 6 years, F. Weight 36 lb, height 3 ft 7 in.

NUTRITION DIAGNOSES
Oropharyngeal dysphagia with silent aspiration. Failure to thrive.

INTAKE
1,000 kcal per day by gastrostomy. One unit of B4160 is 100 calories; 10 units a day come to 300 units in 30 days.
Pump rate 60 mL/h for 10 hours overnight, 600 mL in all. The rate is tolerated. The feeding record was reviewed.
Nothing by mouth except tastes.

OUTPUT
One stool per day. Vomiting about once weekly on the pump; on gravity feeds it was 3 times daily.

GROWTH
March 2026: 33 lb. Today: 36 lb. Gain: 3 lb.

TRIED BEFORE
1. Blended home food: clogged the tube 4 times in May 2026.
2. Gravity feeds: vomiting.
3. Long gastrostomy tube: she pulled it out twice with her left hand.

ALLERGY
Does not tolerate latex. Tolerates cow milk protein.

HOME
Lives with her grandmother Philippa and a 10-year-old brother. The grandmother sets the pump and was taught its alarms on 06/03/2026. The pump hangs on a pole by the bed. The nurse changes the button at home.

RECOMMENDATION
Continue the formula with intact nutrients. Standard formula is appropriate where the bowel digests whole protein. Supply kit B4035: one per day, 30 per month. A purple pump (B9002) is ordered.`,
    `MAGNOLIA HOME NUTRITION
Letter to the payer

Recipient: Wilhelmina Oduya
Home: 88 Tanager Loop, Cypress Hollow, LA 70999
Phone: (985) 555-0161
Program: Pelican State Medicaid

We supply the following on the order of Barnaby Thibodaux-Price, MD (NPI 1376509241), signed September 28, 2026:

| Code | Description | Units | Per |
|---|---|---|---|
| B4160 | Pediatric enteral formula, 100 calories = 1 unit | 300 | month |
| B4035 | Enteral feeding supply kit, pump fed, per day | 30 | month |
| B9002 | Enteral nutrition infusion pump, purple | 1 | month |
| B4088 | Low-profile gastrostomy tube, 14 Fr, 1.7 cm | 1 | 3 months |

That is 331 units a month without the tube, and 4 tubes a year.

The child has spastic quadriplegic cerebral palsy and cannot swallow safely; silent aspiration was shown on 4/22/2026. She is in the first grade at Tanager Elementary. Her grandmother Philippa looks after the pump.

The pump is needed because feeds must run at a slow, steady rate. Gravity feeding made her vomit three times daily. The low-profile tube is needed because she pulled the long one out twice.

Formula made for children is needed because home food, when blended, clogged the tube four times in one month.

Medicaid programs as a rule ask for proof that the tube is the main source of food and that the need is long-term. Here the need is expected to last longer than 90 days.

Please note that she does not tolerate latex.`,
    `Medical Necessity Statement

Patient: Wilhelmina Oduya (DOB 05/30/2020)
Requested: enteral formula, pump, pump supply kits and low-profile gastrostomy tube

Background
Wilhelmina is six years old. She lives with her grandmother and her older brother and attends first grade. She has cerebral palsy with spasticity in all four limbs and is not able to sit without support. Because of dysphagia in the oropharyngeal phase she receives her nutrition through a gastrostomy.

Why oral feeding is unsafe
The swallow study of April 22, 2026 at Bayou Grace Children's Hospital demonstrated aspiration of both thin and thick liquids without outward signs.

Why this formula
She requires 1,000 kcal a day. Blended food from home blocked the tube four times in May 2026. She has gained weight, from 33 lb in March to 36 lb in September.

Why a pump
Before the pump she vomited three times a day. At 60 mL per hour over ten hours she vomits roughly once a week. Her caregiver has been taught the alarms.

Why a low-profile tube
She removed the long tube with her left hand on two occasions. A tube flush with the skin gives less to grasp. The size is 14 Fr and the length 1.7 cm.

Findings
On September 15, 2026 her lungs were clear, and the stoma was clean and dry.

Quantities
300 formula units and 30 kits a month (900 units and 90 kits per quarter), one pump, and one tube every 3 months.

Duration
Likely lifelong.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'failure to thrive (R62.51) → gastroesophageal reflux (R62.51)'],
    [0, 'code-disease', 'oropharyngeal dysphagia (R13.12) → esophageal stricture (R13.12)'],
    [
      2,
      'other-item',
      '| B4035 | Enteral feeding supply kit, pump fed, per day → | B4035 | Nasogastric tubing with stylet',
    ],
    [0, 'other-item', '- B9002 infusion pump, 1 → - B9002 suction pump, 1'],
    [
      0,
      'description-detail',
      'with spastic quadriplegic cerebral palsy → with spastic diplegic cerebral palsy',
    ],
    [
      3,
      'description-detail',
      'dysphagia in the oropharyngeal phase → dysphagia in the pharyngoesophageal phase',
    ],
    [1, 'side', 'pulled it out twice with her left hand → pulled it out twice with her right hand'],
    [3, 'side', 'with her left hand on two occasions → with both hands on two occasions'],
    [0, 'sex', 'is a 6-year-old girl with → is a 6-year-old boy with'],
    [2, 'sex', 'She is in the first grade → He is in the first grade'],
    [0, 'choice', 'tube, 14 Fr, 1.7 cm, 1 per → tube, 14 Fr, 2.3 cm, 1 per'],
    [1, 'choice', 'A purple pump (B9002) → An orange pump (B9002)'],
    [3, 'choice', 'The size is 14 Fr → The size is 16 Fr'],
    [
      1,
      'device',
      'The pump hangs on a pole by the bed. → The pump hangs on a pole by the bed, next to the suction machine.',
    ],
    [
      3,
      'device',
      'one pump, and one tube every 3 months → one pump, one backpack, and one tube every 3 months',
    ],
    [0, 'medication', 'She takes baclofen 5 mg three → She takes baclofen 10 mg three'],
    [1, 'medication', 'Continue the formula → Continue polyethylene glycol and the formula'],
    [
      3,
      'diagnosis',
      'and is not able to sit without support → and epilepsy and is not able to sit without support',
    ],
    [
      2,
      'diagnosis',
      'note that she does not tolerate latex → note that she has spina bifida and does not tolerate latex',
    ],
    [0, 'event', 'the lungs were clear. There → the lungs were clear after her pneumonia in July. There'],
    [3, 'event', 'attends first grade. → attends first grade. She was admitted twice this year.'],
    [1, 'treatment', 'Tolerates cow milk protein. → Does not tolerate cow milk protein.'],
    [0, 'treatment', 'Gravity feeds ended in vomiting → Feeding therapy and gravity feeds ended in vomiting'],
    [1, 'social', 'and a 10-year-old brother → and a 10-year-old sister'],
    [2, 'social', 'in the first grade at Tanager Elementary → in kindergarten at Tanager Elementary'],
    [
      2,
      'attitude',
      'Her grandmother Philippa looks after the pump. → Her grandmother Philippa looks after the pump with great devotion.',
    ],
    [
      3,
      'attitude',
      'Her caregiver has been taught the alarms. → Her caregiver has been taught the alarms and is confident with them.',
    ],
    [0, 'negation', 'She does not sit without support. → She does sit without support.'],
    [2, 'negation', 'and cannot swallow safely → and can swallow safely'],
    [0, 'organisation', "2026 at Bayou Grace Children's Hospital → 2026 at Ochre River Medical Center"],
    [2, 'organisation', 'Program: Pelican State Medicaid → Program: Blue Heron Health Plan'],
    [0, 'attestation', 'I saw her in clinic on → I watched a feed myself and saw her in clinic on'],
    [2, 'attestation', 'Please note that → We have trained the school nurse. Please note that'],
    [1, 'relative-date', 'The rate is tolerated. → The rate is tolerated since it was raised ten days ago.'],
    [3, 'relative-date', 'Before the pump she vomited → Until last month, before the pump, she vomited'],
    [1, 'other-role', 'Pump rate 60 mL/h → Pump rate 30 mL/h'],
    [3, 'other-role', 'from 33 lb in March → from 14 lb in March'],
    [2, 'brackets', 'four times in one month. → four times in one month [and caused a bowel obstruction].'],
    [
      0,
      'brackets',
      'Her weight in March 2026 was 33 lb. → Her weight in March 2026 was 33 lb [below the 3rd percentile].',
    ],
    [
      2,
      'coverage-measure',
      'the tube is the main source of food → the tube is the main source of food, as it gives 65 % of her calories,',
    ],
    [
      1,
      'coverage-measure',
      'where the bowel digests whole protein. → where the bowel digests whole protein, as at her albumin of 2.9 g/dL.',
    ],
    [3, 'script', 'She requires 1,000 kcal → She requires ١٤٠٠ kcal'],
    [0, 'script', 'lansoprazole 15 mg → lansoprazole ３０ mg'],
    [0, 'identifier', 'MRN CHC-11872 → MRN CHC-11827'],
    [2, 'identifier', '(985) 555-0161 → (985) 555-0116'],
    [1, 'date-age', 'taught its alarms on 06/03/2026 → taught its alarms on 07/03/2026'],
    [3, 'date-age', 'Wilhelmina is six years old → Wilhelmina is eight years old'],
    [1, 'quantity', 'one per day, 30 per month → one per week, 4 per month'],
    [2, 'quantity', '| 1 | 3 months | → | 1 | month |'],
    [1, 'name', 'her grandmother Philippa and → her grandmother Felicia and'],
    [2, 'name', 'Barnaby Thibodaux-Price, MD (NPI → Barnaby Thibodeau-Pryce, MD (NPI'],
    [0, 'retold', 'she vomits about once a week → she vomits about once a day'],
    [3, 'retold', 'blocked the tube four times → never blocked the tube'],
    [3, 'retold', 'She has gained weight, from → She has lost weight, from'],
    [1, 'sum', '600 mL in all → 800 mL in all'],
    [2, 'sum', 'That is 331 units a month → That is 351 units a month'],
    [3, 'sum', '(900 units and 90 kits per quarter) → (1,200 units and 90 kits per quarter)'],
  ],
  corruptions: {},
};
