import type { CorpusCase } from '../corpus-case.ts';

export const ankleFootOrthosisStroke: CorpusCase = {
  id: 'ankle-foot-orthosis-stroke',
  today: '2026-07-15',
  facts: {
    case_id: 8107,
    patient: {
      first_name: 'Basil',
      last_name: 'Tolliver-Ndiaye',
      dob: '1970-01-25',
      gender: 'male',
      height: '175 cm',
      weight: '79 kg',
      address: '905 Juniper Avenue, Ashgrove, WI 53511',
      phone: '(608) 555-0178',
      mrn: 'TN70125',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'M21.371', description: 'Foot drop, right foot' },
      { code: 'I69.320', description: 'Aphasia following cerebral infarction' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic or other material with ankle joint, custom-fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Ischemic stroke 2026-02-11, left middle cerebral artery. Alteplase given. Inpatient rehabilitation at Ashgrove Rehabilitation 2026-02-18 to 2026-03-20. Right ankle dorsiflexion 1/5, plantarflexion 3/5; passive dorsiflexion to 5 degrees. Modified Ashworth 2 at right calf. Ten meter walk 0.42 m/s without brace, 0.61 m/s with trial brace 2026-07-08. Right toes catch on carpet, four near falls a week, one fall 2026-06-19 with bruise of right elbow. Prefabricated brace tried for 6 weeks: blister of the lateral malleolus because calf 41 cm.',
      },
      {
        item: 'Cane, quad or three prong, adjustable or fixed',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Cane in left hand, right hand has no grip. Berg balance 41 of 56. Speaks in single words, understands well. Clopidogrel 75 mg daily, atorvastatin 80 mg at night, tizanidine 4 mg at bedtime. Skin of right foot intact, light touch reduced. Blood pressure 132/78. No diabetes. Roofer before stroke. Partner Mirela helps to put the brace on. Botulinum toxin 200 units to right calf 2026-05-27, next 2026-08-26.',
      },
    ],
    provider: { name: 'Ingeborg Fascell, DO', npi: '1295736610', date_signed: '2026-07-13' },
  },
  notes: [
    `56M RHD s/p L MCA CVA 2/11/26 (tPA), R hemi + expressive aphasia. IRF 2/18-3/20.
R ankle DF 1/5, PF 3/5, PROM DF 5°. MAS 2 R calf. Botox 200 u R calf 5/27, next 8/26.
10MWT 0.42 m/s → 0.61 m/s w/ trial AFO. BBS 41/56. Fall x1 6/19 (R elbow bruise), near falls 4x/wk.
Off-the-shelf AFO x 6 wks: blister lat mall, calf 41 cm.
Plavix 75 qd, atorva 80 qhs, tizanidine 4 mg qhs. No DM. BP 132/78.
Skin R foot intact, LT ↓.
Plan: custom R AFO w/ ankle jt; QC for L hand.`,
    `Mr. Basil Tolliver-Ndiaye is a right-handed man of 56 years who suffered an ischemic stroke of the left middle cerebral artery on February 11, 2026. It left him with hemiplegia of the right dominant side (I69.351), foot drop of the right foot (M21.371) and aphasia (I69.320). One week after the stroke he was admitted to Ashgrove Rehabilitation, where he stayed until March 20.

The strength of right ankle dorsiflexion is 1 of 5. Without a brace he walks at 0.42 meters per second, with a trial brace at 0.61. He fell once, on June 19, and bruised his right elbow. A prefabricated brace was tried for six weeks and caused a blister of the lateral malleolus.

I order one custom-fabricated ankle foot orthosis with ankle joint (L1970) and one quad cane (E0105), which he holds in the left hand since the right has no grip.`,
    `Orthotist evaluation. Patient presents with R drop foot after stroke in Feb. Calf circumference 41 cm. Ankle comes to 5 degrees of DF passively. Tone 2 on mod Ashworth. Skin intact, decreased light touch on R foot. Previous OTS brace x 6 weeks gave a blister over lateral malleolus. With trial AFO gait speed went up from .42 to .61 m/s. Partner will help with donning. Not diabetic. Uses cane L. Recommending custom AFO, jointed, right, qty 1.`,
    `Dictation. This fifty-six year old used to be a roofer. In February he had a stroke on the left side of the brain, he got alteplase. He speaks in single words but understands well. His right hand has no grip, so the cane goes in the left hand. Toes of the right foot catch on the carpet and he nearly falls about four times a week. Berg is forty-one out of fifty-six. He is on clopidogrel seventy-five daily and atorvastatin eighty at night. He had Botox two hundred units to the right calf on May twenty-seventh and the next one is due August twenty-sixth. Blood pressure one thirty-two over seventy-eight.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '56M RHD → 65M RHD'],
    [0, 'side', 'L MCA CVA → R MCA CVA'],
    [0, 'side', 'R hemi → L hemi'],
    [0, 'side', 'RHD → LHD'],
    [0, 'retold', 'DF 1/5 → DF 4/5'],
    [0, 'retold', 'MAS 2 → MAS 4'],
    [0, 'relative-date', 'next 8/26 → next 7/26'],
    [0, 'other-role', '10MWT 0.42 → 10MWT 0.24'],
    [0, 'quantity', 'Fall x1 → Falls x4'],
    [0, 'medication', 'Plavix 75 → Coumadin 5'],
    [0, 'medication', 'tizanidine 4 mg qhs → tizanidine 4 mg tid'],
    [0, 'negation', 'No DM → +DM'],
    [0, 'negation', 'LT ↓ → LT nl'],
    [0, 'side', 'custom R AFO → custom L AFO'],
    [1, 'side', 'stroke of the left middle → stroke of the right middle'],
    [1, 'code-disease', 'foot drop of the right foot (M21.371) → clubfoot of the right foot (M21.371)'],
    [1, 'relative-date', 'One week after the stroke → Six weeks after the stroke'],
    [1, 'event', 'He fell once → He fell five times'],
    [1, 'retold', '1 of 5 → 4 of 5'],
    [1, 'quantity', 'tried for six weeks → tried for six months'],
    [1, 'description-detail', 'one custom-fabricated → one prefabricated'],
    [1, 'side', 'holds in the left hand → holds in the right hand'],
    [1, 'description-detail', 'an ischemic stroke → a hemorrhagic stroke'],
    [1, 'organisation', 'admitted to Ashgrove Rehabilitation → admitted to Lakeside Rehabilitation'],
    [2, 'side', 'with R drop foot → with L drop foot'],
    [2, 'retold', '41 cm → 31 cm'],
    [2, 'retold', '5 degrees of DF → 15 degrees of DF'],
    [2, 'negation', 'Skin intact → Skin broken'],
    [2, 'negation', 'Not diabetic → Diabetic'],
    [2, 'side', 'Uses cane L → Uses cane R'],
    [2, 'other-role', 'from .42 to .61 → from .24 to .61'],
    [2, 'social', 'Partner will help → Mother will help'],
    [2, 'quantity', 'right, qty 1 → right, qty 2'],
    [3, 'date-age', 'fifty-six year old → sixty-six year old'],
    [3, 'social', 'a roofer → a truck driver'],
    [3, 'negation', 'understands well → understands nothing'],
    [3, 'negation', 'he got alteplase → he got no alteplase'],
    [3, 'quantity', 'four times a week → four times a day'],
    [3, 'medication', 'atorvastatin eighty → atorvastatin forty'],
    [3, 'relative-date', 'August twenty-sixth → September twenty-sixth'],
    [3, 'retold', 'one thirty-two over seventy-eight → one fifty-two over ninety-eight'],
  ],
  corruptions: {},
};
