import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { copySecrets } from './copy-secrets.ts';

let from: Secrets;
let to: Secrets;
beforeEach(async () => {
  [from, to] = [await openSqliteSecrets(':memory:'), await openSqliteSecrets(':memory:')];
  for (const key of ['patient-1', 'patient-2', 'password-1']) await from.put(key, `sealed ${key}`);
});
afterEach(async () => {
  await from.close();
  await to.close();
});

test('every entry is copied as it stands, once', async () => {
  expect(await copySecrets(from, to)).toEqual({ entries: 3, written: 3 });
  expect(await to.list('')).toEqual(await from.list(''));
  expect(await copySecrets(from, to)).toEqual({ entries: 3, written: 0 });
});

test('an interrupted copy goes on', async () => {
  await to.put('patient-1', 'sealed patient-1');
  expect(await copySecrets(from, to)).toEqual({ entries: 3, written: 2 });
});

test.each([
  ['patient-1', 'another key'],
  ['patient-9', 'sealed patient-9'],
])('a target with another %s is refused and left alone', async (key, value) => {
  await to.put(key, value);
  await expect(copySecrets(from, to)).rejects.toThrow('holds something else');
  expect(await to.list('')).toEqual([{ key, value }]);
});
