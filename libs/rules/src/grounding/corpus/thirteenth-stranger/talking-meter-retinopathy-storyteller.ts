import type { CorpusCase } from '../corpus-case.ts';

/** A language model: a warm letter, an itemized form, and a compact argument. */
export const talkingMeterRetinopathyStoryteller: CorpusCase = {
  id: 'talking-meter-retinopathy-storyteller',
  today: '2026-11-26',
  facts: {
    case_id: 9416,
    patient: {
      first_name: 'Philomena',
      middle_name: 'Ada',
      last_name: 'Vantongeren',
      dob: '1955-09-09',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '149 lb',
      address: '5 Wharfinger Lane, Pelican Bight, FL 32999',
      phone: '(850) 555-0113',
      mrn: 'PB-63381',
    },
    diagnoses: [
      {
        code: 'E11.3513',
        description:
          'Type 2 diabetes mellitus with proliferative diabetic retinopathy with macular edema, bilateral',
      },
      { code: 'H54.8', description: 'Legal blindness, as defined in USA' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose monitor with integrated voice synthesizer',
        hcpcs: 'E2100',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Best corrected visual acuity 20/400 right, 20/250 left, 2026-10-08, Dr. Ambrose Fitch, ophthalmologist. Cannot read the display of a standard meter; misread 68 as 88 on 2026-09-21. Laser treatment in both eyes in 2024; injections into the left eye every 6 weeks, last on 2026-10-29. Insulin detemir 22 units in the morning. Finds the strip slot by touch: shown on 2026-11-20 with three strips in a row. Hearing normal. Lives alone in an apartment for seniors; niece Clementine comes on Sundays and fills the pill box. Tells stories at the public library.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'Tests 3 times a day: before breakfast, before supper, at bedtime. Six boxes for 3 months. Log kept on a voice recorder. Hemoglobin 8.3 % on 2026-11-20, 9.0 % in May 2026.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'A new lancet for each test. Tremor: none.',
      },
    ],
    provider: { name: 'Rupert Castellane, DO', npi: '1720695834', date_signed: '2026-11-26' },
    seen: [
      '2026-11-20, office visit, by Rupert Castellane, DO: finger skin intact, feels light touch in all fingers.',
    ],
  },
  notes: [
    `Dear Members of the Review Board,

It is with conviction that I recommend a talking blood glucose monitor for Ms. Philomena Ada Vantongeren, 71 years of age. She has type 2 diabetes with proliferative retinopathy and macular edema in both eyes (E11.3513), uses insulin for the long term (Z79.4), and is legally blind (H54.8).

Her ophthalmologist, Dr. Ambrose Fitch, measured her sight on October 8, 2026. With the best correction it is 20/400 in the right eye and 20/250 in the left. Both eyes were treated by laser in 2024, and the left receives an injection every six weeks, most recently on October 29.

An ordinary meter shows its result as small digits. She cannot read them. On September 21 she took a 68 for an 88, and the difference between the two is the difference between a low value and a normal one. A meter with a voice speaks the result aloud, and her hearing is normal.

On November 20 she showed me that she can find the slot for the strip by touch; she did it with three strips in a row. The skin of her fingers is intact, and she feels light touch in all of them.

Her niece Clementine comes on Sundays, but Ms. Vantongeren lives alone in her apartment for seniors. She records her values on a voice recorder.

Respectfully,
Rupert Castellane, DO
NPI 1720695834`,
    `ITEMIZED ORDER — GLUCOSE TESTING, VISUAL IMPAIRMENT

Patient .......... Vantongeren, Philomena A.
DOB / Sex ........ 09/09/1955 / F
MRN .............. PB-63381
ICD-10 ........... E11.3513; H54.8; Z79.4

Item 1: E2100, voice meter, qty 1 (1 per 5 yr)
Item 2: A4253, strips, 6 boxes of 50 = 300 strips (3 mo)
Item 3: A4259, lancets, 3 boxes of 100 = 300 lancets (3 mo)

Testing .......... TID: ac breakfast, ac supper, hs
Insulin .......... detemir 22 u qAM
BCVA 10/08/2026 .. OD 20/400, OS 20/250 (A. Fitch, ophthalmology)
Eye treatment .... laser OU 2024; injections OS q6wk, last 10/29/2026
Hemoglobin ....... 8.3% (11/20/2026), from 9.0% (05/2026)
Hearing .......... normal
Tremor ........... none
Manual test ...... strip inserted by feel x3, 11/20/2026
Log .............. voice recorder

R. Castellane, DO   1720695834`,
    `The case of Philomena Vantongeren is simple to state. Medicare's policy for special meters, which this letter follows as a general guide, asks for a visual acuity of 20/200 or worse in both eyes. Hers is 20/400 and 20/250. It asks that the patient be able to use the device. She can: her fingers feel, her ears hear, and she has put in strips by touch in my presence.

Her insulin is detemir, 22 units each morning. She tests before breakfast, before supper and at bedtime. Three tests a day for three months come to about 270, and six boxes hold 300, so the amount is reasonable and within the limit. The same count holds for lancets, of which she takes a new one every time.

The trend is good: 9.0 % in May, 8.3 % this month. The means to read her own values would serve a woman who lives by herself and who still tells stories at the public library.

E2100 (1), A4253 (6), A4259 (3).

Rupert Castellane, DO, NPI 1720695834, November 26, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'and macular edema in both eyes (E11.3513) → and macular edema in the left eye (E11.3513)',
    ],
    [0, 'date-age', 'Ms. Philomena Ada Vantongeren, 71 years → Ms. Philomena Ada Vantongeren, 77 years'],
    [
      0,
      'name',
      'Her ophthalmologist, Dr. Ambrose Fitch, measured → Her optometrist, Dr. Ambrose Fitch, measured',
    ],
    [0, 'other-role', 'it is 20/400 in the right eye → it is 20/40 in the right eye'],
    [0, 'side', 'and the left receives an injection → and the right receives an injection'],
    [0, 'quantity', 'an injection every six weeks → an injection every six months'],
    [0, 'negation', 'She cannot read them. → She can read them with a magnifier.'],
    [0, 'retold', 'she took a 68 for an 88 → she took an 88 for a 68'],
    [0, 'retold', 'and her hearing is normal → and her hearing aids are new'],
    [0, 'social', 'comes on Sundays, but → comes on weekdays, but'],
    [
      0,
      'social',
      'lives alone in her apartment for seniors → lives with her sister in their apartment for seniors',
    ],
    [0, 'event', 'On September 21 she took a 68 → On September 21 she passed out after she took a 68'],
    [0, 'attestation', 'Respectfully, → I also tested the meter with her at her home.\n\nRespectfully,'],
    [1, 'medication', 'detemir 22 u qAM → detemir 22 u BID'],
    [1, 'sum', '6 boxes of 50 = 300 strips → 6 boxes of 100 = 600 strips'],
    [1, 'side', 'OD 20/400, OS 20/250 → OS 20/400, OD 20/250'],
    [1, 'retold', 'Tremor ........... none → Tremor ........... mild, at rest'],
    [1, 'treatment', 'laser OU 2024; injections → vitrectomy OU 2024; injections'],
    [1, 'other-item', 'Item 1: E2100, voice meter → Item 1: E2101, meter with lancing device'],
    [1, 'date-age', '8.3% (11/20/2026), from → 8.3% (10/20/2026), from'],
    [
      2,
      'quantity',
      'She tests before breakfast, before supper and at bedtime. → She tests before and after every meal.',
    ],
    [
      2,
      'retold',
      'The trend is good: 9.0 % in May, 8.3 % this month. → The trend is worrying: 8.3 % in May, 9.0 % this month.',
    ],
    [2, 'social', 'at the public library. → at the public library, where her late husband was the janitor.'],
    [
      2,
      'medication',
      'Her insulin is detemir → She takes semaglutide once a week, and her insulin is detemir',
    ],
    [2, 'sum', 'come to about 270 → come to about 370'],
    [
      2,
      'coverage-measure',
      'so the amount is reasonable → so the amount, which Medicare paid for in August, is reasonable',
    ],
    [
      2,
      'diagnosis',
      'her fingers feel, her ears hear → her fingers feel in spite of her neuropathy, her ears hear',
    ],
    [
      2,
      'code-disease',
      'The case of Philomena Vantongeren is → The case of Philomena Vantongeren, blinded by glaucoma, is',
    ],
    [1, 'script', 'Item 3: A4259, lancets, 3 boxes → Item 3: A4259, lancets, ٥ boxes'],
  ],
  corruptions: {},
};
