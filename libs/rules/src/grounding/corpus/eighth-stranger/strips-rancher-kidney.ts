import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a family doctor in a rural clinic. */
export const stripsRancherKidney: CorpusCase = {
  id: 'strips-rancher-kidney',
  today: '2026-03-30',
  facts: {
    case_id: 8202,
    patient: {
      first_name: 'Lyle',
      last_name: 'Brandvold',
      dob: '1951-11-08',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '214 lb',
      address: '4410 County Road 9, Sweetgrass Flat, MT 59081',
      phone: '(406) 555-0177',
      mrn: 'SF-1187',
    },
    diagnoses: [
      { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
      { code: 'N18.4', description: 'Chronic kidney disease, stage 4 (severe)' },
      { code: 'M19.041', description: 'Primary osteoarthritis, right hand' },
    ],
    items: [
      {
        item: 'Home blood glucose monitor',
        hcpcs: 'E0607',
        quantity: 1,
        justification:
          'Old meter bought in 2017, gives error messages. Needs large buttons because of osteoarthritis of the right hand. Sees well with glasses.',
      },
      {
        item: 'Blood glucose test strips, per 50',
        hcpcs: 'A4253',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'NPH insulin 22 units in the morning and 12 units at supper since 2025-12-01, when metformin and glipizide were stopped for kidney function. eGFR 24 on 2026-03-12. Tests 3 times a day. A1c 8.4% on 2026-03-12, 9.6% on 2025-11-20. Two lows in February, 58 and 61 mg/dL, both before noon while feeding cattle. Logs reviewed 2026-03-24. His wife Marlys keeps the log. Nearest hospital is 62 miles away. Lisinopril 20 mg daily. Quit smoking in 1998.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: null,
      },
    ],
    provider: { name: 'Ruth Ansgar, DO', npi: '1821147032', date_signed: '2026-03-30' },
    seen: [
      '2026-03-24, clinic visit, Ruth Ansgar, DO: blood pressure 134/76; no foot sores; creatinine 2.6 mg/dL; referred to nephrology in Billings, appointment 2026-05-06; he prefers a meter to a sensor because he has no cell signal on the ranch.',
    ],
  },
  notes: [
    `Lyle Brandvold ranches cattle outside Sweetgrass Flat. He is 74 and has had to change over to insulin, because his kidneys (E11.22, stage 4, N18.4) no longer allow metformin or glipizide; both were stopped on December 1. He now injects NPH twice a day, 22 units with breakfast and 12 with supper.

Since then the A1c has come down from 9.6 to 8.4. Twice in February he went low during the morning feeding, to 58 and to 61. The nearest hospital is 62 miles off, so he must be able to see a low coming on his own meter. He tests three times daily and his wife Marlys writes the numbers down; I went through the log with him on March 24.

His present meter dates from 2017 and throws errors. With arthritis in the right hand he cannot work small buttons. Please supply one monitor (E0607), 300 strips for three months (six boxes of 50, A4253) and 300 lancets (three boxes, A4259).`,
    `74 yo M, rancher. T2DM + CKD4 (eGFR 24, Cr 2.6, 3/12). Metformin & glipizide d/c'd 12/1/25 -> NPH 22 u AM / 12 u supper. A1c 9.6 (11/20/25) -> 8.4 (3/12/26). Lows x2 Feb: 58, 61, both a.m. Fingersticks TID, log rev'd 3/24. BP 134/76 on lisinopril 20 qd. Feet clear. OA R hand - needs big buttons. Vision ok w/ glasses. Ex-smoker, quit '98. Renal consult Billings 5/6. Doesn't want CGM, no cell service at ranch. Rx: E0607 x1, A4253 x6, A4259 x3, all per 3 mo supply.`,
    `REASON FOR INSULIN-LEVEL STRIP QUANTITY
* Treated with insulin: yes, two injections a day (NPH)
* Oral agents: none at present; metformin and glipizide discontinued 12/01/2025 (renal function)
* Frequency of testing: 3/day = about 90 strips a month
* Log: kept by spouse, reviewed by Dr. Ansgar 03/24/2026
* Hypoglycemia: two readings under 70 in February, at 58 and 61 mg/dL
* Kidney: eGFR 24, diabetic CKD stage 4, nephrology visit planned 05/06/2026
* Dexterity: osteoarthritis, dominant problem is the right hand; large buttons required
* Sight: adequate with glasses, so no talking meter is needed
* Insulin at bedtime: none
* Quantity asked for: 6 x 50 strips and 3 x 100 lancets for 3 months, which is within the limit`,
    `This gentleman checks his sugar before breakfast and around his injections, three pokes a day in all, and brings me a tidy logbook that Mrs. Brandvold fills in. He had a scare on two mornings this winter while he was out with the cows. Sugar pills are out of the question with kidneys this weak. He is to see the kidney specialist in Billings in May. He gave up cigarettes in 1998. I did talk with him about a sensor; without a cell signal on the ranch he would rather have a plain meter. No sores on his feet. His fingers on the right side are stiff from wear-and-tear arthritis, and the old meter keeps reporting errors.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'He is 74 → He is 64'],
    [0, 'social', 'ranches cattle → ranches sheep'],
    [0, 'description-detail', 'stage 4, N18.4 → stage 3b, N18.4'],
    [0, 'medication', 'no longer allow metformin → no longer allow sitagliptin'],
    [0, 'date-age', 'December 1 → October 1'],
    [0, 'medication', '22 units with breakfast → 32 units with breakfast'],
    [0, 'other-role', '12 with supper → 22 with supper'],
    [0, 'quantity', 'NPH twice a day → NPH four times a day'],
    [0, 'retold', 'from 9.6 to 8.4 → from 8.4 to 9.6'],
    [0, 'retold', 'to 58 and to 61 → to 38 and to 61'],
    [0, 'other-role', '62 miles off → 24 miles off'],
    [0, 'social', 'his wife Marlys → his daughter Marlys'],
    [0, 'name', 'wife Marlys → wife Carol'],
    [0, 'side', 'arthritis in the right hand → arthritis in the left hand'],
    [0, 'diagnosis', 'With arthritis in the right hand → With a tremor in the right hand'],
    [0, 'negation', 'he cannot work small buttons → he manages small buttons well'],
    [0, 'quantity', '300 strips for three months → 300 strips for one month'],
    [0, 'other-item', 'six boxes of 50, A4253 → six boxes of 50, A4259'],
    [0, 'date-age', 'dates from 2017 → dates from 2007'],
    [0, 'device', 'Please supply one monitor → Please supply one talking monitor'],
    [1, 'sex', '74 yo M → 74 yo F'],
    [1, 'retold', 'eGFR 24 → eGFR 42'],
    [1, 'retold', 'BP 134/76 → BP 164/96'],
    [1, 'medication', 'lisinopril 20 qd → lisinopril 40 qd'],
    [1, 'medication', 'on lisinopril → on losartan'],
    [1, 'negation', 'Feet clear → Foot ulcer'],
    [1, 'side', 'OA R hand → OA L hand'],
    [1, 'negation', 'Ex-smoker, quit → Smoker since'],
    [1, 'organisation', 'Renal consult Billings → Renal consult Great Falls'],
    [1, 'negation', "Doesn't want CGM → Wants CGM"],
    [1, 'quantity', 'Fingersticks TID → Fingersticks QID'],
    [1, 'other-role', 'A4253 x6, A4259 x3 → A4253 x3, A4259 x6'],
    [2, 'negation', 'Treated with insulin: yes → Treated with insulin: no'],
    [
      2,
      'treatment',
      'none at present; metformin and glipizide discontinued → metformin and glipizide continued since',
    ],
    [2, 'attestation', 'kept by spouse → kept by home nurse'],
    [2, 'negation', 'adequate with glasses → legally blind despite glasses'],
    [2, 'sum', 'about 90 strips a month → about 180 strips a month'],
    [2, 'negation', 'Insulin at bedtime: none → Insulin at bedtime: 10 units'],
    [3, 'sex', 'This gentleman → This lady'],
    [3, 'social', 'logbook that Mrs. Brandvold fills in → logbook that his neighbor fills in'],
    [3, 'negation', 'No sores on his feet → He has sores on his feet'],
    [3, 'negation', 'He gave up cigarettes → He has smoked cigarettes'],
    [3, 'social', 'without a cell signal on the ranch → without a computer on the ranch'],
  ],
  corruptions: {
    device: ['{→ A continuous glucose monitor is ordered as well.}'],
    event: ['{→ In January he was flown to the emergency department for a low of 31.}'],
    diagnosis: ['{→ He also has diabetic neuropathy of both feet and gout.}'],
    treatment: ['{→ He started dialysis in March.}'],
    brackets: ['The log was reviewed on March 24 {→ [he tests five times a day]}.'],
    'coverage-measure': [
      'Medicare pays for 300 strips in three months when a patient uses insulin{→, as he does with a pump}.',
    ],
    organisation: ['{→ The strips will be shipped by Prairie Rose Medical Supply.}'],
  },
};
