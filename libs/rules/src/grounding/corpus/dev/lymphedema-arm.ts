import type { CorpusCase } from '../corpus-case.ts';

export const lymphedemaArm: CorpusCase = {
  id: 'lymphedema-arm',
  today: '2026-07-08',
  facts: {
    case_id: 412,
    patient: {
      first_name: 'Aisha',
      middle_name: 'Noor',
      last_name: 'Rahman',
      dob: '1979-05-19',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '148 lb',
      address: null,
      phone: null,
      mrn: 'MRN-714402',
    },
    diagnoses: [{ code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' }],
    items: [
      {
        item: 'Lymphedema arm sleeve',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'M',
        color: 'White',
        length: 'Medium',
        justification:
          'The left arm is 4 cm larger than the right at the mid-forearm since the mastectomy of 2024. Stemmer sign is positive. Complete decongestive therapy over 15 sessions reduced the volume by 22 %. Three sleeves allow daily washing; the old sleeves have lost their elasticity.',
      },
      {
        item: 'Lymphedema stocking, below knee, 30-40 mmHg',
        hcpcs: 'A6552',
        quantity: 1,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'S',
        color: 'Black',
        length: 'Short',
        justification: 'One stocking for mild swelling of the left lower leg. No wound, no infection.',
      },
    ],
    provider: { name: 'Dr. Ingeborg Thorvaldsen', npi: '1244465203', date_signed: '2026-07-08' },
  },
  notes: [
    `Patient: Aisha Noor Rahman
Born: May 19, 1979 (47 years)
Record: MRN-714402

July 8, 2026

To the reviewer:

Ms. Rahman has postmastectomy lymphedema syndrome (ICD-10-CM I97.2). Since her mastectomy of 2024 her left arm has been 4 cm larger than the right at the mid-forearm, and the Stemmer sign is positive. Fifteen sessions of complete decongestive therapy lowered the volume by 22 %; to hold this result she needs daytime compression. Her old sleeves are no longer elastic.

Requested are:

(a) Lymphedema arm sleeve, A6578, 3 per 6 months, size M, white, medium length. Three are needed because a sleeve is washed every day.

(b) Lymphedema stocking, below knee, 30-40 mmHg, A6552, 1 per 6 months, size S, black, short, for mild swelling of the left lower leg. There is neither a wound nor an infection.

Dr. Ingeborg Thorvaldsen
NPI: 1244465203`,
    `DX: I97.2 postmastectomy lymphedema syndrome
HX: mastectomy 2024; CDT 15 sessions, -22 % volume
EXAM: L arm +4 cm vs R (mid-forearm); Stemmer +; mild swelling L lower leg, no wound/infection
RX:
  A6578 lymphedema arm sleeve #3 / 6 mo -- M, white, medium
  A6552 lymphedema stocking BK 30-40 mmHg #1 / 6 mo -- S, black, short
LIMITS: 3 per 6 months for each
PT: Rahman, Aisha N., 47 F, 5 ft 6 in, 148 lb
PRESCRIBER: Dr. Ingeborg Thorvaldsen 1244465203 07/08/2026`,
    `# Compression garments for A. Rahman

Aisha Rahman is a woman of forty-seven years. After a mastectomy (2024) she developed lymphedema, coded I97.2. **Left arm:** 4 cm wider than the right one, mid-forearm; *Stemmer positive*. **Left lower leg:** mild swelling.

She completed complete decongestive therapy (15 sessions) with a reduction of 22&nbsp;%. Without garments, swelling usually returns.

> Order 1 &ndash; three arm sleeves (A6578), size M, medium, white
> Order 2 &ndash; one below-knee stocking, 30&ndash;40 mmHg (A6552), size S, short, black

The limit for daytime garments is 3 per body part in 6 months. Both orders respect it.

Ingeborg Thorvaldsen, NPI 1244465203, 8 July 2026`,
  ],
  passages: [
    `Prior garments: [Add: month and supplier]. Replacement is not requested for loss.`,
    `Four garments (three for the arm, one for the leg).`,
    `Since 2024 Medicare covers gradient compression garments for lymphedema under the Lymphedema Treatment Act: three daytime garments per body part every 6 months and two garments for the night every 2 years.`,
    `Garments in all: 3 arm sleeves and 1 stocking, 4 pieces for 6 months.`,
  ],
  edits: [
    [0, 'side', 'her left arm has been → her right arm has been'],
    [0, 'negation', 'There is neither a wound nor an infection. → There is a wound with an infection.'],
    [0, 'treatment', 'to hold this result → after a failed pump trial'],
    [1, 'quantity', '#3 / 6 mo → #5 / 6 mo'],
    [1, 'date-age', 'HX: mastectomy 2024 → HX: mastectomy 2021'],
    [1, 'choice', 'S, black, short → S, beige, short'],
    [2, 'retold', '(15 sessions) with a reduction → (5 sessions) with a reduction'],
    [2, 'other-item', 'one below-knee stocking → one thigh-length stocking'],
  ],
  corruptions: {
    'code-disease': [
      'I97.2: {postmastectomy lymphedema syndrome → hereditary lymphedema}',
      'She suffers from {postmastectomy lymphedema → chronic venous insufficiency} (ICD-10 I97.2).',
    ],
    'other-item': [
      'Three {arm sleeves → thigh-length stockings}, A6578.',
      'A6552, {lymphedema stocking, below knee → lymphedema wrap, below knee}.',
      'Three {lymphedema arm sleeves → lymphedema stockings, below knee,} and one {stocking → arm sleeve}.',
    ],
    'description-detail': [
      'Postmastectomy lymphedema{ → , stage III,} of the arm.',
      'Below-knee stocking with {30-40 → 20-30} mmHg.',
      '{A → An acute} postmastectomy lymphedema syndrome is present.',
    ],
    side: [
      'The {left → right} arm is 4 cm larger than the other.',
      'One stocking for the {left → right} lower leg.',
      'Mild swelling of {the left lower leg → both lower legs}.',
    ],
    sex: [
      'Since {her → his} mastectomy the arm is swollen.',
      '{Ms. → Mr.} Rahman needs daytime compression.',
    ],
    choice: [
      'The sleeves are {white → beige}.',
      'Arm sleeve, size {M → L}.',
      'The stocking should be {short → medium} and black.',
    ],
    device: [
      '{ → A pneumatic compression pump for the arm is requested.}',
      'Sleeves{ → , a gauntlet with fingers} and a stocking are ordered.',
    ],
    medication: [
      '{ → Tamoxifen is continued until 2029.}',
      '{ → She takes a diuretic, furosemide 20 mg, for the swelling.}',
    ],
    diagnosis: ['{ → Her breast cancer has returned.}', '{ → Obesity adds to the swelling.}'],
    event: [
      '{ → She had two admissions for cellulitis of the arm.}',
      'Since the mastectomy {of 2024 → and axillary dissection of 2024} the arm is swollen.',
    ],
    treatment: [
      '{ → Manual drainage had to be stopped because of pain.}',
      '{ → Radiation of the axilla is planned.}',
      '{ → She has an allergy to nylon.}',
    ],
    social: ['{ → Her sister helps her with the bandages.}', '{ → She is a hairdresser and stands all day.}'],
    attitude: [
      '~ { → She wears her garments faithfully.}',
      '~ { → The swelling has affected her self-image.}',
      '~ { → Ms. Rahman demonstrates good insight into her condition.}',
    ],
    negation: [
      'There is {no → a} wound and {no → an} infection.',
      'Stemmer sign is {positive → not positive}.',
      'The old sleeves have {lost → not lost} their elasticity.',
    ],
    organisation: [
      '{ → Her care is coordinated by Mercy Cancer Institute.}',
      '{ → Medicare Part B is the primary payer.}',
    ],
    attestation: [
      '{ → I verified the fit of the last garments in person.}',
      '{ → It is my sworn statement that no other supplier has filled this order.}',
    ],
    'relative-date': [
      '{ → Therapy ended a fortnight ago.}',
      'The swelling dates from the mastectomy {of 2024 → of five years ago}.',
    ],
    'other-role': [
      'The left arm is {4 → 6} cm larger at the mid-forearm.',
      'Therapy over 15 sessions reduced the volume by {22 → 47} %.',
      '{ → She had 30 sessions of radiation.}',
    ],
    brackets: [
      '{ → [volume difference 612 mL by perometer]}',
      'Three sleeves allow daily washing. { → [Insurer approved 6 on appeal]}',
    ],
    'coverage-measure': [
      'Garments are covered for diagnosed lymphedema{ → with a volume difference of 14 %, as measured in her}.',
      'The benefit covers replacement{ → because her limb has changed from 29 to 33 cm}.',
    ],
    script: ['Arm sleeve: {3 → ３６} per 6 months.', '~ Lymphedema {sleeve → slеeve} for the arm.'],
    identifier: ['Diagnosis {I97.2 → I97.3}.', 'NPI: {1244465203 → 1244456203}', 'Stocking {A6552 → A6525}.'],
    'date-age': [
      'Mastectomy of {2024 → 2014}.',
      '{Forty-seven → Seventy-four} years old.',
      'Born {May 19 → March 19}, 1979.',
    ],
    quantity: [
      'Arm sleeves: {3 → 4} per 6 months.',
      'Garments are ordered for 6 {months → weeks}.',
      '{One stocking → Three stockings} below knee.',
    ],
    name: ['Aisha {Rahman → Rahim}, female.', 'Dr. Ingeborg {Thorvaldsen → Thorvald-Hansen}'],
    retold: [
      'Therapy over {15 → 50} sessions reduced the volume by 22 %.',
      'Decongestive therapy {reduced → increased} the volume by 22 %.',
      '{Mild → Massive} swelling of the left lower leg.',
    ],
    sum: ['3 sleeves and 1 stocking: {4 → 5} garments.', 'Three sleeves in 6 months, or {6 → 9} a year.'],
  },
};
