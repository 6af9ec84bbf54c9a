import type { CorpusCase } from '../corpus-case.ts';

/** Letters for home and portable oxygen for a young bow maker with cystic fibrosis who lives at altitude. */
export const oxygenCysticFibrosisBowMaker: CorpusCase = {
  id: 'oxygen-cystic-fibrosis-bow-maker',
  today: '2026-11-05',
  facts: {
    case_id: 31102,
    patient: {
      first_name: 'Delphine',
      last_name: 'Arroyo-Stanhope',
      dob: '1999-02-11',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '103 lb',
      address: '9 Cholla Loop, Pinyon Mesa, NM 87999',
      phone: '(575) 555-0137',
      mrn: 'PMC-77310',
    },
    diagnoses: [
      { code: 'E84.0', description: 'Cystic fibrosis with pulmonary manifestations' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'E08.9', description: 'Diabetes mellitus due to underlying condition without complications' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'At rest and asleep at home, 2 L/min by nasal cannula. On 2026-10-14, at rest on room air, SpO2 was 86 % and PaO2 52 mmHg; with 2 L/min SpO2 rose to 92 %. Overnight oximetry of 2026-10-17 on room air: 212 minutes at or below 88 %, lowest 78 %. FEV1 was 0.94 L, 31 % of predicted, on 2026-10-14; it was 1.22 L, 40 %, on 2026-04-08. The home lies at 6,400 ft.',
      },
      {
        item: 'Portable oxygen concentrator, rental',
        hcpcs: 'E1392',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        length: '7 ft cannula',
        justification:
          'For walking, work and the way to the clinic, pulse setting 3. In the six-minute walk on 2026-10-21 on room air SpO2 fell to 81 % after 2 minutes and she walked 210 m with 3 stops. With pulse setting 3 it stayed at 90 % or more and she walked 305 m with 1 stop. She goes out on 6 days a week. A compressed gas cylinder in a cart was tried for a week from 2026-09-14; she could not pull it up the 14 steps to the workshop, and it lasted 2.5 hours.',
      },
    ],
    provider: { name: 'Rosalind Achterberg, DO', npi: '1730659184', date_signed: '2026-11-05' },
    seen: [
      '2026-10-14, in the CF clinic, by Rosalind Achterberg, DO: room air arterial gas pH 7.39, PaCO2 44 mmHg, PaO2 52 mmHg. Crackles in both upper lobes, clubbing. Weight 103 lb. In a stable state, no exacerbation.',
      '2026-10-17, overnight oximetry at home on room air, recorded 7 hours 10 minutes.',
      '2026-10-21, in the lung laboratory, by Priya Lundqvist, RRT: two six-minute walks, room air and with pulse setting 3.',
    ],
    told: [
      'Who pays? Sandstone Community Care',
      'Who supplies? High Desert Breathing Supply',
      'Lives with whom? With her brother Mateus',
      'Work? Makes and repairs violin bows, 4 days a week, in a workshop on the second floor',
      'Smoking at home? Nobody; the stove is electric',
      'Treatment? Elexacaftor/tezacaftor/ivacaftor since January 2020, airway clearance with a vest twice a day, hypertonic saline',
      'Hospital? Intravenous antibiotics for 14 days, discharged on 2026-09-12',
      'Transplant? Referred on 2026-09-30; evaluation not finished',
    ],
    answered: [],
  },
  notes: [
    `PINYON MESA, NM
November 5, 2026

Sandstone Community Care
Attn: Prior authorization

RE: Delphine Arroyo-Stanhope (DOB 2/11/1999)

To whom it may concern:

I take care of Delphine Arroyo-Stanhope, a 27-year-old bow maker with cystic fibrosis (E84.0). Please accept this letter in support of a stationary concentrator (E1390) and a portable oxygen concentrator (E1392).

Her lungs have lost ground this year. In April her FEV1 was 1.22 liters, 40% of predicted. In October it was 0.94 liters, 31%. Between these two came a hospital course of intravenous antibiotics, fourteen days of it, which ended on September 12. I waited until she was stable before testing, as one should, and on October 14, a month after discharge and with no exacerbation, her resting saturation in room air was 86% and her PaO2 52 mmHg. Her pH was 7.39 and her PaCO2 44, so she does not retain carbon dioxide. With two liters a minute she came up to 92%.

She meets the usual definition of chronic hypoxemic respiratory failure (J96.11) at rest, asleep and on exertion. I have all three documented.

She is on the rest of the CF regimen: the modulator since January 2020, the vest twice daily, hypertonic saline. Oxygen does not replace any of this, nor does any of this replace oxygen. Untreated hypoxemia strains the right heart, and that matters doubly in somebody who was referred for lung transplantation on September 30 and whose evaluation is still open.

The portable unit is not a second helping of the same thing. She leaves the house six days out of seven. A cylinder on a cart has been tried and did not work, because her workshop is up fourteen steps.

Sincerely,
Rosalind Achterberg, DO
NPI 1730659184`,

    `RESPIRATORY CARE - OXYGEN TITRATION REPORT AND NECESSITY STATEMENT

PT: ARROYO-STANHOPE, DELPHINE   MRN: PMC-77310   F/27   5'3"  103 LB
TESTED BY: PRIYA LUNDQVIST, RRT   DATE: 10/21/26

REST (10/14/26, CF CLINIC)
  RA:        SPO2 86%, PAO2 52
  2 LPM NC:  SPO2 92%

SLEEP (10/17/26, HOME, RA)
  RECORDING 7 H 10 MIN (430 MIN)
  TIME AT OR BELOW 88%: 212 MIN = ABOUT 49% OF THE RECORDING
  NADIR 78%

EXERTION (10/21/26, 6MWT x 2)
                     RA          POC PULSE 3
  DISTANCE           210 M       305 M
  STOPS              3           1
  LOWEST SPO2        81% (2 MIN) 90% OR ABOVE THROUGHOUT

  DIFFERENCE: +95 M, 2 STOPS FEWER

INTERPRETATION
1. DESATURATES IN ALL THREE CONDITIONS ON ROOM AIR.
2. CORRECTS WITH OXYGEN IN BOTH CONDITIONS TESTED (REST, WALKING).
3. PULSE-DOSE DELIVERY IS ADEQUATE FOR THIS PATIENT WHEN WALKING. PULSE SETTINGS ARE NOT LITERS PER MINUTE AND DIFFER BETWEEN BRANDS; ANY SUBSTITUTE UNIT SHOULD BE RE-TITRATED.
4. NIGHT USE: CONTINUOUS FLOW FROM THE STATIONARY CONCENTRATOR. SHALLOW BREATHS DURING SLEEP MAY FAIL TO TRIGGER A CONSERVING DEVICE.

ORDERED BY DR. ACHTERBERG
- E1390 STATIONARY CONCENTRATOR, 2 LPM, REST AND SLEEP
- E1392 PORTABLE CONCENTRATOR, PULSE 3, 7 FT CANNULA

SAFETY: NO SMOKERS IN THE HOME. ELECTRIC STOVE. OPEN FLAMES AND OXYGEN DO NOT MIX, AND THIS HOUSEHOLD HAS NEITHER CIGARETTES NOR A GAS RANGE.`,

    `From: High Desert Breathing Supply, intake
To: Sandstone Community Care, DME review
Sent: November 5, 2026
Subject: Arroyo-Stanhope, D. - E1390 and E1392

Good afternoon,

Here is what you'll need for the two lines, in the order in which your reviewers tend to ask.

Who is the member? Delphine Arroyo-Stanhope, 9 Cholla Loop, Pinyon Mesa. Phone (575) 555-0137. She lives with her brother, Mateus.

Who prescribes? Rosalind Achterberg, DO, NPI 1730659184. Signed today.

For which diagnoses? E84.0, J96.11, E08.9.

When was the qualifying test? Arterial blood gas on October 14, 2026: PaO2 52 mmHg on room air, at rest. That is 22 days before the signature. It wasn't taken in the hospital. She had gone home on September 12, so 32 days had passed.

Flow? 2 L/min at rest and asleep. Pulse setting 3 when she's up and about.

Why not cylinders? She had one on a cart for a week, starting September 14. It ran for two and a half hours. She makes violin bows four days a week in a second-floor workshop, and she couldn't get the cart up the stairs. A portable concentrator recharges from a wall outlet or a car and needs no deliveries, which is often the cheaper arrangement as well.

Why not just the portable for everything? The order is for continuous flow at home, and small portables generally aren't built to run around the clock.

Quantity: one of each per month, rental.

Altitude of the residence: 6,400 ft. At that height the air holds roughly a fifth less oxygen than at the sea. Home units should be checked for their rated altitude, and we will do so before delivery.

Thank you,
Intake desk
High Desert Breathing Supply`,

    `CF nurse coordinator's summary, for Dr. Achterberg's signature

S: 27F with CF, lung disease, CF-related diabetes (coded E08.9, no complications). Works 4 d/wk as a maker and repairer of violin bows. Lives w/ brother. Discharged 9/12 after 14 d of IV abx. Tried a gas cylinder on a cart x 1 wk (from 9/14): couldn't pull it up the 14 stairs at work; empties in 2.5 h.

O: From the 10/14 visit: crackles both upper lobes, clubbing, wt 103 lb (46.7 kg; BMI about 18). ABG on RA 7.39 / 44 / 52. SpO2 86% RA -> 92% on 2 L. FEV1 0.94 L (31%). Prior FEV1 4/8: 1.22 L (40%). That is a loss of 280 mL in about six months.
ONO 10/17: 3 h 32 min at <=88%. Low 78%.
6MWT 10/21: RA nadir 81%. On pulse 3 never under 90%.

A:
1. Chronic hypoxic respiratory failure, J96.11, from CF lung disease, E84.0. Qualifies on both gas and saturation.
2. Advanced CF lung disease (FEV1 < 40%). Transplant referral made 9/30, work-up pending.
3. No hypercapnia.

P:
- E1390 x1, 2 L/min NC, rest + sleep
- E1392 x1, pulse 3, ambulation/work/clinic
- Continue ETI, vest BID, hypertonic saline
- Oxygen safety: no one smokes in the home, stove is electric

Rationale in one line: without O2 she can cover 210 meters in six minutes with three rests; with it, 305 meters with one. People who are awaiting a transplant decision are advised to stay as active as they can, and walking is hard at 81%.

Provider: R. Achterberg, DO`,

    `**Letter of Medical Necessity: Home Oxygen Therapy**

**Overview**

Ms. Arroyo-Stanhope is a 27-year-old woman living with cystic fibrosis. Despite modulator therapy with elexacaftor/tezacaftor/ivacaftor, which she has taken since January 2020, twice-daily vest therapy and hypertonic saline, her lung function has declined to an FEV1 of 31% of predicted.

**How she meets common criteria**

| Condition | Common threshold | Her result (room air) |
|---|---|---|
| At rest | PaO2 ≤ 55 mmHg or SpO2 ≤ 88% | PaO2 52 mmHg, SpO2 86% |
| Asleep | SpO2 ≤ 88% for at least 5 minutes | 212 minutes ≤ 88% |
| Exercise | SpO2 ≤ 88%, with improvement on oxygen | 81%, improved to ≥ 90% |

Any *one* of these rows would ordinarily be sufficient.

**Timing**

Testing was carried out on October 14, 17 and 21, 2026, in a chronic stable state. The hospital stay had ended on September 12.

**Why two devices?**

- *Stationary concentrator (E1390):* continuous flow of 2 L/min while she rests and sleeps at home.
- *Portable concentrator (E1392):* pulse setting 3 while she walks, works and travels to the clinic.

The patient is mobile within her home and community and goes out six days a week. A portable system is customarily covered in addition to a stationary one when the patient is mobile and was tested at rest or on exertion.

**Alternatives**

Compressed gas was tried for one week in September 2026. The cylinder lasted two and a half hours. She could not pull the cart up to her workshop on the second floor.

**Expected benefit**

Correcting hypoxemia may ease the load on the right ventricle and increase the capacity for exercise. In her own walk test the distance increased by 45%.

**Prescriber:** Rosalind Achterberg, DO (NPI 1730659184)
**Date:** November 5, 2026`,

    `Dear Sir or Madam of the Sandstone Community Care,

I write in the name of Dr. Achterberg concerning the patient Arroyo-Stanhope Delphine, born on 11 February 1999, who suffers of cystic fibrosis with manifestations in the lungs and, since the underlying disease affects the pancreas also, of a diabetes, which is at present without complications.

The anamnesis is shortly as follows. The patient has been discharged the 12 September 2026 after two weeks of antibiotics by vein. At the control of 14 October she was in stable condition. By auscultation there were crackles over both upper lobes; the fingers show the clubbing. The arterial gas analysis, breathing ambient air, gave pH 7.39, pCO2 44 mmHg (5.9 kPa) and pO2 52 mmHg (6.9 kPa). The one-second volume was 0.94 litre, against 1.22 litre on 8 April, which makes a reduction of 23 percent in half a year.

In the night of 17 October the saturation was for more than three and a half hours not higher than 88 percent, with the deepest value 78.

It must be considered that she dwells in 1950 metres of height. To counsel a move to the sea level would be simple for the doctor but not for the patient, whose workshop and whose brother are here.

We prescribe therefore: one concentrator for the dwelling, 2 litres per minute, and one portable concentrator, pulse level 3. With the portable apparatus she has walked 305 metres in six minutes, without it only 210. The bottle on wheels was for her not suitable, since to the workshop lead fourteen steps and she could not draw it up.

A hypercapnia is not present, such that 2 litres are without danger in this regard. In the household nobody smokes, and one cooks with electricity.

The evaluation for the transplantation of the lungs, for which she was referred the 30 September, is not concluded.

With distinguished regards,
for Rosalind Achterberg, DO
NPI 1730659184
5 November 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
