import { checkGrounding, type GroundingFacts } from '../index.ts';

const DAY = '2026-11-21';
const facts: GroundingFacts = {
  patient: { first_name: 'Odile', last_name: 'Marsh', dob: '1961-02-03' },
  diagnoses: [
    {
      code: 'E08.3211',
      description: 'Diabetes mellitus due to underlying condition with retinopathy with macular edema',
    },
    {
      code: 'T39.394D',
      description: 'Poisoning by nonsteroidal anti-inflammatory drugs [NSAID], subsequent encounter',
    },
    {
      code: 'E08.10',
      description: 'Diabetes mellitus due to underlying condition with ketoacidosis without coma',
    },
  ],
  items: [
    { item: 'Blood glucose meter with voice', quantity: 1, hcpcs: 'E2100' },
    {
      item: 'Portable oxygen, gaseous',
      quantity: 1,
      hcpcs: 'E0431',
      justification: 'No walking without it.',
    },
  ],
  provider: null,
};
const marked = (note: string) => checkGrounding(note, facts, DAY).marks.map(({ text }) => text);

test.each([
  'Recorded are diabetes mellitus due to underlying condition with retinopathy with macular edema; and poisoning by nonsteroidal anti-inflammatory drugs [NSAID], subsequent encounter.',
  'Recorded: Diabetes mellitus due to underlying\ncondition with ketoacidosis without coma.',
  'The order is based on the recorded diagnoses of Diabetes mellitus du…; and Poisoning by nonste….',
  'To meet this need the order is for: Portable oxygen, gas…; and Blood glucose meter ….',
  'An orthosis supports what is weak, unstable or out of shape, and so helps to stand and to walk safely.',
  'WALKING AIDS\nPortable oxygen, gaseous is ordered.',
])('what the case has so, quoted whole, is no mark: %s', (note) => expect(marked(note)).toEqual([]));

test.each([
  ['a part of a description is read as any words', 'She has retinopathy with gangrene.'],
  [
    'of a code, its own description',
    'E08.10: Poisoning by nonsteroidal anti-inflammatory drugs [NSAID], subsequent encounter',
  ],
  ['what a reader finds beside it', 'She has Portable oxygen, gaseous and a cane.'],
  [
    'who denies it',
    'She does not have poisoning by nonsteroidal anti-inflammatory drugs [NSAID], subsequent encounter.',
  ],
  ['a short form is no quotation', 'The portable… ventilator hums.'],
])('%s: a mark stays', (_, note) => expect(marked(note).length).toBeGreaterThan(0));
