import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor, a home therapist, a resident, a clerk, a wife's letter-writer and a decision table speak for a piano tuner after a stroke. */
export const gaitBeltTransferBoardPianoTuner: CorpusCase = {
  id: 'gait-belt-transfer-board-piano-tuner',
  today: '2027-01-12',
  facts: {
    case_id: 37104,
    patient: {
      first_name: 'Ephraim',
      last_name: 'Dulcimer-Oyelaran',
      dob: '1955-05-27',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '203 lb',
      address: 'Lot 9, Persimmon Court, Sweetgum Bend, AR 71999',
      phone: '(870) 555-0142',
      mrn: 'SBR-30266',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
      { code: 'M19.011', description: 'Primary osteoarthritis, right shoulder' },
    ],
    items: [
      {
        item: 'Safety equipment, device or accessory, any type (gait belt with handles)',
        hcpcs: 'E0700',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'navy',
        size: 'large',
        justification:
          'Waist 44 in; the large belt fits 32 to 58 in. His wife, who is 5 ft 1 in and 118 lb, guards him when he stands and walks. On 2026-12-19 she held him by the waistband of his trousers, it tore, and he slid to the floor without injury. With a belt with handles in therapy he needed minimal assistance for 12 transfers on 2 days, without it moderate assistance. Walks 25 ft with a hemi-walker and one person at his side. Berg balance score 31 of 56 on 2027-01-05.',
      },
      {
        item: 'Transfer device, any type, each (transfer board)',
        hcpcs: 'E0705',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        length: '30 in',
        justification:
          'For transfers between wheelchair and bed and wheelchair and car, about 8 a day. Wheelchair seat 20 in high, bed 22 in, car seat 24 in. The gap to the car seat is 9 in; a 24 in board did not rest safely on both sides, a 30 in board did. Pain in the right shoulder when pushing up to stand is 7 of 10, when sliding on the board 3 of 10. He is not able to bear full weight on the left leg. The board carries 400 lb.',
      },
    ],
    provider: { name: 'Winona Sarkisian-Pell, MD', npi: '1386571940', date_signed: '2027-01-12' },
    seen: [
      '2026-12-29, in clinic, by Winona Sarkisian-Pell, MD: left arm strength 1 of 5, left leg 3 of 5, right side 5 of 5, left shoulder subluxed by one finger, blood pressure 132/78, skin whole.',
      '2027-01-05, at home, by Caspian Rudd, PT: Berg 31 of 56, follows two-step instructions, no neglect of the left side.',
      '2027-01-07, at home, by Caspian Rudd, PT: taught the wife the belt and the board; she did 3 transfers under supervision without prompting.',
    ],
    told: [
      'Who pays? Ozark Retirees Health Cooperative',
      'Who supplies? Sweetgum Medical Supply',
      'Stroke when? On 2026-08-31; in the rehabilitation hospital until 2026-10-09',
      'Lives with whom? With his wife Leontyne; no children',
      'Home? Manufactured home, ramp, hallway 30 in wide, bed frame closed to the floor',
      'Mechanical lift? Tried on 2026-10-20; its legs do not go under the bed frame and it does not turn in the hallway',
      'Work? Retired piano tuner, right-handed',
      'Wheelchair? Has a manual wheelchair with a removable left armrest',
      'Goes out? To outpatient speech therapy 2 times a week in the car',
    ],
    answered: [],
  },
  notes: [
    `January 12, 2027

Ozark Retirees Health Cooperative

Dear Sir or Madam:

You will see many requests for expensive equipment this week. This one is for a belt and a board.

Ephraim Dulcimer-Oyelaran, seventy-one, tuned pianos for a living until he retired. On the last day of August he had a stroke, and he was in a rehabilitation hospital until October 9. He came out of it with a left hemiparesis. When I saw him on December 29 there was hardly any movement in the left arm (1/5), the left leg was 3/5, and the left shoulder had slipped out by a finger's breadth. The right side is strong, but the right shoulder is arthritic, and that is the arm he has to do everything with.

His wife Leontyne gets him up. He weighs 203 pounds; she weighs 118 and stands five feet one. They have no children. Ten days before I saw him, she was steadying him by the waistband of his trousers when the cloth gave way and he slid to the floor. He wasn't hurt. The next time could be different, for either of them.

A belt with handles gives her something to hold that is made to be held. The board lets him slide from wheelchair to bed and to car without having to stand on a leg that won't take his full weight. He does this about eight times a day. With the board the right shoulder hurts 3 out of 10; when he pushes up to stand, 7.

A mechanical lift was tried at home in October. It would not go under the bed, nor would it turn in the hall.

I ask you to approve one gait belt (E0700) and one transfer board (E0705).

Winona Sarkisian-Pell, MD
NPI 1386571940`,
    `HOME HEALTH PHYSICAL THERAPY
EQUIPMENT RECOMMENDATION

Patient: Dulcimer-Oyelaran, E.   71 M   R-handed
Dx: L hemiparesis s/p CVA (I69.354); gait abnormality (R26.89); R shoulder OA (M19.011)
Visits: 1/5/27, 1/7/27 (C. Rudd, PT)

1. FUNCTION
   Bal: Berg 31/56
   Amb: 25 ft, hemi-walker, 1 person alongside
   Cog: follows 2-step commands. No L neglect.
   LLE: not FWB
   W/c: manual, L armrest comes off

2. TRANSFERS
   Without belt: mod A
   With handled belt: min A, 12 transfers over 2 days
   Frequency at home: about 8/day (w/c-bed, w/c-car), or some 56/week

3. HEIGHTS
   w/c seat 20 in
   bed 22 in (+2)
   car 24 in (+4)
   Gap at car 9 in

   All transfers out of the chair are uphill. Board should be long enough to keep the slope gentle. 24 in board: not safely supported on both sides at the car. 30 in board: OK.

4. CAREGIVER
   Wife, 5'1", 118 lb. Pt outweighs her by 85 lb. Trained 1/7. Return demo: 3 transfers, supervised, no cues needed.

5. BELT SIZE
   Waist 44. L = 32-58. Fits with room for a winter coat.

6. ALTERNATIVES
   Mechanical lift: tried 10/20/26, not usable (bed frame closed to floor; no turn in 30 in hall).
   Belt w/o handles: a person of small stature has to grip webbing with closed fist near pt's body; handles let her keep elbows bent and back straight.

7. REC
   E0700 gait belt w/ handles, L, navy x 1
   E0705 transfer board 30 in, 400 lb capacity x 1`,
    `Family Medicine
Letter for Dr. Sarkisian-Pell

Okay, letter for equipment, Mr. Dulcimer-Oyelaran, MRN SBR-30266. He's 71, right-handed, four and a half months out from a cerebral infarct with residual left hemiparesis. He was discharged from the rehab hospital on October 9, so he has been home for three months. On December 29 his pressure was 132/78, skin was intact, motor exam left arm one out of five, left leg three out of five, right five out of five. He's got a one-finger subluxation of the left shoulder. Important point here: nobody should be pulling him up by that left arm. That's how a subluxed hemiplegic shoulder gets turned into a painful one. And he can't pull with the right too hard either, since there's osteoarthritis in that shoulder. So you can't use the arms and you can't use his pants, she tried the pants on December 19 and they ripped. What's left is a belt round the middle with handles on it, which is what the PT had him use, twelve transfers, min assist, versus mod assist without.

For the bed and the car he needs a board, thirty inches. The therapist, Caspian Rudd, compared a twenty-four and a thirty at the car and the twenty-four didn't sit right, there's a nine-inch gap. Car matters because he goes to speech therapy twice a week and the car is how he goes.

Codes are E0700 for the belt and E0705 for the board, one of each. Wife's been taught. Diagnoses I69.354, R26.89, M19.011. Payer is Ozark Retirees Health Cooperative.`,
    `SWEETGUM MEDICAL SUPPLY

Attention: Benefits, Ozark Retirees Health Cooperative
Subscriber: Ephraim Dulcimer-Oyelaran
Born: 05/27/1955
Residence: Lot 9, Persimmon Court, Sweetgum Bend, AR 71999
Phone: (870) 555-0142

We have a signed order in hand dated today, 01/12/2027, from Winona Sarkisian-Pell, MD (NPI 1386571940).

ITEM A
Code: E0700
Description: gait belt with handles, navy, large
Count: one
Limit: one in three years

ITEM B
Code: E0705
Description: transfer board, 30-inch, rated for 400 pounds
Count: one
Limit: one in five years

Both codes are of the "any type" sort, and so we describe exactly what is going out.

Weight check: subscriber 203 lb against 400 lb rating; the margin is 197 lb.
Size check: waist 44 in; belt range 32 to 58.
Length check: car gap 9 in; therapist found 24-inch board too short and 30-inch board suitable.

Diagnosis codes given: I69.354 (left side, non-dominant), R26.89, M19.011 (right shoulder).

Some plans treat transfer boards and belts as convenience items. They are in that gray zone only when the person can transfer without them. The physician's papers describe a man with left-sided paralysis after a stroke whose wife, a good deal smaller than he is, guards him; he is transferred around eight times a day. In October a mechanical lift, far more costly than both items together, could not be used in the house.

Request: approval of both lines as written.`,
    `To the Cooperative, from the home of Ephraim and Leontyne Dulcimer-Oyelaran

(set down with Mrs. Dulcimer-Oyelaran's help, to go with the doctor's order of January 12)

What happened? A stroke, August 31, 2026. It was the left side that went. He is right-handed, and for a man who tuned pianos that is something.

Who takes care of him? His wife. There are no children. He is five foot eleven and she is ten inches shorter.

What can he do? He walks twenty-five feet with a hemi-walker so long as there's a person beside him. He understands what he is told; the therapist gave him instructions two steps long and he followed them.

What can he not do? Put all his weight on the left leg. Use the left arm to any purpose.

What went wrong? On December 19 she had him by the waistband and it tore. He slid to the floor. No injury, thank goodness.

What has been tried? A lift, the kind on legs, last October 20. The bed frame in their manufactured home is closed down to the floor, so the legs have nowhere to go. And the hallway is thirty inches.

What works? A belt with handles. A board thirty inches long. The therapist came on January 5 and again on January 7 and showed her how. By the end of it she did three transfers with him watching and he didn't have to prompt her.

What will it be used for? Into bed, out of bed, into the car, out of the car. Twice a week the car takes him to speech therapy.

What does it cost to say no? A hip fracture in a man of seventy-one means surgery and often a nursing home. Back injury is the commonest injury of people who lift other people. A belt and a board cost less than one ambulance ride.

Doctor: Winona Sarkisian-Pell. Codes: E0700 and E0705, one each.`,
    `## Clinical summary supporting E0700 and E0705

### Patient snapshot
| | |
|---|---|
| Name | Ephraim Dulcimer-Oyelaran |
| Age / sex | 71 / male |
| Height / weight | 180 cm / 92 kg |
| Primary condition | Left hemiparesis following cerebral infarction (I69.354) |
| Contributing | Abnormal gait and mobility (R26.89); osteoarthritis of the right shoulder (M19.011) |

### Risk profile
A Berg score below 45 is commonly read as an increased risk of falling. **His is 31.** He has already slid to the floor once, on December 19, 2026, when the trousers by which his wife held him tore.

### Comparing the options

| Option | Verdict | Reason |
|---|---|---|
| Manual lifting by spouse | Unsafe | She weighs 58% of what he does |
| Mechanical lift | Not feasible | Tried 10/20/2026; closed bed frame, narrow hallway |
| Stand-pivot without aids | Not feasible | Left leg cannot take full weight; right shoulder pain 7/10 on pushing up |
| Gait belt + board | **Recommended** | Minimal instead of moderate assistance; shoulder pain 3/10 |

### Specifications
- **Gait belt:** handles, large, navy. Quantity 1.
- **Transfer board:** 30 in, capacity 400 lb (almost double his weight). Quantity 1.

### Training
Education took place at home on January 7, 2027. His wife completed three transfers under the physical therapist's supervision and needed no prompting.

### Compatibility
The left armrest of his wheelchair can be removed, which is a precondition for sliding sideways on a board.

### Bottom line
Two simple, low-cost items make about eight daily transfers safer for both spouses. Ordered by Winona Sarkisian-Pell, MD, on January 12, 2027.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
