import type { CorpusCase } from '../corpus-case.ts';

/** A home health physical therapist evaluates and the nurse practitioner signs for a woman after a hip fracture. */
export const walkerCommodeHipCentenarianToBe: CorpusCase = {
  id: 'walker-commode-hip-centenarian-to-be',
  today: '2026-04-02',
  facts: {
    case_id: 18109,
    patient: {
      first_name: 'Edwina',
      last_name: 'Loftsgaard',
      dob: '1931-06-12',
      gender: 'female',
      height: '5 ft 0 in',
      weight: '112 lb',
      address: '640 Section Line Road, Bergen Flats, ND 58999',
      phone: '(701) 555-0136',
      mrn: 'BGF-13359',
    },
    diagnoses: [
      {
        code: 'S72.142D',
        description:
          'Displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing',
      },
      { code: 'M81.0', description: 'Age-related osteoporosis without current pathological fracture' },
      {
        code: 'H35.3130',
        description: 'Nonexudative age-related macular degeneration, bilateral, stage unspecified',
      },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'gray',
        justification:
          "Left hip fracture on 2026-02-17, nailed on 2026-02-18 at St. Olga's Hospital. Walks 25 feet with a wheeled walker and one person beside her; with a cane she lost her balance twice in 10 feet. Timed Up and Go 41 seconds with the walker. Grip 9 kg on the right, 8 kg on the left; she cannot lift a walker without wheels.",
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The only bathroom is upstairs, 14 steps away from the room where she sleeps. She needs to pass urine 3 times a night. She cannot climb stairs.',
      },
    ],
    provider: { name: 'Jorun Talcott, FNP-C', npi: '1503869241', date_signed: '2026-04-02' },
    seen: [
      '2026-03-30, at home, by Wendell Akers, PT: weight bearing as tolerated on the left, rises from a chair with arms on the second try, left hip flexion 80 degrees, pain 3 of 10; gait, Timed Up and Go and grip tested the same day.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Red River Home Equipment',
      'Lives with whom? With her son Arvid, a sugar beet farmer',
      'Did she have a walker before? No',
      'What does she want? To set the table again',
    ],
    answered: [],
  },
  notes: [
    `PHYSICAL THERAPY HOME EVALUATION

Patient: Edwina Loftsgaard    Age: 94    DOB: 06/12/1931
Date of evaluation: 03/30/2026, at home
Therapist: Wendell Akers, PT

1. Diagnoses
S72.142D, displaced intertrochanteric fracture of left femur, subsequent encounter for closed fracture with routine healing. M81.0, age-related osteoporosis without current pathological fracture. H35.3130, nonexudative age-related macular degeneration, bilateral.

2. History
Left hip fracture on 02/17/2026. Nailed at St. Olga's Hospital on 02/18/2026. She did not have a walker before.

3. Home
Lives with her son. The only bathroom is upstairs, 14 steps from the room where she sleeps. She passes urine 3 times a night.

4. Findings
| Test | Result |
|---|---|
| Weight bearing, left | As tolerated |
| Gait | 25 feet, wheeled walker, one person beside her |
| Gait with cane | Lost balance twice in 10 feet |
| Timed Up and Go | 41 seconds with walker |
| Sit to stand | From chair with arms, second try |
| Left hip flexion | 80 degrees |
| Grip | Right 9 kg, left 8 kg |
| Pain | 3 of 10 |

5. Recommendation
E0143, folding wheeled walker, gray, 1. E0163, commode chair with fixed arms, 1. She cannot lift a walker without wheels and cannot climb stairs.

Her goal is to set the table again.`,
    `April 2, 2026

Medicare Part B

Re: Edwina Loftsgaard, DOB June 12, 1931, MRN BGF-13359

To whom it may concern:

Ms. Loftsgaard is a 94-year-old woman who broke her left hip on February 17, 2026 (S72.142D). The fracture was nailed the next day at St. Olga's Hospital. She also has age-related osteoporosis without current pathological fracture (M81.0) and nonexudative macular degeneration of both eyes (H35.3130).

I order a gray folding wheeled walker (E0143) and a commode chair with fixed arms (E0163), one of each. The limit for each is 1 in 5 years.

Walker: With a cane she lost her balance twice in 10 feet. With a wheeled walker and one person beside her she walks 25 feet. Her grip is 9 kg on the right and 8 kg on the left, so she cannot lift a walker without wheels. Her Timed Up and Go with the walker takes 41 seconds.

Commode: The only bathroom is upstairs. It is 14 steps away from the room where she sleeps. She cannot climb stairs and she needs to pass urine 3 times a night.

The findings on gait and grip come from the home evaluation by Wendell Akers, PT, on March 30, 2026. Her son Arvid lives with her.

Jorun Talcott, FNP-C
NPI 1503869241`,
    `Red River Home Equipment
Medical necessity summary

Customer: Edwina Loftsgaard
DOB: 06/12/1931
Address: 640 Section Line Road, Bergen Flats, ND 58999
Phone: (701) 555-0136
Payer: Medicare Part B
Ordered by: Jorun Talcott, FNP-C, NPI 1503869241
Order date: 04/02/2026

EQUIPMENT
- Walker, folding, wheeled (E0143), gray, quantity 1
- Commode chair with fixed arms (E0163), quantity 1
Two items in all.

GROUNDS FOR THE WALKER
Medicare covers a walker when a mobility limitation impairs daily activities in the home, the person can use the walker safely, and the walker resolves the deficit. The customer walks 25 feet with a wheeled walker and one person beside her. A cane was not enough: she lost balance twice within 10 feet. She is not able to lift a walker without wheels.

GROUNDS FOR THE COMMODE
Medicare covers a commode when a person is confined to one level of the home and there is no toilet on that level. The only bathroom of this home is upstairs, and the customer cannot climb stairs. She must pass urine three times a night.

OTHER
The fracture of the left femur has routine healing. Weight bearing on the left is as tolerated. The customer has had no walker before.`,
    `**Letter of Medical Necessity for a Walker and a Commode**

Patient: Edwina Loftsgaard, 94 years old
Prescriber: Jorun Talcott, FNP-C (NPI 1503869241)

**Background**

On February 17, 2026 Ms. Loftsgaard sustained a displaced intertrochanteric fracture of the left femur. It was fixed with a nail on February 18, 2026. Her bones are osteoporotic, and macular degeneration affects both eyes. She weighs 112 lb and is 5 ft 0 in tall.

**Function today**

At the evaluation on March 30, 2026 she rose from a chair with arms on the second try. Pain was rated 3 of 10. Left hip flexion reached 80 degrees. The Timed Up and Go took 41 seconds; times above roughly 13 seconds are associated with a risk of falling.

**Why wheels**

A walker without wheels must be lifted at each step. She cannot do that with a grip of 9 kg on the right and 8 kg on the left.

**Why a commode**

Fourteen steps lie between the room where she sleeps and the only bathroom. She cannot climb stairs, and she has to pass urine three times each night.

**Support**

Her son Arvid, who grows sugar beets, lives with her. What she wants is to set the table again.

**Request**

1 walker (E0143) and 1 commode (E0163), from Red River Home Equipment.

Signed April 2, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'H35.3130, nonexudative age-related macular degeneration, bilateral → H35.3130, primary open-angle glaucoma, bilateral',
    ],
    [
      1,
      'code-disease',
      'osteoporosis without current pathological fracture (M81.0) → rheumatoid arthritis (M81.0)',
    ],
    [2, 'other-item', '- Commode chair with fixed arms (E0163) → - Raised toilet seat (E0163)'],
    [3, 'other-item', '1 walker (E0143) → 1 quad cane (E0143)'],
    [0, 'description-detail', 'closed fracture with routine healing → closed fracture with nonunion'],
    [1, 'description-detail', 'and nonexudative macular degeneration → and exudative macular degeneration'],
    [
      3,
      'side',
      'intertrochanteric fracture of the left femur → intertrochanteric fracture of the right femur',
    ],
    [2, 'side', 'Weight bearing on the left is → Weight bearing on the right is'],
    [1, 'sex', 'a 94-year-old woman who → a 94-year-old man who'],
    [0, 'choice', 'folding wheeled walker, gray, 1 → folding wheeled walker, red, 1'],
    [2, 'choice', 'wheeled (E0143), gray, quantity 1 → wheeled (E0143), gray, junior size, quantity 1'],
    [3, 'device', 'from Red River Home Equipment → and a bath bench, from Red River Home Equipment'],
    [1, 'device', 'one of each. The limit → one of each, and grab bars. The limit'],
    [0, 'medication', '| Pain | 3 of 10 | → | Pain | 3 of 10 on acetaminophen 650 mg |'],
    [
      3,
      'medication',
      'Her bones are osteoporotic, and → Her bones are osteoporotic and she takes alendronate, and',
    ],
    [1, 'diagnosis', 'of both eyes (H35.3130). → of both eyes (H35.3130), and early dementia.'],
    [2, 'diagnosis', 'has routine healing. Weight → has routine healing. She has overactive bladder. Weight'],
    [0, 'event', 'on 02/18/2026. She did → on 02/18/2026. Fell again at home in March. She did'],
    [
      3,
      'event',
      'on February 18, 2026. Her bones → on February 18, 2026, and she then spent 20 days in a nursing home. Her bones',
    ],
    [
      2,
      'treatment',
      'The customer has had no walker before. → The customer has had no walker before. Home therapy has been completed.',
    ],
    [1, 'social', 'Her son Arvid lives with her. → Her daughter-in-law cares for her at night.'],
    [3, 'social', 'who grows sugar beets → who teaches school'],
    [
      3,
      'attitude',
      'What she wants is to set the table again. → What she wants is to set the table again, and she fears the stairs.',
    ],
    [2, 'negation', 'She is not able to lift → She is able to lift'],
    [0, 'negation', 'She did not have a walker before. → She did have a walker before.'],
    [1, 'organisation', "the next day at St. Olga's Hospital → the next day at Prairie Sky Medical Center"],
    [2, 'organisation', 'Payer: Medicare Part B → Payer: UnitedHealthcare'],
    [
      1,
      'attestation',
      'The findings on gait and grip come from → I examined her gait myself in the office. The findings on gait and grip come from',
    ],
    [3, 'relative-date', 'At the evaluation on March 30, 2026 she → At the evaluation two weeks ago she'],
    [0, 'other-role', '| Left hip flexion | 80 degrees → | Left hip flexion | 41 degrees'],
    [3, 'other-role', 'Pain was rated 3 of 10 → Pain was rated 9 of 10'],
    [1, 'brackets', 'she walks 25 feet. → she walks 25 feet [with a right foot drop].'],
    [
      2,
      'coverage-measure',
      'no toilet on that level. The → no toilet on that level, and she is kept to 300 square feet. The',
    ],
    [
      3,
      'coverage-measure',
      'with a risk of falling. → with a risk of falling, and her Berg score of 22 agrees.',
    ],
    [1, 'script', 'lost her balance twice in 10 feet → lost her balance twice in 1٥ feet'],
    [2, 'identifier', 'Phone: (701) 555-0136 → Phone: (701) 555-0163'],
    [0, 'identifier', 'S72.142D, displaced → S72.141D, displaced'],
    [1, 'date-age', 'hip on February 17, 2026 → hip on January 17, 2026'],
    [0, 'date-age', 'Age: 94 → Age: 91'],
    [1, 'quantity', 'is 1 in 5 years → is 1 in 3 years'],
    [2, 'quantity', 'gray, quantity 1 → gray, quantity 2'],
    [0, 'name', 'Therapist: Wendell Akers, PT → Therapist: Wendell Aikman, PT'],
    [3, 'name', 'Her son Arvid, who → Her son Alvin, who'],
    [0, 'retold', '| Gait | 25 feet, → | Gait | 75 feet,'],
    [3, 'retold', 'Fourteen steps lie → Four steps lie'],
    [2, 'retold', 'must pass urine three times a night → must pass urine once a night'],
    [2, 'sum', 'Two items in all. → Three items in all.'],
  ],
  corruptions: {},
};
