import type { CorpusCase } from '../corpus-case.ts';

export const pullupsDementia: CorpusCase = {
  id: 'pullups-dementia',
  today: '2026-03-06',
  facts: {
    case_id: 2638,
    patient: {
      first_name: 'Guðrún',
      middle_name: 'Björk',
      last_name: "D'Ambrosio",
      dob: '1939-11-30',
      gender: 'female',
      height: '154 cm',
      weight: '53 kg',
      address: '2207 Quince Street, Eau Claire, WI 54703',
      phone: null,
      mrn: 'MRN-085516',
    },
    diagnoses: [
      { code: 'N39.42', description: 'Incontinence without sensory awareness' },
      { code: 'G30.1', description: "Alzheimer's disease with late onset" },
      { code: 'Z74.1', description: 'Need for assistance with personal care' },
    ],
    items: [
      {
        item: 'Protective underwear, medium',
        hcpcs: 'T4526',
        quantity: 150,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Five changes a day. She pulls the underwear up herself when her daughter hands it to her; briefs with tabs she takes off. She does not feel when she is wet. Going to the toilet every 2 hours for 6 weeks did not keep her dry. Her skin is intact.',
      },
      {
        item: 'Underpads, small',
        hcpcs: 'T4542',
        quantity: 30,
        quantity_limit: 150,
        limit_period: 'month',
        justification: 'One each night under the sheet. She wets the bed 4 nights a week.',
      },
    ],
    provider: { name: 'Dr. Anselm Tuilagi', npi: '1396502746', date_signed: '2026-03-06' },
  },
  notes: [
    `6 March 2026

Guðrún Björk D'Ambrosio
Born 30 November 1939

Ladies and gentlemen,

Mrs. D'Ambrosio, 86, has Alzheimer's disease with late onset (G30.1) and is incontinent without being aware of it (N39.42): she does not feel when she is wet. She needs assistance with personal care (Z74.1).

She is changed five times a day. Her daughter hands her the underwear, and she pulls it up herself. Briefs with tabs she takes off. For 6 weeks she was taken to the toilet every 2 hours, and that did not keep her dry. On 4 nights a week she wets the bed. Her skin is intact.

I am therefore ordering protective underwear in medium, T4526, 150 a month, and small underpads, T4542, 30 a month.

Dr. Anselm Tuilagi, NPI 1396502746`,
    `S: Daughter reports five changes per day. Patient removes briefs with tabs but pulls up underwear herself once it is handed to her. No sensation of wetness. Bed wet on 4 nights per week.
O: 86-year-old female, 154 cm, 53 kg. Skin intact.
A: Incontinence without sensory awareness N39.42; late-onset Alzheimer's G30.1; need for help with personal care Z74.1. Toileting every 2 h for 6 weeks failed.
P: T4526 protective underwear M, 150. T4542 underpads small, 30 (limit 150/month), one per night.

Patient: D'Ambrosio, Guðrún Björk, MRN-085516
Dr. Anselm Tuilagi (1396502746), 03/06/2026`,
    `MEDICAL NECESSITY FOR ABSORBENT PRODUCTS

Name: Guðrún D&#39;Ambrosio
DOB: 11/30/1939
NPI of the prescriber: 1396502746

### Need
Alzheimer&#39;s disease (G30.1) has taken from the patient the sense of being wet (N39.42). Scheduled toileting, every two hours over six weeks, left her wet all the same.

### Choice of product
Pull-on underwear suits her better than briefs: tabs she opens and takes off, whereas underwear that her daughter hands her she pulls up on her own.

### Amounts
- T4526 medium, five a day, that is 150 in 30 days
- T4542 small underpads, one a night, that is 30 in 30 days

### Skin
Intact at present. Dry bedding is meant to keep it so; she wets the bed four nights a week.

Dr. Anselm Tuilagi`,
    `Dear Sir or Madam,

I treat Guðrún Björk D'Ambrosio of 2207 Quince Street, Eau Claire. Dementia of the Alzheimer type, of late onset, is one of her diagnoses (G30.1). The others are incontinence without sensory awareness (N39.42) and the need for assistance with personal care (Z74.1).

At 86 she still dresses in part by herself: protective underwear, once handed over by her daughter, goes up without help. That is why I prefer it to briefs, which she removes. Each day takes 5 pieces; each night takes 1 underpad under the sheet, since four nights a week end in a wet bed.

Timed voiding was given a fair try: 2-hourly, for 6 weeks, without the hoped-for dryness.

Order
 (a) 150 x Protective underwear, medium (T4526)
 (b) 30 x Underpads, small (T4542); no more than 150 a month are allowed

With kind regards
Dr. Anselm Tuilagi
NPI 1396502746 — signed March 6, 2026`,
  ],
  passages: [
    `Incontinence in dementia is seldom cured; it can be contained. Absorbent underwear keeps skin dry and lets her daughter sleep.`,
    `Underwear: 5 x 30 = 150. Underpads: 1 x 30 = 30.`,
    `She cannot say when she is wet, because she does not feel it.`,
  ],
  edits: [
    [0, 'treatment', 'Her skin is intact. → Her skin is broken over the sacrum.'],
    [0, 'negation', 'she does not feel when she is wet → she feels when she is wet'],
    [0, 'social', 'Her daughter hands her → Her home health aide hands her'],
    [1, 'choice', 'T4526 protective underwear M → T4526 protective underwear XL'],
    [1, 'retold', 'Toileting every 2 h for 6 weeks failed → Toileting every 2 h for 6 months failed'],
    [2, 'sum', 'five a day, that is 150 in 30 days → five a day, that is 180 in 30 days'],
    [
      3,
      'medication',
      'without the hoped-for dryness. → without the hoped-for dryness. Mirabegron helped no better.',
    ],
    [3, 'diagnosis', 'is one of her diagnoses (G30.1). → is one of her diagnoses (G30.1), a stroke another.'],
  ],
  corruptions: {
    'code-disease': [
      'G30.1 is {late-onset Alzheimer’s disease → Parkinson’s disease}.',
      'N39.42, {incontinence without sensory awareness → stress incontinence}',
      'Z74.1: {need for assistance with personal care → bed confinement}',
    ],
    'other-item': [
      'T4526: {protective underwear → bladder control pads}',
      '30 {underpads → briefs} (T4542) for the nights',
      'The {protective underwear → wipes and gloves} under T4526 come to 150.',
    ],
    'description-detail': [
      'Alzheimer’s disease with {late → early} onset',
      'Incontinence {without → with} sensory awareness',
      'Alzheimer’s disease{ → in its terminal stage} (G30.1)',
    ],
    side: [
      'Her skin{ → over the left hip} is{ → not} intact.',
      '{ → The right hand trembles as she pulls up the underwear.}',
    ],
    sex: [
      '{Mrs. → Mr.} D’Ambrosio is 86.',
      'When {her → his} daughter hands over the underwear, she pulls it up.',
      'An 86-year-old {woman → gentleman} with Alzheimer’s disease',
    ],
    choice: [
      'Protective underwear in {medium → large}',
      'Underpads of the {small → large} kind',
      'She wears a {medium → size small}.',
    ],
    device: [
      '{ → A urinary catheter was ruled out, and a commode stands by the bed.}',
      '{ → Barrier cream and wipes should be sent along.}',
      'Underwear, underpads{ → and a mattress cover} are ordered.',
    ],
    medication: [
      '{ → Donepezil 10 mg is given at bedtime.}',
      '{ → She was started on memantine without change.}',
      '{ → A diuretic in the morning makes matters worse.}',
    ],
    diagnosis: [
      '{ → Recurrent urinary tract infections complicate her care.}',
      'Alzheimer’s disease{ →, depression} and incontinence are known.',
      '{ → She is nearly blind from macular degeneration.}',
    ],
    event: [
      '{ → A pressure sore had to be operated on.}',
      '{ → She slipped on a wet floor and broke her wrist.}',
      '{ → She spent a week in a geriatric ward.}',
    ],
    treatment: [
      '{ → Pelvic floor exercises brought no benefit.}',
      '{ → Latex gives her a rash.}',
      'Toileting every 2 hours {did not keep → kept} her dry.',
    ],
    social: [
      'Her {daughter → son-in-law} hands her the underwear.',
      '{ → She moved into a memory care unit.}',
      '{ → Her late husband used to look after her.}',
      '{ → The daughter works nights as a nurse.}',
    ],
    attitude: [
      '~ { → She feels ashamed of the smell.}',
      '~ { → Her family is devoted and follows every instruction.}',
      '~ { → She accepts the underwear gladly.}',
    ],
    negation: [
      'She {does not feel → feels} when she is wet.',
      'She {pulls → cannot pull} the underwear up herself.',
      'She {takes → never takes} off briefs with tabs.',
      'Her skin is {intact → no longer intact}.',
    ],
    organisation: [
      '{ → She attends Lakeside Adult Day Services on weekdays.}',
      '{ → Forward Health has approved the same before.}',
    ],
    attestation: [
      '{ → I have assessed her skin with my own eyes this morning.}',
      '{ → The bladder diary has been reviewed and countersigned by me.}',
    ],
    'relative-date': [
      '{ → Since last autumn she has been wet all day long.}',
      '{ → It was the week before last that the daughter called us.}',
    ],
    'other-role': [
      'Toileting was tried for {6 → 4} weeks.',
      'She wets the bed {4 → 5} nights a week.',
      'She is taken to the toilet every {2 → 6} hours.',
      '{ → She scored 5 of 30 on the mental examination.}',
    ],
    brackets: ['{ → [stage 2 sore, 3 cm]}', 'Five changes a day [{ →seven on bad days}]'],
    'coverage-measure': [
      'The program requires a trial of toileting{ → , and her residual urine of 40 mL has been measured for it}.',
      'Pull-on products are covered for those who can still dress{ → ; her Barthel index is 35}.',
    ],
    script: ['{150 → １５０} pieces a month', '~ Protective {underwear → undеrwear}', '{86 → ٨٦} years'],
    identifier: [
      'Incontinence {N39.42 → N39.46}',
      'Alzheimer’s {G30.1 → G30.0}',
      'Underwear {T4526 → T4527}',
      'NPI {1396502746 → 1396502764}',
      '{MRN-085516 → MRN-085561}',
    ],
    'date-age': [
      'At {86 → 87} she lives with Alzheimer’s disease.',
      'Born {30 → 13} November 1939',
      'Date: {03/06/2026 → 03/16/2026}',
    ],
    quantity: [
      'Protective underwear, {150 → 180} pieces',
      '{30 → 60} underpads for the month',
      'Up to {150 → 120} underpads a month are allowed.',
    ],
    name: [
      'Guðrún Björk {D’Ambrosio → D’Ambrosia}',
      '{Guðrún → Sigrún} D’Ambrosio',
      'Dr. {Anselm → Anton} Tuilagi',
    ],
    retold: [
      '{Five → Nine} changes a day are needed.',
      'The toilet was visited every {2 → 3} hours.',
      'One underpad {each night → every hour} lies under the sheet.',
      'She {does not feel → complains} when she is wet.',
    ],
    sum: ['Five a day make {150 → 155} in 30 days.', '180 products in all: 150 and {30 → 40}'],
  },
};
