import { passwordGuises } from '@vouchwell/rules';
import { LoopTurns, loopBudget } from '../testing/loop-turns.ts';
import { CommonPasswords, isCommonPassword } from './common-passwords.ts';
import { Lines } from './lines.ts';

test.each([
  '1qaz2wsx3edc',
  '123qweasdzxc',
  '1Q2W3E4R5T6Y7U8I',
  'Qwertyuiop123',
  'motherfucker',
  'gfhjkmgfhjkm',
  'sonyericsson',
  'P@ssw0rd1234',
  'Passwort2026!!',
  'Summer 2026 2026',
  'Ｐａｓｓｗｏｒｄ１２３４',
  'correct horse battery staple',
  'administrator1',
  'changeme1234',
  'letmein123456',
  'princess1234',
  'superman1234',
  'unbelievable',
  'zaq12wsxcde3',
])('%j is common', async (password) => expect(await isCommonPassword(password)).toBe(true));

test.each([
  'a long enough password',
  'another long password',
  'four walruses on a tandem',
  'Vq7-tandem-walrus',
  'abcde-fghjk-mnpqr-23456',
  '日本語のとても長い合言葉です',
])('%j is not', async (password) => expect(await isCommonPassword(password)).toBe(false));

/** As large as the list that is used. */
const text = Array.from({ length: 440_000 }, (_, n) => `${n}-rare`).join('\n');

test('a password of many guises holds nobody up, nor does reading the list', async () => {
  // As long as a password may be, and uncommon in each of its looks.
  const many = `1${'a1@$!|0e3b'.repeat(12)}9`;
  expect(passwordGuises(many).length).toBeGreaterThan(10);
  const turns = new LoopTurns();
  const budget = loopBudget();
  const read = await turns.best(budget, () => new CommonPasswords(() => Promise.resolve(text)).include(many));
  const asked = await turns.best(budget, async () => {
    for (let n = 0; n < 50; n++) expect(await isCommonPassword(`${many}${n}`)).toBe(false);
  });
  turns.stop();
  expect(read).toBeLessThan(budget);
  expect(asked).toBeLessThan(budget);
});

test('a list that could not be read is read again when it is asked for next', async () => {
  let tries = 0;
  const common = new CommonPasswords(() =>
    ++tries === 1 ? Promise.reject(new Error('too many open files')) : Promise.resolve('sesame-open-sesame'),
  );
  await expect(common.include('sesame open sesame')).rejects.toThrow('too many open files');
  expect(await common.include('sesame-open-sesame')).toBe(true);
  expect(await common.include('four walruses on a tandem')).toBe(false);
  expect(tries).toBe(2);
});

test('each line is found, and no part, no joint and no neighbour of one', async () => {
  const all = Array.from({ length: 3_000 }, (_, n) => `${(n * 7_919).toString(36)}é${n}`);
  const lines = await Lines.of(all.join('\n'));
  expect(all.filter((line) => !lines.has(line))).toEqual([]);
  const others = all.flatMap((line, n) => [
    line.slice(1),
    line.slice(0, -1),
    `${line}\n${all[n + 1]}`,
    `${line} `,
  ]);
  const known = new Set(all);
  expect(others.filter((line) => lines.has(line) && !known.has(line))).toEqual([]);
});
