import type { CorpusCase } from '../corpus-case.ts';

export const tiltChairSchoolgirl: CorpusCase = {
  id: 'tilt-chair-schoolgirl',
  today: '2026-10-07',
  facts: {
    case_id: 7703,
    patient: {
      first_name: 'Juniper',
      middle_name: 'Rae',
      last_name: 'Castellanos',
      dob: '2019-08-30',
      gender: 'female',
      height: '112 cm',
      weight: '18.5 kg',
      address: '77 Cottonwood Loop, Las Cruces, NM 88005',
      phone: '(575) 555-0148',
      mrn: 'MRN-770633',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
    ],
    items: [
      {
        item: 'Wheelchair, pediatric size, tilt-in-space, folding, adjustable, with seating system',
        hcpcs: 'E1232',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Cannot sit without support and cannot walk. Curve of 34 degrees on the x-ray of September 2, 2026, 21 degrees on that of March 11, 2025. Has outgrown the stroller bought in 2022. Rides the school bus; second grade. Folding, as her grandmother drives a small car. Seat width 28 cm, frame violet.',
      },
      {
        item: 'Wheelchair accessory, headrest, cushioned, any type, including fixed mounting hardware, each',
        hcpcs: 'E0955',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'Holds her head up for no more than ten minutes, then it falls to the left.',
      },
      {
        item: 'Wheelchair accessory, positioning belt/safety belt/pelvic strap, each',
        hcpcs: 'E0978',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'Slides forward when her legs stiffen.',
      },
    ],
    provider: { name: 'Dr. Oluwaseun Brandt', npi: '1348672019', date_signed: '2026-10-07' },
  },
  notes: [
    `Letter of medical necessity for a pediatric wheelchair

Juniper Castellanos (MRN-770633) was born on August 30, 2019 and is seven years old. She has spastic quadriplegic cerebral palsy (G80.0) and neuromuscular scoliosis of the thoracolumbar region (M41.45).

Juniper cannot walk and cannot sit without support. Her spinal curve measured 21 degrees on March 11, 2025 and 34 degrees on September 2, 2026. She holds her head up for no more than ten minutes, after which it falls to the left. When her legs stiffen she slides forward in the seat.

She has outgrown the stroller that was bought in 2022. I am prescribing a pediatric tilt-in-space wheelchair, folding and adjustable, with a seating system (E1232), a cushioned headrest (E0955) and a pelvic strap (E0978), one of each. The chair must fold because her grandmother drives a small car.

Dr. Oluwaseun Brandt
NPI 1348672019
October 7, 2026`,
    `Castellanos, Juniper, 7 yo F, 2nd grade
G80.0 / M41.45. nonamb, no unsupported sitting.
Cobb 21° (3/11/25), now 34° (9/2/26), +13°
head control ≤10 min, drops to L
outgrew 2022 stroller
need: E1232 + E0955 + E0978, 1 ea. violet, SW 28 cm
must fold (grandma's small car), school bus
Brandt 1348672019`,
    `### Equipment evaluation: J. Castellanos

**Functional picture**
- No walking, no unsupported sitting
- Head control limited to ten minutes
- Leg stiffness that makes her slide forward on the seat

**Spine**
- X-ray 03/11/2025: 21°
- X-ray 09/02/2026: 34°
- Increase: 13° in just under eighteen months

**Why tilt**
- Tilting the whole seat moves weight from the buttocks to the back and lets gravity help the head, while the angle of the hips stays as it is
- A reclining back opens the hip angle and can set off stiffness

**Recommended**
| HCPCS | Description | Units |
|---|---|---|
| E1232 | Wheelchair, pediatric size, tilt-in-space, folding, adjustable, with seating system | 1 |
| E0955 | Headrest, cushioned | 1 |
| E0978 | Positioning belt / safety belt / pelvic strap | 1 |

Provider: Dr. Oluwaseun Brandt · NPI 1348672019`,
    `Children with cerebral palsy grow, and what held them upright at three does not hold them at seven. As the trunk lengthens and the muscles pull unevenly, the spine may bend; a bent spine makes sitting harder and, if it goes far enough, breathing too. A seat that grows with the child and tilts as one piece is the ordinary answer.

Juniper Castellanos is in the second grade and goes to school on the bus. She weighs eighteen and a half kilograms, about forty-one pounds, and is a hundred and twelve centimeters tall. The stroller bought four years ago, in 2022, no longer fits her. Within ten minutes of being sat up her head sinks to the left side. In about a year and a half her curve went from twenty-one to thirty-four degrees.

The chair that is asked for has a seat twenty-eight centimeters wide, and it folds for the trunk of her grandmother's small car. Dr. Oluwaseun Brandt, NPI 1348672019.`,
    `VENDOR QUOTE REQUEST
End user: Castellanos, Juniper Rae (F), DOB 08/30/2019
Phone (575) 555-0148
Ship to 77 Cottonwood Loop, Las Cruces, NM 88005
User height 112 cm (44 in), user weight 18.5 kg (40.8 lb)
1 x E1232, violet, seat width 28 cm (11 in), limit 1 per 5 years
1 x E0955
1 x E0978
Dx G80.0, M41.45
Rx: Dr. Oluwaseun Brandt, NPI 1348672019, dated 10/07/2026`,
    `APPEAL – member Castellanos

The member is a girl of seven who does not walk. A stroller gives no adjustable support to the trunk and head, and hers, from 2022, is too small. Her scoliosis (M41.45) has progressed by thirteen degrees between two x-rays, the latest of which was taken on September 2, 2026.

A standard chair without tilt would leave her sliding forward as her legs stiffen, with a head that she can hold for ten minutes at most. The headrest and the pelvic strap answer these two problems. The limit of one wheelchair in five years is kept.

We request approval of E1232, E0955 and E0978.

Dr. Oluwaseun Brandt (NPI: 1348672019)`,
  ],
  passages: [
    'Her curve grew by 13 degrees between March 11, 2025 and September 2, 2026.',
    'The pelvic strap is there because she slides forward when her legs stiffen.',
    'Juniper turned seven on August 30, 2026.',
    'A violet frame was chosen, with a seat 28 cm wide.',
    'She rides the bus to school, where she is in second grade.',
  ],
  edits: [
    [0, 'date-age', '34 degrees on September 2, 2026 → 34 degrees on September 20, 2026'],
    [4, 'identifier', '(575) 555-0148 → (575) 555-0184'],
    [2, 'quantity', '| E0955 | Headrest, cushioned | 1 | → | E0955 | Headrest, cushioned | 2 |'],
    [5, 'sum', 'progressed by thirteen degrees → progressed by thirty degrees'],
  ],
  corruptions: {
    'code-disease': ['Her diagnosis G80.0 is spastic {quadriplegic → diplegic} cerebral palsy.'],
    'other-item': ['The cushioned headrest is {E0955 → E0978}.'],
    'description-detail': ['Neuromuscular scoliosis, {thoracolumbar → lumbosacral} region'],
    side: ['After ten minutes her head falls to the {left → right}.'],
    sex: ['Juniper is a seven-year-old {girl → boy}.'],
    choice: ['The frame is to be {violet → turquoise}.', 'The seat is {28 cm → 32 cm} wide.'],
    device: ['{ → A gait trainer for use at school is requested as well.}'],
    medication: ['{ → Baclofen 5 mg three times a day has not eased the stiffness.}'],
    diagnosis: ['{ → She also has epilepsy with weekly seizures.}'],
    event: ['{ → She had a hip operation in April 2026.}'],
    treatment: ['{ → Botulinum toxin was injected into her hamstrings twice this year.}'],
    social: ['Her {grandmother → aunt} drives a small car.'],
    attitude: [
      '~ { → Juniper is a cheerful child who loves being with her classmates.}',
      '~ { → The family is enthusiastic about the new chair and fully understands how to use it.}',
    ],
    negation: ['She {cannot → can} sit without support.'],
    organisation: [
      '{ → The evaluation took place at the Mesilla Valley Children’s Rehabilitation Hospital.}',
    ],
    attestation: [
      '{ → I certify that I have no financial relationship with the supplier of this chair.}',
      '{ → I saw Juniper face to face today together with her physical therapist.}',
    ],
    'relative-date': ['The last x-ray was taken {on September 2 → three days ago}.'],
    'other-role': ['Juniper is {7 → 10} years old.'],
    brackets: ['[{ → She has a pressure sore over the left hip.}]'],
    'coverage-measure': [
      'Tilt is considered where a user cannot shift weight{ →, and she has already had two pressure injuries}.',
    ],
    script: ['Juniper {Castellanos → Cаstеllanos} is in the second grade.'],
    identifier: ['Wheelchair code {E1232 → E1223}'],
    'date-age': ['The earlier x-ray dates from {March 11, 2025 → March 11, 2024}.'],
    quantity: ['One wheelchair is allowed in {5 → 3} years.'],
    name: ['Dr. Oluwaseun {Brandt → Brand}, prescriber'],
    retold: ['She {has outgrown → still fits into} the stroller bought in 2022.'],
    sum: ['The chair, the headrest and the strap are {three → four} items together.'],
  },
};
