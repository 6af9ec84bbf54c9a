import type { CorpusCase } from '../corpus-case.ts';

/** A family physician, a diabetes educator and a supplier's intake desk write for a blind man who injects insulin and lives alone. */
export const talkingMeterLegalBlindness: CorpusCase = {
  id: 'talking-meter-legal-blindness',
  today: '2026-10-05',
  facts: {
    case_id: 61001,
    patient: {
      first_name: 'Leopold',
      last_name: 'Vantongeren-Ruiz',
      dob: '1951-03-22',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '187 lb',
      address: '418 Sorrel Lane, Apt 2B, Kestrel Falls, OH 44999',
      phone: '(330) 555-0142',
      mrn: 'KF-20871',
    },
    diagnoses: [
      {
        code: 'E11.3593',
        description:
          'Type 2 diabetes mellitus with proliferative diabetic retinopathy without macular edema, bilateral',
      },
      { code: 'H54.8', description: 'Legal blindness, as defined in USA' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose monitor with integrated voice synthesizer',
        hcpcs: 'E2100',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Best corrected acuity 20/400 in the right eye and 20/800 in the left eye at Harrow Street Retina on 2026-08-19 (Imelda Castagna, MD), after laser to both eyes in 2021 and vitrectomy of the left eye in 2023. Cannot read the display of his present meter even with a 5x magnifier; on 2026-09-02 he took a reading of 268 for 68 and ate 4 glucose tablets. Lives alone; his neighbor Dorrit Pell reads the meter for him only at breakfast on weekdays. Injects insulin glargine 26 units at bedtime and insulin lispro 8 units before each of 3 meals, with pens he dials by the clicks. Two lows in the last 3 months: 47 on 2026-08-27, when his neighbor found him confused, and 58 on 2026-09-14. Worked a talking demonstration meter without help in the office on 2026-09-28, three readings out of three.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '3 months',
        justification:
          'Checks before each of 3 meals, because he leaves out the lispro when the glucose is under 80; 300 strips in 3 months. Memory of the present meter, read out 2026-09-28: 84 readings in 30 days, from 58 to 311, mean 174.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '3 months',
        justification:
          'A new lancet for each stick, 300 lancets in 3 months. He already owns a spring-loaded lancing device, which he loads by touch.',
      },
    ],
    provider: { name: 'Philippa Oyelaran-Stone, MD', npi: '1739204865', date_signed: '2026-10-05' },
    seen: [
      '2026-09-28, in office, by Philippa Oyelaran-Stone, MD: A1c 8.4 %, blood pressure 132/76, monofilament felt at all 10 sites on both feet, walks with a white cane, counts fingers at 2 feet with the right eye only.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Larkmoor Diabetic Supply',
      'Lives with whom? Alone, ground-floor apartment',
      'Who helps? Neighbor Dorrit Pell, weekdays at breakfast',
      'Who trained him? Wanda Brixton, RN, CDCES, on 2026-09-28, 40 minutes',
      'Present meter? A standard meter without speech, 4 years old',
      'How does he come to the office? By paratransit van',
      'Length of need? Lifetime (99 months)',
    ],
    answered: [],
  },
  notes: [
    `October 5, 2026

Medicare Part B
Re: Leopold Vantongeren-Ruiz, born March 22, 1951, MRN KF-20871

To the reviewing nurse or physician:

I ask that Medicare cover a talking glucose meter for Mr. Vantongeren-Ruiz, a 75-year-old man with insulin-treated type 2 diabetes whose retinopathy has taken his useful sight. Dr. Imelda Castagna of Harrow Street Retina measured 20/400 on the right and 20/800 on the left, best corrected, on August 19 of this year. Laser to both eyes in 2021 and a vitrectomy on the left in 2023 had gone before. He is legally blind.

He lives by himself and takes insulin four times a day: 26 units of glargine at bedtime and 8 units of lispro with each meal, 50 units in all. The pens he can manage, since they click. The meter he cannot, because it only shows. A magnifier of five power does not help. On September 2 he believed a 268 to be a 68 and treated a low that was not there. Six days earlier a true 47 had left him confused until his neighbor came upon him.

When I saw him on September 28 his A1c was 8.4 %, he felt the monofilament at every site on each foot, and he could count fingers at two feet with the right eye and not at all with the left.

I have ordered one monitor with voice synthesizer (E2100), six units of strips (A4253, 300 strips) and three boxes of lancets (A4259), the last two per three months. The need is lifelong.

Yours truly,

Philippa Oyelaran-Stone, MD
NPI 1739204865`,

    `VISIT 09/28/2026, written up 10/05/2026
Pt: Vantongeren-Ruiz, Leopold   DOB 03/22/1951   75 y/o M   #KF-20871

S: T2DM on MDI, legally blind from PDR OU. Lives alone. Says he can't see what the meter says, not even w/ 5x magnifier. 9/2 misread 268 as 68, ate 4 glucose tabs. Neighbor (Dorrit Pell) reads it out M-F at breakfast only, so lunch, supper and weekends nobody does. Lows: 47 on 8/27 (confused, found by neighbor), 58 on 9/14.

O: BP 132/76. A1c 8.4. Monofilament 10/10 both feet. White cane. CF at 2 ft OD only.
Retina 8/19: BCVA 20/400 OD, 20/800 OS.
Meter memory x 30 d: 84 readings, 58-311, avg 174.
Talking demo meter: 3/3 correct, no help from staff.

A:
1. E11.3593, s/p laser both eyes 2021 and vitrectomy OS 2023
2. H54.8
3. Z79.4 - glargine 26 u hs, lispro 8 u tid ac; holds lispro if BG <80

P:
- E2100 x1
- A4253 x6 (300 strips / 3 mo), tests tid before meals
- A4259 x3 (300 lancets / 3 mo); has own lancing device, loads it by feel
- LON 99
- Supplier Larkmoor

P. Oyelaran-Stone, MD / NPI 1739204865`,

    `LARKMOOR DIABETIC SUPPLY - INTAKE WORKSHEET
Talking meter (E2100) and testing supplies

Beneficiary: Leopold Vantongeren-Ruiz    Sex: M    DOB: 3-22-51
Ship to: 418 Sorrel Lane, Apt 2B, Kestrel Falls, OH 44999    Tel: (330) 555-0142
Payer: Medicare Part B

[x] Diabetes documented?   Yes. E11.3593.
[x] Insulin-treated?   Yes (Z79.4). Four injections daily: lispro before breakfast, lunch and supper, glargine at bedtime.
[x] Best corrected vision 20/200 or worse in both eyes?   Yes. RE 20/400, LE 20/800. Examiner: Imelda Castagna, MD, Harrow Street Retina, exam date 8-19-26.
[x] In-person visit within 6 months of order?   Yes, 9-28-26, Dr. Oyelaran-Stone.
[x] Beneficiary trained and able to use the device?   Yes. Wanda Brixton, RN, CDCES, 9-28-26, 40 min. Obtained all three of three readings unaided.
[x] Testing frequency stated?   Three times daily, ahead of meals.

Order lines
1.  E2100   1 each      once in 5 yrs
2.  A4253   6 units     per 3 mos   (50 strips/unit = 300)
3.  A4259   3 boxes     per 3 mos   (100/box = 300)

Quantities are at, not over, the usual maximum for an insulin user, so no overutilization statement is required.

Why not the meter at home: it is four years old, has no speech, and the patient cannot see its screen. No one is in the apartment to read it for him apart from a weekday breakfast visit by his neighbor.

Not on this order: lancing device (patient has one).

Prescriber NPI 1739204865. Signature date 10-5-26.`,

    `Diabetes education note, for the file and for whoever pays

Leopold came in on the paratransit van on Monday, September 28, white cane in hand, and we spent forty minutes together. He is a man of 75 whose eyes have been spoiled by diabetes on both sides. He has had the laser, right and left, in 2021, and two years later a vitrectomy in the left eye, and what is left is 20/400 and 20/800.

He knows his insulin well. He counts the clicks: eight of the lispro before a meal, twenty-six of the glargine when he goes to bed. What he does not know is his number. His meter is four years old and silent. Early in September it said 268 and he read 68, so he chewed four glucose tablets on top of a high sugar. In late August it went the other way: he was at 47, muddled, and it was his neighbor, Dorrit Pell, who found him. A 58 followed on September 14. Dorrit looks at the meter for him at breakfast Monday through Friday. For every other check he is on his own.

I handed him the demonstration meter that speaks. Three tries, three readings, no hand of mine on it. The lancing device he has he can load by touch.

He will need the speaking monitor, one of them, with enough strips and lancets for a check before each meal: 300 of either for a three-month period. He skips the lispro when he is below 80, so a number he can hear decides each dose.

Wanda Brixton, RN, CDCES
for Philippa Oyelaran-Stone, MD, NPI 1739204865
10/5/2026`,

    `# Letter of Medical Necessity

**Patient:** Leopold Vantongeren-Ruiz
**Date of Birth:** 03/22/1951 (age 75)
**Insurance:** Medicare Part B
**Prescriber:** Philippa Oyelaran-Stone, MD (NPI 1739204865)
**Date:** 10/05/2026

## Requested Equipment and Supplies

| HCPCS | Description | Quantity |
|---|---|---|
| E2100 | Blood glucose monitor with integrated voice synthesizer | 1 |
| A4253 | Test strips, per 50 | 6 per 3 months (300 strips) |
| A4259 | Lancets, box of 100 | 3 per 3 months (300 lancets) |

## Diagnoses

- **E11.3593** – Type 2 diabetes with proliferative retinopathy, both eyes, no macular edema
- **H54.8** – Legal blindness
- **Z79.4** – Long-term insulin use

## Clinical Rationale

**Severe visual impairment.** Corrected acuity is 20/400 (right) and 20/800 (left), well beyond the 20/200 threshold in each eye.

**A standard meter is unsafe.** Despite a 5x magnifier, the patient misread 268 mg/dL as 68 mg/dL on 09/02/2026 and took glucose he did not need.

**Hypoglycemia.** Readings of 47 (08/27/2026) and 58 (09/14/2026) occurred within the past three months.

**No reliable sighted help.** He lives alone. A neighbor assists at weekday breakfasts only, leaving two of three daily checks on weekdays, and all three on weekends, without a reader.

**Demonstrated ability.** On 09/28/2026 he operated a talking meter independently, succeeding in all 3 attempts.

## Glycemic Data

- A1c: 8.4% (09/28/2026)
- 30-day meter memory: 84 readings, mean 174, range 58–311

## Conclusion

A monitor that speaks is the only kind he can use without sighted help. Strips and lancets match pre-meal testing three times a day, with a fresh lancet each time. Duration of need: lifetime.

Signed,
**Philippa Oyelaran-Stone, MD**`,

    `Kestrel Falls, 10/05/2026

Answers to questions that reviewers usually put about code E2100
Member: L. Vantongeren-Ruiz, DOB 22 March 1951

Q. How poor is the vision, and who measured it?
A. Right eye 20/400, left eye 20/800, with best correction. Measured by Dr. Castagna, Harrow Street Retina, on 19 August 2026. Both figures are worse than 20/200.

Q. Is the loss likely to be permanent?
A. The request is for lifetime need. Laser treatment of both eyes (2021) and vitrectomy on the left (2023) are already behind him.

Q. Could a family member or caregiver read an ordinary meter?
A. No one shares the apartment. The neighbor, Ms. Pell, comes by at breakfast five days out of seven. He checks three times daily, 21 times a week; she is present for 5 of the 21.

Q. Has the lack of a readable result done harm?
A. It has misled him. On 2 September he mistook 268 for 68 and took four glucose tablets.

Q. Does he inject?
A. Yes, long-acting and rapid-acting insulin: glargine 26 units once, lispro 8 units three times, daily total 50 units. A pre-meal value under 80 means that he omits the lispro.

Q. Can he work the device?
A. He did so on 28 September after teaching by our educator, three times in a row and unassisted.

Q. What amounts?
A. One monitor. Per quarter, three boxes of one hundred lancets and six boxes of fifty strips, which is what three checks a day use up, with a margin of about 30.

We thank you for your time.

For Philippa Oyelaran-Stone, MD (1739204865)`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
