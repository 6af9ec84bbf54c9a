import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist's letter, a letter out of a language model, and a diabetes nurse's note. */
export const glucoseSensorNightBaker: CorpusCase = {
  id: 'glucose-sensor-night-baker',
  today: '2026-11-12',
  facts: {
    case_id: 9204,
    patient: {
      first_name: 'Oriane',
      last_name: 'Fetherstone',
      dob: '1992-08-27',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '136 lb',
      address: '230 Saltbox Street, Apt 6, Quill Harbor, ME 04999',
      phone: '(207) 555-0184',
      mrn: 'QH-31058',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z96.41', description: 'Presence of insulin pump (external) (internal)' },
    ],
    items: [
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor (CGM), includes all supplies and accessories, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'Type 1 diabetes since age 11. Tests her blood 7 times a day and still had 14 readings below 54 mg/dL in the 30 days before 2026-10-20. Does not feel low sugars coming until they are under 50. On 2026-09-03 she was found confused in the bakery by her coworker Jonah, glucose 38, and was given glucagon; the ambulance crew treated her and she did not go to the hospital. A1c 7.1 percent on 2026-10-20. No ketoacidosis in the past 5 years. Insulin pump with aspart since 2019, total 41 units a day. Has never used a continuous monitor. Works nights from 11 p.m. to 7 a.m. and lives alone.',
      },
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor (CGM) or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She needs the alarm of the receiver because her phone must stay in the locker at work. Nobody can be alerted at home: her father Cyprian died in 2024. Alarm to be set at 75 mg/dL. Trained on the device by the nurse Winifred Askew on 2026-10-27, inserted a sensor on the back of the left arm without help. No adhesive allergy. Retinopathy was ruled out in May 2026. Not pregnant.',
      },
    ],
    provider: { name: 'Solveig Abernethy-Cruz, MD', npi: '1904736281', date_signed: '2026-11-12' },
    seen: [
      '2026-10-20, office visit: glucose log reviewed, A1c drawn.',
      '2026-10-27, training visit with the nurse.',
    ],
  },
  notes: [
    `Solveig Abernethy-Cruz, MD
NPI 1904736281

November 12, 2026

Re: Oriane Fetherstone, DOB 08/27/1992, MRN QH-31058

Dear Medical Director:

Ms. Fetherstone is a 34-year-old woman who has had type 1 diabetes since she was 11. She has problematic hypoglycemia without coma (E10.649) and has been treated by insulin pump (Z96.41) since 2019, with aspart at a total of 41 units daily.

She checks her blood glucose seven times a day. Nevertheless, in the thirty days before her visit of October 20, 2026, her log held 14 values under 54 mg/dL. Lows give her no warning until the glucose has dropped under 50. On September 3, a coworker found her confused at the bakery where she works; her glucose was 38 mg/dL, glucagon was given, and the ambulance crew treated her on the spot. She was not taken to a hospital. Her A1c on October 20 was 7.1 percent, and in the past five years she has not had ketoacidosis.

Ms. Fetherstone lives by herself and works from 11 at night to 7 in the morning. She has never had a continuous monitor. A system with an alarm can warn her before she becomes confused. It must be a dedicated receiver, because she has to leave her phone in a locker during her shift.

Medicare covers a continuous glucose monitor for a person with diabetes who uses insulin or has a history of problematic hypoglycemia, provided that the person or a caregiver has had enough training. She was trained on October 27 and placed a sensor without assistance.

I prescribe one receiver (E2103) and three monthly supply allowances (A4239).

Solveig Abernethy-Cruz, MD`,
    `Letter of Medical Necessity for Continuous Glucose Monitoring

Dear Reviewer,

Introduction
I am writing to document the medical necessity of a continuous glucose monitor for Oriane Fetherstone, who is 34 years old and has lived with type 1 diabetes for about 23 years.

History of Hypoglycemia
Low readings are frequent. Over a period of 30 days, 14 readings fell below 54 mg/dL, despite seven fingersticks a day. Of particular concern is an episode on September 3, 2026, in which her coworker Jonah found her confused at work with a glucose of 38. Glucagon was administered, and she was attended to by an ambulance crew. Reduced awareness of hypoglycemia is a recognized danger, since the usual warning signs come late or not at all.

Current Therapy
Ms. Fetherstone has used an insulin pump since 2019 and takes 41 units of aspart per day in total. Her most recent A1c was 7.1 percent. It is worth noting that a good average may conceal dangerous lows.

Why a Receiver Is Needed
Her employment does not allow her to carry a phone during the night shift. The receiver, with its alarm set at 75 mg/dL, closes this gap. At home she has nobody to wake her, as she lives alone.

Training
On October 27, the nurse, Winifred Askew, instructed her in the use of the device. Ms. Fetherstone inserted a sensor on the back of her left arm on her own. She has no allergy to adhesives.

Request
- E2103, receiver, quantity 1 (limit: one in five years)
- A4239, monthly supply allowance, quantity 3 (limit: three in three months)

Kind regards,
Solveig Abernethy-Cruz, MD`,
    `Diabetes nurse note 10/27 + order 11/12/26
O. Fetherstone, F, 34. T1DM since age 11. E10.649, Z96.41
Pump since '19, aspart TDD 41 u. SMBG 7x/day. A1c 7.1 (10/20/26).
30-day log: 14 readings <54. Hypo unawareness, no sx until <50.
9/3/26: confused at work, BG 38, glucagon, EMS on scene, no transport.
No DKA x 5 yrs. Eyes: no retinopathy in May. Not pregnant. No tape allergy.
CGM naive. Trained today by W. Askew; sensor to back of L arm, did it herself.
Lives alone, night shift 11p-7a, phone locked away at work -> receiver.
E2103 x1, A4239 x3 mo. Alarm 75.`,
  ],
  passages: [
    'Her eyes were checked in May 2026 and no retinopathy was found.',
    'Nobody can be alerted at home, because she lives alone and her father Cyprian is dead.',
    'Three units of A4239 supply her for three months.',
    'She placed the sensor on the back of the left arm herself.',
    'The low of September 3 was treated by the ambulance crew without a ride to the hospital.',
    'At 7.1 percent her average control is good, yet lows below 54 turned up 14 times in a month.',
  ],
  edits: [
    [0, 'event', 'She was not taken to a hospital. → She was admitted overnight.'],
    [0, 'quantity', 'three monthly supply allowances → six monthly supply allowances'],
    [0, 'other-role', 'her log held 14 values under 54 mg/dL → her log held 54 values under 75 mg/dL'],
    [1, 'retold', 'despite seven fingersticks a day → despite four fingersticks a day'],
    [1, 'negation', 'She has no allergy to adhesives. → She is allergic to adhesives.'],
    [2, 'date-age', 'T1DM since age 11 → T1DM since age 21'],
  ],
  corruptions: {
    'code-disease': [
      'The code E10.649 stands for type 1 diabetes with {hypoglycemia without coma → ketoacidosis without coma}.',
    ],
    'description-detail': ['She has type 1 diabetes with hypoglycemia {without → with} coma.'],
    side: ['At the training she placed the sensor on the back of the {left → right} arm.'],
    sex: ['When {she → he} was found confused, glucagon was given to {her → him}.'],
    device: ['Her insulin is delivered by {a pump → a smart pen}.'],
    medication: [
      'The pump is filled with {aspart → glulisine}.',
      'Her total insulin dose is {41 units → 14 units} a day.',
    ],
    diagnosis: [
      'An eye examination in May 2026 {ruled out → showed} retinopathy.',
      'Her diabetes is accompanied by {hypoglycemia → gastroparesis and hypoglycemia}.',
    ],
    event: [
      'On September 3, 2026, she was found confused {in the bakery → behind the wheel after a collision}.',
      'The low of September 3 was treated {by an ambulance crew → in an intensive care unit}.',
    ],
    treatment: ['She has {never used → used for two years} a continuous monitor.'],
    social: ['She {lives alone → lives with her boyfriend} and works at night.'],
    attitude: [
      '~ She was trained on the device on October 27{ → and was enthusiastic about it, showing excellent understanding}.',
    ],
    negation: [
      'She has been {free of → hospitalized for} ketoacidosis in the past five years.',
      'She {does not feel → readily feels} a low coming while her sugar is still above 50.',
    ],
    organisation: [
      'She was trained on the device {by a nurse → at the Penhallow Diabetes Institute} on October 27.',
    ],
    attestation: [
      'The glucose log was reviewed {at the visit of October 20 → by me together with her downloaded pump data} in 2026.',
    ],
    'other-role': [
      'The alarm is to sound at {75 mg/dL → 54 mg/dL}.',
      'When she was found confused, her glucose was {38 → 41} mg/dL.',
    ],
    brackets: [
      'She works nights {and keeps her phone in a locker → [and has lost two jobs because of low sugars]}.',
    ],
    'coverage-measure': [
      'Coverage requires insulin treatment or problematic hypoglycemia, and with {14 readings below 54 mg/dL → 40 readings below 54 mg/dL} in 30 days she meets it.',
    ],
    identifier: ['She can be reached at {(207) 555-0184 → (207) 555-0148}.'],
    'date-age': ['The training took place on {October 27 → September 27}, 2026.'],
    quantity: ['She tests her blood {7 times → 17 times} a day.'],
    retold: [
      'Her phone {must stay in the locker → is carried on her belt} during the shift.',
      'She works from {11 p.m. to 7 a.m. → 7 a.m. to 11 p.m.} at the bakery.',
    ],
    name: ['The device was explained to her by {Winifred → Wilhelmina} Askew.'],
  },
};
