import type { CorpusCase } from '../corpus-case.ts';

/** A metabolic geneticist, a dietitian, an obstetrician's office, a pharmacy clerk, a patients' advocate and a drafting model write for a pregnant beekeeper with phenylketonuria. */
export const formulaPhenylketonuriaBeekeeper: CorpusCase = {
  id: 'formula-phenylketonuria-beekeeper',
  today: '2026-05-13',
  facts: {
    case_id: 41107,
    patient: {
      first_name: 'Maribeth',
      last_name: 'Sorrel-Agyeman',
      dob: '1995-02-11',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '128 lb',
      address: '1760 Clover Spur, Harrow Bluff, NE 68999',
      phone: '(402) 555-0152',
      mrn: 'HBM-90073',
    },
    diagnoses: [
      { code: 'E70.0', description: 'Classical phenylketonuria' },
      {
        code: 'O99.281',
        description: 'Endocrine, nutritional and metabolic diseases complicating pregnancy, first trimester',
      },
      { code: 'Z3A.11', description: '11 weeks gestation of pregnancy' },
    ],
    items: [
      {
        item: 'Medical foods for inborn errors of metabolism',
        hcpcs: 'S9435',
        quantity: 90,
        quantity_limit: 60,
        limit_period: 'month',
        size: 'pouch of 20 g protein equivalent',
        justification:
          'Phenylalanine-free formula, 3 pouches a day. It gives 60 g of the 67 g of protein that she needs a day; food gives the other 7 g, with an allowance of 320 mg of phenylalanine. Blood phenylalanine was 1,140 µmol/L on 2025-09-04, after 5 months without formula because her insurance had ended, 284 on 2026-01-20, 241 on 2026-04-28 and 312 on 2026-05-08. The goal in pregnancy is 120 to 360 µmol/L. With 60 pouches a month she would have 40 g a day and would break down her own muscle, which raises phenylalanine. Sapropterin was tried from 2023-03-06 to 2023-04-03 and lowered phenylalanine by 6 % only.',
      },
      {
        item: 'Modified solid food supplements for inborn errors of metabolism',
        hcpcs: 'S9434',
        quantity: 8,
        quantity_limit: 8,
        limit_period: 'month',
        justification:
          'Low-protein bread, pasta and flour, so that she gets 2,100 kcal a day without using up her phenylalanine allowance. Two slices of ordinary bread hold about 280 mg. She lost 2 lb between 2026-03-31 and 2026-05-08.',
      },
    ],
    provider: { name: 'Ulrike Pemberton-Sato, MD', npi: '1457280913', date_signed: '2026-05-13' },
    seen: [
      '2026-04-30, by ultrasound: one fetus with heartbeat, 9 weeks 1 day.',
      '2026-05-08, metabolic clinic of Harrow Bluff, by Ulrike Pemberton-Sato, MD, and Jory Maddox, RD: weight 128 lb, blood pressure 108/66, nausea in the morning without dehydration; the formula stays down when taken cold in 5 small portions.',
    ],
    told: [
      'Who pays? Platte Meadow Insurance',
      'Who supplies? Sandhill Nutrition Pharmacy',
      'Since when PKU known? Newborn screening, February 1995',
      'When is the child due? On 2026-12-02; first pregnancy',
      'Work? Beekeeper with 140 hives',
      'Lives with whom? With her husband Kwabena and his mother Efua',
      'Blood spots? Sent from home twice a week',
      'Earlier request? Denied on 2026-05-04, with the words "food is not a covered benefit"',
      'Price? 26 dollars a pouch',
    ],
    answered: [],
  },
  notes: [
    `Ulrike Pemberton-Sato, MD
Metabolic Clinic of Harrow Bluff

May 13, 2026

Platte Meadow Insurance, Appeals Department
Expedited appeal: Maribeth Sorrel-Agyeman, DOB 02/11/1995

To the Medical Director:

I request an expedited reversal of your May 4 decision. An ordinary appeal may take a month or more. A pregnancy does not wait, and my patient is in her eleventh completed week.

Mrs. Sorrel-Agyeman, 31, has classical phenylketonuria (E70.0), found by newborn screening in February 1995. She cannot convert phenylalanine, which crosses the placenta and is concentrated on the fetal side. Her child will in all likelihood not have PKU, yet maternal phenylalanine above the accepted range is a teratogen. It is associated with microcephaly, congenital heart disease and intellectual disability. The heart and brain are being formed in the very weeks we are now corresponding about.

The target in pregnancy is 120 to 360 µmol/L. Hers was 241 on April 28 and 312 on May 8. What it does without formula we know, because her insurance once ended: after five months it stood at 1,140, more than three times the upper limit.

The plan wrote that food is not a covered benefit. This is not food in the sense of that sentence. It is a phenylalanine-free medical food used under a physician's supervision, and it supplies 60 of her 67 grams of protein each day. No shop sells a substitute. Drug treatment has been attempted: sapropterin, four weeks in 2023, moved the level by 6%.

I order 90 pouches a month (S9435), thirty above your limit, being three a day; and 8 low-protein food supplements a month (S9434), within it.

I am available for a peer-to-peer conversation today or tomorrow.

Ulrike Pemberton-Sato, MD
NPI 1457280913`,
    `NUTRITION ASSESSMENT (ADIME)
Jory Maddox, RD    05/08/2026
Pt: M. Sorrel-Agyeman, 31 F, G1, classical PKU

A – ASSESSMENT
Ht 165 cm. Wt 58 kg (128 lb), –2 lb since 03/31. BMI 21.3.
BP 108/66. AM nausea, not dehydrated.
Formula tolerated cold, divided into 5 small portions.

Phe (µmol/L)
 09/04/25   1140  (5 mo w/o formula)
 01/20/26    284
 04/28/26    241
 05/08/26    312
Target 120–360

Rx: protein 67 g/d = 60 g formula (3 x 20 g) + 7 g intact. Phe 320 mg/d. Energy 2,100 kcal/d.

D – DIAGNOSIS (nutrition)
Impaired nutrient utilization (phenylalanine) related to classical PKU; increased need in pregnancy.

I – INTERVENTION
1. Phe-free formula, 3 pouches/d → 90/mo (S9435). That is about 90% of her protein.
2. Low-protein bread, pasta, flour → 8/mo (S9434). Two slices of ordinary bread cost her ~280 of the 320 mg, which leaves 40 mg for everything else in the day.
3. Keep small cold portions for nausea.

M/E – MONITORING
Home blood spots 2x/wk. Weight. Phe tolerance normally climbs in the second half of pregnancy; Rx will be revised as it does.

WHAT IF 60 POUCHES?
2/d → 40 g formula + 7 g food = 47 g, i.e. 20 g (30%) under need. Result: catabolism, and catabolism releases Phe from her own muscle. Cutting formula therefore RAISES Phe even if she eats nothing extra. Reviewers tend to get this backwards.

Note weight loss and the rise from 241 to 312 in the same weeks. Still in range; not much room left above (48).`,
    `SANDHILL NUTRITION PHARMACY
Benefit exception request

1. Who is the member?
Maribeth Sorrel-Agyeman, date of birth 02/11/1995, 1760 Clover Spur, Harrow Bluff, NE 68999, telephone (402) 555-0152.

2. Who is prescribing?
Ulrike Pemberton-Sato, MD, NPI 1457280913. Order signed 05/13/2026.

3. What is prescribed?
S9435, medical foods for inborn errors of metabolism, pouches of 20 g protein equivalent: 90 per month.
S9434, modified solid food supplements for inborn errors of metabolism: 8 per month.

4. What are the diagnosis codes?
E70.0, O99.281, Z3A.11.

5. Does any line exceed the limit?
S9435 does. Limit 60, ordered 90. S9434 does not. Limit 8, ordered 8.

6. What does it cost?
A pouch is $26. Ninety are $2,340. Thirty over the limit are $780 of that.

7. Can the member buy it in a grocery store?
No. Phenylalanine-free protein substitutes are made for this disease only and are used under medical supervision.

8. Was there an earlier decision?
Denied 05/04/2026, "food is not a covered benefit."

9. Why is this urgent?
The member is 11 weeks pregnant and due on 12/02/2026. Her blood phenylalanine was 312 on 05/08/2026. The goal ends at 360. Without formula it was 1,140 last September.

10. Was a medicine tried?
Sapropterin, 03/06/2023 to 04/03/2023. Six percent reduction.

11. How long?
To the birth at least, that is 29 weeks from the date of the order. PKU itself is lifelong, and current guidelines recommend treatment for life.

Sandhill Nutrition Pharmacy, reimbursement`,
    `OBSTETRIC SUPPORT LETTER

S: 31-year-old primigravida with PKU, morning nausea. Beekeeper. Lives with husband Kwabena and mother-in-law Efua.

O: LMP-independent dating: ultrasound April 30, 2026, single fetus, heartbeat present, 9 weeks 1 day. Hence 11 weeks 0 days today, May 13. EDD December 2, 2026. BP on May 8: 108/66. Phe on May 8: 312 µmol/L (5.2 mg/dL).

A: O99.281, metabolic disease complicating pregnancy, first trimester. E70.0. Z3A.11.

P: Continue strict metabolic control under Dr. Pemberton-Sato. Medical food S9435, 90 pouches monthly, and low-protein foods S9434, 8 monthly.

Rationale for the payer. Maternal PKU syndrome is one of the few causes of birth defects that is almost entirely preventable. The means of preventing it is a diet, the diet rests on a formula, and the formula is what was refused on May 4. At levels like the one she had off formula (1,140 µmol/L, or close to 19 mg/dL) the published risk of microcephaly is high and so is that of congenital heart defects. In the recommended range the risk approaches that of other pregnancies.

She sends blood spots from home twice a week. The last two values named in the record, 241 and 312, are both within 120–360.

An NICU stay, a cardiac operation on an infant, or special schooling for eighteen years costs incomparably more than about seven months of formula.

We ask that the request be treated as urgent.

On behalf of the team of Ulrike Pemberton-Sato, MD, NPI 1457280913`,
    `Notes toward the appeal, from the patients' advocate
(Doctor, please correct the science!)

Maribeth keeps bees. A hundred and forty hives of them, near Harrow Bluff. She has had PKU all her life. They caught it in the heel-prick test when she was born, in February 1995.

People think PKU means "don't eat meat." It means she gets seven grams of protein a day from food. A glass of milk has eight. Everything else, sixty grams, comes out of three pouches. Without those she is hungry for protein and her body helps itself to her muscles.

Last year her coverage ended and for five months there was no formula. Her level went to 1,140. She got back to formula, and by January it was 284. So we don't need to guess what happens if Platte Meadow says no. It has happened.

This time there is a baby. First one. Due the second of December.

She is sick in the mornings. She has worked out that the formula stays down if it's cold and she takes it in five small goes. Twice a week she sends in a blood spot from home. Her level is where it should be, 312 at last count with 360 the ceiling.

The answer on May 4 was "food is not a covered benefit." Well, here are the numbers if she pays. Twenty-six dollars a pouch, three pouches a day, is seventy-eight dollars. Every day. In a month of thirty days, $2,340. From now to the due date there are 203 days, and that's $15,834.

They did try a pill for PKU, sapropterin, for four weeks in 2023. Six percent better. Not enough.

Please ask for all 90 pouches (S9435). Sixty is two a day. And the eight low-protein foods (S9434), because two slices of regular bread eat up 280 of the 320 milligrams she's allowed.`,
    `# Appeal Letter Draft — Medical Food in Pregnancy

**Re:** Maribeth Sorrel-Agyeman | **MRN:** HBM-90073 | **Plan:** Platte Meadow Insurance
**Decision appealed:** May 4, 2026

## Background

Maribeth Sorrel-Agyeman is a **31-year-old woman with classical phenylketonuria (E70.0)** who is **11 weeks pregnant (Z3A.11)** with her first child. Her condition complicates the pregnancy (O99.281).

## The request

- **S9435** – phenylalanine-free medical food, **90 pouches/month**
- **S9434** – modified low-protein solid foods, **8/month**

## Response to the denial reason

*"Food is not a covered benefit."*

We respectfully disagree with the application of this exclusion:

1. **It is treatment.** The formula provides roughly nine tenths of her daily protein (60 g of 67 g).
2. **It has no over-the-counter equivalent.** Ordinary protein contains the very amino acid she cannot metabolize.
3. **Stopping it has been shown to cause harm in her own laboratory record.** See below.

## Laboratory record

| Date | Blood Phe (µmol/L) | Context |
|---|---|---|
| Sep 4, 2025 | 1,140 | Five months without formula |
| Jan 20, 2026 | 284 | |
| Apr 28, 2026 | 241 | Pregnant |
| May 8, 2026 | 312 | Pregnant, morning nausea |

Range advised in pregnancy: **120–360**.

## Alternatives

Sapropterin was given for four weeks in 2023, with a decrease of only 6%. Diet alone, without formula, cannot supply enough protein at an allowance of 320 mg of phenylalanine.

## Quantity

Three pouches daily for 30 days equals 90. The limit of 60 would leave her 20 g short of protein every day. She has already lost two pounds this spring.

## Conclusion

Timely access protects both mother and child. We ask for approval through the expected date of delivery, **December 2, 2026**, and for expedited handling.

*Ulrike Pemberton-Sato, MD · NPI 1457280913*`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
