import type { CorpusCase } from '../corpus-case.ts';

/** A watchmaker with myotonic dystrophy hypoventilates in his sleep; a pulmonologist, a respiratory therapist, a sleep clinic and the supplier write. */
export const bilevelMyotonicWatchmaker: CorpusCase = {
  id: 'bilevel-myotonic-watchmaker',
  today: '2026-06-30',
  facts: {
    case_id: 21109,
    patient: {
      first_name: 'Alasdair',
      last_name: 'Pruitt-Valdez',
      dob: '1981-11-19',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '172 lb',
      address: '16 Escapement Way, Balance Mills, WI 54999',
      phone: '(715) 555-0195',
      mrn: 'NVC-62077',
    },
    diagnoses: [
      { code: 'G71.11', description: 'Myotonic muscular dystrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'G47.36', description: 'Sleep related hypoventilation in conditions classified elsewhere' },
    ],
    items: [
      {
        item: 'Respiratory assist device, bi-level pressure capability, without backup rate feature, used with noninvasive interface, e.g., nasal or facial mask (intermittent assist device with continuous positive airway pressure device)',
        hcpcs: 'E0470',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Arterial blood gas awake on room air 2026-06-09: pH 7.37, PaCO2 51 mmHg, PaO2 68 mmHg, bicarbonate 30. FVC 44 % of predicted sitting and 31 % lying, maximal inspiratory pressure -38 cm H2O. Transcutaneous CO2 in sleep 2026-06-16 rose to 63 mmHg; saturation at or below 88 % for 74 minutes. Polysomnogram the same night: AHI 3.8, so no obstructive sleep apnea and CPAP would not answer. No COPD: FEV1/FVC 0.83, never smoked. Trial in the laboratory 2026-06-23 with inspiratory 14 and expiratory 5 cm H2O in spontaneous mode: transcutaneous CO2 47 mmHg, lowest saturation 91 %, triggered 97 % of breaths himself, so that no backup rate is needed now. A ventilator is not needed: he breathes without support all day.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'Weak face: the lips do not close in sleep, and with a nasal mask the leak was 52 liters per minute; with the full face mask 14. He takes it off himself with a pull cord, because the myotonia makes his grip slow to let go.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Thick secretions and a weak cough, peak cough flow 210 liters per minute; dry mouth in the trial before the humidifier was added.',
      },
    ],
    provider: { name: 'Theodora Wynne-Castillo, MD', npi: '2017364859', date_signed: '2026-06-30' },
    seen: [
      '2026-06-09, in office, by Theodora Wynne-Castillo, MD: abdomen draws in when he breathes in lying down, respiratory rate 20, neck flexion 3/5, grip myotonia 6 seconds, facial weakness with ptosis on both sides, lungs clear, Epworth score 15, morning headache five days a week, pacemaker in place since 2023.',
      '2026-06-23, in the sleep laboratory, by Ansel Okafor-Reid, RRT: slept 5 hours 50 minutes on 14/5, rise time 300 milliseconds, leak 14 liters per minute with the medium full face mask; woke without headache.',
    ],
    told: [
      'Who pays? Lakeshore Employers Health',
      'Who supplies? Northwoods Respiratory',
      'Lives with whom? With his husband Ruben and two cats',
      'Who helps at night? Ruben fastens the headgear',
      'What is his work? Watchmaker, since January 2026 half days',
      'Smoking? Never',
      'Since when the dystrophy? Genetic test 2012',
      'How long will he need it? Lifetime',
      'When will he use it? Every night, at least 6 hours',
      'Pneumonia? One, in February 2026, 6 days in Balance Mills Hospital',
      'Medicines? Mexiletine 150 mg three times a day, modafinil 100 mg in the morning',
      'Oxygen? None, and none wanted, it would not lower the CO2',
      'When will he be seen again? Between day 61 and day 90 of use',
      'What does the reviewer ask? Why not CPAP, why no backup rate, why a full face mask',
    ],
    answered: [],
  },
  notes: [
    `June 30, 2026

Lakeshore Employers Health
Medical Management

Subject: bi-level respiratory assist device (E0470) for Mr. Alasdair Pruitt-Valdez, DOB November 19, 1981

Dear Doctor,

My patient is a watchmaker of forty-four who has been on half days since January. He has myotonic dystrophy, confirmed by genetic testing in 2012, and the disease has by now reached his breathing muscles. His forced vital capacity is 44% of predicted when he sits, and when he lies down no more than 31%. His maximal inspiratory pressure is -38 cm H2O.

On June 9 he was awake and breathing room air, and his arterial PCO2 was 51. During sleep a week later CO2 climbed to 63, measured transcutaneously. For 74 minutes of that night the saturation was 88% or lower. He scores 15 on the Epworth scale and gets up with a headache five mornings out of seven. In February there was pneumonia with six days in hospital.

The laboratory trial on June 23 showed what can be done about it. At 14 over 5, CO2 in sleep was 47, oxygen saturation never less than 91%, and he awoke without a headache.

He has no COPD and has never smoked. Nor is sleep apnea the cause: his AHI was 3.8. Supplemental oxygen would do nothing to bring down his carbon dioxide, and he has none.

I request the device, a full face mask and a heated humidifier. He will need them for life, and will be seen again between the 61st and 90th day.

Sincerely,

Theodora Wynne-Castillo, MD
NPI 2017364859`,
    `NEUROMUSCULAR PULM – OFFICE VISIT 6/9/26

44M w/ myotonic dystrophy, gene test 2012. PPM 2023. PNA 2/26, hospitalized 6 d. Never smoker. Watchmaker, half-time since Jan.

S: ESS 15. AM headaches 5 d/wk.
Meds: mexiletine 150 TID, modafinil 100 qAM. No O2.

O: RR 20. Paradoxical abdominal motion supine. Neck flexors 3/5. Grip myotonia 6 s. Bilat ptosis, facial weakness. Lungs CTA.
FVC 44% upright / 31% supine. MIP -38. PCF 210 L/min. FEV1/FVC 0.83.
ABG RA awake: 7.37 / 51 / 68 / HCO3 30.

Added 6/30/26:
 PSG + TcCO2 6/16: AHI 3.8; TcCO2 max 63; SpO2 ≤88% x 74 min.
 BPAP-S trial 6/23: 14/5 -> TcCO2 47, nadir 91%, pt-triggered 97%.

A/P:
1. Chronic hypercapnic resp failure d/t NM weakness (J96.12, G71.11), sleep hypoventilation (G47.36).
   → E0470, 14/5, spontaneous, qHS ≥6 h. Lifetime.
2. Mouth opens in sleep → full face mask, M. With nasal mask leak was 52 L/min.
3. Thick secretions → heated humidifier.
4. Not a candidate for CPAP (no OSA). Ventilator not needed, off support all day.
5. F/u d 61–90.

T. Wynne-Castillo MD, NPI 2017364859`,
    `RESPIRATORY THERAPY
Bi-level trial, June 23, 2026, sleep laboratory
Ansel Okafor-Reid, RRT

Patient    Alasdair Pruitt-Valdez, 44 years, male, 69 in, 172 lb
Mode       Spontaneous, no backup rate
IPAP       14 cm H2O
EPAP       5 cm H2O (pressure support therefore 9)
Rise time  300 ms
Sleep      5 h 50 min

                          6/16, no device    6/23, on 14/5
TcCO2 in sleep (mmHg)     up to 63           47
Lowest saturation         –                  91 %
Min at 88 % or below      74                 –

Triggering: 97 of every 100 breaths were started by the patient.

Interface: A nasal mask was leaking at 52 L/min since his lips fall open. Leak with the medium full face mask was 14 L/min, i.e. about a quarter.

Removal: grip is slow to release (myotonia), so he uses a pull cord. With this he can take the mask off unaided. His husband does up the headgear in the evening.

Humidity: mouth was dry until heated humidity was added. Secretions thick; peak cough flow 210 L/min.

In the morning: no headache.

Equipment to be ordered: E0470, A7030 (medium), E0562.

A. Okafor-Reid, RRT`,
    `To: Lakeshore Employers Health, review department
From: Theodora Wynne-Castillo, MD
Date: 6/30/2026
Concerning: Alasdair Pruitt-Valdez, MRN NVC-62077

Thank you for your questions.

WHY NOT CPAP?
Because continuous pressure splints an airway open but does not ventilate. This man's airway is open: on the polysomnogram of June 16 there were 3.8 events an hour. What is missing is muscle. Lying flat, he loses 13 percentage points of his vital capacity, and his belly draws in as he inhales.

WHY NO BACKUP RATE?
On the trial night he set off 97% of his breaths on his own. For the time being a backup rate would add cost without a benefit. This is why E0470 was chosen and not E0471. Neither is a ventilator called for, as in the daytime he breathes with no support whatever.

WHY A FULL FACE MASK?
He has facial weakness as part of the dystrophy. Asleep, he cannot keep his mouth shut. We measured a leak of 52 liters a minute with the nasal type and of 14 with the full face one. As for safety, a pull cord lets him remove it by himself although his fingers open slowly.

For the criteria for restrictive thoracic disorders I would point to the following, each of which is generally accepted on its own: PaCO2 of 45 or more awake (his: 51), inspiratory pressure weaker than -60 (his: -38), vital capacity under 50 percent (his: 44), and five minutes or longer at a saturation of 88 percent or less (his: 74 minutes).

Respectfully submitted,
T. Wynne-Castillo, MD
NPI 2017364859`,
    `# LETTER OF MEDICAL NECESSITY: BI-LEVEL POSITIVE AIRWAY PRESSURE

**Patient:** Alasdair Pruitt-Valdez
**DOB:** 11/19/1981
**Payer:** Lakeshore Employers Health
**Supplier:** Northwoods Respiratory
**Diagnosis codes:** G71.11, J96.12, G47.36

## Background

Mr. Pruitt-Valdez is a 44-year-old man with **myotonic muscular dystrophy** and **chronic hypercapnic respiratory failure**. He was admitted to Balance Mills Hospital with pneumonia for six days in February 2026.

## Objective Data

| Test | Date | Result |
|---|---|---|
| Arterial blood gas, awake, room air | 06/09/2026 | pH 7.37, PaCO2 51, PaO2 68, HCO3 30 |
| FVC, sitting / lying | | 44% / 31% predicted |
| Maximal inspiratory pressure | | -38 cm H2O |
| Transcutaneous CO2, asleep | 06/16/2026 | Peak 63 mmHg |
| Time with SpO2 ≤ 88% | 06/16/2026 | 74 minutes |
| Apnea-hypopnea index | 06/16/2026 | 3.8 per hour |

## Response to Therapy

During a laboratory trial on June 23, 2026 (IPAP 14, EPAP 5), transcutaneous CO2 improved to **47 mmHg** and saturation remained at **91% or higher**.

## Requested Equipment

- **E0470** – Bi-level device without backup rate
- **A7030** – Full face mask, medium: weakness of the facial muscles prevents lip closure during sleep
- **E0562** – Heated humidifier: secretions are thick and his cough is weak

## Alternatives Considered

- **CPAP:** not appropriate, as obstructive sleep apnea was excluded
- **Oxygen:** would not lower carbon dioxide
- **Home ventilator:** not necessary at this time

## Plan

Nightly use of at least 6 hours. Re-evaluation between days 61 and 90. Length of need: lifetime.

**Theodora Wynne-Castillo, MD**
NPI 2017364859
June 30, 2026`,
    `Dear colleagues at Northwoods Respiratory,

We are sending you Alasdair Pruitt-Valdez (16 Escapement Way, Balance Mills; phone 715-555-0195) for a bi-level machine. Kindly set it to spontaneous mode, inspiratory pressure 14, expiratory 5, rise time 300 ms. These are the settings on which he slept for nearly six hours in the sleep laboratory a week ago.

He is 44, with myotonic dystrophy. A few things about him are good to know. He has had a pacemaker for three years. He is a watchmaker, but once he has gripped something it takes him some six seconds to let go again. Therefore the mask has to have its pull cord. His husband, Ruben, will be fastening the straps for him each night.

Please give him a medium full face mask. Nasal ones do not work: his lips part in sleep and more than 50 liters a minute escape. Replacement is one mask every three months, which makes four a year. A heated humidifier comes with it; his phlegm is thick, and at 210 L/min his cough flow is low.

He isn't on oxygen, and none is wanted, for it would not lower his CO2.

As you may be asked by the plan: his daytime PaCO2 is 51, his FVC 44 percent, and there is neither COPD (ratio 0.83, a lifelong non-smoker) nor sleep apnea.

We want to see him back not before day 61 and not after day 90, and expect him to use the device every night for six hours or longer.

For the clinic
Theodora Wynne-Castillo, MD (NPI 2017364859), 30 June 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
