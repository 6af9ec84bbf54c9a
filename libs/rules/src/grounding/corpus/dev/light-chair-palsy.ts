import type { CorpusCase } from '../corpus-case.ts';

export const lightChairPalsy: CorpusCase = {
  id: 'light-chair-palsy',
  today: '2026-09-15',
  facts: {
    case_id: 2218,
    patient: {
      first_name: 'Emeka',
      middle_name: 'Paul',
      last_name: 'Thornbury',
      dob: '2001-02-12',
      gender: 'male',
      height: '170 cm',
      weight: '62 kg',
      address: '14 Harbor Street, Duluth, MN 55802',
      phone: '(218) 555-0164',
      mrn: 'MRN-627741',
    },
    diagnoses: [
      { code: 'G80.1', description: 'Spastic diplegic cerebral palsy' },
      { code: 'M24.561', description: 'Contracture, right knee' },
      { code: 'M24.562', description: 'Contracture, left knee' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        size: '16 in',
        justification:
          'Walks at most 5 steps between parallel bars. Tried to push a standard wheelchair of 38 lb on 2026-08-20 and could not cross the kitchen; in a loaned lightweight chair he could. His arms are strong (5/5). Lives with his parents in a house with a ramp and doors 34 inches wide.',
      },
    ],
    provider: { name: 'Dr. Ansel Ruiz-Keating', npi: '1714943077', date_signed: '2026-09-15' },
  },
  notes: [
    `September 15, 2026

RE: Emeka Paul Thornbury, DOB February 12, 2001

Mr. Thornbury is a 25-year-old man with spastic diplegic cerebral palsy (G80.1). Contractures of both knees (M24.561 on the right, M24.562 on the left) keep him from standing upright for long, and he is able to take no more than 5 steps, and those only between parallel bars. A cane or walker is therefore not an option for moving about his home.

The strength of his arms is full at 5/5. Even so he did not manage to get a standard wheelchair, which weighed 38 lb, across the kitchen when he tried on August 20, 2026. In a lightweight wheelchair on loan he did.

The home is accessible: there is a ramp, and the doors measure 34 inches. He lives there with his mother and father.

I order one lightweight wheelchair (K0003) with a 16-inch seat.

Ansel Ruiz-Keating, MD
NPI 1714943077`,
    `WC EVAL - brief
25M, spastic diplegia (CP), bilat knee contractures
Ambulation: max 5 steps // bars
UE 5/5 B
Trial 8/20/26: std w/c 38# - unable to cross kitchen. Loaner LW w/c - able.
Home: ramp, doors 34", w/ parents
=> K0003 x1, seat 16 in
Dx G80.1, M24.561, M24.562
Pt Emeka Thornbury. Dr. Ansel Ruiz-Keating 1714943077`,
    `The patient, Emeka Thornbury, cannot get around his home on foot. Why?

(a) Spastic diplegic cerebral palsy makes the muscles of the legs stiff.
(b) Both knees are contracted and do not straighten.
(c) He manages at most five steps, holding on to parallel bars.

Why not a standard wheelchair? Because it was tried. It weighed 38 pounds, and he got stuck before reaching the other side of the kitchen.

Why a lightweight one? Because with the loaned chair of this type the same task was possible. His upper limbs have normal strength, so he propels himself and needs no power.

Order: K0003, 1 each, seat 16 in.
Codes: G80.1; M24.561; M24.562.
Signed 09/15/2026 by Dr. Ansel Ruiz-Keating, NPI 1714943077.`,
    `Letter of Medical Necessity - Lightweight Wheelchair

Patient Name: Emeka Paul Thornbury
Date of Birth: 02/12/2001
Height / weight: 170 cm / 62 kg

Clinical Summary: Mr. Thornbury has a mobility limitation due to spastic diplegic cerebral palsy with contractures of the right and left knee. The limitation impairs his ability to perform mobility-related activities of daily living in the home.

Functional Status: Ambulation is limited to 5 steps in parallel bars. Upper extremity strength is 5/5, which is sufficient to self-propel.

Trial: A standard wheelchair was tried and failed. A lightweight wheelchair was tried and was successful.

Environment: The home has a ramp and doorways that are 34 inches wide and provides adequate access for the wheelchair.

Conclusion: A lightweight wheelchair is reasonable and necessary. Payers cover a lightweight wheelchair when the beneficiary cannot self-propel in a standard wheelchair but can and does self-propel in a lightweight one.

Equipment: K0003 Lightweight wheelchair, quantity 1, size 16 in
Provider: Dr. Ansel Ruiz-Keating, NPI 1714943077`,
    `I am asking for a lighter chair for Emeka Thornbury, who has had to depend on wheels because his legs do not carry him. His cerebral palsy is of the spastic diplegic form, so it is mainly the legs that are affected. The arms are good. With a heavy chair, good arms were not enough: at the trial in August he stopped short in the kitchen.

With a lighter one he will be able to go from bed to bath, to the kitchen and to the table by himself. His parents would not need to push him.

Thank you for your time. Should you need anything further, please call my office.

A. Ruiz-Keating (1714943077)`,
  ],
  passages: [
    'A chair weighing less takes less force to start and to turn.',
    'Doors of 34 inches let a chair with a 16-inch seat pass.',
    'Contractures are a permanent shortening of muscle or tendon.',
    'Both knees: M24.561 (R), M24.562 (L).',
  ],
  edits: [
    [0, 'retold', 'the doors measure 34 inches → the doors measure 24 inches'],
    [
      0,
      'negation',
      'In a lightweight wheelchair on loan he did. → In a lightweight wheelchair on loan he did not.',
    ],
    [1, 'retold', 'UE 5/5 B → UE 3/5 B'],
    [2, 'social', 'the other side of the kitchen. → the other side of the kitchen, where his aide waited.'],
    [3, 'choice', 'size 16 in → size 18 in'],
  ],
  corruptions: {
    'code-disease': ['G80.1 ({spastic diplegic → athetoid} cerebral palsy)'],
    side: ['M24.561 is contracture of the {right → left} knee.'],
    sex: ['{His → Her} arms are strong.'],
    device: ['{ → A pressure-relieving cushion completes the chair.}'],
    medication: ['{ → Baclofen 10 mg three times a day eases the spasms.}'],
    diagnosis: ['Spastic diplegic cerebral palsy{ → and epilepsy} (G80.1)'],
    event: ['{ → His hamstrings were lengthened surgically.}'],
    treatment: ['{ → Botulinum toxin gave no relief.}'],
    social: ['He lives with his {parents → grandparents}.', '{ → He studies at a community college.}'],
    negation: ['In a standard wheelchair he {could not → could} cross the kitchen.'],
    organisation: ['{ → Lakehead Rehab Clinic ran the trial.}'],
    'relative-date': ['The trial took place {on August 20, 2026 → last month}.'],
    brackets: ['{ → [skin breakdown over the sacrum]}'],
    'other-role': ['He walks at most {5 → 16} steps.', 'The chair weighed {38 → 62} lb.'],
    'date-age': ['Born {2001 → 2010}, he lives with his parents.'],
    name: ['{Emeka → Ameer} Thornbury walks at most 5 steps.'],
    retold: ['He tried a standard wheelchair of {38 → 48} lb.', 'The house has a {ramp → stairlift}.'],
  },
};
