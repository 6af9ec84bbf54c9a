import type { CorpusCase } from '../corpus-case.ts';

/** An oncologist's letter, a dietitian's calculation, and a payer's questions in a table. */
export const tubeFeedingEsophagusFerryman: CorpusCase = {
  id: 'tube-feeding-esophagus-ferryman',
  today: '2026-11-24',
  facts: {
    case_id: 9311,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Beaumont',
      dob: '1957-10-08',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '142 lb',
      address: '5 Landing Street, Tarrow, LA 70799',
      phone: '(985) 555-0129',
      mrn: 'TA-58236',
    },
    diagnoses: [
      { code: 'C15.5', description: 'Malignant neoplasm of lower third of esophagus' },
      { code: 'R13.14', description: 'Dysphagia, pharyngoesophageal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 450,
        quantity_limit: 480,
        limit_period: 'month',
        justification:
          '1,500 kcal a day by tube, 1,000 mL of a formula of 1.5 kcal/mL, and sips of water by mouth. Swallow study 2026-09-30 (Odile Trask, SLP): aspiration of thin liquids, solids do not pass. Weight 171 lb in March 2026, 142 lb on 2026-11-16. Gastrostomy tube, 20 Fr, placed 2026-10-07. Chemotherapy with carboplatin and paclitaxel began 2026-10-21; radiation to begin in December. No diabetes. Albumin 3.1 g/dL.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: 'month',
        justification:
          'Syringe feeding was stopped 2026-10-18 because 250 mL at once made him vomit; by pump he does not vomit.',
      },
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: null,
        justification:
          'Runs 100 mL per hour for 10 hours, from 9 pm to 7 am, head raised 45 degrees. His stepson Laurent starts the pump. Needed for at least 6 months. Milk upsets him; the formula is free of lactose. Ran a ferry until 2019. Drinks no alcohol since 2001.',
      },
    ],
    provider: { name: 'Seraphina Dahl, MD', npi: '1083617492', date_signed: '2026-11-24' },
    seen: ['2026-11-16, office visit: tube site dry, no redness, weight 142 lb, mouth without sores.'],
  },
  notes: [
    `Re: Ignatius Beaumont, born October 8, 1957

To the reviewing nurse or physician:

Mr. Beaumont is 69 and has cancer of the lower third of the esophagus (C15.5). Solid food no longer passes, and on the swallow study of September 30 Odile Trask, SLP, saw him aspirate thin liquids (R13.14). He weighed 171 lb in March and 142 lb on November 16, a loss of 29 lb, or 17 %.

A gastrostomy tube, 20 French, was placed on October 7, 2026 (Z93.1). At first he was fed by syringe, but 250 mL at a time made him vomit, and this was given up on October 18. By pump he does not vomit. The pump delivers 100 mL an hour for ten hours, from nine in the evening to seven in the morning, with his head raised 45 degrees; his stepson Laurent starts it. He takes sips of water by mouth.

Chemotherapy with carboplatin and paclitaxel began on October 21, and radiation is to begin in December. The tube site was dry and not red at the last visit, and there were no sores in his mouth.

I order a calorically dense formula (B4152) at 1,500 kcal a day, a pump supply kit for each day (B4035), and an infusion pump (B9002), for no less than six months.

Seraphina Dahl, MD
NPI 1083617492
November 24, 2026`,
    `ENTERAL NUTRITION CALCULATION
Beaumont, I. / 69 M / 71 in / 142 lb (64.4 kg) / MRN TA-58236

Dx: C15.5; R13.14; Z93.1
Access: G-tube 20 Fr, 10/7/26. Site dry, no redness (11/16).

Goal: 1,500 kcal/d via tube
Formula: 1.5 kcal/mL, lactose-free, 1,000 mL/d
1,500 / 100 = 15 units/d; 15 x 30 = 450 units/mo B4152 (limit 480)
Kit B4035: 1/d = 30/mo (limit 31)
Pump B9002: 1
Rate: 100 mL/h x 10 h (2100-0700), HOB 45 deg

Why pump: vomits w/ 250 mL syringe bolus; bolus stopped 10/18/26; no emesis by pump.
PO: sips of water only. Swallow study 9/30/26: aspirates thins, solids do not pass.
Wt hx: 171 lb (3/26), 142 lb (11/16/26) = -29 lb.
Alb 3.1. DM: no. Milk upsets him. EtOH: none since 2001.

S. Dahl MD, NPI 1083617492, 11/24/26`,
    `PRIOR AUTHORIZATION QUESTIONNAIRE: ENTERAL FEEDING

Patient: Ignatius Beaumont   Sex: M   DOB: 10/08/1957

| Question | Answer |
|---|---|
| Does a permanent or long-lasting disorder keep food from reaching the small bowel? | Yes. Cancer of the lower esophagus (C15.5) with dysphagia (R13.14). |
| What does the patient take by mouth? | Sips of water. |
| What is the route? | Gastrostomy (Z93.1), tube of 20 Fr since October 2026. |
| What is the daily intake by tube? | One liter, which gives 1,500 kcal, or about 23 kcal for each kilogram of body weight. |
| Why a calorically dense formula? | It holds 1.5 kcal in a milliliter, so that the volume stays small. |
| Why a pump? | Syringe feeding led to vomiting and was stopped eleven days after the tube was placed. |
| How long is it needed? | At least six months. |
| Who helps? | A stepson starts the pump at 9 pm. |

Comments: Feeding by pump lets small amounts run in slowly, which many patients tolerate better than a large amount at once. Mr. Beaumont has no diabetes. His albumin is 3.1 g/dL. He is having chemotherapy, and radiation follows next month.

Ordered: B4152, 450 units a month; B4035, 30 kits a month; B9002, one.
Seraphina Dahl, MD, NPI 1083617492`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'cancer of the lower third of the esophagus (C15.5) → cancer of the upper third of the esophagus (C15.5)',
    ],
    [0, 'retold', 'saw him aspirate thin liquids → saw him aspirate thick liquids'],
    [0, 'sum', 'a loss of 29 lb, or 17 % → a loss of 29 lb, or 27 %'],
    [0, 'retold', 'By pump he does not vomit. → By pump he still vomits.'],
    [0, 'retold', '100 mL an hour for ten hours → 50 mL an hour for twenty hours'],
    [0, 'social', 'his stepson Laurent starts it → his home health nurse Laurent starts it'],
    [
      0,
      'medication',
      'Chemotherapy with carboplatin and paclitaxel began → Chemotherapy with cisplatin and fluorouracil began',
    ],
    [0, 'date-age', 'placed on October 7, 2026 (Z93.1) → placed on September 7, 2026 (Z93.1)'],
    [0, 'negation', 'The tube site was dry and not red → The tube site was moist and red'],
    [0, 'quantity', 'for no less than six months → for no less than two months'],
    [0, 'treatment', 'and radiation is to begin in December → and radiation ended in October'],
    [1, 'description-detail', 'Access: G-tube 20 Fr → Access: J-tube 20 Fr'],
    [1, 'choice', 'Formula: 1.5 kcal/mL, lactose-free → Formula: 1.5 kcal/mL, with fiber, soy-free'],
    [1, 'sum', '15 x 30 = 450 units/mo B4152 (limit 480) → 15 x 30 = 480 units/mo B4152 (limit 480)'],
    [1, 'diagnosis', 'DM: no. → DM: yes, T2.'],
    [1, 'retold', 'HOB 45 deg → HOB 30 deg'],
    [1, 'treatment', 'Milk upsets him. → Anaphylaxis to milk.'],
    [1, 'date-age', '142 lb (11/16/26) = -29 lb → 142 lb (10/16/26) = -29 lb'],
    [1, 'social', 'EtOH: none since 2001. → EtOH: none since 2021.'],
    [
      2,
      'retold',
      'What does the patient take by mouth? | Sips of water. → What does the patient take by mouth? | Pureed meals.',
    ],
    [
      2,
      'relative-date',
      'was stopped eleven days after the tube was placed → was stopped eleven weeks after the tube was placed',
    ],
    [2, 'other-item', 'Ordered: B4152, 450 units → Ordered: B4153, 450 units'],
    [2, 'quantity', 'B4035, 30 kits a month → B4035, 30 kits a week'],
    [2, 'device', 'B9002, one. → B9002, one; IV pole, one.'],
    [2, 'sex', 'Sex: M → Sex: F'],
    [
      2,
      'coverage-measure',
      'Yes. Cancer of the lower esophagus (C15.5) → Yes, for more than a year. Cancer of the lower esophagus (C15.5)',
    ],
    [
      2,
      'attestation',
      'Mr. Beaumont has no diabetes. → Mr. Beaumont has no diabetes, as I confirmed today with a glucose test.',
    ],
    [2, 'quantity', 'At least six months. → For the rest of his life.'],
  ],
  corruptions: {},
};
