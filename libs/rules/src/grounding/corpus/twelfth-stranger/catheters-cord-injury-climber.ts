import type { CorpusCase } from '../corpus-case.ts';

/** A urologist's letter, a rehabilitation nurse's note, and a letter by a small model. */
export const cathetersCordInjuryClimber: CorpusCase = {
  id: 'catheters-cord-injury-climber',
  today: '2026-11-16',
  facts: {
    case_id: 9310,
    patient: {
      first_name: 'Mateusz',
      last_name: 'Kowalczyk-Bray',
      dob: '1997-02-15',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '168 lb',
      address: '811 Switchback Road, Alder Gap, UT 84799',
      phone: '(435) 555-0107',
      mrn: 'AG-13590',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      {
        code: 'S24.103S',
        description: 'Unspecified injury at T7-T10 level of thoracic spinal cord, sequela',
      },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        size: '14 Fr',
        justification:
          'Climbing fall on 2023-05-27, injury at T8. Bladder does not empty on its own; no leakage between catheterizations. Catheterizes himself 5 times a day, with volumes of 350 to 450 mL. A sterile new catheter each time. Two urinary infections in the past 12 months (2026-02 and 2026-07), both Escherichia coli, treated with nitrofurantoin by mouth. With an indwelling catheter in 2023 he had three infections in five months. Ultrasound 2026-09-09: both kidneys normal, no stones. Hand function is full.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'One packet for each catheterization. Catheters without coating. No latex allergy; allergic to penicillin (hives). Works full time as a map editor from home. Lives with his brother Stefan. Creatinine 0.8 mg/dL. Condition is permanent.',
      },
    ],
    provider: { name: 'Beatrix Onwudiwe, MD', npi: '1740385619', date_signed: '2026-11-16' },
    seen: ['2026-10-20, office visit: technique watched and correct, penis without sores, urine clear.'],
  },
  notes: [
    `Re: Mateusz Kowalczyk-Bray, DOB February 15, 1997

Dear Reviewer:

I write for a 29-year-old man with complete paraplegia (G82.21) after a climbing fall on May 27, 2023, in which he injured the thoracic spinal cord at T8 (S24.103S). His bladder does not empty by itself (N31.9), and this will not change, since the condition is permanent.

Mr. Kowalczyk-Bray catheterizes himself five times a day and drains 350 to 450 mL each time. He stays dry in between. On October 20 his technique was observed and was correct, the urine was clear, and there were no sores on the penis. His hands work fully.

In 2023 he had an indwelling catheter and with it three infections in five months. Over the past twelve months there were two, in February and July, both from Escherichia coli and both treated with nitrofurantoin by mouth. An ultrasound on September 9 found the kidneys normal and no stones, and his creatinine is 0.8 mg/dL.

I order 150 straight-tip catheters, 14 French, uncoated (A4351), and 150 sterile packets of lubricant (A4332) a month. He has no latex allergy; penicillin gives him hives.

Beatrix Onwudiwe, MD
NPI 1740385619
November 16, 2026`,
    `11/16/26 Kowalczyk-Bray, Mateusz (29M, AG-13590)
T8 SCI (fall while climbing 5/27/23), complete para, NGB.
CIC x5/d, self, 350-450 cc each, dry between. 14 Fr straight, uncoated, new sterile cath q time + 1 lube packet.
Seen 10/20/26: technique OK, penis no sores, urine clear.
UTI: 2/26, 7/26 (E. coli, PO nitrofurantoin). 2023 w/ indwelling: 3 in 5 mo.
Renal US 9/9/26: nl x2, no stones. Cr 0.8.
All: PCN (hives). Latex neg.
Lives w/ brother Stefan. Works FT from home, map editor.
Hands: full function.
5/d x 30 = 150/mo of A4351 and of A4332. Limit 200 each.
Dx codes N31.9, G82.21, S24.103S
B. Onwudiwe MD NPI 1740385619`,
    `Subject: Letter of Medical Necessity for Intermittent Catheterization Supplies

Patient Name: Mateusz Kowalczyk-Bray
Date of Birth: 02/15/1997

Introduction
This letter documents the medical necessity of intermittent urinary catheters and lubricant for Mateusz Kowalczyk-Bray, who lives with neuromuscular dysfunction of the bladder (N31.9) as well as complete paraplegia (G82.21).

Medical History
In May 2023, three and a half years ago, he sustained an injury at the T8 level in a climbing accident. He has been unable to empty his bladder without a catheter. An indwelling catheter was used in 2023, but it led to repeated infections: three within five months.

Current Management
He performs intermittent catheterization independently, with full use of his hands, and does so five times daily. At up to 450 mL each, no more than 2,250 mL passes this way in a day. Intermittent catheterization is generally preferred to an indwelling catheter because it carries a lower risk of infection. Using a sterile catheter once and then discarding it keeps bacteria out of the bladder.

Quantity
150 catheters (A4351, size 14 Fr) and 150 lubricant packets (A4332) are needed every month. The request leaves 50 of each below the monthly limit of 200.

Safety
He is allergic to penicillin. Latex poses no problem. Both kidneys appeared normal on ultrasound in September.

Sincerely,
Beatrix Onwudiwe, MD
NPI 1740385619`,
  ],
  passages: [],
  edits: [
    [0, 'description-detail', 'with complete paraplegia (G82.21) → with incomplete paraplegia (G82.21)'],
    [0, 'retold', 'injured the thoracic spinal cord at T8 → injured the thoracic spinal cord at T4'],
    [0, 'event', 'after a climbing fall on May 27, 2023 → after a motorcycle crash on May 27, 2023'],
    [
      0,
      'negation',
      'this will not change, since the condition is permanent → this may change, since the condition is temporary',
    ],
    [0, 'retold', 'He stays dry in between. → He leaks in between.'],
    [0, 'choice', '14 French, uncoated (A4351) → 12 French, uncoated (A4351)'],
    [0, 'other-item', 'straight-tip catheters, 14 French → coude-tip catheters, 14 French'],
    [0, 'treatment', 'penicillin gives him hives → sulfa gives him hives'],
    [0, 'retold', 'both from Escherichia coli → both from Klebsiella'],
    [0, 'date-age', 'for a 29-year-old man → for a 27-year-old man'],
    [1, 'retold', '2023 w/ indwelling: 3 in 5 mo → 2023 w/ indwelling: 5 in 3 mo'],
    [1, 'quantity', 'CIC x5/d, self → CIC x6/d, self'],
    [1, 'medication', '(E. coli, PO nitrofurantoin) → (E. coli, IV ceftriaxone)'],
    [1, 'diagnosis', 'nl x2, no stones → mild L hydronephrosis, no stones'],
    [1, 'social', 'Lives w/ brother Stefan. → Lives w/ girlfriend Stefania.'],
    [1, 'negation', 'technique OK → technique not OK, retrained'],
    [1, 'negation', 'Latex neg. → Latex pos.'],
    [1, 'script', '14 Fr straight, uncoated → 14 Fr straight, hydrophilic сoated'],
    [
      2,
      'code-disease',
      'neuromuscular dysfunction of the bladder (N31.9) as well as → overactive bladder (N31.9) as well as',
    ],
    [2, 'relative-date', 'In May 2023, three and a half years ago → In May 2023, two and a half years ago'],
    [
      2,
      'sum',
      'no more than 2,250 mL passes this way in a day → no more than 1,750 mL passes this way in a day',
    ],
    [
      2,
      'device',
      '150 lubricant packets (A4332) are needed → 150 lubricant packets (A4332) and two bedside drainage bags are needed',
    ],
    [
      2,
      'attitude',
      'He performs intermittent catheterization independently → He performs intermittent catheterization reluctantly and often skips it',
    ],
    [
      2,
      'side',
      'Both kidneys appeared normal on ultrasound in September. → The right kidney appeared normal on ultrasound in September, the left was small.',
    ],
    [2, 'quantity', 'below the monthly limit of 200 → below the quarterly limit of 200'],
    [
      2,
      'organisation',
      'He has been unable to empty → He was treated at Intermountain Trauma Center and has been unable to empty',
    ],
  ],
  corruptions: {},
};
