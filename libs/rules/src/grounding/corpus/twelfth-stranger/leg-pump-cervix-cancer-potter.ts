import type { CorpusCase } from '../corpus-case.ts';

/** A lymphedema clinic's letter, a supplier's biller's notes, and a model's formal letter. */
export const legPumpCervixCancerPotter: CorpusCase = {
  id: 'leg-pump-cervix-cancer-potter',
  today: '2026-11-24',
  facts: {
    case_id: 9319,
    patient: {
      first_name: 'Rosamund',
      middle_name: 'Lee',
      last_name: 'Hollingberry',
      dob: '1967-09-29',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '192 lb',
      address: '61 Kiln Street, Carrick, OR 97599',
      phone: '(541) 555-0175',
      mrn: 'CK-28649',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.41', description: 'Personal history of malignant neoplasm of cervix uteri' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Swelling of the left leg from the groin to the foot since radiation in 2022 for cervical cancer; 24 pelvic lymph nodes removed 2021-11-16. Four weeks of conservative therapy, 2026-10-12 to 2026-11-09: class 2 stocking every day, exercises twice a day, leg raised. Left calf 46.8 cm before and 46.2 cm after, left thigh 64 cm before and 64 cm after; right calf 39.5 cm. Measured by Saskia Boone, OT. Skin thick and warty over the left shin (hyperkeratosis). Cellulitis three times in 2025, once with a hospital stay of 4 days (2025-07). Duplex 2026-10-08: no clot. Heart sounds normal, no heart failure. No sign of cancer on scan of 2026-08-27.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Left leg only. One hour a day at 40 mmHg. Trial in the clinic on 2026-11-12: 60 minutes, no pain, calf 1.1 cm less. Potter; sells at the Saturday market. Manual drainage is 70 miles away. Puts on the sleeve alone. Takes no anticoagulant.',
      },
    ],
    provider: { name: 'Octavian Reyes, MD', npi: '1417930586', date_signed: '2026-11-24' },
    seen: ['2026-11-12, clinic visit, Saskia Boone, OT: leg measured, pump tried, pulses felt, no wound.'],
  },
  notes: [
    `November 24, 2026

To: Medical Review
About: Rosamund Hollingberry, born September 29, 1967

Ms. Hollingberry is a 59-year-old potter. In November 2021, 24 pelvic lymph nodes were removed because of cancer of the cervix (Z85.41), and since she was irradiated in 2022 her left leg has been swollen from the groin to the foot. This is lymphedema (I89.0). A scan in August of this year showed no sign of cancer.

From October 12 to November 9, four full weeks, she wore a class 2 stocking every day, did her exercises twice a day and kept the leg raised. Saskia Boone, OT, took the measurements. The calf went from 46.8 cm to 46.2 cm and the thigh stayed at 64 cm; the right calf is 39.5 cm. That is little for so much effort. Over the shin the skin has become thick and warty.

In 2025 she had cellulitis three times, and one of these episodes, in July, kept her in the hospital for four days.

There is no clot (duplex of October 8), no heart failure and no wound, and pulses were felt. On November 12 she tried the pump in the clinic for an hour without pain, and the calf was 1.1 cm smaller afterwards.

I ask for a segmental compressor without calibrated gradient pressure (E0651) and an appliance for the full left leg (E0667), to be used at home for an hour a day at 40 mmHg. Manual drainage would mean a drive of 70 miles.

Octavian Reyes, MD, NPI 1417930586`,
    `PNEUMATIC COMPRESSION - FILE NOTES FOR CLAIM
Pt Hollingberry, Rosamund L / DOB 9/29/67 / F / MRN CK-28649 / ph (541) 555-0175
ICD I89.0, Z85.41
HCPCS E0651 x1, E0667 x1 (L). Both 1 per 5 yrs.

4-wk conservative trial? YES 10/12-11/9/26: stocking cl. 2 qd, exercise BID, elevation
Measurements (S. Boone OT):
  L calf pre 46.8 post 46.2 cm
  L thigh pre 64 post 64 cm
  R calf 39.5 cm
Hyperkeratosis? YES, L shin
Cellulitis? YES x3 in 2025 (1 admit, 4 d, 7/2025)
DVT ruled out? YES duplex 10/8/26
CHF? NO
Active cancer? NO, scan 8/27/26
Anticoag? NO
In-office pump trial? YES 11/12/26, 60 min, -1.1 cm calf, no pain
Use at home: 1 h/d, 40 mmHg. Dons sleeve alone.
Nodes removed: 24 pelvic, 11/16/2021. XRT 2022.

MD: Octavian Reyes, NPI 1417930586, dated 11/24/26`,
    `Dear Reviewer,

I respectfully request authorization of a segmental pneumatic compressor (E0651) and a segmental full leg appliance (E0667) for Rosamund Hollingberry.

Clinical Picture
Ms. Hollingberry, 59, developed lymphedema (I89.0) of the left lower limb following treatment of cervical cancer with lymph node removal in 2021 and radiation in 2022. Cervical cancer is now a matter of her history (Z85.41). The circumference of the left calf exceeds that of the right by 6.7 cm. Hyperkeratosis of the shin points to long-standing disease.

Failure of Conservative Treatment
Over 28 days the left calf lost 0.6 cm and the left thigh nothing at all. The program consisted of compression, exercise and elevation.

Response to Pneumatic Compression
A single hour in the clinic brought the calf down by 1.1 cm, nearly twice as much as four weeks of conservative therapy. She felt no pain.

Why It Matters
Each infection of a swollen limb damages more lymph vessels. She had three bouts of cellulitis in the year 2025. Pneumatic compression moves fluid out of the limb by inflating chambers one after another.

Safety
A blood clot, heart failure and recurrent cancer were looked for and not found, and she takes no blood thinner.

Use
One hour each day, seven hours a week, at a pressure of 40 mmHg. She can put on the sleeve without help. On Saturdays she sells her pottery at the market.

Sincerely,
Octavian Reyes, MD
NPI 1417930586`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'This is lymphedema (I89.0). → This is postthrombotic syndrome (I89.0).'],
    [0, 'code-disease', 'because of cancer of the cervix (Z85.41) → because of cancer of the ovary (Z85.41)'],
    [0, 'date-age', 'In November 2021, 24 pelvic → In November 2020, 24 pelvic'],
    [0, 'side', 'her left leg has been swollen from the groin → both legs have been swollen from the groin'],
    [0, 'retold', 'The calf went from 46.8 cm to 46.2 cm → The calf went from 46.8 cm to 48.2 cm'],
    [
      0,
      'event',
      'in July, kept her in the hospital for four days → in July, kept her in the hospital for fourteen days',
    ],
    [
      0,
      'negation',
      'A scan in August of this year showed no sign of cancer. → A scan in August of this year showed a spot on the liver.',
    ],
    [0, 'quantity', 'at home for an hour a day at 40 mmHg → at home for an hour twice a day at 40 mmHg'],
    [0, 'retold', 'did her exercises twice a day → did her exercises twice a week'],
    [
      0,
      'other-item',
      'a segmental compressor without calibrated gradient pressure → a segmental compressor with calibrated gradient pressure',
    ],
    [
      0,
      'social',
      'Manual drainage would mean a drive of 70 miles. → Manual drainage is offered in the same town.',
    ],
    [1, 'treatment', '10/12-11/9/26: stocking cl. 2 qd → 10/12-11/9/26: bandaging qd'],
    [1, 'retold', 'DVT ruled out? YES duplex 10/8/26 → DVT ruled out? NO, duplex pending'],
    [1, 'medication', 'Anticoag? NO → Anticoag? YES, rivaroxaban'],
    [1, 'diagnosis', 'CHF? NO → CHF? YES, compensated'],
    [1, 'event', 'Cellulitis? YES x3 in 2025 (1 admit, 4 d, 7/2025) → Cellulitis? YES x3 in 2025 (3 admits)'],
    [1, 'quantity', '60 min, -1.1 cm calf → 20 min, -1.1 cm calf'],
    [1, 'choice', 'Use at home: 1 h/d, 40 mmHg. → Use at home: 1 h/d, 60 mmHg.'],
    [1, 'side', 'HCPCS E0651 x1, E0667 x1 (L) → HCPCS E0651 x1, E0667 x2 (L+R)'],
    [1, 'identifier', 'MRN CK-28649 → MRN CK-28694'],
    [2, 'sum', 'exceeds that of the right by 6.7 cm → exceeds that of the right by 9.7 cm'],
    [2, 'sum', 'nearly twice as much as four weeks → nearly five times as much as four weeks'],
    [2, 'retold', 'She felt no pain. → She felt some pain.'],
    [2, 'other-role', 'Over 28 days the left calf → Over 24 days the left calf'],
    [2, 'negation', 'She can put on the sleeve without help. → She cannot put on the sleeve without help.'],
    [
      2,
      'social',
      'On Saturdays she sells her pottery at the market. → She had to give up her pottery and the market.',
    ],
    [
      2,
      'device',
      'and a segmental full leg appliance (E0667) → and segmental full leg and trunk appliances (E0667)',
    ],
    [2, 'brackets', 'Safety → [Biopsy of the shin: lymphangiosarcoma excluded.]\n\nSafety'],
    [
      2,
      'organisation',
      'I respectfully request authorization → On behalf of the Pacific Lymphedema Center I respectfully request authorization',
    ],
    [
      2,
      'attitude',
      'One hour each day, seven hours a week → She is very motivated: one hour each day, seven hours a week',
    ],
    [
      2,
      'treatment',
      'following treatment of cervical cancer with lymph node removal in 2021 and radiation in 2022 → following treatment of cervical cancer with hysterectomy in 2021 and radiation in 2022',
    ],
  ],
  corruptions: {},
};
