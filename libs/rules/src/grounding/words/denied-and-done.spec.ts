import { stockingCalfUlcer } from '../corpus/eighth-stranger/stocking-calf-ulcer.ts';
import { walkerPubisFracture } from '../corpus/eighth-stranger/walker-pubis-fracture.ts';
import { padsAfterProstatectomy } from '../corpus/eighth-stranger/pads-after-prostatectomy.ts';
import { sensorUnawarenessTypeOne } from '../corpus/eighth-stranger/sensor-unawareness-type-one.ts';
import { wrapMelanomaPianist } from '../corpus/eighth-stranger/wrap-melanoma-pianist.ts';
import { checkGrounding } from '../index.ts';
import { isDeniedAt } from './denied-at.ts';
import { isDerived } from './derived.ts';
import { tokensOf } from './tokens.ts';

type Case = typeof stockingCalfUlcer;
const marked = ({ facts, today }: Case, text: string) =>
  checkGrounding(text, facts, today).marks.map((mark) => mark.text);

test.each<[Case, string, string]>([
  // What the case says is not there.
  [padsAfterProstatectomy, 'At cystoscopy there was a stricture.', 'was a stricture'],
  [wrapMelanomaPianist, 'An ultrasound showed thrombosis.', 'showed thrombosis'],
  // A state that excludes the one that is told.
  [padsAfterProstatectomy, 'Skin: raw in the groin.', 'raw'],
  [wrapMelanomaPianist, 'Stemmer sign negative on the left.', 'negative'],
  // An answer against the case.
  [sensorUnawarenessTypeOne, '- Insulin glargine: no', 'no'],
  // Somebody else who did it.
  [stockingCalfUlcer, 'A physician changes the wrap twice a week.', 'physician'],
  [sensorUnawarenessTypeOne, '- Education: trained by me on 2026-09-09', 'me'],
  // A course turned round, and the quantity of another item.
  [padsAfterProstatectomy, 'Pad weight went from 310 to 540 grams.', '310'],
  [padsAfterProstatectomy, 'I order 30 pads (T4535) and 120 underpads (T4541).', '30'],
  [walkerPubisFracture, 'She has been married for years and walks.', 'married'],
])('what the case tells otherwise is marked: %#', (of, text, place) => {
  const marks = marked(of, text);
  expect(marks.some((one) => one.includes(place) || place.includes(one))).toBe(true);
});

test.each<[Case, string]>([
  [padsAfterProstatectomy, 'Cystoscopy 2026-03-17: stricture none, sphincter closes partly.'],
  [wrapMelanomaPianist, 'He does not have heart failure, and the ultrasound showed no clot.'],
  [stockingCalfUlcer, 'No odor or fever.'],
  [stockingCalfUlcer, 'The nurse changes the two-layer wrap twice a week.'],
  [sensorUnawarenessTypeOne, 'She does not feel lows under 60.'],
  [walkerPubisFracture, 'She spent five nights at St. Adalbert Hospital.'],
  [walkerPubisFracture, 'Walked s AD before the fall.'],
])('what it tells in other words is not: %#', (of, text) => {
  expect(marked(of, text)).toEqual([]);
});

test('what is denied of one thing and told of another is told', () => {
  const { facts, today } = walkerPubisFracture;
  const told = ['A fitted cane does not suffice.', 'Mind and body suffice to drive it safely.'];
  const marksOf = (text: string) => checkGrounding(text, { ...facts, told }, today).marks;
  expect(marksOf('Mind and body suffice to drive it safely.')).toEqual([]);
});

test.each([
  ['no odor, redness or fever', 'fever', true],
  ['stricture: none', 'stricture', true],
  ['He does not have heart failure', 'failure', true],
  ['no fever and there was a clot', 'clot', false],
  ['The bone is infected', 'infected', false],
])('in “%s” %s is denied: %s', (text, word, expected) => {
  const tokens = tokensOf(text);
  expect(
    isDeniedAt(
      text,
      tokens,
      tokens.findIndex((one) => one.word === word),
    ),
  ).toBe(expected);
});

test.each([
  ['convex', 'convexity', true],
  ['heavy', 'heavier', true],
  ['grow', 'grower', true],
  ['allergic', 'allergy', true],
  ['pneumonia', 'pneumothorax', false],
  ['thrombosis', 'thrombocytopenia', false],
])('%s and %s are made of each other: %s', (one, other, expected) => {
  expect(isDerived(one, other)).toBe(expected);
});
