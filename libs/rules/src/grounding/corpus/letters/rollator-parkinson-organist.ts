import type { CorpusCase } from '../corpus-case.ts';

/** A church organist with Parkinson's disease needs a four-wheeled walker with a seat; a neurologist, a home health therapist and a clinic write. */
export const rollatorParkinsonOrganist: CorpusCase = {
  id: 'rollator-parkinson-organist',
  today: '2026-09-14',
  facts: {
    case_id: 21103,
    patient: {
      first_name: 'Henrike',
      last_name: 'Vandersloot-Pym',
      dob: '1949-01-30',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '131 lb',
      address: '9 Carillon Row, Unit 1C, Lower Pell, MI 48999',
      phone: '(269) 555-0171',
      mrn: 'PMD-11592',
    },
    diagnoses: [
      { code: 'G20.B1', description: "Parkinson's disease with dyskinesia, without mention of fluctuations" },
      { code: 'R29.6', description: 'Repeated falls' },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'burgundy',
        justification:
          'Shuffling gait with freezing at doorways. Three falls in the last six months: 2026-04-02 in the hall, 2026-06-19 at the bathroom door, 2026-08-08 in the kitchen, the last with a cut over the right eyebrow and five stitches. Timed Up and Go 24 seconds without a device and 16 seconds with a four-wheeled walker. A single-point cane was used from May to August 2026 and failed: she carried it instead of leaning on it. A pick-up walker was tried on 2026-09-03: each time she lifted it she took two steps backward. She squeezes both hand brakes and remembers to lock them. Apartment on one floor, 60 feet from the bed to the kitchen, narrowest door 28 inches; the walker is 24 inches wide.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Blood pressure on 2026-09-01: 132/76 lying, 104/62 after three minutes of standing, with lightheadedness. After about 80 feet she must sit down for a minute. There is no bench in the hallway of her building, which is 140 feet long.',
      },
    ],
    provider: { name: 'Quentin Abernathy-Sosa, MD', npi: '1467203985', date_signed: '2026-09-14' },
    seen: [
      '2026-09-01, in office, by Quentin Abernathy-Sosa, MD: Hoehn and Yahr stage 3, pull test three steps back and caught, rigidity right more than left, mild dyskinesia of the right arm, strength 5/5 in both arms and 4/5 in both legs, MoCA 27 of 30.',
      '2026-09-03, at home, by Ludmila Greaves, PT: walked 80 feet with a four-wheeled walker with supervision, then sat down; one freeze at the bathroom door, broken by counting aloud; gait speed 0.62 m/s with the walker and 0.41 m/s without; handles set at 34 inches.',
    ],
    told: [
      'Who pays? Medicare Part B, with Blue Harbor as the supplement',
      'Who supplies? Pell Home Medical Supply',
      'Lives with whom? Alone; her niece Saskia comes every evening',
      'What was her work? Church organist until 2019',
      'Medicines? Carbidopa/levodopa 25/100, one tablet four times a day; midodrine 5 mg twice a day',
      'Since when does she have Parkinson? Since 2018',
      'How long will she need it? Lifetime',
      'Had a walker paid for before? No',
      'What does she want to do? Walk to the mailbox and to the dining room downstairs by elevator',
      'Therapy? Home health physical therapy twice a week since 2026-08-20',
      'What does the reviewer ask? Why a cane is not enough, whether she can use the walker safely, why a seat',
    ],
    answered: [],
  },
  notes: [
    `September 14, 2026

RE: Ms. Henrike Vandersloot-Pym
Medicare Part B; supplement Blue Harbor
Wheeled folding walker, E0143, and walker seat, E0156

To the reviewer:

I care for Ms. Vandersloot-Pym, a former church organist of 77, who has lived with Parkinson's disease for eight years. She is now at Hoehn and Yahr stage 3. Her gait is a shuffle, and in doorways her feet freeze. On examination on the first of this month she took three steps backward on the pull test and had to be caught.

She has fallen thrice since the beginning of April. The April fall was in the hall, the June one at the bathroom door. On August 8 it was the kitchen, and that time a gash above her right eyebrow had to be closed with five sutures.

From May until August she had a cane. It did her no good, because she would carry it rather than put weight on it. With a pick-up frame she retropulsed at every lift, two steps each time. On a four-wheeled walker her Timed Up and Go improves by eight seconds, from 24 to 16.

The seat is not a convenience. Her systolic pressure drops 28 points within three minutes of standing up, she becomes lightheaded, and some eighty feet is what she can do before she must sit. The corridor outside her apartment runs 140 feet without a bench.

Her mind is clear (MoCA 27/30) and she handles the brakes reliably. She has never before had a walker paid for. I would be grateful for your approval.

Sincerely yours,
Quentin Abernathy-Sosa, MD
NPI 1467203985`,
    `Neuro f/u 9/1/26

S) 77 y/o F, PD since 2018. Lives alone, niece in every evening. 3 falls in 6 mo, last 8/8 w/ R eyebrow lac, 5 stitches. Lightheaded on standing. Has been using SPC since May, gave it up in Aug – carries it. HH PT 2x/week since 8/20.
Meds: C/L 25/100 1 tab QID, midodrine 5 mg BID.

O) BP supine 132/76 -> standing 3 min 104/62, symptomatic.
H&Y 3. Pull test: 3 steps, caught. Rigidity R>L. Mild dyskinesia RUE. Strength BUE 5/5, BLE 4/5. MoCA 27/30. TUG 24 s no device.

A) G20.B1 PD w/ dyskinesia. R29.6 recurrent falls. I95.1 OH, drop 28/14.

P) 4-wheeled walker w/ seat (E0143 + E0156), 1 each. LON lifetime. Supplier: Pell Home Medical Supply.

Addendum 9/14/26: from PT home visit 9/3 (L. Greaves): Pick-up walker -> 2 steps backward with each lift. 4WW: TUG 16 s, gait speed 0.62 m/s vs 0.41 w/o. One freeze at BR door, broke it by counting out loud. Walked 80 ft w/ supervision, then had to sit. Walker 24" fits narrowest door 28". Both brakes OK, locks them.

Q. Abernathy-Sosa MD
NPI 1467203985`,
    `HOME HEALTH PHYSICAL THERAPY
EQUIPMENT EVALUATION

Patient: H. Vandersloot-Pym, 77, female, 5'4", 131 lb
Visit: Thursday, September 3, 2026, patient's home
Therapist: Ludmila Greaves, PT

Setting
One-floor apartment in a building with an elevator. Bed to kitchen: 60 ft. Narrowest doorway: 28 in. Building hallway: 140 ft, no place to sit.

Gait findings
                         No device      Four-wheeled walker
TUG                      24 s           16 s
Gait speed               0.41 m/s       0.62 m/s

She moved about half as fast again with the walker. Freezing occurred once, in front of the bathroom, and she got going again by counting aloud. Distance 80 ft under supervision, followed by a seated rest.

Other devices
• Single-point cane, May through August: not leaned upon, carried.
• Walker without wheels, today: lifting it sent her two steps back, each time.

Brakes
Squeezes left and right. Remembers to lock them.

Fit
Handle height 34 in. Overall width 24 in, leaving 4 in at the tightest door.

Impression
Ms. Vandersloot-Pym cannot walk safely in her home without a device, nor with a cane. A wheeled walker resolves this. The seat is necessary because of orthostatic hypotension.

Goal, in her own terms: the mailbox, and the dining room downstairs.

Recommend: E0143 x1; E0156 x1.

L. Greaves, PT`,
    `Re: Your questions on E0143 and E0156
Our patient: Henrike Vandersloot-Pym (MRN PMD-11592)

1) "Why is a cane not sufficient?"
We refer you to what happened. She had a cane in May, June, July and August. During that time she fell on June 19 and on August 8. A cane supports only the person who leans on it, and she does not; she walks along with it in her hand.

2) "Can the beneficiary safely use the walker?"
We believe so. Both arms have normal strength. She can work the brake on either side and remembers to set it. Her MoCA was 27 out of 30. Under the eyes of her home therapist (Ludmila Greaves, PT, September 3) she covered eighty feet with supervision. The mobility problem is sufficiently resolved with it: the TUG went down by a third, to sixteen seconds.

3) "Why a seat?"
Orthostatic hypotension. Lying down she had 132 over 76; after standing for three minutes, 104 over 62. Midodrine 5 mg b.i.d. is being taken. She has to be seated for a minute after some 80 feet, and the hallway in her building is nearly twice that long and has nowhere to rest.

The order is for one walker, burgundy, and one seat attachment. Medicare has not paid for a walker for her before; nobody has.

With thanks for your time,

Quentin Abernathy-Sosa, MD (NPI 1467203985)
14 September 2026`,
    `## Letter of Medical Necessity: Wheeled Walker with Seat

**Patient Name:** Henrike Vandersloot-Pym
**DOB:** January 30, 1949
**Address:** 9 Carillon Row, Unit 1C, Lower Pell, MI 48999
**Payer:** Medicare Part B / Blue Harbor supplement
**Supplier:** Pell Home Medical Supply

### Diagnosis
- **G20.B1** – Parkinson's disease with dyskinesia, without mention of fluctuations
- **R29.6** – Repeated falls
- **I95.1** – Orthostatic hypotension

### Equipment
| Item | HCPCS | Quantity |
|---|---|---|
| Folding wheeled walker, burgundy | E0143 | 1 |
| Walker seat attachment | E0156 | 1 |

### Medical Justification
Ms. Vandersloot-Pym is a 77-year-old woman with postural instability due to Parkinson's disease. She has sustained three falls within the past six months, most recently on August 8, 2026, when she suffered a laceration above the right eye that required five stitches.

**Devices tried and ruled out:**
- *Cane:* not effective; the patient does not bear weight through it
- *Standard pick-up walker:* unsafe because of backward stepping

**Benefit demonstrated with a four-wheeled walker:**
- Timed Up and Go improved from 24 to 16 seconds
- Gait speed increased from 0.41 to 0.62 meters per second

**Need for the seat:** A fall in blood pressure upon standing obliges her to sit after approximately 80 feet.

### Living Situation
She lives alone in a single-level apartment. Her niece, Saskia, visits each evening. The walker will pass through all doorways, the narrowest of which is 28 inches.

### Expected Duration
Lifetime

**Quentin Abernathy-Sosa, MD** | NPI 1467203985 | September 14, 2026`,
    `Dear Pell Home Medical Supply team,

Please find below what you need in order to deliver to Henrike Vandersloot-Pym, (269) 555-0171, Unit 1C at 9 Carillon Row in Lower Pell.

We order one folding wheeled walker (E0143) and one seat for it (E0156). The color should be burgundy. Please set the handles to 34 inches, as Ludmila Greaves did at the home visit. She stands five foot four and weighs 131 pounds, so no heavy duty model is called for.

Background for your file: she has had Parkinson's disease since 2018, with dyskinesia, and the right side is the stiffer one. Her legs are a little weak, 4/5, while her arms are strong. She played the organ in church up to 2019. She is by herself all day and her niece looks in at night. Since April there have been three falls, all of them indoors: hall, bathroom door, kitchen. The cane and the pick-up walker have both been tried and neither worked. With a four-wheeler she is quicker on the Timed Up and Go, 16 seconds as against 24.

The reason for the seat is her blood pressure, which goes down when she is upright. She has to rest after about eighty feet.

She takes part in home physical therapy two times a week, and wishes to go as far as her mailbox and, by elevator, down to the dining room. We expect that she will need the walker for the rest of her life.

For the clinic,
Quentin Abernathy-Sosa, MD
NPI: 1467203985
Signed 09/14/2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
