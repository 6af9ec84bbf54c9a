import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric orthopedist, an orthotist, a school-minded nurse and a model write for a girl of thirteen with a growing curve. */
export const scoliosisBraceSeventhGrader: CorpusCase = {
  id: 'scoliosis-brace-seventh-grader',
  today: '2026-06-17',
  facts: {
    case_id: 20705,
    patient: {
      first_name: 'Noelani',
      last_name: 'Vandersloot',
      dob: '2013-02-08',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '96 lb',
      address: '36 Kestrel Loop, Tidewell, WA 98999',
      phone: '(360) 555-0151',
      mrn: 'TCO-50938',
    },
    diagnoses: [
      { code: 'M41.124', description: 'Adolescent idiopathic scoliosis, thoracic region' },
      { code: 'M41.126', description: 'Adolescent idiopathic scoliosis, lumbar region' },
      {
        code: 'Z82.69',
        description: 'Family history of other diseases of the musculoskeletal system and connective tissue',
      },
    ],
    items: [
      {
        item: 'Thoracic-lumbar-sacral-orthosis (TLSO), inclusive of furnishing initial orthosis only',
        hcpcs: 'L1200',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'lavender',
        justification:
          'Right thoracic curve T5 to T11, Cobb angle 24 degrees on 2025-12-03 and 32 degrees on 2026-06-03. Left lumbar curve L1 to L4, 18 degrees on 2025-12-03 and 24 degrees on 2026-06-03. Risser 1, Sanders 3; first period in March 2026; grew 1.0 inch between the two films. Twelve sessions of scoliosis-specific exercise from January to April 2026 did not stop the curve. Curves of 25 to 40 degrees in a growing child are braced. Worn 18 hours a day until Risser 4, expected to be about 2 years. Without a brace fusion becomes likely at 50 degrees.',
      },
      {
        item: 'Addition to TLSO, (low profile), lumbar derotation pad',
        hcpcs: 'L1240',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification: 'Pushes against the left lumbar prominence, scoliometer 5 degrees.',
      },
      {
        item: 'Addition to TLSO, (low profile), lateral trochanteric pad',
        hcpcs: 'L1290',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Trunk shifted 2.0 cm to the right; the pad sits at the left hip and keeps the brace from tilting.',
      },
    ],
    provider: { name: 'Hollis Abernathy-Roe, MD', npi: '1285093746', date_signed: '2026-06-17' },
    seen: [
      '2026-06-03, in office, by Hollis Abernathy-Roe, MD: right shoulder 1.5 cm higher, scoliometer 9 degrees right thoracic and 5 degrees left lumbar, leg lengths equal, strength and reflexes normal, abdominal reflexes present on both sides.',
      '2026-06-10, at Saltgrass Prosthetics and Orthotics, by Quentin Sabo, CPO: torso scanned standing; chest 29 inches, waist 24 inches, hips 32 inches; in supine traction the thoracic curve can be corrected by hand.',
    ],
    told: [
      'Who pays? Cascadia Kids Medicaid',
      'Who supplies? Saltgrass Prosthetics and Orthotics',
      'Lives with whom? With her mother Kalena, her father and a younger brother',
      'Family? Aunt on the mother’s side had a spinal fusion for scoliosis at age 15',
      'School? Finished seventh grade; plays volleyball, brace off for practice',
      'Does she want it? Yes, she picked the color herself and has agreed to a temperature sensor that counts the hours',
      'Follow-up? Radiograph in the brace 4 weeks after delivery, then every 6 months',
      'Length of need? 2 years',
    ],
    answered: [],
  },
  notes: [
    `June 17, 2026

Cascadia Kids Medicaid
Attn: Orthotic Prior Approval

Re: Noelani Vandersloot (DOB 2/8/2013)

Dear Colleague:

Noelani is a girl of 13 with adolescent idiopathic scoliosis whose curves are getting larger while she is still growing. I am asking you to approve a TLSO.

Her right thoracic curve, T5 through T11, measured 24 degrees in early December. On June 3, six months later to the day, it was 32. The lumbar curve on the left went from 18 to 24 over the same interval. She grew an inch in that time, had her first period in March, and is at Risser 1 and Sanders stage 3, all of which tell us that a good deal of growth lies ahead.

Neurologically she is normal: strength, reflexes and abdominal reflexes on both sides. Her legs are of equal length. The right shoulder rides a centimeter and a half higher than the left.

She attended a dozen sessions of scoliosis-specific exercise between January and April. The curve went on regardless. A maternal aunt was fused at age 15, and I would like to spare Noelani the same. At 50 degrees surgery becomes the likely course; between 25 and 40 in an immature child, a brace is standard.

The prescription: TLSO (L1200), lumbar derotation pad (L1240), lateral trochanteric pad (L1290), one of each. Eighteen hours daily until Risser 4, about two years.

Yours truly,

Hollis Abernathy-Roe, MD
NPI 1285093746`,
    `ORTHOTIST EVALUATION
Quentin Sabo, CPO, Saltgrass Prosthetics and Orthotics
Date of service: Wednesday 06/10/2026

Patient: Noelani V.   Age: 13 yrs 4 mos   Ht: 61 in   Wt: 96 lb

Rx: TLSO with lumbar derotation and trochanteric pads (Dr. Abernathy-Roe)

Findings
---------
Curve pattern: R thoracic (T5–T11) 32°, L lumbar (L1–L4) 24°
Scoliometer: 9° R thoracic; 5° L lumbar
Trunk shift: 2 cm to the right
Shoulders: R high by 1.5 cm
Girths: chest 29", waist 24", hips 32"
Flexibility: thoracic curve corrects by hand in supine traction

Design notes
------------
1. Shell from a standing scan of the torso.
2. Lumbar pad on the left, over the prominence measured at five degrees.
3. Trochanteric pad at the left hip. With the trunk carried to the right a brace will tip unless it has something to lean against below.
4. Lavender plastic – her choice.
5. Temperature sensor to count wearing time. She has agreed to it.

Wear: 18 of 24 hours. The remaining six leave room for volleyball practice.

Check: in-brace film 4 weeks from delivery, to see how much the brace corrects. After that a film every half year.

Codes: L1200 (1), L1240 (1), L1290 (1). L1200 includes furnishing the initial orthosis only, hence the two additions on lines of their own.

Q. Sabo, CPO`,
    `HPI: 13F w/ AIS, menarche 3/2026. R thoracic Cobb 24 -> 32 and L lumbar 18 -> 24 from 12/3/25 to 6/3/26 (+8° and +6° in 6 mo). SSE PT x12 (Jan–Apr), no effect on progression. FHx: maternal aunt, spinal fusion age 15 for scoliosis. 7th grade completed. Volleyball.

PE 6/3/26: Ht 5'1", 96 lb. R shoulder up 1.5 cm. Trunk shift 2 cm R. Scoliometer 9° R T, 5° L L. Leg lengths =. Motor/DTR nl. Abd reflexes present bilat. Risser 1. Sanders 3. +1.0" height since Dec film.

Imp: AIS thoracic (M41.124) and lumbar (M41.126), progressive, skeletally immature. FHx (Z82.69). Within bracing range.

Plan:
- TLSO L1200 x1
- L1240 lumbar derotation pad x1 (L)
- L1290 lat trochanteric pad x1 (L hip)
- 18 hr/d till Risser 4, est 2 yr; off for practice
- Compliance sensor – pt agrees
- In-brace XR 4 wk post delivery, then q6mo
- Fabrication: Saltgrass P&O (scanned 6/10)
Pt is motivated, chose color (lavender).
If untreated: fusion likely at 50°.

H. Abernathy-Roe MD, NPI 1285093746, 6/17/2026`,
    `## Letter of Medical Necessity

**To:** Cascadia Kids Medicaid
**Patient:** Noelani Vandersloot
**Date of Birth:** February 8, 2013
**Diagnoses:** M41.124, M41.126, Z82.69
**Date:** June 17, 2026

This letter serves to request authorization for a thoracic-lumbar-sacral orthosis (TLSO) with two additions for Noelani Vandersloot, a 13-year-old patient with progressive adolescent idiopathic scoliosis.

### Evidence of Progression

| Curve | December 3, 2025 | June 3, 2026 | Change |
|---|---|---|---|
| Right thoracic (T5–T11) | 24° | 32° | +8° |
| Left lumbar (L1–L4) | 18° | 24° | +6° |

### Evidence of Remaining Growth

- **Risser sign:** 1
- **Sanders stage:** 3
- **Menarche:** March 2026
- **Height gain:** 1 inch in six months

### Conservative Measures Attempted

Noelani completed **12 sessions** of scoliosis-specific exercise therapy from January to April 2026. Despite this effort, progression continued.

### Requested Items

1. **L1200** – TLSO, initial orthosis
2. **L1240** – Lumbar derotation pad, to apply pressure against the left lumbar prominence
3. **L1290** – Lateral trochanteric pad, to keep the brace from tilting in the presence of a 2 cm trunk shift to the right

### Treatment Plan and Prognosis

The brace is prescribed for **18 hours per day** until Risser 4, anticipated at approximately **two years**. Bracing during growth is well supported by clinical research, and its benefit rises with the number of hours worn. Noelani has accepted a temperature sensor that records wear time. In the absence of bracing, spinal fusion becomes likely once a curve reaches 50°.

Thank you for your attention to this matter.

**Hollis Abernathy-Roe, MD**
NPI: 1285093746`,
    `Clinic nurse's note for the authorization packet
6/17/26

Noelani Vandersloot turned thirteen this past February. She lives with her parents and a younger brother, has just finished seventh grade and plays volleyball. Her mother, Kalena, knows scoliosis from the family: an aunt of Noelani's on the mother's side had her spine fused for scoliosis at fifteen.

Since December the bigger of Noelani's two curves, the one in the chest part of the spine that bows to the right, has gone up eight degrees, to 32. The one below it, in the low back on the left, is up six, to 24. She also shot up an inch and got her first period in March. Dr. Abernathy-Roe examined her on June 3 and found her strength and reflexes normal and her legs even.

She worked through twelve sessions of special scoliosis exercises this winter and spring. It did not hold the curve.

The doctor wants a brace on her 18 hours out of 24. It comes off for volleyball practice. It has a pad that pushes on the left low back and another at the left hip so it will not tip, because her trunk sits two centimeters over to the right. Mr. Sabo at Saltgrass scanned her last Wednesday.

We see plenty of teenagers who do not want a brace. This one does: she picked lavender, and she said yes to the sensor that counts the hours.

For Hollis Abernathy-Roe, MD, NPI 1285093746`,
    `RE: Additional information – Vandersloot, Noelani – L1200, L1240, L1290

(1) Documentation of curve magnitude. 32 degrees right thoracic and 24 degrees left lumbar by the Cobb method on the film of 06/03/2026.

(2) Documentation of progression. Prior film 12/03/2025: 24 and 18 degrees. More than 5 degrees in either curve within half a year.

(3) Skeletal maturity. Immature. Risser 1; Sanders 3; menarche three months before the present date.

(4) Less costly alternatives. Exercise was tried, a course of 12 sessions ending in April, and failed to arrest the curve. Observation has in effect been tried too, between the December and the June film, with the result stated under (2). A soft or ready-made garment does not apply three-point force to the spine.

(5) Necessity of each addition. L1240: the left lumbar region rotates 5 degrees by scoliometer and needs its own pad, which the thoracic side (9 degrees) does not supply. L1290: trunk 2.0 cm to the right; the hip pad on the left counters the tilt of the brace.

(6) Adherence. Patient willing; hours to be logged by temperature sensor.

(7) Monitoring. Radiograph in brace at 4 weeks, then twice a year.

(8) Duration. 2 years, or until Risser 4. One brace is requested now.

Hollis Abernathy-Roe, MD
NPI 1285093746
Date signed: 06/17/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
