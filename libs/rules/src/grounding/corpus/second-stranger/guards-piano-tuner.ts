import type { CorpusCase } from '../corpus-case.ts';

export const guardsPianoTuner: CorpusCase = {
  id: 'guards-piano-tuner',
  today: '2026-11-02',
  facts: {
    case_id: 7708,
    patient: {
      first_name: 'Cornelius',
      middle_name: 'Bram',
      last_name: 'Vandersteen',
      dob: '1958-09-01',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '214 lb',
      address: '16 Tulip Yard, Holland, MI 49423',
      phone: '(616) 555-0155',
      mrn: 'MRN-771186',
    },
    diagnoses: [
      { code: 'N39.3', description: 'Stress incontinence (female) (male)' },
      { code: 'Z85.46', description: 'Personal history of malignant neoplasm of prostate' },
    ],
    items: [
      {
        item: 'Disposable liner/shield/guard/pad/undergarment, for incontinence, each',
        hcpcs: 'T4535',
        quantity: 120,
        quantity_limit: 150,
        limit_period: '1 month',
        justification:
          'Prostate removed on May 19, 2026. Pad weight over 24 hours 480 g on July 14, 310 g on October 20. Leaks on coughing, standing up and lifting. Four guards a day. Pelvic floor training with a physiotherapist since June 8, 2026, twelve sessions so far. Tunes pianos in the homes of his clients.',
      },
      {
        item: 'Adult sized disposable incontinence product, protective underwear/pull-on, large size, each',
        hcpcs: 'T4527',
        quantity: 30,
        quantity_limit: 60,
        limit_period: '1 month',
        justification:
          'One a night, as a guard slips when he turns in bed. Waist 44 inches. Widower; lives with his brother, who has the laundry in the basement. Walks without any aid and goes to the toilet by himself.',
      },
    ],
    provider: { name: 'Lucinda Okafor-Hale, NP', npi: '1138425768', date_signed: '2026-11-02' },
  },
  notes: [
    `PATIENT: Cornelius Bram Vandersteen, MRN-771186, DOB September 1, 1958

Mr. Vandersteen is 68. He has stress incontinence (N39.3) and a personal history of malignant neoplasm of prostate (Z85.46). His prostate was removed on May 19, 2026.

He leaks on coughing, on standing up and on lifting. The pad weight over 24 hours was 480 g on July 14 and 310 g on October 20. Since June 8, 2026 he has trained his pelvic floor with a physiotherapist, twelve sessions so far.

He uses four guards a day. At night he needs one pull-on in size large, because a guard slips when he turns in bed. He walks without any aid and goes to the toilet by himself.

Per month: T4535, 120 guards; T4527, 30 pull-ons.

Lucinda Okafor-Hale, NP
NPI 1138425768
Signed November 2, 2026`,
    `Vandersteen 68 M, prostate out 5/19/26, SUI
24h pad wt 480 g (7/14), 310 g (10/20)
PFMT since 6/8, 12 visits
4 guards/d + 1 pull-on noc (L, waist 44")
T4535 #120/mo, T4527 #30/mo
N39.3, Z85.46
LOH NP 1138425768`,
    `## Incontinence Supplies – Clinical Rationale

**Patient:** Mr. Vandersteen (68)
**Diagnoses:** N39.3 · Z85.46

### What has happened
- Removal of the prostate: 05/19/2026
- Training of the pelvic floor with a physiotherapist: from 06/08/2026, twelve sessions

### How much he leaks
- July 14: 480 g in 24 hours (about 17 oz)
- October 20: 310 g in 24 hours (about 11 oz)
- Change: 170 g less, or 35 %

### What is requested
- **T4535** Disposable liner/shield/guard/pad/undergarment, for incontinence: 120 per month (limit 150)
- **T4527** Protective underwear/pull-on, large: 30 per month (limit 60)

### What this means
- Five products in a day and a night, 150 in a month of thirty days

**Provider:** Lucinda Okafor-Hale, NP — NPI 1138425768`,
    `When the prostate is taken out, the lower of the two valves that hold back urine is left to do the work of both. In most men it learns to do so within a year, some faster, some slower, and exercise of the pelvic floor helps it. Until then a cough, a flight of stairs or a heavy bag may let urine escape.

Cornelius Vandersteen is at such a point, five and a half months after the operation of the nineteenth of May. He tunes pianos in other people's homes. What he loses has become less: four hundred and eighty grams in a day in the middle of July, three hundred and ten in October.

He is a widower and lives with his brother; the laundry is in the basement. By day he wears guards, four of them, and by night a pull-on. Lucinda Okafor-Hale, NP (NPI 1138425768).`,
    `MONTHLY SUPPLY FORM
Last name | Vandersteen
First name | Cornelius
Sex | male
Waist | 44 in (112 cm)
Weight | 214 lb (97 kg)
Phone | (616) 555-0155
Ship to | 16 Tulip Yard, Holland, MI 49423
T4535 | 120 | max 150 / 1 month
T4527 | 30 | max 60 / 1 month
Walks | without aid
Toilet | by himself
Dx | N39.3, Z85.46
NP | Lucinda Okafor-Hale, 1138425768, 11/02/2026`,
    `To the plan, by way of appeal.

Mr. Vandersteen asks for less than your limits allow: 120 of 150 guards and 30 of 60 pull-ons in a month. He has also trained: twelve sessions with a physiotherapist lie behind him, and the weight of his pads has fallen by 170 g between July 14 and October 20, 2026.

What remains is still wet. Stress incontinence, as its name says, shows itself under strain, and his leak comes when he coughs, lifts or gets up. A guard is enough for that by day. In bed it slips as he turns, and so one pull-on is used each night.

With kind regards
Lucinda Okafor-Hale, NP, NPI 1138425768`,
  ],
  passages: [
    'Four guards a day make 120 in thirty days.',
    'By night he uses a pull-on, since a guard slips when he turns in bed.',
    'The pad weight fell from 480 g in July to 310 g in October.',
    'Walking and going to the toilet he manages without help.',
    'His waist of 44 inches is about 112 cm.',
  ],
  edits: [
    [0, 'other-item', 'T4527, 30 pull-ons → T4527, 30 guards'],
    [2, 'sum', '150 in a month of thirty days → 180 in a month of thirty days'],
    [3, 'retold', 'What he loses has become less → What he loses has become more'],
    [4, 'quantity', '120 | max 150 / 1 month → 120 | max 250 / 1 month'],
  ],
  corruptions: {
    'code-disease': ['N39.3 is entered for his {stress → urge} incontinence.'],
    'other-item': ['For the night he gets {T4527 → T4535}, pull-ons.'],
    'description-detail': ['Personal history of malignant neoplasm of {prostate → bladder}'],
    side: ['He turns in bed{ → onto his left side}, and the guard slips.'],
    sex: ['Mr. Vandersteen is a {widower → widow}.'],
    choice: ['The pull-ons are size {large → medium}.'],
    device: ['{ → Underpads for the bed are requested as well.}'],
    medication: ['{ → Duloxetine 40 mg twice a day was of no use.}'],
    diagnosis: ['{ → He also has an overactive bladder with urgency.}'],
    event: ['{ → In August he was in the emergency room with a urinary infection.}'],
    treatment: ['{ → After the operation he had 35 sessions of radiation.}'],
    social: ['He {tunes pianos → repairs clocks} in the homes of his clients.'],
    attitude: [
      '~ { → Mr. Vandersteen is embarrassed by the leaks and has withdrawn from his friends.}',
      '~ { → He is very motivated and does his exercises without fail.}',
    ],
    negation: ['He goes to the toilet {by himself → only with help}.'],
    organisation: ['{ → The operation was done at Windmill Lakes Cancer Institute.}'],
    attestation: [
      '{ → I have ruled out a urinary tract infection by culture.}',
      '{ → I certify that he has used these products under my supervision for six months.}',
    ],
    'relative-date': [
      'His prostate was removed {on May 19 → three weeks ago}.',
      'The last pad weight was taken {on October 20 → the day before yesterday}.',
    ],
    'other-role': ['Mr. Vandersteen is {68 → 44} years old.'],
    brackets: ['[{ → The skin of his groin is broken in two places.}]'],
    'coverage-measure': [
      'Plans often ask that training has been tried{ →, and his four months of biofeedback count as such}.',
    ],
    script: ['He uses {120 → १२०} guards a month.'],
    identifier: ['Guards are coded {T4535 → T4553}.'],
    'date-age': ['Training began on {June 8 → June 18}, 2026.'],
    quantity: ['He wears {four → six} guards a day.'],
    name: ['{Lucinda → Lucille} Okafor-Hale, NP'],
    retold: ['On July 14 the pads weighed {480 → 840} g.'],
    sum: ['Between July and October he came to lose {170 → 190} g less in a day.'],
  },
};
