import type { CorpusCase } from '../corpus-case.ts';

export const talkingMeter: CorpusCase = {
  id: 'talking-meter',
  today: '2026-06-17',
  facts: {
    case_id: 7012,
    patient: {
      first_name: 'Rosalind',
      middle_name: null,
      last_name: 'Achterberg',
      dob: '1957-01-25',
      gender: 'female',
      height: null,
      weight: null,
      address: '3318 Tamarack Avenue, Apt 2, Duluth, MN 55803',
      phone: '(218) 555-0172',
      mrn: 'MRN-660348',
    },
    diagnoses: [
      { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' },
      { code: 'H54.8', description: 'Legal blindness, as defined in USA' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose meter with voice',
        hcpcs: 'E2100',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Cannot read the display of an ordinary meter, even with a magnifier. Lives alone; nobody can read it to her.',
      },
      {
        item: 'BGM test strips',
        hcpcs: 'A4253',
        quantity: 300,
        quantity_limit: 300,
        limit_period: '3 months',
        justification:
          'Injects insulin before each of three meals and tests each time, 3 tests a day. A1c 9.4 % on June 3, 2026.',
      },
      {
        item: 'Lancets',
        hcpcs: 'A4259',
        quantity: 3,
        quantity_limit: null,
        limit_period: null,
        justification: 'Boxes of 100, a new lancet for each test.',
      },
    ],
    provider: { name: 'Marguerite Fennimore, NP', npi: '1893288047', date_signed: '2026-06-17' },
  },
  notes: [
    `Rosalind Achterberg is a 69-year-old woman with type 2 diabetes mellitus with hyperglycemia (E11.65) on long-term insulin (Z79.4). She is legally blind (H54.8).

She takes insulin before breakfast, lunch and dinner and checks her glucose each time. On June 3, 2026 her A1c was 9.4 %. The numbers on an ordinary meter are beyond her even through a magnifier, and since she lives alone there is no one to read them out.

I therefore prescribe a blood glucose meter with voice (E2100), 300 test strips for 3 months (A4253) and three boxes of lancets (A4259).

Marguerite Fennimore, NP
NPI 1893288047`,
    `achterberg r. / f / 01-25-1957
dm2 hyperglyc, insulin ac tid, a1c 9.4 (6/3)
legally blind, cant read std meter, magnifier no help, lives alone
need: talking meter E2100 x1. strips A4253 300/3mo. lancets A4259 3 bx
fennimore np 1893288047`,
    `Hello, this is about the order for Ms. Achterberg in Duluth, MRN-660348. The meter that speaks is E2100, one piece. With it go 300 strips, which we bill as 6 units of A4253 because one unit is a box of 50, and 3 boxes of lancets, A4259, which makes 300 lancets. She tests three times a day, so about 270 strips are used in 90 days and the order stays within the limit of 300 in 3 months. She uses insulin. Her vision is the reason for the voice: she is legally blind (H54.8). Prescriber Marguerite Fennimore, NP, NPI 1893288047.`,
    `# Medical Necessity Summary

**Re:** Rosalind Achterberg, DOB 01/25/1957

## 1. Diagnoses
| Code | Description |
|---|---|
| E11.65 | Type 2 diabetes mellitus with hyperglycemia |
| H54.8 | Legal blindness, as defined in USA |
| Z79.4 | Long term (current) use of insulin |

## 2. Rationale
Safe dosing of mealtime insulin depends on knowing the glucose before each injection. A user who cannot see the screen may misread a digit and take a wrong dose. A meter that speaks the result removes this risk and lets her keep managing by herself.

## 3. Equipment
* **E2100**, blood glucose meter with voice: 1
* **A4253**, BGM test strips: 300 per 3 months
* **A4259**, lancets: 3 boxes of 100

*Ordering practitioner: Marguerite Fennimore, NP, NPI 1893288047*`,
    `June seventeenth, two thousand twenty-six

In the United States a person is legally blind when the better eye, corrected as well as it can be, sees no more than 20/200, or when the field is no wider than twenty degrees. Ordinary meters show their result in digits a centimeter or so high, and for such a person they might as well show nothing.

Ms. Achterberg is sixty-nine and keeps house by herself. Three times a day, before she eats, she has to measure and to inject. Two weeks ago the A1c stood at nine point four percent, which answers to an average glucose of roughly 223 milligrams per deciliter. A magnifier has not made an ordinary display readable.

A speaking meter, its strips and lancets would allow her to do alone what nobody is there to do for her.

M. Fennimore, nurse practitioner, 1893288047`,
    `PRESCRIPTION FOR DIABETIC SUPPLIES

Patient name:      Rosalind Achterberg
Address:           3318 Tamarack Avenue, Apt 2, Duluth, MN 55803
Insulin treated:   [X] yes   [ ] no
Tests per day:     3
Meter:             E2100 (with voice)   Reason: H54.8
Strips:            A4253   300 / 3 months
Lancets:           A4259   3 boxes
A1c:               9.4 % (06/03/2026)
Practitioner:      Marguerite Fennimore, NP   NPI 1893288047
Date:              06/17/2026`,
  ],
  passages: [
    'Three tests a day make about 270 strips in 90 days.',
    'Six boxes of fifty strips hold 300.',
    'She cannot make out an ordinary display, and no one in the home could do it for her.',
    'An A1c of 9.4 % is above the usual goal of less than 7 %.',
    'Every test takes one strip and one lancet.',
  ],
  edits: [
    [0, 'retold', 'even through a magnifier → except through a magnifier'],
    [2, 'sum', 'about 270 strips are used in 90 days → about 180 strips are used in 90 days'],
    [5, 'quantity', 'Tests per day:     3 → Tests per day:     8'],
  ],
  corruptions: {
    'code-disease': ['H54.8 stands for {legal blindness → diabetic retinopathy}.'],
    'other-item': [
      'The order is for {300 strips and 3 boxes of lancets → 3 boxes of strips and 300 boxes of lancets}.',
    ],
    'description-detail': ['Type 2 diabetes mellitus with {hyperglycemia → ketoacidosis}'],
    side: ['She is legally blind{ →, the left eye being the worse}.'],
    sex: ['The patient lives by {herself → himself}.'],
    choice: ['A meter with voice { → in size large} is prescribed.'],
    device: ['She needs {a blood glucose meter with voice → a continuous glucose monitor}.'],
    medication: ['{ → Metformin 1000 mg twice daily is continued.}'],
    diagnosis: ['{ → Her vision was lost to glaucoma.}'],
    event: ['{ → In April she was admitted for a glucose of 612 mg/dL.}'],
    treatment: ['{ → She completed a course of laser therapy without benefit.}'],
    social: ['She lives {alone → with her sister}.'],
    attitude: [
      '~ { → Ms. Achterberg is very compliant with her regimen and demonstrates excellent understanding.}',
    ],
    negation: ['She {cannot → can} read the display of an ordinary meter.'],
    organisation: ['{ → The strips are furnished by North Shore Diabetic Supply.}'],
    attestation: ['{ → I certify that I trained her in the use of the meter at this visit.}'],
    'relative-date': ['Her A1c was taken {two weeks → six months} ago.'],
    'other-role': ['Her A1c is {9.4 → 11.65} %.'],
    brackets: ['[{ → She has lost all feeling in her fingertips.}]'],
    'coverage-measure': [
      'A meter with voice is covered for severely impaired vision{ →, and her acuity of 20/400 in both eyes qualifies}.',
    ],
    script: ['She injects {insulin → insulіn} before each meal.'],
    identifier: ['Strips {A4253 → A4235}, 300 for 3 months'],
    'date-age': ['The A1c of 9.4 % dates from {June 3 → June 13}, 2026.'],
    quantity: ['The limit for strips is {300 → 100} in 3 months.'],
    name: ['Ms. {Achterberg → Achterburg} needs a meter that speaks.'],
    retold: ['She tests before each of {three → two} meals.'],
    sum: ['Three boxes of 100 make {300 → 600} lancets.'],
  },
};
