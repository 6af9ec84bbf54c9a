import type { CorpusCase } from '../corpus-case.ts';

export const nebulizerCysticFibrosis: CorpusCase = {
  id: 'nebulizer-cystic-fibrosis',
  today: '2026-09-02',
  facts: {
    case_id: 7704,
    patient: {
      first_name: 'Saoirse',
      middle_name: 'Mae',
      last_name: 'Lindqvist',
      dob: '2018-10-21',
      gender: 'female',
      height: '118 cm',
      weight: '20.5 kg',
      address: '77 Ponderosa Loop, Bozeman, MT 59715',
      phone: '(406) 555-0137',
      mrn: 'MRN-770405',
    },
    diagnoses: [
      { code: 'E84.0', description: 'Cystic fibrosis with pulmonary manifestations' },
      { code: 'J45.30', description: 'Mild persistent asthma, uncomplicated' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Inhales hypertonic saline 7 % 4 mL twice a day and dornase alfa 2.5 mg once a day. The old compressor is six years old, was dropped on August 19, 2026 and no longer builds pressure. Each inhalation then took 35 minutes instead of 15. Attends second grade; the father gives the treatments before and after school.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 2,
        quantity_limit: 1,
        limit_period: '6 months',
        justification:
          'Dornase alfa must not be mixed with other drugs in one cup, so one set for each drug. Sets are boiled daily. No allergy to latex.',
      },
      {
        item: 'Filter, disposable, used with aerosol compressor or ultrasonic generator',
        hcpcs: 'A7013',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: null,
      },
    ],
    provider: { name: 'Dr. Benedikt Oyelaran', npi: '1511848735', date_signed: '2026-09-02' },
  },
  notes: [
    `September 2, 2026

Patient: Saoirse Lindqvist, date of birth October 21, 2018, MRN-770405

Saoirse is a seven-year-old girl with cystic fibrosis with pulmonary manifestations (E84.0) and mild persistent asthma, uncomplicated (J45.30). She inhales 4 mL of hypertonic saline 7 % twice a day and dornase alfa 2.5 mg once a day.

Her compressor is six years old. It was dropped on August 19 and no longer builds pressure. After that each inhalation took 35 minutes, where it had taken 15. I therefore request a new nebulizer with compressor (E0570).

I also request two non-disposable administration sets (A7005). Dornase alfa must not share a cup with other drugs, so she needs one set for each. The limit is one set in 6 months, and I ask for an exception. The disposable filters (A7013) are two a month.

There is no latex allergy.

Dr. Benedikt Oyelaran
NPI 1511848735`,
    `Lindqvist Saoirse 7F CF w/ pulm manif E84.0, J45.30
HTS 7% 4 mL BID + dornase 2.5 mg QD
compressor 6 y old, dropped 8/19/26, no pressure; tx 35 min vs 15
need E0570 x1, A7005 x2 (1 per drug), A7013 x2/mo
sets boiled daily. no latex allergy
dad gives tx before/after school, 2nd grade
Oyelaran 1511848735`,
    `Good afternoon,

We would like to replace the broken nebulizer of Saoirse Lindqvist, who lives at 77 Ponderosa Loop in Bozeman. The compressor fell on the nineteenth of August and has lost its pressure. The order reads:

one E0570, nebulizer with compressor
two A7005, administration set, non-disposable
two A7013 a month, disposable filter

Please note that two sets of A7005 go over the limit of one in six months. The reason is given by the prescriber: one drug, one cup. Both sets are boiled every day.

Prescriber: Dr. Benedikt Oyelaran, NPI 1511848735. Family phone: (406) 555-0137.`,
    `In cystic fibrosis a faulty salt channel leaves the mucus thick. Hypertonic saline draws water into it and dornase alfa cuts the long strands of DNA that make it sticky. Both only work if a fine mist reaches the small airways, and only a compressor with enough pressure makes that mist.

Saoirse Lindqvist will turn eight next month. She weighs 20.5 kg, which is about 45 pounds, and is 118 cm tall. Three inhalations a day, two of saline and one of dornase alfa, used to take forty-five minutes altogether. With the damaged machine they came to an hour and three quarters. For a child in second grade whose father fits the treatments around the school day, that is a great deal.

A new device gives her an hour of every day back.

Dr. Benedikt Oyelaran, NPI 1511848735`,
    `# Medical Necessity: Nebulizer and Supplies

| Field | Entry |
|---|---|
| Patient | Saoirse Mae Lindqvist |
| Sex | Female |
| Primary diagnosis | E84.0 Cystic fibrosis with pulmonary manifestations |
| Further diagnosis | J45.30 Mild persistent asthma, uncomplicated |
| Provider | Dr. Benedikt Oyelaran |
| NPI | 1511848735 |

**Why a replacement?** The present compressor was dropped on August 19, 2026 and does not build pressure any more.

**Why two administration sets?** Dornase alfa may not be mixed with other drugs in the same cup.

**What happens without it?** Each inhalation takes 35 minutes rather than 15.`,
    `Nursing: need a new neb for Saoirse Lindqvist. Girl is 7, in second grade, CF and mild persistent asthma. Dad does the treatments before school and after school. Saline twice a day, dornase once. Machine is six years old and was dropped two weeks ago, no pressure since then. 35 minutes for one treatment! Used to be 15. They boil the sets daily. One for the saline, one for the dornase. No latex allergy. E0570, A7005 times two, A7013 two per month. Dr. Oyelaran 1511848735.`,
  ],
  passages: [
    'Twice a day 4 mL of saline is 8 mL a day.',
    'The two sets are kept apart, one for each drug.',
    'The damaged compressor added twenty minutes to each inhalation.',
    'She is not allergic to latex.',
  ],
  edits: [
    [1, 'medication', 'dornase 2.5 mg QD → dornase 2.5 mg BID'],
    [3, 'retold', 'father fits the treatments → grandmother fits the treatments'],
  ],
  corruptions: {
    'code-disease': ['J45.30, {mild persistent asthma → exercise induced bronchospasm}'],
    'other-item': ['Two disposable filters a month ({A7013 → A7005})'],
    'description-detail': ['{Mild → Severe} persistent asthma, uncomplicated'],
    side: ['The compressor supplies the mist{ → that her collapsed left lower lobe needs}.'],
    sex: ['She is a seven-year-old {girl → boy} in second grade.'],
    choice: ['A nebulizer with compressor{ → in the penguin design}, one unit'],
    device: ['Two administration sets {→ and an oscillating vest} are needed.'],
    medication: ['She inhales {hypertonic saline → tobramycin 300 mg} twice a day.'],
    diagnosis: ['She has cystic fibrosis, asthma{ → and pancreatic insufficiency}.'],
    event: ['{→ She spent nine days in the hospital in July for intravenous antibiotics.}'],
    treatment: ['She {has no allergy → is allergic} to latex.'],
    social: ['She attends {second grade → kindergarten}.'],
    attitude: ['~ {→ Saoirse cooperates cheerfully and her family is very dedicated to her care.}'],
    negation: ['The compressor {no longer → still} builds pressure.'],
    organisation: ['{→ She is enrolled in Montana Healthy Kids, which covered the first compressor.}'],
    attestation: ['{→ I observed her technique in clinic and found it correct.}'],
    'relative-date': ['The compressor was dropped {two weeks → three months} ago.'],
    'other-role': ['She is {118 → 35} cm tall.'],
    brackets: ['[{→ Her brother has the same disease.}]'],
    'coverage-measure': [
      'A nebulizer is covered for cystic fibrosis{ →; her FEV1 of 62 percent of predicted supports this}.',
    ],
    script: ['{Dornase → Dоrnаse} alfa 2.5 mg once a day'],
    identifier: ['Diagnosis {E84.0 → E84.9} for Saoirse Lindqvist'],
    'date-age': ['The compressor fell on August {19 → 9}, 2026.'],
    quantity: ['Hypertonic saline 7 %, {4 → 10} mL twice a day'],
    name: ['{Saoirse → Siobhan} Lindqvist needs two sets.'],
    retold: ['Each inhalation took 35 minutes instead of {15 → 30}.'],
    sum: [
      'Three inhalations of 35 minutes come to {an hour and three quarters → two and a half hours} a day.',
    ],
  },
};
