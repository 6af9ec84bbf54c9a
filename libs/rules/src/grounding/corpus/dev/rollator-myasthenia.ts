import type { CorpusCase } from '../corpus-case.ts';

export const rollatorMyasthenia: CorpusCase = {
  id: 'rollator-myasthenia',
  today: '2026-10-06',
  facts: {
    case_id: 3107,
    patient: {
      first_name: 'Ignatius',
      middle_name: null,
      last_name: 'Feldhaus',
      dob: '1953-07-04',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '182 lb',
      address: '1500 Cannery Row, Monterey, CA 93940',
      phone: '(831) 555-0162',
      mrn: 'MRN-310773',
    },
    diagnoses: [
      { code: 'G70.00', description: 'Myasthenia gravis without (acute) exacerbation' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: null,
        color: 'Silver',
        justification:
          'Strength fades after 80 feet and returns with 5 minutes of rest. Knee extension 4/5 at first, 3/5 after ten repetitions. One fall in August 2026 when his legs gave way in the kitchen. A cane gives too little support when both legs tire.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'He must be able to sit wherever the weakness comes.',
      },
    ],
    provider: { name: 'Dr. Marguerite Asante', npi: '1411068921', date_signed: '2026-10-06' },
  },
  notes: [
    `October 6, 2026

Mr. Ignatius Feldhaus (date of birth July 4, 1953) has myasthenia gravis without acute exacerbation (G70.00) and abnormal gait and mobility (R26.89).

His strength is near normal at rest and fades with use. Knee extension is 4/5 at first and 3/5 after ten repetitions. He walks about 80 feet, then needs 5 minutes of rest. In August 2026 his legs gave way in the kitchen and he fell.

A cane supports too little once both legs are tired. I order a folding wheeled walker (E0143) in silver with a seat attachment (E0156), so that he can sit down wherever the weakness comes.

Dr. Marguerite Asante, NPI 1411068921`,
    `Feldhaus Ignatius 73M MRN-310773
MG (G70.00), gait abn (R26.89)
E0143 x1 silver
E0156 x1
80 ft -> rest 5 min
KE 4/5 -> 3/5 p 10 reps
fall x1 8/26 kitchen
cane inadequate
Asante 1411068921`,
    `Myasthenia gravis is a disease in which signals from nerve to muscle tire out. Patients may start strong and become weak within minutes. This makes walking without a device unsafe.

In this patient the weakness appears after 80 feet. A wheeled walker does not have to be lifted at each step, which saves strength. The seat lets him rest at once.

Ignatius Feldhaus has not asked for a walker within the last 5 years beyond this order's limit of one.

Provider: Dr. Marguerite Asante, NPI 1411068921`,
    `**Re:** Ignatius Feldhaus, 73-year-old man

**Requested items**
1. E0143 Walker, folding, wheeled - quantity 1 - silver
2. E0156 Seat attachment, walker - quantity 1

**Clinical findings**
- walks 80 feet
- knee extension 4/5, after ten repetitions 3/5
- one fall (August 2026)

**Why not a cane?** Both legs tire.

Dr. Marguerite Asante | NPI 1411068921`,
    `Please see order for Mr Feldhaus: E0143 and E0156, one of each. He's got MG. Gets about eighty feet and then the legs are gone, five minutes later he's fine again. Fell in the kitchen in August. We'd rather he sat down on a walker seat than on the floor! Silver is fine. Asante MD 1411068921`,
  ],
  passages: [
    'Five minutes of rest bring his strength back.',
    'A walker with wheels need not be lifted.',
    'Weakness that comes with use is typical of the disease.',
    'Both items are ordered once.',
  ],
  edits: [
    [0, 'retold', 'He walks about 80 feet → He walks about 300 feet'],
    [1, 'event', 'fall x1 8/26 kitchen → fall x4 8/26 kitchen'],
    [3, 'choice', 'quantity 1 - silver → quantity 1 - burgundy'],
  ],
  corruptions: {
    'code-disease': ['G70.00, {myasthenia gravis → Guillain-Barré syndrome}'],
    'other-item': ['{E0156 → E0143}, seat attachment'],
    'description-detail': ['Myasthenia gravis {without → with} acute exacerbation'],
    side: ['{Both legs tire → The left leg tires}.'],
    sex: ['{His → Her} strength fades after 80 feet.'],
    device: ['A folding wheeled walker with a seat{ → and a basket}', '{ → He sleeps with a BiPAP machine.}'],
    medication: ['{ → Pyridostigmine 60 mg is taken five times a day.}'],
    diagnosis: ['{ → A thymoma is being watched.}'],
    event: ['{ → He was intubated during a crisis last year.}'],
    treatment: ['{ → Infusions of immunoglobulin gave him no relief.}'],
    social: ['{ → He looks after his bedridden wife.}'],
    organisation: ['{ → Central Coast Mobility will deliver the walker.}'],
    attestation: ['{ → I observed him use the walker safely on a ramp.}'],
    'relative-date': ['He fell {in August → the day before yesterday}.'],
    'other-role': ['He needs {5 → 80} minutes of rest.'],
    retold: ['Knee extension 3/5 after {ten → two} repetitions'],
  },
};
