import type { CorpusCase } from '../corpus-case.ts';

/** A bookkeeper with secondary progressive multiple sclerosis needs a power wheelchair with tilt and recline after a scooter was said to be enough. */
export const powerWheelchairMsBookkeeper: CorpusCase = {
  id: 'power-wheelchair-ms-bookkeeper',
  today: '2026-11-12',
  facts: {
    case_id: 28101,
    patient: {
      first_name: 'Philippa',
      last_name: 'Drummond-Oyelaran',
      dob: '1973-04-18',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '148 lb',
      address: '9 Quarry Bend, Ashlow, MN 55999',
      phone: '(218) 555-0114',
      mrn: 'ANC-40733',
    },
    diagnoses: [
      { code: 'G35.C2', description: 'Non-active secondary progressive multiple sclerosis' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, multiple power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0861',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'dark green',
        justification:
          'She cannot walk: on 2026-10-06 she stood for 20 seconds in parallel bars and took no step. Strength of both legs 1 of 5, of the right arm 3 of 5, of the left arm 4 of 5. Her manual wheelchair of 34 lb no longer serves: she pushed it 15 feet in 90 seconds and then had to rest because of fatigue. A scooter failed on 2026-09-22: she cannot sit upright without lateral support and cannot hold the tiller with the right hand. With a joystick on the left side she drove a trial chair, 25 inches wide, through the kitchen door and up the ramp without a collision on 2026-10-20. She sits in a wheelchair 14 hours a day.',
      },
      {
        item: 'Wheelchair accessory, power seating system, combination tilt and recline, with mechanical shear reduction',
        hcpcs: 'E1007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She cannot shift her weight: she is not able to lift the buttocks off the seat. The stage 2 sacral ulcer measured 2.0 x 1.5 cm on 2026-08-11 and 1.2 x 0.8 cm on 2026-10-06. Spasms of the hip extensors, Modified Ashworth 3, push her forward in the seat about 6 times a day. Tilt to 45 degrees for 3 minutes in each half hour is planned. With recline she can be catheterized in the chair, which will spare 4 transfers a day.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '18 x 18 in',
        justification:
          'Her foam cushion, 2 inches thick, was bottomed out on 2026-08-11. Pelvic obliquity of 1.5 cm, lower on the left. Interface pressure at the sacrum on 2026-09-22 was 118 mmHg on the foam and 62 mmHg on the trial cushion.',
      },
    ],
    provider: { name: 'Ruth Adeyemi-Lund, MD', npi: '1538206417', date_signed: '2026-11-12' },
    seen: [
      '2026-08-11, in clinic, by Ruth Adeyemi-Lund, MD: stage 2 ulcer of the sacrum, 2.0 x 1.5 cm; cushion bottomed out.',
      '2026-09-22, seating clinic, by Tobias Hallgren, OTR/L, ATP: scooter trial stopped after 4 minutes; pressure mapping.',
      '2026-10-06, mobility examination face to face, by Ruth Adeyemi-Lund, MD: EDSS 7.5; vision 20/30 with glasses; MoCA 27 of 30; ulcer 1.2 x 0.8 cm.',
      '2026-10-20, at home, by Tobias Hallgren, OTR/L, ATP: kitchen door 31 inches wide, turning space in the bathroom 60 x 62 inches, power chair trial without a collision.',
    ],
    told: [
      'Who pays? North Prairie Mutual',
      'Earlier decision? Refused on 2026-10-30 by North Prairie Mutual: a scooter was said to be enough',
      'Who supplies? Birchwater Mobility',
      'Lives with whom? With her husband Anselm and their son, who is 16',
      'Home? One-story house with a ramp at the back door',
      'Work? Bookkeeper, from home, 20 hours a week',
      'MS since when? Diagnosed in 2004',
      'Transfers? With a sliding board and one person, 8 a day',
      'Present wheelchair? Manual, from 2019',
      'Pacemaker? None',
    ],
    answered: [],
  },
  notes: [
    `Ruth Adeyemi-Lund, MD
NPI 1538206417

November 12, 2026

North Prairie Mutual
Utilization Review

RE: Philippa Drummond-Oyelaran, born April 18, 1973

To whom it may concern:

I write on behalf of Mrs. Drummond-Oyelaran, who was diagnosed with multiple sclerosis in 2004 and whose disease is now of the secondary progressive, non-active kind (G35.C2). After twenty-two years she no longer walks at all. When I examined her on October 6 for the purpose of this order, she held herself up in the parallel bars for twenty seconds and could not take one step. Her EDSS was 7.5. Neither leg has more than a flicker of contraction. The right arm has strength of 3 out of 5; the left, her better arm, 4 out of 5.

Arms like these do not propel a wheelchair. She has had a manual one since 2019, and it takes her a minute and a half to go fifteen feet, after which she must rest. You have suggested that a scooter would do. It will not: a scooter asks its rider to sit upright unsupported and to steer a tiller with two hands. She can do neither, and the trial on September 22 was stopped after four minutes.

She does have a good left hand, sight of 20/30 with her glasses and a MoCA score of 27, and with these she drove the trial chair in her own house without hitting anything.

The seating matters as much as the motor. She has a stage 2 sacral pressure ulcer. It has shrunk since August, from 2.0 x 1.5 cm to 1.2 x 0.8 cm, but it has not closed, and she cannot relieve the pressure herself. Power tilt and recline lets her do with a switch what her legs and arms cannot. The cushion that goes with it nearly halved the pressure over her sacrum.

I have therefore ordered K0861, E1007 and E2607, one of each.

Respectfully,

Ruth Adeyemi-Lund, MD`,
    `SEATING AND MOBILITY: QUESTIONS THE PAYER ASKS

Client: P. Drummond-Oyelaran, 53 y/o F, MRN ANC-40733
Dx: G35.C2, L89.152, N31.9

Q. Can she walk with a cane or walker?
A. No. BLE strength is 1/5. In the // bars she stood 20 sec and took no step (10/06/26).

Q. Why not an optimally configured manual chair?
A. UE strength R 3/5, L 4/5. Speed in the present chair works out to 10 feet a minute, and she had to stop and rest after 15 ft. Fatigue is one of the most common symptoms of MS, and self-propulsion spends energy she needs for the rest of her day.

Q. Why not a POV?
A. Tried 09/22/26, terminated at 4 min. No unsupported sitting; R hand cannot grip the tiller.

Q. Can she operate a PWC safely?
A. Yes. L-mounted joystick, no collisions. Vision 20/30 corrected, MoCA 27/30.

Q. Does it fit the home?
A. Yes. Kitchen door 31", trial chair 25", so about 3" to spare per side. Bathroom turning space 60" x 62". Single-level house, ramp at back door. She took the ramp in the trial.

Q. Why BOTH tilt and recline?
A. Tilt unloads the sacrum without sliding. Plan: 45 degrees, 3 min out of every 30. At 14 hr/day of sitting that is 28 tilts. Recline opens the hip angle so that she can be cathed in the chair. She does 8 sliding board transfers/day with 1 person; this takes away half of them. Shear reduction is requested since she has an open stage 2 sacral area.

Q. Spasticity?
A. Hip extensors MAS 3. Spasm moves her forward about 6x/day.

Q. Cushion?
A. 18 x 18 skin protection AND positioning. Skin: see above. Positioning: pelvic obliquity 1.5 cm, L side low. Mapping at the sacrum: 118 mmHg foam vs 62 mmHg trial cushion. The old 2" foam was bottomed out in August.

Q. Who is at home?
A. Husband and a teenage son.

Home and equipment trials by Tobias Hallgren, OTR/L, ATP.`,
    `APPEAL OF ADVERSE DETERMINATION

Date: November 12, 2026
Plan: North Prairie Mutual
Member: Philippa Drummond-Oyelaran, DOB 04/18/1973
Determination appealed: October 30, 2026

Your letter of October 30 found that a scooter would be enough. We ask you to overturn it for four reasons.

First, the scooter was actually tried. It was not ruled out on paper. On September 22, 2026, in the seating clinic, the trial had to be broken off after four minutes. The member could not keep her trunk upright without support at the sides and could not hold the tiller with her right hand, which belongs to the weaker of her two arms (3/5).

Second, no scooter takes power tilt and recline. Multiple power options are found on Group 3 bases such as the K0861. The member has an open pressure ulcer of the sacral region, stage 2 (L89.152), and cannot lift herself off the seat. Under most coverage policies, high risk of pressure injury together with inability to perform a functional weight shift is exactly what a power tilt system is for.

Third, the ulcer is getting better and can be healed. It lost about two thirds of its area in eight weeks: 3.0 square centimeters on August 11, just under 1 on October 6. Sending her back to an unsupportive seat for fourteen hours a day would throw that away. A deep sacral ulcer costs far more than a wheelchair.

Fourth, the chair works in her house. During the home visit of October 20 she passed the kitchen doorway and climbed the ramp with no collision.

The member is a bookkeeper. She works twenty hours a week, at home, from her wheelchair. She is not asking for a means of going out. She is asking to reach her own kitchen, bathroom and desk.

Please assign a reviewer with experience in complex rehabilitation technology. Dr. Adeyemi-Lund is available for a peer-to-peer discussion.

Submitted for Ruth Adeyemi-Lund, MD, NPI 1538206417`,
    `# Letter of Medical Necessity: Complex Power Mobility

**Patient:** Philippa Drummond-Oyelaran | **DOB:** 04/18/1973 | **Age:** 53 | **MRN:** ANC-40733
**Height / weight:** 168 cm / 67 kg
**Prescriber:** Ruth Adeyemi-Lund, MD (NPI 1538206417)

## 1. Requested equipment

| HCPCS | Description | Qty | Replacement |
|---|---|---|---|
| K0861 | Group 3 power wheelchair, multiple power option (dark green) | 1 | 5 years |
| E1007 | Power tilt and recline, mechanical shear reduction | 1 | 5 years |
| E2607 | Skin protection and positioning cushion, 18 x 18 in | 1 | 3 years |

## 2. Clinical picture

Ms. Drummond-Oyelaran lives with **secondary progressive multiple sclerosis**, a **stage 2 sacral pressure ulcer** and a **neurogenic bladder**. She is non-ambulatory. Key findings:

- **EDSS:** 7.5
- **Lower extremities:** 1/5 bilaterally
- **Upper extremities:** 3/5 right, 4/5 left
- **Tone:** Modified Ashworth 3 at the hip extensors
- **Cognition:** MoCA 27/30
- **Corrected vision:** 20/30

## 3. Less costly alternatives considered

1. **Cane or walker** – not feasible; she takes no steps.
2. **Manual wheelchair** – 15 feet in 90 seconds, followed by rest.
3. **Scooter (POV)** – trialed and abandoned within minutes.
4. **Power wheelchair without power seating** – would restore mobility but would leave her without any independent means of pressure relief.

## 4. Why power seating

Prolonged sitting without weight shifts is a recognized cause of tissue breakdown. She is seated 14 hours daily, or 98 hours per week. A program of tilting to 45° twice per hour is planned. Recline will also allow catheterization in the chair, lowering the number of transfers from eight to four each day and, with it, the load on whoever assists her.

## 5. Why this cushion

On pressure mapping, sacral interface pressure fell from 118 to 62 mmHg, a drop of 47%.

## 6. Conclusion

The combination above is the least costly equipment that addresses mobility, skin integrity and bladder management together. The patient's weight of 148 lb is well within the 300 lb capacity of the base.`,
    `dictation, letter for wheelchair, today is the twelfth of November

This is regarding Philippa Drummond-Oyelaran, medical record ANC-40733, a fifty-three-year-old woman with MS, secondary progressive, non-active, code is G35.C2, comma, and also a sacral decub stage 2, L89.152, and a neurogenic bladder, N31.9. New paragraph. She was diagnosed back in 2004. She's nonambulatory, she got up in the parallel bars last month for twenty seconds but no stepping, legs are one out of five, right arm three, left arm four, so she's got one decent hand and that's the hand she drives with. She's been in a manual chair since 2019, it's a thirty-four pound chair, and honestly she goes fifteen feet with it and she's done, ninety seconds for that. They tried a scooter in seating clinic in September and that lasted four minutes because she needs lateral support to sit up and she couldn't hang on to the tiller on the right. Then OT went out to the house, October twentieth, and put her in a power chair with the joystick on the left and she did great, through the kitchen door which is thirty-one inches, up the ramp, didn't hit a thing. New paragraph. For the seating, she can't unweight, can't get her bottom off the seat, and she spasms in extension about six times a day which slides her forward, and you can't have that with an open sacrum. The wound was two by one point five in August, it was one point two by point eight in October, so it's improving, let's keep it that way. So she needs tilt and recline with the shear reduction, E1007, and the skin protection and positioning cushion, E2607, eighteen by eighteen, because the old two-inch foam was bottomed out. New paragraph. No pacemaker. Insurance is North Prairie Mutual, they refused this on October thirtieth saying scooter, please address that in the letter. Vendor is Birchwater Mobility. Attending is Dr. Adeyemi-Lund, she'll sign. End of dictation.`,
    `BIRCHWATER MOBILITY
FAX COVER SHEET

TO: NORTH PRAIRIE MUTUAL, APPEALS
DATE: 11/12/2026
RE: DRUMMOND-OYELARAN, PHILIPPA / DOB 04/18/1973

CONFIDENTIAL: CONTAINS PROTECTED HEALTH INFORMATION. IF RECEIVED IN ERROR PLEASE DESTROY.

------------------------------------------------

Hello,

Please find our summary for the above member, address 9 Quarry Bend, Ashlow, MN 55999, phone (218) 555-0114.

ITEMS
1. K0861 PWC GRP 3 STD MULT PWR OPT, dark green ......... 1 EA
2. E1007 TILT/RECLINE W/ MECH SHEAR ..................... 1 EA
3. E2607 SKIN PROT + POSITIONING CUSHION 18X18 .......... 1 EA

DIAGNOSES
G35.C2 / L89.152 / N31.9

TIMELINE
08/11/2026  Visit with Dr. Adeyemi-Lund. Sacral ulcer 2.0 x 1.5 cm. Cushion bottomed out.
09/22/2026  Seating clinic with Tobias Hallgren, OTR/L, ATP. Scooter trial failed. Pressure mapping done.
10/06/2026  Face-to-face mobility exam with Dr. Adeyemi-Lund.
10/20/2026  Home visit by Mr. Hallgren with power chair trial.
10/30/2026  Request refused.
11/12/2026  Order signed by Dr. Adeyemi-Lund, NPI 1538206417.

The face-to-face was 37 days before the signature. The home visit was two weeks after the face-to-face.

HOME
Single level. Ramp at the rear. Kitchen doorway is 6 inches wider than the chair that was tried. Bathroom has a turning area of 60 by 62.

PRESENT EQUIPMENT
Manual wheelchair, 34 lb, about seven years old, and foam cushion, 2 inches, no longer usable for skin protection. One power chair replaces the manual chair as the member's main means of moving about the house.

CAREGIVERS
Husband (Anselm) and son, 16. Each of the 8 daily transfers takes a sliding board and one person. Per the physician's order the reclining back would save 4 of them, 28 per week.

Custom seating equipment of this class is generally assembled only after authorization, so the decision decides the delivery. Please respond in writing to Dr. Adeyemi-Lund and to us.

Thank you,
Documentation desk
Birchwater Mobility`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
