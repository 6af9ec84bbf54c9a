import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, a nurse on video, a supplier and a drafting model write for a tree surgeon who empties his bladder by catheter. */
export const cathetersSpinalTreeSurgeon: CorpusCase = {
  id: 'catheters-spinal-tree-surgeon',
  today: '2026-10-05',
  facts: {
    case_id: 34109,
    patient: {
      first_name: 'Jericho',
      last_name: 'Stannard-Bell',
      dob: '1995-07-11',
      gender: 'male',
      height: '5 ft 10 in',
      weight: '158 lb',
      address: '63 Ferry Landing, Unit 8, Brackwater, LA 70990',
      phone: '(225) 555-0166',
      mrn: 'BRW-81502',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      {
        code: 'S24.113S',
        description: 'Complete lesion at T7-T10 level of thoracic spinal cord, sequela',
      },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        size: '14 Fr',
        length: '16 inches',
        justification:
          'Catheterizes himself 5 times a day, 350 to 450 mL each time. He is not able to pass urine otherwise. Two infections with fever in 2026, on 2026-02-11 and 2026-06-27, both with Escherichia coli, while he washed catheters and used them again. A coude tip is not needed: the catheter passes without resistance.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        justification: 'One packet for each catheterization; the catheters are not coated.',
      },
    ],
    provider: { name: 'Annelise Thibodeau-Marsh, MD', npi: '1164927385', date_signed: '2026-10-05' },
    seen: [
      '2026-09-15, in clinic, by Annelise Thibodeau-Marsh, MD: hands of full strength, no feeling below the navel, no stricture of the urethra, kidneys without dilation on ultrasound, creatinine 0.8 mg/dL.',
      '2026-09-22, by video, by Phineas Gault, RN: technique watched; hands washed, tip not touched, bladder emptied in 6 minutes.',
    ],
    told: [
      'Who pays? Bayou Crest Health',
      'Who supplies? Landing Urology Supply',
      'Lives with whom? With a roommate, Desmond',
      'Injury? Fell from a tree at work on 2022-03-19',
      'Work? Was a tree surgeon, now studies accounting',
      'Latex allergy? None',
    ],
    answered: [],
  },
  notes: [
    `Bayou Crest Health
Medical Director

October 5, 2026

Jericho Stannard-Bell, born July 11, 1995
MRN BRW-81502

Dear Doctor:

This man of 31 fell from a tree at work on March 19, 2022. The consequence is a complete lesion of the thoracic cord at T7-T10 (S24.113S) with complete paraplegia (G82.21). His bladder does not empty; the dysfunction is neuromuscular (N31.9).

He catheterizes himself five times a day and drains 350 to 450 mL each time. He cannot pass urine in any other way. While he washed and reused his catheters he had two infections with fever this year, on February 11 and June 27. Escherichia coli was the cause of both.

On September 15 I found no stricture of the urethra. The hands are of full strength, and there is no feeling below the navel. On ultrasound the kidneys were not dilated. The creatinine was 0.8 mg/dL.

I therefore order 150 straight catheters (A4351), 14 Fr, and 150 packets of lubricant (A4332) a month, one of each for every use. A coude tip is not needed, since the catheter passes without resistance. He is not allergic to latex.

A fresh sterile catheter for each use is what most guidelines prefer when infections recur.

Annelise Thibodeau-Marsh, MD
NPI 1164927385`,
    `VIDEO VISIT – SELF-CATHETERIZATION

09/22/2026
RN: Phineas Gault
Patient: Jericho Stannard-Bell, 31 y/o M, 5'10", 158 lb

Purpose: to watch the technique.

Observed
[x] hands washed
[x] tip not touched
[x] bladder emptied, 6 minutes
[x] hands: full strength (MD exam 09/15)

Schedule: 5x/day. Amounts 350-450 mL. That makes between 1750 and 2250 mL a day.

Catheter: straight, 14 Fr, 16 inches, not coated. One packet of lubricant for each.

Resistance: none. Coude not needed.

Infections 2026, with fever: 02/11 and 06/27, E. coli both times. He washed and reused catheters then.

Latex allergy: no.

Injury: 03/19/2022, fall from a tree at work. Complete paraplegia.

Home: lives with a roommate (Desmond). Formerly a tree surgeon; studies accounting.

Teaching for all who catheterize: drink evenly over the day, do not wait longer than six hours, never force the catheter, call for fever, blood or a change of smell together with feeling ill. Cloudy urine by itself is no infection, and it is not treated as one without symptoms.`,
    `Landing Urology Supply
Monthly supply – request and summary

Payer: Bayou Crest Health
Member: Jericho Stannard-Bell, DOB 07/11/1995, male
Ship to: 63 Ferry Landing, Unit 8, Brackwater, LA 70990
Contact: (225) 555-0166
Order: 10/05/2026, Annelise Thibodeau-Marsh, MD, NPI 1164927385

A4351 – intermittent urinary catheter, straight tip – 14 Fr, 16 inches – 150 per month (limit 200)
A4332 – lubricant, individual sterile packet – 150 per month (limit 200)

Reckoning: 5 catheterizations x 30 days = 150. Over a quarter: 450 catheters and 450 packets.

Diagnoses
- N31.9, neuromuscular dysfunction of bladder, unspecified
- G82.21, paraplegia, complete
- S24.113S, complete lesion at T7-T10 level of thoracic spinal cord, sequela

The catheters are without coating, so that a lubricant is needed each time. The quantity lies 50 below the monthly limit for either item.

Record: the physician saw the member on 09/15/2026, twenty days before the order. A nurse watched the technique on 09/22/2026 by video. In 2026 the member had two infections with fever, both by Escherichia coli, during the time in which catheters were washed and used again.

Refills are sent only after the member has been asked how much is left; this is the common rule for supplies that are used up.`,
    `## Letter of medical necessity – intermittent catheters

**Patient:** Jericho Stannard-Bell (31)
**Insurer:** Bayou Crest Health
**Ordering physician:** Annelise Thibodeau-Marsh, MD

---

### Diagnosis
Neuromuscular dysfunction of the bladder in *complete paraplegia*, the sequela of a complete lesion of the thoracic spinal cord (T7-T10). The injury happened on March 19, 2022, when he fell from a tree at work.

### Function
- **Hands:** full strength
- **Feeling:** none below the navel
- **Urethra:** no stricture
- **Kidneys:** not dilated, creatinine 0.8 mg/dL

### Need
The patient is not able to pass urine without a catheter. He catheterizes 5 times every day. The volumes are between 350 and 450 mL.

### Why single use
In 2026 there were **two** infections with fever (February 11 and June 27). Both grew *Escherichia coli*. At that time he washed his catheters and used them again.

### Technique
Nurse Phineas Gault watched by video on September 22, 2026: hands washed, tip untouched, bladder empty within 6 minutes.

### Order per month
1. A4351, straight tip, 14 Fr: 150
2. A4332, sterile lubricant: 150

### Person
He was a tree surgeon and now studies accounting. He lives with a roommate, Desmond.

Payers mostly allow as many catheters as the documented number of daily catheterizations calls for.

Date of signature: October 5, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'the dysfunction is neuromuscular (N31.9) → the cause is an enlarged prostate (N31.9)',
    ],
    [0, 'description-detail', 'with complete paraplegia (G82.21) → with incomplete paraplegia (G82.21)'],
    [0, 'sex', 'This man of 31 fell → This woman of 31 fell'],
    [0, 'negation', 'He cannot pass urine in any other way. → He can also pass urine in the usual way.'],
    [0, 'event', 'fell from a tree at work on March 19, 2022 → was hit by a truck on March 19, 2022'],
    [0, 'retold', 'two infections with fever this year → four infections with fever this year'],
    [0, 'retold', 'Escherichia coli was the cause of both. → Klebsiella was the cause of both.'],
    [0, 'retold', 'I found no stricture of the urethra → I found a stricture of the urethra'],
    [0, 'negation', 'A coude tip is not needed → A coude tip is needed'],
    [0, 'treatment', 'He is not allergic to latex. → He is allergic to latex.'],
    [
      0,
      'other-role',
      'order 150 straight catheters (A4351), 14 Fr → order 150 straight catheters (A4351), 16 Fr',
    ],
    [0, 'other-item', '150 packets of lubricant (A4332) a month → 150 packets of lubricant (A4351) a month'],
    [
      0,
      'medication',
      'on February 11 and June 27. → on February 11 and June 27, and was given ciprofloxacin 500 mg for both.',
    ],
    [1, 'sum', 'between 1750 and 2250 mL a day → between 1400 and 1800 mL a day'],
    [1, 'name', 'RN: Phineas Gault → RN: Phillip Gaunt'],
    [1, 'script', 'bladder emptied, 6 minutes → bladder emptied, ٢٠ minutes'],
    [1, 'choice', 'straight, 14 Fr, 16 inches, not coated → straight, 14 Fr, 8 inches, not coated'],
    [1, 'negation', '[x] tip not touched → [x] tip touched twice'],
    [1, 'social', 'lives with a roommate (Desmond) → lives with his girlfriend (Desiree)'],
    [1, 'brackets', 'Latex allergy: no. → Latex allergy: no [iodine: rash].'],
    [1, 'retold', 'Resistance: none. → Resistance: at the bladder neck, marked.'],
    [1, 'diagnosis', 'Complete paraplegia. → Complete paraplegia. Autonomic dysreflexia.'],
    [
      1,
      'attestation',
      'Purpose: to watch the technique. → Purpose: to watch the technique. I checked the urine with a dipstick beforehand.',
    ],
    [
      1,
      'social',
      'Formerly a tree surgeon; studies accounting. → Formerly a tree surgeon; now drives a taxi.',
    ],
    [1, 'side', '[x] hands: full strength → [x] right hand: full strength, left hand weak'],
    [2, 'quantity', '16 inches – 150 per month (limit 200) → 16 inches – 180 per month (limit 200)'],
    [2, 'sum', '450 catheters and 450 packets → 450 catheters and 540 packets'],
    [2, 'identifier', 'S24.113S, complete lesion → S24.114S, complete lesion'],
    [2, 'identifier', 'NPI 1164927385 → NPI 1164972385'],
    [2, 'organisation', 'Payer: Bayou Crest Health → Payer: Pelican State Medicaid'],
    [2, 'relative-date', 'twenty days before the order → six months before the order'],
    [2, 'retold', 'The catheters are without coating → The catheters are hydrophilic'],
    [
      2,
      'device',
      'so that a lubricant is needed each time. → so that a lubricant is needed each time. Leg bags are sent as well.',
    ],
    [
      2,
      'event',
      'both by Escherichia coli, during → both by Escherichia coli and one treated in hospital, during',
    ],
    [3, 'date-age', 'The injury happened on March 19, 2022 → The injury happened on March 19, 2020'],
    [
      3,
      'attitude',
      'He catheterizes 5 times every day. → He catheterizes 5 times every day and keeps strictly to his schedule.',
    ],
    [
      3,
      'coverage-measure',
      'daily catheterizations calls for. → daily catheterizations calls for, here with a bladder pressure of 45 cm of water.',
    ],
    [
      3,
      'diagnosis',
      '- **Kidneys:** not dilated, creatinine → - **Kidneys:** not dilated, two stones, creatinine',
    ],
    [
      3,
      'organisation',
      'Nurse Phineas Gault watched by video → Nurse Phineas Gault of Delta Spinal Center watched by video',
    ],
    [3, 'name', '**Ordering physician:** Annelise → **Ordering physician:** Annalisa'],
  ],
  corruptions: {},
};
