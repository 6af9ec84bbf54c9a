import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric physiatrist, a school physical therapist and a social worker ask for a standing frame for a six-year-old with spina bifida. */
export const standingFrameSpinaBifida: CorpusCase = {
  id: 'standing-frame-spina-bifida',
  today: '2026-10-13',
  facts: {
    case_id: 10807,
    patient: {
      first_name: 'Bastian',
      last_name: 'Oyelaran-Pruitt',
      dob: '2020-03-19',
      gender: 'male',
      height: '3 ft 6 in',
      weight: '44 lb',
      address: '305 Windrow Lane, Prairie Junction, IA 50999',
      phone: '(515) 555-0153',
      mrn: 'PJP-90174',
    },
    diagnoses: [
      { code: 'Q05.2', description: 'Lumbar spina bifida with hydrocephalus' },
      { code: 'G82.20', description: 'Paraplegia, unspecified' },
      { code: 'Z98.2', description: 'Presence of cerebrospinal fluid drainage device' },
    ],
    items: [
      {
        item: 'Standing frame/table system, one position (e.g., upright, supine or prone stander), any size including pediatric, with or without wheels',
        hcpcs: 'E0638',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'green',
        size: 'pediatric small',
        justification:
          'Motor level L2 on both sides: hip flexors 4/5, knee extensors 1/5, nothing below the knees. At school he has stood in a loaned upright stander since 2026-02-02, 45 minutes a day, 5 days a week. Hip flexion contractures measured 25 degrees right and 22 degrees left on 2026-01-28, and 14 and 12 degrees on 2026-06-17. In the summer break from 2026-06-19 to 2026-08-24 he had no stander: on 2026-08-26 they were 22 and 20 degrees. Fracture of the left femur on 2025-06-11 when he was lifted out of the bathtub; DXA of 2025-08-05: lumbar spine Z-score -2.6. Long leg braces with a walker were tried from October to December 2025; he stood in them for 3 minutes at most and fell twice. While he stood at school his bowels moved every 2 days, in the summer every 4 days. The stander is for use at home, 60 minutes a day on weekends and in the school breaks.',
      },
    ],
    provider: { name: 'Cordelia Nakashima-Boyd, MD', npi: '1538620974', date_signed: '2026-10-13' },
    seen: [
      '2026-10-06, in clinic, by Cordelia Nakashima-Boyd, MD: hip flexion contractures 18 degrees right and 16 degrees left, knees straighten fully, ankles to neutral with the braces off, no skin redness at the knees or feet, spine straight.',
      '2026-09-30, at school, by Wendell Fairweather, PT, DPT: stood 45 minutes in the upright stander, drew at the tray, pulse 92 before and 104 at the end, one adult moved him from the wheelchair into the stander in 4 minutes.',
    ],
    told: [
      "Who pays? Heartland Children's Medicaid",
      'Who supplies? Four Rivers Pediatric Mobility',
      'Lives with whom? With his mother Folasade and his grandmother June',
      'Who puts him into the stander? His mother, trained by the school therapist on 2026-09-17',
      'Is there room? Living room, a free place of 5 by 6 feet beside the window',
      'Why can the school stander not go home? It belongs to the district and is shared with another child',
      'Who chose the color? Bastian',
      'School? First grade, Prairie Junction Elementary',
      'Social worker? Annika Delacroix, LMSW',
      'How long is it needed? 3 years',
    ],
    answered: [],
  },
  notes: [
    `Department of Pediatric Rehabilitation
October 13, 2026

Heartland Children's Medicaid
Medical Director

Re: Bastian Oyelaran-Pruitt, DOB 03/19/2020
Standing frame, one position, E0638

Dear Doctor:

Bastian is six and has lumbar spina bifida with hydrocephalus, for which he has a shunt. His motor level is L2: he has good though not full power in the hip flexors (4/5), no more than a flicker in the quadriceps (1/5), and no function below the knee. At this level the muscles that bend the hips generally go unopposed, and contracture is what comes of it.

The last nine months have given us what amounts to an experiment. On January 28, before he began to stand, his hips lacked 25 degrees of extension on the right and 22 on the left. After four and a half months in a school stander, 45 minutes every school day, the figures were 14 and 12. School then closed for the summer, and the stander stayed behind. Two days after the break ended they were 22 and 20. On October 6 I measured 18 and 16.

There are further reasons. He broke his left femur in June 2025 simply by being lifted out of a bathtub, and the DXA that August gave a lumbar Z-score of -2.6. His bowels move every second day when he stands and every fourth when he does not.

Long leg braces and a walker were tried from October to December of last year, three minutes of standing and two falls being the result.

I prescribe an upright stander for the home, an hour a day at weekends and during breaks, for three years.

Cordelia Nakashima-Boyd, MD
NPI 1538620974`,

    `PRAIRIE JUNCTION ELEMENTARY – PHYSICAL THERAPY
Home stander: therapist's evaluation

Student: Bastian O.-P., 1st grade, 6 yrs 6 mos     Observation: 9/30/26     Written up: 10/13/26

BODY STRUCTURE / FUNCTION
  Motor level L2 bilat. Hip flexors 4/5; knee extensors 1/5; distal 0.
  Hip flexion contractures (R / L, degrees):
      1/28/26    25 / 22    pre-standing
      6/17/26    14 / 12    end of school year, standing 5 d/wk
      8/26/26    22 / 20    after summer w/o stander
      10/6/26    18 / 16    clinic, standing resumed
  Bone: L femur fx 6/11/25; Z-score -2.6 (L-spine, 8/5/25)

ACTIVITY
  Upright stander, school-owned: 45 min tolerated. HR 92 to 104. Drew at the tray.
  Wheelchair to stander: 4 min, one adult.
  Long leg braces + walker (10–12/25): 3 min max, 2 falls.

ENVIRONMENT
  Home: mother and grandmother. Free floor space 5' x 6', by the living room window.
  Mother trained on transfers into stander 9/17/26.
  School unit can't go home: district property, another child uses it too.

GOAL
  Keep hip extension gained in term time from being lost out of term. Dose at home: 60 min/day, weekends and breaks. With 5 days at school he would then stand 7 days a week.

EQUIPMENT
  E0638 upright stander, pediatric small, green (his pick), qty 1.

Wendell Fairweather, PT, DPT
For: Cordelia Nakashima-Boyd, MD (NPI 1538620974)`,

    `Dear Heartland Children's Medicaid,

I am Annika Delacroix, the social worker, writing on October 13 about Bastian, a first-grader who chose green for his stander.

He has spina bifida and paraplegia, so standing is not something that his own legs will do for him. At Prairie Junction Elementary he stands in a frame for 45 minutes each school day, and on the day the school's therapist watched he drew at the tray. It looks like play and it is treatment. The hips loosen. The bones carry weight, as his should: at five he broke a thigh bone just coming out of the tub. And, to speak frankly, his bowels work twice as often.

What happens on the days without school is the subject of this letter. Between June 19 and August 24 there was no frame, because the one he uses is the district's and he shares it with another child. Nine weeks later much of what he had won in the spring was gone again. The right hip, which had come down from 25 degrees to 14, was back up at 22.

His mother, Folasade, learned from the school's PT in mid-September how to put him in. Bastian's grandmother June lives with them as well. There is a free space next to the living room window, five feet by six.

They tried braces first, with a walker, and he fell two times in three months.

One frame (E0638), pediatric small, would do it. He'll need it for three years.

Annika Delacroix, LMSW
on behalf of Cordelia Nakashima-Boyd, MD, NPI 1538620974`,

    `# Letter of Medical Necessity – Pediatric Standing Frame

**Patient:** Bastian Oyelaran-Pruitt
**Age:** 6 years
**Height / Weight:** 3 ft 6 in / 44 lb
**Medicaid Program:** Heartland Children's Medicaid

### Equipment Requested
**E0638** – Standing frame, one position, pediatric small, color green, **quantity 1**

### Diagnoses
- Lumbar spina bifida with hydrocephalus (Q05.2)
- Paraplegia (G82.20)
- Presence of cerebrospinal fluid drainage device (Z98.2)

### Clinical Findings
Bastian's motor level is L2 bilaterally. On October 6, 2026, hip flexion contractures measured 18° (right) and 16° (left). The knees extend fully, the spine is straight, and the skin at the knees and feet shows no redness.

### Measurable Effect of Standing
| Date | Right hip | Left hip | Situation |
|---|---|---|---|
| 01/28/2026 | 25° | 22° | Before the stander |
| 06/17/2026 | 14° | 12° | Daily standing at school |
| 08/26/2026 | 22° | 20° | Summer without stander |

**Net change over the summer:** 8 degrees lost on each side.

### Additional Benefits
- **Bowel function:** every 2 days when standing vs. every 4 days when not standing
- **Bone health:** low bone density (Z-score -2.6) and a prior left femur fracture make weight-bearing important

### Alternatives Considered
Long leg braces with a walker (October–December 2025) allowed only **3 minutes** of standing and led to **two falls**. The school stander cannot be taken home.

### Plan of Use
- 60 minutes per day on weekends and during school breaks
- Set up by his mother, who was trained on September 17, 2026
- Expected duration: 3 years

**Cordelia Nakashima-Boyd, MD**
NPI 1538620974
10/13/2026`,

    `Four Rivers Pediatric Mobility – Answers to plan's request for clarification
Beneficiary: B. Oyelaran-Pruitt, MRN PJP-90174     10/13/26

1) The child stands at school. Why a second stander?
It would be his first at home. He shares the school's with another child, and it is the district's. Without one, his hip contractures worsened this summer by 8 degrees, right and left alike, in about ten weeks between measurements (6/17 and 8/26).

2) Were orthoses considered?
They were worn, with a walker, October through December 2025. Max. standing time 3 min. Falls: 2.

3) Is it safe in view of the fracture?
The femur broke in June 2025 during a lift from the bathtub. Apart from the summer break, he has been standing for 45 minutes five times weekly since February of this year. Last exam (10/6): no redness over knees or feet, ankles come to neutral, full knee extension.

4) Does he tolerate it?
Yes. Pulse rose by 12 beats, 92 to 104, over the 45 minutes recorded by the school PT on 9/30. He drew while upright.

5) Is someone able to use it with him?
His mother. One adult needs four minutes to get him in from his wheelchair.

6) Does it fit?
Child is 42 inches tall, 44 pounds; size pediatric small. Space set aside is 30 square feet.

7) Code, color, count, duration?
E0638, green, one, three years.

Physician: Cordelia Nakashima-Boyd, MD, NPI 1538620974`,

    `PEDIATRIC PM&R — VISIT OF 10/06/2026, LETTER OF 10/13/2026

Interval history: 6-year-old boy, lumbar spina bifida, motor level L2, with shunted hydrocephalus. In the school stander 45 min daily, 5 d/wk. BM q2d when standing, was q4d over the summer. No stander available at home.

Past: L femoral fracture 6/11/2025, while being lifted from tub. DXA 8/5/2025 Z -2.6. Long leg bracing plus walker 10/2025 to 12/2025, 3 min, fell x2.

Exam: HF 4/5, KE 1/5, nil distally. Hip flexion contracture R 18, L 16 (8/26: 22, 20). Knees full extension. Ankles neutral, braces off. Skin clean of redness at knees and feet. Spine straight.

Impression: Contractures track standing time. Down by 11 (R) and 10 (L) degrees from January to June on a five-day program; up by 8 and 8 with none; down again by 4 and 4 since August 26.

Recommendation: Static upright stander for home. Sixty minutes on each weekend day and on each day of school breaks. E0638, pediatric small, one. Need about three years.

Caregiver: mother, instructed 9/17/2026 by the school PT. Place for it in the living room.

The foregoing is offered in support of prior authorization by Heartland Children's Medicaid.

Cordelia Nakashima-Boyd, MD   NPI 1538620974`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
