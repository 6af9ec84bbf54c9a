import type { CorpusCase } from '../corpus-case.ts';

/** An old patient's family doctor, a respiratory therapist, a nurse and a supplier write for a man of 88 with COPD who needs a nebulizer with compressor. */
export const nebulizerCopdElderly: CorpusCase = {
  id: 'nebulizer-copd-elderly',
  today: '2026-12-09',
  facts: {
    case_id: 50109,
    patient: {
      first_name: 'Clement',
      last_name: 'Zawadzki',
      dob: '1938-01-16',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '139 lb',
      address: '23 Roundhouse Street, Coalbrook, PA 15999',
      phone: '(814) 555-0190',
      mrn: 'CBF-4071',
    },
    diagnoses: [
      { code: 'J44.1', description: 'Chronic obstructive pulmonary disease with (acute) exacerbation' },
      { code: 'M19.041', description: 'Primary osteoarthritis, right hand' },
      { code: 'M19.042', description: 'Primary osteoarthritis, left hand' },
      { code: 'G31.84', description: 'Mild cognitive impairment of uncertain or unknown etiology' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'COPD with FEV1 34 % of predicted on 2026-08-12. Inhaler with spacer from 2026-09-03 to 2026-11-20 failed: he cannot press the canister with his arthritic thumbs (pinch 3 lb right, 2 lb left), holds his breath 3 seconds at most, and mixes up the steps. A dry powder inhaler needs a pull of at least 30 liters a minute; his is 22. Emergency room for wheezing on 2026-10-14, admitted 2026-11-21 to 2026-11-25. In the hospital nebulized ipratropium-albuterol took his saturation from 87 % to 92 % and he walked to the bathroom again. Four treatments a day at home, about 10 minutes each.',
      },
      {
        item: 'Albuterol, up to 2.5 mg and ipratropium bromide, up to 0.5 mg, FDA-approved final product, non-compounded, administered through DME',
        hcpcs: 'J7620',
        quantity: 120,
        quantity_limit: 186,
        limit_period: 'month',
        justification: 'One vial four times a day, 120 a month, given through the nebulizer.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Changed every 2 weeks; rinsed after every treatment and washed each night by his daughter-in-law.',
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Cannot hold a mouthpiece for 10 minutes with his hands and lets it drop from his lips when he dozes.',
      },
    ],
    provider: { name: 'Nadine Pruss-Calloway, MD', npi: '1790246358', date_signed: '2026-12-09' },
    seen: [
      '2026-12-02, in office, by Nadine Pruss-Calloway, MD: wheeze at the end of expiration on both sides, saturation 91 % on room air, pulse 84, no leg swelling, bony knobs at the base of both thumbs, Montreal Cognitive Assessment 21 of 30.',
      '2026-12-02, in office, by Dale Prokop, RRT: peak inspiratory flow 22 liters a minute, pinch 3 lb right and 2 lb left, missed 4 of 7 steps with inhaler and spacer; ran the nebulizer with mask for the whole 10 minutes with his daughter-in-law starting it.',
    ],
    told: [
      'Who pays? Medicare Part B with a railroad retiree supplement',
      'Who supplies? Allegheny Lamp Home Care',
      'Lives with whom? With his son Walt and daughter-in-law Ruthanne',
      'Who gives the treatments? Ruthanne fills the cup and starts the machine four times a day; Walt does the evening one when she is at choir',
      'How long has the doctor known him? Since 1991; her father was his doctor before her',
      'What is he called? Clem',
      'What work did he do? Brakeman on the railroad for 37 years',
      'Does he smoke? Quit in 1989',
      'Which other medicines? Tiotropium was stopped at discharge on 2026-11-25; prednisone ended 2026-12-01',
      'Does he want this? Yes; he says the mist is the first thing that has let him sleep',
      'How was Ruthanne taught? By Dale Prokop on 2026-12-02, filling, starting and washing, and she showed it back',
      'Which nurse keeps in touch? Maureen Fahey, LPN, every week by phone',
      'How long needed? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `December 9, 2026

Medicare Part B

RE: Clement Zawadzki, DOB January 16, 1938

Dear Reviewer,

Clem Zawadzki was my father's patient and he's been mine since 1991. He braked on the railroad 37 years, he quit smoking in 1989, and at 88 he has COPD with about a third of the breath he ought to have, FEV1 34 percent of predicted. He lives with Walt, his son, and his daughter-in-law Ruthanne.

He can't work an inhaler any more and it isn't for want of trying. From September 3 to November 20 we had him on one with a spacer. His thumbs are knobbed with arthritis, he pinches three pounds on the right and two on the left, and the canister takes more than that. He can hold his breath three seconds. And he has some mild cognitive impairment, so the steps get mixed up. Meanwhile it was the emergency room October 14 and then he was admitted from November 21 to the 25th. A dry powder one he can't pull hard enough, 22 liters a minute where you need 30.

In the hospital they nebulized him and his oxygen came from 87 up to 92 and he was walking to the bathroom again.

I'd like him to have a nebulizer with compressor (E0570), the ipratropium-albuterol vials four times a day, 120 a month (J7620), two disposable sets (A7003) and a mask (A7015). Ruthanne fills it and starts it. He tells us the mist is the first thing that's let him sleep.

He'll need it for life, and God willing that's a long while.

Nadine Pruss-Calloway, MD
NPI 1790246358`,
    `RESPIRATORY THERAPY DEVICE ASSESSMENT
12/2/26
Zawadzki, Clement   88 M   MRN CBF-4071   5'7" / 139 lb
Dale Prokop, RRT

Question: MDI, DPI or neb?

MDI + spacer
  Pinch R 3 lb, L 2 lb. Can't depress canister.
  Breath hold 3 sec max.
  Missed 4 of 7 steps on demonstration.
  Used 9/3 to 11/20/26. Result: ER 10/14, inpatient 11/21-11/25.
  Verdict: no.

DPI
  PIF 22 L/min; needs 30 or better.
  Verdict: no.

Small volume neb, compressor driven
  Full 10 min with mask. Family member set up.
  Verdict: yes.

Interface
  Mask rather than mouthpiece. He can't grip a mouthpiece the whole ten minutes and when he dozes off it falls out of his lips.

Caregiver
  Ruthanne (dtr-in-law) taught filling, starting, washing. Return demo done.

Supplies
  A7003, change q 2 wks = 2/mo. Rinse after each tx, wash nightly.
  A7015, 1/mo.
  J7620, QID = 4 x 30 = 120/mo, under the 186 limit.

Sats RA at this visit 91 %. FEV1 34 % (8/12/26).

D. Prokop, RRT
for N. Pruss-Calloway, MD`,
    `12/9/26 Med necessity / order, Zawadzki, Clem, 1/16/38

S: 88 yo retired brakeman. COPD. Home 2 wks from 4-day stay (11/21-25) for exac. ER before that 10/14. Spacer + MDI Sept to Nov, couldn't do it. Tiotropium stopped at d/c, pred done 12/1. Sleeps better w/ the neb mist, his words. Non smoker since '89.

O: (12/2) RA 91. P 84. End exp wheeze B. No edema. OA both thumbs. MoCA 21/30. PIF 22. Pinch 3 R, 2 L. BH 3 s.

A:
J44.1 COPD exac, FEV1 34%
M19.041, M19.042 hand OA R + L
G31.84 MCI
Inhaled bronchodilator needed, hand held devices both flunked.

P:
E0570 neb/compressor, 1
J7620 1 vial QID, #120/mo
A7003 2/mo
A7015 mask 1/mo
Ruthanne to run it, Walt back-up evenings when she's at choir
LPN calls weekly
Lifetime

Coverage thought for whoever reads this: a nebulizer is reasonable for obstructive lung disease when the drug is on the list and the patient can't use a metered dose inhaler effectively. Both halves are here. Ipratropium with albuterol is the drug, and he misses four steps out of seven with the inhaler in his hand.

NPC`,
    `# Letter of Medical Necessity for Nebulizer Therapy

**Beneficiary:** Clement Zawadzki
**Date of Birth:** 01/16/1938
**Primary Insurance:** Medicare Part B
**Secondary:** Railroad retiree supplement
**Supplier:** Allegheny Lamp Home Care

## Medical Background
Mr. Zawadzki is an 88-year-old man with **COPD (FEV1 34% predicted)**, **osteoarthritis of both hands**, and **mild cognitive impairment** (Montreal Cognitive Assessment 21/30).

## Recent Events
- **10/14/2026:** Emergency room visit for wheezing
- **11/21/2026 to 11/25/2026:** Hospital admission
- **12/02/2026:** Office visit, oxygen saturation 91% on room air, bilateral expiratory wheeze

## Why Inhalers Are Not Suitable
- **Metered-dose inhaler with spacer:** trialed for eleven weeks. Insufficient pinch strength, breath hold limited to three seconds, sequence errors.
- **Dry powder inhaler:** inspiratory flow of 22 L/min falls short of the required minimum of 30 L/min.

## Items Requested
1. **E0570** Nebulizer with compressor: 1
2. **J7620** Ipratropium-albuterol unit-dose vials: 120 per month
3. **A7003** Disposable administration set: 2 per month
4. **A7015** Aerosol mask: 1 per month

## Caregiver Support
His daughter-in-law prepares and starts each treatment and has demonstrated correct technique; his son assists on some evenings.

## Anticipated Outcome
Nebulized treatment has already been shown to work for him: during his hospital stay, oxygen saturation rose from **87% to 92%**.

**Length of need:** Lifetime

Nadine Pruss-Calloway, MD | NPI 1790246358 | December 9, 2026`,
    `Dear Allegheny Lamp,

This is Maureen Fahey, the LPN with Dr. Pruss-Calloway. I check in with the Zawadzkis by phone once a week, so I can tell you how it goes over there.

Mr. Zawadzki is 88, a small man, 139 pounds, and he's at his son's place with Walt and Ruthanne. This fall he was on the inhaler and the spacer. It never did work for him, because with those thumbs he couldn't squeeze it, and he'd mix up what came first. He wound up in the emergency room in October and in the hospital four nights right before Thanksgiving. There they gave him the breathing treatments and his level went from 87 to 92.

Dale, our respiratory therapist, sat down with them on December 2. He measured how hard Mr. Z can breathe in and it isn't enough for the powder kind. He ran a treatment start to finish with the mask on and Ruthanne working the machine, ten minutes, no trouble. He showed her how to fill it, start it and wash it and she did it back for him.

So it is four a day, about forty minutes all told. Ruthanne does them, except that Walt takes the evening one when she has choir.

Doctor wants the nebulizer with compressor, 120 vials every month, two sets and one mask a month. Mask because he'll doze and a mouthpiece drops out.

Thank you and God bless,
Maureen Fahey, LPN`,
    `ALLEGHENY LAMP HOME CARE
Written order prior to delivery and summary

Bene: Zawadzki, Clement    M    01-16-38
Addr: 23 Roundhouse St, Coalbrook PA 15999    Ph: 814-555-0190
Prim: Medicare B    Sec: RR retiree supplement
MD: Nadine Pruss-Calloway    NPI 1790246358    Signed 12-09-26

Code     Item                                     Qty
E0570    nebulizer w/ compressor                  1
J7620    albuterol 2.5 / ipratropium 0.5          120 / mo (360 / 90 days)
A7003    disp. neb set                            2 / mo (6 / 90 days)
A7015    aerosol mask                             1 / mo (3 / 90 days)
Dx: J44.1, M19.041, M19.042, G31.84

Sig: 1 vial via neb 4x daily. Abt 10 min per tx. LON: 99.

Face to face: 12-02-26, Dr. Pruss-Calloway. Findings: wheezing bilat at end of expiration, 91% RA, HR 84, no edema, CMC thumbs knobby R and L, MoCA 21/30.

Tried/failed: MDI w/ spacer 9-3 thru 11-20-26 (thumb pinch only 3 lb and 2 lb; 3 sec breath hold; gets steps out of order). DPI ruled out, insp flow 22 vs 30 L/min. Tiotropium d/c'd 11-25-26.

Utilization: ER 10-14-26. Inpatient 11-21 to 11-25-26. Nebs in hosp, 87 to 92%.

Caregiver: dtr-in-law, trained by D. Prokop RRT 12-02-26, showed it back. Rinses after each use, washes nightly.

Pt agreeable. Wants it.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
