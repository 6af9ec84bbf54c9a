import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a prosthetist, an occupational therapist, a friend with an appeal, a hand surgeon and a model write for a cabinetmaker who lost her right hand. */
export const armProsthesisCabinetmaker: CorpusCase = {
  id: 'arm-prosthesis-cabinetmaker',
  today: '2026-07-20',
  facts: {
    case_id: 36106,
    patient: {
      first_name: 'Marguerite',
      last_name: 'Szalai-Boone',
      dob: '1992-04-05',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '146 lb',
      address: '19 Turnery Alley, Buckeye Landing, OH 43999',
      phone: '(614) 555-0164',
      mrn: 'BLR-83340',
    },
    diagnoses: [
      { code: 'Z89.211', description: 'Acquired absence of right upper limb below elbow' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
      { code: 'M77.12', description: 'Lateral epicondylitis, left elbow' },
    ],
    items: [
      {
        item: 'Below elbow, external power, self-suspended inner socket, removable forearm shell, Otto Bock or equal electrodes, cables, 2 batteries and one charger, myoelectronic control of terminal device',
        hcpcs: 'L6935',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'walnut',
        justification:
          'Right side. The residual limb is 17 cm from the elbow crease, cylindrical and healed, with full elbow motion and 60 degrees of forearm rotation. Muscle signals on 2026-06-16: extensors 62 microvolts, flexors 55 microvolts, well separated; she opened and closed a test hand 18 of 20 times on command. A body-powered arm with hook, worn from 2025-11-10 to 2026-05-29, gave a grip of 6 lb, the harness numbed the left armpit, and she could not work it overhead or at floor level. She wore it 3 hours a day. Because of it the left arm did most of the work, and the left elbow has hurt since March 2026.',
      },
      {
        item: 'Electric hand, switch or myoelectric controlled, adult',
        hcpcs: 'L7007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '7 1/4',
        justification:
          'Right side. Grip of up to 20 lb and an opening of 10 cm, enough for a jar, a pan handle and a clamp. A passive hand cannot grasp. She dresses, cooks and lifts her son, who weighs 24 lb. The size of 7 1/4 matches the left hand.',
      },
      {
        item: 'Upper extremity addition, test socket, wrist disarticulation or below elbow',
        hcpcs: 'L6680',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '3 years',
        justification:
          'The limb lost 1.5 cm of girth between 2026-01-20 and 2026-06-16, and the electrodes must touch the skin at all times. One clear socket for the first fit and a second after two weeks of wear.',
      },
      {
        item: 'Addition to upper extremity prosthesis, glove for terminal device, any material, prefabricated, includes fitting and adjustment',
        hcpcs: 'L6890',
        quantity: 2,
        quantity_limit: 4,
        limit_period: '1 year',
        justification:
          'The glove keeps glue and sawdust out of the hand. In a workshop one glove lasts about 6 months.',
      },
    ],
    provider: { name: 'Cornelia Vasquez-Thorne, MD', npi: '1376091825', date_signed: '2026-07-20' },
    seen: [
      '2026-06-16, at Buckeye Landing Rehabilitation, by Cornelia Vasquez-Thorne, MD: scar movable, no neuroma, no open skin, phantom pain 4 of 10, normal cognition.',
      '2026-06-16, signal test of 50 minutes, by Anselm Priddy, CP.',
      '2026-06-30, at Buckeye Landing Rehabilitation, by Farida Holloway, OTR/L: box and blocks left 68, right with hook 11; tender left lateral elbow.',
    ],
    told: [
      'When and how was the hand lost? On 2025-06-12, by a jointer at work; amputation below the elbow the same day',
      'Dominant hand? Right',
      'Work? Cabinetmaker in a shop of her own; back at work half days since February 2026',
      'Lives with whom? With her husband Lorcan and their son Emmett, 19 months',
      'Phantom pain treatment? Gabapentin 300 mg three times a day and mirror therapy since September 2025',
      'Who pays? Three Rivers Craft Guild Health Trust',
      'Who supplies? Priddy Limb and Brace',
      'Earlier request? Denied on 2026-07-08: body-powered arm said to be adequate',
      'Training after delivery? OT 2 times a week for 8 weeks',
    ],
    answered: [],
  },
  notes: [
    `BUCKEYE LANDING REHABILITATION
Physical Medicine

July 20, 2026

Three Rivers Craft Guild Health Trust

RE: Marguerite Szalai-Boone, MRN BLR-83340
REQUEST: Myoelectric transradial prosthesis, right

Dear Colleague:

Ms. Szalai-Boone is a right-handed cabinetmaker, age 34. On June 12, 2025 a jointer took her right hand, and she underwent below-elbow amputation that day. She has been back in her own shop, half days, since February.

Your letter of July 8 takes the position that her body-powered arm is adequate. I respectfully disagree, and here is why.

She wore it from November 10 to May 29, over six months. Wear time was three hours a day. Pinch at the hook was six pounds. The cable-and-harness design requires the shoulder to do the pulling, so it does not work with the arm overhead or down by the floor, and the strap numbed her left armpit. The left arm took over, and since March it has lateral epicondylitis to show for it. The one good arm of an amputee should not be spent in this fashion.

On June 16 I found a limb that is nearly ideal for an externally powered device: 17 cm long, cylindrical, healed, scar mobile, no neuroma, full elbow motion and 60 degrees of forearm rotation. That same day Mr. Priddy recorded 62 microvolts over the extensors and 55 over the flexors. She commanded the test hand correctly in 18 of 20 attempts, or 90%. Her cognition is normal.

Phantom pain is 4/10 on gabapentin 300 mg t.i.d. (900 mg per day) with mirror therapy.

I am ordering L6935 x1, L7007 x1, L6680 x2 and L6890 x2. Occupational therapy will follow, 16 sessions over eight weeks.

Sincerely,

Cornelia Vasquez-Thorne, MD
NPI 1376091825`,
    `PRIDDY LIMB AND BRACE
Prosthetic justification, line by line

Client     Szalai-Boone, Marguerite
Side       Right, transradial
Prepared   for Dr. Vasquez-Thorne's order of 07/20/2026

L6935 (1)
Self-suspended inner socket, removable shell, electrodes, cables, two batteries, one charger, myo control. Self-suspended = no harness. The harness was what numbed the L axilla. Two batteries because one charges as the other is worn. Shell in walnut.

L7007 (1)
Electric hand, adult, 7 1/4, matched to her left. Grip to 20 lb. That's 14 lb more than she had from the hook and better than three times as much. Opens 10 cm, about 4 inches. Passive hand doesn't grasp, so it's no substitute.

L6680 (2)
Test sockets. Girth down 1.5 cm since 1/20. Myo needs constant contact: if the electrode lifts, the hand stops listening. First clear socket to find the shape, second one two weeks into wear, when the limb has settled. Going straight to a definitive socket on a limb that's still shrinking is how you pay for it twice.

L6890 (2)
Gloves. Keeps glue + sawdust out of the works. Six months each, so two make one year. Your cap is four.

SIGNAL TEST 6/16/26 (50 min)
Ext 62 uV | Flex 55 uV | separation good | 18/20 correct

LIMB
17 cm from elbow crease (6.7 in) | cylindrical | healed

WHAT SHE'S HAD
Body-powered w/ hook, 11/10/25 to 5/29/26

WHAT SHE DOES
Cabinetmaker. Jars, pan handles, clamps. Toddler of 24 lb.

A. Priddy, CP`,
    `OCCUPATIONAL THERAPY
Farida Holloway, OTR/L
Visit: June 30, 2026

S
"M. S.-B.", 34, R-hand dominant, R transradial amputee, a little over one year out. Cabinetmaker w/ own shop, half days since Feb. Lives w/ husband Lorcan and 19-month-old Emmett. Uses mirror therapy; on gabapentin 300 mg TID since Sept.

O
Box & Blocks (60 s): L 68 / R (hook) 11. So the hook does about 16% of what the other hand does.
L lateral elbow tender.
Hook wear: had been 3 h/day.

A
ADL analysis

  Dressing ........ needs a holder hand for fasteners; hook grip 6 lb
  Cooking ......... jar and pan handle call for more grip than 6 lb and a rounder grasp than a hook gives
  Child care ...... Emmett weighs 24 lb and gets picked up off floors, where the cable doesn't work
  Work ............ clamps; reaching overhead

Problem list
1. Low grip on R
2. Working envelope limited by the harness (nothing high, nothing low)
3. L armpit numb under harness
4. L lateral epicondylitis from doing the most of the work
5. Phantom pain

Myo would address 1-3 directly, and 4 by handing half of the work back. For 5 the evidence is softer: some studies find less phantom pain with regular use of a myoelectric arm, others don't.

P
Once delivered: OT 2x/wk x 8 wks. Start w/ signal control, then grasp of varied objects, then two-handed tasks at home, then bench tasks.
Recommend L6935 w/ L7007 under Dr. Vasquez-Thorne's order.`,
    `Dear Appeals Committee of the Three Rivers Craft Guild Health Trust,

You insure people who work with their hands. So I'll talk to you about hands.

I'm a friend helping with this appeal, for the doctor, Cornelia Vasquez-Thorne, to check and use. It concerns your decision of July 8, claim of Marguerite Szalai-Boone, 19 Turnery Alley, Buckeye Landing.

Marguerite builds cabinets in her own shop. Thirteen months ago she had two hands. The jointer got the right one, and she was right-handed.

You write that the arm with the hook is adequate. Let's go through what "adequate" meant.

Adequate for how long? Three hours a day. 

Adequate where? Between the waist and the shoulder. Up high, it wouldn't work. At floor level, it wouldn't work. A child of nineteen months lives at floor level.

Adequate with what strength? Six pounds. Emmett weighs twenty-four.

Adequate at what price? A numb left armpit. And a left elbow that has been sore since March because the left arm was doing two arms' jobs.

In the therapist's test she moved 68 little blocks with her left hand. With the hook, 11.

Now the other side. On June 16 they put sensors on her forearm, and eighteen times out of twenty she made a test hand do what she told it to. There's nothing to wait for: the stump is healed, the skin is closed, the scar moves freely.

She is 34. Under your own three-year rule for the arm, you'd be buying her the next three years of being able to open a jar, hold a clamp and pick up her boy. It seems to me that's what the Trust is for.

With respect, and thank you for reading to the end.`,
    `OPERATIVE SERVICE / HAND - CORRESPONDENCE

TO: Medical director, Three Rivers Craft Guild Health Trust
SUBJECT: Supporting statement. Pt. Szalai-Boone, F, DOB 4/5/92

A surgeon's view, from the physiatry, prosthetics and OT findings. No exam by me.

BOTTOM LINE: Good stump, good signals, failed body-powered. Approve the myo.

STUMP. R transradial, 17 cm. Amputation 6/12/25, so soft tissue is mature. Scar mobile. No neuroma. No open skin. Rotation 60 deg, elbow full. You can't ask for a lot more.

VOLUME. Lost 1.5 cm girth Jan to June. Expected. That's why two test sockets and not one.

SIGNALS. 62 and 55 uV. Separate sites. 18/20 on command.

PAIN. G54.6. 4/10. Gabapentin, mirror. No surgical target, seeing there's no neuroma.

CONTRALATERAL SIDE. M77.12, left elbow, onset March. Overuse of the intact limb is a known cost of a poor prosthesis. Treating it with a strap and then sending her back to one-handed cabinetmaking makes no sense.

BODY-POWERED FAILURE. 6.5 months is an honest trial. Grip 6 lb. Harness paresthesia. Useless overhead. This wasn't abandoned on day two.

COST. Yes, it's more. So is an epicondylitis on the only hand she has.

OTHER OPTIONS. Passive hand: looks fine, holds nothing. Toe transfer, transplant: not serious proposals here. Nothing: then the left arm goes on carrying everything.

CODES PER ORDER. L6935, L7007, L6680 (2), L6890 (2). Ordering MD Vasquez-Thorne, NPI 1376091825.`,
    `## Myoelectric Transradial Prosthesis: Draft Appeal Summary

*Prepared by an AI writing assistant from the chart. Please verify before sending.*

### Patient at a glance
| Field | Value |
|---|---|
| Name | Marguerite Szalai-Boone |
| Age / sex | 34 / F |
| Height, weight | 170 cm, 66 kg |
| Amputation | June 12, 2025, right, below elbow |
| Dominance | Right |
| Coverage | Three Rivers Craft Guild Health Trust |

### What was denied, and on what ground
On July 8, 2026 the Trust declined the request on the ground that a body-powered prosthesis is adequate.

### Response

**(a) The body-powered prosthesis was given a thorough trial.** It was worn for 200 days between November 10, 2025 and May 29, 2026. It provided limited grip, could not be operated in high or low positions, and caused numbness on the opposite side.

**(b) The patient meets the usual prerequisites for myoelectric control.**
- Sufficient, well-separated muscle signals
- A healed residual limb without neuroma
- Intact cognition
- A training plan (twice weekly, eight weeks)

**(c) The intact limb is being harmed.** Lateral epicondylitis of the left elbow has been present since March 2026.

**(d) Daily needs require an active grasp.** Mrs. Szalai-Boone, wife and mother of a toddler, needs to dress, cook, and lift her son. She also works half days as a cabinetmaker, where she handles clamps.

### Components

1. *Socket and control system* - L6935, right, walnut
2. *Electric hand* - L7007, size 7 1/4, right
3. *Two test sockets* - L6680
4. *Two gloves* - L6890

The first three are at the plan's limit for a period of three years; the gloves are at half the annual limit.

### Request
Please overturn the adverse determination and authorize all six units as ordered by Dr. Vasquez-Thorne on July 20, 2026.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
