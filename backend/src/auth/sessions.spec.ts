import { randomBytes } from 'node:crypto';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import type { Secrets } from '../kernel/vault/secrets.port.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { testClock } from '../testing/boxes.ts';
import { Sessions } from './sessions.ts';

let secrets: Secrets;
let vault: Vault;
beforeEach(async () => {
  secrets = await openSqliteSecrets(':memory:');
  vault = new Vault(secrets, randomBytes(32));
});
afterEach(() => secrets.close());

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
