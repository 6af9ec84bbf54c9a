import type { CorpusCase } from '../corpus-case.ts';

export const armSleeveMan: CorpusCase = {
  id: 'arm-sleeve-man',
  today: '2026-10-13',
  facts: {
    case_id: 7014,
    patient: {
      first_name: 'Guillermo',
      middle_name: null,
      last_name: 'Castellanos',
      dob: '1961-05-06',
      gender: 'male',
      height: '171 cm',
      weight: '79 kg',
      address: '14 Calle del Rio, Las Cruces, NM 88005',
      phone: '(575) 555-0154',
      mrn: 'MRN-905533',
    },
    diagnoses: [
      { code: 'I97.2', description: 'Postmastectomy lymphedema syndrome' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
    ],
    items: [
      {
        item: 'Lymphedema arm sleeve',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        size: 'medium',
        color: 'beige',
        length: 'long',
        justification:
          'The left arm has swollen since the mastectomy of November 2024. Bandaging for four weeks brought the forearm from 37 to 34 cm; the right one has 28 cm. One sleeve worn, one in the wash, one drying.',
      },
      {
        item: 'Lymphedema glove',
        hcpcs: 'A6581',
        quantity: 2,
        quantity_limit: 3,
        limit_period: '6 months',
        justification:
          'The hand swells when only the arm is compressed. Plays the guitar and wants to keep his fingers free, so the tips are open.',
      },
    ],
    provider: { name: 'Dr. Beatrix Nordahl', npi: '1511848735', date_signed: '2026-10-12' },
  },
  notes: [
    `10/13/2026

Guillermo Castellanos is sixty-five and a breast cancer survivor (Z85.3). His left breast was removed in November 2024 (Z90.12). Since then his left arm has been swollen: postmastectomy lymphedema syndrome, I97.2.

Four weeks of bandaging took the forearm from 37 cm down to 34 cm. The other side measures 28 cm, so a difference of 6 cm remains. What bandaging has won has to be held with compression by day.

Order, signed October 12, 2026:
- A6578, lymphedema arm sleeve, medium, long, beige: 3
- A6581, lymphedema glove with open fingertips: 2

Dr. Beatrix Nordahl, NPI 1511848735`,
    `CASTELLANOS G, MRN-905533
L mastectomy 11/2024, now L UE lymphedema (I97.2)
forearm 37 to 34 cm p 4 wk bandaging; R 28
hand swells w sleeve alone
A6578 x3, A6581 x2
BN 1511848735`,
    `Garment order of Dr. Nordahl for Guillermo Castellanos of Las Cruces. The three sleeves (A6578) are size medium, long, color beige. The two gloves (A6581) leave the fingertips open. Both lines are within the limit of three garments in six months. Three sleeves let him wear one while another is washed and the third dries. Prescriber's NPI: 1511848735. Patient's telephone: (575) 555-0154.`,
    `Dear Reviewer,

It is easily forgotten that men have breast tissue and that it can become malignant; about one in a hundred cases of breast cancer occurs in a man. When lymph nodes are removed or scarred by treatment, fluid stays in the arm, and no medicine takes it away. Compression has to be worn for good.

Mr. Castellanos had a mastectomy on the left in November of 2024. The benefit for compression garments is not reserved to women. Lymphedema is what it treats, and he has it.

His forearm on the left is still 34 centimeters around, against 28 on the right. If only the arm is compressed, the fluid moves into his hand. He asks for three sleeves and two gloves, five garments altogether.

Respectfully,
Dr. Beatrix Nordahl (NPI 1511848735)`,
    `## Clinical Justification

### Patient overview
Mr. Guillermo Castellanos, a 65-year-old man, presents with **postmastectomy lymphedema syndrome (I97.2)**.

### Objective findings
| Site | Left | Right |
|---|---|---|
| Forearm before bandaging | 37 cm | |
| Forearm after four weeks | 34 cm | 28 cm |

### Plan
1. **Lymphedema arm sleeve (A6578):** quantity 3 per 6 months
2. **Lymphedema glove (A6581):** quantity 2

The glove prevents swelling of the hand and keeps the fingertips free for the guitar.

**Provider:** Dr. Beatrix Nordahl, NPI 1511848735`,
    `Nursing memo. Castellanos, Guillermo, DOB 5/6/61. Left forearm girth 34 cm = 13.4 in., down from 37 cm. Right 28 cm = 11 in. Bandages were used for four weeks. Swelling goes into the hand if the sleeve is worn without a glove. Plays guitar, needs open tips. Ordered per Dr. Nordahl (1511848735): three sleeves, two gloves. Hand wash, dry flat, change every day.`,
  ],
  passages: [
    'Bandaging took 3 cm off the forearm.',
    'The left forearm is still 6 cm larger around than the right.',
    'Lymphedema after a mastectomy may appear in a man just as in a woman.',
    'Two gloves are one fewer than six months allow.',
    'The mastectomy lies about twenty-three months back.',
  ],
  edits: [
    [0, 'sum', 'a difference of 6 cm remains → a difference of 9 cm remains'],
    [2, 'choice', 'color beige → color black'],
    [3, 'date-age', 'November of 2024 → November of 2014'],
  ],
  corruptions: {
    'code-disease': ['I97.2 is {postmastectomy lymphedema syndrome → hereditary lymphedema}.'],
    'other-item': ['{Two gloves and three sleeves → Three gloves and two sleeves} are on the order.'],
    'description-detail': ['Acquired absence of {left breast and nipple → bilateral breasts and nipples}'],
    side: ['The {left → right} arm is swollen.'],
    sex: ['The patient is a 65-year-old {man → woman} with lymphedema.'],
    choice: ['The sleeve is {long → short}.'],
    device: ['He needs {arm sleeves → a pneumatic compression pump} for the left arm.'],
    medication: ['{ → He remains on tamoxifen 20 mg daily.}'],
    diagnosis: ['{ → Cellulitis of the arm has come back twice.}'],
    event: ['{ → He spent three days in hospital for an infection of the arm.}'],
    treatment: ['{ → Radiation to the chest wall ended in March 2025.}'],
    social: ['He plays the {guitar → piano}.'],
    attitude: ['~ { → He is frustrated by the swelling but remains hopeful and fully cooperative.}'],
    negation: ['His hand {swells → does not swell} when only the arm is compressed.'],
    organisation: ['{ → He had his operation at Mesilla Valley Cancer Institute.}'],
    attestation: ['{ → I measured both arms myself at seven points.}'],
    'relative-date': ['His breast was removed {almost two years → five years} ago.'],
    'other-role': ['After bandaging the left forearm measured {34 → 65} cm.'],
    brackets: ['[{ → The fluid has begun to leak through the skin.}]'],
    'coverage-measure': [
      'Daytime garments are covered for diagnosed lymphedema{ →, and the 12 % excess volume of his arm meets this}.',
    ],
    script: ['The right forearm has {28 → ２8} cm.'],
    identifier: ['Sleeve {A6578 → A6587}, three pieces'],
    'date-age': ['Signed on {October 12 → October 2}, 2026'],
    quantity: ['{Two → Four} gloves are requested.'],
    name: ['Beatrix {Nordahl → Nordström}, NPI 1511848735'],
    retold: ['The forearm was bandaged for {four → ten} weeks.'],
    sum: ['Sleeves and gloves come to {five → seven} garments.'],
  },
};
