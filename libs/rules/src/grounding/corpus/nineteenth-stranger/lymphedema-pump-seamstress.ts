import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for compression: a vascular physician, a lymphedema therapist, a supplier and a drafted letter. */
export const lymphedemaPumpSeamstress: CorpusCase = {
  id: 'lymphedema-pump-seamstress',
  today: '2026-06-15',
  facts: {
    case_id: 16010,
    patient: {
      first_name: 'Zenobia',
      last_name: 'Castlereagh',
      dob: '1979-11-28',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '193 lb',
      address: '77 Bobbin Alley, Lower Fenwick, NC 28999',
      phone: '(828) 555-0113',
      mrn: 'LFV-81256',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'I87.2', description: 'Venous insufficiency (chronic) (peripheral)' },
      { code: 'Z85.42', description: 'Personal history of malignant neoplasm of other parts of uterus' },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Swelling of the left leg began in 2023 after lymph nodes were removed from the groin. Left calf on 2026-06-02 was 47 cm, right calf 38 cm. Bandaging, exercise and raising the leg from 2026-02-16 took off 1 cm in 16 weeks. Skin is thick and the pit stays. Pumping for 1 hour twice a day at 45 mmHg in a trial took off 3 cm.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        length: '33 in',
        justification:
          'For the left leg only. Swelling reaches the groin; thigh 66 cm left and 58 cm right. A half-leg sleeve pushed fluid to the knee.',
      },
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmhg, each',
        hcpcs: 'A6552',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '6 months',
        color: 'navy',
        size: 'large',
        justification:
          'Worn by day on both legs, since the right has venous disease. Three pairs allow washing. Stockings of 20-30 mmHg left a dent at the ankle each evening. Her son Barnabas helps to pull them on.',
      },
    ],
    provider: { name: 'Cordelia Nkemelu, MD', npi: '1564930287', date_signed: '2026-06-15' },
    seen: [
      '2026-06-02, in office, by Cordelia Nkemelu, MD: left leg firm to the groin, skin fold at the second toe cannot be pinched, no open wound, foot pulses full on both sides, no clot by ultrasound.',
      '2026-06-08, in clinic, by Godfrey Selwyn, OTR/L, CLT: both legs measured, trial of the pump, no pain, no shortness of breath.',
    ],
    told: [
      'Who pays? Blue Ridge Guild Insurance',
      'Who supplies? Fenwick Compression Center',
      'Work? Seamstress, sits 7 hours a day',
      'Lives with whom? With her son Barnabas, 19 years old',
      'Cancer? Uterine cancer, treated in 2022 at Carolina Laurel Cancer Institute, no recurrence',
      'Infection of the leg? One cellulitis in January 2026, oral cephalexin for 10 days',
      'Heart failure? No',
    ],
    answered: [],
  },
  notes: [
    `June 15, 2026

TO: Blue Ridge Guild Insurance
RE: Zenobia Castlereagh
DOB: 11/28/1979
MRN: LFV-81256

LETTER OF MEDICAL NECESSITY

Ms. Castlereagh is a 46-year-old woman with lymphedema (I89.0), chronic peripheral venous insufficiency (I87.2) and a personal history of cancer of the uterus (Z85.42). The cancer was treated in 2022 at Carolina Laurel Cancer Institute and has not recurred. Swelling of the left leg began in 2023 after lymph nodes were removed from the groin.

I saw her in the office on June 2, 2026. The left leg was firm to the groin. The skin fold at the second toe could not be pinched, which is a classic sign of lymphedema. There was no open wound. The foot pulses were full on both sides, and ultrasound showed no clot. The left calf measured 47 cm and the right 38 cm.

Bandaging, exercise and raising the leg from February 16, 2026 took off 1 cm in 16 weeks. Stockings of 20-30 mmHg left a dent at the ankle each evening. She had one cellulitis in January 2026, treated with oral cephalexin for 10 days. She does not have heart failure.

I order a segmental compressor without calibrated gradient pressure (E0651), 1; a full-leg segmental appliance (E0667) for the left leg, 1; and below-knee gradient stockings 30-40 mmHg (A6552), 6 per 6 months.

Cordelia Nkemelu, MD
NPI 1564930287`,
    `LYMPHEDEMA THERAPY REPORT

Date: 06/08/2026, in clinic
Therapist: Godfrey Selwyn, OTR/L, CLT
Patient: Z. Castlereagh, F, 46 years

Measures
| | Left | Right | Difference |
|---|---|---|---|
| Calf (06/02/2026) | 47 cm | 38 cm | 9 cm |
| Thigh | 66 cm | 58 cm | 8 cm |

Course
Onset 2023 after removal of lymph nodes from the groin.
Conservative care from 02/16/2026 for 16 weeks: bandaging, exercise, raising the leg. Result: 1 cm less.
Cellulitis once, in January 2026.

Skin
Thick; the pit stays.

Pump trial
One hour, twice a day, at 45 mmHg. Result: 3 cm less. No pain. No shortness of breath.

Why full leg
Swelling reaches the groin. A half-leg sleeve pushed fluid to the knee.

Day and night
She works as a seamstress and sits for 7 hours a day. Stockings are worn by day on both legs. Her son Barnabas, 19, helps to pull them on.

Recommendations
1) E0651 compressor, 1
2) E0667 appliance, full leg, 33 in, left, 1
3) A6552 stockings, navy, large, 3 pairs

Many plans ask that four weeks of conservative therapy be recorded before a pump is approved. In the conservative course here the change was too small.`,
    `FENWICK COMPRESSION CENTER
Coverage request

Patient: Zenobia Castlereagh
77 Bobbin Alley, Lower Fenwick, NC 28999
(828) 555-0113
Insurance: Blue Ridge Guild Insurance
Ordering physician: Cordelia Nkemelu, MD, NPI 1564930287, signed 06/15/2026

REQUESTED
- Pneumatic compressor, segmental home model without calibrated gradient pressure, E0651, quantity 1 per month
- Segmental pneumatic appliance, full leg, E0667, length 33 in, quantity 1 per year
- Gradient compression stocking, below knee, 30-40 mmHg, A6552, navy, large, quantity 6 per 6 months (12 a year)

Eight pieces are requested in all.

DIAGNOSES
I89.0 Lymphedema, not elsewhere classified
I87.2 Venous insufficiency (chronic) (peripheral)
Z85.42 Personal history of malignant neoplasm of other parts of uterus

SUMMARY
The patient's left leg has been swollen since 2023. Her left calf is 9 cm larger than the right. About four months of bandaging, exercise and elevation reduced it by only a centimeter. The pump did three times as much in its trial.

The appliance must reach the groin because the swelling does, and because a shorter sleeve drove the fluid to the knee.

The stockings are for both legs, as the right leg has venous disease. Three pairs let her wash one and wear another. A weaker class, 20-30 mmHg, was not enough.

She does not have heart failure. Compression is given with caution where the heart is weak.`,
    `To the Medical Reviewer

Subject: Pneumatic compression and stockings for Zenobia Castlereagh, born November 28, 1979

Overview
This patient, aged 46, has lymphedema of the left leg and chronic venous insufficiency. She is 5 ft 4 in tall and weighs 193 lb. In 2022 she was treated for uterine cancer at Carolina Laurel Cancer Institute; there has been no recurrence.

Findings
On June 2, 2026 Dr. Nkemelu found the left leg firm up to the groin. No wound was open. An ultrasound excluded a clot. Both feet had full pulses.

Measures taken
* Bandaging, exercise and raising the leg since February 16, 2026: 1 cm in 16 weeks
* Stockings 20-30 mmHg: dent at the ankle each evening
* Half-leg sleeve: fluid pushed to the knee
* Trial of the segmental pump at 45 mmHg, one hour two times a day (14 hours a week): 3 cm

Medical reasoning
Stagnant lymph scars the skin and invites infection; she had cellulitis once this year, in January, and took cephalexin by mouth for ten days. Her pulses permit firm compression. A pump moves fluid that bandages alone did not.

Order
E0651, one. E0667, one, for the left leg. A6552, six in six months, navy, large.

Support
Her son, who is 19 and lives with her, helps her to put the stockings on. She works seated as a seamstress seven hours a day.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with lymphedema (I89.0) → with lipedema (I89.0)'],
    [2, 'code-disease', 'I87.2 Venous insufficiency (chronic) (peripheral) → I87.2 Deep vein thrombosis'],
    [
      2,
      'other-item',
      '- Segmental pneumatic appliance, full leg, E0667 → - Segmental pneumatic appliance, full arm, E0667',
    ],
    [1, 'other-item', '3) A6552 stockings, navy → 3) A6552 nighttime wraps, navy'],
    [
      0,
      'description-detail',
      'chronic peripheral venous insufficiency → acute peripheral venous insufficiency',
    ],
    [
      2,
      'description-detail',
      'malignant neoplasm of other parts of uterus → malignant neoplasm of cervix uteri',
    ],
    [0, 'side', 'Swelling of the left leg began → Swelling of both legs began'],
    [3, 'side', 'E0667, one, for the left leg. → E0667, one, for the right leg.'],
    [1, 'side', 'worn by day on both legs → worn by day on the left leg'],
    [0, 'sex', 'Ms. Castlereagh is a → Mr. Castlereagh is a'],
    [2, 'sex', 'Three pairs let her wash → Three pairs let him wash'],
    [1, 'choice', 'navy, large, 3 pairs → navy, medium, 3 pairs'],
    [2, 'choice', 'length 33 in → length 28 in'],
    [3, 'choice', 'six in six months, navy, large → six in six months, beige, large'],
    [1, 'device', '1) E0651 compressor, 1 → 1) E0651 compressor, 1, with a trunk garment'],
    [3, 'device', 'to put the stockings on. → to put the stockings on with a donning frame.'],
    [0, 'medication', 'treated with oral cephalexin for → treated with oral clindamycin for'],
    [3, 'medication', 'by mouth for ten days. → by mouth for ten days. Furosemide 40 mg daily did nothing.'],
    [
      0,
      'diagnosis',
      'on both sides, and ultrasound → on both sides, her diabetes was controlled, and ultrasound',
    ],
    [
      3,
      'diagnosis',
      'of the left leg and chronic venous insufficiency. She → of the left leg, sleep apnea and chronic venous insufficiency. She',
    ],
    [
      1,
      'event',
      'Cellulitis once, in January 2026. → Cellulitis once, in January 2026, with five days in the hospital.',
    ],
    [
      2,
      'event',
      'has been swollen since 2023. → has been swollen since 2023, and she fell on it this spring.',
    ],
    [0, 'treatment', 'and has not recurred. → and has not recurred after pelvic radiation.'],
    [1, 'treatment', 'Skin\nThick; the pit stays. → Skin\nThick; the pit stays. Allergy to neoprene.'],
    [1, 'social', 'She works as a seamstress → She works as a cashier'],
    [3, 'social', 'lives with her, helps → lives next door, helps'],
    [
      2,
      'attitude',
      '20-30 mmHg, was not enough. → 20-30 mmHg, was not enough, though she wore it without fail.',
    ],
    [3, 'attitude', 'Support\nHer son → Support\nShe is hopeful. Her son'],
    [0, 'negation', 'She does not have heart failure. → She does have heart failure.'],
    [3, 'negation', 'No wound was open. → A wound was open.'],
    [0, 'organisation', 'TO: Blue Ridge Guild Insurance → TO: Tar Heel Health Choice'],
    [3, 'organisation', 'at Carolina Laurel Cancer Institute → at Piedmont Oncology Hospital'],
    [
      0,
      'attestation',
      'I saw her in the office on → I supervised the pump trial and saw her in the office on',
    ],
    [
      2,
      'attestation',
      'The stockings are for both legs → We have fitted a sample on her. The stockings are for both legs',
    ],
    [1, 'relative-date', 'Onset 2023 after removal → Onset six months ago after removal'],
    [3, 'relative-date', 'An ultrasound excluded a clot. → An ultrasound three weeks ago excluded a clot.'],
    [1, 'other-role', 'twice a day, at 45 mmHg → twice a day, at 66 mmHg'],
    [0, 'other-role', 'took off 1 cm in 16 weeks → took off 9 cm in 16 weeks'],
    [
      2,
      'brackets',
      'Insurance: Blue Ridge Guild Insurance → Insurance: Blue Ridge Guild Insurance [deductible met]',
    ],
    [1, 'brackets', 'No pain. No → No pain [numbness after]. No'],
    [
      1,
      'coverage-measure',
      'be recorded before a pump is approved. → be recorded before a pump is approved; she has 30 weeks.',
    ],
    [
      2,
      'coverage-measure',
      'where the heart is weak. → where the heart is weak, as with her ejection fraction of 45 %.',
    ],
    [0, 'script', 'calf measured 47 cm → calf measured ٥٧ cm'],
    [3, 'script', 'weighs 193 lb → weighs １３９ lb'],
    [0, 'identifier', 'MRN: LFV-81256 → MRN: LFV-82156'],
    [2, 'identifier', 'NPI 1564930287 → NPI 1564390287'],
    [0, 'date-age', 'in the office on June 2, 2026 → in the office on June 12, 2026'],
    [1, 'date-age', 'from 02/16/2026 for 16 weeks → from 01/16/2026 for 16 weeks'],
    [2, 'quantity', 'E0651, quantity 1 per month → E0651, quantity 2 per month'],
    [0, 'quantity', '(A6552), 6 per 6 months → (A6552), 8 per 6 months'],
    [1, 'name', 'Her son Barnabas, 19, → Her son Barnaby, 19,'],
    [2, 'name', 'Ordering physician: Cordelia Nkemelu → Ordering physician: Cornelia Nkemelu'],
    [2, 'retold', 'by only a centimeter → by fully six centimeters'],
    [2, 'retold', 'drove the fluid to the knee → drove no fluid to the knee'],
    [3, 'retold', 'that bandages alone did not → that bandages alone moved as well'],
    [1, 'sum', '| 58 cm | 8 cm | → | 58 cm | 6 cm |'],
    [2, 'sum', 'Eight pieces are requested in all. → Nine pieces are requested in all.'],
    [3, 'sum', '(14 hours a week) → (21 hours a week)'],
  ],
  corruptions: {},
};
