import type { CorpusCase } from '../corpus-case.ts';

/** A third-grader has outgrown her artificial leg, and six people explain it to a children's plan. */
export const prosthesisKickballGirl: CorpusCase = {
  id: 'prosthesis-kickball-girl',
  today: '2026-11-24',
  facts: {
    case_id: 40106,
    patient: {
      first_name: 'Juniper',
      last_name: 'Vasquez-Holt',
      dob: '2018-04-11',
      gender: 'female',
      height: '4 ft 2 in',
      weight: '57 lb',
      address: '230 Aspen Bend, Sable Creek, CO 81999',
      phone: '(970) 555-0115',
      mrn: 'SCK-55730',
    },
    diagnoses: [
      { code: 'Z89.512', description: 'Acquired absence of left leg below knee' },
      { code: 'Q72.62', description: 'Longitudinal reduction defect of left fibula' },
    ],
    items: [
      {
        item: 'Below knee, molded socket, shin, SACH foot, endoskeletal system',
        hcpcs: 'L5301',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '18 months',
        justification:
          'Left side. She was born without most of the left fibula, and the leg was amputated below the knee on 2019-09-16. The present prosthesis was delivered on 2025-03-19, when she was 3 ft 10 in tall and weighed 46 lb; she has since grown 4 inches. It is now 2.2 cm shorter than the other leg, and the pylon cannot be made longer. The end of the residual limb measured 19.5 cm around in 2025 and measures 22 cm now. She takes the leg off at school by 13:00 because of pain of 6 of 10.',
      },
      {
        item: 'Addition to lower extremity, below knee/above knee, socket insert, silicone gel, elastomeric or equal, for use with locking mechanism',
        hcpcs: 'L5673',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '12 months',
        size: '22',
        justification:
          'Left side. One liner is worn while the other is washed and dries. The present liner of size 20 is torn at the pin and pinches. On 2026-11-03 there were red marks of 3 cm over the fibular head and 2 cm at the end of the tibia that lasted 25 minutes after the leg was taken off.',
      },
      {
        item: 'All lower extremity prostheses, flex-walk system or equal',
        hcpcs: 'L5981',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '18 months',
        size: '18 cm',
        justification:
          'Left side. She runs, climbs and plays kickball, functional level K4. With the present SACH foot 10 meters took 9.1 seconds on 2026-11-10; with a loaned carbon foot 6.8 seconds. She vaults on the right foot with the SACH foot and did not with the loaned one.',
      },
      {
        item: 'Prosthetic sock, multiple ply, below knee, each',
        hcpcs: 'L8420',
        quantity: 12,
        quantity_limit: 12,
        limit_period: '12 months',
        justification:
          'Left side. Socks take up the change of volume during the day. She starts the day with 1 ply and needs 4 ply in the afternoon.',
      },
    ],
    provider: { name: 'Ferdinand Okonjo-Bates, MD', npi: '1861047325', date_signed: '2026-11-20' },
    seen: [
      '2026-11-03, in clinic, by Ferdinand Okonjo-Bates, MD: prosthesis 2.2 cm short, knee motion 0 to 140 degrees, strength 5/5, no open skin, red marks over the fibular head and at the end of the tibia.',
      '2026-11-03, X-ray: no bony spur at the end of the tibia.',
      '2026-11-10, by Marguerite Tull, CPO: limb end 22 cm, 10 meters in 9.1 seconds with the SACH foot and 6.8 seconds with a loaned carbon foot, cast taken.',
    ],
    told: [
      'Lives with whom? With her mother Paloma, her stepfather and twin brothers of 3 years; 14 stairs to the bedroom',
      'School? Third grade at Sable Creek Elementary',
      'Sport? Kickball team at school, climbing on Saturdays',
      "Who pays? Columbine Children's Care",
      'Who supplies? Summit Line Prosthetics',
      'Earlier prostheses? Three, delivered in January 2020, May 2022 and on 2025-03-19',
      'Therapy? Desta Whitcomb, PT, once a week for 8 weeks after the fitting',
      'Allergies? None known',
    ],
    answered: [],
  },
  notes: [
    `Ferdinand Okonjo-Bates, MD, Pediatric Orthopedics
NPI 1861047325

20 November 2026

Columbine Children's Care
Authorization Department

Re: Juniper Vasquez-Holt, 11 April 2018, replacement of left transtibial prosthesis

Colleagues:

Children outgrow artificial legs the way they outgrow shoes, only more expensively. Juniper, aged eight and a half, has outgrown hers.

She came into the world with fibular deficiency on the left (Q72.62). The limb was amputated below the knee on 16 September 2019, at seventeen months (Z89.512). She has had three prostheses, the latest delivered on 19 March 2025. Since then she has added four inches and eleven pounds. When I examined her on 3 November the prosthesis stood 2.2 cm short of the sound side. The pylon is at its end; it cannot be lengthened. The residual limb, 19.5 cm around at its tip when the socket was made, is now 22. There were pressure marks over the fibular head and the distal tibia, 3 and 2 cm, which were slow to fade. No skin was broken. An overgrowth spur, the classic trouble in children's amputations, was looked for on film and is not there. Knee motion and strength are full. Everything, then, is well except for the prosthesis.

I prescribe an endoskeletal below-knee prosthesis (L5301), two locking liners (L5673), an energy-storing foot (L5981) and twelve socks (L8420).

A word about the foot. Juniper is K4: she runs and climbs. On the SACH foot she vaults over her right toes at every step. On a borrowed carbon foot she did not, and was faster by 2.3 seconds over ten meters.

Dr. F. Okonjo-Bates`,
    `SUMMIT LINE PROSTHETICS
Clinical notes of the prosthetist in support of claim

Patient: J. Vasquez-Holt (8 F)       Side: LEFT BK
Prosthetist: Marguerite Tull, CPO    Seen: 11/10/26, cast taken

COMPONENT BY COMPONENT

Socket/shin, L5301 (1)
 Present one: 3/19/25, 20 months old.
 Distal circumference then/now: 19.5 / 22.0 cm (+2.5, about 13 %).
 Height: 2.2 cm short per MD. Pylon maxed out. Replace, don't repair.

Liner, L5673 (2)
 Present: size 20, torn at pin, pinches.
 New: size 22. Two because one is drying while the other is on. A wet liner on a kid's skin is a blister.

Foot, L5981 (1)
 18 cm.
 SACH: 10 m in 9.1 s = 1.10 m/s. Vaulting R.
 Loaner carbon: 10 m in 6.8 s = 1.47 m/s. No vaulting.

Socks, L8420 (12)
 1 ply a.m., 4 ply p.m. Limb volume drops over the day as with any amputee.

PRESSURE
 Fib head 3 cm, distal tib 2 cm, red 25 min after doffing (MD, 11/3). Redness that lasts beyond 10 min or so means the socket is loading bone.

WEAR
 Off by 1 p.m. at school. Pain 6/10.

FUNCTIONAL LEVEL
 K4.

AFTERCARE
 PT (Desta Whitcomb) weekly x 8 once she is fitted.

Prescription: Okonjo-Bates, MD, 11/20/26. Payer: Columbine Children's Care. All four lines are at, not over, the plan's limits. Present leg is past the 18-month period.`,
    `Hello to whoever opens this,

I volunteer with families and I'm helping Juniper's doctor say in everyday language what the codes mean.

Juniper is in third grade at Sable Creek Elementary. She's on the kickball team. Saturdays she climbs. Her bedroom is up fourteen stairs. At home there are her mom, Paloma, her stepdad, and twin brothers who are three, and if you have ever met three-year-old twins you know how much chasing goes on.

Every school day by one o'clock she has to take her leg off. It hurts, six out of ten. The bell that ends third grade does not ring at one. So for the rest of the day she is a child without a leg.

Why does it hurt? It's the size she was in March of last year. She was three foot ten and 46 pounds. She's four foot two and 57 now. The leg is almost an inch too short (2.2 centimeters), and there's no more length to let out. The cup that holds her leg is too small: two and a half centimeters smaller around than she is. It leaves red spots that take 25 minutes to go away. The soft liner inside is torn.

What we're asking for:
* a new leg with a new socket
* two liners, so there's a dry one
* a springy foot instead of the stiff one. She tried one on loan. Ten meters went from 9.1 seconds to 6.8.
* a dozen socks

She was born missing most of a bone in that leg and has walked with a prosthesis since January 2020. This will be number four. There will be a number five. That's what growing is.

Dr. Okonjo-Bates signed the prescription November 20, 2026.`,
    `PT PRE-PROSTHETIC STATEMENT

Name/MRN: Juniper V.-H. / SCK-55730
Dx: L transtibial amputation 2019 2° fibular longitudinal deficiency
For: Columbine Children's Care

1) BODY STRUCTURE & FUNCTION
   - ROM L knee 0-140°
   - MMT 5/5
   - Skin closed; erythema fib head + distal tibia
   - LLD in prosthesis: 22 mm (L short)
   - No tibial spur on film 11/3/26

2) ACTIVITY
   - 10 m: 9.1 s (current SACH)
   - 10 m: 6.8 s (loaner dynamic-response foot), i.e. 25% less time
   - R vaulting w/ SACH; absent w/ loaner
   - Doffs by 13:00 on school days d/t pain 6/10

3) PARTICIPATION
   - 3rd grade; school kickball; Saturday climbing
   - Home: 14 stairs to bedroom
   - 2 younger brothers

4) PERSONAL / ENVIRONMENTAL
   - 8 y 7 m, 127 cm, 25.9 kg
   - Mother, stepfather in home
   - NKA

5) INTERPRETATION
   A prosthesis this short makes the pelvis drop and the spine bend with every step. Over months of growth that is not a trivial habit. Vaulting overloads the sound ankle. Both are equipment problems; the child's strength and range are normal.

6) RECOMMENDATION
   Support L5301, L5673 x2, L5981, L8420 x12 as prescribed by F. Okonjo-Bates, MD. Gait training 1x/wk x 8 wk (8 visits) following delivery, by Desta Whitcomb, PT.

7) GOALS WITH NEW LIMB
   a. Wear through the whole school day
   b. Level pelvis
   c. 10 m in under 7 s without vaulting`,
    `*** ORDER DETAIL REPORT ***

Acct: SCK-55730
Pt: VASQUEZ-HOLT, JUNIPER  8Y F
Guardian: mother
Addr: 230 Aspen Bend, Sable Creek, CO 81999
Ph: (970) 555-0115
Plan: Columbine Children's Care
Vendor: Summit Line Prosthetics

ORDER SET: Lower limb prosthesis, pediatric, transtibial, LEFT

1 | L5301 | BK molded socket, shin, SACH foot, endoskeletal | qty 1 | limit 1 / 18 mo
2 | L5673 | Socket insert, silicone gel, locking | qty 2 | limit 2 / 12 mo | sz 22
3 | L5981 | Flex-walk system or equal | qty 1 | limit 1 / 18 mo | 18 cm
4 | L8420 | Prosthetic sock, multi-ply, BK | qty 12 | limit 12 / 12 mo

Total pieces: 16

ASSOCIATED DX
Z89.512 Acquired absence of left leg below knee
Q72.62 Longitudinal reduction defect of left fibula

REASON FOR REPLACEMENT (select all)
[X] Growth: height 46 in to 50 in; weight 46 lb to 57 lb
[X] Poor fit: residual limb 22 cm, socket built for 19.5 cm
[X] Length discrepancy: 2.2 cm, not adjustable
[X] Wear: liner torn at pin
[X] Pain: 6/10
[ ] Loss or theft
[ ] Surgical revision

LAST PROSTHESIS: 03/19/2025 (20 months before this report)
PRIOR: 01/2020, 05/2022

K-LEVEL: 4

IMAGING: 11/03/2026, no bony spur

SIGNED: Okonjo-Bates, Ferdinand, MD  NPI 1861047325  11/20/2026

FYI to reviewer: base code L5301 describes a SACH foot. L5981 is an addition that upgrades the foot. The two are customarily billed together.`,
    `### Letter of Medical Necessity

**Patient:** Juniper Vasquez-Holt, age 8
**Prescribed by:** Ferdinand Okonjo-Bates, MD
**Submitted to:** Columbine Children's Care

Dear Review Team,

This letter supports replacement of a left below-knee prosthesis for a growing child.

**Background.** Juniper has a congenital deficiency of the left fibula that led to below-knee amputation in infancy. Her third and current prosthesis was delivered on March 19, 2025, about 20 months ago.

**Why the current device no longer serves**

1. *Length.* It is 2.2 cm short and can't be extended.
2. *Volume.* The distal residual limb has enlarged by 2.5 cm in circumference.
3. *Skin.* Erythema persists for 25 minutes after removal, although the skin remains intact.
4. *Function.* Pain leads her to remove the limb by early afternoon at school.

**Why a dynamic-response foot**

| | SACH foot | Carbon foot (loan) |
|---|---|---|
| 10-meter time | 9.1 s | 6.8 s |
| Walking/running speed | 1.1 m/s | 1.5 m/s |
| Vaulting | Yes | No |

The SACH foot is a cushioned, rigid-keel design that returns almost no energy. K4 users, a class that expressly includes active children, exceed what it offers.

**Why two liners and twelve socks.** Liners must be laundered and dried daily; a second one prevents interruption of wear. Socks compensate for volume fluctuation, which in her case runs from 1 ply in the morning to 4 ply in the afternoon.

**Consequences of denial.** She would be left with a painful, undersized limb on which safe play, stair use and a full school day aren't realistic.

**Follow-up.** Physical therapy is arranged with Desta Whitcomb, PT, for eight weekly sessions.

Thank you for your prompt review.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
