import type { CorpusCase } from '../corpus-case.ts';

/** A lung doctor, a visiting nurse, a supplier, a resident, a drafting model and a parent advocate write for a boy born at 27 weeks. */
export const oximeterOxygenPretermBoy: CorpusCase = {
  id: 'oximeter-oxygen-preterm-boy',
  today: '2026-09-14',
  facts: {
    case_id: 35101,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Okonjo-Reyes',
      dob: '2026-05-03',
      gender: 'male',
      height: '21.5 in',
      weight: '9 lb 4 oz',
      address: '12B Larch Landing, Quill Creek, MT 59999',
      phone: '(406) 555-0113',
      mrn: 'QCN-30418',
    },
    diagnoses: [
      { code: 'P27.1', description: 'Bronchopulmonary dysplasia originating in the perinatal period' },
      { code: 'J96.11', description: 'Chronic respiratory failure with hypoxia' },
      { code: 'P07.26', description: 'Extreme immaturity of newborn, gestational age 27 completed weeks' },
      { code: 'Z99.81', description: 'Dependence on supplemental oxygen' },
    ],
    items: [
      {
        item: 'Oxygen concentrator, single delivery port, stationary',
        hcpcs: 'E1390',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Born at 27 weeks 0 days with a birth weight of 940 g. He was on a ventilator for 19 days and then on CPAP for 31 days. He left the neonatal unit on 2026-08-11 on oxygen at 0.25 L/min by nasal cannula. On 2026-09-08 his saturation fell to 84% after 4 minutes in room air and was 95% on 0.25 L/min. Oxygen is used 24 hours a day. A low-flow meter is needed.',
      },
      {
        item: 'Portable gaseous oxygen system, cylinder with regulator and carrier',
        hcpcs: 'E0431',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'The family drives 46 miles each way to the clinic every 2 weeks, about 1 hour by car. The cylinder also bridges power cuts: there were 3 since he came home, the longest of 5 hours. The concentrator cannot run without mains power.',
      },
      {
        item: 'Oximeter with alarms, for home',
        hcpcs: 'E0445',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'In the recorded night of 2026-08-28 he spent 11% of the time below 90% because the cannula slipped, with a lowest value of 78% and 6 alarms. The alarms are set at a saturation of 90% and a pulse of 80. He showed no change of color during any of the 6 alarms. The oximeter is used in sleep, at feeds and in the car.',
      },
      {
        item: 'Oximeter probe, infant foot wrap, replacement, each',
        hcpcs: 'A4606',
        quantity: 4,
        quantity_limit: 4,
        limit_period: 'month',
        size: 'infant',
        justification:
          'One wrap holds for about 7 days before the adhesive loosens. The probe is moved between the left and the right foot every 4 hours. On 2026-09-08 the skin of the right foot was red but not broken.',
      },
    ],
    provider: { name: 'Wilhelmina Strand-Abara, MD', npi: '1578204416', date_signed: '2026-09-14' },
    seen: [
      '2026-08-28, overnight oximetry at home, recorded 9 hours 20 minutes: mean saturation 93%, 11% of the time below 90%, lowest 78%.',
      '2026-09-03, echocardiogram: no sign of pulmonary hypertension, ductus closed.',
      '2026-09-08, in clinic, by Wilhelmina Strand-Abara, MD: weight 4.1 kg, respiratory rate 58, mild retractions, no wheeze, saturation 95% on 0.25 L/min, 84% after 4 minutes in room air.',
    ],
    told: [
      "Who pays? Big Larch Children's Medicaid",
      'Who supplies? Cottonwood Pediatric Respiratory',
      'Specialty of the provider? Pediatric pulmonology',
      'Lives with whom? With his mother Ngozi, a school bus driver, his father Emilio, who works nights at a sawmill, and his sister Pilar, 4',
      'Who was trained? Both parents in oxygen and infant CPR, on 2026-08-09 and 2026-08-10',
      'Nursing? A home nurse, Gwendolyn Fisk, RN, comes every Tuesday',
      'Weaning? Tried on 2026-08-25 at 0.1 L/min by Gwendolyn Fisk, RN: 88% after 10 minutes, so it was stopped',
      'Smoke or flames at home? None; the flat is heated electrically',
      'Medicines? Budesonide 0.25 mg by nebulizer twice a day',
      'Denied before? The oximeter, on 2026-09-10, as a convenience item; Bettina Crowe, a parent advocate, helps the family with the appeal',
    ],
    answered: [],
  },
  notes: [
    `September 14, 2026

Big Larch Children's Medicaid
Medical Review

Re: Thaddeus Okonjo-Reyes, born May 3, 2026

Dear Colleague,

Thaddeus is a four-month-old boy whom I follow for bronchopulmonary dysplasia (P27.1) and chronic hypoxic respiratory failure (J96.11). He was born at 27 weeks weighing 940 g, spent 19 days on a ventilator and a further 31 on CPAP, and went home on August 11 after a neonatal stay of one hundred days. He has needed a quarter of a liter of oxygen per minute ever since.

When I saw him last Tuesday he weighed 4.1 kg. He breathed 58 times a minute with mild retractions and without wheeze. With the cannula in place his saturation was 95%. I took it out, and within four minutes he was at 84%. There is no pulmonary hypertension on his echocardiogram of September 3, and the whole purpose of this prescription is that it should stay that way: repeated or sustained hypoxemia in an infant with BPD strains the right heart, stunts growth and does no favors to the brain.

I therefore prescribe a stationary concentrator with a low-flow meter for use around the clock, a portable cylinder system for travel and power failures, an oximeter with alarms, and four replacement foot probes a month.

The oximeter deserves a word of its own. During a recorded night at home he spent roughly an hour below 90% because his cannula had slipped, and reached a low of 78%, yet he never changed color. Nobody looking at him would have known. To send an infant home on oxygen and to withhold the one instrument that shows whether the oxygen arrives is, to my mind, half a treatment.

Yours sincerely,

Wilhelmina Strand-Abara, MD
Pediatric Pulmonology
NPI 1578204416`,
    `HOME NURSING SUMMARY FOR THE INSURER
G. Fisk, RN - visits every Tuesday

Child: Thaddeus O.-R., DOB 5/3/26, MRN QCN-30418

5/3 - Born, 27 wks, 940 g (just over 2 lb).
Then: vent x 19 days, CPAP x 31 days = 50 days of breathing support.
8/9 and 8/10 - Mom and Dad trained. Oxygen, infant CPR. Both did both days.
8/11 - Home. NC 0.25 L/min, 24 h.
8/25 - I tried him on 0.1 L/min. 88% at ten minutes. Stopped, back to 0.25.
8/28 - Overnight recording, 9 h 20 min. Mean 93. Low 78. Under 90 for 11% of the night. Cannula had come off its place. Six alarms, no color change with any of them.
9/3 - Echo OK: no PH, PDA closed.
9/8 - Dr. Strand-Abara in clinic. 84% in RA after 4 min. R foot red from probe, skin not broken.
9/10 - Oximeter denied.
9/14 - Orders signed.

What I can say from the nursing side:

Feet. Probe goes L foot / R foot, switched q4h, that's 6 moves in 24 hours. A wrap sticks for a week, give or take. Four a month (A4606, infant size) is not generous, it is just enough. A loose wrap gives false alarms, and false alarms teach families to ignore true ones.

Nights. Dad works nights. Mom is then alone with a four-year-old and a baby on oxygen, and she drives a school bus in the day. She has to sleep. The monitor does the watching.

Safety. No smokers, no open flame, electric heat.

Power. Three cuts since discharge, longest 5 hrs. A concentrator (E1390) without current is furniture. The cylinder (E0431) is what he breathes from then.

Meds: budesonide 0.25 mg neb BID.`,
    `FAX

TO: Big Larch Children's Medicaid, prior authorization
FROM: Cottonwood Pediatric Respiratory
RE: Okonjo-Reyes, Thaddeus / M / 05-03-2026
DATE: 09-14-2026

Good morning,

please see below the equipment on the order that Dr. Wilhelmina Strand-Abara (NPI 1578204416) signed today. Kindly treat all four lines as one request, because none of them is of much use to the child alone.

| # | HCPCS | What it is | Units | How often |
|---|-------|-----------|-------|-----------|
| 1 | E1390 | Stationary concentrator, one port | 1 | monthly |
| 2 | E0431 | Portable gas oxygen, complete with regulator and carrier | 1 | monthly |
| 3 | E0445 | Home oximeter with alarms | 1 | every 5 years |
| 4 | A4606 | Infant foot-wrap probe | 4 | monthly |

Diagnoses given by the doctor: P27.1, J96.11, P07.26, Z99.81.

Ordered flow: 0.25 L/min, nasal cannula, continuous. The concentrator has to be fitted with a low-flow meter, as ordinary flow meters are not accurate in this range.

Qualifying test: SpO2 84% in room air, 9/8/2026, in clinic. On oxygen: 95%.

Delivery address: 12B Larch Landing, Quill Creek, MT 59999. Telephone of the family (406) 555-0113. The home is free of smoke and open flame. Both parents have already been trained in oxygen use, on August 9 and 10.

Line 3 was refused on September 10 with the reason "convenience item". We ask that it be looked at again together with this order. Line 4 would be pointless without line 3.

Probes over a year come to 48 pieces.

With thanks,
Cottonwood Pediatric Respiratory`,
    `Dictation, pediatric pulmonology, resident for Dr. Strand-Abara, date of dictation September fourteenth twenty twenty-six.

This is a nineteen-week-old ex twenty-seven-weeker, corrected he is about six weeks, uh, name Thaddeus Okonjo-Reyes, with BPD and chronic respiratory failure with hypoxia, period, he went home from the NICU on August eleventh on a quarter liter by nasal cannula and he is still on a quarter liter today, period. The nurse tried to come down to zero point one on the twenty-fifth of August, that's two weeks after discharge, and he sat at eighty-eight percent after ten minutes so that was the end of that. On the eighth of September in clinic he was ninety-five on his quarter liter and then four minutes off it he was eighty-four, comma, rate of fifty-eight, mild retractions, no wheezing, weight four point one kilos. Echo on the third was reassuring, no pulmonary hypertension, duct is closed.

New paragraph. What he needs is home oxygen, so concentrator for the house, one, and portable tanks for the car, because they live forty-six miles out and come in every other week, so call it ninety-two miles round trip and two hours in the car seat, and car seats are where these babies desat. Also for outages, they've had three already, one of five hours.

New paragraph. Pulse ox with alarms, set ninety for sat and eighty for heart rate, used asleep, during feeds, and riding in the car. The overnight study showed a nadir of seventy-eight with eleven percent of the recording under ninety, no color change at all, so the parents can't just eyeball him. Probes, four a month, infant wrap.

He's also on budesonide nebs, a quarter milligram BID. Parents trained times two. End of dictation.`,
    `## Draft: Medical Necessity Statement — Home Oxygen and Oximetry

**Patient:** Thaddeus Okonjo-Reyes (male, born 05/03/2026)
**Prescriber:** Wilhelmina Strand-Abara, MD (NPI 1578204416)
**Payer:** Big Larch Children's Medicaid

### Why does this infant need oxygen at home?

Bronchopulmonary dysplasia is a chronic lung disease of babies born very early. Thaddeus was born at 27 completed weeks of gestation (**P07.26**), about three months before his due date. His lungs do not yet keep his blood oxygenated without help: in room air he drops from 95% to **84% in four minutes**.

### Has a lower dose been tried?

Yes. At 0.1 L/min, less than half of the present flow, he reached only 88% within ten minutes. The trial was ended.

### Why two sources of oxygen?

- **Concentrator (E1390):** the unlimited supply at home, day and night, but bound to the wall socket.
- **Portable cylinders (E0431):** for the fortnightly trip to the clinic and for outages, of which there have been three.

### Why an oximeter (E0445), and not simply observation?

1. During the six alarms of the night of August 28, the baby's color did **not** change.
2. The cannula slips, as cannulas do on active infants.
3. One parent works at night; both must sleep at some time.

### Why four probes (A4606) each month?

Adhesive wraps last approximately seven days. Four weeks, four probes.

### Is the home suitable?

The apartment is heated electrically, nobody smokes there, both parents completed training before discharge, and a registered nurse visits weekly.

### Summary of codes

| Diagnosis | ICD-10-CM |
|---|---|
| BPD | P27.1 |
| Chronic hypoxic respiratory failure | J96.11 |
| Extreme immaturity, 27 weeks | P07.26 |
| Oxygen dependence | Z99.81 |

*Signed: September 14, 2026*`,
    `APPEAL - PLEASE EXPEDITE

To the Appeals Unit of Big Larch Children's Medicaid

I am Bettina Crowe, a parent advocate. I write with Ngozi and Emilio, the mother and father of Thaddeus Okonjo-Reyes, about your decision of September 10 to refuse a home oximeter because it is "a convenience item."

A convenience is something you could do without. Let us see whether this baby could.

He is four months old. For two weeks and five days a machine breathed for him, and for another month a second machine helped. He has been home for about five weeks, and his oxygen is meant for every hour of every day. His lung doctor, Dr. Strand-Abara, removed the cannula for four minutes on September 8, and in those four minutes he went from 95 to 84 percent.

Now think of the cannula: two soft prongs in the nose of a baby who wriggles. It slipped on the night of August 28. The recording says that he dropped as low as 78. The same recording, nine hours and twenty minutes long, says he spent about 62 minutes under 90. And the worst of it: in none of the six alarms did he turn blue, or pale, or anything his mother might have noticed by a night light.

Emilio works the night shift at a sawmill. Ngozi drives children to school in the morning. Pilar, the big sister, is four and cannot be on watch.

So who tells them that the oxygen has come off? Only the machine you have refused.

The device is a single purchase and your own limit is one in five years. Compare it with one night in an intensive care unit. Children's Medicaid programs are generally bound to cover what is necessary to correct or ameliorate a child's condition, and knowing a child's oxygen level is the first step of correcting it.

We ask you to approve E0445 together with the foot probes, A4606, and the oxygen equipment, E1390 and E0431.

Bettina Crowe, for the family
September 14, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
