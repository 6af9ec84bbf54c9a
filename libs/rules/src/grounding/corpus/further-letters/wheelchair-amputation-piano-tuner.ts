import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a physical therapist, a supplier, a visiting doctor trained abroad, a daughter and a clinic's template write for a man who lost his right leg below the knee. */
export const wheelchairAmputationPianoTuner: CorpusCase = {
  id: 'wheelchair-amputation-piano-tuner',
  today: '2026-07-20',
  facts: {
    case_id: 35102,
    patient: {
      first_name: 'Leopold',
      last_name: 'Vance-Arceneaux',
      dob: '1958-11-19',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '192 lb',
      address: '308 Pirogue Lane, Marais Vert, LA 70999',
      phone: '(504) 555-0146',
      mrn: 'MVH-77120',
    },
    diagnoses: [
      { code: 'Z89.511', description: 'Acquired absence of right leg below knee' },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Standard wheelchair',
        hcpcs: 'K0001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'black',
        size: '18 in seat width',
        justification:
          'The right leg was amputated below the knee on 2026-06-02, after a bypass of 2026-05-12 had closed. With a walker he hops 12 feet and then has to sit down; his pulse rises from 84 to 128. He fell twice with the walker, on 2026-06-24 and 2026-07-05, without injury. Cane and crutches are not safe because the left leg has a strength of 4/5 and the left foot has lost feeling. He propels a borrowed standard wheelchair for 150 feet without rest with both arms. A prosthesis is not expected before October 2026.',
      },
      {
        item: 'Residual limb support for wheelchair',
        hcpcs: 'E1020',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Right side. The right knee has to rest straight. It lacked 8 degrees of extension on 2026-07-06 and 5 degrees on 2026-07-14. The residual limb is 15 cm long; the wound has been closed since 2026-07-01. When the limb hangs down for 1 hour it gains 1.5 cm in girth.',
      },
      {
        item: 'General use wheelchair seat cushion',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '18 x 16 in',
        justification:
          'He sits in the wheelchair about 7 hours a day. The skin over the sacrum and the seat bones is intact. He shifts his weight by himself every 20 minutes. A skin protection cushion is not needed.',
      },
    ],
    provider: { name: 'Bartholomew Iyer-Quint, DO', npi: '1689315527', date_signed: '2026-07-20' },
    seen: [
      '2026-06-30, laboratory: HbA1c 7.9%.',
      '2026-07-06, at home, by Salome Prudhomme, PT: walker 12 feet with pulse 128 afterwards, wheelchair 150 feet, right knee lacks 8 degrees of extension, transfers from bed to wheelchair with stand-by help.',
      '2026-07-14, in clinic, face to face, by Bartholomew Iyer-Quint, DO: blood pressure 138/76, pulse 84 at rest, right knee lacks 5 degrees of extension, arms 5/5 on both sides, left leg 4/5, wound closed, monofilament felt at 4 of 10 points of the left foot.',
    ],
    told: [
      'Who pays? Gulf Lantern Advantage',
      'Who supplies? Heron Mobility',
      'Specialty of the provider? Physical medicine and rehabilitation',
      'Lives with whom? With his wife Delphine, 64, who has a weak back and cannot lift him',
      'Children? A daughter, Mireille; her husband Amos built the ramp',
      'Home? One story; a ramp at the front door; doors 31 in wide; 38 feet from bed to kitchen table, 22 feet from bed to toilet',
      'Work? Retired piano tuner',
      'Equipment so far? A walker since 2026-06-12, and a borrowed wheelchair that goes back on 2026-07-31',
      'Willing to use the wheelchair? Yes',
      'Medicines? Metformin 1000 mg twice a day, clopidogrel 75 mg, lisinopril 20 mg',
      'Smoking? Stopped in 2019',
    ],
    answered: [],
  },
  notes: [
    `July 20, 2026

To: Gulf Lantern Advantage
From: Bartholomew Iyer-Quint, DO, Physical Medicine and Rehabilitation
About: manual wheelchair for Leopold Vance-Arceneaux (11/19/1958)

To the Medical Director:

The question a wheelchair request must answer is simple. Is there something this man has to do inside his home that he cannot do, and would a wheelchair let him do it?

Something he has to do. He has to get from his bed to the toilet, which is 22 feet, and from his bed to the table where he eats, which is 38.

Something he cannot do. On a walker he covers 12 feet. That is a little more than half the way to the toilet and not a third of the way to the kitchen. He then sits down with a heart rate of 128. He has also fallen from the walker on two occasions, June 24 and July 5, happily unhurt.

Why not something less? A cane or a pair of crutches asks for one trustworthy leg. His remaining leg is weak (4/5), and on its sole he felt the monofilament at four points out of ten. Nor can his wife Delphine make up the difference; her back is weak and she cannot lift him.

Would a wheelchair do it? It already does. In a borrowed standard chair he wheels himself 150 feet without a pause. His arms are of full strength. The doors are 31 inches wide and there is a ramp. He needs neither a lightweight nor a powered chair and I am not asking for one.

He lost the leg below the knee on June 2, three weeks after a bypass which did not stay open; the underlying disease is diabetic peripheral angiopathy. A prosthesis will not come before October, and even a good prosthetic user has hours and days without it. The borrowed chair must be returned on July 31.

I therefore order K0001, E1020 for the right side and E2601, one of each.

Bartholomew Iyer-Quint, DO
NPI 1689315527`,
    `PHYSICAL THERAPY - HOME MOBILITY EVALUATION
Salome Prudhomme, PT
Seen at home 07/06/2026; report for DME request

REASON FOR REFERRAL
67 y/o M s/p R BKA 06/02/2026. Approx. 5 wks post-op at time of eval. PMH: T2DM with peripheral angiopathy, HTN.

HOME SETUP
Single-level. Ramp to front door (built by son-in-law). Doorways 31". Bed to toilet 22 ft. Bed to kitchen table 38 ft.

FUNCTION
- Gait: hops with walker, 12 ft x 1, then must sit. HR 128 post.
- W/C: self-propels 150 ft, bilateral UEs, no rest break.
- Transfers: bed <-> w/c SBA.
- R knee: lacks 8 deg extension.
- Falls: 2 with the walker, the later one the day before this evaluation. No injury.

INTERPRETATION
Walker ambulation is non-functional for household distances. Wheelchair mobility is functional: the demonstrated distance is nearly four times the longest indoor route he has to cover. Spouse is not a source of physical assistance (weak back).

Knee extension deficit is the main risk to future prosthetic fitting. With the limb unsupported he sits in flexion for the greater part of the day, and a flexion contracture below-knee is far easier prevented than corrected. Residual limb support on the R is therefore part of the prescription and not an extra. On recheck by Dr. Iyer-Quint on 07/14 the deficit was 5 deg, i.e. moving in the right direction.

RECOMMENDATION
1. Standard manual w/c, 18" seat, K0001
2. Residual limb support, R, E1020
3. General use cushion 18 x 16, E2601 - skin intact, indep. weight shift q20 min, so nothing more elaborate is indicated.

Patient agrees to use of w/c in the home.`,
    `HERON MOBILITY
DOCUMENTATION CHECKLIST AND COVER NOTE

MEMBER ................ LEOPOLD VANCE-ARCENEAUX
BORN .................. 19 NOV 1958
ADDRESS ............... 308 PIROGUE LANE, MARAIS VERT, LA 70999
PHONE ................. (504) 555-0146
PLAN .................. GULF LANTERN ADVANTAGE
ORDERING PROVIDER ..... BARTHOLOMEW IYER-QUINT, DO / NPI 1689315527
ORDER SIGNED .......... 20 JUL 2026
FACE-TO-FACE .......... 14 JUL 2026 (SIX DAYS BEFORE THE ORDER)

EQUIPMENT
K0001 STANDARD WHEELCHAIR, BLACK, 18 IN WIDE SEAT. QTY 1. ONE PER 5 YEARS
E1020 RESIDUAL LIMB SUPPORT, RIGHT. QTY 1. ONE PER 5 YEARS
E2601 GENERAL USE CUSHION, 18 X 16 IN. QTY 1. ONE PER 3 YEARS

ICD-10: Z89.511, E11.51, I10

COVERAGE QUESTIONS
1. MOBILITY LIMITATION IN THE HOME? YES. WALKER 12 FT, NEXT TOILET 22 FT.
2. CANE, CRUTCH OR WALKER SUFFICIENT? NO.
3. CAN THE CHAIR GO THROUGH THE HOUSE? YES. DOORS 31 IN; A STANDARD CHAIR WITH AN 18 IN SEAT IS USUALLY ABOUT 26 IN WIDE OVERALL.
4. UPPER LIMBS ADEQUATE FOR SELF-PROPULSION? YES, 5/5, 150 FT.
5. MEMBER WILLING? YES.
6. WEIGHT WITHIN CAPACITY? YES. 192 LB; STANDARD CHAIRS ARE COMMONLY RATED TO 250 LB.
7. SAME OR SIMILAR EQUIPMENT? WALKER SINCE 12 JUN. THE WHEELCHAIR NOW IN THE HOME IS BORROWED AND GOES BACK 31 JUL.

A REMARK ON TIMING. BETWEEN THE DAY OF THE ORDER AND THE DAY THE LOANER LEAVES THERE ARE ELEVEN DAYS. WE WOULD BE GRATEFUL FOR A DECISION WITHIN THEM, AS HE SITS IN IT SOME 7 HOURS A DAY AND HAS NO OTHER SAFE WAY TO REACH THE BATHROOM.`,
    `Respected Reviewer,

Kindly allow me to present the case of the patient Mr. Leopold Vance-Arceneaux, aged sixty-seven years, a retired tuner of pianos, known case of Type 2 diabetes mellitus with peripheral angiopathy and of essential hypertension, presently on tablet Metformin 1000 mg BD, tablet Clopidogrel 75 mg and tablet Lisinopril 20 mg.

The said patient underwent bypass on 12th May of this year. Unfortunately the graft got closed, and below-knee amputation on the right side was done on 2nd June. The stump is 15 cm, wound is closed since 1st July. His glycaemic control is fair, HbA1c being 7.9%. He has left smoking already in 2019, that is some seven years back.

On examination on 14th July: BP 138/76 mmHg, pulse 84 per minute. Power of both upper limbs full. Power of left lower limb four out of five. Protective sensation of left foot is much diminished. Extension of right knee is short by 5 degrees, it was 8 degrees about one week prior.

It is my humble submission that the patient is in need of following:

(a) one standard wheelchair, since by walker he is going hardly four metres and had two falls;
(b) one support for the residual limb, right side, since on hanging for one hour the girth is increasing by one and half centimetres, and oedema of the stump delays the fitting of the artificial limb;
(c) one ordinary cushion, since he is sitting for around seven hours daily. Skin is intact, so costlier cushion is not asked for.

The wife is not able to lift him owing to her weak back. He himself is agreeable to use the chair.

Your early sanction is requested.

For Dr. Bartholomew Iyer-Quint, DO
NPI 1689315527
20th July 2026`,
    `From: Mireille
To: Member Services, Gulf Lantern Advantage
Date: July 20, 2026
Subject: my father's wheelchair, Leopold Vance-Arceneaux, DOB 11-19-58

Hello,

I'm writing because the doctor's letter will have all the codes and I want somebody over there to see the man as well.

He tuned pianos for a living. He's 67. On June 2 he lost his right leg below the knee. The bypass they had put in on May 12 closed up, so it was exactly three weeks from one operation to the other.

Ten days after, he got a walker. Here's how the walker goes: he hops 12 feet, and then he's got to sit, heart pounding at 128. The bathroom's 22 feet off. You can do that arithmetic. He went down with it June 24 and again July 5, less than two weeks apart. Thank God he wasn't hurt either time. Mama is 64 and has a weak back. She can't pick him up.

The wheelchair he has now is borrowed. In that one he rolls himself 150 feet and doesn't stop to rest. My husband Amos built the ramp. So he can get out the front door, he can get to the kitchen table, he can get to the toilet. But it has to go back at the end of this month.

What Dr. Iyer-Quint ordered is not fancy: a plain standard chair (K0001), the piece that holds his right leg out straight (E1020), and a regular cushion (E2601). The leg piece matters because a knee that stays bent gets stuck bent, and then the artificial leg, which won't be before October anyhow, doesn't fit right. The therapist measured it, the doctor measured it again eight days later, and it was better by 3 degrees. Please don't let it slide back.

He wants the chair and he'll use it.

Thank you,
Mireille`,
    `CLINIC NOTE FOR DME ORDER

S: 67M, R BKA 6/2/26 (48 days before today's date). Uses walker since 6/12, hops, has to sit after a few feet. Two falls with walker, no injuries. Borrowed w/c in use about 7 h/day, due back 7/31. Willing to use own w/c. Lives with wife, who can't lift. One-story home, ramp, 31-in doors. Ex-smoker (2019). Meds: metformin 1000 BID, clopidogrel 75, lisinopril 20.

O: (7/14, F2F, Dr. Iyer-Quint)
  BP 138/76, HR 84 at rest
  UE 5/5 B, LLE 4/5
  R knee -5 ext; incision closed
  L foot monofilament 4/10
  (7/6, home, S. Prudhomme PT) walker 12 ft, HR 128 (+44 over resting); w/c 150 ft; R knee -8 ext; transfers SBA
  Lab 6/30: A1c 7.9
  Ht 5'11", wt 192 lb (BMI about 26.8)

A:
  1. Z89.511 acquired absence, right leg below knee
  2. E11.51 T2DM w/ peripheral angiopathy, no gangrene
  3. I10 hypertension
  MRADLs at risk: toileting, feeding. Not resolvable with cane, crutches or walker. Resolvable with manual w/c; self-propels, full arm strength. No indication for power mobility.

P:
  - K0001 x1, black, 18 in
  - E1020 x1, right. Reason: extension deficit, dependent swelling (+1.5 cm after 1 h hanging)
  - E2601 x1, 18 x 16 in. Reason: prolonged sitting; skin intact; no skin-protection cushion needed
  - Supplier: Heron Mobility. Plan: Gulf Lantern Advantage
  - Prosthesis not before 10/2026. The wheelchair remains of use afterwards for nights, for skin problems and whenever the socket does not fit, as is usual with lower-limb prostheses.

E-signed: Bartholomew Iyer-Quint, DO, 7/20/2026, NPI 1689315527`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
