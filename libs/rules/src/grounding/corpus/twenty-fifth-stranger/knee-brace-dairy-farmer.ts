import type { CorpusCase } from '../corpus-case.ts';

/** An orthopedist, a physical therapist, a supplier and a drafting model write for a dairy farmer with a worn left knee. */
export const kneeBraceDairyFarmer: CorpusCase = {
  id: 'knee-brace-dairy-farmer',
  today: '2026-08-25',
  facts: {
    case_id: 25108,
    patient: {
      first_name: 'Aldous',
      last_name: 'Penrose-Takeda',
      dob: '1960-01-08',
      gender: 'male',
      height: '178 cm',
      weight: '96 kg',
      address: 'Rural Route 4, Box 219, Butterfield Hollow, VT 05998',
      phone: '(802) 555-0173',
      mrn: 'BHO-81365',
    },
    diagnoses: [
      { code: 'M17.12', description: 'Unilateral primary osteoarthritis, left knee' },
      { code: 'M21.162', description: 'Varus deformity, not elsewhere classified, left knee' },
      { code: 'Z96.651', description: 'Presence of right artificial knee joint' },
    ],
    items: [
      {
        item: 'Knee orthosis, single upright, thigh and calf, with adjustable flexion and extension joint, medial-lateral and rotation control, prefabricated, customized to fit',
        hcpcs: 'L1843',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'black',
        size: 'large',
        justification:
          'For the left knee, 8 hours a day. Varus of 6 degrees on the standing film of 2026-08-04, joint space on the inner side 1 mm. Knee bends from 5 to 115 degrees. The thigh measures 53 cm and the calf 39 cm, the frame has to be bent to fit. With a trial brace on 2026-08-18 he walked 300 meters with pain 3 of 10, without it with pain 6 of 10.',
      },
      {
        item: 'Addition to lower extremity orthosis, suspension sleeve',
        hcpcs: 'L2397',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification: 'Keeps the brace from sliding. One is worn while the other one is washed.',
      },
    ],
    provider: { name: 'Nadezhda Fairbanks, MD', npi: '1851097342', date_signed: '2026-08-25' },
    seen: [
      '2026-08-04, in clinic, by Nadezhda Fairbanks, MD: left knee opens by 4 mm on the outer side under stress, no effusion, ligaments of the right knee stable.',
      '2026-08-18, trial of the brace by Percival Odum, PT.',
    ],
    told: [
      'Right knee? Replaced on 2022-10-04',
      'Who pays? Green Pasture Mutual',
      'Who supplies? Maple Notch Bracing',
      'Lives with whom? Widower, lives with his son and two grandchildren on the farm',
      'Work? Milks 40 cows, stands and walks 6 hours a day',
      'Treatments tried? Physical therapy 14 visits until 2026-06-30; cortisone injection left on 2026-03-17, relief for 5 weeks; elastic sleeve, slid down',
      'Surgery on the left knee? Does not want it before 2028, when his son takes over the farm',
      'Falls? None',
    ],
    answered: [],
  },
  notes: [
    `August 25, 2026

To the Medical Director of Green Pasture Mutual

Patient: Aldous Penrose-Takeda, born January 8, 1960

Dear Sir or Madam:

Mr. Penrose-Takeda is a farmer of 66. He has primary osteoarthritis of the left knee (M17.12) with a varus deformity of that knee (M21.162). His right knee was replaced on October 4, 2022 (Z96.651).

On August 4, 2026 the standing film showed 6 degrees of varus on the left and an inner joint space of 1 mm. Under stress the left knee opened by 4 mm on the outer side. There was no effusion. It bends from 5 to 115 degrees. The ligaments of the right knee were stable.

He completed 14 visits of physical therapy by June 30, 2026. A cortisone injection into the left knee on March 17, 2026 gave relief for 5 weeks. An elastic sleeve slid down. He does not want an operation on the left knee before 2028.

I order a single upright knee orthosis (L1843) for the left knee, 8 hours a day, and two suspension sleeves (L2397).

An unloading brace shifts weight away from the worn side of the joint.

Nadezhda Fairbanks, MD
NPI 1851097342`,
    `PHYSICAL THERAPY: BRACE TRIAL 08/18/2026

A. Penrose-Takeda, 66 y, M, 178 cm, 96 kg

Distance with and without brace: 300 m
Pain without: 6/10
Pain with: 3/10, i.e. half

Measures L: thigh 53 cm, calf 39 cm, difference 14 cm. A frame has to be bent to fit.
Range L: 5-115 degrees, an arc of 110 degrees.

Color black, size large.

Work: milks 40 cows. On his feet 6 hours a day. Brace planned for 8 hours a day.

Home: on the farm with his son and two grandchildren. Widower.

Falls: none.

Right knee: artificial since 2022.

Tried: PT x 14. Cortisone L in March, 5 weeks of relief. Elastic sleeve, did not stay up.

Suspension sleeves x 2, one on, one in the wash; they keep the brace from sliding.

People new to a brace usually build up wearing time over one to two weeks.

Percival Odum, PT`,
    `MAPLE NOTCH BRACING
Order and cover note

Insurer: Green Pasture Mutual
Name: Aldous Penrose-Takeda
Address: Rural Route 4, Box 219, Butterfield Hollow, VT 05998
Phone: (802) 555-0173
Chart: BHO-81365

L1843 Knee orthosis, single upright, prefabricated, customized to fit. Qty 1. Allowed: 1 in 3 years. Black, large.
L2397 Suspension sleeve. Qty 2. Allowed: 2 in a year.

Three pieces are ordered, all for the left leg.

Diagnoses: M17.12 Unilateral primary osteoarthritis, left knee. M21.162 Varus deformity, not elsewhere classified, left knee. Z96.651 Presence of right artificial knee joint.

The physician, Nadezhda Fairbanks, MD, examined the knee on August 4, 2026, three weeks before she signed the order. The trial with a brace took place a week before the signature.

The brace has to be adapted because the thigh (53 cm) is so much larger than the calf (39 cm). The outer side of the knee opens by 4 mm under stress.

A sleeve is used with the brace so that it does not slide.

Insurers for the most part ask for an examination that shows laxity of the joint, in millimeters or degrees.`,
    `**Draft letter – knee orthosis (L1843)**

Dear reviewer,

Mr. Aldous Penrose-Takeda milks 40 cows and spends **six hours a day** standing and walking. His left knee has *primary osteoarthritis* and a *varus deformity of 6 degrees*. On the inner side, 1 mm of joint space is left.

### Conservative care to date
- 14 physical therapy visits, completed June 30, 2026
- One injection of cortisone, March 17, 2026, which helped for five weeks
- An elastic sleeve, which did not hold

### Why a brace and why now
He has an artificial joint in the right knee already. For the left he wishes to wait with surgery until his son takes over the farm in 2028. The trial brace cut his pain on a walk of 300 meters from 6 to 3.

### What we request
| Code | What | How many |
|---|---|---|
| L1843 | Single upright knee orthosis, fitted | 1 per 3 years |
| L2397 | Suspension sleeve | 2 per year |

### Household
He is widowed and lives with his son and two grandchildren.

Knee braces are often used to put off a joint replacement.

*Nadezhda Fairbanks, MD, NPI 1851097342*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'primary osteoarthritis of the left knee (M17.12) → a meniscal tear of the left knee (M17.12)',
    ],
    [
      0,
      'description-detail',
      'with a varus deformity of that knee (M21.162) → with a valgus deformity of that knee (M21.162)',
    ],
    [0, 'side', 'His right knee was replaced → His left knee was replaced'],
    [0, 'negation', 'There was no effusion. → There was an effusion.'],
    [0, 'retold', 'gave relief for 5 weeks → gave relief for 5 months'],
    [0, 'other-role', 'an inner joint space of 1 mm → an inner joint space of 4 mm'],
    [
      0,
      'treatment',
      'An elastic sleeve slid down. → An elastic sleeve slid down. Three hyaluronate injections did nothing.',
    ],
    [0, 'date-age', 'born January 8, 1960 → born January 8, 1968'],
    [
      0,
      'sex',
      'His right knee was replaced on October 4, 2022 (Z96.651). → Her right knee was replaced on October 4, 2022 (Z96.651).',
    ],
    [1, 'sum', 'calf 39 cm, difference 14 cm → calf 39 cm, difference 24 cm'],
    [1, 'sum', 'an arc of 110 degrees → an arc of 130 degrees'],
    [1, 'choice', 'Color black, size large. → Color black, size medium.'],
    [1, 'social', 'Work: milks 40 cows. → Work: drives a milk truck.'],
    [1, 'event', 'Falls: none. → Falls: two, in the milking parlor.'],
    [1, 'script', 'Pain without: 6/10 → Pain without: ८/10'],
    [1, 'name', 'Percival Odum, PT → Percival Oduya, PT'],
    [1, 'device', 'Right knee: artificial since 2022. → Right knee: artificial since 2022. Uses a cane.'],
    [1, 'retold', 'they keep the brace from sliding → they do not keep the brace from sliding'],
    [2, 'organisation', 'Insurer: Green Pasture Mutual → Insurer: Northeast Farmers Indemnity'],
    [2, 'identifier', 'Chart: BHO-81365 → Chart: BHO-83165'],
    [2, 'other-item', 'L2397 Suspension sleeve. → L1843 Suspension sleeve.'],
    [2, 'quantity', 'Qty 1. Allowed: 1 in 3 years. → Qty 1. Allowed: 1 in 5 years.'],
    [2, 'sum', 'Three pieces are ordered, → Five pieces are ordered,'],
    [2, 'relative-date', 'three weeks before she signed → three months before she signed'],
    [2, 'brackets', 'A sleeve is used with the brace → A sleeve is used with the brace [he sweats heavily]'],
    [
      2,
      'coverage-measure',
      'in millimeters or degrees. → in millimeters or degrees, here 9 degrees in the drawer test.',
    ],
    [
      2,
      'attestation',
      'The brace has to be adapted because → I certify that I have fitted the brace to him in person, and that it has to be adapted because',
    ],
    [2, 'side', 'all for the left leg → all for the right leg'],
    [
      3,
      'medication',
      'An elastic sleeve, which did not hold → An elastic sleeve, which did not hold, and diclofenac gel',
    ],
    [
      3,
      'diagnosis',
      'on a walk of 300 meters from 6 to 3. → on a walk of 300 meters from 6 to 3, in spite of his gout.',
    ],
    [
      3,
      'attitude',
      'he wishes to wait with surgery → he wishes, well aware of all risks and fully committed to the brace, to wait with surgery',
    ],
    [3, 'social', 'He is widowed and lives → He is divorced and lives'],
    [3, 'negation', 'An elastic sleeve, which did not hold → An elastic sleeve, which held well'],
    [
      3,
      'event',
      'He has an artificial joint in the right knee already. → He has an artificial joint in the right knee already, which had to be revised once.',
    ],
  ],
  corruptions: {},
};
