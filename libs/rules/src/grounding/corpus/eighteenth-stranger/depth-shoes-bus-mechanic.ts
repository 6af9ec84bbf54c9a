import type { CorpusCase } from '../corpus-case.ts';

/** An endocrinologist certifies shoes and inserts for a bus mechanic with neuropathy. */
export const depthShoesBusMechanic: CorpusCase = {
  id: 'depth-shoes-bus-mechanic',
  today: '2026-08-17',
  facts: {
    case_id: 19104,
    patient: {
      first_name: 'Ignatius',
      last_name: 'Bellecourt',
      dob: '1964-01-15',
      gender: 'male',
      height: '6 ft 0 in',
      weight: '241 lb',
      address: '3310 Depot Avenue, Harlow Falls, WI 53999',
      phone: '(414) 555-0163',
      mrn: 'HFE-50917',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      { code: 'L84', description: 'Corns and callosities' },
      { code: 'M20.12', description: 'Hallux valgus (acquired), left foot' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '11 1/2 wide',
        color: 'black',
        justification:
          'Monofilament 10 g not felt at 6 of 10 sites on the right foot and 7 of 10 on the left (2026-08-03). Pre-ulcerative callus under the left first metatarsal head, 18 mm. The work boots rubbed the left bunion open in March 2026; it healed with felt padding in 5 weeks. Store-bought shoes in extra width did not stop the callus.',
      },
      {
        item: "For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient's foot, including arch, base layer minimum of 1/4 inch material of shore a 35 durometer or 3/16 inch material of shore a 40 durometer (or higher), prefabricated, each",
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification: 'Three pairs a year, changed every 4 months. Foam flattens under his weight.',
      },
    ],
    provider: { name: 'Solveig Marchetti, MD', npi: '1467930258', date_signed: '2026-08-17' },
    seen: [
      '2026-08-03, in office, by Solveig Marchetti, MD: foot pulses palpable on both sides, skin dry, no open ulcer, HbA1c 7.4 %.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Lakeshore Pedorthics',
      'Work? Bus mechanic, stands 6 hours a day',
      'Lives with whom? With his wife Rosemarie',
      'Medicines? Metformin 1000 mg twice a day, gabapentin',
    ],
    answered: [],
  },
  notes: [
    `Harlow Falls, August 17, 2026

RE: Therapeutic shoes for Ignatius Bellecourt (DOB 01/15/1964)

To the Medicare contractor:

Mr. Bellecourt, 62, has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42). He also has corns and callosities (L84) and an acquired hallux valgus of the left foot (M20.12). He takes metformin 1000 mg twice a day and gabapentin.

On August 3, 2026 I saw him in my office. The 10 g monofilament was not felt at 6 of 10 sites on the right foot and at 7 of 10 on the left. There is a pre-ulcerative callus of 18 mm under the left first metatarsal head. Foot pulses were palpable on both sides, the skin was dry, and there was no open ulcer. HbA1c was 7.4 %.

In March 2026 his work boots rubbed the left bunion open; with felt padding it healed in 5 weeks. Store-bought shoes in extra width did not stop the callus. He is a bus mechanic and stands 6 hours a day.

Please provide 2 depth-inlay shoes (A5500), size 11 1/2 wide, black, and 6 multiple density inserts (A5512) per year.

Solveig Marchetti, MD
NPI 1467930258`,
    `ENDOCRINOLOGY FOLLOW-UP - DIABETIC FOOT SECTION

Pt: Bellecourt, Ignatius   MRN HFE-50917   62M   6 ft 0 in   241 lb
Seen 08/03/2026 (S. Marchetti, MD)

Foot history
- Left bunion rubbed open by work boots, 03/2026; healed in 5 wks with felt padding
- Extra-width retail shoes: callus persisted

Exam
- Monofilament absent: R 6/10, L 7/10 sites
- Callus, pre-ulcerative, L 1st metatarsal head, 18 mm
- Pulses palpable bilaterally
- Skin dry; no open ulcer

Lab: A1c 7.4 %
Meds: metformin 1000 mg BID, gabapentin

Assessment
E11.42 T2DM with diabetic polyneuropathy
L84 Corns and callosities
M20.12 Hallux valgus (acquired), left foot

Plan
Depth shoes A5500, 1 pair (2 shoes) per year, black, 11 1/2 wide. Inserts A5512, 3 pairs (6 inserts) per year, to be changed every 4 months. The foam flattens under his weight. Supplier: Lakeshore Pedorthics.

Social: lives with wife Rosemarie; bus mechanic, on his feet 6 hours daily.

The shoe program asks for diabetes and at least one foot condition; peripheral neuropathy with evidence of callus formation is one of these.`,
    `LAKESHORE PEDORTHICS
Order documentation

Customer: Ignatius Bellecourt, 3310 Depot Avenue, Harlow Falls, WI 53999
Phone (414) 555-0163
Insurance: Medicare Part B
Certifying physician: Solveig Marchetti, MD, NPI 1467930258

Line 1. A5500, depth-inlay shoe, off-the-shelf, per shoe. Quantity 2 (one for each foot). Color black. Size 11 1/2 wide.
Line 2. A5512, multiple density insert, direct formed, prefabricated, each. Quantity 6.

Both lines have a limit by the year: 2 shoes and 6 inserts, altogether 8 pieces.

Why depth shoes
The customer's left foot has a bunion, and the left first metatarsal head carries a pre-ulcerative callus measuring 18 mm. He has lost feeling in both feet: the 10 g monofilament was missed at six of ten sites on the right and seven of ten on the left. Such feet are at risk in ordinary footwear, because pressure is not felt. The bunion was once opened by the customer's work boots, in March 2026.

Why three pairs of inserts
Foam flattens under the customer's weight of 241 lb. Each pair is worn for 4 months.

Diagnoses on file: E11.42, L84, M20.12. Order signed August 17, 2026.`,
    `**Letter of Medical Necessity for Diabetic Footwear**

Dear Sir or Madam,

This letter supports diabetic shoes and inserts for Ignatius Bellecourt, a 62-year-old man who works as a bus mechanic and is on his feet for six hours each day. He lives with his wife, Rosemarie.

**Medical background:** Type 2 diabetes with diabetic polyneuropathy, corns and callosities, and an acquired hallux valgus on the left. His current medicines include metformin (1000 mg twice daily) and gabapentin. His HbA1c on August 3, 2026 was 7.4 %.

**Risk:** Protective sensation is reduced on both feet. A callus under the left first metatarsal head, 18 mm in size, is regarded as pre-ulcerative. He does not have an open ulcer at present, and his foot pulses can be felt. In March of this year, his work boots caused the skin over the left bunion to open, and healing took five weeks.

**Prior measures:** Felt padding helped the bunion to heal. Extra-wide shoes from a store did not stop the callus.

**Request:** Two black depth-inlay shoes and six inserts for one year. The inserts are replaced every four months.

Prepared for signature by Solveig Marchetti, MD`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'corns and callosities (L84) → onychomycosis (L84)'],
    [
      1,
      'code-disease',
      'M20.12 Hallux valgus (acquired), left foot → M20.12 Hammer toe (acquired), left foot',
    ],
    [2, 'other-item', 'Line 1. A5500, depth-inlay shoe, off-the-shelf → Line 1. A5500, custom molded shoe'],
    [0, 'other-item', '6 multiple density inserts (A5512) → 6 pairs of compression stockings (A5512)'],
    [
      0,
      'description-detail',
      'with diabetic polyneuropathy (E11.42) → with diabetic mononeuropathy (E11.42)',
    ],
    [3, 'description-detail', 'Type 2 diabetes with → Type 1 diabetes with'],
    [1, 'side', 'Left bunion rubbed open → Right bunion rubbed open'],
    [2, 'side', 'the left first metatarsal head carries → the right first metatarsal head carries'],
    [3, 'sex', 'a 62-year-old man → a 62-year-old woman'],
    [2, 'choice', 'Color black. → Color brown.'],
    [1, 'choice', 'black, 11 1/2 wide → black, 10 1/2 wide'],
    [3, 'device', 'six inserts for one year → six inserts for one year, and an ankle-foot orthosis'],
    [3, 'medication', '(1000 mg twice daily) and gabapentin → (1000 mg twice daily) and duloxetine'],
    [1, 'medication', 'metformin 1000 mg BID → metformin 500 mg BID'],
    [0, 'diagnosis', 'He also has corns → He also has Charcot arthropathy, corns'],
    [
      1,
      'event',
      '- Extra-width retail shoes → - Tripped in the garage, left foot bruised\n- Extra-width retail shoes',
    ],
    [0, 'treatment', 'with felt padding it healed → with felt padding and oral antibiotics it healed'],
    [3, 'social', 'works as a bus mechanic → works as a bus driver'],
    [
      2,
      'attitude',
      'Each pair is worn for 4 months. → Each pair is worn for 4 months. The customer wears his shoes faithfully.',
    ],
    [3, 'negation', 'He does not have an open ulcer → He does have an open ulcer'],
    [0, 'negation', 'did not stop the callus → did stop the callus'],
    [1, 'organisation', 'Supplier: Lakeshore Pedorthics → Supplier: Millrace Orthotics'],
    [0, 'attestation', 'I saw him in my office → I saw him in my office and trimmed the callus'],
    [1, 'relative-date', 'work boots, 03/2026 → work boots, last month'],
    [3, 'other-role', 'was 7.4 % → was 11.5 %'],
    [2, 'brackets', 'in March 2026. → in March 2026 [it became infected].'],
    [1, 'coverage-measure', 'is one of these. → is one of these, as is his callus of 25 mm.'],
    [2, 'script', 'Phone (414) 555-0163 → Phone (414) 555-01б3'],
    [0, 'script', '(M20.12) → (М20.12)'],
    [1, 'identifier', 'MRN HFE-50917 → MRN HFE-50971'],
    [0, 'date-age', '(DOB 01/15/1964) → (DOB 11/15/1964)'],
    [
      2,
      'quantity',
      'multiple density insert, direct formed, prefabricated, each. Quantity 6. → multiple density insert, direct formed, prefabricated, each. Quantity 4.',
    ],
    [2, 'name', 'Customer: Ignatius Bellecourt → Customer: Ignatius Bettencourt'],
    [3, 'retold', 'healing took five weeks → healing took five months'],
    [2, 'sum', 'altogether 8 pieces → altogether 10 pieces'],
  ],
  corruptions: {},
};
