import type { CorpusCase } from '../corpus-case.ts';

/** A country practice writes: the certifying physician, the podiatrist, the shoe supplier, and a draft by a language model. */
export const depthShoesElevatorOperator: CorpusCase = {
  id: 'depth-shoes-elevator-operator',
  today: '2026-11-11',
  facts: {
    case_id: 21107,
    patient: {
      first_name: 'Leopold',
      last_name: 'Sundaram-Hayes',
      dob: '1960-05-02',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '224 lb',
      address: '1502 Granary Street, Wheatcross, KS 67999',
      phone: '(620) 555-0135',
      mrn: 'WX-618253',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'M20.41', description: 'Other hammer toe(s) (acquired), right foot' },
      { code: 'Z89.412', description: 'Acquired absence of left great toe' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'brown',
        size: '11 extra wide',
        justification:
          'The monofilament is felt at 3 of 10 sites on the right and at 2 of 10 on the left. Hammer toes 2 and 3 on the right rub against his work boots; there is a callus of 8 mm on the second. A blister from the boots in August 2026 took 19 days to close. Never had therapeutic shoes before.',
      },
      {
        item: "For diabetics only, multiple density insert, custom molded from model of patient's foot, total contact with patient's foot, including arch, base layer minimum of 3/16 inch material of shore a 35 durometer (or higher), includes arch filler and other shaping material, custom fabricated, each",
        hcpcs: 'A5513',
        quantity: 3,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three inserts for the right foot, one every four months, because of calluses under the first and fifth metatarsal heads. A heat-molded insert was flat in seven weeks.',
      },
      {
        item: 'Partial foot, shoe insert with longitudinal arch, toe filler',
        hcpcs: 'L5000',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Left great toe amputated on 2025-04-16 for osteomyelitis. The foot slides forward in the shoe and the second toe drifts 15 degrees inward.',
      },
    ],
    provider: { name: 'Beatrix Holloway, MD', npi: '1871349620', date_signed: '2026-11-11' },
    seen: [
      '2026-10-27, in office, by Beatrix Holloway, MD: HbA1c 8.1 % (2026-10-20), posterior tibial pulse weak on both sides, ankle-brachial index 0.82 right and 0.79 left, no open wound, walks without a cane.',
      '2026-11-04, podiatry office, by Emeka Strand, DPM: mold taken of the right foot, amputation site closed and dry, nails trimmed.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Prairie Step Footwear',
      'Lives with whom? With his brother Anselm on the farm',
      'What work? Runs a grain elevator part time, on his feet five hours a day',
      'What medicines? Metformin 1,000 mg twice a day, empagliflozin 10 mg a day, no insulin',
      'Does he smoke? Stopped in 2015',
      'Who treats the diabetes? Dr. Holloway, since 2018',
    ],
    answered: [],
  },
  notes: [
    `STATEMENT OF TREATING PHYSICIAN AND LETTER OF NECESSITY

Patient: Leopold Sundaram-Hayes
Date of birth: May 2, 1960
MRN: WX-618253
Payer: Medicare Part B

Mr. Sundaram-Hayes is a 66-year-old man whose diabetes I have treated since 2018. He has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42) and with peripheral angiopathy without gangrene (E11.51), acquired hammer toes of the right foot (M20.41) and absence of the left great toe (Z89.412).

At his visit of October 27, 2026 I found weak posterior tibial pulses on both sides, with an ankle-brachial index of 0.82 on the right and 0.79 on the left. There was no open wound. He walks without a cane. His HbA1c of October 20, 2026 was 8.1 %. He takes metformin 1,000 mg twice a day and empagliflozin 10 mg a day. He does not use insulin.

He cannot feel the monofilament at most sites: he felt it at 3 of 10 on the right and 2 of 10 on the left. The second and third toes on the right are hammer toes that rub in his work boots, and the second carries a callus of 8 mm. In August a blister from the boots took 19 days to close. On April 16, 2025 his left great toe was amputated for osteomyelitis.

I order two depth-inlay shoes (A5500), three custom molded inserts for the right foot (A5513) and one toe filler for the left (L5000). He stands five hours a day at a grain elevator, which he runs part time.

Beatrix Holloway, MD
NPI 1871349620
November 11, 2026`,
    `PODIATRY ENCOUNTER

DOS: 11/04/2026
Provider: Emeka Strand, DPM
Treats the diabetes: Beatrix Holloway, MD

66 y.o. M with T2DM, polyneuropathy, PAD without gangrene.

HPI: L hallux amputation 4/16/2025 (osteomyelitis). Works part time at a grain elevator, 5 h/day on his feet. Blister from work boots 8/2026, closed after 19 days. No prior therapeutic shoes. Former smoker, quit 2015.

EXAM
Neuro: monofilament R 3/10, L 2/10.
Vascular: ABI R 0.82, L 0.79 (office of Dr. Holloway, 10/27/2026).
Derm: L amputation site closed and dry. Callus 8 mm R 2nd toe. Calluses under R 1st and 5th metatarsal heads.
MSK: hammer toes R 2 and 3. L 2nd toe deviates 15 degrees medially. L foot slides forward in the shoe.

PROCEDURE
Mold of R foot. Nails trimmed.

PLAN
[x] A5500 depth shoe, 11 extra wide, brown, 1 pair (2 shoes)
[x] A5513 custom insert R x 3, replaced every 4 months
[x] L5000 toe filler L x 1

DISCUSSION
A heat-molded insert was flat in seven weeks, so a custom molded one is chosen. The Medicare benefit allows one pair of depth shoes and up to three pairs of inserts in a calendar year, provided the physician who manages the diabetes documents at least one qualifying condition. This patient has several: previous amputation of part of a foot, deformity, poor circulation, and neuropathy with callus.

Emeka Strand, DPM`,
    `Prairie Step Footwear

Order confirmation and summary of medical need
November 11, 2026

Customer: Leopold Sundaram-Hayes, 1502 Granary Street, Wheatcross, KS 67999, phone (620) 555-0135
Physician: Beatrix Holloway, MD, NPI 1871349620

Quantity | HCPCS | Item
2 | A5500 | Depth-inlay shoe, brown, size 11 extra wide
3 | A5513 | Custom molded multiple density insert, right
1 | L5000 | Partial foot insert with toe filler, left

Total number of pieces: 6

Why depth shoes. The customer has type 2 diabetes and two hammer toes on the right foot. His work boots rub them. The callus on the second toe is 8 mm. A depth shoe gives extra room over the toes, which an ordinary shoe does not.

Why three inserts. One is used up about every four months, so 3 cover the 12 months. A heat-molded insert did not last; it was flat after seven weeks.

Why a toe filler. The left great toe was amputated in April 2025. His left foot slides forward in the shoe. The filler takes the place of an insert on that side.

About the customer. He is a man of 66, 5 ft 10 in, 224 lb. He lives with his brother on a farm and spends five hours a day on his feet at work. He has never had therapeutic shoes before. He takes no insulin; policy does not require it for therapeutic shoes.

Codes on the order: E11.42 (type 2 diabetes mellitus with diabetic polyneuropathy), E11.51 (type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene), M20.41, Z89.412.

Prairie Step Footwear`,
    `# Letter of Medical Necessity
## Therapeutic Footwear for Diabetes

Patient: Leopold Sundaram-Hayes | DOB: 1960-05-02 | Age: 66 | Sex: male

To Whom It May Concern:

I am the physician who treats Mr. Sundaram-Hayes for type 2 diabetes. I recommend therapeutic shoes, custom molded inserts and a toe filler for the following reasons.

### Loss of protective sensation
He felt the monofilament at only 3 of 10 sites on the right foot and 2 of 10 on the left. A person who cannot feel pressure does not notice when a shoe is doing harm.

### Poor circulation
The posterior tibial pulse is weak on both sides. The ankle-brachial index is 0.82 on the right and 0.79 on the left. There is no gangrene and there was no open wound on October 27, 2026.

### Deformity and amputation
Hammer toes are present on the right foot. The left great toe was removed on April 16, 2025 because of osteomyelitis, and the second toe now drifts inward by 15 degrees.

### Failure of ordinary footwear
His work boots caused a blister in August 2026 that needed 19 days to close. A heat-molded insert became flat in seven weeks.

### Order
- A5500: 2 shoes, brown
- A5513: 3 inserts, right
- L5000: 1, left

### Daily life
Mr. Sundaram-Hayes runs a grain elevator part time and lives with his brother, Anselm, on the farm. He gave up smoking in 2015. His HbA1c was 8.1 % on October 20, 2026 while he was taking metformin 1,000 mg twice a day and empagliflozin 10 mg a day.

Beatrix Holloway, MD
NPI 1871349620
November 11, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'acquired hammer toes of the right foot (M20.41) → Charcot arthropathy of the right foot (M20.41)',
    ],
    [
      2,
      'code-disease',
      'E11.42 (type 2 diabetes mellitus with diabetic polyneuropathy) → E11.42 (gouty arthritis)',
    ],
    [
      2,
      'other-item',
      '1 | L5000 | Partial foot insert with toe filler, left → 1 | L5000 | Rocker sole modification, left',
    ],
    [1, 'other-item', 'A5513 custom insert R x 3 → A5513 metatarsal bar R x 3'],
    [2, 'description-detail', 'angiopathy without gangrene), → angiopathy with gangrene),'],
    [
      0,
      'description-detail',
      'type 2 diabetes mellitus with diabetic polyneuropathy (E11.42) → type 1 diabetes mellitus with diabetic polyneuropathy (E11.42)',
    ],
    [0, 'side', 'absence of the left great toe (Z89.412) → absence of the right great toe (Z89.412)'],
    [3, 'side', 'Hammer toes are present on the right foot. → Hammer toes are present on both feet.'],
    [1, 'side', 'Mold of R foot. → Mold of L foot.'],
    [0, 'sex', '66-year-old man whose → 66-year-old woman whose'],
    [3, 'sex', '| Sex: male → | Sex: female'],
    [1, 'choice', '11 extra wide, brown → 11 extra wide, black'],
    [2, 'choice', 'brown, size 11 extra wide → brown, size 12 extra wide'],
    [3, 'choice', '2 shoes, brown → 2 shoes, white, medium width'],
    [1, 'device', '[x] L5000 toe filler L x 1 → [x] L5000 toe filler L x 1, and a removable walker boot'],
    [
      3,
      'device',
      'custom molded inserts and a toe filler for the following → custom molded inserts, a toe filler and compression stockings for the following',
    ],
    [
      0,
      'medication',
      'metformin 1,000 mg twice a day and empagliflozin 10 mg a day. He → metformin 1,000 mg twice a day, empagliflozin 10 mg a day and clopidogrel 75 mg. He',
    ],
    [3, 'medication', 'while he was taking metformin 1,000 mg → while he was taking metformin 500 mg'],
    [1, 'diagnosis', 'PAD without gangrene. → PAD without gangrene, CKD stage 3.'],
    [3, 'diagnosis', '### Poor circulation → ### Poor circulation and venous stasis disease'],
    [
      0,
      'event',
      'There was no open wound. → There was no open wound. He had a bypass operation on the leg in May.',
    ],
    [
      2,
      'event',
      'His work boots rub them. → His work boots rub them, and he fell at the elevator because of it.',
    ],
    [1, 'treatment', 'No prior therapeutic shoes. → Prior therapeutic shoes 2024, worn out.'],
    [3, 'treatment', 'that needed 19 days to close. → that needed 19 days to close with oral cephalexin.'],
    [2, 'social', 'He lives with his brother on a farm → He lives with his wife in an apartment'],
    [1, 'social', 'Former smoker, quit 2015. → Chews tobacco.'],
    [3, 'social', 'runs a grain elevator part time → drives a delivery truck part time'],
    [
      0,
      'attitude',
      'He walks without a cane. → He walks without a cane and inspects his feet conscientiously every night.',
    ],
    [
      2,
      'attitude',
      'He has never had therapeutic shoes before. → He has never had therapeutic shoes before and looks forward to them.',
    ],
    [0, 'negation', 'He does not use insulin. → He does use insulin.'],
    [3, 'negation', 'and there was no open wound on → and there was an open wound on'],
    [0, 'organisation', 'Payer: Medicare Part B → Payer: Sunflower Advantage HMO'],
    [2, 'organisation', 'on his feet at work. → on his feet at the Wheatcross Farmers Cooperative.'],
    [
      0,
      'attestation',
      "I order two → I certify that I reviewed and agreed with the podiatrist's record, and I order two",
    ],
    [
      3,
      'attestation',
      'I recommend therapeutic → I have taught him daily foot care, and I recommend therapeutic',
    ],
    [1, 'relative-date', 'L hallux amputation 4/16/2025 → L hallux amputation six months ago'],
    [2, 'relative-date', 'was amputated in April 2025. → was amputated last summer.'],
    [
      0,
      'relative-date',
      'whose diabetes I have treated since 2018 → whose diabetes I have treated for three years',
    ],
    [2, 'other-role', 'on the second toe is 8 mm → on the second toe is 11 mm'],
    [3, 'other-role', 'His HbA1c was 8.1 % on → His HbA1c was 11 % on'],
    [1, 'brackets', 'Nails trimmed. → Nails trimmed. [Pre-ulcerative lesion left heel.]'],
    [
      1,
      'coverage-measure',
      'at least one qualifying condition. This → at least one qualifying condition, such as his ABI of 0.54. This',
    ],
    [
      2,
      'coverage-measure',
      'policy does not require it for therapeutic shoes. → policy does not require it for therapeutic shoes, and an HbA1c of 10.2 % like his is no bar.',
    ],
    [0, 'script', 'took 19 days to close → took ٩١ days to close'],
    [3, 'script', 'drifts inward by 15 degrees → drifts \u043Eutward by 15 degrees'],
    [0, 'identifier', 'MRN: WX-618253 → MRN: WX-681253'],
    [2, 'identifier', 'NPI 1871349620 → NPI 1871346920'],
    [1, 'date-age', 'DOS: 11/04/2026 → DOS: 10/04/2026'],
    [3, 'date-age', '| Age: 66 | → | Age: 68 |'],
    [0, 'quantity', 'three custom molded inserts → six custom molded inserts'],
    [1, 'quantity', '1 pair (2 shoes) → 2 pairs (4 shoes)'],
    [3, 'name', 'with his brother, Anselm, → with his brother, Ansel,'],
    [1, 'name', 'Provider: Emeka Strand, DPM → Provider: Erik Strand, DPM'],
    [
      0,
      'retold',
      'He cannot feel the monofilament at most sites: → He can feel the monofilament at most sites:',
    ],
    [2, 'retold', 'it was flat after seven weeks → it was still firm after seven weeks'],
    [
      3,
      'retold',
      'A heat-molded insert became flat in seven weeks. → A heat-molded insert became flat in seven months.',
    ],
    [2, 'sum', 'Total number of pieces: 6 → Total number of pieces: 8'],
    [2, 'sum', 'so 3 cover the 12 months → so 3 cover the 9 months'],
    [
      3,
      'brackets',
      'The posterior tibial pulse is weak on both sides. → The posterior tibial pulse is weak on both sides. [Toe pressure 38 mmHg.]',
    ],
  ],
  corruptions: {},
};
