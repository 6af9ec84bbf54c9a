import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor, a sleep technologist, an office nurse and a supplier write for an obese woman of 42 with severe sleep apnea who needs auto-CPAP with a heated humidifier. */
export const autoCpapHumidifierObesity: CorpusCase = {
  id: 'auto-cpap-humidifier-obesity',
  today: '2026-06-24',
  facts: {
    case_id: 50108,
    patient: {
      first_name: 'Brandi',
      last_name: 'Lockridge',
      dob: '1983-10-27',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '282 lb',
      address: '4410 Canal Lock Street, Millrace, OH 44999',
      phone: '(330) 555-0181',
      mrn: 'MRF-66120',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'E66.813', description: 'Obesity, class 3' },
      { code: 'Z68.42', description: 'Body mass index [BMI] 45.0-49.9, adult' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Home sleep test 2026-05-29: AHI 38, lowest saturation 74 %, 6 hours 50 minutes recorded. Epworth score 17 of 24. Nodded off at the wheel at a stop light on 2026-04-21. Blood pressure 152/94 on lisinopril 20 mg and amlodipine 10 mg. Side sleeping with a backpack for 4 weeks did not help; an oral appliance is not possible because of jaw joint locking (dentist, 2026-03-16). She has lost 14 lb since January 2026 and still stops breathing at night. On a loaner auto-CPAP for 5 nights, 2026-06-08 to 2026-06-13, she averaged 6 hours 10 minutes a night with a residual AHI of 3.9 and a 95th percentile pressure of 12.4. Auto mode, 6 to 16 cm H2O.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'On the first 2 nights with the loaner without humidity her nose dried out and bled from the right side and she took the mask off after 3 hours. With heated humidity on nights 3 to 5 no bleeding and the mask stayed on.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'Breathes through the nose; medium nasal mask leaked 8 liters a minute on the loaner. A full face mask frightened her.',
      },
      {
        item: 'Filter, disposable, used with positive airway pressure device',
        hcpcs: 'A7038',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification: 'Two a month; the house is heated with a wood stove and there are two cats.',
      },
    ],
    provider: { name: 'Satchel Mbeki-Crane, DO', npi: '1508273649', date_signed: '2026-06-24' },
    seen: [
      '2026-05-12, in office, by Satchel Mbeki-Crane, DO: neck 17.5 inches, Mallampati IV, tonsils small, BMI 46.9, blood pressure 152/94, nose open on both sides, lungs clear.',
      '2026-06-16, in office, by Yolanda Fitch, RRT: loaner download read out, medium nasal mask fits, she put it on and took it off herself, cleaning taught.',
    ],
    told: [
      'Who pays? Buckeye Valley Health Plan, through her employer',
      'Who supplies? Millrace Respiratory',
      'Lives with whom? With her husband Curtis and his mother',
      'What did Curtis notice? She snores through the wall, stops breathing and gasps; he sleeps on the couch',
      'What work does she do? Nurse aide at a nursing home, second shift',
      'How long has the doctor known her? Since 2012; he delivered her son Micah in 2013',
      'How does she feel after the loaner? Awake through her shift, no morning headache on nights 3 to 5',
      'Does she smoke? Never',
      'When is the follow-up? Between day 31 and day 90, 2026-08-12',
      'Which nurse called her? Trudy Kessler, RN, 2026-06-15',
      'Is weight being treated? Dietitian monthly since January 2026, walks 30 minutes 4 days a week',
    ],
    answered: [],
  },
  notes: [
    `6/24/26

Buckeye Valley Health Plan
Re: Brandi Lockridge, DOB 10/27/83

To whom it may concern:

I'm writing for Brandi, who has been my patient since 2012 and whose boy Micah I delivered the year after, so I have known her a good while. She works second shift as an aide at a nursing home and on April 21 she nodded off at the wheel sitting at a stop light. Her husband Curtis has moved out to the couch because he can hear her through the wall and when he can hear her that's the good part, the bad part is when she stops breathing and then gasps.

Home sleep test May 29, AHI 38, low sat 74. Epworth 17. Neck's 17 and a half inches, Mallampati IV, BMI 46.9 and she has taken off 14 pounds since January, I might add, with the dietitian and walking. Blood pressure was 152 over 94 on two drugs. The dentist says no to an oral appliance because her jaw locks. She wore the backpack to bed for four weeks to stay off her back and it made no difference.

Then we had her on a loaner auto-CPAP five nights in June and the residual was 3.9. She averaged six hours ten. Two nights dry and she got a nosebleed on the right and pulled it off after 3 hours, the next three with heat and moisture and nothing.

Please cover E0601 set auto 6 to 16, heated humidifier E0562, nasal mask A7034, and filters A7038, two a month.

Satchel Mbeki-Crane, DO
NPI 1508273649`,
    `LOANER PAP DOWNLOAD AND MASK FIT
06/16/2026   Y. Fitch, RRT
Lockridge, Brandi   MRN MRF-66120   42 F   5'5"   282 lb

Study: HSAT 05/29/2026, 6 h 50 min recording, AHI 38, nadir SpO2 74 %

Loaner: auto-CPAP 06/08 to 06/13/2026, five nights
  Avg use ............ 6 h 10 min
  Residual AHI ....... 3.9
  95th %ile pressure . 12.4 cm H2O
  Leak ............... 8 L/min, medium nasal mask

Nights 1-2, no humidity: dry nose, epistaxis R, mask off after 3 h.
Nights 3-5, heated humidity: no epistaxis. Mask stayed on.

Fit: Medium nasal. Nasal breather. A full face mask frightened her. She donned and doffed it herself. Instructed in cleaning.

Reported effect: awake through her shift; no a.m. headache on the humidified nights.

Equipment for order
  E0601  CPAP, auto mode 6-16 cm H2O           1
  E0562  heated humidifier                      1
  A7034  nasal mask, medium                     1 per 3 mo
  A7038  disposable filter                      2 per mo (6 per quarter)

Filter note: wood heat and a pair of cats in the home.

Why auto and not a fixed pressure: the 95th percentile came out at 12.4 and the range of 6 to 16 brackets it, leaving room either side. She's losing weight. A fixed setting has to be re-titrated when weight changes; auto adjusts itself.

Follow-up 08/12/2026, within the 31-to-90-day window.`,
    `**Letter of Medical Necessity for Auto-Adjusting CPAP**

**Member:** Brandi Lockridge
**Plan:** Buckeye Valley Health Plan
**Provider:** Satchel Mbeki-Crane, DO (NPI 1508273649)

### 1. Diagnosis
Ms. Lockridge has **severe obstructive sleep apnea** (AHI 38 events per hour) in the setting of class 3 obesity (BMI 46.9) and hypertension.

### 2. Symptoms and Risks
- Excessive daytime sleepiness: Epworth Sleepiness Scale **17/24**
- Drowsy driving event on April 21, 2026
- Witnessed apneas and gasping reported by her husband
- Blood pressure of 152/94 despite lisinopril and amlodipine
- Oxygen saturation nadir of **74%**

### 3. Alternatives Considered
- **Positional therapy:** four weeks, without benefit
- **Oral appliance:** not feasible due to jaw joint locking
- **Weight loss:** ongoing under a dietitian; 14 pounds lost this year, apnea persists

### 4. Response to Auto-CPAP
During a five-night trial in June 2026, the AHI fell to **3.9**, a reduction of roughly 90 percent, with average nightly use above six hours.

### 5. Requested Items
| HCPCS | Description | Quantity |
|---|---|---|
| E0601 | CPAP device, auto mode, 6-16 cm H2O | 1 |
| E0562 | Heated humidifier | 1 |
| A7034 | Nasal mask, medium | 1 per 3 months |
| A7038 | Disposable filter | 2 per month |

### 6. Need for Heated Humidification
Without humidification the member experienced nasal dryness and a right-sided nosebleed and removed her mask after three hours. With humidification, these problems did not recur.

### 7. Follow-Up
Re-evaluation is scheduled for August 12, 2026.

Signed June 24, 2026`,
    `Trudy Kessler RN, phone note of Mon 6/15/26, filled out 6/24 for the CPAP letter

Called Brandi at 330-555-0181. Had the loaner June 8 to 13. She says she's awake thru her whole shift now. (NA at the nursing home, 2nd shift.) First two nights her nose dried out and she bled some from the R nostril, mask came off after about 3 hrs. Then with the heated water on, 3 nights, no blood and no headaches in the AM.

Before: Curtis on the couch, says he can hear her thru the wall, she quits breathing and gasps. Fell asleep at a red light 4/21. ESS 17.

Tried already: backpack to keep her on her side x 4 wks, nope. Dentist 3/16, jaw locks so no mouthpiece. Down 14 lb since Jan, sees the dietitian every month, walks half an hour 4 days a wk. BP meds lisinopril 20, amlodipine 10, and still 152/94 in May.

Test: AHI 38. Low O2 74.

Never smoked. Lives w/ Curtis + his mom. Wood stove, 2 cats, so filters matter.

Doesn't do full face mask, scared her. She breathes thru her nose, so medium nasal mask, it leaked only 8 L/min and Yolanda says it fits.

Order going to Millrace Resp once Dr M-C signs:
CPAP auto 6-16 E0601
heated humid E0562
nasal mask med A7034 q 3 mo
filters A7038 2/mo

F/u appt 8/12.`,
    `REQUEST FOR EXPEDITED RECONSIDERATION
Buckeye Valley Health Plan / member B. Lockridge, 42

Reviewer comment: "Recommend conservative measures first."
Answer: She has done them. Monthly dietitian visits since January, walking four days a week for 30 minutes, 14 pounds off. Lateral sleep with a backpack for a month. Oral device ruled out by her dentist on March 16 for a locking jaw joint. The May 29 study shows 38 events an hour.

Reviewer comment: "Sleep study hours not stated."
Answer: 6 hours, 50 minutes of recording. Lowest saturation 74 percent.

Reviewer comment: "Auto-titrating device not justified."
Answer: E0601 is the code either way. She used an auto device for five nights. Residual events 3.9 per hour, 95th percentile pressure 12.4. The order is for 6 to 16 cm of water.

Reviewer comment: "Humidifier is a comfort item."
Answer: For some people it is. This patient bled from the nose without it and slept the night with it. Three hours against nights when the mask stayed on.

Reviewer comment: "Safety concern?"
Answer: Yes. She fell asleep while driving, stopped at a light, April 21. Her Epworth is 17 where anything over 10 is abnormal. Her pressure was 152/94 on two medicines.

We will see her again on August 12, which is inside days 31 to 90.

Thanks kindly,
S. Mbeki-Crane, DO, family physician
June 24, 2026`,
    `SOAP (supplier copy)                          6/24/26
LOCKRIDGE BRANDI    10/27/1983

S: loud snoring, witnessed apneas, gasping (husband). ESS 17. Dozed at stop light 4/21/26. Never smoker. Works 2nd shift, NH aide. Backpack side-sleeping x 4 wk failed. No OA, TMJ locking per dentist 3/16.

O: 5/12 BMI 46.9, neck 17.5 in, Mallampati IV, small tonsils, nares patent, lungs clear, BP 152/94 (lisinopril 20, amlodipine 10).
5/29 HSAT AHI 38, nadir 74, TRT 6:50.
6/8-6/13 auto trial, 5 nts: 6:10/nt, rAHI 3.9, P95 12.4, leak 8.
6/16 RRT: med nasal mask, good fit, pt handles it on her own, cleaning taught.

A: OSA, severe. Obesity class 3. BMI 45.0-49.9. Essential HTN.

P: APAP 6-16 (E0601). Heated humidifier (E0562), because nts 1-2 without it: dry, R epistaxis, off at 3 h; nts 3-5 with it: fine. A7034 nasal mask M, 1 q 3 mo. A7038 disp. filters 2/mo, wood stove + cats. Continue dietitian, walking. RTC 8/12/26.

Supplier: Millrace Respiratory. Plan: Buckeye Valley (employer). Deliver to 4410 Canal Lock St, Millrace OH 44999.

Comment to Millrace: humidifier and machine go out together please, she shouldn't have a dry night again.

Satchel Mbeki-Crane DO / NPI 1508273649`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
