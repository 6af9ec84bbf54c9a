import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician, a respiratory therapist, a payer liaison, a telehealth clinician, a husband's advocate and a foreign-trained pulmonologist's fellow write for a woman who does not breathe enough at night. */
export const bilevelHypoventilationBusDispatcher: CorpusCase = {
  id: 'bilevel-hypoventilation-bus-dispatcher',
  today: '2026-03-11',
  facts: {
    case_id: 41102,
    patient: {
      first_name: 'Philippa',
      last_name: 'Dunmore-Reyes',
      dob: '1979-08-02',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '318 lb',
      address: '210 Quarry Loop, Apt 3C, Brindle Falls, NM 87999',
      phone: '(505) 555-0176',
      mrn: 'BFL-77120',
    },
    diagnoses: [
      { code: 'E66.2', description: 'Morbid (severe) obesity with alveolar hypoventilation' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'Z68.43', description: 'Body mass index [BMI] 50.0-59.9, adult' },
    ],
    items: [
      {
        item: 'Respiratory assist device, bi-level pressure capability, without backup rate feature, used with noninvasive interface',
        hcpcs: 'E0470',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Awake on room air on 2026-02-03 her PaCO2 was 58 mmHg, pH 7.36, bicarbonate 33 mmol/L. FEV1/FVC was 0.81, so there is no obstructive lung disease. In the titration of 2026-02-12 CPAP was raised to 15 cm H2O; the apneas ended (AHI 3), but oxygen saturation was at or below 88 % for 46 minutes. On bi-level pressure of 20/10 cm H2O saturation stayed at 92 % or more and transcutaneous CO2 fell from 64 to 51 mmHg. No central apneas were seen, and a backup rate was not needed.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'She breathes through her mouth when asleep. In the titration the nasal mask leaked 48 L/min, the full face mask 14 L/min. She has no fear of the mask.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'With the borrowed device, which has no humidifier, she had a dry throat every morning and 5 nosebleeds in January 2026. The air of Brindle Falls is dry, at 6,200 feet.',
      },
    ],
    provider: { name: 'Hyun-woo Castellanos, DO', npi: '1720459836', date_signed: '2026-03-11' },
    seen: [
      '2025-12-27 to 2026-01-02, Brindle Falls Hospital: hypercapnic respiratory failure, PaCO2 81 mmHg on arrival, treated with bi-level ventilation by mask, no intubation; sent home with a borrowed bi-level device.',
      '2026-02-03, in clinic, by Hyun-woo Castellanos, DO: BMI 54.6, neck 18 inches, lungs clear, ankles slightly swollen, blood gas and spirometry.',
      '2026-02-12, Quarry Sleep Laboratory: split night; AHI 71 per hour without treatment, lowest saturation 63 %, then titration.',
      '2026-03-06, by video, by Hyun-woo Castellanos, DO: card of the borrowed device read: used on 38 of 40 nights, 6.8 hours a night on average.',
    ],
    told: [
      'Who pays? Sandia Crest Mutual',
      'Who supplies? High Mesa Respiratory',
      'Lives with whom? With her husband Anselm, who drives a milk truck',
      'Work? Dispatcher of school buses, back at work part-time since 2026-02-16',
      'Smokes? Never',
      'Opioids, sedatives or alcohol? None',
      'Epworth score? 17 of 24 in the hospital, 8 of 24 on 2026-03-06',
      'Until when is the device borrowed? Until 2026-03-31',
    ],
    answered: [],
  },
  notes: [
    `Hyun-woo Castellanos, DO
Sleep and Breathing

11 March 2026

Sandia Crest Mutual
Re: Philippa Dunmore-Reyes (DOB 08/02/1979)

Dear Colleague,

Mrs. Dunmore-Reyes ended last year in respiratory failure. She was admitted to Brindle Falls Hospital on December 27 with a PaCO2 of 81, was ventilated through a mask, avoided intubation, and went home on January 2 with a bi-level machine on loan. That loan ends on the 31st of this month. I write so that she is not without ventilation on the first of April.

She has obesity hypoventilation (E66.2) with chronic hypercapnic respiratory failure (J96.12) and, on top of it, severe obstructive sleep apnea (G47.33). She is 46, her BMI is 54.6 (Z68.43), and she has never smoked. When I saw her on February 3, a full month after discharge, awake and on room air, her PaCO2 was still 58, with a pH of 7.36 and a bicarbonate of 33. This is a compensated, chronic state. Spirometry excluded COPD, the FEV1/FVC ratio being 0.81. She takes no opioids or sedatives and drinks no alcohol, so nothing else accounts for it.

Why not CPAP? It was tried in the laboratory on February 12. At 15 cm H2O it did abolish the apneas, yet for 46 minutes her saturation sat at 88% or lower. The airway was open and she was still not moving enough air. Bi-level pressure at 20/10 held her at 92% or above and brought the transcutaneous CO2 down by 13 points.

She has shown what she does with such a device: 38 of 40 nights, close to seven hours each. Her Epworth score has dropped from 17 to 8 and she has gone back to dispatching school buses, part-time.

Please authorize E0470, with a medium full face mask (A7030) and a heated humidifier (E0562).

Sincerely,
Hyun-woo Castellanos, DO
NPI 1720459836`,
    `RESPIRATORY THERAPY – DEVICE JUSTIFICATION WORKSHEET

PT: Dunmore-Reyes, Philippa | MRN BFL-77120 | 46F | 64 in | 318 lb (144 kg) | BMI 54.6

BLOOD GAS
  12/27/25 (arrival, hospital) .... PaCO2 81
  02/03/26 (clinic, awake, RA) .... pH 7.36 / PaCO2 58 / HCO3 33

SPIROMETRY 02/03/26
  FEV1/FVC 0.81 → not obstructive

SPLIT-NIGHT PSG 02/12/26, QUARRY SLEEP LAB
  Baseline: AHI 71/h, nadir SpO2 63%
  CPAP to 15: AHI 3, SpO2 ≤88% x 46 min → FAIL (hypoventilation persists)
  BPAP 20/10: SpO2 ≥92%, TcCO2 64 → 51 → PASS
  Central apneas: none → no backup rate → E0470, not E0471

INTERFACE
  Nasal: leak 48 L/min
  Full face (M): leak 14 L/min
  Mouth breather in sleep. No claustrophobia. → A7030

HUMIDITY
  Loaner has no humidifier. Dry throat q AM, epistaxis x5 in Jan 2026. High desert, 6200 ft. → E0562

ADHERENCE (loaner card, read 03/06/26)
  38/40 nights = 95%
  Avg 6.8 h/night, i.e. about 258 h over the nights used
  ESS 17 → 8

ORDER
  E0470 x1 per 5 y
  A7030 x1 per 3 mo (4 per year)
  E0562 x1 per 5 y
  Supplier: High Mesa Respiratory
  Loaner due back 03/31/26

Comment: The pressure difference between IPAP and EPAP (10 cm H2O here) is what moves the extra air. CPAP has no such difference. Splinting the airway alone does not blow off CO2 in every person with OHS, and hers is an example.`,
    `From: High Mesa Respiratory, payer liaison
To: Sandia Crest Mutual, utilization management
Date: March 11, 2026
Subject: Prior authorization, P. Dunmore-Reyes, urgent because of end of loan

Hi there,

Sending you a new prior auth for Philippa Dunmore-Reyes, DOB 8/2/1979, 210 Quarry Loop, Apt 3C, Brindle Falls. Ordering provider is Dr. Castellanos, NPI 1720459836.

Three lines:

- E0470, bi-level respiratory assist device, no backup rate, 1
- A7030, full face mask, size medium, 1 every 3 months
- E0562, heated humidifier, 1

Dx on the order: E66.2, J96.12, G47.33, Z68.43.

I know hypoventilation requests usually bounce on four things, so here is where each one is.

Awake CO2 of 45 or more? Yes: 58 on 2/3/2026.
COPD ruled out? Yes: FEV1/FVC 0.81 the same day.
Desaturation on CPAP? Yes: 46 minutes at or under 88% on 2/12/2026 with CPAP up to 15, and by then the AHI was down to 3, so it's not leftover apnea.
Does bi-level actually fix it? Yes: sat 92% or better at 20/10.

As for the mask, nasal was tested during the titration and it leaked more than three times as much (48 vs 14 liters a minute). The humidifier isn't a comfort add-on. She had five nosebleeds in January on a loaner that has none.

Timing: she's using a borrowed unit which goes back March 31, that's 20 days from today. She was in the hospital from December 27 to January 2 with respiratory failure, so please let's not have a gap.

Call the member at (505) 555-0176 if you need to verify anything.

Thanks so much,
High Mesa Respiratory`,
    `TELEHEALTH VISIT SUMMARY AND ORDER RATIONALE

Visit: 03/06/2026, video
Clinician: Hyun-woo Castellanos, DO
Letter prepared: 03/11/2026

S:
Seen by video. Daytime sleepiness much lower, Epworth 8/24 (17/24 while hospitalized). Works part-time again as a school bus dispatcher since mid-February. Lives with husband. Never smoker. No alcohol, no sedatives, no opioids.

O:
Device card reviewed: 38 of 40 nights, mean 6.8 h.
From the clinic visit of 02/03: BMI 54.6, neck circumference 18 in (46 cm), lungs clear, slight ankle edema. ABG RA 7.36/58, bicarbonate 33.
From the sleep lab on 02/12: AHI 71 untreated, lowest saturation 63%.

A:
1. E66.2 Morbid obesity with alveolar hypoventilation
2. J96.12 Chronic respiratory failure with hypercapnia
3. G47.33 OSA, severe by AHI
4. Z68.43 BMI 50.0-59.9

Hypoventilation is not corrected by CPAP (15 cm H2O, 46 min at SpO2 88% or less). It is corrected by BPAP 20/10.

P:
- Bi-level device without backup rate (E0470). There were no central apneas in the titration.
- Full face mask, medium (A7030), replaced quarterly.
- Heated humidifier (E0562). She lives at 6,200 ft in dry air and the loaner, lacking one, gave her a dry throat each morning.
- Loaner must be returned by 03/31.

Medical necessity: Untreated obesity hypoventilation carries a substantial risk of readmission and of pulmonary hypertension. This patient has been hospitalized for it once already, for six nights, and is adherent. Interrupting treatment now would be imprudent.

E-signed: Hyun-woo Castellanos, DO, NPI 1720459836`,
    `Dear Dr. Castellanos,

Here is something in plain words for Sandia Crest Mutual. Use whatever helps.

"Philippa Dunmore-Reyes dispatches school buses. She is 46. Last winter she went into respiratory failure. Her sleepiness score in the hospital was 17 out of 24. She spent the days from December 27 to January 2 in Brindle Falls Hospital. The carbon dioxide in her blood on arrival was 81; around 40 is normal.

"Her illness is simple to describe. Her weight, 318 pounds at five foot four, presses on the chest, and in sleep her breathing becomes too shallow to clear the gas. The throat closes, too: 71 times an hour on the night she was tested without treatment.

"A CPAP machine holds the throat open. It does not breathe for you. In the laboratory it brought the closures down to 3 an hour, and still her oxygen was low for three quarters of an hour. The bi-level machine pushes a little harder on the breath in, and with that her oxygen was fine and the gas went down from 64 to 51.

"She has had a machine like that since January, borrowed. She wore it on all but two of forty nights. The sleepiness score is now 8. In mid-February she went back to work, part-time. But the machine has no humidifier, and in our dry mountain air she woke with a dry throat and had five nosebleeds in one month. It is due back on March 31.

"She has never smoked. She doesn't drink or take sleeping pills. There is nothing for her to give up. We ask you to approve the machine, the full face mask and the humidifier before the loan runs out."

With thanks, on behalf of Anselm and Philippa`,
    `MEDICAL CERTIFICATE OF NECESSITY

Concerning: Mrs. DUNMORE-REYES Philippa, born on 02 August 1979, residing in Brindle Falls, New Mexico

Esteemed colleagues,

We have the pleasure to report on the above named patient, who is followed in our consultation for a syndrome of obesity-hypoventilation with chronic hypercapnic respiratory insufficiency, associated to an obstructive apnea syndrome.

ANTECEDENTS: Hospitalization from 27.12.2025 until 02.01.2026 for hypercapnic decompensation (PaCO2 81 mmHg). Evolution favorable under non-invasive ventilation. Not intubated. Tobacco: never. Alcohol: no.

CLINICAL STATE (03.02.2026): Height 163 cm, weight 144 kg, body mass index 54.6. Neck 46 cm. Pulmonary auscultation clear. Discrete oedema of the ankles.

EXAMINATIONS:
Gasometry in ambient air, awake: pH 7.36, PaCO2 58 mmHg (7.7 kPa), bicarbonates 33.
Spirometry: ratio FEV1/FVC of 81 %, thus absence of obstruction.
Polysomnography (12.02.2026): index of 71 events per hour, minimal saturation 63 %.

TITRATION: Under continuous pressure until 15 cm H2O, disappearance of the apneas but persistence of a desaturation at 88 % or less during 46 minutes. Under two levels of pressure, 20 and 10, saturation superior or equal to 92 % and lowering of the transcutaneous CO2 from 64 to 51 mmHg. Absence of central apneas.

CONCLUSION: There exists a clear indication for a ventilation with two levels of pressure at the domicile, without backup frequency (E0470), with facial mask of size medium (A7030), because the patient breathes by the mouth and the nasal mask presented a leak of 48 L/min, and with heated humidifier (E0562), because of epistaxis and dryness.

The observance with the lent apparatus is excellent: 95 % of the nights, 6.8 hours in average.

We thank you in advance for a rapid response, the apparatus being at the disposition of the patient only until 31.03.2026.

For Dr. Hyun-woo Castellanos, NPI 1720459836`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
