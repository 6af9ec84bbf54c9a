import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist, a diabetes educator, a brother, a telehealth note, a clerk and a drafting model write for a tree climber who needs an insulin pump. */
export const insulinPumpArborist: CorpusCase = {
  id: 'insulin-pump-arborist',
  today: '2026-08-19',
  facts: {
    case_id: 27105,
    patient: {
      first_name: 'Marisol',
      last_name: 'Thackeray',
      dob: '1997-05-22',
      gender: 'female',
      height: '5 ft 8 in',
      weight: '151 lb',
      address: '5520 Alder Spur Road, Cobble Creek, OR 97999',
      phone: '(541) 555-0109',
      mrn: 'CCE-90344',
    },
    diagnoses: [
      { code: 'E10.65', description: 'Type 1 diabetes mellitus with hyperglycemia' },
      { code: 'E10.649', description: 'Type 1 diabetes mellitus with hypoglycemia without coma' },
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
        color: 'blue',
        justification:
          'Type 1 diabetes since October 2011. C-peptide 0.1 ng/mL with a glucose of 184 mg/dL on 2026-07-08, GAD antibodies positive. HbA1c 8.9% on 2026-01-14 and 8.7% on 2026-07-08 in spite of insulin glargine 22 units at 21:00 and insulin lispro 5 times a day, adjusted by herself, since 2019. Continuous glucose monitor from 2026-06-24 to 2026-07-07: 44% in range, 51% above 180 mg/dL, 5% below 70 mg/dL, a rise from 110 to 230 mg/dL between 3 and 7 in the morning on 9 of 14 days. On 2026-04-30 her glucose fell to 38 mg/dL while she was 15 m up a tree; a workmate brought her down and gave 3 mg of nasal glucagon, and she was not taken to a hospital.',
      },
      {
        item: 'Supplies for maintenance of insulin infusion catheter, per week',
        hcpcs: 'A4224',
        quantity: 13,
        quantity_limit: 13,
        limit_period: '3 months',
        justification:
          'One unit a week. She sweats under the climbing harness and is to change the infusion set every 2 days.',
      },
      {
        item: 'Supplies for external insulin infusion pump, syringe type cartridge, sterile, each',
        hcpcs: 'A4225',
        quantity: 45,
        quantity_limit: 45,
        limit_period: '3 months',
        justification:
          'One cartridge with each change of the set, every 2 days. She uses about 48 units of insulin a day.',
      },
    ],
    provider: { name: 'Bartholomew Iyengar, MD', npi: '1962015384', date_signed: '2026-08-19' },
    seen: [
      '2026-01-14, laboratory: HbA1c 8.9%.',
      '2026-06-12, education by Junia Falk, RN, CDCES, finished: 10 hours, carbohydrate counting, sick days, pump basics.',
      '2026-07-08, in the endocrine clinic, by Bartholomew Iyengar, MD: HbA1c 8.7%, monitor read out, feet normal, mild retinopathy in both eyes on the photographs of 2026-05-20.',
      '2026-08-12, video visit, by Bartholomew Iyengar, MD: the choice of a pump talked through.',
    ],
    told: [
      'Who pays? Cascade Commons HMO, bought on the marketplace',
      'Who supplies? Rivermark Diabetes Supply',
      'Lives with whom? With her brother Teodor on a small farm',
      'Work? Arborist, climbs trees up to 25 m high, 4 days a week',
      'Pregnancy? Not pregnant, wishes for a child in 2027',
      'A pump before? Never',
      'How often is glucose checked? By sensor since 2022, looked at about 12 times a day',
      'Ketoacidosis? Once, in October 2011, when diabetes was found',
    ],
    answered: [],
  },
  notes: [
    `Cobble Creek, August 19, 2026

Utilization Review
Cascade Commons HMO

RE: Insulin pump for Marisol Thackeray, DOB 5/22/1997

Dear Reviewing Physician,

Ms. Thackeray climbs trees for a living. I mention it at the start because it changes what a low glucose means. On April 30 of this year hers dropped to 38 mg/dL with her feet fifteen meters above the ground. A workmate got her down and gave nasal glucagon. She didn't need the hospital. She did need a different treatment.

Her present regimen is textbook: glargine 22 units at nine in the evening and lispro five times a day, adjusted by her own calculation, for some seven years. She has worn a sensor since 2022 and looks at it a dozen times a day. Ten hours of education were completed on June 12. With all this the HbA1c is 8.7%; it was 8.9% in January.

The sensor tells us why. Of two weeks in June and July, 44% was in range, 51% above and 5% below. On nine of fourteen mornings her glucose went from about 110 to about 230 between three and seven o'clock. This is the dawn phenomenon. One injection of basal insulin cannot meet it: raise the dose and she goes low elsewhere, leave it and she goes high at dawn. A pump can be set to give more at four in the morning and less while she climbs.

She makes no insulin of her own (C-peptide 0.1 with glucose 184; GAD antibodies positive). There is already mild retinopathy in both eyes at 29. And she hopes for a child next year; high glucose around conception raises the risk of malformation, so there isn't much time to spend on tinkering.

I request E0784, A4224 and A4225 as ordered.

Sincerely,
Bartholomew Iyengar, MD
NPI 1962015384`,

    `TELEHEALTH VISIT NOTE
Visit type: video       Date: 08/12/2026
Provider: Bartholomew Iyengar, MD
Pt: Marisol Thackeray, 29 F, MRN CCE-90344
Addendum for DME order 08/19/2026

HPI: T1DM since 10/2011 (onset w/ DKA, none since). MDI since 2019: glargine 22 u 2100, lispro x5/d, self adjusted. CGM since 2022. A1c 8.9 (Jan) -> 8.7 (Jul). Never on a pump. Today we talked through the choice of pump.

HYPOGLYCEMIA: 4/30/26, BG 38, 15 m up a tree at work. Coworker brought her down, 3 mg intranasal glucagon. No hospital. Code E10.649.

CGM (6/24-7/7, 14 d):
TIR 44
TAR (>180) 51
TBR (<70) 5
Dawn rise 110->230, 0300-0700, 9/14 d (64% of days)

LABS 7/8/26: A1c 8.7, C-pep 0.1 w/ glu 184. GAD+.

COMPLICATIONS: mild NPDR OU w/o macular edema, photos 5/20/26 (E10.3293). Feet nl 7/8.

SOCIAL: lives w/ brother Teodor, small farm. Arborist 4 d/wk, up to 25 m. Not pregnant, wants to be in 2027.

INSULIN USE: TDD about 48 u, wt 151 lb (68.5 kg) = 0.7 u/kg.

A/P
1. T1DM w hyperglycemia E10.65, not at goal on MDI. Goal <7 for most adults, tighter (<6.5) if planning pregnancy.
2. Pump: E0784 #1.
3. A4224 #13 / 3 mo.
4. A4225 #45 / 3 mo. q2d changes since sets don't last under a sweaty harness.
5. Education: done 6/12/26, 10 h, J. Falk RN CDCES incl. pump basics.
6. Vendor Rivermark.

NPI 1962015384`,

    `From: Junia Falk, RN, CDCES
Subject: Readiness for pump therapy, M. Thackeray

To the reviewer:

I completed ten hours of diabetes education with Marisol Thackeray on June 12, 2026. You will want to know what was covered and whether a pump makes sense for somebody in her line of work.

What we covered
• Carbohydrate counting
• Sick days
• Pump basics

What she does already
• Five mealtime or correction injections of lispro every day, worked out by herself, plus 22 units of glargine at 9 p.m. That makes six injections a day, or 42 a week.
• About 12 looks at her sensor per day. Plans commonly ask for four checks a day, so she does three times that.

What isn't working
• 51% of the time above 180.
• Dawn rise on most days.
• A low of 38 in April, up a tree, treated by a workmate with nasal glucagon.

Why 45 cartridges and not 30
The usual change is every three days. She sweats under a climbing harness, and the set is to be changed every second day. Ninety days divided by two is forty-five. At 48 units a day, each cartridge will deliver around 96 units; the rest of it isn't the point, the site is.

Why not just another injection
Long-acting insulin can't be taken back. If she decides at noon to climb, what she injected the night before is still working. A pump can be turned down.

A safety thought: a pump uses only rapid insulin, so if it stops, ketones come up within hours. Her only ketoacidosis was in October 2011, when the diabetes was found. Sick-day rules were part of her lessons for just this reason.

Codes, for completeness: E0784 x 1, A4224 x 13 and A4225 x 45 per 3 months. Ordering doctor: Bartholomew Iyengar, MD, NPI 1962015384.`,

    `Rivermark Diabetes Supply
NEW PUMP START / BENEFIT VERIFICATION

MEMBER: Marisol Thackeray
PLAN: Cascade Commons HMO (individual, marketplace)
PHONE: (541) 555-0109
SHIP: 5520 Alder Spur Road, Cobble Creek, OR 97999

PRODUCTS
E0784 Insulin pump, blue ............ 1 per 4 years
A4224 Infusion set supplies, week ... 13 per 3 months
A4225 Cartridge, sterile ............ 45 per 3 months

ICD-10: E10.65; E10.649; E10.3293

CRITERIA WORKSHEET
Type 1 diabetes, insulin dependent? ........ Yes, nearly 15 years
C-peptide at or below lower limit? ......... 0.1 ng/mL, drawn with glucose 184 mg/dL, 07/08/2026
Beta cell autoantibody? .................... GAD positive
3+ injections daily for 6+ months? ......... Yes, since 2019, with self-adjusted doses
Glucose tested 4+ times daily? ............. Sensor, approx. 12 looks daily
Education completed? ....................... 06/12/2026, 10 hours
HbA1c over 7%? ............................. 8.9% and 8.7%
Dawn phenomenon? ........................... Yes, 9 of 14 days
History of marked hypoglycemia? ............ 38 mg/dL on 04/30/2026, glucagon given
Wide swings in glucose? .................... 44% in range
Replacement? ............................... No, first pump
Seen by prescriber within 6 months? ........ 07/08/2026 in clinic and 08/12/2026 by video

One criterion out of the last group would generally be enough. She has four.

ANNUAL SUPPLY (for your budget): 52 weekly units of A4224 and 180 cartridges.

PRESCRIBER: Bartholomew Iyengar, MD / 1962015384 / order 08/19/2026

Thank you for a decision at your earliest convenience.`,

    `Dear Cascade Commons,

I am helping with the papers for Marisol Thackeray's insulin pump. The medical part is in the doctor's order. This page says why it matters at home and at work.

She is twenty-nine. Diabetes was found in October 2011, when she was fourteen, and it announced itself with ketoacidosis, which she has not had since. These days she shares a small farm with her brother Teodor. Four days a week she is up in other people's trees, as high as twenty-five meters. That is about eighty feet.

On the last day of April she was fifteen meters up when her sugar went to 38. Someone she works with brought her to the ground and sprayed glucagon into her nose. She didn't go to a hospital. It would be easy to read this line and think "so it wasn't serious." Please read it again with the height in mind.

And she isn't careless. She checks her sensor around twelve times a day. She injects lispro five times a day and long-acting insulin every night, and works out her own doses. She sat through ten hours of teaching with a certified educator. Her A1c went from 8.9 to 8.7 in half a year. That is a lot of effort for two tenths.

Much of the trouble comes between three and seven in the morning, while she sleeps or is just getting up. No one can inject their way out of that without setting an alarm every night.

There are first changes in both eyes. They are mild. She would like to have a baby in 2027. So this is the year to get it right.

What is asked for: one pump, in blue (E0784), thirteen weeks of infusion supplies (A4224) and forty-five cartridges (A4225) for each three months.

Thank you for your time.`,

    `## Insulin Pump Therapy – Clinical Justification

> *Draft prepared for signature by Bartholomew Iyengar, MD (NPI 1962015384)*

**Patient:** Marisol Thackeray, 29-year-old female
**Plan:** Cascade Commons HMO

### 1. Diagnosis

The patient has autoimmune type 1 diabetes with hyperglycemia (E10.65), hypoglycemia without coma (E10.649) and mild bilateral nonproliferative retinopathy without macular edema (E10.3293).

### 2. Failure of multiple daily injections

| Parameter | Value | Common target |
|---|---|---|
| HbA1c, Jan 14 2026 | 8.9% | < 7% |
| HbA1c, Jul 8 2026 | 8.7% | < 7% |
| Time in range | 44% | > 70% |
| Time above 180 mg/dL | 51% | < 25% |
| Time below 70 mg/dL | 5% | < 4% |

She misses every target in the table, on both sides. Raising insulin across the board would worsen the lows; lowering it would worsen the highs.

### 3. Severe hypoglycemia at work

As an arborist, the patient works at heights. On April 30, 2026, a glucose of 38 mg/dL required third-party assistance and 3 mg intranasal glucagon. No hospital transfer took place.

### 4. Dawn phenomenon

Between 3 and 7 a.m. her glucose climbed by some 120 mg/dL on 9 of 14 monitored days. Programmable basal rates are the recognized answer.

### 5. Preparedness

- 10 hours of structured education, completed June 12, 2026
- CGM user for about four years
- Self-adjusts doses
- Pump options discussed by video on August 12, 2026

### 6. Preconception considerations

She is not pregnant and hopes to have a child in 2027. Guidelines advise near-normal glucose before conception.

### 7. Supplies

Set changes every 48 hours owing to perspiration under the harness: A4224 × 13 and A4225 × 45 per 3 months.

### Conclusion

Continued injections have been given a fair trial of about seven years. Pump therapy is medically necessary.`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
