import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for power mobility: a neurologist, an occupational therapist, a supplier and a face-to-face note. */
export const powerChairSclerosisPotter: CorpusCase = {
  id: 'power-chair-sclerosis-potter',
  today: '2026-10-27',
  facts: {
    case_id: 16009,
    patient: {
      first_name: 'Isolde',
      last_name: 'Rademaker',
      dob: '1974-06-19',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '157 lb',
      address: '2 Kiln Street, Bellweather, PA 15999',
      phone: '(814) 555-0195',
      mrn: 'BWN-44086',
    },
    diagnoses: [
      { code: 'G35.C1', description: 'Active secondary progressive multiple sclerosis' },
      { code: 'G82.22', description: 'Paraplegia, incomplete' },
      { code: 'R53.83', description: 'Other fatigue' },
    ],
    items: [
      {
        item: 'Power wheelchair, group 3 standard, single power option, sling/solid seat/back, patient weight capacity up to and including 300 pounds',
        hcpcs: 'K0856',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'red',
        justification:
          'She cannot walk in the home; she stands for 10 seconds at the sink. With a light manual chair on 2026-09-29 she pushed 25 feet in 2 minutes and stopped with a spasm of the left arm. A scooter was tried and she fell sideways on the seat, and its turn did not fit the hall, 34 inches wide. With the power chair she drove all rooms without a bump. Left grip is 9 lb, right grip is 31 lb.',
      },
      {
        item: 'Wheelchair accessory, power seating system, tilt only',
        hcpcs: 'E1002',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'She sits 11 hours a day and cannot lift herself off the seat. Redness over the tail bone stayed for 40 minutes after sitting. Tilt to 45 degrees every half hour relieves it.',
      },
      {
        item: 'Skin protection and positioning wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2607',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '18 x 18 inches',
        justification: 'Her pelvis drops to the left. A foam cushion bottomed out after 6 months.',
      },
    ],
    provider: { name: 'Florian Abernethy, MD', npi: '1318604972', date_signed: '2026-10-27' },
    seen: [
      '2026-09-22, in office, by Florian Abernethy, MD: face-to-face mobility examination, legs 1/5 right and 2/5 left, spastic, arms 4/5 right and 3/5 left, sight 20/30, mind clear, skin whole.',
      '2026-09-29, at home, by Temperance Oyelaran, OTR/L: hall 34 inches, doors 32 inches, ramp at the back door, three chairs tried.',
    ],
    told: [
      'Who pays? Keystone Laurel Health Plan',
      'Who supplies? Allegheny Rehab Mobility',
      'Work? Potter, sells from her studio at home',
      'Lives with whom? With her brother Matthias, who works by day',
      'Medicines? Ocrelizumab every 6 months, baclofen 10 mg three times a day',
      'Falls? Two in August 2026, in the bathroom, without injury',
      'Present chair? A borrowed transport chair',
    ],
    answered: [],
  },
  notes: [
    `October 27, 2026

Keystone Laurel Health Plan
Attn: Complex Rehabilitation Review

Re: Isolde Rademaker, DOB June 19, 1974, MRN BWN-44086

Dear Reviewer,

I examined Ms. Rademaker face to face in my office on September 22, 2026 for her mobility. She is a 52-year-old woman with active secondary progressive multiple sclerosis (G35.C1), incomplete paraplegia (G82.22) and other fatigue (R53.83).

Leg strength was 1/5 on the right and 2/5 on the left, with spasticity. Arm strength was 4/5 on the right and 3/5 on the left. Sight was 20/30. Her mind was clear and her skin whole.

She cannot walk in the home and stands for only 10 seconds at the sink. In August 2026 she fell twice in the bathroom, without injury.

A cane or walker serves only a person who can stand and step. With a light manual chair she pushed 25 feet in 2 minutes and stopped with a spasm of the left arm. A scooter was tried, and she fell sideways on the seat.

I order:
1. Power wheelchair, group 3 standard, single power option (K0856), red
2. Power seating system, tilt only (E1002)
3. Skin protection and positioning seat cushion, 18 x 18 inches (E2607)

One of each, for a period of five years. She receives ocrelizumab every 6 months and baclofen 10 mg three times a day.

Sincerely,
Florian Abernethy, MD
NPI 1318604972`,
    `OCCUPATIONAL THERAPY WHEELCHAIR EVALUATION

Client: I. Rademaker, 52, F
Therapist: Temperance Oyelaran, OTR/L
Place and date: at home, 09/29/2026

1. HOME
Hall 34 inches wide, doors 32 inches wide. Ramp at the back door. She lives with her brother Matthias, who works by day.

2. HAND FUNCTION
Grip: left 9 lb, right 31 lb, a difference of 22 lb.

3. CHAIRS TRIED (three)
| Chair | Outcome |
|---|---|
| Light manual | 25 feet in 2 minutes; left arm spasm; stopped |
| Scooter | Fell sideways on the seat; turn did not fit the hall |
| Power chair | Drove all rooms without a bump |

4. SITTING
11 hours a day. She is not able to lift herself off the seat. Pelvis drops to the left. Redness over the tail bone stayed for 40 minutes after sitting. Present chair: a borrowed transport chair. A foam cushion bottomed out after six months.

5. RECOMMENDATION
K0856 power wheelchair, red, quantity 1
E1002 power tilt, quantity 1; tilt to 45 degrees every half hour, about 22 times over the 11 hours
E2607 skin protection and positioning cushion, 18 x 18 inches, quantity 1

6. RATIONALE
Tilt moves load from the seat to the back without shear. It is the usual means for those who cannot shift their own weight. A chair of group 3 is meant for disorders of nerve, muscle or skeleton and can carry power seating.

7. WORK
Potter with a studio at home.`,
    `ALLEGHENY REHAB MOBILITY

Justification by line item

Client: Isolde Rademaker, 2 Kiln Street, Bellweather, PA 15999. Telephone (814) 555-0195.
Plan: Keystone Laurel Health Plan
Prescriber: Florian Abernethy, MD, NPI 1318604972, signature of 10/27/2026
Therapist: Temperance Oyelaran, OTR/L

Diagnoses
G35.C1 Active secondary progressive multiple sclerosis
G82.22 Paraplegia, incomplete
R53.83 Other fatigue

Line 1. K0856, power wheelchair, group 3 standard, single power option, weight capacity up to and including 300 pounds, red. Quantity 1.
Reason: The client weighs 157 lb, well within the capacity. She does not walk in the home. She could not propel a manual chair for more than 25 feet. The scooter did not turn in her hall.

Line 2. E1002, power seating system, tilt only. Quantity 1.
Reason: She sits for 11 hours a day and has no strength to raise herself from the seat. Redness over the tail bone lasted most of an hour.

Line 3. E2607, skin protection and positioning seat cushion. Quantity 1. 18 x 18 inches, that is narrower than 22 inches.
Reason: Her pelvis drops to the left. The foam cushion bottomed out in half a year.

The request comprises three lines and three pieces. The period for all is 5 years.

Insurers commonly require that the home can be entered and driven through. The hall measures 34 inches and the doors 32 inches, and there is a ramp at the back door.`,
    `FACE-TO-FACE MOBILITY EXAMINATION

Date: 9/22/2026
Patient: Isolde Rademaker, 52-year-old woman, 5 ft 5 in, 157 lb

History
Secondary progressive MS, active. Incomplete paraplegia. Fatigue. Two falls in the bathroom in August 2026, no injury. On ocrelizumab (twice a year) and baclofen 10 mg TID (30 mg per day). She is a potter who sells from her studio at home. Lives with her brother, who is at work during the day. She uses a borrowed transport chair.

Examination
- Strength: legs R 1/5, L 2/5; arms R 4/5, L 3/5
- Tone: legs spastic
- Vision: 20/30
- Cognition: clear
- Skin: whole

Mobility
Does not walk. Stands 10 seconds at the sink.

Later home trial (T. Oyelaran, OTR/L, 9/29/2026)
Manual chair: 25 feet in 2 minutes, then spasm of the left arm. Scooter: not possible in a hall of 34 inches; she fell sideways on the seat. Power chair: drove all rooms without a bump.

Conclusion
She can safely drive a power chair, as the trial showed. Her sight and mind permit it. A joystick is worked with little force, so that her right hand with a grip of 31 lb suffices.

Order
K0856 with E1002 and E2607, one each. Color red.

Florian Abernethy, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'other fatigue (R53.83) → major depression (R53.83)'],
    [2, 'code-disease', 'G82.22 Paraplegia, incomplete → G82.22 Hemiplegia'],
    [
      2,
      'other-item',
      'Line 2. E1002, power seating system, tilt only. → Line 2. E1002, power elevating leg rests.',
    ],
    [1, 'other-item', 'E2607 skin protection and positioning cushion → E2607 headrest'],
    [
      0,
      'description-detail',
      'with active secondary progressive multiple → with relapsing-remitting multiple',
    ],
    [3, 'description-detail', 'Incomplete paraplegia. → Complete paraplegia.'],
    [0, 'side', 'a spasm of the left arm → a spasm of the right arm'],
    [2, 'side', 'Her pelvis drops to the left. → Her pelvis drops to the right.'],
    [3, 'side', 'legs R 1/5, L 2/5 → legs R 2/5, L 1/5'],
    [0, 'sex', 'She is a 52-year-old woman with → He is a 52-year-old man with'],
    [3, 'sex', 'Isolde Rademaker, 52-year-old woman → Isolde Rademaker, 52-year-old man'],
    [1, 'choice', 'power wheelchair, red, quantity 1 → power wheelchair, black, quantity 1'],
    [0, 'choice', 'seat cushion, 18 x 18 inches → seat cushion, 20 x 18 inches'],
    [3, 'choice', 'Color red. → Color blue.'],
    [
      3,
      'device',
      'K0856 with E1002 and E2607, one each. → K0856 with E1002 and E2607, one each, and a swing-away joystick mount.',
    ],
    [1, 'device', '7. WORK\nPotter → 7. WORK\nUses a reacher. Potter'],
    [0, 'medication', 'She receives ocrelizumab every → She receives natalizumab every'],
    [3, 'medication', 'baclofen 10 mg TID (30 mg per day) → baclofen 20 mg TID (60 mg per day)'],
    [0, 'diagnosis', 'Sight was 20/30. → Sight was 20/30 after optic neuritis.'],
    [3, 'diagnosis', 'Fatigue. Two falls → Fatigue. Neurogenic bladder. Two falls'],
    [0, 'event', 'in the bathroom, without injury → in the bathroom, and broke her wrist'],
    [
      3,
      'event',
      'She uses a borrowed transport chair. → She uses a borrowed transport chair since her discharge from rehabilitation.',
    ],
    [
      1,
      'treatment',
      'Pelvis drops to the left. → Pelvis drops to the left. Botulinum injections did not help.',
    ],
    [3, 'treatment', '- Tone: legs spastic → - Tone: legs spastic in spite of an intrathecal pump'],
    [1, 'social', 'Potter with a studio at home. → Librarian with an office at home.'],
    [3, 'social', 'Lives with her brother, who is at work → Lives with her husband, who is at work'],
    [2, 'attitude', 'She does not walk in the home. → She does not walk in the home, which distresses her.'],
    [
      3,
      'attitude',
      'Her sight and mind permit it. → Her sight and mind permit it, and she is keen to use it.',
    ],
    [1, 'negation', 'She is not able to lift herself → She is able to lift herself'],
    [0, 'negation', 'She cannot walk in the home → She can walk in the home'],
    [0, 'organisation', 'Keystone Laurel Health Plan → Susquehanna Blue Plan'],
    [2, 'organisation', 'ALLEGHENY REHAB MOBILITY → THREE RIVERS WHEELCHAIR'],
    [
      0,
      'attestation',
      'One of each, for a period → I attended the home trial and agree with it. One of each, for a period',
    ],
    [
      2,
      'attestation',
      'The request comprises → Our certified technologist has measured the client. The request comprises',
    ],
    [
      1,
      'relative-date',
      'A foam cushion bottomed out after six months. → A foam cushion bottomed out after six months, as of last Monday.',
    ],
    [3, 'relative-date', 'Does not walk. → Does not walk since three years ago.'],
    [1, 'other-role', 'left 9 lb, right 31 lb → left 11 lb, right 31 lb'],
    [2, 'other-role', 'The client weighs 157 lb → The client weighs 300 lb'],
    [0, 'brackets', 'with spasticity. → with spasticity [clonus on both sides].'],
    [2, 'brackets', 'did not turn in her hall. → did not turn in her hall [carpeted].'],
    [
      1,
      'coverage-measure',
      'who cannot shift their own weight. → who cannot shift their own weight, as with her Braden score of 12.',
    ],
    [
      2,
      'coverage-measure',
      'can be entered and driven through. → can be entered and driven through, as with her doors of 36 inches.',
    ],
    [3, 'script', 'Stands 10 seconds → Stands ٤٠ seconds'],
    [0, 'script', 'pushed 25 feet → pushed ７５ feet'],
    [0, 'identifier', 'MRN BWN-44086 → MRN BWN-44068'],
    [2, 'identifier', 'Telephone (814) 555-0195 → Telephone (814) 555-0159'],
    [0, 'date-age', 'on September 22, 2026 → on September 12, 2026'],
    [1, 'date-age', 'I. Rademaker, 52, F → I. Rademaker, 57, F'],
    [0, 'quantity', 'for a period of five years → for a period of three years'],
    [1, 'quantity', '18 x 18 inches, quantity 1 → 18 x 18 inches, quantity 2'],
    [1, 'name', 'her brother Matthias → her brother Tobias'],
    [2, 'name', 'Prescriber: Florian Abernethy, MD → Prescriber: Florence Abernethy, MD'],
    [2, 'retold', 'lasted most of an hour → faded within a minute'],
    [1, 'retold', 'Drove all rooms without a bump → Hit two door frames'],
    [3, 'retold', 'Scooter: not possible in → Scooter: easily turned in'],
    [1, 'sum', 'a difference of 22 lb → a difference of 18 lb'],
    [2, 'sum', 'three lines and three pieces → three lines and four pieces'],
    [1, 'sum', 'about 22 times over → about 33 times over'],
  ],
  corruptions: {},
};
