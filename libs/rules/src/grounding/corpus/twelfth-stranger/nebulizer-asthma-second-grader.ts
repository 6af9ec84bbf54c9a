import type { CorpusCase } from '../corpus-case.ts';

/** A pediatrician's letter, an asthma clinic's note, and a letter in bullet points. */
export const nebulizerAsthmaSecondGrader: CorpusCase = {
  id: 'nebulizer-asthma-second-grader',
  today: '2026-11-18',
  facts: {
    case_id: 9316,
    patient: {
      first_name: 'Imani',
      middle_name: 'Grace',
      last_name: 'Kettleworth',
      dob: '2019-03-23',
      gender: 'female',
      height: '3 ft 11 in',
      weight: '49 lb',
      address: '77 Juniper Way, Stonebridge, MN 55399',
      phone: '(612) 555-0141',
      mrn: 'SB-91735',
    },
    diagnoses: [{ code: 'J45.41', description: 'Moderate persistent asthma with (acute) exacerbation' }],
    items: [
      {
        item: 'Nebulizer, with compressor',
        hcpcs: 'E0570',
        quantity: 1,
        quantity_limit: 1,
        limit_period: '5 years',
        justification:
          'Seven years old, second grade. Wheezing attack 2026-10-31 to 2026-11-04, cared for at home, prednisolone by mouth for 5 days. With an inhaler and spacer she cannot hold her breath or time the puff during an attack; watched at the visit of 2026-11-06, 2 of 6 puffs went in. Albuterol 2.5 mg by nebulizer every 4 to 6 hours when needed; budesonide 0.5 mg by nebulizer twice a day. Needs rescue medicine 4 days a week and wakes coughing 2 nights a week. Missed 6 days of school since September.',
      },
      {
        item: 'Administration set, with small volume nonfiltered pneumatic nebulizer, non-disposable',
        hcpcs: 'A7005',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '1 year',
        justification:
          "One set for home and one for her grandmother Lucille's house, where she stays after school. A nebulizer borrowed from an aunt broke on 2026-10-30. Cat at home until September 2026, given away. Peanut allergy (hives). Parents do not smoke. Montelukast stopped 2026-07-10 for nightmares.",
      },
      {
        item: 'Aerosol mask, used with DME nebulizer',
        hcpcs: 'A7015',
        quantity: 2,
        quantity_limit: 2,
        limit_period: '6 months',
        size: 'pediatric',
        justification: 'She does not keep a mouthpiece between her lips. Mask tried at the visit, good fit.',
      },
    ],
    provider: { name: 'Winston Achterberg, MD', npi: '1801956374', date_signed: '2026-11-18' },
    seen: ['2026-11-06, office visit: wheeze on both sides, oxygen saturation 95 %, weight 49 lb.'],
  },
  notes: [
    `To whom it may concern:

Re: Imani Kettleworth, DOB March 23, 2019

Imani is a 7-year-old second grader with moderate persistent asthma and an acute exacerbation (J45.41). The attack lasted from October 31 to November 4. She was cared for at home and took prednisolone by mouth for five days. When she came to the office on November 6 she had a wheeze on both sides and a saturation of 95 %.

Her asthma is active between attacks as well: she needs rescue medicine on four days a week, wakes coughing on two nights a week, and has missed six days of school since September. Montelukast had to be stopped in July for nightmares.

During an attack she can neither hold her breath nor time the puff of an inhaler with spacer. At the visit only two of six puffs went in. I therefore prescribe a nebulizer with compressor (E0570) with budesonide 0.5 mg twice a day and albuterol 2.5 mg every four to six hours as needed. She does not keep a mouthpiece between her lips, so two pediatric masks are ordered (A7015), and two administration sets (A7005), one for home and one for the house of her grandmother Lucille, where she stays after school.

The family had borrowed a nebulizer from an aunt, and it broke on October 30, the day before the attack began. The cat was given away in September. Her parents do not smoke.

Winston Achterberg, MD
NPI 1801956374`,
    `ASTHMA VISIT 11/6/26 - letter written 11/18/26
Kettleworth, Imani G.   7 y F   49 lb   SB-91735
A: mod persistent asthma w/ exac J45.41
S: exac 10/31-11/4, home, pred'lone PO x 5 d. Rescue 4 d/wk. Noct cough 2x/wk. School: 6 d missed since Sept.
O: wheeze bilat. SpO2 95%. MDI + spacer observed: 2 of 6 puffs effective.
Trig: cat (gone since 9/26). Smoke: parents no.
All: peanut (hives)
Meds: budesonide 0.5 neb BID, albuterol 2.5 neb q4-6h prn. Montelukast off 7/10 (nightmares).
P: E0570 x1; A7005 x2 (home, grandma's); A7015 x2 ped (mask fit good at visit; won't hold mouthpiece).
Borrowed neb (aunt's) broke 10/30.
W. Achterberg MD NPI 1801956374`,
    `NEBULIZER REQUEST

Patient: Imani Grace Kettleworth
Home address: 77 Juniper Way, Stonebridge, MN 55399
Date of letter: Wednesday, November 18, 2026

What we ask for
• E0570 Nebulizer with compressor, 1
• A7005 Administration set, non-disposable, 2 (limit 2 a year)
• A7015 Aerosol mask, pediatric, 2 (limit 2 in six months)

Why
• Asthma is a swelling and narrowing of the airways that comes and goes. Persistent asthma needs a controller medicine every day.
• This child's asthma is moderate and persistent, and there was an exacerbation of five days at the turn of the month (J45.41).
• A metered dose inhaler demands coordination. Of six puffs through a spacer, four were lost.
• A nebulizer asks only for quiet breathing through a mask. The mask fitted well when it was tried.

How often
• Budesonide: two treatments a day, 1 mg in all
• Albuterol: when needed, no closer together than four hours

Where
• At home and, after school, at her grandmother's house. Each place gets its own administration set.

What else is known
• Hives from peanuts
• Nightmares with montelukast, off it for four months
• No smoking by her parents, and no cat in the home any more

Winston Achterberg, MD, NPI 1801956374`,
  ],
  passages: [],
  edits: [
    [
      0,
      'description-detail',
      'moderate persistent asthma and an acute exacerbation (J45.41) → severe persistent asthma and an acute exacerbation (J45.41)',
    ],
    [
      0,
      'event',
      'She was cared for at home and took prednisolone → She was kept in the hospital overnight and took prednisolone',
    ],
    [0, 'quantity', 'took prednisolone by mouth for five days → took prednisolone by mouth for ten days'],
    [0, 'retold', 'wakes coughing on two nights a week → wakes coughing nearly every night'],
    [
      0,
      'treatment',
      'Montelukast had to be stopped in July for nightmares. → Montelukast had to be stopped in July for a rash.',
    ],
    [
      0,
      'negation',
      'she can neither hold her breath nor time the puff → she can hold her breath but not time the puff',
    ],
    [
      0,
      'medication',
      'budesonide 0.5 mg twice a day and albuterol → fluticasone 0.5 mg twice a day and albuterol',
    ],
    [0, 'social', 'Her parents do not smoke. → Her father smokes on the porch.'],
    [
      0,
      'relative-date',
      'it broke on October 30, the day before the attack began → it broke on October 30, the week after the attack began',
    ],
    [0, 'side', 'she had a wheeze on both sides → she had a wheeze on the left only'],
    [0, 'sex', 'Imani is a 7-year-old second grader → Imani is a 7-year-old boy in second grade'],
    [1, 'date-age', '7 y F   49 lb → 9 y F   49 lb'],
    [
      1,
      'retold',
      'MDI + spacer observed: 2 of 6 puffs effective → MDI + spacer observed: 5 of 6 puffs effective',
    ],
    [1, 'treatment', 'All: peanut (hives) → All: egg (hives)'],
    [1, 'quantity', 'albuterol 2.5 neb q4-6h prn → albuterol 2.5 neb q4h scheduled'],
    [1, 'retold', 'Trig: cat (gone since 9/26). → Trig: cat (still in home).'],
    [1, 'social', "A7005 x2 (home, grandma's) → A7005 x2 (home, school)"],
    [1, 'diagnosis', 'O: wheeze bilat. SpO2 95%. → O: wheeze bilat, RLL pneumonia. SpO2 95%.'],
    [1, 'retold', 'SpO2 95%. MDI → SpO2 89%. MDI'],
    [
      2,
      'description-detail',
      'moderate and persistent, and there was an exacerbation → mild and intermittent, and there was an exacerbation',
    ],
    [2, 'choice', 'A7015 Aerosol mask, pediatric, 2 → A7015 Aerosol mask, adult, 2'],
    [
      2,
      'other-item',
      'A7005 Administration set, non-disposable, 2 → A7005 Administration set, disposable, 2',
    ],
    [2, 'sum', 'two treatments a day, 1 mg in all → two treatments a day, 2 mg in all'],
    [2, 'negation', 'The mask fitted well when it was tried. → The mask did not fit well when it was tried.'],
    [
      2,
      'retold',
      'Of six puffs through a spacer, four were lost. → Of six puffs through a spacer, two were lost.',
    ],
    [
      2,
      'device',
      'Each place gets its own administration set. → Each place gets its own nebulizer and a peak flow meter.',
    ],
    [2, 'relative-date', 'off it for four months → off it for four weeks'],
    [2, 'organisation', "after school, at her grandmother's house → after school, at the Stonebridge YMCA"],
    [
      2,
      'attitude',
      'A nebulizer asks only for quiet breathing through a mask. → A nebulizer asks only for quiet breathing through a mask, which Imani fights.',
    ],
    [0, 'retold', 'she needs rescue medicine on four days a week → she needs rescue medicine every day'],
  ],
  corruptions: {},
};
