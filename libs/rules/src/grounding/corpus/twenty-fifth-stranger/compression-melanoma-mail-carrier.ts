import type { CorpusCase } from '../corpus-case.ts';

/** An oncologist, a lymphedema therapist, a fitter and a drafting model write for a mail carrier with a swollen left leg. */
export const compressionMelanomaMailCarrier: CorpusCase = {
  id: 'compression-melanoma-mail-carrier',
  today: '2026-07-14',
  facts: {
    case_id: 25105,
    patient: {
      first_name: 'Emeric',
      last_name: 'Dalloway-Nwosu',
      dob: '1977-05-30',
      gender: 'male',
      height: '6 ft 1 in',
      weight: '212 lb',
      address: '1505 Tollgate Avenue, Penhallow, NC 28999',
      phone: '(704) 555-0182',
      mrn: 'PMC-38846',
    },
    diagnoses: [
      { code: 'I89.0', description: 'Lymphedema, not elsewhere classified' },
      { code: 'Z85.820', description: 'Personal history of malignant melanoma of skin' },
    ],
    items: [
      {
        item: 'Gradient compression stocking, thigh length, 30-40 mmHg, custom, each',
        hcpcs: 'A6557',
        quantity: 3,
        quantity_limit: 3,
        limit_period: '6 months',
        color: 'graphite',
        length: 'long',
        justification:
          'For the left leg by day. On 2026-07-02 left thigh 68 cm, right thigh 59 cm, left calf 46 cm, right calf 40 cm. Ready-made thigh stockings of 18-30 mmHg from 2026-02-09 to 2026-05-15: they cut in at the thigh and slid down within 2 hours. He is able to put the stocking on by himself with rubber gloves.',
      },
      {
        item: 'Gradient compression garment, full leg and foot, padded, for nighttime use, each',
        hcpcs: 'A6526',
        quantity: 1,
        quantity_limit: 2,
        limit_period: '2 years',
        color: 'navy',
        size: 'extra large',
        justification:
          'For the left leg by night. The thigh grows by 2 cm overnight without compression. He is not able to bandage the whole leg alone, it takes two people and 40 minutes.',
      },
    ],
    provider: { name: 'Priscilla Oyelaran-Voss, MD', npi: '1205873946', date_signed: '2026-07-14' },
    seen: [
      '2026-07-02, in clinic, by Priscilla Oyelaran-Voss, MD: left leg firm from foot to groin, Stemmer sign positive on the left, skin dry without wounds, no sign of melanoma coming back.',
      '2026-07-02, measured by Kerstin Abalos, OT, CLT.',
    ],
    told: [
      'Cause? Melanoma of the left calf, lymph nodes of the left groin removed on 2024-11-06',
      'Who pays? Carolina Crest Employees Plan',
      'Who supplies? Longleaf Garment Fitters',
      'Lives with whom? With his two teenage daughters',
      'Work? Mail carrier, walks 9 miles a day',
      'Decongestive therapy? 12 visits from 2026-05-18 to 2026-06-26, left thigh from 73 cm to 68 cm',
      'Cellulitis of the leg? Never',
      'Blood clots? None',
    ],
    answered: [],
  },
  notes: [
    `July 14, 2026
Carolina Crest Employees Plan

Subject: compression garments for Emeric Dalloway-Nwosu, born May 30, 1977

Mr. Dalloway-Nwosu is 49. He has lymphedema (I89.0) of the left leg and a personal history of malignant melanoma of the skin (Z85.820). The melanoma was on the left calf, and the lymph nodes of the left groin were taken out on November 6, 2024.

I saw him on July 2, 2026. The left leg was firm from the foot up to the groin, with a positive Stemmer sign. The skin was dry, without wounds. I found no sign that the melanoma had come back. He has never had cellulitis of the leg, nor a blood clot.

Twelve visits of decongestive therapy, from May 18 to June 26, 2026, reduced the left thigh from 73 cm to 68 cm. The right thigh measures 59 cm.

Please approve three custom thigh-length stockings of 30-40 mmHg (A6557) for the day, and one padded garment for the full leg and foot (A6526) for the night.

Compression has to be kept up after decongestive therapy, or the gain is commonly lost.

Priscilla Oyelaran-Voss, MD
NPI 1205873946`,
    `OT / lymphedema clinic

E. Dalloway-Nwosu, M, 49 y, 6 ft 1 in, 212 lb, MRN PMC-38846
Measured 07/02/2026 by Kerstin Abalos, OT, CLT

              Left     Right    Diff.
Thigh         68 cm    59 cm    9 cm
Calf          46 cm    40 cm    6 cm

Course of therapy: 12 visits in a little under six weeks. Thigh 73 to 68 cm, a loss of 5 cm.

Night: without compression the thigh gains 2 cm by morning. To bandage the full leg takes 40 minutes and two people, so he cannot do it alone.

Day: puts on a stocking unaided with rubber gloves.

Earlier garments: ready-made, thigh length, 18-30 mmHg. Cut in at the thigh. Slid down within 2 hours.

Work: delivers mail on foot, 9 miles daily. Home: two teenage daughters.

Order: A6557, left, graphite, long. A6526, navy, extra large.

Flat-knit garments usually hold their shape better than round-knit ones on a limb of irregular form.`,
    `LONGLEAF GARMENT FITTERS
Request to Carolina Crest Employees Plan

Member: Emeric Dalloway-Nwosu
Address: 1505 Tollgate Avenue, Penhallow, NC 28999
Phone: (704) 555-0182

Order of July 14, 2026, by Priscilla Oyelaran-Voss, MD, NPI 1205873946

A6557 - Gradient compression stocking, thigh length, 30-40 mmHg, custom - 3 (limit 3 per 6 months) - graphite
A6526 - Gradient compression garment, full leg and foot, padded, for nighttime use - 1 (limit 2 per 2 years) - navy

The request is for 4 garments altogether. All are for the left leg.

Diagnoses: I89.0 and Z85.820.

Ready-made stockings were worn for about three months, until May 15, 2026. They did not stay up. The left thigh is 68 cm and the left calf 46 cm, a difference of 22 cm, and a custom stocking is asked for.

The measures were taken twelve days before the order was signed.

The member is a mail carrier. He puts his stocking on without help, but the leg cannot be bandaged by one person.

Payers generally treat daytime and nighttime garments as separate benefits.`,
    `**Medical necessity statement**

- **Name:** Emeric Dalloway-Nwosu
- **Sex:** male
- **Signed by:** Priscilla Oyelaran-Voss, MD

**Background**
In November 2024 the lymph nodes of his left groin were removed because of a melanoma of the calf. At the visit of July 2 there was no sign of its return. What remains is lymphedema, with a left leg that is firm all the way to the groin.

**Steps taken so far**
1. *Ready-made thigh stockings (18-30 mmHg), February 9 to May 15, 2026.* They cut into the thigh and slipped within two hours.
2. *Decongestive therapy, 12 visits, May 18 to June 26, 2026.* The thigh lost 5 cm.

**Measures of July 2, 2026**
Left thigh 68 cm, right thigh 59 cm. Left calf 46 cm, right calf 40 cm.

**Request**
Three stockings (A6557) every six months and one nighttime garment (A6526). During the day he is on his feet: his route as a mail carrier is 9 miles long. At night the thigh swells by 2 cm if it is left without compression.

**Safety**
No blood clots, no cellulitis, and no wounds of the skin.

Under most plans two or three daytime garments may be issued at a time, so that one can be washed.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'He has lymphedema (I89.0) → He has phlebitis (I89.0)'],
    [
      0,
      'description-detail',
      'a personal history of malignant melanoma of the skin (Z85.820) → a personal history of metastatic melanoma of the skin (Z85.820)',
    ],
    [0, 'side', 'The melanoma was on the left calf → The melanoma was on the right calf'],
    [
      0,
      'negation',
      'I found no sign that the melanoma had come back. → I found signs that the melanoma had come back.',
    ],
    [0, 'retold', 'from 73 cm to 68 cm → from 68 cm to 73 cm'],
    [0, 'event', 'nor a blood clot → but was hospitalized with a blood clot'],
    [0, 'date-age', 'were taken out on November 6, 2024 → were taken out on November 6, 2021'],
    [
      0,
      'medication',
      'The skin was dry, without wounds. → The skin was dry, without wounds. He takes furosemide.',
    ],
    [1, 'sum', 'Thigh 73 to 68 cm, a loss of 5 cm. → Thigh 73 to 68 cm, a loss of 8 cm.'],
    [1, 'other-role', 'the thigh gains 2 cm by morning → the thigh gains 9 cm by morning'],
    [1, 'negation', 'so he cannot do it alone → so he can do it alone'],
    [1, 'retold', 'puts on a stocking unaided with rubber gloves → puts on a stocking only with help'],
    [1, 'choice', 'graphite, long. → graphite, short.'],
    [1, 'social', 'Home: two teenage daughters. → Home: wife and two teenage daughters.'],
    [1, 'script', 'To bandage the full leg takes 40 minutes → To bandage the full leg takes ۹۰ minutes'],
    [1, 'identifier', 'MRN PMC-38846 → MRN PMC-38864'],
    [1, 'device', 'A6526, navy, extra large. → A6526, navy, extra large, and a pneumatic compressor.'],
    [2, 'quantity', '1 (limit 2 per 2 years) → 1 (limit 2 per 6 months)'],
    [2, 'other-item', 'A6557 - Gradient compression stocking → A6526 - Gradient compression stocking'],
    [2, 'organisation', 'Request to Carolina Crest Employees Plan → Request to Piedmont Federal Benefit'],
    [2, 'sum', 'The request is for 4 garments altogether. → The request is for 6 garments altogether.'],
    [2, 'relative-date', 'taken twelve days before the order → taken five weeks before the order'],
    [
      2,
      'treatment',
      'They did not stay up. → They did not stay up, and their silicone band gave him a rash.',
    ],
    [
      2,
      'brackets',
      'The member is a mail carrier. → The member is a mail carrier [on sick leave since June].',
    ],
    [2, 'name', 'Member: Emeric Dalloway-Nwosu → Member: Emmerich Dalloway-Nwosu'],
    [
      2,
      'coverage-measure',
      'as separate benefits. → as separate benefits, and his ankle-brachial index of 1.1 meets the condition of both.',
    ],
    [
      2,
      'attestation',
      'the leg cannot be bandaged by one person → our fitter has seen that the leg cannot be bandaged by one person',
    ],
    [3, 'sex', '- **Sex:** male → - **Sex:** female'],
    [3, 'retold', 'slipped within two hours → slipped within ten hours'],
    [3, 'diagnosis', 'What remains is lymphedema, with → What remains is lymphedema and neuropathy, with'],
    [
      3,
      'social',
      'his route as a mail carrier is 9 miles long → his route as a mail carrier is 4 miles long',
    ],
    [3, 'attitude', 'The thigh lost 5 cm. → The thigh lost 5 cm, and he never missed a visit.'],
    [3, 'treatment', '*Decongestive therapy, 12 visits, → *Decongestive therapy, 30 visits,'],
    [3, 'event', 'and no wounds of the skin. → and no wounds of the skin, but one fall on his route in May.'],
  ],
  corruptions: {},
};
