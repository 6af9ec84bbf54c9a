import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { Passwords } from '../signing-in/passwords.ts';
import { MissingKeyError, PatientKeys } from './patient-keys.ts';
import type { Secrets } from './secrets.port.ts';
import { testClock } from '../../testing/boxes.ts';
import { Sessions } from '../signing-in/sessions.ts';
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

describe('passwords', () => {
  test('argon2id with at least 19 MiB and two passes', async () => {
    await new Passwords(vault).replace(1, 'a long enough password', false, null);
    const hash = (await vault.get<string>('password/1'))!;
    const [, algorithm, version, cost] = hash.split('$');
    expect([algorithm, version]).toEqual(['argon2id', 'v=19']);
    const of = Object.fromEntries(cost!.split(',').map((one) => one.split('='))) as Record<string, string>;
    expect(Number(of['m'])).toBeGreaterThanOrEqual(19 * 1024);
    expect(Number(of['t'])).toBeGreaterThanOrEqual(2);
    expect(await secrets.get('password/1')).not.toContain('argon2');
  });

  test('matches the whole password, of this user only', async () => {
    const passwords = new Passwords(vault);
    await passwords.replace(1, 'pass word of Ångström', false, null);
    await passwords.replace(2, 'another password', false, null);
    expect(await passwords.matches(1, 'pass word of Ångström')).toBe(true);
    for (const wrong of ['', 'pass word of Ångstrom', 'pass word of Ångström ', 'another password']) {
      expect(await passwords.matches(1, wrong)).toBe(false);
    }
    expect([await passwords.exists(1), await passwords.exists(3)]).toEqual([true, false]);
  });

  test('nobody matches nothing, not even the text that is compared against', async () => {
    const passwords = new Passwords(vault);
    expect(await passwords.matches(null, 'no such person')).toBe(false);
    expect(await passwords.matches(3, 'no such person')).toBe(false);
  });

  test('a check for nobody is the work of one for somebody: one comparison with a hash of the same cost', async () => {
    const compared: string[] = [];
    const passwords = new Passwords(vault, (hashed, password) => {
      compared.push(hashed);
      return verify(hashed, password);
    });
    await passwords.setFirst(1, 'a long enough password');
    for (const userId of [1, null, 3])
      expect(await passwords.matches(userId, 'not the password')).toBe(false);
    const costs = compared.map((hashed) => hashed.split('$').slice(0, 4).join('$'));
    expect(costs).toHaveLength(3);
    expect(new Set(costs).size).toBe(1);
  });
});

describe('sessions', () => {
  const clock = testClock();
  const sessions = () => new Sessions(vault, clock, 12);

  test('live until they end or expire', async () => {
    const { id, expires_at } = await sessions().begin(1);
    expect(expires_at).toBe(new Date(clock.now().getTime() + 12 * 3_600_000).toISOString());
    expect(await sessions().isLive(1, id)).toBe(true);
    expect(await sessions().isLive(2, id)).toBe(false);
    expect(await sessions().isLive(1, 'x')).toBe(false);
    await sessions().end(1, id);
    expect(await sessions().isLive(1, id)).toBe(false);
    const other = await sessions().begin(1);
    clock.pass(12 * 3_600_000);
    expect(await sessions().isLive(1, other.id)).toBe(false);
  });

  test('that were begun while the clock ran ahead end when it is set back, and crowd out no other', async () => {
    clock.pass(50 * 3_600_000);
    const ahead = await Promise.all(Array.from({ length: 20 }, () => sessions().begin(5)));
    clock.pass(-60_000);
    expect(await sessions().isLive(5, ahead[0]!.id)).toBe(true);
    clock.pass(-50 * 3_600_000);
    expect(await sessions().isLive(5, ahead[0]!.id)).toBe(false);
    const now = await sessions().begin(5);
    expect([now.ended, await sessions().isLive(5, now.id)]).toEqual([0, true]);
    expect(await vault.list('session/5/')).toHaveLength(1);
    clock.pass(50 * 3_600_000);
    expect(await sessions().isLive(5, ahead[0]!.id)).toBe(false);
  });

  test('all of a person end together, but the one to keep; user 1 is not user 11', async () => {
    const [one, two, stranger] = [
      await sessions().begin(1),
      await sessions().begin(1),
      await sessions().begin(11),
    ];
    await sessions().endAll(1, two.id);
    const live = await Promise.all([
      sessions().isLive(1, one.id),
      sessions().isLive(1, two.id),
      sessions().isLive(11, stranger.id),
    ]);
    expect(live).toEqual([false, true, true]);
  });

  test('of more than twenty of one person the oldest end, and only theirs', async () => {
    const stranger = await sessions().begin(22);
    const first = await sessions().begin(2);
    for (let n = 0; n < 19; n++) {
      clock.pass(1);
      expect((await sessions().begin(2)).ended).toBe(0);
    }
    expect(await sessions().isLive(2, first.id)).toBe(true);
    clock.pass(1);
    const newest = await sessions().begin(2);
    expect(newest.ended).toBe(1);
    expect([await sessions().isLive(2, first.id), await sessions().isLive(2, newest.id)]).toEqual([
      false,
      true,
    ]);
    await Promise.all(Array.from({ length: 50 }, () => sessions().begin(2)));
    expect(await vault.list('session/2/')).toHaveLength(20);
    expect(await sessions().isLive(22, stranger.id)).toBe(true);
  });

  test('one that made room is known as such, as many as there are sessions and as long as it would have lived', async () => {
    const all = [];
    for (let n = 0; n < 50; n++) {
      clock.pass(1);
      all.push(await sessions().begin(4));
    }
    const told = await Promise.all(all.map(({ id }) => sessions().madeRoom(4, id)));
    // The oldest ten are forgotten, twenty made room, twenty live.
    expect(told).toEqual(all.map((_, n) => n >= 10 && n < 30));
    await sessions().end(4, all[49]!.id);
    expect(await sessions().madeRoom(4, all[49]!.id)).toBe(false);
    clock.pass(13 * 3_600_000);
    for (let n = 0; n < 21; n++) {
      clock.pass(1);
      await sessions().begin(4);
    }
    expect(await sessions().madeRoom(4, all[29]!.id)).toBe(false);
    expect(await vault.list('session-made-room/4/')).toHaveLength(1);
  });

  test('what has expired goes with the next sign-in', async () => {
    await sessions().begin(3);
    clock.pass(13 * 3_600_000);
    expect((await sessions().begin(3)).ended).toBe(0);
    expect(await vault.list('session/3/')).toHaveLength(1);
  });
});
