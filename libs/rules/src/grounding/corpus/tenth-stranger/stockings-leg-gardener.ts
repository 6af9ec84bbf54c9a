import type { CorpusCase } from '../corpus-case.ts';

/** A lymphedema therapist's letter, and the note of a family physician who hurries. */
export const stockingsLegGardener: CorpusCase = {
  id: 'stockings-leg-gardener',
  today: '2026-09-21',
  facts: {
    case_id: 9109,
    patient: {
      first_name: 'Clementine',
      last_name: 'Balogun-Reyes',
      dob: '1972-01-13',
      gender: 'female',
      height: '169 cm',
      weight: '81 kg',
      address: '12 Orchid Way, San Telmo, CA 92999',
      phone: '(760) 555-0155',
      mrn: 'ST-70364',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.42', description: 'Personal history of malignant neoplasm of other parts of uterus' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30 to 40 mmHg, custom, each',
        hcpcs: 'A6553',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'beige',
        justification:
          'Swelling of the left leg since pelvic lymph node removal 2024-05-16. Calf 43.5 cm left, 36 cm right on 2026-09-03. Stage 2, pitting slight, Stemmer sign positive. Cellulitis in November 2025, cephalexin for 10 days, treated at home. Complete decongestive therapy in 12 sessions until 2026-08-28 took 3 cm off the calf. Ready-made stocking cut into the knee. No ulcer, no clot on duplex. Pulses strong. Landscape gardener, stands 6 hours a day.',
      },
      {
        item: 'Gradient compression garment, not otherwise specified, for nighttime use, each',
        hcpcs: 'A6519',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '2 years',
        justification: 'Fibrosis above the ankle softens only with compression at night. Puts it on herself.',
      },
    ],
    provider: { name: 'Octavio Brightwater, MD', npi: '1215903478', date_signed: '2026-09-21' },
    seen: ['2026-09-03, office visit: skin without wounds, toes not swollen.'],
  },
  notes: [
    `I write on behalf of Ms. Balogun-Reyes, born January 13, 1972, who has lymphedema (I89.0) of the left leg and a history of uterine cancer (Z85.42). The swelling began after her pelvic lymph nodes were removed on May 16, 2024.

She completed 12 sessions of complete decongestive therapy by August 28, which reduced the calf by 3 cm. On September 3 the left calf measured 43.5 cm and the right 36 cm, a difference of 7.5 cm. The lymphedema is stage 2 with slight pitting and a positive Stemmer sign. There are no wounds, and duplex showed no clot. A ready-made stocking cut into the back of her knee.

Lymphedema does not heal; without compression the fluid returns within days. She needs three custom below-knee stockings of 30 to 40 mmHg (A6553) in beige for six months, so that one can be worn while another is washed, and one nighttime garment (A6519), because the fibrosis above the ankle softens only when it is compressed at night. She is able to put it on without help. The benefit covers three daytime garments in six months for each part of the body.`,
    `Pt 54F landscape gardener, on feet 6 h/d. LLE lymphedema s/p pelvic LND 5/16/24. PMH: CA of uterus (Z85.42). I89.0.

Seen 9/3/26. L calf 43.5, R 36. Stage II, slight pitting, Stemmer +. Skin w/o wounds. Toes not swollen. Pulses strong. Duplex neg for clot.
Cellulitis 11/2025: Keflex x 10 d, managed at home.
CDT x 12, finished 8/28/26, calf down 3 cm.
OTS stocking failed, cut in at knee.

Orders
A6553, BK, custom, 30-40, beige, #3 / 6 mo
A6519, night garment, #1 (max 2 in 2 yrs)

Three a half year makes six a year. Daily wear is needed for life, garments lose their elasticity after about six months, and that is why they have to be replaced. Good skin care lowers the risk of another infection. Pt dons night garment herself. Will remeasure before each new set. Fibrosis above ankle, hence night compression.

O. Brightwater MD, NPI 1215903478`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'a history of uterine cancer (Z85.42) → a history of ovarian cancer (Z85.42)'],
    [0, 'description-detail', 'who has lymphedema (I89.0) → who has congenital lymphedema (I89.0)'],
    [0, 'side', 'the left calf measured → the right calf measured'],
    [0, 'choice', '(A6553) in beige → (A6553) in black'],
    [0, 'organisation', 'The benefit covers → Pacific Crest Advantage covers'],
    [0, 'retold', 'which reduced the calf → which enlarged the calf'],
    [1, 'device', 'Will remeasure before → Pneumatic pump at home too. Will remeasure before'],
    [1, 'medication', 'Pulses strong. → Pulses strong. On furosemide.'],
    [1, 'event', 'managed at home → managed at home after one night in the ER'],
    [1, 'relative-date', 'CDT x 12, finished 8/28/26 → CDT x 12, finished the weekend before last'],
    [1, 'other-role', 'on feet 6 h/d → on feet 12 h/d'],
    [1, 'brackets', 'OTS stocking failed → [BMI above 40] OTS stocking failed'],
  ],
  corruptions: {},
};
