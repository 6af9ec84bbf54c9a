import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { randomBytes } from 'node:crypto';
import type { Subject } from '../deciding/decider.ts';
import { keyName, PatientKeys } from '../vault/patient-keys.ts';
import { Vault } from '../vault/vault.ts';
import { KeyWatch } from './key-watch.ts';
import { Subjects } from './subjects.ts';

/** Of whom a log tells, with their keys, watched by a process that has asked for none of them yet. */
async function watched(...told: readonly Subject[]) {
  const [secrets, subjects, alarms] = [await openSqliteSecrets(':memory:'), new Subjects(), [] as string[]];
  const vault = new Vault(secrets, randomBytes(32));
  const [before, keys] = [new PatientKeys(vault, 0), new PatientKeys(vault, 0)];
  for (const one of told) {
    await before.forSealing(one);
    subjects.add(one);
  }
  const watch = new KeyWatch({
    ...{ secrets, keys, subjects: () => subjects },
    alarm: (line) => void alarms.push(line),
  });
  keys.heed(watch);
  return { secrets, keys, watch, alarms, remove: (one: Subject) => secrets.delete(keyName(one)) };
}

test('however many keys there are, each has its turn, and each that is missing is told once', async () => {
  const many = Array.from({ length: 1_500 }, (_, n) => n + 1);
  const { secrets, watch, alarms, remove } = await watched(...many, 'suggestion-3');
  await remove(1_400);
  await remove('suggestion-3');
  for (let looks = 0; looks < 6; looks += 1) await watch.look();
  expect(watch.missing).toBe(2);
  expect(alarms).toEqual([
    expect.stringContaining('lack the key patient-key/1400,'),
    expect.stringContaining('lack the key sealing-key/suggestion-3,'),
  ]);
  await secrets.close();
});

test('a key that was destroyed or is known to be lost is none that is missing', async () => {
  const { secrets, keys, watch, alarms, remove } = await watched(1, 2);
  await keys.destroy(1);
  await remove(2);
  expect(await keys.markLost(2)).toBe(true);
  await watch.look();
  expect(await keys.forOpening(1)).toBeNull();
  await expect(keys.forOpening(2)).rejects.toThrow();
  expect(watch.missing).toBe(0);
  expect(alarms).toEqual([]);
  await secrets.close();
});

test('whoever asks for a missing key is told that it is missing, also before its turn has come', async () => {
  const { secrets, keys, watch, alarms, remove } = await watched(1);
  await remove(1);
  await expect(keys.forSealing(1)).rejects.toMatchObject({ kind: 'unavailable', code: 'key_missing' });
  await expect(keys.forOpening(1)).rejects.toThrow();
  expect(await secrets.get(keyName(1))).toBeNull();
  expect([watch.missing, alarms.length]).toEqual([1, 1]);
  // Of whom nothing is told yet gets the first key.
  expect(await keys.forSealing(2)).toHaveLength(32);
  await secrets.close();
});

test('a key that is still in memory is put back, and never over the trace of one that was destroyed', async () => {
  const { secrets, keys, watch, alarms, remove } = await watched(1, 2);
  const [first] = [await keys.forOpening(1), await keys.forOpening(2)];
  await remove(1);
  await watch.look();
  expect(watch.missing).toBe(0);
  expect(alarms).toEqual([expect.stringContaining('patient-key/1 was taken out of the secrets while')]);
  expect(await keys.forOpening(1)).toEqual(first);
  await keys.destroy(2);
  expect(await keys.putBack(2)).toBe(false);
  expect(await keys.forOpening(2)).toBeNull();
  await secrets.close();
});
