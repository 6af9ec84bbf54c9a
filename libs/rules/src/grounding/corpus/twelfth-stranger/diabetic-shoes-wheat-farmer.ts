import type { CorpusCase } from '../corpus-case.ts';

/** A podiatrist's letter, a form with boxes, and a chatty letter. */
export const diabeticShoesWheatFarmer: CorpusCase = {
  id: 'diabetic-shoes-wheat-farmer',
  today: '2026-11-20',
  facts: {
    case_id: 9315,
    patient: {
      first_name: 'Horatio',
      last_name: 'Bexley',
      dob: '1952-06-07',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '219 lb',
      address: '900 Turnip Creek Road, Maddox, KS 67499',
      phone: '(785) 555-0187',
      mrn: 'MX-37428',
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
        color: 'brown',
        size: '11 wide',
        justification:
          'Second toe of the left foot amputated 2024-11-12 for bone infection. Callus under the first metatarsal head of the right foot, pared 2026-10-13. Monofilament felt at 4 of 10 sites on the right, 3 of 10 on the left. Hammer toe, third left. No open sore now; the last one, on the left second toe, was before the amputation. Shoes from the year before are worn through at the outer heel. A1c 7.1 % on 2026-09-08. Empagliflozin 10 mg and metformin 1,000 mg twice a day; no insulin.',
      },
      {
        item: "For diabetics only, multiple density insert, custom molded from model of patient's foot, total contact with patient's foot, including arch, base layer minimum of 3/16 inch material of shore A 35 durometer or higher, each",
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification:
          'Three pairs, one pair every four months. Toe filler on the left. Grows wheat, walks 4 miles a day on rough ground. Widower; his daughter Clementine looks at his soles every Sunday. Sees well. Dorsalis pedis pulse felt on both sides.',
      },
    ],
    provider: { name: 'Xanthe Drummond, DPM', npi: '1639502817', date_signed: '2026-11-20' },
    seen: ['2026-10-13, office visit: feet examined, callus pared, foam impression of both feet taken.'],
  },
  notes: [
    `Re: Horatio Bexley, born June 7, 1952

To the claims reviewer:

Mr. Bexley is a 74-year-old wheat farmer with type 2 diabetes and diabetic polyneuropathy (E11.42). The second toe of his left foot was amputated on November 12, 2024, because of a bone infection (Z89.422).

At the office visit of October 13, 2026, a callus under the first metatarsal head of the right foot was pared. He feels the monofilament at 4 of 10 sites on the right foot and at 3 of 10 on the left. The third left toe is a hammer toe. There was no open sore, and there has been none since the amputation. The dorsalis pedis pulse could be felt on both sides.

He walks four miles a day over rough ground, and last year's shoes are worn through at the outer heel. His daughter Clementine looks at the soles of his feet every Sunday.

The order is for one pair of depth-inlay shoes (A5500), brown, size 11 wide, and three pairs of custom molded inserts (A5513), made from the foam impression taken at that visit. The left inserts need a toe filler. One pair of inserts is used up in four months.

Xanthe Drummond, DPM
NPI 1639502817
November 20, 2026`,
    `THERAPEUTIC SHOE FORM

Patient name: Horatio Bexley          DOB: 06/07/1952
MRN: MX-37428                         Phone: (785) 555-0187

1. Diabetes: [x] type 2  [ ] type 1      ICD-10: E11.42, Z89.422
2. Qualifying conditions
   [x] previous amputation of part of a foot (L 2nd toe, 11/12/2024)
   [ ] history of foot ulceration with current wound
   [x] peripheral neuropathy with callus formation (R 1st MT head)
   [x] foot deformity (L 3rd hammer toe)
   [ ] poor circulation (DP pulses felt, both feet)
3. Control: A1c 7.1% on 09/08/2026; metformin 1,000 mg BID, empagliflozin 10 mg; insulin: none
4. Items
   A5500 x 2 (1 pair), brown, 11 wide
   A5513 x 6 (3 pairs), L toe filler
5. Last pair: worn out at outer heels

Xanthe Drummond, DPM   NPI 1639502817   11/20/2026`,
    `Hello,

This is about Horatio Bexley from Maddox and his request for diabetic shoes.

Mr. Bexley farms wheat and is on his feet a good deal: four miles a day, not on pavement but on rough ground. That is 28 miles in a week. He is 74 and a widower. His feet have lost most of their feeling. With the thin nylon thread used for testing he noticed 7 touches out of 20, counting both feet together. In medicine this is called polyneuropathy, here from his type 2 diabetes (E11.42).

Two years ago he lost the second toe of the left foot after an infection of the bone. When a toe is missing, its neighbors tend to drift and carry more load than they should. His third toe on that side has already become a hammer toe, and the right foot has grown a callus under the ball behind the big toe.

For these reasons we are asking for one pair of extra-depth shoes in brown (A5500, size 11 wide) and six molded inserts (A5513), three for each foot. The left ones get a filler where the toe used to be. Depth shoes have room for inserts, and inserts that follow the foot spread pressure.

His diabetes is controlled by tablets, without insulin, and the last A1c was 7.1 %.

Best regards,
Xanthe Drummond, DPM (NPI 1639502817)`,
  ],
  passages: [],
  edits: [
    [
      0,
      'side',
      'The second toe of his left foot was amputated → The second toe of his right foot was amputated',
    ],
    [
      0,
      'code-disease',
      'type 2 diabetes and diabetic polyneuropathy (E11.42) → type 2 diabetes and diabetic mononeuropathy (E11.42)',
    ],
    [
      0,
      'retold',
      '4 of 10 sites on the right foot and at 3 of 10 on the left → 6 of 10 sites on the right foot and at 7 of 10 on the left',
    ],
    [
      0,
      'diagnosis',
      'The third left toe is a hammer toe. → The third left toe is a hammer toe, and both feet have bunions.',
    ],
    [
      0,
      'negation',
      'There was no open sore, and there has been none since the amputation. → There was a small open sore, the first since the amputation.',
    ],
    [0, 'event', 'because of a bone infection → because of frostbite'],
    [
      0,
      'social',
      'His daughter Clementine looks at the soles of his feet every Sunday. → His daughter Clementine looks at the soles of his feet every night.',
    ],
    [0, 'choice', 'brown, size 11 wide → brown, size 12 wide'],
    [
      0,
      'device',
      'The left inserts need a toe filler. → The left inserts need a toe filler, and the right shoe a rocker sole.',
    ],
    [
      0,
      'quantity',
      'One pair of inserts is used up in four months. → One pair of inserts is used up in six weeks.',
    ],
    [0, 'date-age', 'amputated on November 12, 2024 → amputated on November 12, 2022'],
    [1, 'code-disease', '[x] type 2  [ ] type 1 → [ ] type 2  [x] type 1'],
    [
      1,
      'retold',
      '[ ] poor circulation (DP pulses felt, both feet) → [x] poor circulation (DP pulses absent, both feet)',
    ],
    [1, 'side', '(R 1st MT head) → (L 1st MT head)'],
    [
      1,
      'medication',
      'metformin 1,000 mg BID, empagliflozin 10 mg → metformin 500 mg BID, empagliflozin 10 mg',
    ],
    [1, 'quantity', 'A5513 x 6 (3 pairs), L toe filler → A5513 x 4 (2 pairs), L toe filler'],
    [1, 'choice', 'A5500 x 2 (1 pair), brown → A5500 x 2 (1 pair), black'],
    [1, 'medication', 'insulin: none → insulin: glargine qHS'],
    [
      1,
      'negation',
      '[ ] history of foot ulceration with current wound → [x] history of foot ulceration with current wound',
    ],
    [1, 'name', 'Patient name: Horatio Bexley → Patient name: Horace Bexley'],
    [2, 'sum', 'That is 28 miles in a week. → That is 24 miles in a week.'],
    [2, 'sum', 'he noticed 7 touches out of 20 → he noticed 13 touches out of 20'],
    [2, 'relative-date', 'Two years ago he lost the second toe → Two months ago he lost the second toe'],
    [2, 'social', 'He is 74 and a widower. → He is 74 and lives with his wife.'],
    [2, 'other-item', 'and six molded inserts (A5513) → and six prefabricated inserts (A5513)'],
    [
      2,
      'retold',
      'four miles a day, not on pavement but on rough ground → four miles a day, mostly on pavement',
    ],
    [2, 'sex', 'His feet have lost most of their feeling. → Her feet have lost most of their feeling.'],
    [2, 'attitude', 'the last A1c was 7.1 % → the last A1c was 7.1 %, though he skips many of his tablets'],
    [2, 'brackets', 'Best regards, → [Charcot foot on the left, quiet since spring.]\n\nBest regards,'],
  ],
  corruptions: {},
};
