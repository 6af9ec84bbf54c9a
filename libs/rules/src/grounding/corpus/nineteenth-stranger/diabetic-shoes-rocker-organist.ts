import type { CorpusCase } from '../corpus-case.ts';

/** A payer's reviewer writes after letters for therapeutic shoes: a certifying physician, a podiatric evaluation, a pedorthist's shop and a drafted letter. */
export const diabeticShoesRockerOrganist: CorpusCase = {
  id: 'diabetic-shoes-rocker-organist',
  today: '2026-07-06',
  facts: {
    case_id: 16006,
    patient: {
      first_name: 'Ephraim',
      last_name: 'Vandersloot',
      dob: '1954-12-11',
      gender: 'male',
      height: '5 ft 7 in',
      weight: '226 lb',
      address: '61 Chapel Lane, West Orrin, MI 49999',
      phone: '(231) 555-0136',
      mrn: 'WOF-55390',
    },
    diagnoses: [
      { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
      {
        code: 'E11.51',
        description: 'Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene',
      },
      { code: 'Z89.412', description: 'Acquired absence of left great toe' },
      { code: 'I10', description: 'Essential (primary) hypertension' },
    ],
    items: [
      {
        item: 'For diabetics only, fitting (including follow-up), custom preparation and supply of off-the-shelf depth-inlay shoe manufactured to accommodate multi-density insert(s), per shoe',
        hcpcs: 'A5500',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'year',
        size: '10 1/2 wide',
        color: 'black',
        justification:
          'Monofilament not felt at 7 of 10 points on the right and 8 of 10 on the left on 2026-06-22. The left great toe was removed on 2023-11-02 after an ulcer. There is a hammer toe, the second on the right, with a callus. Store shoes rubbed a blister on the right heel in April 2026, which took 5 weeks to heal.',
      },
      {
        item: "For diabetics only, multiple density insert, direct formed, molded to foot after external heat source of 230 degrees Fahrenheit or higher, total contact with patient's foot, including arch, base layer minimum of 1/4 inch material of shore a 35 durometer or 3/16 inch material of shore a 40 durometer (or higher), prefabricated, each",
        hcpcs: 'A5512',
        quantity: 6,
        quantity_limit: 6,
        limit_period: 'year',
        justification:
          'Flat foam insoles from the drugstore packed down in 3 weeks. A pair is worn 4 months. Pressure under the left forefoot is high since the toe is gone.',
      },
      {
        item: 'For diabetics only, modification (including fitting) of off-the-shelf depth-inlay shoe or custom-molded shoe with roller or rigid rocker bottom, per shoe',
        hcpcs: 'A5503',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        justification:
          'For the left shoe only. Without a great toe he cannot push off on the left. In a trial the rocker let him walk 300 feet without pain under the forefoot.',
      },
    ],
    provider: { name: 'Solveig Marchetti, MD', npi: '1487260935', date_signed: '2026-07-06' },
    seen: [
      '2026-06-22, in office, by Solveig Marchetti, MD: HbA1c 8.1 %, blood pressure 134/78, foot pulses weak on both sides, no open ulcer, weight 226 lb.',
      '2026-06-29, in office, by Linus Okereke, DPM: feet measured, size 10 1/2 wide, skin dry, nails thick, second toe on the right hammered.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Orrin Pedorthic Workshop',
      'Lives with whom? Alone, his niece Saskia comes on Sundays',
      'Work? Church organist, plays the pedals twice a week',
      'Medicines? Metformin 1000 mg twice a day, empagliflozin 10 mg a day, lisinopril 20 mg a day',
      'Who treats the diabetes? Dr. Marchetti, under a comprehensive plan of care',
      'Walking aid? None',
    ],
    answered: [],
  },
  notes: [
    `Solveig Marchetti, MD

July 6, 2026

RE: Ephraim Vandersloot
DOB: 12/11/1954
MRN: WOF-55390
Insurance: Medicare Part B

To whom it may concern:

Mr. Vandersloot is 71 years old. I treat his diabetes under a comprehensive plan of care. He has type 2 diabetes mellitus with diabetic polyneuropathy (E11.42) and with diabetic peripheral angiopathy without gangrene (E11.51), acquired absence of the left great toe (Z89.412) and essential hypertension (I10).

At my office visit on June 22, 2026 his HbA1c was 8.1 % and his blood pressure 134/78. The foot pulses were weak on both sides. There was no open ulcer. He did not feel the monofilament at 7 of 10 points on the right foot and 8 of 10 on the left.

His left great toe was removed on November 2, 2023 after an ulcer. The second toe on the right is a hammer toe and carries a callus. In April 2026 shoes from a store rubbed a blister on the right heel; it took 5 weeks to heal.

He takes metformin 1000 mg twice a day, empagliflozin 10 mg a day and lisinopril 20 mg a day.

Medicare covers therapeutic shoes for persons with diabetes who have had part of a foot amputated, or have neuropathy with callus, a foot deformity or poor circulation.

I order for one year: 2 depth-inlay shoes (A5500), 6 multiple density inserts (A5512) and 1 rocker bottom (A5503) for the left shoe.

Solveig Marchetti, MD, NPI 1487260935`,
    `PODIATRIC FOOT EVALUATION

Patient: E. Vandersloot, 71, male
Evaluated: 06/29/2026 in the office by Linus Okereke, DPM

A. Measurement
The feet were measured; size 10 1/2 wide.

B. Skin and nails
Dry skin. Thick nails.

C. Deformity
Right: hammer toe, second digit, with callus.
Left: great toe absent since 11/02/2023.

D. Sensation (06/22/2026, Dr. Marchetti)
| Foot | Points not felt | Points felt |
|---|---|---|
| Right | 7 | 3 |
| Left | 8 | 2 |
In all, 15 of 20 points were not felt.

E. Circulation (06/22/2026)
Pulses weak on both feet.

F. Past footwear
Store shoes: blister on the right heel in April 2026, five weeks to heal. Flat foam insoles from the drugstore: packed down within three weeks.

G. Gait
Without a great toe he cannot push off on the left. In a trial of the rocker he walked 300 feet without pain under the forefoot. He uses no walking aid.

H. Plan
1. A5500 depth shoes, black, 1 pair (2 shoes)
2. A5512 inserts, 3 pairs, 6 pieces a year; each pair is worn 4 months
3. A5503 rocker bottom, left shoe only

A shoe with added depth leaves room above the toes, and an insert molded to the foot spreads the load over the whole sole.`,
    `ORRIN PEDORTHIC WORKSHOP
Statement for the claim file

Beneficiary: Ephraim Vandersloot
61 Chapel Lane, West Orrin, MI 49999
Tel. (231) 555-0136

Certifying physician: Solveig Marchetti, MD
NPI: 1487260935
Date of signature: 2026-07-06

What is ordered
- A5500 depth-inlay shoe, size 10 1/2 wide, black: 2 per year
- A5512 multiple density insert, direct formed: 6 per year
- A5503 modification with roller or rigid rocker bottom: 1 per year

Nine pieces are ordered in all, counting shoes, inserts and the modification.

For what conditions
- E11.42 Type 2 diabetes mellitus with diabetic polyneuropathy
- E11.51 Type 2 diabetes mellitus with diabetic peripheral angiopathy without gangrene
- Z89.412 Acquired absence of left great toe
- I10 Essential (primary) hypertension

For what reasons
The beneficiary has lost protective feeling in both feet. He had his left great toe taken off in 2023 after an ulcer. Since then the pressure beneath the left forefoot is high. His ordinary shoes caused a blister that took more than a month to close. He is a church organist who plays the pedals two times a week, and he lives alone; a niece comes on Sundays.

Foam insoles did not last; they packed down in 3 weeks. The inserts ordered are formed with heat to the foot and hold their shape longer.

The rocker is for the left shoe alone. It rolls the foot forward where the toe can no longer push.`,
    `LETTER OF MEDICAL NECESSITY: THERAPEUTIC FOOTWEAR

Patient: Ephraim Vandersloot
Physician managing diabetes: Solveig Marchetti, MD

1. Introduction
Mr. Vandersloot, aged 71, has T2DM with polyneuropathy and peripheral angiopathy, and HTN. He stands 5 ft 7 in tall and weighs 226 lb.

2. Risk
He has three features that put a foot at risk: an amputated left great toe, neuropathy with a callus, and a hammer toe on the right. His pulses are weak in both feet. No open ulcer was found on June 22, 2026, and the aim is that none develops.

3. Failure of ordinary footwear
In April 2026 store shoes raised a blister on his right heel, which healed only after five weeks. Drugstore insoles packed down in three weeks.

4. Requested items
a. One pair of depth-inlay shoes (A5500), black, 10 1/2 wide
b. Three pairs of inserts (A5512), six pieces
c. One rocker bottom modification (A5503), left

5. Expected benefit
A rocker bottom reduces pressure at the forefoot. During a trial he was able to walk 300 feet without forefoot pain. He plays the organ pedals twice weekly.

6. Medical management
His diabetes is managed by Dr. Marchetti under a comprehensive plan of care. The HbA1c was 8.1 % on June 22, 2026. Treatment consists of metformin, empagliflozin and, for blood pressure, lisinopril.

7. Frequency
Two shoes, six inserts and one modification in a year.`,
  ],
  passages: [],
  edits: [
    [2, 'code-disease', '- I10 Essential (primary) hypertension → - I10 Atrial fibrillation'],
    [0, 'code-disease', 'with diabetic polyneuropathy (E11.42) → with diabetic nephropathy (E11.42)'],
    [1, 'other-item', '2. A5512 inserts, 3 pairs → 2. A5512 toe fillers, 3 pairs'],
    [2, 'other-item', '- A5500 depth-inlay shoe, size → - A5500 custom-molded shoe, size'],
    [
      0,
      'description-detail',
      'peripheral angiopathy without gangrene (E11.51) → peripheral angiopathy with gangrene (E11.51)',
    ],
    [3, 'description-detail', 'has T2DM with polyneuropathy → has T1DM with polyneuropathy'],
    [1, 'side', '3. A5503 rocker bottom, left shoe only → 3. A5503 rocker bottom, both shoes'],
    [3, 'side', 'an amputated left great toe → an amputated right great toe'],
    [2, 'side', 'pressure beneath the left forefoot → pressure beneath the right forefoot'],
    [0, 'sex', 'Mr. Vandersloot is 71 → Mrs. Vandersloot is 71'],
    [1, 'sex', 'E. Vandersloot, 71, male → E. Vandersloot, 71, female'],
    [1, 'choice', 'A5500 depth shoes, black → A5500 depth shoes, brown'],
    [2, 'choice', 'size 10 1/2 wide, black → size 9 1/2 wide, black'],
    [3, 'choice', 'black, 10 1/2 wide → black, 10 1/2 narrow'],
    [1, 'device', 'He uses no walking aid. → He uses a cane.'],
    [3, 'device', '(A5503), left → (A5503), left, with an ankle brace'],
    [0, 'medication', 'empagliflozin 10 mg a day and → empagliflozin 25 mg a day and'],
    [3, 'medication', 'Treatment consists of metformin, → Treatment consists of insulin, metformin,'],
    [0, 'diagnosis', 'There was no open ulcer. → There was no open ulcer. His heart failure was stable.'],
    [3, 'diagnosis', 'peripheral angiopathy, and HTN → peripheral angiopathy, gout, and HTN'],
    [2, 'event', 'in 2023 after an ulcer. → in 2023 after an ulcer. He tripped on the organ bench in May.'],
    [3, 'event', 'healed only after five weeks → healed only after five weeks and a night in the hospital'],
    [
      1,
      'treatment',
      'packed down within three weeks. → packed down within three weeks. Total contact cast: finished in June.',
    ],
    [0, 'treatment', 'it took 5 weeks to heal → it took 5 weeks of debridement to heal'],
    [2, 'social', 'and he lives alone; → and he lives with his wife;'],
    [
      3,
      'social',
      'He plays the organ pedals twice weekly. → He plays the organ pedals twice weekly and gardens daily.',
    ],
    [2, 'attitude', 'hold their shape longer. → hold their shape longer. He wears his shoes faithfully.'],
    [3, 'attitude', 'and the aim is that none develops → and he well understands the danger'],
    [0, 'negation', 'He did not feel the monofilament → He did feel the monofilament'],
    [1, 'negation', 'he cannot push off on the left → he can push off on the left'],
    [0, 'organisation', 'Insurance: Medicare Part B → Insurance: Great Lakes Advantage Plan'],
    [2, 'organisation', 'ORRIN PEDORTHIC WORKSHOP → LAKESHORE FOOT AND SHOE'],
    [
      0,
      'attestation',
      'I treat his diabetes under → I inspect his feet every month and treat his diabetes under',
    ],
    [
      2,
      'attestation',
      'The rocker is for the left shoe alone. → We certify that he was fitted on delivery. The rocker is for the left shoe alone.',
    ],
    [1, 'relative-date', 'Dry skin. Thick nails. → Dry skin. Thick nails, last trimmed three weeks ago.'],
    [3, 'relative-date', 'During a trial he was able → During a trial last Wednesday he was able'],
    [1, 'other-role', '| Right | 7 | 3 | → | Right | 6 | 3 |'],
    [3, 'other-role', 'The HbA1c was 8.1 % on → The HbA1c was 10.5 % on'],
    [1, 'brackets', 'Left: great toe absent since → Left: [second and] great toe absent since'],
    [2, 'brackets', 'a niece comes on Sundays → a niece comes on Sundays [and a home nurse daily]'],
    [
      0,
      'coverage-measure',
      'a foot deformity or poor circulation. → a foot deformity or poor circulation, such as his ankle-brachial index of 0.62.',
    ],
    [
      1,
      'coverage-measure',
      'spreads the load over the whole sole. → spreads the load over the whole sole, here 240 lb.',
    ],
    [0, 'script', 'blood pressure 134/78 → blood pressure ١٥٤/٨٨'],
    [3, 'script', 'weighs 226 lb → weighs ２６２ lb'],
    [0, 'identifier', 'MRN: WOF-55390 → MRN: WOF-53590'],
    [2, 'identifier', 'Tel. (231) 555-0136 → Tel. (231) 555-0163'],
    [0, 'date-age', 'removed on November 2, 2023 → removed on February 11, 2023'],
    [1, 'date-age', 'Evaluated: 06/29/2026 → Evaluated: 06/19/2026'],
    [0, 'quantity', '6 multiple density inserts (A5512) → 4 multiple density inserts (A5512)'],
    [1, 'quantity', 'each pair is worn 4 months → each pair is worn 2 months'],
    [2, 'quantity', 'rigid rocker bottom: 1 per year → rigid rocker bottom: 2 per year'],
    [1, 'name', 'by Linus Okereke, DPM → by Julius Okereke, DPM'],
    [2, 'name', 'Beneficiary: Ephraim Vandersloot → Beneficiary: Abraham Vandersloot'],
    [2, 'retold', 'took more than a month to close → took less than a week to close'],
    [2, 'retold', 'Foam insoles did not last → Foam insoles did last'],
    [3, 'retold', 'to walk 300 feet without forefoot pain → to walk 30 feet without forefoot pain'],
    [1, 'sum', '15 of 20 points were not felt → 17 of 20 points were not felt'],
    [2, 'sum', 'Nine pieces are ordered in all → Ten pieces are ordered in all'],
  ],
  corruptions: {},
};
