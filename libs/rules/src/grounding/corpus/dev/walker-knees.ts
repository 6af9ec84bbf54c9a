import type { CorpusCase } from '../corpus-case.ts';

export const walkerKnees: CorpusCase = {
  id: 'walker-knees',
  today: '2026-06-17',
  facts: {
    case_id: 88,
    patient: {
      first_name: 'Ruth',
      middle_name: 'Eleanor',
      last_name: 'Abernathy-Cole',
      dob: '1938-08-09',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '139 lb',
      address: '77 Orchard Lane, Burlington, VT 05401',
      phone: '(802) 555-0107',
      mrn: 'MRN-445210',
    },
    diagnoses: [
      { code: 'M17.0', description: 'Bilateral primary osteoarthritis of knee' },
      { code: 'R26.81', description: 'Unsteadiness on feet' },
      { code: 'Z91.81', description: 'History of falling' },
    ],
    items: [
      {
        item: 'Wheeled walker',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        justification:
          'She needs 28 seconds for the Timed Up and Go test. A single-point cane did not keep her from falling twice since March. With a trial walker she walked 120 feet safely. She grips well with both hands and follows instructions.',
      },
      {
        item: 'Walker seat',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: null,
        limit_period: null,
        color: 'Blue',
        justification:
          'Knee pain of 7 out of 10 forces her to sit down after 5 minutes of standing at the stove.',
      },
    ],
    provider: { name: 'Dr. Oluwaseun Adebayo', npi: '1316704018', date_signed: '2026-06-17' },
  },
  notes: [
    `Dr. Oluwaseun Adebayo
NPI 1316704018

June 17, 2026

Re: Mrs. Ruth Eleanor Abernathy-Cole (08/09/1938)

Dear reviewer,

Mrs. Abernathy-Cole is an 87-year-old woman whose knees are both affected by primary osteoarthritis (M17.0). She is unsteady on her feet (R26.81) and has a history of falling (Z91.81).

A single-point cane has been tried and did not prevent falls: she has fallen twice since March. The Timed Up and Go test takes her 28 seconds. With a trial walker she walked 120 feet safely, has a good grip with both hands, and can follow instructions.

She also has to sit down after standing at the stove for 5 minutes, since the knee pain reaches 7 out of 10.

Please approve:
  • E0143 Wheeled walker, 1
  • E0156 Walker seat, blue, 1

Yours sincerely,
Dr. Oluwaseun Adebayo`,
    `<b>Note of medical necessity</b>

Patient: ABERNATHY-COLE, RUTH ELEANOR &nbsp; DOB 9 Aug 1938 &nbsp; F &nbsp; 87 yo

Dx:
&bull; M17.0 &ndash; bilateral primary OA of knee
&bull; R26.81 &ndash; unsteadiness on feet
&bull; Z91.81 &ndash; history of falling

Findings: TUG 28 s; pain 7/10; two falls since March in spite of a cane; 120 ft with trial walker, safe; good grip bilaterally.

Order: wheeled walker (E0143) &times; 1 and walker seat (E0156) &times; 1, blue.

Dr. Oluwaseun Adebayo, 1316704018, 6/17/2026`,
    `1. Summary
The patient, Ruth Abernathy-Cole, needs a walker with wheels and a seat in order to move about her home.

2. Diagnoses
2.1 Bilateral primary osteoarthritis of knee, ICD-10-CM M17.0
2.2 Unsteadiness on feet, ICD-10-CM R26.81
2.3 History of falling, ICD-10-CM Z91.81

3. Functional status
3.1 The Timed Up and Go test lasts twenty-eight seconds.
3.2 Two falls since March, although a single-point cane was used.
3.3 Standing is limited to five minutes by knee pain (7 of 10).
3.4 A trial walker carried her safely over 120 feet.

4. Equipment
4.1 HCPCS E0143, wheeled walker, quantity 1
4.2 HCPCS E0156, walker seat, color blue, quantity 1

5. Signature
Dr. Oluwaseun Adebayo (NPI 1316704018), June 17, 2026`,
    `Dear Insurance Representative,

I am pleased to provide this statement on behalf of my patient, Mrs. Ruth Eleanor Abernathy-Cole (date of birth: August 9, 1938; medical record number: MRN-445210).

Background: Mrs. Abernathy-Cole, who is 87, carries the diagnoses of bilateral primary osteoarthritis of the knee (ICD-10: M17.0), unsteadiness on her feet (ICD-10: R26.81) and a history of falling (ICD-10: Z91.81). Osteoarthritis is a degenerative disease of the joints which causes pain and stiffness.

Functional assessment: On the Timed Up and Go test she needed 28 seconds. Longer times on this test indicate a higher risk of falls. She rates her knee pain at 7 out of 10, and it forces her to sit after 5 minutes of standing at the stove. She has a good grip in both hands and is able to follow instructions.

Previous interventions: A single-point cane was used, but it did not keep her from falling; she has fallen twice since March.

Trial: With a wheeled walker she walked 120 feet safely.

Recommendation: Based on the above, I recommend (1) one wheeled walker, HCPCS E0143, and (2) one walker seat in blue, HCPCS E0156. The seat lets her rest whenever pain requires it. Both will be used in the home.

If you have questions, please call [Add: telephone of the practice].

Kind regards,

Dr. Oluwaseun Adebayo
National Provider Identifier: 1316704018
Date: June 17, 2026`,
  ],
  passages: [
    `Walkers are covered for a mobility limitation that impairs activities of daily living in the home, if the person is able to use the walker safely and if it sufficiently resolves the limitation. A seat is covered only with a walker that is covered.`,
    `The walker has wheels, folds, and weighs little.`,
    `RUTH ABERNATHY-COLE, 87 YEARS, M17.0, R26.81, Z91.81`,
  ],
  edits: [
    [0, 'description-detail', 'affected by primary osteoarthritis → affected by rheumatoid arthritis'],
    [0, 'choice', 'E0156 Walker seat, blue, 1 → E0156 Walker seat, gray, 1'],
    [0, 'attestation', 'Please approve: → I certify a visit in person. Please approve:'],
    [1, 'retold', 'TUG 28 s → TUG 82 s'],
    [1, 'date-age', '87 yo → 78 yo'],
    [1, 'event', 'two falls since March → two falls since March, one with a hip fracture'],
    [2, 'negation', 'although a single-point cane was used → because no cane was used'],
    [2, 'device', 'needs a walker with wheels and a seat → needs a walker with wheels, a seat and oxygen'],
  ],
  corruptions: {
    'code-disease': [
      'M17.0 denotes {osteoarthritis → rheumatoid arthritis} of both knees.',
      'R26.81 - {Unsteadiness on feet → Weakness}',
      'She has {a history of falling → spinal stenosis} (Z91.81).',
    ],
    'other-item': [
      'E0156 ({walker seat → walker basket}), blue, 1.',
      'Wheeled {walker → commode}, HCPCS E0143.',
      'One {wheeled walker → walker seat} (E0143) and one {walker seat → wheeled walker} (E0156).',
    ],
    'description-detail': [
      '{Primary → Post-traumatic} osteoarthritis of both knees.',
      'The knees show osteoarthritis{ → of Kellgren-Lawrence grade 4}.',
      'History of falling{ → with injury} (Z91.81).',
    ],
    side: [
      '{Bilateral → Right} osteoarthritis of the knee.',
      'She grips well with {both hands → the right hand only}.',
      'Knee pain{ →, worse on the left,} forces her to sit down.',
    ],
    sex: [
      '{Mrs. → Mr.} Abernathy-Cole is unsteady on {her → his} feet.',
      'The knees of this 87-year-old {woman → gentleman} are arthritic.',
    ],
    choice: ['A walker seat in {blue → red} is ordered.', 'Blue {seat → seat, extra wide}, E0156.'],
    device: [
      'A walker and a seat{ →, together with a raised toilet seat,} are ordered.',
      '{ → She already has grab bars and a shower chair at home.}',
      '{ → Bilateral unloader knee braces are prescribed for daytime use.}',
    ],
    medication: [
      '{ → Acetaminophen 1 g three times a day takes the edge off the pain.}',
      '{ → Naproxen had to be discontinued.}',
    ],
    diagnosis: [
      '{ → Osteoporosis makes each fall dangerous.}',
      'Osteoarthritis, unsteadiness{ → , vertigo} and falls.',
    ],
    event: [
      '{ → The second fall ended with stitches in the emergency room.}',
      '{ → The right knee was replaced in 2019.}',
      'She fell {twice → twice, once down the stairs,} since March.',
    ],
    treatment: [
      '{ → Cortisone injections gave no lasting relief.}',
      '{ → Surgery is not an option because of her heart.}',
      'A single-point cane{ → and a course of physiotherapy} did not keep her from falling.',
    ],
    social: [
      '{ → She has lived alone since her husband died.}',
      '{ → Her niece does the shopping for her.}',
      '~ { → She likes to cook for her neighbors.}',
    ],
    attitude: [
      '~ { → She is afraid of falling.}',
      '~ { → Mrs. Abernathy-Cole has good safety awareness.}',
      '~ { → She reports that the pain keeps her from sleeping.}',
    ],
    negation: [
      'A single-point cane {did not keep → kept} her from falling.',
      'She {follows → does not follow} instructions.',
      'With a trial walker she walked 120 feet {safely → unsafely}.',
    ],
    organisation: [
      '{ → Champlain Valley Orthopedics performed the test.}',
      '{ → Her claim goes to MVP Health Care.}',
    ],
    attestation: [
      '{ → I watched her use the walker in my office and attest to its safe use.}',
      '{ → The undersigned swears that a face-to-face encounter took place.}',
    ],
    'relative-date': [
      'She fell twice since {March → last Christmas}.',
      '{ → On Monday of this week she nearly fell again.}',
    ],
    'other-role': [
      'The Timed Up and Go test takes {28 → 87} seconds.',
      'Knee pain of {7 → 5} out of 10.',
      'She must sit down after {5 → 28} minutes.',
      '{ → Knee flexion is limited to 120 degrees.}',
    ],
    brackets: [
      'She is unsteady on her feet. { → [Romberg positive]}',
      '{ → [Third fall reported by phone; add to chart]}',
    ],
    'coverage-measure': [
      'A walker is covered if it sufficiently resolves the limitation{ → ; her gait speed of 0.4 m/s calls for it}.',
      'Because {the walker resolves the limitation → her Tinetti score is 14}, the criteria of the policy are met.',
    ],
    script: [
      'She walked {120 → ১২০০} feet with a trial walker.',
      '~ A {wheeled → wheеled} walker is needed.',
      '~ Quantity: {1 → ①} walker seat.',
    ],
    identifier: [
      'Walker seat: {E0156 → E0165}',
      '{M17.0 → M17.9}, both knees',
      'Adebayo, NPI {1316704018 → 1361704018}',
      'Medical record number {MRN-445210 → MRN-454210}.',
    ],
    'date-age': [
      'She was born on {August 9, 1938 → September 8, 1938}.',
      'At {87 → 78} she still cooks at the stove.',
      'June {17 → 27}, 2026',
    ],
    quantity: ['Walker seat, quantity {1 → 2}', '{A wheeled walker → Two wheeled walkers} and a seat.'],
    name: [
      'Ruth {Abernathy-Cole → Abernathy-Cope}',
      'Dr. {Oluwaseun → Oluwatobi} Adebayo',
      '{Ruth Eleanor → Ruth Elizabeth} Abernathy-Cole',
    ],
    retold: [
      'The Timed Up and Go took {28 → 12} seconds.',
      'She has fallen {twice → four times} since March.',
      'She covered {120 → 20} feet with the trial walker.',
      'She must sit {after → before} 5 minutes of standing at the stove.',
    ],
    sum: ['One walker and one seat, {two → three} items in all.'],
  },
};
