import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, an occupational therapist, a mobility supplier and a drafting model write for a bookbinder with ALS. */
export const powerWheelchairAlsBookbinder: CorpusCase = {
  id: 'power-wheelchair-als-bookbinder',
  today: '2026-09-16',
  facts: {
    case_id: 24101,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Okoro-Lindqvist',
      dob: '1968-03-05',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '158 lb',
      address: '214 Millrace Lane, Corvin Falls, OR 97999',
      phone: '(541) 555-0137',
      mrn: 'CFN-40218',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 2 standard, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0822',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'burgundy',
        size: '18 inch seat width',
        justification:
          'Walks 12 feet with a rollator and two rests. Grip 4 kg on the right and 6 kg on the left. He is not able to propel a manual wheelchair: on 2026-08-26 he pushed an optimally configured one 9 feet in 3 minutes. On 2026-09-03 he drove a demonstration chair through his home for 25 minutes with his left hand and struck no door frame. The narrowest door is 31 inches wide, the chair 24 inches.',
      },
      {
        item: 'Skin protection wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2603',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He sits 9 hours a day and cannot shift his weight. Redness over the sacrum on 2026-08-26 that blanched, no open sore. A foam cushion was tried for 6 weeks and bottomed out.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, MD', npi: '1538904712', date_signed: '2026-09-16' },
    seen: [
      '2026-08-26, in clinic, by Rosalind Achterberg, MD: walked 12 feet with a rollator and two rests, both feet weak when lifted, speech slurred but understood, memory and judgment normal.',
    ],
    told: [
      'Who pays? Cascade Commons Health Plan',
      'Who supplies? Redbarn Mobility',
      'Lives with whom? With his husband Emmett',
      'Home? One-storey house with a ramp at the back door',
      'Work? Bookbinder, stopped in April 2026',
      'Pacemaker? None',
    ],
    answered: [],
  },
  notes: [
    `September 16, 2026

Cascade Commons Health Plan
Re: Thaddeus Okoro-Lindqvist, born March 5, 1968, MRN CFN-40218

To the Medical Director:

I ask you to approve a group 2 standard power wheelchair (K0822) and a skin protection cushion (E2603) for Mr. Okoro-Lindqvist. He is 58 years old and has amyotrophic lateral sclerosis (G12.21) and dysphagia of the oropharyngeal phase (R13.12).

When I saw him in clinic on August 26, 2026, he walked 12 feet with a rollator and rested twice on the way. Both feet were weak when lifted. His speech was slurred but understood. Memory and judgment were normal.

His grip is 4 kg on the right and 6 kg on the left. He is not able to propel a manual wheelchair: in a trial on the day of the visit he pushed an optimally configured one 9 feet in 3 minutes. On September 3, 2026, he drove a demonstration chair through his home for 25 minutes and struck no door frame.

He sits 9 hours a day and cannot shift his weight. The skin over his sacrum was red on August 26; it blanched, and there was no open sore.

In this disease weakness progresses, and equipment should be chosen with that in mind.

Sincerely,
Rosalind Achterberg, MD
NPI 1538904712`,
    `OCCUPATIONAL THERAPY: SEATING AND MOBILITY

Client: Thaddeus Okoro-Lindqvist
Sex: M. Age: 58. Height: 5 ft 11 in. Weight: 158 lb.
Referred by: Rosalind Achterberg, MD

Home. One-storey house, ramp at the back door. Lives with husband, Emmett. Narrowest door 31 in. Chair 24 in wide. That leaves 7 in to spare.

Occupation. Bookbinder until April 2026.

Ambulation. 12 ft with rollator, 2 rests.

Upper limbs. Grip R 4 kg, L 6 kg. Difference 2 kg in favor of the left.

Manual chair trial, 08/26/2026. Optimally configured. Distance 9 ft, time 3 min, hence 3 ft per minute. Not functional.

Power chair trial, 09/03/2026. Demonstration chair, in the home. Time 25 min. Drove with left hand. No door frame struck.

Sitting. 9 h a day. Unable to shift weight. Sacral redness, blanching, no open sore (08/26/2026). Foam cushion tried for 6 weeks; it bottomed out.

Cognition. Memory and judgment normal per physician.

Plan. K0822 with 18 in seat width. E2603 cushion to suit.

Note. Scooters need sustained trunk balance and use of both arms on a tiller, which is the reason they are seldom chosen in motor neuron disease.`,
    `REDBARN MOBILITY
Request for authorization

Plan: Cascade Commons Health Plan
Member: Mr. Thaddeus Okoro-Lindqvist, date of birth 03/05/1968
Address: 214 Millrace Lane, Corvin Falls, OR 97999
Telephone: (541) 555-0137
Prescriber: Rosalind Achterberg, MD, NPI 1538904712, order signed 09/16/2026

Line 1. K0822. Power wheelchair, group 2 standard, sling/solid seat/back, weight capacity up to and including 300 pounds. Quantity 1. Limit: 1 in 5 years. Burgundy, seat width 18 inches.

Line 2. E2603. Skin protection seat cushion, width less than 22 inches. Quantity 1. Limit: 1 in 5 years.

Two items are requested in all.

Diagnosis codes: G12.21, amyotrophic lateral sclerosis; R13.12, dysphagia, oropharyngeal phase.

The member weighs 158 pounds, which is 142 pounds below the capacity of the chair. He has no pacemaker. The home has one storey and a ramp at the back door, and the chair passes its narrowest door, 31 inches wide. A trial in the home took place 13 days before the order was signed, and lasted 25 minutes.

A foam cushion bottomed out within a trial of 6 weeks.

Power mobility devices generally require that the examination precede the written order.

Redbarn Mobility`,
    `# Letter of Medical Necessity (draft)

**Patient:** Thaddeus Okoro-Lindqvist, 58-year-old man
**Diagnoses:** ALS (G12.21); oropharyngeal dysphagia (R13.12)
**Requested:** standard group 2 power wheelchair and skin protection cushion

## Why walking is not enough

Mr. Okoro-Lindqvist covers 12 feet with a rollator and has to rest twice. Both feet are weak when he lifts them. He stopped working as a bookbinder in April 2026.

## Why a manual wheelchair is not enough

- Grip strength: 4 kg (right), 6 kg (left)
- In a trial on August 26, 2026, he needed 3 minutes for 9 feet
- The chair in that trial was optimally configured

## Why this power wheelchair is suitable

- He steered a demonstration chair with his left hand through his own home on September 3, 2026, for 25 minutes, without striking a door frame
- His memory and judgment are normal
- The chair is 24 inches wide and his narrowest door 31 inches

## Why the cushion is needed

He is seated for 9 hours each day and cannot shift his weight. Redness over the sacrum was noted, without an open sore. A foam cushion failed after six weeks because it bottomed out.

## Support

He lives with his husband, Emmett. Redbarn Mobility will supply the equipment.

*People with ALS generally benefit from mobility equipment before walking becomes unsafe.*

Prepared for Rosalind Achterberg, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'amyotrophic lateral sclerosis (G12.21) → multiple system atrophy (G12.21)'],
    [
      0,
      'description-detail',
      'dysphagia of the oropharyngeal phase → dysphagia of the pharyngoesophageal phase',
    ],
    [
      0,
      'negation',
      'He is not able to propel a manual wheelchair → He is able to propel a manual wheelchair',
    ],
    [
      0,
      'retold',
      'pushed an optimally configured one 9 feet in 3 minutes → pushed an optimally configured one 90 feet in 3 minutes',
    ],
    [
      0,
      'attestation',
      'Both feet were weak when lifted. → I tested every muscle group of the arms myself. Both feet were weak when lifted.',
    ],
    [0, 'other-role', 'His grip is 4 kg on the right → His grip is 25 kg on the right'],
    [
      0,
      'medication',
      'His speech was slurred but understood. → His speech was slurred but understood. He takes riluzole 50 mg twice a day.',
    ],
    [0, 'negation', 'there was no open sore → there was an open sore'],
    [1, 'side', 'Drove with left hand. → Drove with right hand.'],
    [1, 'sum', 'That leaves 7 in to spare. → That leaves 11 in to spare.'],
    [1, 'sex', 'Lives with husband, Emmett. → Lives with wife, Emmett.'],
    [1, 'social', 'Bookbinder until April 2026. → Schoolteacher until April 2026.'],
    [
      1,
      'script',
      'Power chair trial, 09/03/2026. Demonstration chair, in the home. Time 25 min. → Power chair trial, 09/03/2026. Demonstration chair, in the home. Time ٤٥ min.',
    ],
    [
      1,
      'event',
      'Ambulation. 12 ft with rollator, 2 rests. → Ambulation. 12 ft with rollator, 2 rests. Two falls in the bathroom this summer.',
    ],
    [1, 'treatment', 'Foam cushion tried for 6 weeks; → Foam and air cushions tried for 6 weeks;'],
    [1, 'brackets', 'Not functional. → Not functional [right shoulder subluxed].'],
    [
      1,
      'negation',
      'Memory and judgment normal per physician. → Memory and judgment impaired per physician.',
    ],
    [
      2,
      'other-item',
      'Line 2. E2603. Skin protection seat cushion → Line 2. K0822. Skin protection seat cushion',
    ],
    [2, 'choice', 'Burgundy, seat width 18 inches. → Burgundy, seat width 20 inches.'],
    [2, 'identifier', 'NPI 1538904712, order signed → NPI 1538904721, order signed'],
    [2, 'organisation', 'Plan: Cascade Commons Health Plan → Plan: Umpqua Mutual Assurance'],
    [
      2,
      'relative-date',
      'took place 13 days before the order was signed → took place two months before the order was signed',
    ],
    [
      2,
      'quantity',
      'width less than 22 inches. Quantity 1. Limit: 1 in 5 years. → width less than 22 inches. Quantity 2. Limit: 1 in 5 years.',
    ],
    [
      2,
      'coverage-measure',
      'that the examination precede the written order. → that the examination precede the written order, and his forced vital capacity of 48 % meets the criterion.',
    ],
    [
      2,
      'device',
      'the chair passes its narrowest door → the chair and the patient lift pass its narrowest door',
    ],
    [2, 'negation', 'He has no pacemaker. → He has a pacemaker.'],
    [3, 'name', '**Patient:** Thaddeus Okoro-Lindqvist → **Patient:** Theodore Okoro-Lindqvist'],
    [3, 'date-age', 'as a bookbinder in April 2026 → as a bookbinder in April 2024'],
    [3, 'diagnosis', 'and has to rest twice. → and has to rest twice, partly because of his COPD.'],
    [
      3,
      'attitude',
      'His memory and judgment are normal → His memory and judgment are normal, and he is highly motivated to stay independent',
    ],
    [3, 'retold', 'without striking a door frame → striking a door frame twice'],
    [
      3,
      'organisation',
      'Redbarn Mobility will supply the equipment. → Tillamook Home Medical will supply the equipment.',
    ],
    [
      3,
      'social',
      'He lives with his husband, Emmett. → He lives alone since his husband, Emmett, moved out.',
    ],
    [
      3,
      'treatment',
      'because it bottomed out. → because it bottomed out, and he has finished a course of physical therapy.',
    ],
  ],
  corruptions: {},
};
