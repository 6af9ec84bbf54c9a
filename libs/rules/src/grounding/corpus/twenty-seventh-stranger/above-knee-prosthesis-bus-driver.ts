import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation physician, a physical therapist, a prosthetist and a drafting model write for a bus driver who lost her right leg above the knee. */
export const aboveKneeProsthesisBusDriver: CorpusCase = {
  id: 'above-knee-prosthesis-bus-driver',
  today: '2026-09-18',
  facts: {
    case_id: 33102,
    patient: {
      first_name: 'Marisela',
      last_name: 'Okonjo-Pratt',
      dob: '1983-08-02',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '151 lb',
      address: '309 Cooper Street, Apt 2C, Millrace, OH 44999',
      phone: '(330) 555-0178',
      mrn: 'MR-220935',
    },
    diagnoses: [
      { code: 'Z89.611', description: 'Acquired absence of right leg above knee' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
    ],
    items: [
      {
        item: 'Above knee, molded socket, open end, SACH foot, endoskeletal system, single axis knee',
        hcpcs: 'L5321',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'First definitive prosthesis for the right side. Amputation on 2025-11-20 after a crush injury at a loading dock. Residual limb 24 cm long, healed, volume stable since 2026-06-30. The preparatory prosthesis has been worn 9 hours a day since 2026-03-02.',
      },
      {
        item: 'Addition to lower extremity prosthesis, endoskeletal knee-shin system, microprocessor control feature, swing and stance phase, includes electronic sensor(s), any type',
        hcpcs: 'L5856',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'With the mechanical knee of the preparatory prosthesis she stumbled 5 times and fell 2 times between 2026-05-01 and 2026-08-31. Amputee Mobility Predictor 39 of 47 on 2026-09-09, functional level K3. She walks at two speeds and climbs 14 stairs to her apartment. In a trial of the microprocessor knee for 3 weeks there was no fall.',
      },
      {
        item: 'Prosthetic sock, multiple ply, above knee, each',
        hcpcs: 'L8430',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '6 months',
        size: 'medium',
        justification: 'To adjust the fit of the socket in the course of the day.',
      },
    ],
    provider: { name: 'Lucian Vanterpool, DO', npi: '1649031725', date_signed: '2026-09-18' },
    seen: [
      '2026-09-09, in clinic, by Lucian Vanterpool, DO: residual limb healed without open skin, hip extension on the right to 5 degrees, no flexion contracture, strength of the hip muscles 5/5, left leg without injury.',
    ],
    told: [
      'Who pays? Buckeye Crest Health Plan',
      'Who makes the prosthesis? Stillwater Limb and Brace',
      'Lives with whom? With two sons, aged 9 and 12',
      'Work? City bus driver, on leave; wants to return to work',
      'Home? Apartment on the second floor, no elevator',
      'Pain? Phantom pain 3 of 10, mostly in the evening',
    ],
    answered: [],
  },
  notes: [
    `Stillwater Limb and Brace
Prosthetist's Evaluation and Request

For: Buckeye Crest Health Plan
Client: Marisela Okonjo-Pratt
DOB: 08/02/1983
MRN: MR-220935

Order: Lucian Vanterpool, DO (NPI 1649031725), signed 09/18/2026

The client is a woman of 43 with acquired absence of the right leg above the knee (Z89.611). Amputation took place on 11/20/2025 after a crush injury at a loading dock. The residual limb is 24 cm long and healed. Its volume has been stable since 06/30/2026. She has worn a preparatory prosthesis since 03/02/2026 and now does so 9 hours a day.

Items
| HCPCS | Item | Qty | Limit |
|---|---|---|---|
| L5321 | Above-knee prosthesis, molded socket, SACH foot, endoskeletal | 1 | 1 per 5 years |
| L5856 | Microprocessor knee-shin addition, swing and stance | 1 | 1 per 5 years |
| L8430 | Prosthetic sock, multiple ply, above knee, medium | 6 | 6 per 6 months |

Why a microprocessor knee: The mechanical knee of the preparatory limb led to 5 stumbles and 2 falls between 05/01/2026 and 08/31/2026. During a trial of the microprocessor knee, which lasted 3 weeks, the client did not fall.

Why socks: They let her adjust how the socket fits as the day goes on.

Sockets are made once the shape of a limb has settled, since a limb that still shrinks will soon outgrow them.`,
    `Lucian Vanterpool, DO
Physical Medicine and Rehabilitation

September 18, 2026

Dear Medical Director,

Please consider this letter in support of a definitive prosthesis for my patient, Ms. Marisela Okonjo-Pratt. Her diagnoses are acquired absence of the right leg above the knee (Z89.611) and phantom limb syndrome with pain (G54.6).

When I saw her on September 9, 2026, the residual limb had healed and there was no open skin. The right hip extended to 5 degrees without a flexion contracture. Her hip muscles were of full strength, 5/5. The left leg was uninjured. She scored 39 of 47 on the Amputee Mobility Predictor, and I place her at functional level K3.

She lives with her two sons, who are 9 and 12 years old, on the second floor of a building without an elevator. To reach her apartment she climbs 14 stairs. She walks at two speeds. She is a city bus driver on leave and wishes to go back to work.

On her present mechanical knee she fell twice in the four months from May through August 2026. She had no fall in 3 weeks with a microprocessor knee.

Phantom pain is 3 of 10 and comes mostly in the evening.

I ask you to approve L5321 with the addition L5856, and six prosthetic socks, L8430.

Persons at level K3 have the ability or potential to walk with variable cadence.

Sincerely,
Lucian Vanterpool, DO`,
    `PHYSICAL THERAPY NOTE FOR PROSTHETIC REQUEST

Name: M. Okonjo-Pratt   Age: 43   Sex: F   Height: 5 ft 6 in   Weight: 151 lb
Dx: Z89.611, G54.6

S: Patient is a bus driver for the city, on leave, and wants to return. Reports phantom pain 3/10, mostly evenings. Lives with sons (9 and 12). Second-floor apartment, no elevator.

O: R residual limb 24 cm, healed. R hip extension to 5 degrees, no flexion contracture, hip strength 5/5 per Dr. Vanterpool's exam of 9/9/2026. AMP 39/47 the same day. Wears the preparatory prosthesis 9 h/day. Climbs 14 stairs at home. Walks at 2 speeds.

Falls and stumbles with the mechanical knee, 5/1 to 8/31/2026:
- stumbles: 5
- falls: 2
- events altogether: 7

Trial, microprocessor knee, 3 weeks: falls 0.

A: K3. Mechanical knee not sufficient for this patient. Intact left leg.

P: Definitive above-knee prosthesis for the right side (L5321) with microprocessor knee (L5856). Socks, multiple ply, above knee, medium, 6 for 6 months (L8430).

A stance-control knee gives resistance when a user trips, and a trained user can then recover the step.`,
    `## Letter of Medical Necessity (AI draft)

**To:** Buckeye Crest Health Plan
**Regarding:** Marisela Okonjo-Pratt, 309 Cooper Street, Apt 2C, Millrace, OH 44999

### Background
Ms. Okonjo-Pratt lost her right leg above the knee on November 20, 2025, following a crush injury at a loading dock. She is 43 years old. She also has phantom limb syndrome with pain.

### Current function
- Amputee Mobility Predictor: **39 of 47**
- Functional level: **K3**
- Preparatory prosthesis: **9 hours daily**, since March 2, 2026
- Stairs to the apartment: **14**

### Problem
Her preparatory prosthesis has a mechanical knee. In four months she had five stumbles and two falls with it.

### Trial
With a microprocessor knee, worn on trial for three weeks, no fall occurred.

### Examination
On September 9, 2026 Lucian Vanterpool, DO found a healed residual limb, no open skin and no hip flexion contracture. The left leg had no injury.

### Requested items
1. **L5321** – one above-knee prosthesis with molded socket
2. **L5856** – one microprocessor knee-shin addition
3. **L8430** – six socks every six months, which comes to twelve in a year; size medium

The first two are limited to one in five years. Stillwater Limb and Brace will make the prosthesis.

### Policy note
Plans often restrict microprocessor knees to users of level K3 or higher.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'side',
      'absence of the right leg above the knee (Z89.611). Amputation → absence of the left leg above the knee (Z89.611). Amputation',
    ],
    [0, 'sex', 'The client is a woman of 43 with → The client is a gentleman of 43 with'],
    [0, 'event', 'after a crush injury at a loading dock. → after a motorcycle collision.'],
    [
      0,
      'retold',
      'The residual limb is 24 cm long and healed. → The residual limb is 14 cm long and healed.',
    ],
    [
      0,
      'date-age',
      'Its volume has been stable since 06/30/2026. → Its volume has been stable since 04/30/2026.',
    ],
    [
      0,
      'other-item',
      '| L5856 | Microprocessor knee-shin addition → | L8430 | Microprocessor knee-shin addition',
    ],
    [0, 'quantity', 'above knee, medium | 6 | 6 per 6 months → above knee, medium | 12 | 6 per 6 months'],
    [0, 'negation', 'the client did not fall. → the client did fall.'],
    [0, 'identifier', 'MRN: MR-220935 → MRN: MR-229035'],
    [
      0,
      'device',
      'Why socks: They let her adjust → Why socks: Beside the silicone liner they let her adjust',
    ],
    [1, 'code-disease', 'phantom limb syndrome with pain (G54.6) → diabetic polyneuropathy (G54.6)'],
    [
      1,
      'negation',
      'extended to 5 degrees without a flexion contracture → extended to 5 degrees with a flexion contracture',
    ],
    [1, 'retold', 'She scored 39 of 47 on → She scored 29 of 47 on'],
    [1, 'social', 'She lives with her two sons, who are → She lives with her mother and two sons, who are'],
    [1, 'other-role', 'she climbs 14 stairs → she climbs 24 stairs'],
    [1, 'treatment', 'Phantom pain is 3 of 10 → Mirror therapy did not help. Phantom pain is 3 of 10'],
    [
      1,
      'medication',
      'comes mostly in the evening. → comes mostly in the evening, when she takes gabapentin 300 mg.',
    ],
    [
      1,
      'attestation',
      'I ask you to approve → I watched her climb the stairs of her home and ask you to approve',
    ],
    [1, 'name', 'Sincerely,\nLucian Vanterpool, DO → Sincerely,\nLucian Vandenberg, DO'],
    [1, 'negation', 'The left leg was uninjured. → The left leg was injured as well.'],
    [
      2,
      'description-detail',
      'Definitive above-knee prosthesis for the right side → Definitive below-knee prosthesis for the right side',
    ],
    [2, 'sum', '- events altogether: 7 → - events altogether: 9'],
    [2, 'social', 'is a bus driver for the city, on leave, → is a forklift operator, on leave,'],
    [2, 'negation', 'Second-floor apartment, no elevator. → Second-floor apartment with an elevator.'],
    [2, 'script', 'Wears the preparatory prosthesis 9 h/day. → Wears the preparatory prosthesis ١٢ h/day.'],
    [2, 'diagnosis', 'Intact left leg. → Intact left leg. Osteoarthritis of the left knee.'],
    [2, 'brackets', 'Walks at 2 speeds. → Walks at 2 speeds [with a cane outdoors].'],
    [2, 'retold', 'Reports phantom pain 3/10, → Reports phantom pain 7/10,'],
    [3, 'organisation', 'Stillwater Limb and Brace will make → Heartland Prosthetic Partners will make'],
    [3, 'choice', 'twelve in a year; size medium → twelve in a year; size large'],
    [3, 'sum', 'which comes to twelve in a year → which comes to eighteen in a year'],
    [
      3,
      'relative-date',
      'In four months she had five stumbles → In the past ten months she had five stumbles',
    ],
    [
      3,
      'attitude',
      'no fall occurred. → no fall occurred, and she reported feeling confident and delighted.',
    ],
    [
      3,
      'coverage-measure',
      'to users of level K3 or higher. → to users of level K3 or higher, and her walking speed of 1.1 m/s places her there.',
    ],
    [
      3,
      'event',
      'no open skin and no hip flexion contracture. → no open skin and no hip flexion contracture. The limb had been revised by surgery in January.',
    ],
    [3, 'retold', 'five stumbles and two falls with it → five stumbles and four falls with it'],
  ],
  corruptions: {},
};
