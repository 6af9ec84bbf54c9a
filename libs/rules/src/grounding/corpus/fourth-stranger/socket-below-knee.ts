import type { CorpusCase } from '../corpus-case.ts';

export const socketBelowKnee: CorpusCase = {
  id: 'socket-below-knee',
  today: '2026-08-19',
  facts: {
    case_id: 6608,
    patient: {
      first_name: 'Torvald',
      middle_name: 'Emmett',
      last_name: 'Castellanos',
      dob: '1977-02-08',
      gender: 'male',
      height: '178 cm',
      weight: '83 kg',
      address: '9 Smelter Way, Butte, MT 59701',
      phone: '(406) 555-0154',
      mrn: 'MRN-668029',
    },
    diagnoses: [
      { code: 'Z89.511', description: 'Acquired absence of right leg below knee' },
      { code: 'Z97.13', description: 'Presence of artificial right leg (complete) (partial)' },
    ],
    items: [
      {
        item: 'Replacement, socket, below knee, molded to patient model',
        hcpcs: 'L5700',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Socket made in March 2022. He has lost 11 kg since November 2025 and the limb has shrunk: 18 ply of socks fill the socket, and it still turns on the limb. Blister over the end of the shin bone on July 27, 2026; could not wear the prosthesis for 8 days. Foot and pylon are sound and are kept.',
      },
      {
        item: 'Prosthetic sock, multiple ply, below knee, each',
        hcpcs: 'L8420',
        quantity: 12,
        quantity_limit: 12,
        limit_period: '6 months',
        justification:
          'For the changes of volume in the new socket. Walks about 6 km a day as a letter carrier, also on gravel and stairs, without a cane.',
      },
    ],
    provider: { name: 'Dr. Seraphina Lindqvist', npi: '1493085710', date_signed: '2026-08-19' },
  },
  notes: [
    `August 19, 2026

Concerning: Torvald Emmett Castellanos, born February 8, 1977

I am writing on behalf of Mr. Castellanos, whose right leg is absent below the knee (Z89.511) and who wears an artificial leg (Z97.13). He is 49 and walks about 6 km a day as a letter carrier, over gravel and up stairs, and without a cane.

His present socket was made in March 2022. Since November 2025 he has lost 11 kg, and the residual limb has become smaller. Even with 18 ply of socks the socket turns. On July 27 there was a blister over the end of the shin bone, and for 8 days he could not wear the prosthesis.

Requested are a replacement socket below the knee, molded to patient model (L5700), and 12 multiple ply socks (L8420). The foot and the pylon are sound and will be used again.

Dr. Seraphina Lindqvist
NPI 1493085710`,
    `Castellanos 49M R BKA. Socket 3/2022. Wt -11 kg since 11/25, limb vol down, 18 ply, socket still rotates. Blister distal tibia 7/27/26, 8 d w/o prosthesis. Amb 6 km/d, no cane, gravel + stairs. Keep foot/pylon. L5700 x1, L8420 x12. Lindqvist NPI 1493085710`,
    `Prosthetist's explanation for the payer

A socket has to fit like a well-made shoe. Socks of different thickness make up for small changes of the limb in the course of a day. When so many layers are needed, the shape of the socket no longer matches the shape of the bones, and the load falls on places that do not bear it well, such as the end of the shin.

This is what has come about in the case of Mr. Castellanos. He weighs 83 kg now and weighed 94 kg last November; that is a loss of nearly 12 percent. Eighteen ply do not keep the socket from turning. Only the socket is to be replaced, since the remaining parts are in order.

Twelve socks are the quantity admitted for six months.

Prescribed by Dr. Seraphina Lindqvist, NPI 1493085710.`,
    `# Medical Necessity: Replacement Socket

**Patient:** Torvald Castellanos | **MRN:** MRN-668029

## Functional status
- Letter carrier, on foot for roughly 3.7 miles a day
- Uneven ground and stairs, no cane

## Why the present socket has failed
- More than four years old
- Loss of 11 kg of body weight
- Rotation in spite of 18-ply socks
- Blister at the end of July, eight days without the prosthesis

## Order
- L5700, one
- L8420, twelve

**Dr. Seraphina Lindqvist**, NPI 1493085710`,
    `To the appeals unit. Could the fit of Mr. Castellanos's socket be improved otherwise? It has been filled with eighteen ply of sock and it still turns. This is a change of the man and not of the material: he is eleven kilos lighter than in November of last year, and the limb has shrunk. At the end of July he had a blister and for more than a week had to do without the prosthesis. A new foot is not asked for. One socket, and a dozen socks to go with it. Lindqvist, 1493085710`,
  ],
  passages: [
    'He still has his right knee.',
    'Six kilometers are 3.7 miles.',
    'Before the loss of weight he weighed 94 kg.',
    'Twelve socks for six months are two per month.',
  ],
  edits: [
    [1, 'device', 'Keep foot/pylon. → Keep pylon, new carbon foot.'],
    [3, 'date-age', 'More than four years old → More than six years old'],
  ],
  corruptions: {
    'code-disease': ['Z89.511, acquired absence of {right leg below knee → right foot}'],
    'description-detail': ['Acquired absence of the right leg {below → above} the knee'],
    side: ['He wears an artificial {right → left} leg.'],
    choice: ['{ → The socks are to be white, in size large.}'],
    device: ['{ → A gel liner with locking pin comes with the socket.}'],
    diagnosis: ['{ → He has phantom limb pain at night.}'],
    event: ['{ → In June he fell on a porch when the socket turned.}'],
    social: ['He works as a {letter carrier → roofer}.'],
    attitude: ['~ { → He is an exceptionally motivated man who follows every recommendation.}'],
    organisation: ['{ → The socket of 2022 was built by Silver Bow Prosthetics.}'],
    attestation: ['{ → I inspected the residual limb in my office today.}'],
    'other-role': ['He has lost {11 → 18} kg.'],
    brackets: ['[{ → His leg was lost in a motorcycle accident.}]'],
    script: ['The {socket → sоcket} turns on the limb.'],
    identifier: ['{L5700 → L5701}, replacement socket, below knee'],
    quantity: ['L8420, {12 → 24} socks'],
    name: ['Mr. {Castellanos → Castillo} walks without a cane.'],
    sum: ['He weighs 83 kg now and weighed {94 → 97} kg before he lost 11 kg.'],
  },
};
