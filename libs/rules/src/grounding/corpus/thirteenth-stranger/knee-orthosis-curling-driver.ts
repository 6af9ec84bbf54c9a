import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon's scribe: dictation, a grid with boxes, and a letter to a reviewer. */
export const kneeOrthosisCurlingDriver: CorpusCase = {
  id: 'knee-orthosis-curling-driver',
  today: '2026-11-16',
  facts: {
    case_id: 9401,
    patient: {
      first_name: 'Thaddeus',
      middle_name: 'Roy',
      last_name: 'Kowalczyk',
      dob: '1988-05-09',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '188 lb',
      address: '27 Foundry Row, Apt 3B, Marble Falls, MN 55990',
      phone: '(507) 555-0143',
      mrn: 'OR-220418',
    },
    diagnoses: [
      {
        code: 'S83.411D',
        description: 'Sprain of medial collateral ligament of right knee, subsequent encounter',
      },
      { code: 'M25.361', description: 'Other instability, right knee' },
    ],
    items: [
      {
        item: 'Knee orthosis, adjustable knee joints (unicentric or polycentric), positional orthosis, rigid support, prefabricated, off-the-shelf',
        hcpcs: 'L1833',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'Right L',
        justification:
          'Twisted the right knee at a curling rink 2026-10-03. MRI 2026-10-12: grade 2 tear of the medial collateral ligament; menisci and cruciate ligaments intact. Valgus stress 2026-11-09: opens 6 mm more than the left in 30 degrees, firm end point. The knee gives way about 3 times a week, mostly on stairs. Motion 5 to 115 degrees. Elastic sleeve worn 2026-10-05 to 2026-11-02 did not stop the giving way. Physical therapy twice a week since 2026-10-19. No operation planned. Drives a delivery van; lives on the third floor without an elevator. Brace to be worn on his feet for 8 weeks; hinge set to 10 to 90 degrees for the first 3 weeks.',
      },
    ],
    provider: { name: 'Leonard Abiodun, MD', npi: '1467530189', date_signed: '2026-11-16' },
    seen: [
      '2026-11-09, office visit, by Priya Ostrander, PA-C: slight limp, mild swelling, tender along the inner side of the joint.',
    ],
  },
  notes: [
    `RE: Thaddeus R. Kowalczyk, DOB 05/09/1988, MRN OR-220418

To whom it may concern:

Mr. Kowalczyk is a 38-year-old delivery van driver who twisted his right knee at a curling rink on October 3, 2026. The MRI of October 12 showed a grade 2 tear of the medial collateral ligament. Both menisci and the cruciates were intact.

Priya Ostrander, PA-C, saw him on Monday, November 9. He walked with a slight limp, the knee was mildly swollen, and he was tender along the inner joint. On valgus stress in 30 degrees of flexion the right knee opened 6 mm more than the left, with a firm end point. He moves it from 5 to 115 degrees.

The knee still gives way about three times a week, mostly on stairs, and he lives on the third floor of a building with no elevator. He wore an elastic sleeve for four weeks, from October 5 to November 2; it did not stop the giving way. He has had physical therapy twice a week since October 19. We are not planning an operation.

I am ordering one off-the-shelf rigid knee orthosis with adjustable joints, L1833, right, size L. He will wear it on his feet for eight weeks, with the hinge limited to 10 to 90 degrees for the first three.

Leonard Abiodun, MD
NPI 1467530189
Signed 11/16/2026`,
    `KNEE ORTHOSIS - MEDICAL NECESSITY

Patient: KOWALCZYK, Thaddeus Roy    M    5'11"    188 lb
Dx: S83.411D MCL sprain R knee, subsequent encounter; M25.361 other instability R knee
Item: L1833 x 1, Right L

Mechanism: twisting injury, curling, 10/03/2026
Imaging: MRI 10/12/2026, gr 2 MCL tear, menisci and cruciates intact
Exam 11/09/2026 (P. Ostrander, PA-C): valgus +6 mm vs left at 30 deg, firm end point; ROM 5-115
Giving way: approx 3x/wk, stairs mostly

Tried so far
[x] elastic sleeve (10/05-11/02) - giving way went on
[x] physical therapy, 2x/wk from 10/19
[ ] injection
[ ] surgery

Wear: weight-bearing, 8 wks. Hinge 10-90 deg for weeks 1 to 3.
Stairs at home: yes, third floor, no elevator.

Dr. Leonard Abiodun    NPI 1467530189`,
    `Dear Reviewer,

I write for Thaddeus Kowalczyk, whose right knee is unstable after a sprain of its medial collateral ligament (S83.411D, M25.361) on the third of October.

Why a rigid brace? A rigid hinged orthosis holds the joint from both sides, so that it cannot open sideways while the ligament heals. A sleeve gives warmth and pressure but no such hold. Mr. Kowalczyk's own course shows as much: with the sleeve on, the knee went on giving way. Since the end point is firm and the cruciate ligaments and the menisci are whole on the MRI, bracing and therapy are the plan, and surgery is not.

Why now? When he was seen on November 9, five weeks after the injury, the inner side of the joint was tender, there was mild swelling, and the gap on valgus testing was 6 mm larger than on the left. Stairs are where it happens, and he has to climb to the third floor on foot.

What is asked for: a single L1833 for the right leg in size Large, worn for 8 weeks whenever he is up. One per year is the usual limit, and one is all he needs.

Sincerely,
Leonard Abiodun, MD (NPI 1467530189)`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'on October 3, 2026 → on September 3, 2026'],
    [0, 'description-detail', 'a grade 2 tear → a complete tear'],
    [
      0,
      'negation',
      'Both menisci and the cruciates were intact. → The cruciates were intact but the medial meniscus was not.',
    ],
    [0, 'date-age', 'on Monday, November 9 → on Thursday, November 9'],
    [0, 'attestation', 'Priya Ostrander, PA-C, saw him → I saw him myself'],
    [0, 'side', 'more than the left, with → more than the right, with'],
    [0, 'retold', 'with a firm end point → with no end point'],
    [0, 'quantity', 'about three times a week, mostly → about three times a day, mostly'],
    [
      0,
      'treatment',
      'We are not planning an operation. → He has also had a steroid injection. We are not planning an operation.',
    ],
    [0, 'negation', 'We are not planning an operation. → We are planning an operation.'],
    [
      0,
      'social',
      'of a building with no elevator. → of a building with no elevator, with his wife and two small children.',
    ],
    [1, 'choice', 'Item: L1833 x 1, Right L → Item: L1833 x 1, Right XL'],
    [1, 'treatment', '[ ] injection → [x] injection'],
    [1, 'quantity', 'physical therapy, 2x/wk → physical therapy, 2x/mo'],
    [1, 'retold', 'Hinge 10-90 deg for weeks 1 to 3 → Hinge locked in extension for weeks 1 to 3'],
    [1, 'name', '(P. Ostrander, PA-C) → (P. Osterman, PA-C)'],
    [1, 'other-role', 'ROM 5-115 → ROM 10-90'],
    [2, 'side', 'for the right leg in size → for the left leg in size'],
    [2, 'retold', 'on November 9, five weeks after → on November 9, nine weeks after'],
    [2, 'medication', 'there was mild swelling, and → there was mild swelling in spite of naproxen, and'],
    [
      2,
      'device',
      'A sleeve gives warmth → Crutches were handed out in the emergency room. A sleeve gives warmth',
    ],
    [
      2,
      'attestation',
      'Sincerely, → I fitted the brace in our office and checked its alignment.\n\nSincerely,',
    ],
    [
      2,
      'coverage-measure',
      'One per year is the usual limit, and one is all he needs. → One per year is the usual limit, and his plan has already approved this one.',
    ],
    [1, 'script', 'valgus +6 mm vs left → valgus +٨ mm vs left'],
    [2, 'name', 'I write for Thaddeus Kowalczyk, whose → I write for Timothy Hendricks, whose'],
  ],
  corruptions: {},
};
