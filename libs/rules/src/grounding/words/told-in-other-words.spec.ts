import { checkGrounding, type GroundingFacts } from '../index.ts';

const told =
  'She fell twice in May and broke her left wrist. The heel wound drains. Skin around the stoma is red. ' +
  'Both ankles are weak. Vomited each meal on the thick formula, which was stopped on June 3. ' +
  'The loaner brace is too small: it creeps down the tibia. She takes 5 mg of prednisone and had a nosebleed once.';
const facts: GroundingFacts = {
  patient: { first_name: 'Odile', last_name: 'Marsh', dob: '1961-02-03', gender: 'female' },
  diagnoses: [{ code: 'M21.372', description: 'Foot drop, left foot' }],
  items: [
    {
      item: 'Ankle foot orthosis, plastic, custom fabricated',
      quantity: 1,
      hcpcs: 'L1960',
      justification: told,
    },
  ],
  provider: null,
};
const marked = (note: string) => checkGrounding(note, facts, '2026-11-21').marks.map(({ text }) => text);

test.each([
  [
    'words that state nothing by themselves',
    'Plainly, the brace must be replaced; she has made do with it somehow.',
  ],
  ['a verb in a form that no ending tells', 'Her falls in May are the reason that her wrist was broken.'],
  ['words of anatomy', 'Bilateral ankle weakness; the brace migrated down her shin.'],
  ['words of charts', 'Emesis with each meal. Epistaxis once.'],
  ['a prefix of place or time', 'Peristomal skin is red.'],
  ['what is done with a drug or a device', 'She takes a dose of 5 mg. The brace she has was lent to her.'],
  ['how something ended', 'The thick formula was discontinued on June 3.'],
  ['a closing', 'Yours faithfully,'],
  ['contractions', "She'd vomited each meal; the loaner wasn't large enough, and it hasn't been since."],
])('%s is no mark: %s', (_, note) => expect(marked(note)).toEqual([]));

test.each([
  ['a place that the case does not name', 'The brace creeps up her forearm.', 'forearm'],
  ['a sign that it does not', 'She has diarrhea with each meal.', 'has diarrhea'],
  ['an attitude', 'She is keen to wear the brace.', 'is keen'],
  ['a work', 'She is a stonemason.', 'is a stonemason'],
  ['what somebody cannot do', 'She stumbles in the brace.', 'stumbles'],
])('%s is one: %s', (_, note, word) => expect(marked(note)).toContain(word));
