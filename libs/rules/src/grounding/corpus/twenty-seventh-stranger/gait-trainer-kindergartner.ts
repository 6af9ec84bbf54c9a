import type { CorpusCase } from '../corpus-case.ts';

/** A physical therapist, a pediatric rehabilitation physician, a supplier and a drafting model write for a boy of five with cerebral palsy. */
export const gaitTrainerKindergartner: CorpusCase = {
  id: 'gait-trainer-kindergartner',
  today: '2026-04-16',
  facts: {
    case_id: 33107,
    patient: {
      first_name: 'Kwabena',
      last_name: 'Lindgren',
      dob: '2020-07-29',
      gender: 'male',
      height: '3 ft 5 in',
      weight: '35 lb',
      address: '1170 Prairie Glass Road, Sorrel Creek, KS 67999',
      phone: '(785) 555-0157',
      mrn: 'SCR-64290',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'H54.3', description: 'Unqualified visual loss, both eyes' },
    ],
    items: [
      {
        item: 'Gait trainer, pediatric size, upright support, includes all accessories and components',
        hcpcs: 'E8001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'green',
        size: 'small',
        justification:
          'GMFCS level IV. Not able to stand or step without the trunk held. A posterior walker was tried from 2026-01-12 to 2026-02-20 and failed: he leaned to the left and his knees gave way after 3 steps. Gait trainer on trial from 2026-03-02 to 2026-03-30, 4 times a week for 20 minutes: steps in one session rose from 12 to 85. He steers it with the right hand.',
      },
      {
        item: 'Ankle foot orthosis, posterior solid ankle, plastic, custom fabricated',
        hcpcs: 'L1960',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        justification:
          'One for each foot. Both ankles bend up to 0 degrees with the knee straight. The present pair was made on 2025-03-18; since then his feet have grown by 1.5 cm.',
      },
    ],
    provider: { name: 'Fenwick Osei-Laurent, MD', npi: '1457390268', date_signed: '2026-04-16' },
    seen: [
      '2026-04-07, in clinic, by Fenwick Osei-Laurent, MD: holds his head up, sits with support of the trunk, hips in place on both sides on the X-ray of the same day, no contracture of the knees, skin of the feet intact.',
    ],
    told: [
      'Who pays? Flint Hills Kids First',
      'Who supplies? Meadowlark Pediatric Mobility',
      'Lives with whom? With his grandmother Philippa, his legal guardian',
      'Home? Farmhouse, hallway 44 inches wide, hardwood floors',
      'School? Kindergarten, mornings',
      'Seizures? None',
    ],
    answered: [],
  },
  notes: [
    `PHYSICAL THERAPY EQUIPMENT REPORT

Child: Kwabena Lindgren
DOB: 07/29/2020 (5 years)
Sex: male
Dx: Spastic quadriplegic cerebral palsy (G80.0); unqualified visual loss, both eyes (H54.3)

Function: GMFCS level IV. Kwabena cannot stand or take steps unless his trunk is held.

Posterior walker, 1/12 to 2/20/2026: failed. He leaned to the left, and his knees gave way after 3 steps.

Gait trainer, 3/2 to 3/30/2026: used 4 times a week for 20 minutes, 80 minutes a week. Steps in one session went up from 12 to 85, a gain of 73. He steers with his right hand.

Feet: Both ankles come up to 0 degrees with the knee straight. His feet have grown by 1.5 cm since the present orthoses were made on 3/18/2025.

Home: farmhouse with hardwood floors and a hallway 44 inches wide. He lives with his grandmother, Philippa, who is his legal guardian. He attends kindergarten in the mornings.

Recommended:
- E8001 gait trainer with upright support, small, green, quantity 1
- L1960 solid ankle foot orthosis, custom, quantity 2, one for each foot

Stepping practice loads the bones of the legs and lets a child explore at eye level with others.`,
    `Fenwick Osei-Laurent, MD
Pediatric Rehabilitation

April 16, 2026

Flint Hills Kids First

To the reviewing physician:

I care for Kwabena Lindgren, a boy of five with spastic quadriplegic cerebral palsy (G80.0) and loss of vision in both eyes (H54.3).

At his visit of April 7, 2026, nine days ago, he held up his head and sat with support of the trunk. An X-ray that day showed both hips in place. His knees were free of contracture. The skin of his feet was intact. He has no seizures.

He is at GMFCS level IV and does not stand or step on his own. We first considered the simpler device. A posterior walker was tried from January 12 to February 20, 2026, but it gives no hold to the trunk; he leaned to the left, and after three steps his knees gave way. In a gait trainer his steps per session rose from 12 at the beginning of March to 85 at its end.

His ankle foot orthoses are more than a year old, and his feet have grown by 1.5 cm.

I prescribe one gait trainer with upright support (E8001) and two ankle foot orthoses (L1960).

His grandmother, who is his legal guardian, has a hallway 44 inches wide at home.

Children at GMFCS level IV usually need a device that supports trunk and pelvis in order to step.

Fenwick Osei-Laurent, MD
NPI 1457390268`,
    `MEADOWLARK PEDIATRIC MOBILITY
Authorization form, narrative part

Health plan: Flint Hills Kids First
Member: Kwabena Lindgren, 1170 Prairie Glass Road, Sorrel Creek, KS 67999
Telephone (785) 555-0157
MRN SCR-64290
Height 3 ft 5 in; weight 35 lb

Item A: E8001, gait trainer, pediatric, upright support. Quantity 1. Frequency 1 in 5 years. Size small, color green.
Item B: L1960, ankle foot orthosis, solid ankle, plastic, custom. Quantity 2. Frequency 2 in 12 months.

Pieces requested: 3.

Primary diagnosis G80.0. Secondary diagnosis H54.3.

Physician: Fenwick Osei-Laurent, MD, who signed on April 16, 2026.

Statement: The member tried a posterior walker for about six weeks without success. He then used a gait trainer on trial for four weeks, four sessions of 20 minutes each week. At the start he made 12 steps in a session, at the end 85. He is able to steer the trainer with his right hand.

The home has hardwood floors. The hallway measures 44 inches in width.

The member's present orthoses date from March 18, 2025. His feet are 1.5 cm longer now.

A gait trainer of pediatric size is made for growth and can be lengthened as a child gets taller.`,
    `**DRAFT: Letter of medical necessity for a gait trainer and orthoses**

Kwabena Lindgren is **5 years old**. He has spastic quadriplegic cerebral palsy, GMFCS level IV, and unqualified visual loss of both eyes.

**Examination**
Dr. Osei-Laurent examined him on April 7, 2026:
- head control: present
- sitting: with trunk support
- hips: in place on both sides
- knees: no contracture
- feet: skin intact

**Equipment tried**

| Device | Dates | Result |
|---|---|---|
| Posterior walker | January 12 to February 20, 2026 | failed, leaning to the left, knees gave way after 3 steps |
| Gait trainer | March 2 to March 30, 2026 | 12 steps at first, 85 steps at last |

**Why orthoses**
His present pair is from March 2025, thirteen months ago. His feet have since grown by 1.5 cm. Both ankles reach 0 degrees with a straight knee.

**Setting**
He is being brought up by his grandmother, Philippa, in a farmhouse. In the mornings he goes to kindergarten. He has no seizures.

**Requested**
1. Gait trainer, upright support, E8001: one
2. Ankle foot orthosis, L1960: two, for the left and the right foot

The supplier is Meadowlark Pediatric Mobility.

Plans often ask for a trial of the device and for proof that it fits into the home.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'Dx: Spastic quadriplegic cerebral palsy (G80.0) → Dx: Athetoid quadriplegic cerebral palsy (G80.0)',
    ],
    [
      0,
      'negation',
      'cannot stand or take steps unless his trunk is held → can stand and take steps without his trunk being held',
    ],
    [0, 'side', 'He steers with his right hand. → He steers with his left hand.'],
    [0, 'sum', 'a gain of 73. → a gain of 97.'],
    [0, 'sum', '20 minutes, 80 minutes a week. → 20 minutes, 100 minutes a week.'],
    [0, 'retold', 'his knees gave way after 3 steps → his knees gave way after 30 steps'],
    [0, 'other-role', 'a hallway 44 inches wide → a hallway 35 inches wide'],
    [0, 'choice', 'upright support, small, green, quantity 1 → upright support, small, orange, quantity 1'],
    [0, 'social', 'He attends kindergarten in the mornings. → He is taught at home in the mornings.'],
    [
      0,
      'treatment',
      'Feet: Both ankles come up → Feet: Botulinum toxin in both calves wore off in January. Both ankles come up',
    ],
    [1, 'sex', 'a boy of five with → a girl of five with'],
    [1, 'code-disease', 'and loss of vision in both eyes (H54.3) → and hearing loss in both ears (H54.3)'],
    [1, 'relative-date', 'April 7, 2026, nine days ago, → April 7, 2026, last month,'],
    [1, 'negation', 'His knees were free of contracture. → His knees were not free of contracture.'],
    [1, 'diagnosis', 'He has no seizures. → He has epilepsy.'],
    [
      1,
      'event',
      'The skin of his feet was intact. → The skin of his feet was intact. He had fallen down the stairs in February.',
    ],
    [
      1,
      'medication',
      'He is at GMFCS level IV and → He takes baclofen 5 mg three times a day, is at GMFCS level IV and',
    ],
    [
      1,
      'attestation',
      'I prescribe one gait trainer → I was present at every session of the trial and prescribe one gait trainer',
    ],
    [1, 'other-item', 'two ankle foot orthoses (L1960) → two ankle foot orthoses (E8001)'],
    [
      1,
      'coverage-measure',
      'in order to step. → in order to step, and his Gross Motor Function Measure of 27% is typical of it.',
    ],
    [1, 'date-age', 'from January 12 to February 20, 2026, but → from November 12 to February 20, 2026, but'],
    [1, 'retold', 'to 85 at its end → to 58 at its end'],
    [2, 'organisation', 'Health plan: Flint Hills Kids First → Health plan: Sunflower Premier'],
    [2, 'identifier', 'MRN SCR-64290 → MRN SCR-64920'],
    [2, 'quantity', 'Frequency 2 in 12 months. → Frequency 2 in 24 months.'],
    [2, 'sum', 'Pieces requested: 3. → Pieces requested: 4.'],
    [2, 'negation', 'He is able to steer the trainer → He is not able to steer the trainer'],
    [2, 'name', 'Physician: Fenwick Osei-Laurent, MD, who → Physician: Frederick Osei-Laurent, MD, who'],
    [
      2,
      'brackets',
      'The home has hardwood floors. → The home has hardwood floors [and three steps at the entrance].',
    ],
    [
      2,
      'device',
      'The hallway measures 44 inches in width. → The hallway measures 44 inches in width. A bath chair is included.',
    ],
    [2, 'script', 'His feet are 1.5 cm longer now. → His feet are ٣.٥ cm longer now.'],
    [3, 'social', 'by his grandmother, Philippa, in a farmhouse → by his aunt, Philippa, in a farmhouse'],
    [3, 'event', 'hips: in place on both sides → hips: in place on both sides after surgery in 2024'],
    [
      3,
      'attitude',
      'In the mornings he goes to kindergarten. → In the mornings he goes happily to kindergarten, where he longs to run with his friends.',
    ],
    [3, 'relative-date', 'March 2025, thirteen months ago → March 2025, six months ago'],
    [
      3,
      'organisation',
      'The supplier is Meadowlark Pediatric Mobility. → The supplier is Great Plains Orthotics.',
    ],
    [3, 'negation', '- head control: present → - head control: absent'],
  ],
  corruptions: {},
};
