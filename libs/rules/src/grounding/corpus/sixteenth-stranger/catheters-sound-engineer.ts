import type { CorpusCase } from '../corpus-case.ts';

/** The physiatrist of a spinal cord unit and the discharge planner, in turns, for a young man who catheterizes himself. */
export const cathetersSoundEngineer: CorpusCase = {
  id: 'catheters-sound-engineer',
  today: '2026-09-30',
  facts: {
    case_id: 17005,
    patient: {
      first_name: 'Tobias',
      last_name: 'Fairweather-Lund',
      dob: '1997-03-08',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '168 lb',
      address: '19 Copperhead Way, Lantern Bay, OR 97999',
      phone: '(503) 555-0129',
      mrn: 'LBR-66417',
    },
    diagnoses: [
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'N31.9', description: 'Neuromuscular dysfunction of bladder, unspecified' },
      { code: 'K59.2', description: 'Neurogenic bowel, not elsewhere classified' },
    ],
    items: [
      {
        item: 'Intermittent urinary catheter, with insertion supplies',
        hcpcs: 'A4353',
        quantity: 150,
        quantity_limit: 150,
        limit_period: 'month',
        size: '14 French',
        justification:
          'Complete T6 paraplegia since a motorcycle crash on 2026-05-16. He cannot empty his bladder; urodynamics on 2026-08-25 showed a capacity of 420 mL and no voluntary voiding. He catheterizes himself 5 times a day. With plain catheters and clean technique he had two urinary tract infections, cultured on 2026-07-12 and 2026-08-20, each with more than 100,000 colonies of Klebsiella and fever of 101.8 F. Since the sterile kits were started on 2026-08-27 he has had no infection. An indwelling catheter was removed on 2026-06-29 because it leaked.',
      },
      {
        item: 'Skin barrier; wipes or swabs, each',
        hcpcs: 'A5120',
        quantity: 60,
        quantity_limit: 60,
        limit_period: 'month',
        justification:
          'Protects the skin of the groin, which is moist after catheterization. Used twice a day.',
      },
      {
        item: 'Commode chair, mobile or stationary, with detachable arms',
        hcpcs: 'E0165',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        color: 'gray',
        justification:
          'Bowel program every other evening, about 45 minutes. He transfers sideways with a sliding board from his wheelchair and so needs the arms to come off. The bathroom door is 23 inches wide and his wheelchair does not pass.',
      },
    ],
    provider: { name: 'Henrietta Voss-Calloway, DO', npi: '1952740368', date_signed: '2026-09-30' },
    seen: [
      '2026-09-22, in the spinal cord clinic, by Henrietta Voss-Calloway, DO: full strength in both arms, no movement in both legs, skin over the sacrum intact, bladder ultrasound 30 mL after catheterization, temperature 98.4 F.',
    ],
    told: [
      'Who pays? Cascade Employees Trust',
      'Who supplies? Heron Point Medical',
      'Where was he in rehabilitation? Lantern Bay Rehabilitation Center, 2026-06-03 to 2026-08-28',
      'Lives with whom? With his fiancée Saoirse, in a ground-floor apartment',
      'What work does he do? Sound engineer, back at work half days since 2026-09-14',
      'Hand function? Normal, he catheterizes without help',
      'Medicines? Oxybutynin 5 mg three times a day, bisacodyl suppository',
      'Allergies? Latex, rash on both hands',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY FOR STERILE INTERMITTENT CATHETER KITS

September 30, 2026

Cascade Employees Trust

Re: Tobias Fairweather-Lund
DOB: March 8, 1997

Dear Reviewer,

Mr. Fairweather-Lund is a 29-year-old man with complete paraplegia at T6 (G82.21) after a motorcycle crash on May 16, 2026. He has a neurogenic bladder (N31.9) and a neurogenic bowel (K59.2). He was at Lantern Bay Rehabilitation Center from June 3 to August 28, 2026.

He cannot empty his bladder. Urodynamics on August 25, 2026 showed a capacity of 420 mL and no voluntary voiding. He catheterizes himself 5 times a day without help.

While he used plain catheters with clean technique, he had two urinary tract infections. They were cultured on July 12 and August 20, both with more than 100,000 colonies of Klebsiella and both with fever. Sterile kits were started on August 27, and he has not had an infection since then.

I saw him in the spinal cord clinic on September 22. He had full strength in both arms and no movement in both legs. His temperature was 98.4 F.

He needs 150 catheters with insertion supplies (A4353), 14 French, per month. He has a latex allergy with a rash on both hands.

Henrietta Voss-Calloway, DO
NPI 1952740368`,
    `Discharge Planner's Supply Request

Name: Tobias Fairweather-Lund     MRN: LBR-66417
Address: 19 Copperhead Way, Lantern Bay, OR 97999
Phone: (503) 555-0129
Payer: Cascade Employees Trust
Vendor: Heron Point Medical

1. A4353 intermittent catheter with insertion supplies, 14 French
   150 per month (5 a day x 30 days)
2. A5120 skin barrier wipes
   60 per month (2 a day x 30 days)
3. E0165 commode chair with detachable arms, gray
   1 per 5 years

Supplies over three months: 450 catheter kits and 180 wipes.

Patient is a sound engineer who has been back at work half days since 9/14/2026. He lives with his fiancée, Saoirse, in a ground-floor apartment. His hand function is normal.

The commode: his bowel program takes place every other evening and lasts about 45 minutes. The bathroom door measures 23 inches and the wheelchair does not pass through it. He does sideways transfers with a sliding board, and for that the arms have to come off.

The wipes: the groin is moist after catheterization. They protect the skin there.

Medications: oxybutynin 5 mg TID, bisacodyl suppository. Allergy: latex.`,
    `SPINAL CORD CLINIC, progress note
Date of visit: 09/22/2026

Subjective: Pt is a 29 y/o M, complete paraplegia, motorcycle crash in May. Intermittent self-catheterization x 5 daily. Since the sterile kits there has been no UTI. Works half days as a sound engineer.

Objective: T 98.4 F. Arms: full strength on both sides. Legs: no movement. Sacral skin intact. Bladder ultrasound after catheterization 30 mL.

Prior management:
- Indwelling catheter, removed 06/29/2026 because of leakage.
- Plain catheters, clean technique: UTI with Klebsiella on 07/12/2026 and again on 08/20/2026, temp 101.8 F each time.

Assessment: Neuromuscular dysfunction of bladder, N31.9. Neurogenic bowel, K59.2.

Plan:
A4353, 14 French, 150 per month.
A5120, 60 per month.
E0165, one commode chair.

Sterile catheter kits are covered, among other cases, for a person who has had two documented urinary tract infections within twelve months while on clean intermittent catheterization. A culture of more than 10,000 colony forming units with a sign such as fever counts as documentation.

Henrietta Voss-Calloway, DO`,
    `# Medical Necessity Statement

**Member:** Tobias Fairweather-Lund (male, age 29)
**Height and weight:** 6 ft 0 in, 168 lb
**Prescribing physician:** Henrietta Voss-Calloway, DO, NPI 1952740368

## Overview
The member sustained a complete paraplegia in a motorcycle crash on 2026-05-16. The diagnoses also include neuromuscular dysfunction of the bladder and neurogenic bowel.

## Requested supplies

| Code | Item | Amount |
|---|---|---|
| A4353 | Intermittent catheter with insertion supplies | 150 per month |
| A5120 | Skin barrier wipes | 60 per month |
| E0165 | Commode chair with detachable arms | 1 per 5 years |

## Why sterile kits
Two infections occurred under clean technique, the first in July and the second in August 2026. Each culture grew more than 100,000 colonies of Klebsiella, and each time the member had a fever of 101.8 F. No infection has occurred since 2026-08-27.

## Why wipes
The skin of the groin is moist after catheterization and must be protected two times per day.

## Why a commode with detachable arms
The member transfers sideways from the wheelchair with a sliding board. The wheelchair does not fit through the 23-inch bathroom door. Each bowel program takes about 45 minutes.

The member's fiancée lives with him. He does his catheterizations without help.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'neurogenic bladder (N31.9) → benign prostatic hyperplasia (N31.9)'],
    [2, 'code-disease', 'Neurogenic bowel, K59.2. → Ulcerative colitis, K59.2.'],
    [1, 'other-item', 'A5120 skin barrier wipes → A5120 intermittent catheter, straight tip'],
    [3, 'other-item', '| Skin barrier wipes | 60 per month | → | Skin barrier wipes | 150 per month |'],
    [0, 'description-detail', 'with complete paraplegia at T6 → with incomplete paraplegia at T6'],
    [3, 'description-detail', 'sustained a complete paraplegia → sustained a complete quadriplegia'],
    [0, 'side', 'with a rash on both hands → with a rash on the left hand'],
    [2, 'side', 'Arms: full strength on both sides. → Arms: full strength on the right side only.'],
    [0, 'sex', '29-year-old man → 29-year-old woman'],
    [2, 'sex', '29 y/o M, → 29 y/o F,'],
    [0, 'choice', '(A4353), 14 French, → (A4353), 16 French,'],
    [1, 'choice', 'detachable arms, gray → detachable arms, blue'],
    [1, 'device', 'The wipes: → A shower bench is requested too.\n\nThe wipes:'],
    [3, 'device', 'with a sliding board. → with a ceiling lift.'],
    [1, 'medication', 'oxybutynin 5 mg → oxybutynin 10 mg'],
    [1, 'medication', 'TID, bisacodyl suppository → TID, baclofen, bisacodyl suppository'],
    [2, 'medication', 'Legs: no movement. → Legs: no movement. On nitrofurantoin prophylaxis.'],
    [0, 'diagnosis', 'and a neurogenic bowel (K59.2) → autonomic dysreflexia and a neurogenic bowel (K59.2)'],
    [3, 'diagnosis', 'and neurogenic bowel. → and neurogenic bowel. Kidney stones are present on the left.'],
    [
      0,
      'event',
      'both with fever. → both with fever, and the second led to a night in the emergency department.',
    ],
    [2, 'event', 'Works half days → Fell from the wheelchair last week. Works half days'],
    [
      0,
      'treatment',
      'He cannot empty his bladder. → He cannot empty his bladder despite botulinum toxin injections into it.',
    ],
    [2, 'treatment', '- Indwelling catheter, removed → - Suprapubic catheter, removed'],
    [1, 'treatment', 'Allergy: latex. → Allergy: latex, ciprofloxacin.'],
    [1, 'social', 'Patient is a sound engineer → Patient is a line cook'],
    [3, 'social', 'fiancée lives with him → fiancée lives in another city'],
    [3, 'attitude', 'The member transfers sideways → The member is very motivated and transfers sideways'],
    [2, 'attitude', 'x 5 daily. → x 5 daily, which he finds embarrassing.'],
    [0, 'negation', 'he has not had an infection since then → he has had an infection since then'],
    [1, 'negation', 'the wheelchair does not pass through it → the wheelchair does pass through it'],
    [1, 'organisation', 'Vendor: Heron Point Medical → Vendor: Pelican Cove Supply'],
    [0, 'organisation', 'at Lantern Bay Rehabilitation Center → at Mount Tabor Spine Institute'],
    [2, 'attestation', 'Plan: → I watched him catheterize in clinic.\n\nPlan:'],
    [
      0,
      'attestation',
      'He needs 150 → I attest that I reviewed both culture reports with a urologist. He needs 150',
    ],
    [0, 'relative-date', 'in the spinal cord clinic on September 22 → in the spinal cord clinic last month'],
    [2, 'relative-date', 'removed 06/29/2026 → removed a year ago'],
    [2, 'other-role', 'catheterization 30 mL → catheterization 45 mL'],
    [1, 'other-role', 'measures 23 inches → measures 14 inches'],
    [1, 'brackets', 'normal. → normal [needs help of a nurse on weekends].'],
    [2, 'coverage-measure', 'with a sign such as fever → with a sign such as his fever of 103 F'],
    [3, 'script', 'fever of 101.8 F → fever of ١٠٣٫٨ F'],
    [2, 'script', 'Sacral skin intact. → Sacral skin intact. Ѕраѕtісіtу severe.'],
    [3, 'brackets', 'without help. → without help [uses a mirror].'],
    [0, 'identifier', 'NPI 1952740368 → NPI 1952740386'],
    [1, 'identifier', 'MRN: LBR-66417 → MRN: LBR-64617'],
    [0, 'date-age', 'DOB: March 8, 1997 → DOB: March 8, 1979'],
    [3, 'date-age', 'since 2026-08-27 → since 2026-06-27'],
    [2, 'quantity', 'A5120, 60 per month. → A5120, 90 per month.'],
    [3, 'quantity', '1 per 5 years → 1 per year'],
    [1, 'name', 'his fiancée, Saoirse, → his fiancée, Siobhan,'],
    [2, 'name', 'Henrietta Voss-Calloway → Henrietta Ross-Calloway'],
    [0, 'retold', 'capacity of 420 mL → capacity of 240 mL'],
    [3, 'retold', 'takes about 45 minutes → takes about 15 minutes'],
    [1, 'retold', 'every other evening → every morning'],
    [1, 'sum', '450 catheter kits and → 500 catheter kits and'],
  ],
  corruptions: {},
};
