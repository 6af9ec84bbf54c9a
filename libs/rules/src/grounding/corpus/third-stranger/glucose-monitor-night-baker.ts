import type { CorpusCase } from '../corpus-case.ts';

export const glucoseMonitorNightBaker: CorpusCase = {
  id: 'glucose-monitor-night-baker',
  today: '2026-03-24',
  facts: {
    case_id: 7701,
    patient: {
      first_name: 'Emilio',
      middle_name: 'Andrés',
      last_name: 'Quintanar',
      dob: '1998-08-06',
      gender: 'male',
      height: '178 cm',
      weight: '73 kg',
      address: '2218 Sycamore Landing Road, Dayton, OH 45402',
      phone: '(937) 555-0146',
      mrn: 'MRN-770114',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.42', description: 'Type 1 diabetes mellitus with diabetic polyneuropathy' },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Four lows under 54 mg/dL between January 5 and March 2, 2026, the lowest 38 mg/dL. He does not feel them coming. A coworker found him confused on February 11, 2026 and gave him juice; no ambulance was called. Works nights in a bakery near hot ovens.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), 1 month supply',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Injects insulin five times a day and pricks a finger seven times a day. Last A1c 7.9 % on March 10, 2026. Lives alone. Does not use an insulin pump.',
      },
    ],
    provider: { name: 'Dr. Miriam Achterberg', npi: '1453331476', date_signed: '2026-03-24' },
  },
  notes: [
    `March 24, 2026

Re: Emilio Quintanar, born August 6, 1998, MRN-770114

Mr. Quintanar is 27 years old and has type 1 diabetes mellitus with hypoglycemia without coma (E10.649) and with diabetic polyneuropathy (E10.42). He injects insulin five times a day and checks a fingerstick seven times a day. His last A1c, on March 10, was 7.9 %.

Between January 5 and March 2 of this year he had four glucose values below 54 mg/dL; the lowest was 38. He does not feel these lows coming. On February 11 a coworker found him confused and gave him juice. No ambulance was called.

He works nights in a bakery near hot ovens and lives alone, so nobody is there at home to notice a low.

I order one continuous glucose monitor (E2103) and one unit of the monthly supply allowance (A4239) each month.

Dr. Miriam Achterberg, NPI 1453331476`,
    `Quintanar E., 27M, T1DM
dx E10.649, E10.42
MDI x5/d, SMBG 7x/d, no pump
A1c 7.9 (3/10/26)
lows <54 x4 from 1/5 to 3/2/26, nadir 38, unaware
2/11/26 confused at work, coworker gave juice, no EMS
night baker, hot ovens, lives alone
E2103 #1, A4239 #1/mo
Achterberg, NPI 1453331476`,
    `## Letter of Medical Necessity

**Patient:** Emilio Andrés Quintanar
**Provider:** Dr. Miriam Achterberg (NPI: 1453331476)

### Diagnoses
- E10.649: Type 1 diabetes mellitus with hypoglycemia without coma
- E10.42: Type 1 diabetes mellitus with diabetic polyneuropathy

### Requested equipment
- Continuous glucose monitor (E2103), quantity 1
- Monthly supply allowance (A4239), quantity 1 per month

### Clinical rationale
- **Repeated hypoglycemia:** four readings under 54 mg/dL in about eight weeks, with a minimum of 38 mg/dL.
- **Unawareness:** the patient does not sense the onset of a low.
- **Intensive treatment:** five insulin injections and seven fingersticks a day.
- **Risk at work:** night shifts near hot ovens.

A continuous monitor measures glucose in the fluid under the skin every few minutes and sounds an alarm before a low becomes dangerous. A fingerstick shows only a single moment.`,
    `To whom it may concern: I am writing to appeal the decision on the glucose monitor of Mr. Emilio Quintanar.

Hypoglycemia is the most feared effect of insulin. In a person who no longer feels it, the first sign may be confusion, and that is exactly what happened on the eleventh of February, when a coworker found Mr. Quintanar confused and helped him with juice. His lowest value, 38 mg/dL (about 2.1 mmol/L), lies sixteen below the threshold of 54.

He already does what can be done without a sensor. Seven fingersticks a day are forty-nine a week, and none of them warns him while he sleeps after a night shift. He gives himself five injections of insulin daily; he does not wear a pump.

Please approve E2103 (one) and A4239 (one unit a month, twelve in a year).

Respectfully, Dr. Miriam Achterberg, NPI 1453331476`,
    `PATIENT        Quintanar, Emilio        DOB 08/06/1998      MRN-770114
ADDRESS        2218 Sycamore Landing Road, Dayton, OH 45402
PHONE          (937) 555-0146
HEIGHT/WEIGHT  178 cm / 73 kg
ICD-10         E10.649   E10.42
HCPCS          E2103 x 1 (limit 1 per 5 years)
               A4239 x 1 (limit 1 per month)
INSULIN        5 injections/day          PUMP  no
FINGERSTICKS   7/day
A1C            7.9 % on 03/10/2026
LOWS < 54      4, lowest 38 mg/dL
PRESCRIBER     Dr. Miriam Achterberg     NPI 1453331476     SIGNED 03/24/2026`,
    `Nurse's summary for the file of Emilio Quintanar. Young man, lives by himself, bakes at night. Doing five shots of insulin and seven finger pokes every day. No pump. Even so he has dropped under 54 four times since early January and never felt it. The worst was 38. Once, in February, he got confused at work and the coworker who found him gave him juice. A1c was 7.9 % two weeks ago. The doctor wants him to have the continuous monitor and the monthly supplies for it so an alarm can go off before he is in trouble. He stands about five foot ten. Ordering provider Dr. Achterberg, 1453331476.`,
  ],
  passages: [
    'He was born in August of 1998 and is now twenty-seven.',
    'With five injections a day he gives himself thirty-five a week.',
    'Hot ovens and unnoticed hypoglycemia do not go together.',
    'No ambulance came on February 11; a coworker and some juice were enough.',
  ],
  edits: [
    [0, 'date-age', 'His last A1c, on March 10, was → His last A1c, on March 20, was'],
    [3, 'negation', 'he does not wear a pump → he also wears a pump'],
  ],
  corruptions: {
    'code-disease': [
      'E10.42, type 1 diabetes mellitus with {diabetic polyneuropathy → diabetic nephropathy}',
    ],
    'other-item': ['The monthly supply allowance is billed under {A4239 → E2103}.'],
    'description-detail': ['Type 1 diabetes mellitus with hypoglycemia {without → with} coma (E10.649)'],
    side: ['He has diabetic polyneuropathy{ →, worse in the left foot}.'],
    sex: ['{Mr. → Mrs.} Quintanar lives alone.'],
    choice: ['The receiver{ → in dark blue} is requested once.'],
    device: ['He needs the monitor {→ and an automated insulin pump} to be warned of lows.'],
    medication: [
      'He injects insulin {→ glargine, 22 units at bedtime,} and checks his glucose by fingerstick.',
    ],
    diagnosis: ['He has type 1 diabetes mellitus{ → and hypothyroidism}.'],
    event: [
      '{No ambulance was called → He was taken to the emergency room by ambulance} on February 11, 2026.',
    ],
    treatment: ['{→ A glucagon kit was prescribed last year and has been used twice.}'],
    social: ['He lives {alone → with his girlfriend} and works nights.'],
    attitude: ['~ {→ He is highly motivated and has shown excellent adherence to his regimen.}'],
    negation: ['He {does not feel → feels} the lows coming.'],
    organisation: ['He works nights in a bakery{ → and is followed at the Miami Valley Diabetes Center}.'],
    attestation: [
      '{→ I saw Mr. Quintanar in person within the past six months and reviewed his glucose log with him.}',
    ],
    'relative-date': ['His A1c was measured {two weeks → four months} ago.'],
    'other-role': ['He pricks a finger {seven → five} times a day.'],
    brackets: ['[{→ He has passed out twice behind the wheel.}]'],
    'coverage-measure': [
      'Coverage looks for problematic hypoglycemia{ →, and his record shows eleven level 2 events in ninety days}.',
    ],
    script: ['The lowest value was {38 → ٣٨} mg/dL.'],
    identifier: ['Emilio Quintanar, {MRN-770114 → MRN-771014}'],
    'date-age': ['He is a {27-year-old → 29-year-old} baker.'],
    quantity: ['The supply allowance, one unit per {month → week}'],
    name: ['Ordered by Dr. Miriam {Achterberg → Achterhof}'],
    retold: ['A coworker found him confused and gave him {juice → a glucagon injection}.'],
    sum: ['Seven fingersticks a day come to {forty-nine → seventy-nine} a week.'],
  },
};
