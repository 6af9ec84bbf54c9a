import type { CorpusCase } from '../corpus-case.ts';

export const pumpNightLows: CorpusCase = {
  id: 'pump-night-lows',
  today: '2026-04-08',
  facts: {
    case_id: 7011,
    patient: {
      first_name: 'Ansel',
      middle_name: 'Joseph',
      last_name: 'Brightwater',
      dob: '1989-07-14',
      gender: 'male',
      height: '183 cm',
      weight: '84 kg',
      address: '27 Quarry Road, Barre, VT 05641',
      phone: '(802) 555-0136',
      mrn: 'MRN-482917',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z96.41', description: 'Presence of insulin pump (external) (internal)' },
    ],
    items: [
      {
        item: 'CGM receiver, non-adjunctive',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'On an insulin pump since 2021. On February 11 and March 2, 2026 his wife found him confused at night, with 41 and 38 mg/dL, and gave him juice. He does not feel lows coming. Repairs power lines and often works alone.',
      },
      {
        item: 'CGM supplies, non-adjunctive',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Sensors and transmitters for three months. He reads them on the receiver, not on a telephone.',
      },
    ],
    provider: { name: 'Dr. Ingrid Vasquez-Toll', npi: '1453331476', date_signed: '2026-04-08' },
  },
  notes: [
    `April 8, 2026

To whom it may concern:

Mr. Ansel Brightwater (born July 14, 1989; MRN-482917) has type 1 diabetes mellitus with hypoglycemia without coma (E10.649) and has been on an insulin pump (Z96.41) since 2021.

Twice this year his wife found him confused in the night: on February 11 his glucose was 41 mg/dL and on March 2 it was 38 mg/dL. Each time he needed her help and was given juice. He has no feeling of a low coming on.

He repairs power lines, often alone. I am ordering one receiver of a non-adjunctive continuous glucose monitor (E2103) and supplies for three months (A4239, 3 units).

Sincerely,
Dr. Ingrid Vasquez-Toll, NPI 1453331476`,
    `BRIGHTWATER, A — 36 y/o M — T1DM on pump
lows: 2/11 BG 41, 3/2 BG 38, both noc., confused, wife gave juice. unaware.
lineman, works alone a lot
Rx: E2103 #1, A4239 #3 (3 mo)
dx E10.649, Z96.41
I. Vasquez-Toll 1453331476`,
    `## Letter of Medical Necessity

**Patient:** Ansel Joseph Brightwater
**Date of birth:** 07/14/1989
**Prescriber:** Dr. Ingrid Vasquez-Toll (NPI: 1453331476)

### Clinical background
- Type 1 diabetes mellitus with hypoglycemia without coma (E10.649)
- Presence of an insulin pump (Z96.41)

### Why a continuous glucose monitor
- Two nighttime lows within 19 days: 41 mg/dL (2.3 mmol/L) and 38 mg/dL (2.1 mmol/L)
- In both, another person had to help him
- Both values are below 54 mg/dL
- Lows come without warning, and an alarm would wake him or his wife

### Requested items
1. CGM receiver, non-adjunctive (E2103): quantity 1
2. CGM supplies, non-adjunctive (A4239): quantity 3, within the limit of 3 per 3 months`,
    `People who have had type 1 diabetes for a long time often lose the trembling and sweating that announce a low. The brain is then the first organ to suffer, and a sleeping person cannot help himself. A continuous monitor measures glucose in the tissue every few minutes and sounds an alarm before the value falls too far.

Ansel Brightwater is a man of thirty-six who does not feel his lows. On the eleventh of February and again on the second of March of this year, his wife found him confused at night. The first reading was forty-one, the second thirty-eight. She gave him juice.

His work is on power lines, and much of it he does with nobody beside him. The readings will come to a receiver rather than to a telephone. Dr. Ingrid Vasquez-Toll, NPI 1453331476.`,
    `APPEAL

We ask you to approve the request for a continuous glucose monitor for your member Brightwater, Ansel J., MRN-482917.

Such a monitor is generally covered for a person who is treated with insulin. Mr. Brightwater has worn an insulin pump for about five years. He has in addition had two lows under 54 mg/dL in which his wife had to help, on 02/11/2026 and 03/02/2026.

Finger sticks cannot protect a man who is asleep. What we request is modest: one receiver (E2103) and three months of sensors and transmitters (A4239 × 3), which would be twelve units over a year.

Dr. Ingrid Vasquez-Toll
NPI 1453331476`,
    `Order intake sheet

Member        Brightwater, Ansel Joseph
DOB           7/14/1989     Age 36
Phone         (802) 555-0136
Ht / Wt       183 cm / 84 kg (about 185 lb)
Line 1        E2103   CGM receiver, non-adjunctive    qty 1
Line 2        A4239   CGM supplies, non-adjunctive    qty 3    max 3 / 3 months
ICD-10        E10.649, Z96.41
Insulin       yes, pump
Display       receiver
Ordered by    Vasquez-Toll, Ingrid   NPI 1453331476   04/08/2026`,
  ],
  passages: [
    'The later of the two lows, 38 mg/dL, was the deeper one.',
    'Three units of A4239 last three months, so one unit is used a month.',
    'A wife can give juice only if she is awake.',
    'Both lows were level 2 by their values, and in both he needed help.',
    'Nineteen days lie between February 11 and March 2, 2026.',
  ],
  edits: [
    [0, 'date-age', 'on March 2 it was → on March 12 it was'],
    [1, 'quantity', 'A4239 #3 → A4239 #9'],
    [2, 'code-disease', 'Presence of an insulin pump (Z96.41) → Long-term use of insulin (Z96.41)'],
    [5, 'identifier', '(802) 555-0136 → (802) 555-0163'],
  ],
  corruptions: {
    'code-disease': ['His diagnosis E10.649 is {type 1 → type 2} diabetes mellitus with hypoglycemia.'],
    'other-item': ['The receiver is billed as {E2103 → A4239}.'],
    'description-detail': ['Type 1 diabetes mellitus with hypoglycemia {without → with} coma'],
    side: ['The pump infuses insulin under the skin{ → of his right thigh}.'],
    sex: ['On both nights {his → her} wife gave juice.'],
    choice: ['One receiver { → in black} is ordered.'],
    device: ['We request {a continuous glucose monitor → an insulin pump} for Mr. Brightwater.'],
    medication: ['{ → He uses insulin lispro in the pump, 46 units a day.}'],
    diagnosis: ['{ → He also has diabetic retinopathy in both eyes.}'],
    event: ['{ → After the low in March he was taken to the emergency room by ambulance.}'],
    treatment: ['{ → Glucagon was given on both nights.}'],
    social: ['He repairs {power lines → elevators}.', '{ → He and his wife have two small children.}'],
    attitude: ['~ { → Mr. Brightwater is highly motivated and eager to take control of his diabetes.}'],
    negation: ['He {does not feel → feels} lows coming.'],
    organisation: ['{ → He is followed at the Green Mountain Diabetes Center.}'],
    attestation: ['{ → I have personally reviewed sixty days of his pump downloads.}'],
    'relative-date': ['His worst low was {on March 2 → last Saturday}.'],
    'other-role': ['Mr. Brightwater is {36 → 38} years old.'],
    brackets: ['[{ → He had a seizure during the low in February.}]'],
    'coverage-measure': [
      'Coverage asks for treatment with insulin{ →, which his four injections a day satisfy}.',
    ],
    script: ['On March 2 his glucose was {38 → ٣٨} mg/dL.'],
    identifier: ['NPI {1453331476 → 1453313476}'],
    'date-age': ['He was born on {July 14, 1989 → July 14, 1998}.'],
    quantity: ['Supplies are limited to {3 → 6} per 3 months.'],
    name: ['Dr. {Ingrid → Astrid} Vasquez-Toll'],
    retold: ['On February 11 his {wife → brother} found him confused at night.'],
    sum: ['At three units in three months, a year takes {twelve → nine} units.'],
  },
};
