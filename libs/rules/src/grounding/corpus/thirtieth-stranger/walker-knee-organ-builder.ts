import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon, a physical therapist, a supplier and a drafting model write for a retired organ builder with a new knee. */
export const walkerKneeOrganBuilder: CorpusCase = {
  id: 'walker-knee-organ-builder',
  today: '2025-09-18',
  facts: {
    case_id: 39108,
    patient: {
      first_name: 'Wendell',
      last_name: 'Ostrander-Cole',
      dob: '1951-02-27',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '204 lb',
      address: '6 Boathouse Row, Lower Fenwick, MI 49999',
      phone: '(231) 555-0172',
      mrn: 'LFO-14408',
    },
    diagnoses: [
      { code: 'Z47.1', description: 'Aftercare following joint replacement surgery' },
      { code: 'Z96.651', description: 'Presence of right artificial knee joint' },
      { code: 'M17.12', description: 'Unilateral primary osteoarthritis, left knee' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'gray',
        justification:
          'The right knee was replaced on 2025-09-09. On 2025-09-16 he walked 80 ft with a trial walker and 10 ft without it, when the right leg gave way. Timed up and go: 26 seconds with the walker; 41 seconds with a cane, and he had to be steadied twice. He may put his full weight on the right leg.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'His only toilet is upstairs, 14 steps from the room where he now sleeps. He is not able to climb the stairs without a person beside him. He passes water 3 times a night.',
      },
    ],
    provider: { name: 'Beatrix Lindqvist-Amaro, MD', npi: '1467029538', date_signed: '2025-09-18' },
    seen: [
      '2025-09-16, in clinic, by Beatrix Lindqvist-Amaro, MD: wound dry, staples in place, both calves soft, right knee bends from 5 to 88 degrees, pain 4 of 10.',
      '2025-09-16, in therapy, by Rufus Tanaka, PT: knee extension 3/5 on the right and 4/5 on the left, handles of the trial walker set to 36 in, folded the walker by himself.',
    ],
    told: [
      'Who pays? Great Lakes Elder Plan',
      'Who supplies? Harborside Medical Rentals',
      'Lives with whom? Alone, widowed; a neighbor, Dorothea, brings a meal at noon',
      'Work? Retired organ builder',
      'Falls? One in July 2025, on the garage step, bruises only',
      'Walker at home? None',
    ],
    answered: [],
  },
  notes: [
    `September 18, 2025

RE: Wendell Ostrander-Cole
DOB: February 27, 1951
MRN: LFO-14408

Great Lakes Elder Plan:

My patient, aged 74, received an artificial right knee on September 9, 2025 and is in aftercare following joint replacement (Z47.1, Z96.651). He also has primary osteoarthritis of the left knee (M17.12).

At the visit of September 16, 2025 the wound was dry and the staples were in place. Both calves were soft. The right knee bent from 5 to 88 degrees. He gave his pain as 4 of 10. He may put his full weight on the right leg.

He walked 80 ft with a trial walker. Without it he managed 10 ft, and then the right leg gave way. With a cane he took 41 seconds for the timed up and go and had to be steadied twice; with the walker he took 26 seconds.

He lives alone and is widowed. He sleeps downstairs for now, while the only toilet is upstairs. He is not able to climb the 14 steps without a person beside him, and he passes water 3 times a night.

I order:
E0143, folding wheeled walker, quantity 1
E0163, commode chair with fixed arms, quantity 1
Each is limited to 1 in 5 years.

After a knee replacement the thigh muscle is weak for weeks, and falls are most likely on the way to the toilet at night.

Beatrix Lindqvist-Amaro, MD
NPI 1467029538`,
    `PHYSICAL THERAPY
Rufus Tanaka, PT
Seen 09/16/2025, seven days after surgery

Name: Ostrander-Cole, Wendell (m, 74)
5 ft 9 in, 204 lb

Strength: knee extension R 3/5, L 4/5.
Range: R knee 5 to 88 degrees.
Weight bearing: full on the right.

Gait
 with trial walker ...... 80 ft
 without walker ......... 10 ft, right leg gave way
Timed up and go
 walker ................. 26 s
 cane ................... 41 s, steadied twice
The walker saves him 15 seconds.

Handle height 36 in. He folded the walker by himself. He has none at home.

Falls: one, in July 2025, on the garage step; bruises only.

Stairs: 14 steps to the toilet. Needs a person beside him. At 3 times a night that would be 6 trips on the stairs, up and down.

Social: widowed, on his own. His neighbor Dorothea brings a meal at noon. Used to build organs; retired.

Assessment: the cane is not enough at this stage. A folding wheeled walker (E0143) and a commode chair (E0163) are recommended.

Usual course: most people pass from a walker to a cane when the thigh can hold them on one leg, and wheels on the front legs make for a smoother step than a plain frame.`,
    `Harborside Medical Rentals
Request to Great Lakes Elder Plan

Customer ........ Wendell Ostrander-Cole
Address ......... 6 Boathouse Row, Lower Fenwick, MI 49999
Phone ........... (231) 555-0172
Prescriber ...... Beatrix Lindqvist-Amaro, MD, NPI 1467029538
Signed .......... September 18, 2025

| # | HCPCS | Equipment | Qty | Limit |
|---|---|---|---|---|
| 1 | E0143 | Walker, folding, wheeled | 1 | 1 / 5 years |
| 2 | E0163 | Commode chair, fixed arms | 1 | 1 / 5 years |

Two pieces altogether. Walker in gray.

Diagnoses
Z47.1 Aftercare following joint replacement surgery
Z96.651 Presence of right artificial knee joint
M17.12 Unilateral primary osteoarthritis, left knee

Basis for the walker
The order was signed nine days after the operation. On September 16 the customer could go 80 ft with a walker and 10 ft without. A cane was tested the same day and did not keep him safe: he had to be steadied twice.

Basis for the commode chair
There is a single toilet in the house, on the upper floor. He now sleeps on the floor below and cannot take the stairs by himself.

The customer has not got a walker at home.

Walkers are as a rule bought rather than rented. Fixed arms are enough when a person gets up forward and need not slide sideways.`,
    `# Equipment After Knee Replacement

Mr. Ostrander-Cole is a 74-year-old retired organ builder. His **right knee** was replaced on September 9, 2025; his **left knee** has osteoarthritis.

## Walking
- Trial walker: 80 ft (about 24 m)
- No aid: 10 ft, then the leg gave way
- Cane: slower, and he needed steadying twice
- Leg strength at the knee: 3/5 right, 4/5 left

## Wound and joint
A week after the operation the wound was dry and still had its staples. There was no hardness of either calf. Bending reached 88 degrees. Pain was rated at 4 out of 10.

## Toilet
The toilet is 14 steps above his present bedroom. Since he gets up three times a night to pass water and cannot climb without someone beside him, a commode chair is requested.

## Circumstances
He is a widower, and he lives by himself. At noon Dorothea, a neighbor, comes with a meal. He fell on the garage step in July 2025, with bruises but nothing worse.

## Equipment
* One folding wheeled walker (E0143)
* One commode chair with fixed arms (E0163)

Both come from Harborside Medical Rentals.

## Remarks
A walker takes part of the load off the leg through the arms. Plans often pay for one walker in five years, and ask for a new order if another kind is wanted later.

Ordered by Beatrix Lindqvist-Amaro, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'primary osteoarthritis of the left knee (M17.12) → rheumatoid arthritis of the left knee (M17.12)',
    ],
    [0, 'description-detail', 'has primary osteoarthritis of → has post-traumatic osteoarthritis of'],
    [0, 'side', 'and then the right leg gave way → and then the left leg gave way'],
    [0, 'negation', 'He is not able to climb the 14 steps → He is able to climb the 14 steps'],
    [0, 'retold', 'The right knee bent from 5 to 88 degrees. → The right knee bent from 5 to 108 degrees.'],
    [0, 'retold', 'He may put his full weight on → He may put half of his weight on'],
    [0, 'other-role', 'He gave his pain as 4 of 10. → He gave his pain as 9 of 10.'],
    [0, 'other-item', 'E0163, commode chair with → E0143, commode chair with'],
    [
      0,
      'coverage-measure',
      'on the way to the toilet at night. → on the way to the toilet at night, as his balance score of 31 foretells.',
    ],
    [0, 'attestation', 'I order: → I visited his house to see the stairs, and I order:'],
    [
      0,
      'event',
      'He lives alone and is widowed. → He was back in hospital for two nights with a clot. He lives alone and is widowed.',
    ],
    [0, 'identifier', 'MRN: LFO-14408 → MRN: LFO-14480'],
    [1, 'sum', 'The walker saves him 15 seconds. → The walker saves him 25 seconds.'],
    [1, 'sum', 'that would be 6 trips → that would be 9 trips'],
    [1, 'social', 'Social: widowed, on his own. → Social: married, with his wife.'],
    [1, 'negation', 'He has none at home. → He has one at home.'],
    [1, 'retold', 'on the garage step; bruises only → on the garage step; wrist broken'],
    [1, 'side', 'knee extension R 3/5, L 4/5 → knee extension R 4/5, L 3/5'],
    [1, 'script', 'Handle height 36 in. → Handle height ৩৯ in.'],
    [
      1,
      'brackets',
      'Weight bearing: full on the right. → Weight bearing: full on the right [for 20 minutes at a time].',
    ],
    [1, 'social', 'Used to build organs; retired. → Used to build boats; retired.'],
    [2, 'quantity', 'fixed arms | 1 | 1 / 5 years → fixed arms | 1 | 1 / 3 years'],
    [2, 'choice', 'Walker in gray. → Walker in red.'],
    [2, 'organisation', 'Request to Great Lakes Elder Plan → Request to Straits Senior Insurance'],
    [2, 'identifier', 'NPI 1467029538 → NPI 1467092538'],
    [2, 'relative-date', 'signed nine days after the operation → signed four weeks after the operation'],
    [2, 'device', 'a single toilet in the house, on → a single toilet with a raised seat in the house, on'],
    [2, 'negation', 'The customer has not got a walker at home. → The customer has got a walker at home.'],
    [3, 'sex', 'Mr. Ostrander-Cole is a 74-year-old → Mrs. Ostrander-Cole is a 74-year-old'],
    [3, 'date-age', 'was replaced on September 9, 2025 → was replaced on August 9, 2025'],
    [3, 'diagnosis', 'has osteoarthritis. → has osteoarthritis, and he has Parkinson disease.'],
    [3, 'medication', 'rated at 4 out of 10. → rated at 4 out of 10 on oxycodone 5 mg.'],
    [3, 'treatment', '- Cane: slower, and → - Cane and forearm crutches: slower, and'],
    [3, 'attitude', 'and he lives by himself. → and he lives by himself, proud of his independence.'],
    [3, 'name', 'At noon Dorothea, a neighbor, → At noon Philomena, a neighbor,'],
    [3, 'organisation', 'Both come from Harborside Medical Rentals. → Both come from Bayview Home Health.'],
  ],
  corruptions: {},
};
