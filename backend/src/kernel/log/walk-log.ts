import { setImmediate as breathe } from 'node:timers/promises';
import type { EventLog, Position, StoredEvent } from './event-log.port.ts';

/** Few enough that hashing a page holds nobody up. */
const PAGE = 500;

/**
 * Shows every event after a position in the log's order, a page at a time, with turns for others between. Whoever wants
 * no more returns false.
 */
export async function walkLog(
  log: Pick<EventLog, 'readAll'>,
  after: Position | null,
  visit: (event: StoredEvent) => void | false,
  progress?: (read: number) => void,
): Promise<void> {
  let [at, read] = [after, 0];
  for (;;) {
    const page = await log.readAll(at, PAGE);
    const last = page.at(-1);
    if (!last) return;
    for (const event of page) if (visit(event) === false) return;
    at = last.position;
    progress?.((read += page.length));
    await breathe();
  }
}
