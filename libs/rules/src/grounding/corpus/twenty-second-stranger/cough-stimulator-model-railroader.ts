import type { CorpusCase } from '../corpus-case.ts';

/** A children's lung clinic in the hills, its respiratory therapist, a breathing supplier and a drafted letter for a boy who runs model trains. */
export const coughStimulatorModelRailroader: CorpusCase = {
  id: 'cough-stimulator-model-railroader',
  today: '2026-12-01',
  facts: {
    case_id: 22003,
    patient: {
      first_name: 'Desmond',
      last_name: 'Arrowood-Lin',
      dob: '2012-03-08',
      gender: 'male',
      height: '5 ft 1 in',
      weight: '97 lb',
      address: '9 Turntable Lane, Coal Run, WV 26999',
      phone: '(304) 555-0166',
      mrn: 'CRP-18253',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'small',
        justification:
          "Peak cough flow 128 L/min and forced vital capacity 38 % of predicted on 2026-11-17; peak cough flow was 215 L/min on 2025-11-18. Two pneumonias in 2026, in February and in September, the second with five days in Saint Brannock Children's Hospital. Breath stacking with a bag and assisted cough by his mother's hands gave only 160 L/min on 2026-11-17 and hurt his ribs. Small face mask. Settings plus 35 and minus 40 cm H2O, 5 sets of 5 breaths, twice a day and with every cold.",
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'He cannot spit out what comes up; secretions pool in the mouth after each cough session. A bulb syringe did not reach the back of the throat. His arms are too weak to wipe his mouth.',
      },
      {
        item: 'Oropharyngeal suction catheter, each',
        hcpcs: 'A4628',
        quantity: 12,
        quantity_limit: 12,
        limit_period: 'month',
        justification:
          'One catheter serves for two to three days after rinsing, then it clogs: 3 a week, 12 a month.',
      },
    ],
    provider: { name: 'Philippa Nwosu-Reyes, MD', npi: '1851497260', date_signed: '2026-12-01' },
    seen: [
      '2026-11-17, in clinic, by Philippa Nwosu-Reyes, MD: weak wet cough, coarse sounds over both lower lungs that clear after the device, saturation 94 % on room air, no fever.',
    ],
    told: [
      'Which clinic? Coal Run Pediatrics',
      'Who pays? Mountain State Medicaid',
      'Who supplies? Kanawha Breathing Supply',
      'Who showed the device? Jerome Pettibone, RRT, on 2026-11-17; peak cough flow with the device 270 L/min',
      'Lives with whom? With his mother Corinne and his grandfather Everett',
      'Who will work the device? His mother in the morning; his grandfather in the evening, when she bakes at the Coal Run Bakery',
      'School? Eighth grade at Coal Run Middle School',
      'Hobby? He dispatches the trains of a model railroad',
      'When did he stop walking? At the age of 10',
      'Medicine? Deflazacort 30 mg once a day',
      'Collapsed lung or blebs? Never',
      'How does he eat? By mouth, chopped food',
    ],
    answered: [],
  },
  notes: [
    `Coal Run Pediatrics

December 1, 2026

Mountain State Medicaid
RE: Desmond Arrowood-Lin, DOB 03/08/2012, MRN CRP-18253

Dear Reviewer:

Desmond is a 14-year-old boy with Duchenne or Becker muscular dystrophy (G71.01), neuromuscular scoliosis of the thoracolumbar region (M41.45) and dependence on a wheelchair (Z99.3). He stopped walking when he was 10. His medicine is deflazacort 30 mg once a day.

His cough has weakened. On 11/17/2026 his peak cough flow was 128 L/min, down from 215 L/min on 11/18/2025, and his forced vital capacity was 38 % of predicted. He has had two pneumonias this year, in February and in September. For the second he spent five days in Saint Brannock Children's Hospital. In clinic on 11/17 I heard a weak, wet cough and coarse sounds over both lower lungs, which cleared after the device was used. Saturation was 94 % on room air, and he had no fever.

Breath stacking with a bag and hand-assisted cough by his mother reached only 160 L/min and hurt his ribs. With the cough stimulating device he reached 270 L/min.

I am therefore ordering a cough stimulating device (E0482) with a small face mask, an electric suction pump for the home (E0600) and 12 oropharyngeal suction catheters a month (A4628). He has never had a collapsed lung or blebs.

Respectfully,
Philippa Nwosu-Reyes, MD
NPI 1851497260`,
    `RESPIRATORY THERAPY NOTE
Jerome Pettibone, RRT
Date of service: 11/17/2026
Patient: Desmond Arrowood-Lin, 14 y/o M

S: Lives with mother Corinne and grandfather Everett. Eighth grader at Coal Run Middle School; dispatches trains on a model railroad. Eats chopped food by mouth.

O:
Peak cough flow, unassisted ......... 128 L/min
Peak cough flow, bag plus hands ..... 160 L/min (ribs hurt)
Peak cough flow, device ............. 270 L/min
FVC ................................. 38 % pred
SpO2 ................................ 94 % RA
Afebrile. Coarse sounds over both lower lungs, cleared after the device.

A: Weak cough in DMD/BMD. Secretions pool in the mouth after each session; he is unable to spit them out. Arms too weak to wipe his mouth. A bulb syringe did not reach the back of the throat. No history of collapsed lung or blebs.

P:
1. Insufflator-exsufflator (E0482), small mask: +35 / -40 cm H2O, 5 sets of 5 breaths (25 breaths a session), BID and with every cold.
2. Suction pump (E0600).
3. Suction catheters (A4628), 3 per week, 12 per month. One lasts two to three days after rinsing, then clogs.
4. Mother runs the morning session; grandfather runs the evening session while she bakes at the Coal Run Bakery.

A peak cough flow below 270 L/min is widely taken as a reason to start assisted cough, and below 160 L/min as a sign that the cough does not clear the airway.`,
    `KANAWHA BREATHING SUPPLY
Letter accompanying prior authorization

For: Desmond Arrowood-Lin, 9 Turntable Lane, Coal Run, WV 26999
Telephone: (304) 555-0166
Prescriber: Philippa Nwosu-Reyes, MD, NPI 1851497260
Plan: Mountain State Medicaid

HCPCS / item / quantity
E0482 / cough stimulating device, alternating positive and negative airway pressure / 1
E0600 / respiratory suction pump, home model, electric / 1
A4628 / oropharyngeal suction catheter / 12 per month (36 per 3 months)

The prescriber has documented Duchenne or Becker muscular dystrophy with scoliosis and wheelchair dependence. The patient is not able to cough strongly enough to bring up secretions: 128 L/min in November 2026, against 215 L/min in November 2025, which is 87 L/min less. He was in Saint Brannock Children's Hospital for five days with the second of his two pneumonias of 2026.

Manual methods have been used. His mother stacked breaths with a bag and pushed by hand; the flow was 160 L/min and his ribs hurt. The bulb syringe could not get to the back of the throat.

Because he cannot spit, and because his arms are too weak to wipe his mouth, what pools there has to be suctioned. His mother works the device in the morning and his grandfather in the evening. The device will be run twice daily, and additionally whenever he has a cold.

Coverage policies for mechanical in-exsufflation look for a neuromuscular disease with significant impairment of chest wall or diaphragm movement and for failure of other ways to clear secretions.`,
    `Letter of Medical Necessity

Date: December 1, 2026
Patient: Desmond Arrowood-Lin (born March 8, 2012)
Weight: 97 lb    Height: 5 ft 1 in

Desmond is a fourteen-year-old student in the eighth grade whose hobby is dispatching the trains of a model railroad. He has a muscular dystrophy of the Duchenne or Becker type. Over time the disease has weakened the muscles he needs in order to cough. Between November 18, 2025 and November 17, 2026 his peak cough flow dropped from 215 to 128 liters per minute.

The consequences are serious. He went through pneumonia twice in 2026. The September episode led to a hospital stay of five days. A weak cough lets mucus remain in the lower airways, where it can lead to infection and collapse of lung tissue.

The requested equipment consists of:

1. a cough stimulating device (E0482), one unit, mask size small;
2. an electric suction pump (E0600), one unit;
3. oropharyngeal suction catheters (A4628), twelve each month, that is 144 a year.

In clinic the device more than doubled his cough flow, to 270 liters per minute, and cleared the coarse lung sounds. Pressures of plus 35 and minus 40 cm H2O were chosen. He will have five sets of five breaths two times a day. His mother, Corinne, takes the morning, and his grandfather, Everett, takes the evening.

There is no history of collapsed lung. Supplier: Kanawha Breathing Supply.

Philippa Nwosu-Reyes, MD, NPI 1851497260`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'Duchenne or Becker muscular dystrophy (G71.01) → spinal muscular atrophy (G71.01)'],
    [
      0,
      'description-detail',
      'scoliosis of the thoracolumbar region (M41.45) → scoliosis of the cervicothoracic region (M41.45)',
    ],
    [0, 'sex', 'Desmond is a 14-year-old boy with → Desmond is a 14-year-old girl with'],
    [0, 'medication', 'is deflazacort 30 mg once a day → is prednisone 30 mg once a day'],
    [0, 'date-age', 'He stopped walking when he was 10 → He stopped walking when he was 8'],
    [
      0,
      'event',
      'this year, in February and in September. → this year, in February and in September, and was intubated for the first.',
    ],
    [0, 'side', 'coarse sounds over both lower lungs → coarse sounds over the left lower lung'],
    [0, 'relative-date', 'For the second he spent five days → Last week he spent five days'],
    [0, 'negation', 'He has never had a collapsed lung or blebs → He has had a collapsed lung and blebs'],
    [0, 'other-role', 'reached only 160 L/min and hurt his ribs → reached only 94 L/min and hurt his ribs'],
    [
      0,
      'attestation',
      'I am therefore ordering → I have discussed palliative options with the family and am therefore ordering',
    ],
    [
      0,
      'organisation',
      "five days in Saint Brannock Children's Hospital → five days in Charleston Memorial Hospital",
    ],
    [1, 'name', 'Jerome Pettibone, RRT → Gerald Pettibone, RRT'],
    [1, 'social', 'Eighth grader at Coal Run Middle School → Homeschooled eighth grader'],
    [1, 'negation', 'he is unable to spit them out → he is able to spit them out'],
    [1, 'script', '+35 / -40 cm H2O → +٥٣ / -40 cm H2O'],
    [1, 'sum', '5 sets of 5 breaths (25 breaths a session) → 5 sets of 5 breaths (30 breaths a session)'],
    [
      1,
      'coverage-measure',
      'as a sign that the cough does not clear the airway. → as a sign that the cough does not clear the airway; his fell to 105 L/min.',
    ],
    [
      1,
      'device',
      'Arms too weak to wipe his mouth. → Arms too weak to wipe his mouth. Wears a chest vest for airway clearance.',
    ],
    [
      1,
      'treatment',
      'Eats chopped food by mouth. → Eats chopped food by mouth. On bilevel ventilation at night.',
    ],
    [1, 'retold', 'One lasts two to three days after rinsing → One lasts five to six days after rinsing'],
    [2, 'identifier', 'Telephone: (304) 555-0166 → Telephone: (304) 555-0116'],
    [2, 'quantity', '12 per month (36 per 3 months) → 15 per month (36 per 3 months)'],
    [
      2,
      'other-item',
      'A4628 / oropharyngeal suction catheter / 12 per month → A4628 / canister for suction pump / 12 per month',
    ],
    [2, 'organisation', 'Plan: Mountain State Medicaid → Plan: Blue Ridge Medicaid'],
    [2, 'brackets', 'he has a cold. → he has a cold [he was trained at school as well].'],
    [
      2,
      'retold',
      'The bulb syringe could not get to the back of the throat → The bulb syringe worked well at the back of the throat',
    ],
    [2, 'sum', 'which is 87 L/min less → which is 97 L/min less'],
    [
      2,
      'diagnosis',
      'with scoliosis and wheelchair dependence → with cardiomyopathy, scoliosis and wheelchair dependence',
    ],
    [
      2,
      'negation',
      'The patient is not able to cough strongly enough → The patient is able to cough strongly enough',
    ],
    [3, 'choice', 'one unit, mask size small → one unit, mask size large'],
    [
      3,
      'attitude',
      'He will have five sets → He dislikes the mask and often refuses it. He will have five sets',
    ],
    [3, 'sum', 'twelve each month, that is 144 a year → twelve each month, that is 124 a year'],
    [
      3,
      'name',
      'and his grandfather, Everett, takes the evening → and his grandfather, Emmett, takes the evening',
    ],
    [
      3,
      'retold',
      'The September episode led to a hospital stay of five days → The February episode led to a hospital stay of five days',
    ],
    [3, 'date-age', 'born March 8, 2012 → born August 3, 2012'],
    [
      3,
      'script',
      'There is no history of collapsed lung. → There is no history of collapsed lung. He uses а nаsаl саnnulа at night.',
    ],
  ],
  corruptions: {},
};
