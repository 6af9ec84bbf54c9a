import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, a continence nurse, a supplier and a model write for a radio technician of 23 who was born with an open spine. */
export const incontinenceSpinaBifidaRadio: CorpusCase = {
  id: 'incontinence-spina-bifida-radio',
  today: '2026-10-01',
  facts: {
    case_id: 26110,
    patient: {
      first_name: 'Barnaby',
      last_name: 'Oduya-Finch',
      dob: '2003-04-28',
      gender: 'male',
      height: '5 ft 3 in',
      weight: '139 lb',
      address: '930 Signal Street, Apt 5C, Larkmoor, OH 43999',
      phone: '(740) 555-0128',
      mrn: 'LUC-70561',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'Z91.040', description: 'Latex allergy status' },
    ],
    items: [
      {
        item: 'Adult sized disposable incontinence product, brief/diaper, medium, each',
        hcpcs: 'T4522',
        quantity: 150,
        quantity_limit: 180,
        limit_period: '1 month',
        size: 'medium',
        justification:
          'He changes 5 briefs a day. Pad test of 2026-09-10: 460 g in 24 hours. Pull-on underwear, worn from 2026-06-01 to 2026-07-31, leaked and could not be drawn over his leg braces. He is able to change the brief himself while lying down. He is not able to feel that the bladder is full.',
      },
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 180,
        quantity_limit: 200,
        limit_period: '1 month',
        length: '16 in',
        size: '14 French',
        justification:
          'He catheterizes himself 6 times a day, with a new catheter each time, free of latex. Urodynamics on 2026-08-20: capacity 210 mL, leak point pressure 34 cmH2O. He leaks between catheterizations.',
      },
      {
        item: 'Incontinence product, disposable underpad, large, each',
        hcpcs: 'T4541',
        quantity: 60,
        quantity_limit: 150,
        limit_period: '1 month',
        justification: 'One on the bed and one on the wheelchair each day.',
      },
    ],
    provider: { name: 'Lucasta Fernhollow, MD', npi: '1619438052', date_signed: '2026-10-01' },
    seen: [
      '2026-09-10, in clinic, by Lucasta Fernhollow, MD: redness of 2 cm over the left sitting bone with unbroken skin, both kidneys without dilation on ultrasound, creatinine 0.8 mg/dL.',
    ],
    told: [
      'Who pays? Buckeye Valley Community Plan',
      'Who supplies? Millrace Care Products',
      'Lives with whom? With his roommate Tobias',
      'Work? Radio technician at a local station, 30 hours a week',
      'Oxybutynin? 10 mg once a day',
      'Urinary infections? 1 in the last 12 months',
      'Mobility? Wheelchair; stands with leg braces',
    ],
    answered: [],
  },
  notes: [
    `UROLOGY

October 1, 2026
To Buckeye Valley Community Plan
Member: Barnaby Oduya-Finch
Date of birth: April 28, 2003

Dear Medical Director:

Mr. Oduya-Finch is a young man of 23 years. He has lumbar spina bifida without hydrocephalus (Q05.7), a neuromuscular dysfunction of the bladder (N31.9) and latex allergy status (Z91.040).

Urodynamics of August 20, 2026 gave a capacity of 210 mL and a leak point pressure of 34 cmH2O. He catheterizes himself 6 times a day and leaks in between. He is not able to feel that the bladder is full. He takes oxybutynin, 10 mg once a day. In the last 12 months he had one urinary infection.

At the visit of September 10, 2026, ultrasound showed no dilation of either kidney. Creatinine was 0.8 mg/dL. Over the left sitting bone there was a redness of 2 cm; the skin was unbroken. The pad test came to 460 g in 24 hours.

I order per month 150 briefs (T4522), 180 straight catheters (A4351) and 60 underpads (T4541).

A bladder without nerve supply neither holds nor empties as it should. Medicaid plans as a rule pay for incontinence products when a physician names the cause.

Lucasta Fernhollow, MD
NPI 1619438052`,
    `CONTINENCE NURSE NOTE

Patient: Barnaby Oduya-Finch, M, 23
MRN: LUC-70561

Daily use
- Briefs: 5
- Catheters: 6
- Underpads: 2 (bed, wheelchair)
Altogether 13 articles a day.

Self-care
Changes the brief himself, lying down. Catheterizes himself, a new catheter each time. No latex.

Sensation
Does not feel a full bladder.

Tried before
Pull-on underwear, 06/01/2026 to 07/31/2026 (two months). It leaked. It could not be drawn over the leg braces.

Measurements
Pad test 09/10/2026: 460 g in 24 h
Urodynamics 08/20/2026: capacity 210 mL, leak point pressure 34 cmH2O

Skin
Red area of 2 cm at the left sitting bone on 09/10/2026. Skin not broken.

Daily life
Shares an apartment with Tobias. Works 30 hours a week at a local radio station as a technician. Uses a wheelchair and stands with leg braces.

Drug: oxybutynin 10 mg once daily.

Catheter: straight tip, 14 French, 16 in.

Hints for anyone who sits much: lift from the seat every quarter of an hour, look at the skin with a mirror in the evening, and change wet products without delay.`,
    `Millrace Care Products
Monthly supply request

Health plan: Buckeye Valley Community Plan
Name: Barnaby Oduya-Finch
Address: 930 Signal Street, Apt 5C, Larkmoor, OH 43999
Phone: (740) 555-0128
Height 5 ft 3 in, weight 139 lb

| Code | Product | Per month | Limit per month |
|---|---|---|---|
| T4522 | Adult brief, disposable, medium | 150 | 180 |
| A4351 | Intermittent catheter, straight tip, 14 French, 16 in | 180 | 200 |
| T4541 | Underpad, disposable, large | 60 | 150 |

Sum of the three lines: 390 pieces a month. All lines are within their limits.

Ordering physician: Lucasta Fernhollow, MD, NPI 1619438052
Signed: October 1, 2026, three weeks after the last visit

Diagnoses:
Q05.7 Lumbar spina bifida without hydrocephalus
N31.9 Neuromuscular dysfunction of bladder, unspecified
Z91.040 Latex allergy status

The catheters are free of latex. The member catheterizes himself.

Pull-on underwear is not requested. It was worn in June and July 2026 and leaked, and the member could not draw it over his leg braces.

The underpads are for his bed and his wheelchair.

Boxes are sent without a mark of what they hold. Refills are generally sent out only after the member has been asked what is left.`,
    `### Letter of Medical Necessity

**Patient:** Barnaby Oduya-Finch, 23-year-old male
**Prescriber:** Lucasta Fernhollow, MD

**Medical background**
He was born with lumbar spina bifida, without hydrocephalus. His bladder is affected by neuromuscular dysfunction, and he has a latex allergy. He uses a wheelchair and can stand with leg braces.

**Bladder management**
- Self-catheterization: six times a day, each time with a new catheter
- Oxybutynin: 10 mg a day
- Capacity on urodynamics: 210 mL
- Leakage between catheterizations: yes; 460 g in 24 hours by pad test
- Kidneys: not dilated; creatinine 0.8 mg/dL

**Products requested each month**
1. *T4522* – briefs, medium, 150 (five a day)
2. *A4351* – straight catheters, 14 French, 180
3. *T4541* – large underpads, 60 (two a day)

**Why briefs and not pull-ons**
Pull-on underwear leaked when he wore it for two months and does not go over his braces. A brief he can change on his own when he lies down.

**Skin**
On September 10, 2026 a 2 cm redness was seen over the left sitting bone. The skin was intact.

**Life**
He works 30 hours a week as a radio technician and lives with a roommate.

**Coverage**
Programs usually limit such products by the month and ask for the cause of the incontinence.

*Signed October 1, 2026*`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'a neuromuscular dysfunction of the bladder (N31.9) → an enlarged prostate (N31.9)'],
    [
      0,
      'description-detail',
      'spina bifida without hydrocephalus (Q05.7) → spina bifida with hydrocephalus (Q05.7)',
    ],
    [0, 'sex', 'is a young man of 23 years → is a young woman of 23 years'],
    [0, 'side', 'Over the left sitting bone → Over the right sitting bone'],
    [0, 'negation', 'He is not able to feel that → He is able to feel that'],
    [
      0,
      'retold',
      'ultrasound showed no dilation of either kidney → ultrasound showed dilation of one kidney',
    ],
    [0, 'other-role', 'a leak point pressure of 34 cmH2O → a leak point pressure of 60 cmH2O'],
    [0, 'medication', 'He takes oxybutynin, 10 mg once a day. → He takes mirabegron, 50 mg once a day.'],
    [0, 'event', 'he had one urinary infection → he had one urinary infection, which led to sepsis'],
    [
      0,
      'coverage-measure',
      'when a physician names the cause. → when a physician names the cause, and his residual of 180 mL is sufficient proof.',
    ],
    [0, 'attestation', 'I order per month → I have examined his home and order per month'],
    [0, 'other-item', '180 straight catheters (A4351) → 180 straight catheters (T4541)'],
    [0, 'date-age', 'Urodynamics of August 20, 2026 → Urodynamics of May 20, 2026'],
    [1, 'sum', 'Altogether 13 articles a day. → Altogether 15 articles a day.'],
    [1, 'negation', 'Skin not broken. → Skin broken.'],
    [1, 'name', 'Shares an apartment with Tobias. → Shares an apartment with Matthias.'],
    [
      1,
      'social',
      'Works 30 hours a week at a local radio station as a technician. → Studies history at a local college.',
    ],
    [1, 'identifier', 'LUC-70561 → LUC-70651'],
    [1, 'brackets', 'straight tip, 14 French, 16 in. → straight tip [coudé for night], 14 French, 16 in.'],
    [1, 'script', 'Pad test 09/10/2026: 460 g → Pad test 09/10/2026: ٨٦٠ g'],
    [
      1,
      'treatment',
      'It could not be drawn over the leg braces. → It could not be drawn over the leg braces. Botulinum toxin into the bladder wore off.',
    ],
    [1, 'retold', 'Changes the brief himself, lying down. → Has the brief changed by an aide, lying down.'],
    [1, 'retold', 'capacity 210 mL → capacity 310 mL'],
    [2, 'quantity', 'disposable, medium | 150 | 180 | → disposable, medium | 200 | 180 |'],
    [2, 'sum', '390 pieces a month → 430 pieces a month'],
    [2, 'identifier', '(740) 555-0128 → (740) 555-0182'],
    [2, 'organisation', 'Health plan: Buckeye Valley Community Plan → Health plan: Scioto River Choice'],
    [2, 'relative-date', 'three weeks after the last visit → three months after the last visit'],
    [2, 'choice', 'straight tip, 14 French, 16 in → straight tip, 12 French, 16 in'],
    [2, 'device', 'The underpads are for his bed → The underpads and the leg bags are for his bed'],
    [2, 'negation', 'The catheters are free of latex. → The catheters are not free of latex.'],
    [3, 'diagnosis', 'and he has a latex allergy. → and he has a latex allergy and a tethered cord.'],
    [3, 'event', 'can stand with leg braces. → can stand with leg braces. A shunt was placed in infancy.'],
    [3, 'attitude', 'A brief he can change on his own → A brief he is happy to change on his own'],
    [3, 'social', 'lives with a roommate → lives with his parents'],
    [3, 'retold', 'Pull-on underwear leaked when → Pull-on underwear held well when'],
    [
      3,
      'medication',
      '- Oxybutynin: 10 mg a day → - Oxybutynin: 10 mg a day, with nitrofurantoin at bedtime',
    ],
    [3, 'retold', 'The skin was intact. → The skin was open.'],
  ],
  corruptions: {},
};
