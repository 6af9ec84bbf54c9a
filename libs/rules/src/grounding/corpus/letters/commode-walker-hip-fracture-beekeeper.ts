import type { CorpusCase } from '../corpus-case.ts';

/** A beekeeper of 91 comes home after a hip fracture and needs a commode and a walker; a hospital physician, a therapist, a unit nurse and the supplier write. */
export const commodeWalkerHipFractureBeekeeper: CorpusCase = {
  id: 'commode-walker-hip-fracture-beekeeper',
  today: '2026-12-14',
  facts: {
    case_id: 21110,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Strand-Okoro',
      dob: '1935-05-17',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '112 lb',
      address: '840 Clover Hollow Lane, Honeyridge, VT 05999',
      phone: '(802) 555-0121',
      mrn: 'HRM-35518',
    },
    diagnoses: [
      {
        code: 'S72.142D',
        description:
          'Displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'R39.15', description: 'Urgency of urination' },
      {
        code: 'H35.3132',
        description: 'Nonexudative age-related macular degeneration, bilateral, intermediate dry stage',
      },
    ],
    items: [
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'The only toilet is upstairs, 13 steps, and she may not climb stairs without two helpers for now: on 2026-12-10 she managed two steps with a rail and moderate help. She sleeps downstairs in the sewing room. Up four times a night to pass urine, with two to three minutes of warning; on 2026-12-08 she was wet twice because the bedpan came too late. A bedpan hurts the left hip, 7 of 10. Seat height 19 inches, so that the hip does not bend beyond 90 degrees. Arms needed to push up; fixed arms suffice because she turns on her feet and does not slide over sideways.',
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Left hip fracture on 2026-11-29 in the honey shed, cephalomedullary nail on 2026-11-30 at Honeyridge Memorial Hospital. Weight bearing as tolerated on the left. With a two-wheeled walker 45 feet with contact guard on 2026-12-11; with a pick-up walker she lost her balance to the back twice; crutches not possible, shoulders 3+/5. A cane unloads the hip too little. Berg balance 28 of 56. Walker 23 inches wide, doors downstairs 30 inches.',
      },
    ],
    provider: { name: 'Jerome Castellanos, MD', npi: '1528360974', date_signed: '2026-12-14' },
    seen: [
      '2026-12-14, in Honeyridge Memorial Hospital (rehabilitation unit), by Jerome Castellanos, MD: wound dry, staples removed, left leg swollen 1 cm at the calf without tenderness, pain 3 of 10 at rest and 5 of 10 walking, hemoglobin 10.1, blood pressure 128/70, oriented to person, place and date.',
      '2026-12-11, in the rehabilitation unit, by Beatrix Mulcahy, PT: bed to commode by stand-pivot with contact guard, pushed up with both arms; sit to stand from 17 inches with moderate help, from 19 inches with contact guard; left hip flexors 2+/5, left quadriceps 3/5, right leg 4/5.',
      '2026-12-12, in the rehabilitation unit, by Solveig Amundsen, RN: up four times in the night, commode at the bedside reached in time each time, skin intact, Braden 18.',
    ],
    told: [
      'Who pays? Medicare Part B and Green Hills Medigap',
      'Who supplies? Maple Valley Medical Equipment',
      'Going home when? 2026-12-16',
      'Lives with whom? With her grandson Anders, 26, who sleeps upstairs',
      'Who empties the commode? Anders in the morning, the aide Lucille at noon on weekdays',
      'What was her work? Kept bees, 20 hives, until this fall',
      'What did she use before? Nothing, walked without a device',
      'How long will she need it? Walker 12 months, commode 6 months',
      'Medicines? Acetaminophen 1000 mg three times a day, apixaban 2.5 mg twice a day, vitamin D 2000 units a day',
      'Eyes? Reads large print only; sees the floor poorly at dusk',
      'Home therapy? Physical therapy three times a week from 2026-12-18',
      'Bathroom remodel? Anders asks for a downstairs toilet, nothing decided',
    ],
    answered: [],
  },
  notes: [
    `Honeyridge Memorial Hospital, rehabilitation unit
December 14, 2026

Re: Mrs. Wilhelmina Strand-Okoro, 91 years of age
For: Medicare Part B and Green Hills Medigap

To whom it may concern:

Until this fall Mrs. Strand-Okoro kept twenty hives and walked with nothing in her hands. On November 29 she fractured her left hip in her honey shed. It was a displaced intertrochanteric fracture, and a cephalomedullary nail was put in on the following day. Fifteen days on from the injury, her wound is dry, the staples are out, and she may put as much weight on the leg as she tolerates. Walking costs her pain of 5 out of 10. She is fully oriented.

She is to go home the day after tomorrow. The house has one toilet, and thirteen stairs lead to it. Two steps, a rail, and moderate help were the utmost she achieved on the tenth. She will therefore sleep on the lower floor, in the sewing room, where she has no toilet. She has to pass water four times a night and gets two or three minutes' notice. Bedpans hurt the hip and, on one day last week, arrived too late two times.

I order a commode chair with fixed arms for six months, as well as a wheeled folding walker for 12 months. The walker is the aid with which she has shown that she can walk. A cane would not take enough load off the hip, and her shoulders are not strong enough for crutches.

Jerome Castellanos, MD
NPI 1528360974`,
    `PHYSICAL THERAPY – DISCHARGE EQUIPMENT EVALUATION
Patient: Strand-Okoro, W.   MRN: HRM-35518   DOB: 5/17/1935
Date: 12/11/2026

Dx: L IT hip fx, CMN 11/30/26. WBAT LLE.
PLOF: independent, no AD.

Strength: L hip flexion 2+/5; L quad 3/5; RLE 4/5; shoulders 3+/5.
Berg: 28/56.

Sit to stand
  17-in seat: mod A
  19-in seat: CGA
Bed to commode: stand-pivot, CGA, pushes up with both UEs.
Gait: FWW, 45 ft, CGA.
Pick-up walker: LOB posteriorly x2.
Crutches: no, shoulders.
Stairs (12/10/26): 2 steps, rail, mod A.

Assessment
A 91-year-old woman who lost her balance backward, two times, when she had to lift her walker, and who walks with contact guard when it rolls. The seat of the commode should be 19 in high. It keeps hip flexion to 90° or less and makes the difference between moderate help and a hand nearby. Arms are needed for push-off. Drop arms are not needed; she pivots on her feet rather than sliding across.

Fit: walker 23 in wide, doors on the lower floor 30 in.

Recommend: E0143 (1), E0163 (1). Home PT 3x/wk to begin 12/18/26.

Beatrix Mulcahy, PT`,
    `Nursing note, night of December 12, 2026

Mrs. Strand-Okoro was up four times tonight. We had the commode standing at her bedside and she reached it in time on each occasion. That was not so on the eighth, when the bedpan came late and she was wet twice. She says it hurts her left hip, and gives it 7 out of 10.

The urge comes two to three minutes before the urine does. It is not a long time for someone whose left leg was nailed twelve days ago and whose eyes are poor. She has dry macular degeneration in both, reads only large print, and doesn't see the floor well when it is dusk.

Her skin is intact. Braden 18.

At home there is her grandson Anders, 26 years old. His bedroom is on the upper floor, and so is the toilet. He will empty the commode in the mornings. Lucille, the aide, will do so at noon from Monday through Friday.

In my view a commode beside her bed in the sewing room is not a luxury. It is the only toilet that she will be able to get to.

S. Amundsen, RN`,
    `MAPLE VALLEY MEDICAL EQUIPMENT
Discharge order – please deliver before 12/16/2026

PATIENT
Wilhelmina Strand-Okoro
840 Clover Hollow Lane
Honeyridge, VT 05999
(802) 555-0121
5 ft 1 in, 112 lb

INSURANCE
1. Medicare Part B
2. Green Hills Medigap

ORDERED BY
Jerome Castellanos, MD, NPI 1528360974, on 12/14/2026

DIAGNOSES
S72.142D   H35.3132   R39.15

ITEM ONE
Commode chair, fixed arms, E0163, one. Seat height 19". Need: 6 months.
Coverage basis: confined to a level of the home on which there is no toilet. She stays on the lower floor; the sole toilet is 13 steps up.

ITEM TWO
Folding walker with wheels, E0143, one. Need: 12 months.
Coverage basis: mobility limitation that a cane does not resolve; walker used safely with contact guard over 45 feet on 12/11/2026. Width of 23" leaves 7" at the 30" doors.

NOT ORDERED
Detachable-arm commode: not required for a stand-pivot transfer.
Extra-wide or heavy duty model: not required at her weight.

CAREGIVERS
Grandson Anders (lives with her). Aide Lucille (weekdays at noon).`,
    `## LETTER OF MEDICAL NECESSITY

**Patient:** Wilhelmina Strand-Okoro
**DOB:** May 17, 1935 (91 years)
**Planned discharge:** December 16, 2026
**Diagnoses:**
- S72.142D – displaced intertrochanteric fracture of the left femur, routine healing
- R39.15 – urinary urgency
- H35.3132 – bilateral dry macular degeneration, intermediate stage

### 1. Summary
Ms. Strand-Okoro underwent cephalomedullary nailing of the left hip on November 30, 2026. Before the injury she walked without any assistive device. A bedside commode and a two-wheeled walker are requested for use in the home.

### 2. Bedside Commode (E0163)
- **Access:** the home's only toilet is on the upper floor, up 13 steps. She cannot climb them at present without two helpers.
- **Urgency:** four voids nightly with 2–3 minutes of warning.
- **Bedpan trial:** painful (7/10) and too slow, with two episodes of wetting on December 8.
- **Specification:** 19-inch seat height to limit hip flexion to 90 degrees; fixed arms for push-off.

### 3. Wheeled Walker (E0143)
- **Balance:** Berg 28/56
- **Performance:** 45 feet with contact guard assistance
- **Alternatives:**
  - Pick-up walker: backward loss of balance on two occasions
  - Crutches: not possible because of shoulder strength of 3+/5
  - Cane: inadequate unloading of the hip

### 4. Home Support
Her grandson lives in the home, and an aide comes on weekdays. Home physical therapy is to start on December 18, three times per week.

### 5. Length of Need
Walker: 12 months. Commode: 6 months.

**Jerome Castellanos, MD**
NPI 1528360974
12/14/2026`,
    `REHAB UNIT   Day of note: 12/14/26   J. Castellanos, MD

91F, POD 14 from L CMN for displaced intertroch fx (11/29, honey shed).

Subj: Pain 3/10 rest, 5/10 w/ walking. Nocturia x4, urgency.

Obj: BP 128/70. Hgb 10.1. A&O to person, place, date. Incision dry, staples out. L calf +1 cm, nontender.
Function per PT 12/11: FWW 45 ft CGA; commode transfer CGA; Berg 28.

Meds: APAP 1 g TID (3 g a day), apixaban 2.5 BID, vit D 2000 IU daily.

A/P:
1) Hip fx, healing. WBAT. D/c home 12/16. HHPT 3x/wk from 12/18.
2) Toileting: toilet is up 13 steps, she'll be living downstairs. BSC w/ fixed arms, seat 19". 6 mo. At night last seen using it in time 4 out of 4.
3) Gait: 2-wheeled walker, 12 mo. No AD before this. Not safe w/ pick-up walker (LOB back x2).
4) AMD, dry, both eyes: low vision at dusk is one more reason not to have her go looking for a toilet at night.
5) Home: grandson 26, lives in, sleeps upstairs. He empties BSC in AM; aide at noon, M–F. A downstairs toilet has been brought up by the grandson, nothing decided.

Supplier: Maple Valley Medical Equipment.
NPI 1528360974`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
