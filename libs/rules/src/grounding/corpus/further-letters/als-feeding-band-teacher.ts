import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a dietitian, a speech pathologist and others write for tube feeding of a band teacher with ALS. */
export const alsFeedingBandTeacher: CorpusCase = {
  id: 'als-feeding-band-teacher',
  today: '2026-10-01',
  facts: {
    case_id: 31107,
    patient: {
      first_name: 'Emmerich',
      last_name: 'Duvall-Nakai',
      dob: '1974-09-23',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '149 lb',
      address: '88 Grain Elevator Road, Wheatley Springs, KS 67999',
      phone: '(785) 555-0126',
      mrn: 'WSN-61108',
    },
    diagnoses: [
      { code: 'G12.21', description: 'Amyotrophic lateral sclerosis' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
      { code: 'R63.4', description: 'Abnormal weight loss' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 month',
        justification:
          'At night 900 mL at 100 mL per hour, 9 hours, with the head of the bed at 35 degrees. Bolus feeding by syringe from 2026-09-04 to 2026-09-17 caused regurgitation on 8 of 14 days and a coughing spell with SpO2 of 86 %. Gravity drip from 2026-09-18 to 2026-09-22 ran in within 40 minutes instead of 2 hours and caused diarrhea 5 times a day. With a loaner pump since 2026-09-23 no regurgitation and one stool a day.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: '1 month',
        justification: 'One bag with tubing each day.',
      },
      {
        item: 'Enteral formula, nutritionally complete, calorically dense (equal to or greater than 1.5 kcal/ml) with intact nutrients, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4152',
        quantity: 540,
        quantity_limit: 540,
        limit_period: '1 month',
        justification:
          'He needs 1,800 kcal a day through the tube: 1,200 mL of a formula with 1.5 kcal per mL, 900 mL at night and 300 mL at noon. That is 18 units a day for 30 days. By mouth he takes 200 kcal of puree a day. Weight 186 lb on 2025-12-10, 149 lb on 2026-09-24. Resting energy by indirect calorimetry on 2026-08-20: 1,640 kcal.',
      },
      {
        item: 'Gastrostomy/jejunostomy tube, standard, any material, any type, each',
        hcpcs: 'B4087',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 months',
        size: '20 Fr',
        justification:
          'Placed under X-ray on 2026-09-02 because the forced vital capacity was 52 % of predicted. To be changed every 3 months.',
      },
    ],
    provider: { name: 'Leocadia Brandt-Osei, MD', npi: '1902574638', date_signed: '2026-10-01' },
    seen: [
      '2026-08-13, in the ALS clinic, by Leocadia Brandt-Osei, MD: tongue wasted with twitching, jaw jerk brisk, hands 3/5, legs 4/5. ALSFRS-R 27 of 48. Forced vital capacity 52 % lying.',
      '2026-08-18, swallow study under X-ray, by Calloway Pruitt, CCC-SLP: thin liquid enters the airway below the vocal folds without cough (PAS 8); puree stays above (PAS 2). A meal takes 70 minutes.',
      '2026-09-24, in the ALS clinic, by Yevgenia Holloway, RD: 149 lb. Tube site dry, no redness. Albumin not used as a measure.',
    ],
    told: [
      'Who pays? Prairie Educators Health Trust',
      'Who supplies? Cottonwood Infusion and Enteral',
      'First symptom? Slurred speech in September 2025; diagnosed on 2025-12-10',
      'Lives with whom? With his wife Bettina and his father-in-law Anselm',
      'Work? High school band teacher until May 2026, trombone',
      'Who gives the feeding? Bettina, and Anselm on Tuesdays; both taught on 2026-09-23',
      'Medicines? Riluzole 50 mg twice a day, as a suspension through the tube; glycopyrrolate 1 mg three times a day',
      'Breathing machine? Bilevel at night since 2026-08-27',
      'Speech? A tablet with his own banked voice',
    ],
    answered: [],
  },
  notes: [
    `Leocadia Brandt-Osei, MD
Neurology, ALS Clinic
October 1, 2026

Prairie Educators Health Trust

RE: Emmerich Duvall-Nakai, DOB September 23, 1974

Dear Doctor:

Mr. Duvall-Nakai, who turned 52 last week, taught high school band and played the trombone. In September of last year his speech began to slur. On December 10 he was given the diagnosis of amyotrophic lateral sclerosis (G12.21). He weighed 186 lb that day. He weighs 149 lb now.

I want to dwell upon those thirty-seven pounds. He has lost one fifth of his body. In ALS, weight loss is not a side issue; it is among the strongest predictors of early death, and it is one of the few that can be treated. His resting expenditure, measured and not estimated, was 1,640 kcal on August 20. By mouth he manages 200.

When I examined him on August 13 the tongue was wasted and twitching, the jaw jerk brisk, the hands 3/5, the legs 4/5, and the ALSFRS-R 27 of 48. His forced vital capacity was 52% lying. We did not wait for it to fall further. The tube was put in under X-ray on September 2.

Why a pump? Because syringe feeding made him regurgitate on eight of fourteen days, and once his saturation fell to 86% in a fit of coughing. A man with half his vital capacity can't afford to aspirate. Gravity drip was tried and ran through in 40 minutes. On the loaner pump since September 23 he has had no regurgitation and one stool a day, where on the drip he had diarrhea five times.

Please cover the pump (B9002), daily kits (B4035), formula (B4152) and a replacement tube each quarter (B4087). He will need to be fed in this way for the rest of his life.

Sincerely,
Leocadia Brandt-Osei, MD
NPI 1902574638`,

    `NUTRITION SUPPORT LETTER
Yevgenia Holloway, RD
Contact visit 9/24/2026

ANTHROPOMETRICS
Ht 6'0" (183 cm)
Wt 149 lb (67.6 kg)
Wt at diagnosis 186 lb (84.4 kg)
Change -37 lb, -19.9% in about 9.5 months
BMI 20.2 now vs 25.2 then

REQUIREMENTS
REE measured 8/20/2026 ........ 1,640 kcal/d
Tube .......................... 1,800 kcal/d
Oral (puree) .................. 200 kcal/d
Total ......................... 2,000 kcal/d = about 1.2 x REE

REGIMEN
Noon: 300 mL = 450 kcal
Night: 900 mL over 9 h @ 100 mL/h = 1,350 kcal
Sum: 1,200 mL, 1,800 kcal

UNITS
1 unit = 100 kcal. 1,800 / 100 = 18 units a day. 18 x 30 = 540 units a month (B4152).

WHY CALORICALLY DENSE?
With a standard 1.0 kcal/mL product he'd need 1,800 mL for the same energy, i.e. 600 mL more every day. At 100 mL/h that would be six more hours hooked to a pump. With low vital capacity a full stomach also pushes on the diaphragm.

TOLERANCE
Method ......... Dates ............ Result
Syringe bolus .. 9/4-9/17 ......... regurgitation 8 of 14 days
Gravity ........ 9/18-9/22 ........ 2-hour feed in 40 min; diarrhea x5/day
Loaner pump .... since 9/23 ....... no regurgitation; 1 stool/day

STOMA: dry, not red.

A word about labs: albumin is not used here to judge nutrition. It reflects inflammation more than intake.

RECOMMEND: B9002 x1, B4035 x30, B4152 x540, B4087 x1 per 3 mo (20 Fr).`,

    `SPEECH-LANGUAGE PATHOLOGY
Letter in support of non-oral nutrition

Re: E. Duvall-Nakai; examiner: Calloway Pruitt, CCC-SLP; videofluoroscopic swallow study, August 18, 2026

What was seen

Thin liquid passed below the vocal folds and he did not cough. On the 8-point penetration-aspiration scale that is an 8, the worst score there is. It is called silent aspiration: nothing tells the patient, or anybody at the table, that fluid has gone the wrong way. Puree stayed above the folds (PAS 2).

What it means

Oropharyngeal dysphagia, R13.12, in the setting of bulbar ALS. He may take puree for pleasure. He can't be nourished or kept hydrated by mouth. Even if puree were safe in any amount, a meal takes him 70 minutes. Three such meals would be three and a half hours a day of effortful eating.

Could therapy restore the swallow?

No. In a degenerative disease of the motor neurons exercises do not rebuild the muscle, and thickened liquids at best buy a little time.

Is the impairment permanent?

Yes. ALS is progressive, and there is no known cure. The usual standard of "long and indefinite duration" is met.

How does he communicate?

He speaks by means of a tablet that uses his own banked voice, recorded while he still had it.

Why a pump

I defer to the neurologist and the dietitian regarding equipment. From the swallowing side I'd just note that reflux of a large bolus into a pharynx which doesn't feel or clear is as dangerous as the thin liquid that I saw on the study. Slow feeding with the head of the bed at 35 degrees is the sensible thing.

C. Pruitt, CCC-SLP
October 1, 2026`,

    `Cottonwood Infusion and Enteral
Pharmacy & Enteral Billing

10/01/2026
Prairie Educators Health Trust, Medical Review

Subscriber: Emmerich Duvall-Nakai
Address: 88 Grain Elevator Road, Wheatley Springs, KS 67999
Tel: (785) 555-0126
Prescriber: Leocadia Brandt-Osei, MD / NPI 1902574638

| Line | HCPCS | Description | Qty | Limit | Per |
|---|---|---|---|---|---|
| 1 | B9002 | Enteral pump | 1 | 1 | month |
| 2 | B4035 | Supply kit, pump | 30 | 31 | month |
| 3 | B4152 | Formula, 1.5 kcal/mL or more | 540 units | 540 units | month |
| 4 | B4087 | G-tube, standard, 20 Fr | 1 | 1 | 3 months |

Dx: G12.21, R13.12, Z93.1, R63.4

Notes to reviewer

- Sole-source test. Enteral benefits generally look for nutrition that comes mainly through the tube. Here 1,800 of 2,000 kcal a day do: 90 percent.
- Line 1. Gravity and syringe have both been tried. Pump use is commonly accepted when gravity or syringe feeding isn't tolerated (reflux, aspiration, diarrhea), or when the rate must be 100 mL/hr or less. The ordered rate is 100 mL/hr.
- Line 2. One kit for each day. Please do not add gravity (B4036) or syringe (B4034) kits; kits of different kinds aren't billed for the same day.
- Line 3. 1,200 mL x 1.5 = 1,800 kcal = 18 units x 30 days = 540.
- Line 4. Placed 09/02/2026. On a three-month schedule the first change falls in early December.
- Caregivers: wife, and father-in-law on Tuesdays. Training took place September 23.

A loaner is in the home at the moment. It'll be swapped as soon as line 1 is approved.

Enteral billing desk`,

    `*Draft produced by an AI assistant from the chart. For Dr. Brandt-Osei.*

## Statement of Medical Necessity — Enteral Nutrition

**1. Who is the patient?**
Emmerich Duvall-Nakai is a 52-year-old former high school band teacher with amyotrophic lateral sclerosis, diagnosed in December 2025. He lives with his wife, Bettina, and his father-in-law, Anselm.

**2. Why can he not eat enough?**
- Silent aspiration of thin liquids (PAS 8)
- Meals lasting 70 minutes
- Weak tongue
- Oral intake of only 200 kcal/day

**3. How serious is the weight loss?**
From 186 lb to 149 lb: a loss of 37 lb, or roughly 20%, between December 2025 and September 2026. A loss of more than 10% within six months to a year is generally regarded as severe.

**4. What was tried before the pump?**
1. *Syringe bolus* for 14 days. Regurgitation on more than half of the days; one coughing episode with desaturation to 86%.
2. *Gravity drip* for 5 days. Too fast; diarrhea five times daily.
3. *Pump (loaner)* from September 23. Well tolerated.

**5. What is ordered?**
An infusion pump, thirty daily kits, 540 units of calorically dense formula, and a standard 20 Fr tube.

**6. What other care is in place?**
Riluzole 50 mg and glycopyrrolate 1 mg (riluzole as a suspension via the tube), bilevel ventilation at night since August 27, and a speech device with his banked voice.

**7. What happens without it?**
Malnutrition in ALS speeds muscle loss, including loss of the breathing muscles. His forced vital capacity is already 52%.

**8. How long?**
Lifelong.

Signed: October 1, 2026 · NPI 1902574638`,

    `prairie educators health trust
appeals / urgent requests

We are writing for Emmerich Duvall-Nakai, and we will keep to what's in his record.

He stood before a high school band till this May. He can't say "one, two, ready, play" any more, except through a tablet, which says it in the voice that he saved. The disease that took his speech took his swallow next, and it is after his breath: half of it is gone (52%).

Here is his day as the doctor has ordered it. At noon, 300 mL. At night, from the time the pump is started, nine hours, 100 mL each hour, bed raised to 35 degrees, bilevel mask on. His wife, Bettina, hangs the bag. On Tuesdays it's Anselm, her father. A little puree by mouth, for the taste of it.

Now take away the pump. With a syringe, somebody has to push the formula in by hand, and you know what came of that: up it came on eight days out of two weeks, and on one occasion he coughed till his oxygen stood at 86. With a drip bag and a roller clamp, a feed meant for two hours was in after forty minutes and out again five times a day.

Is a mask that blows air into his face safe with a stomach that has just been filled by syringe? Vomiting into a mask is one of the worst things that can happen to somebody with weak hands, and his are 3 out of 5.

The pump costs little. Pneumonia costs a great deal.

He has lost 37 pounds since the day they told him. Please don't let it be 38.

Requested: B9002, B4035, B4152, B4087
Prescriber: Leocadia Brandt-Osei, MD, NPI 1902574638
Supplier: Cottonwood Infusion and Enteral`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
