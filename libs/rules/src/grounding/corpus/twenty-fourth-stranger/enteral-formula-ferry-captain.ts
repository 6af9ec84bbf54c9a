import type { CorpusCase } from '../corpus-case.ts';

/** An oncologist, a dietitian, a supplier and a drafting model write for a retired ferry captain with cancer of the tongue base. */
export const enteralFormulaFerryCaptain: CorpusCase = {
  id: 'enteral-formula-ferry-captain',
  today: '2026-06-25',
  facts: {
    case_id: 24110,
    patient: {
      first_name: 'Ludmila',
      last_name: 'Prendergast',
      dob: '1955-12-30',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '118 lb',
      address: '4 Signal Lane, Cormorant Bay, WA 98999',
      phone: '(360) 555-0166',
      mrn: 'CBO-50738',
    },
    diagnoses: [
      { code: 'C01', description: 'Malignant neoplasm of base of tongue' },
      { code: 'R13.13', description: 'Dysphagia, pharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 540,
        quantity_limit: 600,
        limit_period: '1 month',
        justification:
          'She needs 1800 kcal a day through the tube, 1200 ml of a formula with 1.5 kcal per ml. Weight 140 lb on 2026-02-16 and 118 lb on 2026-06-15. The swallowing study of 2026-06-08 showed thin liquid and puree entering the airway without cough. She takes nothing by mouth.',
      },
      {
        item: 'Enteral feeding supply kit, pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: '1 month',
        size: '500 ml',
        justification:
          'Fed over 12 hours at night at 100 ml an hour. Feeding by syringe made her vomit on 6 of 8 days.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'gray',
        justification: 'Syringe feeding failed. She is able to set the pump herself.',
      },
    ],
    provider: { name: 'Solveig Amankwah, MD', npi: '1508293746', date_signed: '2026-06-25' },
    seen: [
      '2026-06-15, in clinic, by Solveig Amankwah, MD: weight 118 lb, mouth lining sore and red, opening around the tube dry, voice hoarse, lump on the right side of the neck no longer felt.',
    ],
    told: [
      'Who pays? Puget Mariners Health',
      'Who supplies? Tideline Nutrition Services',
      'Radiation? 35 sessions, the last on 2026-05-29',
      'Tube placed? On 2026-04-07',
      'Lives with whom? With her husband Cormac',
      'Work? Retired ferry captain',
      'Allergies? None',
      'Diabetes? None',
    ],
    answered: [],
  },
  notes: [
    `Solveig Amankwah, MD

June 25, 2026

Puget Mariners Health

Member: Ludmila Prendergast
Born: December 30, 1955

To whom it may concern:

Ms. Prendergast, aged 70, has a malignant neoplasm of the base of the tongue (C01), dysphagia of the pharyngeal phase (R13.13) and a gastrostomy (Z93.1), which was placed on April 7, 2026. She received 35 sessions of radiation, the last on May 29.

A swallowing study on June 8, 2026, showed thin liquid and puree entering the airway without cough. She takes nothing by mouth.

At my examination in clinic on June 15 she weighed 118 lb, against 140 lb on February 16. The lining of her mouth was sore and red. The opening around the tube was dry. Her voice was hoarse. The lump on the right side of her neck could no longer be felt.

She needs 1800 kcal a day through the tube. Feeding by syringe made her vomit on 6 of 8 days. I order 540 units of formula (B4152) and 30 pump-fed supply kits (B4035) per month, and one infusion pump (B9002). She has no allergies.

Aspiration without cough is treacherous, because neither the patient nor the family notices it.

Solveig Amankwah, MD
NPI 1508293746`,
    `DIETITIAN ASSESSMENT

Prendergast, Ludmila
MRN CBO-50738
F, 70 y, 5 ft 5 in

Weight
02/16/2026: 140 lb
06/15/2026: 118 lb
Loss: 22 lb in about 4 months, or 16 %

Need
1800 kcal a day = 1200 ml of 1.5 kcal/ml formula
In units of 100 calories: 18 a day, 540 in 30 days

Schedule
100 ml an hour for 12 hours at night

Syringe feeding
Vomited on 6 of 8 days. No vomiting on the other 2.

Mouth
Nothing by mouth. Swallowing study 06/08/2026: thin liquid and puree enter airway, no cough.

Tube
Gastrostomy, placed 04/07/2026. Opening dry.

Other
No diabetes. No allergies. Able to set the pump herself. Lives with husband, Cormac. Retired ferry captain. Radiation: 35 sessions, finished 05/29/2026.

Plan
B4152, B4035 and B9002 from Tideline Nutrition Services.

General notes
The head should be raised while feed is running and for some time afterwards. Tubes are as a rule flushed with water before and after feeding. A concentrated formula shortens the hours of feeding, but it contains less water, so flushes must make up for it.`,
    `TIDELINE NUTRITION SERVICES
Home enteral order

Submitted to: Puget Mariners Health

Member: Ludmila Prendergast, DOB 12/30/1955, female
Home: 4 Signal Lane, Cormorant Bay, WA 98999
Telephone: (360) 555-0166

Prescribed by Solveig Amankwah, MD, NPI 1508293746, June 25, 2026

| HCPCS | Product | Quantity | Limit |
|---|---|---|---|
| B4152 | Formula, 1.5 kcal/ml or more, 100 calories = 1 unit | 540 | 600 a month |
| B4035 | Supply kit, pump fed, per day, 500 ml | 30 | 31 a month |
| B9002 | Infusion pump, gray | 1 | 1 in 5 years |

For three months: 1620 units of formula and 90 kits.

C01: malignant neoplasm of base of tongue
R13.13: dysphagia, pharyngeal phase
Z93.1: gastrostomy status

The physician saw the member ten days before prescribing. The member is fed through a gastrostomy of April 7, 2026, and takes nothing by mouth. A pump is requested because syringe feeding failed: she vomited on 6 of 8 days. She is able to set the pump herself. The rate is 100 ml an hour over 12 hours at night.

The husband, Cormac, lives in the same home.

Kits are counted by the day, and a pump is generally rented before it is bought.

Tideline Nutrition Services`,
    `## Enteral nutrition for Ludmila Prendergast

*Drafted for:* Solveig Amankwah, MD
*Addressed to:* Puget Mariners Health

**Who she is.** A 70-year-old retired ferry captain who lives with her husband, Cormac.

**Her illness.** Cancer of the base of the tongue. Radiation ended on May 29, 2026, after 35 sessions. She has pharyngeal dysphagia.

**What the swallowing study showed.** On June 8, 2026, thin liquid and puree went into the airway, and she did not cough.

**What her weight shows.** She lost 22 lb between February 16 and June 15, 2026, when she weighed 118 lb.

**What was tried.** Feeding by syringe. She vomited on six days out of eight.

**What is needed.**

1. Formula of 1.5 kcal/ml (B4152): 1200 ml a day, which gives 1800 kcal
2. Kits for pump feeding (B4035): one a day
3. A pump (B9002), to run for 12 hours at night

**What was found on examination.** The lining of the mouth was red and sore. The lump on the right of the neck could no longer be felt. The opening around the tube was dry.

**What else matters.** She does not have diabetes. She has no known allergies. She sets the pump without help.

**Who delivers.** Tideline Nutrition Services.

Swallowing after radiation may improve over months, and it is common to repeat the study before food is tried again.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'a malignant neoplasm of the base of the tongue (C01) → a malignant neoplasm of the esophagus (C01)',
    ],
    [
      0,
      'description-detail',
      'dysphagia of the pharyngeal phase (R13.13) → dysphagia of the oral phase (R13.13)',
    ],
    [0, 'date-age', 'Ms. Prendergast, aged 70, has → Ms. Prendergast, aged 75, has'],
    [0, 'side', 'The lump on the right side of her neck → The lump on the left side of her neck'],
    [0, 'negation', 'could no longer be felt → could still be felt'],
    [
      0,
      'retold',
      'entering the airway without cough. She takes → entering the airway with strong cough. She takes',
    ],
    [
      0,
      'treatment',
      'She received 35 sessions of radiation, → She received cisplatin with 35 sessions of radiation,',
    ],
    [
      0,
      'other-item',
      '30 pump-fed supply kits (B4035) per month → 30 pump-fed supply kits (B9002) per month',
    ],
    [0, 'attestation', 'Her voice was hoarse. → Her voice was hoarse. I looked at the larynx with a mirror.'],
    [0, 'other-role', 'against 140 lb on February 16 → against 180 lb on February 16'],
    [1, 'identifier', 'MRN CBO-50738 → MRN CBO-57038'],
    [1, 'sum', 'Loss: 22 lb in about 4 months → Loss: 32 lb in about 4 months'],
    [1, 'sum', '18 a day, 540 in 30 days → 16 a day, 540 in 30 days'],
    [1, 'script', '100 ml an hour for 12 hours at night → ೧೬೦ ml an hour for 12 hours at night'],
    [1, 'negation', 'Nothing by mouth. → Small meals by mouth.'],
    [1, 'negation', 'No diabetes. → Diabetes.'],
    [1, 'sex', 'Lives with husband, Cormac. → Lives with wife, Cormac.'],
    [
      1,
      'event',
      'placed 04/07/2026. Opening dry. → placed 04/07/2026, pulled out and replaced in the emergency room. Opening dry.',
    ],
    [
      1,
      'medication',
      'No vomiting on the other 2. → No vomiting on the other 2, when given metoclopramide 10 mg.',
    ],
    [1, 'brackets', 'F, 70 y, 5 ft 5 in → F, 70 y, 5 ft 5 in [albumin 2.9 g/dl]'],
    [2, 'organisation', 'Submitted to: Puget Mariners Health → Submitted to: Olympic Shield Insurance'],
    [2, 'identifier', 'Telephone: (360) 555-0166 → Telephone: (360) 555-0161'],
    [2, 'quantity', '100 calories = 1 unit | 540 | → 100 calories = 1 unit | 450 |'],
    [2, 'sum', '1620 units of formula and 90 kits → 1800 units of formula and 90 kits'],
    [2, 'choice', 'Infusion pump, gray → Infusion pump, blue'],
    [2, 'name', 'Prescribed by Solveig Amankwah → Prescribed by Solange Amankwah'],
    [2, 'relative-date', 'ten days before prescribing → six weeks before prescribing'],
    [2, 'retold', 'The rate is 100 ml an hour over 12 hours → The rate is 100 ml an hour over 20 hours'],
    [2, 'negation', 'She is able to set the pump herself. → She is unable to set the pump herself.'],
    [2, 'device', 'A pump is requested because → A pump and a suction machine are requested because'],
    [
      2,
      'coverage-measure',
      'a pump is generally rented before it is bought. → a pump is generally rented before it is bought, which her residual volumes of 300 ml justify.',
    ],
    [3, 'social', 'A 70-year-old retired ferry captain → A 70-year-old retired schoolteacher'],
    [
      3,
      'social',
      'who lives with her husband, Cormac. → who looks after her husband, Cormac, since his stroke.',
    ],
    [3, 'diagnosis', 'She has pharyngeal dysphagia. → She has pharyngeal dysphagia and hypothyroidism.'],
    [3, 'retold', 'She vomited on six days out of eight. → She vomited on one day out of eight.'],
    [3, 'treatment', 'She has no known allergies. → She is allergic to soy.'],
    [
      3,
      'attitude',
      'She sets the pump without help. → She sets the pump without help and is determined to gain weight.',
    ],
    [
      3,
      'organisation',
      '**Who delivers.** Tideline Nutrition Services. → **Who delivers.** Cormorant Bay General Hospital.',
    ],
  ],
  corruptions: {},
};
