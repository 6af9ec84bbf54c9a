import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a pulmonologist. */
export const powerChairScleroderma: CorpusCase = {
  id: 'power-chair-scleroderma',
  today: '2026-10-19',
  facts: {
    case_id: 8207,
    patient: {
      first_name: 'Salvatore',
      last_name: 'Innes',
      dob: '1963-04-11',
      gender: 'male',
      height: '175 cm',
      weight: '66 kg',
      address: '901 Tidewater Avenue, Port Selwyn, OR 97141',
      phone: '(503) 555-0151',
      mrn: 'PS-48023',
    },
    diagnoses: [
      { code: 'M34.81', description: 'Systemic sclerosis with lung involvement' },
      { code: 'J84.10', description: 'Pulmonary fibrosis, unspecified' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
    ],
    items: [
      {
        item: "Power wheelchair, group 2 standard, captain's chair, patient weight capacity up to and including 300 pounds",
        hcpcs: 'K0823',
        quantity: 1,
        color: 'Blue',
        justification:
          'FVC 48% and DLCO 29% of predicted on 2026-09-08. Six-minute walk 84 m on 4 liters, lowest saturation 81%, stopped after 3 minutes. At rest 93% on 3 liters. Cannot propel a manual wheelchair: saturation 83% after 12 m, grip 9 kg in both hands, finger contractures, ulcers of the right index and middle finger. Cane and walker tried in June 2026, no gain. Cannot use a scooter: shoulder flexion 60 degrees. Home assessed 2026-10-06 by Lanternfish Mobility: doors 34 inches, ramp present. Drove with the joystick safely with the left hand in a trial. Face-to-face examination 2026-09-22. Needs help of his sister Perpetua with bathing, toilet and meals. mMRC 4. Never smoked.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2601',
        quantity: 1,
        color: 'Black',
        justification:
          'Skin of the sacrum intact. Nintedanib 150 mg twice a day, mycophenolate 1 g twice a day; no prednisone. PASP 58 mmHg on the echocardiogram of 2026-08-30. Not listed for transplantation because of esophageal dysmotility. Sits up to 5 hours a day. Former cabinetmaker.',
      },
    ],
    provider: { name: 'Lucinda Farrow-Dias, MD', npi: '1518047362', date_signed: '2026-10-19' },
  },
  notes: [
    `I follow Mr. Innes, 63, for scleroderma lung disease (M34.81) with fibrosis (J84.10) and group 3 pulmonary hypertension (I27.23). On September 8 his forced vital capacity was 48 percent and his diffusing capacity 29 percent of predicted. The echocardiogram at the end of August estimated a pulmonary artery systolic pressure of 58 mmHg. He takes nintedanib 150 mg and mycophenolate 1 g, each twice daily, and no prednisone.

At the face-to-face examination on September 22 we went through his day. He is breathless when dressing or leaving the house [mMRC 4]. In the six-minute walk he covered 84 meters on four liters, fell to 81 percent and had to stop after three minutes. A cane and a walker, tried in June, made no difference, since the limit is his breath.

A manual wheelchair is no solution: after 12 meters of pushing his saturation was 83 percent, his fingers are contracted, two of them ulcerated on the right hand, and each grip is 9 kg. He cannot lift his arms beyond 60 degrees, which a scooter's tiller would ask of him. With his left hand he steers a joystick safely. His home was assessed on October 6; it has a ramp and 34-inch doors. I order a group 2 standard power wheelchair (K0823) and a general use cushion (E2601).`,
    `63M SSc-ILD, PH gr 3. FVC 48%, DLCO 29% (9/8/26). PASP 58 (echo 8/30). 6MWD 84 m on 4 L, nadir 81%, stopped @ 3 min. Rest 93% on 3 L. mMRC 4. Never smoker. Rx nintedanib 150 BID, MMF 1 g BID, no pred. Not a tx candidate (esoph dysmotility). MRADLs: assist x1 (sister) bath, toilet, meals. Cane/walker 6/26 - no benefit. MWC: SpO2 83% @ 12 m, grip 9 kg b/l, contractures, digital ulcers R 2nd+3rd. POV: shoulder flex 60°, can't reach tiller. PWC trial L hand joystick - safe. Home eval 10/6 Lanternfish: ramp +, doors 34". F2F 9/22. Order K0823 blue, E2601 blk.`,
    `### Power mobility: algorithm
1. **Limitation:** bathing, toileting and eating only with his sister's help
2. **Cane / walker:** tried June 2026, not sufficient
3. **Manual chair:** not possible – desaturation to 83 % within 12 m; hands
4. **Scooter:** not possible – shoulders (60°)
5. **Power chair:** safe with the left hand
6. **Home:** suitable, ramp in place, doors of 34 in (Lanternfish Mobility, 10/06/2026)
7. **Weight:** 66 kg, below the chair's limit of 300 pounds
8. **Skin over the sacrum:** intact; general use cushion is enough`,
    `Salvatore built cabinets until his lungs and hands failed him. His sister Perpetua washes him, brings him to the toilet and prepares his meals. He needs oxygen at rest, three liters, to stay at 93. He has never been a smoker. Transplantation is closed to him, because his esophagus does not move food along. The sores on his right index and middle fingers rule out gripping a push rim. He has no pressure sore on his bottom, and a plain cushion will do for the five hours that he sits. The chair should be blue, the cushion black.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Mr. Innes, 63 → Mr. Innes, 53'],
    [0, 'code-disease', 'scleroderma lung disease (M34.81) → rheumatoid lung disease (M34.81)'],
    [0, 'code-disease', 'with fibrosis (J84.10) → with emphysema (J84.10)'],
    [0, 'description-detail', 'group 3 pulmonary hypertension → group 1 pulmonary hypertension'],
    [
      0,
      'other-role',
      'vital capacity was 48 percent and his diffusing capacity 29 → vital capacity was 29 percent and his diffusing capacity 48',
    ],
    [0, 'retold', 'systolic pressure of 58 mmHg → systolic pressure of 85 mmHg'],
    [0, 'medication', 'nintedanib 150 mg → nintedanib 100 mg'],
    [0, 'medication', 'nintedanib 150 mg → pirfenidone 150 mg'],
    [0, 'medication', 'and no prednisone → and prednisone'],
    [0, 'quantity', 'each twice daily → each three times daily'],
    [0, 'date-age', 'on September 22 → on September 2'],
    [0, 'retold', 'mMRC 4 → mMRC 2'],
    [0, 'retold', 'covered 84 meters → covered 184 meters'],
    [0, 'other-role', 'fell to 81 percent → fell to 93 percent'],
    [0, 'retold', 'stop after three minutes → stop after five minutes'],
    [0, 'negation', 'made no difference → made a difference'],
    [0, 'device', 'A cane and a walker, tried → A cane and crutches, tried'],
    [0, 'retold', 'his saturation was 83 → his saturation was 93'],
    [0, 'negation', 'He cannot lift his arms → He can lift his arms'],
    [0, 'side', 'ulcerated on the right hand → ulcerated on the left hand'],
    [0, 'side', 'With his left hand he steers → With his right hand he steers'],
    [0, 'negation', 'steers a joystick safely → steers a joystick unsafely'],
    [0, 'negation', 'it has a ramp → it has no ramp'],
    [0, 'other-item', 'group 2 standard power wheelchair → group 3 standard power wheelchair'],
    [0, 'other-item', 'general use cushion (E2601) → skin protection cushion (E2601)'],
    [1, 'retold', 'DLCO 29% → DLCO 39%'],
    [1, 'quantity', '84 m on 4 L → 84 m on 6 L'],
    [1, 'negation', 'Never smoker → Former smoker'],
    [1, 'treatment', 'Not a tx candidate → Listed for lung tx'],
    [1, 'social', 'assist x1 (sister) → assist x1 (wife)'],
    [1, 'negation', 'no benefit → good benefit'],
    [1, 'side', 'digital ulcers R 2nd+3rd → digital ulcers L 2nd+3rd'],
    [1, 'organisation', 'Lanternfish: ramp → Harborlight: ramp'],
    [1, 'choice', 'K0823 blue → K0823 red'],
    [1, 'medication', 'MMF 1 g BID → MMF 500 mg BID'],
    [2, 'social', "his sister's help → his mother's help"],
    [2, 'relative-date', 'tried June 2026 → tried last week'],
    [2, 'negation', 'Power chair:** safe → Power chair:** not safe'],
    [2, 'negation', 'intact; general → open; general'],
    [2, 'negation', 'suitable, ramp in place → unsuitable, ramp missing'],
    [3, 'social', 'built cabinets → drove trucks'],
    [3, 'attestation', 'His sister Perpetua washes him → A home health aide washes him'],
    [3, 'name', 'sister Perpetua → sister Felicity'],
    [3, 'negation', 'He has never been a smoker → He was a smoker'],
    [3, 'side', 'his right index and middle fingers → his left index and middle fingers'],
    [3, 'retold', 'index and middle fingers → ring and little fingers'],
    [3, 'negation', 'He has no pressure sore → He has a pressure sore'],
    [3, 'other-role', 'five hours that he sits → nine hours that he sits'],
    [3, 'choice', 'chair should be blue, the cushion black → chair should be black, the cushion blue'],
    [3, 'diagnosis', 'because his esophagus does not move food along → because his kidneys have failed'],
  ],
  corruptions: {
    device: [
      '{→ A power tilt is added for pressure relief.}',
      '{→ A portable oxygen concentrator is ordered with the chair.}',
    ],
    event: ['{→ He was in intensive care with pneumonia in August.}'],
    treatment: ['{→ He is allergic to iodine contrast.}', '{→ He finished pulmonary rehabilitation in May.}'],
    attestation: ['{→ I visited his home myself and measured the rooms.}'],
    script: ['He walked {84 → ٨٤} meters on four liters.'],
  },
};
