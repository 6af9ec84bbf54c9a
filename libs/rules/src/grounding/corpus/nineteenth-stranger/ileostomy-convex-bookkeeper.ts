import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for ostomy supplies: a gastroenterologist, a stoma nurse, a supplier and a drafted letter. */
export const ileostomyConvexBookkeeper: CorpusCase = {
  id: 'ileostomy-convex-bookkeeper',
  today: '2026-12-02',
  facts: {
    case_id: 16001,
    patient: {
      first_name: 'Rosalind',
      last_name: 'Achterberg',
      dob: '1965-04-17',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '131 lb',
      address: '22 Quarry Bend, Millrace, OH 43999',
      phone: '(614) 555-0127',
      mrn: 'MRC-48213',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      {
        code: 'K50.80',
        description: "Crohn's disease of both small and large intestine without complications",
      },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        size: '57 mm',
        justification:
          'Stoma in the right lower quadrant is flush with the skin, 28 mm across. Flat barriers leaked every day in September 2026. Convex barrier on trial from 2026-10-12 holds 36 hours. Skin around the stoma is raw over 3 cm. She changes the barrier herself at the bathroom mirror and needs no help.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with flange (2-piece system), each',
        hcpcs: 'A5063',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'beige',
        justification:
          'Output is 1,400 mL a day. She empties 7 times by day and 2 times by night. One-piece pouches pulled on the raw skin and were given up. The pouch is changed together with each barrier.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 5,
        quantity_limit: 5,
        limit_period: '6 months',
        justification:
          'Weeping skin does not hold an adhesive unless it is dusted first. Powder is used at each change. Zinc cream was tried for 2 weeks and let the barrier slide.',
      },
      {
        item: 'Ostomy belt, each',
        hcpcs: 'A4367',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'medium',
        justification:
          'A soft crease at the right of the stoma lifts the flange when she sits at her desk. With the belt on trial the edge stayed down.',
      },
    ],
    provider: { name: 'Hollis Pembrandt, MD', npi: '1730492856', date_signed: '2026-12-02' },
    seen: [
      "2026-11-24, in office, by Hollis Pembrandt, MD: stoma pink and flush, skin raw from 3 to 9 o'clock, no hernia, weight 131 lb, blood pressure 118/72.",
      '2026-10-12, at home, by Bettina Kwarteng, RN, CWOCN: stool under the flat barrier, first convex barrier fitted, patient showed a full change without help.',
    ],
    told: [
      'Who pays? Larkspur Mutual Health Plan',
      'Who supplies? Brightwater Ostomy Supply',
      'Where and when was the stoma made? At Saint Odile Hospital in March 2024',
      'Lives with whom? With her husband Gerrit',
      'Works? As a bookkeeper, from home',
      'Any allergy? None known',
      'Medicine for the output? Loperamide 4 mg four times a day',
    ],
    answered: [],
  },
  notes: [
    `Larkspur Mutual Health Plan
Medical Review

Date: December 2, 2026
Patient: Rosalind Achterberg, born April 17, 1965
MRN: MRC-48213

LETTER OF MEDICAL NECESSITY

To whom it may concern:

I write for Ms. Achterberg, a 61-year-old woman with an ileostomy (Z93.2), Crohn's disease of both small and large intestine without complications (K50.80) and irritant contact dermatitis around the stoma (L24.B3). The stoma was made at Saint Odile Hospital in March 2024.

I saw her in my office on November 24, 2026. The stoma was pink and flush with the skin, and the skin was raw from 3 to 9 o'clock. There was no hernia. She weighed 131 lb.

Flat barriers leaked every day in September 2026. A convex barrier, on trial since October 12, 2026, holds 36 hours. For a flush stoma convexity is the usual remedy, because it presses the skin back so that stool falls into the pouch and not beneath the adhesive.

I order for each month:
- 20 skin barriers with flange, extended wear, with built-in convexity (A4407), 57 mm
- 20 drainable pouches for a 2-piece system (A5063), beige
- 1 ostomy belt (A4367), medium

and for each 6 months 5 oz of skin barrier powder (A4371).

She changes the barrier herself and needs no help. She takes loperamide 4 mg four times a day, and the output is still 1,400 mL a day.

Please approve these supplies from Brightwater Ostomy Supply.

Sincerely,
Hollis Pembrandt, MD
NPI 1730492856
Signed 2026-12-02`,
    `WOUND, OSTOMY AND CONTINENCE NURSING SUMMARY

Patient: R. Achterberg    DOB: 04/17/1965    Sex: F
Home visit: 10/12/2026 (Bettina Kwarteng, RN, CWOCN)

1. History
Ileostomy since March 2024 for Crohn's disease. No known allergies. Lives with her husband Gerrit and works as a bookkeeper from home.

2. Findings at the visit
Stool was found under the flat barrier. The first convex barrier was fitted. The patient showed a full change without help.

3. Stoma
Right lower quadrant, flush, 28 mm in diameter. Peristomal skin is raw over 3 cm. There is a soft crease at the right of the stoma, which lifts the flange when she sits at her desk.

4. What has been tried
- Flat barriers: leaked daily in September 2026.
- One-piece pouches: pulled on the raw skin; given up.
- Zinc cream, 2 weeks: let the barrier slide.
- Belt, on trial: the edge stayed down.

5. Output
1,400 mL per day. She empties seven times by day and twice by night, that is nine times in 24 hours.

6. Supplies
A4407 convex barrier with flange: 20 a month, 60 per 3 months. A5063 drainable pouch: 20 a month; it is changed together with each barrier. A4371 powder: 5 oz per 6 months, used at each change because weeping skin will not hold an adhesive unless it is dusted first. A4367 belt: 1 a month.

Plans commonly ask that the record show why a larger number of barriers is needed; a wear time of 36 hours comes to 20 changes in 30 days.`,
    `BRIGHTWATER OSTOMY SUPPLY
Documentation summary for the payer

Member: Rosalind Achterberg, 22 Quarry Bend, Millrace, OH 43999, (614) 555-0127
Payer: Larkspur Mutual Health Plan
Ordering practitioner: Hollis Pembrandt, MD (NPI 1730492856)

| HCPCS | Item | Quantity | Period |
|---|---|---|---|
| A4407 | Convex skin barrier with flange, extended wear, 57 mm | 20 | month |
| A5063 | Drainable pouch, 2-piece system, beige | 20 | month |
| A4371 | Skin barrier powder, per oz | 5 | 6 months |
| A4367 | Ostomy belt, medium | 1 | month |

Diagnoses: Z93.2 Ileostomy status; K50.80 Crohn's disease of both small and large intestine without complications; L24.B3 Irritant contact dermatitis related to fecal or urinary stoma or fistula.

Why the quantities are needed: The member's stoma is flush and measures 28 mm across. Her convex barrier lasts a day and a half, so that 20 barriers and 20 pouches, 40 pieces in all, are used each month. The pouch is not changed by itself; it goes with the barrier. Flat barriers failed in September 2026, and one-piece pouches pulled on her raw skin.

Why the powder is needed: Her skin weeps and does not hold adhesive without it. Zinc cream was tried for two weeks before.

Why the belt is needed: A crease beside the stoma raises the flange when she sits. In the trial the belt kept the edge down.

The member was seen in the office on 11/24/2026, within six months before the order.`,
    `Statement of Medical Necessity: Ostomy Supplies

Patient overview
Ms. Rosalind Achterberg is 61 years old, 5 ft 6 in tall, and weighs 131 lb. She has had an ileostomy since March 2024 and has Crohn's disease of the small and large intestine. She also has irritant contact dermatitis related to the stoma. She lives with her husband and works from home keeping books.

Clinical rationale
An ileostomy passes liquid stool without pause, and its enzymes attack bare skin. Ms. Achterberg's output is 1,400 mL a day despite loperamide. Her stoma does not stand above the skin, and flat barriers leaked every day. With the convex barrier (A4407) the seal holds for 36 hours. When Dr. Pembrandt examined her on 24 November 2026, the skin was raw from three to nine o'clock and the blood pressure was 118/72.

Requested supplies
* Convex extended-wear barriers with flange, 20 per month
* Drainable two-piece pouches (A5063), 20 per month; 120 over six months
* Barrier powder (A4371), 5 oz per six months; 10 oz a year
* Ostomy belt (A4367), one per month

Alternatives considered
One-piece pouches were given up because they pulled on the raw skin. Zinc cream let the barrier slide. Neither is a suitable substitute.

Independence
She carries out the change herself at the bathroom mirror. She is able to do so without help.

Without these supplies leakage and further skin damage are to be expected.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with an ileostomy (Z93.2) → with a colostomy (Z93.2)'],
    [1, 'other-item', 'A5063 drainable pouch: 20 a month → A5063 urinary night bag: 20 a month'],
    [
      2,
      'other-item',
      '| A4367 | Ostomy belt, medium | 1 | month | → | A4367 | Ostomy irrigation sleeve, medium | 1 | month |',
    ],
    [
      0,
      'description-detail',
      'intestine without complications (K50.80) → intestine with rectal bleeding (K50.80)',
    ],
    [
      2,
      'description-detail',
      'Irritant contact dermatitis related to → Allergic contact dermatitis related to',
    ],
    [1, 'side', 'Right lower quadrant, flush → Left lower quadrant, flush'],
    [1, 'side', 'crease at the right of the stoma → crease at the left of the stoma'],
    [0, 'sex', 'a 61-year-old woman with → a 61-year-old man with'],
    [3, 'sex', 'She carries out the change herself → He carries out the change himself'],
    [0, 'choice', '(A4367), medium → (A4367), large'],
    [2, 'choice', '2-piece system, beige → 2-piece system, transparent'],
    [
      3,
      'device',
      '* Ostomy belt (A4367), one per month → * Ostomy belt (A4367), one per month, and a night drainage bottle',
    ],
    [1, 'device', 'used at each change because → used with a stoma cap at each change because'],
    [
      0,
      'medication',
      'She takes loperamide 4 mg four times a day → She takes loperamide 2 mg four times a day',
    ],
    [3, 'medication', 'a day despite loperamide → a day despite codeine'],
    [
      3,
      'diagnosis',
      'dermatitis related to the stoma. She lives → dermatitis related to the stoma and short bowel syndrome. She lives',
    ],
    [
      2,
      'event',
      'Flat barriers failed in September 2026, → Flat barriers failed in September 2026, she was hospitalized for dehydration,',
    ],
    [0, 'event', 'There was no hernia. → There was no hernia after the repair last spring.'],
    [1, 'treatment', 'No known allergies. → Allergic to karaya.'],
    [
      3,
      'treatment',
      'Zinc cream let the barrier slide. → Zinc cream and hydrocolloid wafers let the barrier slide.',
    ],
    [1, 'social', 'works as a bookkeeper from home → works as a teacher'],
    [3, 'social', 'She lives with her husband and works → She lives with her daughter and works'],
    [
      3,
      'attitude',
      'She is able to do so without help. → She is able to do so without help and is highly motivated.',
    ],
    [0, 'negation', 'herself and needs no help → herself and needs help'],
    [3, 'negation', 'Her stoma does not stand above the skin → Her stoma does stand above the skin'],
    [0, 'organisation', 'made at Saint Odile Hospital in → made at Millrace General Hospital in'],
    [2, 'organisation', 'Payer: Larkspur Mutual Health Plan → Payer: Medicare Part B'],
    [
      0,
      'attestation',
      'Please approve these supplies from → I measured the output myself over three days. Please approve these supplies from',
    ],
    [
      2,
      'attestation',
      'before the order. → before the order, and the delivery was confirmed with her by telephone.',
    ],
    [
      2,
      'relative-date',
      'one-piece pouches pulled on her raw skin. → one-piece pouches pulled on her raw skin until two weeks ago.',
    ],
    [1, 'other-role', 'flush, 28 mm in diameter → flush, 57 mm in diameter'],
    [3, 'other-role', 'the seal holds for 36 hours → the seal holds for 28 hours'],
    [
      3,
      'brackets',
      'Neither is a suitable substitute. → Neither is a suitable substitute [silver dressing also failed].',
    ],
    [
      1,
      'coverage-measure',
      'why a larger number of barriers is needed; → why a larger number of barriers is needed, as with her output of 2,200 mL;',
    ],
    [2, 'script', 'measures 28 mm across → measures ٣٨ mm across'],
    [0, 'script', 'I saw her in my office → I saw her under infliximаb in my office'],
    [0, 'identifier', 'MRN: MRC-48213 → MRN: MRC-48231'],
    [2, 'identifier', '(614) 555-0127 → (614) 555-0172'],
    [0, 'date-age', 'on November 24, 2026 → on November 14, 2026'],
    [1, 'date-age', 'Ileostomy since March 2024 → Ileostomy since March 2022'],
    [0, 'quantity', '- 20 drainable pouches → - 30 drainable pouches'],
    [2, 'quantity', '| 5 | 6 months | → | 5 | month |'],
    [1, 'name', 'her husband Gerrit → her husband Gerald'],
    [2, 'name', 'Hollis Pembrandt, MD (NPI → Hollis Pemberton, MD (NPI'],
    [2, 'retold', 'lasts a day and a half → lasts a full three days'],
    [3, 'retold', 'flat barriers leaked every day → flat barriers leaked once a week'],
    [2, 'retold', 'the belt kept the edge down → the belt did not keep the edge down'],
    [2, 'sum', '40 pieces in all → 45 pieces in all'],
    [3, 'sum', '120 over six months → 160 over six months'],
  ],
  corruptions: {},
};
