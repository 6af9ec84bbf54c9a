import type { CorpusCase } from '../corpus-case.ts';

/** An ostomy nurse, a surgeon, a supplier and a drafting model write for a pastry cook with a new ileostomy and sore skin. */
export const ileostomyPastryCook: CorpusCase = {
  id: 'ileostomy-pastry-cook',
  today: '2026-05-28',
  facts: {
    case_id: 33104,
    patient: {
      first_name: 'Delphine',
      last_name: 'Marchetti-Oduya',
      dob: '1991-10-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '126 lb',
      address: '8 Baker Mews, Unit 5, Wrenfield, PA 18999',
      phone: '(570) 555-0112',
      mrn: 'WGH-30581',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
      { code: 'K51.90', description: 'Ulcerative colitis, unspecified, without complications' },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 20,
        limit_period: '1 month',
        size: '44 mm flange',
        justification:
          'Stoma 28 mm in diameter, only 4 mm above the skin. Flat barriers were used from 2026-03-16 to 2026-05-10 and leaked after 18 hours on average. Convex barriers in trial since 2026-05-11 hold for 2 days.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with flange (2-piece system), each',
        hcpcs: 'A5063',
        quantity: 15,
        quantity_limit: 20,
        limit_period: '1 month',
        color: 'beige',
        justification:
          'Output 900 ml a day, emptied 6 times a day. The pouch is changed with the barrier every 2 days.',
      },
      {
        item: 'Ostomy skin barrier, pectin-based, paste, per ounce',
        hcpcs: 'A4406',
        quantity: 2,
        quantity_limit: 4,
        limit_period: '1 month',
        justification:
          'To fill a skin fold at the lower edge of the stoma. The sore skin reached 3 cm around the stoma on 2026-05-11 and 1 cm on 2026-05-25.',
      },
    ],
    provider: { name: 'Bartholomew Quigley, MD', npi: '1285730946', date_signed: '2026-05-28' },
    seen: [
      '2026-05-25, in clinic, by Bartholomew Quigley, MD: stoma in the right lower abdomen, pink and moist, skin red without bleeding or blisters, abdomen soft, no hernia.',
    ],
    told: [
      'Who pays? Keystone Orchard Health',
      'Who supplies? Brightwell Ostomy Supply',
      'Operation? Removal of the colon with end ileostomy on 2026-03-09',
      'Lives with whom? Alone, on the third floor',
      'Work? Pastry cook, back at work 4 hours a day since 2026-05-18',
      'Who changes the pouch? She does it herself',
    ],
    answered: [],
  },
  notes: [
    `OSTOMY NURSING NOTE
Date: May 28, 2026
Patient: Delphine Marchetti-Oduya (F, 34)
MRN: WGH-30581

HISTORY: Colon removed and end ileostomy made on 3/9/2026. Ulcerative colitis. Lives alone on the third floor. Works as a pastry cook and returned to work on 5/18/2026, 4 hours a day.

STOMA: Right lower abdomen. Diameter 28 mm. Height above skin 4 mm. Pink and moist when Dr. Quigley saw her on 5/25/2026.

SKIN: Irritant contact dermatitis around the stoma. Extent 3 cm on 5/11/2026, 1 cm on 5/25/2026, so the sore zone has shrunk by 2 cm in two weeks. Red, no bleeding, no blisters.

POUCHING: Flat barriers from 3/16 to 5/10/2026 leaked after 18 hours on average. Since 5/11/2026 she has tried convex barriers; these hold for 2 days. There is a skin fold at the lower edge of the stoma, which is filled with paste.

OUTPUT: 900 ml per day. She empties the pouch 6 times a day and changes it herself.

SUPPLIES FOR ONE MONTH
- A4407, convex barrier with 44 mm flange: 15
- A5063, drainable pouch, beige: 15
- A4406, pectin paste: 2 ounces

Effluent of the small bowel contains enzymes that damage skin, so a dependable seal is the first aim of pouching.`,
    `Dear Sir or Madam,

I write on behalf of Delphine Marchetti-Oduya, born October 30, 1991, who is insured with Keystone Orchard Health.

On March 9, 2026 she underwent removal of the colon with an end ileostomy for which I now order supplies (Z93.2). The underlying disease is ulcerative colitis (K51.90). The skin around the stoma has developed an irritant contact dermatitis (L24.B3).

At her visit on May 25, 2026, three days ago, the stoma was pink and moist. It lies in the right lower abdomen. The abdomen was soft and there was no hernia. The skin was red, but it did not bleed and had no blisters.

The stoma rises only 4 mm above the skin. A flat barrier does not seal well around it: over eight weeks, flat barriers leaked after an average of 18 hours. With a convex barrier the seal holds for 2 days. The redness has since drawn back from 3 cm to 1 cm.

Ms. Marchetti-Oduya has gone back to work as a pastry cook for 4 hours a day. She lives alone and manages her pouch without help.

Please authorize monthly 15 convex barriers (A4407), 15 drainable pouches (A5063) and 2 ounces of pectin-based paste (A4406).

A convex barrier presses gently on the skin around a stoma so that the stoma stands out further.

Bartholomew Quigley, MD
NPI 1285730946
May 28, 2026`,
    `BRIGHTWELL OSTOMY SUPPLY: Standing order request

Ship to: Delphine Marchetti-Oduya, 8 Baker Mews, Unit 5, Wrenfield, PA 18999
Call: (570) 555-0112
Bill to: Keystone Orchard Health

Prescriber: Bartholomew Quigley, MD, order signed 05/28/2026

Code / description / per month / monthly limit
A4407 / barrier with flange, extended wear, built-in convexity, 44 mm / 15 / 20
A5063 / drainable pouch for two-piece system, beige / 15 / 20
A4406 / pectin-based paste, ounces / 2 / 4

All quantities are below the limits. In three months we would ship 45 barriers, 45 pouches and 6 ounces of paste.

Diagnosis codes: Z93.2, L24.B3, K51.90

How the numbers come about: The barrier holds for two days and is changed together with the pouch. Thirty days divided by two give fifteen changes.

Why convex: Stoma of 28 mm diameter that rises 4 mm. Flat barriers, used until May 10, 2026, leaked in less than a day on average.

Why paste: a skin fold below the stoma.

The customer changes the pouch herself. Output is 900 ml a day.

Suppliers may as a rule not ship refills automatically; the customer has to confirm that they are needed.`,
    `### Medical necessity statement (language model draft)

Delphine Marchetti-Oduya, **34 years old**, has had an ileostomy since **March 9, 2026**.

| Topic | Detail |
|---|---|
| Diagnoses | Ileostomy status (Z93.2); irritant contact dermatitis related to the stoma (L24.B3); ulcerative colitis, unspecified, without complications (K51.90) |
| Stoma | 28 mm wide, 4 mm high, right lower abdomen |
| Output | 900 ml a day |
| Emptying | 6 times a day |
| Skin | sore area 3 cm, later 1 cm |

**Products tried.** Flat barriers were worn from March 16 to May 10, 2026. They leaked after 18 hours on average. Convex barriers have been on trial since May 11, 2026 and hold for 2 days, that is 48 hours.

**Clinical findings.** On May 25, 2026 Bartholomew Quigley, MD saw a pink, moist stoma and red skin free of blisters and bleeding. There was no hernia.

**Daily life.** The patient lives on the third floor, by herself. She works 4 hours a day as a pastry cook, since May 18, 2026. She changes the pouch on her own.

**Request per month.**
1. 15 extended-wear convex barriers with flange (A4407)
2. 15 drainable pouches, beige (A5063)
3. 2 ounces of pectin paste (A4406)

Most payers publish monthly maximum amounts for ostomy supplies.`,
  ],
  passages: [],
  edits: [
    [0, 'sex', 'Patient: Delphine Marchetti-Oduya (F, 34) → Patient: Delphine Marchetti-Oduya (M, 34)'],
    [0, 'social', 'Works as a pastry cook and → Works as a dental hygienist and'],
    [0, 'side', 'STOMA: Right lower abdomen. → STOMA: Left lower abdomen.'],
    [0, 'other-role', 'Height above skin 4 mm. → Height above skin 18 mm.'],
    [0, 'sum', 'has shrunk by 2 cm in two weeks → has shrunk by 3 cm in two weeks'],
    [0, 'negation', 'Red, no bleeding, no blisters. → Red, bleeding, no blisters.'],
    [
      0,
      'treatment',
      'which is filled with paste. → which is filled with paste. Barrier rings had made the skin worse.',
    ],
    [0, 'medication', 'OUTPUT: 900 ml per day. → OUTPUT: 900 ml per day on loperamide 2 mg before meals.'],
    [0, 'choice', 'convex barrier with 44 mm flange: 15 → convex barrier with 57 mm flange: 15'],
    [0, 'date-age', 'returned to work on 5/18/2026 → returned to work on 4/27/2026'],
    [0, 'negation', 'changes it herself. → is not able to change it herself.'],
    [
      1,
      'code-disease',
      'The underlying disease is ulcerative colitis (K51.90) → The underlying disease is colon cancer (K51.90)',
    ],
    [1, 'description-detail', 'an end ileostomy for which → a loop ileostomy for which'],
    [1, 'relative-date', 'May 25, 2026, three days ago, → May 25, 2026, nearly a month ago,'],
    [1, 'negation', 'there was no hernia → there was a hernia'],
    [1, 'retold', 'has since drawn back from 3 cm to 1 cm → has since drawn back from 3 cm to 2 cm'],
    [1, 'diagnosis', 'The skin was red, but → She also has iron deficiency anemia. The skin was red, but'],
    [1, 'event', 'The stoma rises only → In April she was readmitted for dehydration. The stoma rises only'],
    [1, 'social', 'She lives alone and manages → She lives with her partner and manages'],
    [
      1,
      'attestation',
      'Please authorize monthly → I reviewed her leak diary page by page. Please authorize monthly',
    ],
    [1, 'name', 'Bartholomew Quigley, MD\nNPI 1285730946 → Barnaby Quigley, MD\nNPI 1285730946'],
    [1, 'identifier', 'NPI 1285730946 → NPI 1285739046'],
    [2, 'organisation', 'BRIGHTWELL OSTOMY SUPPLY: Standing → CRESTLINE HOME MEDICAL: Standing'],
    [2, 'sum', 'we would ship 45 barriers → we would ship 60 barriers'],
    [2, 'quantity', 'two-piece system, beige / 15 / 20 → two-piece system, beige / 30 / 20'],
    [
      2,
      'device',
      'Why paste: a skin fold below the stoma. → Why paste and an ostomy belt: a skin fold below the stoma.',
    ],
    [2, 'retold', 'The barrier holds for two days and → The barrier holds for five days and'],
    [
      2,
      'coverage-measure',
      'the customer has to confirm that they are needed. → the customer has to confirm that they are needed, and she has 3 barriers left.',
    ],
    [2, 'other-item', 'A4406 / pectin-based paste, ounces → A5063 / pectin-based paste, ounces'],
    [3, 'script', '| Output | 900 ml a day | → | Output | ١٤٠٠ ml a day |'],
    [
      3,
      'brackets',
      'The patient lives on the third floor, by herself. → The patient lives on the third floor, by herself [a home nurse comes weekly].',
    ],
    [
      3,
      'attitude',
      'She changes the pouch on her own. → She changes the pouch on her own and has adapted to it with courage.',
    ],
    [3, 'retold', 'They leaked after 18 hours on average. → They leaked after 36 hours on average.'],
    [
      3,
      'event',
      'There was no hernia. → There was no hernia. An abscess had been drained two weeks earlier.',
    ],
    [
      3,
      'organisation',
      'Most payers publish monthly → Her plan, Liberty Valley Advantage, and most payers publish monthly',
    ],
    [3, 'quantity', '3. 2 ounces of pectin paste (A4406) → 3. 4 ounces of pectin paste (A4406)'],
  ],
  corruptions: {},
};
