import type { CorpusCase } from '../corpus-case.ts';

/** A hand surgeon's office, an occupational therapist and a prosthetist write for a dairy farmer who lost a hand in a baler. */
export const armProsthesisDairyFarmer: CorpusCase = {
  id: 'arm-prosthesis-dairy-farmer',
  today: '2026-03-11',
  facts: {
    case_id: 20707,
    patient: {
      first_name: 'Hannelore',
      last_name: 'Petrossian-Dahl',
      dob: '1989-12-05',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '162 lb',
      address: 'N4471 Stanchion Road, Clover Mills, MN 56999',
      phone: '(507) 555-0188',
      mrn: 'MDT-42093',
    },
    diagnoses: [
      { code: 'Z89.211', description: 'Acquired absence of right upper limb below elbow' },
      { code: 'G54.6', description: 'Phantom limb syndrome with pain' },
      { code: 'W30.89XS', description: 'Contact with other specified agricultural machinery, sequela' },
    ],
    items: [
      {
        item: 'Below elbow, external power, self-suspended inner socket, removable forearm shell, Otto Bock or equal electrodes, cables, two batteries and one charger, myoelectronic control of terminal device',
        hcpcs: 'L6935',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Right forearm pulled into a hay baler on 2025-07-26, amputated below the elbow on 2025-07-27 at Maple Divide Trauma Center. Right-handed. Body-powered hook with shoulder harness worn from 2025-11-03 to 2026-02-06: the harness rubbed an open sore of 2 cm in the left armpit, the hook held no more than 6 lb, and it would not open overhead or below the waist. Myoelectric test on 2026-02-12: flexor signal 48 microvolts, extensor signal 41 microvolts, 26 of 30 commands separated correctly. The self-suspended socket needs no harness.',
      },
      {
        item: 'Electric hand, switch or myoelectric controlled, adult',
        hcpcs: 'L7007',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '7 1/4',
        justification:
          'For the house and for her daughter, aged 3: to hold a bottle, a zipper, a spoon and a pan. Grip force 20 lb.',
      },
      {
        item: 'Electric hook, switch or myoelectric controlled, adult',
        hcpcs: 'L7009',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'For the barn: pail handles, gate latches and milking units on 64 cows, twice a day. Wet and dirt ruin the electric hand. Exchanged for the hand at the wrist in less than a minute.',
      },
    ],
    provider: { name: 'Leocadia Finch-Moreau, MD', npi: '1574930286', date_signed: '2026-03-11' },
    seen: [
      '2026-02-12, in the limb loss clinic, by Leocadia Finch-Moreau, MD: scar closed and mobile, elbow 0 to 140 degrees, pronation and supination half of normal, phantom pain 4 of 10, no neuroma.',
      '2026-02-12, in the limb loss clinic, by Cleo Marchetti, CP: residual limb 17 cm from the lateral epicondyle, 26 cm around below the elbow and 21 cm near the end.',
      '2026-02-19, by Abel Nakashima-Rhodes, OTR/L: left thumb pain 5 of 10 from overuse, needs help with 7 of 20 household tasks, ties shoes with one hand, cannot cut meat or lift a full pail.',
    ],
    told: [
      'Who pays? Great Furrow Farmers Health Cooperative',
      'Who supplies? Bluestem Limb Works',
      'Lives with whom? With her husband Tor and their daughter Liv, 3',
      'What work? Dairy farmer, 64 cows',
      'Medicine? Gabapentin 300 mg three times a day for phantom pain',
      'Training planned? 12 sessions of occupational therapy with Abel Nakashima-Rhodes, OTR/L',
      'Who milks now? Tor and a hired hand, at 900 dollars a week',
      'Length of need? Lifetime',
    ],
    answered: [],
  },
  notes: [
    `March 11, 2026

Great Furrow Farmers Health Cooperative
Prosthetics Review

Patient: Hannelore Petrossian-Dahl
Born: December 5, 1989
ID in our records: MDT-42093

Dear Reviewing Physician,

On July 26 of last year Mrs. Petrossian-Dahl, a right-handed dairy farmer who is now 36, had her right forearm dragged into a hay baler. It was amputated below the elbow the next day at Maple Divide Trauma Center.

From November 3 until February 6 she wore a body-powered hook. That is three months. The harness wore an open sore, two centimeters across, into her left armpit. The hook could not hold more than six pounds, and neither over her head nor below her waist would it open.

When I examined her on February 12 the scar had closed and moved freely, the elbow ran from 0 to 140 degrees, and there was no neuroma. She has half the normal rotation of the forearm. Phantom pain stood at 4 of 10 with gabapentin on board. Electrical testing that day found 48 microvolts over the flexors, 41 over the extensors, and she kept the two signals apart in 26 of 30 attempts.

I prescribe a self-suspending myoelectric prosthesis (L6935), which does away with the harness, along with an electric hand (L7007) for the home and an electric hook (L7009) for the barn. She will need a prosthesis for the rest of her life.

Sincerely,

Leocadia Finch-Moreau, MD
NPI 1574930286`,
    `OCCUPATIONAL THERAPY EVALUATION
Abel Nakashima-Rhodes, OTR/L            2/19/2026
Client: Hannelore Petrossian-Dahl, 36/F, R-dominant, R transradial amputation

Occupational profile
Dairy farmer, 64 cows milked two times a day; at present her husband Tor and a hired hand do it, the latter for $900 weekly. Mother of Liv, age three.

Performance
– Household task list: independent in 13 of 20, needs help with 7
– Shoes: ties them one-handed
– Meat: cannot cut
– Full pail: cannot lift

Sound side
Left thumb pain 5/10, overuse. Every job the right hand used to do now falls to the left. Overuse of the remaining arm is a common late complaint of people with one-sided limb loss.

Prior device
Body-powered hook, 11/3/25–2/6/26. Skin breakdown L axilla (2 cm, open) from the harness. Hold limited to 6 lb. Unable to operate overhead or below waist level.

Myo-candidacy (clinic, 2/12)
Two independent sites: flexor 48 µV, extensor 41 µV; 26/30 correct (87%).

Recommendation
Myoelectric below-elbow prosthesis with two interchangeable terminal devices:
1. Hand – bottle, zipper, spoon, pan
2. Hook – pail, gate latch, milking unit

Plan
12 OT sessions: donning, control, exchange of terminal devices at the wrist, bimanual tasks.

A. Nakashima-Rhodes, OTR/L`,
    `S) 36F RHD dairy farmer, s/p R BEA 7/27/25 after hay baler injury 7/26/25. BP hook w/ harness 11/3/25–2/6/26 – d/c'd: open 2-cm sore L axilla, max hold 6 lb, no opening OH or below waist. Phantom pain 4/10 on gabapentin 300 TID. L thumb pain 5/10.
O) 2/12/26: scar closed, mobile. Elbow 0–140. Pro/sup 50% nl. No neuroma. RL 17 cm from lat epicondyle; circ 26/21 cm. EMG: flex 48, ext 41 microvolts, 26/30 separated.
OT 2/19: assist for 7/20 household tasks; can't cut meat or lift full pail.
A) Z89.211, G54.6, W30.89XS. Failed body-powered. Good myoelectric candidate.
P) L6935 x 1 – self-suspended, no harness
   L7007 x 1 – electric hand 7 1/4, home/child (Liv, 3)
   L7009 x 1 – electric hook, barn (64 cows, wet and dirt); swaps w/ hand at wrist in <1 min
   OT x 12 (Nakashima-Rhodes)
   Bluestem Limb Works
   Length of need: lifetime
L. Finch-Moreau MD 3/11/26 NPI 1574930286`,
    `### Letter of Medical Necessity – Myoelectric Upper-Limb Prosthesis

**Patient:** Hannelore Petrossian-Dahl
**DOB:** 12/05/1989
**Insurer:** Great Furrow Farmers Health Cooperative
**Date:** 03/11/2026

To Whom It May Concern,

I am writing to request coverage for a **myoelectric below-elbow prosthesis** for Ms. Hannelore Petrossian-Dahl, a 36-year-old dairy farmer who lost her dominant right hand and part of her forearm in a farm machinery accident in July 2025.

**Diagnoses**
- Z89.211: Acquired absence of right upper limb below elbow
- G54.6: Phantom limb syndrome with pain
- W30.89XS: Contact with other specified agricultural machinery, sequela

**Failure of Body-Powered Prosthesis**

A body-powered hook was worn for about three months. It was unsuccessful for the following reasons:

1. **Skin injury:** an open 2 cm sore in the left armpit, caused by the harness
2. **Insufficient force:** no more than 6 lb could be held
3. **Limited work envelope:** it did not open overhead or below the waist

**Candidacy for Myoelectric Control**

- Flexor signal: 48 µV
- Extensor signal: 41 µV
- Correct separation: 26 of 30 commands

**Requested Components**

| HCPCS | Description | Qty |
|---|---|---|
| L6935 | Below-elbow external power, self-suspended socket | 1 |
| L7007 | Electric hand, adult, size 7 1/4 | 1 |
| L7009 | Electric hook, adult | 1 |

**Why Two Terminal Devices**

The electric hand provides a **grip of 20 lb** for household and child-care tasks; however, it does not tolerate water and dirt. The hook is suited to barn work. They are exchanged at the wrist in **under one minute**.

**Training:** 12 occupational therapy sessions are planned.

Thank you for your favorable consideration.

Sincerely,
**Leocadia Finch-Moreau, MD**
NPI: 1574930286`,
    `Bluestem Limb Works – prosthetist's justification
C. Marchetti, CP

Patient       Hannelore Petrossian-Dahl
Side/level    Right, transradial
Cause         Hay baler, 26 July 2025
Today         11 March 2026

What she has to work with. The residual limb is 17 cm long, taken from the lateral epicondyle, and tapers from 26 cm below the elbow to 21 cm near its end. That is ample length for a self-suspended socket: it grips above the elbow's bony points and leaves the shoulders free. With full elbow motion from 0 to 140 degrees nothing is lost by it.

What she has tried. A body-powered hook on a shoulder harness, November to February. Cable hooks depend on body motion, so they fade where the body cannot pull, and hers would open neither high up nor low down. Its hold ended at 6 lb. An electric hand closes with 20, better than three times that.

What we shall build. One L6935: inner socket, removable forearm shell, electrodes, cables, two batteries, one charger. One L7007, size 7¼. One L7009.

Why a hook in addition to a hand. She farms. There are 64 cows to be milked twice a day, which makes 128 milkings a day, and barns are wet. Moisture and muck destroy an electric hand. The change at the wrist takes her less than a minute.

Signals recorded 2/12/2026: 48 and 41 microvolts; 26 right out of 30 commands.

Cleo Marchetti, CP
for Leocadia Finch-Moreau, MD, NPI 1574930286`,
    `Questions from utilization review and our replies
Patient Petrossian-Dahl, H. (36, female)

Q. Is a body-powered prosthesis contraindicated or has it failed?
It has failed. We refer to the trial that began on 3 November 2025 and ended on 6 February 2026. There was an open sore in the armpit of her good side. A hold of six pounds will not carry a full pail.

Q. Does she have the muscle signals?
Yes, two of them. The stronger is the flexor at 48 microvolts; the extensor follows at 41. Of thirty commands she got 26 right.

Q. Is the request for work only?
No. Her therapist's list of twenty household tasks has seven she cannot do without help. She cannot cut meat. She has a three-year-old, and with a hand she could again hold a bottle or pull up a zipper. The hook is the part meant for the barn.

Q. What if nothing is approved?
She goes on with one hand, and that hand is already wearing out: the left thumb hurts 5 out of 10 from doing double duty. Her husband and a paid helper do the milking.

Q. Is the residual limb ready?
The scar is closed and mobile and there is no neuroma. Phantom pain is 4/10 and treated with gabapentin 300 mg three times daily.

Q. Quantity?
A single prosthesis with two end pieces, a hand and a hook. None exceeds one in three years.

We thank you for a careful reading.
Limb loss clinic, by Leocadia Finch-Moreau, MD (NPI 1574930286), March 11, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
