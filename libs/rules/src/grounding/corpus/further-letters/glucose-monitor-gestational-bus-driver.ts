import type { CorpusCase } from '../corpus-case.ts';

/** A midwife, a dietitian, a pharmacy-like supplier, a medical assistant's template, an obstetric resident and a plain-language advocate write for a pregnant bus driver. */
export const glucoseMonitorGestationalBusDriver: CorpusCase = {
  id: 'glucose-monitor-gestational-bus-driver',
  today: '2026-10-05',
  facts: {
    case_id: 37107,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Ndiaye-Lindqvist',
      dob: '1994-12-22',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '171 lb',
      address: '88 Grain Elevator Road, Lake Orrin, MN 55999',
      phone: '(218) 555-0126',
      mrn: 'LOW-64120',
    },
    diagnoses: [
      { code: 'O24.410', description: 'Gestational diabetes mellitus in pregnancy, diet controlled' },
      { code: 'Z3A.28', description: '28 weeks gestation of pregnancy' },
      { code: 'Z83.3', description: 'Family history of diabetes mellitus' },
    ],
    items: [
      {
        item: 'Home blood glucose monitor',
        hcpcs: 'E0607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'white',
        justification:
          '50 g screen on 2026-09-17: 152 mg/dL after 1 hour. 100 g test on 2026-09-24: fasting 97, 1 hour 191, 2 hours 166, 3 hours 138 mg/dL; three of four values above the limits of 95, 180, 155 and 140. A1c 5.4% on 2026-09-17. She has no meter of her own; a loaned one was used from 2026-10-01 to 2026-10-04 and returned on 2026-10-05. Due date 2026-12-28.',
      },
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '1 month',
        justification:
          '4 tests a day: fasting and 1 hour after each of 3 meals, that is 120 in 30 days, with a reserve for failed tests and tests with control solution. Fasting values with the loaned meter 98, 94, 101 and 96 mg/dL; 1 hour after breakfast 146, 139, 151 and 143 mg/dL. Targets: fasting below 95, 1 hour after meals below 140 mg/dL.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 month',
        justification: 'One lancet for each test, used once.',
      },
      {
        item: 'Spring-powered device for lancet, each',
        hcpcs: 'A4258',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '1 year',
        justification: 'For pricking the finger at home and in the break room at the depot.',
      },
    ],
    provider: { name: 'Henrike Bolaji-Strand, CNM', npi: '1417605923', date_signed: '2026-10-05' },
    seen: [
      '2026-09-17, prenatal visit at 25 weeks and 3 days: glucose screen and A1c drawn.',
      '2026-10-01, by Paavo Grimaldi, RD: meal plan of 1,900 kcal with 175 g of carbohydrate in 3 meals and 3 snacks; loaned a meter, showed its use, she tested herself correctly.',
      '2026-10-05, prenatal visit at 28 weeks and 0 days, by Henrike Bolaji-Strand, CNM: blood pressure 112/68, fundal height 27 cm, fetal heart rate 144, weight 171 lb, urine without protein or ketones.',
    ],
    told: [
      'Who pays? North Prairie Family Plan',
      'Who supplies? Orrin Home Health Supply',
      'Lives with whom? With her partner Tomasz and their daughter Linnea, 4 years old',
      'Work? City bus driver, first run at 5:10 in the morning, 5 days a week',
      'Family? Her mother has type 2 diabetes',
      'Earlier pregnancy? Linnea weighed 4,180 g at birth',
      'Insulin or tablets? None',
      'Weight before pregnancy? 158 lb',
      'Vision and hands? Normal',
    ],
    answered: [],
  },
  notes: [
    `October 5, 2026

North Prairie Family Plan

Dear Reviewer,

I am a certified nurse-midwife and I saw Saoirse Ndiaye-Lindqvist today, at exactly 28 weeks. She is 31 and expecting her second child on December 28. Her blood pressure is 112/68, the uterus measures 27 cm, the baby's heart beats at 144, and there was neither protein nor ketones in the urine. All of that is as it should be. The exception is her glucose.

Her one-hour screen on September 17 came to 152. A week later she had the long test. Fasting, at one hour and at two hours she was over the line (97, 191, 166); only the three-hour value, 138, was under it. Two abnormal values suffice for the diagnosis; she has three. The A1c of 5.4% tells us that this is diabetes of pregnancy and not one that was there before.

She is being treated with diet alone. Whether diet is enough can be known only by measuring. On the loaned meter three out of four fasting readings were at or over 95, as were three of the four after breakfast over 140. These are early days, and the meal plan was only four days old at that, but it shows why nobody can go by feel.

Today she gave the meter back. She needs her own.

I have ordered the meter, 150 strips and 200 lancets a month, and a lancing device. With twelve weeks to go until her due date, at four tests a day, that is 336 tests, give or take, if she delivers on time.

Thank you for handling this quickly. In pregnancy a week matters.

Henrike Bolaji-Strand, CNM
NPI 1417605923`,
    `NUTRITION NOTE (GDM)
P. Grimaldi, RD - seen 10/01/2026 - addendum 10/05/2026

Client: S. Ndiaye-Lindqvist, 31, one child at home (Linnea, 4)
Ht 5'5" / pre-preg wt 158 / current 171 / gain 13 lb

Dx: O24.410, diet controlled
No insulin. No oral agents.

MEAL PLAN
1,900 kcal, 175 g CHO, 3 meals + 3 snacks
(175 g x 4 kcal = 700 kcal, so 37% of energy from carbohydrate)

SELF-MONITORING, LOANED METER, 10/1-10/4

              Day 1   Day 2   Day 3   Day 4   Mean
Fasting        98      94     101      96     97
1 h pc bkfst  146     139     151     143     145

Targets: < 95 fasting; < 140 at 1 h.
Over target: 3 of 4 fasting, 3 of 4 after breakfast.

TEACHING
Meter demonstrated. Client did the test herself, correctly. Eyes and hands: no barrier.

SCHEDULE CONCERNS
Drives a city bus. First run 5:10 AM. So the fasting check happens at home before that, and the post-breakfast check may well fall to the break room at the depot. Portable meter and lancing device go along.

WHY A METER AND NOT JUST A DIET SHEET
Carbohydrate tolerance in pregnancy is lowest in the morning and differs from woman to woman. One person's bowl of oatmeal is another one's 190. Post-meal numbers are how I decide what to move from breakfast to snack. Without them the plan is guesswork.

RECOMMEND: E0607, A4253 x 3, A4259 x 2, A4258 x 1 per H. Bolaji-Strand, CNM.`,
    `Orrin Home Health Supply
To: North Prairie Family Plan, pharmacy and DME unit

Good afternoon. New start, diabetic testing supplies, pregnancy. Please treat as expedited.

Name ........ Saoirse Ndiaye-Lindqvist
Birth date ... 12/22/1994
Address ..... 88 Grain Elevator Road, Lake Orrin, MN 55999
Phone ....... 218-555-0126
Record no. .. LOW-64120
Prescriber .. Henrike Bolaji-Strand, CNM
NPI ......... 1417605923
Order date .. 10/05/2026

Ship:
E0607 glucose monitor, white: 1
A4253 strips per 50: 3 (=150)
A4259 lancets per 100: 2 (=200)
A4258 lancing device: 1

Refill monthly: strips and lancets only. The monitor and the lancing device are one-time for this pregnancy.

Arithmetic, because somebody always asks. 4 a day x 30 days = 120 tests. Two boxes of 50 make only 100, which would leave her 20 short. Three boxes make 150 and leave 30 for error codes and for checking the meter with control solution. Lancets come in hundreds; one box would be 20 short, hence two. All lines are at or below your quantity limits.

Some plans hold people who take no insulin to 100 strips in 3 months. That rule was written for type 2 diabetes. It is not suited to a pregnancy, where testing four times a day is the ordinary recommendation.

ICD-10: O24.410, Z3A.28, Z83.3.

No previous meter on record of her own: the one she had was a loan from October 1 and has gone back.`,
    `*** AUTHORIZATION REQUEST - SMARTFORM ***

SECTION 1. PATIENT
Ndiaye-Lindqvist, Saoirse | F | 31 | 65 in | 171 lb (77.6 kg)

SECTION 2. PREGNANCY
EDD: 12/28/2026    GA today: 28w0d    Trimester: third
Fetal heart: 144    Fundus: 27 cm    BP: 112/68    Urine: no protein, no ketones
Weight gain so far: 13 lb
Prior birth: 4,180 g (9 lb 3 oz)

SECTION 3. TESTS
[09/17/2026 25w3d]  50 g, 1 h: 152 mg/dL        A1c: 5.4%
[09/24/2026 26w3d]  100 g:
     0 h   97    limit 95     HIGH
     1 h  191    limit 180    HIGH
     2 h  166    limit 155    HIGH
     3 h  138    limit 140    normal

SECTION 4. DIAGNOSIS
O24.410 Gestational diabetes mellitus in pregnancy, diet controlled
Z3A.28 28 weeks gestation of pregnancy
Z83.3 Family history of diabetes mellitus (mother, type 2)

SECTION 5. TREATMENT
Diet: yes (R.D. visit 10/01/2026)
Insulin: no
Oral agent: no

SECTION 6. SUPPLIES REQUESTED
E0607 x 1 | A4253 x 3 per month | A4259 x 2 per month | A4258 x 1

SECTION 7. FREQUENCY
4 per day. Fasting; 1 hour after breakfast, lunch and dinner.

SECTION 8. TRAINED?
Yes. 10/01/2026. Performed the test correctly.

SECTION 9. RISK IF NOT PROVIDED
Unmonitored hyperglycemia in late pregnancy raises the likelihood of a large baby, shoulder dystocia, cesarean birth, preeclampsia, and low blood sugar in the newborn.

SECTION 10. SIGNATURE
Henrike Bolaji-Strand, CNM, 10/05/2026, NPI 1417605923`,
    `OB resident, dictating for the midwifery service. Letter for glucometer and supplies. Patient is Ndiaye-Lindqvist, N-D-I-A-Y-E hyphen Lindqvist, first name Saoirse. Thirty-one, she'll be thirty-two on December twenty-second, which is six days before she's due. Twenty-eight and zero today. Her last one was a big baby, four thousand one hundred eighty grams, and her mom's a type two diabetic, so two risk factors there. She failed the one-hour at one fifty-two and on the three-hour she failed three out of four, I'll just give the numbers, ninety-seven, one ninety-one, one sixty-six, one thirty-eight. A1c was five point four, so not overt diabetes. Diet controlled at this point, A1 GDM, no meds.

She borrowed a meter for four days. Fastings ninety-eight, ninety-four, a hundred and one, ninety-six. Post-breakfasts one forty-six, one thirty-nine, one fifty-one, one forty-three. So she's hovering right at the edge, average fasting's ninety-seven, and that is exactly the patient where you need the log, because if those fastings stay over ninety-five on the diet, the conversation generally turns to insulin, and if they come down, you've spared someone insulin. We can't call it either way with four days of data.

She drives a bus, gets going at ten past five in the morning, so no, she can't come by the clinic for fingersticks.

Order's from Henrike Bolaji-Strand. E0607 one, A4253 three a month, A4259 two a month, A4258 one. Orrin Home Health Supply. Plan is North Prairie Family Plan. Thanks.`,
    `WHAT WE ARE ASKING FOR, AND WHY
A plain-language summary to accompany the midwife's order

WHO
Saoirse is 31. She drives a city bus in the early morning. She lives with Tomasz, her partner, and with Linnea, who is four. The new baby is due three days after Christmas.

WHAT THE TROUBLE IS
She has diabetes brought on by pregnancy. It usually goes away after the birth. Her own mother has type 2 diabetes, and that makes it likelier. Linnea weighed over nine pounds when she was born.

HOW WE KNOW
Two tests, a week apart. In the second she drank 100 grams of sugar and her blood was taken four times. Three of the four were too high.

WHAT IS BEING DONE
A dietitian made her a meal plan on October 1: three meals, three snacks. No insulin, no pills.

WHAT SHE HAS TO DO
Prick a finger four times a day. First thing in the morning, before eating. Then an hour after breakfast, after lunch and after dinner. Under 95 in the morning is the goal, and under 140 after meals.

WHAT SHE NEEDS FOR THAT
- a meter (E0607)
- three boxes of strips a month (A4253)
- two boxes of lancets a month (A4259)
- one pricking device (A4258)

WHY NOW
The borrowed meter went back today. Until a new one arrives there are no numbers, and the last three months are when babies put on most of their weight.

WHO ORDERED IT
Henrike Bolaji-Strand, nurse-midwife, on October 5, 2026.

Sent to North Prairie Family Plan. Supplies would come from Orrin Home Health Supply.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
