import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician, a visiting nurse, a supplier and a drafting model write for a seamstress of 92 with heart failure. */
export const hospitalBedHeartFailureSeamstress: CorpusCase = {
  id: 'hospital-bed-heart-failure-seamstress',
  today: '2026-01-27',
  facts: {
    case_id: 24107,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Tsosie-Harcourt',
      dob: '1933-09-09',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '112 lb',
      address: '5520 County Road 8, Prairie Bend, NE 68999',
      phone: '(308) 555-0118',
      mrn: 'PBG-06629',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'I48.21', description: 'Permanent atrial fibrillation' },
      { code: 'L89.151', description: 'Pressure ulcer of sacral region, stage 1' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The head of the bed has to be raised more than 30 degrees most of the time. Lying flat, her oxygen saturation fell from 94 % to 87 % within 6 minutes on 2026-01-19. On four pillows she slid down and slept 2 hours at a time. She spends 15 hours a day in bed and is not able to turn over by herself. Ejection fraction 30 % on 2025-11-03.',
      },
      {
        item: 'Gel or gel-like pressure pad for mattress, standard mattress length and width',
        hcpcs: 'E0185',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        size: '34 x 76 inches',
        justification:
          'Redness of 3 x 2 cm over the sacrum that does not blanch, intact skin. Braden score 13. Turned every 3 hours by her grandson.',
      },
    ],
    provider: { name: 'Florian Mbeki-Doyle, DO', npi: '1764501923', date_signed: '2026-01-27' },
    seen: [
      '2026-01-19, at home, by Florian Mbeki-Doyle, DO: crackles at the base of both lungs, both legs swollen to mid-shin, pulse irregular at 78, mind clear, no fever.',
    ],
    told: [
      'Who pays? Sandhills Elder Plan',
      'Who supplies? Meadowlark Medical Rentals',
      'Lives with whom? With her grandson Nathaniel, in a farmhouse, bedroom on the ground floor',
      'Work? Retired seamstress',
      'Walking? A few steps from bed to chair with her grandson',
      'Water tablets? Torsemide 40 mg each morning',
      'Oxygen at home? None',
    ],
    answered: [],
  },
  notes: [
    `January 27, 2026

TO: Sandhills Elder Plan
FROM: Florian Mbeki-Doyle, DO, NPI 1764501923
ABOUT: Ms. Wilhelmina Tsosie-Harcourt, born September 9, 1933

Ms. Tsosie-Harcourt is 92 years old. She suffers from chronic systolic heart failure (I50.22), permanent atrial fibrillation (I48.21) and a stage 1 pressure ulcer of the sacral region (L89.151). Her ejection fraction was 30 % on November 3, 2025. She takes torsemide 40 mg each morning.

I visited her at home on January 19, 2026. I heard crackles at the base of both lungs. Both legs were swollen to mid-shin. The pulse was irregular at 78. Her mind was clear, and she had no fever. When she lay flat, her oxygen saturation fell from 94 % to 87 % within 6 minutes. There is no oxygen in the home.

The head of her bed has to be raised more than 30 degrees most of the time. On four pillows she slid down and slept only 2 hours at a time. She is in bed 15 hours a day and is not able to turn over by herself.

I order a semi-electric hospital bed with side rails and mattress (E0260) and a gel pressure pad (E0185).

Breathlessness on lying flat is a typical sign of failure of the left side of the heart.

Florian Mbeki-Doyle, DO`,
    `VISITING NURSE NOTE

Patient: W. Tsosie-Harcourt, woman of 92, 112 lb, 5 ft 1 in, MRN PBG-06629

Reason for note: hospital bed and pad requested by Dr. Mbeki-Doyle.

Sleep and breath: 4 pillows, slides down, sleeps 2 hours at a time. Needs head up more than 30 degrees most of the time. Flat on 01/19/2026: saturation 94 % to 87 % in 6 minutes, a drop of 7 points.

In bed: 15 hours of 24. Out of bed the other 9.

Turning: unable by herself. Grandson turns her every 3 hours, which makes 8 times in a full day.

Skin: sacrum red, 3 x 2 cm, does not blanch, intact. Stage 1. Braden 13.

Legs: both swollen to mid-shin, according to physician.

Walking: a few steps, bed to chair, with grandson.

Medicine: torsemide 40 mg in the morning.

Oxygen: none at home.

House: farmhouse. Bedroom on ground floor. Grandson Nathaniel lives there too.

Past work: seamstress.

In general, heels and sacrum are the places most at risk in people who sit up in bed, because the body slides and the skin is sheared. A pad does not replace turning.`,
    `MEADOWLARK MEDICAL RENTALS
Request to Sandhills Elder Plan

Member: Wilhelmina Tsosie-Harcourt
Date of birth: 09/09/1933
Deliver to: 5520 County Road 8, Prairie Bend, NE 68999
Call: (308) 555-0118
Ordered by: Florian Mbeki-Doyle, DO, on 01/27/2026

Item A: E0260, hospital bed, semi-electric (head and foot adjustment), with side rails, with mattress. One. Limit one in 5 years.

Item B: E0185, gel pressure pad for mattress, blue, 34 x 76 inches. One. Limit one in 5 years.

Total: two pieces.

For diagnosis: I50.22 chronic systolic (congestive) heart failure; I48.21 permanent atrial fibrillation; L89.151 pressure ulcer of sacral region, stage 1.

The bed goes into a ground-floor bedroom of a farmhouse. The grandson, Nathaniel, lives with the member. The member weighs 112 pounds.

Physician's visit: at the member's home, 8 days before the order. Recorded there was a fall in saturation to 87 % when she lay flat. Four pillows did not hold her up. The pad is asked for because of redness that does not blanch, 3 x 2 cm in size, and a Braden score of 13.

Fixed-height beds generally do not qualify as semi-electric.

Meadowlark Medical Rentals`,
    `# Home hospital bed for Ms. Tsosie-Harcourt

**Payer:** Sandhills Elder Plan
**Date:** January 27, 2026

## Background
Ms. Tsosie-Harcourt, a retired seamstress, is 92 years old and lives in a farmhouse with her grandson, Nathaniel. She has chronic systolic heart failure with an ejection fraction of 30 %, as well as permanent atrial fibrillation.

## Need for positioning
She requires her head to be raised by more than 30 degrees most of the time. Pillows have been tried: on four of them she slid down, and her sleep was broken every 2 hours. Lying flat brought her saturation from 94 % to 87 % in six minutes.

## Need for pressure relief
The skin over her sacrum shows non-blanching redness of 3 x 2 cm but is intact. Her Braden score is 13. She cannot turn over by herself, and her grandson turns her every 3 hours.

## Mobility
She walks a few steps from bed to chair with her grandson.

## Requested equipment
| Code | Equipment |
|---|---|
| E0260 | Semi-electric hospital bed |
| E0185 | Gel pressure pad |

## Examination
On January 19, 2026, Florian Mbeki-Doyle, DO, found both legs swollen and crackles at both lung bases. She had no fever and a clear mind.

An ordinary bed can seldom be raised at the head by a caregiver without strain. Supplier: Meadowlark Medical Rentals.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'permanent atrial fibrillation (I48.21) → aortic stenosis (I48.21)'],
    [0, 'description-detail', 'a stage 1 pressure ulcer → a stage 3 pressure ulcer'],
    [0, 'medication', 'She takes torsemide 40 mg each morning. → She takes torsemide 20 mg each morning.'],
    [0, 'negation', 'and she had no fever → and she had a fever'],
    [0, 'negation', 'There is no oxygen in the home. → There is oxygen in the home.'],
    [0, 'other-role', 'The pulse was irregular at 78. → The pulse was irregular at 112.'],
    [
      0,
      'attestation',
      'I heard crackles at the base of both lungs. → I confirmed the fluid on a chest film. I heard crackles at the base of both lungs.',
    ],
    [0, 'retold', 'and is not able to turn over by herself → and turns over by herself'],
    [0, 'side', 'Both legs were swollen to mid-shin. → The right leg was swollen to mid-shin.'],
    [1, 'sum', 'Out of bed the other 9. → Out of bed the other 7.'],
    [1, 'sum', 'which makes 8 times in a full day → which makes 6 times in a full day'],
    [1, 'identifier', 'MRN PBG-06629 → MRN PBG-60629'],
    [1, 'script', 'Stage 1. Braden 13. → Stage 1. Braden ௧௯.'],
    [1, 'sex', 'Grandson Nathaniel lives there too. → Granddaughter Nathaniel lives there too.'],
    [1, 'social', 'Bedroom on ground floor. → Bedroom on upper floor.'],
    [1, 'treatment', 'Oxygen: none at home. → Oxygen: 2 liters by cannula at night.'],
    [
      1,
      'event',
      'Walking: a few steps, bed to chair, with grandson. → Walking: a few steps, bed to chair, with grandson, since she broke her hip.',
    ],
    [1, 'negation', 'does not blanch, intact. → does not blanch, broken.'],
    [1, 'device', 'Sleep and breath: 4 pillows, → Sleep and breath: recliner and 4 pillows,'],
    [2, 'date-age', 'Date of birth: 09/09/1933 → Date of birth: 09/09/1938'],
    [2, 'other-item', 'Item B: E0185, gel pressure pad → Item B: E0260, gel pressure pad'],
    [2, 'choice', 'gel pressure pad for mattress, blue, → gel pressure pad for mattress, white,'],
    [
      2,
      'quantity',
      '34 x 76 inches. One. Limit one in 5 years. → 34 x 76 inches. One. Limit one in 2 years.',
    ],
    [2, 'relative-date', '8 days before the order → six weeks before the order'],
    [2, 'organisation', 'Request to Sandhills Elder Plan → Request to Platte Valley Indemnity'],
    [2, 'name', 'Ordered by: Florian Mbeki-Doyle → Ordered by: Fabian Mbeki-Doyle'],
    [
      2,
      'coverage-measure',
      'generally do not qualify as semi-electric. → generally do not qualify as semi-electric, and her six-minute walk of 40 m excludes them.',
    ],
    [2, 'retold', 'Four pillows did not hold her up. → Four pillows held her up well.'],
    [2, 'identifier', 'I48.21 permanent atrial fibrillation → I48.11 permanent atrial fibrillation'],
    [3, 'social', 'a retired seamstress, is 92 → a retired midwife, is 92'],
    [
      3,
      'diagnosis',
      'as well as permanent atrial fibrillation → as well as permanent atrial fibrillation and moderate dementia',
    ],
    [3, 'retold', 'her sleep was broken every 2 hours → her sleep was broken every 6 hours'],
    [
      3,
      'attitude',
      'She walks a few steps from bed to chair with her grandson. → She walks a few steps from bed to chair with her grandson and cooperates cheerfully.',
    ],
    [3, 'brackets', 'Her Braden score is 13. → Her Braden score is 13 [heel blister on the left].'],
    [3, 'organisation', 'Supplier: Meadowlark Medical Rentals. → Supplier: Prairie Bend Memorial Hospital.'],
    [3, 'event', 'Pillows have been tried: → Since her hospital stay in December pillows have been tried:'],
  ],
  corruptions: {},
};
