import type { CorpusCase } from '../corpus-case.ts';

export const underwearSpinaBifida: CorpusCase = {
  id: 'underwear-spina-bifida',
  today: '2026-06-30',
  facts: {
    case_id: 3103,
    patient: {
      first_name: 'Tavita',
      middle_name: null,
      last_name: 'Leaupepe',
      dob: '2001-03-17',
      gender: 'female',
      height: '4 ft 11 in',
      weight: '118 lb',
      address: '2205 Harbor Street, Tacoma, WA 98402',
      phone: '(253) 555-0139',
      mrn: 'MRN-310338',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
    ],
    items: [
      {
        item: 'Adult protective underwear, medium',
        hcpcs: 'T4526',
        quantity: 150,
        quantity_limit: 180,
        limit_period: 'month',
        size: 'M',
        color: null,
        length: null,
        justification:
          'Leaks between catheterizations, five changes in 24 hours. Catheterizes herself every 4 hours. Oxybutynin helped too little. Transfers alone and pulls the underwear up herself; works as a pharmacy technician.',
      },
      {
        item: 'Disposable underpad, large',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 100,
        limit_period: 'month',
        size: null,
        color: null,
        length: null,
        justification: 'Two underpads a night: one in bed, one under the wheelchair cushion cover.',
      },
    ],
    provider: { name: 'Dr. Cordelia Obasi', npi: '1410703445', date_signed: '2026-06-30' },
  },
  notes: [
    `June 30, 2026

Tavita Leaupepe, DOB March 17, 2001, is a 25-year-old woman with lumbar spina bifida without hydrocephalus (Q05.7) and neuromuscular dysfunction of the bladder (N31.9).

She catheterizes herself every four hours and still leaks in between, so that the underwear is changed five times in 24 hours, which is 150 in a month of 30 days. Oxybutynin helped too little. She transfers without help and pulls protective underwear up on her own, which lets her work as a pharmacy technician.

At night she uses two underpads, one in the bed and one under the cover of her wheelchair cushion.

Requested per month: 150 adult protective underwear, medium (T4526), and 60 large disposable underpads (T4541). Both stay below the monthly limits of 180 and 100.

Dr. Cordelia Obasi, NPI 1410703445`,
    `Leaupepe, Tavita 25F MRN-310338
N31.9 Q05.7
T4526 (M) 150/mo
T4541 60/mo
5 chg/24h
CIC q4h, leaks betw
oxybutynin: insuff
indep transfers
2 underpads/night
Obasi 1410703445`,
    `The patient has a bladder that does not work normally because of spina bifida. People with a neurogenic bladder may leak urine even when they catheterize on time.

Protective underwear can be pulled up like ordinary underwear. It is the right product for somebody who transfers by herself and goes to work. Wet skin that is not changed can break down, and for people with reduced feeling this is dangerous.

The monthly amounts follow from five changes in a day and two underpads in a night.

Ms. Tavita Leaupepe / Dr. Cordelia Obasi / NPI 1410703445`,
    `# Medical necessity

* Name: Tavita Leaupepe
* Born: 03/17/2001
* Codes: **N31.9**, **Q05.7**

## Products
| Product | Code | Monthly | Limit |
| --- | --- | --- | --- |
| Adult protective underwear, medium | T4526 | 150 | 180 |
| Disposable underpad, large | T4541 | 60 | 100 |

## Tried before
Catheterization every 4 hours alone; oxybutynin.

Dr. Cordelia Obasi · NPI 1410703445 · 2026-06-30`,
    `To the plan. This is a renewal for Ms Leaupepe, she is 25. We ask for one hundred fifty pull-ons in medium and sixty underpads every month. She changes five times a day. She caths every four hours but leaks anyhow and the oxybutynin did not do enough. She holds down a job and does everything herself. Codes T4526 and T4541. Dr. Obasi 1410703445`,
  ],
  passages: [
    'Five a day for thirty days are 150.',
    'Two underpads a night make 60 a month.',
    'Underwear that can be pulled up keeps her independent.',
    'The order is 30 below the limit of 180.',
  ],
  edits: [
    [0, 'social', 'as a pharmacy technician → as a preschool teacher'],
    [1, 'retold', '5 chg/24h → 7 chg/24h'],
    [2, 'negation', 'who transfers by herself → who cannot transfer by herself'],
  ],
  corruptions: {
    'code-disease': ['N31.9, {neuromuscular dysfunction of the bladder → cystitis}'],
    'other-item': [
      '{T4526 → T4541} is the protective underwear.',
      '{Underpads → Protective underwear} (T4541)',
    ],
    'description-detail': ['Spina bifida with{out → } hydrocephalus', '{Lumbar → Thoracic} spina bifida'],
    choice: ['Protective underwear, {medium → large}'],
    device: ['{ → Indwelling catheters are supplied by another vendor.}'],
    medication: ['{Oxybutynin → Mirabegron} helped too little.'],
    diagnosis: ['{ → Scoliosis tilts her pelvis.}'],
    event: ['{ → A shunt was placed in infancy.}'],
    social: ['{ → Her mother changes her at night.}'],
    negation: ['She {transfers alone → is unable to transfer alone}.'],
    brackets: ['[{ → She has had three urinary infections this year.}]'],
    identifier: ['MRN-3103{38 → 83}'],
    quantity: ['{150 → 180} protective underwear per month', '60 underpads a {month → week}'],
    name: ['Tavita {Leaupepe → Leaupele}'],
    'other-role': ['She catheterizes every {4 → 5} hours.'],
  },
};
