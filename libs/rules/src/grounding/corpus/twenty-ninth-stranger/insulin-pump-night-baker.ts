import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist, a diabetes educator, a supplier and a drafting model write for a baker who works at night. */
export const insulinPumpNightBaker: CorpusCase = {
  id: 'insulin-pump-night-baker',
  today: '2026-07-21',
  facts: {
    case_id: 38108,
    patient: {
      first_name: 'Dashiell',
      last_name: 'Mbeki-Lorne',
      dob: '1991-12-05',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '172 lb',
      address: '27 Millstone Alley, Corriedale, NM 87999',
      phone: '(505) 555-0193',
      mrn: 'CDC-11873',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      {
        code: 'E10.3293',
        description:
          'Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, bilateral',
      },
    ],
    items: [
      {
        item: 'External ambulatory infusion pump, insulin',
        hcpcs: 'E0784',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'slate',
        justification:
          'HbA1c 8.4 % on 2026-01-13 and 8.7 % on 2026-07-07. He injects 5 times a day: glargine 22 units once and lispro 4 times. Glucose below 54 mg/dL 9 times in 30 days, 6 of these during night shifts; above 240 mg/dL on 11 of 30 mornings. On 2026-03-18 his sister found him confused with a glucose of 38 mg/dL and gave glucagon. C-peptide below 0.1 ng/mL. Finished a course for pump users on 2026-05-22.',
      },
      {
        item: 'Supplies for maintenance of insulin infusion catheter, per week',
        hcpcs: 'A4224',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '3 months',
        length: '23 in tubing',
        justification: 'The catheter is changed every 3 days.',
      },
      {
        item: 'Supplies for external insulin infusion pump, syringe type cartridge, sterile, each',
        hcpcs: 'A4225',
        quantity: 30,
        quantity_limit: 40,
        limit_period: '3 months',
        size: '3 mL',
        justification: 'A cartridge is filled every 3 days.',
      },
    ],
    provider: { name: 'Yevgenia Thornbury-Ashe, MD', npi: '1831760294', date_signed: '2026-07-21' },
    seen: [
      '2026-07-07, in clinic, by Yevgenia Thornbury-Ashe, MD: lumps under the skin on the left side of the abdomen from injections, feet with full feeling, blood pressure 122/76.',
    ],
    told: [
      'Who pays? Mesa Alta Health Cooperative',
      'Who supplies? Saltbush Diabetes Supply',
      'Lives with whom? With his sister Coralie',
      'Work? Baker, night shifts from 10 pm to 6 am, 5 nights a week',
      'Pump before? Never',
      'Glucose sensor? Since November 2024, worn 94 % of the time',
    ],
    answered: [],
  },
  notes: [
    `July 21, 2026

Mesa Alta Health Cooperative
Utilization Review

Patient: Dashiell Mbeki-Lorne, DOB December 5, 1991, MRN CDC-11873

Dear Reviewer,

Mr. Mbeki-Lorne is a 34-year-old baker with type 1 diabetes mellitus. It is complicated by hypoglycemia without coma (E10.649), by hyperglycemia (E10.65) and by mild nonproliferative retinopathy of both eyes without macular edema (E10.3293).

He injects insulin 5 times a day: glargine 22 units once, and lispro 4 times. Even so his HbA1c rose from 8.4 % on January 13 to 8.7 % on July 7, 2026. In 30 days his glucose was below 54 mg/dL 9 times, and 6 of these episodes came during night shifts. On 11 of 30 mornings it was above 240 mg/dL. On March 18, 2026 his sister found him confused, with a glucose of 38 mg/dL, and gave glucagon. His C-peptide is below 0.1 ng/mL.

On July 7 I felt lumps under the skin on the left side of the abdomen from the injections. The feet had full feeling, and the blood pressure was 122/76.

He has never had a pump. He finished a course for pump users on May 22, 2026.

A pump can give less insulin in those hours in which less is needed. Plans usually ask for several injections a day and for frequent measurements beforehand.

Yevgenia Thornbury-Ashe, MD
NPI 1831760294`,
    `DIABETES EDUCATION NOTE

Client: Dashiell Mbeki-Lorne, M, 34 y
Ht 5 ft 11 in, Wt 172 lb

Course for pump users: finished 05/22/2026.

Present regimen
- glargine 22 units x 1
- lispro x 4
- 5 injections a day, 35 a week

Sensor: since November 2024; worn 94 % of the time.

Last 30 days
| | Count |
|---|---|
| Below 54 mg/dL | 9 |
| of these on night shift | 6 |
| of these at other times | 3 |
| Mornings above 240 mg/dL | 11 |

Severe low: 03/18/2026, 38 mg/dL, confused. Sister gave glucagon.

Skin: lumps on the left side of the abdomen.
Feet: full feeling.

Work: baker, 10 pm to 6 am, 5 nights a week (40 hours).
Home: sister, Coralie.

Pump experience: none before.

Plan: pump E0784; catheter supplies A4224 with 23 in tubing; cartridges A4225, 3 mL. Change of both every 3 days.

General: people who use a pump should always have a syringe and insulin at hand, as ketones rise within hours when the flow stops.`,
    `SALTBUSH DIABETES SUPPLY

To: Mesa Alta Health Cooperative
Re: new insulin pump

Member: Dashiell Mbeki-Lorne
27 Millstone Alley, Corriedale, NM 87999
(505) 555-0193

Prescriber: Yevgenia Thornbury-Ashe, MD; NPI 1831760294; signed 07/21/2026, two weeks after the last visit

| Code | Product | Quantity | Allowed |
|---|---|---|---|
| E0784 | External ambulatory infusion pump, insulin, slate | 1 | 1 in 5 years |
| A4224 | Supplies for insulin infusion catheter, per week, 23 in tubing | 13 | 13 in 3 months |
| A4225 | Cartridge, syringe type, sterile, 3 mL | 30 | 40 in 3 months |

A year's supply is 52 weeks of catheter supplies and 120 cartridges.

Diagnoses
- E10.649 Type 1 diabetes mellitus with hypoglycemia without coma
- E10.65 Type 1 diabetes mellitus with hyperglycemia
- E10.3293 Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, bilateral

Most recent HbA1c: 8.7 % on July 7, 2026.
C-peptide: below 0.1 ng/mL.
Injections: 5 daily.
Earlier pump: none.
Training: completed May 22, 2026.

Cartridges are filled every 3 days.

Our pump trainers generally call within three days of the start.`,
    `## Insulin pump: narrative draft

**Patient.** Dashiell Mbeki-Lorne, man of 34, baker on night shift.

**Diagnoses.** T1DM with hypoglycemia without coma (E10.649) and with hyperglycemia (E10.65); mild nonproliferative retinopathy in both eyes, no macular edema (E10.3293).

**Course.** HbA1c went up by 0.3 points in about six months, from 8.4 % to 8.7 %, on five injections a day.

**Lows and highs.**
1. Two thirds of the values under 54 mg/dL (6 of 9) happened during night shifts.
2. On 11 of 30 mornings glucose exceeded 240 mg/dL.
3. On March 18, 2026 he was confused at 38 mg/dL. His sister, Coralie, gave glucagon.

**Monitoring.** He has used a glucose sensor since November 2024 and wears it 94 % of the time.

**Readiness.** He completed a course for pump users on May 22, 2026. It will be his first pump.

**Request.**
- E0784, one pump in slate
- A4224, 13 per 3 months
- A4225, 30 per 3 months

Shift work changes the need for insulin from hour to hour, and a single long-acting dose cannot follow it.

*Yevgenia Thornbury-Ashe, MD – July 21, 2026*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'by hyperglycemia (E10.65) → by nephropathy (E10.65)'],
    [0, 'description-detail', 'by hypoglycemia without coma (E10.649) → by hypoglycemia with coma (E10.649)'],
    [0, 'description-detail', 'with type 1 diabetes mellitus. It is → with type 2 diabetes mellitus. It is'],
    [
      0,
      'side',
      'on the left side of the abdomen from the injections → on the right side of the abdomen from the injections',
    ],
    [
      0,
      'medication',
      'glargine 22 units once, and lispro 4 times → glargine 28 units once, and lispro 4 times',
    ],
    [0, 'negation', 'The feet had full feeling → The feet had no feeling'],
    [0, 'negation', 'He has never had a pump. → He has had a pump before.'],
    [
      0,
      'coverage-measure',
      'for frequent measurements beforehand. → for frequent measurements beforehand; his 8 fingersticks a day exceed that.',
    ],
    [
      0,
      'attestation',
      'On July 7 I felt lumps → On July 7 I looked at his sensor curves with him for an hour and felt lumps',
    ],
    [
      0,
      'other-role',
      'On 11 of 30 mornings it was above 240 mg/dL. → On 11 of 30 mornings it was above 172 mg/dL.',
    ],
    [
      0,
      'event',
      'and gave glucagon. His C-peptide → and gave glucagon. An ambulance took him to the hospital. His C-peptide',
    ],
    [1, 'sum', '5 injections a day, 35 a week → 5 injections a day, 30 a week'],
    [1, 'sum', '5 nights a week (40 hours) → 5 nights a week (48 hours)'],
    [1, 'script', 'Severe low: 03/18/2026, 38 mg/dL → Severe low: 03/18/2026, ৫২ mg/dL'],
    [1, 'name', 'Home: sister, Coralie. → Home: sister, Coraline.'],
    [1, 'choice', 'with 23 in tubing; cartridges → with 43 in tubing; cartridges'],
    [
      1,
      'brackets',
      'Pump experience: none before. → Pump experience: none before [patch pump refused by the insurer].',
    ],
    [1, 'social', 'Work: baker, 10 pm to 6 am → Work: security guard, 10 pm to 6 am'],
    [1, 'retold', 'worn 94 % of the time → worn 64 % of the time'],
    [1, 'event', '38 mg/dL, confused. → 38 mg/dL, confused, fell on the stairs.'],
    [1, 'treatment', 'Feet: full feeling. → Feet: full feeling. Rash from sensor adhesive.'],
    [2, 'organisation', 'To: Mesa Alta Health Cooperative → To: Rio Lindo Insurance'],
    [2, 'identifier', '(505) 555-0193 → (505) 555-0139'],
    [2, 'identifier', '- E10.65 Type 1 → - E10.69 Type 1'],
    [2, 'relative-date', 'two weeks after the last visit → a month after the last visit'],
    [2, 'quantity', 'sterile, 3 mL | 30 | 40 in 3 months → sterile, 3 mL | 40 | 40 in 3 months'],
    [2, 'other-item', '| A4225 | Cartridge, syringe type → | A4224 | Cartridge, syringe type'],
    [
      2,
      'sum',
      '52 weeks of catheter supplies and 120 cartridges → 52 weeks of catheter supplies and 160 cartridges',
    ],
    [2, 'date-age', 'Training: completed May 22, 2026. → Training: completed June 22, 2026.'],
    [2, 'retold', 'C-peptide: below 0.1 ng/mL. → C-peptide: above 1.1 ng/mL.'],
    [2, 'device', 'Earlier pump: none. → Earlier pump: none. A smart pen is included.'],
    [3, 'sex', 'Mbeki-Lorne, man of 34, baker → Mbeki-Lorne, woman of 34, baker'],
    [3, 'diagnosis', 'no macular edema (E10.3293). → no macular edema (E10.3293). Celiac disease.'],
    [3, 'retold', 'HbA1c went up by 0.3 points → HbA1c went down by 0.3 points'],
    [
      3,
      'attitude',
      'and wears it 94 % of the time. → and wears it 94 % of the time, which shows his exceptional motivation.',
    ],
    [
      3,
      'organisation',
      'He completed a course for pump users on → He completed a course for pump users at Corriedale Diabetes Institute on',
    ],
    [3, 'social', 'His sister, Coralie, gave glucagon. → His girlfriend gave glucagon.'],
    [3, 'medication', 'It will be his first pump. → It will be his first pump. Metformin is continued.'],
  ],
  corruptions: {},
};
