import type { CorpusCase } from '../corpus-case.ts';

/** A roofer who lost his right leg waits for a prosthesis; a physician, a therapist, a nurse and the supplier write. */
export const manualChairAmputeeRoofer: CorpusCase = {
  id: 'manual-chair-amputee-roofer',
  today: '2026-03-09',
  facts: {
    case_id: 21102,
    patient: {
      first_name: 'Dashiell',
      last_name: 'Okpara',
      dob: '1987-08-22',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '187 lb',
      address: '418 Gable Street, Apt 2, Quarry Bend, PA 18999',
      phone: '(570) 555-0142',
      mrn: 'QBR-90417',
    },
    diagnoses: [
      { code: 'Z89.611', description: 'Acquired absence of right leg above knee' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
    ],
    items: [
      {
        item: 'Standard wheelchair',
        hcpcs: 'K0001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'Right above-knee amputation on 2026-01-28 at Saint Brannoc Trauma Center after a fall from a roof on 2026-01-25. Residual limb 9 inches long, wound closed, swelling still 2 cm above the target; the prosthetist expects casting in May 2026 and a first prosthesis in July 2026. On axillary crutches he hops 30 feet and then the left wrist hurts; it was fractured in the same fall and is in a splint until 2026-04-06. With a front-wheeled walker he fell on 2026-02-19 in the bathroom. Propels a standard chair himself 150 feet on level floor with both hands and the left foot. Ground-floor apartment, no steps, doors 32 inches.',
      },
      {
        item: 'Residual limb support system for wheelchair, any type',
        hcpcs: 'E1020',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'The right hip has a flexion contracture of 5 degrees. Without a support the limb hangs over the edge of the seat, swells and hurts: girth 54 cm in the morning and 56.5 cm in the evening on 2026-03-02.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 in., any depth',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '18 in x 16 in',
        justification:
          'Sits 6 to 8 hours a day in the chair. Skin intact, Braden 20; no need of a skin protection cushion.',
      },
      {
        item: 'Manual wheelchair accessory, anti-tipping device, each',
        hcpcs: 'E0971',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'The center of gravity lies farther back since the loss of the leg; the trial chair tipped back on the ramp of the gym on 2026-03-02 and the therapist caught it.',
      },
    ],
    provider: { name: 'Ilse Brannigan-Roy, MD', npi: '1093847265', date_signed: '2026-03-09' },
    seen: [
      '2026-03-04, in the amputee clinic, by Ilse Brannigan-Roy, MD: incision healed, two small scabs at the outer end, no drainage; phantom pain 5 of 10, 7 of 10 at night; arms 5/5 except the left wrist, which was not tested in its splint; left leg 5/5; blood pressure 122/78.',
      '2026-03-02, in the therapy gym, by Corwin Haddad, PT: propelled a standard wheelchair 150 feet on level floor, stand-pivot transfer to the left with stand-by help, amputee mobility predictor without prosthesis 29 of 43; girth of the residual limb 54 cm at 8 am and 56.5 cm at 4 pm.',
      '2026-02-24, at home, by Phoebe Lankershim, RN: bathroom door 32 inches, shower chair present, throw rugs removed, skin intact, Braden 20.',
    ],
    told: [
      'Who pays? Pennsylvania Medicaid',
      'Who supplies? Ironwood Mobility',
      'Lives with whom? With his brother Tendai, who works nights and sleeps until 2 pm',
      'What was his work? Roofer',
      'Who makes the prosthesis? Clement Ostrow, CP',
      'Medicines? Gabapentin 300 mg three times a day',
      'How long will he need it? 6 months',
      'Rent or buy? Rent the chair',
      'What does he have? Axillary crutches and a front-wheeled walker from the hospital',
      'What does he need to reach? Toilet, kitchen, bed and the bus stop for therapy, 200 feet from the door',
      'Other illnesses? None, no diabetes, does not smoke',
      'Therapy? Twice a week, Monday and Thursday',
    ],
    answered: [],
  },
  notes: [
    `Quarry Bend, March 9, 2026

To whom it may concern at Pennsylvania Medicaid,

Mr. Dashiell Okpara is a patient of our amputee clinic, and I am writing for a rental wheelchair to carry him over the months until he has a leg to walk on.

He is 38, a roofer, and had no other illnesses. On January 25 he fell from a roof; three days later the right leg was amputated above the knee at Saint Brannoc Trauma Center. The stump is nine inches in length. When I looked at it on March 4 the incision had healed apart from two little scabs laterally, and it was dry. The swelling, however, is two centimeters over the target. His prosthetist, Clement Ostrow, reckons with casting in May and a first prosthesis in July.

Until then Mr. Okpara must get about somehow. Crutches take him thirty feet, at which point the left wrist, which broke in the same accident and stays splinted until April 6, stops him. The walker the hospital gave him ended in a fall in his bathroom on February 19. In a standard chair, by contrast, he wheels himself 150 feet.

I am therefore ordering a standard wheelchair with a residual limb support, a general use cushion and a pair of anti-tippers. Estimated length of need is six months. I am not asking for a lightweight frame; his arms are full strength, the wrist aside, and he does not need it.

With kind regards,

Ilse Brannigan-Roy, MD
NPI 1093847265`,
    `PT EVALUATION – MANUAL WHEELCHAIR
Date: 03/02/2026 Site: therapy gym
Patient: Okpara, Dashiell (38 y, M) Ht 72" Wt 187#

HISTORY
R transfemoral amputation 01/28/26 following a fall off a roof. L wrist fracture from the same event, splint on through 04/06/26. Attends PT 2x/wk (Mon, Thu). PLOF: worked as a roofer.

DEVICES TRIED
Axillary crutches ....... 30 ft, ended by L wrist pain
Front-wheeled walker .... fall in bathroom 02/19/26
Standard w/c ............ 150 ft level, BUE + L foot, self-propelled

OBJECTIVE
AMPnoPRO 29/43
Transfers: stand-pivot toward the L, SBA
R hip: 5° flexion contracture
R residual limb length 9 in
Girth 54.0 cm at 0800; 56.5 cm at 1600 (difference 2.5 cm)

SAFETY OBSERVATION
Chair tipped backward on the gym ramp; caught by this therapist. Mass of the missing limb no longer counterbalances the trunk.

RECOMMENDATIONS
1. K0001, rental
2. E1020, right. Unsupported, the limb hangs off the front of the seat, swells and is painful.
3. E2601, 18 x 16 in. 6–8 hr/day seated. Skin OK.
4. E0971 x 2

Home is a ground-floor apartment with 32-in doors and no steps, so the chair can be used in every room he has to get to. Expected to be a prosthetic candidate; first prosthesis foreseen July 2026 (C. Ostrow, CP).

Corwin Haddad, PT`,
    `I visited Dashiell Okpara at 418 Gable Street on February 24. He lives in a ground-floor apartment with his brother Tendai. Tendai works the night shift and sleeps till two in the afternoon, so for much of the day Dashiell manages alone.

Five days before I came, he had fallen in the bathroom with his walker. There are no steps into or inside the apartment. I measured the bathroom door at 32 inches. A shower chair is in place. The throw rugs are gone. I found his skin whole everywhere and scored him 20 on the Braden.

He told us what he has to get to: his bed, the toilet, the kitchen, and the stop where he catches the bus to therapy on Mondays and Thursdays, some 200 feet away from his door. With crutches he gets 30 feet before his left wrist gives him trouble. That wrist was broken when he fell from the roof in January, and it will be in a splint for another four weeks from today's date (March 9 to April 6). So the bus stop is more than six times as far as he can hop.

A wheelchair is what he needs for now. He can push one himself. Because his right leg ends above the knee, it needs something to lie on, or it swells over the day. He should have a plain cushion, since he would be sitting six to eight hours, and two anti-tip devices, as the chair he tried tipped back with him on a ramp.

Once he gets his prosthesis, which is expected in July, this should change. Dr. Brannigan-Roy has put the need at 6 months.

Phoebe Lankershim, RN
March 9, 2026`,
    `IRONWOOD MOBILITY
DETAILED ORDER CONFIRMATION

Patient ......... Dashiell Okpara
DOB ............. 08/22/1987
Tel ............. (570) 555-0142
Deliver to ...... 418 Gable Street, Apt 2, Quarry Bend, PA 18999
Payer ........... Pennsylvania Medicaid
Prescriber ...... Ilse Brannigan-Roy, MD / NPI 1093847265
Rx date ......... 03/09/2026
ICD-10-CM ....... Z89.611, G54.6, R26.89
Duration ........ 6 months (March 2026 into September 2026)

LINES
1) K0001 standard wheelchair — 1 — RR (monthly rental)
2) E1020 residual limb support, right — 1
3) E2601 general use cushion 18" W x 16" D — 1
4) E0971 anti-tipping device, each — 2 (one per side)

SUPPORTING INFORMATION
Ambulation: nonfunctional within the home. Crutches limited to 30 ft by an injured left wrist; walker unsafe (fall of 02/19/2026).
Propulsion: able, 150 ft, both arms plus left foot.
Weight 187 lb, height 6'0".
Home access: no steps; doorways 32".
Face-to-face: 03/04/2026, Dr. Brannigan-Roy.
PT evaluation: 03/02/2026, C. Haddad, PT.

Remarks
A skin protection cushion was not ordered: Braden 20, skin intact. The limb support replaces nothing he already has; his current equipment is one pair of axillary crutches and a front-wheeled walker.`,
    `**LETTER OF MEDICAL NECESSITY – MANUAL WHEELCHAIR AND ACCESSORIES**

**Re:** Dashiell Okpara | **MRN:** QBR-90417 | **DOB:** August 22, 1987

**Introduction**
I am writing on behalf of my patient, Mr. Okpara, a 38-year-old man with an acquired absence of the right leg above the knee, to request coverage of a standard manual wheelchair with accessories.

**Medical History**
- Right transfemoral amputation on January 28, 2026
- Phantom limb pain, rated 5/10 and increasing to 7/10 at night, treated with gabapentin 300 mg three times daily
- Left wrist fracture, currently immobilized in a splint
- No diabetes; non-smoker

**Why a Wheelchair Is Needed**
- He does not yet have a prosthesis; a first prosthesis is anticipated in July 2026
- Crutch ambulation is limited to 30 feet because of left wrist pain
- A trial of a front-wheeled walker resulted in a fall in February 2026
- He is able to propel a standard wheelchair independently for 150 feet

**Why Each Accessory Is Needed**
- **Residual limb support (E1020):** prevents the limb from hanging in a dependent position. On March 2, its girth rose by 2.5 cm between morning and late afternoon.
- **Seat cushion (E2601):** he spends six to eight hours per day seated.
- **Anti-tipping devices (E0971, quantity 2):** loss of the limb has moved the center of gravity to the rear, and a trial chair tipped on a ramp.

**Home Setting**
The apartment is on the ground floor, without steps, and the doorways measure 32 inches.

**Duration:** 6 months

Thank you for your consideration.

**Ilse Brannigan-Roy, MD**
NPI: 1093847265
Signed: March 9, 2026`,
    `Amputee Clinic, progress note
3/4/26 (addendum for DME 3/9/26)

Subj: 5 wks s/p R AKA. Phantom pain 5/10 by day, 7/10 nights, on gabapentin 300 TID. Fell 2/19 w/ FWW, bathroom. Crutches OK ~30 ft then L wrist hurts. Brother at home but asleep until 2 PM after night work.

Obj: BP 122/78. Incision closed, 2 small scabs at lateral end, no drainage. UEs 5/5, L wrist deferred (splint). LLE 5/5. Residual limb edema 2 cm above goal.

Assessment:
 – Z89.611. Not ready for casting; CP (Ostrow) estimates May, prosthesis July.
 – G54.6, persisting.
 – R26.89. Can't walk to toilet or kitchen safely with what he has. Can self-propel.

Plan:
 – Std manual w/c, rental, 6 mo.
 – Residual limb support on R: keeps limb up, contracture at hip is only 5 deg, we want no more.
 – Gen use cushion, 18x16.
 – Anti-tippers x2; tipped on ramp in PT on 3/2.
 – PT continues Mon/Thu.
 – Vendor: Ironwood Mobility.

No caregiver is needed to push; he is independent in the chair on level ground. Transfers by pivot to the left, stand-by.

I. Brannigan-Roy MD 1093847265`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
