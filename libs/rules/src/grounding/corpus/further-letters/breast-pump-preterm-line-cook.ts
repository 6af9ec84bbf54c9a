import type { CorpusCase } from '../corpus-case.ts';

/** An obstetrician, a lactation consultant, a neonatal nurse, a social worker, a telehealth doctor and a model write for the mother of a baby born at 29 weeks. */
export const breastPumpPretermLineCook: CorpusCase = {
  id: 'breast-pump-preterm-line-cook',
  today: '2026-08-27',
  facts: {
    case_id: 36108,
    patient: {
      first_name: 'Xiomara',
      last_name: 'Delgado-Finch',
      dob: '1999-05-22',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '139 lb',
      address: '1107 Mesquite Bend, Unit B, Palo Verde Springs, TX 78999',
      phone: '(830) 555-0173',
      mrn: 'PVW-51264',
    },
    diagnoses: [
      { code: 'Z39.1', description: 'Encounter for care and examination of lactating mother' },
      { code: 'O92.4', description: 'Hypogalactia' },
    ],
    items: [
      {
        item: 'Breast pump, hospital grade, electric (AC and/or DC), any type',
        hcpcs: 'E0604',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        justification:
          'Rental for 3 months. Her daughter was born on 2026-08-14 at 29 weeks and 2 days, weighs 1190 g and is fed by tube, so she cannot suck at the breast before about 34 weeks. On 2026-08-20 the mother made 160 mL in 24 hours, against a goal of 500 mL by day 14. A personal-use pump (E0603) from 2026-08-16 to 2026-08-20 gave 12 mL per session; a hospital-grade pump in the unit on 2026-08-21 gave 31 mL per session. On 2026-08-26 she made 290 mL. She must pump 8 times a day, also at night at home, 38 miles from the unit.',
      },
      {
        item: 'Tubing for breast pump, replacement',
        hcpcs: 'A4281',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '3 months',
        justification:
          'One set for home and one for the bedside, so that tubing does not travel wet between them. Milk for a preterm baby must be kept free of mold.',
      },
      {
        item: 'Breast shield and splash protector for use with breast pump, replacement',
        hcpcs: 'A4284',
        quantity: 4,
        quantity_limit: 4,
        limit_period: '3 months',
        size: '27 mm',
        justification:
          'The shield of 24 mm that came with the personal pump rubbed the nipple of both sides open on 2026-08-18. With 27 mm she has no pain since 2026-08-22. Two for each place.',
      },
      {
        item: 'Polycarbonate bottle for use with breast pump, replacement',
        hcpcs: 'A4285',
        quantity: 8,
        quantity_limit: 8,
        limit_period: '3 months',
        justification:
          'Each session fills its own labeled bottle, and 8 sessions a day make 8 bottles. They are boiled once a day.',
      },
    ],
    provider: { name: 'Adaeze Lindqvist, MD', npi: '1821460597', date_signed: '2026-08-27' },
    seen: [
      '2026-08-26, by video, by Adaeze Lindqvist, MD: 12 days after birth, breasts soft, no fever, no mastitis, nipples healed.',
      '2026-08-21, in the neonatal unit of Palo Verde Springs Women and Infants Hospital, by Marisol Tengku, RN, IBCLC: pumping observed, shield measured.',
      '2026-08-14, in the same hospital: cesarean for severe preeclampsia, blood loss 900 mL.',
    ],
    told: [
      'Baby? Daughter Inez, first child; on a breathing mask, mother visits 4 days a week',
      'Lives with whom? With her partner Teodoro',
      'Work? Line cook in a diner; leave until 2026-11-14',
      'Drugs? Labetalol 200 mg twice a day, which agrees with breastfeeding',
      'Tobacco, alcohol? None',
      'Earlier breast surgery? None',
      'Who pays? Lone Mesa Family Plan',
      'Who supplies? Bluebonnet Mother Supply',
      'Donor milk? Baby has it for what is lacking',
    ],
    answered: [],
  },
  notes: [
    `August 27, 2026

Lone Mesa Family Plan
Attn: Maternity benefits

Re: Xiomara Delgado-Finch, DOB 05/22/1999

Dear Madam or Sir:

Ms. Delgado-Finch, a 27-year-old first-time mother, was delivered by cesarean on August 14 for severe preeclampsia, at 29 weeks and 2 days of gestation. She lost 900 mL of blood. Her daughter Inez weighs 1190 grams and is fed through a tube. A baby of that maturity can't be expected to feed at the breast before about 34 weeks, which for Inez is some five weeks after birth.

I saw the mother by video yesterday, on the twelfth day. She was without fever, there was no mastitis, and the nipples had healed. She takes labetalol 200 mg twice daily, which is compatible with breastfeeding.

Her supply is low (hypogalactia, O92.4). On August 20 she expressed 160 mL in a day, less than a third of the 500 mL that we aim at by day 14. A personal-use pump gave her 12 mL each time. The hospital's pump gave 31. By August 26 she had reached 290 mL. That is still 210 short, but it's going up, and the difference is the pump.

Heavy blood loss, early delivery and a mother separated from her infant all tend to slow lactation. None of these can be undone. Frequent, effective emptying can make up for it.

I've prescribed a hospital-grade pump (E0604) on rental for three months, with two tubing sets, four breast shields of 27 mm and eight bottles.

With thanks,

Adaeze Lindqvist, MD
NPI 1821460597`,
    `LACTATION CONSULT
Marisol Tengku, RN, IBCLC
Neonatal unit, seen 08/21/26, updated 08/27/26

Mom: Xiomara D-F, 27, first child
Baby: Inez, born 8/14/26, 29w2d, 1190 g, tube feeds, mask for breathing

Output log
  8/16-8/20   personal pump        12 mL/session
  8/20        24-h total           160 mL
  8/21        hospital-grade       31 mL/session (observed)
  8/26        24-h total           290 mL

So: 2.6 x the milk per session w/ the multi-user pump. 24-h total +130 mL in 6 days.

Flange
  24 mm (came w/ personal pump) -> nipples rubbed open, both sides, 8/18
  Measured: 27 mm. Pain gone since 8/22.

Why it matters which pump
A baby that sucks well tells the breast how much to make. When the baby can't, the machine has to do the telling. Multi-user pumps hold a stronger and steadier vacuum and cycle closer to how a newborn sucks; for a pump-dependent mom that's the usual recommendation. The first two weeks more or less set the ceiling.

Plan
- 8 sessions/24 h, nights as well
- Two set-ups: home + bedside. Tubing shouldn't travel wet. Mold in preemie milk is not okay
- Shields 27 mm, 2 per place = 4
- Bottles 8, one per session, labeled, boil once daily
- Goal 500 mL by day 14 (that'd be 8/28)
- Donor milk covers the gap

No breast surgery before. No tobacco or alcohol.`,
    `Neonatal unit, bedside nurse. Statement for the insurance.

I take care of babies and I'll say it from the baby's side.

Inez came eleven weeks early, near enough. She weighs what a quart of milk and a bit weighs. She breathes with a mask. There's a tube down to her stomach and what goes down it is, when we've got it, her mother's milk, and when we run short, donor milk.

What does mother's own milk do for a baby like that? It's well known that preterm babies fed on it have less necrotizing enterocolitis, fewer bloodstream infections, and come off IV nutrition sooner. Donor milk helps too, but it's pasteurized and loses some of what makes it good. So each milliliter of the mother's counts.

Her mother lives 38 miles off and comes four days a week. That's 304 miles of driving weekly, there and back. When she's here she can use the unit's pump. For the other three days, and every night, she's at home. The small pump that she used between the 16th and the 20th got 12 mL each time. Ours gets 31.

Do the sum. Eight sessions at 12 is 96. Eight at 31 is 248. That's the gap between scraping by and nearly feeding a 1200-gram baby.

She had a surgical birth two weeks ago, and lost 900 mL of blood. She works as a line cook and has leave until November 14, which is three months to the day from the birth and covers the rental.

Please let her have the good pump at home.`,
    `SOCIAL WORK / DISCHARGE COORDINATION

Date: 08/27/2026
Client: Xiomara Delgado-Finch (mother of NICU patient Inez)
Address: 1107 Mesquite Bend, Unit B, Palo Verde Springs, TX 78999
Tel: (830) 555-0173
Household: client, partner Teodoro
Employment: line cook at a diner; on leave through 11/14/2026
Payer: Lone Mesa Family Plan
Vendor: Bluebonnet Mother Supply

NEED
Hospital-grade electric pump in the home, 3-month rental, plus the parts that touch milk.

BARRIERS
+ Distance: home to unit is 38 miles one way
+ Visits: 4 days a week; on 3 days she has no access to the unit pump, and none on any night at home
+ Pump in use from 8/16 to 8/20 was a personal one and inadequate (12 mL a session; 24 mm shield caused open nipples)
+ Recovery: cesarean 8/14

STRENGTHS
+ Output rising, 160 -> 290 mL/day between 8/20 and 8/26
+ Nipples healed per video visit on 8/26
+ Return to work not before mid-November

REQUEST (per Dr. Adaeze Lindqvist, NPI 1821460597)
  1x  E0604   pump, hospital grade
  2x  A4281   tubing
  4x  A4284   shield, 27 mm
  8x  A4285   bottle
  ---
  15 pieces in all for the 3-month period. Each line equals the plan's limit.

IF NOT APPROVED
Private rental of such a pump is commonly priced by the month and comes with a deposit; with the client on leave from the diner, that's a real cost. Failing a pump, the unit would lean more on donor milk.

COMMENT
Plans often cover a personal pump (E0603) as routine. This request is for something else. Mother and infant are apart and the infant can't suckle, and that's the usual reason for the hospital-grade device.`,
    `VIDEO VISIT 8/26/26 - A. Lindqvist MD

Hx: 27F, PP day 12. C/S 8/14 at 29+2 for severe PEC, EBL 900. Infant girl in NICU, tube fed, on breathing mask. Pt pumping, goal 8x/24h. Output 290 mL/24h today vs 160 on 8/20. Used personal pump 8/16-8/20 (12 mL/session). Switched to unit's hospital-grade on 8/21 (31 mL/session). Nipple trauma bilat 8/18 from 24 mm shield, now on 27 mm, no pain since 8/22.

Meds: labetalol 200 BID. Lactation-compatible.

No tob, no EtOH. No prior breast surgery.

Exam (by video, limited): breasts soft, nipples healed. No fever. No sign of mastitis.

Imp:
1) Lactating mother, exam/care - Z39.1
2) Hypogalactia - O92.4. Improving w/ better pump. Pump-dependent since infant can't nurse until approx 34 wks, i.e. mid-September or a bit later.

Plan:
- Rx E0604 x3 months
- A4281 #2, A4284 #4 (27 mm), A4285 #8
- Keep 8 sessions incl. overnight. Prolactin runs highest at night, so those are not the ones to skip
- Supplies via Bluebonnet
- Letter to Lone Mesa tomorrow

Time-critical. Lactation that isn't established in the first weeks is hard to rescue. A standard 14-day review would about outlast the window.`,
    `> **Draft letter, language model. Reviewer: Dr. Lindqvist.**

# Hospital-Grade Breast Pump: Why, Why Now, and Why Three Months

**Member:** Xiomara Delgado-Finch, age 27

## Why

Inez was born at 29 weeks and 2 days and weighs 1190 g (about 2 lb 10 oz). Because she is fed by tube, her mother's breasts receive no stimulation from nursing. The pump *is* the baby for the time being.

| Pump | Dates | Yield per session |
|---|---|---|
| Personal use (E0603) | Aug 16 - Aug 20 | 12 mL |
| Hospital grade | Aug 21 | 31 mL |

## Why now

Milk production is normally set in the first two weeks or so. Ms. Delgado-Finch's daily volume rose from 160 mL on August 20 to 290 mL on August 26, an increase of about 81%. The goal is 500 mL by day 14. She has reached 58% of it.

## Why three months

- Until roughly 34 weeks Inez cannot suck at the breast.
- After that, preterm babies commonly need several weeks to move from tube to full breastfeeding, and the supply has to be kept up meanwhile.
- The mother's leave from her work as a line cook runs until November 14.

## Why the accessories

1. **Two tubing sets:** separate ones for home and bedside.
2. **Four 27 mm shields:** the 24 mm ones injured both nipples.
3. **Eight bottles:** one for each of the day's eight sessions.

## Safety

She does not smoke or drink alcohol. Labetalol is compatible with breastfeeding. She has not had breast surgery, and no mastitis was found.

## Request

Kindly approve E0604 (1), A4281 (2), A4284 (4) and A4285 (8), as prescribed by Adaeze Lindqvist, MD, NPI 1821460597, on August 27, 2026. The supplier is Bluebonnet Mother Supply.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
