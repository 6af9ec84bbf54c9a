import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a wound and ostomy nurse, and of the pharmacy that fills her order. */
export const urostomyPouchesFarmer: CorpusCase = {
  id: 'urostomy-pouches-farmer',
  today: '2026-08-31',
  facts: {
    case_id: 8303,
    patient: {
      first_name: 'Rosalind',
      last_name: 'Petrakis',
      dob: '1961-10-12',
      gender: 'female',
      height: '163 cm',
      weight: '72 kg',
      address: '2290 Orchard Loop, Winslow Gap, KS 67583',
      phone: '(620) 555-0148',
      mrn: 'WG-31006',
    },
    diagnoses: [
      { code: 'Z93.6', description: 'Other artificial openings of urinary tract status' },
      { code: 'Z85.51', description: 'Personal history of malignant neoplasm of bladder' },
    ],
    items: [
      {
        item: 'Ostomy pouch, urinary, with extended wear barrier attached, with faucet-type tap with valve, each',
        hcpcs: 'A4432',
        quantity: 20,
        quantity_limit: 20,
        limit_period: '1 month',
        justification:
          'Ileal conduit 2026-02-24 after removal of the bladder for cancer, margins clear. Stoma in the right lower abdomen, 25 mm, budded 15 mm, red. Skin around it: erosion of 2 cm at 5 o’clock on 2026-07-13, healed on 2026-08-17. Pouch leaked every day with the flat barrier in June; wear time with convex barrier now 3 to 4 days. Changes the pouch herself. Two urinary infections with fever since surgery, the last on 2026-07-28, ciprofloxacin for 7 days. Creatinine 1.0.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification:
          'Sleeps 7 hours with the night bag. Apple grower, lifts crates up to 15 lb. Lives with her brother Stavros. Allergic to iodine. Chemotherapy, 4 cycles, ended 2026-01-20. No parastomal hernia on examination 2026-08-17. Drinks 2 liters a day.',
      },
    ],
    provider: { name: 'Ambrose Keita, MD', npi: '1285730949', date_signed: '2026-08-31' },
    seen: [
      '2026-08-17, office visit, Odile Renner, RN, CWOCN: stoma red and moist, skin closed, weight unchanged.',
    ],
  },
  notes: [
    `Ms. Petrakis grows apples and shares a farmhouse with her brother Stavros. Her bladder was removed on February 24 because of cancer; the margins were clear. Since then her urine drains through an ileal conduit (Z93.6), whose stoma lies in the right lower abdomen. It measures 25 mm across and stands 15 mm above the skin.

With a flat barrier the pouch leaked daily, and the skin eroded over two centimeters at the five o'clock position. With convexity a pouch now holds for three to four days, and the erosion had healed by August 17. Twice since the operation she has had a febrile urinary infection; the latest, on July 28, was treated with a week of ciprofloxacin.

She changes the pouch without help. Please dispense 20 urinary pouches (A4432) and 2 bedside bags (A4357) a month, which are the usual maximum.`,
    `Ostomy RN: 64F, ileal conduit 2/24/26 (bladder ca, margins neg). Stoma RLQ, 25 mm, 15 mm bud, red, moist. Peristomal erosion 2 cm @ 5 o'clock 7/13 -> healed 8/17. Flat barrier: daily leak (June). Convex: WT 3-4 d. Febrile UTI x2, last 7/28, cipro x 7 d. Cr 1.0. Self-care indep. No parastomal hernia. Fluids 2 L/d. Allergy: iodine. Chemo x4, done 1/20. Night bag 7 h. A4432 #20, A4357 #2 monthly.`,
    `Item 1: urinary pouch, extended wear barrier, tap with valve. Twenty a month.
Item 2: bedside drainage bag. Two a month.
Stoma: right side, below the waist; diameter 25 mm.
Barrier: convex (flat one leaked).
Skin: closed at the visit of 08/17/2026.
Who changes: the patient.
Allergies: iodine.
Infections: two with fever since surgery.
Weight: unchanged.`,
    `She is back among her trees and lifts nothing heavier than a fifteen-pound crate. The chemotherapy had come to its end in January, after four cycles, before the surgeons took the bladder. On examination there is no hernia beside the stoma. Her kidneys work well, with a creatinine of 1.0. She sleeps seven hours because the night bag spares her getting up. She drinks two liters a day, as she should. Antiseptics with iodine must not be used on her.`,
  ],
  passages: [],
  edits: [
    [0, 'social', 'grows apples → keeps bees'],
    [0, 'social', 'her brother Stavros → her husband Stavros'],
    [0, 'date-age', 'on February 24 → on April 24'],
    [0, 'negation', 'the margins were clear → the margins were positive'],
    [0, 'side', 'right lower abdomen → left lower abdomen'],
    [0, 'other-role', '25 mm across and stands 15 mm → 15 mm across and stands 25 mm'],
    [0, 'event', 'Her bladder was removed → Her kidney was removed'],
    [0, 'other-item', 'With a flat barrier the pouch → With a convex barrier the pouch'],
    [0, 'negation', 'the erosion had healed → the erosion had not healed'],
    [0, 'retold', "five o'clock position → nine o'clock position"],
    [0, 'quantity', 'three to four days → one to two days'],
    [0, 'medication', 'a week of ciprofloxacin → a week of nitrofurantoin'],
    [0, 'retold', 'Twice since the operation → Six times since the operation'],
    [0, 'attestation', 'She changes the pouch without help → Her brother changes the pouch'],
    [0, 'other-role', '20 urinary pouches (A4432) and 2 bedside → 2 urinary pouches (A4432) and 20 bedside'],
    [1, 'sex', '64F → 64M'],
    [1, 'side', 'Stoma RLQ → Stoma LLQ'],
    [1, 'negation', 'margins neg → margins pos'],
    [1, 'date-age', 'healed 8/17 → healed 7/27'],
    [1, 'negation', 'Self-care indep → Self-care dependent'],
    [1, 'negation', 'No parastomal hernia → Parastomal hernia'],
    [1, 'treatment', 'Allergy: iodine → Allergy: penicillin'],
    [1, 'quantity', 'cipro x 7 d → cipro x 14 d'],
    [1, 'retold', 'Cr 1.0 → Cr 2.0'],
    [2, 'side', 'right side, below → left side, below'],
    [2, 'negation', 'Skin: closed at → Skin: open at'],
    [2, 'attestation', 'Who changes: the patient → Who changes: home nurse'],
    [2, 'quantity', 'Twenty a month → Forty a month'],
    [2, 'retold', 'Weight: unchanged → Weight: down 6 kg'],
    [3, 'negation', 'there is no hernia → there is a hernia'],
    [3, 'other-role', 'She sleeps seven hours → She sleeps four hours'],
    [3, 'retold', 'fifteen-pound crate → fifty-pound crate'],
    [3, 'treatment', 'The chemotherapy had come to its end → The radiation had come to its end'],
    [3, 'negation', 'Her kidneys work well → Her kidneys are failing'],
  ],
  corruptions: { organisation: ['{→ Prairie Shield Insurance is the payer.}'] },
};
