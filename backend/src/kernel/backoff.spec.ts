import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { Backoff } from './backoff.ts';
import { testClock } from '../testing/boxes.ts';
import type { DomainError } from './problem.ts';
import type { Secrets } from './secrets.port.ts';
import { Vault } from './vault.ts';

let secrets: Secrets;
let backoff: Backoff;
const clock = testClock();
beforeEach(async () => {
  secrets = await openSqliteSecrets(':memory:');
  backoff = new Backoff(new Vault(secrets, randomBytes(32)), clock);
});
afterEach(() => secrets.close());

const guess = (account = 'sam', address = '10.0.0.1') => backoff.attempt(account, address);
/** Seconds to wait; 0 where the attempt was let through. */
const wait = (account?: string, address?: string) =>
  guess(account, address).then(
    () => 0,
    (error: DomainError) => Number(error.fields?.['retry_after']),
  );
const fiveGuesses = async () => {
  for (let n = 0; n < 5; n++) await guess();
};

test('five failures cost nothing; the sixth try waits', async () => {
  await fiveGuesses();
  await expect(guess()).rejects.toMatchObject({
    kind: 'too_many',
    message: 'Too many failed attempts. Please wait 1 second and try again.',
  });
  clock.pass(1000);
  await guess();
});

test('the wait doubles with each failure, up to 15 minutes', async () => {
  await fiveGuesses();
  const waits: number[] = [];
  for (let n = 0; n < 13; n++) {
    const seconds = await wait();
    waits.push(seconds);
    clock.pass(seconds * 1000 - 1);
    expect(await wait()).toBe(1);
    clock.pass(1);
    await guess();
  }
  expect(waits).toEqual([1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 900, 900, 900]);
});

test('a try that was refused makes the wait no longer', async () => {
  await fiveGuesses();
  for (let n = 0; n < 50; n++) expect(await wait()).toBe(1);
  clock.pass(1000);
  expect(await wait()).toBe(0);
});

test('success starts the count again', async () => {
  await fiveGuesses();
  await backoff.succeeded('sam', '10.0.0.1');
  await fiveGuesses();
  expect(await wait()).toBe(1);
});

test('after a quiet day nothing is held against anyone', async () => {
  await fiveGuesses();
  clock.pass(24 * 3_600_000);
  await fiveGuesses();
  expect(await wait()).toBe(1);
});

test('account and address count together: no stranger locks a user out', async () => {
  await fiveGuesses();
  expect(await wait('sam', '10.0.0.2')).toBe(0);
  expect(await wait('kim', '10.0.0.1')).toBe(0);
  // Neither runs into the other.
  expect(await wait('sam10.', '0.0.1')).toBe(0);
});

test('100 guesses at once: five slip through', async () => {
  const all = await Promise.all(Array.from({ length: 100 }, () => wait()));
  expect(all.filter((seconds) => seconds === 0)).toHaveLength(5);
});

test('neither name nor address is kept in the clear', async () => {
  await guess('Zebediah', '10.9.8.7');
  expect(JSON.stringify(await secrets.list(''))).not.toMatch(/Zebediah|10\.9\.8\.7/);
});
