import type { CorpusCase } from '../corpus-case.ts';

export const catheterSpinaBifida: CorpusCase = {
  id: 'catheter-spina-bifida',
  today: '2026-07-15',
  facts: {
    case_id: 7706,
    patient: {
      first_name: 'Jamal',
      middle_name: 'Idris',
      last_name: 'Thornbury',
      dob: '2009-11-18',
      gender: 'male',
      height: '5 ft 3 in',
      weight: '121 lb',
      address: '3340 Delphi Avenue, Memphis, TN 38111',
      phone: '(901) 555-0104',
      mrn: 'MRN-770619',
    },
    diagnoses: [
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'Z87.440', description: 'Personal history of urinary (tract) infections' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, straight tip, with or without coating, each',
        hcpcs: 'A4351',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        justification:
          'Catheterizes himself six times a day since he was eight. 14 French, 16 inches. Two urinary infections with fever, in November 2025 and in April 2026, both after catheters had been washed and used again. Allergic to latex. No catheter stays in the bladder.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        justification: 'One packet for each catheter. The catheters are uncoated.',
      },
      {
        item: 'Gloves, non-sterile, per 100',
        hcpcs: 'A4927',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'Nitrile, because of the latex allergy. At school he uses the toilet of the nurse on the first floor.',
      },
    ],
    provider: { name: 'Dr. Winifred Castellanos', npi: '1811351190', date_signed: '2026-07-15' },
  },
  notes: [
    `July 15, 2026

Jamal Thornbury (DOB November 18, 2009; MRN-770619) is 16 years old and has lumbar spina bifida without hydrocephalus (Q05.7) with neuromuscular dysfunction of the bladder (N31.9). He has catheterized himself six times a day since the age of eight. No catheter stays in his bladder.

He has had two urinary infections with fever, in November 2025 and in April 2026 (Z87.440). Both came after catheters had been washed and used again. He is allergic to latex.

I therefore order 180 straight-tip catheters a month (A4351), 14 French and 16 inches long, a new one for each use, and 180 sterile packets of lubricant (A4332), because the catheters are uncoated. He also needs 2 units of nitrile gloves a month (A4927).

Dr. Winifred Castellanos, NPI 1811351190`,
    `16M lumbar SB w/o hydro (Q05.7), NGB N31.9, hx UTI Z87.440
CIC x6/d since age 8
febrile UTI x2: 11/25, 4/26 - reuse of washed caths
LATEX ALLERGY
A4351 14Fr 16" straight #180/mo
A4332 #180/mo
A4927 x2/mo nitrile
Thornbury J / Castellanos 1811351190`,
    `Supply authorization, monthly

Member        Thornbury, Jamal Idris
Born          11/18/2009         Sex  M
Ship to       3340 Delphi Avenue, Memphis, TN 38111

Code    Description                          Qty/mo   Limit
A4351   Intermittent catheter, straight tip  180      200
A4332   Lubricant packet, sterile            180      200
A4927   Gloves, non-sterile, per 100         2        2

Size 14 French, length 16 inches, uncoated
ALLERGY: latex
Physician Dr. Winifred Castellanos, NPI 1811351190, signed 07/15/2026`,
    `Children with spina bifida are born with an opening in the spine, and the nerves that leave the cord below it often do not work. The bladder then neither feels that it is full nor empties on its own. Clean intermittent catheterization keeps the kidneys safe, and it has done so for a great many people for half a century.

Reusing a catheter saves money, but not for Jamal Thornbury. In the fall of 2025 and again in the spring of this year a washed catheter was followed by an infection with fever. Six new catheters a day, in a month of thirty days one hundred and eighty, keep below the limit of two hundred. The same number of lubricant packets belongs to them, for an uncoated catheter should not be inserted dry.

The gloves must be free of latex. Two boxes of one hundred are two hundred gloves.

Signed on the fifteenth of July by Dr. Winifred Castellanos (NPI 1811351190).`,
    `**Letter of Medical Necessity: Intermittent Catheter Supplies**

I am writing on behalf of my patient, Mr. Jamal Thornbury, a sixteen-year-old with spina bifida of the lumbar region.

**Medical need**
- Neuromuscular dysfunction of the bladder requires self-catheterization six times daily.
- Two febrile urinary infections, five months apart, followed the reuse of washed catheters.
- A latex allergy makes nitrile gloves necessary.

**Supplies per month**
- 180 catheters (A4351)
- 180 lubricant packets (A4332)
- 2 x 100 gloves (A4927)

**Setting:** At school he uses the nurse's toilet on the first floor.

Sincerely,
Dr. Winifred Castellanos
NPI 1811351190`,
    `School nurse here, adding to the request for Jamal Thornbury. He does his own caths, six a day, and has done since he was 8. He uses my toilet on the first floor. 14 French, 16 inch, plain ones with a packet of lube each time. Gloves have to be nitrile as he's allergic to latex. There is no indwelling catheter. He had two infections with fever after washing and reusing, Nov and April. 5 foot 3, 121 pounds. Dr. Castellanos (1811351190) wants him to have a fresh one every time.`,
  ],
  passages: [
    'Over three months he uses 540 catheters.',
    'He learned it at eight and does it himself to this day.',
    'He stays 20 catheters a month below the limit.',
    'Gloves of nitrile hold no latex.',
  ],
  edits: [
    [0, 'date-age', 'since the age of eight → since the age of twelve'],
    [2, 'quantity', 'Lubricant packet, sterile            180 → Lubricant packet, sterile            120'],
  ],
  corruptions: {
    'code-disease': ['N31.9, {neuromuscular dysfunction of bladder → overactive bladder}'],
    'other-item': ['{180 → 2} lubricant packets a month'],
    'description-detail': ['Lumbar spina bifida {without → with} hydrocephalus'],
    side: ['He catheterizes himself{ → with his left hand, since the right is weak}.'],
    sex: ['{Himself a young man → Herself a young woman}, Jamal Thornbury goes to school.'],
    choice: ['Straight catheters, 14 French, {16 → 6} inches long'],
    device: ['Straight catheters{ →, drainage bags} and gloves are needed every month.'],
    medication: [
      'He empties his bladder by catheter six times a day{ → and takes oxybutynin 5 mg twice a day}.',
    ],
    diagnosis: [
      'The infections{ → led to reflux and scarring of the kidney and} came after reuse of washed catheters.',
    ],
    event: ['He had fever in April 2026{ → and was admitted for three nights}.'],
    treatment: ['He is {allergic to latex → allergic to penicillin}.'],
    social: ['{→ His mother empties his bladder at night.}'],
    attitude: ['~ {→ He is a responsible young man and never misses a catheterization.}'],
    negation: ['{No catheter → A catheter} stays in the bladder.'],
    organisation: ['He uses the toilet of the nurse at {school → Overton Park High School}.'],
    attestation: ['{→ I have verified that he can perform the technique correctly and without help.}'],
    'relative-date': ['His last infection with fever was {three months → three weeks} ago.'],
    'other-role': ['Catheters of {14 → 16} French'],
    brackets: ['Latex allergy [{→ with anaphylaxis during an operation}]'],
    'coverage-measure': [
      'New catheters for each use are covered as a rule{ →, and two cultures of this boy grew more than 100,000 colonies of E. coli}.',
    ],
    script: ['{180 → １８０} catheters and as many packets of lubricant'],
    identifier: ['History of urinary infections, {Z87.440 → Z87.442}'],
    'date-age': ['The first infection with fever fell in {November 2025 → January 2026}.'],
    quantity: ['He catheterizes himself {six → four} times a day.'],
    name: ['Signed by Dr. {Winifred → Wilhelmina} Castellanos'],
    retold: [
      'Both infections came {after catheters had been washed and used again → although each catheter was used only once}.',
    ],
    sum: ['Catheters and lubricant packets together come to {360 → 380} pieces a month.'],
  },
};
