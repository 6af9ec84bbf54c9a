import type { CorpusCase } from '../corpus-case.ts';

export const negativePressureHeelWound: CorpusCase = {
  id: 'negative-pressure-heel-wound',
  today: '2026-10-02',
  facts: {
    case_id: 8104,
    patient: {
      first_name: 'Desmond',
      last_name: 'Quillfeather',
      dob: '1957-09-08',
      gender: 'male',
      height: '183 cm',
      weight: '96 kg',
      address: '71 Foundry Court, Larkspur, TN 37040',
      phone: '(931) 555-0119',
      mrn: 'W-61277',
    },
    diagnoses: [
      { code: 'E11.621', description: 'Type 2 diabetes mellitus with foot ulcer' },
      {
        code: 'L97.423',
        description: 'Non-pressure chronic ulcer of left heel and midfoot with necrosis of muscle',
      },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Negative pressure wound therapy electrical pump, stationary or portable',
        hcpcs: 'E2402',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Ulcer of left heel since 2026-07-06. Size 2026-09-28: 4.2 x 3.1 cm, 1.4 cm deep, undermining 0.8 cm at 3 o’clock, 90% red granulation, 10% slough, moderate serous drainage. On 2026-08-31 it was 4.6 x 3.5 cm, 1.6 cm deep. Debrided 2026-07-20 and 2026-08-10 by Dr. Umstead. Alginate dressings for 6 weeks did not heal it. ABI left 0.92, right 1.01. No osteomyelitis on MRI 2026-08-05. Pressure 125 mmHg continuous, dressing changes three times a week by home nurse from Larkspur Home Health.',
      },
      {
        item: 'Wound care set, for negative pressure wound therapy electrical pump, each',
        hcpcs: 'A6550',
        quantity: 13,
        quantity_limit: 15,
        limit_period: '1 month',
        justification:
          'HbA1c 8.9% on 2026-07-06, 7.6% on 2026-09-21. Albumin 3.1, prealbumin 17. Insulin glargine 28 units at bedtime, insulin lispro 8 units with meals. Cephalexin 500 mg four times a day 2026-07-06 to 2026-07-20, finished. Total contact cast refused; wears offloading boot on left foot. Quit smoking 2019. Lost great toe of right foot 2021. Temperature 98.4, no fever. Retired welder, wife Bettina changes no dressings because of her own arthritis.',
      },
    ],
    provider: { name: 'Marisela Umstead, DPM', npi: '1922174408', date_signed: '2026-09-30' },
  },
  notes: [
    `69M IDDM2, L heel DFU x 12 wks (onset 7/6). s/p debridement 7/20, 8/10.
9/28: 4.2 x 3.1 x 1.4 cm, UM 0.8 @ 3:00, 90% gran / 10% slough, mod serous drng. Was 4.6 x 3.5 x 1.6 on 8/31.
ABI L 0.92, R 1.01. MRI 8/5 (-) osteo. A1c 8.9 → 7.6. Alb 3.1, prealb 17.
Glargine 28 u qhs, lispro 8 u tid w/ meals. Keflex 500 qid x 14 d done 7/20. Afebrile.
Failed alginate x 6 wks. Refused TCC, offloading boot L.
h/o R hallux amp 2021. Ex-smoker (quit 2019).
NPWT 125 mmHg cont, drsg ∆ 3x/wk by HH RN. A6550 #13/mo.`,
    `I am requesting negative pressure wound therapy (E2402) for Mr. Desmond Quillfeather, a 69-year-old man with type 2 diabetes with foot ulcer (E11.621) and an ulcer of the left heel with necrosis of muscle (L97.423). The ulcer has been present since July 6, 2026. When measured on September 28 it was 4.2 by 3.1 cm and 1.4 cm deep, with 0.8 cm of undermining; four weeks earlier it was 1.6 cm deep.

It was debrided on July 20 and August 10. Six weeks of alginate dressings did not heal it. Circulation is adequate, with an ankle-brachial index of 0.92 on the left, and an MRI showed no osteomyelitis. His hemoglobin A1c has come down from 8.9% to 7.6%.

Pressure is 125 mmHg, continuous. Dressings are changed three times a week, so that 13 wound care sets (A6550) are needed a month.`,
    `HH nursing: Dressing changed to L heel per order. Wound 4.2 x 3.1 cm, depth 1.4. Mod amt serous drainage. T 98.4, no fever. Pt on Lantus 28 units at HS and lispro 8 units w/ each meal. Antibiotic completed in July. Wife unable to do dressings d/t her arthritis. Pt wears boot on L foot for offloading, declined the cast. Great toe R foot gone since 2021. Visits 3 x week.`,
    `So this is a sixty-nine year old retired welder with an ulcer on his left heel since early July. He's on insulin, glargine twenty-eight units at bedtime. His A1c was eight point nine in July and now it's seven point six. We did debride it twice. Dressings with alginate for six weeks did not do it. He refused the total contact cast but he wears the offloading boot. MRI did not show osteomyelitis. He quit smoking in 2019. He lost the right great toe in 2021. We want the pump at one twenty-five continuous and thirteen dressing sets per month.`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'L heel DFU → R heel DFU'],
    [0, 'date-age', '(onset 7/6) → (onset 4/6)'],
    [0, 'retold', '4.2 x 3.1 x 1.4 cm → 4.2 x 3.1 x 2.4 cm'],
    [0, 'other-role', '90% gran / 10% slough → 10% gran / 90% slough'],
    [0, 'side', 'ABI L 0.92, R 1.01 → ABI R 0.92, L 1.01'],
    [0, 'negation', '(-) osteo → (+) osteo'],
    [0, 'retold', 'A1c 8.9 → A1c 9.8'],
    [0, 'medication', '28 u qhs → 28 u qam'],
    [0, 'medication', '500 qid → 500 bid'],
    [0, 'negation', 'Afebrile → Febrile'],
    [0, 'side', 'h/o R hallux amp → h/o L hallux amp'],
    [0, 'social', 'Ex-smoker (quit 2019) → Current smoker'],
    [0, 'quantity', '3x/wk → daily'],
    [0, 'negation', 'Failed alginate → Never tried alginate'],
    [1, 'code-disease', 'with necrosis of muscle (L97.423) → with necrosis of bone (L97.423)'],
    [1, 'side', 'ulcer of the left heel → ulcer of the right heel'],
    [1, 'date-age', 'July 6, 2026 → June 6, 2026'],
    [1, 'relative-date', 'four weeks earlier → two weeks earlier'],
    [1, 'negation', 'did not heal it → healed it'],
    [1, 'negation', 'showed no osteomyelitis → showed osteomyelitis'],
    [1, 'retold', '8.9% to 7.6% → 9.8% to 7.6%'],
    [1, 'quantity', '13 wound care sets → 15 wound care sets'],
    [1, 'other-role', 'Pressure is 125 mmHg → Pressure is 69 mmHg'],
    [2, 'side', 'changed to L heel → changed to R heel'],
    [2, 'retold', 'depth 1.4 → depth 4.1'],
    [2, 'retold', 'T 98.4, no fever → T 101.4, fever'],
    [2, 'medication', 'Lantus 28 units at HS → Lantus 38 units at HS'],
    [2, 'social', 'Wife unable → Son unable'],
    [2, 'treatment', 'declined the cast → has the cast'],
    [2, 'quantity', '3 x week → 5 x week'],
    [2, 'medication', 'Antibiotic completed in July → Antibiotic still running'],
    [3, 'relative-date', 'since early July → since early May'],
    [3, 'side', 'his left heel → his right heel'],
    [3, 'social', 'retired welder → retired teacher'],
    [3, 'quantity', 'debride it twice → debride it five times'],
    [3, 'medication', 'glargine twenty-eight units → glargine eighteen units'],
    [3, 'negation', 'MRI did not show → MRI did show'],
    [3, 'date-age', 'in 2021 → in 2024'],
    [3, 'quantity', 'thirteen dressing sets → thirty dressing sets'],
  ],
  corruptions: {},
};
