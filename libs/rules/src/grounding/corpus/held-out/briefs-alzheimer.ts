import type { CorpusCase } from '../corpus-case.ts';

export const briefsAlzheimer: CorpusCase = {
  id: 'briefs-alzheimer',
  today: '2026-03-11',
  facts: {
    case_id: 7015,
    patient: {
      first_name: 'Philomena',
      middle_name: 'Rose',
      last_name: 'Garrity',
      dob: '1938-12-19',
      gender: 'female',
      height: '157 cm',
      weight: '58 kg',
      address: '61 Harbor Street, Gloucester, MA 01930',
      phone: '(978) 555-0108',
      mrn: 'MRN-274950',
    },
    diagnoses: [
      { code: 'G30.1', description: "Alzheimer's disease with late onset" },
      { code: 'N39.42', description: 'Incontinence without sensory awareness' },
    ],
    items: [
      {
        item: 'Adult briefs, medium',
        hcpcs: 'T4522',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Does not notice that she is wet. Six changes in 24 hours, four by day and two at night. Taking her to the toilet every two hours was tried for eight weeks without success. Her daughter Noreen, with whom she lives, changes her.',
      },
      {
        item: 'Underpads, large',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 150,
        limit_period: 'month',
        justification: 'Two a night on the bed. The skin is intact.',
      },
    ],
    provider: { name: 'Dr. Amara Whitlock', npi: '1331138796', date_signed: '2026-03-11' },
  },
  notes: [
    `March 11, 2026
Patient: Philomena Rose Garrity, age 87

Mrs. Garrity suffers from Alzheimer's disease with late onset (G30.1). She loses urine and does not notice that she is wet (incontinence without sensory awareness, N39.42).

Her daughter Noreen, in whose company she lives, changes her. For eight weeks she was taken to the toilet every two hours, but it did not succeed. She is changed six times in twenty-four hours, twice of these at night. Her skin is intact and should stay so.

Requested per month: 180 medium adult briefs (T4522) and 60 large underpads (T4541).

Dr. Amara Whitlock, NPI 1331138796`,
    `Garrity P. 87 F. AD late onset, incont. w/o awareness. 6 chg/24h (4d 2n). Toileting q2h x 8wk failed. Skin intact. Dtr Noreen does care, lives w/ pt.
T4522 M 180/mo; T4541 60/mo
Whitlock / 1331138796`,
    `Form: continence supplies

Name ............... Garrity, Philomena Rose
MRN ................ MRN-274950
Born ............... December 19, 1938
Weight ............. 58 kg (128 lb)
Changes by day ..... 4
Changes by night ... 2
Brief .............. medium, T4522, 180 per month (limit 200)
Underpad ........... large, T4541, 60 per month (limit 150)
Lives with ......... daughter
Skin ............... intact
Practitioner ....... Whitlock, NPI 1331138796`,
    `Alzheimer's disease takes away, step by step, what a person learned first. In its later course the brain no longer registers a full bladder or wet clothes. Reminding then has little use, because the message does not arrive. Wetness, if it stays against the skin, softens it and opens the way for sores and germs.

For Mrs. Garrity of Gloucester, who is in her eighty-eighth year, this means a dry brief about every four hours. In a month of thirty days that makes one hundred and eighty, and with two pads on the bed each night, sixty pads. Both numbers are below what is allowed, by twenty and by ninety.

Her daughter looks after the changes. A plan of going to the toilet every second hour was kept up for two months or thereabouts and brought nothing.

Dr. Amara Whitlock; the national provider identifier is 1331138796.`,
    `### Request for incontinence supplies: P. Garrity

**Conditions**
- G30.1: Alzheimer's disease with late onset
- N39.42: Incontinence without sensory awareness

**What has been tried**
- Toileting every 2 hours for 8 weeks, without success

**Calculation**
- Briefs: 6 changes × 30 days = 180
- Underpads: 2 per night × 30 nights = 60

**Result:** both quantities lie within the monthly limits (200 and 150).

Prescriber: Dr. Amara Whitlock (NPI 1331138796)`,
    `hi, this is for mrs garrity (12/19/38). she has late onset alzheimers and cant tell when shes wet. need the medium briefs T4522, 180, + the big underpads T4541, 60, monthly. noreen, her daughter, changes her 4 times in the day & 2 in the night. they did the 2 hourly toilet thing 8 weeks, no luck. no skin breakdown. dr whitlock npi 1331138796 thanks!!`,
  ],
  passages: [
    'Six briefs a day come to 180 in thirty days.',
    'The order leaves twenty briefs of the monthly limit unused.',
    'Mother and daughter share a home.',
    'Going to the toilet by the clock did not keep her dry.',
    'In a year 720 underpads would be used.',
  ],
  edits: [
    [0, 'negation', 'does not notice that she is wet → notices that she is wet'],
    [2, 'other-role', '180 per month (limit 200) → 200 per month (limit 180)'],
    [4, 'sum', '2 per night × 30 nights = 60 → 2 per night × 30 nights = 90'],
  ],
  corruptions: {
    'code-disease': ['N39.42 is {incontinence without sensory awareness → mixed incontinence}.'],
    'other-item': ['Each month 180 {briefs → underpads} are used.'],
    'description-detail': ["Alzheimer's disease with {late → early} onset"],
    side: ['The skin is intact{ → except over the left hip}.'],
    sex: ["The patient's {daughter → son} Noreen changes {her → him}."],
    choice: ['The briefs are of size {medium → large}.'],
    device: ['We ask for {briefs → an external urine collection system} for Mrs. Garrity.'],
    medication: ['{ → Donepezil 10 mg is given every evening.}'],
    diagnosis: ['{ → She is also incontinent of stool.}'],
    event: ['{ → In January she was hospitalized with sepsis from the bladder.}'],
    treatment: ['Toileting every two hours was tried{ → and oxybutynin was stopped for dry mouth}.'],
    social: ['She lives with {her daughter → her husband} in Gloucester.'],
    attitude: ['~ { → Her daughter is devoted and feels overwhelmed by the care.}'],
    negation: ['Her skin is {intact → not intact}.'],
    organisation: ['{ → She attends the day program of Cape Ann Elder Services.}'],
    attestation: ['{ → I saw Mrs. Garrity in her home today and inspected her skin.}'],
    'relative-date': ['{ → Her incontinence began three years ago.}'],
    'other-role': ['She is changed {six → eight} times in 24 hours.'],
    brackets: ['[{ → There is redness over the sacrum, stage 1.}]'],
    'coverage-measure': [
      'The plan pays for briefs when incontinence comes from a chronic disease{ →, and her MMSE score of 9 confirms this}.',
    ],
    script: ['She uses {180 → ١٨٠} briefs a month.'],
    identifier: ['Underpads, large ({T4541 → T4542})'],
    'date-age': ['Mrs. Garrity is {87 → 78} years old.'],
    quantity: ['The limit for briefs is {200 → 250} a month.'],
    name: ['Her daughter {Noreen → Maureen} looks after her.', 'Dr. Amara {Whitlock → Whitman}'],
    retold: ['Toileting every {two → four} hours was tried for eight weeks.'],
    sum: ['Four changes by day and two by night make {six → seven}.'],
  },
};
