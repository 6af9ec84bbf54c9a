import type { CorpusCase } from '../corpus-case.ts';

/** A dermatology physician assistant, an office nurse, a lamp supplier and a drafted letter for a cheesemaker with psoriasis. */
export const ultravioletPanelCheesemaker: CorpusCase = {
  id: 'ultraviolet-panel-cheesemaker',
  today: '2026-12-08',
  facts: {
    case_id: 22009,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Bellweather-Roth',
      dob: '1975-06-25',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '203 lb',
      address: '3 Whey Lane, Cobble Falls, WI 54999',
      phone: '(715) 555-0190',
      mrn: 'CFD-37502',
    },
    diagnoses: [
      { code: 'L40.0', description: 'Psoriasis vulgaris' },
      { code: 'K76.0', description: 'Fatty (change of) liver, not elsewhere classified' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Ultraviolet light therapy system panel, includes bulbs/lamps, timer and eye protection, 6 foot panel',
        hcpcs: 'E0693',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        length: '6 foot',
        color: 'white',
        justification:
          'Plaques on 18 % of the body surface on 2026-11-24: trunk, both elbows, both shins. PASI 14.2. Clobetasol 0.05 % ointment for 8 weeks and calcipotriene cream for 12 weeks failed. Methotrexate cannot be given because of the fatty liver. Narrowband UVB in the office from 2026-06-01 to 2026-08-28, 36 sessions, brought the area from 22 % to 6 %; it came back when the sessions ended. The office is 74 miles from his home, one way. To be used three times a week, first dose 300 mJ.',
      },
      {
        item: 'Replacement bulb/lamp for ultraviolet light therapy system, each',
        hcpcs: 'A4633',
        quantity: 2,
        quantity_limit: 4,
        limit_period: 'year',
        justification:
          'The panel stands in a room with steam from the dairy next door, and bulbs lose output; two in reserve so that treatment does not stop.',
      },
    ],
    provider: { name: 'Evander Colquhoun, PA-C', npi: '1386402957', date_signed: '2026-12-08' },
    seen: [
      '2026-11-24, in office, by Evander Colquhoun, PA-C: thick red plaques with silver scale, skin type II, no suspicious moles, nails pitted on four fingers, joints not swollen, blood pressure 134/82.',
    ],
    told: [
      'Which clinic? Cobble Falls Dermatology',
      'Who pays? Dairyland Cooperative Health',
      'Who supplies? Northwoods Light Therapy',
      'Nurse? Cordelia Vang, RN, who trained him on 2026-12-01; he set the timer correctly 3 times in a row',
      'Occupation? Cheesemaker; begins at the vats at 4 in the morning, six days a week',
      'Lives with whom? With his daughter Petronella, who will watch the sessions',
      'Skin cancer or lupus? Neither',
      'Medicine? Lisinopril 10 mg once a day; no drug that sensitizes to light',
      'Alcohol? None since 2023',
      'Cataract? No; eye examination 2026-10-13',
      'Biologics? Not wanted at present',
    ],
    answered: [],
  },
  notes: [
    `Cobble Falls Dermatology
December 8, 2026

Dairyland Cooperative Health
Regarding: Ignatius Bellweather-Roth; DOB June 25, 1975; MRN CFD-37502

To the reviewer:

Mr. Bellweather-Roth, a 51-year-old cheesemaker, has psoriasis vulgaris (L40.0), fatty liver, not elsewhere classified (K76.0), and essential hypertension (I10). I have ordered a 6 foot ultraviolet light therapy panel (E0693) and two replacement bulbs (A4633) for use in his home.

I saw him in the office on November 24, 2026. Thick red plaques with silver scale covered 18 % of the body surface, on the trunk, both elbows and both shins. PASI was 14.2. The nails of four fingers were pitted. The joints were not swollen. He has skin type II and no suspicious moles. Blood pressure was 134/82.

Clobetasol 0.05 % ointment was used for 8 weeks and calcipotriene cream for 12 weeks; both failed. Methotrexate cannot be given because of the fatty liver. He does not want biologics at present. Narrowband UVB in the office, 36 sessions from June 1 to August 28, 2026, brought the area from 22 % to 6 %. It came back when the sessions ended.

He has neither skin cancer nor lupus. An eye examination on October 13, 2026 showed no cataract. He takes lisinopril 10 mg once a day and no drug that sensitizes to light.

Sincerely,
Evander Colquhoun, PA-C
NPI 1386402957`,
    `NURSING NOTE: HOME PHOTOTHERAPY TEACHING
Cordelia Vang, RN
12/01/2026

Patient: Bellweather-Roth, Ignatius, 51 M

Dx: psoriasis vulgaris; fatty liver; HTN

Teaching
- Patient was able to set the timer correctly 3 times in a row.
- Daughter Petronella lives with him and will watch the sessions.

Schedule
- Three times a week, which is 12 sessions in 4 weeks.
- First dose 300 mJ.
- Skin type II.

Safety questions
| Question | Answer |
|---|---|
| Skin cancer | No |
| Lupus | No |
| Cataract | No (eye exam 10/13/2026) |
| Light-sensitizing drug | No |
| Alcohol | None since 2023 |

Work and travel
Cheesemaker. Begins at the vats at 4 a.m., six days a week. The office is 74 miles from home one way, 148 miles both ways. The 36 office sessions ended on 8/28/2026.

Equipment
E0693 panel, 6 foot, white, qty 1
A4633 bulbs, qty 2, limit 4 per year. Steam from the dairy next door reaches the room; bulbs lose output.

General
Home UVB is considered for chronic psoriasis that responded to office treatment when regular travel is a hardship; this patient's area fell to 6 % in the office.`,
    `NORTHWOODS LIGHT THERAPY
Authorization request

Plan: Dairyland Cooperative Health
Member: Ignatius Bellweather-Roth
Residence: 3 Whey Lane, Cobble Falls, WI 54999
Telephone: (715) 555-0190
Ordered by: Evander Colquhoun, PA-C, NPI 1386402957

1) E0693, ultraviolet light therapy system panel, includes bulbs, timer and eye protection. Length: 6 foot. Color: white. Quantity: 1.
2) A4633, replacement bulb for ultraviolet light therapy system. Quantity: 2 (limit 4 per year).

Sum of units: 3

Rationale. A course of narrowband UVB at the dermatology office lowered the affected area by 16 percentage points, to 6 %. After the course the plaques returned. They now take up 18 % of the skin. The drive to the office is 74 miles each way, and the member stands at the cheese vats from 4 in the morning on six days of the week. He has not been helped by a strong steroid ointment or by a vitamin D cream. A systemic drug, methotrexate, is ruled out by his liver disease.

Choice of panel. A six-foot panel lights the trunk, elbows and shins in one position, which a hand-held lamp does not.

Spare bulbs. The room gets steam from the dairy next door, under which bulbs lose output. With two spares, treatment need not stop.

Supervision. The member's daughter will watch his sessions. He was trained by a nurse, Cordelia Vang, RN, on December 1, 2026.`,
    `Letter of Medical Necessity for Home Phototherapy

Patient: Mr. Ignatius Bellweather-Roth, age 51
Provider: Evander Colquhoun, PA-C

Psoriasis is a chronic inflammatory disease of the skin. Narrowband ultraviolet B light slows the growth of skin cells and calms inflammation without burdening the liver. This matters for Mr. Bellweather-Roth because he has fatty liver disease and cannot take methotrexate.

1. Severity
On November 24, 2026, his plaques covered 18 % of the body surface, and the PASI was 14.2. Involvement of more than 10 % is usually regarded as moderate to severe. Four fingernails are pitted. There is no swelling of the joints.

2. Earlier treatment
Two topical treatments failed: clobetasol 0.05 % ointment over eight weeks, and calcipotriene cream over twelve weeks. Thirty-six office sessions of narrowband UVB between June 1 and August 28, 2026 were effective, but the effect did not last.

3. Barriers to office treatment
His home is 74 miles from the office. At three sessions a week and 148 miles a round trip this means 444 miles every week. He works six days a week, starting at 4 in the morning.

4. Safety
He has skin type II and no suspicious moles. He drinks no alcohol. His blood pressure medicine, lisinopril, is taken once a day. His daughter Petronella, with whom he lives, will watch the sessions.

5. Request
One white six-foot panel (E0693) and two bulbs (A4633).

Evander Colquhoun, PA-C
December 8, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'has psoriasis vulgaris (L40.0) → has atopic dermatitis (L40.0)'],
    [0, 'description-detail', 'and essential hypertension (I10) → and secondary hypertension (I10)'],
    [0, 'side', 'on the trunk, both elbows and both shins → on the trunk, the left elbow and both shins'],
    [
      0,
      'sex',
      'Mr. Bellweather-Roth, a 51-year-old cheesemaker → Mrs. Bellweather-Roth, a 51-year-old cheesemaker',
    ],
    [0, 'medication', 'He takes lisinopril 10 mg once a day → He takes hydrochlorothiazide 25 mg once a day'],
    [0, 'negation', 'He does not want biologics at present → He wants biologics at present'],
    [0, 'negation', 'The joints were not swollen → The joints were swollen'],
    [
      0,
      'relative-date',
      'I saw him in the office on November 24, 2026. → I saw him in the office three days ago.',
    ],
    [
      0,
      'event',
      'It came back when the sessions ended. → It came back when the sessions ended, after a burn that took him to the emergency room.',
    ],
    [0, 'other-role', 'PASI was 14.2. → PASI was 36.'],
    [
      0,
      'attestation',
      'I have ordered a 6 foot → I took photographs of all plaques and have ordered a 6 foot',
    ],
    [0, 'date-age', 'DOB June 25, 1975 → DOB June 25, 1957'],
    [1, 'name', 'Daughter Petronella lives with him → Daughter Petra lives with him'],
    [1, 'sum', 'which is 12 sessions in 4 weeks → which is 15 sessions in 4 weeks'],
    [1, 'sum', '148 miles both ways → 138 miles both ways'],
    [1, 'negation', 'Patient was able to set the timer → Patient was not able to set the timer'],
    [1, 'choice', 'E0693 panel, 6 foot, white, qty 1 → E0693 panel, 4 foot, white, qty 1'],
    [
      1,
      'coverage-measure',
      "this patient's area fell to 6 % in the office. → this patient's area fell to 2 % in the office.",
    ],
    [1, 'script', 'First dose 300 mJ. → First dose ٥٠٠ mJ.'],
    [1, 'retold', 'correctly 3 times in a row → correctly once in 3 attempts'],
    [1, 'social', '| Alcohol | None since 2023 | → | Alcohol | Two beers a day |'],
    [1, 'quantity', 'A4633 bulbs, qty 2, limit 4 per year → A4633 bulbs, qty 2, limit 4 per month'],
    [2, 'identifier', 'NPI 1386402957 → NPI 1386402975'],
    [
      2,
      'other-item',
      '2) A4633, replacement bulb for ultraviolet → 2) E0693, replacement bulb for ultraviolet',
    ],
    [2, 'sum', 'Sum of units: 3 → Sum of units: 5'],
    [
      2,
      'retold',
      'lowered the affected area by 16 percentage points → lowered the affected area by 11 percentage points',
    ],
    [2, 'organisation', 'Plan: Dairyland Cooperative Health → Plan: Badger State Health'],
    [
      2,
      'device',
      'With two spares, treatment need not stop. → With two spares, treatment need not stop. A hand-held scalp wand is on hand too.',
    ],
    [
      2,
      'brackets',
      'is ruled out by his liver disease → is ruled out by his liver disease [biopsy: cirrhosis]',
    ],
    [2, 'retold', 'After the course the plaques returned → After the course the plaques stayed away'],
    [2, 'choice', 'Color: white. → Color: grey.'],
    [
      3,
      'diagnosis',
      'There is no swelling of the joints. → There is no swelling of the joints. He also has sleep apnea.',
    ],
    [
      3,
      'treatment',
      'were effective, but the effect did not last → were effective, but the effect did not last, and apremilast caused diarrhea',
    ],
    [
      3,
      'attitude',
      'starting at 4 in the morning. → starting at 4 in the morning, and is eager to treat himself.',
    ],
    [
      3,
      'social',
      'His daughter Petronella, with whom he lives → His neighbor Petronella, with whom he lives',
    ],
    [3, 'sum', 'this means 444 miles every week → this means 544 miles every week'],
    [3, 'sex', 'He drinks no alcohol. → She drinks no alcohol.'],
    [3, 'script', 'is taken once a day. → is taken once a day with аmlоdiрinе.'],
    [
      3,
      'organisation',
      'Provider: Evander Colquhoun, PA-C → Provider: Evander Colquhoun, PA-C, Marshfield Skin Institute',
    ],
    [3, 'name', 'Patient: Mr. Ignatius Bellweather-Roth → Patient: Mr. Ignatius Bellwether-Ross'],
  ],
  corruptions: {},
};
