import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { Vault } from './vault.ts';
import { type Lease, Leases } from './leases.ts';

const held: Lease[] = [];
afterEach(async () => {
  for (const one of held.splice(0)) await one.release();
});
const keep = (lease: Lease | null) => {
  if (lease) held.push(lease);
  return lease !== null;
};

async function site(patienceMs: number) {
  const vault = new Vault(await openSqliteSecrets(':memory:'), randomBytes(32));
  const leases = (alone = false) => new Leases(vault, { alone, renewMs: 10, patienceMs, lookMs: 5 });
  return { vault, leases };
}
const NAME = 'generation/1';

test('who lives is known by a counter that goes up, whatever the clocks say', async () => {
  const { leases } = await site(600_000);
  expect(keep(await leases().takeOrWait(NAME))).toBe(true);
  // Ends because the holder moves: its silence would be waited for ten minutes.
  expect(await leases().takeOrWait(NAME)).toBeNull();
});

test('in the same process a name that is held is refused at the first look', async () => {
  const { leases } = await site(600_000);
  const here = leases();
  keep(await here.take(NAME));
  expect(await here.takeOrWait(NAME)).toBeNull();
});

test('in the same process a name on its way out is free for the next who asks', async () => {
  const { leases } = await site(600_000);
  const here = leases();
  const lease = await here.take(NAME);
  const released = lease?.release();
  expect(keep(await here.takeOrWait(NAME))).toBe(true);
  await released;
  expect(await here.takeOrWait(NAME)).toBeNull();
});

test.each([
  ['a process that died', { holder: 'dead', counter: 7 }],
  ['an older version, whose clock had run ahead', { holder: 'dead', until: Date.now() + 7_200_000 }],
])('what %s left is taken once it has stood still', async (_, left) => {
  const { vault, leases } = await site(50);
  await vault.put(NAME, left);
  expect(await leases().take(NAME)).toBeNull();
  expect(keep(await leases().takeOrWait(NAME))).toBe(true);
});

test('a process that serves alone takes at once what an earlier one left', async () => {
  const { vault, leases } = await site(600_000);
  await vault.put(NAME, { holder: 'killed', counter: 0 });
  const alone = leases(true);
  expect(keep(await alone.take(NAME))).toBe(true);
  expect(await alone.take(NAME)).toBeNull();
});

test('of many who want what a dead process left one gets it', async () => {
  const { vault, leases } = await site(30);
  await vault.put(NAME, { holder: 'dead', counter: 7 });
  const got = await Promise.all(Array.from({ length: 5 }, () => leases().takeOrWait(NAME)));
  expect(got.filter(keep)).toHaveLength(1);
});

test('a holder that was thought dead does not take its name back, nor release it', async () => {
  const { vault, leases } = await site(600_000);
  const slept = (await leases().take(NAME))!;
  await vault.put(NAME, { holder: 'the next', counter: 1 });
  await slept.release();
  expect(await vault.get(NAME)).toEqual({ holder: 'the next', counter: 1 });
});
