import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { MissingKeyError, PatientKeys } from './patient-keys.ts';
import type { Secrets } from './secrets.port.ts';
import { openBytes, sealBytes, Vault } from './vault.ts';

const siteKey = randomBytes(32);
let secrets: Secrets;
let vault: Vault;
beforeEach(async () => {
  secrets = await openSqliteSecrets(':memory:');
  vault = new Vault(secrets, siteKey);
});
afterEach(() => secrets.close());

describe('vault', () => {
  test('keeps values, lists and forgets them', async () => {
    await vault.put('session/1', { text: 'Ångström' });
    await vault.put('session/2', 2);
    await vault.put('password/1', null);
    expect(await vault.get('session/1')).toEqual({ text: 'Ångström' });
    expect(await vault.list('session/')).toEqual([
      { name: 'session/1', value: { text: 'Ångström' } },
      { name: 'session/2', value: 2 },
    ]);
    await vault.delete('session/1');
    expect(await vault.get('session/1')).toBeNull();
    expect(await vault.deleteAll('session/')).toBe(1);
    expect(await vault.list('')).toHaveLength(1);
  });

  test('stores ciphertext only', async () => {
    await vault.put('ai-key/1', 'correct horse');
    const stored = (await secrets.get('ai-key/1'))!;
    expect(stored).not.toContain('correct');
    expect(Buffer.from(stored, 'base64').toString('latin1')).not.toContain('correct');
    await vault.put('ai-key/1', 'correct horse');
    expect(await secrets.get('ai-key/1')).not.toBe(stored);
  });

  test('a value opens only under its own name', async () => {
    await vault.put('password/1', 'mine');
    await secrets.put('password/2', (await secrets.get('password/1'))!);
    await expect(vault.get('password/2')).rejects.toThrow();
    expect(await vault.get('password/1')).toBe('mine');
  });

  test('another site key opens nothing', async () => {
    await vault.put('ai-key/1', 1);
    const other = new Vault(secrets, randomBytes(32));
    await expect(other.get('ai-key/1')).rejects.toThrow();
    await expect(other.list('')).rejects.toThrow();
    await expect(other.putIfAbsent('ai-key/1', 2)).rejects.toThrow();
  });

  test('a damaged value is refused', async () => {
    await vault.put('ai-key/1', 1);
    const bytes = Buffer.from((await secrets.get('ai-key/1'))!, 'base64');
    bytes[bytes.length - 1]! ^= 1;
    await secrets.put('ai-key/1', bytes.toString('base64'));
    await expect(vault.get('ai-key/1')).rejects.toThrow();
    await secrets.put('ai-key/1', 'c2hvcnQ=');
    await expect(vault.get('ai-key/1')).rejects.toThrow();
  });

  test('what stands is kept', async () => {
    const all = await Promise.all([1, 2, 3].map((n) => vault.putIfAbsent('ai-key/1', n)));
    expect(new Set(all).size).toBe(1);
    expect(await vault.get('ai-key/1')).toBe(all[0]);
  });

  test('50 changes at once lose none', async () => {
    await Promise.all(
      Array.from({ length: 50 }, () => vault.update<number>('ai-key/1', (n) => (n ?? 0) + 1)),
    );
    expect(await vault.get('ai-key/1')).toBe(50);
  });

  test('a pseudonym is the same at this site, for this purpose, only', () => {
    const name = vault.pseudonym('username', 'sam');
    expect(name).toMatch(/^[0-9a-f]{40}$/);
    expect(vault.pseudonym('username', 'sam')).toBe(name);
    const others = [
      vault.pseudonym('username', 'sal'),
      vault.pseudonym('sign-in', 'sam'),
      new Vault(secrets, randomBytes(32)).pseudonym('username', 'sam'),
    ];
    expect(new Set([name, ...others]).size).toBe(4);
    expect(vault.derivedKey('a')).toHaveLength(32);
    expect(vault.derivedKey('a')).not.toEqual(vault.derivedKey('b'));
    expect(vault.derivedKey('a')).not.toEqual(siteKey);
  });

  test('bytes open with their key and what they are bound to', () => {
    const sealed = sealBytes(siteKey, Buffer.from('plain'), 'here');
    expect(openBytes(siteKey, sealed, 'here').toString()).toBe('plain');
    expect(() => openBytes(siteKey, sealed, 'there')).toThrow();
    expect(() => openBytes(randomBytes(32), sealed, 'here')).toThrow();
    expect(() => openBytes(siteKey, sealed.subarray(0, 20), 'here')).toThrow();
  });
});

describe('patient keys', () => {
  test('one key a patient, made at first need, the same for every process', async () => {
    const [here, there] = [new PatientKeys(vault), new PatientKeys(vault)];
    const made = await Promise.all([here, there, here].map((keys) => keys.forSealing(1)));
    expect(new Set(made.map(String)).size).toBe(1);
    expect(made[0]).toHaveLength(32);
    expect(await there.forOpening(1)).toEqual(made[0]);
    expect(await here.forSealing(2)).not.toEqual(made[0]);
  });

  test('a key that is not there is not made by reading', async () => {
    const keys = new PatientKeys(vault);
    await expect(keys.forOpening(1)).rejects.toBeInstanceOf(MissingKeyError);
    expect(await vault.list('patient-key/')).toEqual([]);
  });

  test('a key that is remembered holds no memory but its own', async () => {
    const keys = new PatientKeys(vault);
    expect((await keys.forSealing(1)).buffer.byteLength).toBe(32);
    expect((await new PatientKeys(vault).forOpening(1))!.buffer.byteLength).toBe(32);
  });

  test('a destroyed key is gone from memory and vault', async () => {
    const keys = new PatientKeys(vault);
    const key = await keys.forSealing(1);
    await keys.destroy(1);
    expect(await keys.forOpening(1)).toBeNull();
    const left = await vault.list<string>('');
    expect(left.map(({ value }) => value)).not.toContain(key.toString('base64'));
  });

  test('a key is destroyed in one step: cut off, it stands or is gone', async () => {
    const writes: string[] = [];
    const counted = new Proxy(secrets, {
      get: (store, name: keyof Secrets) => {
        const own = store[name] as (...given: unknown[]) => unknown;
        return (...given: unknown[]) => {
          if (!['get', 'list', 'scrub'].includes(name)) writes.push(name);
          return own.apply(store, given);
        };
      },
    });
    const keys = new PatientKeys(new Vault(counted, siteKey));
    await keys.forSealing(1);
    expect(writes.splice(0)).toHaveLength(1);
    await keys.destroy('suggestion-1');
    expect(writes.splice(0)).toHaveLength(1);
    // Of a patient the second write only tells the other processes.
    await keys.destroy(1);
    expect(writes).toHaveLength(2);
    await vault.delete('keys-destroyed');
    expect(await new PatientKeys(vault).forOpening(1)).toBeNull();
  });

  test('a key that one process destroyed is used by no other, though it remembered it', async () => {
    const [here, there] = [new PatientKeys(vault), new PatientKeys(vault)];
    await here.forSealing(1);
    const other = await there.forSealing(2);
    expect(await there.forOpening(1)).toHaveLength(32);
    await here.destroy(1);
    expect(await there.forOpening(1)).toBeNull();
    await expect(there.forSealing(1)).rejects.toMatchObject({ code: 'forgotten' });
    expect(await there.forOpening(2)).toEqual(other);
  });

  test('a key that was being read while it was destroyed is not remembered', async () => {
    let reached!: () => void;
    let goOn!: () => void;
    const reading = new Promise<void>((resolve) => (reached = resolve));
    const held = new Promise<void>((resolve) => (goOn = resolve));
    const slow = new Proxy(secrets, {
      get: (store, name: keyof Secrets) => {
        const own = (store[name] as (...given: unknown[]) => Promise<unknown>).bind(store);
        if (name !== 'get') return own;
        return async (key: string) => {
          const value = await own(key);
          if (key !== 'patient-key/1') return value;
          reached();
          await held;
          return value;
        };
      },
    });
    const here = new PatientKeys(vault);
    const there = new PatientKeys(new Vault(slow, siteKey));
    await here.forSealing(1);
    const opening = there.forOpening(1);
    await reading;
    await here.destroy(1);
    // Somebody else of the same process has heard of it meanwhile.
    await expect(there.forOpening(2)).rejects.toBeInstanceOf(MissingKeyError);
    goOn();
    await opening;
    expect(await there.forOpening(1)).toBeNull();
  });

  test('keys that are remembered cost one small read a second, not one each', async () => {
    let reads = 0;
    const counted = new Proxy(secrets, {
      get: (store, name: keyof Secrets) => {
        if (name === 'get') reads += 1;
        return (store[name] as (...given: unknown[]) => unknown).bind(store);
      },
    });
    const keys = new PatientKeys(new Vault(counted, siteKey), 3_600_000);
    for (let patient = 1; patient <= 20; patient += 1) await keys.forSealing(patient);
    reads = 0;
    for (let turn = 0; turn < 5; turn += 1)
      for (let patient = 1; patient <= 20; patient += 1) await keys.forOpening(patient);
    expect(reads).toBe(0);
  });

  test('a key that was lost is none that stands', async () => {
    const keys = new PatientKeys(vault);
    expect(await keys.markLost('suggestion-4')).toBe(true);
    expect(await keys.stands('suggestion-4')).toBe(false);
    expect(await keys.standingOf('suggestion')).toEqual([]);
    await keys.forSealing('suggestion-5');
    expect(await keys.standingOf('suggestion')).toEqual([5]);
  });

  test('a destroyed key is never made anew, not by another process either', async () => {
    const keys = new PatientKeys(vault);
    await keys.forSealing(1);
    await keys.destroy(1);
    for (const any of [keys, new PatientKeys(vault)]) {
      await expect(any.forSealing(1)).rejects.toMatchObject({ code: 'forgotten' });
      expect(await any.forOpening(1)).toBeNull();
    }
  });
});
