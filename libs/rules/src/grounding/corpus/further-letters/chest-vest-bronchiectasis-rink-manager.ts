import type { CorpusCase } from '../corpus-case.ts';

/** A lung doctor, a respiratory therapist, a template, a telehealth nurse, a daughter and a billing clerk write for a woman with bronchiectasis. */
export const chestVestBronchiectasisRinkManager: CorpusCase = {
  id: 'chest-vest-bronchiectasis-rink-manager',
  today: '2026-11-05',
  facts: {
    case_id: 36102,
    patient: {
      first_name: 'Henrike',
      last_name: 'Stavnes-Adeyo',
      dob: '1958-06-30',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '121 lb',
      address: '208 Loon Street, Apt 3, Sawbill Falls, MN 55999',
      phone: '(218) 555-0147',
      mrn: 'SLC-22957',
    },
    diagnoses: [
      { code: 'J47.9', description: 'Bronchiectasis, uncomplicated' },
      { code: 'D83.9', description: 'Common variable immunodeficiency, unspecified' },
      { code: 'M41.9', description: 'Scoliosis, unspecified' },
    ],
    items: [
      {
        item: 'High frequency chest wall oscillation system, with full anterior and/or posterior thoracic region receiving simultaneous external oscillation, includes all accessories and supplies, each',
        hcpcs: 'E0483',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'plum',
        size: 'medium',
        justification:
          'CT of the chest on 2026-03-17 shows bronchiectasis in both lower lobes and the middle lobe. She has coughed every day for 14 months and brings up about 60 mL of sputum a day. An oscillating PEP device, used twice a day for 15 minutes from 2026-04-06 to 2026-08-31, did not lower the amount. Hand percussion by her daughter was done on weekends only, from April to August 2026, since the daughter lives 42 miles away. She cannot lie head-down for postural drainage because of scoliosis and reflux-like choking. At a trial of the vest on 2026-10-14 she brought up 25 mL in 20 minutes and the oxygen saturation rose from 91 % to 94 %. She is to use it twice a day for 20 minutes.',
      },
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She inhales 4 mL of 3 % saline twice a day before she clears her chest. The compressor she uses has been on loan from the clinic since 2026-10-14 and must go back on 2026-11-14. Without saline the sputum is too thick to come up.',
      },
    ],
    provider: { name: 'Laszlo Berenyi-Cole, MD', npi: '1295018743', date_signed: '2026-11-05' },
    seen: [
      '2026-10-14, at Sawbill Lung Clinic, by Laszlo Berenyi-Cole, MD: coarse crackles over both lung bases, FEV1 1.42 L, which is 61 % of predicted, no clubbing, no coughing of blood.',
      '2026-10-14, at Sawbill Lung Clinic, trial of the vest, by Oona Petrakis, RRT: 20 minutes at 12 Hz, no pain, no dizziness.',
      '2026-02-20 to 2026-02-26, in Sawbill Regional Hospital: pneumonia of the right lower lobe, levofloxacin.',
      '2026-11-02, by video, by Delphine Ruiz-Omar, APRN: saturation at home 92 %, sputum green, no fever.',
    ],
    told: [
      'Flares with antibiotics in the last 12 months? Three: December 2025 (doxycycline, 14 days), February 2026 (in hospital), July 2026 (amoxicillin-clavulanate, 14 days)',
      'Lives with whom? Alone, on the third floor; there is an elevator',
      'Family? Daughter Signe, 42 miles away',
      'Work? Managed an ice rink until 2023',
      'Tobacco? Never',
      'Other treatment? Immunoglobulin under the skin every week since 2019',
      'Who pays? Prairie Lakes Senior Advantage',
      'Who supplies? Blue Heron Respiratory',
      'Pacemaker, rib fracture, coughing of blood? None',
    ],
    answered: [],
  },
  notes: [
    `Sawbill Lung Clinic
5 November 2026

To whom it may concern at Prairie Lakes Senior Advantage,

I have the honour to write concerning my patient Mrs. Henrike Stavnes-Adeyo, born on 30.06.1958, who suffers of bronchiectasis on the ground of common variable immunodeficiency. In addition exists a scoliosis.

Anamnesis. Since 14 months the patient coughs each day, and the expectoration amounts to approximately 60 ml per 24 hours, that is nearly half a litre in the week. In the last year there were three infectious flares with the need of antibiotics. The one of February was a pneumonia of the right lower lobe with a stay of six nights in the Sawbill Regional Hospital under levofloxacin. The patient has never smoked. Immunoglobulin she receives subcutaneously every week since the year 2019.

Status from 14.10.2026. Over both bases coarse crackles. No clubbing, no haemoptysis. FEV1 1.42 l corresponding to 61 per cent of the norm. In the computed tomography of 17.03.2026 bronchiectases of the middle lobe and of the two lower lobes.

Therapy until now. The oscillating PEP apparatus was applied two times daily during almost five months without that the quantity of sputum became less. The percussion by the hand of the daughter was possible only on weekends. The head-down position is not possible.

Assessment. With the vest came 25 ml of secretion within twenty minutes, and the saturation climbed by three points. I therefore order the high frequency chest wall oscillation system (E0483), to be applied twice daily for 20 minutes, further a nebulizer with compressor (E0570) for the saline.

In my experience and in the literature a bronchus which is not emptied is a bronchus which will be infected again. I thank you for the favourable examination of this request.

With collegial greetings,

Laszlo Berenyi-Cole, MD
NPI 1295018743`,
    `RESPIRATORY THERAPY - QUESTIONS THE PLAN USUALLY ASKS

Pt: Henrike Stavnes-Adeyo   68 F   MRN SLC-22957

Q: Is bronchiectasis confirmed on CT?
A: Yes. Scan of March 17, 2026. Three lobes are involved: RML, RLL and LLL.

Q: Daily productive cough for at least six continuous months?
A: Yes, and more than double that. Fourteen months.

Q: Or more than two exacerbations a year needing antibiotics?
A: Also yes. Three in 12 months (Dec 2025, Feb 2026, July 2026). Either one would normally be enough. She has both.

Q: What has been tried?
A: Oscillating PEP, 15 min BID, April 6 through August 31. That's about 147 days and close to 300 sessions. No drop in sputum volume. Manual CPT by the daughter, weekends only, over the same spring and summer.

Q: Why not have somebody do CPT daily?
A: She lives alone. Daughter is 42 miles off, so an 84-mile round trip for each treatment.

Q: Postural drainage?
A: Can't lie head-down. Scoliosis, and she chokes.

Q: How did the vest trial go?
A: 10/14, here in clinic, with Oona Petrakis, RRT. 20 min at 12 Hz. 25 mL out, which is around 40% of what she makes in a whole day. SpO2 91 to 94. No pain or dizziness.

Q: Any contraindication?
A: No pacemaker, no rib fracture, no hemoptysis.

Q: Fit?
A: Medium. She's 5'5" and 121 lb. Color plum.

Q: How will it be used?
A: Neb first (3% saline, 4 mL), then vest, 20 minutes, twice a day. So 40 min of vest time daily.

Q: Why buy a nebulizer, doesn't she have one?
A: It's ours. Loaned October 14, due back November 14.`,
    `SAWBILL LUNG CLINIC                                   PRINTED 11/05/2026
DME ORDER - AUTO-GENERATED SUMMARY

PATIENT NAME: STAVNES-ADEYO, HENRIKE
DOB: 06/30/1958      AGE: 68 Y      SEX: F
ADDRESS: 208 LOON STREET, APT 3, SAWBILL FALLS, MN 55999
PHONE: (218) 555-0147
PAYER: PRAIRIE LAKES SENIOR ADVANTAGE
DME VENDOR: BLUE HERON RESPIRATORY

PROBLEM LIST (RELEVANT TO ORDER)
  J47.9   BRONCHIECTASIS, UNCOMPLICATED
  D83.9   COMMON VARIABLE IMMUNODEFICIENCY, UNSPECIFIED
  M41.9   SCOLIOSIS, UNSPECIFIED

VITALS/MEASURES
  HT 65 IN    WT 54.9 KG    BMI 20.1
  FEV1 1.42 L (61% PRED) 10/14/2026
  SPO2 92% (HOME, 11/02/2026)

SOCIAL HISTORY
  TOBACCO: NEVER SMOKER
  LIVING SITUATION: ALONE. 3RD FLOOR W/ ELEVATOR.
  OCCUPATION: RETIRED (ICE RINK MANAGER, TO 2023)

ORDERS
  [1] E0483 HFCWO SYSTEM      QTY 1   MAX 1 PER 5 YEARS   SIZE: MEDIUM   COLOR: PLUM
      SIG: 20 MIN BID
  [2] E0570 NEBULIZER W/ COMPRESSOR   QTY 1   MAX 1 PER 5 YEARS
      SIG: 3% SALINE 4 ML BID BEFORE AIRWAY CLEARANCE

FAILED / CONTRAINDICATED ALTERNATIVES
  OSCILLATING PEP: FAILED (04/06/2026 - 08/31/2026)
  MANUAL PERCUSSION: CAREGIVER AVAILABLE WEEKENDS ONLY
  POSTURAL DRAINAGE: UNABLE TO TOLERATE HEAD-DOWN POSITION

EXACERBATIONS, 12 MO: 3
  12/2025 DOXYCYCLINE X 14 D
  02/2026 INPATIENT, PNEUMONIA RLL, LEVOFLOXACIN
  07/2026 AMOXICILLIN-CLAVULANATE X 14 D

CONTRAINDICATION SCREEN
  PACEMAKER: NO     RIB FRACTURE: NO     HEMOPTYSIS: NO

ORDERING PROVIDER: LASZLO BERENYI-COLE, MD    NPI: 1295018743
DATE SIGNED: 11/05/2026`,
    `TELEHEALTH VISIT - VIDEO
11/02/2026
Provider on the call: Delphine Ruiz-Omar, APRN

S: 68-year-old retired rink manager, seen by video. She lives by herself. Cough is daily and has been for over a year; still around a quarter cup of sputum a day (60 mL). Color is green. Had pneumonia in February and was in hospital for it, and took two outpatient antibiotic courses either side of that, one in December and one in July. Never smoked. Still gets her weekly subcutaneous immunoglobulin. Uses our loaner compressor for the 3% saline; that one has to be returned on the 14th, so there are twelve days left.

O: Home oximeter 92%. No fever. Physical exam limited by video, see Dr. Berenyi-Cole's visit of 10/14: crackles at both bases, FEV1 61% predicted.

A:
1. Bronchiectasis, three lobes on CT, not controlled with oscillating PEP.
2. CVID on replacement.
3. Scoliosis, one of the reasons head-down drainage is out.

P:
- HFCWO vest, medium, plum, 20 min BID. She did well on it in clinic on 10/14: 25 mL up, sat rose by 3.
- Own nebulizer with compressor before the loaner goes back. Without saline the sputum's too thick.
- Both orders to Blue Heron Respiratory; payer is Prairie Lakes.

Comment for the reviewer: People with antibody deficiency tend to go round a vicious circle of retained mucus, infection and more airway damage. Weekly immunoglobulin helps with only one part of it. Getting the mucus out is the other. At home nobody is there Monday to Friday to clap her back, and a vest is something a person can put on and run alone.`,
    `Dear Dr. Berenyi-Cole,

This is a draft of the letter to Mom's plan. Please change whatever isn't right and sign it if you agree. Signe

---

To Prairie Lakes Senior Advantage:

Henrike Stavnes-Adeyo is 68. Her lungs have been stretched out of shape by bronchiectasis in three lobes, and her immune system, which has a disorder called common variable immunodeficiency, isn't much use in defending them. Each day she brings up sixty milliliters of mucus. Picture four tablespoons. She has done this every day for fourteen months.

She has tried what she was told to try. She blew into an oscillating device morning and night, fifteen minutes a time, from the sixth of April until the end of August. On weekends her daughter drove 42 miles and pounded her back. Both together did not make a dent in the amount. Tipping her upside down, the old way, isn't possible: her spine is curved and she chokes.

Then on October 14 she was put into a vibrating vest for twenty minutes. Twenty-five milliliters came up. Her oxygen went from 91 to 94. It did not hurt and she was not dizzy.

What would the vest replace? In the past year it was two courses of antibiotics at home and, in late February, pneumonia and a hospital bed from the 20th to the 26th. A vest is bought once in five years. Hospital beds are paid for by the day.

We also ask for a nebulizer with compressor of her own. The one in her apartment belongs to the clinic, and the clinic needs it back on November 14. The salt water she breathes in from it makes the mucus thin enough to move.

She ran an ice rink until 2023, and she lives alone. Please give her a tool that needs no second pair of hands.

(for signature: Laszlo Berenyi-Cole, MD, NPI 1295018743)`,
    `From: Blue Heron Respiratory, Intake
To: Prairie Lakes Senior Advantage, Prior Auth
Date: Nov 5, 2026
Subject: PA request - H. Stavnes-Adeyo - E0483 + E0570 - TIME SENSITIVE

Hello PA team,

Sending this one over today because of the date on the second line item (see below).

Member: Henrike Stavnes-Adeyo, DOB 6/30/58, Sawbill Falls
Ordering MD: Laszlo Berenyi-Cole, NPI 1295018743
Order signed: today

>> E0483, one unit. Vest system, complete w/ accessories. Medium / plum. 
>> E0570, one unit. Compressor neb. 

Dx on both: J47.9 primary. Secondary D83.9 and M41.9.

Checklist, so that you don't have to dig:

- CT report date 3/17/26, bronchiectasis in the middle lobe plus both lowers
- Cough: daily, 14 mos.
- Flares w/ abx: 3 in 12 mos.
- Prior device: oscillating PEP, 21 weeks, no improvement
- Caregiver CPT: weekends only, lives 42 mi away
- In-clinic vest trial: 10/14/26, RRT Oona Petrakis, tolerated w/o pain
- Last MD visit: 10/14/26 (22 days ago). Last APRN visit: 11/2/26 by video
- No pacemaker, no rib fx, no blood in the sputum

Why the rush: the nebulizer in use is a clinic loaner and is due back 11/14, nine days from now. If the vest needs a longer review, would you please split the request and decide on the E0570 first? It is the cheaper of the two by far and the saline has to go in before the vest anyway.

Please note that E0483 includes all accessories and supplies, so we won't be billing a separate garment or hoses at setup.

Thank you!
Intake, Blue Heron Respiratory`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
