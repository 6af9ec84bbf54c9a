import type { CorpusCase } from '../corpus-case.ts';

/** An orthopedic surgeon, a hospital occupational therapist and a supplier write to a private insurer for a ferry pilot after hip replacement. */
export const transferBenchRaisedSeatHip: CorpusCase = {
  id: 'transfer-bench-raised-seat-hip',
  today: '2026-10-13',
  facts: {
    case_id: 10509,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Szczepaniak',
      dob: '1966-02-11',
      gender: 'male',
      height: '6 ft 3 in',
      weight: '262 lb',
      address: '27 Slipway Road, Gannet Point, ME 04999',
      phone: '(207) 555-0138',
      mrn: 'CSO-40527',
    },
    diagnoses: [
      { code: 'Z96.642', description: 'Presence of left artificial hip joint' },
      { code: 'M16.11', description: 'Unilateral primary osteoarthritis, right hip' },
      { code: 'R29.6', description: 'Repeated falls' },
    ],
    items: [
      {
        item: 'Transfer bench for tub or toilet with or without commode opening',
        hcpcs: 'E0247',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Posterior total hip replacement on the left on 2026-10-06 at Gannet Point Memorial Hospital; no flexion beyond 90 degrees, no crossing of the legs and no turning in of the leg for 12 weeks. Only bathroom has a tub with a rim 18 inches high and a sliding door, which his nephew has taken off. Stepping over the rim needs 105 degrees of hip flexion. Fell in the tub on 2026-08-22 and on 2026-09-11, before the operation, with a cut of the scalp (4 staples) the second time. A tub stool from a drugstore rated for 250 lb does not carry him and does not reach over the rim. On 2026-10-09 he slid across a bench rated for 400 lb with contact guard and kept the precautions.',
      },
      {
        item: 'Raised toilet seat',
        hcpcs: 'E0244',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Toilet is 14.5 inches high; knee crease to floor 20 inches. From that height the hip flexes to 115 degrees. With a seat raised by 5 inches it stays at 80 degrees and he stands up with arms on the frame of the sink in one attempt. A pillow and a wooden box were tried at home before the operation and slid away.',
      },
    ],
    provider: { name: 'Perpetua Sandoval-Krige, MD', npi: '1558209316', date_signed: '2026-10-13' },
    seen: [
      '2026-10-08, in hospital, by Perpetua Sandoval-Krige, MD: wound dry, 50 percent weight bearing on the left with a walker, right hip flexion 85 degrees and painful, calf soft, sensation and foot lift intact on the left.',
      '2026-10-09, in hospital, by Anneke Fairweather, OTR/L: bathing and toilet transfers, bench and raised seat tried, walker 60 feet, understands and names the three precautions.',
    ],
    told: [
      'Who pays? Bluewater Mutual, private plan through the ferry company, member number withheld',
      'Who supplies? Gannet Point Pharmacy and Home Care, Roscoe Tiernan',
      'Lives with whom? Alone; his nephew Kit stays for 3 weeks',
      'Home? Upstairs flat, one bathroom, 13 steps',
      'Work? Ferry pilot, back to work planned for January 2027',
      'Discharged? 2026-10-10 to his home',
      'Walker? Has a two-wheeled walker, lent by the hospital auxiliary',
      'Other equipment in the home? Grab bar put up by the landlord on 2026-10-11, none other',
      'Does the plan cover bathroom equipment? Excludes it as convenience items unless a physician shows that it prevents injury',
      'Pain medicine? Acetaminophen 1 g three times a day',
      'Next visit? 2026-11-17, six weeks after the operation',
      'Length of need? 6 months, right hip is to be replaced in spring 2027',
      'Other falls? One on the stairs on 2026-07-30, no injury',
    ],
    answered: [],
  },
  notes: [
    `October 13, 2026

Bluewater Mutual
Medical Review

Re: Barnaby Szczepaniak (DOB 02/11/1966)
Tub transfer bench (E0247) and raised toilet seat (E0244)

Dear Medical Director:

I understand that your plan excludes bathroom equipment as a convenience unless a physician shows that it prevents injury. In the case of Mr. Szczepaniak I believe this can be shown.

He is a 60-year-old ferry pilot in whom the left hip was replaced through a posterior approach one week ago today, on October 6. For twelve weeks he must not flex that hip past 90 degrees, cross his legs or turn the leg in. An artificial hip that is bent too far may dislocate, and treatment of a dislocation costs far more than both of these items together.

His only bathroom does not allow him to obey. The rim of the tub is 18 inches high and calls for 105 degrees of flexion to step over. The toilet is 14.5 inches high; sitting on it bends the hip to 115 degrees. He stands six feet three.

Nor is injury a remote possibility. Mr. Szczepaniak fell in that tub twice this year, on August 22 and again on September 11, when his scalp had to be closed with four staples. The other hip, which is arthritic, flexed to 85 degrees with pain when I saw him on October 8, and he bears half his weight on the operated leg.

The hospital's occupational therapist had him use both pieces of equipment. On the bench he kept his precautions, with contact guard. On the raised seat, five inches higher, the hip stayed at 80 degrees.

He will need them for six months, as the right hip is to be replaced in the spring.

Sincerely,
Perpetua Sandoval-Krige, MD
NPI 1558209316`,
    `OT EVALUATION: BATHING AND TOILETING

Pt: B. Szczepaniak   60 M   6'3"   262 lb
DOS: 10/09/2026, POD 3, inpatient
Report date: 10/13/2026
Surgeon: P. Sandoval-Krige, MD

Procedure: L THA, posterior, 10/06/2026
Precautions (x 12 wks): flexion not >90; no crossing; no IR. Pt understands and names all three.
WB: 50% LLE, walker

HOME
Upstairs flat, 13 steps. Lives alone; nephew Kit stays 3 wks. Single bathroom. Tub, rim 18 in. Sliding door removed by Kit. Toilet 14.5 in. Drugstore tub stool, 250 lb rating.

FINDINGS
Popliteal height 20 in, which is 5.5 in more than the toilet.
Ambulation: 60 ft with walker.

| Task | Without equipment | With equipment |
|---|---|---|
| Tub | step-over = 105 deg hip flexion | bench, 400 lb rating: slid across, CGA, precautions kept |
| Toilet | 115 deg | +5 in seat: 80 deg, up in one attempt, arms on sink frame |

IMPRESSION
Neither tub nor toilet can be used within precautions as they are. The tub stool is 12 lb short of his weight and doesn't bridge the rim.

RECOMMENDATIONS
E0247 x1, weight rating 400 lb
E0244 x1, 5-inch

Anneke Fairweather, OTR/L`,
    `GANNET POINT PHARMACY AND HOME CARE
Order summary for Bluewater Mutual (private plan)

Customer: Barnaby Szczepaniak
27 Slipway Road, Gannet Point, ME 04999
(207) 555-0138
DOB Feb. 11, 1966
Physician: Perpetua Sandoval-Krige, MD, NPI 1558209316
Date of order: Oct. 13, 2026

   Qty 1   E0247   Transfer bench for tub or toilet
   Qty 1   E0244   Raised toilet seat, 5 inches

Codes: Z96.642 / M16.11 / R29.6
Length of need: six months

Fit. At 262 lb the customer is over the 250 lb that a common tub stool will bear. A bench with a 400 lb rating was used in his trial on Oct. 9, and he slid across it. The tub's sliding door is off; his nephew took it down.

Already in the home: a two-wheeled walker, lent by the hospital auxiliary, and a grab bar, installed by the landlord two days ago. Nothing else. These orders repeat neither.

What there is instead. For the tub, a drugstore stool, which neither carries him nor reaches over the rim. For the toilet, before the operation, a pillow and a wooden box; both slid.

Why now. He went home on Oct. 10. His precautions run for 12 weeks from Oct. 6, that is through Dec. 29.

We are aware that bathroom items are excluded as a rule; the surgeon's letter addresses the exception for the prevention of injury.

Roscoe Tiernan`,
    `S: 60M, ferry pilot, s/p L THR (post. approach) 10/6/26. Home 10/10. Falls before surgery: stairs 7/30, no injury; tub 8/22; tub 9/11 w/ scalp lac, 4 staples. Three falls in about 6 weeks. Lives alone, nephew there for 3 wks. APAP 1 g TID.

O: (10/8) Wound dry. PWB 50% L w/ walker. R hip flex 85, painful. L calf soft, sensation + foot lift intact. 6'3", 262#.
OT 10/9: toilet 14.5" -> 115 deg; w/ 5" riser 80 deg. Tub rim 18" -> 105 deg; w/ bench, slides across, CGA, no violation of precautions.

A: Z96.642. Posterior precautions until late Dec.
M16.11, R THR to follow spring 2027.
R29.6.
Tub and toilet at home incompatible w/ precautions. Tub stool: under-rated (250#), won't reach across rim. Pillow/box on toilet: slid.

P: 1. E0247 transfer bench, 1
2. E0244 raised toilet seat, 1
Both 6 mo.
RTC 11/17/26 (6 wk post-op). RTW Jan 2027.
Insurer Bluewater; injury-prevention criterion, see letter.

P. Sandoval-Krige, MD 10/13/26`,
    `# Letter of Medical Necessity

## Patient Information
- **Name:** Barnaby Szczepaniak
- **Date of Birth:** February 11, 1966
- **Insurance:** Bluewater Mutual
- **Prescribing Physician:** Perpetua Sandoval-Krige, MD

## Requested Equipment
- Transfer bench for tub (**E0247**), quantity 1
- Raised toilet seat (**E0244**), quantity 1

## Medical Background
Mr. Szczepaniak is a 60-year-old man who underwent **left total hip replacement** on October 6, 2026. He also has **osteoarthritis of the right hip** and a history of **repeated falls**. He is partially weight bearing (50 percent) on the left and walks with a walker.

## Postoperative Precautions
For 12 weeks he must avoid:
1. Hip flexion beyond 90 degrees
2. Crossing the legs
3. Internal rotation of the leg

## Barriers at Home
- **Bathtub:** an 18-inch rim, requiring 105 degrees of hip flexion to step over
- **Toilet:** a height of 14.5 inches, resulting in 115 degrees of hip flexion
- **Support:** he lives alone; his nephew is with him for three weeks only

## Why Lower-Cost Options Are Inadequate
- A drugstore tub stool is rated for 250 lb, whereas he weighs 262 lb, and it does not extend over the rim.
- A pillow and a wooden box placed on the toilet slid away.

## Demonstrated Benefit
During an occupational therapy session on October 9, he transferred over the bench with contact guard and observed all precautions. Using the raised seat, he stood up in one attempt with hip flexion of 80 degrees.

## Prevention of Injury
He fell in the tub on August 22 and September 11, 2026, the latter fall causing a scalp laceration that required four staples. The equipment is requested to **prevent injury** and not for convenience.

## Duration
Six months.

Perpetua Sandoval-Krige, MD
NPI 1558209316
October 13, 2026`,
    `13 October 2026

To Bluewater Mutual, from the orthopedic clinic

Our patient: Mr. B. Szczepaniak, MRN CSO-40527

We write because we expect the question of convenience to be raised, and would like to have it out of the way.

"Isn't a shower bench something anyone may like to have?" Perhaps. This one is for a man who has to keep a week-old hip below a right angle and whose bathtub, the only one in the flat, asks him to lift the leg over an 18-inch wall.

"Could he not be careful?" He was in the tub on August 22 and on September 11, and fell both times. His scalp was stapled after the second.

"Could he use the stool he can buy?" It is made for people up to 250 pounds. He has 262. Besides, it does not reach over the rim.

"Is there not a grab bar?" There is, since Sunday; his landlord put it up. A bar gives the hands a hold. It doesn't make the toilet taller, which stands at 14.5 inches under a man whose knees fold at 20.

"Can somebody help him?" His nephew Kit, for three weeks. After that he is by himself, up thirteen steps.

"Has it been shown to work?" On October 9, with Ms. Fairweather of occupational therapy. He slid over the bench with contact guard and kept to his precautions. From the seat with five inches added he rose at the first try at 80 degrees.

"Why for half a year?" The precautions last twelve weeks, which takes us to the end of December. In spring 2027 comes the right hip.

He pilots a ferry and means to be back at it in January. We see him next on November 17.

Perpetua Sandoval-Krige, MD`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
