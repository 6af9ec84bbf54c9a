import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a school-minded therapist, a mother, a supplier, an evaluation template and a question sheet speak for a small girl with spinal muscular atrophy. */
export const pediatricStanderPreschoolGirl: CorpusCase = {
  id: 'pediatric-stander-preschool-girl',
  today: '2026-07-15',
  facts: {
    case_id: 32104,
    patient: {
      first_name: 'Juniper',
      last_name: 'Castellane-Oduya',
      dob: '2021-09-12',
      gender: 'female',
      height: '38 in',
      weight: '31 lb',
      address: '61 Larkspur Court, Sable Prairie, NE 68999',
      phone: '(402) 555-0128',
      mrn: 'SPC-20931',
    },
    diagnoses: [
      { code: 'G12.1', description: 'Other inherited spinal muscular atrophy' },
      { code: 'M24.571', description: 'Contracture, right ankle' },
      { code: 'M24.572', description: 'Contracture, left ankle' },
    ],
    items: [
      {
        item: 'Standing frame/table system, multi-position (e.g., three-way stander), any size including pediatric, with or without wheels',
        hcpcs: 'E0641',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'tangerine',
        size: 'small',
        justification:
          'She sits without support but does not stand or pull to stand. On the Hammersmith Functional Motor Scale Expanded she had 15 of 66 points on 2025-12-11 and 19 of 66 on 2026-06-18. In a prone stander on 2026-01-20 her head dropped after 8 minutes. From 2026-02-02 to 2026-05-22 she used a three-way stander lent by the preschool, 45 minutes on 4 days a week: she began prone at 60 degrees and was turned supine when her neck tired after about 20 minutes. During the loan she moved her bowels every 2 days, before and since every 4 days. The small frame fits heights of 28 to 45 inches and bears 70 lb.',
      },
      {
        item: 'Ankle foot orthosis (AFO), posterior solid ankle, plastic, custom fabricated',
        hcpcs: 'L1960',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        color: 'yellow',
        justification:
          'Both sides. On 2026-06-18 the ankles with the knee straight came to 8 degrees short of neutral on the right and 5 degrees short on the left; on 2025-12-11 it was 14 and 10. The feet roll outward when they bear weight. Her present pair was cast on 2025-04-03 and is 0.75 inches too short. Off-the-shelf orthoses left a red mark over the left navicular on 2026-06-18.',
      },
    ],
    provider: { name: 'Ambrose Teklehaimanot, MD', npi: '1851396407', date_signed: '2026-07-15' },
    seen: [
      '2026-06-04, hip and spine films: migration of the right hip 24%, of the left hip 18%, spinal curve of 14 degrees.',
      '2026-06-18, at Elkhorn Bend Neuromuscular Clinic, by Fiona Lindqvist-Baptiste, PT, DPT: 19 of 66 points, hips and knees without contracture, skin intact but for a red mark over the left navicular, breathing quiet, loses her balance forward when reaching from sitting.',
    ],
    told: [
      'Who pays? Platte Bend Children’s Medicaid',
      'Who supplies? Meadowlark Pediatric Mobility',
      'Lives with whom? With her mother Temperance, her father Babatunde and her grandmother Eulalia',
      'Parents’ work? The mother keeps the books of a grain elevator; the father is a power lineman and away 5 nights a week',
      'School? Preschool on 4 mornings a week; the stander of the preschool went to another child in May',
      'Home? Ranch house with a ramp, doors 34 inches wide',
      'Other equipment? A power wheelchair since August 2025; no stander of her own',
      'Genetic test? 2022-11-08: SMN1 absent, 3 copies of SMN2',
      'Medicine? Nusinersen every 4 months',
      'Fractures? None',
    ],
    answered: [],
  },
  notes: [
    `Elkhorn Bend Neuromuscular Clinic

15 July 2026

Platte Bend Children's Medicaid
Concerning: Juniper Castellane-Oduya, 4 years 10 months

Dear Doctor,

Juniper is a little girl with spinal muscular atrophy. She lacks SMN1 and has three copies of SMN2 (tested 8 November 2022). She receives nusinersen every four months, and it shows: her Hammersmith score went from 15 to 19 between December and June. A generation ago I would have been writing to you about slowing a decline. Now I am writing about a child who gains four points in half a year and whose skeleton must be kept fit for what her muscles may yet learn.

She sits alone. She does not stand. A child who never stands has shallow hip sockets, thin bones, tight ankles and a slow bowel. Juniper's right hip has migrated 24% and her left 18%, her spine curves 14 degrees, and her ankles are contracted on both sides. She has had no fracture, and I would like to keep it that way.

A three-way stander was lent by her preschool from February 2 to May 22. It has gone to another child. While she had it the ankles came up (the right from 14 degrees short of neutral in December to 8 in June, the left from 10 to 5), and she moved her bowels every second day instead of every fourth. Why three-way? In the plain prone frame her head fell forward after eight minutes. In the other she could be laid back when her neck was tired, and thus stand for forty-five.

With it I order a pair of solid-ankle AFOs, custom made, since hers were cast in April of last year and are three quarters of an inch too short.

E0641, one. L1960, two.

Ambrose Teklehaimanot, MD
NPI 1851396407`,
    `PHYSICAL THERAPY EVALUATION FOR STANDING EQUIPMENT

CHILD: Juniper C.-O.     AGE: 4;9     HT: 38 in     WT: 31 lb
EVALUATED: 06/18/2026     BY: Fiona Lindqvist-Baptiste, PT, DPT

BODY STRUCTURE AND FUNCTION
* Ankle DF, knee extended: R -8, L -5 (12/11/2025: R -14, L -10)
* Hips/knees: no contracture
* Skin: intact, except red area over L navicular from off-the-shelf AFO
* Respiratory: quiet breathing
* Imaging 06/04/2026: MP R 24%, MP L 18%; scoliosis 14 deg

ACTIVITY
* HFMSE 19/66 (was 15/66)
* Independent sitting: yes
* Reaching out of base of support in sitting: loses balance forward
* Pull to stand: no
* Standing: no
* Mobility: power chair since 08/2025

PARTICIPATION
* Preschool 4 mornings/wk

ENVIRONMENT
* Ranch house, ramped, 34 in doorways
* Lives with both parents and grandmother

EQUIPMENT TRIALS
1) Prone stander, 01/20/2026. Head drop at 8 min. Rejected.
2) Three-way stander, preschool loaner, 02/02-05/22/2026. 45 min x 4 d/wk, i.e. 3 h/wk. Start prone 60 deg, rotate to supine as neck fatigues (about 20 min). Successful.

REASONING
Published dosing for pediatric standing programs is usually put at 45-60 minutes a day for ankle range and 60 or more for hip stability and bone density, 5 days a week or so. A frame at home makes that reachable; a frame at school, shared among children and shut away in summer, does not.

The AFOs and the stander work as a unit. Without AFOs her feet roll outward under load, and standing on rolled feet would stretch what should be supported. Without the stander, AFOs hold a foot that bears nothing.

RECOMMENDATION
E0641 x1, small, tangerine. L1960 x2 (R and L), yellow.`,
    `My name is Temperance and Juniper is my daughter. Dr. Teklehaimanot's office said a parent letter can go in with the request so here is mine.

Juniper has SMA. She will be five in September. She can sit on her own, but she tips forward if she reaches for something, and she can't get herself up on her feet. She drives her power chair (she got it last August).

In February the preschool loaned us a stander that goes three ways. You start her leaning on her front and when her neck gets tired, after about twenty minutes, you tip her over to her back and she can go on. They'd tried her in the other sort, the one that's only for leaning forward, and in 8 minutes her head was down. With the three-way she was doing 45 minutes, four days a week. Then in May another child needed it and that was that. I don't begrudge the other child.

What I can tell you is what happened at home. In the stander months she pooped every two days. Now we're at four again, as before.

You should also know who is here. My husband Babatunde is a lineman and he's gone five nights out of the week. I do the books at the grain elevator. Grandma Eulalia lives with us. So the thing has to be one that a grown-up can work alone. We have a ramp and the doors are 34 inches.

The braces she has were made in April 2025 and her feet have kept growing. They're 3/4 inch short. The store kind left a red spot on her left foot.

She's 38 inches tall now. The small one goes to 45, so she has seven inches to grow. The color she gets is tangerine, and yellow for the braces.

Thank you for reading this.`,
    `MEADOWLARK PEDIATRIC MOBILITY
Quote narrative and product selection

Recipient: CASTELLANE-ODUYA, JUNIPER
DOB: 09/12/2021
MRN: SPC-20931
61 Larkspur Court, Sable Prairie, NE 68999
402-555-0128
Rx: Ambrose Teklehaimanot, MD / 1851396407 / 07-15-2026
Payer: Platte Bend Children's Medicaid
ICD-10-CM: G12.1; M24.571; M24.572

ITEM A: E0641 MULTI-POSITION STANDER
Qty 1 (limit 1 per 5 yrs). Size small, frame color tangerine.

Fit window:
  height 28-45 in; child is 38 in
  capacity 70 lb; child is 31 lb, less than half
Growth: 7 in of height and 39 lb of weight still available. Preschoolers commonly grow two to three inches a year, so the frame can be expected to serve a good part of the five years.
Doorways 34 in and a ramp, so access is not a barrier.

Comparison of codes:
  Single-position stander - tried (prone, 01/20/26); 8 minutes to head drop; cannot be turned to supine
  Multi-position - 16 weeks on loan (02/02-05/22/26); 45 min a session
  Dynamic or self-propelled stander - not requested; she has a power chair for getting about

ITEM B: L1960 AFO, SOLID ANKLE, CUSTOM
Qty 2, one per side (limit 2 per yr). Yellow.
Current pair cast 04/03/25, over 15 months before this order; outgrown by 0.75 in.
Off-the-shelf: red mark, L navicular.

Is there duplicate equipment? The child has no stander of her own. The preschool's was lent and in May passed on to another child.

Who supervises use? The household counts three adults: mother, father (away 5 nights/wk) and grandmother.`,
    `ELKHORN BEND NEUROMUSCULAR CLINIC
.STANDERLMN

Patient: Juniper Castellane-Oduya | SPC-20931 | F | 9/12/2021

HPI
4 y.o. female with SMA (G12.1), SMN1 absent, SMN2 x3, on nusinersen q4 months. Presents for justification of standing device and orthoses.

FUNCTIONAL STATUS
Sits w/o support: Y
Stands: N
Pulls to stand: N
Ambulates: N
Power w/c: Y, since 08/2025

OUTCOME MEASURES
Date          HFMSE    Ankle R    Ankle L
12/11/2025    15/66    -14        -10
06/18/2026    19/66    -8         -5
Change        +4       +6 deg     +5 deg

RADIOLOGY 06/04/2026
R hip migration 24%. L hip migration 18%. Curve 14 deg.

FRACTURE HX: none

BOWEL
Without stander: BM q4 days
With stander: BM q2 days

MEDICAL NECESSITY (select all)
[x] Prevent/limit contracture: ankles, bilateral
[x] Support of hip development
[x] Bone loading
[x] Bowel function
[ ] Pressure relief
[ ] Bladder function

LESS COSTLY ALTERNATIVE
[x] Tried and failed: prone-only stander, 1/20/2026, head drop at 8 min
[x] Tried and failed: prefabricated AFO, red mark L navicular

TRIAL OF REQUESTED TYPE
[x] Yes: 2/2/2026 to 5/22/2026. 45 min, 4 days weekly. Prone 60 deg then supine.

CAREGIVERS
Mother Temperance; father Babatunde; grandmother Eulalia

ORDERS
E0641, #1, small
L1960, #2, right and left

Signed: Ambrose Teklehaimanot, MD  7/15/2026  NPI 1851396407`,
    `Anticipated reviewer objections, with replies
(for the file of J. Castellane-Oduya, submitted to Platte Bend Children's Medicaid)

"The school should provide it."
The school did, for sixteen weeks. Its frame then went to a different child. Schools supply what a child needs for lessons; hips, bones and bowels do not keep school hours, and she attends on only four mornings a week. Under EPSDT a Medicaid program must cover what is medically necessary to correct or ameliorate a child's condition, whether or not a classroom has one.

"A prone stander is cheaper."
And was tried, on January 20. Juniper's head dropped at eight minutes. The working session in the three-way frame is more than five times as long.

"She is improving on medication; why equipment too?"
Because she's improving. Nusinersen raises motor neuron protein. It does not load a femur or lengthen a calf. She has gone up from 15 to 19 of 66, yet she doesn't pull to stand.

"Her hips are fine."
Migration is 24% on the right and 18% on the left. Many surveillance programs start to worry around 30%. The time to act is before.

"She already has AFOs."
Cast April 3, 2025. Three quarters of an inch short. They can't hold her ankles, which lack 8 and 5 degrees.

"Why custom ones?"
The off-the-shelf pair marked her skin over the left navicular, as Dr. Lindqvist-Baptiste saw on June 18.

"She'll outgrow the stander."
Small accommodates up to 45 inches. She measures 38.

"Will it be used?"
On loan it was, 45 minutes, 4 days a week. At home there are a mother, a grandmother, and on some nights a father.

Prescriber: Ambrose Teklehaimanot, MD, NPI 1851396407
Request: one E0641; two L1960
Date: July 15, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
