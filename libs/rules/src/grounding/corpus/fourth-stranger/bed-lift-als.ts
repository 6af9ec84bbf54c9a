import type { CorpusCase } from '../corpus-case.ts';

export const bedLiftAls: CorpusCase = {
  id: 'bed-lift-als',
  today: '2026-07-08',
  facts: {
    case_id: 6602,
    patient: {
      first_name: 'Rosalba',
      middle_name: 'Ines',
      last_name: 'Quintero',
      dob: '1958-12-19',
      gender: 'female',
      height: '162 cm',
      weight: '58 kg',
      address: '19 Orchard Lane, Las Cruces, NM 88005',
      phone: '(575) 555-0126',
      mrn: 'MRN-662087',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), without side rails, without mattress',
        hcpcs: 'E0295',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Cannot turn over or sit up without help. Short of breath lying flat; the head must be raised more than 30 degrees through the night.',
      },
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sacral ulcer 4 cm by 3 cm on June 29, 2026, larger than on May 25 in spite of a gel overlay and turning every 2 hours.',
      },
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Cannot stand. Her husband, aged 71, can no longer move her from bed to chair. Without the lift she would be confined to bed.',
      },
    ],
    provider: { name: 'Dr. Barnaby Oyelaran', npi: '1629570387', date_signed: '2026-07-08' },
  },
  notes: [
    `July 8, 2026

RE: Rosalba Ines Quintero, date of birth December 19, 1958, MRN-662087

Dear reviewer,

I ask for three pieces of equipment for Mrs. Quintero, who is 67 years old and has amyotrophic lateral sclerosis (G12.21) and a stage 3 pressure ulcer of the sacral region (L89.153).

1. A semi-electric hospital bed without side rails and without mattress (E0295). She cannot turn over or sit up unless somebody helps her. Lying flat makes her short of breath, so that her head has to be raised by more than 30 degrees all night. An ordinary bed does not allow this.

2. A powered pressure-reducing air mattress (E0277). On June 29 the ulcer measured 4 by 3 centimeters. It had grown since May 25, although she was turned every two hours and lay on a gel overlay.

3. A patient lift (E0630). She is unable to stand. Her husband is 71 and can no longer move her from the bed to the chair. Without a lift she would be confined to bed.

One of each is needed.

Dr. Barnaby Oyelaran
NPI 1629570387`,
    `67F QUINTERO, ALS + stage 3 sacral PU
- dep for bed mobility; orthopnea, HOB >30° overnight -> E0295
- PU 4x3 cm 6/29, up from 5/25 despite gel overlay + q2h turns -> E0277
- non-standing, husb 71 can't transfer her any more -> E0630
qty 1 ea
B. Oyelaran NPI 1629570387`,
    `NURSING SUMMARY

Pt. Quintero is totally dependent on others for turning and for sitting up. Breathes with difficulty when flat. Sacral wound stage 3, length 4 cm, width 3 cm at the end of June. It was smaller at the end of May. Turned q 2 h, gel overlay in place. Does not bear weight on her legs. Transfers so far done by the husband by hand; he is seventy-one and not able to continue.

Ordered by Dr. Oyelaran (NPI 1629570387): bed, air mattress, mechanical lift.`,
    `APPEAL

We disagree with any view that these three devices duplicate each other. They do different work.

The bed frame raises the head. Mrs. Quintero cannot breathe comfortably lying flat, and pillows slide away in the course of a night. The bed is ordered without a mattress because the mattress is a separate item: a powered one, whose air cells reduce the pressure on the skin. A gel overlay has already failed to stop the ulcer: between May 25 and June 29, that is within five weeks, it became larger. The lift, in turn, does nothing for the skin in bed; it takes her out of it. A woman of 58 kg (about 128 pounds) cannot be carried by a man of seventy-one.

ALS destroys the nerve cells that move the muscles. It is progressive, and lost strength does not come back. The need is therefore lasting.

Dr. Barnaby Oyelaran, NPI 1629570387`,
    `EQUIPMENT ORDER FORM

Name:          Quintero, Rosalba I.
DOB:           12/19/1958        Sex: F
Phone:         (575) 555-0126
Ht / Wt:       162 cm / 58 kg

HCPCS    Qty   Item                                   Limit
E0295    1     Semi-electric bed, no rails/mattress   1 per 5 years
E0277    1     Powered air mattress                   1 per 5 years
E0630    1     Patient lift                           none stated

ICD-10:        G12.21, L89.153
Provider:      Dr. Barnaby Oyelaran     NPI: 1629570387
Signed:        07/08/2026`,
  ],
  passages: [
    'She is five feet four inches tall.',
    'A third-stage ulcer goes through the full thickness of the skin.',
    'The order is for three devices in all.',
    'Turning every two hours means twelve times in a day and night.',
  ],
  edits: [
    [0, 'sex', 'Mrs. Quintero, who is 67 years old → Mr. Quintero, who is 67 years old'],
    [3, 'retold', 'within five weeks, it became larger → within five weeks, it became smaller'],
  ],
  corruptions: {
    'code-disease': ['G12.21, {amyotrophic lateral sclerosis → multiple sclerosis}'],
    'description-detail': ['Pressure ulcer of the sacral region, {stage 3 → stage 4}'],
    side: ['Pressure ulcer of the {sacral region → right hip}'],
    choice: ['{ → The bed is 48 inches wide.}'],
    device: ['{ → She will use the bed together with a trapeze bar.}'],
    diagnosis: ['{ → Her swallowing is impaired by oropharyngeal dysphagia.}'],
    event: ['{ → In June she was admitted for aspiration pneumonia.}'],
    social: ['Her {husband → daughter} can no longer move her from bed to chair.'],
    attitude: ['~ { → Her husband is deeply devoted and highly motivated to keep her at home.}'],
    organisation: ['{ → She is followed at the Mesilla Valley ALS Clinic.}'],
    attestation: ['{ → I visited Mrs. Quintero at home and watched a transfer.}'],
    'other-role': ['The head must be raised more than {30 → 71} degrees.'],
    brackets: ['[{ → She has lost 9 kg since the disease began.}]'],
    script: ['The ulcer measures {4 cm by 3 cm → ٤ cm by ٣ cm}.'],
    identifier: ['Mrs. Quintero, {MRN-662087 → MRN-662078}'],
    quantity: ['E0277, powered air mattress, {one → two} per 5 years'],
    name: ['Mrs. {Quintero → Quintana} cannot stand.'],
    sum: ['{Three → Four} devices are ordered in all.'],
  },
};
