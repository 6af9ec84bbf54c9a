import type { CorpusCase } from '../corpus-case.ts';

/** A vascular physician, a lymphedema therapist, a fitter and a drafting model write for a woman with a swollen leg. */
export const compressionLymphedemaChoirLeader: CorpusCase = {
  id: 'compression-lymphedema-choir-leader',
  today: '2026-10-22',
  facts: {
    case_id: 23106,
    patient: {
      first_name: 'Araminta',
      last_name: 'Blackwood-Sefa',
      dob: '1964-12-09',
      gender: 'female',
      height: '5 ft 2 in',
      weight: '174 lb',
      address: '77 Chapel Rise, Tarn Valley, VT 05999',
      phone: '(802) 555-0121',
      mrn: 'TVC-16654',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'I87.2', description: 'Venous insufficiency (chronic) (peripheral)' },
      { code: 'E11.9', description: 'Type 2 diabetes mellitus without complications' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, below knee, 30-40 mmHg, custom, each',
        hcpcs: 'A6553',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'sand',
        length: 'petite',
        size: 'custom',
        justification:
          'Worn by day. Left calf 44 cm, right calf 37 cm on 2026-10-13. Ready-made 20-30 mmHg stockings failed from 2026-06-01 to 2026-09-07: they rolled down and the calf grew by 2 cm. Ankle-brachial index on the left 1.08. She puts the stocking on with her niece.',
      },
      {
        item: 'Gradient compression wrap with adjustable straps, below knee, each',
        hcpcs: 'A6583',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '6 months',
        color: 'black',
        justification:
          'For the left leg at night. Bandaging by a therapist 3 times a week for 5 weeks brought the calf from 49 cm to 44 cm. She is not able to bandage the leg herself because of stiff fingers.',
      },
    ],
    provider: { name: 'Desmond Carraway-Lim, MD', npi: '1467823095', date_signed: '2026-10-22' },
    seen: [
      '2026-10-13, in clinic, by Desmond Carraway-Lim, MD: pitting of the left leg to the knee, positive Stemmer sign on the left, no open wound, foot pulses present.',
    ],
    told: [
      'Who pays? Green Notch Health',
      'Who supplies? Alder Compression Studio',
      'Lives with whom? With her niece Josephine',
      'Activities? Leads a church choir and stands for 2 hours at each rehearsal',
    ],
    answered: [],
  },
  notes: [
    `Letter of Medical Necessity
Compression Garments

October 22, 2026
Green Notch Health
Patient: Araminta Blackwood-Sefa, DOB December 9, 1964, MRN TVC-16654

Dear Reviewer:

Ms. Blackwood-Sefa is a 61-year-old woman with lymphedema (I89.0), chronic venous insufficiency (I87.2) and type 2 diabetes without complications (E11.9).

I examined her in clinic on October 13, 2026. The left leg pitted to the knee, and the Stemmer sign was positive on the left. There was no open wound. Foot pulses were present. The left calf measured 44 cm and the right calf 37 cm. The ankle-brachial index on the left is 1.08.

Ready-made stockings of 20-30 mmHg were worn from June 1 to September 7, 2026. They rolled down, and the calf grew by 2 cm. Bandaging by a therapist 3 times a week for 5 weeks brought the calf from 49 cm to 44 cm.

Ordered:
- A6553, custom below-knee stocking, 30-40 mmHg, sand: 3 in 6 months
- A6583, adjustable below-knee wrap, black: 1 in 6 months

Compression is generally safe when the arterial supply of the leg is adequate.

Desmond Carraway-Lim, MD
NPI 1467823095`,
    `LYMPHEDEMA THERAPY NOTE

Patient: Araminta Blackwood-Sefa, 61 years, F

1. Course
Left leg bandaged 3 times a week for 5 weeks, that is 15 sessions. Calf before: 49 cm. Calf after: 44 cm. Reduction: 5 cm.

2. Present measures
| Leg | Calf |
|---|---|
| Left | 44 cm |
| Right | 37 cm |

The difference between the sides is 7 cm.

3. Earlier garments
Ready-made 20-30 mmHg stockings rolled down, and the calf grew by 2 cm between 06/01/2026 and 09/07/2026.

4. Self-care
She is not able to bandage the leg herself because of stiff fingers. She lives with her niece, Josephine, who helps her put on the stocking.

5. Activity
She leads a church choir and stands for 2 hours at each rehearsal.

6. Recommendation
By day, a custom stocking (A6553), 30-40 mmHg, below the knee, petite length. At night, an adjustable wrap (A6583) for the left leg.

Skin: no open wound seen by Dr. Carraway-Lim on 10/13/2026.

Lymphedema is as a rule lifelong, and garments have to be replaced as they lose their stretch.`,
    `Alder Compression Studio

To: Green Notch Health
Member: Araminta Blackwood-Sefa
77 Chapel Rise, Tarn Valley, VT 05999
(802) 555-0121

We submit the order of Desmond Carraway-Lim, MD, signed October 22, 2026.

| Code | Garment | Quantity | Period |
|---|---|---|---|
| A6553 | Stocking, below knee, 30-40 mmHg, custom | 3 | 6 months |
| A6583 | Wrap with adjustable straps, below knee | 1 | 6 months |

Altogether 4 garments per 6 months, or 8 a year.

The stocking is in sand and petite length; the wrap is in black.

Diagnoses:
- I89.0 Lymphedema, not elsewhere classified
- I87.2 Venous insufficiency (chronic) (peripheral)
- E11.9 Type 2 diabetes mellitus without complications

A custom stocking is requested because the ready-made kind rolled down. The calf is 44 cm on the left against 37 cm on the right. The physician saw the member on October 13, 2026, nine days before signing. The left ankle-brachial index is 1.08.

The wrap is for the night. The member cannot bandage because her fingers are stiff.

Plans that cover lymphedema garments usually distinguish between daytime and nighttime garments.

Alder Compression Studio`,
    `### Summary for the payer

**Patient:** Araminta Blackwood-Sefa, 61, 5 ft 2 in, 174 lb
**Physician:** Desmond Carraway-Lim, MD, NPI 1467823095

**Condition.** The patient has lymphedema of the left leg together with chronic venous insufficiency. She also has T2DM without complications.

**Findings.** On October 13, 2026 there was pitting to the knee and a positive Stemmer sign, both on the left. Foot pulses were present and the skin was free of open wounds.

**Conservative treatment.** She wore ready-made stockings of 20-30 mmHg for about three months. They rolled down and the calf increased by 2 cm. Therapist bandaging over 5 weeks reduced it by 5 cm.

**Need.** Ordered now are a stronger, custom stocking of 30-40 mmHg by day and an adjustable wrap by night. She stands for 2 hours at each rehearsal of the church choir she leads.

**Help at home.** Her niece, Josephine, lives with her and assists with the stocking.

**Garments.** Three custom stockings (A6553) and one wrap (A6583) every six months, supplied by Alder Compression Studio.

Coverage of such garments generally depends on a diagnosis of lymphedema and an order by the treating practitioner.

Signed October 22, 2026`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'chronic venous insufficiency (I87.2) → chronic kidney disease (I87.2)'],
    [
      0,
      'description-detail',
      'type 2 diabetes without complications (E11.9) → type 2 diabetes with hyperglycemia (E11.9)',
    ],
    [0, 'sex', 'is a 61-year-old woman with → is a 61-year-old man with'],
    [0, 'negation', 'There was no open wound. → There was an open wound.'],
    [0, 'side', 'The left leg pitted to the knee → The right leg pitted to the knee'],
    [0, 'other-role', 'the right calf 37 cm → the right calf 49 cm'],
    [0, 'other-item', 'A6553, custom below-knee stocking → A6583, custom below-knee stocking'],
    [
      0,
      'coverage-measure',
      'when the arterial supply of the leg is adequate. → when the arterial supply of the leg is adequate, as her toe pressure of 96 mmHg shows.',
    ],
    [
      0,
      'attestation',
      'The ankle-brachial index on the left is 1.08. → I measured her for the garment myself. The ankle-brachial index on the left is 1.08.',
    ],
    [0, 'choice', '30-40 mmHg, sand: 3 in 6 months → 30-40 mmHg, navy: 3 in 6 months'],
    [1, 'sum', 'that is 15 sessions → that is 18 sessions'],
    [1, 'sum', 'between the sides is 7 cm → between the sides is 12 cm'],
    [1, 'negation', 'She is not able to bandage → She is able to bandage'],
    [1, 'name', 'her niece, Josephine, who → her niece, Georgina, who'],
    [1, 'social', 'She leads a church choir → She teaches at a school'],
    [1, 'choice', 'below the knee, petite length → below the knee, long length'],
    [
      1,
      'event',
      'seen by Dr. Carraway-Lim on 10/13/2026. → seen by Dr. Carraway-Lim on 10/13/2026, after a hospital stay for cellulitis.',
    ],
    [1, 'script', 'Calf before: 49 cm. → Calf before: ५३ cm.'],
    [1, 'date-age', 'between 06/01/2026 and → between 04/01/2026 and'],
    [
      1,
      'brackets',
      'By day, a custom stocking (A6553), → By day, a custom stocking [with open toe] (A6553),',
    ],
    [2, 'quantity', '30-40 mmHg, custom | 3 | 6 months → 30-40 mmHg, custom | 6 | 6 months'],
    [2, 'identifier', '(802) 555-0121 → (802) 555-0112'],
    [2, 'relative-date', 'nine days before signing → six weeks before signing'],
    [2, 'device', 'The wrap is for the night. → The wrap and the pneumatic pump are for the night.'],
    [2, 'organisation', 'To: Green Notch Health → To: Maple Ridge Insurance'],
    [2, 'retold', 'The left ankle-brachial index is 1.08. → The left ankle-brachial index is 0.78.'],
    [3, 'diagnosis', 'T2DM without complications. → T2DM without complications, and gout.'],
    [3, 'medication', 'reduced it by 5 cm. → reduced it by 5 cm, with torsemide 20 mg daily.'],
    [3, 'treatment', 'They rolled down and → She proved allergic to latex, they rolled down and'],
    [
      3,
      'attitude',
      'and assists with the stocking. → and assists with the stocking, which the patient wears without complaint.',
    ],
    [3, 'identifier', 'NPI 1467823095 → NPI 1467832095'],
    [3, 'retold', 'Foot pulses were present → Foot pulses were absent'],
  ],
  corruptions: {},
};
