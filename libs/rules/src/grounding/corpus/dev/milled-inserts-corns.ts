import type { CorpusCase } from '../corpus-case.ts';

export const milledInsertsCorns: CorpusCase = {
  id: 'milled-inserts-corns',
  today: '2026-12-07',
  facts: {
    case_id: 2512,
    patient: {
      first_name: 'Theodore',
      middle_name: 'James',
      last_name: 'Nakashima',
      dob: '1959-04-08',
      gender: 'male',
      height: '5 ft 9 in',
      weight: '203 lb',
      address: '460 Birch Hill Road, Spokane, WA 99205',
      phone: '(509) 555-0179',
      mrn: 'MRN-902217',
    },
    diagnoses: [
      { code: 'E10.42', description: 'Type 1 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'M20.41', description: 'Other hammer toe(s) (acquired), right foot' },
    ],
    items: [
      {
        item: 'Diabetic depth-inlay shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '11',
        color: 'Black',
        justification:
          'No feeling of the 10 g monofilament at 6 of 10 points. Pre-ulcerative callus under the first right metatarsal head, pared on 2026-11-18. The second and third right toes rub in ordinary shoes.',
      },
      {
        item: 'Shoe insert, custom milled',
        hcpcs: 'A5514',
        quantity: 6,
        quantity_limit: null,
        limit_period: null,
        justification:
          'Three pairs a year, changed every 4 months. Prefabricated inserts flattened within 6 weeks in 2025.',
      },
    ],
    provider: { name: 'Dr. Sunniva Clarke', npi: '1889671602', date_signed: '2026-12-07' },
  },
  notes: [
    `DIABETIC FOOTWEAR - STATEMENT OF NEED

Mr. Theodore Nakashima, 67, has type 1 diabetes with polyneuropathy (E10.42), corns and callosities (L84) and acquired hammer toes of the right foot (M20.41).

At 6 out of 10 sites he did not feel the 10-gram monofilament. There is a pre-ulcerative callus under the first metatarsal head on the right; it was pared on November 18, 2026. Ordinary shoes rub his second and third toes on that foot.

Prefabricated inserts were tried in 2025 and were flat after six weeks. He therefore needs inserts milled for his own foot. Three pairs, that is 6 inserts, last a year when each pair is worn for 4 months.

Order: 1 pair (2 shoes) of depth-inlay shoes A5500, size 11, black; 6 custom milled inserts A5514.

Dr. Sunniva Clarke
NPI 1889671602`,
    `T. Nakashima 67M
T1DM + PN, calluses, R hammertoes
monofilament absent 6/10
pre-ulc callus R 1st MTH, debrided 11/18/26
rubbing R toes 2+3
A5500 x2 sz 11 blk
A5514 x6 (3 prs/yr, q4mo)
prefab flat in 6 wks (2025)
E10.42, L84, M20.41
Clarke 1889671602`,
    `Mr. Nakashima's feet are numb. Numb feet do not warn of pressure, and pressure has already made a callus under the ball of the right foot which may turn into an ulcer if nothing is done. The callus has been pared.

His toes are bent as well. A depth-inlay shoe has room for them; a usual shoe does not, and rubs the second and third toe.

The insert matters as much as the shoe. Those from the shelf lost their shape in a month and a half. A milled insert is cut from a digital model of the foot and spreads the load.

I request two shoes (A5500, size 11, black) and six inserts (A5514) for the year.

E10.42; L84; M20.41.

Theodore Nakashima is under a plan of care for his diabetes. - Dr. Sunniva Clarke, NPI 1889671602`,
    `Subject: Therapeutic shoes for Theodore James Nakashima

Patient Information
- Date of birth: April 8, 1959
- MRN: MRN-902217
- Address: 460 Birch Hill Road, Spokane, WA 99205

Medical Necessity
The patient has diabetes with at least one of the qualifying conditions: peripheral neuropathy with evidence of callus formation, and foot deformity. People with loss of protective sensation are at high risk of ulcers and amputation, and well-fitting shoes can reduce that risk.

Requested Items
- Diabetic depth-inlay shoe (A5500): quantity 2, size 11, color black. Limit 2 per year.
- Shoe insert, custom milled (A5514): quantity 6.

Follow-up
The inserts should be replaced every 4 months.

Dr. Sunniva Clarke, NPI 1889671602, December 7, 2026`,
    `Exam of the right foot: hammer toes, callus below metatarsal head I, pared in November. Exam of sensation: monofilament felt at only 4 of 10 points. Diabetes: type 1, with polyneuropathy.

Shoes he can buy in a store are too shallow. Inserts without milling last six weeks, not four months.

Therefore: one pair of black depth shoes in 11, and three pairs of milled inserts.

for Theodore Nakashima
Dr. Sunniva Clarke / NPI 1889671602`,
  ],
  passages: [
    'Six inserts are three pairs, one pair for every four months of the year.',
    'A callus over a bony point raises the pressure beneath it.',
    'Protective sensation is lost at more than half of the points tested.',
    'Medicare pays for one pair of shoes and three pairs of inserts in a calendar year.',
  ],
  edits: [
    [0, 'description-detail', 'type 1 diabetes with polyneuropathy → type 2 diabetes with polyneuropathy'],
    [0, 'retold', 'under the first metatarsal head → under the fifth metatarsal head'],
    [1, 'choice', 'sz 11 blk → sz 11 white'],
    [2, 'event', 'The callus has been pared. → The callus has been pared after it bled.'],
    [4, 'retold', 'last six weeks → last six months'],
  ],
  corruptions: {
    'code-disease': ['L84 ({corns and callosities → plantar warts})'],
    'other-item': ['A5514 is the code of the {custom milled → prefabricated} insert.'],
    'description-detail': ['Type 1 diabetes with diabetic {polyneuropathy → nephropathy}'],
    side: ['Hammer toes of the {right → left} foot'],
    choice: ['Shoes in {black → beige}, size 11'],
    device: ['{ → A removable cast walker was dispensed.}'],
    medication: ['{ → Pregabalin 75 mg eases the burning.}'],
    diagnosis: ['{ → Charcot changes are seen at the midfoot.}'],
    event: ['{ → The left great toe was amputated.}'],
    treatment: ['{ → Urea cream softened the callus.}'],
    social: ['{ → He is a mail carrier and walks ten miles a day.}'],
    attestation: ['{ → I certify that I am treating his diabetes.}'],
    'relative-date': ['The callus was pared {on November 18, 2026 → the week before last}.'],
    'other-role': ['No feeling at {6 → 8} of 10 points', 'Shoes in size {11 → 10}'],
    'coverage-measure': ['Shoes are covered for diabetes with callus{ →, given his A1c of 8.4 %}.'],
    quantity: ['Custom milled inserts, {6 → 8}'],
    retold: ['The {second and third → fourth and fifth} right toes rub in ordinary shoes.'],
    sum: ['{Three → Four} pairs make six inserts.'],
  },
};
