import type { CorpusCase } from '../corpus-case.ts';

export const compressionSleeveLymphedema: CorpusCase = {
  id: 'compression-sleeve-lymphedema',
  today: '2026-06-30',
  facts: {
    case_id: 7218,
    patient: {
      first_name: 'Yolanda',
      middle_name: 'Brigida',
      last_name: 'Whitcastle',
      dob: '1973-10-09',
      gender: 'female',
      height: '160 cm',
      weight: '88 kg',
      address: '618 Sandpiper Loop, Calusa Point, FL 33999',
      phone: '(941) 555-0126',
      mrn: 'LY-7740-W',
    },
    diagnoses: [
      {
        code: 'I97.2',
        description: 'Postmastectomy lymphedema syndrome',
      },
      {
        code: 'Z85.3',
        description: 'Personal history of malignant neoplasm of breast',
      },
      {
        code: 'Z90.11',
        description: 'Acquired absence of right breast and nipple',
      },
    ],
    items: [
      {
        item: 'Gradient compression arm sleeve, each',
        hcpcs: 'A6578',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        justification:
          'Florida Blue. Right mastectomy 2024-03-12, 14 lymph nodes removed, 3 with cancer; radiation 25 sessions, ended 2024-08-30. Swelling of right arm since 2025-02. 2026-05-04: right arm 3,150 mL, left 2,500 mL, excess 26%. Complete decongestive therapy 2026-05-04 to 2026-05-29, 16 sessions. 2026-05-29: right arm 2,725 mL, left 2,500 mL, excess 9%. Sleeve 20 to 30 mmHg, worn 14 hours per day.',
      },
      {
        item: 'Gradient compression glove, each',
        hcpcs: 'A6581',
        quantity: 2,
        quantity_limit: 3,
        limit_period: '6 months',
        justification:
          'Right hand 21.5 cm around, left 19.5 cm on 2026-05-29. Glove worn with sleeve. Upholsterer, sews 6 hours per day, right-handed. Cellulitis right arm 2025-11-22, cephalexin 10 days, not admitted. Doppler 2025-03-11: no clot. No sign of cancer on imaging 2026-04-14.',
      },
      {
        item: 'Gradient compression garment, arm, padded, for nighttime use, each',
        hcpcs: 'A6522',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '2 years',
        justification:
          'Right arm gained 110 mL overnight without compression (2026-06-09), 20 mL with loaned padded garment (2026-06-16). Sister Imelda, in same house, helps put it on. Letrozole 2.5 mg once daily. No drug allergies. No heart failure, no kidney disease.',
      },
    ],
    provider: {
      name: 'Theodora Lindqvist, MD',
      npi: '1477630218',
      date_signed: '2026-06-23',
    },
  },
  notes: [
    'June 23, 2026\n\nFlorida Blue\n\nPatient: Yolanda Brigida Whitcastle. Born: October 9, 1973.\n\nDear Medical Director,\n\nMs. Whitcastle, aged fifty-two, has postmastectomy lymphedema syndrome of the right arm. Her right breast was removed on March 12, 2024, with fourteen lymph nodes, three of which contained cancer; twenty-five sessions of radiation followed and ended on August 30 of that year. The arm has been swollen since February 2025. A Doppler study in March 2025 found no clot, and imaging this April gave no sign of cancer. She has neither heart failure nor kidney disease.\n\nOn May 4 the right arm held 3,150 mL and the left 2,500, an excess of 26 percent. After sixteen sessions of complete decongestive therapy, on May 29, the excess was 9 percent. To keep this result she needs garments by day and by night.\n\nI prescribe three arm sleeves, two gloves and one padded night garment.\n\nKind regards,\nTheodora Lindqvist, MD',
    'Clinic 6/23/26\n52F R PMLS I97.2; Z85.3, Z90.11. R mast 3/12/24, 14 LN (3+), RT x25 -> 8/30/24. Onset 2/25.\n160 cm 88 kg. R-hand dom, upholsterer.\n5/4: R 3150 / L 2500 mL (+26%). CDT x16 5/4-5/29. 5/29: R 2725 / L 2500 (+9%).\nHand 21.5 R / 19.5 L.\nNoc regain 110 mL (6/9, none) vs 20 (6/16, loaner).\nCellulitis R arm 11/22/25, cephalexin x10d, no adm.\nUS 3/11/25 neg clot. Imaging 4/14/26 NED.\nLetrozole 2.5 qd. NKDA. No HF/CKD.\nA6578 x3 (20-30), A6581 x2, A6522 x1',
    "Yolanda is an upholsterer and she sews six hours of the day with that right hand, and the hand is swollen too, twenty-one and a half centimeters around as against nineteen and a half on the left, so a sleeve by itself isn't going to do it, she wears the glove along with it. She lives in the same house as her sister, that's Imelda, and Imelda helps her put the night garment on. We measured that. On June 9, no compression at night, the arm gained a hundred and ten milliliters by morning, and on June 16 with the padded one that was loaned, only twenty. She had cellulitis in that arm in November, ten days of cephalexin, wasn't admitted. She takes letrozole, two and a half milligrams, once a day. No drug allergies.",
    'COMPRESSION ORDER - SUPPORTING DATA\n- Whitcastle, Yolanda B.; DOB 10/09/1973; F\n- I97.2 postmastectomy lymphedema syndrome\n- Z85.3 personal history of malignant neoplasm of breast\n- Z90.11 acquired absence of right breast and nipple\n- Side affected: right\n- A6578 arm sleeve: 3 per 6 months (limit 3)\n- A6581 glove: 2 per 6 months (limit 3)\n- A6522 padded night garment, arm: 1 (limit 2 per 2 years)\n- Sleeve pressure: 20 to 30 mmHg\n- Sleeve wear: 14 hours per day\n- Clot on Doppler: none\n- Heart failure: none; kidney disease: none',
    'S. Works as upholsterer, sews 6 hours a day. Wears sleeve 14 hours a day. Sister helps with night garment.\nO. 160 cm, 88 kg. 05/29/2026: right arm 2,725 mL, left arm 2,500 mL; right hand 21.5 cm, left 19.5 cm. Overnight gain 110 mL bare, 20 mL in the loaned garment.\nA. I97.2, postmastectomy lymphedema, right. Excess volume 26% before and 9% after decongestive therapy. One cellulitis, November 2025, treated with cephalexin.\nP. Sleeves A6578 (3), gloves A6581 (2), night garment A6522 (1). Letrozole unchanged at 2.5 mg daily.\nLindqvist, MD, NPI 1477630218, 06/23/2026',
    'END OF THERAPY SUMMARY\n\nProgram: complete decongestive therapy\nBegan: 05/04/2026    Ended: 05/29/2026    Sessions: 16\n\nRight arm volume: 3,150 mL at start, 2,725 mL at end\nLeft arm volume: 2,500 mL at start and end\n\nHistory: right mastectomy 03/12/2024; radiation completed 08/30/2024; swelling since 02/2025; cellulitis of right arm 11/22/2025, not admitted.\n\nFollow-up: overnight measurements 06/09/2026 and 06/16/2026. Imaging 04/14/2026 without sign of cancer.\n\nGarments ordered 06/23/2026: three sleeves, two gloves, one padded arm garment for the night.\n\nHelp at home: sister Imelda.',
  ],
  passages: [
    "Fitting order rec'd for WHITCASTLE, Y. / (941) 555-0126 / Florida Blue / MRN LY-7740-W / R arm / sleeve A6578 qty 3, 20-30 mmHg / glove A6581 qty 2 / night garment A6522 padded qty 1 / hand R 21.5 cm / ref. physician Lindqvist / deliver 618 Sandpiper Loop, Calusa Point FL / allergies to drugs: none.",
    "Yolanda's right arm has been swollen since February of last year. After her weeks of therapy it came down a lot. She sews for a living, with her right hand, so the hand needs covering as well as the arm. If nothing is on the arm at night it fills up again by morning; with the padded one on loan it hardly did. Her sister Imelda helps put that on. She has had one skin infection in the arm and got over it without being admitted.",
    'Lymphedema is lasting: once the channels have been cut or scarred, swelling can be held down but not cured. Treatment has two phases, an intensive one of bandaging and massage by a therapist, and a maintenance phase which rests on garments worn every day. Since 2024 Medicare has had a benefit for lymphedema compression items, and many private plans follow the same numbers. Night garments are padded and exert gentler pressure than day sleeves. Ms. Whitcastle has completed the first of the two phases.',
    'Her right arm lost 425 mL in therapy, from 3,150 to 2,725. The excess over the left was 650 mL and became 225, so about two thirds of it went. The hand differs by two centimeters. The loaned garment cut the overnight gain by 90 mL. Eleven of the fourteen nodes were free of cancer. Three sleeves, two gloves and one night garment make six pieces. She is five feet three and weighs 194 pounds. Between mastectomy and this order lie 833 days, or 119 weeks.',
  ],
  edits: [
    [0, 'side', 'syndrome of the right arm → syndrome of the left arm'],
    [0, 'negation', 'found no clot → found a clot in the axillary vein'],
    [0, 'other-role', 'an excess of 26 percent → an excess of 16 percent'],
    [1, 'medication', 'Letrozole 2.5 qd → Tamoxifen 20 qd'],
    [1, 'date-age', '52F R PMLS → 62F R PMLS'],
    [
      2,
      'social',
      "that's Imelda, and Imelda helps her → that's Imelda, who's a massage therapist, and Imelda helps her",
    ],
    [
      2,
      'retold',
      "ten days of cephalexin, wasn't admitted → ten days of cephalexin, three of them in the hospital",
    ],
    [
      3,
      'code-disease',
      'Z85.3 personal history of malignant neoplasm of breast → Z85.3 personal history of malignant melanoma',
    ],
    [3, 'quantity', 'A6581 glove: 2 per 6 months → A6581 glove: 3 per 6 months'],
    [3, 'description-detail', 'Sleeve pressure: 20 to 30 mmHg → Sleeve pressure: 30 to 40 mmHg'],
    [
      4,
      'other-item',
      'gloves A6581 (2), night garment A6522 (1) → gauntlets A6581 (2), night garment A6522 (1)',
    ],
    [5, 'date-age', 'radiation completed 08/30/2024 → radiation completed 06/30/2024'],
    [5, 'sum', 'Sessions: 16 → Sessions: 25'],
  ],
  corruptions: {
    'code-disease': ['I97.2 is {postmastectomy lymphedema syndrome → hereditary lymphedema}.'],
    'other-item': ['The code A6522 stands for a {padded night garment → daytime sleeve} for the arm.'],
    'description-detail': ['The garment for the night is {padded → unpadded}.'],
    sex: ['Ms. Whitcastle wears {her → his} sleeve fourteen hours a day.'],
    device: ['We ask for sleeves, gloves and a night garment{ → , and for a pneumatic compression pump}.'],
    diagnosis: ['She has lymphedema of the right arm{ →  and a frozen shoulder}.'],
    event: ['She had cellulitis in November{ → , and a second bout of it this spring}.'],
    treatment: [
      'She had sixteen sessions of decongestive therapy{ →  and a lymph node transfer}.',
      'She has {no drug allergies → an allergy to cephalexin}.',
    ],
    'relative-date': ['Her right breast was removed {in March 2024 → a year before this order}.'],
    brackets: ['Three lymph nodes {(of fourteen) → (of twenty-four)} contained cancer.'],
    sum: ['The right arm lost {425 → 650} mL in therapy.'],
    retold: ['Her weight is {88 → 98} kilograms.'],
    'other-role': ['She sews for {six → fourteen} hours a day.'],
    organisation: ['A padded garment was loaned to her in June{ →  by the Susan G. Komen foundation}.'],
  },
};
