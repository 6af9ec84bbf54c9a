import type { CorpusCase } from '../corpus-case.ts';

/** The discharge planner arranges a home with bed, mattress and lift for a man with ALS; the physiatrist signs, the respiratory therapist adds a page. */
export const bedAndLiftCartographer: CorpusCase = {
  id: 'bed-and-lift-cartographer',
  today: '2026-11-06',
  facts: {
    case_id: 17007,
    patient: {
      first_name: 'Ferdinand',
      last_name: 'Achebe-Lockhart',
      dob: '1964-05-17',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '203 lb',
      address: '66 Meridian Row, Compass Bluff, WA 98999',
      phone: '(360) 555-0186',
      mrn: 'CBU-50736',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'L89.153', description: 'Pressure ulcer of sacral region, stage 3' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, without mattress',
        hcpcs: 'E0261',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'The head of the bed must be raised 40 degrees because he cannot breathe lying flat. FVC 44 % of predicted sitting and 29 % lying on 2026-10-12. Pillows and a foam wedge slid and did not hold the position. He needs a change of position every 2 hours, and his arms are too weak to do it.',
      },
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sacral ulcer, stage 3, 4.2 x 3.1 cm, depth 0.9 cm on 2026-10-30; on 2026-09-28 it was 3.4 x 2.6 cm. It grew on a gel overlay used for 5 weeks, with turning, moisture care and a dietitian plan in place. Albumin 3.3 g/dL.',
      },
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'large',
        justification:
          'He cannot stand, and the transfer from bed to chair takes two people. His husband cannot lift him alone because of a shoulder operation. Without a lift he would be confined to bed.',
      },
    ],
    provider: { name: 'Katarzyna Whitlow, MD', npi: '1861407395', date_signed: '2026-11-06' },
    seen: [
      '2026-10-30, in the ALS clinic, by Katarzyna Whitlow, MD: arm strength 2/5 on both sides, leg strength 1/5 on both sides, speech slurred, ulcer base red without necrosis, saturation 95 % on room air.',
    ],
    told: [
      'Who pays? Puget Crescent Health Cooperative',
      'Who supplies? Northstar Home Equipment',
      'Bought or rented? All three rented',
      'Who is the respiratory therapist? Solveig Amundsen, RRT',
      'Lives with whom? With his husband Leander, in a one-level condominium',
      'Helpers? A home health aide, Rukmini, 4 hours a day on weekdays',
      'What work did he do? Cartographer, stopped working in June 2026',
      'When was ALS diagnosed? In February 2025',
      'Medicines? Riluzole 50 mg twice a day',
      'Breathing machine at night? Yes, bilevel since 2026-08-04, used 7 hours a night',
      'Does he want to be out of bed? Yes, for two meals a day',
    ],
    answered: [],
  },
  notes: [
    `November 6, 2026

Puget Crescent Health Cooperative
Utilization Review

Re: Ferdinand Achebe-Lockhart, DOB 05/17/1964

Dear Colleague:

Mr. Achebe-Lockhart, 62 years old, has amyotrophic lateral sclerosis (G12.21), diagnosed in February 2025, a stage 3 pressure ulcer of the sacral region (L89.153) and chronic respiratory failure with hypercapnia (J96.12). I saw him in the ALS clinic on October 30, 2026. Arm strength was 2/5 and leg strength 1/5, on both sides. His speech was slurred. The base of the ulcer was red without necrosis. His saturation was 95 % on room air.

He cannot breathe lying flat; his FVC is 44 % of predicted sitting and 29 % lying. The head of the bed must be raised 40 degrees. Pillows and a foam wedge slid and did not hold him. He needs a change of position every 2 hours, for which his arms are too weak.

The ulcer measured 3.4 x 2.6 cm on September 28 and 4.2 x 3.1 cm, 0.9 cm deep, on October 30. It grew on a gel overlay in spite of turning, moisture care and a dietitian plan.

He cannot stand. A transfer from bed to chair takes two people.

I prescribe a semi-electric bed without mattress (E0261), a powered air mattress (E0277) and a patient lift (E0630).

Katarzyna Whitlow, MD
NPI 1861407395`,
    `DISCHARGE PLANNER: HOME SET-UP

Patient: Ferdinand Achebe-Lockhart, 62, M
MRN CBU-50736
Tel. (360) 555-0186
Supplier: Northstar Home Equipment

Home: one-level condominium, 66 Meridian Row, Compass Bluff. Lives with his husband, Leander. Home health aide Rukmini comes 4 hours a day on weekdays, which makes 20 hours in a full week.

Patient: former cartographer, stopped working in June 2026. He wants to be out of bed for two meals a day. Weight 203 lb, height 6 ft 1 in.

Equipment for rental:
* Bed, semi-electric, side rails, no mattress. E0261. 1 per month.
* Mattress, powered pressure-reducing air. E0277. 1 per month.
* Lift, hydraulic or mechanical, with sling, large. E0630. 1 per month.

Reason for lift: Leander cannot lift him alone because of a shoulder operation. Two people are needed to move pt from bed to chair. Without the lift pt would be confined to bed. Lifts are covered if transfer between bed and a chair, wheelchair or commode needs a lift and the person would otherwise be bed confined.

Reason for mattress: stage 3 sacral wound got larger on the gel overlay after 5 weeks.

Reason for bed: head elevation of 40 degrees, turning q2h.

Signed order: Dr. Whitlow, 11/06/2026.`,
    `Respiratory therapist's addendum
Solveig Amundsen, RRT

Regarding: Mr. Ferdinand Achebe-Lockhart, born May 17, 1964

This addendum supports the hospital bed, E0261.

1. Diagnosis: ALS with chronic hypercapnic respiratory failure (J96.12).

2. Lung function on 10/12/2026:
   FVC sitting 44 % predicted
   FVC lying 29 % predicted
   The difference is 15 percentage points.

3. Night-time support: bilevel since 8/4/2026, used 7 hours a night. That is 49 hours a week.

4. Position: He is not able to breathe lying flat. The upper body has to be at 40 degrees. A foam wedge and pillows were tried, and both slid.

5. Why not an ordinary bed: an ordinary bed stays flat, and his arms are too weak for him to reposition himself. His arm strength is 2/5 on the left and on the right. A semi-electric bed raises the head at the push of a button. Medicare-style criteria ask that the head be elevated more than 30 degrees most of the time because of heart failure, chronic pulmonary disease or problems with aspiration, or that the body be positioned in ways an ordinary bed does not allow.

6. Medication: riluzole 50 mg twice a day.

Ordering physician: Katarzyna Whitlow, MD.`,
    `# Letter of Medical Necessity

**Patient:** Ferdinand Achebe-Lockhart
**Payer:** Puget Crescent Health Cooperative
**Diagnoses:** G12.21 amyotrophic lateral sclerosis; L89.153 pressure ulcer of sacral region, stage 3; J96.12 chronic respiratory failure with hypercapnia

## Summary of need

The patient is a 62-year-old man with ALS whose limbs are weak (arms 2/5, legs 1/5). He is unable to stand or to change position in bed by himself.

## Wound

| Date | Length x width |
|---|---|
| 2026-09-28 | 3.4 x 2.6 cm |
| 2026-10-30 | 4.2 x 3.1 cm |

The wound is 0.9 cm deep and free of necrosis. A gel overlay was used for 5 weeks. Turning, moisture care and a dietitian plan were in place. Albumin is 3.3 g/dL.

## Equipment

- E0261, semi-electric hospital bed with side rails, without mattress, quantity 1
- E0277, powered pressure-reducing air mattress, quantity 1
- E0630, patient lift with large sling, quantity 1

These are three rental items, each limited to one per month.

## Caregiver situation

His husband cannot lift him alone owing to a shoulder operation. An aide is present for 4 hours a day on weekdays. The patient wants to be up for two meals a day.

Signed: Katarzyna Whitlow, MD, 2026-11-06`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'has amyotrophic lateral sclerosis (G12.21) → has multiple sclerosis (G12.21)'],
    [3, 'code-disease', 'J96.12 chronic respiratory failure with hypercapnia → J96.12 chronic bronchitis'],
    [0, 'other-item', 'a powered air mattress (E0277) → a powered air mattress (E0630)'],
    [1, 'other-item', 'with sling, large. E0630. → with sling, large. E0261.'],
    [0, 'description-detail', 'a stage 3 pressure ulcer → a stage 4 pressure ulcer'],
    [2, 'description-detail', 'chronic hypercapnic → acute hypercapnic'],
    [3, 'description-detail', 'ulcer of sacral region → ulcer of left heel region'],
    [2, 'side', '2/5 on the left and on the right → 2/5 on the left only'],
    [0, 'side', 'on both sides. His speech → on the right side. His speech'],
    [1, 'sex', 'Achebe-Lockhart, 62, M → Achebe-Lockhart, 62, F'],
    [2, 'sex', 'Regarding: Mr. Ferdinand → Regarding: Mrs. Ferdinand'],
    [3, 'sex', '62-year-old man → 62-year-old woman'],
    [1, 'choice', 'with sling, large. → with sling, medium.'],
    [3, 'choice', 'with side rails, without mattress → with side rails, without mattress, walnut color'],
    [0, 'device', 'and a patient lift (E0630). → and a patient lift (E0630), together with a trapeze bar.'],
    [2, 'device', 'bilevel since 8/4/2026 → a tracheostomy ventilator since 8/4/2026'],
    [2, 'medication', 'riluzole 50 mg → riluzole 100 mg'],
    [3, 'medication', 'Albumin is 3.3 g/dL. → Albumin is 3.3 g/dL. Edaravone is infused.'],
    [
      0,
      'diagnosis',
      'His speech was slurred. → His speech was slurred. He also has osteomyelitis of the sacrum.',
    ],
    [3, 'diagnosis', 'man with ALS whose → man with ALS and frontotemporal dementia whose'],
    [0, 'event', 'He cannot stand. → He cannot stand. In September he was hospitalized for sepsis.'],
    [
      1,
      'event',
      'stopped working in June 2026. → stopped working in June 2026 after a fall down the stairs.',
    ],
    [0, 'treatment', 'He needs a change → Negative pressure therapy has failed. He needs a change'],
    [3, 'treatment', 'A gel overlay was used → A low air loss mattress was used'],
    [1, 'social', 'former cartographer → former surveyor'],
    [3, 'social', 'An aide is present for 4 hours a day on weekdays. → An aide is present around the clock.'],
    [1, 'attitude', 'He wants to be out of bed → He is afraid of lifts but wants to be out of bed'],
    [2, 'attitude', 'used 7 hours a night. → used 7 hours a night, reluctantly.'],
    [2, 'negation', 'He is not able to breathe lying flat → He is able to breathe lying flat'],
    [3, 'negation', 'His husband cannot lift him → His husband can lift him'],
    [0, 'organisation', 'Puget Crescent Health Cooperative → Evergreen Mutual of Tacoma'],
    [1, 'organisation', 'Supplier: Northstar Home Equipment → Supplier: Polaris Rehab Supply'],
    [0, 'attestation', 'I prescribe a → I have visited the home and prescribe a'],
    [2, 'attestation', 'This addendum supports → I measured the bedroom on my visit. This addendum supports'],
    [0, 'relative-date', 'diagnosed in February 2025 → diagnosed six months ago'],
    [1, 'relative-date', 'after 5 weeks → since last Monday'],
    [0, 'other-role', 'raised 40 degrees → raised 44 degrees'],
    [3, 'other-role', '0.9 cm deep → 3.3 cm deep'],
    [1, 'brackets', 'turning q2h. → turning q2h [husband turns him at night].'],
    [2, 'coverage-measure', 'more than 30 degrees most → more than 30 degrees (he needs 60) most'],
    [
      1,
      'coverage-measure',
      'would otherwise be bed confined → would otherwise be bed confined, as he has been for 14 weeks',
    ],
    [2, 'script', 'FVC lying 29 % → FVC lying ٩٢ %'],
    [3, 'script', 'free of necrosis. → free of necrosis. Rinsed with асеtіс асіd.'],
    [3, 'brackets', 'by himself. → by himself [wears wrist splints].'],
    [0, 'identifier', 'NPI 1861407395 → NPI 1861407359'],
    [1, 'identifier', '(360) 555-0186 → (360) 555-0168'],
    [3, 'identifier', '- E0277, → - E0371,'],
    [2, 'date-age', 'born May 17, 1964 → born May 7, 1964'],
    [3, 'date-age', '| 2026-09-28 | → | 2026-08-28 |'],
    [1, 'quantity', 'E0277. 1 per month. → E0277. 2 per month.'],
    [1, 'name', 'his husband, Leander. → his husband, Lysander.'],
    [2, 'name', 'Solveig Amundsen → Solveig Halvorsen'],
    [0, 'retold', 'takes two people → takes one person'],
    [3, 'retold', 'for 5 weeks → for 5 days'],
    [1, 'retold', 'got larger on the gel overlay → got smaller on the gel overlay'],
    [1, 'sum', '20 hours in a full week → 28 hours in a full week'],
    [2, 'sum', 'That is 49 hours a week → That is 56 hours a week'],
    [3, 'sum', 'three rental items → four rental items'],
  ],
  corruptions: {},
};
