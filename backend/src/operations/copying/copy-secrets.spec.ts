import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import { PatientKeys, tellsDestroyed } from '../../kernel/vault/patient-keys.ts';
import { Vault } from '../../kernel/vault/vault.ts';
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
  expect(await copySecrets(from, to)).toEqual({ entries: 3, written: 3, destroyed: 0 });
  expect(await to.list('')).toEqual(await from.list(''));
  expect(await copySecrets(from, to)).toEqual({ entries: 3, written: 0, destroyed: 0 });
});

test('an interrupted copy goes on', async () => {
  await to.put('patient-1', 'sealed patient-1');
  expect(await copySecrets(from, to)).toEqual({ entries: 3, written: 2, destroyed: 0 });
});

test.each([
  ['patient-1', 'another key'],
  ['patient-9', 'sealed patient-9'],
])('a target with another %s is refused and left alone', async (key, value) => {
  await to.put(key, value);
  await expect(copySecrets(from, to)).rejects.toThrow('holds something else');
  expect(await to.list('')).toEqual([{ key, value }]);
});

describe('a key that was destroyed', () => {
  const siteKey = Buffer.alloc(32, 7);
  const byKey = (entry: { key: string; value: string }) => tellsDestroyed(siteKey, entry);
  const keysIn = (store: Secrets) => new PatientKeys(new Vault(store, siteKey), 0);

  test('in the source is destroyed in an older copy as well', async () => {
    await keysIn(from).forSealing(7);
    await keysIn(from).forSealing('suggestion-2');
    await copySecrets(from, to, byKey);
    await keysIn(from).destroy(7);
    await keysIn(from).destroy('suggestion-2');
    expect(await copySecrets(from, to, byKey)).toMatchObject({ destroyed: 2 });
    expect(await keysIn(to).forOpening(7)).toBeNull();
    expect(await keysIn(to).forOpening('suggestion-2')).toBeNull();
  });

  test('in the target is not brought back by an older source', async () => {
    await keysIn(from).forSealing(7);
    await keysIn(from).forSealing(8);
    await copySecrets(from, to, byKey);
    await keysIn(to).parts.keep('event-1', { subject: 8, version: 1, data: {} });
    await keysIn(to).destroy(7);
    expect(await copySecrets(from, to, byKey)).toMatchObject({ destroyed: 1 });
    expect(await keysIn(to).forOpening(7)).toBeNull();
    expect(await keysIn(to).parts.of('event-1')).toMatchObject({ subject: 8 });
    expect(await keysIn(from).forOpening(7)).not.toBeNull();
  });

  test('cannot be told without the site key: the stores differ, and nothing is changed', async () => {
    await keysIn(from).forSealing(7);
    await copySecrets(from, to);
    await keysIn(from).destroy(7);
    const before = await to.list('');
    await expect(copySecrets(from, to)).rejects.toThrow('holds something else');
    expect(await to.list('')).toEqual(before);
  });

  test('says nothing for another key that differs', async () => {
    await keysIn(from).forSealing(7);
    await keysIn(to).forSealing(7);
    await expect(copySecrets(from, to, byKey)).rejects.toThrow('holds something else');
  });
});
