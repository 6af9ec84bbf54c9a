import type { CorpusCase } from '../corpus-case.ts';

/** A physician, a day hospital therapist and a home health nurse ask Medicare for a commode with detachable arms after a stroke. */
export const dropArmCommodeHemiplegia: CorpusCase = {
  id: 'drop-arm-commode-hemiplegia',
  today: '2026-09-22',
  facts: {
    case_id: 10803,
    patient: {
      first_name: 'Leocadia',
      last_name: 'Fontenot-Vasek',
      dob: '1948-01-30',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '142 lb',
      address: '61 Cypress Knee Road, Bayou Tournelle, LA 70999',
      phone: '(985) 555-0174',
      mrn: 'LRM-40917',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'I69.320', description: 'Aphasia following cerebral infarction' },
      { code: 'N39.41', description: 'Urge incontinence' },
    ],
    items: [
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Ischemic stroke on 2026-07-19, inpatient rehabilitation at Lagrange Regional from 2026-07-27 to 2026-08-24, since then at home. Right arm 0/5, right leg 2/5; she cannot stand up from a seat and transfers only sideways, toward her left side, on a 30-inch sliding board with moderate help of one person. Fixed arms block the board: from a standard commode with fixed arms, lent by the parish, her husband had to lift her over the arm, and on 2026-09-02 she slid to the floor, unhurt. The bathroom door is 24 inches wide and her wheelchair 25 inches, so that she cannot reach the toilet at all. She passes urine 7 times by day and 2 times by night and has about 4 minutes from the urge to the leak. At the day hospital a commode with detachable arms was tried on 2026-09-15: 5 of 5 transfers went without lifting. She raises her left thumb when she needs to go.',
      },
    ],
    provider: { name: 'Thibault Arceneaux, MD', npi: '1396182047', date_signed: '2026-09-22' },
    seen: [
      '2026-09-16, at home, by Thibault Arceneaux, MD: right arm flaccid, sits on the edge of the bed without support for 3 minutes, skin over the sacrum intact, follows one-step commands, says single words, 3 or 4 of them clearly.',
      '2026-09-15, at the day hospital, by Quillon Berthelot, OTR/L: transfer to the commode 3 minutes with the arm taken off and 9 minutes over fixed arms, the latter with 2 persons.',
    ],
    told: [
      'Who pays? Medicare Part B, then a supplement of Pelican Mutual',
      'Who supplies? Teche Medical Equipment',
      'Lives with whom? With her husband Alcide, 80, who has a hernia and must not lift more than 20 lb',
      'Who else helps? Her daughter Odile comes at noon every day',
      'Home health nurse? Marisol Dupree-Haynes, RN',
      'Who empties the pail? Her husband',
      'Where will it stand? Next to her bed, on her left side',
      'How long is it needed? Lifetime',
      'Which hand did she write with? The right',
    ],
    answered: [],
  },
  notes: [
    `September 22, 2026

RE: Leocadia Fontenot-Vasek
D.O.B.: January 30, 1948
Order: Commode chair with detachable arms (E0165), #1
Dx: I69.351, I69.320, N39.41

To the Medicare contractor:

I follow Mrs. Fontenot-Vasek, a right-handed lady of 78 who suffered an ischemic stroke on July 19 of this year. After four weeks of inpatient rehabilitation at Lagrange Regional she went home on August 24.

I examined her at home on September 16. The right arm is flaccid and without any power (0/5); the right leg is 2/5. She can hold herself upright at the edge of the bed for three minutes. She carries out one-step commands. Her speech is confined to single words, of which three or four come out clearly.

She is unable to rise from a seat. Every transfer is made sideways, to the left, over a sliding board of 30 inches, with one person giving moderate help. It follows that whatever she is moving to must be open on the side from which she comes. The commode lent to her by the parish is not. Its arms are fixed, so her husband lifted her over, which at 80 and with a hernia he must not do, and on September 2 she ended up on the floor, fortunately without injury.

The toilet itself is beyond reach, since her wheelchair is an inch wider than the bathroom doorway.

A commode with removable arms was tested with her on September 15 and all five transfers succeeded with no lifting whatsoever. I have accordingly prescribed one, for lifelong use.

Sincerely yours,
Thibault Arceneaux, M.D.
NPI 1396182047`,

    `Day Hospital – Occupational Therapy
Equipment trial report

Patient: L. Fontenot-Vasek (78 y/o F, MRN LRM-40917)
Trial date: 09/15/2026
Examiner: Quillon Berthelot, OTR/L
Question: fixed-arm vs. detachable-arm commode

1. Baseline
CVA 7/19/26 with R hemiplegia (dominant) and aphasia. UE R 0/5, LE R 2/5. No sit-to-stand. Lateral transfer to the L, 30" board, mod A x1.

2. Results

                      Fixed arms      Arm removed
Time per transfer     9 min           3 min
Persons needed        2               1
Way taken             over the arm    sideways
Done without lifting  –               5/5

3. Discussion
Urgency sets the clock. Pt has about four minutes between urge and leakage. With the arm off she is seated in three; with the arm on she is seated in nine and it takes a second pair of hands. The daughter comes to the home only at noon. The numbers speak for themselves.

The home commode (fixed arms, on loan from the parish) has already led to a slide to the floor on 9/2/26. No injury.

4. Home constraints
Bathroom doorway 24", wheelchair 25". Spouse, 80, restricted to 20 lb (hernia). Pt weighs 142 lb.

5. Recommendation
E0165, one. To be set up at the left of the bed.

Reported by Q. Berthelot, OTR/L; reviewed by Thibault Arceneaux, MD (NPI 1396182047) on 09/22/2026.`,

    `Home Health Nursing – Letter to Payer

My patient, Leocadia, is 78. Her stroke in July took the strength of her right side, and with it most of her words. I am her home health nurse, and I would like to tell you what going to the bathroom is like in that house.

It is not going to the bathroom, to begin with. The door measures 24 inches and the wheelchair 25. So there is a commode. It came from the parish as a loan, and its arms do not come off. Leocadia cannot get on her feet; she goes across on a board, from right to left, with someone helping. You cannot lay a board through an armrest. Her husband Alcide therefore picked her up and over. On the second of September that went wrong and she slid down to the floor. She was not hurt.

Alcide is 80 and must not lift more than 20 pounds, on account of his hernia. Leocadia is 142. Odile, the daughter, comes by every day at noon, but Leocadia has to go seven times in the daytime and twice at night. She puts up her left thumb to let us know, and from then there are about four minutes.

At the day hospital they took the arm off and she went across five times out of five without being lifted. Please send one like that. Alcide will empty it.

Marisol Dupree-Haynes, RN
September 22, 2026

Ordered by: Thibault Arceneaux, MD, NPI 1396182047`,

    `TECHE MEDICAL EQUIPMENT — WRITTEN ORDER & SUPPORTING INFORMATION

Beneficiary: FONTENOT-VASEK, LEOCADIA     Sex: F     DOB: 01/30/48
Address: 61 Cypress Knee Road, Bayou Tournelle, LA 70999     Tel: (985) 555-0174
Primary: Medicare Part B     Secondary: Pelican Mutual (supplement)
Order date: 09/22/2026

Item: E0165 – commode chair, detachable arms     Units: 1     Est. length of need: 99 (lifetime)
Diagnosis codes: I69.351 / I69.320 / N39.41

COVERAGE CHECK

A. Basic criterion (patient unable to use regular toilet facilities)
   Wheelchair (25") cannot pass bathroom door (24"). Patient does not stand. Met.

B. Detachable arms (needed for transfer, or for body width)
   Needed for transfer. Right UE 0/5, right LE 2/5. Slide board to left, moderate assist of one. Fixed arms lie in the path of the board. Met on the transfer limb; width is not claimed.

C. Previous equipment
   Loaner with fixed arms. Incident of 09/02/26: slid to floor while being lifted over arm by spouse. No injuries.

D. Trial of ordered item
   09/15/26, OT at day hospital, 5 transfers, none requiring a lift. 3 minutes each vs. 9 minutes with two people.

E. Most recent visit by prescriber
   09/16/26, at the home. Sacral skin intact. Unsupported sitting 3 min.

Prescriber: Thibault Arceneaux, MD     NPI: 1396182047
Signature date: 09/22/2026`,

    `# Medical Necessity Letter – Commode with Detachable Arms (E0165)

**To:** Medicare Part B
**Regarding:** Leocadia Fontenot-Vasek, born 01/30/1948
**Date:** 09/22/2026

## 1. Patient Overview

Ms. Fontenot-Vasek is a 78-year-old woman with **right-sided hemiplegia** and **aphasia** after an ischemic stroke two months ago (July 19, 2026). She also has **urge incontinence**, with nine voids in 24 hours (seven during the day, two at night).

## 2. Functional Status

- **Strength:** right arm 0/5, right leg 2/5
- **Sitting:** 3 minutes at the bedside without support
- **Standing up:** not possible
- **Transfers:** lateral, to the left, with a 30-inch sliding board and moderate assistance from one person
- **Communication:** single words; one-step commands; signals the need to void by raising her left thumb

## 3. Why Standard Equipment Is Inadequate

1. **Toilet:** The wheelchair is 25 inches wide; the doorway is 24 inches wide.
2. **Fixed-arm commode:** The arm obstructs the sliding board. On September 2, 2026, while using a loaned commode, the patient slid to the floor.
3. **Caregiver limits:** Her 80-year-old husband has a hernia and a 20-lb lifting restriction.

## 4. Why the Requested Item Is Appropriate

- In a trial on September 15, 2026, **all 5 transfers** were completed without lifting.
- Each transfer took 3 minutes, which is within the roughly 4 minutes she has between urge and leakage. Over fixed arms it took 9.

## 5. Conclusion

A commode chair with detachable arms is the simplest device that lets this patient toilet at home without being lifted. The need is expected to be lifelong.

**Thibault Arceneaux, MD** – NPI 1396182047`,

    `Appeals and Redeterminations

Re: L. Fontenot-Vasek — E0165 — our answers to the questions usually put to us about this code

Q. Would a plain commode (E0163) not be sufficient?
A. She had one, courtesy of the parish. Her husband had to hoist her across its fixed arm. On 9/2 she finished on the floor. It would not be sufficient.

Q. Is the patient confined to a room, a level or a home without a toilet?
A. There is a toilet, but she does not get to it. The doorway is narrower than the chair she sits in, by one inch.

Q. On what evidence is it said that detachable arms facilitate the transfer?
A. On a side-by-side trial by OTR/L Berthelot, dated 9/15. Arm off: three minutes and one helper's board transfer, five times out of five, no lift. Arm on: triple the time and two helpers.

Q. Has the physician seen her?
A. Dr. Arceneaux went to the home on 9/16, the day after that trial. He found the right arm flaccid, the skin over her sacrum intact and unsupported sitting of three minutes.

Q. Does she understand what is asked of her?
A. One-step commands, yes. Words are few. A raised left thumb means she has to go.

Q. Who will help her, and who will clean it?
A. Her husband, Alcide, and, around midday, her daughter. He takes care of the pail. What he may not do is lift above 20 lb.

Q. How long?
A. For life.

We thank you for your attention to this request of September 22, 2026.

For Thibault Arceneaux, MD (NPI 1396182047)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
