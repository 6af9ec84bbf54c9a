import type { CorpusCase } from '../corpus-case.ts';

/** A lung physician, a respiratory therapist, a supplier and a drafting model write for a retired signalman with COPD. */
export const oxygenCopdSignalman: CorpusCase = {
  id: 'oxygen-copd-signalman',
  today: '2026-11-04',
  facts: {
    case_id: 25101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Varga-Huntley',
      dob: '1955-03-18',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '148 lb',
      address: '3 Semaphore Lane, Ostrander Junction, OH 43999',
      phone: '(614) 555-0137',
      mrn: 'OJL-40218',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        length: '50 ft tubing',
        justification:
          'On 2026-10-29, seated and on room air, saturation 85% and PaO2 52 mmHg. With 2 L/min by nasal cannula saturation rose to 93%. Prescribed: 2 L/min at rest and in sleep, at least 16 hours a day. The bedroom is upstairs, the tubing must reach it from the living room.',
      },
      {
        item: 'Portable gaseous oxygen system, rental',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'For walking outside the home, 3 L/min. On the 6-minute walk without oxygen he covered 140 meters and saturation fell to 79%. With 3 L/min he covered 210 meters and saturation stayed at 91%. He is able to pull a cart, he is not able to carry a cylinder.',
      },
    ],
    provider: { name: 'Ottilie Brennecke, MD', npi: '1720394856', date_signed: '2026-11-04' },
    seen: [
      '2026-10-29, in clinic, by Ottilie Brennecke, MD: stable, no exacerbation in the last 8 weeks; breath sounds reduced at the right base, no ankle swelling, alert.',
    ],
    told: [
      'Who pays? Larkspur Mutual',
      'Who supplies? Quillfeather Respiratory',
      'Lives with whom? With his wife Corinne, who is 69',
      'Work? Retired railway signalman',
      'Smoking? Stopped in 2014; nobody smokes in the house',
      'Treatments tried? Tiotropium daily since 2021; pulmonary rehabilitation for 8 weeks, finished on 2026-08-21; neither raised the saturation at rest above 88%',
    ],
    answered: [],
  },
  notes: [
    `November 4, 2026

Larkspur Mutual, Medical Review

Re: Leopold Varga-Huntley, born March 18, 1955, MRN OJL-40218

To whom it may concern,

I follow Mr. Varga-Huntley, 71, for chronic obstructive pulmonary disease (J44.9) and chronic respiratory failure with hypoxia (J96.11). I ask for home oxygen: a concentrator (E1390) and a portable gaseous system (E0431), one of each per month.

On October 29, 2026 I saw him in clinic in a stable state. He had had no exacerbation in the preceding 8 weeks. Breath sounds were reduced at the right base, and his ankles were not swollen. Seated and breathing room air, he had a saturation of 85% and a PaO2 of 52 mmHg. At 2 L/min through a nasal cannula the saturation came up to 93%.

He has taken tiotropium daily since 2021 and completed 8 weeks of pulmonary rehabilitation on August 21, 2026. Neither brought the resting saturation above 88%.

I prescribe 2 L/min at rest and in sleep, for no less than 16 hours a day, and 3 L/min for walking outside. He stopped smoking in 2014.

Insurers as a rule ask that oxygen be measured while the patient is in a chronic stable state.

Ottilie Brennecke, MD
NPI 1720394856`,
    `Respiratory therapy note - oxygen titration

Patient: L. Varga-Huntley, male, 71 y, 5 ft 9 in, 148 lb

REST (10/29/2026)
Room air: SpO2 85%, PaO2 52 mmHg
2 L/min: SpO2 93%, a gain of 8 points

WALK, 6 minutes
Room air: 140 m, lowest SpO2 79%
3 L/min: 210 m, SpO2 held at 91%
He walked 70 m further with oxygen.

HOME
Lives with his wife, Corinne, 69. Bedroom upstairs; the 50 ft tubing has to reach it from the living room. Nobody in the house smokes. He gave up smoking 12 years ago.

HANDLING
Can pull a cart. Cannot carry a cylinder.

EARLIER MEASURES
Tiotropium every day since 2021. Pulmonary rehab, 8 weeks, ended 08/21/2026.

PLAN
Stationary: E1390, 2 L/min, rest and sleep, 16 hours daily or more.
Portable: E0431, 3 L/min, when he walks outside the home.
Order signed by Dr. Brennecke on 11/04/2026.

Long-term oxygen is known to lengthen life in severe resting hypoxemia. Open flames must be kept away from the equipment.`,
    `QUILLFEATHER RESPIRATORY
Request for authorization

Payer: Larkspur Mutual
Customer: Leopold Varga-Huntley
3 Semaphore Lane, Ostrander Junction, OH 43999
Phone (614) 555-0137

Lines requested:
1) E1390 Oxygen concentrator, single delivery port - 1 per month, with 50 ft tubing
2) E0431 Portable gaseous oxygen system, rental - 1 per month

That makes 2 units a month and 24 over a year.

Diagnoses on the order: J44.9 Chronic obstructive pulmonary disease, unspecified; J96.11 Chronic respiratory failure with hypoxia.

Qualifying test: room air at rest, seated, October 29, 2026. Saturation 85 percent, arterial oxygen pressure 52 mmHg. The test was done six days before the prescriber signed.

Why two systems: the concentrator serves the house, where the customer needs oxygen for at least 16 hours out of 24, the night included. Outdoors it is of no use to him, and he is not able to carry a cylinder, so the portable system goes on a cart that he pulls himself. While walking he needs 3 L/min.

Household: the customer is a retired railway signalman and lives with his wife.

Concentrators draw current, so suppliers usually give advice on power cuts.

Prescriber: Ottilie Brennecke, MD, NPI 1720394856`,
    `## Draft: Home Oxygen Justification

**Patient:** Leopold Varga-Huntley (DOB 03/18/1955)
**Prescriber:** Ottilie Brennecke, MD

### Diagnoses
- **J44.9** – COPD, unspecified
- **J96.11** – Chronic respiratory failure with hypoxia

### Clinical picture
Mr. Varga-Huntley was seen on October 29, 2026. He was alert and stable, without ankle swelling. His resting saturation on room air was 85%, and his PaO2 was 52 mmHg. Exertion makes it worse: without oxygen, saturation dropped to 79% on the 6-minute walk. With 3 L/min it remained at 91%, and the distance grew by half, from 140 to 210 meters.

### What has been tried
- Tiotropium, daily since 2021
- Pulmonary rehabilitation, 8 weeks, finished about ten weeks before the visit

The saturation at rest stayed at or below 88% in spite of both.

### Equipment
| Item | HCPCS | Flow | Number |
|---|---|---|---|
| Concentrator | E1390 | 2 L/min | 1 a month |
| Portable gaseous system | E0431 | 3 L/min | 1 a month |

### Setting
He shares his home with his wife Corinne. No one smokes there. The bedroom is on the upper floor.

Coverage of home oxygen commonly rests on a saturation of 88% or less, or a PaO2 of 55 mmHg or less.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'chronic obstructive pulmonary disease (J44.9) → idiopathic pulmonary fibrosis (J44.9)',
    ],
    [
      0,
      'description-detail',
      'chronic respiratory failure with hypoxia (J96.11) → chronic respiratory failure with hypercapnia (J96.11)',
    ],
    [0, 'side', 'reduced at the right base → reduced at the left base'],
    [0, 'negation', 'his ankles were not swollen → his ankles were swollen'],
    [
      0,
      'event',
      'He had had no exacerbation in the preceding 8 weeks. → He had been discharged from hospital after an exacerbation 8 weeks before.',
    ],
    [
      0,
      'coverage-measure',
      'in a chronic stable state. → in a chronic stable state, as was shown by his two readings of 84% and 86%.',
    ],
    [0, 'retold', 'the saturation came up to 93% → the saturation came up to 97%'],
    [
      0,
      'medication',
      'He has taken tiotropium daily since 2021 → He has taken tiotropium and roflumilast daily since 2021',
    ],
    [0, 'date-age', 'born March 18, 1955 → born March 18, 1950'],
    [1, 'sex', 'L. Varga-Huntley, male, 71 y → L. Varga-Huntley, female, 71 y'],
    [1, 'sum', 'He walked 70 m further with oxygen. → He walked 90 m further with oxygen.'],
    [1, 'name', 'Lives with his wife, Corinne, 69. → Lives with his wife, Cordelia, 69.'],
    [1, 'choice', 'the 50 ft tubing has to reach it → the 25 ft tubing has to reach it'],
    [1, 'negation', 'Cannot carry a cylinder. → Can carry a cylinder.'],
    [1, 'relative-date', 'He gave up smoking 12 years ago. → He gave up smoking 2 years ago.'],
    [
      1,
      'treatment',
      'Pulmonary rehab, 8 weeks, ended 08/21/2026. → Pulmonary rehab, broken off after 3 weeks.',
    ],
    [1, 'other-role', 'Room air: 140 m, lowest SpO2 79% → Room air: 140 m, lowest SpO2 69%'],
    [1, 'script', '3 L/min: 210 m, SpO2 held at 91% → 3 L/min: ٢٦٠ m, SpO2 held at 91%'],
    [2, 'organisation', 'Payer: Larkspur Mutual → Payer: Buckthorn Health Plan'],
    [2, 'identifier', 'Phone (614) 555-0137 → Phone (614) 555-0173'],
    [
      2,
      'quantity',
      'Portable gaseous oxygen system, rental - 1 per month → Portable gaseous oxygen system, rental - 4 per month',
    ],
    [2, 'other-item', '1) E1390 Oxygen concentrator → 1) E0431 Oxygen concentrator'],
    [
      2,
      'relative-date',
      'done six days before the prescriber signed → done three weeks before the prescriber signed',
    ],
    [2, 'social', 'is a retired railway signalman and → is a retired coal miner and'],
    [2, 'device', 'goes on a cart that he pulls himself → goes on the rollator that he pushes himself'],
    [
      2,
      'attestation',
      'Prescriber: Ottilie Brennecke, MD, NPI → We repeated the test at his home. Prescriber: Ottilie Brennecke, MD, NPI',
    ],
    [
      3,
      'diagnosis',
      'He was alert and stable, without ankle swelling. → He was alert and stable, without ankle swelling, though he also has cor pulmonale.',
    ],
    [
      3,
      'retold',
      'The saturation at rest stayed at or below 88% in spite of both. → The saturation at rest rose above 90% with both.',
    ],
    [
      3,
      'attitude',
      'No one smokes there. → No one smokes there, and he is eager to use the oxygen as prescribed.',
    ],
    [
      3,
      'brackets',
      'He shares his home with his wife Corinne. → He shares his home with his wife Corinne [and their grown son].',
    ],
    [3, 'social', 'The bedroom is on the upper floor. → The bedroom is on the ground floor.'],
    [3, 'treatment', 'Tiotropium, daily since 2021 → Tiotropium, stopped in 2021 because of dry mouth'],
    [3, 'event', 'Exertion makes it worse: → He fainted on the stairs. Exertion makes it worse:'],
  ],
  corruptions: {},
};
