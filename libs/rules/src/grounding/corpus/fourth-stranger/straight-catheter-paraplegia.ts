import type { CorpusCase } from '../corpus-case.ts';

export const straightCatheterParaplegia: CorpusCase = {
  id: 'straight-catheter-paraplegia',
  today: '2026-04-14',
  facts: {
    case_id: 6601,
    patient: {
      first_name: 'Casimir',
      middle_name: null,
      last_name: 'Dunleavy',
      dob: '1991-09-02',
      gender: 'male',
      height: '180 cm',
      weight: '71 kg',
      address: '2217 Chester Park Drive, Duluth, MN 55812',
      phone: '(218) 555-0143',
      mrn: 'MRN-660114',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Empties the bladder by catheter five times a day since the spinal cord injury of August 2023. Has no sensation of a full bladder. Postvoid residual 420 mL on March 30, 2026. Straight tip, 14 French, 16 inches, passes without resistance. Does it himself, sitting in the wheelchair.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: 'month',
        justification: 'One packet for each catheterization. The catheters are uncoated.',
      },
    ],
    provider: { name: 'Dr. Philippa Engstrom', npi: '1382049173', date_signed: '2026-04-14' },
  },
  notes: [
    `April 14, 2026

To whom it may concern:

Casimir Dunleavy (MRN-660114) is a 34-year-old man with complete paraplegia (G82.21) after a spinal cord injury in August 2023. As a consequence he has neuromuscular dysfunction of the bladder (N31.9). He does not feel when his bladder is full, and on March 30 a postvoid residual of 420 mL was measured.

Since the injury he has emptied his bladder with a catheter five times a day. He does this on his own while sitting in his wheelchair. The 14 French straight catheter, 16 inches long, meets no resistance.

A catheter is used once and thrown away. Five a day make 150 in a month of thirty days (A4351, quantity 150). Because the catheters have no coating, a sterile packet of lubricant is opened for each of them (A4332, quantity 150). Both quantities lie below the limit of 200 per month.

Sincerely,
Dr. Philippa Engstrom
NPI 1382049173`,
    `Dunleavy C, 34M, MRN-660114
Complete para s/p SCI 8/2023, NGB (N31.9, G82.21)
PVR 420 mL 3/30/26. No bladder sensation.
Self-cath 5x/d from w/c, 14 Fr straight 16", no resistance
A4351 #150/mo
A4332 #150/mo, 1 per cath, uncoated
Engstrom, NPI 1382049173`,
    `## Letter of Medical Necessity

**Patient:** Casimir Dunleavy, born September 2, 1991
**Provider:** Dr. Philippa Engstrom, NPI 1382049173

### Clinical background
- Complete paraplegia (G82.21)
- Neuromuscular dysfunction of bladder, unspecified (N31.9)
- Residual urine after voiding: 420 mL
- No sensation of bladder fullness

### Supplies requested
- **A4351**, intermittent urinary catheter, straight tip: 150 per month
- **A4332**, lubricant, individual sterile packet: 150 per month

### Rationale
Urine that stays behind in the bladder favors infection and can damage the kidneys. Regular emptying with a clean catheter prevents overfilling. Mr. Dunleavy catheterizes himself five times daily, and each time needs one catheter and one packet of lubricant.`,
    `Our records for the monthly shipment to Mr. Dunleavy, 2217 Chester Park Drive, Duluth: one hundred and fifty straight tip catheters, 14 French, sixteen inches, and the same number of lubricant packets, so three hundred pieces altogether. The order comes from Dr. Philippa Engstrom (NPI 1382049173) and was signed on the fourteenth of April. The order states five catheterizations a day. For one catheterization one of each is used. The limit is 200 a month for either item; fifty of each remain unused.`,
    `People with an injury of the spinal cord often lose control of the bladder. The nerves no longer report that it is filling, and the muscle no longer empties it in a coordinated way. Intermittent catheterization is the usual way of managing this: a thin tube is passed through the urethra, the urine runs out, and the tube is removed.

Mr. Dunleavy, who is in his thirties, has lived with this since the late summer of 2023. He has no feeling for a full bladder. Five times a day he empties it with a catheter. Almost half a liter remained in his bladder when it was measured at the end of March. He needs nobody's help for the procedure; he does it from his wheelchair. A straight tip serves him well, since it passes without resistance, and there is no need for a curved one.

Dr. Philippa Engstrom, NPI 1382049173`,
  ],
  passages: [
    'Seventy-one kilograms are roughly 157 pounds.',
    'An uncoated catheter needs a lubricant to glide.',
    'His bladder does not tell him when it is full.',
    'Thirty-five catheters are used in a week.',
  ],
  edits: [
    [0, 'retold', 'a postvoid residual of 420 mL → a postvoid residual of 120 mL'],
    [3, 'choice', '14 French, sixteen inches → 16 French, sixteen inches'],
  ],
  corruptions: {
    'other-item': ['A4332, {lubricant packets → urinary leg bags}, 150 a month'],
    'description-detail': ['G82.21, paraplegia, {complete → incomplete}'],
    sex: ['Mr. Dunleavy empties {his → her} bladder five times a day.'],
    choice: ['A 14 French catheter, {16 → 10} inches long'],
    medication: ['{ → He also takes oxybutynin 10 mg at bedtime.}'],
    diagnosis: ['{ → His course is complicated by vesicoureteral reflux.}'],
    treatment: ['{ → An indwelling catheter was tried for two months and had to be removed.}'],
    social: ['{ → His brother catheterizes him on weekends.}'],
    negation: ['He has {no → } sensation of a full bladder.'],
    organisation: ['{ → He was rehabilitated at Lakehead Spinal Center after the injury.}'],
    'relative-date': ['The spinal cord injury happened {in August 2023 → eight months ago}.'],
    'other-role': ['He catheterizes himself {five → fourteen} times a day.'],
    'coverage-measure': [
      '{ → Sterile kits are covered for patients who, like Mr. Dunleavy, have had two urinary tract infections within twelve months.}',
    ],
    script: ['{Catheter → Сatheter} with a straight tip'],
    'date-age': ['Casimir Dunleavy, a {34 → 43}-year-old man'],
    quantity: ['A4351, {150 → 180} catheters per month'],
    retold: ['The catheter passes {without → against} resistance.'],
    sum: ['Catheters and packets together are {300 → 350} pieces a month.'],
  },
};
