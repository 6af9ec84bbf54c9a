import type { CorpusCase } from '../corpus-case.ts';

/** A complex care clinic writes: the pediatrician twice, the supplier's dietitian, and a draft by a language model. */
export const pumpFeedingKindergartner: CorpusCase = {
  id: 'pump-feeding-kindergartner',
  today: '2026-06-22',
  facts: {
    case_id: 21108,
    patient: {
      first_name: 'Kofi',
      last_name: 'Lindgren-Mbeki',
      dob: '2020-02-09',
      gender: 'male',
      height: '3 ft 5 in',
      weight: '34 lb',
      address: '77 Tidewater Close, Sandhollow, NC 28999',
      phone: '(252) 555-0154',
      mrn: 'SHP-12685',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'K21.9', description: 'Gastro-esophageal reflux disease without esophagitis' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, for pediatrics, hydrolyzed/amino acids and peptide chain proteins, includes fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4161',
        quantity: 270,
        quantity_limit: 270,
        limit_period: 'month',
        justification:
          'Videofluoroscopy of 2026-01-20: silent aspiration of thin liquid, thick liquid and puree. All food goes through the tube, 900 calories a day, that is 9 units. On an intact-protein formula he vomited six times a day and fell to 30 lb; on the peptide formula since 2026-03-02 he vomits about once a week and weighs 34 lb.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification: 'One kit for each day of pump feeding.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Gravity feeds of 150 mL made him retch and his saturation fell to 88 %. By pump he takes 70 mL an hour for 9 hours at night and two day feeds of 135 mL, each over an hour, without retching.',
      },
      {
        item: 'Gastrostomy/jejunostomy tube, low-profile, any material, any type, each',
        hcpcs: 'B4088',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        length: '1.7 cm',
        size: '14 French',
        justification:
          "Tube placed on 2026-02-11 at Sandhollow Children's Hospital. The balloon leaks after about 12 weeks; last changed on 2026-05-08.",
      },
    ],
    provider: { name: 'Yolanda Ferris-Kimura, MD', npi: '1194620753', date_signed: '2026-06-22' },
    seen: [
      '2026-06-09, in office, by Yolanda Ferris-Kimura, MD: 34 lb, all four limbs spastic, poor head control, skin around the tube clean without granulation tissue, lungs clear, smiles when his name is said.',
    ],
    told: [
      'Who pays? Carolina Coastal Medicaid',
      'Who supplies? Pamlico Enteral Care',
      'Lives with whom? With his mother Abena, his father Anders and his sister Esi',
      'Who feeds him? Abena by day, Anders at night',
      'School? Kindergarten three mornings a week',
      'What medicines? Baclofen 5 mg three times a day and famotidine 8 mg twice a day, by tube',
      'Allergies? None known',
      'Seizures? Never',
      'Nurse at home? None',
    ],
    answered: [],
  },
  notes: [
    `June 22, 2026

Carolina Coastal Medicaid

Patient: Kofi Lindgren-Mbeki, born February 9, 2020
MRN SHP-12685

To the Medical Director,

Kofi is a 6-year-old boy with spastic quadriplegic cerebral palsy (G80.0), oropharyngeal dysphagia (R13.12), gastro-esophageal reflux disease without esophagitis (K21.9) and a gastrostomy (Z93.1). He cannot be fed by mouth. Videofluoroscopy on January 20, 2026 showed silent aspiration of thin liquid, thick liquid and puree.

His gastrostomy tube was placed at Sandhollow Children's Hospital on February 11, 2026. On an intact-protein formula he vomited six times a day and his weight fell to 30 lb. He has had a peptide formula since March 2, 2026. He now vomits about once a week and weighs 34 lb. When feeds of 150 mL were given by gravity he retched, and his saturation fell to 88 %. Fed by pump he does not retch.

On June 9, 2026 I saw him in my office. All four limbs were spastic and his head control was poor. The skin around the tube was clean, without granulation tissue. His lungs were clear. He smiled when his name was said.

My orders are: B4161, 270 units a month; B4035, 30 kits a month; B9002, one pump; B4088, one low-profile tube every 3 months. His medicines, baclofen 5 mg three times a day and famotidine 8 mg twice a day, go through the tube too.

His mother Abena feeds him by day and his father Anders at night. There is no nurse at home.

Yolanda Ferris-Kimura, MD
NPI 1194620753`,
    `COMPLEX CARE CLINIC NOTE
Date of service: 6/9/2026

Kofi Lindgren-Mbeki, 6 yo M
Wt 34 lb, Ht 3'5"

S: Tolerating pump feeds without retching. Emesis about 1x/week (was 6x/day on intact-protein formula). No seizures ever. Kindergarten 3 mornings a week. Mom feeds by day, Dad overnight. No home nursing.

O: Spasticity x 4 limbs. Head control poor. Lungs clear. G-tube site clean, no granulation tissue. Smiles to his name.

Feeding schedule

| Time | Rate | Volume |
|---|---|---|
| Night, 9 h | 70 mL/h | 630 mL |
| Day feed 1, 1 h | 135 mL/h | 135 mL |
| Day feed 2, 1 h | 135 mL/h | 135 mL |
| Total | | 900 mL |

A:
# CP, spastic quadriplegic
# Oropharyngeal dysphagia, silent aspiration on VFSS 1/20/2026
# GERD without esophagitis
# Gastrostomy status, tube last changed 5/8/2026; balloon leaks after about 12 weeks

P:
- Peptide formula, 900 kcal/day = 9 units/day (B4161)
- Pump B9002 x 1, daily kits B4035
- Low-profile tube, 14 Fr, 1.7 cm (B4088), 1 per 3 months
- Baclofen 5 mg TID, famotidine 8 mg BID per tube

Why a pump: gravity feeds of 150 mL led to retching and SpO2 88%. Many programs cover a pump when gravity feeding is not tolerated or when a rate below 100 mL/h is needed.

Y. Ferris-Kimura, MD`,
    `PAMLICO ENTERAL CARE
Nutrition Support Summary

Child: Kofi Lindgren-Mbeki
Address: 77 Tidewater Close, Sandhollow, NC 28999
Phone: (252) 555-0154
Payer: Carolina Coastal Medicaid
Prescriber: Yolanda Ferris-Kimura, MD; NPI 1194620753

1.0 FORMULA
B4161, pediatric hydrolyzed/peptide formula. 900 calories a day divided by 100 is 9 units a day; for 30 days this is 270 units. The child receives all of his food through the tube. An intact-protein formula was tried and made him vomit six times a day; he fell to 30 lb. Since the change on 03/02/2026 he has reached 34 lb, a gain of 4 lb.

2.0 KITS
B4035, pump feeding supply kit, one a day, 30 per month. Limit 31.

3.0 PUMP
B9002, enteral infusion pump, one. The night feed runs at 70 mL an hour for 9 hours. The two day feeds are 135 mL, each given over an hour.

4.0 TUBE
B4088, low-profile gastrostomy tube, 14 French, 1.7 cm, one every 3 months, that is 4 a year. The balloon leaks after some 12 weeks.

5.0 DIAGNOSES
G80.0 Spastic quadriplegic cerebral palsy
R13.12 Dysphagia, oropharyngeal phase
K21.9 Gastro-esophageal reflux disease without esophagitis
Z93.1 Gastrostomy status

6.0 HOME
The boy lives with both parents and a sister. His parents do all the feeding. He is 6 years old and goes to kindergarten three mornings a week.

Specialized formulas generally call for a record that a standard formula was not tolerated. Section 1.0 gives that record.

Pamlico Enteral Care`,
    `# Letter of Medical Necessity for Enteral Nutrition

**Patient:** Kofi Lindgren-Mbeki
**DOB:** 02/09/2020
**Prescriber:** Yolanda Ferris-Kimura, MD (NPI 1194620753)
**Date:** 06/22/2026

Dear Reviewer,

I am writing on behalf of Kofi, a 6-year-old boy with spastic quadriplegic cerebral palsy who depends on a gastrostomy tube for all of his nutrition.

**Why oral feeding is unsafe.** Videofluoroscopy of January 20, 2026 showed silent aspiration of thin liquid, thick liquid and puree. Silent aspiration gives no outward warning such as a cough, and it can damage the lungs over time.

**Why a peptide formula.** Kofi did not tolerate an intact-protein formula: he vomited six times a day and dropped to 30 lb. Since March 2, 2026 he has been on the peptide formula. He vomits about once a week and has regained weight to 34 lb.

**Why a pump.** Gravity feeds of 150 mL caused retching, and his oxygen saturation fell to 88 %. With the pump, at 70 mL an hour overnight and 135 mL over an hour twice in the day, he takes his feeds without retching.

**Why a low-profile tube.** The balloon leaks after about 12 weeks. The tube was last changed on May 8, 2026. The size is 14 French, 1.7 cm.

**Items**
* B4161, 270 units per month
* B4035, 30 per month
* B9002, 1
* B4088, 1 per 3 months

**Home.** Kofi lives with his mother Abena, his father Anders and his sister Esi. He has never had seizures and has no known allergies. He takes baclofen and famotidine by tube.

Sincerely,
Yolanda Ferris-Kimura, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'oropharyngeal dysphagia (R13.12) → tracheomalacia (R13.12)'],
    [
      2,
      'code-disease',
      'K21.9 Gastro-esophageal reflux disease without esophagitis → K21.9 Eosinophilic gastroenteritis',
    ],
    [0, 'other-item', 'B4035, 30 kits a month → B4035, 30 cans of thickener a month'],
    [2, 'other-item', 'B9002, enteral infusion pump, one. → B9002, suction pump, one.'],
    [1, 'description-detail', '# CP, spastic quadriplegic → # CP, spastic diplegic'],
    [
      2,
      'description-detail',
      'R13.12 Dysphagia, oropharyngeal phase → R13.12 Dysphagia, pharyngoesophageal phase',
    ],
    [1, 'side', 'Spasticity x 4 limbs. → Spasticity of the right arm and leg only.'],
    [0, 'side', 'His lungs were clear. → His left lung was clear, his right had crackles.'],
    [
      0,
      'sex',
      '6-year-old boy with spastic quadriplegic cerebral palsy (G80.0) → 6-year-old girl with spastic quadriplegic cerebral palsy (G80.0)',
    ],
    [2, 'sex', 'The boy lives → The girl lives'],
    [1, 'choice', '14 Fr, 1.7 cm → 14 Fr, 2.3 cm'],
    [3, 'choice', 'The size is 14 French → The size is 18 French'],
    [0, 'device', 'B9002, one pump; → B9002, one pump with a backpack and an IV pole;'],
    [3, 'device', '* B9002, 1 → * B9002, 1, and a feeding chair'],
    [1, 'medication', 'Baclofen 5 mg TID → Baclofen 10 mg TID'],
    [
      3,
      'medication',
      'He takes baclofen and famotidine by tube. → He takes baclofen, glycopyrrolate and famotidine by tube.',
    ],
    [0, 'diagnosis', 'He cannot be fed by mouth. → He has chronic lung disease and cannot be fed by mouth.'],
    [1, 'diagnosis', '# GERD without esophagitis → # GERD without esophagitis, cow milk protein allergy'],
    [
      3,
      'event',
      'it can damage the lungs over time. → it can damage the lungs over time. He was admitted with pneumonia in December.',
    ],
    [
      2,
      'event',
      'The balloon leaks after some 12 weeks. → The balloon leaks after some 12 weeks, and the tube fell out on a weekend in April.',
    ],
    [0, 'event', 'on February 11, 2026. On an → on February 11, 2026 together with a fundoplication. On an'],
    [1, 'treatment', 'No seizures ever. → No seizures ever. Oral feeding therapy tried for a year.'],
    [3, 'treatment', 'has no known allergies → has an allergy to soy'],
    [1, 'social', 'Mom feeds by day → Grandmother feeds by day'],
    [2, 'social', 'lives with both parents and a sister → lives with his mother and a sister'],
    [3, 'social', 'and his sister Esi. → and his twin sister Esi.'],
    [
      0,
      'attitude',
      'There is no nurse at home. → There is no nurse at home, and the parents are exhausted but devoted.',
    ],
    [
      2,
      'attitude',
      'His parents do all the feeding. → His parents do all the feeding and are fully compliant with it.',
    ],
    [
      3,
      'negation',
      'Kofi did not tolerate an intact-protein formula → Kofi did tolerate an intact-protein formula',
    ],
    [1, 'negation', 'Tolerating pump feeds without retching. → Not tolerating pump feeds without retching.'],
    [0, 'organisation', "at Sandhollow Children's Hospital on → at Cape Lookout Medical Center on"],
    [2, 'organisation', 'Payer: Carolina Coastal Medicaid → Payer: Hatteras Family Insurance'],
    [
      0,
      'attestation',
      'My orders are: → I have consulted with the gastroenterologist and the dietitian, and my orders are:',
    ],
    [
      3,
      'attestation',
      'I am writing on behalf → I personally trained both parents on the pump and am writing on behalf',
    ],
    [0, 'relative-date', 'On June 9, 2026 I saw him in my office. → Last Friday I saw him in my office.'],
    [3, 'relative-date', 'The tube was last changed on May 8, 2026. → The tube was last changed a week ago.'],
    [1, 'other-role', 'SpO2 88% → SpO2 70%'],
    [3, 'other-role', 'Gravity feeds of 150 mL caused → Gravity feeds of 270 mL caused'],
    [1, 'brackets', 'Head control poor. → Head control poor. [Hip x-ray with left subluxation.]'],
    [2, 'brackets', 'Limit 31. → Limit 31. [Two kits a day on school days.]'],
    [
      1,
      'coverage-measure',
      'or when a rate below 100 mL/h is needed. → or when a rate below 100 mL/h is needed, as his of 45 mL/h is.',
    ],
    [
      2,
      'coverage-measure',
      'a standard formula was not tolerated. → a standard formula was not tolerated for at least two weeks, and here it was five months.',
    ],
    [0, 'script', 'his weight fell to 30 lb → his weight fell to २० lb'],
    [3, 'script', 'thick liquid and puree. Silent → s\u043Elid food. Silent'],
    [0, 'identifier', 'MRN SHP-12685 → MRN SHP-12658'],
    [2, 'identifier', 'Phone: (252) 555-0154 → Phone: (252) 555-0145'],
    [3, 'identifier', '* B4088, 1 per 3 months → * B4087, 1 per 3 months'],
    [1, 'date-age', 'on VFSS 1/20/2026 → on VFSS 10/2/2025'],
    [3, 'date-age', '**DOB:** 02/09/2020 → **DOB:** 09/02/2020'],
    [0, 'quantity', 'one low-profile tube every 3 months → one low-profile tube every month'],
    [2, 'quantity', 'one a day, 30 per month → two a day, 60 per month'],
    [3, 'name', 'his mother Abena → his mother Adwoa'],
    [0, 'name', 'his father Anders at night → his father Andrew at night'],
    [3, 'retold', 'He vomits about once a week and → He vomits about once an hour and'],
    [1, 'retold', 'Emesis about 1x/week (was 6x/day → Emesis about 6x/week (was 1x/day'],
    [
      2,
      'retold',
      'The child receives all of his food through the tube. → The child receives half of his food through the tube.',
    ],
    [1, 'sum', '| Total | | 900 mL | → | Total | | 1,035 mL |'],
    [2, 'sum', 'for 30 days this is 270 units → for 30 days this is 300 units'],
    [0, 'negation', 'Fed by pump he does not retch. → Fed by pump he still does retch.'],
  ],
  corruptions: {},
};
