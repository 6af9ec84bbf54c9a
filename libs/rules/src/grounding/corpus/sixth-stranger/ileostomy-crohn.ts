import type { CorpusCase } from '../corpus-case.ts';

export const ileostomyCrohn: CorpusCase = {
  id: 'ileostomy-crohn',
  today: '2026-11-10',
  facts: {
    case_id: 7212,
    patient: {
      first_name: 'Philippa',
      middle_name: 'June',
      last_name: 'Ostrander',
      dob: '1985-03-17',
      gender: 'female',
      height: '170 cm',
      weight: '59 kg',
      address: '77 Lantern Court, Apt 3B, Wexcombe, TN 37999',
      phone: '(615) 555-0118',
      mrn: 'ST-448-1902',
    },
    diagnoses: [
      {
        code: 'K50.80',
        description: "Crohn's disease of both small and large intestine without complications",
      },
      {
        code: 'Z93.2',
        description: 'Ileostomy status',
      },
      {
        code: 'L24.B3',
        description: 'Irritant contact dermatitis related to fecal or urinary stoma or fistula',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 15,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'BlueCross BlueShield of Tennessee. End ileostomy made 2026-06-22. Stoma right lower abdomen, round, 25 mm, flush with skin. Flat barriers: 9 leaks in 2 weeks from 2026-08-10. Convex barriers since 2026-09-14: 1 leak in 6 weeks. Barrier changed every 2 days, 15 per month. Raw skin 3 x 2 cm on 2026-09-14, healed 2026-10-26. No adhesive allergy.',
      },
      {
        item: 'Ostomy pouch, drainable, high output, for use on a barrier with flange (2 piece system), without filter, each',
        hcpcs: 'A4412',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'Output 1,600 mL per day on 2026-08-24, 1,200 mL per day on 2026-10-26. Pouch changed with each barrier, plus 5 per month for changes in between. Empties 7 times per 24 hours, once of these at night. Hospital 2026-07-09 to 2026-07-12 for dehydration, intravenous fluids. Loperamide 4 mg four times daily. Oral rehydration solution 1 L daily. Teaches chemistry at a middle school, back at work 2026-09-08. Changes appliance herself, left-handed. Seen by ostomy nurse 2026-09-14.',
      },
    ],
    provider: {
      name: 'Bertrand Achterberg, MD',
      npi: '1619940387',
      date_signed: '2026-11-03',
    },
  },
  notes: [
    "BlueCross BlueShield of Tennessee\n\nNovember 3, 2026\n\nMember: Philippa June Ostrander, DOB March 17, 1985\n\nTo whom it may concern:\n\nMs. Ostrander, who is forty-one, has Crohn's disease of both the small and the large intestine. An end ileostomy was made on June 22, 2026. The stoma lies in the right lower abdomen and is flush with the skin, and for that reason flat barriers did not hold: in the two weeks from August 10 she had nine leaks, and by the middle of September an area of three by two centimeters was raw.\n\nConvex barriers were begun on September 14, the day our patient was seen by the ostomy nurse. In the six weeks which followed there was one leak, and on October 26 the skin had healed. She is not allergic to adhesive.\n\nI prescribe fifteen convex barriers and twenty drainable high-output pouches a month.\n\nSincerely,\nBertrand Achterberg, MD",
    "Clinic 11/3/26 - ileostomy supplies\n41F Crohn's SB+LB (K50.80), end ileo 6/22 (Z93.2), peristomal irritant dermatitis (L24.B3)\n170 cm, 59 kg. L-handed, self-changes.\nStoma RLQ, 25 mm, round, flush.\nFlat: 9 leaks/2 wk (from 8/10). Convex since 9/14: 1 leak/6 wk.\nRaw 3x2 cm 9/14 -> healed 10/26.\nOutput 1600 (8/24) -> 1200 mL/d (10/26). Lop 4 mg QID, ORS 1 L/d.\nAdm 7/9-7/12 dehydr, IVF.\nEmpties x7/24h (x1 noc).\nA4407 #15/mo, A4412 #20/mo. Lim 20 ea.\nNo adhesive allergy.",
    'Philippa Ostrander is a chemistry teacher, middle school, and she was back in front of her classes on the eighth of September, which was when the flat barriers were still on her, and it was only six days later that she got the convex ones, the same day as the ostomy nurse. She empties the pouch seven times around the clock and one of those is at night. She changes everything by herself, she is left-handed. In July they had her in the hospital, that was from the ninth through the twelfth, because she was dehydrated, and she had fluids by vein. She is on loperamide, four milligrams, four times a day, and she drinks a liter of the rehydration solution daily. The output was sixteen hundred in late August and is down to twelve hundred now by the October figure.',
    "* Patient: Philippa J. Ostrander, female\n* K50.80: Crohn's disease of both small and large intestine without complications\n* Z93.2: ileostomy status\n* L24.B3: irritant contact dermatitis related to stoma\n* Stoma: right lower abdomen / 25 mm / round / flush\n* A4407: skin barrier with flange, extended wear, built-in convexity, 4 x 4 inches or smaller - 15 per month\n* A4412: drainable high-output pouch, two-piece, without filter - 20 per month\n* Barrier change: every 2 days\n* Pouches beyond those changed with the barrier: 5 per month\n* Leaks, flat barrier: 9 in 2 weeks\n* Leaks, convex barrier: 1 in 6 weeks\n* Adhesive allergy: none",
    "Subjective: One leak in six weeks with convex barrier. Empties seven times per 24 hours. Takes loperamide 4 mg four times daily and one liter of oral rehydration solution a day. Working as a teacher.\n\nObjective: Ht 170 cm, wt 59 kg. Stoma right lower abdomen, flush, 25 mm. Peristomal skin healed 10/26/2026; on 9/14/2026 it was raw over 3 x 2 cm. Output 1,200 mL/day (10/26/2026).\n\nAssessment: Ileostomy with high output. Irritant contact dermatitis from stoma effluent, healed since the change to convexity. Crohn's disease of small and large intestine.\n\nPlan: Extended-wear convex barriers A4407, 15/month. A4412 pouches, 20/month. Neither quantity is over the limit of 20.",
    'HOSPITAL AND FOLLOW-UP SUMMARY\n\nPatient: OSTRANDER, Philippa    MRN: ST-448-1902\n06/22/2026  End ileostomy\n07/09/2026  Admitted, dehydration; intravenous fluids\n07/12/2026  Discharged\n08/10/2026  Start of two-week leak count on flat barriers: 9\n08/24/2026  Output 1,600 mL/day\n09/08/2026  Returned to teaching\n09/14/2026  Ostomy nurse; raw skin 3 x 2 cm; convex barriers started\n10/26/2026  Skin healed; output 1,200 mL/day\n11/03/2026  Supplies ordered: A4407 (15 monthly), A4412 (20 monthly)\n\nPhysician: Bertrand Achterberg, MD, NPI 1619940387',
  ],
  passages: [
    'SUPPLY ORDER FORM. Name: Ostrander, Philippa. Tel: (615) 555-0118. Ship to: 77 Lantern Court, Apt 3B, Wexcombe TN. Plan: BCBS of Tennessee. Ostomy type: end ileostomy. Stoma diameter: 25 mm. Profile: flush. System: two-piece. Barrier: convex, extended wear, qty 15/mo. Pouch: drainable, high output, no filter, qty 20/mo. Patient applies own appliance: yes. Sensitive to adhesive: no.',
    'Philippa looks after her ostomy on her own. Her stoma sits level with her skin, so stool got under the flat wafers and made the skin sore. When she came to the ostomy nurse on September 14 there was a raw patch; by October 26 it had healed. The curved barriers have leaked just once in six weeks. She changes the barrier every other day and gets up once a night to empty.',
    "The liquid that comes from an ileostomy is rich in digestive enzymes, and where it lies on skin it does damage within hours. A convex barrier presses gently around a flush stoma so that effluent drops into the pouch and not beneath the flange. Crohn's disease may affect any part of the gut from mouth to anus. Supplies in excess of the usual maximum call for special justification; here none is needed, for fifteen barriers and twenty pouches both stay within twenty a month.",
    'Loperamide at 4 mg four times daily makes 16 mg a day. Output has dropped by 400 mL, that is by a quarter. Fifteen barriers a month are 45 a quarter and twenty pouches are 60, thirty-five pieces altogether each month. Seventeen days passed between the operation and the July admission, which lasted three nights. A stoma of 25 mm measures almost an inch; 59 kg are 130 pounds. Nine leaks in fourteen days come to more than four a week, as against one in forty-two days.',
  ],
  edits: [
    [0, 'side', 'lies in the right lower abdomen → lies in the left lower abdomen'],
    [0, 'negation', 'She is not allergic to adhesive. → She is allergic to adhesive.'],
    [0, 'quantity', 'fifteen convex barriers and twenty → thirty convex barriers and twenty'],
    [1, 'other-role', 'Stoma RLQ, 25 mm → Stoma RLQ, 15 mm'],
    [1, 'medication', 'Lop 4 mg QID → Lop 4 mg QID, codeine 15 mg HS'],
    [2, 'social', 'is a chemistry teacher, middle school → is a chemistry teacher, community college'],
    [2, 'retold', 'She changes everything by herself → Her husband changes everything for her'],
    [3, 'code-disease', 'Z93.2: ileostomy status → Z93.2: colostomy status'],
    [
      3,
      'other-item',
      '* A4412: drainable high-output pouch, two-piece, without filter → * A4412: skin barrier with flange, extended wear',
    ],
    [4, 'negation', 'Neither quantity is over the limit of 20. → Both quantities are over the limit of 20.'],
    [4, 'date-age', 'Peristomal skin healed 10/26/2026 → Peristomal skin healed 9/26/2026'],
    [5, 'event', '07/12/2026  Discharged → 07/12/2026  Discharged with PICC line'],
    [5, 'date-age', '06/22/2026  End ileostomy → 05/22/2026  End ileostomy'],
  ],
  corruptions: {
    'code-disease': [
      'L24.B3 is the code for {irritant contact dermatitis → allergic contact dermatitis} around a stoma.',
    ],
    'other-item': ['Of the A4407 {barriers → pouches} she needs fifteen a month.'],
    'description-detail': [
      'The pouch requested comes {without → with} a filter.',
      'The barrier is of the {extended-wear → standard-wear} kind.',
    ],
    sex: ['Ms. Ostrander empties {her → his} pouch seven times in twenty-four hours.'],
    'date-age': ['She is {forty-one → fifty-one} years old.'],
    device: ['Barriers and pouches are ordered for each month{ → , along with an ostomy belt}.'],
    diagnosis: [
      "Ms. Ostrander has Crohn's disease of the small and large intestine{ →  and a parastomal hernia}.",
    ],
    treatment: [
      'The skin had healed by October 26{ →  after three weeks of nystatin powder}.',
      'The adhesive causes no allergy{ → , though latex gives her hives}.',
    ],
    'relative-date': ['She went back to teaching {on September 8 → two weeks after the operation}.'],
    brackets: ['The stoma {(round, 25 mm) → (oval, 25 mm)} is flush with the skin.'],
    sum: ['Together that is {thirty-five → forty-five} pieces a month.'],
    retold: ['She weighs {130 → 159} pounds.'],
    organisation: ['The ostomy nurse saw her on September 14{ →  at Vanderbilt}.'],
  },
};
