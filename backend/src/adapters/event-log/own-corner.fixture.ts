import { randomUUID } from 'node:crypto';
import {
  ConflictError,
  type EventLog,
  type Position,
  type StoredEvent,
} from '../../kernel/log/event-log.port.ts';

/**
 * A log on a server that is not empty shows itself as an empty one: its streams have names of their own, and
 * it begins where the server's log ends now. The answer opens this corner on any connection to the server.
 */
export async function ownCorner(first: EventLog): Promise<(log: EventLog) => EventLog> {
  const prefix = `test-${randomUUID()}-`;
  const marker = { id: randomUUID(), type: 'CornerBegun', data: {}, metadata: {} };
  const { position: start } = await first.append(`${prefix}begun`, [marker], 'none');
  const own = (events: readonly StoredEvent[]): StoredEvent[] =>
    events
      .filter(({ stream }) => stream.startsWith(prefix))
      .map((event) => ({ ...event, stream: event.stream.slice(prefix.length) }));

  return (log) => ({
    append: (stream, events, expected) =>
      log.append(prefix + stream, events, expected).catch((error: unknown) => {
        throw error instanceof ConflictError
          ? new ConflictError(stream, error.expected, error.actual)
          : error;
      }),
    tail: (stream) => log.tail(prefix + stream),
    readStream: async (stream, from, limit) => own(await log.readStream(prefix + stream, from, limit)),
    readAll: async (after, limit) => own(await log.readAll(after ?? start, limit)),
    follow: (after, signal) => follow(log, after ?? start, signal, own),
    close: () => log.close(),
  });
}

async function* follow(
  log: EventLog,
  after: Position,
  signal: AbortSignal,
  own: (events: readonly StoredEvent[]) => StoredEvent[],
): AsyncGenerator<StoredEvent[]> {
  for await (const batch of log.follow(after, signal)) {
    const mine = own(batch);
    if (mine.length > 0) yield mine;
  }
}
