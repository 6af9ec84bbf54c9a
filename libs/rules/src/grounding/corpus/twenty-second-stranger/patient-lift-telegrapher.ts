import type { CorpusCase } from '../corpus-case.ts';

/** A desert-town physician, a visiting occupational therapist, a home-care dealer and a drafted letter for a telegrapher of ninety-five. */
export const patientLiftTelegrapher: CorpusCase = {
  id: 'patient-lift-telegrapher',
  today: '2026-12-09',
  facts: {
    case_id: 22010,
    patient: {
      first_name: 'Cornelius',
      last_name: 'Achebe-Lund',
      dob: '1931-03-27',
      gender: 'male',
      height: '5 ft 8 in',
      weight: '187 lb',
      address: '18 Depot Street, Mesa Junction, NM 87999',
      phone: '(575) 555-0154',
      mrn: 'MJV-80569',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'M24.561', description: 'Contracture, right knee' },
      { code: 'L89.152', description: 'Pressure ulcer of sacral region, stage 2' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'large',
        justification:
          'Without a lift he would be confined to bed. Moving from bed to chair takes two persons, and only his daughter is there at night. A transfer board from 2026-10-05 to 2026-11-02 failed: he slid forward, and the right knee does not straighten beyond 40 degrees of flexion. A gait belt bruised his ribs. He stands for 5 seconds with two helpers. Sling with head support.',
      },
      {
        item: 'Gel or gel-like pressure pad for mattress, standard mattress length and width',
        hcpcs: 'E0185',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Ulcer over the sacrum 3.0 x 2.0 cm, shallow, on 2026-11-27; Braden 13. He cannot turn himself; his daughter turns him every 3 hours at night. A foam pad of two inches bottomed out in October 2026.',
      },
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'gray',
        justification:
          'The bathroom door is 24 inches wide and the lift does not pass it. The arms must come off so that the sling can set him down from the side.',
      },
    ],
    provider: { name: 'Rosalba Quintero-Hayes, MD', npi: '2163907458', date_signed: '2026-12-09' },
    seen: [
      '2026-11-27, home visit, by Rosalba Quintero-Hayes, MD: rigid in all limbs, tremor of the right hand, sacral ulcer with pink base, no odor, follows simple commands, weight by bed scale 187 lb.',
    ],
    told: [
      'Which clinic? Mesa Junction Village Clinic',
      'Who pays? Medicare Part B',
      'Who supplies? Depot Street Home Care',
      'Therapist? Thandiwe Marsh, OTR/L, home visit on 2026-11-30; his daughter used the lift twice without mistakes',
      'Occupation? Railroad telegrapher, retired in 1990; he still taps Morse code to call',
      'Lives with whom? With his daughter Philomena, who is 68 and keeps a yarn shop by day',
      'Who else helps? An aide, Ramona, four hours each weekday',
      'Medicine? Carbidopa-levodopa 25-100, one tablet four times a day',
      'Floor? Tile, bedroom door 34 inches wide',
      'Bowels and bladder? Mostly continent when he is brought in time',
      'Does he own a wheelchair? Yes, a tilt wheelchair since 2024',
    ],
    answered: [],
  },
  notes: [
    `Mesa Junction Village Clinic

December 9, 2026

Patient: Cornelius Achebe-Lund
Born: March 27, 1931
MRN: MJV-80569

To Medicare Part B:

Mr. Achebe-Lund is 95 years old. He has Parkinson's disease without dyskinesia, without mention of fluctuations (G20.A1), contracture of the right knee (M24.561) and a stage 2 pressure ulcer of the sacral region (L89.152). He takes carbidopa-levodopa 25-100, one tablet four times a day.

On November 27, 2026, I visited him at home. All limbs were rigid, and the right hand trembled. The sacral ulcer measured 3.0 x 2.0 cm; it was shallow with a pink base and had no odor. The Braden score was 13. He followed simple commands. By bed scale he weighed 187 lb.

Moving him from bed to chair takes two persons, and only his daughter is there at night. He can stand for 5 seconds with two helpers. Without a lift he would be confined to bed. A transfer board was tried from October 5 to November 2, 2026. It failed because he slid forward and because the right knee does not straighten beyond 40 degrees of flexion. A gait belt bruised his ribs.

I order one patient lift (E0630) with a large sling and head support, one gel pressure pad for the mattress (E0185) and one commode chair with detachable arms (E0165).

Rosalba Quintero-Hayes, MD
NPI 2163907458`,
    `OCCUPATIONAL THERAPY HOME VISIT
Thandiwe Marsh, OTR/L
11/30/2026

Client: C. Achebe-Lund, 95 y/o M
Conditions: PD, R knee contracture, stage 2 sacral pressure injury

HOUSEHOLD
Lives with daughter Philomena, 68, who keeps a yarn shop by day. Aide Ramona comes four hours each weekday, 20 hours a week in all. Tile floor. Bedroom door 34 inches, bathroom door 24 inches.

TRANSFERS
Two persons needed bed to chair. Stands 5 seconds with two helpers.
- Transfer board, 4 weeks (10/5 to 11/2/2026): slid forward.
- Gait belt: bruised ribs.
R knee does not extend past 40 degrees of flexion.

BED
He is unable to turn himself. Daughter turns him every 3 hours at night. Two-inch foam pad bottomed out in October 2026.

TOILET
He is mostly continent when brought in time. The lift does not pass the bathroom door.

TRAINING
Daughter used the lift twice without mistakes.

EQUIPMENT OWNED
Tilt wheelchair since 2024.

RECOMMENDATION
1. E0630 patient lift, large sling with head support
2. E0185 gel pad for mattress
3. E0165 commode, detachable arms, gray
One of each, three in all.

A lift is covered when transfer between bed and a chair, wheelchair or commode would otherwise leave the person confined to bed.`,
    `DEPOT STREET HOME CARE
Dealer's letter

Customer: Cornelius Achebe-Lund, 18 Depot Street, Mesa Junction, NM 87999
Phone: (575) 555-0154
Payer: Medicare Part B
Physician: Rosalba Quintero-Hayes, MD (NPI 2163907458), order signed 12/09/2026

| HCPCS | Description | Units | Limit |
|---|---|---|---|
| E0630 | Patient lift, hydraulic or mechanical, includes sling | 1 | 1 per year |
| E0185 | Gel pressure pad for mattress | 1 | 1 per year |
| E0165 | Commode chair with detachable arms | 1 | 1 per year |

Sling size: large. Commode color: gray. Units ordered: 3.

Need for the lift: The customer cannot be moved by one helper. At night nobody but his daughter is in the house. A board was used for four weeks and given up; he slipped forward on it. A mechanical lift lets one trained person do a transfer, and his daughter handled it twice without a mistake on the therapist's visit.

Need for the pad: There is an open area at the sacrum, 3 by 2 cm. He is not able to turn in bed and is turned every three hours at night. The earlier two-inch foam pad went flat in October.

Need for the commode: The lift is wider than the bathroom doorway of 24 inches. The arms have to be removed for a transfer from the side.

A pressure pad of this group is covered for, among others, a person who is completely immobile or has a pressure ulcer together with certain other risks.`,
    `Letter of Medical Necessity

Patient: Cornelius Achebe-Lund
DOB: 03/27/1931
Ordering provider: Rosalba Quintero-Hayes, MD

Parkinson's disease slows and stiffens movement. In its late course many patients can no longer change position or rise without help. Mr. Achebe-Lund, a railroad telegrapher who retired in 1990, is rigid in all four limbs, and his right knee is fixed in flexion by a contracture.

Why a patient lift: Transfers require two people, whereas at night his daughter is by herself with him. Neither a transfer board nor a gait belt has been workable. The board let him slide forward, and the belt left bruises on his ribs. Standing lasts five seconds and needs two helpers. If he is not lifted, he must remain in bed.

Why a gel pad: He has a stage 2 pressure ulcer over the sacrum, 3.0 x 2.0 cm in size, and a Braden score of 13. He relies on his daughter to turn him every 3 hours at night. Foam two inches thick bottomed out.

Why a commode: The lift cannot go through the bathroom door. If he is brought in time, he is mostly continent. The commode (E0165, gray) has arms that come off.

Who will help: His daughter Philomena, aged 68, has tried the lift, and an aide comes for four hours on weekdays. He calls by tapping Morse code. He already has a tilt wheelchair.

Signed on December 9, 2026
Rosalba Quintero-Hayes, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'contracture of the right knee (M24.561) → osteoarthritis of the right knee (M24.561)',
    ],
    [
      0,
      'description-detail',
      "Parkinson's disease without dyskinesia, without → Parkinson's disease with dyskinesia, without",
    ],
    [
      0,
      'description-detail',
      'a stage 2 pressure ulcer of the sacral region (L89.152) → a stage 3 pressure ulcer of the sacral region (L89.152)',
    ],
    [0, 'sex', 'He takes carbidopa-levodopa → She takes carbidopa-levodopa'],
    [
      0,
      'medication',
      '25-100, one tablet four times a day → 25-100, one tablet four times a day, and quetiapine 25 mg at night',
    ],
    [0, 'relative-date', 'On November 27, 2026, I visited him at home → Yesterday I visited him at home'],
    [0, 'side', 'and the right hand trembled → and the left hand trembled'],
    [0, 'other-role', 'The Braden score was 13. → The Braden score was 24.'],
    [
      0,
      'event',
      'A gait belt bruised his ribs. → A gait belt bruised his ribs. He slipped off the bed in November.',
    ],
    [
      0,
      'attestation',
      'I order one patient lift → I certify that I have measured the doors myself and order one patient lift',
    ],
    [0, 'negation', 'had no odor. The Braden → had odor. The Braden'],
    [0, 'date-age', 'Born: March 27, 1931 → Born: March 27, 1933'],
    [1, 'name', 'Aide Ramona comes four hours → Aide Rowena comes four hours'],
    [1, 'sum', '20 hours a week in all → 28 hours a week in all'],
    [1, 'social', 'who keeps a yarn shop by day → who is retired and at home by day'],
    [1, 'negation', 'He is unable to turn himself. → He is able to turn himself.'],
    [1, 'choice', 'E0165 commode, detachable arms, gray → E0165 commode, detachable arms, white'],
    [1, 'script', 'Bedroom door 34 inches, bathroom → Bedroom door ४३ inches, bathroom'],
    [1, 'device', 'Tilt wheelchair since 2024. → Tilt wheelchair since 2024 and a hospital bed.'],
    [
      1,
      'coverage-measure',
      'would otherwise leave the person confined to bed. → would otherwise leave the person confined to bed, as this client, who sits up for 2 hours a day, would be.',
    ],
    [
      1,
      'other-role',
      'Daughter turns him every 3 hours at night → Daughter turns him every 5 hours at night',
    ],
    [
      1,
      'retold',
      'He is mostly continent when brought in time → He is mostly incontinent when brought in time',
    ],
    [2, 'identifier', '(NPI 2163907458) → (NPI 2163970458)'],
    [
      2,
      'other-item',
      '| E0185 | Gel pressure pad for mattress | → | E0185 | Patient lift, hydraulic or mechanical |',
    ],
    [
      2,
      'quantity',
      '| Commode chair with detachable arms | 1 | 1 per year | → | Commode chair with detachable arms | 2 | 1 per year |',
    ],
    [2, 'sum', 'Units ordered: 3. → Units ordered: 4.'],
    [2, 'choice', 'Sling size: large. → Sling size: small.'],
    [2, 'organisation', 'DEPOT STREET HOME CARE → ZIA MEDICAL EQUIPMENT'],
    [
      2,
      'brackets',
      'There is an open area at the sacrum, 3 by 2 cm. → There is an open area at the sacrum, 3 by 2 cm [with tunneling].',
    ],
    [
      2,
      'retold',
      'A board was used for four weeks and given up → A board was used for four days and given up',
    ],
    [2, 'negation', 'The customer cannot be moved by one helper → The customer can be moved by one helper'],
    [2, 'identifier', 'Phone: (575) 555-0154 → Phone: (575) 555-0145'],
    [
      3,
      'diagnosis',
      'is rigid in all four limbs, and his right knee → has dementia, is rigid in all four limbs, and his right knee',
    ],
    [
      3,
      'treatment',
      'Foam two inches thick bottomed out. → Foam two inches thick bottomed out, and a low-air-loss mattress was returned.',
    ],
    [3, 'attitude', 'He calls by tapping Morse code. → He calls by tapping Morse code and fears the lift.'],
    [3, 'sex', 'If he is brought in time → If she is brought in time'],
    [
      3,
      'retold',
      'Standing lasts five seconds and needs two helpers → Standing lasts five minutes and needs two helpers',
    ],
    [3, 'name', 'His daughter Philomena, aged 68 → His daughter Wilhelmina, aged 68'],
    [
      3,
      'script',
      'an aide comes for four hours on weekdays. → an aide comes for four hours on weekdays, and а nursе оf thе hоsрiсе twice a week.',
    ],
    [3, 'date-age', 'who retired in 1990 → who retired in 1980'],
    [3, 'side', 'his right knee is fixed in flexion → his left knee is fixed in flexion'],
  ],
  corruptions: {},
};
