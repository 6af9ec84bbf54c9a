import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist who writes herself, and her assistant who has it written. */
export const glucoseMonitorType1Beekeeper: CorpusCase = {
  id: 'glucose-monitor-type1-beekeeper',
  today: '2026-11-24',
  facts: {
    case_id: 10406,
    patient: {
      first_name: 'Henrike',
      last_name: 'Castellane',
      dob: '1989-08-14',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '139 lb',
      address: '880 Clover Ridge, Amity Grove, VT 05999',
      phone: '(802) 555-0153',
      mrn: 'AG-20466',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      {
        code: 'E10.3293',
        description:
          'Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, bilateral',
      },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Type 1 diabetes since age 12. Insulin degludec 18 units at bedtime and aspart with meals, 4 injections a day. A1c 8.1 % on 2026-10-19 (7.9 % on 2026-06-22). Tests 7 times a day by fingerstick. Nine readings under 54 mg/dL between 2026-10-19 and 2026-11-17, lowest 38. Does not feel lows any more (Gold score 6). Paramedics on 2026-09-27 for a low of 31 at the hives: glucagon 3 mg nasal given by her brother Joachim. Not admitted. Pump declined because of heat and propolis. Can read the display. Trained on the receiver on 2026-11-17 by Tamsin Oyelaran, RN, CDCES.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sensor changed every 10 days, 3 a month. Professional sensor worn 2026-11-03 to 2026-11-13: time in range 51 %, below range 11 %, above range 38 %. No skin reaction. Expected need 12 months, then review.',
      },
    ],
    provider: { name: 'Leontyne Garrick, MD', npi: '1205968347', date_signed: '2026-11-24' },
    seen: [
      '2026-11-17, in clinic, by Leontyne Garrick, MD: blood pressure 118/72, feet normal, lipohypertrophy left of the navel.',
    ],
    told: [
      'Who pays? Blue Cross Blue Shield of Vermont',
      'Which receiver? Dexcom G7',
      'Lives with whom? With her brother Joachim on the farm',
      'Pregnant? No',
    ],
    answered: [],
  },
  notes: [
    `Blue Cross Blue Shield of Vermont
Medical Review

November 24, 2026

RE: Henrike Castellane, DOB 8/14/1989
Request: continuous glucose monitor, E2103 and A4239

Dear Reviewer,

Ms. Castellane keeps bees and has lived with type 1 diabetes for twenty-five years, since she was twelve. I saw her last week, on November 17. She injects insulin four times a day, degludec 18 units at bedtime and aspart with her meals, and she pricks her finger seven times a day. In spite of that her A1c rose from 7.9 % in June to 8.1 % in October.

What worries me is the lows. In the month up to her visit her meter held nine values under 54, the lowest of them 38. She no longer feels them; her Gold score is 6. On September 27 she was found at the hives with a glucose of 31, and her brother gave her nasal glucagon; the paramedics came. She was not admitted.

We had her wear a professional sensor for ten days early this month. She was in range 51 % of the time, above it 38 % and below it 11 %, where guidelines ask for less than 4 %. It caused no skin reaction.

On examination her blood pressure was 118/72 and her feet were normal. There is lipohypertrophy to the left of the navel. She has mild nonproliferative retinopathy in both eyes (E10.3293), without macular edema, and reads the display without trouble. A pump was discussed, and she does not want one because of the heat and the propolis. Our educator, Tamsin Oyelaran, RN, CDCES, has trained her on the receiver, a Dexcom G7.

A fingerstick tells a number; only a sensor tells her at night that it is falling. I ask for one receiver and one unit of supplies each month, which is three sensors of ten days, and I shall review the need after twelve months.

Sincerely yours,
Leontyne Garrick, MD
NPI 1205968347`,
    `Letter of Medical Necessity: Continuous Glucose Monitoring

Patient: Henrike Castellane | MRN: AG-20466 | Insurance: Blue Cross Blue Shield of Vermont

Summary of Request
This letter supports coverage of a non-adjunctive continuous glucose monitor (HCPCS E2103, quantity 1) and the corresponding monthly supply allowance (HCPCS A4239, 1 unit per month) for Ms. Castellane, a 37-year-old beekeeper diagnosed with type 1 diabetes mellitus with hypoglycemia without coma (ICD-10 E10.649).

Key Clinical Facts
• Insulin regimen: multiple daily injections (4 per day) with degludec and aspart
• Self-monitoring: 7 fingersticks per day, or approximately 210 per month
• Hemoglobin A1c: 8.1% on October 19, 2026
• Level 2 hypoglycemia: 9 readings below 54 mg/dL in the 30 days from October 19 to November 17, 2026
• Hypoglycemia unawareness: Gold score of 6
• Severe event: September 27, 2026, glucose 31 mg/dL, treated with nasal glucagon by her brother, Joachim; paramedics attended
• Professional sensor data (November 3 to 13, 2026): 51% in range, 11% below, 38% above

Why Fingersticks Are Not Sufficient
Intermittent testing captures only isolated moments and provides neither trends nor alarms. Ms. Castellane does not perceive falling glucose, and her most severe event happened while she was at the hives. Insulin pump therapy was offered and declined. She is not pregnant.

Readiness
The patient completed receiver training on November 17, 2026. Her bilateral retinopathy is mild and does not prevent her from reading the screen. She lives on the farm with her brother.

Conclusion
Continuous glucose monitoring is the standard of care for adults with type 1 diabetes. Over the 12-month period requested, 12 units of A4239 will be needed.

Signed: Leontyne Garrick, MD, 11/24/2026`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'since she was twelve → since she was twenty'],
    [
      0,
      'attestation',
      'I saw her last week, on November 17. → My nurse practitioner saw her last week, on November 17.',
    ],
    [0, 'medication', 'degludec 18 units at bedtime → glargine 18 units at bedtime'],
    [0, 'quantity', 'she pricks her finger seven times a day → she pricks her finger four times a day'],
    [
      0,
      'retold',
      'her A1c rose from 7.9 % in June to 8.1 % in October → her A1c fell from 8.1 % in June to 7.9 % in October',
    ],
    [0, 'other-role', 'the lowest of them 38 → the lowest of them 51'],
    [0, 'negation', 'She was not admitted. → She was admitted.'],
    [0, 'sex', 'her brother gave her nasal glucagon → her sister gave her nasal glucagon'],
    [0, 'relative-date', 'for ten days early this month → for ten days back in the spring'],
    [
      0,
      'coverage-measure',
      'where guidelines ask for less than 4 % → where guidelines ask for less than 4 % and she spends 21 %',
    ],
    [0, 'treatment', 'It caused no skin reaction. → It caused a mild rash from the adhesive.'],
    [0, 'diagnosis', 'her feet were normal → her feet show early neuropathy'],
    [0, 'side', 'to the left of the navel → to the right of the navel'],
    [0, 'description-detail', 'without macular edema, and reads → with macular edema, and reads'],
    [
      0,
      'attitude',
      'and she does not want one because of the heat and the propolis → and she is afraid of being attached to a machine',
    ],
    [0, 'device', 'on the receiver, a Dexcom G7 → on the receiver, a FreeStyle Libre 3'],
    [0, 'identifier', 'NPI 1205968347 → NPI 1209568347'],
    [1, 'organisation', 'Insurance: Blue Cross Blue Shield of Vermont → Insurance: MVP Health Care'],
    [
      1,
      'other-item',
      'the corresponding monthly supply allowance (HCPCS A4239, 1 unit per month) → the corresponding monthly supply allowance (HCPCS E2103, 1 unit per month)',
    ],
    [
      1,
      'code-disease',
      'type 1 diabetes mellitus with hypoglycemia without coma (ICD-10 E10.649) → type 2 diabetes mellitus with hypoglycemia without coma (ICD-10 E10.649)',
    ],
    [1, 'sum', 'approximately 210 per month → approximately 240 per month'],
    [1, 'event', 'paramedics attended → she was taken to the emergency department by ambulance'],
    [
      1,
      'brackets',
      '• Hemoglobin A1c: 8.1% on October 19, 2026 → • Hemoglobin A1c: 8.1% on October 19, 2026 [9.4% the year before]',
    ],
    [1, 'social', 'She lives on the farm with her brother. → She lives alone on the farm.'],
    [1, 'script', '8.1% on October 19 → 8.१% on October 19'],
    [1, 'name', 'Signed: Leontyne Garrick, MD → Signed: Leontine Gerrick, MD'],
    [
      1,
      'attitude',
      'The patient completed receiver training → The patient eagerly completed receiver training',
    ],
    [1, 'sum', '12 units of A4239 will be needed → 36 units of A4239 will be needed'],
  ],
  corruptions: {},
};
