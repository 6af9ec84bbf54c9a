import type { CorpusCase } from '../corpus-case.ts';

/** A sleep physician, a sleep technologist, a supplier, an appeal, a telehealth note and a model's draft speak for a glassblower with sleep apnea and a dry nose. */
export const cpapHumidifierGlassblower: CorpusCase = {
  id: 'cpap-humidifier-glassblower',
  today: '2026-12-21',
  facts: {
    case_id: 37108,
    patient: {
      first_name: 'Lysander',
      last_name: 'Hatcham-Pua',
      dob: '1973-11-02',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '238 lb',
      address: '41 Kiln Street, Salt Willow, UT 84999',
      phone: '(435) 555-0183',
      mrn: 'SWM-09377',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'J31.0', description: 'Chronic rhinitis' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Home sleep test on 2026-11-10, 6 h 42 min: AHI 34.6 per hour, lowest saturation 74%, 48 minutes below 88%, central events 0.4 per hour. Epworth score 16 of 24. Titration in the laboratory on 2026-11-30: at 11 cm H2O the AHI was 2.8 and the lowest saturation 91%, also on the back. To be used every night at 11 cm H2O with a ramp of 20 minutes. He dozed off at a red light on 2026-10-19. No positive airway pressure before.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'In the first 95 minutes of the titration, without humidifier, he took the mask off 3 times for dryness and had a small nosebleed; with heated humidification he kept it on for the remaining 5 h 10 min. Relative humidity in his bedroom is 18% in winter. Rhinitis treated with fluticasone spray, 2 sprays in each nostril daily since 2025-04-07.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium wide',
        justification:
          'Leak 14 L/min with the nasal mask and 41 L/min with a full face mask, because of his beard.',
      },
      {
        item: 'Tubing with integrated heating element for use with positive airway pressure device',
        hcpcs: 'A4604',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        length: '6 ft',
        justification:
          'The bedroom is kept at 58 °F; water condensed in an unheated tube during the titration.',
      },
    ],
    provider: { name: 'Calliope Brandvold-Reyes, MD', npi: '1851736204', date_signed: '2026-12-21' },
    seen: [
      '2026-10-26, in clinic, by Calliope Brandvold-Reyes, MD: neck 17.5 in, Mallampati III, swollen nasal turbinates, blood pressure 148/92, Epworth score 16.',
      '2026-11-10, home sleep test.',
      '2026-11-30, titration in the sleep laboratory, by Odd Marlowe-Jin, RPSGT.',
      '2026-12-14, by video, with Calliope Brandvold-Reyes, MD: results explained, mask options discussed, he agreed to treatment.',
    ],
    told: [
      'Who pays? Sagebrush Artisans Health Plan',
      'Who supplies? Quiet Night Home Medical',
      'Lives with whom? With his wife Ingeborg, who sees him stop breathing and sleeps in another room since March 2026',
      'Work? Glassblower at a furnace of 2,100 °F, 40 hours a week',
      'Drugs? Lisinopril 20 mg daily, fluticasone nasal spray',
      'Oral appliance? Not suitable: 6 teeth in the upper jaw',
      'Weight? 247 lb in June 2026',
      'Alcohol? None',
      'Denied? On 2026-12-10 the plan refused E0562 and A4604 as comfort items and approved E0601 and A7034',
    ],
    answered: [],
  },
  notes: [
    `Sagebrush Artisans Health Plan
Medical Review
December 21, 2026

Re: Lysander Hatcham-Pua, DOB 11/02/1973

Dear Doctor,

I first saw this glassblower on October 26. He had nodded off at a red light a week earlier. At fifty-three he has a 17.5-inch neck, a Mallampati III airway, boggy turbinates, and a pressure of 148/92 in spite of lisinopril 20 mg. His wife, who watches him stop breathing, has slept in another room since March. His Epworth was 16.

The home test of November 10 left no doubt. The AHI was 34.6, which is severe by any convention; the saturation went as low as 74%; he spent 48 minutes under 88%. Hardly any of the events were central.

On November 30 we titrated him. Eleven centimeters of water brought the AHI to 2.8, and the saturation no lower than 91%, supine sleep included. But note how we got there. For the first hour and a half there was no humidifier in the circuit. He pulled off the mask three times, and his nose bled a little. Then the heated humidifier was connected, and for more than five hours he left it alone.

You have approved the machine and the mask. You have refused the humidifier and the heated tube as comfort items. I would say that a machine which lies on the night table is not treatment, and that what makes the difference between lying there and being used is, in this case, water.

The bedroom stands at 18% humidity and 58 degrees. I ask you to approve E0562 and A4604 along with E0601 and A7034.

Sincerely,
Calliope Brandvold-Reyes, MD
NPI 1851736204`,
    `SLEEP LABORATORY - TITRATION SUMMARY FOR PAYER

Patient: HATCHAM-PUA, LYSANDER   53 M   MRN SWM-09377
Study: 11/30/2026   Tech: O. Marlowe-Jin, RPSGT
Dx: G47.33; also J31.0, I10

DIAGNOSTIC BASELINE (home, 11/10/2026)
Recording 6 h 42 min / AHI 34.6 / CAI 0.4 / nadir 74% / T88 48 min (12% of recording)

TITRATION LOG
Phase A - no humidifier - 95 min
  mask removals: 3
  complaint: dryness
  small nosebleed
Phase B - heated humidifier - 5 h 10 min
  mask removals: 0
  condensation seen in unheated tube
Total A + B: 6 h 45 min

FINAL PRESSURE: 11 cm H2O
  residual AHI 2.8 (a drop of 31.8, or 92%)
  nadir 91%
  supine: included

MASKS
  full face      leak 41 L/min   beard
  nasal, medium wide   leak 14 L/min   chosen

COMMENTS
Beard breaks the seal of a full face mask. Nasal mask means all the air passes through the nose, and this is a nose with chronic rhinitis; it needs moisture.
Rainout: warm moist air cools in the tube in a cold room. Pt's bedroom 58 F. Heated tube prevents that.

SETTINGS ORDERED
CPAP 11 fixed, ramp 20 min, heated humidifier, heated tube 6 ft, nasal mask.

EQUIPMENT
E0601 / E0562 / A7034 / A4604, one of each.`,
    `Quiet Night Home Medical
Member: Hatcham-Pua, L., Salt Willow, UT

REQUEST FOR RECONSIDERATION OF TWO LINES

Line   Code    Item                  Status with plan 12/10/2026
1      E0601   CPAP                  approved
2      E0562   heated humidifier     REFUSED
3      A7034   nasal mask            approved
4      A4604   heated tubing, 6 ft   REFUSED

Dear Sagebrush Artisans Health Plan,

Lines 2 and 4 ought to be decided before the machine goes out, as in our trade it is poor practice to send out a dry machine to somebody with a bleeding nose and swap parts later.

Your notice calls the two items comfort items. For what it's worth, Medicare and most commercial plans pay for a heated humidifier, under its own code, when a positive airway pressure device is covered and the prescriber orders it. It is ordered here. Calliope Brandvold-Reyes, MD, NPI 1851736204, signed today, eleven days after the refusal.

Facts from the chart that bear on it:
- chronic rhinitis (J31.0), on fluticasone since April 2025
- three mask removals and a nosebleed on the dry circuit
- none afterward, in 5 hours and 10 minutes, on the humid one
- bedroom: 58 F, relative humidity 18% (winter)
- water collected in plain tubing

Quantities: humidifier one per five years, heated tube one per three months. Over a year the tubing would come to four.

Insured: 41 Kiln Street, Salt Willow, UT 84999; (435) 555-0183.

Awaiting your reply.`,
    `APPEAL

I. WHAT IS APPEALED
The decision of December 10, 2026 by Sagebrush Artisans Health Plan in so far as it refused a heated humidifier (E0562) and heated tubing (A4604) for Lysander Hatcham-Pua.

II. WHAT IS NOT IN DISPUTE
That he has obstructive sleep apnea. That he needs CPAP. That a nasal mask is right. All of these the plan has accepted.

III. THE ONE QUESTION
Are moisture and warmth a comfort to this man, or a condition of his treatment?

IV. THE ANSWER, FROM A SINGLE NIGHT
On November 30 he was in effect his own control. Same man, same night. Ninety-five minutes dry: mask off three times, nose bleeding. Three hundred and ten minutes humid: mask on throughout. A cleaner comparison could hardly be designed.

V. WHY OTHER ROADS ARE CLOSED
A full face mask, which would let him breathe through the mouth, leaks 41 liters a minute around his beard. An oral appliance needs teeth to hang on and he has six in the upper jaw. He already uses a nasal steroid, four sprays a day counting both sides, and has done so for twenty months. He has lost nine pounds since June, and that is to the good; but weight loss takes time, and at 238 pounds he still has an AHI of 34.6. He drinks no alcohol, so there is nothing to give up.

VI. WHAT IS AT STAKE
He works at a furnace of 2,100 degrees. He fell asleep at a red light in October. His blood pressure is high although treated, and untreated apnea is a recognized cause of that.

VII. RELIEF SOUGHT
Approval of E0562, one in five years, and A4604, one in three months.

On behalf of the patient, with the order of Calliope Brandvold-Reyes, MD, of December 21, 2026`,
    `VIDEO VISIT 12/14/2026 - SUMMARY, with order 12/21/2026
Provider: C. Brandvold-Reyes, MD

CC: go over sleep studies

HPI: 53M, glassblower (40 h/wk), with daytime sleepiness, ESS 16/24, dozed at a stoplight 10/19. Witnessed apneas per wife, Ingeborg; separate rooms since March. HTN on lisinopril 20 mg. Chronic rhinitis on fluticasone 2 sprays/nostril daily (since 4/7/25). EtOH none. Wt 247 in June, 238 now. Never on PAP.

DATA
- HST 11/10: AHI 34.6; nadir 74; 48 min < 88; CA 0.4
- Titration 11/30: 11 cm -> AHI 2.8, nadir 91

EXAM (10/26, in person): neck 17.5", MP III, turbinates swollen, BP 148/92. BMI 34.1 at 238 lb.

A/P
1. OSA, severe. CPAP 11 cm H2O, ramp 20 min, nightly. Results explained; pt agreed to treatment. Mask options discussed: nasal (leak 14) over full face (leak 41, beard). Oral appliance not an option (6 upper teeth).
2. Chronic rhinitis. Heated humidifier + heated tube. Dry circuit not tolerated in lab: mask off x 3, epistaxis, small. Bedroom 18% RH, 58 F.
3. HTN. Above goal at 148/92 in October. CPAP often lowers BP by a few mmHg, no more; lisinopril goes on.

Ordered: E0601, E0562, A7034 (medium wide), A4604 (6 ft). Quiet Night Home Medical.

Insurance: E0601 and A7034 approved 12/10, E0562 and A4604 not. Letter to plan.`,
    `# Medical Necessity Statement: CPAP System With Heated Humidification

## 1. Patient
Lysander Hatcham-Pua, male, 53 years, 178 cm, 108 kg.

## 2. Condition
**Obstructive sleep apnea** is repeated collapse of the upper airway during sleep. It is graded by the apnea-hypopnea index (AHI): mild from 5, moderate from 15, severe from 30 events per hour. With an **AHI of 34.6**, the patient's condition is *severe*. Over the 6.7 hours recorded, that corresponds to roughly 230 events.

Coexisting conditions:
- Essential hypertension (I10)
- Chronic rhinitis (J31.0)

## 3. Consequences so far
- Epworth score of 16, where more than 10 indicates excessive sleepiness
- Dozing at a red light on October 19, 2026
- Oxygen saturation down to 74%

## 4. Requested equipment

| Component | Code | Role |
|---|---|---|
| CPAP device | E0601 | Keeps the airway open at 11 cm H2O |
| Heated humidifier | E0562 | Prevents drying of the nasal lining |
| Nasal mask, medium wide | A7034 | Best seal given his beard |
| Heated tubing, 6 ft | A4604 | Prevents condensation in a 58 °F bedroom |

## 5. Evidence of benefit
At 11 cm H2O the AHI fell to **2.8** and the saturation stayed at **91% or above**. The mask was tolerated only after heated humidification had been added.

## 6. Why humidification is medical, not cosmetic
CPAP works solely while it is worn. Payers commonly define adherence as at least four hours a night. Without moisture the patient removed his mask three times in 95 minutes; with it, he exceeded four hours in one stretch.

## 7. Prescriber
Calliope Brandvold-Reyes, MD, NPI 1851736204, December 21, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
