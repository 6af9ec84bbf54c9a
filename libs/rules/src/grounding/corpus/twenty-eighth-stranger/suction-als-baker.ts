import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a home nurse, a supplier and a drafting model write for a baker with ALS who chokes on her saliva. */
export const suctionAlsBaker: CorpusCase = {
  id: 'suction-als-baker',
  today: '2026-05-11',
  facts: {
    case_id: 34102,
    patient: {
      first_name: 'Nerissa',
      last_name: 'Oyelaran-Pike',
      dob: '1967-10-19',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '121 lb',
      address: '4 Juniper Loop, Lot 19, Sandreed, NM 87990',
      phone: '(505) 555-0117',
      mrn: 'SRN-20933',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'K11.7', description: 'Disturbances of salivary secretion' },
    ],
    items: [
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She is not able to clear saliva by coughing: peak cough flow 140 L/min on 2026-04-28. Chokes on saliva about 10 times a day and 2 to 3 times a night. A bulb syringe was tried from 2026-03-02 to 2026-04-20 and did not reach the throat. Glycopyrrolate was stopped on 2026-04-02 because the mucus became too thick.',
      },
      {
        item: 'Canister, disposable, used with suction pump, each',
        hcpcs: 'A7000',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification: 'A canister holds 800 mL and is changed every two weeks.',
      },
      {
        item: 'Oropharyngeal suction catheter, each',
        hcpcs: 'A4628',
        quantity: 16,
        quantity_limit: 16,
        limit_period: '1 month',
        justification:
          'Her brother does the suctioning and takes a new catheter every second day. Her hands are too weak to hold the catheter.',
      },
    ],
    provider: { name: 'Emeric Valdespino, DO', npi: '1720943658', date_signed: '2026-05-11' },
    seen: [
      '2026-04-28, in clinic, by Emeric Valdespino, DO: tongue wasted with fasciculations, voice wet, saliva pooling, oxygen saturation 95 % on room air, forced vital capacity 52 % of predicted, lungs clear.',
      '2026-05-06, at home, by Dorcas Winfield, RN: brother shown suctioning with a loaned pump; he did it twice without help.',
    ],
    told: [
      'Who pays? Redstone Trail Health Plan',
      'Who supplies? Mesa Breath Supply',
      'Lives with whom? With her brother Calder',
      'Home? Mobile home',
      'Work? Was a baker until 2025',
      'Feeding tube or tracheostomy? None',
    ],
    answered: [],
  },
  notes: [
    `Redstone Trail Health Plan
Utilization Management

May 11, 2026

Nerissa Oyelaran-Pike, MRN SRN-20933, date of birth October 19, 1967

Dear Colleague,

I ask you to cover a suction pump for use at home for Ms. Oyelaran-Pike, a 58-year-old woman with amyotrophic lateral sclerosis (G12.21), oropharyngeal dysphagia (R13.12) and a disturbance of salivary secretion (K11.7).

On April 28 I found her tongue wasted and fasciculating. Her voice was wet, and saliva pooled in the mouth. The lungs were clear, with an oxygen saturation of 95 % on room air. Forced vital capacity was 52 % of predicted. Her peak cough flow is 140 L/min, and she cannot clear her saliva by coughing.

She chokes on it about ten times by day and two or three times by night. A bulb syringe did not reach the throat. Glycopyrrolate had to be stopped on April 2 because her mucus became too thick.

I have ordered one electric suction pump (E0600), two canisters a month (A7000) and sixteen oropharyngeal catheters a month (A4628). Her brother, with whom she lives, will do the suctioning, since her hands are too weak for it.

There is neither a feeding tube nor a tracheostomy.

Weakness of the throat is common in this disease, and suction relieves without burdening the patient.

Emeric Valdespino, DO
NPI 1720943658`,
    `HOME VISIT, NURSING

Date: 5/6/26
Nurse: Dorcas Winfield, RN
Patient: Nerissa Oyelaran-Pike
Place: mobile home, 4 Juniper Loop, Lot 19, Sandreed

Reason: teaching of oral suction with a pump on loan.

Who learned: Calder, the patient's brother, who shares the home with her. He was shown how to suction and did it two times without help.

Why the patient does not do it: her hands are too weak to hold the catheter.

Symptoms: choking on saliva ~10x by day, 2-3x by night. Not able to cough saliva up; peak cough flow 140 L/min in clinic on 4/28.

Tried before
 - bulb syringe, 3/2 to 4/20 (seven weeks): did not reach the throat
 - glycopyrrolate: stopped 4/2, mucus too thick

Supplies to be used
 - canister of 800 mL, changed every two weeks: 2 a month
 - catheter, a new one every second day: order is for 16 a month

No tracheostomy. No feeding tube.

A suction pump should stand where it can be reached at night, and the canister should be emptied before it is full. Families are usually taught twice, because the first time is exciting for everyone and little of it is kept.`,
    `Mesa Breath Supply
Authorization request, initial

Member:     Nerissa Oyelaran-Pike
Sex/DOB:    F, 10/19/1967
Phone:      (505) 555-0117
Plan:       Redstone Trail Health Plan
Prescriber: Emeric Valdespino, DO, NPI 1720943658
Signed:     05/11/2026

LINES
E0600  Respiratory suction pump, home model, electric      1   (limit 1 per 5 years)
A7000  Canister, disposable, for suction pump               2   (limit 2 per month)
A4628  Oropharyngeal suction catheter                      16   (limit 16 per month)

Over twelve months this comes to 24 canisters and 192 catheters.

DIAGNOSES
G12.21 Amyotrophic lateral sclerosis; R13.12 Dysphagia, oropharyngeal phase; K11.7 Disturbances of salivary secretion

NOTES FROM THE CHART
The member has not got the force to clear saliva (peak cough flow 140 L/min on 04/28/2026). Forced vital capacity was 52 % of predicted on the same day, oxygen saturation 95 % without added oxygen. A bulb syringe was in use for seven weeks until 04/20/2026, to no effect, because it does not reach the throat. The nurse visited the home on 05/06/2026, five days before the order was signed. The member's brother operates the pump.

She was a baker until 2025 and lives in a mobile home.

Canisters and catheters are consumable supplies and are billed by the month; the pump itself is ordinarily rented first.`,
    `# Letter of Medical Necessity (draft)

**To:** Redstone Trail Health Plan
**For:** Nerissa Oyelaran-Pike, 58 years, 5 ft 5 in, 121 lb
**From:** Emeric Valdespino, DO

---

**1. Clinical summary**

The patient lives with *amyotrophic lateral sclerosis*. Her swallowing is impaired in the oropharyngeal phase, and her salivary secretion is disturbed.

**2. Objective findings, April 28, 2026**

* Tongue: wasted, with fasciculations
* Voice: wet
* Lungs: clear
* Saturation: 95 % on room air
* Forced vital capacity: 52 % of predicted
* Peak cough flow: 140 L/min

**3. Burden**

She chokes on saliva about 10 times during the day and is troubled by it another 2 to 3 times at night, that is 12 to 13 times in 24 hours.

**4. What did not work**

A bulb syringe (March 2 to April 20, 2026) and glycopyrrolate, which was stopped on April 2, 2026.

**5. Caregiver**

Her brother, Calder, lives with her. A registered nurse, Dorcas Winfield, taught him at home on May 6, 2026, and he then suctioned twice without help.

**6. Equipment**

* E0600: suction pump, quantity 1
* A7000: disposable canister of 800 mL, quantity 2 per month
* A4628: oropharyngeal suction catheter, quantity 16 per month

**7. Remark**

The patient does not have a tracheostomy. Plans generally cover suction equipment for people who cannot raise and clear secretions.

Prepared for signature on May 11, 2026.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'amyotrophic lateral sclerosis (G12.21) → multiple sclerosis (G12.21)'],
    [0, 'description-detail', 'oropharyngeal dysphagia (R13.12) → esophageal dysphagia (R13.12)'],
    [0, 'sex', 'a 58-year-old woman with → a 58-year-old gentleman with'],
    [0, 'negation', 'she cannot clear her saliva → she can clear her saliva'],
    [0, 'retold', 'The lungs were clear, with → There were crackles over the lungs, with'],
    [
      0,
      'diagnosis',
      'suction relieves without burdening the patient. → suction relieves without burdening the patient. She also has COPD.',
    ],
    [0, 'other-role', 'Her peak cough flow is 140 L/min → Her peak cough flow is 95 L/min'],
    [0, 'retold', 'two or three times by night → four or five times by night'],
    [0, 'other-item', 'two canisters a month (A7000) → sixteen canisters a month (A7000)'],
    [
      0,
      'device',
      'sixteen oropharyngeal catheters a month (A4628) → sixteen oropharyngeal catheters a month (A4628), besides a cough-assist device',
    ],
    [0, 'social', 'Her brother, with whom she lives, → Her daughter, with whom she lives,'],
    [
      0,
      'negation',
      'There is neither a feeding tube nor a tracheostomy. → There is a feeding tube but no tracheostomy.',
    ],
    [1, 'name', 'Nurse: Dorcas Winfield, RN → Nurse: Doris Winslow, RN'],
    [1, 'sum', '(seven weeks): did not reach → (three weeks): did not reach'],
    [1, 'retold', 'did it two times without help → did it two times with her help'],
    [1, 'script', 'peak cough flow 140 L/min in clinic → peak cough flow ٢٦٠ L/min in clinic'],
    [1, 'social', 'Place: mobile home, 4 Juniper → Place: nursing home, 4 Juniper'],
    [1, 'brackets', 'Not able to cough saliva up; → Not able to cough saliva up [pneumonia in March];'],
    [1, 'relative-date', 'in clinic on 4/28. → in clinic two days ago.'],
    [
      1,
      'attitude',
      "Calder, the patient's brother, → Calder, the patient's very devoted and confident brother,",
    ],
    [
      1,
      'treatment',
      '- glycopyrrolate: stopped 4/2, mucus too thick → - glycopyrrolate: still taken, mucus thin',
    ],
    [
      1,
      'event',
      'Reason: teaching of oral suction → Reason: discharge from hospital and teaching of oral suction',
    ],
    [2, 'sum', '24 canisters and 192 catheters → 24 canisters and 160 catheters'],
    [2, 'identifier', 'K11.7 Disturbances of → K11.3 Disturbances of'],
    [2, 'quantity', '16   (limit 16 per month) → 30   (limit 30 per month)'],
    [2, 'identifier', 'NPI 1720943658 → NPI 1720946358'],
    [2, 'organisation', 'Plan:       Redstone Trail Health Plan → Plan:       Sandia Ridge Medicaid'],
    [2, 'date-age', 'She was a baker until 2025 → She was a baker until 2018'],
    [2, 'other-role', '52 % of predicted on the same day → 95 % of predicted on the same day'],
    [
      2,
      'event',
      'five days before the order was signed. → five days before the order was signed, after an emergency call for choking.',
    ],
    [2, 'retold', 'oxygen saturation 95 % without added oxygen → oxygen saturation 95 % on 2 L of oxygen'],
    [
      3,
      'medication',
      'which was stopped on April 2, 2026. → which was stopped on April 2, 2026. She takes riluzole 50 mg twice daily.',
    ],
    [3, 'choice', 'canister of 800 mL, quantity → canister of 1200 mL, quantity'],
    [3, 'side', '* Tongue: wasted, with fasciculations → * Tongue: wasted on the left, with fasciculations'],
    [
      3,
      'attestation',
      'Prepared for signature on May 11, 2026. → I have reviewed the chest film of the patient. Prepared for signature on May 11, 2026.',
    ],
    [
      3,
      'coverage-measure',
      'who cannot raise and clear secretions. → who cannot raise and clear secretions, which her 40 mL of saliva an hour exceed.',
    ],
    [3, 'sum', 'that is 12 to 13 times in 24 hours → that is 20 to 22 times in 24 hours'],
    [0, 'name', 'for Ms. Oyelaran-Pike, a → for Ms. Oyelaran-Price, a'],
  ],
  corruptions: {},
};
