import type { CorpusCase } from '../corpus-case.ts';

/** A spine surgeon, a physical therapist, a supplier and a drafting model write for a florist whose fusion has not healed. */
export const boneStimulatorFusionFlorist: CorpusCase = {
  id: 'bone-stimulator-fusion-florist',
  today: '2026-09-24',
  facts: {
    case_id: 38105,
    patient: {
      first_name: 'Marguerite',
      last_name: 'Oyelaran-Pitt',
      dob: '1980-02-11',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '168 lb',
      address: '133 Glasshouse Road, Pennick, MO 64999',
      phone: '(660) 555-0149',
      mrn: 'PSC-58213',
    },
    diagnoses: [
      { code: 'M96.0', description: 'Pseudarthrosis after fusion or arthrodesis' },
      { code: 'Z98.1', description: 'Arthrodesis status' },
      { code: 'F17.211', description: 'Nicotine dependence, cigarettes, in remission' },
    ],
    items: [
      {
        item: 'Osteogenesis stimulator, electrical, noninvasive, spinal applications',
        hcpcs: 'E0748',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '12 months',
        justification:
          'Fusion of L4 to S1 on 2025-12-09. CT on 2026-09-08, 9 months after the operation: solid bone at L4-L5, no bridging bone at L5-S1, no loose screw. X-rays on 2026-03-10 and 2026-06-09 showed no progress at L5-S1. To be worn 2 hours a day for 270 days.',
      },
      {
        item: 'Lumbar-sacral orthosis, sagittal-coronal control, with rigid anterior and posterior frame/panel(s), prefabricated, off-the-shelf',
        hcpcs: 'L0650',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'black',
        size: 'large',
        justification:
          'Back pain standing 6 of 10 without an orthosis and 3 of 10 with the trial orthosis. She stands at the workbench for 25 minutes without it and for 70 minutes with it. An elastic belt worn from 2026-06-16 to 2026-08-25 did not lessen the pain.',
      },
    ],
    provider: { name: 'Leopold Anstruther-Diaz, MD', npi: '1174906385', date_signed: '2026-09-24' },
    seen: [
      '2026-09-10, in clinic, by Leopold Anstruther-Diaz, MD: tender over L5, straight leg raising negative on both sides, full power of both feet, scar healed.',
    ],
    told: [
      'Who pays? Ozark Meridian Health',
      'Who supplies? Kestrel Bone Systems',
      'Lives with whom? With her son Dorian and her mother',
      'Work? Florist, owns a shop, 6 hours a day',
      'Pacemaker? None',
      'Smoking? Stopped on 2025-09-15',
    ],
    answered: [],
  },
  notes: [
    `September 24, 2026

Ozark Meridian Health

RE: Marguerite Oyelaran-Pitt
DOB: February 11, 1980
MRN: PSC-58213

Dear Medical Director,

My patient is a 46-year-old woman whose lumbar fusion has healed at one level and not at the other. She has pseudarthrosis after fusion (M96.0) with arthrodesis status (Z98.1). Her nicotine dependence, cigarettes, is in remission (F17.211); she stopped smoking on September 15, 2025, before the operation.

L4 to S1 were fused on December 9, 2025. X-rays on March 10 and June 9, 2026 showed no progress at L5-S1. CT on September 8, 2026 showed solid bone at L4-L5 but no bridging bone at L5-S1. No screw is loose.

On September 10, 2026 I found tenderness over L5. Straight leg raising was negative on both sides, the power of both feet was full, and the scar had healed.

I prescribe a noninvasive electrical stimulator for the spine (E0748), to be worn 2 hours a day for 270 days, and a lumbar-sacral orthosis (L0650). She has no pacemaker.

Electrical stimulation is an alternative to another operation in many nonunions. Plans as a rule ask for a number of months since the fusion and for images that show that healing has stopped.

Sincerely,
Leopold Anstruther-Diaz, MD
NPI 1174906385`,
    `PHYSICAL THERAPY: LUMBAR ORTHOSIS TRIAL

Name: Marguerite Oyelaran-Pitt
Age/sex: 46 F
Height/weight: 5 ft 6 in / 168 lb

Hx: L4-S1 fusion 12/09/2025. CT 09/08/2026: L4-L5 solid, L5-S1 not bridged, no loose screw.

Standing at workbench

| | Time | Pain |
|---|---|---|
| No orthosis | 25 min | 6/10 |
| Trial orthosis | 70 min | 3/10 |

Gain: 45 minutes. Pain 3 points lower.

Elastic belt, 06/16/2026 to 08/25/2026 (10 weeks): pain not lessened.

Work: florist with her own shop, 6 hours a day.
Home: son (Dorian) and mother.

Neuro: SLR negative on both sides. Feet full power.

Size large fits. Color black.

Plan: L0650 for standing work. Stimulator E0748 as prescribed, 2 h daily for 270 days, in all 540 hours.

An orthosis for the lumbar spine usually limits bending forward and to the side; it does not replace exercise. Skin should be looked at whenever the orthosis comes off.`,
    `Kestrel Bone Systems
Statement of medical necessity, supplier's part

Insured: Marguerite Oyelaran-Pitt
Street: 133 Glasshouse Road, Pennick, MO 64999
Phone: (660) 555-0149
Insurer: Ozark Meridian Health

Prescriber: Leopold Anstruther-Diaz, MD, NPI 1174906385
Prescription signed 09/24/2026, two weeks after the last visit

1. E0748, osteogenesis stimulator, electrical, noninvasive, spinal: quantity 1, limit 1 in 12 months
2. L0650, lumbar-sacral orthosis, prefabricated: quantity 1, limit 1 in 3 years, black, large

ICD-10-CM
- M96.0, Pseudarthrosis after fusion or arthrodesis
- Z98.1, Arthrodesis status
- F17.211, Nicotine dependence, cigarettes, in remission

Time since operation: 9 months on the day of the CT, September 8, 2026.
Levels fused: L4 to S1.
Level not united: L5-S1.
Pacemaker: none.
Smoking: stopped September 15, 2025, about a year before this request.

Two earlier X-rays, of March and June 2026, showed no progress at L5-S1. The insured will use the stimulator for 2 hours a day.

The stimulator is generally set up by our technician and counts the hours of use itself.`,
    `# Spinal bone growth stimulator: draft

**For:** Marguerite Oyelaran-Pitt, 46
**From:** Leopold Anstruther-Diaz, MD

**History.** The patient had an L4–S1 fusion in December 2025. Nine months later one of the two levels had united.

**Imaging.**
- March 10, 2026, X-ray: no progress at L5-S1
- June 9, 2026, X-ray: no progress at L5-S1
- September 8, 2026, CT: no bridging bone at L5-S1, solid L4-L5, screws firm

**Examination.** Tender over L5; healed scar; no weakness of the feet.

**Risk factors.** She smoked cigarettes until September 15, 2025 and is in remission. She has no pacemaker.

**Function.** As a florist she stands at a workbench. Without support she manages 25 minutes; with the trial orthosis 70 minutes, and her pain is halved, from 6 to 3 of 10. An elastic belt brought no relief.

**Home.** She lives with her mother and her son, Dorian.

**Order.** One noninvasive spinal stimulator (E0748), 2 hours daily over 270 days, which is about nine months, and one black lumbar-sacral orthosis (L0650), size large.

Smoking slows the growth of bone, and many surgeons ask their patients to stop before a fusion.

_Signature date: September 24, 2026_`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'She has pseudarthrosis after fusion (M96.0) → She has postlaminectomy syndrome (M96.0)',
    ],
    [
      0,
      'description-detail',
      'Her nicotine dependence, cigarettes, is in remission (F17.211) → Her nicotine dependence, chewing tobacco, is in remission (F17.211)',
    ],
    [0, 'sex', 'My patient is a 46-year-old woman whose → My patient is a 46-year-old man whose'],
    [0, 'negation', 'No screw is loose. → One screw is loose.'],
    [0, 'negation', 'She has no pacemaker. → She has a pacemaker.'],
    [
      0,
      'side',
      'Straight leg raising was negative on both sides → Straight leg raising was negative on the right and positive on the left',
    ],
    [0, 'date-age', 'L4 to S1 were fused on December 9, 2025. → L4 to S1 were fused on October 9, 2025.'],
    [
      0,
      'coverage-measure',
      'images that show that healing has stopped. → images that show that healing has stopped, such as the 6 degrees of motion at her L5-S1.',
    ],
    [
      0,
      'attestation',
      'On September 10, 2026 I found tenderness → On September 10, 2026 I reviewed the images with a radiologist and found tenderness',
    ],
    [
      0,
      'event',
      'L5-S1. No screw is loose. → L5-S1. No screw is loose. The wound was reopened in January for an infection.',
    ],
    [1, 'sum', 'Gain: 45 minutes. → Gain: 55 minutes.'],
    [1, 'sum', 'in all 540 hours → in all 450 hours'],
    [1, 'script', 'L5-S1 not bridged → L३-S1 not bridged'],
    [1, 'retold', 'Trial orthosis | 70 min | 3/10 → Trial orthosis | 70 min | 5/10'],
    [1, 'other-role', 'No orthosis | 25 min | 6/10 → No orthosis | 46 min | 6/10'],
    [1, 'brackets', 'Feet full power. → Feet full power [numbness of the left big toe].'],
    [1, 'social', 'Home: son (Dorian) and mother. → Home: husband and two daughters.'],
    [1, 'name', 'son (Dorian) and mother → son (Damian) and mother'],
    [1, 'choice', 'Size large fits. → Size medium fits.'],
    [
      1,
      'treatment',
      '(10 weeks): pain not lessened. → (10 weeks): pain not lessened. Facet injections in July without effect.',
    ],
    [1, 'negation', 'pain not lessened. → pain lessened.'],
    [2, 'organisation', 'Insurer: Ozark Meridian Health → Insurer: Gateway Plains Health'],
    [2, 'identifier', '- Z98.1, Arthrodesis status → - Z98.8, Arthrodesis status'],
    [2, 'identifier', 'NPI 1174906385 → NPI 1174960385'],
    [2, 'relative-date', 'two weeks after the last visit → two months after the last visit'],
    [2, 'quantity', 'quantity 1, limit 1 in 3 years → quantity 2, limit 1 in 3 years'],
    [
      2,
      'other-item',
      '2. L0650, lumbar-sacral orthosis, prefabricated → 2. E0748, lumbar-sacral orthosis, prefabricated',
    ],
    [2, 'retold', 'Level not united: L5-S1. → Level not united: L4-L5.'],
    [
      2,
      'device',
      'The insured will use the stimulator for 2 hours a day. → The insured will use the stimulator and a TENS unit for 2 hours a day.',
    ],
    [3, 'diagnosis', '**Risk factors.** She smoked → **Risk factors.** She has osteoporosis. She smoked'],
    [
      3,
      'medication',
      'An elastic belt brought no relief. → An elastic belt brought no relief, nor did gabapentin 300 mg at night.',
    ],
    [
      3,
      'attitude',
      '2 hours daily over 270 days, which is → 2 hours daily over 270 days, to which she is fully committed, which is',
    ],
    [3, 'social', 'As a florist she stands → As a hairdresser she stands'],
    [
      3,
      'organisation',
      'had an L4–S1 fusion in December 2025. → had an L4–S1 fusion at Pennick Spine Hospital in December 2025.',
    ],
    [3, 'retold', 'one of the two levels had united → neither of the two levels had united'],
    [3, 'event', 'no weakness of the feet. → no weakness of the feet. She fell in the shop in August.'],
  ],
  corruptions: {},
};
