import type { CorpusCase } from '../corpus-case.ts';

/** An orthopedist, an orthotist, a resident, a physical therapist, a nurse case manager and a drafting model write for a roofer with a bowed knee. */
export const kneeOrthosisArthritisRoofer: CorpusCase = {
  id: 'knee-orthosis-arthritis-roofer',
  today: '2026-06-24',
  facts: {
    case_id: 32103,
    patient: {
      first_name: 'Bartholomew',
      last_name: 'Nakamura-Eddy',
      dob: '1974-11-03',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '236 lb',
      address: '9 Kiln Street, Dunmore Hollow, OH 43999',
      phone: '(614) 555-0162',
      mrn: 'DHS-55210',
    },
    diagnoses: [
      { code: 'M17.31', description: 'Unilateral post-traumatic osteoarthritis, right knee' },
      { code: 'M21.161', description: 'Varus deformity, not elsewhere classified, right knee' },
    ],
    items: [
      {
        item: 'Knee orthosis, single upright, thigh and calf, with adjustable flexion and extension joint, medial-lateral and rotation control, with or without varus/valgus adjustment, prefabricated, customized to fit a specific patient',
        hcpcs: 'L1843',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: 'large',
        color: 'black',
        justification:
          'Right side. He fell from a roof on 2009-05-14 and broke the right tibial plateau, which was fixed with a plate. Weight-bearing films on 2026-05-29 show a medial joint space of 1 mm on the right and 5 mm on the left, and 9 degrees of varus on the right. A hinged neoprene sleeve worn from 2025-11-10 to 2026-02-20 slid down and left the pain at 7 of 10. Steroid injections on 2025-10-06 and 2026-02-23 helped for 5 weeks and 3 weeks. Fourteen sessions of physical therapy from 2026-01-12 to 2026-03-27 raised quadriceps strength from 4-/5 to 4+/5, but he still walks only 200 yards. With a trial unloader brace on 2026-06-10 he walked 600 yards and pain fell to 3 of 10. The off-the-shelf large gaped by 1.25 inches at the calf, so the frame has to be bent to his leg.',
      },
      {
        item: 'Addition to lower extremity orthosis, suspension sleeve',
        hcpcs: 'L2397',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        justification:
          'Right side. Thigh 22.5 inches and calf 15 inches around: on so tapered a leg the trial brace slid 1 inch in 40 minutes, and with a sleeve beneath it stayed in place. Two, because one is washed each night after work on hot roofs.',
      },
    ],
    provider: { name: 'Yevgenia Marchetti-Boone, MD', npi: '1649037285', date_signed: '2026-06-24' },
    seen: [
      '2026-05-29, at Dunmore Hollow Sports and Spine, by Yevgenia Marchetti-Boone, MD: right knee bends from 5 to 112 degrees, tender along the medial joint line, lateral thrust in walking, ligaments firm, skin intact.',
      '2026-06-10, at Cardinal Creek Orthotics, by Solveig Haddad, CO: trial of an unloader brace on the right.',
    ],
    told: [
      'Who pays? Buckeye Trades Compensation Fund',
      'Who supplies? Cardinal Creek Orthotics',
      'Work? Roofing foreman; about 3 hours a day on ladders until light duty began on 2026-03-02',
      'Lives with whom? With his husband Laurent',
      'Medicines? Meloxicam 15 mg daily since September 2025',
      'Knee replacement? Put off because of his age and trade',
      'Therapist? Quincy Adebayo, PT',
      'Diabetes? None',
    ],
    answered: [],
  },
  notes: [
    `Yevgenia Marchetti-Boone, MD
Dunmore Hollow Sports and Spine

June 24, 2026

Buckeye Trades Compensation Fund
RE: Bartholomew Nakamura-Eddy / DOB 11/03/1974 / right knee

To the claims examiner:

Mr. Nakamura-Eddy went off a roof on May 14, 2009. The fall broke his right tibial plateau and a plate was put on it. Seventeen years later he has what such fractures so often leave behind: bone on bone, or near enough. On the standing films of May 29 I measured one millimeter of cartilage space on the inner side of the right knee. The left has five. The leg bows nine degrees.

When I examined him that day the knee moved from 5 to 112 degrees, he was tender over the medial joint line, and at each step the knee thrust outward. The ligaments are firm, so this isn't a knee that needs to be held together; it is a knee that needs its load shifted from the ruined compartment to the sound one. That is precisely what an unloader does and precisely what a sleeve doesn't.

He has been through the usual list. Meloxicam, daily, since last September. Two steroid injections, the second of which lasted three weeks where the first had lasted five. Fourteen visits of therapy. A hinged neoprene sleeve for more than three months. Replacement would be premature in a 51-year-old roofing foreman; implants wear out, ladders wear them out sooner, and revision surgery is worse than the first.

On June 10 he put on a trial unloader and walked three times as far as he can without one, 600 yards instead of 200, with pain of 3 rather than 7.

I ask for L1843, right, and two L2397 sleeves.

Yevgenia Marchetti-Boone, MD
NPI 1649037285`,
    `CARDINAL CREEK ORTHOTICS
Fitting report / Solveig Haddad, CO

Client: B. Nakamura-Eddy    MRN DHS-55210
Height 73 in, weight 236 lb
Side: RIGHT
Device: L1843 single upright KO, size L, black
Add-on: L2397 suspension sleeve x 2

MEASUREMENTS
                Inches     cm
Thigh           22.5       57.2
Calf            15.0       38.1
Difference       7.5       19.1

TRIAL, 10 JUNE 2026
Walked without brace ........ 200 yd
Walked with brace ........... 600 yd
Pain without ................ 7
Pain with ................... 3
Migration, no sleeve ........ 1 in distally in 40 min
Migration, with sleeve ...... stayed put

WHY NOT OFF THE SHELF
The large gaped at the calf by an inch and a quarter. If the calf shell doesn't contact the leg, the three-point bending force that opens the medial compartment has nothing to push against, and the brace is just weight. Stepping down to a medium is no answer when the thigh is 22.5 inches. The prefabricated frame in large will be bent and trimmed to him, which is what distinguishes L1843 from the off-the-shelf code.

WHY NOT CUSTOM FABRICATED
Not called for. A prefabricated frame that is molded to the client will do, at lower cost.

WHY TWO SLEEVES
One on, one in the wash. He works on hot roofs and washes it nightly. Two a year is the allowance.

CONTROL REQUESTED
Adjustable flexion and extension stops; medial-lateral and rotation control; valgus-directed correction for a varus knee.

PRESCRIBER
Yevgenia Marchetti-Boone, MD, NPI 1649037285. Signed 6/24/26.`,
    `this is the orthopedic resident dictating for doctor marchetti boone patient is bartholomew nakamura hyphen eddy date of birth eleven three nineteen seventy four medical record number d h s five five two one zero this is a letter of medical necessity period

the patient is a fifty one year old male roofing foreman with posttraumatic osteoarthritis of the right knee and varus deformity of the right knee codes m seventeen point three one and m twenty one point one six one period he sustained a tibial plateau fracture in a fall from a roof in may of two thousand nine and had plate fixation period films from may twenty ninth of this year weight bearing show medial joint space one millimeter on the right versus five on the left with nine degrees of varus period

conservative management has consisted of one meloxicam fifteen milligrams daily two intraarticular steroid injections october sixth and february twenty third with relief of five and three weeks three formal pt fourteen visits january through march quads went from four minus to four plus but walking distance did not follow still two hundred yards and four a hinged neoprene sleeve november to february which slid down and did not change his pain of seven period

trial of unloader on june tenth pain three distance six hundred yards paragraph

exam range five to one twelve medial joint line tenderness lateral thrust ligaments firm skin intact he is not diabetic period

plan is l eighteen forty three right knee large customized to fit because the off the shelf gapped an inch and a quarter at the calf plus l twenty three ninety seven suspension sleeve quantity two period the patient is on light duty since march second before that he was about three hours a day on ladders period arthroplasty is being deferred on account of his age and his trade period end of dictation thank you`,
    `Outcome of Physical Therapy and Opinion on Bracing

Re: Mr. Nakamura-Eddy, right knee OA (M17.31), genu varum on the right (M21.161)
Therapist: Quincy Adebayo, PT
Course: 14 sessions, 01/12/2026 to 03/27/2026 (just under 11 weeks)

What improved. Quadriceps strength, 4-/5 to 4+/5.

What did not. The distance he can walk before pain stops him. It's 200 yards, which is about 180 meters, two football fields.

How I read this. Strong quads absorb shock and are worth having, but no muscle can widen a 1 mm joint space or straighten a 9-degree bow. He has a lateral thrust: as weight comes on, the knee jerks outward and the medial compartment takes the load. Exercise doesn't reach that. A brace with a rigid upright and a varus/valgus hinge can.

What happened when it was tried. On 06/10/2026, with Solveig Haddad, CO, he walked 600 yards in an unloader with pain 3/10. Gain: 400 yards. Drop in pain: 4 points. In knee OA a change of about 2 points on a 0 to 10 scale is commonly taken as one a patient notices.

Prior soft brace. Hinged neoprene, 11/10/2025 to 02/20/2026, overlapping with my program for its last weeks. It slid down. Pain was 7/10 regardless.

Work. Foreman on a roofing crew. He was spending about 3 hours of a day on ladders and has been on light duty since 03/02/2026. Ladders demand single-leg loading in flexion.

Opinion. The KO (L1843) is the next logical step; injections are giving shorter returns, 5 weeks and then 3. He will also need the sleeves (L2397), since the brace slid an inch in 40 minutes on his leg without one.`,
    `From: Nurse case management
To: Buckeye Trades Compensation Fund, utilization review
Subject: RE: RE: Nakamura-Eddy, knee brace - answers to your 4 questions
Date: June 24, 2026

Good afternoon,

Thanks for your questions on Mr. Nakamura-Eddy (9 Kiln Street, Dunmore Hollow; ph. 614-555-0162). Answers in the order you asked them:

> 1. Is the current condition related to the 2009 injury?

The diagnosis is post-traumatic osteoarthritis of the right knee. He broke the right tibial plateau falling from a roof on 5/14/2009 and it was plated. The other knee has 5 mm of medial joint space, so this is not arthritis "all over". It's on the side that was broken.

> 2. Has he exhausted cheaper options?

Sleeve brace: 11/10/25 to 2/20/26, roughly 100 days. Slid. Pain unchanged at 7.
PT: 14 visits. Stronger, but not walking farther.
Injections: two, shorter benefit the second time.
NSAID: meloxicam 15 mg, since Sept 2025, nine months or so.

> 3. Why L1843 and not the OTS version?

OTS size large was 1.25" too loose at the calf.

> 4. Why are two sleeves billed?

L2397 keeps the brace up. His thigh is 22.5" and calf 15". One sleeve gets washed every night. Two per year is within the limit.

One more point that may matter to you as the comp carrier. He has been on light duty since March 2, which is sixteen weeks as of last Monday. He lives with his husband, Laurent. Surgery is being put off owing to his age and the kind of work he does, so there isn't a quick operative way out of this.

Dr. Marchetti-Boone signed today. Cardinal Creek Orthotics will supply. Black, size large, right.

Regards`,
    `## Letter of Medical Necessity: Unloader Knee Orthosis

**Claimant:** Bartholomew Nakamura-Eddy
**Date of birth:** November 3, 1974
**Prescriber:** Yevgenia Marchetti-Boone, MD (NPI 1649037285)

---

### 1. Summary of request

| HCPCS | Description | Qty | Limit |
|---|---|---|---|
| **L1843** | Single-upright KO, prefabricated and customized, right, large | 1 | 1 per 3 years |
| **L2397** | Suspension sleeve, right | 2 | 2 per year |

### 2. Medical history

The claimant is a 51-year-old man who sustained a right tibial plateau fracture on May 14, 2009, treated with plate fixation. He has since developed:

1. **Unilateral post-traumatic osteoarthritis, right knee (M17.31)**
2. **Varus deformity, right knee (M21.161)**

### 3. Objective evidence

- 1 mm medial joint space (contralateral knee: 5 mm), i.e. an 80% difference
- 9° varus alignment
- ROM 5–112°
- Medial joint line tenderness and lateral thrust on gait

### 4. Failed or insufficient conservative care

✔ Daily meloxicam 15 mg
✔ Corticosteroid injections ×2 (10/06/2025, 02/23/2026)
✔ Supervised PT ×14
✔ Soft hinged brace, November 2025 – February 2026

### 5. Evidence of benefit

A supervised brace trial on June 10, 2026 **tripled walking distance** (200 → 600 yards) and **reduced pain by more than half** (7 → 3).

### 6. Rationale

Unloader braces apply an external valgus moment to a varus knee and thereby shift force away from the diseased medial compartment. They are best suited to patients who are active, have unicompartmental disease and a correctable deformity, and wish to delay arthroplasty. For this claimant, replacement has been deferred in view of his age and occupation.

### 7. Expected outcome

Longer walking tolerance and less pain. Whether he can return from light duty to ladders will have to be judged after a period of use.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
