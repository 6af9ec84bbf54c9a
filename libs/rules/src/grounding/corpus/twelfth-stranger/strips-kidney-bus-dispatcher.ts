import type { CorpusCase } from '../corpus-case.ts';

/** A family physician's plain note, a pharmacy-counter fax, and a payer-minded letter. */
export const stripsKidneyBusDispatcher: CorpusCase = {
  id: 'strips-kidney-bus-dispatcher',
  today: '2026-11-18',
  facts: {
    case_id: 9308,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Villareal',
      dob: '1959-12-02',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '203 lb',
      address: '1460 Lantern Road, Weirton Flats, AZ 85699',
      phone: '(520) 555-0166',
      mrn: 'WF-27754',
    },
    diagnoses: [
      { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
      { code: 'N18.32', description: 'Chronic kidney disease, stage 3b' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'Tests three times a day: before breakfast, before supper and at bedtime. Insulin glargine 32 units each morning, no mealtime insulin. Metformin stopped 2026-02-11 when the eGFR was 38. eGFR 36 on 2026-11-02. A1c 8.4 % on 2026-11-02, 9.3 % on 2026-05-04. Two lows below 60 mg/dL in September 2026, both before supper, treated with juice. Log shows 82 of 90 checks done in October.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'One lancet a check. Has a meter of his own since 2024 that works. Does not want a sensor. Dispatches buses and eats at irregular hours. His grandson Mateo taught him to enter the values in a phone.',
      },
    ],
    provider: { name: 'Geraldine Foxworth, MD', npi: '1215873096', date_signed: '2026-11-18' },
    seen: ['2026-11-09, office visit: log reviewed, weight 203 lb, pressure 132/78, feet without sores.'],
  },
  notes: [
    `To whom it may concern

Thaddeus Villareal was born on December 2, 1959. He is 66 and will be 67 in two weeks. He has type 2 diabetes with diabetic chronic kidney disease (E11.22), the kidney disease being stage 3b (N18.32), and he has been on insulin long term (Z79.4).

His insulin is glargine, 32 units every morning; he takes none at meals. Metformin had to go on February 11 of this year with an eGFR of 38, and the eGFR was 36 on November 2. The A1c has come down from 9.3 % in May to 8.4 % in November.

He checks his sugar before breakfast, before supper and at bedtime. In October he did 82 checks out of 90. He had two lows under 60 in September, both before supper, and treated them with juice. As a bus dispatcher he eats at irregular hours.

The order for three months is six units of 50 strips (A4253) and three boxes of 100 lancets (A4259). He does not need a meter, as the one he has had since 2024 works, and he does not want a sensor.

Geraldine Foxworth, MD, NPI 1215873096
November 18, 2026`,
    `FAX - DIABETIC TESTING SUPPLIES - WRITTEN ORDER
Pt: Villareal, Thaddeus | DOB 12/02/1959 | M
1460 Lantern Road, Weirton Flats, AZ 85699 | (520) 555-0166
Dx: E11.22, N18.32, Z79.4
Insulin treated: Y (glargine 32 U qAM)
Testing freq: 3x/day (pre-breakfast, pre-supper, HS)

| HCPCS | Item | Qty / 3 mo | Limit |
| A4253 | strips, per 50 | 6 | 6 |
| A4259 | lancets, box of 100 | 3 | 3 |

300 strips + 300 lancets; 3 checks x 90 d = 270.
Last A1c 8.4% (11/02/2026). Last seen 11/09/2026, log reviewed.
Hypoglycemia: 2 episodes < 60, Sept 2026.
Meter: pt has own, no new one.
MD: Geraldine Foxworth, NPI 1215873096, 11/18/2026`,
    `LETTER OF MEDICAL NECESSITY: TEST STRIPS AND LANCETS

Patient: Thaddeus Villareal, MRN WF-27754

Background. Mr. Villareal, a 66-year-old man, is treated for type 2 diabetes mellitus with diabetic chronic kidney disease (E11.22). His kidneys are at stage 3b (N18.32); the eGFR was 38 in February and 36 in November 2026. Kidney disease prolongs the action of insulin and so makes lows more likely.

Treatment. He is on one injection a day, 32 units of insulin glargine in the morning. Metformin was discontinued in February, at an eGFR of 38. Blood pressure at the office visit on November 9 was 132/78, and his feet bore no sores.

Monitoring. Three tests a day are planned, and his October log accounts for 82 of them, or 91 % of the 90 intended. Two values fell below 60 mg/dL in September; in each case it was before supper and juice was enough. His A1c improved by 0.9 points within six months, from 9.3 % to 8.4 %.

Coverage. For a patient who uses insulin, payers commonly allow 300 strips and 300 lancets for three months. The request, six units of A4253 and three of A4259, does not go beyond this.

Other considerations. A continuous sensor was not wanted. His grandson Mateo showed him how to enter the values in a phone.

Geraldine Foxworth, MD
NPI 1215873096`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'type 2 diabetes with diabetic chronic kidney disease (E11.22) → type 2 diabetes with diabetic retinopathy (E11.22)',
    ],
    [
      0,
      'description-detail',
      'the kidney disease being stage 3b (N18.32) → the kidney disease being stage 4 (N18.32)',
    ],
    [0, 'retold', 'he takes none at meals → he takes lispro at meals'],
    [
      0,
      'retold',
      'The A1c has come down from 9.3 % in May to 8.4 % in November. → The A1c has gone up from 8.4 % in May to 9.3 % in November.',
    ],
    [0, 'relative-date', 'and will be 67 in two weeks → and will be 67 in two months'],
    [0, 'treatment', 'and treated them with juice → and treated them with glucagon'],
    [0, 'other-item', 'three boxes of 100 lancets (A4259) → three bottles of control solution (A4259)'],
    [
      0,
      'negation',
      'He does not need a meter, as the one he has had since 2024 works → He needs a meter, as the one he has had since 2024 is broken',
    ],
    [0, 'quantity', 'six units of 50 strips (A4253) → nine units of 50 strips (A4253)'],
    [1, 'quantity', 'Testing freq: 3x/day → Testing freq: 4x/day'],
    [1, 'medication', 'Insulin treated: Y (glargine 32 U qAM) → Insulin treated: Y (glargine 32 U qHS)'],
    [1, 'sum', '300 strips + 300 lancets → 600 strips + 300 lancets'],
    [1, 'date-age', 'Last A1c 8.4% (11/02/2026) → Last A1c 8.4% (08/02/2026)'],
    [1, 'identifier', '(520) 555-0166 → (520) 555-0106'],
    [1, 'negation', 'Insulin treated: Y → Insulin treated: N'],
    [2, 'medication', 'Metformin was discontinued in February → Glipizide was discontinued in February'],
    [
      2,
      'retold',
      'the eGFR was 38 in February and 36 in November 2026 → the eGFR was 36 in February and 48 in November 2026',
    ],
    [2, 'diagnosis', 'and his feet bore no sores → and his left foot bore a small sore'],
    [2, 'sum', 'improved by 0.9 points within six months → improved by 1.9 points within six months'],
    [2, 'social', 'His grandson Mateo showed him → His pharmacist Mateo showed him'],
    [2, 'attitude', 'A continuous sensor was not wanted. → He is eager to move to a continuous sensor.'],
    [
      2,
      'brackets',
      'A continuous sensor was not wanted. → [Patient failed a continuous sensor in 2025 because of skin reactions.]',
    ],
    [2, 'event', 'juice was enough → juice was not enough and paramedics came'],
    [
      2,
      'organisation',
      'payers commonly allow 300 strips → his plan, BlueCross of Arizona, allows 300 strips',
    ],
    [
      2,
      'script',
      '32 units of insulin glargine in the morning → ٤٢ units of insulin glargine in the morning',
    ],
    [
      0,
      'attestation',
      'The order for three months is six → I have gone through his log with him every month this year. The order for three months is six',
    ],
    [0, 'retold', 'He had two lows under 60 in September → He has two lows under 60 every week'],
  ],
  corruptions: {},
};
