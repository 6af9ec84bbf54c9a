import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a pedorthist, a supplier and a drafting model write for a school crossing guard with numb feet. */
export const diabeticShoesCrossingGuard: CorpusCase = {
  id: 'diabetic-shoes-crossing-guard',
  today: '2026-09-08',
  facts: {
    case_id: 34103,
    patient: {
      first_name: 'Rufino',
      last_name: 'Abernathy-Cole',
      dob: '1962-02-14',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '214 lb',
      address: '318 Tanner Row, Millhaven, PA 17990',
      phone: '(717) 555-0156',
      mrn: 'MFC-55208',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'M20.41', description: 'Other hammer toe(s) (acquired), right foot' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'Diabetic depth-inlay shoe, off-the-shelf, fitting, custom preparation and supply, per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        color: 'black',
        size: '11 wide',
        justification:
          'The 10 g monofilament was not felt at 6 of 10 places on the right foot and at 4 of 10 on the left on 2026-08-19. An ulcer of the right second toe healed on 2026-05-30 after 7 weeks. Ordinary shoes rub over the hammer toe. He stands at a school crossing for 4 hours a day.',
      },
      {
        item: 'Diabetic multiple density insert, direct formed, prefabricated, each',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification:
          'Three pairs, each worn for 4 months. Callus of 1.5 cm under the head of the right second metatarsal. HbA1c 8.1 % on 2026-07-22.',
      },
    ],
    provider: { name: 'Imogen Castellane, MD', npi: '1609372845', date_signed: '2026-09-08' },
    seen: [
      '2026-08-19, in clinic, by Imogen Castellane, MD: foot pulses present on both sides, no open ulcer, right second toe bent, skin dry.',
      '2026-08-26, in the shop, by Aurelio Pendry, CPed: both feet measured, 11 wide, right foot 3 mm longer than the left.',
    ],
    told: [
      'Who pays? Lantern Ridge Medicare Advantage',
      'Who supplies? Tanner Row Footwear',
      'Lives with whom? Alone, in a row house',
      'Work? School crossing guard',
      'Medication for diabetes? Metformin 1000 mg twice a day, no insulin',
      'Amputation? None',
    ],
    answered: [],
  },
  notes: [
    `STATEMENT OF THE PRESCRIBING PHYSICIAN

September 8, 2026

Patient: Rufino Abernathy-Cole
Born: February 14, 1962
MRN: MFC-55208

Mr. Abernathy-Cole, 64, has type 2 diabetes with polyneuropathy (E11.42). He takes metformin 1000 mg twice a day and no insulin. On July 22, 2026 the HbA1c was 8.1 %.

I examined his feet on August 19. He did not feel the 10 g monofilament at six of ten places on the right and four of ten on the left. The second toe of the right foot is bent (hammer toe, M20.41). There is a callus of 1.5 cm under the head of the right second metatarsal (L84). Pulses were present in both feet, the skin was dry, and there was no open ulcer. No part of either foot has been amputated.

Earlier this year an ulcer of the right second toe took seven weeks to heal; it closed on May 30.

He works as a school crossing guard and stands for four hours a day. Ordinary shoes rub over the bent toe.

I prescribe one pair of depth-inlay shoes (A5500, two shoes) and three pairs of inserts (A5512, six pieces) for one year.

A foot without protective feeling does not give warning of a shoe that presses.

Imogen Castellane, MD, NPI 1609372845`,
    `Fitting note
Aurelio Pendry, CPed, Tanner Row Footwear
08/26/2026, in the shop

Customer: R. Abernathy-Cole, 5'11", 214 lb, crossing guard

Measured: both feet. Size 11, wide. The right foot is 3 mm longer than the left one, so the right decides.

Shape: hammer toe, right, second. Needs depth over the toes. Ordinary shoes rub there.

Pressure: callus 1.5 cm, below the head of metatarsal 2, right.

Skin: no open ulcer at the physician's visit one week earlier (08/19). Old ulcer of the right 2nd toe healed 05/30 after 7 wks.

Feeling, from the physician's chart: monofilament missed at 6/10 on the right, 4/10 on the left. Together 10 of 20 places.

Chosen
 shoe: depth-inlay, off the shelf, black, 11 wide, A5500, 2 shoes
 insert: multiple density, direct formed, A5512, 6 pieces, i.e. 3 pairs of 4 months each

Lives by himself in a row house. On his feet four hours a day at the crossing.

Advice we give to everyone: shake out the shoe before putting it on, wear new shoes one or two hours a day at first, look at the feet every evening, and come back when the insert has gone flat.`,
    `TANNER ROW FOOTWEAR
Claim cover sheet with request

Insurer       Lantern Ridge Medicare Advantage
Beneficiary   Rufino Abernathy-Cole, male, DOB 02/14/1962
Residence     318 Tanner Row, Millhaven, PA 17990
Telephone     (717) 555-0156
Prescribing physician  Imogen Castellane, MD, NPI 1609372845
Date signed   September 8, 2026

| HCPCS | What | Units | Limit |
|---|---|---|---|
| A5500 | Depth-inlay shoe, per shoe | 2 | 2 in 1 year |
| A5512 | Multiple density insert, each | 6 | 6 in 1 year |

Total: 8 units on two lines.

ICD-10-CM: E11.42, M20.41, L84

The beneficiary has type 2 diabetes mellitus with diabetic polyneuropathy. Besides the neuropathy there are two further grounds: an acquired hammer toe of the right foot, and an ulcer in the past. The latter was on the right second toe and healed on May 30, 2026. He has not had an amputation.

The shoes are black and in size 11 wide. Both feet were measured on August 26, 2026 by Aurelio Pendry, CPed, which is 13 days before the signature.

The inserts are changed every four months.

In general such shoes are furnished once in a year, and the statement of the certifying physician must not be older than the plan allows when they are handed over.`,
    `## Therapeutic shoes: justification for Rufino Abernathy-Cole

> Draft written from the record; to be read and signed by Imogen Castellane, MD.

**Who he is.** A 64-year-old man who lives alone in a row house and guards a school crossing, where he is on his feet for 4 hours a day.

**What he has**

1. Type 2 diabetes mellitus with diabetic polyneuropathy (E11.42)
2. Acquired hammer toe, right foot (M20.41)
3. Corns and callosities (L84)

**What the examination showed**

- Monofilament (10 g) *not* felt: right 6 of 10 places, left 4 of 10
- Pulses: present in both feet
- Callus: 1.5 cm, under the right second metatarsal head
- HbA1c: 8.1 % (July 22, 2026)

**What has happened already**

An ulcer on the second toe of the right foot, which needed 7 weeks until it was healed on May 30, 2026, a little more than three months before this letter.

**What is asked for**

- **A5500**, black, 11 wide: 2 shoes (1 pair)
- **A5512**: 6 inserts (3 pairs)

Each pair of inserts is to last 4 months, so that the three cover the year.

**Why not ordinary shoes.** They rub over the hammer toe.

Treatment of his diabetes is by metformin, 1000 mg twice a day; he does not inject insulin.

Insurers commonly want proof of diabetes together with at least one foot condition.

Supplier: Tanner Row Footwear. Payer: Lantern Ridge Medicare Advantage.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'type 2 diabetes with polyneuropathy (E11.42) → type 1 diabetes with polyneuropathy (E11.42)',
    ],
    [
      0,
      'medication',
      'metformin 1000 mg twice a day and no insulin → metformin 1000 mg twice a day and glipizide 5 mg',
    ],
    [0, 'other-role', 'the HbA1c was 8.1 %. → the HbA1c was 11 %.'],
    [0, 'negation', 'He did not feel the 10 g → He felt the 10 g'],
    [0, 'negation', 'there was no open ulcer. → there was an open ulcer.'],
    [
      0,
      'code-disease',
      'a callus of 1.5 cm under the head of the right second metatarsal (L84) → a plantar wart of 1.5 cm under the head of the right second metatarsal (L84)',
    ],
    [0, 'retold', 'Pulses were present in both feet → Pulses were absent in both feet'],
    [0, 'event', 'No part of either foot has been amputated. → The left fifth toe was amputated.'],
    [0, 'date-age', 'it closed on May 30 → it closed on March 13'],
    [0, 'social', 'He works as a school crossing guard → He works as a mail carrier'],
    [0, 'retold', 'stands for four hours a day → stands for eight hours a day'],
    [0, 'other-item', '(A5512, six pieces) → (A5512, two pieces)'],
    [1, 'side', 'hammer toe, right, second. → hammer toe, left, second.'],
    [1, 'name', 'Aurelio Pendry, CPed, Tanner → Aurelio Penrose, CPed, Tanner'],
    [1, 'relative-date', "the physician's visit one week earlier → the physician's visit one month earlier"],
    [1, 'sum', 'Together 10 of 20 places. → Together 12 of 20 places.'],
    [1, 'script', 'The right foot is 3 mm longer → The right foot is ৮ mm longer'],
    [1, 'choice', 'off the shelf, black, 11 wide → off the shelf, brown, 11 wide'],
    [1, 'social', 'Lives by himself in a row house. → Lives with his partner in a row house.'],
    [1, 'brackets', 'Needs depth over the toes. → Needs depth over the toes [and a rocker sole].'],
    [1, 'retold', 'healed 05/30 after 7 wks → healed 05/30 after 17 wks'],
    [1, 'device', 'i.e. 3 pairs of 4 months each → i.e. 3 pairs of 4 months each; toe filler, left'],
    [
      2,
      'organisation',
      'Insurer       Lantern Ridge Medicare Advantage → Insurer       Susquehanna Gold Plan',
    ],
    [2, 'identifier', 'ICD-10-CM: E11.42, M20.41, L84 → ICD-10-CM: E11.40, M20.41, L84'],
    [2, 'quantity', '| 6 | 6 in 1 year | → | 6 | 12 in 1 year |'],
    [2, 'sum', 'Total: 8 units on two lines. → Total: 10 units on two lines.'],
    [2, 'negation', 'He has not had an amputation. → He has had an amputation.'],
    [
      2,
      'attestation',
      'The inserts are changed every four months. → The inserts are changed every four months. We delivered the shoes and checked the fit.',
    ],
    [2, 'identifier', 'Telephone     (717) 555-0156 → Telephone     (717) 555-0165'],
    [
      2,
      'diagnosis',
      'Besides the neuropathy there are two further grounds → Besides the neuropathy and peripheral artery disease there are two further grounds',
    ],
    [3, 'sex', 'A 64-year-old man who lives → A 64-year-old woman who lives'],
    [
      3,
      'treatment',
      'They rub over the hammer toe. → They rub over the hammer toe. A total contact cast was worn until June.',
    ],
    [
      3,
      'event',
      'a little more than three months before this letter. → a little more than three months before this letter; he was in hospital for it.',
    ],
    [
      3,
      'attitude',
      'he does not inject insulin. → he does not inject insulin and follows his diet faithfully.',
    ],
    [
      3,
      'coverage-measure',
      'together with at least one foot condition. → together with at least one foot condition, here a toe pressure of 38 mmHg.',
    ],
    [3, 'organisation', 'Supplier: Tanner Row Footwear. → Supplier: Millhaven Foot Center.'],
    [3, 'name', 'signed by Imogen Castellane, MD. → signed by Imogen Castleton, MD.'],
  ],
  corruptions: {},
};
