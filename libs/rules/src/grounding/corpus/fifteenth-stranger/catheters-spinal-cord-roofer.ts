import type { CorpusCase } from '../corpus-case.ts';

/** A family physician writes for a paraplegic patient's catheters; a rehabilitation nurse and a supply clerk write in their own ways. */
export const cathetersSpinalCordRoofer: CorpusCase = {
  id: 'catheters-spinal-cord-roofer',
  today: '2026-06-22',
  facts: {
    case_id: 15006,
    patient: {
      first_name: 'Thaddeus',
      last_name: 'Quillfeather',
      dob: '1991-12-05',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '184 lb',
      address: '1504 Gravel Pit Road, Ashby Mills, GA 31799',
      phone: '(229) 555-0126',
      mrn: 'AMC-55309',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'N39.0', description: 'Urinary tract infection, site not specified' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 180,
        quantity_limit: 200,
        limit_period: 'month',
        length: '16 inches',
        size: '14 French',
        justification:
          'He cannot empty his bladder since a cord injury at T6 on 2025-04-02. He catheterizes himself 6 times a day. With clean technique and uncoated catheters he had two culture-proven urinary tract infections within 12 months: Escherichia coli over 100,000 on 2025-11-18 and Klebsiella over 100,000 on 2026-04-27, each with fever. Volume per catheterization is about 380 mL. Sterile kits with insertion supplies are needed because clean technique failed.',
      },
      {
        item: 'Bedside drainage bag, day or night, with or without anti-reflux device, with or without tube, each',
        hcpcs: 'A4357',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'At night he drinks little but makes about 700 mL, and he uses a bag so as not to wake for a catheterization. The bag is changed every 15 days.',
      },
    ],
    provider: { name: 'Cordelia Vance-Whitlock, MD', npi: '1942607385', date_signed: '2026-06-22' },
    seen: [
      '2026-06-15, in office, by Cordelia Vance-Whitlock, MD: no movement or sensation below T6, hands strong, abdomen soft, skin over both heels intact, temperature 98.4 F; post-catheterization residual 20 mL.',
    ],
    told: [
      'Who pays? Peach State Workers Compensation Fund',
      'Who supplies? Tri-County Urological',
      'Lives with whom? With his mother Evangeline',
      'How was he injured? Fell from a roof at work on 2025-04-02',
      'Where was he rehabilitated? Okefenokee Rehabilitation Institute',
      'Work? Roofer until the injury; now studies bookkeeping',
      'Antibiotics? Nitrofurantoin 100 mg twice a day for 7 days, finished 2026-05-04',
      'Allergies? Latex',
    ],
    answered: [],
  },
  notes: [
    `June 22, 2026

Peach State Workers Compensation Fund

Patient: Thaddeus Quillfeather
Born: December 5, 1991

Dear Sir or Madam:

Mr. Quillfeather is a man of 34 who fell from a roof at work on April 2, 2025 and injured his spinal cord at T6. He was rehabilitated at Okefenokee Rehabilitation Institute, lives with his mother Evangeline, and now studies bookkeeping. His paraplegia is complete (G82.21), and he cannot empty his bladder (neuromuscular dysfunction of bladder, N31.9).

He catheterizes himself six times a day. On clean technique he has had two urinary tract infections (N39.0) within twelve months, each with fever and each proved by culture: Escherichia coli on November 18, 2025 and Klebsiella on April 27, 2026. Both counts were over 100,000. His nitrofurantoin, 100 mg twice a day for 7 days, was finished on May 4, 2026.

On June 15, 2026 I examined him in the office. There was no movement or sensation below T6; his hands were strong; the residual after catheterization was 20 mL. He is allergic to latex.

I ask for 180 sterile intermittent catheter kits a month (A4353), 14 French, 16 inches long, and for two drainage bags a month (A4357) for the night.

Respectfully,
Cordelia Vance-Whitlock, MD
NPI 1942607385`,
    `REHABILITATION NURSING: BLADDER PROGRAM

Name: Thaddeus Quillfeather   Sex: M   Age: 34   MRN: AMC-55309

Injury: T6 cord injury, 04/02/2025, complete paraplegia
Bladder: neurogenic; does not empty on his own

Program
- Self-catheterization 6 x daily
- About 380 mL each time
- Residual 20 mL on 06/15/2026
- Overnight bag; about 700 mL by morning

Infections
1. 11/18/2025, E. coli, >100,000, fever
2. 04/27/2026, Klebsiella, >100,000, fever

Technique used at that time: clean, with uncoated catheters. That technique has failed.

Antibiotic: nitrofurantoin 100 mg BID x 7 days, done 05/04/2026

Hands: strong. Skin over both heels intact.
Allergy: latex

Catheter: 14 Fr, 16-inch

Assessment
He is able to catheterize himself. Sterile kits with insertion supplies are needed in place of clean technique.

Note on coverage
Sterile kits are commonly covered when there have been two urinary infections within twelve months on clean technique, each with a culture above 10,000 colonies and a sign such as fever.`,
    `Tri-County Urological
Request for authorization

Claimant: Thaddeus Quillfeather
Address: 1504 Gravel Pit Road, Ashby Mills, GA 31799
Phone: (229) 555-0126
Date of injury: 04/02/2025
Payer: Peach State Workers Compensation Fund

Ordering physician: Cordelia Vance-Whitlock, MD
NPI: 1942607385

Products
A4353 Intermittent urinary catheter, with insertion supplies. 14 French, length 16 inches. Quantity 180 per month, limit 200.
A4357 Bedside drainage bag, each. Quantity 2 per month, limit 2.

Arithmetic: 6 catheterizations a day for 30 days is 180 kits. For three months, 540 kits and 6 bags.

Diagnosis codes: G82.21, N31.9, N39.0

Reason: The claimant has complete paraplegia and a bladder that does not empty. Two infections proved by culture, the first in November 2025 and the second in April 2026, occurred while he used clean technique with uncoated catheters. Each came with fever. The physician asks for sterile kits for that reason. The drainage bag is for night use, and each bag is changed every 15 days.

He has a latex allergy. The claimant does not need help to catheterize; he does it himself.`,
    `Letter of Medical Necessity for Urological Supplies

Patient and Diagnoses

Thaddeus Quillfeather (5 ft 11 in, 184 lb) has the following diagnoses:

* Paraplegia, complete (G82.21)
* Neuromuscular dysfunction of bladder, unspecified (N31.9)
* Urinary tract infection, site not specified (N39.0)

History

He was a roofer until a fall from a roof at work on April 2, 2025. Since that injury he has been unable to empty his bladder. He drains it by self-catheterization 6 times per day, for about 380 mL each time.

Failure of the Simpler Method

He used uncoated catheters with clean technique. Within 12 months this led to two febrile, culture-positive urinary infections. The organisms were Escherichia coli (2025-11-18) and Klebsiella (2026-04-27). A course of nitrofurantoin ended on 2026-05-04.

Supplies Needed

Sterile catheter kits with insertion supplies, A4353, 14 French, 180 per month. Bedside drainage bags, A4357, 2 per month. He makes about 700 mL overnight, and the bag spares him from waking to catheterize.

Policy

Payers ask that the order state the number of catheterizations per day. It is stated above.

Findings of June 15, 2026: afebrile at 98.4 F, abdomen soft, strong hands, both heels intact.

Cordelia Vance-Whitlock, MD
Signed June 22, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      '(neuromuscular dysfunction of bladder, N31.9) → (benign prostatic hyperplasia, N31.9)',
    ],
    [2, 'other-item', 'A4357 Bedside drainage bag, each. → A4357 Intermittent urinary catheter, each.'],
    [3, 'description-detail', '* Paraplegia, complete (G82.21) → * Paraplegia, incomplete (G82.21)'],
    [1, 'description-detail', '04/02/2025, complete paraplegia → 04/02/2025, complete quadriplegia'],
    [1, 'side', 'Skin over both heels intact. → Skin over the left heel intact.'],
    [3, 'side', 'strong hands, both heels intact → strong hands, right heel intact'],
    [0, 'sex', 'is a man of 34 who fell → is a woman of 34 who fell'],
    [1, 'sex', 'Sex: M   Age → Sex: F   Age'],
    [2, 'choice', '14 French, length 16 inches → 14 French, length 6 inches'],
    [0, 'choice', '14 French, 16 inches long → 12 French, 16 inches long'],
    [
      3,
      'device',
      'A4357, 2 per month. He makes → A4357, 2 per month. He also wears a condom catheter by day. He makes',
    ],
    [0, 'medication', 'His nitrofurantoin, 100 mg twice a day → His ciprofloxacin, 500 mg twice a day'],
    [1, 'medication', 'Allergy: latex → Takes oxybutynin 5 mg. Allergy: latex'],
    [
      2,
      'diagnosis',
      'has complete paraplegia and a bladder that does not empty. → has complete paraplegia, kidney stones and a bladder that does not empty.',
    ],
    [
      3,
      'event',
      'A course of nitrofurantoin ended on 2026-05-04. → A course of nitrofurantoin ended on 2026-05-04, after four days in hospital.',
    ],
    [1, 'treatment', 'That technique has failed. → That technique has failed, as did hydrophilic catheters.'],
    [2, 'treatment', 'He has a latex allergy → He has an iodine allergy'],
    [0, 'social', 'and now studies bookkeeping → and now works as a bookkeeper'],
    [0, 'name', 'lives with his mother Evangeline → lives with his mother Josephine'],
    [1, 'social', 'Hands: strong. → Lives alone. Hands: strong.'],
    [
      1,
      'attitude',
      'He is able to catheterize himself. → He is able to catheterize himself and never misses a time.',
    ],
    [2, 'negation', 'does not need help to catheterize → does need help to catheterize'],
    [0, 'negation', 'and he cannot empty his bladder → and he can empty his bladder'],
    [0, 'organisation', 'at Okefenokee Rehabilitation Institute → at Shepherd Ridge Spinal Center'],
    [2, 'organisation', 'Tri-County Urological → Southern Catheter Company'],
    [
      3,
      'attestation',
      'Findings of June 15, 2026: → I reviewed his urodynamic study. Findings of June 15, 2026:',
    ],
    [
      0,
      'relative-date',
      'fell from a roof at work on April 2, 2025 and → fell from a roof at work five years ago and',
    ],
    [3, 'other-role', 'for about 380 mL each time → for about 184 mL each time'],
    [2, 'brackets', 'Each came with fever. → Each came with fever [and blood in the urine].'],
    [
      1,
      'coverage-measure',
      'above 10,000 colonies and a sign such as fever. → above 10,000 colonies and a sign such as fever, like his of 103 F.',
    ],
    [3, 'script', 'A4353, 14 French, 180 per month → A4353, 14 French, ２4０ per month'],
    [2, 'identifier', 'NPI: 1942607385 → NPI: 1942607358'],
    [1, 'identifier', 'MRN: AMC-55309 → MRN: AMC-55390'],
    [0, 'date-age', 'Klebsiella on April 27, 2026 → Klebsiella on April 17, 2026'],
    [2, 'date-age', 'Date of injury: 04/02/2025 → Date of injury: 04/02/2024'],
    [2, 'quantity', 'Quantity 180 per month, limit 200 → Quantity 180 per month, limit 180'],
    [0, 'quantity', 'two drainage bags a month (A4357) → four drainage bags a month (A4357)'],
    [
      3,
      'retold',
      'two febrile, culture-positive urinary infections → three febrile, culture-positive urinary infections',
    ],
    [1, 'retold', 'about 700 mL by morning → about 1,200 mL by morning'],
    [2, 'sum', '540 kits and 6 bags → 560 kits and 6 bags'],
  ],
  corruptions: {},
};
