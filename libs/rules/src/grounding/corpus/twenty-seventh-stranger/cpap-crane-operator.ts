import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician, a sleep nurse, a supplier and a drafting model write for a crane operator with newly found sleep apnea. */
export const cpapCraneOperator: CorpusCase = {
  id: 'cpap-crane-operator',
  today: '2026-02-10',
  facts: {
    case_id: 33110,
    patient: {
      first_name: 'Rosanna',
      last_name: 'Vukovic-Adeyemi',
      dob: '1977-06-19',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '204 lb',
      address: '433 Dockside Avenue, Apt 11, Port Ellery, WI 53999',
      phone: '(920) 555-0128',
      mrn: 'PES-27641',
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
          'Home sleep test on 2026-01-21: AHI 31 per hour, 44 per hour on the back, lowest SpO2 79%, 6 hours 40 minutes recorded. Epworth score 15. Blood pressure 148/92 on amlodipine 5 mg. Pressure 6 to 14 cmH2O, automatic. Never used CPAP before.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'Dry mouth and nosebleeds in the winter, 2 nosebleeds in January 2026.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'Fitted on 2026-02-03 without leak at 12 cmH2O. Breathes through the nose; not able to bear a mask over the mouth, which she tried for 10 minutes on the same day.',
      },
    ],
    provider: { name: 'Cyprian Hollowell, MD', npi: '1590836271', date_signed: '2026-02-10' },
    seen: [
      '2026-02-03, in clinic, by Cyprian Hollowell, MD: neck 16 inches, Mallampati class III, tonsils small, nose open on both sides, blood pressure 148/92.',
    ],
    told: [
      'Who pays? Great Lakes Union Benefit Fund',
      'Who supplies? Harborlight Sleep Supply',
      'Lives with whom? With her wife Beatriz, who hears pauses in her breathing',
      'Work? Crane operator at the port, shifts of 10 hours; fell asleep in the break room, never at the controls',
      'Accidents? None',
      'Central sleep apnea? None on the test',
      'Alcohol? None',
    ],
    answered: [],
  },
  notes: [
    `**Statement of Medical Necessity**
*prepared by a language model, to be checked by the clinic*

**Patient:** Rosanna Vukovic-Adeyemi, 48
**MRN:** PES-27641
**Payer:** Great Lakes Union Benefit Fund

**Diagnoses**
- Obstructive sleep apnea (G47.33)
- Essential (primary) hypertension (I10)

**Sleep test.** A home sleep test on January 21, 2026 recorded 6 hours and 40 minutes, that is 400 minutes. The AHI was 31 per hour. On the back it was 44 per hour. The lowest oxygen saturation was 79%. There was no central sleep apnea.

**Symptoms.** The Epworth score is 15. She has fallen asleep in the break room, though never at the controls of her crane. Her wife, Beatriz, hears pauses in her breathing.

**Examination, February 3, 2026.** Neck of 16 inches, Mallampati class III, small tonsils, and a nose open on both sides. Blood pressure was 148/92 while taking amlodipine 5 mg.

**Mask.** A nasal mask of medium size was fitted on February 3, 2026 and did not leak at 12 cmH2O. A mask over the mouth was tried for 10 minutes, and she could not bear it.

**Order**
1. One CPAP device, E0601, automatic, 6 to 14 cmH2O
2. One heated humidifier, E0562
3. One nasal interface, A7034

Untreated apnea disturbs sleep many times in an hour.`,
    `Cyprian Hollowell, MD
Sleep Medicine
NPI 1590836271

February 10, 2026

Great Lakes Union Benefit Fund

Member: Rosanna Vukovic-Adeyemi, DOB June 19, 1977

To the reviewer:

I ask for coverage of a first CPAP device for Ms. Vukovic-Adeyemi, a crane operator of 48 years. She has obstructive sleep apnea (G47.33), which was found on a home sleep test three weeks ago, and essential hypertension (I10).

The test of January 21, 2026 showed 31 events per hour, rising to 44 per hour on the back. Saturation fell as low as 79%. None of the apnea was central.

I saw her on February 3, 2026. Her Epworth score is 15. Her neck measured 16 inches. The Mallampati class was III and the tonsils were small. The nose was open on both sides. Blood pressure was 148/92, in spite of amlodipine 5 mg.

She operates a crane at the port in shifts of 10 hours. She has had no accident. She fell asleep in the break room, never at the controls. She drinks no alcohol.

She has never used CPAP. I prescribe an automatic pressure between 6 and 14 cmH2O (E0601), a heated humidifier (E0562) and a nasal mask (A7034). Humidity is needed because of a dry mouth and nosebleeds in winter.

An AHI of 30 or more is generally called severe.

Sincerely,
Cyprian Hollowell, MD`,
    `Harborlight Sleep Supply
Setup request and prior authorization

Customer: Rosanna Vukovic-Adeyemi
Address: 433 Dockside Avenue, Apt 11, Port Ellery, WI 53999
Phone: (920) 555-0128
Sex: F
Height/weight: 5 ft 7 in / 204 lb

Plan: Great Lakes Union Benefit Fund
Ordering physician: Cyprian Hollowell, MD. Order signed 02/10/2026, one week after the visit of 02/03/2026.

E0601 - CPAP device - 1 - limit 1 per 5 years
E0562 - heated humidifier - 1 - limit 1 per 5 years
A7034 - nasal interface, medium - 1 - limit 1 per 3 months

If the nasal interface is replaced at its limit, that makes 4 in a year.

Diagnosis codes: G47.33 and I10

Settings: automatic, 6 to 14 cmH2O, a range of 8 cmH2O.

Qualifying test: home sleep test on 01/21/2026. AHI 31 per hour. Recording time 6 h 40 min. Lowest SpO2 79%.

Interface: fitted on 02/03/2026. No leak at 12 cmH2O. The customer breathes through the nose and could not bear a mask over the mouth.

Humidifier: dry mouth; 2 nosebleeds in January 2026.

First-time user.

Plans often pay for the first three months and continue when use of the device is shown.`,
    `SLEEP CLINIC NURSE NOTE

Pt: Rosanna Vukovic-Adeyemi
DOB: 06/19/1977
Provider: Dr. Hollowell

Reason: start of CPAP. Pt has not used it before.

Sleep hx: Wife (Beatriz) hears pauses in pt's breathing. Epworth 15. Dozed off in the break room at work; never at the controls. No accidents. No alcohol.

Work: crane operator at the port, 10-hour shifts.

HST 1/21/2026:
  AHI overall 31/h
  AHI supine 44/h (13 more than overall)
  lowest SpO2 79%
  recorded 6 h 40 min
  central apnea: none

Vitals/exam 2/3/2026: BP 148/92. Neck 16 in. Mallampati III. Tonsils small. Both nostrils open.

Med: amlodipine 5 mg.

Nose and mouth: dry mouth, nosebleeds in winter, two in January 2026.

Mask trial 2/3/2026: nasal mask, medium, no leak at 12 cmH2O. Mask over the mouth taken off after 10 minutes, not tolerated.

Ordered: E0601, auto 6-14 cmH2O. E0562. A7034. One of each.

Supplier: Harborlight Sleep Supply.

Teaching points for every new user: clean the mask daily and use distilled water in the humidifier.`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', '- Obstructive sleep apnea (G47.33) → - Central sleep apnea (G47.33)'],
    [0, 'sum', 'that is 400 minutes → that is 460 minutes'],
    [0, 'retold', 'The lowest oxygen saturation was 79%. → The lowest oxygen saturation was 69%.'],
    [0, 'sex', 'Her wife, Beatriz, hears → Her husband, Beatriz, hears'],
    [0, 'negation', 'There was no central sleep apnea. → There was central sleep apnea.'],
    [0, 'medication', 'while taking amlodipine 5 mg → while taking amlodipine 10 mg'],
    [
      0,
      'attitude',
      'hears pauses in her breathing. → hears pauses in her breathing. She is eager to begin and will be an excellent user.',
    ],
    [
      0,
      'treatment',
      'and she could not bear it. → and she could not bear it. An oral appliance had already failed.',
    ],
    [0, 'choice', 'A nasal mask of medium size → A nasal mask of large size'],
    [0, 'other-role', 'Neck of 16 inches, → Neck of 15 inches,'],
    [0, 'organisation', '**Payer:** Great Lakes Union Benefit Fund → **Payer:** Badger Prime Health'],
    [1, 'code-disease', 'and essential hypertension (I10). → and atrial flutter (I10).'],
    [1, 'relative-date', 'on a home sleep test three weeks ago → on a home sleep test three years ago'],
    [1, 'negation', 'She has had no accident. → She has had an accident.'],
    [1, 'social', 'She drinks no alcohol. → She drinks two beers after each shift.'],
    [1, 'diagnosis', 'the tonsils were small. → the tonsils were small. She also has hypothyroidism.'],
    [1, 'negation', 'She has never used CPAP. → She has used CPAP.'],
    [
      1,
      'event',
      'never at the controls. She drinks → never at the controls. She was in the hospital with chest pain in December. She drinks',
    ],
    [1, 'other-item', 'a heated humidifier (E0562) → a heated humidifier (A7034)'],
    [
      1,
      'attestation',
      'I saw her on February 3, 2026. → I saw her on February 3, 2026 and counselled her on weight and driving.',
    ],
    [1, 'side', 'The nose was open on both sides. → The nose was blocked on the left side.'],
    [
      1,
      'coverage-measure',
      'is generally called severe. → is generally called severe, and her oxygen desaturation index of 28 adds to it.',
    ],
    [1, 'date-age', 'a crane operator of 48 years → a crane operator of 58 years'],
    [2, 'identifier', '(920) 555-0128 → (920) 555-0182'],
    [
      2,
      'quantity',
      'A7034 - nasal interface, medium - 1 - limit 1 per 3 months → A7034 - nasal interface, medium - 1 - limit 1 per 6 months',
    ],
    [2, 'sum', 'that makes 4 in a year → that makes 6 in a year'],
    [2, 'name', 'Ordering physician: Cyprian Hollowell, MD. → Ordering physician: Cyril Hollowell, MD.'],
    [2, 'retold', 'No leak at 12 cmH2O. → No leak at 18 cmH2O.'],
    [2, 'brackets', 'First-time user. → First-time user [claustrophobic].'],
    [2, 'device', 'Humidifier: dry mouth; → Humidifier and chin strap: dry mouth;'],
    [2, 'sum', 'a range of 8 cmH2O → a range of 10 cmH2O'],
    [
      2,
      'organisation',
      'Harborlight Sleep Supply\nSetup request → Lakefront Respiratory Care\nSetup request',
    ],
    [3, 'script', 'Neck 16 in. → Neck ١٩ in.'],
    [3, 'negation', 'never at the controls. No accidents. → once at the controls. No accidents.'],
    [3, 'social', 'Work: crane operator at the port, → Work: ferry captain at the port,'],
    [3, 'retold', 'not tolerated. → tolerated well.'],
    [3, 'medication', 'Med: amlodipine 5 mg. → Med: amlodipine 5 mg, zolpidem 5 mg at night.'],
    [
      3,
      'event',
      'nosebleeds in winter, two in January 2026 → nosebleeds in winter, one of which was packed in the emergency room in January 2026',
    ],
  ],
  corruptions: {},
};
