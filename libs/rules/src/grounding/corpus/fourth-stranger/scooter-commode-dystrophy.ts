import type { CorpusCase } from '../corpus-case.ts';

export const scooterCommodeDystrophy: CorpusCase = {
  id: 'scooter-commode-dystrophy',
  today: '2026-06-11',
  facts: {
    case_id: 6609,
    patient: {
      first_name: 'Marguerite',
      middle_name: null,
      last_name: 'Abelard',
      dob: '1972-08-17',
      gender: 'female',
      height: '160 cm',
      weight: '68 kg',
      address: '1450 Canal Crossing, Lafayette, LA 70506',
      phone: '(337) 555-0190',
      mrn: 'MRN-669571',
    },
    diagnoses: [
      { code: 'G71.02', description: 'Facioscapulohumeral muscular dystrophy' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Power operated vehicle, group 1 standard, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0800',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Walks 8 meters with a rolling walker and then has to sit down. Cannot lift the arms above the chest or push a wheelchair more than 3 meters. Can sit upright without support, turn the tiller and get on and off by herself. Doors at home are 34 inches wide. Tried a scooter at home on May 21, 2026, and reached kitchen, bath and bedroom.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'At night the bathroom is 15 meters away, too far to reach in time. Lives with her adult son, who works night shifts.',
      },
    ],
    provider: { name: 'Dr. Obadiah Prentiss', npi: '1164827903', date_signed: '2026-06-11' },
  },
  notes: [
    `June 11, 2026

MRN-669571, Marguerite Abelard

Ms. Abelard is a 53-year-old woman with facioscapulohumeral muscular dystrophy (G71.02) and primary osteoarthritis of both knees (M17.0).

Mobility. She can walk 8 meters with a rolling walker, after which she must sit down. She cannot raise her arms above her chest, and she cannot propel a wheelchair farther than 3 meters.

Ability to use the scooter. She sits upright unsupported, turns the tiller, and gets on and off on her own. In a trial at home on May 21 she reached the kitchen, the bath and the bedroom. The doors measure 34 inches.

Night. The bathroom is 15 meters from where she sleeps, which is too far to reach in time. Her adult son, with whom she lives, works night shifts.

Order: one power operated vehicle, group 1 standard (K0800), and one commode chair with fixed arms (E0163).

Dr. Obadiah Prentiss
NPI 1164827903`,
    `Abelard 53F FSHD + bilat knee OA
amb 8 m w/ rolling walker then sits
UE: no lift > chest, can't self-propel MWC >3 m
trunk OK, tiller OK, indep on/off; home trial 5/21/26 ok (kitchen/bath/BR), doors 34"
noc: BR 15 m -> commode; son works nights
K0800 #1, E0163 #1
Prentiss 1164827903`,
    `**Why not a cane or a walker?** With a walker Ms. Abelard comes eight meters far.

**Why not a manual wheelchair?** Facioscapulohumeral dystrophy weakens the muscles of the face, the shoulder blades and the upper arms. Pushing a wheelchair demands exactly these shoulders and arms. Three meters is as far as she gets.

**Why not a power wheelchair with a joystick?** It is meant for people who cannot sit upright or steer a tiller. She can do both.

**Is the house suitable?** Yes. Its doors are almost three feet wide, and the scooter was tried there.

**Is she too heavy?** No. She weighs 68 kg, or 150 pounds, half of what the vehicle carries.

Provider: Dr. Obadiah Prentiss, NPI 1164827903`,
    `Delivery memo: 1 scooter (K0800, up to 300 lb) and 1 commode (E0163) to Marguerite Abelard, 1450 Canal Crossing, Lafayette. Telephone (337) 555-0190. The son who lives with her is at work in the night. In the trial of the twenty-first of May, three weeks before the order, a scooter got to the kitchen, the bath and the bedroom. Both items are limited to one in five years. Dr. Prentiss, 1164827903, signed 6/11/26.`,
    `It is easy to overlook how far fifteen meters are. For Ms. Abelard they are nearly twice the distance that she can walk at all, and she would have to walk them in the dark with the urge to pass water. Her son cannot help her at that hour, for he works at night. A commode beside the bed solves the problem at small cost.

By day, too, she cannot walk more than eight meters without sitting down. Her knees are worn on both sides; her arms cannot make up for her legs. What remains is a good balance of the trunk and hands that turn a tiller, and these are what a scooter asks for. The trial in May has shown that it works: kitchen, bath and bedroom were all within reach.

I ask for approval of both devices.

Dr. Obadiah Prentiss, NPI 1164827903`,
  ],
  passages: [
    'Both knees are affected.',
    'Eight meters are about 26 feet.',
    'She weighs 150 pounds, well below the capacity of 300.',
    'On August 17 she will be 54.',
  ],
  edits: [
    [1, 'retold', "can't self-propel MWC >3 m → can't self-propel MWC >30 m"],
    [
      4,
      'sex',
      'Her son cannot help her at that hour, for he works → Her daughter cannot help her at that hour, for she works',
    ],
  ],
  corruptions: {
    'code-disease': ['G71.02, {facioscapulohumeral → limb girdle} muscular dystrophy'],
    'other-item': ['E0163, {commode chair with fixed arms → bath bench}, one'],
    side: ['Primary osteoarthritis of {both knees → the left knee}'],
    sex: ['Ms. Abelard lives with {her → his} adult son.'],
    device: ['Walks 8 meters with a {rolling walker → pair of forearm crutches}'],
    medication: ['{ → Naproxen 500 mg twice a day gives her some relief.}'],
    event: ['{ → She fell twice in April on the way to the bathroom.}'],
    treatment: ['{ → She received injections of hyaluronic acid into both knees.}'],
    attitude: ['~ { → She is cooperative and very much looks forward to regaining her independence.}'],
    negation: ['She {can → cannot} sit upright without support.'],
    attestation: ['{ → I observed the trial of the scooter myself.}'],
    'relative-date': ['The trial took place three {weeks → months} ago.'],
    brackets: ['[{ → Her vital capacity is 61 percent of normal.}]'],
    'coverage-measure': [
      '{ → A scooter is covered when a manual wheelchair cannot be pushed, which in Ms. Abelard follows from a grip strength of 4 kg.}',
    ],
    identifier: ['{M17.0 → M17.10}, bilateral primary osteoarthritis of knee'],
    'date-age': ['A scooter was tried at home on May {21 → 12}, 2026.'],
    name: ['Dr. {Obadiah → Obediah} {Prentiss → Prentice} signed the order.'],
    retold: ['She gets on and off {by herself → with the help of two people}.'],
  },
};
