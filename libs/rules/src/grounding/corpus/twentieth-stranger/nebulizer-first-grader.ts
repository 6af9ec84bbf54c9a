import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician and a medical assistant with a language model write for a first grader with asthma. */
export const nebulizerFirstGrader: CorpusCase = {
  id: 'nebulizer-first-grader',
  today: '2026-11-02',
  facts: {
    case_id: 20103,
    patient: {
      first_name: 'Mateo',
      last_name: 'Lindqvist',
      dob: '2020-05-08',
      gender: 'male',
      height: '3 ft 10 in',
      weight: '49 lb',
      address: '118 Copperleaf Drive, West Marrow, AZ 85999',
      phone: '(520) 555-0126',
      mrn: 'WMK-3348',
    },
    diagnoses: [
      { code: 'J45.40', description: 'Moderate persistent asthma, uncomplicated' },
      { code: 'L20.9', description: 'Atopic dermatitis, unspecified' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        justification:
          'Metered dose inhaler with spacer was tried for 3 months from 2026-06-15; he could not hold the seal and coughed out the dose. Two courses of oral prednisolone in August and October 2026. Albuterol 2.5 mg by nebulizer up to 4 times a day. His aunt gives the treatments after school.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'One set every 2 weeks.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'pediatric',
        justification: 'He does not keep a mouthpiece between his lips.',
      },
    ],
    provider: { name: 'Tobias Wrenfield, MD', npi: '1730462958', date_signed: '2026-11-02' },
    seen: [
      '2026-10-27, in office, by Tobias Wrenfield, MD: wheeze on both sides, respiratory rate 30, saturation 95 % on room air, eczema in the left elbow crease.',
    ],
    told: [
      'Who pays? Saguaro Family Health Plan',
      'Who supplies? Desert Bloom Respiratory',
      'Lives with whom? With his father Henrik and aunt Paloma',
      'School? First grade',
      'Smokers at home? None',
      'Pets? None',
      'Night waking? 3 nights a week with cough',
    ],
    answered: [],
  },
  notes: [
    `November 2, 2026

Saguaro Family Health Plan
Re: Mateo Lindqvist, date of birth May 8, 2020

To whom it may concern:

I am the physician who orders a nebulizer for Mateo, a six-year-old boy with moderate persistent asthma, uncomplicated (J45.40), and atopic dermatitis (L20.9).

A metered dose inhaler with spacer was tried for three months, starting June 15, 2026. Mateo could not hold the seal and coughed out the dose. He had two courses of oral prednisolone, one in August and one in October 2026. He wakes with cough three nights a week.

At his visit on October 27, 2026 I heard wheeze on both sides. His respiratory rate was 30 and his saturation 95 % on room air. There was eczema in the crease of the left elbow.

I order the following:

- E0570, nebulizer with compressor, 1, blue
- A7003, disposable administration set, 2 per month
- A7015, aerosol mask, pediatric size, 1 per month

The treatment is albuterol 2.5 mg by nebulizer, up to four times a day. The mask is needed because he does not keep a mouthpiece between his lips. His aunt, Paloma, gives the treatments after school. There are no smokers and no pets in the home.

Thank you for your prompt review.

Tobias Wrenfield, MD
NPI 1730462958`,
    `SUPPLIER LETTER
Desert Bloom Respiratory

Patient: Mateo Lindqvist, 118 Copperleaf Drive, West Marrow, AZ 85999
Phone: (520) 555-0126
Payer: Saguaro Family Health Plan
Ordering physician: Tobias Wrenfield, MD, NPI 1730462958

| Code | Description | Qty | Limit |
| --- | --- | --- | --- |
| E0570 | Nebulizer, with compressor (blue) | 1 | 1 per 5 years |
| A7003 | Administration set, small volume nonfiltered pneumatic nebulizer, disposable | 2 | 2 per month |
| A7015 | Aerosol mask (pediatric) | 1 | 1 per month |

Over 3 months this comes to 6 administration sets and 3 masks.

Clinical information from the physician. The child is 6 years old and has moderate persistent asthma (J45.40). The inhaler with spacer was not effective in a 3-month trial that began on 06/15/2026, because he was unable to hold the seal and the dose was coughed out. Oral prednisolone was given twice, in August and in October 2026. Albuterol 2.5 mg is to be nebulized up to 4 times daily.

A new set is used every two weeks. The mask replaces a mouthpiece, which he does not keep between his lips. A small volume nebulizer is generally covered when it is needed to give an inhalation drug for obstructive airway disease. The caregiver for the afternoon treatments is his aunt.`,
    `Visit 10/27/2026, letter portion completed 11/02/2026

HPI: Mateo, first grade, here for asthma. Cough wakes him 3 nights a week. Spacer and MDI from 06/15/2026 for three months: he did not hold the seal and coughed the dose out. Prednisolone by mouth in August 2026 and again in October 2026.

Social: lives with dad (Henrik) and aunt (Paloma). No one smokes at home. No pets.

Exam: Weight 49 lb, height 3 ft 10 in. RR 30. SpO2 95 % on room air. Wheezes bilaterally. Eczema, left antecubital crease.

Dx:
1. Moderate persistent asthma, uncomplicated, J45.40
2. Atopic dermatitis, unspecified, L20.9

Plan: nebulized albuterol 2.5 mg, as often as 4 times a day. His aunt will give it after school. Nebulizer with compressor E0570 x 1 in blue. A7003 sets, 2 a month, which is one every 2 weeks and 24 in a year. A7015 mask in pediatric size, 1 a month, as the mouthpiece does not stay between his lips. Supplier Desert Bloom Respiratory. Insurance Saguaro Family Health Plan.

A nebulizer delivers the drug during quiet breathing, so that a young child does not have to time the breath.

Tobias Wrenfield, MD`,
    `LETTER OF MEDICAL NECESSITY

Introduction
This letter supports coverage of a home nebulizer and its supplies for Mateo Lindqvist (MRN WMK-3348, born 05/08/2020), who is insured by Saguaro Family Health Plan.

Medical background
Mateo has moderate persistent asthma (J45.40). He also has atopic dermatitis (L20.9). He wakes up coughing on 3 nights of the week. In 2026 he needed oral prednisolone on two occasions, in August and October.

Previous treatment
An inhaler with a spacer was used for 3 months beginning in June 2026. It failed: the seal could not be held, and the dose was lost in coughing.

Findings
On October 27, 2026 he had wheeze on both sides with a respiratory rate of 30 and an oxygen saturation of 95 percent on room air.

Request
The compressor nebulizer (E0570) in blue will be used for albuterol, 2.5 mg, up to four times daily. Two disposable administration sets (A7003) are requested each month, and one pediatric aerosol mask (A7015) each month. Together these are 3 supply pieces monthly.

Home
Mateo lives with his father, Henrik, and his aunt, Paloma. Treatments after school are given by the aunt. The household is free of smokers and of pets.

Tobias Wrenfield, MD, 11/02/2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'atopic dermatitis (L20.9) → allergic rhinitis (L20.9)'],
    [3, 'code-disease', 'moderate persistent asthma (J45.40) → cystic fibrosis (J45.40)'],
    [0, 'other-item', 'A7015, aerosol mask → A7003, aerosol mask'],
    [
      3,
      'other-item',
      'Two disposable administration sets (A7003) → One disposable administration set (A7003)',
    ],
    [
      2,
      'description-detail',
      '1. Moderate persistent asthma, uncomplicated → 1. Moderate persistent asthma, with status asthmaticus',
    ],
    [1, 'description-detail', 'moderate persistent asthma (J45.40) → severe persistent asthma (J45.40)'],
    [0, 'side', 'crease of the left elbow → crease of the right elbow'],
    [3, 'side', 'wheeze on both sides with → wheeze on the right side only with'],
    [0, 'sex', 'a six-year-old boy with → a six-year-old girl with'],
    [1, 'sex', 'because he was unable to hold → because she was unable to hold'],
    [1, 'choice', 'compressor (blue) → compressor (green)'],
    [2, 'choice', 'mask in pediatric size → mask in adult size'],
    [3, 'device', 'a home nebulizer and its supplies → a home nebulizer, a pulse oximeter and supplies'],
    [2, 'medication', 'Plan: nebulized albuterol 2.5 mg → Plan: nebulized budesonide 0.5 mg'],
    [0, 'medication', 'two courses of oral prednisolone → two courses of oral azithromycin'],
    [
      3,
      'diagnosis',
      'He also has atopic dermatitis (L20.9). → He also has atopic dermatitis (L20.9) and gastroesophageal reflux.',
    ],
    [
      0,
      'event',
      'He wakes with cough three nights a week. → He wakes with cough three nights a week and was taken to the emergency room twice.',
    ],
    [
      2,
      'treatment',
      'HPI: Mateo, first grade, here for asthma. → HPI: Mateo, first grade, allergic to peanuts, here for asthma.',
    ],
    [2, 'social', 'No pets. → One cat.'],
    [1, 'social', 'treatments is his aunt → treatments is his grandfather'],
    [
      3,
      'attitude',
      'Treatments after school are given by the aunt. → Treatments after school are given by the aunt, and Mateo accepts them gladly.',
    ],
    [1, 'negation', 'was not effective in a 3-month trial → was effective in a 3-month trial'],
    [0, 'negation', 'because he does not keep a mouthpiece → because he does keep a mouthpiece'],
    [1, 'organisation', 'Payer: Saguaro Family Health Plan → Payer: Mesa Children Plan'],
    [
      0,
      'attestation',
      'I heard wheeze on both sides. → I heard wheeze on both sides and performed spirometry.',
    ],
    [2, 'relative-date', 'Visit 10/27/2026, letter portion → Visit last Friday, letter portion'],
    [2, 'other-role', 'RR 30. → RR 49.'],
    [3, 'other-role', 'respiratory rate of 30 → respiratory rate of 95'],
    [2, 'brackets', 'RR 30. SpO2 95 % on room air. → RR 30. SpO2 95 % on room air [91 % after running].'],
    [
      1,
      'coverage-measure',
      'to give an inhalation drug for obstructive airway disease → to give an inhalation drug for obstructive airway disease such as his, with a peak flow of 110',
    ],
    [1, 'script', 'Albuterol 2.5 mg is to be → Albuterol ٥ mg is to be'],
    [3, 'script', 'percent on room air → percent on ٤ liters'],
    [3, 'identifier', 'WMK-3348 → WMK-3384'],
    [1, 'identifier', '(520) 555-0126 → (520) 555-0162'],
    [0, 'date-age', 'starting June 15, 2026 → starting July 15, 2026'],
    [0, 'quantity', 'administration set, 2 per month → administration set, 4 per month'],
    [3, 'name', 'his father, Henrik → his father, Hendrick'],
    [2, 'retold', 'for three months: he did not hold the seal → for three months: he did hold the seal'],
    [3, 'retold', 'up to four times daily → up to six times daily'],
    [1, 'sum', '6 administration sets and 3 masks → 9 administration sets and 3 masks'],
    [2, 'sum', '24 in a year → 36 in a year'],
  ],
  corruptions: {},
};
