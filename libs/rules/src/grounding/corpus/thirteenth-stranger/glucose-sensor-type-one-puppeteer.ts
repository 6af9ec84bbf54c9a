import type { CorpusCase } from '../corpus-case.ts';

/** A language model: a letter with headings, a fluent narrative, and a list of bullets. */
export const glucoseSensorTypeOnePuppeteer: CorpusCase = {
  id: 'glucose-sensor-type-one-puppeteer',
  today: '2026-11-09',
  facts: {
    case_id: 9413,
    patient: {
      first_name: 'Theodora',
      middle_name: 'Nell',
      last_name: 'Blankenship',
      dob: '1990-02-18',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '139 lb',
      address: '61 Marionette Way, Sable Point, WA 98999',
      phone: '(360) 555-0132',
      mrn: 'SP-447-90',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E06.3', description: 'Autoimmune thyroiditis' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Type 1 diabetes since age 11. Insulin glargine 18 units at bedtime, insulin aspart before meals, 4 injections a day; adjusts doses by meter readings, 5 fingersticks a day. Nine readings under 54 mg/dL from 2026-10-05 to 2026-11-01, lowest 39 on 2026-10-17 at 3 a.m. Paramedics called on 2026-10-17: glucagon given, not taken to hospital. No longer feels lows until below 50. Hemoglobin 7.1 % on 2026-10-28. Trained on the monitor 2026-11-03. Touring puppeteer; drives 300 miles a week. Partner Rosamund wakes her at night.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sensors on the back of the arm; adhesive tested, no reaction. Levothyroxine 75 mcg. Does not want an insulin pump because of costumes. Expected need 12 months.',
      },
    ],
    provider: { name: 'Aurelio Winterbourne, MD', npi: '1467038291', date_signed: '2026-11-09' },
    seen: [
      '2026-11-03, office visit, by Aurelio Winterbourne, MD: injection sites without lumps, feet normal to the monofilament.',
    ],
    told: ['The diabetes is treated with insulin'],
    answered: ['The diabetes is treated with insulin'],
  },
  notes: [
    `**Letter of Medical Necessity: Continuous Glucose Monitor**

**Patient:** Theodora Nell Blankenship
**Date of birth:** 02/18/1990
**Requested:** E2103 (1) and A4239 (1 per month)

**Clinical summary**
Ms. Blankenship is a 36-year-old woman who has lived with type 1 diabetes since the age of 11 and is now troubled by hypoglycemia (E10.649). She also has autoimmune thyroiditis (E06.3). She injects insulin four times a day: 18 units of glargine at bedtime and aspart before meals. She pricks her finger five times a day and adjusts her doses by the result.

**Hypoglycemia**
In the four weeks from October 5 to November 1, 2026, her meter recorded nine values below 54 mg/dL. The lowest was 39, at three in the morning on October 17. Paramedics were called that night and gave glucagon; she was not taken to the hospital. She no longer notices a low before it is under 50.

**Justification**
A continuous monitor measures glucose around the clock and sounds an alarm before a low becomes dangerous. This is what fingersticks cannot do for someone whose warning signs come late and who is asleep. At present it is her partner, Rosamund, who wakes her at night.

**Readiness**
She was trained on the device on November 3. Her latest hemoglobin value was 7.1 % (October 28).

Sincerely,
Aurelio Winterbourne, MD
NPI 1467038291`,
    `I am pleased to support the request of Theodora Blankenship, a touring puppeteer, for a continuous glucose monitor and its monthly supplies.

A person who drives 300 miles in a week, as she does, must be able to trust that her glucose will not fall unnoticed. Yet hers does. Awareness of hypoglycemia commonly fades after many years of type 1 diabetes, and Ms. Blankenship has had the disease for 25 of her 36 years; her symptoms now come only when the value is below 50 mg/dL. Within a month she had nine readings under 54, one of them a 39 in the small hours of Saturday, October 17, for which paramedics came and gave her glucagon.

She does not wish to have an insulin pump, because of costumes, and multiple daily injections remain the treatment. The sensor is worn on the back of the arm; the adhesive was tested and caused no reaction. When I saw her on November 3, there were no lumps where she injects, and she felt the monofilament normally on her feet.

With this in mind I order the receiver (E2103) and one unit of supplies a month (A4239) for an expected twelve months, that is twelve units.

Warm regards,
Aurelio Winterbourne, MD, NPI 1467038291`,
    `Summary for Theodora N. Blankenship (MRN SP-447-90), prepared November 9, 2026

• Diagnoses: E10.649, E06.3
• Treatment: insulin glargine 18 units nightly; insulin aspart with meals; levothyroxine 75 mcg
• Self-monitoring: five fingersticks daily
• Level 2 hypoglycemia (below 54 mg/dL): 9 readings, 10/05/2026–11/01/2026
• Severe episode needing the help of others: 10/17/2026, 39 mg/dL, glucagon by paramedics, no transport
• Awareness: absent until below 50 mg/dL
• Hemoglobin: 7.1 %, 10/28/2026
• Training: completed 11/03/2026
• Pump: declined
• Site: back of arm
• Coverage rule: treated with insulin or a history of problematic hypoglycemia; here both are documented
• Length of need: 12 months
• Orders: E2103 x 1; A4239 x 1 monthly, within the limits

Prescriber: Aurelio Winterbourne, MD (1467038291)`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'who has lived with type 1 diabetes since → who has lived with type 2 diabetes since',
    ],
    [0, 'date-age', 'since the age of 11 and is → since the age of 21 and is'],
    [
      0,
      'code-disease',
      'She also has autoimmune thyroiditis (E06.3). → She also has Graves disease (E06.3).',
    ],
    [0, 'medication', '18 units of glargine at bedtime → 18 units of degludec at bedtime'],
    [0, 'quantity', 'She pricks her finger five times a day → She pricks her finger five times a week'],
    [
      0,
      'date-age',
      'In the four weeks from October 5 to November 1 → In the four weeks from September 5 to October 1',
    ],
    [0, 'retold', 'at three in the morning on October 17 → at three in the afternoon on October 17'],
    [0, 'event', 'she was not taken to the hospital → she was kept in the hospital until noon'],
    [
      0,
      'negation',
      'She no longer notices a low before it is under 50. → She still notices a low before it is under 50.',
    ],
    [0, 'social', 'it is her partner, Rosamund, who wakes → it is her mother, Rosamund, who wakes'],
    [0, 'other-role', 'value was 7.1 % (October 28) → value was 9.0 % (October 28)'],
    [
      0,
      'attestation',
      'Sincerely, → I have downloaded and reviewed fourteen days of sensor data with her.\n\nSincerely,',
    ],
    [1, 'social', 'a touring puppeteer, for → a touring puppeteer who lives alone, for'],
    [1, 'sum', 'for 25 of her 36 years → for 15 of her 36 years'],
    [1, 'date-age', 'of Saturday, October 17 → of Sunday, October 18'],
    [1, 'retold', 'She does not wish to have an insulin pump → She would rather have an insulin pump'],
    [1, 'treatment', 'and caused no reaction → and caused a mild rash'],
    [1, 'retold', 'there were no lumps where she injects → there were lumps where she injects'],
    [1, 'sum', 'that is twelve units → that is thirty-six units'],
    [2, 'medication', 'levothyroxine 75 mcg → levothyroxine 75 mcg; metformin 500 mg BID'],
    [2, 'name', 'glucagon by paramedics → glucagon by her partner'],
    [2, 'other-item', 'E2103 x 1; A4239 x 1 monthly → E2103 x 1; A4238 x 1 monthly'],
    [
      2,
      'brackets',
      'Training: completed 11/03/2026 → Training: completed 11/03/2026 [repeated 11/06/2026 by the diabetes educator]',
    ],
    [
      2,
      'coverage-measure',
      'here both are documented → here both are documented, and the last monitor was paid for in 2020',
    ],
    [1, 'name', 'Ms. Blankenship has had → Ms. Blankenstein has had'],
    [2, 'attitude', '• Pump: declined → • Pump: declined\n• Adherence: excellent, never skips a test'],
  ],
  corruptions: {},
};
