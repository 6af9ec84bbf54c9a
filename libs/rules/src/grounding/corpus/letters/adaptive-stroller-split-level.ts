import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, a physical therapist and a mobility supplier write for a seven-year-old boy with cerebral palsy who has outgrown his stroller. */
export const adaptiveStrollerSplitLevel: CorpusCase = {
  id: 'adaptive-stroller-split-level',
  today: '2026-02-17',
  facts: {
    case_id: 10501,
    patient: {
      first_name: 'Caspian',
      last_name: 'Thorley-Mbeki',
      dob: '2018-05-29',
      gender: 'male',
      height: '3 ft 8 in',
      weight: '39 lb',
      address: '212 Saddlewort Lane, Penhollow, OR 97999',
      phone: '(541) 555-0131',
      mrn: 'CVC-88214',
    },
    diagnoses: [
      { code: 'G80.0', description: 'Spastic quadriplegic cerebral palsy' },
      { code: 'M41.45', description: 'Neuromuscular scoliosis, thoracolumbar region' },
      { code: 'R13.12', description: 'Dysphagia, oropharyngeal phase' },
    ],
    items: [
      {
        item: 'Wheelchair, pediatric size, tilt-in-space, folding, adjustable, with seating system',
        hcpcs: 'E1232',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'green',
        size: '12 inch seat width',
        justification:
          'GMFCS level V. Cannot sit without full support of the trunk; holds his head up for about 20 seconds. Has outgrown the convertible stroller his parents bought in 2022: his hips press against its sides and his head is above the backrest. A commercial stroller and a standard pediatric wheelchair without tilt were tried in clinic on 2026-01-13: he slid forward into sacral sitting within 5 minutes in both. In the trial of a tilt-in-space folding frame with lateral trunk supports, hip guides and headrest on 2026-01-27 he sat upright for 40 minutes and held his head up for 4 minutes. He rides the school bus, and the frame is crash tested for use in vehicles. The family car, a hatchback, does not take a rigid wheelchair.',
      },
      {
        item: 'Positioning seat for persons with special orthopedic needs',
        hcpcs: 'T5001',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          "Positioning chair for meals and play at home. Pureed food by mouth, given by his mother, 3 meals and 2 snacks a day, 35 minutes each; he is now held on her lap. Swallow study 2025-11-20 at Harrow Bay Children's Hospital: silent aspiration of thin liquids when reclined, none when upright with the chin tucked. A booster seat with straps failed: he fell to the left within 2 minutes. The stroller frame cannot be taken up the 4 steps to the kitchen.",
      },
    ],
    provider: { name: 'Rosalind Achterberg, MD', npi: '1739205846', date_signed: '2026-02-17' },
    seen: [
      '2026-01-13, in clinic, by Rosalind Achterberg, MD: thoracolumbar curve 24 degrees to the left, hamstrings tight with popliteal angles of 50 degrees on the right and 55 degrees on the left, modified Ashworth 3 in both legs, redness over the sacrum, no open skin, lungs clear.',
      '2026-01-27, in clinic, by Delphine Okafor, PT, DPT: hip width 11 inches, seat depth 10.5 inches, seat to shoulder 14 inches, seat to top of head 22 inches, trial of the tilt-in-space frame.',
    ],
    told: [
      'Who pays? Oregon Health Plan (Medicaid)',
      'Who supplies? Larkmoor Mobility, order written up by Winston Bellweather, ATP',
      'Lives with whom? With his mother Imogen, his father Sipho and his twin brother Leander in a split-level house',
      'School? Second grade at Penhollow Elementary, goes by school bus',
      'Who pushes him? His mother, at school his aide Mr. Prewitt',
      'Does he have a wheelchair? No',
      'Tilt used for what? 30 degrees back for rest, upright for meals and lessons',
      'Room to grow? The frame can be widened to a 14 inch seat',
      'Thin liquids? Thickened to nectar since the swallow study',
      'Length of need? 60 months',
      'Who fits it? Delphine Okafor together with Larkmoor Mobility',
      'Pneumonia? One in December 2025, treated at home with antibiotics',
    ],
    answered: [],
  },
  notes: [
    `February 17, 2026

Oregon Health Plan, Medical Review

RE: Caspian Thorley-Mbeki, born May 29, 2018

To Whom It May Concern:

Caspian is a seven-year-old second grader with spastic quadriplegic cerebral palsy at GMFCS level V, a neuromuscular scoliosis of the thoracolumbar spine and oropharyngeal dysphagia. I ask that you cover two pieces of equipment for him: a folding, tilt-in-space pediatric wheelchair with its seating system (E1232) and a positioning seat (T5001).

He does not sit unless his whole trunk is held, and his head stays up for some twenty seconds. The convertible stroller his parents bought four years ago has become too small; its sides squeeze his hips and his head stands out above the back. On examination on January 13 I found a curve of 24 degrees to the left, popliteal angles of 50 degrees (right) and 55 degrees (left), tone of 3 on the modified Ashworth scale in both legs, and a reddened but unbroken sacrum. That day a store-bought type of stroller and a standard pediatric wheelchair that does not tilt were both tried. In neither did he last five minutes before sliding down onto his sacrum. On January 27, in a tilting frame with trunk laterals, hip guides and a headrest, he was upright for forty minutes and carried his head for four.

At home his mother feeds him on her lap. The swallow study of November 20, 2025 showed that he silently aspirates thin liquids when he leans back and does not when he is upright with his chin tucked. A strapped booster seat was no answer, since he toppled to the left in under two minutes. The wheeled frame cannot go up the four steps to the kitchen, so it cannot double as his mealtime chair.

I expect both to be needed for five years.

Respectfully,
Rosalind Achterberg, MD
NPI 1739205846`,
    `PHYSICAL THERAPY SEATING EVALUATION

Client: Thorley-Mbeki, Caspian    MRN CVC-88214    DOB 5/29/2018 (7 yr 8 mo at today's date)
Seen: 1/27/2026, clinic    Report date: 2/17/2026

1. BACKGROUND
Spastic quadriplegic CP, GMFCS V. Neuromuscular scoliosis. Oropharyngeal dysphagia, liquids thickened to nectar consistency. Lives in a split-level home with both parents and twin brother Leander. Takes the bus to Penhollow Elementary, where his aide Mr. Prewitt pushes him. Owns no wheelchair.

2. MEASUREMENTS (in.)
| | |
|---|---|
| Hip width | 11 |
| Seat depth | 10 1/2 |
| Seat to shoulder | 14 |
| Seat to top of head | 22 |
| Weight / height | 39 lb / 44 in |

3. POSTURE AND TONE (findings of Dr. Achterberg, 1/13)
Curve 24° to the left. Popliteal angle R 50°, L 55°. mAS 3 both LEs. Sacral redness, skin intact.

4. EQUIPMENT TRIALS
a. Commercial stroller: sacral sitting in less than 5 min.
b. Standard pediatric w/c, no tilt: same result.
c. Tilt-in-space folding frame, lateral trunk supports, hip guides, headrest: upright x 40 min; head held up for 4 min, against approx. 20 sec otherwise.
d. Booster seat with straps, for meals: lateral fall to L inside 2 min.

5. RECOMMENDATION
E1232, qty 1, 12 in seat width, green. One inch wider than his hips today, and the frame widens to 14 in as he grows. Must fold, because the family's hatchback will not accommodate a rigid chair; must be crash tested, because of the bus.
T5001, qty 1, for feeding and play in the house.

6. FOLLOW-UP
Fitting by this therapist jointly with Larkmoor Mobility.

Delphine Okafor, PT, DPT`,
    `S: Fed on the lap of his mom, Imogen: three meals plus two snacks, 35 min apiece, so close to 3 hours a day. Purees only; liquids nectar-thick since the November study. One pneumonia in Dec 2025, antibiotics at home. Old stroller (2022) too tight.

O: 7 y/o M, 39 lb, 3'8". Exam 1/13/26: spine 24 deg to L, hamstrings tight (pop angle 50 R / 55 L), Ashworth 3 bilat LE, sacrum red, no breakdown, lungs clear. VFSS 11/20/25, Harrow Bay Children's: silent aspiration on thins in recline; none upright w/ chin tuck. Seating trial 1/27 w/ D. Okafor, PT: 40 min upright in tilt frame w/ laterals, hip guides, headrest. Earlier trials (regular stroller, non-tilting peds chair) failed at <5 min each. Booster w/ straps: over to the left, <2 min.

A: G80.0, GMFCS V. M41.45. R13.12. Dependent for sitting. No wheelchair at present. Neither an off-the-shelf stroller nor a chair without tilt keeps him off his sacrum.

P:
- Folding peds tilt-in-space w/c w/ seating system, E1232 x1. Green, 12" wide. Tilt to 30 deg when he rests, upright for lessons and eating.
- Positioning seat T5001 x1 for home. Frame can't get up the 4 steps to kitchen, hence the second seat.
- LON 60 mo. Vendor Larkmoor. Payer OHP.

R. Achterberg, MD   2/17/26`,
    `LARKMOOR MOBILITY
Order summary for prior authorization

Date: 02/17/2026
Member: Caspian Thorley-Mbeki
Date of birth: 05/29/2018
Address: 212 Saddlewort Lane, Penhollow, OR 97999
Telephone: (541) 555-0131
Coverage: Oregon Health Plan
Ordering physician: Rosalind Achterberg, MD, NPI 1739205846
Evaluating therapist: Delphine Okafor, PT, DPT (01/27/2026)

Line 1. E1232 Wheelchair, pediatric size, tilt-in-space, folding, adjustable, with seating system. 1 each. Seat width 12", color green. Replaces nothing in the member's possession other than the outgrown convertible stroller of 2022; he has not got a wheelchair. Reason for tilt: without it he slides into sacral sitting (two devices, 01/13/2026, under 5 minutes). Reason for folding: hatchback. Reason for a transit-tested frame: school bus. Growth: up to a 14" seat.

Line 2. T5001 Positioning seat for persons with special orthopedic needs. 1 each. Reason: held on his mother's lap five times a day to eat; booster with straps tried and failed; swallow study calls for an upright trunk with chin tuck. Reason it does not duplicate line 1: kitchen lies 4 steps up and the frame cannot be brought there.

Diagnoses: G80.0, M41.45, R13.12
Estimated length of need: 60 months (5 years)
Delivery and fitting: with Ms. Okafor in attendance.

Prepared by Winston Bellweather, ATP`,
    `# Letter of Medical Necessity

**Patient:** Caspian Thorley-Mbeki (DOB 2018-05-29)
**Provider:** Rosalind Achterberg, MD
**Date:** 2026-02-17

## Summary of Request
This letter supports coverage of the following equipment:
- **E1232** – tilt-in-space folding pediatric wheelchair with seating system, quantity 1
- **T5001** – positioning seat, quantity 1

## Clinical Background
Caspian is a 7-year-old boy with **spastic quadriplegic cerebral palsy** (G80.0), **neuromuscular scoliosis of the thoracolumbar region** (M41.45), and **oropharyngeal dysphagia** (R13.12). He functions at GMFCS level V, depends on full trunk support to sit, and maintains head control for only about 20 seconds.

## Alternatives Tried
- **Convertible stroller (2022):** outgrown; hips press against the sides, head above the backrest
- **Commercial stroller:** sacral sitting within 5 minutes
- **Non-tilting pediatric wheelchair:** sacral sitting within 5 minutes
- **Booster seat with straps:** fell to the left within 2 minutes

## Why the Requested Equipment Is Needed
- **Positioning:** In the January 27 trial he remained upright for 40 minutes, and head control rose to 4 minutes.
- **Transport:** He travels by school bus, and the frame is crash tested. It also folds, which the family's hatchback requires.
- **Safe swallowing:** The November 20, 2025 study found silent aspiration of thin liquids in a reclined position but none when upright with chin tuck. An upright seat at meals is therefore essential.
- **Home access:** Four steps separate the kitchen from where the wheeled frame can be used.

## Conclusion
Both items are medically necessary, are expected to be used for 60 months, and serve different purposes in different settings.

Sincerely,
Rosalind Achterberg, MD
NPI: 1739205846`,
    `Dear Reviewer,

Thank you for your attention to Caspian. Here are our answers to the questions that usually come up with this pair of codes.

Why two seats for one child? They do different jobs. The E1232 is what he is pushed in, by his mother or, at school, by Mr. Prewitt, and it goes with him on the bus. The T5001 is where he will eat and play at home. His family's house is split-level, and there are four stairs between the frame and the kitchen table.

Could he use a less costly stroller? He was put in one at our clinic on 13 January and was sitting on his sacrum before 5 minutes had passed. A standard child's wheelchair without tilt did no better.

Did the requested frame work? Yes. Two weeks later our physical therapist, Delphine Okafor, had him in one with headrest, lateral trunk supports and hip guides; he managed 40 minutes.

Is there a medical reason to be upright for meals? Yes. He aspirates thin liquids silently when reclined (study of 20 November 2025). Upright, chin tucked, nothing was aspirated. The month after that study he had a pneumonia, which was treated at home.

Will he outgrow it in a year? His hips measure 11 inches. The seat is ordered at 12 and can be let out to 14.

Is there any skin breakdown? None. There was redness over the sacrum on 13 January.

Who lives in the home to help? His parents, Imogen and Sipho. It is Imogen who gives him his meals.

With kind regards from all of us,

for the clinic,
Rosalind Achterberg, MD
17 February 2026`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
