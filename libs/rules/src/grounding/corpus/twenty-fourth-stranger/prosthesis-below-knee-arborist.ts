import type { CorpusCase } from '../corpus-case.ts';

/** A rehabilitation physician, a physical therapist, a prosthetist and a drafting model write for an arborist who lost her left lower leg. */
export const prosthesisBelowKneeArborist: CorpusCase = {
  id: 'prosthesis-below-knee-arborist',
  today: '2026-07-08',
  facts: {
    case_id: 24102,
    patient: {
      first_name: 'Marisela',
      last_name: 'Quenneville',
      dob: '1991-11-23',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '141 lb',
      address: '9 Tanner Court, Apt 3B, Elk Hollow, PA 16999',
      phone: '(814) 555-0162',
      mrn: 'EHR-77105',
    },
    diagnoses: [
      {
        code: 'S88.112D',
        description:
          'Complete traumatic amputation at level between knee and ankle, left lower leg, subsequent encounter',
      },
      { code: 'Z89.512', description: 'Acquired absence of left leg below knee' },
    ],
    items: [
      {
        item: 'Below knee, molded socket, shin, SACH foot, endoskeletal system',
        hcpcs: 'L5301',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'First prosthesis. The residual limb is 15 cm long and healed since 2026-04-30. Its girth 5 cm above the end fell from 33 cm on 2026-05-06 to 29 cm on 2026-07-01 with a shrinker worn 22 hours a day. Left knee bends to 130 degrees and straightens fully. She hops 40 m on crutches. Expected functional level K3.',
      },
      {
        item: 'Addition to lower extremity prosthesis, below knee, suspension/sealing sleeve, with or without valve, any material, each',
        hcpcs: 'L5685',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        color: 'black',
        size: 'medium',
        justification: 'One to wear and one to wash.',
      },
      {
        item: 'Prosthetic sock, multiple ply, below knee, each',
        hcpcs: 'L8420',
        quantity: 12,
        quantity_limit: 12,
        limit_period: '6 months',
        length: '14 inches',
        justification:
          'The limb loses about 3 mm of girth between morning and evening. Six of 3 ply and six of 5 ply.',
      },
    ],
    provider: { name: 'Bertrand Ilunga-Shaw, DO', npi: '1720469358', date_signed: '2026-07-08' },
    seen: [
      '2026-07-01, in clinic, by Bertrand Ilunga-Shaw, DO: scar closed and movable, no tenderness at the end of the limb, sensation intact, strength 5/5 at the left hip and 4/5 at the left knee.',
    ],
    told: [
      'Who pays? Allegheny Guild Workers Fund',
      'Who supplies? Hollow Oak Prosthetics',
      'How was the leg lost? A log rolled onto it at work on 2026-02-11',
      'Lives with whom? With her sister Graciela',
      'Home? Third-floor apartment, 34 steps, no elevator',
      'Work? Arborist, wants to return to ground work',
    ],
    answered: [],
  },
  notes: [
    `July 8, 2026

To: Allegheny Guild Workers Fund
Subject: Ms. Marisela Quenneville (born November 23, 1991; record EHR-77105)
Diagnoses: S88.112D and Z89.512

To the claims physician:

Ms. Quenneville, aged 34, lost her left lower leg on February 11, 2026, when a log rolled onto it at work. She is an arborist and wants to return to ground work. I am ordering her first prosthesis.

I examined her in clinic on July 1, 2026. The scar was closed and movable. There was no tenderness at the end of the limb, and sensation was intact. Strength was 5/5 at the left hip and 4/5 at the left knee. The knee bends to 130 degrees and straightens fully.

The residual limb, 15 cm long, has been healed since April 30. She wears a shrinker 22 hours a day, and the girth 5 cm above the end has fallen from 33 cm to 29 cm.

I expect a functional level of K3. She hops 40 m on crutches.

Please approve one below-knee prosthesis with molded socket and SACH foot (L5301), two suspension sleeves (L5685) and twelve multiple-ply socks (L8420).

A first prosthesis is usually fitted once the limb is healed and its volume has begun to settle.

Bertrand Ilunga-Shaw, DO
NPI 1720469358`,
    `PT PRE-PROSTHETIC NOTE
Quenneville, Marisela / F / 34 y / MRN EHR-77105

S: Left leg lost below the knee after a work accident on 02/11/2026 (log). Lives with sister Graciela on the third floor; 34 steps, no elevator. Arborist. Goal is a return to ground work.

O:
- Residual limb 15 cm long, healed since 04/30/2026
- Girth 5 cm above the end: 33 cm (05/06/2026), 29 cm (07/01/2026). Loss: 4 cm in 8 weeks
- L knee flexion 130 degrees, full extension
- Strength L hip 5/5, L knee 4/5 (physician, 07/01/2026)
- Sensation intact, end of limb not tender
- Hops 40 m with crutches
- Shrinker on 22 h of 24, so off for 2 h

A: Ready for a first prosthesis. Expected level K3. The apartment cannot be reached without climbing stairs.

P: Prosthesis L5301 from Hollow Oak Prosthetics. Socks of two thicknesses, 3 ply and 5 ply, because the girth falls by about 3 mm between morning and evening. Two sleeves, one on the limb and one in the wash.

General: new wearers as a rule begin with short periods of wear and inspect the skin each time the socket comes off.`,
    `Hollow Oak Prosthetics
Prior authorization request

Payer: Allegheny Guild Workers Fund
Patient: Marisela Quenneville
Born: 11/23/1991
Lives at: 9 Tanner Court, Apt 3B, Elk Hollow, PA 16999
Phone: (814) 555-0162
Height and weight: 5 ft 7 in, 141 lb

| Code | What | How many | Per |
|---|---|---|---|
| L5301 | Below-knee prosthesis, molded socket, shin, SACH foot, endoskeletal | 1 | 3 years |
| L5685 | Suspension sleeve, black, medium | 2 | 6 months |
| L8420 | Multiple-ply sock, 14 inches | 12 | 6 months |

The twelve socks are six of 3 ply and six of 5 ply. Over a year, at the limit, that makes 24 socks and 4 sleeves.

ICD-10-CM: S88.112D (complete traumatic amputation at level between knee and ankle, left lower leg, subsequent encounter); Z89.512 (acquired absence of left leg below knee).

The order was signed on July 8, 2026, by Bertrand Ilunga-Shaw, DO, one week after his examination. It is the patient's first prosthesis; none has been supplied before. The limb measures 15 cm in length and 29 cm in girth near the end.

Sleeves wear thin at the edge of the socket, and a torn one no longer seals.

Hollow Oak Prosthetics`,
    `### Draft: Medical necessity of a transtibial prosthesis

**Who:** Marisela Quenneville, 34, a female arborist from Elk Hollow

**What happened:** On February 11, 2026, a log rolled onto her left lower leg at work, and the leg was lost. It is absent below the knee (Z89.512).

**Where she stands today**

1. The limb is healed, with a scar that is closed and movable.
2. The girth has shrunk by 4 cm between May 6 and July 1, 2026.
3. The knee straightens fully and flexes to 130 degrees.
4. She hops 40 m on crutches.
5. She lives on the third floor, up 34 steps, and there is no elevator. Her sister, Graciela, lives with her.

**What is asked for**

- *L5301*: one endoskeletal below-knee prosthesis with a SACH foot
- *L5685*: two sealing sleeves in black, one to wear while the other is washed
- *L8420*: a dozen socks, in 3 ply and 5 ply

**Why**

The expected functional level is K3. The socks make up for a loss of about 3 mm of girth in the course of a day. The patient wants to return to ground work.

Persons at level K3 can generally walk at varying speeds and cross most barriers outdoors.

**Ordering physician:** Bertrand Ilunga-Shaw, DO (NPI 1720469358)
**Supplier:** Hollow Oak Prosthetics`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Ms. Quenneville, aged 34, lost → Ms. Quenneville, aged 43, lost'],
    [0, 'side', 'lost her left lower leg on → lost her right lower leg on'],
    [
      0,
      'attestation',
      'I examined her in clinic on July 1, 2026. → I examined her in clinic on July 1, 2026, and watched her walk on a test socket.',
    ],
    [
      0,
      'negation',
      'There was no tenderness at the end of the limb → There was marked tenderness at the end of the limb',
    ],
    [0, 'other-role', 'The residual limb, 15 cm long, → The residual limb, 34 cm long,'],
    [
      0,
      'retold',
      '5/5 at the left hip and 4/5 at the left knee → 5/5 at the left hip and 3/5 at the left knee',
    ],
    [0, 'retold', 'has fallen from 33 cm to 29 cm → has risen from 29 cm to 33 cm'],
    [0, 'other-item', 'two suspension sleeves (L5685) → two suspension sleeves (L8420)'],
    [0, 'sex', 'Subject: Ms. Marisela Quenneville → Subject: Mr. Marisela Quenneville'],
    [0, 'identifier', 'Diagnoses: S88.112D and → Diagnoses: S88.111D and'],
    [1, 'sum', 'Loss: 4 cm in 8 weeks → Loss: 6 cm in 8 weeks'],
    [
      1,
      'social',
      'Lives with sister Graciela on the third floor; → Lives with sister Graciela and two small children on the third floor;',
    ],
    [1, 'negation', '34 steps, no elevator. Arborist. → 34 steps, with elevator. Arborist.'],
    [1, 'medication', 'end of limb not tender → end of limb not tender under gabapentin 300 mg at night'],
    [1, 'script', 'Hops 40 m with crutches → Hops ৭০ m with crutches'],
    [
      1,
      'treatment',
      'A: Ready for a first prosthesis. → A: Mirror therapy completed. Ready for a first prosthesis.',
    ],
    [1, 'diagnosis', 'Sensation intact, → Neuroma of the tibial nerve, sensation intact,'],
    [
      1,
      'device',
      'P: Prosthesis L5301 from Hollow Oak Prosthetics. → P: Prosthesis L5301 and a shower chair from Hollow Oak Prosthetics.',
    ],
    [1, 'retold', 'Shrinker on 22 h of 24 → Shrinker on 12 h of 24'],
    [2, 'organisation', 'Payer: Allegheny Guild Workers Fund → Payer: Susquehanna Casualty Company'],
    [2, 'identifier', 'Phone: (814) 555-0162 → Phone: (814) 555-0126'],
    [2, 'choice', 'Suspension sleeve, black, medium → Suspension sleeve, beige, medium'],
    [2, 'choice', 'Multiple-ply sock, 14 inches → Multiple-ply sock, 18 inches'],
    [
      2,
      'quantity',
      'Multiple-ply sock, 14 inches | 12 | 6 months → Multiple-ply sock, 14 inches | 12 | 3 months',
    ],
    [2, 'sum', 'that makes 24 socks and 4 sleeves → that makes 24 socks and 8 sleeves'],
    [2, 'description-detail', 'left lower leg, subsequent encounter); → left lower leg, sequela);'],
    [2, 'relative-date', 'one week after his examination → five weeks after his examination'],
    [2, 'negation', 'none has been supplied before → an earlier one has been supplied before'],
    [2, 'name', 'by Bertrand Ilunga-Shaw, DO, one → by Bernard Ilunga-Shaw, DO, one'],
    [
      3,
      'code-disease',
      'It is absent below the knee (Z89.512). → She has diabetic neuropathy of the leg (Z89.512).',
    ],
    [
      3,
      'event',
      'with a scar that is closed and movable. → with a scar that is closed and movable after a revision operation in March.',
    ],
    [
      3,
      'coverage-measure',
      'and cross most barriers outdoors. → and cross most barriers outdoors, as her mobility predictor score of 41 confirms.',
    ],
    [
      3,
      'brackets',
      '4. She hops 40 m on crutches. → 4. She hops 40 m on crutches [with pain in the right wrist].',
    ],
    [
      3,
      'attitude',
      'The patient wants to return to ground work. → The patient wants to return to ground work and understands every step of the fitting.',
    ],
    [3, 'organisation', '**Supplier:** Hollow Oak Prosthetics → **Supplier:** Keystone Limb Laboratory'],
    [3, 'retold', 'The expected functional level is K3. → The expected functional level is K2.'],
  ],
  corruptions: {},
};
