import type { CorpusCase } from '../corpus-case.ts';

/** A urologist's terse letter, and a nurse's teaching record. */
export const cathetersSclerosisTeacher: CorpusCase = {
  id: 'catheters-sclerosis-teacher',
  today: '2026-11-09',
  facts: {
    case_id: 9108,
    patient: {
      first_name: 'Ludovic',
      last_name: 'Marchetti',
      dob: '1978-06-30',
      gender: 'male',
      height: '175 cm',
      weight: '77 kg',
      address: '250 Alder Court, Fenwick, WI 54699',
      phone: '(608) 555-0182',
      mrn: 'FW-12836',
    },
    diagnoses: [
      { code: 'G35.D', description: 'Multiple sclerosis, unspecified' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'R33.8', description: 'Other retention of urine' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating, each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        size: '14 Fr',
        length: '16 inch',
        justification:
          'Cannot empty: residual 380 mL on 2026-10-20 after voiding 120 mL. Retention permanent, expected to last longer than 3 months. Catheterizes himself 5 times a day since 2026-03. Creatinine 0.9, ultrasound without hydronephrosis. One infection with E. coli in June, nitrofurantoin for 5 days. Tamsulosin 0.4 mg for 8 weeks without effect. Fingers dexterous enough. Prostate normal. Teaches geography, uses the staff restroom. Ocrelizumab every 6 months. Latex allergy.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        justification: 'One packet with each catheter.',
      },
    ],
    provider: { name: 'Rosamund Delacroix, MD', npi: '1346798025', date_signed: '2026-11-09' },
    seen: ['2026-10-20, office visit: abdomen soft, meatus clean, technique correct.'],
  },
  notes: [
    `To the payer:

Mr. Ludovic Marchetti, 48, has multiple sclerosis (G35.D), neuromuscular dysfunction of the bladder (N31.9) and retention of urine (R33.8). On October 20 he voided 120 mL and retained 380 mL, so that his bladder held half a liter. His retention is permanent and will last longer than three months.

He has catheterized himself five times daily since March. His fingers are dexterous enough, and his technique was correct when it was last observed. The upper tract is safe: creatinine 0.9, no hydronephrosis. Tamsulosin 0.4 mg, taken for eight weeks, had no effect. His prostate is normal. There was a single infection, E. coli in June, which was treated with nitrofurantoin for five days.

I prescribe 150 straight tip catheters (A4351), 14 Fr, 16 inch, and 150 lubricant packets (A4332) per month: five a day for 30 days. He is allergic to latex. Catheters are covered for permanent retention, and each one may be used only once. Intermittent catheterization protects the kidneys better than a catheter that stays in the bladder.

Rosamund Delacroix, MD`,
    `SELF-CATH TEACHING RECORD
Pt L. Marchetti, M, 48. Allergy: LATEX. Works as geography teacher, caths in staff restroom at school.
Dx MS (G35.D), neurogenic bladder (N31.9), retention (R33.8).
MS tx: ocrelizumab q6mo.

PVR 380 cc after void of 120 cc (10/20/26). Renal US: no hydro. Cr 0.9.
CIC 5x/day since 3/2026. Technique correct on return demo 10/20. Meatus clean. Abd soft.
UTI x1, June, E coli, Macrobid x 5 d.
Flomax 0.4 x 8 wks: no effect.

Supplies/mo: A4351 straight tip, 14 Fr, 16" length, #150. A4332 lube packet, #150 (one with each cath). Both limits are 200, so 50 remain of each. Three months = 450 + 450.

Teaching points: wash hands, new sterile catheter every time, never reuse. Call for fever, blood in urine, or if no urine comes. Drink evenly through the day. Store the box dry and away from heat. Pt repeats the steps without prompting? Not recorded at this visit. Need is long term; the order should be renewed yearly.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'has multiple sclerosis (G35.D) → has transverse myelitis (G35.D)'],
    [
      0,
      'description-detail',
      'has multiple sclerosis (G35.D) → has relapsing-remitting multiple sclerosis (G35.D)',
    ],
    [0, 'device', 'He is allergic → A leg bag is dispensed as well. He is allergic'],
    [0, 'negation', 'had no effect → had an effect'],
    [0, 'other-role', 'for five days. → for eight days.'],
    [
      0,
      'coverage-measure',
      'covered for permanent retention → covered for permanent retention, and his detrusor pressure of 62 cm H2O satisfies this',
    ],
    [1, 'sex', 'L. Marchetti, M, 48 → L. Marchetti, F, 48'],
    [1, 'choice', '16" length → 6" length'],
    [1, 'medication', 'MS tx: ocrelizumab q6mo. → MS tx: ocrelizumab q6mo, baclofen.'],
    [1, 'organisation', 'Teaching points: → Box comes from Badger Urologicals. Teaching points:'],
    [1, 'relative-date', 'Call for fever → Retaught last Monday. Call for fever'],
    [1, 'retold', 'Renal US: no hydro → Renal US: bilateral hydro'],
  ],
  corruptions: {},
};
