import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for prostheses: a physiatrist, a prosthetist, a physical therapist and a drafted letter. */
export const transtibialSocketFarrier: CorpusCase = {
  id: 'transtibial-socket-farrier',
  today: '2026-03-23',
  facts: {
    case_id: 16011,
    patient: {
      first_name: 'Jericho',
      last_name: 'Maddern',
      dob: '1997-01-14',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '176 lb',
      address: '18 Anvil Trace, Coldwater Bench, MT 59999',
      phone: '(406) 555-0128',
      mrn: 'CBR-37702',
    },
    diagnoses: [
      { code: 'Z89.511', description: 'Acquired absence of right leg below knee' },
      { code: 'T87.89', description: 'Other complications of amputation stump' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
    ],
    items: [
      {
        item: 'Below knee, molded socket, shin, sach foot, endoskeletal system',
        hcpcs: 'L5301',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'The right leg was taken off below the knee on 2024-08-30 after a horse crushed it. The stump has shrunk by 3.4 cm at its middle since the first socket of 2025-01-21. He fills the gap with 12 ply of socks and the socket still turns. A sore at the end of the shin, 1.5 cm wide, was seen on 2026-03-03. Pads in the old socket were tried twice and failed.',
      },
      {
        item: 'Addition to lower extremity, below knee / above knee suspension locking mechanism (shuttle, lanyard or equal), excludes socket insert',
        hcpcs: 'L5671',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'With the sleeve the leg came off twice in mud at work. With a pin lock on trial it stayed on for 14 days.',
      },
      {
        item: 'Addition to lower extremity prosthesis, below knee / above knee, custom fabricated from existing mold or prefabricated, socket insert, silicone gel, elastomeric or equal, for use with locking mechanism',
        hcpcs: 'L5673',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '28 cm',
        color: 'tan',
        justification:
          'One liner is worn while the other dries. He sweats through 8 hours of work. The foam liner tore in 5 months.',
      },
      {
        item: 'All lower extremity prostheses, flex-walk system or equal',
        hcpcs: 'L5981',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        length: '27 cm',
        justification:
          'He walks at changing speeds, on slopes and on rough ground, and is at functional level K3. On the old foot he took 11.2 seconds for 10 meters, on the trial foot 7.9 seconds. He carries tools of 40 lb.',
      },
    ],
    provider: { name: 'Eudora Lachance, DO', npi: '1720846395', date_signed: '2026-03-23' },
    seen: [
      '2026-03-03, in office, by Eudora Lachance, DO: sore at the end of the shin, no pus, knee moves fully, thigh strength 5/5 on both sides, left foot whole, phantom pain 3 of 10.',
      '2026-03-10, in workshop, by Bartholomew Igwe, CPO: stump cast, middle girth 31.6 cm, socket turns 15 degrees on the limb.',
    ],
    told: [
      'Who pays? Big Horn Workers Insurance Fund',
      'Who supplies? Bitterroot Prosthetics',
      'Work? Farrier, back at work 4 days a week',
      'Lives with whom? With his fiancee Rosamund in a house with 9 steps',
      'Where was he operated on? At Three Forks Trauma Center',
      'Medicines? Gabapentin 300 mg three times a day',
      'Walking aid? None',
    ],
    answered: [],
  },
  notes: [
    `March 23, 2026

Big Horn Workers Insurance Fund

RE: Jericho Maddern   DOB: 01/14/1997   MRN: CBR-37702

To whom it may concern,

Mr. Maddern is a 29-year-old man. His right leg was taken off below the knee on August 30, 2024 at Three Forks Trauma Center, after a horse crushed it. His diagnoses are acquired absence of the right leg below the knee (Z89.511), other complications of the amputation stump (T87.89) and phantom limb syndrome with pain (G54.6).

I examined him in my office on March 3, 2026. There was a sore at the end of the shin, 1.5 cm wide, without pus. The knee moved fully. Thigh strength was 5/5 on both sides. The left foot was whole. Phantom pain was 3 of 10.

His stump has shrunk by 3.4 cm at its middle since the first socket of January 21, 2025. He wears 12 ply of socks, and the socket still turns. Pads were tried twice in the old socket and failed.

A stump commonly shrinks in the first two years, and a socket that turns wounds the skin.

I prescribe:
- L5301 below-knee prosthesis with molded socket: 1
- L5671 locking mechanism: 1
- L5673 silicone socket insert for use with the lock: 2 per year
- L5981 flex-walk system: 1

He takes gabapentin 300 mg three times a day.

Eudora Lachance, DO
NPI 1720846395`,
    `BITTERROOT PROSTHETICS
Prosthetic evaluation

Patient: J. Maddern, 29, male
Evaluated in the workshop on 03/10/2026 by Bartholomew Igwe, CPO
Payer: Big Horn Workers Insurance Fund

Limb
Right, below knee. The stump was cast. Middle girth 31.6 cm, which is 3.4 cm less than at the first socket, when it was thus 35.0 cm. The socket turns by 15 degrees on the limb.

Present prosthesis
First socket of 01/21/2025. Sock fit: 12 ply. Sleeve suspension: the leg came off twice in mud at work. Foam liner: tore in 5 months.

Trial
| Component | Result |
|---|---|
| Pin lock | stayed on for 14 days |
| Trial foot | 10 meters in 7.9 seconds |
| Old foot | 10 meters in 11.2 seconds |
He is thus 3.3 seconds faster on the trial foot.

Functional level
K3: changing speeds, slopes, rough ground.

Components
L5301, quantity 1
L5671, quantity 1
L5673, quantity 2, 28 cm, tan
L5981, quantity 1, foot 27 cm
Five pieces in total.

Remarks
Two liners are needed because one is worn while the other dries. Payers allow a foot with stored energy at level K3 and above. The patient uses no walking aid. He carries tools that weigh 40 lb.`,
    `PHYSICAL FUNCTION STATEMENT FOR PROSTHETIC REPLACEMENT

Name: Jericho Maddern
Address: 18 Anvil Trace, Coldwater Bench, MT 59999
Phone: (406) 555-0128

1. Work and home
He is a farrier and is back at work 4 days a week. He lives with his fiancee Rosamund. The house has 9 steps.

2. Ability
He walks at changing speeds, on slopes and on rough ground, without a cane or other aid. His knee has full motion and his thigh strength is normal on both sides. He is at functional level K3.

3. Limits with the present leg
The socket is too large. In spite of 12 ply of socks it turns, and the end of the shin is sore. The leg slipped off in mud two times. On the old foot ten meters take him 11.2 seconds.

4. Skin
The sore measured 1.5 cm on 3/3/2026. There was no pus. The left foot has no wound.

5. Pain
Phantom pain, 3 on a scale of 10; gabapentin 300 mg three times a day, 900 mg in all.

6. Need
A new socket, a pin lock, two silicone liners (tan, 28 cm) and a foot of 27 cm for varied ground are ordered by Eudora Lachance, DO (NPI 1720846395). Sweat softens skin, so liners must dry between wearings; he sweats through 8 hours of work.

7. Outlook
A socket that fits closely spreads the load over the whole limb, and skin wounded by friction usually heals once the friction ends.`,
    `LETTER OF MEDICAL NECESSITY

Beneficiary: Jericho Maddern, born January 14, 1997
Prescriber: Eudora Lachance, DO

Background
Mr. Maddern, a farrier aged 29, lost his right leg below the knee in August 2024 when a horse crushed it. He stands 5 ft 10 in and weighs 176 lb. He has phantom limb pain and a complication of the stump in the form of a sore.

Replacement of the socket (L5301)
The first socket, made in January 2025, no longer fits. The limb has lost 3.4 cm of girth. Padding was attempted two times without success. His knee has full motion, and he is back at work four days per week.

Suspension (L5671)
The sleeve did not hold in mud. A pin lock held for two weeks.

Liners (L5673)
Two per year are requested, six over three years. The former foam liner lasted less than half a year.

Foot (L5981)
A flexible foot stores and returns energy at each step. His time over 10 meters improved from 11.2 to 7.9 seconds. He is a community walker who does not need a walking aid and who carries 40 lb of tools over uneven ground.

Codes
Z89.511 Acquired absence of right leg below knee
T87.89 Other complications of amputation stump
G54.6 Phantom limb syndrome with pain

Limits
L5301, L5671 and L5981: one in 3 years. L5673: two in a year.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'phantom limb syndrome with pain (G54.6) → carpal tunnel syndrome (G54.6)'],
    [3, 'code-disease', 'T87.89 Other complications of amputation stump → T87.89 Osteomyelitis of the tibia'],
    [1, 'other-item', 'L5671, quantity 1 → L5671 vacuum pump, quantity 1'],
    [0, 'other-item', '- L5981 flex-walk system: 1 → - L5981 microprocessor ankle: 1'],
    [
      3,
      'description-detail',
      'G54.6 Phantom limb syndrome with pain → G54.6 Phantom limb syndrome without pain',
    ],
    [
      0,
      'description-detail',
      'other complications of the amputation stump → infection of the amputation stump',
    ],
    [1, 'side', 'Right, below knee. → Left, below knee.'],
    [0, 'side', 'The left foot was whole. → The right foot was whole.'],
    [3, 'side', 'lost his right leg below → lost both legs below'],
    [0, 'sex', 'is a 29-year-old man. → is a 29-year-old woman.'],
    [2, 'sex', 'He is a farrier and is → She is a farrier and is'],
    [1, 'choice', 'quantity 2, 28 cm, tan → quantity 2, 26 cm, tan'],
    [2, 'choice', 'silicone liners (tan, 28 cm) → silicone liners (black, 28 cm)'],
    [1, 'choice', 'quantity 1, foot 27 cm → quantity 1, foot 25 cm'],
    [2, 'device', 'without a cane or other aid → with a cane'],
    [3, 'device', 'one in 3 years. L5673 → one in 3 years, with a shower leg. L5673'],
    [0, 'medication', 'He takes gabapentin 300 mg three → He takes gabapentin 600 mg three'],
    [2, 'medication', 'Phantom pain, 3 on a scale of 10; → Phantom pain, 3 on a scale of 10; duloxetine and'],
    [3, 'diagnosis', 'in the form of a sore. → in the form of a sore, besides a neuroma.'],
    [0, 'diagnosis', 'The knee moved fully. → The knee, though arthritic, moved fully.'],
    [
      1,
      'event',
      'the leg came off twice in mud at work. → the leg came off twice in mud at work, and he fell each time.',
    ],
    [3, 'event', 'when a horse crushed it. → when a horse crushed it; a revision followed in 2025.'],
    [2, 'treatment', 'There was no pus. → There was no pus. Doxycycline was finished.'],
    [0, 'treatment', 'in the old socket and failed → in the old socket and failed, as did mirror therapy'],
    [2, 'social', 'He lives with his fiancee Rosamund. → He lives with his fiancee Rosamund and two sons.'],
    [3, 'social', 'Mr. Maddern, a farrier aged 29 → Mr. Maddern, a carpenter aged 29'],
    [
      3,
      'attitude',
      'Padding was attempted two times → He bore it with patience. Padding was attempted two times',
    ],
    [
      1,
      'attitude',
      'The patient uses no walking aid. → The patient uses no walking aid and is very satisfied with the trial foot.',
    ],
    [3, 'negation', 'who does not need a walking aid → who does need a walking aid'],
    [0, 'negation', '1.5 cm wide, without pus → 1.5 cm wide, with pus'],
    [0, 'organisation', 'at Three Forks Trauma Center → at Yellowstone Veterans Hospital'],
    [1, 'organisation', 'Payer: Big Horn Workers Insurance Fund → Payer: Montana Medicaid'],
    [0, 'attestation', 'I prescribe: → I was present at the casting and prescribe:'],
    [2, 'attestation', '7. Outlook\nA socket → 7. Outlook\nI have treated him in twelve sessions. A socket'],
    [
      2,
      'relative-date',
      'The leg slipped off in mud two times. → The leg slipped off in mud two times, last on Thursday a week ago.',
    ],
    [3, 'relative-date', 'The sleeve did not hold in mud. → The sleeve did not hold in mud five weeks ago.'],
    [1, 'other-role', 'turns by 15 degrees → turns by 12 degrees'],
    [0, 'other-role', 'has shrunk by 3.4 cm → has shrunk by 1.5 cm'],
    [2, 'brackets', 'The house has 9 steps. → The house has 9 steps [no railing].'],
    [3, 'brackets', 'no longer fits. → no longer fits [cracked at the brim].'],
    [
      1,
      'coverage-measure',
      'at level K3 and above. → at level K3 and above; his mobility score of 44 shows that level.',
    ],
    [
      0,
      'coverage-measure',
      'a socket that turns wounds the skin. → a socket that turns wounds the skin, as his does with 25 ply.',
    ],
    [2, 'script', 'The sore measured 1.5 cm → The sore measured ٤.٥ cm'],
    [0, 'script', 'He wears 12 ply → He wears １８ ply'],
    [0, 'identifier', 'MRN: CBR-37702 → MRN: CBR-37720'],
    [2, 'identifier', '(406) 555-0128 → (406) 555-0182'],
    [1, 'date-age', 'on 03/10/2026 by → on 03/20/2026 by'],
    [0, 'date-age', 'on August 30, 2024 → on August 3, 2024'],
    [0, 'quantity', 'with the lock: 2 per year → with the lock: 4 per year'],
    [3, 'quantity', 'L5981: one in 3 years. → L5981: one in 5 years.'],
    [2, 'name', 'his fiancee Rosamund → his fiancee Rosalie'],
    [1, 'name', 'by Bartholomew Igwe, CPO → by Bartholomew Ighalo, CPO'],
    [3, 'retold', 'A pin lock held for two weeks. → A pin lock held for two days.'],
    [2, 'retold', 'The socket is too large. → The socket is too tight.'],
    [3, 'retold', 'lasted less than half a year → lasted more than a year'],
    [1, 'sum', 'Five pieces in total. → Six pieces in total.'],
    [1, 'sum', 'thus 3.3 seconds faster → thus 4.3 seconds faster'],
    [2, 'sum', '900 mg in all → 1,200 mg in all'],
    [3, 'sum', 'six over three years → nine over three years'],
  ],
  corruptions: {},
};
