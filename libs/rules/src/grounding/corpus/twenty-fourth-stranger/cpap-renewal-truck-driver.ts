import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician, a respiratory therapist, a supplier and a drafting model write for a retired truck driver whose CPAP device is worn out. */
export const cpapRenewalTruckDriver: CorpusCase = {
  id: 'cpap-renewal-truck-driver',
  today: '2026-03-19',
  facts: {
    case_id: 24104,
    patient: {
      first_name: 'Leopold',
      last_name: 'Nakamura-Voss',
      dob: '1959-08-14',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '231 lb',
      address: 'Lot 42, Juniper Flats Park, Dry Lake, NM 87999',
      phone: '(575) 555-0109',
      mrn: 'DLS-58813',
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
          'Replaces a device delivered on 2020-11-04 that shuts off at night and reports that the life of its motor is exceeded. Sleep study of 2020-09-15: apnea-hypopnea index 44 per hour, lowest oxygen saturation 79 %. With 11 cm of water the index is 3 per hour. From 2025-12-01 to 2026-02-28 he used it for at least 4 hours on 81 of 90 nights, on average 6.5 hours. Epworth score 17 before treatment and 6 now.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'large',
        justification:
          'He breathes through his mouth. A nasal mask leaked 41 liters per minute, the full face mask 8. He is able to put it on and take it off without help.',
      },
      {
        item: 'Tubing used with positive airway pressure device',
        hcpcs: 'A7037',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        color: 'gray',
        length: '6 feet',
        justification: 'The present tube is cracked at the cuff.',
      },
    ],
    provider: { name: 'Imogen Salthouse, MD', npi: '1386270549', date_signed: '2026-03-19' },
    seen: [
      '2026-03-05, in clinic, by Imogen Salthouse, MD: benefits from the device, wakes rested, blood pressure 128/76, neck 17.5 inches, nose free on both sides.',
    ],
    told: [
      'Who pays? Mesa Alta Retirees Plan',
      'Who supplies? Starling Sleep Equipment',
      'Lives with whom? With his wife Henrike',
      'Home? Mobile home with a generator',
      'Work? Retired long-haul truck driver',
      'Oxygen? None',
    ],
    answered: [],
  },
  notes: [
    `Imogen Salthouse, MD

March 19, 2026

Mesa Alta Retirees Plan
Member: Leopold Nakamura-Voss, born 08/14/1959

Dear colleague:

I request a replacement CPAP device (E0601) for Mr. Nakamura-Voss, a 66-year-old man with obstructive sleep apnea (G47.33) and essential hypertension (I10).

His sleep study of September 15, 2020, showed an apnea-hypopnea index of 44 per hour with a lowest oxygen saturation of 79 %. At a pressure of 11 cm of water the index is 3 per hour.

His present device was delivered on November 4, 2020. It shuts off at night and reports that the life of its motor is exceeded.

I saw him in clinic on March 5, 2026. He benefits from the device and wakes rested. His blood pressure was 128/76, his neck measured 17.5 inches, and his nose was free on both sides. His Epworth score, 17 before treatment, is now 6.

From December 1, 2025, to February 28, 2026, he used the device for at least 4 hours on 81 of 90 nights. He does not use oxygen.

He further needs a full face mask (A7030) and tubing (A7037).

Untreated sleep apnea is linked with high blood pressure, stroke and accidents on the road.

Imogen Salthouse, MD
NPI 1386270549`,
    `RESPIRATORY THERAPY: PAP FOLLOW-UP

Nakamura-Voss, Leopold. M, 66. MRN DLS-58813. 231 lb, 5 ft 9 in.

DEVICE
CPAP, delivered 11/04/2020. Set to 11 cm of water. Shuts off at night. Message: motor life exceeded.

DOWNLOAD, 12/01/2025 to 02/28/2026
Nights: 90
Nights with 4 h or more: 81 (90 %)
Nights with less: 9
Mean use: 6.5 h
Index on pressure: 3 per h

BEFORE TREATMENT
Index: 44 per h
Lowest saturation: 79 %
Epworth: 17 (now 6, a gain of 11 points)

MASK
Mouth breather. Leak with nasal mask 41 L/min, with full face mask 8 L/min. Size large. Puts it on and takes it off without help.

TUBE
Cracked at cuff. Six-foot tube to be replaced.

HOME
Mobile home, generator. Wife: Henrike. Retired from long-haul trucking. No oxygen.

PLAN
New E0601. A7030 and A7037, one each every 3 months.

Masks lose their seal as the cushion ages, and distilled water is generally advised where a humidifier is in use.`,
    `STARLING SLEEP EQUIPMENT
Replacement request

To whom it may concern at Mesa Alta Retirees Plan:

Mr. Leopold Nakamura-Voss of Lot 42, Juniper Flats Park, Dry Lake, NM 87999, telephone (575) 555-0109, has an order by Imogen Salthouse, MD, NPI 1386270549, signed 03/19/2026. We ask for authorization of these three items:

1. E0601, CPAP device, quantity 1, limit 1 in 5 years
2. A7030, full face mask, large, quantity 1, limit 1 in 3 months
3. A7037, tubing, 6 feet, gray, quantity 1, limit 1 in 3 months

Over twelve months the limits of lines 2 and 3 allow 4 masks and 4 tubes.

The device in the home was delivered on November 4, 2020, more than five years ago. It shuts off at night. The tube is cracked at the cuff.

Diagnosis: G47.33, obstructive sleep apnea (adult) (pediatric). Second diagnosis: I10, essential (primary) hypertension.

The physician saw the member two weeks before signing and noted that he benefits from the device. Average use is 6.5 hours.

A nasal mask was tried and leaked 41 liters per minute.

The reasonable useful lifetime of most durable equipment is taken to be five years.

Starling Sleep Equipment`,
    `## CPAP replacement: statement of need

**Name:** Leopold Nakamura-Voss
**Age:** 66
**Payer:** Mesa Alta Retirees Plan
**Ordered by:** Imogen Salthouse, MD

### 1. Condition
Obstructive sleep apnea, with an apnea-hypopnea index of 44 events per hour in the study of September 15, 2020. He also has primary hypertension; his blood pressure on March 5, 2026, was 128/76.

### 2. Response to treatment
- The index falls to 3 per hour with 11 cm of water.
- Sleepiness has gone down from 17 to 6 on the Epworth scale.
- He wakes rested.
- He reached four hours or more on nine nights out of ten over a period of 90 nights.

### 3. Reason for replacement
The old device shuts off during the night and has exceeded the life of its motor. The tube is cracked.

### 4. Choice of mask
Because he breathes through his mouth, a full face mask in size large is ordered. It leaks 8 liters per minute, against 41 with a nasal mask. He handles it without help.

### 5. Setting
He is a retired long-haul truck driver and lives with his wife, Henrike, in a mobile home that has a generator. Starling Sleep Equipment will provide the device, the mask and the tubing.

### 6. General remark
Positive pressure keeps the airway open only while it is worn, so a device that stops by itself leaves the sleeper unprotected.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'obstructive sleep apnea (G47.33) → restless legs syndrome (G47.33)'],
    [0, 'date-age', 'was delivered on November 4, 2020 → was delivered on November 4, 2015'],
    [0, 'negation', 'He does not use oxygen. → He uses oxygen.'],
    [0, 'retold', 'with a lowest oxygen saturation of 79 % → with a lowest oxygen saturation of 91 %'],
    [
      0,
      'medication',
      'and essential hypertension (I10). → and essential hypertension (I10), treated with amlodipine 10 mg.',
    ],
    [
      0,
      'attestation',
      'He further needs a full face mask → I reviewed the raw tracings of the study night. He further needs a full face mask',
    ],
    [0, 'side', 'his nose was free on both sides → his nose was free on the left side only'],
    [
      0,
      'coverage-measure',
      'with high blood pressure, stroke and accidents on the road. → with high blood pressure, stroke and accidents on the road, and his carbon dioxide of 52 mmHg meets the criterion.',
    ],
    [0, 'other-role', 'At a pressure of 11 cm of water → At a pressure of 17.5 cm of water'],
    [1, 'sum', 'Nights with less: 9 → Nights with less: 14'],
    [1, 'sum', 'now 6, a gain of 11 points → now 6, a gain of 13 points'],
    [1, 'identifier', 'MRN DLS-58813 → MRN DLS-58831'],
    [1, 'script', 'Mean use: 6.5 h → Mean use: ๘.๒ h'],
    [1, 'sex', 'Wife: Henrike. → Husband: Henrike.'],
    [
      1,
      'negation',
      'Puts it on and takes it off without help. → Cannot put it on and take it off without help.',
    ],
    [
      1,
      'device',
      'Shuts off at night. Message → Heated humidifier and bilevel mode failing. Shuts off at night. Message',
    ],
    [1, 'brackets', 'Size large. → Size large [pressure sore on left cheek].'],
    [1, 'event', 'No oxygen. → No oxygen. Admitted in January with pneumonia.'],
    [1, 'social', 'Retired from long-haul trucking. → Still drives long-haul twice a month.'],
    [2, 'name', 'an order by Imogen Salthouse → an order by Imelda Salthouse'],
    [2, 'other-item', '2. A7030, full face mask → 2. A7037, full face mask'],
    [2, 'choice', 'A7037, tubing, 6 feet, gray → A7037, tubing, 8 feet, gray'],
    [2, 'choice', 'full face mask, large, quantity 1 → full face mask, small, quantity 1'],
    [2, 'quantity', 'gray, quantity 1, limit 1 in 3 months → gray, quantity 1, limit 1 in 6 months'],
    [2, 'organisation', 'at Mesa Alta Retirees Plan: → at Rio Hondo Medicare Advantage:'],
    [2, 'relative-date', 'two weeks before signing → four months before signing'],
    [2, 'retold', 'Average use is 6.5 hours. → Average use is 3.5 hours.'],
    [2, 'identifier', 'telephone (575) 555-0109 → telephone (575) 555-0190'],
    [
      2,
      'treatment',
      'A nasal mask was tried and leaked → An oral appliance and a nasal mask were tried and leaked',
    ],
    [3, 'description-detail', 'He also has primary hypertension; → He also has secondary hypertension;'],
    [3, 'diagnosis', 'was 128/76. → was 128/76. His atrial fibrillation is rate-controlled.'],
    [3, 'retold', 'on nine nights out of ten → on six nights out of ten'],
    [3, 'attitude', '- He wakes rested. → - He wakes rested and is committed to lifelong therapy.'],
    [3, 'social', 'in a mobile home that has a generator → in a mobile home without electricity at night'],
    [3, 'organisation', 'Starling Sleep Equipment will provide → Dry Lake Regional Hospital will provide'],
  ],
  corruptions: {},
};
