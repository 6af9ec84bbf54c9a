import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, an occupational therapist, a mobility supplier and a drafting model write for an archivist with muscular dystrophy. */
export const powerChairFshdArchivist: CorpusCase = {
  id: 'power-chair-fshd-archivist',
  today: '2026-04-16',
  facts: {
    case_id: 39101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Ashgrove-Tamm',
      dob: '1991-09-23',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '158 lb',
      address: 'Flat 2, 19 Saltmarsh Lane, Perrin Haven, ME 04999',
      phone: '(207) 555-0147',
      mrn: 'PHN-40826',
    },
    diagnoses: [
      { code: 'G71.02', description: 'Facioscapulohumeral muscular dystrophy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'slate blue',
        size: '18 in wide seat',
        justification:
          'He walks no more than 15 ft, holding on to furniture. Grip 9 lb on the right and 6 lb on the left, so he cannot push a manual wheelchair. A scooter was tried on 2026-02-03: he could not hold the tiller for more than 4 minutes. The narrowest door at home is 32 in; the chair is 25 in wide.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He cannot lift himself to relieve pressure and sits 11 hours a day. On 2026-03-11 the skin over the sacrum was red; it faded after 25 minutes.',
      },
      {
        item: 'Power wheelchair accessory, expandable controller, including all related electronics and mounting hardware, upgrade provided at initial issue',
        hcpcs: 'E2377',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'So that the joystick, used with the right hand, also runs the tilt and the recline.',
      },
    ],
    provider: { name: 'Honora Brightwater, MD', npi: '1538204617', date_signed: '2026-04-16' },
    seen: [
      '2026-03-11, in clinic, by Honora Brightwater, MD: shoulder abduction 2/5 on both sides, hip flexion 2/5 on the right and 3/5 on the left, winging of both shoulder blades, scoliosis of 38 degrees, skin closed.',
      '2026-03-24, at home, by Casimir Oduya, OTR/L: ramp at the entrance, all rooms on one floor, drove a trial chair through every room without touching a wall.',
    ],
    told: [
      'Who pays? Downeast Mutual Care',
      'Who supplies? Kelp Street Mobility',
      'Lives with whom? With his brother Anselm, who is away at work by day',
      'Work? Archivist at the town record office, 30 hours a week',
      'Pressure sores? None',
      'Falls? Three in 2025, no fracture',
    ],
    answered: [],
  },
  notes: [
    `April 16, 2026

Downeast Mutual Care
Re: Leopold Ashgrove-Tamm, born September 23, 1991, MRN PHN-40826

To the medical director:

I ask you to approve a power wheelchair for Mr. Ashgrove-Tamm, a 34-year-old archivist with facioscapulohumeral muscular dystrophy (G71.02) and neuromuscular scoliosis of the thoracolumbar region (M41.45).

I saw him in clinic on March 11, 2026. Shoulder abduction was 2/5 on both sides. Hip flexion was 2/5 on the right and 3/5 on the left. Both shoulder blades were winged, and the curve of the spine measured 38 degrees. The skin over the sacrum was red but closed, and the redness faded after 25 minutes.

He walks no more than 15 ft and holds on to furniture. His grip is 9 lb on the right and 6 lb on the left. He is not able to push a manual wheelchair. During the scooter trial of February 3, 2026, he could not hold the tiller for more than 4 minutes. He fell three times in 2025; nothing was broken.

I therefore order, one of each for 5 years:
1. K0861, group 3 power wheelchair, multiple power option
2. E1007, power tilt and recline with mechanical shear reduction
3. E2377, expandable controller

A progressive myopathy calls for equipment that can still be used when strength declines further. Group 3 chairs are meant for neurological and muscular disease of this kind.

Honora Brightwater, MD
NPI 1538204617`,
    `OCCUPATIONAL THERAPY: SEATING AND HOME REPORT

Client: L. Ashgrove-Tamm, 34 y, male
Height 5 ft 11 in, weight 158 lb
Home visit: 03/24/2026 by Casimir Oduya, OTR/L

HOME
Flat 2, 19 Saltmarsh Lane. There is a ramp at the entrance. All rooms are on one floor. The narrowest door is 32 in and the chair is 25 in wide, which leaves 7 in. The client drove a trial chair through every room without touching a wall.

PEOPLE
He lives with his brother Anselm. The brother is away at work by day and cannot help him then.

WORK
30 hours a week as an archivist.

FUNCTION
- Walking: up to 15 ft, along the furniture
- Grip: right 9 lb, left 6 lb
- Pressure relief: he cannot lift himself off the seat
- Time seated: 11 hours a day
- Pressure sores: none

EQUIPMENT
The chair (K0861) is to have an 18 in wide seat. Tilt and recline (E1007) will shift the load off the sacrum, where the skin was red on 03/11/2026. The expandable controller (E2377) lets the same joystick run both seat functions. He will drive with the right hand, which is the stronger one.

In seating practice, tilt is used before recline so that the body does not slide forward.`,
    `KELP STREET MOBILITY
Request for prior approval

Member: Leopold Ashgrove-Tamm
Telephone: (207) 555-0147
Payer: Downeast Mutual Care
Ordering physician: Honora Brightwater, MD (order signed 04/16/2026)

HCPCS | Description | Qty | Limit
K0861 | Power wheelchair, group 3 standard, multiple power option, to 300 lb | 1 | 1 per 5 years
E1007 | Power seating, tilt and recline, mechanical shear reduction | 1 | 1 per 5 years
E2377 | Expandable controller, upgrade at initial issue | 1 | 1 per 5 years

Three lines, three units. Frame color: slate blue.

Diagnoses: G71.02 Facioscapulohumeral muscular dystrophy; M41.45 Neuromuscular scoliosis, thoracolumbar region.

Why lesser equipment does not serve
Manual wheelchair: his grip is too weak for the wheels (9 lb right, 6 lb left).
Scooter: tried in February 2026; he could hold the tiller for 4 minutes at most.
Walking: 15 ft at most.

Weight of the member: 158 lb, well below the 300 lb that the chair carries.

Home: visited on March 24, 2026, 23 days before the order was signed. A ramp is in place. The narrowest door measures 32 in.

Payers commonly ask for a home assessment before a power chair is delivered, and a rented home is judged by the same standard as an owned one.`,
    `# Draft: Power Mobility for Mr. Ashgrove-Tamm

## Background
Mr. Ashgrove-Tamm is a man of 34 with **facioscapulohumeral muscular dystrophy** and a **neuromuscular scoliosis** of 38 degrees. He works as an archivist at the town record office.

## Limits of mobility
- He can walk about 4.6 meters (15 ft) if he holds on to furniture.
- He had three falls in 2025, none with a fracture.
- Strength of shoulder abduction is 2/5 right and left.
- A scooter failed, because he could not keep hold of the tiller beyond 4 minutes.

## Skin
He sits 11 hours a day and cannot raise himself. The sacral redness seen by Dr. Brightwater in March cleared within half an hour. He has no pressure sores.

## Household
He and his brother Anselm share the flat. Anselm cannot reposition him by day, since he is away at work.

## Requested
| Item | Code | Number |
|---|---|---|
| Group 3 power wheelchair | K0861 | 1 |
| Tilt and recline system | E1007 | 1 |
| Expandable controller | E2377 | 1 |

Supplier: Kelp Street Mobility. The order was signed on April 16, 2026 by Honora Brightwater, MD.

## Note on policy
Power seat functions are generally considered when a person cannot shift weight without help. Custom options are usually reviewed one by one.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'facioscapulohumeral muscular dystrophy (G71.02) → amyotrophic lateral sclerosis (G71.02)',
    ],
    [
      0,
      'description-detail',
      'scoliosis of the thoracolumbar region (M41.45) → scoliosis of the cervical region (M41.45)',
    ],
    [0, 'negation', 'He is not able to push a manual wheelchair. → He is able to push a manual wheelchair.'],
    [0, 'side', '2/5 on the right and 3/5 on the left → 3/5 on the right and 2/5 on the left'],
    [0, 'event', 'nothing was broken. → he was admitted once with a broken hip.'],
    [
      0,
      'attestation',
      'I saw him in clinic on March 11, 2026. → I saw him in clinic on March 11, 2026, and watched him drive the chair.',
    ],
    [0, 'other-item', '2. E1007, power tilt and recline → 2. E2377, power tilt and recline'],
    [
      0,
      'coverage-measure',
      'muscular disease of this kind. → muscular disease of this kind, such as his with a vital capacity of 48 percent.',
    ],
    [0, 'retold', 'the redness faded after 25 minutes → the redness faded after 2 hours'],
    [0, 'identifier', 'NPI 1538204617 → NPI 1538206417'],
    [1, 'sum', 'which leaves 7 in → which leaves 11 in'],
    [1, 'social', 'He lives with his brother Anselm. → He lives alone.'],
    [1, 'social', 'The brother is away at work by day → The brother works from home'],
    [1, 'choice', 'an 18 in wide seat → a 20 in wide seat'],
    [1, 'other-role', 'Time seated: 11 hours a day → Time seated: 15 hours a day'],
    [1, 'retold', 'All rooms are on one floor. → The bedroom is on an upper floor.'],
    [1, 'negation', 'he cannot lift himself off the seat → he can lift himself off the seat'],
    [1, 'brackets', 'Pressure sores: none → Pressure sores: none [one healed in 2024]'],
    [1, 'script', 'Grip: right 9 lb, left 6 lb → Grip: right ٧ lb, left 6 lb'],
    [1, 'side', 'He will drive with the right hand → He will drive with the left hand'],
    [
      2,
      'quantity',
      'Expandable controller, upgrade at initial issue | 1 | → Expandable controller, upgrade at initial issue | 2 |',
    ],
    [2, 'organisation', 'Payer: Downeast Mutual Care → Payer: Penobscot Health Plan'],
    [2, 'identifier', 'Telephone: (207) 555-0147 → Telephone: (207) 555-0174'],
    [2, 'relative-date', '23 days before the order → two months before the order'],
    [2, 'choice', 'Frame color: slate blue. → Frame color: crimson.'],
    [2, 'device', 'A ramp is in place. → A ramp and a ceiling lift are in place.'],
    [2, 'date-age', 'tried in February 2026; → tried in October 2025;'],
    [3, 'sex', 'is a man of 34 with → is a woman of 34 with'],
    [3, 'diagnosis', 'of 38 degrees. He works → of 38 degrees, complicated by cardiomyopathy. He works'],
    [
      3,
      'medication',
      'He has no pressure sores. → He has no pressure sores and takes albuterol 4 mg twice a day.',
    ],
    [
      3,
      'treatment',
      '- A scooter failed, because → - A course of physical therapy and a scooter failed, because',
    ],
    [
      3,
      'attitude',
      'at the town record office. → at the town record office and is highly motivated to stay independent.',
    ],
    [3, 'name', 'He and his brother Anselm share → He and his brother Ambrose share'],
    [3, 'organisation', 'Supplier: Kelp Street Mobility. → Supplier: Harbor Rehab Equipment.'],
  ],
  corruptions: {},
};
