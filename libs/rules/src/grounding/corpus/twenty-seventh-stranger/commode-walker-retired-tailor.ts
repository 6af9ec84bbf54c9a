import type { CorpusCase } from '../corpus-case.ts';

/** A family physician, an occupational therapist, a supplier and a drafting model write for a retired tailor after a stroke. */
export const commodeWalkerRetiredTailor: CorpusCase = {
  id: 'commode-walker-retired-tailor',
  today: '2026-11-24',
  facts: {
    case_id: 33109,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Szabo-Trent',
      dob: '1946-01-11',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '139 lb',
      address: '17 Thimble Row, Harrow Mills, NC 27999',
      phone: '(336) 555-0191',
      mrn: 'HMF-83056',
    },
    diagnoses: [
      {
        code: 'I69.354',
        description:
          'Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side',
      },
      { code: 'N39.41', description: 'Urge incontinence' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The only toilet is upstairs, 13 steps; she sleeps downstairs since 2026-10-23. Passes urine 3 times a night. Transfers sideways over the right side with one person to steady her, so the arm has to come off. Walking to the toilet takes 6 minutes with help.',
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Stroke on 2026-09-28. Strength of the left leg 4/5, left arm 2/5 on 2026-11-17. With a quad cane she walked 5 m and fell on 2026-11-02 in the kitchen, without injury. With the walker and platform she walks 22 m. Timed Up and Go 41 seconds with the cane, 27 seconds with the walker.',
      },
      {
        item: 'Platform attachment, walker, each',
        hcpcs: 'E0154',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification: 'For the left forearm, because the left hand is not able to grip.',
      },
    ],
    provider: { name: 'Ambrose Tillinghast, MD', npi: '1813067542', date_signed: '2026-11-24' },
    seen: [
      '2026-11-17, in clinic, by Ambrose Tillinghast, MD: speech clear, left hand not able to grip, feeling on the left side intact, blood pressure 134/78.',
      '2026-09-28 to 2026-10-22, in Piedmont Oaks Hospital: stay for the stroke with rehabilitation.',
    ],
    told: [
      'Who pays? Dogwood Senior Plan',
      'Who supplies? Bluebird Home Equipment',
      'Lives with whom? With her daughter Ernestine, who works at night',
      'Home? House on two floors, toilet and bath upstairs',
      'Work? Retired tailor',
      'Wheelchair? None',
    ],
    answered: [],
  },
  notes: [
    `OCCUPATIONAL THERAPY HOME VISIT SUMMARY

Client: Wilhelmina Szabo-Trent, 80 y, female, retired tailor
MRN HMF-83056

Diagnosis: Hemiplegia and hemiparesis following cerebral infarction affecting the left non-dominant side (I69.354). Urge incontinence (N39.41). Hypertension (I10).

Home: Two floors. Toilet and bath are upstairs, 13 steps up. The client has slept downstairs since 10/23/2026. She lives with her daughter, Ernestine, who works at night.

Toileting: Up 3 times a night to pass urine. Getting to the toilet takes 6 minutes, with help. Transfers sideways over her right side with one person to steady her.

Gait:
| | Quad cane | Walker with platform |
|---|---|---|
| Distance | 5 m | 22 m |
| Timed Up and Go | 41 s | 27 s |

The walker saves 14 seconds and adds 17 m. On 11/02/2026 she fell in the kitchen with the cane. She was not hurt.

Arm: strength of the left arm 2/5. Left hand cannot grip. Feeling on the left side intact per Dr. Tillinghast.

Equipment recommended
1. E0165 commode chair with detachable arms, one
2. E0143 folding wheeled walker, one
3. E0154 platform attachment for the left forearm, one

A commode arm that comes off clears the way for a sideways transfer.`,
    `Ambrose Tillinghast, MD
Family Medicine

November 24, 2026

Dogwood Senior Plan
Subject: Ms. Wilhelmina Szabo-Trent, born January 11, 1946

Dear Madam or Sir:

Ms. Szabo-Trent is an 80-year-old retired tailor who had a stroke on September 28, 2026, eight weeks ago. She was in Piedmont Oaks Hospital until October 22, 2026, where she also had rehabilitation. What remains is a weakness of the left side, which is her non-dominant side (I69.354). She further has urge incontinence (N39.41) and essential hypertension (I10).

I saw her in clinic on November 17, 2026. Her speech was clear. The left leg had a strength of 4/5, the left arm of 2/5. Her left hand was not able to grip. Feeling on the left was intact. Blood pressure was 134/78.

She lives with her daughter in a house whose only toilet is upstairs. At night her daughter is at work. The patient passes urine three times a night and sleeps on the lower floor.

With a quad cane she manages 5 m, and on November 2 she fell in the kitchen, without injury. With a wheeled walker and a platform she walks 22 m.

She has no wheelchair.

I order a commode chair with detachable arms (E0165), a folding wheeled walker (E0143) and a platform attachment (E0154).

After a stroke, falls often happen on the way to the toilet.

Ambrose Tillinghast, MD
NPI 1813067542`,
    `BLUEBIRD HOME EQUIPMENT
Request to Dogwood Senior Plan

Subscriber: Wilhelmina Szabo-Trent
Home address: 17 Thimble Row, Harrow Mills, NC 27999
Telephone: (336) 555-0191
Height: 5 ft 1 in
Weight: 139 lb

The following was ordered by Ambrose Tillinghast, MD (NPI 1813067542) on November 24, 2026:

E0165: Commode chair, mobile or stationary, with detachable arms. Quantity 1. Limit 1 in 5 years.
E0143: Walker, folding, wheeled. Quantity 1. Limit 1 in 5 years.
E0154: Platform attachment, walker. Quantity 1. Limit 1 in 5 years.

Lines: 3. Pieces: 3.

ICD-10-CM: I69.354; N39.41; I10

Explanation of need

The subscriber has a hemiparesis of the left side after a stroke. The order follows a visit of November 17, 2026, one week earlier.

Commode. The toilet is up 13 steps. She sleeps on the floor below. Detachable arms are needed since she transfers sideways, over the right side.

Walker. Her Timed Up and Go is 27 seconds with the walker against 41 seconds with a quad cane.

Platform. It supports the left forearm, as the left hand is not able to grip.

A wheelchair is not part of the equipment; she has none.

Commodes are usually covered when a person cannot reach a toilet on the same level of the home.`,
    `# Medical necessity: commode, walker, platform

*Draft prepared for Ambrose Tillinghast, MD*

**Who:** Wilhelmina Szabo-Trent, age 80, 5 ft 1 in, 139 lb

**Why now:** Stroke on September 28, 2026. The hospital stay, with rehabilitation, ended on October 22, 2026 after 24 nights.

**Diagnoses:**
1. Hemiplegia and hemiparesis following cerebral infarction affecting left non-dominant side (I69.354)
2. Urge incontinence (N39.41)
3. Essential (primary) hypertension (I10)

**Function:**
- Leg strength, left: 4/5
- Arm strength, left: 2/5
- Grip, left: not possible
- Walks 5 m with a quad cane, 22 m with walker and platform
- One fall on November 2, 2026, without injury

**Toilet:** It is upstairs. The walk takes her six minutes and she needs help on the way. She has to pass urine three times a night.

**Household:** Her daughter, Ernestine, lives with her and works at night.

**Findings on November 17, 2026:** clear speech, intact feeling on the left, blood pressure 134/78.

**Order:**
- E0165, commode with detachable arms: 1
- E0143, folding wheeled walker: 1
- E0154, platform attachment: 1

Supplied by Bluebird Home Equipment and billed to Dogwood Senior Plan.

Policies generally expect that a walker is considered when a cane does not give enough support.`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'affecting the left non-dominant side (I69.354) → affecting the left dominant side (I69.354)',
    ],
    [0, 'side', 'Transfers sideways over her right side → Transfers sideways over her left side'],
    [0, 'social', 'female, retired tailor → female, retired schoolteacher'],
    [0, 'name', 'with her daughter, Ernestine, who works → with her daughter, Clementine, who works'],
    [0, 'sum', 'The walker saves 14 seconds → The walker saves 19 seconds'],
    [0, 'sum', 'and adds 17 m. → and adds 27 m.'],
    [0, 'negation', 'She was not hurt. → She was hurt.'],
    [0, 'other-role', 'Up 3 times a night to pass urine. → Up 6 times a night to pass urine.'],
    [0, 'brackets', 'Two floors. Toilet → Two floors [stair lift planned]. Toilet'],
    [0, 'other-item', '3. E0154 platform attachment for → 3. E0165 platform attachment for'],
    [0, 'identifier', 'MRN HMF-83056 → MRN HMF-80356'],
    [
      1,
      'code-disease',
      'She further has urge incontinence (N39.41) → She further has chronic constipation (N39.41)',
    ],
    [1, 'relative-date', 'September 28, 2026, eight weeks ago → September 28, 2026, half a year ago'],
    [
      1,
      'event',
      'She was in Piedmont Oaks Hospital until → She had a thrombectomy and was in Piedmont Oaks Hospital until',
    ],
    [1, 'negation', 'Her left hand was not able to grip. → Her left hand was able to grip.'],
    [1, 'medication', 'Blood pressure was 134/78. → Blood pressure was 134/78 on lisinopril 10 mg.'],
    [1, 'diagnosis', 'Her speech was clear. → Her speech was clear. Her atrial fibrillation was controlled.'],
    [1, 'social', 'At night her daughter is at work. → At night her daughter is at her side.'],
    [1, 'negation', 'She has no wheelchair. → She has a wheelchair.'],
    [
      1,
      'attestation',
      'I order a commode chair → I certify that I walked through her house with her and order a commode chair',
    ],
    [
      1,
      'retold',
      'on November 2 she fell in the kitchen, without injury → on November 2 she fell in the bathroom, without injury',
    ],
    [
      1,
      'organisation',
      'She was in Piedmont Oaks Hospital → She was in Carolina Summit Rehabilitation Center',
    ],
    [2, 'organisation', 'Request to Dogwood Senior Plan → Request to Tarheel Advantage'],
    [2, 'identifier', '(336) 555-0191 → (336) 555-0119'],
    [
      2,
      'quantity',
      'E0154: Platform attachment, walker. Quantity 1. → E0154: Platform attachment, walker. Quantity 2.',
    ],
    [2, 'relative-date', 'November 17, 2026, one week earlier → November 17, 2026, one month earlier'],
    [2, 'retold', 'is 27 seconds with the walker → is 17 seconds with the walker'],
    [2, 'script', 'The toilet is up 13 steps. → The toilet is up ٢١ steps.'],
    [
      2,
      'device',
      'It supports the left forearm, as → Together with a wrist splint it supports the left forearm, as',
    ],
    [
      2,
      'coverage-measure',
      'on the same level of the home. → on the same level of the home, which her residual urine of 140 ml makes urgent.',
    ],
    [2, 'sum', 'Lines: 3. Pieces: 3. → Lines: 3. Pieces: 5.'],
    [3, 'sex', 'Her daughter, Ernestine, lives → Her son, Ernestine, lives'],
    [
      3,
      'treatment',
      'ended on October 22, 2026 after 24 nights. → ended on October 22, 2026 after 24 nights. Bladder training did not help.',
    ],
    [
      3,
      'attitude',
      'She has to pass urine three times a night. → She has to pass urine three times a night, which embarrasses her greatly.',
    ],
    [3, 'choice', '- E0143, folding wheeled walker: 1 → - E0143, folding wheeled walker, extra wide: 1'],
    [3, 'negation', 'intact feeling on the left → no feeling on the left'],
    [3, 'date-age', 'Szabo-Trent, age 80, → Szabo-Trent, age 84,'],
    [
      3,
      'event',
      '- One fall on November 2, 2026, without injury → - One fall on November 2, 2026, with a broken wrist',
    ],
  ],
  corruptions: {},
};
