import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { Backoff } from './backoff.ts';
import { type TestClock, testClock } from '../testing/boxes.ts';
import { DomainError } from '../kernel/basics/problem.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { Vault } from '../kernel/vault/vault.ts';

const MINUTE = 60_000;
const DAY = 24 * 3_600_000;

let secrets: Secrets;
let vault: Vault;
let clock: TestClock;
let backoff: Backoff;
beforeEach(async () => {
  secrets = await openSqliteSecrets(':memory:');
  vault = new Vault(secrets, randomBytes(32));
  clock = testClock();
  backoff = new Backoff(vault, clock);
});
afterEach(() => secrets.close());

const [wrong, right] = [() => Promise.resolve(false), () => Promise.resolve(true)];
/** Seconds to wait; 0 where the attempt was let through. */
const wait = async (account = 'sam', address = '10.0.0.1', check = wrong) => {
  try {
    await backoff.guard(account, address, check);
    return 0;
  } catch (error) {
    expect(error).toMatchObject({ kind: 'too_many' });
    return Number((error as DomainError).fields?.['retry_after']);
  }
};
const guesses = async (count: number, account?: string, address?: string) => {
  for (let n = 0; n < count; n++) expect(await wait(account, address)).toBe(0);
};

describe('one person at one address', () => {
  test('five failures cost nothing; the sixth try waits', async () => {
    await guesses(5);
    await expect(backoff.guard('sam', '10.0.0.1', right)).rejects.toMatchObject({
      kind: 'too_many',
      message: 'Too many failed attempts. Please wait 1 second and try again.',
    });
    clock.pass(1000);
    expect(await backoff.guard('sam', '10.0.0.1', wrong)).toBe(false);
  });

  test('the wait doubles with each failure, up to 15 minutes', async () => {
    await backoff.guard('sam', '10.0.0.1', right);
    await guesses(5);
    const waits: number[] = [];
    for (let n = 0; n < 13; n++) {
      const seconds = await wait();
      waits.push(seconds);
      clock.pass(seconds * 1000 - 1);
      expect(await wait()).toBe(1);
      clock.pass(1);
      expect(await wait()).toBe(0);
    }
    expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
  });

  test('a try that was refused makes the wait no longer, and is not checked', async () => {
    await guesses(5);
    const check = () => Promise.reject(new Error('was checked'));
    for (let n = 0; n < 50; n++) expect(await wait('sam', '10.0.0.1', check)).toBe(1);
    clock.pass(1000);
    expect(await wait()).toBe(0);
  });

  test('success starts the count again', async () => {
    await guesses(4);
    expect(await wait('sam', '10.0.0.1', right)).toBe(0);
    await guesses(5);
    expect(await wait()).toBe(1);
  });

  test('after a quiet day nothing is held against anyone, over midnight what is held stays', async () => {
    await guesses(5);
    clock.pass(13 * 3_600_000);
    expect(clock.now().getUTCDate()).toBe(22);
    // Eight are forgiven in this time, at one in 96 minutes.
    await guesses(5);
    expect(await wait()).toBe(1);
    clock.pass(DAY);
    await guesses(5);
    clock.pass(3 * DAY);
    await guesses(5);
  });

  test('a midnight between forgives nothing', async () => {
    clock.pass(12 * 3_600_000 - 1);
    await guesses(5);
    clock.pass(2);
    expect(await wait()).toBe(1);
  });

  test('a clock that is set back holds nobody up for as long as it was ahead, and forgives nothing', async () => {
    clock.pass(6 * 3_600_000);
    await guesses(5);
    expect(await wait()).toBe(1);
    clock.pass(-6 * 3_600_000);
    await guesses(1);
    expect(await wait()).toBe(2);
    // As far as clocks of processes may differ it is the same moment.
    clock.pass(-60_000);
    expect(await wait()).toBe(62);
  });

  test('100 guesses at once: five slip through', async () => {
    const all = await Promise.all(Array.from({ length: 100 }, () => wait()));
    expect(all.filter((seconds) => seconds === 0)).toHaveLength(5);
  });

  test('what could not be checked is not counted', async () => {
    const down = () => Promise.reject(new DomainError('unavailable', 'busy', 'Busy.'));
    for (let n = 0; n < 50; n++)
      await expect(backoff.guard('sam', '10.0.0.1', down)).rejects.toThrow('Busy.');
    await guesses(5);
  });

  test('an IPv6 network is one address', async () => {
    for (let n = 0; n < 5; n++) expect(await wait('sam', `2001:db8::${n}`)).toBe(0);
    expect(await wait('sam', '2001:db8::ff:1')).toBe(1);
    expect(await wait('sam', '2001:db8:1::1')).toBe(0);
  });
});

describe('many', () => {
  test('1,000 guesses from 38 addresses: some twenty are let through in an hour, and the person beside them', async () => {
    await backoff.guard('sam', '10.1.1.1', right);
    let through = 0;
    for (let n = 0; n < 1_000; n++) {
      if ((await wait('sam', `10.0.0.${n % 38}`)) === 0) through++;
      if (n % 20 === 0) expect(await wait('sam', '10.1.1.1', right)).toBe(0);
      clock.pass(3_600);
    }
    expect(through).toBeGreaterThan(15);
    expect(through).toBeLessThanOrEqual(40);
  });

  test('60 accounts from one address: thirty tries cost nothing, then they wait, whoever is tried', async () => {
    const waits: number[] = [];
    for (let n = 0; n < 60; n++) waits.push(await wait(`person-${n}`));
    expect(waits.filter((seconds) => seconds === 0)).toHaveLength(30);
    expect(await wait('somebody-else')).toBe(1);
    expect(await wait('somebody-else', '10.0.0.2')).toBe(0);
  });

  test('who comes in from an address is not held up by what others try from there', async () => {
    await backoff.guard('kim', '10.0.0.1', right);
    for (let n = 0; n < 60; n++) await wait(`person-${n}`);
    expect(await wait('kim', '10.0.0.1', right)).toBe(0);
    // With an allowance of their own, as ever.
    await guesses(5, 'kim');
    expect(await wait('kim')).toBe(1);
  });

  test('sixty who come in for the first time from one address, one after the other, all do', async () => {
    for (let n = 0; n < 60; n++) expect(await wait(`person-${n}`, '10.0.0.1', right)).toBe(0);
  });

  test('the success of the person does not start the count of a stranger again', async () => {
    await backoff.guard('sam', '10.1.1.1', right);
    for (let n = 0; n < 15; n++) expect(await wait('sam', `10.0.0.${n}`)).toBe(0);
    await backoff.guard('sam', '10.1.1.1', right);
    expect(await wait('sam', '10.0.0.99')).toBe(1);
  });

  test('an account is at home at an address for thirty days', async () => {
    const strangers = async () => {
      for (let n = 0; n < 25; n++) await wait('sam', `10.0.0.${n}`);
    };
    await backoff.guard('sam', '10.1.1.1', right);
    clock.pass(29 * DAY);
    await strangers();
    expect(await wait('sam', '10.1.1.1')).toBe(0);
    clock.pass(2 * DAY);
    await strangers();
    expect(await wait('sam', '10.1.1.1')).toBeGreaterThan(0);
  });

  test('an attack of days is forgiven within hours', async () => {
    for (let n = 0; n < 1_000; n++) {
      await wait('sam', `10.0.${n % 200}.1`);
      clock.pass(5 * MINUTE);
    }
    clock.pass(150 * MINUTE);
    expect(await wait('sam', '10.1.1.1', right)).toBe(0);
  });

  test('whatever the addresses and the pauses: an account lets strangers in rarely, its person always', async () => {
    const tries = fc.array(fc.tuple(fc.nat(200), fc.nat(10 * MINUTE)), { minLength: 50, maxLength: 150 });
    await fc.assert(
      fc.asyncProperty(tries, async (planned) => {
        const account = randomBytes(8).toString('hex');
        await backoff.guard(account, '10.1.1.1', right);
        const begun = clock.now().getTime();
        let through = 0;
        for (const [from, pause] of planned) {
          // Addresses of their own, so that only the account is looked at.
          if ((await wait(account, `${account}-${from}`)) === 0) through++;
          expect(await wait(account, '10.1.1.1', right)).toBe(0);
          clock.pass(pause);
        }
        const minutes = (clock.now().getTime() - begun) / MINUTE;
        expect(through).toBeLessThanOrEqual(24 + minutes / 5 + minutes / 15);
      }),
      { numRuns: 15 },
    );
  });

  test('accounts and addresses do not run into each other', async () => {
    await guesses(5);
    expect(await wait('sam', '10.0.0.2')).toBe(0);
    expect(await wait('kim', '10.0.0.1')).toBe(0);
    expect(await wait('sam10.', '0.0.1')).toBe(0);
  });
});

describe('what is kept', () => {
  const entries = async () => (await secrets.list('')).length;

  test('100,000 invented names from a few addresses do not fill the vault', async () => {
    // A tenth of them: each further one is refused before anything is written.
    for (let n = 0; n < 10_000; n++) await wait(`invented-${n}`, `10.0.0.${n % 10}`);
    expect(await entries()).toBeLessThanOrEqual(10 * (2 * 30 + 1));
  });

  test('is forgotten after two days, but for where people are at home', async () => {
    for (let n = 0; n < 20; n++) await wait(`person-${n}`);
    await backoff.guard('kim', '10.0.0.2', right);
    expect(await entries()).toBeGreaterThan(40);
    clock.pass(2 * DAY);
    await backoff.guard('kim', '10.0.0.2', right);
    const left = (await secrets.list('')).map(({ key }) => key.split('/')[0]);
    expect(left.sort()).toEqual(['at-home', 'attempts']);
  });

  test('is never more than twenty addresses of one person', async () => {
    for (let n = 0; n < 50; n++) await backoff.guard('sam', `10.0.0.${n}`, right);
    const homes = await vault.list<unknown[]>('at-home/');
    expect(homes.map(({ value }) => value.length)).toEqual([20]);
  });

  test('neither name nor address in the clear', async () => {
    await wait('Zebediah', '10.9.8.7');
    await backoff.guard('Zebediah', '10.9.8.6', right);
    expect(JSON.stringify(await vault.list(''))).not.toMatch(/Zebediah|10\.9\.8/);
  });

  test('counts for every process', async () => {
    await guesses(5);
    backoff = new Backoff(vault, clock);
    expect(await wait()).toBe(1);
  });
});
