import type { CorpusCase } from '../corpus-case.ts';

/** An oncologist, a lymphedema therapist, a supplier and a drafting model write for a seamstress with a swollen arm. */
export const lymphedemaArmSeamstress: CorpusCase = {
  id: 'lymphedema-arm-seamstress',
  today: '2026-04-21',
  facts: {
    case_id: 34108,
    patient: {
      first_name: 'Perpetua',
      last_name: 'Lindgren-Achebe',
      dob: '1964-03-30',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '187 lb',
      address: '141 Bobbin Street, Loomfield, NC 27990',
      phone: '(919) 555-0125',
      mrn: 'LFO-18864',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z90.11', description: 'Acquired absence of right breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, custom, medium weight, each',
        hcpcs: 'A6576',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'navy',
        length: 'long',
        size: 'custom',
        justification:
          'Worn by day on the right arm. Volume of the right arm 2840 mL and of the left arm 2270 mL on 2026-03-24, a difference of 25 %. Ready-made sleeves from 2025-10-06 to 2026-02-16 cut into the upper arm. Cellulitis of the right arm in 2025-11, treated with cephalexin by mouth for 10 days.',
      },
      {
        item: 'Gradient compression glove, custom, medium weight, each',
        hcpcs: 'A6579',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'navy',
        size: 'custom',
        justification:
          'The back of the right hand swells when only a sleeve is worn: 22.5 cm around against 20.0 cm on the left. She sews with open fingertips.',
      },
      {
        item: 'Gradient pressure wrap with adjustable straps, arm, each',
        hcpcs: 'A6588',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        color: 'black',
        justification:
          'For the night. She is able to close it with one hand; bandages she is not able to put on alone.',
      },
    ],
    provider: { name: 'Solomon Iversleigh, MD', npi: '1493018562', date_signed: '2026-04-21' },
    seen: [
      '2026-03-24, in clinic, by Solomon Iversleigh, MD: nonpitting swelling from the hand to the shoulder on the right, skin intact, scar calm, flexion of the right shoulder 140 degrees.',
      '2026-04-07, in therapy, by Keziah Tran, OTR/L: right arm measured for the garments; 12 sessions of decongestive therapy finished.',
    ],
    told: [
      'Who pays? Longleaf Health Trust',
      'Who supplies? Bobbin Street Compression',
      'Lives with whom? With her mother Euphemia, 88',
      'Work? Seamstress, at home',
      'Operation? Right mastectomy with removal of 14 lymph nodes on 2023-05-16',
      'Cancer now? No recurrence',
    ],
    answered: [],
  },
  notes: [
    `April 21, 2026

To the medical director, Longleaf Health Trust

Re: Perpetua Lindgren-Achebe, DOB March 30, 1964, MRN LFO-18864

Ms. Lindgren-Achebe, a seamstress of 62, had a right mastectomy with removal of 14 lymph nodes on May 16, 2023. There has been no recurrence of the cancer (Z85.3). The right breast is absent (Z90.11), and she has postmastectomy lymphedema (I97.2).

At her visit of March 24 I found a nonpitting swelling from the hand to the shoulder on the right. The skin was intact and the scar calm. She could flex the right shoulder to 140 degrees. The volume of the right arm was 2840 mL, that of the left arm 2270 mL.

In November 2025 she had cellulitis of the right arm, for which she took cephalexin by mouth for ten days. Ready-made sleeves, worn until February 16, cut into the upper arm. With a sleeve alone the back of her hand swells.

Twelve sessions of decongestive therapy have been completed.

I prescribe, for six months, three custom sleeves (A6576), three custom gloves (A6579) and one wrap with straps for the night (A6588).

What therapy has removed from an arm returns within weeks unless a garment holds it.

Solomon Iversleigh, MD
NPI 1493018562`,
    `LYMPHEDEMA THERAPY, FINAL NOTE
Keziah Tran, OTR/L
04/07/2026

Pt: P. Lindgren-Achebe, 62, F
Side: right

Sessions of decongestive therapy: 12. Finished.

Volumes (03/24): R 2840 mL, L 2270 mL. Difference 570 mL, or 25 % of the left arm.

Hand: back of the hand 22.5 cm R, 20.0 cm L. 2.5 cm more on the right. It swells when she wears a sleeve and no glove.

Shoulder flexion R: 140 deg (Dr. Iversleigh).

Today: R arm measured for garments.
  day    sleeve, custom, medium weight, long, navy
  day    glove, custom, medium weight, navy, open fingertips since she sews
  night  wrap with straps, black

Self-care: can close the wrap with one hand. Cannot put on bandages alone.

Earlier: ready-made sleeve 10/06/2025 to 02/16/2026, cut into the upper arm. Cellulitis, R arm, 11/2025.

Home: lives with her mother, Euphemia, who is 88. Sews at home.

For every arm of this kind: wash the garment daily, dry it flat, put it on before the day's work while the arm is at its thinnest, keep the skin supple, and come at once when it turns red and hot. Gloves and sleeves should overlap at the wrist by a hand's breadth or less.`,
    `BOBBIN STREET COMPRESSION
to Longleaf Health Trust

Subject: custom garments for the right arm

Insured: Perpetua Lindgren-Achebe
Address: 141 Bobbin Street, Loomfield, NC 27990
Phone: (919) 555-0125
Prescription: Solomon Iversleigh, MD, NPI 1493018562, dated 04/21/2026

A6576   arm sleeve, custom, medium weight     3   limit 3 in 6 months   navy, long
A6579   glove, custom, medium weight          3   limit 3 in 6 months   navy
A6588   wrap with adjustable straps, arm      1   limit 1 in 6 months   black

Sum: 7 garments in six months, 14 in a year.

I97.2   Postmastectomy lymphedema syndrome
Z90.11  Acquired absence of right breast and nipple
Z85.3   Personal history of malignant neoplasm of breast

Measurements were taken by Keziah Tran, OTR/L, on 04/07/2026, two weeks before the prescription.

Reason for custom make: a ready-made sleeve cut into the upper arm. It had been worn for 19 weeks.

Reason for the glove: the hand swells under a sleeve alone; it measures 22.5 cm around the back against 20.0 cm on the other side.

Reason for the wrap: compression at night. The insured closes it with one hand, whereas she is not able to bandage alone.

Three of each garment for the day allow one to be worn, one washed and one kept ready, which is the usual reckoning of this trade.`,
    `### Compression garments after mastectomy

| | |
|---|---|
| **Patient** | Perpetua Lindgren-Achebe |
| **Age** | 62 |
| **Height, weight** | 5 ft 6 in, 187 lb |
| **Physician** | Solomon Iversleigh, MD |
| **Plan** | Longleaf Health Trust |

#### History
The patient underwent mastectomy on the right side on May 16, 2023, almost three years ago. Fourteen lymph nodes were taken out. The cancer has not come back. Lymphedema of the right arm followed, and in November 2025 there was one episode of cellulitis in that arm, treated with oral cephalexin for 10 days.

#### Measurements
- Right arm: **2840 mL**
- Left arm: **2270 mL**
- Back of the hand: 22.5 cm right, 20.0 cm left

#### Earlier garments and therapy
1. Ready-made sleeves (October 6, 2025 to February 16, 2026) cut into the upper arm.
2. Decongestive therapy: twelve sessions, now finished.

#### Daily life
She sews at home with open fingertips and shares the household with her mother, Euphemia, aged 88.

#### Request, every six months
- **A6576** sleeve, custom, medium weight: 3
- **A6579** glove, custom, medium weight: 3
- **A6588** wrap with straps, for the night: 1

#### Rationale
The skin was intact on March 24, 2026. Custom garments are generally justified when the shape or volume of the limb does not suit ready-made sizes.

NPI of the physician: 1493018562`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'postmastectomy lymphedema (I97.2) → deep vein thrombosis (I97.2)'],
    [0, 'description-detail', 'The right breast is absent (Z90.11) → Both breasts are absent (Z90.11)'],
    [0, 'sex', 'for which she took → for which he took'],
    [
      0,
      'side',
      'swelling from the hand to the shoulder on the right. → swelling from the hand to the shoulder on the left.',
    ],
    [0, 'negation', 'There has been no recurrence of the cancer → There has been a recurrence of the cancer'],
    [0, 'retold', 'The skin was intact and the scar calm → The skin was broken and the scar calm'],
    [
      0,
      'other-role',
      'She could flex the right shoulder to 140 degrees → She could flex the right shoulder to 88 degrees',
    ],
    [0, 'retold', 'that of the left arm 2270 mL → that of the left arm 2770 mL'],
    [
      0,
      'medication',
      'she took cephalexin by mouth for ten days → she took clindamycin by mouth for ten days',
    ],
    [
      0,
      'event',
      'In November 2025 she had cellulitis → In November 2025 she was in hospital with cellulitis',
    ],
    [0, 'other-item', 'three custom gloves (A6579) → three custom gloves (A6588)'],
    [0, 'treatment', 'with removal of 14 lymph nodes on → with removal of 14 lymph nodes and radiation on'],
    [
      0,
      'retold',
      'With a sleeve alone the back of her hand swells. → With a sleeve alone her hand does not swell.',
    ],
    [1, 'sum', 'Difference 570 mL, or → Difference 670 mL, or'],
    [1, 'other-role', 'Sessions of decongestive therapy: 12. → Sessions of decongestive therapy: 14.'],
    [1, 'negation', 'Cannot put on bandages alone. → Can put on bandages alone.'],
    [1, 'choice', 'medium weight, long, navy → medium weight, short, navy'],
    [1, 'script', '140 deg (Dr. Iversleigh) → ৯০ deg (Dr. Iversleigh)'],
    [
      1,
      'social',
      'Home: lives with her mother, Euphemia, who is 88. → Home: lives with her husband, Eugene, who is 68.',
    ],
    [1, 'brackets', 'Cellulitis, R arm, 11/2025. → Cellulitis, R arm, 11/2025 [second one 01/2026].'],
    [
      1,
      'attestation',
      'Today: R arm measured for garments. → Today: R arm measured for garments, mother instructed in massage.',
    ],
    [1, 'name', 'Keziah Tran, OTR/L → Kezia Thran, OTR/L'],
    [1, 'diagnosis', 'Sews at home. → Sews at home. Has rheumatoid arthritis of both hands.'],
    [2, 'sum', '7 garments in six months, 14 in a year → 7 garments in six months, 21 in a year'],
    [2, 'identifier', 'A6579   glove, custom → A6581   glove, custom'],
    [2, 'quantity', '1   limit 1 in 6 months   black → 2   limit 2 in 6 months   black'],
    [2, 'choice', '3   limit 3 in 6 months   navy, long → 3   limit 3 in 6 months   beige, long'],
    [2, 'organisation', 'to Longleaf Health Trust → to Piedmont Care Alliance'],
    [2, 'relative-date', 'two weeks before the prescription → two months before the prescription'],
    [2, 'identifier', '(919) 555-0125 → (919) 555-0152'],
    [2, 'sum', 'It had been worn for 19 weeks. → It had been worn for 9 weeks.'],
    [
      2,
      'device',
      'Reason for the wrap: compression at night. → Reason for the wrap: compression at night, beside her pneumatic pump.',
    ],
    [3, 'date-age', 'on May 16, 2023, almost → on May 16, 2021, almost'],
    [3, 'relative-date', 'almost three years ago → almost ten years ago'],
    [
      3,
      'coverage-measure',
      'does not suit ready-made sizes. → does not suit ready-made sizes, as an L-Dex value of 28 shows here.',
    ],
    [
      3,
      'attitude',
      'She sews at home with open fingertips → She wears her garments conscientiously, sews at home with open fingertips',
    ],
    [3, 'event', 'there was one episode of cellulitis → there were three episodes of cellulitis'],
    [
      3,
      'treatment',
      '2. Decongestive therapy: twelve sessions, now finished. → 2. Decongestive therapy: twelve sessions, broken off for pain.',
    ],
    [2, 'name', 'Insured: Perpetua Lindgren-Achebe → Insured: Petronella Lindgren-Achebe'],
  ],
  corruptions: {},
};
