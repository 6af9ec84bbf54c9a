import type { CorpusCase } from '../corpus-case.ts';

/** A toddler with Down syndrome and a gastrostomy needs a feeding pump after the plan held syringe feeds to be enough. */
export const enteralPumpToddler: CorpusCase = {
  id: 'enteral-pump-toddler',
  today: '2026-11-24',
  facts: {
    case_id: 28110,
    patient: {
      first_name: 'Juniper',
      last_name: 'Akande-Rowley',
      dob: '2024-08-09',
      gender: 'female',
      height: '2 ft 7 in',
      weight: '19 lb 6 oz',
      address: '11 Thimble Street, Larkspur Hollow, NC 28999',
      phone: '(828) 555-0149',
      mrn: 'LHC-05217',
    },
    diagnoses: [
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
      { code: 'R63.32', description: 'Pediatric feeding disorder, chronic' },
      { code: 'R62.51', description: 'Failure to thrive (child)' },
      { code: 'Z93.1', description: 'Gastrostomy status' },
    ],
    items: [
      {
        item: 'Enteral nutrition infusion pump, any type',
        hcpcs: 'B9002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Gastrostomy on 2026-07-22 for failure to thrive and after a swallow study on 2026-06-16 had shown aspiration of thin and of mildly thick liquids. Syringe feeds of 120 ml from 2026-08-03 to 2026-09-06 were vomited 4 times a day. With a borrowed pump since 2026-09-07 she vomits 2 times a week. Plan: 50 ml an hour for 8 hours at night and 3 feeds of 100 ml over 60 minutes by day, 700 ml in all. Weight 17 lb 10 oz on 2026-07-22, 17 lb 8 oz on 2026-09-06, 19 lb 6 oz on 2026-11-17. The pump has to be portable, in a backpack, for day care.',
      },
      {
        item: 'Enteral feeding supply kit; pump fed, per day, includes but not limited to feeding/flushing syringe, administration set tubing, dressings, tape',
        hcpcs: 'B4035',
        quantity: 30,
        quantity_limit: 31,
        limit_period: '1 month',
        justification:
          'One kit a day. Formula hangs for 8 hours at night, after which the bag is thrown away.',
      },
      {
        item: 'Enteral formula, for pediatrics, nutritionally complete calorically dense (equal to or greater than 0.7 kcal/ml) with intact nutrients, includes proteins, fats, carbohydrates, vitamins and minerals, may include fiber, administered through an enteral feeding tube, 100 calories = 1 unit',
        hcpcs: 'B4160',
        quantity: 210,
        quantity_limit: 240,
        limit_period: '1 month',
        justification:
          'Formula of 1 kcal per ml, 700 ml a day, 7 units a day. By mouth she takes 2 to 3 spoons of puree at 2 meals, about 40 kcal a day.',
      },
      {
        item: 'IV pole',
        hcpcs: 'E0776',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'Holds the pump and the bag beside the crib at night.',
      },
    ],
    provider: { name: 'Octavia Brandt-Mensah, MD', npi: '1902651748', date_signed: '2026-11-24' },
    seen: [
      '2026-06-16, swallow study by X-ray: aspiration of thin and mildly thick liquids, none of puree.',
      '2026-09-06, in clinic, by Octavia Brandt-Mensah, MD: weight 17 lb 8 oz, vomiting 4 times a day.',
      '2026-11-17, in clinic, by Octavia Brandt-Mensah, MD: weight 19 lb 6 oz, gastrostomy site clean, button 12 Fr 1.5 cm.',
    ],
    told: [
      "Who pays? Blue Laurel Children's Plan",
      'Earlier decision? On 2026-11-10 the plan refused B9002 and B4035: syringe feeds were said to be enough; B4160 was approved',
      'Who supplies? Hollow Home Nutrition',
      'Lives with whom? With her mother Temperance, her father Kofi and a sister, who is 5',
      "Parents' work? Her mother teaches by day; her father works nights in a bakery",
      'Day care? 4 days a week, with a nurse',
      'Heart? Ventricular septal defect, closed by operation on 2025-02-12',
      'Who was taught the pump? Both parents, on 2026-09-07',
      'Drugs? Omeprazole 8 mg once a day',
      'Therapy? Feeding therapy with Isolde Harte, SLP, once a week',
      'Borrowed pump until when? Must go back on 2026-12-15',
    ],
    answered: [],
  },
  notes: [
    `Pediatric Gastroenterology

November 24, 2026

Blue Laurel Children's Plan
Appeals Department

Re: Juniper Akande-Rowley, DOB 08/09/2024. Appeal of the decision of November 10, 2026

Dear Medical Director:

I am the gastroenterologist of Juniper, a two-year-old girl with Down syndrome who is fed through a gastrostomy. You have approved her formula (B4160) and refused the pump that delivers it (B9002) with its supplies (B4035), since you consider syringe feeds sufficient.

Syringe feeds were what we began with. From August 3 to September 6, five weeks, Juniper was given 120 ml at a time. She vomited four times a day. A child who had come to gastrostomy for failure to thrive proceeded to lose weight: 17 lb 10 oz on the day the tube was placed, 17 lb 8 oz on September 6.

On September 7 both parents were taught a borrowed pump. The vomiting went from four times daily to two times weekly. Ten weeks later, on November 17, she weighed 19 lb 6 oz. I would be glad if every treatment I prescribe had so clear an answer.

Vomiting is also more than lost calories in this child. Her swallow study in June showed that she aspirates thin and mildly thick liquids. What comes up may go down the wrong way.

The plan is 50 ml an hour for eight hours overnight and three daytime feeds of 100 ml over one hour each. No one can push a syringe for eight hours. Gravity does not keep a rate of 50 ml an hour with any reliability.

The borrowed pump must go back on December 15. That is three weeks from today. Please reverse your decision before then.

Octavia Brandt-Mensah, MD
NPI 1902651748`,
    `FEEDING PLAN AND SUPPLY REQUEST

Child: Juniper A.-R., 27 months, MRN LHC-05217
Dx: Q90.9 / R63.32 / R62.51 / Z93.1

Tube: gastrostomy button, 12 Fr, 1.5 cm. Gastrostomy on 7/22/26. Site clean 11/17.

Schedule
| When | Rate | Time | Volume |
|---|---|---|---|
| Night | 50 ml/h | 8 h | 400 ml |
| Day, 3 feeds | 100 ml/h | 1 h each | 300 ml |
| Total | | 11 h on pump | 700 ml |

Formula: 1 kcal/ml, so 700 kcal = 7 units/day = 210 units per 30 days (limit 240).
By mouth: 2–3 spoons of puree, at two meals, ~40 kcal. With that she's at about 740 kcal/day. Tube feeding gives close to 95% of it.

Per kilogram: 19 lb 6 oz is 8.8 kg. 740 / 8.8 = roughly 84 kcal/kg.

Weights
7/22 ... 17 lb 10 oz
9/6 .... 17 lb 8 oz (syringe)
11/17 .. 19 lb 6 oz (pump)
+30 oz in 72 days ≈ 12 g per day

Kits: 1/day, 30/mo. New bag each day because formula stands 8 hrs at night and bacteria grow in an old bag.

Pole: bedside, for nights. Daytime the pump goes in a backpack.

Oral feeding: continues with SLP (Isolde Harte), weekly. Puree was safe on the swallow study. Spoon tastes keep the skill alive, and the tube doesn't replace that.

Meds: omeprazole 8 mg daily.

Supplier: Hollow Home Nutrition.`,
    `To the appeals nurse at Blue Laurel Children's Plan

From a parent advocate, on behalf of Temperance and Kofi, parents of Juniper Akande-Rowley
(11 Thimble Street, Larkspur Hollow, NC 28999, phone (828) 555-0149)

Dear Nurse,

Juniper is two and a quarter. She has Down syndrome, a big sister of five, and a button in her tummy. She had her heart fixed when she was six months old. This summer she got the feeding tube, since liquids went into her lungs when she drank and she wasn't growing.

You wrote on November 10 that syringes would be enough. I'd like you to picture the household. Mom teaches during the day. Dad works nights at a bakery. Most of Juniper's food, 400 of 700 ml, goes in while she sleeps. Who is to stand at the crib with a syringe for eight hours? The one parent at home on a working night is the one who teaches in the morning.

And it isn't as though they never tried. They did it by syringe for five weeks in August and September. She threw up four times a day and ended up lighter than before. Then they were lent a pump. Now she throws up twice a week, and she's gained close to two pounds.

She goes to day care four days a week. There is a nurse there. The pump rides in a little backpack, so she can be fed and still be with the other children.

The loaned pump has to be returned on December 15. After that, unless you change your mind, it is back to the syringe, and we know how that goes.

You have already agreed to pay for the formula. It only helps her if it stays down.

Please overturn the denial of B9002 and B4035, and approve the pole. Her doctor, Octavia Brandt-Mensah, has signed the order today, November 24.

With hope`,
    `HOLLOW HOME NUTRITION
AUTHORIZATION REQUEST (RESUBMISSION)

PLAN: BLUE LAUREL CHILDREN'S PLAN
PATIENT: JUNIPER AKANDE-ROWLEY
DOB: 08/09/2024   SEX: F
HT: 31 IN   WT: 19 LB 6 OZ
PRESCRIBER: OCTAVIA BRANDT-MENSAH, MD   NPI: 1902651748
DATE OF ORDER: 11/24/2026

LINE  CODE   DESCRIPTION                 QTY   PERIOD    STATUS
1     B9002  ENTERAL PUMP                1     5 YEARS   REFUSED 11/10, APPEAL
2     B4035  PUMP SUPPLY KIT, PER DAY    30    1 MONTH   REFUSED 11/10, APPEAL
3     B4160  PEDIATRIC FORMULA, UNITS    210   1 MONTH   APPROVED
4     E0776  IV POLE                     1     5 YEARS   REQUESTED

REASON FOR PUMP (USUAL PAYER CATEGORIES)
[X] GRAVITY OR SYRINGE FEEDING NOT SATISFACTORY: VOMITING, ASPIRATION RISK
[X] ADMINISTRATION RATE LESS THAN 100 ML/HR: 50 ML/HR AT NIGHT
[ ] DUMPING SYNDROME
[ ] BLOOD GLUCOSE FLUCTUATIONS
[ ] JEJUNOSTOMY

SYRINGE TRIAL: 08/03/2026 TO 09/06/2026, 120 ML FEEDS
RESULT: EMESIS 4 TIMES PER DAY, WEIGHT DOWN 2 OZ FROM 07/22
PUMP TRIAL: FROM 09/07/2026
RESULT: EMESIS 2 TIMES PER WEEK, WEIGHT UP 30 OZ

CAREGIVER TRAINING: MOTHER AND FATHER, 09/07/2026
SITES OF USE: HOME, DAY CARE (4 DAYS/WEEK, NURSE PRESENT)
PUMP TYPE: PORTABLE WITH BACKPACK
LOANER DUE BACK: 12/15/2026

NOTE: B4034 (SYRINGE FED KIT) IS NOT BILLED TOGETHER WITH B4035 FOR THE SAME DAYS. ONE KIT PER DAY, 30 OF THE 31 ALLOWED.`,
    `## Appeal support: enteral pump for Juniper Akande-Rowley

> **Decision at issue:** November 10, 2026. B9002 and B4035 refused; B4160 approved.

### Who is Juniper?
A 27-month-old girl with Down syndrome, chronic pediatric feeding disorder, failure to thrive and a gastrostomy. A ventricular septal defect was closed surgically in February 2025. She lives with her parents and her five-year-old sister.

### Why was a gastrostomy needed?
A videofluoroscopic swallow study on June 16, 2026 showed aspiration of thin and mildly thick liquids. Puree was not aspirated. Aspiration is common in children with Down syndrome, who often have low muscle tone and may aspirate without coughing.

### Was the less costly method tried?
**Yes.** Syringe bolus feeding was used for five weeks.

| | Syringe | Pump |
|---|---|---|
| Period | Aug 3 – Sep 6 | since Sep 7 |
| Vomiting | 28 per week | 2 per week |
| Weight | 17 lb 8 oz at the end | 19 lb 6 oz on Nov 17 |

Vomiting is down by over 90%. Weight is up by 1 lb 14 oz (about 850 g).

### Why can't the feeds be given any other way?
1. **Rate.** Overnight feeding at 50 ml/h for 8 hours requires a controlled device.
2. **Tolerance.** She keeps down 100 ml over 60 minutes; 120 ml by syringe she did not.
3. **Safety.** Vomiting in a child who aspirates threatens the lungs.

### Supplies
- *B4035*, one kit daily, 30 per month
- *B4160*, 210 units per month, corresponding to 21,000 kcal
- *E0776*, one IV pole for use at the crib

### What is being done to make the pump unnecessary?
Weekly feeding therapy with a speech-language pathologist, and puree by spoon at two meals. She takes some 40 kcal per day by mouth, so it will be some time.

### Urgency
The loan ends **December 15, 2026**.

*Prescriber: Octavia Brandt-Mensah, MD (NPI 1902651748), signed November 24, 2026*`,
    `dictated not read / OBM

re Juniper Akande-Rowley, two years old, dob eight nine twenty-four. This is a toddler with Down syndrome status post VSD closure in February of last year, G-tube July twenty-second of this year for aspiration on swallow study and failure to thrive. I'm writing about the pump. We started her on bolus feeds by syringe in August, one-twenty per feed, and she simply could not handle it, four emeses a day, and when I saw her on the sixth of September she'd dropped a couple of ounces from her surgical weight, so she was put on a loaner pump the next day, mom and dad both got trained, and since then she vomits two times a week. Saw her on the seventeenth of November, nineteen pounds six ounces, site's clean, twelve French one point five button. She's getting fifty an hour for eight hours overnight, then a hundred over an hour three times during the day, total of seven hundred mls of a one cal per ml formula, and that's two hundred ten units a month. She's on eight milligrams of omeprazole daily. She takes a few spoons of puree, two meals, forty calories, and she goes to feeding therapy weekly. The plan's position as of November tenth is syringe feeds are good enough, I disagree, we have five weeks of data that says otherwise. They approved the formula. Needs a portable pump with backpack, she's in day care four days with a nurse, and a pole for the crib at night, and thirty kits a month. Father works nights, mother's a teacher, so nobody's going to be up all night with a syringe, nor should they. Loaner's due back on December fifteenth, so let's get this out today.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
