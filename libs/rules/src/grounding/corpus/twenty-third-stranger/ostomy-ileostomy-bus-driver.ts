import type { CorpusCase } from '../corpus-case.ts';

/** A colorectal surgeon, an ostomy nurse, a supplier and a drafting model write for a man with an ileostomy. */
export const ostomyIleostomyBusDriver: CorpusCase = {
  id: 'ostomy-ileostomy-bus-driver',
  today: '2026-12-03',
  facts: {
    case_id: 23103,
    patient: {
      first_name: 'Casimir',
      last_name: 'Holloway-Nkemelu',
      dob: '1968-08-11',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '163 lb',
      address: '95 Tollgate Street, Pell Harbor, ME 04999',
      phone: '(207) 555-0133',
      mrn: 'PHS-55817',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      { code: 'K51.90', description: 'Ulcerative colitis, unspecified, without complications' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy pouch, drainable, with barrier attached, with built-in convexity (1 piece), each',
        hcpcs: 'A4389',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'beige',
        size: '32 mm',
        justification:
          'The stoma is on the right lower abdomen and nearly flush, 3 mm high. Flat pouches leaked within 8 hours from 2026-08-24 to 2026-10-19. Convex pouches stay on for 36 hours.',
      },
      {
        item: 'Ostomy belt, each',
        hcpcs: 'A4367',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'large',
        justification:
          'Holds the convex barrier against the skin while he sits. He drives a city bus 6 hours a day.',
      },
      {
        item: 'Skin barrier; powder, per oz',
        hcpcs: 'A4371',
        quantity: 5,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          'Weeping skin 4 cm across on the left edge of the stoma. He empties and changes the pouch himself and needs no help.',
      },
    ],
    provider: { name: 'Rosalind Theakston-Iyer, MD', npi: '1952706384', date_signed: '2026-12-03' },
    seen: [
      '2026-11-24, in clinic, by Rosalind Theakston-Iyer, MD: stoma pink, 3 mm high, weeping skin 4 cm across on its left edge, no hernia, abdomen soft.',
    ],
    told: [
      'Who pays? Coastline Health Plan',
      'Who supplies? Gannet Ostomy Supply',
      'When was the ileostomy made? 2026-08-05 at Pell Harbor General Hospital',
      'Lives with whom? Alone; his daughter Beatrix lives next door',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY: OSTOMY SUPPLIES

December 3, 2026
Coastline Health Plan
Re: Casimir Holloway-Nkemelu, born August 11, 1968, MRN PHS-55817

Dear Medical Director:

Mr. Holloway-Nkemelu is a 58-year-old man with an ileostomy (Z93.2), ulcerative colitis without complications (K51.90) and irritant contact dermatitis related to the stoma (L24.B3). The ileostomy was made on August 5, 2026 at Pell Harbor General Hospital.

I saw him in clinic on November 24, 2026. The stoma was pink and only 3 mm high. The skin was weeping over 4 cm on the left edge. There was no hernia, and the abdomen was soft.

Flat pouches were used from August 24 to October 19, 2026 and leaked within 8 hours. Convex pouches stay on for 36 hours. A belt holds the convex barrier against the skin while he sits; he drives a city bus 6 hours a day.

Ordered:
- A4389, convex one-piece drainable pouch, 32 mm, beige: 20 a month
- A4367, ostomy belt, large: 1 a month
- A4371, skin barrier powder: 5 oz in 6 months

Convexity is generally indicated when a stoma is flush with the skin or retracted.

Rosalind Theakston-Iyer, MD
NPI 1952706384`,
    `OSTOMY NURSING SUMMARY

Patient: Casimir Holloway-Nkemelu, 58 y, male
Phone: (207) 555-0133

1. Stoma
Ileostomy since 08/05/2026, on the right lower abdomen. Nearly flush with the skin, at 3 mm. On 11/24/2026 Dr. Theakston-Iyer found it pink.

2. Skin
Weeping irritant dermatitis, 4 cm across, along the left edge of the stoma.

3. Appliances
Flat pouches: leaked in under 8 hours, 08/24/2026 to 10/19/2026.
Convex pouches: wear time of 36 hours.

4. Self-care
He lives alone; his daughter, Beatrix, lives next door. He empties and changes the pouch himself. He does not need help with it.

5. Work
Drives a city bus, 6 hours a day, seated. The belt keeps the barrier in contact with the skin in that position.

6. Supplies
Convex drainable pouch (A4389), 32 mm, beige, 20 per month. Belt (A4367), size large, 1 per month. Powder (A4371), 5 oz per 6 months; the limit is 10.

Powder is commonly dusted on moist skin before the barrier is applied, so that the barrier adheres.`,
    `Gannet Ostomy Supply

To: Coastline Health Plan
Subject: Supplies for Casimir Holloway-Nkemelu, 95 Tollgate Street, Pell Harbor

We are the supplier of ostomy products for this member and write in support of the order signed by Rosalind Theakston-Iyer, MD, on December 3, 2026.

| HCPCS | Product | Quantity | Per |
|---|---|---|---|
| A4389 | Drainable pouch with built-in convexity | 20 | month |
| A4367 | Ostomy belt | 1 | month |
| A4371 | Barrier powder, oz | 5 | 6 months |

Over 3 months the pouches come to 60 and the belts to 3. At a wear time of 36 hours, 20 pouches last 30 days.

The diagnoses on the order are Z93.2 Ileostomy status, K51.90 Ulcerative colitis, unspecified, without complications, and L24.B3 Irritant contact dermatitis related to fecal or urinary stoma or fistula.

A flat pouch was used earlier, for eight weeks ending October 19, 2026. It did not hold longer than 8 hours. The stoma stands 3 mm high, and the skin at its edge is weeping.

Most plans accept that quantities depend on the type of stoma and the condition of the skin around it.

Gannet Ostomy Supply`,
    `**Statement of Medical Necessity**

**Member:** Casimir Holloway-Nkemelu (DOB 08/11/1968)

**Overview.** This 58-year-old bus driver has had an ileostomy since August 2026. He also has ulcerative colitis. He is 5 ft 10 in tall and weighs 163 lb.

**Problem.** The stoma barely rises above the skin, by 3 mm. With flat pouches, leakage occurred within 8 hours. The skin at the left edge is inflamed and weeps over an area 4 cm across.

**Solution.** A pouch with built-in convexity (A4389) stays in place for 36 hours. A large belt (A4367) secures it during his 6 hours of driving a day. Barrier powder (A4371) is for the weeping skin.

**Independence.** He manages the pouch without help. He lives alone, with his daughter next door.

**Examination.** On November 24, 2026, the abdomen was soft and no hernia was found.

**Why it matters.** Leaking stool from the small bowel is corrosive, and in general repeated leaks lead to further skin damage. Plans usually ask that the record describe the stoma and the skin.

The supplies come from Gannet Ostomy Supply.

Rosalind Theakston-Iyer, MD, NPI 1952706384, 12/03/2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'ulcerative colitis without complications (K51.90) → Crohn disease without complications (K51.90)',
    ],
    [0, 'sex', 'is a 58-year-old man with → is a 58-year-old woman with'],
    [0, 'organisation', 'at Pell Harbor General Hospital → at Saint Brendan Medical Center'],
    [0, 'side', '4 cm on the left edge → 4 cm on the right edge'],
    [0, 'negation', 'There was no hernia, → There was a hernia,'],
    [0, 'choice', '32 mm, beige: 20 a month → 32 mm, clear: 20 a month'],
    [0, 'other-item', 'A4367, ostomy belt, large → A4371, ostomy belt, large'],
    [
      0,
      'coverage-measure',
      'flush with the skin or retracted. → flush with the skin or retracted, as is his, which lies 6 mm below it.',
    ],
    [
      0,
      'attestation',
      'I saw him in clinic on November 24, 2026. → I saw him in clinic on November 24, 2026 and fitted the pouch myself.',
    ],
    [0, 'retold', 'Convex pouches stay on for 36 hours. → Convex pouches stay on for 72 hours.'],
    [1, 'side', 'on the right lower abdomen → on the left lower abdomen'],
    [1, 'date-age', 'Ileostomy since 08/05/2026 → Ileostomy since 08/15/2026'],
    [1, 'name', 'his daughter, Beatrix, → his daughter, Bettina,'],
    [1, 'negation', 'He does not need help with it. → He does need help with it.'],
    [1, 'choice', 'size large, 1 per month → size medium, 1 per month'],
    [1, 'identifier', '(207) 555-0133 → (207) 555-0183'],
    [1, 'other-role', '6 hours a day, seated → 8 hours a day, seated'],
    [
      1,
      'medication',
      'along the left edge of the stoma. → along the left edge of the stoma, treated with nystatin powder.',
    ],
    [
      1,
      'brackets',
      'Flat pouches: leaked in under 8 hours → Flat pouches [with paste and rings]: leaked in under 8 hours',
    ],
    [2, 'sum', 'pouches come to 60 → pouches come to 80'],
    [2, 'quantity', '| Ostomy belt | 1 | month | → | Ostomy belt | 2 | month |'],
    [
      2,
      'description-detail',
      'Ulcerative colitis, unspecified, without complications → Ulcerative colitis, unspecified, with rectal bleeding',
    ],
    [2, 'script', 'The stoma stands 3 mm high → The stoma stands ८ mm high'],
    [2, 'relative-date', 'for eight weeks ending October 19, 2026 → for two weeks ending October 19, 2026'],
    [
      2,
      'device',
      'supplier of ostomy products for this member → supplier of ostomy products and an irrigation set for this member',
    ],
    [3, 'diagnosis', 'He also has ulcerative colitis. → He also has ulcerative colitis and type 2 diabetes.'],
    [
      3,
      'event',
      'leakage occurred within 8 hours. → leakage occurred within 8 hours and sent him to the emergency department.',
    ],
    [
      3,
      'treatment',
      'Barrier powder (A4371) is for the weeping skin. → Barrier powder (A4371) is for the weeping skin, as he is allergic to adhesive tape.',
    ],
    [
      3,
      'social',
      'He lives alone, with his daughter next door. → He lives with his wife, with his daughter next door.',
    ],
    [
      3,
      'attitude',
      'He manages the pouch without help. → He manages the pouch without help and is embarrassed by it.',
    ],
    [3, 'identifier', 'NPI 1952706384 → NPI 1952763084'],
    [3, 'retold', 'his 6 hours of driving → his 9 hours of driving'],
  ],
  corruptions: {},
};
