import type { CorpusCase } from '../corpus-case.ts';

/** A home-based primary care team writes: the physician, the occupational therapist, the supplier, and a draft by a language model. */
export const floorLiftRetiredSeamstress: CorpusCase = {
  id: 'floor-lift-retired-seamstress',
  today: '2026-10-19',
  facts: {
    case_id: 21110,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Fontaine-Reyes',
      dob: '1931-04-17',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '112 lb',
      address: '8 Almshouse Green, Bellwether, VT 05999',
      phone: '(802) 555-0114',
      mrn: 'BW-70936',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'M24.561', description: 'Contracture, right knee' },
      { code: 'M24.562', description: 'Contracture, left knee' },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
    ],
    items: [
      {
        item: 'Patient lift, hydraulic or mechanical, includes any seat, sling, strap(s) or pad(s)',
        hcpcs: 'E0630',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'She cannot bear weight: the right knee is fixed at 35 degrees of flexion, the left at 25. Standing pivot transfers have been impossible since August 2026. Her daughter and the aide lifted her by hand until 2026-09-30, when the daughter strained her back. A sit-to-stand aid was tried for three weeks; her systolic pressure fell from 122 to 84. She needs six transfers a day between bed, chair and commode and would be confined to bed without a lift.',
      },
      {
        item: 'Sling or seat, patient lift, canvas or nylon',
        hcpcs: 'E0621',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        color: 'green',
        size: 'small',
        justification:
          'A second sling while the first is in the wash, since urine soils it about three times a week.',
      },
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          'The only toilet is on the upper floor and she sleeps on the lower. The arms must come off because the sling brings her in from the side.',
      },
    ],
    provider: { name: 'Ignatius Bell-Romero, MD', npi: '1043859276', date_signed: '2026-10-19' },
    seen: [
      '2026-10-08, at home, by Fern Kowalczyk, OT: bedroom 12 by 11 feet with vinyl floor, 5 inches of clearance under the bed, doorway 32 inches; the daughter worked a demonstration lift safely on the third try.',
      '2026-10-13, at home, by Ignatius Bell-Romero, MD: rigidity of both arms, tremor of the right hand at rest, blood pressure 118/70 lying and 88/54 after three minutes of sitting, heels and sacrum intact, knows where she is and who is with her, hearing aid in the left ear.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Green Summit Medical',
      "Lives with whom? With her daughter Colette, 71, in Colette's house",
      'Who else helps? Benedikt, an aide, five mornings a week',
      'What medicines? Carbidopa-levodopa 25-100 three times a day, midodrine 5 mg twice a day',
      'Falls? None since 2025',
      'What did she do? Seamstress',
      'Does she have a wheelchair? Yes, a manual one with tilt, since 2025',
    ],
    answered: [],
  },
  notes: [
    `HOME VISIT AND LETTER OF MEDICAL NECESSITY

Re: Wilhelmina Fontaine-Reyes, DOB 4/17/1931, MRN BW-70936
Insurance: Medicare Part B
Date of letter: October 19, 2026

I visited this 95-year-old woman, a former seamstress, on October 13, 2026 at the house of her daughter Colette, with whom she lives. She has Parkinson's disease without dyskinesia (G20.A1), contractures of the right knee (M24.561) and the left knee (M24.562), and orthostatic hypotension (I95.1). Her medicines are carbidopa-levodopa 25-100 three times a day and midodrine 5 mg twice a day.

On examination both arms were rigid and the right hand trembled at rest. Her blood pressure was 118/70 lying and 88/54 after three minutes of sitting. The skin of the heels and sacrum was intact. She knew where she was and who was with her. She wears a hearing aid in the left ear.

The right knee is fixed at 35 degrees of flexion and the left at 25 degrees. She cannot bear weight, and standing pivot transfers have not been possible since August 2026. Until September 30, 2026 she was lifted by hand by Colette and the aide; on that day Colette strained her back. A sit-to-stand aid was tried for three weeks, but her systolic pressure fell from 122 to 84.

Ordered: one patient lift (E0630), one additional sling (E0621), one commode chair with detachable arms (E0165). She needs six transfers a day. Without a lift she would be confined to bed.

Ignatius Bell-Romero, MD
NPI 1043859276`,
    `OCCUPATIONAL THERAPY HOME ASSESSMENT

Client: Wilhelmina Fontaine-Reyes (95, F)
Visit: 10/08/2026
OT: Fern Kowalczyk

1. Environment
   - Lives in daughter's house; bedroom on lower floor
   - Only toilet is upstairs
   - Bedroom 12 x 11 ft, vinyl floor
   - Doorway 32 in
   - Clearance under bed 5 in

2. Caregivers
   - Daughter Colette, age 71
   - Aide Benedikt, 5 mornings/week

3. Transfers
   - 6 per day: bed, chair, commode
   - Non-weight-bearing; R knee fixed at 35 degrees, L at 25 degrees
   - Stand pivot not possible since 8/2026
   - Manual two-person lift until 09/30/2026 (daughter's back strain)
   - Sit-to-stand aid x 3 weeks: SBP 122 down to 84

4. Equipment in place
   - Manual wheelchair with tilt, since 2025

5. Training
   - Demonstration lift: daughter worked it safely on 3rd try

6. Recommendations
   - E0630 patient lift, 1
   - E0621 spare sling, size small, green, 1 (the first is soiled with urine about 3 x/week)
   - E0165 commode with detachable arms, 1

7. Reasoning
   The base of a floor lift has to pass under the bed; most need about 4.5 inches, and 5 are there. Vinyl lets casters roll more easily than carpet does. Arms of the commode must be removable since the client arrives in the sling from the side.

   A lift is ordinarily covered when transfer between bed and a chair, wheelchair or commode takes more than one person and the patient would be bed confined without it.

Fern Kowalczyk, OT`,
    `Green Summit Medical
Written order summary

Name: Wilhelmina Fontaine-Reyes
Address: 8 Almshouse Green, Bellwether, VT 05999
Phone: (802) 555-0114
Height 5 ft 1 in, weight 112 lb
Physician: Ignatius Bell-Romero, MD, NPI 1043859276

Dear Medicare Reviewer,

Three items are on the order, one of each.

PATIENT LIFT, E0630 (1 per month). The beneficiary is a lady of 95 who is unable to put weight on her legs. Both knees are contracted. She is moved six times a day, that is 42 transfers a week. Her daughter and an aide used to lift her by hand, which ended on 09/30/2026 when the daughter strained her back. With a sit-to-stand aid, tried for three weeks, the systolic pressure fell from 122 to 84.

SLING, E0621 (1 per year). Size small, green. It is used while the other one is being washed. Urine soils a sling about three times a week.

COMMODE CHAIR WITH DETACHABLE ARMS, E0165 (1 per month). She sleeps on the lower floor and the only toilet is on the upper. Detachable arms are as a rule covered when they are needed for the transfer; here the sling brings her in from the side.

Diagnoses: G20.A1, Parkinson's disease without dyskinesia, without mention of fluctuations; M24.561, contracture, right knee; M24.562, contracture, left knee; I95.1, orthostatic hypotension.

The occupational therapist measured the bedroom at 12 by 11 feet with 5 inches under the bed. The daughter worked a demonstration lift safely on the third try.

Green Summit Medical`,
    `**LETTER OF MEDICAL NECESSITY**

**Patient:** Wilhelmina Fontaine-Reyes
**Date of birth:** April 17, 1931
**Physician:** Ignatius Bell-Romero, MD, NPI 1043859276
**Date:** October 19, 2026

Dear Claims Reviewer:

I am writing to request a patient lift, a spare sling and a commode chair for Ms. Fontaine-Reyes, who is 95 years old and has Parkinson's disease, contractures of both knees and orthostatic hypotension.

**Summary of need**

| Problem | Consequence | Equipment |
|---|---|---|
| Knees fixed at 35 degrees (right) and 25 degrees (left) | Cannot bear weight | E0630 lift |
| Sling soiled about three times a week | Sling in the wash | E0621 sling, small |
| Only toilet upstairs | Cannot reach it | E0165 commode, detachable arms |

**What was tried.** Standing pivot transfers have been impossible since August 2026. A sit-to-stand aid was used for three weeks and her systolic pressure dropped from 122 to 84. Lifting by hand ended on September 30, 2026, when her daughter's back was strained.

**Home and helpers.** Ms. Fontaine-Reyes lives with her daughter Colette, who is 71. An aide, Benedikt, comes on five mornings a week. On October 8, 2026 Colette worked a demonstration lift safely on the third try. The bedroom has a vinyl floor and its doorway is 32 inches wide.

**Condition at my visit of October 13, 2026.** She was not disoriented: she knew where she was and who was with her. Her heels and sacrum were intact. Blood pressure fell from 118/70 lying to 88/54 sitting. She has not fallen since 2025.

Moving a person by hand is a leading cause of back injury among family caregivers. Mechanical lifting also spares fragile skin from shear.

Ignatius Bell-Romero, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      "Parkinson's disease without dyskinesia (G20.A1) → progressive supranuclear palsy (G20.A1)",
    ],
    [2, 'code-disease', 'I95.1, orthostatic hypotension → I95.1, aortic stenosis'],
    [0, 'other-item', 'one additional sling (E0621) → one gel cushion (E0621)'],
    [
      2,
      'other-item',
      'COMMODE CHAIR WITH DETACHABLE ARMS, E0165 → RAISED TOILET SEAT WITH DETACHABLE ARMS, E0165',
    ],
    [
      2,
      'description-detail',
      "Parkinson's disease without dyskinesia, without mention → Parkinson's disease with dyskinesia, without mention",
    ],
    [3, 'description-detail', 'and orthostatic hypotension. → and idiopathic hypotension.'],
    [0, 'side', 'the right hand trembled → the left hand trembled'],
    [1, 'side', 'R knee fixed at 35 degrees, L at 25 → L knee fixed at 35 degrees, R at 25'],
    [3, 'side', 'contractures of both knees → a contracture of the right knee'],
    [0, 'sex', 'this 95-year-old woman, → this 95-year-old man,'],
    [2, 'sex', 'a lady of 95 → a gentleman of 95'],
    [1, 'choice', 'size small, green, 1 → size medium, green, 1'],
    [2, 'choice', 'Size small, green. → Size small, blue mesh.'],
    [
      3,
      'device',
      'a spare sling and a commode chair for → a spare sling, a semi-electric hospital bed and a commode chair for',
    ],
    [1, 'device', 'Manual wheelchair with tilt, since 2025 → Power wheelchair with tilt, since 2025'],
    [0, 'medication', 'midodrine 5 mg twice a day → midodrine 10 mg three times a day'],
    [
      3,
      'medication',
      'She has not fallen since 2025. → She has not fallen since 2025. Her rivastigmine patch was in place.',
    ],
    [1, 'medication', 'Daughter Colette, age 71 → Daughter Colette, age 71, gives the quetiapine at night'],
    [
      3,
      'diagnosis',
      "has Parkinson's disease, contractures → has Parkinson's disease, osteoporosis, contractures",
    ],
    [
      0,
      'diagnosis',
      'She wears a hearing aid in the left ear. → She wears a hearing aid in the left ear and has macular degeneration.',
    ],
    [3, 'event', 'She has not fallen since 2025. → She fell from the commode in July.'],
    [2, 'event', 'Both knees are contracted. → Both knees have been contracted since her hip fracture.'],
    [
      0,
      'event',
      'on that day Colette strained her back. → on that day she slipped to the floor and was taken to the hospital.',
    ],
    [
      1,
      'treatment',
      'Stand pivot not possible since 8/2026 → Stand pivot not possible since 8/2026; serial casting of knees failed',
    ],
    [
      3,
      'treatment',
      'Her heels and sacrum were intact. → Her heels and sacrum were intact. She is allergic to adhesive.',
    ],
    [
      2,
      'treatment',
      'the systolic pressure fell from 122 to 84. → the systolic pressure fell from 122 to 84. A sliding board failed too.',
    ],
    [0, 'social', 'a former seamstress, → a former nurse,'],
    [
      3,
      'social',
      'An aide, Benedikt, comes on five mornings a week. → Her husband, Benedikt, helps on five mornings a week.',
    ],
    [2, 'social', 'Her daughter and an aide used to → Her son and an aide used to'],
    [1, 'attitude', 'worked it safely on 3rd try → worked it safely on 3rd try and feels confident'],
    [3, 'attitude', 'Lifting by hand ended → Lifting by hand, which terrified her, ended'],
    [3, 'negation', 'She was not disoriented: → She was disoriented:'],
    [0, 'negation', 'She cannot bear weight, and → She can bear weight, and'],
    [2, 'negation', 'who is unable to put weight on her legs → who is able to put weight on her legs'],
    [
      0,
      'organisation',
      'at the house of her daughter Colette, with whom she lives → at Maple Terrace Assisted Living, near her daughter Colette',
    ],
    [2, 'organisation', 'Dear Medicare Reviewer, → Dear Granite Valley Health Plan Reviewer,'],
    [
      3,
      'attestation',
      'I am writing to request → I have seen her every month this year and am writing to request',
    ],
    [
      0,
      'attestation',
      'Ordered: one patient lift → After a face-to-face conference with the therapist and the supplier I ordered: one patient lift',
    ],
    [
      2,
      'attestation',
      'Three items are on the order, one of each. → Three items, which we delivered and set up ourselves, are on the order, one of each.',
    ],
    [3, 'relative-date', 'On October 8, 2026 Colette worked → The day before yesterday Colette worked'],
    [2, 'relative-date', 'which ended on 09/30/2026 when → which ended two months ago when'],
    [0, 'relative-date', 'on October 13, 2026 at the house → three weeks ago at the house'],
    [1, 'other-role', 'Doorway 32 in → Doorway 35 in'],
    [2, 'other-role', 'weight 112 lb → weight 122 lb'],
    [1, 'brackets', 'Only toilet is upstairs → Only toilet is upstairs [stair glide out of order]'],
    [3, 'brackets', 'its doorway is 32 inches wide. → its doorway is 32 inches wide [widened in August].'],
    [
      1,
      'coverage-measure',
      'takes more than one person and → takes more than one person (she needs four) and',
    ],
    [
      2,
      'coverage-measure',
      'when they are needed for the transfer; → when they are needed for the transfer or by hips as wide as her 26 inches;',
    ],
    [0, 'script', '88/54 after three minutes → ٩٨/54 after three minutes'],
    [
      3,
      'script',
      'Only toilet upstairs | Cannot reach it | → Only toilet upstairs | W\u0430lks to it at night |',
    ],
    [0, 'identifier', 'MRN BW-70936 → MRN BW-70963'],
    [2, 'identifier', 'Phone: (802) 555-0114 → Phone: (802) 555-0141'],
    [3, 'identifier', 'NPI 1043859276 → NPI 1043895276'],
    [0, 'date-age', 'DOB 4/17/1931 → DOB 4/17/1937'],
    [1, 'date-age', 'Visit: 10/08/2026 → Visit: 10/18/2026'],
    [3, 'date-age', 'Colette, who is 71 → Colette, who is 64'],
    [1, 'quantity', 'E0630 patient lift, 1 → E0630 patient lift, 2'],
    [2, 'quantity', 'SLING, E0621 (1 per year) → SLING, E0621 (1 per month)'],
    [1, 'name', 'Aide Benedikt → Aide Bernhard'],
    [3, 'name', '**Patient:** Wilhelmina Fontaine-Reyes → **Patient:** Wilma Fountain-Reyes'],
    [
      0,
      'retold',
      'but her systolic pressure fell from 122 to 84 → but her systolic pressure rose from 84 to 122',
    ],
    [
      3,
      'retold',
      'A sit-to-stand aid was used for three weeks → A sit-to-stand aid was used for three months',
    ],
    [1, 'retold', '6 per day: bed, chair, commode → 2 per day: bed, chair, commode'],
    [2, 'sum', 'that is 42 transfers a week → that is 36 transfers a week'],
  ],
  corruptions: {},
};
