import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { type Claim, Claims } from './claims.ts';

const held: Claim[] = [];
afterEach(async () => {
  for (const one of held.splice(0)) await one.release();
});
const keep = (claim: Claim | null) => {
  if (claim) held.push(claim);
  return claim !== null;
};

async function site(patienceMs: number) {
  const vault = new Vault(await openSqliteSecrets(':memory:'), randomBytes(32));
  const claims = (alone = false) => new Claims(vault, { alone, renewMs: 10, patienceMs, lookMs: 5 });
  return { vault, claims };
}
const NAME = 'generation/1';

test('who lives is known by a counter that goes up, whatever the clocks say', async () => {
  const { claims } = await site(600_000);
  expect(keep(await claims().claimOrWait(NAME))).toBe(true);
  // Ends because the holder moves: its silence would be waited for ten minutes.
  expect(await claims().claimOrWait(NAME)).toBeNull();
});

test('in the same process a name that is held is refused at the first look', async () => {
  const { claims } = await site(600_000);
  const here = claims();
  keep(await here.claim(NAME));
  expect(await here.claimOrWait(NAME)).toBeNull();
});

test.each([
  ['a process that died', { holder: 'dead', counter: 7 }],
  ['an older version, whose clock had run ahead', { holder: 'dead', until: Date.now() + 7_200_000 }],
])('what %s left is taken once it has stood still', async (_, left) => {
  const { vault, claims } = await site(50);
  await vault.put(NAME, left);
  expect(await claims().claim(NAME)).toBeNull();
  expect(keep(await claims().claimOrWait(NAME))).toBe(true);
});

test('a process that serves alone takes at once what an earlier one left', async () => {
  const { vault, claims } = await site(600_000);
  await vault.put(NAME, { holder: 'killed', counter: 0 });
  const alone = claims(true);
  expect(keep(await alone.claim(NAME))).toBe(true);
  expect(await alone.claim(NAME)).toBeNull();
});

test('of many who want what a dead process left one gets it', async () => {
  const { vault, claims } = await site(30);
  await vault.put(NAME, { holder: 'dead', counter: 7 });
  const got = await Promise.all(Array.from({ length: 5 }, () => claims().claimOrWait(NAME)));
  expect(got.filter(keep)).toHaveLength(1);
});

test('a holder that was thought dead does not take its name back, nor release it', async () => {
  const { vault, claims } = await site(600_000);
  const slept = (await claims().claim(NAME))!;
  await vault.put(NAME, { holder: 'the next', counter: 1 });
  await slept.release();
  expect(await vault.get(NAME)).toEqual({ holder: 'the next', counter: 1 });
});
