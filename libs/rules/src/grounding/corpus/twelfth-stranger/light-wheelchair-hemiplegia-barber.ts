import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist's prose, a supplier's checklist, and a letter that a small model smoothed over. */
export const lightWheelchairHemiplegiaBarber: CorpusCase = {
  id: 'light-wheelchair-hemiplegia-barber',
  today: '2026-11-12',
  facts: {
    case_id: 9302,
    patient: {
      first_name: 'Desmond',
      middle_name: 'Earl',
      last_name: 'Fairweather',
      dob: '1968-12-19',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '187 lb',
      address: '4 Tannery Row, Corbin Springs, TN 37399',
      phone: '(931) 555-0171',
      mrn: 'CS-55021',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'R29.6', description: 'Repeated falls' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        size: '18 inch',
        justification:
          'Stroke on 2026-06-03, hospital stay until 2026-06-29. Left arm does not move against gravity (2/5), left leg 3/5. Three falls since discharge, the last on 2026-10-04 in the kitchen, no fracture. With a hemi walker he walks 12 feet and then must sit. Cannot propel a standard wheelchair of 38 lb; in the clinic he propelled the lightweight chair 150 feet with his right hand and right foot on 2026-10-22. Home is on one level; doorways are 32 inches wide. Willing to use the chair.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: '18 inch',
        justification:
          'Sits 7 hours a day. Skin over the seat bones is intact. Wife Lorraine helps him in the morning; she works from 1 pm to 6 pm and he is alone then. Clopidogrel 75 mg and atorvastatin 40 mg daily. Was a barber for 30 years. Quit smoking in June 2026.',
      },
    ],
    provider: { name: 'Imogen Castellanos, MD', npi: '1558340712', date_signed: '2026-11-12' },
    seen: [
      '2026-10-22, clinic visit, Ruben Pell, PT: propelled lightweight chair 150 feet, transfers with one person.',
    ],
  },
  notes: [
    `November 12, 2026

Regarding Desmond Earl Fairweather, date of birth December 19, 1968

Dear Reviewer,

Mr. Fairweather, who is 57, had a stroke on June 3 of this year and was in the hospital until June 29. It has left him with hemiplegia of the left, non-dominant side (I69.354): the arm does not move against gravity and the leg is 3/5. He has fallen three times since he left the hospital (R29.6), most recently on October 4 in the kitchen, fortunately without a fracture.

He can walk 12 feet with a hemi walker, after which he has to sit down. Twelve feet is too little for a day at home. A standard chair weighs 38 pounds, more than he can push along. On October 22 Ruben Pell, PT, watched him propel the lightweight chair for 150 feet with the right hand and right foot, and noted that he transfers with the help of one person.

I therefore prescribe a lightweight wheelchair (K0003), 18 inches wide, in blue, and a general use seat cushion (E2601) of the same width. He sits for seven hours a day; the skin over the seat bones is intact, and it should stay so. The house is on one level with 32-inch doorways. His wife Lorraine works from one to six in the afternoon, and during those five hours he is by himself.

Imogen Castellanos, MD
NPI 1558340712`,
    `WHEELCHAIR DOCUMENTATION CHECKLIST

Pt: D. Fairweather   DOB 12/19/1968   Ht 6'0"   Wt 187 lb   Phone (931) 555-0171
Dx: I69.354 (L hemiplegia after cerebral infarct, non-dominant side); R29.6 repeated falls
HCPCS K0003 x 1, 18", blue. HCPCS E2601 x 1, 18".

[x] Mobility limitation in the home: walks 12 ft w/ hemi walker, then sits
[x] Cane/walker not sufficient: 3 falls since d/c 6/29/2026, last 10/4/2026, no fx
[x] Std chair (38 lb) ruled out: cannot propel
[x] Self-propels K0003: 150 ft, R hand + R foot, clinic 10/22/2026 (R. Pell, PT)
[x] Home access: one level, doors 32 in
[x] Willing to use: yes
[x] Cushion: sits 7 h/d; skin over seat bones intact
[x] Caregiver: wife (Lorraine), a.m.; pt alone 1-6 pm
Strength: LUE 2/5, LLE 3/5
Meds: clopidogrel 75 mg daily, atorvastatin 40 mg daily. Ex-smoker, quit June 2026.

Ordering: Imogen Castellanos, MD, NPI 1558340712, 11/12/2026`,
    `Letter of Medical Necessity for a Lightweight Wheelchair and Seat Cushion

Patient Overview
Desmond Fairweather is a 57-year-old former barber who worked in his trade for thirty years. He lives with hemiplegia and hemiparesis of the left non-dominant side following a cerebral infarction in June 2026 (I69.354) and with repeated falls (R29.6).

Functional Assessment
His left arm has a strength of 2/5 and his left leg of 3/5. Ambulation is limited to 12 feet with a hemi walker. Since leaving the hospital he has experienced three falls, none of them longer ago than this summer. When he was seen on October 22, he successfully self-propelled a lightweight chair over a distance of 150 feet.

Equipment Justification
1. Lightweight wheelchair (K0003), quantity 1. A heavier standard chair of 38 pounds is beyond his strength. Lightweight chairs ask less effort of the person who pushes them.
2. Seat cushion (E2601), quantity 1. With seven hours of sitting each day, a cushion helps to spread the pressure under the pelvis. The skin over the seat bones has no breakdown.

Home and Support
The dwelling is on a single level, and the 32-inch doorways admit an 18-inch chair. His wife assists in the mornings; in the afternoon she is at work. Mr. Fairweather is willing to use the wheelchair.

Current medicines are clopidogrel 75 mg and atorvastatin 40 mg, each once a day.

A wheelchair is commonly replaced every five years, and this request stays within the limit of one.

Respectfully,
Imogen Castellanos, MD
NPI: 1558340712`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'with the right hand and right foot → with the left hand and right foot'],
    [0, 'sex', 'after which he has to sit down → after which she has to sit down'],
    [0, 'event', 'fortunately without a fracture → with a fracture of the wrist'],
    [
      0,
      'retold',
      'A standard chair weighs 38 pounds, more than he can push along. → A standard chair weighs 38 pounds, and he pushes it along without trouble.',
    ],
    [0, 'retold', 'Ruben Pell, PT, watched him propel → Imogen Castellanos, MD, watched him propel'],
    [0, 'choice', '18 inches wide, in blue → 18 inches wide, in red'],
    [0, 'date-age', 'had a stroke on June 3 of this year → had a stroke on June 3 of last year'],
    [
      0,
      'description-detail',
      'hemiplegia of the left, non-dominant side → hemiplegia of the left, dominant side',
    ],
    [1, 'quantity', 'HCPCS E2601 x 1, 18" → HCPCS E2601 x 2, 18"'],
    [1, 'retold', 'doors 32 in → doors 23 in'],
    [1, 'medication', 'clopidogrel 75 mg daily → warfarin 5 mg daily'],
    [1, 'negation', '[x] Willing to use: yes → [x] Willing to use: no'],
    [1, 'social', 'pt alone 1-6 pm → pt never left alone'],
    [1, 'other-item', 'HCPCS K0003 x 1, 18", blue → HCPCS K0004 x 1, 18", blue'],
    [
      2,
      'code-disease',
      'following a cerebral infarction in June 2026 (I69.354) → following an intracerebral hemorrhage in June 2026 (I69.354)',
    ],
    [
      2,
      'social',
      'a 57-year-old former barber who worked in his trade for thirty years → a 57-year-old former barber who served in the Navy for thirty years',
    ],
    [
      2,
      'device',
      'The skin over the seat bones has no breakdown. → The skin over the seat bones has no breakdown. Elevating leg rests are added for the swelling of the foot.',
    ],
    [2, 'medication', 'atorvastatin 40 mg, each once a day → atorvastatin 40 mg, each twice a day'],
    [
      2,
      'attitude',
      'Mr. Fairweather is willing to use the wheelchair. → Mr. Fairweather is reluctant to use the wheelchair.',
    ],
    [
      0,
      'attestation',
      'I therefore prescribe a lightweight → After examining him in his home on November 10 I therefore prescribe a lightweight',
    ],
  ],
  corruptions: {},
};
