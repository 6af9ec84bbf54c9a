import type { CorpusCase } from '../corpus-case.ts';

/** A pediatric urology clinic writes: the urologist twice, the supplier, and a draft by a language model. */
export const sterileCatheterFourthGrader: CorpusCase = {
  id: 'sterile-catheter-fourth-grader',
  today: '2026-08-10',
  facts: {
    case_id: 21106,
    patient: {
      first_name: 'Juniper',
      last_name: 'Castellanos-Wray',
      dob: '2017-03-15',
      gender: 'female',
      height: '4 ft 2 in',
      weight: '61 lb',
      address: '31 Pepperwood Loop, Alder Gap, TN 37999',
      phone: '(423) 555-0188',
      mrn: 'AGC-40761',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'K59.2', description: 'Neurogenic bowel, not elsewhere classified' },
      { code: 'Z91.040', description: 'Latex allergy status' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        length: '10 inches',
        size: '8 French',
        justification:
          'Two urinary infections on clean technique with straight catheters: 2026-02-13 (E. coli, more than 100,000 CFU/mL, fever 39.1 C) and 2026-05-06 (Klebsiella, more than 100,000 CFU/mL, fever 38.7 C). Voiding cystourethrogram of 2025-11-03: grade 2 reflux on the left, none on the right. Catheterized five times a day. Bladder capacity 210 mL, residual after voiding 160 mL. The school nurse does two, the mother three; she cannot yet do it alone.',
      },
      {
        item: 'Youth sized disposable incontinence product, brief/diaper, each',
        hcpcs: 'T4533',
        quantity: 90,
        quantity_limit: 200,
        limit_period: 'month',
        size: 'youth',
        justification:
          'Leaks between catheterizations and has stool accidents; three briefs a day. A cone enema every other evening has cut the stool accidents from seven to two a week. Toilet training from age 4 did not succeed.',
      },
      {
        item: 'Disposable underpads, all sizes',
        hcpcs: 'A4554',
        quantity: 60,
        quantity_limit: 150,
        limit_period: 'month',
        size: '23 by 36 inches',
        justification:
          'The bed is wet on four nights of seven although she is catheterized at 9 pm; two underpads a night.',
      },
    ],
    provider: { name: 'Gideon Thackeray-Bose, MD', npi: '1215790468', date_signed: '2026-08-10' },
    seen: [
      "2026-07-21, urology clinic at Alder Gap Children's Center, by Gideon Thackeray-Bose, MD: walks with braces on both legs, scar on the lower back well healed, abdomen soft, creatinine 0.5 mg/dL, blood pressure 98/60.",
    ],
    told: [
      "Who pays? Volunteer Children's Medicaid",
      'Who supplies? Ridgeline Pediatric Supply',
      'Lives with whom? With her mother Delphine and her grandmother Odette',
      'School? Fourth grade at Alder Gap Elementary since this August',
      'What medicines? Oxybutynin 3 mg three times a day',
      'Latex reaction? Hives from a glove at age 2',
      'In hospital? Two nights in May 2026 for the second infection',
      'Shunt? No, never needed',
    ],
    answered: [],
  },
  notes: [
    `August 10, 2026

Volunteer Children's Medicaid
Medical Review

RE: Juniper Castellanos-Wray, DOB 03/15/2017, MRN AGC-40761

Dear Doctor:

Juniper is a 9-year-old girl with lumbar spina bifida without hydrocephalus (Q05.7). She has a neuromuscular dysfunction of the bladder (N31.9) and a neurogenic bowel (K59.2). She is allergic to latex (Z91.040); a glove gave her hives when she was 2. She has never needed a shunt.

Her bladder holds 210 mL and 160 mL remain after she voids. She is catheterized five times a day: the school nurse does it twice and her mother three times. Juniper cannot yet do it alone. On clean technique with straight catheters she had two infections this year. On February 13 the culture grew E. coli, more than 100,000 CFU/mL, with a fever of 39.1 C. On May 6 it grew Klebsiella, again more than 100,000 CFU/mL, with a fever of 38.7 C, and she spent two nights in the hospital. A voiding cystourethrogram of November 3, 2025 showed grade 2 reflux on the left and none on the right.

For these reasons I prescribe sterile intermittent catheter kits (A4353), 8 French and 10 inches long, 150 per month. In addition she needs youth briefs (T4533), 90 per month, and underpads (A4554), 60 per month, for leakage by day and by night.

At her visit of July 21, 2026 her creatinine was 0.5 mg/dL and her blood pressure 98/60. She takes oxybutynin 3 mg three times a day.

Gideon Thackeray-Bose, MD
NPI 1215790468`,
    `ALDER GAP CHILDREN'S CENTER
Pediatric Urology, visit of 07/21/2026

Name: Castellanos-Wray, Juniper     Sex: F
Ht: 4'2"    Wt: 61 lb    BP: 98/60

INTERVAL HISTORY
Two culture-positive UTIs with fever while on clean technique: 02/13/2026 (39.1 C) and 05/06/2026 (38.7 C). Second one: inpatient x 2 nights.
CIC 5 x/day, by school nurse x 2 and mother x 3.
Wet between caths. Bed wet 4/7 nights in spite of a 9 pm cath.
Bowel: cone enema every other evening. Stool accidents down from 7 to 2 per week.

MEDICATIONS
Oxybutynin 3 mg TID

ALLERGIES
Latex (hives)

EXAM
Ambulates with bilateral leg braces. Lower back scar well healed. Abdomen soft.

DATA
Creatinine 0.5 mg/dL.
VCUG 11/03/2025: grade 2 VUR, left. Right side negative.
Capacity 210 mL, PVR 160 mL (about three quarters of capacity).

IMPRESSION
1. Lumbar spina bifida, no hydrocephalus, no shunt
2. Neuromuscular dysfunction of bladder
3. Neurogenic bowel
4. Latex allergy

ORDERS
A4353, 8 Fr x 10", #150/mo
T4533, youth, #90/mo
A4554, 23 x 36", #60/mo

Note on policy: sterile kits are ordinarily considered after two distinct infections within twelve months on clean technique, each with a culture above 10,000 CFU/mL and a sign such as fever. Latex-free products are the standard of care in spina bifida.

G. Thackeray-Bose, MD`,
    `Ridgeline Pediatric Supply
Statement of Need

Client: Juniper Castellanos-Wray
Guardian: Delphine (mother)
31 Pepperwood Loop, Alder Gap, TN 37999
Telephone: (423) 555-0188
Prescriber: Gideon Thackeray-Bose, MD, NPI 1215790468

1. Intermittent urinary catheter with insertion supplies, A4353
   Quantity: 150 per month (limit 200)
   Size and length: 8 French, 10 inches
   Basis: 5 catheterizations a day x 30 days

2. Youth sized disposable brief, T4533
   Quantity: 90 per month (limit 200)
   Basis: 3 a day x 30 days

3. Disposable underpads, A4554
   Quantity: 60 per month (limit 150)
   Size: 23 by 36 inches
   Basis: 2 a night x 30 nights

The monthly shipment would therefore hold 300 pieces.

Reason for the sterile kit: the child, a girl of 9, has had two urinary tract infections with fever in 2026 on clean technique, one with E. coli and one with Klebsiella. She has grade 2 reflux on the left side.

Reason for briefs and pads: she leaks between catheterizations and has stool accidents, now two a week rather than seven. Toilet training from the age of four did not succeed. Her bed is wet on four nights out of seven.

All products must be latex free because of her allergy.

Diagnoses: Q05.7 lumbar spina bifida without hydrocephalus; N31.9 neuromuscular dysfunction of bladder, unspecified; K59.2 neurogenic bowel, not elsewhere classified; Z91.040 latex allergy status.

Medicaid programs commonly cover briefs only from an age at which a child is normally dry, often three or four years.

Ridgeline Pediatric Supply`,
    `**Letter of Medical Necessity**

**Re:** Juniper Castellanos-Wray (born March 15, 2017)
**Insurance:** Volunteer Children's Medicaid

To the Reviewer:

I am requesting coverage of sterile intermittent catheters, youth briefs and underpads for Juniper, who has lumbar spina bifida, a neurogenic bladder and a neurogenic bowel.

**Background.** Juniper is 9 years old and entered fourth grade at Alder Gap Elementary this August. She lives with her mother, Delphine, and her grandmother, Odette. She walks with braces on both legs. She does not have hydrocephalus, and she has never had a shunt.

**Bladder management.** Because 160 mL of her 210 mL capacity remain after voiding, she depends on catheterization five times a day. Her mother performs three of these and the school nurse two. She is not yet able to perform it alone.

**Failure of clean technique.**
- February 13, 2026: E. coli, fever 39.1 C
- May 6, 2026: Klebsiella, fever 38.7 C, two nights in the hospital

**Bowel management.** A cone enema every other evening has lowered stool accidents from seven a week to two. She still needs three briefs a day.

**Nights.** She is catheterized at 9 pm, but her bed is wet on four nights of the week. Two underpads are used each night.

**Latex.** She had hives from a glove at the age of 2.

Repeated infection in a child whose urine flows back toward a kidney carries a risk of renal scarring. Juniper has grade 2 reflux on the left; her creatinine of 0.5 mg/dL was measured on July 21, 2026.

Gideon Thackeray-Bose, MD
NPI 1215790468
August 10, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'a neurogenic bowel (K59.2) → Hirschsprung disease (K59.2)'],
    [2, 'code-disease', 'N31.9 neuromuscular dysfunction of bladder, unspecified → N31.9 bladder exstrophy'],
    [0, 'other-item', 'underpads (A4554), 60 per month → wet wipes (A4554), 60 per month'],
    [2, 'other-item', '2. Youth sized disposable brief, T4533 → 2. Youth sized pull-on underwear, T4533'],
    [
      0,
      'description-detail',
      'lumbar spina bifida without hydrocephalus (Q05.7) → thoracic spina bifida without hydrocephalus (Q05.7)',
    ],
    [
      2,
      'description-detail',
      'Q05.7 lumbar spina bifida without hydrocephalus → Q05.7 lumbar spina bifida with hydrocephalus',
    ],
    [
      0,
      'side',
      'grade 2 reflux on the left and none on the right → grade 2 reflux on the right and none on the left',
    ],
    [1, 'side', 'Ambulates with bilateral leg braces. → Ambulates with a right leg brace.'],
    [3, 'side', 'Juniper has grade 2 reflux on the left; → Juniper has grade 2 reflux on both sides;'],
    [1, 'sex', 'Sex: F → Sex: M'],
    [2, 'sex', 'the child, a girl of 9, → the child, a boy of 9,'],
    [1, 'choice', '8 Fr x 10" → 10 Fr x 10"'],
    [2, 'choice', '8 French, 10 inches → 8 French, 16 inches'],
    [
      3,
      'device',
      'youth briefs and underpads for Juniper → youth briefs, underpads and a bedside drainage bag for Juniper',
    ],
    [0, 'device', 'In addition she needs youth briefs → In addition she needs a bath chair, youth briefs'],
    [1, 'medication', 'Oxybutynin 3 mg TID → Oxybutynin 5 mg TID'],
    [
      0,
      'medication',
      'She takes oxybutynin 3 mg three times a day. → She takes oxybutynin 3 mg three times a day and nitrofurantoin at bedtime.',
    ],
    [1, 'diagnosis', '4. Latex allergy → 4. Latex allergy 5. Scoliosis'],
    [
      3,
      'diagnosis',
      'a neurogenic bladder and a neurogenic bowel. → a neurogenic bladder, a neurogenic bowel and epilepsy.',
    ],
    [1, 'event', 'Second one: inpatient x 2 nights. → Second one: intensive care x 5 nights.'],
    [
      2,
      'event',
      'on clean technique, one with → on clean technique, each leading to an emergency department visit, one with',
    ],
    [0, 'event', 'She has never needed a shunt. → She had tethered cord surgery last winter.'],
    [1, 'treatment', 'Latex (hives) → Latex (hives), trimethoprim-sulfamethoxazole (rash)'],
    [
      3,
      'treatment',
      'She still needs three briefs a day. → Polyethylene glycol was tried and abandoned. She still needs three briefs a day.',
    ],
    [3, 'social', 'and her grandmother, Odette → and her stepfather, Otto'],
    [2, 'social', 'Guardian: Delphine (mother) → Guardian: foster parents'],
    [
      0,
      'social',
      'the school nurse does it twice and her mother three times → an aide does it twice and her mother three times',
    ],
    [
      3,
      'attitude',
      'She is not yet able to perform it alone. → She is not yet able to perform it alone, but she is keen to learn.',
    ],
    [2, 'attitude', 'Her bed is wet on four nights → Her bed, to her shame, is wet on four nights'],
    [3, 'negation', 'She does not have hydrocephalus → She does have hydrocephalus'],
    [0, 'negation', 'Juniper cannot yet do it alone. → Juniper can already do it alone.'],
    [3, 'organisation', 'at Alder Gap Elementary → at Laurel Ridge Academy'],
    [1, 'organisation', "ALDER GAP CHILDREN'S CENTER → SMOKY RIVER CHILDREN'S HOSPITAL"],
    [
      3,
      'attestation',
      'I am requesting coverage → I have trained the family myself, certify this order for twelve months, and am requesting coverage',
    ],
    [0, 'attestation', 'For these reasons I prescribe → Having spoken with the school nurse, I prescribe'],
    [0, 'relative-date', 'At her visit of July 21, 2026 her → At her visit of last Thursday her'],
    [3, 'relative-date', 'Elementary this August → Elementary two years ago'],
    [1, 'other-role', 'Capacity 210 mL → Capacity 150 mL'],
    [
      0,
      'other-role',
      'Her bladder holds 210 mL and 160 mL remain → Her bladder holds 210 mL and 90 mL remain',
    ],
    [1, 'brackets', 'Abdomen soft. → Abdomen soft. [Renal ultrasound with mild left hydronephrosis.]'],
    [
      1,
      'coverage-measure',
      'each with a culture above 10,000 CFU/mL → each with a culture above 10,000 CFU/mL (hers were 45,000)',
    ],
    [
      2,
      'coverage-measure',
      'often three or four years. → often three or four years, and she, now 11, is beyond it.',
    ],
    [0, 'script', 'a fever of 38.7 C → a fever of ٣٧.8 C'],
    [2, 'script', 'now two a week rather → now f\u043Eur a week rather'],
    [0, 'identifier', 'NPI 1215790468 → NPI 1215709468'],
    [2, 'identifier', '(423) 555-0188 → (423) 555-0118'],
    [1, 'date-age', 'VCUG 11/03/2025 → VCUG 03/11/2025'],
    [3, 'date-age', '(born March 15, 2017) → (born March 15, 2016)'],
    [0, 'quantity', 'youth briefs (T4533), 90 per month, → youth briefs (T4533), 120 per month,'],
    [1, 'quantity', '#60/mo → #90/mo'],
    [3, 'name', 'her mother, Delphine, → her mother, Daphne,'],
    [0, 'name', 'RE: Juniper Castellanos-Wray → RE: Jennifer Castellanos-Wray'],
    [3, 'retold', 'from seven a week to two → from two a week to seven'],
    [1, 'retold', 'Bed wet 4/7 nights in spite → Bed dry on most nights because'],
    [2, 'sum', 'therefore hold 300 pieces → therefore hold 270 pieces'],
    [
      3,
      'brackets',
      'three of these and the school nurse two. → three of these and the school nurse two [none at weekends].',
    ],
    [
      2,
      'retold',
      'Toilet training from the age of four did not succeed. → Toilet training from the age of four succeeded by day.',
    ],
  ],
  corruptions: {},
};
