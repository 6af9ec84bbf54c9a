import type { CorpusCase } from '../corpus-case.ts';

export const depthShoesAngiopathy: CorpusCase = {
  id: 'depth-shoes-angiopathy',
  today: '2026-07-08',
  facts: {
    case_id: 3108,
    patient: {
      first_name: 'Philippa',
      middle_name: 'Rose',
      last_name: 'Dunmore-Achebe',
      dob: '1949-01-13',
      gender: 'female',
      height: '160 cm',
      weight: '71 kg',
      address: '4 Lantern Hill, Portland, ME 04102',
      phone: '(207) 555-0193',
      mrn: 'MRN-310846',
    },
    diagnoses: [
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'L84', description: 'Corns and callosities' },
    ],
    items: [
      {
        item: 'Diabetic shoes, depth inlay',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '7 wide',
        color: 'Navy',
        justification:
          'Pulses of both feet cannot be felt. Ankle-brachial index 0.68 right, 0.81 left. Callus under the right great toe, pared every six weeks. Her present shoes are two years old and rub the toes.',
      },
      {
        item: 'Inserts, heat molded',
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification: 'Three pairs, changed every four months.',
      },
    ],
    provider: { name: 'Dr. Absalom Kirkbride', npi: '1411160298', date_signed: '2026-07-08' },
  },
  notes: [
    `July 8, 2026

Philippa Rose Dunmore-Achebe, 77, has type 2 diabetes with diabetic peripheral angiopathy without gangrene (E11.51) and corns and callosities (L84).

The pulses of her feet are not palpable. The ankle-brachial index is 0.68 on the right and 0.81 on the left. A callus under her right great toe has to be pared every six weeks. The shoes she has are two years old and rub her toes.

I prescribe one pair of depth inlay shoes (A5500, quantity 2), size 7 wide, navy, and three pairs of heat molded inserts (A5512, quantity 6), to be changed every four months.

Dr. Absalom Kirkbride, NPI 1411160298`,
    `DUNMORE-ACHEBE, PHILIPPA 77F
MRN-310846
E11.51 L84
A5500 x2 7W navy
A5512 x6 (3 pr, q4mo)
pulses absent bilat
ABI R 0.68 L 0.81
callus R hallux, pared q6wk
Kirkbride 1411160298`,
    `Diabetes can narrow the arteries of the legs, so that a small wound heals slowly or not at all. Shoes that press on the toes are a frequent cause of such wounds.

The patient has poor circulation in both feet and a callus under the right great toe. Depth shoes give the toes more room, and molded inserts spread the pressure. Inserts wear flat and have to be changed; three pairs last a year.

For Philippa Dunmore-Achebe. Dr. Absalom Kirkbride, NPI 1411160298.`,
    `| Field | Value |
|---|---|
| Patient | Philippa R. Dunmore-Achebe |
| DOB | 01/13/1949 |
| Diagnosis | E11.51, L84 |
| Shoes | A5500, 2, size 7 wide, navy |
| Inserts | A5512, 6, heat molded |
| ABI | 0.68 (right), 0.81 (left) |
| Pulses | not felt |
| Physician | Dr. Absalom Kirkbride, NPI 1411160298 |`,
    `To the claims desk: yes, two A5500 is one pair, and six A5512 is three pairs, which is what the yearly limit allows. Mrs. Dunmore-Achebe is diabetic, type two, with bad arteries but no gangrene. Her right big toe has a callus we pare every six weeks. The old shoes, two years on her feet, rub. A. Kirkbride, NPI 1411160298`,
  ],
  passages: [
    'An index below 0.9 speaks for narrowed arteries.',
    'The right foot has the poorer flow.',
    'Six inserts are three pairs.',
    'A callus adds pressure to the skin beneath it.',
  ],
  edits: [
    [0, 'description-detail', 'without gangrene (E11.51) → with gangrene (E11.51)'],
    [1, 'retold', 'ABI R 0.68 L 0.81 → ABI R 0.86 L 0.81'],
    [3, 'choice', 'size 7 wide, navy → size 7 narrow, navy'],
  ],
  corruptions: {
    'code-disease': ['L84, {corns and callosities → plantar wart}'],
    'other-item': ['A5512 is the {insert → shoe}.'],
    'description-detail': ['Diabetic peripheral {angiopathy → neuropathy} (E11.51)'],
    side: [
      'Callus under the {right → left} great toe',
      'Pulses of {both feet → the right foot} cannot be felt.',
    ],
    choice: ['{Navy → White} shoes'],
    device: ['{ → Custom molded boots were delivered in May.}'],
    medication: ['{ → Clopidogrel and atorvastatin are taken.}'],
    diagnosis: ['{ → Retinopathy keeps her from inspecting her feet.}'],
    event: ['{ → A stent was placed in the right leg.}'],
    treatment: ['{ → Supervised walking was given up because of pain.}'],
    social: ['{ → She smokes half a pack a day.}'],
    negation: ['The pulses {cannot → can} be felt.'],
    organisation: ['{ → Casco Bay Podiatry pares her callus.}'],
    attestation: ['{ → I am treating her diabetes under a comprehensive plan of care.}'],
    quantity: ['{Three → Two} pairs of inserts a year'],
    'other-role': ['Her shoes are {two → six} years old.'],
    retold: ['Inserts are changed every {four → two} months.'],
  },
};
