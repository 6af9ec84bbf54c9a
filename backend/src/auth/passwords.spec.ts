import { randomBytes } from 'node:crypto';
import { verify } from '@node-rs/argon2';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { Passwords } from './passwords.ts';

let secrets: Secrets;
let vault: Vault;
beforeEach(async () => {
  secrets = await openSqliteSecrets(':memory:');
  vault = new Vault(secrets, randomBytes(32));
});
afterEach(() => secrets.close());

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
