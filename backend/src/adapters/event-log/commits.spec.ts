import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { EventLog, StoredEvent } from '../../kernel/log/event-log.port.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { openSqliteEventLog } from './sqlite.ts';

const folder = temporaryFolder();
const event = (n: number) => ({ id: randomUUID(), type: 'T', data: { n }, metadata: { at: String(n) } });

async function followed(log: EventLog, after: string | null, count: number): Promise<StoredEvent[]> {
  const seen: StoredEvent[] = [];
  for await (const batch of log.follow(after, new AbortController().signal)) {
    seen.push(...batch);
    if (seen.length >= count) break;
  }
  return seen;
}

test('followers get what was just committed as it was appended, like what is read from the file', async () => {
  const log = await openSqliteEventLog(join(folder(), 'events.db'));
  const { position } = await log.append('a', [event(0)], 'none');
  const appended = [event(1), event(2), event(3)];
  const waiting = followed(log, position, 3);
  await log.append('a', appended.slice(0, 2), 0);
  await log.append('b', appended.slice(2), 'none');
  const seen = await waiting;
  expect(seen).toEqual(await log.readAll(position, 10));
  expect(seen.map(({ data }, n) => data === appended[n]!.data)).toEqual([true, true, true]);
  await log.close();
});

test('where something else has written between, nothing is left out', async () => {
  const path = join(folder(), 'events.db');
  const log = await openSqliteEventLog(path);
  const { position } = await log.append('a', [event(0)], 'none');
  await log.append('a', [event(1)], 0);
  const other = new DatabaseSync(path);
  other.exec(
    `INSERT INTO events (stream, revision, id, type, data, metadata) VALUES ('x', 0, 'x', 'T', '{}', '{}')`,
  );
  other.close();
  await log.append('a', [event(2)], 1);
  expect(log.recent!(position, 10)).toBeNull();
  expect((await followed(log, position, 3)).map(({ stream }) => stream)).toEqual(['a', 'x', 'a']);
  await log.close();
});

test('what is behind all that is held is read', async () => {
  const log = await openSqliteEventLog(':memory:');
  const many = Array.from({ length: 5_000 }, (_, n) => event(n));
  for (let n = 0; n < many.length; n += 500) await log.append(`stream-${n}`, many.slice(n, n + 500), 'none');
  const all = await log.readAll(null, 10_000);
  expect(log.recent!(all[0]!.position, 10)).toBeNull();
  expect(log.recent!(all.at(-3)!.position, 10)).toEqual(all.slice(-2));
  expect((await followed(log, all[0]!.position, 4_999)).map(({ id }) => id)).toEqual(
    many.slice(1).map(({ id }) => id),
  );
  await log.close();
});
