import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist and a respiratory therapist write for a very old man whose hands cannot manage an inhaler. */
export const nebulizerTremorBeekeeper: CorpusCase = {
  id: 'nebulizer-tremor-beekeeper',
  today: '2026-11-09',
  facts: {
    case_id: 19103,
    patient: {
      first_name: 'Leopold',
      last_name: 'Farnsby',
      dob: '1939-06-22',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '149 lb',
      address: '9 Apiary Lane, Dunmere, PA 17999',
      phone: '(717) 555-0109',
      mrn: 'DPC-11562',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'G25.0', description: 'Essential tremor' },
      { code: 'M19.041', description: 'Primary osteoarthritis, right hand' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'A metered dose inhaler with spacer was tried from 2026-07-06 to 2026-10-05 and failed: he could not press the canister because of tremor and the stiff right hand. Inspiratory flow 22 L/min on 2026-11-02, too low for a dry powder inhaler. On the same day, after nebulized ipratropium-albuterol in the office, the FEV1 rose from 0.81 L to 0.97 L. Ipratropium-albuterol is to be given 4 times a day.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Sets are changed every two weeks. His daughter fills the cup in the morning and in the evening.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        size: 'large',
        justification:
          'He cannot hold a mouthpiece for the 12 minutes of a treatment. A medium mask leaked at the chin.',
      },
    ],
    provider: { name: 'Beatriz Holloway-Nkemelu, MD', npi: '1841602739', date_signed: '2026-11-09' },
    seen: [
      '2026-11-02, in office, by Beatriz Holloway-Nkemelu, MD: prolonged expiration, wheeze at the left base, tremor of both hands, grip of the right hand 9 kg.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Keystone Breath Supply',
      'Lives with whom? With his daughter Gwendolyn',
      'Former work? Beekeeper',
    ],
    answered: [],
  },
  notes: [
    `DUNMERE PULMONARY - LETTER OF MEDICAL NECESSITY

Patient: Leopold Farnsby     DOB: June 22, 1939
Date: November 9, 2026

Mr. Farnsby, an 87-year-old former beekeeper, has chronic obstructive pulmonary disease, unspecified (J44.9), essential tremor (G25.0) and primary osteoarthritis of the right hand (M19.041).

A metered dose inhaler with a spacer was tried from July 6 to October 5, 2026. It failed, because he could not press the canister with his tremor and his stiff right hand. A dry powder inhaler is not an alternative, since his inspiratory flow was only 22 L/min on November 2, 2026.

On that day I examined him in the office. Expiration was prolonged, there was wheeze at the left base, both hands trembled, and the grip of the right hand was 9 kg. After nebulized ipratropium-albuterol his FEV1 rose from 0.81 L to 0.97 L.

I therefore order a nebulizer with compressor (E0570), quantity 1, with administration sets (A7003), 2 a month, and a large aerosol mask (A7015), 1 a month. The treatment is ipratropium-albuterol 4 times a day. He is not able to hold a mouthpiece for the 12 minutes that it takes.

Beatriz Holloway-Nkemelu, MD
NPI 1841602739`,
    `RESPIRATORY THERAPY ASSESSMENT (for physician review)

Name: L. Farnsby    Age/Sex: 87 M    MRN: DPC-11562
Ht 5 ft 8 in    Wt 149 lb

1. Indication: COPD. Comorbid: essential tremor, OA right hand.
2. Devices tried
   MDI + spacer: 07/06/2026 to 10/05/2026. Unsuccessful; patient could not actuate the canister.
   DPI: inspiratory flow 22 L/min (11/02/2026), too low.
3. Response to nebulized ipratropium-albuterol: FEV1 0.81 L before, 0.97 L after (gain 0.16 L).
4. Interface: patient cannot hold a mouthpiece through a 12-minute treatment. Medium mask leaked at the chin. Large mask ordered.
5. Home support: lives with his daughter Gwendolyn, who fills the cup mornings and evenings.
6. Equipment
   E0570 nebulizer with compressor, 1 per 5 years
   A7003 disposable administration set, 2 per month (changed every two weeks)
   A7015 aerosol mask, 1 per month
7. Exam per Dr. Holloway-Nkemelu, 11/02/2026: prolonged expiration, wheeze at left base, bilateral hand tremor.

Small volume nebulizers deliver bronchodilators during quiet breathing and do not demand coordination of hand and breath.`,
    `Keystone Breath Supply
Intake and Documentation

November 9, 2026

RE: Leopold Farnsby, 9 Apiary Lane, Dunmere, PA 17999, tel. (717) 555-0109

Dear Reviewer,

We submit this summary to Medicare Part B on behalf of the beneficiary. The ordering physician is Beatriz Holloway-Nkemelu, MD (NPI 1841602739), who saw him in her office on 11/02/2026.

Ordered items:

A. E0570 - Nebulizer, with compressor - 1 unit
B. A7003 - Administration set, small volume nonfiltered, disposable - 2 units per month
C. A7015 - Aerosol mask - 1 unit per month, size large

Items B and C together make 3 units monthly. For a quarter this means 6 administration sets and 3 masks.

ICD-10-CM: J44.9 (COPD), G25.0 (essential tremor), M19.041 (primary osteoarthritis, right hand).

According to the physician, a metered dose inhaler was not successful over about three months, from 07/06/2026 to 10/05/2026. A nebulizer is generally covered for the administration of inhalation drugs such as ipratropium and albuterol in obstructive lung disease. The beneficiary is to take ipratropium-albuterol four times daily. The mask in size large was chosen because the medium one leaked at the chin.`,
    `**Nebulizer Therapy: Justification Narrative**

*Patient.* Leopold Farnsby is a man of 87 years who used to work as a beekeeper and lives with his daughter, Gwendolyn.

*Problem.* His COPD requires inhaled bronchodilators, but his hands do not allow ordinary inhalers. Essential tremor affects both hands, and osteoarthritis limits the right one, whose grip measured 9 kg. From early July until October 5, 2026 he tried a metered dose inhaler with spacer; he was unable to press the canister.

*Alternatives considered.* Dry powder inhalers depend on a forceful breath. His inspiratory flow of 22 L/min, measured on November 2, 2026, is too low for this.

*Evidence of benefit.* In the office, nebulized ipratropium-albuterol raised his FEV1 from 0.81 L to 0.97 L.

*Request.* One compressor nebulizer, two disposable administration sets each month, and one large aerosol mask each month. The mask is needed since he cannot hold a mouthpiece for 12 minutes. His daughter fills the medication cup in the morning and in the evening.

*Summary.* Nebulized treatment four times a day is medically necessary, because no hand-held inhaler is practicable for him.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'essential tremor (G25.0) → Parkinson disease (G25.0)'],
    [2, 'code-disease', 'J44.9 (COPD) → J44.9 (bronchiectasis)'],
    [2, 'other-item', 'A. E0570 - Nebulizer, with compressor → A. E0570 - Nebulizer, ultrasonic'],
    [0, 'other-item', 'administration sets (A7003) → corrugated tubing (A7003)'],
    [
      2,
      'description-detail',
      '(primary osteoarthritis, right hand) → (post-traumatic osteoarthritis, right hand)',
    ],
    [0, 'side', 'wheeze at the left base → wheeze at the right base'],
    [1, 'side', 'OA right hand → OA left hand'],
    [3, 'sex', 'is a man of 87 years → is a lady of 87 years'],
    [2, 'choice', '1 unit per month, size large → 1 unit per month, size small'],
    [0, 'choice', 'a large aerosol mask (A7015) → a pediatric aerosol mask (A7015)'],
    [
      3,
      'device',
      'one large aerosol mask each month → one large aerosol mask each month, besides a home suction pump',
    ],
    [
      1,
      'medication',
      '3. Response to nebulized ipratropium-albuterol: → 3. Response to nebulized budesonide 0.5 mg:',
    ],
    [1, 'diagnosis', '1. Indication: COPD. → 1. Indication: COPD and congestive heart failure.'],
    [
      2,
      'event',
      'who saw him in her office on 11/02/2026 → who saw him in her office on 11/02/2026 after his discharge from the hospital',
    ],
    [
      3,
      'treatment',
      'he was unable to press the canister → he was unable to press the canister, and hand therapy brought no change',
    ],
    [0, 'social', 'former beekeeper → former beekeeper and ex-smoker'],
    [1, 'social', 'lives with his daughter → lives with his niece'],
    [
      3,
      'attitude',
      'in the morning and in the evening → in the morning and in the evening, and he looks forward to it',
    ],
    [0, 'negation', 'He is not able to hold a mouthpiece → He is able to hold a mouthpiece'],
    [2, 'negation', 'a metered dose inhaler was not successful → a metered dose inhaler was successful'],
    [2, 'organisation', 'to Medicare Part B on behalf → to Susquehanna Mutual Health on behalf'],
    [
      0,
      'attestation',
      'On that day I examined him → On that day I checked his inhaler technique three times and examined him',
    ],
    [1, 'relative-date', 'inspiratory flow 22 L/min (11/02/2026) → inspiratory flow 22 L/min (last summer)'],
    [3, 'other-role', 'whose grip measured 9 kg → whose grip measured 22 kg'],
    [1, 'brackets', 'Large mask ordered. → Large mask ordered [beard present].'],
    [
      2,
      'coverage-measure',
      'in obstructive lung disease. → in obstructive lung disease, and his FEV1 of 29 % falls within that.',
    ],
    [1, 'script', 'A7015 aerosol mask → A७016 aerosol mask'],
    [2, 'identifier', 'M19.041 (primary → M19.042 (primary'],
    [0, 'identifier', 'NPI 1841602739 → NPI 1841602793'],
    [0, 'date-age', 'DOB: June 22, 1939 → DOB: June 22, 1936'],
    [1, 'quantity', 'administration set, 2 per month → administration set, 4 per month'],
    [3, 'name', 'his daughter, Gwendolyn → his daughter, Gwyneth'],
    [3, 'retold', 'from 0.81 L to 0.97 L → from 0.81 L to 1.24 L'],
    [2, 'sum', '6 administration sets and 3 masks → 9 administration sets and 3 masks'],
  ],
  corruptions: {},
};
