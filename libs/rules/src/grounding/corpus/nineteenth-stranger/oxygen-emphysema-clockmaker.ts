import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after oxygen letters: a pulmonologist, a respiratory therapist, a supplier and a short progress note. */
export const oxygenEmphysemaClockmaker: CorpusCase = {
  id: 'oxygen-emphysema-clockmaker',
  today: '2026-11-19',
  facts: {
    case_id: 16002,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Brannigan-Low',
      dob: '1947-02-08',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '148 lb',
      address: '310 Sawmill Row, Eddington, MN 55999',
      phone: '(218) 555-0143',
      mrn: 'NLP-77015',
    },
    diagnoses: [
      { code: 'J43.2', description: 'Centrilobular emphysema' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Saturation at rest on room air was 84 % on 2026-11-05. On 2 liters per minute it rose to 93 %. FEV1 on 2026-09-17 was 31 % of predicted. He needs oxygen at rest and asleep, about 20 hours a day. Tiotropium and budesonide-formoterol have been used at full dose for a year without recovery of the saturation. He does not smoke since 2011.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'green',
        justification:
          'He is mobile within the home and walks 140 feet to the mailbox. Walking on room air on 2026-11-05 the saturation fell to 79 % after 90 feet; on 3 liters per minute it stayed at 90 %. He goes to pulmonary rehabilitation twice a week.',
      },
    ],
    provider: { name: 'Ingeborg Castellane, MD', npi: '1942075318', date_signed: '2026-11-19' },
    seen: [
      '2026-11-05, in office, by Ingeborg Castellane, MD: barrel chest, breath sounds faint on both sides, ankle swelling on both sides, saturation 84 % at rest on room air, respirations 24 a minute, alert.',
      '2026-11-05, in office, by Dmitri Falk, RRT: walk test with and without oxygen, stopped twice to rest, no chest pain.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Northland Respiratory Care',
      'Lives with whom? With his son Cormac',
      'Former work? Clockmaker, retired in 2012',
      'What does the home look like? One floor, two steps at the front door, gas stove replaced by an electric one',
      'Where was the lung function measured? At Lake Verity Medical Center',
      'Stable? Yes, no flare-up in the last six months',
    ],
    answered: [],
  },
  notes: [
    `November 19, 2026

RE: Thaddeus Brannigan-Low
DOB: February 8, 1947
Medical record number NLP-77015

Dear Medical Director,

Mr. Brannigan-Low is a 79-year-old man with centrilobular emphysema (J43.2), chronic respiratory failure with hypoxia (J96.11) and pulmonary hypertension due to lung disease and hypoxia (I27.23). I am asking for a stationary oxygen concentrator (E1390) and a portable gaseous oxygen system (E0431) for use at home.

I examined him in my office on November 5, 2026. He had a barrel chest, faint breath sounds on both sides and swelling of both ankles. He took 24 breaths a minute and was alert. At rest on room air his saturation was 84 %. On 2 L/min it rose to 93 %.

His FEV1 was 31 % of predicted on September 17, 2026, measured at Lake Verity Medical Center. He has used tiotropium and budesonide-formoterol at full dose for a year, and the saturation has not recovered. There has been no flare-up in the last six months. He has not smoked since 2011.

He needs oxygen at rest and during sleep, about 20 hours a day. Long-term oxygen is known to lengthen life in severe resting hypoxemia.

The portable system is needed because he is mobile within the home, and walking without oxygen lowers his saturation to 79 %. On 3 L/min it stayed at 90 %.

One unit of each is ordered per month.

Sincerely,

Ingeborg Castellane, MD
NPI 1942075318`,
    `RESPIRATORY THERAPY: OXYGEN QUALIFICATION REPORT

Patient: Brannigan-Low, Thaddeus     Male, 79 y     Height 5 ft 9 in, weight 148 lb
Date of test: 11/05/2026     Tested by: Dmitri Falk, RRT
Ordering physician: Ingeborg Castellane, MD

| Condition | Oxygen | SpO2 |
|---|---|---|
| Rest | Room air | 84 % |
| Rest | 2 L/min | 93 % |
| Walking, after 90 feet | Room air | 79 % |
| Walking | 3 L/min | 90 % |

Comments
The patient stopped twice to rest during the walk test. He had no chest pain. On room air the saturation fell by 5 points from rest to walking.

Function
He walks 140 feet to the mailbox. He attends pulmonary rehabilitation two times per week. His home has one floor and two steps at the front door.

Safety
The gas stove has been replaced by an electric one. He has been a non-smoker since 2011. Oxygen must be kept away from open flame in any home.

Home support
He lives with his son Cormac.

Equipment
1. E1390 oxygen concentrator, single delivery port, 2 L/min at rest and asleep: quantity 1.
2. E0431 portable gaseous system, 3 L/min on walking, green: quantity 1.

Medicare asks that the saturation at rest be 88 % or less, or that it fall to that level in sleep or exercise, and that the testing be done while the patient is stable.`,
    `NORTHLAND RESPIRATORY CARE
Request for coverage of home oxygen

Beneficiary: Thaddeus Brannigan-Low
Address: 310 Sawmill Row, Eddington, MN 55999
Telephone: (218) 555-0143
Insurance: Medicare Part B
Physician: Ingeborg Castellane, MD, NPI 1942075318

Equipment
- E1390, oxygen concentrator, 1 per month
- E0431, portable gaseous oxygen system, rental, with container, regulator, flowmeter, humidifier, cannula or mask, and tubing, 1 per month

Diagnosis codes
- J43.2 Centrilobular emphysema
- J96.11 Chronic respiratory failure with hypoxia
- I27.23 Pulmonary hypertension due to lung diseases and hypoxia

Basis of the request
The beneficiary is a retired clockmaker who shares his home with his son. His resting saturation on room air was 84 % on November 5, 2026, in the physician's office. That is below the level of 88 % which Medicare requires. With oxygen at 2 liters per minute it was 93 %. Drug treatment with tiotropium and budesonide-formoterol at full dose for one year did not restore it.

He is not confined to one room. He walks to the mailbox, a distance of 140 feet, and goes to rehabilitation twice a week, that is eight visits in four weeks. A stationary unit alone would not serve him on these trips.

Two pieces of equipment are ordered in total. Over twelve months this is 12 rental months for each.

The order is signed 2026-11-19.`,
    `PROGRESS NOTE

S: T. Brannigan-Low, 79 M, with emphysema and chronic hypoxic respiratory failure. Stable, no exacerbation in the past six months. Retired clockmaker (2012). Lives with his son. Ex-smoker, stopped 2011. Goes to pulmonary rehab twice weekly.

Inhalers: tiotropium, budesonide-formoterol, both at full dose for one year.

O (11/05/2026): Alert. RR 24. Barrel chest. Breath sounds faint bilaterally. Bilateral ankle edema. SpO2 84 % RA at rest, 93 % on 2 L. Walk test (D. Falk, RRT): SpO2 79 % RA after 90 ft; 90 % on 3 L. Two rest stops, no chest pain. FEV1 31 % predicted (9/17/2026, Lake Verity Medical Center).

A:
1. J43.2 Centrilobular emphysema
2. J96.11 Chronic respiratory failure with hypoxia
3. I27.23 Pulmonary hypertension due to lung diseases and hypoxia

P:
- Home oxygen 2 L/min at rest and with sleep, roughly 20 of 24 hours. Concentrator E1390.
- Portable gas E0431, 3 L/min with walking. He is able to move about the home and out to the mailbox.
- Supplier: Northland Respiratory Care.

Discussion: The hypoxemia is chronic and is not relieved by inhalers. Untreated hypoxemia raises the pressure in the lung arteries and strains the right heart. With oxygen the saturation was above 88 % both at rest and on walking. Per Medicare, portable oxygen is covered if the patient is mobile within the home and the test was made at rest or with exertion.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with centrilobular emphysema (J43.2) → with bronchiectasis (J43.2)'],
    [
      3,
      'code-disease',
      '3. I27.23 Pulmonary hypertension due to lung diseases and hypoxia → 3. I27.23 Chronic cor pulmonale',
    ],
    [
      2,
      'other-item',
      '- E1390, oxygen concentrator, 1 per month → - E1390, liquid oxygen reservoir, 1 per month',
    ],
    [1, 'other-item', '2. E0431 portable gaseous system → 2. E0431 nebulizer with compressor'],
    [
      0,
      'description-detail',
      'respiratory failure with hypoxia (J96.11) → respiratory failure with hypercapnia (J96.11)',
    ],
    [2, 'description-detail', '- J96.11 Chronic respiratory → - J96.11 Acute and chronic respiratory'],
    [0, 'side', 'faint breath sounds on both sides → faint breath sounds on the left side'],
    [3, 'side', 'Bilateral ankle edema → Right ankle edema'],
    [0, 'sex', 'is a 79-year-old man with → is a 79-year-old woman with'],
    [2, 'sex', 'He is not confined to one room. → She is not confined to one room.'],
    [1, 'choice', '3 L/min on walking, green: quantity 1 → 3 L/min on walking, blue: quantity 1'],
    [3, 'device', 'Concentrator E1390. → Concentrator E1390 with a bilevel machine for the night.'],
    [2, 'device', 'A stationary unit alone would → A stationary unit and a rollator alone would'],
    [
      0,
      'medication',
      'He has used tiotropium and budesonide-formoterol → He has used umeclidinium and budesonide-formoterol',
    ],
    [
      3,
      'medication',
      'both at full dose for one year. → both at full dose for one year; prednisone 10 mg daily.',
    ],
    [
      3,
      'diagnosis',
      'with emphysema and chronic hypoxic respiratory failure → with emphysema, sleep apnea and chronic hypoxic respiratory failure',
    ],
    [0, 'diagnosis', 'and was alert. → and was alert. His heart failure was compensated.'],
    [1, 'event', 'He had no chest pain. → He had no chest pain. He fell at the second stop.'],
    [
      3,
      'event',
      'no exacerbation in the past six months → one exacerbation with admission in the past six months',
    ],
    [
      0,
      'treatment',
      'and the saturation has not recovered → and azithromycin for three months, and the saturation has not recovered',
    ],
    [2, 'treatment', 'did not restore it. → did not restore it, and lung volume reduction was refused.'],
    [2, 'social', 'is a retired clockmaker who → is a retired welder who'],
    [1, 'social', 'He lives with his son Cormac. → He lives alone with daily visits of his son Cormac.'],
    [
      3,
      'attitude',
      'Goes to pulmonary rehab twice weekly. → Goes to pulmonary rehab twice weekly, with reluctance.',
    ],
    [
      0,
      'attitude',
      'about 20 hours a day. Long-term → about 20 hours a day, and he understands why. Long-term',
    ],
    [2, 'negation', 'He is not confined to one room. → He is confined to one room.'],
    [3, 'negation', 'He is able to move about the home → He is unable to move about the home'],
    [0, 'organisation', 'measured at Lake Verity Medical Center → measured at the Eddington VA Clinic'],
    [3, 'organisation', 'Supplier: Northland Respiratory Care → Supplier: Polar Home Oxygen'],
    [
      0,
      'attestation',
      'One unit of each is ordered per month. → One unit of each is ordered per month. I have instructed him and his family in fire safety.',
    ],
    [
      2,
      'attestation',
      'The order is signed 2026-11-19. → The order is signed 2026-11-19, and we set up the unit in his home ourselves.',
    ],
    [
      0,
      'relative-date',
      'There has been no flare-up in the last six months. → There has been no flare-up since last Tuesday.',
    ],
    [
      1,
      'relative-date',
      'The gas stove has been replaced by an electric one. → The gas stove was replaced by an electric one three weeks ago.',
    ],
    [3, 'other-role', 'RR 24. → RR 31.'],
    [1, 'other-role', 'He walks 140 feet to the mailbox → He walks 148 feet to the mailbox'],
    [2, 'brackets', 'twice a week, that is eight visits → twice a week [by ambulance], that is eight visits'],
    [
      1,
      'coverage-measure',
      'the testing be done while the patient is stable. → the testing be done while the patient is stable; his arterial pO2 of 52 mmHg meets the rule as well.',
    ],
    [
      2,
      'coverage-measure',
      'That is below the level of 88 % → That is, like his 81 % in sleep, below the level of 88 %',
    ],
    [0, 'script', 'FEV1 was 31 % of predicted → FEV1 was ٤١ % of predicted'],
    [3, 'script', 'SpO2 84 % RA at rest → SpO2 ８６ % RA at rest'],
    [0, 'identifier', 'NPI 1942075318 → NPI 1942075381'],
    [2, 'identifier', '(218) 555-0143 → (218) 555-0134'],
    [1, 'date-age', 'Date of test: 11/05/2026 → Date of test: 10/05/2026'],
    [3, 'date-age', 'T. Brannigan-Low, 79 M → T. Brannigan-Low, 74 M'],
    [1, 'quantity', '2 L/min at rest and asleep: quantity 1 → 2 L/min at rest and asleep: quantity 2'],
    [3, 'quantity', 'roughly 20 of 24 hours → roughly 12 of 24 hours'],
    [1, 'name', 'his son Cormac → his son Connor'],
    [2, 'name', 'Physician: Ingeborg Castellane, MD → Physician: Ingrid Castellane, MD'],
    [0, 'retold', 'lowers his saturation to 79 % → lowers his saturation to 87 %'],
    [1, 'retold', 'stopped twice to rest → did not stop to rest'],
    [3, 'retold', 'is not relieved by inhalers → is relieved by inhalers'],
    [1, 'sum', 'fell by 5 points → fell by 9 points'],
    [
      2,
      'sum',
      'Two pieces of equipment are ordered in total → Three pieces of equipment are ordered in total',
    ],
    [2, 'sum', 'eight visits in four weeks → ten visits in four weeks'],
  ],
  corruptions: {},
};
