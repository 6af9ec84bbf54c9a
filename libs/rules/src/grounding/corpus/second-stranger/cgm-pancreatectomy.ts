import type { CorpusCase } from '../corpus-case.ts';

export const cgmPancreatectomy: CorpusCase = {
  id: 'cgm-pancreatectomy',
  today: '2026-07-20',
  facts: {
    case_id: 7709,
    patient: {
      first_name: 'Tamsin',
      middle_name: 'Odette',
      last_name: 'Fairweather',
      dob: '1979-03-05',
      gender: 'female',
      height: '169 cm',
      weight: '55 kg',
      address: '803 Alder Bench Road, Hood River, OR 97031',
      phone: '(541) 555-0186',
      mrn: 'MRN-771297',
    },
    diagnoses: [
      { code: 'E13.649', description: 'Other specified diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z90.410', description: 'Acquired total absence of pancreas' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Adjunctive, non-implanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2102',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Pancreas removed on November 7, 2023 for chronic pancreatitis. Injects insulin five times a day. Lows of 52 mg/dL on May 30 and 44 mg/dL on July 4, 2026; on July 4 her daughter, 16, gave her glucose gel. Sweats with a low by day but sleeps through it at night. A1c 8.3 % on June 22, 2026.',
      },
      {
        item: 'Supply allowance for adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4238',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Three months. She confirms each value by a finger stick before she doses; six finger sticks a day now. Potter with a workshop of her own; single mother of two daughters.',
      },
    ],
    provider: { name: 'Dr. Rufus Tanaka-Weld', npi: '1460793528', date_signed: '2026-07-20' },
  },
  notes: [
    `July 20, 2026

To the reviewing physician:

Ms. Tamsin Fairweather, DOB March 5, 1979, MRN-771297, has other specified diabetes mellitus with hypoglycemia without coma (E13.649). Her pancreas was removed on November 7, 2023 for chronic pancreatitis (Z90.410, acquired total absence of pancreas), and she uses insulin long term (Z79.4), five injections a day.

On May 30, 2026 she had a low of 52 mg/dL and on July 4 one of 44 mg/dL. On July 4 her daughter, who is 16, gave her glucose gel. By day a low makes her sweat, but at night she sleeps through it. A1c on June 22, 2026 was 8.3 %.

She makes six finger sticks a day. With an adjunctive monitor she will go on confirming each value by a finger stick before she doses.

Ordered: E2102, one; A4238, three units for three months.

Dr. Rufus Tanaka-Weld
NPI 1460793528`,
    `Fairweather T 47F. s/p total pancreatectomy 11/7/23 (chr pancreatitis). insulin x5/d inj.
lows 52 (5/30), 44 (7/4 - daughter gave gel)
sweats by day, sleeps thru noc lows
A1c 8.3 6/22. SMBG x6/d
adj CGM E2102 x1, A4238 x3
E13.649 Z90.410 Z79.4
RTW 1460793528`,
    `# CGM Request

**Patient:** Tamsin O. Fairweather (47, female)
**NPI of prescriber:** 1460793528 (Dr. Rufus Tanaka-Weld)

## Diagnosis list
1. E13.649 – Other specified diabetes mellitus with hypoglycemia without coma
2. Z90.410 – Acquired total absence of pancreas
3. Z79.4 – Long term (current) use of insulin

## Hypoglycemia
| Date | mg/dL | mmol/L |
|---|---|---|
| 05/30/2026 | 52 | 2.9 |
| 07/04/2026 | 44 | 2.4 |

- Both values are below 54 mg/dL
- The second low needed the help of another person

## Insulin
- Five injections a day, 35 a week

## Why an alarm
- Lows at night do not wake her

## Order
- E2102 × 1 (1 per 5 years)
- A4238 × 3 (3 per 3 months)`,
    `A person without a pancreas lacks not only insulin but glucagon as well, the hormone that raises glucose when it falls. Such a diabetes is often called brittle: the values swing, and a low can come fast and go deep. It is neither type 1 nor type 2.

Tamsin Fairweather is forty-seven. Her pancreas was taken out in November of 2023 because it was chronically inflamed. She is a potter with her own workshop and brings up two daughters on her own; the sixteen-year-old gave her glucose gel on the fourth of July, when the value was forty-four.

By day she is warned by sweat. Asleep she is not warned at all. The monitor that we ask for is of the adjunctive kind, which means that the finger stick still decides about the dose, as it does today six times. Dr. Rufus Tanaka-Weld, NPI 1460793528.`,
    `CGM ORDER SHEET
Fairweather, Tamsin Odette .... F .... 03/05/1979
803 Alder Bench Road, Hood River, OR 97031
(541) 555-0186
169 cm (5 ft 7 in) / 55 kg (121 lb)
E2102 ......... 1
A4238 ......... 3 (1 unit = 1 month)
Insulin: yes, 5 injections/day
Finger sticks: 6/day
Last A1c: 8.3 % (22 June 2026)
Dx: E13.649, Z90.410, Z79.4
Dr. Rufus Tanaka-Weld, 1460793528, signed 20 July 2026`,
    `Appeal for Ms. Fairweather

We ask the plan to approve a monitor under E2102 and three units of A4238.

A continuous glucose monitor is generally covered for people who are treated with insulin or have a history of problematic hypoglycemia. Our patient injects insulin five times a day. She has had two values under 54 mg/dL within thirty-five days, on May 30 and on July 4, 2026, and the later was the lower by eight points.

At night she sleeps through her lows. In a year the supplies would come to twelve units at one a month.

Dr. Rufus Tanaka-Weld, NPI 1460793528`,
  ],
  passages: [
    'Between the lows of May 30 and July 4 lie thirty-five days.',
    'She doses only after a finger stick, of which she makes six a day.',
    'She sweats with a low by day, but sleeps through one at night.',
    'Three units of A4238 are a supply for three months.',
    'Since November 7, 2023 she has had no pancreas.',
  ],
  edits: [
    [
      0,
      'description-detail',
      'has other specified diabetes mellitus with hypoglycemia without coma (E13.649) → has other specified diabetes mellitus with hypoglycemia with coma (E13.649)',
    ],
    [2, 'device', '# CGM Request → # Insulin Pump Request'],
    [3, 'name', 'Tamsin Fairweather is forty-seven → Tamara Fairweather is forty-seven'],
    [4, 'date-age', '03/05/1979 → 03/15/1979'],
  ],
  corruptions: {
    'code-disease': ['E13.649 stands for {other specified → type 1} diabetes mellitus with hypoglycemia.'],
    'other-item': ['The supplies for three months are billed with {A4238 → E2102}.'],
    'description-detail': ['Acquired {total → partial} absence of pancreas'],
    side: ['She sticks a finger{ → of her right hand} six times a day.'],
    sex: ['On July 4 {her daughter → her son} gave her glucose gel.', '{Ms. → Mr.} Fairweather is a potter.'],
    choice: ['One receiver{ → in white with a blue cover} is ordered.'],
    device: ['We ask for {an adjunctive → an implanted} continuous glucose monitor.'],
    medication: ['{ → Her basal insulin is degludec, 14 units at night.}'],
    diagnosis: ['{ → She has gastroparesis, which makes her values swing.}'],
    event: ['{ → On July 4 the paramedics were called and she was taken to the hospital.}'],
    treatment: ['{ → An insulin pump was tried in 2024 and given up.}'],
    social: ['She is a {potter → schoolteacher} with a workshop of her own.'],
    attitude: ['~ { → Ms. Fairweather lives in constant fear of the next low.}'],
    negation: ['At night she {sleeps through → is awakened by} a low.'],
    organisation: ['{ → Her pancreas was removed at Columbia Gorge University Hospital.}'],
    attestation: ['{ → I have reviewed her glucose log for the past ninety days.}'],
    'relative-date': [
      'Her last low was {on July 4 → two days ago}.',
      'The pancreas was removed {in November 2023 → last year}.',
    ],
    'other-role': ['Her A1c was {8.3 → 5.2} % on June 22.'],
    brackets: ['[{ → She lost consciousness on May 30.}]'],
    'coverage-measure': [
      'Coverage asks for insulin or problematic hypoglycemia{ →, and her four lows below 40 mg/dL meet this}.',
      'Plans want to see that the user can work the monitor{ →, and she passed a two-week trial with it}.',
    ],
    script: ['On July 4 the value was {44 → ٤٤} mg/dL.'],
    identifier: ['Her phone is {(541) 555-0186 → (541) 555-0168}.'],
    'date-age': ['Ms. Fairweather is {forty-seven → thirty-seven} years old.'],
    quantity: ['She injects insulin {five → three} times a day.'],
    name: ['Dr. Rufus Tanaka-{Weld → Wells}'],
    retold: ['The low of July 4 was {lower → higher} than that of May 30.'],
    sum: ['At five injections a day, a week has {35 → 28}.'],
  },
};
