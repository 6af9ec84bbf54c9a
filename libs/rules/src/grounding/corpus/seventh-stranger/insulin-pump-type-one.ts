import type { CorpusCase } from '../corpus-case.ts';

export const insulinPumpTypeOne: CorpusCase = {
  id: 'insulin-pump-type-one',
  today: '2026-09-18',
  facts: {
    case_id: 8108,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Pemberwick',
      dob: '1994-03-12',
      gender: 'female',
      height: '168 cm',
      weight: '63 kg',
      address: '88 Mulberry Street, Norwich Falls, VT 05055',
      phone: '(802) 555-0156',
      mrn: 'NF-120945',
    },
    diagnoses: [
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
      {
        code: 'E10.319',
        description: 'Type 1 diabetes mellitus with unspecified diabetic retinopathy without macular edema',
      },
    ],
    items: [
      {
        item: 'External ambulatory infusion pump, insulin',
        hcpcs: 'E0784',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Type 1 since age 11 (2005). Four injections a day since 2018: insulin degludec 22 units at night, insulin aspart about 6 units with each meal. Tests glucose 7 times a day. HbA1c 8.4% on 2026-06-10, 8.1% on 2026-09-09. Glucose of last 60 days between 48 and 312 mg/dL, 9 values below 54. Severe low 2026-07-22 at work: 38 mg/dL, coworker gave glucagon, ambulance, not admitted. C-peptide below 0.1 ng/mL with glucose 164. GAD antibodies positive. Dawn rise: 118 at 3 am, 236 at 7 am.',
      },
      {
        item: 'Infusion set for external insulin pump, non-needle cannula type',
        hcpcs: 'A4230',
        quantity: 15,
        quantity_limit: 15,
        limit_period: '1 month',
        justification:
          'Set changed every 2 days because of skin reactions to adhesive. Completed diabetes education with Colette Varga, RN, 2026-08-19, 4 hours. Retinopathy of both eyes, laser to left eye 2024-11-06. Kidney function normal, creatinine 0.8. Not pregnant. Levothyroxine 75 micrograms each morning for hypothyroidism. Counts carbohydrates, ratio 1 unit per 10 grams. Barista, shifts begin at 4:30 am. Lives with roommate. Weight 66 kg in January 2026.',
      },
    ],
    provider: { name: 'Thelonius Abara, MD', npi: '1417062953', date_signed: '2026-09-16' },
  },
  notes: [
    `32F T1DM since 2005 (age 11), MDI x4/d since 2018. Degludec 22 u qhs, aspart ~6 u w/ meals. SMBG 7x/d.
A1c 8.4 (6/10) → 8.1 (9/9). BG 48-312 last 60 d, 9 values <54.
Severe hypo 7/22 at work, BG 38, glucagon by coworker, EMS, not admitted.
C-pep <0.1 w/ BG 164. GAD+. Dawn phenom 118 @ 0300 → 236 @ 0700.
DR OU, laser OS 11/6/24. Cr 0.8. Hypothyroid, LT4 75 mcg qam. Not pregnant. I:C 1:10.
Wt ↓ 66 → 63 kg since Jan.
DSMES 8/19 x 4 h. Pump + sets q2d (#15/mo).`,
    `Ms. Saoirse Pemberwick is a 32-year-old woman with type 1 diabetes mellitus with hypoglycemia without coma (E10.649), diagnosed at the age of eleven. For eight years she has injected insulin four times a day: 22 units of degludec at night and about 6 units of aspart with each meal. She tests her glucose seven times daily.

Her hemoglobin A1c was 8.4% in June and 8.1% three months later. In the last 60 days her values ranged from 48 to 312 mg/dL. On July 22, 2026, at work, her glucose fell to 38 mg/dL and a coworker gave her glucagon. She was not admitted to a hospital. Her C-peptide is below 0.1 ng/mL while glucose was 164.

I prescribe one external insulin infusion pump (E0784) and fifteen infusion sets a month (A4230), because skin reactions to the adhesive require a change every two days.`,
    `CDE note: pt seen 8/19/26 for pump education, 4 hrs. Counts carbs, ICR 1 unit : 10 g. Injects 4x daily, fingersticks 7x daily. Had severe low on 7/22, 38 mg/dL, coworker gave glucagon, ambulance came. Reports BG higher in AM: 118 at 3 am to 236 at 7 am. Has retinopathy both eyes, laser on left 11/2024. Reacts to adhesive, so change sets q 2 days. Works as barista, starts 4:30 am. Lives with roommate. Takes levothyroxine 75 mcg in the morning.`,
    `Documentation checklist for pump supplier. Dx: Type 1 DM, E10.649. C-peptide <0.1 ng/mL; concurrent glucose 164 mg/dL. Beta cell antibody: GAD positive. A1c 8.1% on 09/09/2026 (prior 8.4% on 06/10/2026). Multiple daily injections: 4/day since 2018. Testing: 7/day. Glucose range 48 - 312. Education completed 08/19/2026 w/ C. Varga RN. Creatinine 0.8. Item 1: E0784 x 1. Item 2: A4230 x 15 per month. Physician: Abara, signed 09/16/2026.`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'T1DM → T2DM'],
    [0, 'date-age', '(age 11) → (age 21)'],
    [0, 'quantity', 'MDI x4/d → MDI x2/d'],
    [0, 'medication', '22 u qhs → 22 u bid'],
    [0, 'quantity', 'SMBG 7x/d → SMBG 3x/d'],
    [0, 'retold', '8.4 (6/10) → 9.4 (6/10)'],
    [0, 'other-role', '9 values <54 → 9 values <48'],
    [0, 'negation', 'EMS, not admitted → EMS, admitted'],
    [0, 'negation', 'GAD+ → GAD-'],
    [0, 'side', 'laser OS → laser OD'],
    [0, 'medication', 'LT4 75 mcg → LT4 175 mcg'],
    [0, 'negation', 'Not pregnant → Pregnant'],
    [0, 'negation', 'Wt ↓ 66 → Wt ↑ 66'],
    [0, 'quantity', 'q2d → q3d'],
    [0, 'retold', 'Cr 0.8 → Cr 1.8'],
    [1, 'code-disease', 'hypoglycemia without coma (E10.649) → ketoacidosis without coma (E10.649)'],
    [1, 'date-age', 'at the age of eleven → at the age of seven'],
    [1, 'relative-date', 'For eight years → For three years'],
    [1, 'medication', '22 units of degludec → 22 units of glargine'],
    [1, 'relative-date', 'three months later → six months later'],
    [1, 'negation', 'She was not admitted → She was admitted'],
    [1, 'other-role', 'fell to 38 mg/dL → fell to 48 mg/dL'],
    [1, 'quantity', 'every two days → every three days'],
    [1, 'event', 'a coworker gave her glucagon → paramedics gave her dextrose'],
    [2, 'quantity', 'fingersticks 7x daily → fingersticks 2x daily'],
    [2, 'date-age', 'severe low on 7/22 → severe low on 8/22'],
    [2, 'retold', '118 at 3 am to 236 at 7 am → 236 at 3 am to 118 at 7 am'],
    [2, 'side', 'laser on left → laser on right'],
    [2, 'social', 'Works as barista → Works as nurse'],
    [2, 'social', 'Lives with roommate → Lives with parents'],
    [2, 'medication', 'levothyroxine 75 mcg → levothyroxine 25 mcg'],
    [2, 'negation', 'Reacts to adhesive → Tolerates adhesive'],
    [2, 'quantity', '1 unit : 10 g → 1 unit : 15 g'],
    [3, 'description-detail', 'Type 1 DM → Type 2 DM'],
    [3, 'negation', 'GAD positive → GAD negative'],
    [3, 'other-role', 'C-peptide <0.1 → C-peptide 1.64'],
    [3, 'date-age', '(prior 8.4% on 06/10/2026) → (prior 8.4% on 05/10/2026)'],
    [3, 'quantity', '4/day → 2/day'],
    [3, 'name', 'C. Varga RN → C. Vargas RN'],
    [3, 'quantity', 'A4230 x 15 per month → A4230 x 30 per month'],
    [3, 'other-item', 'E0784 x 1 → E2402 x 1'],
    [3, 'retold', 'Glucose range 48 - 312 → Glucose range 84 - 312'],
  ],
  corruptions: {},
};
