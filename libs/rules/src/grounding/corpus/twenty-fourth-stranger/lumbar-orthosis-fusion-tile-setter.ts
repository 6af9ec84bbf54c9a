import type { CorpusCase } from '../corpus-case.ts';

/** A spine surgeon, a physical therapist, an orthotist and a drafting model write for a tile setter after a lumbar fusion. */
export const lumbarOrthosisFusionTileSetter: CorpusCase = {
  id: 'lumbar-orthosis-fusion-tile-setter',
  today: '2026-04-02',
  facts: {
    case_id: 24108,
    patient: {
      first_name: 'Dagny',
      last_name: 'Pellerin-Ruiz',
      dob: '1974-10-17',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '163 lb',
      address: '38 Kiln Road, Unit 2, Basalt Ferry, ID 83999',
      phone: '(208) 555-0184',
      mrn: 'BFS-45570',
    },
    diagnoses: [
      { code: 'Z98.1', description: 'Arthrodesis status' },
      { code: 'M43.16', description: 'Spondylolisthesis, lumbar region' },
      { code: 'M48.062', description: 'Spinal stenosis, lumbar region with neurogenic claudication' },
    ],
    items: [
      {
        item: 'Lumbar-sacral orthosis (LSO), sagittal-coronal control, with rigid anterior and posterior frame/panels, prefabricated item that has been trimmed, bent, molded, assembled, or otherwise customized to fit a specific patient by an individual with expertise',
        hcpcs: 'L0637',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'white',
        size: 'medium',
        justification:
          'To be worn for 12 weeks whenever she is out of bed. Fused from L3 to L5 on 2026-03-10. Waist 35 inches, hips 41 inches on 2026-03-24. An elastic binder slid up and did not hold: pain 7 of 10 on standing with it, 3 of 10 in a trial of the rigid orthosis on 2026-03-24. She is able to put it on while lying down.',
      },
      {
        item: 'Osteogenesis stimulator, electrical, noninvasive, spinal applications',
        hcpcs: 'E0748',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Two levels were fused. To be worn 2 hours a day for 6 months. Bone density T-score -2.1 on 2026-01-15.',
      },
    ],
    provider: { name: 'Octavian Reyes-Lund, MD', npi: '1417836290', date_signed: '2026-04-02' },
    seen: [
      '2026-03-24, in clinic, by Octavian Reyes-Lund, MD: wound dry, screws in place on the film, left foot lifts at 4/5 and right foot at 5/5, walks 150 feet with a walker, no fever.',
    ],
    told: [
      'Who pays? Snake River Trades Trust',
      'Who supplies? Whitepine Orthotics',
      'Lives with whom? With her wife Marit, who works nights',
      'Home? Duplex with 5 steps at the door',
      'Work? Tile setter, off work since 2025-11-17',
      'Smoking? Never',
      'Pacemaker? None',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity

April 2, 2026

Snake River Trades Trust
Patient: Dagny Pellerin-Ruiz (born October 17, 1974)

To the Medical Reviewer:

On March 10, 2026, Ms. Pellerin-Ruiz, 51, had a fusion from L3 to L5 (Z98.1). Her diagnoses are spondylolisthesis of the lumbar region (M43.16) and spinal stenosis of the lumbar region with neurogenic claudication (M48.062). I prescribe a rigid lumbar-sacral orthosis (L0637) and a noninvasive electrical osteogenesis stimulator for the spine (E0748).

I saw her in clinic on March 24, 2026. The wound was dry, and the screws were in place on the film. The left foot lifted at 4/5 and the right foot at 5/5. She walked 150 feet with a walker. She had no fever.

An elastic binder slid up and did not hold. Standing in it, she rated her pain 7 of 10; in a trial of the rigid orthosis that day it was 3 of 10. She is to wear the orthosis for 12 weeks whenever she is out of bed.

Two levels were fused, and her T-score was -2.1 on January 15, 2026. She has never smoked. The stimulator is to be worn 2 hours a day for 6 months.

A fusion needs stillness until bone has bridged the levels.

Octavian Reyes-Lund, MD
NPI 1417836290`,
    `PHYSICAL THERAPY
Post-operative note

Pellerin-Ruiz, Dagny. Female, 51. MRN BFS-45570.

Surgery: fusion L3 to L5, 03/10/2026. Two levels.

Status 03/24/2026, from the physician's record
- Wound dry
- No fever
- Foot lift: L 4/5, R 5/5
- Gait: 150 ft, walker

Orthosis trial 03/24/2026
- Pain on standing with elastic binder: 7/10
- Pain on standing with rigid orthosis: 3/10
- Change: 4 points
- Binder slid up and did not hold
- Able to don the rigid orthosis while lying down

Body
- Waist 35 in, hips 41 in (6 in apart)
- 163 lb, 5 ft 6 in

Living
- Duplex, 5 steps at the door
- With wife, Marit, who works nights
- Tile setter, off work since 11/17/2025
- Never smoked

Instructions
- Orthosis on for 12 weeks whenever out of bed
- Stimulator 2 h a day for 6 months, which is 14 h a week

Remarks on bracing: after lumbar fusion patients are generally taught to roll to the side before sitting up, to avoid twisting, and to wear a thin shirt under the panels. Skin beneath a rigid panel should be looked at daily.`,
    `Whitepine Orthotics

Payer: Snake River Trades Trust
Client: Dagny Pellerin-Ruiz
38 Kiln Road, Unit 2, Basalt Ferry, ID 83999
(208) 555-0184

Prescription of Octavian Reyes-Lund, MD (NPI 1417836290), signed April 2, 2026

| Code | Description | Qty | Limit |
|---|---|---|---|
| L0637 | LSO, sagittal-coronal control, rigid anterior and posterior panels, customized to fit | 1 | 1 in 5 years |
| E0748 | Osteogenesis stimulator, electrical, noninvasive, spinal | 1 | 1 in 5 years |

Orthosis: size medium, white. Waist 35 inches, hips 41 inches, measured on March 24, 2026, nine days before the prescription.

ICD-10-CM: Z98.1 arthrodesis status. M43.16 spondylolisthesis, lumbar region. M48.062 spinal stenosis, lumbar region with neurogenic claudication.

Why not a soft brace: an elastic binder slid up. Pain on standing was 7 of 10 with it and 3 of 10 in the rigid orthosis.

Why a stimulator: the fusion spans two levels, L3 to L5. The client has no pacemaker.

The client can put the orthosis on lying down. She is to wear it for 12 weeks.

A customized orthosis has to be trimmed or bent for the wearer by a person with expertise; handing over a box is generally not enough.

Whitepine Orthotics`,
    `### Draft letter: bracing and bone stimulation after lumbar fusion

**Patient:** Dagny Pellerin-Ruiz, 51-year-old woman
**Operation:** two-level fusion (L3 to L5), March 10, 2026
**Physician:** Octavian Reyes-Lund, MD

**The problem.** Ms. Pellerin-Ruiz has lumbar spondylolisthesis and lumbar stenosis with neurogenic claudication. She is a tile setter and has been off work since November 17, 2025.

**The examination.** Two weeks after the operation, on March 24, 2026, the wound was dry and the screws were in place. She walked 150 feet with a walker. The lift of the left foot was 4/5, that of the right 5/5.

**The orthosis (L0637).**
- An elastic binder did not hold.
- The rigid orthosis reduced the pain on standing from 7 to 3 of 10.
- It will be worn for 12 weeks out of bed.
- She is able to put it on by herself while lying down.

**The stimulator (E0748).**
- Two hours a day, six months.
- Her bone density is low, with a T-score of -2.1.
- She has never smoked and has no pacemaker.

**The home.** She lives in a duplex with five steps at the door. Her wife, Marit, works nights.

**The supplier and the payer.** Whitepine Orthotics; Snake River Trades Trust.

Electrical stimulation is used as an adjunct to fusion surgery, chiefly where several levels are involved.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'spondylolisthesis of the lumbar region (M43.16) → scoliosis of the lumbar region (M43.16)',
    ],
    [
      0,
      'description-detail',
      'with neurogenic claudication (M48.062) → without neurogenic claudication (M48.062)',
    ],
    [0, 'date-age', 'On March 10, 2026, Ms. → On February 10, 2026, Ms.'],
    [0, 'side', 'The left foot lifted at 4/5 → The right foot lifted at 4/5'],
    [0, 'negation', 'She has never smoked. → She smokes.'],
    [0, 'retold', 'slid up and did not hold → stayed in place and held well'],
    [0, 'other-role', 'She walked 150 feet with a walker. → She walked 163 feet with a walker.'],
    [0, 'attestation', 'She had no fever. → She had no fever. I measured her for the panels myself.'],
    [
      0,
      'other-item',
      'osteogenesis stimulator for the spine (E0748) → osteogenesis stimulator for the spine (L0637)',
    ],
    [0, 'event', 'The wound was dry, and → The wound was dry after a washout in the operating room, and'],
    [1, 'sex', 'With wife, Marit, who → With husband, Marit, who'],
    [1, 'sum', 'which is 14 h a week → which is 10 h a week'],
    [1, 'sum', 'Change: 4 points → Change: 5 points'],
    [1, 'negation', 'Able to don the rigid orthosis → Unable to don the rigid orthosis'],
    [1, 'script', 'Gait: 150 ft, walker → Gait: ൪൦ ft, walker'],
    [1, 'identifier', 'MRN BFS-45570 → MRN BFS-54570'],
    [1, 'medication', 'Never smoked → Never smoked; oxycodone 5 mg as needed'],
    [1, 'social', 'Tile setter, off work since 11/17/2025 → Tile setter, back at work since 03/30/2026'],
    [1, 'event', 'Wound dry → Wound dry, fall on the stairs on the second day'],
    [1, 'brackets', 'Duplex, 5 steps at the door → Duplex, 5 steps at the door [toddler in the home]'],
    [2, 'name', 'Client: Dagny Pellerin-Ruiz → Client: Dagmar Pellerin-Ruiz'],
    [2, 'identifier', '(208) 555-0184 → (208) 555-0148'],
    [2, 'choice', 'Orthosis: size medium, white. → Orthosis: size large, white.'],
    [2, 'quantity', 'noninvasive, spinal | 1 | 1 in 5 years → noninvasive, spinal | 2 | 1 in 5 years'],
    [2, 'relative-date', 'nine days before the prescription → two months before the prescription'],
    [2, 'organisation', 'Payer: Snake River Trades Trust → Payer: Bitterroot Union Health'],
    [2, 'retold', 'She is to wear it for 12 weeks. → She is to wear it for 12 months.'],
    [2, 'device', 'Why a stimulator: → Why a stimulator and a raised toilet seat:'],
    [
      2,
      'coverage-measure',
      'handing over a box is generally not enough. → handing over a box is generally not enough, and her lordosis of 52 degrees requires more.',
    ],
    [2, 'negation', 'The client has no pacemaker. → The client has a pacemaker.'],
    [
      3,
      'diagnosis',
      'Her bone density is low, → Her rheumatoid arthritis is active, her bone density is low,',
    ],
    [3, 'treatment', 'She is a tile setter → Three epidural steroid injections failed. She is a tile setter'],
    [
      3,
      'attitude',
      'She is able to put it on by herself while lying down. → She is able to put it on by herself while lying down and wears it conscientiously.',
    ],
    [3, 'retold', 'pain on standing from 7 to 3 of 10 → pain on standing from 9 to 3 of 10'],
    [
      3,
      'organisation',
      'Whitepine Orthotics; Snake River Trades Trust. → Gem Valley Bracing; Snake River Trades Trust.',
    ],
    [3, 'social', 'Her wife, Marit, works nights. → Her wife, Marit, is a nurse and stays home with her.'],
  ],
  corruptions: {},
};
