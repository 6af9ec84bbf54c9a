import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric endocrinologist, a diabetes educator, a supplier and a drafting model write for a boy in third grade with type 1 diabetes. */
export const insulinPumpCgmThirdGrader: CorpusCase = {
  id: 'insulin-pump-cgm-third-grader',
  today: '2026-05-11',
  facts: {
    case_id: 24105,
    patient: {
      first_name: 'Silas',
      last_name: 'Abernethy-Okonjo',
      dob: '2016-12-02',
      gender: 'male',
      height: '4 ft 5 in',
      weight: '66 lb',
      address: '1180 Cotton Gin Road, Bellwether, GA 30999',
      phone: '(478) 555-0155',
      mrn: 'BCE-21460',
    },
    diagnoses: [
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      { code: 'Z96.41', description: 'Presence of insulin pump (external) (internal)' },
    ],
    items: [
      {
        item: 'Supplies for maintenance of insulin infusion catheter, per week',
        hcpcs: 'A4224',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '3 months',
        length: '23 inches',
        justification:
          'On a pump since 2025-01-20. Hemoglobin A1c 9.4 % on 2024-12-16 and 7.5 % on 2026-04-27. The infusion set is changed every 2 days because the skin reddens after 48 hours.',
      },
      {
        item: 'Supplies for external insulin infusion pump, syringe type cartridge, sterile, each',
        hcpcs: 'A4225',
        quantity: 45,
        quantity_limit: 50,
        limit_period: '3 months',
        justification: 'A new cartridge with each infusion set. It holds 180 units; he uses 26 units a day.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'He does not feel low glucose. Before the sensor he was at 48 mg/dl on 5 of 14 nights, with it on none of 14. Time in range rose from 41 % to 66 %. Worn on the back of the left upper arm, changed every 10 days.',
      },
    ],
    provider: { name: 'Temperance Oyelaran, MD', npi: '1857392046', date_signed: '2026-05-11' },
    seen: [
      '2026-04-27, in clinic, by Temperance Oyelaran, MD: growing along the 60th percentile, no lumps at the infusion sites on belly and thighs, no ketones in the urine, thyroid not enlarged.',
    ],
    told: [
      'Who pays? Peachfield Children Plan',
      'Who supplies? Larkspur Diabetes Supply',
      'Lives with whom? With his grandmother Odessa and two sisters',
      'Who works the pump? His grandmother at home, the school nurse on school days',
      'School? Third grade',
      'Insulin? Lispro in the pump',
      'Sport? Swims twice a week and takes the pump off for 45 minutes',
    ],
    answered: [],
  },
  notes: [
    `May 11, 2026

Peachfield Children Plan

RE: Silas Abernethy-Okonjo
DOB: December 2, 2016
MRN: BCE-21460

To the reviewing pediatrician:

Silas is a 9-year-old boy with type 1 diabetes with hyperglycemia (E10.65). He has been on an insulin pump (Z96.41) since January 20, 2025. The pump contains lispro, of which he uses 26 units a day.

His hemoglobin A1c was 9.4 % on December 16, 2024, and 7.5 % on April 27, 2026. On that last date I saw him in clinic. He is growing along the 60th percentile. There were no lumps at the infusion sites on his belly and thighs, and no ketones in the urine. His thyroid was not enlarged.

Silas does not feel low glucose. Before he wore a sensor, his glucose was 48 mg/dl on 5 of 14 nights; with the sensor this happened on none of 14.

For 3 months I order 13 weekly supplies for the infusion catheter (A4224), 45 cartridges (A4225) and 3 monthly allowances for the glucose monitor (A4239). His infusion set is changed every 2 days, because the skin reddens after 48 hours.

Children of this age cannot be expected to manage a pump alone.

Temperance Oyelaran, MD
NPI 1857392046`,
    `DIABETES EDUCATION VISIT SUMMARY

Child: Silas A.-O., boy, third grade, 66 lb, 4 ft 5 in

Home: grandmother (Odessa), two sisters.
Pump handled by: grandmother at home; school nurse on school days.
Pump started: 01/20/2025.

Infusion set
Every 2 days. Redness after 48 hours. Tubing 23 inches. Sites on belly and thighs free of lumps.

Cartridge
Changed together with the set. Holds 180 units. At 26 units a day, about 52 units are used in 2 days.

Sensor
Back of left upper arm. New one every 10 days, so about 9 in 90 days.
Range before: 41 %. Range now: 66 %. Better by 25 points.
Nights at 48 mg/dl before: 5 of 14. Nights now: 0 of 14.
Does not feel lows.

A1c
12/16/2024: 9.4 %
04/27/2026: 7.5 %
Lower by 1.9 points.

Swimming
Twice a week. Pump off for 45 minutes each time.

General teaching for families: check for ketones when glucose stays high, because without long-acting insulin a blocked set may lead to ketoacidosis within hours. Keep a pen at hand. Wash off sunscreen before placing a sensor.`,
    `Larkspur Diabetes Supply
Quarterly order, for review by Peachfield Children Plan

Patient: Silas Abernethy-Okonjo, male, born 12/02/2016
1180 Cotton Gin Road, Bellwether, GA 30999
Tel. (478) 555-0155

Order signed 05/11/2026 by Temperance Oyelaran, MD, NPI 1857392046

| HCPCS | Supply | Quantity | Limit in 3 months |
|---|---|---|---|
| A4224 | Infusion catheter supplies, per week, tubing 23 inches | 13 | 13 |
| A4225 | Cartridge, syringe type, sterile | 45 | 50 |
| A4239 | CGM supply allowance, 1 month | 3 | 3 |

Sum of units: 61.

ICD-10-CM
E10.65 Type 1 diabetes mellitus with hyperglycemia
Z96.41 Presence of insulin pump (external) (internal)

Explanation. Forty-five cartridges result from one change every 2 days over 90 days. The number is 5 below the limit. The set cannot stay longer, as the skin reddens after 48 hours. The child was last seen by the physician on April 27, 2026, 14 days before the order was signed. The school nurse works the pump on school days, the grandmother at home.

Supplies are generally sent for no more than three months at a time, and only upon request of the family.

Larkspur Diabetes Supply`,
    `# Medical Necessity Summary

**Patient:** Silas Abernethy-Okonjo, 9 years old, third grade
**Prescriber:** Temperance Oyelaran, MD
**Diagnosis:** Type 1 diabetes mellitus with hyperglycemia

---

**Insulin pump supplies**

Silas has used a pump since January 2025. Since then his hemoglobin A1c has come down from 9.4 % to 7.5 %. The infusion set and the cartridge are replaced every two days; after 48 hours the skin at the site turns red. The pump is filled with lispro.

**Continuous glucose monitor**

Silas does not notice when his glucose is low. With the monitor two things have changed:

* low nights (48 mg/dl) fell from 5 of 14 to none
* time in range increased from 41 % to 66 %

It is worn on the back of the left upper arm.

**Circumstances**

He lives with his grandmother, Odessa, and two sisters. He swims twice a week and takes the pump off for 45 minutes.

**Quantities for three months**

* A4224: 13
* A4225: 45
* A4239: 3

**Supplier and payer**

Larkspur Diabetes Supply delivers; Peachfield Children Plan pays.

Sensor alarms are of particular value at night, when a sleeping child will not report symptoms.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'type 1 diabetes with hyperglycemia (E10.65) → cystic fibrosis with hyperglycemia (E10.65)',
    ],
    [0, 'date-age', 'Silas is a 9-year-old boy → Silas is an 11-year-old boy'],
    [0, 'medication', 'The pump contains lispro → The pump contains aspart'],
    [0, 'negation', 'and no ketones in the urine → and ketones in the urine'],
    [0, 'negation', 'His thyroid was not enlarged. → His thyroid was enlarged.'],
    [0, 'retold', 'Silas does not feel low glucose. → Silas feels low glucose reliably.'],
    [0, 'other-role', 'He is growing along the 60th percentile. → He is growing along the 41st percentile.'],
    [0, 'other-item', '45 cartridges (A4225) → 45 cartridges (A4224)'],
    [
      0,
      'attestation',
      'On that last date I saw him in clinic. → On that last date I saw him in clinic and replaced his sensor with my own hands.',
    ],
    [1, 'sex', 'Silas A.-O., boy, third grade → Silas A.-O., girl, third grade'],
    [
      1,
      'social',
      'Home: grandmother (Odessa), two sisters. → Home: grandmother (Odessa), mother, two sisters.',
    ],
    [1, 'side', 'Back of left upper arm. → Back of right upper arm.'],
    [1, 'sum', 'Lower by 1.9 points. → Lower by 2.9 points.'],
    [1, 'sum', 'about 52 units are used in 2 days → about 78 units are used in 2 days'],
    [1, 'script', 'Range now: 66 %. → Range now: ៨២ %.'],
    [1, 'choice', 'Tubing 23 inches. → Tubing 43 inches.'],
    [1, 'event', 'Does not feel lows. → Does not feel lows. Had a seizure at school in March.'],
    [1, 'retold', 'Pump off for 45 minutes each time. → Pump stays on throughout.'],
    [1, 'brackets', 'Twice a week. Pump → Twice a week [asthma inhaler beforehand]. Pump'],
    [2, 'organisation', 'for review by Peachfield Children Plan → for review by Okefenokee Family Care'],
    [2, 'quantity', 'sterile | 45 | 50 | → sterile | 30 | 50 |'],
    [2, 'sum', 'Sum of units: 61. → Sum of units: 71.'],
    [
      2,
      'identifier',
      'E10.65 Type 1 diabetes mellitus with hyperglycemia → E10.69 Type 1 diabetes mellitus with hyperglycemia',
    ],
    [2, 'relative-date', '14 days before the order was signed → five weeks before the order was signed'],
    [2, 'name', 'by Temperance Oyelaran, MD, NPI → by Temperance Oyelowo, MD, NPI'],
    [
      2,
      'coverage-measure',
      'and only upon request of the family. → and only upon request of the family, whose log of six tests a day fulfils the requirement.',
    ],
    [2, 'identifier', 'NPI 1857392046 → NPI 1857392064'],
    [2, 'negation', 'The set cannot stay longer → The set can stay longer'],
    [
      3,
      'description-detail',
      '**Diagnosis:** Type 1 diabetes mellitus with hyperglycemia → **Diagnosis:** Type 1 diabetes mellitus with ketoacidosis',
    ],
    [
      3,
      'diagnosis',
      'Silas does not notice when his glucose is low. → Silas has celiac disease and does not notice when his glucose is low.',
    ],
    [
      3,
      'treatment',
      'Silas has used a pump since January 2025. → Silas has used a pump since January 2025, after injections four times a day had failed.',
    ],
    [
      3,
      'device',
      'The infusion set and the cartridge are replaced → The infusion set, the cartridge and the transmitter battery of his smart pen are replaced',
    ],
    [
      3,
      'attitude',
      'He swims twice a week and takes → He swims twice a week, is proud of his numbers and takes',
    ],
    [3, 'organisation', 'Larkspur Diabetes Supply delivers; → Bellwether Community Pharmacy delivers;'],
    [3, 'retold', 'time in range increased from 41 % to 66 % → time in range decreased from 66 % to 41 %'],
    [3, 'social', 'and two sisters. He → and two sisters in a shelter. He'],
  ],
  corruptions: {},
};
