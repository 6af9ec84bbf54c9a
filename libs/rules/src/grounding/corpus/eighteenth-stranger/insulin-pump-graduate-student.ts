import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist and a diabetes educator ask for an insulin pump for a young woman. */
export const insulinPumpGraduateStudent: CorpusCase = {
  id: 'insulin-pump-graduate-student',
  today: '2026-10-05',
  facts: {
    case_id: 19106,
    patient: {
      first_name: 'Saoirse',
      last_name: 'Kvamme',
      dob: '1999-03-18',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '144 lb',
      address: '560 Lantern Walk, Unit 9, Brightwater, OR 97999',
      phone: '(503) 555-0136',
      mrn: 'BEC-68205',
    },
    diagnoses: [
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      {
        code: 'E10.3293',
        description:
          'Type 1 diabetes mellitus with mild nonproliferative diabetic retinopathy without macular edema, bilateral',
      },
    ],
    items: [
      {
        item: 'External ambulatory infusion pump, insulin',
        hcpcs: 'E0784',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '4 years',
        color: 'teal',
        justification:
          'Multiple daily injections (insulin degludec once, insulin aspart with meals, 5 injections a day) since January 2024 have not brought the HbA1c under 8 %: 8.9 % on 2026-03-23 and 9.2 % on 2026-09-21. Dawn rise of 90 mg/dL between 3 and 7 a.m. C-peptide 0.1 ng/mL with a glucose of 168 mg/dL on 2026-09-21. She tests 6 times a day and counts carbohydrates.',
      },
      {
        item: 'Supplies for maintenance of insulin infusion catheter, per week',
        hcpcs: 'A4224',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '3 months',
        justification:
          'Infusion set changed every 3 days. Steel cannula, since adhesive of a soft set raised blisters on the left flank during the trial of 2026-08.',
      },
      {
        item: 'Supplies for external insulin infusion pump, syringe type cartridge, sterile, each',
        hcpcs: 'A4225',
        quantity: 30,
        quantity_limit: 30,
        limit_period: '3 months',
        justification: 'One cartridge of 3 mL at each set change, with 38 units of insulin a day.',
      },
    ],
    provider: { name: 'Evangeline Prudhomme, MD', npi: '1902746583', date_signed: '2026-10-05' },
    seen: [
      '2026-09-21, in office, by Evangeline Prudhomme, MD: no lipohypertrophy, feet with normal sensation, blood pressure 112/70.',
      '2026-09-23, in office, by Tobiah Renwick, RN, CDCES: programmed basal rates without help, answered 19 of 20 questions of the pump test.',
    ],
    told: [
      'Who pays? Cascade Crest Insurance',
      'Who supplies? Riverstone Pump Supply',
      'Occupation? Graduate student of geology',
      'Lives with whom? With a roommate, Imogen',
    ],
    answered: [],
  },
  notes: [
    `October 5, 2026

Cascade Crest Insurance
Subject: Saoirse Kvamme, DOB 03/18/1999, request for an insulin pump

To whom it may concern,

Ms. Kvamme, a 27-year-old graduate student of geology, has type 1 diabetes mellitus with hyperglycemia (E10.65). She also has mild nonproliferative diabetic retinopathy without macular edema in both eyes (E10.3293).

Since January 2024 she has used multiple daily injections, five a day, with insulin degludec once and insulin aspart at meals. This has not brought her HbA1c under 8 %. It was 8.9 % on March 23, 2026 and 9.2 % on September 21, 2026. Her glucose rises by 90 mg/dL between 3 and 7 a.m., which a once-daily basal insulin cannot follow. On September 21 the C-peptide was 0.1 ng/mL with a glucose of 168 mg/dL. I found no lipohypertrophy at that visit, and sensation of the feet was normal.

She tests 6 times a day and counts carbohydrates.

I order one external insulin infusion pump (E0784), 13 weekly units of catheter supplies (A4224) per 3 months, and 30 cartridges (A4225) per 3 months.

With kind regards,
Evangeline Prudhomme, MD, NPI 1902746583`,
    `DIABETES EDUCATOR'S PUMP READINESS REPORT
Tobiah Renwick, RN, CDCES - visit of 09/23/2026

Client: Saoirse Kvamme (female), 27, MRN BEC-68205
Diagnosis: T1DM with hyperglycemia; mild NPDR, bilateral, without macular edema

Skills observed
1. Programmed basal rates without help
2. Pump test: 19 of 20 questions answered

Self-management
- SMBG 6 times daily
- Counts carbohydrates
- 5 injections per day at present (degludec, aspart)

Infusion set
Steel cannula: in the trial of August 2026 the adhesive of a soft set raised blisters on the left flank. Set changes every 3 days.

Cartridge
3 mL, one at each change. Her use is 38 units of insulin a day.

Living situation
Lives with a roommate, Imogen. Studies geology (graduate level).

Order per Dr. Prudhomme
E0784 pump, teal, 1; A4224 x 13 and A4225 x 30 for 3 months. A change every 3 days makes 10 changes in 30 days, that is 30 in 90 days, which agrees with the number of cartridges.`,
    `RIVERSTONE PUMP SUPPLY
Benefits and Documentation Team

Patient: Saoirse Kvamme
560 Lantern Walk, Unit 9, Brightwater, OR 97999
(503) 555-0136

Ordering endocrinologist: Evangeline Prudhomme, MD - NPI 1902746583
Carrier: Cascade Crest Insurance

| Line | HCPCS | Item | Quantity | Limit |
| 1 | E0784 | External ambulatory infusion pump, insulin (teal) | 1 | 1 per 4 years |
| 2 | A4224 | Supplies for maintenance of insulin infusion catheter, per week | 13 | 13 per 3 months |
| 3 | A4225 | Syringe type cartridge, sterile, each | 30 | 30 per 3 months |

Summed over lines 2 and 3, 43 supply units are ordered for three months. Over a year line 3 comes to 120 cartridges.

Clinical basis: ICD-10 E10.65 and E10.3293. Carriers often ask for a C-peptide that is low together with a fasting glucose of 225 mg/dL or less. The chart of September 21, 2026 gives a C-peptide of 0.1 ng/mL at a glucose of 168 mg/dL. HbA1c was 8.9 % in March and 9.2 % in September 2026. The patient has been on multiple daily injections since January 2024. The pump test was not failed: 19 of 20 questions were answered.`,
    `**Insulin Pump Therapy – Letter of Medical Necessity (draft)**

**Patient summary.** Saoirse Kvamme is a 27-year-old woman with type 1 diabetes and hyperglycemia. Both eyes show mild nonproliferative retinopathy without macular edema.

**Current regimen.** She injects insulin five times per day, using degludec once daily and aspart with meals. She checks her glucose 6 times daily and counts carbohydrates.

**Why the current regimen is not adequate.**
- Her HbA1c has stayed above 8 %, with 9.2 % as the latest value (September 21, 2026).
- A dawn rise of 90 mg/dL occurs between 3 and 7 a.m.
- Her C-peptide of 0.1 ng/mL shows that she hardly makes insulin of her own.

**Readiness.** On September 23, 2026, Tobiah Renwick, RN, CDCES, saw her program basal rates without help. She was able to answer 19 of 20 questions on the pump test.

**Requested equipment.** A teal insulin pump (E0784), infusion catheter supplies (A4224) and cartridges (A4225). A steel cannula is planned, because a soft set's adhesive caused blisters on her left flank in August 2026.

**Closing.** A pump can vary its basal rate by the hour. For these reasons it is medically necessary.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'with hyperglycemia (E10.65) → with diabetic nephropathy (E10.65)'],
    [
      2,
      'other-item',
      '| A4224 | Supplies for maintenance of insulin infusion catheter, per week → | A4224 | Blood glucose test strips, per 50',
    ],
    [0, 'other-item', '30 cartridges (A4225) → 30 lancets (A4225)'],
    [0, 'description-detail', 'mild nonproliferative → moderate nonproliferative'],
    [1, 'description-detail', 'without macular edema → with macular edema'],
    [1, 'side', 'mild NPDR, bilateral → mild NPDR, right eye'],
    [3, 'side', 'blisters on her left flank → blisters on her right flank'],
    [1, 'sex', '(female) → (male)'],
    [2, 'choice', 'insulin (teal) → insulin (pink)'],
    [1, 'choice', 'E0784 pump, teal → E0784 pump, black'],
    [3, 'device', 'and cartridges (A4225) → and cartridges (A4225), besides a continuous glucose monitor'],
    [0, 'medication', 'insulin aspart at meals → insulin aspart at meals, besides pramlintide'],
    [3, 'medication', 'using degludec once daily → using detemir once daily'],
    [3, 'diagnosis', 'type 1 diabetes and hyperglycemia → type 1 diabetes, hyperglycemia and hypothyroidism'],
    [2, 'event', 'since January 2024. → since January 2024 and was hospitalized for ketoacidosis.'],
    [1, 'treatment', 'Set changes every 3 days. → Set changes every 3 days. Allergy to nickel.'],
    [0, 'social', 'graduate student of geology → graduate student of chemistry'],
    [1, 'social', 'Lives with a roommate → Lives with a fiance'],
    [3, 'attitude', 'and counts carbohydrates → and counts carbohydrates with great diligence'],
    [1, 'attitude', '1. Programmed basal rates → 1. Motivated; programmed basal rates'],
    [0, 'negation', 'This has not brought → This has brought'],
    [2, 'negation', 'The pump test was not failed → The pump test was failed'],
    [2, 'organisation', 'Carrier: Cascade Crest Insurance → Carrier: Oregon Health Plan'],
    [
      0,
      'attestation',
      'I found no lipohypertrophy → I looked through her logbook of 60 days and found no lipohypertrophy',
    ],
    [1, 'relative-date', 'in the trial of August 2026 → in the trial last week'],
    [3, 'other-role', 'Her C-peptide of 0.1 ng/mL → Her C-peptide of 3 ng/mL'],
    [1, 'brackets', '2. Pump test: → 2. Pump test [second attempt]:'],
    [2, 'coverage-measure', 'of 225 mg/dL or less. → of 225 mg/dL or less, as she had with 204 mg/dL.'],
    [3, 'script', '(E0784) → (Е0784)'],
    [2, 'identifier', 'NPI 1902746583 → NPI 1902746538'],
    [0, 'date-age', 'a 27-year-old → a 29-year-old'],
    [2, 'quantity', '| 30 per 3 months | → | 40 per 3 months |'],
    [1, 'name', 'Tobiah Renwick, RN → Tobias Fenwick, RN'],
    [0, 'retold', 'rises by 90 mg/dL → rises by 60 mg/dL'],
    [2, 'sum', '43 supply units → 53 supply units'],
  ],
  corruptions: {},
};
