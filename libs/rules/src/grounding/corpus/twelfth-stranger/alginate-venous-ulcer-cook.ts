import type { CorpusCase } from '../corpus-case.ts';

/** A wound nurse's prose, a biller's grid, and a reviewer's summary. */
export const alginateVenousUlcerCook: CorpusCase = {
  id: 'alginate-venous-ulcer-cook',
  today: '2026-11-19',
  facts: {
    case_id: 9312,
    patient: {
      first_name: 'Consuelo',
      middle_name: 'Ines',
      last_name: 'Varga',
      dob: '1951-01-21',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '196 lb',
      address: '643 Basin Street, Lower Trent, PA 19599',
      phone: '(610) 555-0198',
      mrn: 'LT-49075',
    },
    diagnoses: [
      { code: 'I83.013', description: 'Varicose veins of right lower extremity with ulcer of ankle' },
      { code: 'L97.312', description: 'Non-pressure chronic ulcer of right ankle with fat layer exposed' },
    ],
    items: [
      {
        item: 'Alginate or other fiber gelling dressing, wound cover, sterile, pad size more than 16 sq. in. but less than or equal to 48 sq. in., each dressing',
        hcpcs: 'A6197',
        quantity: 15,
        quantity_limit: 30,
        limit_period: 'month',
        justification:
          'Ulcer on the inner side of the right ankle since July 2026. On 2026-11-11: 5.5 x 3.9 x 0.4 cm, heavy drainage, granulation 80 %, no undermining. On 2026-10-14: 6.4 x 4.5 x 0.5 cm. Changed every other day by her daughter-in-law Bridget. Wound debrided 2026-10-14 with a curette in the office. Culture 2026-10-14: no infection. Zinc paste boot tried in August and September 2026; the skin under it became sodden.',
      },
      {
        item: 'Foam dressing, wound cover, sterile, pad size 16 sq. in. or less, with any size adhesive border, each dressing',
        hcpcs: 'A6212',
        quantity: 15,
        quantity_limit: 15,
        limit_period: 'month',
        justification:
          'Placed over the alginate. Ankle-brachial index 1.02 on the right, 2026-08-19. Short-stretch bandage over all. Reacts to silver (blisters). Takes no blood thinner. Not diabetic. Cooked in a school kitchen. Lives with her son and daughter-in-law. Expected need 3 months.',
      },
    ],
    provider: { name: 'Rutherford Achebe, DPM', npi: '1962750138', date_signed: '2026-11-19' },
    seen: [
      '2026-11-11, office visit: ulcer measured by Noelle Trimble, RN; skin around the ulcer brown and firm, pulses felt.',
    ],
  },
  notes: [
    `Wound care letter
Patient: Consuelo Ines Varga, born January 21, 1951

Ms. Varga, who is 75 and used to cook in a school kitchen, has had an ulcer on the inner side of her right ankle since July of this year. It comes from varicose veins of that leg (I83.013), and the fat layer is exposed (L97.312).

Noelle Trimble, RN, measured the ulcer on November 11: 5.5 cm long, 3.9 cm wide and 0.4 cm deep. Four weeks earlier, on October 14, it had been 6.4 by 4.5 by 0.5 cm, so it is getting smaller. Four fifths of it is granulation tissue and nothing is undermined. The drainage is still heavy. The skin around it is brown and firm, and the pulses can be felt; the ankle-brachial index on the right was 1.02 in August.

On October 14 the wound was debrided with a curette in the office, and the culture of that day showed no infection. Before that a zinc paste boot was tried, in August and September, but the skin under it got sodden. Silver makes her blister.

Every other day her daughter-in-law Bridget puts on a fresh alginate dressing (A6197), a bordered foam dressing (A6212) over it, and a short-stretch bandage over all. Fifteen of each will last a month. I expect the need to go on for three months.

Rutherford Achebe, DPM
NPI 1962750138
November 19, 2026`,
    `SURGICAL DRESSINGS - MONTHLY ORDER DETAIL

Pt: Varga, Consuelo  DOB 01/21/1951  F  MRN LT-49075
ICD-10: I83.013 / L97.312

Wound #1: R medial ankle, venous, onset 07/2026
 Meas 11/11/26: 5.5 x 3.9 x 0.4 cm (21.45 sq cm)
 Prior 10/14/26: 6.4 x 4.5 x 0.5 cm
 Drainage: heavy. Depth: fat layer exposed. Undermining: none. Granulation: 80%
 Debrided: yes, 10/14/26, curette
 Infection: no (cx 10/14/26)

Primary: A6197 alginate >16 to 48 sq in, q.o.d., #15/mo (max 30)
Secondary: A6212 foam w/ adhesive border, 16 sq in or less, q.o.d., #15/mo (max 15)
Compression: short-stretch bandage
Changed by: daughter-in-law, Bridget
Allergy: silver (blisters)
Duration: 3 months
DM: no. Anticoag: no.

Provider: Rutherford Achebe, DPM  NPI 1962750138  Date: 11/19/2026`,
    `Clinical Summary in Support of Surgical Dressings

The patient is Consuelo Varga, a 75-year-old woman of 5 ft 2 in and 196 lb.

Indication. A chronic venous ulcer of the right ankle reaching into the fat layer (L97.312), with varicose veins of the right lower extremity as its cause (I83.013). It has been present for about four months.

Progress. Between October 14 and November 11, that is, in 28 days, the length fell by 0.9 cm and the width by 0.6 cm. The wound is mostly granulating. There was neither infection on culture nor undermining.

Circulation. Ankle-brachial index of 1.02 at the right ankle (August 19, 2026) with palpable pulses. A value between 1.0 and 1.4 is regarded as normal, so that compression is safe.

Dressing plan. Alginate fibers take up drainage and turn into a gel, and they are meant for wounds with moderate to heavy drainage such as this one. The alginate is covered with an adhesive-bordered foam, and a short-stretch bandage is wound over both. Changes take place on alternate days: 15 alginates (A6197) and 15 foams (A6212) a month, 45 of each over the expected three months.

Previous measures. A zinc paste boot was tried in August and September and macerated the skin. Dressings with silver are out of the question because they raise blisters.

Help at home. She lives with her son and his wife, who changes the dressings. She is not diabetic.

Rutherford Achebe, DPM, NPI 1962750138`,
  ],
  passages: [],
  edits: [
    [0, 'side', 'on the inner side of her right ankle → on the outer side of her right ankle'],
    [
      0,
      'retold',
      'it had been 6.4 by 4.5 by 0.5 cm, so it is getting smaller → it had been 4.6 by 3.1 by 0.3 cm, so it is getting larger',
    ],
    [0, 'negation', 'the culture of that day showed no infection → the culture of that day showed infection'],
    [0, 'treatment', 'Before that a zinc paste boot was tried → Before that a hydrocolloid was tried'],
    [0, 'social', 'her daughter-in-law Bridget puts on → her visiting nurse Bridget puts on'],
    [0, 'retold', 'Noelle Trimble, RN, measured the ulcer → Rutherford Achebe, DPM, measured the ulcer'],
    [
      0,
      'event',
      'the wound was debrided with a curette in the office → the wound was debrided under anesthesia in the hospital',
    ],
    [0, 'description-detail', 'and the fat layer is exposed (L97.312) → and the muscle is exposed (L97.312)'],
    [0, 'quantity', 'Every other day her daughter-in-law → Every day her daughter-in-law'],
    [0, 'retold', 'The drainage is still heavy. → The drainage is now scant.'],
    [1, 'code-disease', 'R medial ankle, venous, onset 07/2026 → R medial ankle, arterial, onset 07/2026'],
    [1, 'side', 'Wound #1: R medial ankle → Wound #1: L medial ankle'],
    [1, 'sum', '5.5 x 3.9 x 0.4 cm (21.45 sq cm) → 5.5 x 3.9 x 0.4 cm (31.45 sq cm)'],
    [1, 'other-item', 'Secondary: A6212 foam → Secondary: A6234 hydrocolloid'],
    [1, 'medication', 'DM: no. Anticoag: no. → DM: no. Anticoag: apixaban.'],
    [1, 'quantity', 'Duration: 3 months → Duration: 12 months'],
    [1, 'treatment', 'Allergy: silver (blisters) → Allergy: iodine (blisters)'],
    [1, 'diagnosis', 'DM: no. Anticoag: no. → DM: diet controlled. Anticoag: no.'],
    [
      2,
      'relative-date',
      'It has been present for about four months. → It has been present for about fourteen months.',
    ],
    [
      2,
      'sum',
      'that is, in 28 days, the length fell by 0.9 cm → that is, in 28 days, the length fell by 1.9 cm',
    ],
    [
      2,
      'retold',
      'Ankle-brachial index of 1.02 at the right ankle → Ankle-brachial index of 0.72 at the right ankle',
    ],
    [2, 'negation', 'with palpable pulses → with pulses that could not be felt'],
    [
      2,
      'device',
      'a short-stretch bandage is wound over both → a four-layer compression kit is wound over both',
    ],
    [2, 'choice', 'covered with an adhesive-bordered foam → covered with a borderless foam'],
    [2, 'social', 'She lives with her son and his wife → She lives in a nursing home'],
    [2, 'sex', 'a 75-year-old woman of 5 ft 2 in → a 75-year-old man of 5 ft 2 in'],
    [2, 'brackets', 'Progress. Between → [Photo of 11/11 shows exposed tendon.] Progress. Between'],
    [
      2,
      'attestation',
      'Rutherford Achebe, DPM, NPI → I have personally changed these dressings every week since July. Rutherford Achebe, DPM, NPI',
    ],
    [2, 'retold', 'The wound is mostly granulating. → The wound is mostly necrotic.'],
  ],
  corruptions: {},
};
