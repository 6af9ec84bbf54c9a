import type { CorpusCase } from '../corpus-case.ts';

/** An adult cystic fibrosis clinic asks a private insurer for a high frequency chest wall oscillation vest. */
export const percussionVestCysticFibrosisAdult: CorpusCase = {
  id: 'percussion-vest-cystic-fibrosis-adult',
  today: '2026-04-28',
  facts: {
    case_id: 10806,
    patient: {
      first_name: 'Marisela',
      last_name: 'Quintero-Dahl',
      dob: '1998-12-07',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '112 lb',
      address: '77 Lamplighter Street, Unit 4B, East Corvane, OR 97999',
      phone: '(541) 555-0191',
      mrn: 'CCF-20638',
    },
    diagnoses: [
      { code: 'E84.0', description: 'Cystic fibrosis with pulmonary manifestations' },
      {
        code: 'B96.5',
        description:
          'Pseudomonas (aeruginosa) (mallei) (pseudomallei) as the cause of diseases classified elsewhere',
      },
      { code: 'K86.81', description: 'Exocrine pancreatic insufficiency' },
    ],
    items: [
      {
        item: 'High frequency chest wall oscillation system, with full anterior and/or posterior thoracic region receiving simultaneous external oscillation, includes all accessories and supplies, each',
        hcpcs: 'E0483',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'adult small',
        justification:
          'FEV1 66 % of predicted on 2025-04-22 and 58 % on 2026-04-14. Three exacerbations in 12 months with intravenous antibiotics for 14 days each: July 2025, November 2025, February 2026. Until August 2025 her father percussed her chest by hand twice a day; he moved to Arizona on 2025-08-16 and she lives alone. An oscillating PEP device was used twice a day for 20 minutes from 2025-09-01 to 2026-02-08: sputum stayed at 15 mL a day, and the exacerbations of November and February fell into this time. A PEP mask was tried from 2025-12-08 to 2026-01-05 and stopped because of headaches. In Corvane University Hospital she used a vest from 2026-02-09 to 2026-02-22, 2 sessions a day of 30 minutes at 12 Hz: sputum rose to 40 mL a day, no rib pain, no hemoptysis. CT of the chest 2026-02-11: bronchiectasis in both upper lobes with mucus plugs on the right. She used all 28 sessions.',
      },
    ],
    provider: { name: 'Evander Kowalczyk-Ito, MD', npi: '1902567413', date_signed: '2026-04-28' },
    seen: [
      '2026-04-14, in clinic, by Evander Kowalczyk-Ito, MD: crackles over the right upper lobe, saturation 95 % on room air, digital clubbing, no rib tenderness, chest circumference 32 inches.',
      '2026-04-14, in clinic, by Janelle Obuya, RRT: put on and closed a vest of size adult small by herself in 2 minutes, one session of 30 minutes, coughed up 8 mL.',
    ],
    told: [
      'Who pays? Cascade Legacy Health, private insurance through her job',
      'Member number? CLH-5530-1872',
      'Who supplies? Blue Heron Airway Products',
      'What is her job? She teaches fourth grade; 31 missed school days since July 2025',
      'What medicines? Elexacaftor/tezacaftor/ivacaftor since March 2020, dornase alfa once a day, hypertonic saline 7 % twice a day, pancrelipase with meals',
      'Does she smoke? Never',
      'How long is it needed? Lifetime',
      'Who writes for the team? Social worker Theodora Pell, LICSW',
    ],
    answered: [],
  },
  notes: [
    `Adult Cystic Fibrosis Clinic
April 28, 2026

Cascade Legacy Health
Utilization Review

Patient: Marisela Quintero-Dahl      Member no. CLH-5530-1872      Born 12/07/1998

Dear Madam or Sir,

I am requesting authorization of a high frequency chest wall oscillation system (E0483) for this 27-year-old teacher with cystic fibrosis, bronchiectasis and Pseudomonas.

Over the last year she has lost eight points of FEV1, from 66 to 58 percent of predicted, in spite of modulator therapy (elexacaftor/tezacaftor/ivacaftor, since 2020), dornase alfa daily and 7% saline twice a day. She has needed 14-day courses of IV antibiotics in July, November and February. CT during the last of these showed bronchiectasis of both upper lobes and mucus plugging on the right, and it is on the right that I heard crackles on April 14.

Until last August her father percussed her chest by hand twice a day. He left for Arizona on the 16th of that month. There is nobody in her home to take his place. An oscillating PEP device, used twice daily for over five months, yielded no more than 15 mL a day and did not prevent two of the three exacerbations. A PEP mask gave her headaches and was given up after four weeks.

In the hospital, by contrast, two weeks on a vest brought sputum to 40 mL per day. She tolerated it without rib pain or hemoptysis and skipped none of the 28 sessions.

I consider the device medically necessary, for life, in the size adult small.

Yours truly,
Evander Kowalczyk-Ito, MD
NPI 1902567413`,

    `CF CLINIC – RESPIRATORY THERAPY ASSESSMENT FOR HFCWO
Janelle Obuya, RRT

Name: Quintero-Dahl, M.     MRN: CCF-20638     27 F     64 in / 112 lb
Clinic date: 04/14/26       Date of this report: 04/28/26

AIRWAY CLEARANCE HISTORY
Manual CPT (by father)      BID, ended 8/2025        no caregiver now; lives alone
Oscillating PEP             9/1/25–2/8/26, BID, 20 min     15 mL/d; exacerbations 11/25 and 2/26
PEP mask                    12/8/25–1/5/26           headaches, d/c'd
HFCWO (inpatient)           2/9/26–2/22/26, BID, 30 min, 12 Hz     40 mL/d; 28/28 sessions; no rib pain, no hemoptysis

LUNG FUNCTION
FEV1 % pred: 66 (4/22/25) → 58 (4/14/26)

FITTING, 4/14/26
Chest circumference 32". Size: adult small. Dons and closes vest without help in 2 min. Full 30-min session in clinic produced 8 mL. SpO2 95% RA. No rib tenderness per MD exam.

COMMENT
Output on the vest in hospital was more than two and a half times that on oscillating PEP. Pt is independent with set-up, which is the crux of it, there being no second person at home to do percussion.

CONTRAINDICATION SCREEN
Hemoptysis during trial: none. Rib pain during trial: none.

RECOMMENDATION
E0483, 1 unit, size adult small. Lifetime.

Co-signed: Evander Kowalczyk-Ito, MD, NPI 1902567413`,

    `April 28, 2026

Re: Marisela Quintero-Dahl, 77 Lamplighter Street, Unit 4B, East Corvane

To the case manager at Cascade Legacy:

I'm the social worker on the CF team. My colleagues will give you the lung numbers; here is the rest.

Marisela is twenty-seven and teaches fourth grade. She has missed 31 days of school since last July. Most people don't realize how much of CF is plumbing: twice a day, mucus has to be shaken loose from the chest and coughed out. The person who did the shaking up to last August was her father, with his hands. On August 16 he moved to Arizona. She lives by herself. You can't clap your own back.

She didn't sit and wait. From the first of September she used an oscillating PEP device for 20 minutes, two times a day. In December she gave the PEP mask four weeks, and it gave her headaches. In November and again in February she was on IV antibiotics for two weeks at a stretch.

During her February stay at Corvane University Hospital she used a vest. She did every session there was, 28 of them, and brought up 40 mL a day where it had been 15. She can get into it and fasten it on her own in two minutes; our RT saw it.

So that's the request. One vest system, E0483, size adult small, from Blue Heron Airway Products. She doesn't smoke and never has. She is on her modulator, dornase and saline. And on the ward she left out not a single session.

Warmly,
Theodora Pell, LICSW
with Evander Kowalczyk-Ito, MD (NPI 1902567413)`,

    `# Prior Authorization Letter

## Patient Information
- **Name:** Marisela Quintero-Dahl
- **DOB:** December 7, 1998
- **Member ID:** CLH-5530-1872

## Device
High frequency chest wall oscillation system, including all accessories and supplies (**E0483**), quantity 1, size adult small

## Diagnoses
1. Cystic fibrosis with pulmonary manifestations (E84.0)
2. Pseudomonas as the cause of diseases classified elsewhere (B96.5)
3. Exocrine pancreatic insufficiency (K86.81)

## Clinical Course
Ms. Quintero-Dahl has experienced a decline in FEV1 from **66%** to **58%** predicted between April 2025 and April 2026. During this period she had **three exacerbations**, amounting to **42 days of intravenous antibiotics**. Chest CT on February 11, 2026 showed bilateral upper lobe bronchiectasis and right-sided mucus plugs.

## Failed or Unavailable Alternatives
- **Manual chest percussion:** Her father, who performed it twice daily, relocated out of state in August 2025. She lives alone.
- **Oscillating PEP:** Used twice daily from September 1, 2025 through February 8, 2026. Sputum remained at 15 mL per day; two exacerbations occurred.
- **PEP mask:** Discontinued on January 5, 2026 due to headaches.

## Documented Benefit
| | Oscillating PEP | Vest |
|---|---|---|
| Session length | 20 min | 30 min |
| Sessions per day | 2 | 2 |
| Sputum per day | 15 mL | 40 mL |

The vest was well tolerated, with no rib pain and no hemoptysis. Adherence was 100% (28 of 28 sessions).

## Concurrent Therapy
Elexacaftor/tezacaftor/ivacaftor, dornase alfa once a day, 7% hypertonic saline twice a day, and pancrelipase with meals.

## Conclusion
Without effective independent airway clearance, mucus retention in cystic fibrosis leads to further infection and loss of lung function. Approval is respectfully requested.

**Evander Kowalczyk-Ito, MD | NPI 1902567413 | 04/28/2026**`,

    `S/ 27 yo woman, CF (dx codes E84.0, B96.5, K86.81), lives alone, schoolteacher, never-smoker. 31 school days lost since 7/2025. IV abx x 14 d on three occasions within twelve months (Jul, Nov, Feb). Chest PT by dad b.i.d. until he moved away 8/16/25. OPEP 9/25 to 2/26 b.i.d.: no gain. PEP mask for 4 wks: HA, stopped.

O/ 4/14/26: 95% RA. Crackles RUL. Clubbing. Ribs non-tender. Chest 32 in. FEV1 58% (a year ago 66%).
In-clinic vest session w/ RT: 30 min, 8 mL, self-donned.
CT 2/11/26: bronchiectasis both ULs; plugs on R.
Inpatient vest 2/9 – 2/22/26, 12 Hz, 30 min b.i.d.: 40 mL/day against 15 before; 28 of 28 done; no hemoptysis, no rib pain.

A/ CF lung disease w/ Pseudomonas, FEV1 falling, three IV courses a year. Hand percussion unavailable, OPEP insufficient, mask not tolerated, vest effective and manageable single-handed (i.e., without a helper).

P/ HFCWO vest, adult small, E0483, one. Alongside ETI, dornase qd, HTS 7% bid, pancrelipase w/ meals. Vendor: Blue Heron Airway Products. Need: lifetime.

This note serves as statement of medical necessity to Cascade Legacy Health.

E. Kowalczyk-Ito, MD
1902567413
04/28/26`,

    `Dear Reviewer at Cascade Legacy Health:

Vest criteria generally ask for three things. We set out below how Ms. Quintero-Dahl (CLH-5530-1872) meets each of them.

First, a qualifying diagnosis. She has cystic fibrosis affecting the lungs and the pancreas, with Pseudomonas and, on the February CT, dilated bronchi in the upper lobes on both sides.

Second, failure of standard treatments to mobilize secretions. We count three. Percussion by hand depended on her father and ended when he moved to another state in the middle of August. The oscillating device that followed was used 40 minutes a day, in two sittings, and her sputum did not exceed 15 mL. The PEP mask, added on December 8, was abandoned on January 5 for headaches.

Third, proof that the vest works for this patient and that she will use it. At Corvane University Hospital she had two half-hour sessions on each of 14 days. That is 28, and she took all 28. Sputum went up to 40 mL daily, a gain of 25. There was neither blood in it nor soreness of the ribs. Two weeks ago she put on an adult small in our clinic, unaided, in two minutes.

If a reason for haste is wanted, it is the trend. Spirometry stood at 66 percent last April and stands at 58 percent this April. Between the two lie six weeks of intravenous antibiotics, and she has been absent from her fourth-graders for 31 days.

We request one E0483 system, for lifelong use.

Evander Kowalczyk-Ito, MD, for the team
NPI 1902567413
Date: April 28th, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
