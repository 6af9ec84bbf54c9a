import type { CorpusCase } from '../corpus-case.ts';

/** A lymphedema therapist's evaluation, and an oncologist's letter. */
export const compressionLymphedemaChoirDirector: CorpusCase = {
  id: 'compression-lymphedema-choir-director',
  today: '2026-11-20',
  facts: {
    case_id: 10408,
    patient: {
      first_name: 'Philippa',
      last_name: 'Nakagawa-Stroud',
      dob: '1966-10-09',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '172 lb',
      address: '1401 Vesper Hill, Canton Mills, MD 21999',
      phone: '(410) 555-0184',
      mrn: 'CM-662095',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, each',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: 'month',
        justification:
          'Left arm, 30 to 40 mmHg, beige, size medium long. Left mastectomy 2023-05-16 with removal of 19 nodes, 4 positive; radiation until 2023-11-22. Swelling since January 2025. Stage II, pitting to the elbow. Arm volume 2026-11-10: left 2,840 mL, right 2,290 mL, difference 24 %. Before bandaging on 2026-09-29 the left had 3,115 mL. 18 sessions of decongestive therapy from 2026-09-29 to 2026-11-10. Old sleeves of 20 to 30 mmHg are 11 months old and stretched. Puts the sleeve on by herself with a donning frame.',
      },
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Four weeks of sleeve, exercise and elevation, 2026-08-25 to 2026-09-22: volume unchanged. Two bouts of cellulitis, 2025-12-03 and 2026-04-19, both treated with cephalexin by mouth. Trial of the pump on 2026-11-12: 45 minutes at 40 mmHg, 95 mL less, no pain. To be used an hour a day. No heart failure, no clot: ultrasound of the arm 2026-08-20 normal.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full arm',
        hcpcs: 'E0668',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'For the compressor, left arm. Conducts a church choir, cannot lift the left arm above 100 degrees.',
      },
    ],
    provider: { name: 'Emeric Thorsby, MD', npi: '1427950863', date_signed: '2026-11-20' },
    seen: [
      '2026-11-10, Chesapeake Rehabilitation Clinic, by Wilhelmina Achterberg, OTR/L, CLT: skin thick, no wound, Stemmer sign positive.',
      '2026-11-16, in office, by Emeric Thorsby, MD: no sign of recurrence, weight stable.',
    ],
    told: [
      'Who pays? CareFirst BlueChoice',
      'Allergies? Penicillin no, adhesive tape yes (blisters)',
      'Right- or left-handed? Right-handed',
      'Lives with whom? With her husband Clement',
    ],
    answered: [],
  },
  notes: [
    `OCCUPATIONAL THERAPY – LYMPHEDEMA PROGRESS EVALUATION
Chesapeake Rehabilitation Clinic

Patient: Philippa Nakagawa-Stroud     Age: 60     MRN: CM-662095
Dx: I97.2 Postmastectomy lymphedema syndrome; Z85.3
Date of evaluation: 11/10/2026
Precautions: adhesive tape (blisters)

History. L mastectomy 5/16/2023 with axillary dissection, 19 nodes removed, 4 of them positive. Radiation completed 11/22/2023. Onset of swelling January 2025. Cellulitis of the arm 12/3/2025 and 4/19/2026, oral cephalexin each time. Conservative program of sleeve, exercise and elevation 8/25 to 9/22/2026 brought no change in volume.

Function. R hand dominant. Conducts a church choir. L shoulder elevation limited to 100 degrees. Dons sleeve independently with frame. Lives with husband.

Findings.
  Stage II, pitting to elbow, Stemmer positive, skin thickened, no wound.
                 9/29/26      11/10/26
  L arm          3,115 mL     2,840 mL
  R arm          –            2,290 mL
  Excess L over R now 550 mL (24%)
  Reduction since start of CDT 275 mL

Treatment to date. Complete decongestive therapy, 18 visits over six weeks. Present sleeves (20-30 mmHg) are 11 months old and have lost their stretch.

Pump trial 11/12/2026: 45 min at 40 mmHg. Volume down 95 mL. Tolerated without pain.

Recommendations.
1. A6578 compression arm sleeve, L, 30-40 mmHg, medium long, beige, x3.
2. E0651 segmental pneumatic compressor x1, one hour daily.
3. E0668 full arm appliance, L, x1.
Gains from bandaging are lost within weeks unless a garment holds them. Three sleeves let one be worn, one washed, and one kept ready.

Wilhelmina Achterberg, OTR/L, CLT`,
    `November 20, 2026

CareFirst BlueChoice
Utilization Management

Re: Philippa Nakagawa-Stroud, date of birth October 9, 1966

Dear Medical Director,

I follow Mrs. Nakagawa-Stroud, a 60-year-old choir director, after cancer of the left breast. She underwent mastectomy in May 2023, with four of nineteen axillary nodes involved, and finished radiation in November of that year. When I saw her on Monday of this week there was no sign of recurrence, and her weight was stable.

Since the beginning of last year she has had lymphedema of the left arm (I97.2), now stage II. Over six weeks this fall our lymphedema therapist, Wilhelmina Achterberg, treated her eighteen times and brought the arm from 3,115 to 2,840 mL. It remains about a quarter larger than the other, which holds 2,290 mL. Earlier, four weeks of a sleeve, exercise and elevation had made no difference.

The swelling has consequences. She has had cellulitis twice, in December and in April, and was treated with cephalexin by mouth on both occasions. She cannot raise the arm above 100 degrees. Ultrasound of the arm in August was normal, without a clot, and she does not have heart failure; there is thus no contraindication to a pump.

I therefore prescribe a segmental compressor (E0651) with a sleeve appliance for the full arm (E0668). In a trial on November 12, forty-five minutes at 40 mmHg took off 95 mL without pain. I also prescribe three compression sleeves (A6578) of 30 to 40 mmHg. The ones she wears have a lower pressure, are nearly a year old, and are stretched. With the help of a donning frame she puts them on by herself. Her husband Clement lives with her.

Stage II lymphedema no longer goes away with elevation alone, and each infection damages more lymph vessels.

Very truly yours,

Emeric Thorsby, MD
NPI 1427950863`,
  ],
  passages: [],
  edits: [
    [0, 'other-role', '19 nodes removed, 4 of them positive → 19 nodes removed, 18 of them positive'],
    [0, 'side', 'History. L mastectomy → History. R mastectomy'],
    [0, 'date-age', 'Radiation completed 11/22/2023 → Radiation completed 11/22/2024'],
    [0, 'medication', 'oral cephalexin each time → oral clindamycin each time'],
    [0, 'negation', 'brought no change in volume → brought a good change in volume'],
    [0, 'social', 'Conducts a church choir. → Plays the church organ.'],
    [0, 'description-detail', 'Stage II, pitting to elbow → Stage III, pitting to elbow'],
    [0, 'sum', 'Excess L over R now 550 mL → Excess L over R now 650 mL'],
    [0, 'retold', 'have lost their stretch → are still snug'],
    [0, 'choice', 'medium long, beige, x3 → medium regular, beige, x3'],
    [0, 'other-item', '3. E0668 full arm appliance → 3. E0651 full arm appliance'],
    [0, 'organisation', 'Chesapeake Rehabilitation Clinic → Johns Hopkins Bayview'],
    [
      0,
      'treatment',
      'Precautions: adhesive tape (blisters) → Precautions: adhesive tape (blisters), penicillin',
    ],
    [
      0,
      'attitude',
      'Dons sleeve independently with frame. → Dons sleeve independently with frame. Frustrated, skips days.',
    ],
    [0, 'brackets', 'skin thickened, no wound. → skin thickened, no wound. [Lymph leak at wrist.]'],
    [0, 'script', '18 visits over six weeks → 1８ visits over six weeks'],
    [1, 'sex', 'Her husband Clement lives with her. → Her wife Clement lives with her.'],
    [1, 'relative-date', 'When I saw her on Monday of this week → When I saw her two months ago'],
    [
      1,
      'code-disease',
      'she has had lymphedema of the left arm (I97.2) → she has had chronic venous insufficiency of the left arm (I97.2)',
    ],
    [
      1,
      'attestation',
      'I therefore prescribe a segmental compressor → I was present at the trial of the pump, and I therefore prescribe a segmental compressor',
    ],
    [
      1,
      'event',
      'She has had cellulitis twice, in December and in April, and was treated → She has had cellulitis twice, in December and in April, was admitted the second time, and was treated',
    ],
    [
      1,
      'diagnosis',
      'without a clot, and she does not have heart failure → with an old clot, and she does not have heart failure',
    ],
    [1, 'device', 'With the help of a donning frame → With the help of rubber gloves'],
    [1, 'quantity', 'I also prescribe three compression sleeves → I also prescribe six compression sleeves'],
    [
      1,
      'coverage-measure',
      'there is thus no contraindication to a pump → with an ejection fraction of 60 % there is thus no contraindication to a pump under your policy',
    ],
    [1, 'identifier', 'NPI 1427950863 → NPI 1427590863'],
    [1, 'name', 'Wilhelmina Achterberg, treated her → Wilhelmina Achtenberg, treated her'],
    [
      1,
      'retold',
      'It remains about a quarter larger than the other → It remains about twice as large as the other',
    ],
  ],
  corruptions: {},
};
