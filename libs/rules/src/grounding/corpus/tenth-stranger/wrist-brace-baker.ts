import type { CorpusCase } from '../corpus-case.ts';

/** A hand clinic's physician assistant, and an occupational therapist who writes in full sentences. */
export const wristBraceBaker: CorpusCase = {
  id: 'wrist-brace-baker',
  today: '2026-10-12',
  facts: {
    case_id: 9102,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Abubakar',
      dob: '1984-12-01',
      gender: 'male',
      height: '178 cm',
      weight: '84 kg',
      address: '1540 Ferry Street, Apt 3, Dunmore, OH 44660',
      phone: '(330) 555-0119',
      mrn: 'DH-20713',
    },
    diagnoses: [
      { code: 'G56.01', description: 'Carpal tunnel syndrome, right upper limb' },
      { code: 'M65.4', description: 'Radial styloid tenosynovitis [de Quervain]' },
    ],
    items: [
      {
        item: 'Wrist hand orthosis, wrist extension control cock-up, non molded, prefabricated, off-the-shelf',
        hcpcs: 'L3908',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        size: 'large',
        color: 'black',
        justification:
          'Numb thumb, index and middle finger at night for 5 months, wakes 3 times a night. Phalen positive at 20 seconds, Tinel positive on the right. Grip right 24 kg, left 41 kg. Nerve study 2026-08-27: median distal latency 5.2 ms. Naproxen 500 mg twice daily for 3 weeks did not help. No thenar wasting. Kneads dough by hand in a bakery, right-handed. To be worn at night and during work breaks.',
      },
    ],
    provider: { name: 'Joanna Prescott-Lim, PA-C', npi: '1407894652', date_signed: '2026-10-12' },
    seen: [
      '2026-10-01, office visit: Finkelstein test positive on the right. Surgery not wanted before a trial of bracing.',
    ],
  },
  notes: [
    `HPI: 41 y/o RHD male baker w/ 5 mo of nocturnal numbness, thumb/IF/MF, R hand. Wakes x3/night. Has already tried naproxen 500 mg BID x 3 wks w/o relief.

Exam (10/01/2026): Phalen + at 20 sec. Tinel + R. Finkelstein + R. No thenar atrophy. Grip 24 kg R vs 41 kg L.
NCS 8/27/26: median distal latency 5.2 ms.

A/P: G56.01 carpal tunnel syndrome, R upper limb. M65.4 de Quervain tenosynovitis. Bracing in a neutral position is the usual first step in carpal tunnel syndrome because it lowers the pressure in the canal. Pt does not want surgery before bracing has been tried. Rx: L3908 cock-up wrist orthosis, off the shelf, #1, large, black. Wear at night and during breaks at work. One per year is allowed; this is the first one asked for here.

Wrist orthoses are covered when they support a weak or diseased part of the body. This statement was prepared for Mr. Abubakar, MRN DH-20713.

J. Prescott-Lim, PA-C (NPI 1407894652)`,
    `Mr. Cornelius Abubakar was born on December 1, 1984. He works in a bakery, where he kneads the dough by hand, and he is right-handed.

For five months he has been woken three times each night by numbness of his thumb, index finger and middle finger. Three weeks of naproxen, 500 mg twice a day, brought no improvement. In the clinic Phalen's sign appeared after 20 seconds, and Tinel's sign was positive on the right. His right grip reaches 24 kg, which is 17 kg less than the 41 kg of the left. The muscles at the base of the thumb are not wasted. A nerve conduction study of August 27, 2026 showed a median distal latency of 5.2 ms.

The right wrist should be kept from bending while he sleeps and rests. For this one prefabricated wrist hand orthosis (HCPCS L3908) in black, size large, is ordered. It needs no molding and can be put on with one hand. He would like to try the brace before he thinks of an operation.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'G56.01 carpal tunnel syndrome → G56.01 cubital tunnel syndrome'],
    [0, 'device', 'Wear at night → Also paraffin bath for home. Wear at night'],
    [0, 'side', 'Finkelstein + R → Finkelstein + L'],
    [0, 'brackets', 'for Mr. Abubakar → for Mr. Abubakar [diabetic on insulin]'],
    [0, 'coverage-measure', 'of the body. → of the body, which his latency of 6.8 ms shows.'],
    [0, 'negation', 'No thenar atrophy → Thenar atrophy'],
    [1, 'sex', 'while he sleeps → while she sleeps'],
    [1, 'choice', 'in black, size large → in black, size small'],
    [
      1,
      'event',
      'In the clinic Phalen → He fractured the wrist in a fall from a ladder. In the clinic Phalen',
    ],
    [1, 'attestation', 'He would like to try → I have personally fitted the brace. He would like to try'],
    [
      1,
      'relative-date',
      'In the clinic Phalen → He was last seen a fortnight before yesterday. In the clinic Phalen',
    ],
    [1, 'retold', 'brought no improvement → brought clear improvement'],
  ],
  corruptions: {},
};
