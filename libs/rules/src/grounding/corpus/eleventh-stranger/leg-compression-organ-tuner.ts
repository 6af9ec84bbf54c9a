import type { CorpusCase } from '../corpus-case.ts';

/** A vascular physician's letter, a letter out of a language model, and the fitter's chart note. */
export const legCompressionOrganTuner: CorpusCase = {
  id: 'leg-compression-organ-tuner',
  today: '2026-11-16',
  facts: {
    case_id: 9201,
    patient: {
      first_name: 'Lorcan',
      last_name: 'Vandersteen',
      dob: '1961-07-09',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '212 lb',
      address: '12 Pelham Rise, Orrin Falls, MN 55777',
      phone: '(218) 555-0146',
      mrn: 'OF-20817',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.820', description: 'Personal history of malignant melanoma of skin' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, thigh length, 30-40 mmhg, custom, each',
        hcpcs: 'A6557',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'black',
        justification:
          'Swelling of the left leg since removal of the left groin lymph nodes on 2024-02-19 for melanoma of the left calf. Measured 2026-10-28: left calf 46.5 cm, right calf 38 cm, left thigh 63 cm, right thigh 57 cm. Stage 2, skin firm, no open wound, Stemmer sign positive on the left. Cellulitis of the left leg in June 2025 and March 2026, each treated with cephalexin by mouth, no hospital stay. A ready-made stocking slid down within 2 hours and cut into the back of the knee. Twelve sessions of manual drainage with bandaging in April and May 2026 brought the left calf down from 51 cm. Duplex study 2026-04-02 showed no blood clot. He puts the stocking on without help, using a donning frame. Sulfa gives him a rash.',
      },
      {
        item: 'Gradient compression garment, not otherwise specified, for nighttime use, each',
        hcpcs: 'A6519',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '2 years',
        justification:
          'Worn on the left leg from bedtime to morning. Without it the calf gains 2 cm overnight. Tunes pipe organs; stands and climbs ladders 6 hours a day. His wife Sunniva fastens the straps. Never smoked. Amlodipine was stopped in August 2026 because it made the swelling worse; he takes lisinopril 20 mg daily instead.',
      },
    ],
    provider: { name: 'Theodora Quillfeather, MD', npi: '1843629050', date_signed: '2026-11-16' },
    seen: ['2026-10-28, office visit: both legs measured, skin whole, foot pulses felt on both sides.'],
  },
  notes: [
    `Re: Lorcan Vandersteen, date of birth July 9, 1961

To the Medical Review Department:

I am writing about Mr. Vandersteen, a 65-year-old man with lymphedema (I89.0) of the left leg and a personal history of malignant melanoma of the skin (Z85.820). The lymph nodes of his left groin were removed on February 19, 2024, because of a melanoma of the left calf, and the leg has been swollen ever since.

At his office visit on October 28, 2026, the left calf measured 46.5 cm against 38 cm on the right, and the left thigh 63 cm against 57 cm. The skin is firm but unbroken, Stemmer's sign is positive on the left, and pulses were felt in both feet. This is stage 2 disease. A duplex study of April 2, 2026, ruled out a blood clot. He has had cellulitis in this leg twice, in June 2025 and in March 2026; oral cephalexin was enough both times and he was not hospitalized.

Conservative care has been tried. Twelve sessions of manual lymph drainage with bandaging last April and May reduced the calf from 51 cm. A ready-made stocking did not hold: it slipped within two hours and cut into the hollow of the knee.

I am therefore ordering three custom thigh-length gradient compression stockings, 30-40 mmHg (A6557), in black, and one nighttime compression garment (A6519). Both quantities are within the limits, which are three per six months and two per two years. Medicare has covered lymphedema compression treatment items since January 2024.

Sincerely,
Theodora Quillfeather, MD
NPI 1843629050
November 16, 2026`,
    `Letter of Medical Necessity

Patient: Lorcan Vandersteen
Date of birth: 07/09/1961
MRN: OF-20817
Diagnoses: I89.0, lymphedema, not elsewhere classified; Z85.820, personal history of malignant melanoma of skin

Clinical Background
Mr. Vandersteen is a 65-year-old pipe organ tuner whose work keeps him on his feet and on ladders for six hours a day. Following lymph node removal from the left groin in February 2024, he developed persistent swelling of the left leg. Lymphedema is a chronic condition that cannot be cured but can be controlled with consistent compression.

Objective Findings
On 10/28/2026 the left calf was 8.5 cm larger around than the right one (46.5 cm versus 38 cm), and the left thigh exceeded the right by 6 cm. The tissue was firm and there was no open wound. The lymphedema is staged as 2.

Prior Treatment
Manual drainage combined with bandaging, twelve sessions in all, brought the circumference of the calf down by 4.5 cm. An off-the-shelf stocking failed because it slid down and cut into the back of his knee. Amlodipine was discontinued in August 2026, as it had aggravated the swelling, and was replaced by lisinopril 20 mg daily.

Medical Need
Without compression at night, his calf gains 2 cm by morning. A custom garment is made to the patient's own measurements and is therefore less likely to slip. Two episodes of cellulitis, in June 2025 and March 2026, illustrate the risk of leaving swelling uncontrolled.

Items Requested
- A6557, custom thigh-length stocking, 30-40 mmHg, black, quantity 3
- A6519, compression garment for nighttime use, quantity 1

He dons the stocking independently with a frame, while his wife, Sunniva, fastens the straps of the night garment. Thank you for your consideration.

Theodora Quillfeather, MD`,
    `FITTER'S NOTE 11/16/26
Vandersteen, Lorcan, 65 M, 5 ft 11 in, 212 lb
Dx I89.0, hx melanoma (Z85.820). L groin nodes out 2/19/24.
Meas 10/28/26: L calf 46.5, R calf 38, L thigh 63, R thigh 57 (cm). Skin intact, firm. Stemmer pos L. DVT ruled out 4/2/26 by duplex.
Cellulitis L leg x 2 (6/25, 3/26), PO cephalexin, never admitted for it.
RTW stocking: slid in 2 hrs, cut in behind knee. MLD + bandaging x 12, Apr-May, calf was 51 before.
Rx: A6557 x 3, black, custom, thigh length. A6519 x 1 for nights, straps done by wife. Puts stocking on himself w/ donning frame.
Allergy: sulfa (rash). Meds: lisinopril 20 mg qd; amlodipine d/c Aug 2026. Nonsmoker.`,
  ],
  passages: [
    'Since the nodes in his left groin were taken out, his left leg has stayed swollen, and it has become infected twice.',
    'He never smoked, and he reacts to sulfa with a rash.',
    'The order is for three black stockings and a single garment for the night, four pieces altogether.',
    'Stemmer sign means that a fold of skin at the base of the toe cannot be lifted; it was positive on the left side.',
    'In August he was changed from amlodipine to lisinopril because amlodipine had made the leg worse.',
    'He climbs ladders for a living, and a stocking that slides down to the knee within two hours is of no use to him.',
  ],
  edits: [
    [0, 'side', 'nodes of his left groin were removed → nodes of his right groin were removed'],
    [0, 'negation', 'ruled out a blood clot → confirmed a blood clot'],
    [0, 'quantity', 'three per six months → three per three months'],
    [
      1,
      'retold',
      'brought the circumference of the calf down by 4.5 cm → brought the circumference of the calf down by 8.5 cm',
    ],
    [1, 'social', 'his wife, Sunniva, fastens → a home health aide fastens'],
    [2, 'medication', 'PO cephalexin → IV vancomycin'],
  ],
  corruptions: {
    'code-disease': [
      'He is treated for I89.0, {lymphedema → chronic venous insufficiency}, and has worn compression before.',
    ],
    'description-detail': [
      'The diagnosis is {lymphedema, not elsewhere classified → hereditary lymphedema}, and it affects one leg.',
    ],
    side: [
      'The {left → right} calf is the larger one, at 46.5 cm.',
      'Stemmer sign was positive on {the left → both sides}.',
    ],
    choice: ['The stockings are to be made in {black → beige}.'],
    device: ['He puts the stocking on himself with {a donning frame → a pneumatic compression pump}.'],
    medication: [
      'He takes {lisinopril 20 mg → lisinopril 40 mg} once a day.',
      'Amlodipine {was stopped → was started} in August 2026.',
    ],
    diagnosis: [
      'His history is notable for {melanoma → melanoma and deep vein thrombosis}.',
      'Besides lymphedema, his record shows {a history of melanoma → peripheral arterial disease}.',
    ],
    event: [
      'The cellulitis of March 2026 was treated {with cephalexin by mouth → during a four-day hospital stay}.',
    ],
    treatment: [
      'He went through {manual drainage with bandaging → liposuction of the leg}, which brought the calf down from 51 cm.',
    ],
    attitude: [
      '~ He puts the stocking on without help{ → , does so faithfully every day and is highly motivated to continue}.',
    ],
    negation: [
      'At the last visit there was {no → an} open wound on the leg.',
      'He {manages → fails} to put the stocking on by himself with the frame.',
    ],
    'other-role': [
      'The left thigh measured {63 cm and the right 57 cm → 57 cm and the right 63 cm}.',
      'Before drainage and bandaging the calf measured {51 cm → 63 cm}.',
    ],
    'relative-date': ['His latest cellulitis was {eight months ago → three weeks ago}.'],
    brackets: [
      'The legs were measured on October 28, 2026, {both on the same day → [and an ulcer was found above the ankle]}.',
    ],
    quantity: ['He needs {three → six} custom stockings for the half year.'],
    retold: [
      'The ready-made stocking slid down within {2 hours → 2 weeks}.',
      'Amlodipine was stopped because it {worsened → had no effect on} the swelling.',
    ],
    identifier: [
      'The night garment is billed as {A6519 → A6591}.',
      'His record number is {OF-20817 → OF-20871}.',
    ],
    name: ['Mr. {Vandersteen → Vandersloot} tunes pipe organs.'],
    'date-age': ['His lymph nodes were removed on {February 19, 2024 → February 19, 2014}.'],
    sum: ['Three stockings and one night garment come to {four → five} pieces of compression in this order.'],
  },
};
