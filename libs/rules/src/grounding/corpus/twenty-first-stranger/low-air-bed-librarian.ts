import type { CorpusCase } from '../corpus-case.ts';

/** A house-call practice writes: the physician, the wound nurse, the supplier, and a draft by a language model. */
export const lowAirBedLibrarian: CorpusCase = {
  id: 'low-air-bed-librarian',
  today: '2026-10-05',
  facts: {
    case_id: 21102,
    patient: {
      first_name: 'Henrietta',
      last_name: 'Valcourt-Imai',
      dob: '1943-06-12',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '131 lb',
      address: '63 Cooper Weir Road, Dunmore Flats, OH 44999',
      phone: '(330) 555-0162',
      mrn: 'DF-208846',
    },
    diagnoses: [
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
      { code: 'L89.222', description: 'Pressure ulcer of left hip, stage 2' },
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
      { code: 'M62.81', description: 'Muscle weakness (generalized)' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: '36 by 80 inches',
        justification:
          'Stage 3 ulcer of the sacrum since 2026-07-28, on 2026-09-29 measuring 4.2 x 3.1 x 0.8 cm; stage 2 ulcer of the left hip, 2.0 x 1.5 cm. A foam overlay from 2026-08-10 to 2026-09-28 brought no improvement although she was turned every two hours and had 1.4 g of protein per kg a day. A wound nurse comes three times a week and changes foam dressings. Moisture is controlled with barrier cream. Albumin was 3.1 g/dL on 2026-09-15. She cannot turn herself.',
      },
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, without mattress',
        hcpcs: 'E0294',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'The head must be raised more than 30 degrees most of the day because of heart failure; she is breathless when flat. Pillows and a foam wedge were tried for five nights and slipped. She needs a change of position at least every two hours, which cannot be done in her ordinary double bed. Her daughter can work the hand control.',
      },
      {
        item: 'Trapeze bars, a/k/a patient helper, attached to bed, with grab bar',
        hcpcs: 'E0910',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Right arm strength 4/5, left 3/5. With a bar she helps to lift her trunk; without it two people are needed to move her up in bed.',
      },
    ],
    provider: { name: 'Lucian Abernathy, MD', npi: '1447209385', date_signed: '2026-10-05' },
    seen: [
      '2026-09-29, at home, by Colleen Sandoval, RN, CWOCN: sacral wound bed 70 % granulation and 30 % slough, no odor, no bone exposed, moderate drainage; left hip pink and moist; Braden score 12.',
      '2026-10-01, at home, by Lucian Abernathy, MD: needs full help to roll, both ankles swollen, saturation 94 % on room air, answers questions clearly.',
    ],
    told: [
      'Who pays? Medicare Part B, with a Lakeland Mutual supplement',
      'Who supplies? Harbor Street Medical Supply',
      'Lives with whom? With her daughter Noriko in a one-story house',
      'Who helps? Noriko by day, her grandson Kenji on three nights a week',
      'What medicines? Furosemide 40 mg each morning, metoprolol succinate 50 mg a day',
      'Allergies? Sulfonamide antibiotics, a rash',
      'In hospital this year? No',
      'What did she do? School librarian, retired',
    ],
    answered: [],
  },
  notes: [
    `HOUSE CALL NOTE / LETTER OF MEDICAL NECESSITY

Patient: Henrietta Valcourt-Imai        DOB 6/12/1943        MRN DF-208846
Seen at home 10/1/2026 by Lucian Abernathy, MD

S: 83 y/o woman, retired school librarian, lives with daughter Noriko in a one-story house. Breathless when flat. Pillows and a foam wedge were tried for five nights; they slipped. No hospital stay this year. Noriko helps by day, grandson Kenji three nights a week.

Meds: furosemide 40 mg qAM, metoprolol succinate 50 mg daily.
Allergy: sulfonamide antibiotics (rash).

O: Wt 131 lb, Ht 5'2". SpO2 94% RA. Edema of both ankles. Needs full help to roll. Answers questions clearly. Strength R arm 4/5, L arm 3/5.

A:
1. Pressure ulcer of sacral region, stage 3 (L89.153), present since 7/28/2026. 4.2 x 3.1 x 0.8 cm on 9/29/2026.
2. Pressure ulcer of left hip, stage 2 (L89.222), 2.0 x 1.5 cm.
3. Chronic diastolic heart failure (I50.32).
4. Generalized muscle weakness (M62.81).

P: Foam overlay 8/10 to 9/28/2026, i.e. seven weeks, no improvement despite two-hourly turns. Order E0277 x 1, E0294 x 1, E0910 x 1. The head of the bed must be above 30 degrees most of the day. She cannot turn herself, and her ordinary double bed does not permit the position changes she needs. With the trapeze she helps lift her trunk; without it, it takes two people to move her up in bed.

Lucian Abernathy, MD
NPI 1447209385
10/05/2026`,
    `To: Lucian Abernathy, MD
From: Colleen Sandoval, RN, CWOCN
Subject: Wound assessment supporting a powered mattress, Henrietta Valcourt-Imai

Dr. Abernathy,

This summarizes my home visit of September 29, 2026.

Sacrum. Stage 3 pressure ulcer, 4.2 cm long, 3.1 cm wide and 0.8 cm deep. The bed is 70 % granulation and 30 % slough with moderate drainage. There is no odor and no bone is exposed. It has been there since July 28, 2026.

Left hip. Stage 2 pressure ulcer, 2.0 x 1.5 cm, pink and moist.

Risk. Braden score 12. She cannot turn herself. Albumin on September 15, 2026 was 3.1 g/dL.

What has been done. She lay on a foam overlay from August 10 to September 28, 2026. During that time she was turned every two hours and took in 1.4 g of protein per kg a day. A wound nurse comes three times a week to change foam dressings, that is 12 visits in four weeks. Moisture is controlled with barrier cream. In spite of all this neither ulcer has improved.

A group 2 support surface is generally considered when ulcers on the trunk or pelvis have failed to improve over the past month under a comprehensive program that includes a group 1 surface, turning, moisture control, nutrition and wound care. Ms. Valcourt-Imai has a stage 3 and a stage 2 ulcer and has had each part of such a program. The powered air mattress (E0277, 36 by 80 inches) would go on a semi-electric bed frame ordered without mattress (E0294).

Colleen Sandoval, RN, CWOCN`,
    `HARBOR STREET MEDICAL SUPPLY

October 5, 2026

Re: Henrietta Valcourt-Imai, 63 Cooper Weir Road, Dunmore Flats, OH 44999
Phone (330) 555-0162
Coverage: Medicare Part B, Lakeland Mutual supplement
Prescriber: Lucian Abernathy, MD, NPI 1447209385

The three items below are ordered for the above beneficiary, an 83-year-old woman, for use in the home she shares with her daughter.

Item 1. E0277 Powered pressure-reducing air mattress. Quantity 1.
Diagnoses L89.153 and L89.222. The patient has a stage 3 ulcer of the sacrum and a stage 2 ulcer of the left hip. A foam overlay was used for seven weeks and did not bring improvement.

Item 2. E0294 Hospital bed, semi-electric, with side rails, without mattress. Quantity 1.
Diagnosis I50.32, chronic diastolic (congestive) heart failure. Medicare looks for a need to keep the head of the bed above 30 degrees most of the time. The patient is breathless lying flat. Pillows and a wedge slipped. Her daughter Noriko can work the hand control.

Item 3. E0910 Trapeze bar attached to bed, with grab bar. Quantity 1.
Diagnosis M62.81, muscle weakness (generalized). The right arm is 4/5 and the left arm 3/5. Two people are needed to move her up in bed without a bar.

All three lines are limited to 1 per month; over 3 months that is 9 monthly rental units in total. The mattress measures 36 by 80 inches.

The physician saw the patient at home on October 1, 2026; the wound nurse was there two days earlier.

Harbor Street Medical Supply`,
    `**LETTER OF MEDICAL NECESSITY**

Date: October 5, 2026
Patient: Henrietta Valcourt-Imai | DOB: June 12, 1943 | Female

To Whom It May Concern:

I am writing to support coverage of a powered pressure-reducing air mattress, a semi-electric hospital bed and a trapeze for Ms. Valcourt-Imai, an 83-year-old retired school librarian with two pressure ulcers, chronic diastolic heart failure and generalized muscle weakness.

**1. Current condition**
- The sacral ulcer is stage 3 and measured 4.2 x 3.1 x 0.8 cm on September 29, 2026.
- The ulcer of the left hip is stage 2 and measured 2.0 x 1.5 cm.
- Her Braden score is 12 and her albumin was 3.1 g/dL on September 15, 2026.
- When I visited her on October 1, 2026, her saturation was 94 % on room air and both ankles were swollen.

**2. Measures already tried**
- Foam overlay from August 10 to September 28, 2026
- Turning every two hours, protein 1.4 g per kg a day, barrier cream
- Foam dressings changed by a wound nurse three times a week
- Pillows and a foam wedge for five nights, which did not stay in place

**3. Why each item is needed**
The mattress is needed because she is not able to turn herself and the overlay did not help. The bed is needed because her head must be raised more than 30 degrees for most of the day. The trapeze is needed because with a bar she helps to lift her trunk.

**4. Support at home**
Her daughter Noriko helps by day and her grandson Kenji on three nights a week. Noriko can work the hand control of the bed. She takes furosemide 40 mg each morning and metoprolol succinate 50 mg a day; she is allergic to sulfonamide antibiotics.

Lucian Abernathy, MD
NPI 1447209385`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'Chronic diastolic heart failure (I50.32) → Chronic obstructive pulmonary disease (I50.32)',
    ],
    [
      2,
      'code-disease',
      'Diagnosis M62.81, muscle weakness (generalized) → Diagnosis M62.81, muscular dystrophy',
    ],
    [
      2,
      'other-item',
      'Item 1. E0277 Powered pressure-reducing air mattress. → Item 1. E0277 Gel pressure pad for mattress.',
    ],
    [
      1,
      'other-item',
      'on a semi-electric bed frame ordered without mattress (E0294) → on a trapeze frame ordered without mattress (E0294)',
    ],
    [
      0,
      'description-detail',
      'Pressure ulcer of sacral region, stage 3 (L89.153) → Pressure ulcer of sacral region, stage 4 (L89.153)',
    ],
    [
      2,
      'description-detail',
      'chronic diastolic (congestive) heart failure → acute on chronic diastolic (congestive) heart failure',
    ],
    [1, 'side', 'Left hip. Stage 2 → Right hip. Stage 2'],
    [3, 'side', 'both ankles were swollen → the left ankle was swollen'],
    [2, 'sex', 'an 83-year-old woman, → an 83-year-old gentleman,'],
    [3, 'sex', 'for Ms. Valcourt-Imai, → for Mr. Valcourt-Imai,'],
    [1, 'choice', '(E0277, 36 by 80 inches) → (E0277, 42 by 80 inches)'],
    [
      2,
      'choice',
      'with side rails, without mattress. → with half-length side rails in walnut, without mattress.',
    ],
    [
      3,
      'device',
      'a semi-electric hospital bed and a trapeze for → a semi-electric hospital bed, a trapeze and a patient lift for',
    ],
    [0, 'medication', 'furosemide 40 mg qAM → furosemide 80 mg qAM'],
    [
      3,
      'medication',
      'furosemide 40 mg each morning and metoprolol succinate 50 mg a day → furosemide 40 mg each morning, metoprolol succinate 50 mg a day and warfarin',
    ],
    [
      0,
      'diagnosis',
      '4. Generalized muscle weakness (M62.81). → 4. Generalized muscle weakness (M62.81). 5. Vascular dementia.',
    ],
    [1, 'diagnosis', 'Risk. Braden score 12. → Risk. Braden score 12, with diabetes mellitus.'],
    [0, 'event', 'No hospital stay this year. → Six days in hospital in May.'],
    [
      2,
      'event',
      'The patient is breathless lying flat. → The patient is breathless lying flat and fell out of bed in September.',
    ],
    [
      1,
      'treatment',
      'Moisture is controlled with barrier cream. → Moisture is controlled with barrier cream. Negative pressure wound therapy was stopped for bleeding.',
    ],
    [3, 'treatment', 'allergic to sulfonamide antibiotics → allergic to penicillin'],
    [0, 'social', 'lives with daughter Noriko → lives alone, near her daughter Noriko,'],
    [
      3,
      'social',
      'on three nights a week. Noriko → on three nights a week, and a hired aide at weekends. Noriko',
    ],
    [
      0,
      'attitude',
      'Answers questions clearly. → Answers questions clearly and is eager to cooperate with turning.',
    ],
    [3, 'negation', 'because she is not able to turn herself → because she is able to turn herself'],
    [1, 'negation', 'and no bone is exposed → and bone is exposed'],
    [2, 'organisation', 'Lakeland Mutual supplement → Great Plains Mutual supplement'],
    [
      2,
      'attestation',
      'The physician saw the patient at home → The physician certified the plan of care and saw the patient at home',
    ],
    [
      3,
      'attestation',
      'I am writing to support → I have measured the wounds myself every week and am writing to support',
    ],
    [1, 'relative-date', 'my home visit of September 29, 2026 → my home visit of this morning'],
    [2, 'relative-date', 'was there two days earlier → was there two weeks earlier'],
    [1, 'other-role', 'Braden score 12. She → Braden score 30. She'],
    [0, 'other-role', 'SpO2 94% RA → SpO2 70% RA'],
    [
      1,
      'brackets',
      "2.0 x 1.5 cm, pink and moist. → 2.0 x 1.5 cm, pink and moist. [Undermining of 1 cm at 9 o'clock.]",
    ],
    [
      2,
      'coverage-measure',
      'above 30 degrees most of the time. → above 30 degrees most of the time, and her ejection fraction of 35 % shows that need.',
    ],
    [
      1,
      'coverage-measure',
      'have failed to improve over the past month → have failed to improve over the past month, as her sacral ulcer of 6 cm has,',
    ],
    [0, 'script', 'Foam overlay 8/10 to 9/28/2026 → Foam overlay 8/10 to ८/28/2026'],
    [3, 'script', 'The ulcer of the left hip is stage 2 → The ulcer of the right h\u0456p is stage 2'],
    [0, 'identifier', 'MRN DF-208846 → MRN DF-208864'],
    [2, 'identifier', 'NPI 1447209385 → NPI 1447209358'],
    [3, 'date-age', 'DOB: June 12, 1943 → DOB: June 21, 1943'],
    [1, 'date-age', 'since July 28, 2026 → since June 28, 2026'],
    [0, 'quantity', 'E0294 x 1 → E0294 x 2'],
    [
      2,
      'quantity',
      'All three lines are limited to 1 per month; → All three lines are limited to 2 per month;',
    ],
    [
      1,
      'name',
      'Subject: Wound assessment supporting a powered mattress, Henrietta Valcourt-Imai → Subject: Wound assessment supporting a powered mattress, Harriet Valcourt-Imai',
    ],
    [3, 'name', 'her grandson Kenji → her grandson Kenta'],
    [0, 'retold', 'tried for five nights; → tried for five months;'],
    [1, 'retold', 'neither ulcer has improved → both ulcers have improved'],
    [2, 'sum', 'that is 9 monthly rental units → that is 12 monthly rental units'],
    [1, 'sum', 'that is 12 visits in four weeks → that is 16 visits in four weeks'],
    [3, 'organisation', 'Date: October 5, 2026 → Date: October 5, 2026, Maplecrest Nursing Center'],
    [2, 'brackets', 'Pillows and a wedge slipped. → Pillows and a wedge slipped. [Recliner used at night.]'],
    [
      2,
      'attitude',
      'Her daughter Noriko can work the hand control. → Her daughter Noriko is worn out but can work the hand control.',
    ],
  ],
  corruptions: {},
};
