import type { CorpusCase } from '../corpus-case.ts';

/** The discharge planner types the home, the physiatrist dictates the examination, a very old man gets a wheelchair. */
export const lightWheelchairOrganTuner: CorpusCase = {
  id: 'light-wheelchair-organ-tuner',
  today: '2026-12-15',
  facts: {
    case_id: 17009,
    patient: {
      first_name: 'Lucius',
      last_name: 'Pennington-Abara',
      dob: '1935-02-27',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '139 lb',
      address: 'Briar House, 3 Diapason Road, Room 12, Willet Cove, ME 04999',
      phone: '(207) 555-0191',
      mrn: 'WCM-73044',
    },
    diagnoses: [
      {
        code: 'G20.A1',
        description: "Parkinson's disease without dyskinesia, without mention of fluctuations",
      },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
      { code: 'M17.11', description: 'Unilateral primary osteoarthritis, right knee' },
    ],
    items: [
      {
        item: 'Lightweight wheelchair',
        hcpcs: 'K0003',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        color: 'burgundy',
        justification:
          'Walks 15 feet with a rolling walker and one helper, then freezes. Timed Up and Go 48 seconds on 2026-12-03. Blood pressure falls from 128/74 lying to 92/58 standing with lightheadedness. He propelled a standard wheelchair only 20 feet because of its weight, and a lightweight one 110 feet, at a trial on 2026-12-04. The dining room is 95 feet from his room. The chair passes the doors, which are 34 inches wide.',
      },
      {
        item: 'General use wheelchair seat cushion, width less than 22 inches, any depth',
        hcpcs: 'E2601',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        size: '18 x 16 inches',
        justification:
          'He sits in the chair about 6 hours a day. Skin intact, no history of pressure ulcers.',
      },
      {
        item: 'Manual wheelchair accessory, anti-tipping device, each',
        hcpcs: 'E0971',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '5 years',
        justification:
          'One on each side. He leans backward when he freezes and tipped the trial chair backward once against the therapist.',
      },
    ],
    provider: { name: 'Marisol Engstrom, MD', npi: '1548273019', date_signed: '2026-12-15' },
    seen: [
      '2026-12-08, at Briar House, by Marisol Engstrom, MD: rigidity more in the left arm than in the right, resting tremor of the left hand, right knee flexion to 95 degrees with pain, arm strength 4/5 on both sides, oriented to person, place and date.',
    ],
    told: [
      'Who pays? Downeast Advantage Plan',
      'Who supplies? Gannet Mobility',
      'Bought or rented? The wheelchair is rented, the cushion and the anti-tipping devices are bought',
      'Who is the physical therapist? Ezekiel Thorne, PT',
      'Falls? Four since 2026-09-01, all without a fracture',
      'Where does he live? Briar House, an assisted living home; his wife Cordelia has the room next door',
      'Who helps? The aides of Briar House, and his grandson Ambrose on Sundays',
      'What work did he do? Organ tuner',
      'Medicines? Carbidopa-levodopa 25/100 mg four times a day, midodrine 5 mg three times a day',
      'Will he use the chair? Yes, he asked for it so that he can eat with his wife',
    ],
    answered: [],
  },
  notes: [
    `Face-to-face letter, dictated

December 15, 2026

RE: Lucius Pennington-Abara
DOB: 02/27/1935
MRN: WCM-73044

To Downeast Advantage Plan:

Mr. Pennington-Abara is a 91-year-old man with Parkinson's disease without dyskinesia and without mention of fluctuations (G20.A1), orthostatic hypotension (I95.1) and primary osteoarthritis of the right knee (M17.11). I saw him at Briar House on December 8, 2026.

He was oriented to person, place and date. Rigidity was greater in the left arm than in the right, and the left hand had a resting tremor. The right knee bent to 95 degrees with pain. Arm strength was 4/5 on both sides.

He walks 15 feet with a rolling walker and one helper and then freezes. His blood pressure falls from 128/74 lying to 92/58 standing, and he is lightheaded. He has had four falls since September 1, 2026, none with a fracture. He takes carbidopa-levodopa 25/100 mg four times a day and midodrine 5 mg three times a day.

I order a lightweight wheelchair (K0003), a general use seat cushion (E2601) and two anti-tipping devices (E0971). He has asked for the chair so that he can eat with his wife.

Marisol Engstrom, MD
NPI 1548273019`,
    `PHYSICAL THERAPY WHEELCHAIR EVALUATION
Therapist: Ezekiel Thorne, PT
Patient: Lucius Pennington-Abara, M, 91 years

1. MOBILITY
Ambulation: 15 ft, rolling walker, one helper, then freezing.
TUG: 48 seconds (12/03/2026).
Falls: 4 since 09/01/2026, no fractures.

2. WHEELCHAIR TRIAL (12/04/2026)
Standard wheelchair: 20 ft, too heavy.
Lightweight wheelchair: 110 ft.
The gain is 90 ft.
During the trial he tipped backward once, against the therapist.

3. ENVIRONMENT
Assisted living, Briar House. Doors 34 inches. Dining room 95 ft from his room, so the lightweight chair gets him there and the standard chair does not.

4. SEATING
About 6 hours a day in the chair. Skin intact. No history of pressure ulcers. Cushion 18 x 16 inches.

5. RECOMMENDATION
K0003, one, burgundy.
E2601, one.
E0971, two, one for each side, because he leans backward when freezing.

A lightweight wheelchair is covered when a person cannot propel a standard one in the home but can and does propel a lightweight one.

Medications: carbidopa-levodopa 25/100 QID; midodrine 5 mg TID.`,
    `Discharge planning summary, Willet Cove
12/15/2026

Client: Pennington-Abara, Lucius (he/him)
Residence: Briar House, 3 Diapason Road, Room 12
Telephone: (207) 555-0191
Plan: Downeast Advantage Plan
Vendor: Gannet Mobility

The client is a former organ tuner. His wife, Cordelia, has the room next to his. The aides of Briar House help him, and his grandson Ambrose comes on Sundays.

Diagnoses for the claim: G20.A1 Parkinson's disease without dyskinesia, without mention of fluctuations; I95.1 orthostatic hypotension; M17.11 unilateral primary osteoarthritis, right knee.

Claim lines:
K0003 lightweight wheelchair, burgundy, 1 per month (rental)
E2601 seat cushion, general use, 18 x 16 inches, 1 per 5 years
E0971 anti-tipping device, 2 per 5 years

Four pieces altogether on three lines.

Why a walker is no longer enough: he covers only 15 feet with a rolling walker and a helper. Timed Up and Go took 48 seconds. When he stands his pressure drops to 92/58.

Will it fit: the doorways are 34 inches wide and the chair passes them.

Will he use it: yes. He wants to eat with his wife, and the dining room is 95 feet away. He is able to wheel a lightweight chair for 110 feet.

Ordering: Marisol Engstrom, MD.`,
    `**Letter of Medical Necessity: Manual Wheelchair and Accessories**

**Date:** 2026-12-15
**Patient:** Lucius Pennington-Abara, 5 ft 7 in, 139 lb
**Physician:** Marisol Engstrom, MD, NPI 1548273019

**Mobility limitation**
The patient has Parkinson's disease and osteoarthritis of the right knee. He walks 15 feet with a rolling walker and one helper and then freezes. Orthostatic hypotension makes him lightheaded when he stands. Four falls have occurred since 2026-09-01.

**Why lesser equipment is insufficient**
- The walker does not prevent freezing.
- The standard wheelchair was too heavy for him; he moved it only 20 feet.

**Ability to use the chair**
- Arm strength of 4/5 in both arms
- Oriented to person, place and date
- Propelled a lightweight wheelchair 110 feet on 2026-12-04

**Requested items**

| Code | Item | Qty |
|---|---|---|
| K0003 | Lightweight wheelchair | 1 |
| E2601 | General use seat cushion | 1 |
| E0971 | Anti-tipping device | 2 |

**Cushion**
He sits for about 6 hours a day. His skin is intact, and he has no history of pressure ulcers.

**Anti-tipping devices**
When he freezes he leans backward. The trial chair tipped backward once.

**Environment**
He lives in assisted living at Briar House, where aides help him. Door width is 34 inches.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'orthostatic hypotension (I95.1) → essential hypertension (I95.1)'],
    [
      2,
      'code-disease',
      'M17.11 unilateral primary osteoarthritis, right knee → M17.11 rheumatoid arthritis, right knee',
    ],
    [0, 'other-item', 'a general use seat cushion (E2601) → a general use seat cushion (E0971)'],
    [3, 'other-item', '| E2601 | General use seat cushion | → | E2601 | Anti-tipping device, pair |'],
    [0, 'description-detail', 'disease without dyskinesia and → disease with dyskinesia and'],
    [2, 'description-detail', 'without mention of fluctuations; → with fluctuations;'],
    [0, 'side', 'the left hand had a resting tremor → the right hand had a resting tremor'],
    [0, 'side', 'The right knee bent → The left knee bent'],
    [3, 'side', '4/5 in both arms → 4/5 in the right arm only'],
    [0, 'sex', '91-year-old man → 91-year-old woman'],
    [2, 'sex', '(he/him) → (she/her)'],
    [1, 'choice', 'K0003, one, burgundy. → K0003, one, silver.'],
    [2, 'choice', 'general use, 18 x 16 inches → general use, 20 x 18 inches'],
    [3, 'device', '**Cushion** → An elevating leg rest is ordered as well.\n\n**Cushion**'],
    [0, 'device', 'walks 15 feet with a rolling walker → walks 15 feet with a quad cane'],
    [0, 'medication', 'midodrine 5 mg → midodrine 10 mg'],
    [1, 'medication', 'midodrine 5 mg TID. → midodrine 5 mg TID; rasagiline daily.'],
    [3, 'medication', 'when he stands. → when he stands in spite of fludrocortisone.'],
    [2, 'diagnosis', 'The client is a former → The client has dementia and is a former'],
    [3, 'diagnosis', 'disease and osteoarthritis → disease, spinal stenosis and osteoarthritis'],
    [0, 'event', 'none with a fracture → one with a hip fracture'],
    [2, 'event', 'took 48 seconds. → took 48 seconds. He was in the hospital in October.'],
    [1, 'treatment', 'Skin intact. → Skin intact. Right knee injected with hyaluronate.'],
    [
      3,
      'treatment',
      '- The walker does not → - Deep brain stimulation was done and a laser walker failed. The walker does not',
    ],
    [2, 'social', 'is a former organ tuner → is a former dairy farmer'],
    [2, 'social', 'has the room next to his → died two winters back'],
    [0, 'attitude', 'He has asked for the chair → He long refused a chair and has now asked for the chair'],
    [1, 'attitude', 'Dining room → Patient depressed. Dining room'],
    [1, 'negation', 'the standard chair does not. → the standard chair does.'],
    [2, 'negation', 'He is able to wheel → He is not able to wheel'],
    [3, 'negation', 'he has no history of pressure ulcers → he has a history of pressure ulcers'],
    [2, 'organisation', 'Vendor: Gannet Mobility → Vendor: Puffin Home Care'],
    [0, 'organisation', 'To Downeast Advantage Plan: → To Acadia Senior Plan:'],
    [
      0,
      'attestation',
      'I order a lightweight → I have watched him propel both chairs and order a lightweight',
    ],
    [1, 'attestation', '5. RECOMMENDATION → I measured every doorway myself.\n\n5. RECOMMENDATION'],
    [0, 'relative-date', 'at Briar House on December 8, 2026 → at Briar House yesterday'],
    [3, 'relative-date', '110 feet on 2026-12-04 → 110 feet last spring'],
    [0, 'other-role', 'bent to 95 degrees → bent to 110 degrees'],
    [2, 'other-role', 'doorways are 34 inches → doorways are 18 inches'],
    [1, 'brackets', 'then freezing. → then freezing [climbs 6 stairs with rail].'],
    [3, 'brackets', 'Door width is 34 inches. → Door width is 34 inches. [Ramp at entrance.]'],
    [
      1,
      'coverage-measure',
      'cannot propel a standard one in the home → cannot propel a standard one in the home (he managed 60 ft)',
    ],
    [3, 'script', 'he moved it only 20 feet → he moved it only ٧٥ feet'],
    [2, 'script', 'drops to 92/58 → drops to ७२/४८'],
    [0, 'identifier', 'NPI 1548273019 → NPI 1548273091'],
    [2, 'identifier', '(207) 555-0191 → (207) 555-0119'],
    [0, 'date-age', 'DOB: 02/27/1935 → DOB: 02/27/1937'],
    [1, 'date-age', '48 seconds (12/03/2026) → 48 seconds (11/03/2026)'],
    [2, 'quantity', 'anti-tipping device, 2 per 5 years → anti-tipping device, 4 per 5 years'],
    [1, 'quantity', 'E2601, one. → E2601, two.'],
    [2, 'name', 'his grandson Ambrose → his grandson Augustus'],
    [3, 'name', 'Lucius Pennington-Abara → Lucian Pennington-Abara'],
    [0, 'retold', '92/58 standing → 112/68 standing'],
    [3, 'retold', 'for about 6 hours a day → for about 2 hours a day'],
    [1, 'retold', 'he tipped backward once → he never tipped backward'],
    [1, 'sum', 'The gain is 90 ft. → The gain is 75 ft.'],
    [2, 'sum', 'Four pieces altogether → Five pieces altogether'],
  ],
  corruptions: {},
};
