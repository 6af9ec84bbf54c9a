import type { CorpusCase } from '../corpus-case.ts';

/** An obstetrician, an endocrinologist, an educator and others write for an insulin pump for a pregnant cattle veterinarian. */
export const insulinPumpPregnantVet: CorpusCase = {
  id: 'insulin-pump-pregnant-vet',
  today: '2026-09-09',
  facts: {
    case_id: 31108,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Whitlock-Baptiste',
      dob: '1995-04-17',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '158 lb',
      address: '4071 Camas Flat Road, Ruby Bench, ID 83999',
      phone: '(208) 555-0185',
      mrn: 'RBM-118-902',
    },
    diagnoses: [
      {
        code: 'O24.012',
        description: 'Pre-existing type 1 diabetes mellitus, in pregnancy, second trimester',
      },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z3A.16', description: '16 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'External ambulatory infusion pump, insulin',
        hcpcs: 'E0784',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'graphite',
        justification:
          'Type 1 diabetes since 2008-03. Pregnant 16 weeks and 2 days, due on 2027-02-22. Injects 6 to 7 times a day (glargine 11 units in the morning and 11 units at night, lispro with meals) for more than 6 months, counts carbohydrates, and checks with a sensor. HbA1c 7.4 % on 2026-06-22 and 6.9 % on 2026-08-31; time in the pregnancy range of 63-140 mg/dL 54 % over the 14 days to 2026-09-06, below range 8 %. Glucose of 48 mg/dL at 3:20 a.m. on 2026-08-19; her husband gave her glucagon. From 4 a.m. to 7 a.m. glucose rises by 70 mg/dL on average without food. C-peptide 0.1 ng/mL with glucose of 142 mg/dL on 2026-07-06 (lower limit 0.8 ng/mL).',
      },
      {
        item: 'Supplies for maintenance of insulin infusion catheter, per week',
        hcpcs: 'A4224',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '3 months',
        length: '6 mm cannula, 23 in tubing',
        justification:
          'The infusion set is changed every 2 days because pump sites irritate sooner in pregnancy and a blocked site can lead to ketoacidosis within hours.',
      },
      {
        item: 'Supplies for external insulin infusion pump, syringe type cartridge, sterile, each',
        hcpcs: 'A4225',
        quantity: 45,
        quantity_limit: 45,
        limit_period: '3 months',
        size: '3 mL',
        justification:
          'One cartridge at each change, every 2 days. She now takes 46 units a day, which is expected to double by the third trimester.',
      },
    ],
    provider: { name: 'Philippa Ostrander, MD', npi: '1083946527', date_signed: '2026-09-09' },
    seen: [
      '2026-08-31, in the diabetes and pregnancy clinic, by Philippa Ostrander, MD: weight 158 lb, BP 112/70, no protein in urine. Ultrasound: one fetus, size fits 15 weeks, heartbeat 150. Eyes on 2026-08-10 without retinopathy.',
      '2026-09-03, by video, by Bashir Lindqvist-Moore, RN, CDCES: pump class finished (3 lessons of 90 minutes), carbohydrate quiz 19 of 20, showed how to fill a cartridge and to insert a set, sick-day rules repeated correctly.',
    ],
    told: [
      'Who pays? Larkspur Health Cooperative',
      'Who supplies? Bitterroot Diabetes Direct',
      'Lives with whom? With her husband Ambrose, on a ranch',
      'Work? Cattle veterinarian; drives up to 140 miles a day, often alone and without phone signal',
      'Sensor? Continuous glucose monitor since 2021',
      'Earlier pregnancies? One, miscarried at 9 weeks in May 2025',
      'Low glucose felt? Only below 55 mg/dL since June 2026',
      'Pump before? Never',
      'Nearest hospital? 62 miles',
    ],
    answered: [],
  },
  notes: [
    `Philippa Ostrander, MD
September 9, 2026

Larkspur Health Cooperative
Utilization Review

Re: Saoirse Whitlock-Baptiste, DOB April 17, 1995
EXPEDITED: PREGNANCY

Dear Colleague:

I ask that this be decided in days and not in weeks. Less than twenty-four weeks are left to the due date; a thirty-day review would use up nearly a fifth of them.

Dr. Whitlock-Baptiste (she is a veterinarian) is 31, has had type 1 diabetes since she was 12, and is at 16 weeks and 2 days, due February 22, 2027. Her previous pregnancy ended in a miscarriage at nine weeks in May 2025.

She injects six to seven times a day, has done so for well over six months, counts her carbohydrates and wears a sensor. Her HbA1c was 6.9% on August 31. You may be tempted to say that this is good enough. Please look underneath. In the two weeks to September 6 she was within 63-140 mg/dL for 54% of the time, where the goal in pregnancy is more than 70%, and below 63 for 8%, where the goal is less than 4%. She is both too high and too low. Tightening the injections can only trade one for the other.

The reason is the dawn. Between four and seven in the morning her glucose climbs 70 mg/dL with nothing to eat. To raise the bedtime glargine against that is to invite lows around three, and she has had one: on August 19 she was 48 at 3:20 a.m. and her husband gave her glucagon. Long-acting insulin can't be turned down at two and up at four. A pump can.

Since June she has not felt lows until she is under 55.

I prescribe E0784, with A4224 and A4225.

Sincerely,
Philippa Ostrander, MD
NPI 1083946527`,

    `DIABETES EDUCATION RECORD → LETTER

Educator: Bashir Lindqvist-Moore, RN, CDCES
Learner: S. Whitlock-Baptiste, 31, G2, 16w2d
Date of last session: 09/03/2026 (video)

Competencies
☑ Pump class: 3 lessons x 90 min = 4.5 hours
☑ Carbohydrate counting: 19/20 (95%)
☑ Filled a cartridge
☑ Inserted an infusion set
☑ Sick-day rules: repeated correctly

Present regimen
☑ Glargine 11 u AM + 11 u HS = 22 u basal
☑ Lispro with meals
☑ Total daily dose now 46 u, so about 24 u as lispro
☑ 6-7 injections per day
☑ CGM since 2021
☑ No pump before

What the change frequency is based on
Sets and cartridges are changed q48h. Two reasons: sites get irritated sooner in pregnancy, and an occluded site with no long-acting insulin on board can end in ketoacidosis within hours. In pregnancy DKA can come on at lower glucose levels and is dangerous for the fetus.

Count
90 days / 2 = 45 cartridges (A4225)
13 weeks of catheter supplies (A4224)
6 mm cannula, 23 in tubing

Is one 3 mL cartridge enough for two days?
3 mL of U-100 insulin = 300 units. Today: 46 x 2 = 92. If the dose doubles by the third trimester as expected: 92 x 2 = 184. Yes, in both cases, with room for the fill of the tubing.

What I would like the plan to know
She works with cattle, drives up to 140 miles in a day, and is frequently out of range of a phone. The nearest hospital is 62 miles away. Hypoglycemia that she can't feel above 55 is a different hazard there than it is in town.

B. Lindqvist-Moore`,

    `OB/GYN RESIDENT DICTATION
FOR PRIOR AUTH

THIS IS A 31-YEAR-OLD GRAVIDA 2 PARA 0, MISCARRIAGE AT NINE WEEKS IN MAY OF 2025, NOW AT SIXTEEN WEEKS AND TWO DAYS BY A DUE DATE OF FEBRUARY 22, WITH TYPE 1 DIABETES GOING BACK TO MARCH OF 2008, SO EIGHTEEN YEARS. NO RETINOPATHY ON EYE EXAM OF AUGUST 10. NO PROTEIN IN THE URINE. BLOOD PRESSURE 112 OVER 70 AUGUST 31. SINGLE FETUS ON ULTRASOUND WITH A HEARTBEAT OF 150, SIZE APPROPRIATE AT 15 WEEKS ON THAT DATE.

C-PEPTIDE WAS 0.1 WITH A SIMULTANEOUS GLUCOSE OF 142 ON JULY 6, THE LAB'S LOWER LIMIT IS 0.8, SO SHE IS AT ONE EIGHTH OF THE LOWER LIMIT, SHE MAKES ESSENTIALLY NO INSULIN OF HER OWN.

A1C 7.4 JUNE 22, DOWN TO 6.9 AUGUST 31. TIME IN RANGE FIFTY-FOUR, TIME BELOW EIGHT, WHICH LEAVES THIRTY-EIGHT PERCENT ABOVE ONE FORTY. EIGHT PERCENT OF THE DAY IS NEARLY TWO HOURS. THIRTY-EIGHT IS ABOUT NINE HOURS.

ONE HYPOGLYCEMIC EPISODE THAT NEEDED ANOTHER PERSON, AUGUST 19, TWENTY PAST THREE IN THE MORNING, FORTY-EIGHT, HUSBAND GAVE GLUCAGON. THAT MAKES IT A LEVEL THREE EVENT BY DEFINITION. IMPAIRED AWARENESS SINCE JUNE, FEELS NOTHING ABOVE FIFTY-FIVE.

DAWN PHENOMENON, SEVENTY POINTS FROM FOUR TO SEVEN.

SHE'S ON MDI, GLARGINE ELEVEN AND ELEVEN AND LISPRO WITH MEALS, FORTY-SIX UNITS A DAY TOTAL. MORE THAN SIX MONTHS.

ASSESSMENT. O24.012. E10.649. Z3A.16.

PLAN. INSULIN PUMP. ONE. GRAPHITE. CATHETER SUPPLIES THIRTEEN WEEKS. CARTRIDGES FORTY-FIVE PER THREE MONTHS. DR. OSTRANDER TO SIGN SEPTEMBER 9. THANKS.`,

    `Bitterroot Diabetes Direct
Documentation desk

To: Larkspur Health Cooperative
Date: September 9, 2026
About: Pump start for Saoirse Whitlock-Baptiste
4071 Camas Flat Road, Ruby Bench, ID 83999 · (208) 555-0185

Dear Cooperative,

Below is how the chart lines up against the criteria that most payers publish for insulin pumps.

Criterion: C-peptide at or below 110% of the lab's lower limit of normal, with a glucose not above 225 mg/dL
Chart: 0.1 ng/mL against a lower limit of 0.8; glucose 142; July 6, 2026. Met.

Criterion: multiple daily injections, at least three a day, with self-adjustment, for six months or more
Chart: six to seven a day for more than six months. Met.

Criterion: comprehensive diabetes education
Chart: pump class completed September 3, 2026. Met.

Criterion: glucose checked at least four times daily, or a CGM
Chart: CGM since 2021. Met.

Criterion: any one of: HbA1c above 7%; recurring hypoglycemia; wide swings before meals; dawn phenomenon with fasting values often over 200; severe swings
Chart: HbA1c was 7.4% on June 22, 2026. It's 6.9% now. Besides, a low of 48 on August 19 was treated with glucagon, and 8% of readings are below range.

ORDER
E0784, 1 (one per five years), graphite
A4224, 13 (thirteen per three months), 6 mm / 23 in
A4225, 45 (forty-five per three months), 3 mL

Prescriber is Philippa Ostrander, MD, NPI 1083946527; signed today, nine days after the visit on August 31.

She's never had a pump, so this is not a replacement and no warranty question arises.

A practical remark: the due date is February 22, 2027, about 24 weeks from today. The benefit of the pump begins on the day it's on.`,

    `## Why an insulin pump, and why now

*Prepared with a language model from the clinical record of Philippa Ostrander, MD*

**Member:** Saoirse Whitlock-Baptiste, age 31 · **MRN:** RBM-118-902

### At a glance

| | Value | Target in pregnancy |
|---|---|---|
| HbA1c (8/31/2026) | 6.9% | below about 6.0–6.5% if it can be reached safely |
| Time in range 63–140 mg/dL | 54% | > 70% |
| Time below 63 mg/dL | 8% | < 4% |

### The dilemma
More insulin would lower the highs but deepen the lows. Less insulin would do the reverse. **Both** errors are already outside the target.

### What injections cannot do
- Deliver less basal insulin around 3 a.m. and more from 4 a.m. to 7 a.m.
- Be suspended when glucose is falling
- Be adjusted in steps much smaller than half a unit

### Risks for mother and child
Hyperglycemia in pregnancy raises the risk of macrosomia, preeclampsia, stillbirth and neonatal hypoglycemia. Severe hypoglycemia is a leading danger for the mother in the first half of pregnancy.

### Personal circumstances
- Works as a cattle veterinarian, with as much as 140 miles of driving a day, often by herself and without a phone signal
- Lives on a ranch with her husband, Ambrose; the nearest hospital is 62 miles off
- Hypoglycemia awareness reduced since June 2026

### Readiness
Pump class completed. Quiz: 95%.

### Alternatives considered
1. **Continue injections** – regimen of six to seven a day has fallen short of targets.
2. **Split the basal dose** – already done (11 units twice a day).
3. **Sensor** – already in use since 2021.

### Order
\`E0784\` × 1 · \`A4224\` × 13 per 3 months · \`A4225\` × 45 per 3 months

Signed September 9, 2026.`,

    `Ruby Bench, Idaho, 9 September

To the Larkspur Health Cooperative

I'm writing as the family's advocate and the doctor has agreed that I put this in ordinary language, so I will.

Question one, why can't she just go on with the shots? Because she's doing everything with shots that can be done with shots. She takes them six or seven times a day. She split her long-acting dose into two. She's got the sensor on. She scored 19 out of 20 counting carbs. It isn't a matter of trying harder.

Question two, what's so bad about now and then a low? At twenty past three in the morning of August 19 she was at 48. Ambrose gave her glucagon. He was there. At work it's different. She goes to cows, up to a hundred forty miles in a day, often with nobody else along and no bars on the phone. And since June her body doesn't warn her till she's below 55.

Question three, and the highs? Every morning from four till seven it goes up seventy points and she hasn't eaten a thing. Those hours count for the baby as much as any others.

Question four, has she been here before? She lost a pregnancy in May of last year, nine weeks in. Nobody can say what it was due to and I'm not going to. But this one's at sixteen weeks, there's a heartbeat of 150, and no one wants to leave undone what could be done.

Question five, how long's it good for? A pump is one in five years. She's had type 1 for eighteen years and will have it after February, too. It's not just for these months.

Question six, who says so? Philippa Ostrander, MD. NPI 1083946527.

With respect, and hoping to hear from you soon`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
