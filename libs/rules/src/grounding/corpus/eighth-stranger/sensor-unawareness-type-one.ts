import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of an endocrinologist. */
export const sensorUnawarenessTypeOne: CorpusCase = {
  id: 'sensor-unawareness-type-one',
  today: '2026-09-14',
  facts: {
    case_id: 8201,
    patient: {
      first_name: 'Odalys',
      last_name: 'Ferrante',
      dob: '1987-05-22',
      gender: 'female',
      height: '165 cm',
      weight: '61 kg',
      address: '18 Quarry Bend, Tamsworth, NM 87540',
      phone: '(505) 555-0142',
      mrn: 'TW-30418',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      {
        code: 'E10.3292',
        description:
          'Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, left eye',
      },
      { code: 'E06.3', description: 'Autoimmune thyroiditis' },
    ],
    items: [
      {
        item: 'Continuous glucose monitor receiver, non-adjunctive',
        hcpcs: 'E2103',
        quantity: 1,
        justification:
          'Diabetes since age 11. Insulin glargine 14 units at bedtime, lispro before meals by carbohydrate count, 4 injections a day. Three episodes below 54 mg/dL since June 2026, one on 2026-08-02 at 3 am in which her husband gave glucagon. Does not feel lows below 60 mg/dL. A1c 6.9% on 2026-08-20. Fingersticks 8 times a day. Works as a school bus driver. Trained by her diabetes educator on 2026-09-09. No pump: declined in 2024 because of a skin reaction to the adhesive of infusion sets.',
      },
      {
        item: 'Supply allowance for non-adjunctive continuous glucose monitor, 1 month',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Wears the sensor on the back of the right upper arm. Tolerates a hydrocolloid patch under the sensor.',
      },
    ],
    provider: { name: 'Benedikt Aume, MD', npi: '1730294416', date_signed: '2026-09-14' },
    seen: [
      '2026-09-10, office visit, Benedikt Aume, MD: injection sites without lumps; feet with normal monofilament; TSH 2.1; weight steady; 30 days of meter readings reviewed, 22% below 70 mg/dL.',
    ],
  },
  notes: [
    `Ms. Ferrante is a 39-year-old school bus driver who has lived with type 1 diabetes (E10.649) since she was eleven. She takes basal-bolus insulin: 14 units of glargine at bedtime and lispro before her meals, four shots daily. Since June she has dropped below 54 mg/dL three times. In the early hours of August 2 her husband had to rescue her with glucagon. She has no warning symptoms when her glucose goes under 60.

Her latest hemoglobin A1c, from August 20, was 6.9 percent, so the trouble is not that her sugars run high; it is the dangerous lows. She checks by fingerstick eight times a day, and her meter log of 30 days shows 22 percent of values under 70.

I request a non-adjunctive receiver (E2103) and three months of sensor supplies (A4239 x 3). Training took place on September 9. Mild retinopathy of the left eye without macular edema (E10.3292) and Hashimoto's thyroiditis (E06.3) are also on her problem list.`,
    `39F T1DM dx age 11, MDI (glargine 14 u qhs, lispro ac w/ carb counting). A1c 6.9 (8/20/26). SMBG 8x/d, 22% of readings <70 over 30 d. L2 hypo x3 since 6/26; 8/2 03:00 husband -> glucagon. Hypo unaware <60. Drives school bus. No pump - declined '24, adhesive rxn to infusion sets. Sensor goes R upper arm (back) over hydrocolloid patch, tolerated. Feet: monofilament nl. TSH 2.1. Mild NPDR OS, no ME. Plan: E2103 #1, A4239 #3 for 3 mo. Training w/ educator done 9/9. Seen 9/10.`,
    `## CGM medical necessity
**Patient:** Odalys Ferrante, DOB 05/22/1987, MRN TW-30418
- **Diabetes type:** 1, diagnosed at 11 years of age
- **Insulin:** multiple daily injections, 4 per day; no insulin pump
- **Hypoglycemia:** 3 events under 54 mg/dL since June 2026; help from another person on 08/02/2026 (spouse, glucagon)
- **Awareness:** impaired; symptoms absent below 60 mg/dL
- **Visit:** 09/10/2026, within six months before this order
- **Education:** trained by her diabetes educator 09/09/2026
- **Other:** thyroid inflammation of autoimmune origin, TSH 2.1
### Ordered
1. Receiver, non-adjunctive CGM, one
2. Monthly supply allowance, quantity 3`,
    `Odalys came to see me on the tenth of September. Her injection sites are free of lumps, her weight has not changed and she feels the monofilament on her feet. She gives herself a long-acting insulin at night and a rapid-acting one with food. In a woman who sits behind the wheel of a school bus, a low that gives no warning is a danger to others as well. A pump was offered two years ago and she turned it down, as her skin reacted to the tape of infusion sets. She does well with a hydrocolloid patch beneath a sensor. The left eye has mild background retinopathy; the macula is not swollen. She pricks her finger eight times each day, and more pricks would not show what happens while she sleeps.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '39-year-old → 49-year-old'],
    [0, 'social', 'school bus driver → school nurse'],
    [0, 'description-detail', 'type 1 diabetes → type 2 diabetes'],
    [0, 'date-age', 'since she was eleven → since she was seventeen'],
    [0, 'medication', '14 units of glargine → 24 units of glargine'],
    [0, 'medication', 'glargine at bedtime and lispro → detemir at bedtime and lispro'],
    [0, 'quantity', 'four shots daily → two shots daily'],
    [0, 'other-role', 'below 54 mg/dL → below 70 mg/dL'],
    [0, 'event', 'her husband had to rescue her with glucagon → paramedics had to rescue her with glucagon'],
    [0, 'sex', 'her husband had → her wife had'],
    [0, 'negation', 'has no warning symptoms → has clear warning symptoms'],
    [0, 'retold', '6.9 percent → 9.6 percent'],
    [0, 'negation', 'is not that her sugars run high → is that her sugars run high'],
    [0, 'side', 'retinopathy of the left eye → retinopathy of the right eye'],
    [0, 'description-detail', 'without macular edema → with macular edema'],
    [0, 'code-disease', "Hashimoto's thyroiditis (E06.3) → Graves' disease (E06.3)"],
    [0, 'other-item', 'receiver (E2103) → receiver (A4239)'],
    [0, 'date-age', 'September 9 → September 19'],
    [1, 'sex', '39F → 39M'],
    [1, 'medication', '14 u qhs → 14 u qam'],
    [1, 'other-role', 'SMBG 8x/d → SMBG 4x/d'],
    [1, 'retold', '22% of readings → 32% of readings'],
    [1, 'negation', 'No pump - declined → On pump - started'],
    [1, 'side', 'R upper arm (back) → L upper arm (back)'],
    [1, 'side', 'NPDR OS → NPDR OD'],
    [1, 'description-detail', 'Mild NPDR → Severe NPDR'],
    [1, 'social', 'husband -> glucagon → son -> glucagon'],
    [1, 'retold', 'TSH 2.1 → TSH 12.1'],
    [2, 'identifier', 'TW-30418 → TW-30481'],
    [2, 'date-age', '05/22/1987 → 05/22/1978'],
    [2, 'negation', 'no insulin pump → insulin pump in use'],
    [2, 'attestation', 'trained by her diabetes educator → trained by me'],
    [2, 'negation', 'impaired; symptoms absent → intact; symptoms present'],
    [2, 'quantity', 'quantity 3 → quantity 6'],
    [2, 'other-item', 'Receiver, non-adjunctive CGM → Receiver, adjunctive CGM'],
    [3, 'event', 'are free of lumps → are hard with lumps'],
    [3, 'negation', 'she feels the monofilament → she does not feel the monofilament'],
    [3, 'treatment', 'she turned it down → she wore it for a year'],
    [3, 'relative-date', 'two years ago → five years ago'],
    [3, 'negation', 'the macula is not swollen → the macula is swollen'],
    [3, 'negation', 'her weight has not changed → she has lost weight'],
    [3, 'description-detail', 'mild background retinopathy → proliferative retinopathy'],
  ],
  corruptions: {
    device: [
      'She will use the receiver {→ together with an automated insulin pump}.',
      'Also ordered {→ is a home blood ketone meter}.',
    ],
    medication: ['Before meals she injects lispro{→, and she takes metformin 500 mg twice a day}.'],
    treatment: [
      '{→ She is allergic to latex and to penicillin.}',
      'She tolerates {hydrocolloid → no patch or film} under the sensor.',
    ],
    organisation: ['{→ Her plan is Blue Mesa Health Advantage, which covers sensors.}'],
    event: ['{→ She was hospitalized for ketoacidosis in May 2026.}'],
    'relative-date': ['{→ Last Friday she passed out at the wheel.}'],
  },
};
