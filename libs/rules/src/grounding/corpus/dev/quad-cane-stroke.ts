import type { CorpusCase } from '../corpus-case.ts';

export const quadCaneStroke: CorpusCase = {
  id: 'quad-cane-stroke',
  today: '2026-01-14',
  facts: {
    case_id: 2305,
    patient: {
      first_name: 'Nkechi',
      middle_name: 'Grace',
      last_name: 'Adeyemi',
      dob: '1959-07-07',
      gender: 'female',
      height: '163 cm',
      weight: '70 kg',
      address: '55 Juniper Close, Baltimore, MD 21215',
      phone: '(410) 555-0144',
      mrn: 'MRN-260915',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'M21.372', description: 'Foot drop, left foot' },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
    ],
    items: [
      {
        item: 'Quad cane',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: 'Medium',
        justification:
          'The infarction happened on 2025-09-29. Berg balance score 41 of 56. With a quad cane in the right hand she walks 80 m; with a plain cane she loses balance. She climbs stairs with one hand on the rail. She fell once, on 2025-12-24, and was not injured.',
      },
      {
        item: 'Adult briefs, medium',
        hcpcs: 'T4522',
        quantity: 120,
        quantity_limit: 360,
        limit_period: 'month',
        justification:
          'Four a day: it takes her 9 minutes to get to the toilet and undress. Her sister changes her at night.',
      },
      {
        item: 'Underpads, small',
        hcpcs: 'T4542',
        quantity: 30,
        quantity_limit: 150,
        limit_period: 'month',
        justification: 'One a night.',
      },
    ],
    provider: { name: 'Rev. Dr. Aldous Pemberton', npi: '1894821606', date_signed: '2026-01-14' },
  },
  notes: [
    `January 14, 2026

Ms. Nkechi Grace Adeyemi
Date of birth July 7, 1959

To the insurer's reviewer:

I ask for a quad cane, briefs and underpads for Ms. Adeyemi, a 66-year-old woman.

Diagnoses:
I69.354  Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side
M21.372  Foot drop, left foot
R39.81   Functional urinary incontinence

The infarction happened on September 29, 2025. Her Berg balance score is 41 of 56. With a quad cane in her right hand she walks 80 m, whereas with a plain cane she loses her balance. On stairs she keeps one hand on the rail. She fell once, on December 24, 2025, without injury.

To get to the toilet and undress takes her 9 minutes. She uses four briefs a day; at night her sister changes her.

Order:
Quad cane (E0105), medium, 1
Adult briefs, medium (T4522), 120 per month
Underpads, small (T4542), 30 per month

Rev. Dr. Aldous Pemberton
NPI 1894821606`,
    `Adeyemi, Nkechi // F // 66 // MRN-260915

Prob 1: CVA (cerebral infarction) 09/29/2025 with L hemiparesis, non-dominant (I69.354); L foot drop (M21.372)
  Berg 41/56; 80 m w/ quad cane in R hand; unstable w/ plain cane; 1 fall 12/24/2025, no injury
  -> E0105 quad cane, medium, #1
Prob 2: functional incontinence (R39.81)
  9 min to reach toilet + undress; sister changes pt at night
  -> T4522 briefs, medium, #120/mo (4/d)
  -> T4542 underpads, small, #30/mo (1/night)
Limits: briefs 360/mo, underpads 150/mo

Rev. Dr. Aldous Pemberton, 1894821606, 14 January 2026`,
    `Nkechi Adeyemi (66) had a stroke, namely a cerebral infarction, on 29 September 2025. It has left her with a weak left side, which is not her dominant one (I69.354), and with a left foot that drops (M21.372).

She walks 80 metres with a quad cane held in the right hand. A plain cane is not stable enough: with it she loses balance. The Berg score stands at 41 points of 56. There has been one fall (12/24/2025), and no injury came of it.

She is wet because she needs nine minutes to reach the toilet and to undress (functional urinary incontinence, R39.81). A sister helps at night.

| E0105 | quad cane, medium | 1 |
| T4522 | adult briefs, medium | 120/month |
| T4542 | underpads, small | 30/month |

Aldous Pemberton, NPI 1894821606`,
  ],
  passages: [
    `Right hand: cane. Left hand: weak side.`,
    `Repeat falls have not occurred; there was one.`,
    `Four briefs a day are 120 a month, or 360 per 3 months; one underpad a night is 30 a month, or 90 per 3 months.`,
    `A quad cane gives more support than a cane with one tip and is covered under the same conditions.`,
  ],
  edits: [
    [0, 'side', 'With a quad cane in her right hand → With a quad cane in her left hand'],
    [0, 'event', 'without injury. → with a wrist fracture.'],
    [0, 'social', 'at night her sister changes her → at night her son changes her'],
    [1, 'retold', 'Berg 41/56 → Berg 31/56'],
    [1, 'quantity', '#30/mo (1/night) → #60/mo (2/night)'],
    [1, 'description-detail', 'non-dominant (I69.354) → dominant (I69.354)'],
    [2, 'retold', 'she needs nine minutes → she needs ninety minutes'],
    [
      2,
      'treatment',
      'A plain cane is not stable enough → A brace did not help and a plain cane is not stable enough',
    ],
  ],
  corruptions: {
    'code-disease': [
      'M21.372 - {foot drop → flat foot}, left',
      'R39.81, {functional urinary → full fecal} incontinence',
      "I69.354: {hemiplegia after cerebral infarction → Huntington's disease}",
    ],
    'other-item': [
      'E0105 {quad cane → folding walker}, medium',
      'T4542: {underpads, small → bladder control pads}, 30 a month',
      'T4522: 120 {adult briefs → underpads}; T4542: 30 {underpads → adult briefs}',
    ],
    'description-detail': [
      'Hemiparesis of the left {non-dominant → dominant} side',
      'Hemiplegia following {cerebral infarction → subarachnoid hemorrhage}',
      '{Functional → Mixed} urinary incontinence',
    ],
    side: [
      'Foot drop of the {left → right} foot',
      'She holds the quad cane in the {right → left} hand.',
      'Hemiparesis affects the {left → right} side.',
      'The {left foot drops → feet both drop}.',
    ],
    sex: [
      '{Ms. → Mr.} Adeyemi walks 80 m.',
      'At night {her → his} sister changes {her → him}.',
      'Nkechi, a 66-year-old {woman → gentleman}',
    ],
    choice: [
      'A quad cane in {medium → long}',
      'Briefs of size {medium → large}',
      'Underpads: the {small → large} ones',
      '~ Quad cane{ →, bronze finish}',
    ],
    device: [
      '{ → A carbon ankle-foot orthosis lifts the foot.}',
      'Cane, briefs, underpads{ → and a stair lift} are ordered.',
      '{ → She sleeps in a rented hospital bed.}',
    ],
    medication: [
      '{ → Apixaban 5 mg is taken twice a day.}',
      '{ → Oxybutynin dried her mouth and was ended.}',
    ],
    diagnosis: [
      '{ → Atrial fibrillation caused the stroke.}',
      '{ → She neglects the left half of space.}',
      'Stroke{ →, depression} and functional incontinence',
    ],
    event: [
      'She fell once{ → and broke the left hip}.',
      '{ → She stayed in a rehabilitation hospital until Thanksgiving.}',
      'She fell {once → three times}, the last time on December 24, 2025.',
    ],
    treatment: [
      '{ → Functional electrical stimulation has been without effect.}',
      '{ → Prompted voiding was tried for a month.}',
      '{ → Elastic in briefs gives her a rash.}',
    ],
    social: [
      'Her {sister → husband} changes her at night.',
      '{ → Two home attendants take turns by day.}',
      '~ { → She was a pharmacist in Lagos.}',
    ],
    attitude: [
      '~ { → She takes part in therapy with enthusiasm.}',
      '~ { → Ms. Adeyemi is ashamed of needing briefs.}',
      '~ { → She remembers and applies what she is taught.}',
    ],
    negation: [
      'She fell once and was {not injured → injured}.',
      'With a plain cane she {loses → does not lose} balance.',
      'The left side is {not → } her dominant one.',
    ],
    organisation: [
      '{ → Sinai Stroke Center supplied the measurements.}',
      '{ → Priority Partners covers 100 briefs.}',
    ],
    attestation: [
      '{ → I myself tested her balance and gait.}',
      '{ → I certify under 42 CFR that a face-to-face visit preceded this order.}',
    ],
    'relative-date': [
      'She fell once, {on December 24, 2025 → the night before last}.',
      '{ → Her last visit was on the first Monday of this month.}',
    ],
    'other-role': [
      'With a quad cane she walks {80 → 120} m.',
      'It takes her {9 → 30} minutes.',
      '{ → Blood pressure at rest was 163/70.}',
      'Berg balance score {41 → 56} of 56',
    ],
    brackets: ['{ → [mRS 3]}', 'One underpad a night. { → [soaked through twice a week]}'],
    'coverage-measure': [
      'Canes are covered when they resolve the limitation{ → , as 14 seconds in the Timed Up and Go show}.',
      'Supplies for incontinence are covered by the state{ → , considering her residual of 15 mL}.',
    ],
    script: ['{120 → ٢١٠} briefs a month', '~ {Quad → Quаd} cane', 'Score {41 → １４} of 56'],
    identifier: [
      'Stroke: {I69.354 → I69.353}',
      'Foot drop {M21.372 → M21.371}',
      'Small underpads {T4542 → T4541}',
      'NPI {1894821606 → 1894812606}',
    ],
    'date-age': [
      'Infarction on {2025-09-29 → 2025-09-19}',
      '{66 → 56} years of age',
      'Born on {7 July → 7 June} 1959',
      'A fall on December {24 → 14}, 2025',
    ],
    quantity: [
      'Briefs: {120 → 150} per month',
      'Underpads: 30 per {month → week}',
      'Limit for underpads: {150 → 100} per month',
      'Four briefs a {day → night}',
    ],
    name: ['Nkechi {Adeyemi → Adebayo}', '{Aldous → Albert} Pemberton', '{Nkechi → Ngozi} Adeyemi'],
    retold: [
      'It takes her {nine → nineteen} minutes to reach the toilet and undress.',
      'She climbs stairs with {one hand → no hand} on the rail.',
      'The Berg score is {41 → 14} of 56.',
      'With a {plain → quad} cane she loses balance.',
    ],
    sum: [
      'Briefs and underpads: {150 → 180} pieces a month',
      'Four a day, {360 → 400} in 3 months',
      'Underpads for 3 months: {90 → 60}',
    ],
  },
};
