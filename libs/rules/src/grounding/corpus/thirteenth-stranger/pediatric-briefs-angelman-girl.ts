import type { CorpusCase } from '../corpus-case.ts';

/** A home-care nurse of children: a warm letter, a care-plan table, and a reply to a denial. */
export const pediatricBriefsAngelmanGirl: CorpusCase = {
  id: 'pediatric-briefs-angelman-girl',
  today: '2026-11-18',
  facts: {
    case_id: 9405,
    patient: {
      first_name: 'Juniper',
      middle_name: 'Wren',
      last_name: 'Abernathy-Cole',
      dob: '2019-04-30',
      gender: 'female',
      height: '3 ft 9 in',
      weight: '47 lb',
      address: '15 Millrace Court, Danforth, OR 97999',
      phone: '(541) 555-0126',
      mrn: 'DC-3390-J',
    },
    diagnoses: [
      { code: 'Q93.51', description: 'Angelman syndrome' },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Pediatric sized disposable incontinence product, brief/diaper, large size, each',
        hcpcs: 'T4530',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        size: 'Large',
        justification:
          'Six changes a day by diary of 2026-11-01 to 2026-11-14: wet 5 times, soiled once on most days. Timed toileting on a padded seat every 2 hours tried at school from February to June 2026: stayed wet, no signal. No words; uses a picture board with 12 pictures. Waist 23 inches; medium briefs leaked at the legs. Walks with one hand held. One diaper rash in August 2026, healed with zinc oxide. Mother Philippa and grandfather Orrin change her; a school aide at noon. Seizures since age 3, last one 2026-07-09.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 150,
        limit_period: 'month',
        justification:
          'Two a day: one on the bed, one on the changing table. Sleeps about 5 hours a night and soaks through once. Latex upsets her skin. Expected need: lifelong.',
      },
    ],
    provider: { name: 'Hana Vasquez-Lind, MD', npi: '1730486251', date_signed: '2026-11-18' },
    seen: [
      '2026-11-16, home visit, by Delphine Carraway, RN: skin clear, laughing, brief wet at arrival; diary complete.',
    ],
    told: ['Who pays? Oregon Health Plan'],
    answered: [],
  },
  notes: [
    `To the Oregon Health Plan

About: Juniper Wren Abernathy-Cole, 7 years old (born April 30, 2019)

Juniper has Angelman syndrome. She has no words and uses a board of twelve pictures. She walks when somebody holds one of her hands. She is fully incontinent of stool and also of urine.

When the nurse Delphine Carraway came to the house on Monday, Juniper was laughing, her brief was wet, and her skin was clear. The diary had been kept from November 1 to 14 without a gap. It shows six changes a day: five times she was wet, and on most days once soiled. Her mother Philippa and her grandfather Orrin change her at home, and an aide at school at midday.

From February to June her school sat her on a padded seat every two hours. She stayed wet and gave no sign. Her waist is 23 inches, and briefs of the medium size leaked at the legs. In August she had a diaper rash, which zinc oxide healed. Latex upsets her skin.

At night she sleeps some five hours and soaks through once, so there is a pad on the bed and another on the changing table.

Please cover each month 180 large pediatric briefs (T4530) and 60 large underpads (T4541). She will need them all her life.

Hana Vasquez-Lind, MD
NPI 1730486251`,
    `SUPPLY REQUEST / INCONTINENCE

Child:      Abernathy-Cole, Juniper    F    47 lb    3'9"    MRN DC-3390-J
Physician:  Hana Vasquez-Lind, MD      NPI 1730486251
Dx:         Q93.51, R39.81, R15.9

| Code  | Product                       | Per day | Per month | Limit |
| T4530 | brief, pediatric, large       | 6       | 180       | 200   |
| T4541 | underpad, disposable, large   | 2       | 60        | 150   |

Diary        14 days, 11/01-11/14/2026: wet x5, BM x1 (most days)
Toileting    q2h at school, Feb-Jun 2026, unsuccessful
Speech       none; picture board (12)
Gait         one-hand assist
Sz           since 3 y/o; most recent 07/09/2026
Skin         clear 11/16/2026; rash 08/2026, resolved w/ zinc oxide
Sensitivity  latex
Fit          waist 23 in; medium leaked
Helpers      mother, grandfather, aide (noon)
Duration     lifelong

Both amounts are below the monthly limits.`,
    `Dear Review Team,

Why does a seven-year-old girl still need briefs? Typically developing children are dry by day long before this age. Angelman syndrome (Q93.51) is a condition of the nervous system that people are born with, and it does not go away. Children who have it often do not sense or cannot tell that they must go. Juniper's diagnoses of this kind are R39.81 and R15.9.

It is not for want of trying. Her school practiced timed toileting with Juniper Abernathy-Cole for about five months of this year, every second hour, on a padded seat. It brought no dry times and no signal from her.

Why large? Her waist measures 23 inches and the next smaller size let urine out at the legs.

Why six a day? Multiply by thirty and you have the 180 of the request; a diary of two weeks, which Delphine Carraway, RN, found complete when she visited on November 16, bears it out. The usual ceiling is 200.

And the pads: two a day makes sixty. She wets through once in a night of about five hours' sleep.

With thanks,
Hana Vasquez-Lind, MD, NPI 1730486251
November 18, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'She is fully incontinent of stool and also of urine. → She smears stool from time to time and is fully incontinent of urine.',
    ],
    [0, 'quantity', 'a board of twelve pictures → a board of twenty pictures'],
    [0, 'negation', 'She walks when somebody holds one of her hands. → She does not walk.'],
    [0, 'date-age', 'came to the house on Monday → came to the house on Tuesday'],
    [0, 'retold', 'and her skin was clear → and her skin was red at the groin'],
    [0, 'retold', 'without a gap. It shows → with three days missing. It shows'],
    [0, 'social', 'and her grandfather Orrin change her → and her stepfather Orrin change her'],
    [0, 'social', 'and an aide at school at midday → and an aide at daycare at midday'],
    [0, 'quantity', 'on a padded seat every two hours → on a padded seat every twenty minutes'],
    [0, 'treatment', 'which zinc oxide healed → which nystatin healed'],
    [0, 'other-role', 'Her waist is 23 inches → Her waist is 47 inches'],
    [0, 'medication', 'She walks when → She takes levetiracetam twice a day. She walks when'],
    [
      1,
      'other-item',
      '| T4541 | underpad, disposable, large   | 2       | 60 → | T4541 | underpad, washable, large     | 2       | 60',
    ],
    [
      1,
      'event',
      'Sz           since 3 y/o; most recent 07/09/2026 → Sz           since 3 y/o; most recent 07/09/2026, hospitalized',
    ],
    [1, 'identifier', 'MRN DC-3390-J → MRN DC-3309-J'],
    [1, 'treatment', 'Sensitivity  latex → Sensitivity  latex, adhesive tape'],
    [
      1,
      'sum',
      'Both amounts are below the monthly limits. → The briefs are above the monthly limit, the pads below it.',
    ],
    [2, 'sex', 'Why does a seven-year-old girl still → Why does a seven-year-old boy still'],
    [
      2,
      'retold',
      'It brought no dry times and no signal from her. → It brought dry mornings but no signal from her.',
    ],
    [2, 'quantity', 'for about five months of this year → for about five weeks of this year'],
    [2, 'choice', 'Why large? → Why extra large?'],
    [2, 'sum', 'two a day makes sixty → three a day makes ninety'],
    [
      2,
      'attestation',
      'With thanks, → Her mother and I have both signed the enclosed diary.\n\nWith thanks,',
    ],
    [2, 'diagnosis', 'and it does not go away → and, with the autism she also has, it does not go away'],
    [
      0,
      'brackets',
      'She will need them all her life. → She will need them all her life. [Trial of reusable pants, 4 weeks: not tolerated.]',
    ],
  ],
  corruptions: {},
};
