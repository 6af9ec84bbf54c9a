import type { CorpusCase } from '../corpus-case.ts';

export const scooterOrganist: CorpusCase = {
  id: 'scooter-organist',
  today: '2026-09-21',
  facts: {
    case_id: 7705,
    patient: {
      first_name: 'Leopold',
      middle_name: 'Anselm',
      last_name: 'Grzybowski',
      dob: '1953-01-17',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '202 lb',
      address: '2206 Harvest Moon Court, Kearney, NE 68845',
      phone: '(308) 555-0107',
      mrn: 'MRN-770851',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
    ],
    items: [
      {
        item: 'Power operated vehicle, group 1 standard, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'FEV1 31 % of predicted on August 18, 2026. On oxygen at 2 L/min the saturation is 93 % at rest and falls to 84 % after 12 m of walking; he then sits for six minutes. Breathless after 3 m in a manual wheelchair. Sits upright, gets on and off a seat without help, steers with both hands. Retired church organist, smoked until 2014. Lives with his wife in a house on one floor with hallways of 42 inches; his son built a ramp in July 2026.',
      },
      {
        item: 'Cane, includes canes of all materials, adjustable or fixed, with tip',
        hcpcs: 'E0100',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification: 'For the few steps between scooter and chair or bed. His old one is cracked.',
      },
    ],
    provider: { name: 'Dr. Yevgenia Pruitt', npi: '1904371659', date_signed: '2026-09-21' },
  },
  notes: [
    `09/21/2026

RE: Leopold Anselm Grzybowski
DOB 01/17/1953, MRN-770851

Mr. Grzybowski is a 73-year-old man with chronic obstructive pulmonary disease, unspecified (J44.9), and dependence on supplemental oxygen (Z99.81).

His FEV1 on August 18, 2026 was 31 % of predicted. On oxygen at 2 L/min his saturation is 93 % at rest. After walking 12 m it falls to 84 %, and he has to sit for six minutes. In a manual wheelchair he is breathless after 3 m.

He is able to sit upright, to get on and off a seat without help, and to steer with both hands. A scooter (K0800) therefore suits him. The hallways of his house, which is all on one floor, are 42 inches wide, and his son built a ramp in July 2026.

I also order a cane (E0100) for the few steps between scooter and chair or bed, since the old one is cracked.

Dr. Yevgenia Pruitt, NPI 1904371659`,
    `Grzybowski 73M COPD, O2 2L.
FEV1 31% (8/18/26). SpO2 93 rest, 84 after 12 m, sits 6 min.
MWC: SOB at 3 m.
good trunk, transfers indep, both hands OK
home: 1 floor, halls 42", ramp 7/26
POV K0800 + cane E0100 (old one cracked)
YP 1904371659`,
    `**MEDICAL NECESSITY – POWER OPERATED VEHICLE**

**Member:** L. Grzybowski
**Diagnoses:** J44.9 Chronic obstructive pulmonary disease, unspecified; Z99.81 Dependence on supplemental oxygen

**Key findings**
- FEV1: 31 % of predicted, which falls in the range of 30 to 49 % that is called severe
- Saturation: drop of 9 percentage points, from 93 % to 84 %, within 12 m (about 39 ft)
- Recovery: six minutes seated

**Alternatives considered**
- *Walking:* limited to 12 m
- *Manual wheelchair:* breathless after 3 m (about 10 ft)
- *Power wheelchair:* not needed, as he sits upright and steers with both hands

**Home**
- One floor, hallways 42 in (107 cm), ramp

**Request**
- K0800 × 1
- E0100 × 1

Dr. Yevgenia Pruitt (NPI 1904371659)`,
    `In chronic obstructive pulmonary disease the air that has gone in does not come out again in time. Each step asks for more breath than the chest can give, and oxygen from a tank eases this but does not abolish it. People stop walking long before their legs are tired.

For Leopold Grzybowski the distance is twelve meters. He is seventy-three, was a church organist until he retired, and gave up smoking in 2014. He lives with his wife. After those twelve meters, with the oxygen running at two liters a minute, the meter shows eighty-four percent and he must sit for six minutes. Pushing a wheelchair is worse still: three meters, and he is out of breath.

There is nothing wrong with his hands for steering, and he gets on and off a seat by himself. A scooter would carry him down hallways of forty-two inches, and a ramp, which his son built this July, takes it out of the house. Dr. Yevgenia Pruitt, NPI 1904371659.`,
    `Scooter order – Grzybowski, Leopold A.
Phone: (308) 555-0107
Deliver to: 2206 Harvest Moon Court, Kearney, NE 68845
User: 5'10", 202 lb (91.6 kg); capacity of the model: 300 lb
HCPCS: K0800, qty 1, limit 1 in 5 years
HCPCS: E0100, qty 1, limit 1 in 3 years
ICD: J44.9 / Z99.81
Hall width: 42 in      Ramp: yes (July 2026)
Prescriber NPI: 1904371659 (Dr. Yevgenia Pruitt)
Signed: September 21, 2026`,
    `APPEAL. We ask you to approve a scooter for Mr. Grzybowski. A manual wheelchair would not be enough: in one he is breathless after three meters, which is a quarter of the distance he can walk.

A scooter demands that the user can sit upright, transfer and hold the tiller. He does the first and second without help and steers with both hands. He weighs 202 pounds, 98 pounds below the capacity of the vehicle. His wife lives with him; the house has a single floor and a ramp.

The codes are K0800 for the scooter and E0100 for a cane to replace his cracked one. Dr. Yevgenia Pruitt, NPI 1904371659`,
  ],
  passages: [
    'His saturation falls by nine points over twelve meters, although oxygen is running at 2 L/min.',
    'He has not smoked since 2014.',
    'The ramp was built by his son in July 2026.',
    'The cane is for the steps between the scooter and a chair or the bed.',
    'At 202 lb he may use a scooter for up to 300 pounds.',
  ],
  edits: [
    [
      2,
      'description-detail',
      'Chronic obstructive pulmonary disease, unspecified → Chronic obstructive pulmonary disease with acute exacerbation',
    ],
    [1, 'negation', 'transfers indep → cannot transfer'],
    [5, 'sex', 'His wife lives with him → Her husband lives with her'],
    [0, 'device', 'I also order a cane (E0100) → I also order a walker (E0100)'],
  ],
  corruptions: {
    'code-disease': [
      'J44.9 is the code of his {chronic obstructive pulmonary disease → pulmonary fibrosis}.',
    ],
    'other-item': ['The cane is coded {E0100 → K0800}.'],
    'description-detail': [
      'Chronic obstructive pulmonary {disease, unspecified → disease with acute lower respiratory infection}',
    ],
    side: ['Mr. Grzybowski holds the cane{ → in his right hand}.'],
    sex: ['{Mr. → Ms.} Grzybowski is a retired organist.'],
    choice: ['One scooter{ → in metallic red}, K0800, is requested.'],
    device: ['{ → A portable oxygen concentrator is ordered to ride on the scooter.}'],
    medication: ['{ → He uses a tiotropium inhaler every morning.}'],
    diagnosis: [
      '{ → Congestive heart failure adds to his breathlessness.}',
      '{ → He has lung cancer in remission.}',
    ],
    event: [
      '{ → He was in the hospital twice this year with pneumonia.}',
      '{ → In June he fell on the front steps and broke a wrist.}',
    ],
    treatment: ['{ → He has completed twelve weeks of pulmonary rehabilitation.}'],
    social: ['He is a retired {church organist → truck driver}.'],
    attitude: [
      '~ { → Mr. Grzybowski is anxious about leaving the house and feels like a burden on his wife.}',
    ],
    negation: ['He gets on and off a seat {without → only with} help.'],
    organisation: ['{ → His lung function was measured at Platte Bend Pulmonary Associates.}'],
    attestation: ['{ → I have watched him drive the scooter safely in my office.}'],
    'relative-date': ['His lung function was measured {on August 18 → last week}.'],
    'other-role': ['At rest his saturation is {93 → 73} %.'],
    brackets: ['[{ → He needs 4 L/min of oxygen at night.}]'],
    'coverage-measure': [
      'A scooter is covered when a cane or walker is not enough{ →, and his two falls with the walker show this}.',
    ],
    script: [
      'After 12 m his saturation is {84 → ۸۴} %.',
      'Mr. {Grzybowski → Grzуbоwski} steers with both hands.',
    ],
    identifier: ['His number is {MRN-770851 → MRN-770815}.'],
    'date-age': ['He was born on {January 17, 1953 → January 17, 1935}.'],
    quantity: ['Oxygen runs at {2 → 4} L/min.'],
    name: ['{Leopold → Leonard} Grzybowski'],
    retold: ['In a manual wheelchair he is breathless after {3 → 30} m.'],
    sum: ['The fall in saturation from 93 to 84 % amounts to {9 → 11} points.'],
  },
};
