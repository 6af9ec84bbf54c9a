import type { CorpusCase } from '../corpus-case.ts';

/** A bookbinder with ALS needs a group 3 power wheelchair; a neurologist, a therapist and the supplier write. */
export const powerChairAlsBookbinder: CorpusCase = {
  id: 'power-chair-als-bookbinder',
  today: '2026-05-20',
  facts: {
    case_id: 21101,
    patient: {
      first_name: 'Leopold',
      last_name: 'Marchetti-Quill',
      dob: '1974-02-17',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '164 lb',
      address: '33 Spindle Lane, Harrow Falls, OH 45999',
      phone: '(740) 555-0126',
      mrn: 'BNI-33871',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R47.1', description: 'Dysarthria and anarthria' },
      { code: 'M62.81', description: 'Muscle weakness (generalized)' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'ALS diagnosed 2025-03-11 at Brandt Neuromuscular Institute. ALSFRS-R 27 of 48 on 2026-05-06, down from 36 in November 2025. Walks 6 feet with a rollator and one person holding him; four falls since January 2026, one with a broken left wrist. Could not use a manual wheelchair: in an ultralight chair he went 12 feet in 3 minutes and had to stop for breath. A scooter does not fit: he cannot hold the tiller and cannot sit without trunk support. The house is on one floor, doors 34 inches wide, ramp at the side door. His wife Adela helps him in the morning and in the evening; she is at work from 8 am to 3 pm and he is alone then.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Cannot shift his weight by himself and sits 10 hours a day. Redness over both ischial bones on 2026-05-06 that took 40 minutes to fade. At the trial tilt alone left him sliding forward and recline alone set off spasms in both legs; the two together did neither.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 in., any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '18 in x 20 in',
        justification:
          'Pelvis drops 10 degrees to the left when he sits. On a flat foam cushion he leaned after 30 minutes.',
      },
      {
        item: 'Power wheelchair accessory, expandable controller, including all related electronics and mounting hardware, upgrade provided at initial issue',
        hcpcs: 'E2377',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Drives now with a compact joystick at the left hand; the right hand can no longer do it. ALS goes on, and the expandable controller will take a head array when the left hand fails. It also runs the power seat functions.',
      },
    ],
    provider: { name: 'Sunniva Aldous, MD', npi: '1730482956', date_signed: '2026-05-20' },
    seen: [
      '2026-05-06, in clinic (face-to-face mobility examination), by Sunniva Aldous, MD: right grip 2/5, left grip 3/5, hip flexors 2/5 on both sides, neck flexors 4/5, fasciculations in both arms, speech slurred but understandable, forced vital capacity 58 % of predicted, saturation 96 % on room air, weight 164 lb.',
      '2026-05-12, at the seating clinic, by Tobin Ferreira, PT: 45 minutes in a trial group 3 chair with a compact joystick at the left hand: passed a 34-inch door, turned in a 60-inch circle, no collision; worked tilt and recline himself. Hip width 16 inches, seat depth 20 inches. Greta Lindqvist, ATP, of the supplier was present.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Lodestar Rehab Equipment',
      'Does the therapist have a financial tie to the supplier? No',
      'Lives with whom? With his wife Adela',
      'What was his work? Bookbinder, stopped in October 2025',
      'What does he want to do with the chair? Get to the kitchen, the toilet and his workbench on his own',
      'What equipment does he have? A rollator and a borrowed transport chair',
      'Medicines? Riluzole 50 mg twice a day',
      'How long will he need it? Lifetime',
      'Home visit? 2026-05-14, by Greta Lindqvist, ATP: the trial chair, 25 inches wide, went through all rooms he uses',
      'What does the reviewer ask? Why no manual chair, why no scooter, why tilt and recline both, whether he can drive it safely',
    ],
    answered: [],
  },
  notes: [
    `May 20, 2026

Medicare Part B – Power Mobility Review
Re: Leopold Marchetti-Quill, DOB February 17, 1974

Dear Colleague:

Mr. Marchetti-Quill, a bookbinder by trade, is fifty-two. In March of last year ALS was diagnosed at Brandt Neuromuscular Institute, and in October he had to give up his work. When I saw him face to face on May 6 for his mobility examination his ALSFRS-R had come down to 27; last November it still stood at 36.

What is left of his walking is six feet, on a rollator, with somebody holding on to him. Since the turn of the year he has gone down four times and on one of those occasions broke the left wrist. Hip flexion is 2/5 bilaterally, grip 2/5 on the right and 3/5 on the left. His speech is slurred, yet one understands him. FVC was 58% of predicted.

With that strength neither a cane nor a walker can solve the problem. He was tried in an ultralight manual chair and covered twelve feet in three minutes before he ran out of breath. A scooter asks for a grip on the tiller and for a trunk that holds itself up, and he has neither.

From eight to three his wife, Adela, is at work and he is by himself. A group 3 power wheelchair would let him reach the toilet, the kitchen and, not least to him, his workbench.

The power tilt and recline, the skin protection cushion and the expandable controller are part of this order because he cannot relieve pressure himself, because his pelvis is oblique, and because the hand with which he drives today will not serve him forever. The need is lifelong.

Respectfully,

Sunniva Aldous, MD
NPI 1730482956`,
    `NEUROMUSCULAR CLINIC – MOBILITY F2F
Pt: Marchetti-Quill, L. MRN BNI-33871 52M
DOS 5/6/26, note completed 5/20/26

S: ALS (dx 3/11/25). On riluzole 50 mg BID. 4 falls since Jan, L wrist fx with one of them. Home alone 8a–3p while wife works; she helps AM and PM. Wants to get to toilet, kitchen, workbench w/o help. Has rollator + a transport chair on loan.

O: Wt 164 lb, ht 5'11". SpO2 96% RA. FVC 58% pred. ALSFRS-R 27/48 (36 in 11/25).
MMT: grip R 2/5, L 3/5; hip flexors 2/5 B; neck flexors 4/5.
Fasciculations BUE. Dysarthric, intelligible.
Gait: 6 ft, rollator, hands-on assist x1.
Skin: erythema over bilat ischia, 40 min to resolve.

A:
1. G12.21 ALS, declining: 9 points on the ALSFRS-R in about half a year.
2. M62.81 generalized weakness.
3. R47.1 dysarthria.
MRADLs cannot be done with cane/walker (falls, 6 ft), nor MWC (12 ft in 3 min, dyspneic), nor POV (can't hold tiller, no unsupported sitting).

P: Order K0861 x1 w/ E1007 x1, E2607 x1 (18 x 20), E2377 x1. LON: lifetime. Supplier Lodestar Rehab Equipment. Seating eval by T. Ferreira, PT, done 5/12/26.

S. Aldous, MD, NPI 1730482956`,
    `WHEELCHAIR SEATING AND MOBILITY EVALUATION

Client: Leopold Marchetti-Quill (he/him), DOB 02/17/1974
Evaluation date: 05/12/2026, seating clinic
Present: client; Greta Lindqvist, ATP (Lodestar Rehab Equipment); the undersigned

1. Reason for referral
Progressive loss of mobility from amyotrophic lateral sclerosis. Physician: Dr. Sunniva Aldous.

2. Current equipment
Rollator; borrowed transport chair, which someone else has to push.

3. Function
Ambulation: 6 ft with rollator and the hands of one helper. Falls: four in 2026.
Manual propulsion: 12 ft / 3 min in an ultralight frame, stopped because of breathlessness.
Weight shift: unable. Time in sitting: 10 h daily.

4. Measures
Hip width 16 in; seat depth 20 in; height 71 in; weight 164 lb, thus well inside the 300-lb class.
Posture: left pelvic obliquity, 10 degrees.

5. Trial
Group 3 chair, 45 min, compact joystick mounted left. Client drove through a doorway of 34 in, completed a turn within 60 in, and hit nothing. He operated both seat functions on his own. With tilt only he slid toward the front edge. With recline only both legs went into spasm. Used in combination, neither was seen.

6. Recommendation
- K0861 power base
- E1007 tilt/recline with mechanical shear reduction
- E2607 cushion, 18 x 20 in; on flat foam he was leaning at the half-hour mark
- E2377 expandable controller, so that a head array can be added once the left hand is lost

The therapist has no financial relationship with the supplier.

Tobin Ferreira, PT`,
    `LODESTAR REHAB EQUIPMENT
Order summary for complex rehab power mobility

Beneficiary: Marchetti-Quill, Leopold – 33 Spindle Lane, Harrow Falls, OH 45999 – (740) 555-0126
Coverage: Medicare Part B
Ordering practitioner: Sunniva Aldous, MD (NPI 1730482956)
Order date: 05/20/2026
Dx: G12.21; R47.1; M62.81
Length of need: 99 (lifetime)

| Code | Description | Qty |
|---|---|---|
| K0861 | Group 3 standard PWC, multiple power option, up to 300 lb | 1 |
| E1007 | Power tilt + recline, mechanical shear reduction | 1 |
| E2607 | Skin protection and positioning cushion, 18" x 20" | 1 |
| E2377 | Expandable controller, at initial issue | 1 |

On file for this order
• Face-to-face examination, 05/06/2026, Dr. Aldous
• Specialty evaluation, 05/12/2026, Tobin Ferreira, PT; our ATP Greta Lindqvist attended
• Home assessment, 05/14/2026, G. Lindqvist, ATP: single-level house, side entrance ramped, door openings 34". Trial chair measures 25" across and got into every room the patient uses, which leaves 9" to spare at a door.

Why these components
The patient can neither walk beyond 6 ft nor self-propel. He sits for ten hours a day without being able to change position; reddened ischia needed 40 minutes to return to normal. Pelvis falls 10° to the left. He steers left-handed by compact joystick since the right hand is no longer able to; a controller that cannot be expanded would have to be exchanged as soon as he goes over to a head array.`,
    `Response to request for additional information
Patient: L. Marchetti-Quill Codes under review: K0861, E1007, E2607, E2377

You put four questions to us. Here are our answers in order.

Q1. Why will a manual wheelchair not do?
We had him try the lightest kind there is. In three minutes he moved the chair twelve feet and then had to catch his breath. With a right grip of 2 and a left grip of 3 out of 5, and a vital capacity of 58 percent, no adjustment of axle or hand rim changes this. The transport chair he has on loan makes him dependent on a pusher, and between eight in the morning and three in the afternoon there is none.

Q2. Why not a power-operated vehicle?
Its tiller has to be grasped and its seat offers no trunk support. He cannot do the first and cannot go without the second.

Q3. Why tilt and recline, and not one of the two?
Each was tested separately on May 12. Tilt by itself let him slide forward; recline by itself provoked leg spasms. He cannot lift or shift himself, and the red marks found over both sit bones on May 6 were 40 minutes in fading.

Q4. Is he a safe driver?
Yes. For three quarters of an hour he drove the trial chair with his left hand, took a 34-inch doorway and a 60-inch turning circle, and did not bump into anything. Two days later the chair was taken through his home and fitted.

We ask that the order of May 20, 2026 be approved as written.

Sunniva Aldous, MD, Brandt Neuromuscular Institute
NPI: 1730482956`,
    `# Letter of Medical Necessity

**Patient:** Leopold Marchetti-Quill
**Date of Birth:** 02/17/1974 (age 52)
**Date:** May 20, 2026
**Insurance:** Medicare Part B
**Diagnoses:** Amyotrophic lateral sclerosis (G12.21), dysarthria and anarthria (R47.1), generalized muscle weakness (M62.81)

## Clinical Summary

Mr. Marchetti-Quill has ALS, diagnosed on March 11, 2025. His ALSFRS-R score declined from 36 in November 2025 to 27 in May 2026. He takes riluzole 50 mg two times daily.

## Functional Limitations

- **Ambulation:** limited to 6 feet with a rollator and physical assistance of one person
- **Falls:** four since January 2026, including one that resulted in a fractured left wrist
- **Upper extremities:** grip strength 2/5 right and 3/5 left
- **Lower extremities:** hip flexor strength 2/5 bilaterally
- **Respiratory:** FVC 58% of predicted

## Equipment Requested

1. **Group 3 power wheelchair (K0861)** – Less costly alternatives were considered. He cannot self-propel a manual wheelchair, and a scooter is not appropriate because he cannot grip the tiller or sit without support of the trunk.
2. **Combination power tilt and recline (E1007)** – He is unable to perform independent weight shifts and is seated approximately 10 hours per day.
3. **Skin protection and positioning cushion (E2607)** – Addresses a 10-degree pelvic drop to the left and the redness seen over both ischial tuberosities.
4. **Expandable controller (E2377)** – Operates the power seat and accommodates an alternative drive control as the disease progresses.

## Home Environment

The home is a one-story house with a ramp at the side entrance and 34-inch doorways. He lives with his wife, Adela, who assists in the mornings and evenings.

## Conclusion

This equipment is medically necessary to allow Mr. Marchetti-Quill to reach his toilet and kitchen independently.

**Sunniva Aldous, MD**
NPI 1730482956`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
