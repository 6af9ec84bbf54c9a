import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician and the occupational therapist of the shared office write for a school girl with diplegia. */
export const gaitTrainerOfficePediatrician: CorpusCase = {
  id: 'gait-trainer-office-pediatrician',
  today: '2026-09-14',
  facts: {
    case_id: 20101,
    patient: {
      first_name: 'Philippa',
      last_name: 'Ndiaye-Crane',
      dob: '2019-03-22',
      gender: 'female',
      height: '3 ft 8 in',
      weight: '44 lb',
      address: '31 Thimble Lane, Orchard Ferry, OH 43999',
      phone: '(740) 555-0131',
      mrn: 'OFP-20117',
    },
    diagnoses: [
      { code: 'G80.1', description: 'Spastic diplegic cerebral palsy' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
    ],
    items: [
      {
        item: 'Gait trainer, pediatric size, posterior support, includes all accessories and components',
        hcpcs: 'E8000',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'purple',
        size: 'small',
        justification:
          'Walks 12 feet with two hands held and then the knees buckle. A reverse walker was tried for 6 weeks in spring 2026 and failed because she could not keep her trunk upright. In a trial of the gait trainer on 2026-08-19 she walked 140 feet with standby supervision. Her mother helps her into and out of the device. The home is on one floor with doorways 34 inches wide.',
      },
    ],
    provider: { name: 'Tobias Wrenfield, MD', npi: '1730462958', date_signed: '2026-09-14' },
    seen: [
      '2026-09-02, in office, by Tobias Wrenfield, MD: scissoring gait, hip abduction 20 degrees on the right and 25 degrees on the left, no skin breakdown.',
      '2026-08-19, in office, by Imke Solberg, OTR/L: trial of the gait trainer, 140 feet, smiled and asked for a second turn.',
    ],
    told: [
      'Who pays? Ohio Medicaid',
      'Who supplies? Kestrel Pediatric Mobility',
      'Lives with whom? With her mother Adaeze and a younger brother',
      'School? Second grade at Millrace Elementary',
      'Can she stand alone? No',
    ],
    answered: [],
  },
  notes: [
    `September 14, 2026

To: Ohio Medicaid
Re: Philippa Ndiaye-Crane, born March 22, 2019, MRN OFP-20117

To the medical reviewer:

Philippa is a 7-year-old girl with spastic diplegic cerebral palsy (G80.1) and other abnormalities of gait and mobility (R26.89). I am writing to ask for one pediatric gait trainer with posterior support, HCPCS E8000, in purple, size small.

I saw her in the office on September 2, 2026. Her gait was scissoring. Hip abduction was 20 degrees on the right and 25 degrees on the left. There was no skin breakdown. She cannot stand alone. With two hands held she walks 12 feet, and then her knees buckle.

A less supportive device has been tried. In spring 2026 she used a reverse walker for six weeks. It failed because she was not able to keep her trunk upright. By contrast, in the trial of the gait trainer on August 19, 2026 she walked 140 feet with standby supervision only.

Philippa lives with her mother, Adaeze, and a younger brother in a home on one floor. The doorways are 34 inches wide. Her mother helps her into and out of the device. She is in second grade at Millrace Elementary.

Please approve the gait trainer as ordered. It will be supplied by Kestrel Pediatric Mobility.

Tobias Wrenfield, MD
NPI 1730462958`,
    `OCCUPATIONAL THERAPY SUMMARY FOR EQUIPMENT REQUEST

Child: Philippa Ndiaye-Crane    DOB: 03/22/2019    Age: 7
Trial date: 08/19/2026, in office, with Imke Solberg, OTR/L

Diagnosis
Spastic diplegic CP. Height 3 ft 8 in, weight 44 lb.

Current function
- Standing: not independent.
- Walking: 12 feet with both hands held; knees then buckle.

Equipment tried
| Device | When | Result |
| --- | --- | --- |
| Reverse walker | spring 2026, 6 weeks | failed; could not hold the trunk upright |
| Gait trainer | 08/19/2026 | 140 feet with standby supervision |

During the trial she smiled and asked for a second turn.

Home and school
She lives with mom and a younger brother. The house has a single floor and doorways of 34 inches. Mom assists with getting in and out of the device. Philippa attends second grade at Millrace Elementary.

Recommendation
Gait trainer, pediatric size, posterior support (E8000), quantity 1, color purple, size small. A device with posterior support stands behind the child and leaves the front open, so that the hands stay free and a table can be reached. The limit is 1 per 5 years.

Ordering provider: Tobias Wrenfield, MD, NPI 1730462958
Payer: Ohio Medicaid
Supplier: Kestrel Pediatric Mobility`,
    `Office note for medical necessity, 2026-09-14

S: Philippa is 7 years old. She lives with her mother Adaeze and her younger brother in a one-floor home. She goes to Millrace Elementary, second grade. She does not stand alone.

O: At the visit on 2026-09-02 her gait was scissoring. Hip abduction: right 20 degrees, left 25 degrees. Skin without breakdown. On 2026-08-19, in the office, Imke Solberg, OTR/L, carried out a trial of the gait trainer. Distance 140 feet, with standby supervision. Philippa smiled and wanted a second turn.

A: Spastic diplegic cerebral palsy, G80.1. Other abnormalities of gait and mobility, R26.89. Without the device she covers 12 feet with two hands held before her knees buckle. The reverse walker was used for 6 weeks in the spring of 2026 and did not work, because her trunk did not stay upright.

P: Order E8000, gait trainer, pediatric size, with posterior support, including all accessories and components. Quantity one. Purple. Small. Supplier is Kestrel Pediatric Mobility. Payer is Ohio Medicaid. In general, a gait trainer is considered when a child needs more trunk and pelvic support than a walker gives and has somebody at home who can help with it. Her mother is that person.

Tobias Wrenfield, MD`,
    `Letter of Medical Necessity

1. Patient
Philippa Ndiaye-Crane is a seven-year-old second grader. Her address is 31 Thimble Lane, Orchard Ferry, OH 43999, and her phone number is (740) 555-0131.

2. Diagnoses
- G80.1, spastic diplegic cerebral palsy
- R26.89, other abnormalities of gait and mobility

3. Equipment requested
One pediatric gait trainer with posterior support (E8000), purple, small, from Kestrel Pediatric Mobility.

4. Why it is needed
Philippa is unable to stand by herself. Her walking is limited to 12 feet with two hands held; beyond this her knees give way. A reverse walker was tried over six weeks in spring 2026. The trial was unsuccessful since she could not keep an upright trunk. In the gait trainer she walked 140 feet on August 19, 2026, and needed only standby supervision. That is 128 feet more than she walks with hands held.

5. Where it will be used
Her home is on one floor, and its doorways measure 34 inches. Her mother helps with transfers into and out of the device.

6. Examination
On September 2, 2026 I found a scissoring gait, with hip abduction of 20 degrees on the right side and 25 degrees on the left. The skin was intact.

Tobias Wrenfield, MD
NPI 1730462958
September 14, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'spastic diplegic cerebral palsy (G80.1) → spinal muscular atrophy (G80.1)'],
    [
      1,
      'other-item',
      'Gait trainer, pediatric size, posterior support (E8000) → Standing frame, pediatric size (E8000)',
    ],
    [
      2,
      'description-detail',
      'Spastic diplegic cerebral palsy, G80.1 → Spastic quadriplegic cerebral palsy, G80.1',
    ],
    [
      3,
      'description-detail',
      'G80.1, spastic diplegic cerebral palsy → G80.1, dyskinetic diplegic cerebral palsy',
    ],
    [
      0,
      'side',
      '20 degrees on the right and 25 degrees on the left → 20 degrees on the left and 25 degrees on the right',
    ],
    [3, 'side', '20 degrees on the right side → 20 degrees on both sides'],
    [0, 'sex', '7-year-old girl with → 7-year-old boy with'],
    [1, 'choice', 'color purple → color turquoise'],
    [2, 'choice', 'Purple. Small. → Purple. Medium.'],
    [
      0,
      'device',
      'Please approve the gait trainer as ordered. → Please approve the gait trainer and the bath chair as ordered.',
    ],
    [
      2,
      'medication',
      'Skin without breakdown. → Skin without breakdown. Takes baclofen 5 mg three times a day.',
    ],
    [3, 'medication', 'The skin was intact. → The skin was intact. Diazepam at bedtime eases her tone.'],
    [1, 'diagnosis', 'Spastic diplegic CP. → Spastic diplegic CP and epilepsy.'],
    [
      2,
      'event',
      'She does not stand alone. → She does not stand alone. She fell down the school steps in May.',
    ],
    [
      0,
      'treatment',
      'A less supportive device has been tried. → A less supportive device has been tried, as have botulinum toxin injections.',
    ],
    [3, 'social', 'Her mother helps with transfers → Her grandmother helps with transfers'],
    [1, 'social', 'She lives with mom and a younger brother. → She lives with mom and an older sister.'],
    [1, 'attitude', 'she smiled and asked for a second turn → she cried and asked to stop'],
    [3, 'negation', 'Philippa is unable to stand → Philippa is able to stand'],
    [2, 'organisation', 'Supplier is Kestrel Pediatric Mobility. → Supplier is Harrow Rehab Equipment.'],
    [0, 'organisation', 'To: Ohio Medicaid → To: Buckeye Commercial Health'],
    [
      0,
      'attestation',
      'I saw her in the office on September 2, 2026. → I saw her in the office on September 2, 2026 and reviewed her hip radiographs.',
    ],
    [2, 'relative-date', 'At the visit on 2026-09-02 → At the visit yesterday'],
    [3, 'other-role', 'its doorways measure 34 inches → its doorways measure 44 inches'],
    [
      1,
      'brackets',
      'Walking: 12 feet with both hands held; → Walking: 12 feet with both hands held [was 60 feet a year ago];',
    ],
    [
      2,
      'coverage-measure',
      'more trunk and pelvic support than a walker gives → more trunk and pelvic support than a walker gives, as with her score of 38 % on the GMFM,',
    ],
    [
      3,
      'script',
      'needed only standby supervision. That is 128 feet → needed only standby supervision. That is ١٨٢ feet',
    ],
    [0, 'identifier', 'NPI 1730462958 → NPI 1730462985'],
    [3, 'identifier', '(740) 555-0131 → (740) 555-0113'],
    [1, 'date-age', 'DOB: 03/22/2019 → DOB: 03/22/2018'],
    [2, 'quantity', 'Quantity one. → Quantity two.'],
    [1, 'quantity', '1 per 5 years → 1 per 3 years'],
    [2, 'name', 'her mother Adaeze → her mother Chiamaka'],
    [0, 'retold', 'used a reverse walker for six weeks → used a reverse walker for six months'],
    [
      3,
      'retold',
      'The trial was unsuccessful since she could not keep → The trial was successful since she could keep',
    ],
    [3, 'sum', '128 feet more → 152 feet more'],
  ],
  corruptions: {},
};
