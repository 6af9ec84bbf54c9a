import type { CorpusCase } from '../corpus-case.ts';

/** A developmental pediatrician's letter, a school nurse's style of note, and a parent-friendly letter. */
export const youthBriefsCerebralPalsyPupil: CorpusCase = {
  id: 'youth-briefs-cerebral-palsy-pupil',
  today: '2026-11-16',
  facts: {
    case_id: 9322,
    patient: {
      first_name: 'Rafferty',
      last_name: 'Okamoto',
      dob: '2014-05-05',
      gender: 'male',
      height: '4 ft 7 in',
      weight: '79 lb',
      address: '3 Poplar Mews, Grantley, CO 80599',
      phone: '(970) 555-0152',
      mrn: 'GR-31048',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R32', description: 'Unspecified urinary incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Youth sized disposable incontinence product, brief/diaper, each',
        hcpcs: 'T4533',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          "Six changes a day: four at home, two at school by the aide. Waist 25 inches. Does not feel when the bladder is full and cannot tell in words; uses an eye-gaze device. Toilet timing for 8 weeks (2026-08-24 to 2026-10-18) gave 3 dry checks out of 112. Smaller children's diapers of the store tore at the tapes and leaked. Skin: rash in both groins 2026-09-10, healed with nystatin cream by 2026-09-24. Bowels move every second day with polyethylene glycol 17 g a day. Baclofen 10 mg three times a day. Two seizures in 2026, the last on 2026-03-29; levetiracetam 500 mg twice a day.",
      },
      {
        item: 'Gloves, non-sterile, per 100',
        hcpcs: 'A4927',
        quantity: 1,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'For his parents, Setsuko and Dermot, who change him; vinyl, as he is allergic to latex (hives). Born at 27 weeks. Fed by mouth. Fifth grade. Expected lifelong. Sister Niamh is 8.',
      },
    ],
    provider: { name: 'Henrietta Vasquez-Lund, MD', npi: '1336750942', date_signed: '2026-11-16' },
    seen: ['2026-10-27, office visit: skin intact, weight 79 lb, hips moved without pain, spine straight.'],
  },
  notes: [
    `Regarding Rafferty Okamoto, date of birth May 5, 2014

To whom it may concern:

Rafferty is a 12-year-old fifth grader, born at 27 weeks, who has spastic quadriplegic cerebral palsy (G80.0). He has neither control of his bladder (R32) nor of his bowels (R15.9), and this is expected to last for life.

He does not feel when the bladder is full and cannot say so in words, although he uses an eye-gaze device. For eight weeks, from August 24 to October 18, toilet timing was tried. Of 112 checks three were dry.

He needs six changes a day, four at home and two at school, where the aide does them. Children's diapers from the store tore at the tapes and leaked. In September he had a rash in both groins, which healed in two weeks with nystatin cream. At the office visit on October 27 the skin was intact, the hips moved without pain, and the spine was straight. His bowels move every second day with polyethylene glycol, 17 g daily.

I prescribe youth briefs (T4533), 180 a month, and one box of 100 vinyl gloves a month (A4927) for his parents, Setsuko and Dermot. Latex gives Rafferty hives.

Henrietta Vasquez-Lund, MD
NPI 1336750942
November 16, 2026`,
    `OKAMOTO, RAFFERTY / 12 / M / 79 lb / waist 25 in

CP spastic quad (G80.0). Urinary incont (R32), fecal incont, full (R15.9).
Changes: 4 home + 2 school = 6/day x 30 = 180/mo
Timed toileting 8/24-10/18: 3/112 dry
Sensation of full bladder: none. Communication: eye gaze.
Store diapers: tapes tore, leaked
Rash: both groins 9/10, healed 9/24 (nystatin). Skin 10/27 intact.
BM: q2d on PEG 17 g/d
Baclofen 10 TID. Keppra 500 BID, last seizure 3/29/26 (2 this year).
Eats by mouth.
Allergy: latex, hives -> vinyl gloves
Lives with parents (Setsuko, Dermot), sister Niamh 8.

Supplies: T4533 #180/mo (max 200). A4927 1 box/mo (max 2).
H. Vasquez-Lund MD NPI 1336750942 11/16/26`,
    `Dear Care Manager,

Why does a boy of twelve still need briefs? Rafferty Okamoto has spastic quadriplegic cerebral palsy (G80.0), a condition in which the brain cannot steer the muscles as it should, in all four limbs. Children with it often lack the signal that tells us that the bladder is full, and Rafferty lacks it. He also cannot tell anyone in words.

Another way was tried first. For 56 days he was taken to the toilet on a schedule. Fewer than 3 % of the checks found him dry. More of the same is not likely to change the result.

What he uses up is easily reckoned: six briefs a day, of which four are changed by his parents and two by the aide at school. In a month of 30 days this is 180 (T4533), or nine tenths of what the limit of 200 would allow. With a waist of 25 inches he needs the youth size. One hundred gloves (A4927) go with them each month. They have to be of vinyl, since he is allergic to latex.

Wet and soiled skin breaks down easily. He had a rash in the groins two months ago, on both sides, that healed within 14 days.

He is in fifth grade, eats by mouth, and has a younger sister. His seizures are treated with levetiracetam, 1,000 mg a day in all, and there has been none since March 29. He also takes baclofen, 30 mg a day in all.

With thanks,
Henrietta Vasquez-Lund, MD, NPI 1336750942`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'who has spastic quadriplegic cerebral palsy (G80.0) → who has athetoid cerebral palsy (G80.0)',
    ],
    [0, 'retold', 'Of 112 checks three were dry. → Of 112 checks thirty were dry.'],
    [0, 'negation', 'He does not feel when the bladder is full → He feels when the bladder is full'],
    [0, 'quantity', 'four at home and two at school → three at home and four at school'],
    [0, 'side', 'he had a rash in both groins → he had a rash in the left groin'],
    [
      0,
      'medication',
      'which healed in two weeks with nystatin cream → which healed in two weeks with hydrocortisone cream',
    ],
    [0, 'diagnosis', 'and the spine was straight → and the spine was curved'],
    [0, 'choice', 'one box of 100 vinyl gloves a month → one box of 100 nitrile gloves a month'],
    [0, 'date-age', 'Rafferty is a 12-year-old fifth grader → Rafferty is a 10-year-old fifth grader'],
    [
      0,
      'retold',
      "Children's diapers from the store tore at the tapes and leaked. → Children's diapers from the store fit him well but leaked.",
    ],
    [0, 'quantity', 'this is expected to last for life → this is expected to last for two years'],
    [1, 'description-detail', 'CP spastic quad (G80.0) → CP spastic diplegic (G80.0)'],
    [1, 'sum', '6/day x 30 = 180/mo → 6/day x 30 = 200/mo'],
    [1, 'medication', 'Keppra 500 BID → Depakote 500 BID'],
    [1, 'event', 'last seizure 3/29/26 (2 this year) → last seizure 10/29/26 (ER)'],
    [1, 'treatment', 'Eats by mouth. → G-tube fed.'],
    [1, 'treatment', 'Allergy: latex, hives → Allergy: latex, anaphylaxis'],
    [
      1,
      'social',
      'Lives with parents (Setsuko, Dermot), sister Niamh 8. → Lives with foster parents (Setsuko, Dermot), sister Niamh 8.',
    ],
    [1, 'retold', 'BM: q2d on PEG 17 g/d → BM: daily without laxative'],
    [
      1,
      'device',
      'Supplies: T4533 #180/mo (max 200). → Supplies: T4533 #180/mo (max 200), underpads #60/mo.',
    ],
    [1, 'other-item', 'Supplies: T4533 #180/mo → Supplies: T4533 pull-ups #180/mo'],
    [1, 'date-age', 'Skin 10/27 intact. → Skin 10/2 intact.'],
    [
      2,
      'sum',
      'or nine tenths of what the limit of 200 would allow → or eight tenths of what the limit of 200 would allow',
    ],
    [
      2,
      'relative-date',
      'He had a rash in the groins two months ago → He had a rash in the groins two weeks ago',
    ],
    [2, 'sex', 'He is in fifth grade, eats by mouth → She is in fifth grade, eats by mouth'],
    [
      2,
      'retold',
      'Fewer than 3 % of the checks found him dry. → Fewer than 30 % of the checks found him dry.',
    ],
    [2, 'sum', 'baclofen, 30 mg a day in all → baclofen, 20 mg a day in all'],
    [2, 'social', 'and has a younger sister → and has a twin sister'],
    [2, 'negation', 'and there has been none since March 29 → and they still come every week'],
    [
      2,
      'attitude',
      'More of the same is not likely to change the result. → Rafferty fought the schedule with tears every day.',
    ],
    [2, 'other-role', 'With a waist of 25 inches → With a waist of 27 inches'],
    [2, 'brackets', 'With thanks, → [Pressure injury on the left buttock since August]\n\nWith thanks,'],
    [2, 'organisation', 'two by the aide at school → two by the aide at Grantley Elementary School'],
    [1, 'script', 'waist 25 in → waist ２９ in'],
  ],
  corruptions: {},
};
