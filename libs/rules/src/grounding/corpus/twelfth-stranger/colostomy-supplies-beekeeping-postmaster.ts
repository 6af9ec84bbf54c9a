import type { CorpusCase } from '../corpus-case.ts';

/** An ostomy nurse's assessment, a surgeon's brief letter, and a supplier's intake. */
export const colostomySuppliesBeekeepingPostmaster: CorpusCase = {
  id: 'colostomy-supplies-beekeeping-postmaster',
  today: '2026-11-17',
  facts: {
    case_id: 9309,
    patient: {
      first_name: 'Philippa',
      middle_name: 'Rue',
      last_name: 'Sandoval',
      dob: '1963-07-24',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '148 lb',
      address: '27 Orchard Spur, Kettle Bay, ME 04699',
      phone: '(207) 555-0155',
      mrn: 'KB-84403',
    },
    diagnoses: [
      { code: 'Z93.3', description: 'Colostomy status' },
      {
        code: 'Z85.048',
        description:
          'Personal history of other malignant neoplasm of rectum, rectosigmoid junction, and anus',
      },
    ],
    items: [
      {
        item: 'Ostomy skin barrier, with flange (solid, flexible, or accordion), extended wear, with built-in convexity, 4 x 4 inches or smaller, each',
        hcpcs: 'A4407',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        justification:
          'Permanent end colostomy, left lower abdomen, made 2025-11-18 when the rectum was removed for cancer. On 2026-10-30 the stoma was 32 mm across, pink, and flush with the skin. A flat barrier leaked within one day; the convex barrier holds 2 days. Twenty changes a month are needed because leaks come early after irrigation was stopped. Skin red for 1 cm around the lower edge, not open. No hernia.',
      },
      {
        item: 'Ostomy pouch, drainable; for use on barrier with flange (2 piece system), each',
        hcpcs: 'A5063',
        quantity: 20,
        quantity_limit: 20,
        limit_period: 'month',
        color: 'beige',
        justification:
          'Stool is soft, 3 to 4 emptyings a day. Changes the pouch herself; arthritis of the hands does not keep her from closing the clip. Was postmaster, retired in January 2026; keeps bees. Chemotherapy ended 2026-05-20. CT of 2026-09-15: no sign of recurrence. Allergic to adhesive remover with alcohol (burning), not to latex.',
      },
    ],
    provider: { name: 'Quentin Abara, MD', npi: '1861490257', date_signed: '2026-11-17' },
    seen: [
      '2026-10-30, office visit, Delia Hochstein, RN, CWOCN: stoma measured, skin inspected, abdomen soft.',
    ],
  },
  notes: [
    `OSTOMY ASSESSMENT

Patient: Philippa R. Sandoval, 63, DOB 7/24/1963, MRN KB-84403
Assessed by: Delia Hochstein, RN, CWOCN, on 10/30/2026

Stoma: end colostomy, permanent, LLQ. 32 mm. Pink. Flush.
Peristomal skin: erythema 1 cm at inferior margin; no open area.
Abdomen: soft. No hernia.
Output: soft stool, empties 3-4 x daily.
Wear time: flat barrier < 1 day before leak; convex barrier 2 days.
Self care: independent. Arthritis of hands, still closes clip.
Reactions: alcohol-based adhesive remover burns. Latex OK.

History: rectum removed for cancer 11/18/2025, colostomy made at the same operation (Z93.3, Z85.048). Chemo finished 5/20/2026. CT 9/15/2026 without recurrence.

Plan: A4407 convex extended-wear barrier, 20/mo. A5063 drainable 2-piece pouch, beige, 20/mo.

For signature: Quentin Abara, MD, NPI 1861490257`,
    `17 November 2026

To whom it may concern

Re: Ms. Philippa Sandoval

Ms. Sandoval lost her rectum to cancer a year ago tomorrow, on November 18, 2025, and has had a permanent colostomy in the left lower abdomen since then (Z93.3; Z85.048). Her chemotherapy was over on May 20, 2026, and a CT scan in September showed no recurrence.

The stoma lies flush with the skin. When it does, stool can creep under a flat barrier, and with her a flat one leaked within a day. A barrier with built-in convexity stays on for two days. The ostomy nurse Delia Hochstein measured the stoma at 32 mm on October 30 and saw redness 1 cm wide along its lower edge, though the skin was not broken.

Please cover twenty convex extended-wear barriers (A4407) and twenty drainable pouches (A5063) each month. Twenty is also the limit for each. She irrigated at one time and no longer does so, and leaks come early. She changes the pouch by herself, in spite of arthritis in her hands.

Quentin Abara, MD
NPI 1861490257`,
    `INTAKE / MEDICAL NECESSITY SUMMARY

1. Demographics
Sandoval, Philippa Rue. Female. 63 years. 5 ft 5 in, 148 lb. 27 Orchard Spur, Kettle Bay, ME 04699.

2. Diagnoses
Z93.3 Colostomy status
Z85.048 Personal history of other malignant neoplasm of rectum, rectosigmoid junction, and anus

3. Products, monthly
A4407: 20 barriers with flange, extended wear, convex, 4 x 4 inches or smaller
A5063: 20 drainable pouches for a two-piece system, beige
In all 40 pieces a month, or 480 a year.

4. Reason
The opening is level with the skin and 3.2 cm wide. A convex barrier presses the skin around a stoma down so that it stands out a little. The customer had leakage within one day with a flat product and gets two days out of the convex one. Stool is of soft consistency and the pouch is emptied three or four times daily. The skin at the lower edge is red but closed.

5. Abilities
She does her own changes and can close the clip.

6. Cautions
No adhesive remover with alcohol. She has no allergy to latex.

7. Social
Retired postmaster (January 2026) who keeps bees.

Prescriber: Quentin Abara, MD, NPI 1861490257`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'Stoma: end colostomy, permanent, LLQ. → Stoma: end ileostomy, permanent, LLQ.'],
    [0, 'side', 'permanent, LLQ → permanent, RLQ'],
    [0, 'retold', '32 mm. Pink. Flush. → 23 mm. Pink. Flush.'],
    [0, 'diagnosis', 'Abdomen: soft. No hernia. → Abdomen: soft. Parastomal hernia, reducible.'],
    [0, 'negation', 'no open area → with open area'],
    [
      0,
      'treatment',
      'alcohol-based adhesive remover burns. Latex OK. → alcohol-based adhesive remover OK. Latex burns.',
    ],
    [
      0,
      'retold',
      'flat barrier < 1 day before leak; convex barrier 2 days → convex barrier < 1 day before leak; flat barrier 2 days',
    ],
    [0, 'event', 'CT 9/15/2026 without recurrence → CT 9/15/2026 with a liver nodule'],
    [
      0,
      'quantity',
      'A5063 drainable 2-piece pouch, beige, 20/mo → A5063 drainable 2-piece pouch, beige, 30/mo',
    ],
    [
      1,
      'relative-date',
      'lost her rectum to cancer a year ago tomorrow → lost her rectum to cancer two years ago tomorrow',
    ],
    [1, 'description-detail', 'has had a permanent colostomy → has had a temporary colostomy'],
    [
      1,
      'negation',
      'She irrigated at one time and no longer does so → She irrigates and intends to go on doing so',
    ],
    [
      1,
      'retold',
      'The ostomy nurse Delia Hochstein measured the stoma → A home health aide measured the stoma',
    ],
    [1, 'sex', 'in spite of arthritis in her hands → in spite of arthritis in his hands'],
    [1, 'date-age', 'Her chemotherapy was over on May 20, 2026 → Her chemotherapy was over on May 2, 2026'],
    [
      1,
      'device',
      'Please cover twenty convex extended-wear barriers (A4407) → Please cover an irrigation set, twenty convex extended-wear barriers (A4407)',
    ],
    [1, 'treatment', 'Her chemotherapy was over on → Her chemotherapy and radiation were over on'],
    [2, 'sum', 'In all 40 pieces a month, or 480 a year. → In all 40 pieces a month, or 240 a year.'],
    [2, 'choice', 'pouches for a two-piece system, beige → pouches for a two-piece system, clear'],
    [
      2,
      'other-item',
      'A5063: 20 drainable pouches for a two-piece system → A5063: 20 closed pouches for a two-piece system',
    ],
    [2, 'quantity', 'A4407: 20 barriers with flange → A4407: 10 barriers with flange'],
    [
      2,
      'social',
      'Retired postmaster (January 2026) who keeps bees. → Retired postmaster (January 2026) who lives in assisted living.',
    ],
    [
      2,
      'medication',
      'No adhesive remover with alcohol. → No adhesive remover with alcohol. Takes loperamide before meals.',
    ],
    [2, 'other-role', 'level with the skin and 3.2 cm wide → level with the skin and 2 cm wide'],
    [2, 'brackets', '6. Cautions → [Two ER visits this year for dehydration.]\n\n6. Cautions'],
    [
      2,
      'negation',
      'She does her own changes and can close the clip. → She cannot close the clip, and a nurse does her changes.',
    ],
    [1, 'quantity', 'Twenty is also the limit for each. → Twenty is well below the limit for each.'],
    [0, 'retold', 'empties 3-4 x daily → empties 3-4 x weekly'],
  ],
  corruptions: {},
};
