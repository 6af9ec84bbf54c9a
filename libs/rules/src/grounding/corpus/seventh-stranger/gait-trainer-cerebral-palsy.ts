import type { CorpusCase } from '../corpus-case.ts';

export const gaitTrainerCerebralPalsy: CorpusCase = {
  id: 'gait-trainer-cerebral-palsy',
  today: '2026-05-29',
  facts: {
    case_id: 8112,
    patient: {
      first_name: 'Emrys',
      last_name: 'Halloran',
      dob: '2019-10-14',
      gender: 'male',
      height: '109 cm',
      weight: '17 kg',
      address: '733 Prairie Rose Drive, Oakley Springs, KS 67748',
      phone: '(785) 555-0172',
      mrn: 'PED-31-4402',
    },
    diagnoses: [
      { code: 'G80.1', description: 'Spastic diplegic cerebral palsy' },
      {
        code: 'G40.909',
        description: 'Epilepsy, unspecified, not intractable, without status epilepticus',
      },
    ],
    items: [
      {
        item: 'Gait trainer, pediatric size, posterior support, includes all accessories and components',
        hcpcs: 'E8000',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Born at 29 weeks, periventricular leukomalacia on MRI 2020-08. GMFCS level III. Stands 30 seconds holding on, takes 4 steps with both hands held. In trial 2026-04-22 at Wheatland Therapy Center walked 150 feet with posterior gait trainer in 6 minutes; with anterior walker leaned forward and fell twice. Hip x-ray 2026-03-05: migration 28% right, 34% left. Hamstrings tight, popliteal angle 45 degrees right, 50 degrees left. Botulinum toxin to both hamstrings 2026-02-16.',
      },
      {
        item: 'Ankle foot orthosis, solid ankle, plastic, custom-fabricated',
        hcpcs: 'L1960',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        justification:
          'One for each leg, old pair outgrown: foot 16.5 cm, was 15 cm. Ankle dorsiflexion to neutral right, 5 degrees short of neutral left. Ashworth 3 both calves. Levetiracetam 250 mg twice a day, last seizure 2025-09-30. Baclofen 5 mg three times a day. Kindergarten at Oakley Springs Elementary, physical therapy there once a week and at Wheatland twice a week. Twin sister Bronwen healthy. Parents Maeve and Tobiah. Glasses for strabismus of right eye. Hearing normal. Speaks in full sentences. No hip surgery.',
      },
    ],
    provider: { name: 'Solvei Brandt, MD', npi: '1376940285', date_signed: '2026-05-27' },
  },
  notes: [
    `6 y/o M, ex-29 wk, spastic diplegia GMFCS III, PVL on MRI 8/20. Sz d/o, last sz 9/30/25.
Stands 30 s w/ UE support, 4 steps w/ B HHA. Trial 4/22: post GT 150 ft in 6 min; ant walker fell x2.
Hip XR 3/5: MP R 28%, L 34%. Pop angle R 45, L 50. MAS 3 B calves. DF: R neutral, L -5.
Botox B HS 2/16. Keppra 250 BID, baclofen 5 TID. No hip sx.
Glasses, R strabismus. Hearing WNL.
PT 1x/wk school + 2x/wk outpt.
Needs post GT, B solid AFOs (foot ↑ 15 → 16.5 cm).`,
    `Emrys Halloran is a six-year-old boy with spastic diplegic cerebral palsy (G80.1), GMFCS level III, and epilepsy (G40.909). He was born at 29 weeks. He stands for 30 seconds when holding on and takes four steps when both his hands are held.

On April 22, 2026, nine weeks after botulinum toxin to both hamstrings, he walked 150 feet in six minutes with a posterior gait trainer. With an anterior walker he leaned forward and fell twice. His hips show a migration of 28 percent on the right and 34 percent on the left, and he has had no hip surgery. His last seizure was eight months ago.

I prescribe one posterior gait trainer of pediatric size (E8000) and two solid ankle foot orthoses (L1960), one for each leg, since he has outgrown the old pair.`,
    `School PT note: K student, uses glasses. Sees me 1x/week, outpatient PT 2x/week at Wheatland. Can stand 30 sec w/ support, takes 4 steps w/ 2 hands held. Did 150 ft in the post. gait trainer on 4/22, took 6 min. Falls forward in ant. walker (2x that day). Braces too small, foot now 16.5 cm. Takes Keppra 250 mg 2x/day and baclofen 5 mg 3x/day. No seizure since 9/30/25. Talks in full sentences. Hearing fine. Has a twin sister.`,
    `ATP supplier summary. Client: Halloran, Emrys, DOB 10/14/2019, ht 109 cm, wt 17 kg. Dx G80.1. Recommended: E8000 gait trainer, pediatric, posterior support, qty 1. L1960 AFO solid ankle, custom, qty 2 (R and L). Trialed 04/22/2026: posterior gait trainer, 150 ft; anterior walker, 2 falls, ruled out. Popliteal angle 45 R / 50 L. Ashworth 3. Therapist site: Wheatland Therapy Center. Prescriber Brandt, NPI 1376940285, 05/27/2026.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '6 y/o M → 16 y/o M'],
    [0, 'retold', 'ex-29 wk → ex-39 wk'],
    [0, 'description-detail', 'spastic diplegia → spastic quadriplegia'],
    [0, 'retold', 'GMFCS III → GMFCS V'],
    [0, 'relative-date', 'last sz 9/30/25 → last sz 4/30/26'],
    [0, 'quantity', 'fell x2 → fell x6'],
    [0, 'side', 'MP R 28%, L 34% → MP L 28%, R 34%'],
    [0, 'retold', 'MAS 3 → MAS 1'],
    [0, 'medication', 'Keppra 250 BID → Keppra 250 TID'],
    [0, 'medication', 'baclofen 5 TID → baclofen 10 TID'],
    [0, 'negation', 'No hip sx → s/p hip sx'],
    [0, 'side', 'R strabismus → L strabismus'],
    [0, 'negation', 'Hearing WNL → HOH'],
    [0, 'device', 'B solid AFOs → B KAFOs'],
    [0, 'other-role', '150 ft in 6 min → 6 ft in 150 min'],
    [0, 'quantity', '2x/wk outpt → 5x/wk outpt'],
    [1, 'code-disease', 'spastic diplegic cerebral palsy (G80.1) → athetoid cerebral palsy (G80.1)'],
    [1, 'sex', 'six-year-old boy → six-year-old girl'],
    [1, 'relative-date', 'nine weeks after → two weeks after'],
    [1, 'relative-date', 'eight months ago → two months ago'],
    [
      1,
      'side',
      '28 percent on the right and 34 percent on the left → 34 percent on the right and 28 percent on the left',
    ],
    [1, 'negation', 'he has had no hip surgery → he has had hip surgery'],
    [1, 'device', 'With an anterior walker → With crutches'],
    [1, 'description-detail', 'one posterior gait trainer → one anterior gait trainer'],
    [1, 'quantity', 'two solid ankle foot orthoses → three solid ankle foot orthoses'],
    [1, 'quantity', 'takes four steps → takes forty steps'],
    [2, 'quantity', 'Sees me 1x/week → Sees me 3x/week'],
    [2, 'organisation', 'at Wheatland → at Prairie Kids'],
    [2, 'other-role', 'took 6 min → took 30 min'],
    [2, 'retold', 'now 16.5 cm → now 18.5 cm'],
    [2, 'medication', '250 mg 2x/day → 500 mg 2x/day'],
    [2, 'negation', 'Talks in full sentences → Does not talk'],
    [2, 'social', 'a twin sister → a twin brother'],
    [2, 'negation', 'Hearing fine → Hearing impaired'],
    [2, 'relative-date', 'No seizure since 9/30/25 → No seizure since 9/30/24'],
    [3, 'date-age', '10/14/2019 → 10/14/2009'],
    [3, 'other-role', 'wt 17 kg → wt 109 kg'],
    [3, 'description-detail', 'posterior support, qty 1 → anterior support, qty 1'],
    [3, 'side', '45 R / 50 L → 50 R / 45 L'],
    [3, 'quantity', 'custom, qty 2 → custom, qty 4'],
    [3, 'description-detail', 'AFO solid ankle, custom → AFO hinged ankle, prefabricated'],
    [3, 'organisation', 'Wheatland Therapy Center → Oakley Therapy Group'],
    [3, 'identifier', '1376940285 → 1376940258'],
    [3, 'quantity', '2 falls, ruled out → no falls, chosen'],
  ],
  corruptions: {},
};
