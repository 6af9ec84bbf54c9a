import type { CorpusCase } from '../corpus-case.ts';

/** The hospital's discharge planner leads here, with the physiatrist and the orthotist, for a woman with a broken vertebra. */
export const spinalShellChoirAlto: CorpusCase = {
  id: 'spinal-shell-choir-alto',
  today: '2027-02-09',
  facts: {
    case_id: 17002,
    patient: {
      first_name: 'Wilhelmina',
      last_name: 'Sarratt',
      dob: '1942-06-30',
      gender: 'female',
      height: '5 ft 1 in',
      weight: '117 lb',
      address: '880 Quince Street, Apt 4, Dunmore Ferry, MD 21999',
      phone: '(410) 555-0167',
      mrn: 'DF-330951',
    },
    diagnoses: [
      {
        code: 'M80.08XA',
        description:
          'Age-related osteoporosis with current pathological fracture, vertebra(e), initial encounter for fracture',
      },
      { code: 'M54.6', description: 'Pain in thoracic spine' },
      { code: 'R26.81', description: 'Unsteadiness on feet' },
    ],
    items: [
      {
        item: 'Thoracic-lumbar-sacral orthosis (TLSO), triplanar control, modular segmented spinal system, four rigid plastic shells, prefabricated',
        hcpcs: 'L0464',
        quantity: 1,
        quantity_limit: 1,
        limit_period: 'year',
        size: 'small',
        justification:
          'CT on 2027-02-02 shows a T12 compression fracture with 35 % loss of height and no retropulsion. Pain is 8 of 10 on sitting up without a brace and 4 of 10 in the trial brace. A soft lumbar corset was worn for 3 days and did not relieve pain. The brace is worn whenever she is out of bed, for 12 weeks. It restricts motion of the trunk so that the fracture can heal without an operation.',
      },
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Timed Up and Go 27 seconds with hand-held assistance on 2027-02-06. A cane does not give enough support because she leans on both arms to unload the spine. She cannot lift a standard walker without pain. She walks 60 feet with the wheeled walker and supervision.',
      },
      {
        item: 'Commode chair, mobile or stationary, with fixed arms',
        hcpcs: 'E0163',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The only bathroom is up 13 stairs, and her bed is on the ground floor. She is not able to climb stairs at present. She gets up to urinate 3 times a night.',
      },
    ],
    provider: { name: 'Thaddeus Oyelowo, MD', npi: '1740316825', date_signed: '2027-02-09' },
    seen: [
      '2027-02-08, at the bedside, by Thaddeus Oyelowo, MD: tender over T12, leg strength 5/5 on both sides, no numbness, bladder control normal, standing with help of one person.',
    ],
    told: [
      'Who pays? Medicare Part B',
      'Who supplies? Bayberry Medical Equipment',
      'Which hospital? St. Columba Hospital, admitted 2027-02-02',
      'How did it happen? She bent to lift a flowerpot on 2027-02-01 and felt a crack',
      'Who is the orthotist? Jolanta Wirth, CO',
      'Lives with whom? Alone; her niece Perpetua will stay for 6 weeks',
      'What did she do? Sings alto in a church choir',
      'Medicines? Acetaminophen 1,000 mg three times a day, calcitonin nasal spray',
      'When does she go home? 2027-02-11',
    ],
    answered: [],
  },
  notes: [
    `St. Columba Hospital, Discharge Planning
02/09/2027

Re: Wilhelmina Sarratt, DOB 06/30/1942
Payer: Medicare Part B

Ms. Sarratt is 84 years old. She was admitted on 02/02/2027, the day after she bent to lift a flowerpot and felt a crack. CT on 02/02/2027 showed a compression fracture of T12 with 35 % loss of height and no retropulsion. Her diagnoses are M80.08XA (age-related osteoporosis with a current pathological fracture of the vertebra, initial encounter), M54.6 (thoracic spine pain) and R26.81 (unsteadiness on feet).

She is to go home on 02/11/2027. She lives alone, and her niece Perpetua will stay with her for 6 weeks. Her bed is on the ground floor and the only bathroom is up 13 stairs, which she is not able to climb at present.

Equipment through Bayberry Medical Equipment:

1. TLSO with four rigid plastic shells, prefabricated, L0464, size small, quantity 1
2. Folding wheeled walker, E0143, quantity 1
3. Commode chair with fixed arms, E0163, quantity 1

That makes three items in all. Commodes are covered when a person is confined to a level of the home without a toilet.

Ordering physician: Thaddeus Oyelowo, MD, NPI 1740316825`,
    `PHYSIATRY LETTER (dictated)

To Medicare Part B
February 9, 2027

I write about Wilhelmina Sarratt, an 84-year-old woman whom I saw at the bedside on February 8, 2027. She is 5 ft 1 in tall and weighs 117 pounds. She has a pathological fracture of T12 from age-related osteoporosis. She was tender over T12; strength in the legs was 5/5 on both sides, she had no numbness, and bladder control was normal. She stood with the help of one person.

Her pain on sitting up is 8 of 10 without a brace and 4 of 10 in the trial brace. Three days in a soft lumbar corset did not relieve the pain. She receives acetaminophen 1,000 mg three times a day and calcitonin nasal spray.

I order the prefabricated triplanar TLSO, L0464. It restricts motion of the trunk, so that the fracture can heal without an operation. It is to be worn whenever she is out of bed, for 12 weeks.

I also order a wheeled folding walker (E0143). Her Timed Up and Go took 27 seconds with hand-held assistance on February 6. A cane is not enough, since she leans on both arms to unload the spine, and she cannot lift a standard walker without pain.

A commode chair (E0163) completes the order, as she urinates 3 times a night.

Thaddeus Oyelowo, MD`,
    `ORTHOTIST'S NOTE
Jolanta Wirth, CO

Patient: W. Sarratt, MRN DF-330951
Female, 117 lb, 5 ft 1 in

Order: L0464, thoracic-lumbar-sacral orthosis, triplanar control, modular, four rigid plastic shells, prefabricated. Size: small. Quantity: one, limit one per year.

Indication. T12 compression fracture on CT of 2/2/2027, height loss 35 %, without retropulsion. ICD-10-CM M80.08XA. Thoracic spine pain, M54.6.

Course. A soft corset was used for 3 days and gave no relief. In the trial TLSO the pain on sitting up went from 8/10 to 4/10, that is, it was cut in half.

Wearing schedule. Whenever out of bed, 12 weeks. That is 84 days.

Coverage. A spinal orthosis is covered to reduce pain by restricting mobility of the trunk or to facilitate healing after an injury to the spine. Hers is meant to do both.

Other equipment. With the wheeled walker, E0143, she walks 60 feet under supervision. Her niece Perpetua will be in the home for the first 6 weeks. Leg strength is full, 5/5 on the right and the left, and there is no numbness.

Discharge is planned for 2/11/2027 from St. Columba Hospital.`,
    `**LETTER OF MEDICAL NECESSITY**

**Date:** February 9, 2027
**Beneficiary:** Wilhelmina Sarratt
**Date of birth:** June 30, 1942
**Telephone:** (410) 555-0167
**Prescriber:** Thaddeus Oyelowo, MD (NPI 1740316825)

**Background**

Ms. Sarratt, who sings alto in a church choir, felt a crack when she bent to lift a flowerpot on February 1, 2027. She is an inpatient at St. Columba Hospital. Imaging confirmed a T12 compression fracture due to age-related osteoporosis.

**Medical necessity**

| Item | Code | Qty | Limit | Reason |
|---|---|---|---|---|
| TLSO, four rigid shells | L0464 | 1 | 1 per year | Pain 8/10 without brace, 4/10 with trial brace |
| Wheeled folding walker | E0143 | 1 | 1 per 5 years | Timed Up and Go 27 seconds |
| Commode chair, fixed arms | E0163 | 1 | 1 per 5 years | Bathroom up 13 stairs |

**Alternatives considered**

- A soft lumbar corset was worn for three days and failed to relieve her pain.
- A cane does not offer sufficient support.
- A standard walker cannot be lifted without pain.

**Home situation**

She lives alone at 880 Quince Street. Her niece is going to stay with her for six weeks. She cannot climb stairs at present and rises three times a night to urinate.`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'M54.6 (thoracic spine pain) → M54.6 (scoliosis)'],
    [2, 'code-disease', 'Thoracic spine pain, M54.6. → Sciatica, M54.6.'],
    [0, 'other-item', 'Folding wheeled walker, E0143, → Folding wheeled walker, E0163,'],
    [1, 'other-item', 'A commode chair (E0163) → A commode chair (L0464)'],
    [
      0,
      'description-detail',
      'vertebra, initial encounter) → vertebra, subsequent encounter with delayed healing)',
    ],
    [3, 'description-detail', 'due to age-related osteoporosis → due to drug-induced osteoporosis'],
    [1, 'side', 'was 5/5 on both sides → was 5/5 on the left side only'],
    [2, 'side', '5/5 on the right and the left → 5/5 on the right and 4/5 on the left'],
    [1, 'sex', 'an 84-year-old woman whom → an 84-year-old gentleman whom'],
    [3, 'sex', 'Ms. Sarratt, who → Mr. Sarratt, who'],
    [0, 'choice', 'size small, → size medium,'],
    [2, 'choice', 'Size: small. → Size: small. Color: navy.'],
    [1, 'device', 'completes the order, → and a raised toilet seat complete the order,'],
    [3, 'device', 'A cane does not offer → A rollator with seat does not offer'],
    [1, 'medication', 'acetaminophen 1,000 mg → acetaminophen 650 mg'],
    [1, 'medication', 'and calcitonin nasal spray → and oxycodone at night'],
    [0, 'diagnosis', 'Her diagnoses are M80.08XA → Her diagnoses are vascular dementia, M80.08XA'],
    [3, 'diagnosis', 'She is an inpatient → She has spinal stenosis and is an inpatient'],
    [0, 'event', 'and felt a crack. → and felt a crack, and then fell down the porch steps.'],
    [2, 'event', 'and there is no numbness. → and there is no numbness. She underwent kyphoplasty.'],
    [3, 'treatment', '- A cane does not → - Epidural injections were tried. A cane does not'],
    [2, 'treatment', 'gave no relief. → gave no relief. A latex allergy is known.'],
    [0, 'social', 'She lives alone, → She lives with her husband,'],
    [3, 'social', 'sings alto in a church choir → teaches piano in a church school'],
    [2, 'attitude', 'Hers is meant to do both. → Hers is meant to do both, and she is eager to wear it.'],
    [0, 'negation', 'which she is not able to climb → which she is able to climb'],
    [1, 'negation', 'she had no numbness → she had numbness'],
    [0, 'organisation', 'through Bayberry Medical Equipment → through Lakeland Medical Equipment'],
    [2, 'organisation', 'from St. Columba Hospital → from Mercy General Hospital'],
    [1, 'attestation', 'I also order → I have tried her on a walker myself and also order'],
    [
      1,
      'relative-date',
      'whom I saw at the bedside on February 8, 2027 → whom I saw at the bedside two weeks ago',
    ],
    [0, 'relative-date', 'She was admitted on 02/02/2027 → She was admitted yesterday'],
    [2, 'other-role', 'height loss 35 % → height loss 27 %'],
    [3, 'other-role', 'Timed Up and Go 27 seconds → Timed Up and Go 60 seconds'],
    [3, 'brackets', '880 Quince Street. → 880 Quince Street [second floor, with elevator].'],
    [
      2,
      'coverage-measure',
      'after an injury to the spine. → after an injury to the spine such as her 50 % wedge.',
    ],
    [0, 'coverage-measure', 'without a toilet. → without a toilet, as she is for her 20 weeks of bed rest.'],
    [1, 'script', 'took 27 seconds → took ७२ seconds'],
    [3, 'script', 'in a church choir, felt → in a church choir and takes wаrfаrіn, felt'],
    [0, 'brackets', 'for 6 weeks. → for 6 weeks [niece is a nurse].'],
    [0, 'identifier', 'NPI 1740316825 → NPI 1740316852'],
    [2, 'identifier', 'MRN DF-330951 → MRN DF-339051'],
    [3, 'date-age', 'on February 1, 2027 → on January 1, 2027'],
    [0, 'date-age', 'is 84 years old → is 86 years old'],
    [2, 'quantity', 'Quantity: one, limit one per year → Quantity: two, limit two per year'],
    [3, 'name', '**Beneficiary:** Wilhelmina Sarratt → **Beneficiary:** Wilma Garratt'],
    [2, 'name', 'Her niece Perpetua → Her niece Philippa'],
    [1, 'retold', '4 of 10 in the trial brace → 6 of 10 in the trial brace'],
    [3, 'retold', 'rises three times a night → rises five times a night'],
    [0, 'sum', 'That makes three items in all → That makes five items in all'],
    [2, 'sum', 'That is 84 days. → That is 90 days.'],
  ],
  corruptions: {},
};
