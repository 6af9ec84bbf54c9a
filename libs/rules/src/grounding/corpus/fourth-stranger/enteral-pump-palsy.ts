import type { CorpusCase } from '../corpus-case.ts';

export const enteralPumpPalsy: CorpusCase = {
  id: 'enteral-pump-palsy',
  today: '2026-03-18',
  facts: {
    case_id: 6604,
    patient: {
      first_name: 'Ottilie',
      middle_name: 'Jane',
      last_name: 'Marchetti',
      dob: '2019-10-05',
      gender: 'female',
      height: '109 cm',
      weight: '16 kg',
      address: '55 Saltbox Road, Gloucester, MA 01930',
      phone: '(978) 555-0119',
      mrn: 'MRN-664902',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Swallow study of February 4, 2026: silent aspiration of thin and thick liquids. Nothing by mouth. Syringe feeds in January ended in vomiting within 20 minutes on 5 of 6 days. By pump she tolerates 45 mL per hour from 9 p.m. to 7 a.m. and 3 slow daytime feeds of 150 mL.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'One kit per day. Low-profile gastrostomy button, 14 French, 1.7 cm. Her mother and a school nurse give the feeds.',
      },
    ],
    provider: { name: 'Dr. Lucjan Abernathy', npi: '1903647281', date_signed: '2026-03-18' },
  },
  notes: [
    `March 18, 2026

Ottilie Jane Marchetti, born October 5, 2019

Ottilie is a six-year-old girl with spastic quadriplegic cerebral palsy (G80.0). She has dysphagia in the oropharyngeal phase (R13.12) and is fed through a gastrostomy (Z93.1).

The swallow study of February 4 showed that both thin and thick liquids enter her airway without making her cough. She therefore takes nothing by mouth. Feeding with a syringe was tried in January: on five of six days she vomited within twenty minutes. With a pump she tolerates 45 mL per hour overnight, from nine in the evening until seven in the morning, and three slow feeds of 150 mL in the daytime.

I request one infusion pump for enteral nutrition (B9002) and thirty pump-fed supply kits a month (B4035), one for each day.

Dr. Lucjan Abernathy
NPI 1903647281`,
    `MARCHETTI, O. 6 yo F, 16 kg. CP spastic quad. NPO. GT (14 Fr 1.7 cm button). MBS 2/4/26: silent asp thin + thick. Bolus by syringe Jan: emesis <20 min 5/6 d. Pump: 45 mL/h x 10 h noc + 150 mL x 3 day = 900 mL/24 h, tolerated.
B9002 x1. B4035 x30/mo.
Abernathy 1903647281`,
    `### Why a pump and not a syringe?

A syringe delivers a meal in minutes. Some children, among them **Ottilie Marchetti**, bring it up again. A pump delivers the same formula slowly and evenly.

| | Syringe | Pump |
|---|---|---|
| Tried | January | now |
| Result | vomiting on 5 of 6 days | tolerated |

### What is ordered

1. One enteral infusion pump, **B9002**
2. Thirty daily supply kits, **B4035**, within the limit of 31 per month

### Why nothing by mouth?

Silent aspiration was seen with liquids of either thickness. Food in the airway can lead to pneumonia.

Ordered by Dr. Lucjan Abernathy, NPI 1903647281`,
    `Nursing note, 3/18: Ottilie's pump runs at night for ten hours, which at forty-five milliliters an hour makes 450 mL. During the day she gets the same volume again in three portions. Feeds are given by mom and, at school, by the nurse there. The button is a low-profile one of 14 French and 1.7 centimeters. A new kit is opened every day because the tubing holds formula, in which germs grow. Nothing is offered by mouth. Marchetti, MRN-664902; orders signed by Dr. Abernathy, NPI 1903647281.`,
    `Dear Medical Director,

please reconsider. The Marchetti family does not ask for a convenience. Their daughter weighs sixteen kilograms, about thirty-five pounds, and cannot swallow safely. Cerebral palsy of this kind affects all four limbs, and it may affect the muscles of the mouth and throat as well. In her it is the first phases of swallowing that are disturbed.

When meals were pushed in by syringe, she lost them on all but one of six days. By pump she keeps them. There is no way to give formula steadily for ten hours of the night by hand.

The kits are used up daily; thirty per month is one fewer than the limit.

Respectfully,
Dr. Lucjan Abernathy (NPI 1903647281)`,
  ],
  passages: [
    'In twenty-four hours she is given 900 mL.',
    'Silent aspiration means that there is no cough.',
    'Ottilie is about three feet seven inches tall.',
    'The three daytime feeds add up to 450 mL.',
  ],
  edits: [
    [1, 'other-role', 'Pump: 45 mL/h x 10 h noc → Pump: 16 mL/h x 10 h noc'],
    [3, 'negation', 'Nothing is offered by mouth. → Purees are offered by mouth.'],
  ],
  corruptions: {
    'other-item': ['B9002, one {infusion pump → supply kit}'],
    'description-detail': ['Spastic {quadriplegic → diplegic} cerebral palsy'],
    sex: ['Ottilie is a {girl → boy} of six years.'],
    choice: ['A button of 14 French and {1.7 → 2.3} cm'],
    medication: ['{ → She is given omeprazole 10 mg through the tube every morning.}'],
    diagnosis: ['{ → Her epilepsy makes oral feeding more dangerous still.}'],
    treatment: ['{ → Jejunal feeding was attempted and given up.}'],
    social: ['Her mother and {a school nurse → her grandmother} give the feeds.'],
    negation: ['She takes {nothing → small tastes} by mouth.'],
    organisation: ['{ → The swallow study was done at Cape Ann Children’s Hospital.}'],
    'relative-date': ['The swallow study took place {six weeks → six months} ago.'],
    'other-role': ['She vomited within {20 → 45} minutes.'],
    'coverage-measure': [
      '{ → A pump is covered when gravity feeding is not tolerated, as in Ottilie, who developed dumping syndrome with gravity feeding.}',
    ],
    script: ['The {pump → pumр} delivers 45 mL per hour.'],
    'date-age': ['Ottilie, born on October 5, {2019 → 2017}'],
    quantity: ['{Thirty → Sixty} kits per month'],
    retold: ['She vomited on {5 → 2} of 6 days.'],
    sum: ['Night and day feeds together come to {900 → 1,050} mL.'],
  },
};
