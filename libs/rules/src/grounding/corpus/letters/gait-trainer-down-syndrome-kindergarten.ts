import type { CorpusCase } from '../corpus-case.ts';

/** A developmental pediatrician, a school-and-home physical therapist and a children's supplier write for a six-year-old girl with Down syndrome. */
export const gaitTrainerDownSyndromeKindergarten: CorpusCase = {
  id: 'gait-trainer-down-syndrome-kindergarten',
  today: '2026-03-24',
  facts: {
    case_id: 10508,
    patient: {
      first_name: 'Juniper',
      last_name: 'Adeyinka-Frost',
      dob: '2019-11-21',
      gender: 'female',
      height: '3 ft 2 in',
      weight: '31 lb',
      address: '8 Quarryman Close, Lower Tansy, NC 28999',
      phone: '(828) 555-0190',
      mrn: 'BRC-72913',
    },
    diagnoses: [
      { code: 'Q90.9', description: 'Down syndrome, unspecified' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
      { code: 'P94.2', description: 'Congenital hypotonia' },
    ],
    items: [
      {
        item: 'Gait trainer, pediatric size, upright support, includes all accessories and components',
        hcpcs: 'E8001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'small',
        color: 'purple',
        justification:
          'Stands with two hands held and takes 6 to 8 steps before her knees give way. Does not walk alone. GMFM-66 41 on 2026-03-03 and 38 in September 2025. Reverse walker tried for 6 weeks from October 2025 with her physical therapist: she let go with the hands and sat down, 11 falls, no steps without an adult holding her trunk. Anterior walker tried twice in December 2025: it tipped forward, a bruise on the chin. Trial of a gait trainer with pelvic support, chest prompt and forearm prompts on 2026-03-03 and 2026-03-10: 45 feet on the first day and 120 feet on the second, no fall, turned to the right by herself. Ankle foot orthoses since 2024. To be used 30 minutes twice a day at home and once a day in kindergarten.',
      },
    ],
    provider: { name: 'Ondine Marchetti-Boyd, MD', npi: '1093746528', date_signed: '2026-03-24' },
    seen: [
      '2026-03-10, in clinic, by Ondine Marchetti-Boyd, MD: low tone throughout, hips stable on examination, knees hyperextend 10 degrees on both sides, feet flat and pronated, heart with soft systolic murmur, lungs clear, no clonus.',
      '2026-03-03, at home, by Hannelore Tsosie, PT, DPT: GMFM-66, first trial of the gait trainer, inseam 13.5 inches, floor to elbow 22 inches, chest girth 21 inches; doors 30 inches wide, vinyl floor, one step at the front door with a ramp.',
    ],
    told: [
      'Who pays? Carolina Bright Start, Medicaid, with the CAP/C waiver',
      'Who supplies? Little Strides Equipment, Bram Castellane',
      'Lives with whom? With her mother Philippa, her stepfather Obi and a grandfather in a one-level house',
      'Who helps her into it? Mother or stepfather at home, the aide Ms. Laurel in kindergarten',
      'Neck? Flexion and extension films of the cervical spine in August 2025 show no atlantoaxial instability',
      'Heart? Atrioventricular septal defect repaired in May 2020, cardiologist clears her for walking on 2026-02-19',
      'Hips? Film 2025-08-14, migration 18 percent on the right and 20 percent on the left',
      'Other equipment? Stroller, bath seat, no gait trainer or stander',
      'Speech? Signs about 40 words, signs MORE when taken out of the gait trainer',
      'Therapy? PT once a week at home and twice a month in kindergarten',
      'Goals? By September 2026 300 feet without rest, by March 2027 from the classroom to the lunchroom, 180 feet, with one adult beside her',
      'Room to grow? Fits up to an inseam of 19 inches and 70 lb',
      'Length of need? 36 months',
    ],
    answered: [],
  },
  notes: [
    `March 24, 2026

Carolina Bright Start
Attention: Prior Approval

Patient: Juniper Adeyinka-Frost
Born: November 21, 2019

To Whom It May Concern:

Juniper is six years old, goes to kindergarten and cannot yet walk by herself. She has Down syndrome with congenital hypotonia. When both of her hands are held she will stand and take six to eight steps; then her knees buckle. I am prescribing a pediatric gait trainer with upright support (E8001).

Walkers have been tried. For six weeks, beginning last October, her physical therapist worked with her in a reverse walker. Juniper would let go and sit. She fell eleven times and made no step unless an adult was holding her trunk. An anterior walker, tried on two occasions in December, tipped forward and bruised her chin.

By contrast, a gait trainer that held her at pelvis and chest and gave her somewhere to rest her forearms took her 45 feet on March 3 and 120 feet on March 10. She did not fall. She even steered to the right on her own.

On March 10 I found low tone throughout, knees that hyperextend by 10 degrees, and flat, pronated feet, for which she has had ankle foot orthoses since 2024. Her hips were stable, and the film of last August showed migration of 18 and 20 percent. Films of her neck from the same month exclude atlantoaxial instability. Her septal defect was repaired in infancy, and her cardiologist cleared her for walking on February 19.

She is to use the trainer for 30 minutes twice daily at home, and once daily in kindergarten. I anticipate a need of three years, and the device fits up to an inseam of 19 inches, hers being 13.5.

Sincerely,

Ondine Marchetti-Boyd, MD
NPI 1093746528`,
    `PHYSICAL THERAPY – EQUIPMENT EVALUATION

Child: Juniper A.-F., 6 y 3 m at evaluation (DOB 11/21/2019)
Evaluated: 03/03/2026, home
Written: 03/24/2026

GROSS MOTOR FUNCTION
GMFM-66: 41 (Sept. 2025: 38), thus +3 in about half a year. Standing with 2-hand assist. 6-8 steps with same, then knees give way. No independent ambulation.

MEASUREMENTS
Inseam 13.5"; floor-to-elbow 22"; chest 21"; height 38"; weight 31 lb.

HOME
One level. Vinyl floors. Doors 30". Single step at the entrance, ramped. Adults at home: mother, stepfather, grandfather.

EQUIPMENT ON HAND
AFOs (2024), stroller, bath seat. No stander. No gait trainer.

DEVICES CONSIDERED
1. Posterior (reverse) walker: 6 wks from Oct. 2025. Hands come off, child sits. 11 falls. Trunk had to be held by an adult for any stepping.
2. Anterior walker: 2 tries, Dec. 2025. Tipped. Chin bruise.
3. Gait trainer w/ pelvic support, chest prompt, forearm prompts: 3/3, 45 ft; 3/10, 120 ft, i.e. 75 ft farther a week later. 0 falls. Turned R unaided.

RECOMMENDATION
E8001, small, purple, qty 1. Will fit until inseam is 19" (5.5" from now) and weight 70 lb.

GOALS
By 9/2026: 300 ft, no rest.
By 3/2027: classroom to lunchroom (180 ft), 1 adult alongside.

SCHEDULE
30 min x 2/day at home; 1 x/day at kindergarten with Ms. Laurel assisting. PT goes on weekly at home, twice monthly in kindergarten.

Hannelore Tsosie, PT, DPT`,
    `Subj: 6 yo girl, T21, not walking. Lives w/ mom, stepdad, granddad. Kindergarten. PT 1x/wk home, 2x/mo school. Signs ~40 words; signs MORE when she's lifted out of the gait trainer.

Obj: 3/10/26. 38 in, 31 lb. Hypotonia, generalized. Hips stable. Genu recurvatum 10 deg bilat. Pes planus w/ pronation, AFOs. Soft systolic murmur. Lungs clear. No clonus.
C-spine flex/ext 8/2025: no AAI.
Hip film 8/14/25: MP R 18, L 20.
GMFM-66 41 (was 38, 9/25).
Device trials: reverse walker x6 wk, 11 falls. Ant walker x2, tipped, chin bruised. Gait trainer 3/3 and 3/10: 45 -> 120 ft, no falls.

Assess:
Q90.9, P94.2, R26.89
AVSD s/p repair 5/2020, cleared for walking by cardiology 2/19/26.
Conventional walkers not safe for her. Responds to a gait trainer with trunk and pelvic support.

Plan:
- E8001 x1, small
- home 30 min BID, school daily
- target 300 ft nonstop by Sept; 180 ft class -> lunch by Mar 2027
- LON 36 mo
- Vendor: Little Strides

O. Marchetti-Boyd, MD
3/24/26`,
    `LITTLE STRIDES EQUIPMENT
Confirmation of order details

Recipient:  Juniper Adeyinka-Frost, 8 Quarryman Close, Lower Tansy, NC 28999
Phone:  (828) 555-0190
DOB:  2019-11-21
Program:  Carolina Bright Start (Medicaid), CAP/C waiver
Ordering provider:  Ondine Marchetti-Boyd, MD / NPI 1093746528
Therapist:  Hannelore Tsosie, PT, DPT
Order signed:  2026-03-24

One (1) E8001, gait trainer, pediatric size, upright support, with all accessories and components. Small. Purple. Under this code accessories are included and are not billed apart; those used in her trial were the pelvic support, the chest prompt and the forearm prompts.

Sizing. Her inseam is 13.5 inches and the device serves an inseam of up to 19. She weighs 31 lb, and the limit is 70 lb. It will therefore not be outgrown soon.

Site. Doorways in the home are 30 inches wide. The floor is vinyl. The front door has one step, with a ramp.

Persons who will place her in it. At home Philippa, her mother, or Obi, her stepfather. In kindergarten Ms. Laurel, the aide.

Similar equipment. None. She owns a stroller and a bath seat. The reverse walker and the anterior walker were tried, one for six weeks and the other twice, and neither served her.

Diagnosis codes. Q90.9, R26.89, P94.2.

Length of need. 36 months.

Bram Castellane
Little Strides Equipment`,
    `**Letter of Medical Necessity – Gait Trainer (E8001)**

**Patient:** Juniper Adeyinka-Frost
**DOB:** November 21, 2019
**Date:** March 24, 2026

**Overview**

Juniper is a 6-year-old girl with **Down syndrome** and **congenital hypotonia** who is not able to walk independently. This letter requests coverage of one pediatric gait trainer with upright support.

**Current Function**

- Stands only with both hands held
- Takes 6 to 8 assisted steps before her knees give way
- GMFM-66 score of 41, improved from 38 in September 2025

**Physical Findings**

- Low muscle tone throughout
- Hyperextension of both knees (10 degrees)
- Flat, pronated feet managed with ankle foot orthoses
- Stable hips

**Safety Considerations**

- *Cervical spine:* no atlantoaxial instability on flexion and extension films
- *Cardiac:* atrioventricular septal defect repaired in 2020; cleared by cardiology in February 2026

**Less Costly Alternatives**

1. **Reverse walker (six weeks):** 11 falls, and no steps without an adult supporting her trunk
2. **Anterior walker (two attempts):** tipped forward, resulting in a bruise to the chin

**Trial Results**

| Date | Distance | Falls |
|---|---|---|
| March 3, 2026 | 45 feet | 0 |
| March 10, 2026 | 120 feet | 0 |

**Treatment Plan**

The gait trainer will be used for 30 minutes twice a day at home and once a day in kindergarten. Goals are to walk 300 feet without rest by September 2026 and to walk from the classroom to the lunchroom by March 2027.

**Closing Statement**

Juniper signs "more" when she is taken out of the device. For the reasons given above, the gait trainer is medically necessary for 36 months.

Ondine Marchetti-Boyd, MD
NPI: 1093746528`,
    `Dear Prior Approval Team,

A word about Juniper, and then what you will need for your form.

The word first. Juniper has some forty signs. The one she makes when she is lifted out of the gait trainer is MORE.

Now the form.

(a) Necessity. At six she doesn't walk. She can do a handful of steps, eight at best, if an adult has her by both hands. Her tone is low in every part of her, and her knees go ten degrees beyond straight.

(b) Alternatives. Two kinds of walker. With the first, over six weeks, she fell eleven times. The second was tried twice; it tipped forward and left her with a bruised chin.

(c) Effectiveness. From 45 feet to 120 in the space of a week, with never a fall.

(d) Contraindications. Neck: stable on films. Hips: stable, 18% and 20% migration. Heart: repaired when she was a baby, and the cardiologist has no objection to her walking.

(e) Where and when. In a house on one level, with a ramp at the front door and 30-inch doors, half an hour twice a day; and once a day in kindergarten.

(f) Who. Her mother and stepfather; the aide at school.

(g) Growth. She has five and a half inches of leg and 39 pounds left before she reaches the limits of the small frame.

(h) Until when. For three years. We have set two distances to measure it by, 300 feet this September and the 180 feet to the lunchroom a year from now.

Thank you for reading this far.

Ondine Marchetti-Boyd, MD, for Juniper's team
March 24, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
