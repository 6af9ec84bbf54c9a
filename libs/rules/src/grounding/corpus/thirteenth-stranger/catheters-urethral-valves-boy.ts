import type { CorpusCase } from '../corpus-case.ts';

/** A home-care nurse of children: a plain letter, a checklist, and a model's formal letter. */
export const cathetersUrethralValvesBoy: CorpusCase = {
  id: 'catheters-urethral-valves-boy',
  today: '2026-11-10',
  facts: {
    case_id: 9406,
    patient: {
      first_name: 'Emeka',
      middle_name: 'Luis',
      last_name: 'Drummond',
      dob: '2015-01-22',
      gender: 'male',
      height: '4 ft 8 in',
      weight: '79 lb',
      address: '6612 Tannery Road, Ashby Gap, VA 22699',
      phone: '(540) 555-0171',
      mrn: 'AG-51502',
    },
    diagnoses: [
      { code: 'Q64.2', description: 'Congenital posterior urethral valves' },
      { code: 'N31.8', description: 'Other neuromuscular dysfunction of bladder' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; coude (curved) tip, with or without coating, each',
        hcpcs: 'A4352',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        size: '10 Fr',
        length: '12 inches',
        justification:
          'Valves ablated in the first week of life. Empties the bladder by catheter 5 times a day since age 6, by himself since summer 2025. Straight catheters caught at the bladder neck in 2 of 3 tries on 2026-09-15. Residual after voiding 190 mL on 2026-10-20. Urodynamics 2026-04-08: bladder capacity 380 mL, weak detrusor. Two urinary infections with fever in the past 12 months, in January and June 2026. Left kidney does 28 % of the work. Oxybutynin stopped in May 2026 for constipation. Needs no help with the catheter but a reminder at school. Father Gideon orders the supplies.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification: 'One packet with each catheter; the catheters are uncoated. No reuse.',
      },
    ],
    provider: { name: 'Ingrid Solheim-Baptiste, MD', npi: '1558203947', date_signed: '2026-11-10' },
    seen: [
      '2026-10-20, office visit, by Terrence Oyelaran, APRN: blood pressure 108/66, abdomen soft, technique clean.',
    ],
  },
  notes: [
    `November 10, 2026

Re: Emeka Drummond, born 1/22/2015

Emeka is 11. He was born with posterior urethral valves (Q64.2). They were ablated in his first week, but his bladder does not work as it should (N31.8), and since he was six it has had to be emptied by catheter. He has done this himself since the summer of last year, five times a day. He needs no help with it; at school somebody reminds him.

Terrence Oyelaran, APRN, saw him three weeks ago, on October 20. His technique is clean, his belly was soft, and his blood pressure was 108/66. After voiding 190 mL were left. Urodynamic testing in April found a capacity of 380 mL and a weak detrusor.

He needs the curved tip. When straight catheters were tried on September 15, they caught at the bladder neck two times out of three. He had two febrile urinary infections within the last twelve months, one in January and one in June, and his left kidney does only 28 percent of the work, so we want each catheter to be new. They are uncoated; a packet of sterile lubricant goes with each.

A month: 150 coude catheters, 10 French, 12 inches (A4352), and 150 packets of lubricant (A4332).

Ingrid Solheim-Baptiste, MD
NPI 1558203947`,
    `INTERMITTENT CATHETERIZATION - CHECKLIST

Patient   Drummond, Emeka Luis    11 y    M    79 lb    MRN AG-51502
Order     A4352 coude 10 Fr x 12"    150/mo
          A4332 lube packet           150/mo
Dx        Q64.2 PUV, congenital; N31.8

[x] Impairment: valves, ablated as newborn
[x] PVR documented: 190 mL (10/20/2026)
[x] Straight tip tried: 09/15/2026, failed 2/3
[x] UTIs: 2 febrile in 12 mo (Jan, Jun 2026)
[ ] Immunosuppressed
[ ] Sterile kit requested
[x] Self-cath: yes, since summer 2025
[x] Single use

UDS       04/08/2026: capacity 380 mL, weak detrusor
Renal     L kidney 28%
Meds      oxybutynin d/c'd 05/2026 (constipation)
Contact   father, Gideon, orders supplies

150 a month = 5 a day. Limit 200.

Ingrid Solheim-Baptiste, MD / 1558203947`,
    `Dear Medical Director,

I am writing on behalf of Emeka L. Drummond, an 11-year-old male patient with congenital posterior urethral valves and other neuromuscular dysfunction of the bladder, to document the medical necessity of intermittent catheters with a coude tip.

Intermittent catheterization protects the kidneys by keeping the pressure in the bladder low. In Emeka's case this is of particular weight: little more than a quarter of his renal function comes from the left side. His bladder does not empty fully by itself, as the residual of 190 mL on October 20, 2026 shows, and oxybutynin had to be stopped in May on account of constipation.

A coude catheter has a bent tip that follows the natural curve of the male urethra. The straight design was attempted on September 15, 2026, and in most of the attempts it was held up at the bladder neck.

Emeka catheterizes five times daily. Over thirty days this amounts to 150 catheters and the same number of lubricant packets, 300 single pieces in all. His father sees to the orders.

Thank you for your prompt review.

Ingrid Solheim-Baptiste, MD
National Provider Identifier 1558203947`,
  ],
  passages: [],
  edits: [
    [0, 'retold', 'They were ablated in his first week → They were ablated in his first year'],
    [0, 'date-age', 'since he was six it has had → since he was two it has had'],
    [0, 'negation', 'He needs no help with it; → He needs help with it;'],
    [
      0,
      'retold',
      'He has done this himself since the summer of last year → His father has done this since the summer of last year',
    ],
    [0, 'relative-date', 'saw him three weeks ago, on October 20 → saw him last week, on October 20'],
    [0, 'quantity', 'After voiding 190 mL were left. → After voiding 19 mL were left.'],
    [0, 'description-detail', 'and a weak detrusor. → and an overactive detrusor.'],
    [0, 'date-age', 'one in January and one in June → one in March and one in June'],
    [0, 'side', 'and his left kidney does only → and his right kidney does only'],
    [0, 'choice', '150 coude catheters, 10 French → 150 coude catheters, 14 French'],
    [0, 'device', 'They are uncoated; a packet → They are hydrophilic coated; a packet'],
    [
      0,
      'event',
      'so we want each catheter to be new → and both times he was admitted for antibiotics, so we want each catheter to be new',
    ],
    [1, 'negation', '[ ] Immunosuppressed → [x] Immunosuppressed'],
    [1, 'other-item', 'A4332 lube packet           150/mo → A4353 sterile kit           150/mo'],
    [1, 'retold', 'failed 2/3 → passed 2/3'],
    [1, 'medication', "Meds      oxybutynin d/c'd 05/2026 (constipation) → Meds      oxybutynin 5 mg BID"],
    [
      1,
      'social',
      'Contact   father, Gideon, orders supplies → Contact   foster father, Gideon, orders supplies',
    ],
    [1, 'sum', '150 a month = 5 a day. → 150 a month = 6 a day.'],
    [
      2,
      'retold',
      'a quarter of his renal function comes from the left side → a quarter of his renal function is left',
    ],
    [2, 'treatment', 'on account of constipation → on account of blurred vision'],
    [2, 'retold', 'and in most of the attempts it was held up → and in none of the attempts it was held up'],
    [
      2,
      'code-disease',
      'and other neuromuscular dysfunction of the bladder → and a stricture of the urethra',
    ],
    [
      2,
      'attitude',
      'His father sees to the orders. → Emeka is proud of his independence and never misses a catheterization. His father sees to the orders.',
    ],
    [2, 'organisation', 'Dear Medical Director, → Dear Medical Director of Optima Family Care,'],
    [0, 'script', 'found a capacity of 380 mL → found a capacity of 28٠ mL'],
    [1, 'identifier', 'MRN AG-51502 → MRN AG-51520'],
  ],
  corruptions: {},
};
