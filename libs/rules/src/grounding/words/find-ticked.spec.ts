import { checkGrounding, type GroundingFacts } from '../index.ts';

const DAY = '2026-05-04';
const facts: GroundingFacts = {
  patient: { first_name: 'Petra', last_name: 'Lindqvist', dob: '1970-05-02', gender: 'female' },
  diagnoses: [
    { code: 'M76.822', description: 'Posterior tibial tendinitis, left leg' },
    { code: 'E11.42', description: 'Type 2 diabetes mellitus with diabetic polyneuropathy' },
  ],
  items: [
    {
      ...{ item: 'Ankle-foot orthosis, custom', hcpcs: 'L1960', quantity: 1, quantity_limit: 2 },
      justification:
        'Exercises are done three times a week. The ankle gives way 4 times a day. One hour of therapy, twice a week.',
    },
  ],
  provider: null,
};
const marked = (note: string) => checkGrounding(note, facts, DAY).marks.map(({ text }) => text);

test.each([
  ['Side: [ ] Left [x] Right', '[x]'],
  ['☐ Left leg ☒ Right leg', '☒'],
  ['Diabetes: ☒ type 1 ☐ type 2', '☒'],
  ['Tried so far\n[x] therapy\n[x] injection\n[ ] surgery', '[x]'],
  ['Laterality: RIGHT', 'RIGHT'],
  ['Side affected: bilateral', 'bilateral'],
  ['Home exercises are done three times a day.', 'three times a day'],
  ['The ankle gives way 4x/wk.', '4x/wk'],
])('a tick, a row or a period is another: %s', (note, place) =>
  expect(marked(note).some((text) => text.includes(place) || place.includes(text))).toBe(true),
);

test.each([
  'Side: [x] Left [ ] Right',
  'Diabetes: ☐ type 1 ☒ type 2',
  'Laterality: LEFT',
  'Her exercises are done three times per week.',
  'The ankle gives way 4x/d.',
  'Two a month is the limit of the orthosis.',
])('what agrees, and what the case cannot tell, is no mark: %s', (note) => expect(marked(note)).toEqual([]));
