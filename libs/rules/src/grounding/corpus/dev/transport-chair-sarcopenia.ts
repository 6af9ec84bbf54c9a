import type { CorpusCase } from '../corpus-case.ts';

export const transportChairSarcopenia: CorpusCase = {
  id: 'transport-chair-sarcopenia',
  today: '2026-03-03',
  facts: {
    case_id: 3104,
    patient: {
      first_name: 'Bartholomew',
      middle_name: 'J.',
      last_name: 'Quigg',
      dob: '1936-05-08',
      gender: 'male',
      height: '168 cm',
      weight: '57 kg',
      address: '9 Orchard Close, Burlington, VT 05401',
      phone: '(802) 555-0111',
      mrn: 'MRN-310475',
    },
    diagnoses: [
      { code: 'M62.84', description: 'Sarcopenia' },
      { code: 'I50.32', description: 'Chronic diastolic (congestive) heart failure' },
    ],
    items: [
      {
        item: 'Transport chair',
        hcpcs: 'E1038',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        size: '17 inch seat',
        color: null,
        length: null,
        justification:
          'Walks 20 feet, then short of breath and has to sit. Gait speed 0.4 m/s, grip 14 kg. Cannot push the wheels of a manual wheelchair. His daughter pushes him to the bathroom and to meals. Lives on one floor; doorways 29 inches.',
      },
    ],
    provider: { name: 'Dr. Winifred Castellano', npi: '1410794816', date_signed: '2026-03-03' },
  },
  notes: [
    `March 3, 2026

Mr. Bartholomew J. Quigg, 89 years old, has sarcopenia (M62.84) and chronic diastolic heart failure (I50.32).

He can walk 20 feet before he becomes short of breath and must sit down. His gait speed is 0.4 m/s and his grip strength 14 kg. He is not able to propel a manual wheelchair. At home his daughter pushes him to meals and to the bathroom. The home is on one floor, and its doorways are 29 inches wide.

A transport chair (E1038) with a 17-inch seat is therefore ordered.

Dr. Winifred Castellano, NPI 1410794816`,
    `Quigg Bartholomew DOB 5/8/36 89M
M62.84 I50.32
E1038 transport chair 17" x1
20 ft then SOB
gait 0.4 m/s grip 14 kg
can't self propel
dtr pushes
1 floor, doors 29"
Castellano 1410794816`,
    `Sarcopenia is the loss of muscle mass and strength with age. Together with heart failure it leaves Mr. Quigg too weak to walk through his home and too weak to turn the wheels of a chair.

A transport chair is lighter than a wheelchair and is pushed by somebody else. His daughter is there to do that. It lets him eat at the table and reach the bathroom in time.

We ask that one transport chair be approved for Bartholomew Quigg.
Dr. Winifred Castellano, NPI 1410794816`,
    `Patient | Bartholomew J. Quigg
MRN | MRN-310475
Primary | M62.84 Sarcopenia
Secondary | I50.32 Chronic diastolic (congestive) heart failure
Equipment | Transport chair, E1038, 17 inch seat, quantity 1
Walking | 20 feet
Caregiver | daughter
Home | one floor, doorways 29 inches
Prescriber | Dr. Winifred Castellano, NPI 1410794816`,
    `I write for my patient Bartholomew Quigg, who will turn 90 in May. He has lost much of his muscle, and his heart failure takes what breath is left after 20 feet. Grip 14 kg, 0.4 meters per second. A standard wheelchair would be of no use: he could not push it. His daughter can push a transport chair, and it fits through 29 inch doors. E1038, one, please. W. Castellano NPI 1410794816`,
  ],
  passages: [
    'A gait speed below 0.8 m/s is slow.',
    'He depends on his daughter to be moved.',
    'The seat of 17 inches passes a doorway of 29 inches.',
    'His weight of 57 kg is about 126 lb.',
  ],
  edits: [
    [0, 'social', 'his daughter pushes him → his wife pushes him'],
    [1, 'retold', 'grip 14 kg → grip 24 kg'],
    [4, 'date-age', 'who will turn 90 in May → who will turn 80 in May'],
  ],
  corruptions: {
    'code-disease': ['I50.32: {heart failure → atrial fibrillation}'],
    'description-detail': [
      'Chronic {diastolic → systolic} heart failure',
      '{Chronic → Acute} diastolic heart failure',
    ],
    sex: ['A frail 89-year-old {man → woman}'],
    choice: ['A seat of {17 → 22} inches'],
    device: ['A transport {chair → chair and a stair lift}'],
    medication: ['{ → He is on torsemide and metoprolol.}'],
    diagnosis: ['{ → Advancing dementia keeps him from learning to use a walker.}'],
    event: ['{ → He was hospitalized for pneumonia in the fall.}'],
    treatment: ['{ → Cardiac rehabilitation had to be stopped.}'],
    social: ['{ → He was a stonemason all his life.}'],
    attitude: ['~ { → He is delighted at the thought of going outdoors.}'],
    negation: ['He {cannot → can} push the wheels of a manual wheelchair.'],
    attestation: ['{ → I visited the home and measured the hallway myself.}'],
    'relative-date': ['{ → He was last seen here ten days ago.}'],
    'other-role': ['He walks {20 → 14} feet.'],
    'coverage-measure': [
      'A transport chair is covered where a wheelchair would be{ →, and his oxygen saturation is 86 %}.',
    ],
  },
};
