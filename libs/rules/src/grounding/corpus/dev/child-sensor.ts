import type { CorpusCase } from '../corpus-case.ts';

export const childSensor: CorpusCase = {
  id: 'child-sensor',
  today: '2026-08-31',
  facts: {
    case_id: 2850,
    patient: {
      first_name: 'Theo',
      middle_name: 'Ikaika',
      last_name: 'Vaszary-Poe',
      dob: '2017-01-12',
      gender: 'male',
      height: '4 ft 4 in',
      weight: '61 lb',
      address: '5 Cormorant Way, Astoria, OR 97103',
      phone: '(503) 555-0156',
      mrn: 'MRN-917425',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'CGM receiver, non-adjunctive',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'His glucose fell below 54 mg/dL on 7 days in July 2026, 3 of them at school. He does not notice lows in his sleep. His father checks him at 2 a.m. with a finger stick. Insulin is given by injection 4 times a day. His parents were trained on June 11, 2026. He has had no seizure.',
      },
      {
        item: 'CGM supplies, non-adjunctive',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification: 'One month of supply each month for 3 months.',
      },
      {
        item: 'Lancets',
        hcpcs: 'A4259',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification: 'One box, for the days when a sensor fails.',
      },
    ],
    provider: { name: 'Dr. Ruaridh Sandoval', npi: '1917462032', date_signed: '2026-08-31' },
  },
  notes: [
    `August 31, 2026

Concerning: Theo Ikaika Vaszary-Poe, 9 years old (born January 12, 2017)

Dear colleague,

Theo has type 1 diabetes mellitus with hypoglycemia without coma (E10.649) and uses insulin long term (Z79.4). In July 2026 his glucose fell below 54 mg/dL on 7 days; on 3 of these he was at school. He does not notice lows while he sleeps. That is why his father gets up at 2 a.m. and checks him with a finger stick.

He receives insulin by injection 4 times a day. There has been no seizure. Both parents were trained on June 11, 2026.

Please approve:
1. CGM receiver, non-adjunctive (E2103): 1
2. CGM supplies, non-adjunctive (A4239): 3, at most 3 per 3 months
3. Lancets (A4259): 1 box

Dr. Ruaridh Sandoval
NPI 1917462032`,
    `Theo Vaszary-Poe / 01-12-2017 / MRN-917425 / (503) 555-0156

T1DM w/ hypoglycemia, no coma (E10.649). On insulin (Z79.4), 4 injections/day.
<54 mg/dL: 7 days in July, 3 at school.
Lows during sleep unnoticed; dad does a fingerstick at 2 am.
Seizures: none.
Training of the parents: 6/11/2026.

E2103 x1, A4239 x3 (one per month, 3 months), A4259 x1 box for days of sensor failure.

Sandoval, R., NPI 1917462032, 8/31/2026`,
    `## Letter for Theo Vaszary-Poe

**Who?** A boy of nine with type 1 diabetes, 4 ft 4 in tall, 61 lb.

**What happens?** Low glucose. On seven days of July 2026 he went under 54 mg/dL, and three times that was at school. Asleep, he notices nothing.

**What is done now?** A finger stick at two in the morning by his father; insulin injections, four a day.

**What has not happened?** A seizure, or a coma.

**Are the parents ready?** They had their training on June 11, 2026.

**What is ordered?** One receiver (E2103) and three months of supplies (A4239), both non-adjunctive. One box of lancets (A4259) is for days when a sensor fails.

Codes: E10.649; Z79.4

Dr. Ruaridh Sandoval (NPI 1917462032)
5 Cormorant Way, Astoria, is the address of the patient.`,
    `Prior authorization, continuous glucose monitor

Theo Ikaika Vaszary-Poe is 9. His diagnosis is type 1 diabetes mellitus with hypoglycemia (E10.649), treated with insulin for the long term (Z79.4).

Criterion "treated with insulin": met, 4 injections a day.
Criterion "problematic hypoglycemia": met, 7 days below 54 mg/dL in July 2026.
Criterion "training": met, parents trained on 06/11/2026.

A non-adjunctive device can be used for decisions about treatment without a confirming finger stick. For Theo it would sound an alarm at night, when he does not notice a low, and his father would no longer have to check at 2 a.m.; it would also watch over him at school, where 3 of the 7 days fell.

Order: E2103 (1), A4239 (3), A4259 (1)
Dr. Ruaridh Sandoval, 1917462032`,
  ],
  passages: [
    `Children often cannot tell that their glucose is falling. Theo does not notice it in his sleep.`,
    `Three supplies for three months, one receiver, one box of lancets.`,
    `Four injections a day are 28 a week. A sensor replaces most of the finger sticks.`,
  ],
  edits: [
    [0, 'event', 'There has been no seizure. → There has been one seizure.'],
    [0, 'social', 'his father gets up → his grandmother gets up'],
    [0, 'retold', 'fell below 54 mg/dL on 7 days → fell below 45 mg/dL on 7 days'],
    [1, 'medication', '4 injections/day. → 4 injections/day of lispro.'],
    [1, 'relative-date', 'Seizures: none. → Seizures: none since last Christmas.'],
    [2, 'sex', 'A boy of nine with type 1 diabetes → A girl of nine with type 1 diabetes'],
    [2, 'device', 'One box of lancets (A4259) → One insulin pump and one box of lancets (A4259)'],
    [3, 'date-age', 'parents trained on 06/11/2026 → parents trained on 07/11/2026'],
    [3, 'organisation', 'Order: E2103 (1) → Order to Columbia Medical Supply: E2103 (1)'],
  ],
  corruptions: {
    'code-disease': [
      'E10.649: type 1 diabetes {with hypoglycemia → with ketoacidosis}',
      'Z79.4 means long-term use of {insulin → steroids}.',
      '{Type 1 diabetes with hypoglycemia → Celiac disease} (E10.649)',
    ],
    'other-item': [
      'E2103: {CGM receiver → insulin pump}',
      'One box of {lancets → pen needles} (A4259)',
      'A4239: {CGM supplies → test strips}, 3',
    ],
    'description-detail': [
      'Type {1 → 2} diabetes mellitus',
      'Hypoglycemia {without → with} coma',
      'A {non-adjunctive → adjunctive} receiver is ordered.',
      'Diabetes with hypoglycemia{ → and early kidney disease}',
    ],
    side: [
      '{ → The sensor is worn on the left upper arm.}',
      '{ → His right thigh is scarred from injections.}',
    ],
    sex: [
      'Theo does not notice lows in {his → her} sleep.',
      'A nine-year-old {boy → girl}',
      'His {father → mother} checks him at 2 a.m.',
    ],
    choice: ['~ A receiver{ →, blue,} is ordered.', '~ Lancets{ → of 33 gauge} come in one box.'],
    device: [
      '{ → A smart pen that records doses is ordered too.}',
      '{ → He already wears an insulin pump.}',
      'Receiver, supplies, lancets{ → and a ketone meter}',
    ],
    medication: [
      '{ → He gets 6 units of glargine before bed.}',
      '{ → Insulin aspart covers his meals.}',
      '{ → A glucagon spray is kept at school.}',
    ],
    diagnosis: [
      '{ → Theo was recently found to have celiac disease.}',
      'Type 1 diabetes{ →, asthma} and hypoglycemia',
      '{ → He has attention deficit disorder, which makes checks difficult.}',
    ],
    event: [
      'He has had {no → one} seizure.',
      '{ → In July the school called an ambulance.}',
      '{ → Ketoacidosis brought him into intensive care.}',
    ],
    treatment: [
      '{ → An earlier sensor was stopped because of the glue.}',
      '{ → He is sensitive to acrylate adhesive.}',
      '{ → Smaller doses at night were tried and did not stop the lows.}',
    ],
    social: [
      'His {father → older sister} checks him at 2 a.m.',
      '{ → His parents are divorced and share custody.}',
      '{ → The school nurse gives him his lunch dose.}',
      '{ → He plays soccer three afternoons a week.}',
    ],
    attitude: [
      '~ { → Theo is afraid of going to sleep.}',
      '~ { → His parents are exhausted but committed.}',
      '~ { → He looks at the numbers with interest.}',
    ],
    negation: [
      'He {does not notice → notices} lows in his sleep.',
      'His parents {were → have not yet been} trained.',
      'He has {had no → had a} seizure.',
    ],
    organisation: [
      '{ → The pediatric endocrinology clinic at Doernbecher follows him.}',
      '{ → Oregon Health Plan covers him.}',
    ],
    attestation: [
      '{ → I went through the logbook with his father page by page.}',
      '{ → I confirm that I saw Theo in person within the last six months.}',
    ],
    'relative-date': ['{ → He was diagnosed two summers ago.}', '{ → The last low was yesterday evening.}'],
    'other-role': [
      'He was low on {7 → 9} days in July.',
      '{3 → 4} of the days were at school.',
      '{ → His HbA1c is 7 %.}',
      'Insulin is injected {4 → 7} times a day.',
    ],
    brackets: ['{ → [A1c 8.9]}', 'He has had no seizure. { → [one febrile at age 2]}'],
    'coverage-measure': [
      'Sensors are covered with problematic hypoglycemia{ → , shown here by 22 % of time below range}.',
      'The plan wants a visit within six months{ → ; his was on August 3}.',
    ],
    script: ['below {54 → ５４} mg/dL', '~ CGM {receiver → rеceiver}', 'at {2 → ٢} a.m.'],
    identifier: [
      'Diabetes {E10.649 → E10.641}',
      'Insulin {Z79.4 → Z79.84}',
      'Receiver {E2103 → E2102}',
      'Supplies {A4239 → A4238}',
      'NPI {1917462032 → 1917462023}',
    ],
    'date-age': [
      'Theo is {9 → 8} years old.',
      'The parents were trained on June {11 → 21}, 2026.',
      'DOB 01/12/20{17 → 16}',
      'In {July → May} 2026 he was low on 7 days.',
    ],
    quantity: ['CGM supplies, {3 → 6} months', '{One box → Five boxes} of lancets', 'Receiver, {1 → 2}'],
    name: ['Theo Vaszary-{Poe → Pope}', '{Theo → Leo} Vaszary-Poe', 'Dr. Ruaridh {Sandoval → Santoro}'],
    retold: [
      'His glucose fell below {54 → 70} mg/dL.',
      'It was {3 → 5} times at school.',
      'His father checks him at {2 → 4} a.m.',
      'His glucose {fell below → rose above} 54 mg/dL on 7 days.',
    ],
    sum: [
      'Four injections a day are {120 → 140} in 30 days.',
      'Of 7 days 3 were at school and {4 → 5} elsewhere.',
    ],
  },
};
