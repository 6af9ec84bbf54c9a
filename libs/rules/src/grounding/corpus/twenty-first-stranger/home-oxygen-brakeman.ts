import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonary clinic writes: the pulmonologist twice, the oxygen supplier, and a draft by a language model. */
export const homeOxygenBrakeman: CorpusCase = {
  id: 'home-oxygen-brakeman',
  today: '2026-03-18',
  facts: {
    case_id: 21103,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Ostrowski',
      dob: '1954-01-30',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '187 lb',
      address: '2205 Kestrel Bluff, Yellow Pine, ID 83999',
      phone: '(208) 555-0127',
      mrn: 'YP-33092',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'I27.23', description: 'Pulmonary hypertension due to lung diseases and hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Arterial blood gas at rest on room air 2026-03-04: PaO2 52 mmHg, saturation 86 %. On 2 L/min by nasal cannula 93 %. Tested in a stable state, not in an exacerbation. Inhalers for three years and 16 sessions of pulmonary rehabilitation in 2025 have not corrected the low oxygen. To be used at rest, with exertion and in sleep, at least 18 hours a day. Length of need lifetime.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        length: '7 foot cannula tubing',
        justification:
          'He is mobile in the home and goes out to the mailbox and to church. Walk of 2026-03-04: 84 % after 110 feet on room air, 91 % on 3 L/min over 320 feet. The 50 foot hose of a concentrator would reach bedroom, kitchen and porch but not the workshop.',
      },
    ],
    provider: { name: 'Imogen Tran-Castellano, MD', npi: '1659803471', date_signed: '2026-03-18' },
    seen: [
      '2026-03-04, pulmonary clinic, by Imogen Tran-Castellano, MD: barrel chest, distant breath sounds, pulse 92, respiratory rate 22, no clubbing, FEV1 38 % of predicted, no ankle swelling.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Salmon River Oxygen',
      'Lives with whom? Alone; his niece Philippa comes on Sundays',
      'Does he smoke? Stopped in 2019, 45 pack-years',
      'How is the house heated? Electric baseboards, no open flame',
      'What medicines? Tiotropium 18 mcg once a day, albuterol inhaler as needed',
      'What did he do? Railroad brakeman for 31 years',
      'In hospital lately? Pneumonia in November 2025, four nights at Cascade Memorial Hospital',
      'CPAP? Never used',
    ],
    answered: [],
  },
  notes: [
    `Pulmonary Clinic
March 18, 2026

RE: Barnaby Ostrowski
DOB: 01/30/1954
Payer: Medicare Part B

Dear Medical Director,

This 72-year-old man has chronic obstructive pulmonary disease (J44.9) with chronic respiratory failure with hypoxia (J96.11) and pulmonary hypertension due to lung disease (I27.23). I examined him in clinic on March 4, 2026. He had a barrel chest and distant breath sounds; pulse was 92 and respiratory rate 22. There was no clubbing and no ankle swelling. FEV1 was 38 % of predicted.

An arterial blood gas taken that day at rest on room air gave a PaO2 of 52 mmHg and a saturation of 86 %. On 2 L/min by nasal cannula his saturation rose to 93 %. He was in a stable state and not in an exacerbation. He was in Cascade Memorial Hospital for four nights with pneumonia in November 2025.

Tiotropium 18 mcg once a day and albuterol as needed have been part of his care; inhalers over three years and 16 sessions of pulmonary rehabilitation have not corrected the low oxygen. He stopped smoking in 2019 after 45 pack-years.

I am therefore ordering an oxygen concentrator at 2 L/min for use at rest, on exertion and asleep, at least 18 hours a day. A portable system is ordered as well, because he is mobile in his home and leaves it for the mailbox and for church; on exertion he needs 3 L/min.

The need is lifelong.

Imogen Tran-Castellano, MD
NPI 1659803471`,
    `OXYGEN QUALIFYING VISIT - 3/4/2026

Pt: B. Ostrowski, M, MRN YP-33092, Ht 5'9", Wt 187 lb

Subjective
Former railroad brakeman (31 yrs). Lives alone; niece Philippa comes Sundays. Ex-smoker, quit 2019, 45 pk-yrs. Electric baseboard heat, no open flame at home. CPAP never used.

Objective
HR 92, RR 22. Barrel chest. Distant breath sounds. No clubbing. No LE edema. FEV1 38% pred.

Test results

| Condition | SpO2/SaO2 | O2 |
|---|---|---|
| Rest (ABG, PaO2 52 mmHg) | 86% | room air |
| Rest | 93% | 2 L/min |
| Walk, 110 ft | 84% | room air |
| Walk, 320 ft | 91% | 3 L/min |

Assessment
COPD; chronic hypoxic respiratory failure; PH due to lung disease and hypoxia. Stable at testing, no exacerbation.

Plan
1. E1390 concentrator x 1, 2 L/min NC, rest/exertion/sleep, at least 18 h/day.
2. E0431 portable gas system x 1, 3 L/min with exertion, 7 ft cannula tubing.
3. Length of need: lifetime.
4. Tiotropium 18 mcg daily, albuterol prn.

Comment: Group I criteria are met in general when PaO2 is 55 mmHg or less, or saturation 88% or less, at rest on room air. Testing should be done in a chronic stable state. A hose of 50 ft from the concentrator would reach bedroom, kitchen and porch; it would not reach the workshop, hence the portable system.

Imogen Tran-Castellano, MD`,
    `SALMON RIVER OXYGEN
Detailed description of items and medical need

Beneficiary: Barnaby Ostrowski
Address: 2205 Kestrel Bluff, Yellow Pine, ID 83999
Telephone: (208) 555-0127
Physician: Imogen Tran-Castellano, MD, NPI 1659803471

1. Item ordered: oxygen concentrator, single delivery port (E1390), one per month, flow 2 L/min by nasal cannula.
   Reason: at rest on room air the beneficiary's arterial oxygen pressure was 52 mmHg on 03/04/2026.

2. Item ordered: portable gaseous oxygen system (E0431), one per month, flow 3 L/min on exertion, with cannula tubing 7 feet in length.
   Reason: on room air he fell to 84 % after walking 110 feet. With 3 L/min he stayed at 91 % and walked 320 feet, that is 210 feet more.

Over a year this makes 12 rental months for the concentrator and 12 for the portable system, 24 in all.

3. Home. He lives by himself. The house is heated by electric baseboards and has no open flame, which matters because oxygen feeds fire. He goes out to the mailbox and to church. A niece visits on Sundays.

4. Other treatment. Inhalers have been used for three years. In 2025 he attended 16 sessions of pulmonary rehabilitation. These have not corrected the low oxygen. He has never used CPAP.

5. Diagnoses. J44.9 chronic obstructive pulmonary disease, unspecified; J96.11 chronic respiratory failure with hypoxia; I27.23 pulmonary hypertension due to lung diseases and hypoxia.

A portable system is considered by Medicare when the patient is mobile within the home and the qualifying test was done at rest or with exertion while awake.

Salmon River Oxygen`,
    `# Letter of Medical Necessity: Home Oxygen

**Date:** March 18, 2026
**Patient:** Mr. Barnaby Ostrowski, born January 30, 1954
**Ordering provider:** Imogen Tran-Castellano, MD

## Purpose

This letter supports the medical necessity of stationary and portable oxygen for Mr. Ostrowski, who is 72 years old and lives with COPD, chronic respiratory failure with hypoxia and pulmonary hypertension.

## History

Mr. Ostrowski worked as a railroad brakeman for 31 years. He has a smoking history of 45 pack-years and no longer smokes. In November 2025 he was treated for pneumonia at Cascade Memorial Hospital, where he stayed four nights. His medicines are tiotropium 18 mcg once a day and an albuterol inhaler as needed. He completed 16 sessions of pulmonary rehabilitation in 2025, but his oxygen level remains low.

## Objective Findings

- PaO2 of 52 mmHg at rest on room air
- Oxygen saturation of 86 % at rest, corrected to 93 % with 2 L/min
- Oxygen saturation of 84 % after 110 feet on room air
- FEV1 of 38 % of predicted

## Equipment

1. **E1390**, oxygen concentrator, quantity 1
2. **E0431**, portable gaseous oxygen system, quantity 1

## Rationale

The concentrator is intended for at least 18 hours a day. The portable system is needed because he is not confined to the reach of a hose: he walks to the mailbox, goes to church and uses a workshop that the hose would not reach. Oxygen used for 15 hours or more a day is known to prolong life in people with severe resting hypoxemia.

## Safety

He lives alone in a house with electric heating. There is no open flame.

Imogen Tran-Castellano, MD
NPI 1659803471`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'chronic obstructive pulmonary disease (J44.9) → idiopathic pulmonary fibrosis (J44.9)',
    ],
    [2, 'code-disease', 'J96.11 chronic respiratory failure with hypoxia → J96.11 obstructive sleep apnea'],
    [1, 'other-item', 'E1390 concentrator x 1 → E1390 liquid oxygen reservoir x 1'],
    [3, 'other-item', '**E0431**, portable gaseous oxygen system → **E0431**, portable oxygen concentrator'],
    [
      2,
      'description-detail',
      'I27.23 pulmonary hypertension due to lung diseases and hypoxia → I27.23 pulmonary hypertension due to left heart disease',
    ],
    [
      0,
      'description-detail',
      'chronic respiratory failure with hypoxia (J96.11) → acute and chronic respiratory failure with hypoxia (J96.11)',
    ],
    [
      3,
      'description-detail',
      'chronic respiratory failure with hypoxia and pulmonary → chronic respiratory failure with hypercapnia and pulmonary',
    ],
    [0, 'side', 'distant breath sounds; pulse → distant breath sounds on the left; pulse'],
    [1, 'side', 'Distant breath sounds. → Crackles at the right base.'],
    [0, 'sex', 'This 72-year-old man → This 72-year-old woman'],
    [3, 'sex', '**Patient:** Mr. Barnaby → **Patient:** Mrs. Barnaby'],
    [2, 'choice', 'cannula tubing 7 feet in length → cannula tubing 14 feet in length'],
    [1, 'choice', '2 L/min NC, rest → 2 L/min pediatric-size NC, rest'],
    [
      0,
      'device',
      'A portable system is ordered as well, → A portable system and a nebulizer are ordered as well,',
    ],
    [
      3,
      'device',
      'stationary and portable oxygen for Mr. → stationary and portable oxygen and a home ventilator for Mr.',
    ],
    [
      0,
      'medication',
      'Tiotropium 18 mcg once a day and albuterol → Tiotropium 18 mcg once a day, prednisone and albuterol',
    ],
    [
      3,
      'medication',
      'an albuterol inhaler as needed → a budesonide-formoterol inhaler 160/4.5 mcg twice a day',
    ],
    [
      1,
      'diagnosis',
      'PH due to lung disease and hypoxia. → PH due to lung disease and hypoxia; bronchiectasis.',
    ],
    [0, 'diagnosis', 'The need is lifelong. → The need is lifelong, as is that of his atrial fibrillation.'],
    [2, 'event', '4. Other treatment. Inhalers → 4. Other treatment. He was intubated in January. Inhalers'],
    [3, 'event', 'where he stayed four nights → where he stayed four nights after a fall down the stairs'],
    [1, 'treatment', 'CPAP never used. → CPAP used for two years and returned.'],
    [
      2,
      'treatment',
      'These have not corrected the low oxygen. → These and a lung volume reduction have not corrected the low oxygen.',
    ],
    [2, 'social', 'He lives by himself. → He lives with his wife.'],
    [3, 'social', 'a railroad brakeman for 31 years → a coal miner for 31 years'],
    [1, 'social', 'quit 2019, 45 pk-yrs → smokes 5 cigarettes a day, 45 pk-yrs'],
    [
      3,
      'attitude',
      'The concentrator is intended for at least 18 hours a day. → The concentrator is intended for at least 18 hours a day, and he is anxious about being tethered to it.',
    ],
    [
      2,
      'attitude',
      'A niece visits on Sundays. → A niece visits on Sundays, and he follows all instructions faithfully.',
    ],
    [0, 'negation', 'and not in an exacerbation → and in an exacerbation'],
    [2, 'negation', 'and has no open flame, → and has an open flame,'],
    [0, 'organisation', 'in Cascade Memorial Hospital → in Boise Valley Hospital'],
    [3, 'organisation', 'pneumonia at Cascade Memorial Hospital, → pneumonia at St. Brendan Medical Center,'],
    [
      0,
      'attestation',
      'I am therefore ordering → I certify under penalty of perjury that I discussed oxygen safety with him, and I am therefore ordering',
    ],
    [1, 'attestation', 'Comment: Group I → Comment: I spent 40 minutes counseling him. Group I'],
    [0, 'relative-date', 'I examined him in clinic on March 4, 2026. → I examined him in clinic last week.'],
    [3, 'relative-date', 'and no longer smokes. → and stopped smoking three years ago.'],
    [1, 'other-role', 'FEV1 38% pred. → FEV1 52% pred.'],
    [3, 'other-role', 'with 2 L/min → with 7 L/min'],
    [
      1,
      'brackets',
      '3. Length of need: lifetime. → 3. Length of need: lifetime. [Recheck after 90 days showed 89% at rest.]',
    ],
    [
      1,
      'coverage-measure',
      'at rest on room air. Testing → at rest on room air, and his PaO2 of 49 mmHg satisfies this. Testing',
    ],
    [2, 'coverage-measure', 'while awake. → while awake, as his 81 % after 200 feet shows.'],
    [0, 'script', 'a PaO2 of 52 mmHg → a PaO2 of ٤٢ mmHg'],
    [3, 'script', 'There is no open flame. → There is a g\u0430s stove.'],
    [1, 'identifier', 'MRN YP-33092 → MRN YP-33029'],
    [2, 'identifier', 'NPI 1659803471 → NPI 1659803417'],
    [0, 'date-age', 'DOB: 01/30/1954 → DOB: 01/30/1945'],
    [3, 'date-age', 'who is 72 years old → who is 75 years old'],
    [2, 'quantity', '(E1390), one per month → (E1390), two per month'],
    [3, 'quantity', 'for at least 18 hours a day. → for at least 12 hours a day.'],
    [1, 'name', 'niece Philippa → niece Patricia'],
    [2, 'name', 'Beneficiary: Barnaby Ostrowski → Beneficiary: Bernard Ostrowski'],
    [2, 'retold', 'and walked 320 feet, → and walked 120 feet,'],
    [1, 'retold', 'it would not reach the workshop → it would also reach the workshop'],
    [3, 'retold', 'but his oxygen level remains low → and his oxygen level is now normal'],
    [2, 'sum', '24 in all → 36 in all'],
    [3, 'brackets', 'There is no open flame. → There is no open flame. [Neighbor smokes on the porch.]'],
    [2, 'date-age', '52 mmHg on 03/04/2026. → 52 mmHg on 02/04/2026.'],
  ],
  corruptions: {},
};
