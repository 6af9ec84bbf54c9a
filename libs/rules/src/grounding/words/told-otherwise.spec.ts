import { devCases, heldOutCases, secondStrangersCases } from '../corpus/index.ts';
import { caneDystrophy } from '../corpus/dev/cane-dystrophy.ts';
import { stockingMelanoma } from '../corpus/dev/stocking-melanoma.ts';
import { transportChairSarcopenia } from '../corpus/dev/transport-chair-sarcopenia.ts';
import { underwearSpinaBifida } from '../corpus/dev/underwear-spina-bifida.ts';
import { furtherCases } from '../corpus/written/further-cases.ts';
import { checkGrounding } from '../index.ts';

const marked = ({ facts, today }: typeof caneDystrophy, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => [mark.text, mark.tier ?? 'strong']);

test.each([
  [stockingMelanoma, 'The left calf measures 44 cm.', 2],
  [stockingMelanoma, 'The calf measures 37 cm on the right and 44 cm on the left.', 4],
  [stockingMelanoma, 'The limit is 2 per 6 months.', [['2 per 6 months', 'untraced']]],
  [stockingMelanoma, 'The right calf measures ４４ cm.', [['４４', 'strong']]],
  [stockingMelanoma, 'He came here the year before last.', [['the year before last', 'untraced']]],
  [transportChairSarcopenia, 'Chronic systolic heart failure', [['systolic', 'strong']]],
] as const)('what another side, limit or kind has is marked: %#', (of, text, expected) => {
  const marks = marked(of, text);
  if (typeof expected === 'number') expect(marks).toHaveLength(expected);
  else expect(marks).toEqual(expected);
});

test.each([
  [stockingMelanoma, 'The right calf is 7 cm larger than the left.'],
  [stockingMelanoma, 'Right calf 44 cm; left calf 37 cm.'],
  [stockingMelanoma, 'Therapy ended 12/25.'],
  [caneDystrophy, 'With the cane she walks 90 feet farther.'],
  [transportChairSarcopenia, 'A gait speed below 0.8 m/s is slow.'],
  [transportChairSarcopenia, 'Heart failure takes what breath is left after 20 feet.'],
  [transportChairSarcopenia, 'Secondary | I50.32 Chronic diastolic (congestive) heart failure'],
  [underwearSpinaBifida, '## Tried before\nCatheterization every 4 hours.'],
  [underwearSpinaBifida, 'We ask for 150 pull-ons in medium and 60 underpads every month.'],
])('what follows from the case, or only heads it, contradicts nothing: %#', (of, text) => {
  expect(marked(of, text).filter(([, tier]) => tier === 'strong')).toEqual([]);
});

test.each([
  ['The order is for Lancets test strips.', [['Lancets test strips', 'untraced']]],
  ['The order is for Lancets and BGM test strips.', []],
  ['He has no other medical conditions.', [['no other medical conditions', 'strong']]],
] as const)('two items run together, and a denial of what else somebody has: %#', (text, expected) => {
  const of = furtherCases.find(({ id }) => id === 'further-strips-elder')!;
  expect(marked({ ...caneDystrophy, facts: of.facts, today: of.day }, text)).toEqual(expected);
});

test('another period than the sentence has that is retold is marked', () => {
  const [item] = caneDystrophy.facts.items;
  const told = { ...item!, justification: 'The skin of the heel is checked by her daughter every day.' };
  const of = { ...caneDystrophy, facts: { ...caneDystrophy.facts, items: [told] } };
  expect(marked(of, told.justification)).toEqual([]);
  expect(marked(of, told.justification.replace('every day', 'every week'))).toEqual([
    ['every week', 'untraced'],
  ]);
});

test.each([
  ['talking-meter', 'Eight units of A4253 are the lancets.', 1],
  ['talking-meter', 'The test strips are A4253.', 0],
  ['rolling-walker-parkinson', 'One walker is allowed in two years.', 1],
  ['rolling-walker-parkinson', 'One walker is allowed in five years.', 0],
  ['rolling-walker-parkinson', 'One walker is allowed every sixty months.', 0],
  ['pads-prolapse', 'Pelvic floor exercises were done for sixteen months.', 1],
] as const)(
  '%s: “%s” says otherwise of what a code is, how long a limit or a trial lasts',
  (id, text, times) => {
    const of = [...devCases, ...heldOutCases, ...secondStrangersCases].find((one) => one.id === id)!;
    expect(marked(of, text).filter(([, tier]) => tier === 'untraced')).toHaveLength(times);
  },
);

test.each([
  ['Since May he had two falls.', ['falls']],
  ['He fell twice.', ['fell']],
  ['He uses a walker.', ['walker']],
  ['The patient of 7 Walker Street, Nightjar Falls, is known to us.', []],
])('where the patient lives says nothing of what happened, and may be told: %s', (text, expected) => {
  const { facts, today } = stockingMelanoma;
  const patient = { ...facts.patient, address: '7 Walker Street, Nightjar Falls, CO 80202' };
  const { marks } = checkGrounding(text, { ...facts, patient }, today);
  expect(marks.filter(({ kind }) => kind !== 'date').map((mark) => mark.text)).toEqual(expected);
});

test.each([
  ['Mara L', 'Whitfield'],
  ['Ha', 'Pe'],
  ['Ed', 'Ra'],
])('a name that is spelled like shorthand is found in the note: %s %s', (first_name, last_name) => {
  const { facts, today } = stockingMelanoma;
  const patient = { ...facts.patient, first_name, last_name };
  const { marks, leftOut } = checkGrounding(
    `${first_name} ${last_name} is known to us.`,
    { ...facts, patient },
    today,
  );
  expect([marks, leftOut.filter(({ kind }) => kind === 'patient')]).toEqual([[], []]);
});
