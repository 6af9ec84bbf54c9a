import type { CorpusCase } from '../corpus-case.ts';

export const shoesNeuropathy: CorpusCase = {
  id: 'shoes-neuropathy',
  today: '2026-09-30',
  facts: {
    case_id: 77,
    patient: {
      first_name: 'Ελένη',
      middle_name: null,
      last_name: 'Παπαδοπούλου',
      dob: '1957-01-30',
      gender: 'female',
      height: '158 cm',
      weight: '74 kg',
      address: '9 Harbor View, Tarpon Springs, FL 34689',
      phone: null,
      mrn: 'MRN-090317',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'M20.11', description: 'Hallux valgus (acquired), right foot' },
    ],
    items: [
      {
        item: 'Diabetic depth-inlay shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '8',
        color: 'Black',
        justification:
          'The 10-g monofilament is not felt at 4 of 10 sites. A pre-ulcerative callus lies under the right first metatarsal head. Shop shoes rub over the bunion of the right foot.',
      },
      {
        item: 'Shoe insert, prefabricated',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: null,
        limit_period: 'year',
        justification:
          'Three pairs of inserts spread the pressure under the forefoot. No open ulcer is present.',
      },
    ],
    provider: { name: 'Dr. Samuel Whitcomb', npi: '1172232146', date_signed: '2026-09-30' },
  },
  notes: [
    `To: Durable Medical Equipment Review
From: Dr. Samuel Whitcomb, NPI 1172232146
Date: September 30, 2026
Subject: Therapeutic shoes for Ελένη Παπαδοπούλου (DOB 01/30/1957)

Ms. Παπαδοπούλου, aged 69, has type 2 diabetes with diabetic polyneuropathy (E11.42), callosities (L84) and an acquired hallux valgus of the right foot (M20.11).

On examination the 10-g monofilament is not felt at 4 of 10 sites. There is a pre-ulcerative callus under the head of the right first metatarsal. Shoes from a shop rub over her right bunion. There is no open ulcer.

She needs 1 pair (2 shoes) of diabetic depth-inlay shoes, HCPCS A5500, size 8, black, and 3 pairs (6 inserts) of prefabricated shoe inserts, HCPCS A5512, for one year. Two shoes a year is the limit; this order meets it.

Dr. Samuel Whitcomb`,
    `**MEDICAL NECESSITY – DIABETIC FOOTWEAR**

- *Patient:* Ελένη Παπαδοπούλου, 69 y, F, MRN-090317
- *Address:* 9 Harbor View, Tarpon Springs, FL 34689

**2. Diagnoses**

1. T2DM with diabetic polyneuropathy – E11.42
2. Corns and callosities – L84
3. Hallux valgus (acquired), right foot – M20.11

**3. Findings**

* loss of protective sensation: 4 of 10 sites not felt (10-g monofilament)
* pre-ulcerative callus, right, first metatarsal head
* no open ulcer

**4. Orders**

| HCPCS | Item | Qty | Size | Color |
|:--|:--|--:|:--|:--|
| A5500 | Diabetic depth-inlay shoe | 2 per year | 8 | Black |
| A5512 | Shoe insert, prefabricated | 6 per year | – | – |

Signed: Dr. Samuel Whitcomb (NPI 1172232146), 30 Sept 2026`,
    `Ελένη Παπαδοπούλου was born on 30 January 1957. The 69-year-old has diabetes mellitus, type 2, and a polyneuropathy caused by it (ICD-10-CM: E11.42). The big toe of her right foot points outward (M20.11, hallux valgus), and the forefoot shows corns and callosities (L84).

Four of ten sites don't feel the 10 g monofilament. Under the first metatarsal head of the right foot lies a callus that may ulcerate. Ordinary shoes press on the bunion there.

For these reasons two depth-inlay shoes (A5500), black, in size 8, are ordered for the year, and six prefabricated inserts (A5512). The inserts spread pressure under the forefoot. Medicare counts shoes singly, so one pair is a quantity of 2.

Samuel Whitcomb, Dr., 1172232146, 2026-09-30`,
  ],
  passages: [
    `Last visit for diabetes: [Add: date and practitioner]`,
    `Not requested: custom-molded shoes, toe fillers, an ankle-foot orthosis.`,
    `Ms. Παπαδοπούλου's right foot: callus, bunion. Her left foot: [Add: findings]`,
    `Medicare pays for therapeutic shoes when a person has diabetes and at least one of six foot conditions, such as a previous ulcer, a pre-ulcerative callus or a foot deformity. One pair of depth shoes and three pairs of inserts are covered in each calendar year.`,
    `She gets three pairs of inserts, six single inserts in all.`,
  ],
  edits: [
    [0, 'side', 'of the right foot (M20.11) → of the left foot (M20.11)'],
    [0, 'negation', 'There is no open ulcer. → There is an open ulcer.'],
    [0, 'choice', 'size 8, black → size 8, white'],
    [1, 'event', '* no open ulcer → * no open ulcer; toe amputated 2021'],
    [1, 'description-detail', '1. T2DM with → 1. T1DM with'],
    [1, 'quantity', '| 6 per year | → | 8 per year |'],
    [2, 'other-role', 'Four of ten sites → Eight of ten sites'],
    [2, 'sex', 'of her right foot points → of his right foot points'],
  ],
  corruptions: {
    'code-disease': [
      'L84 ({corns and callosities → ingrowing nail}) of the forefoot.',
      'Hallux {valgus → rigidus}, M20.11, deforms the right forefoot.',
      'She carries the diagnosis of {diabetic polyneuropathy → peripheral vascular disease} (E11.42).',
    ],
    'other-item': [
      'A5500, {depth-inlay → custom-molded} shoe, quantity 2.',
      'Six {shoe inserts, prefabricated, → rocker soles} (HCPCS A5512).',
    ],
    'description-detail': [
      'Type 2 diabetes mellitus with diabetic polyneuropathy{ → and foot ulcer} (E11.42).',
      '{An acquired → A congenital} hallux valgus.',
      'Type {2 → 1} diabetes with polyneuropathy is known.',
    ],
    side: [
      'Hallux valgus of the {right → left} foot is plain to see.',
      'The callus lies under the {right → left} first metatarsal head.',
      'Shop shoes rub over the {right bunion → bunions of both feet}.',
    ],
    sex: [
      '{Ms. → Mr.} Παπαδοπούλου needs therapeutic shoes.',
      'Shoes from a shop rub over {her → his} bunion.',
    ],
    choice: [
      'The shoes are to be {black → brown}.',
      'She takes a size {8 → 9} shoe.',
      'Depth-inlay shoes{ →, wide width,} in size 8.',
    ],
    device: [
      'Shoes and inserts{ → and an ankle-foot orthosis} are ordered.',
      '{ → A removable cast walker was dispensed as well.}',
    ],
    medication: [
      '{ → She is on gabapentin 300 mg at bedtime for the pain.}',
      '{ → Her diabetes is treated with semaglutide.}',
    ],
    diagnosis: [
      '{ → Charcot arthropathy has been ruled in.}',
      'Neuropathy{ → and peripheral artery disease} put her feet at risk.',
    ],
    event: [
      '{ → She underwent bunion surgery that failed.}',
      '{ → An infected blister took her to the emergency room.}',
    ],
    treatment: [
      '{ → Custom insoles did not relieve the pressure.}',
      '{ → She had podiatric debridement every month.}',
    ],
    social: ['{ → Her son drives her to appointments.}', '~ { → She walks to church on Sundays.}'],
    attitude: [
      '~ { → She inspects her feet daily and follows all advice.}',
      '~ { → Ms. Παπαδοπούλου looks forward to walking more.}',
      '~ { → She expressed willingness to wear the shoes every day.}',
    ],
    negation: ['There is {no open → an open} ulcer.', 'The monofilament is {not → } felt at 4 of 10 sites.'],
    organisation: [
      '{ → Humana Gold Plus asked for more documentation.}',
      '{ → Gulf Coast Orthotics will fit the shoes.}',
    ],
    attestation: [
      '{ → I manage her diabetes under a comprehensive plan of care and so certify.}',
      '{ → I agree with, and have initialed, the podiatrist’s findings.}',
    ],
    'relative-date': [
      '{ → Her feet were examined last Tuesday.}',
      '{ → She received her previous pair two years ago.}',
    ],
    'other-role': [
      '{ → HbA1c is 8 %.}',
      '{ → The callus measures 10 by 6 mm.}',
      'The monofilament is not felt at {4 → 6} of 10 sites.',
    ],
    brackets: [
      'Hallux valgus of the right foot. { → [angle 34 degrees on X-ray]}',
      '{ → [The patient has already had one ulcer, healed]}',
    ],
    'coverage-measure': [
      'Shoes are covered when one of six conditions is met{ → ; an ABI of 0.7 and absent pulses meet it here}.',
      'The policy asks for {a foot condition → a foot condition, and her previous partial amputation is one}.',
    ],
    script: ['Size {8 → ٩}, black.', '~ {Diabetic → Dіabetic} depth-inlay shoes, one pair.'],
    identifier: [
      'Callosities ({L84 → L89}).',
      'Inserts: {A5512 → A5513}, six.',
      'MRN: {MRN-090317 → MRN-090371}',
    ],
    'date-age': ['Born {30 January 1957 → 30 January 1975}.', 'She is {69 → 79}.'],
    quantity: [
      'Inserts: {6 → 8} per year.',
      'The limit is {2 → 4} shoes per year.',
      'One pair of shoes each {year → month}.',
    ],
    name: ['RE: {Ελένη → Μαρία} Παπαδοπούλου', 'Dr. Samuel {Whitcomb → Whitman}'],
    retold: [
      'The 10-g monofilament is not felt at {4 of 10 → 9 of 10} sites.',
      'A callus that is {pre-ulcerative → ulcerated} lies under the metatarsal head.',
      'Shop shoes {rub over → fit well over} her bunion.',
    ],
    sum: [
      'Two shoes and six inserts make {8 → 10} pieces a year.',
      'She is to get {three → four} pairs of inserts, six in all.',
    ],
  },
};
