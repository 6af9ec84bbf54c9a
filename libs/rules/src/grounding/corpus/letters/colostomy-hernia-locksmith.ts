import type { CorpusCase } from '../corpus-case.ts';

/** A colorectal surgeon, an ostomy nurse and the supplier write for a locksmith whose flat barrier lifts over a hernia. */
export const colostomyHerniaLocksmith: CorpusCase = {
  id: 'colostomy-hernia-locksmith',
  today: '2026-03-09',
  facts: {
    case_id: 11704,
    patient: {
      first_name: 'Desmond',
      last_name: 'Achterberg',
      dob: '1961-07-30',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '231 lb',
      address: '58 Tumbler Street, Pell Harbor, MI 49999',
      phone: '(231) 555-0107',
      mrn: 'LSG-90347',
    },
    diagnoses: [
      { code: 'Z93.3', description: 'Colostomy status' },
      { code: 'K43.5', description: 'Parastomal hernia without obstruction or gangrene' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
      {
        code: 'Z85.048',
        description:
          'Personal history of other malignant neoplasm of rectum, rectosigmoid junction, and anus',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 15,
        limit_period: 'month',
        size: '57 mm flange',
        justification:
          "Permanent end colostomy, left lower quadrant, after abdominoperineal resection for rectal cancer on 2025-08-12. Stoma oval, 32 by 38 mm, stands out 4 mm; parastomal hernia bulge of 6 cm to the left of it, crease at 3 o'clock. Flat two-piece barrier (A4414) since surgery: diary for January 2026 shows 14 leaks in 31 days, 9 of them at work, barrier changed every day or every other day. Skin red and weeping in a rim of 4 cm on 2026-02-02. Convex extended-wear barrier since 2026-02-02: lasts 2 days, 2 leaks from 2026-02-02 to 2026-03-02, rim down to 1 cm and dry on 2026-03-02. Changed every 2 days, 15 a month.",
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with non-locking flange, with filter (2 piece system), each',
        hcpcs: 'A4425',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        size: '57 mm flange',
        justification:
          'A new pouch with each barrier change (15 a month) and about 5 more a month after thick stool that cannot be rinsed out. Empties 3 to 4 times a day, stool soft. Filter because gas blew the pouch up and off the flange on 2026-01-19 at work.',
      },
      {
        item: 'Ostomy skin barrier, pectin-based, paste, per ounce',
        hcpcs: 'A4406',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          "Fills the crease at 3 o'clock; one 2-ounce tube lasts a month. Barrier ring tried 2026-02-02 to 2026-02-16 in its place: melted through on the first day.",
      },
      {
        item: 'Ostomy belt, each',
        hcpcs: 'A4367',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'large',
        justification:
          'Holds the convex barrier against the hernia when he kneels and bends at work. Waist 44 inches. Soiled after about a month.',
      },
    ],
    provider: { name: 'Odile Vantongeren, MD', npi: '1023957486', date_signed: '2026-03-09' },
    seen: [
      "2026-03-02, in office, by Henrike Bolton, RN, CWOCN: stoma red and moist, 32 by 38 mm, 4 mm high; redness 1 cm wide from 1 to 5 o'clock, dry; wife changes the system in 11 minutes with no prompting.",
      '2026-02-02, in office, by Odile Vantongeren, MD, and Henrike Bolton, RN, CWOCN: hernia bulge 6 cm, soft, goes back when he lies down; skin red and weeping in a rim of 4 cm; weight 231 lb; no sign of tumor on examination; hernia repair put off until he weighs less than 200 lb.',
    ],
    told: [
      'Who pays? Blue Prairie Employee Trust, member ID BPT-773104',
      'Who supplies? Ferncliff Ostomy & Medical; customer service Joaquin Teller, phone (231) 555-0190',
      'Lives with whom? With his wife Agnieszka, who changes the system since he cannot see the stoma under the hernia',
      'Work? Locksmith with his own van, full time again since 2025-11-03',
      'Where does he get care? Lakeshore Surgical Group, 300 Harbor Avenue, Pell Harbor, MI, phone (231) 555-0111; ostomy nurse visit again on 2026-06-01',
      'What did the reviewer ask? On 2026-02-25: a. why convex; b. why 15 barriers; c. why more pouches than barriers; d. why paste as well as a belt',
      'Does he irrigate? No, tried in December 2025, cramps, given up after 3 attempts',
      'How long is it needed? Lifelong; the order is written for 12 months',
      'Powder? Stoma powder was used from 2026-02-02 to 2026-02-23; no longer needed',
      'Weight? He has lost 6 lb since 2026-02-02 by his own scale',
    ],
    answered: [],
  },
  notes: [
    `LAKESHORE SURGICAL GROUP
300 Harbor Avenue, Pell Harbor, MI | (231) 555-0111

March 9, 2026

Blue Prairie Employee Trust
Attn: Medical Review

Patient: Mr. Desmond Achterberg
Date of birth: July 30, 1961
Member no.: BPT-773104

Dear Sir or Madam:

Mr. Achterberg, 64, carries a permanent end colostomy in the left lower quadrant. I refer to his abdominoperineal resection of August 12, 2025, for rectal cancer; on examination last month there was no sign of tumor. He has since developed a parastomal hernia. It bulges 6 cm to the left of the stoma, is soft and reduces when he lies flat. I have put off repair until his weight, 231 pounds on February 2, has come below 200.

The stoma is oval, 32 x 38 mm, and rises a mere 4 mm above skin which is anything but flat. A flat barrier will not seal on such a surface. In January he kept a diary: fourteen leaks in thirty-one days, nine of them while he was out working as a locksmith. The skin was raw in a rim 4 cm wide.

We moved him to an extended-wear barrier with built-in convexity on February 2. By March 2 he had leaked twice and the rim had shrunk to a dry 1 cm.

I therefore prescribe, per month, for one year:

  Convex barrier with flange, 57 mm (A4407) ..... 15
  Drainable pouch with filter (A4425) ........... 20
  Pectin paste (A4406) .......................... 2 oz
  Belt, large (A4367) ........................... 1

The colostomy is for life, and so is the need.

Sincerely yours,

Odile Vantongeren, MD
NPI 1023957486`,

    `WOC NURSING NOTE   3/9/26
Achterberg, Desmond  DOB 7/30/61  MRN LSG-90347

S: 64 y.o. M s/p APR 8/12/25 w/ permanent end colostomy LLQ. Locksmith, FT since 11/3/25. Wife does the changes; pt can't see stoma d/t hernia. Empties 3-4x/d, soft. No irrigation (Dec 2025: cramping, quit after 3 tries). Reports -6 lb on home scale since 2/2.

O (from visit 3/2): Stoma red, moist, oval 32 x 38 mm, 4 mm protrusion. Peristomal erythema 1 cm, 1-5 o'clock, dry. On 2/2 it was 4 cm, weeping. PSH 6 cm L of stoma, soft, reducible (2/2). Crease @ 3 o'clock. Waist 44". Change by wife observed: 11 min, no cues.

Wear time: flat 2-pc 1-2 d. Convex EW 2 d.
Leaks: Jan 14/31 d. 2/2-3/2: 2.

A: Z93.3; K43.5; L24.B3 improving; Z85.048. Convexity + belt + paste working. Stoma powder d/c'd 2/23, skin dry.

P: Monthly
   A4407 #15 (q2d)
   A4425 #20 (15 w/ barrier, ~5 extra for thick stool)
   A4406 2 oz
   A4367 #1, lg
   Next WOC 6/1/26.
   Ferncliff Ostomy & Medical to supply.

H. Bolton, RN, CWOCN / ordering: O. Vantongeren, MD, NPI 1023957486`,

    `March 9, 2026

Reply to your inquiry of February 25, 2026
Re: D. Achterberg, BPT-773104

a. "Why convex?"
Since his stoma stands out by only 4 mm and sits next to a bulge of 6 cm with a crease at three o'clock. Convexity presses the skin down around the opening so that the stool falls into the pouch and not beneath the barrier. With the flat product (A4414) he had 14 leaks in January; with the convex one there were 2 in the four weeks that followed its introduction.

b. "Why 15 barriers?"
Each lasts two days. Thirty divided by two is fifteen. It used to be more: the flat ones had to be replaced daily or every second day.

c. "Why more pouches than barriers?"
Fifteen pouches go on along with a fresh barrier. Roughly five times a month the stool is so thick that the pouch will not rinse clean, and then the pouch alone is swapped. That is the benefit of a two-piece system, and it makes twenty.

d. "Why paste as well as a belt?"
They do different jobs. Paste levels the crease; a two-ounce tube is enough for a month. The belt keeps the barrier pressed to the belly while he is on his knees in front of a lock. A barrier ring was tested from February 2 to 16 instead of paste and had melted through on day one.

Please also note the filter: on January 19 gas inflated his pouch and forced it off the flange during a job.

Odile Vantongeren, MD, NPI 1023957486
Henrike Bolton, RN, CWOCN`,

    `FERNCLIFF OSTOMY & MEDICAL
Standard Written Order / Record Summary

Order date: 03/09/2026
Customer: Desmond Achterberg, 58 Tumbler Street, Pell Harbor, MI 49999, (231) 555-0107
Insurance: Blue Prairie Employee Trust BPT-773104
Practitioner: Odile Vantongeren, MD (NPI 1023957486)

HCPCS   DESCRIPTION                              SIZE          QTY/MO   QTY/3 MO
A4407   Barrier w/ flange, ext. wear, convex     57 mm         15       45
A4425   Pouch, drainable, filter, 2-pc           57 mm         20       60
A4406   Paste, pectin-based, per oz              -             2        6
A4367   Belt                                     large         1        3

Dx: Z93.3, K43.5, L24.B3, Z85.048
Ostomy type: end colostomy, permanent
Surgery date: 08/12/2025
Location: LLQ
Stoma: 32 x 38 mm, oval
Length of need: lifelong (order valid 12 months)

Supporting statements found in the record
* 14 leaks logged in Jan. 2026 on flat system; 9 occurred at work
* 2 leaks on convex system, 02/02 through 03/02/2026
* Dermatitis: 4 cm, weeping (02/02) to 1 cm, dry (03/02)
* Ring in place of paste: melted through first day
* Irrigation attempted 12/2025 and abandoned because of cramps
* Spouse performs changes

Stoma powder: discontinued, not on this order.

Questions: Joaquin Teller, (231) 555-0190`,

    `# Medical Necessity Letter – Ostomy Supplies

**Patient:** Desmond Achterberg
**Age/Sex:** 64-year-old male
**Provider:** Odile Vantongeren, MD
**Date:** March 9, 2026

## Background

Mr. Achterberg underwent an abdominoperineal resection in August 2025 and lives with a permanent colostomy. His course has been complicated by a **parastomal hernia** (K43.5) and **peristomal irritant dermatitis** (L24.B3).

## Functional Impact

- Works full time as a locksmith and regularly kneels and bends
- Cannot see his stoma because of the hernia
- Depends on his wife, Agnieszka, for changing the appliance

## Supplies and Rationale

**1. Convex extended-wear skin barrier (A4407), 15/month**
- Low-profile stoma (4 mm) with an adjacent hernia and a skin crease
- Two-day wear time

**2. Drainable filtered pouch (A4425), 20/month**
- One per barrier change plus approximately five additional
- The filter vents gas, which caused pouch detachment on January 19, 2026

**3. Pectin paste (A4406), 2 oz/month**
- Fills the crease at the 3 o'clock position
- Barrier ring trialed unsuccessfully

**4. Ostomy belt (A4367), 1/month**
- Size large for a 44-inch waist
- Secures the barrier during physical work

## Outcome With Current System

- **Leakage:** reduced from 14 in January to 2 over the four weeks from February 2
- **Skin:** inflamed rim reduced by 3 cm, no longer weeping

## Conclusion

The supplies listed are medically necessary to maintain a secure seal and to protect the peristomal skin. The need is lifelong.

*Odile Vantongeren, MD, NPI 1023957486*`,

    `Pell Harbor, 03/09/2026

To whoever handles Mr. Achterberg's claim

I'm Henrike Bolton, the ostomy nurse at Lakeshore Surgical Group. I want to tell you in plain words what I saw.

When Desmond came to us on the second of February, the skin around his colostomy was red and wet in a ring as broad as 4 centimeters. He works out of his van, opening and fixing locks, and he had leaked nine times on the job in January alone, and fourteen times in all. Once, on the 19th, the bag filled up with gas and popped off altogether.

The trouble is easy to understand. He has a hernia beside the stoma, about 6 cm, and a fold on the three o'clock side. A flat wafer bridges that fold like a lid that doesn't fit. Dr. Vantongeren will not repair the hernia until he is under 200 pounds; he has taken off six since, going by his own scale.

We put on a convex wafer with paste in the fold and a belt round his 44-inch waist. We used stoma powder as well, for three weeks, until the skin no longer called for it. On March 2, four weeks on, what remained was a dry red edge of a centimeter between one and five o'clock. His wife Agnieszka did the whole change in front of me in eleven minutes.

So please let them have what works: 15 wafers, 20 pouches, 2 ounces of paste and a belt each month. I will see them on June 1.

Thank you kindly,
Henrike Bolton, RN, CWOCN
Ordering surgeon: Odile Vantongeren, MD (1023957486)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
