import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a clinic nurse, a supplier and a drafting model write for a young baker with cystic fibrosis. */
export const vestCysticFibrosisBaker: CorpusCase = {
  id: 'vest-cystic-fibrosis-baker',
  today: '2026-03-12',
  facts: {
    case_id: 25104,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Lindqvist',
      dob: '2003-10-27',
      gender: 'female',
      height: '161 cm',
      weight: '50 kg',
      address: '92 Gristmill Road, Unit 4, Halvorsen Bay, WI 54999',
      phone: '(920) 555-0148',
      mrn: 'HBC-60013',
    },
    diagnoses: [
      { code: 'E84.0', description: 'Cystic fibrosis with pulmonary manifestations' },
      { code: 'K86.81', description: 'Exocrine pancreatic insufficiency' },
    ],
    items: [
      {
        item: 'High frequency chest wall oscillation system, includes all accessories and supplies, each',
        hcpcs: 'E0483',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'teal',
        size: 'adult small',
        justification:
          'Two sessions of 30 minutes a day. Positive pressure device (PEP) used from 2025-04-07 to 2025-12-19, she did not bring up enough sputum: FEV1 fell from 71% to 62% of predicted. Manual percussion is not possible since she lives alone. Trial of the vest in clinic on 2026-02-24: 18 mL of sputum in 30 minutes, against 7 mL with PEP.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For dornase alfa 2.5 mg once a day and hypertonic saline 7% twice a day. The old compressor, bought in 2019, no longer reaches its pressure.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        justification: 'One set is in use while the other one is being sterilized.',
      },
    ],
    provider: { name: 'Matthias Adeyemi-Roth, MD', npi: '1518460279', date_signed: '2026-03-12' },
    seen: [
      '2026-02-24, in clinic, by Matthias Adeyemi-Roth, MD: crackles over both upper lobes, no fever, no blood in the sputum, saturation 95% on room air.',
    ],
    told: [
      'Who pays? Dunlin Health Cooperative',
      'Who supplies? Airwell Home Therapy',
      'Lives with whom? Alone; her parents live 200 miles away',
      'Work? Baker, the shift begins at 4 in the morning',
      'Antibiotics? Two courses by mouth in the last 12 months, none into a vein',
      'Hospital stays in the last 12 months? None',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `12 March 2026

Re: Saoirse Lindqvist (DOB 27 October 2003)
Plan: Dunlin Health Cooperative

Dear colleagues,

I write on behalf of Ms. Lindqvist, 22 years old, who has cystic fibrosis with pulmonary manifestations (E84.0) and exocrine pancreatic insufficiency (K86.81). She is 161 cm tall and weighs 50 kg.

On 24 February 2026 I heard crackles over both upper lobes. She had no fever, and there was no blood in her sputum. Saturation was 95% on room air. In the last 12 months she needed two oral courses of antibiotics. None was given into a vein, and she was not in hospital.

From 7 April to 19 December 2025 she cleared her chest with a PEP device. During that time her FEV1 fell from 71% to 62% of predicted, since she did not bring up enough sputum. There is nobody at home who could percuss her chest.

I prescribe a high frequency chest wall oscillation system (E0483), 30 minutes twice a day, and a nebulizer with compressor (E0570) for dornase alfa 2.5 mg daily and hypertonic saline 7% twice daily.

Airway clearance is a cornerstone of care in cystic fibrosis.

Matthias Adeyemi-Roth, MD, NPI 1518460279`,
    `NURSING NOTE: vest trial

Saoirse Lindqvist | F | 22 | MRN HBC-60013
Date of trial: 02/24/2026

Vest, 30 min: 18 mL sputum.
PEP: 7 mL sputum.
Difference 11 mL in favor of the vest.

SpO2 95% on room air. Afebrile. No blood seen in the sputum.

Size adult small, color teal chosen.

Schedule: 2 sessions of 30 minutes, which comes to one hour a day. The shift at the bakery starts at 4 a.m.

Inhaled medicines: dornase alfa 2.5 mg x 1, hypertonic saline 7% x 2, thus three nebulizations a day. The compressor at home dates from 2019 and no longer reaches its pressure.

Sets: 2 of A7005. While one is being sterilized, the other is used.

Support: lives alone. Parents are 200 miles away. Percussion by hand is therefore not possible.

Allergies: none known.

Nebulizer parts should be cleaned after each use, according to general advice.`,
    `To: Dunlin Health Cooperative
From: Airwell Home Therapy
Re: Saoirse Lindqvist, 92 Gristmill Road, Unit 4, Halvorsen Bay, WI 54999, (920) 555-0148

We ask for approval of the following order, signed by Matthias Adeyemi-Roth, MD, on March 12, 2026:

E0483 High frequency chest wall oscillation system, quantity 1 (limit 1 in 5 years)
E0570 Nebulizer, with compressor, quantity 1 (limit 1 in 5 years)
A7005 Administration set, non-disposable, quantity 2 (limit 2 in 6 months)

Diagnosis codes: E84.0, K86.81.

Two sets may be renewed every half year, which gives 4 sets in a year.

Grounds in short. PEP was used for more than eight months. The FEV1 nevertheless dropped by 9 points, to 62% of predicted. With the vest, 18 mL of sputum came up in 30 minutes. The vest was tried in clinic 16 days before the order was signed.

The nebulizer at home was bought in 2019 and does not reach its pressure any more. The member needs it three times a day.

The vest is requested in teal, adult small.

Approval of a vest usually calls for a record of other ways of airway clearance that did not succeed.`,
    `### Justification Letter – Airway Clearance and Nebulizer Therapy

**Patient:** Saoirse Lindqvist, a 22-year-old baker
**Ordering physician:** Matthias Adeyemi-Roth, MD

#### Medical background
Ms. Lindqvist has cystic fibrosis with lung involvement as well as exocrine pancreatic insufficiency. At her visit on February 24, 2026, crackles were heard over both upper lobes; her oxygen saturation was 95%.

#### Why PEP alone is not enough
- Used April to December 2025
- FEV1 before: 71% of predicted
- FEV1 after: 62% of predicted

#### Why the vest
1. It brought up more than twice as much sputum as PEP: 18 mL versus 7 mL.
2. A vest needs no second person, and she lives by herself.
3. Two half-hour sessions a day are prescribed.

#### Why the nebulizer
Dornase alfa (2.5 mg, once daily) and hypertonic saline (7%, twice daily) have to be nebulized. Her old compressor is about seven years old. Two reusable sets (A7005) allow one to be sterilized while the other is in use.

#### Stability
There were no hospital stays in the past year; antibiotics were taken by mouth twice.

Health plans often cover a vest for cystic fibrosis when simpler methods have failed.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'exocrine pancreatic insufficiency (K86.81) → chronic pancreatitis (K86.81)'],
    [
      0,
      'description-detail',
      'cystic fibrosis with pulmonary manifestations (E84.0) → cystic fibrosis with intestinal manifestations (E84.0)',
    ],
    [0, 'negation', 'there was no blood in her sputum → there was blood in her sputum'],
    [0, 'side', 'crackles over both upper lobes → crackles over the left upper lobe alone'],
    [0, 'event', 'and she was not in hospital. → and she was in hospital for nine days.'],
    [0, 'treatment', 'None was given into a vein, → One was given into a vein through a port,'],
    [0, 'retold', 'her FEV1 fell from 71% to 62% of predicted → her FEV1 rose from 62% to 71% of predicted'],
    [0, 'medication', 'dornase alfa 2.5 mg daily and hypertonic → tobramycin 300 mg daily and hypertonic'],
    [
      0,
      'social',
      'There is nobody at home who could percuss her chest. → Her fiancé works nights and cannot percuss her chest.',
    ],
    [1, 'sum', 'Difference 11 mL in favor of the vest. → Difference 14 mL in favor of the vest.'],
    [1, 'sum', 'thus three nebulizations a day → thus five nebulizations a day'],
    [1, 'other-role', 'PEP: 7 mL sputum. → PEP: 2.5 mL sputum.'],
    [1, 'choice', 'Size adult small, → Size adult large,'],
    [1, 'treatment', 'Allergies: none known. → Allergies: rash with ceftazidime.'],
    [1, 'script', 'Vest, 30 min: 18 mL sputum. → Vest, 30 min: ২৮ mL sputum.'],
    [1, 'sex', 'Saoirse Lindqvist | F | 22 → Saoirse Lindqvist | M | 22'],
    [
      1,
      'negation',
      'Percussion by hand is therefore not possible. → Percussion by hand is therefore possible.',
    ],
    [1, 'social', 'Support: lives alone. → Support: lives with a roommate.'],
    [2, 'organisation', 'From: Airwell Home Therapy → From: BreatheRight Medical of Wausau'],
    [2, 'identifier', 'Diagnosis codes: E84.0, K86.81. → Diagnosis codes: E84.0, K86.1.'],
    [2, 'other-item', 'A7005 Administration set, non-disposable → E0570 Administration set, non-disposable'],
    [2, 'quantity', 'quantity 2 (limit 2 in 6 months) → quantity 2 (limit 2 in 3 months)'],
    [2, 'name', 'Matthias Adeyemi-Roth, MD, on → Matthias Adebayo-Roth, MD, on'],
    [2, 'relative-date', 'tried in clinic 16 days before → tried in clinic three days before'],
    [
      2,
      'brackets',
      'does not reach its pressure any more. → does not reach its pressure any more [it was dropped in January].',
    ],
    [
      2,
      'coverage-measure',
      'other ways of airway clearance that did not succeed. → other ways of airway clearance that did not succeed, here autogenic drainage over 6 weeks.',
    ],
    [2, 'retold', 'PEP was used for more than eight months. → PEP was used for less than eight weeks.'],
    [3, 'social', 'a 22-year-old baker → a 22-year-old nursing student'],
    [3, 'date-age', 'on February 24, 2026, crackles → on January 24, 2026, crackles'],
    [
      3,
      'diagnosis',
      'as well as exocrine pancreatic insufficiency. → as well as exocrine pancreatic insufficiency and cystic fibrosis-related diabetes.',
    ],
    [3, 'device', 'Two reusable sets (A7005) → A flutter valve and two reusable sets (A7005)'],
    [
      3,
      'attitude',
      'Two half-hour sessions a day are prescribed. → Two half-hour sessions a day are prescribed, and she has shown exemplary adherence.',
    ],
    [
      3,
      'attestation',
      'antibiotics were taken by mouth twice. → antibiotics were taken by mouth twice. I have reviewed her sputum cultures and her chest CT.',
    ],
    [
      3,
      'event',
      'There were no hospital stays in the past year; → There was one hospital stay in the past year;',
    ],
  ],
  corruptions: {},
};
