import type { CorpusCase } from '../corpus-case.ts';

export const heavyWalkerEmphysema: CorpusCase = {
  id: 'heavy-walker-emphysema',
  today: '2026-03-02',
  facts: {
    case_id: 715,
    patient: {
      first_name: 'Lakshmi',
      middle_name: null,
      last_name: 'Venkataraman',
      dob: '1960-03-03',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '324 lb',
      address: '208 Cypress Court, Edison, NJ 08820',
      phone: '(732) 555-0176',
      mrn: 'MRN-159773',
    },
    diagnoses: [
      { code: 'J43.9', description: 'Emphysema, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'M16.12', description: 'Unilateral primary osteoarthritis, left hip' },
    ],
    items: [
      {
        item: 'Heavy-duty wheeled walker',
        hcpcs: 'E0149',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Her weight of 324 lb was measured on 2026-02-20 and exceeds the 300 lb that a standard walker bears. Saturation falls from 93 % to 86 % on walking 60 feet. The left hip flexes to 70 degrees only. She had no falls. She declined a wheelchair because she wants to keep walking.',
      },
    ],
    provider: { name: 'Dr. Fergus MacAllister', npi: '1388948584', date_signed: '2026-03-02' },
  },
  notes: [
    `To the Medical Review Department

Patient: Lakshmi Venkataraman
DOB: 03/03/1960 (65 years old)
Date: 03/02/2026

I am asking for a heavy-duty wheeled walker (HCPCS E0149), quantity 1, for Ms. Venkataraman.

She suffers from emphysema (J43.9), chronic respiratory failure with hypoxia (J96.11) and primary osteoarthritis of the left hip (M16.12).

Her weight, measured on February 20, 2026, is 324 lb. A standard walker bears 300 lb, which is not enough. When she walks 60 feet, her oxygen saturation drops from 93 % to 86 %. Her left hip flexes to no more than 70 degrees. She has not fallen. A wheelchair was offered, which she declined because she wishes to keep walking.

One walker in 5 years is the limit, and one is ordered.

With thanks,
Dr. Fergus MacAllister, NPI 1388948584`,
    `+ Patient: L. Venkataraman, 65 F, 5'3", 324 lb (2/20/26)
+ Diagnoses
  - J43.9 emphysema
  - J96.11 chronic hypoxic respiratory failure
  - M16.12 OA L hip, primary
+ Findings
  - SpO2 93 -> 86 % on 60 ft
  - L hip flexion 70°
  - no falls
+ Order
  - E0149 heavy-duty wheeled walker, qty 1 (limit 1 per 5 years)
+ Reason
  - standard walker rated to 300 lb only
  - wheelchair declined by patient, who wants to keep walking
+ Dr. Fergus MacAllister / 1388948584 / 2 Mar 2026`,
    `Ms. Lakshmi Venka\u200Dtaraman (MRN-159773) cannot be served by
an ordinary walker. Such a walker carries up to 300
pounds; she weighed 324 pounds on 20 February 2026.

Her lungs are damaged by emphy-
sema (J43.9). They no longer take up enough oxygen: chronic
respiratory failure with hypoxia, J96.11. After sixty
feet of walking the saturation is 86 %, from 93 % before. The
left hip, stiffened by osteoarthritis (M16.12), bends to 70
degrees.

The order is for one heavy-duty walker with wheels (E0149). The
patient has had no falls and does not want a wheelchair, since
she wants to go on walking.

Fergus MacAllister, Dr. – NPI 1388948584 – March 2, 2026`,
  ],
  passages: [
    `Oxygen is not part of this order.`,
    `324 lb exceeds 300 lb, hence E0149 rather than a standard walker.`,
    `Heavy-duty walkers are covered for people who weigh more than 300 pounds and who qualify for a standard walker.`,
    `Durable medical equipment has a reasonable useful lifetime of five years as a rule.`,
    `Venkataraman, Lakshmi: chronic respiratory failure with hypoxia; emphysema; left hip osteoarthritis.`,
  ],
  edits: [
    [0, 'negation', 'She has not fallen. → She has fallen.'],
    [0, 'other-role', 'flexes to no more than 70 degrees → flexes to no more than 60 degrees'],
    [0, 'side', 'osteoarthritis of the left hip (M16.12) → osteoarthritis of the right hip (M16.12)'],
    [1, 'event', '- no falls → - no falls; intubated twice'],
    [1, 'description-detail', '- J96.11 chronic hypoxic → - J96.11 chronic hypercapnic'],
    [1, 'device', '- E0149 heavy-duty wheeled walker → - Home oxygen; E0149 heavy-duty wheeled walker'],
    [2, 'retold', 'carries up to 300\npounds → carries up to 250\npounds'],
    [2, 'sex', 'does not want a wheelchair, since\nshe wants → does not want a wheelchair, since\nhe wants'],
  ],
  corruptions: {
    'code-disease': [
      'Emphysema{ → , J43.9, that is to say simple chronic bronchitis,} shortens her breath.',
      'J96.11: chronic {respiratory → heart} failure',
      'M16.12 ({osteoarthritis → avascular necrosis} of the left hip)',
      '{Emphysema → Idiopathic pulmonary fibrosis} - J43.9',
    ],
    'other-item': [
      'E0149 — {heavy-duty wheeled walker → heavy-duty wheelchair}',
      'HCPCS E0149, {heavy-duty wheeled → folding pickup} walker, 1.',
    ],
    'description-detail': [
      '{Chronic → Acute and chronic} respiratory failure with hypoxia.',
      'Chronic respiratory failure with {hypoxia → hypercapnia}.',
      '{Emphysema → Centrilobular emphysema} (J43.9).',
      '{Primary → Secondary} osteoarthritis of the left hip.',
    ],
    side: [
      'Osteoarthritis of the {left hip → right hip}.',
      'The {left → right} hip flexes to 70 degrees only.',
      '{The left hip → Each hip} bends to 70 degrees.',
    ],
    sex: [
      '{She → He} declined a wheelchair.',
      '{Ms. → Mr.} Venkataraman weighs 324 lb.',
      '65 {F → M}, 324 lb',
    ],
    choice: [
      '~ One heavy-duty walker{ → , color gray,} is ordered.',
      'The walker{ →, in the tall size,} has wheels.',
    ],
    device: [
      '{ → She is to receive a portable oxygen concentrator together with the walker.}',
      'A heavy-duty walker {with wheels → with wheels, a seat and a tray} is needed.',
      '{ → Home nebulizer equipment remains in place.}',
    ],
    medication: [
      '{ → Tiotropium is inhaled once daily.}',
      '{ → Prednisone 20 mg had to be given in January.}',
    ],
    diagnosis: [
      '{ → Sleep apnea has been confirmed.}',
      'Emphysema{ →, pulmonary hypertension} and a worn hip slow her.',
    ],
    event: [
      'She had {no falls → three falls}.',
      '{ → An exacerbation led to intubation and a week in intensive care.}',
    ],
    treatment: [
      '{ → Pulmonary rehabilitation was broken off.}',
      '{ → She has failed to lose weight with diet counseling.}',
      '{ → Hip replacement was refused by the surgeon because of her lungs.}',
    ],
    social: ['{ → Her two sons live with her.}', '{ → She smoked for 40 years and quit.}'],
    attitude: [
      '~ { → She feels anxious when she is short of breath.}',
      '~ { → Ms. Venkataraman adheres to her treatment.}',
      '~ { → Her quality of life has declined sharply.}',
    ],
    negation: [
      'She {had no → had} falls.',
      'A standard walker {does not bear → bears} her weight.',
      'She {declined → did not decline} a wheelchair.',
    ],
    organisation: [
      '{ → Horizon BCBS must decide within 14 days.}',
      '{ → Saturation was measured at Raritan Bay Pulmonary Associates.}',
    ],
    attestation: [
      '{ → I was present when she was weighed and vouch for the scale.}',
      '{ → Her record, which I have reviewed in full, supports every statement.}',
    ],
    'relative-date': [
      'Her weight was taken {on February 20, 2026 → three months ago at home}.',
      '~ { → She has become slower since the beginning of winter.}',
    ],
    'other-role': [
      'Saturation falls to {86 → 65} % on walking.',
      'The left hip flexes to {70 → 86} degrees.',
      '{ → Her forced expiratory volume is 60 % of predicted.}',
      '{ → Pain is 5 out of 10.}',
    ],
    brackets: [
      '{ → [BMI 57.4]}',
      'She declined a wheelchair. { → [later accepted, see addendum]}',
      '{ → [on 2 L/min oxygen]}',
    ],
    'coverage-measure': [
      'Heavy-duty walkers are covered above 300 pounds{ → ; at a BMI of 57 she is far above}.',
      'The policy on walkers asks for a limitation of mobility{ → , which an FEV1 of 38 % proves}.',
    ],
    script: ['Weight: {324 → ٣٤٢} lb.', '~ Chronic {respiratory → respіratory} failure.'],
    identifier: [
      'Respiratory failure, {J96.11 → J96.10}',
      'HCPCS {E0149 → E0148}',
      'NPI 13889{48584 → 84584}',
      'Hip: {M16.12 → M16.11}.',
    ],
    'date-age': [
      'Weighed on {2026-02-20 → 2026-01-20}.',
      'She is {65 → 66} years old on the day of this note.',
      'Born {March 3, 1960 → March 30, 1960}.',
    ],
    quantity: ['Limit: {1 → 2} per 5 years.', 'One walker per {5 → 3} years.'],
    name: ['Lakshmi {Venkataraman → Venkatesan}', 'Dr. {Fergus → Angus} MacAllister'],
    retold: [
      'Saturation falls from {93 → 98} % to 86 %.',
      'She walked {60 → 600} feet.',
      'Saturation {falls → rises} on walking.',
      'A standard walker bears {300 → 400} lb.',
      'She declined a wheelchair because she wants to {keep → stop} walking.',
    ],
    sum: [
      'Her weight exceeds the 300 lb by {24 → 42} lb.',
      'Saturation drops by {7 → 17} points, from 93 % to 86 %.',
    ],
  },
};
