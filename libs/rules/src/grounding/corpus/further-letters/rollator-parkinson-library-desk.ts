import type { CorpusCase } from '../corpus-case.ts';

/** A neurologist, a physical therapist, a family's friend, a nurse's timeline, a template and a drafting model write for a woman who freezes in doorways. */
export const rollatorParkinsonLibraryDesk: CorpusCase = {
  id: 'rollator-parkinson-library-desk',
  today: '2026-04-09',
  facts: {
    case_id: 30106,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Strand-Okafor',
      dob: '1951-09-21',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '118 lb',
      address: '14 Orchard Steps, Linden Ferry, OH 44999',
      phone: '(330) 555-0173',
      mrn: 'LFN-18240',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
      { code: 'R29.6', description: 'Repeated falls' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'blue',
        size: 'petite',
        justification:
          'She freezes in doorways and on turning 5 to 8 times a day. She fell 4 times from 2026-01-10 to 2026-03-21, twice backward; on 2026-02-17 she bruised her left hip, without a fracture on the X-ray. A cane was used from September to December 2025, and she tripped over it twice. A walker without wheels was used in January 2026: lifting it made her step backward, and she fell on January 10. Timed Up and Go 24 seconds without a device and 17 seconds with a four-wheeled walker on 2026-03-24. Grip 38 lb right and 34 lb left is enough for the hand brakes. Handles at 33 inches.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Blood pressure 128/74 lying and 98/60 after 3 minutes of standing on 2026-03-24, with dizziness; she must sit down within a minute. She walks 150 feet before she has to sit. There is no bench on the way from the car to her neighbors or the shop.',
      },
    ],
    provider: { name: 'Lysander Achebe-Whitlock, MD', npi: '1275830946', date_signed: '2026-04-09' },
    seen: [
      '2026-03-24, in the movement clinic, by Lysander Achebe-Whitlock, MD: Hoehn and Yahr stage 3; MDS-UPDRS part III 34; 4 steps backward on the pull test, caught by the examiner; MoCA 26 of 30; stooped posture, short steps.',
      '2026-04-02, in the therapy gym, by Leocadia Brightwater, PT: 300 feet with a four-wheeled walker with 1 rest on its seat; 2 freezes over the course, 6 without a device; both brakes locked rightly in 10 of 10 tries; folded it by herself.',
    ],
    told: [
      "Parkinson's since when? 2019",
      'Who pays? Buckeye Prairie Health',
      'Who supplies? Millstone Home Medical',
      'Lives with whom? With her husband Obadiah, 79, who has a bad back and cannot lift her',
      'Home? One floor, two steps with a rail at the front door',
      'Activities? Volunteers at the library desk on Tuesday and Friday mornings',
      'Medicines? Carbidopa-levodopa 25/100, 2 tablets 4 times daily, and midodrine 5 mg 3 times daily',
      'After falls? Their neighbor Ferdinand helped her up each time',
    ],
    answered: [],
  },
  notes: [
    `Movement Disorders

April 9, 2026

Buckeye Prairie Health

Re: Mrs. Wilhelmina Strand-Okafor, 74 years of age

Dear Sir or Madam:

Mrs. Strand-Okafor has had Parkinson's disease for some seven years. At our visit of March 24 she was at Hoehn and Yahr stage 3, the stage that is defined by loss of postural reflexes. On the pull test she took four steps back and would have gone on to fall had she not been caught. Her MDS-UPDRS motor score was 34. Cognition is good, with a MoCA of 26/30, so there is every reason to expect that she can use brakes sensibly.

Two things bring her down. The first is freezing, which seizes her in doorways and when turning, between five and eight times a day. The second is her blood pressure, which dropped thirty points systolic, to 98/60, after three minutes on her feet, in spite of midodrine three times daily. She then has about a minute in which to find a seat.

Four falls between January 10 and March 21 have been the result. Two were backward. In February, her left hip was bruised but an X-ray revealed no fracture. At 118 pounds, a woman of 74 may not be as fortunate the next time.

A cane was not a success; she tripped on it twice last autumn. Nor was a walker without wheels, which has to be picked up at each step. Picking something up while one's balance is failing backward is precisely the wrong movement, and she fell with it in January.

With four wheels under her, the Timed Up and Go shortened by seven seconds. I have ordered a wheeled folding walker in blue, petite size (E0143), and a seat for it (E0156).

Respectfully,

Lysander Achebe-Whitlock, MD
NPI 1275830946`,

    `PHYSICAL THERAPY - GAIT DEVICE TRIAL
4/2/2026, therapy gym
Leocadia Brightwater, PT

Patient: W. Strand-Okafor, F, DOB 9/21/1951
Dx: G20.A1, I95.1, R29.6

BASELINE (MD visit 3/24)
TUG no device 24 s
TUG 4WW 17 s (about 29% quicker)
Both remain over the 12-14 s that is often quoted for fall risk, so she still needs a device, full stop.

TRIAL
Course walked with and without device.

              no device     4WW
Freezes       6             2
Distance      --            300 ft
Rests         --            1 (on seat)

Brakes: locked correctly, both, 10/10
Folding: independent
Grip: R 38 / L 34 lb, sufficient for loop brakes
Handle height: 33" (pt is 61")

CLINICAL REASONING
Cane: one point of contact, another object to step around. Tripped x2.
Pick-up walker: breaks the rhythm of gait; stepped backward when lifting. Not safe.
2-wheeled walker: would be an alternative in PD for some, since it can't run away. But turning a 2WW in a doorway generally means lifting or pivoting it, and turns + doorways are where she freezes. Also no seat.
4WW with seat: smooth turning, place to sit when BP drops. Concern about forward runaway addressed by the brakes, which she handles well.

Seat isn't a convenience. Walking tolerance is 150 ft, and on standing she drops from 128/74 to 98/60. Orthostatic pts need to sit NOW, not at the next bench.

RECOMMEND: E0143 (petite) + E0156, one each.`,

    `To whom it concerns at the insurance,

I'm a friend of the family, helping Dr. Achebe-Whitlock's patient Wilhelmina put her situation on paper.

Her doctor's letter will give you the numbers. Let me give you the picture. Every Tuesday and every Friday morning she sits at the library desk as a volunteer. To leave the house she must come down two steps, holding the rail, and at the other end of any drive comes the walk. A hundred and fifty feet is about what she's got. After that, she has to sit. And there isn't a bench on the way from the car to the shop, or to the neighbors.

At home the floor is level, but doorways are her enemy. Her feet stick, as though glued. It happens at least five times a day, on bad days eight. Her husband Obadiah is 79. With his back, he can't lift her. Each time she has gone down it has been their neighbor Ferdinand who got her up again. That's four times in ten weeks. One can't build a plan of care on Ferdinand.

She's tried the cheap things. There was the cane, until December, and it tripped her up twice. There was the walker with no wheels. She fell in January with that one.

Then in the therapy gym on April 2 she had one with four wheels and a seat. She went three hundred feet, twice her usual stretch, with one sit-down. She only got stuck twice. Without it she got stuck six times on the same course. She locked the brakes properly ten times out of ten.

It's a walker and a seat. A broken hip costs a good deal more, as you of all people know.

The codes are E0143 and E0156. The doctor is Lysander Achebe-Whitlock, NPI 1275830946. Thank you for reading this.`,

    `FALLS AND DEVICES TIMELINE
Compiled for: Buckeye Prairie Health
Patient: STRAND-OKAFOR, Wilhelmina   MRN LFN-18240

2019 ........... Parkinson's disease
SEP-DEC 2025 ... Cane. Tripped over it on 2 occasions
JAN 2026 ....... Walker without wheels. Stepped backward on lifting
JAN 10 ......... Fall
FEB 17 ......... Left hip bruised. X-ray: no fracture
MAR 21 ......... Last of 4 falls since January 10 (2 of the 4 backward)
MAR 24 ......... Movement clinic: H&Y 3, MDS-UPDRS III 34, MoCA 26, positive pull test, BP 128/74 supine to 98/60 standing
APR 2 .......... PT trial of rollator: 300 ft, 1 rest, 2 freezes
APR 9 .......... Order signed

WHAT THE TIMELINE SHOWS
Four falls within 70 days. All of the falls occurred before she was tried on four wheels. In the week and a half after the last one she was examined and given a trial, and the trial went well.

CURRENT MEDICATION
Carbidopa-levodopa 25/100: 2 tabs x 4 = 8 tablets/day
Midodrine 5 mg x 3 = 15 mg/day
Medication alone does not reliably abolish freezing or orthostasis, and equipment is part of the treatment.

ORDERED
E0143 wheeled folding walker, blue, petite, qty 1
E0156 seat attachment, qty 1

Vendor: Millstone Home Medical
Prescriber: L. Achebe-Whitlock, MD (NPI 1275830946)

Nursing contact through the movement clinic`,

    `CERTIFICATE OF MEDICAL NECESSITY - AMBULATORY AIDS
(template v.3 - complete all fields)

1. Patient name: Wilhelmina Strand-Okafor
2. Date of birth / sex: 09-21-1951 / F
3. Height / weight: 5'1" / 118 lb (155 cm / 53.5 kg)
4. Insurer: Buckeye Prairie Health
5. Diagnoses: Parkinson's disease without dyskinesia, without mention of fluctuations (G20.A1); orthostatic hypotension (I95.1); repeated falls (R29.6)
6. Equipment: E0143 x 1; E0156 x 1
7. Length of need: The conditions named are chronic. The limit is one of each per 5 years.

8. Does the patient have a mobility limitation that impairs activities of daily living in the home?
[X] Yes  [ ] No
Explain: Freezing in doorways and on turns 5-8 x daily; 4 falls in the first three months of 2026.

9. Is the patient able to use the walker safely?
[X] Yes  [ ] No
Explain: Brakes 10/10 in trial. Grip adequate. MoCA 26.

10. Can the limitation be resolved with a walker?
[X] Yes  [ ] No
Explain: Freezes down from 6 to 2, TUG down from 24 to 17 seconds.

11. Why is a lesser device insufficient?
Explain: Cane - tripped twice. Walker without wheels - stepped backward, fell.

12. Why is a seat required?
Explain: Drop of 30/14 mmHg after 3 min standing, dizzy; must be seated within one minute.

13. Caregiver status: Husband, age 79, can't lift.

14. Practitioner: Lysander Achebe-Whitlock, MD   NPI: 1275830946   Date: 04-09-2026`,

    `# Medical Necessity Statement

**Re:** Wilhelmina Strand-Okafor | 74 F | Linden Ferry, Ohio

## Overview
This statement supports the provision of a **folding wheeled walker (E0143)** with **seat attachment (E0156)** for a patient with Parkinson's disease, orthostatic hypotension and repeated falls.

## Key clinical findings (March 24, 2026)
- **Postural instability:** four backward steps on the pull test
- **Gait:** stooped, with short steps
- **Motor examination:** MDS-UPDRS part III of 34
- **Orthostasis:** systolic fall of 30 mmHg and diastolic fall of 14 mmHg. A decrease of 20/10 within three minutes meets the usual definition.

## Response to equipment

| Measure | Without device | With four-wheeled walker |
|---|---|---|
| Timed Up and Go | 24 s | 17 s |
| Freezing episodes (therapy course) | 6 | 2 |

Her walking distance doubled to 300 feet with a single seated rest; ordinarily she has to sit after 150 feet (about 46 m).

## Why both items belong together
The walker gives her a steady frame with continuous contact; the seat offers an immediate place to rest when she becomes lightheaded. Separating the two would leave one of her two causes of falling untreated.

## Safety considerations
Four-wheeled walkers call for intact judgment and hand strength. Her MoCA of 26 and a grip of 38 lb (right) and 34 lb (left) are reassuring, as is her brake performance of 10 out of 10 under the observation of Leocadia Brightwater, PT.

## Social context
Mrs. Strand-Okafor lives with her husband, who is not able to lift her, in a one-story home. She remains active as a library volunteer two mornings a week.

## Conclusion
Both items are reasonable and necessary. They are ordered by Lysander Achebe-Whitlock, MD (NPI 1275830946), and would be furnished by Millstone Home Medical.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
