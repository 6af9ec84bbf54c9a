import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, an occupational therapist, a prosthetist and a drafting model write for a winegrower who lost a forearm. */
export const transradialProsthesisVintner: CorpusCase = {
  id: 'transradial-prosthesis-vintner',
  today: '2026-06-18',
  facts: {
    case_id: 39105,
    patient: {
      first_name: 'Cornelia',
      last_name: 'Vasquez-Holm',
      dob: '1973-10-04',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '149 lb',
      address: 'Stone Press Farm, 1180 Ridge Road, Alder Vale, CA 95999',
      phone: '(707) 555-0126',
      mrn: 'AVR-30954',
    },
    diagnoses: [
      { code: 'Z89.212', description: 'Acquired absence of left upper limb below elbow' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
    ],
    items: [
      {
        item: 'Below elbow, external power, self-suspended inner socket, removable forearm shell, Otto Bock or equal electrodes, cables, two batteries and one charger, myoelectronic control of terminal device',
        hcpcs: 'L6935',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The left forearm was amputated on 2025-08-19 after it was caught in a grape press. The residual limb is 6.5 in long from the elbow. Muscle signals on 2026-05-12: 48 microvolts over the flexors and 41 microvolts over the extensors. A body-powered hook was worn from 2025-12-01 to 2026-03-16; the harness cut into the right armpit and she could not grip above shoulder height.',
      },
      {
        item: 'Electric hand, switch or myoelectric controlled, adult',
        hcpcs: 'L7007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '7 3/4',
        justification:
          'She opened and closed a trial hand in 18 of 20 attempts on 2026-05-12. She was left-handed.',
      },
      {
        item: 'Prosthetic sock, multiple ply, upper limb, each',
        hcpcs: 'L8435',
        quantity: 6,
        quantity_limit: 12,
        limit_period: '12 months',
        color: 'white',
        justification:
          'Worn under the socket to make up for the girth, which still changes by 0.4 in between morning and evening.',
      },
    ],
    provider: { name: 'Augustin Perlmutter, MD', npi: '1356908274', date_signed: '2026-06-18' },
    seen: [
      '2026-05-12, in clinic, by Augustin Perlmutter, MD: scar healed, no neuroma felt, elbow moves from 0 to 140 degrees, shoulder free, phantom pain 3 of 10.',
      '2026-05-28, in therapy, by Solveig Marchetti, OTR/L: picked up grapes one by one with the trial hand without crushing them, carried a crate of 22 lb with both arms.',
    ],
    told: [
      'Who pays? Vine and Field Workers Fund',
      'Who supplies? Orchard Limb Laboratory',
      'Lives with whom? With her mother-in-law and her daughter Freya',
      'Work? Runs a vineyard, prunes and keeps the cellar',
      'Pacemaker? None',
      'Driving? Not since the amputation',
    ],
    answered: [],
  },
  notes: [
    `June 18, 2026

Vine and Field Workers Fund
Concerning: Cornelia Vasquez-Holm, DOB October 4, 1973, MRN AVR-30954

Dear Sir or Madam:

Ms. Vasquez-Holm is 52 years old and runs a vineyard. On August 19, 2025 her left forearm was amputated after it had been caught in a grape press. The diagnoses are acquired absence of the left upper limb below the elbow (Z89.212) and phantom limb syndrome with pain (G54.6). She was left-handed.

I examined her on May 12, 2026. The scar has healed. I could not feel a neuroma. The elbow moves from 0 to 140 degrees and the shoulder is free. She rated the phantom pain at 3 of 10. The muscle signals were 48 microvolts over the flexors and 41 over the extensors.

From December 1, 2025 to March 16, 2026 she wore a body-powered hook. The harness cut into the right armpit, and she was not able to grip above shoulder height.

I prescribe:
(a) L6935, myoelectric below-elbow prosthesis, 1 in 5 years
(b) L7007, electric hand, adult, 1 in 5 years
(c) L8435, multiple-ply socks, 6 in 12 months

She has no pacemaker and no longer drives.

Myoelectric control uses the small voltage of a contracting muscle and needs no harness. Whether it suits a person is usually settled by a trial before the definitive socket is made.

Augustin Perlmutter, MD
NPI 1356908274`,
    `Occupational Therapy Progress Note
Therapist: Solveig Marchetti, OTR/L
Date: 05/28/2026
Patient: C. Vasquez-Holm, 52 y, left transradial level

S: Works in her vineyard: pruning, cellar. Has not driven since the amputation. Lives with her mother-in-law and her daughter Freya.

O: With the trial hand the patient picked up grapes one by one and did not crush them. She carried a crate of 22 lb with both arms. At the trial of 05/12/2026 she succeeded in 18 of 20 attempts to open and close the hand, which is 90 %.
Residual limb 6.5 in from the elbow. Girth changes by 0.4 in from morning to evening.

A: There are two control sites (48 and 41 microvolts, a difference of 7). The body-powered hook did not allow a grip above shoulder height; its harness cut into the armpit on the right.

P: Support the order of L6935 with the electric hand L7007, size 7 3/4. Socks (L8435, white) to make up for changes in girth.

Since the left was the dominant hand, the right one now has to take over its work.

Training with a powered hand usually begins at the table and moves on to the work place. Batteries are charged overnight.`,
    `ORCHARD LIMB LABORATORY
Prosthetic Proposal

Patient: Cornelia Vasquez-Holm
Stone Press Farm, 1180 Ridge Road, Alder Vale, CA 95999
Telephone (707) 555-0126

Payer: Vine and Field Workers Fund
Prescription: Augustin Perlmutter, MD, June 18, 2026

Code ...... Component ...... Number ...... Limit
L6935 ..... Below elbow, external power, self-suspended inner socket ..... 1 ..... 1 in 5 years
L7007 ..... Electric hand, adult, size 7 3/4 ..... 1 ..... 1 in 5 years
L8435 ..... Sock, multiple ply, white ..... 6 ..... 12 in 12 months

The six socks are half of what the limit allows for a year.

L6935 comprises electrodes, cables, two batteries and one charger.

Diagnosis: Z89.212, acquired absence of left upper limb below elbow; G54.6, phantom limb syndrome with pain.

Technical notes
- Length from the elbow: 6.5 in. This is about 16.5 cm.
- Signal, flexors: 48 microvolts; extensors: 41 microvolts
- The elbow is not limited: 0 to 140 degrees.
- Suspension: by the inner socket itself, without a harness. The harness of the earlier hook was not tolerated.

Timeline: amputation on August 19, 2025; prescription ten months later, less one day.

A prosthesis of this kind is built in stages, with a test socket first. The warranty of each part is that of its maker.`,
    `### Draft letter: Myoelectric prosthesis, left arm

**To the Vine and Field Workers Fund**

Ms. Vasquez-Holm (52; 5 ft 7 in; 149 lb) runs a vineyard and has had one hand since last August, when her left forearm was caught in a grape press and amputated.

**Function today**
- The elbow bends fully to 140 degrees, and the shoulder moves freely.
- The wound has closed and no neuroma was felt.
- Phantom pain is 3 out of 10.

**Trial results**
- 18 of 20 openings and closings of the trial hand succeeded.
- Grapes were lifted singly without being crushed.
- A crate weighing 22 lb (10 kg) was carried.

**Why not a hook?** She tried one, body-powered, for three and a half months. Its harness cut into the right armpit, and she could not grip with it above the shoulder.

**Why socks?** The limb changes in girth by 0.4 in during the day. Six multiple-ply socks (L8435) are ordered for the year.

**Order**
1. L6935: one
2. L7007: one
3. L8435: six

**Home and work.** She shares the household with her mother-in-law and her daughter, Freya. She prunes and looks after the cellar.

**Safety.** There is no pacemaker.

In general, the earlier a powered hand is fitted, the more likely it is to be used. The prescriber is Augustin Perlmutter, MD, NPI 1356908274.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'phantom limb syndrome with pain (G54.6) → carpal tunnel syndrome (G54.6)'],
    [0, 'description-detail', 'upper limb below the elbow (Z89.212) → upper limb above the elbow (Z89.212)'],
    [0, 'side', 'her left forearm was amputated → her right forearm was amputated'],
    [0, 'negation', 'I could not feel a neuroma. → I could feel a neuroma.'],
    [
      0,
      'negation',
      'she was not able to grip above shoulder height → she was able to grip above shoulder height',
    ],
    [0, 'other-role', 'the phantom pain at 3 of 10 → the phantom pain at 6 of 10'],
    [0, 'other-item', '(b) L7007, electric hand → (b) L8435, electric hand'],
    [0, 'date-age', 'is 52 years old and runs → is 58 years old and runs'],
    [
      0,
      'coverage-measure',
      'before the definitive socket is made. → before the definitive socket is made, and hers scored 71 on the capacity test.',
    ],
    [0, 'attestation', 'I prescribe: → I was present at each of her therapy sessions and prescribe:'],
    [0, 'retold', 'She has no pacemaker and → She has a pacemaker and'],
    [1, 'sum', 'which is 90 % → which is 80 %'],
    [1, 'sum', 'a difference of 7) → a difference of 9)'],
    [1, 'social', 'with her mother-in-law and her daughter Freya → with her husband and her daughter Freya'],
    [1, 'social', 'S: Works in her vineyard: → S: Works in a nursery school:'],
    [1, 'choice', 'L7007, size 7 3/4. → L7007, size 8 1/4.'],
    [1, 'retold', 'and did not crush them → and crushed half of them'],
    [1, 'script', 'carried a crate of 22 lb → carried a crate of ৩৫ lb'],
    [
      1,
      'brackets',
      'Residual limb 6.5 in from the elbow. → Residual limb 6.5 in from the elbow [skin graft on the tip].',
    ],
    [
      1,
      'event',
      'Has not driven since the amputation. → Fell from a ladder in April and has not driven since the amputation.',
    ],
    [2, 'quantity', 'white ..... 6 ..... 12 in 12 months → white ..... 6 ..... 6 in 6 months'],
    [2, 'organisation', 'Payer: Vine and Field Workers Fund → Payer: Golden Acre Insurance'],
    [2, 'identifier', 'Telephone (707) 555-0126 → Telephone (707) 555-0162'],
    [2, 'device', 'two batteries and one charger. → two batteries, one charger and a wrist rotator.'],
    [2, 'relative-date', 'ten months later, less one day → six months later, less one day'],
    [2, 'negation', 'The elbow is not limited: → The elbow is limited:'],
    [2, 'choice', 'Sock, multiple ply, white → Sock, multiple ply, beige'],
    [3, 'sex', 'Ms. Vasquez-Holm (52; → Mr. Vasquez-Holm (52;'],
    [3, 'diagnosis', 'Phantom pain is 3 out of 10. → Phantom pain is 3 out of 10, and she has depression.'],
    [
      3,
      'medication',
      'and no neuroma was felt. → and no neuroma was felt; gabapentin 300 mg controls the pain.',
    ],
    [
      3,
      'treatment',
      'She tried one, body-powered, for → She tried one, body-powered, and a passive cosmetic hand for',
    ],
    [
      3,
      'attitude',
      'She prunes and looks after the cellar. → She prunes and looks after the cellar, and is determined to return to full harvest work.',
    ],
    [3, 'name', 'and her daughter, Freya. → and her daughter, Greta.'],
    [3, 'identifier', 'NPI 1356908274 → NPI 1356980274'],
    [3, 'retold', 'for three and a half months → for a year and a half'],
  ],
  corruptions: {},
};
