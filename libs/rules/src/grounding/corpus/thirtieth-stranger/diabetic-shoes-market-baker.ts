import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a pedorthist, a shoe supplier and a drafting model write for a baker with diabetes who lacks a great toe. */
export const diabeticShoesMarketBaker: CorpusCase = {
  id: 'diabetic-shoes-market-baker',
  today: '2025-11-06',
  facts: {
    case_id: 39102,
    patient: {
      first_name: 'Rosalind',
      last_name: 'Okafor-Teague',
      dob: '1962-05-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '196 lb',
      address: '8 Millrace Street, Cobbins Ferry, OH 45999',
      phone: '(740) 555-0118',
      mrn: 'CF-228417',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'Z89.412', description: 'Acquired absence of left great toe' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        color: 'brown',
        size: '8 wide',
        justification:
          'On 2025-10-14 she felt the monofilament at 3 of 10 points on the right foot and at 2 of 10 on the left. Her own shoes, size 7, rubbed the left second toe. She stands 9 hours a day at work. Hemoglobin A1c 8.1 % on 2025-09-29.',
      },
      {
        item: 'For diabetics only, multiple density insert, custom molded from model of patient foot, total contact with patient foot, each',
        hcpcs: 'A5513',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '12 months',
        justification:
          'Three pairs, each worn for 4 months. The callus under the right first metatarsal head is 14 mm wide. Felt pads were tried from 2025-06-10 to 2025-08-19; they slipped and the callus came back after every paring.',
      },
      {
        item: 'Partial foot, shoe insert with longitudinal arch, toe filler',
        hcpcs: 'L5000',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        justification:
          'Fills the place of the left great toe, which was amputated on 2023-03-08 for an infection of the bone.',
      },
    ],
    provider: { name: 'Tobias Wenlock, DO', npi: '1740926385', date_signed: '2025-11-06' },
    seen: [
      '2025-10-14, in clinic, by Tobias Wenlock, DO: callus under the right first metatarsal head, no open ulcer, pulses felt in both feet, left second toe reddened.',
      '2025-10-27, in the workshop, by Philippa Strand, CPed: both feet measured and cast; right foot 9.6 in long, left foot 9.1 in long.',
    ],
    told: [
      'Who pays? Buckeye Lantern Health',
      'Who supplies? Two Rivers Footworks',
      'Lives with whom? With her husband Gordon',
      'Who checks the feet? Her daughter Nkechi, every evening',
      'Work? Bakes and sells bread at a covered market, 5 days a week',
      'Smoking? Never',
    ],
    answered: [],
  },
  notes: [
    `November 6, 2025

Re: Rosalind Okafor-Teague
Date of birth: 05/30/1962
MRN: CF-228417

Dear Buckeye Lantern Health,

I treat Mrs. Okafor-Teague, aged 63, for type 2 diabetes mellitus with diabetic polyneuropathy (E11.42). She also has corns and callosities (L84) and lacks the left great toe (Z89.412), which was amputated on March 8, 2023 for an infection of the bone. Her hemoglobin A1c was 8.1 % on September 29, 2025.

At the visit of October 14, 2025 I tested her with the monofilament. She felt it at 3 of 10 points on the right foot and at 2 of 10 on the left. There was a callus under the right first metatarsal head, 14 mm wide. The left second toe was reddened, where her own shoes rub it. I found no open ulcer, and the pulses could be felt in both feet.

Felt pads were tried from June 10 to August 19, 2025. They slipped, and the callus returned each time it had been pared.

I prescribe for the coming 12 months:
- A5500, depth-inlay shoes: 2 (one pair)
- A5513, custom molded inserts: 6
- L5000, insert with toe filler: 1, for the left shoe

A foot that has lost its feeling gives no warning of pressure. Medicare and other payers cover therapeutic shoes for such feet under stated conditions.

Tobias Wenlock, DO
NPI 1740926385`,
    `PEDORTHIC NOTE, Two Rivers Footworks

Customer: R. Okafor-Teague, female, 63
Date in the workshop: 10/27/2025
By: Philippa Strand, CPed

MEASURED
Right foot 9.6 in, left foot 9.1 in; the left is half an inch shorter. Both feet were cast.

SHOES NOW WORN
Size 7. They rub the left second toe.

USE
The customer bakes and sells bread at a covered market 5 days a week and stands 9 hours a day, which makes 45 hours a week on her feet.

WHAT WILL BE MADE
1) Depth-inlay shoes (A5500), one pair, brown, 8 wide.
2) Custom molded inserts (A5513), three pairs. One pair is worn for 4 months and then replaced by the next.
3) A toe filler with longitudinal arch (L5000) in the left shoe, in place of the missing great toe.

POINTS TO WATCH
The callus under the right first metatarsal head is 14 mm across and needs relief in the insert. Pads of felt did not stay where they were put. Feeling is poor on both sides: 3 of 10 points right, 2 of 10 left.

HOME
Lives with husband Gordon. Daughter Nkechi inspects the feet every evening.

As a rule new inserts are worn for an hour or two on the first day, and the skin is looked at afterwards.`,
    `Two Rivers Footworks
Claim Support Sheet

Insured: Rosalind Okafor-Teague, 8 Millrace Street, Cobbins Ferry, OH 45999
Phone: (740) 555-0118
Insurer: Buckeye Lantern Health
Prescriber: Tobias Wenlock, DO (NPI 1740926385), signed 11/06/2025

| HCPCS | Article | Units | Allowed |
|---|---|---|---|
| A5500 | Depth-inlay shoe, per shoe | 2 | 2 in 12 months |
| A5513 | Multiple density insert, custom molded, each | 6 | 6 in 12 months |
| L5000 | Partial foot insert, toe filler | 1 | 1 in 12 months |

Nine units in all.

Diagnosis codes
E11.42 Type 2 diabetes mellitus with diabetic polyneuropathy
L84 Corns and callosities
Z89.412 Acquired absence of left great toe

Reasons given by the prescriber
The insured has poor feeling in both feet, a callus on the right, and an amputated toe on the left. Shoes of size 7 rubbed her left second toe; size 8 wide is ordered. Felt pads worn for ten weeks in the summer of 2025 slipped.

The prescriber saw the insured on October 14, 2025, and both feet were cast on October 27, 2025, thirteen days later.

Payers generally want the fitting in person and a statement by the physician who manages the diabetes.`,
    `**Letter of medical necessity (draft)**

**To:** Buckeye Lantern Health
**For:** Ms. Okafor-Teague, 5 ft 4 in, 196 lb

### Clinical picture
Ms. Okafor-Teague is a 63-year-old woman whose type 2 diabetes has led to **polyneuropathy**. In September 2025 her A1c was 8.1 %. Her left great toe was removed in March 2023 because of a bone infection. She has never smoked.

### Examination
* Monofilament: 3/10 points felt on the right, 2/10 on the left
* Callus of 14 mm under the first metatarsal head of the right foot
* No open ulcer
* Pulses present in both feet

### What was tried
Felt pads, for a little over two months, did not hold their place, and the callus kept coming back.

### Daily life
She works at a covered market, where she bakes and sells bread. She is on her feet 9 hours a day. Her husband Gordon lives with her, and her daughter Nkechi checks her feet each evening.

### Equipment
One pair of brown shoes (A5500), three pairs of inserts (A5513) and one toe filler (L5000) for a year.

### Rationale
Depth shoes leave room for an insert, and a molded insert spreads the load over the whole sole. A filler keeps the forefoot from sliding into the gap left by a missing toe.

*Prescriber: Tobias Wenlock, DO, November 6, 2025*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'corns and callosities (L84) → cellulitis of the toes (L84)'],
    [0, 'description-detail', 'diabetic polyneuropathy (E11.42) → diabetic nephropathy (E11.42)'],
    [0, 'date-age', 'was amputated on March 8, 2023 → was amputated on March 8, 2021'],
    [0, 'negation', 'I found no open ulcer, and → I found an open ulcer, and'],
    [0, 'retold', 'the pulses could be felt in both feet → the pulses could not be felt in either foot'],
    [
      0,
      'side',
      'under the right first metatarsal head, 14 mm wide → under the left first metatarsal head, 14 mm wide',
    ],
    [0, 'other-item', '- A5513, custom molded inserts: 6 → - L5000, custom molded inserts: 6'],
    [
      0,
      'coverage-measure',
      'under stated conditions. → under stated conditions, one of which is her ulcer of 2 cm.',
    ],
    [
      0,
      'attestation',
      'I prescribe for the coming 12 months: → I certify that I see her every month, and prescribe for the coming 12 months:',
    ],
    [0, 'other-role', 'hemoglobin A1c was 8.1 % on → hemoglobin A1c was 9.6 % on'],
    [1, 'sum', 'which makes 45 hours a week → which makes 54 hours a week'],
    [1, 'choice', 'one pair, brown, 8 wide. → one pair, black, 8 wide.'],
    [1, 'retold', 'the left is half an inch shorter → the left is half an inch longer'],
    [1, 'social', 'Lives with husband Gordon. → Widowed, lives alone.'],
    [1, 'name', 'Daughter Nkechi inspects → Daughter Adaeze inspects'],
    [1, 'quantity', 'One pair is worn for 4 months → One pair is worn for 6 months'],
    [1, 'script', '3 of 10 points right, 2 of 10 left → 3 of 10 points right, ৪ of 10 left'],
    [1, 'device', '3) A toe filler with → 3) A rocker sole on both shoes and a toe filler with'],
    [1, 'brackets', 'Both feet were cast. → Both feet were cast [the right one twice because of swelling].'],
    [1, 'negation', 'Pads of felt did not stay → Pads of felt did stay'],
    [2, 'sum', 'Nine units in all. → Twelve units in all.'],
    [2, 'organisation', 'Insurer: Buckeye Lantern Health → Insurer: Scioto Farmers Insurance'],
    [2, 'identifier', '(NPI 1740926385) → (NPI 1740962385)'],
    [2, 'identifier', 'Phone: (740) 555-0118 → Phone: (740) 555-0181'],
    [2, 'relative-date', 'thirteen days later → five weeks later'],
    [
      2,
      'quantity',
      'insert, custom molded, each | 6 | 6 in 12 months → insert, custom molded, each | 6 | 6 in 6 months',
    ],
    [2, 'event', 'slipped. → slipped, and she was treated once in an emergency room for a foot wound.'],
    [2, 'choice', 'size 8 wide is ordered → size 9 wide is ordered'],
    [3, 'sex', 'Her husband Gordon lives with her → Her wife Gordon lives with her'],
    [3, 'diagnosis', 'has led to **polyneuropathy**. → has led to **polyneuropathy** and retinopathy.'],
    [3, 'medication', 'her A1c was 8.1 %. → her A1c was 8.1 % on metformin 1000 mg twice daily.'],
    [
      3,
      'treatment',
      'Felt pads, for a little over two months → Felt pads and a total contact cast, for a little over two months',
    ],
    [
      3,
      'attitude',
      'She is on her feet 9 hours a day. → She is on her feet 9 hours a day and is fully committed to wearing the shoes.',
    ],
    [3, 'social', 'She has never smoked. → She gave up smoking after the operation.'],
    [3, 'retold', 'because of a bone infection → because of a crush injury'],
  ],
  corruptions: {},
};
