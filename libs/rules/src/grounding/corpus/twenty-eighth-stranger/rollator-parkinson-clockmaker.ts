import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a physical therapist, a supplier and a drafting model write for a retired clockmaker who freezes in doorways. */
export const rollatorParkinsonClockmaker: CorpusCase = {
  id: 'rollator-parkinson-clockmaker',
  today: '2026-03-17',
  facts: {
    case_id: 34101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Haverstam',
      dob: '1951-06-02',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '168 lb',
      address: '12 Pendulum Court, Apt 3, Wexley, OH 45990',
      phone: '(740) 555-0134',
      mrn: 'WNC-40871',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
      { code: 'M17.12', description: 'Unilateral primary osteoarthritis, left knee' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'burgundy',
        size: 'medium',
        justification:
          'Timed Up and Go 24 seconds with a cane, 16 seconds with a rollator on trial on 2026-03-05. Fell 3 times between 2025-11-01 and 2026-02-28, twice in the kitchen, without fracture. He freezes in doorways about 6 times a day. He is not able to lift a walker without wheels without losing his balance backward. A cane has been used since 2024-09 and is no longer enough.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He has to sit down after about 120 feet because of the left knee. There is no bench on the way from his apartment to the mailroom, which is 200 feet.',
      },
    ],
    provider: { name: 'Philippa Grandcourt, MD', npi: '1538204716', date_signed: '2026-03-17' },
    seen: [
      '2026-03-05, in clinic, by Philippa Grandcourt, MD: shuffling gait, reduced arm swing on the right, pull test positive, strength of both legs 5/5, no tremor of the hands at rest.',
      '2026-03-05, in clinic, by Tobiah Lindqvist, PT: walked 150 feet with a rollator, turned in 7 steps, worked the hand brakes with both hands.',
    ],
    told: [
      'Who pays? Buckhorn Mutual',
      'Who supplies? Wexley Home Medical',
      'Lives with whom? With his wife Ottoline',
      'Home? Ground-floor apartment without steps, doorways 32 inches wide',
      'Work? Retired clockmaker',
      'Medication for Parkinson? Carbidopa-levodopa 25-100 mg three times a day',
    ],
    answered: [],
  },
  notes: [
    `March 17, 2026

Buckhorn Mutual
Medical review

Re: Leopold Haverstam, born June 2, 1951, MRN WNC-40871

To whom it may concern:

Mr. Haverstam is 74 and a retired clockmaker. He has Parkinson's disease without dyskinesia (G20.A1), an abnormal gait (R26.89) and primary osteoarthritis of the left knee (M17.12).

When I saw him in clinic on March 5, his gait was shuffling, the right arm swung less than it should, and the pull test was positive. Strength of both legs was full. There was no tremor of the hands at rest.

From November 1, 2025 to the end of February 2026 he fell three times, twice of these in the kitchen; nothing was broken. He freezes in doorways about six times a day. A cane, which he has used since September 2024, is no longer enough. A walker without wheels is not an answer, because he loses his balance backward when he lifts it. With the cane the Timed Up and Go took 24 seconds, with a rollator 16.

I order one folding wheeled walker (E0143) in burgundy and one seat attachment (E0156). His knee makes him sit down after about 120 feet.

He takes carbidopa-levodopa 25-100 mg three times a day.

Balance in Parkinson's disease often responds less to tablets than slowness does.

Philippa Grandcourt, MD
NPI 1538204716`,
    `PHYSICAL THERAPY, NOTE ON A TRIAL

Patient: L. Haverstam, male, 74 y, 5'9", 168 lb (76 kg)
Date of trial: 03/05/2026
Therapist: Tobiah Lindqvist, PT

FALLS. 3 in four months (Nov to Feb): 2 in the kitchen, 1 elsewhere. No fracture.

FREEZING. In doorways, about 6x/day.

TIMED UP AND GO
  cane      24 s
  rollator  16 s
Gain: 8 s, a third of the time.

WALKING WITH ROLLATOR. 150 ft. Turned in 7 steps. Worked the brakes with both hands.

WITHOUT WHEELS. Pt is not able to lift a standard walker without losing balance backward.

HOME. Ground floor, no steps. Doorways are 32 in wide. Lives with his wife, Ottoline. The mailroom is 200 ft from the apartment, and there is no bench on the way. He needs to sit after about 120 ft on account of the L knee, which leaves some 80 ft still to go.

RECOMMENDATION. E0143 x1, size medium. E0156 x1, for a rest on the way.

A wheeled walker keeps the step going, while one that is lifted interrupts it; for people who freeze that can matter. Doorways narrower than the frame are a common reason for a return, so they should be measured beforehand.`,
    `WEXLEY HOME MEDICAL
Request for prior authorization

Payer: Buckhorn Mutual
Member: Leopold Haverstam
Date of birth: 06/02/1951
Address: 12 Pendulum Court, Apt 3, Wexley, OH 45990
Phone: (740) 555-0134
Height and weight: 5 ft 9 in, 168 lb

Ordering physician: Philippa Grandcourt, MD (NPI 1538204716)
Order signed: 03/17/2026

1) E0143, walker, folding, wheeled. Quantity 1. Limit 1 in 5 years. Burgundy, medium.
2) E0156, seat attachment for the walker. Quantity 1. Limit 1 in 5 years.
Two lines, two pieces in all.

Diagnoses on the order
G20.A1  Parkinson's disease without dyskinesia, without mention of fluctuations
R26.89  Other abnormalities of gait and mobility
M17.12  Unilateral primary osteoarthritis, left knee

Why this and nothing simpler: the member has been using a cane since 09/2024 and fell three times with no fracture between 11/01/2025 and 02/28/2026. He tried a rollator on 03/05/2026, twelve days before the order. He was 8 seconds faster with it than with the cane. A walker without wheels makes him lose balance backward.

Why the seat: because of the left knee he has to sit after about 120 feet.

The home is an apartment on the ground floor without steps.

As a rule payers ask for a note of the visit together with the order. Please let us know if anything is missing.`,
    `## Draft: medical necessity of a wheeled walker with seat

**Patient:** Leopold Haverstam (he/him), 74 years old, Wexley, Ohio

### Background
- Parkinson's disease, no dyskinesia
- Other abnormalities of gait and mobility
- Osteoarthritis of the left knee

The patient takes carbidopa-levodopa 25-100 mg, three times a day, and is a retired clockmaker.

### What was found
On **March 5, 2026** Dr. Grandcourt described a shuffling gait and less swing of the right arm. The pull test was positive. Leg strength was 5/5 on both sides. On the same day the physical therapist, Tobiah Lindqvist, saw him walk 150 feet with a rollator and turn in seven steps.

### Why it is needed
1. *Falls:* three within four months, two of them in the kitchen.
2. *Freezing:* about six episodes daily, in doorways.
3. *Speed:* the Timed Up and Go fell from 24 to 16 seconds.
4. *Rest:* he must sit after roughly 120 feet; the mailroom lies 200 feet away.

### Less costly options
A cane is no longer enough. A walker that has to be lifted is unsuitable, for he loses his balance backward.

### Setting
He lives with his wife, Ottoline, on the ground floor. The doorways measure 32 inches.

### Request
| Item | Code | Number |
| --- | --- | --- |
| Folding wheeled walker, burgundy | E0143 | 1 |
| Walker seat | E0156 | 1 |

Coverage policies commonly ask whether a limitation of mobility can be resolved by the equipment.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'an abnormal gait (R26.89) → essential tremor (R26.89)'],
    [
      0,
      'description-detail',
      "Parkinson's disease without dyskinesia (G20.A1) → Parkinson's disease with dyskinesia (G20.A1)",
    ],
    [0, 'side', 'the right arm swung less → the left arm swung less'],
    [0, 'negation', 'There was no tremor of the hands → There was a tremor of the hands'],
    [
      0,
      'retold',
      'twice of these in the kitchen; nothing was broken → twice of these in the kitchen; the wrist was broken',
    ],
    [
      0,
      'retold',
      'he loses his balance backward when he lifts it → he loses his balance forward when he lifts it',
    ],
    [0, 'other-role', 'with a rollator 16. → with a rollator 6.'],
    [
      0,
      'medication',
      'carbidopa-levodopa 25-100 mg three times a day → carbidopa-levodopa 25-100 mg three times a day and pramipexole 0.5 mg at night',
    ],
    [0, 'other-item', 'one seat attachment (E0156) → one seat attachment (E0143)'],
    [0, 'relative-date', 'When I saw him in clinic on March 5, → When I saw him in clinic last week,'],
    [0, 'social', 'is 74 and a retired clockmaker → is 74 and a retired schoolteacher'],
    [1, 'sum', 'Gain: 8 s, a third of the time. → Gain: 12 s, half of the time.'],
    [1, 'negation', 'Pt is not able to lift → Pt is able to lift'],
    [1, 'name', 'Therapist: Tobiah Lindqvist, PT → Therapist: Tobias Lundgren, PT'],
    [1, 'event', 'No fracture. → No fracture, but one night in hospital for a head injury.'],
    [1, 'sex', 'Lives with his wife, Ottoline. → Lives with his husband, Ottoline.'],
    [1, 'script', 'Turned in 7 steps. → Turned in ١٢ steps.'],
    [
      1,
      'device',
      'E0156 x1, for a rest on the way. → E0156 x1, for a rest on the way. Also a raised toilet seat.',
    ],
    [1, 'retold', 'there is no bench on the way → there is a bench half way'],
    [1, 'brackets', 'Worked the brakes with both hands. → Worked the brakes [with the left hand only].'],
    [1, 'sum', 'leaves some 80 ft still to go → leaves some 30 ft still to go'],
    [2, 'organisation', 'Payer: Buckhorn Mutual → Payer: Great Miami Health'],
    [2, 'identifier', 'G20.A1  Parkinson → G20.B1  Parkinson'],
    [2, 'identifier', '(740) 555-0134 → (740) 555-0143'],
    [
      2,
      'quantity',
      'seat attachment for the walker. Quantity 1. Limit 1 in 5 years. → seat attachment for the walker. Quantity 1. Limit 1 in 3 years.',
    ],
    [2, 'choice', 'Burgundy, medium. → Burgundy, large.'],
    [2, 'date-age', 'a cane since 09/2024 → a cane since 09/2022'],
    [2, 'relative-date', 'twelve days before the order → four weeks before the order'],
    [2, 'social', 'on the ground floor without steps → on the ground floor with four steps'],
    [
      2,
      'treatment',
      'A walker without wheels makes him lose balance backward. → A walker without wheels makes him lose balance backward. Twelve weeks of boxing therapy failed.',
    ],
    [
      3,
      'diagnosis',
      '- Osteoarthritis of the left knee → - Osteoarthritis of the left knee and orthostatic hypotension',
    ],
    [
      3,
      'attitude',
      'The doorways measure 32 inches. → The doorways measure 32 inches. He is highly motivated and eager to use the device.',
    ],
    [
      3,
      'attestation',
      'A cane is no longer enough. → I certify that I have checked the home myself. A cane is no longer enough.',
    ],
    [
      3,
      'coverage-measure',
      'can be resolved by the equipment. → can be resolved by the equipment, as his gait speed of 0.45 m/s proves.',
    ],
    [3, 'retold', 'the mailroom lies 200 feet away → the mailroom lies 400 feet away'],
    [
      3,
      'event',
      'two of them in the kitchen. → two of them in the kitchen and one treated in the emergency room.',
    ],
    [2, 'name', 'Member: Leopold Haverstam → Member: Leonard Haverstam'],
  ],
  corruptions: {},
};
