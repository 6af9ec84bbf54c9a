import { checkGrounding, type GroundingFacts } from '../index.ts';

const DAY = '2026-11-21';
const told =
  'She cannot climb the porch steps but crosses the yard slowly with the left hand on the rail. ' +
  'The heel is callused. She tires after two minutes.';
const facts: GroundingFacts = {
  patient: { first_name: 'Odile', last_name: 'Marsh', dob: '1961-02-03', gender: 'female' },
  diagnoses: [
    { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' },
    { code: 'Z79.4', description: 'Long term (current) use of insulin' },
  ],
  items: [
    { item: 'BGM test strips', quantity: 2, hcpcs: 'A4253', justification: told },
    { item: 'Bladder control pads', quantity: 90, hcpcs: 'T4535' },
  ],
  provider: null,
};
const marked = (note: string, gender: 'male' | 'female' | null = 'female', reason: string | null = told) =>
  checkGrounding(
    note,
    {
      ...facts,
      patient: { ...facts.patient, gender },
      items: facts.items.map((one) => ({ ...one, justification: one.justification ? reason : null })),
    },
    DAY,
  ).marks.map(({ text }) => text);

describe('a sentence of the case, told whole and in its order', () => {
  test('bears no mark, whoever is named in it and whatever it denies', () =>
    expect(
      marked('Odile cannot climb porch steps but crosses the yard slowly with her left hand on the rail.'),
    ).toEqual([]));

  test.each([
    'Odile cannot climb the porch steps but crosses the yard slowly with the right hand on the rail.',
    'Odile can climb the porch steps but crosses the yard slowly with the left hand on the rail.',
    'He cannot climb the porch steps but crosses the yard slowly with the left hand on the rail.',
  ])('bears one where a word of it is another: %s', (note) => expect(marked(note)).not.toEqual([]));
});

test.each([
  ['what a measure of the case is for', 'She writes her blood glucose levels down.'],
  ['what a short form of the case stands for', 'I request blood glucose meter (BGM) test strips for her.'],
  ['a spelling of two', 'Her heel is calloused.'],
  [
    'what leads to a statement',
    'The episodes of hyperglycemia and the symptoms of diabetes are noted in her case.',
  ],
  [
    'what any such disease is',
    'She has diabetes, which is a chronic condition that requires administration of insulin.',
  ],
  ['what a thing is for', 'She wears pads to absorb urine or stool.'],
  ['a course in the words of a description', 'She currently uses insulin.'],
])('%s is no mark: %s', (_, note) => expect(marked(note)).toEqual([]));

test.each([
  ['a device that is no short form', 'I request a walker (BGM) for her.'],
  ['another disease', 'She has diabetes and chronic bronchitis.'],
  ['what came, beside what leads to it', 'She developed neuropathy in June.'],
  ['a course of something else', 'She currently uses a sling.'],
])('%s is one: %s', (_, note) => expect(marked(note)).not.toEqual([]));

describe('where no sex is recorded', () => {
  const plain = 'Tests four times a day.';
  test('a pronoun says nothing else', () =>
    expect(marked('Her strips are used up.', null, plain)).toEqual([]));
  test('a word that tells it is not traced', () =>
    expect(marked('This woman tests at home.', null, plain)).toEqual(['woman']));
  test('the case may tell it', () => expect(marked('His strips are used up.', null)).toEqual(['His']));
});
