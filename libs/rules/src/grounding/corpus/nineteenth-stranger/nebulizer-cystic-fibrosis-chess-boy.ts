import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for a child's nebulizer and chest vest: a pediatric pulmonologist, a respiratory therapist, a supplier and a clinic note. */
export const nebulizerCysticFibrosisChessBoy: CorpusCase = {
  id: 'nebulizer-cystic-fibrosis-chess-boy',
  today: '2026-11-02',
  facts: {
    case_id: 16012,
    patient: {
      first_name: 'Anatole',
      last_name: 'Greenhithe',
      dob: '2017-08-12',
      gender: 'male',
      height: '4 ft 2 in',
      weight: '54 lb',
      address: '405 Rook Street, Castleford, IA 52999',
      phone: '(319) 555-0167',
      mrn: 'PCP-09833',
    },
    diagnoses: [
      { code: 'E84.0', description: 'Cystic fibrosis with pulmonary manifestations' },
      { code: 'J45.40', description: 'Moderate persistent asthma, uncomplicated' },
      { code: 'K86.81', description: 'Exocrine pancreatic insufficiency' },
    ],
    items: [
      {
        item: 'High frequency chest wall oscillation system, with full anterior and/or posterior thoracic region receiving simultaneous external oscillation, includes all accessories and supplies, each',
        hcpcs: 'E0483',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'child small',
        color: 'orange',
        justification:
          'Hand clapping by his father Crispin twice a day did not clear the mucus; FEV1 fell from 88 % to 74 % of predicted between 2026-02-10 and 2026-10-13. A flutter valve was tried for 6 weeks and he could not keep the breath up. With the vest for 20 minutes twice a day in a trial FEV1 rose to 80 %. He had 3 courses of oral antibiotics this year.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Dornase alfa 2.5 mg once a day and hypertonic saline 7 % twice a day can be given only by nebulizer. The compressor of 2020 no longer reaches its pressure.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification:
          'The set is boiled each evening by his mother Leontyne. He breathes the mist for 15 minutes each time.',
      },
    ],
    provider: { name: 'Marguerite Osei-Blackwood, MD', npi: '1407392856', date_signed: '2026-11-02' },
    seen: [
      '2026-10-13, in clinic, by Marguerite Osei-Blackwood, MD: wet cough, crackles at the right upper chest, FEV1 74 % of predicted, saturation 96 % on room air, fingers clubbed, weight 54 lb.',
      '2026-10-20, in clinic, by Hugo Valderrama, RRT: vest fitted, chest girth 61 cm, 20 minutes at 12 Hz borne well, coughed up mucus afterward.',
    ],
    told: [
      'Who pays? Prairie Crown Health Plan',
      'Who supplies? Hawkeye Pediatric Respiratory',
      'Lives with whom? With his father Crispin and mother Leontyne and a baby sister',
      'School? Third grade, plays in the chess club',
      'Medicines? Pancrelipase with meals, budesonide 0.5 mg by inhalation twice a day',
      "Where is he followed? At the cystic fibrosis center of Prairie Children's Pavilion",
      'Allergy? Amoxicillin, hives',
    ],
    answered: [],
  },
  notes: [
    `November 2, 2026

Prairie Crown Health Plan
Pediatric Case Review

RE: Anatole Greenhithe, DOB August 12, 2017
MRN: PCP-09833

Dear Doctor:

Anatole is a 9-year-old boy with cystic fibrosis with pulmonary manifestations (E84.0), moderate persistent asthma, uncomplicated (J45.40) and exocrine pancreatic insufficiency (K86.81). He is followed at the cystic fibrosis center of Prairie Children's Pavilion.

I saw him in clinic on October 13, 2026. He had a wet cough and crackles at the right upper chest. His fingers were clubbed. Saturation was 96 % on room air. FEV1 was 74 % of predicted; on February 10, 2026 it had been 88 %.

Hand clapping by his father twice a day did not clear the mucus. A flutter valve was tried for 6 weeks, but he could not keep the breath up. With the vest, 20 minutes twice a day in a trial, FEV1 rose to 80 %. He had 3 courses of oral antibiotics this year.

Dornase alfa and hypertonic saline thin the mucus and can be given only by nebulizer. His compressor of 2020 no longer reaches its pressure.

I order:
1. E0483 chest wall oscillation system, 1 per 5 years
2. E0570 nebulizer with compressor, 1 per 5 years
3. A7005 administration set, non-disposable, 1 per 6 months

He is allergic to amoxicillin, which gives hives.

Sincerely,
Marguerite Osei-Blackwood, MD
NPI 1407392856`,
    `RESPIRATORY CARE VISIT, 10/20/2026

Therapist: Hugo Valderrama, RRT
Patient: Anatole G., 9 years, male

VEST FITTING
Chest girth 61 cm. Vest size: child small, orange. Twenty minutes at 12 Hz were borne well. He coughed up mucus afterward.

AIRWAY CLEARANCE SO FAR
- Hand clapping, twice a day, by his father Crispin: did not clear the mucus
- Flutter valve, 6 weeks: could not keep the breath up

LUNG FUNCTION (FEV1, % of predicted)
| Date | Value |
|---|---|
| 02/10/2026 | 88 |
| 10/13/2026 | 74 |
| Vest trial | 80 |
The loss between the first two dates was 14 points, and 6 points came back.

INHALED TREATMENT
- Dornase alfa 2.5 mg once daily
- Hypertonic saline 7 % twice daily
- Budesonide 0.5 mg twice daily

EQUIPMENT
The compressor dates from 2020 and no longer reaches its pressure. The nebulizer set is boiled each evening by his mother Leontyne. He breathes the mist for 15 minutes each time.

PLAN
E0483 vest, 20 minutes twice a day, 40 minutes daily in all. E0570 compressor. A7005 set, 1 per 6 months, 2 a year.

Oscillation of the chest wall loosens mucus from the bronchi and, unlike a breathing device, asks nothing of the child's breath.`,
    `HAWKEYE PEDIATRIC RESPIRATORY
Request for prior authorization

Member: Anatole Greenhithe
405 Rook Street, Castleford, IA 52999
(319) 555-0167
Plan: Prairie Crown Health Plan
Physician: Marguerite Osei-Blackwood, MD, NPI 1407392856, signed 2026-11-02

Items
A. E0483 High frequency chest wall oscillation system, child small, orange. Quantity 1, once in 5 years.
B. E0570 Nebulizer, with compressor. Quantity 1, once in 5 years.
C. A7005 Administration set, small volume nonfiltered pneumatic nebulizer, non-disposable. Quantity 1, once in 6 months.
Three pieces in all.

Codes
E84.0 Cystic fibrosis with pulmonary manifestations
J45.40 Moderate persistent asthma, uncomplicated
K86.81 Exocrine pancreatic insufficiency

Reasons for item A
The member's lung function dropped over eight months although his chest was clapped by hand two times a day. He was not able to use a flutter valve to effect. The vest, tried for 20 minutes twice a day, brought FEV1 up again. Plans generally cover the vest in cystic fibrosis when other means of clearing the airways have failed.

Reasons for items B and C
Two of his medicines, dornase alfa and 7 % saline, can be taken by nebulizer only. The present compressor dates from 2020 and is no longer strong enough. The set is boiled daily, for which a non-disposable one is made.

Household
He lives with both parents and a baby sister.`,
    `CF CLINIC SUMMARY (visit of 10/13/2026)

ID: Anatole Greenhithe, 9 y/o boy, third grader, plays in the chess club. Ht 4 ft 2 in, wt 54 lb.

Problems: CF with pulmonary manifestations. Moderate persistent asthma. Pancreatic insufficiency.

Interval: three courses of oral antibiotics this year. Wet cough. Parents do chest clapping and nebulizer care: father claps twice daily, mother boils the set every evening.

Medications
1. Dornase alfa 2.5 mg by nebulizer, once a day
2. Hypertonic saline 7 %, BID
3. Budesonide 0.5 mg inhaled, BID (1 mg a day)
4. Pancrelipase with meals

Allergy: amoxicillin (hives).

Exam: crackles at the right upper chest. Clubbing of the fingers. SpO2 96 % RA.

PFT: FEV1 74 % predicted, from 88 % on 2/10/2026.

Impression: decline of lung function; manual clearance has not been enough. Flutter valve failed after 6 weeks because he could not keep up the breath. Mucus that stays in the bronchi feeds infection.

Plan
- Vest (E0483); at the fitting on 10/20/2026 he tolerated 20 minutes at 12 Hz
- New compressor (E0570); the old one, from 2020, does not reach its pressure
- A7005 reusable set, one each 6 months
- Supplier: Hawkeye Pediatric Respiratory

M. Osei-Blackwood, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'exocrine pancreatic insufficiency (K86.81) → celiac disease (K86.81)'],
    [
      2,
      'code-disease',
      'E84.0 Cystic fibrosis with pulmonary manifestations → E84.0 Primary ciliary dyskinesia',
    ],
    [2, 'other-item', 'B. E0570 Nebulizer, with compressor. → B. E0570 Humidifier, heated.'],
    [0, 'other-item', '3. A7005 administration set → 3. A7005 aerosol mask'],
    [
      0,
      'description-detail',
      'moderate persistent asthma, uncomplicated (J45.40) → moderate persistent asthma with acute exacerbation (J45.40)',
    ],
    [3, 'description-detail', 'CF with pulmonary manifestations. → CF with intestinal manifestations.'],
    [2, 'description-detail', 'J45.40 Moderate persistent asthma → J45.40 Severe persistent asthma'],
    [0, 'side', 'crackles at the right upper chest → crackles at the left upper chest'],
    [3, 'side', 'crackles at the right upper chest → crackles at both sides of the upper chest'],
    [0, 'sex', 'Anatole is a 9-year-old boy with → Anatole is a 9-year-old girl with'],
    [2, 'sex', 'He lives with both parents → She lives with both parents'],
    [1, 'choice', 'Vest size: child small, orange → Vest size: child large, orange'],
    [2, 'choice', 'system, child small, orange → system, child small, green'],
    [
      3,
      'device',
      '- A7005 reusable set, one each 6 months → - A7005 reusable set, one each 6 months, and a spacer',
    ],
    [1, 'device', 'E0570 compressor. A7005 → E0570 compressor. Cough assist machine. A7005'],
    [1, 'medication', '- Dornase alfa 2.5 mg once daily → - Dornase alfa 5 mg once daily'],
    [3, 'medication', '4. Pancrelipase with meals → 4. Pancrelipase with meals, elexacaftor combination'],
    [
      0,
      'diagnosis',
      'His fingers were clubbed. → His fingers were clubbed and his sinuses inflamed with polyps.',
    ],
    [3, 'diagnosis', 'Pancreatic insufficiency. → Pancreatic insufficiency. Diabetes.'],
    [
      0,
      'event',
      'He had 3 courses of oral antibiotics this year. → He had 3 courses of oral antibiotics and 2 hospital stays this year.',
    ],
    [2, 'event', 'brought FEV1 up again. → brought FEV1 up again after his bronchoscopy.'],
    [3, 'treatment', 'Allergy: amoxicillin (hives). → Allergy: cefdinir (hives).'],
    [1, 'treatment', '- Flutter valve, 6 weeks: → - Postural drainage table, flutter valve, 6 weeks:'],
    [0, 'treatment', 'rose to 80 %. → rose to 80 %. Inhaled tobramycin was stopped.'],
    [2, 'social', 'both parents and a baby sister → both parents and a twin brother'],
    [3, 'social', 'plays in the chess club → plays in the soccer team'],
    [1, 'attitude', 'were borne well. → were borne well, and he liked them.'],
    [
      3,
      'attitude',
      'mother boils the set every evening. → mother boils the set every evening; adherence excellent.',
    ],
    [0, 'negation', 'but he could not keep the breath up → and he could keep the breath up'],
    [2, 'negation', 'He was not able to use a flutter valve → He was able to use a flutter valve'],
    [0, 'organisation', "center of Prairie Children's Pavilion → center of Saint Brendan Hospital"],
    [3, 'organisation', 'Supplier: Hawkeye Pediatric Respiratory → Supplier: Corn Belt Home Oxygen'],
    [0, 'attestation', 'I order: → I have spoken with his school about treatments there, and I order:'],
    [
      2,
      'attestation',
      'Three pieces in all. → Three pieces in all. We certify that the parents were trained in their use.',
    ],
    [
      1,
      'relative-date',
      'no longer reaches its pressure. The → no longer reaches its pressure since two months ago. The',
    ],
    [3, 'relative-date', 'Interval: three courses → Interval: last Sunday a fever; three courses'],
    [1, 'other-role', 'Chest girth 61 cm → Chest girth 54 cm'],
    [3, 'other-role', 'FEV1 74 % predicted → FEV1 96 % predicted'],
    [2, 'brackets', 'clapped by hand two times a day → clapped by hand two times a day [by a nurse]'],
    [1, 'brackets', 'He coughed up mucus afterward. → He coughed up mucus afterward [streaked with blood].'],
    [
      2,
      'coverage-measure',
      'clearing the airways have failed. → clearing the airways have failed, as his 40 % of predicted shows.',
    ],
    [
      1,
      'coverage-measure',
      "asks nothing of the child's breath. → asks nothing of the child's breath, at a flow of 110 liters here.",
    ],
    [0, 'script', 'Saturation was 96 % → Saturation was ٩١ %'],
    [3, 'script', 'wt 54 lb → wt ４５ lb'],
    [0, 'identifier', 'NPI 1407392856 → NPI 1407329856'],
    [2, 'identifier', '(319) 555-0167 → (319) 555-0176'],
    [0, 'date-age', 'DOB August 12, 2017 → DOB August 21, 2017'],
    [1, 'date-age', 'Anatole G., 9 years → Anatole G., 11 years'],
    [2, 'quantity', 'Quantity 1, once in 6 months. → Quantity 2, once in 6 months.'],
    [1, 'quantity', 'E0483 vest, 20 minutes twice a day → E0483 vest, 20 minutes three times a day'],
    [1, 'name', 'his mother Leontyne → his mother Leonora'],
    [2, 'name', 'Physician: Marguerite Osei-Blackwood → Physician: Margaret Osei-Blackwood'],
    [2, 'retold', 'lung function dropped over eight months → lung function improved over eight months'],
    [3, 'retold', 'manual clearance has not been enough → manual clearance has been enough'],
    [3, 'retold', 'Flutter valve failed after 6 weeks → Flutter valve failed after 6 days'],
    [1, 'sum', 'was 14 points, and → was 18 points, and'],
    [1, 'sum', '40 minutes daily in all → 60 minutes daily in all'],
    [3, 'sum', 'BID (1 mg a day) → BID (2 mg a day)'],
  ],
  corruptions: {},
};
