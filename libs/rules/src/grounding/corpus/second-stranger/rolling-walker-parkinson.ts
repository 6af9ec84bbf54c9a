import type { CorpusCase } from '../corpus-case.ts';

export const rollingWalkerParkinson: CorpusCase = {
  id: 'rolling-walker-parkinson',
  today: '2026-11-16',
  facts: {
    case_id: 7710,
    patient: {
      first_name: 'Ambrose',
      middle_name: 'Kofi',
      last_name: 'Menlove',
      dob: '1949-10-29',
      gender: 'male',
      height: '174 cm',
      weight: '72 kg',
      address: '5 Paragon Towers, Apt 11C, Yonkers, NY 10701',
      phone: '(914) 555-0138',
      mrn: 'MRN-771308',
    },
    diagnoses: [
      { code: 'G20.B1', description: "Parkinson's disease with dyskinesia, without mention of fluctuations" },
      { code: 'I95.1', description: 'Orthostatic hypotension' },
    ],
    items: [
      {
        item: 'Walker, folding, wheeled, adjustable or fixed height',
        hcpcs: 'E0143',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          "Parkinson's disease since 2017. Takes carbidopa/levodopa 25/100 mg five times a day. Three backward falls in the apartment since August 2026, without injury. Timed up and go on November 9, 2026: 27 seconds with a cane, 18 seconds with a rolling walker. A cane, used since January 2025, is no longer safe. Lives with his wife Bettina, 73, who cannot lift him; the building has an elevator.",
      },
      {
        item: 'Seat attachment, walker',
        hcpcs: 'E0156',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Blood pressure on November 9, 2026: 138/80 lying, 108/62 after three minutes of standing. Grows dizzy on standing and must sit at once. Retired tailor.',
      },
    ],
    provider: { name: 'Dr. Solveig Nakamura-Boyd', npi: '1752618946', date_signed: '2026-11-16' },
  },
  notes: [
    `Mr. Ambrose Menlove, born October 29, 1949, MRN-771308, is 77 years old and has had Parkinson's disease since 2017. His diagnoses are Parkinson's disease with dyskinesia, without mention of fluctuations (G20.B1), and orthostatic hypotension (I95.1).

He takes carbidopa/levodopa 25/100 mg five times a day. Since August 2026 he has fallen backward three times in the apartment, without injury.

On November 9, 2026 the timed up and go took 27 seconds with a cane and 18 seconds with a rolling walker. His blood pressure that day was 138/80 lying and 108/62 after three minutes of standing. He grows dizzy on standing and must sit at once.

The cane, which he has used since January 2025, is no longer safe. His wife cannot lift him. I order one folding wheeled walker (E0143) and one seat attachment (E0156).

November 16, 2026
Dr. Solveig Nakamura-Boyd, NPI 1752618946`,
    `Menlove 77M PD (2017) + OH
c/l 25/100 5x/d
3 falls back since Aug, no inj
TUG 11/9: cane 27 s, RW 18 s
BP 138/80 lying, 108/62 standing 3 min, dizzy, has to sit
wife 73 can't lift
E0143, E0156. G20.B1 I95.1
Nakamura-Boyd 1752618946`,
    `## Walker with Seat: Supporting Statement

- **Patient:** Ambrose K. Menlove, male, 77
- **Prescriber:** Dr. Solveig Nakamura-Boyd
- **NPI:** 1752618946

### Mobility
- Timed up and go with cane: 27 seconds
- Timed up and go with rolling walker: 18 seconds, nine seconds (one third) less
- Three backward falls since August 2026, none with injury

### Blood pressure on November 9, 2026
- Lying: 138/80 mmHg
- Standing, three minutes: 108/62 mmHg
- Fall of 30 systolic and 18 diastolic, where 20 and 10 define orthostatic hypotension (I95.1)

### Need
- A cane is no longer safe
- A seat lets him sit down at once when he grows dizzy

### Items
- E0143 Walker, folding, wheeled, adjustable or fixed height: 1
- E0156 Seat attachment, walker: 1`,
    `Parkinson's disease takes away the small steps and turns of the trunk by which the rest of us keep our balance without a thought. Those who have it often fall backward, like a plank. The medicines that loosen the body may after years make it writhe, which is called dyskinesia, and the disease can also spoil the reflex that holds the blood pressure up on rising.

All of this can be seen in Ambrose Menlove, seventy-seven, once a tailor. His disease is of 2017. Three times since August he has gone over backward in the apartment; he was not hurt. His upper blood pressure, lying and standing, lies thirty points apart.

His wife Bettina is seventy-three and cannot lift him. The building has an elevator. With wheels under his hands he needed eighteen seconds for what took twenty-seven with the cane, and a seat will be behind him when he must sit. Dr. Solveig Nakamura-Boyd (NPI 1752618946).`,
    `DME ORDER
Name: Menlove, Ambrose Kofi          Sex: M
DOB: 29-Oct-1949                     MRN: MRN-771308
Address: 5 Paragon Towers, Apt 11C, Yonkers, NY 10701
Phone: (914) 555-0138
Height: 174 cm (5'9")                Weight: 72 kg (159 lb)
(x) E0143 wheeled walker, folding    1
(x) E0156 seat attachment            1
Limit for each: 1 per 5 years
ICD-10-CM: G20.B1; I95.1
Present aid: cane, since January 2025
Prescriber: Dr. Solveig Nakamura-Boyd  NPI 1752618946  11/16/2026`,
    `Nurse's note for Mr. Menlove. Lying down his pressure on 11/09/2026 was 138 over 80; after three minutes on his feet it was 108 over 62, and he grows dizzy and has to sit at once. He gets his carbidopa/levodopa five times a day, 25/100 mg. He used to be a tailor. His wife, four years younger than he, is not able to lift him off the floor, and he has been there three times since August, after falling backward. The cane has served since January of last year and is no longer safe. Walker and seat ordered by Dr. Solveig Nakamura-Boyd, NPI 1752618946.`,
  ],
  passages: [
    'With the rolling walker he was nine seconds faster than with the cane.',
    'None of the three falls since August injured him.',
    'From lying to standing his systolic pressure fell by 30.',
    'He has lived with the disease for about nine years.',
    'The seat is for the moments when he grows dizzy and must sit at once.',
  ],
  edits: [
    [1, 'retold', 'cane 27 s, RW 18 s → cane 18 s, RW 27 s'],
    [2, 'other-item', 'E0156 Seat attachment, walker: 1 → E0156 Walker basket: 1'],
    [4, 'identifier', 'NPI 1752618946 → NPI 1752681946'],
    [3, 'negation', 'he was not hurt → he was badly hurt'],
  ],
  corruptions: {
    'code-disease': ['G20.B1 is coded for his {Parkinson’s disease → essential tremor} with dyskinesia.'],
    'other-item': ['The seat attachment is billed as {E0156 → E0143}.'],
    'description-detail': ["Parkinson's disease with dyskinesia, {without mention of → with} fluctuations"],
    side: ['He falls backward{ → and to the right}.'],
    sex: ['{His wife → Her husband} is 73 and is not able to do the lifting.'],
    choice: ['One folding walker{ → in dark blue} is ordered.'],
    device: ['A {rolling walker → wheelchair} is requested for Mr. Menlove.'],
    medication: [
      'He takes carbidopa/levodopa {25/100 mg → 50/200 mg} five times a day.',
      '{ → Midodrine 5 mg was added for his blood pressure.}',
    ],
    diagnosis: ['{ → Mild dementia makes it hard for him to follow directions.}'],
    event: ['His third fall caused {no injury → a broken wrist}.'],
    treatment: ['{ → A deep brain stimulator was placed in 2022.}'],
    social: ['The building has {an elevator → no elevator}.'],
    attitude: ['~ { → Mr. Menlove accepts the walker gladly and uses it with confidence.}'],
    negation: ['His wife {cannot → can} lift him.'],
    organisation: ['{ → He is under the care of the Palisades Movement Disorders Center.}'],
    attestation: ['{ → I have personally observed him walk with this model in his home.}'],
    'relative-date': ['His blood pressure was measured {on November 9 → this morning}.'],
    'other-role': ['With the walker the test took {18 → 25} seconds.', 'He is {77 → 80} years old.'],
    brackets: ['[{ → He broke a rib in the second fall.}]'],
    'coverage-measure': [
      'A walker is covered when a cane is not safe{ →, and he has shown this by his freezing at every doorway}.',
    ],
    script: [
      'With the cane he needed {27 → २७} seconds.',
      'Ambrose {Menlove → Меnlоvе} is a retired tailor.',
    ],
    identifier: ['The walker has the code {E0143 → E0134}.'],
    'date-age': ['He has had the disease since {2017 → 2007}.'],
    quantity: ['One walker is allowed in {5 → 2} years.'],
    name: ['Dr. {Solveig → Sigrid} Nakamura-Boyd'],
    retold: ['Since August he has fallen {backward → forward} three times.'],
    sum: ['His systolic pressure fell by {30 → 40} on standing.'],
  },
};
