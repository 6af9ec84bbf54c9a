import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation physician, an occupational therapist, a supplier and a drafting model write for a land surveyor with tetraplegia. */
export const liftSpinalCordSurveyor: CorpusCase = {
  id: 'lift-spinal-cord-surveyor',
  today: '2026-12-08',
  facts: {
    case_id: 25106,
    patient: {
      first_name: 'Baptiste',
      last_name: 'Kowalczyk-Amaru',
      dob: '1989-08-21',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '187 lb',
      address: '27 Meridian Loop, Coldwater Flats, MT 59999',
      phone: '(406) 555-0155',
      mrn: 'CFR-11472',
    },
    diagnoses: [
      { code: 'G82.53', description: 'Quadriplegia, C5-C7 complete' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Six transfers a day between bed, wheelchair and shower chair. He is not able to bear weight or to help with a sliding board. His partner weighs 128 lb and has lifted him by hand since 2026-09-30. The lift carries 400 lb. The bed stands 5 in above the floor, the legs of the lift are 4.5 in high.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        size: 'large',
        color: 'gray',
        justification: 'A second sling of mesh for the shower, with head support. It dries in 3 hours.',
      },
    ],
    provider: { name: 'Henrike Salazar, MD', npi: '1932750684', date_signed: '2026-12-08' },
    seen: [
      '2026-11-24, at home, by Henrike Salazar, MD: sacral ulcer 2.2 x 1.4 cm, clean, no infection. Elbow flexion 4/5 on both sides, triceps 0/5 on both sides, no movement of the legs.',
      '2026-11-24, lift tried at home by Jolanda Prewitt, OTR: one person moved him from bed to wheelchair in 6 minutes without shear on the skin.',
    ],
    told: [
      'Injury when? 2026-05-03, thrown from a horse',
      'Who pays? Bitterroot Workers Fund',
      'Who supplies? Highline Home Medical',
      'Lives with whom? With his girlfriend Maren',
      'Home? One-story house, doors 36 in wide, no carpet',
      'Work? Land surveyor before the injury',
      'Sliding board? Tried 2026-08-10 to 2026-09-25 in rehabilitation, two people had to help, the skin sheared',
      'Home from rehabilitation? 2026-09-30',
      'Autonomic dysreflexia? Not so far',
    ],
    answered: [],
  },
  notes: [
    `Date: December 8, 2026
To: Bitterroot Workers Fund
Patient: Baptiste Kowalczyk-Amaru, date of birth August 21, 1989

I am writing about Mr. Kowalczyk-Amaru, a man of 37 with complete quadriplegia at C5-C7 (G82.53) and a stage 2 pressure ulcer of the sacral region (L89.152).

He was thrown from a horse on May 3, 2026, and came home from rehabilitation on September 30. I visited him at home on November 24. Elbow flexion was 4/5 on both sides and the triceps 0/5 on both sides; the legs did not move. The ulcer was 2.2 x 1.4 cm in size, clean and not infected.

He cannot bear weight, and he cannot help with a sliding board. When the board was tried in rehabilitation, between August 10 and September 25, 2026, two people had to help and his skin sheared. At home his partner has lifted him by hand, six transfers a day. She weighs 128 lb; he weighs 187 lb.

I prescribe a mechanical patient lift (E0630) and a second sling (E0621).

Lifting by hand is a common cause of back injury in caregivers.

Henrike Salazar, MD
NPI 1932750684`,
    `Occupational therapy - home trial of patient lift

Client: B. Kowalczyk-Amaru (37, male, 6 ft 0 in, 187 lb)
When: 11/24/2026
Therapist: Jolanda Prewitt, OTR

What was done: transfer from bed to wheelchair with the lift. One person operated it. Time 6 minutes. No shear on the skin.

Room: one-story house, no carpet, doors 36 in. The bed leaves 5 in of clearance; the lift legs need 4.5 in. There is half an inch to spare.

Load: lift carries 400 lb. Client 187 lb. Reserve 213 lb.

Transfers: 6 a day, 42 a week, among bed, wheelchair and shower chair.

Without the lift: by hand, by his partner Maren (128 lb), since 09/30/2026. A sliding board needed two helpers and sheared the skin.

Sling: mesh, with head support, large, gray. Dries in 3 hours. For the shower.

Autonomic dysreflexia: none so far.

Summary: not able to bear weight. One caregiver can do the transfer with the lift.

Slings ought to be inspected for wear before each use.`,
    `Highline Home Medical - DME request

Payer: Bitterroot Workers Fund
Injured person: Baptiste Kowalczyk-Amaru
27 Meridian Loop, Coldwater Flats, MT 59999
Tel. (406) 555-0155
Record no. CFR-11472

Item A. E0630 Patient lift, hydraulic or mechanical. Quantity 1; limit 1 per 5 years.
Item B. E0621 Sling or seat, patient lift, canvas or nylon. Quantity 1; limit 1 per 6 months. Large, gray.

Item B is in addition to the sling that comes with item A, so that there will be two slings in the home.

Diagnosis A: G82.53 Quadriplegia, C5-C7 complete
Diagnosis B: L89.152 Pressure ulcer of sacral region, stage 2

The prescriber, Henrike Salazar, MD, saw the patient at home on November 24, 2026 and signed on December 8, exactly two weeks later. On the same day in November the lift was tried there.

The house has one story and doors of 36 inches; the floors are without carpet.

The shower sling is of mesh and dries within 3 hours.

Without a lift a person who cannot bear weight would as a rule be confined to bed; this is what most payers ask about.`,
    `## Letter of Medical Necessity: Patient Lift

**Re:** Baptiste Kowalczyk-Amaru | **MRN:** CFR-11472

**Reason for request.** Mr. Kowalczyk-Amaru has had complete quadriplegia since a riding accident in May 2026. He worked as a land surveyor before. He also has a stage 2 sacral pressure ulcer of 2.2 by 1.4 cm.

**Function**

| Test (November 24, 2026) | Right | Left |
|---|---|---|
| Elbow flexion | 4/5 | 4/5 |
| Triceps | 0/5 | 0/5 |
| Leg movement | none | none |

**What was tried.** A sliding board was used for more than six weeks in rehabilitation. It took two people.

**Present situation.** For almost ten weeks his partner, Maren, has moved him by hand. There are six transfers every day.

**Trial.** With the lift a single person brought him from bed to wheelchair in six minutes, and the skin was not sheared.

**Items**
- Lift (E0630), one
- Mesh sling for the shower (E0621), size large, one

A lift is ordinarily covered when transfer between bed and chair needs more than one person.

*Henrike Salazar, MD – NPI 1932750684 – signed December 8, 2026*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'a stage 2 pressure ulcer of the sacral region (L89.152) → a pilonidal cyst (L89.152)',
    ],
    [
      0,
      'description-detail',
      'complete quadriplegia at C5-C7 (G82.53) → incomplete quadriplegia at C5-C7 (G82.53)',
    ],
    [0, 'event', 'He was thrown from a horse on → He was struck by a truck on'],
    [0, 'negation', 'clean and not infected → unclean and infected'],
    [0, 'retold', 'the triceps 0/5 on both sides → the triceps 3/5 on both sides'],
    [0, 'sex', 'a man of 37 with → a woman of 37 with'],
    [
      0,
      'date-age',
      'came home from rehabilitation on September 30 → came home from rehabilitation on July 30',
    ],
    [
      0,
      'coverage-measure',
      'back injury in caregivers. → back injury in caregivers, as his partner with her two slipped discs knows.',
    ],
    [0, 'medication', 'the legs did not move. → the legs did not move; spasms are held by baclofen 20 mg.'],
    [1, 'sum', 'Client 187 lb. Reserve 213 lb. → Client 187 lb. Reserve 243 lb.'],
    [1, 'sum', '6 a day, 42 a week → 6 a day, 36 a week'],
    [1, 'other-role', 'by his partner Maren (128 lb) → by his partner Maren (187 lb)'],
    [1, 'negation', 'Summary: not able to bear weight. → Summary: able to bear weight.'],
    [1, 'choice', 'with head support, large, gray. → with head support, medium, gray.'],
    [1, 'script', 'Time 6 minutes. → Time ௧௬ minutes.'],
    [1, 'social', 'Room: one-story house, no carpet → Room: two-story house, no carpet'],
    [1, 'diagnosis', 'Autonomic dysreflexia: none so far. → Autonomic dysreflexia: two attacks so far.'],
    [1, 'name', 'Therapist: Jolanda Prewitt, OTR → Therapist: Jocelyn Prewitt, OTR'],
    [2, 'organisation', 'Payer: Bitterroot Workers Fund → Payer: Montana Big Sky Medicaid'],
    [2, 'identifier', 'Tel. (406) 555-0155 → Tel. (406) 555-0151'],
    [2, 'other-item', 'Item B. E0621 Sling → Item B. E0630 Sling'],
    [2, 'quantity', 'Quantity 1; limit 1 per 5 years. → Quantity 1; limit 1 per 3 years.'],
    [2, 'relative-date', 'exactly two weeks later → exactly two months later'],
    [
      2,
      'device',
      'so that there will be two slings in the home → so that there will be two slings and a ceiling track in the home',
    ],
    [2, 'attestation', 'The house has one story → Our driver has measured the house, and it has one story'],
    [2, 'brackets', 'within 3 hours. → within 3 hours [the old one tore on December 1].'],
    [2, 'retold', 'the floors are without carpet → the floors are carpeted throughout'],
    [3, 'social', 'He worked as a land surveyor before. → He worked as a ranch hand before.'],
    [0, 'side', 'Elbow flexion was 4/5 on both sides → Elbow flexion was 4/5 on the right only'],
    [3, 'retold', '| Triceps | 0/5 | 0/5 | → | Triceps | 4/5 | 0/5 |'],
    [3, 'relative-date', 'For almost ten weeks his partner → For almost six months his partner'],
    [3, 'treatment', 'It took two people. → It took two people. A gait trainer failed as well.'],
    [
      3,
      'attitude',
      'There are six transfers every day. → There are six transfers every day, and the couple is exhausted and losing heart.',
    ],
    [3, 'retold', 'With the lift a single person → With the lift a team of three'],
    [3, 'social', 'his partner, Maren, has moved → his mother, Maren, has moved'],
  ],
  corruptions: {},
};
