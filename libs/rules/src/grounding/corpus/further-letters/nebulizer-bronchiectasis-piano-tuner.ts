import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a nurse practitioner, a template, an advocate, a respiratory therapist and a telehealth note write for a piano tuner with wet lungs. */
export const nebulizerBronchiectasisPianoTuner: CorpusCase = {
  id: 'nebulizer-bronchiectasis-piano-tuner',
  today: '2026-05-06',
  facts: {
    case_id: 32102,
    patient: {
      first_name: 'Thandeka',
      last_name: 'Rosales-Brightwater',
      dob: '1989-02-17',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '118 lb',
      address: '302 Cottonwood Ditch Road, Arroyo Blanco, NM 87999',
      phone: '(505) 555-0137',
      mrn: 'ABP-7720',
    },
    diagnoses: [
      { code: 'J47.9', description: 'Bronchiectasis, uncomplicated' },
      { code: 'D83.9', description: 'Common variable immunodeficiency, unspecified' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'High-resolution CT on 2026-01-22 showed cylindrical bronchiectasis in the right middle lobe and both lower lobes. She brings up about 45 mL of sputum a day. Three courses of antibiotics for flare-ups in the 12 months before 2026-04-28; sputum grew Pseudomonas aeruginosa on 2026-02-11. Prescribed are albuterol 2.5 mg and then sodium chloride 7% 4 mL, each twice a day. Albuterol by inhaler with a spacer from 2025-09-01 to 2026-01-15 did not loosen the sputum. With a nebulizer lent by the clinic from 2026-03-02 to 2026-03-29 her coughing fits fell from 14 to 6 a day; three weeks after it went back they were 13 a day.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        justification:
          'The cup is filled 4 times a day. It has to be boiled after the last session of each day because of the immunodeficiency and the Pseudomonas; a disposable cup does not stand boiling. The cup lent in March was disposable and cracked after 8 days.',
      },
      {
        item: 'Filter, disposable, used with aerosol compressor or ultrasonic generator',
        hcpcs: 'A7013',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification:
          'The house stands on an unpaved road. The filter of the lent compressor was grey after 13 days, so two a month are needed.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        size: 'medium',
        justification:
          'A session takes 25 minutes. Coughing makes her lose a mouthpiece about 10 times a session; with a mask on 2026-04-28 she took the whole dose without a stop.',
      },
    ],
    provider: { name: 'Cassius Birdwhistell-Ngo, DO', npi: '1720465938', date_signed: '2026-05-06' },
    seen: [
      '2025-12-09, at Rio Alameda Chest Clinic: sweat chloride 18 mmol/L, cystic fibrosis excluded.',
      '2026-04-28, at Rio Alameda Chest Clinic, by Wendeline Maathai-Cruz, NP: oxygen saturation 94% on room air, coarse crackles at both bases, FEV1 58% of predicted, FVC 71% of predicted, weight 118 lb against 124 lb on 2025-10-30, no fever.',
    ],
    told: [
      'Who pays? Sandia Mesa Medicaid Plan',
      'Who supplies? Turquoise Trail Home Respiratory',
      'Lives with whom? With her brother Anselm and his two children',
      'Work? Tunes pianos; lost 19 working days from November 2025 to April 2026',
      'Other treatment? Immunoglobulin infusion every 4 weeks; oscillating positive pressure device twice a day since September 2025',
      'Smoking? Never',
      'Allergies? Sulfa drugs, with a rash',
      'Hospital stays? None in the past 12 months',
    ],
    answered: [],
  },
  notes: [
    `RIO ALAMEDA CHEST CLINIC

6 May 2026

Medical Director
Sandia Mesa Medicaid Plan

Re: Thandeka Rosales-Brightwater, born 17 February 1989

Dear Colleague,

Permit me to put before you the case of a 37-year-old piano tuner whose airways, on high-resolution CT of 22 January, are cylindrically dilated in the middle lobe on the right and in the lower lobes on either side. The cause is presumably her common variable immunodeficiency, for which she receives immunoglobulin every four weeks; cystic fibrosis was excluded in December, the sweat chloride being 18 mmol/L. She has never smoked.

Bronchiectasis is a vicious circle. Mucus stagnates, bacteria settle in it, inflammation widens the bronchi further, and more mucus stagnates. One breaks the circle by getting the mucus out. Ms. Rosales-Brightwater produces some 45 mL daily. She has required antibiotics three times within twelve months, and in February she grew Pseudomonas aeruginosa, an organism that, once established, tends to stay and to worsen the outlook.

For these reasons I have prescribed 7% saline, 4 mL, preceded by albuterol 2.5 mg, both twice daily. Hypertonic saline cannot be had as an inhaler. It is a liquid and demands a nebulizer. The albuterol was given by spacer from September until the middle of January, and the sputum did not loosen.

What convinced me was our own loan. During four weeks in March with a clinic machine her coughing fits declined from 14 daily to 6. The machine was returned, and three weeks afterwards there were 13.

I therefore ask for a compressor nebulizer (E0570) with its reusable set (A7005), filters (A7013) and mask (A7015).

With collegial regards,

Cassius Birdwhistell-Ngo, DO
NPI 1720465938`,
    `Clinic visit 4/28/2026, W. Maathai-Cruz, NP
Patient: T. Rosales-Brightwater, ABP-7720, 37F

Here for f/u of bronchiectasis, hx CVID on IVIG q4wk (J47.9, D83.9). Coughing again since the loaner neb went back at the end of March: about 13 fits/day, was 6 while she had it, 14 before.

Vitals/PFT
- SpO2 94% RA
- afebrile
- 118 lb, down 6 lb from 124 on 10/30/25
- FEV1 58% pred, FVC 71% pred

Lungs: coarse crackles both bases

Allergy: sulfa (rash)
Never smoker
No admissions past 12 mo; abx x3 in the same 12 mo
Micro: Pseudomonas aeruginosa, sputum 2/11/26
Imaging: HRCT 1/22/26, cylindrical BE in RML + RLL + LLL

What we've tried
- OPEP BID since 9/2025, continuing
- albuterol MDI + spacer 9/1/25 to 1/15/26, no help w/ sputum

Mask vs mouthpiece: loses the mouthpiece w/ coughing, roughly 10x per session, and a session is 25 min. Put on an aerosol mask in clinic today, size M, took the entire dose with no interruption.

Plan
1. Albuterol 2.5 mg neb BID, then 7% NaCl 4 mL neb BID
2. E0570 x1
3. A7005 x1 per 6 mo. Must be the kind that can be boiled. The disposable cup from March cracked on day 8.
4. A7013 x2/mo. Unpaved road, loaner filter was grey in 13 days.
5. A7015 medium x1/mo
6. Dr. Birdwhistell-Ngo to sign; vendor Turquoise Trail Home Respiratory`,
    `DME ORDER - NEBULIZER AND SUPPLIES
[Template: RESP-NEB]

PATIENT INFORMATION
Name: ROSALES-BRIGHTWATER, THANDEKA
DOB: 02/17/1989   Age: 37 y   Sex: F
MRN: ABP-7720
Address: 302 COTTONWOOD DITCH ROAD, ARROYO BLANCO, NM 87999
Phone: (505) 555-0137
Height: 167.6 cm   Weight: 53.5 kg   BMI: 19.0

INSURANCE
Plan: SANDIA MESA MEDICAID PLAN

DIAGNOSIS
1. J47.9 - Bronchiectasis, uncomplicated
2. D83.9 - Common variable immunodeficiency, unspecified

ORDER DETAIL
E0570   Nebulizer, with compressor .................... QTY 1    LIMIT 1 / 5 YEARS
A7005   Admin set, sm vol nonfiltered, non-disposable .. QTY 1    LIMIT 1 / 6 MONTHS
A7013   Filter, disposable ............................ QTY 2    LIMIT 2 / 1 MONTH
A7015   Aerosol mask, MEDIUM .......................... QTY 1    LIMIT 1 / 1 MONTH

MEDICATIONS TO BE NEBULIZED
albuterol 2.5 mg ............ 2 x daily
sodium chloride 7%, 4 mL .... 2 x daily
Fillings of cup per day: 4

CLINICAL INDICATORS
[X] Sputum production: approx. 45 mL/day
[X] Chest CT: 01/22/2026, positive for bronchiectasis
[X] Sputum culture: 02/11/2026, P. aeruginosa
[X] Antibiotic courses, 12 months: 3
[X] FEV1: 58% predicted (04/28/2026)
[X] SpO2: 94% room air (04/28/2026)
[ ] Home oxygen

PRIOR THERAPY
[X] Metered-dose inhaler with spacer: 09/01/2025 - 01/15/2026. Outcome: sputum not loosened.
[X] Oscillating PEP: since 09/2025, twice daily
[X] Loaner nebulizer: 03/02/2026 - 03/29/2026. Outcome: coughing fits 14/day to 6/day.

ALLERGIES: SULFA (RASH)
TOBACCO: NEVER

ELECTRONICALLY SIGNED: CASSIUS BIRDWHISTELL-NGO, DO
NPI: 1720465938
DATE: 05/06/2026`,
    `To the appeals desk at Sandia Mesa Medicaid Plan

I help patients put their requests into plain words. This one is for Thandeka Rosales-Brightwater of Arroyo Blanco, and it comes with the order of her lung doctor, Cassius Birdwhistell-Ngo.

There are four things on the list, and I can imagine somebody asking of each: is that really needed? So here is an answer for each.

*The machine.* She has bronchiectasis. Her airways are stretched and collect mucus, close to 50 mL in a day. Her doctor wants her to breathe in strong salt water, 7%, two times a day, after albuterol. You cannot get salt water out of a puffer. She did use a puffer, with a spacer, for four and a half months, and the mucus did not budge. Then the clinic lent her a machine for most of March. Fourteen bouts of coughing became six. They took it back. Thirteen.

*The reusable cup.* She also has an immune deficiency, and a nasty germ, Pseudomonas, was found in her sputum in February. Germs love a damp cup. Hers must be boiled every day. The throw-away cup she was given in March lasted 8 days before it cracked.

*Two filters a month.* Go and look at the road in front of the house. It isn't paved. The filter was grey in less than two weeks.

*The mask.* Picture holding something between your teeth for 25 minutes while you cough. It falls out ten times. On April 28 they tried her with a medium mask and she got all of the medicine in one go.

She tunes pianos for a living and lost 19 working days between November and April. She has dropped from 124 pounds to 118. A compressor costs less than a single admission, and so far, in the last year, she has had none.

Please approve all four.`,
    `TURQUOISE TRAIL HOME RESPIRATORY
Respiratory therapy justification by line item

Pt: Thandeka Rosales-Brightwater   DOB: 2/17/89
Ordering: Cassius Birdwhistell-Ngo, DO, 1720465938, order signed 5/6/26

LINE 1. E0570 COMPRESSOR NEBULIZER, 1
- Indication: bronchiectasis (J47.9) with daily sputum, approx 45 mL
- Drugs: albuterol 2.5 mg BID; 7% saline 4 mL BID. A bronchodilator goes first because hypertonic saline can tighten the airway.
- Usage: 2 sessions/day at 25 min, or 50 min/day of run time
- A jet compressor is suitable for both solutions. Battery-driven mesh devices cost more and aren't requested.

LINE 2. A7005 NON-DISPOSABLE SET, 1 PER 6 MO
- Fillings: 4/day, about 120 per 30-day month, over 700 in a half year
- Boiling once a day, after the last session (CVID, D83.9; Pseudomonas 2/11/26)
- Disposable sets can't be boiled. The March one cracked after 8 days.
- One A7005 replaces what would otherwise be many disposables

LINE 3. A7013 DISPOSABLE FILTER, 2 PER MO
- Filter of the loan unit grey after 13 days. Dusty location: unpaved road.
- At that pace, two in a month is right. It is also the limit.

LINE 4. A7015 AEROSOL MASK, MEDIUM, 1 PER MO
- Mouthpiece lost to coughing approx 10 times per session
- 4/28/26: mask trial, complete dose, no stop

OVER ONE YEAR: 1 compressor, 2 sets, 24 filters, 12 masks

FUNCTION: SpO2 94% RA, FEV1 58% pred. No hospital stays in 12 mo; 3 antibiotic courses. Pt also uses an oscillating PEP device BID, since 9/2025, and this equipment supplements it rather than replacing it.`,
    `Telehealth-style summary prepared for the prescriber's signature

**Reason:** equipment for inhaled therapy at home
**Patient:** Thandeka Rosales-Brightwater, she/her, 37, Arroyo Blanco NM
**Household:** her brother Anselm, his two children

**In short**
A never-smoker with CVID and non-CF bronchiectasis is losing ground: weight is down 6 lb over six months, lung function is reduced (FEV1 58%, FVC 71%), and Pseudomonas has appeared. She does airway clearance twice a day and gets Ig replacement monthly. What is missing is a way to inhale hypertonic saline.

**Timeline**
- Sep 2025: starts oscillating PEP, and albuterol via spacer
- Oct 30, 2025: 124 lb
- Dec 9, 2025: sweat chloride 18 mmol/L, so not CF
- Jan 15, 2026: spacer albuterol ends; sputum no looser
- Jan 22, 2026: CT shows bronchiectasis, three lobes
- Feb 11, 2026: Pseudomonas aeruginosa in sputum
- Mar 2 to 29, 2026: clinic nebulizer on loan, cough fits 14 → 6 per day
- Apr 28, 2026: seen by Wendeline Maathai-Cruz, NP; crackles at both bases, 94% on room air; 118 lb
- May 6, 2026: order signed

**Ordered**
1 nebulizer w/ compressor (E0570), 1 non-disposable administration set (A7005), 2 filters per month (A7013), 1 medium mask per month (A7015).

**Why now**
After the loan ended the fits climbed back to 13 a day within three weeks. Nineteen workdays were lost from November to April. Each exacerbation of bronchiectasis may leave the lungs a little worse than before, and guidelines advise mucoactive treatment for people who have frequent ones.

**Safety**
Allergic to sulfa (rash). Neither ordered drug is a sulfa drug.

Cassius Birdwhistell-Ngo, DO | NPI 1720465938`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
