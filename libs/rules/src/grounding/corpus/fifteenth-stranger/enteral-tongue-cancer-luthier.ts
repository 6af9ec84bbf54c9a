import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes for tube feeding after tongue cancer; a speech therapist and the infusion company's clerk write the other pages. */
export const enteralTongueCancerLuthier: CorpusCase = {
  id: 'enteral-tongue-cancer-luthier',
  today: '2026-12-07',
  facts: {
    case_id: 15009,
    patient: {
      first_name: 'Augustin',
      last_name: 'Delacroix-Boone',
      dob: '1960-04-26',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '128 lb',
      address: '18 Spruce Fiddle Way, Wexler Gap, NC 28799',
      phone: '(828) 555-0117',
      mrn: 'WG-66021',
    },
    diagnoses: [
      { code: 'C02.1', description: 'Malignant neoplasm of border of tongue' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 540,
        quantity_limit: 540,
        limit_period: 'month',
        justification:
          'Right partial glossectomy on 2026-08-19 and radiation in 33 sessions, finished 2026-11-06. Weight fell from 155 lb to 128 lb in five months. Barium swallow on 2026-11-17 showed aspiration of thin and thick liquids without a cough. A pureed diet failed. He needs 1800 calories a day, that is 18 units a day. A formula of 1 kcal/ml caused fullness and reflux at the volume needed.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          'Gravity feeding was tried from 2026-10-05 to 2026-10-23 and failed: reflux and vomiting at rates over 150 mL an hour.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Feeds run at 100 mL an hour for 12 hours at night. The rate must be controlled because of reflux and aspiration.',
      },
    ],
    provider: { name: 'Imelda Rutherfurd, MD', npi: '1568203947', date_signed: '2026-12-07' },
    seen: [
      '2026-11-30, in office, by Imelda Rutherfurd, MD: 128 lb, temples hollow, speech slurred, gastrostomy site dry; albumin 3.1 g/dL.',
      '2026-11-17, barium swallow, by Perpetua Lund, SLP: aspiration of thin and thick liquids without cough; no oral feeding advised.',
    ],
    told: [
      'Who pays? Blue Ridge Health Cooperative',
      'Who supplies? Appalachian Infusion Services',
      'Where was the surgery? Catawba Cancer Institute',
      'Lives with whom? With his wife Sunniva',
      'Who sets the pump? Sunniva, each night',
      'Work? Luthier, still repairs violins at home',
      'Medicines? Omeprazole 20 mg through the tube daily',
      'How long will it last? At least 6 months',
    ],
    answered: [],
  },
  notes: [
    `Wexler Gap, December 7, 2026

Patient: Augustin Delacroix-Boone, born April 26, 1960

To the Blue Ridge Health Cooperative:

This is a request for tube feeding at home. Mr. Delacroix-Boone is a luthier of 66 who still repairs violins at home, where he lives with his wife, Sunniva. He has cancer of the border of the tongue (C02.1). A right partial glossectomy was done on August 19, 2026 at Catawba Cancer Institute, and radiation, 33 sessions, was finished on November 6.

He cannot swallow safely. The barium swallow of November 17, 2026 showed aspiration of thin and thick liquids without a cough (oropharyngeal dysphagia, R13.12). A pureed diet failed. His weight has gone from 155 lb to 128 lb in five months, and he has moderate protein-calorie malnutrition (E44.0). He has a gastrostomy (Z93.1).

When I saw him on November 30 his temples were hollow and his speech slurred, and the gastrostomy site was dry. Albumin was 3.1 g/dL. He takes omeprazole 20 mg daily through the tube.

I order 540 units of calorically dense formula a month (B4152), 30 pump supply kits a month (B4035) and one infusion pump (B9002). I expect that he will need this for at least six months.

Imelda Rutherfurd, MD
NPI 1568203947`,
    `SPEECH-LANGUAGE PATHOLOGY SUMMARY

Patient: Augustin Delacroix-Boone   MRN: WG-66021   M, 66
SLP: Perpetua Lund

Background
Right partial glossectomy 08/19/2026. Radiation finished 11/06/2026.

Study of 11/17/2026
Barium swallow

Consistency | Result
Thin liquid | Aspirated, no cough
Thick liquid | Aspirated, no cough

Impression
1. Oropharyngeal dysphagia.
2. Silent aspiration of both liquids.

Advice
No oral feeding. Nutrition by gastrostomy.

Other facts for the file
- Weight 128 lb, down from 155 lb, over five months
- Puree diet failed
- Speech slurred on 11/30/2026
- His wife sets the pump each night

Feeding schedule ordered
- 1800 calories a day
- 100 mL an hour for 12 hours at night
- Pump, since gravity feeding caused reflux and vomiting at rates over 150 mL an hour (10/05/2026 to 10/23/2026)

General statement
When aspiration occurs without a cough, neither the patient nor the family can tell by listening. Feeding below the throat, through a tube, is then the accepted course. Insurers ask for a swallow study or an equivalent document and for the expected length of need, which here is at least 6 months.`,
    `Appalachian Infusion Services
Enteral order confirmation

Patient: Augustin Delacroix-Boone
18 Spruce Fiddle Way, Wexler Gap, NC 28799
(828) 555-0117

Insurer: Blue Ridge Health Cooperative
Prescriber: Imelda Rutherfurd, MD, NPI 1568203947

Item 1. B4152 enteral formula, calorically dense, intact nutrients, 100 calories = 1 unit. 540 units per month. Limit 540.
Item 2. B4035 enteral feeding supply kit, pump fed, per day. 30 per month. Limit 30.
Item 3. B9002 enteral nutrition infusion pump. 1 per month.

How the units were reached: 1800 calories a day are 18 units a day, and 18 times 30 is 540. Three months come to 1620 units and 90 kits.

Diagnosis codes: C02.1, R13.12, E44.0, Z93.1

Basis for the pump: Gravity feeding from October 5 to October 23, 2026 led to reflux and vomiting when the rate passed 150 mL an hour. The prescribed rate is 100 mL an hour.

Basis for the dense formula: A formula of 1 kcal/ml was not tolerated; it caused fullness and reflux at the volume needed.

The pump is run at night for 12 hours. His wife, Sunniva, sets it. The speech pathologist, Perpetua Lund, SLP, has advised that the patient not feed by mouth.`,
    `LETTER OF MEDICAL NECESSITY

RE: Home enteral nutrition by pump

Augustin Delacroix-Boone is a 66-year-old man, 5 ft 9 in and 128 lb, whose diagnoses are:

- Malignant neoplasm of border of tongue, C02.1
- Dysphagia, oropharyngeal phase, R13.12
- Moderate protein-calorie malnutrition, E44.0
- Gastrostomy status, Z93.1

Medical necessity of enteral nutrition

Partial removal of the tongue and a course of 33 radiation sessions have been completed. Both thin and thick liquids are aspirated. A pureed diet was unsuccessful. He has lost 27 lb in five months, and his albumin is 3.1 g/dL.

Medical necessity of the formula

At 1 kcal/ml the volume produced fullness and reflux. A formula of at least 1.5 kcal/ml provides his 1800 calories in no more than 1200 mL, which is 100 mL an hour over 12 hours.

Medical necessity of the pump

Gravity feeding was attempted from 2026-10-05 to 2026-10-23. It failed, with reflux and vomiting. Pumps are covered where gravity feeding is not satisfactory because of reflux, aspiration or a rate that must stay below 100 mL an hour.

Quantities per month: B4152, 540 units; B4035, 30 kits; B9002, 1 pump.

Duration: at least 6 months.

Imelda Rutherfurd, MD
Date: 2026-12-07`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'cancer of the border of the tongue (C02.1) → cancer of the esophagus (C02.1)'],
    [3, 'code-disease', '- Dysphagia, oropharyngeal phase, R13.12 → - Achalasia of cardia, R13.12'],
    [
      2,
      'other-item',
      'Item 2. B4035 enteral feeding supply kit, pump fed, per day. → Item 2. B4035 enteral formula, calorically dense, per day.',
    ],
    [3, 'other-item', 'B4035, 30 kits; → B4035, 540 kits;'],
    [
      0,
      'description-detail',
      'he has moderate protein-calorie malnutrition (E44.0) → he has severe protein-calorie malnutrition (E44.0)',
    ],
    [1, 'description-detail', '1. Oropharyngeal dysphagia. → 1. Pharyngoesophageal dysphagia.'],
    [0, 'side', 'A right partial glossectomy → A left partial glossectomy'],
    [1, 'side', 'Right partial glossectomy 08/19/2026 → Left partial glossectomy 08/19/2026'],
    [3, 'sex', 'is a 66-year-old man, 5 ft 9 in → is a 66-year-old woman, 5 ft 9 in'],
    [0, 'sex', 'where he lives with his wife → where she lives with her wife'],
    [2, 'choice', '1 per month. → 1 per month, color blue.'],
    [3, 'device', 'B9002, 1 pump. → B9002, 1 pump. An IV pole on wheels comes with it.'],
    [
      0,
      'medication',
      'He takes omeprazole 20 mg daily through the tube → He takes omeprazole 40 mg daily through the tube',
    ],
    [1, 'medication', '- Speech slurred on 11/30/2026 → - Speech slurred on 11/30/2026, on oxycodone'],
    [3, 'diagnosis', '- Gastrostomy status, Z93.1 → - Gastrostomy status, Z93.1, with gastroparesis'],
    [
      1,
      'event',
      'Radiation finished 11/06/2026. → Radiation finished 11/06/2026. Hospitalized for aspiration pneumonia after it.',
    ],
    [
      2,
      'treatment',
      'it caused fullness and reflux at the volume needed. → it caused fullness and reflux at the volume needed, and he is allergic to soy.',
    ],
    [
      3,
      'treatment',
      'Partial removal of the tongue and a course of 33 radiation sessions have been completed. → Partial removal of the tongue, six cycles of cisplatin and a course of 33 radiation sessions have been completed.',
    ],
    [0, 'social', 'who still repairs violins at home → who no longer repairs violins at home'],
    [1, 'social', '- His wife sets the pump each night → - A night nurse sets the pump each night'],
    [
      1,
      'attitude',
      'No oral feeding. Nutrition by gastrostomy. → No oral feeding, which he finds hard to accept. Nutrition by gastrostomy.',
    ],
    [
      2,
      'negation',
      'has advised that the patient not feed by mouth → has advised that the patient feed by mouth',
    ],
    [0, 'negation', 'He cannot swallow safely. → He can swallow safely.'],
    [0, 'organisation', '2026 at Catawba Cancer Institute → 2026 at Piedmont University Hospital'],
    [2, 'organisation', 'Insurer: Blue Ridge Health Cooperative → Insurer: TRICARE'],
    [
      0,
      'attestation',
      'Albumin was 3.1 g/dL. He takes → Albumin was 3.1 g/dL. I changed the tube at that visit. He takes',
    ],
    [0, 'relative-date', 'was finished on November 6. → was finished two weeks ago.'],
    [3, 'other-role', 'his albumin is 3.1 g/dL → his albumin is 1.5 g/dL'],
    [1, 'other-role', '- 1800 calories a day → - 540 calories a day'],
    [
      2,
      'brackets',
      'The pump is run at night for 12 hours. → The pump is run at night for 12 hours [he sleeps in a recliner].',
    ],
    [
      3,
      'coverage-measure',
      'because of reflux, aspiration or a rate → because of reflux, aspiration, a residual such as his of 300 mL, or a rate',
    ],
    [1, 'script', '- Weight 128 lb, down from → - Weight 1١8 lb, down from'],
    [2, 'identifier', '(828) 555-0117 → (828) 555-0171'],
    [1, 'identifier', 'MRN: WG-66021 → MRN: WG-66012'],
    [1, 'date-age', 'Study of 11/17/2026 → Study of 11/07/2026'],
    [0, 'date-age', 'born April 26, 1960 → born April 26, 1966'],
    [2, 'quantity', '30 per month. Limit 30. → 30 per month. Limit 60.'],
    [0, 'quantity', 'I order 540 units → I order 450 units'],
    [1, 'name', 'SLP: Perpetua Lund → SLP: Perpetua Lind'],
    [2, 'name', 'His wife, Sunniva, sets it. → His wife, Solveig, sets it.'],
    [1, 'retold', 'vomiting at rates over 150 mL an hour → vomiting at rates over 50 mL an hour'],
    [3, 'retold', 'A pureed diet was unsuccessful. → A pureed diet was well tolerated.'],
    [2, 'sum', 'Three months come to 1620 units and 90 kits → Three months come to 1820 units and 90 kits'],
    [3, 'sum', 'He has lost 27 lb in five months → He has lost 37 lb in five months'],
  ],
  corruptions: {},
};
