import type { CorpusCase } from '../corpus-case.ts';

export const glucoseMonitorPregnancy: CorpusCase = {
  id: 'glucose-monitor-pregnancy',
  today: '2026-09-14',
  facts: {
    case_id: 7104,
    patient: {
      first_name: 'Tamsin',
      middle_name: null,
      last_name: 'Oyelaran',
      dob: '1993-06-05',
      gender: 'female',
      height: '163 cm',
      weight: '74 kg',
      address: '15 Almond Terrace, Unit 9, Port Selby, WA 98999',
      phone: '(360) 555-0133',
      mrn: 'PS20-55817',
    },
    diagnoses: [
      {
        code: 'O24.012',
        description: 'Pre-existing type 1 diabetes mellitus, in pregnancy, second trimester',
      },
      {
        code: 'E10.649',
        description: 'Type 1 diabetes mellitus with hypoglycemia without coma',
      },
      {
        code: 'Z3A.22',
        description: '22 weeks gestation of pregnancy',
      },
    ],
    items: [
      {
        item: 'Non-adjunctive, non-implanted continuous glucose monitor or receiver',
        hcpcs: 'E2103',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          '22 weeks 0 days on 2026-09-09, due 2027-01-13. First pregnancy. HbA1c 7.9% on 2026-06-03, 7.1% on 2026-08-26. Insulin injections 5 per day, fingersticks 8 per day. In 4 weeks from 2026-08-03: 11 readings below 54 mg/dL, 4 of them between 2 and 4 a.m. without symptoms. Paramedics 2026-08-19, glucose 38 mg/dL, glucagon by husband, not admitted.',
      },
      {
        item: 'Supply allowance for non-adjunctive, non-implanted continuous glucose monitor, 1 month supply = 1 unit of service',
        hcpcs: 'A4239',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Sensor worn 10 days, 3 per month. Loaner 2026-08-31 to 2026-09-07: 58% of time in 63 to 140 mg/dL, low alarm woke her 3 times, no value below 54. Skin clear under adhesive. Flash sensor without alarm in 2025, slept through lows. Works night shifts as baker 3 per week.',
      },
    ],
    provider: {
      name: 'Marguerite Falk-Deane, MD',
      npi: '1932055518',
      date_signed: '2026-09-09',
    },
  },
  notes: [
    "Re: Tamsin Oyelaran, born June 5, 1993\n\nDear Colleagues,\n\nMs. Oyelaran is thirty-three and expecting her first child, who is due in the middle of January. She had type 1 diabetes before she conceived. Today, September 9, she has completed twenty-two weeks.\n\nShe works hard at her control. She injects insulin five times and pricks her finger eight times in every twenty-four hours, and her hemoglobin A1c has fallen from 7.9 percent in early June to 7.1 percent in late August. The price of that improvement is hypoglycemia. In the four weeks beginning August 3 the meter recorded eleven values under 54; four came between two and four o'clock at night, and she felt none of those four. On August 19 her sugar was 38. Her husband gave glucagon and paramedics came. She was not admitted to a hospital.\n\nA borrowed continuous monitor, worn for a week, woke her three times by its alarm, and not a single value fell below 54. I am prescribing a monitor of her own and its monthly supplies.\n\nYours truly,\nMarguerite Falk-Deane, MD",
    "OB/endo f/u 9/9/26\n33F G1 @ 22w0d, EDD 1/13/27. T1DM (O24.012, E10.649), Z3A.22.\n163 cm 74 kg\nA1c 7.9 (6/3) -> 7.1 (8/26)\nMDI 5 inj/d. SMBG 8x/d.\nLBG <54 x11 / 4 wk (from 8/3); 4/11 btw 0200-0400, asx.\nSevere hypo 8/19: BG 38, EMS, glucagon by husb. Not adm.\nLoaner CGM 8/31-9/7: TIR (63-140) 58%, low alarm x3 woke pt, none <54. Skin OK.\nPrev flash w/o alarm '25 - slept thru lows.\nNight shift 3/wk (baker).\nOrd: E2103 x1; A4239 x1/mo (sensor q10d).\nNo pump ordered.",
    'Tamsin is a baker and works nights, three out of the week. Sleep is where the trouble lies. Last year she had one of those flash sensors that keep silent, and she slept right through her lows. In August there was the bad one: thirty-eight on the nineteenth, her husband with the glucagon, the paramedics. She did not have to stay in the hospital. We gave her a loaner on the last day of August and took it back on September 7. The alarm for low sugar got her up three times in those days. I looked at the skin under the adhesive; it was clear. She was in her target, 63 to 140, for 58 percent of the time. Each sensor does ten days, which means three to the month. A pump is not on the order.',
    'GROUNDS FOR APPEAL\n\nThe question before you is whether eight fingersticks a day are enough. They are not, and the reason is simple: a fingerstick tells a woman where her glucose is at that instant, provided she is awake. It says nothing of direction, and it rings no bell.\n\nPregnancy makes this worse in two ways. Early on and into mid-pregnancy, the threshold for noticing a low tends to shift; later, insulin resistance climbs and doses must be raised again and again. Professional bodies have for years supported continuous monitoring in pregnant women with type 1 diabetes, and randomized evidence links it with better neonatal outcomes.\n\nNow look at the member. Eleven readings beneath 54 mg/dL in twenty-eight days, which is nearly three a week. More than a third of them in the small hours, with no symptoms whatever. One call to paramedics. Could she not use a sensor without an alarm? She did, in 2025, and slept on. Could she not simply run higher? With an A1c of 7.1 percent she is still above the goal many clinicians set in pregnancy, and higher sugars carry their own danger to a fetus.\n\nWith the loaner she was alerted three times and did not once go under 54. One receiver in five years, one supply unit a month: that is what your policy allows, and that is what is asked.',
    'SUBJECTIVE\nFirst pregnancy. Nocturnal lows without symptoms. Slept through lows with a flash sensor lacking an alarm (2025). Baker, three night shifts weekly.\n\nOBJECTIVE\nGestation 22+0 on 2026-09-09; due date 2027-01-13\nHeight 163 cm; weight 74 kg\nHbA1c: 06/03/2026 7.9% | 08/26/2026 7.1%\nBelow 54 mg/dL, 4 weeks from 08/03/2026: 11\nLowest on 08/19/2026: 38 mg/dL, treated with glucagon\n\nASSESSMENT\nO24.012 - pre-existing type 1 diabetes in pregnancy, second trimester\nE10.649 - type 1 diabetes with hypoglycemia, without coma\nZ3A.22 - 22 weeks\n\nPLAN\nE2103 continuous glucose monitor, 1 unit\nA4239 CGM supply allowance, 1 unit monthly\n\nFalk-Deane, M., MD. NPI 1932055518. 2026-09-09. Patient phone (360) 555-0133.',
  ],
  passages: [
    'Fifty-four milligrams per deciliter are 3.0 millimoles per liter; the 38 of August 19 would be 2.1. Her target span of 63 to 140 reads 3.5 to 7.8 in the same units. She is about five feet four and weighs some 163 pounds.',
    'From June 3 to August 26 is 84 days, twelve weeks in which the A1c came down by eight tenths of a point. Eighteen weeks lie between September 9 and the due date. Three sensors a month will be nine in a quarter; five injections a day are 35 a week, and eight fingersticks a day are 56.',
    'Type 1 diabetes is an autoimmune disease in which the pancreas makes little or no insulin. The word non-adjunctive means that treatment may be decided from the sensor value without a confirming fingerstick. The second trimester is counted from fourteen weeks 0 days to less than 28 weeks 0 days.',
    "A flash reader must be asked; an alarmed monitor speaks up by itself. With the former, in 2025, she slept through her lows, and with the latter, in this year's loan, she was roused three times. Seven of her eleven low readings fell outside the hours from two to four; the other four fell within them.",
    'She has had no coma by the code she carries, and after the event of August 19 she was not admitted. Neither an insulin pump nor an implanted sensor is being requested. Nothing was found on the skin under the adhesive.',
    'She is a baker with three night shifts a week, pregnant for the first time, with five injections and eight pricks to fit into every day. On August 19 it took her husband, a dose of glucagon and the paramedics; twelve days later she had a loaner on.',
  ],
  edits: [
    [0, 'date-age', 'due in the middle of January → due in the middle of February'],
    [0, 'negation', 'She was not admitted to a hospital → She was admitted to a hospital'],
    [
      0,
      'diagnosis',
      'She had type 1 diabetes before she conceived → She developed gestational diabetes after she conceived',
    ],
    [1, 'medication', 'glucagon by husb → D50 IV by husb'],
    [1, 'other-role', 'MDI 5 inj/d → MDI 8 inj/d'],
    [2, 'retold', 'it was clear → it was red and blistered'],
    [3, 'sum', 'which is nearly three a week → which is nearly five a week'],
    [
      4,
      'code-disease',
      'E10.649 - type 1 diabetes with hypoglycemia → E10.649 - type 1 diabetes with ketoacidosis',
    ],
    [4, 'description-detail', 'in pregnancy, second trimester → in pregnancy, third trimester'],
  ],
  corruptions: {
    'code-disease': ['O24.012 denotes {pre-existing type 1 diabetes → gestational diabetes} in pregnancy.'],
    'other-item': ['The monthly unit A4239 pays for {CGM supplies → lancets and test strips}.'],
    'description-detail': [
      'She has {type 1 → type 2} diabetes.',
      'The monitor asked for is {not implanted → implanted under the skin}.',
    ],
    sex: ['Ms. Oyelaran tests {her → his} blood eight times a day.'],
    device: ['We request the receiver and its supplies{ → , and a patch pump to go with them}.'],
    medication: ['She injects insulin five times a day{ →  and takes metformin at supper}.'],
    diagnosis: ['Her pregnancy is complicated by diabetes{ →  and preeclampsia}.'],
    event: ['Paramedics came on August 19{ → , after she had fallen in the kitchen}.'],
    treatment: ["The loaner's adhesive left her skin clear{ → , in spite of her allergy to latex}."],
    social: [
      'She works three nights a week as a {baker → nurse}.',
      'It was her {husband → sister} who gave glucagon.',
    ],
    'relative-date': ['The severe low occurred {on August 19 → the day before yesterday}.'],
    'other-role': ['She was in range for {58 → 54} percent of the time.'],
    retold: ['The alarm woke her {three → six} times during the loan.'],
    sum: ['Between the two A1c tests lay {twelve → sixteen} weeks.'],
    quantity: ['{One supply unit → Two supply units} a month will do.'],
    organisation: ['A receiver was lent to her for a week{ →  by the Cascade Diabetes Foundation}.'],
    identifier: ["Dr. Falk-Deane's NPI is {1932055518 → 1932055581}."],
  },
};
