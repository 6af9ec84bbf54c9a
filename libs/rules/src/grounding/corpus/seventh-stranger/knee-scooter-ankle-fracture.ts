import type { CorpusCase } from '../corpus-case.ts';

export const kneeScooterAnkleFracture: CorpusCase = {
  id: 'knee-scooter-ankle-fracture',
  today: '2026-05-11',
  facts: {
    case_id: 8101,
    patient: {
      first_name: 'Odalys',
      last_name: 'Brennecke',
      dob: '1968-02-19',
      gender: 'female',
      height: '165 cm',
      weight: '81 kg',
      address: '44 Tannery Row, Millbrook, OH 44118',
      phone: '(216) 555-0181',
      mrn: 'KB-20914',
    },
    diagnoses: [
      {
        code: 'S82.851A',
        description:
          'Displaced trimalleolar fracture of right lower leg, initial encounter for closed fracture',
      },
      { code: 'E11.9', description: 'Type 2 diabetes mellitus without complications' },
    ],
    items: [
      {
        item: 'Rolling knee walker, four wheels, with hand brakes',
        hcpcs: 'E0118',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Slipped on ice 2026-04-26 outside her garage. Open reduction and internal fixation of right ankle 2026-04-29, Dr. Pell. Non-weight-bearing on right leg for 8 weeks. Crutches tried 2026-04-30 with physical therapist: lost balance three times in 20 feet because of weak left shoulder (rotator cuff repair 2023). Cannot use a standard walker: must hop on left leg and tires after 15 feet.',
      },
      {
        item: 'Pneumatic walking boot, prefabricated',
        hcpcs: 'L4360',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '1 year',
        justification:
          'Boot on right foot day and night, off for bathing. Swelling of right ankle, 2+ pitting. Incision clean, no drainage. Pain 6 of 10, oxycodone 5 mg every 6 hours as needed, metformin 500 mg twice a day, aspirin 81 mg twice a day to prevent clots. No numbness. Lives alone on the ground floor, works as a school librarian, off work until 2026-06-24.',
      },
    ],
    provider: { name: 'Anselm Grady, DPM', npi: '1346281955', date_signed: '2026-05-11' },
  },
  notes: [
    `58F s/p ORIF R ankle 4/29/26 (Dr. Pell), trimall fx after slip on ice 4/26. NWB RLE x 8 wks.
PMH: T2DM, L RTC repair 2023.
Meds: oxycodone 5 mg q6h prn, metformin 500 mg BID, ASA 81 mg bid.
C/o pain 6/10. R ankle 2+ pitting edema. Incision C/D/I. No numbness.
Crutches 4/30 w/ PT: LOB x3 in 20 ft 2/2 weak L shoulder. Std walker no good, tires after 15 ft.
Lives alone, ground floor. OOW till 6/24.
Plan: knee walker #1, pneumatic boot R #1.`,
    `To whom it may concern,

I am writing on behalf of my patient, Ms. Odalys Brennecke, who sustained a displaced trimalleolar fracture of the right lower leg (S82.851A) when she slipped on ice outside her garage on April 26, 2026. Three days later the ankle was repaired by open reduction and internal fixation. She may bear no weight on the right leg for eight weeks.

Crutches were tried on April 30, 2026, and she lost her balance three times within 20 feet, because her left shoulder has been weak since a rotator cuff repair in 2023. With a standard walker she has to hop on the left leg and tires after 15 feet. She lives alone and is off work as a school librarian until June 24, 2026.

I therefore order one rolling knee walker with hand brakes (E0118) and one prefabricated pneumatic walking boot (L4360), which she wears day and night except for bathing.

Anselm Grady, DPM`,
    `Nursing note. Pt is a 58 y/o woman, POD 12 from R ankle surgery. Boot on R foot around the clock, removed for bath only. Swelling R ankle, pitting 2+. Incision clean, no drainage noted. Rates pain 6 out of 10, takes oxycodone 5 mg every 6 hours when needed. Also on metformin 500 mg twice daily and baby aspirin 81 mg twice daily for clot prevention. Denies numbness. Lives by herself on the ground floor. Not allowed any weight on R leg. Crutches were not safe for her. Needs the knee walker to get around.`,
    `Patient is lady of 58 years. She fall on the ice on 26 April 2026 and she broke the right ankle. Operation was made on 29 April 2026 by Dr. Pell. She cannot put weight on right leg during 8 weeks. With crutches she was losing the balance 3 times, because left shoulder is weak from operation in 2023. With normal walker she becomes tired after 15 feet. She has also diabetes type 2 and takes metformin 500 mg two times per day. She lives alone. We request 1 knee walker with four wheels and 1 walking boot.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '58F s/p → 68F s/p'],
    [0, 'sex', '58F → 58M'],
    [0, 'side', 'ORIF R ankle → ORIF L ankle'],
    [0, 'date-age', '4/29/26 → 4/19/26'],
    [0, 'negation', 'NWB RLE → WBAT RLE'],
    [0, 'side', 'RLE → LLE'],
    [0, 'medication', 'q6h prn → q4h prn'],
    [0, 'medication', '500 mg BID → 500 mg TID'],
    [0, 'quantity', 'x3 → x5'],
    [0, 'side', 'weak L shoulder → weak R shoulder'],
    [0, 'negation', 'No numbness. → C/o numbness.'],
    [0, 'diagnosis', 'T2DM → T1DM'],
    [0, 'event', 'slip on ice → MVA'],
    [
      1,
      'code-disease',
      'displaced trimalleolar fracture of the right lower leg (S82.851A) → displaced bimalleolar fracture of the right lower leg (S82.851A)',
    ],
    [1, 'relative-date', 'Three days later → Three weeks later'],
    [1, 'negation', 'She may bear no weight → She may bear full weight'],
    [1, 'quantity', 'for eight weeks → for six weeks'],
    [1, 'date-age', 'repair in 2023 → repair in 2019'],
    [1, 'side', 'hop on the left leg → hop on the right leg'],
    [1, 'social', 'She lives alone → She lives with her son'],
    [1, 'other-item', 'walking boot (L4360) → wrist splint (L4360)'],
    [1, 'device', 'one rolling knee walker → one power wheelchair'],
    [1, 'event', 'slipped on ice outside her garage → fell down the stairs at work'],
    [2, 'relative-date', 'POD 12 → POD 30'],
    [2, 'retold', 'pitting 2+ → pitting 4+'],
    [2, 'negation', 'no drainage noted → purulent drainage noted'],
    [2, 'medication', 'baby aspirin 81 mg twice daily → warfarin 5 mg daily'],
    [2, 'medication', 'every 6 hours → every 8 hours'],
    [2, 'side', 'Swelling R ankle → Swelling L ankle'],
    [2, 'sex', 'woman → man'],
    [2, 'retold', '6 out of 10 → 9 out of 10'],
    [2, 'negation', 'Denies numbness → Reports numbness'],
    [3, 'side', 'she broke the right ankle → she broke the left ankle'],
    [3, 'date-age', '29 April 2026 → 27 April 2026'],
    [3, 'quantity', 'during 8 weeks → during 12 weeks'],
    [3, 'medication', 'two times per day → three times per day'],
    [3, 'other-role', 'after 15 feet → after 20 feet'],
    [3, 'sex', 'lady of 58 years → gentleman of 58 years'],
    [3, 'quantity', '1 walking boot → 2 walking boots'],
    [3, 'description-detail', 'diabetes type 2 → diabetes type 1'],
  ],
  corruptions: {},
};
