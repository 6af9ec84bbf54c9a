import { setImmediate as breathe } from 'node:timers/promises';
import type { Recorded, Subject } from '../deciding/decider.ts';
import { suggestionSubject } from '../vault/suggestion-keys.ts';
import type { EventLog, Position, StoredEvent } from '../log/event-log.port.ts';
import type { Read } from './fold-batch.ts';

/**
 * The event behind which nothing of some patients can be read any more: its data names them as `patients`, and the texts
 * that came into the library from their notes as `contents`.
 */
export const PATIENTS_FORGOTTEN = 'PatientsForgotten';

/** Events read from the log at once. */
const PAGE = 500;

interface Gone {
  readonly patients: readonly number[];
  readonly contents: readonly number[];
}

interface Source {
  readonly log: Pick<EventLog, 'readAll'>;
  /** Under whose key an event was sealed, without opening it. */
  readonly subject: (stored: StoredEvent) => Subject | undefined;
  readonly open: (stored: readonly StoredEvent[]) => Promise<Read[]>;
  /** Types of events that change documents of other streams than their own. */
  readonly reachesOthers: (type: string) => boolean;
}

/**
 * The events of every stream in which forgotten patients had a part, as they read now, in the order of the log, up to
 * the event that tells it; among them those that reach into other streams. The log is gone through once for all
 * projections.
 */
export class Retold {
  private last: { readonly position: Position; readonly events: Promise<readonly Read[]> } | null = null;

  constructor(private readonly source: Source) {}

  /** What `event`, one of PATIENTS_FORGOTTEN, wants folded again. */
  of(event: Recorded): Promise<readonly Read[]> {
    const { position } = event;
    if (this.last?.position !== position) {
      const { patients, contents } = event.data as Gone;
      const gone = new Set<Subject | undefined>([...patients, ...contents.map(suggestionSubject)]);
      const events = this.read(gone, position);
      this.last = { position, events };
      // An engine that is away is asked again.
      events.catch(() => (this.last = null));
    }
    return this.last.events;
  }

  private async read(gone: ReadonlySet<Subject | undefined>, upTo: Position): Promise<readonly Read[]> {
    const { subject, open, reachesOthers } = this.source;
    const streams = new Set<string>();
    await this.walk(upTo, (stored) => {
      if (gone.has(subject(stored))) streams.add(stored.stream);
      return Promise.resolve();
    });
    const events: Read[] = [];
    await this.walk(upTo, async (stored) => {
      if (!streams.has(stored.stream) && !reachesOthers(stored.type)) return;
      events.push(...(await open([stored])));
    });
    return events;
  }

  private async walk(upTo: Position, visit: (stored: StoredEvent) => Promise<void>): Promise<void> {
    for (let at: Position | null = null; ;) {
      const page = await this.source.log.readAll(at, PAGE);
      for (const stored of page) {
        if (stored.position > upTo) return;
        await visit(stored);
      }
      const last = page.at(-1);
      if (!last) return;
      at = last.position;
      await breathe();
    }
  }
}
