import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a therapist, a furniture-minded supplier, a daughter's advocate, a certificate-like form and a drafting model write for a beekeeper who cannot rise from a chair. */
export const seatLiftInclusionBodyMyositisBeekeeper: CorpusCase = {
  id: 'seat-lift-inclusion-body-myositis-beekeeper',
  today: '2026-12-15',
  facts: {
    case_id: 37110,
    patient: {
      first_name: 'Orville',
      last_name: 'Stanhope-Nakai',
      dob: '1956-09-09',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '166 lb',
      address: 'RR 2 Box 77, Clover Fork, KS 67999',
      phone: '(620) 555-0108',
      mrn: 'CFN-44921',
    },
    diagnoses: [
      { code: 'G72.41', description: 'Inclusion body myositis [IBM]' },
      { code: 'M17.11', description: 'Unilateral primary osteoarthritis, right knee' },
      { code: 'R29.6', description: 'Repeated falls' },
    ],
    items: [
      {
        item: 'Seat lift mechanism, electric, any type',
        hcpcs: 'E0627',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'He is not able to rise from any regular armchair or chair at home: 5 attempts from the 18 in armchair failed on 2026-12-01, and with one person pulling it took 45 seconds. Knee extension strength 2 of 5 on both sides, hip extension 3 of 5, finger flexors 2 of 5 with a grip of 14 lb right and 17 lb left, so he cannot push up on the armrests. Once standing he walks 140 ft with a rolling walker. A 4 in firm cushion (October 2026) and 10 sessions of physical therapy from 2026-08-17 to 2026-10-22 did not enable him to rise. In a trial lift chair he stood up 5 of 5 times without help, in 22 seconds on average. The lift works smoothly and he can stop it at any point.',
      },
      {
        item: 'Raised toilet seat',
        hcpcs: 'E0244',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '5 in rise',
        justification:
          'The toilet is 15 in high and he needs a lift of the whole body by his daughter. From 20 in with a wall bar he rises on the second try.',
      },
    ],
    provider: { name: 'Perpetua Lindgren-Abara, MD', npi: '1326905847', date_signed: '2026-12-15' },
    seen: [
      '2022-03-08, muscle biopsy of the left thigh: inflammation with rimmed vacuoles.',
      '2026-12-01, at home, by Fletcher Quesada, PT: chair trials, Timed Up and Go not possible without help, 31 seconds when started from standing.',
      '2026-12-08, in clinic, by Perpetua Lindgren-Abara, MD: thigh muscles wasted on both sides, knee reflexes absent, right knee crepitus without effusion, swallowing normal, creatine kinase 486 U/L.',
    ],
    told: [
      'Who pays? Tallgrass Medicare Advantage',
      'Who supplies? Clover Fork Home Medical',
      'Lives with whom? With his daughter Clementine, who teaches school until 4 in the afternoon',
      'Wife? Widower',
      'Work? Kept bees, gave up the last 12 hives in 2025',
      'Falls? 4 in the last 12 months, the last on 2026-10-28 when he slid off the edge of the chair trying to rise; no fracture',
      'Alone when? On school days from 7:30 to 4',
      'How does he get up when alone? He does not; he stays in the chair or perches on a stool at the counter',
      'Wheelchair? Not needed for walking inside the home',
      'Drugs? None for the myositis; acetaminophen 650 mg for the knee when needed',
      'Specialty of the doctor? Neurology',
    ],
    answered: [],
  },
  notes: [
    `December 15, 2026

Tallgrass Medicare Advantage

To the reviewing physician:

Inclusion body myositis is an unkind disease in that it chooses its muscles. It goes for the quadriceps, which get us out of chairs, and for the finger flexors, with which we would otherwise hold on to the armrests and push. Mr. Stanhope-Nakai, 70, who kept bees until last year, has both. It was proved by a biopsy of the left thigh in March 2022 that showed inflammation with rimmed vacuoles. He gets no drug for it, there being none that works.

On December 8 I found his thighs wasted and the knee jerks gone. Knee extension is 2 out of 5 on either side, meaning he cannot straighten the knee against gravity. His grip is 14 pounds on the right and 17 on the left. The right knee, moreover, is osteoarthritic and grates.

A week before, the physical therapist watched him make five attempts to get out of his armchair. None succeeded. With somebody pulling, he was up in 45 seconds. And yet, once he stands, he walks 140 feet with a rolling walker. That is what a seat lift is for: a person who can walk if only he can be brought to his feet.

On school days he is by himself for eight and a half hours, from half past seven till four, while his daughter teaches. During that time he does not get up. He either sits or remains perched on a stool at the counter.

I order an electric seat lift mechanism, E0627, and a raised toilet seat, E0244. I do not expect his strength to return.

Perpetua Lindgren-Abara, MD
Neurology
NPI 1326905847`,
    `PT HOME ASSESSMENT

12/01/2026    F. Quesada, PT
Orville Stanhope-Nakai   DOB 9/9/56   MRN CFN-44921

STRENGTH
Knee ext       2/5 B
Hip ext        3/5 B
Finger flex    2/5
Grip           R 14 lb, L 17 lb

SIT TO STAND
 Surface                      Result
 Armchair 18 in               0/5
 Armchair, 1 person pulling   yes, 45 s
 Trial lift chair             5/5, no help, mean 22 s
 Toilet 15 in                 full lift by daughter
 20 in + wall bar             on 2nd try

TUG
Standard: unable w/o help
From standing start: 31 s

GAIT
RW, 140 ft. W/c not needed for walking in the home.

WHAT HAS BEEN TRIED
- PT, 10 sessions, 8/17-10/22. Could not rise afterward either. Strengthening in IBM slows decline at best.
- Firm cushion, 4 in, October. That makes the seat 22 in. Still could not.

FALLS
4 in 12 mo. Last 10/28: slid off edge of chair while trying to get up. No fx.

CLINICAL REASONING
Problem is one of rising, not of walking. Slowness of TUG is mostly gait; failure of TUG is all chair. A mechanism that raises and tips the seat does the work of the quads. Should be smooth, under his control, and stoppable anywhere. Trial unit was. A spring-operated seat that throws the user upward would be dangerous with 2/5 quads.

TOILET: 15 + 5 = 20 in, the height he manages w/ bar.

REC: E0627 x 1; E0244 (5 in) x 1.`,
    `CLOVER FORK HOME MEDICAL
12/15/2026

Tallgrass Medicare Advantage, DME

Re: O. Stanhope-Nakai, RR 2 Box 77, Clover Fork, KS 67999, (620) 555-0108

Dear Reviewer:

We're asking for authorization for:

(1) E0627, seat lift mechanism, electric. One.
(2) E0244, raised toilet seat, 5 inches. One.

Each is limited to one per five years.

To be clear about the first: the benefit is for the mechanism. The upholstered chair around it is furniture, and under Medicare rules that portion is not paid and belongs to the customer.

The coverage points, one by one, with what the doctor's and the therapist's records say:

a. Severe arthritis of hip or knee, or severe neuromuscular disease? Inclusion body myositis, a neuromuscular disease, biopsy 3/8/2022. There's also OA of the right knee.

b. Ordered by the treating doctor as part of treatment? Perpetua Lindgren-Abara, MD, a neurologist, NPI 1326905847, today.

c. Completely unable to stand up from a regular armchair or any chair at home? Five tries, five failures, 12/1/2026.

d. Once standing, able to walk? 140 ft with a rolling walker.

e. Have other treatments been tried? Ten visits of PT. A firm 4-inch cushion.

f. Operates smoothly, can be controlled by the patient, helps effectively? Five for five in a trial lift chair, no helper, 22 seconds each on the average. He can stop it wherever he likes.

g. Not a spring-release type with a sudden catapult-like motion? It's electric.

ICD-10 codes: G72.41, M17.11, R29.6.

Clover Fork Home Medical`,
    `Dear Tallgrass,

This is a cover note to Dr. Lindgren-Abara's order, set down for the daughter, Clementine, because a clinic chart is a poor place to learn what a day is like.

7:30. She leaves for school, where she teaches. Her father is either in the chair or on a stool at the counter. Which of the two he picks is how he will spend his day, as from the chair he can't get up.

Noon. He is where he was.

4:00. School is out.

It isn't laziness, and it isn't plain old age; he's seventy. It is a muscle disease called inclusion body myositis, shown by a biopsy in 2022. It has taken his thighs and his fingers. Fourteen pounds of grip in the one hand and seventeen in the other: a grown man of his size would ordinarily have several times that. He kept bees. He gave up the last twelve hives in 2025.

He has fallen four times in a year. The latest was October 28. He tried to get out of the chair, came to the edge and slid off. Nothing broke. When people lie about lift chairs they say they are for comfort. He was not looking for comfort on October 28. He wanted to stand.

He can walk, that's the pity of it. A hundred and forty feet, with his walker, when someone has pulled him up. No one is asking you for a wheelchair. He doesn't need one in the house.

In the trial chair he got up five times in five, by himself. And for the bathroom he needs a higher seat, so that his daughter need not lift all 166 pounds of him.

Codes, for your computer: E0627, E0244.`,
    `SEAT LIFT MECHANISM - STATEMENT OF THE ORDERING PHYSICIAN

Patient: STANHOPE-NAKAI, ORVILLE     Sex: M     DOB: 09/09/1956 (70)
Ht: 5 ft 9 in (175 cm)     Wt: 166 lb (75 kg)
Plan: TALLGRASS MEDICARE ADVANTAGE
Supplier: CLOVER FORK HOME MEDICAL
HCPCS: E0627 (1), E0244 (1)
Est. length of need: permanent; the disease is progressive

1. DOES THE PATIENT HAVE SEVERE ARTHRITIS OF THE HIP OR KNEE?
   Osteoarthritis of the right knee (M17.11), crepitus without effusion. The request does not rest on this.

2. DOES THE PATIENT HAVE A SEVERE NEUROMUSCULAR DISEASE?
   YES. G72.41. Knee extensors 2/5 both sides. CK 486 U/L.

3. IS THE PATIENT COMPLETELY INCAPABLE OF STANDING UP FROM A REGULAR ARMCHAIR OR ANY CHAIR IN THE HOME?
   YES. 0 of 5 on 12/01/2026.

4. ONCE STANDING, DOES THE PATIENT HAVE THE ABILITY TO AMBULATE?
   YES. 140 ft, rolling walker.

5. HAVE ALL APPROPRIATE THERAPEUTIC MODALITIES BEEN TRIED AND FAILED?
   Physical therapy, 10 sessions, 08/17/2026 to 10/22/2026: not able to rise.
   Firm cushion 4 in, 10/2026: not able to rise.
   Drugs: none for IBM. Acetaminophen 650 mg PRN for knee pain.

6. FALLS IN PAST YEAR: 4. MOST RECENT: 10/28/2026, from chair. FRACTURE: NO.

7. CAN THE PATIENT OPERATE THE DEVICE? YES. 5 of 5, unaided, average 22 s. Stops at any point.

8. SWALLOWING: normal on 12/08/2026 (dysphagia being common in this disease).

PHYSICIAN: PERPETUA LINDGREN-ABARA, MD    NPI: 1326905847    DATE: 12/15/2026`,
    `# LMN: Seat Lift Mechanism and Raised Toilet Seat

**Re:** Orville Stanhope-Nakai (DOB 9/9/1956)

## Summary
Mr. Stanhope-Nakai is a 70-year-old widower and former beekeeper with biopsy-supported **inclusion body myositis**. He can walk but *cannot rise*. The requested electric seat lift would close precisely that gap.

## Background
Inclusion body myositis is the most common acquired muscle disease in people over 50. It progresses slowly, does not respond to immunosuppression, and typically weakens the quadriceps and the finger flexors first.

## Functional findings

| Task | Without device | With device |
|---|---|---|
| Rising from chair | 0 of 5 attempts | 5 of 5 attempts |
| Time | 45 s, with a person pulling | 22 s, alone |
| Rising from toilet | Lifted by his daughter (15 in) | Second try, with wall bar (20 in) |

Walking: 140 ft (about 43 m) with a rolling walker.

## Failed alternatives
1. **Firm cushion**, 4 inches
2. **Physical therapy**, ten sessions over a little more than nine weeks
3. **Human assistance** is unavailable on school days between 7:30 a.m. and 4 p.m., i.e., up to 42.5 hours in a five-day week

## Safety
- Four falls within twelve months, the latest on October 28, 2026, while attempting to rise
- Prolonged sitting promotes stiffness, skin breakdown and venous clots
- Electric lift: smooth, can be stopped at any point. This differs from spring-loaded seats, which coverage policies exclude.

## Request
- **E0627**, quantity 1
- **E0244**, quantity 1, 5-inch rise

## Signature block
Perpetua Lindgren-Abara, MD, Neurology
NPI 1326905847
December 15, 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
