import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a prosthetist and a physical therapist write for a woman who lost a leg in a grain auger. */
export const transtibialProsthesisGrainElevator: CorpusCase = {
  id: 'transtibial-prosthesis-grain-elevator',
  today: '2026-10-21',
  facts: {
    case_id: 11305,
    patient: {
      first_name: 'Dorothea',
      last_name: 'Kaminsky-Boone',
      dob: '1979-07-08',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '166 lb',
      address: '2260 Silo Road, Plainview Junction, KS 67999',
      phone: '(620) 555-0152',
      mrn: 'WRI-47209',
    },
    diagnoses: [
      { code: 'Z89.511', description: 'Acquired absence of right leg below knee' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
    ],
    items: [
      {
        item: 'Below knee, molded socket, shin, SACH foot, endoskeletal system',
        hcpcs: 'L5301',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Right leg crushed in a grain auger on 2026-02-20, amputated below the knee the next day at Wichita Range Hospital. Preparatory prosthesis since 2026-05-18, worn 13 hours a day. The limb has shrunk from 36.4 cm to 31.8 cm at 4 cm below the mid-patellar tendon and has not changed for 8 weeks. She wears 15 ply of socks, the socket turns, and the end of the tibia is red after 2 hours of walking. Limb 15 cm long, scar healed, knee moves 0 to 125 degrees, knee extension 5/5.',
      },
      {
        item: 'All lower extremity prostheses, flex-walk system or equal',
        hcpcs: 'L5981',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: '24 cm',
        justification:
          'Functional level K3. AMPPRO 41 of 47 on 2026-10-07; six-minute walk 384 meters; walks at 0.8 and at 1.4 meters per second on demand. Goes over gravel, ramps and grated steel stairs, 62 steps to the top of the elevator, which the foot of the preparatory prosthesis, with no spring, makes her take one at a time.',
      },
      {
        item: 'Addition to lower extremity, below knee/above knee suspension locking mechanism (shuttle, lanyard or equal), excludes socket insert',
        hcpcs: 'L5671',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'The suspension sleeve of the preparatory prosthesis bunches behind the knee when she squats and has torn twice; with a pin the limb moved 4 mm in the socket instead of 19 mm.',
      },
      {
        item: 'Addition to lower extremity, below knee/above knee, custom fabricated from existing mold or prefabricated, socket insert, silicone gel, elastomeric or equal, for use with locking mechanism',
        hcpcs: 'L5673',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'One liner is worn while the other is washed and dries overnight; she sweats in the grain dust.',
      },
    ],
    provider: { name: 'Fennimore Adeyemi-Strand, MD', npi: '1730592846', date_signed: '2026-10-21' },
    seen: [
      '2026-10-07, in amputee clinic, by Fennimore Adeyemi-Strand, MD: limb conical, no open skin, redness 2 cm at the tibial end, no neuroma tenderness, left foot with normal pulses and feeling.',
      '2026-10-07, same clinic, by Rosalind Tcheng, PT: AMPPRO 41, six-minute walk 384 m, no cane, stairs one at a time with rail.',
      '2026-10-14, at Flint Hills Prosthetics, by Everard Noonan, CP: limb measured, test with a pin liner, pistoning 4 mm.',
    ],
    told: [
      'Who pays? Heartland Farmers Mutual Health',
      'Who supplies? Flint Hills Prosthetics',
      'Lives with whom? With her husband Burl and two sons, 12 and 15',
      'Home? Two-story farmhouse, bedroom upstairs, gravel yard',
      'Work? Manager of a grain elevator, back part-time since 2026-08-03, 4 hours a day; wants to return to full time by January',
      'Phantom pain? Gabapentin 300 mg three times a day and mirror therapy; pain 2 of 10',
      'Falls? One in July, on gravel, without injury',
      'Walking before the accident? Without limits; refereed girls basketball',
      'Therapy? Twice a week from May to the end of August',
    ],
    answered: [],
  },
  notes: [
    `October 21, 2026

Heartland Farmers Mutual Health
Attn: Prosthetics Review

Insured: Dorothea Kaminsky-Boone
Born: July 8, 1979

Dear Doctor,

I request authorization for a definitive right transtibial prosthesis for Mrs. Kaminsky-Boone, who is 47 and manages a grain elevator.

Her leg was crushed in an auger on February 20 of this year and was amputated below the knee on the 21st. Since May 18 she has been walking on a preparatory limb and now has it on thirteen hours of the day. That prosthesis no longer fits. Her residual limb measured 36.4 cm at first and measures 31.8 cm now, and that figure has held for eight weeks. To fill the socket she needs 15 ply of socks. Even so it rotates, and two hours of walking leave the tip of the tibia red. The limb itself is well suited to a prosthesis: 15 cm long, conical, well healed, with a knee that bends to 125 degrees, straightens fully and extends with full strength.

Her functional level is K3. She scored 41 of 47 points on the AMPPRO, covered 384 meters in six minutes without a cane, and can walk slowly or briskly as asked. Her surroundings are gravel, ramps and grated steel stairs; there are 62 steps to the top of the elevator. An energy-storing foot is made for just such a walker.

I am therefore ordering L5301, L5981 and L5671, one each, and two L5673 liners, so that one can dry overnight.

Before the injury she walked without limits. She means to be back at full-time work by January.

With best regards,

Fennimore Adeyemi-Strand, MD
NPI 1730592846`,

    `AMPUTEE CLINIC   10/21/2026 (re visit 10/07/2026)
KAMINSKY-BOONE, DOROTHEA   47 F   WRI-47209

S: R BKA 2/21/26 after auger crush injury 2/20. Prep prosthesis since 5/18, wears 13 h/d. 15-ply socks, socket rotates, distal tib red after 2 h walking. Sleeve bunches behind knee w/ squatting, torn x2. 1 fall (July, gravel, no injury). Phantom pain 2/10 on gabapentin 300 TID + mirror tx. Back at work since 8/3, 4 h/day. PT 2x/wk May - end Aug, done.

O: RL conical, 15 cm, scar healed, no open areas, 2 cm erythema distal tibia. No neuroma tenderness. Knee 0-125, ext 5/5. Circumference 4 cm below MPT: 36.4 -> 31.8, stable x 8 wks. L foot: pulses and sensation nl.
AMPPRO 41/47. 6MWT 384 m. Gait speeds 0.8 and 1.4 m/s. No assistive device. Stairs: one at a time w/ rail.

A: Z89.511, mature residual limb, K3 ambulator. G54.6, mild, 2/10.

P: Definitive TT prosthesis, R:
L5301 x1
L5981 x1 (24 cm)
L5671 x1
L5673 x2
Vendor Flint Hills Prosthetics. Continue gabapentin.

Adeyemi-Strand`,

    `FLINT HILLS PROSTHETICS
Prosthetist's evaluation and recommendation

Client: Dorothea Kaminsky-Boone
Seen: 10/14/2026
Prosthetist: Everard Noonan, CP
Document date: 10/21/2026

SIDE AND LEVEL: right, below knee

PRESENT DEVICE: preparatory prosthesis, in use from 05/18/2026, held on by a suspension sleeve. The sleeve has torn two times.

LIMB SHAPE
| Measure | Start | Now |
|---|---|---|
| Circumference 4 cm below mid-patellar tendon | 36.4 cm | 31.8 cm |
| Residual limb length | | 15 cm |
| Sock ply | | 15 |

Reduction in girth: 4.6 cm, or about 13 percent. Stable for the last eight weeks.

SUSPENSION TEST: Movement of the limb inside the socket was 19 mm with the sleeve and 4 mm with a pin-lock liner.

RECOMMENDED BUILD
- L5301, endoskeletal below-knee prosthesis with molded socket (1)
- L5981, flex-walk foot or equal, 24 cm (1). It stands in for the SACH foot of the base code.
- L5671, shuttle lock (1)
- L5673, silicone liner for use with the lock (2; wear one, wash one)

ACTIVITY LEVEL: K3 as determined by Dr. Adeyemi-Strand. The K3 definition asks for ambulation at variable cadence and the ability to traverse most environmental barriers. Ms. Kaminsky-Boone varies her speed between 0.8 and 1.4 m/s. At work she meets gravel, ramps and steel grating, at home a gravel yard and a flight of stairs to the bedroom.

BODY WEIGHT: 166 lb   HEIGHT: 5 ft 6 in

PAYER: Heartland Farmers Mutual Health`,

    `Reply to reviewer
Claimant Dorothea Kaminsky-Boone, DOB 07/08/1979
October 21, 2026

1) Please state why the current prosthesis cannot be kept.
It is a preparatory one and the leg inside it is no longer the leg it was made for. Four point six centimeters of girth are gone. 15 plies of sock now take up the space. The socket spins and the tibial end gets red (2 cm of redness when I looked on October 7) once she has walked for two hours. She uses it 13 hours daily.

2) Is the limb mature?
Yes. No change in circumference for eight weeks, no open skin, healed scar.

3) Document the K level.
Level 3. Rosalind Tcheng, PT, obtained an AMPPRO score of 41 on October 7. The six-minute walk came to 384 m. No cane was used. Two speeds were produced at request, the faster 75 percent above the slower.

4) Why not a SACH foot?
The foot she has now has no spring, and with it she goes up stairs one step at a time. There are 62 of them at the elevator she manages.

5) Why pin suspension?
The sleeve has torn twice and bunches in the hollow of the knee in a squat. Pistoning went from 19 mm down to 4 mm in the prosthetist's test.

6) Why two liners?
Hygiene. She perspires, and there is grain dust. A washed liner needs the night to dry.

7) Other conditions which limit walking?
None were found at the left foot, where circulation and feeling are normal. Phantom pain is 2 out of 10 under gabapentin and mirror therapy.

Fennimore Adeyemi-Strand, MD, NPI 1730592846`,

    `# Medical Necessity Statement – Transtibial Prosthesis (Right)

**Patient:** Dorothea Kaminsky-Boone
**DOB:** 07/08/1979
**MRN:** WRI-47209
**Date:** 10/21/2026
**Prescriber:** Fennimore Adeyemi-Strand, MD (NPI 1730592846)

## Overview

The patient is a 47-year-old female who underwent right below-knee amputation on **02/21/2026** at Wichita Range Hospital after a crush injury. She has used a preparatory prosthesis since **05/18/2026** and is now a candidate for a definitive device.

## Clinical Status

- **Residual limb:** 15 cm, conical, healed, volume stable for 8 weeks
- **Knee:** 0–125°, extension strength 5/5
- **Skin:** no open areas; redness at the distal tibia after 2 hours of walking
- **Pain:** phantom limb pain 2/10 with gabapentin 300 mg TID and mirror therapy
- **Falls:** one, in July, on gravel, no injury

## Functional Level: K3

- **AMPPRO:** 41/47
- **6-Minute Walk Test:** 384 m
- **Cadence:** variable (0.8–1.4 m/s)
- **Assistive device:** none

## Component Justification

1. **L5301 (x1)** – A new molded socket is required because limb circumference has decreased from 36.4 to 31.8 cm; 15-ply socks do not prevent rotation.
2. **L5981 (x1)** – A dynamic foot supports gravel, ramps and stairs, including 62 steps at the patient's workplace.
3. **L5671 (x1)** – Locking suspension reduces pistoning from 19 mm to 4 mm; the existing sleeve bunches and has torn twice.
4. **L5673 (x2)** – Two liners allow one to be cleaned and dried overnight.

## Goals

- Return to **full-time employment** by January
- Safe negotiation of her two-story farmhouse, in which the bedroom is on the upper floor

Sincerely,
**Fennimore Adeyemi-Strand, MD**`,

    `Dear Flint Hills team, dear Heartland reviewer,

We met Dorothea Kaminsky-Boone on the 7th of October in our amputee clinic, seven and a half months after she lost her right lower leg. This is our account of where she stands.

She lives in a farmhouse with her husband, Burl, and two sons, who are twelve and fifteen. There is gravel outside the door and a staircase inside it. Since the third of August she has been back at the grain elevator for four hours a day. Full time by January is what she is after. She used to referee girls' basketball.

What holds her back is the socket. Her leg has become almost 5 cm thinner than when the first measurements were made, and for the past eight weeks it has stayed that way. Socks, fifteen ply of them, fill the gap badly. The bone end is red after a couple of hours. The sleeve that holds the leg on gathers behind her knee whenever she squats; twice it has torn.

On testing she was an able walker. 41 points on the AMPPRO. 384 meters in six minutes. No cane. She walked at 0.8 meters a second and, on demand, at 1.4.

It is our opinion that she is a K3 walker and needs a prosthesis to match: a new molded socket and shin, a springy foot, a lock with pin, and a pair of liners that she can alternate. The codes are L5301, L5981, L5671 and L5673 (two of the last).

Phantom pain is at 2/10, with gabapentin and mirror therapy.

October 21, 2026

For the clinic: Fennimore Adeyemi-Strand, MD`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
