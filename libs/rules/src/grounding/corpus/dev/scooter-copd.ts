import type { CorpusCase } from '../corpus-case.ts';

export const scooterCopd: CorpusCase = {
  id: 'scooter-copd',
  today: '2026-02-05',
  facts: {
    case_id: 2194,
    patient: {
      first_name: 'Walter',
      middle_name: 'Josef',
      last_name: 'Krzyżewski',
      dob: '1946-02-06',
      gender: 'male',
      height: '5 ft 6 in',
      weight: '149 lb',
      address: '730 Lakefront Boulevard, Erie, PA 16507',
      phone: '(814) 555-0161',
      mrn: 'MRN-447008',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
      { code: 'M19.90', description: 'Unspecified osteoarthritis, unspecified site' },
    ],
    items: [
      {
        item: 'Power scooter, group 1 standard',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'On 3 liters of oxygen per minute saturation drops to 84 % after 25 feet. He cannot propel a manual wheelchair for more than 12 feet because of shortness of breath. He transfers without help, sits upright and steers the tiller with both hands. His vision with glasses is 20/30. The hallway is 40 inches wide. He has never been admitted to intensive care.',
      },
    ],
    provider: { name: 'Dr. Grace Mbeki-Stone', npi: '1858678471', date_signed: '2026-02-05' },
  },
  notes: [
    `Dr. Grace Mbeki-Stone
NPI 1858678471

February 5, 2026

RE: Walter Josef Krzyżewski
DOB: 02/06/1946

To the prior authorization unit:

Mr. Krzyżewski is a 79-year-old man with COPD (J44.9). He depends on supplemental oxygen (Z99.81) and also has osteoarthritis (M19.90).

With 3 liters of oxygen per minute his saturation drops to 84 % after 25 feet of walking. Shortness of breath keeps him from propelling a manual wheelchair for more than 12 feet. He is able to transfer without help, to sit upright, and to steer the tiller with both hands. With glasses his vision is 20/30. His hallway has a width of 40 inches. He has never been admitted to intensive care.

I order a power scooter, group 1 standard (K0800), quantity 1. The limit is 1 per 5 years.`,
    `PMD CHECKLIST
Patient: Krzyżewski, Walter | M | 79 | 5 ft 6 in | 149 lb
Diagnoses: COPD J44.9 · O2 dependence Z99.81 · OA M19.90
1. Mobility in the home limited? Yes: SpO2 84 % after 25 ft on 3 L/min.
2. Manual wheelchair? No: 12 ft at most (dyspnea).
3. Transfers? Independent.
4. Posture? Upright.
5. Tiller? Both hands.
6. Vision? 20/30 with glasses.
7. Access? Hallway 40 in.
Order: K0800 power scooter (POV), Group 1 standard, 1.
Dr. Grace Mbeki-Stone | 1858678471 | 02/05/2026`,
    `Since his lungs take up too little oxygen, Walter Krzyz\u0307ewski,
seventy-nine, walks 25 feet and no farther without his
saturation dropping to 84 %, and that on three liters of
oxygen a minute (Z99.81: dependence on supplemental oxygen).
The disease is chronic obstructive pulmonary disease, J44.9.
Osteoarthritis (M19.90) is the third diagnosis.

Pushing a manual wheelchair leaves him short of breath within
12 feet. A power operated vehicle would let him move about
the home: he transfers unaided, keeps upright, and
steers with both hands. The hallway (40 in) is wide enough.

One (1) scooter, HCPCS K0800, group 1 standard.

Grace Mbeki-Stone, Dr., NPI 1858678471, 5 Feb 2026`,
    `LETTER OF MEDICAL NECESSITY

Patient: Walter Josef Krzyżewski
Address: 730 Lakefront Boulevard, Erie, PA 16507
Date of birth: February 6, 1946
Prescriber: Dr. Grace Mbeki-Stone, NPI 1858678471
Date of order: February 5, 2026

I. Diagnoses
   A. Chronic obstructive pulmonary disease, unspecified (J44.9)
   B. Dependence on supplemental oxygen (Z99.81)
   C. Unspecified osteoarthritis, unspecified site (M19.90)

II. Mobility limitation
   Mr. Krzyżewski, a 79-year-old man, walks on 3 liters of oxygen per minute. After 25 feet his saturation drops to 84 %. This limits his participation in mobility-related activities of daily living in the home.

III. Less costly alternatives
   A. A cane or walker does not reduce the work of breathing. [Add: trial, if any]
   B. A manual wheelchair: he cannot propel one for more than 12 feet because of shortness of breath.

IV. Safe use
   A. He transfers without help.
   B. He sits upright.
   C. He steers the tiller with both hands.
   D. His vision, with glasses, is 20/30.

V. Home
   The hallway is 40 inches wide.

VI. Order
   Power scooter, group 1 standard, HCPCS K0800, quantity 1 (limit: 1 per 5 years)

VII. Other
   He has never been admitted to intensive care. COPD is a chronic disease, and the need is expected to be long term.

Dr. Grace Mbeki-Stone`,
  ],
  passages: [
    `Power operated vehicles are covered when a manual wheelchair cannot be propelled in the home and when the person transfers safely, operates the tiller and keeps posture. Group 2 scooters have features that are not needed in the home and are not covered.`,
    `Three diagnoses: COPD, dependence on supplemental oxygen, osteoarthritis.`,
    `A man of 79 years, soon to be 80.`,
  ],
  edits: [
    [0, 'event', 'He has never been admitted to intensive care. → He has been admitted to intensive care.'],
    [0, 'retold', 'saturation drops to 84 % → saturation drops to 74 %'],
    [
      0,
      'diagnosis',
      'and also has osteoarthritis (M19.90) → and also has osteoarthritis (M19.90) and dementia',
    ],
    [1, 'negation', '3. Transfers? Independent. → 3. Transfers? Dependent.'],
    [1, 'retold', '6. Vision? 20/30 with glasses → 6. Vision? 20/80 with glasses'],
    [1, 'other-item', 'Order: K0800 power scooter → Order: K0800 power wheelchair'],
    [2, 'medication', 'three liters of\noxygen a minute → three liters of\noxygen a minute plus tiotropium'],
    [2, 'sex', 'he transfers unaided → she transfers unaided'],
  ],
  corruptions: {
    'code-disease': [
      'J44.9 stands for {chronic obstructive pulmonary disease → idiopathic pulmonary fibrosis}.',
      'Z99.81 ({dependence on supplemental oxygen → dependence on wheelchair})',
      'M19.90: {osteoarthritis → rheumatoid arthritis}',
    ],
    'other-item': [
      'K0800: power {scooter, group 1 standard → wheelchair, group 2 standard}',
      'A {scooter → hospital bed} is ordered under K0800.',
    ],
    'description-detail': [
      'COPD{ → with acute exacerbation} (J44.9)',
      'He depends on supplemental oxygen{ → and on a ventilator}.',
      'COPD, {unspecified → GOLD stage 4}',
      'Power scooter of group {1 → 2}',
    ],
    side: [
      'He steers the tiller with {both hands → the right hand}.',
      'Osteoarthritis{ → of the left shoulder} is the third diagnosis.',
    ],
    sex: [
      '{Mr. → Mrs.} Krzyżewski is 79.',
      '{He → She} sits upright and steers the tiller.',
      'A 79-year-old {man → woman} with COPD',
    ],
    choice: ['~ The scooter{ →, red,} is of group 1.', 'A scooter{ → of 22 inches seat width} is ordered.'],
    device: [
      '{ → A ramp for the porch is requested at the same time.}',
      'A scooter{ → with basket and oxygen tank holder} is ordered.',
      '{ → He received a BiPAP machine.}',
    ],
    medication: [
      '{ → Budesonide/formoterol is inhaled morning and night.}',
      '{ → Azithromycin on three days a week keeps infections down.}',
    ],
    diagnosis: [
      '{ → Lung cancer was found on a scan.}',
      'COPD{ →, congestive heart failure} and osteoarthritis',
    ],
    event: [
      'He has {never → twice} been admitted to intensive care.',
      '{ → Pneumonia kept him in the hospital over New Year.}',
      '{ → He fainted in the hallway.}',
    ],
    treatment: [
      '{ → Pulmonary rehabilitation was finished without benefit.}',
      '{ → A rollator was tried for a month and returned.}',
      '{ → He breaks out in hives from penicillin.}',
    ],
    social: [
      '{ → His sister lives downstairs and cooks for him.}',
      '{ → A former steelworker, he still smokes a pack a day.}',
      '~ { → He looks forward to seeing the lake again.}',
    ],
    attitude: [
      '~ { → He has sound judgment and can follow directions.}',
      '~ { → Mr. Krzyżewski is willing to use the scooter every day.}',
      '~ { → Breathlessness frightens him.}',
    ],
    negation: [
      'He transfers {without → with} help.',
      'He {cannot → can} propel a manual wheelchair for more than 12 feet.',
      'He is {able → unable} to steer the tiller.',
    ],
    organisation: ['{ → Saint Vincent Pulmonary Group tested him.}', '{ → Highmark handles his claims.}'],
    attestation: [
      '{ → The face-to-face mobility examination was conducted by me.}',
      '{ → I have signed and dated the therapist’s report in agreement.}',
    ],
    'relative-date': [
      '{ → The examination was held a few days ago.}',
      '{ → He has used oxygen around the clock for five years now.}',
    ],
    'other-role': [
      'Saturation drops to {84 → 79} %.',
      'He walks {25 → 40} feet.',
      '{ → FEV1 is 30 % of predicted.}',
      '{ → He has had 3 exacerbations.}',
    ],
    brackets: ['{ → [pCO2 58 mmHg]}', 'He transfers without help. { → [daughter stands by]}'],
    'coverage-measure': [
      'A scooter is covered when a manual wheelchair cannot be propelled{ → ; a grip of 11 kg is the reason here}.',
      'The payer requires a limitation at home{ → , evident from his six-minute walk of 61 meters}.',
    ],
    script: ['{84 → ４８} % after 25 feet', '~ Power {scooter → scооter}', '{12 → ٢١} feet at most'],
    identifier: [
      'COPD: {J44.9 → J44.1}',
      'Oxygen: {Z99.81 → Z99.11}',
      'K08{00 → 01}',
      'NPI {1858678471 → 1858687471}',
      'MRN {MRN-447008 → MRN-447080}',
    ],
    'date-age': [
      'He is {79 → 80} years old.',
      'Born on {February 6 → February 16}, 1946',
      'Signed 02/{05 → 15}/2026',
    ],
    quantity: ['Scooter: {one → two}', 'Limit 1 per {5 → 3} years'],
    name: [
      'Walter {Krzyżewski → Kraszewski}',
      'Dr. Grace Mbeki-{Stone → Stein}',
      'Walter {Josef → Jerzy} Krzyżewski',
    ],
    retold: [
      'On {3 → 5} liters a minute saturation drops.',
      'Saturation {drops → climbs} to 84 %.',
      'The hallway is {40 → 30} inches wide.',
      'Saturation is 84 % after {25 → 250} feet.',
    ],
    sum: [
      'He propels 12 feet and walks 25, a difference of {13 → 31} feet.',
      'Three diagnoses and {one item → two items}',
    ],
  },
};
