import type { CorpusCase } from '../corpus-case.ts';

/** A family physician, a podiatry nurse, a supplier and a drafting model write for a retired seamstress with diabetic feet. */
export const diabeticShoesSeamstress: CorpusCase = {
  id: 'diabetic-shoes-seamstress',
  today: '2026-10-01',
  facts: {
    case_id: 25110,
    patient: {
      first_name: 'Odalys',
      last_name: 'Westergaard',
      dob: '1948-06-30',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '139 lb',
      address: '56 Bobbin Street, Apt 1, Millrace, MA 01999',
      phone: '(413) 555-0108',
      mrn: 'MRF-27594',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'Z86.31', description: 'Personal history of diabetic foot ulcer' },
      { code: 'M20.42', description: 'Other hammer toe(s) (acquired), left foot' },
    ],
    items: [
      {
        item: 'For diabetics only, off-the-shelf depth-inlay shoe, per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        color: 'taupe',
        size: '7 wide',
        justification:
          'On 2026-09-17 she felt the monofilament at 4 of 10 sites on the right and at 3 of 10 on the left. An ulcer under the left big toe closed on 2025-12-02 after 11 weeks. The second and third toes of the left foot are hammer toes and rub in ordinary shoes. Foot pulses present on both sides.',
      },
      {
        item: 'For diabetics only, multiple density insert, direct formed, prefabricated, each',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Three pairs, a new pair every 4 months. Takes weight off the left big toe. She is able to change them by herself.',
      },
    ],
    provider: { name: 'Cornelius Abara, MD', npi: '1296430578', date_signed: '2026-10-01' },
    seen: [
      '2026-09-17, in clinic, by Cornelius Abara, MD: HbA1c 7.4%, callus of 12 mm under the left big toe, no open wound, skin of the right foot intact.',
    ],
    told: [
      'Metformin? 1000 mg twice a day since 2016',
      'Insulin? None',
      'Who pays? Commonwealth Elder Care Plan',
      'Who supplies? Sure Stride Pedorthics',
      'Lives with whom? Alone, on the ground floor; her neighbor Beatrix shops for her',
      'Work? Retired seamstress',
      'Walking? To the senior center and back, 1 mile, on 5 days a week, without a cane',
      'Amputation? None',
      'Shoes so far? Canvas sneakers, bought in 2024',
    ],
    answered: [],
  },
  notes: [
    `Cornelius Abara, MD
October 1, 2026

Commonwealth Elder Care Plan
Therapeutic Footwear

Patient: Odalys Westergaard, June 30, 1948

Dear Madam or Sir,

I treat Ms. Westergaard, 78, for type 2 diabetes with diabetic polyneuropathy (E11.42). She also has a personal history of diabetic foot ulcer (Z86.31) and hammer toes of the left foot (M20.42).

On September 17, 2026 the HbA1c was 7.4%. She felt the monofilament at 4 of 10 sites on the right foot and at 3 of 10 on the left. There was a callus of 12 mm under the left big toe, but no open wound. The skin of the right foot was intact, and the pulses were present in both feet.

The ulcer under the left big toe took 11 weeks to heal and closed on December 2, 2025. She has had no amputation. She takes metformin 1000 mg twice a day and no insulin.

I order two depth-inlay shoes (A5500) and six inserts (A5512).

Patients who have lost protective sensation do not notice pressure in time, which is why proper shoes are advised.

NPI 1296430578`,
    `FOOT CLINIC NURSE, note for the shoe order

O. Westergaard, F, 78 y, MRN MRF-27594
5 ft 1 in, 139 lb

Right foot: monofilament 4/10. Skin intact. Pulses present.
Left foot: monofilament 3/10. Callus 12 mm under the big toe. No open wound. Pulses present. Hammer toes 2 and 3, they rub in ordinary shoes.

Sites felt on both feet together: 7 of 20.

Ulcer: under left big toe, 11 weeks, closed 12/02/2025, so it has been shut for almost ten months.

Diabetes: HbA1c 7.4% on 09/17/2026. Metformin 1000 mg x 2 = 2000 mg a day. Insulin: none.

Shoes so far: canvas sneakers from 2024.

Walking: 1 mile to the senior center and back on 5 days, 5 miles a week. No cane.

Living: alone on the ground floor. Neighbor Beatrix does the shopping. Can change inserts without help.

New: size 7 wide, taupe.

Feet with neuropathy should generally be looked at every day, the soles with a mirror.`,
    `Sure Stride Pedorthics
Detailed written order, accompanying letter

To Commonwealth Elder Care Plan
Member: Odalys Westergaard
Street: 56 Bobbin Street, Apt 1, Millrace, MA 01999
Phone: (413) 555-0108

1. A5500, depth-inlay shoe, per shoe: 2 (limit 2 a year), size 7 wide, taupe
2. A5512, multiple density insert, each: 6 (limit 6 a year)

This is one pair of shoes and three pairs of inserts, a new pair of inserts every four months. The order amounts to 8 units.

Diagnoses: E11.42, Z86.31, M20.42.

The certifying physician, Cornelius Abara, MD, saw the member two weeks before signing the order of October 1, 2026.

Two toes of the left foot rub in ordinary shoes; the depth of the shoe gives them room. The inserts take weight off the left big toe, where there is a callus of 12 mm and where an ulcer closed in December 2025.

The member lives alone and can change the inserts herself. She is a retired seamstress.

Under many programs such shoes are paid for once in a calendar year.`,
    `### Therapeutic shoes: statement of need

**Odalys Westergaard**, 78 years old, lives alone in a ground-floor apartment. She is a retired seamstress and walks one mile, to the senior center and back, on five days a week.

**Diagnoses**
- E11.42: type 2 diabetes with diabetic polyneuropathy
- Z86.31: history of diabetic foot ulcer
- M20.42: hammer toes, left foot

**Risk to the feet**
| Sign | Right | Left |
|---|---|---|
| Sites felt, of 10 | 4 | 3 |
| Callus | | 12 mm, big toe |
| Pulses | present | present |

**Course.** An ulcer under the left big toe needed 11 weeks until it closed on December 2, 2025. She has not lost a toe.

**Diabetes.** HbA1c was 7.4% at the last visit. Metformin has been taken since 2016, for about ten years.

**Footwear now.** Canvas sneakers, bought in 2024.

**Requested**
- A5500, two shoes, size 7 wide
- A5512, six inserts

A physician who manages the diabetes is commonly asked to certify the need for such shoes.

Signed October 1, 2026, Cornelius Abara, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'hammer toes of the left foot (M20.42) → a bunion of the left foot (M20.42)'],
    [
      0,
      'description-detail',
      'type 2 diabetes with diabetic polyneuropathy (E11.42) → type 2 diabetes with gangrene (E11.42)',
    ],
    [
      0,
      'side',
      'There was a callus of 12 mm under the left big toe → There was a callus of 12 mm under the right big toe',
    ],
    [0, 'negation', 'the pulses were present in both feet → the pulses were absent in both feet'],
    [0, 'event', 'She has had no amputation. → She has had a toe amputated.'],
    [0, 'medication', 'twice a day and no insulin → twice a day and insulin glargine at night'],
    [0, 'retold', 'took 11 weeks to heal → took 31 weeks to heal'],
    [
      0,
      'coverage-measure',
      'which is why proper shoes are advised. → which is why proper shoes are advised, all the more at her vibration threshold of 38 volts.',
    ],
    [
      0,
      'date-age',
      'Patient: Odalys Westergaard, June 30, 1948 → Patient: Odalys Westergaard, June 30, 1943',
    ],
    [1, 'sum', 'Sites felt on both feet together: 7 of 20. → Sites felt on both feet together: 9 of 20.'],
    [1, 'sum', 'Metformin 1000 mg x 2 = 2000 mg a day. → Metformin 1000 mg x 2 = 3000 mg a day.'],
    [1, 'other-role', 'HbA1c 7.4% on 09/17/2026 → HbA1c 11% on 09/17/2026'],
    [1, 'choice', 'New: size 7 wide, taupe. → New: size 7 wide, white.'],
    [1, 'negation', 'Can change inserts without help. → Cannot change inserts without help.'],
    [1, 'name', 'Neighbor Beatrix does the shopping. → Neighbor Bernice does the shopping.'],
    [1, 'script', 'Right foot: monofilament 4/10. → Right foot: monofilament ६/10.'],
    [
      1,
      'relative-date',
      'so it has been shut for almost ten months → so it has been shut for almost two years',
    ],
    [1, 'device', 'No cane. → Uses a rollator.'],
    [1, 'sex', 'O. Westergaard, F, 78 y → O. Westergaard, M, 78 y'],
    [2, 'organisation', 'To Commonwealth Elder Care Plan → To Berkshire Valley Medicare Choice'],
    [2, 'identifier', 'Diagnoses: E11.42, Z86.31, M20.42. → Diagnoses: E11.42, Z86.31, M20.12.'],
    [2, 'other-item', '2. A5512, multiple density insert → 2. A5500, multiple density insert'],
    [2, 'quantity', 'each: 6 (limit 6 a year) → each: 12 (limit 6 a year)'],
    [2, 'sum', 'The order amounts to 8 units. → The order amounts to 10 units.'],
    [
      2,
      'relative-date',
      'saw the member two weeks before signing → saw the member nine months before signing',
    ],
    [
      2,
      'attestation',
      'Two toes of the left foot rub → We took foam impressions of both feet. Two toes of the left foot rub',
    ],
    [2, 'brackets', 'She is a retired seamstress. → She is a retired seamstress [and a smoker].'],
    [2, 'retold', 'a new pair of inserts every four months → a new pair of inserts every two months'],
    [
      3,
      'social',
      'lives alone in a ground-floor apartment → lives with her daughter in a ground-floor apartment',
    ],
    [
      3,
      'diagnosis',
      '- Z86.31: history of diabetic foot ulcer → - Z86.31: history of diabetic foot ulcer, with peripheral artery disease',
    ],
    [3, 'treatment', 'Metformin has been taken since 2016 → Metformin was stopped in 2016'],
    [
      3,
      'attitude',
      'HbA1c was 7.4% at the last visit. → HbA1c was 7.4% at the last visit, thanks to her remarkable discipline.',
    ],
    [
      3,
      'event',
      'She has not lost a toe. → She has not lost a toe, but spent a week in hospital with the ulcer.',
    ],
    [3, 'social', 'She is a retired seamstress and → She is a retired librarian and'],
    [3, 'organisation', 'to the senior center and back, → to Saint Brigid Day Hospital and back,'],
  ],
  corruptions: {},
};
