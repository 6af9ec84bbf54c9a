import type { CorpusCase } from '../corpus-case.ts';

/** A home-visiting geriatrician, an occupational therapist, a supplier and a drafting model write for a very old man who cannot stand. */
export const patientLiftBedFormerPilot: CorpusCase = {
  id: 'patient-lift-bed-former-pilot',
  today: '2026-11-05',
  facts: {
    case_id: 23105,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Quillfeather-Osei',
      dob: '1934-01-27',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '186 lb',
      address: '3 Lantern Close, Marrow Bay, FL 32999',
      phone: '(850) 555-0155',
      mrn: 'MBH-90463',
    },
    diagnoses: [
      {
        code: 'I69.351',
        description: 'Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side',
      },
      { code: 'I50.22', description: 'Chronic systolic (congestive) heart failure' },
      { code: 'M24.561', description: 'Contracture, right knee' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Cannot stand on either leg and would be confined to bed without a lift. Transfer with a sliding board failed from 2026-09-08 to 2026-10-02: he slid forward off the board. Two people are needed for each transfer.',
      },
      {
        item: 'Hospital bed, semi-electric (head and foot adjustment), with any type side rails, with mattress',
        hcpcs: 'E0260',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        length: '84 in',
        justification:
          'Needs the head raised 40 degrees because of breathlessness; three pillows did not hold him up. Must change position every 2 hours. His wife works the hand control; he cannot grip with the right hand.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: 'large',
        color: 'green',
        justification:
          'One sling is washed while the other is in use. He is incontinent about 5 times a week.',
      },
    ],
    provider: { name: 'Henrietta Sorrel-Banerjee, MD', npi: '1285943760', date_signed: '2026-11-05' },
    seen: [
      '2026-10-29, at home, by Henrietta Sorrel-Banerjee, MD: right arm and leg without movement, right knee fixed at 35 degrees, left leg 2 of 5, ankles swollen, skin over the sacrum intact.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Pelican Home Equipment',
      'Lives with whom? With his wife Clementine, 88; an aide, Dario, comes 4 mornings a week',
      'Work? Retired mail pilot',
      'When was the stroke? 2025-12-14',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

November 5, 2026
RE: Barnaby Quillfeather-Osei, DOB January 27, 1934, MRN MBH-90463
Payer: Medicare Part B

To the Medical Reviewer:

Mr. Quillfeather-Osei is a 92-year-old man with hemiplegia of the right dominant side following cerebral infarction (I69.351), chronic systolic heart failure (I50.22) and a contracture of the right knee (M24.561). The stroke occurred on December 14, 2025.

I visited him at home on October 29, 2026. He had no movement in the right arm and leg. The right knee was fixed at 35 degrees, and the strength of the left leg was 2 of 5. His ankles were swollen. The skin over the sacrum was intact.

He cannot stand on either leg and would be confined to bed without a lift. A sliding board was tried from September 8 to October 2, 2026; he slid forward off it. Because of breathlessness he needs the head raised 40 degrees, and three pillows did not hold him up.

Orders:
- E0630, hydraulic patient lift, 1
- E0260, semi-electric hospital bed with rails and mattress, 84 in, 1
- E0621, nylon or canvas sling, large, green, 2

A lift is generally covered when the patient would otherwise be confined to bed.

Henrietta Sorrel-Banerjee, MD
NPI 1285943760`,
    `OCCUPATIONAL THERAPY EVALUATION

Client: Barnaby Quillfeather-Osei, 92, male. 5 ft 11 in, 186 lb.

Home and support
He lives with his wife, Clementine, who is 88. An aide, Dario, comes 4 mornings a week. He is a retired mail pilot.

Function
| Area | Finding |
|---|---|
| Right arm and leg | no movement |
| Right knee | fixed at 35 degrees |
| Left leg | 2/5 |
| Standing | unable on either leg |
| Right grip | absent |

Transfers
Two people are needed for each transfer. The sliding board, used from 09/08/2026 to 10/02/2026, failed, as he slid forward off the board.

Bed
Position must be changed every 2 hours. The head has to be up 40 degrees for breathlessness. Three pillows were not enough. His wife works the hand control because he cannot grip with the right hand.

Slings
About 5 episodes of incontinence a week call for a second sling, to be used while the first is washed.

Recommendations
1. Patient lift (E0630)
2. Semi-electric bed (E0260), length 84 in
3. Two slings (E0621), large

In general a mechanical lift lowers the risk of injury to those who help.`,
    `Pelican Home Equipment

Re: Barnaby Quillfeather-Osei
3 Lantern Close, Marrow Bay, FL 32999, (850) 555-0155

Dear Medicare Part B reviewer:

Pelican Home Equipment has an order from Henrietta Sorrel-Banerjee, MD, dated November 5, 2026, for the following:

1. E0630 Patient lift, hydraulic or mechanical: 1 in 5 years
2. E0260 Hospital bed, semi-electric, with side rails and mattress: 1 in 5 years
3. E0621 Sling, canvas or nylon: 2 a year

In all that is 4 pieces of equipment. Two slings a year make 10 slings over 5 years.

The diagnoses given are I69.351 Hemiplegia and hemiparesis following cerebral infarction affecting right dominant side, I50.22 Chronic systolic (congestive) heart failure, and M24.561 Contracture, right knee.

The physician saw the patient at home on October 29, 2026, a week before the order. The patient cannot stand, and each transfer takes two people. A sliding board did not work. The bed is needed so that the head can be raised by 40 degrees, and so that his position can be changed every 2 hours.

A semi-electric bed is usually considered when frequent or immediate changes of position are needed.

Pelican Home Equipment`,
    `**Draft letter: lift, slings and hospital bed**

**Situation**
The patient, Barnaby Quillfeather-Osei, is a 92-year-old retired mail pilot. Since a stroke in December 2025 his right side has been paralyzed. He also has chronic systolic heart failure and a contracted right knee.

**Why a lift**
- He is unable to stand on either leg.
- Every transfer requires two people.
- A sliding board was tried for more than three weeks without success.

**Why a semi-electric bed**
- Breathlessness requires elevation of the head to 40 degrees; three pillows did not achieve it.
- He has to be repositioned every 2 hours.
- His right hand cannot grip, so his wife operates the control.

**Why two slings**
- Incontinence occurs about five times a week. One sling is in the wash while the other is in use.

**Examination of October 29, 2026**
Right knee fixed at 35 degrees, left leg 2 of 5, swollen ankles, intact sacral skin.

**Care at home**
His wife, Clementine, lives with him. The aide comes four mornings a week.

**Coverage**
Policies ask that the record show why an ordinary bed will not do. Codes requested: E0630, E0260, E0621.

Henrietta Sorrel-Banerjee, MD (NPI 1285943760)`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'chronic systolic heart failure (I50.22) → chronic atrial fibrillation (I50.22)'],
    [0, 'sex', 'is a 92-year-old man with → is a 92-year-old woman with'],
    [0, 'side', 'a contracture of the right knee → a contracture of the left knee'],
    [0, 'negation', 'He cannot stand on either leg → He can stand on either leg'],
    [0, 'choice', 'sling, large, green, 2 → sling, large, blue, 2'],
    [0, 'other-item', 'E0630, hydraulic patient lift → E0621, hydraulic patient lift'],
    [
      0,
      'coverage-measure',
      'would otherwise be confined to bed. → would otherwise be confined to bed, as he is for 22 hours a day.',
    ],
    [
      0,
      'attestation',
      'I visited him at home on October 29, 2026. → I visited him at home on October 29, 2026 and measured the doorways.',
    ],
    [0, 'date-age', 'occurred on December 14, 2025 → occurred on December 4, 2025'],
    [0, 'medication', 'His ankles were swollen. → His ankles were swollen despite furosemide 40 mg.'],
    [0, 'retold', 'The skin over the sacrum was intact. → The skin over the sacrum was broken.'],
    [1, 'name', 'his wife, Clementine, who → his wife, Clarissa, who'],
    [1, 'social', 'comes 4 mornings a week → comes 6 mornings a week'],
    [1, 'other-role', 'fixed at 35 degrees → fixed at 40 degrees'],
    [1, 'side', 'he cannot grip with the right hand → he cannot grip with the left hand'],
    [
      1,
      'attitude',
      'Two people are needed for each transfer. → Two people are needed for each transfer, which he resents.',
    ],
    [1, 'event', 'as he slid forward off the board. → as he slid forward off the board and broke his wrist.'],
    [1, 'script', 'About 5 episodes → About ๙ episodes'],
    [1, 'choice', 'Two slings (E0621), large → Two slings (E0621), medium'],
    [
      1,
      'device',
      'Semi-electric bed (E0260), length 84 in → Semi-electric bed (E0260) with an overhead trapeze, length 84 in',
    ],
    [2, 'sum', 'In all that is 4 pieces → In all that is 6 pieces'],
    [2, 'quantity', 'Sling, canvas or nylon: 2 a year → Sling, canvas or nylon: 4 a year'],
    [2, 'description-detail', 'I50.22 Chronic systolic → I50.22 Acute systolic'],
    [2, 'relative-date', 'a week before the order → a month before the order'],
    [2, 'identifier', '(850) 555-0155 → (850) 555-0115'],
    [
      2,
      'brackets',
      'A sliding board did not work. → A sliding board did not work [nor did a stand-assist frame].',
    ],
    [2, 'organisation', 'Pelican Home Equipment has an order → Heron Medical Rentals has an order'],
    [3, 'diagnosis', 'and a contracted right knee. → a contracted right knee and dementia.'],
    [
      3,
      'treatment',
      'his right side has been paralyzed. → his right side has been paralyzed in spite of inpatient rehabilitation.',
    ],
    [3, 'retold', 'repositioned every 2 hours → repositioned every 6 hours'],
    [3, 'identifier', '(NPI 1285943760) → (NPI 1285947360)'],
    [3, 'sum', 'for more than three weeks without → for more than three months without'],
  ],
  corruptions: {},
};
