import type { CorpusCase } from '../corpus-case.ts';

export const thighStockingObesity: CorpusCase = {
  id: 'thigh-stocking-obesity',
  today: '2026-03-25',
  facts: {
    case_id: 2930,
    patient: {
      first_name: 'Percival',
      middle_name: null,
      last_name: 'Dubois-Lang',
      dob: '1966-06-06',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '268 lb',
      address: '31 Lakeshore Terrace, Erie, PA 16505',
      phone: '(814) 555-0112',
      mrn: 'MRN-294481',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'E66.01', description: 'Morbid (severe) obesity due to excess calories' },
    ],
    items: [
      {
        item: 'Lymphedema stocking, thigh length, 30-40 mmHg',
        hcpcs: 'A6534',
        quantity: 6,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'XXL',
        color: 'Beige',
        length: 'Long',
        justification:
          'Both legs, three stockings for each. Stemmer sign positive on both sides. Swelling to the groin since radiation in 2022. Below-knee stockings, worn in 2025, cut in behind the knee and left the thigh swollen. Thigh 74 cm right and 71 cm left.',
      },
    ],
    provider: { name: 'Beatrix Solano, PA-C', npi: '1451049955', date_signed: '2026-03-25' },
  },
  notes: [
    `Percival Dubois-Lang, 59, has lymphedema of both legs (I89.0) and morbid obesity due to excess calories (E66.01). Since radiation in 2022 the swelling reaches up to the groin. The Stemmer sign is positive on the right and on the left. The thighs measure 74 cm (right) and 71 cm (left).

In 2025 he wore below-knee stockings. They cut in behind the knee, and the thigh stayed swollen. For this reason stockings of thigh length are needed.

Three are ordered for each leg, six altogether. The limit of 3 per 6 months applies to each body part, so that six for two legs is within it.

A6534, lymphedema stocking, thigh length, 30-40 mmHg: 6, XXL, beige, long

Beatrix Solano, PA-C
NPI 1451049955`,
    `Dubois-Lang P 59M
BLE lymphedema to groin, s/p RT 2022. Stemmer + bilat. Morbid obesity.
Thigh R 74 / L 71 cm
Knee-highs 2025: bunched at popliteal fossa, no effect on thigh
A6534 thigh 30-40 x6 (3/leg) XXL beige long
I89.0 E66.01
B Solano PA-C 1451049955`,
    `Lymphedema after radiation is a lifelong condition. In Mr. Percival Dubois-Lang it involves the whole of both legs, and a garment that ends at the knee has been shown not to be enough.

Three per leg allows one to be worn, one to be washed and one to dry. Stockings lose their pressure with wear, which is why they are replaced every 6 months.

Compression of 30 to 40 mmHg is the usual strength for swelling of this kind.

Ordered by Beatrix Solano, PA-C, NPI 1451049955: A6534, quantity 6.`,
    `Letter of Medical Necessity

Member: Percival Dubois-Lang, born 06/06/1966
Height 5 ft 11 in, weight 268 lb

The above patient is under my care for Lymphedema, not elsewhere classified (I89.0). Comorbid: Morbid (severe) obesity due to excess calories (E66.01), which makes lymph drainage even harder.

Objective findings: positive Stemmer sign bilaterally; thigh circumference 74 cm on the right side, 71 cm on the left side.

Previous treatment: below-knee compression stockings in 2025, without success.

Request: six (6) thigh-length stockings, 30-40 mmHg, size XXL, beige, long.

Failure to treat lymphedema may lead to infection, hardening of the tissue and disability. I trust that you will approve this request.

Beatrix Solano, PA-C, 1451049955, March 25, 2026`,
    `Two legs, both swollen up to the groin, the right thigh 3 cm thicker than the left.
Short stockings made a groove behind his knee. They did nothing for the thigh.
Wanted: long ones. Six. Beige. XXL.
The need will last.
Percival Dubois-Lang / Beatrix Solano PA-C / 1451049955`,
  ],
  passages: [
    'A positive Stemmer sign means that a fold of skin at the second toe cannot be lifted.',
    'Obesity and radiation are both known causes of lymphedema.',
    'Half of the stockings are for the left leg.',
    'Twelve stockings a year would be needed at this rate.',
  ],
  edits: [
    [0, 'retold', 'Since radiation in 2022 → Since surgery in 2022'],
    [1, 'retold', 'R 74 / L 71 cm → R 84 / L 71 cm'],
    [2, 'quantity', 'A6534, quantity 6 → A6534, quantity 8'],
    [3, 'identifier', 'not elsewhere classified (I89.0) → not elsewhere classified (I89.1)'],
    [4, 'sum', '3 cm thicker → 5 cm thicker'],
  ],
  corruptions: {
    'code-disease': ['E66.01: {obesity → type 2 diabetes}'],
    'other-item': ['A6534, {thigh → knee} length'],
    'description-detail': ['Obesity due to {excess calories → drugs}'],
    side: ['The {right → left} thigh measures 74 cm.'],
    sex: ['{Mr. → Ms.} Dubois-Lang wore below-knee stockings in 2025.'],
    choice: ['Stockings in {beige → gray}', 'Size {XXL → M}, long'],
    device: ['{ → A pair of toe caps is added.}'],
    medication: ['{ → Furosemide 40 mg brought no change.}'],
    diagnosis: ['{ → His lymphedema follows bladder cancer.}'],
    event: ['{ → He underwent gastric bypass.}'],
    treatment: ['{ → Manual lymph drainage was given for six weeks.}'],
    social: ['{ → His partner helps him into the stockings.}'],
    negation: ['Below-knee stockings {left → did not leave} the thigh swollen.'],
    attestation: ['{ → I measured both legs myself.}'],
    organisation: ['{ → Presque Isle Cancer Center radiated the pelvis.}'],
    'relative-date': ['Below-knee stockings were worn {in 2025 → until three weeks ago}.'],
    'other-role': ['Thigh {71 → 59} cm on the left'],
    quantity: ['Three stockings for {each → one} leg, {six → three} in all'],
    retold: ['Swelling to the {groin → knee} since 2022', 'Stemmer sign {positive → negative} on both sides'],
    sum: ['Three for each of two legs make {six → nine}.'],
  },
};
