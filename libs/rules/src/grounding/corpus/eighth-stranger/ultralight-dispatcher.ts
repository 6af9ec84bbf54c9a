import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a clerk at a supplier of medical equipment, who prepares notes for the physician. */
export const ultralightDispatcher: CorpusCase = {
  id: 'ultralight-dispatcher',
  today: '2026-08-10',
  facts: {
    case_id: 8209,
    patient: {
      first_name: 'Imelda',
      last_name: 'Vasquez-Thorne',
      dob: '1972-01-17',
      gender: 'female',
      height: '160 cm',
      weight: '58 kg',
      address: '1440 Saguaro Court, Mesquite Springs, AZ 85132',
      phone: '(520) 555-0117',
      mrn: 'MS-13377',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      { code: 'M75.81', description: 'Other shoulder lesions, right shoulder' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        color: 'Blue',
        justification:
          'Complete paraplegia T8 since a car crash on 2009-07-22. Present chair from 2020 weighs 36 lb, new chair 14 lb; front fork of the old chair is cracked. Propels herself about 2 km a day, works 32 hours a week as a radio dispatcher. Tendinitis of the right rotator cuff, pain 5/10 when pushing. Transfers alone with a sliding board. Drives a car with hand controls. Seat 16 x 17 inches. Evaluated by Fenna Drost, OTR/L, on 2026-07-27, who has no financial tie to the supplier.',
      },
      {
        item: 'Skin protection wheelchair seat cushion, adjustable, width less than 22 inches, any depth',
        hcpcs: 'E2622',
        quantity: 1,
        color: 'Black',
        justification:
          'Sacral ulcer 1.5 x 1.0 cm, stage 2, on 2026-07-27. Pressure peak 168 mmHg on the old foam cushion, 74 mmHg on the new one. No feeling below the navel. Relieves pressure every 30 minutes by leaning forward. No osteomyelitis. Baclofen 10 mg three times a day.',
      },
      {
        item: 'Manual wheelchair accessory, anti-tipping device, each',
        hcpcs: 'E0971',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'Ramp of the house is steep; tipped backward once in March 2026, not hurt. Lives with her two teenage sons. Doors 32 inches.',
      },
    ],
    provider: { name: 'Quentin Abara, MD', npi: '1265074183', date_signed: '2026-08-10' },
  },
  notes: [
    `Pt: Imelda Vasquez-Thorne, F, 54 y, DOB 1/17/1972. Dx: complete paraplegia (G82.21), sacral pressure ulcer stage 2 (L89.152), right shoulder (M75.81).
Items: K0005 ultralight w/c, blue, qty 1. E2622 adj. skin protection cushion, black, qty 1. E0971 anti-tippers, qty 2 (1 pair).
Current w/c: 2020, 36 lb, fork cracked. New: 14 lb, seat 16x17.
Why ultralight: self-propels 2 km/day, 32-hr work week as radio dispatcher, R rotator cuff tendinitis w/ 5/10 pain pushing. Indep. transfers w/ sliding board. Drives w/ hand controls.
Why cushion: ulcer 1.5 x 1.0 cm 7/27; no sensation below navel; peak pressure 168 -> 74 mmHg.
Why anti-tippers: steep ramp, tipped over backward 3/2026, no injury.
Eval: Fenna Drost OTR/L 7/27/26, no financial relationship w/ supplier.`,
    `The patient has had no use of her legs since a car accident in July 2009; the injury is complete at the eighth thoracic level. She gets around in a manual wheelchair all day, roughly two kilometers, at work as a dispatcher and at home, where she lives with two sons in their teens. Her chair is six years old, more than twice as heavy as the one requested, and its front fork has a crack. Pushing it hurts her right shoulder, 5 on a scale of 10.

She has a shallow sore over the sacrum, 1.5 by 1 cm. She leans forward every half hour to take the weight off. On the foam cushion the pressure peaked at 168, on the new cushion at 74 mmHg. The bone is not infected.`,
    `| HCPCS | Item | Qty | Color |
|---|---|---|---|
| K0005 | Ultralightweight wheelchair | 1 | Blue |
| E2622 | Skin protection cushion, adjustable | 1 | Black |
| E0971 | Anti-tipping device | 2 | – |

*Caregiver:* not needed for propelling
*Transfers:* independent, sliding board
*Ulcer:* stage 2, sacrum, 1.5 x 1.0 cm
*Spasticity drug:* baclofen 10 mg TID
*Doors:* 32 in
*Specialty evaluation:* 07/27/2026, occupational therapist`,
    `A lighter chair would spare the shoulder on which this woman depends for everything she does. She drives with hand controls and slides across into the car on a board. A T8 injury leaves her without feeling below the navel, so she does not notice when the skin suffers. In March she went over backward on the steep ramp of her house and was not hurt. Ms. Drost, the occupational therapist who evaluated her, is not tied to the supplier. A frame of 14 pounds instead of 36 is a saving of 22.`,
  ],
  passages: [],
  edits: [
    [0, 'sex', 'Vasquez-Thorne, F, → Vasquez-Thorne, M,'],
    [0, 'date-age', '54 y → 45 y'],
    [0, 'description-detail', 'complete paraplegia (G82.21) → incomplete paraplegia (G82.21)'],
    [0, 'description-detail', 'ulcer stage 2 → ulcer stage 3'],
    [0, 'side', 'right shoulder (M75.81) → left shoulder (M75.81)'],
    [0, 'choice', 'ultralight w/c, blue → ultralight w/c, gray'],
    [0, 'quantity', 'anti-tippers, qty 2 → anti-tippers, qty 4'],
    [0, 'other-item', 'E2622 adj. skin protection cushion → E2622 general use cushion'],
    [0, 'date-age', 'Current w/c: 2020 → Current w/c: 2016'],
    [0, 'other-role', '2020, 36 lb → 2020, 32 lb'],
    [0, 'retold', 'seat 16x17 → seat 18x18'],
    [0, 'other-role', 'self-propels 2 km/day → self-propels 5 km/day'],
    [0, 'negation', 'Why ultralight: self-propels → Why ultralight: pushed by attendant'],
    [0, 'social', 'as radio dispatcher → as teacher'],
    [0, 'side', 'R rotator cuff → L rotator cuff'],
    [0, 'negation', 'Indep. transfers → Dependent transfers'],
    [0, 'device', 'w/ sliding board → w/ patient lift'],
    [0, 'negation', 'Drives w/ hand controls → Does not drive'],
    [0, 'retold', '1.5 x 1.0 cm → 3.5 x 3.0 cm'],
    [0, 'retold', '168 -> 74 → 74 -> 168'],
    [0, 'negation', 'no injury → wrist fracture'],
    [0, 'date-age', 'backward 3/2026 → backward 6/2026'],
    [0, 'attestation', 'Fenna Drost OTR/L → Fenna Drost PT'],
    [0, 'negation', 'no financial relationship → employee'],
    [1, 'event', 'since a car accident → since a diving accident'],
    [1, 'date-age', 'July 2009 → July 2019'],
    [1, 'description-detail', 'eighth thoracic level → fourth cervical level'],
    [1, 'quantity', 'roughly two kilometers → roughly twenty kilometers'],
    [1, 'social', 'lives with two sons → lives with two daughters'],
    [1, 'social', 'sons in their teens → sons in their forties'],
    [1, 'retold', 'six years old → two years old'],
    [1, 'side', 'hurts her right shoulder → hurts her left shoulder'],
    [1, 'side', 'a shallow sore over the sacrum → a shallow sore over the left hip'],
    [1, 'quantity', 'every half hour → every two hours'],
    [1, 'negation', 'The bone is not infected → The bone is infected'],
    [1, 'other-role', 'peaked at 168, on the new → peaked at 74, on the new'],
    [1, 'negation', 'its front fork has a crack → it is in good repair'],
    [2, 'negation', 'not needed for propelling → needed for propelling'],
    [2, 'negation', 'independent, sliding board → with one helper, sliding board'],
    [2, 'medication', 'baclofen 10 mg TID → baclofen 20 mg TID'],
    [2, 'medication', 'baclofen 10 mg → tizanidine 4 mg'],
    [2, 'attestation', 'occupational therapist → physiatrist'],
    [2, 'identifier', '| K0005 | → | K0004 |'],
    [2, 'side', 'stage 2, sacrum → stage 2, right heel'],
    [3, 'negation', 'without feeling below → with feeling below'],
    [3, 'negation', 'was not hurt → was hurt'],
    [3, 'negation', 'is not tied to the supplier → is employed by the supplier'],
    [3, 'sum', 'is a saving of 22 → is a saving of 28'],
    [3, 'relative-date', 'In March she went → Last week she went'],
    [3, 'sex', 'on which this woman depends → on which this man depends'],
  ],
  corruptions: {
    device: ['{→ Power assist wheels are included.}', '{→ She will also get a tub transfer bench.}'],
    diagnosis: ['{→ She has a neurogenic bladder.}'],
    treatment: ['{→ A flap operation closed the ulcer in 2025.}'],
    organisation: [
      '{→ Desert Sun Health Plan is her insurer.}',
      '{→ The chair comes from Roadrunner Rehab.}',
    ],
    'coverage-measure': [
      'An ultralight chair is covered when the patient is a full-time user{→, as she is with 12 km a day}.',
    ],
  },
};
