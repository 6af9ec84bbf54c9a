import type { CorpusCase } from '../corpus-case.ts';

export const walkerHipFracture: CorpusCase = {
  id: 'walker-hip-fracture',
  today: '2026-08-24',
  facts: {
    case_id: 7214,
    patient: {
      first_name: 'Augustina',
      middle_name: null,
      last_name: 'Pfennig',
      dob: '1943-08-02',
      gender: 'female',
      height: '157 cm',
      weight: '52 kg',
      address: '9 Chokecherry Lane, Big Sorrel, MT 59999',
      phone: '(406) 555-0174',
      mrn: 'HF-3390-21',
    },
    diagnoses: [
      {
        code: 'S72.142D',
        description:
          'Displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing',
      },
      {
        code: 'R26.89',
        description: 'Other abnormalities of gait and mobility',
      },
      {
        code: 'Z91.81',
        description: 'History of falling',
      },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Humana Medicare Advantage. Fell 2026-07-21 on porch step carrying laundry, left hip. Nail fixation 2026-07-22. Hospital 2026-07-21 to 2026-07-26, then rehabilitation facility to 2026-08-14, at home since. Weight bearing as tolerated. Cane tried 2026-08-12: lost balance twice in 10 m. Walker without wheels tried 2026-08-05: stopped after 6 m, could not lift it in step. Wheeled walker 2026-08-17: 45 m, timed up and go 34 seconds, gait speed 0.4 m/s. Oriented, follows instructions.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Bedroom on ground floor, only toilet upstairs, 13 steps. No stairs until 2026-09-16. Gets up 3 times per night. Lived alone; son Matthias stays until 2026-09-30. Acetaminophen 1,000 mg three times daily for pain, enoxaparin 40 mg once daily until 2026-08-26. No dizziness. Falls earlier in 2026 without injury: 2026-01-30 and 2026-04-11. Retired church organist.',
      },
    ],
    provider: {
      name: 'Corwin Hathersage, MD',
      npi: '1558301476',
      date_signed: '2026-08-18',
    },
  },
  notes: [
    'August 18, 2026\n\nTo Humana Medicare Advantage:\n\nConcerning Ms. Augustina Pfennig, birth date August 2, 1943\n\nMs. Pfennig turned eighty-three this month. On July 21 she fell on the porch step while carrying laundry and suffered a displaced intertrochanteric fracture of the left femur. A nail was put in on the following day. She was five nights in hospital and afterwards in a rehabilitation facility until August 14, when she went home. She may bear weight as tolerated.\n\nWith a cane she lost her balance twice in ten meters. A walker without wheels was no better: she could not lift it in step and gave up after six meters. Behind a wheeled walker she went forty-five meters yesterday. She is oriented and follows instructions.\n\nThe only toilet in her house is up thirteen steps, and stairs are forbidden until September 16. She gets up three times in the night. I therefore order a bedside commode along with the walker.\n\nCorwin Hathersage, MD',
    '83F s/p L IT fx 7/21, nail 7/22. Hosp -> 7/26, rehab -> 8/14, home since.\nS72.142D / R26.89 / Z91.81 (prior falls 1/30, 4/11, no inj)\n157 cm 52 kg. WBAT L.\nCane 8/12: LOB x2 in 10 m. Std walker 8/5: stopped @ 6 m.\nFWW 8/17: 45 m, TUG 34 s, 0.4 m/s.\nA&O, follows cmds. No dizziness.\nAPAP 1 g TID; enox 40 qd thru 8/26.\nBR ground fl, toilet up 13 steps. No stairs til 9/16. Noc x3.\nSon here til 9/30.\nE0143 x1, E0163 x1',
    "Ms. Pfennig, who used to be a church organist and is retired, she'd been living by herself until all this and now Matthias, the son, is staying with her to the end of September. What happened was the porch step, she had the laundry in her arms, and down she went, and it was the left hip. This was not the first fall this year, there was one on January 30 and another on April 11, though neither of those hurt her. She sleeps on the ground floor, the toilet is up a flight of thirteen steps and she may not climb stairs for now, not until the sixteenth of September. She isn't dizzy. For pain it's acetaminophen, a gram three times a day, and she has the enoxaparin shot once a day until the twenty-sixth.",
    'Equipment justification\n- Name: Augustina Pfennig; sex: F; MRN: HF-3390-21\n- S72.142D displaced intertrochanteric fracture, left femur, closed, routine healing\n- R26.89 other abnormalities of gait and mobility\n- Z91.81 history of falling\n- Weight bearing: as tolerated\n- Cane: unsafe (balance lost 2 times in 10 m)\n- Walker without wheels: failed after 6 m\n- Folding wheeled walker E0143: 1\n- Commode chair with fixed arms E0163: 1\n- Reason for commode: toilet not on the same floor as bedroom, 13 steps, no stairs until 09/16/2026\n- Dizziness: denied',
    'Subjective\nGets up three times a night. No dizziness. Son staying with her.\n\nObjective\n157 cm, 52 kg. Oriented. On 08/17/2026 with wheeled walker: 45 m, timed up and go 34 s, speed 0.4 m/s. On 08/12/2026 with cane: two losses of balance over 10 m.\n\nAssessment\nFour weeks less one day after nailing of a closed displaced intertrochanteric fracture of the left femur. Gait abnormality. Two earlier falls this year.\n\nPlan\nE0143 folding wheeled walker. E0163 commode, fixed arms. Acetaminophen 1,000 mg three times daily. Enoxaparin 40 mg daily, last day 08/26/2026. No stairs before 09/16/2026.\nSigned 08/18/2026, C. Hathersage, MD',
    'DISCHARGE AND HOME NEEDS\n\nHospital: 07/21/2026 to 07/26/2026\nOperation: 07/22/2026, nail, left femur\nRehabilitation facility: 07/26/2026 to 08/14/2026\nDischarged to: home, 9 Chokecherry Lane, Big Sorrel, MT\n\nInjury: fall on porch step. Closed fracture, healing routinely.\n\nFunction: Walks 45 m with a wheeled walker. Not safe with a cane. Could not manage a walker without wheels.\n\nHome: Lived alone before. Son Matthias with her until 09/30/2026. Toilet upstairs only.\n\nRestrictions: No stairs until 09/16/2026. Weight bearing as tolerated.\n\nEquipment: wheeled walker (1), commode chair (1).',
  ],
  passages: [
    'DME referral | Pfennig, A. | F | DOB 08/02/1943 | Ph (406) 555-0174 | Humana MA plan | Dr. Hathersage NPI 1558301476 | order signed 8/18/26 | E0143 - 1 | E0163 - 1 (fixed arms) | pt 157 cm / 52 kg | bed on ground floor, put commode there | son Matthias can receive delivery till 9/30.',
    "She has to get up three times a night, and the bathroom is upstairs. She isn't allowed on the stairs yet. With the wheeled walker she does well, she got 45 meters on the 17th. With the cane she nearly went over twice. She knows where she is and does what we tell her. Her son is staying for now; before the fall she lived by herself.",
    "A hip fracture in old age is a grave event, and prompt, safe walking is the best protection against its complications. The intertrochanteric region lies between the greater and the lesser trochanter, just below the neck of the femur. Mobility equipment is covered when a person cannot take part in daily activities at home without it and can use it safely. A commode is commonly covered for a patient confined to a level of the home where there is no toilet, which is Ms. Pfennig's situation until the middle of September.",
    'She was five nights in hospital and nineteen in the rehabilitation facility, twenty-four in all. The nail had been in for 27 days when the order was signed, and 29 more days had then to pass until stairs are allowed. Acetaminophen comes to 3 grams daily. Forty-five meters are about 148 feet; at 0.4 meters per second they take not quite two minutes. She is some five feet two and weighs about 115 pounds. Counting that of July there were three falls in 2026, the first two 71 days apart.',
  ],
  edits: [
    [0, 'date-age', 'Ms. Pfennig turned eighty-three → Ms. Pfennig turned ninety-three'],
    [0, 'side', 'fracture of the left femur → fracture of the right femur'],
    [0, 'negation', 'She may bear weight as tolerated. → She may not yet bear weight.'],
    [0, 'retold', 'she went forty-five meters yesterday → she went sixty-five meters yesterday'],
    [1, 'other-role', 'TUG 34 s → TUG 45 s'],
    [1, 'medication', 'enox 40 qd thru 8/26 → apixaban 2.5 BID thru 8/26'],
    [2, 'social', 'used to be a church organist → used to be a school librarian'],
    [2, 'event', 'though neither of those hurt her → and the second broke her wrist'],
    [3, 'code-disease', '- R26.89 other abnormalities of gait and mobility → - R26.89 repeated falls'],
    [3, 'other-item', 'Folding wheeled walker E0143: 1 → Commode chair E0143: 1'],
    [4, 'sum', 'Four weeks less one day after nailing → Six weeks less one day after nailing'],
    [
      5,
      'date-age',
      'Rehabilitation facility: 07/26/2026 to 08/14/2026 → Rehabilitation facility: 07/26/2026 to 08/04/2026',
    ],
    [5, 'negation', 'Not safe with a cane. → Safe with a cane indoors.'],
  ],
  corruptions: {
    'code-disease': [
      'S72.142D is a displaced {intertrochanteric fracture → fracture of the neck} of the left femur.',
    ],
    'description-detail': [
      'The commode has {fixed → detachable} arms.',
      'The fracture was a {closed → open} one.',
    ],
    sex: ['Ms. Pfennig has {her → his} son in the house.'],
    device: ['She is to have a walker and a commode{ → , as well as a raised toilet seat}.'],
    quantity: ['We request {one walker → two walkers} and one commode.'],
    diagnosis: ['She broke the left femur{ →  on account of osteoporosis}.'],
    treatment: [
      'She was treated with a nail{ →  and two units of blood}.',
      'She takes acetaminophen for pain{ →  since codeine gives her a rash}.',
    ],
    social: ['{Her son → Her neighbor} Matthias is staying with her.'],
    'relative-date': ['She came home {on August 14 → the day before this order was signed}.'],
    brackets: ['The toilet is upstairs {(13 steps) → (13 steps, with a stair lift)}.'],
    'other-role': ['She gets up {three → six} times a night.'],
    retold: ['She weighs {52 kg → 57 kg}.'],
    organisation: [
      'She was in a rehabilitation facility until August 14{ →  and now has visits from the Big Sorrel Home Health Agency}.',
    ],
  },
};
