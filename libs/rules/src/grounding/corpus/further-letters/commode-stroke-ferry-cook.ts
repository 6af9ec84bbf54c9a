import type { CorpusCase } from '../corpus-case.ts';

/** A former ferry cook with a weak right side and few words needs a commode, a shower chair and a board. */
export const commodeStrokeFerryCook: CorpusCase = {
  id: 'commode-stroke-ferry-cook',
  today: '2026-08-20',
  facts: {
    case_id: 29106,
    patient: {
      first_name: 'Philippa',
      last_name: 'Nordstrom-Quaye',
      dob: '1946-05-29',
      gender: 'female',
      height: '5 ft 3 in',
      weight: '187 lb',
      address: '5 Slipway Terrace, Kelp Harbor, WA 98999',
      phone: '(360) 555-0174',
      mrn: 'SKR-66021',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'I69.320', description: 'Aphasia following cerebral infarction' },
      { code: 'R39.81', description: 'Functional urinary incontinence' },
    ],
    items: [
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'To stand beside her bed. The only toilet of the house is downstairs, 13 steps below her bedroom, and she cannot climb stairs since the stroke of 2026-06-07. She transfers sideways over a board and the right arm of the chair must come off for it. She passes urine 3 times a night and was wet on 9 of 14 nights from 2026-08-01 to 2026-08-14 because she did not reach a toilet in time. With a commode on loan from 2026-08-15 to 2026-08-18 she was dry on all 4 nights. She weighs less than the 300 lb that the chair bears.',
      },
      {
        item: 'Bath/shower chair, with or without wheels, any size',
        hcpcs: 'E0240',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: 'seat 18 in wide',
        justification:
          'For the walk-in shower, which has a curb of 2 in. She stands for 40 seconds with one hand on a rail, and a shower takes 12 minutes. The chair has a back and two arms, since her trunk leans to the right. On 2026-07-30 she slid off a plastic stool in the shower; her daughter caught her and she was not hurt.',
      },
      {
        item: 'Transfer device, any type, each',
        hcpcs: 'E0705',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        length: '30 in',
        justification:
          'A sliding board between bed, commode and wheelchair. With the board one person moves her, without it two are needed. Her daughter, who does it alone, has a herniated lumbar disc.',
      },
    ],
    provider: { name: 'Matthias Okoro-Lindgren, MD', npi: '1447920386', date_signed: '2026-08-20' },
    seen: [
      '2026-08-12, home visit, by Wilhelmina Strand, OT: right arm 1/5, right leg 2/5, left side 5/5; sits without support for 3 minutes; sideways transfer with a board and one helper; bathroom door 28 in.',
      '2026-08-18, in clinic, by Matthias Okoro-Lindgren, MD: follows simple spoken commands, speaks single words, skin over the sacrum red but unbroken, blood pressure 134/78, urine free of infection.',
    ],
    told: [
      'Who pays? Sound and Strait Seniors Plan',
      'Who supplies? Kelp Harbor Home Medical',
      'Stroke? 2026-06-07, left middle cerebral artery; hospital until 2026-06-16, then inpatient rehabilitation until 2026-07-21',
      'Lives with whom? With her daughter Rosamund, who works from home',
      'Work? Cooked on a ferry for 26 years, retired',
      'Bedroom? Upstairs; there is no room for a bed downstairs',
      'Walking? Two steps with two helpers; wheelchair otherwise',
      'How does she ask for the toilet? Says "pot" or rings a bell',
      'Bedpan? Tried in rehabilitation; she cannot lift her hips, and the sacrum became red',
    ],
    answered: [],
  },
  notes: [
    `OCCUPATIONAL THERAPY HOME ASSESSMENT

Client: Philippa Nordstrom-Quaye (80)
Address: 5 Slipway Terrace, Kelp Harbor
Visit: 12 August 2026
Therapist: Wilhelmina Strand, OT

**Background**
CVA 7 June 2026, left MCA, with right hemiparesis (dominant side) and aphasia. Nine days in hospital, then five weeks of inpatient rehabilitation, home on 21 July. Lives with daughter, Rosamund. Retired ferry cook.

**Motor status**
| | Right | Left |
|---|---|---|
| Arm | 1/5 | 5/5 |
| Leg | 2/5 | 5/5 |

Sitting balance unsupported: 3 minutes. Standing: 40 seconds, one hand on rail. Walking: two steps, two helpers. Otherwise wheelchair.

**The house**
Bedroom upstairs. Toilet downstairs. Thirteen steps in between. Moving the bed down is no answer; there is no room for it. Bathroom door 28 in. Walk-in shower, 2 in curb.

**Toileting**
She indicates need verbally ("pot") or by bell, so she knows when she has to go. Nights wet: 9 of 14 (64%) at the start of August. The cause is distance, not the bladder. This is what the word *functional* means in functional incontinence.

**Bathing**
A shower takes her 12 minutes, that is, eighteen times as long as she is able to stand. On a plastic stool she slid off on 30 July. No injury, thanks to the daughter.

**Transfers**
Sideways, board, one person. Without a board: two persons.

**Equipment recommended**
1. Commode with detachable arms (E0165). Fixed arms would block the board.
2. Shower chair with back and arms, 18 in seat (E0240).
3. Sliding board, 30 in (E0705).`,
    `August 20, 2026

Dear Sound and Strait Seniors Plan,

I saw Mrs. Nordstrom-Quaye in clinic on August 18, ten weeks after a left middle cerebral artery stroke that has taken most of the strength of her right arm and leg and most of her speech. She can follow simple commands. She answers in single words. One of the words she has kept is "pot," and she uses it in time; it is we who are not able to get her to one in time.

The house has one toilet. It is on the lower floor and her bed is on the upper. There are thirteen steps, and she cannot climb any of them. She needs to urinate about three times a night. In the first two weeks of August she woke up wet, or became so, on nine nights. She had a commode on loan from the 15th, and for four nights in succession she was dry. I have seldom had so plain an answer from a piece of furniture.

There is no infection in her urine. She is not incontinent for want of control but for want of a toilet.

The skin over the sacrum was red, though unbroken, when I looked at it. At 80 years and 187 pounds, unable to raise her hips, she will not be spared a pressure ulcer for long if she lies on wet linen. A bedpan had been tried during rehabilitation, with the same redness as its result.

For this reason I have prescribed a commode chair with detachable arms (E0165), together with a transfer board (E0705) and a chair for the shower (E0240). The daughter, who moves her alone, has a herniated lumbar disc. She cannot lift her mother and nobody should ask her to.

Many plans regard bath equipment as outside the benefit. If that is your position, I would ask you to weigh the price of a shower chair against that of a hip fracture.

Respectfully,
Matthias Okoro-Lindgren, MD
NPI 1447920386`,
    `Subj: auth request Nordstrom-Quaye
From: Kelp Harbor Home Medical
To: Sound and Strait Seniors Plan

Hello,

We have an order signed 8/20/26 by Dr. Matthias Okoro-Lindgren (NPI 1447920386) for:

- E0165 commode w/ detachable arms, 1
- E0240 bath/shower chair, 18" seat, 1
- E0705 transfer device (sliding board, 30"), 1

Member: Philippa Nordstrom-Quaye, 5/29/1946, female, 5'3", 187 lb. Phone on file (360) 555-0174.

Dx: I69.351, I69.320, R39.81.

Commode: she is confined to the floor of the house without a toilet. That's the usual rule for a commode (confined to a single room, or to one level of the home where there is no toilet, or to a home without any). Detachable arms are over and above the fixed-arm E0163 and need a reason: she transfers sideways on a board and the right arm has to come off. Standard weight capacity (300 lb) is fine for her, there's 113 lb to spare, so we're not asking for the heavy duty E0168.

Shower chair: she can stand 40 secs. There was a slide off a stool 7/30, no injury. Chair needs a back and arms as she leans R. The curb is just 2".

Board: one helper w/, two w/o. Only one helper in the house (dtr Rosamund, who works from home).

Loaner commode 8/15 thru 8/18: dry 4 of 4 nights, vs 5 dry of 14 in the two weeks before.

Limit on all three is one per 5 yrs.

Thank you!`,
    `NURSE CARE MANAGER, REVIEW OF NEEDS

S: Daughter is sole helper. Has lumbar disc herniation. Pt lives upstairs, toilet downstairs, 13 steps. Pt rings a bell or says "pot." Slid off stool in shower 7/30, caught by daughter, no injury. Voids 3x/night.

O: 80F, s/p L MCA infarct 6/7/26. Hosp to 6/16, IRF to 7/21 (35 days). R hemiparesis (RUE 1/5, RLE 2/5), L 5/5. Aphasia: single words, follows simple commands. BP 134/78. UA no infection. Sacrum: erythema, intact. Sits unsupported 3 min, stands 40 s w/ rail. Wet 9/14 nights 8/1-8/14; dry 4/4 nights 8/15-8/18 with loaner commode.

A: Toileting: unsafe/impossible to reach toilet. Bedpan failed (cannot bridge; sacral redness). Bathing: standing tolerance far below what a shower takes. Transfers: 1-person assist with board, otherwise 2.

Risk: pressure injury (moisture + immobility), fall in shower, caregiver injury.

P: 
1. E0165, drop-arm, at bedside
2. E0240 for walk-in shower
3. E0705 30"
Order per Dr. Okoro-Lindgren 8/20/26.
General teaching points for families of stroke survivors: brakes on before any transfer; board under the thigh, not the skin of the buttock; transfer toward the stronger side where the room allows.

Payer: Sound and Strait Seniors Plan.`,
    `Honored colleagues,

I write on behalf of our common patient, Madame Philippa Nordstrom-Quaye, eighty years old, who during twenty-six years has cooked for the passengers of a ferry and who now can neither cook nor cross the room.

The seventh of June she had an infarction in the territory of the left middle cerebral artery. The right half of the body is since then weak: the arm almost without movement, 1 of 5; the leg 2 of 5. She was right-handed. The language is reduced to isolated words, yet the comprehension of simple orders is conserved. She came home on the twenty-first of July, to the house of herself and her daughter, Rosamund.

Now comes the problem of architecture. One sleeps upstairs. The toilet is downstairs. For a bed below there is no place. The patient makes two steps, with two persons. You will understand that thirteen stairs, three times in the night, are excluded.

The consequences were counted. Of fourteen nights she was wet in nine. Then she received a commode for four nights, and in none of the four was she wet.

I therefore judge necessary:

First, the commode chair, whose arms must be removable, as the patient glides into it from the side on a board.

Second, this board itself, of 76 centimeters. It makes of a work for two persons a work for one; and there is only one, whose own back is ill.

Third, a chair for the shower. To wash takes twelve minutes. To stand she is able less than one. At the end of July she has already slipped down from a stool without back or arms; the daughter held her.

Weight of the patient: 85 kilograms. The commode supports 136.

With collegial greetings,
Matthias Okoro-Lindgren, MD
NPI 1447920386
20 August 2026`,
    `## Durable medical equipment request: toileting and bathing after stroke

**Member:** Philippa Nordstrom-Quaye | **DOB:** 05/29/1946 | **MRN:** SKR-66021
**Plan:** Sound and Strait Seniors Plan

### At a glance

| Need | Barrier | Equipment | Evidence |
|---|---|---|---|
| Toilet at night | 13 steps | E0165 | wet 9/14 nights without, 0/4 with |
| Shower | stands 40 s | E0240 | slid off a stool on July 30 |
| Transfers | right hemiparesis | E0705 | 1 helper with, 2 without |

### Discussion

Ms. Nordstrom-Quaye sustained a left-hemisphere stroke roughly two and a half months ago. In right-handed people such strokes often affect both the right limbs and language, as has happened here. She **cannot use the stairs**, and the single toilet in the house is **not on her floor**.

Her urinary incontinence is *functional* (R39.81). The clinic found no infection. Given a commode, she remained dry.

Aphasia (I69.320) does not stand in the way of using the commode. The patient can ask for it with one word or with a bell, and she follows simple commands.

### Alternatives

- **Bedpan:** she is unable to lift her hips, and it left the sacrum red
- **Fixed-arm commode:** would not permit a sideways transfer
- **Plastic stool in the shower:** unsafe, as the incident in July showed
- **Bed downstairs:** no room
- **Absorbent products alone:** would keep urine against skin that is already reddened

### Caregiver

One daughter, living in the same house. She has a herniated disc.

### Prescriber

Matthias Okoro-Lindgren, MD, NPI 1447920386. Order signed August 20, 2026. One of each item; none has a limit below one in five years.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
