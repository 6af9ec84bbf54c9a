import type { CorpusCase } from '../corpus-case.ts';

export const diabeticShoesToe: CorpusCase = {
  id: 'diabetic-shoes-toe',
  today: '2026-10-06',
  facts: {
    case_id: 6603,
    patient: {
      first_name: 'Lemuel',
      middle_name: null,
      last_name: 'Brasington',
      dob: '1954-03-27',
      gender: 'male',
      height: '175 cm',
      weight: '94 kg',
      address: '803 Tupelo Street, Natchez, MS 39120',
      phone: '(601) 555-0171',
      mrn: 'MRN-663450',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.412', description: 'Acquired absence of left great toe' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'Left great toe removed in November 2024 for an infected ulcer. Does not feel the monofilament at 7 of 10 points. Callus under the second toe of the left foot. Size 11, extra wide, black, with laces.',
      },
      {
        item: 'For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient’s foot, including arch, base layer minimum of 1/4 inch material of shore A 35 durometer or 3/16 inch material of shore A 40 durometer (or higher), prefabricated, each',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three pairs, changed every four months. Hemoglobin A1c 7.9 percent on September 14, 2026.',
      },
    ],
    provider: { name: 'Dr. Henrietta Vossler', npi: '1748306259', date_signed: '2026-10-06' },
  },
  notes: [
    `October 6, 2026

Patient: Lemuel Brasington
MRN: MRN-663450

Mr. Brasington is 72 years old. He has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42), and his left great toe is absent (Z89.412): it was removed in November 2024 because of an infected ulcer. Examination with the monofilament shows that he does not feel it at seven of ten points. A callus has formed under the second toe of the left foot. His hemoglobin A1c was 7.9% on September 14.

A foot that cannot feel does not warn of pressure. A foot that has lost the great toe carries more load under the other toes, and a callus there can become the next ulcer.

Requested are two depth-inlay shoes (A5500), size 11, extra wide, black, with laces, and six multiple density inserts (A5512). The inserts are changed every four months, so three pairs last a year.

Dr. Henrietta Vossler
NPI 1748306259`,
    `BRASINGTON, L. 72 y/o M. T2DM w/ polyneuropathy, L hallux amp 11/2024 (infected ulcer). Monofil absent 7/10. Callus sub 2nd toe L. A1c 7.9 (9/14/26). Rx: A5500 x 2, A5512 x 6. Sz 11 XW blk lace. H. Vossler 1748306259`,
    `Dear Dr. Vossler's office: thank you for the order for Mr. Brasington. We understand it as follows. One pair of depth shoes in black, size eleven, extra wide, with laces. Three pairs of heat-molded inserts, one pair every four months. Together this is two units of A5500 and six units of A5512, eight units in total, which is exactly what the yearly limit admits. The reasons on the order are the missing big toe on the left, loss of feeling, and the callus. The signature is of October 6 with the NPI 1748306259. We will call him at (601) 555-0171 when the shoes arrive.`,
    `**Summary of medical necessity – Mr. Brasington**

* **Condition:** type 2 diabetes with polyneuropathy; acquired absence of the left great toe
* **Risk factors:** loss of protective sensation (3 of 10 points felt); callus on the left foot; earlier amputation
* **Glycemic control:** A1c 7.9 percent in mid-September
* **Intervention:** off-the-shelf depth shoes with three pairs of molded inserts
* **Goal:** lower the pressure on the skin and avoid another ulcer

*Provider:* Dr. Henrietta Vossler, NPI 1748306259`,
    `Almost two years have gone by since Lemuel Brasington lost the big toe of his left foot. An ulcer had become infected. His diabetes has also damaged nerves, so that of ten points touched with the nylon thread he noticed only three.

Shoes from a store are not deep enough to hold a thick insert, and they are rarely made extra wide. A depth shoe leaves room for it. The insert is warmed, pressed to the sole, and takes over its shape, including the arch. It wears out, and is therefore replaced three times a year, which for two feet comes to six pieces.

Ordered by Dr. Henrietta Vossler (NPI 1748306259) in the first week of October.`,
  ],
  passages: [
    'He is 5 feet 9 inches tall and weighs about 207 pounds.',
    'Ten points were tested, and three of them were felt.',
    'Six inserts are three pairs.',
    'The shoes have laces.',
  ],
  edits: [
    [1, 'side', 'L hallux amp 11/2024 → R hallux amp 11/2024'],
    [
      4,
      'choice',
      'they are rarely made extra wide. A depth shoe → they are rarely made in his size 13. A depth shoe',
    ],
  ],
  corruptions: {
    'code-disease': ['E11.42, {diabetic polyneuropathy → diabetic retinopathy}'],
    'other-item': ['A5512, {six inserts → six pairs of stockings}'],
    side: ['Acquired absence of the {left → right} great toe'],
    sex: ['{He → She} does not feel the monofilament at 7 of 10 points.'],
    device: ['{ → A toe filler for the left shoe is ordered as well.}'],
    medication: ['{ → His diabetes is treated with metformin 1000 mg twice a day.}'],
    event: ['{ → In August he was in the emergency room with cellulitis of the foot.}'],
    treatment: ['{ → Ordinary sneakers with gel pads were tried and caused blisters.}'],
    attitude: ['~ { → He understands the importance of daily foot care and is eager to comply.}'],
    negation: ['He {does not feel → feels} the monofilament at 7 of 10 points.'],
    attestation: ['{ → I certify that I am managing his diabetes under a comprehensive plan of care.}'],
    'relative-date': ['The toe was removed {in November 2024 → six months ago}.'],
    brackets: ['[{ → The pulses of both feet cannot be felt.}]'],
    'coverage-measure': [
      '{ → Shoes are covered when one of six conditions is met, and Mr. Brasington meets the one of foot deformity with his Charcot foot.}',
    ],
    identifier: ['Dr. Henrietta Vossler, NPI {1748306259 → 1748306295}'],
    'date-age': ['Hemoglobin A1c 7.9 percent on September {14 → 4}, 2026'],
    name: ['Mr. {Brasington → Barrington} wears size 11.'],
    retold: ['The inserts are changed every {four → six} months.'],
  },
};
