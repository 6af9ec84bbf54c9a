import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes for a beekeeper's ileostomy supplies; the wound and ostomy nurse and the supply clerk add their pages. */
export const ostomyCrohnBeekeeper: CorpusCase = {
  id: 'ostomy-crohn-beekeeper',
  today: '2026-08-03',
  facts: {
    case_id: 15004,
    patient: {
      first_name: 'Desmond',
      last_name: 'Kowalczyk',
      dob: '1974-11-17',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '171 lb',
      address: '480 Clover Ridge Road, Hensley, WI 54899',
      phone: '(715) 555-0109',
      mrn: 'HFP-2214',
    },
    diagnoses: [
      { code: 'K50.00', description: "Crohn's disease of small intestine without complications" },
      { code: 'Z93.2', description: 'Ileostomy status' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy pouch, drainable, with extended wear barrier attached, with built-in convexity (1 piece), each',
        hcpcs: 'A4390',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        size: '1 1/8 inch opening',
        justification:
          'Ileostomy made on 2026-02-11 at Rusk Valley Hospital. The stoma lies on the right side of the abdomen, measures 1 1/8 inch and is flush with the skin. Flat pouches leaked after 8 hours from 2026-03 to 2026-06. With a convex pouch since 2026-07-06 the wear time is 36 hours. Output is about 900 mL a day, liquid.',
      },
      {
        item: 'Ostomy skin barrier, solid 4 x 4 or equivalent; each',
        hcpcs: 'A4362',
        quantity: 10,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'Skin is raw for 2 cm on the lower edge of the stoma. Pieces of barrier are cut to fill the crease there at every second change.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 2,
        quantity_limit: 10,
        limit_period: 'month',
        justification:
          'Powder dries the weeping skin before the pouch is put on. Zinc cream was tried in 2026-05 and failed because the pouch would not stick over it.',
      },
    ],
    provider: { name: 'Eudora Prentiss, MD', npi: '1376025984', date_signed: '2026-08-03' },
    seen: [
      '2026-07-27, in office, by Eudora Prentiss, MD: stoma red and moist, 1 1/8 inch, flush; raw skin 2 cm at the lower edge; weight 171 lb; no fever.',
    ],
    told: [
      'Who pays? Badger Mutual Health',
      'Who supplies? Prairie Ostomy Supply',
      'Lives with whom? With his wife Rosalind',
      'Work? Beekeeper, back at work since June 2026',
      'Who changes the pouch? He does it himself',
      'Present treatment? Adalimumab 40 mg every two weeks',
      'Does he know when to call? Yes, if the pouch stays dry for 6 hours',
    ],
    answered: [],
  },
  notes: [
    `Eudora Prentiss, MD
Family Medicine

3 August 2026

Badger Mutual Health

Subject: Ostomy supplies for Desmond Kowalczyk, born 17 November 1974

Dear Colleague,

I am writing on behalf of Mr. Kowalczyk, a beekeeper, 51 years old, who has been back at work since June. He has Crohn's disease of the small intestine without complications (K50.00) and has had an ileostomy (Z93.2) since February 11, 2026, when it was made at Rusk Valley Hospital. He takes adalimumab 40 mg every two weeks.

The stoma is on the right side of the abdomen. At his visit of July 27, 2026 I found it red and moist, 1 1/8 inch across and flush with the skin. Along its lower edge the skin was raw for 2 cm; this is irritant contact dermatitis related to the stoma (L24.B3). He had no fever.

Flat pouches leaked after 8 hours. Since July 6 he has worn a convex pouch, and it stays on for 36 hours. He changes it himself. Zinc cream, tried in May, failed because the pouch would not stick over it.

Each month he needs 20 drainable one-piece pouches with convexity (A4390), 10 solid skin barriers (A4362) and 2 ounces of barrier powder (A4371).

With thanks for your attention,

Eudora Prentiss, MD
NPI 1376025984`,
    `Ostomy Nursing Assessment

Patient: Desmond Kowalczyk, male, age 51
MRN HFP-2214

Stoma
Type: ileostomy
Made: 02/11/2026
Site: right abdomen
Diameter: 1 1/8 inch
Height: flush
Color: red, moist
Output: liquid, about 900 mL per day

Peristomal skin
Raw, 2 cm, lower edge. Weeping. Irritant contact dermatitis related to the stoma.

Products tried
- Flat pouch, March to June 2026: leaked after 8 hours
- Zinc cream, May 2026: pouch would not stick
- Convex pouch, from 07/06/2026: worn 36 hours

Self-care
He changes the pouch himself. He knows to call if the pouch stays dry for 6 hours.

Recommendation
Continue the one-piece drainable pouch with built-in convexity, opening 1 1/8 inch, 20 per month. Solid 4 x 4 barrier, 10 per month, cut in pieces to fill the crease at the lower edge at every second change. Barrier powder, 2 oz per month, to dry the skin before pouching.

Comment
A convex barrier is generally chosen for a flush or retracted stoma. The number of pouches a plan allows is set by usual wear, and more may be allowed when skin damage is documented.`,
    `Prairie Ostomy Supply
Monthly supply request

Patient: Desmond Kowalczyk
Address: 480 Clover Ridge Road, Hensley, WI 54899
Phone: (715) 555-0109
Plan: Badger Mutual Health
Physician: Eudora Prentiss, MD, NPI 1376025984
Diagnoses: K50.00, Z93.2, L24.B3

Line 1. A4390 ostomy pouch, drainable, extended wear barrier, built-in convexity, 1 piece. Opening 1 1/8 inch. 20 per month. Limit 20.
Line 2. A4362 ostomy skin barrier, solid 4 x 4. 10 per month. Limit 20.
Line 3. A4371 ostomy skin barrier powder, per oz. 2 per month. Limit 10.

For a three-month order: 60 pouches, 30 solid barriers and 6 oz of powder.

Why these products. The ileostomy opening is level with the skin, and flat pouches used from March to June 2026 leaked after eight hours. The convex pouch, in use since July 6, 2026, lasts a day and a half. The skin under the lower edge is raw for 2 cm. Solid barrier is cut to fill the crease there, and powder dries the weeping skin first. Zinc cream did not work.

The patient does his own changes and does not need help with them. He lives with his wife, Rosalind.`,
    `MEDICAL NECESSITY NOTE

Desmond Kowalczyk is a 51-year-old man with three diagnoses that bear on this request: Crohn's disease of small intestine without complications (K50.00), ileostomy status (Z93.2), and irritant contact dermatitis related to fecal stoma (L24.B3).

Background: The ileostomy dates from 2026-02-11. His weight is 171 lb and his height 6 ft. He is treated with adalimumab, 40 mg every two weeks.

Problem: The stoma does not protrude. With flat pouches he had leakage after 8 hours for about four months (March to June 2026), and the skin at the lower margin is raw for 2 cm.

Prior measures: Zinc cream failed in May 2026, because the pouch would not adhere over it. Flat pouches failed as described.

Current regimen: A convex one-piece pouch was begun on 2026-07-06. Wear time is now 36 hours.

Supplies requested per month:
(a) A4390, 20 pouches
(b) A4362, 10 solid barriers
(c) A4371, 2 oz of powder
In all, 32 units a month.

Coverage: Ostomy supplies are covered for a patient with a surgically created opening to divert urine or stool outside the body. An ileostomy is such an opening.

Exam of 2026-07-27 by Eudora Prentiss, MD: stoma red and moist, skin as above, afebrile.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'has had an ileostomy (Z93.2) → has had a tracheostomy (Z93.2)'],
    [
      3,
      'code-disease',
      'irritant contact dermatitis related to fecal stoma (L24.B3) → pyoderma gangrenosum (L24.B3)',
    ],
    [
      2,
      'other-item',
      'Line 2. A4362 ostomy skin barrier, solid 4 x 4. → Line 2. A4362 ostomy pouch, drainable.',
    ],
    [
      0,
      'other-item',
      '10 solid skin barriers (A4362) and 2 ounces of barrier powder (A4371) → 10 ounces of barrier powder (A4362) and 2 solid skin barriers (A4371)',
    ],
    [
      0,
      'description-detail',
      'small intestine without complications (K50.00) → small intestine with intestinal obstruction (K50.00)',
    ],
    [
      3,
      'description-detail',
      "Crohn's disease of small intestine without → Crohn's disease of large intestine without",
    ],
    [0, 'side', 'on the right side of the abdomen → on the left side of the abdomen'],
    [1, 'side', 'Site: right abdomen → Site: left abdomen'],
    [3, 'sex', 'is a 51-year-old man with → is a 51-year-old woman with'],
    [0, 'sex', 'on behalf of Mr. Kowalczyk → on behalf of Ms. Kowalczyk'],
    [2, 'choice', 'Opening 1 1/8 inch. 20 per month → Opening 1 3/4 inch. 20 per month'],
    [
      1,
      'device',
      'to dry the skin before pouching. → to dry the skin before pouching. An ostomy belt holds the pouch.',
    ],
    [3, 'medication', 'He is treated with adalimumab, 40 mg → He is treated with infliximab, 40 mg'],
    [0, 'medication', 'adalimumab 40 mg every two weeks. → adalimumab 40 mg every two weeks and loperamide.'],
    [
      1,
      'diagnosis',
      'Irritant contact dermatitis related to the stoma. → Irritant contact dermatitis related to the stoma. Parastomal hernia.',
    ],
    [
      3,
      'event',
      'The ileostomy dates from 2026-02-11. → The ileostomy dates from 2026-02-11. He was readmitted in April for dehydration.',
    ],
    [2, 'treatment', 'Zinc cream did not work. → Zinc cream did not work, and he is allergic to paste.'],
    [
      0,
      'social',
      'a beekeeper, 51 years old, who has been back at work since June → a beekeeper, 51 years old, who has not gone back to work',
    ],
    [
      2,
      'social',
      'He lives with his wife, Rosalind. → He lives with his wife, Rosalind, and two small sons.',
    ],
    [
      1,
      'attitude',
      'He changes the pouch himself. → He changes the pouch himself and is embarrassed by leaks.',
    ],
    [2, 'negation', 'does not need help with them → does need help with them'],
    [0, 'organisation', 'made at Rusk Valley Hospital → made at Eau Claire Regional Hospital'],
    [2, 'organisation', 'Prairie Ostomy Supply → Midstate Ostomy Center'],
    [
      0,
      'attestation',
      'Each month he needs 20 drainable → I have fitted each product on him myself. Each month he needs 20 drainable',
    ],
    [
      3,
      'relative-date',
      'A convex one-piece pouch was begun on 2026-07-06. → A convex one-piece pouch was begun last Thursday.',
    ],
    [3, 'other-role', 'Wear time is now 36 hours. → Wear time is now 40 hours.'],
    [
      1,
      'brackets',
      'Output: liquid, about 900 mL per day → Output: liquid, about 900 mL per day [blood seen twice]',
    ],
    [
      3,
      'coverage-measure',
      'to divert urine or stool outside the body. → to divert urine or stool outside the body, as with his output of 1,400 mL a day.',
    ],
    [1, 'script', 'Patient: Desmond Kowalczyk, male, age 51 → Patient: Desmond Kowalczyk, male, age ٥٧'],
    [2, 'identifier', 'Phone: (715) 555-0109 → Phone: (715) 555-0190'],
    [0, 'identifier', 'with convexity (A4390) → with convexity (A4389)'],
    [1, 'date-age', 'Made: 02/11/2026 → Made: 02/21/2026'],
    [2, 'quantity', '2 per month. Limit 10. → 2 per month. Limit 5.'],
    [3, 'quantity', '(a) A4390, 20 pouches → (a) A4390, 30 pouches'],
    [2, 'name', 'Patient: Desmond Kowalczyk → Patient: Desmond Kowalski'],
    [3, 'retold', 'The stoma does not protrude. → The stoma protrudes by an inch.'],
    [2, 'retold', 'lasts a day and a half → lasts three days'],
    [
      2,
      'sum',
      '60 pouches, 30 solid barriers and 6 oz of powder → 60 pouches, 40 solid barriers and 6 oz of powder',
    ],
    [3, 'sum', 'In all, 32 units a month. → In all, 42 units a month.'],
  ],
  corruptions: {},
};
