import type { CorpusCase } from '../corpus-case.ts';

/** In the hand of a respiratory therapist. */
export const coughAssistDuchenne: CorpusCase = {
  id: 'cough-assist-duchenne',
  today: '2026-12-07',
  facts: {
    case_id: 8302,
    patient: {
      first_name: 'Cassius',
      last_name: 'Oyelowo-Hart',
      dob: '2009-02-26',
      gender: 'male',
      height: '158 cm',
      weight: '47 kg',
      address: '8 Millbrook Close, Danvers Point, WI 54022',
      phone: '(715) 555-0122',
      mrn: 'DP-25874',
    },
    diagnoses: [
      { code: 'G71.01', description: 'Duchenne or Becker muscular dystrophy' },
      { code: 'J96.12', description: 'Chronic respiratory failure with hypercapnia' },
    ],
    items: [
      {
        item: 'Cough stimulating device, alternating positive and negative airway pressure',
        hcpcs: 'E0482',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Peak cough flow 140 L/min on 2026-11-19, 210 L/min on 2025-10-08. FVC 38% of predicted. Pneumonia of the left lower lobe 2026-09-03 to 2026-09-12, in hospital at Danvers Point Children’s Hospital, second one this year; not intubated. Manual assisted cough by his mother Ifeoma no longer clears secretions. Trial on 2026-11-19 with +35/-35 cm H2O: saturation rose from 91% to 96%, secretions white and thin. Bilevel ventilation at night since 2025-10, 8 hours. Uses a power wheelchair since age 11. Swallows normally, no gastrostomy. Prednisone 20 mg daily. Ejection fraction 51%. No pneumothorax, no bullae on chest film 2026-09-10.',
      },
      {
        item: 'Respiratory suction pump, home model, portable',
        hcpcs: 'E0600',
        quantity: 1,
        justification:
          'Suction of the mouth about 4 times a day after coughing. Father Ade and grandmother were trained too, on 2026-11-24. Attends eleventh grade from home by computer. House has a backup generator. Nobody smokes at home.',
      },
    ],
    provider: { name: 'Solveig Marchetti, MD', npi: '1790613284', date_signed: '2026-12-07' },
  },
  notes: [
    `Cassius is seventeen and has Duchenne muscular dystrophy (G71.01). His cough has lost a third of its force in a year: the peak flow fell from 210 to 140 liters per minute. His forced vital capacity is 38 percent.

In September he spent nine days in the children's hospital with pneumonia in the lower lobe of the left lung, his second in 2026. He did not have to be intubated. His mother's hands can no longer help him bring up secretions.

When we tried the device on November 19, at plus and minus 35, his saturation climbed from 91 to 96 percent and the secretions that came were thin and white. He has bilevel support for eight hours every night. The chest film of September 10 showed neither pneumothorax nor bullae. I order the cough device (E0482) and a portable suction pump (E0600), which his family will use some four times a day.`,
    `17M DMD, chronic hypercapnic RF. PCF 140 (11/19/26) <- 210 (10/8/25). FVC 38%. PNA LLL 9/3-9/12 inpt, #2 this yr, no ETT. MI-E trial +35/-35: SpO2 91 -> 96%, thin white secretions. NIV qhs 8 h since 10/25. EF 51%. PWC since age 11. PO diet, no GT. Prednisone 20/d. No PTX/bullae on CXR 9/10. Fam trained 11/24 (dad, grandma). No smokers in home. Generator +. E0482 #1, E0600 #1.`,
    `Care plan for school and home
• Cough device: morning, evening and whenever he sounds wet
• Suction of the mouth: about four times daily, after coughing
• Breathing support: bilevel, at night, eight hours
• Who can do it: mother, father Ade, grandmother
• Moves about: power wheelchair
• Eats: by mouth, no feeding tube
• School: eleventh grade, by computer from home
• If the power fails: the house has a generator`,
    `He and his mother used to manage a cold between them; that is over, because pressing on his chest does not clear him any more. The boy has been in a power chair from the age of eleven. His heart still pumps at 51 percent. He has twenty milligrams of prednisone each day. The household is free of smoke. After the film ruled out air around the lung, nothing speaks against the machine. Training of his father and his grandmother took place on the twenty-fourth of November.`,
  ],
  passages: [],
  edits: [
    [0, 'date-age', 'Cassius is seventeen → Cassius is twelve'],
    [0, 'diagnosis', 'has Duchenne muscular dystrophy → has spinal muscular atrophy'],
    [0, 'retold', 'from 210 to 140 → from 140 to 210'],
    [0, 'other-role', 'vital capacity is 38 percent → vital capacity is 51 percent'],
    [0, 'side', 'lobe of the left lung → lobe of the right lung'],
    [0, 'retold', 'lower lobe of → upper lobe of'],
    [0, 'negation', 'He did not have to be intubated → He had to be intubated'],
    [0, 'quantity', 'spent nine days → spent nineteen days'],
    [0, 'negation', 'can no longer help → can still help'],
    [0, 'retold', 'plus and minus 35 → plus and minus 45'],
    [0, 'retold', 'were thin and white → were thick and green'],
    [0, 'quantity', 'eight hours every night → four hours every night'],
    [0, 'negation', 'neither pneumothorax nor bullae → a small pneumothorax'],
    [0, 'quantity', 'some four times a day → some ten times a day'],
    [0, 'other-item', 'suction pump (E0600) → suction pump (E0482)'],
    [1, 'description-detail', 'hypercapnic RF → hypoxic RF'],
    [1, 'side', 'PNA LLL → PNA RLL'],
    [1, 'negation', 'no ETT → ETT x4 d'],
    [1, 'retold', 'EF 51% → EF 31%'],
    [1, 'negation', 'no GT → GT fed'],
    [1, 'medication', 'Prednisone 20/d → Deflazacort 20/d'],
    [1, 'negation', 'No smokers in home → Smokers in home'],
    [1, 'date-age', 'PWC since age 11 → PWC since age 7'],
    [1, 'attestation', '(dad, grandma) → (dad, school nurse)'],
    [2, 'device', 'bilevel, at night → ventilator, day and night'],
    [2, 'negation', 'no feeding tube → and by feeding tube'],
    [2, 'social', 'eleventh grade → eighth grade'],
    [2, 'negation', 'the house has a generator → the house has no generator'],
    [2, 'social', 'father Ade, grandmother → father Ade, sister'],
    [3, 'medication', 'twenty milligrams → forty milligrams'],
    [3, 'negation', 'does not clear him → clears him'],
    [3, 'negation', 'The household is free of smoke → The household is full of smoke'],
    [3, 'date-age', 'twenty-fourth of November → fourteenth of November'],
  ],
  corruptions: { treatment: ['{→ He is allergic to sulfa drugs.}'] },
};
