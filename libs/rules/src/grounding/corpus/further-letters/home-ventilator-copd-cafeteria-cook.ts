import type { CorpusCase } from '../corpus-case.ts';

/** A pulmonologist, a respiratory therapist, a hospitalist's resident, a supplier, a son's helper and a reviewing nurse write for a cook who retains carbon dioxide. */
export const homeVentilatorCopdCafeteriaCook: CorpusCase = {
  id: 'home-ventilator-copd-cafeteria-cook',
  today: '2026-02-11',
  facts: {
    case_id: 32105,
    patient: {
      first_name: 'Verbena',
      last_name: 'Stallard-Pruitt',
      dob: '1957-12-28',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '134 lb',
      address: '118 Sycamore Hollow Road, Gilead Gap, KY 40999',
      phone: '(606) 555-0109',
      mrn: 'GGR-88104',
    },
    diagnoses: [
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
    ],
    items: [
      {
        item: 'Home ventilator, any type, used with non-invasive interface (e.g., mask, chest shell)',
        hcpcs: 'E0466',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'Arterial carbon dioxide, awake on oxygen 2 L/min, was 58 mmHg on 2025-11-04 and 61 mmHg on 2026-01-27, then with pH 7.36. FEV1 was 27% of predicted and FEV1/FVC 0.41 on 2025-09-16. A bilevel device with a backup rate (20 over 6 cm H2O, 14 breaths) was used from 2025-11-12 to 2026-01-26, on average 6.2 hours a night, and carbon dioxide rose all the same. She was in hospital with hypercapnic failure from 2025-10-19 to 2025-10-25 and again, while on the bilevel device, from 2025-12-30 to 2026-01-05. The ventilator is to run in volume-assured mode: tidal volume 440 mL, inspiratory pressure 14 to 28, expiratory pressure 5 cm H2O, rate 16, for 8 hours at night, and by mouthpiece for 3 hours by day. It needs an internal battery, because the power in the hollow failed 4 times since November 2025, once for 7 hours.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'small',
        justification:
          'She breathes through the mouth in sleep, and with a nasal mask the leak was 52 L/min on 2025-11-19. With a small full face mask it was 17 L/min on 2026-02-04.',
      },
    ],
    provider: { name: 'Hollis Abernethy-Rao, MD', npi: '1396720518', date_signed: '2026-02-11' },
    seen: [
      '2025-10-07, sleep study: 3.1 apneas and hypopneas an hour, obstructive sleep apnea excluded.',
      '2026-01-21, overnight oximetry at home on oxygen 2 L/min with the bilevel device: saturation 88% or less for 94 minutes.',
      '2026-02-04, at Laurel Ridge Respiratory, by Delphine Cutshaw, RRT: ventilator tried for 3 hours, transcutaneous carbon dioxide fell from 60 to 51 mmHg, respiratory rate from 27 to 18.',
      '2026-02-10, in clinic, by Hollis Abernethy-Rao, MD: barrel chest, uses neck muscles to breathe, walks 60 feet before she has to stop, morning headache on 5 days of 7.',
    ],
    told: [
      'Who pays? Bluegrass Elder Advantage',
      'Who supplies? Laurel Ridge Respiratory',
      'Lives with whom? With her son Garnet, who learned to put on the mask on 2026-02-04',
      'Work? Retired cook of a school cafeteria',
      'Smoking? 40 pack-years, stopped in June 2019',
      'Medicines? Tiotropium and olodaterol inhaled once a day; albuterol when needed',
      'Oxygen? 2 L/min day and night since 2024-03-18',
      'Tracheostomy? None',
    ],
    answered: [],
  },
  notes: [
    `February 11, 2026

Bluegrass Elder Advantage, Medical Review
RE: Verbena Stallard-Pruitt, d.o.b. 12/28/57

Doctors:

I take care of Ms. Stallard-Pruitt, 68, who cooked in a school cafeteria until she retired, for very severe obstructive lung disease. Her FEV1 is 27% of predicted with a ratio of 0.41. She smoked forty pack-years and quit in 2019. She has worn oxygen around the clock for going on two years.

Her problem now is carbon dioxide. In November her arterial PCO2 awake was 58. By January 27 it was 61, pH 7.36. Between those two dates she was on a bilevel device with a backup rate, 20 over 6, and she was using it: 6.2 hours a night. I stress this since the reflex answer to a ventilator request is "try a RAD first." We did. In the middle of that trial she went back into the hospital for six nights with hypercapnic failure, her second such stay in under three months. On the device and on oxygen she still spent 94 minutes of one night at 88% or less.

This isn't apnea. Her sleep study in October showed 3.1 events an hour.

She needs volume assurance, which a bilevel device at fixed pressure can't give when the chest is stiff with trapped air. I've prescribed a tidal volume of 440 mL, IPAP 14 to 28, EPAP 5, rate 16, eight hours at night plus three by mouthpiece in the daytime. She needs a machine with a battery in it; up Sycamore Hollow the lights have gone out four times since November.

When I saw her yesterday she was using her neck muscles to breathe and could walk sixty feet.

E0466 and a small full face mask, A7030. Without effective ventilation I would expect a third admission, or worse.

Hollis Abernethy-Rao, MD
1396720518`,
    `LAUREL RIDGE RESPIRATORY
NIV TRIAL SHEET / D. CUTSHAW RRT / 02-04-26

Pt: V. Stallard-Pruitt     68 F     5'3"     134 lb     GGR-88104
Dx: COPD (J44.9), chronic hypercapnic resp failure (J96.12), O2 dependent (Z99.81)

IBW (female, 63 in) = 45.5 + 2.3 x 3 = 52.4 kg
Target Vt 440 mL = 8.4 mL/kg IBW

SETTINGS
Mode: volume-assured pressure support
Vt 440 / IPAP 14-28 / EPAP 5 / RR 16
O2 2 L/min

RESULT (3-HR TRIAL)
              Start     End
TcCO2         60        51
RR            27        18

Delta TcCO2 -9 mmHg. Delta RR -9.

INTERFACE
Small full face mask: leak 17 L/min
Prior nasal mask (11-19-25): leak 52 L/min, pt opens mouth asleep
Full face cuts the leak by two thirds.

COMPARE PRIOR DEVICE
BPAP-ST 20/6, BUR 14, from 11-12-25 through 01-26-26
Avg use 6.2 h/night
ABG before (11-04-25) 58; after (01-27-26) 61; both awake on 2 L
ONO 01-21-26 on BPAP + 2 L: 94 min at or under 88%
Pressure support then was 14 cm H2O. Under the new order PS may go as high as 23.

TEACHING
Son Garnet put on the mask, learned today.

RX
Nocturnal 8 h + daytime mouthpiece ventilation 3 h = 11 h/24 h
Internal battery: yes, required. Outages x4 since 11/2025, longest one mentioned 7 h.

REQUEST
E0466, monthly rental, x1
A7030, sz S, x1 per 3 mo`,
    `CHRONOLOGY, prepared by the resident for Dr. Abernethy-Rao

STALLARD-PRUITT, VERBENA - MRN GGR-88104

18 Mar 2024. Oxygen started, 2 L/min, day and night.

16 Sep 2025. Spirometry. FEV1 27% pred. FEV1/FVC 0.41.

7 Oct 2025. Polysomnogram. AHI 3.1. No OSA.

19 to 25 Oct 2025. Inpatient. Hypercapnic respiratory failure. (6 nights)

4 Nov 2025. ABG on 2 L, awake. PaCO2 58.

12 Nov 2025. Bilevel S/T begun. 20/6, rate 14.

19 Nov 2025. Nasal mask leak 52 L/min.

30 Dec 2025 to 5 Jan 2026. Inpatient again, same cause, despite bilevel. (6 nights)

21 Jan 2026. Oximetry at home, bilevel + 2 L. 94 min with SpO2 at or below 88%.

26 Jan 2026. Bilevel stopped. 76 nights by the calendar; mean use 6.2 h.

27 Jan 2026. ABG on 2 L, awake. pH 7.36, PaCO2 61. Up 3 mmHg.

4 Feb 2026. Ventilator trial, 3 h. tcCO2 60 to 51. Breaths per minute 27 to 18. Mask leak 17.

10 Feb 2026. Clinic. Barrel chest, accessory muscle use, stops at 60 ft, headache five mornings in seven.

11 Feb 2026. Order signed for home ventilator with non-invasive interface, E0466, and full face mask, A7030, size small.

COMMENT. pH is near normal because the kidneys have had time to compensate. This supports a chronic process (J96.12) and should not be read as reassurance. Randomized work in persistently hypercapnic COPD found that home NIV titrated to bring CO2 down, with fairly high pressures, delayed readmission or death. The bilevel as set did not bring it down. Twelve hospital nights in eleven weeks is a heavy burden for a 68-year-old, and for her plan.`,
    `TO: BLUEGRASS ELDER ADVANTAGE UTILIZATION MANAGEMENT
FROM: LAUREL RIDGE RESPIRATORY, DOCUMENTATION DEPT
MEMBER: VERBENA STALLARD-PRUITT
PHONE: (606) 555-0109
ADDR: 118 SYCAMORE HOLLOW ROAD, GILEAD GAP, KY 40999

WE ARE REQUESTING AUTHORIZATION FOR THE FOLLOWING:

E0466 - HOME VENTILATOR, NON-INVASIVE INTERFACE - 1 UNIT PER MONTH
A7030 - FULL FACE MASK, SMALL - 1 PER 3 MONTHS

CHECKLIST OF CLINICAL DOCUMENTS

1. DIAGNOSIS. COPD, J44.9. CHRONIC RESPIRATORY FAILURE WITH HYPERCAPNIA, J96.12. DEPENDENCE ON SUPPLEMENTAL OXYGEN, Z99.81.
2. ARTERIAL GAS. PACO2 61 MMHG, 01/27/2026, ON 2 L. MANY POLICIES ASK FOR 52 OR MORE.
3. PFT. FEV1 27%, RATIO 0.41, 09/16/2025.
4. SLEEP APNEA RULED OUT. AHI 3.1, 10/07/2025.
5. PRIOR DEVICE. BILEVEL WITH BACKUP RATE FROM 11/12/2025 TO 01/26/2026. USED 6.2 HOURS A NIGHT ON AVERAGE. CO2 DID NOT COME DOWN.
6. HOSPITAL STAYS. TWO. 10/19-10/25/2025 AND 12/30/2025-01/05/2026.
7. FACE TO FACE. DR. HOLLIS ABERNETHY-RAO, 02/10/2026, THE DAY BEFORE SIGNATURE.
8. TRIAL. 02/04/2026, DELPHINE CUTSHAW, RRT.

SETTINGS: VOLUME-ASSURED. VT 440 ML. IPAP 14-28. EPAP 5. RATE 16.
HOURS: 8 AT NIGHT, 3 BY DAY THROUGH A MOUTHPIECE.

POWER: INTERNAL BATTERY IS NEEDED DUE TO OUTAGES, ONE OF 7 HOURS. A BILEVEL DEVICE WITHOUT A BATTERY SIMPLY STOPS.

A VENTILATOR IS RENTED BY THE MONTH AND THE RENTAL AS A RULE INCLUDES SERVICE. THE PATIENT IS NOT TRACHEOSTOMIZED; THE INTERFACE IS THE MASK ABOVE.

CAREGIVER: SON, GARNET, LIVES IN THE HOME, INSTRUCTED 02/04/2026.`,
    `Appeal in plain language on behalf of Mrs. Verbena Stallard-Pruitt

I am a patient advocate and am helping her doctor, Hollis Abernethy-Rao, and her son Garnet explain why the breathing machine matters.

When you and I breathe out, we get rid of carbon dioxide without thinking. Verbena's lungs can't. They trap air, so her chest has the shape of a barrel, and the carbon dioxide backs up in her blood. Forty-five is about the top of normal. Hers was 58 in early November and 61 at the end of January. It gives her a headache on most mornings. Twice since October it has put her in the hospital, six nights each time.

You may say that she had a machine. Yes, she did, from November 12 until January 26, and she slept with it more than six hours a night, which is well over the four hours that plans usually count as good use. Her carbon dioxide went up by three points even so. She landed in the hospital over New Year's while using it. It pushed at one set pressure. The one her doctor ordered watches how much air goes in and adjusts the push between 14 and 28.

And you may say, let us wait. But look at what happened on February 4. She was on the new kind for three hours. Her carbon dioxide dropped nine points. Her breathing slowed from 27 times a minute to 18.

She lives up a hollow, with her son, in Gilead Gap. The electricity quit four times since November, and one of those was seven hours. Please think about seven hours on a machine without a battery.

She cooked for schoolchildren. She put down cigarettes in June of 2019. She uses her inhalers and her oxygen. What she needs now is this one thing, with a small mask to fit her face, and we ask that you provide it.`,
    `Nurse pre-review / non-invasive ventilation

| Criterion often applied | What the record says |
|---|---|
| Chronic hypercapnic failure, COPD | J96.12 with J44.9 |
| Awake PaCO2 ≥ 52 mmHg | 58 (11/4/25), 61 (1/27/26) |
| OSA not the main cause | AHI 3.1 (10/7/25) |
| Bilevel considered or failed | BPAP with backup rate, 76 days; PaCO2 +3; hospital stay meanwhile |
| Adherence to it | mean 6.2 h/night |
| Nocturnal desaturation | ≤ 88% for 94 min, 1/21/26, on 2 L/min |
| Exacerbations requiring admission | 2: 10/19/25 and 12/30/25 |
| Treating physician's visit | 2/10/26 |

Patient: Verbena S.-P., F, 68 y, 160 cm, 61 kg (BMI about 24, so obesity hypoventilation is no explanation)

Meds: tiotropium/olodaterol daily, albuterol prn. O2 2 L/min continuous since 3/18/24.

Pulmonary: FEV1 27% is "very severe" by the GOLD scale (below 30%).

Exam by Dr. Abernethy-Rao: neck muscles used in breathing; barrel chest; has to stop after 60 feet. Headaches in the morning, 5 of 7 days, a classic sign of overnight CO2 retention.

Response to requested therapy: transcutaneous CO2 60 → 51 (15% lower) and RR 27 → 18 (a third lower) within 3 hours on 2/4/26.

Mask: nasal failed, 52 L/min of leak, mouth breather at night. Full face small, 17 L/min.

Quantities: E0466, one, monthly; A7030, one, every three months (4 a year). Within limits.

Daily use as ordered: 11 of 24 h. Ventilator chosen over another RAD because of (a) failed bilevel, (b) daytime mouthpiece use, (c) battery.

Payer: Bluegrass Elder Advantage. Supplier: Laurel Ridge Respiratory.

Suggest: forward as complete.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
