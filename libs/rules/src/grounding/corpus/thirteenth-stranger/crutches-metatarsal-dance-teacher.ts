import type { CorpusCase } from '../corpus-case.ts';

/** A surgeon's scribe: a brisk letter, a form with boxes, and one long paragraph. */
export const crutchesMetatarsalDanceTeacher: CorpusCase = {
  id: 'crutches-metatarsal-dance-teacher',
  today: '2026-11-05',
  facts: {
    case_id: 9404,
    patient: {
      first_name: 'Guinevere',
      middle_name: 'Lark',
      last_name: 'Sanmartin',
      dob: '1997-12-03',
      gender: 'female',
      height: '5 ft 6 in',
      weight: '127 lb',
      address: '402 Quarry Street, Unit 5, Eastmoor, OH 43999',
      phone: '(614) 555-0188',
      mrn: 'EM-18337',
    },
    diagnoses: [
      {
        code: 'S92.354D',
        description:
          'Nondisplaced fracture of fifth metatarsal bone, right foot, subsequent encounter for fracture with routine healing',
      },
    ],
    items: [
      {
        item: 'Crutches, underarm, other than wood, adjustable or fixed, pair, with pads, tips and handgrips',
        hcpcs: 'E0114',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'Rolled the right foot in a landing 2026-10-29 while teaching dance. X-ray 2026-10-29 at the Eastmoor walk-in clinic: fracture at the base of the fifth metatarsal, zone 2, no displacement. Short leg cast since 2026-11-02. Not to bear weight on the right foot for 6 weeks from the cast. Tested 2026-11-02: three-point gait safe over 120 feet and 4 steps. Borrowed crutches are too short (made for 4 ft 10 in). Arm strength 5/5. Knee scooter declined: her studio is up a spiral staircase. Never smoked. Vitamin D 22 ng/mL on 2026-11-02. Lives with her roommate Odile.',
      },
    ],
    provider: { name: 'Leonard Abiodun, MD', npi: '1467530189', date_signed: '2026-11-05' },
  },
  notes: [
    `Dear Madam or Sir,

please provide a pair of non-wooden underarm crutches (E0114) to my patient Guinevere Sanmartin.

Ms. Sanmartin, 28, teaches dance. On Thursday, October 29, she landed badly and rolled her right foot. The walk-in clinic in Eastmoor took an X-ray the same day: the base of the fifth metatarsal is broken in zone 2, without displacement (S92.354D). On November 2 we put the leg in a short cast. For six weeks from then, that is until December 14, the right foot must bear no weight.

We tried her on crutches that day. Her three-point gait was safe for 120 feet and on four steps, and her arms are strong. She has been getting by with borrowed crutches, which were made for somebody eight inches shorter. She does not want a knee scooter, as the way up to her studio is a spiral staircase.

Respectfully,
Leonard Abiodun, MD
NPI 1467530189`,
    `Request: crutches, pair
HCPCS E0114    Units 1    Limit 1/yr

Beneficiary  Sanmartin, Guinevere Lark    DOB 12-03-1997    MRN EM-18337
Ht 5-6   Wt 127
Foot         [ ] left   [x] right
Bone         5th metatarsal, base, zone 2
Displaced    [ ] yes   [x] no
Cast         short leg, on since 11-02-2026
WB status    [x] NWB   [ ] TTWB   [ ] WBAT     Duration 6 wks
Gait test    11-02-2026: 3-point, 120 ft, 4 steps, safe
UE strength  5/5
Other aids   knee scooter - declined (spiral stairs to studio)
             loaned crutches - too short
Labs         vit D 22 (11-02-2026)
Tobacco      never

L. Abiodun MD 1467530189`,
    `Guinevere Lark Sanmartin is in a short leg cast for a fracture of the fifth metatarsal of her right foot, a bone whose break at this spot is known to heal slowly when it is loaded too early; she has been told to keep the foot off the ground for a month and a half. Crutches let a person with two strong arms do this and still manage stairs, which a rolling aid does not, and stairs are part of her day, because her studio lies at the top of a winding staircase. She shares a home with her roommate, Odile. She has never smoked, her vitamin D was 22 ng/mL on the day of the cast, and the fracture did not shift. The crutches that somebody lent her do not fit her height of 5 ft 6 in. One pair, E0114, is requested for S92.354D; the payer's usual allowance of one pair a year is not exceeded. Prepared for Leonard Abiodun, MD, NPI 1467530189, and dated November 5, 2026.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'On Thursday, October 29, she → On Sunday, October 25, she'],
    [
      0,
      'organisation',
      'The walk-in clinic in Eastmoor took → The emergency department of Eastmoor General took',
    ],
    [0, 'description-detail', 'fifth metatarsal is broken in zone 2 → fifth metatarsal is broken in zone 3'],
    [0, 'negation', 'in zone 2, without displacement → in zone 2, with slight displacement'],
    [
      0,
      'retold',
      'On November 2 we put the leg in a short cast. → On November 2 we put the leg in a walking boot.',
    ],
    [0, 'sum', 'that is until December 14 → that is until December 28'],
    [0, 'quantity', 'was safe for 120 feet → was safe for 20 feet'],
    [0, 'retold', 'and her arms are strong → but her arms tire quickly'],
    [0, 'retold', 'somebody eight inches shorter → somebody eight inches taller'],
    [0, 'negation', 'She does not want a knee scooter → She would prefer a knee scooter'],
    [
      0,
      'social',
      'Ms. Sanmartin, 28, teaches dance. → Ms. Sanmartin, 28, teaches dance and waits tables in the evening.',
    ],
    [0, 'sex', 'Respectfully, → His recovery depends on it.\n\nRespectfully,'],
    [1, 'side', 'Foot         [ ] left   [x] right → Foot         [x] left   [ ] right'],
    [1, 'retold', '[x] NWB   [ ] TTWB → [ ] NWB   [x] TTWB'],
    [1, 'other-role', 'Labs         vit D 22 → Labs         vit D 29'],
    [1, 'identifier', 'MRN EM-18337 → MRN EM-18373'],
    [1, 'social', 'Tobacco      never → Tobacco      quit 2021'],
    [
      2,
      'code-disease',
      'a fracture of the fifth metatarsal of her right foot → a fracture of the fourth metatarsal of her right foot',
    ],
    [2, 'retold', 'for a month and a half → for half a month'],
    [2, 'social', 'She shares a home with her roommate, Odile. → She shares a home with her husband, Odile.'],
    [
      2,
      'medication',
      'her vitamin D was 22 ng/mL on the day of the cast → her vitamin D was 22 ng/mL on the day of the cast and she was started on 2,000 units daily',
    ],
    [2, 'quantity', 'One pair, E0114, is requested → Two pairs, E0114, are requested'],
    [2, 'coverage-measure', 'one pair a year is not exceeded → one pair a year is exceeded'],
    [
      2,
      'attestation',
      'Prepared for Leonard → I certify that I examined her at home on November 4. Prepared for Leonard',
    ],
    [0, 'organisation', 'Dear Madam or Sir, → Dear Madam or Sir at Buckeye Health Plan,'],
  ],
  corruptions: {},
};
