import type { CorpusCase } from '../corpus-case.ts';

/** A nurse practitioner, a home-care OT, a supplier, a case manager, a daughter's helper and a terse hospitalist write for a heavy man whom his wife cannot lift. */
export const patientLiftStonemason: CorpusCase = {
  id: 'patient-lift-stonemason',
  today: '2026-11-05',
  facts: {
    case_id: 41104,
    patient: {
      first_name: 'Horace',
      last_name: 'Tillinghast-Boone',
      dob: '1958-01-19',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '412 lb',
      address: '2 Kiln Road, Dapple Fork, WV 26999',
      phone: '(304) 555-0187',
      mrn: 'DFC-58830',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'E66.01', description: 'Morbid (severe) obesity due to excess calories' },
      { code: 'Z68.43', description: 'Body mass index [BMI] 50.0-59.9, adult' },
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
    ],
    items: [
      {
        item: 'Patient lift, electric with seat or sling',
        hcpcs: 'E0635',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '600 lb capacity',
        justification:
          'He is not able to stand or to bear weight on the left leg, and without a lift he would be confined to bed. Moving him from bed to chair by hand takes 3 persons. A rented hydraulic lift, used from 2026-07-10 to 2026-09-30, was rated for 400 lb, below his weight of 412 lb, and his wife was not able to pump the handle above the height of the mattress. With an electric lift on trial on 2026-10-14 his wife alone moved him from the bed to the wheelchair in 9 minutes. He is moved 4 times a day.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'blue',
        size: 'XXL, full body with head support',
        justification:
          'A second sling, for use while the first is washed. He is incontinent of urine at night, and the sling is wet on about 3 mornings a week.',
      },
      {
        item: 'Hospital bed, heavy duty, extra wide, with weight capacity greater than 350 pounds, but less than or equal to 600 pounds, with any type side rails, with mattress',
        hcpcs: 'E0303',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He sleeps in a queen-size bed on a platform frame, and the legs of a lift do not go under it. He gets breathless when he lies flatter than 30 degrees and is propped on 5 pillows. His position has to be changed every 2 to 3 hours. His skin is whole, with redness over the left heel that fades in 10 minutes.',
      },
    ],
    provider: { name: 'Marisol Etchegaray, FNP-C', npi: '1386052749', date_signed: '2026-11-05' },
    seen: [
      '2026-05-21 to 2026-07-09, Dapple Fork Hospital and its rehabilitation unit: stroke of the right middle cerebral artery.',
      '2026-10-14, at home, by Gideon Parrish, OT: left arm 1/5, left leg 1/5, right arm 5/5, right leg 4/5; sits at the edge of the bed for 2 minutes with one person holding him; rolls to the left with help of one.',
      '2026-10-29, at home, by Marisol Etchegaray, FNP-C: weight 412 lb on a bed scale, BMI 57.5, blood pressure 138/82, speech clear, follows commands.',
    ],
    told: [
      'Who pays? Allegheny Senior Choice',
      'Who supplies? Two Rivers Home Medical',
      'Lives with whom? With his wife Leona, 66, who weighs 128 lb and has had two operations on the lumbar discs, in 2014 and 2021',
      'Other help? A home health aide 3 mornings a week; his daughter Winifred on Saturdays',
      'Former work? Stonemason for 38 years',
      'Fire department called to lift him? 6 times between 2026-08-01 and 2026-10-13, each after a failed transfer; no injury',
      'Home? Bedroom on the ground floor, 13 by 14 ft, bare wooden floor, door 36 inches wide',
      'Wheelchair? A heavy-duty wheelchair, delivered in July 2026',
    ],
    answered: [],
  },
  notes: [
    `Marisol Etchegaray, FNP-C
NPI 1386052749

November 5, 2026

Allegheny Senior Choice

Dear Reviewer,

Horace Tillinghast-Boone laid stone for thirty-eight years. On May 21 of this year a stroke in the territory of the right middle cerebral artery took the use of his left side, and he came home on July 9 unable to stand. He is 68 years old and weighs 412 pounds.

I visited him at home a week ago, on October 29. He speaks clearly and follows commands. His blood pressure was 138/82. He can do a good deal with his right arm. But he cannot bear weight on the left leg, both knees are arthritic, and there is no way to get a man of his size out of bed by hand without three people. The household has one: his wife Leona, 66, who is 128 pounds and has had her lumbar discs operated on twice.

So they call the fire department. Six times between August 1 and October 13, crews came to lift him after a transfer failed. By luck nobody was injured.

A hydraulic lift was rented for them in July. It was rated for 400 pounds, which he exceeds by twelve, and Leona could not pump it higher than the mattress. It was given up at the end of September. On October 14 she tried an electric one. She moved him to his wheelchair, alone, in nine minutes.

I am ordering an electric patient lift (E0635), a second sling (E0621), and an extra wide heavy-duty hospital bed with mattress (E0303). The bed is not a luxury. He is breathless below thirty degrees, has to be turned every two to three hours, and sleeps on a platform frame that no lift can get its legs beneath.

Without the lift he would be bed-confined. I ask you to approve all three.

Marisol Etchegaray, FNP-C`,
    `HOME OT EVALUATION: TRANSFERS
Gideon Parrish, OT
Visit 10/14/2026

Client: H. Tillinghast-Boone, 68 M, L hemi s/p R MCA CVA 5/2026

Strength (0-5)
          Arm    Leg
Left       1      1
Right      5      4

Bed mobility: rolls to L w/ one person assisting. Other position changes q 2-3 h by caregiver.
Sitting EOB: 2 min, one person holding.
Standing: unable. WB LLE: unable.
Transfers bed <-> w/c: dependent x3 manual.

Trial, electric floor lift
Operator: spouse, alone
Task: bed to wheelchair
Time: 9 min
Outcome: completed

Prior device: hydraulic lift, rental 7/10–9/30. Capacity 400 lb. Spouse unable to raise past mattress height by pumping.

Caregiver factors: spouse 66 y, 128 lb, lumbar disc surgery x2 (2014, 2021). NIOSH-type limits for manual patient handling are 35 lb under ideal conditions. Client's weight is more than three times that of his wife.

Environment: ground-floor bedroom 13 x 14 ft. Bare wood floor (good, casters roll). Door 36". Present bed: queen, platform frame. Lift base does not pass under. → bed must change as well, or the lift cannot be used at bedside.

Recs:
1. Electric lift, 600 lb capacity (E0635)
2. Second sling (E0621), XXL, full body w/ head support: first one wet ~3 a.m.s per wk from nocturnal incontinence
3. Heavy duty extra wide bed w/ mattress and rails (E0303)

Frequency of use: 4 transfers/day = 28 per wk.`,
    `TWO RIVERS HOME MEDICAL
Prior Authorization Packet, page 1 of 1

TO: Allegheny Senior Choice

PATIENT INFORMATION
Horace Tillinghast-Boone
January 19, 1958
2 Kiln Road, Dapple Fork, WV 26999
(304) 555-0187

EQUIPMENT
Item 1. E0635, patient lift, electric, with seat or sling, rated 600 lb. One.
Item 2. E0621, sling, nylon or canvas, XXL full body with head support, blue. One.
Item 3. E0303, hospital bed, heavy duty, extra wide, over 350 and up to 600 lb, side rails, mattress. One.

DIAGNOSIS CODES
I69.354, E66.01, Z68.43, M17.0

CAPACITY CHECK
The patient weighs 412 lb (187 kg). Item 1 leaves a margin of 188 lb. Item 3 covers a range in which he falls. The hydraulic lift rented from July 10 through September 30, 2026 had a capacity of 400 lb and was therefore overloaded. We don't consider it an acceptable alternative.

WHY ELECTRIC
We're aware that most plans view the electric lift as a convenience and pay for the hydraulic one. The caregiver here tried the hydraulic for close to twelve weeks and was not able to pump the handle above mattress height. She has a history of two lumbar disc operations.

WHY TWO SLINGS
Item 1 comes with one. It gets wet around three mornings a week. He is transferred four times daily and can't wait for laundry. The quantity asked for is within one per year.

WHY THE BED
The base of a floor lift needs clearance below the bed. A platform frame has none.

DELIVERY
Door 36 in. Room 13 x 14 ft on the ground floor.

ORDERED BY
Marisol Etchegaray, FNP-C, NPI 1386052749, signed November 5, 2026`,
    `CASE MANAGEMENT TIMELINE for medical review
Re: Mr. Tillinghast-Boone, MRN DFC-58830

May 21, 2026
Stroke (right MCA). Admitted to Dapple Fork Hospital, then its rehabilitation unit.

July 9
Discharged home, after 49 days. Left hemiplegia, non-dominant side (I69.354).

July
Heavy-duty wheelchair delivered.

July 10
Hydraulic lift rented. Rated 400 lb.

August 1 to October 13
Six calls to the fire department for lift assistance, each following a failed transfer. No injuries.

September 30
Rental of the hydraulic lift ended. Under capacity for his weight, and the wife could not operate it high enough.

October 14
Home visit by Gideon Parrish, OT. Left arm and leg 1/5. Trial of an electric lift: the wife, unaided, completed a bed-to-wheelchair transfer in 9 minutes.

October 29
Home visit by Marisol Etchegaray, FNP-C. Weight 412 lb by bed scale. BMI 57.5 (Z68.43).

November 5
Orders signed for E0635, E0621 and E0303.

What is at stake
He has a chair he can sit in and no safe way to reach it. Formal help is an aide on three mornings a week; the daughter, Winifred, comes Saturdays. That leaves every other transfer, out of 28 a week, to a 66-year-old with a twice-operated back. If she is hurt, the realistic alternative is a nursing facility, whose cost for a single month generally exceeds that of all the equipment listed here.

His skin is still whole. There is redness over the left heel which fades within ten minutes. Now is the time to prevent a pressure injury and not after it.

Recommendation: approve as ordered.`,
    `To: Marisol Etchegaray
Subject: Dad's lift — draft you can cut from

Hello Ms. Etchegaray,

I'm helping Winifred put the family's side on paper for Allegheny Senior Choice. Here's what we think matters, in no order:

* Her dad is 5'11" and 412. His wife Leona is 128. You can't argue with that.

* Leona's discs have been operated on twice, 2014 and 2021.

* When a transfer goes wrong the fire department comes. That was six times in about ten and a half weeks this summer and fall. A crew that is sent to a bedroom is not at a fire.

* The aide comes three mornings. Winifred comes Saturdays. On the rest of the days and all the evenings, it's Leona.

* The pump-handle lift: she couldn't get the handle to take him past the mattress. And the label said 400.

* The electric one: nine minutes, bed to wheelchair, by herself. That was on October 14 when Mr. Parrish was there.

* He props on five pillows because he's short of breath lying flatter than 30 degrees. A hospital bed raises the head with a button. Pillows slide.

* The bed he's in is a queen on a platform. There's no under. So the lift without the bed is no good, and they'd better not approve one and deny the other.

* The second sling: the first is wet about three mornings in the week. You can't put a man in a wet sling and you can't leave him in bed until it dries.

* He was a stonemason for 38 years. His right arm is still full strength. His speech is clear.

Codes from your order, so they're in one place: E0635 lift, E0621 sling, E0303 bed.

Take what you need.`,
    `BRIEF LETTER OF MEDICAL NECESSITY

Pt: TILLINGHAST-BOONE, Horace. 68M. DOB 1/19/58.
Payer: Allegheny Senior Choice.

DX. L hemiplegia after cerebral infarction, nondominant (I69.354). Class III obesity (E66.01, Z68.43). Bilateral knee OA (M17.0).

STATUS. Nonambulatory. Cannot stand. L leg 1/5, no weight-bearing. R side 4-5/5. Cognition adequate to follow commands. Nocturnal urinary incontinence. Orthopneic: HOB must be >=30 deg. Repositioned q2-3h. Skin intact, transient L heel erythema.

REQUEST.
(a) E0635 electric lift x1
(b) E0621 sling XXL x1
(c) E0303 HD extra-wide bed x1

CRITERIA.
Lift: bed-confined without it? Yes. Transfer requires more than one person? Yes, three.
Electric over hydraulic: 400-lb hydraulic failed on capacity and on caregiver strength. Electric succeeded on trial with one caregiver.
Sling: hygiene, alternate while washing.
Bed: positioning not feasible in an ordinary bed; head elevation more than 30 degrees most of the time; weight over 350 and not over 600 lb; needed for use of the lift.

ALTERNATIVES REJECTED. Manual transfer (takes three persons; wife is alone with him most of the week). Sit-to-stand device (needs weight bearing on legs; he has none on the left, and OA on both sides). Pillows. EMS/fire assist, six calls already.

SETTING. Home, ground floor. Wife is the caregiver. Wheelchair already supplied in July, heavy duty.

DURATION. Long term. Motor recovery after stroke slows beyond the first months and he is five and a half months out.

BENEFIT. Out of bed four times daily, one caregiver, no fire crew.

M. Etchegaray, FNP-C. 1386052749. 11/05/2026.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
