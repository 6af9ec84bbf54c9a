import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist, an oxygen supplier and a drafting model write for a retired ferry cook with asthma and COPD. */
export const oxygenNebulizerOverlapFerryCook: CorpusCase = {
  id: 'oxygen-nebulizer-overlap-ferry-cook',
  today: '2027-01-19',
  facts: {
    case_id: 38102,
    patient: {
      first_name: 'Philippa',
      last_name: 'Skarsgrove',
      dob: '1955-06-02',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '141 lb',
      address: '210 Pilot Street, Apt 4C, Heron Quay, WA 98999',
      phone: '(360) 555-0164',
      mrn: 'HQP-77302',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J45.50', description: 'Severe persistent asthma, uncomplicated' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '36 months',
        justification:
          'Oxygen saturation at rest on room air 84 % on 2027-01-12, and 93 % on 2 liters per minute. Arterial oxygen tension 51 mmHg on room air. Prescribed: 2 liters per minute by nasal cannula, at least 16 hours a day, including sleep. Expected for life.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'FEV1 0.82 liters, 36 % of predicted, on 2026-11-24; it rose by 240 mL after a bronchodilator. She used a metered dose inhaler with a spacer for 7 months; because of a tremor of both hands she is not able to press it in time. Albuterol 2.5 mg by nebulizer 4 times a day.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification: 'Goes with the nebulizer.',
      },
    ],
    provider: { name: 'Casimir Olufemi-Brandt, DO', npi: '1720459863', date_signed: '2027-01-19' },
    seen: [
      '2026-11-24, in clinic, by Casimir Olufemi-Brandt, DO: spirometry; wheezing over both lungs, no edema of the ankles.',
      '2027-01-12, in clinic, by Casimir Olufemi-Brandt, DO: saturation and blood gas, in a stable state, no fever.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Tidewrack Home Oxygen',
      'Lives with whom? With her husband Bertrand',
      'Work? Retired cook on a ferry',
      'Smoking? Stopped in 2014',
      'Gas stove at home? No, electric',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity

Date: January 19, 2027
Patient: Philippa Skarsgrove
Date of birth: June 2, 1955
MRN: HQP-77302

To Medicare Part B:

Mrs. Skarsgrove, 71 years old, has both asthma and COPD. Her diagnoses are chronic obstructive pulmonary disease, unspecified (J44.9), severe persistent asthma, uncomplicated (J45.50), and chronic respiratory failure with hypoxia (J96.11). She stopped smoking in 2014.

On November 24, 2026 her FEV1 was 0.82 liters, which is 36 % of predicted. After a bronchodilator it rose by 240 mL. There was wheezing over both lungs and no edema of the ankles.

On January 12, 2027, in a stable state and without fever, her saturation at rest on room air was 84 % and her arterial oxygen tension 51 mmHg. On 2 liters per minute the saturation rose to 93 %.

I prescribe oxygen at 2 liters per minute by nasal cannula for at least 16 hours a day, including sleep. The need is expected to last for life.

I also prescribe a nebulizer with albuterol 2.5 mg, 4 times a day. For 7 months she used a metered dose inhaler with a spacer, but a tremor of both hands keeps her from pressing it in time.

Oxygen prolongs life in people whose blood oxygen is low at rest. Medicare pays for home oxygen when a qualifying test has been done in a stable state.

Casimir Olufemi-Brandt, DO
NPI 1720459863`,
    `RESPIRATORY THERAPY NOTE

Pt: Philippa Skarsgrove, F, 71. 5 ft 5 in, 141 lb.

Spirometry 11/24/2026: FEV1 0.82 L (36 % pred.), +240 mL after bronchodilator, i.e. 1.06 L.

Oximetry at rest 01/12/2027:
- room air 84 %
- O2 2 L/min 93 %, a gain of 9 points

ABG room air 01/12/2027: PaO2 51 mmHg.

Inhaler: MDI with spacer for 7 months. Tremor of both hands. Not able to press the canister in time.

Plan:
1. Concentrator E1390, 2 L/min by nasal cannula, 16 h/day or more, also during sleep.
2. Compressor nebulizer E0570, albuterol 2.5 mg four times daily = 10 mg a day.
3. Administration set A7005, one per 6 months.

Home: lives with her husband, Bertrand. Electric stove, no gas. Ex-smoker since 2014. Retired ferry cook.

General: oxygen must be kept away from open flames. Nebulizer cups should be rinsed after each use and dried in the air.`,
    `TIDEWRACK HOME OXYGEN
Order confirmation and request

Beneficiary: Philippa Skarsgrove
210 Pilot Street, Apt 4C, Heron Quay, WA 98999
Telephone: (360) 555-0164
Payer: Medicare Part B

Practitioner: Casimir Olufemi-Brandt, DO
NPI: 1720459863
Signed: 01/19/2027, one week after the qualifying test

| HCPCS | Description | Units | Frequency |
|---|---|---|---|
| E1390 | Oxygen concentrator, single delivery port | 1 | 36 months |
| E0570 | Nebulizer, with compressor | 1 | 5 years |
| A7005 | Administration set, non-disposable | 1 | 6 months |

This comes to two administration sets a year.

ICD-10-CM: J44.9, J45.50, J96.11

Qualifying test of January 12, 2027: resting saturation 84 % on room air, PaO2 51 mmHg. The beneficiary was in a stable state.

Flow: 2 liters per minute by nasal cannula, not less than 16 hours a day. Length of need: lifetime.

The beneficiary's stove is electric. Her husband lives in the household.

The nebulizer replaces a metered dose inhaler that the beneficiary could not press in time because her hands shake.

Our technicians as a rule explain the alarms of the concentrator at delivery.`,
    `# Home oxygen and nebulizer: summary of need

**Name:** Philippa Skarsgrove · **DOB:** 06/02/1955 · **Ordering:** Casimir Olufemi-Brandt, DO

## Background
A retired ferry cook of 71 with overlapping asthma and COPD, and with chronic hypoxic respiratory failure (**J96.11**). She gave up smoking in 2014 and lives with her husband, Bertrand.

## Oxygen (E1390)
| Test on January 12, 2027 | Result |
|---|---|
| Saturation, rest, room air | 84 % |
| Saturation, 2 L/min | 93 % |
| PaO2, room air | 51 mmHg |

She was stable and had no fever on that day. The order is 2 L/min through a nasal cannula for 16 or more hours daily, sleep included, which leaves at most 8 hours without oxygen.

## Nebulizer (E0570) with set (A7005)
- FEV1 was 36 % of predicted in November 2026, with a rise of 240 mL after a bronchodilator.
- She tried a metered dose inhaler plus spacer for 7 months. Both her hands tremble, and she cannot coordinate it.
- Albuterol is inhaled 4 times a day at 2.5 mg.

## Safety
There is no gas stove in the home.

Overlap of asthma and COPD often brings more symptoms than either disease alone.

_Signed January 19, 2027_`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'chronic respiratory failure with hypoxia (J96.11) → idiopathic pulmonary fibrosis (J96.11)',
    ],
    [
      0,
      'description-detail',
      'severe persistent asthma, uncomplicated (J45.50) → severe persistent asthma with acute exacerbation (J45.50)',
    ],
    [0, 'negation', 'no edema of the ankles → marked edema of the ankles'],
    [0, 'date-age', 'She stopped smoking in 2014. → She stopped smoking in 2004.'],
    [0, 'other-role', 'which is 36 % of predicted → which is 84 % of predicted'],
    [0, 'side', 'a tremor of both hands keeps her → a tremor of the right hand keeps her'],
    [
      0,
      'medication',
      'The need is expected to last for life. → The need is expected to last for life. She also takes prednisone 10 mg daily.',
    ],
    [
      0,
      'coverage-measure',
      'when a qualifying test has been done in a stable state. → when a qualifying test has been done in a stable state; her hematocrit of 58 % would qualify her too.',
    ],
    [
      0,
      'attestation',
      'I prescribe oxygen at 2 liters → I walked with her for six minutes and prescribe oxygen at 2 liters',
    ],
    [0, 'event', 'in a stable state and without fever, → two weeks after a stay in intensive care,'],
    [1, 'sum', 'a gain of 9 points → a gain of 12 points'],
    [1, 'sum', '= 10 mg a day → = 7.5 mg a day'],
    [1, 'script', 'PaO2 51 mmHg. → PaO2 ٦٢ mmHg.'],
    [1, 'retold', '+240 mL after bronchodilator → +140 mL after bronchodilator'],
    [
      1,
      'treatment',
      'MDI with spacer for 7 months. → MDI with spacer for 7 months, then a dry powder inhaler for 3 months.',
    ],
    [1, 'negation', 'Not able to press the canister in time. → Able to press the canister in time.'],
    [1, 'brackets', '2 L/min by nasal cannula, → 2 L/min [4 L/min on exertion] by nasal cannula,'],
    [1, 'name', 'her husband, Bertrand. → her husband, Barnaby.'],
    [1, 'social', 'Retired ferry cook. → Retired shipyard welder.'],
    [1, 'quantity', 'A7005, one per 6 months → A7005, one per month'],
    [2, 'organisation', 'Payer: Medicare Part B → Payer: Olympic Shore Advantage'],
    [2, 'identifier', 'NPI: 1720459863 → NPI: 1720459683'],
    [2, 'relative-date', 'one week after the qualifying test → one month after the qualifying test'],
    [2, 'other-item', 'E0570 | Nebulizer, with compressor → A7005 | Nebulizer, with compressor'],
    [
      2,
      'quantity',
      'Oxygen concentrator, single delivery port | 1 | 36 months → Oxygen concentrator, single delivery port | 2 | 36 months',
    ],
    [
      2,
      'device',
      'Flow: 2 liters per minute by nasal cannula → Flow: 2 liters per minute by nasal cannula with a portable cylinder',
    ],
    [2, 'sex', 'Her husband lives in the household. → His husband lives in the household.'],
    [2, 'retold', 'not less than 16 hours a day → not less than 10 hours a day'],
    [
      2,
      'choice',
      'Nebulizer, with compressor | 1 | 5 years → Nebulizer, with compressor, pediatric size | 1 | 5 years',
    ],
    [
      3,
      'diagnosis',
      'with chronic hypoxic respiratory failure (**J96.11**). → with chronic hypoxic respiratory failure (**J96.11**) and pulmonary hypertension.',
    ],
    [3, 'social', 'lives with her husband, Bertrand → lives by herself'],
    [3, 'retold', 'which leaves at most 8 hours → which leaves at most 12 hours'],
    [
      3,
      'attitude',
      'sleep included, which leaves → sleep included, an instruction she follows faithfully, which leaves',
    ],
    [3, 'negation', 'There is no gas stove in the home. → There is a gas stove in the home.'],
    [
      3,
      'event',
      'She was stable and had no fever on that day. → She was stable and had no fever on that day, after two emergency room visits in December.',
    ],
    [
      3,
      'organisation',
      'FEV1 was 36 % of predicted in November 2026 → FEV1 at Heron Quay General Hospital was 36 % of predicted in November 2026',
    ],
  ],
  corruptions: {},
};
