import type { CorpusCase } from '../corpus-case.ts';

/** A breast surgeon's dictation, and the fitter's checklist turned into prose. */
export const breastFormFlorist: CorpusCase = {
  id: 'breast-form-florist',
  today: '2026-10-05',
  facts: {
    case_id: 9101,
    patient: {
      first_name: 'Imelda',
      last_name: 'Thorvaldsen',
      dob: '1958-03-22',
      gender: 'female',
      height: '5 ft 4 in',
      weight: '158 lb',
      address: '71 Quarry Bend, Millhaven, OR 97555',
      phone: '(541) 555-0173',
      mrn: 'MH-44190',
    },
    diagnoses: [
      { code: 'Z90.12', description: 'Acquired absence of left breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Breast prosthesis, silicone or equal, without integral adhesive',
        hcpcs: 'L8030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        size: 'medium',
        color: 'ivory',
        justification:
          'Left mastectomy 2026-04-14, no reconstruction wanted. Scar healed, skin intact, no open area. Chest wall pulls to the left; neck and shoulder pain 4/10 by evening since surgery. Foam form worn for 6 weeks slips and weighs too little. Runs a flower shop and carries buckets with both arms. Letrozole 2.5 mg daily. No radiation was given.',
      },
      {
        item: 'Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type',
        hcpcs: 'L8000',
        quantity: 4,
        quantity_limit: 6,
        limit_period: '1 year',
        size: '38 B',
        justification:
          'Holds the silicone form in place. Four bras let her wear a clean one each day. Lives with her daughter Runa.',
      },
    ],
    provider: { name: 'Desmond Achterberg, MD', npi: '1679576722', date_signed: '2026-10-05' },
    seen: ['2026-09-21, office visit: scar closed, no swelling of the arm, weight stable.'],
  },
  notes: [
    `To whom it may concern,

Ms. Imelda Thorvaldsen (DOB 03/22/1958) is a 68-year-old florist who underwent a left mastectomy on April 14, 2026 for breast cancer. She did not want reconstruction. Her incision has healed, and when I examined her on September 21 the skin was intact and the arm was not swollen.

Since the operation her trunk is pulled toward the left, and by evening she has pain in the neck and shoulder which she rates 4 of 10. She tried a foam form for six weeks; it is too light and will not stay in place. An external silicone prosthesis restores weight and balance after removal of a breast.

I therefore order one silicone breast prosthesis (L8030), medium, ivory, and four mastectomy bras (L8000), size 38 B. External prostheses are covered after mastectomy when a practitioner orders them. She takes letrozole 2.5 mg daily. She did not receive radiation.

Desmond Achterberg, MD, NPI 1679576722`,
    `ORDER JUSTIFICATION
Pt: Thorvaldsen, Imelda, 68 y/o F, MRN MH-44190
Dx: Z90.12, acquired absence of L breast and nipple; Z85.3, h/o breast CA

Pt owns a flower shop; the job means lifting buckets with both arms all day. Her daughter Runa lives with her. S/p mastectomy 4/14/26, declined recon, no RT. Scar closed at the 9/21/26 visit, weight stable, no arm edema.

Problem: asymmetry of the chest. Pain in neck + shoulder, 4/10, worse toward evening, started after surgery. Temporary foam form x 6 wks: too light, slips.

Plan:
1) L8030 silicone form x 1, ivory, size medium. Limit is one per two years, so this order is within it.
2) L8000 mastectomy bra x 4, 38 B (allowed: 6 a year). With four, she has a fresh one every day and the form stays where it belongs.

A weighted form is meant to be worn during all waking hours. Please contact our office with questions.

D. Achterberg MD`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'for breast cancer → for metastatic breast cancer'],
    [0, 'side', 'pulled toward the left → pulled toward the right'],
    [0, 'sex', 'She did not want → He did not want'],
    [0, 'choice', 'medium, ivory → medium, tawny'],
    [0, 'negation', 'the arm was not swollen → the arm was swollen'],
    [
      0,
      'coverage-measure',
      'when a practitioner orders them → and her pain of 7 out of 10 meets the requirement',
    ],
    [1, 'medication', 'no arm edema. → no arm edema. On tamoxifen.'],
    [1, 'event', 'declined recon → chest wall abscess drained in May, declined recon'],
    [
      1,
      'organisation',
      'Please contact our office → Supplies will come from Cascade Home Medical. Please contact our office',
    ],
    [1, 'other-role', 'foam form x 6 wks → foam form x 38 wks'],
    [1, 'brackets', 'every day and the form → every day [she also has lymphedema of the arm] and the form'],
    [1, 'retold', 'too light, slips → too heavy, slips'],
  ],
  corruptions: {},
};
