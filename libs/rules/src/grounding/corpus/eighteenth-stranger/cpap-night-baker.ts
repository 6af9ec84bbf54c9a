import type { CorpusCase } from '../corpus-case.ts';

/** A sleep and lung physician of a city clinic writes for a baker who works at night. */
export const cpapNightBaker: CorpusCase = {
  id: 'cpap-night-baker',
  today: '2026-12-07',
  facts: {
    case_id: 19105,
    patient: {
      first_name: 'Delphine',
      last_name: 'Achterberg',
      dob: '1982-10-05',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '203 lb',
      address: '71 Ryeflour Street, Castleton Heights, NJ 07999',
      phone: '(973) 555-0151',
      mrn: 'CHS-42670',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
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
          'Home sleep test of 2026-11-10: AHI 27 per hour, lowest saturation 79 %. Epworth score 15 of 24. A mandibular advancement appliance worn from February to May 2026 was stopped because of pain in the left jaw joint. Pressure 9 cm H2O. She dozed off at a traffic light in October 2026, without a crash.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'Dry nose from flour dust; nosebleeds twice a week on the right side.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'small',
        justification:
          'She breathes through the nose. A full face mask was too tight for her at the fitting on 2026-11-30.',
      },
      {
        item: 'Filter, disposable, used with positive airway pressure device',
        hcpcs: 'A7038',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'Flour dust at home from her work clothes clogs the filter within two weeks.',
      },
    ],
    provider: { name: 'Rainer Oduya, MD', npi: '1285640397', date_signed: '2026-12-07' },
    seen: [
      '2026-11-30, in office, by Rainer Oduya, MD: Mallampati class IV, neck 16 inches, blood pressure 148/92, tonsils small.',
    ],
    told: [
      'Who pays? Garden Valley Mutual',
      'Who supplies? Nightingale Sleep Equipment',
      'Work? Night baker, 10 p.m. to 5 a.m.',
      'Sleeps when? 7 a.m. to 2 p.m.',
      'Lives with whom? With her husband Lucien',
      'Medicines? Lisinopril 20 mg',
    ],
    answered: [],
  },
  notes: [
    `Castleton Heights, December 7, 2026

To: Garden Valley Mutual, Utilization Review
Patient: Delphine Achterberg, born October 5, 1982

Dear Reviewer,

Ms. Achterberg is a 44-year-old night baker with obstructive sleep apnea (G47.33) and essential hypertension (I10), for which she takes lisinopril 20 mg.

Her home sleep test of November 10, 2026 showed an AHI of 27 per hour and a lowest saturation of 79 %. Her Epworth score is 15 of 24. In October 2026 she dozed off at a traffic light; there was no crash. A mandibular advancement appliance, worn from February to May 2026, had to be stopped because of pain in the left jaw joint.

When I saw her on November 30, 2026, the airway was Mallampati class IV, the neck measured 16 inches, the blood pressure was 148/92, and the tonsils were small.

I prescribe CPAP at 9 cm H2O with the following equipment:

1. E0601 CPAP device, 1
2. E0562 heated humidifier, 1
3. A7034 nasal interface, small, 1 per 3 months
4. A7038 disposable filter, 2 per month

The humidifier is needed for a dry nose from flour dust with nosebleeds twice a week on the right side.

Rainer Oduya, MD
NPI 1285640397`,
    `SLEEP CLINIC NOTE
DOS 11/30/2026 | Achterberg, Delphine | 44F | MRN CHS-42670

CC: sleepiness. Works nights as a baker, 10 p.m. to 5 a.m.; sleeps 7 a.m. to 2 p.m. Lives with husband Lucien.

HPI: ESS 15/24. Dozed at a traffic light 10/2026, no crash. Oral appliance Feb to May 2026, stopped for L TMJ pain. Nosebleeds 2x/week, right side.

Med: lisinopril 20 mg

PE: 5 ft 6 in, 203 lb. BP 148/92. Neck 16 in. Mallampati IV. Tonsils small.

HST 11/10/2026: AHI 27/h, nadir SpO2 79 %.

Impression: OSA, HTN.

Plan
- CPAP 9 cm H2O, E0601
- Heated humidifier, E0562
- Nasal mask A7034, size small. Full face mask was too tight at fitting today. She breathes through the nose.
- Filters A7038, 2 per month; flour dust clogs them within two weeks

An AHI of 15 or more is by itself commonly accepted as a qualifying result. Supplier Nightingale Sleep Equipment.

R. Oduya, MD`,
    `NIGHTINGALE SLEEP EQUIPMENT
Detailed product description and summary of records

Patient name: Delphine Achterberg
Address: 71 Ryeflour Street, Castleton Heights, NJ 07999
Tel: (973) 555-0151
Insurer: Garden Valley Mutual
Physician: Rainer Oduya, MD, NPI 1285640397
Diagnoses: G47.33 Obstructive sleep apnea (adult) (pediatric); I10 Essential (primary) hypertension

Code / description / quantity / frequency
E0601 / CPAP device / 1 / every 5 years
E0562 / Heated humidifier / 1 / every 5 years
A7034 / Nasal interface, small / 1 / every 3 months
A7038 / Disposable filter / 2 / every month

In a span of 3 months the patient therefore receives 1 nasal interface and 6 filters.

Records summary: The sleep test is dated 11/10/2026 and reports an AHI of 27 per hour with a saturation nadir of 79 %. The physician's visit followed on 11/30/2026. On that day a full face mask was tried and was too tight, so the nasal interface was selected. The pressure setting is 9 cm H2O. The patient carries flour dust home on her work clothes, and this clogs the filter within two weeks; two filters are thus ordered for each month.`,
    `# Medical Necessity Statement

**Requested therapy:** continuous positive airway pressure with heated humidification

**Who is the patient?**
Delphine Achterberg is a 44-year-old woman. She works as a baker from 10 p.m. to 5 a.m. and sleeps from 7 a.m. to 2 p.m. She lives with her husband, Lucien.

**What is the diagnosis?**
Obstructive sleep apnea, confirmed by a home sleep test on November 10, 2026 with 27 events per hour. Oxygen saturation fell as low as 79 %. She also has high blood pressure, treated with lisinopril.

**What has been tried?**
From February to May 2026 she wore a mandibular advancement appliance. It was not tolerated, since her left jaw joint hurt.

**Why is treatment needed?**
Her Epworth score of 15 out of 24 is in the range that is generally held to be excessive sleepiness. In October 2026 she dozed off at a traffic light, although no crash occurred. Untreated sleep apnea can worsen hypertension.

**Why these accessories?**
A small nasal interface suits her because she breathes through her nose; a full face mask was too tight. Humidification is intended for the dry nose and for right-sided nosebleeds, which occur two times a week. Two filters a month are required on account of flour dust.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'obstructive sleep apnea (G47.33) → narcolepsy (G47.33)'],
    [2, 'code-disease', 'I10 Essential (primary) hypertension → I10 Atrial fibrillation'],
    [0, 'other-item', '2. E0562 heated humidifier → 2. E0562 heated tubing'],
    [2, 'other-item', 'A7038 / Disposable filter → A7038 / Chin strap'],
    [2, 'description-detail', 'G47.33 Obstructive sleep apnea → G47.33 Central sleep apnea'],
    [0, 'side', 'pain in the left jaw joint → pain in the right jaw joint'],
    [1, 'side', '2x/week, right side → 2x/week, both sides'],
    [3, 'sex', 'is a 44-year-old woman → is a 44-year-old man'],
    [0, 'choice', 'nasal interface, small → nasal interface, medium'],
    [1, 'choice', 'size small → size large'],
    [3, 'device', 'with heated humidification → with heated humidification and an oxygen concentrator'],
    [3, 'medication', 'treated with lisinopril → treated with lisinopril and amlodipine'],
    [1, 'medication', 'Med: lisinopril 20 mg → Med: lisinopril 40 mg'],
    [1, 'diagnosis', 'Impression: OSA, HTN. → Impression: OSA, HTN, insomnia.'],
    [0, 'event', 'there was no crash → she struck the car ahead'],
    [3, 'event', 'It was not tolerated → After nasal surgery it was not tolerated'],
    [1, 'treatment', 'CC: sleepiness. → CC: sleepiness. Allergic to latex.'],
    [3, 'social', 'She lives with her husband → She drinks wine before bed and lives with her husband'],
    [2, 'social', 'home on her work clothes → home on the clothes of her children'],
    [0, 'attitude', 'for which she takes lisinopril 20 mg → for which she reliably takes lisinopril 20 mg'],
    [3, 'negation', 'It was not tolerated → It was well tolerated'],
    [1, 'negation', 'She breathes through the nose → She does not breathe through the nose'],
    [2, 'organisation', 'Insurer: Garden Valley Mutual → Insurer: Palisade Health Plan'],
    [0, 'attestation', 'I prescribe CPAP → I scored the sleep test myself and prescribe CPAP'],
    [1, 'relative-date', 'Dozed at a traffic light 10/2026 → Dozed at a traffic light a week ago'],
    [3, 'other-role', 'Her Epworth score of 15 → Her Epworth score of 16'],
    [2, 'brackets', 'was too tight, so → was too tight [she is claustrophobic], so'],
    [1, 'coverage-measure', 'as a qualifying result. → as a qualifying result; she reached 41.'],
    [2, 'script', 'E0601 / CPAP device → E०602 / CPAP device'],
    [1, 'identifier', 'MRN CHS-42670 → MRN CHS-42760'],
    [0, 'date-age', 'born October 5, 1982 → born October 5, 1987'],
    [2, 'quantity', '/ 1 / every 3 months → / 3 / every 3 months'],
    [3, 'name', 'Delphine Achterberg is → Delphine Achterbach is'],
    [2, 'retold', 'setting is 9 cm H2O → setting is 12 cm H2O'],
    [2, 'sum', '1 nasal interface and 6 filters → 1 nasal interface and 8 filters'],
  ],
  corruptions: {},
};
