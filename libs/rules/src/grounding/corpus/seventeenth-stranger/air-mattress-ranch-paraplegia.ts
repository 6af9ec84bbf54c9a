import type { CorpusCase } from '../corpus-case.ts';

/** A family nurse practitioner and the clinic's wound care nurse write for a man with a sacral pressure ulcer. */
export const airMattressRanchParaplegia: CorpusCase = {
  id: 'air-mattress-ranch-paraplegia',
  today: '2026-10-14',
  facts: {
    case_id: 18101,
    patient: {
      first_name: 'Dallin',
      last_name: 'Threlkeld',
      dob: '1968-03-22',
      gender: 'male',
      height: '5 ft 11 in',
      weight: '164 lb',
      address: '4410 Cattleguard Road, Dry Fork, MT 59999',
      phone: '(406) 555-0131',
      mrn: 'DFC-33817',
    },
    diagnoses: [
      { code: 'L89.154', description: 'Pressure ulcer of sacral region, stage 4' },
      { code: 'G82.21', description: 'Paraplegia, complete' },
      { code: 'E44.0', description: 'Moderate protein-calorie malnutrition' },
    ],
    items: [
      {
        item: 'Powered pressure-reducing air mattress',
        hcpcs: 'E0277',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'month',
        justification:
          "Sacral ulcer 6.2 cm by 4.5 cm, 2.8 cm deep, with undermining at 3 o'clock. A gel overlay (group 1 surface) was used from 2026-08-03 to 2026-10-05 and the ulcer grew from 5.1 cm to 6.2 cm in length. He is turned every 2 hours by his wife. Braden score 11. Albumin 2.9 g/dL. He cannot turn in bed without help and has no sensation below the waist.",
      },
    ],
    provider: { name: 'Corinne Ashgrove, FNP-C', npi: '1639205847', date_signed: '2026-10-14' },
    seen: [
      '2026-10-12, at home, by Corinne Ashgrove, FNP-C: wound bed 30 % slough, moderate drainage, no odor, no fever; heels intact on both sides.',
    ],
    told: [
      'Who pays? Montana Medicaid',
      'Who supplies? Bitterroot Medical Supply',
      'Lives with whom? With his wife Junia, on their ranch',
      'Who changes the dressings? His wife, once a day, and the wound care nurse on Mondays',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY

Date: October 14, 2026
Patient: Dallin Threlkeld, born March 22, 1968
MRN: DFC-33817
To: Montana Medicaid

To the reviewer:

I am writing on behalf of Mr. Threlkeld, a 58-year-old man with complete paraplegia (G82.21) and a stage 4 pressure ulcer of the sacral region (L89.154). He also has moderate protein-calorie malnutrition (E44.0). I request a powered pressure-reducing air mattress, HCPCS E0277, quantity 1.

The ulcer measures 6.2 cm by 4.5 cm and is 2.8 cm deep, with undermining at 3 o'clock. A gel overlay was in place from August 3, 2026 to October 5, 2026. In that time the ulcer grew from 5.1 cm to 6.2 cm in length, although his wife Junia turns him every 2 hours. His Braden score is 11 and his albumin is 2.9 g/dL.

He cannot turn in bed without help and he has no sensation below the waist. I saw him at home on October 12, 2026. About 30 % of the wound bed was slough and drainage was moderate; there was no odor and no fever.

A group 2 surface redistributes pressure where a static overlay has not been enough. Bitterroot Medical Supply will deliver the mattress.

Sincerely,
Corinne Ashgrove, FNP-C
NPI 1639205847
Signed October 14, 2026`,
    `WOUND CARE PROGRESS NOTE

Patient: Threlkeld, Dallin    DOB: 03/22/1968    MRN: DFC-33817
Date of visit: 10/12/2026, at home

SUBJECTIVE
58 y/o male, complete paraplegia, lives on the ranch with his wife. She repositions him every two hours and changes the dressing once a day; the wound care nurse comes on Mondays.

OBJECTIVE
- Sacrum: stage 4 pressure ulcer, 6.2 x 4.5 x 2.8 cm
- Undermining at 3 o'clock
- Wound bed: 30 % slough
- Drainage: moderate, no odor
- Afebrile
- Heels: intact, right and left
- Braden 11, albumin 2.9 g/dL
- Weight 164 lb, height 5 ft 11 in

ASSESSMENT
1. L89.154, pressure ulcer of sacral region, stage 4, larger on a group 1 surface. Length was 5.1 cm and is now 6.2 cm.
2. G82.21, paraplegia, complete. Insensate below the waist. Not able to turn in bed by himself.
3. E44.0, moderate protein-calorie malnutrition.

PLAN
Order E0277 powered pressure-reducing air mattress, one unit, limit one per month, that is 3 units over 3 months of rental. The gel overlay ended on 10/05/2026 after use since 08/03/2026.
Payer: Montana Medicaid. Supplier: Bitterroot Medical Supply.

Corinne Ashgrove, FNP-C, NPI 1639205847`,
    `Bitterroot Medical Supply
Intake summary for prior authorization

Member: Dallin Threlkeld
Date of birth: 03/22/1968
Address: 4410 Cattleguard Road, Dry Fork, MT 59999
Phone: (406) 555-0131
Payer: Montana Medicaid
Ordering practitioner: Corinne Ashgrove, FNP-C (NPI 1639205847)

| Item | HCPCS | Quantity | Limit |
|---|---|---|---|
| Powered pressure-reducing air mattress | E0277 | 1 | 1 per month |

| ICD-10 | Description |
|---|---|
| L89.154 | Pressure ulcer of sacral region, stage 4 |
| G82.21 | Paraplegia, complete |
| E44.0 | Moderate protein-calorie malnutrition |

Why a group 2 surface is requested

Coverage policies commonly ask for a large or multiple stage 3 or stage 4 ulcer on the trunk, or an ulcer that has not improved over a month of care on a group 1 surface. The member used a gel overlay from August 3 to October 5, 2026. His ulcer is 6.2 cm long and was 5.1 cm long before. It is 4.5 cm wide and 2.8 cm deep.

The member cannot turn without help and has no feeling below the waist. His wife turns him every 2 hours. The practitioner saw him at home on October 12, 2026 and found 30 % slough, moderate drainage, no odor and both heels intact.

The order was signed on October 14, 2026.`,
    `To Whom It May Concern:

Re: Dallin Threlkeld, DOB 03/22/1968

This letter supports the medical need for a powered pressure-reducing air mattress (E0277) for Mr. Threlkeld.

**Clinical background.** Mr. Threlkeld is 58 years old. He has complete paraplegia and does not feel pressure below the waist. He is moderately malnourished, with an albumin of 2.9 g/dL. A person who neither moves nor feels cannot relieve pressure on his own, and poor protein stores slow tissue repair.

**The wound.** His stage 4 sacral pressure ulcer is 6.2 cm long, 4.5 cm wide and 2.8 cm deep. There is undermining at 3 o'clock. On examination at his home on October 12, 2026, the wound bed showed 30 % slough with moderate drainage. He had no fever. The skin of both heels was intact.

**What has been tried.** For about two months, from August 3 to October 5, 2026, he lay on a gel overlay, a group 1 surface. Junia, his wife, turned him every 2 hours. Even so, the ulcer lengthened from 5.1 cm to 6.2 cm.

**Request.** One mattress is ordered. His Braden score of 11 reflects a high risk of further breakdown. Please approve the order.

Corinne Ashgrove, FNP-C
NPI 1639205847
October 14, 2026`,
  ],
  passages: [],
  edits: [
    [1, 'code-disease', 'G82.21, paraplegia, complete. → G82.21, multiple sclerosis.'],
    [
      0,
      'other-item',
      'a powered pressure-reducing air mattress, HCPCS E0277 → a semi-electric hospital bed, HCPCS E0277',
    ],
    [
      2,
      'other-item',
      '| Powered pressure-reducing air mattress | E0277 → | Alternating pressure pad with pump | E0277',
    ],
    [
      2,
      'description-detail',
      'Pressure ulcer of sacral region, stage 4 → Pressure ulcer of sacral region, stage 3',
    ],
    [3, 'description-detail', 'He has complete paraplegia → He has incomplete paraplegia'],
    [1, 'side', 'Heels: intact, right and left → Heels: intact on the right, broken down on the left'],
    [2, 'side', 'no odor and both heels intact → no odor and only the right heel intact'],
    [1, 'sex', '58 y/o male → 58 y/o female'],
    [0, 'choice', 'HCPCS E0277, quantity 1. → HCPCS E0277, quantity 1, in the bariatric width.'],
    [3, 'device', 'One mattress is ordered. → One mattress and a trapeze bar are ordered.'],
    [1, 'medication', '- Afebrile → - Afebrile on cephalexin 500 mg four times a day'],
    [3, 'medication', 'He had no fever. → He had no fever and takes baclofen.'],
    [
      0,
      'diagnosis',
      'He also has moderate protein-calorie malnutrition (E44.0). → He also has moderate protein-calorie malnutrition (E44.0) and osteomyelitis of the sacrum.',
    ],
    [
      3,
      'event',
      'Even so, the ulcer lengthened → Even so, he was admitted for sepsis in September and the ulcer lengthened',
    ],
    [
      1,
      'treatment',
      'Braden 11, albumin 2.9 g/dL → Braden 11, albumin 2.9 g/dL, allergic to silver dressings',
    ],
    [
      2,
      'treatment',
      'His wife turns him every 2 hours. → His wife turns him every 2 hours, and negative pressure therapy failed.',
    ],
    [1, 'social', 'lives on the ranch with his wife → lives on the ranch with his brother'],
    [
      3,
      'attitude',
      'Junia, his wife, turned him every 2 hours. → Junia, his wife, turned him every 2 hours, and he is highly motivated to heal.',
    ],
    [0, 'negation', 'He cannot turn in bed without help → He can turn in bed without help'],
    [2, 'organisation', 'Payer: Montana Medicaid → Payer: Humana Gold Plus'],
    [0, 'organisation', 'Bitterroot Medical Supply will deliver → Yellowstone Home Equipment will deliver'],
    [
      0,
      'attestation',
      'Bitterroot Medical Supply will deliver the mattress. → Bitterroot Medical Supply will deliver the mattress. I certify that I discussed alternatives with the surgeon.',
    ],
    [
      3,
      'relative-date',
      'On examination at his home on October 12, 2026, → On examination at his home three weeks ago,',
    ],
    [0, 'other-role', 'His Braden score is 11 → His Braden score is 30'],
    [
      3,
      'brackets',
      'moderately malnourished, with an albumin of 2.9 g/dL → moderately malnourished [weight down 22 lb since spring], with an albumin of 2.9 g/dL',
    ],
    [
      2,
      'coverage-measure',
      'a month of care on a group 1 surface. → a month of care on a group 1 surface, and his ulcer of 9.4 cm meets this.',
    ],
    [1, 'script', 'Sacrum: stage 4 pressure ulcer, 6.2 x → Sacrum: stage 4 pressure ulcer, ٧.2 x'],
    [2, 'identifier', 'Phone: (406) 555-0131 → Phone: (406) 555-0113'],
    [3, 'identifier', 'NPI 1639205847 → NPI 1639205874'],
    [3, 'date-age', 'Mr. Threlkeld is 58 years old. → Mr. Threlkeld is 63 years old.'],
    [0, 'date-age', 'from August 3, 2026 to → from July 3, 2026 to'],
    [2, 'quantity', '| E0277 | 1 | 1 per month | → | E0277 | 2 | 1 per month |'],
    [0, 'name', 'his wife Junia turns → his wife Julia turns'],
    [3, 'retold', 'the ulcer lengthened from 5.1 cm to 6.2 cm. → the ulcer shrank from 6.2 cm to 5.1 cm.'],
    [0, 'retold', 'and is 2.8 cm deep → and is 1.8 cm deep'],
    [1, 'sum', 'that is 3 units over 3 months of rental → that is 4 units over 3 months of rental'],
  ],
  corruptions: {},
};
