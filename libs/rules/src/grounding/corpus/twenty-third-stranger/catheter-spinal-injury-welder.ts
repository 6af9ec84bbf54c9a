import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, a rehabilitation nurse, a supplier and a drafting model write for a young man who catheterizes himself. */
export const catheterSpinalInjuryWelder: CorpusCase = {
  id: 'catheter-spinal-injury-welder',
  today: '2026-12-10',
  facts: {
    case_id: 23107,
    patient: {
      first_name: 'Lazlo',
      last_name: 'Wetherby-Ngata',
      dob: '1997-06-18',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '192 lb',
      address: '1404 Ironwood Avenue, Saltbrush, NM 87999',
      phone: '(505) 555-0176',
      mrn: 'SBR-68042',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'R33.8', description: 'Other retention of urine' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; coude (curved) tip, with or without coating, each',
        hcpcs: 'A4352',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        size: '14 Fr',
        length: '16 in',
        justification:
          'Catheterizes himself 5 times a day. Straight-tip catheters failed from 2026-07-06 to 2026-08-28: they could not be passed beyond the bladder neck and drew blood on 3 occasions. With the coude tip there has been no blood. Residual volume 480 mL on 2026-06-23. Cystoscopy 2026-09-02: false passage on the left side of the bulbar urethra.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'One packet for each catheterization, since the catheters are uncoated. He has full use of both hands and needs no help.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Hung on the right side of the bed for the last emptying at 11 pm, which takes 20 minutes.',
      },
    ],
    provider: { name: 'Priscilla Oduya-Hartwell, MD', npi: '1830562497', date_signed: '2026-12-10' },
    seen: [
      '2026-12-01, in office, by Priscilla Oduya-Hartwell, MD: bladder not palpable after catheterization, both kidneys without dilatation on ultrasound, no fever, hands strong.',
    ],
    told: [
      'Who pays? Mesa Verde Mutual',
      'Who supplies? Juniper Urological Supply',
      'When was the spinal injury? 2024-10-03, level T8',
      'Lives with whom? With his partner Corinne',
      'Work? Welder before the injury; now estimates jobs at a desk',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

December 10, 2026
Mesa Verde Mutual
RE: Lazlo Wetherby-Ngata, DOB June 18, 1997, MRN SBR-68042

Dear Reviewer,

Mr. Wetherby-Ngata is a 29-year-old man with complete paraplegia (G82.21), neuromuscular bladder dysfunction (N31.9) and urinary retention (R33.8). His spinal injury, at T8, dates from October 3, 2024.

I saw him in the office on December 1, 2026. The bladder was not palpable after catheterization. Ultrasound showed both kidneys without dilatation. He had no fever, and his hands were strong.

The residual volume was 480 mL on June 23, 2026. Straight-tip catheters, used from July 6 to August 28, 2026, could not be passed beyond the bladder neck and drew blood on 3 occasions. Cystoscopy on September 2, 2026 found a false passage on the left side of the bulbar urethra. With the coude tip there has been no blood.

Ordered for each month:
- A4352, coude tip catheter, 14 Fr, 16 in: 150
- A4332, sterile lubricant packet: 150
- A4357, bedside drainage bag: 2

A coude tip is generally accepted when a straight catheter cannot be passed.

Sincerely,
Priscilla Oduya-Hartwell, MD
NPI 1830562497`,
    `REHABILITATION NURSING NOTE

Patient: Lazlo Wetherby-Ngata, 29 y/o male, 6 ft 1 in, 192 lb

Background: complete paraplegia after spinal injury at T8 on 10/03/2024. Neuromuscular dysfunction of the bladder with retention.

Bladder program
1. Self-catheterization 5 times a day with a 14 Fr coude catheter of 16 in.
2. One sterile lubricant packet each time, as the catheters are uncoated.
3. Last emptying at 11 pm into a bedside bag hung on the right side of the bed. It takes 20 minutes.

Hand function
He has full use of both hands. He does not need help with catheterization.

Previous method
Straight-tip catheters from 07/06/2026 to 08/28/2026 were a failure. They stopped at the bladder neck and drew blood on 3 occasions.

Social
Lives with his partner, Corinne. He was a welder before the injury and now estimates jobs at a desk.

Supplies
A4352: 5 a day, 150 per 30 days. A4332: the same number. A4357: 2 a month.

Teaching in general: a new sterile catheter for each use lowers the risk of infection.

Prescriber: Priscilla Oduya-Hartwell, MD, who last saw him on 12/01/2026.`,
    `Juniper Urological Supply

To: Mesa Verde Mutual
Member: Lazlo Wetherby-Ngata
Address: 1404 Ironwood Avenue, Saltbrush, NM 87999
Phone: (505) 555-0176

Dear Sir or Madam,

Please find our request for these monthly supplies:

| HCPCS | Supply | Ordered | Limit |
|---|---|---|---|
| A4352 | Coude tip catheter, 14 Fr | 150 | 200 |
| A4332 | Sterile lubricant packet | 150 | 200 |
| A4357 | Bedside drainage bag | 2 | 2 |

All lines together make 302 pieces a month. A three-month shipment holds 450 catheters, 450 packets and 6 bags.

Diagnoses: N31.9 Neuromuscular dysfunction of bladder, unspecified; R33.8 Other retention of urine; G82.21 Paraplegia, complete.

The member catheterizes himself 5 times daily. Straight catheters did not pass the bladder neck. The cystoscopy of September 2, 2026 showed a false passage of the bulbar urethra on the left.

The order was signed on December 10, 2026 by Priscilla Oduya-Hartwell, MD, nine days after the office visit.

Insurers commonly allow up to 200 catheters a month, and the order stays below that number.

Juniper Urological Supply`,
    `**Justification for intermittent catheters (prepared for signature)**

**Patient:** Lazlo Wetherby-Ngata, age 29

**Medical background.** He sustained a spinal injury at T8 in October 2024 and has complete paraplegia. His bladder does not empty: the residual volume measured 480 mL in June 2026.

**Treatment.** Five times a day he passes a catheter himself. He has good use of both hands and manages without assistance.

**Why the curved tip.** For nearly eight weeks in the summer of 2026 he used straight-tip catheters. They caused bleeding three times and would not go beyond the bladder neck. A false passage was later seen on the left side of the bulbar urethra. Since the change to the coude tip no blood has appeared.

**Why lubricant and bags.** The catheters have no coating, so each use takes one sterile packet. The bag serves for the emptying at 11 pm, a matter of 20 minutes.

**Latest examination.** On December 1, 2026 he was free of fever, and neither kidney was dilated on ultrasound.

**Life.** He works at a desk, estimating jobs, and lives with his partner.

**Policy.** Payers generally want the record to show why a straight tip will not do.

Items: A4352, A4332 and A4357, from Juniper Urological Supply.

Priscilla Oduya-Hartwell, MD, NPI 1830562497`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'urinary retention (R33.8) → stress incontinence (R33.8)'],
    [0, 'description-detail', 'complete paraplegia (G82.21) → incomplete paraplegia (G82.21)'],
    [0, 'sex', 'is a 29-year-old man with → is a 29-year-old woman with'],
    [0, 'side', 'on the left side of the bulbar urethra → on the right side of the bulbar urethra'],
    [0, 'negation', 'The bladder was not palpable after → The bladder was palpable after'],
    [0, 'choice', '14 Fr, 16 in: 150 → 14 Fr, 10 in: 150'],
    [0, 'other-item', 'A4332, sterile lubricant packet → A4357, sterile lubricant packet'],
    [
      0,
      'coverage-measure',
      'when a straight catheter cannot be passed. → when a straight catheter cannot be passed, as his stricture of 9 mm explains.',
    ],
    [
      0,
      'attestation',
      'I saw him in the office on December 1, 2026. → I saw him in the office on December 1, 2026 and watched him catheterize.',
    ],
    [0, 'date-age', 'dates from October 3, 2024 → dates from October 13, 2024'],
    [0, 'medication', 'He had no fever, → He had no fever on nitrofurantoin 100 mg,'],
    [0, 'retold', 'drew blood on 3 occasions → drew blood on 8 occasions'],
    [1, 'side', 'hung on the right side of the bed → hung on the left side of the bed'],
    [1, 'negation', 'He does not need help with → He does need help with'],
    [1, 'name', 'his partner, Corinne. → his partner, Camille.'],
    [1, 'social', 'He was a welder before the injury → He was a roofer before the injury'],
    [1, 'other-role', 'It takes 20 minutes. → It takes 14 minutes.'],
    [
      1,
      'attitude',
      'He has full use of both hands. → He has full use of both hands and understands the technique well.',
    ],
    [
      1,
      'brackets',
      'as the catheters are uncoated. → as the catheters are uncoated [he reacts to hydrophilic coating].',
    ],
    [1, 'device', 'A4357: 2 a month. → A4357: 2 a month. Leg bags: 2 a month.'],
    [2, 'sum', 'make 302 pieces a month → make 352 pieces a month'],
    [2, 'sum', 'holds 450 catheters → holds 600 catheters'],
    [2, 'quantity', '| Bedside drainage bag | 2 | 2 | → | Bedside drainage bag | 4 | 4 |'],
    [2, 'relative-date', 'nine days after the office visit → two months after the office visit'],
    [2, 'identifier', '(505) 555-0176 → (505) 555-0167'],
    [2, 'organisation', 'To: Mesa Verde Mutual → To: Rio Alto Medicaid'],
    [2, 'script', 'catheterizes himself 5 times daily → catheterizes himself ٨ times daily'],
    [3, 'diagnosis', 'and has complete paraplegia. → and has complete paraplegia and autonomic dysreflexia.'],
    [3, 'event', 'on ultrasound. → on ultrasound. He had been hospitalized with urosepsis.'],
    [
      3,
      'treatment',
      'Five times a day he passes a catheter himself. → After an indwelling catheter failed, five times a day he passes a catheter himself.',
    ],
    [3, 'retold', 'no blood has appeared → some blood has appeared'],
    [3, 'identifier', 'NPI 1830562497 → NPI 1830526497'],
  ],
  corruptions: {},
};
