import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist of a city clinic, with her supplier's documentation clerk, orders oxygen for home and portable use. */
export const homeOxygenRetiredTypesetter: CorpusCase = {
  id: 'home-oxygen-retired-typesetter',
  today: '2026-10-19',
  facts: {
    case_id: 19101,
    patient: {
      first_name: 'Rosalba',
      last_name: 'Tennequist',
      dob: '1955-02-11',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '131 lb',
      address: '48 Quoin Street, Apt 2, Larkmouth, OH 44999',
      phone: '(330) 555-0142',
      mrn: 'LCC-77319',
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
          'Resting saturation on room air 86 % on 2026-10-12, arterial pO2 53 mmHg the same day. On 2 L/min by nasal cannula the saturation rose to 93 % at rest. Tiotropium and albuterol have been used since 2024 and have not corrected the hypoxemia. She needs 2 L/min continuously, including sleep. Spirometry 2026-09-08: FEV1 34 % of predicted.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'She is mobile within the home and walks to the mailbox daily. During a walk test of 6 minutes on 2026-10-12 the saturation fell to 81 % on room air and stayed at 91 % on 3 L/min. The bathroom is 40 feet from the bedroom. Her son carries the cylinders up the stairs.',
      },
    ],
    provider: { name: 'Henrike Vasudevan, MD', npi: '1639047251', date_signed: '2026-10-19' },
    seen: [
      '2026-10-12, in office, by Henrike Vasudevan, MD: pursed-lip breathing, distant breath sounds, ankle edema of the right leg, lips bluish, saturation 86 % on room air.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Bellwether Respiratory Supply',
      'Lives with whom? With her son Ansgar',
      'Does anybody smoke in the home? No, she stopped in 2019',
      'Work? Retired typesetter',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

October 19, 2026
Re: Rosalba Tennequist, DOB 02/11/1955, MRN LCC-77319
Payer: Medicare Part B

To whom it may concern:

Ms. Tennequist is a 71-year-old woman with COPD (J44.9), chronic respiratory failure with hypoxia (J96.11) and pulmonary hypertension, unspecified (I27.20). I saw her in the office on October 12, 2026. She was breathing through pursed lips, her lips were bluish, breath sounds were distant and there was edema of the right ankle.

Her saturation at rest on room air was 86 %, and the arterial pO2 was 53 mmHg. With 2 L/min by nasal cannula the saturation rose to 93 %. Spirometry on September 8, 2026 showed an FEV1 of 34 % of predicted. Tiotropium and albuterol, in use since 2024, have not corrected the hypoxemia.

I am ordering:
- E1390, oxygen concentrator, quantity 1, at 2 L/min continuously, including sleep
- E0431, portable gaseous oxygen system, quantity 1

She is mobile within the home and walks to the mailbox every day, so a stationary source alone is not enough. Medicare generally accepts a resting saturation of 88 % or less, or an arterial pO2 of 55 mmHg or less, as evidence of need.

Sincerely,
Henrike Vasudevan, MD
NPI 1639047251`,
    `PULMONARY CLINIC - PROGRESS NOTE
Visit: 10/12/2026, in office. Note signed 10/19/2026.

Patient: Rosalba Tennequist, 71 y/o F, 5 ft 4 in, 131 lb

S: Retired typesetter, lives with her son Ansgar. Stopped smoking in 2019; nobody smokes in the home. Walks to the mailbox daily. The bathroom is 40 feet from the bedroom.

O: SpO2 86 % RA at rest. ABG: pO2 53 mmHg. Pursed-lip breathing, distant breath sounds, bluish lips, right ankle edema. Six-minute walk: desaturation to 81 % on room air; 91 % held with 3 L/min.

PFT 09/08/2026: FEV1 34 % predicted.

A:
1. J44.9 Chronic obstructive pulmonary disease, unspecified
2. J96.11 Chronic respiratory failure with hypoxia
3. I27.20 Pulmonary hypertension, unspecified

Hypoxemia not corrected by tiotropium and albuterol.

P: Home oxygen. Concentrator E1390 x 1 and portable gaseous system E0431 x 1, each limited to 1 per month. Flow 2 L/min continuous at rest and asleep. In the walk test she stayed at 91 % on 3 L/min. Supplier: Bellwether Respiratory Supply.

H. Vasudevan, MD`,
    `Bellwether Respiratory Supply
Documentation Department

Subject: Supporting summary for oxygen equipment
Beneficiary: Rosalba Tennequist
Address: 48 Quoin Street, Apt 2, Larkmouth, OH 44999
Telephone: (330) 555-0142
Ordering practitioner: Henrike Vasudevan, MD, NPI 1639047251

| HCPCS | Description | Qty | Limit |
| E1390 | Oxygen concentrator, single delivery port | 1 | 1 per month |
| E0431 | Portable gaseous oxygen system, rental | 1 | 1 per month |

The qualifying test was performed on 10/12/2026. The beneficiary's saturation was 86 % at rest on room air. During exertion it dropped to 81 % without oxygen and was maintained at 91 % with 3 L/min, which shows that oxygen helps her while walking.

The portable system is requested because the beneficiary is mobile within the home. Portable systems are commonly not covered when the only qualifying study was done during sleep; that is not so here, since she was tested at rest and walking. The two orders together come to 2 units a month. Her son carries the cylinders up the stairs.

The diagnoses given by the practitioner are J44.9, J96.11 and I27.20. Please address questions about the medical record to the ordering practitioner.`,
    `**Statement of Medical Necessity: Home Oxygen Therapy**

**1. Patient overview**
Rosalba Tennequist (born February 11, 1955) is a 71-year-old retired typesetter who shares her home with her son, Ansgar. She has chronic obstructive pulmonary disease with chronic hypoxic respiratory failure, and pulmonary hypertension.

**2. Clinical findings**
At her visit with Dr. Vasudevan on October 12, 2026, oxygen saturation was 86 % while resting on room air, and arterial blood gas showed a pO2 of 53 mmHg. Supplemental oxygen at 2 L/min brought the resting saturation to 93 %. Her FEV1 was 34 % of predicted on September 8, 2026.

**3. Treatment to date**
Tiotropium and albuterol have been used since 2024. They have not corrected her low oxygen level. She gave up smoking in 2019, and there is no smoking in the home.

**4. Equipment requested**
One oxygen concentrator (E1390) for continuous use, also during sleep, and one portable gaseous system (E0431) for moving about. The way from bedroom to bathroom is 40 feet, and she goes to the mailbox each day.

**5. Conclusion**
Without oxygen her saturation falls to 81 % when she walks. The equipment is medically necessary.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with COPD (J44.9) → with asthma (J44.9)'],
    [1, 'code-disease', 'I27.20 Pulmonary hypertension, unspecified → I27.20 Pulmonary embolism'],
    [0, 'other-item', '- E0431, portable gaseous oxygen system → - E0431, portable liquid oxygen system'],
    [
      3,
      'description-detail',
      'chronic hypoxic respiratory failure → chronic hypercapnic respiratory failure',
    ],
    [0, 'side', 'edema of the right ankle → edema of both ankles'],
    [1, 'side', 'right ankle edema → left ankle edema'],
    [1, 'sex', '71 y/o F → 71 y/o M'],
    [3, 'choice', 'one portable gaseous system (E0431) → one gray portable gaseous system (E0431)'],
    [
      0,
      'device',
      'so a stationary source alone is not enough → so a stationary source alone is not enough, and a rollator is ordered with it',
    ],
    [
      1,
      'medication',
      'not corrected by tiotropium and albuterol → not corrected by tiotropium, albuterol and prednisone 10 mg',
    ],
    [3, 'diagnosis', ', and pulmonary hypertension → , pulmonary hypertension and sleep apnea'],
    [
      1,
      'event',
      'Walks to the mailbox daily. → Walks to the mailbox daily. Seen in the emergency department for dyspnea.',
    ],
    [
      3,
      'treatment',
      'They have not corrected → Together with pulmonary rehabilitation, they have not corrected',
    ],
    [2, 'social', 'Her son carries the cylinders → Her neighbor carries the cylinders'],
    [3, 'social', 'retired typesetter → retired schoolteacher'],
    [
      0,
      'attitude',
      'walks to the mailbox every day → walks to the mailbox every day, is eager to begin treatment',
    ],
    [
      2,
      'negation',
      'because the beneficiary is mobile within the home → because the beneficiary is not mobile within the home',
    ],
    [0, 'organisation', 'Payer: Medicare Part B → Payer: Buckeye Lantern Health'],
    [1, 'organisation', 'Supplier: Bellwether Respiratory Supply → Supplier: Gladwater Oxygen'],
    [0, 'attestation', 'I am ordering: → I personally adjusted the flow at her bedside and am ordering:'],
    [1, 'relative-date', 'Stopped smoking in 2019 → Stopped smoking last spring'],
    [3, 'other-role', 'FEV1 was 34 % of predicted → FEV1 was 53 % of predicted'],
    [2, 'brackets', 'dropped to 81 % without oxygen → dropped to 81 % [with chest pain] without oxygen'],
    [
      0,
      'coverage-measure',
      'as evidence of need. → as evidence of need, and her pO2 of 49 mmHg is below that.',
    ],
    [2, 'script', '| E1390 | Oxygen concentrator → | E13٨0 | Oxygen concentrator'],
    [2, 'identifier', 'NPI 1639047251 → NPI 1639074251'],
    [2, 'identifier', '(330) 555-0142 → (330) 555-0124'],
    [3, 'date-age', 'born February 11, 1955 → born February 11, 1957'],
    [1, 'quantity', 'portable gaseous system E0431 x 1 → portable gaseous system E0431 x 2'],
    [3, 'name', 'with her son, Ansgar → with her son, Anders'],
    [0, 'retold', 'With 2 L/min by nasal cannula → With 4 L/min by nasal cannula'],
    [2, 'retold', 'which shows that oxygen helps her → which shows that oxygen does not help her'],
    [2, 'sum', 'come to 2 units a month → come to 4 units a month'],
  ],
  corruptions: {},
};
