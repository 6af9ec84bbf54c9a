import type { CorpusCase } from '../corpus-case.ts';

/** A former ferry pilot with COPD and heart failure cannot lie flat; a cardiologist, a home nurse, a therapist and the supplier write. */
export const hospitalBedCopdChfFerryman: CorpusCase = {
  id: 'hospital-bed-copd-chf-ferryman',
  today: '2026-02-11',
  facts: {
    case_id: 21105,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Brightwater',
      dob: '1942-10-29',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '203 lb',
      address: '2 Slipway Road, Gannet Harbor, ME 04999',
      phone: '(207) 555-0153',
      mrn: 'GHC-48026',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'R06.01', description: 'Orthopnea' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        length: '80 in',
        justification:
          'Must have the head of the bed raised 45 degrees most of the time; at less than 30 degrees he is short of breath within 5 minutes and the saturation falls from 93 % to 86 % on 2 liters. Four pillows and a 12-inch foam wedge were used from November 2025 to January 2026 and failed: he slides down and wakes gasping two to three times a night. Needs changes of position at once, about six a night, and his wife Philippa, who is 81 and has arthritis of both hands, cannot turn a crank. Legs raised 15 degrees against edema, 2+ to the mid calf. Ejection fraction 30 % on 2025-12-04. In hospital 2026-01-12 to 2026-01-17 at Gannet Harbor Hospital for decompensated heart failure. He works the hand control himself. The bed goes into the downstairs den, 11 by 13 feet.',
      },
      {
        item: 'Trapeze bars, a/k/a patient helper, attached to bed, with grab bar',
        hcpcs: 'E0910',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Needs it to sit up because of dyspnea and to change position; with the bar he came up from 30 degrees to sitting alone, without it he needed the therapist. Shoulders 4/5, grip strong on both sides.',
      },
    ],
    provider: { name: 'Marisol Fenwick-Adeyemi, MD', npi: '1902576348', date_signed: '2026-02-11' },
    seen: [
      '2026-02-03, in office, by Marisol Fenwick-Adeyemi, MD: jugular venous pressure 10 cm, crackles at both bases, wheeze on forced expiration, edema 2+ to the mid calf on both legs, blood pressure 108/64, pulse 84 irregular, saturation 93 % on 2 liters, weight 203 lb, FEV1 38 % of predicted.',
      '2026-02-05, at home, by Gideon Prowse, RN: has slept in a recliner for the last two weeks, red heels on both sides that blanch, head raised 45 degrees on the wedge he slid 10 inches down in 20 minutes, respiratory rate 24.',
      '2026-02-06, at home, by Anneke Dufresne, PT: bed mobility trial with a demonstration bed: sat up from 30 degrees with the trapeze alone, without it with moderate help of one person; used the hand control without prompting.',
    ],
    told: [
      'Who pays? Medicare Part B and Seaboard Mutual',
      'Who supplies? Downeast Respiratory and Bed',
      'Lives with whom? With his wife Philippa; daughter Jocasta comes on Saturdays',
      'What was his work? Ferry pilot until 2004',
      'Smoking? Stopped in 1998, 40 pack-years',
      'Medicines? Furosemide 80 mg twice a day, sacubitril/valsartan 24/26 mg twice a day, tiotropium once a day',
      'Oxygen? 2 liters per minute day and night since 2025',
      'How long will he need it? Lifetime',
      'Full electric wanted? No, the height of the bed need not change by motor',
      'Present bed? A queen bed upstairs, 14 stairs, which he cannot climb any more',
    ],
    answered: [],
  },
  notes: [
    `11 February 2026

Re: Mr. Cornelius Brightwater, d.o.b. 29 October 1942
Semi-electric hospital bed and trapeze

Dear Medicare reviewer,

A ferry pilot until 2004, Mr. Brightwater is now 83 and lives with two diseases that both forbid him to lie down: COPD, with an FEV1 of 38% predicted, and systolic heart failure, with an ejection fraction of 30%. Last month he spent five nights at Gannet Harbor Hospital because the heart failure had decompensated.

On the third of February I found his jugular venous pressure to be 10 cm. There were crackles at either base, and the edema reached to the mid calves. On his two liters of oxygen he saturated 93%. When he is lowered below thirty degrees this becomes 86%, and it takes no more than five minutes until he is out of breath.

From November to January he slept, if one can call it that, upon four pillows and a foam wedge of 12 inches. He slid down and woke up gasping two or three times each night. For the two weeks before the nurse's visit he slept in a recliner.

What he needs is a head section at 45 degrees, legs up by 15, and the possibility to change position at once and by his own hand, some six times in a night. His wife, who is 81, has arthritic hands and cannot work a crank. He does not need a motor for the height, and I have not ordered one.

The need is for life.

Yours truly,
Marisol Fenwick-Adeyemi, MD
NPI 1902576348`,
    `HOME HEALTH NURSING – SKILLED VISIT NOTE
Patient: Brightwater, Cornelius   MRN GHC-48026
Visit: 02/05/2026   RN: Gideon Prowse

Narrative: Patient has slept in a recliner these past two weeks. His own bed is a queen on the upper floor; there are 14 stairs to it and he can no longer manage them. RR 24. O2 at 2 L/min, continuous. On the foam wedge, head at 45°, he had gone down 10 inches after 20 minutes. Both heels are red but blanch with pressure. Breath gets short when he lies flatter than 30°.

Wife Philippa, 81, is the one at home. She has arthritis in both of her hands. Daughter Jocasta comes Saturdays.

Meds: furosemide 80 mg BID; sacubitril/valsartan 24/26 mg BID; tiotropium daily.

Wakes 2–3 x nightly gasping. Requires position changes about 6 x nightly and cannot wait for them.

Assessment: Orthopnea not controlled with pillows (four tried) or wedge. Positioning in an ordinary bed is not feasible. Heels at risk if he remains where he is.

Recommendation to Dr. Fenwick-Adeyemi: semi-electric bed with rails and mattress, and a trapeze. The den downstairs, 11 x 13 ft, has been picked for the bed.

G. Prowse, RN`,
    `PT HOME VISIT: BED MOBILITY
Feb 6, 2026 / Anneke Dufresne, PT

Pt is an 83 y.o. gentleman with COPD and CHF, 5'8", 203 lb, on O2 2 L continuously.

Trial in demo bed

Task: supine at 30° to sit
  with trapeze – independent
  without trapeze – mod A x1

Task: operate pendant
  independent, no cues

Strength: shoulders 4/5 B; grip strong B

Interpretation
Mr. Brightwater is able to sit up on his own if there is something above him to pull on. He has the arms for it. Without the bar a helper has to do a good part of the work, and the helper in this home has arthritis of both hands. Dyspnea is what compels him to get upright, so waiting is no option.

A crank-operated bed would put his wife in charge of every change of position, about six a night. With a hand control he is in charge himself. A variable-height motor is not being sought.

Suggested equipment
• Hospital bed, semi-electric, side rails + mattress, 80 in long (E0260)
• Trapeze attached to bed (E0910)

Location: den, ground level, 11 ft x 13 ft. No need to use the 14 stairs any longer.`,
    `DOWNEAST RESPIRATORY AND BED
Written order prior to dispensing / CMN-style worksheet

Patient: C. Brightwater, 2 Slipway Road, Gannet Harbor, ME 04999
Tel.: (207) 555-0153
Primary: Medicare Part B   Secondary: Seaboard Mutual
Physician: M. Fenwick-Adeyemi, MD   NPI 1902576348   Signed 2/11/26
Dx: J44.9 / I50.22 / R06.01
LON: 99 months = lifetime

Qty 1   E0260   Bed, semi-electric, side rails, mattress, 80"   rental
Qty 1   E0910   Trapeze, bed-attached, with grab bar   rental

Q: Does the patient's condition require positioning of the body in ways not feasible in an ordinary bed?
A: Yes. Trunk at 45 degrees most of the time; legs 15 degrees up for 2+ edema.

Q: Must the head be elevated more than 30 degrees most of the time owing to CHF or chronic pulmonary disease?
A: Yes, both. Under 30 degrees SpO2 drops 7 points (93 to 86) on 2 L.

Q: Were pillows or wedges considered?
A: Used, November 2025 through January 2026. Four pillows plus a 12" wedge. He slides down.

Q: Does the patient require frequent or immediate changes in body position?
A: Yes. Around six per night.

Q: Is a trapeze needed to sit up because of a respiratory condition, or to change body position?
A: Yes to both; PT trial 2/6/26.

Q: Can the patient operate the controls?
A: Yes, by himself.`,
    `# Medical Necessity Letter – Semi-Electric Hospital Bed

**Patient:** Cornelius Brightwater
**DOB:** 10/29/1942
**MRN:** GHC-48026
**Date:** February 11, 2026

## Diagnoses
- Chronic obstructive pulmonary disease (**J44.9**)
- Chronic systolic heart failure (**I50.22**)
- Orthopnea (**R06.01**)

## History
Mr. Brightwater is an 83-year-old former smoker (40 pack-years, quit in 1998) with severe airflow limitation (FEV1 38% predicted) and a reduced ejection fraction of 30%, measured on December 4, 2025. He was hospitalized from January 12 through January 17, 2026, for decompensated heart failure. He is on home oxygen at 2 L/min around the clock.

## Why a Standard Bed Is Insufficient
- He requires head elevation of **45 degrees** most of the time.
- Below 30 degrees he becomes dyspneic within five minutes, and oxygen saturation decreases to **86%**.
- Pillows and a foam wedge were used for about three months **without success**.

## Why a Semi-Electric Bed Is Required
- Approximately six immediate position changes are needed nightly.
- His spouse cannot turn a manual crank because of arthritis in her hands.
- He has demonstrated that he can use the hand control himself.

## Why a Trapeze Is Required
- With it, he moved from 30 degrees to sitting without help. Without it, he required moderate assistance from one person.

## Equipment
| HCPCS | Item | Qty |
|---|---|---|
| E0260 | Semi-electric hospital bed with side rails and mattress | 1 |
| E0910 | Trapeze bar with grab bar, bed-attached | 1 |

**Length of need:** Lifetime

*Marisol Fenwick-Adeyemi, MD – NPI 1902576348*`,
    `CARDIOLOGY / HF CLINIC 2/3/26 – excerpt for DME

CC: can't sleep lying down.
HPI: 83M, COPD + HFrEF (EF 30% 12/4/25), d/c'd 1/17 after 5 days in Gannet Harbor Hospital for ADHF. Orthopnea despite 4 pillows + wedge. PND 2-3x/night. Ex-smoker, 40 PY, none since '98.
Rx: furosemide 80 bid, sac/val 24/26 bid, tiotropium qd, O2 2 L 24/7.
PE: BP 108/64, HR 84 irreg, SpO2 93% on 2 L, wt 203. JVP 10. Bibasilar crackles; wheeze on forced exp. LE edema 2+ bilat to mid calf.
FEV1 38%.

Imp: Chronic systolic HF and COPD, each of which would suffice for keeping the head of the bed up >30°. He desaturates to 86 if flatter than that.

Plan (DME, order signed 2/11/26):
1. Semi-electric bed, E0260. HOB 45°, legs 15°. Foot section for the edema.
2. Trapeze, E0910, so he can get himself upright when short of breath.
3. Bed to be placed downstairs. Stairs x14 no longer possible.
4. No full-electric.
Wife is 81 with bilateral hand arthritis and she can't crank. Lifetime need.

M. Fenwick-Adeyemi, MD (1902576348)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
