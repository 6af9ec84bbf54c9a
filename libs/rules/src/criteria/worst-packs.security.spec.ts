import { evaluate } from './evaluate.ts';
import { aCase, aCriterion, aPack, shown } from './pack.fixture.ts';
import { readPack } from './read-pack.ts';
import { PackRefusal } from './reading.ts';

const many = (length: number, entry: (n: number) => unknown) => Array.from({ length }, (_, n) => entry(n));
/** How it is refused; fails where it is taken, or is refused by anything but a sentence. */
function refusal(text: string): string {
  try {
    readPack(JSON.parse(text));
  } catch (error) {
    expect(error).toBeInstanceOf(PackRefusal);
    return (error as Error).message;
  }
  throw new Error('It was taken.');
}
const packWith = (more: string) => JSON.stringify(aPack).replace(/\}$/, `,${more}}`);
const withTest = (test: string) =>
  JSON.stringify({ ...aPack, criteria: [{ ...aCriterion(), test: 0 }] }).replace(
    '"test":0',
    `"test":${test}`,
  );

test.each<[string, () => string, RegExp]>([
  ['lists in lists', () => withTest('['.repeat(200_000) + ']'.repeat(200_000)), /a test is expected/],
  [
    'negations of negations',
    () => withTest(`${'{"not":'.repeat(50_000)}0${'}'.repeat(50_000)}`),
    /deeper than 8/,
  ],
  ['lists of tests', () => withTest(`${'{"all":['.repeat(50_000)}0${']}'.repeat(50_000)}`), /deeper than 8/],
  [
    'a comparison',
    () => withTest(`{"fact":"walks","is":${'['.repeat(200_000)}${']'.repeat(200_000)}}`),
    /true or false/,
  ],
])('a pack of %s without an end is refused in a sentence', (_, text, words) => {
  const message = refusal(text());
  expect(message).toMatch(words);
  expect(message.length).toBeLessThan(500);
});

test.each<[string, string, RegExp]>([
  ['__proto__', packWith('"__proto__":{"general":true}'), /__proto__ is not known here/],
  ['constructor', packWith('"constructor":{}'), /constructor is not known here/],
  ['__proto__', withTest('{"__proto__":{"fact":"walks"}}'), /one known operator is expected, not __proto__/],
  ['hasOwnProperty', withTest('{"fact":"hasOwnProperty","is":true}'), /the fact hasOwnProperty is not known/],
  ['__proto__', withTest('{"hcpcs":"__proto__"}'), /the code set __proto__ is not known/],
])('%s names nothing', (_, text, words) => {
  expect(refusal(text)).toMatch(words);
});

test('of 100,000 names that are not known some are named, in a line that can be read', () => {
  const unknown = Object.fromEntries(many(100_000, (n) => [`field${n}`, 0]) as [string, number][]);
  for (const text of [JSON.stringify({ ...aPack, ...unknown }), withTest(JSON.stringify(unknown))]) {
    const message = refusal(text);
    expect(message).toContain('field0');
    expect(message).toContain('and 99');
    expect(message.length).toBeLessThan(600);
  }
});

test('a name that is long, or would write elsewhere on the line, is told as it can be read', () => {
  const message = refusal(packWith(`"${'x'.repeat(100_000)}":0,"\u202Etxt\\u0007\\n":0`));
  expect(message.length).toBeLessThan(600);
  expect(message).not.toMatch(/[\p{Cc}\p{Cf}]/u);
  const value = refusal(
    JSON.stringify({
      ...aPack,
      criteria: [aCriterion({ sources: [{ source: 'a\nb\u202E'.repeat(50_000) }] })],
    }),
  );
  expect(value.length).toBeLessThan(600);
  expect(value).not.toMatch(/[\p{Cc}\p{Cf}]/u);
});

test('100,000 criteria are read in time that grows with them, and the one that is bad is named', () => {
  const criteria = many(100_000, (n) => aCriterion({ id: `C-${n}` }));
  expect(readPack({ ...aPack, criteria }).criteria).toHaveLength(100_000);
  const bad = [...criteria, aCriterion({ id: 'C-7' })];
  expect(refusal(JSON.stringify({ ...aPack, criteria: bad }))).toMatch(/C-7 is there twice/);
});

test('ids of every script and of every object’s own are ids like others', () => {
  const odd = ['__proto__', 'constructor', 'toString', '🦽', 'Ünï\u0301', '\u05D0'];
  const pack = readPack(
    JSON.parse(
      JSON.stringify({
        ...aPack,
        facts: odd.map((id) => ({ id, type: 'yes_no', question: 'Is it so?', needs_encounter: false })),
        criteria: odd.map((id) => aCriterion({ id, test: { fact: id, is: true } })),
      }),
    ),
  );
  expect(pack.criteria.map(({ id }) => id)).toEqual(odd);
  const answers = [...aCase.answers, ...odd.map((id) => shown(id, true, null))];
  const found = evaluate([pack], { ...aCase, answers }, '2026-06-01');
  const verdicts = found.filter(({ criterion }) => odd.includes(criterion)).map(({ verdict }) => verdict);
  expect(verdicts).toEqual(odd.map(() => 'met'));
  const silent = evaluate([pack], aCase, '2026-06-01').filter(({ criterion }) => odd.includes(criterion));
  expect(silent.map(({ missing }) => missing)).toEqual(odd.map((id) => [id]));
});
