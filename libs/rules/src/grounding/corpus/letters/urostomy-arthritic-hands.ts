import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, an ostomy nurse and an occupational therapist write for an eighty-seven-year-old whose hands cannot close a flange. */
export const urostomyArthriticHands: CorpusCase = {
  id: 'urostomy-arthritic-hands',
  today: '2026-08-27',
  facts: {
    case_id: 11705,
    patient: {
      first_name: 'Leontyne',
      last_name: 'Garrick',
      dob: '1939-05-11',
      gender: 'female',
      height: '5 ft 0 in',
      weight: '112 lb',
      address: '17 Magnolia Terrace, Unit 204, Port Serene, GA 31999',
      phone: '(912) 555-0136',
      mrn: 'CBU-11827',
    },
    diagnoses: [
      { code: 'Z93.6', description: 'Other artificial openings of urinary tract status' },
      { code: 'Z85.51', description: 'Personal history of malignant neoplasm of bladder' },
      { code: 'M19.041', description: 'Primary osteoarthritis, right hand' },
      { code: 'M19.042', description: 'Primary osteoarthritis, left hand' },
    ],
    items: [
      {
        item: 'Ostomy pouch, urinary, with extended wear barrier attached, with built-in convexity (1 piece), each',
        hcpcs: 'A4393',
        quantity: 15,
        quantity_limit: 15,
        limit_period: 'month',
        size: 'pre-cut 25 mm',
        justification:
          'Ileal conduit after radical cystectomy for bladder cancer on 2024-10-03. Stoma right lower quadrant, round, 22 mm, 3 mm above the skin. Two-piece system with locking flange from 2024-10 to 2025-11: she could not press the flange shut, grip strength right 8 lb and left 10 lb on 2026-07-15, daughter-in-law had to come for each change. Flat one-piece pouch from 2025-11-20 to 2026-05-04: leaked on 3 of 7 nights a week, wore 1 day. Convex one-piece pouch, pre-cut, since 2026-05-04: wears 2 days, 1 leak in June and none in July 2026, she changes it alone at the bathroom sink. Changed every 2 days, 15 a month.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Night output 900 to 1,100 mL measured 2026-05-11 to 2026-05-17, the pouch holds 400 mL. Without the bag she got up 3 times a night to empty it, and fell on 2026-04-02 on the way to the bathroom, bruise on the left hip, no fracture. Night bag since 2026-05-18. Replaced every 2 weeks, 2 a month. Anti-reflux bag after pyelonephritis, hospital 2026-04-11 to 2026-04-15, Escherichia coli.',
      },
      {
        item: 'Adhesive remover, wipes, any type, each',
        hcpcs: 'A4456',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          "2 wipes at each change, 15 changes a month. Extended-wear adhesive holds so firmly that pulling it off without remover tore the skin at 9 o'clock, 8 by 3 mm, on 2026-05-08; healed by 2026-05-22 with remover.",
      },
    ],
    provider: { name: 'Cassius Rhinehart, MD', npi: '1417590286', date_signed: '2026-08-27' },
    seen: [
      '2026-08-19, in office, by Cassius Rhinehart, MD: stoma pink, skin around it whole, weight 112 lb, blood pressure 128/70, both kidneys without hydronephrosis on ultrasound, creatinine 1.1 mg/dL.',
      '2026-07-15, in office, by Perpetua Okimoto, OTR/L: grip right 8 lb, left 10 lb, lateral pinch right 3 lb, left 4 lb, bony swelling at the base of both thumbs; puts on the pre-cut one-piece pouch in 9 minutes alone, cannot close a locking flange in 5 tries, cannot cut a barrier with scissors.',
      "2026-05-22, in office, by Nadia Trelawney, RN, CWOCN: tear at 9 o'clock closed, no redness, stoma 22 mm.",
    ],
    told: [
      'Who pays? Medicare Part B; supplement Oglethorpe Senior Plan',
      'Who supplies? Tidewater Ostomy Supply',
      'Lives with whom? Alone, second floor with elevator, senior apartments; widow since 2019',
      'Who helps? Her daughter-in-law Simone, 40 minutes away by car, comes on Sundays for shopping; not for the pouch any more',
      'Home health? None; the last home health visit was on 2025-01-17',
      'What does she do? Sings in the church choir on Sundays, retired piano teacher',
      'Where does she get care? Coastal Bluff Urology, 6 Lighthouse Plaza, Port Serene, GA, phone (912) 555-0175; next visit 2027-02-17',
      'How long is it needed? Lifelong',
      'How is the night bag used? Hooked to the bed frame, tube to the pouch spout, rinsed each morning with vinegar and water',
      'Infections since? None since April 2026',
    ],
    answered: [],
  },
  notes: [
    `COASTAL BLUFF UROLOGY
6 Lighthouse Plaza, Port Serene, Georgia
(912) 555-0175

August 27, 2026

In re: Mrs. Leontyne Garrick, DOB May 11, 1939
Urostomy supplies

Dear Medicare Reviewer:

Mrs. Garrick is an 87-year-old widow who lives by herself. I follow her for an ileal conduit, fashioned at the time of her radical cystectomy on October 3, 2024, which was done for cancer of the bladder. There is no going back from it; she will wear a pouch for the rest of her life.

Her conduit works well. When I saw her on August 19 the stoma was pink, the surrounding skin unbroken, the creatinine 1.1 and neither kidney dilated. Her hands are another matter. Arthritis has left her with a grip of 8 pounds on the right and 10 on the left, and she cannot snap together the flange of a two-piece appliance. For more than a year her daughter-in-law had to drive over every time it was changed.

A flat one-piece pouch, tried next, leaked three nights out of seven. The stoma stands only 3 mm proud of the skin, and for so shallow a stoma convexity is the accepted answer. Since May 4 she has used a pre-cut convex one-piece pouch (A4393). It stays on two days; it leaked once in June, not at all in July. Most of all, she does it unaided.

At night she makes about a liter, and the pouch takes 400 mL. Hence a bedside bag (A4357), two per month. Adhesive remover wipes (A4456), thirty per month, protect skin that has torn once already.

Faithfully,

Cassius Rhinehart, MD
NPI 1417590286`,

    `OCCUPATIONAL THERAPY - HAND FUNCTION AND APPLIANCE ASSESSMENT

Client: Leontyne Garrick, 87 F         MRN: CBU-11827
Evaluated: 7/15/2026                   Report: 8/27/2026
Referral source: Cassius Rhinehart, MD, NPI 1417590286
Therapist: Perpetua Okimoto, OTR/L

MEASUREMENTS
                     Right      Left
Grip                 8 lb       10 lb
Lateral pinch        3 lb       4 lb
Observation: bony enlargement at both thumb bases (osteoarthritis, M19.041 and M19.042).

TASK TRIALS
Task                                         Result
Close locking flange of 2-piece system       0 of 5 attempts
Cut barrier with scissors                    unable
Apply 1-piece pre-cut pouch (25 mm)          independent, 9 minutes

INTERPRETATION
A locking flange asks for firm bilateral pressure that she does not have. Scissors ask for a pinch she does not have either. A pouch that arrives with its opening already cut at 25 mm asks for neither of them.

HOME
Second-floor senior apartment reached by elevator. Lives alone. Changes the pouch at the bathroom sink. Simone, her son's wife, is a 40-minute drive away and visits on Sundays to shop. She is no longer required for the pouch.

RECOMMENDATION
Continue the one-piece pre-cut convex urinary pouch with extended-wear barrier, A4393. Going back to a two-piece appliance would mean that someone else has to do every change, on average every other day.

P. Okimoto, OTR/L`,

    `08/27/2026  L. Garrick  87 yo F  urostomy supply documentation

HPI: Hx bladder CA, s/p radical cystectomy + ileal conduit 10/3/24. OA both hands. Lives alone. Appliance hx:
 -- 2-pc locking: 10/24 to 11/25. Unable to close; DIL did changes.
 -- 1-pc flat: 11/20/25 to 5/4/26. Leaks 3 nights/wk, wear 1 d.
 -- 1-pc convex precut: 5/4/26 on. Wear 2 d. Leaks: June 1, July 0. Self-care.
Fell 4/2/26 en route to BR at night to empty pouch, bruised L hip, no fx. Was up x3 nightly w/o night bag. Admitted 4/11-4/15/26, pyelonephritis, E. coli. No UTI since April.
Skin tear 9 o'clock 5/8/26, 8 x 3 mm, from pulling adhesive w/o remover; healed 5/22.

PE (8/19/26): BP 128/70, wt 112#. Stoma RLQ, pink; peristomal skin intact. Renal US: no hydro bilat. Cr 1.1.

Imp: Z93.6. Z85.51. M19.041/M19.042.

Rx:
A4393 precut 25 mm, 15/mo (chg q 2 d)
A4357 w/ anti-reflux, 2/mo (q 2 wk)
A4456, 30/mo (2 per chg)
Lifetime. Tidewater Ostomy Supply. No HH agency involved. RTC 2/17/27.

C. Rhinehart MD`,

    `TIDEWATER OSTOMY SUPPLY — Refill and medical record cover sheet

Date: 8/27/26
Patient: Garrick, Leontyne (female, DOB 5/11/39)
Deliver to: 17 Magnolia Terrace, Unit 204, Port Serene, GA 31999
Phone: (912) 555-0136
Payers: 1) Medicare Part B  2) Oglethorpe Senior Plan
Physician: Cassius Rhinehart, MD, 1417590286

Is the patient under a home health plan of care? No. Last home health visit was 1/17/25.
Is the patient in a facility? No, a senior apartment of her own.
Is the condition permanent? Yes, lifelong (Z93.6).

Items to ship
• Urinary pouch, 1-piece, convex, extended wear, pre-cut 25 mm (A4393): 15 for one month, or 45 for three
• Bedside drainage bag (A4357): 2 for one month, or 6 for three
• Adhesive remover wipe (A4456): 30 for one month, or 90 for three

How the quantities were arrived at
Pouches: one every 2 days.
Bags: one every 2 weeks.
Wipes: two for each of the fifteen changes.

Medical record in support
Seen by the doctor on 8/19/26, by the occupational therapist on 7/15/26 and by the ostomy nurse on 5/22/26. On file: a 22 mm stoma in the right lower quadrant, 3 mm in height; an overnight urine volume of 900–1,100 mL (measured over seven days in May); and a skin tear that closed within two weeks once remover was used. A kidney infection put her into the hospital for four nights in April; the bag has an anti-reflux device for that reason.`,

    `## Statement of Medical Necessity: Urostomy Supplies

**Patient:** Leontyne Garrick | **DOB:** 05/11/1939 | **Gender:** Female
**Date of Statement:** 08/27/2026
**Prescribing Physician:** Cassius Rhinehart, MD (NPI: 1417590286)

### Clinical Indication
Mrs. Garrick has a permanent ileal conduit following radical cystectomy on 10/03/2024. All urine drains through the stoma, so continuous pouching is required.

### Relevant History
- **Bladder cancer**, personal history of (Z85.51)
- **Osteoarthritis of both hands** (M19.041, M19.042), limiting grip to 8–10 lb
- **Pyelonephritis** requiring hospitalization in April 2026
- **Nighttime fall** on 04/02/2026 without fracture

### Product-Specific Justification

| Product | Code | Monthly Quantity | Reason |
|---|---|---|---|
| Convex one-piece urinary pouch | A4393 | 15 | 3 mm stoma height; flat pouch leaked; cannot close a flange |
| Bedside drainage bag | A4357 | 2 | Overnight output exceeds pouch capacity |
| Adhesive remover wipes | A4456 | 30 | Prior skin tear at 9 o'clock |

### Less Costly Alternatives Considered
1. **Two-piece system:** Could not be closed by the patient; a family member had to attend.
2. **Flat one-piece pouch:** Worn from November 2025 to May 2026 with a wear time of just one day.
3. **No night bag:** Woke three times per night and fell.

### Benefit
With the present supplies, Mrs. Garrick is **independent** in changing her pouch, had **one leak in two months** (June and July), and has remained **free of infection since April**.

### Length of Need
Lifetime.`,

    `27 August 2026

For the file of Mrs. Garrick (Leontyne, born 5/11/1939), urostomy

I am Nadia Trelawney, ostomy nurse at Coastal Bluff Urology. Mrs. Garrick used to teach piano. Today her grip is 8 pounds in the right hand and 10 in the left; the ring on her old two-piece pouch would not click shut for her, and so Simone, her daughter-in-law, came over each time.

At night she used to get out of bed three times to empty the pouch. One such trip, on April 2, ended on the floor with a bruised left hip. Nine days afterward she was admitted with pyelonephritis; E. coli was the germ. She went home on the 15th.

In May we changed course. She was given the convex pouch with the hole already cut at 25 mm, and a night bag that hooks on to her bed frame. We had her nighttime urine measured for a week: between 900 and 1,100 mL, more than twice what a 400 mL pouch will hold. Each morning she rinses the bag with vinegar and water.

There was one hiccup. On May 8 a strip of skin came away with the adhesive, eight millimeters by three, at nine o'clock. With remover wipes it had closed by the time I looked on May 22, with no redness.

She sings in the church choir on Sundays, and she manages her own pouch. Fifteen pouches, two bags and thirty wipes a month are what that takes.

Nadia Trelawney, RN, CWOCN`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
