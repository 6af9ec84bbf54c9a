import type { Codec } from './codec.ts';
import type { DomainEvent, Recorded } from './decider.ts';
import type { EventLog } from './event-log.port.ts';
import { missing } from './problem.ts';

const PAGE = 1000;

/** Everything that happened in one stream, in order, read by pages. @throws DomainError missing, when it is forgotten */
export async function readHistory<E extends DomainEvent>(
  log: Pick<EventLog, 'readStream'>,
  codec: Pick<Codec, 'decode'>,
  stream: string,
): Promise<Recorded<E>[]> {
  const events: Recorded<E>[] = [];
  for (;;) {
    const page = await log.readStream(stream, events.length, PAGE);
    for (const stored of page) events.push(await codec.decode<E>(stored));
    if (page.length < PAGE) break;
  }
  if (events.some(({ forgotten }) => forgotten)) {
    throw missing('forgotten', 'The data of this patient was erased at the end of its keeping.');
  }
  return events;
}
