import type { CorpusCase } from '../corpus-case.ts';

export const youthBriefs: CorpusCase = {
  id: 'youth-briefs',
  today: '2026-01-22',
  facts: {
    case_id: 256,
    patient: {
      first_name: 'Zoë',
      middle_name: 'Marie',
      last_name: 'Lindqvist',
      dob: '2018-06-04',
      gender: 'female',
      height: '112 cm',
      weight: '19.5 kg',
      address: '15 Birch Terrace, Duluth, MN 55802',
      phone: '(218) 555-0155',
      mrn: 'MRN-667310',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.2', description: 'Flaccid neuropathic bladder, not elsewhere classified' },
      { code: 'K59.2', description: 'Neurogenic bowel, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Youth briefs',
        hcpcs: 'T4533',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Zoë has no sensation of a full bladder. Her parents catheterize her five times a day, and she leaks in between: six briefs a day. Toilet training from the age of 4 was not successful. She attends second grade.',
      },
      {
        item: 'Reusable underpad, bed size',
        hcpcs: 'T4537',
        quantity: 4,
        quantity_limit: 6,
        limit_period: 'year',
        justification: 'Four underpads so that one is always dry while the others are washed.',
      },
      {
        item: 'Forearm crutches',
        hcpcs: 'E0110',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        length: 'Short',
        justification:
          'One pair. She walks 150 m with crutches and 20 m without. She has outgrown the old pair.',
      },
    ],
    provider: { name: 'Dr. Gunnar Ekström', npi: '1497326219', date_signed: '2026-01-22' },
  },
  notes: [
    `Dr. Gunnar Ekström
NPI 1497326219
January 22, 2026

Patient: Zoë Marie Lindqvist
Date of birth: June 4, 2018

To the reviewer,

Zoë is a 7-year-old girl with lumbar spina bifida without hydrocephalus (Q05.7), a flaccid neuropathic bladder (N31.2) and a neurogenic bowel (K59.2).

She does not sense when her bladder is full. Her parents catheterize her five times a day. She leaks in between and needs six briefs a day. Toilet training was tried from the age of 4 and was not successful. With crutches she walks 150 m, without them 20 m; she has outgrown the old pair.

The order comprises:
1. Youth briefs, T4533, 180 per month (six a day for 30 days)
2. Reusable underpads, bed size, T4537, 4 per year
3. Forearm crutches, E0110, 1 pair (2 crutches), short

Four underpads let one be dry while the others are washed. The limits, 200 briefs a month and 6 underpads a year, are kept.

Thank you for your attention.`,
    `Zoë Lindqvist | f | 7 y | 112 cm | 19.5 kg | MRN-667310

__Diagnoses__
(1) Q05.7 lumbar spina bifida w/o hydrocephalus
(2) N31.2 flaccid neuropathic bladder
(3) K59.2 neurogenic bowel

__Need__
~ no bladder sensation; CIC x5/d by parents; leaks between
~ 6 briefs/d; toilet training (from age 4) unsuccessful
~ gait: 150 m with forearm crutches, 20 m without; old pair outgrown
~ in 2nd grade

__Rx__
~ T4533 youth briefs #180/mo
~ T4537 reusable underpad, bed size #4/yr
~ E0110 forearm crutches, short, #1 (pair)

Ekström, G., Dr. NPI 1497326219, 22.01.2026`,
    `Zoe\u0308 Lindqvist, who attends second grade, was born with spina bifida of the
lumbar spine; she has no hydrocephalus (Q05.7). Bladder and
bowel do not receive the signals they need: N31.2, flaccid
neuropathic bladder, and K59.2, neurogenic bowel.

Because a full bladder is not felt, catheterization five
times a day, which the parents do, is not enough to keep her
dry. Six briefs are used each day, hence 180 youth briefs
(T4533) a month, or 540 per 3 months. The bed is
protected by reusable underpads (T4537; four a year).

She is seven years old and walks: 20 metres without aids and 150 metres
with forearm crutches (E0110). As she has outgrown the old
ones, a new pair in the short length is ordered.

Gunnar Ekstro\u0308m
1497326219
2026-01-22`,
  ],
  passages: [
    `Both parents catheterize Zoë, five times a day in all.`,
    `A wheelchair isn't requested, since she walks with crutches.`,
    `State Medicaid programs cover diapers for children from the age of three or four, when incontinence is caused by a disease.`,
    `The parents of Zoë catheterize her; both the bladder and the bowel are neurogenic.`,
  ],
  edits: [
    [0, 'negation', 'and was not successful. → and was successful.'],
    [0, 'description-detail', 'without hydrocephalus (Q05.7) → with hydrocephalus (Q05.7)'],
    [0, 'sex', 'Zoë is a 7-year-old girl → Zoë is a 7-year-old boy'],
    [1, 'choice', 'E0110 forearm crutches, short → E0110 forearm crutches, long'],
    [1, 'retold', 'CIC x5/d by parents → CIC x5/d by school nurse'],
    [1, 'quantity', 'T4533 youth briefs #180/mo → T4533 youth briefs #280/mo'],
    [2, 'retold', '20 metres without aids → 90 metres without aids'],
    [2, 'medication', 'keep her\ndry. → keep her\ndry, even with tolterodine.'],
  ],
  corruptions: {
    'code-disease': [
      'Q05.7: lumbar {spina bifida → cerebral palsy}',
      '{Neurogenic bowel → Encopresis}, K59.2',
      'N31.2 is the code of her {flaccid neuropathic bladder → nocturnal enuresis}.',
    ],
    'other-item': [
      'T4533 {youth briefs → reusable protective underwear}, 180 per month.',
      'E0110: {forearm → underarm} crutches, one pair.',
      'T4537, {reusable underpad, bed size → disposable underpad, large}, four per year.',
    ],
    'description-detail': [
      'Spina bifida {without → with} hydrocephalus.',
      '{Lumbar → Thoracic} spina bifida.',
      'A {flaccid → reflex} neuropathic bladder.',
    ],
    side: ['She walks with crutches{ → because the left foot drops}.', '{ → The right hip is dislocated.}'],
    sex: [
      'Zoë is a 7-year-old {girl → boy}.',
      '{Her → His} parents catheterize {her → him}.',
      '{She → He} attends second grade.',
    ],
    choice: [
      'Forearm crutches in the {short → medium} length.',
      'Youth briefs{ →, size XL,} are ordered.',
      'Crutches{ → in pink}, one pair, short.',
    ],
    device: [
      'Briefs, underpads{ → , ankle-foot orthoses} and crutches are ordered.',
      '{ → A standing frame for school is requested too.}',
      '{ → Her old wheelchair will be replaced.}',
    ],
    medication: [
      '{ → Oxybutynin 2.5 mg is instilled into the bladder at night.}',
      '{ → She receives polyethylene glycol for the bowel.}',
    ],
    diagnosis: [
      '{ → She also has scoliosis.}',
      'Spina bifida{ →, a seizure disorder} and a neurogenic bowel.',
    ],
    event: [
      '{ → A ventricular shunt was placed after birth.}',
      '{ → She had surgery on a tethered cord.}',
      '{ → She was admitted twice with kidney infections.}',
    ],
    treatment: [
      '{ → Latex allergy is confirmed.}',
      '{ → A bowel program with enemas has failed.}',
      'Toilet training from the age of 4{ → and an alarm mat} was not successful.',
    ],
    social: [
      'Her {parents → grandparents} catheterize her five times a day.',
      '{ → Her twin brother is healthy.}',
      'She attends {second grade → a special school}.',
      '{ → A school nurse does the noon catheterization.}',
    ],
    attitude: [
      '~ { → Zoë is teased at school because of the odor.}',
      '~ { → Her parents are devoted and well trained.}',
      '~ { → She is a cheerful child who loves to swim.}',
    ],
    negation: [
      'Toilet training was {not successful → successful}.',
      'She has {no sensation → sensation} of a full bladder.',
      '{Without → With} aids she walks 20 m.',
    ],
    organisation: ["{ → Gillette Children's follows her.}", '{ → UCare has approved briefs in the past.}'],
    attestation: [
      '{ → I examined Zoë with both parents present and certify the need for twelve months.}',
      '~ { → I stand behind this order under my license.}',
    ],
    'relative-date': [
      '{ → She started second grade last fall.}',
      'She has outgrown the old pair{ → , given to her two summers ago}.',
    ],
    'other-role': [
      'She walks {150 → 180} m with crutches.',
      'Her parents catheterize her {five → 7} times a day.',
      '{ → She had 4 urinary infections.}',
      '{ → Bladder capacity is 200 mL.}',
    ],
    brackets: [
      '{ → [urodynamics: leak point pressure 45 cm H2O]}',
      'Six briefs a day. { → [eight on school days]}',
    ],
    'coverage-measure': [
      'Medicaid covers diapers when a disease causes incontinence{ → , here proven by a detrusor pressure of 42 cm of water}.',
      'Crutches are covered for a limited gait{ → such as her walking speed of 0.5 m/s}.',
    ],
    script: [
      'Youth briefs: {180 → ١٨} per month',
      '~ {Youth → Yоuth} briefs are ordered.',
      'Underpads: {4 → ९} per year',
    ],
    identifier: [
      'Spina bifida, {Q05.7 → Q05.2}',
      'Crutches {E0110 → E0114}',
      'Bowel: {K59.2 → K59.1}',
      'NPI {1497326219 → 1497362219}',
    ],
    'date-age': [
      'Born June {4 → 14}, 2018.',
      'A {7-year-old → 9-year-old} girl.',
      'Toilet training from the age of {4 → 2}.',
    ],
    quantity: [
      'Youth briefs, {180 → 240} per month.',
      'Underpads, 4 per {year → month}.',
      'Limit: {200 → 300} briefs per month.',
      '{One pair → Two pairs} of forearm crutches.',
    ],
    name: ['{Zoë → Chloe} Lindqvist', 'Zoë {Lindqvist → Lundqvist}', 'Dr. Gunnar {Ekström → Ekberg}'],
    retold: [
      'She walks {20 → 200} m without crutches.',
      'Her parents catheterize her {five → two} times a day.',
      'She {has outgrown → still fits} the old pair.',
      'Six briefs a {day → night} are used.',
    ],
    sum: [
      'Six briefs a day make {180 → 186} in thirty days.',
      'Briefs for 3 months: {540 → 600}.',
      '180 briefs and 4 underpads are {184 → 194} pieces in the first month.',
    ],
  },
};
