import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician, a respiratory therapist, a supplier and a drafting model write for a pediatric nurse with sleep apnea. */
export const cpapNightNurse: CorpusCase = {
  id: 'cpap-night-nurse',
  today: '2026-01-29',
  facts: {
    case_id: 39104,
    patient: {
      first_name: 'Matteo',
      last_name: 'Grindelsson',
      dob: '1981-07-17',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '231 lb',
      address: '51 Lantern Row, Apt 6, Gull Point, WA 98999',
      phone: '(360) 555-0139',
      mrn: 'GP-550312',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'G47.26', description: 'Circadian rhythm sleep disorder, shift work type' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Home sleep test on 2025-12-09: apnea-hypopnea index 34 per hour, lowest oxygen saturation 79 %, 412 minutes recorded. Epworth score 15. At the titration on 2026-01-14 a pressure of 10 cm H2O left 3 events per hour. A mandibular device, worn from 2024-03-04 to 2024-06-24, made his jaw hurt and he kept snoring.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'His throat was dry after the titration night, which was done without a humidifier.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'He breathes through the nose. A full face mask leaked 38 L/min at the titration, the nasal mask 12 L/min.',
      },
    ],
    provider: { name: 'Ingeborg Salazar, MD', npi: '1629385047', date_signed: '2026-01-29' },
    seen: [
      '2025-11-20, in clinic, by Ingeborg Salazar, MD: blood pressure 148/92 mmHg, neck 17.5 in, Mallampati class III, nose open on both sides, lungs clear.',
    ],
    told: [
      'Who pays? Sound Guild Health',
      'Who supplies? Tidewater Sleep Supply',
      'Lives with whom? With his wife Oriel and their two sons',
      'Work? Nurse on a pediatric ward, three night shifts of 12 hours a week',
      'Driving? Nodded off once at a red light in October 2025, no crash',
      'Smoking? Stopped in 2012',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity for CPAP

January 29, 2026

Sound Guild Health
Member: Matteo Grindelsson, born 07/17/1981, MRN GP-550312

Dear Reviewer,

Mr. Grindelsson, 44, is a nurse on a pediatric ward and works three night shifts of 12 hours a week. I follow him for obstructive sleep apnea (G47.33), circadian rhythm sleep disorder of the shift work type (G47.26) and essential hypertension (I10).

At his visit on November 20, 2025, his blood pressure was 148/92 mmHg and his neck measured 17.5 in. The Mallampati class was III. The nose was open on both sides and the lungs were clear.

The home sleep test of December 9, 2025 recorded 412 minutes. The apnea-hypopnea index was 34 per hour, and the oxygen saturation fell to 79 %. The Epworth score is 15. In October 2025 he nodded off at a red light, but there was no crash.

A mandibular device did not solve the problem. He wore it from March 4 to June 24, 2024; his jaw hurt, and he went on snoring.

The titration of January 14, 2026 reached 3 events per hour at 10 cm H2O.

Please cover:
E0601 CPAP device, 1 in 5 years
E0562 heated humidifier, 1 in 5 years
A7034 nasal mask, 1 in 3 months

An index of 30 or more is commonly called severe. Untreated apnea is known to go along with raised blood pressure and with accidents on the road.

Ingeborg Salazar, MD
NPI 1629385047`,
    `RESPIRATORY THERAPY: TITRATION SUMMARY

Pt: Grindelsson, Matteo    Sex: M    Age: 44
Height: 6 ft 0 in    Weight: 231 lb    BMI: about 31
Titration date: 01/14/2026

Baseline (home test 12/09/2025)
  AHI 34/h
  lowest SpO2 79 %

Result
  Pressure 10 cm H2O
  Events left 3/h, that is 31 per hour fewer than at baseline

Masks tried
  Full face: leak 38 L/min
  Nasal, medium: leak 12 L/min
  The nasal mask leaks 26 L/min less. The patient breathes through the nose.

Humidity
  The night was done without a humidifier. Throat dry afterwards. A heated humidifier (E0562) is requested.

Earlier treatment
  Mandibular device, March to June 2024, stopped: sore jaw, snoring not cured.

Schedule
  Three 12-hour nights a week, 36 hours in all. CPAP is meant for every sleep, by day as well as by night.

Household
  Wife Oriel, two sons. Former smoker, stopped 2012.

Equipment list
  E0601 x 1
  E0562 x 1
  A7034 x 1

General teaching: rinse the mask daily, use distilled water in the chamber, and call early if the mask hurts rather than give up.`,
    `TIDEWATER SLEEP SUPPLY
Prior Authorization Request

To: Sound Guild Health
Patient: Matteo Grindelsson
Address: 51 Lantern Row, Apt 6, Gull Point, WA 98999
Phone: (360) 555-0139
Physician: Ingeborg Salazar, MD, NPI 1629385047 (signed January 29, 2026)

Requested
[1] E0601 Continuous positive airway pressure device, quantity 1, limit 1 per 5 years
[2] E0562 Humidifier, heated, quantity 1, limit 1 per 5 years
[3] A7034 Nasal interface, size medium, quantity 1, limit 1 per 3 months

At this limit the patient may have 4 nasal interfaces a year.

Diagnoses
G47.33 Obstructive sleep apnea (adult) (pediatric)
G47.26 Circadian rhythm sleep disorder, shift work type
I10 Essential (primary) hypertension

Supporting data
The clinic visit of November 20, 2025 came before the sleep test of December 9, 2025, by 19 days. The test showed 34 events per hour over 412 minutes. The Epworth score was 15. The pressure setting is 10 cm H2O, from the titration of January 14, 2026.

The full face mask was not chosen, because it leaked more than three times as much as the nasal one.

Many plans ask for a visit before the sleep test and for a report of use after the first weeks. Later refills are a matter of their own.`,
    `# CPAP for a Night-Shift Nurse

**Patient:** Matteo Grindelsson
**Prescriber:** Ingeborg Salazar, MD

## Summary
Mr. Grindelsson is a 44-year-old pediatric nurse with OSA, shift work sleep disorder and high blood pressure. CPAP at 10 cm H2O is requested.

## Evidence
1. His home sleep test counted 34 apneas and hypopneas per hour.
2. The oxygen saturation went as low as 79 %.
3. He scores 15 on the Epworth scale.
4. In clinic his pressure was 148/92 mmHg.
5. Once, in the fall of 2025, he dozed at a red light. He did not crash.

## Alternatives
He used a mandibular device for sixteen weeks in 2024. It gave him pain in the jaw, and the snoring did not stop.

## Choice of mask
A medium nasal mask is preferred to a full face mask. He breathes through his nose, and the leak was 12 L/min as against 38 L/min. Heated humidity is added because his throat was dry after the titration.

## At home
His wife, Oriel, and their two sons live with him. He has not smoked since 2012.

## Why it matters
People who care for others at night need to be alert, and sleep by day is often lighter and shorter. CPAP splints the airway open with air; it works only in the hours in which it is worn.

Supplier: Tidewater Sleep Supply. Payer: Sound Guild Health.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'obstructive sleep apnea (G47.33) → narcolepsy (G47.33)'],
    [0, 'description-detail', 'of the shift work type (G47.26) → of the delayed sleep phase type (G47.26)'],
    [0, 'side', 'The nose was open on both sides → The nose was open on the right side only'],
    [0, 'negation', 'but there was no crash. → and there was a crash.'],
    [0, 'retold', 'saturation fell to 79 %. → saturation fell to 69 %.'],
    [
      0,
      'negation',
      'A mandibular device did not solve the problem. → A mandibular device solved the problem.',
    ],
    [0, 'other-item', 'A7034 nasal mask, 1 in 3 months → E0562 nasal mask, 1 in 3 months'],
    [0, 'quantity', 'E0601 CPAP device, 1 in 5 years → E0601 CPAP device, 1 in 3 years'],
    [
      0,
      'coverage-measure',
      'is commonly called severe. → is commonly called severe, and his of 52 in the supine position exceeds it by far.',
    ],
    [
      0,
      'attestation',
      'The Epworth score is 15. → I have read the raw tracings of the test page by page. The Epworth score is 15.',
    ],
    [0, 'other-role', 'his neck measured 17.5 in → his neck measured 15 in'],
    [1, 'sum', '31 per hour fewer than → 28 per hour fewer than'],
    [1, 'sum', 'a week, 36 hours in all → a week, 48 hours in all'],
    [1, 'choice', 'Nasal, medium: leak 12 L/min → Nasal, small: leak 12 L/min'],
    [1, 'name', 'Wife Oriel, two sons. → Wife Muriel, two sons.'],
    [1, 'social', 'Former smoker, stopped 2012. → Smokes ten cigarettes a day.'],
    [1, 'script', 'Pressure 10 cm H2O → Pressure १४ cm H2O'],
    [1, 'brackets', 'Throat dry afterwards. → Throat dry afterwards [nosebleed at 4 a.m.].'],
    [1, 'treatment', 'stopped: sore jaw, → then surgery of the palate: sore jaw,'],
    [1, 'retold', 'The night was done without a humidifier. → The night was done with a humidifier.'],
    [2, 'organisation', 'To: Sound Guild Health → To: Cascade Shield Plan'],
    [2, 'identifier', 'NPI 1629385047 (signed → NPI 1629358047 (signed'],
    [2, 'identifier', 'Phone: (360) 555-0139 → Phone: (360) 555-0193'],
    [2, 'sum', 'have 4 nasal interfaces a year → have 12 nasal interfaces a year'],
    [2, 'relative-date', 'by 19 days. → by seven weeks.'],
    [
      2,
      'device',
      '[3] A7034 Nasal interface, size medium, → [3] A7034 Nasal interface with chin strap, size medium,',
    ],
    [2, 'date-age', 'from the titration of January 14, 2026 → from the titration of December 14, 2025'],
    [2, 'retold', 'The full face mask was not chosen, because → The full face mask was chosen, although'],
    [3, 'sex', 'Mr. Grindelsson is a 44-year-old → Mrs. Grindelsson is a 44-year-old'],
    [3, 'diagnosis', 'and high blood pressure. CPAP at → and atrial fibrillation. CPAP at'],
    [3, 'medication', '148/92 mmHg. → 148/92 mmHg while taking lisinopril 20 mg.'],
    [3, 'event', 'He did not crash. → He did not crash, but was seen in an emergency room that night.'],
    [3, 'social', 'and their two sons live with him → and their two daughters live with him'],
    [
      3,
      'attitude',
      'CPAP at 10 cm H2O is requested. → CPAP at 10 cm H2O is requested, and he is eager to begin.',
    ],
    [3, 'organisation', 'Supplier: Tidewater Sleep Supply. → Supplier: Olympic Breathing Aids.'],
  ],
  corruptions: {},
};
