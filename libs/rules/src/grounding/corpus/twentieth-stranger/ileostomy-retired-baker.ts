import type { CorpusCase } from '../corpus-case.ts';

/** A geriatrician and a drafting medical assistant write for a retired baker with an ileostomy. */
export const ileostomyRetiredBaker: CorpusCase = {
  id: 'ileostomy-retired-baker',
  today: '2026-07-13',
  facts: {
    case_id: 20105,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Vantongeren',
      dob: '1943-04-29',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '158 lb',
      address: '56 Poplar Spur, Dunmore Flats, MI 49999',
      phone: '(616) 555-0177',
      mrn: 'DFG-09264',
    },
    diagnoses: [
      { code: 'Z93.2', description: 'Ileostomy status' },
      { code: 'K51.90', description: 'Ulcerative colitis, unspecified, without complications' },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        size: '57 mm',
        justification:
          'Ileostomy since 2011. The stoma is on the right lower abdomen, 28 mm wide and flush with the skin. A flat barrier was tried in May 2026 and leaked after 1 day. With the convex barrier he changes every 2 days.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with flange (2 piece system), each',
        hcpcs: 'A5063',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'beige',
        justification:
          'One pouch with each barrier. He empties the pouch 6 times a day. Output 900 mL a day.',
      },
      {
        item: 'Ostomy skin barrier, pectin-based, paste, per ounce',
        hcpcs: 'A4406',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        justification: "Fills a crease at 3 o'clock. Stomahesive powder did not stop the weeping.",
      },
    ],
    provider: { name: 'Leocadia Brannigan, MD', npi: '1649027385', date_signed: '2026-07-13' },
    seen: [
      '2026-07-06, in office, by Leocadia Brannigan, MD: red weeping skin 2 cm around the stoma, no ulcer, no hernia, abdomen soft, hands steady.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Lakeshore Ostomy Supply',
      'Lives with whom? With his son Willem',
      'Who changes the barrier? He does it himself',
      'Work before? Baker',
      'In a nursing facility or home health episode? No',
    ],
    answered: [],
  },
  notes: [
    `July 13, 2026

Medicare Part B
Re: Cornelius Vantongeren, born April 29, 1943

To the reviewer:

Mr. Vantongeren is an 83-year-old retired baker with an ileostomy (Z93.2), ulcerative colitis, unspecified, without complications (K51.90), and irritant contact dermatitis related to the stoma (L24.B3). I am asking for coverage of his ostomy supplies in the amounts below.

He has had the ileostomy since 2011. The stoma lies on the right lower abdomen. It is 28 mm wide and flush with the skin. In May 2026 a flat barrier was tried, and it leaked after one day. With the convex barrier he changes every two days.

On July 6, 2026, in the office, I found red, weeping skin for 2 cm around the stoma. There was no ulcer and no hernia. The abdomen was soft.

Each month he needs:

- 15 extended wear skin barriers with flange and built-in convexity, 57 mm (A4407)
- 15 drainable two-piece pouches, beige (A5063)
- 4 ounces of pectin-based paste (A4406)

The paste fills a crease at 3 o'clock. Stomahesive powder did not stop the weeping. He empties the pouch six times a day, and the output is 900 mL a day. He lives with his son Willem but changes the barrier himself.

Leocadia Brannigan, MD
NPI 1649027385`,
    `LAKESHORE OSTOMY SUPPLY
Request for physician confirmation

Beneficiary: Cornelius Vantongeren    DOB 04/29/1943
Address: 56 Poplar Spur, Dunmore Flats, MI 49999
Phone: (616) 555-0177
Physician: Leocadia Brannigan, MD, NPI 1649027385

| HCPCS | Item | Monthly quantity | Monthly limit |
| --- | --- | --- | --- |
| A4407 | Skin barrier with flange, extended wear, convex, 57 mm | 15 | 20 |
| A5063 | Pouch, drainable, 2 piece, beige | 15 | 20 |
| A4406 | Pectin-based paste, ounces | 4 | 4 |

For a 3-month shipment this is 45 barriers, 45 pouches and 12 ounces of paste.

Clinical background. The beneficiary has an ileostomy (Z93.2) that dates from 2011. He has ulcerative colitis. His skin shows irritant contact dermatitis (L24.B3). The stoma does not protrude; it is level with the skin and measures 28 mm. A flat barrier tested in May 2026 leaked after 1 day. The convex one is changed every 2 days, which makes 15 in a month of 30 days.

Place of service. He is not in a nursing facility and not in a home health episode. He lives with his son. Ostomy supplies are covered for a person with a surgically created opening that diverts stool or urine outside the body. The number needed is generally set by the type of stoma and the condition of the skin.`,
    `Progress note
Visit date: 07/06/2026
Patient: C. Vantongeren, MRN DFG-09264

S: 83 y/o man, ex-baker, lives with son Willem. Ileostomy since 2011, UC. Does his own barrier changes. Empties the pouch 6x/day; output 900 mL per day. Flat barrier in May 2026 leaked after a day. Now convex, changed every 2 days.

O: Height 5 ft 11 in, weight 158 lb. Abdomen soft. Stoma in the right lower abdomen, 28 mm, flush. Peristomal skin red and weeping over 2 cm. No ulceration. No hernia. Hands steady.

A:
1. Ileostomy status, Z93.2
2. Ulcerative colitis, unspecified, without complications, K51.90
3. Irritant contact dermatitis related to fecal stoma, L24.B3. Not controlled with Stomahesive powder.

P:
1. A4407 convex extended wear barrier with flange, #15 per month
2. A5063 drainable pouch, 2 piece, #15 per month
3. A4406 pectin paste, 4 oz per month, for the crease at 3 o'clock

The count of pouches equals the count of barriers, since one goes with the other. A convex barrier presses gently on the skin around a flush stoma, and that helps the effluent fall into the pouch.

Leocadia Brannigan, MD
07/13/2026`,
    `**Letter of Medical Necessity for Ostomy Supplies**

Dear Claims Reviewer,

This letter explains why Cornelius Vantongeren, age 83, requires convex extended wear barriers, drainable pouches and barrier paste. His supplier is Lakeshore Ostomy Supply, and his insurer is Medicare Part B.

**Diagnoses**
Z93.2 Ileostomy status; K51.90 ulcerative colitis, unspecified, without complications; L24.B3 irritant contact dermatitis related to stoma.

**Reason for convexity**
The stoma on the right side of the lower abdomen does not rise above the skin. When a flat barrier was used in May 2026, leakage began after 1 day. The convex barrier allows him to change every other day.

**Reason for paste**
There is a crease at 3 o'clock that has to be filled. Powder (Stomahesive) failed to stop the weeping. On examination on July 6, 2026 the skin was red and weeping 2 cm around the stoma, without an ulcer.

**Quantities per month**
A4407: 15. A5063: 15. A4406: 4 ounces. This is 30 barriers and pouches in all, and each line is at or below its limit.

**Ability**
He lives at home with his son, yet he changes the barrier without help. His hands are steady. Six times a day he empties the pouch, for a daily output of 900 mL.

Leocadia Brannigan, MD
July 13, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'an ileostomy (Z93.2) → a urostomy (Z93.2)'],
    [1, 'code-disease', 'an ileostomy (Z93.2) that → a colostomy (Z93.2) that'],
    [0, 'other-item', '4 ounces of pectin-based paste (A4406) → 4 ounces of pectin-based paste (A5063)'],
    [
      2,
      'other-item',
      '1. A4407 convex extended wear barrier with flange, #15 per month → 1. A4407 convex extended wear barrier with flange, #4 per month',
    ],
    [
      2,
      'description-detail',
      'Ulcerative colitis, unspecified, without complications, K51.90 → Ulcerative colitis, unspecified, with rectal bleeding, K51.90',
    ],
    [
      3,
      'description-detail',
      'irritant contact dermatitis related to stoma → allergic contact dermatitis related to stoma',
    ],
    [0, 'side', 'on the right lower abdomen → on the left lower abdomen'],
    [3, 'side', 'on the right side of the lower abdomen → on the left side of the lower abdomen'],
    [2, 'sex', '83 y/o man, → 83 y/o woman,'],
    [1, 'sex', 'He has ulcerative colitis. → She has ulcerative colitis.'],
    [0, 'choice', 'pouches, beige (A5063) → pouches, transparent (A5063)'],
    [1, 'choice', 'extended wear, convex, 57 mm → extended wear, convex, 70 mm'],
    [
      3,
      'device',
      'drainable pouches and barrier paste → drainable pouches, an ostomy belt and barrier paste',
    ],
    [2, 'medication', 'Hands steady. → Hands steady. Continues loperamide 2 mg with meals.'],
    [0, 'medication', 'The abdomen was soft. → The abdomen was soft. He uses mesalamine.'],
    [1, 'diagnosis', 'He has ulcerative colitis. → He has ulcerative colitis and chronic kidney disease.'],
    [
      2,
      'event',
      'Does his own barrier changes. → Does his own barrier changes. Was admitted for dehydration in June.',
    ],
    [3, 'treatment', 'without an ulcer. → without an ulcer. He is allergic to adhesive tape.'],
    [
      0,
      'treatment',
      'Stomahesive powder did not stop the weeping. → Stomahesive powder and nystatin cream did not stop the weeping.',
    ],
    [1, 'social', 'He lives with his son. → He lives with his daughter.'],
    [2, 'social', 'ex-baker, → ex-carpenter,'],
    [3, 'attitude', 'His hands are steady. → His hands are steady and he is ashamed of the odor.'],
    [1, 'negation', 'The stoma does not protrude; → The stoma does protrude;'],
    [2, 'negation', 'No hernia. → Hernia present.'],
    [1, 'negation', 'not in a home health episode → in a home health episode'],
    [3, 'organisation', 'His supplier is Lakeshore Ostomy Supply → His supplier is Great Rivers Medical'],
    [
      0,
      'organisation',
      'He has had the ileostomy since 2011. → He has had the ileostomy, made at Ottawa Bend Hospital, since 2011.',
    ],
    [
      0,
      'attestation',
      'I am asking for coverage → I have counted his remaining stock and am asking for coverage',
    ],
    [2, 'relative-date', 'Flat barrier in May 2026 leaked → Flat barrier last week leaked'],
    [1, 'other-role', 'measures 28 mm → measures 57 mm'],
    [2, 'brackets', 'Abdomen soft. → Abdomen soft [tender in the left flank].'],
    [
      1,
      'coverage-measure',
      'that diverts stool or urine outside the body. → that diverts stool or urine outside the body, in his case 1,500 mL of it a day.',
    ],
    [0, 'script', 'the output is 900 mL a day → the output is ٧٠٠ mL a day'],
    [3, 'script', 'A4406: 4 ounces. → А4406: 8 ounces.'],
    [1, 'identifier', '(616) 555-0177 → (616) 555-0171'],
    [2, 'identifier', 'DFG-09264 → DFG-09246'],
    [0, 'date-age', 'On July 6, 2026, in the office → On July 9, 2026, in the office'],
    [3, 'date-age', 'age 83, → age 79,'],
    [2, 'quantity', '4 oz per month → 6 oz per month'],
    [0, 'name', 'his son Willem → his son Pieter'],
    [2, 'name', 'C. Vantongeren → C. Vandergeren'],
    [0, 'retold', 'it leaked after one day → it leaked after one week'],
    [3, 'retold', 'to change every other day → to change every fourth day'],
    [1, 'sum', '45 pouches and 12 ounces of paste → 45 pouches and 16 ounces of paste'],
    [3, 'sum', 'This is 30 barriers and pouches in all → This is 34 barriers and pouches in all'],
  ],
  corruptions: {},
};
