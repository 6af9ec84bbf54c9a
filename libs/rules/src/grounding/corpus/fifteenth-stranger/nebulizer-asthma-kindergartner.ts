import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes for a six-year-old she has known from the start; the supplier's clerk and a nurse write the shorter pages. */
export const nebulizerAsthmaKindergartner: CorpusCase = {
  id: 'nebulizer-asthma-kindergartner',
  today: '2027-01-14',
  facts: {
    case_id: 15003,
    patient: {
      first_name: 'Clementine',
      last_name: 'Abara',
      dob: '2020-06-08',
      gender: 'female',
      height: '3 ft 9 in',
      weight: '44 lb',
      address: '31 Sawmill Hollow, Pruitt Junction, OR 97499',
      phone: '(541) 555-0162',
      mrn: 'PJ-00893',
    },
    diagnoses: [
      { code: 'J45.40', description: 'Moderate persistent asthma, uncomplicated' },
      { code: 'L20.9', description: 'Atopic dermatitis, unspecified' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'yellow',
        justification:
          'She coughs at night 4 times a week and wheezes when she runs. A metered dose inhaler with spacer and mask was tried from 2026-09-15 to 2026-12-10 and failed because she cannot hold the mask seal and breathes through her nose. On 2027-01-07 in the office a nebulized albuterol treatment of 2.5 mg raised her saturation from 92 % to 97 %. Albuterol 2.5 mg every 4 to 6 hours as needed and budesonide 0.5 mg once daily are to be given by nebulizer.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'The cup and tubing are changed every two weeks because budesonide clogs the jet.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'pediatric',
        justification:
          'She cannot keep a mouthpiece between her lips for the 10 minutes of a treatment. A soft mask is needed because her eczema breaks out on the cheeks.',
      },
    ],
    provider: { name: 'Harriet Lindqvist-Moe, MD', npi: '1750384926', date_signed: '2027-01-14' },
    seen: [
      '2027-01-07, in office, by Harriet Lindqvist-Moe, MD: respirations 30, wheeze on both sides, saturation 92 % before and 97 % after nebulized albuterol 2.5 mg; eczema on both cheeks and in the bend of the right elbow.',
    ],
    told: [
      'Who pays? Oregon Health Plan',
      'Who supplies? Cascade Home Care Supply',
      'Lives with whom? With her grandmother Ngozi',
      'Who gives the treatments? Ngozi, who was taught on 2027-01-07',
      'School? Kindergarten',
      'Pets? A cat, kept outdoors',
      'Does anyone smoke at home? No',
    ],
    answered: [],
  },
  notes: [
    `Pruitt Junction, January 14, 2027

Regarding: Clementine Abara, born June 8, 2020 (MRN PJ-00893)
Request: nebulizer with compressor and its supplies

To whom it may concern:

Clementine is a girl of six who goes to kindergarten and lives with her grandmother, Ngozi. She has moderate persistent asthma, uncomplicated (J45.40), and atopic dermatitis (L20.9). She coughs at night four times a week and wheezes when she runs. No one smokes in the house, and the cat is kept outdoors.

From September 15 to December 10, 2026 we tried a metered dose inhaler with spacer and mask. It failed. She cannot hold the seal of the mask, and she breathes through her nose.

I saw her in the office on January 7, 2027. Her respirations were 30, and there was wheeze on both sides. Saturation was 92 %. After albuterol 2.5 mg by nebulizer it was 97 %. There was eczema on both cheeks and in the bend of the right elbow. Her grandmother was taught to give the treatments that same day.

I therefore order a nebulizer with compressor (E0570), in yellow; two disposable administration sets a month (A7003); and one pediatric aerosol mask a month (A7015). The medicines to be given by it are albuterol 2.5 mg every 4 to 6 hours as needed and budesonide 0.5 mg once daily.

Harriet Lindqvist-Moe, MD
NPI 1750384926`,
    `NURSING NOTE: NEBULIZER NEED

Pt: Clementine Abara, 6 y.o. F, 44 lb, 3 ft 9 in
Visit of 01/07/2027

Reason: asthma, moderate persistent

Findings
- RR 30
- Wheeze bilaterally
- SpO2 92 % before treatment
- SpO2 97 % after albuterol 2.5 mg, nebulized
- Eczema: both cheeks, bend of right elbow

Home
- Grandmother Ngozi gives the treatments; taught 01/07/2027
- Nobody at home smokes
- One cat, outdoors

Failed
- MDI with spacer and mask, 09/15/2026 to 12/10/2026. Child cannot hold the mask seal; nose breather.

Plan
1. Nebulizer with compressor, 1
2. Administration set, disposable, 2 per month. Cup and tubing to be changed every two weeks, as budesonide clogs the jet.
3. Aerosol mask, pediatric, 1 per month. She cannot keep a mouthpiece between her lips for the 10 minutes a treatment takes. A soft mask is wanted on account of the eczema on her cheeks.

Medicines by nebulizer: albuterol 2.5 mg q4-6h prn; budesonide 0.5 mg daily.

General: young children often cannot coordinate an inhaler, and a nebulizer asks only for quiet breathing. Some plans cover one when an inhaler with spacer has been tried for at least four weeks.`,
    `CASCADE HOME CARE SUPPLY

Supplier letter for prior authorization, Oregon Health Plan

Member: Clementine Abara
Born: 06/08/2020
Home: 31 Sawmill Hollow, Pruitt Junction, OR 97499
Telephone: (541) 555-0162

Physician: Harriet Lindqvist-Moe, MD, NPI 1750384926
ICD-10-CM: J45.40; L20.9

| Code | Item | Quantity | Limit |
| E0570 | Nebulizer, with compressor, yellow | 1 | 1 per year |
| A7003 | Administration set, small volume nonfiltered, disposable | 2 | 2 per month |
| A7015 | Aerosol mask, pediatric | 1 | 1 per month |

Over three months this comes to 6 administration sets and 3 masks.

The physician states that the child has moderate persistent asthma with night cough 4 times weekly. An inhaler with spacer and mask was used from 09/15/2026 to 12/10/2026 and did not work. At the office visit of 01/07/2027 a nebulized dose of albuterol raised the saturation by five points, from 92 % to 97 %.

The sets are replaced every two weeks since budesonide clogs the jet. A mask rather than a mouthpiece is ordered because the child is not able to hold a mouthpiece through a ten-minute treatment. Her caregiver, grandmother Ngozi, has been taught how to give the treatments.`,
    `Letter of Medical Necessity

1. Patient
Clementine Abara is a six-year-old kindergartner weighing 44 lb. Her diagnoses are moderate persistent asthma, uncomplicated (ICD-10-CM J45.40) and atopic dermatitis, unspecified (ICD-10-CM L20.9).

2. Course
Her asthma shows itself as night-time cough on 4 nights of the week and as wheezing with running. A trial of a metered dose inhaler with a spacer and mask lasted from September 15, 2026 through December 10, 2026. The trial was unsuccessful, because she could not keep the mask sealed and breathed through her nose.

3. Response to nebulized medicine
On January 7, 2027 her oxygen saturation rose from 92 % to 97 % after one nebulized dose of albuterol, 2.5 mg.

4. Equipment
E0570, nebulizer with compressor, quantity 1 per year.
A7003, administration set, quantity 2 per month, or 24 per year.
A7015, aerosol mask, pediatric size, quantity 1 per month.

5. Caregiver and home
She lives with her grandmother, who gives the treatments. The home is smoke-free.

6. Coverage
A nebulizer is reasonable and necessary when inhaled medicine is required and a hand-held inhaler does not serve. Both conditions are present here.

Signed: Harriet Lindqvist-Moe, MD
January 14, 2027`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'atopic dermatitis (L20.9) → plaque psoriasis (L20.9)'],
    [2, 'other-item', '| A7015 | Aerosol mask, pediatric | → | A7015 | Administration set, pediatric | '],
    [
      3,
      'other-item',
      'A7003, administration set, quantity 2 per month → A7003, aerosol mask, quantity 2 per month',
    ],
    [
      0,
      'description-detail',
      'moderate persistent asthma, uncomplicated (J45.40) → moderate persistent asthma with acute exacerbation (J45.40)',
    ],
    [1, 'description-detail', 'Reason: asthma, moderate persistent → Reason: asthma, severe persistent'],
    [0, 'side', 'in the bend of the right elbow → in the bend of the left elbow'],
    [0, 'sex', 'Clementine is a girl of six → Clementine is a boy of six'],
    [1, 'sex', '6 y.o. F, 44 lb → 6 y.o. M, 44 lb'],
    [2, 'choice', 'Nebulizer, with compressor, yellow → Nebulizer, with compressor, purple'],
    [1, 'choice', 'Aerosol mask, pediatric, 1 per month → Aerosol mask, adult medium, 1 per month'],
    [
      3,
      'device',
      'A7015, aerosol mask, pediatric size, quantity 1 per month. → A7015, aerosol mask, pediatric size, quantity 1 per month. A pulse oximeter for home use is included.',
    ],
    [1, 'medication', 'budesonide 0.5 mg daily → ipratropium 0.5 mg daily'],
    [
      0,
      'medication',
      'budesonide 0.5 mg once daily. → budesonide 0.5 mg once daily. She also takes montelukast.',
    ],
    [
      3,
      'diagnosis',
      'and atopic dermatitis, unspecified (ICD-10-CM L20.9) → and atopic dermatitis, unspecified (ICD-10-CM L20.9), with a history of bronchiolitis',
    ],
    [
      2,
      'event',
      'with night cough 4 times weekly. → with night cough 4 times weekly and two emergency room visits.',
    ],
    [
      1,
      'treatment',
      'Eczema: both cheeks, bend of right elbow → Eczema: both cheeks, bend of right elbow; allergic to amoxicillin',
    ],
    [0, 'social', 'No one smokes in the house, and → Her uncle smokes in the house, and'],
    [
      3,
      'social',
      'She lives with her grandmother, who → She lives with her parents and her grandmother, who',
    ],
    [
      1,
      'attitude',
      'Grandmother Ngozi gives the treatments; → Grandmother Ngozi gives the treatments reluctantly;',
    ],
    [2, 'negation', 'is not able to hold a mouthpiece → is able to hold a mouthpiece'],
    [
      2,
      'organisation',
      'for prior authorization, Oregon Health Plan → for prior authorization, Moda Commercial',
    ],
    [
      0,
      'attestation',
      'Her grandmother was taught to give the treatments that same day. → I visited the home and taught her grandmother to give the treatments there.',
    ],
    [3, 'relative-date', 'On January 7, 2027 her oxygen saturation → Three weeks ago her oxygen saturation'],
    [1, 'other-role', '- RR 30 → - RR 44'],
    [2, 'brackets', 'and did not work. → and did not work [the inhaler was lost at school].'],
    [
      1,
      'coverage-measure',
      'has been tried for at least four weeks. → has been tried for at least four weeks, and her trial of five weeks is long enough.',
    ],
    [3, 'script', 'kindergartner weighing 44 lb → kindergartner weighing ５4 lb'],
    [2, 'identifier', 'NPI 1750384926 → NPI 1750384629'],
    [0, 'identifier', 'aerosol mask a month (A7015) → aerosol mask a month (A7013)'],
    [3, 'date-age', 'through December 10, 2026 → through December 20, 2026'],
    [2, 'date-age', 'Born: 06/08/2020 → Born: 08/06/2020'],
    [
      0,
      'quantity',
      'two disposable administration sets a month → four disposable administration sets a month',
    ],
    [2, 'name', 'Her caregiver, grandmother Ngozi, → Her caregiver, grandmother Adaeze,'],
    [0, 'retold', 'She coughs at night four times a week → She coughs at night twice a week'],
    [
      1,
      'retold',
      'Cup and tubing to be changed every two weeks → Cup and tubing to be changed every four weeks',
    ],
    [
      2,
      'sum',
      'this comes to 6 administration sets and 3 masks → this comes to 9 administration sets and 3 masks',
    ],
    [3, 'sum', 'quantity 2 per month, or 24 per year → quantity 2 per month, or 26 per year'],
  ],
  corruptions: {},
};
