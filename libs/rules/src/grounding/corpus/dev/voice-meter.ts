import type { CorpusCase } from '../corpus-case.ts';

export const voiceMeter: CorpusCase = {
  id: 'voice-meter',
  today: '2026-02-18',
  facts: {
    case_id: 33,
    patient: {
      first_name: 'Rowan',
      middle_name: null,
      last_name: 'Ó Dálaigh',
      dob: '1985-12-11',
      gender: 'other',
      height: '174 cm',
      weight: '66 kg',
      address: null,
      phone: '(503) 555-0190',
      mrn: 'MRN-012499',
    },
    diagnoses: [
      {
        code: 'E10.319',
        description: 'Type 1 diabetes mellitus with unspecified diabetic retinopathy without macular edema',
      },
      { code: 'Z96.41', description: 'Presence of insulin pump (external) (internal)' },
    ],
    items: [
      {
        item: 'Blood glucose meter with voice',
        hcpcs: 'E2100',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Best corrected vision is 20/200 in the right eye and 20/400 in the left eye. The patient cannot read the display of a standard meter. An insulin pump has been in use since 2019.',
      },
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 300,
        quantity_limit: 300,
        limit_period: '3 months',
        justification: 'Three tests a day, 100 strips a month. Their partner draws the strips from the vial.',
      },
      {
        item: 'Lancets',
        hcpcs: 'A4259',
        quantity: 3,
        quantity_limit: null,
        limit_period: '3 months',
        justification: 'Three boxes of 100.',
      },
    ],
    provider: { name: 'Dr. Mei-Ling Hsu', npi: '1461198909', date_signed: '2026-02-18' },
  },
  notes: [
    `February 18, 2026

RE: Rowan Ó Dálaigh, DOB December 11, 1985, MRN-012499

Dear colleagues,

Rowan Ó Dálaigh is 40 years old and has type 1 diabetes mellitus with unspecified diabetic retinopathy without macular edema (E10.319). They have used an insulin pump since 2019 (Z96.41).

Their best corrected vision is 20/200 in the right eye and 20/400 in the left eye. They cannot read the display of a standard meter. They test three times a day; their partner draws the strips from the vial.

I ask you to cover:
- one blood glucose meter with voice (E2100),
- 300 BGM test strips per 3 months (A4253), that is 100 a month,
- three boxes of 100 lancets per 3 months (A4259), that is 300 lancets.

Dr. Mei-Ling Hsu
NPI 1461198909`,
    `MEDICAL NECESSITY: TALKING GLUCOSE METER

PATIENT     Rowan Ó Dálaigh, 40 y
RECORD      MRN-012499
DIAGNOSES   E10.319 / Z96.41
  T1DM with diabetic retinopathy, unspecified, no macular edema
  Insulin pump present (since 2019)
VISION      OD 20/200, OS 20/400 (best corrected)
TESTING     3x daily
ORDER       E2100 blood glucose meter with voice ....... 1
            A4253 BGM test strips ........ 300 per 3 months
            A4259 lancets, boxes of 100 .... 3 per 3 months
LIMIT       strips 300 per 3 months: not exceeded
PRESCRIBER  Dr. Mei-Ling Hsu, NPI 1461198909, 2/18/2026`,
    `The patient, Rowan Ó Dálaigh (born 1985-12-11), has had an insulin pump since 2019 and lives with type&nbsp;1 diabetes mellitus. The retina is damaged: E10.319 is the code for unspecified diabetic retinopathy without macular edema. The pump is coded Z96.41.

With the best glasses, the right eye sees 20/200 and the left eye 20/400. The display of an ordinary meter is therefore unreadable, and a meter that speaks its result (E2100) is needed. 

Each day has three tests. The order amounts to 100 strips a month &#8211; 300 for 3 months (A4253) &#8211; and three boxes with 100 lancets each (A4259). The patient&#8217;s partner takes the strips out of the vial.

Mei-Ling Hsu, Dr., 1461198909, February 18, 2026`,
  ],
  passages: [
    `Rowan (they/them) sees 20/200 OD and 20/400 OS.`,
    `Neither a CGM nor pump supplies are part of this order.`,
    `A meter with voice is covered when the treating practitioner documents a severe visual impairment, that is 20/200 or worse in both eyes.`,
    `Strips: 300 / 3 months; at 3 tests per day that is about 100 per month.`,
    `They can operate the meter once it speaks.`,
  ],
  edits: [
    [0, 'description-detail', 'without macular edema (E10.319) → with macular edema (E10.319)'],
    [0, 'social', 'their partner draws the strips → their nurse draws the strips'],
    [0, 'sum', 'that is 300 lancets → that is 400 lancets'],
    [1, 'retold', 'OD 20/200, OS 20/400 → OD 20/200, OS 20/40'],
    [1, 'date-age', '(since 2019) → (since 2016)'],
    [1, 'quantity', '300 per 3 months\n            A4259 → 400 per 3 months\n            A4259'],
    [2, 'side', 'the right eye sees 20/200 → the left eye sees 20/200'],
    [2, 'retold', 'Each day has three tests. → Each day has eight tests.'],
  ],
  corruptions: {
    'code-disease': [
      'E10.319 means type 1 diabetes with {retinopathy → diabetic cataract}.',
      'Z96.41 ({insulin pump → artificial hip joint} present)',
      'Type 1 diabetes with {diabetic retinopathy → diabetic nephropathy}, coded E10.319.',
    ],
    'other-item': [
      'E2100, {blood glucose meter with voice → CGM receiver}, one.',
      'A4259: {lancets → test strips}, three boxes.',
      'Test strips ({A4253 → A4259}) and lancets ({A4259 → A4253}).',
    ],
    'description-detail': [
      'Diabetic retinopathy {without → with} macular edema.',
      'Type {1 → 2} diabetes mellitus with retinopathy.',
      '{Unspecified → Proliferative} diabetic retinopathy without macular edema.',
    ],
    side: ['Vision is 20/400 in the {left → right} eye.', 'The {right → left} eye sees 20/200.'],
    sex: [
      '~ {They → He} cannot read the display of a standard meter.',
      'The patient is a 40-year-old {person → woman}.',
      '~ {Rowan → Mr.} Ó Dálaigh uses an insulin pump.',
    ],
    choice: [
      '~ The meter{ →, white housing,} speaks its result.',
      '~ Lancets{ →, extra thin,} in boxes of 100.',
    ],
    device: [
      'A meter with voice{ →, a magnifying lamp} and strips are ordered.',
      '{ → Pump reservoirs and infusion sets are renewed with this order.}',
      '{ → A white cane was handed out.}',
    ],
    medication: [
      '{ → Insulin lispro is delivered at 0.8 units per hour.}',
      '{ → Aflibercept is injected into both eyes.}',
    ],
    diagnosis: [
      '{ → Hypothyroidism is treated as well.}',
      '{ → They have glaucoma in addition to the retinopathy.}',
    ],
    event: [
      '{ → Laser surgery of the left retina did not restore sight.}',
      '{ → Diabetic ketoacidosis led to a stay in intensive care.}',
    ],
    treatment: [
      '{ → A continuous monitor was tried and given up because of a rash.}',
      'They cannot read a standard meter{ →, even after training with a magnifier}.',
    ],
    social: [
      'Their {partner → mother} draws the strips from the vial.',
      '{ → They live in a group home with staff at night.}',
    ],
    attitude: [
      '~ { → Rowan is skilled in managing the pump.}',
      '~ { → The loss of sight has made them depressed at times.}',
      '~ { → They agreed to test more often when ill.}',
    ],
    negation: [
      'They {cannot → can} read the display of a standard meter.',
      'The limit of 300 strips is {not exceeded → exceeded}.',
    ],
    organisation: ['{ → The Casey Eye Center measured the vision.}', '{ → Oregon Health Plan is billed.}'],
    attestation: [
      '{ → I, the undersigned, tested the vision myself.}',
      '{ → I declare that I discussed every alternative with the patient in a visit.}',
    ],
    'relative-date': [
      '{ → The prescription glasses were renewed a month ago.}',
      'The pump has been in use {since 2019 → for ten years}.',
    ],
    'other-role': [
      'Vision of the right eye is 20/{200 → 300}.',
      '{ → HbA1c is 10.3 %.}',
      'They test {three → 40} times a day.',
      '{ → Glucose averages 174 mg/dL.}',
    ],
    brackets: ['{ → [visual field 15 degrees, both eyes]}', 'Three tests a day. { → [six when ill]}'],
    'coverage-measure': [
      'A voice meter is covered at 20/200 or worse in both eyes{ → ; their contrast sensitivity of 0.6 log units adds to it}.',
      'The criterion of impaired vision is met by {20/200 and 20/400 → a visual field of 10 degrees}.',
    ],
    script: [
      'Strips: {300 → ᠙᠐᠐} per 3 months',
      '~ A {glucose → glucоse} meter with voice',
      'Vision is 20/{400 → ٢٠٠} on the left.',
    ],
    identifier: [
      'The meter is coded {E2100 → E2101}.',
      '{Z96.41 → Z46.81}, insulin pump',
      'Record {MRN-012499 → MRN-012944}',
      'Dr. Hsu has the NPI {1461198909 → 1461189909}.',
    ],
    'date-age': [
      'A pump since {2019 → 2009}.',
      'Rowan is {40 → 41} years old.',
      'Born in December {1985 → 1958}.',
    ],
    quantity: [
      'Lancets: {3 → 6} boxes per 3 months.',
      'Test strips, {300 → 350} per 3 months.',
      '{100 → 150} strips a month',
      'Blood glucose meter with voice, quantity {1 → 2}.',
    ],
    name: ['Rowan Ó {Dálaigh → Donaill}', 'Dr. {Mei-Ling → Mei-Lan} Hsu', '{Rowan → Rohan} Ó Dálaigh'],
    retold: [
      'Vision is 20/200 and {20/400 → 20/40}.',
      'The patient cannot {read → hear} the display of a standard meter.',
      '{Three → Ten} tests a day are done.',
      'An insulin pump {has been → was never} in use.',
    ],
    sum: [
      '300 strips and 3 boxes of 100 lancets: {300 → 600} lancets.',
      '100 strips a month make {1,200 → 3,600} a year.',
    ],
  },
};
