import type { CorpusCase } from '../corpus-case.ts';

/** A retired ticket seller with a worn left hip waits for her operation and needs a walker with a seat until then. */
export const walkerFerryTickets: CorpusCase = {
  id: 'walker-ferry-tickets',
  today: '2026-11-18',
  facts: {
    case_id: 40102,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Castlegate',
      dob: '1948-06-30',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '138 lb',
      address: '3 Ferry Landing, Gull Point, ME 04999',
      phone: '(207) 555-0144',
      mrn: 'GPH-03377',
    },
    diagnoses: [
      { code: 'M16.12', description: 'Unilateral primary osteoarthritis, left hip' },
      { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
      { code: 'R26.89', description: 'Other abnormalities of gait and mobility' },
      {
        code: 'H35.3132',
        description: 'Nonexudative age-related macular degeneration, bilateral, intermediate dry stage',
      },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'burgundy',
        size: 'junior',
        justification:
          'The joint space of the left hip is gone on the X-ray of 2026-09-22; flexion is 70 degrees and internal rotation 0 degrees. Pain is 8 of 10 after 40 feet. With a cane the Timed Up and Go took 27 seconds on 2026-10-14, with a wheeled walker 18 seconds. She fell at home on 2026-07-19 and on 2026-09-03, both times with the cane in her hand, and bruised her left wrist in the second fall. She is not able to lift a pick-up walker at each step because her shoulders tire after 15 feet. Replacement of the left hip is planned for 2027-02-09, and the walker will also be used afterwards.',
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She has to rest every 40 feet. The way from her bed to the kitchen is 62 feet, with no chair on it and no room for one. She can stand for 3 minutes before the pain makes her sit.',
      },
    ],
    provider: { name: 'Anselm Thibodeau-Kerr, MD', npi: '1548203967', date_signed: '2026-11-16' },
    seen: [
      '2026-09-22, in clinic, by Anselm Thibodeau-Kerr, MD: antalgic gait, left leg 1 cm shorter, left hip flexion 70 degrees, internal rotation 0 degrees, hip abductors left 3/5, right 4/5.',
      '2026-09-22, X-ray: joint space of the left hip gone, osteophytes, no fracture; right hip with mild change.',
      '2026-10-14, physical therapy, by Mireille Osgood, DPT: Timed Up and Go 27 seconds with the cane, 18 seconds with a wheeled walker; 6-minute walk with the walker 410 feet with 3 rests; grip right 21 kg, left 19 kg; works the walker safely.',
      '2026-10-28, bone density: T-score -2.9 at the femoral neck.',
    ],
    told: [
      'Lives with whom? Alone, in a cottage on one floor',
      'Stairs? One step of 6 inches at the front door',
      'Who helps? Her neighbor Hester shops for her twice a week',
      'Who pays? Pine Harbor Senior Advantage',
      'Who supplies? Landing Home Medical',
      'Work? Sold tickets on the ferry for 31 years, retired in 2013',
      'Drugs? Acetaminophen 1000 mg three times a day; no anti-inflammatories because of a stomach ulcer in 2019',
      'Injection? Steroid into the left hip on 2026-04-16, with relief for 5 weeks',
      'Earlier walker? None',
      'Wheelchair wanted? No, she can walk with support',
    ],
    answered: [],
  },
  notes: [
    `Anselm Thibodeau-Kerr, MD
Orthopedic consultation / equipment letter

November 16, 2026

To: Pine Harbor Senior Advantage
Concerning: Ms. Wilhelmina Castlegate, 3 Ferry Landing, Gull Point, Maine

Ladies and gentlemen:

I write to support a folding wheeled walker with a seat for this 78-year-old woman, whose left hip has no cartilage left to speak of. On her film of September 22 the joint space is gone and there are osteophytes; I found no internal rotation at all and flexion limited to 70 degrees. Her abductors on that side are 3 out of 5. The left leg is a centimeter shorter than its fellow. The gait is what one would expect: antalgic, short, and unsafe.

A cane has not been enough. She fell on July 19 and again on September 3, holding it both times. With a T-score of -2.9 at the femoral neck I am not inclined to wait for a third fall to see whether the hip breaks before I can replace it. Surgery is on the calendar for February 9, 2027, twelve weeks and a day from now.

What else has been tried? Acetaminophen at full dose, three grams a day. A steroid injection in April, good for five weeks. Anti-inflammatories are barred to her since her ulcer of 2019.

A standard walker without wheels must be picked up with every step. Her shoulders give out after 15 feet of that. On wheels, the therapist clocked her Timed Up and Go at 18 seconds; it had been 27 with the cane.

The seat is not a comfort item. She needs a rest each 40 feet, and between her bed and her kitchen lie 62.

Codes: E0143, one; E0156, one. Diagnoses: M16.12, M81.0, R26.89, H35.3132.

Respectfully,
A. Thibodeau-Kerr, MD
NPI 1548203967`,
    `GULL POINT PT
EVAL FOR MOBILITY DEVICE, 10/14/26
Therapist: M. Osgood, DPT

S: 78 y/o F, retired ferry ticket seller. C/o L hip pain 8/10 p 40 ft. Lives alone, 1-story cottage, 1 STE (6"). Neighbor Hester does the shopping 2x/wk. Two falls in the home: 7/19 and 9/3 (cane in hand both times, bruised L wrist w/ #2). Pt does not want a w/c; she walks c support.

O:
TUG, SPC ........ 27 s
TUG, FWW ........ 18 s (-9 s)
6MWT, FWW ....... 410 ft, 3 rest breaks
Grip R/L ........ 21 kg / 19 kg
From MD 9/22: L hip flex 70, IR 0; abd L 3/5, R 4/5; LLD 1 cm, L short
Standing tol .... 3 min
Std (pick-up) walker: shoulders fatigue p 15 ft, not functional
Vision: AMD OU, intermediate dry

A: Mobility deficit at home that a cane does not resolve. A TUG of 27 s with the cane is well beyond the 12-14 s usually taken as the mark for fall risk; 18 s is still slow, yet a third less time. Grip is sufficient on both sides, pt handles walker safely. Osteoporosis raises the stakes of any fall. Bed to kitchen is 62 ft and she must sit at 40, so the device needs its own seat. No place for a chair on the way.

P: Recommend E0143 folding wheeled walker, junior size (pt is 5'1", 138 lb), + E0156 seat. 1 each. Continue to use after L THA planned 2/9/27.

Order: Dr. Thibodeau-Kerr, NPI 1548203967, signed 11/16/26. Payer: Pine Harbor Senior Advantage.`,
    `Landing Home Medical
Questions the plan asks us, and the answers in the order for Wilhelmina C., DOB 6/30/1948

Q. What is ordered?
A. Two things. A folding walker with wheels, E0143, quantity one, junior size, in burgundy. And a walker seat, E0156, quantity one.

Q. Who ordered it?
A. Anselm Thibodeau-Kerr, MD. NPI 1548203967. He signed on 11/16/2026, two days ago.

Q. What for?
A. Primary arthritis of the left hip (M16.12), osteoporosis with no current fracture (M81.0), gait abnormality (R26.89), and macular degeneration in both eyes, dry, intermediate (H35.3132).

Q. Has the member had a walker before?
A. No.

Q. Why won't a cane do?
A. She fell twice with one, 46 days apart.

Q. Why not the cheaper walker with no wheels?
A. She would have to pick it up each step. Her shoulders are tired by fifteen feet.

Q. Why the seat?
A. Forty feet is as far as she gets without resting. It is 62 feet from where she sleeps to where she cooks.

Q. Would she not be better off in a wheelchair?
A. She is able to walk if supported, and does not want one. Therapist measured 410 feet in six minutes with a wheeled walker, resting three times.

Q. Can she work the walker?
A. Yes. Physical therapy saw her use it safely on 10/14/2026.

Q. Within benefit limits?
A. Yes, one of each in five years.

Q. Where does it go?
A. 3 Ferry Landing, Gull Point, ME 04999. Call ahead at (207) 555-0144. There is one six-inch step at the door.

Signed for Landing Home Medical, November 18, 2026`,
    `**DRAFT: please review before signing**

### Medical Necessity Statement

**Patient:** Wilhelmina Castlegate | **Age:** 78 | **MRN:** GPH-03377
**Plan:** Pine Harbor Senior Advantage

Ms. Castlegate presents with end-stage degenerative disease of the left hip, complicated by low bone density and impaired central vision. She resides independently in a single-level cottage.

**Key findings**

* Radiograph (9/22/2026): complete loss of left hip joint space with osteophyte formation; no fracture; mild changes on the right
* Range of motion: 70° of flexion, no internal rotation
* Weakness: left hip abductors 3/5
* DXA (10/28/2026): femoral neck T-score of −2.9, which falls in the osteoporotic range (≤ −2.5)
* Falls: two, approximately six and a half weeks apart

**Therapies already attempted**

1. Cane: failed
2. Scheduled acetaminophen, 3,000 mg daily
3. Intra-articular corticosteroid on 4/16/2026: about five weeks of benefit
4. NSAIDs: contraindicated owing to a prior gastric ulcer

**Functional comparison**

| Device | Timed Up and Go |
|---|---|
| Cane | 27 s |
| Wheeled walker | 18 s |

**Rationale.** A wheeled walker shares body weight between the arms and the painful limb while sparing her the repeated lifting that a rigid frame demands. Because macular degeneration blurs what lies straight ahead, thresholds and rug edges are harder for such patients to see, and a wide, stable base offers added protection. The seat attachment allows rest during a 62-foot route that exceeds her 40-foot tolerance by 22 feet.

**Request.** HCPCS E0143 × 1 and E0156 × 1. Both remain necessary before and after the total hip arthroplasty scheduled for February 9, 2027.`,
    `Subject: Ms. Castlegate's walker, a plea in plain English

Good morning,

I help Dr. Thibodeau-Kerr with his letters to insurers, and I would like you to picture a morning at Ferry Landing before you decide.

Ms. Castlegate wakes alone. For thirty-one years she sold the tickets on the ferry; now she lives by herself in a cottage on a single floor. The kitchen is 62 feet from her bed. At forty feet her left hip hurts eight out of ten and she has to stop. There is no chair there, and there is nowhere to put one. She can stand about three minutes. Then she must sit, and there is nothing to sit on.

She has a cane. She had it in her hand on July 19, when she fell, and she had it in her hand on September 3, when she fell again and bruised her left wrist. Her bones are thin (T-score minus 2.9). The macula of each eye is going.

She is getting a new hip on the ninth of February. Until then you are asked for a wheeled folding walker and the seat that goes on it. Nothing more: no scooter, no power chair, no wheelchair. She says she can walk if something holds her up, and her therapist agrees: nine seconds quicker out of the chair and round the cone than with a cane, and 410 feet in six minutes.

Please compare what that costs with the price of a broken hip, which is an ambulance, an operation and weeks of rehabilitation, if not worse.

For your file: E0143 (1), E0156 (1); M16.12 and three other diagnoses in the order; Dr. Anselm Thibodeau-Kerr, NPI 1548203967, order dated 11/16/2026; supplier Landing Home Medical.

With kind regards,
for Dr. Thibodeau-Kerr`,
    `ENCOUNTER DOCUMENTATION: DME ORDER [AUTO-COMPOSED]

PATIENT: CASTLEGATE, WILHELMINA
SEX: F   DOB: 06/30/1948   AGE: 78 Y
HT: 154.9 CM   WT: 62.6 KG   BMI: 26.1
MRN: GPH-03377
PRIMARY COVERAGE: PINE HARBOR SENIOR ADVANTAGE

PROBLEM LIST LINKED TO ORDER
M16.12 UNILATERAL PRIMARY OSTEOARTHRITIS, LEFT HIP
M81.0 AGE-RELATED OSTEOPOROSIS WITHOUT CURRENT PATHOLOGICAL FRACTURE
R26.89 OTHER ABNORMALITIES OF GAIT AND MOBILITY
H35.3132 NONEXUDATIVE AGE-RELATED MACULAR DEGENERATION, BILATERAL, INTERMEDIATE DRY STAGE

ORDERS
E0143 WALKER, FOLDING, WHEELED. QTY: 1. SIZE: JUNIOR. COLOR: BURGUNDY.
E0156 SEAT ATTACHMENT, WALKER. QTY: 1.
VENDOR: LANDING HOME MEDICAL

MOBILITY CRITERIA
1. MOBILITY LIMITATION IMPAIRS DAILY ACTIVITIES IN THE HOME: YES. PAIN 8/10 AFTER 40 FT; BED TO KITCHEN 62 FT; FALLS ON 07/19/2026 AND 09/03/2026.
2. ABLE TO USE THE WALKER SAFELY: YES. PT EVALUATION 10/14/2026.
3. DEFICIT SUFFICIENTLY RESOLVED BY THE WALKER: YES. TUG 18 S VERSUS 27 S WITH CANE.
4. LESSER DEVICE TRIED: YES. CANE.

MEDICATIONS
ACETAMINOPHEN 1,000 MG TID. NSAID AVOIDED, STOMACH ULCER 2019.

PROCEDURES
STEROID INJECTION LEFT HIP 04/16/2026. LEFT HIP REPLACEMENT PLANNED 02/09/2027.

IMAGING
X-RAY 09/22/2026. DXA 10/28/2026.

SOCIAL
LIVES ALONE. ONE ENTRY STEP, 6 IN. SHOPPING BY NEIGHBOR TWICE WEEKLY. RETIRED 2013.

ORDERING PROVIDER: ANSELM THIBODEAU-KERR, MD   NPI: 1548203967
SIGNED: 11/16/2026

COVERAGE REMINDER: A WALKER IS GENERALLY COVERED WHEN THE PATIENT HAS A MOBILITY LIMITATION THAT IMPAIRS PARTICIPATION IN DAILY ACTIVITIES IN THE HOME AND CAN USE THE WALKER SAFELY.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
