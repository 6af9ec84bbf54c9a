import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric orthopedist, an orthotist, a supplier and a drafting model write for a boy of seven with spastic hemiplegia. */
export const afoCerebralPalsySecondGrader: CorpusCase = {
  id: 'afo-cerebral-palsy-second-grader',
  today: '2026-09-29',
  facts: {
    case_id: 25103,
    patient: {
      first_name: 'Tobiah',
      last_name: 'Okonjo-Reyes',
      dob: '2019-02-14',
      gender: 'male',
      height: '3 ft 11 in',
      weight: '49 lb',
      address: '640 Kiln Street, Apt 2B, Port Amaranth, OR 97999',
      phone: '(503) 555-0119',
      mrn: 'PAC-20957',
    },
    diagnoses: [
      { code: 'G80.2', description: 'Spastic hemiplegic cerebral palsy' },
      { code: 'M24.572', description: 'Contracture, left ankle' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'dinosaur green',
        size: 'cast on 2026-09-15',
        justification:
          'For the left leg, 10 hours a day. The ankle reaches 2 degrees of dorsiflexion with the knee straight; without a brace he lands on the toes at every step. The former brace of 2025-06 is too short by 1.5 cm and left a red spot over the outer ankle. A ready-made brace cannot hold the heel, which tilts inward.',
      },
      {
        item: 'Addition to lower extremity, varus/valgus correction, plastic modification, padded/lined',
        hcpcs: 'L2275',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification: 'The heel stands in 8 degrees of varus and can be brought to neutral by hand.',
      },
    ],
    provider: { name: 'Giulia Hartmann-Osei, MD', npi: '1649205837', date_signed: '2026-09-29' },
    seen: [
      '2026-09-15, in clinic, by Giulia Hartmann-Osei, MD: left calf tone 2 on the modified Ashworth scale, right leg normal. Walks without aids, GMFCS level I. Stands on the left leg for 1 second, on the right for 9 seconds.',
      '2026-09-15, cast of the left leg taken by Wendell Iyer, CPO.',
    ],
    told: [
      'Who pays? Cascade Children Plan',
      'Who supplies? Bracewright Orthotics',
      'Lives with whom? With his mother Salome and his grandfather Efrain',
      'School? Second grade, 12 stairs to the classroom',
      'Botulinum toxin? Left calf on 2026-03-10, the effect lasted 3 months',
      'Surgery? None',
      'Seizures? None',
    ],
    answered: [],
  },
  notes: [
    `Request for a custom ankle-foot orthosis

Port Amaranth, September 29, 2026

Child: Tobiah Okonjo-Reyes
Born: February 14, 2019
To: Cascade Children Plan

Tobiah is a 7-year-old boy with spastic hemiplegic cerebral palsy (G80.2) and a contracture of the left ankle (M24.572).

At his visit on September 15, 2026 the tone of the left calf was 2 on the modified Ashworth scale, and the right leg was normal. He walks without aids and is at GMFCS level I. He can stand on the left leg for 1 second only, against 9 seconds on the right. With the knee straight the ankle gives 2 degrees of dorsiflexion. Unbraced, he lands on his toes at every step.

Botulinum toxin was given into the left calf on March 10, 2026, and its effect lasted 3 months. He has had no surgery.

I order one L1970 for the left leg, to be worn 10 hours a day, and one L2275, because the heel stands in 8 degrees of varus and can be brought to neutral by hand.

Growing children often need a new orthosis every year or so.

Giulia Hartmann-Osei, MD
NPI 1649205837`,
    `Orthotist's note

Pt: T. Okonjo-Reyes, M, 7 y
Ht 3 ft 11 in, Wt 49 lb
Cast of left leg: 09/15/2026, W. Iyer, CPO

S: No seizures reported. The boy attends second grade and climbs 12 stairs to his classroom. Left calf was injected with botulinum toxin in March; the effect wore off after 3 months, that is in June.

O: Dorsiflexion left, knee straight: 2 degrees. Heel varus: 8 degrees, goes to neutral by hand. Tone of calf 2 (modified Ashworth). Single-leg stance L 1 s, R 9 s.

Old brace (June 2025): 1.5 cm too short. Red spot over the outer ankle.

A: A ready-made brace is no option, as it cannot hold the heel.

P: Custom AFO with ankle joint (L1970) with padded varus correction (L2275), left. Color dinosaur green. Wear 10 hours a day, 70 hours a week.

Skin should generally be looked at every day in the first weeks of wear.

Wendell Iyer, CPO
Bracewright Orthotics`,
    `BRACEWRIGHT ORTHOTICS
Authorization form, narrative part

1. Member
Tobiah Okonjo-Reyes, MRN PAC-20957
640 Kiln Street, Apt 2B, Port Amaranth, OR 97999
(503) 555-0119

2. Codes
L1970 - AFO, plastic with ankle joint, custom fabricated - quantity 1, limit 1 per year
L2275 - varus/valgus correction, padded/lined - quantity 1, limit 1 per year

3. Diagnoses
G80.2 Spastic hemiplegic cerebral palsy
M24.572 Contracture, left ankle

4. Reason for replacement
The present brace dates from June 2025 and is about 15 months old. He has outgrown it by 1.5 cm, and there is a red spot where it presses over the outer ankle.

5. Reason for custom work
The heel leans inward by 8 degrees. Ready-made braces do not hold it.

6. Ordering physician
Giulia Hartmann-Osei, MD, NPI 1649205837. The order was signed two weeks after the cast was taken.

7. Family
The member lives with his mother and his grandfather.

In total two line items are billed, both for the left side. Custom braces cannot as a rule be returned.`,
    `**Letter of medical necessity – AFO**

To the reviewers of **Cascade Children Plan**:

Tobiah Okonjo-Reyes is in second grade. He has *spastic hemiplegic cerebral palsy* and a *contracture of the left ankle*. He walks without a walker or crutches, but **always toe-first on the left** when he wears no brace.

| Finding, 9/15/2026 | Left | Right |
|---|---|---|
| Calf tone (modified Ashworth) | 2 | normal |
| Standing on one leg | 1 second | 9 seconds |
| Heel | 8 degrees varus | |

**Previous treatment**
- Botulinum toxin on 3/10/2026, with three months of benefit
- A brace made in June 2025, by now 1.5 cm too short

He has not been operated on, and he has never had seizures.

**Daily life**
His classroom lies 12 stairs up. At home there are his mother, Salome, and his grandfather, Efrain.

**Request**
One custom AFO with ankle joint (L1970), in dinosaur green, with one padded correction (L2275), for 10 hours of wear a day.

Many plans limit such orthoses to one for each leg per year unless the child has grown.

Prepared for Giulia Hartmann-Osei, MD, September 29, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'a contracture of the left ankle (M24.572) → a clubfoot on the left (M24.572)'],
    [
      0,
      'description-detail',
      'spastic hemiplegic cerebral palsy (G80.2) → spastic quadriplegic cerebral palsy (G80.2)',
    ],
    [0, 'sex', 'Tobiah is a 7-year-old boy with → Tobiah is a 7-year-old girl with'],
    [0, 'negation', 'He walks without aids and is → He does not walk without aids and is'],
    [0, 'side', 'I order one L1970 for the left leg → I order one L1970 for the right leg'],
    [0, 'retold', 'the ankle gives 2 degrees of dorsiflexion → the ankle lacks 10 degrees of dorsiflexion'],
    [0, 'event', 'He has had no surgery. → He had his heel cord lengthened in 2024.'],
    [
      0,
      'date-age',
      'Botulinum toxin was given into the left calf on March 10, 2026 → Botulinum toxin was given into the left calf on May 10, 2026',
    ],
    [
      0,
      'coverage-measure',
      'need a new orthosis every year or so. → need a new orthosis every year or so, and he has grown by 7 cm since the last.',
    ],
    [1, 'medication', 'No seizures reported. → No seizures reported; takes baclofen 5 mg three times a day.'],
    [1, 'sum', '10 hours a day, 70 hours a week → 10 hours a day, 50 hours a week'],
    [1, 'other-role', 'Single-leg stance L 1 s, R 9 s. → Single-leg stance L 1 s, R 12 s.'],
    [1, 'choice', 'Color dinosaur green. → Color rocket blue.'],
    [
      1,
      'relative-date',
      'the effect wore off after 3 months, that is in June → the effect wore off after 3 months, that is last week',
    ],
    [1, 'retold', 'Red spot over the outer ankle. → Skin clear, no red spot.'],
    [
      1,
      'device',
      'with padded varus correction (L2275), left. → with padded varus correction (L2275), left, and a knee immobilizer for the night.',
    ],
    [1, 'script', 'Heel varus: 8 degrees → Heel varus: １４ degrees'],
    [1, 'name', 'Wendell Iyer, CPO → Warren Iyer, CPO'],
    [2, 'identifier', 'MRN PAC-20957 → MRN PAC-20597'],
    [2, 'other-item', 'L2275 - varus/valgus correction → L1970 - varus/valgus correction'],
    [2, 'quantity', 'custom fabricated - quantity 1, → custom fabricated - quantity 2,'],
    [
      2,
      'relative-date',
      'signed two weeks after the cast was taken → signed two months after the cast was taken',
    ],
    [2, 'side', 'both for the left side → both for the right side'],
    [
      2,
      'brackets',
      'lives with his mother and his grandfather. → lives with his mother and his grandfather [the father visits on Sundays].',
    ],
    [2, 'organisation', 'BRACEWRIGHT ORTHOTICS → NORTHLIGHT PROSTHETICS'],
    [
      2,
      'attestation',
      'Ready-made braces do not hold it. → We fitted him with two ready-made braces in our shop. Ready-made braces do not hold it.',
    ],
    [2, 'retold', 'The heel leans inward by 8 degrees. → The heel leans outward by 8 degrees.'],
    [3, 'social', 'his grandfather, Efrain. → his stepfather, Efrain.'],
    [3, 'social', 'Tobiah Okonjo-Reyes is in second grade. → Tobiah Okonjo-Reyes is taught at home.'],
    [3, 'negation', 'and he has never had seizures → and he has had seizures'],
    [3, 'treatment', 'with three months of benefit → with no benefit'],
    [
      3,
      'diagnosis',
      'a *contracture of the left ankle*. → a *contracture of the left ankle*, with hip dysplasia as well.',
    ],
    [
      3,
      'attitude',
      'in dinosaur green, with one padded → in dinosaur green, which he can hardly wait to show his friends, with one padded',
    ],
    [3, 'organisation', '**Cascade Children Plan** → **Willamette Kids Medicaid**'],
  ],
  corruptions: {},
};
