import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a lymphedema therapist, a supplier and a drafting model write for an orchard keeper with a swollen arm after mastectomy. */
export const armSleeveLymphedemaOrchardKeeper: CorpusCase = {
  id: 'arm-sleeve-lymphedema-orchard-keeper',
  today: '2026-11-26',
  facts: {
    case_id: 38109,
    patient: {
      first_name: 'Leander',
      last_name: 'Fosse-Quigley',
      dob: '1965-05-14',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '203 lb',
      address: '801 Pippin Hollow Road, Hartsel Grove, MI 49998',
      phone: '(231) 555-0108',
      mrn: 'HGO-45570',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, custom, medium weight, each',
        hcpcs: 'A6576',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'navy',
        length: '46 cm',
        justification:
          'Volume of the left arm 3120 mL and of the right arm 2600 mL on 2026-11-12. Forearm 33.5 cm on the left and 28.0 cm on the right. A ready-made sleeve of 15-20 mmHg worn from 2026-05-04 to 2026-08-31 cut in at the wrist, and the hand swelled. Decongestive therapy, 12 sessions from 2026-09-14 to 2026-10-09, brought the left arm from 3400 mL to 3120 mL. Custom sleeve of 20-30 mmHg by day.',
      },
      {
        item: 'Gradient compression glove, custom, medium weight, each',
        hcpcs: 'A6579',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'navy',
        justification: 'The back of the left hand pits. Left hand 24.0 cm around, right hand 21.5 cm.',
      },
      {
        item: 'Gradient pressure wrap with adjustable straps, arm, each',
        hcpcs: 'A6588',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        color: 'black',
        justification:
          'For the night. He is not able to bandage the arm with one hand; he closes the straps alone in 5 minutes.',
      },
    ],
    provider: { name: 'Henrietta Solano-Briggs, MD', npi: '1508293746', date_signed: '2026-11-26' },
    seen: [
      '2026-11-12, in clinic, by Henrietta Solano-Briggs, MD: Stemmer sign positive on the left hand, skin without infection, left shoulder lifted to 150 degrees, no sign of recurrence.',
    ],
    told: [
      'Who pays? Great Orchard Benefit Trust',
      'Who supplies? Wickerbrook Compression',
      'Lives with whom? With his husband Anselm',
      'Work? Keeps an apple orchard',
      'Mastectomy when? 2024-02-20, left, with 14 lymph nodes',
      'Radiation? 25 sessions, ended on 2024-07-12',
    ],
    answered: [],
  },
  notes: [
    `Date: November 26, 2026
To: Great Orchard Benefit Trust
Patient: Leander Fosse-Quigley, DOB May 14, 1965
Medical record: HGO-45570

Dear Sir or Madam,

Mr. Fosse-Quigley is a man of 61 with postmastectomy lymphedema syndrome (I97.2). He has a personal history of malignant neoplasm of breast (Z85.3) and acquired absence of the left breast and nipple (Z90.12). The mastectomy, with 14 lymph nodes, was done on February 20, 2024. Radiation, 25 sessions, ended on July 12, 2024.

At the visit of November 12, 2026 the Stemmer sign was positive on the left hand. The skin was free of infection. He lifted the left shoulder to 150 degrees, and there was no sign of recurrence. The left arm held 3120 mL and the right arm 2600 mL.

From May 4 to August 31, 2026 he wore a ready-made sleeve of 15-20 mmHg. It cut in at the wrist, and the hand swelled. Twelve sessions of decongestive therapy brought the left arm from 3400 mL to 3120 mL.

My order is for 3 custom sleeves (A6576) of 20-30 mmHg, 3 custom gloves (A6579) and 1 wrap with straps (A6588). The wrap is for the night: he is not able to bandage the arm with one hand.

Breast cancer in men is rare, but lymphedema follows its treatment just as it does in women. Garments for lymphedema are generally covered when they are prescribed by a physician.

Henrietta Solano-Briggs, MD
NPI 1508293746`,
    `LYMPHEDEMA THERAPY – SUMMARY AFTER 12 SESSIONS

Leander Fosse-Quigley, male, 61 y, 203 lb, 5 ft 9 in

Therapy: 09/14/2026 – 10/09/2026, 12 sessions in just under 4 weeks.
Left arm volume: 3400 mL -> 3120 mL (280 mL less).

Measures of 11/12/2026

| | Left | Right | Difference |
|---|---|---|---|
| Arm volume | 3120 mL | 2600 mL | 520 mL (20 %) |
| Forearm | 33.5 cm | 28.0 cm | 5.5 cm |
| Hand | 24.0 cm | 21.5 cm | 2.5 cm |

Back of left hand pits. Stemmer +. Shoulder to 150 degrees.

Earlier sleeve (ready-made, 15-20 mmHg): cut in at the wrist; hand swelled.

Night: bandaging with one hand not possible. Straps: closes them alone, 5 minutes.

Garments measured for: sleeve, custom, 20-30 mmHg, 46 cm, navy; glove, custom, navy; night wrap, black.

Social: lives with husband, Anselm. Keeps an apple orchard.

History: left mastectomy 02/20/2024, 14 nodes; radiation until 07/12/2024.

In general a sleeve without a glove may push the swelling into the hand. Cuts and insect bites on the arm should be cleaned at once.`,
    `WICKERBROOK COMPRESSION
Request for prior authorization

Plan: Great Orchard Benefit Trust
Member: Leander Fosse-Quigley
801 Pippin Hollow Road, Hartsel Grove, MI 49998
Tel. (231) 555-0108

Physician: Henrietta Solano-Briggs, MD
NPI 1508293746
Signed: November 26, 2026 (two weeks after the examination)

Garments

| HCPCS | Description | Qty | Period |
|---|---|---|---|
| A6576 | Arm sleeve, custom, medium weight | 3 | 6 months |
| A6579 | Glove, custom, medium weight | 3 | 6 months |
| A6588 | Wrap with adjustable straps, arm | 1 | 6 months |

Total: 7 garments in 6 months.

Side: left. Colors: sleeve and glove navy, wrap black. Sleeve length: 46 cm.

Diagnoses: I97.2 Postmastectomy lymphedema syndrome; Z85.3 Personal history of malignant neoplasm of breast; Z90.12 Acquired absence of left breast and nipple.

Why custom: the ready-made sleeve cut in at the wrist. The left forearm is 33.5 cm around and the right 28.0 cm.

Why a glove: the back of the hand pits.

Why a wrap: the member cannot bandage one-handed but closes the straps without help.

All garments of one order are as a rule made by the same manufacturer, so that sleeve and glove overlap evenly.`,
    `# Compression for the left arm

**Patient:** Leander Fosse-Quigley
**Age:** 61
**Physician:** Henrietta Solano-Briggs, MD, NPI 1508293746

## Cause
The patient's left breast was removed in February 2024 together with 14 lymph nodes, and 25 sessions of radiation followed. He now has postmastectomy lymphedema (I97.2) and no sign of recurrence.

## Extent
- Left arm larger by 520 mL, that is 20 %
- Left hand larger by 2.5 cm
- Positive Stemmer sign

## Treatment until now
- Ready-made sleeve, 15-20 mmHg, about 17 weeks: it cut into the wrist and the hand swelled
- Decongestive therapy, 12 sessions: 280 mL less

## Requested every 6 months
1. Three custom sleeves, 20-30 mmHg (A6576)
2. Three custom gloves (A6579)
3. One wrap for the night (A6588)

## Use
By day he wears sleeve and glove. At night he closes the straps of the wrap on his own within 5 minutes. Bandages are out of the question, since he cannot put them on with one hand.

## Surroundings
He lives with his husband, Anselm, and keeps an apple orchard.

Without compression the volume gained by therapy is usually lost again within weeks.

*Signed 11/26/2026*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'postmastectomy lymphedema syndrome (I97.2) → deep vein thrombosis of the arm (I97.2)',
    ],
    [
      0,
      'description-detail',
      'a personal history of malignant neoplasm of breast (Z85.3) → a malignant neoplasm of breast, metastatic (Z85.3)',
    ],
    [0, 'sex', 'is a man of 61 with → is a woman of 61 with'],
    [
      0,
      'side',
      'acquired absence of the left breast and nipple (Z90.12) → acquired absence of the right breast and nipple (Z90.12)',
    ],
    [0, 'negation', 'there was no sign of recurrence → there was a sign of recurrence'],
    [0, 'negation', 'The skin was free of infection. → The skin was not free of infection.'],
    [
      0,
      'other-role',
      'He lifted the left shoulder to 150 degrees → He lifted the left shoulder to 61 degrees',
    ],
    [0, 'date-age', 'was done on February 20, 2024 → was done on February 20, 2022'],
    [
      0,
      'coverage-measure',
      'when they are prescribed by a physician. → when they are prescribed by a physician and the tissue water, here 1.8 times normal, is raised.',
    ],
    [
      0,
      'attestation',
      'My order is for 3 custom sleeves → I measured the arm with a perometer myself. My order is for 3 custom sleeves',
    ],
    [0, 'medication', 'ended on July 12, 2024. → ended on July 12, 2024. He takes tamoxifen 20 mg daily.'],
    [1, 'sum', '(280 mL less) → (380 mL less)'],
    [1, 'sum', '520 mL (20 %) → 520 mL (30 %)'],
    [1, 'script', 'Shoulder to 150 degrees. → Shoulder to ٩٥ degrees.'],
    [1, 'brackets', 'Stemmer +. Shoulder → Stemmer + [fibrosis of the forearm]. Shoulder'],
    [1, 'name', 'lives with husband, Anselm → lives with husband, Ansgar'],
    [1, 'choice', '20-30 mmHg, 46 cm, navy; glove → 20-30 mmHg, 46 cm, beige; glove'],
    [1, 'social', 'Keeps an apple orchard. → Drives a school bus.'],
    [
      1,
      'event',
      'radiation until 07/12/2024. → radiation until 07/12/2024; hospital stay for cellulitis in 2025.',
    ],
    [
      1,
      'treatment',
      'cut in at the wrist; hand swelled. → cut in at the wrist; hand swelled; rash from silicone band.',
    ],
    [1, 'retold', 'Straps: closes them alone, 5 minutes. → Straps: closes them with help, 5 minutes.'],
    [2, 'organisation', 'Plan: Great Orchard Benefit Trust → Plan: Wolverine Shore Health'],
    [2, 'identifier', 'Tel. (231) 555-0108 → Tel. (231) 555-0180'],
    [2, 'identifier', 'NPI 1508293746 → NPI 1508239746'],
    [2, 'relative-date', 'two weeks after the examination → six weeks after the examination'],
    [
      2,
      'quantity',
      'Glove, custom, medium weight | 3 | 6 months → Glove, custom, medium weight | 2 | 6 months',
    ],
    [2, 'other-item', 'A6588 | Wrap with adjustable straps, arm → A6579 | Wrap with adjustable straps, arm'],
    [2, 'sum', 'Total: 7 garments in 6 months. → Total: 8 garments in 6 months.'],
    [2, 'choice', 'Sleeve length: 46 cm. → Sleeve length: 52 cm.'],
    [2, 'retold', 'The left forearm is 33.5 cm around → The left forearm is 38.5 cm around'],
    [2, 'side', 'Side: left. Colors → Side: right. Colors'],
    [3, 'diagnosis', 'and no sign of recurrence. → and no sign of recurrence. Obesity adds to the swelling.'],
    [
      3,
      'device',
      '3. One wrap for the night (A6588) → 3. One wrap for the night (A6588) with a pneumatic pump',
    ],
    [3, 'treatment', 'and 25 sessions of radiation followed → and 6 cycles of chemotherapy followed'],
    [
      3,
      'attitude',
      'By day he wears sleeve and glove. → By day he wears sleeve and glove, and he never misses a day.',
    ],
    [3, 'social', 'He lives with his husband, Anselm, → He lives with his wife, Anselma,'],
    [
      3,
      'organisation',
      'Decongestive therapy, 12 sessions: → Decongestive therapy at Traverse Hills Cancer Center, 12 sessions:',
    ],
    [3, 'negation', 'since he cannot put them on with one hand → although he can put them on with one hand'],
    [3, 'retold', 'Left hand larger by 2.5 cm → Left hand smaller by 2.5 cm'],
  ],
  corruptions: {},
};
