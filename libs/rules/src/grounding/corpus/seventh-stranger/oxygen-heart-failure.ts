import type { CorpusCase } from '../corpus-case.ts';

export const oxygenHeartFailure: CorpusCase = {
  id: 'oxygen-heart-failure',
  today: '2026-02-27',
  facts: {
    case_id: 8109,
    patient: {
      first_name: 'Orville',
      last_name: 'Castellane',
      dob: '1948-08-03',
      gender: 'male',
      height: '172 cm',
      weight: '88 kg',
      address: '5 Lantern Hill, Groton Bay, CT 06340',
      phone: '(860) 555-0115',
      mrn: 'GB-77602',
    },
    diagnoses: [
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'N18.31', description: 'Chronic kidney disease, stage 3a' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Oxygen saturation on room air at rest 86% on 2026-02-23, 92% on 2 liters per minute by nasal cannula. Six minute walk 180 m with 2 liters, 84% without oxygen after 60 m. Hospital stay at Groton Bay Medical Center 2026-02-04 to 2026-02-11 for decompensated heart failure. Ejection fraction 25% on 2026-02-06. Left bundle branch block, defibrillator since 2022. BNP 1,840 at admission, 610 at discharge. Weight 94 kg at admission. Sleeps on three pillows. Crackles at both bases, 1+ edema of both legs.',
      },
      {
        item: 'Portable gaseous oxygen system, rental',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Leaves house for dialysis education and church, 3 outings a week. Carvedilol 12.5 mg twice a day, sacubitril/valsartan 49/51 mg twice a day, torsemide 40 mg twice a day, spironolactone 25 mg daily. Respiratory rate 22, pulse 68, blood pressure 104/62. Creatinine 1.6, potassium 4.7. Oxygen 24 hours a day, lifetime need. Quit smoking in 1996. Gas stove exchanged for electric. Lives with his wife Perpetua in a ranch house. No COPD on spirometry. Daily salt 2 grams, fluid 1.5 liters. Walks without device.',
      },
    ],
    provider: { name: 'Genevieve Stroud, NP', npi: '1831490572', date_signed: '2026-02-25' },
  },
  notes: [
    `77M HFrEF (EF 25% 2/6), CKD 3a, ICD 2022, LBBB. Hosp 2/4-2/11 for ADHF.
SpO2 86% RA at rest (2/23), 92% on 2L NC. 6MWT 180 m w/ 2L; 84% RA p 60 m.
BNP 1840 → 610. Wt 94 → 88 kg. Crackles bibasilar, 1+ BLE edema. 3-pillow orthopnea.
VS: RR 22, HR 68, BP 104/62. Cr 1.6, K 4.7.
Meds: carvedilol 12.5 bid, Entresto 49/51 bid, torsemide 40 bid, spironolactone 25 qd.
No COPD. Quit tob 1996. 2 g Na, FR 1.5 L.
O2 2L NC cont, 24 h/d, LON lifetime.`,
    `Mr. Castellane, a 77-year-old man with chronic systolic heart failure (I50.22) and chronic respiratory failure with hypoxia (J96.11), was in Groton Bay Medical Center from February 4 to February 11, 2026. Twelve days after discharge, on February 23, his saturation at rest on room air was 86 percent; two liters per minute by nasal cannula brought it to 92 percent.

He walked 180 meters in six minutes with two liters of oxygen. Without oxygen he fell to 84 percent after 60 meters. His ejection fraction is 25 percent. Spirometry shows no COPD, and he quit smoking thirty years ago.

I order an oxygen concentrator (E1390), to be used 24 hours a day, and a portable gaseous oxygen system (E0431), since he leaves the house three times a week.`,
    `Home visit RN: VS P 68, R 22, BP 104/62. O2 sat 92% on 2 liters NC, drops to 86% on RA. Lungs: crackles bases bilat. 1+ edema bil legs. Wt 88 kg (94 on admit). Sleeps w/ 3 pillows. Taking torsemide 40 mg 2x/day, carvedilol 12.5 mg 2x/day, spironolactone 25 mg daily. Low salt diet 2 gm, fluids 1.5 L. Lives w/ wife, ranch style home. No smoking in the home, quit 1996. Gas stove replaced w/ electric. Walks w/out assistive device.`,
    `Patient has the weak heart, ejection fraction is only 25%. He was in hospital one week in February. Without oxygen in rest his saturation is 86%, with 2 liters it is 92%. When he walks 60 meters without oxygen it becomes 84%. The kidney is also sick, stage 3a, creatinine 1.6. He has defibrillator from 2022. He is living with wife. He goes out 3 times in week to church and to dialysis education. So he needs oxygen machine for home and portable oxygen, 24 hours every day.`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'HFrEF → HFpEF'],
    [0, 'retold', 'EF 25% → EF 55%'],
    [0, 'description-detail', 'CKD 3a → CKD 4'],
    [0, 'date-age', '77M → 67M'],
    [0, 'retold', 'SpO2 86% RA → SpO2 89% RA'],
    [0, 'negation', '86% RA at rest → 86% on 2L at rest'],
    [0, 'quantity', '92% on 2L NC → 92% on 4L NC'],
    [0, 'other-role', '180 m w/ 2L → 60 m w/ 2L'],
    [0, 'other-role', 'Wt 94 → Wt 84'],
    [0, 'retold', 'RR 22 → RR 12'],
    [0, 'retold', 'K 4.7 → K 5.7'],
    [0, 'medication', 'torsemide 40 bid → torsemide 40 qd'],
    [0, 'medication', 'carvedilol 12.5 bid → carvedilol 25 bid'],
    [0, 'negation', 'No COPD → COPD'],
    [0, 'quantity', 'cont, 24 h/d → noc only'],
    [0, 'relative-date', 'Hosp 2/4-2/11 → Hosp 1/4-1/11'],
    [1, 'code-disease', 'chronic systolic heart failure (I50.22) → acute diastolic heart failure (I50.22)'],
    [1, 'relative-date', 'Twelve days after discharge → Three days after discharge'],
    [1, 'retold', 'room air was 86 percent → room air was 90 percent'],
    [1, 'quantity', 'two liters per minute → five liters per minute'],
    [1, 'negation', 'Without oxygen he fell → With oxygen he fell'],
    [1, 'negation', 'shows no COPD → shows severe COPD'],
    [1, 'relative-date', 'thirty years ago → three years ago'],
    [1, 'quantity', 'three times a week → seven times a week'],
    [1, 'other-item', 'oxygen concentrator (E1390) → liquid oxygen system (E1390)'],
    [1, 'organisation', 'Groton Bay Medical Center → Mystic River Hospital'],
    [2, 'retold', 'P 68, R 22 → P 98, R 22'],
    [2, 'negation', 'drops to 86% on RA → stays at 92% on RA'],
    [2, 'retold', '1+ edema → 3+ edema'],
    [2, 'quantity', '3 pillows → 1 pillow'],
    [2, 'medication', '25 mg daily → 50 mg daily'],
    [2, 'social', 'No smoking in the home, quit 1996 → Smokes in the home'],
    [2, 'social', 'Lives w/ wife → Lives alone'],
    [2, 'device', 'Walks w/out assistive device → Walks w/ rollator'],
    [2, 'other-role', 'fluids 1.5 L → fluids 2.5 L'],
    [3, 'retold', 'only 25% → only 35%'],
    [3, 'relative-date', 'one week in February → three weeks in February'],
    [3, 'other-role', 'walks 60 meters → walks 180 meters'],
    [3, 'description-detail', 'stage 3a → stage 5'],
    [3, 'device', 'He has defibrillator → He has pacemaker'],
    [3, 'date-age', 'from 2022 → from 2012'],
    [3, 'social', 'living with wife → living with daughter'],
    [3, 'treatment', 'to dialysis education → to dialysis'],
  ],
  corruptions: {},
};
