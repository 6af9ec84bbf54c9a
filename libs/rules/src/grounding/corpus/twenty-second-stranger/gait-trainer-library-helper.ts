import type { CorpusCase } from '../corpus-case.ts';

/** A physical therapist, a country pediatrician, an orthotic shop and a drafted letter for a girl of six who wants to push the library cart. */
export const gaitTrainerLibraryHelper: CorpusCase = {
  id: 'gait-trainer-library-helper',
  today: '2026-12-04',
  facts: {
    case_id: 22007,
    patient: {
      first_name: 'Juniper',
      last_name: 'Castellan-Moy',
      dob: '2020-04-11',
      gender: 'female',
      height: '3 ft 6 in',
      weight: '38 lb',
      address: '14 Orchard Spur, Little Fork, WA 98999',
      phone: '(509) 555-0158',
      mrn: 'LFT-22791',
    },
    diagnoses: [
      { code: 'G80.1', description: 'Spastic diplegic cerebral palsy' },
      { code: 'M24.571', description: 'Contracture, right ankle' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
    ],
    items: [
      {
        item: 'Gait trainer, pediatric size, posterior support, includes all accessories and components',
        hcpcs: 'E8000',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'small',
        color: 'purple',
        justification:
          'Spastic diplegia, GMFCS level III, born at 29 weeks. She walks 4 m with both hands held. A reverse walker from 2026-08-31 to 2026-10-12, six weeks, failed: her knees gave way after 6 steps, and she could not get up from the floor. In the loaned gait trainer on 2026-11-16 she walked 85 m in 6 minutes with pelvic support and forearm rests.',
      },
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'yellow',
        justification:
          'Right ankle dorsiflexion minus 5 degrees with the knee straight, left ankle 0 degrees. The solid orthoses of September 2025 are outgrown: the feet grew by 15 mm, and there is a red mark over the right navicular. Botulinum toxin into both calves on 2026-06-22 brought 10 degrees on the left and 5 degrees on the right.',
      },
    ],
    provider: { name: 'Oswin Tarrant-Bello, MD', npi: '1407963825', date_signed: '2026-12-04' },
    seen: [
      '2026-11-20, in office, by Oswin Tarrant-Bello, MD: tone of both calves Ashworth 2, hips stable on X-ray, red mark over the right navicular, skin not open, follows two-step directions.',
    ],
    told: [
      'Which clinic? Little Fork Pediatrics',
      "Who pays? Evergreen Children's Plan",
      'Who supplies? Valley Orthotic Works',
      'Who evaluated? Solveig Haddad, PT, DPT, on 2026-11-16, at Little Fork Elementary School',
      'Lives with whom? With her grandmother Beatrix, who packs pears, and her brother Tobin, who is 9',
      'Home? One floor, ramp at the front door, doors 32 inches wide',
      'School? First grade; she wants to push the cart in the library',
      'Therapy? Physical therapy 2 times a week',
      'Medicine? Baclofen 5 mg three times a day',
      'Seizures? None',
      'Where was the toxin given? At Cascade Foothills Hospital',
      'Who puts the orthoses on? Her grandmother at home, an aide at school',
    ],
    answered: [],
  },
  notes: [
    `PHYSICAL THERAPY EVALUATION FOR EQUIPMENT

Solveig Haddad, PT, DPT
Place: Little Fork Elementary School      Date: 11/16/2026
Child: Juniper Castellan-Moy      DOB: 04/11/2020      Age: 6

1. History
Born at 29 weeks. Spastic diplegic CP (G80.1), GMFCS level III. No seizures. Baclofen 5 mg TID. PT twice a week. Botulinum toxin to both calves 6/22/2026.

2. Mobility now
She is able to walk 4 m with both hands held.

3. Equipment trials
| Device | Period | Result |
|---|---|---|
| Reverse walker | 8/31/2026 to 10/12/2026 | Knees gave way after 6 steps; not able to get up from the floor |
| Gait trainer, posterior support | 11/16/2026 | 85 m in 6 minutes with pelvic support and forearm rests |

4. Range of motion, knee straight
Dorsiflexion: R minus 5 degrees, L 0 degrees.

5. Orthoses
Solid AFOs from September 2025 are too small; the feet have grown 15 mm.

6. Home and school
Lives with grandmother Beatrix and brother Tobin (9). One floor, ramp at the front door, doors 32 inches wide. First grade. Goal: to push the cart in the library.

7. Recommendation
E8000, small, purple, x 1. L1970, yellow, x 2 (one pair). Three pieces in total.

Gait trainers are generally considered when a child cannot use a walker; a trial with a measured distance supports the request.`,
    `Little Fork Pediatrics

December 4, 2026

Evergreen Children's Plan
RE: Juniper Castellan-Moy, MRN LFT-22791

Dear Medical Director,

Juniper is a six-year-old girl with spastic diplegic cerebral palsy (G80.1), contracture of the right ankle (M24.571) and other abnormalities of gait and mobility (R26.89). I ask that you approve a pediatric gait trainer with posterior support (E8000) and two custom fabricated plastic ankle foot orthoses with ankle joint (L1970).

When I saw her in the office on November 20, 2026, the tone of both calves was Ashworth 2. The hips were stable on X-ray. Over the right navicular there was a red mark, but the skin was not open. She follows two-step directions.

On June 22, 2026, botulinum toxin was given into both calves at Cascade Foothills Hospital. It brought 10 degrees of dorsiflexion on the left and 5 degrees on the right. The right ankle still lacks 5 degrees with the knee straight, and the left reaches 0. She takes baclofen 5 mg three times a day and has physical therapy 2 times a week. She has had no seizures.

The reverse walker was used for six weeks and failed. Her knees gave way after 6 steps. In the gait trainer she walked 85 m in 6 minutes.

Sincerely,
Oswin Tarrant-Bello, MD
NPI 1407963825`,
    `VALLEY ORTHOTIC WORKS
Supplier letter to Evergreen Children's Plan

Patient: Juniper Castellan-Moy
14 Orchard Spur, Little Fork, WA 98999, (509) 555-0158
Height 3 ft 6 in, weight 38 lb
Prescribing physician: Oswin Tarrant-Bello, MD, NPI 1407963825

We request authorization for:

A. E8000 Gait trainer, pediatric size, posterior support, includes all accessories and components. Quantity 1. Size small. Color purple.
B. L1970 Ankle foot orthosis, plastic with ankle joint, custom fabricated. Quantity 2 (1 pair). Color yellow.

Explanation for A. Walking a distance of 85 m took her 6 minutes in the loaned frame, which held her pelvis and supported her forearms. By hand she can be led for 4 m. With the reverse walker she sank down after half a dozen steps and did not manage to rise from the floor. The doors at home are 32 inches wide, and a ramp leads to the front door.

Explanation for B. The orthoses she has date from September 2025. Her feet are 15 mm longer now, and there is a red mark over the right navicular, a bone at the inner side of the foot. Since her calves are tight, an ankle joint lets the shin move forward over the foot when walking while the plastic keeps the heel down.

Her grandmother at home and an aide at school put the orthoses on.

Plans commonly replace a child's orthoses once they are outgrown; a growth of 15 mm meets that.`,
    `Statement of medical necessity (draft)

Child: Juniper Castellan-Moy, born April 11, 2020
Conditions: spastic diplegic cerebral palsy; contracture of the right ankle; other abnormalities of gait and mobility

Cerebral palsy is a lasting disorder of movement caused by injury to the developing brain. Juniper, who was born at 29 weeks, has the spastic form that mainly affects the legs. Her gross motor function is classified at level III. For a child of 6, moving about is part of learning. Juniper attends first grade, and her own wish is to push the cart in the school library.

The walker she used from August 31 to October 12, 2026 did not give enough support: after six steps her knees buckled. The gait trainer did. On November 16, 2026, the physical therapist, Solveig Haddad, measured 85 meters in six minutes, more than twenty times the 4 meters she covers with both hands held.

New orthoses are needed as well. The solid orthoses are from September 2025 and are outgrown. Range of motion is limited, more on the right (minus 5 degrees) than on the left (0 degrees). Botulinum toxin in June 2026 gave some gain on either side, and baclofen is taken daily.

Her household consists of her grandmother, who packs pears, her brother Tobin and herself. The house is on one floor with a ramp. The grandmother puts on the orthoses at home.

Oswin Tarrant-Bello, MD
Signed December 4, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Age: 6 → Age: 7'],
    [0, 'description-detail', 'Spastic diplegic CP (G80.1) → Spastic quadriplegic CP (G80.1)'],
    [0, 'medication', 'Baclofen 5 mg TID. → Baclofen 5 mg TID, diazepam 2 mg at bedtime.'],
    [0, 'negation', 'not able to get up from the floor → able to get up from the floor'],
    [
      0,
      'side',
      'Dorsiflexion: R minus 5 degrees, L 0 degrees → Dorsiflexion: L minus 5 degrees, R 0 degrees',
    ],
    [0, 'other-role', 'Born at 29 weeks. → Born at 32 weeks.'],
    [0, 'choice', 'E8000, small, purple, x 1 → E8000, small, green, x 1'],
    [0, 'sum', 'Three pieces in total. → Four pieces in total.'],
    [
      0,
      'device',
      'She is able to walk 4 m with both hands held. → She is able to walk 4 m with both hands held and uses a manual wheelchair outdoors.',
    ],
    [0, 'name', 'and brother Tobin (9) → and brother Corbin (9)'],
    [
      0,
      'coverage-measure',
      'a trial with a measured distance supports the request. → a trial with a measured distance supports the request, and she tolerated 45 minutes.',
    ],
    [0, 'script', '85 m in 6 minutes with pelvic support → ٥٨ m in 6 minutes with pelvic support'],
    [
      1,
      'code-disease',
      'contracture of the right ankle (M24.571) → equinus deformity of the right foot (M24.571)',
    ],
    [1, 'sex', 'Juniper is a six-year-old girl with → Juniper is a six-year-old boy with'],
    [1, 'side', 'Over the right navicular there was → Over the left navicular there was'],
    [1, 'event', 'The hips were stable on X-ray. → The hips were stable on X-ray after surgery in May.'],
    [
      1,
      'relative-date',
      'When I saw her in the office on November 20, 2026, → When I saw her in the office six weeks ago,',
    ],
    [1, 'organisation', "at Cascade Foothills Hospital → at Spokane Children's Hospital"],
    [1, 'negation', 'but the skin was not open → but the skin was open'],
    [1, 'attestation', 'I ask that you approve → I have spoken with her teachers and ask that you approve'],
    [1, 'diagnosis', 'She has had no seizures. → She has had no seizures, but has hydrocephalus.'],
    [
      1,
      'retold',
      'The reverse walker was used for six weeks and failed → The reverse walker was used for six weeks and succeeded',
    ],
    [2, 'identifier', 'NPI 1407963825 → NPI 1407963852'],
    [2, 'quantity', 'Quantity 2 (1 pair). → Quantity 4 (1 pair).'],
    [
      2,
      'other-item',
      'B. L1970 Ankle foot orthosis, plastic with ankle joint → B. L1970 Gait trainer, posterior support',
    ],
    [2, 'sum', 'Quantity 2 (1 pair) → Quantity 2 (2 pairs)'],
    [2, 'brackets', 'put the orthoses on. → put the orthoses on [6 hours a day].'],
    [2, 'retold', 'The doors at home are 32 inches wide → The doors at home are 26 inches wide'],
    [
      2,
      'organisation',
      "Supplier letter to Evergreen Children's Plan → Supplier letter to Rainier Family Plan",
    ],
    [
      2,
      'treatment',
      'The orthoses she has date from September 2025. → The orthoses she has date from September 2025. Serial casting did not help.',
    ],
    [2, 'choice', 'Quantity 1. Size small. → Quantity 1. Size large.'],
    [
      3,
      'social',
      'her grandmother, who packs pears, her brother → her grandmother, who is retired, her brother',
    ],
    [
      3,
      'attitude',
      'after six steps her knees buckled. → after six steps her knees buckled, and she cried with frustration.',
    ],
    [
      3,
      'retold',
      'more on the right (minus 5 degrees) than on the left → less on the right (minus 5 degrees) than on the left',
    ],
    [3, 'sum', 'more than twenty times the 4 meters → more than thirty times the 4 meters'],
    [3, 'sex', 'and her own wish is to push the cart → and his own wish is to push the cart'],
    [3, 'date-age', 'born April 11, 2020 → born April 11, 2019'],
    [3, 'name', 'Solveig Haddad, measured → Solvei Hadley, measured'],
    [3, 'script', 'and baclofen is taken daily → and baclofen is taken daily with сlоnаzераm'],
  ],
  corruptions: {},
};
