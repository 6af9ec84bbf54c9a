import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician and a medical assistant write for a retired bus driver with diabetic feet. */
export const diabeticShoesBusDriver: CorpusCase = {
  id: 'diabetic-shoes-bus-driver',
  today: '2026-03-09',
  facts: {
    case_id: 20107,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Mbeki-Lorne',
      dob: '1954-10-30',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '203 lb',
      address: '770 Sycamore Cut, Bayou Verge, LA 70999',
      phone: '(504) 555-0164',
      mrn: 'BVG-14496',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.412', description: 'Acquired absence of left great toe' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'brown',
        size: '11 wide',
        justification:
          'Monofilament felt at 4 of 10 sites on the right foot and 3 of 10 on the left. Callus under the right second metatarsal head, 14 mm. Store-bought sneakers rubbed a blister on the right heel in December 2025. HbA1c 7.9 % on 2026-02-17.',
      },
      {
        item: "For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient's foot, including arch, base layer minimum of 1/4 inch material of shore a 35 durometer or 3/16 inch material of shore a 40 durometer (or higher), prefabricated, each",
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification: 'Three pairs, changed every 4 months.',
      },
    ],
    provider: { name: 'Leocadia Brannigan, MD', npi: '1649027385', date_signed: '2026-03-09' },
    seen: [
      '2026-03-02, in office, by Leocadia Brannigan, MD: left great toe absent with closed scar, callus under the right second metatarsal head, pedal pulses palpable on both sides, no open ulcer.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Crescent Foot Shop',
      'Diabetes medicine? Metformin 1000 mg twice a day',
      'Lives with whom? With his wife Odile',
      'Work before? City bus driver',
      'Walks how much? A mile each morning',
    ],
    answered: [],
  },
  notes: [
    `March 9, 2026

Crescent Foot Shop
Re: Thaddeus Mbeki-Lorne, date of birth October 30, 1954

To whom it may concern:

Mr. Mbeki-Lorne is a 71-year-old man with type 2 diabetes mellitus with diabetic polyneuropathy (E11.42). He also has an acquired absence of the left great toe (Z89.412) and corns and callosities (L84). He takes metformin 1000 mg twice a day. His HbA1c was 7.9 % on February 17, 2026.

At his office visit on March 2, 2026 the left great toe was absent, and the scar was closed. There was a callus of 14 mm under the right second metatarsal head. Pedal pulses were palpable on both sides. I saw no open ulcer. He felt the monofilament at 4 of 10 sites on the right foot and at 3 of 10 on the left.

Store-bought sneakers rubbed a blister on his right heel in December 2025. He walks a mile each morning and needs shoes with depth.

I therefore order one pair (2 shoes) of depth-inlay shoes, A5500, brown, size 11 wide, and 6 multiple density inserts, A5512. The inserts make three pairs, each changed after four months.

He is a retired city bus driver and lives with his wife, Odile.

Leocadia Brannigan, MD
NPI 1649027385`,
    `DIABETIC FOOT EXAM AND SHOE ORDER

Name: Thaddeus Mbeki-Lorne   MRN: BVG-14496   Age: 71
Date of exam: 03/02/2026

Diabetes
T2DM with diabetic polyneuropathy, E11.42. A1c 7.9 % (02/17/2026). Medicine: metformin 1000 mg BID, that is 2000 mg a day.

Feet
| | Right | Left |
| --- | --- | --- |
| Monofilament | 4/10 | 3/10 |
| Great toe | present | absent, scar closed |
| Callus | 2nd metatarsal head, 14 mm | |
| Pedal pulse | palpable | palpable |
| Open ulcer | no | no |

Footwear history
Sneakers from a store: blister at the right heel, December 2025.

Order
A5500 depth-inlay shoe, per shoe: 2 (limit 2 per year), brown, 11 wide
A5512 multiple density insert, prefabricated, heat molded: 6 (limit 6 per year)
Total: 8 units

Coverage
Medicare Part B pays for therapeutic shoes when a person with diabetes has at least one qualifying condition, such as a partial amputation of the foot, a history of ulcers, pre-ulcerative callus, neuropathy with callus formation, a foot deformity, or poor circulation. In this patient the toe is missing on the left, and neuropathy with callus is present.

Leocadia Brannigan, MD`,
    `Progress note, written 2026-03-09

S: Thaddeus is a 71 y/o retired bus driver who walks a mile every morning. Lives with wife Odile. On metformin 1000 mg twice daily. He got a blister on the right heel from store-bought sneakers in December 2025.

O: Visit 2026-03-02. Wt 203 lb, ht 6 ft 0 in. Absent left great toe; scar closed. Callus beneath the second metatarsal head of the right foot, 14 mm. Pulses palpable in both feet. No open ulcer. Monofilament: right 4 of 10 sites felt, left 3 of 10. HbA1c of 2026-02-17 was 7.9 %.

A: Type 2 diabetes mellitus with diabetic polyneuropathy, E11.42. Acquired absence of left great toe, Z89.412. Corns and callosities, L84.

P: Depth-inlay shoes A5500, 2 shoes, in brown. Inserts A5512, six pieces. New pair of inserts every 4 months. Supplier Crescent Foot Shop. Insurance Medicare Part B.

Comment: In general, loss of the great toe shifts load to the neighboring metatarsal heads of that foot, and a person who does not feel pressure does not notice a blister in time. Shoes with extra depth leave room for inserts that spread the load.

Leocadia Brannigan, MD, NPI 1649027385`,
    `Letter of Medical Necessity for Therapeutic Shoes

Patient
Thaddeus Mbeki-Lorne, 770 Sycamore Cut, Bayou Verge, LA 70999, phone (504) 555-0164

1. Diabetes
The patient has type 2 diabetes (E11.42) complicated by polyneuropathy. The most recent HbA1c in his case, from February 17, 2026, is 7.9 percent. Metformin is his diabetes medicine.

2. Qualifying conditions
a) The great toe of the left foot has been lost (Z89.412).
b) He has a callus (L84) of 14 mm under the second metatarsal head on the right.
c) Sensation is reduced: of 10 sites he felt 4 on the right and 3 on the left, together 7 of 20.

3. Why ordinary shoes will not do
In December 2025, sneakers bought in a store caused a blister on the right heel. He does not have an open ulcer now, and the purpose of the shoes is to keep it that way.

4. What is needed
Two depth-inlay shoes (A5500) in brown, size 11 wide, and three pairs of multiple density inserts (A5512), which are 6 inserts for the year.

5. Daily life
He walks one mile each morning. He used to drive a city bus. His wife is named Odile.

Leocadia Brannigan, MD
March 9, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'corns and callosities (L84) → hammer toes (L84)'],
    [
      2,
      'code-disease',
      'Type 2 diabetes mellitus with diabetic polyneuropathy, E11.42. → Peripheral artery disease, E11.42.',
    ],
    [0, 'other-item', 'multiple density inserts, A5512 → multiple density inserts, A5500'],
    [1, 'other-item', 'heat molded: 6 (limit → heat molded: 2 (limit'],
    [
      1,
      'description-detail',
      'T2DM with diabetic polyneuropathy, E11.42. → T1DM with diabetic polyneuropathy, E11.42.',
    ],
    [
      0,
      'description-detail',
      'mellitus with diabetic polyneuropathy (E11.42) → mellitus with diabetic nephropathy (E11.42)',
    ],
    [3, 'side', 'The great toe of the left foot → The great toe of the right foot'],
    [2, 'side', 'Pulses palpable in both feet. → Pulses palpable in the right foot only.'],
    [0, 'side', 'a blister on his right heel → a blister on his left heel'],
    [0, 'sex', 'is a 71-year-old man with → is a 71-year-old woman with'],
    [3, 'sex', 'He used to drive a city bus. → She used to drive a city bus.'],
    [0, 'choice', 'brown, size 11 wide → black, size 11 wide'],
    [3, 'choice', 'in brown, size 11 wide → in brown, size 9 wide'],
    [2, 'device', 'Supplier Crescent Foot Shop. → A walking boot as well. Supplier Crescent Foot Shop.'],
    [0, 'medication', 'He takes metformin 1000 mg → He takes metformin 500 mg'],
    [3, 'medication', 'Metformin is his diabetes medicine. → Glipizide is his diabetes medicine.'],
    [3, 'diagnosis', 'complicated by polyneuropathy. → complicated by polyneuropathy and retinopathy.'],
    [2, 'event', 'Lives with wife Odile. → Lives with wife Odile. Had a heart attack in 2024.'],
    [
      1,
      'event',
      'blister at the right heel, December 2025. → blister at the right heel, December 2025, seen in urgent care.',
    ],
    [2, 'treatment', 'No open ulcer. → No open ulcer. Callus pared monthly by a podiatrist.'],
    [0, 'treatment', 'and needs shoes with depth → and has finished a course of gait training'],
    [0, 'social', 'He is a retired city bus driver → He is a retired shrimp fisherman'],
    [2, 'social', 'Lives with wife Odile. → Lives alone.'],
    [
      3,
      'attitude',
      'He walks one mile each morning. → He walks one mile each morning and inspects his feet faithfully.',
    ],
    [3, 'negation', 'He does not have an open ulcer now → He does have an open ulcer now'],
    [0, 'negation', 'I saw no open ulcer. → I saw an open ulcer.'],
    [2, 'organisation', 'Insurance Medicare Part B. → Insurance Pelican Senior Advantage.'],
    [0, 'organisation', 'Crescent Foot Shop → Magnolia Shoe and Brace'],
    [0, 'attestation', 'I therefore order one pair → I have fitted him in person and order one pair'],
    [2, 'relative-date', 'sneakers in December 2025. → sneakers two weeks ago.'],
    [1, 'other-role', 'A1c 7.9 % (02/17/2026) → A1c 11 % (02/17/2026)'],
    [2, 'other-role', 'of the right foot, 14 mm → of the right foot, 11 mm'],
    [1, 'brackets', 'Date of exam: 03/02/2026 → Date of exam: 03/02/2026 [ankle-brachial index 0.72]'],
    [
      1,
      'coverage-measure',
      'a foot deformity, or poor circulation. → a foot deformity, or poor circulation, like his capillary refill of 6 seconds.',
    ],
    [2, 'script', 'right 4 of 10 sites felt → right ٦ of 10 sites felt'],
    [3, 'identifier', '(504) 555-0164 → (504) 555-0146'],
    [2, 'identifier', 'NPI 1649027385 → NPI 1694027385'],
    [0, 'date-age', '7.9 % on February 17, 2026 → 7.9 % on January 17, 2026'],
    [1, 'date-age', 'Age: 71 → Age: 74'],
    [1, 'quantity', 'per shoe: 2 (limit 2 per year) → per shoe: 2 (limit 4 per year)'],
    [3, 'quantity', 'three pairs of multiple density inserts → two pairs of multiple density inserts'],
    [0, 'name', 'his wife, Odile → his wife, Odette'],
    [3, 'name', 'Thaddeus Mbeki-Lorne, 770 → Theodore Mbeki-Lorne, 770'],
    [2, 'retold', 'New pair of inserts every 4 months. → New pair of inserts every 6 months.'],
    [3, 'retold', 'he felt 4 on the right and 3 on the left → he felt 9 on the right and 3 on the left'],
    [1, 'sum', 'Total: 8 units → Total: 10 units'],
    [3, 'sum', 'together 7 of 20 → together 9 of 20'],
    [1, 'sum', 'that is 2000 mg a day → that is 3000 mg a day'],
  ],
  corruptions: {},
};
