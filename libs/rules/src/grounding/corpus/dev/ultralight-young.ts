import type { CorpusCase } from '../corpus-case.ts';

export const ultralightYoung: CorpusCase = {
  id: 'ultralight-young',
  today: '2026-04-28',
  facts: {
    case_id: 1972,
    patient: {
      first_name: 'Chloé',
      middle_name: 'Simone',
      last_name: "D'Angelo",
      dob: '1997-03-08',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '128 lb',
      address: '61 Quarry Road, Portland, ME 04101',
      phone: '(207) 555-0185',
      mrn: 'MRN-384450',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      {
        code: 'S24.109S',
        description: 'Unspecified injury at unspecified level of thoracic spinal cord, sequela',
      },
      { code: 'N31.1', description: 'Reflex neuropathic bladder, not elsewhere classified' },
    ],
    items: [
      {
        item: 'High-strength lightweight wheelchair',
        hcpcs: 'K0004',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        size: '16 in',
        justification:
          'She sits in the chair 13 hours a day and propels it with both arms. In a standard chair her shoulders hurt 8 out of 10 after 300 yards; in the trial chair 2 out of 10. She lifts the chair into her car alone. She has no pressure injury. Sensation is absent below the navel.',
      },
      {
        item: 'Protective underwear, small',
        hcpcs: 'T4525',
        quantity: 90,
        quantity_limit: 180,
        limit_period: 'month',
        justification:
          'Three a day for reflex voiding. Botulinum toxin into the bladder in 2024 helped for 5 months only.',
      },
    ],
    provider: { name: 'Emeka Nwosu, PA', npi: '1786396519', date_signed: '2026-04-28' },
  },
  notes: [
    `April 28, 2026

Chloé Simone D'Angelo
DOB: March 8, 1997

Dear Madam or Sir,

I write for Ms. D'Angelo, age 29. After an injury of the thoracic spinal cord (sequela: S24.109S) she has complete paraplegia (G82.21) and a reflex neuropathic bladder (N31.1).

She sits in her wheelchair for 13 hours a day and propels it with both arms. In a standard chair her shoulder pain reached 8/10 after 300 yards; in the trial chair it was 2/10. She lifts the chair into her car alone. There is no pressure injury, although sensation is absent below the navel.

For the bladder, botulinum toxin helped in 2024, but for 5 months only. She voids by reflex and uses three pieces of protective underwear a day.

Please supply
  K0004 high-strength lightweight wheelchair, 16 in, quantity one
  T4525 protective underwear, small, quantity 90 per month

Emeka Nwosu, PA
NPI 1786396519`,
    `***Equipment request***

Name: D'Angelo, Chloé S. Sex: F. Age: 29. MRN: MRN-384450.

Medical: G82.21 paraplegia, complete; S24.109S thoracic SCI, sequela; N31.1 reflex neuropathic bladder.

Chair: K0004 (high-strength lightweight), 1, 16 in.
Why: 13 h/day; self-propels (both UE); shoulder pain 8/10 in standard chair @ 300 yd vs 2/10 in trial chair; loads chair into car by herself.
Skin: no pressure injury; insensate below navel.

Underwear: T4525 (protective, small), 90/mo, limit 180/mo.
Why: reflex voiding; botulinum toxin 2024 wore off after 5 mo.

E. Nwosu, PA, 1786396519, 4/28/2026`,
    `Chloé D’Angelo is twenty-nine and completely paraplegic (G82.21), a late effect of an injury to the thoracic spinal cord (S24.109S). Her bladder empties by reflex (N31.1).

1 – Wheelchair
A chair of the type K0004 is asked for, with a 16 in seat. She spends thirteen hours of each day in it. Standard chairs hurt: after 300 yards the pain in her shoulders was 8 on a scale to 10. The trial chair brought it to 2. And she must lift the chair into the car, which she does alone.

2 – Protective underwear
Three pieces a day, size small (T4525). This gives 90 a month and 270 in 3 months.

Emeka Nwosu, PA · NPI 1786396519 · 28 April 2026`,
    `## Letter of Medical Necessity: High-Strength Lightweight Wheelchair

**To:** Prior Authorization
**From:** Emeka Nwosu, PA (NPI 1786396519)
**Date:** April 28, 2026
**Patient:** Chloé Simone D'Angelo, DOB 03/08/1997, MRN-384450

### Patient profile

Ms. D'Angelo is a 29-year-old woman, 5 ft 7 in tall and weighing 128 lb. She has complete paraplegia (G82.21) as the sequela of an injury of the thoracic spinal cord (S24.109S) and a reflex neuropathic bladder (N31.1).

### Mobility needs

She spends 13 hours a day in her wheelchair. She self-propels with both arms. She is an active user: she loads the chair into her car alone.

### Trial results

> Standard chair: shoulder pain 8 out of 10 after 300 yards.
> Trial chair: shoulder pain 2 out of 10.

Repeated overload of the shoulders is a known problem of long-term wheelchair users, and a lighter chair lessens it.

### Skin

Because sensation is absent below the navel, skin must be inspected regularly. At present there is no pressure injury.

### Continence

Botulinum toxin into the bladder in 2024 was effective for 5 months only. She therefore uses three pieces of protective underwear a day for reflex voiding.

### Order

1. High-strength lightweight wheelchair, K0004, 16 in, quantity 1
2. Protective underwear, small, T4525, 90 per month (limit 180 per month)

I appreciate your prompt review. [Signature of the provider]`,
  ],
  passages: [
    `High-strength lightweight wheelchairs are covered for people who engage in frequent activities that a standard or lightweight chair does not allow, or who spend at least two hours a day in the chair and need a size that the others lack.`,
    `No cushion is part of this order.`,
    `Paraplegia is complete, and she propels the chair with both arms.`,
  ],
  edits: [
    [0, 'retold', 'for 13 hours a day → for 3 hours a day'],
    [0, 'negation', 'There is no pressure injury → There is a pressure injury'],
    [0, 'description-detail', 'she has complete paraplegia → she has incomplete paraplegia'],
    [1, 'treatment', 'botulinum toxin 2024 wore off → botulinum toxin and oxybutynin wore off'],
    [
      1,
      'choice',
      'K0004 (high-strength lightweight), 1, 16 in → K0004 (high-strength lightweight), 1, 20 in',
    ],
    [1, 'device', 'Chair: K0004 → Chair with cushion: K0004'],
    [2, 'sum', '90 a month and 270 in 3 months → 90 a month and 290 in 3 months'],
    [2, 'event', 'a late effect of an injury → a late effect of a car accident'],
  ],
  corruptions: {
    'code-disease': [
      'G82.21 denotes {complete paraplegia → multiple sclerosis}.',
      'N31.1: {reflex neuropathic bladder → cystocele}',
      'S24.109S is the sequela of an injury of the {thoracic → cervical} spinal cord.',
    ],
    'other-item': [
      'K0004: {high-strength lightweight wheelchair → power wheelchair}, 16 in',
      'T4525 — {protective underwear → youth briefs}, small',
    ],
    'description-detail': [
      'Paraplegia, {complete → incomplete}.',
      '{Reflex → Uninhibited} neuropathic bladder.',
      'Paraplegia{ → at the level of T6} is complete.',
    ],
    side: [
      'She propels it with {both arms → the right arm}.',
      'Her {shoulders hurt → left shoulder hurts} in a standard chair.',
    ],
    sex: [
      '{She → He} lifts the chair into {her → his} car alone.',
      '{Ms. → Mr.} D’Angelo voids by reflex.',
      'This young {woman → man} sits 13 hours a day.',
    ],
    choice: [
      'Seat: {16 → 18} in',
      'Protective underwear in {small → large}',
      '~ The frame{ →, painted red,} is high-strength.',
    ],
    device: [
      '{ → A pressure-relief cushion and a solid back come with the chair.}',
      'Chair{ →, transfer board} and underwear are requested.',
      '{ → Power-assist wheels are included.}',
    ],
    medication: ['{ → She injects enoxaparin.}', '{ → Solifenacin 10 mg is taken with breakfast.}'],
    diagnosis: [
      '{ → Autonomic dysreflexia has been troublesome.}',
      'Paraplegia{ →, rotator cuff tears} and a neuropathic bladder.',
    ],
    event: [
      '{ → A car accident in 2019 severed her cord.}',
      '{ → She was treated in hospital for a sacral wound.}',
      '{ → She tipped backward on a curb and was concussed.}',
    ],
    treatment: [
      'Botulinum toxin {helped → and anticholinergics helped} for 5 months only.',
      '{ → She is allergic to adhesives.}',
      '{ → A lightweight chair of class K3 was tried and rejected.}',
    ],
    social: [
      '{ → She teaches at a high school full time.}',
      '{ → Her fiancé helps with transfers.}',
      'She lifts the chair into her car {alone → with a friend}.',
    ],
    attitude: [
      '~ { → She leads an active social life.}',
      '~ { → Ms. D’Angelo is fiercely independent.}',
      '~ { → She is careful to shift her weight every half hour.}',
    ],
    negation: [
      'She has {no pressure → a pressure} injury.',
      'Sensation is {absent → present} below the navel.',
      'She {lifts → cannot lift} the chair into her car alone.',
    ],
    organisation: [
      '{ → Harvard Pilgrim refused the first request.}',
      '{ → The chair was tried at Casco Bay Rehabilitation.}',
    ],
    attestation: [
      '{ → An assistive technology professional and I evaluated her together.}',
      '{ → I certify continuous use for at least three years.}',
    ],
    'relative-date': [
      '{ → Her present chair broke the other day.}',
      'Botulinum toxin was given {in 2024 → seven months ago}.',
    ],
    'other-role': [
      'She sits in the chair {13 → 16} hours a day.',
      'Pain was {8 → 7} out of 10.',
      '{ → She transfers 29 times a day.}',
      '{ → The ramp rises 5 degrees.}',
    ],
    brackets: ['{ → [shoulder MRI: supraspinatus tear]}', 'She lifts it alone. { → [weight 27 lb]}'],
    'coverage-measure': [
      'The chair is covered for very active users{ → , and her 3.2 miles a day make her one}.',
      'A policy may require two hours of use a day{ →; her push frequency of 1.1 per second shows more}.',
    ],
    script: ['{90 → ١٢٠} a month', '~ {Paraplegia → Pаraplegia}, complete', '{300 → ３０} yards'],
    identifier: [
      'Paraplegia {G82.21 → G82.20}',
      'Underwear, {T4525 → T4526}',
      '{S24.109S → S14.109S}',
      'NPI {1786396519 → 1786369519}',
    ],
    'date-age': ['DOB March {8 → 18}, 1997', '{29 → 39}-year-old', 'Toxin in {2024 → 2022}'],
    quantity: ['Underwear: {90 → 60} per month', 'Limit of {180 → 90} per month', 'Three a {day → week}'],
    name: ["Chloé {D'Angelo → D'Agostino}", 'Emeka {Nwosu → Nwachukwu}, PA', "{Chloé → Claire} D'Angelo"],
    retold: [
      'Her shoulders hurt {8 → 3} out of 10 in a standard chair.',
      'Pain came after {300 → 30} yards.',
      'The toxin helped for {5 → 15} months.',
      'In the trial chair the pain was {lower → higher}.',
    ],
    sum: [
      'The trial chair lowers the pain by {6 → 8} points.',
      '3 a day, {90 → 93} in 30 days, {270 → 279} in 90',
    ],
  },
};
