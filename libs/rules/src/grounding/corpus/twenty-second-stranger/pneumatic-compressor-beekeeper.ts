import type { CorpusCase } from '../corpus-case.ts';

/** A village physician, a lymphedema therapist, a small supplier and a drafted letter for a beekeeper with swollen legs. */
export const pneumaticCompressorBeekeeper: CorpusCase = {
  id: 'pneumatic-compressor-beekeeper',
  today: '2026-11-24',
  facts: {
    case_id: 22001,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Wrenfield-Kozak',
      dob: '1963-02-17',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '241 lb',
      address: '48 Clover Hollow Road, Pell Bridge, VT 05999',
      phone: '(802) 555-0143',
      mrn: 'PBC-30417',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'I87.2', description: 'Venous insufficiency (chronic) (peripheral)' },
      {
        code: 'L97.221',
        description: 'Non-pressure chronic ulcer of left calf limited to breakdown of skin',
      },
    ],
    items: [
      {
        item: 'Pneumatic compressor, segmental home model without calibrated gradient pressure',
        hcpcs: 'E0651',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Swelling of both legs since 2019, left worse than right. Left calf 47 cm, right calf 43 cm on 2026-11-12, measured 15 cm below the knee. Daily compression bandaging, exercise and elevation from 2026-09-28 to 2026-11-09, six weeks: calf girth unchanged, and the skin of the left calf broke down again. Stemmer sign positive on both feet. To be used once a day for 60 minutes at 40 mmHg.',
      },
      {
        item: 'Segmental pneumatic appliance for use with pneumatic compressor, full leg',
        hcpcs: 'E0667',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: 'large',
        justification:
          'The swelling reaches above the knee on both sides, so half-leg sleeves would leave the thighs untreated. Thigh girth 68 cm left, 64 cm right. He cannot bend down to his feet because both hips are stiff; his wife puts the sleeves on.',
      },
      {
        item: 'Gradient compression wrap, non-elastic, below knee, 30-50 mmHg, each',
        hcpcs: 'A6545',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'black',
        justification:
          'Worn by day between treatments. Elastic stockings of 30-40 mmHg rolled down and cut in behind the knee in August 2026. The hook-and-loop straps he can close himself with a reacher.',
      },
    ],
    provider: { name: 'Lucretia Amberson-Pike, MD', npi: '1639275048', date_signed: '2026-11-24' },
    seen: [
      '2026-11-12, in office, by Lucretia Amberson-Pike, MD: pitting to mid-thigh on both legs, ulcer of the left calf 2.0 x 1.5 cm, weeping, no odor; pulses palpable at both feet, ankle-brachial index 1.04 left and 1.08 right.',
    ],
    told: [
      'Which clinic? Pell Bridge Clinic',
      'Who pays? Cedar Notch Health Plan',
      'Who supplies? Hilltop Lymphedema Supply',
      'Occupation? Beekeeper with 45 hives, on his feet most of the day',
      'Lives with whom? With his wife Rosalind in a two-story farmhouse',
      'Who treated him? Gwyneth Palmer-Sato, PT, certified lymphedema therapist, at Pell Bridge Rehabilitation',
      'Heart failure or blood clots? None known',
      'Diuretics? Furosemide 20 mg was tried in 2024, had no effect and was stopped',
      'Goal? To heal the calf and go on working with the bees',
    ],
    answered: [],
  },
  notes: [
    `November 24, 2026

Cedar Notch Health Plan
Re: Thaddeus Wrenfield-Kozak, born February 17, 1963, MRN PBC-30417

To the Medical Director:

I am asking for coverage of a segmental pneumatic compressor for home use without calibrated gradient pressure (E0651), two full-leg appliances for it (E0667) and two non-elastic below-knee compression wraps (A6545) for Mr. Wrenfield-Kozak, a 63-year-old beekeeper. His diagnoses are lymphedema, not elsewhere classified (I89.0), chronic peripheral venous insufficiency (I87.2) and a non-pressure chronic ulcer of the left calf limited to breakdown of skin (L97.221).

Both legs have been swollen since 2019, the left worse than the right. When I saw him in the office on November 12, 2026, there was pitting to mid-thigh on both sides and a weeping ulcer of 2.0 x 1.5 cm on the left calf, without odor. Pulses were palpable at both feet; the ankle-brachial index was 1.04 on the left and 1.08 on the right. The Stemmer sign is positive on both feet.

He has been through six weeks of daily compression bandaging, exercise and elevation, September 28 to November 9, 2026. The calf girth did not change, and the skin of the left calf broke down again. Furosemide 20 mg, tried in 2024, had no effect and was stopped. There is no known heart failure and no known blood clot.

He will use the pump once a day for 60 minutes at 40 mmHg. The goal is to heal the calf and let him go on working with his bees.

Sincerely,
Lucretia Amberson-Pike, MD
Pell Bridge Clinic
NPI 1639275048`,
    `LYMPHEDEMA THERAPY SUMMARY
Pell Bridge Rehabilitation
Therapist: Gwyneth Palmer-Sato, PT, certified lymphedema therapist
Patient: Thaddeus Wrenfield-Kozak    DOB: 02/17/1963    MRN: PBC-30417

Background
63 y/o male beekeeper, 45 hives, on his feet most of the day. Lives with his wife Rosalind in a two-story farmhouse. Bilateral leg edema since 2019, L > R.

Girth
| Site | Left | Right |
|---|---|---|
| Calf, 15 cm below knee, 11/12/2026 | 47 cm | 43 cm |
| Thigh | 68 cm | 64 cm |

Conservative treatment
- Daily compression bandaging, exercise, elevation: 9/28/2026 to 11/9/2026 (6 weeks). Girth unchanged; skin of L calf broke down again.
- Elastic stockings 30-40 mmHg: rolled down and cut in behind the knee, August 2026.

Function
Both hips are stiff. He is not able to bend down to his feet. His wife puts the pump sleeves on. He is able to close hook-and-loop straps himself with a reacher.

Recommendation
1. E0651 segmental compressor, qty 1. One session daily, 60 min, 40 mmHg.
2. E0667 full-leg sleeves, size large, qty 2. Half-leg sleeves would leave the thighs untreated, since the swelling reaches above the knee on both sides.
3. A6545 non-elastic wraps, below knee, black, qty 2, for daytime wear between treatments.

Plans usually ask for at least four weeks of conservative treatment before a pump; six weeks were completed here without change of girth.`,
    `Hilltop Lymphedema Supply
Prior authorization request to Cedar Notch Health Plan

Member: Thaddeus Wrenfield-Kozak, 48 Clover Hollow Road, Pell Bridge, VT 05999, telephone (802) 555-0143
Ordering physician: Lucretia Amberson-Pike, MD, NPI 1639275048, order dated 11/24/2026

Requested:
(1) E0651, pneumatic compressor, segmental home model without calibrated gradient pressure: 1 per year
(2) E0667, segmental pneumatic appliance, full leg, large: 2 per year
(3) A6545, gradient compression wrap, non-elastic, below knee, 30-50 mmHg, black: 2 per year
Total: 5 pieces in three lines.

Diagnosis codes: I89.0, I87.2, L97.221

Why these items: The member's physician documents lymphedema of both legs with pitting to mid-thigh and an open, weeping place of 2.0 by 1.5 cm on the left calf. The swelling goes higher than the knee on either side, which is why the full-leg sleeve and not the half-leg sleeve was ordered. Bandaging, exercise and leg elevation every day for six weeks brought no decrease in girth. Elastic stockings would not stay up and cut into the skin behind the knee. Wraps with hook-and-loop straps can be fastened by the member himself with a reacher.

Safety: Foot pulses can be felt on both sides, the ankle-brachial index is 1.04 left and 1.08 right, and neither heart failure nor blood clots are known. Compressors of this kind should not be used in uncompensated heart failure or acute thrombosis.

At home: His wife, Rosalind, will put the sleeves on him. The setting is 40 mmHg for one hour, once daily.`,
    `Subject: Letter of Medical Necessity for Mr. Thaddeus Wrenfield-Kozak

To Whom It May Concern,

This letter supports the medical necessity of a pneumatic compression system and daytime compression wraps for Mr. Wrenfield-Kozak, who turned 63 this year.

**Clinical summary.** Mr. Wrenfield-Kozak has lymphedema (I89.0) together with chronic venous insufficiency (I87.2). A chronic ulcer of the left calf, limited to breakdown of skin (L97.221), weeps but has no odor. He stands 5 ft 10 in and weighs 241 lb. His left calf measures 47 cm and his right calf 43 cm, a difference of 4 cm.

**Treatment already tried.** Compression bandaging, exercise and elevation were carried out daily for six weeks, ending on November 9, 2026. They did not reduce the girth of his calves. Elastic stockings rolled down in August 2026. A diuretic, furosemide, was tried in 2024 and stopped because it had no effect.

**Why the ordered equipment is appropriate.** Lymphedema is a chronic condition in which protein-rich fluid collects in the tissue; compression is the mainstay of its care. Because the swelling extends above both knees, sleeves for the full leg are required. He cannot reach his feet on account of stiff hips, and his wife will help with the sleeves. During the day he will wear the non-elastic wraps.

**Expected benefit.** The aim is healing of the calf and continued work with his 45 hives.

The items are supplied by Hilltop Lymphedema Supply.

Lucretia Amberson-Pike, MD
Date signed: November 24, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'chronic peripheral venous insufficiency (I87.2) → peripheral arterial disease (I87.2)',
    ],
    [
      0,
      'description-detail',
      'ulcer of the left calf limited to breakdown of skin (L97.221) → ulcer of the left calf with fat layer exposed (L97.221)',
    ],
    [
      0,
      'side',
      'swollen since 2019, the left worse than the right → swollen since 2019, the right worse than the left',
    ],
    [0, 'sex', 'for Mr. Wrenfield-Kozak, a 63-year-old → for Ms. Wrenfield-Kozak, a 63-year-old'],
    [0, 'medication', 'Furosemide 20 mg, tried in 2024 → Torsemide 20 mg, tried in 2024'],
    [
      0,
      'diagnosis',
      'no known heart failure and no known blood clot → no known heart failure and no known blood clot, but longstanding gout',
    ],
    [
      0,
      'event',
      'broke down again. Furosemide → broke down again, and he was admitted for cellulitis. Furosemide',
    ],
    [
      0,
      'relative-date',
      'When I saw him in the office on November 12, 2026, there was → When I saw him in the office last Friday, there was',
    ],
    [
      0,
      'attestation',
      'The goal is to heal the calf → I have reviewed his venous duplex study in person. The goal is to heal the calf',
    ],
    [0, 'other-role', 'once a day for 60 minutes at 40 mmHg → once a day for 45 minutes at 40 mmHg'],
    [0, 'negation', 'The calf girth did not change → The calf girth did change'],
    [0, 'date-age', 'born February 17, 1963 → born February 17, 1968'],
    [
      1,
      'social',
      'Lives with his wife Rosalind in a two-story farmhouse → Lives alone in a two-story farmhouse',
    ],
    [1, 'name', 'Therapist: Gwyneth Palmer-Sato, PT → Therapist: Gwyneth Palmer-Soto, PT'],
    [1, 'negation', 'He is not able to bend down to his feet → He is able to bend down to his feet'],
    [1, 'choice', 'E0667 full-leg sleeves, size large, qty 2 → E0667 full-leg sleeves, size medium, qty 2'],
    [1, 'choice', 'below knee, black, qty 2 → below knee, beige, qty 2'],
    [
      1,
      'coverage-measure',
      'six weeks were completed here without change of girth → six weeks were completed here and the girth fell by 3 cm',
    ],
    [1, 'script', 'One session daily, 60 min, 40 mmHg → One session daily, 60 min, ٧٠ mmHg'],
    [1, 'device', 'Both hips are stiff. → Both hips are stiff, and he walks with a rollator.'],
    [1, 'attitude', 'himself with a reacher. → himself with a reacher. He is highly motivated.'],
    [1, 'side', 'skin of L calf broke down again → skin of R calf broke down again'],
    [
      2,
      'quantity',
      'segmental pneumatic appliance, full leg, large: 2 per year → segmental pneumatic appliance, full leg, large: 2 per month',
    ],
    [2, 'sum', 'Total: 5 pieces in three lines. → Total: 6 pieces in three lines.'],
    [2, 'identifier', 'NPI 1639275048 → NPI 1639275084'],
    [
      2,
      'other-item',
      '(2) E0667, segmental pneumatic appliance, full leg → (2) E0667, gradient compression wrap, below knee',
    ],
    [2, 'organisation', 'request to Cedar Notch Health Plan → request to Cedar Ridge Health Plan'],
    [2, 'retold', 'brought no decrease in girth → brought a clear decrease in girth'],
    [
      2,
      'brackets',
      'Foot pulses can be felt on both sides, → Foot pulses can be felt on both sides [dorsalis pedis absent on the left],',
    ],
    [
      2,
      'negation',
      'and neither heart failure nor blood clots are known → and both heart failure and blood clots are known',
    ],
    [
      3,
      'treatment',
      'Elastic stockings rolled down in August 2026. → Elastic stockings rolled down in August 2026, and an Unna boot caused an allergic rash.',
    ],
    [3, 'sex', 'and his wife will help with the sleeves → and her husband will help with the sleeves'],
    [3, 'sum', 'a difference of 4 cm → a difference of 6 cm'],
    [
      3,
      'retold',
      'The aim is healing of the calf and continued work with his 45 hives → The aim is healing of the calf and retirement from his 45 hives',
    ],
    [
      3,
      'script',
      'stopped because it had no effect. → stopped because it had no effect; he now takes sріronolactone.',
    ],
    [3, 'date-age', 'ending on November 9, 2026 → ending on October 9, 2026'],
    [3, 'organisation', 'supplied by Hilltop Lymphedema Supply → supplied by Valley View Medical'],
  ],
  corruptions: {},
};
