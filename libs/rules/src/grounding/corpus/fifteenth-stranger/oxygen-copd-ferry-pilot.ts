import type { CorpusCase } from '../corpus-case.ts';

/** A family physician of a river town writes two letters, her respiratory therapist an evaluation, the oxygen supplier's clerk a summary. */
export const oxygenCopdFerryPilot: CorpusCase = {
  id: 'oxygen-copd-ferry-pilot',
  today: '2026-10-19',
  facts: {
    case_id: 15002,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Tillinghast',
      dob: '1955-01-30',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '139 lb',
      address: '9 Cable Landing Road, Dunmore Ferry, KY 42099',
      phone: '(270) 555-0144',
      mrn: 'DF-77120',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.20', description: 'Pulmonary hypertension, unspecified' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation at rest on room air on 2026-10-12 was 85 %; on 2 liters per minute by nasal cannula it was 93 %. FEV1 is 34 % of predicted on the spirometry of 2026-08-20. He takes tiotropium 18 mcg daily and albuterol by inhaler; both have been kept at full dose and he is still hypoxic. He gets short of breath dressing and rests twice on the way to the mailbox. Oxygen is ordered at 2 liters per minute for at least 16 hours a day.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'He walks 180 feet to the chicken house and back each morning and goes to church on Sundays. Walking on room air on 2026-10-12 saturation fell to 81 %; walking on 3 liters per minute it held at 90 %. For walking 3 liters per minute are ordered. A stationary unit alone would keep him indoors.',
      },
    ],
    provider: { name: 'Winifred Castellane, MD', npi: '1639502748', date_signed: '2026-10-19' },
    seen: [
      '2026-10-12, in office, by Winifred Castellane, MD: pulse 96, breath sounds faint on both sides, ankles swollen on both sides, resting saturation 85 % on room air and 93 % on 2 liters, walking saturation 81 % on room air and 90 % on 3 liters.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Bluegrass Oxygen',
      'Lives with whom? With his brother Elmer',
      'Former work? Ferry pilot',
      'Smoking? Stopped in 2019',
      'Where was the spirometry done? Hartsell County Hospital',
      'Does he understand not to smoke near oxygen? Yes',
      'Home? One floor, electricity reliable',
    ],
    answered: [],
  },
  notes: [
    `October 19, 2026

Re: Home oxygen for Barnaby Tillinghast, date of birth January 30, 1955
MRN: DF-77120

Dear Medical Reviewer,

Mr. Tillinghast is 71 years old, once a ferry pilot, and lives with his brother Elmer in a house of one floor. He stopped smoking in 2019. He has chronic obstructive pulmonary disease (J44.9), chronic respiratory failure with hypoxia (J96.11) and pulmonary hypertension (I27.20).

When I examined him in my office on October 12, 2026, his pulse was 96, breath sounds were faint on both sides and both ankles were swollen. At rest on room air his saturation was 85 %, and it rose to 93 % on 2 liters. When he walked on room air it fell to 81 %; on 3 liters it held at 90 %.

Spirometry at Hartsell County Hospital on August 20, 2026 showed an FEV1 of 34 % of predicted. He takes tiotropium 18 mcg daily and albuterol by inhaler, both at full dose, and he is still hypoxic. Dressing makes him short of breath, and he rests twice on the way to the mailbox.

I am ordering a concentrator (E1390) at 2 liters per minute for at least 16 hours a day and a portable gaseous system (E0431) so that he is not kept indoors.

Sincerely,

Winifred Castellane, MD
NPI 1639502748`,
    `Respiratory Therapy Summary for Home Oxygen

Name: Barnaby Tillinghast, 71 M
Ht 5 ft 10 in, Wt 139 lb
Dx: COPD, chronic hypoxic respiratory failure, pulmonary HTN

A. Oximetry, 10/12/2026

Condition | SpO2
Rest, room air | 85 %
Rest, 2 L/min | 93 %
Walking, room air | 81 %
Walking, 3 L/min | 90 %

B. Lung function
FEV1 34 % of predicted (08/20/2026).

C. Present inhaled treatment
Tiotropium 18 mcg daily; albuterol inhaler. Doses are full. Hypoxia persists despite both.

D. Function
Short of breath when dressing. Two rests on the way to the mailbox. Each morning he walks 180 feet to the chicken house and back. He attends church on Sundays.

E. Safety
Quit smoking in 2019. He understands not to smoke near oxygen. Electricity at the house is reliable.

F. Recommendation
A group I qualification rests on a saturation of 88 percent or less at rest. A portable system is covered for a patient who is mobile within the home. Stationary concentrator at 2 L/min by nasal cannula for no less than 16 hours daily, plus portable gas for walking at 3 L/min. A stationary unit by itself would keep him indoors.`,
    `BLUEGRASS OXYGEN
Order summary

Patient: Barnaby Tillinghast
Address: 9 Cable Landing Road, Dunmore Ferry, KY 42099
Phone: (270) 555-0144
Insurance: Medicare Part B
Ordering physician: Winifred Castellane, MD (NPI 1639502748)

Equipment

E1390 Oxygen concentrator, single delivery port: 1, limit 1 per month
E0431 Portable gaseous oxygen system, rental: 1, limit 1 per month

Total: two units a month.

Diagnosis codes: J44.9, J96.11, I27.20

Clinical basis as stated by the physician

On 10/12/2026 Mr. Tillinghast had a room-air saturation of 85 % at rest and 81 % walking. With 2 liters at rest he reached 93 %, and with 3 liters walking 90 %. His FEV1 on 08/20/2026 was about one third of predicted (34 %). The inhaled medicines have not corrected the low oxygen.

Setting up

He lives in a one-floor house with his brother, Elmer. The power supply is reliable. The portable system includes the container, regulator, flowmeter, humidifier, cannula or mask, and tubing. He needs it for the walk of 180 feet to the chicken house and for church on Sundays. He does not smoke; he gave it up in 2019.`,
    `Statement of Medical Necessity: Oxygen and Oxygen Equipment

Beneficiary: Barnaby Tillinghast

Diagnoses
1. Chronic obstructive pulmonary disease, unspecified (J44.9)
2. Chronic respiratory failure with hypoxia (J96.11)
3. Pulmonary hypertension, unspecified (I27.20)

Clinical findings
This gentleman was seen on October 12, 2026. Resting oxygen saturation without oxygen was 85 %. Ambulatory saturation without oxygen was 81 %. His ankles were swollen on both sides and his breath sounds were faint bilaterally.

What has been tried
He remains on tiotropium 18 mcg each day and an albuterol inhaler. At full dose, the two have not relieved his hypoxia.

What is ordered
One oxygen concentrator, E1390, to run at 2 liters per minute by nasal cannula, for a minimum of 16 hours each day. One portable gaseous oxygen system, E0431, for walking at 3 liters per minute.

Expected benefit
On 2 liters at rest he held 93 %. On 3 liters while walking he held 90 %. In general, long-term oxygen lengthens life in severe resting hypoxia. Medicare covers home oxygen when the resting saturation is at or below 88 percent.

Risks
He knows that he must not smoke near oxygen, and he has not smoked since 2019.

Winifred Castellane, MD
NPI: 1639502748
Signed: 2026-10-19`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'pulmonary hypertension (I27.20) → atrial fibrillation (I27.20)'],
    [
      3,
      'code-disease',
      'Chronic obstructive pulmonary disease, unspecified (J44.9) → Idiopathic pulmonary fibrosis (J44.9)',
    ],
    [
      2,
      'other-item',
      'E0431 Portable gaseous oxygen system, rental → E0431 Oxygen concentrator, single delivery port, rental',
    ],
    [
      3,
      'description-detail',
      'Chronic respiratory failure with hypoxia (J96.11) → Chronic respiratory failure with hypercapnia (J96.11)',
    ],
    [0, 'side', 'both ankles were swollen → the left ankle was swollen'],
    [1, 'sex', 'Barnaby Tillinghast, 71 M → Barnaby Tillinghast, 71 F'],
    [3, 'sex', 'This gentleman was seen → This lady was seen'],
    [
      2,
      'choice',
      'The portable system includes the container → The portable system, in the small size, includes the container',
    ],
    [
      1,
      'device',
      'plus portable gas for walking at 3 L/min → plus portable gas for walking at 3 L/min and a home ventilator at night',
    ],
    [
      0,
      'medication',
      'tiotropium 18 mcg daily and albuterol by inhaler, both → tiotropium 18 mcg daily, prednisone 10 mg and albuterol by inhaler, all',
    ],
    [3, 'medication', 'tiotropium 18 mcg each day → umeclidinium 62.5 mcg each day'],
    [
      1,
      'diagnosis',
      'Dx: COPD, chronic hypoxic respiratory failure, pulmonary HTN → Dx: COPD, chronic hypoxic respiratory failure, lung cancer',
    ],
    [
      0,
      'event',
      'and he is still hypoxic. Dressing → and he is still hypoxic. He was admitted in September with pneumonia. Dressing',
    ],
    [
      3,
      'treatment',
      'At full dose, the two have not relieved his hypoxia. → At full dose, the two have not relieved his hypoxia, nor did pulmonary rehabilitation.',
    ],
    [
      2,
      'social',
      'in a one-floor house with his brother, Elmer → in a two-story house with his brother, Elmer',
    ],
    [0, 'social', 'once a ferry pilot → once a coal miner'],
    [
      1,
      'attitude',
      'Electricity at the house is reliable. → Electricity at the house is reliable. He is anxious about the noise of the machine.',
    ],
    [2, 'negation', 'He does not smoke; he gave → He does smoke; he gave'],
    [
      1,
      'negation',
      'He understands not to smoke near oxygen → He does not understand not to smoke near oxygen',
    ],
    [
      0,
      'organisation',
      'Spirometry at Hartsell County Hospital → Spirometry at Saint Brendan Medical Center',
    ],
    [2, 'organisation', 'Insurance: Medicare Part B → Insurance: Humana Gold Plus'],
    [
      3,
      'attestation',
      'Signed: 2026-10-19 → I certify that I tested his arterial blood gas myself. Signed: 2026-10-19',
    ],
    [3, 'relative-date', 'he has not smoked since 2019 → he smoked until three months ago'],
    [
      2,
      'other-role',
      'the walk of 180 feet to the chicken house → the walk of 139 feet to the chicken house',
    ],
    [0, 'other-role', 'showed an FEV1 of 34 % of predicted → showed an FEV1 of 71 % of predicted'],
    [
      2,
      'brackets',
      'The power supply is reliable. → The power supply is reliable [a generator stands in the shed].',
    ],
    [
      3,
      'coverage-measure',
      'when the resting saturation is at or below 88 percent. → when the resting saturation is at or below 88 percent, as his resting 79 percent is.',
    ],
    [1, 'script', 'Walking, 3 L/min | 90 % → Walking, 3 L/min | ٩٦ %'],
    [0, 'identifier', 'NPI 1639502748 → NPI 1639502784'],
    [0, 'date-age', 'in my office on October 12, 2026 → in my office on October 2, 2026'],
    [2, 'date-age', 'His FEV1 on 08/20/2026 → His FEV1 on 08/02/2026'],
    [3, 'quantity', 'for a minimum of 16 hours each day → for a minimum of 12 hours each day'],
    [2, 'name', 'Ordering physician: Winifred Castellane, MD → Ordering physician: Winifred Castleton, MD'],
    [1, 'retold', 'Two rests on the way to the mailbox. → Four rests on the way to the mailbox.'],
    [
      3,
      'retold',
      'Ambulatory saturation without oxygen was 81 % → Ambulatory saturation without oxygen was 91 %',
    ],
    [2, 'sum', 'Total: two units a month. → Total: three units a month.'],
  ],
  corruptions: {},
};
