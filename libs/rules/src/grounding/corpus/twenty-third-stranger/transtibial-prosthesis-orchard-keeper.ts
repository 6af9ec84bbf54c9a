import type { CorpusCase } from '../corpus-case.ts';

/** A physiatrist, a physical therapist, a prosthetist's office and a drafting model write for a woman with a below-knee amputation. */
export const transtibialProsthesisOrchardKeeper: CorpusCase = {
  id: 'transtibial-prosthesis-orchard-keeper',
  today: '2026-08-27',
  facts: {
    case_id: 23108,
    patient: {
      first_name: 'Georgette',
      last_name: 'Hathaway-Ruiz',
      dob: '1973-04-30',
      gender: 'female',
      height: '5 ft 7 in',
      weight: '159 lb',
      address: '29 Russet Lane, Applewick, WA 98999',
      phone: '(509) 555-0194',
      mrn: 'AWR-82175',
    },
    diagnoses: [
      { code: 'Z89.511', description: 'Acquired absence of right leg below knee' },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
    ],
    items: [
      {
        item: 'Below knee, molded socket, shin, SACH foot, endoskeletal system',
        hcpcs: 'L5301',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Amputation on 2026-02-17 at Saint Odile Hospital. The preparatory prosthesis, worn from 2026-04-20, has become loose: she now wears 12 plies of socks. The residual limb is 15 cm long and healed. Walks 400 feet with a cane in the left hand; not yet able to climb stairs without a rail.',
      },
      {
        item: 'Prosthetic sock, multiple ply, below knee, each',
        hcpcs: 'L8420',
        quantity: 6,
        quantity_limit: 6,
        limit_period: '6 months',
        color: 'white',
        size: 'medium',
        length: 'long',
        justification:
          'The volume of the limb changes through the day; socks are washed daily. Her brother checks the skin of the limb every evening.',
      },
    ],
    provider: { name: 'Emeric Stannard-Obi, MD', npi: '1204968537', date_signed: '2026-08-27' },
    seen: [
      '2026-08-18, in clinic, by Emeric Stannard-Obi, MD: right residual limb healed, no tenderness, knee extends fully, right hip strength 4 of 5, left foot without ulcer, functional level K2.',
    ],
    told: [
      'Who pays? Cascadia Benefit Trust',
      'Who supplies? Foxglove Prosthetics',
      'Lives with whom? With her brother Leopold',
      'Work? Keeps an apple orchard; the ground is uneven',
      'Home? One story with 3 steps at the door and a rail',
    ],
    answered: [],
  },
  notes: [
    `LETTER OF MEDICAL NECESSITY: BELOW-KNEE PROSTHESIS

August 27, 2026
Cascadia Benefit Trust
Re: Georgette Hathaway-Ruiz, DOB April 30, 1973, MRN AWR-82175

To the Medical Director:

Ms. Hathaway-Ruiz is a 53-year-old woman with acquired absence of the right leg below the knee (Z89.511) and type 2 diabetes with peripheral angiopathy without gangrene (E11.51). The amputation was performed on February 17, 2026 at Saint Odile Hospital.

I saw her in clinic on August 18, 2026. The right residual limb was healed and there was no tenderness. The knee extended fully. Strength of the right hip was 4 of 5. The left foot had no ulcer. Her functional level is K2.

The preparatory prosthesis, worn since April 20, 2026, has become loose, and she now wears 12 plies of socks. She walks 400 feet with a cane in the left hand. She is not yet able to climb stairs without a rail.

I order:
1. L5301, below-knee endoskeletal prosthesis with molded socket and SACH foot: 1
2. L8420, multiple-ply below-knee sock, white, medium: 6 in 6 months

A definitive prosthesis is generally fitted once the volume of the limb has settled.

Emeric Stannard-Obi, MD
NPI 1204968537`,
    `PHYSICAL THERAPY PROSTHETIC EVALUATION

Patient: Georgette Hathaway-Ruiz, 53 years, female, 5 ft 7 in, 159 lb

History
Right transtibial amputation on 02/17/2026. T2DM with peripheral angiopathy, no gangrene.

Home and work
She lives with her brother, Leopold, in a one-story home with 3 steps and a rail at the door. She keeps an apple orchard, where the ground is uneven.

Findings
| Item | Result |
|---|---|
| Residual limb length | 15 cm |
| Right knee extension | full |
| Right hip strength | 4/5 |
| Walking distance | 400 feet |
| Aid | cane, left hand |
| Sock plies worn | 12 |

Stairs: she needs a rail. She cannot yet climb without one.

Skin: the limb has healed. Her brother checks the skin every evening.

Functional level: K2. In general, this level describes a person who can get over low barriers such as curbs, stairs or uneven surfaces.

Conclusion
The preparatory socket, in use since 04/20/2026, is too loose. A new prosthesis (L5301) with a molded socket is recommended, with 6 socks (L8420), size medium, length long.`,
    `Foxglove Prosthetics

Cascadia Benefit Trust, Prior Authorization
Member: Georgette Hathaway-Ruiz
29 Russet Lane, Applewick, WA 98999
Tel. (509) 555-0194

Dear Reviewer:

On the order of Emeric Stannard-Obi, MD, signed August 27, 2026, we request:

- L5301 Below knee, molded socket, shin, SACH foot, endoskeletal system: quantity 1, limit 1 in 5 years
- L8420 Prosthetic sock, multiple ply, below knee: quantity 6, limit 6 in 6 months

The two lines come to 7 pieces. The socks make 12 a year.

Diagnoses: Z89.511 Acquired absence of right leg below knee; E11.51 Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene.

The present prosthesis is a preparatory one. It was first worn on April 20, 2026, and has become loose; 12 plies of socks are now worn. The residual limb is healed and measures 15 cm. The physician saw the member on August 18, 2026, nine days before the order, and recorded K2.

The socks are washed daily, and more than one is needed because the volume of the limb changes through the day.

Payers usually require that the functional level be stated by the treating physician.

Foxglove Prosthetics`,
    `**Request for a definitive prosthesis**

**Patient.** Georgette Hathaway-Ruiz is a 53-year-old orchard keeper. Her right leg was amputated below the knee in February 2026, at Saint Odile Hospital. She has type 2 diabetes with peripheral angiopathy.

**Present state.**
- She walks 400 feet with a cane.
- She climbs stairs only with a rail.
- The residual limb has healed and is not tender.
- The knee extends fully.
- The left foot is free of ulcers.

**Problem with the preparatory prosthesis.** The socket has grown loose. She now wears 12 plies of socks.

**Surroundings.** At home there are 3 steps at the door, with a rail. The orchard has uneven ground.

**Support.** She lives with her brother. He checks the skin of the limb each evening.

**Requested items.** One endoskeletal below-knee prosthesis (L5301) with a SACH foot, and six multiple-ply socks (L8420) in white. They will be supplied by Foxglove Prosthetics.

**Policy.** As a rule, prostheses are covered for people who can reach or keep a defined functional level within a reasonable time. Dr. Stannard-Obi recorded level K2.

Emeric Stannard-Obi, MD, NPI 1204968537
August 27, 2026`,
  ],
  passages: [],
  edits: [
    [
      0,
      'code-disease',
      'type 2 diabetes with peripheral angiopathy without gangrene (E11.51) → thromboangiitis obliterans (E11.51)',
    ],
    [0, 'sex', 'is a 53-year-old woman with → is a 53-year-old man with'],
    [0, 'side', 'absence of the right leg below the knee → absence of the left leg below the knee'],
    [0, 'organisation', 'at Saint Odile Hospital → at Columbia Ridge Hospital'],
    [0, 'negation', 'She is not yet able to climb stairs → She is already able to climb stairs'],
    [0, 'negation', 'The left foot had no ulcer. → The left foot had an ulcer.'],
    [0, 'choice', 'below-knee sock, white, medium → below-knee sock, white, small'],
    [0, 'other-item', 'L8420, multiple-ply below-knee sock → L5301, multiple-ply below-knee sock'],
    [
      0,
      'coverage-measure',
      'once the volume of the limb has settled. → once the volume of the limb has settled, as hers has at 29 cm around.',
    ],
    [
      0,
      'attestation',
      'I saw her in clinic on August 18, 2026. → I saw her in clinic on August 18, 2026 and timed her walking.',
    ],
    [0, 'date-age', 'performed on February 17, 2026 → performed on February 7, 2026'],
    [
      0,
      'medication',
      'and there was no tenderness. → and there was no tenderness while she took gabapentin 300 mg.',
    ],
    [1, 'side', '| cane, left hand | → | cane, right hand |'],
    [1, 'other-role', '| Residual limb length | 15 cm | → | Residual limb length | 12 cm |'],
    [1, 'retold', '| Walking distance | 400 feet | → | Walking distance | 900 feet |'],
    [
      1,
      'description-detail',
      'T2DM with peripheral angiopathy, no gangrene. → T2DM with peripheral angiopathy and gangrene.',
    ],
    [1, 'social', 'She keeps an apple orchard, where → She keeps a riding stable, where'],
    [1, 'name', 'her brother, Leopold, in → her brother, Leonard, in'],
    [1, 'event', 'Stairs: she needs a rail. → Stairs: she needs a rail since she fell in July.'],
    [1, 'choice', 'size medium, length long → size medium, length short'],
    [1, 'script', '| Sock plies worn | 12 | → | Sock plies worn | ১৮ |'],
    [1, 'attitude', 'Skin: the limb has healed. → Skin: the limb has healed. She is highly motivated.'],
    [2, 'sum', 'come to 7 pieces → come to 9 pieces'],
    [2, 'quantity', 'quantity 6, limit 6 in 6 months → quantity 6, limit 12 in 6 months'],
    [2, 'relative-date', 'nine days before the order → three months before the order'],
    [2, 'identifier', '(509) 555-0194 → (509) 555-0149'],
    [
      2,
      'brackets',
      'The present prosthesis is a preparatory one. → The present prosthesis is a preparatory one [with a pin lock].',
    ],
    [2, 'retold', 'and recorded K2. → and recorded K3.'],
    [3, 'diagnosis', 'with peripheral angiopathy. → with peripheral angiopathy, and chronic kidney disease.'],
    [
      3,
      'treatment',
      'The socket has grown loose. → The socket has grown loose, although it was relined twice.',
    ],
    [3, 'device', 'with a SACH foot, and → with a SACH foot, a shower chair, and'],
    [3, 'identifier', 'NPI 1204968537 → NPI 1204986537'],
    [3, 'sum', 'with a rail. The orchard → with a rail, so 6 steps for each way out. The orchard'],
  ],
  corruptions: {},
};
