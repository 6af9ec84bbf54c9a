import type { CorpusCase } from '../corpus-case.ts';

/** A rheumatologist, an occupational therapist, a dealer and a model write for a locksmith who needs a scooter in her flat. */
export const scooterRheumatoidLocksmith: CorpusCase = {
  id: 'scooter-rheumatoid-locksmith',
  today: '2026-03-03',
  facts: {
    case_id: 26102,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Archuleta',
      dob: '1958-11-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '212 lb',
      address: '318 Mercer Court, Apt 1B, Saltwick, NM 87999',
      phone: '(505) 555-0164',
      mrn: 'SRA-90835',
    },
    diagnoses: [
      {
        code: 'M05.79',
        description:
          'Rheumatoid arthritis with rheumatoid factor of multiple sites without organ or systems involvement',
      },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Power operated vehicle, group 1 standard, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'red',
        justification:
          'For moving within the home. She walks 20 feet with a rollator in 95 seconds and then stops because of knee pain of 8 out of 10. Grip strength on 2026-02-11: right 9 lb, left 12 lb. She is not able to propel a manual wheelchair more than 15 feet. She is able to work the tiller, to sit upright without support and to step on and off the scooter. The narrowest door of the apartment is 33 inches, the scooter 21 inches wide.',
      },
      {
        item: 'Wrist hand orthosis, wrist extension control cock-up, non molded, prefabricated, off-the-shelf',
        hcpcs: 'L3908',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        color: 'black',
        size: 'small',
        justification:
          'One for each wrist, at night. Swelling of both wrists on 2026-02-11. Morning stiffness lasts 90 minutes.',
      },
    ],
    provider: { name: 'Bertrand Oyelaran, DO', npi: '1679203541', date_signed: '2026-03-03' },
    seen: [
      '2026-02-11, face to face, by Bertrand Oyelaran, DO: swollen wrists and finger joints on both sides, right knee bends to 85 degrees, left knee to 100 degrees, vision and judgment intact.',
      '2026-02-19, in the home, by Sunniva Kettleborough, OT: scooter of the dealer turned in kitchen and bathroom, threshold of half an inch at the front door.',
    ],
    told: [
      'Who pays? Mesa Verde Senior Plan',
      'Who supplies? Tumbleweed Mobility',
      'Lives with whom? Alone; a neighbor, Mrs. Pilar Dunne, shops for her',
      'Work? Retired locksmith',
      'Treatment? Methotrexate 15 mg weekly since 2019',
      'Falls? None in the last 12 months',
    ],
    answered: [],
  },
  notes: [
    `Saltwick, March 3, 2026

Mesa Verde Senior Plan
Concerning: Wilhelmina Archuleta, DOB 11/30/1958

Dear Colleague,

Ms. Archuleta, aged 67, is under my care for rheumatoid arthritis with rheumatoid factor of multiple sites, without organ or systems involvement (M05.79). She also has bilateral primary osteoarthritis of the knee (M17.0). She has taken methotrexate, 15 mg a week, since 2019.

At our face-to-face visit of February 11, 2026, the wrists and finger joints were swollen on both sides. The right knee bent to 85 degrees and the left to 100. Grip was 9 lb on the right and 12 lb on the left. Her vision and judgment were intact.

With a rollator she covers 20 feet in 95 seconds. Then she has to stop, because the pain in her knees reaches 8 out of 10. A manual wheelchair is of no use to her beyond 15 feet. The tiller of a scooter she can handle, and she sits upright without support.

I therefore prescribe a scooter (K0800) for use within her home, and two wrist orthoses (L3908) to be worn at night.

Rheumatoid arthritis inflames the lining of the joints and may weaken the hands. A scooter is usually considered when neither a walker nor a manual chair is enough.

Bertrand Oyelaran, DO
NPI 1679203541`,
    `OCCUPATIONAL THERAPY HOME VISIT
February 19, 2026
Client: Wilhelmina Archuleta, female, 67
Therapist: Sunniva Kettleborough, OT

Setting. Apartment 1B, 318 Mercer Court. The client lives alone. A neighbor, Mrs. Pilar Dunne, does her shopping. The client is a retired locksmith. No falls in the last 12 months.

Access. Narrowest door 33 in. Scooter 21 in wide. This leaves 12 in. There is a threshold of half an inch at the front door.

Trial. The dealer's scooter turned in the kitchen and in the bathroom.

Transfers. She steps on and off the scooter.

Walking. 20 ft with rollator, 95 s, stopped by knee pain (8/10).

Hands. Grip right 9 lb, left 12 lb, measured on 02/11/2026. The left is the stronger by 3 lb. Not able to propel a manual chair more than 15 ft. Able to work the tiller. Stiffness in the morning: 90 minutes.

Splints. One for the right wrist and one for the left, size small, black, for the night.

Conclusion. The home allows the use of the scooter.

A home assessment looks at doors, turning space and floor surfaces. It is commonly done before a power device is delivered.`,
    `TUMBLEWEED MOBILITY
Prior authorization request

Plan: Mesa Verde Senior Plan
Member: Wilhelmina Archuleta
Record no.: SRA-90835
Phone: (505) 555-0164
Weight: 212 lb
Height: 5 ft 4 in

1. K0800 Power operated vehicle, group 1 standard, capacity to 300 lb. Color red. Quantity 1 (limit 1 in 5 years).
2. L3908 Wrist hand orthosis, cock-up, prefabricated. Black, small. Quantity 2 (limit 2 in 1 year).

That makes 3 pieces in all.

ICD-10-CM: M05.79, M17.0

The member weighs 88 lb less than the capacity of the vehicle. The vehicle is 21 inches wide; her narrowest door is 33 inches.

The prescriber, Bertrand Oyelaran, DO, met the member face to face on February 11, 2026. The therapist visited the home eight days later and found that the vehicle turned in the bathroom and the kitchen. The order was signed on March 3, 2026.

Both wrists were swollen at the visit. The splints are for the night.

Vision and judgment were found intact. A rollator takes her 20 feet and a manual wheelchair no more than 15.

Suppliers are generally asked to keep the home assessment on file. Power mobility for use only outdoors is commonly excluded.`,
    `**Subject: Medical necessity of a power operated vehicle**

*Patient:* Wilhelmina Archuleta, 67 years
*Prescriber:* Bertrand Oyelaran, DO

### 1. Diagnoses
- **M05.79** – seropositive rheumatoid arthritis of multiple sites, no organ involvement
- **M17.0** – primary osteoarthritis of both knees

### 2. Limits of mobility
The patient needs over a minute and a half to walk 20 feet with her rollator. Knee pain, rated 8/10, then forces her to halt. Flexion is limited to 85° in the right knee and to 100° in the left.

### 3. Why lesser aids fail
A manual wheelchair is not an option: her grip is weak, and she cannot propel one farther than 15 feet.

### 4. Why the scooter works
- She can step on and off.
- She can steer the tiller.
- She keeps an upright seat without support.
- It fits: the doors are at least 33 inches wide.

### 5. Home and support
She lives alone and is helped with the shopping by a neighbor. She worked as a locksmith and is now retired.

### 6. Current treatment
Methotrexate has been taken weekly for several years. Wrist orthoses are ordered for both wrists because morning stiffness lasts an hour and a half.

### 7. Policy
As a rule, plans require that the device be needed for daily activities inside the home.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'bilateral primary osteoarthritis of the knee (M17.0) → age-related osteoporosis (M17.0)',
    ],
    [
      0,
      'description-detail',
      'without organ or systems involvement (M05.79) → with involvement of the lung (M05.79)',
    ],
    [0, 'medication', 'methotrexate, 15 mg a week → methotrexate, 25 mg a week'],
    [0, 'side', 'The right knee bent to 85 degrees → The left knee bent to 85 degrees'],
    [0, 'negation', 'Her vision and judgment were intact. → Her vision and judgment were not intact.'],
    [0, 'retold', 'she covers 20 feet in 95 seconds → she covers 200 feet in 95 seconds'],
    [0, 'negation', 'The tiller of a scooter she can handle → The tiller of a scooter she cannot handle'],
    [0, 'treatment', 'since 2019. → since 2019. Adalimumab injections had to be stopped for a rash.'],
    [0, 'event', 'Then she has to stop, → She fell in the hallway in January. Then she has to stop,'],
    [
      0,
      'coverage-measure',
      'when neither a walker nor a manual chair is enough. → when neither a walker nor a manual chair is enough, and her gait speed of 0.4 m/s meets this.',
    ],
    [0, 'name', 'Bertrand Oyelaran, DO → Bernard Oyelaran, DO'],
    [1, 'sum', 'This leaves 12 in. → This leaves 16 in.'],
    [1, 'social', 'The client lives alone. → The client lives with her daughter.'],
    [1, 'name', 'Mrs. Pilar Dunne → Mrs. Paula Dunne'],
    [1, 'other-role', 'Grip right 9 lb, left 12 lb → Grip right 9 lb, left 21 lb'],
    [1, 'negation', 'Not able to propel a manual chair → Able to propel a manual chair'],
    [1, 'choice', 'size small, black, for the night → size medium, black, for the night'],
    [1, 'script', 'Stiffness in the morning: 90 minutes. → Stiffness in the morning: ३० minutes.'],
    [1, 'event', 'No falls in the last 12 months. → Two falls in the last 12 months.'],
    [1, 'date-age', 'measured on 02/11/2026 → measured on 01/11/2026'],
    [2, 'other-item', '1. K0800 Power operated vehicle → 1. L3908 Power operated vehicle'],
    [2, 'quantity', 'Quantity 2 (limit 2 in 1 year) → Quantity 4 (limit 2 in 1 year)'],
    [2, 'identifier', 'SRA-90835 → SRA-90385'],
    [2, 'organisation', 'TUMBLEWEED MOBILITY → SAGEBRUSH MEDICAL'],
    [2, 'relative-date', 'visited the home eight days later → visited the home the next day'],
    [2, 'sum', 'weighs 88 lb less → weighs 48 lb less'],
    [2, 'choice', 'Color red. → Color blue.'],
    [
      2,
      'attestation',
      'The splints are for the night. → The splints are for the night. We certify that our technician fitted them in her home.',
    ],
    [
      3,
      'sex',
      'A manual wheelchair is not an option: her grip is weak → A manual wheelchair is not an option: his grip is weak',
    ],
    [
      3,
      'diagnosis',
      'primary osteoarthritis of both knees → primary osteoarthritis of both knees, with lumbar spinal stenosis',
    ],
    [3, 'device', '- It fits: the doors → - It fits, with a ramp at the front step: the doors'],
    [3, 'brackets', '- She can steer the tiller. → - She can steer the tiller [with a joystick adapter].'],
    [
      3,
      'attitude',
      'is helped with the shopping by a neighbor. → is helped with the shopping by a neighbor, and is determined to remain independent.',
    ],
    [3, 'social', 'She worked as a locksmith → She worked as a seamstress'],
    [3, 'retold', 'cannot propel one farther than 15 feet → cannot propel one farther than 50 feet'],
    [3, 'medication', 'Methotrexate has been taken → Leflunomide has been taken'],
  ],
  corruptions: {},
};
