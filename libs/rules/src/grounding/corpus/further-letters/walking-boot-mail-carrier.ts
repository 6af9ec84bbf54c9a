import type { CorpusCase } from '../corpus-case.ts';

/** A physician assistant, an urgent care template, a comp adjuster's e-mail thread, a physical therapist, a shop clerk and a roommate write for a mail carrier with a broken foot. */
export const walkingBootMailCarrier: CorpusCase = {
  id: 'walking-boot-mail-carrier',
  today: '2026-02-16',
  facts: {
    case_id: 35107,
    patient: {
      first_name: 'Rafferty',
      last_name: 'Stormcloud-Nye',
      dob: '1991-04-04',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '205 lb',
      address: '466 Silo Avenue, Frostline, ND 58999',
      phone: '(701) 555-0119',
      mrn: 'FLO-11492',
    },
    diagnoses: [
      {
        code: 'S92.355A',
        description:
          'Nondisplaced fracture of fifth metatarsal bone, left foot, initial encounter for closed fracture',
      },
      { code: 'S93.402A', description: 'Sprain of unspecified ligament of left ankle, initial encounter' },
      { code: 'W00.0XXA', description: 'Fall on same level due to ice and snow, initial encounter' },
    ],
    items: [
      {
        item: 'Walking boot, pneumatic, prefabricated, off-the-shelf',
        hcpcs: 'L4361',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: 'large',
        color: 'gray',
        justification:
          'Left side. He slipped on ice on his mail route on 2026-02-11. The radiograph of the same day shows a break at the base of the fifth metatarsal of the left foot with a gap of 1 mm. A post-operative shoe and an elastic wrap were used from 2026-02-11 to 2026-02-16 and did not suffice: pain on stepping stayed at 7 of 10 and the ankle gave way. In the boot on 2026-02-16 the pain on stepping was 3 of 10. It is to be worn for 6 weeks whenever he walks, and taken off for washing, sleep and ankle exercises. The next radiograph is planned for 2026-03-09.',
      },
      {
        item: 'Crutches, underarm, aluminum, adjustable, pair, with pads, tips and handgrips',
        hcpcs: 'E0114',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: 'medium',
        justification:
          'For the first 2 weeks, with as much weight on the left foot as he can bear, then to be laid aside. He climbs 9 steps to his front door, with a rail on the right going up. He walked 60 feet and 4 steps with the crutches on 2026-02-16.',
      },
    ],
    provider: { name: 'Calliope Brandvold, PA-C', npi: '1417093356', date_signed: '2026-02-16' },
    seen: [
      '2026-02-11, in urgent care, by Ludovic Ames, MD: left foot swollen, tender over the base of the fifth metatarsal, skin closed, foot pulses present; radiograph as above; shoe and wrap given.',
      '2026-02-16, in clinic, by Calliope Brandvold, PA-C: girth of the midfoot left 26.0 cm, right 24.0 cm; bruise along the outer border; ankle tender below the outer malleolus, drawer test with a firm end; sensation normal; calf soft, 38 cm on both sides.',
      '2026-02-16, in clinic, by Noor Vanderhoek, PT: 60 feet on the level and 4 steps with boot and crutches, no loss of balance.',
    ],
    told: [
      'Who pays? Prairie Workers Injury Fund',
      'Who supplies? Frostline Orthopedic Supply',
      'Specialty of the provider? Orthopedics',
      'Work? Mail carrier, walks about 9 miles a day; off work since 2026-02-11; desk work possible from 2026-02-23',
      'Lives with whom? With a roommate, Gideon, and a dog',
      'Home? 9 steps to the front door, bedroom and bath on the same floor',
      'Earlier injury of that foot? None',
      'Surgery? Not needed at present',
      'Medicines? Acetaminophen 1000 mg up to 3 times a day',
      'Smoking? Half a pack a day; advised to stop',
      'Diabetes, clots? None',
      'Driving? Automatic car, left foot not needed',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

Date: 2/16/2026
To: Prairie Workers Injury Fund
Patient: Rafferty Stormcloud-Nye, DOB 4/4/1991
Dx: S92.355A; S93.402A; W00.0XXA

I am an orthopedic PA and saw Mr. Stormcloud-Nye today, five days after he slipped on ice while delivering mail.

The injury is a closed, nondisplaced fracture at the base of the left fifth metatarsal, gap 1 mm on film, plus a sprain of the same ankle. He is 34 and had never hurt that foot before.

He was sent home from urgent care in a post-op shoe with an elastic wrap. That's a fair first choice for a simple fracture at the base of the fifth. It didn't work here. The shoe stiffens the sole but does nothing for the ankle, and his ankle gave way in it. Pain with every step was still 7/10. I put him in a pneumatic walker and it was 3/10.

On exam the midfoot was 2 cm bigger around than on the right. There was bruising down the outer border and tenderness below the lateral malleolus. Drawer had a firm endpoint, so I don't believe the ligament is gone. Sensation normal. Calf soft, same girth both sides.

A cast would also work but would be heavier, couldn't come off for washing or ankle motion, and couldn't be let out or tightened as the swelling changes; the air cells of the boot can. He doesn't need surgery at this point.

Ordering: L4361, left, size large, one. E0114, one pair, for the first two weeks, weight bearing as tolerated. Boot for six weeks, to about March 30, repeat film March 9.

I've told him to quit smoking. Nicotine slows bone healing.

Calliope Brandvold, PA-C
NPI 1417093356`,
    `ORTHO CLINIC VISIT
Template: Foot/Ankle, New Injury

PATIENT: Stormcloud-Nye, Rafferty    MRN: FLO-11492    AGE/SEX: 34 M
VISIT: 02/16/2026

MECHANISM: Slip on ice, same level, at work (mail route), 02/11/2026
SIDE: Left
PRIOR INJURY SAME FOOT: No
INITIAL CARE: Urgent care 02/11, L. Ames, MD. XR, post-op shoe, elastic wrap.

PAIN (0-10), STEPPING
  in shoe + wrap ..... 7
  in pneumatic boot .. 3

EXAM
  Skin ............... closed; bruise lateral border
  Swelling ........... midfoot L 26.0 / R 24.0 cm
  Tenderness ......... base 5th MT (02/11); inferior to lateral malleolus (02/16)
  Stability .......... drawer firm end
  Sensation .......... normal
  Pulses ............. present (02/11)
  Calves ............. soft, 38/38 cm

IMAGING: XR 02/11 - base of 5th metatarsal fracture, L, gap 1 mm, nondisplaced

RISK FACTORS
  Tobacco ............ 1/2 ppd, cessation advised
  Diabetes ........... no
  VTE history ........ no
  BMI ................ 30.3 (5'9", 205 lb)

MEDS: acetaminophen 1 g up to TID (max 3 g/day)

DME ORDERED
  L4361 pneumatic walking boot, OTS, L, large, gray ... 1
  E0114 crutches, aluminum, adjustable, medium ........ 1 pair
  Reason boot: shoe + wrap x 5 days inadequate, ankle gives way
  Reason crutches: first 2 wks, WBAT; 9 steps at home

WORK STATUS: off since 02/11; desk work possible 02/23
DRIVING: automatic, L foot not required
FOLLOW-UP: XR 03/09/2026

Electronically signed C. Brandvold, PA-C`,
    `From: Orthopedics front desk
To: Claims, Prairie Workers Injury Fund
Date: Mon 2/16/2026
Subject: RE: boot request, R. Stormcloud-Nye

Good afternoon,

Here are answers to the things claims people usually want to know about these two codes, so that we needn't go back and forth.

> Is it work related?
He slipped on ice on his mail route on February 11. W00.0XXA is among the diagnoses.

> What is broken?
Fifth metatarsal, left, at the base. Not displaced. S92.355A. The left ankle is sprained as well, S93.402A.

> Was something cheaper tried?
Yes. Post-op shoe and elastic wrap, from the day of injury until today. Pain 7 out of 10 on stepping and the ankle gave way.

> Does the boot help?
Tried on today. Pain went from 7 to 3.

> Why L4361 and not L4360?
L4360 is for a boot that someone with expertise has to trim, bend or mold for the individual. Nobody did that, it was sized and strapped. Off-the-shelf is the honest code. It is also the cheaper one.

> How long?
Six weeks for the boot. Crutches for the first two.

> When can he work?
Desk work could begin Monday, Feb. 23, which would be 12 days after the injury. He carries mail on foot, about 9 miles a day, so the route itself has to wait.

> Will there be an operation?
Not needed at present.

Prescriber is Calliope Brandvold, PA-C, NPI 1417093356. Supplier is Frostline Orthopedic Supply. His phone is (701) 555-0119.

Regards,
Front desk`,
    `PT BRIEF - GAIT AID FITTING
N. Vanderhoek, PT, 2/16/26

Subj: 34 y/o mail carrier, L 5th MT base fx + L ankle sprain, day 5. Pain stepping 3/10 in boot. Roommate (Gideon) and dog at home. 9 steps to get in, rail on R ascending. Everything he needs is then on one floor.

Obj: Axillary crutches, medium, fitted. WBAT L in pneumatic boot. 60 ft level, no LOB. 4 stairs, no LOB.

Assess: Safe with boot and crutches on level and on stairs as tested. Going up he has the rail on the right, so both crutches can go under the left arm; coming down the rail is on his left. Boot raises the L side by an inch or so, as all of these boots do; a thicker sole on the other shoe is a good idea.

Crutches are a short-term aid. Two weeks, i.e. through about 3/2, and then laid aside. Why have them at all if he's weight bearing as tolerated? Because "as tolerated" on a five-day-old fracture is not full weight, and because a 205-lb man hopping on ice with a boot is how second fractures happen. North Dakota in February.

Boot off for: sleep, washing, ankle exercises. Ankle exercises are the reason for a boot and not a cast. An immobilized ankle stiffens; a sprained one especially.

Calf soft, equal (38 cm). No hx of clot.

Plan: E0114 x1 pr. L4361 x1 L. Per C. Brandvold, PA-C.`,
    `FROSTLINE ORTHOPEDIC SUPPLY

invoice support sheet

for: rafferty stormcloud-nye
     466 silo avenue
     frostline, nd 58999

bill to: prairie workers injury fund

line one
  L4361. pneumatic walking boot, prefab, ots
  left. large. gray.
  qty 1. plan allows 1 in 2 yrs.

line two
  E0114. underarm crutches, alum., adjustable, pair, w/ pads tips handgrips
  medium.
  qty 1 (pair). plan allows 1 in 2 yrs.

ordered by calliope brandvold, pa-c, npi 1417093356, on 2/16/26

why these and not others (from the order):
  broken bone at outer edge of left foot, base of 5th metatarsal, 1 mm gap. sprained ankle same side. stiff shoe + wrap were worn the first five days and were not enough. tall boot holds foot AND ankle. air lining takes up swelling, which is 2 cm at present compared with the good foot.

crutches: medium fits his height, 5 ft 9. 205 lb. most aluminum crutches are rated for 300 lb or more.

wear time: 6 wks, while walking. crutches 2 wks.

nothing custom, nothing molded.

worn boots are as a rule not taken back, for hygiene. please decide on coverage and not on return.

questions about the injury go to the clinic. questions about the boot come to us.`,
    `To the Prairie Workers Injury Fund

I'm Gideon. I share a place with Rafferty Stormcloud-Nye, and a dog does too. Here's a timeline from the person who opens the door.

Wednesday, February 11. He slips on ice on his route. Rafferty walks something like nine miles a day for a living, in North Dakota, in winter. Urgent care takes an X-ray: the long bone on the outside of the left foot, broken near its base. They give him a stiff shoe and a stretchy wrap.

Wednesday to Monday. Five days in the shoe. Seven out of ten whenever he stepped on it. The ankle kept letting go. There are nine steps up to our front door.

Monday, February 16. Orthopedics. Ms. Brandvold, the PA, tries him in an air boot. Three out of ten. The therapist, Noor Vanderhoek, has him do sixty feet and four stairs on crutches and he doesn't wobble.

What's next, if you approve it. Two weeks of boot plus crutches. Four more weeks of boot alone. A new X-ray on March 9. A desk from February 23, if there's one for him; he can drive there, since his car is an automatic and it's the left foot.

He takes Tylenol. That's all he takes.

The order has L4361 for the boot and E0114 for the crutches. He got hurt delivering other people's mail. Seems to me a boot is the least of it.

Gideon`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
