import type { OwnCase } from './cases.fixture.ts';

/** True letters and passages, in the ways people and models write them. None states more than its case. */
export const GOOD_NOTES: readonly (readonly [OwnCase, string])[] = [
  [
    'cgm',
    `November 18, 2026

RE: Harold Finchley, DOB 06/14/1951

To whom it may concern:

I am writing on behalf of my patient, Mr. Finchley, a 75-year-old man with type 2 diabetes mellitus with hyperglycemia (E11.65), long-term insulin use (Z79.4) and essential hypertension (I10). He requires a continuous glucose monitor.

The following is ordered: one CGM receiver, non-adjunctive (E2103), and CGM supplies, non-adjunctive (A4239), quantity 3.

Continuous monitoring shows where glucose is heading and warns of values that are too high or too low. It helps to reduce the risk of severe hypoglycemia, diabetic ketoacidosis and hospitalization. Mr. Finchley is able to read the display and was trained by his wife on October 2, 2026.

Under LCD L33822 a visit within 6 months before the order is required, and every 6 months thereafter.

Sincerely,
Dr. Laura Whitcomb
NPI 1245319599
Signed November 12, 2026`,
  ],
  [
    'cgm',
    'Mr. Finchley has T2DM with hyperglycemia and HTN, treated with insulin. His sensors and receiver are needed every day.',
  ],
  [
    'cgm',
    'The patient, aged 75 years, is 5 ft 10 in tall and weighs 201 lb. He uses insulin for his diabetes.',
  ],
  ['cgm', 'Without the CGM he would be at increased risk of hypoglycemia, falls and emergency visits.'],
  [
    'briefs',
    `**Patient:** Edna Marlowe
**Date of birth:** February 20, 1944 (82 years)

### 1. Diagnoses
1.1 N39.41 &ndash; Urge incontinence
1.2 G20.A1 &ndash; Parkinson&#39;s disease without dyskinesia, without mention of fluctuations

### 2. Supplies
| # | Item | HCPCS | Quantity |
|---|---|---|---|
| 1 | Adult briefs, large | T4523 | 420 per month |
| 2 | Underpads, large | T4541 | 120 per month |

### 3. Medical necessity
Ms. Marlowe has urge incontinence and Parkinson’s disease. Fourteen changes in 24 hours are recorded on the continence chart. She is not able to reach the toilet in time. Absorbent products keep urine away from the skin and so help to prevent skin breakdown, infection and pressure injuries. The briefs are white, size large.

The quantity of 420 briefs a month exceeds the usual limit of 360 by 60; that is 1,260 per 3 months and 14 a day.

Samuel Ortega, MD, NPI 1386729144`,
  ],
  [
    'briefs',
    'Mrs. Marlowe needs large adult briefs, as she cannot reach the toilet in time, and large underpads for her bed.',
  ],
  [
    'briefs',
    'Because of her urinary incontinence and Parkinson disease she\nneeds 420 briefs and 120 underpads per month, which\nis fourteen changes in 24 hours.',
  ],
  [
    'briefs',
    'Ms. Marlowe’s bladder urgency leads to leakage before she reaches the toilet; protective products are used once and discarded.',
  ],
  [
    'shoes',
    `Mr. Abernathy is a 67 year old male with diabetic polyneuropathy due to type 2 diabetes (E11.42) and calluses (L84). I am ordering one pair (2 shoes) of depth-inlay shoes in black, size 8, A5500, and six custom milled inserts (A5514), that is 3 pairs.

Therapeutic shoes spread the load on the foot and protect insensate skin from ulcers, which may lead to infection and amputation. Medicare covers one pair per calendar year under L33369.`,
  ],
  [
    'shoes',
    'Neuropathy can hide small injuries. The patient’s feet are therefore at risk, and extra-depth shoes with inserts are medically necessary.',
  ],
  [
    'shoes',
    'I certify that the items listed are medically necessary for Victor Abernathy and that this letter agrees with his medical record.',
  ],
  [
    'compression',
    `Ms. Keane, age 57, carries the diagnoses of varicose veins of the right lower extremity with an ulcer of the lower leg (I83.018) and lymphedema (I89.0). Two compression stockings, 30–40 mmHg (A6531), medium, beige, short, are prescribed: one is worn while the other is washed.

Graduated compression moves fluid out of the tissue and helps wounds to heal. Stockings lose their pressure with wear.`,
  ],
  [
    'compression',
    'The ulcer of her right leg and the swelling call for below-knee compression; the stockings are of size M.',
  ],
  [
    'mobility',
    `Mrs. Osei is 87 years old. She has primary osteoarthritis of both knees (M17.0), is unsteady on her feet (R26.81) and has CKD stage 3a (N18.31).

1. Wheeled walker (E0143), quantity 1
2. Standard wheelchair (K0001), quantity 1, 18 in

A cane was tried and did not suffice. For distances beyond the room a manual wheelchair is needed; her daughter pushes the chair. A walker takes weight off the legs and lowers the risk of falls and fractures. Toileting, bathing and dressing at home all depend on moving there safely.`,
  ],
  [
    'mobility',
    'Because of bilateral knee osteoarthritis and unsteadiness on her feet, the patient needs a rollator walker at home and a wheelchair for longer distances.',
  ],
  ['mobility', 'Medicare’s Group 3 support surfaces and power wheelchairs are covered under other policies.'],
  [
    'strips',
    `Patient Tomás Beltrán, born 25 July 1972 (54 years of age), has type 1 diabetes mellitus without complications (E10.9).

400 BGM test strips (A4253) per 3 months and 4 boxes of lancets (A4259) are ordered. Testing four times a day is ordered while the dose is adjusted. The usual limit is 300 per 3 months.

Coverage: usual quantities are 300 test strips per 3 months with insulin treatment and 100 per 3 months without.`,
  ],
  [
    'strips',
    'Toma\u0301s Beltra\u0301n tests 4 times daily, as ordered while the dose is adjusted; the strips\u200B and lancets are used once.',
  ],
  [
    'strips',
    'Self-monitoring lets high and low values be answered in time, and so lowers the risk of complications such as retinopathy, nephropathy and neuropathy.',
  ],
];
