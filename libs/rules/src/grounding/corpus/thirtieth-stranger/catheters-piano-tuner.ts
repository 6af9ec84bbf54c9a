import type { CorpusCase } from '../corpus-case.ts';

/** A urologist, a continence nurse, a supplier and a drafting model write for a piano tuner who empties his bladder by catheter. */
export const cathetersPianoTuner: CorpusCase = {
  id: 'catheters-piano-tuner',
  today: '2025-08-21',
  facts: {
    case_id: 39103,
    patient: {
      first_name: 'Emil',
      last_name: 'Castellan-Roy',
      dob: '1998-02-11',
      gender: 'male',
      height: '5 ft 3 in',
      weight: '137 lb',
      address: '402 Threshing Floor Road, Upper Wick, KS 66999',
      phone: '(620) 555-0163',
      mrn: 'UWU-7719',
    },
    diagnoses: [
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'Q05.7', description: 'Lumbar spina bifida without hydrocephalus' },
      { code: 'Z91.040', description: 'Latex allergy status' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter; straight tip, with or without coating (teflon, silicone, silicone elastomer, or hydrophilic, etc.), each',
        hcpcs: 'A4351',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        size: '12 Fr',
        length: '16 in',
        justification:
          'Five times a day, a new catheter each time. Urodynamic study on 2025-06-05: bladder capacity 420 mL, residual urine 310 mL, no reflux. He had urinary infections on 2024-11-18 and 2025-04-02, while he was washing and re-using catheters. The catheter has to be free of latex.',
      },
      {
        item: 'Lubricant, individual sterile packet, each',
        hcpcs: 'A4332',
        quantity: 150,
        quantity_limit: 200,
        limit_period: '1 month',
        justification:
          'One packet for each catheter, which is uncoated. A hydrophilic catheter was tried for 2 weeks in May 2025; it slipped from his fingers.',
      },
    ],
    provider: { name: 'Yvonne Delacroix-Hart, MD', npi: '1902647358', date_signed: '2025-08-21' },
    seen: [
      '2025-07-30, in clinic, by Yvonne Delacroix-Hart, MD: kidneys not dilated on ultrasound, no stone, creatinine 0.8 mg/dL.',
      '2025-08-07, in clinic, by Bertram Quayle, RN: catheterized himself seated, with clean technique and without help, in 6 minutes.',
    ],
    told: [
      'Who pays? Prairie Gate Benefit Fund',
      'Who supplies? Larkspur Medical Supply',
      'Lives with whom? With two housemates',
      'Work? Tunes pianos, visits 4 houses a day',
      'Walking? With two forearm crutches',
      'Blood in the urine? None',
    ],
    answered: [],
  },
  notes: [
    `Prairie Gate Benefit Fund
Utilization Review

Patient: Emil Castellan-Roy, DOB 02/11/1998, MRN UWU-7719

August 21, 2025

Dear Colleague,

This 27-year-old man has a neuromuscular dysfunction of the bladder (N31.9) that goes with lumbar spina bifida without hydrocephalus (Q05.7). He has a latex allergy (Z91.040).

The urodynamic study of June 5, 2025 showed a bladder capacity of 420 mL and residual urine of 310 mL, without reflux. On July 30, 2025 I saw him in clinic. His kidneys were not dilated on ultrasound, there was no stone, and the creatinine was 0.8 mg/dL. He reports no blood in the urine.

He had two urinary infections, on November 18, 2024 and on April 2, 2025. Both fell in the time when he washed his catheters and used them again. A new catheter each time is therefore ordered.

Orders, per month:
A4351, straight intermittent catheter, 12 Fr, 16 in, latex-free: 150
A4332, sterile lubricant packet: 150

He catheterizes 5 times a day. Nurse Quayle watched him on August 7: he did it seated, with clean technique and without help.

Urine that stays behind favors infection and can in time harm the kidneys. Regular emptying by catheter is the usual remedy for a bladder that does not empty by itself.

Yvonne Delacroix-Hart, MD
NPI 1902647358`,
    `CONTINENCE NURSING NOTE
Bertram Quayle, RN
Visit: 08/07/2025

Mr. Castellan-Roy, 27, walks with two forearm crutches and sat for the procedure.

Observed: he catheterized himself with clean technique. He needed no help. Time taken: 6 minutes. At five times a day that comes to 30 minutes.

Supplies in use
- Catheter: straight tip, 12 French, 16 in long, uncoated, no latex
- Lubricant: one sterile packet for each catheter

Hydrophilic catheters: tried for 2 weeks in May 2025 and given up, since they slipped from his fingers.

Infections: November 2024 and April 2025. He was washing and re-using catheters at that time.

At work: he tunes pianos and visits 4 houses a day.
At home: shares with two housemates.

Allergy: latex.

Numbers for the order
5 catheters x 30 days = 150 catheters a month (A4351)
5 packets x 30 days = 150 packets a month (A4332)
The limit for each is 200 a month, so 50 of each are left over within it.

Advice for anyone who catheterizes: wash the hands first, keep to the hours agreed, and report fever or cloudy urine without delay.`,
    `Larkspur Medical Supply
Order Confirmation and Request for Authorization

Customer: Emil Castellan-Roy
Ship to: 402 Threshing Floor Road, Upper Wick, KS 66999
Phone: (620) 555-0163
Fund: Prairie Gate Benefit Fund
Urologist's order: Yvonne Delacroix-Hart, MD, NPI 1902647358, August 21, 2025

Line 1: A4351 Intermittent urinary catheter, straight tip. 150 per month (limit 200 per month). Size 12 Fr, length 16 in. Must not contain latex.
Line 2: A4332 Lubricant, individual sterile packet. 150 per month (limit 200 per month).

Over three months the shipment is 450 catheters and 450 packets.

Diagnoses on the order
1. N31.9 Neuromuscular dysfunction of bladder, unspecified
2. Q05.7 Lumbar spina bifida without hydrocephalus
3. Z91.040 Latex allergy status

Clinical points taken from the order
* Residual urine: 310 mL on 06/05/2025
* Infections: 11/18/2024 and 04/02/2025
* Self-catheterization without help seen by the nurse on 08/07/2025, two weeks before the order

The customer is not on hydrophilic catheters; a trial in May did not work out. Lubricant is ordered because the catheter is uncoated.

Suppliers as a rule must hear from the customer before each refill and may not ship on their own account.`,
    `## Medical Necessity: Intermittent Catheters

### Patient
Emil Castellan-Roy (he/him), 27, height 5 ft 3 in, weight 137 lb.

### Why he needs them
The patient was born with **lumbar spina bifida** and has a **neuromuscular bladder**. In the urodynamic study of June 2025 his bladder held 420 mL, and 310 mL stayed behind. Reflux was not seen.

### What has happened
| Date | Finding |
|---|---|
| 2024-11-18 | Urinary infection |
| 2025-04-02 | Urinary infection |
| 2025-06-05 | Residual urine 310 mL |
| 2025-07-30 | Kidneys not dilated, creatinine 0.8 mg/dL |

The two infections came within five months, while catheters were being re-used after washing.

### What he can do
He performs the procedure himself in about six minutes. For walking he uses two forearm crutches. He tunes pianos for a living and calls at four houses a day.

### What is ordered
- **150 catheters** a month (A4351), 12 Fr
- **150 packets** of lubricant a month (A4332)

Because of a latex allergy, every catheter has to be latex-free. A hydrophilic type was tested for two weeks and slipped in his hand.

### General remark
Single use of catheters is what manufacturers intend, and many plans now pay for enough of them to make that possible.

Ordered by Yvonne Delacroix-Hart, MD`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'neuromuscular dysfunction of the bladder (N31.9) → benign enlargement of the prostate (N31.9)',
    ],
    [
      0,
      'description-detail',
      'spina bifida without hydrocephalus (Q05.7) → spina bifida with hydrocephalus (Q05.7)',
    ],
    [0, 'other-role', 'residual urine of 310 mL → residual urine of 150 mL'],
    [0, 'negation', 'His kidneys were not dilated on ultrasound → His kidneys were dilated on ultrasound'],
    [0, 'negation', 'He reports no blood in the urine. → He reports blood in the urine.'],
    [0, 'date-age', 'on November 18, 2024 and on → on January 18, 2025 and on'],
    [
      0,
      'event',
      'A new catheter each time is therefore ordered. → The second led to a hospital stay. A new catheter each time is therefore ordered.',
    ],
    [0, 'attestation', 'Nurse Quayle watched him on August 7: → I watched him myself on August 7:'],
    [
      0,
      'coverage-measure',
      'does not empty by itself. → does not empty by itself, which his detrusor pressure of 52 cm of water proves.',
    ],
    [0, 'retold', 'creatinine was 0.8 mg/dL. → creatinine was 1.8 mg/dL.'],
    [1, 'sum', 'that comes to 30 minutes. → that comes to 45 minutes.'],
    [1, 'device', 'walks with two forearm crutches and → walks with a rolling walker and'],
    [1, 'negation', 'He needed no help. → He needed some help.'],
    [1, 'choice', '12 French, 16 in long → 14 French, 16 in long'],
    [1, 'social', 'shares with two housemates → lives with his parents'],
    [1, 'social', 'visits 4 houses a day → visits 7 houses a day'],
    [1, 'script', 'Time taken: 6 minutes. → Time taken: ۹ minutes.'],
    [1, 'brackets', 'Allergy: latex. → Allergy: latex [and sulfonamides].'],
    [
      1,
      'treatment',
      'Hydrophilic catheters: tried for 2 weeks → Hydrophilic catheters and an indwelling catheter: tried for 2 weeks',
    ],
    [1, 'sum', 'so 50 of each are left over → so 80 of each are left over'],
    [2, 'other-item', 'Line 2: A4332 Lubricant → Line 2: A4351 Lubricant'],
    [2, 'quantity', 'straight tip. 150 per month → straight tip. 180 per month'],
    [2, 'sum', 'the shipment is 450 catheters → the shipment is 600 catheters'],
    [2, 'organisation', 'Fund: Prairie Gate Benefit Fund → Fund: Sunflower Workers Trust'],
    [2, 'identifier', 'Phone: (620) 555-0163 → Phone: (602) 555-0163'],
    [2, 'identifier', '3. Z91.040 Latex → 3. Z91.041 Latex'],
    [2, 'relative-date', 'two weeks before the order → two months before the order'],
    [
      2,
      'retold',
      'Lubricant is ordered because the catheter is uncoated. → Lubricant is ordered because the catheter has a narrow eye.',
    ],
    [3, 'sex', 'Emil Castellan-Roy (he/him), 27 → Emil Castellan-Roy (she/her), 27'],
    [3, 'name', 'Ordered by Yvonne Delacroix-Hart, MD → Ordered by Yvette Delacroix-Hart, MD'],
    [
      3,
      'diagnosis',
      'has a **neuromuscular bladder**. → has a **neuromuscular bladder** and a tethered cord.',
    ],
    [
      3,
      'medication',
      'while catheters were being re-used after washing. → while catheters were being re-used after washing; he has taken oxybutynin 5 mg since.',
    ],
    [
      3,
      'attitude',
      'calls at four houses a day. → calls at four houses a day, and he is anxious about leaking in front of customers.',
    ],
    [3, 'retold', 'Reflux was not seen. → Reflux was seen on the left.'],
    [3, 'side', 'slipped in his hand. → slipped in his weak left hand.'],
  ],
  corruptions: {},
};
