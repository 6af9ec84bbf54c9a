import type { CorpusCase } from '../corpus-case.ts';

/** The ostomy-trained wound care nurse writes, and the nurse practitioner signs, for a young lineman with an ileostomy. */
export const ileostomyCrohnLineman: CorpusCase = {
  id: 'ileostomy-crohn-lineman',
  today: '2026-03-11',
  facts: {
    case_id: 18104,
    patient: {
      first_name: 'Keegan',
      last_name: 'Bristow',
      dob: '1992-07-08',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '148 lb',
      address: '31 Switchyard Street, Pell, WV 26999',
      phone: '(304) 555-0177',
      mrn: 'PEL-90246',
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
        item: 'Ostomy pouch, drainable, for use on barrier with flange (2 piece system), each',
        hcpcs: 'A5063',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'beige',
        justification:
          'Ileostomy made on 2025-12-04. Output 1,400 mL a day, liquid. He empties the pouch 8 times a day and changes the system every 3 days.',
      },
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 10,
        quantity_limit: 20,
        limit_period: 'month',
        size: '57 mm',
        justification:
          'Stoma 32 mm wide, flush with the skin, in the right lower abdomen. A flat barrier leaked within 14 hours; with a convex barrier wear time is 72 hours. The skin around the stoma was raw over 5 cm with the flat barrier.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 1,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          'Powder is dusted on moist skin before the barrier is applied. No paste is used because paste stung him.',
      },
    ],
    provider: { name: 'Delphine Oakhurst, FNP-C', npi: '1962538147', date_signed: '2026-03-11' },
    seen: [
      '2026-03-06, in the clinic, by Delphine Oakhurst, FNP-C: stoma red and moist, no prolapse, skin pink with no raw area, abdomen soft, no hernia.',
    ],
    told: [
      'Who pays? Highmark Blue Cross Blue Shield West Virginia',
      'Who supplies? Cheat Lake Ostomy Supply',
      'Who operated? Dr. Basil Thornquist',
      'Work? Power lineman, back at work since 2026-02-16',
      'Who cares for the stoma? He does it himself',
    ],
    answered: [],
  },
  notes: [
    `March 11, 2026

Highmark Blue Cross Blue Shield West Virginia
Re: Keegan Bristow, DOB 07/08/1992, MRN PEL-90246

Dear Sir or Madam,

Mr. Bristow is a 33-year-old man with ileostomy status (Z93.2) and Crohn's disease of both small and large intestine without complications (K50.80). He has irritant contact dermatitis related to the stoma (L24.B3). Dr. Basil Thornquist made the ileostomy on December 4, 2025.

His output is liquid, 1,400 mL a day. He empties the pouch 8 times a day and changes the system every 3 days. The stoma is 32 mm wide, flush with the skin, in the right lower abdomen. With a flat barrier the system leaked within 14 hours and the skin was raw over 5 cm. With a convex barrier it stays on for 72 hours.

I therefore order:
1. A5063, drainable pouch for a two-piece system, beige, 20 per month
2. A4407, extended wear barrier with flange and built-in convexity, 57 mm, 10 per month
3. A4371, skin barrier powder, 1 oz per 6 months

On March 6, 2026 in the clinic the stoma was red and moist with no prolapse. The skin was pink and there was no raw area.

Delphine Oakhurst, FNP-C
NPI 1962538147`,
    `OSTOMY NURSING NOTE

Keegan Bristow | DOB 07/08/1992 | Visit 03/06/2026, clinic

Stoma: ileostomy, RLQ, 32 mm, flush, red and moist. No prolapse. No hernia. Abdomen soft.
Peristomal skin: pink, not raw. Earlier raw area of 5 cm with the flat barrier.
Output: liquid, 1400 mL per day.
Emptying: 8 times daily. System change: every three days.
Self-care: he does his own stoma care. Working as a power lineman again since 02/16/2026.
Ht 6 ft 0 in, Wt 148 lb.

Products
| Code | Product | Ordered | Limit |
|---|---|---|---|
| A5063 | Drainable pouch, 2 piece, beige | 20 | 20 per month |
| A4407 | Convex barrier, extended wear, 57 mm | 10 | 20 per month |
| A4371 | Barrier powder, per oz | 1 | 10 per 6 months |

Reason for convexity: flat barrier leaked within 14 h. Convex barrier lasts 72 h.
Reason for powder: goes on moist skin before the barrier. Paste is not used; it stung.

Dx: Z93.2 ileostomy status. K50.80 Crohn's disease, small and large intestine, without complications. L24.B3 irritant contact dermatitis related to stoma.

Three months of pouches are 60 and three months of barriers are 30.

Delphine Oakhurst, FNP-C`,
    `CHEAT LAKE OSTOMY SUPPLY
Supplier statement for Keegan Bristow

Date of birth: July 8, 1992
Address: 31 Switchyard Street, Pell, WV 26999
Phone: (304) 555-0177
Plan: Highmark Blue Cross Blue Shield West Virginia
Ordering provider: Delphine Oakhurst, FNP-C, NPI 1962538147
Order signed: March 11, 2026

The patient has an ileostomy that was created on December 4, 2025. The provider documents a daily output of 1,400 mL and a flush stoma of 32 mm in the right lower abdomen.

Ordered supplies
- Drainable pouch for use on barrier with flange, A5063, color beige: 20 each month
- Extended wear skin barrier with convexity, A4407, size 57 mm: 10 each month
- Skin barrier powder, A4371: 1 oz each 6 months

Ostomy supplies are covered for people with a surgically created opening to divert urine or fecal contents. The quantity needed depends on the type of ostomy, its location, its construction and the condition of the skin. The barriers ordered are fewer than the limit of 20.

A convex barrier was chosen since the flat one leaked within 14 hours. The patient cares for the stoma himself. No hernia was found at the visit of March 6, 2026.`,
    `**Medical necessity of ostomy supplies**

Keegan Bristow, 33, works as a power lineman and returned to work on February 16, 2026. Since December 4, 2025 he has had an ileostomy. His underlying illness is Crohn's disease of the small and the large intestine, without complications.

Why a two-piece system with convexity?

A stoma that lies flush with the skin tends to let effluent run under a flat barrier. This happened to Mr. Bristow: the flat barrier failed within 14 hours, and the skin became raw over 5 cm. A convex barrier presses gently around the stoma. It now lasts 72 hours, which is 3 days.

Why powder?

Powder dries moist skin so that the barrier adheres. It was chosen over paste because paste stung him.

What is needed each month?

* Twenty beige drainable pouches (A5063)
* Ten convex barriers of 57 mm (A4407)

In addition, one ounce of powder (A4371) is needed every six months. The pouches and barriers together come to 30 pieces a month.

At his visit on March 6, 2026 the stoma was red and moist and the abdomen was soft. He takes care of the stoma himself.

Delphine Oakhurst, FNP-C (NPI 1962538147)
March 11, 2026`,
  ],
  passages: [],
  edits: [
    [1, 'code-disease', 'Z93.2 ileostomy status. → Z93.2 colostomy status.'],
    [1, 'other-item', '| A4371 | Barrier powder, per oz → | A4371 | Adhesive remover wipes'],
    [3, 'other-item', '* Ten convex barriers of 57 mm (A4407) → * Ten ostomy belts of 57 mm (A4407)'],
    [
      0,
      'description-detail',
      'small and large intestine without complications → small and large intestine with rectal bleeding',
    ],
    [
      3,
      'description-detail',
      'of the small and the large intestine, without complications → of the large intestine only, without complications',
    ],
    [2, 'side', 'in the right lower abdomen → in the left lower abdomen'],
    [0, 'side', 'in the right lower abdomen → in the left lower abdomen'],
    [0, 'sex', '33-year-old man with → 33-year-old woman with'],
    [2, 'sex', 'cares for the stoma himself → cares for the stoma herself'],
    [0, 'choice', 'two-piece system, beige, 20 → two-piece system, transparent, 20'],
    [3, 'choice', 'Ten convex barriers of 57 mm → Ten convex barriers of 70 mm'],
    [2, 'device', '1 oz each 6 months → 1 oz each 6 months, with a night drainage bag'],
    [
      1,
      'medication',
      'Output: liquid, 1400 mL per day. → Output: liquid, 1400 mL per day on loperamide 4 mg.',
    ],
    [
      3,
      'medication',
      'the large intestine, without complications. → the large intestine, without complications, treated with adalimumab.',
    ],
    [
      0,
      'diagnosis',
      'related to the stoma (L24.B3). → related to the stoma (L24.B3) and iron deficiency anemia.',
    ],
    [
      3,
      'event',
      'At his visit on March 6, 2026 → After an emergency visit for dehydration, at his visit on March 6, 2026',
    ],
    [1, 'treatment', 'Paste is not used; it stung. → Paste is not used; it stung. Barrier rings failed.'],
    [2, 'treatment', 'The patient cares → The patient is allergic to adhesive tape. The patient cares'],
    [3, 'social', 'works as a power lineman → works as a coal miner'],
    [1, 'social', 'he does his own stoma care → his mother does his stoma care'],
    [
      3,
      'attitude',
      'He takes care of the stoma himself. → He takes care of the stoma himself and is embarrassed by leaks.',
    ],
    [1, 'negation', 'Paste is not used; → Paste is used;'],
    [0, 'negation', 'there was no raw area → there was a raw area'],
    [
      2,
      'organisation',
      'Plan: Highmark Blue Cross Blue Shield West Virginia → Plan: Aetna Better Health of West Virginia',
    ],
    [2, 'organisation', 'CHEAT LAKE OSTOMY SUPPLY → TYGART VALLEY OSTOMY SUPPLY'],
    [0, 'attestation', 'I therefore order: → I watched him change the system at home and therefore order:'],
    [3, 'relative-date', 'returned to work on February 16, 2026 → returned to work last Friday'],
    [
      2,
      'other-role',
      'daily output of 1,400 mL and a flush stoma of 32 mm → daily output of 1,400 mL and a flush stoma of 57 mm',
    ],
    [1, 'other-role', 'leaked within 14 h. → leaked within 8 h.'],
    [3, 'brackets', 'the skin became raw over 5 cm → the skin became raw [with a yeast infection] over 5 cm'],
    [
      2,
      'coverage-measure',
      'and the condition of the skin. → and the condition of the skin; his stoma with a height of 25 mm is such a case.',
    ],
    [1, 'script', 'Emptying: 8 times daily → Emptying: ٦ times daily'],
    [2, 'identifier', 'NPI 1962538147 → NPI 1962583147'],
    [0, 'identifier', '3. A4371, skin → 3. A4317, skin'],
    [0, 'date-age', 'on December 4, 2025 → on November 4, 2025'],
    [1, 'date-age', 'again since 02/16/2026 → again since 01/16/2026'],
    [2, 'quantity', 'A4407, size 57 mm: 10 each month → A4407, size 57 mm: 15 each month'],
    [3, 'quantity', 'is needed every six months → is needed every three months'],
    [0, 'name', 'Dr. Basil Thornquist → Dr. Basil Thornberry'],
    [3, 'retold', 'It now lasts 72 hours, which → It now lasts 48 hours, which'],
    [
      0,
      'retold',
      'With a convex barrier it stays on for 72 hours. → With a convex barrier it leaks just as early.',
    ],
    [1, 'sum', 'pouches are 60 and → pouches are 80 and'],
    [3, 'sum', 'together come to 30 pieces → together come to 40 pieces'],
  ],
  corruptions: {},
};
