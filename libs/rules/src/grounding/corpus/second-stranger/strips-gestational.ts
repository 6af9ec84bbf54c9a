import type { CorpusCase } from '../corpus-case.ts';

export const stripsGestational: CorpusCase = {
  id: 'strips-gestational',
  today: '2026-06-15',
  facts: {
    case_id: 7701,
    patient: {
      first_name: 'Mirela',
      middle_name: 'Anca',
      last_name: 'Donovici',
      dob: '1994-02-19',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '171 lb',
      address: '318 Lantern Hill Lane, Apt 4, Dubuque, IA 52001',
      phone: '(563) 555-0172',
      mrn: 'MRN-770418',
    },
    diagnoses: [
      { code: 'O24.410', description: 'Gestational diabetes mellitus in pregnancy, diet controlled' },
      { code: 'Z3A.28', description: '28 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'Home blood glucose monitor',
        hcpcs: 'E0607',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Oral glucose tolerance test on June 9, 2026: fasting 98, after one hour 194, after two hours 161 mg/dL. Has never owned a meter. Second pregnancy; her son, born in 2022, weighed 4,310 g. Due on September 7, 2026.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 8,
        quantity_limit: 8,
        limit_period: '3 months',
        justification:
          'Tests four times a day: on waking and one hour after each of three meals. Writes the values in a notebook. No insulin, no tablets. Works the early shift at a bakery from 4 a.m. and eats breakfast there.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '3 months',
        justification: 'A fresh lancet for each test.',
      },
    ],
    provider: { name: 'Nadia Ferrante, CNM', npi: '1629480371', date_signed: '2026-06-15' },
  },
  notes: [
    `Re: Mirela Anca Donovici, DOB 02/19/1994, MRN-770418

Ms. Donovici is 32 years old and 28 weeks pregnant (Z3A.28). She has gestational diabetes mellitus in pregnancy, diet controlled (O24.410).

The oral glucose tolerance test of June 9, 2026 gave 98 mg/dL fasting, 194 mg/dL after one hour and 161 mg/dL after two. She takes neither insulin nor tablets. This is her second pregnancy. Her son, born in 2022, weighed 4,310 g.

She has never owned a meter. She is to test on waking and one hour after each of three meals, four times a day, and keeps the values in a notebook.

Ordered on June 15, 2026: one home blood glucose monitor (E0607), eight units of test strips (A4253) and four boxes of lancets (A4259).

Nadia Ferrante, CNM
NPI 1629480371`,
    `Donovici M. 32F G2, 28w0d, EDD 9/7. GDM A1, diet only.
OGTT 6/9: 98 / 194 / 161. all three high.
prior baby 4310 g (2022).
QID SMBG - fasting + 1h pp x3. no meter at home.
bakery, starts 0400, bkfst at work
E0607 x1, A4253 x8, A4259 x4. O24.410 Z3A.28
NF CNM 1629480371`,
    `# Statement of Medical Necessity

## Patient
- **Name:** Mirela Donovici
- **Age:** 32
- **MRN:** MRN-770418

## Diagnoses
- **O24.410** – Gestational diabetes mellitus in pregnancy, diet controlled
- **Z3A.28** – 28 weeks gestation of pregnancy

## Rationale
- All three values of the tolerance test on 06/09/2026 were raised: fasting 98 mg/dL (5.4 mmol/L), one hour 194 mg/dL (10.8 mmol/L), two hours 161 mg/dL (8.9 mmol/L)
- Diet can only be judged by measuring after meals
- She has never owned a meter

## Supplies
| Code | Item | Qty | Limit |
| E0607 | Home blood glucose monitor | 1 | – |
| A4253 | Test strips, per 50 | 8 | 8 per 3 months |
| A4259 | Lancets, per box of 100 | 4 | 4 per 3 months |

**Ordering provider:** Nadia Ferrante, CNM (NPI 1629480371)`,
    `Nurse's note, June 15, 2026

About the testing of Ms. Donovici. She gets up early, as her shift at the bakery begins at four in the morning, and she has breakfast there, so the meter has to travel with her. Four tests a day: when she wakes, and an hour after breakfast, lunch and supper. Each test takes one strip and one fresh lancet, which makes about 120 of each in a month of thirty days.

She writes the values down in a notebook. Her baby is due on the seventh of September, twelve weeks from today. She has an older child, a boy, who weighed about nine and a half pounds when he was born in 2022.

Order goes out under Nadia Ferrante, CNM, NPI 1629480371.`,
    `To the utilization review department

Gestational diabetes is usually found between the twenty-fourth and the twenty-eighth week, and in many women it is kept in check by food and movement alone. That can be known only by someone who measures. A glucose that stays high after meals feeds the child as well as the mother, and large babies are hard to deliver.

Mirela Donovici, thirty-two, is in that position. Two hours after the sugar drink her glucose was still 161 mg/dL. Her first child weighed more than four kilograms at birth. She uses no drug for her diabetes and has no device to measure it with. The eight packs of strips hold four hundred, the four boxes of lancets as many, and both are meant for three months.

Respectfully, Nadia Ferrante, CNM (NPI 1629480371)`,
    `SUPPLY ORDER
Last name: DONOVICI     First: MIRELA     MI: A
Sex: F     DOB: 19 Feb 1994     Tel: (563) 555-0172
Address: 318 Lantern Hill Lane, Apt 4, Dubuque, IA 52001
Height: 5 ft 4 in (163 cm)     Weight: 171 lb (77.6 kg)
ICD-10-CM: O24.410; Z3A.28
E0607 ....... 1
A4253 ....... 8 (400 strips)
A4259 ....... 4 (400 lancets)
Tests per day: 4
Insulin: no
Prescriber: Nadia Ferrante, CNM     NPI: 1629480371     Signed: 06/15/2026`,
  ],
  passages: [
    'Of the three values of June 9 the one after an hour was the highest.',
    'Four tests on each of ninety days use 360 strips, and eight units hold 400.',
    'She is in her second pregnancy and expects the child on September 7, 2026.',
    'Her breakfast is eaten at the bakery, so one of the four tests falls in working hours.',
    'Diet is the whole of her treatment: no insulin and no tablets.',
  ],
  edits: [
    [
      0,
      'code-disease',
      'She has gestational diabetes mellitus in pregnancy, diet controlled (O24.410) → She has type 2 diabetes mellitus in pregnancy (O24.410)',
    ],
    [2, 'other-item', '| A4259 | Lancets, per box of 100 → | A4259 | Lancing device'],
    [
      2,
      'description-detail',
      'Gestational diabetes mellitus in pregnancy, diet controlled → Gestational diabetes mellitus in pregnancy, insulin controlled',
    ],
    [3, 'sum', 'about 120 of each → about 90 of each'],
  ],
  corruptions: {
    'code-disease': [
      'O24.410 is coded for her {gestational diabetes → pre-existing type 1 diabetes} in pregnancy.',
    ],
    'other-item': ['Eight units of {A4253 → A4259} bring her the test strips she needs.'],
    'description-detail': [
      'Gestational diabetes mellitus in pregnancy, {diet controlled → controlled by oral hypoglycemic drugs}',
    ],
    side: ['Each test needs a drop of blood from a finger{ → of her left hand}.'],
    sex: ['{Her son → Her daughter}, born in 2022, weighed 4,310 g.'],
    choice: ['One home blood glucose monitor{ → in pink} is requested.'],
    device: ['We ask for {a home blood glucose monitor → a continuous glucose monitor} for Ms. Donovici.'],
    medication: [
      'She takes {no tablets → metformin 500 mg twice a day} for her diabetes.',
      '{ → Insulin glargine 10 units at bedtime was begun after the test.}',
    ],
    diagnosis: [
      '{ → Her pregnancy is also complicated by preeclampsia.}',
      '{ → She has had hypothyroidism since her first pregnancy.}',
    ],
    event: [
      '{ → In May she was hospitalized for two days with vomiting.}',
      '{ → Her son was born by cesarean section.}',
    ],
    treatment: ['{ → A trial of glyburide failed before this request.}'],
    social: ['She works the {early shift at a bakery → night shift at a nursing home}.'],
    attitude: [
      '~ { → Ms. Donovici is deeply committed to the health of her baby and follows her diet without fail.}',
    ],
    negation: ['Mirela Donovici has {never owned → already owned} a meter.'],
    organisation: ['{ → She receives her prenatal care at Mississippi Bluffs Women’s Clinic.}'],
    attestation: ['{ → I reviewed her glucose log of the last thirty days at this visit.}'],
    'relative-date': ['Her tolerance test was done {on June 9 → two months ago}.'],
    'other-role': ['Ms. Donovici is {32 → 28} years old.'],
    brackets: ['[{ → An ultrasound on June 12 showed a fetus above the 95th percentile.}]'],
    'coverage-measure': [
      'Plans often cover strips by the number of daily tests{ →, and her three insulin injections a day meet the higher limit}.',
    ],
    script: ['The value after two hours was {161 → ١٦١} mg/dL.'],
    identifier: ['NPI {1629480371 → 1629408371}'],
    'date-age': ['Her due date is {September 7, 2026 → September 27, 2026}.'],
    quantity: ['Strips are limited to {8 → 6} units per 3 months.'],
    name: ['Ordered by Nadia {Ferrante → Ferreira}, CNM'],
    retold: ['The fasting value on June 9 was {98 → 89} mg/dL.'],
    sum: ['Eight units of fifty strips come to {400 → 450} strips.'],
  },
};
