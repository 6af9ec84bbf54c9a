import { setImmediate as breathe } from 'node:timers/promises';
import type { Codec } from './codec.ts';
import { type DomainEvent, isReadable, type Readable, type Recorded } from '../deciding/decider.ts';
import type { EventLog, StoredEvent } from './event-log.port.ts';
import { UnavailableError } from './event-log.port.ts';
import { messageOf } from '../basics/message-of.ts';
import { gapBefore } from './unbroken.ts';
import { forgotten } from '../vault/patient-keys.ts';
import { damagedHistory, isRefusal } from '../basics/problem.ts';

/** An engine reads a page in one go: the first one carefully, then more while events are small. */
const [FIRST_PAGE, LARGEST_PAGE, PAGE_OF_LARGE] = [16, 64, 4];
/** What is opened before everybody else has a turn: some ten milliseconds of decryption and parsing. */
const SLICE_BYTES = 512 * 1024;
/** What an event costs beside its data. */
const ENVELOPE_BYTES = 1024;

/**
 * Everything that happened in one stream, in order, read by pages. However long the stream and however large its
 * events, other requests have their turns in between. A suggestion that was not kept is told without its text.
 * @throws DomainError missing, when its patient is forgotten; unavailable, when an event cannot be read or is missing
 */
export async function readHistory<E extends DomainEvent>(
  log: Pick<EventLog, 'readStream'>,
  codec: Pick<Codec, 'decode'>,
  stream: string,
): Promise<Recorded<E>[]> {
  const events: Recorded<E>[] = [];
  for (let size = FIRST_PAGE; ;) {
    const page = await log.readStream(stream, events.length, size);
    let opened = 0;
    for (const stored of page) {
      if (stored.revision !== events.length) throw damagedHistory(stream, gapBefore(stored).message);
      events.push(await readable<E>(codec, stored));
      opened += bytesOf(stored);
      if (opened < SLICE_BYTES) continue;
      opened = 0;
      await breathe();
    }
    if (page.length < size) break;
    size = nextSize(size, page);
    await breathe();
  }
  const lost = events.find((event) => event.forgotten && typeof event.subject === 'number');
  if (lost) throw forgotten(lost.subject!);
  return events;
}

/** The same of which nothing is left where its patient is forgotten. @throws DomainError unavailable */
export async function readWhatIsLeft<E extends DomainEvent>(
  ...of: Parameters<typeof readHistory<E>>
): Promise<Readable<E>[]> {
  try {
    return (await readHistory<E>(...of)).filter(isReadable);
  } catch (error) {
    if (isRefusal(error, 'forgotten')) return [];
    throw error;
  }
}

async function readable<E extends DomainEvent>(
  codec: Pick<Codec, 'decode'>,
  stored: StoredEvent,
): Promise<Recorded<E>> {
  try {
    return await codec.decode<E>(stored);
  } catch (error) {
    // An engine that is away says nothing of the event.
    if (error instanceof UnavailableError) throw error;
    throw damagedHistory(stored.stream, `${stored.type} at revision ${stored.revision}: ${messageOf(error)}`);
  }
}

function nextSize(size: number, page: readonly StoredEvent[]): number {
  const bytes = page.reduce((sum, stored) => sum + bytesOf(stored), 0);
  return bytes > SLICE_BYTES ? PAGE_OF_LARGE : Math.min(size * 2, LARGEST_PAGE);
}

/** What is not sealed is parsed already, and costs little more. */
function bytesOf({ data }: StoredEvent): number {
  const { sealed } = data;
  return ENVELOPE_BYTES + (typeof sealed === 'string' ? sealed.length : 0);
}
