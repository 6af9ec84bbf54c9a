import type { CorpusCase } from '../corpus-case.ts';

/** A physical therapist writes the gait evaluation, the orthotist's clerk a request, and the family physician two letters around them. */
export const afoStrokeCheesemaker: CorpusCase = {
  id: 'afo-stroke-cheesemaker',
  today: '2026-04-20',
  facts: {
    case_id: 15008,
    patient: {
      first_name: 'Rosamund',
      last_name: 'Ekeland',
      dob: '1967-10-11',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '157 lb',
      address: '23 Dairy Loop, Norden Prairie, IA 51099',
      phone: '(712) 555-0183',
      mrn: 'NP-18840',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'M21.372', description: 'Foot drop, left foot' },
      { code: 'E78.5', description: 'Hyperlipidemia, unspecified' },
    ],
    items: [
      {
        item: 'Ankle foot orthosis, plastic or other material with ankle joint, custom fabricated',
        hcpcs: 'L1970',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'beige',
        length: '14 inches',
        justification:
          'Stroke on 2025-11-29. The left ankle lifts with strength 1 of 5 and the foot catches; the left knee bends back 10 degrees in stance. A prefabricated brace was worn from 2026-01-20 to 2026-03-17 and failed: it left a red mark on the outer ankle that lasted 40 minutes, and the heel slipped. Calf spasticity is Modified Ashworth 2. With a trial hinged brace on 2026-04-09 she walked 220 feet; without a brace 60 feet. The brace is expected to be needed for more than 6 months. The left calf is 1 inch smaller around than the right, which no stock size fits.',
      },
      {
        item: 'Addition to lower extremity orthosis, varus/valgus correction (T) strap, padded/lined or malleolus pad',
        hcpcs: 'L2270',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification: 'The left ankle rolls outward in swing and she lands on the outer edge of the foot.',
      },
      {
        item: 'Cane, quad or three prong, includes canes of all materials, adjustable or fixed, with tips',
        hcpcs: 'E0105',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'black',
        justification:
          'Held in the right hand. A single point cane did not steady her on turns. Berg balance score 41 of 56.',
      },
    ],
    provider: { name: 'Alasdair Munro-Petit, DO', npi: '1407396258', date_signed: '2026-04-20' },
    seen: [
      '2026-04-09, in the therapy room, by Henrike Solano, PT: walked 220 feet with trial hinged brace and quad cane, 60 feet without brace; Berg 41 of 56; left ankle lift 1 of 5.',
      '2026-04-13, in office, by Alasdair Munro-Petit, DO: left foot drop, left knee bends back in stance, skin intact, feeling to light touch present in the left foot.',
    ],
    told: [
      'Who pays? Heartland Farm Bureau Health Plan',
      'Who supplies? Prairie States Orthotics',
      'Where was she treated for the stroke? Loess Hills Medical Center',
      'Lives with whom? With her partner Dagny',
      'Work? Cheesemaker, on leave since the stroke',
      'Can she put the brace on herself? Yes, with one hand in 5 minutes',
      'Stairs at home? 3 steps at the front with a rail',
      'Medicines? Atorvastatin 40 mg and aspirin 81 mg daily',
    ],
    answered: [],
  },
  notes: [
    `April 20, 2026

Heartland Farm Bureau Health Plan
Prior Authorization

Re: Rosamund Ekeland, DOB October 11, 1967, MRN NP-18840

Dear Medical Director:

Ms. Ekeland, 58, makes cheese for a living and has been on leave since her stroke of November 29, 2025, for which she was treated at Loess Hills Medical Center. The stroke has left her with hemiplegia and hemiparesis of the left non-dominant side (I69.354) and a left foot drop (M21.372). She also has hyperlipidemia (E78.5) and takes atorvastatin 40 mg and aspirin 81 mg daily.

In the office on April 13, 2026 I found the foot drop, and the left knee bent back in stance. The skin was intact, and she felt light touch in the left foot.

From January 20 to March 17 of this year she wore a prefabricated brace. It failed. The heel slipped, and it left a red mark on the outer ankle that lasted 40 minutes. Her left calf is an inch smaller around than the right, and no stock size fits it.

I order one custom fabricated ankle foot orthosis with ankle joint (L1970), beige, 14 inches; one padded T strap (L2270); and one quad cane (E0105), black. I expect her to need the brace for more than six months.

Alasdair Munro-Petit, DO
NPI 1407396258`,
    `PHYSICAL THERAPY GAIT EVALUATION

Date: 04/09/2026
Patient: Rosamund Ekeland, 58 y/o F
Therapist: Henrike Solano, PT

S: Stroke 11/29/2025. Lives with partner Dagny. Three steps at the front of the house, with a rail.

O:
- Left ankle dorsiflexion 1/5
- Left calf spasticity, Modified Ashworth 2
- Left knee bends back 10 degrees in stance
- Left ankle rolls outward in swing; lands on the outer edge of the foot
- Berg 41/56

Walking distances
With trial hinged brace and quad cane: 220 feet
Without brace: 60 feet

Devices used before
Prefabricated AFO, 01/20/2026 to 03/17/2026. Failed: heel slippage and a red mark, outer ankle, lasting 40 minutes.
Single point cane. Did not steady her on turns.

A: The left foot catches because the ankle lifts only weakly. With the trial hinged brace the distance was more than three times as long. She is able to put the brace on herself, with one hand, in 5 minutes.

P: Custom hinged AFO with T strap, left. Quad cane, right hand.

Coverage remark: A custom fabricated orthosis is considered when the patient could not be fit with a prefabricated one, or when the need is expected to last more than six months. Only one of these must be shown.`,
    `PRAIRIE STATES ORTHOTICS
Authorization request

Member: Rosamund Ekeland
Address: 23 Dairy Loop, Norden Prairie, IA 51099
Phone: (712) 555-0183
Plan: Heartland Farm Bureau Health Plan
Referring physician: Alasdair Munro-Petit, DO, NPI 1407396258

Side: left

Line | Code | Description | Qty | Limit
1 | L1970 | AFO, plastic or other material with ankle joint, custom fabricated | 1 | 1 per year
2 | L2270 | Varus/valgus correction (T) strap, padded/lined | 1 | 1 per year
3 | E0105 | Cane, quad or three prong | 1 | 1 per year

Number of pieces: 3. The orthosis is beige, 14 inches long. The cane is black.

ICD-10-CM: I69.354, M21.372, E78.5

Justification
A stock brace does not fit this member. Her left calf measures 1 inch less around than her right. In the prefabricated brace, worn for eight weeks until 03/17/2026, the heel slipped. Her left knee bends back 10 degrees in stance. The T strap is chosen because the ankle rolls outward. The therapist, Henrike Solano, PT, recorded 220 feet with the trial hinged brace against 60 feet with none.

The member puts her brace on without help. She holds the cane in her right hand.`,
    `LETTER OF MEDICAL NECESSITY: CUSTOM ANKLE FOOT ORTHOSIS

I. Identification
Rosamund Ekeland, female, born 1967-10-11. Height 5 ft 6 in. Weight 157 lb.

II. Diagnoses
a) I69.354, hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side
b) M21.372, foot drop, left foot
c) E78.5, hyperlipidemia, unspecified

III. Clinical picture
The cerebral infarction occurred on 2025-11-29. The left ankle lifts with a strength of only 1 of 5. There is spasticity of the calf (Modified Ashworth 2) and hyperextension of the left knee of 10 degrees. Her Berg balance score is 41 of 56.

IV. Previous device
The prefabricated brace, worn from 2026-01-20, was given up on 2026-03-17 because of heel slippage and a red mark on the lateral ankle.

V. Trial
With a hinged brace she walked 160 feet farther than without it (220 against 60 feet).

VI. Request
L1970 x 1, L2270 x 1 and E0105 x 1.

VII. Discussion
An ankle joint lets the shin move forward over the foot while holding the toes up. Plans usually cover a custom brace when a ready-made one cannot be fitted. A ready-made one was not successful here. The need is expected to exceed 6 months.

Signed 2026-04-20
Alasdair Munro-Petit, DO`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'She also has hyperlipidemia (E78.5) → She also has hypothyroidism (E78.5)'],
    [3, 'code-disease', 'b) M21.372, foot drop, left foot → b) M21.372, hallux rigidus, left foot'],
    [
      2,
      'other-item',
      '2 | L2270 | Varus/valgus correction (T) strap, padded/lined → 2 | L2270 | Cane, quad or three prong, padded/lined',
    ],
    [
      0,
      'description-detail',
      'of the left non-dominant side (I69.354) → of the left dominant side (I69.354)',
    ],
    [
      3,
      'description-detail',
      'hemiparesis following cerebral infarction affecting → hemiparesis following intracerebral hemorrhage affecting',
    ],
    [0, 'side', 'she felt light touch in the left foot → she felt light touch in the right foot'],
    [1, 'side', '- Left ankle dorsiflexion 1/5 → - Right ankle dorsiflexion 1/5'],
    [2, 'side', 'Side: left → Side: bilateral'],
    [1, 'sex', '58 y/o F → 58 y/o M'],
    [3, 'sex', 'Rosamund Ekeland, female, born → Rosamund Ekeland, male, born'],
    [0, 'choice', 'beige, 14 inches; one padded → white, 14 inches; one padded'],
    [2, 'choice', 'The cane is black. → The cane is bronze.'],
    [1, 'device', 'Quad cane, right hand. → Quad cane, right hand. Shower chair.'],
    [
      0,
      'medication',
      'atorvastatin 40 mg and aspirin 81 mg daily → atorvastatin 40 mg and clopidogrel 75 mg daily',
    ],
    [
      3,
      'medication',
      'There is spasticity of the calf (Modified Ashworth 2) → There is spasticity of the calf in spite of baclofen 10 mg (Modified Ashworth 2)',
    ],
    [1, 'diagnosis', 'S: Stroke 11/29/2025. → S: Stroke 11/29/2025. Atrial fibrillation.'],
    [2, 'event', 'the heel slipped. Her left knee → the heel slipped and she fell twice. Her left knee'],
    [
      3,
      'treatment',
      'Her Berg balance score is 41 of 56. → Botulinum toxin to the calf did not help. Her Berg balance score is 41 of 56.',
    ],
    [
      0,
      'social',
      'makes cheese for a living and has been on leave → makes cheese for a living and has been back at work',
    ],
    [1, 'social', 'Lives with partner Dagny. Three steps → Lives with partner Dagny. Twelve steps'],
    [1, 'attitude', 'P: Custom hinged AFO → She is highly motivated to return to work. P: Custom hinged AFO'],
    [2, 'negation', 'A stock brace does not fit this member → A stock brace does fit this member'],
    [1, 'negation', 'She is able to put the brace on herself → She is not able to put the brace on herself'],
    [0, 'organisation', 'treated at Loess Hills Medical Center → treated at Sioux Valley Stroke Center'],
    [2, 'organisation', 'Plan: Heartland Farm Bureau Health Plan → Plan: Wellmark Blue Choice'],
    [
      0,
      'attestation',
      'In the office on April 13, 2026 I found the foot drop, → In the office on April 13, 2026 I timed her walking over 10 meters and found the foot drop,',
    ],
    [
      3,
      'relative-date',
      'The cerebral infarction occurred on 2025-11-29. → The cerebral infarction occurred a year and a half ago.',
    ],
    [3, 'other-role', 'Her Berg balance score is 41 of → Her Berg balance score is 14 of'],
    [
      1,
      'other-role',
      'red mark, outer ankle, lasting 40 minutes → red mark, outer ankle, lasting 60 minutes',
    ],
    [
      2,
      'brackets',
      'She holds the cane in her right hand. → She holds the cane in her right hand [the wrist is arthritic].',
    ],
    [
      1,
      'coverage-measure',
      'or when the need is expected to last more than six months. → or when the need is expected to last more than six months, and her gait speed of 0.4 m/s supports it.',
    ],
    [3, 'script', 'Weight 157 lb. → Weight １７5 lb.'],
    [2, 'identifier', 'NPI 1407396258 → NPI 1407369258'],
    [0, 'identifier', 'with ankle joint (L1970) → with ankle joint (L1960)'],
    [0, 'date-age', 'Ms. Ekeland, 58, makes cheese → Ms. Ekeland, 56, makes cheese'],
    [3, 'date-age', 'was given up on 2026-03-17 → was given up on 2026-03-27'],
    [2, 'quantity', 'custom fabricated | 1 | 1 per year → custom fabricated | 2 | 2 per year'],
    [1, 'name', 'Therapist: Henrike Solano, PT → Therapist: Henrike Salazar, PT'],
    [0, 'retold', 'is an inch smaller around than the right → is an inch larger around than the right'],
    [3, 'retold', 'A ready-made one was not successful here. → A ready-made one was successful here.'],
    [2, 'retold', 'against 60 feet with none → against 160 feet with none'],
    [2, 'sum', 'Number of pieces: 3. → Number of pieces: 4.'],
    [3, 'sum', 'she walked 160 feet farther → she walked 180 feet farther'],
  ],
  corruptions: {},
};
