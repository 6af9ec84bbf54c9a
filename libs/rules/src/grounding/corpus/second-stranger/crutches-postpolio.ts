import type { CorpusCase } from '../corpus-case.ts';

export const crutchesPostpolio: CorpusCase = {
  id: 'crutches-postpolio',
  today: '2026-04-28',
  facts: {
    case_id: 7706,
    patient: {
      first_name: 'Rosalind',
      middle_name: 'Ines',
      last_name: 'Abernethy',
      dob: '1951-06-12',
      gender: 'female',
      height: '157 cm',
      weight: '58 kg',
      address: '61 Chandlery Street, Port Townsend, WA 98368',
      phone: '(360) 555-0193',
      mrn: 'MRN-770962',
    },
    diagnoses: [
      { code: 'G14', description: 'Postpolio syndrome' },
      { code: 'M21.372', description: 'Foot drop, left foot' },
    ],
    items: [
      {
        item: 'Crutches, forearm, includes crutches of various materials, adjustable or fixed, pair, complete with tips and handgrips',
        hcpcs: 'E0110',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Polio at the age of three, in 1954. Quadriceps strength on April 14, 2026: left 2/5, right 4/5; shoulders 5/5. Has walked with one cane since 1998; with it she fell on February 3 and April 11, 2026, both times in her kitchen and without a fracture. With forearm crutches on trial on April 14 she walked 90 m, with the cane 35 m. Gray, with closed cuffs.',
      },
      {
        item: 'Replacement, tip, cane, crutch, walker, each',
        hcpcs: 'A4637',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '12 months',
        justification:
          'Walks on gravel to the mailbox each day, which wears tips out. Translates novels at home; her husband is blind.',
      },
    ],
    provider: { name: 'Dr. Bertrand Oyelaran', npi: '1275904831', date_signed: '2026-04-28' },
  },
  notes: [
    `Ms. Rosalind Abernethy, born June 12, 1951 (MRN-770962), is 74 years old. She had polio at the age of three, in 1954, and now has postpolio syndrome (G14) and foot drop of the left foot (M21.372).

Muscle strength on April 14, 2026: left quadriceps 2/5, right quadriceps 4/5, shoulders 5/5.

She has walked with one cane since 1998. With the cane she fell twice this year, on February 3 and on April 11, both times in her kitchen. Neither fall caused a fracture.

On trial on April 14 she walked 35 m with the cane and 90 m with forearm crutches. I prescribe one pair of forearm crutches (E0110), gray with closed cuffs, and four replacement tips (A4637).

April 28, 2026
Dr. Bertrand Oyelaran
NPI 1275904831`,
    `Abernethy R, 74F. polio 1954 (age 3) -> PPS. L foot drop.
quads L 2/5 R 4/5, shldr 5/5
1 cane since '98. fell 2/3 + 4/11, kitchen, no fx
4/14 trial: cane 35 m / FA crutches 90 m
Rx E0110 x1 pr gray closed cuff; A4637 x4
G14, M21.372 -- Oyelaran 1275904831`,
    `## Summary for Reviewer

Patient: **Rosalind I. Abernethy**, 74, female

### Clinical History
- 1954: polio at age three
- Since 1998: one cane
- 2026: two falls with the cane (February 3, April 11), no fracture
- Current diagnoses: postpolio syndrome (G14); foot drop, left foot (M21.372)

### Objective Findings (April 14, 2026)
| Measure | Result |
|---|---|
| Quadriceps, left | 2/5 |
| Quadriceps, right | 4/5 |
| Shoulders | 5/5 |
| Distance, cane | 35 m (115 ft) |
| Distance, forearm crutches | 90 m (295 ft) |

### Conclusion
With forearm crutches she walks more than two and a half times as far as with the cane. Her shoulders are strong enough to bear weight on them.

### Orders
1. E0110: one pair
2. A4637: four tips, limit 4 per 12 months

Dr. Bertrand Oyelaran, NPI 1275904831`,
    `Decades after polio the muscles that took over from the paralyzed ones begin to fail in their turn. It is a slow loss, and no drug is known to halt it. What helps is to spare the tired muscles and to share the load with stronger ones, and arms, if they are sound, can share a good deal.

Rosalind Abernethy was three when the illness came, in nineteen fifty-four. She is seventy-four and has leaned on a single cane for some twenty-eight years. It no longer holds her: in February and again in April she went down on her kitchen floor, by good luck without breaking a bone. Her left thigh is the weaker, and her left foot drops.

She translates novels at home. Her husband is blind. Every day she walks over gravel to the mailbox, and for that reason spare tips are ordered together with the crutches. Dr. Bertrand Oyelaran (NPI 1275904831).`,
    `REQUISITION
Patient: Abernethy, Rosalind Ines
Address: 61 Chandlery Street, Port Townsend, WA 98368
Phone: (360) 555-0193
Height 157 cm (5'2")   Weight 58 kg (128 lb)
Item A: E0110 crutches, forearm, pair   Qty: 1   Color: gray   Cuff: closed
Item B: A4637 replacement tip   Qty: 4
Replacement limits: A one per 3 years; B four per 12 months
Dx: G14, M21.372
MD: Dr. Bertrand Oyelaran   NPI: 1275904831   Date: 28 April 2026`,
    `To the appeals board: Ms. Abernethy has a cane, and a cane is no longer enough. With it she has fallen two times in 2026, sixty-seven days apart. A cane carries only a small part of the body's weight, while a pair of forearm crutches can carry much more and leaves the hands free to open a door, since the cuffs stay on the arms.

Her left quadriceps is graded two of five, which means that it moves the leg only when gravity is taken away. Her shoulders are graded five of five, which is full strength. The trial of April 14 added 55 m to the distance she walked. We ask that E0110 and the four tips, A4637, be approved.

Dr. Bertrand Oyelaran, NPI 1275904831`,
  ],
  passages: [
    'Neither of her falls, on February 3 and April 11, broke a bone.',
    'Her right quadriceps, at 4/5, is stronger than the left.',
    'She has used one cane since 1998.',
    'Gravel on the way to the mailbox wears the tips out.',
    'The crutches are gray and have closed cuffs.',
  ],
  edits: [
    [2, 'side', '| Quadriceps, left | 2/5 | → | Quadriceps, right | 2/5 |'],
    [0, 'negation', 'Neither fall caused a fracture → Both falls caused a fracture'],
    [4, 'choice', 'Cuff: closed → Cuff: open'],
    [2, 'code-disease', 'postpolio syndrome (G14) → Guillain-Barré syndrome (G14)'],
  ],
  corruptions: {
    'code-disease': ['G14 is the code of {postpolio syndrome → multiple sclerosis}.'],
    'other-item': ['The four tips are {A4637 → E0110}.'],
    'description-detail': ['Foot drop, {left foot → unspecified foot}'],
    side: ['Her {left → right} quadriceps is graded 2/5.'],
    sex: ['{Her husband → His wife} is blind.'],
    choice: ['The crutches are to be {gray → blue}.'],
    device: ['{ → An ankle-foot orthosis for the left leg is ordered at the same time.}'],
    medication: ['{ → Gabapentin 300 mg at night relieves the pain in her legs.}'],
    diagnosis: ['{ → Osteoporosis makes every fall dangerous for her.}'],
    event: ['She fell on April 11{ → and spent two nights in the hospital}.'],
    treatment: [
      '{ → Six weeks of physical therapy brought no improvement.}',
      '{ → A walker was tried first and discarded.}',
    ],
    social: ['Her husband is {blind → deaf}.', 'She {translates novels → teaches piano} at home.'],
    attitude: ['~ { → Ms. Abernethy is highly motivated to stay on her feet.}'],
    negation: ['She walks to the mailbox {each day → no longer}.'],
    organisation: ['{ → The trial took place at the gait laboratory of Olympic Sound Hospital.}'],
    attestation: ['{ → I have discussed the risks of falling with her and her husband.}'],
    'relative-date': ['Her last fall was {on April 11 → the day before yesterday}.'],
    'other-role': ['With forearm crutches she walked {90 → 58} m.'],
    brackets: ['[{ → Nerve conduction studies confirmed new denervation.}]'],
    'coverage-measure': [
      'Crutches are covered where walking is impaired{ →, and her two hip fractures prove that it is}.',
      'The user of crutches needs strong arms{ →, and her grip of 30 kg on both sides is strong enough}.',
    ],
    script: ['On trial she walked {90 → ９０} m with forearm crutches.'],
    identifier: ['Phone {(360) 555-0193 → (306) 555-0193}'],
    'date-age': ['She had polio in {1954 → 1945}.'],
    quantity: ['Tips are limited to {4 → 8} per 12 months.'],
    name: ['Rosalind {Abernethy → Abernathy}'],
    retold: ['Her {second → first} fall of 2026 was on April 11.'],
    sum: ['In 2026 she has fallen {two → three} times.'],
  },
};
