import { devCases } from './corpus/index.ts';
import { checkGrounding } from './index.ts';
import { longNotes } from './long-notes.fixture.ts';
import { workOf } from './work.fixture.ts';

/** Twice the text costs about twice the work. */
const EVENLY = 2.15;
/** Beside a case that has been read, no work is left but that on the note. */
const NOTE_ALONE = 1.5;

test.each(longNotes(devCases))('the work on %s grows no faster than it does', (_, { facts, today, text }) => {
  // What is read of the case, and kept of words that were met before, is kept by then.
  checkGrounding(text(10_000), facts, today);
  const work = (length: number) => workOf(() => checkGrounding(text(length), facts, today)).read;
  const [half, whole] = [work(5_000), work(10_000)];
  expect(half).toBeGreaterThan(5_000);
  expect(whole / half).toBeLessThan(EVENLY);
  expect(work(500) / (half / 10)).toBeLessThan(NOTE_ALONE);
});

test('work that grows with the square of the text is seen', () => {
  const squared = (length: number) => () => {
    const words = 'ab '.repeat(length / 3).split(' ');
    words.forEach((one) => words.filter((other) => other === one));
  };
  expect(workOf(squared(3_000)).read / workOf(squared(1_500)).read).toBeGreaterThan(3.5);
  const looked = (length: number) => () => {
    const text = 'ab '.repeat(length / 3);
    for (let at = 0; at < length; at += 3) /x/.exec(text.slice(at));
  };
  expect(workOf(looked(3_000)).read / workOf(looked(1_500)).read).toBeGreaterThan(3.5);
});

test('what was watched is as it was', () => {
  const before = [RegExp.prototype.exec, Array.prototype.filter];
  expect(() =>
    workOf(() => {
      throw new Error('stopped');
    }),
  ).toThrow('stopped');
  expect([RegExp.prototype.exec, Array.prototype.filter]).toEqual(before);
});
