import type { CorpusCase } from '../corpus-case.ts';

/** A seating clinic writes: the physiatrist, the physical therapist, the supplier, and a draft by a language model. */
export const ultralightChairGuitarBuilder: CorpusCase = {
  id: 'ultralight-chair-guitar-builder',
  today: '2026-09-14',
  facts: {
    case_id: 21101,
    patient: {
      first_name: 'Desmond',
      last_name: 'Achterberg',
      dob: '1992-02-27',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '164 lb',
      address: '418 Sawpit Lane, Corrigan Falls, MN 55999',
      phone: '(218) 555-0143',
      mrn: 'NLR-77318',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'S24.113S', description: 'Complete lesion at T7-T10 level of thoracic spinal cord, sequela' },
      { code: 'M25.511', description: 'Pain in right shoulder' },
      { code: 'Z87.2', description: 'Personal history of diseases of the skin and subcutaneous tissue' },
    ],
    items: [
      {
        item: 'Ultralightweight wheelchair',
        hcpcs: 'K0005',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'slate blue',
        size: '16 inches wide by 17 inches deep',
        justification:
          'Cannot walk or stand since the spinal cord injury of 2024-05-19. The standard chair he rents weighs 39 lb and has a fixed axle; in six months of use the right shoulder became painful, 6 of 10 on ramps. On 2026-08-20 he pushed the rental chair 30 feet before stopping for pain, and a trial ultralight chair of 27 lb, axle 2 inches further forward, 410 feet. He propels with both arms and transfers by himself with a sliding board. The home has a ramp at the back door and doorways of 33 inches. He loads a chair into his car without help.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, adjustable, width less than 22 inches, any depth',
        hcpcs: 'E2624',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '16 by 18 inches',
        justification:
          'A sacral pressure injury in 2025 took eleven weeks to close. No sensation below the navel. A foam cushion bottomed out within four months. The pelvis tilts 8 degrees down to the left when he sits.',
      },
      {
        item: 'Manual wheelchair accessory, anti-tipping device, each',
        hcpcs: 'E0971',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'Tipped backward once on the workshop ramp on 2026-03-11, without injury; the rental chair has no anti-tipping devices.',
      },
    ],
    provider: { name: 'Rosalind Petrakis-Obi, MD', npi: '1730482956', date_signed: '2026-09-14' },
    seen: [
      '2026-08-20, seating clinic at Lake Corrigan Rehabilitation, by Tobias Wendt, PT: shoulder flexion right 140 degrees, left 170 degrees, grip 5/5 in both hands, no spasticity, skin over the sacrum intact.',
      '2026-09-02, in office, by Rosalind Petrakis-Obi, MD: right supraspinatus tender, alert and oriented, lungs clear, blood pressure 118/74.',
    ],
    told: [
      'Who pays? Blue Heron Health Plan',
      'Who supplies? Northshore Mobility',
      'Lives with whom? With his husband Ivo, in a one-story house',
      'What work? Builds guitars at Corrigan Strings, full time',
      'What medicines? Ibuprofen 400 mg as needed for the shoulder, nothing else',
      'How long in the chair each day? About 13 hours',
      'What does he drive? A hatchback with hand controls',
      'Does he smoke? No',
    ],
    answered: [],
  },
  notes: [
    `September 14, 2026

Blue Heron Health Plan
Re: Desmond Achterberg, born February 27, 1992, MRN NLR-77318
Request: K0005, E2624, E0971

To the medical reviewer:

Mr. Achterberg is a 34-year-old man with complete paraplegia (G82.21), the sequela of a complete lesion of the thoracic cord at T7-T10 (S24.113S). He was injured on May 19, 2024 and has been unable to walk or stand since. I saw him in my office on September 2, 2026. The right supraspinatus was tender. He was alert and oriented, his lungs were clear, and his blood pressure was 118/74.

The chair he rents weighs 39 lb and its axle cannot be moved. Over six months of pushing it his right shoulder has become painful (M25.511), 6 out of 10 on ramps, and he takes ibuprofen 400 mg as needed. When he was tested on August 20, 2026 he stopped for pain after 30 feet in the rental; in a trial ultralight chair of 27 lb, its axle 2 inches further forward, he went 410 feet.

He spends about 13 hours a day in the chair. He builds guitars full time at Corrigan Strings, drives a hatchback with hand controls and loads a chair into the car without help. He lives with his husband Ivo.

I am ordering one ultralightweight wheelchair in slate blue, one skin protection and positioning cushion, and two anti-tipping devices. The cushion is needed because a sacral pressure injury in 2025 took eleven weeks to close and because he does not feel anything below the navel.

Sincerely,

Rosalind Petrakis-Obi, MD
NPI 1730482956`,
    `WHEELCHAIR SEATING AND MOBILITY EVALUATION
Lake Corrigan Rehabilitation, seating clinic
Date of evaluation: 08/20/2026
Therapist: Tobias Wendt, PT

Client: Desmond Achterberg   DOB: 02/27/1992   Ht: 5'11"   Wt: 164 lb

DIAGNOSES
Complete paraplegia; T7-T10 complete cord lesion, sequela; R shoulder pain; personal history of skin disease.

FUNCTION
Pt does not walk and does not stand. Transfers: independent with sliding board. Propulsion: both upper extremities. Lives in a one-story home with spouse. Back door ramped; doorways 33".

MUSCULOSKELETAL
- Shoulder flexion: R 140 degrees, L 170 degrees
- Grip: 5/5 bilaterally
- Tone: no spasticity
- Pelvis: 8 degree obliquity, low on the left

SKIN
Sacrum intact at this visit. Sensation absent below the navel. Foam cushion bottomed out within 4 months.

TRIAL
Rental (39 lb, fixed axle): 30 ft, stopped because of pain.
Ultralight (27 lb, axle 2" forward): 410 ft.

RECOMMENDATION
1. K0005 ultralightweight wheelchair, 16" wide x 17" deep, qty 1
2. E2624 adjustable skin protection and positioning cushion, 16" x 18", qty 1
3. E0971 anti-tipping device, qty 2 (client tipped backward on the workshop ramp on 03/11/2026; he was not injured)

Payers commonly ask why a lightweight chair with a fixed axle will not do. The trial above answers that question: axle position made the difference between 30 and 410 feet.`,
    `NORTHSHORE MOBILITY
Supplier's summary of need for Blue Heron Health Plan

Customer: Desmond Achterberg, 418 Sawpit Lane, Corrigan Falls, MN 55999, telephone (218) 555-0143
Ordering physician: Rosalind Petrakis-Obi, MD (NPI 1730482956)

Dear Claims Department,

Dr. Petrakis-Obi has ordered equipment for a man of 34 who has lived with complete paraplegia since a spinal cord injury on 05/19/2024. Below is each product and the reason it was chosen.

a) Ultralightweight wheelchair, K0005, one, frame in slate blue, seat 16 inches wide and 17 inches deep. The customer is 5 ft 11 in tall and weighs 164 lb. He works full time at Corrigan Strings, where he builds guitars, and is in a chair for about 13 hours of the day. His present rental is a standard chair of 39 lb. Policies for this class of chair usually ask for a frame under 30 lb with an adjustable axle; the chair he tried weighed 27 lb.

b) Seat cushion, E2624, one, 16 by 18 inches. He has had a pressure injury over the sacrum (in 2025) that needed eleven weeks to close. The foam cushion failed within four months.

c) Anti-tipping devices, E0971, two. On 03/11/2026 the rental, which has none, tipped backward on the ramp of the workshop.

Taken together this is 4 pieces of equipment: 1 chair, 1 cushion and 2 anti-tipping devices. The limit for each line is not exceeded.

The therapist's evaluation of August 20, 2026 found full grip in both hands and a right shoulder that flexes to 140 degrees against 170 degrees on the left.

Northshore Mobility`,
    `# Letter of Medical Necessity

**Patient:** Desmond Achterberg
**Date of birth:** 1992-02-27
**Provider:** Rosalind Petrakis-Obi, MD
**Date:** 2026-09-14

## Clinical Summary

Mr. Achterberg is a 34-year-old non-smoker whose thoracic spinal cord was injured on 2024-05-19. He is not able to stand or walk and depends on a manual wheelchair for about 13 hours every day. He lives with his husband, Ivo, in a one-story house with a ramp at the back door.

| Code | Diagnosis |
|---|---|
| G82.21 | Paraplegia, complete |
| S24.113S | Complete lesion at T7-T10 level of thoracic spinal cord, sequela |
| M25.511 | Pain in right shoulder |
| Z87.2 | Personal history of diseases of the skin and subcutaneous tissue |

## Equipment Requested

| HCPCS | Item | Quantity |
|---|---|---|
| K0005 | Ultralightweight wheelchair | 1 |
| E2624 | Skin protection and positioning seat cushion, adjustable | 1 |
| E0971 | Anti-tipping device | 2 |

## Why Less Costly Alternatives Do Not Meet the Need

The rented standard chair weighs 39 lb. After six months of propelling it he has right shoulder pain rated 6 of 10 on ramps, for which his only medicine is ibuprofen 400 mg as needed. In the rental he managed 30 feet before pain stopped him; in the 27 lb trial chair he covered 410 feet. A foam cushion bottomed out within four months, and his pelvis tilts 8 degrees down to the left. He tipped backward once, without injury, on 2026-03-11.

## Conclusion

Coverage of an ultralightweight chair generally rests on a full-time user's individual need for adjustments that lesser frames lack. He transfers by himself with a sliding board and is not dependent on help to load a chair into his car.

Rosalind Petrakis-Obi, MD
NPI 1730482956`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'complete paraplegia (G82.21) → Guillain-Barre syndrome (G82.21)'],
    [3, 'code-disease', '| M25.511 | Pain in right shoulder | → | M25.511 | Rotator cuff tear |'],
    [2, 'other-item', 'Seat cushion, E2624, one → Wheelchair back, E2624, one'],
    [3, 'other-item', '| E0971 | Anti-tipping device | → | E0971 | Power assist wheel |'],
    [1, 'description-detail', 'T7-T10 complete cord lesion → T7-T10 incomplete cord lesion'],
    [3, 'description-detail', '| G82.21 | Paraplegia, complete | → | G82.21 | Paraplegia, incomplete |'],
    [1, 'side', 'low on the left → low on the right'],
    [2, 'side', 'a right shoulder that flexes to 140 degrees → a left shoulder that flexes to 140 degrees'],
    [0, 'sex', '34-year-old man with → 34-year-old woman with'],
    [2, 'sex', 'for a man of 34 → for a lady of 34'],
    [0, 'choice', 'in slate blue → in candy red'],
    [1, 'choice', '16" wide x 17" deep → 18" wide x 17" deep'],
    [0, 'device', 'and two anti-tipping devices. → two anti-tipping devices and a power assist drive.'],
    [0, 'medication', 'ibuprofen 400 mg as needed. When → ibuprofen 400 mg as needed and tizanidine. When'],
    [
      3,
      'medication',
      'his only medicine is ibuprofen 400 mg as needed → his only medicine is celecoxib 200 mg daily',
    ],
    [1, 'diagnosis', 'personal history of skin disease. → personal history of skin disease; osteoporosis.'],
    [
      2,
      'event',
      'tipped backward on the ramp of the workshop. → tipped backward on the ramp of the workshop and he was taken to the emergency department.',
    ],
    [
      3,
      'event',
      'The rented standard chair weighs 39 lb. → Since his shoulder surgery the rented standard chair, which weighs 39 lb, is a burden.',
    ],
    [
      1,
      'treatment',
      'Sensation absent below the navel. → Sensation absent below the navel. A course of shoulder injections did not help.',
    ],
    [
      0,
      'treatment',
      'The right supraspinatus was tender. → The right supraspinatus was tender. He is allergic to latex.',
    ],
    [1, 'social', 'in a one-story home with spouse → in a one-story home with his two brothers'],
    [3, 'social', '34-year-old non-smoker whose → 34-year-old smoker whose'],
    [
      2,
      'attitude',
      'a chair for about 13 hours of the day. → a chair for about 13 hours of the day, and he is highly motivated to protect his shoulder.',
    ],
    [3, 'negation', 'He is not able to stand or walk → He is able to stand or walk'],
    [0, 'negation', 'because he does not feel anything below → because he does feel everything below'],
    [2, 'organisation', 'full time at Corrigan Strings, → full time at Bemidji Instruments,'],
    [
      1,
      'organisation',
      'Lake Corrigan Rehabilitation, seating clinic → Sister Agnes Hospital, seating clinic',
    ],
    [
      0,
      'attestation',
      'I am ordering one → I have no financial relationship with the supplier, I have personally reviewed the seating evaluation, and I am ordering one',
    ],
    [
      0,
      'relative-date',
      'I saw him in my office on September 2, 2026. → I saw him in my office last Friday.',
    ],
    [
      3,
      'relative-date',
      'He tipped backward once, without injury, on 2026-03-11. → He tipped backward once, without injury, three weeks ago.',
    ],
    [1, 'other-role', 'doorways 33" → doorways 39"'],
    [2, 'other-role', 'the chair he tried weighed 27 lb → the chair he tried weighed 16 lb'],
    [
      1,
      'brackets',
      'Sacrum intact at this visit. → Sacrum intact at this visit. [Stage 2 area noted on left ischium.]',
    ],
    [
      2,
      'coverage-measure',
      'usually ask for a frame under 30 lb with an adjustable axle; → usually ask for a frame under 30 lb with an adjustable axle and for pain of at least 7, which his 9 of 10 exceeds;',
    ],
    [0, 'script', '6 out of 10 on ramps → ٩ out of 10 on ramps'],
    [1, 'script', 'R shoulder pain; → L\u0435ft shoulder pain;'],
    [0, 'identifier', 'MRN NLR-77318 → MRN NLR-77381'],
    [2, 'identifier', '(218) 555-0143 → (218) 555-0134'],
    [1, 'date-age', 'Date of evaluation: 08/20/2026 → Date of evaluation: 08/02/2026'],
    [2, 'date-age', 'a spinal cord injury on 05/19/2024 → a spinal cord injury on 05/19/2021'],
    [1, 'quantity', 'anti-tipping device, qty 2 → anti-tipping device, qty 1'],
    [0, 'name', 'with his husband Ivo. → with his husband Igor.'],
    [1, 'name', 'Therapist: Tobias Wendt, PT → Therapist: Tobias Wendell, PT'],
    [0, 'retold', 'he went 410 feet → he went barely 40 feet'],
    [3, 'retold', 'and is not dependent on help to load → and is dependent on help to load'],
    [2, 'sum', 'this is 4 pieces of equipment → this is 5 pieces of equipment'],
    [2, 'device', 'Below is each product → A manual standing frame is to follow. Below is each product'],
    [
      3,
      'diagnosis',
      'and depends on a manual wheelchair → and, having neurogenic bladder, depends on a manual wheelchair',
    ],
    [
      1,
      'attitude',
      'Transfers: independent with sliding board. → Transfers: independent with sliding board; declines help out of pride.',
    ],
    [
      1,
      'attestation',
      'RECOMMENDATION → RECOMMENDATION (discussed with client and physician by video on the same day)',
    ],
    [
      3,
      'coverage-measure',
      'need for adjustments that lesser frames lack. → need for adjustments that lesser frames lack, and his 15 hours a day in the chair show it.',
    ],
    [2, 'quantity', 'Ultralightweight wheelchair, K0005, one, → Ultralightweight wheelchair, K0005, two,'],
    [
      3,
      'brackets',
      'his pelvis tilts 8 degrees down to the left. → his pelvis tilts 8 degrees down to the left [fixed scoliosis].',
    ],
    [2, 'negation', 'which has none, → which has two of them,'],
    [3, 'name', 'his husband, Ivo, → his husband, Ilya,'],
  ],
  corruptions: {},
};
