import type { CorpusCase } from '../corpus-case.ts';

export const diabeticShoesMailCarrier: CorpusCase = {
  id: 'diabetic-shoes-mail-carrier',
  today: '2026-05-06',
  facts: {
    case_id: 7709,
    patient: {
      first_name: 'Lorenzo',
      middle_name: null,
      last_name: 'Whitcombe',
      dob: '1961-01-25',
      gender: 'male',
      height: '69 in',
      weight: '211 lb',
      address: '1884 Tamarack Way, Spokane, WA 99205',
      phone: '(509) 555-0151',
      mrn: 'MRN-770930',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'For diabetics only, off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        justification:
          'Feels the monofilament at 3 of 10 points on the right foot and 2 of 10 on the left (April 17, 2026). Hammer toes two and three on the left rub against the upper of his shoes. Retired mail carrier, walks two miles a day. Last pair of such shoes in March 2024.',
      },
      {
        item: 'For diabetics only, multiple density insert, direct formed, molded to foot after external heat source, prefabricated, each',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Callus 2 cm wide under the first metatarsal head of each foot, bleeding into the callus on the right. No ulcer and no amputation so far. Pulses of both feet can be felt. Metformin 1,000 mg twice a day; no insulin. A1c 8.3 % in April 2026.',
      },
    ],
    provider: { name: 'Dr. Priscilla Okafor', npi: '1397626007', date_signed: '2026-05-06' },
  },
  notes: [
    `Lorenzo Whitcombe, 65 years, MRN-770930
May 6, 2026

Mr. Whitcombe has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42), acquired hammer toes of the left foot (M20.42), and calluses (L84). He takes metformin 1,000 mg twice a day and no insulin. His A1c in April was 8.3 %.

On April 17, 2026 he felt the monofilament at 3 of 10 points on the right foot and at 2 of 10 on the left. Under the first metatarsal head of each foot there is a callus 2 cm wide; the one on the right has bled beneath the surface. The second and third toes on the left are hammer toes and rub against the upper of the shoe. The pulses of both feet can be felt. He has had neither an ulcer nor an amputation.

I prescribe a pair of depth-inlay shoes (A5500, 2 units) and six inserts (A5512), three for each shoe. His last such shoes date from March 2024.

Dr. Priscilla Okafor, NPI 1397626007`,
    `65M T2DM + PN E11.42, hammertoes L 2-3 M20.42, callus bilat L84 (R w/ hemorrhage)
SWM R 3/10 L 2/10 4/17/26
pulses palp bilat, no ulcer, no amp
metformin 1000 BID, no insulin, A1c 8.3
A5500 x2, A5512 x6
Whitcombe / Okafor NPI 1397626007`,
    `FITTER'S ORDER SHEET

Wearer: Lorenzo Whitcombe (509) 555-0151
Codes: A5500 depth-inlay shoe, 2 units (one pair). A5512 heat-molded insert, 6 units (three pairs).
Allowed in a year: 2 shoes, 6 inserts. Previous pair: March 2024.
Look out for: toes two and three of the left foot are hammered and need height in the toe box. A callus lies under each first metatarsal head, 2 cm across (about three quarters of an inch), so relieve pressure there.
Feeling: very little in both feet, therefore check the fit by eye and hand and do not rely on what he says.
Certifying physician: Dr. Priscilla Okafor, NPI 1397626007`,
    `Diabetic neuropathy takes away the pain that would make any of us stop and shake a pebble out of a shoe. People who cannot feel keep walking, and a blister turns into an ulcer in a day. Most amputations in diabetes begin in this manner.

Mr. Whitcombe, a retired mail carrier, still walks two miles a day (a little over three kilometers). Of ten points on each sole, seven on the right and eight on the left are without feeling. Where his weight comes down, beneath the first metatarsal head, there is a thick callus on both sides, and blood has been found in the right one. This stands one step before an ulcer. There is no ulcer yet, and there should not be one.

Depth shoes give the hammer toes room, and inserts molded by heat spread the load. The inserts flatten with use and so three pairs are given for a year.

Dr. Priscilla Okafor, NPI 1397626007`,
    `# Therapeutic Footwear: Statement of Need

**Name:** Lorenzo Whitcombe
**Date of birth:** January 25, 1961

**Diagnoses**
* E11.42 Type 2 diabetes mellitus with diabetic polyneuropathy
* M20.42 Other hammer toe(s) (acquired), left foot
* L84 Corns and callosities

**Foot findings**
| | Right | Left |
|---|---|---|
| Monofilament | 3 of 10 | 2 of 10 |
| Callus | 2 cm, with bleeding | 2 cm |
| Hammer toes | | second and third |
| Pulses | present | present |

**Diabetes care:** metformin; A1c 8.3 %; no insulin

**Order:** A5500 x 2, A5512 x 6, per year

**Provider:** Dr. Priscilla Okafor (NPI 1397626007)`,
    `nurse jotting for dr okafor 1397626007: pt whitcombe, 5'9", 211 lb, used to deliver mail, still does his 2 miles every day. diabetic type 2 on metformin 1000 twice a day (2 grams total), not on insulin. last a1c 8.3 april. can't feel much on the soles. 2nd + 3rd toes left are hammer toes and rub. callus both feet, right one bled. never had an ulcer. shoes are over two years old. wants 1 pair depth shoes plus 6 inserts`,
  ],
  passages: [
    'Altogether he felt the monofilament at five of twenty points.',
    'His last pair dates from more than two years ago.',
    'He has no ulcer, and the pulses of both feet can be felt.',
    'Three inserts go with each shoe.',
  ],
  edits: [
    [0, 'side', 'the one on the right has bled → the one on the left has bled'],
    [5, 'treatment', 'not on insulin → now also on insulin'],
  ],
  corruptions: {
    'code-disease': ['M20.42, {hammer toes → hallux valgus} of the left foot'],
    'other-item': ['Six {inserts → shoes} (A5512) a year'],
    'description-detail': ['{Type 2 → Type 1} diabetes mellitus with diabetic polyneuropathy'],
    side: ['The hammer toes of the {left → right} foot rub against the upper.'],
    sex: ['The retired mail carrier still walks {his → her} two miles a day.'],
    choice: ['A pair of depth-inlay shoes{ → in size 10 wide}'],
    device: ['Shoes, inserts{ → and a walking boot} are prescribed.'],
    medication: ['He takes {metformin 1,000 mg twice a day → glipizide 5 mg}.'],
    diagnosis: ['He has diabetic polyneuropathy{ → and a Charcot foot}.'],
    event: ['{→ The tip of the second toe was amputated last year.}'],
    treatment: ['The callus{ →, which the podiatrist pares every nine weeks,} is 2 cm wide.'],
    social: ['He is a retired {mail carrier → bus driver}.'],
    attitude: ['~ {→ He checks his feet conscientiously every evening.}'],
    negation: ['The pulses of both feet {can → cannot} be felt.'],
    organisation: ['{→ The shoes will be fitted at Inland Orthopedic Footwear.}'],
    attestation: ['{→ I certify that I manage his diabetes and have examined his feet.}'],
    'relative-date': ['The monofilament test was done {less than three weeks → half a year} ago.'],
    'other-role': ['He walks {two → six} miles a day.'],
    brackets: ['[{→ He has smoked a pack a day for forty years.}]'],
    'coverage-measure': [
      'Callus with neuropathy qualifies for shoes{ →, as does his ankle-brachial index of 0.7}.',
    ],
    script: ['{Diabetic → Diаbetic} polyneuropathy of both feet'],
    identifier: ['Corns and callosities ({L84 → L85})'],
    'date-age': ['The last shoes are from March {2024 → 2021}.'],
    quantity: ['{2 → 4} shoes a year'],
    name: ['Mr. Lorenzo {Whitcombe → Whitaker} walks every day.'],
    retold: ['He felt the monofilament at {3 → 8} of 10 points on the right foot.'],
    sum: ['A thousand milligrams twice a day make {2 → 3} grams.'],
  },
};
