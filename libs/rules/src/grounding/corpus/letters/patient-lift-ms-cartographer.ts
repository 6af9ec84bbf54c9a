import type { CorpusCase } from '../corpus-case.ts';

/** A map maker with progressive MS can no longer be moved by her husband; a physician, an occupational therapist, a nurse and the supplier write. */
export const patientLiftMsCartographer: CorpusCase = {
  id: 'patient-lift-ms-cartographer',
  today: '2026-11-02',
  facts: {
    case_id: 21104,
    patient: {
      first_name: 'Rosalind',
      last_name: 'Achterberg',
      dob: '1977-06-05',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '196 lb',
      address: '1120 Meridian Loop, Tallow Creek, OR 97999',
      phone: '(541) 555-0109',
      mrn: 'TCF-70284',
    },
    diagnoses: [
      { code: 'G35.C2', description: 'Non-active secondary progressive multiple sclerosis' },
      { code: 'G82.20', description: 'Paraplegia, unspecified' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
      { code: 'L89.151', description: 'Pressure ulcer of sacral region, stage 1' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'large',
        justification:
          'EDSS 8.0. No movement in either leg since March 2026, spasms of the extensors several times a day (Modified Ashworth 3 at both knees). Cannot bear weight, cannot roll alone. A transfer between bed, wheelchair and commode takes two persons; without the lift she would be confined to bed. Eight transfers a day. Slide board failed on 2026-09-15: spasm threw her off the board and she slid to the floor. A gait belt with pivot failed because the legs do not hold. Her husband Matthias had a lumbar disc operation on 2026-07-21 and may lift no more than 20 pounds. The bedroom is on the ground floor, 12 by 14 feet, hardwood floor, 5 inches free under the bed.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'large',
        justification:
          'A second sling, mesh nylon with head support, because the first is wet after the shower and she has urine leakage about three times a week. Neck extensors tire after 20 minutes.',
      },
    ],
    provider: { name: 'Benedikt Oyelaran, DO', npi: '1285930471', date_signed: '2026-11-02' },
    seen: [
      '2026-10-19, in office, by Benedikt Oyelaran, DO: legs 0/5, right arm 3/5, left arm 2/5, sacral redness 3 x 2 cm that does not blanch, skin unbroken; weight 196 lb; blood pressure 118/70.',
      '2026-10-22, at home, by Noor Castellane, OT: trial of a hydraulic floor lift with a large divided-leg sling: bed to wheelchair in 6 minutes with one helper, no spasm while hanging, base opened around the wheelchair (26 inches wide) and rolled under the bed; Matthias worked pump and valve correctly after two demonstrations.',
      '2026-10-26, at home, by Yvette Sandoval, RN: sacral redness 3 x 2 cm, skin closed; turned every 3 hours by the aide; Braden 12.',
    ],
    told: [
      'Who pays? Cascadia Health Plan',
      'Who supplies? Tallow Creek Medical',
      'Lives with whom? With her husband Matthias, 58, and their son Emil, 14',
      'Who helps? A home health aide, Dorothea, from 9 am to noon on weekdays; Matthias the rest of the day',
      'What was her work? Cartographer until 2021',
      'How long will she need it? Lifetime',
      'Since when MS? Since 2004, secondary progressive since 2019',
      'Medicines? Baclofen 20 mg three times a day, oxybutynin 5 mg twice a day',
      'What else does she have? A tilt-in-space wheelchair, a semi-electric hospital bed, a drop-arm commode',
      'Denied before? Yes, on 2026-10-08: the plan wrote that a slide board had not been tried',
      'Electric lift wanted? No, Matthias can pump the hydraulic one',
    ],
    answered: [],
  },
  notes: [
    `November 2, 2026

Cascadia Health Plan

Rosalind Achterberg, DOB 06/05/1977
E0630 patient lift; E0621 extra sling

Dear Sir or Madam,

Mrs. Achterberg, 49, made maps for a living until 2021. She has had multiple sclerosis since 2004, and from 2019 on it has been secondary progressive. Her EDSS is 8.0.

At my examination on October 19 there was no strength at all in the legs. The right arm was 3/5 and the left 2/5. Over the sacrum there was a patch of non-blanching redness measuring 3 by 2 cm, the skin being unbroken. She can neither stand nor turn over by herself. Despite baclofen she has extensor spasms several times in a day.

Each day requires eight transfers, and every one of them calls for two people. The aide comes for three hours on weekday mornings. For all other hours Mrs. Achterberg depends upon her husband, whose back was operated upon in July and who is not permitted to lift above 20 pounds. His wife weighs 196.

A sliding board was tried in September and put her on the floor. A gait belt is useless when the legs give no support. With a hydraulic lift, one helper got her from her bed into her wheelchair in six minutes on October 22.

If she is not given a lift, she will be confined to bed, and that with a stage 1 sacral pressure ulcer. I consider the lift and the second sling to be medically necessary for her lifetime.

Yours faithfully,

Benedikt Oyelaran, DO
NPI 1285930471`,
    `OCCUPATIONAL THERAPY HOME ASSESSMENT: TRANSFERS

Name: Achterberg, Rosalind    Age: 49    Sex: F
Seen: 10/22/2026, 1120 Meridian Loop
OT: Noor Castellane

A. Environment
   Bedroom downstairs, 12' x 14', hardwood. Clearance beneath bed 5 in.
   Wheelchair: tilt-in-space, 26 in wide. Commode with drop arm. Semi-electric bed.

B. Client factors
   Ht 5 ft 7 in, wt 196 lb
   BLE: no active movement since March 2026
   Tone: MAS 3, both knees
   Rolling: dependent. Weight bearing: none.
   Neck: extensors fatigue at 20 min

C. Methods considered
   Pivot with gait belt: legs do not hold.
   Slide board: 09/15/2026, spasm, slid off to the floor.
   Lifting by hand: two persons needed; spouse limited to 20 lb, aide weekday mornings only.

D. Lift trial
   Hydraulic floor lift, divided-leg sling, size L.
   Bed → w/c in 6 min, helper x 1. No spasms while suspended. Legs of the base went around the wheelchair and beneath the bed.
   Spouse was shown twice, then used pump and release valve correctly.

E. Recommendations
   1. E0630, manual hydraulic. A powered one is not needed, since the spouse can pump.
   2. E0621, mesh nylon, head support, large, as the alternate sling. One gets wet in the shower, and there is urine leakage around 3x weekly.

Noor Castellane, OT`,
    `Appeal of the denial dated October 8, 2026
Member: Rosalind Achterberg

Dear Appeals Coordinator,

Your denial rests on one sentence: that a slide board had not been tried. It had. On September 15, 2026, Mrs. Achterberg was placed on one, a spasm of the legs threw her off it, and she went to the floor. It should not be asked of her a second time.

For completeness I set out the other points.

(a) Two-person requirement. She cannot bear weight, and each change between bed, chair and commode takes two. She has eight of these in twenty-four hours, or 56 in a week.

(b) Available help. On weekdays an aide, Dorothea, from nine until noon. That is 15 of the 168 hours of a week. At other times her husband Matthias, aged 58. He underwent lumbar disc surgery on July 21 and has a lifting limit of twenty pounds. The only other member of the household is their son, who is fourteen.

(c) Bed confinement. Without a lift she would not leave her bed.

(d) Suitability. The lift was tested in her bedroom on October 22 and worked with a single helper. Her husband learned to operate it in two demonstrations.

(e) Skin. A stage 1 ulcer is present over the sacrum. When examined by the nurse on October 26 it still measured 3 x 2 cm and was still closed. Being dragged across a sheet causes shear; being hoisted does not.

Kindly reverse the decision.

Benedikt Oyelaran, DO
NPI 1285930471
November 2, 2026`,
    `Nursing visit, 26 October 2026

Today I saw Rosalind at home. Her sacrum still shows the red area, 3 by 2 centimeters, not open. I make her Braden 12, which is high risk. Dorothea, the aide, turns her every three hours in the time that she is here, which is nine to twelve, Monday to Friday.

What is wanting here is a way of getting her up. Rosalind has no movement in her legs and little in her left arm, and when the spasms come the knees go straight. She takes baclofen 20 mg t.i.d. for this. She cannot roll over without help. She leaks urine around three times in a week although she is on oxybutynin.

Matthias helps her the rest of the day, but he had his disc operated on in July and may not lift anything heavier than 20 lb. Four days ago the occupational therapist brought a hydraulic lift to try, and he could handle pump and valve after having been shown two times. Rosalind hung in the sling without a spasm. It went under the bed, where there are five inches of room.

They have a tilting wheelchair, a hospital bed and a drop-arm commode already. None of these gets her from one to the other. I support the doctor's request for the lift, and for a spare sling in mesh, since one sling cannot be both drying after the shower and in use.

Yvette Sandoval, RN`,
    `TALLOW CREEK MEDICAL — INTAKE AND ORDER SHEET

Client: Rosalind Achterberg
Phone: (541) 555-0109
Plan: Cascadia Health Plan
Height/weight: 67 in / 196 lb
Order signed: 11/02/2026, B. Oyelaran, DO, NPI 1285930471

Diagnosis codes
G35.C2 secondary progressive MS, non-active
G82.20 paraplegia
Z99.3 wheelchair dependence
L89.151 sacral pressure ulcer, stage 1

Ordered
1 x E0630 hydraulic patient lift with sling, size large (monthly rental)
1 x E0621 sling, nylon mesh with head support, size large

Length of need: lifetime

Qualifying information (payers as a rule want to see that two persons would be needed and that the patient would otherwise stay in bed)
✓ Transfer between bed and chair or commode needs more than one person
✓ Bed-confined without the lift
✓ Alternatives: slide board (fell from it 9/15/26), gait belt pivot (legs do not hold)
✓ Caregiver trained: husband, at OT trial 10/22/26
✓ Room: ground-floor bedroom 12 x 14 ft, wood floor, under-bed clearance 5 in

Prior determination: denied 10/08/26, reason given "slide board not tried".

Note on the second sling: head support is required because her neck tires in about 20 minutes.`,
    `**Date:** 11/02/2026
**To:** Cascadia Health Plan, Utilization Management
**Subject:** Medical necessity of a patient lift and additional sling for Rosalind Achterberg

---

### Patient Overview
Rosalind Achterberg is a 49-year-old female with **non-active secondary progressive multiple sclerosis** and paraplegia. She is dependent on a wheelchair.

### Current Functional Status
* **Lower limbs:** strength 0/5 in both legs
* **Upper limbs:** 3/5 on the right, 2/5 on the left
* **Spasticity:** Modified Ashworth grade 3 at the knees
* **Bed mobility:** unable to roll without assistance
* **Transfers:** assistance of two persons, eight times daily

### Previous Interventions
* **Slide board** – unsuccessful; the patient slid to the floor during a spasm
* **Gait belt with pivot transfer** – unsuccessful; the legs do not hold her
* **Medication** – baclofen 20 mg three times per day

### Caregiver Limitations
The primary caregiver is her husband. Following lumbar disc surgery in July 2026 he is restricted to lifting 20 pounds. A home health aide is present only on weekday mornings.

### Rationale
A hydraulic lift permits a safe transfer with one caregiver, as was demonstrated at her home on October 22, 2026. It will also help to protect the sacral skin, where a stage 1 pressure ulcer of 3 x 2 cm is present. The second sling allows one to be laundered while the other remains available.

### Items Requested
1. **E0630** – Patient lift, hydraulic, large sling included – Qty: 1
2. **E0621** – Sling, nylon – Qty: 1

Sincerely,
**Benedikt Oyelaran, DO**
NPI 1285930471`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
