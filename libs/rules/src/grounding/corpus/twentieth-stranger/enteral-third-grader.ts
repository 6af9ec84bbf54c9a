import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician and a medical assistant write for a third grader fed by gastrostomy. */
export const enteralThirdGrader: CorpusCase = {
  id: 'enteral-third-grader',
  today: '2026-12-01',
  facts: {
    case_id: 20108,
    patient: {
      first_name: 'Emeka',
      last_name: 'Storrington',
      dob: '2017-06-19',
      gender: 'male',
      height: '3 ft 11 in',
      weight: '46 lb',
      address: '8 Quarry Steps, Fennimore Dale, WI 53999',
      phone: '(608) 555-0138',
      mrn: 'FDP-82035',
    },
    diagnoses: [
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
    ],
    items: [
      {
        item: 'Enteral formula, for pediatrics, nutritionally complete calorically dense (equal to or greater than 0.7 kcal/ml) with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4160',
        quantity: 300,
        quantity_limit: 300,
        limit_period: 'month',
        justification:
          'Takes 1000 calories a day by tube, 10 units a day. Swallow study of 2026-04-22 showed aspiration of thin and thickened liquids. Oral feeding with thickener was tried for 5 months and he lost 3 lb.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Bolus feeding caused vomiting twice a day. With the pump at 75 mL an hour for 9 hours at night he does not vomit. His mother and a night nurse run the pump.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification: 'One kit each day.',
      },
    ],
    provider: { name: 'Tobias Wrenfield, MD', npi: '1730462958', date_signed: '2026-12-01' },
    seen: [
      '2026-11-17, in office, by Tobias Wrenfield, MD: gastrostomy button in place on the left upper abdomen, skin dry, lungs clear on both sides, weight 46 lb, up 4 lb since May.',
    ],
    told: [
      'Who pays? Badger Kids Medicaid',
      'Who supplies? Four Lakes Infusion',
      'Lives with whom? With his mother Ngozi and twin sister Adora',
      'Button size? 14 French',
      'School? Third grade',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `December 1, 2026

Badger Kids Medicaid
Re: Emeka Storrington, DOB June 19, 2017

Dear Medical Reviewer,

Emeka is a 9-year-old boy with oropharyngeal dysphagia (R13.12), gastrostomy status (Z93.1), and Down syndrome, unspecified (Q90.9). I request pediatric enteral formula, an infusion pump, and daily supply kits.

A swallow study on April 22, 2026 showed aspiration of thin and of thickened liquids. Oral feeding with thickener was tried for five months, and he lost 3 lb. He now takes 1000 calories a day by tube. Bolus feeding caused vomiting twice a day. With the pump running at 75 mL an hour for nine hours at night he does not vomit.

I saw him in the office on November 17, 2026. The gastrostomy button was in place on the left upper abdomen, and the skin was dry. The lungs were clear on both sides. His weight was 46 lb, up 4 lb since May.

Monthly order:
1. B4160, pediatric formula, 300 units
2. B9002, enteral infusion pump, 1
3. B4035, pump-fed supply kit, 30

Emeka lives with his mother, Ngozi, and his twin sister, Adora. His mother and a night nurse run the pump. He is in third grade and has no known allergies.

Tobias Wrenfield, MD
NPI 1730462958`,
    `FOUR LAKES INFUSION
Prior authorization summary

Member: Emeka Storrington, 8 Quarry Steps, Fennimore Dale, WI 53999
Phone: (608) 555-0138
Plan: Badger Kids Medicaid
Prescriber: Tobias Wrenfield, MD (NPI 1730462958)

| Code | Product | Quantity per month | Limit per month |
| --- | --- | --- | --- |
| B4160 | Pediatric formula, calorically dense, intact nutrients | 300 | 300 |
| B9002 | Infusion pump | 1 | 1 |
| B4035 | Feeding supply kit, pump fed, per day | 30 | 30 |

Calculation. One unit is 100 calories. At 1000 calories a day he uses 10 units, and 10 units for 30 days make 300 units.

Medical reasons. The member has dysphagia, oropharyngeal phase (R13.12), and is fed through a gastrostomy (Z93.1). The study of his swallowing on 04/22/2026 found that he aspirated both thin and thickened liquids. Thickened oral feeds over 5 months had led to a loss of 3 lb. Boluses made him vomit 2 times a day. The pump, 75 mL/h over 9 hours at night, is tolerated without vomiting; the volume is 675 mL per night.

A pump is generally considered when gravity or syringe feeding is not satisfactory because of vomiting, reflux or aspiration. His button is 14 French. The pump is operated by his mother and by a night nurse.`,
    `Clinic note for enteral nutrition

Patient: Emeka Storrington    MRN: FDP-82035    Visit: 11/17/2026

Interval history: 9 y/o male with Down syndrome, third grader, fed by G-tube. Home with mom (Ngozi) and his twin sister (Adora). A night nurse and mom manage the pump. NKDA. No vomiting on nocturnal pump feeds, 75 mL/h x 9 h. Earlier, with bolus feeds, he vomited twice a day.

Objective: Weight 46 lb, which is 4 lb more than in May. Height 3 ft 11 in. Lungs clear bilaterally. G-button, 14 Fr, left upper abdomen. Surrounding skin dry.

Swallow study, 04/22/2026: aspiration of thin liquids and of thickened liquids.

Assessment:
- R13.12 Dysphagia, oropharyngeal phase
- Z93.1 Gastrostomy status
- Q90.9 Down syndrome, unspecified

Plan: formula B4160, 300 units a month, for 1000 calories daily by tube. Pump B9002, one. Kits B4035, one each day, 30 a month and 90 in 3 months. Feeding by mouth with thickener is not an option; over 5 months it cost him 3 lb. Four Lakes Infusion is the supplier.

Thickened liquids are in general less likely to be aspirated than thin ones, but not in every child.

Tobias Wrenfield, MD, 12/01/2026`,
    `LETTER OF MEDICAL NECESSITY: TUBE FEEDING

To: Badger Kids Medicaid
Patient: Emeka Storrington, age 9

Why tube feeding
Emeka cannot swallow liquids safely. He has a dysphagia of the oropharyngeal phase (R13.12), and the swallow study of April 22, 2026 recorded aspiration with thin as well as with thickened liquids. He has Down syndrome (Q90.9). For five months he was fed by mouth with thickener, and in this time he lost 3 pounds.

Why a pump
Bolus feeds made him vomit two times daily. Since the pump delivers 75 mL an hour during 9 hours of the night, he does not vomit.

How he is doing
At the visit of November 17, 2026 he weighed 46 lb, a gain of 4 lb since May. His lungs were clear and the skin at the button was dry.

What is ordered for each month
Formula B4160: 300 units. Pump B9002: 1. Supply kits B4035: 30. Through the tube he receives 1000 calories daily, which is 7000 calories a week.

Who helps
His mother, Ngozi, runs the pump together with a night nurse. The formula, the pump and the kits come from Four Lakes Infusion.

Tobias Wrenfield, MD
NPI 1730462958
December 1, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'Down syndrome, unspecified (Q90.9) → cleft palate, unspecified (Q90.9)'],
    [1, 'code-disease', 'dysphagia, oropharyngeal phase (R13.12) → failure to thrive (R13.12)'],
    [0, 'other-item', '3. B4035, pump-fed supply kit, 30 → 3. B4160, pump-fed supply kit, 30'],
    [3, 'other-item', 'Supply kits B4035: 30. → Supply kits B4035: 300.'],
    [2, 'description-detail', 'R13.12 Dysphagia, oropharyngeal phase → R13.12 Dysphagia, esophageal phase'],
    [0, 'description-detail', 'oropharyngeal dysphagia (R13.12) → pharyngoesophageal dysphagia (R13.12)'],
    [0, 'side', 'on the left upper abdomen → on the right upper abdomen'],
    [2, 'side', 'Lungs clear bilaterally. → Lungs clear on the left only.'],
    [2, 'sex', '9 y/o male with → 9 y/o female with'],
    [0, 'sex', 'Emeka is a 9-year-old boy → Emeka is a 9-year-old girl'],
    [1, 'choice', 'His button is 14 French. → His button is 18 French.'],
    [
      3,
      'device',
      'The formula, the pump and the kits → The formula, the suction machine, the pump and the kits',
    ],
    [2, 'medication', 'NKDA. → NKDA. On omeprazole 10 mg daily.'],
    [0, 'medication', 'the skin was dry. → the skin was dry with zinc oxide cream.'],
    [3, 'diagnosis', 'He has Down syndrome (Q90.9). → He has Down syndrome (Q90.9) and hypothyroidism.'],
    [2, 'event', 'Surrounding skin dry. → Surrounding skin dry. Button pulled out once in October.'],
    [3, 'event', 'His lungs were clear → After a pneumonia in September his lungs were clear'],
    [0, 'treatment', 'has no known allergies → is allergic to cow milk'],
    [
      1,
      'treatment',
      'Thickened oral feeds over 5 months → Feeding therapy and thickened oral feeds over 5 months',
    ],
    [2, 'social', 'and his twin sister (Adora) → and his twin brother (Adora)'],
    [1, 'social', 'by his mother and by a night nurse → by his mother and by a grandmother'],
    [
      3,
      'attitude',
      'runs the pump together with a night nurse. → runs the pump with confidence together with a night nurse.',
    ],
    [0, 'negation', 'at night he does not vomit → at night he does vomit'],
    [3, 'negation', 'Emeka cannot swallow liquids safely. → Emeka can swallow liquids safely.'],
    [2, 'negation', 'with thickener is not an option → with thickener is an option'],
    [1, 'organisation', 'Plan: Badger Kids Medicaid → Plan: Heartland Youth Care'],
    [2, 'organisation', 'Four Lakes Infusion is the supplier. → Driftless Home Nutrition is the supplier.'],
    [
      0,
      'attestation',
      'I request pediatric enteral formula, → I have consulted his gastroenterologist and request pediatric enteral formula,',
    ],
    [2, 'relative-date', 'Swallow study, 04/22/2026: → Swallow study last month:'],
    [1, 'other-role', 'The pump, 75 mL/h over 9 hours → The pump, 46 mL/h over 9 hours'],
    [3, 'other-role', 'he weighed 46 lb → he weighed 75 lb'],
    [
      0,
      'brackets',
      'The lungs were clear on both sides. → The lungs were clear on both sides [chest film normal].',
    ],
    [
      1,
      'coverage-measure',
      'because of vomiting, reflux or aspiration → because of vomiting, reflux or aspiration, as with his residual of 120 mL',
    ],
    [3, 'script', 'during 9 hours of the night → during ٦ hours of the night'],
    [2, 'script', 'formula B4160, 300 units → formula В4160, 400 units'],
    [2, 'identifier', 'FDP-82035 → FDP-82053'],
    [1, 'identifier', '(NPI 1730462958) → (NPI 1730462598)'],
    [0, 'date-age', 'on November 17, 2026. → on November 7, 2026.'],
    [3, 'date-age', 'Storrington, age 9 → Storrington, age 11'],
    [2, 'quantity', 'one each day, 30 a month → two each day, 30 a month'],
    [0, 'quantity', 'pediatric formula, 300 units → pediatric formula, 330 units'],
    [0, 'name', 'his mother, Ngozi → his mother, Nkechi'],
    [1, 'name', 'Member: Emeka Storrington → Member: Emeka Starrington'],
    [
      0,
      'retold',
      'was tried for five months, and he lost 3 lb → was tried for five months, and he gained 3 lb',
    ],
    [3, 'retold', 'made him vomit two times daily → made him vomit two times weekly'],
    [1, 'sum', 'the volume is 675 mL per night → the volume is 765 mL per night'],
    [3, 'sum', '7000 calories a week → 8000 calories a week'],
  ],
  corruptions: {},
};
