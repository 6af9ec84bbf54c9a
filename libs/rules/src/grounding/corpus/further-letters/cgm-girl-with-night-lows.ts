import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist, a diabetes educator, a pharmacy-side supplier, a father, a school nurse's letter and a drafting model write for a girl with type 1 diabetes. */
export const cgmGirlWithNightLows: CorpusCase = {
  id: 'cgm-girl-with-night-lows',
  today: '2026-11-02',
  facts: {
    case_id: 35106,
    patient: {
      first_name: 'Junia',
      last_name: 'Abernathy-Cho',
      dob: '2018-03-22',
      gender: 'female',
      height: '4 ft 2 in',
      weight: '57 lb',
      address: '831 Whey Road, Butternut Falls, WI 54999',
      phone: '(715) 555-0152',
      mrn: 'BFP-20047',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
    ],
    items: [
      {
        item: 'Continuous glucose monitor receiver, non-adjunctive, non-implanted',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'purple',
        justification:
          'Type 1 diabetes since 2024-08-19. On 2026-10-09 at 2:40 a.m. her grandmother found her sweating and confused with a glucose of 38 mg/dL and gave 3 mg of glucagon into the nose; she recovered within 15 minutes and did not lose consciousness. In October 2026 she had 11 values under 70 mg/dL by finger stick, and she felt only 4 of them. The receiver sounds an alarm at 75 mg/dL, and 20 minutes before a predicted value of 55 mg/dL. She has no telephone of her own.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor, 1 month = 1 unit',
        hcpcs: 'A4239',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '90 days',
        justification:
          'She injects insulin 5 times a day: glargine 7 units at 8 p.m. and lispro at 3 meals and 1 snack, 1 unit for 18 g of carbohydrate. She pricks her finger 9 times a day. A borrowed sensor worn from 2026-10-16 to 2026-10-26 showed 48% of the time between 70 and 180 mg/dL, 9% below 70, 43% above 180, and 5 lows at night of which she woke at none. HbA1c 8.4% on 2026-10-27, 8.9% on 2026-07-21. The skin tolerated the adhesive.',
      },
    ],
    provider: { name: 'Marguerite Osei-Lindgren, MD', npi: '1306587942', date_signed: '2026-11-02' },
    seen: [
      '2026-10-27, in clinic, by Marguerite Osei-Lindgren, MD: weight 57 lb, blood pressure 98/60, thyroid not enlarged, injection sites soft, no lipohypertrophy; HbA1c 8.4%.',
      '2026-10-28, by telephone, by Delroy Hartmann, RN, CDCES: the family counts carbohydrate correctly in 9 of 10 sample meals; the father and the grandmother can insert a sensor and read the receiver.',
    ],
    told: [
      'Who pays? Dairyland Kids First',
      'Who supplies? Northwoods Diabetes Direct',
      'Specialty of the provider? Pediatric endocrinology',
      'Lives with whom? With her father Callum, a cheesemaker who leaves for work at 4 in the morning, and her grandmother Hyacinth, 68',
      'School? Third grade at Butternut Falls School; the school nurse is there only on Tuesdays and Thursdays',
      'Activities? Swims on Mondays and Fridays',
      'Insulin pump? None; not asked for',
      'Celiac disease? Screened on 2026-07-21, negative',
      'Ketoacidosis? Once, at diagnosis; none since',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `Pediatric Endocrinology
November 2, 2026

Dairyland Kids First
Prior Authorization

Subject: CGM for Junia Abernathy-Cho, age 8

Dear Madam or Sir:

In the small hours of October 9 Junia's grandmother found her sweating and confused. The glucose was 38. Nasal glucagon brought her round within a quarter of an hour. She had not lost consciousness, and it is my task to see to it that the next time is not worse.

Junia has had type 1 diabetes for a little over two years. She takes five injections and pricks her finger nine times every day. One can hardly ask more of a third-grader, and yet it is not enough, because a finger stick tells you where the glucose is and not where it is going. In October her meter recorded eleven values under 70 mg/dL; seven of these she did not feel. A child who does not feel her lows cannot be relied upon to report them.

We lent her a sensor for ten days. It found five lows at night. She slept through all five. It found her below 70 for 9 percent of the time, where the usual goal is less than 4, and in range for 48 percent, where the usual goal is more than 70. The other 43 percent she was high, which is why her HbA1c, though better than the 8.9% of July, is still 8.4%. I cannot safely raise her insulin to treat the highs as long as the lows go unseen. That is the knot which a CGM unties.

I request one receiver, E2103, and supplies, A4239, three units per ninety days. The receiver is necessary because Junia does not own a telephone.

The guidelines of the pediatric diabetes societies recommend CGM for all children with type 1 diabetes.

Sincerely,

Marguerite Osei-Lindgren, MD
NPI 1306587942`,
    `Diabetes education record -> summary for payer
Author: D. Hartmann, RN, CDCES
Phone contact 10/28/2026

WHO: J.A.-C., 8 y 7 mo, girl, T1D dx 8/19/2024 (in DKA then, none since)

REGIMEN (MDI)
  glargine 7 u at 2000
  lispro 1:18 at breakfast, lunch, dinner, snack
  total 5 injections/d
  SMBG 9x/d, so about 63 sticks a week

SKILLS
  Carb counting 9/10 sample meals correct
  Dad: inserts sensor OK, reads receiver OK
  Grandma: same, same

LOANER CGM 10/16-10/26
  TIR 48  |  <70: 9  |  >180: 43   (adds up to 100)
  9% of a day is about 2 h 10 min. Every day. Below 70.
  Night lows: 5, woke to 0
  Adhesive: skin fine

SEVERE EVENT 10/9, 0240
  BG 38, diaphoretic, confused, grandma gave 3 mg IN glucagon, recovered in 15 min, no LOC

AWARENESS
  11 lows on meter in October, felt 4 (36%)

ALARM PLAN
  Low alert 75. Urgent-soon alert: 20 min ahead of predicted 55.
  Twenty minutes is time for juice. Zero minutes is time for glucagon.

WHO IS AWAKE WHEN
  Dad out the door at 4 a.m. Grandma (68) is the only adult from then on. Alarm has to be loud enough for her; a receiver at the bedside can be.

RECOMMEND: E2103 x1, A4239 x3/90 d. Patient chose purple.`,
    `Northwoods Diabetes Direct
Order confirmation and request for coverage

Member name: Junia Abernathy-Cho
Date of birth: March 22, 2018
Address: 831 Whey Road, Butternut Falls, WI 54999
Phone: (715) 555-0152
Prescriber: Marguerite Osei-Lindgren, MD. NPI 1306587942. Last in-person visit October 27, 2026. Order signed November 2, 2026.

Requested:

E2103 - receiver - 1 each - once per three years - purple
A4239 - monthly supply allowance - 3 units - per 90 days

A4239 is an all-inclusive allowance. It covers the sensors and whatever accessories the system needs for the month. Billing three units for 90 days is simply three months; in a year it makes twelve.

Criteria that insurers generally apply, and what the chart says:

(1) Diabetes. Yes. E10.649 and E10.65.
(2) Insulin-treated. Yes, five injections a day.
(3) Or problematic hypoglycemia. Also yes. Glucose 38 on October 9, third-party help and glucagon needed.
(4) Visit within six months. Yes, six days before the order.
(5) Training. Father and grandmother can both place the sensor and read the receiver (D. Hartmann, RN, CDCES, October 28).

"Non-adjunctive" means that treatment may be decided from the sensor reading without a confirming finger stick. For a child who now has nine sticks a day that is a considerable relief.

"Why not use a phone app?" The member has no phone.

There is no insulin pump on file and none is asked for here.

Please reply to Northwoods Diabetes Direct.`,
    `November 2nd

To Dairyland Kids First,

My name is Callum. I make cheese. I leave the house at four in the morning because that is when milk is. My daughter, Junia, is eight and she has type 1 diabetes, and her grandma Hyacinth is with her when I'm gone.

I want to tell you about 2:40 in the morning on October 9th. Hyacinth found Junia soaked in sweat and not making sense. 38. She gave her the nose glucagon, all 3 milligrams. Fifteen minutes and Junia was back. Fifteen minutes is long.

What if it had been 4:40? Then Hyacinth is the only one in the house. She is 68. What if she hadn't looked in?

We had the sensor on loan from the 16th to the 26th. It makes hard reading. Five times she went low at night. She didn't wake up for one of them. So before that, how many? Nobody can say, that's the point.

At school there's a nurse Tuesdays and Thursdays. Kids have diabetes on Mondays, Wednesdays and Fridays too. Mondays and Fridays are also when she swims, and swimming, as any doctor will tell you, burns sugar.

She does nine finger pokes a day and five shots. That's fourteen needles a day. She was six when the diabetes started, and now she is a third-grader who ought to be thinking about other things.

Dr. Osei-Lindgren ordered the reader and the monthly sensors, E2103 and A4239. Both of us know how to put the sensor on. Her skin was fine with it.

She'd like it in purple.

Callum`,
    `BUTTERNUT FALLS SCHOOL
HEALTH OFFICE

Letter in support of a continuous glucose monitor
Pupil: Junia Abernathy-Cho, Grade 3

To the insurer, in support of the order by Dr. Marguerite Osei-Lindgren:

1. Staffing
A nurse is in this building on two days out of five. On the remaining three the adults in charge of Junia are teachers and office staff. They are good people and they are not nurses.

2. What that means for a child on insulin
Junia takes lispro with lunch like any child on multiple daily injections. Insulin given at noon acts through the afternoon. Low blood sugar in a classroom looks like daydreaming, crankiness or clumsiness, and a layman will take it for just that. It would help if she could say, "I feel low." According to her doctor's figures she felt four of her eleven lows in October. Roughly two out of three went by unnoticed.

3. What a monitor would change
With a receiver on her desk, any adult can read a number and an arrow. An alarm at 75 calls for juice, before there is an emergency. A prediction twenty minutes ahead is long enough to walk to the office.

4. What it would not change
The insulin remains the same five injections. She would still carry glucose, as every child with diabetes should. A plan for emergencies is still required.

5. Phones
Junia has no phone, so the dedicated receiver is needed; an app would be no use to her.

6. Swimming
Her swimming days are Monday and Friday, which are days without a nurse here. Exercise can lower glucose for many hours, also into the night.

Items as we understand them: E2103, one; A4239, three per 90 days.

School Nurse`,
    `# CGM Request – Junia Abernathy-Cho

> **In one sentence:** an 8-year-old on five insulin injections a day had a severe night-time low, does not feel most of her lows, and needs a device that notices them for her.

## Clinical snapshot

- **Diagnoses:** type 1 diabetes with hypoglycemia without coma (E10.649); type 1 diabetes with hyperglycemia (E10.65)
- **Since:** August 19, 2024
- **Size:** 50 inches, 57 lb (about 26 kg)
- **HbA1c:** 8.9% (July 21) → 8.4% (October 27)
- **Celiac screen:** negative, July 21, 2026
- **Exam Oct 27:** BP 98/60, thyroid not enlarged, injection sites soft without lipohypertrophy

## Data from the ten-day loan

| Zone (mg/dL) | Junia | Usual goal |
|---|---|---|
| Below 70 | 9% | under 4% |
| 70–180 | 48% | over 70% |
| Above 180 | 43% | under 25% |

## Frequently raised questions

**Isn't an improving HbA1c a sign that finger sticks suffice?**
No. HbA1c is an average. It falls when lows are frequent just as it falls when highs are rare.

**Are her injection technique or diet to blame?**
The sites are healthy, and the family counted nine of ten sample meals correctly.

**Why not an insulin pump first?**
None has been requested. A CGM is useful with injections as well.

**Who will respond to the alarms?**
Her father Callum, and her grandmother Hyacinth, who gave the glucagon on October 9.

## Requested

1. E2103 receiver ×1 (limit 1 per 3 years)
2. A4239 supply allowance ×3 (limit 3 per 90 days)

*Marguerite Osei-Lindgren, MD, NPI 1306587942, 11/02/2026*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
