import { checkGrounding, type GroundingFacts } from '../index.ts';

const facts: GroundingFacts = {
  patient: {
    first_name: 'Odile',
    last_name: 'Marsh',
    dob: '2017-07-14',
    gender: 'female',
    height: '4 ft 3 in',
    weight: '61 lb',
  },
  diagnoses: [{ code: 'Q90.9', description: 'Down syndrome, unspecified' }],
  items: [
    {
      item: 'Gauze sponges, sterile',
      hcpcs: 'A6402',
      quantity: 35,
      quantity_limit: 90,
      limit_period: 'month',
      justification:
        'Left calf 38.2 cm around on 2026-09-02, right 31.5 cm. On 2026-09-13 the wound was opened. PaCO2 43 mmHg. ' +
        'Feeds run from 10 p.m. to 6 a.m., and at 3:10 a.m. she was found with a glucose of 41 mg/dL. The need is lifelong.',
    },
  ],
  provider: { name: 'Hollis Brandreth, MD', npi: '1467382910', date_signed: '2026-11-21' },
};
const marked = (note: string) => checkGrounding(note, facts, '2026-11-21').marks.map(({ text }) => text);

test.each([
  ['the difference of two measures beside it', '| Calf | 38.2 | 31.5 | 6.7 |'],
  ['a measure without its unit, behind its label', 'PaCO2 43. At night: glucose 41.'],
  ['a unit of two words', 'PaCO2 43 mm Hg'],
  ['days between two days of the case', 'Eleven days later, on September 13, the wound was opened.'],
  ['what its row makes in a quarter', 'A6402   gauze sponges   35   105'],
  ['a height in inches', 'Ht 51 in, wt 61 lb'],
  ['an age to the month', 'Age: 9 y 4 mo'],
  ['an age behind its label', 'DOB / Age: 07/14/2017 / 9'],
  ['a lifetime, as forms write it', 'Length of need: 99'],
  ['times of day in four digits', 'Feeds 2200-0600; found at 0310.'],
])('%s is no mark: %s', (_, note) => expect(marked(note)).toEqual([]));

test.each([
  ['another difference', '| Calf | 38.2 | 31.5 | 7.6 |', '7.6'],
  ['a measure behind the label of another', 'ABG: PaCO2 41.', '41'],
  ['other days between', 'Nineteen days later, on September 13, the wound was opened.', 'Nineteen'],
  ['another count in a row', 'A6402   gauze sponges   35   150', '150'],
  ['the height, of something else', 'The doorways measure 51 inches.', '51'],
  ['other months of an age', 'Age: 9 y 7 mo', '7'],
  ['another time of day', 'Feeds 2100-0600.', '2100'],
])('%s is one: %s', (_, note, number) => expect(marked(note).join(' ')).toContain(number));
