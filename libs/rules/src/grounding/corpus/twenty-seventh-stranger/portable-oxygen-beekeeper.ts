import type { CorpusCase } from '../corpus-case.ts';

/** A lung physician, a respiratory therapist, an oxygen supplier and a drafting model write for a beekeeper with scarred lungs. */
export const portableOxygenBeekeeper: CorpusCase = {
  id: 'portable-oxygen-beekeeper',
  today: '2026-11-12',
  facts: {
    case_id: 33101,
    patient: {
      first_name: 'Ezekiel',
      last_name: 'Thornquist',
      dob: '1955-03-17',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '158 lb',
      address: '14 Larkspur Lane, Osier Bend, MN 55998',
      phone: '(218) 555-0143',
      mrn: 'OBL-40718',
    },
    diagnoses: [
      { code: 'J84.112', description: 'Idiopathic pulmonary fibrosis' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
    ],
    items: [
      {
        item: 'Portable oxygen concentrator, rental',
        hcpcs: 'E1392',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '60 months',
        justification:
          'Six-minute walk on 2026-11-04: on room air SpO2 fell to 83% and he stopped after 140 m; on oxygen at 3 L/min pulsed SpO2 stayed at 92% and he walked 260 m. Away from home 5 hours a day, 6 days a week. Portable cylinders failed from 2026-07-06 to 2026-10-05: each lasted 2 hours and he is not able to lift them into his truck.',
      },
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '60 months',
        justification:
          'For the night at 2 L/min. Overnight oximetry on room air on 2026-10-21: SpO2 at or below 88% for 47 minutes.',
      },
    ],
    provider: { name: 'Henrike Aldous, MD', npi: '1538204417', date_signed: '2026-11-12' },
    seen: [
      '2026-11-04, in clinic, by Henrike Aldous, MD: fine crackles at both lung bases, clubbing of the fingers, no ankle swelling, SpO2 91% at rest on room air.',
    ],
    told: [
      'Who pays? Lakeward Mutual',
      'Who supplies? Cattail Respiratory Supply',
      'Lives with whom? With his wife Ottilie',
      'Home? A farmhouse on one floor',
      'Work? Keeps bees, 40 hives',
      'Smoking? Stopped in 1994',
    ],
    answered: [],
  },
  notes: [
    `November 12, 2026

Lakeward Mutual
Medical Review

RE: Ezekiel Thornquist, born March 17, 1955
Medical record OBL-40718

To whom it may concern:

I am writing about Mr. Thornquist, a 71-year-old beekeeper with idiopathic pulmonary fibrosis (J84.112). The fibrosis is accompanied by chronic respiratory failure with hypoxia (J96.11) and by pulmonary hypertension due to lung disease and hypoxia (I27.23).

At his clinic visit on November 4, 2026, I heard fine crackles at both lung bases. His fingers were clubbed. His ankles were not swollen. At rest, breathing room air, his saturation was 91%.

Walking changes the picture. In a six-minute walk on room air his saturation dropped to 83%, and he had to stop after 140 m. With pulsed oxygen at 3 L/min it held at 92%, and he covered 260 m.

He tried portable cylinders from July 6 to October 5, 2026. Each one lasted only 2 hours, and he is unable to lift them into his truck.

Overnight oximetry on October 21, 2026, without oxygen, showed 47 minutes at or below 88%.

I therefore order a portable concentrator (E1392) for use away from home and a stationary concentrator (E1390) for the night at 2 L/min, one of each.

Idiopathic pulmonary fibrosis is a progressive disease, and low oxygen on exertion is common in it.

Henrike Aldous, MD
NPI 1538204417`,
    `RESPIRATORY THERAPY SUMMARY

Patient: Thornquist, Ezekiel. DOB 03/17/1955. Male. 5 ft 9 in, 158 lb.
Ordering physician: Dr. Aldous

WALK TEST, 11/04/2026
| | Room air | 3 L/min pulsed |
|---|---|---|
| SpO2 walking | 83% | 92% |
| Distance | 140 m | 260 m |
Gain with oxygen: 120 m.
Resting SpO2, room air: 91%.

NIGHT, 10/21/2026
Oximetry on room air. SpO2 was 88% or lower for 47 min.

PREVIOUS EQUIPMENT
Portable cylinders, 07/06/2026 through 10/05/2026, about three months. Failed. A cylinder lasted 2 hours. Patient cannot lift a cylinder into his truck.

DAILY NEED
Out of the house 5 hours a day, 6 days a week, which makes 30 hours weekly. He looks after 40 hives.

HOME
One-floor farmhouse, shared with his wife, Ottilie. He quit smoking in 1994.

PLAN
1. E1392, portable concentrator, quantity 1, setting 3 L/min pulsed.
2. E1390, stationary concentrator, quantity 1, 2 L/min at night.

Pulsed devices deliver oxygen at the start of each breath, so a walk test on the device is good practice.`,
    `CATTAIL RESPIRATORY SUPPLY
Request for authorization

Payer: Lakeward Mutual
Member: Ezekiel Thornquist, 14 Larkspur Lane, Osier Bend, MN 55998
Telephone: (218) 555-0143

Physician: Henrike Aldous, MD, NPI 1538204417. Order signed November 12, 2026.

We ask for authorization of two items:

E1392 Portable oxygen concentrator, rental. Quantity 1. Limit: 1 in 60 months.
E1390 Oxygen concentrator, single delivery port. Quantity 1. Limit: 1 in 60 months.

Diagnosis codes on the order: J84.112, J96.11 and I27.23.

Reason for the portable unit: The member is away from home five hours a day on six days of the week. Portable cylinders did not serve him. They ran for 2 hours each, which is less than half of his time out, and he could not lift them into the truck.

Reason for the stationary unit: Oximetry during the night of October 21, 2026 recorded 47 minutes with a saturation at or below 88%. The flow ordered for the night is 2 L/min.

Test on exertion: saturation 83% on room air and 92% on 3 L/min pulsed, measured on November 4, 2026, eight days before the order was signed.

Payers commonly ask for a qualifying saturation, a recent visit and a written order before they cover home oxygen.

Cattail Respiratory Supply`,
    `# Draft: Oxygen for Mr. Ezekiel Thornquist

**Age:** 71
**Diagnoses:**
- Idiopathic pulmonary fibrosis, **J84.112**
- Chronic respiratory failure with hypoxia, **J96.11**
- Pulmonary hypertension due to lung diseases and hypoxia, **I27.23**

## What was found
Dr. Henrike Aldous saw the patient in clinic on November 4, 2026. Crackles were heard at the bases of both lungs, the fingers showed clubbing, and there was no swelling of the ankles. Oxygen saturation at rest was 91% on room air.

## Why a portable unit
On exertion his saturation falls to 83%. On 3 L/min by pulse it stays at 92%, and his walking distance rises from 140 m to 260 m. Mr. Thornquist keeps bees and is away from home 30 hours a week. Cylinders were in use for three months in 2026 and failed: they were empty after 2 hours, and he could not get them into his truck.

## Why a stationary unit
During overnight oximetry he spent 47 minutes at 88% or less. A concentrator at 2 L/min is ordered for the night.

## Living situation
He lives with his wife in a farmhouse on a single floor. He stopped smoking in 1994, over thirty years ago.

## Request
- One portable oxygen concentrator (E1392)
- One oxygen concentrator with a single delivery port (E1390)

*Supplier: Cattail Respiratory Supply. Payer: Lakeward Mutual.*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'by pulmonary hypertension due to lung disease and hypoxia (I27.23) → by chronic obstructive pulmonary disease (I27.23)',
    ],
    [
      0,
      'description-detail',
      'chronic respiratory failure with hypoxia (J96.11) → chronic respiratory failure with hypercapnia (J96.11)',
    ],
    [0, 'social', 'a 71-year-old beekeeper with → a 71-year-old retired welder with'],
    [0, 'side', 'I heard fine crackles at both lung bases → I heard fine crackles at the right lung base'],
    [0, 'negation', 'His ankles were not swollen. → His ankles were swollen.'],
    [0, 'retold', 'it held at 92%, and he covered 260 m → it held at 92%, and he covered 360 m'],
    [0, 'negation', 'he is unable to lift them into his truck → he is able to lift them into his truck'],
    [
      0,
      'treatment',
      'Overnight oximetry on October 21, 2026, → Nintedanib was stopped because of diarrhea. Overnight oximetry on October 21, 2026,',
    ],
    [0, 'other-item', 'a portable concentrator (E1392) for use → a portable concentrator (E1390) for use'],
    [
      0,
      'event',
      'His fingers were clubbed. → His fingers were clubbed. He had been in the hospital for pneumonia in September.',
    ],
    [
      0,
      'attestation',
      'I therefore order → I have reviewed his chest CT with the radiologist and therefore order',
    ],
    [1, 'sum', 'Gain with oxygen: 120 m. → Gain with oxygen: 160 m.'],
    [1, 'other-role', 'SpO2 was 88% or lower for 47 min. → SpO2 was 83% or lower for 47 min.'],
    [1, 'date-age', '07/06/2026 through 10/05/2026, → 05/06/2026 through 10/05/2026,'],
    [1, 'sum', 'which makes 30 hours weekly → which makes 35 hours weekly'],
    [1, 'name', 'shared with his wife, Ottilie. → shared with his wife, Mathilda.'],
    [1, 'social', 'He quit smoking in 1994. → He still smokes a pipe on Sundays.'],
    [1, 'script', 'Resting SpO2, room air: 91%. → Resting SpO2, room air: ٨٦%.'],
    [
      1,
      'device',
      '2. E1390, stationary concentrator, quantity 1, 2 L/min at night. → 2. E1390, stationary concentrator, quantity 1, 2 L/min at night, with a heated humidifier.',
    ],
    [1, 'negation', 'Patient cannot lift a cylinder → Patient can lift a cylinder'],
    [2, 'organisation', 'Payer: Lakeward Mutual → Payer: Prairie Shield Health'],
    [2, 'identifier', 'NPI 1538204417. Order signed → NPI 1538240417. Order signed'],
    [
      2,
      'quantity',
      'E1392 Portable oxygen concentrator, rental. Quantity 1. → E1392 Portable oxygen concentrator, rental. Quantity 2.',
    ],
    [2, 'relative-date', 'eight days before the order was signed → five weeks before the order was signed'],
    [2, 'retold', 'They ran for 2 hours each → They ran for 4 hours each'],
    [2, 'brackets', 'did not serve him. → did not serve him [two were returned leaking].'],
    [
      2,
      'coverage-measure',
      'before they cover home oxygen. → before they cover home oxygen, which his arterial PO2 of 53 mmHg fulfills.',
    ],
    [2, 'retold', 'recorded 47 minutes with a saturation → recorded 74 minutes with a saturation'],
    [3, 'sex', 'He lives with his wife in a farmhouse → He lives with his husband in a farmhouse'],
    [
      3,
      'diagnosis',
      'the fingers showed clubbing, and → the fingers showed clubbing, he also has gastroesophageal reflux disease, and',
    ],
    [
      3,
      'medication',
      'A concentrator at 2 L/min is ordered for the night. → He takes pirfenidone 801 mg three times a day. A concentrator at 2 L/min is ordered for the night.',
    ],
    [
      3,
      'attitude',
      'keeps bees and is away from home → keeps bees, is highly motivated to stay active and is away from home',
    ],
    [
      3,
      'choice',
      '- One portable oxygen concentrator (E1392) → - One portable oxygen concentrator (E1392), in gray',
    ],
    [3, 'negation', 'there was no swelling of the ankles → there was swelling of the ankles'],
    [3, 'other-role', 'rises from 140 m to 260 m → rises from 92 m to 260 m'],
  ],
  corruptions: {},
};
