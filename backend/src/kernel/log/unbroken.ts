import { Newest } from '../basics/newest.ts';
import { DamagedEventError } from './damaged-event.ts';
import type { StoredEvent } from './event-log.port.ts';

/** Streams that are remembered: some ten megabytes. */
const REMEMBERED = 100_000;

/** That of a stream whose revision `n` has come the next is `n + 1`, as a walk over the log sees it. */
export class Unbroken {
  private readonly last = new Newest<string, number>(REMEMBERED);
  private streams = 0;

  /** `isWhole`: whether the walk begins with the log's first event. */
  constructor(private readonly isWhole: boolean) {}

  /** Whether no event of its stream is missing before it; null where nothing is known of the stream. What comes again follows. */
  follows({ stream, revision }: Pick<StoredEvent, 'stream' | 'revision'>): boolean | null {
    const known = this.last.get(stream);
    this.last.set(stream, Math.max(known ?? 0, revision));
    if (known !== undefined) return revision <= known + 1;
    this.streams += 1;
    if (revision === 0) return true;
    return this.isWhole && this.streams <= REMEMBERED ? false : null;
  }
}

/** Said of an event before which one of its stream is missing: what that has changed cannot be told. */
export const gapBefore = (stored: StoredEvent) =>
  new DamagedEventError(stored, `revision ${stored.revision - 1} of its stream is missing`);
