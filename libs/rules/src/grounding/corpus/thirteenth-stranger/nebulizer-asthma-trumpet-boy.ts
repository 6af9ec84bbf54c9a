import type { CorpusCase } from '../corpus-case.ts';

/** A home-care nurse of children: a school-minded letter, an asthma sheet, and a fluent model. */
export const nebulizerAsthmaTrumpetBoy: CorpusCase = {
  id: 'nebulizer-asthma-trumpet-boy',
  today: '2026-11-13',
  facts: {
    case_id: 9408,
    patient: {
      first_name: 'Bartholomew',
      middle_name: 'Quill',
      last_name: 'Nakagawa',
      dob: '2017-06-14',
      gender: 'male',
      height: '4 ft 5 in',
      weight: '68 lb',
      address: '233 Larkspur Terrace, Apt 9, Cold Harbor, NJ 07999',
      phone: '(201) 555-0154',
      mrn: 'CH-77120',
    },
    diagnoses: [
      { code: 'J45.41', description: 'Moderate persistent asthma with (acute) exacerbation' },
      { code: 'J30.1', description: 'Allergic rhinitis due to pollen' },
    ],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Wheezing since 2026-11-07. Peak flow 2026-11-11: 140 L/min, his best is 230. Albuterol 2.5 mg by nebulizer every 6 hours as needed; in the office peak flow rose to 185 after one treatment. Inhaler with spacer tried 2026-11-07 to 2026-11-10: coughs and cannot hold his breath for 10 seconds. Emergency room visits: one, on 2026-03-02; never intubated. Fluticasone 110 mcg twice a day. Missed 4 school days in November. Plays the trumpet. Old compressor from 2018 no longer starts.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, disposable',
        hcpcs: 'A7003',
        quantity: 2,
        quantity_limit: 2,
        limit_period: 'month',
        justification:
          'One at home and one at school, changed monthly. Mother Keiko gives the treatments; school nurse Mr. Delacroix at noon. Sleeps through 4 nights of 7. No pets.',
      },
    ],
    provider: { name: 'Yolanda Prentiss, MD', npi: '1841592067', date_signed: '2026-11-13' },
    seen: [
      '2026-11-11, office visit, by Yolanda Prentiss, MD: wheeze on both sides, respiratory rate 28, saturation 94 %.',
    ],
  },
  notes: [
    `Dear Case Manager,

Bartholomew Nakagawa is a nine-year-old who plays the trumpet and has moderate persistent asthma (J45.41), now in an exacerbation. He also has allergic rhinitis from pollen (J30.1).

He began to wheeze on November 7. I saw him on Wednesday the 11th: he wheezed on both sides, breathed 28 times a minute, and had a saturation of 94 %. His peak flow was 140; his best is 230. After one nebulized treatment in the office it rose to 185.

From the 7th to the 10th he had tried an inhaler with a spacer, but he coughs and cannot hold his breath for the ten seconds this takes. The family's old compressor, from 2018, does not start any more.

I want him to have albuterol, 2.5 mg, every six hours when he needs it, from his mother Keiko at home and from the school nurse, Mr. Delacroix, at noon. This takes one compressor (E0570) and two disposable sets a month (A7003), one for home and one for school. He goes on with fluticasone, 110 mcg twice daily. He has missed four school days this month and sleeps through only four nights a week. He was in an emergency room once this year, on March 2, and has never been intubated.

Yolanda Prentiss, MD
NPI 1841592067`,
    `ASTHMA / NEBULIZER WORKSHEET

Nakagawa, Bartholomew Q.    DOB 06/14/2017    M    4'5"    68 lb
Dx  J45.41; J30.1

                     11/11/2026
Peak flow (L/min)    140 -> 185 post neb
Personal best        230
RR / SpO2            28 / 94%
Lungs                bilateral wheeze

Rx      albuterol 2.5 mg neb q6h prn
        fluticasone 110 mcg BID
MDI + spacer    11/07-11/10, unable (cough, no 10 s breath hold)
ED      1 (03/02/2026)     Intubations  0
School  4 days missed (Nov)
Nights  3 of 7 disturbed
Pets    none
Device  own unit (2018) dead

Order   E0570 #1 (limit 1/5 yr)
        A7003 #2/mo (limit 2/mo)

Y. Prentiss, MD    1841592067    11/13/2026`,
    `To the Utilization Review Department:

It is my professional opinion that a nebulizer with compressor is medically necessary for my patient, Bartholomew Quill Nakagawa, who was born on June 14, 2017.

A nebulizer turns liquid medicine into a mist that a child can inhale with ordinary breaths. This matters for Bartholomew, because a metered dose inhaler asks for a held breath, and in the present exacerbation he is not able to hold his. The effect was seen directly: his peak flow improved by 45 L/min after one treatment on November 11, 2026. Even so it stayed well below his personal best.

His asthma is classified as moderate persistent. He has missed school on four days in November, and three nights out of seven are broken. Treatments are given by his mother and, at school, by the nurse; this is why two administration sets per month are ordered instead of one. They are replaced every month, and the quantity equals the usual limit.

The compressor that the family owned is eight years old and has stopped working.

Sincerely,
Yolanda Prentiss, MD (NPI 1841592067)`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'and has moderate persistent asthma (J45.41) → and has mild persistent asthma (J45.41)',
    ],
    [0, 'code-disease', 'allergic rhinitis from pollen (J30.1) → allergic rhinitis from cat dander (J30.1)'],
    [0, 'date-age', 'I saw him on Wednesday the 11th → I saw him on Monday the 9th'],
    [0, 'side', 'he wheezed on both sides → he wheezed on the right side'],
    [0, 'other-role', 'and had a saturation of 94 % → and had a saturation of 85 %'],
    [0, 'retold', 'it rose to 185 → it fell to 125'],
    [0, 'retold', 'From the 7th to the 10th he had tried → From the 1st to the 10th he had tried'],
    [
      0,
      'medication',
      'He goes on with fluticasone, 110 mcg twice daily. → He goes on with fluticasone, 220 mcg twice daily.',
    ],
    [0, 'quantity', 'every six hours when he needs it → every six hours around the clock'],
    [0, 'social', 'from his mother Keiko at home → from his older sister Keiko at home'],
    [0, 'event', 'and has never been intubated → and was intubated there'],
    [0, 'name', 'the school nurse, Mr. Delacroix, at noon → the school nurse, Ms. Delacroix, at noon'],
    [1, 'sum', 'Nights  3 of 7 disturbed → Nights  4 of 7 disturbed'],
    [1, 'social', 'Pets    none → Pets    1 dog'],
    [1, 'quantity', 'ED      1 (03/02/2026) → ED      3 (last 03/02/2026)'],
    [1, 'quantity', 'A7003 #2/mo (limit 2/mo) → A7003 #2/yr (limit 2/yr)'],
    [1, 'date-age', 'Device  own unit (2018) dead → Device  own unit (2008) dead'],
    [2, 'sum', 'his peak flow improved by 45 L/min → his peak flow improved by 90 L/min'],
    [2, 'negation', 'he is not able to hold his → he is able to hold his'],
    [2, 'retold', 'Even so it stayed well below his personal best. → It thus reached his personal best.'],
    [
      2,
      'device',
      'It is my professional opinion that a nebulizer with compressor is → It is my professional opinion that a portable ultrasonic nebulizer is',
    ],
    [
      2,
      'treatment',
      'The compressor that → A five-day course of prednisolone has been completed. The compressor that',
    ],
    [2, 'sum', 'is eight years old and → is five years old and'],
    [
      2,
      'attitude',
      'and three nights out of seven are broken → and three nights out of seven are broken, and he is afraid to go to sleep',
    ],
    [2, 'date-age', 'who was born on June 14, 2017 → who was born on July 14, 2016'],
    [0, 'social', 'is a nine-year-old who plays → is a nine-year-old in the fifth grade who plays'],
  ],
  corruptions: {},
};
