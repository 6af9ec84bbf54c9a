import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a physical therapist, an orthotic firm and a drafting model write for an infant with a flattened head. */
export const cranialHelmetTwinInfant: CorpusCase = {
  id: 'cranial-helmet-twin-infant',
  today: '2026-05-07',
  facts: {
    case_id: 39110,
    patient: {
      first_name: 'Caspian',
      last_name: 'Ferreira-Lund',
      dob: '2025-11-02',
      gender: 'male',
      height: '26 in',
      weight: '17 lb',
      address: '27 Cider Mill Lane, East Harrow, NY 12999',
      phone: '(518) 555-0195',
      mrn: 'EHP-90517',
    },
    diagnoses: [
      { code: 'Q67.3', description: 'Plagiocephaly' },
      { code: 'Q68.0', description: 'Congenital deformity of sternocleidomastoid muscle' },
    ],
    items: [
      {
        item: 'Cranial remolding orthosis, pediatric, rigid, with soft interface material, custom fabricated, includes fitting and adjustment(s)',
        hcpcs: 'S1040',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        color: 'pale green',
        justification:
          'To be worn 23 hours a day for 4 months. On 2026-04-21 the diagonals of the head measured 148 mm and 134 mm, a difference of 14 mm; on 2026-01-12 the difference was 16 mm. Repositioning and physical therapy were carried out from 2026-01-12 to 2026-04-20. The head is flat at the back on the right, and the right ear lies 9 mm farther forward.',
      },
      {
        item: 'Cranial cervical orthosis, torticollis type, with or without joint, with or without soft interface material, prefabricated, includes fitting and adjustment',
        hcpcs: 'L0113',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        size: 'infant small',
        justification:
          'Worn while he is awake and watched, 2 hours a day. He tilts the head 20 degrees to the left. It is not to be worn in sleep.',
      },
    ],
    provider: { name: 'Genevieve Stoltz, NP', npi: '1942658703', date_signed: '2026-05-07' },
    seen: [
      '2026-04-21, in clinic, by Genevieve Stoltz, NP: fontanelle open and flat, no ridge along the sutures, head circumference 43 cm, head turns 90 degrees to the right and 60 degrees to the left.',
      '2026-04-28, in therapy, by Ravi Osterman, PT: left sternocleidomastoid muscle tight, no lump in it, rolls from belly to back.',
    ],
    told: [
      'Who pays? Hudson Orchard Family Plan',
      'Who supplies? Silver Birch Orthotics',
      'Lives with whom? With his parents and his twin sister Ottilie',
      'Who cares for him by day? His grandmother; the father makes cider and the mother drives a school bus',
      'Born when? At 36 weeks',
      'Sleep? On his back, in a crib of his own',
      'Skull x-ray or CT? None',
    ],
    answered: [],
  },
  notes: [
    `Hudson Orchard Family Plan
Pediatric Review

May 7, 2026

Caspian Ferreira-Lund, born November 2, 2025
MRN EHP-90517

Dear Reviewer,

Caspian is a boy of six months, born at 36 weeks as one of twins. He has plagiocephaly (Q67.3) and a congenital deformity of the sternocleidomastoid muscle (Q68.0).

I saw him in clinic on April 21, 2026. The fontanelle was open and flat, and there was no ridge along the sutures. The head circumference was 43 cm. He turned the head 90 degrees to the right and 60 degrees to the left. The head is flat at the back on the right, and the right ear lies 9 mm farther forward.

The diagonals of the head measured 148 mm and 134 mm. The difference is 14 mm; on January 12 it was 16 mm. From January 12 to April 20, 2026 he had repositioning and physical therapy. No x-ray or CT of the skull was made.

I order:
- S1040, cranial remolding orthosis, 1, for 23 hours a day over 4 months
- L0113, torticollis orthosis, 1, for 2 hours a day while he is awake and watched

The skull grows fastest in the first year. A helmet guides that growth into the flat places and does not press the head into shape, so that the months before the first birthday count most.

Genevieve Stoltz, NP
NPI 1942658703`,
    `PHYSICAL THERAPY, INFANTS
Ravi Osterman, PT
Session of 04/28/2026

Child: Caspian F.-L., male, nearly 6 months; 26 in, 17 lb

Neck
  Left sternocleidomastoid muscle: tight, no lump
  Tilt: 20 degrees to the left
  Turn (from the clinic visit of 04/21/2026): right 90 degrees, left 60 degrees, so 30 degrees are missing to the left

Movement
  Rolls from belly to back.

Head
  Flat at the back on the right. Diagonals 148 mm and 134 mm on 04/21/2026.
  In 14 weeks of repositioning and therapy the difference fell by 2 mm, from 16 mm to 14 mm.

Sleep
  On his back, in a crib of his own.

Family
  Parents, twin sister Ottilie. By day the grandmother looks after him; his father makes cider, his mother drives a school bus.

Equipment
  Torticollis orthosis (L0113), size infant small: 2 hours a day, awake and watched. It is not to be worn in sleep.
  Helmet (S1040): 23 hours a day for 4 months.

Advice for parents of any infant with a tight neck: offer toys and the breast or bottle from the side that is turned to less, and give time on the belly several times a day under supervision.`,
    `SILVER BIRCH ORTHOTICS
Application for coverage

Child: Caspian Ferreira-Lund
Address: 27 Cider Mill Lane, East Harrow, NY 12999
Phone: (518) 555-0195
Plan: Hudson Orchard Family Plan
Ordered by: Genevieve Stoltz, NP, NPI 1942658703, on May 7, 2026

Items
A) S1040 Cranial remolding orthosis, pediatric, rigid, custom fabricated. Quantity 1, limit 1 in 12 months. Color: pale green.
B) L0113 Cranial cervical orthosis, torticollis type, prefabricated. Quantity 1, limit 1 in 12 months. Size: infant small.

Two orthoses, one of each kind.

Diagnoses
Q67.3 Plagiocephaly
Q68.0 Congenital deformity of sternocleidomastoid muscle

Measurements of April 21, 2026, sixteen days before the order
Longer diagonal 148 mm
Shorter diagonal 134 mm
Head circumference 43 cm
Forward shift of the right ear 9 mm

Earlier care
Repositioning with physical therapy, January 12 to April 20, 2026. The difference of the diagonals went down by 2 mm only.

Wearing time
A) 23 hours a day, which leaves one hour without it
B) 2 hours a day, not in sleep

The clinician found no ridge along the sutures.

Fitting and adjustments are part of both codes and are not billed apart. A custom helmet is made from a scan or a cast of the head and cannot be passed on to another child.`,
    `# Cranial orthosis: draft for the payer

**Infant:** Caspian, 6 months, son of the Ferreira-Lund family
**Clinician:** Genevieve Stoltz, NP

## Diagnoses in plain words
* A flattened head (plagiocephaly)
* A neck muscle that has been malformed from birth, on the left

## Findings
The flat area is at the back of the head on the right. The right ear has moved 9 mm forward. The two diagonals differ by **14 mm**. The fontanelle is open, and the sutures show no ridge. The head can be turned a full 90 degrees to the right but not beyond 60 degrees to the left.

## Conservative care
Fourteen weeks of repositioning and physical therapy came first. The asymmetry improved by 2 mm.

## Plan
| Orthosis | Code | Use |
|---|---|---|
| Helmet, rigid, custom | S1040 | 23 hours a day, 4 months |
| Torticollis orthosis | L0113 | 2 hours a day, awake |

## Home
He lives with his parents and Ottilie, his twin sister. His grandmother takes care of him while his mother drives a school bus and his father makes cider. He sleeps on his back in his own crib. He was born at 36 weeks.

## Imaging
No skull x-ray or CT was done.

## General note
Sleeping on the back protects infants and should be kept up, even though it can flatten the head. Payers usually want to see that repositioning was tried first.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'He has plagiocephaly (Q67.3) and → He has hydrocephalus (Q67.3) and'],
    [
      0,
      'description-detail',
      'and a congenital deformity of the sternocleidomastoid → and an acquired deformity of the sternocleidomastoid',
    ],
    [0, 'side', 'flat at the back on the right, and → flat at the back on the left, and'],
    [0, 'negation', 'there was no ridge along the sutures → there was a ridge along the sutures'],
    [0, 'negation', 'No x-ray or CT of the skull was made. → A CT of the skull was made.'],
    [0, 'other-role', 'The head circumference was 43 cm. → The head circumference was 36 cm.'],
    [0, 'retold', '60 degrees to the left. → 80 degrees to the left.'],
    [0, 'other-item', '- L0113, torticollis orthosis, 1 → - S1040, torticollis orthosis, 1'],
    [
      0,
      'attestation',
      'I saw him in clinic on April 21, 2026. → I saw him in clinic on April 21, 2026, and took the scan for the helmet myself.',
    ],
    [
      0,
      'coverage-measure',
      'before the first birthday count most. → before the first birthday count most, and his cephalic index of 94 leaves no time to lose.',
    ],
    [
      0,
      'event',
      'born at 36 weeks as one of twins. → born at 36 weeks as one of twins and kept in intensive care for 12 days.',
    ],
    [1, 'sum', 'so 30 degrees are missing → so 40 degrees are missing'],
    [
      1,
      'retold',
      'the difference fell by 2 mm, from 16 mm to 14 mm → the difference fell by 5 mm, from 19 mm to 14 mm',
    ],
    [1, 'side', 'Tilt: 20 degrees to the left → Tilt: 20 degrees to the right'],
    [1, 'choice', 'size infant small: 2 hours → size infant large: 2 hours'],
    [1, 'name', 'Parents, twin sister Ottilie. → Parents, twin sister Odette.'],
    [1, 'social', 'By day the grandmother looks after him → By day he is in a nursery'],
    [1, 'negation', 'It is not to be worn in sleep. → It is also to be worn in sleep.'],
    [1, 'script', 'male, nearly 6 months; 26 in, 17 lb → male, nearly 6 months; 26 in, २१ lb'],
    [1, 'brackets', 'Rolls from belly to back. → Rolls from belly to back [not yet from back to belly].'],
    [
      1,
      'retold',
      'Left sternocleidomastoid muscle: tight, no lump → Left sternocleidomastoid muscle: tight, with a lump',
    ],
    [2, 'quantity', 'custom fabricated. Quantity 1, limit → custom fabricated. Quantity 2, limit'],
    [2, 'choice', 'Color: pale green. → Color: sky blue.'],
    [2, 'organisation', 'Plan: Hudson Orchard Family Plan → Plan: Adirondack Child Health'],
    [2, 'identifier', 'Phone: (518) 555-0195 → Phone: (518) 555-0159'],
    [2, 'identifier', 'Q67.3 Plagiocephaly → Q67.4 Plagiocephaly'],
    [2, 'relative-date', 'sixteen days before the order → three months before the order'],
    [2, 'quantity', 'A) 23 hours a day, which → A) 13 hours a day, which'],
    [2, 'date-age', 'January 12 to April 20, 2026. → March 12 to April 20, 2026.'],
    [3, 'sex', '6 months, son of the Ferreira-Lund family → 6 months, daughter of the Ferreira-Lund family'],
    [3, 'diagnosis', 'from birth, on the left → from birth, on the left, and hip dysplasia'],
    [
      3,
      'medication',
      'He was born at 36 weeks. → He was born at 36 weeks. He gets vitamin D drops, 400 units a day.',
    ],
    [
      3,
      'treatment',
      'Fourteen weeks of repositioning and physical therapy came → Fourteen weeks of repositioning, botulinum toxin and physical therapy came',
    ],
    [3, 'device', '## Plan → ## Plan (with the head-shaping pillow)'],
    [3, 'social', 'while his mother drives a school bus → while his mother teaches at a school'],
    [
      3,
      'attitude',
      'No skull x-ray or CT was done. → No skull x-ray or CT was done, and the parents are very compliant and well informed.',
    ],
  ],
  corruptions: {},
};
