import type { LanguageModel, Writing } from '../../kernel/ports/model.port.ts';
import { NotePace, queueLeft } from './note-pace.ts';

const known = { words_per_second: 4, section_ms: 30_000 };
const prompt = { system: '', user: '' };
const signal = new AbortController().signal;

/** A model that takes so long for what it writes, by a clock that only it moves. */
function paced(given: typeof known | null = known) {
  let time = 1_000;
  const told: number[] = [];
  const model: LanguageModel = {
    provider: 'ollama',
    model: 'small',
    writes: 'by_sentence',
    server: '10.0.0.5:11434',
    write: (_, { parts }: Writing) => {
      time += 5_000;
      parts?.heard({ facts: [1], text: 'She needs it by day.' });
      parts?.heard('no part of that form');
      return Promise.resolve({ text: 'She needs it by day and by night.', tokens: { input: 1, output: 9 } });
    },
    answers: () => Promise.resolve(true),
  };
  const pace = new NotePace(
    model,
    given,
    (ms) => told.push(ms),
    () => time,
  );
  const parts = { schema: {}, most: 3, heard: () => undefined };
  return { pace, told, parts, wait: (ms: number) => (time += ms) };
}

test('the time left is what was measured before, until a section of this note is done', () => {
  const { pace, told, wait } = paced();
  pace.progress(0, 3, 'section');
  wait(20_000);
  pace.progress(1, 3, 'section');
  wait(40_000);
  pace.progress(3, 3, 'section');
  expect(told).toEqual([90_000, 40_000, 0]);
});

test('of a model that nobody has measured nothing is told before its first section', () => {
  const { pace, told, wait } = paced(null);
  pace.progress(0, 2, 'section');
  expect(told).toEqual([]);
  wait(7_000);
  pace.progress(1, 2, 'section');
  expect(told).toEqual([7_000]);
});

test('what is to be written anew is counted in words', () => {
  const { pace, told } = paced();
  pace.progress(0, 100, 'word');
  expect(told).toEqual([25_000]);
});

test('the receipt says words and time of each question, and of the sections that came to their end', async () => {
  const { pace, parts, wait } = paced();
  pace.progress(0, 2, 'section');
  await pace.model.write(prompt, { signal, parts });
  wait(1_000);
  await pace.model.write(prompt, { signal, parts });
  pace.progress(2, 2, 'section');
  const measured = {
    server: '10.0.0.5:11434',
    writes: 'by_sentence',
    words: 10,
    words_ms: 10_000,
    sections: 2,
    sections_ms: 11_000,
  };
  expect(pace.receipt(false)).toEqual({ pace: measured });
  // One that broke off took as long as it took.
  expect(pace.receipt(true)).toEqual({ pace: { ...measured, sections: 0, sections_ms: 0 } });
});

test('a letter as a whole is measured by its words, and one that brought none not at all', async () => {
  const { pace } = paced();
  expect(pace.receipt(false)).toEqual({});
  await pace.model.write(prompt, { signal });
  expect(pace.receipt(false)).toMatchObject({ pace: { words: 8, words_ms: 5_000, sections: 0 } });
});

test('who waits hears of those before them and of their own note', () => {
  expect([queueLeft(known, 1, 1), queueLeft(known, 3, 2), queueLeft(null, 1, 1)]).toEqual([
    60_000,
    90_000,
    null,
  ]);
});
