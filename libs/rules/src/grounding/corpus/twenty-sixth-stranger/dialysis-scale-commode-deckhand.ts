import type { CorpusCase } from '../corpus-case.ts';

/** A kidney physician, a dialysis nurse, a supplier and a model write for a retired deckhand who dialyzes at home. */
export const dialysisScaleCommodeDeckhand: CorpusCase = {
  id: 'dialysis-scale-commode-deckhand',
  today: '2026-11-10',
  facts: {
    case_id: 26105,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Tafoya-Brandvold',
      dob: '1955-05-02',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '187 lb',
      address: '21 Slipway Lane, Gull Harbor, ME 04999',
      phone: '(207) 555-0148',
      mrn: 'GHK-61093',
    },
    diagnoses: [
      { code: 'N18.6', description: 'End stage renal disease' },
      { code: 'Z99.2', description: 'Dependence on renal dialysis' },
      { code: 'G62.9', description: 'Polyneuropathy, unspecified' },
    ],
    items: [
      {
        item: 'Scale, each',
        hcpcs: 'E1639',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'He weighs himself before and after each home hemodialysis, 4 times a week. Target weight 83.5 kg. The bathroom scale in use differed from the clinic scale by 2.3 kg on 2026-10-05. Weight gain between treatments in October 2026: 1.4 to 2.9 kg.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'For the bedroom. The only toilet is on the upper floor, 14 steps up; he sleeps and dialyzes on the ground floor. After treatment his blood pressure falls on standing from 132/74 to 98/60 mmHg. He is not able to climb the stairs in the first 3 hours after treatment. He is able to stand up from a chair with arms.',
      },
    ],
    provider: { name: 'Philippa Rasmussen-Cole, MD', npi: '1316749082', date_signed: '2026-11-10' },
    seen: [
      '2026-10-05, in clinic, by Philippa Rasmussen-Cole, MD: fistula of the left forearm with thrill, trace of ankle swelling, no feeling of the monofilament on either foot.',
      '2026-10-29, at home, by Jarrah Osei, RN: blood pressure after treatment 132/74 mmHg sitting and 98/60 mmHg standing.',
    ],
    told: [
      'Who pays? Penobscot Care Alliance',
      'Who supplies? Lighthouse Home Medical',
      'Lives with whom? With his wife Marguerite, who helps with the dialysis',
      'Work? Retired ferry deckhand',
      'Diabetes? None',
      'Home hemodialysis since? 2025-02-17',
    ],
    answered: [],
  },
  notes: [
    `Philippa Rasmussen-Cole, MD
Nephrology

November 10, 2026

Penobscot Care Alliance
Patient: Cornelius Tafoya-Brandvold
Date of birth: May 2, 1955
Record: GHK-61093

Dear Medical Reviewer,

Mr. Tafoya-Brandvold, 71, has end stage renal disease (N18.6) with dependence on renal dialysis (Z99.2), and a polyneuropathy (G62.9). He does not have diabetes. Since February 17, 2025 he has been on hemodialysis at home, 4 times a week.

In clinic on October 5, 2026 the fistula of the left forearm had a thrill. There was a trace of swelling at the ankles. He did not feel the monofilament on either foot. On the same day his bathroom scale proved to differ from ours by 2.3 kg.

His target weight is 83.5 kg, and in October he gained between 1.4 and 2.9 kg from one treatment to the next. An error of 2.3 kg is too large to work with.

At home on October 29 his pressure after treatment was 132/74 mmHg sitting and 98/60 mmHg standing. The only toilet is 14 steps up. He cannot climb the stairs for the first 3 hours.

I order a scale (E1639) and a commode chair with fixed arms (E0163), one of each.

Removal of fluid in dialysis is reckoned from weight. Low pressure after treatment is common.

Philippa Rasmussen-Cole, MD
NPI 1316749082`,
    `HOME DIALYSIS NURSING VISIT, 10/29/2026
Nurse: Jarrah Osei, RN
Patient: C. Tafoya-Brandvold, M, age 71

S: Home hemodialysis four times weekly, begun 02/17/2025. Wife, Marguerite, helps with the treatment. Retired ferry deckhand.

O: BP after treatment
 - sitting 132/74
 - standing 98/60
Systolic fall 34 mmHg, diastolic fall 14 mmHg.

Gains between treatments this month 1.4 to 2.9 kg, a spread of 1.5 kg.

House: bed and machine on the ground floor. One toilet in the house, on the upper floor. 14 steps.

Scale: bathroom scale, off by 2.3 kg against the clinic on 10/05/2026. He weighs before and after every treatment, which is 8 weighings a week.

A: Unable to use the stairs in the first 3 hours after treatment. Able to rise from a chair with arms. No sensation of the monofilament on both feet per Dr. Rasmussen-Cole.

P: Commode with fixed arms in the bedroom. Scale for dialysis. Target weight unchanged at 83.5 kg.

General: stand up in stages after a treatment. Weigh in the same clothing, on a hard floor, and write the figure down at once.`,
    `Lighthouse Home Medical
To: Penobscot Care Alliance, Authorizations

Customer: Cornelius Tafoya-Brandvold
21 Slipway Lane, Gull Harbor, ME 04999
(207) 555-0148

Body weight 187 lb. Height 5 ft 9 in.

Requested:

E1639 Scale – quantity 1 – allowed 1 in 3 years
E0163 Commode chair with fixed arms – quantity 1 – allowed 1 in 5 years

Two pieces in total.

The order names these diagnoses:
N18.6 End stage renal disease
Z99.2 Dependence on renal dialysis
G62.9 Polyneuropathy, unspecified

The order was signed by Philippa Rasmussen-Cole, MD (NPI 1316749082) on November 10, 2026, twelve days after the nurse had been to the house.

The commode is meant for the bedroom. There is no toilet on the ground floor, where the customer sleeps. His blood pressure drops when he stands up after dialysis, from 132/74 to 98/60.

The scale replaces a bathroom scale, which was 2.3 kg away from the scale of the clinic. He uses it before and after each of his 4 weekly treatments.

His wife helps with the dialysis at home.

Commodes are ordinarily considered when a person is confined to a room or a level without a toilet. Scales for dialysis belong to the equipment of the home treatment.`,
    `**LETTER OF MEDICAL NECESSITY**

**Re:** Cornelius Tafoya-Brandvold, 71-year-old man, approx. 85 kg
**Equipment:** scale (E1639), commode chair (E0163)

**1. Diagnoses**
| Code | Text |
|---|---|
| N18.6 | End stage renal disease |
| Z99.2 | Dependence on renal dialysis |
| G62.9 | Polyneuropathy, unspecified |

**2. Need for the scale**
The patient dialyzes at home four times per week and weighs himself before and after. The goal is 83.5 kg. The scale he has been using disagreed with that of the clinic by 2.3 kg. His gains between treatments in October 2026 lay between 1.4 and 2.9 kg, so that the disagreement is nearly as large as the largest gain.

**3. Need for the commode**
- The sole toilet is upstairs, 14 steps away from the floor on which he sleeps.
- On standing after treatment, the systolic pressure falls to 98 mmHg.
- For 3 hours after treatment he is unable to climb stairs.
- Neither foot perceives the monofilament.
- He can get up from a chair that has arms.

**4. Circumstances**
He is a retired deckhand of a ferry. He is not diabetic. His wife, Marguerite, assists with the dialysis.

**5. Remarks on coverage**
Payers commonly look for a written order and for a description of the home. Dialysis at home relies on accurate weights.

Philippa Rasmussen-Cole, MD, November 10, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'a polyneuropathy (G62.9) → an ischemic cardiomyopathy (G62.9)'],
    [0, 'description-detail', 'end stage renal disease (N18.6) → stage 4 chronic kidney disease (N18.6)'],
    [0, 'negation', 'He does not have diabetes. → He has diabetes.'],
    [0, 'side', 'the fistula of the left forearm → the fistula of the right forearm'],
    [0, 'retold', 'on either foot. On the same day → on the right foot only. On the same day'],
    [0, 'date-age', 'Since February 17, 2025 he → Since February 17, 2023 he'],
    [0, 'other-role', 'The only toilet is 14 steps up. → The only toilet is 21 steps up.'],
    [0, 'other-item', 'a scale (E1639) and → a scale (E0163) and'],
    [
      0,
      'coverage-measure',
      'Low pressure after treatment is common. → Low pressure after treatment is common, and at 88/50 mmHg he is well below what most plans require.',
    ],
    [0, 'attestation', 'I order a scale → I have inspected the house and order a scale'],
    [
      0,
      'event',
      'He cannot climb the stairs for the first 3 hours. → He cannot climb the stairs for the first 3 hours and fainted on them in September.',
    ],
    [1, 'sum', 'which is 8 weighings a week → which is 12 weighings a week'],
    [1, 'sum', 'Systolic fall 34 mmHg → Systolic fall 44 mmHg'],
    [
      1,
      'social',
      'Wife, Marguerite, helps with the treatment. → Daughter, Marguerite, helps with the treatment.',
    ],
    [1, 'name', 'Nurse: Jarrah Osei, RN → Nurse: Farrah Osei, RN'],
    [1, 'negation', 'Able to rise from a chair with arms. → Not able to rise from a chair with arms.'],
    [1, 'script', 'on the upper floor. 14 steps. → on the upper floor. ٤١ steps.'],
    [
      1,
      'medication',
      'Target weight unchanged at 83.5 kg. → Target weight unchanged at 83.5 kg. Continue midodrine 5 mg before treatment.',
    ],
    [
      1,
      'brackets',
      'P: Commode with fixed arms in the bedroom. → P: Commode with fixed arms [extra wide] in the bedroom.',
    ],
    [1, 'retold', 'bed and machine on the ground floor → bed and machine on the upper floor'],
    [1, 'treatment', 'begun 02/17/2025. → begun 02/17/2025 after two years of peritoneal dialysis.'],
    [2, 'quantity', 'quantity 1 – allowed 1 in 3 years → quantity 1 – allowed 1 in 2 years'],
    [2, 'identifier', 'NPI 1316749082 → NPI 1316794082'],
    [2, 'identifier', '(207) 555-0148 → (207) 555-0184'],
    [2, 'organisation', 'Lighthouse Home Medical → Breakwater Medical Supply'],
    [2, 'relative-date', 'twelve days after the nurse → two months after the nurse'],
    [
      2,
      'device',
      'The commode is meant for the bedroom. → The commode and the transfer bench are meant for the bedroom.',
    ],
    [
      2,
      'choice',
      'Commode chair with fixed arms – quantity → Commode chair with fixed arms, blue – quantity',
    ],
    [2, 'social', 'His wife helps with the dialysis at home. → A paid aide helps with the dialysis at home.'],
    [3, 'sex', '71-year-old man → 71-year-old woman'],
    [3, 'diagnosis', 'He is not diabetic. → He is not diabetic, but has prostate cancer.'],
    [
      3,
      'attitude',
      'The patient dialyzes at home four times → The patient is very conscientious, dialyzes at home four times',
    ],
    [3, 'event', 'falls to 98 mmHg. → falls to 98 mmHg, which has led to three falls.'],
    [3, 'retold', 'The goal is 83.5 kg. → The goal is 85.3 kg.'],
    [3, 'social', 'a retired deckhand of a ferry → a retired lobsterman'],
    [3, 'negation', 'he is unable to climb stairs → he is able to climb stairs'],
  ],
  corruptions: {},
};
