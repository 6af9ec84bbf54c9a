import type { CorpusCase } from '../corpus-case.ts';

/** The clinic's nurse practitioner and the shoe supplier's intake coordinator write for a man with diabetic feet. */
export const diabeticShoesBeekeeper: CorpusCase = {
  id: 'diabetic-shoes-beekeeper',
  today: '2026-06-30',
  facts: {
    case_id: 18106,
    patient: {
      first_name: 'Orrin',
      last_name: 'Halvorsen-Beck',
      dob: '1959-04-05',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '192 lb',
      address: '77 Clover Bench, Minnow Creek, ID 83999',
      phone: '(208) 555-0153',
      mrn: 'MCR-20718',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
      { code: 'Z89.411', description: 'Acquired absence of right great toe' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'black',
        size: '10 wide',
        justification:
          'Cannot feel the 5.07 monofilament at 6 of 10 sites on the right foot and 4 of 10 on the left. Right great toe amputated on 2023-10-18. Ordinary work boots caused a blister over the left second toe in 2026-04.',
      },
      {
        item: "For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient's foot, including arch, base layer minimum of 1/4 inch material of shore a 35 durometer or 3/16 inch material of shore a 40 durometer (or higher), prefabricated, each",
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three pairs, replaced every 4 months. Callus under the left second metatarsal head. HbA1c 7.8 % on 2026-05-21.',
      },
    ],
    provider: { name: 'Henrike Vossler, MD', npi: '1417385209', date_signed: '2026-06-30' },
    seen: [
      '2026-06-24, in the clinic, by Lowell Penhallow, FNP-C: both feet warm, dorsalis pedis pulses 2+ on both sides, no open ulcer, healed scar at the right great toe.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Camas Prairie Orthotics and Shoes',
      'Lives with whom? With his daughter Signe',
      'Work? Beekeeper, walks 3 miles a day among the hives',
      'Who checks the feet? His daughter, every evening',
      'Medicines? Metformin 1,000 mg twice a day',
    ],
    answered: [],
  },
  notes: [
    `STATEMENT OF MEDICAL NECESSITY, THERAPEUTIC SHOES

Date: June 30, 2026
Patient: Orrin Halvorsen-Beck, DOB April 5, 1959
MRN: MCR-20718
Insurance: Medicare Part B

Mr. Halvorsen-Beck is a 67-year-old beekeeper who has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42). He also has acquired absence of the right great toe (Z89.411) and acquired hammer toe of the left foot (M20.42).

The toe was amputated on October 18, 2023. He cannot feel the 5.07 monofilament at 6 of 10 sites on the right foot and at 4 of 10 sites on the left. There is callus under the left second metatarsal head. In April 2026 ordinary work boots caused a blister over the left second toe. His HbA1c was 7.8 % on May 21, 2026. He takes metformin 1,000 mg twice a day.

Lowell Penhallow, FNP-C, saw him in the clinic on June 24, 2026. Both feet were warm with pulses of 2+, and there was no open ulcer.

I order for the year:
(a) depth-inlay shoes, A5500, 2 shoes (1 pair), black, size 10 wide
(b) direct formed multiple density inserts, A5512, 6 inserts (3 pairs)

Henrike Vossler, MD
NPI 1417385209
Signed: June 30, 2026`,
    `DIABETIC FOOT VISIT

Orrin Halvorsen-Beck, 67 M
06/24/2026, clinic, seen by Lowell Penhallow, FNP-C

Subjective: Walks 3 miles a day among his hives. Lives with his daughter, who checks his feet every evening. Had a blister over the left second toe in April 2026 from ordinary work boots.

Medication: metformin 1000 mg BID.
Lab: HbA1c 7.8 % (05/21/2026).
Vitals: weight 192 lb, height 5 ft 9 in.

Objective:
| | Right foot | Left foot |
|---|---|---|
| Monofilament sites not felt | 6 of 10 | 4 of 10 |
| Dorsalis pedis pulse | 2+ | 2+ |
| Temperature | Warm | Warm |
| Ulcer | None | None |
| Toes | Great toe absent, healed scar | Hammer toe |
| Callus | | Second metatarsal head |

Assessment: T2DM with diabetic polyneuropathy, E11.42. Acquired absence of right great toe, Z89.411. Other hammer toe, acquired, left foot, M20.42.

Plan: black depth shoes, 10 wide, 2 shoes (A5500). Inserts A5512, 6 each, to be replaced every 4 months. With 2 inserts in use at a time, 6 inserts last 12 months.

For signature: Henrike Vossler, MD`,
    `Camas Prairie Orthotics and Shoes

Intake documentation

Beneficiary: Orrin Halvorsen-Beck
DOB: 04/05/1959
Address: 77 Clover Bench, Minnow Creek, ID 83999
Phone: (208) 555-0153
Certifying physician: Henrike Vossler, MD, NPI 1417385209

Medicare covers therapeutic shoes for a person with diabetes who has at least one of several foot conditions, such as previous amputation of part of a foot, peripheral neuropathy with evidence of callus formation, foot deformity or poor circulation. In one calendar year one pair of depth shoes and three pairs of inserts are allowed.

Conditions in this beneficiary's record:
- Amputation of the right great toe, October 18, 2023 (Z89.411)
- Diabetic polyneuropathy (E11.42) with callus under the second metatarsal head of the left foot
- Hammer toe, acquired, left foot (M20.42)

Products:
1. A5500, depth-inlay shoe, quantity 2, color black, size 10 wide
2. A5512, multiple density insert, direct formed, quantity 6

The physician's order was signed June 30, 2026. The record of June 24, 2026 does not show poor circulation: pulses were 2+ on both sides. Shoes and inserts add up to 8 pieces for the year.`,
    `Dear Reviewer:

I am writing to explain why Orrin Halvorsen-Beck (born April 5, 1959) needs therapeutic shoes and inserts.

### Loss of protective sensation

Mr. Halvorsen-Beck has type 2 diabetes with polyneuropathy. On testing with the 5.07 monofilament he missed 6 of 10 sites on the right and 4 of 10 on the left. A person who cannot feel pressure may walk on a blister without noticing it.

### Deformity and amputation

His right great toe was removed on October 18, 2023. Without the great toe, load shifts toward the smaller toes. On the left he has a hammer toe and a callus under the second metatarsal head.

### Footwear so far

Ordinary work boots raised a blister over the left second toe in April 2026. He keeps bees and walks three miles a day, so that footwear matters a great deal. His daughter Signe looks at his feet every evening.

### Request

Two black depth-inlay shoes, size 10 wide (A5500), and six heat-molded inserts (A5512) are requested for one year. The inserts are three pairs, one pair for every 4 months. No ulcer was open on June 24, 2026.

Sincerely,
Henrike Vossler, MD
NPI 1417385209
June 30, 2026`,
  ],
  passages: [],
  edits: [
    [2, 'code-disease', '- Hammer toe, acquired, left foot (M20.42) → - Charcot joint, left foot (M20.42)'],
    [1, 'other-item', 'Inserts A5512, 6 each → Toe fillers A5512, 6 each'],
    [2, 'other-item', '1. A5500, depth-inlay shoe, quantity 2 → 1. A5500, custom-molded shoe, quantity 2'],
    [0, 'description-detail', 'with diabetic polyneuropathy (E11.42) → with diabetic nephropathy (E11.42)'],
    [
      1,
      'description-detail',
      'Other hammer toe, acquired, left foot, M20.42 → Other hammer toe, congenital, left foot, M20.42',
    ],
    [0, 'side', 'absence of the right great toe (Z89.411) → absence of the left great toe (Z89.411)'],
    [3, 'side', 'a blister over the left second toe → a blister over the right second toe'],
    [1, 'sex', 'Orrin Halvorsen-Beck, 67 M → Orrin Halvorsen-Beck, 67 F'],
    [3, 'sex', 'Mr. Halvorsen-Beck has → Ms. Halvorsen-Beck has'],
    [0, 'choice', '2 shoes (1 pair), black, size 10 wide → 2 shoes (1 pair), brown, size 10 wide'],
    [2, 'choice', 'color black, size 10 wide → color black, size 11 wide'],
    [1, 'device', 'Plan: black depth shoes → Plan: ankle-foot orthosis, black depth shoes'],
    [
      0,
      'medication',
      'He takes metformin 1,000 mg twice a day. → He takes metformin 1,000 mg and glipizide 5 mg twice a day.',
    ],
    [
      3,
      'medication',
      'type 2 diabetes with polyneuropathy. → type 2 diabetes with polyneuropathy and uses gabapentin.',
    ],
    [
      0,
      'diagnosis',
      'acquired hammer toe of the left foot (M20.42). → acquired hammer toe of the left foot (M20.42), and peripheral artery disease.',
    ],
    [3, 'event', 'was removed on October 18, 2023. → was removed on October 18, 2023 after a farm accident.'],
    [2, 'treatment', 'Products: → Earlier therapeutic shoes wore out. Products:'],
    [1, 'treatment', 'from ordinary work boots. → from ordinary work boots, treated with silver cream.'],
    [1, 'social', 'Lives with his daughter, who → Lives with his wife, who'],
    [3, 'social', 'He keeps bees and walks → He drives a school bus and walks'],
    [
      3,
      'attitude',
      'looks at his feet every evening. → looks at his feet every evening, and he faithfully wears what he is given.',
    ],
    [2, 'negation', 'does not show poor circulation → does show poor circulation'],
    [0, 'negation', 'there was no open ulcer → there was an open ulcer'],
    [0, 'organisation', 'Insurance: Medicare Part B → Insurance: Regence BlueShield of Idaho'],
    [2, 'organisation', 'Camas Prairie Orthotics and Shoes → Lochsa Foot and Ankle Center'],
    [
      3,
      'attestation',
      'and six heat-molded inserts (A5512) are requested for one year. → and six heat-molded inserts (A5512) are requested for one year. I measured both feet myself.',
    ],
    [0, 'relative-date', 'saw him in the clinic on June 24, 2026. → saw him in the clinic last month.'],
    [3, 'relative-date', 'over the left second toe in April 2026. → over the left second toe ten days ago.'],
    [0, 'other-role', 'His HbA1c was 7.8 % → His HbA1c was 10 %'],
    [1, 'other-role', 'Walks 3 miles a day → Walks 6 miles a day'],
    [3, 'brackets', 'and a callus under → and a callus [pared at each visit] under'],
    [
      2,
      'coverage-measure',
      'foot deformity or poor circulation. In → foot deformity or poor circulation, and his ankle-brachial index of 0.6 qualifies. In',
    ],
    [1, 'script', '| Monofilament sites not felt | 6 of 10 → | Monofilament sites not felt | ৮ of 10'],
    [0, 'identifier', 'A5500, 2 shoes → A5501, 2 shoes'],
    [2, 'identifier', 'NPI 1417385209 → NPI 1417385290'],
    [0, 'date-age', 'a 67-year-old beekeeper → a 76-year-old beekeeper'],
    [3, 'date-age', 'removed on October 18, 2023 → removed on October 18, 2021'],
    [2, 'quantity', 'direct formed, quantity 6 → direct formed, quantity 4'],
    [1, 'quantity', 'to be replaced every 4 months → to be replaced every 6 months'],
    [0, 'name', 'Lowell Penhallow, FNP-C, saw → Lowell Pendleton, FNP-C, saw'],
    [3, 'name', 'His daughter Signe → His daughter Solveig'],
    [3, 'retold', 'he missed 6 of 10 sites → he felt 9 of 10 sites'],
    [0, 'retold', 'at 4 of 10 sites on the left → at 8 of 10 sites on the left'],
    [2, 'sum', 'add up to 8 pieces → add up to 9 pieces'],
    [0, 'sum', '6 inserts (3 pairs) → 6 inserts (6 pairs)'],
  ],
  corruptions: {},
};
