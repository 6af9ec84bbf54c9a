import type { CorpusCase } from '../corpus-case.ts';

export const hospitalBedSacralUlcer: CorpusCase = {
  id: 'hospital-bed-sacral-ulcer',
  today: '2026-01-22',
  facts: {
    case_id: 8105,
    patient: {
      first_name: 'Thaddeus',
      middle_name: 'Royce',
      last_name: 'Imberlake',
      dob: '1983-04-17',
      gender: 'male',
      height: '180 cm',
      weight: '74 kg',
      address: '2208 Copper Ridge Road, Dunmore, NM 87032',
      phone: '(505) 555-0147',
      mrn: 'DM-88103',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, without mattress',
        hcpcs: 'E0294',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'T6 spinal cord injury in motorcycle crash 2014-09-21. Flap surgery of sacral ulcer 2025-12-18 at Sandia Crest Hospital, discharged home 2026-01-09. Must be turned every 2 hours. Head of bed must stay below 30 degrees. Transfers with sliding board and help of one person. Spasms of both legs daily, baclofen 20 mg three times a day. Autonomic dysreflexia twice in November 2025 (blood pressure 192/110).',
      },
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Gel overlay used from 2025-08 to 2025-12, ulcer grew from stage 3 to stage 4. Incision 9 cm, closed, drain removed 2026-01-05. Braden score 12. Albumin 2.8. No sensation below T6. Intermittent catheterization every 6 hours, oxybutynin 5 mg twice a day. Bowel program every other day. Vancomycin until 2026-01-29 by PICC line in right arm. Brother Emeric and an aide 4 hours per day care for him. Software tester, works from home. No diabetes.',
      },
    ],
    provider: { name: 'Rosalind Acheampong, MD', npi: '1063517294', date_signed: '2026-01-20' },
  },
  notes: [
    `42M w/ complete T6 para s/p MCC 9/21/14. Stage 4 sacral PU s/p flap 12/18/25, d/c home 1/9/26.
Incision 9 cm closed, drain out 1/5. Vanc via R arm PICC thru 1/29.
Turn q2h, HOB <30. Slide board txf w/ assist x1. Spasms BLE qd, baclofen 20 mg TID.
AD x2 in 11/25 (192/110). Neurogenic bladder, IC q6h, oxybutynin 5 mg BID. Bowel program qod.
Failed gel overlay 8/25-12/25, PU stg 3 → 4. Braden 12, alb 2.8. No DM.
CG: brother, aide 4 h/d. Needs semi-elec bed + powered air mattress.`,
    `Mr. Thaddeus Imberlake, age 42, has had complete paraplegia (G82.21) since a motorcycle crash in September 2014, with no sensation below T6. He has a stage 4 pressure ulcer of the sacral region (L89.154), for which a flap was done at Sandia Crest Hospital on December 18, 2025. He was discharged home on January 9, 2026, twenty-two days after the operation.

He has to be turned every two hours, and the head of the bed must remain below 30 degrees. Autonomic dysreflexia occurred twice in November 2025, with a blood pressure of 192/110. A gel overlay was used from August to December 2025, and the ulcer went from stage 3 to stage 4 upon it.

For these reasons I order a semi-electric hospital bed with side rails and without mattress (E0294), and a powered pressure-reducing air mattress (E0277). His brother Emeric and an aide, who comes for four hours a day, care for him.`,
    `Wound nurse. Sacral flap incision 9 cm, closed. Drain was taken out on 1/5. Braden 12. Pt insensate below T6. Repositioned q 2 h. Cath every 6 hours by intermittent catheterization. On baclofen 20 mg 3x/day for leg spasms, oxybutynin 5 mg 2x/day, IV vancomycin through PICC in R arm until 1/29. Albumin 2.8. Bowel program every other day. Transfers by sliding board with one person. Brother is present. Gel overlay did not prevent worsening.`,
    `DME order worksheet - Imberlake, Thaddeus R. DOB 04/17/1983. Wt 74 kg. 1) E0294 bed, semi-elec, w/ rails, w/o mattress, qty 1. 2) E0277 powered air mattress, qty 1. Dx: L89.154 sacral PU stage 4; G82.21. Prior support surface: gel overlay, 08/2025 to 12/2025, failed. Surgery: flap 12/18/2025. Pt home since 01/09/2026. Needs position changes every 2 hrs. Not diabetic. Dr. Acheampong NPI 1063517294 signed 01/20/2026.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '42M → 24M'],
    [0, 'description-detail', 'complete T6 para → incomplete T6 para'],
    [0, 'retold', 'complete T6 para s/p → complete C6 para s/p'],
    [0, 'event', 's/p MCC → s/p GSW'],
    [0, 'description-detail', 'Stage 4 sacral PU → Stage 2 sacral PU'],
    [0, 'side', 'R arm PICC → L arm PICC'],
    [0, 'quantity', 'Turn q2h → Turn q4h'],
    [0, 'negation', 'HOB <30 → HOB >30'],
    [0, 'quantity', 'assist x1 → assist x2'],
    [0, 'medication', '20 mg TID → 20 mg QID'],
    [0, 'quantity', 'AD x2 → AD x6'],
    [0, 'quantity', 'IC q6h → IC q4h'],
    [0, 'negation', 'No DM → DM'],
    [0, 'social', 'CG: brother → CG: wife'],
    [0, 'medication', 'thru 1/29 → thru 2/28'],
    [1, 'code-disease', 'complete paraplegia (G82.21) → complete quadriplegia (G82.21)'],
    [1, 'event', 'a motorcycle crash → a diving accident'],
    [1, 'organisation', 'Sandia Crest Hospital → Mesa View Hospital'],
    [1, 'relative-date', 'twenty-two days after → ten days after'],
    [1, 'quantity', 'turned every two hours → turned every four hours'],
    [1, 'negation', 'below 30 degrees → above 30 degrees'],
    [1, 'date-age', 'in November 2025 → in October 2025'],
    [1, 'other-item', 'air mattress (E0277) → wheelchair cushion (E0277)'],
    [1, 'social', 'His brother Emeric → His father Emeric'],
    [1, 'description-detail', 'without mattress (E0294) → with mattress (E0294)'],
    [2, 'retold', 'incision 9 cm → incision 19 cm'],
    [2, 'negation', ', closed. → , open.'],
    [2, 'retold', 'Braden 12 → Braden 18'],
    [2, 'quantity', 'Cath every 6 hours → Cath every 3 hours'],
    [2, 'medication', '20 mg 3x/day → 20 mg 1x/day'],
    [2, 'side', 'PICC in R arm → PICC in L arm'],
    [2, 'other-role', 'Albumin 2.8 → Albumin 1.9'],
    [2, 'device', 'Transfers by sliding board → Transfers by Hoyer lift'],
    [2, 'medication', 'IV vancomycin → IV meropenem'],
    [3, 'date-age', '04/17/1983 → 04/17/1938'],
    [3, 'other-role', 'Wt 74 kg → Wt 180 kg'],
    [3, 'description-detail', 'semi-elec → full-elec'],
    [3, 'negation', 'Not diabetic → Diabetic'],
    [3, 'device', 'gel overlay → alternating pressure pad'],
    [3, 'relative-date', 'Pt home since 01/09/2026 → Pt home since 12/18/2025'],
    [3, 'quantity', 'every 2 hrs → every 8 hrs'],
    [3, 'negation', 'failed → effective'],
    [3, 'other-item', 'powered air mattress, qty 1 → bedside commode, qty 1'],
  ],
  corruptions: {},
};
