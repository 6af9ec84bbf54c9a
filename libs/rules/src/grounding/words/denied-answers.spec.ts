import { airMattressRanchParaplegia } from '../corpus/seventeenth-stranger/air-mattress-ranch-paraplegia.ts';
import { checkGrounding } from '../index.ts';

const { facts, today } = airMattressRanchParaplegia;
const told = [
  ...(facts.told ?? []),
  'Pacemaker or pregnancy? Neither',
  'Blood in the sputum? None',
  'Cosmetic lenses? He does not want them',
  'Cigarettes? None since 2019',
  'Air mattress overlay? No',
];
const marked = (text: string) =>
  checkGrounding(text, { ...facts, told }, today).marks.map((mark) => mark.text);

test.each([
  ['He has a pacemaker and lives at home.', 'has a pacemaker'],
  ['He has blood in the sputum.', 'has blood in the sputum'],
  ['He wants cosmetic lenses.', 'wants cosmetic lenses'],
])('what a question was answered to by no is marked where it is said to be so: %s', (text, place) => {
  expect(marked(text)).toContain(place);
});

test.each([
  'He has no pacemaker.',
  'There is neither a pacemaker nor blood in the sputum.',
  'Blood in the sputum: none.',
  // A policy's words are of nobody.
  'The device is not covered for a person with a pacemaker.',
])('what denies it as well is not: %s', (text) => {
  expect(marked(text)).toEqual([]);
});

test('an answer that says more, and what the case tells elsewhere, deny nothing', () => {
  expect(marked('He smoked cigarettes.')).not.toContain('cigarettes');
  expect(marked('A gel overlay was used from 2026-08-03 to 2026-10-05.')).toEqual([]);
});
