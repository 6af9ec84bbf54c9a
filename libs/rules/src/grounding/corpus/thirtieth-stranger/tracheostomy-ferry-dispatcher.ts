import type { CorpusCase } from '../corpus-case.ts';

/** An ear, nose and throat surgeon, a home nurse, a supplier and a drafting model write for a dispatcher with a tracheostomy. */
export const tracheostomyFerryDispatcher: CorpusCase = {
  id: 'tracheostomy-ferry-dispatcher',
  today: '2025-12-04',
  facts: {
    case_id: 39106,
    patient: {
      first_name: 'Henrietta',
      last_name: 'Quill-Marsden',
      dob: '1968-08-26',
      gender: 'female',
      height: '5 ft 5 in',
      weight: '128 lb',
      address: '23 Ropewalk Court, Sable Landing, NC 28999',
      phone: '(252) 555-0154',
      mrn: 'SLE-61372',
    },
    diagnoses: [
      { code: 'J38.6', description: 'Stenosis of larynx' },
      { code: 'Z93.0', description: 'Tracheostomy status' },
      { code: 'J44.9', description: 'Chronic obstructive pulmonary disease, unspecified' },
    ],
    items: [
      {
        item: 'Tracheostomy care kit for established tracheostomy',
        hcpcs: 'A4629',
        quantity: 30,
        quantity_limit: 31,
        limit_period: '1 month',
        justification:
          'One kit a day. The larynx narrowed after she had been ventilated for 16 days in January 2025; the tracheostomy was made on 2025-02-17. She has a cuffless tube, size 6, which is changed every 28 days.',
      },
      {
        item: 'Tracheal suction catheter, any type other than closed system, each',
        hcpcs: 'A4624',
        quantity: 90,
        quantity_limit: 90,
        limit_period: '1 month',
        size: '10 Fr',
        justification:
          'Three times a day, a new catheter each time. On 2025-11-12 her saturation was 88 % before suctioning and 95 % after it. She cannot cough the mucus up, which is thick in the morning.',
      },
      {
        item: 'Respiratory suction pump, home model, portable or stationary, electric',
        hcpcs: 'E0600',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'The pump on loan from the hospital reached only 60 mmHg on 2025-11-20, where 120 mmHg is set, and it has to be given back by 2025-12-31.',
      },
    ],
    provider: { name: 'Percival Nakamura-Boyd, MD', npi: '1873460295', date_signed: '2025-12-04' },
    seen: [
      '2025-11-12, in clinic, by Percival Nakamura-Boyd, MD: stoma clean, no granulation tissue, opening between the vocal cords 3 mm wide, breathing 18 per minute.',
      '2025-11-20, at home, by Delphine Abara, RN: suctioned herself in front of a mirror, cleaned the inner cannula without mistakes.',
    ],
    told: [
      'Who pays? Outer Banks Community Plan',
      'Who supplies? Lighthouse Airway Supply',
      'Lives with whom? With her sister Winifred',
      'Work? Ferry dispatcher, on leave since January 2025',
      'Oxygen? None',
      'Speech? With a speaking valve, about 3 hours a day',
      'Smoking? Stopped in 2018',
    ],
    answered: [],
  },
  notes: [
    `To: Outer Banks Community Plan
From: Percival Nakamura-Boyd, MD, NPI 1873460295
Date: December 4, 2025
Patient: Henrietta Quill-Marsden, born August 26, 1968, MRN SLE-61372

I write about tracheostomy supplies and a suction pump for Ms. Quill-Marsden, aged 57.

She has stenosis of the larynx (J38.6), tracheostomy status (Z93.0) and chronic obstructive pulmonary disease, unspecified (J44.9). The larynx narrowed after she had been on a ventilator for 16 days in January 2025. The tracheostomy dates from February 17, 2025.

On November 12, 2025 I saw her in clinic. The stoma was clean and free of granulation tissue. The opening between the vocal cords was 3 mm wide, and she breathed 18 times per minute. Her saturation was 88 % before suctioning and 95 % after it. She does not use oxygen.

She cannot cough up the mucus. She therefore suctions three times a day and takes a new catheter each time. Her tube is cuffless, size 6, and is changed every 28 days.

Please authorize:
- A4629, tracheostomy care kit: 30 a month
- A4624, suction catheter, 10 Fr: 90 a month
- E0600, electric suction pump: 1 in 5 years

A tube that is blocked by mucus can close the airway within minutes. For that reason suction should be at hand wherever a person with a tracheostomy sleeps.

Percival Nakamura-Boyd, MD`,
    `HOME NURSING VISIT
Date: 11/20/2025        Nurse: Delphine Abara, RN
Patient: H. Quill-Marsden, 57, female

Technique
  Suctioning: done by the patient herself, in front of a mirror.
  Inner cannula: cleaned without mistakes.

Pump
  The pump belongs to the hospital and is on loan. Set to 120 mmHg, it reached 60 mmHg, which is half. It must go back by 12/31/2025.

Mucus
  Thick in the morning. She cannot bring it up by coughing.

Tube
  Size 6, no cuff. Change every 28 days.

Use of supplies
  Kits: 1 a day
  Suction catheters, 10 French: 3 a day, 90 in a month of 30 days

Speech
  Speaking valve, about 3 hours a day, or roughly 21 hours a week.

Household
  Lives with her sister Winifred. On leave from her work as a ferry dispatcher since January 2025. Stopped smoking in 2018.

Oxygen
  None.

Plan
  Pass on to Dr. Nakamura-Boyd: new pump (E0600), kits (A4629), catheters (A4624).

Reminder for every home with a tracheostomy: a spare tube of the same size and one of the next smaller size should lie within reach, and the emergency number should be posted by the bed.`,
    `Lighthouse Airway Supply
REQUEST FOR AUTHORIZATION

Plan: Outer Banks Community Plan
Member: Henrietta Quill-Marsden
Home: 23 Ropewalk Court, Sable Landing, NC 28999
Phone: (252) 555-0154

Ordered by Percival Nakamura-Boyd, MD, on December 4, 2025

| Code | What | How many | Limit |
|---|---|---|---|
| A4629 | Tracheostomy care kit, established tracheostomy | 30 | 31 per month |
| A4624 | Tracheal suction catheter, not closed system, 10 Fr | 90 | 90 per month |
| E0600 | Respiratory suction pump, home model, electric | 1 | 1 per 5 years |

For a quarter of a year this means 90 kits and 270 catheters.

ICD-10-CM on the order: J38.6 Stenosis of larynx; Z93.0 Tracheostomy status; J44.9 Chronic obstructive pulmonary disease, unspecified.

Remarks
1. The tracheostomy was made on February 17, 2025, more than nine months before the order. The kit for an established tracheostomy applies.
2. Catheters are used at the rate of three a day and are not re-used.
3. The loaned pump is due back at the end of December 2025 and no longer reaches the pressure that is set.
4. The member was seen in clinic on November 12 and at home on November 20.

The catheters are within the limit, and so are the kits, with one to spare.

Suction pumps are often delivered together with tubing and a canister; these are listed under codes of their own when they are replaced.`,
    `# Letter draft: airway supplies

**Re:** Henrietta Quill-Marsden, 57

**1. Who she is**
A ferry dispatcher, on leave since the beginning of 2025, who lives with her sister, Winifred. Height 5 ft 5 in, weight 128 lb.

**2. What is wrong**
Her larynx is *narrowed*: in November the gap between the vocal cords measured 3 mm. The narrowing followed sixteen days on a ventilator. She breathes through a tracheostomy. She also has COPD.

**3. What she needs every day**
- one care kit (A4629)
- three suction catheters (A4624), because she cannot cough the mucus out

**4. What suctioning does**
On November 12, 2025 her saturation rose by 7 points, from 88 % to 95 %.

**5. Why a pump now**
The hospital lent her one. At the nurse's visit it brought half of the set 120 mmHg. The loan ends on December 31, 2025.

**6. What she does for herself**
She suctions with the help of a mirror and cleans the inner cannula. She talks by means of a speaking valve for some three hours a day.

**7. Monthly numbers**
30 kits and 90 catheters; one pump (E0600) for five years.

A fresh catheter for each suctioning is the cautious practice, since germs grow quickly in moist tubing. Plans usually pay for a limited number of catheters a month and ask for a reason when more are needed.

Signed: Percival Nakamura-Boyd, MD (NPI 1873460295)`,
  ],
  passages: [],
  edits: [
    [0, 'code-disease', 'stenosis of the larynx (J38.6) → cancer of the larynx (J38.6)'],
    [
      0,
      'description-detail',
      'pulmonary disease, unspecified (J44.9) → pulmonary disease with acute exacerbation (J44.9)',
    ],
    [0, 'retold', 'on a ventilator for 16 days in → on a ventilator for 26 days in'],
    [0, 'negation', 'She cannot cough up the mucus. → She can cough up the mucus.'],
    [0, 'negation', 'She does not use oxygen. → She uses oxygen.'],
    [0, 'other-role', 'she breathed 18 times per minute → she breathed 28 times per minute'],
    [0, 'other-item', '- A4624, suction catheter, 10 Fr → - A4629, suction catheter, 10 Fr'],
    [0, 'date-age', 'dates from February 17, 2025 → dates from June 17, 2025'],
    [
      0,
      'coverage-measure',
      'with a tracheostomy sleeps. → with a tracheostomy sleeps, as her saturation of 71 % on the night of the alarm makes plain.',
    ],
    [
      0,
      'attestation',
      'On November 12, 2025 I saw her in clinic. → On November 12, 2025 I saw her in clinic and changed the tube with my own hands.',
    ],
    [0, 'sex', 'for Ms. Quill-Marsden, aged 57 → for Mr. Quill-Marsden, aged 57'],
    [1, 'social', 'Lives with her sister Winifred. → Lives in an assisted living home.'],
    [1, 'sum', 'or roughly 21 hours a week → or roughly 35 hours a week'],
    [1, 'choice', 'Suction catheters, 10 French: → Suction catheters, 14 French:'],
    [1, 'retold', 'it reached 60 mmHg, which is half → it reached 90 mmHg, three quarters of it'],
    [1, 'retold', 'Size 6, no cuff. → Size 6, with cuff.'],
    [
      1,
      'negation',
      'Inner cannula: cleaned without mistakes. → Inner cannula: not cleaned without mistakes.',
    ],
    [1, 'script', 'Change every 28 days. → Change every ١٤ days.'],
    [1, 'brackets', 'Thick in the morning. → Thick in the morning [streaked with blood].'],
    [1, 'relative-date', 'Stopped smoking in 2018. → Stopped smoking two years ago.'],
    [1, 'organisation', 'The pump belongs to the hospital → The pump belongs to Pamlico Home Care'],
    [
      2,
      'quantity',
      'established tracheostomy | 30 | 31 per month → established tracheostomy | 60 | 31 per month',
    ],
    [2, 'sum', 'means 90 kits and 270 catheters → means 90 kits and 360 catheters'],
    [2, 'organisation', 'Plan: Outer Banks Community Plan → Plan: Tar Heel Choice'],
    [2, 'identifier', 'Phone: (252) 555-0154 → Phone: (252) 555-0145'],
    [2, 'identifier', 'Z93.0 Tracheostomy status; → Z93.1 Tracheostomy status;'],
    [2, 'relative-date', 'more than nine months before → about four months before'],
    [
      2,
      'device',
      'A4629 | Tracheostomy care kit, → A4629 | Heat and moisture exchanger and tracheostomy care kit,',
    ],
    [3, 'diagnosis', 'She also has COPD. → She also has COPD and bronchiectasis.'],
    [
      3,
      'medication',
      'because she cannot cough the mucus out → because she cannot cough the mucus out in spite of acetylcysteine 600 mg',
    ],
    [
      3,
      'treatment',
      'She breathes through a tracheostomy. → Two balloon dilations failed. She breathes through a tracheostomy.',
    ],
    [
      3,
      'event',
      'The loan ends on December 31, 2025. → She has been in the emergency room twice since. The loan ends on December 31, 2025.',
    ],
    [
      3,
      'attitude',
      'and cleans the inner cannula. → and cleans the inner cannula, and she fully understands the risks of a blocked tube.',
    ],
    [3, 'name', 'lives with her sister, Winifred. → lives with her sister, Millicent.'],
    [3, 'retold', 'rose by 7 points, from 88 % → rose by 7 points, from 85 %'],
    [
      3,
      'side',
      'Her larynx is *narrowed*: → Her right vocal cord is paralyzed and her larynx is *narrowed*:',
    ],
  ],
  corruptions: {},
};
