import type { CorpusCase } from '../corpus-case.ts';

export const oxygenPulmonaryFibrosis: CorpusCase = {
  id: 'oxygen-pulmonary-fibrosis',
  today: '2026-11-10',
  facts: {
    case_id: 6606,
    patient: {
      first_name: 'Ephraim',
      middle_name: null,
      last_name: 'Holloway',
      dob: '1947-01-15',
      gender: 'male',
      height: '183 cm',
      weight: '79 kg',
      address: '12 Ferry Hill Road, Astoria, OR 97103',
      phone: '(503) 555-0135',
      mrn: 'MRN-666718',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation 86 percent at rest on room air on November 3, 2026, and 93 percent with 2 liters per minute. Has never smoked. Oxygen by nasal cannula, at rest and asleep 2 liters per minute.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation fell to 79 percent after 90 meters of walking on room air; with 4 liters per minute it stayed at 90 percent over 210 meters. Lives alone and walks to the grocery store three times a week.',
      },
    ],
    provider: { name: 'Nadezhda Colquitt, NP', npi: '1570462899', date_signed: '2026-11-10' },
  },
  notes: [
    `Date: November 10, 2026
Patient: Ephraim Holloway, MRN-666718

Mr. Holloway, a man of 79, has idiopathic pulmonary fibrosis (J84.112) and chronic respiratory failure with hypoxia (J96.11). He has never smoked.

A week ago, on November 3, his oxygen saturation at rest was 86% on room air. Two liters per minute raised it to 93%. When he walked on room air, it fell to 79% after 90 meters. With four liters per minute he covered 210 meters and the saturation stayed at 90%.

He needs an oxygen concentrator at home (E1390), with 2 L/min by nasal cannula at rest and during sleep. Since he lives alone and goes to the grocery store on foot three times a week, he also needs a portable gaseous system (E0431).

Nadezhda Colquitt, NP
NPI 1570462899`,
    `Holloway, 79M, IPF, chr resp failure w/ hypoxia. Never smoker.
11/3/26: SpO2 86% RA rest; 93% on 2L. Walk: 79% RA @ 90 m; 90% on 4L x 210 m.
O2 2 lpm NC rest/noc, 4 lpm w/ walking.
E1390 + E0431, 1 each per mo.
Colquitt NP 1570462899`,
    `In pulmonary fibrosis the lung tissue becomes stiff and scarred, and oxygen passes into the blood with difficulty. The word idiopathic says that no cause is known. The scars do not go away. Oxygen does not cure the disease, but it relieves the heart and the brain of the effects of a low saturation. Normal values are usually 95 percent and more.

Mr. Holloway's value of eighty-six percent was measured at rest without oxygen at the beginning of November. Walking lowers it by a further seven points, down to seventy-nine. Nobody else lives with him, and he walks to the grocery store three times in a week. A stationary concentrator is bound to a wall outlet and would not leave the house with him.

Ordered by Nadezhda Colquitt, NP, NPI 1570462899.`,
    `## Oxygen therapy: statement of need

- **Name:** Ephraim Holloway
- **Born:** January 15, 1947
- **Codes:** J84.112, J96.11
- **Prescriber:** Nadezhda Colquitt, NP (NPI 1570462899)

| Situation | Oxygen | Saturation |
|---|---|---|
| Rest | none | 86% |
| Rest | 2 L/min | 93% |
| Walking, 90 m | none | 79% |
| Walking, 210 m | 4 L/min | 90% |

**Conclusion:** With oxygen he walks more than twice as far and keeps a saturation of 90%. Both a stationary and a portable source are required.`,
    `Re: portable system for Mr. Holloway

The concentrator alone does not meet his needs. His saturation is lowest when he moves: 79% after about 300 feet. With four liters he managed some 690 feet without falling below ninety percent. He lives by himself, so the groceries are his own task, and that means three trips on foot each week. A cylinder that he can take along is the only one of the two devices that makes these trips possible. He has never been a smoker. I ask that E0431 be approved together with E1390.

Nadezhda Colquitt, NP, NPI 1570462899
signed on the tenth of November`,
  ],
  passages: [
    'Two liters per minute raised the resting saturation by seven points.',
    'Mr. Holloway is six feet tall.',
    'He will turn eighty in January.',
    'With oxygen he walked 120 meters farther.',
  ],
  edits: [
    [1, 'social', 'Never smoker. → Former smoker, 30 pack-years.'],
    [3, 'identifier', '**Codes:** J84.112, J96.11 → **Codes:** J84.112, J96.12'],
  ],
  corruptions: {
    'code-disease': ['J84.112, {idiopathic pulmonary fibrosis → pulmonary sarcoidosis}'],
    'other-item': ['E0431, {portable gaseous oxygen system → oxygen concentrator}, one per month'],
    side: ['{ → The fibrosis is more marked in the left lung.}'],
    sex: ['Mr. Holloway lives alone and buys {his → her} own groceries.'],
    device: ['{ → A pulse oximeter for the home is ordered with it.}'],
    medication: ['{ → He has been taking nintedanib 150 mg twice a day.}'],
    event: ['{ → He was discharged from the hospital on October 28 after a flare of his disease.}'],
    treatment: ['{ → Pulmonary rehabilitation was completed in the spring without lasting benefit.}'],
    attitude: [
      '~ { → He fully understands the safety rules for oxygen and is committed to using it as prescribed.}',
    ],
    negation: ['He has {never → long} smoked.'],
    attestation: ['{ → I certify that I examined Mr. Holloway face to face within the last thirty days.}'],
    'relative-date': ['The saturation was measured {one week → two months} ago.'],
    brackets: ['[{ → His arterial oxygen tension was 53 mmHg.}]'],
    'coverage-measure': [
      '{ → Oxygen is covered at a saturation of 88 percent or less, and Mr. Holloway, with 85 percent during sleep, meets this.}',
    ],
    identifier: ['Ephraim Holloway, {MRN-666718 → MRN-667618}'],
    'date-age': ['Saturation 86 percent on {November → October} 3, 2026'],
    name: ['{Ephraim → Efrem} Holloway has never smoked.'],
    retold: ['Saturation fell to {79 → 87} percent after 90 meters of walking on room air.'],
  },
};
