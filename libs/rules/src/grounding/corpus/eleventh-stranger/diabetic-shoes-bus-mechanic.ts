import type { CorpusCase } from '../corpus-case.ts';

/** The treating physician's letter, a letter out of a language model, and a pedorthist's note. */
export const diabeticShoesBusMechanic: CorpusCase = {
  id: 'diabetic-shoes-bus-mechanic',
  today: '2026-11-18',
  facts: {
    case_id: 9203,
    patient: {
      first_name: 'Eustace',
      last_name: 'Marchetti-Boone',
      dob: '1957-02-14',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '224 lb',
      address: '9 Depot Court, Larkmoor, OH 45888',
      phone: '(740) 555-0128',
      mrn: 'LK-50363',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.422', description: 'Acquired absence of other left toe(s)' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        size: '11 wide',
        color: 'brown',
        justification:
          'Diabetes since 2008, A1c 7.9 percent on 2026-10-06 (9.4 percent in April 2026). Cannot feel the 10 g monofilament at 6 of 10 points on the left foot and 4 of 10 on the right. Second and third toes of the left foot amputated 2025-01-23 at Corbel County Hospital for osteomyelitis. Ulcer under the left first metatarsal head, 1.2 cm, from March to July 2026, now closed. Hammertoe of the right second toe. Pulses palpable in both feet, no claudication. Current shoes, bought two years ago, are worn through and rub. Does not walk barefoot. Never had a Charcot foot.',
      },
      {
        item: 'For diabetics only, multiple density insert, custom molded from model of patient foot, total contact with patient foot, including arch, base layer minimum of 3/16 inch material of shore a 35 durometer (or higher), includes arch filler and other shaping material, custom fabricated, each',
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification:
          'Three pairs, one pair to be replaced every 4 months. The left insert gets a filler for the missing toes. Metformin 1000 mg twice daily and insulin glargine 22 units at bedtime. Gabapentin was tried and stopped for drowsiness. Retired bus mechanic; walks his dog 1 mile a day. His sister Cordelia inspects his soles each evening because he cannot see them. Mother lost a leg to diabetes. Quit smoking in 2011. Penicillin allergy (hives).',
      },
    ],
    provider: { name: 'Ravindra Castellane, MD', npi: '1295817369', date_signed: '2026-11-18' },
    seen: ['2026-10-06, office visit: foot examination, A1c drawn, diabetes plan reviewed.'],
  },
  notes: [
    `To: Medical Review
From: Ravindra Castellane, MD (NPI 1295817369)
Date: November 18, 2026
Patient: Eustace Marchetti-Boone, born February 14, 1957

Dear Colleague:

Mr. Marchetti-Boone, who is 69, has had type 2 diabetes mellitus since 2008, complicated by diabetic polyneuropathy (E11.42). I am asking for one pair of depth-inlay shoes and three pairs of custom molded inserts.

Medicare covers therapeutic shoes for a person with diabetes who has at least one of several foot conditions, among them a previous partial amputation of the foot, a history of ulceration, neuropathy with callus formation, foot deformity, and poor circulation. He meets more than one of them. The second and third toes of his left foot were amputated at Corbel County Hospital on January 23, 2025, because of osteomyelitis (Z89.422). This year, from March until July, he had an ulcer of 1.2 cm beneath the head of the left first metatarsal; it has since closed. The second toe of the right foot is a hammertoe.

At the foot examination of October 6, 2026, he did not feel the 10 g monofilament at six of ten sites on the left and at four of ten on the right. Pulses could be felt in both feet. His A1c that day was 7.9 percent, down from 9.4 percent in April. He takes metformin 1000 mg twice a day and 22 units of insulin glargine at bedtime.

The shoes he wears now are two years old, worn through, and rub his feet. Please provide two A5500 shoes, size 11 wide, brown, and six A5513 inserts, with a filler on the left where the toes are missing. This equals the yearly limit of both items.

Respectfully,
Ravindra Castellane, MD`,
    `LETTER OF MEDICAL NECESSITY: THERAPEUTIC FOOTWEAR

Patient Information
Name: Eustace Marchetti-Boone
DOB: 02/14/1957 (age 69)
Diagnoses: E11.42 (type 2 diabetes mellitus with diabetic polyneuropathy); Z89.422 (acquired absence of other left toes)

Overview
I am pleased to provide this letter on behalf of Mr. Marchetti-Boone, a retired bus mechanic who has lived with diabetes for roughly 18 years. Protective sensation is reduced in both feet, to a greater extent on the left. In a foot that cannot feel, even minor friction from a shoe may go unnoticed and progress to an ulcer.

Relevant Foot History
He has already lost two toes of the left foot, the second and the third, to a bone infection. More recently, an ulcer measuring 1.2 cm under the ball of the same foot took from March to July 2026 to close. The right foot bears a hammertoe. Circulation is not the problem: pulses are palpable on both sides and he has no claudication. He has never had Charcot changes.

Glycemic Control
Hemoglobin A1c improved from 9.4 percent in April to 7.9 percent in October 2026. The current regimen consists of metformin and bedtime insulin glargine. Gabapentin had to be stopped because it made him drowsy.

Requested Items
1. A5500, depth-inlay shoes, two (one pair), brown, 11 wide
2. A5513, custom molded inserts, six (three pairs), each pair replaced after four months

Daily Life
Mr. Marchetti-Boone walks his dog a mile each day and does not go barefoot. As he is unable to see the bottoms of his feet, his sister, Cordelia, checks them for him every evening.

Thank you for your prompt attention to this request.

Ravindra Castellane, MD`,
    `Pedorthist note
Marchetti-Boone, E. 69 y/o M. 5'9", 224 lb. MRN LK-50363
DM2 w/ polyneuropathy (E11.42), insulin + metformin. s/p amp L toes 2-3 (1/23/25).
Hx ulcer L 1st MTH 1.2 cm, healed since July. R 2nd hammertoe.
Monofilament missed: L 6/10, R 4/10. Pulses OK bilat. No Charcot.
Old shoes 2 yrs, worn out, rubbing.
Supply: A5500 x2, 11W brown. A5513 x6, toe filler L. Change inserts q 4 mo.
PCN allergy: hives. Ex-smoker, quit 2011. Sister looks at soles nightly.
Order Dr. Castellane 11/18/26.`,
  ],
  passages: [
    'Both A1c values of this year are known: 9.4 percent in the spring and 7.9 percent in October.',
    'He stopped smoking in 2011, and his mother had a leg amputated because of diabetes.',
    'The request covers two shoes and six inserts for the year, and nothing beyond the limit.',
    'Penicillin gives him hives.',
    'A bone infection cost him the second and third toes on the left; the gap will be filled by the insert.',
    'Gabapentin did not work out for him because he became drowsy.',
  ],
  edits: [
    [0, 'other-role', 'down from 9.4 percent in April → down from 11 percent in April'],
    [0, 'organisation', 'at Corbel County Hospital on → at Larkmoor Memorial Hospital on'],
    [0, 'medication', '22 units of insulin glargine at bedtime → 22 units of insulin lispro at bedtime'],
    [1, 'diagnosis', 'He has never had Charcot changes. → He also has Charcot changes of the midfoot.'],
    [1, 'social', 'his sister, Cordelia, checks → his wife, Cordelia, checks'],
    [2, 'side', 's/p amp L toes 2-3 → s/p amp R toes 2-3'],
  ],
  corruptions: {
    'code-disease': [
      'He carries the code E11.42, type 2 diabetes with {polyneuropathy → chronic kidney disease}.',
    ],
    'other-item': ['The order names six {A5513 → A5500} inserts.'],
    'description-detail': ['His diabetes is of type {2 → 1}, with polyneuropathy.'],
    side: [
      'The hammertoe is on his {right → left} foot.',
      'The filler for the missing toes goes into the {left → right} insert.',
    ],
    choice: ['He is to receive brown shoes in size {11 wide → 9 wide}.'],
    medication: [
      'He takes metformin {1000 mg → 500 mg} twice a day.',
      'He no longer takes {gabapentin → metformin}, which made him drowsy.',
    ],
    diagnosis: [
      'The pulses of both feet can be felt, {and he has no claudication → but he has peripheral arterial disease}.',
      'His feet show {a hammertoe on the right → a bunion on each side}.',
    ],
    event: ['In January 2025 he underwent {removal of two toes → a transmetatarsal amputation} on the left.'],
    treatment: ['He reacts to {penicillin with hives → latex with blisters}.'],
    social: ['He {quit smoking in 2011 → smokes half a pack a day}.'],
    attitude: [
      '~ He {does not walk barefoot → is extremely careful about his feet and eager to follow every recommendation}.',
    ],
    negation: [
      'He is {unable → able} to see the soles of his feet.',
      'The ulcer under the left metatarsal head {has closed → remains open}.',
    ],
    attestation: [
      'At the visit of October 6, 2026, {a foot examination was done → I fitted the shoes and watched him walk in them}.',
    ],
    'relative-date': ['The toes were amputated {almost two years ago → two months ago}.'],
    'other-role': [
      'His A1c in October was {7.9 → 9.4} percent.',
      'He walks his dog {1 mile → 4 miles} a day.',
    ],
    'coverage-measure': [
      'Shoes are covered for a person with diabetes and a previous ulcer, such as the one {under the left first metatarsal head → on the left heel} that closed in July.',
    ],
    script: ['His ulcer was under the {first → fіfth} metatarsal head.'],
    identifier: ['His record number is {LK-50363 → LK-50336}.'],
    quantity: [
      'An insert pair is replaced after {4 months → 6 months}.',
      'The monofilament was missed at {6 → 9} of 10 points on the left.',
    ],
    retold: [
      'The ulcer measured {1.2 cm → 12 cm} and lasted from March to July.',
      'His {sister inspects his soles each evening → sister inspects his soles once a week}.',
    ],
    sum: ['Six inserts make {three → two} pairs for the year.'],
  },
};
