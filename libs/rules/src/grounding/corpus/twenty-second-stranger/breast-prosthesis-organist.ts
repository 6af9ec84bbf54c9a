import type { CorpusCase } from '../corpus-case.ts';

/** A river-town physician, a certified fitter, a nurse and a drafted letter for a church organist after mastectomy. */
export const breastProsthesisOrganist: CorpusCase = {
  id: 'breast-prosthesis-organist',
  today: '2026-11-30',
  facts: {
    case_id: 22005,
    patient: {
      first_name: 'Henrietta',
      last_name: 'Valdemar-Quist',
      dob: '1954-08-14',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '164 lb',
      address: '5 Steeple Lane, Harrow Creek, IA 52999',
      phone: '(563) 555-0172',
      mrn: 'HCC-90334',
    },
    diagnoses: [
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
    ],
    items: [
      {
        item: 'Breast prosthesis, silicone or equal, without integral adhesive',
        hcpcs: 'L8030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '8',
        color: 'ivory',
        justification:
          'Mastectomy of the left breast on 2024-03-12 at Driftless Regional Hospital. Her silicone form of May 2024 split along the seam on 2026-10-17 and leaks. A foam form rode up whenever she reached for the upper manual of the organ. Without weight on the left side the shoulder stands 2 cm higher than the right, and her neck aches after 30 minutes of playing.',
      },
      {
        item: 'Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type',
        hcpcs: 'L8000',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'year',
        size: '38C',
        color: 'beige',
        justification:
          'The pockets of her bras of 2024 are torn, and the form slips out when she bends. Four a year so that one can be washed each day after the cream for the scar.',
      },
      {
        item: 'Gradient compression arm sleeve, each',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 6,
        limit_period: 'year',
        length: 'regular',
        justification:
          'Left arm 31 cm, right arm 28 cm, measured 10 cm above the elbow on 2026-11-13. Swelling of the left arm since January 2025. Manual drainage from 2026-08-24 to 2026-10-05, 12 visits, took it from 33 cm to 31 cm. One sleeve to wear, one in the wash, one in reserve.',
      },
    ],
    provider: { name: 'Casimir Oduya-Brandt, MD', npi: '2074619482', date_signed: '2026-11-30' },
    seen: [
      '2026-11-13, in office, by Casimir Oduya-Brandt, MD: flat well-healed scar of the left chest wall, no open skin, pitting of the left forearm, full motion of both shoulders, no sign of recurrence.',
    ],
    told: [
      'Which clinic? Harrow Creek Clinic',
      'Who pays? Medicare Part B',
      'Who supplies? Driftless Fitting Room',
      'Who fits? Marisol Teague, certified mastectomy fitter, on 2026-11-18',
      'Who gave the drainage? Annika Pruitt, OT, at Harrow Creek Therapy',
      'Occupation? Church organist at Saint Odile, four services a week',
      'Lives with whom? Alone; her niece Leonora comes on Saturdays',
      'Medicine? Letrozole 2.5 mg once a day',
      'Radiation? 25 sessions, finished in July 2024',
      'Can she put the sleeve on? Yes, with a rubber glove',
      'Reconstruction? She does not want it',
    ],
    answered: [],
  },
  notes: [
    `Harrow Creek Clinic

November 30, 2026

RE: Henrietta Valdemar-Quist
DOB 08/14/1954, MRN HCC-90334

To Medicare Part B:

Ms. Valdemar-Quist is a 72-year-old church organist with acquired absence of the left breast and nipple (Z90.12), a personal history of malignant neoplasm of the breast (Z85.3) and postmastectomy lymphedema syndrome (I97.2). The left breast was removed on March 12, 2024, at Driftless Regional Hospital. Radiation, 25 sessions, was finished in July 2024. She takes letrozole 2.5 mg once a day. She does not want reconstruction.

On November 13, 2026, I found a flat, well-healed scar of the left chest wall with no open skin. There was pitting of the left forearm. Both shoulders moved fully, and there was no sign of recurrence.

The silicone form she received in May 2024 split along its seam on October 17, 2026, and leaks. A foam form rode up whenever she reached for the upper manual. Without weight on the left, that shoulder stands 2 cm higher than the right, and her neck aches after 30 minutes of playing.

I have ordered one silicone breast prosthesis without integral adhesive (L8030), four mastectomy bras (L8000) and three gradient compression arm sleeves (A6578). Medicare replaces a silicone prosthesis before the end of its useful lifetime when it is irreparably damaged.

Sincerely,
Casimir Oduya-Brandt, MD
NPI 2074619482`,
    `DRIFTLESS FITTING ROOM
Fitter's record and request

Client: Henrietta Valdemar-Quist      Tel: (563) 555-0172
5 Steeple Lane, Harrow Creek, IA 52999
Fitted by: Marisol Teague, certified mastectomy fitter, 11/18/2026
Ordered by: Casimir Oduya-Brandt, MD, NPI 2074619482

| Item | Code | Qty | Details |
|---|---|---|---|
| Silicone breast prosthesis, no integral adhesive | L8030 | 1 | size 8, ivory |
| Mastectomy bra | L8000 | 4 | 38C, beige |
| Compression arm sleeve | A6578 | 3 | regular length |

Pieces in all: 8

Reason for replacement
The form from May 2024 came apart at the seam on 10/17/2026 and is leaking. The pockets of the 2024 bras are torn. When the client bends, the form slips out.

Reason for number
Bras: four a year, so that one can be washed every day after the scar cream. Sleeves: one on the arm, one in the wash, one in reserve; limit six per year.

Other forms
Foam was not suitable. It rode up when she reached for the upper manual of the organ at Saint Odile, where she plays four services a week.

Handling
She is able to put the sleeve on herself with a rubber glove. She lives alone. Her niece Leonora comes on Saturdays.

Note on coverage: an external breast prosthesis is covered after mastectomy; a bra is covered when it holds the form.`,
    `NURSE'S LETTER FOR THE FILE
Harrow Creek Clinic, 11/30/2026

Patient: H. Valdemar-Quist, 72 y/o female
Provider: Dr. Oduya-Brandt

1. History
L mastectomy 3/12/2024, Driftless Regional Hospital. Radiation x 25, done July 2024. On letrozole 2.5 mg daily. Reconstruction not wanted.

2. Arm
Lymphedema of the L arm since January 2025. Annika Pruitt, OT, Harrow Creek Therapy, gave manual drainage 8/24/2026 to 10/5/2026, 12 visits. Arm went from 33 cm to 31 cm, 2 cm less. The R arm is 28 cm, so 3 cm remain. Measured 10 cm above the elbow.

3. Chest wall
Scar flat and well healed 11/13/2026. No open skin. Full ROM of both shoulders. No sign of recurrence.

4. Prosthesis
Silicone form from May 2024 split at the seam and leaks. Foam form rode up. With nothing to weigh down the left side, the L shoulder is 2 cm higher than the R; neck pain after half an hour at the organ.

5. Needs
L8030 x 1, size 8
L8000 x 4, size 38C
A6578 x 3, length regular

6. Home
Lives by herself in Harrow Creek; niece visits Saturdays. Puts on the sleeve without a helper, using a rubber glove.

Medicare limits compression garments for lymphedema by body part and period; three daytime garments per six months for each affected part are within it, and three are ordered.`,
    `Letter of Medical Necessity
Date: November 30, 2026

Patient name: Henrietta Valdemar-Quist
Date of birth: August 14, 1954
Diagnoses: Z90.12, Z85.3, I97.2

To whom it may concern:

Ms. Valdemar-Quist, aged 72, plays the organ at four church services a week. Since the removal of her left breast in March 2024 she has needed an external breast form. The form she was given in May 2024 lasted for about two years and five months; in October 2026 its seam split, and it now leaks. Her bras can no longer hold a form because their pockets have torn.

A silicone form restores weight on the operated side. Without it, her left shoulder rises by 2 cm compared with the right, and her neck aches after she has played for 30 minutes. A lighter form made of foam was not a solution, since it moved upward when she reached for the upper manual.

In addition, she suffers from lymphedema of the left arm following mastectomy. Twelve visits of manual drainage reduced the arm by 2 cm, to 31 cm. A compression sleeve is meant to hold such a result. Three sleeves are ordered, of regular length.

Her cancer treatment comprised surgery and 25 sessions of radiation, completed in July 2024. She continues letrozole. At her visit on November 13, 2026, there was no sign of recurrence.

The fitter is Marisol Teague of the Driftless Fitting Room.

Casimir Oduya-Brandt, MD
NPI 2074619482`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'postmastectomy lymphedema syndrome (I97.2) → complex regional pain syndrome (I97.2)',
    ],
    [
      0,
      'description-detail',
      'acquired absence of the left breast and nipple (Z90.12) → acquired absence of the bilateral breasts and nipples (Z90.12)',
    ],
    [0, 'medication', 'She takes letrozole 2.5 mg once a day → She takes tamoxifen 20 mg once a day'],
    [0, 'side', 'There was pitting of the left forearm → There was pitting of the right forearm'],
    [0, 'negation', 'She does not want reconstruction → She wants reconstruction'],
    [
      0,
      'other-role',
      'her neck aches after 30 minutes of playing → her neck aches after 25 minutes of playing',
    ],
    [0, 'organisation', 'at Driftless Regional Hospital → at Mercy Bluffs Hospital'],
    [
      0,
      'event',
      'finished in July 2024. → finished in July 2024. A seroma was drained in the emergency department.',
    ],
    [
      0,
      'coverage-measure',
      'when it is irreparably damaged. → when it is irreparably damaged, and hers has lost 150 g of gel.',
    ],
    [0, 'other-item', 'four mastectomy bras (L8000) and three → four mastectomy bras (A6578) and three'],
    [0, 'sex', 'is a 72-year-old church organist → is a 72-year-old gentleman and church organist'],
    [0, 'relative-date', 'On November 13, 2026, I found → Two months ago I found'],
    [1, 'choice', '| 1 | size 8, ivory | → | 1 | size 8, tan |'],
    [1, 'choice', '| 4 | 38C, beige | → | 4 | 36B, beige |'],
    [1, 'sum', 'Pieces in all: 8 → Pieces in all: 9'],
    [1, 'identifier', 'Tel: (563) 555-0172 → Tel: (563) 555-0127'],
    [1, 'quantity', 'limit six per year → limit six per month'],
    [1, 'name', 'Her niece Leonora comes on Saturdays → Her niece Eleanor comes on Saturdays'],
    [1, 'social', 'She lives alone. → She lives with her husband.'],
    [
      1,
      'negation',
      'She is able to put the sleeve on herself → She is not able to put the sleeve on herself',
    ],
    [1, 'attestation', 'Foam was not suitable. → Foam was not suitable, as I verified at the church.'],
    [
      1,
      'script',
      'Fitted by: Marisol Teague, certified mastectomy fitter, 11/18/2026 → Fitted by: Marisol Teague, certified mastectomy fitter, 11/٠٨/2026',
    ],
    [2, 'side', 'Lymphedema of the L arm since January 2025 → Lymphedema of the R arm since January 2025'],
    [2, 'date-age', 'since January 2025 → since January 2023'],
    [
      2,
      'treatment',
      'Reconstruction not wanted. → Reconstruction not wanted. Chemotherapy x 6 before surgery.',
    ],
    [2, 'sum', 'so 3 cm remain → so 4 cm remain'],
    [
      2,
      'device',
      'Puts on the sleeve without a helper → Owns a lymphedema pump and puts on the sleeve without a helper',
    ],
    [2, 'brackets', 'No open skin. → No open skin [small blister at the lateral end].'],
    [2, 'retold', 'neck pain after half an hour at the organ → neck pain after two hours at the organ'],
    [2, 'diagnosis', 'No sign of recurrence. → No sign of recurrence. Frozen shoulder known.'],
    [2, 'identifier', 'L8030 x 1, size 8 → L8020 x 1, size 8'],
    [2, 'name', 'Annika Pruitt, OT → Anneliese Pruitt, OT'],
    [
      3,
      'attitude',
      'At her visit on November 13, 2026, → Deeply distressed at her visit on November 13, 2026,',
    ],
    [
      3,
      'retold',
      'A lighter form made of foam was not a solution → A lighter form made of foam was a good solution',
    ],
    [3, 'sex', 'she has needed an external breast form → he has needed an external breast form'],
    [3, 'date-age', 'Ms. Valdemar-Quist, aged 72 → Ms. Valdemar-Quist, aged 74'],
    [
      3,
      'treatment',
      'completed in July 2024. → completed in July 2024, with an allergic reaction to the adhesive dressing.',
    ],
    [3, 'script', 'She continues letrozole. → She continues letrozole and tаkеs gаbареntin.'],
    [3, 'organisation', 'of the Driftless Fitting Room → of the Riverbend Mastectomy Boutique'],
    [3, 'sum', 'lasted for about two years and five months → lasted for about one year and five months'],
  ],
  corruptions: {},
};
