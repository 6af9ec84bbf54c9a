import type { CorpusCase } from '../corpus-case.ts';

/** A sleep doctor, a family doctor, a respiratory therapist and others write for CPAP of a young woman with Down syndrome. */
export const cpapDownSyndromeBaker: CorpusCase = {
  id: 'cpap-down-syndrome-baker',
  today: '2026-07-15',
  facts: {
    case_id: 31109,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Figueira',
      dob: '2003-08-05',
      gender: 'female',
      height: '4 ft 9 in',
      weight: '139 lb',
      address: '16 Mussel Bed Lane, Quonset Hollow, RI 02999',
      phone: '(401) 555-0108',
      mrn: 'QH-88-2051',
    },
    diagnoses: [
      { code: 'G47.33', description: 'Obstructive sleep apnea (adult) (pediatric)' },
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
      { code: 'E03.1', description: 'Congenital hypothyroidism without goiter' },
    ],
    items: [
      {
        item: 'Continuous positive airway pressure (CPAP) device',
        hcpcs: 'E0601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Polysomnography on 2026-06-11: apnea-hypopnea index 38 per hour, 64 per hour in REM sleep, lowest SpO2 71 %, 26 % of sleep below 90 %. Titration on 2026-06-25: at 10 cm H2O the index was 3 per hour and the lowest SpO2 91 %, on the back and in REM sleep. Tonsils and adenoids were removed on 2011-04-14; the tongue still fills the mouth (Mallampati 4). A mandibular device does not hold because 9 teeth are missing. Auto-adjusting, 6-12 cm H2O, ramp of 20 minutes.',
      },
      {
        item: 'Humidifier, heated, used with positive airway pressure device',
        hcpcs: 'E0562',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Nasal passages are narrow and dry; without humidity she took the mask off after 40 minutes in the first titration hour, with it she kept it on for 5 hours 50 minutes.',
      },
      {
        item: 'Nasal interface (mask or cannula type) used with positive airway pressure device, with or without head strap',
        hcpcs: 'A7034',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: 'petite',
        color: 'lilac',
        justification:
          'Nasal mask, petite, because her midface is flat; a full face mask leaked 52 L/min at the bridge of the nose, this one 11 L/min. She chose the color.',
      },
      {
        item: 'Tubing with integrated heating element for use with positive airway pressure device',
        hcpcs: 'A4604',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        length: '6 ft',
        justification: 'The bedroom is at 60 degrees Fahrenheit in winter and water gathers in a plain tube.',
      },
    ],
    provider: { name: 'Cornelius Abara-Finch, MD', npi: '1457038216', date_signed: '2026-07-15' },
    seen: [
      '2026-05-21, in the sleep clinic, by Cornelius Abara-Finch, MD: Epworth scale 15 of 24, filled in with her sister. Neck 15 inches, tongue large, Mallampati 4, tonsils absent. BP 134/84. Snores and stops breathing every night.',
      '2026-06-25, in the sleep laboratory, by Tallulah Brandvold, RPSGT: titration; desensitization in 4 short sessions between 2026-06-12 and 2026-06-23.',
      '2026-07-08, in family practice, by Hester Ogunleye, MD: echocardiogram of 2026-07-01 with a repaired atrioventricular septal defect, no leak, estimated right ventricular pressure 41 mmHg. TSH 3.1 mIU/L on 2026-07-06.',
    ],
    told: [
      'Who pays? Narrows Family Health',
      'Who supplies? Tidepool Sleep and Respiratory',
      'Lives with whom? With her sister Perpetua, 34, who is her guardian, and a cat',
      'Work? In a bakery 3 mornings a week from 6 a.m., shapes rolls',
      'Day? Fell asleep at the workbench twice in April 2026; forgets steps that she knew',
      'Operation? Heart repaired at 5 months of age',
      'Medicines? Levothyroxine 88 mcg once a day',
      'Who puts the mask on? Rosamund herself, with a picture card of 5 steps; Perpetua checks the seal',
    ],
    answered: [],
  },
  notes: [
    `Cornelius Abara-Finch, MD
Sleep Medicine
July 15, 2026

Narrows Family Health
RE: Rosamund Figueira, DOB 08/05/2003

To the reviewer:

I am asking you to cover CPAP and its accessories for a young woman of 22 who has Down syndrome and severe obstructive sleep apnea.

I met Ms. Figueira on May 21. She shapes rolls in a bakery three mornings a week, beginning at six, and in April she twice fell asleep at the bench. Her Epworth score, which she and her sister worked out together, was 15 of 24. She snores and stops breathing every night. Her neck measures 15 inches. Her tongue is large and her airway Mallampati 4. Tonsils and adenoids are long gone; they came out in April 2011, when she was seven.

Polysomnography on June 11 showed 38 events an hour, rising to 64 in REM sleep. Her saturation went as low as 71%, and for a quarter of the time she slept it was below 90%. Anything over 30 events an hour is severe.

It's treatable. Two weeks later, on June 25, ten centimeters of water brought the index to 3 and the lowest saturation to 91%, and this in the worst case, on her back and in REM.

Apnea is exceedingly common in adults with Down syndrome, for reasons of anatomy and tone: a flat midface, a small jaw, a large tongue, low muscle tone, often thyroid disease. It is also under-treated, on the assumption that such patients won't tolerate a mask. She wore hers for nearly six hours.

I've ordered an auto-adjusting device, 6 to 12 cm, with a 20-minute ramp, heated humidifier, petite nasal mask and heated tubing.

Yours,
C. Abara-Finch, MD
NPI 1457038216`,

    `Family Practice
Letter of support from the PCP
Hester Ogunleye, MD | visit of July 8, 2026

Re: R. Figueira, MRN QH-88-2051

I'm her family doctor and I want to talk about her heart.

Rosamund was born with an atrioventricular septal defect which was repaired when she was five months old. The repair has held. The echo of July 1 shows no leak. What it does show is a right ventricular pressure estimated at 41 mmHg. That's modestly raised. It could be a number of things, but in a person whose oxygen falls to 71% at night it would be odd not to think of the nights first. Low oxygen makes the vessels of the lung clamp down, and the right ventricle has to push against them. This heart has had one operation already.

Her blood pressure was 134/84 in May, which is not what I expect of a woman of 22, and untreated apnea raises it.

I also checked the other usual suspect. Hypothyroidism, which she has had from birth (E03.1), can worsen apnea and make anyone sleepy. Her TSH on July 6 was 3.1 on levothyroxine 88 mcg daily. So the thyroid is looked after and doesn't account for her falling asleep over the dough.

In adults with Down syndrome forgetfulness prompts the fear of early dementia. She has been forgetting steps which she knew. Before we go down that road, we owe her some months of proper sleep. Apnea is one of the reversible causes.

I support the request for E0601, E0562, A7034 and A4604 by Dr. Abara-Finch (NPI 1457038216).

With thanks,
H. Ogunleye, MD`,

    `SLEEP LAB - TECHNOLOGIST'S SUMMARY
T. BRANDVOLD, RPSGT

Pt: FIGUEIRA, ROSAMUND  22 F  4'9" 139 lb (BMI 30)

-- DIAGNOSTIC 06/11/2026 --
AHI total ............. 38/h
AHI REM ............... 64/h
SpO2 nadir ............ 71%
Sleep with SpO2 <90% .. 26%

-- DESENSITIZATION 06/12 to 06/23/2026 --
4 short sessions

-- TITRATION 06/25/2026 --
Pressure 10 cmH2O
Residual AHI .......... 3/h (a fall of 35/h, about 92%)
SpO2 nadir ............ 91%
Seen supine + REM: yes

-- INTERFACE --
Mask            Leak
Full face       52 L/min
Nasal, petite   11 L/min
The full face mask blew out at the bridge of the nose. Midface is flat, so there's not much for the cushion to sit on. Nasal petite seals.

-- HUMIDITY --
Off: mask removed by pt after 40 min
On:  mask kept 5 h 50 min
Narrow, dry nasal passages.

-- ORDERED SETTINGS --
Auto 6-12 cmH2O, ramp 20 min

-- TECH COMMENTS --
Pt puts the mask on herself using a picture card, five steps. Sister (guardian) checks the seal. Lilac was her pick.
For staff who set up at home: show, don't tell. Same five steps, same order, same card.
Heated tube, 6 ft, is ordered because the bedroom goes down to 60 F in winter. Warm wet air in a cold hose = rainout = water up the nose = mask off.`,

    `Tidepool Sleep and Respiratory
Order entry form letter

Plan: Narrows Family Health
Member: Rosamund Figueira
16 Mussel Bed Lane, Quonset Hollow, RI 02999
(401) 555-0108
Responsible party: Perpetua, sister and guardian

Qty  Code   Item                         Replace
1    E0601  CPAP device                  5 years
1    E0562  heated humidifier            5 years
1    A7034  nasal mask, petite, lilac    3 months
1    A4604  heated tubing, 6 ft          3 months

Over a year of use: 4 masks, 4 tubes.

Dx G47.33 with Q90.9 and E03.1.

The numbers the plan will look for
(1) In-person evaluation before the sleep test: 05/21/2026. Test: 06/11/2026. That's three weeks in between.
(2) AHI of 15 or more: 38.
(3) Instruction in use of the device: card with five steps; the sister checks the seal.

After set-up
The usual rule for the first 90 days is use of 4 hours a night on 70% of nights in a period of 30 days, i.e. 21 nights. A re-visit between day 31 and day 91 is customary. The device can report use by itself.

Why no full face mask on the order? It leaked 52 L/min. A full face mask costs more and would do less here.

Why not a plain hose? Cold bedroom.

Prescriber Cornelius Abara-Finch, MD, NPI 1457038216. Signed 07/15/2026.

Please fax the determination to this office.

Intake`,

    `# CPAP for Rosamund Figueira: questions a reviewer may ask

**1. Is the diagnosis established by a sleep study?**
Yes. Polysomnography, June 11, 2026: AHI 38/h (severe is ≥ 30/h).

**2. Are there symptoms?**
- Epworth Sleepiness Scale 15/24 (more than 10 is excessive)
- Fell asleep at her workbench twice in April 2026
- Forgets steps that she knew
- Nightly snoring and pauses in breathing

**3. Is there cardiovascular risk?**
She was born with an AV septal defect, repaired in infancy. Estimated RV pressure is 41 mmHg. BP on May 21 was 134/84.

**4. Why not surgery?**
Adenotonsillectomy was done in 2011. The obstruction that remains involves the tongue.

**5. Why not an oral appliance?**
Nine teeth are missing; the device can't be anchored.

**6. Why not weight loss alone?**
Her BMI is about 30. Weight loss helps, but slowly and seldom completely when anatomy is at fault. A saturation of 71% shouldn't wait.

**7. Can she use the device?**

| | Without humidity | With humidity |
|---|---|---|
| Mask worn | 40 min | 5 h 50 min |

She puts on the mask by herself, following a card with pictures. Her sister and guardian, Perpetua, checks it.

**8. Does it work?**

| | June 11 (no CPAP) | June 25 (CPAP 10 cm H₂O) |
|---|---|---|
| AHI | 38/h | 3/h |
| Lowest SpO₂ | 71% | 91% |

**9. What exactly is requested?**
E0601, E0562, A7034 and A4604, one of each.

**10. Who orders it?**
Cornelius Abara-Finch, MD, NPI 1457038216, July 15, 2026.`,

    `To: Narrows Family Health, Care Management
From: a disability advocate, on behalf of the guardian
15 July 2026

Dear people,

Rosamund Figueira will be 23 in three weeks. At six in the morning most of us would rather not be spoken to. She is shaping rolls by then, three mornings in the week.

In April she went to sleep at the bench. Twice. There are ovens in a bakery, and mixers. You see why it worries us.

Then there's what people say. They say, "It's the Down syndrome." She forgets the steps of something she could do: it's the Down syndrome. She is drowsy: it's the Down syndrome. I've heard that sentence used to close a great many doors. This time somebody put wires on her and counted. Thirty-eight times an hour her breathing stopped or nearly did. Every minute and a half, about. In dreaming sleep it was more than once a minute. No one, with any number of chromosomes, is bright in the morning after that.

And when they gave her air through a mask: three times an hour. Three.

You might wonder if she will keep it on. She had four practice sessions in June. She has a card with five pictures, and she goes from one to the next and puts the thing on. She picked lilac. Her sister, Perpetua, who is her guardian, looks whether it sits right.

What you are being asked to pay for is a machine, a humidifier, a mask and a heated hose. The humidifier isn't an extra. Without it the mask was off in forty minutes, with it she had it on for almost six hours. The hose isn't an extra either; in winter it's 60 degrees in her bedroom.

Her heart was mended when she was five months old. Let's not wear it out at night.

Sincerely, for Perpetua, guardian`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
