import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, an ostomy nurse, a clerk, a surgeon's resident and others write for a retired mechanic with a flush urostomy. */
export const urostomyBusMechanic: CorpusCase = {
  id: 'urostomy-bus-mechanic',
  today: '2026-12-02',
  facts: {
    case_id: 27103,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Pell-Marchetti',
      dob: '1954-08-29',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '203 lb',
      address: '36 Depot Street, Agate Falls, MN 55999',
      phone: '(218) 555-0156',
      mrn: 'AGF-30518',
    },
    diagnoses: [
      { code: 'Z93.6', description: 'Other artificial openings of urinary tract status' },
      { code: 'Z85.51', description: 'Personal history of malignant neoplasm of bladder' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        size: 'opening 25 mm',
        justification:
          'Ileal conduit since the radical cystectomy of 2026-03-24. The stoma is 25 mm wide, in the right lower abdomen and flush with the skin. Flat extended-wear barriers leaked 11 times in September 2026. With the convex barrier, worn since 2026-10-12, there were 2 leaks in November 2026. He changes it every 2 days. The skin score (DET) fell from 8 on 2026-10-12 to 3 on 2026-11-16.',
      },
      {
        item: 'Ostomy pouch, urinary, for use on barrier with locking flange, with faucet-type tap with valve (2 piece), each',
        hcpcs: 'A4433',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        size: 'flange 45 mm',
        justification:
          'One pouch with each barrier. The faucet tap is needed since he could not close a plug reliably: a crush injury of 1998 left his right thumb stiff. He empties the pouch 7 times a day.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Urine of 2100 mL in 24 hours, 900 mL of it at night, while the pouch holds 400 mL. Without the bag he had to get up 3 times a night. A bag is used for 2 weeks.',
      },
      {
        item: 'Ostomy skin barrier, powder, per oz',
        hcpcs: 'A4371',
        quantity: 2,
        quantity_limit: 10,
        limit_period: '6 months',
        justification:
          'For the weeping ring of skin around the stoma, 2.5 cm wide on 2026-10-12 and 1 cm wide on 2026-11-16.',
      },
    ],
    provider: { name: 'Wilhelmina Strand, NP', npi: '1740392856', date_signed: '2026-12-02' },
    seen: [
      '2026-10-12, in the ostomy clinic, by Corbin Ashgrove, RN, CWOCN: flush stoma 25 mm, pink and moist, DET score 8, convex barrier fitted.',
      '2026-11-16, in clinic, by Wilhelmina Strand, NP: DET score 3, no parastomal hernia, creatinine 1.3 mg/dL, no sign of recurrence on the scan of 2026-11-09.',
    ],
    told: [
      'Who pays? Medicare Part B, then Loon Lake Supplement',
      'Who supplies? Northwoods Ostomy',
      'Lives with whom? With his wife Bernadine, who has macular degeneration and cannot see to help with the stoma',
      'Work? Retired bus mechanic, 31 years at the city garage',
      'Pastimes? Ice fishing and helping at a tool library on Tuesdays',
      'Chemotherapy? 4 cycles before the operation, the last on 2026-02-06',
      'Allergies? None known',
      'Who changes the pouch? He himself, standing before a mirror',
    ],
    answered: [],
  },
  notes: [
    `Agate Falls, December 2, 2026

To Medicare Part B

Regarding Ignatius Pell-Marchetti, born August 29, 1954, MRN AGF-30518

To whom it may concern,

I am the nurse practitioner who follows Mr. Pell-Marchetti, and I am asking that his urostomy supplies continue to be covered as set out below.

He is 72 and a retired bus mechanic; for 31 years he worked in the city garage. Bladder cancer brought him four cycles of chemotherapy and, on March 24 of this year, a radical cystectomy with an ileal conduit. A scan on November 9 showed no sign of recurrence. What remains is a stoma that will be with him for the rest of his life, since the bladder is gone.

The trouble is its shape. It lies flush with the skin of his right lower abdomen, and urine creeps under anything flat. In September he had 11 leaks with flat extended-wear barriers. Our ostomy nurse, Corbin Ashgrove, fitted a convex barrier on October 12, and in November there were two. The skin shows the difference: the DET score was 8 then and 3 when I saw him on November 16. That is a fall of five points in five weeks.

Each month he needs 15 convex barriers (A4407), 15 pouches with a faucet tap and locking flange (A4433) and 2 bedside bags (A4357). Every six months he needs 2 ounces of powder (A4371). All of these are at or under the usual maximum.

He does the changes himself. His wife, Bernadine, cannot help, as her macular degeneration keeps her from seeing the stoma.

Sincerely,

Wilhelmina Strand, NP
NPI 1740392856`,

    `WOUND, OSTOMY & CONTINENCE - SUPPLY RATIONALE

Pt: I. Pell-Marchetti, 72M
Stoma: ileal conduit (3/24/26), RLQ, 25 mm, FLUSH. Pink, moist on 10/12.
Dx: Z93.6, Z85.51, L24.B3

WHAT CHANGED
           9/2026 flat        11/2026 convex
Leaks      11                 2
           10/12              11/16
DET        8                  3
Weepy ring 2.5 cm             1 cm

WHY CONVEX
Flush stomas don't project, so effluent goes sideways instead of down into the pouch. Convexity presses the peristomal plane back and lets the stoma stand up. Urine on skin all day = irritant dermatitis, which is what he had.

WHY 15
Changes q2 days. 30 / 2 = 15 barriers, one pouch with each.

WHY THE TAP
R thumb is stiff (crush injury, 1998). Couldn't shut a plug reliably. 7 empties a day, so a closure that fails is a big deal - that's around 49 chances a week to get wet.

WHY A NIGHT BAG
Makes 2100 mL/24 h, 900 of it overnight. Pouch = 400 mL. You'd fill it more than twice before morning. He was up x3 nightly without a bag. One bag lasts two weeks -> 2/mo.

WHY POWDER
Barriers don't stick to wet skin. Dust, brush off, apply. Only 2 oz per 6 mo requested (10 allowed). Area is shrinking so I would not ask for more.

WHO DOES IT
Self, standing at the mirror. Spouse has macular degeneration and can't see to assist.

ALLERGY: none known. HERNIA: none on 11/16 exam.

Seen 10/12/26 by Corbin Ashgrove, RN, CWOCN
Ordering: Wilhelmina Strand, NP`,

    `Northwoods Ostomy
Standard written order support document

Beneficiary . . . . . Ignatius Pell-Marchetti
DOB . . . . . . . . . 08/29/1954
Address . . . . . . . 36 Depot Street, Agate Falls, MN 55999
Phone . . . . . . . . (218) 555-0156
Primary . . . . . . . Medicare Part B
Secondary . . . . . . Loon Lake Supplement
Practitioner  . . . . Wilhelmina Strand, NP (1740392856)
Order date  . . . . . 12/02/2026

| HCPCS | Supply | Ordered | Max |
|---|---|---|---|
| A4407 | Convex extended wear barrier w/ flange, 25 mm opening | 15/month | 20/month |
| A4433 | 2-pc urinary pouch, locking flange 45 mm, tap w/ valve | 15/month | 20/month |
| A4357 | Bedside drainage bag | 2/month | 2/month |
| A4371 | Barrier powder, oz | 2 per 6 months | 10 per 6 months |

A three-month shipment is thus 45 barriers, 45 pouches and 6 bags. Over a year the order is 180 barriers, 180 pouches, 24 bags and 4 ounces of powder.

Quantities do not exceed the usual maximum on any line, and no over-utilization statement should be required. For your convenience, the clinical reasons from the chart:

* Permanent urinary diversion following cystectomy, March 24, 2026.
* Stoma flush with skin. Flat barrier failed with 11 leaks in one month.
* Convex barrier since October 12, 2026, changed every other day.
* Right thumb stiffness from an injury in 1998; patient could not close a plug reliably.
* Nighttime output of 900 mL against a pouch of 400 mL.
* Peristomal irritant dermatitis, improving.

The patient has no known allergies. He changes the system without help.

Medicare pays for ostomy supplies under the prosthetic device benefit when the opening is permanent.`,

    `Hi team,

Sending this by e-mail so you have something to paste into the letter for Mr. Pell-Marchetti (AGF-30518). I tried to keep it short but he has a few moving parts.

Background: 72 yo man, the operation was 3/24/2026 = radical cystectomy + ileal conduit for bladder ca, after 4 cycles of chemo that finished Feb 6 (so about six and a half weeks between the last cycle and the OR). Scan Nov 9 clean. Creatinine 1.3 on Nov 16. No parastomal hernia.

Issue #1, leaking. Stoma's 25 mm and doesn't stick out at all. He was on flat barriers and leaked 11 times in Sept. That's more than one every three days. Convex went on Oct 12. November: 2 leaks. I wouldn't change a winning team.

Issue #2, skin. L24.B3. The ring was 2.5 cm wide, now 1 cm. Powder is helping, needs 2 oz per six months, nothing crazy.

Issue #3, his hand. The right thumb doesn't bend well since it was crushed in '98. Tap, not plug.

Issue #4, nights. 900 mL overnight into a 400 mL pouch. Without the bag: three trips. With the bag he can sleep. 2 per month.

Codes and counts:
A4407 x15/mo
A4433 x15/mo
A4357 x2/mo
A4371 x2/6 mo

Social bit in case anybody asks why the wife can't do the changing: Bernadine has macular degeneration. He stands at a mirror and does it himself. He helps out at the tool library on Tuesdays and he ice fishes, and neither goes well with a wet shirt.

Payers: Part B then Loon Lake.
Signing: Wilhelmina Strand, NP, NPI 1740392856, today 12/2/26.

Thx!`,

    `# Medical Necessity Statement: Urostomy Supplies

## Overview

Ignatius Pell-Marchetti is a **72-year-old man** (height 5 ft 9 in, weight 203 lb) with a permanent **ileal conduit urostomy** created at the time of radical cystectomy on **March 24, 2026**.

## Diagnoses

- **Z93.6** – Other artificial openings of urinary tract status
- **Z85.51** – Personal history of malignant neoplasm of bladder
- **L24.B3** – Irritant contact dermatitis related to fecal or urinary stoma or fistula

## Clinical Justification

A urostomy drains continuously and has no sphincter; urine must be collected around the clock. The pouching system therefore is not a convenience but a replacement for the bladder.

**Barrier.** Because his stoma is flush, a convex barrier is needed. Documented outcome: leaks fell from 11 in September to 2 in November, a decrease of roughly 82%.

**Pouch.** He empties it 7 times per day. A faucet-type tap accommodates a right thumb that has been stiff for about 28 years.

**Bedside bag.** About 43% of his daily urine (900 of 2,100 mL) is made at night, well above the pouch's 400 mL capacity.

**Powder.** Indicated for the moist peristomal skin, which measured 1 cm in width at the most recent visit.

## Risks of Inadequate Supplies

Leakage damages skin; damaged skin weakens the seal; a weaker seal leads to more leakage. An overfull pouch at night can also let urine flow back toward the kidneys. These are general risks of any urinary diversion.

## Self-Management

The patient performs every change independently. His spouse, with whom he lives, is unable to assist owing to her vision.

## Request

Approval of A4407 (15/month), A4433 (15/month), A4357 (2/month) and A4371 (2/6 months), supplied by Northwoods Ostomy.

Wilhelmina Strand, NP · NPI 1740392856 · December 2, 2026`,

    `PATIENT: PELL-MARCHETTI, IGNATIUS
AGE/SEX: 72 M

1. IS THE OSTOMY PERMANENT?
YES. THE BLADDER WAS REMOVED 03/24/2026. AN ILEAL CONDUIT IS NOT REVERSED.

2. TYPE OF OSTOMY?
URINARY. ILEAL CONDUIT, RIGHT LOWER ABDOMEN.

3. WHAT DOES THE STOMA LOOK LIKE?
25 MM, LEVEL WITH THE SKIN. PINK AND MOIST AT THE OCTOBER VISIT.

4. IS THERE A SKIN COMPLICATION?
YES. IRRITANT DERMATITIS (L24.B3). DET 8 ON 10/12, DET 3 ON 11/16.

5. WHAT HAS BEEN TRIED?
FLAT EXTENDED-WEAR BARRIER: LEAKED 11 TIMES IN SEPTEMBER.
PLUG CLOSURE: COULD NOT BE SHUT RELIABLY BECAUSE OF A STIFF THUMB.
SLEEPING WITHOUT A NIGHT BAG: UP THREE TIMES.

6. WHAT IS ORDERED NOW?
A4407 - 15 A MONTH
A4433 - 15 A MONTH
A4357 - 2 A MONTH
A4371 - 2 IN 6 MONTHS

7. HOW OFTEN IS THE SYSTEM CHANGED, AND BY WHOM?
EVERY SECOND DAY, BY THE PATIENT, IN FRONT OF A MIRROR. WIFE IS VISUALLY IMPAIRED.

8. CANCER STATUS?
HISTORY OF BLADDER CANCER (Z85.51). FOUR CYCLES OF CHEMOTHERAPY BEFORE SURGERY. NO RECURRENCE SEEN 11/09/2026.

9. KIDNEY FUNCTION?
CREATININE 1.3 MG/DL, 11/16/2026.

10. ANY ALLERGY TO ADHESIVES?
NO KNOWN ALLERGIES OF ANY KIND.

11. LAST SEEN BY THE ORDERING PRACTITIONER?
11/16/2026, WHICH IS 16 DAYS BEFORE THE ORDER.

12. INSURANCE?
MEDICARE PART B FIRST. LOON LAKE SUPPLEMENT SECOND.

13. REMARKS?
THE PRESENT SYSTEM WORKS AND THE SKIN IS HEALING. A CHANGE BACK TO FLAT BARRIERS WOULD LIKELY UNDO THIS. THE NUMBER ORDERED FOLLOWS FROM THE WEAR TIME: A MONTH OF 30 DAYS HAS 15 CHANGES.

ORDERED BY WILHELMINA STRAND, NP, NPI 1740392856, DECEMBER 2, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
