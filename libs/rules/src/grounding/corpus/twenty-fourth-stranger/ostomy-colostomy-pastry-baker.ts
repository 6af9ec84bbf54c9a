import type { CorpusCase } from '../corpus-case.ts';

/** A physician, an ostomy nurse, a supplier and a drafting model write for a retired pastry baker with a colostomy. */
export const ostomyColostomyPastryBaker: CorpusCase = {
  id: 'ostomy-colostomy-pastry-baker',
  today: '2026-11-05',
  facts: {
    case_id: 24106,
    patient: {
      first_name: 'Anselm',
      last_name: 'Dragoumis',
      dob: '1953-02-18',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '187 lb',
      address: '63 Cooper Street, Oldport, RI 02999',
      phone: '(401) 555-0173',
      mrn: 'OPS-91347',
    },
    diagnoses: [
      { code: 'Z93.3', description: 'Colostomy status' },
      { code: 'C20', description: 'Malignant neoplasm of rectum' },
      { code: 'K43.5', description: 'Parastomal hernia without obstruction or gangrene' },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange, extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 20,
        quantity_limit: 20,
        limit_period: '1 month',
        size: '57 mm flange',
        justification:
          'The stoma in the left lower abdomen is 34 mm wide and stands 3 mm above the skin. A flat barrier leaked 9 times between 2026-09-07 and 2026-09-21. A convex one leaked once between 2026-10-01 and 2026-10-22. It is changed every 36 hours. The skin around the stoma is sore over 2 cm below it.',
      },
      {
        item: 'Ostomy pouch, drainable, for use on barrier with flange (2 piece system), each',
        hcpcs: 'A5063',
        quantity: 20,
        quantity_limit: 20,
        limit_period: '1 month',
        color: 'beige',
        length: '12 inches',
        justification: 'Drained 3 times a day. A new pouch with each barrier.',
      },
      {
        item: 'Ostomy skin barrier, pectin-based, paste, per ounce',
        hcpcs: 'A4406',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '1 month',
        justification:
          "To fill the fold at 6 o'clock that the hernia makes. He is able to apply it by touch.",
      },
    ],
    provider: { name: 'Yusuf Hallworth, MD', npi: '1295038476', date_signed: '2026-11-05' },
    seen: [
      '2026-10-22, in clinic, by Yusuf Hallworth, MD: stoma red and moist, hernia soft and easily pushed back, sore skin below the stoma, no sign of tumor on examination.',
    ],
    told: [
      'Who pays? Narragan Seniors Health',
      'Who supplies? Quayside Ostomy Company',
      'Operation? Rectum removed with permanent colostomy on 2026-06-09',
      'Lives with whom? With his daughter Kalliope',
      'Work? Retired pastry baker',
      'Eyes? Cannot read small print',
      'Allergies? None',
    ],
    answered: [],
  },
  notes: [
    `Yusuf Hallworth, MD
NPI 1295038476

November 5, 2026

Narragan Seniors Health

Concerning Mr. Anselm Dragoumis, date of birth February 18, 1953

Mr. Dragoumis, 73, has a permanent colostomy (Z93.3). His rectum was removed on June 9, 2026, because of a malignant neoplasm (C20). He also has a parastomal hernia without obstruction or gangrene (K43.5).

When I examined him on October 22, 2026, the stoma was red and moist. The hernia was soft and easily pushed back. The skin below the stoma was sore. I found no sign of tumor.

The stoma lies in the left lower abdomen, is 34 mm wide and stands 3 mm above the skin. A flat barrier leaked 9 times between September 7 and 21. A convex barrier leaked once between October 1 and 22. He has no allergies.

I therefore prescribe, for each month, 20 convex extended-wear barriers with flange (A4407), 20 drainable pouches (A5063) and 4 ounces of pectin-based paste (A4406). The paste fills a fold at 6 o'clock, which the hernia makes.

Convexity presses the skin gently down around a short stoma, and in that way keeps stool from creeping under the barrier.

Sincerely,
Yusuf Hallworth, MD`,
    `OSTOMY NURSE: POUCHING REVIEW

Dragoumis, A. / MRN OPS-91347 / male / 73 y / 187 lb

STOMA
Colostomy, left lower abdomen, since 06/09/2026
Width 34 mm
Height 3 mm
Red, moist (10/22/2026)

SKIN
Sore over 2 cm below the stoma. Fold at 6 o'clock from hernia.

LEAKS
Flat barrier, 09/07 to 09/21/2026: 9 leaks in 14 days
Convex barrier, 10/01 to 10/22/2026: 1 leak in 21 days

ROUTINE
Barrier and pouch changed every 36 hours. That is 20 changes in 30 days. Pouch drained 3 times a day.

SELF-CARE
Cannot read small print. Is able to apply paste by touch. Lives with daughter Kalliope.

SUPPLIES
A4407 convex, flange 57 mm
A5063 drainable, 12 inches, beige
A4406 paste

ALLERGIES
None.

ADVICE IN GENERAL
Barriers should be cut so that little bare skin remains between the opening and the stoma. Heavy lifting tends to enlarge a parastomal hernia. Leaks are best dealt with at once rather than taped over, since stool under the barrier injures the skin.`,
    `Quayside Ostomy Company
Standing order for authorization

Member: Anselm Dragoumis, 63 Cooper Street, Oldport, RI 02999
Contact: (401) 555-0173
Insurer: Narragan Seniors Health
Prescriber: Yusuf Hallworth, MD
Signed: November 5, 2026

For each month:

- A4407, skin barrier with flange, extended wear, built-in convexity, 57 mm: 20 (limit 20)
- A5063, drainable pouch for the two-piece system, beige, 12 inches: 20 (limit 20)
- A4406, pectin-based paste: 4 ounces (limit 4)

In a quarter this comes to 60 barriers, 60 pouches and 12 ounces of paste.

The diagnoses are Z93.3 (colostomy status), C20 (malignant neoplasm of rectum) and K43.5 (parastomal hernia without obstruction or gangrene).

A flat barrier was tried for two weeks and leaked 9 times. The convex barrier, used for three weeks, leaked once. The physician saw the member 14 days before the order was signed. The member drains the pouch 3 times a day and changes it with the barrier every 36 hours.

The member cannot read small print.

Quantities above the usual maximum generally need a note from the prescriber.

Quayside Ostomy Company`,
    `**LETTER OF SUPPORT: OSTOMY SUPPLIES**

*Patient:* Anselm Dragoumis
*Age and sex:* 73, male
*Insurer:* Narragan Seniors Health

**Summary.** Mr. Dragoumis is a retired pastry baker who has lived with a permanent colostomy since June 9, 2026, when his rectum was removed. The underlying disease is cancer of the rectum. A parastomal hernia complicates the fit of his appliance.

**Problem.**
1. The stoma is short: it stands 3 mm above the skin.
2. The hernia makes a fold at 6 o'clock.
3. The skin below the stoma is sore.
4. With a flat barrier there were nine leaks within two weeks.

**Solution.** A convex, extended-wear barrier leaked once within three weeks. Paste fills the fold. The patient can apply it by touch, though he cannot read small print.

**Order.** Per month: 20 barriers (A4407), 20 pouches (A5063), 4 ounces of paste (A4406).

**Examination.** Dr. Hallworth saw him on October 22, 2026. The hernia could be pushed back easily. There was no sign of tumor.

**At home.** He lives with his daughter, Kalliope. No allergies are known. Quayside Ostomy Company supplies the products.

**Why extended wear.** Extended-wear barriers resist liquid stool longer than standard ones and are commonly chosen when the skin is already damaged.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'because of a malignant neoplasm (C20) → because of ulcerative colitis (C20)'],
    [
      0,
      'description-detail',
      'hernia without obstruction or gangrene (K43.5) → hernia with obstruction (K43.5)',
    ],
    [0, 'date-age', 'His rectum was removed on June 9, 2026 → His rectum was removed on June 9, 2016'],
    [0, 'side', 'The stoma lies in the left lower abdomen → The stoma lies in the right lower abdomen'],
    [0, 'other-role', 'is 34 mm wide and stands 3 mm → is 57 mm wide and stands 3 mm'],
    [0, 'negation', 'I found no sign of tumor. → I found signs of tumor.'],
    [0, 'treatment', 'He has no allergies. → He is allergic to adhesive.'],
    [0, 'other-item', '20 drainable pouches (A5063) → 20 drainable pouches (A4407)'],
    [
      0,
      'attestation',
      'The skin below the stoma was sore. → The skin below the stoma was sore, and I photographed it for the record.',
    ],
    [1, 'sum', '9 leaks in 14 days → 9 leaks in 24 days'],
    [1, 'sum', 'That is 20 changes in 30 days. → That is 15 changes in 30 days.'],
    [1, 'negation', 'Is able to apply paste by touch. → Is not able to apply paste by touch.'],
    [1, 'sex', '/ male / 73 y → / female / 73 y'],
    [1, 'script', 'Sore over 2 cm below the stoma. → Sore over ೫ cm below the stoma.'],
    [1, 'choice', 'A5063 drainable, 12 inches, beige → A5063 drainable, 12 inches, clear'],
    [1, 'social', 'Lives with daughter Kalliope. → Lives with daughter Kalliope, who does the changes.'],
    [
      1,
      'diagnosis',
      "Fold at 6 o'clock from hernia. → Fold at 6 o'clock from hernia. Psoriasis around the flange.",
    ],
    [1, 'identifier', 'MRN OPS-91347 → MRN OPS-91374'],
    [1, 'retold', 'Pouch drained 3 times a day. → Pouch drained 8 times a day.'],
    [2, 'quantity', 'beige, 12 inches: 20 (limit 20) → beige, 12 inches: 60 (limit 20)'],
    [2, 'organisation', 'Insurer: Narragan Seniors Health → Insurer: Blockhouse Mutual'],
    [2, 'sum', '60 pouches and 12 ounces of paste → 60 pouches and 16 ounces of paste'],
    [2, 'identifier', 'Z93.3 (colostomy status) → Z93.2 (colostomy status)'],
    [2, 'name', 'Member: Anselm Dragoumis, → Member: Anselm Dragomir,'],
    [2, 'relative-date', '14 days before the order was signed → seven weeks before the order was signed'],
    [2, 'retold', 'used for three weeks, leaked once → used for three weeks, leaked 12 times'],
    [2, 'negation', 'The member cannot read small print. → The member can read small print.'],
    [2, 'device', 'In a quarter this comes to → With an ostomy belt, in a quarter this comes to'],
    [
      2,
      'coverage-measure',
      'generally need a note from the prescriber. → generally need a note from the prescriber, which his output of 1,400 ml a day justifies.',
    ],
    [3, 'social', 'is a retired pastry baker who → is a retired fisherman who'],
    [
      3,
      'event',
      'The hernia could be pushed back easily. → The hernia could be pushed back easily, unlike in August, when it took him to the emergency room.',
    ],
    [
      3,
      'medication',
      'Paste fills the fold. → Paste fills the fold, and loperamide 2 mg thickens the stool.',
    ],
    [
      3,
      'attitude',
      'The patient can apply it by touch → The patient, who has accepted his stoma well, can apply it by touch',
    ],
    [
      3,
      'brackets',
      '3. The skin below the stoma is sore. → 3. The skin below the stoma is sore [fungal culture positive].',
    ],
    [
      3,
      'treatment',
      'The underlying disease is cancer of the rectum. → The underlying disease is cancer of the rectum, irradiated before surgery.',
    ],
    [
      3,
      'organisation',
      'Quayside Ostomy Company supplies the products. → The Oldport Cancer Institute supplies the products.',
    ],
  ],
  corruptions: {},
};
