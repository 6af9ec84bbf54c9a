import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, an orthotist, a therapist and others write for a custom jointed AFO for a mail carrier's left foot drop. */
export const customAfoMailCarrier: CorpusCase = {
  id: 'custom-afo-mail-carrier',
  today: '2027-02-10',
  facts: {
    case_id: 31105,
    patient: {
      first_name: 'Ingeborg',
      last_name: 'Castellanos',
      dob: '1980-07-02',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '152 lb',
      address: '640 Icehouse Road, Loon Portage, MN 56999',
      phone: '(218) 555-0173',
      mrn: 'LP-310-664',
    },
    diagnoses: [
      { code: 'G57.32', description: 'Lesion of lateral popliteal nerve, left lower limb' },
      { code: 'M21.372', description: 'Foot drop, left foot' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic with ankle joint, custom-fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'black',
        justification:
          'Left side. Knee dislocation on 2026-03-21 on an icy porch while delivering mail, ligaments repaired on 2026-04-02. Dorsiflexion of the left ankle 1/5 on 2026-06-15 and 1/5 on 2027-01-26; eversion 2/5, inversion 4/5. Nerve study on 2027-01-12: no motor response of the left peroneal nerve at the fibular head. A prefabricated leaf-spring brace worn from 2026-05-11 to 2027-01-20 did not hold the ankle against turning inward; it broke twice, and it rubbed a blister of 1.5 cm over the outer ankle. The left calf is 3 cm thinner than the right, and the left heel turns inward by 8 degrees, which can be corrected by hand.',
      },
      {
        item: 'Addition to lower extremity, dorsiflexion assist (plantar flexion resist), each joint',
        hcpcs: 'L2210',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '3 years',
        justification:
          'Left side. One at each of the two ankle joints of the brace, inner and outer. Passive dorsiflexion is 12 degrees with the knee straight, calf strength 5/5, so a solid ankle would take away motion that she has and needs on stairs.',
      },
      {
        item: 'Addition to lower extremity orthosis, soft interface for molded plastic, below knee section',
        hcpcs: 'L2820',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        justification:
          'Left side. Feeling is lost over the top of the left foot and the outer shin (monofilament 5.07 not felt at 4 of 6 points), so hard plastic may rub unnoticed.',
      },
    ],
    provider: { name: 'Gunnar Abiodun, MD', npi: '1275916830', date_signed: '2027-02-10' },
    seen: [
      '2027-01-26, in the rehabilitation clinic, by Gunnar Abiodun, MD: steppage gait on the left, toes catch on the floor in 6 of 20 steps without a brace. No spasticity. Skin over the outer ankle healed.',
      '2027-01-28, in the gym, by Fumiko Delacroix, PT: 10-meter walk 14.2 seconds without a brace and 9.8 seconds with a trial jointed brace. Berg balance 47 of 56. Stairs: 12 steps in 26 seconds without a brace, 17 seconds with the trial brace.',
      '2027-02-03, in the workshop, by Tamsin Rourke, CO: cast of the left leg, calf 33 cm left and 36 cm right.',
    ],
    told: [
      'Who pays? North Timber Workers Compensation Fund',
      'Who supplies? Rourke Orthotic Workshop',
      'Work? Mail carrier for 19 years, on foot 9 miles a day until the injury; sorts mail sitting down since 2026-10-05',
      'Lives with whom? With her wife Solveig and two teenage sons',
      'Home? Two floors, 12 steps inside',
      'Falls? 4 since June 2026, the last on 2027-01-22, when the left toes caught on a rug; a bruised hip',
      'Operation planned? No tendon transfer before March 2028, when two years have passed',
      "Shoe? Women's 9 wide, laced boots",
    ],
    answered: [],
  },
  notes: [
    `GUNNAR ABIODUN, MD
Physical Medicine and Rehabilitation

10 February 2027

North Timber Workers Compensation Fund

Injured worker: Ingeborg Castellanos (born 2 July 1980)
Date of injury: 21 March 2026

Dear Claims Physician,

Your insured is a mail carrier. On an icy porch last March, out delivering, she dislocated her left knee. The ligaments were repaired twelve days later. What could not be repaired was the common peroneal nerve, which winds around the neck of the fibula and is injured in a good proportion of knee dislocations. The nerve study of January 12 this year found no motor response at all at the fibular head.

I saw her on January 26. She lifts the left foot with a flicker, grade 1 of 5, exactly what was recorded last June. Eversion is 2/5. Inversion, which depends on another nerve, is 4/5, and the imbalance pulls her heel inward by eight degrees. I can still bring it straight with my hand; a deformity that is still supple is the best reason not to let more months go by. There is no spasticity. She catches her toes in six steps of twenty if she walks without a brace.

The leaf-spring brace from the shelf which she had from May 11 until January 20 was a fair first choice and has failed. A leaf spring lifts toes and does nothing about a heel that rolls. It broke twice and blistered her ankle.

I prescribe a custom jointed AFO for the left leg (L1970), two dorsiflexion assists (L2210) and a soft interface (L2820). No tendon transfer will be considered before March 2028. For the thirteen months in between, the brace has to do the work of the nerve.

Gunnar Abiodun, MD
NPI 1275916830`,

    `Rourke Orthotic Workshop
Orthotist's Detailed Statement

Patient: I. Castellanos | F | 46 | 5'7" | 152 lb
Cast taken: 02/03/2027, L leg
Orthotist: Tamsin Rourke, CO

WHY CUSTOM-FABRICATED AND NOT PREFABRICATED?

For most plans one of the following has to be true. I've put her findings alongside.

(a) Could not be fit with a prefabricated AFO: TRUE. She wore one for over eight months. Two breakages, one blister (1.5 cm, lateral malleolus).
(b) Condition expected to be permanent or to last more than six months: TRUE. It has lasted nearly eleven.
(c) Need to control the ankle in more than one plane: TRUE. Sagittal: DF 1/5. Frontal: EV 2/5, hindfoot varus 8 deg, flexible.
(d) Neurological status requiring custom fabrication to prevent tissue injury: TRUE. Monofilament 5.07 absent at 4 of 6 sites.

MEASURES
Calf L 33 cm, R 36 cm. A brace off the shelf is made for a calf that she no longer has on that side.

DESIGN
1 x L1970, black, left
2 x L2210, one medial joint, one lateral joint
1 x L2820, below-knee soft interface

WHY JOINTED?
Passive DF is 12 deg knee extended. Calf is 5/5. She has a strong push-off and a free ankle. Blocking it in solid plastic would give her safety in swing and rob her on every stair. The assist joints pull the toes up in swing and yield in stance.

WHY TWO L2210?
The code is per joint. The brace has two.

FOOTWEAR
Laced boots, 9 wide. These open far enough to take a footplate.

T. Rourke, CO`,

    `Physical Therapy | outcome letter | 2027-02-10

Re: Ingeborg Castellanos, MRN LP-310-664, left foot drop (M21.372) due to lesion of L lateral popliteal nerve (G57.32)

Test day: 01/28/2027 (Fumiko Delacroix, PT)

                     No brace     Trial jointed brace
10-m walk            14.2 s       9.8 s
 = gait speed        0.70 m/s     1.02 m/s
12 stairs            26 s         17 s

Berg Balance Scale: 47/56

Reading these numbers

Gait speed is sometimes called the sixth vital sign. At 0.70 m/s a pedestrian has a hard time clearing a signalized crossing; about 1.2 m/s is what most signals are timed for. With the trial brace she's at 1.02. She gained roughly 0.3 m/s simply by putting it on. A change of 0.1 m/s is commonly held to be meaningful.

Stairs matter, too: her home has two floors with 12 steps between, and she took those nine seconds faster.

Fall history: 4 since June 2026. The most recent (01/22/2027) happened on a rug, L toes caught, hip bruised. It is worth noting that this was two days after she had stopped wearing the leaf spring.

A Berg of 47 is above the traditional cutoff of 45, but the Berg doesn't test what makes her fall. She isn't unsteady standing. She trips in swing.

What is at stake: before the injury she delivered mail on foot, 9 miles a day; presently she sorts mail sitting.

PT supports: custom jointed AFO left with dorsiflexion assist and soft interface.`,

    `Q & A for the adjuster
(prepared by the nurse case manager, North Timber file)

Q. Who is this about?
A. Ingeborg Castellanos, 46, of Loon Portage. Nineteen years a letter carrier. Lives with her wife, Solveig, and their two teenagers.

Q. Is the problem related to the injury?
A. Yes. Knee dislocation 03/21/2026 while delivering; peroneal nerve lesion at the same knee, left; foot drop, left.

Q. Isn't it going to get better?
A. Dorsiflexion was 1/5 in the middle of June and 1/5 at the end of January. That's seven months without a change. The nerve test of 01/12/2027 showed no response. Nerves do sometimes recover late, which is why surgeons wait; here the plan is no tendon transfer before March 2028.

Q. She was given a brace already. Why a second?
A. The first was prefabricated. Worn 05/11/2026 to 01/20/2027. Broke twice. Caused a blister, since healed. Didn't stop the ankle from turning in.

Q. What's being asked for?
A. Three codes, all for the left:
   L1970 - one
   L2210 - two
   L2820 - one
   Limit for each is per 3 years, and none is exceeded.

Q. Why is the soft lining separate? Isn't it a comfort thing?
A. She can't feel the top of the foot or the outer shin. A person who can't feel rubbing does not stop to adjust the brace. The lining protects the skin.

Q. What does it do for the claim?
A. She has been on seated work since 10/05/2026. Her walk over ten meters went from 14.2 to 9.8 seconds in a trial brace of the same kind. A worker who walks safely is a worker nearer to her route.

Q. Any restrictions on supplier?
A. Rourke Orthotic Workshop has already cast the leg (02/03/2027).

Q. Who signs?
A. Gunnar Abiodun, MD, NPI 1275916830, on February 10, 2027.`,

    `# LMN – Custom Articulated AFO (Left)

**Claimant:** Ingeborg Castellanos, DOB 1980-07-02
**Prescriber:** Gunnar Abiodun, MD (NPI 1275916830)
**Carrier:** North Timber Workers Compensation Fund

## Executive summary
Ms. Castellanos, a 46-year-old mail carrier, has a persistent left-sided foot drop after a work-related knee dislocation. A prefabricated AFO has failed. A custom-fabricated, articulated AFO with dorsiflexion assist and a soft interface is medically necessary.

## Clinical findings
- **Strength (left):** dorsiflexion 1/5 · eversion 2/5 · inversion 4/5 · plantarflexion 5/5
- **Range:** 12° of passive dorsiflexion
- **Alignment:** 8° of hindfoot varus, reducible
- **Sensation:** 4 of 6 points insensate to the 5.07 monofilament
- **Atrophy:** calf circumference 3 cm less than on the right
- **Tone:** no spasticity
- **Gait:** steppage; 30% of steps catch without a brace

## Failed alternative
| Device | Dates | Outcome |
|---|---|---|
| Prefabricated leaf-spring AFO | May 2026 – January 2027 | Two breakages, blister, no control of inversion |

## Other options weighed
1. **Solid-ankle custom AFO** – unnecessary, as tone is normal and calf strength is full; it would hinder stairs.
2. **Functional electrical stimulation** – such devices generally need an intact peripheral nerve to stimulate; the nerve study here showed no motor response.
3. **Tendon transfer** – not before March 2028.
4. **No brace** – four falls since June 2026.

## Expected outcome
Walking speed in the trial brace improved by about 45% (from 0.70 to 1.02 m/s), and the time on 12 stairs fell by about a third.

## Items
1. \`L1970\` × 1, black
2. \`L2210\` × 2
3. \`L2820\` × 1

*February 10, 2027*`,

    `Dr Abiodun asked me to put together something for the comp people so this is me, the rehab resident, talking into the phone between patients, please clean up as needed.

Castellanos, Ingeborg. Forty-six. Left peroneal palsy. She's the mail carrier who slipped, well, who dislocated her knee, on an icy porch in March of twenty twenty-six, twenty-first of March, and had the ligaments done on April second. Foot's been down since. In June it was a one out of five and when Dr Abiodun saw her two weeks ago Tuesday, January twenty-sixth, it was still one out of five. Calf's strong. Everters two. Inverters four, so she rolls in, and the heel sits in about eight degrees of varus that you can push back to neutral.

No clonus talk here, it's lower motor neuron, no spasticity.

She's numb on the dorsum of the foot and the lateral shin which is the peroneal distribution exactly as you would expect.

She had a leaf spring from May to January. Broke it, got it replaced, or fixed, I do not know which, strike that. It broke twice. She had a blister on the outside of the ankle, centimeter and a half, it's healed.

Four falls since June. Rug on January twenty-second. Bruised hip.

So what we want is the hinged custom one, L nineteen seventy, with the dorsiflexion assist in both hinges, that's L twenty-two ten times two, and the soft liner, L twenty-eight twenty. Left leg. Black. Tamsin Rourke did the cast on February third.

Why it matters. She used to walk nine miles a day for a living. Since the fifth of October she's been sorting mail in a chair. She has stairs at home, twelve of them, and did twelve stairs in twenty-six seconds bare and seventeen in the trial brace.

If the adjuster wants to know how long, the answer is at least until spring of next year when they can think about a transfer. Thank you.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
