import type { CorpusCase } from '../corpus-case.ts';

/** A podiatric surgeon, a physical therapist, a clinic and a supplier write to a private insurer for a mother of twins who needs a knee walker and a boot after a midfoot fusion. */
export const kneeWalkerFootFusion: CorpusCase = {
  id: 'knee-walker-foot-fusion',
  today: '2026-10-06',
  facts: {
    case_id: 50104,
    patient: {
      first_name: 'Kirsten',
      last_name: 'Abdalla-Voss',
      dob: '1989-07-14',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '187 lb',
      address: '2215 Sunflower Terrace, Dunmore Plains, NE 68999',
      phone: '(402) 555-0136',
      mrn: 'BFA-30964',
    },
    diagnoses: [
      {
        code: 'S93.325D',
        description: 'Dislocation of tarsometatarsal joint of left foot, subsequent encounter',
      },
      { code: 'Z98.1', description: 'Arthrodesis status' },
      { code: 'G56.03', description: 'Carpal tunnel syndrome, bilateral upper limbs' },
    ],
    items: [
      {
        item: 'Crutch substitute, lower leg platform, with or without wheels, each',
        hcpcs: 'E0118',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Fusion of the first, second and third tarsometatarsal joints of the left foot on 2026-09-24 after a Lisfranc dislocation on 2026-09-10, when she missed the last step of the school stairs. No weight on the left foot for 8 weeks, through 2026-11-19. Crutches from 2026-09-24 to 2026-10-01: both hands went numb within 5 minutes, she dropped a crutch and on 2026-09-30 fell against the kitchen counter, bruising her left elbow. Pickup walker on 2026-10-01: 12 feet of hopping, wrist pain 7 of 10. A wheelchair does not fit the 24-inch bathroom door. On a knee walker on 2026-10-01 she went 200 feet, turned, used both hand brakes, and kept the foot off the floor. Rental for 2 months.',
      },
      {
        item: 'Walking boot, pneumatic and/or vacuum, with or without joints, with or without interface material, prefabricated, off-the-shelf',
        hcpcs: 'L4361',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'medium',
        justification:
          'Surgical splint came off on 2026-10-06; incision dry, sutures out, swelling of the forefoot 2 cm over the right side. The boot holds the left ankle at 90 degrees and guards the fusion; the air cells control the swelling. To be worn day and night except for washing, without weight until 2026-11-19 and for walking after that.',
      },
    ],
    provider: { name: 'Leopold Pell, DPM', npi: '1982046371', date_signed: '2026-10-06' },
    seen: [
      '2026-10-06, in office, by Leopold Pell, DPM: incision dry, sutures removed, forefoot girth 26 cm left and 24 cm right, toes warm and pink, x-ray with screws in place; Phalen test positive in both wrists within 20 seconds.',
      '2026-10-01, outpatient therapy, by Anneke Dorsey, PT, DPT: right leg 5/5, left knee bends to 120 degrees, kneels on the left shin without pain; single-leg stance right 25 seconds; trials of crutches, pickup walker and knee walker.',
    ],
    told: [
      'Who operated? Leopold Pell, DPM',
      'Who pays? Great Prairie Health PPO, through the school district',
      'Who supplies? Bluestem Orthopedic Supply',
      'Lives with whom? Her husband Idris and twin sons, 4 years old',
      'Who helps? Idris drives a truck and is away Monday to Thursday; her neighbor Gail takes the boys to preschool',
      'What does she do for work? Teaches fourth grade; she plans to go back on 2026-10-19 if she can get around',
      'What is the home like? Ranch house, all on one floor, one 4-inch step at the side door, hardwood and tile',
      'How were the wrists treated? Night splints on both sides since March 2026; nerve study 2026-04-08 moderate on both sides',
      'Does she understand not to put weight on the foot? Yes, she repeated it back on 2026-10-06',
      'Is she allergic to anything? Adhesive tape',
    ],
    answered: [],
  },
  notes: [
    `October 6, 2026

Great Prairie Health PPO
Utilization Management

Re: Kirsten Abdalla-Voss, born July 14, 1989

Dear Colleague:

I fused the first three tarsometatarsal joints of Ms. Abdalla-Voss's left foot on September 24, two weeks after she missed the last step of a staircase at the school where she teaches and dislocated the midfoot. The fusion needs eight weeks without any load, that is through November 19. I am asking you to cover the rental of a knee walker (E0118) for that period, two months, and a pneumatic walking boot (L4361) along with it.

Ordinarily I would send a patient of 37 home on crutches, and I did. She has moderate carpal tunnel syndrome on both sides, documented by nerve study on April 8, and she has been in night splints since March. Within five minutes on crutches both hands are numb. On September 30 she dropped one of them and fell into the kitchen counter, bruising the left elbow. A pickup walker got her twelve feet, at a wrist pain of 7/10. A wheelchair will not pass her bathroom door, which is 24 inches wide.

Her right leg is of full strength and she kneels on the left shin comfortably. In therapy on October 1 she rode a knee walker 200 feet, turned it, braked it and never put the foot down.

Today the sutures came out. The wound is dry, the toes are warm, and the screws are where I left them. She will wear the boot around the clock, except to wash, and begin walking in it once the eight weeks are up.

Respectfully,
Leopold Pell, DPM
NPI 1982046371`,
    `PHYSICAL THERAPY: GAIT AID EVALUATION
Kirsten Abdalla-Voss, 37 F
Visit 10/1/26, A. Dorsey PT, DPT
Post-op day 7, L TMT 1-3 arthrodesis (Dr. Pell, 9/24/26)
WB status: NWB LLE x 8 wks (thru 11/19/26)

Exam
RLE 5/5. SLS on R 25 sec. L knee flexion 120. Tolerates kneeling on L shin, no pain.
B CTS, moderate per NCS 4/8/26.

Device trials
Crutches: numbness B hands inside of 5 min. Pt reports dropping one 9/30 and falling against the counter at home, contusion L elbow. Not safe.
Pickup walker: 12 ft hop-to, wrist pain 7/10. Not functional.
Knee walker: 200 ft including turns. Applied both brakes. Maintained NWB throughout. Functional and safe.

Home
Single story, hardwood and tile, one 4" step at side door. Bathroom door 24", which rules out the w/c.

Social
Spouse on the road Mon-Thu. Twins, age 4. Neighbor takes them to preschool. So she's the only adult in the house four days a week, with both hands going numb on crutches.

Rec
E0118 rental, 2 months. Discontinue crutches.

Anneke Dorsey, PT, DPT

(Note made part of the 10/6/26 request to Great Prairie Health.)`,
    `Ortho/Podiatry clinic, Tues 10/6/26
Abdalla-Voss K   MRN BFA-30964

S: 12 days out from L Lisfranc fusion. Off crutches since 10/1, hands go numb. Fell 9/30 vs kitchen counter, L elbow bruise. Wants to go back to her 4th graders on the 19th. Husband drives truck, gone M-Th, has twin 4 y/o's. Tape allergy.

O: Splint off. Incision dry, sutures out. Forefoot 26 cm L, 24 R. Toes pink/warm. XR hardware in place. Phalen + bilat < 20 sec.

A: S93.325D, Z98.1, G56.03. NWB L until 11/19. Crutches failed. Walker failed (12 ft, wrists 7/10). W/C no go, BR door is 24 in. Did 200 ft on the knee scooter w/ PT, safe, both brakes.

P:
- Knee scooter E0118, rent 2 mo
- L4361 air boot, L, size M, ankle at 90. On 24/7 except bathing. No weight till 11/19, then may walk in it
- Teach back done re: NWB, she's got it
- Bluestem to supply both

General note for the plan: the boot by itself doesn't get anybody across a room when no weight is allowed. The scooter does that. After the eight weeks it's the other way around. That's why there are two codes and why neither one is a duplicate of the other.

L. Pell DPM`,
    `# Prior Authorization Request

**Insurer:** Great Prairie Health PPO
**Member:** Kirsten Abdalla-Voss
**DOB:** 07/14/1989
**Surgeon:** Leopold Pell, DPM
**Date of request:** 10/06/2026

## Requested Items
- **E0118** Crutch substitute, lower leg platform (knee walker). **Quantity 1; rental, two months**
- **L4361** Pneumatic walking boot, off-the-shelf, medium. **Quantity 1**

## Clinical Rationale
The member sustained a **dislocation of the left tarsometatarsal (Lisfranc) joint** on September 10, 2026 and underwent arthrodesis of three joints on September 24. Weight bearing on the left foot is prohibited for eight weeks.

### Why standard gait aids are not appropriate
1. **Crutches:** one week of use led to bilateral hand numbness and one fall. The member has carpal tunnel syndrome in both wrists.
2. **Pickup walker:** twelve feet of hopping with significant wrist pain.
3. **Wheelchair:** too wide for the bathroom doorway.

### Why the knee walker is appropriate
- Full strength (5/5) of the right leg
- Left knee flexion to 120 degrees and painless kneeling
- Demonstrated safe use over 200 feet on October 1, 2026
- One-level home with hard floors

### Why the boot is appropriate
- Maintains the ankle at a right angle and protects the fusion
- Air cells address residual swelling (2 cm greater than the unaffected foot)

## Functional Goals
Safe mobility at home, where she cares for two four-year-olds while her husband is away Monday through Thursday, and a planned return to teaching on October 19.

---
*Leopold Pell, DPM, NPI 1982046371*`,
    `Great Prairie Health, re: your member Kirsten Abdalla-Voss (7/14/89)

Hello, and thanks for taking another look.

We're writing from Dr. Pell's office. You asked us three things and we will try to be brief.

Why can't she use crutches? We had her on them for a week, Sept. 24 to Oct. 1. Kirsten's had carpal tunnel in both hands since before any of this; she wears splints at night and the nerve study in April called it moderate on the right and on the left. Five minutes of leaning on crutch handles and she can't feel her hands. That's how she lost one and went into the counter on the 30th. It was her elbow that time. Our worry is that next time it'll be the foot with the fresh fusion.

How do you know she can handle a scooter? Because Anneke Dorsey, the PT, put her on one October 1 and she did 200 feet with turns and brakes and kept that left foot up. She can balance on the right leg 25 seconds and the right leg is strong. The house is one floor, wood and tile. There's a single four-inch step by the side door.

How long? Two months' rental. No weight on the foot until after November 19.

And the boot is one boot, for the left, medium. The splint's off as of today. She still measures 26 cm around the forefoot against 24 on the other side, so the air cells will be put to work.

She's got two four-year-olds and a husband who drives truck through Thursday. Please help her out.

Dr. Leopold Pell and staff`,
    `BLUESTEM ORTHOPEDIC SUPPLY
Detailed order with supporting narrative

Ordered for ......... Kirsten Abdalla-Voss, F, DOB 07/14/89
Ship/deliver ........ 2215 Sunflower Terrace, Dunmore Plains, NE 68999
Phone ............... (402) 555-0136
Bill to ............. Great Prairie Health PPO (school district group)
Prescriber .......... Leopold Pell, DPM, NPI 1982046371, signed 10/06/2026

Line 1   E0118   knee walker   RR   qty 1   2 mos
Line 2   L4361   pneumatic boot, LT, med   qty 1

ICD-10: S93.325D / Z98.1 / G56.03

Narrative: Pt is 5'6", 187 lb. Injured 9/10/26, fused 9/24/26 (TMT joints one through three, left). NWB eight weeks, last day 11/19/26. Crutches tried for 7 days and abandoned, hands numb, fall 9/30. Pickup walker tried 10/1, 12 ft only. Wheelchair excluded, 24 in. bathroom door. Knee walker trial 10/1 successful at 200 ft. Rents by the month so two months takes her past the end of non-weight-bearing.

Boot: splint removed today and stitches out. Wear day and night, off for washing. Left ankle to be held at 90. Non-weight-bearing at first; it becomes her walking boot after 11/19. Note adhesive tape allergy.

Rider trained? Handled both hand brakes and turns in therapy with A. Dorsey, PT, DPT. Understands NWB, repeated back to the doctor 10/6.

Home is a ranch, one level, small step at side door (4 in).`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
