import type { CorpusCase } from '../corpus-case.ts';

/** A sports medicine surgeon, an athletic trainer and an orthotist write for a college lacrosse player with a torn anterior cruciate ligament. */
export const kneeOrthosisLacrosseMidfielder: CorpusCase = {
  id: 'knee-orthosis-lacrosse-midfielder',
  today: '2026-04-27',
  facts: {
    case_id: 11303,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Whitlock-Pham',
      dob: '2006-01-15',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '143 lb',
      address: '402 Quarry Hall, Dunmore College, Ashby Falls, NY 14999',
      phone: '(585) 555-0171',
      mrn: 'DSM-20718',
    },
    diagnoses: [
      {
        code: 'S83.511D',
        description: 'Sprain of anterior cruciate ligament of right knee, subsequent encounter',
      },
      {
        code: 'S83.411D',
        description: 'Sprain of medial collateral ligament of right knee, subsequent encounter',
      },
      { code: 'M23.51', description: 'Chronic instability of knee, right knee' },
    ],
    items: [
      {
        item: 'Knee orthosis, double upright, thigh and calf, with adjustable flexion and extension joint (unicentric or polycentric), medial-lateral and rotation control, with or without varus/valgus adjustment, custom fabricated',
        hcpcs: 'L1846',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'navy',
        justification:
          'Twisting injury at lacrosse on 2026-02-07: the right foot stuck in the turf and the knee buckled with a pop. MRI 2026-02-12 at Genesee Imaging: complete rupture of the anterior cruciate ligament, grade 2 tear of the medial collateral ligament, menisci intact. Lachman 3+ without end point, pivot shift 2+, valgus opening 7 mm at 30 degrees of flexion. After 10 weeks of rehabilitation the knee still gave way 4 times, twice on the dormitory stairs. Reconstruction is planned for 2026-06-18, after her final examinations. The elastic sleeve slid down within minutes; the prefabricated size medium brace gapped 3 cm at the calf and turned on the leg, as her thigh measures 52 cm and her calf only 32 cm. No sport until after surgery.',
      },
      {
        item: 'Addition to lower extremity orthosis, suspension sleeve',
        hcpcs: 'L2397',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification: 'Keeps the brace from sliding down over the narrow calf.',
      },
    ],
    provider: { name: 'Konstantin Abernethy-Ruiz, MD', npi: '1902746385', date_signed: '2026-04-27' },
    seen: [
      '2026-04-20, in office, by Konstantin Abernethy-Ruiz, MD: small effusion, motion 0 to 132 degrees (left 0 to 140), Lachman 3+ soft, pivot shift 2+, medial joint line not tender, thigh 52 cm right and 54.5 cm left at 15 cm above the patella.',
      '2026-04-22, at Fairport Brace and Limb, by Wendeline Ochs, CPO: tracing and digital scan of the right leg, calf 32 cm, knee width 10.1 cm.',
    ],
    told: [
      'Who pays? Empire Collegiate Health Plan',
      'Who supplies? Fairport Brace and Limb',
      'Where does she live? Third floor of a dormitory without elevator, 41 stairs',
      'Plays what? Midfield in lacrosse, for Dunmore College',
      'Studies? Second year of forestry; field walks on slopes each Thursday until 2026-05-14',
      'Who does the rehabilitation? Gideon Marsh, athletic trainer, 3 sessions a week since 2026-02-16',
      'Knee injury before? None',
      'Medicines? Naproxen 500 mg when needed; no allergies',
      'Crutches? Used for 3 weeks after the injury',
      'Who operates? Konstantin Abernethy-Ruiz, MD',
      'KT-1000? Side-to-side difference 6 mm on 2026-04-20',
    ],
    answered: [],
  },
  notes: [
    `Empire Collegiate Health Plan
Utilization Management

27 April 2026

Re: Whitlock-Pham, Saoirse; d.o.b. 15 January 2006
Custom functional knee brace, right (L1846, with L2397)

Dear Colleague,

I am the surgeon caring for this 20-year-old midfielder, who has ruptured the anterior cruciate ligament of her right knee. The injury was a classic one: on 7 February her foot stuck in the turf, she twisted, the knee popped and gave out. MRI five days later confirmed a complete ACL rupture together with a second-degree tear of the MCL. Both menisci were spared, and it is my aim to keep them so until I reconstruct the ligament on 18 June.

The knee is grossly loose. Lachman is 3+ with no end point and the pivot shift 2+. The arthrometer reads 6 mm more on the right than on the left. With the knee bent to 30 degrees the medial side opens 7 mm under valgus load. Despite ten weeks of rehabilitation she has had four episodes of giving way, and two of these were on the stairs of her dormitory, where she lives on the third floor without an elevator.

A sleeve would not stay up. A medium prefabricated brace stood off the calf by 3 cm and rotated; her thigh is 52 cm around and her calf 32 cm, and the stock brace is not shaped for that taper. Hence a custom brace and a suspension sleeve.

I am not asking for a brace to play in. She is out of sport until after the operation.

Yours truly,

Konstantin Abernethy-Ruiz, MD
NPI 1902746385`,

    `DATE: 4/27/26
PT: Saoirse Whitlock-Pham  20F  DSM-20718
VISIT OF 4/20/26, order addendum

S) R knee, 11 wk out from lacrosse twist (2/7/26). Giving way x4 since, x2 of those on dorm stairs. Rehab 3x/wk with G. Marsh since 2/16. Off crutches after 3 wks. Naproxen 500 prn. NKDA. No prior knee injury.

O) Small effusion. ROM 0-132 R / 0-140 L. Lachman 3+, soft. Pivot 2+. Valgus @30: 7 mm. MJL nontender. KT-1000 side-to-side 6 mm. Thigh girth 15 cm above patella: R 52, L 54.5 (2.5 cm atrophy). Calf R 32.
MRI 2/12/26 Genesee: ACL complete rupture, MCL gr 2, menisci OK.

A) S83.511D ACL R. S83.411D MCL R. M23.51 chronic instability R. ACLR set for 6/18/26 (after finals).
Failed: elastic sleeve (slides down in minutes), prefab brace size M (3 cm gap at calf, rotates).

P) L1846 custom KO R, navy, #1. L2397 susp sleeve #1. Fairport Brace & Limb has scan and tracing (W. Ochs CPO, 4/22).
No sport till after surgery. Continue rehab.

K. Abernethy-Ruiz MD`,

    `FAIRPORT BRACE AND LIMB
Orthotist's evaluation

Patient: Saoirse Whitlock-Pham
Evaluated: Wednesday, April 22, 2026
By: Wendeline Ochs, CPO
Summary written: April 27, 2026

1. Reason for evaluation
Dr. Abernethy-Ruiz prescribes a functional brace of the right knee for Ms. Whitlock-Pham. She has an ACL-deficient knee with additional medial laxity after an injury in February. Surgery is on the calendar for June 18.

2. Measurements, right leg
   Thigh, 15 cm above the patella ........ 52 cm
   Knee width ............................ 10.1 cm
   Calf .................................. 32 cm
   Thigh minus calf ...................... 20 cm
   Body height and weight ................ 5'7", 143 lb
A tracing and a digital scan were made.

3. Devices used so far
Elastic sleeve: slipped within minutes.
Prefabricated brace, medium: gap of 3 cm at the calf; the brace turned on the leg.

4. Discussion
A brace that turns on the leg does not put its hinges at the axis of the knee, and it controls neither rotation nor side-to-side motion. A calf this narrow under a thigh of this size calls for shells made to the scan. A suspension sleeve is added so that the brace will not migrate.

5. Devices to be made
   a. L1846, custom knee orthosis, double upright, one, right, color navy
   b. L2397, suspension sleeve, one

6. Environment
Third-floor room in Quarry Hall, 41 stairs, no elevator. Weekly field walks on sloping ground for her forestry course, the last on May 14.

Payer: Empire Collegiate Health Plan
Prescriber: Konstantin Abernethy-Ruiz, MD, NPI 1902746385`,

    `ANSWERS TO USUAL OBJECTIONS
Saoirse Whitlock-Pham, DOB 01/15/2006
Items: L1846 x 1, L2397 x 1

To the reviewer:

Plans as a rule raise the same four objections to custom knee braces. We answer them in turn.

(1) The brace is for athletics. It is not. The patient may not play until after her reconstruction. The knee gave way on a staircase, two times out of four, and 41 steps lead to her room. Every Thursday through May 14 her forestry class walks on slopes.

(2) Instability is not documented objectively. Lachman 3+ without an end point; pivot shift 2+; valgus opening of 7 mm at 30 degrees; KT-1000 difference of 6 mm between the sides, taken 04/20/2026. MRI of 02/12/2026: complete ACL rupture, grade 2 MCL tear.

(3) A prefabricated brace would do. One was tried, size medium. It left a space of 3 cm at the calf and spun. The proportion of thigh to calf, 52 cm to 32 cm, explains why. An elastic sleeve did no better; it was down in minutes.

(4) Conservative care was not exhausted. Three weeks on crutches, then structured rehabilitation with athletic trainer Gideon Marsh, three times per week for ten weeks. The leg has still not caught up: the right thigh is two and a half centimeters thinner than the left.

The seven weeks and more up to June 18 should not be spent on a knee which gives way. Each such episode may tear a meniscus, and hers are intact.

Konstantin Abernethy-Ruiz, MD
Signed 04/27/2026`,

    `## Letter of Medical Necessity: Custom Knee Orthosis

**To:** Empire Collegiate Health Plan
**From:** Konstantin Abernethy-Ruiz, MD (NPI 1902746385)
**Date:** April 27, 2026
**Member:** Saoirse Whitlock-Pham, DOB January 15, 2006

---

### Summary of Request

| Item | HCPCS | Quantity |
|---|---|---|
| Custom-fabricated double-upright knee orthosis, right (navy) | L1846 | 1 |
| Suspension sleeve | L2397 | 1 |

### History of Present Illness

Ms. Whitlock-Pham is a 20-year-old college student who sustained a twisting injury of the right knee while playing lacrosse on February 7, 2026. Imaging revealed:

- **ACL:** complete rupture
- **MCL:** grade 2 tear
- **Menisci:** intact

### Objective Findings

- **Range of motion:** 0–132° (contralateral 0–140°)
- **Effusion:** small
- **Lachman:** 3+, no end point
- **Pivot shift:** 2+
- **Valgus stress at 30°:** 7 mm opening
- **Thigh circumference:** right 52 cm, left 54.5 cm

### Treatment to Date

1. **Crutches** for three weeks
2. **Supervised rehabilitation**, three sessions weekly since February 16, 2026
3. **NSAID** therapy as needed (naproxen 500 mg)
4. **Elastic sleeve** – unable to stay in place
5. **Prefabricated brace (medium)** – poor calf fit and rotation on the limb

### Medical Necessity

Notwithstanding ten weeks of rehabilitation, the patient has experienced **four episodes of giving way**. She resides on the third floor of a building with no elevator. A custom orthosis with medial-lateral and rotation control is needed to stabilize the knee until ligament reconstruction on **June 18, 2026**. The suspension sleeve keeps the device from sliding down.

Thank you for your prompt attention.

**Konstantin Abernethy-Ruiz, MD**`,

    `From the office of Dr. Abernethy-Ruiz
Monday, April 27

To whom it may concern at Empire Collegiate,

We would like to tell you a little about Saoirse, since the codes alone don't. She is in the second year of a forestry degree at Dunmore College and plays midfield in lacrosse. In early February her right foot caught in the turf and the knee buckled with a pop. She had never hurt a knee before.

The scan at Genesee Imaging on the 12th showed the cruciate torn through and the inner ligament torn part way. She was on crutches for three weeks. From the 16th of February on she has worked with the athletic trainer, Mr. Marsh, three times every week. In spite of that the knee has buckled on four occasions. Two of them happened on the stairs to her room, and there are 41 of those.

Surgery is planned for the 18th of June, once her final exams are over. Between now and then she has to get up and down those stairs and, until mid-May, through Thursday walks on hillsides with her class. Sports are off the table until the operation is behind her.

A pull-on sleeve would not stay put. The ready-made brace in medium stood 3 cm away from her calf and twisted round. Ms. Ochs at Fairport has since traced and scanned the leg, so a brace that is built to it can be started.

What we need from you: approval of one custom right knee orthosis, L1846, and one suspension sleeve, L2397.

Gratefully,

Konstantin Abernethy-Ruiz, MD, and staff`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
