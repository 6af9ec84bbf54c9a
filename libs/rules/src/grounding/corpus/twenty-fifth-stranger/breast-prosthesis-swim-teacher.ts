import type { CorpusCase } from '../corpus-case.ts';

/** A breast surgeon, a breast care nurse, a fitter and a drafting model write for a swimming teacher after mastectomy. */
export const breastProsthesisSwimTeacher: CorpusCase = {
  id: 'breast-prosthesis-swim-teacher',
  today: '2026-02-17',
  facts: {
    case_id: 25109,
    patient: {
      first_name: 'Yevgenia',
      last_name: 'Castellanos-Birk',
      dob: '1981-04-12',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '144 lb',
      address: '8 Lighthouse Walk, Apt 31, Cormorant Beach, FL 33999',
      phone: '(305) 555-0190',
      mrn: 'CBS-92740',
    },
    diagnoses: [
      { code: 'Z90.11', description: 'Acquired absence of right breast and nipple' },
      { code: 'Z85.3', description: 'Personal history of malignant neoplasm of breast' },
    ],
    items: [
      {
        item: 'Breast prosthesis, silicone or equal, without integral adhesive',
        hcpcs: 'L8030',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '2 years',
        color: 'tawny',
        size: '8',
        justification:
          'For the right side, worn 14 hours a day. The left breast weighs about 520 g. With the light form she has used since the operation the right shoulder stands 2 cm higher. The scar is 16 cm long, closed and not tender.',
      },
      {
        item: 'Breast prosthesis, mastectomy form',
        hcpcs: 'L8020',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        size: '9',
        justification:
          'A foam form for the night and for teaching in the pool, 3 hours on 4 days a week. Silicone is too heavy in the water for her.',
      },
      {
        item: 'Breast prosthesis, mastectomy bra, without integrated breast prosthesis form, any size, any type',
        hcpcs: 'L8000',
        quantity: 4,
        quantity_limit: 6,
        limit_period: 'year',
        color: 'ivory',
        size: '36C',
        justification: 'A pocket on the right holds the prosthesis. Each bra lasts about 3 months.',
      },
    ],
    provider: { name: 'Thaddeus Marchetti, MD', npi: '1437680925', date_signed: '2026-02-17' },
    seen: [
      '2026-02-03, in clinic, by Thaddeus Marchetti, MD: scar on the right healed, no swelling of the arm, left breast without a finding.',
      '2026-02-10, fitted by Lorelei Baptiste, CMF.',
    ],
    told: [
      'Operation? Mastectomy on the right on 2025-09-16',
      'Who pays? Sandpiper Teachers Health Trust',
      'Who supplies? Second Bloom Fittings',
      'Lives with whom? With her husband Rafe and a daughter of 9',
      'Work? Swimming teacher, back at work since 2026-01-12',
      'Radiation? None',
      'Tamoxifen? 20 mg daily since 2025-10-20',
      'Reconstruction? She declines it',
      'Latex allergy? None',
    ],
    answered: [],
  },
  notes: [
    `February 17, 2026

Sandpiper Teachers Health Trust
RE: Yevgenia Castellanos-Birk, DOB April 12, 1981

Dear Trust reviewer,

Mrs. Castellanos-Birk, aged 44, has an acquired absence of the right breast and nipple (Z90.11) and a personal history of malignant neoplasm of the breast (Z85.3). The mastectomy was done on September 16, 2025. She had no radiation and takes tamoxifen 20 mg daily since October 20, 2025. She declines reconstruction.

At the visit of February 3, 2026 the scar on the right had healed. The arm was not swollen. The left breast was without a finding.

Since the operation she has used a light form. With it the right shoulder stands 2 cm higher. The left breast weighs about 520 g.

I order a silicone prosthesis (L8030), a foam form (L8020) for the night and the pool, and four mastectomy bras (L8000).

After a mastectomy an external prosthesis is an accepted alternative to reconstruction.

Thaddeus Marchetti, MD
NPI 1437680925`,
    `Breast care nurse - clinic note

Patient Y. Castellanos-Birk, 44 y
MRN CBS-92740
5 ft 7 in, 144 lb

Status: five months after mastectomy R. Scar 16 cm, closed, not tender. No swelling of the arm.

Posture: right shoulder 2 cm higher than left with the light form.

Work: swimming teacher, in the pool 3 hours on 4 days, which is 12 hours a week. Returned to work on 01/12/2026. Silicone is too heavy for her in the water.

Home: husband Rafe, daughter 9 y.

Medication: tamoxifen 20 mg once a day. No latex allergy.

Fitting 02/10/2026 by Lorelei Baptiste, CMF:
silicone, size 8, tawny
foam, size 9
bra, 36C, ivory, pocket on the right

Wear: silicone 14 hours a day. Foam for the night and for the pool.

Hand washing of bras and forms is usually recommended by their makers.`,
    `SECOND BLOOM FITTINGS
Claim support letter

Payer: Sandpiper Teachers Health Trust
Client: Yevgenia Castellanos-Birk
8 Lighthouse Walk, Apt 31, Cormorant Beach, FL 33999
(305) 555-0190

| Code | Product | Ordered | Limit |
|---|---|---|---|
| L8030 | Silicone prosthesis, size 8 | 1 | 1 in 2 years |
| L8020 | Mastectomy form, size 9 | 1 | 1 in 6 months |
| L8000 | Mastectomy bra, 36C | 4 | 6 in a year |

In all, six products. Four bras are two fewer than the limit allows.

Our fitter, Lorelei Baptiste, CMF, saw the client on February 10, 2026, one week before the order was signed by Thaddeus Marchetti, MD.

Codes of the order: Z90.11 and Z85.3.

The silicone prosthesis is in tawny and goes to the right side. The bras are in ivory. As a bra lasts about three months, four cover a year.

The form of foam serves for teaching in the pool and for sleep. The client works as a swimming teacher.

Plans tend to pay for a silicone prosthesis and a lighter form at different intervals.`,
    `## Medical necessity: external breast prosthesis

**Patient** Yevgenia Castellanos-Birk, 44, female
**Physician** Thaddeus Marchetti, MD (NPI 1437680925)
**Plan** Sandpiper Teachers Health Trust

**1. History.** Mrs. Castellanos-Birk underwent a right mastectomy on September 16, 2025. She did not receive radiation. Tamoxifen has been given since October 2025. She has decided against reconstruction.

**2. Examination.** On February 3, 2026 the right-sided scar was healed, and the arm showed no swelling.

**3. Need.**
- The remaining breast weighs about 520 g, and the light form used so far leaves the right shoulder 2 cm too high.
- A prosthesis of silicone is to be worn for 14 hours a day.
- In the pool, where she teaches on four days a week, silicone is too heavy for her.

**4. Order.**
1. One L8030, size 8
2. One L8020, size 9
3. Four L8000, size 36C

**5. Setting.** She lives with her husband and a daughter, who is nine. She went back to work on January 12, 2026, not quite four months after the operation.

Weighted prostheses are thought to help posture and balance after mastectomy.

*Date: February 17, 2026*`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'a personal history of malignant neoplasm of the breast (Z85.3) → a personal history of malignant neoplasm of the ovary (Z85.3)',
    ],
    [
      0,
      'description-detail',
      'an acquired absence of the right breast and nipple (Z90.11) → an acquired absence of both breasts and nipples (Z90.11)',
    ],
    [0, 'side', 'The left breast was without a finding. → The right breast was without a finding.'],
    [0, 'negation', 'The arm was not swollen. → The arm was swollen.'],
    [0, 'treatment', 'She had no radiation and takes → She had 25 sessions of radiation and takes'],
    [0, 'medication', 'takes tamoxifen 20 mg daily since → takes letrozole 2.5 mg daily since'],
    [
      0,
      'social',
      'She declines reconstruction. → She declines reconstruction, as did her mother and her sister.',
    ],
    [0, 'retold', 'The left breast weighs about 520 g. → The left breast weighs about 250 g.'],
    [
      0,
      'date-age',
      'The mastectomy was done on September 16, 2025. → The mastectomy was done on September 6, 2024.',
    ],
    [1, 'sum', 'which is 12 hours a week → which is 15 hours a week'],
    [1, 'other-role', 'Scar 16 cm, closed → Scar 14 cm, closed'],
    [1, 'negation', 'No latex allergy. → Latex allergy.'],
    [1, 'choice', 'silicone, size 8, tawny → silicone, size 8, ivory'],
    [1, 'name', 'Home: husband Rafe, daughter 9 y. → Home: husband Ralph, daughter 9 y.'],
    [1, 'script', 'Scar 16 cm, closed, not tender. → Scar ٢٦ cm, closed, not tender.'],
    [
      1,
      'relative-date',
      'Status: five months after mastectomy R. → Status: fifteen months after mastectomy R.',
    ],
    [1, 'diagnosis', 'No swelling of the arm. → No swelling of the arm. Frozen shoulder on the right.'],
    [
      1,
      'device',
      'Foam for the night and for the pool. → Foam for the night and for the pool. Compression sleeve for the arm at work.',
    ],
    [2, 'organisation', 'SECOND BLOOM FITTINGS → PINK RIBBON BOUTIQUE OF TAMPA'],
    [2, 'identifier', 'Codes of the order: Z90.11 and Z85.3. → Codes of the order: Z90.12 and Z85.3.'],
    [2, 'quantity', '| L8000 | Mastectomy bra, 36C | 4 | → | L8000 | Mastectomy bra, 36C | 6 |'],
    [2, 'other-item', '| L8020 | Mastectomy form, size 9 → | L8030 | Mastectomy form, size 9'],
    [2, 'sum', 'In all, six products. → In all, eight products.'],
    [2, 'relative-date', 'one week before the order was signed → two months before the order was signed'],
    [
      2,
      'brackets',
      'works as a swimming teacher. → works as a swimming teacher [and swims in competitions].',
    ],
    [
      2,
      'coverage-measure',
      'at different intervals. → at different intervals, and her old silicone prosthesis leaked after 26 months.',
    ],
    [
      2,
      'attestation',
      'The bras are in ivory. → The bras are in ivory; we have photographed the scar and keep the pictures on file.',
    ],
    [3, 'sex', 'She lives with her husband and → She lives with her wife and'],
    [3, 'negation', 'She did not receive radiation. → She did receive radiation.'],
    [
      3,
      'event',
      'was healed, and the arm showed → was healed after a second operation for bleeding, and the arm showed',
    ],
    [
      3,
      'attitude',
      'She has decided against reconstruction. → She has decided against reconstruction and feels whole and confident with her choice.',
    ],
    [3, 'social', 'a daughter, who is nine → a son, who is nine'],
    [3, 'retold', 'silicone is too heavy for her → silicone is not too heavy for her'],
    [3, 'treatment', 'Tamoxifen has been given since October 2025. → Tamoxifen was stopped in October 2025.'],
  ],
  corruptions: {},
};
