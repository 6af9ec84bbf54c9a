import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist, a resident, a supplier and others write for a weaver whose lung vessels are narrowed by scleroderma. */
export const oxygenPulmonaryHypertensionWeaver: CorpusCase = {
  id: 'oxygen-pulmonary-hypertension-weaver',
  today: '2026-09-15',
  facts: {
    case_id: 27102,
    patient: {
      first_name: 'Henrike',
      last_name: 'Osei-Lindqvist',
      dob: '1961-02-03',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '139 lb',
      address: '219 Tannery Lane, Lower Brandt, OH 43999',
      phone: '(614) 555-0137',
      mrn: 'LB-77120',
    },
    diagnoses: [
      { code: 'I27.21', description: 'Secondary pulmonary arterial hypertension' },
      { code: 'M34.9', description: 'Systemic sclerosis, unspecified' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, capable of delivering 85 percent or greater oxygen concentration at the prescribed flow rate',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'At rest on room air the saturation was 86% and the arterial PO2 53 mmHg on 2026-09-01, in a chronic stable state. On 2 L/min at rest the saturation rose to 93%. In the night of 2026-09-03 she spent 5 hours 10 minutes below 88% on room air. Right heart catheterization on 2026-06-18: mean pulmonary artery pressure 47 mmHg, wedge pressure 9 mmHg, pulmonary vascular resistance 8.2 Wood units. She takes ambrisentan 10 mg and tadalafil 40 mg once a day since 2026-07-06 and remains hypoxemic. FEV1/FVC is 0.79, and an inhaler with albuterol brought no change. Prescribed: 2 L/min at rest and asleep by nasal cannula, at least 18 hours a day.',
      },
      {
        item: 'Portable gaseous oxygen system, rental; includes portable container, regulator, flowmeter, humidifier, cannula or mask, and tubing',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Six-minute walk on 2026-09-09: on room air 265 m with a lowest saturation of 79%; on 4 L/min continuous flow 318 m with a lowest saturation of 90%. A portable concentrator with pulsed flow at setting 4 was tried the same day and let the saturation fall to 84%. She leaves home 5 days a week and climbs 19 steps to her door. Prescribed: 4 L/min with exertion.',
      },
    ],
    provider: { name: 'Tobiah Renquist, DO', npi: '1629184037', date_signed: '2026-09-15' },
    seen: [
      '2026-06-18, right heart catheterization: mean pulmonary artery pressure 47 mmHg, wedge pressure 9 mmHg, pulmonary vascular resistance 8.2 Wood units.',
      '2026-09-01, in the lung clinic, by Tobiah Renquist, DO: saturation 86% and arterial PO2 53 mmHg at rest on room air, loud second heart sound, ankles without edema, no infection.',
      '2026-09-03, overnight oximetry on room air: 5 hours 10 minutes below 88%, lowest 76%.',
      '2026-09-09, six-minute walks by Priya Lathrop-Hale, RRT.',
    ],
    told: [
      'Who pays? Harvest Bridge Medicare Advantage',
      'Who supplies? Kettle Run Respiratory',
      'Lives with whom? Alone; her neighbor Marit looks in every evening',
      'Home? Second floor of an old mill, 19 steps, no elevator',
      'Work? Handweaver, sells her cloth at a market on Saturdays',
      'Smoking? Never, and nobody smokes in the home',
      'Open flame? The gas stove was replaced by an induction plate in August 2026',
      'Hospital stays? None in the last 12 months',
    ],
    answered: [],
  },
  notes: [
    `Dictated note, transcribed as spoken. Okay this is a letter of medical necessity for Henrike Osei-Lindqvist, medical record number LB-77120, date of birth February third nineteen sixty-one, so she is sixty-five. Payer is Harvest Bridge Medicare Advantage. Diagnosis is secondary pulmonary arterial hypertension I27.21 in the setting of systemic sclerosis M34.9, and she's got chronic hypoxic respiratory failure, J96.11. Paragraph. She was seen in lung clinic on the first of September by Dr. Renquist. She was stable, no infection, no ankle edema, P2 was loud. Sat at rest breathing room air eighty-six percent, gas drawn, PO2 fifty-three. Put on two liters she came up to ninety-three. Two nights later she did the overnight study on room air and was under eighty-eight for five hours and ten minutes, with a nadir of seventy-six. Paragraph. Her right heart cath was in June, mean PA forty-seven, wedge nine, PVR eight point two, so this is precapillary. She's been on ambrisentan ten and tadalafil forty for about ten weeks and she's still hypoxemic, so drugs alone aren't doing it. It's not asthma or COPD, ratio's zero point seven nine and albuterol didn't do anything. Paragraph. With walking it gets worse. Two sixty-five meters on air and she dropped to seventy-nine. On four liters she did three eighteen, that's fifty-three meters more, and stayed at ninety or above. Paragraph. So we're ordering a stationary concentrator E1390, one, two liters at rest and sleep, at least eighteen hours a day, and portable gas E0431, one, four liters with exertion. Monthly rental. She lives alone up nineteen steps, never smoked, stove is induction now. Supplier is Kettle Run. Signed for Tobiah Renquist DO, NPI one six two nine one eight four zero three seven, September fifteenth twenty twenty-six. End dictation.`,

    `RESPIRATORY THERAPY
Home Oxygen Qualification Report

Name: Osei-Lindqvist, Henrike     Sex: F     Age: 65
Ordering physician: Tobiah Renquist, DO
Walk tests performed by: Priya Lathrop-Hale, RRT, 09/09/2026

TABLE 1. Rest (09/01/2026)
  Room air ......... SpO2 86 %, PaO2 53 mmHg
  2 L/min NC ....... SpO2 93 %

TABLE 2. Sleep (night of 09/03/2026, room air)
  Time below 88 % .. 5 h 10 min (310 min)
  Lowest ........... 76 %

TABLE 3. Exertion (six-minute walk)
  Condition              Distance    Lowest SpO2
  Room air               265 m       79 %
  4 L/min continuous     318 m       90 %
  Pulse dose, setting 4  -           84 %

COMMENTS
The three legs of an exertional study are all here: rest on air, exercise on air, exercise on oxygen with improvement. Walking distance rose by one fifth on continuous flow.

The pulsed portable concentrator did not hold her. Pulse devices give a bolus at the start of the breath, and the numbers on the dial are not liters per minute. A patient who needs 4 L continuous will often outrun one. For this reason a gaseous system (E0431) is ordered and not a portable concentrator.

Stationary: E1390, 2 L/min at rest and during sleep.
Portable: E0431, 4 L/min on exertion.
Hours: 18 or more of every 24.

SAFETY
Non-smoker all her life, and no smoker in the home. The gas stove went out in August and an induction plate came in.

Home is up 19 steps without an elevator. Delivery staff of Kettle Run Respiratory should plan for the stairs when they bring the concentrator and cylinders.`,

    `Tobiah Renquist, DO
Pulmonary Medicine

September 15, 2026

Harvest Bridge Medicare Advantage
Utilization Management

Dear Sir or Madam:

Two pieces of oxygen equipment are requested for Ms. Henrike Osei-Lindqvist, and I would like to explain in a few lines why she needs both of them.

She has systemic sclerosis, a disease that thickens the walls of small arteries, and in her it has reached the arteries of the lung. When her right heart was catheterized on June 18, the mean pulmonary artery pressure was 47 mmHg. Anything above 20 is abnormal. The wedge pressure was 9, so the left heart is not to blame, and the resistance was more than 8 Wood units. I treat this with two vasodilators, ambrisentan 10 mg and tadalafil 40 mg daily, begun on July 6. They are good drugs. They have not corrected her oxygen.

Low oxygen makes the vessels of the lung clamp down further. In someone whose right ventricle already works against this pressure, every hour spent desaturated is an added load. She spends many of them: over five hours of a single night below 88%, and her resting arterial PO2 by day is 53 mmHg. Medicare's customary threshold is 55 mmHg or a saturation of 88%. She falls below both.

As for the portable system, she is not confined to her home. She leaves it five days a week and is at the market on Saturdays with the cloth she weaves. Walking takes her to 79%. At 4 L/min continuous flow she keeps 90% and goes 53 meters farther. A lighter pulsed machine was tried the same day, since nobody should carry more than she must; at 84% I could not prescribe it.

She has not been in hospital in the past twelve months. I mean to keep it that way.

Respectfully,

Tobiah Renquist, DO (NPI 1629184037)`,

    `**S:** 65F, handweaver, never smoker, lives alone on the 2nd floor of an old mill (19 steps, no elevator). Neighbor Marit checks on her each evening. Known SSc with PAH. Out of the house 5 d/wk incl. Saturday market.

**O:**
- Ht 5'4", wt 139 lb (63 kg)
- 9/1 clinic: RA SpO2 86% rest, PaO2 53. Loud S2. No LE edema. No infection.
- 2 L NC rest: 93%
- 9/3 noc ox RA: T88 = 310 min, low 76%
- 9/9 6MWT: RA 265 m / 79%. 4 L cont. 318 m / 90%. POC pulse 4: 84%.
- RHC 6/18: mPAP 47, PAWP 9, PVR 8.2 WU
- FEV1/FVC 0.79; no response to albuterol

**A:**
1. I27.21 secondary PAH, precapillary by cath, on dual oral therapy (ambrisentan 10 qd + tadalafil 40 qd since 7/6) and still hypoxemic
2. M34.9 systemic sclerosis
3. J96.11 chronic hypoxic resp failure. Meets the usual group I numbers at rest, and desaturates asleep and with walking too. Tested in chronic stable state, not during an acute illness.

**P:**
- E1390 concentrator x1, monthly. 2 L/min rest + sleep, NC.
- E0431 portable gas x1, monthly. 4 L/min exertion. POC not adequate, see above.
- Use 18+ h/day.
- Fire risk: low as far as known. Induction plate since Aug, no smoking at home.
- DME: Kettle Run Respiratory. Payer: Harvest Bridge MA.

Arterial gas is 14 days old as of the order date (9/15), within the 30 days that payers commonly ask for.

T. Renquist DO | NPI 1629184037 | signed 09/15/2026`,

    `Kettle Run Respiratory
Intake Department

Attn: Harvest Bridge Medicare Advantage, home oxygen review
Patient: Henrike Osei-Lindqvist, 219 Tannery Lane, Lower Brandt, OH 43999. Phone (614) 555-0137

Hello,

please see below for our checklist on this new oxygen start.

[x] Order on file: Tobiah Renquist, DO, NPI 1629184037, dated 09/15/2026
[x] Diagnosis codes: I27.21 / M34.9 / J96.11
[x] Equipment: E1390 (one unit per month) and E0431 (one unit per month)
[x] Flow: 2 LPM rest and sleep; 4 LPM exertion
[x] Device: nasal cannula
[x] Hours: 18 minimum
[x] Qualifying test: ABG PO2 53, sat 86%, on room air, awake, at rest, 09/01/2026
[x] Sleep test: 09/03/2026
[x] Walk test: 09/09/2026, tester Priya Lathrop-Hale, RRT
[x] Alternatives tried: PAH drugs since July 2026; albuterol inhaler (no change); pulse dose POC (failed at setting 4, 84%)
[x] Mobile in the home and outside it: yes, goes out five days weekly

Notes from our side. The customer is in an upstairs apartment in the former mill, nineteen steps and no lift. She is by herself, except that a neighbor, Marit, comes by evenings. She weaves and sells at the Saturday market, so she will need the portable for that, among other outings.

Fire safety questions: no smokers. Cooking is on an induction plate, gas stove removed from use last month. Oxygen feeds any flame, so we always ask.

E0431 already includes the regulator, flowmeter, humidifier, cannula or mask and tubing. We are not billing these separately.

Both codes are rentals and go month by month.

Thank you, Intake`,

    `A timeline for the reviewer

Who: Ms. Osei-Lindqvist, born 3 February 1961, woman of 65 years, weaver by hand.
What is asked: oxygen for the house and oxygen to carry (E1390 and E0431, one each, per month).

18 June 2026. Catheter in the right heart. Mean pressure of pulmonary artery 47, wedge 9, resistance 8.2. It is proven herewith that hypertension is arterial and not coming from the left side.

6 July 2026. Begin of ambrisentan 10 mg and tadalafil 40 mg, each one time per day.

August 2026. The gas stove leaves the kitchen; induction plate comes. Very important when later there is oxygen in the room.

1 September 2026. Clinic, Dr. Renquist. After eight weeks of tablets the oxygen is still insufficient: 86 percent, PO2 of 53. Second heart tone is loud. No swelling at the ankles and no infection, therefore the state is stable and not acute.

3 September 2026. Measurement in the night. More than five hours are below 88 percent; the lowest was 76.

9 September 2026. Walking test with the therapist Lathrop-Hale. Without oxygen 265 m, saturation to 79. With four liters 318 m, saturation not under 90. Small pulsed apparatus: 84, insufficient.

15 September 2026. Order signed.

Explanation. Oxygen is here not for comfort of breathing only. In pulmonary hypertension the hypoxia itself contracts the vessel, and the right ventricle must pay. The bronchi are not the problem (quotient 0.79, albuterol without effect), so inhalers will not replace oxygen. The patient lives alone, on second floor, nineteen steps to climb at each return, and she returns five days in the week. Without portable system she would have to choose between saturation and leaving the house.

She never smoked.

Codes: I27.21, M34.9, J96.11.
Prescriber: Tobiah Renquist, DO, NPI 1629184037.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
