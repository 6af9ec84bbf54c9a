import type { CorpusCase } from '../corpus-case.ts';

/** A lymphedema therapist measures the arm, the fitter's clerk lists the garments, and the family physician writes the letters. */
export const lymphedemaBreastChoirTeacher: CorpusCase = {
  id: 'lymphedema-breast-choir-teacher',
  today: '2027-02-22',
  facts: {
    case_id: 15010,
    patient: {
      first_name: 'Yolanda',
      last_name: 'Brightwater',
      dob: '1979-07-19',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '166 lb',
      address: '340 Madrone Street, Silver Tarn, WA 98899',
      phone: '(509) 555-0139',
      mrn: 'STC-72915',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, custom, heavy weight, each',
        hcpcs: 'A6577',
        quantity: 3,
        quantity_limit: 3,
        limit_period: 'year',
        color: 'sand',
        length: '17 inches',
        justification:
          'Left mastectomy on 2025-03-05 with removal of 14 lymph nodes. Left forearm is 29.5 cm around at 10 cm below the elbow, right forearm 25 cm. A ready-made sleeve of 20 to 30 mmHg was worn from 2026-09-01 to 2026-11-30 and failed: it rolled at the upper arm and the forearm grew by 1 cm. Bandaging over 4 weeks in January 2027 brought the forearm from 31 cm to 29.5 cm. A flat-knit custom sleeve of 30 to 40 mmHg is needed to keep that. One sleeve is worn while one is washed and one kept in reserve.',
      },
      {
        item: 'Gradient compression glove, custom, heavy weight, each',
        hcpcs: 'A6580',
        quantity: 3,
        quantity_limit: 3,
        limit_period: 'year',
        color: 'sand',
        justification:
          'The back of the left hand swells when a sleeve is worn alone. She cannot hold the bow or the piano keys for more than 15 minutes because of the swelling.',
      },
    ],
    provider: { name: 'Theodora Blanchfield, MD', npi: '1730958264', date_signed: '2027-02-22' },
    seen: [
      '2027-02-15, in office, by Theodora Blanchfield, MD: left arm swollen from fingers to elbow, skin thickened, no redness; pits to 4 mm at the wrist; left chest scar healed.',
      '2027-01-29, in the clinic, by Marisol Keane, OTR/L: left forearm 29.5 cm, right 25 cm; bandaging finished; sleeve put on by the patient with a donning glove.',
    ],
    told: [
      'Who pays? Cascade Teachers Trust',
      'Who supplies? Inland Compression Fitters',
      'Where was the surgery? Wenatchee Highlands Hospital',
      'Lives with whom? With her son Gideon, 16',
      'Work? Teaches choir and cello at the high school, full time',
      'Medicines? Letrozole 2.5 mg daily',
      'Night? She does not wear compression at night',
      'Does she do the exercises? Twice a day',
    ],
    answered: [],
  },
  notes: [
    `February 22, 2027

Cascade Teachers Trust

Re: Yolanda Brightwater, date of birth July 19, 1979
Custom compression sleeve and glove, left arm

To the reviewing nurse:

I write for Ms. Brightwater, who is 47, teaches choir and cello full time at the high school and lives with her son Gideon, who is 16. She had a left mastectomy on March 5, 2025 at Wenatchee Highlands Hospital, with removal of 14 lymph nodes. She now has postmastectomy lymphedema (I97.2). Her other diagnoses are personal history of malignant neoplasm of breast (Z85.3) and acquired absence of the left breast and nipple (Z90.12). She takes letrozole 2.5 mg daily.

At the visit of February 15, 2027 I found the left arm swollen from the fingers to the elbow. The skin was thickened but not red, and the wrist pitted to 4 mm. The scar on the left chest was healed.

A ready-made sleeve of 20 to 30 mmHg failed last autumn (September 1 to November 30). It rolled at the upper arm, and the forearm grew by 1 cm. Four weeks of bandaging in January brought the forearm down from 31 to 29.5 cm.

Please approve three custom sleeves (A6577), 17 inches, and three custom gloves (A6580) a year, all in sand.

Theodora Blanchfield, MD
NPI 1730958264`,
    `LYMPHEDEMA THERAPY DISCHARGE MEASUREMENTS

Patient: Yolanda Brightwater, 47 F
Date: 01/29/2027
Therapist: Marisol Keane, OTR/L

Diagnosis: postmastectomy lymphedema syndrome, left arm

Girth at 10 cm below the elbow
| Arm | cm |
|---|---|
| Left | 29.5 |
| Right | 25 |

Difference: 4.5 cm

Bandaging: 4 weeks in January 2027. Forearm from 31 cm to 29.5 cm. Finished.

Garment history: ready-made sleeve, 20 to 30 mmHg, worn 09/01/2026 to 11/30/2026. Rolled at the upper arm. Forearm grew 1 cm.

Function: cannot hold the bow or the piano keys for more than 15 minutes because of swelling in the hand.

Self-care: puts the sleeve on herself with a donning glove. Does her exercises twice a day. Does not wear compression at night.

Recommendation: flat-knit custom sleeve, 30 to 40 mmHg, with custom glove, left. The back of the left hand swells when a sleeve is worn alone. Three of each a year. Of the sleeves, one is to wear, one in the wash, one in reserve.

Note: The federal benefit that began in 2024 covers daytime garments at three per affected body part every six months; other payers write their own limits, and a custom garment is covered when a standard one cannot contain the swelling.`,
    `INLAND COMPRESSION FITTERS

Request for garments

Member: Yolanda Brightwater
Address: 340 Madrone Street, Silver Tarn, WA 98899
Phone: (509) 555-0139
MRN: STC-72915
Payer: Cascade Teachers Trust
Prescriber: Theodora Blanchfield, MD
NPI: 1730958264

Garment 1
A6577 gradient compression arm sleeve, custom, heavy weight, each
Quantity 3, limit 3 per year
Color sand, length 17 inches

Garment 2
A6580 gradient compression glove, custom, heavy weight, each
Quantity 3, limit 3 per year
Color sand

Total garments: 6 per year

Diagnoses: I97.2, Z85.3, Z90.12

Grounds
The ready-made sleeve did not hold the swelling. It was worn for three months, from September through November 2026, at 20 to 30 mmHg, and it rolled. The therapist, Marisol Keane, measured the left forearm at 29.5 cm and the right at 25 cm on January 29, 2027. The custom sleeve is flat-knit at 30 to 40 mmHg. The glove is added because the hand swells with a sleeve alone. Sleeves are supplied in threes so that one can be worn while another is washed and the third kept in reserve.

No night garment is requested, as the member does not wear compression at night.`,
    `Letter of Medical Necessity

To: Cascade Teachers Trust
Subject: Yolanda Brightwater, 47-year-old female

1. Diagnoses
Postmastectomy lymphedema syndrome (I97.2); personal history of malignant neoplasm of breast (Z85.3); acquired absence of left breast and nipple (Z90.12).

2. Cause
Fourteen lymph nodes were removed with the left breast on March 5, 2025.

3. Severity
The left forearm is 4.5 cm larger around than the right (29.5 against 25 cm). Pitting at the wrist reaches 4 mm. The skin is thickened.

4. Effect on daily life
She teaches choir and cello. On account of the swelling she cannot hold the bow or the piano keys longer than 15 minutes.

5. Treatments tried
(a) Ready-made sleeve, 20 to 30 mmHg, September to November 2026: failed.
(b) Bandaging, 4 weeks in January 2027: the forearm lost 1.5 cm.

6. Request
Custom sleeve A6577, 3 per year. Custom glove A6580, 3 per year.

7. Rationale
Lymphedema is a lasting condition, and the gain from bandaging is lost if no garment keeps it. Flat-knit fabric of 30 to 40 mmHg does not roll as easily as round-knit. Policies commonly require a diagnosis of lymphedema and a prescription. Both are present.

Ms. Brightwater puts on her sleeve without another person's help and does her exercises twice daily.

Theodora Blanchfield, MD
Signed: 2027-02-22`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'postmastectomy lymphedema (I97.2) → deep vein thrombosis of the arm (I97.2)'],
    [
      3,
      'code-disease',
      'personal history of malignant neoplasm of breast (Z85.3) → personal history of malignant melanoma of skin (Z85.3)',
    ],
    [
      2,
      'other-item',
      'A6580 gradient compression glove, custom, heavy weight, each → A6580 gradient compression arm sleeve, custom, heavy weight, each',
    ],
    [
      0,
      'other-item',
      'three custom sleeves (A6577), 17 inches, and three custom gloves (A6580) a year → three custom gloves (A6577), 17 inches, and three custom sleeves (A6580) a year',
    ],
    [
      1,
      'description-detail',
      'Diagnosis: postmastectomy lymphedema syndrome → Diagnosis: hereditary lymphedema syndrome',
    ],
    [
      3,
      'description-detail',
      'acquired absence of left breast and nipple (Z90.12) → acquired absence of bilateral breasts and nipples (Z90.12)',
    ],
    [0, 'side', 'She had a left mastectomy → She had a right mastectomy'],
    [1, 'side', 'The back of the left hand swells → The back of the right hand swells'],
    [1, 'sex', 'Yolanda Brightwater, 47 F → Yolanda Brightwater, 47 M'],
    [3, 'sex', 'Ms. Brightwater puts on → Mr. Brightwater puts on'],
    [2, 'choice', 'Color sand, length 17 inches → Color sand, length 19 inches'],
    [0, 'choice', 'all in sand. → all in black.'],
    [1, 'device', 'with custom glove, left. → with custom glove, left, and a pneumatic compression pump.'],
    [0, 'medication', 'She takes letrozole 2.5 mg daily. → She takes tamoxifen 20 mg daily.'],
    [3, 'medication', 'The skin is thickened. → The skin is thickened. She takes furosemide for it.'],
    [
      0,
      'diagnosis',
      'Her other diagnoses are personal → Her other diagnoses are rheumatoid arthritis, personal',
    ],
    [
      2,
      'event',
      'at 20 to 30 mmHg, and it rolled. → at 20 to 30 mmHg, and it rolled. She was in hospital with cellulitis in October.',
    ],
    [
      3,
      'treatment',
      '(b) Bandaging, 4 weeks in January 2027: the forearm lost 1.5 cm. → (b) Bandaging, 4 weeks in January 2027: the forearm lost 1.5 cm. (c) Lymph node transfer: no benefit.',
    ],
    [
      1,
      'treatment',
      'Forearm from 31 cm to 29.5 cm. Finished. → Forearm from 31 cm to 29.5 cm. Still going on.',
    ],
    [0, 'social', 'teaches choir and cello full time → teaches choir and cello half time'],
    [
      3,
      'social',
      'She teaches choir and cello. On → She teaches choir and cello and cares for her mother. On',
    ],
    [
      1,
      'attitude',
      'Does her exercises twice a day. → Does her exercises twice a day, though she doubts their use.',
    ],
    [
      2,
      'negation',
      'The ready-made sleeve did not hold the swelling → The ready-made sleeve did hold the swelling',
    ],
    [3, 'negation', "without another person's help → only with another person's help"],
    [0, 'organisation', 'at Wenatchee Highlands Hospital, → at Spokane General Hospital,'],
    [2, 'organisation', 'Payer: Cascade Teachers Trust → Payer: Premera Gold'],
    [
      0,
      'attestation',
      'At the visit of February 15, 2027 I found the left arm → At the visit of February 15, 2027 I compared her volume by water displacement and found the left arm',
    ],
    [
      3,
      'relative-date',
      'were removed with the left breast on March 5, 2025. → were removed with the left breast six months ago.',
    ],
    [0, 'other-role', 'the forearm grew by 1 cm → the forearm grew by 14 cm'],
    [1, 'other-role', '| Right | 25 | → | Right | 17 |'],
    [
      2,
      'brackets',
      'The glove is added because the hand swells with a sleeve alone. → The glove is added because the hand swells with a sleeve alone [two fingers are numb].',
    ],
    [
      3,
      'coverage-measure',
      'require a diagnosis of lymphedema and a prescription. → require a diagnosis of lymphedema, a volume excess such as her 22 percent, and a prescription.',
    ],
    [3, 'script', '(29.5 against 25 cm) → (29.5 against ２1 cm)'],
    [2, 'identifier', 'NPI: 1730958264 → NPI: 1730958246'],
    [2, 'date-age', 'on January 29, 2027 → on January 19, 2027'],
    [1, 'date-age', 'worn 09/01/2026 to 11/30/2026 → worn 09/01/2025 to 11/30/2025'],
    [3, 'quantity', 'Custom glove A6580, 3 per year → Custom glove A6580, 6 per year'],
    [1, 'quantity', 'Three of each a year. → Three of each a month.'],
    [0, 'name', 'her son Gideon → her son Malachi'],
    [2, 'name', 'Member: Yolanda Brightwater → Member: Yolanda Brightwell'],
    [1, 'retold', 'for more than 15 minutes because → for more than 50 minutes because'],
    [3, 'retold', 'the forearm lost 1.5 cm → the forearm gained 1.5 cm'],
    [2, 'sum', 'Total garments: 6 per year → Total garments: 9 per year'],
    [1, 'sum', 'Difference: 4.5 cm → Difference: 5.5 cm'],
  ],
  corruptions: {},
};
