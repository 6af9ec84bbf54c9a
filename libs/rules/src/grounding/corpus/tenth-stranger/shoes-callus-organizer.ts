import type { CorpusCase } from '../corpus-case.ts';

/** An internist's certifying letter, and the podiatrist's dictation. */
export const shoesCallusOrganizer: CorpusCase = {
  id: 'shoes-callus-organizer',
  today: '2026-11-02',
  facts: {
    case_id: 9104,
    patient: {
      first_name: 'Bertrand',
      last_name: 'Oyelaran',
      dob: '1951-08-17',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '214 lb',
      address: '402 Sycamore Hollow, Brantley, GA 31399',
      phone: '(912) 555-0108',
      mrn: 'BR-57721',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'Z89.411', description: 'Acquired absence of right great toe' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting, preparation and supply of off-the-shelf depth-inlay shoe, per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        size: '11',
        color: 'brown',
        justification:
          'Pre-ulcerative callus under the first metatarsal head of the left foot, 8 mm, pared 2026-10-06. Right great toe amputated 2023-02-10 for gangrene. No feeling for the 10 g monofilament at 6 of 10 sites. Pulses palpable. A1c 7.4 on 2026-09-15. Metformin 1000 mg twice daily, insulin glargine 22 units at bedtime. Wears worn sneakers with seams over the toes. Walks 1 mile each morning with his neighbor. Church organist.',
      },
      {
        item: 'For diabetics only, multiple density insert, direct formed, molded to foot, per insert',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification: 'Three pairs, changed every 4 months. Takes pressure off the callus.',
      },
    ],
    provider: { name: 'Marguerite Sandoval, DO', npi: '1558612349', date_signed: '2026-11-02' },
    seen: ['2026-10-06, office visit: callus pared, no ulcer, skin dry, no hair on the toes.'],
  },
  notes: [
    `Dear Reviewer,

I manage the diabetes of Mr. Oyelaran, a 75-year-old man. His diagnoses are type 2 diabetes mellitus with diabetic polyneuropathy (E11.42), corns and callosities (L84), and acquired absence of the right great toe (Z89.411). The toe was amputated on February 10, 2023 because of gangrene.

At his visit on 10/06/2026 I found an 8 mm pre-ulcerative callus beneath the first metatarsal head of the left foot and pared it. There was no ulcer. He could not feel the 10 g monofilament at 6 of 10 sites; his pulses were palpable. His most recent A1c was 7.4, and he uses metformin 1000 mg twice daily and insulin glargine 22 units at bedtime.

He walks a mile every morning in old sneakers whose seams rub over the toes. Loss of protective sensation together with a callus puts a foot at high risk of ulceration. He needs one pair of depth-inlay shoes (A5500, 2 shoes), brown, size 11, and three pairs of inserts (A5512, 6 inserts), one pair for every four months.

Marguerite Sandoval, DO, NPI 1558612349`,
    `PODIATRY / SHOE ORDER

Patient plays the organ at church. Each morning there is a one-mile walk with the neighbor. Shoes on arrival: sneakers, worn out, seams crossing the forefoot.

Vascular: pedal pulses palpable. Derm: skin dry, digits hairless, callus sub 1st met head L, 8 mm, debrided 10/6/26, no open wound. Neuro: SWM 10 g absent 6/10 sites. MSK: s/p R hallux amp 2/10/23 (gangrene).
Labs: A1c 7.4 (9/15/26). DM2 tx: metformin 1000 BID, glargine 22 u qhs.

Assessment: DM2 w/ polyneuropathy, E11.42. L84. Z89.411.

Therapeutic footwear is one part of prevention; daily inspection of the feet is the other. Rx: depth shoes, A5500, 1 pr (=2 units), size 11, brown. Inserts, A5512, 3 pr (=6 units), direct formed, to offload the callus. Replace inserts q4 months. All units are within the limit for one calendar year. The shoes must be fitted in person, and the patient has to return if any area becomes red or sore.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'corns and callosities (L84) → plantar fasciitis (L84)'],
    [
      0,
      'description-detail',
      'with diabetic polyneuropathy (E11.42) → with diabetic polyneuropathy and retinopathy (E11.42)',
    ],
    [0, 'side', 'head of the left foot → head of the right foot'],
    [0, 'choice', 'brown, size 11 → white, size 11'],
    [0, 'other-role', 'at 6 of 10 sites → at 8 of 10 sites'],
    [0, 'retold', 'an 8 mm pre-ulcerative callus → an 8 mm ulcerated callus'],
    [1, 'device', 'Replace inserts → Toe filler also dispensed. Replace inserts'],
    [1, 'medication', 'glargine 22 u qhs → glargine 22 u qhs, gabapentin'],
    [1, 'event', 'MSK: s/p R hallux amp → MSK: s/p L bunionectomy, s/p R hallux amp'],
    [
      1,
      'attestation',
      'The shoes must be fitted → I certify that this patient is under my comprehensive plan of care. The shoes must be fitted',
    ],
    [1, 'relative-date', 'Labs: A1c 7.4 → Seen here two days ago. Labs: A1c 7.4'],
    [
      1,
      'brackets',
      'direct formed, to offload → direct formed [heat molded over a Charcot deformity], to offload',
    ],
  ],
  corruptions: {},
};
