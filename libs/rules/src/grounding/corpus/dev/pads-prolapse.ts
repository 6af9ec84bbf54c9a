import type { CorpusCase } from '../corpus-case.ts';

export const padsProlapse: CorpusCase = {
  id: 'pads-prolapse',
  today: '2026-10-20',
  facts: {
    case_id: 1311,
    patient: {
      first_name: 'Ingrid',
      middle_name: null,
      last_name: 'Østergaard',
      dob: '1964-04-30',
      gender: 'female',
      height: '170 cm',
      weight: '68 kg',
      address: '22 Fjord Way, Ballard, WA 98107',
      phone: '(206) 555-0149',
      mrn: 'MRN-218845',
    },
    diagnoses: [
      { code: 'N39.3', description: 'Stress incontinence (female) (male)' },
      { code: 'N81.11', description: 'Cystocele, midline' },
    ],
    items: [
      {
        item: 'Protective underwear, medium',
        hcpcs: 'T4526',
        quantity: 60,
        quantity_limit: 180,
        limit_period: 'month',
        justification:
          'Two a day, for work and for sports. The 24-hour pad test weighed 310 g. A pessary was expelled twice. She is waiting for surgery, which is planned for 2027-01-12.',
      },
      {
        item: 'Bladder control pads',
        hcpcs: 'T4535',
        quantity: 120,
        quantity_limit: 180,
        limit_period: 'month',
        justification:
          'Four pads a day at home. Pelvic floor exercises under supervision for 16 weeks had little effect. She does not leak at night.',
      },
    ],
    provider: { name: 'Dr. Yusuf Karimi', npi: '1569585163', date_signed: '2026-10-20' },
  },
  notes: [
    `20 October 2026

Concerning: Ingrid Østergaard, DOB 30 April 1964

Ms. Østergaard, who is 62, loses urine with effort. The diagnoses are stress incontinence (N39.3) and a midline cystocele (N81.11).

The 24-hour pad test weighed 310 g. Supervised pelvic floor exercises over 16 weeks had little effect, and a pessary was expelled two times. Surgery is planned for January 12, 2027; until then she depends on absorbent products. She does not leak at night.

Therefore I prescribe each month

 60 x protective underwear, medium (T4526), two a day, for work and sports
120 x bladder control pads (T4535), four a day, at home

Dr. Yusuf Karimi
NPI: 1569585163`,
    `### Østergaard, Ingrid — ♀ — 62 y — MRN-218845

* **N39.3** stress urinary incontinence (SUI)
* **N81.11** cystocele, midline

#### What was found
24-h pad test 310 g; dry at night

#### What was tried
1. PFMT, supervised, 16 wk: little effect
2. pessary: expelled twice

#### What is next
surgery 01/12/2027

#### What is ordered
| Code | Product | No./month | Limit/month |
|---|---|---:|---:|
| T4526 | Protective underwear, medium | 60 | 180 |
| T4535 | Bladder control pads | 120 | 180 |

Yusuf Karimi, Dr. · NPI 1569585163 · 10/20/2026`,
    `Ms. Ingrid &Oslash;stergaard (MRN-218845; 170 cm; 68 kg) has two diagnoses that
belong together: N39.3, stress incontinence, and N81.11,
midline cystocele.

Sixteen weeks of pelvic floor exercises under super-
vision helped little. A pessary did not stay in place: it was
expelled twice. She is on the schedule for surgery on 12
January 2027.

Until then four bladder control pads a day (T4535, 120 a
month) and two pieces of protective underwear a day in size
medium (T4526, 60 a month) keep her dry at work, in sports
and at home. Nothing is requested for the night, as she does
not leak then. The pad test of 24 hours came to 310 grams.

Yusuf Karimi, 1569585163
Oct. 20, 2026`,
  ],
  passages: [
    `Weight 68 kg, height 170 cm. No medication is part of this order.`,
    `Surgeon: [Add: name]. She does not leak at night, so nothing is ordered for the night.`,
    `Conservative treatment comes first in stress incontinence: exercises of the pelvic floor, weight loss where needed, and a pessary. Absorbent products bridge the time until it works or surgery is done.`,
    `She needs 180 pieces a month in all, 60 of T4526 and 120 of T4535.`,
  ],
  edits: [
    [0, 'retold', 'weighed 310 g → weighed 130 g'],
    [0, 'date-age', 'January 12, 2027; until → January 2, 2027; until'],
    [0, 'other-item', '120 x bladder control pads → 120 x large underpads'],
    [1, 'description-detail', 'cystocele, midline → cystocele, grade 3'],
    [1, 'negation', 'dry at night → wet at night'],
    [1, 'treatment', '2. pessary: expelled twice → 2. pessary and sling: failed'],
    [2, 'choice', 'size\nmedium (T4526 → size\nlarge (T4526'],
    [2, 'retold', 'as she does\nnot leak then → as she does\nleak then'],
  ],
  corruptions: {
    'code-disease': [
      'N81.11, a midline {cystocele → rectocele}',
      'Her {stress incontinence → urge incontinence}, for which N39.3 stands, is active.',
      'N39.3 reads {stress incontinence → nocturnal enuresis} in the code set.',
    ],
    'other-item': [
      'T4526: {protective underwear → adult briefs}, medium',
      '120 {bladder control pads → large underpads} (T4535) per month',
    ],
    'description-detail': [
      'Cystocele, {midline → lateral}.',
      'She has a midline cystocele{ → of the third degree}.',
      'Stress incontinence{ → with intrinsic sphincter deficiency} is present.',
    ],
    side: ['{ → The prolapse bulges to the right.}'],
    sex: [
      '{Ms. → Mr.} Østergaard loses urine with effort.',
      '{She → He} does not leak at night.',
      'Until surgery this 62-year-old {lady → fellow} depends on absorbent products.',
    ],
    choice: [
      'Protective underwear in {medium → small} is needed.',
      'The {medium → extra large} pull-on underwear fits her.',
      '~ Pads{ →, beige,} are worn at home.',
    ],
    device: [
      '{ → A vaginal weight set was delivered with the order.}',
      'Pads and underwear{ → plus a reusable bed pad} are requested.',
    ],
    medication: ['{ → Vaginal estriol is applied twice weekly.}', '{ → Duloxetine 40 mg made her nauseous.}'],
    diagnosis: [
      '{ → Uterine fibroids have been found as well.}',
      'A cystocele{ → , chronic constipation} and stress incontinence.',
    ],
    event: ['{ → She gave birth to four children by forceps.}', '{ → A sling operation in 2018 failed.}'],
    treatment: [
      'A pessary {was expelled → caused erosions and was expelled} twice.',
      '{ → Electrical stimulation was given for ten sessions.}',
      '{ → Bulking injections wore off.}',
      '{ → Scented pads give her contact dermatitis.}',
    ],
    social: [
      '{ → As a flight attendant she cannot leave her place at will.}',
      '{ → Her wife accompanies her to visits.}',
    ],
    attitude: [
      '~ { → She has given up running because of it.}',
      '~ { → Ms. Østergaard performed her exercises conscientiously.}',
      '~ { → The leakage strains her marriage.}',
    ],
    negation: [
      'She {does not leak → leaks} at night.',
      'A pessary {was → was not} expelled.',
      '{Nothing is → Two briefs are} requested for the night.',
    ],
    organisation: [
      '{ → Regence BlueShield has asked for this information.}',
      '{ → Surgery will be done at Swedish Medical Center.}',
    ],
    attestation: [
      '{ → I was the examiner who weighed the pads.}',
      '{ → I solemnly affirm the necessity after a visit by video.}',
    ],
    'relative-date': [
      'Surgery is planned {for January 12, 2027 → in two weeks}.',
      '{ → Her symptoms set in a decade ago.}',
    ],
    'other-role': [
      'The 24-hour pad test weighed {310 → 180} g.',
      'Exercises went on for {16 → 62} weeks.',
      '{ → Peak flow is 24 mL/s.}',
      '{ → She has had 2 operations.}',
    ],
    brackets: ['{ → [POP-Q: Ba +1]}', 'She is waiting for surgery. { → [cleared by anesthesia]}'],
    'coverage-measure': [
      'Products are covered while treatment is pending{ → , because a bladder neck descent of 31 mm was seen}.',
      'The plan asks for failed conservative care{ →, and her Oxford grade 1 proves it}.',
    ],
    script: ['Pads, {120 → ٢١٠} a month', '~ A midline {cystocele → cуstocele}', 'Pad test: {310 → ３０1} g'],
    identifier: [
      'Cystocele {N81.11 → N81.10}',
      'Pull-on underwear {T4526 → T4527}',
      'NPI no. {1569585163 → 1569558163}',
    ],
    'date-age': [
      'Surgery on {January 12 → January 21}, 2027',
      'Age {62 → 64}',
      'She was born in April {1964 → 1946}.',
    ],
    quantity: [
      '{Two → Three} pieces of underwear a day',
      'T4535, {120 → 150} per month',
      '120 pads per {month → 3 months}',
      'T4526, limit {180 → 120} per month',
    ],
    name: ['Ingrid {Østergaard → Østergren}', 'Dr. {Yusuf → Yasin} Karimi', '{Ingrid → Astrid} Østergaard'],
    retold: [
      'Exercises over 16 weeks had {little → great} effect.',
      'The pessary was expelled {twice → once}.',
      'Four pads a day {at home → at night}.',
      'The exercises were done {under → without} supervision.',
    ],
    sum: [
      'Underwear and pads add up to {180 → 200} a month.',
      'Six products a {day → day, two hundred and ten a month}.',
      '4 pads a day x 30 = {120 → 140}',
    ],
  },
};
