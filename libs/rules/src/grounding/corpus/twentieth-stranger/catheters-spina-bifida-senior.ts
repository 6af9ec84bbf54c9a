import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician, an occupational therapist and a medical assistant write for a high school senior with spina bifida. */
export const cathetersSpinaBifidaSenior: CorpusCase = {
  id: 'catheters-spina-bifida-senior',
  today: '2026-06-22',
  facts: {
    case_id: 20110,
    patient: {
      first_name: 'Leopold',
      last_name: 'Quintanar',
      dob: '2009-01-25',
      gender: 'male',
      height: '5 ft 0 in',
      weight: '117 lb',
      address: '63 Windmill Close, Tarry Brook, NC 28999',
      phone: '(919) 555-0182',
      mrn: 'TBP-45903',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'R39.14', description: 'Feeling of incomplete bladder emptying' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        size: '12 French',
        length: '16 inches',
        justification:
          'Catheterizes himself 5 times a day since he was 10. Residual volume 320 mL on 2026-05-28. Timed voiding was tried for 8 weeks and did not empty the bladder. Largest bladder volume 410 mL. Condition is permanent.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification: 'One packet with each catheter.',
      },
      {
        item: 'Disposable underpads, all sizes',
        hcpcs: 'A4554',
        quantity: 60,
        quantity_limit: 90,
        limit_period: 'month',
        color: 'white',
        justification: 'Leaks about twice a night between catheterizations.',
      },
    ],
    provider: { name: 'Tobias Wrenfield, MD', npi: '1730462958', date_signed: '2026-06-22' },
    seen: [
      '2026-06-09, in office, by Tobias Wrenfield, MD: scar over the lumbar spine, sensation absent below the knees on both sides, right kidney and left kidney not enlarged on ultrasound, no fever.',
      '2026-06-09, in office, by Imke Solberg, OTR/L: catheterizes himself in 7 minutes with clean technique, right-handed, pinch strength 16 lb.',
    ],
    told: [
      'Who pays? Carolina Youth Choice',
      'Who supplies? Longleaf Urologicals',
      'Lives with whom? With his grandfather Ignatius',
      'School? Twelfth grade',
      'Latex allergy? Yes, hives',
      'How does he get about? Manual wheelchair',
      'Urinary infections in the past year? One, in January 2026',
    ],
    answered: [],
  },
  notes: [
    `June 22, 2026

Carolina Youth Choice
Re: Leopold Quintanar, DOB January 25, 2009, MRN TBP-45903

Dear Reviewer:

Leopold is a 17-year-old young man with lumbar spina bifida without hydrocephalus (Q05.7), neuromuscular dysfunction of the bladder, unspecified (N31.9), and a feeling of incomplete bladder emptying (R39.14). His condition is permanent.

He has catheterized himself five times a day since he was 10. Timed voiding was tried for eight weeks and did not empty the bladder. On May 28, 2026 the residual volume was 320 mL. The largest bladder volume is 410 mL. He leaks about twice a night between catheterizations. He had one urinary infection in the past year, in January 2026.

I saw him in the office on June 9, 2026. He has a scar over the lumbar spine. Sensation was absent below the knees on both sides. On ultrasound neither kidney was enlarged. He had no fever.

Per month I order:

- A4351, straight tip intermittent catheter, 12 French, 16 inches: 150
- A4332, lubricant, sterile packet: 150
- A4554, disposable underpads, white: 60

He is allergic to latex, which gives him hives. He lives with his grandfather, Ignatius, uses a manual wheelchair, and is in twelfth grade.

Tobias Wrenfield, MD
NPI 1730462958`,
    `THERAPIST STATEMENT

Re: Leopold Quintanar, 17 years
Seen: 06/09/2026, in office
By: Imke Solberg, OTR/L

Purpose: to document his ability to perform clean intermittent catheterization.

Observation
- He carried out the catheterization himself in 7 minutes.
- His technique was clean.
- He is right-handed. Pinch strength is 16 lb.
- He moves about in a manual wheelchair.

Routine
Five catheterizations a day. At 7 minutes each this takes 35 minutes of his day. He has done this since he was ten years old. Between catheterizations he leaks about two times a night.

Allergy
Latex: hives.

Supplies
| Code | Item | Per month |
| --- | --- | --- |
| A4351 | Catheter, straight tip, 12 Fr, 16 in | 150 |
| A4332 | Lubricant packet | 150 |
| A4554 | Underpads, white | 60 |

Conclusion
He does not need another person for the procedure. Lumbar spina bifida (Q05.7) and neurogenic bladder (N31.9) are the diagnoses behind the need. Clean technique means washed hands and a clean catheter, and many people learn it in childhood. The supplies come from Longleaf Urologicals.

Ordering physician: Tobias Wrenfield, MD`,
    `LONGLEAF UROLOGICALS
Documentation for Carolina Youth Choice

Patient: Leopold Quintanar
Address: 63 Windmill Close, Tarry Brook, NC 28999
Phone: (919) 555-0182
Physician: Tobias Wrenfield, MD, NPI 1730462958

1. Diagnosis. Q05.7, lumbar spina bifida without hydrocephalus. N31.9, neuromuscular dysfunction of bladder, unspecified. R39.14, feeling of incomplete bladder emptying.

2. Permanence. The physician describes the condition as permanent.

3. Quantity. 150 catheters a month (A4351) correspond to 5 a day for 30 days. The limit is 200 a month. One lubricant packet (A4332) goes with each catheter, hence 150 packets. Underpads (A4554): 60 a month, limit 90. For one quarter that is 450 catheters, 450 packets and 180 underpads.

4. Measures. Residual volume 320 mL, 05/28/2026. Largest bladder volume 410 mL. Catheter size 12 French, length 16 inches.

5. What was tried. Timed voiding over 8 weeks was unsuccessful, because the bladder did not empty.

6. Allergy. He has a latex allergy with hives. Latex-free catheters are made for such patients in general.

7. Coverage. Intermittent catheterization is covered when the basic criteria are met and the patient or caregiver can perform the procedure. A lubricant packet may be supplied with each straight catheter. He performs it himself with clean technique.`,
    `Progress note, 06/09/2026 visit (signed 06/22/2026)

Leopold is 17, a twelfth grader who lives with his grandfather Ignatius. He gets about in a manual wheelchair. Allergy: latex (hives).

Urologic history: self-catheterization x5 daily since the age of 10. One UTI within the last year, January 2026. Leakage at night, about twice, between catheterizations. A timed voiding program of 8 weeks did not empty his bladder. PVR on 05/28/2026 was 320 mL, which is 90 mL less than his largest bladder volume, 410 mL.

Exam: afebrile. Weight 117 lb. Height 5 ft 0 in. Lumbar scar. No sensation below either knee. Ultrasound: right and left kidneys not enlarged. Imke Solberg, OTR/L, watched his catheterization in the office the same day: 7 minutes, clean.

Diagnoses: Q05.7 lumbar spina bifida without hydrocephalus; N31.9 neuromuscular dysfunction of bladder, unspecified; R39.14 feeling of incomplete bladder emptying.

Plan: Straight catheters A4351, 12 Fr, 16-inch, 150 per month. Lubricant A4332, 150 per month. Underpads A4554, white, 60 per month, which is 2 a night. Supplier Longleaf Urologicals; plan Carolina Youth Choice. Regular emptying in general protects the kidneys from high pressure.

Tobias Wrenfield, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'neuromuscular dysfunction of the bladder, unspecified (N31.9) → urethral stricture, unspecified (N31.9)',
    ],
    [1, 'code-disease', 'Lumbar spina bifida (Q05.7) → Transverse myelitis (Q05.7)'],
    [2, 'other-item', 'Underpads (A4554): 60 a month → Underpads (A4332): 60 a month'],
    [3, 'other-item', 'Lubricant A4332, 150 per month → Lubricant A4332, 60 per month'],
    [
      0,
      'description-detail',
      'lumbar spina bifida without hydrocephalus (Q05.7) → lumbar spina bifida with hydrocephalus (Q05.7)',
    ],
    [3, 'description-detail', 'Q05.7 lumbar spina bifida → Q05.7 thoracic spina bifida'],
    [0, 'side', 'below the knees on both sides → below the knee on the left side only'],
    [1, 'side', 'He is right-handed. → He is left-handed.'],
    [0, 'sex', 'a 17-year-old young man → a 17-year-old young woman'],
    [1, 'sex', 'He does not need another person → She does not need another person'],
    [1, 'choice', 'straight tip, 12 Fr, 16 in → straight tip, 14 Fr, 16 in'],
    [2, 'choice', 'length 16 inches → length 10 inches'],
    [3, 'device', 'Supplier Longleaf Urologicals; → A leg bag for school. Supplier Longleaf Urologicals;'],
    [0, 'medication', 'He had no fever. → He had no fever. He takes oxybutynin 5 mg twice a day.'],
    [3, 'medication', 'Exam: afebrile. → On nitrofurantoin at bedtime. Exam: afebrile.'],
    [
      2,
      'diagnosis',
      'R39.14, feeling of incomplete bladder emptying. → R39.14, feeling of incomplete bladder emptying. Kidney stones.',
    ],
    [
      0,
      'event',
      'He has a scar over the lumbar spine. → He has a scar over the lumbar spine and had his tethered cord released in 2018.',
    ],
    [3, 'event', 'January 2026. Leakage → January 2026, with two nights in the hospital. Leakage'],
    [
      2,
      'treatment',
      'Timed voiding over 8 weeks was → Timed voiding over 8 weeks and bladder injections were',
    ],
    [1, 'treatment', 'Latex: hives. → Latex: hives. Sulfa: rash.'],
    [0, 'social', 'his grandfather, Ignatius, uses → his uncle, Ignatius, uses'],
    [3, 'social', 'a twelfth grader who → a college freshman who'],
    [1, 'attitude', 'His technique was clean. → His technique was clean, and he was proud of it.'],
    [1, 'negation', 'He does not need another person → He does need another person'],
    [2, 'negation', 'because the bladder did not empty → because the bladder did empty'],
    [0, 'negation', 'neither kidney was enlarged → both kidneys were enlarged'],
    [
      1,
      'organisation',
      'The supplies come from Longleaf Urologicals. → The supplies come from Piedmont Continence Care.',
    ],
    [3, 'organisation', 'plan Carolina Youth Choice → plan Tarheel Select'],
    [
      0,
      'attestation',
      'I saw him in the office on June 9, 2026. → I saw him in the office on June 9, 2026 and sent a urine culture.',
    ],
    [
      2,
      'relative-date',
      'Residual volume 320 mL, 05/28/2026. → Residual volume 320 mL, measured six months ago.',
    ],
    [1, 'other-role', 'Pinch strength is 16 lb. → Pinch strength is 12 lb.'],
    [
      3,
      'other-role',
      'self-catheterization x5 daily since the age of 10 → self-catheterization x7 daily since the age of 10',
    ],
    [3, 'brackets', 'Lumbar scar. → Lumbar scar [spine curved 30 degrees].'],
    [
      2,
      'coverage-measure',
      'can perform the procedure. → can perform the procedure, which takes him 25 minutes.',
    ],
    [0, 'script', 'the residual volume was 320 mL → the residual volume was ٢٣٠ mL'],
    [2, 'script', 'Catheter size 12 French → Catheter size １６ French'],
    [0, 'identifier', 'TBP-45903 → TBP-45930'],
    [2, 'identifier', '(919) 555-0182 → (919) 555-0128'],
    [3, 'date-age', 'since the age of 10. → since the age of 6.'],
    [1, 'date-age', 'Seen: 06/09/2026 → Seen: 06/19/2026'],
    [0, 'quantity', 'disposable underpads, white: 60 → disposable underpads, white: 90'],
    [2, 'quantity', 'The limit is 200 a month. → The limit is 250 a month.'],
    [3, 'name', 'his grandfather Ignatius → his grandfather Ignacio'],
    [2, 'name', 'Patient: Leopold Quintanar → Patient: Leonard Quintanar'],
    [0, 'retold', 'was tried for eight weeks and did not empty → was tried for eight weeks and did empty'],
    [1, 'retold', 'he leaks about two times a night → he leaks about five times a night'],
    [2, 'sum', '450 packets and 180 underpads → 450 packets and 240 underpads'],
    [1, 'sum', 'this takes 35 minutes of his day → this takes 45 minutes of his day'],
    [3, 'sum', '90 mL less than → 110 mL less than'],
  ],
  corruptions: {},
};
