import type { CorpusCase } from '../corpus-case.ts';

/** A long-haul driver with severe sleep apnea needs a CPAP device with humidifier before the medical card runs out. */
export const cpapTruckDriver: CorpusCase = {
  id: 'cpap-truck-driver',
  today: '2026-11-18',
  facts: {
    case_id: 28104,
    patient: {
      first_name: 'Roscoe',
      last_name: 'Valderrama-Pike',
      dob: '1976-08-30',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '253 lb',
      address: '61 Depot Lane, Harrowgate Flats, NE 68999',
      phone: '(308) 555-0119',
      mrn: 'HFS-55308',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
      { code: 'E66.812', description: 'Obesity, class 2' },
      { code: 'Z68.36', description: 'Body mass index [BMI] 36.0-36.9, adult' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Sleep test at home on 2026-09-29: 47 apneas and hypopneas per hour, lowest oxygen saturation 74 %, 62 minutes below 88 %. Epworth score 17 of 24 on 2026-09-15. In the laboratory on 2026-10-21 a pressure of 11 cm H2O brought the index to 3.2 per hour and the lowest saturation to 91 %. A mandibular appliance was worn from 2025-11-10 to 2026-02-16 and given up because of pain in the jaw; with it the index was still 31. On 2026-08-14 he fell asleep at the wheel and drifted onto the shoulder; nobody was hurt. The device has to run on the 12-volt outlet of the cab.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'In the first half of the laboratory night, without humidifier, he had a nosebleed and took the mask off twice; with the humidifier he kept it on for the remaining 4 hours.',
      },
      {
        item: 'Full face mask used with positive airway pressure device, each',
        hcpcs: 'A7030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'medium',
        justification:
          'He breathes through the mouth. A nasal mask leaked 38 liters a minute on 2026-10-21, the full face mask 9.',
      },
      {
        item: 'Tubing with integrated heating element for use with positive airway pressure device',
        hcpcs: 'A4604',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'The cab falls to 50 degrees Fahrenheit at night in winter, and water gathers in an unheated tube.',
      },
    ],
    provider: { name: 'Thandiwe Rosenkrantz, DO', npi: '1841570362', date_signed: '2026-11-18' },
    seen: [
      '2026-09-15, in clinic, by Thandiwe Rosenkrantz, DO: blood pressure 152/94, neck 18.5 inches, Mallampati IV, Epworth 17.',
      '2026-09-29, sleep test at home, 7 hours 10 minutes recorded: index 47 per hour.',
      '2026-10-21, titration in the Harrowgate Flats Sleep Laboratory: 11 cm H2O, index 3.2 per hour.',
      '2026-11-03, by video, by Thandiwe Rosenkrantz, DO: results explained; blood pressure at home 146/90.',
    ],
    told: [
      'Who pays? Teamway Drivers Health Trust',
      'Who supplies? Platte Crossing Respiratory',
      'Lives with whom? With his wife Guadalupe',
      'Work? Long-haul truck driver for 22 years, 4 nights a week in the sleeper cab',
      'Medical card? Valid until 2026-12-31; renewal needs treatment for the sleep apnea',
      'Snoring? Every night; his wife has seen pauses in his breathing',
      'Drugs? Lisinopril 20 mg and amlodipine 5 mg, each once a day',
      'Alcohol? None on working days, 2 beers on a Sunday',
      'Tobacco? Stopped in 2014',
      'Heart failure? None',
    ],
    answered: [],
  },
  notes: [
    `November 18, 2026

Teamway Drivers Health Trust
Medical Management

Re: Roscoe Valderrama-Pike, DOB August 30, 1976

Dear Sir or Madam:

I am the physician of Mr. Valderrama-Pike, a fifty-year-old long-haul driver, and I am asking you to cover a CPAP device for him without delay.

He came to me on September 15 after an event that weighs more than anything else on his chart. One month before, on August 14, he had fallen asleep while driving and drifted onto the shoulder of the road. Nobody was hurt. His Epworth score was 17; anything above 10 is abnormal. His wife has watched him stop breathing in his sleep. His neck measured 18½ inches, his airway was Mallampati class IV, and his blood pressure was 152/94 although he takes two drugs for it.

The home sleep test two weeks later recorded 47 events an hour. Thirty is the line for severe disease. His oxygen fell as low as 74%, and for just over an hour he was below 88%.

He had already tried the other accepted treatment. He wore a mandibular appliance for fourteen weeks last winter until his jaw would not stand it, and even while he wore it he had 31 events per hour, which is still severe.

CPAP worked on the first night. At 11 cm of water the index was 3.2. I know of no drug that can do as much.

Losing weight would help a man of 253 pounds, but weight comes off in months, and his medical card expires at the end of December. Without treatment it will not be renewed, and without it a man who has driven for twenty-two years has no job.

The humidifier, the full face mask and the heated tubing are each needed for reasons found in the laboratory or in the cab, as set out in the order.

Sincerely yours,

Thandiwe Rosenkrantz, DO
NPI 1841570362`,
    `TELEHEALTH ENCOUNTER – 11/03/2026 – VIDEO
with addendum of 11/18/2026

Pt: Valderrama-Pike, Roscoe, 50 M, MRN HFS-55308
Clinician: T. Rosenkrantz, DO

CC: Sleep study results

HPI: Long-haul trucker, sleeps in the cab 4 nights/wk. Loud snoring nightly, witnessed apneas (wife). ESS 17. Drowsy-driving event in August, no injuries. Prior oral appliance Nov 2025–Feb 2026, d/c'd for jaw pain, residual AHI 31.

PMH: HTN, class 2 obesity. No heart failure.
Meds: lisinopril 20 mg daily, amlodipine 5 mg daily
Social: quit tobacco 2014. EtOH: two beers on a Sunday, none on workdays. Married.

Vitals (home): BP 146/90

DATA REVIEWED WITH PATIENT
HSAT 09/29: AHI 47/h, nadir SpO2 74%, T88 62 min, recording 7 h 10 min
Titration 10/21: CPAP 11 cm H2O, AHI 3.2/h, nadir 91%
   - nasal mask leak 38 L/min, FFM leak 9 L/min
   - nosebleed and mask off x2 before humidifier; kept on 4 h after

A/P
1. OSA, severe (G47.33). CPAP fixed at 11.
2. HTN (I10), above goal on 2 agents. Untreated OSA is a well-known contributor to resistant hypertension.
3. Obesity class 2 (E66.812), BMI 36.3 (Z68.36).

ADDENDUM 11/18
Orders signed: E0601 x1, E0562 x1, A7030 x1 (medium), A4604 x1. Mask and tube may be replaced every 3 months. Machine must run from the 12 V outlet in the truck. DOT card valid through 12/31/2026, i.e. six weeks and a day from now. Supplier: Platte Crossing Respiratory. Payer: Teamway Drivers Health Trust.

T. Rosenkrantz, DO, NPI 1841570362`,
    `PLATTE CROSSING RESPIRATORY

Justification worksheet, one line per item

Customer: Roscoe Valderrama-Pike
61 Depot Lane, Harrowgate Flats, NE 68999 / (308) 555-0119
Order: Dr. Thandiwe Rosenkrantz, 11/18/2026

| # | HCPCS | Item | Qty / period | Medical reason on file |
|---|---|---|---|---|
| 1 | E0601 | CPAP | 1 / 5 yr | AHI 47 per hr; 3.2 on 11 cm |
| 2 | E0562 | Heated humidifier | 1 / 5 yr | Nosebleed without; 4 hrs of use with |
| 3 | A7030 | Full face mask, M | 1 / 3 mo | Mouth breather; leak 9 vs 38 L/min |
| 4 | A4604 | Heated tubing | 1 / 3 mo | Cab down to 50 °F; condensation |

Four masks and four tubes over a year, if replaced at each interval.

Check of the usual criteria for adults
☑ Sleep test with AHI of 15 or more
☑ Clinical evaluation before the test (9/15, two weeks earlier)
☑ Comorbidity (HTN) – not needed at this AHI but present
☑ Benefit shown on titration
☐ Compliance download – not applicable until the device has been delivered

As a rule, a plan will look for use of 4 hours or more per night on 70% of nights within the first three months. Modern devices send these data by themselves. We would set the unit at 11 cm H2O per the titration done on 10/21/2026 at Harrowgate Flats Sleep Laboratory.

Power: unit must accept 12 volts, as the customer spends 4 nights of the week in a sleeper cab. A CPAP at home only would leave more than half of his nights untreated.

Bi-level (E0470) was not ordered; fixed CPAP was effective.

Diagnoses for the claim: G47.33, I10, E66.812, Z68.36`,
    `## CPAP request – Roscoe Valderrama-Pike

### At a glance
- **Who:** 50-year-old man, commercial driver
- **What:** CPAP (E0601), heated humidifier (E0562), full face mask (A7030), heated tubing (A4604)
- **Why:** severe obstructive sleep apnea, confirmed and shown to respond
- **When:** needed before **December 31, 2026**

### Severity
Sleep apnea is graded mild from 5, moderate from 15 and severe from 30 events per hour. Mr. Valderrama-Pike had **47**. Over a recording of 7 hours 10 minutes that is on the order of 340 interruptions of breathing in one night, more than one in every minute and a half. Oxygen saturation, normally in the mid-nineties, reached a low of **74%**.

### Consequences already present
1. **Sleepiness** – Epworth 17/24
2. **Blood pressure** – 152/94 in clinic and 146/90 at home, on lisinopril and amlodipine
3. **Safety** – fell asleep at the wheel on August 14, 2026

### What has been tried
An oral appliance was worn from November 10, 2025 to February 16, 2026. It was given up because of jaw pain, and the index on the appliance was still 31. He no longer smokes (since 2014) and does not drink on working days.

### What works
Laboratory titration on October 21, 2026:

| | Baseline (home test) | On CPAP 11 cm H₂O |
|---|---|---|
| Events per hour | 47 | 3.2 |
| Lowest saturation | 74% | 91% |

This is a reduction of about 93%.

### Why the accessories are not optional
Therapy that is not worn does not work. On the same night he pulled off the mask twice and bled from the nose until humidification was added. The nasal mask leaked four times as much as the full face mask. In winter, temperatures in the cab drop to 50 °F, at which moist air condenses inside an unheated hose.

### Closing
Drowsy driving endangers not only the driver. Effective treatment protects the patient and everyone on the road.

*Thandiwe Rosenkrantz, DO – NPI 1841570362 – November 18, 2026*`,
    `Uh, this is a letter of necessity on Roscoe Valderrama-Pike, V as in Victor, hyphen Pike, date of birth eight thirty seventy-six, dictating for Doctor Rosenkrantz. Mr. Valderrama-Pike is a fifty-year-old gentleman who drives long haul, he's been doing that for twenty-two years, and he's asleep in the truck four nights out of the week, the rest he's at home with his wife, and she's the one who tells us that he snores and quits breathing. Period. In August he nodded off and went onto the shoulder, no injuries. Period. He was seen September fifteenth, big neck, eighteen and a half, Mallampati four, BP was one fifty-two over ninety-four on lisinopril twenty and amlodipine five. We got a home test on the twenty-ninth, AHI forty-seven, nadir seventy-four percent, spent an hour and two minutes under eighty-eight. That's severe. Paragraph. He was titrated October twenty-first at the sleep lab, he did well at eleven, index three point two and he never went below ninety-one. Nasal mask was no good because he mouth breathes, it was leaking thirty-eight liters, full face leaked nine. No humidity in the first half and he had a nosebleed and yanked the mask twice, then they put the humidifier on and he went four hours straight. Paragraph. So we're asking for the CPAP, the heated humidifier, a medium full face, and the heated tube because that cab gets cold. It's got to be able to run off the twelve volt. He's failed the mouthpiece, fourteen weeks of that, jaw pain, and his index was thirty-one anyway. Paragraph. His DOT card's good to the end of the year and they won't renew if he's not treated. No heart failure, so there's no reason on that account to go to anything fancier than straight CPAP. Codes are G47.33, I10, E66.812 and Z68.36. Thanks.`,
    `From: driver advocate
Sent: Wednesday, November 18, 2026
To: Teamway Drivers Health Trust, Pre-Authorization
Cc: Dr. Rosenkrantz
Subject: CPAP for a member whose card expires December 31

Good morning,

I write for Roscoe Valderrama-Pike and with his doctor in copy. I will be brief, since the calendar is what it is: there are 43 days left on his medical card.

Under federal rules a driver with a condition likely to interfere with safe driving has to show that it is treated. Examiners commonly want to see some weeks of CPAP data before they certify. If the machine arrives in the middle of December there will be almost none. That's why we ask for an expedited answer.

The medical side is as clear as it gets:

* severe apnea on a home test, 47 an hour
* a mouth appliance given up after three months and some days because it hurt, and it hadn't fixed the problem
* an almost normal night on CPAP at a pressure of 11
* high blood pressure, still high on two medications
* an incident on the road this August in which, thank goodness, no one was hurt

Two practical requests. He spends four nights a week in the cab, so the unit has to work from a 12-volt outlet. And please don't unbundle the humidifier, the full face mask and the heated hose: the night in the lab showed he cannot keep the mask on with dry air, and the nasal type leaked.

He lives with his wife, Guadalupe, and can be reached at (308) 555-0119. Dr. Rosenkrantz (NPI 1841570362) signed the order today. The supplier will be Platte Crossing Respiratory.

Roscoe has been driving since he was in his twenties. He would like to go on doing so, wide awake.

Respectfully`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
