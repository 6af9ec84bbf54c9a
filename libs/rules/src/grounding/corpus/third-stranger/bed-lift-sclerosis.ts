import type { CorpusCase } from '../corpus-case.ts';

export const bedLiftSclerosis: CorpusCase = {
  id: 'bed-lift-sclerosis',
  today: '2026-04-29',
  facts: {
    case_id: 7705,
    patient: {
      first_name: 'Rosalind',
      middle_name: null,
      last_name: 'Petrakis',
      dob: '1964-07-09',
      gender: 'female',
      height: '165 cm',
      weight: '88 kg',
      address: '431 Quarry Hill Street, Worcester, MA 01604',
      phone: '(508) 555-0162',
      mrn: 'MRN-770573',
    },
    diagnoses: [
      { code: 'G35.D', description: 'Multiple sclerosis, unspecified' },
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'L89.313', description: 'Pressure ulcer of right buttock, stage 3' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with side rails, with any type mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: null,
        justification:
          'Needs a change of position every two hours, day and night. Cannot roll over without help. Spasms lift both knees unless the foot end is raised. Her own bed is 18 inches high and flat.',
      },
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: null,
        justification:
          'Sacral ulcer 6 by 4 cm and 2 cm deep, buttock ulcer 3 by 3 cm, measured on April 21, 2026. A gel overlay was used for ten weeks from February 3, 2026, and both ulcers grew. No bone infection on the MRI of April 15, 2026. Albumin 2.9 g/dL.',
      },
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: null,
        justification:
          'Cannot stand. Two people are needed to carry her to the chair. Her son Leonidas lives with her; an aide comes on weekdays from 9 to 12. The doorways are 32 inches wide.',
      },
    ],
    provider: { name: 'Dr. Ambrose Fitzwilliam', npi: '1331138796', date_signed: '2026-04-29' },
  },
  notes: [
    `Rosalind Petrakis, age 61, MRN-770573
April 29, 2026

Ms. Petrakis has multiple sclerosis (G35.D) with a stage 4 pressure ulcer of the sacral region (L89.154) and a stage 3 pressure ulcer of the right buttock (L89.313). On April 21 the sacral ulcer measured 6 by 4 cm with a depth of 2 cm, and the buttock ulcer 3 by 3 cm. An MRI on April 15 showed no bone infection. Her albumin is 2.9 g/dL.

A gel overlay was in use for ten weeks from February 3, and both ulcers grew all the same. I therefore order a powered pressure-reducing air mattress (E0277).

She cannot roll over without help and has to be repositioned every two hours by day and by night. Spasms raise both knees unless the foot end is elevated. Her own bed is flat and 18 inches high. I order a semi-electric hospital bed with side rails (E0260).

She cannot stand, and it takes two people to carry her to the chair. Her son Leonidas lives with her, and an aide comes on weekdays from 9 to 12. A patient lift (E0630) is ordered.

Dr. Ambrose Fitzwilliam, NPI 1331138796`,
    `Petrakis R 61F MS. PU sacrum st 4 (6x4x2 cm), R buttock st 3 (3x3). Meas 4/21/26. Gel overlay from 2/3/26 x10 wk -> worse. MRI 4/15 neg osteo. Alb 2.9. Turn q2h. Can't roll, can't stand. 2-person carry. Son in home, aide M-F 9-12.
E0260 / E0277 / E0630, 1 each
Fitzwilliam 1331138796`,
    `HOME EQUIPMENT REQUEST

Customer: Rosalind Petrakis, 431 Quarry Hill Street, Worcester, MA 01604, (508) 555-0162

(1) E0260 hospital bed, semi-electric, with side rails: quantity 1
(2) E0277 powered pressure-reducing air mattress: quantity 1
(3) E0630 patient lift with sling: quantity 1

Doorways at the residence are 32 inches wide, about 81 cm. Patient weight is 88 kg, about 194 pounds, well within what an ordinary lift can carry. The present bed stands 18 inches from the floor.

Diagnosis codes: G35.D, L89.154, L89.313
Ordered by: Dr. Ambrose Fitzwilliam (NPI 1331138796)`,
    `Dear reviewer:

A pressure ulcer often begins deep, where the skin lies over a bone. Once it has reached stage 4, muscle or bone lies bare, and it will not close so long as the weight of the body keeps pressing the blood out of the tissue. Turning helps; a surface that moves air beneath the body helps; neither is enough alone.

Rosalind Petrakis has two such wounds, the larger one over the sacrum and a second on the right buttock. Ten weeks on a gel overlay, from the third of February to the middle of April, did not stop them. They became larger. The MRI of April 15 fortunately found no infection of the bone.

There is one son in the house and one aide, on weekdays, for three hours. Outside of those hours a task that needs two people falls to one. A mechanical lift lets a single person move her safely.

We ask that the bed, the mattress and the lift be approved together.

Ambrose Fitzwilliam, physician, NPI 1331138796`,
    `**Patient summary**
- Name: Rosalind Petrakis
- Date of birth: 07/09/1964
- Conditions: multiple sclerosis; two pressure ulcers

**Wound status on 04/21/2026**
1. Sacral region, stage 4: 6 cm x 4 cm x 2 cm
2. Right buttock, stage 3: 3 cm x 3 cm

**Previous measure:** gel overlay, ten weeks, both ulcers enlarged

**Mobility:** does not stand; does not roll over without assistance; carried by two people

**Support at home:** son Leonidas (lives with her); aide, weekdays 9 to 12 (15 hours a week)

**Items:** E0260, E0277, E0630, one of each

**Ordering provider:** Dr. Ambrose Fitzwilliam, NPI 1331138796`,
    `Home visit is not part of this note; it sums up the chart for Petrakis, Rosalind. Turns every 2 hrs around the clock, that is 12 a day. Sacral wound 6 by 4 and 2 deep. Right buttock 3 by 3. Spasms pull both knees up unless the foot of the bed is up. The gel overlay did nothing for her, both ulcers grew on it. Albumin low at 2.9. No bone infection per MRI. Son lives with her. Aide Monday through Friday, three hours in the morning. Needs hospital bed, air mattress, lift. Dr. Fitzwilliam NPI 1331138796. Nurse.`,
  ],
  passages: [
    'The sacral ulcer covers about 24 square centimeters.',
    'Fifteen hours of help a week leave most of the turning to her son.',
    'Both ulcers were measured eight days before the order.',
    'The foot end must be raised, or spasms lift both knees.',
  ],
  edits: [
    [4, 'side', '2. Right buttock, stage 3 → 2. Left buttock, stage 3'],
    [1, 'other-role', 'R buttock st 3 (3x3) → R buttock st 3 (6x4)'],
  ],
  corruptions: {
    'code-disease': ['L89.313 is the {pressure ulcer → abscess} of the right buttock.'],
    'other-item': ['The {patient lift → air mattress} (E0630) is ordered once.'],
    'description-detail': ['Pressure ulcer of the sacral region, {stage 4 → unstageable}'],
    side: ['A stage 3 ulcer on the {right → left} buttock'],
    sex: ['An aide helps {her → him} on weekdays.'],
    choice: ['The patient lift comes with a sling{ → in size XL with blue binding}.'],
    device: ['A semi-electric bed, an air mattress, {→ a trapeze bar} and a lift'],
    medication: ['Spasms lift both knees{ → despite baclofen 20 mg three times a day}.'],
    diagnosis: ['She has multiple sclerosis{ → and a neurogenic bladder}.'],
    event: ['{→ The sacral ulcer was debrided in the operating room in March.}'],
    treatment: ['A {gel overlay → wound vacuum} was used for ten weeks.'],
    social: ['Her {son → husband} Leonidas lives with her.'],
    attitude: ['~ {→ She remains in good spirits and takes an active part in her care.}'],
    negation: ['She {cannot → can} roll over without help.'],
    organisation: ['The aide{ → from Bay Path Visiting Nurses} comes on weekdays.'],
    attestation: ['{→ I have discussed the risks of side rails with the family and obtained their consent.}'],
    'relative-date': ['The ulcers were measured {last week → in the middle of March}.'],
    'other-role': ['Her bed is {18 → 32} inches high.'],
    brackets: ['[{→ The house has one bathroom upstairs, which she no longer reaches.}]'],
    'coverage-measure': [
      'A powered mattress is covered after a month of failed care{ →, and her Braden score of 10 confirms the risk}.',
    ],
    script: ['The sacral {ulcer → ulсеr} is at stage 4.'],
    identifier: ['Hospital bed, semi-electric, with side rails ({E0260 → E0265})'],
    'date-age': ['The gel overlay was started on {February 3 → March 2}, 2026.'],
    quantity: ['A change of position every {two → four} hours'],
    name: ['Order of Dr. Ambrose {Fitzwilliam → Fitzgerald}'],
    retold: ['The MRI of April 15 showed {no bone infection → infection of the sacral bone}.'],
    sum: ['Three hours on each weekday make {15 → 21} hours a week.'],
  },
};
