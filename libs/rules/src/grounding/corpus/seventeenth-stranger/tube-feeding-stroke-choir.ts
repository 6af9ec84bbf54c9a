import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner and an enteral supplier's coordinator write for an old woman fed by tube after a stroke. */
export const tubeFeedingStrokeChoir: CorpusCase = {
  id: 'tube-feeding-stroke-choir',
  today: '2026-01-20',
  facts: {
    case_id: 18107,
    patient: {
      first_name: 'Augustina',
      last_name: 'Fairweather',
      dob: '1942-10-09',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '104 lb',
      address: '8 Sawmill Loop, Tolliver, AR 72999',
      phone: '(870) 555-0125',
      mrn: 'TLV-58830',
    },
    diagnoses: [
      { code: 'I69.391', description: 'Dysphagia following cerebral infarction' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, nutritionally complete with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4150',
        quantity: 420,
        quantity_limit: 465,
        limit_period: 'month',
        justification:
          'Needs 1,400 calories a day, that is 14 units, all by gastrostomy tube placed on 2025-11-25. Swallow study on 2025-11-19 at Ozark Ridge Hospital: silent aspiration of thin and thick liquids. Weight fell from 117 lb to 104 lb.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification: 'One kit for each day of feeding.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Bolus feeding by syringe from 2025-12-01 to 2025-12-15 caused vomiting on 6 days. The pump runs at 90 mL an hour for 16 hours, and there has been no vomiting since.',
      },
    ],
    provider: { name: 'Garrick Lindqvist-Moore, FNP-BC', npi: '1295710386', date_signed: '2026-01-20' },
    seen: [
      '2026-01-14, at home, by Garrick Lindqvist-Moore, FNP-BC: tube site clean and dry, lungs clear, weak right hand, speech slurred, nods to questions.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? White River Enteral',
      'Lives with whom? With her granddaughter Perpetua',
      'Who runs the pump? The granddaughter',
      'When was the stroke? 2025-11-12',
      'What did she love? Singing in the church choir',
    ],
    answered: [],
  },
  notes: [
    `January 20, 2026

Medicare Part B, enteral nutrition

RE: Augustina Fairweather
DOB: October 9, 1942
MRN: TLV-58830

Dear Reviewer:

Ms. Fairweather is an 83-year-old woman with dysphagia following cerebral infarction (I69.391), oropharyngeal phase dysphagia (R13.12) and gastrostomy status (Z93.1). Her stroke was on November 12, 2025.

A swallow study at Ozark Ridge Hospital on November 19, 2025 showed silent aspiration of thin and thick liquids. A gastrostomy tube was placed on November 25, 2025. She takes all nutrition through the tube and needs 1,400 calories a day. Her weight has fallen from 117 lb to 104 lb.

Syringe bolus feeding from December 1 to December 15, 2025 caused vomiting on 6 days. On a pump at 90 mL an hour for 16 hours she has not vomited since.

Orders, each month:
- B4150, nutritionally complete formula with intact nutrients, 420 units
- B4035, pump feeding supply kit, 30 kits
- B9002, infusion pump, 1

I saw her at home on January 14, 2026. The tube site was clean and dry and the lungs were clear. Her granddaughter Perpetua runs the pump.

Garrick Lindqvist-Moore, FNP-BC
NPI 1295710386`,
    `HOME VISIT NOTE

Name: Augustina Fairweather
Date: 01/14/2026
Age/sex: 83 F
Address: 8 Sawmill Loop, Tolliver, AR 72999

Interval history
CVA 11/12/2025 with dysphagia. G-tube 11/25/2025. Fed by pump, 90 mL/h for 16 hours. No vomiting since bolus feeding was stopped. Bolus by syringe had run from 12/01/2025 to 12/15/2025 and she vomited on six of those days. Granddaughter runs the pump and lives with her. Used to love singing in the church choir.

Examination
* Weight 104 lb, was 117 lb
* Height 5 ft 1 in
* Tube site: clean, dry
* Lungs: clear
* Right hand: weak
* Speech: slurred; nods to questions

Impression
1. I69.391 Dysphagia following cerebral infarction
2. R13.12 Dysphagia, oropharyngeal phase
3. Z93.1 Gastrostomy status

Plan
Continue 1,400 calories daily by tube, which is 14 units a day of B4150 and 420 units in 30 days. One B4035 kit daily, 30 per month, hence 90 in three months. Pump B9002. Silent aspiration of thin and thick liquids on the study of 11/19/2025.

Garrick Lindqvist-Moore, FNP-BC`,
    `WHITE RIVER ENTERAL
Letter to accompany the order

Patient: Augustina Fairweather, DOB 10/09/1942
Phone: (870) 555-0125
Payer: Medicare Part B
Prescriber: Garrick Lindqvist-Moore, FNP-BC, NPI 1295710386, order signed 01/20/2026

1. What is ordered

| Code | Item | Monthly quantity | Monthly limit |
|---|---|---|---|
| B4150 | Enteral formula, intact nutrients, 100 calories = 1 unit | 420 | 465 |
| B4035 | Enteral feeding supply kit, pump fed, per day | 30 | 31 |
| B9002 | Enteral nutrition infusion pump | 1 | 1 |

2. Why the tube

The patient cannot swallow safely after a cerebral infarction. The study of November 19, 2025 showed silent aspiration. The gastrostomy dates from November 25, 2025.

3. Why the pump

Coverage rules ask that the record support a pump when gravity or syringe feeding is not satisfactory, for instance because of reflux, aspiration, or a rate below 100 mL an hour. The patient vomited on 6 days while she was fed by syringe in the first half of December 2025. At the present rate of 90 mL an hour the vomiting has stopped.

4. Who gives the care

The granddaughter lives in the home and runs the pump. The patient does not take food by mouth.`,
    `**Re: Enteral nutrition for Augustina Fairweather (DOB 10/09/1942)**

To the medical reviewer,

This letter sets out the need for enteral formula, daily supply kits and a pump.

*Swallowing.* After her stroke of November 12, 2025, Ms. Fairweather aspirated both thin and thick liquids without coughing, as the swallow study at Ozark Ridge Hospital showed. Silent aspiration carries a danger of pneumonia, because nothing warns the person or the caregiver.

*Nutrition.* She has lost 13 lb, from 117 lb to 104 lb. Her needs are 1,400 calories per day, given entirely through a gastrostomy tube.

*Method.* Feeding by syringe was tried for two weeks in December 2025 and led to vomiting on six days. The pump delivers 90 mL an hour over 16 hours, and it is tolerated without vomiting.

*Home.* She lives with her granddaughter, Perpetua, who operates the pump. At the home visit on January 14, 2026 the site of the tube was clean and dry. Her right hand is weak and her speech is slurred.

*Order.* 420 units of formula (B4150), 30 kits (B4035) and 1 pump (B9002) a month. Over three months the formula amounts to 1,260 units.

With kind regards,
Garrick Lindqvist-Moore, FNP-BC
NPI 1295710386
January 20, 2026`,
  ],
  passages: [],
  edits: [
    [1, 'code-disease', '2. R13.12 Dysphagia, oropharyngeal phase → 2. R13.12 Aphasia'],
    [0, 'code-disease', 'gastrostomy status (Z93.1) → tracheostomy status (Z93.1)'],
    [2, 'other-item', '| B9002 | Enteral nutrition infusion pump | → | B9002 | Suction pump |'],
    [3, 'other-item', '30 kits (B4035) → 30 gravity bags (B4035)'],
    [
      0,
      'description-detail',
      'dysphagia following cerebral infarction (I69.391) → dysphagia following intracerebral hemorrhage (I69.391)',
    ],
    [1, 'description-detail', 'Dysphagia, oropharyngeal phase → Dysphagia, pharyngoesophageal phase'],
    [1, 'side', '* Right hand: weak → * Left hand: weak'],
    [3, 'side', 'Her right hand is weak → Both her hands are weak'],
    [0, 'sex', 'an 83-year-old woman with → an 83-year-old man with'],
    [2, 'choice', '4. Who gives the care → The kit is the 18 inch low profile size. 4. Who gives the care'],
    [3, 'choice', 'The pump delivers → The portable blue pump delivers'],
    [1, 'device', 'Pump B9002. → Pump B9002 and hospital bed.'],
    [0, 'device', '- B9002, infusion pump, 1 → - B9002, infusion pump, 1, with an IV pole'],
    [1, 'medication', '* Lungs: clear → * Lungs: clear on omeprazole 20 mg'],
    [3, 'medication', 'led to vomiting on six days. → led to vomiting on six days despite metoclopramide.'],
    [
      0,
      'diagnosis',
      'and gastrostomy status (Z93.1). → and gastrostomy status (Z93.1), and atrial fibrillation.',
    ],
    [
      2,
      'event',
      'The gastrostomy dates from November 25, 2025. → The gastrostomy dates from November 25, 2025. She was readmitted with pneumonia.',
    ],
    [
      3,
      'treatment',
      'and it is tolerated without vomiting. → and it is tolerated without vomiting. Speech therapy has been completed.',
    ],
    [1, 'treatment', 'Speech: slurred; → Allergy: soy. Speech: slurred;'],
    [0, 'social', 'Her granddaughter Perpetua runs → Her hired aide Perpetua runs'],
    [1, 'social', 'singing in the church choir → quilting with her sisters'],
    [3, 'attitude', 'who operates the pump. → who operates the pump confidently and gladly.'],
    [2, 'negation', 'The patient cannot swallow safely → The patient can swallow safely'],
    [0, 'negation', 'she has not vomited since → she has vomited since'],
    [
      0,
      'organisation',
      'A swallow study at Ozark Ridge Hospital → A swallow study at Delta Baptist Hospital',
    ],
    [2, 'organisation', 'Payer: Medicare Part B → Payer: Arkansas Medicaid'],
    [
      0,
      'attestation',
      'I saw her at home on January 14, 2026. → I saw her at home on January 14, 2026 and reviewed the films of the swallow study.',
    ],
    [3, 'relative-date', 'After her stroke of November 12, 2025, → After her stroke of last spring,'],
    [1, 'other-role', '* Weight 104 lb, was 117 lb → * Weight 104 lb, was 120 lb'],
    [2, 'other-role', 'At the present rate of 90 mL → At the present rate of 30 mL'],
    [
      0,
      'brackets',
      'The tube site was clean and dry → The tube site was clean and dry [after a leak in December]',
    ],
    [
      2,
      'coverage-measure',
      'or a rate below 100 mL an hour. The → or a rate below 100 mL an hour; hers is 55 mL an hour. The',
    ],
    [3, 'script', 'Her needs are 1,400 calories → Her needs are 1,৭00 calories'],
    [0, 'identifier', 'NPI 1295710386 → NPI 1295713086'],
    [3, 'identifier', 'units of formula (B4150) → units of formula (B4154)'],
    [1, 'date-age', 'CVA 11/12/2025 with → CVA 10/12/2025 with'],
    [2, 'date-age', 'DOB 10/09/1942 → DOB 10/19/1942'],
    [2, 'quantity', 'pump fed, per day | 30 | 31 | → pump fed, per day | 31 | 31 |'],
    [0, 'quantity', 'intact nutrients, 420 units → intact nutrients, 465 units'],
    [3, 'name', 'her granddaughter, Perpetua, who → her granddaughter, Petronella, who'],
    [2, 'name', 'Patient: Augustina Fairweather → Patient: Augusta Fairweather'],
    [0, 'retold', 'caused vomiting on 6 days → caused vomiting on 2 days'],
    [3, 'retold', 'over 16 hours, and → over 10 hours, and'],
    [3, 'sum', 'amounts to 1,260 units → amounts to 1,620 units'],
    [1, 'sum', 'hence 90 in three months → hence 93 in three months'],
  ],
  corruptions: {},
};
