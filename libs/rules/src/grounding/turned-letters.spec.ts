import { checkGrounding } from './check-grounding.ts';
import { HANDS } from './corpus/hands.ts';

/** A letter with one word turned into its contrary: what nobody had to write, so that it is no matter of taste. */
interface Turned {
  readonly turned: string;
  /** The sentence that is turned, in the turned letter. */
  readonly start: number;
  readonly end: number;
}

/** The verbs before which a `not` can stand as it is. */
const VERB = /\b(?:is|are|was|were|has|have|had|can|could|will|does|did)\b(?! not\b|n't| no\b)/g;
const DENIES = /\b(?:cannot|not|no|without|never|unable|denies)\b/g;
const CONTRARY: Readonly<Record<string, string>> = {
  ...{ cannot: 'can', not: 'indeed', no: 'some', without: 'with' },
  ...{ never: 'always', unable: 'able', denies: 'reports' },
};

/** One place of each letter, chosen by its number among them: neither the first of all nor by chance. */
function turnedAt(letter: string, number: number, words: RegExp, turn: (word: string) => string): Turned[] {
  const places = [...letter.matchAll(words)];
  const place = places[(number * 7) % Math.max(1, places.length)];
  if (!place) return [];
  const [word] = place;
  const turned = letter.slice(0, place.index) + turn(word) + letter.slice(place.index + word.length);
  const start = Math.max(letter.lastIndexOf('. ', place.index), letter.lastIndexOf('\n', place.index)) + 1;
  const rest = turned.slice(place.index).search(/[.!?](?=\s)|\n/);
  return [{ turned, start, end: rest < 0 ? turned.length : place.index + rest }];
}

/** Every sixth letter of the hands whose letters are whole, and none of those that the rules were first written for. */
const LETTERS = HANDS.slice(14)
  .flatMap(([, cases]) => cases.flatMap((of) => of.notes.map((note) => ({ of, note }))))
  .filter((_, number) => number % 6 === 0);

/** Of those that are turned, the share whose sentence then bears a mark that it did not bear before. */
const share = (words: RegExp, turn: (word: string) => string): number => {
  const found = LETTERS.flatMap(({ of: { facts, today }, note }, number) =>
    turnedAt(note, number, words, turn).map(({ turned, start, end }) => {
      const before = new Set(checkGrounding(note, facts, today).marks.map(({ text }) => text));
      const { marks } = checkGrounding(turned, facts, today);
      return marks.some((mark) => mark.start < end && mark.end > start && !before.has(mark.text));
    }),
  );
  return found.filter(Boolean).length / found.length;
};

/** Much of what is turned is what a policy asks for, or what is true of anybody: that is not the check's to tell. */
test('a `not` put behind a verb of a good letter is marked about as often as not', () => {
  expect(share(VERB, (word) => `${word} not`)).toBeGreaterThanOrEqual(FLOOR.put);
});

test('a denial that is taken out of a good letter is marked as often', () => {
  expect(share(DENIES, (word) => CONTRARY[word]!)).toBeGreaterThanOrEqual(FLOOR.taken);
});

const FLOOR = { put: 0.48, taken: 0.46 };
