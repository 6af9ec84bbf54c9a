import type { CorpusCase } from '../corpus-case.ts';

/** A gastroenterologist, an ostomy nurse and an ostomy supplier write for a line cook with Crohn's disease and a nearly flush ileostomy. */
export const ileostomyConvexPouchCrohns: CorpusCase = {
  id: 'ileostomy-convex-pouch-crohns',
  today: '2026-08-27',
  facts: {
    case_id: 61004,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Feldspar-Nwosu',
      dob: '1994-01-17',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '139 lb',
      address: '5512 Tannery Street, Unit 9, Halcyon, PA 19999',
      phone: '(610) 555-0175',
      mrn: 'HG-48213',
    },
    diagnoses: [
      { code: 'K50.012', description: "Crohn's disease of small intestine with intestinal obstruction" },
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
        size: '28 mm, pre-cut',
        justification:
          'End ileostomy in the right lower quadrant since 2026-05-12 (Bettina Okafor-Lisle, MD, Halcyon General Hospital), made with the resection of 38 cm of terminal ileum for an obstructing stricture. Stoma round, 28 mm, stands 5 mm above the skin lying and is level with it sitting, in a skin crease. Flat one-piece pouches leaked 27 times in the 30 days of July 1 to 30; wear time 8 to 14 hours. A flat two-piece system with barrier ring, 2026-07-31 to 2026-08-05, leaked every day. With convex extended wear pouches since 2026-08-06 wear time 36 to 48 hours and 2 leaks in 3 weeks. Output 1,100 to 1,400 mL a day, emptied 7 or 8 times. A change every 2 days is 15 pouches a month; 5 more are for leaks and days of high output.',
      },
      {
        item: 'Ostomy skin barrier, pectin-based, paste, per ounce',
        hcpcs: 'A4406',
        quantity: 2,
        quantity_limit: 4,
        limit_period: 'month',
        justification:
          "Fills the crease at 3 and 9 o'clock at each change. A 1-ounce tube lasts about 2 weeks.",
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 1,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          "Weeping erosion of 2 cm at 6 o'clock on 2026-07-16; 0.5 cm and dry on 2026-08-20. Dusted on at each change until the skin is whole, and again when it breaks down.",
      },
      {
        item: 'Ostomy belt, each',
        hcpcs: 'A4367',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Keeps the convex plate pressed into the crease when he bends and lifts at work. It becomes soiled and stretches in about a month.',
      },
    ],
    provider: { name: 'Rosalind Achterberg-Dunne, MD', npi: '1396027481', date_signed: '2026-08-27' },
    seen: [
      "2026-08-20, in office, by Rosalind Achterberg-Dunne, MD, with Juniper Halloran, RN, CWOCN: weight 139 lb, up 6 lb since 2026-06-18; stoma red and moist; skin eroded 0.5 cm at 6 o'clock, dry; no parastomal hernia; abdomen looked at lying, sitting and standing.",
    ],
    told: [
      'Who pays? Keystone Laurel Health PPO',
      'Who supplies? Brandywine Ostomy Supply',
      'Lives with whom? His brother Emeka',
      'Who changes the pouch? He does, alone, standing before the bathroom mirror',
      'Work? Line cook, back part time since 2026-08-10',
      'Medicines? Risankizumab 360 mg every 8 weeks, loperamide 4 mg four times a day',
      'Is the ileostomy to be closed? Not before 2027; to be looked at again in January 2027',
      'Who taught him? Juniper Halloran, RN, CWOCN, on 2026-08-06 and 2026-08-20',
    ],
    answered: [],
  },
  notes: [
    `27 August 2026

Keystone Laurel Health PPO
Utilization Management

Re: Ignatius Feldspar-Nwosu
Born: 17 January 1994
Ostomy supplies, monthly

Dear Medical Director:

My patient is a 32-year-old cook with Crohn's disease of the small bowel. In May of this year Dr. Okafor-Lisle at Halcyon General removed 38 cm of terminal ileum, which a stricture had closed off, and brought out an end ileostomy in the right lower quadrant. It will stay at least through the end of 2026; whether it can be closed is to be considered next January.

The stoma is short. When he lies down it stands 5 mm above the skin; when he sits it is level with it, at the bottom of a crease. Liquid stool, 1.1 to 1.4 liters of it daily, then creeps under a flat barrier. In July a flat one-piece pouch leaked on him 27 times in thirty days, and the skin below the stoma was eroded over 2 cm. A flat two-piece pouch with a ring, tried from July 31 to August 5, did no better: it leaked on every one of those days.

Convexity changed this. Since August 6 he has had two leaks altogether, each pouch stays on for a day and a half to two days, and by August 20 the erosion had shrunk to half a centimeter and dried.

I therefore order, per month: 20 convex extended-wear drainable pouches (A4390), 2 oz of pectin paste (A4406) and 1 belt (A4367), and, for six months, 1 oz of barrier powder (A4371).

He has put on six pounds since June and returned to work. Please do not send him back to flat pouches.

Sincerely,

Rosalind Achterberg-Dunne, MD
NPI 1396027481`,

    `WOC NURSE CONSULT - follow-up
8/20/26   J. Halloran RN, CWOCN   (with Dr. Achterberg-Dunne)
Feldspar-Nwosu, Ignatius   HG-48213   32M

Stoma
  Type: end ileostomy, RLQ, POD 100
  Size/shape: 28 mm, round
  Protrusion: 5 mm supine / flush sitting
  Color: red, moist
  Contour: crease 3 - 9 o'clock
  Hernia: none
Effluent
  1,100-1,400 mL/24 h; empties x 7-8
Peristomal skin
  7/16: 2 cm, weeping, at 6 o'clock
  8/20: 0.5 cm, dry, same place. L24.B3 improving.
Wear time
  flat 1-pc: 8-14 h
  flat 2-pc + ring (7/31-8/5): daily leaks
  convex 1-pc ext wear (since 8/6): 36-48 h
Self-care
  Independent. Changes standing at bathroom mirror. 2nd teaching today, first was 8/6.
Weight 139 lb (+6 since 6/18)

Recommend
  A4390 convex, 28 mm pre-cut, q 2 d + extra = 20/mo
  A4406 paste to crease each change, 2 oz/mo
  A4371 powder to eroded area each change, 1 oz
  A4367 belt, 1/mo - bends and lifts as line cook

Cosigned: R. Achterberg-Dunne, MD, NPI 1396027481, 8/27/26`,

    `BRANDYWINE OSTOMY SUPPLY
New order, request for authorization

Patient: Ignatius Feldspar-Nwosu    M    01/17/1994
5512 Tannery Street, Unit 9, Halcyon, PA 19999    (610) 555-0175
Plan: Keystone Laurel Health PPO
Physician: Rosalind Achterberg-Dunne, MD (1396027481)
Dx: K50.012 / Z93.2 / L24.B3

| # | HCPCS | Product | Ordered | Plan maximum | Over? |
|---|-------|---------|---------|--------------|-------|
| 1 | A4390 | 1-pc drainable, ext wear, convex, 28 mm pre-cut | 20/mo | 20/mo | No |
| 2 | A4406 | Pectin paste, oz | 2/mo | 4/mo | No |
| 3 | A4371 | Powder, oz | 1 per 6 mo | 10 per 6 mo | No |
| 4 | A4367 | Belt | 1/mo | 1/mo | No |

Date of surgery: 05/12/2026
Type of ostomy: ileostomy (end)
Temporary or permanent: not to be closed before 2027
Last visit: 08/20/2026

How the pouch count was reached:
  30 days, one change every second day = 15
  Allowance for leaks and high output = 5
  Total = 20

Products tried first:
  Flat one-piece - 27 leaks between July 1 and July 30
  Flat two-piece with ring - leaked daily
  Convex one-piece - two leaks from August 6 to August 27

Who applies: patient, unaided.

Prepared 08/27/2026`,

    `# Medical Necessity Letter – Ostomy Supplies

**Patient Name:** Ignatius Feldspar-Nwosu
**DOB:** January 17, 1994
**MRN:** HG-48213
**Payer:** Keystone Laurel Health PPO

## Overview

Mr. Feldspar-Nwosu has had an **end ileostomy** since **May 12, 2026**, following resection of an obstructing Crohn's stricture. Because the stoma lies nearly flush in an abdominal crease, he requires a **convex pouching system**.

## Why Standard (Flat) Pouches Failed

- **One-piece flat pouch:** wear time of 8–14 hours; 27 leaks in 30 days
- **Two-piece flat pouch with barrier ring:** leakage every day
- **Result:** irritant dermatitis with a weeping 2 cm erosion at the 6 o'clock position (July 16, 2026)

## Response to Convexity

- Wear time increased to **36–48 hours**
- Only **2 leaks** over 3 weeks
- Erosion decreased from 2 cm to **0.5 cm** and is dry
- Weight increased by **6 lb**

## Items Requested

1. **A4390** – convex one-piece drainable pouch, extended wear: **20 per month**
2. **A4406** – pectin-based paste: **2 ounces per month**, to level the crease at 3 and 9 o'clock
3. **A4371** – barrier powder: **1 ounce per 6 months**, for the eroded skin
4. **A4367** – ostomy belt: **1 per month**, to keep the convex plate seated during bending and lifting

## Functional Impact

He works part time as a line cook, having gone back on August 10, and performs all pouch care himself.

## Medical Management

Risankizumab every eight weeks for the disease; loperamide, 16 mg per day in four doses.

**Rosalind Achterberg-Dunne, MD**
NPI 1396027481
August 27, 2026`,

    `To the appeals nurse:

Here are our answers, in the order in which such questions are mostly asked.

Why convex rather than flat? The ileostomy of Mr. Feldspar-Nwosu protrudes 5 mm at best and not at all in sitting. A flat plate cannot seal what does not stick out. He has worn two kinds of flat appliances, and both leaked daily or almost daily.

Why extended wear? Ileal output is thin and full of enzymes, and his comes to well over a liter a day.

Why 20? He changes every other day, which makes fifteen. Five are kept for a leak or a day when output is high. The number does not exceed what the plan allows.

Why paste as well? There is a crease running out from the stoma at three and at nine o'clock. One ounce does for two weeks, hence two in a month.

Why powder? The skin at six o'clock is not yet closed. It measured half a centimeter on August 20. One ounce in half a year is a tenth of the allowance.

Why a new belt each month? It gets soiled and loses its stretch, and a slack belt will not hold the plate in while he bends over and lifts in the kitchen.

Is he taught? Twice, on August 6 and August 20, by our certified ostomy nurse.

For how long? The stoma will not be reversed this year. We shall look at the matter anew in January 2027.

On behalf of the clinic,
Rosalind Achterberg-Dunne, MD, NPI 1396027481
August 27, 2026`,

    `08/27/2026
Regarding Ignatius Feldspar-Nwosu, DOB 01/17/1994

To whom it may concern,

I am the ostomy nurse who has taught Ignatius, a young man of 32 who shares a home with his brother Emeka and who cooks for a living. He has Crohn's. On May 12 he was operated on for a blockage at the end of the small bowel and came out of it with an ileostomy on the right side, low down.

By mid-July the skin under his stoma was raw and wet, a patch two centimeters across. He was being let down by a pouch that was flat where his belly is not; as soon as he sat, the stoma sank to skin level. In thirty days there were twenty-seven leaks. A pouch held eight hours, fourteen at the very most.

On August 6 I showed him the convex pouch, with a little paste pressed into the fold on either side and a belt to hold it. Two leaks since then. Four days later he was back in the kitchen, part time. When the doctor and I examined him on the 20th, lying, sitting and standing, the raw patch was a quarter of its former width, and dry.

He does the change himself, standing at the mirror. What he needs from you each month is twenty pouches, two ounces of paste and a belt. An ounce of powder will do for six months.

Juniper Halloran, RN, CWOCN
with Rosalind Achterberg-Dunne, MD (NPI 1396027481)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
