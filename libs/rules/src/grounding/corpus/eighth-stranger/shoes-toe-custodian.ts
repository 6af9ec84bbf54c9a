import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a podiatrist. */
export const shoesToeCustodian: CorpusCase = {
  id: 'shoes-toe-custodian',
  today: '2026-05-18',
  facts: {
    case_id: 8203,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Volk',
      dob: '1959-02-14',
      gender: 'male',
      height: '178 cm',
      weight: '93 kg',
      address: '77 Copper Lane, Edgerton Mills, OH 44231',
      phone: '(330) 555-0109',
      mrn: 'EM-55210',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z89.421', description: 'Acquired absence of other right toe(s)' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
    ],
    items: [
      {
        item: 'Diabetic depth-inlay shoe, off the shelf, per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        size: '10.5',
        color: 'Black',
        justification:
          'Right second toe amputated 2021-10-05 for osteomyelitis. Monofilament absent at 6 of 10 sites right, 4 of 10 left. Pedal pulses palpable. ABI 1.02 right, 0.98 left. Hammer toes 2 to 4 on the left. Works as a school custodian, on his feet 7 hours a day. Brannock 10.5 both feet, width EE. Current shoes are 14 months old, right heel worn through. Certifying physician Dr. Hana Oduya manages his diabetes, visit 2026-04-21, A1c 7.8%.',
      },
      {
        item: 'Multiple density insert, direct formed, prefabricated, per insert',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '1 year',
        justification:
          'Callus under the left fifth metatarsal head, pared 2026-05-04. Ulcer there healed 2025-12-11 after 9 weeks in a total contact cast; no open ulcer now. Takes metformin 1000 mg twice a day and empagliflozin 10 mg daily; no insulin.',
      },
    ],
    provider: { name: 'Delphine Sarkis, DPM', npi: '1659308823', date_signed: '2026-05-18' },
  },
  notes: [
    `Mr. Volk, 67, has type 2 diabetes with polyneuropathy (E11.42). His right second toe was taken off on October 5, 2021 because of bone infection (Z89.421). On testing he cannot feel the 10-gram monofilament at six of ten sites on the right and four of ten on the left. The circulation is good: pulses can be felt and the ankle-brachial indices are 1.02 and 0.98.

A callus has formed beneath the head of the left fifth metatarsal (L84), where he had an ulcer that took nine weeks of total contact casting to close, in December of last year. I trimmed the callus on May 4. There is no open wound today. The second, third and fourth toes of the left foot are hammered (M20.42).

He works on his feet seven hours a day as a school custodian in shoes that are 14 months old and worn through at the right heel. I am ordering one pair of depth-inlay shoes, size 10.5, black (A5500, 2 shoes), and three pairs of multi-density inserts (A5512, 6 inserts). Dr. Oduya, who manages his diabetes, saw him on April 21.`,
    `S: 67 y/o M school custodian, T2DM on metformin 1000 BID + empagliflozin 10, no insulin. A1c 7.8.
O: DP/PT palp b/l. ABI R 1.02 / L 0.98. SWM absent 6/10 R, 4/10 L. s/p R 2nd toe amp 10/5/21 (osteo). HT 2-4 L. HPK sub 5th MPJ L, no open lesion. Brannock 10.5 EE b/l.
A: DPN, hx ulcer L sub 5 healed 12/11/25 (TCC x 9 wk), callus, toe amp, HT deformity.
P: Callus pared 5/4. A5500 x2 blk 10.5; A5512 x6. Shoes now 14 mo old, R heel gone. Certifying MD Oduya, last visit 4/21/26.`,
    `**Qualifying foot conditions (one is enough):**
1. Previous amputation of part of a foot – right second toe, 2021
2. History of foot ulceration – left, under the fifth metatarsal head, closed 12/11/2025
3. Pre-ulcerative callus – same place
4. Neuropathy with callus – yes
5. Foot deformity – hammer toes, left
6. Poor circulation – **no**

**Not present:** ulcer today, insulin treatment
**Fitting:** Brannock 10.5, EE, equal on both sides
**Order:** 1 pair shoes, 3 pairs inserts per year`,
    `The patient lost a toe five years ago this fall and a cast cured his last ulcer only after nine weeks. Without room in the toe box the three bent toes on his left foot will rub, and without a soft insert the outer ball of that foot will break down again. He is on his feet for a seven-hour shift. His diabetes is looked after by Dr. Hana Oduya; the last A1c was 7.8. He controls it with two medicines by mouth. Both feet measure the same length and need an extra-wide last. The wear on the old pair is at the back of the right shoe. Blood flow to the feet is normal.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Mr. Volk, 67 → Mr. Volk, 57'],
    [0, 'side', 'His right second toe → His left second toe'],
    [0, 'retold', 'right second toe was taken off → right great toe was taken off'],
    [0, 'date-age', 'October 5, 2021 → October 5, 2012'],
    [0, 'diagnosis', 'because of bone infection → because of frostbite'],
    [
      0,
      'other-role',
      'six of ten sites on the right and four of ten → four of ten sites on the right and six of ten',
    ],
    [0, 'negation', 'pulses can be felt → pulses cannot be felt'],
    [0, 'negation', 'The circulation is good → The circulation is poor'],
    [0, 'retold', '1.02 and 0.98 → 0.62 and 0.98'],
    [0, 'side', 'head of the left fifth metatarsal → head of the right fifth metatarsal'],
    [0, 'retold', 'left fifth metatarsal → left first metatarsal'],
    [0, 'quantity', 'nine weeks of total contact casting → nineteen weeks of total contact casting'],
    [0, 'treatment', 'nine weeks of total contact casting → nine weeks of hyperbaric oxygen'],
    [0, 'negation', 'There is no open wound today → There is an open wound today'],
    [0, 'attestation', 'I trimmed the callus → Dr. Oduya trimmed the callus'],
    [0, 'side', 'toes of the left foot are hammered → toes of the right foot are hammered'],
    [0, 'social', 'as a school custodian → as a school principal'],
    [0, 'quantity', 'shoes that are 14 months old → shoes that are 24 months old'],
    [0, 'choice', 'size 10.5, black → size 10.5, white'],
    [0, 'choice', 'shoes, size 10.5 → shoes, size 11.5'],
    [0, 'other-item', 'multi-density inserts (A5512 → custom molded inserts (A5512'],
    [0, 'quantity', 'three pairs of → two pairs of'],
    [0, 'attestation', 'Dr. Oduya, who manages his diabetes, saw → I, who manage his diabetes, saw'],
    [0, 'side', 'worn through at the right heel → worn through at the left heel'],
    [1, 'medication', 'metformin 1000 BID → metformin 500 BID'],
    [1, 'negation', '10, no insulin → 10, insulin'],
    [1, 'medication', 'empagliflozin 10 → glipizide 10'],
    [1, 'retold', 'A1c 7.8 → A1c 9.8'],
    [1, 'negation', 'DP/PT palp b/l → DP/PT non-palp b/l'],
    [1, 'side', 'R 2nd toe amp → L 2nd toe amp'],
    [1, 'side', 'HT 2-4 L → HT 2-4 R'],
    [1, 'quantity', 'TCC x 9 wk → TCC x 6 mo'],
    [1, 'date-age', 'last visit 4/21/26 → last visit 5/12/26'],
    [2, 'negation', 'Poor circulation – **no** → Poor circulation – **yes**'],
    [2, 'negation', 'Neuropathy with callus – yes → Neuropathy with callus – no'],
    [2, 'retold', 'equal on both sides → left longer by half a size'],
    [2, 'quantity', '1 pair shoes → 2 pairs shoes'],
    [2, 'choice', '10.5, EE → 10.5, D'],
    [3, 'side', 'bent toes on his left foot → bent toes on his right foot'],
    [3, 'treatment', 'a cast cured his last ulcer → a skin graft cured his last ulcer'],
    [3, 'name', 'Dr. Hana Oduya → Dr. Hana Okafor'],
    [3, 'treatment', 'two medicines by mouth → two injections a day'],
    [3, 'negation', 'Blood flow to the feet is normal → Blood flow to the feet is reduced'],
    [3, 'side', 'back of the right shoe → back of the left shoe'],
    [3, 'relative-date', 'five years ago this fall → last fall'],
    [3, 'social', 'He is on his feet for → He sits at a desk for'],
  ],
  corruptions: {
    device: ['{→ A rocker sole and a toe filler are to be added to the right shoe.}'],
    diagnosis: [
      '{→ He has Charcot deformity of the left midfoot.}',
      '{→ He suffers from peripheral arterial disease.}',
    ],
    event: ['{→ He fell twice at work last winter.}'],
    treatment: ['{→ He is allergic to neoprene and adhesive.}'],
    organisation: ['{→ The shoes will be fitted at Stride Right Orthotics.}'],
  },
};
