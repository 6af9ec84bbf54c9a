import type { CorpusCase } from '../corpus-case.ts';

/** A small-town family physician writes the first and fourth letters herself; a physical therapist and a supplier's clerk write the two between. */
export const wheelchairPostpolioSeamstress: CorpusCase = {
  id: 'wheelchair-postpolio-seamstress',
  today: '2026-05-11',
  facts: {
    case_id: 15001,
    patient: {
      first_name: 'Philippa',
      last_name: 'Wendt-Osgood',
      dob: '1949-03-22',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '148 lb',
      address: '212 Thimble Lane, Carrow Falls, MN 56799',
      phone: '(218) 555-0131',
      mrn: 'CFM-30418',
    },
    diagnoses: [
      { code: 'G14', description: 'Postpolio syndrome' },
      { code: 'M17.12', description: 'Unilateral primary osteoarthritis, left knee' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'burgundy',
        size: '18 inches wide',
        justification:
          'Polio at age 5; leg weakness has come back over the past six years. Leg strength is 2 of 5 on the left and 3 of 5 on the right. A cane failed in 2024 and a front-wheeled walker failed in 2025 because her legs give way after 12 feet. On 2026-05-07 she could push a standard wheelchair only 40 feet, but pushed a trial lightweight wheelchair 150 feet. Without a wheelchair she does not reach the toilet in time and cannot carry food from the kitchen to the table. Her home has doorways of 31 inches and flat floors.',
      },
      {
        item: 'Manual wheelchair accessory, anti-tipping device, each',
        hcpcs: 'E0971',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'On 2026-05-07 the trial chair tipped back at the ramp of the back door when she leaned. One device is needed on each side.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'She will sit about 9 hours a day. Skin is intact and sensation is full, so a general use cushion is enough.',
      },
    ],
    provider: { name: 'Lenore Askew-Birdsong, MD', npi: '1487206535', date_signed: '2026-05-11' },
    seen: [
      '2026-05-04, in office, by Lenore Askew-Birdsong, MD: walks 12 feet along the counter holding on with both hands, then must sit; left knee 15 degrees short of straight; arm strength 4 of 5 on both sides; blood pressure 136/82.',
      '2026-05-07, home visit, by Tobias Renner, PT: doorways 31 inches, flat floors, ramp at the back door; pushed a standard wheelchair 40 feet and a trial lightweight wheelchair 150 feet; locks brakes without help.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Lakeland Mobility',
      'Lives with whom? With her husband Casimir',
      'Who helps? Casimir lifts her legs into bed',
      'Former work? Seamstress',
      'Willing to use the wheelchair at home? Yes',
      'Medicines? Lisinopril 10 mg daily for blood pressure',
    ],
    answered: [],
  },
  notes: [
    `Lenore Askew-Birdsong, MD
NPI 1487206535

May 11, 2026

To: Medicare Part B
Re: Philippa Wendt-Osgood, born March 22, 1949, MRN CFM-30418

To the reviewer:

Mrs. Wendt-Osgood is a 77-year-old woman, a former seamstress, who lives with her husband Casimir in Carrow Falls. She had polio at the age of five, and over the past six years the weakness of her legs has returned. This is postpolio syndrome (G14). She also has osteoarthritis of the left knee (M17.12) and hypertension (I10), for which she takes lisinopril 10 mg daily.

I saw her in the office on May 4, 2026. She walked 12 feet along the counter, holding on with both hands, and then had to sit. The left knee stops 15 degrees short of straight. Her arms are 4 of 5 on both sides. Blood pressure was 136/82.

A cane failed in 2024 and a front-wheeled walker failed in 2025; her legs give way after 12 feet. Without a wheelchair she does not reach the toilet in time, and she cannot carry food from the kitchen to the table.

I am therefore ordering one lightweight wheelchair (K0003), burgundy, 18 inches wide, with two anti-tipping devices (E0971) and one general use seat cushion (E2601). She is willing to use the wheelchair at home.

Lenore Askew-Birdsong, MD
Signed May 11, 2026`,
    `PHYSICAL THERAPY SEATING AND MOBILITY EVALUATION

Patient: Philippa Wendt-Osgood     DOB: 03/22/1949     Date of visit: 05/07/2026
Place: patient's home
Therapist: Tobias Renner, PT

1. History
77 y/o female with postpolio syndrome and primary OA of the left knee. Polio at age 5. Lives with husband, who lifts her legs into bed.

2. Strength
- Left leg 2/5
- Right leg 3/5
- Both arms 4/5 (office exam of 05/04/2026)

3. Home
- Doorways 31 inches
- Floors flat
- Ramp at the back door

4. Trials today
| Equipment | Result |
|---|---|
| Standard wheelchair | 40 feet |
| Lightweight wheelchair | 150 feet |

She is able to lock the brakes without help. At the ramp the trial chair tipped back when she leaned, hence one anti-tipping device on each side.

5. Seating
Skin is intact and sensation is full. Expected sitting time is about 9 hours a day. A general use cushion is enough.

6. Summary
A lightweight wheelchair is covered where the patient cannot push a standard wheelchair in the home but can push a lightweight one. She cannot push a standard wheelchair farther than 40 feet. A cane and a front-wheeled walker have failed. An 18-inch-wide lightweight wheelchair, K0003, is asked for so that she can reach the toilet in time and carry her food to the table.`,
    `Lakeland Mobility
Statement of items

Customer: Philippa Wendt-Osgood
Address: 212 Thimble Lane, Carrow Falls, MN 56799
Telephone: (218) 555-0131
Payer: Medicare Part B
Prescriber: Lenore Askew-Birdsong, MD, NPI 1487206535

Items ordered:

1. K0003, lightweight wheelchair, quantity 1, limit 1 per month, burgundy, 18 inches wide
2. E0971, anti-tipping device, each, quantity 2, limit 2 per year
3. E2601, general use wheelchair seat cushion, width less than 22 inches, quantity 1, limit 1 per year

These are three lines and four pieces in all.

Diagnoses on the order: G14, M17.12 and I10.

Reason given by the prescriber. The customer has weak legs from postpolio syndrome and a worn left knee. Her legs give way after 12 feet. A cane was tried and failed in 2024, and a walker with front wheels in 2025. In her home on May 7, 2026, she could push a standard chair only 40 feet but a lightweight one 150 feet. The doorways measure 31 inches, and the floors are flat, so a chair 18 inches wide is workable there.

Two anti-tipping devices are needed because the trial chair tipped back at the ramp of the back door. The cushion is for sitting about 9 hours a day. Her skin is not broken, and no skin protection cushion is asked for.`,
    `LETTER OF MEDICAL NECESSITY

Patient: Philippa Wendt-Osgood
Height / weight: 5 ft 2 in, 148 lb
Equipment: lightweight wheelchair with anti-tipping devices and cushion

Summary of Need

Philippa Wendt-Osgood has postpolio syndrome (G14), unilateral primary osteoarthritis of the left knee (M17.12) and essential hypertension (I10). Her mobility limitation keeps her from toileting in time and from bringing her meals to the table.

Why Lesser Equipment Does Not Suffice

- Cane: failed in 2024.
- Front-wheeled walker: failed in 2025, since her legs give way after 12 feet.
- Standard wheelchair: on May 7, 2026 she managed just 40 feet.

Why This Equipment Will Work

With a lightweight wheelchair she covered 150 feet the same day. She locks the brakes without assistance. The house has flat floors, 31-inch doorways and a ramp at the back door. Her husband Casimir helps by lifting her legs into bed. Mrs. Wendt-Osgood has said that she is willing to use the chair at home.

Coverage

Medicare requires that a mobility limitation impair one or more daily activities in the home and that a cane or walker not resolve it. Both are met, as set out above.

Quantities

One wheelchair, two anti-tipping devices per year and one seat cushion per year.

Lenore Askew-Birdsong, MD
NPI 1487206535
Date signed: 2026-05-11`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'This is postpolio syndrome (G14) → This is multiple sclerosis (G14)'],
    [
      2,
      'other-item',
      'K0003, lightweight wheelchair, quantity 1 → K0003, general use wheelchair seat cushion, quantity 1',
    ],
    [
      3,
      'description-detail',
      'unilateral primary osteoarthritis of the left knee → unilateral post-traumatic osteoarthritis of the left knee',
    ],
    [0, 'side', 'The left knee stops 15 degrees → The right knee stops 15 degrees'],
    [1, 'side', '- Left leg 2/5 → - Left leg 3/5'],
    [0, 'sex', '77-year-old woman → 77-year-old man'],
    [1, 'sex', '77 y/o female → 77 y/o male'],
    [0, 'choice', 'burgundy, 18 inches wide, with two → navy blue, 18 inches wide, with two'],
    [1, 'choice', 'An 18-inch-wide lightweight wheelchair → A 20-inch-wide lightweight wheelchair'],
    [3, 'device', '- Cane: failed in 2024. → - Cane: failed in 2024. She already has a power scooter.'],
    [0, 'medication', 'lisinopril 10 mg daily → amlodipine 10 mg daily'],
    [
      1,
      'diagnosis',
      'and primary OA of the left knee → and primary OA of the left knee and diabetic neuropathy',
    ],
    [
      3,
      'event',
      'since her legs give way after 12 feet → since her legs give way after 12 feet and she broke her hip in a fall',
    ],
    [
      2,
      'treatment',
      'has weak legs from postpolio syndrome and a worn left knee. → has weak legs from postpolio syndrome and a worn left knee, which was injected with cortisone without benefit.',
    ],
    [0, 'social', 'who lives with her husband Casimir → who lives alone near her husband Casimir'],
    [1, 'social', 'Lives with husband, who lifts → Lives with daughter, who lifts'],
    [3, 'attitude', 'she is willing to use the chair at home → she is not eager to use the chair at home'],
    [
      1,
      'negation',
      'She is able to lock the brakes without help → She is not able to lock the brakes without help',
    ],
    [2, 'organisation', 'Lakeland Mobility → Northstar Medical Equipment'],
    [
      0,
      'attestation',
      'I saw her in the office on May 4, 2026. → I saw her in the office on May 4, 2026, and I watched her push the trial chair in her home.',
    ],
    [0, 'relative-date', 'A cane failed in 2024 → A cane failed last month'],
    [3, 'other-role', 'she managed just 40 feet → she managed just 31 feet'],
    [1, 'brackets', 'Ramp at the back door → Ramp at the back door [four steps at the front door]'],
    [
      3,
      'coverage-measure',
      'that a cane or walker not resolve it → that a cane or walker not resolve it, and her walking distance of 6 feet shows this',
    ],
    [2, 'script', 'quantity 2, limit 2 per year → quantity 2, limit ４ per year'],
    [2, 'identifier', 'Telephone: (218) 555-0131 → Telephone: (218) 555-0137'],
    [0, 'identifier', 'MRN CFM-30418 → MRN CFM-30481'],
    [1, 'date-age', 'Date of visit: 05/07/2026 → Date of visit: 05/17/2026'],
    [
      2,
      'quantity',
      'E2601, general use wheelchair seat cushion, width less than 22 inches, quantity 1 → E2601, general use wheelchair seat cushion, width less than 22 inches, quantity 2',
    ],
    [3, 'name', 'Her husband Casimir helps → Her husband Leopold helps'],
    [
      2,
      'retold',
      'only 40 feet but a lightweight one 150 feet → only 40 feet but a lightweight one 250 feet',
    ],
    [0, 'retold', 'she does not reach the toilet in time → she reaches the toilet in time'],
    [2, 'sum', 'three lines and four pieces in all → three lines and five pieces in all'],
  ],
  corruptions: {},
};
