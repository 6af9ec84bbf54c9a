import type { CorpusCase } from '../corpus-case.ts';

/** The lung clinic writes for a girl with cystic fibrosis who needs a chest vest and feeding by night. */
export const vestAndTubeFeedingSwimmer: CorpusCase = {
  id: 'vest-and-tube-feeding-swimmer',
  today: '2026-06-15',
  facts: {
    case_id: 19108,
    patient: {
      first_name: 'Marisol',
      last_name: 'Dunleavy',
      dob: '2013-02-27',
      gender: 'female',
      height: '4 ft 9 in',
      weight: '70 lb',
      address: '84 Cistern Hill Road, Palo Seco, NM 87999',
      phone: '(505) 555-0190',
      mrn: 'PSL-23391',
    },
    diagnoses: [
      { code: 'E84.0', description: 'Cystic fibrosis with pulmonary manifestations' },
      { code: 'K86.81', description: 'Exocrine pancreatic insufficiency' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'High frequency chest wall oscillation system, with full anterior and/or posterior thoracic region receiving simultaneous external oscillation, includes all accessories and supplies, each',
        hcpcs: 'E0483',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'lifetime',
        size: 'child medium',
        color: 'purple',
        justification:
          'Daily mucus of 30 mL. FEV1 fell from 88 % to 74 % of predicted between 2025-06 and 2026-06-08. Hand percussion by her father twice a day was tried for 9 months and is no longer possible: he injured his right shoulder. A flutter valve was tried for 3 months without effect. In the clinic on 2026-06-08 20 minutes of vest at 12 Hz brought up 8 mL.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Feeding by night at 75 mL per hour for 8 hours, 600 mL. Bolus feeding caused vomiting.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          'One kit each night. BMI at the 6th percentile; 3 meals and 2 snacks with pancrelipase do not meet her need.',
      },
    ],
    provider: { name: 'Octavian Lindqvist, MD', npi: '2018463957', date_signed: '2026-06-15' },
    seen: [
      '2026-06-08, in office, by Octavian Lindqvist, MD: crackles over the left upper lobe, clubbing, gastrostomy site clean, saturation 95 % on room air.',
    ],
    told: [
      'Who pays? Zia Children Medicaid',
      'Who supplies? High Mesa Home Care',
      'Lives with whom? With her father Emmett and two brothers',
      'Activities? Swims on the school team',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

June 15, 2026
Patient: Marisol Dunleavy   DOB: February 27, 2013
Payer: Zia Children Medicaid

Marisol is a 13-year-old girl with cystic fibrosis with pulmonary manifestations (E84.0), exocrine pancreatic insufficiency (K86.81) and a gastrostomy (Z93.1).

Lungs. She brings up 30 mL of mucus daily. Her FEV1 fell from 88 % of predicted in June 2025 to 74 % on June 8, 2026. Hand percussion by her father was tried twice a day for 9 months; it is no longer possible because he injured his right shoulder. A flutter valve, tried for 3 months, had no effect. In the clinic 20 minutes with the vest at 12 Hz brought up 8 mL. On June 8 I heard crackles over the left upper lobe; saturation was 95 % on room air.

Nutrition. Her BMI is at the 6th percentile. Three meals and 2 snacks with pancrelipase do not meet her need. Bolus feeding caused vomiting. She is to be fed at night, 75 mL per hour for 8 hours.

Ordered: E0483 chest wall oscillation system, 1, child medium; B9002 enteral pump, 1; B4035 pump feeding kits, 30 per month.

Octavian Lindqvist, MD
NPI 2018463957`,
    `CF CLINIC NOTE 06/08/2026
Dunleavy, Marisol   13F   MRN PSL-23391   4 ft 9 in   70 lb

Interval: sputum 30 mL/day. Swims on the school team. Lives with father Emmett and two brothers.

Airway clearance history
  - manual CPT by father BID x 9 months; father now has an injured right shoulder
  - flutter valve x 3 months, no effect

Exam: crackles LUL, clubbing, g-tube site clean, SpO2 95 % RA
Spirometry: FEV1 74 % (was 88 % in 06/2025)
Vest trial: 20 min, 12 Hz, 8 mL sputum

GI/nutrition: pancrelipase with 3 meals and 2 snacks. BMI 6th percentile. Bolus feeds not tolerated (vomiting).

Assessment: CF with pulmonary manifestations, exocrine pancreatic insufficiency, gastrostomy status

Plan:
  1. HFCWO vest E0483, purple, child medium
  2. Night feeds 75 mL/h x 8 h = 600 mL by pump, B9002
  3. Kits B4035, 1 each night, 30 per month

Vests are generally covered in cystic fibrosis when other airway clearance has failed or cannot be given.
O. Lindqvist, MD`,
    `High Mesa Home Care
Clinical documentation desk

Attention: Zia Children Medicaid, prior approval
Recipient: Marisol Dunleavy
Residence: 84 Cistern Hill Road, Palo Seco, NM 87999
Contact: (505) 555-0190
Physician: Octavian Lindqvist, MD, NPI 2018463957

We request approval for

- one high frequency chest wall oscillation system, HCPCS E0483, purple, size child medium, limit 1 per lifetime
- one enteral nutrition infusion pump, HCPCS B9002, limit 1 per 5 years
- pump fed enteral supply kits, HCPCS B4035, 30 per month

The kits amount to 90 in three months. The two machines are ordered once each.

The diagnoses are E84.0, K86.81 and Z93.1. The recipient has lost lung function: FEV1 was 88 % of predicted in June 2025 and 74 % a year later. Her father is not able to continue hand percussion because of a shoulder injury on the right. A flutter valve was used for 3 months without effect.

For feeding, a pump is needed since bolus feeding led to vomiting. The rate is 75 mL per hour over 8 hours each night, a total of 600 mL. Order date: June 15, 2026.`,
    `## Statement of Need: Chest Vest and Enteral Feeding Equipment

**About the patient**
Marisol Dunleavy, 13, swims on her school's team and lives with her father, Emmett, and her two brothers. She has cystic fibrosis with lung involvement and exocrine pancreatic insufficiency, and has a gastrostomy.

**About the chest vest (E0483)**
She produces about 30 mL of mucus a day, and her FEV1 has dropped by 14 percentage points, from 88 % to 74 % of predicted. Two methods have been tried:

1. Hand percussion by her father for nine months, two times a day. He can no longer do it, having injured his right shoulder.
2. A flutter valve for three months, without effect.

A trial of the vest in the clinic (20 minutes at 12 Hz) cleared 8 mL. Crackles were heard over the left upper lobe on June 8, 2026.

**About feeding (B9002, B4035)**
Her BMI lies at the 6th percentile although she eats 3 meals and 2 snacks with pancrelipase. She did not tolerate bolus feeding; it made her vomit. A pump will deliver 600 mL overnight. One kit is used each night.

**Conclusion**
Clearing the airways and sufficient calories are both essential in cystic fibrosis. The equipment is medically necessary.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'exocrine pancreatic insufficiency (K86.81) → chronic pancreatitis (K86.81)'],
    [0, 'other-item', 'B9002 enteral pump → B9002 parenteral pump'],
    [
      2,
      'other-item',
      'pump fed enteral supply kits, HCPCS B4035 → gravity fed enteral supply kits, HCPCS B4035',
    ],
    [1, 'description-detail', 'CF with pulmonary manifestations → CF with intestinal manifestations'],
    [0, 'side', 'over the left upper lobe → over the right upper lobe'],
    [1, 'side', 'an injured right shoulder → an injured left shoulder'],
    [0, 'sex', 'a 13-year-old girl → a 13-year-old boy'],
    [2, 'choice', 'E0483, purple, size → E0483, green, size'],
    [1, 'choice', 'purple, child medium → purple, child small'],
    [
      3,
      'device',
      '## Statement of Need: Chest Vest and Enteral → ## Statement of Need: Chest Vest, Nebulizer and Enteral',
    ],
    [1, 'medication', 'pancrelipase with 3 meals → pancrelipase and omeprazole with 3 meals'],
    [3, 'medication', '2 snacks with pancrelipase → 2 snacks with dornase alfa'],
    [3, 'diagnosis', 'and has a gastrostomy → and has a gastrostomy and nasal polyps'],
    [0, 'event', 'She brings up 30 mL → She was admitted for an exacerbation in spring and brings up 30 mL'],
    [
      1,
      'treatment',
      'flutter valve x 3 months, no effect → flutter valve x 3 months, no effect; IV tobramycin completed',
    ],
    [3, 'social', 'swims on her school → plays the flute and swims on her school'],
    [2, 'social', 'Her father is not able → Her grandfather is not able'],
    [1, 'attitude', 'Vest trial: 20 min → Vest trial, well liked by patient: 20 min'],
    [2, 'negation', 'is not able to continue hand percussion → is able to continue hand percussion'],
    [3, 'negation', 'She did not tolerate bolus feeding → She did tolerate bolus feeding'],
    [0, 'organisation', 'Payer: Zia Children Medicaid → Payer: Sangre Verde Health Plan'],
    [0, 'attestation', 'On June 8 I heard → On June 8 I reviewed her chest film and heard'],
    [
      2,
      'attestation',
      'We request approval for → We have set up the vest in the home and request approval for',
    ],
    [3, 'relative-date', 'on June 8, 2026 → yesterday'],
    [2, 'other-role', '74 % a year later → 95 % a year later'],
    [1, 'brackets', 'g-tube site clean → g-tube site clean [tube replaced in April]'],
    [
      1,
      'coverage-measure',
      'or cannot be given. → or cannot be given; her 60 mL of sputum a day speak for it too.',
    ],
    [0, 'script', 'E0483 chest wall → E0५83 chest wall'],
    [2, 'identifier', 'NPI 2018463957 → NPI 2018469357'],
    [0, 'date-age', 'DOB: February 27, 2013 → DOB: February 27, 2012'],
    [0, 'quantity', '30 per month → 31 per month'],
    [3, 'name', 'her father, Emmett → her father, Everett'],
    [0, 'retold', 'for 9 months; it → for 19 months; it'],
    [2, 'sum', 'amount to 90 in three months → amount to 120 in three months'],
    [3, 'sum', 'by 14 percentage points → by 24 percentage points'],
  ],
  corruptions: {},
};
