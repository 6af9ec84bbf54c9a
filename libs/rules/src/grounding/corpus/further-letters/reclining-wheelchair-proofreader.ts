import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a seating therapist, a fax clerk, a sister's advocate, a resident and a drafting model write for a man who faints when he sits up. */
export const recliningWheelchairProofreader: CorpusCase = {
  id: 'reclining-wheelchair-proofreader',
  today: '2026-09-17',
  facts: {
    case_id: 41101,
    patient: {
      first_name: 'Ruben',
      last_name: 'Oyelaran-Pike',
      dob: '1971-03-28',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '168 lb',
      address: '9 Lantern Court, Sallow Ferry, TN 37999',
      phone: '(615) 555-0143',
      mrn: 'SFR-40218',
    },
    diagnoses: [
      { code: 'G82.53', description: 'Quadriplegia, C5-C7 complete' },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
    ],
    items: [
      {
        item: 'Fully-reclining wheelchair, detachable arms, desk or full length, swing away detachable elevating legrests',
        hcpcs: 'E1060',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'graphite',
        size: '18 x 18 in',
        justification:
          'He sits for about 11 hours a day and is not able to shift his weight by himself. On 2026-08-26, sitting upright in his present chair, a standard chair with a fixed back bought in 2017, his blood pressure fell from 112/70 to 76/44 within 6 minutes and he became faint; with the back reclined to 150 degrees in the trial chair it came back to 108/66 in 3 minutes. At home the aide or his sister has to lift him into bed about 4 times a day when he becomes faint, 20 minutes each time. Bladder catheterization by the aide every 5 hours can be done in the reclined chair without a transfer to bed. A tilt-in-space chair tried the same day did not allow catheterization, because the hip angle stays closed, and does not fold for the van. Compression stockings and an abdominal binder have been worn since 2024 and are not enough.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '18 x 18 in',
        justification:
          'The ulcer over the sacrum was found by his sister on 2026-07-30 and measured 2.1 x 1.4 cm on 2026-08-26. The 3-inch foam cushion he has is bottomed out. On pressure mapping the peak was 148 mmHg on the foam and 71 mmHg on the air-and-foam cushion tried. He has no feeling below the shoulders.',
      },
      {
        item: 'Wheelchair accessory, headrest, cushioned, any type, including fixed mounting hardware, each',
        hcpcs: 'E0955',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'When the back is reclined his head has no support. He holds his head up without help for about 40 minutes, then it drops forward or backward.',
      },
    ],
    provider: { name: 'Ingrid Halloway-Musa, MD', npi: '1538204617', date_signed: '2026-09-17' },
    seen: [
      '2026-08-26, in the seating clinic of Sallow Ferry Rehabilitation, by Ingrid Halloway-Musa, MD, and Tobias Wren, PT: blood pressures, pressure map and trial of two chairs as described; no movement of the legs or fingers; elbow flexion 4/5 on both sides; hips and knees bend freely; no spasticity that pushes him out of the chair.',
    ],
    told: [
      'Who pays? Cumberland Fold Health Plan',
      'Who supplies? Riverbank Mobility',
      'How injured? In a diving accident on 2009-06-14',
      'Lives with whom? With his sister Celestine and her two sons',
      'Aide? Monday to Saturday, 8 hours a day',
      'Home? One floor, a ramp, doors 34 inches wide',
      'Work? Proofreads court transcripts at home with voice software, 5 hours a day',
      'Earlier request? Denied on 2026-09-04, with the words "a standard chair meets the need"',
    ],
    answered: [],
  },
  notes: [
    `September 17, 2026

Cumberland Fold Health Plan
Appeals

Re: Ruben Oyelaran-Pike, born March 28, 1971
Your denial of September 4, 2026

To the reviewing physician:

I ask you to reverse the decision of September 4, in which the plan held that "a standard chair meets the need." Mr. Oyelaran-Pike has a standard chair. He has had it since 2017, and it is the chair in which he faints.

My patient is 55. A dive in June 2009 left him with complete quadriplegia at C5-C7 (G82.53). Like many people with a cervical cord injury he cannot tighten his blood vessels on sitting up, and he has orthostatic hypotension (I95.1). In our seating clinic on August 26 I watched his pressure drop from 112/70 to 76/44 in six minutes of upright sitting. We reclined him to 150 degrees in a trial chair, and three minutes later it was 108/66. All it took was a back that goes down.

The usual measures are in place. He has worn stockings and a binder since 2024, and they do not suffice.

There is also the matter of the skin. Since July 30 he has had a sacral pressure ulcer, stage 2 (L89.152), which measured 2.1 by 1.4 cm four weeks later. He sits some eleven hours a day, cannot feel his seat and cannot shift his own weight. A recline spreads the load from the buttocks to the back, and a proper cushion lowers what remains.

I considered tilt-in-space. We tried it on the same day. It keeps the hips bent, so he could not be catheterized in it, and it will not fold into the van.

I therefore order again the fully reclining wheelchair (E1060), the skin protection and positioning cushion (E2607) and a headrest (E0955), one of each. I would welcome a peer-to-peer call.

Ingrid Halloway-Musa, MD
NPI 1538204617`,
    `SEATING AND WHEELED MOBILITY EVALUATION
Sallow Ferry Rehabilitation
Evaluated 8/26/2026 by Tobias Wren, PT, with Dr. Halloway-Musa

Pt: R. Oyelaran-Pike   MRN SFR-40218   55 y.o. M   6'1", 168 lb

1. HISTORY
Complete C5-C7 quadriplegia s/p diving accident 6/14/2009. OH. Sacral PrU st. 2. Current w/c: standard frame, fixed back, purchased 2017. Cushion: 3" foam, bottomed out.

2. MOTOR / ROM
LE and fingers: no active movement. Elbow flexors 4/5 bilat. Hip and knee ROM free. No spasticity strong enough to push him out of the seat. Head control approx. 40 min, then drops fwd or back.

3. SKIN
Sacrum 2.1 x 1.4 cm. Insensate below shoulders. Unable to perform weight shift I'ly.

4. VITALS IN SITTING
| Position | BP | Time |
|---|---|---|
| Upright, start | 112/70 | 0 |
| Upright, own chair | 76/44 (faint) | within 6 min |
| Reclined 150 deg, trial chair | 108/66 | after 3 min |

Systolic drop of 36 mmHg, diastolic 26.

5. PRESSURE MAP
| Surface | Peak |
|---|---|
| Existing foam | 148 mmHg |
| Air-and-foam trial | 71 mmHg |

Peak roughly halved.

6. EQUIPMENT TRIALED
a) Tilt-in-space: rejected. Hip angle stays closed, so cath not possible in chair; frame does not fold for van.
b) Full recline with elevating legrests: accepted.

7. ENVIRONMENT
Single-level home, ramped; 34" doorways. An 18" wide seat will pass.

8. RECOMMENDATION
E1060 fully reclining w/c, 18 x 18, graphite
E2607 skin protection/positioning cushion, 18 x 18
E0955 headrest: needed because the head hangs free as soon as the back goes down

Shear is the known drawback of recline; repositioning after each return to upright is customary teaching for caregivers.`,
    `*** FAX ***

FROM: RIVERBANK MOBILITY
TO: CUMBERLAND FOLD HEALTH PLAN
DATE: 09/17/2026
RE: MEMBER OYELARAN-PIKE, RUBEN / DOB 03/28/1971 / RESUBMISSION AFTER DENIAL OF 09/04/2026

MEMBER ADDRESS: 9 LANTERN COURT, SALLOW FERRY, TN 37999
MEMBER PHONE: (615) 555-0143
ORDERING PHYSICIAN: INGRID HALLOWAY-MUSA, MD, NPI 1538204617

ORDER LINES
1) E1060 FULLY-RECLINING WHEELCHAIR, DETACHABLE ARMS, SWING AWAY DETACHABLE ELEVATING LEGRESTS. QTY 1. LIMIT 1 PER 5 YEARS. GRAPHITE. 18 X 18.
2) E2607 SKIN PROTECTION AND POSITIONING CUSHION, UNDER 22 IN WIDE. QTY 1. LIMIT 1 PER 3 YEARS. 18 X 18.
3) E0955 HEADREST, CUSHIONED, WITH FIXED MOUNTING HARDWARE. QTY 1. LIMIT 1 PER 5 YEARS.

DIAGNOSES: G82.53, I95.1, L89.152

Good afternoon,

We are resending this order with the clinic's findings. Nothing on the order goes over the quantity limits. The chair the member is in now was bought in 2017, so it is about nine years old, which is well past the five years that apply to line 1.

The reason given on 09/04 was that a standard chair meets the need. The member already sits in a standard chair with a fixed back, and on 08/26/2026 his blood pressure went down to 76/44 in it within six minutes. The back of that chair cannot be lowered. In the reclining trial chair it recovered to 108/66.

Line 2: the member has a pressure ulcer, stage 2, at the sacrum, and the foam cushion in use has bottomed out.

Line 3: a reclining back without a headrest leaves the head unsupported. The member can hold his head for around 40 minutes only.

The chair has to fold, as it travels in a van.

Please send the determination to us and to the physician's office.

Thank you,
Riverbank Mobility`,
    `Questions we expect the plan to ask, and how the record answers them
(notes of the family's advocate, to help the doctor with the appeal for Mr. Oyelaran-Pike; Celestine is his sister)

Why is the chair he has not good enough?
Because its back does not move. When Ruben has sat upright for a while he goes faint. In clinic it took under six minutes and the numbers were 112/70 before and 76/44 after. At home that happens about four times a day. Each time his aide or Celestine has to lift him out and lay him on the bed, and each time costs twenty minutes. That makes eighty minutes of every day.

Could he not simply rest in bed?
He works. He proofreads court transcripts from home by voice, five hours a day, and he is up for about eleven hours altogether. A person of 55 who earns his living should not be put to bed by his furniture.

Is somebody there to recline it for him?
Yes. The aide comes Monday to Saturday for eight hours, which is 48 hours a week. Celestine and her two sons live in the house.

Does it help with anything else?
It does. He is catheterized every five hours by the aide. In a reclined chair this can be done where he sits, with no transfer. Every lift avoided is also one less chance of scraping fragile skin, and he already has a sore over the sacrum, which Celestine found on July 30, 2026. He cannot feel it.

Why not a tilting chair instead?
It was tried on August 26. The hips stay bent in it, and that rules out the catheter. It also does not fold, and the van needs a folding chair.

Will it fit the home?
One storey, a ramp, 34-inch doors.

What exactly is being asked for?
One fully reclining chair (E1060), one cushion (E2607) and one headrest (E0955), as ordered by Dr. Ingrid Halloway-Musa. The first answer, on September 4, was no. We ask for a second look.`,
    `Dictated for Dr. Halloway-Musa, letter of medical necessity, September 17, 2026, patient name Oyelaran hyphen Pike, Ruben, medical record SFR-40218.

This is a 55-year-old gentleman with a complete C5 through C7 quadriplegia from a diving accident a little over 17 years ago who was seen in seating clinic on August 26th of this year with physical therapy present for consideration of a new wheelchair. He currently uses a standard manual chair from 2017, fixed back, with a 3-inch foam cushion that is bottomed out, and he is in that chair approximately 11 hours a day. He cannot weight shift. He has no sensation below the shoulders and no motor function in the legs or the fingers, elbow flexors are 4 out of 5 bilaterally, range of motion at hips and knees is free and tone is not a problem for seating.

Issue number one is orthostatic hypotension. Upright 112 over 70, then 76 over 44 inside of 6 minutes and symptomatic, then 108 over 66 after 3 minutes reclined at 150 degrees. He has been using compression stockings and an abdominal binder since 2024 without adequate control.

Issue number two is a stage 2 sacral pressure ulcer, 2.1 by 1.4 centimeters. Pressure mapping peaked at 148 on his foam and 71 on the combination air and foam cushion that we trialed, so a difference of 77 millimeters of mercury.

Issue number three is head position, he is good for around 40 minutes and then the head falls, so with a reclining back a headrest is mandatory.

Tilt in space was trialed and not selected because it does not open the hip angle for intermittent catheterization, which is every 5 hours, and does not fold.

Plan is fully reclining wheelchair with elevating legrests, E1060, cushion E2607, headrest E0955, quantity one each. Payer is Cumberland Fold, prior denial September 4th. Vendor Riverbank Mobility. End of dictation.`,
    `# Letter of Medical Necessity: Reclining Manual Wheelchair

**Patient:** Ruben Oyelaran-Pike (he/him), 55
**Prescriber:** Ingrid Halloway-Musa, MD (NPI 1538204617)
**Payer:** Cumberland Fold Health Plan

## Summary

Mr. Oyelaran-Pike lives with **complete quadriplegia at C5-C7** (G82.53). Two further conditions make an upright, fixed-back wheelchair unsafe for him:

- **Orthostatic hypotension** (I95.1): his systolic pressure fell by 36 points within 6 minutes of sitting upright
- **Stage 2 pressure ulcer of the sacral region** (L89.152): about 3 cm² in area, first noticed seven weeks ago

## Why each item is needed

| Item | Problem it addresses | Evidence |
|---|---|---|
| Fully reclining wheelchair, E1060 | Faintness when upright; catheterization every 5 hours | BP restored to 108/66 in 3 minutes at 150° |
| Seat cushion, E2607 | Insensate skin, existing ulcer | Peak pressure 148 → 71 mmHg |
| Headrest, E0955 | Loss of head control after roughly 40 minutes | Head unsupported when the back is lowered |

## Less costly alternatives considered

1. **Existing standard chair (2017).** It has a fixed back. Episodes of faintness currently lead to about four lifts into bed a day.
2. **Stockings and abdominal binder.** In use since 2024; insufficient.
3. **Existing foam cushion.** Bottomed out.

A tilt-in-space chair was also tested, on August 26, 2026, and ruled out: it keeps the hip angle closed and cannot be folded for transport.

## Function and support

He works from home as a proofreader of court transcripts, using voice software. He shares a ramped, one-level house with his sister and her two sons, and a home aide attends six days a week.

## Conclusion

Recline restores blood pressure, relieves the sacrum and allows bladder care in the chair. For people with high-level spinal cord injury, changing position through the day is a cornerstone of care. We respectfully request that the denial dated September 4, 2026 be overturned.

*Signed September 17, 2026*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
