import type { CorpusCase } from '../corpus-case.ts';

export const powerWheelchairMs: CorpusCase = {
  id: 'power-wheelchair-ms',
  today: '2026-05-29',
  facts: {
    case_id: 640,
    patient: {
      first_name: 'Dwayne',
      middle_name: 'Chidi',
      last_name: 'Okonkwo',
      dob: '1972-02-29',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '231 lb',
      address: '1450 Peachtree Hollow, Macon, GA 31201',
      phone: '(478) 555-0133',
      mrn: 'MRN-880064',
    },
    diagnoses: [
      { code: 'G35', description: 'Multiple sclerosis' },
      { code: 'G82.22', description: 'Paraplegia, incomplete' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 2 standard',
        hcpcs: 'K0823',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Strength is 2/5 in both legs and 3/5 in both arms; after 15 minutes the arms tire. He cannot propel an optimally configured manual wheelchair. He cannot steer the tiller of a scooter or keep his trunk upright on it. He transfers with a sliding board without help. He operated a joystick safely on a trial of 45 minutes. A ramp of 6 feet leads to his front door.',
      },
      {
        item: 'Bladder control pads',
        hcpcs: 'T4535',
        quantity: 90,
        quantity_limit: 180,
        limit_period: 'month',
        justification:
          'He catheterizes himself every 4 hours and leaks between catheterizations. Three pads a day.',
      },
    ],
    provider: { name: 'Sunita Krishnamurthy, MD', npi: '1352825586', date_signed: '2026-05-29' },
  },
  notes: [
    `May 29, 2026

Attention: Prior Authorization

Patient: Dwayne Chidi Okonkwo
Date of birth: February 29, 1972

Mr. Okonkwo, 54, has multiple sclerosis (G35) with incomplete paraplegia (G82.22) and neuromuscular dysfunction of the bladder (N31.9).

Why a power wheelchair. Leg strength is 2/5 on both sides and arm strength 3/5. His arms tire after 15 minutes, so he cannot propel even an optimally configured manual wheelchair. On a scooter he can neither steer the tiller nor keep his trunk upright. He transfers with a sliding board without help, and he operated a joystick safely during a trial of 45 minutes. A 6-foot ramp leads to his front door.

Why pads. He catheterizes himself every 4 hours and leaks in between.

Ordered:
1. Power wheelchair, group 2 standard (K0823): one
2. Bladder control pads (T4535): 90 per month, three a day

Group 3 power wheelchairs are not requested.

Sunita Krishnamurthy, MD
NPI 1352825586`,
    `S/ Pt w/ MS reports arms "tire after 15 min"; self-caths q4h, leaks between.
O/ LE 2/5 bilat, UE 3/5 bilat. 231 lb, 5'11". Sliding-board transfer independent. Joystick trial 45 min: safe. Ramp 6 ft at front door.
A/ G35 multiple sclerosis; G82.22 incomplete paraplegia; N31.9 neurogenic bladder NOS
P/ K0823 PWC, Group 2 std, x1. T4535 bladder control pads, 90/mo (limit 180/mo).

Manual WC: cannot propel. POV/scooter: cannot steer tiller, no trunk control on it.

Okonkwo, Dwayne – MRN-880064 – 54M
S. Krishnamurthy MD – 1352825586 – 05/29/2026`,
    `Dwayne Okonkwo is a man of 54 years who has multiple sclerosis. In ICD-10-CM his diagnoses read G35 (multiple sclerosis), G82.22 (paraplegia, incomplete) and N31.9 (neuromuscular dysfunction of bladder, unspecified).

Both legs have a strength of 2 out of 5, both arms of 3 out of 5, and the arms are exhausted after a quarter of an hour. A manual wheelchair, however well configured, is beyond him; so is the tiller of a scooter. A joystick, by contrast, he used safely for three quarters of an hour. He needs nobody's help to transfer with a sliding board.

We ask you to authorize one standard group 2 power wheelchair (K0823). He also needs three bladder control pads each day (T4535, ninety a month, i.e. 270 per 3 months), since he leaks between the catheterizations which he does himself every four hours.

Sunita Krishnamurthy, MD (1352825586), 2026-05-29`,
  ],
  passages: [
    `The patient (he/him) is right about the ramp: it is 6 feet long.`,
    `Tilt, recline and a group 3 base are not part of this request.`,
    `Power wheelchairs are divided into groups. Group 3 chairs are meant for people with a neurological condition, a myopathy or a skeletal deformity; Group 2 chairs serve others as well. A payer may ask why a scooter would not do.`,
    `Each arm has a strength of 3/5, each leg of 2/5.`,
  ],
  edits: [
    [0, 'description-detail', 'with incomplete paraplegia (G82.22) → with complete paraplegia (G82.22)'],
    [
      0,
      'negation',
      'He transfers with a sliding board without help → He cannot transfer with a sliding board without help',
    ],
    [0, 'quantity', '90 per month, three a day → 90 per month, nine a day'],
    [1, 'retold', 'LE 2/5 bilat, UE 3/5 bilat → LE 2/5 bilat, UE 5/5 bilat'],
    [1, 'diagnosis', '/ G35 multiple sclerosis; → / G35 multiple sclerosis; seizure disorder;'],
    [1, 'retold', 'Joystick trial 45 min: safe. → Joystick trial 45 min: unsafe.'],
    [2, 'sum', 'i.e. 270 per 3 months → i.e. 280 per 3 months'],
    [2, 'date-age', 'a man of 54 years → a man of 64 years'],
  ],
  corruptions: {
    'code-disease': [
      '{Multiple sclerosis → Amyotrophic lateral sclerosis} (G35) was diagnosed.',
      'G82.22, {paraplegia → quadriplegia}, incomplete.',
      'N31.9 — {neuromuscular dysfunction of bladder → urge incontinence}',
    ],
    'other-item': [
      'K0823: power {wheelchair, group 2 standard → scooter, group 1 standard}',
      'T4535 {bladder control pads → adult briefs}, 90 per month.',
    ],
    'description-detail': [
      'Paraplegia, {incomplete → complete}.',
      'He has {multiple → secondary progressive multiple} sclerosis.',
      'A power wheelchair of group {2 → 3} is requested.',
    ],
    side: [
      'Strength is 3/5 in {both arms → the left arm}.',
      'Weakness of {both legs → the right leg} has a grade of 2/5.',
    ],
    sex: [
      '{He → She} transfers with a sliding board.',
      '{Mr. → Mrs.} Okonkwo, 54, has MS.',
      'A ramp leads to {his → her} front door.',
    ],
    choice: [
      'The power wheelchair{ → , seat width 20 inches,} is for daily use.',
      'Pads{ → in size medium} are ordered, 90 a month.',
    ],
    device: [
      'One power wheelchair{ → with power tilt and a gel cushion} is ordered.',
      '{ → Intermittent catheters, 180 per month, are ordered too.}',
      '{ → A ceiling track lift has been installed for his transfers.}',
    ],
    medication: [
      '{ → Ocrelizumab infusions have slowed the relapses.}',
      '{ → He takes tizanidine 4 mg at night.}',
    ],
    diagnosis: [
      '{ → Optic neuritis limits his sight on the left.}',
      'Multiple sclerosis{ → and major depression} {governs → govern} his day.',
    ],
    event: [
      '{ → A relapse put him in the hospital for nine days.}',
      '{ → He slid from the board and fractured his ankle.}',
    ],
    treatment: [
      '{ → A course of high-dose steroids had no effect.}',
      'He catheterizes himself every 4 hours{ → because a sacral nerve stimulator failed}.',
      '{ → He cannot have latex near him because of anaphylaxis.}',
    ],
    social: [
      '{ → His mother, who is 80, is his only caregiver.}',
      '{ → He is a veteran and works from home as an accountant.}',
      'He transfers with a sliding board {without help → with the help of his brother}.',
    ],
    attitude: [
      '~ { → He has the judgment to drive safely in traffic.}',
      '~ { → Mr. Okonkwo is determined to keep his job.}',
      '~ { → Fatigue is his worst complaint.}',
    ],
    negation: [
      'He {cannot → can} steer the tiller of a scooter.',
      'He transfers with a sliding board {without → with} help.',
      'On trial he {operated → was not able to operate} a joystick safely.',
      'He {cannot → is able to} propel an optimally configured manual wheelchair.',
    ],
    organisation: [
      '{ → The Shepherd Spinal Center carried out the trial.}',
      '{ → Peach State Medicaid is asked for authorization.}',
    ],
    attestation: [
      '{ → I concur with the physical therapist’s written evaluation and have signed it.}',
      '{ → This confirms that a face-to-face mobility examination took place.}',
    ],
    'relative-date': [
      '{ → He has been unable to walk for the past eighteen months.}',
      '{ → The joystick trial took place the week before last.}',
    ],
    'other-role': [
      'A ramp of {6 → 11} feet leads to his front door.',
      'His arms tire after {15 → 54} minutes.',
      'Arm strength is {3 → 4}/5 on both sides.',
      '{ → He has had 2 relapses.}',
    ],
    brackets: [
      '{ → [EDSS 7.5 per neurology]}',
      'He transfers with a sliding board. { → [spouse assists on bad days]}',
    ],
    'coverage-measure': [
      'A power wheelchair is covered if a manual one cannot be propelled{ → , as his grip of 9 kg on the right demonstrates}.',
      'Payers accept pads for neurogenic bladder{ → with a measured residual of 350 mL like his}.',
    ],
    script: [
      'Bladder control pads: {90 → ９００} per month.',
      '~ {Power → Pοwer} wheelchair, group 2.',
      'He catheterizes himself every {4 → ٨} hours.',
    ],
    identifier: [
      'The chair is coded {K0823 → K0832}.',
      'Bladder: {N31.9 → N31.2}.',
      'S. Krishnamurthy, {1352825586 → 1352852586}',
      'Phone: {(478) 555-0133 → (478) 555-0313}',
    ],
    'date-age': [
      'Date of birth {02/29/1972 → 02/28/1972}',
      '{54 → 45} years old, male',
      'Dated {May 29 → March 29}, 2026',
    ],
    quantity: [
      'Bladder control pads: {90 → 120} per month',
      'Pads are limited to {180 → 200} per month.',
      '90 pads per {month → 3 months}',
    ],
    name: [
      'Dwayne {Okonkwo → Okafor}',
      '{Sunita → Sumita} Krishnamurthy, MD',
      'Mr. {Dwayne → Duane} Okonkwo',
    ],
    retold: [
      'Leg strength is {2/5 → 4/5}.',
      'The arms tire after {15 → 50} minutes.',
      'He {leaks → stays dry} between catheterizations.',
      'On a scooter he {cannot → can easily} keep his trunk upright.',
    ],
    sum: ['Three pads a day make {90 → 100} a month of thirty days.', 'Pads for 3 months: {270 → 290}.'],
  },
};
