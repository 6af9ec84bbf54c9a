import type { CorpusCase } from '../corpus-case.ts';

/** A gastroenterologist who dictates, and the narrative of a home infusion nurse. */
export const enteralStrokeTugboatCook: CorpusCase = {
  id: 'enteral-stroke-tugboat-cook',
  today: '2026-11-25',
  facts: {
    case_id: 10409,
    patient: {
      first_name: 'Evander',
      last_name: 'Molyneaux',
      dob: '1952-07-19',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '143 lb',
      address: '3 Bollard Street, Fort Lavigne, LA 70999',
      phone: '(504) 555-0139',
      mrn: 'FL-410772',
    },
    diagnoses: [
      { code: 'I69.391', description: 'Dysphagia following cerebral infarction' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Left middle cerebral artery stroke on 2026-08-30, treated at Touro Infirmary until 2026-09-17, then rehabilitation until 2026-10-22. Gastrostomy 20 French on 2026-09-11. Bolus feeding from 2026-10-22 to 2026-11-06: reflux, two aspirations with fever; gravity drip not controllable, diarrhea. Pump since 2026-11-06 at 75 mL/h for 16 hours, from 4 p.m. to 8 a.m.: no vomiting. Head of the bed at 45 degrees.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification: 'One kit a day.',
      },
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 540,
        quantity_limit: 558,
        limit_period: 'month',
        justification:
          'Formula of 1.5 kcal/mL, 1,200 mL a day = 1,800 kcal a day. Nothing by mouth. Swallow study 2026-11-04: silent aspiration of thin and nectar-thick liquid, penetration with puree. Weight 161 lb before the stroke, 139 lb on 2026-11-06, 143 lb on 2026-11-20. Albumin 2.9 g/dL on 2026-11-04. Water flush 150 mL five times a day. Right hand weak, cannot hold a syringe; daughter Oriane runs the pump. Speech therapy by Fabienne Truax, SLP, three times a week. Need at least 6 months, next swallow study in February 2027.',
      },
    ],
    provider: { name: 'Barnaby Lachance, MD', npi: '1952740368', date_signed: '2026-11-25' },
    seen: [
      '2026-11-20, at home, by Georgette Simoneaux, RN: tube site clean, lungs clear, pump running at 75 mL/h.',
      '2026-11-09, in clinic, by Barnaby Lachance, MD: abdomen soft, aphasia, understands questions.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Bayou Home Infusion',
      'Takes? Apixaban 5 mg twice a day and atorvastatin 80 mg, by tube',
      'Work? Cook on a tugboat until 2017',
    ],
    answered: [],
  },
  notes: [
    `This is Barnaby Lachance, dictating a letter of medical necessity for Evander Molyneaux, M-O-L-Y-N-E-A-U-X, born July 19, 1952.

He is a 74-year-old gentleman, formerly the cook on a tugboat, who had a left-sided middle cerebral artery stroke on August 30. He was at Touro until September 17 and then in rehab until October 22. The gastrostomy, a twenty French, went in on September 11. I saw him in clinic on November 9; he is aphasic but understands what you ask him, and his belly was soft.

He takes nothing by mouth. The swallow study on November 4 showed silent aspiration of thin liquids and of nectar, and penetration with puree. So the diagnosis is dysphagia following cerebral infarction, I69.391, oropharyngeal phase, R13.12.

Why a pump. After he came home he was bolus fed for about two weeks. He refluxed, and he aspirated twice, with fever. They tried letting it run in by gravity, but the rate could not be controlled and he had diarrhea. On November 6 we put him on the pump, 75 an hour for sixteen hours, four in the afternoon until eight in the morning, and since then there has been no vomiting. Medicare accepts a pump where gravity or syringe feeding is not satisfactory because of reflux, aspiration or diarrhea, and that is what happened here.

Sixteen times 75 is 1,200 mL, and at 1.5 calories per mL that comes to 1,800 calories a day, or 18 units, 540 for thirty days, B4152. Kits, B4035, one a day, thirty. Pump is B9002, one.

He weighed 161 before the stroke and was down to 139 on November 6; he is back up to 143 now. Albumin was 2.9. His medicines, apixaban five twice a day and atorvastatin eighty, also go down the tube. Speech therapy is three times a week. We will repeat the swallow study in February. I expect he needs this for at least six months.

Barnaby Lachance, MD, NPI 1952740368. Signed November 25, 2026.`,
    `BAYOU HOME INFUSION
Nursing note in support of enteral therapy

I called on Mr. Molyneaux at Bollard Street on Friday, November 20. He was propped up at 45 degrees, and the pump was running at 75 mL an hour. His lungs were clear and the skin around the tube was clean. He cannot say much since the stroke, but he follows questions well.

His right hand is weak and he is not able to hold a syringe. His daughter Oriane looks after the pump. She starts the feeding at four in the afternoon and takes it down at eight the next morning. Five times a day he gets 150 mL of water, 750 mL in all.

When he first came home from rehabilitation on October 22 the feedings were given by syringe. He had reflux and two aspirations with fever. By gravity he had loose stools. Since the pump was started on November 6 he has not vomited, and he has put on four pounds, from 139 to 143. Before the stroke he was at 161 pounds, so he is still 18 pounds short.

The swallow study of November 4 found that he aspirates silently, and he is to have nothing by mouth. Fabienne Truax, SLP, works with him three times a week. A pump gives a small, steady volume that the stomach can pass on, which lowers the risk of reflux at night.

Per month he needs one pump (B9002), 30 feeding kits (B4035), and 540 units of the 1.5-calorie formula (B4152), all within what Medicare Part B allows.

Diagnoses: I69.391, R13.12, Z93.1. MRN FL-410772.

Georgette Simoneaux, RN
Physician: Barnaby Lachance, MD`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'He is a 74-year-old gentleman → He is a 72-year-old gentleman'],
    [0, 'sex', 'he is back up to 143 now → she is back up to 143 now'],
    [0, 'side', 'a left-sided middle cerebral artery stroke → a right-sided middle cerebral artery stroke'],
    [0, 'organisation', 'He was at Touro until → He was at Ochsner until'],
    [0, 'choice', 'a twenty French, went in → a fourteen French, went in'],
    [0, 'attestation', 'I saw him in clinic on November 9 → I saw him at his house on November 9'],
    [
      0,
      'negation',
      'he is aphasic but understands what you ask him → he is aphasic and does not understand what you ask him',
    ],
    [
      0,
      'code-disease',
      'dysphagia following cerebral infarction, I69.391 → aphasia following cerebral infarction, I69.391',
    ],
    [0, 'description-detail', 'oropharyngeal phase, R13.12 → pharyngoesophageal phase, R13.12'],
    [0, 'relative-date', 'he was bolus fed for about two weeks → he was bolus fed for about two months'],
    [
      0,
      'coverage-measure',
      'and that is what happened here → and he has had all of these along with dumping syndrome',
    ],
    [0, 'sum', 'or 18 units, 540 for thirty days → or 18 units, 504 for thirty days'],
    [0, 'other-item', 'Kits, B4035, one a day → Kits, B4152, one a day'],
    [0, 'other-role', 'and was down to 139 on November 6 → and was down to 150 on November 6'],
    [0, 'medication', 'apixaban five twice a day → warfarin five once a day'],
    [0, 'treatment', 'Speech therapy is three times a week. → Speech therapy has ended.'],
    [0, 'identifier', 'NPI 1952740368. Signed → NPI 1925740368. Signed'],
    [0, 'quantity', 'for at least six months → for at least twelve months'],
    [0, 'retold', 'and penetration with puree → and no trouble with puree'],
    [1, 'script', 'at Bollard Street on Friday → at Воllard Street on Friday'],
    [1, 'social', 'His daughter Oriane looks after the pump. → A hired aide looks after the pump.'],
    [
      1,
      'event',
      'By gravity he had loose stools. → By gravity he had loose stools, and he went to the ER for that.',
    ],
    [1, 'device', 'He was propped up at 45 degrees → He was propped up at 45 degrees in his hospital bed'],
    [1, 'diagnosis', 'His lungs were clear and → He has atrial fibrillation. His lungs were clear and'],
    [
      1,
      'attitude',
      'but he follows questions well → but he follows questions well and is cheerful about the tube',
    ],
    [
      1,
      'brackets',
      'so he is still 18 pounds short. → so he is still 18 pounds short. [He eats pudding when nobody looks.]',
    ],
    [1, 'sum', '750 mL in all → 1,150 mL in all'],
    [1, 'name', 'Fabienne Truax, SLP → Fabienne Trudeaux, SLP'],
  ],
  corruptions: {},
};
