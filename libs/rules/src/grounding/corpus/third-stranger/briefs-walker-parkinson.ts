import type { CorpusCase } from '../corpus-case.ts';

export const briefsWalkerParkinson: CorpusCase = {
  id: 'briefs-walker-parkinson',
  today: '2026-08-03',
  facts: {
    case_id: 7712,
    patient: {
      first_name: 'Augustine',
      middle_name: 'Leroy',
      last_name: 'Halvorsen',
      dob: '1938-06-19',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '149 lb',
      address: '19 Meadowlark Terrace, Sioux Falls, SD 57106',
      phone: '(605) 555-0133',
      mrn: 'MRN-771255',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'N39.46', description: 'Mixed incontinence' },
      { code: 'R15.9', description: 'Full incontinence of feces' },
    ],
    items: [
      {
        item: 'Adult sized disposable incontinence product, protective underwear/pull-on, medium size, each',
        hcpcs: 'T4526',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Five changes a day. Waist 35 inches. Bladder training from February to May 2026 did not help. Can pull them up himself while standing at the sink. A red rash in both groins healed in June 2026 with zinc oxide.',
      },
      {
        item: 'Adult sized disposable incontinence product, underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 120,
        limit_period: 'month',
        justification: 'Two a night in the bed. His daughter-in-law Ingrid washes the sheets.',
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Took 31 seconds to rise, walk 10 feet and come back on July 20, 2026. Short shuffling steps. No fall in the past year. A cane was tried and he forgot it at every turn. Cannot lift a walker without wheels. Widower; used to farm sugar beets.',
      },
    ],
    provider: { name: 'Dr. Paloma Everhart', npi: '1107569000', date_signed: '2026-08-03' },
  },
  notes: [
    `Augustine Halvorsen
MRN-771255
August 3, 2026

Mr. Halvorsen is 88 years old and has Parkinson's disease without dyskinesia, without mention of fluctuations (G20.A1), mixed incontinence (N39.46) and full incontinence of feces (R15.9).

Bladder training from February to May 2026 did not help. He needs five changes a day and can pull his underwear up himself while standing at the sink. I order protective underwear in medium size (T4526), 150 a month; his waist is 35 inches. For the bed he needs two large underpads a night (T4541), 60 a month. A red rash in both groins healed in June with zinc oxide.

On July 20 he took 31 seconds to rise, walk 10 feet and return. He walks with short shuffling steps. He tried a cane and forgot it at every turn, and he cannot lift a walker that has no wheels. He has not fallen in the past year. I order a folding wheeled walker (E0143).

He is a widower. His daughter-in-law Ingrid washes the sheets.

Dr. Paloma Everhart, NPI 1107569000`,
    `Halvorsen A, 88M, PD G20.A1, mixed UI N39.46, FI R15.9
BT Feb-May 26 failed
T4526 med pull-on 150/mo (5/d), waist 35"
T4541 lg pads 60/mo (2/noc)
E0143 x1: TUG 31 s 7/20/26, shuffling, cane forgotten, can't lift std walker
no falls 1 y
Everhart NPI 1107569000`,
    `MONTHLY INCONTINENCE SUPPLIES AND WALKER

                        Code     Amount      Limit
Pull-on, medium         T4526    150/month   200/month
Underpad, large         T4541    60/month    120/month
Walker, folding, wheels E0143    1           1 per 5 years

Client: Augustine Leroy Halvorsen, 19 Meadowlark Terrace, Sioux Falls, SD 57106
Phone: (605) 555-0133
Born: June 19, 1938
Waist: 35 in (89 cm)
Diagnoses: G20.A1, N39.46, R15.9
Prescriber: Dr. Paloma Everhart, NPI 1107569000`,
    `In Parkinson's disease the movements become small and slow. It is less well known that the bladder and the bowel are affected too. The urge comes without warning, and the walk to the toilet takes too long. When leaking on effort is added to the urge, we speak of mixed incontinence.

Mr. Halvorsen, a former beet farmer and a widower of eighty-eight, has both kinds and is incontinent of stool besides. Three to four months of bladder training, ending in May, changed nothing. One thing he still does himself: he stands at the sink and pulls the garment up. Pull-on underwear lets him keep this, and a brief with tapes would not.

Five changes a day are one hundred and fifty in a month of thirty days, fifty fewer than the limit. Two underpads a night are sixty, exactly half of theirs.

Dr. Paloma Everhart (NPI 1107569000) asks for these supplies and for a folding walker with wheels.`,
    `**Letter of Appeal: wheeled walker (E0143)**

Dear Sir or Madam,

I respectfully ask you to approve a folding wheeled walker for Mr. Augustine Halvorsen.

- **Gait:** short, shuffling steps
- **Timed test, July 20, 2026:** 31 seconds to rise, walk 10 feet and come back; healthy older adults need about 10 to 12
- **Cane:** tried, and forgotten at every turn
- **Walker without wheels:** he cannot lift it

He has been spared a fall in the past year. The purpose of the walker is that it should remain so.

Sincerely,
Dr. Paloma Everhart
NPI 1107569000`,
    `nurse's note for Everhart 1107569000 -- halvorsen, augustine, 5'9, 149 lbs. wet and incontinent of stool. goes through 5 pull ups a day, medium, and 2 big pads in the bed every night. daughter in law ingrid does the sheets. groin rash on both sides is gone since june, zinc oxide did it. pulls them up himself at the sink. shuffles. 31 seconds on the walk test in july. no falls for a year. left his cane behind every time he turned. needs wheels, can't lift the plain walker`,
  ],
  passages: [
    'He is eighty-eight and was born in June.',
    'Underwear and pads together come to 210 pieces a month.',
    'The test of July 20 was two weeks before the order.',
    'A rash of the groins has healed.',
  ],
  edits: [
    [0, 'negation', 'He has not fallen in the past year → He has fallen in the past year'],
    [2, 'other-item', 'Underpad, large         T4541 → Underpad, large         T4526'],
  ],
  corruptions: {
    'code-disease': ["G20.A1, {Parkinson's disease → essential tremor}"],
    'other-item': ['The folding wheeled walker, {E0143 → T4541}'],
    'description-detail': ["Parkinson's disease {without → with} dyskinesia"],
    side: ['A red rash in {both groins → the right groin} healed in June.'],
    sex: ['He is a {widower → widow} who used to farm sugar beets.'],
    choice: ['Protective underwear in {medium → extra large} size'],
    device: ['For the nights he needs underpads{ → and an external catheter}.'],
    medication: ["He has Parkinson's disease{ → and takes carbidopa-levodopa 25/100 four times a day}."],
    diagnosis: ["He has Parkinson's disease{ →, dementia} and incontinence."],
    event: ['{No fall → A fall with a broken wrist} in the past year'],
    treatment: ['{Bladder training → Pelvic floor therapy} from February to May 2026 did not help.'],
    social: ['His {daughter-in-law → wife} Ingrid washes the sheets.'],
    attitude: ['~ {→ He accepts his condition with dignity and is grateful for the help.}'],
    negation: ['He {can → cannot} pull the underwear up himself.'],
    organisation: ['{→ The supplies are delivered by Prairie Home Medical.}'],
    attestation: ['{→ I watched him walk in my office and timed the test.}'],
    'relative-date': ['The rash healed {in June → last week}.'],
    'other-role': ['He took {31 → 35} seconds to rise, walk and come back.'],
    brackets: ['[{→ He wanders at night and has left the house twice.}]'],
    'coverage-measure': [
      'A walker is covered when walking at home is impaired{ →, and his Berg balance score of 34 proves it}.',
    ],
    script: ['Five changes a day, {150 → ၁၅၀} a month'],
    identifier: ['Full incontinence of feces ({R15.9 → R15.0})'],
    'date-age': ['Augustine Halvorsen, born on June 19, {1938 → 1948}'],
    quantity: ['Protective underwear, 150 a {month → week}'],
    name: ['Mr. {Halvorsen → Halverson} forgot the cane at every turn.'],
    retold: ['Bladder training {did not help → cut the changes in half}.'],
    sum: ['Five changes a day are {thirty-five → forty-five} a week.'],
  },
};
