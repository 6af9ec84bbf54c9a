import type { CorpusCase } from '../corpus-case.ts';

/** A neuromuscular specialist's letter, a letter out of a language model, and a therapist's note. */
export const forearmCrutchesNeuropathyStudent: CorpusCase = {
  id: 'forearm-crutches-neuropathy-student',
  today: '2026-11-05',
  facts: {
    case_id: 9206,
    patient: {
      first_name: 'Zinnia',
      last_name: 'Halvorsen-Pike',
      dob: '2004-04-11',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '124 lb',
      address: '17 Furrow Street, Room 3B, Tansley, IA 50999',
      phone: '(515) 555-0162',
      mrn: 'TN-14976',
    },
    diagnoses: [
      { code: 'G60.0', description: 'Hereditary motor and sensory neuropathy' },
      { code: 'M21.372', description: 'Foot drop, left foot' },
    ],
    items: [
      {
        item: 'Crutches, forearm, includes crutches of various materials, adjustable or fixed, pair, complete with tips and handgrips',
        hcpcs: 'E0110',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        color: 'purple',
        justification:
          'Weakness of the lower legs since age 9, foot drop on the left since 2023. Ankle dorsiflexion 1/5 left, 3/5 right; hand grip full on both sides. Fusion of the right great toe joint 2026-06-17, healed. Walks 40 feet without a device and 300 feet with forearm crutches in the therapy trial of 2026-10-22. Timed up and go 21 seconds without a device, 13 seconds with the crutches. Four falls in the past 6 months, one with a sprained left wrist in September 2026; she did not hit her head. A single cane was tried for 5 weeks and did not stop the falls. Underarm crutches numbed her hands. Does not need a wheelchair.',
      },
      {
        item: 'Ankle foot orthosis, spiral, (institute of rehabilitative medicine type), plastic or other material, custom-fabricated',
        hcpcs: 'L1950',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '3 years',
        size: '8',
        justification:
          'For the left foot, which catches on curbs. The first brace of 2023 cracked in April 2026 and cannot be repaired. No ulcer, feeling reduced below the ankles. Duloxetine 30 mg daily for pain; pregabalin caused dizziness and was stopped. Student of botany, walks 0.5 mile between the lecture halls and the greenhouse. Rents a room on the second floor, 16 steps with one rail. Mother Rosalind has the same neuropathy; brother Caspian is healthy. Does not drink alcohol.',
      },
    ],
    provider: { name: 'Emeric Solberg-Dane, MD', npi: '1447902564', date_signed: '2026-11-05' },
    seen: [
      '2026-10-22, therapy trial of forearm crutches with the physical therapist Odalys Brandt.',
      '2026-10-29, office visit: strength and feeling of the legs tested, old brace inspected.',
    ],
  },
  notes: [
    `Date: November 5, 2026
Patient: Zinnia Halvorsen-Pike (born April 11, 2004)
Diagnoses: G60.0, M21.372

To the Medical Director:

Ms. Halvorsen-Pike, a 22-year-old student of botany, has hereditary motor and sensory neuropathy. Her lower legs have been weak since she was nine, and she has had a foot drop on the left since 2023. I ask you to approve forearm crutches (E0110) and a new custom ankle foot orthosis (L1950) for the left foot.

At the office visit on October 29, dorsiflexion of the ankle was 1/5 on the left and 3/5 on the right. Feeling is diminished below both ankles; there is no ulcer. The joint of the right great toe was fused on June 17, 2026, and has healed. Her grip is of full strength in both hands, so she can handle crutches.

She has fallen four times in six months. In September she sprained her left wrist in one of these falls; there was no blow to the head. Five weeks with a cane did not stop the falling, and underarm crutches made her hands numb. In therapy on October 22 she walked 300 feet with forearm crutches, whereas she manages 40 feet with nothing. The timed up and go took her 13 seconds with them and 21 seconds without.

Her brace of 2023 cracked last April and is beyond repair. Her left foot catches on curbs. A crutch is covered for a mobility limitation that impairs daily activities if the patient can use it safely and it resolves the deficit. A wheelchair is not needed.

I order one pair of crutches, purple, and one orthosis, size 8. Either item is limited to one in three years.

Emeric Solberg-Dane, MD
NPI 1447902564`,
    `Letter of Medical Necessity

RE: Zinnia Halvorsen-Pike
MRN: TN-14976
Items: E0110 (forearm crutches, one pair); L1950 (custom spiral ankle foot orthosis, left)

Introduction
Please accept this letter in support of a pair of forearm crutches and an ankle foot orthosis for my patient, Zinnia Halvorsen-Pike. She is 22 years old.

Diagnosis and Course
Ms. Halvorsen-Pike has an inherited neuropathy, which her mother, Rosalind, has too. Hereditary motor and sensory neuropathy gradually weakens the muscles of the feet and lower legs. In her case, weakness appeared at the age of nine. The left foot drop followed in 2023.

Functional Limitations
Walking without support is limited to about 40 feet. During the past six months there were four falls, one of which resulted in a sprained wrist on the left. Yet her life requires a good deal of walking: the way between lecture halls and greenhouse is half a mile, and her rented room is up 16 steps with a single rail.

Alternatives Considered
A cane proved insufficient after five weeks of use. Underarm crutches led to numbness of her hands. Forearm crutches were tested with physical therapist Odalys Brandt on October 22, 2026; they extended her walking distance to 300 feet and shortened her timed up and go by 8 seconds.

Rationale for the Orthosis
A foot that drops is prone to catch on curbs, and hers does. Her previous brace, made in 2023, cracked in April and cannot be mended.

Medication
Duloxetine 30 mg daily is prescribed for pain. Pregabalin made her dizzy and was withdrawn.

I appreciate your time and consideration.

Emeric Solberg-Dane, MD`,
    `PT NOTE (O. Brandt trial 10/22/26)
Halvorsen-Pike Z., 22 F, HMSN G60.0, L foot drop M21.372
DF L 1/5, R 3/5. Grip full bilat. R great toe fusion 6/17/26, healed.
Amb: no device 40 ft; forearm crutches 300 ft. TUG 21 s -> 13 s.
Falls x4/6 mo; L wrist sprain Sept; no head strike.
SPC x 5 wks failed. Axillary crutches: hands went numb.
L AFO (2023) cracked 4/2026, not repairable. Sensation decr below ankles, no ulcer.
2nd floor, 16 steps, 1 rail.
Rec: E0110 pair x1 purple; L1950 L x1, sz 8. No w/c needed. Meds: duloxetine 30.`,
  ],
  passages: [
    'Her mother has the same disease, while her brother Caspian does not.',
    'With the crutches she goes more than seven times as far as without a device.',
    'She has full strength in both hands.',
    'She does not drink, and takes duloxetine for pain.',
    'The right great toe, operated on in June, has healed.',
    'She lives one flight up, with a rail on one side only.',
  ],
  edits: [
    [0, 'side', 'The joint of the right great toe → The joint of the left great toe'],
    [
      0,
      'other-role',
      'took her 13 seconds with them and 21 seconds without → took her 21 seconds with them and 13 seconds without',
    ],
    [0, 'event', 'there was no blow to the head → she also suffered a concussion'],
    [1, 'social', 'which her mother, Rosalind, has too → which her brother, Caspian, has too'],
    [
      1,
      'medication',
      'Pregabalin made her dizzy and was withdrawn. → Pregabalin is taken at bedtime and well tolerated.',
    ],
    [2, 'retold', 'Axillary crutches: hands went numb. → Axillary crutches: used well.'],
  ],
  corruptions: {
    'code-disease': ['Her disease, G60.0, is a {hereditary neuropathy → muscular dystrophy}.'],
    'other-item': ['The brace for the left foot is billed under {L1950 → E0110}.'],
    'description-detail': ['She has a {hereditary → chronic inflammatory} motor and sensory neuropathy.'],
    side: [
      'Her foot drop is on the {left → right}.',
      'In September 2026 she sprained her {left → right} wrist.',
    ],
    sex: ['Ms. Halvorsen-Pike is a {22-year-old woman → 22-year-old man} with a hereditary neuropathy.'],
    choice: ['The crutches are ordered in {purple → green}.'],
    device: ['In therapy she was tested with {forearm crutches → a walker} over 300 feet.'],
    medication: ['She takes {duloxetine → gabapentin} for pain.'],
    diagnosis: [
      'Her lower legs have been weak since age 9, and the diagnosis is {hereditary neuropathy → spinal muscular atrophy}.',
      'Her right foot had {a fused great toe → a Charcot joint and a fused great toe}.',
    ],
    event: ['She fell {four times → four times and broke her hip} in the past six months.'],
    treatment: ['A cane was {tried for five weeks → never tried} before this order.'],
    attitude: ['~ She was tried on forearm crutches{ → and felt confident and very pleased with them}.'],
    negation: [
      'The cracked brace of 2023 {is beyond repair → can be repaired}.',
      'She {is without → has} an ulcer on her feet.',
    ],
    organisation: [
      'The trial of crutches was led by {a physical therapist → the Tansley Sports Medicine Center}.',
    ],
    attestation: [
      'On October 29, 2026, {strength and feeling of the legs were tested → I performed nerve conduction studies of the legs}.',
    ],
    'relative-date': ['Her right great toe joint was fused {less than five months ago → six weeks ago}.'],
    'other-role': ['Her staircase has {16 → 21} steps.', 'Without a device she walks {40 feet → 300 feet}.'],
    brackets: [
      'She walks half a mile between the lecture halls and {the greenhouse → the greenhouse [but has used a wheelchair since spring]}.',
    ],
    'coverage-measure': [
      'Crutches are covered if they resolve the limitation, and {they take her 300 feet → they take her 900 feet} instead of 40.',
    ],
    quantity: [
      'A pair of forearm crutches is allowed once in {3 years → 5 years}.',
      'She tried the cane for {5 weeks → 5 months}.',
    ],
    retold: ['Strength of the ankle was 1/5 on the left and {3/5 → 5/5} on the right.'],
    name: ['Her physician is Dr. Emeric {Solberg-Dane → Solberg-Lane}.'],
  },
};
