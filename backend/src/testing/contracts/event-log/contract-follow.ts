import { randomUUID } from 'node:crypto';
import type { EventLog, Position, StoredEvent } from '../../../kernel/log/event-log.port.ts';

/** The part of the suite about following; called by the contract. */
export function followContract(log: () => EventLog): void {
  const append = (stream: string, count = 1): Promise<unknown> => {
    const events = Array.from({ length: count }, (_, n) => ({
      id: randomUUID(),
      type: 'T',
      data: { n },
      metadata: {},
    }));
    return log().append(stream, events, 'none');
  };

  test('follows while others append: every event once, in order, for each of several followers', async () => {
    await append('before', 1_200);
    const abort = new AbortController();
    const expected = 1_200 + 400;
    const followers = Array.from({ length: 4 }, () => take(log(), null, expected, abort));
    for (let round = 0; round < 40; round += 1) {
      await Promise.all(Array.from({ length: 10 }, (_, n) => append(`live-${round}-${n}`)));
    }
    const all = await log().readAll(null, 10_000);
    expect(all).toHaveLength(expected);
    for (const seen of await Promise.all(followers))
      expect(seen).toEqual(all.map(({ position }) => position));
  });

  test('resumes after a position', async () => {
    await append('before', 10);
    const all = await log().readAll(null, 100);
    const seen = take(log(), all[6]!.position, 4, new AbortController());
    await append('later');
    expect((await seen).slice(0, 3)).toEqual(all.slice(7).map(({ position }) => position));
  });

  test('ends when it is aborted: before, while waiting and between batches', async () => {
    const early = new AbortController();
    early.abort();
    expect(await take(log(), null, 1, early)).toEqual([]);
    const waiting = new AbortController();
    const idle = take(log(), null, 1, waiting);
    setTimeout(() => waiting.abort(), 20);
    expect(await idle).toEqual([]);
    await append('case-1', 1_000);
    const between = new AbortController();
    for await (const batch of log().follow(null, between.signal)) {
      expect(batch.length).toBeGreaterThan(0);
      between.abort();
    }
  });

  test('tells its followers that it was closed', async () => {
    const seen = take(log(), null, 1, new AbortController());
    const told = expect(seen).rejects.toMatchObject({ name: 'UnavailableError' });
    await log().close();
    await told;
  });
}

/** The positions that a follower is handed until it has `count` of them or is aborted. */
async function take(
  log: EventLog,
  after: Position | null,
  count: number,
  abort: AbortController,
): Promise<Position[]> {
  const seen: StoredEvent[] = [];
  for await (const batch of log.follow(after, abort.signal)) {
    expect(batch.length).toBeGreaterThan(0);
    seen.push(...batch);
    await new Promise((resolve) => setTimeout(resolve, Math.random() * 3));
    if (seen.length >= count) break;
  }
  return seen.map(({ position }) => position);
}
