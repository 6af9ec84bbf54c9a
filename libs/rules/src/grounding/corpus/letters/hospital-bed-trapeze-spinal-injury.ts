import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor, an occupational therapist, a case nurse and a supplier write to a workers' compensation carrier for a young logger with a spinal cord injury who needs a hospital bed and a trapeze. */
export const hospitalBedTrapezeSpinalInjury: CorpusCase = {
  id: 'hospital-bed-trapeze-spinal-injury',
  today: '2026-07-08',
  facts: {
    case_id: 50105,
    patient: {
      first_name: 'Tobias',
      last_name: 'Nakagawa-Fell',
      dob: '1999-11-02',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '168 lb',
      address: '88 Skid Road, Upper Fernwood, OR 97999',
      phone: '(541) 555-0171',
      mrn: 'UFC-5582',
    },
    diagnoses: [
      { code: 'G82.22', description: 'Paraplegia, incomplete' },
      {
        code: 'S24.153S',
        description: 'Other incomplete lesion at T7-T10 level of thoracic spinal cord, sequela',
      },
      { code: 'M62.838', description: 'Other muscle spasm' },
      { code: 'K21.9', description: 'Gastro-esophageal reflux disease without esophagitis' },
    ],
    items: [
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'T8 incomplete spinal cord injury on 2026-02-17, when a tree struck him at work. Leg spasms wake him 10 to 12 times a night; raising the foot section and bending the knees stops them in about a minute, which an ordinary bed cannot do. Reflux with choking 4 nights a week in spite of omeprazole 40 mg daily; needs the head up 35 degrees. A foam wedge from 2026-05-20 to 2026-06-20 did not work, as he slid off it every night. Must change position every 2 hours at night. Transfers by slide board need the bed at 20 inches, level with his wheelchair seat; his own bed is 27 inches high and his mother has to lift him. Rails give him something to pull on when he rolls.',
      },
      {
        item: 'Trapeze bars, a/k/a patient helper, attached to bed, with grab bar',
        hcpcs: 'E0910',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Arms 5/5, trunk 2/5, hips 1/5. Cannot sit up from lying flat without moderate help. With a trapeze at the rehabilitation hospital he sat up alone in 9 of 10 tries on 2026-04-28. Needs it to sit up, to change position and to get in and out of bed. His mother, 54, had back surgery in 2021 and must not lift more than 25 lb.',
      },
    ],
    provider: { name: 'Maren Ostrowski, MD', npi: '1356709248', date_signed: '2026-07-08' },
    seen: [
      '2026-07-01, in office, by Maren Ostrowski, MD: arms 5/5, trunk 2/5, hips 1/5, knees and ankles 0/5, spasms of both thighs on touch, skin red over both heels but not broken, voice hoarse.',
      '2026-06-24, at home, by Felix Abara, OTR/L: moderate help to sit up in his own bed, rolls to the right alone and to the left with help, slide board transfer downhill from 27 to 20 inches alone, uphill only with his mother lifting; bedroom 11 x 12 feet, bed 36 x 88 inches will fit.',
    ],
    told: [
      "Who pays? Workers' compensation, Ridgeline Mutual",
      'Who supplies? Fernwood Medical Equipment',
      'Lives with whom? With his mother Keiko, in her double-wide',
      'Who else helps? His uncle Ray on weekends',
      'What is he called? Toby',
      'What work did he do? Choker setter on a logging crew',
      'Where was he treated? Three Forks Rehabilitation Hospital from 2026-03-02 to 2026-04-30',
      'How long has the doctor known him? Since he was 6 years old',
      'Which medicine for spasm? Baclofen 20 mg three times a day; more made him too sleepy',
      'Who is the nurse case manager? Corinne Haddix, RN',
      'How long needed? At least 12 months, then look again',
      'What is his goal? To get out of bed in the morning without his mother lifting',
    ],
    answered: [],
  },
  notes: [
    `July 8, 2026

Ridgeline Mutual, Workers' Compensation Claims
Injured worker: Tobias Nakagawa-Fell
Date of injury: February 17, 2026

To the adjuster,

I have been Toby's family doctor since he was six. He is 26 now, he was setting chokers on a logging crew when a tree struck him in February, and he has an incomplete cord injury at T8. He spent March and April at Three Forks Rehabilitation Hospital and went home to his mom's double-wide on the 30th of April, and what he went home to is a regular bed that stands 27 inches off the floor.

I'd like to tell you what a night is like over there. His legs spasm and wake him ten to twelve times. He is on baclofen 20 mg three times a day already and more than that made him too sleepy. What stops a spasm is getting the knees bent up, it takes about a minute, and a flat bed does not do it. About four nights a week he chokes on his reflux even though he takes omeprazole 40 daily. We tried a foam wedge for a month, May 20 to June 20, and every night he slid off.

Then there's Keiko. She is 54, had her back operated on in 2021, isn't supposed to lift over 25 pounds, and she is lifting a 168-pound son.

I'm ordering a semi-electric hospital bed with rails and mattress (E0260) and a trapeze (E0910). His arms are perfectly strong. Give him a bar to pull on, and he can do this himself. I would plan on a year at the least and then we'll look again.

Thank you,
Maren Ostrowski, MD
NPI 1356709248`,
    `OCCUPATIONAL THERAPY - HOME VISIT 6/24/2026, written up for the carrier 7/8/2026
Felix Abara, OTR/L
Pt: Nakagawa-Fell, T., DOB 11/02/1999, MRN UFC-5582

DX: Incomplete paraplegia, T8 level, DOI 2/17/26

BED MOBILITY (own bed, 27" high)
  Supine to sit ........ Mod A
  Roll R ............... Indep
  Roll L ............... needs assist
TRANSFERS, slide board, w/c seat 20"
  Bed to w/c (downhill) . Indep
  W/c to bed (uphill) ... mother lifts

STRENGTH (MD exam 7/1/26): UE 5/5, trunk 2/5, hips 1/5, knees and ankles 0/5

PRIOR TRIAL: Trapeze at Three Forks, 4/28/26, 9/10 successful supine to sit w/o help.

ENVIRONMENT: Bedroom 11' x 12'. Bed footprint 36" x 88". Fits.

CAREGIVER: Mother, 54, s/p back surgery 2021, 25-lb lifting limit. Uncle on weekends.

RECOMMENDATIONS
1. Semi-electric hospital bed with side rails and mattress. Head section to 35 degrees for reflux. Foot section to flex the knees and break spasm. Bed at 20" so the board is level in both directions. Rails to pull against, for rolling.
2. Trapeze, bed-attached with grab bar, for sitting up, repositioning, and in/out of bed.

PATIENT GOAL: up in the morning without Mom lifting.

POSITION CHANGES: every 2 hours overnight.`,
    `**Subject: Medical necessity for hospital bed and trapeze**

**Claimant:** Tobias Nakagawa-Fell, age 26
**Carrier:** Ridgeline Mutual (workers' compensation)
**Vendor:** Fernwood Medical Equipment

#### Summary of Condition
Mr. Nakagawa-Fell sustained a **work-related incomplete thoracic spinal cord injury (T8)** on February 17, 2026. He has incomplete paraplegia, muscle spasm in both legs, and gastroesophageal reflux disease.

#### Medical Need for the Hospital Bed (E0260)
- **Spasm control:** 10-12 awakenings per night. Elevating the foot section with the knees flexed relieves spasm in approximately one minute.
- **Reflux:** Choking episodes 4 nights per week despite daily omeprazole. Requires head-of-bed elevation of 35 degrees.
- **Positioning:** Must be repositioned every two hours overnight. Both heels were reddened on July 1, 2026, with the skin intact.
- **Transfers:** Requires a bed height of 20 inches, equal to the wheelchair seat. The current bed is seven inches too high.

#### Medical Need for the Trapeze (E0910)
- Full arm strength with poor trunk (2/5) and hip (1/5) strength
- Moderate assistance to sit up without it
- **90% success rate** sitting up independently with it on April 28, 2026

#### Alternatives Considered
- **Foam wedge:** one month, ineffective because he slid off nightly
- **Higher baclofen dose:** excessive sleepiness
- **Ordinary bed:** cannot raise the head or knees

#### Duration
Twelve months minimum, then reassessment.

**Maren Ostrowski, MD**
NPI 1356709248`,
    `Office note 7/1/26, order signed 7/8/26. M. Ostrowski MD

Toby here for bed issue.

S: T8 inc SCI 2/17 at work (tree). D/c'd Three Forks 4/30. Living w/ mom. Spasms wake him 10-12x/night. Baclofen 20 TID, couldn't go up, sedation. GERD w/ choking 4 nights/wk on omeprazole 40. Wedge x 1 month, slid off it every night. Needs moderate help to sit up. Mom lifts him back into bed off the board. Her back, surgery '21, 25 lb limit. Uncle Ray weekends.

O: 5'11", 168. Hoarse. UEs 5/5. Trunk 2/5. Hips 1/5. Knees/ankles 0. Thigh spasms bilat to touch. Heels red R + L, skin not broken.

A: Paraplegia, incomplete, late effect of cord injury at T8. Spasm. GERD. Needs positions a regular bed won't give: HOB at 35 degrees, knees up on demand. Needs a turn q2h at night. Needs bed at chair height, 20 in, his is 27.

P: E0260 semi-electric w/ rails + mattress, 1. E0910 trapeze, 1. Rental by the month, 12 mo min then re-eval. Fernwood Medical Equipment. Bill Ridgeline, W/C.

OT saw the bedroom 6/24, 11 x 12, it'll fit.`,
    `Ridgeline Mutual
Re: T. Nakagawa-Fell, bed and trapeze

From Corinne Haddix, RN, nurse case manager

I would like to put down in plain words why this young man needs the bed Dr. Ostrowski ordered.

Tobias is twenty-six. A tree hit him on the job on 2-17-26 and injured his spinal cord in the middle of the back, at T8. The hospital part ended April 30 when Three Forks discharged him, and he's lived with his mother since. He has full use of his arms, very little in his trunk, a flicker at the hips, and nothing at the knees or ankles.

Getting into the wheelchair from his bed he does alone, because he is sliding down. Getting back is uphill seven inches and his mother does that with her back. She's had surgery on it and has a limit of 25 lb. With a bed that comes down to the height of the chair seat, which is 20 inches, the slide is level.

At night he has to be moved every two hours. The spasms come ten, eleven, twelve times. When they saw him on July 1 both heels were red. He has reflux and he chokes with it more nights than not. He has had the medicine and he has had the wedge.

The trapeze is what I'd ask you not to cut. At rehab he sat himself up nine times in ten with one. At home without one he needs moderate help every time he sits up from flat.

His goal is to get up in the morning without Mom lifting. I can't argue with that.

Corinne Haddix, RN`,
    `FERNWOOD MEDICAL EQUIPMENT
Reply to carrier's request for additional information

Claimant: Tobias Nakagawa-Fell    DOB 11/2/99    Tel. (541) 555-0171
Prescriber: Maren Ostrowski, MD    NPI 1356709248    Rx date 7/8/26

Item A: E0260, semi-electric bed w/ rails & mattress, monthly, qty 1
Item B: E0910, trapeze, attaches to bed, monthly, qty 1
Estimated term: 12 months or longer, to be reviewed

Your question 1: Is it related to the industrial injury?
The diagnosis on the order is S24.153S, sequela of an incomplete lesion of the thoracic cord, together with G82.22. The injury was 2/17/26 at work. Spasm (M62.838) and GERD (K21.9) are listed as well.

Your question 2: Why won't a regular bed do?
Regular bed is 27 in high and flat. Prescriber wants 35 deg at the head, knee flexion for spasms (up to a dozen per night), and a 20 in height so that it matches his w/c seat. Wedge failed, 5/20 through 6/20.

Your question 3: Why rails?
So he can pull himself over. He rolls right by himself but not left.

Your question 4: Why a trapeze, and can he use it?
Normal arms. Sat up on his own 9 tries out of 10 with one in rehab, 4/28/26. Without it he needs moderate help, and the mother may not lift above 25 lb.

Your question 5: Will it fit?
Yes. Room is 11 by 12 ft, bed is 3 ft by 7 ft 4 in. Confirmed by Felix Abara, OTR/L, at the home 6/24/26.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
