import type { CorpusCase } from '../corpus-case.ts';

export const backBraceVertebralFracture: CorpusCase = {
  id: 'back-brace-vertebral-fracture',
  today: '2026-08-14',
  facts: {
    case_id: 8103,
    patient: {
      first_name: 'Hildegund',
      last_name: 'Marchetti',
      dob: '1944-06-02',
      gender: 'female',
      height: '154 cm',
      weight: '52 kg',
      address: '310 Almond Street, Fairhaven, CA 93221',
      phone: '(559) 555-0162',
      mrn: 'FH004417',
    },
    diagnoses: [
      {
        code: 'M80.08XA',
        description:
          'Age-related osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture',
      },
      { code: 'K21.9', description: 'Gastro-esophageal reflux disease without esophagitis' },
    ],
    items: [
      {
        item: 'Thoracic-lumbar-sacral orthosis, rigid frame, prefabricated',
        hcpcs: 'L0466',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Lifted a bag of potting soil 2026-08-03, sudden pain in mid back. X-ray 2026-08-05 at Fairhaven Imaging: compression fracture of T12, 35% loss of height, no retropulsion. MRI 2026-08-07: acute edema of T12, old healed fracture of L2. Pain 8 of 10 standing, 3 of 10 lying. Bone density T-score -3.4 at the hip (2025-10-15). Strength 5/5 in both legs, sensation normal, bladder normal. Brace when out of bed for 12 weeks.',
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Bends forward and holds furniture. Walks 40 feet with rest, 25 feet without walker before pain stops her. Alendronate 70 mg once a week since 2025-11, acetaminophen 650 mg every 6 hours, calcitonin nasal spray 200 units daily in alternating nostrils, omeprazole 20 mg before breakfast. Allergic to codeine (rash). Ibuprofen stopped because of reflux. Widow, lives with her daughter Ornella in a house with 3 steps. No falls in the last year.',
      },
    ],
    provider: { name: 'Casimir Holt, MD', npi: '1780492366', date_signed: '2026-08-12' },
  },
  notes: [
    `82F, osteoporosis, acute T12 comp fx after lifting 8/3. XR 8/5: 35% ht loss, no retropulsion. MRI 8/7: acute edema T12, old L2 fx healed.
DXA 10/15/25 hip T -3.4.
Pain 8/10 standing, 3/10 supine. LE strength 5/5 bilat, sensation nl, no bladder sx.
Rx: alendronate 70 mg qwk, APAP 650 mg q6h, calcitonin NS 200 u qd, omeprazole 20 mg qam. All: codeine (rash). NSAIDs d/c'd 2/2 GERD.
Amb 25 ft w/o AD, 40 ft w/ rest. No falls x 1 yr. Lives w/ dtr, 3 steps.
TLSO when OOB x 12 wks. FWW #1.`,
    `Mrs. Marchetti, who is 82 years old, has age-related osteoporosis with a current pathological fracture of a vertebra (M80.08XA). On August 3, 2026, she lifted a bag of potting soil and felt sudden pain in the middle of her back. The x-ray taken two days later at Fairhaven Imaging shows a compression fracture of T12 with a loss of height of 35 percent, and the MRI of August 7 confirms that it is acute. An older fracture of L2 has healed.

Her pain is 8 of 10 on standing and 3 of 10 lying down. There is no neurological deficit: strength is full in both legs and bladder function is normal.

I prescribe a prefabricated rigid thoracic-lumbar-sacral orthosis (L0466), to be worn whenever she is out of bed for twelve weeks, and a folding wheeled walker (E0143). Without a walker she can go no more than 25 feet.`,
    `RN visit. Pt bends forward. States pain is 8/10 when up, 3/10 when lying. Takes Tylenol 650 every 6 hrs, alendronate once weekly, calcitonin spray one nostril daily, omeprazole before breakfast. Allergy: codeine, gets a rash. Ibuprofen was stopped due to reflux. Daughter Ornella lives with her. 3 steps to enter. No falls this past year. Holds on to furniture. Walked 40 feet with one rest. Bowel/bladder ok, no numbness in legs.`,
    `The patient she is a widow of 82 years and lives with daughter. She has the bones weak, T-score is minus 3.4 in the hip. When she lift heavy bag on August 3 the vertebra T12 was broken. The height of vertebra is lost 35%. The legs are strong, 5 from 5. She cannot take codeine because rash. She can walk only 25 feet without walker. We need for her the back brace 1 piece and walker 1 piece. The brace she must wear 12 weeks.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', '82F → 72F'],
    [0, 'retold', 'acute T12 comp fx → acute L1 comp fx'],
    [0, 'retold', '35% ht loss → 53% ht loss'],
    [0, 'negation', 'no retropulsion → w/ retropulsion'],
    [0, 'retold', 'T -3.4 → T -2.4'],
    [0, 'other-role', '3/10 supine → 8/10 supine'],
    [0, 'medication', '70 mg qwk → 70 mg qd'],
    [0, 'medication', '650 mg q6h → 650 mg q4h'],
    [0, 'treatment', 'All: codeine (rash) → All: PCN (rash)'],
    [0, 'negation', 'no bladder sx → +urinary retention'],
    [0, 'event', 'No falls x 1 yr → Falls x3 past yr'],
    [0, 'social', 'Lives w/ dtr → Lives w/ husband'],
    [0, 'quantity', 'x 12 wks → x 6 wks'],
    [0, 'device', 'FWW #1 → Std W/C #1'],
    [
      1,
      'code-disease',
      'age-related osteoporosis with a current pathological fracture of a vertebra (M80.08XA) → metastatic bone disease with a current pathological fracture of a vertebra (M80.08XA)',
    ],
    [1, 'relative-date', 'taken two days later → taken two weeks later'],
    [1, 'organisation', 'Fairhaven Imaging → Valley Radiology'],
    [1, 'retold', 'An older fracture of L2 → An older fracture of T8'],
    [1, 'negation', 'There is no neurological deficit → There is a neurological deficit'],
    [1, 'quantity', 'for twelve weeks → for twenty weeks'],
    [1, 'description-detail', 'a prefabricated rigid → a custom-made flexible'],
    [1, 'other-role', 'no more than 25 feet → no more than 12 feet'],
    [1, 'event', 'she lifted a bag of potting soil → she was struck by a car'],
    [2, 'retold', '3/10 when lying → 7/10 when lying'],
    [2, 'medication', '650 every 6 hrs → 650 every 4 hrs'],
    [2, 'medication', 'alendronate once weekly → alendronate once monthly'],
    [2, 'treatment', 'codeine, gets a rash → penicillin, gets hives'],
    [2, 'treatment', 'Ibuprofen was stopped → Ibuprofen was started'],
    [2, 'social', 'Daughter Ornella → Granddaughter Ornella'],
    [2, 'quantity', '3 steps to enter → 13 steps to enter'],
    [2, 'event', 'No falls this past year → Two falls this past year'],
    [2, 'negation', 'no numbness in legs → numbness in both legs'],
    [3, 'social', 'lives with daughter → lives with sister'],
    [3, 'social', 'a widow → a married woman'],
    [3, 'retold', 'minus 3.4 → minus 4.3'],
    [3, 'date-age', 'August 3 → August 13'],
    [3, 'negation', 'The legs are strong → The legs are paralyzed'],
    [3, 'quantity', '12 weeks → 24 weeks'],
    [3, 'treatment', 'cannot take codeine because rash → takes codeine for the pain'],
    [3, 'device', 'walker 1 piece → hospital bed 1 piece'],
  ],
  corruptions: {},
};
