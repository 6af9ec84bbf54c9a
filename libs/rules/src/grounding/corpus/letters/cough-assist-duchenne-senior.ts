import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist and a neuromuscular clinic write for a seventeen-year-old with Duchenne muscular dystrophy. */
export const coughAssistDuchenneSenior: CorpusCase = {
  id: 'cough-assist-duchenne-senior',
  today: '2026-06-09',
  facts: {
    case_id: 10503,
    patient: {
      first_name: 'Emeric',
      last_name: 'Salgado-Fenn',
      dob: '2008-12-14',
      gender: 'male',
      height: '5 ft 4 in',
      weight: '119 lb',
      address: '1330 Caliche Road, Dry Fork, TX 79999',
      phone: '(432) 555-0162',
      mrn: 'SCH-44106',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'Z99.3', description: 'Dependence on wheelchair' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          "Duchenne muscular dystrophy. On 2026-05-12 peak cough flow 128 L/min unassisted and 150 L/min with manually assisted cough, FVC 0.94 L (24 % of predicted), MIP 28 cm H2O, MEP 22 cm H2O. Two pneumonias in 12 months: right lower lobe in October 2025 (5 days in Sabine Children's Hospital) and left lower lobe in March 2026 (8 days, 3 of them in intensive care). Manually assisted cough and breath stacking with a resuscitator bag, done since June 2025, no longer suffice; the spinal fusion from T3 to the sacrum stiffens the chest. A chest wall oscillation vest, used in March 2026 in hospital, loosened the secretions but he could not bring them up. Trial of the device on 2026-05-12 at +35 and -35 cm H2O, 4 sets of 5 breaths: peak cough flow 270 L/min, saturation from 91 % to 96 %, no chest pain, no distension of the stomach. Ordered at +40 and -40 cm H2O twice a day, when ill every 2 hours while awake.",
      },
      {
        item: 'Interface for cough stimulating device, includes all components, replacement only',
        hcpcs: 'A7020',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: 'medium adult mask',
        justification:
          'Replaced every 6 months, as the cushion hardens with cleaning. A mouthpiece was tried on 2026-05-12 and leaked, his lips do not close around it.',
      },
    ],
    provider: { name: 'Fitzgerald Oyelaran-Petty, MD', npi: '1245960387', date_signed: '2026-06-09' },
    seen: [
      '2026-05-12, in the neuromuscular clinic, by Fitzgerald Oyelaran-Petty, MD: alert, weak cough, rhonchi at the left base, abdomen soft, transcutaneous CO2 52 mmHg, no pneumothorax and no bullae on the chest film of the same day.',
      '2026-05-12, in the neuromuscular clinic, by Saskia Domingue, RRT: trial of the device, father applied the mask and ran the cycles correctly the third time.',
    ],
    told: [
      'Who pays? Lone Prairie Kids, Texas Medicaid managed care',
      'Who supplies? Mesquite Respiratory Care, delivery by Hollis Trammell',
      'Lives with whom? With his father Raúl and grandmother Benita in a one-story house',
      'Who helps with the cough? Father morning and evening, home nurse Yvette Corrigan on weekdays from 9 to 3',
      'Wheelchair? Power wheelchair since age 11',
      'Ventilation? Bilevel at night with a nasal mask since January 2025',
      'Spinal fusion? October 2023',
      'Medicine? Deflazacort, lisinopril',
      'Heart? Ejection fraction 48 % on 2026-04-21',
      'School? Eleventh grade, missed 31 days this school year',
      'Hopes? To graduate in May 2027 with his class',
      'Length of need? Lifetime (99 months)',
      'Nearest hospital? 54 miles',
    ],
    answered: [],
  },
  notes: [
    `9 June 2026

To: Lone Prairie Kids, Prior Authorization
From: Fitzgerald Oyelaran-Petty, MD
Patient: Emeric Salgado-Fenn (14 December 2008)

To the reviewing physician:

Emeric, who is 17 and in the eleventh grade, has Duchenne muscular dystrophy. He has been in a power wheelchair since he was 11, sleeps on bilevel ventilation and is in chronic hypercapnic respiratory failure. What threatens him now is his cough. I am ordering a mechanical insufflation-exsufflation device (E0482) with two replacement masks a year (A7020).

His unaided peak cough flow on 12 May was 128 L/min. A helper's push raised it to no more than 150. Clearing the airways is generally thought to take at least 160. Vital capacity is down to 0.94 L, about a quarter of the predicted value, with a MIP of 28 and a MEP of 22 cm H2O. He has been in the hospital with pneumonia twice in the past year, for 13 days altogether: in October on the right, and in March on the left, when three of the eight days were spent in the ICU.

His father and his nurse have not been idle. They have stacked breaths with a bag and assisted his cough by hand for a year. Since the fusion of his spine from T3 to the sacrum the chest is stiff, and that is no longer enough. The vest used in March shook mucus loose which he then had no strength to expel.

In the trial, four sets of five breaths at plus and minus 35 cm H2O, his cough flow went to 270 L/min, more than twice the starting value, and his saturation climbed five points to 96%. There was neither chest pain nor gastric distension, and the film showed no bullae or pneumothorax.

I prescribe plus and minus 40 cm H2O, two sessions daily, and two-hourly in waking hours during illness. The need is lifelong.

Fitzgerald Oyelaran-Petty, MD
NPI 1245960387`,
    `RESPIRATORY THERAPY REPORT: Trial of mechanical in-exsufflation

Pt: E. Salgado-Fenn, 17 y M, 5'4", 119 lb
Date of trial: 05/12/2026 (neuromuscular clinic)
Dx: DMD; chronic hypercapnic respiratory failure; wheelchair dependent

Baseline
 - PCF, unassisted: 128 L/min
 - PCF, manual assist: 150 L/min
 - FVC: 0.94 L (24% pred)
 - MIP / MEP: 28 / 22 cmH2O
 - SpO2: 91%
 - TcCO2: 52 mmHg
 - Auscultation per MD: rhonchi L base

Contraindications screened by chest film same day: no bullous disease, no pneumothorax.

Settings of trial: +35 / -35 cmH2O, 5 breaths/set, 4 sets (20 breaths in all)
Interface: mouthpiece attempted, leaked (no lip seal). Changed to medium adult mask.

Response
 - PCF on device: 270 L/min, a gain of 142 over baseline
 - SpO2 after: 96%
 - Tolerance: no chest pain; stomach not distended

Caregiver
Father Raúl placed the mask and ran the cycles; correct on third attempt.

Prior airway clearance
Bag breath stacking + manual cough since 6/2025; vest in hospital 3/2026. Neither adequate at this stage. Rigid thorax after T3-sacrum fusion (10/2023).

Recommendation
E0482 x 1, home. Prescribed by Dr. Oyelaran-Petty at +40/-40 BID, and Q2H while awake when sick. A7020 x 2 per year, medium adult mask, one per half-year because the cushion gets hard with cleaning.

Saskia Domingue, RRT
06/09/2026`,
    `S - 17yo with DMD. Two admissions for PNA in the last 12 mos: RLL Oct 2025 (5 d), LLL Mar 2026 (8 d, 3 ICU). Dad does assisted cough AM and PM, home nurse Y. Corrigan M-F 9-3. Nocturnal bilevel via nasal mask since 1/2025. On deflazacort and lisinopril. 31 school days missed this year.

O - Clinic 5/12/26. Alert. Weak cough. L basilar rhonchi. Abd soft. tcCO2 52. PCF 128, manually assisted 150. FVC 24% (0.94 L). MIP 28, MEP 22. CXR w/o bullae or PTX. EF 48% (4/21/26). Power w/c.
Trial MI-E w/ Domingue RRT, +35/-35, 5 x 4: PCF 270, sat 91 -> 96. No CP, no gastric distention. Mouthpiece leaks; mask (med adult) ok.

A - Ineffective cough from respiratory muscle weakness, Duchenne (G71.01), w/ J96.12 and Z99.3. Bagging + manual assist x 1 yr now insufficient; s/p spinal fusion T3-sacrum 10/2023, stiff chest. Vest mobilized but pt couldn't expectorate.

P - E0482 #1. +40/-40 BID, q2h w/a when ill.
A7020 #2/yr.
LON 99.
DME: Mesquite. Ins: Lone Prairie Kids.

F. Oyelaran-Petty MD, 6/9/26`,
    `**LETTER OF MEDICAL NECESSITY**

**Date:** June 9, 2026
**Patient:** Emeric Salgado-Fenn
**Date of Birth:** December 14, 2008
**Insurance:** Lone Prairie Kids (Texas Medicaid managed care)

**Requested Items**

| Item | HCPCS | Quantity |
|---|---|---|
| Cough stimulating device | E0482 | 1 |
| Replacement interface, medium adult mask | A7020 | 2 per year |

**Diagnoses**
- G71.01: Duchenne or Becker muscular dystrophy
- J96.12: Chronic respiratory failure with hypercapnia
- Z99.3: Dependence on wheelchair

**Clinical Justification**

Emeric is a 17-year-old high school student whose progressive neuromuscular disease has left him unable to cough effectively. Key findings from May 12, 2026 include:

- **Peak cough flow:** 128 L/min unassisted; 150 L/min with manual assistance
- **Forced vital capacity:** 0.94 L (24% of predicted)
- **Maximal inspiratory pressure:** 28 cm H2O
- **Maximal expiratory pressure:** 22 cm H2O
- **Transcutaneous CO2:** 52 mmHg

**Failed or Insufficient Alternatives**

1. **Manually assisted cough and breath stacking** since June 2025 – no longer sufficient
2. **Chest wall oscillation vest** in March 2026 – loosened secretions that he could not bring up
3. **Mouthpiece interface** – leaked because his lips do not close around it

**Response to Trial**

During a supervised trial, peak cough flow increased from 128 to 270 L/min and oxygen saturation improved from 91% to 96%. The device was well tolerated.

**Support at Home**

Emeric lives with his father and grandmother. His father has shown that he can run the device, and a home nurse is present on weekdays. The nearest hospital is 54 miles away, which makes treatment in the home all the more important.

**Conclusion**

In view of two hospitalizations for pneumonia within 12 months, this equipment is medically necessary for Emeric's lifetime.

Fitzgerald Oyelaran-Petty, MD
NPI: 1245960387`,
    `MESQUITE RESPIRATORY CARE

Written order prior to delivery: supporting summary

Client            Emeric Salgado-Fenn
Born              12-14-2008
Residence         1330 Caliche Road, Dry Fork, TX 79999, tel. (432) 555-0162
Payer             Lone Prairie Kids
Prescriber        Fitzgerald Oyelaran-Petty, MD, NPI 1245960387
Order signed      06-09-2026
Duration          99 months = lifetime

(1) E0482, one unit. Settings ordered: inspiratory +40, expiratory -40 cm H2O. Frequency: morning routine and evening routine amount to two treatments a day; when he is ill, one every two hours while he is awake.

(2) A7020, two a year. Medium adult mask. Why not a mouthpiece: air leaked past his lips at the trial. Why two: cleaning hardens the cushion and it has to be renewed every six months.

Coverage of this device asks in general for a neuromuscular disease, for a significant impairment of chest wall or diaphragm movement, and for a failure of standard treatment. The record answers to it as follows. Disease: Duchenne, G71.01. Impairment: MIP 28 and MEP 22 cm H2O, FVC under one liter, fused spine (T3 down to the sacrum). Standard treatment: bag stacking and hand-assisted cough since June of last year, a vest in the hospital this past March; pneumonia nonetheless in October and again in March.

Trial on 05-12-2026 at 35 cm H2O either way. Result 270 L/min.

In the home: single-story house, father Raúl and grandmother Benita. Nurse Yvette Corrigan from 9 to 3, Monday through Friday. Raúl mastered mask and cycles at the third try.

Delivery assigned to Hollis Trammell.`,
    `Dear colleagues at Lone Prairie Kids,

We look after Emeric Salgado-Fenn in our neuromuscular clinic and would like to put three points before you.

First, he has run out of simpler options. Our patient did what the guidelines recommend before a machine is considered: his family has used a resuscitator bag to stack his breaths and has helped him cough by hand since mid-2025. When we measured this on May 12 the help added 22 L/min, from 128 to 150. An oscillating vest does a different job. It moves secretions; it doesn't remove them, and in March that was exactly his difficulty.

Second, the device works for him. On it he reached 270 L/min. His oxygen saturation, 91% to begin with, read 96% at the end. He had no pain in his chest and his stomach did not blow up. We found no reason against it on the chest film.

Third, the past year has been a hard one. Thirteen hospital days in twelve months, three of them in intensive care; 31 days absent in this school year. He wants to graduate with his class next May.

You may ask who will be responsible for the treatments. His father Raúl, who sees to the cough mornings and evenings as it is, got the cycles right on his third try with Saskia Domingue, RRT. On weekdays between 9 and 3 a nurse is in the house. Should he fall ill, the hospital is 54 miles off, so two-hourly sessions at home matter.

We therefore ask for one E0482 and for two masks (A7020, medium adult) per year, for as long as he lives.

With many thanks,

Fitzgerald Oyelaran-Petty, MD
June 9, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
