import type { CorpusCase } from '../corpus-case.ts';

/** A rural nurse practitioner and the oxygen supplier's intake coordinator write for a man with COPD. */
export const homeOxygenFerryMechanic: CorpusCase = {
  id: 'home-oxygen-ferry-mechanic',
  today: '2026-12-08',
  facts: {
    case_id: 18108,
    patient: {
      first_name: 'Silas',
      last_name: 'Quarrington',
      dob: '1951-08-27',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '139 lb',
      address: '19 Slipway Road, Gannet Harbor, ME 04999',
      phone: '(207) 555-0188',
      mrn: 'GHM-66104',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation at rest on room air 84 % on 2026-12-02, awake, in the clinic. Prescribed 2 L per minute by nasal cannula at rest and in sleep. FEV1 38 % of predicted on 2026-09-15. Inhalers (tiotropium, albuterol) did not raise the saturation.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'In the clinic on 2026-12-02, walking on room air 79 % after 45 meters; walking on 3 L per minute 92 %. He walks to the mailbox and to his workshop, and goes out 5 days a week.',
      },
    ],
    provider: { name: 'Mirabel Castonguay, FNP-C', npi: '1386052974', date_signed: '2026-12-08' },
    seen: [
      '2026-12-02, in the clinic, by Mirabel Castonguay, FNP-C: breath sounds distant on both sides, no wheeze, no ankle swelling, lips blue while walking, blood pressure 142/78; she tested the saturation at rest and walking.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Penobscot Oxygen Service',
      'Lives with whom? With his brother Ephraim',
      'Smoking? Stopped in 2015',
      'Work? Retired ferry mechanic',
      'Is there an open flame at home? No, electric heat',
    ],
    answered: [],
  },
  notes: [
    `HOME OXYGEN: LETTER OF MEDICAL NECESSITY

December 8, 2026

Patient: Silas Quarrington
Date of birth: August 27, 1951
MRN: GHM-66104
Payer: Medicare Part B

Mr. Quarrington is a 75-year-old retired ferry mechanic with chronic obstructive pulmonary disease (J44.9), chronic respiratory failure with hypoxia (J96.11) and essential hypertension (I10). He stopped smoking in 2015.

On December 2, 2026 I tested him awake in the clinic:
- at rest on room air: 84 %
- walking on room air, after 45 meters: 79 %
- walking on 3 L per minute: 92 %

His FEV1 was 38 % of predicted on September 15, 2026. Tiotropium and albuterol did not raise the saturation. Breath sounds were distant on both sides without wheeze. There was no ankle swelling. His lips were blue while walking, and his blood pressure was 142/78.

I prescribe a concentrator (E1390, quantity 1) at 2 L per minute by nasal cannula at rest and in sleep, and a portable gaseous system (E0431, quantity 1) for walking. He walks to the mailbox and to his workshop and goes out 5 days a week.

He lives with his brother Ephraim. The home has electric heat and no open flame.

Mirabel Castonguay, FNP-C
NPI 1386052974`,
    `Progress note 12/02/2026
Silas Quarrington, 75 y.o. M, Ht 5 ft 10 in, Wt 139 lb

CC: oxygen qualification

HPI: COPD with an FEV1 of 38 % predicted (09/15/2026). Former smoker, quit 2015. On tiotropium and albuterol, which have not raised his saturation. Goes out five days a week; walks to his workshop and to the mailbox.

Exam: BP 142/78. Breath sounds distant bilaterally. No wheeze. No edema at the ankles. Lips blue when walking.

Oximetry, in clinic, awake:
| Condition | O2 flow | SpO2 |
|---|---|---|
| Rest | Room air | 84 % |
| Walking, 45 m | Room air | 79 % |
| Walking | 3 L/min | 92 % |

A/P:
1. J96.11 chronic respiratory failure with hypoxia. Start O2 2 L/min NC at rest and asleep. E1390 concentrator, 1 unit.
2. J44.9 COPD, unspecified.
3. I10 HTN.
4. Portable gas system E0431, 1 unit.

Walking on 3 L/min his saturation was 13 points higher than on room air.
Home safety: electric heat, no open flame. Lives with brother.

Mirabel Castonguay, FNP-C. Signed 12/08/2026.`,
    `PENOBSCOT OXYGEN SERVICE
Intake worksheet and cover letter

Beneficiary: Silas Quarrington
DOB: 08/27/1951
Address: 19 Slipway Road, Gannet Harbor, ME 04999
Phone: (207) 555-0188
Prescriber: Mirabel Castonguay, FNP-C
Prescriber NPI: 1386052974
Insurance: Medicare Part B

Medicare's Group I criteria include a saturation at or below 88 percent at rest, awake, on room air. The beneficiary's result was 84 % on 12/02/2026. For portable oxygen the beneficiary must be mobile within the home.

Equipment
1. E1390, oxygen concentrator, single delivery port: 1 per month
2. E0431, portable gaseous oxygen system, rental: 1 per month

Flow
- Rest and sleep: 2 L per minute
- Walking: 92 % on 3 L per minute; 79 % without oxygen after 45 meters

Diagnoses
- J44.9 Chronic obstructive pulmonary disease, unspecified
- J96.11 Chronic respiratory failure with hypoxia
- I10 Essential (primary) hypertension

Safety: there is no open flame in the home, and the beneficiary no longer smokes.

Two pieces of equipment a month are ordered. Over 3 months this is 6 rental units. The prescriber signed on 12/08/2026.`,
    `To the Reviewer,

I am asking you to approve home oxygen for my patient, Silas Quarrington.

**Who he is.** He is 75, a ferry mechanic who has retired, and he shares a home with his brother. He gave up smoking in 2015. His diagnoses are COPD, chronic respiratory failure with hypoxia and hypertension.

**What was measured.** With the patient awake and at rest on room air, saturation was 84 % on December 2, 2026. After walking 45 meters it fell to 79 %. With oxygen at 3 L a minute it was 92 % on walking. Lung function in September 2026 showed an FEV1 of 38 % of the predicted value.

**What was tried.** Inhaled tiotropium and albuterol did not raise the saturation. Inhalers open the airways but cannot restore lost lung tissue.

**Why both devices.** A concentrator (E1390) serves him at rest and in sleep at 2 L a minute. It plugs into the wall, and so it cannot go with him. He goes to his workshop and the mailbox, and he leaves home 5 days a week; the portable system (E0431) makes that possible.

**Safety.** Heat is electric. There is no open flame.

Long-term oxygen is known to lengthen life in severe hypoxemia at rest.

Mirabel Castonguay, FNP-C
NPI 1386052974
December 8, 2026`,
  ],
  passages: [],
  edits: [
    [
      2,
      'code-disease',
      '- J44.9 Chronic obstructive pulmonary disease, unspecified → - J44.9 Idiopathic pulmonary fibrosis',
    ],
    [0, 'code-disease', 'essential hypertension (I10) → heart failure (I10)'],
    [1, 'other-item', '4. Portable gas system E0431 → 4. Nebulizer with compressor E0431'],
    [
      2,
      'other-item',
      '1. E1390, oxygen concentrator, single delivery port → 1. E1390, portable liquid oxygen system',
    ],
    [
      0,
      'description-detail',
      'chronic respiratory failure with hypoxia (J96.11) → acute respiratory failure with hypoxia (J96.11)',
    ],
    [
      1,
      'description-detail',
      'respiratory failure with hypoxia. Start → respiratory failure with hypercapnia. Start',
    ],
    [
      0,
      'side',
      'Breath sounds were distant on both sides → Breath sounds were distant on the left side only',
    ],
    [1, 'side', 'Breath sounds distant bilaterally. → Breath sounds distant on the right.'],
    [3, 'sex', 'He is 75, a ferry mechanic → She is 75, a ferry mechanic'],
    [2, 'choice', 'portable gaseous oxygen system, rental → portable gaseous oxygen system in green, rental'],
    [3, 'choice', 'A concentrator (E1390) serves → A small size concentrator (E1390) serves'],
    [3, 'device', 'There is no open flame. → There is no open flame. A pulse oximeter is ordered too.'],
    [
      1,
      'medication',
      'On tiotropium and albuterol, which → On tiotropium, prednisone 10 mg and albuterol, which',
    ],
    [3, 'medication', 'Inhaled tiotropium and albuterol did → Inhaled budesonide and albuterol did'],
    [
      0,
      'diagnosis',
      'and essential hypertension (I10). → and essential hypertension (I10), with lung cancer in remission.',
    ],
    [
      3,
      'event',
      'He gave up smoking in 2015. → He gave up smoking in 2015 and was hospitalized for an exacerbation.',
    ],
    [1, 'treatment', 'Lips blue when walking. → Lips blue when walking. Finished pulmonary rehabilitation.'],
    [0, 'social', 'He lives with his brother Ephraim. → He lives with his wife Ephraim.'],
    [2, 'social', 'and the beneficiary no longer smokes → and the beneficiary still smokes'],
    [3, 'attitude', 'makes that possible. → makes that possible. He understands the rules of oxygen safety.'],
    [0, 'negation', 'albuterol did not raise the saturation → albuterol did raise the saturation'],
    [2, 'negation', 'there is no open flame in the home → there is an open flame in the home'],
    [2, 'organisation', 'PENOBSCOT OXYGEN SERVICE → KENNEBEC RESPIRATORY CARE'],
    [0, 'organisation', 'awake in the clinic: → awake at Downeast Regional Hospital:'],
    [
      3,
      'attestation',
      'I am asking you to approve → I have inspected the home, and I am asking you to approve',
    ],
    [3, 'relative-date', '84 % on December 2, 2026. After → 84 % a month ago. After'],
    [1, 'other-role', 'FEV1 of 38 % predicted → FEV1 of 79 % predicted'],
    [3, 'other-role', 'After walking 45 meters → After walking 38 meters'],
    [2, 'brackets', '- Rest and sleep: 2 L per minute → - Rest and sleep: 2 L per minute [raised from 1 L]'],
    [2, 'coverage-measure', "The beneficiary's result was 84 % → The beneficiary's result was 87 %"],
    [
      3,
      'coverage-measure',
      'in severe hypoxemia at rest. → in severe hypoxemia at rest, and his arterial oxygen of 51 mm Hg belongs there.',
    ],
    [0, 'script', 'at 2 L per minute by → at ४ L per minute by'],
    [2, 'identifier', 'Phone: (207) 555-0188 → Phone: (207) 555-0181'],
    [1, 'identifier', '1. J96.11 chronic → 1. J96.12 chronic'],
    [0, 'date-age', 'on September 15, 2026. Tiotropium → on September 5, 2026. Tiotropium'],
    [3, 'date-age', 'He is 75, a ferry → He is 72, a ferry'],
    [0, 'quantity', '(E0431, quantity 1) → (E0431, quantity 2)'],
    [2, 'quantity', 'single delivery port: 1 per month → single delivery port: 1 per year'],
    [0, 'name', 'with his brother Ephraim → with his brother Ezekiel'],
    [2, 'name', 'Beneficiary: Silas Quarrington → Beneficiary: Silas Harrington'],
    [3, 'retold', 'he leaves home 5 days a week → he leaves home 2 days a week'],
    [1, 'retold', 'No edema at the ankles. → Edema at the ankles.'],
    [1, 'sum', 'was 13 points higher → was 18 points higher'],
    [2, 'sum', 'this is 6 rental units → this is 9 rental units'],
  ],
  corruptions: {},
};
