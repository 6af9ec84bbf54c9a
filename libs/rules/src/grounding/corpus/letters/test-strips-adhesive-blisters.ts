import type { CorpusCase } from '../corpus-case.ts';

/** A family doctor, his educator and a pharmacist write for a retired bus driver who blisters under every sensor and so pricks her finger five times a day. */
export const testStripsAdhesiveBlisters: CorpusCase = {
  id: 'test-strips-adhesive-blisters',
  today: '2026-10-05',
  facts: {
    case_id: 11702,
    patient: {
      first_name: 'Rosalind',
      last_name: 'Abernathy-Choi',
      dob: '1953-12-19',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '167 lb',
      address: '9 Cannery Row Extension, Dunmore, OR 97999',
      phone: '(541) 555-0129',
      mrn: 'SFM-20316',
    },
    diagnoses: [
      { code: 'E11.22', description: 'Type 2 diabetes mellitus with diabetic chronic kidney disease' },
      { code: 'N18.32', description: 'Chronic kidney disease, stage 3b' },
      { code: 'E11.649', description: 'Type 2 diabetes mellitus with hypoglycemia without coma' },
      { code: 'Z79.4', description: 'Long term (current) use of insulin' },
    ],
    items: [
      {
        item: 'Blood glucose test or reagent strips for home blood glucose monitor, per 50 strips',
        hcpcs: 'A4253',
        quantity: 3,
        quantity_limit: 3,
        limit_period: 'month',
        justification:
          'Checks 5 times a day: before each of 3 meals, at bedtime and at 3 a.m.; 150 strips in 30 days, 3 packages of 50. Insulin degludec 28 units each morning and insulin aspart 6 to 10 units by scale before each meal, 4 injections a day. Log 2026-07-07 to 2026-10-04 (90 days): 447 readings, 14 of them below 70 mg/dL, lowest 49 mg/dL on 2026-08-22 at 3 a.m. with sweating and confusion, husband gave 4 oz of orange juice, 102 mg/dL half an hour later. A1c 9.6 % on 2026-03-16 (then 2 checks a day), 7.8 % on 2026-09-21. eGFR 37 on 2026-09-21, so insulin lasts longer and lows come late. Continuous glucose sensors tried twice: 2026-04-06, left upper arm, and 2026-05-11, another brand, right upper arm; blisters under the adhesive within 48 hours both times, sensor taken off, triamcinolone cream for 7 days.',
      },
      {
        item: 'Lancets, per box of 100',
        hcpcs: 'A4259',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'A new lancet for each check, 150 in 30 days; boxes hold 100, so 2 boxes. 30 gauge. In the spring she reused lancets for several days each and the fingertips of her left hand became sore and callused; since July 2026 one lancet per check, and she is able to get enough blood at the first prick.',
      },
    ],
    provider: { name: 'Tobias Lindqvist-Moreau, MD', npi: '1306849275', date_signed: '2026-10-05' },
    seen: [
      '2026-09-21, in office, by Tobias Lindqvist-Moreau, MD: blood pressure 134/76, weight 167 lb, fingertips of the left hand callused, no open skin, pale red healed patch on the right upper arm where the second sensor sat, log book gone through page by page, injection technique sound; decided to keep 5 checks a day.',
    ],
    told: [
      'Who pays? Medicare Part B, with a supplement from Harbor Mutual',
      'Who supplies? Larch Street Pharmacy, Dunmore; pharmacist Ondine Petrakis, PharmD',
      'Lives with whom? With her husband Hyun-woo, 74, who wakes her for the 3 a.m. check',
      'What did she do for a living? Drove a school bus, retired in 2018',
      'Since when diabetes and insulin? Type 2 diabetes since 2008, insulin since March 2024',
      'Which meter? Her own, bought in 2025, works, takes the ordered strips; no new meter is needed',
      'Can she test alone? Yes, with reading glasses; she writes each result in a paper log',
      'Where does she get care? Saltmarsh Family Medicine, 40 Quay Road, Dunmore, OR, phone (541) 555-0133; a visit every 3 months, next on 2026-12-14',
      'Who else writes? Paloma Idris, RN, CDCES, educator of the practice; taught her on 2026-03-23 carbohydrate counting, the aspart scale and the treatment of lows',
      'What did the reviewer ask? On 2026-09-28: 1. why more than 300 strips in 3 months; 2. evidence of actual testing; 3. date of last visit; 4. why not a sensor',
      'How long is it needed? 12 months, as long as she takes mealtime insulin',
      'How much is left at home? On 2026-10-05: 22 strips and 30 lancets',
    ],
    answered: [],
  },
  notes: [
    `SALTMARSH FAMILY MEDICINE
40 Quay Road · Dunmore, OR · (541) 555-0133

October 5, 2026

Re: Rosalind Abernathy-Choi, date of birth December 19, 1953
    Glucose test strips (A4253) and lancets (A4259), quantity above the usual

To Whom It May Concern:

Mrs. Abernathy-Choi is 72 and has had type 2 diabetes since 2008. She went onto insulin in March of 2024 and now injects four times daily, degludec 28 units in the morning plus aspart, 6 to 10 units depending on her reading, ahead of each meal. Her kidneys are at stage 3b (eGFR 37 two weeks ago). Failing kidneys clear insulin slowly, which is why her lows tend to come late, hours after the dose.

She checks before all three meals, on going to bed and once more at three in the morning. That comes to five checks per day, or 150 strips in a 30-day month. Over the last ninety days she recorded 447 results. Fourteen were under 70. The worst was 49 on August 22, at 3 a.m.: she was sweating and confused, and her husband gave her four ounces of orange juice. Had nobody checked, that night could have ended differently.

Testing pays off. In March, on two checks a day, her A1c was 9.6%. On September 21 it was 7.8%.

A sensor would be the obvious alternative, and it has been tried two times with two brands. Each raised blisters within two days.

Please allow three packages of 50 strips and two boxes of 100 lancets per month, for twelve months.

Yours truly,

Tobias Lindqvist-Moreau, MD
NPI 1306849275`,

    `OFFICE NOTE / ORDER ADDENDUM
Pt: Abernathy-Choi, Rosalind   72F   MRN SFM-20316   10/05/2026

CC: strips + lancets, qty override

Subjective
T2DM x 18 yrs, on insulin since 3/2024. Degludec 28 u qAM; aspart 6-10 u per scale TID AC. Self-tests 5x/d (AC x3, HS, 0300). Low of 49 on 8/22 at 0300, diaphoretic + confused, husband gave 4 oz OJ, 102 thirty min later. CGM x2 failed, contact blistering <48 h (4/6 L upper arm; 5/11 R upper arm, other brand), each tx'd w/ triamcinolone cream x7d.

Objective (9/21/26)
BP 134/76. Wt 167 lb. L fingertips callused, skin closed. Healed pale-red patch R upper arm. Log reviewed pg by pg: 7/7-10/4 = 447 BGs / 90 d (~5/d), 14 <70.
A1c 7.8% (9.6% on 3/16). eGFR 37.
Injection technique OK.

Assessment
E11.22 w/ N18.32 — CKD 3b
E11.649 — hypoglycemia w/o coma
Z79.4 — insulin

Plan
A4253: 3 pkgs (=150 strips) /mo
A4259: 2 bxs (=200 lancets) /mo, 30G
Dx insulin-treated. Test 5x daily. LON 12 mo.
Meter OK, no replacement.
Supplier: Larch Street Pharmacy. F/u 12/14/26.

T. Lindqvist-Moreau MD / 1306849275`,

    `To: Medical Review
From: Tobias Lindqvist-Moreau, MD, Saltmarsh Family Medicine
Date: 10/5/2026
Subject: Your four questions of September 28 about Rosalind Abernathy-Choi (DOB 12/19/1953)

1. Why does the patient need more than 300 strips in three months?
Because she uses five a day. Three are for the aspart scale, as she cannot choose a dose without a number. One is at bedtime. The one at 3 a.m. is what brought to light the low of 49 mg/dL on August 22. Five times thirty makes 150 a month, or 450 in three months.

2. Is there evidence that she really tests this often?
Yes. Her handwritten log from July 7 to October 4 holds 447 values over 90 days, i.e. 4.97 per day. I looked through it page by page with her on September 21 as far as it then went.

3. When was she last seen?
September 21, 2026, in person. I see her every three months; the following appointment is December 14.

4. Why not a sensor?
Two were tried. The first, placed April 6 on the left upper arm, and the second, from a different maker, placed May 11 on the right, both caused blistering beneath the adhesive inside of 48 hours. Both had to come off and both times she used triamcinolone cream for a week. A discolored patch can still be seen on the right arm.

I trust this settles the matter.

Tobias Lindqvist-Moreau, MD (NPI 1306849275)`,

    `LARCH STREET PHARMACY - DETAILED ORDER SUMMARY

Beneficiary ......... Abernathy-Choi, Rosalind
Birth date .......... 12-19-1953
Address ............. 9 Cannery Row Extension, Dunmore, OR 97999
Telephone ........... (541) 555-0129
Primary payer ....... Medicare Part B
Secondary ........... Harbor Mutual
Prescriber .......... Tobias Lindqvist-Moreau, MD, NPI 1306849275
Order date .......... 10-05-2026

LINE 1  A4253  Test strips, package of 50
        Qty 3 per month (150 strips; 450 per 90 days)
LINE 2  A4259  Lancets, box of 100, 30G
        Qty 2 per month (200 lancets)

Treatment: INSULIN (4 injections per day)
Frequency of testing: 5 x daily
ICD-10: E11.22, N18.32, E11.649, Z79.4

On hand at time of order: 22 strips, 30 lancets. At five checks daily the strips will last a little over four days and the lancets six.

Reason for quantity above the usual allowance (per prescriber's record):
Patient doses mealtime aspart by scale and checks before meals, at bedtime and at 3 a.m. Fourteen readings under 70 mg/dL within the 90 days to October 4, the lowest being 49. Chronic kidney disease, stage 3b. Continuous sensors not tolerated on two occasions (blisters under the adhesive). Two boxes of lancets are required because a fresh lancet is taken for every check and a single box of 100 would not cover 150.

Meter: patient-owned, bought 2025, compatible with the strips ordered. None billed.

Last face-to-face visit: 09-21-2026.

Prepared by Ondine Petrakis, PharmD`,

    `## Letter of Medical Necessity

**Date:** October 5, 2026
**Patient Name:** Rosalind Abernathy-Choi
**Date of Birth:** December 19, 1953 (age 72)
**Medical Record Number:** SFM-20316
**Prescriber:** Tobias Lindqvist-Moreau, MD

### Supplies Requested
1. **Blood glucose test strips (A4253):** 3 packages of 50 per month
2. **Lancets (A4259):** 2 boxes of 100 per month

### Diagnoses
* E11.22 Type 2 diabetes mellitus with diabetic chronic kidney disease
* N18.32 Chronic kidney disease, stage 3b
* E11.649 Type 2 diabetes mellitus with hypoglycemia without coma
* Z79.4 Long term (current) use of insulin

### Medical Rationale
Ms. Abernathy-Choi is treated with a basal-bolus insulin regimen. She self-monitors **five times daily**, and her log confirms this with 447 readings over 90 days.

**Why this frequency is needed:**
* **Insulin adjustment:** Mealtime aspart (6-10 units) is dosed according to a sliding scale.
* **Hypoglycemia risk:** 14 readings were below 70 mg/dL, including a symptomatic value of 49 mg/dL during the night.
* **Renal impairment:** With an eGFR of 37, insulin action is prolonged and lows occur late.
* **Improved control:** A1c fell from 9.6% to 7.8%, a reduction of 1.8 percentage points in about six months.

**Why alternatives are unsuitable:**
* **Continuous glucose monitoring:** Two different sensors caused blistering within 48 hours.
* **Reusing lancets:** Resulted in sore, callused fingertips.

### Home Situation
She lives with her husband, who wakes her for the 3 a.m. test. She performs testing independently using reading glasses.

### Duration
12 months, for as long as mealtime insulin continues.

**Signature:** Tobias Lindqvist-Moreau, MD
**NPI:** 1306849275`,

    `5 October 2026

Good morning,

I am the diabetes educator at Saltmarsh Family Medicine, and I should like to put in writing why Rosalind Abernathy-Choi goes through as many strips and lancets as she does.

Rosalind drove a school bus until she retired in 2018; her diabetes goes back to 2008. I taught her on March 23 how to count carbohydrates, how to read her aspart scale and what to do about a low. At that time she was testing twice daily and her A1c stood at 9.6. Today she tests before breakfast, before lunch, before supper, at bedtime, and at three at night, when Hyun-woo, her husband, wakes her. Every number goes into a paper log. The A1c of September 21 was 7.8.

The night check is not overcautious. On August 22 it showed 49. She was sweaty and muddled, he handed her some juice, and thirty minutes on she was at 102.

As to the lancets: back in the spring she made each one last several days, and the fingers of her left hand turned sore and hard. Since July she takes a fresh one for every prick and gets her drop on the first try. Five a day means 150 in thirty days; as they come by the hundred, two boxes a month it has to be. For strips it is three packs of fifty.

She cannot wear a sensor. Both that she tried gave her blisters.

With kind regards,
Paloma Idris, RN, CDCES
on behalf of Dr. Lindqvist-Moreau, NPI 1306849275`,
  ],
  passages: [],
  edits: [],
  corruptions: {},
};
