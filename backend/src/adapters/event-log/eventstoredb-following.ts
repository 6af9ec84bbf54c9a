import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import type {
  AllStreamResolvedEvent,
  AllStreamSubscription,
  EventStoreDBClient,
  Position as Place,
} from '@eventstore/db-client';
import { type Position, type StoredEvent, UnavailableError } from '../../kernel/log/event-log.port.ts';
import { isPassing, unavailable } from './eventstoredb-errors.ts';
import { isAfter, isOurs, placeOf, recorded, storedEvent } from './eventstoredb-events.ts';
import type { Pace } from './eventstoredb-pace.ts';

/**
 * Events that wait here for a slow follower; the rest waits in the engine. A real one drops a live subscription when some
 * 140 events come at once ("Consumer too slow", seen on 23.10.6): it is passing, and following goes on from where it
 * was, at the bare client's rate.
 */
const BUFFERED = 500;
/** After so many windows of so many events that are not ours the engine tells how far it has looked. */
const CHECKPOINT = { checkpointInterval: 32, maxSearchWindow: 32 };

/** One follower's way through the log, over as many subscriptions as it takes. */
export class Following {
  private last: Place | null;
  /** Every event of ours up to here has been handed out. */
  private reached: Place | null = null;
  private lostSince: number | null = null;
  private wait: number;

  /** `stop` ends the following. */
  constructor(
    private readonly client: EventStoreDBClient,
    after: Position | null,
    private readonly stop: AbortSignal,
    private readonly pace: Pace,
  ) {
    this.last = after === null ? null : placeOf(after);
    this.wait = pace.firstRetry;
  }

  /** Ends when it is stopped. @throws UnavailableError where the engine refuses, or stays away for `pace.lost` */
  async *batches(): AsyncGenerator<StoredEvent[]> {
    while (!this.stop.aborted) {
      let trouble: unknown = new UnavailableError('The event store ended the subscription.');
      try {
        yield* this.subscription();
      } catch (error) {
        if (!isPassing(error)) throw unavailable(error);
        trouble = error;
      }
      if (!this.stop.aborted) await this.pauseAfter(trouble);
    }
  }

  private async pauseAfter(trouble: unknown): Promise<void> {
    this.lostSince ??= performance.now();
    if (performance.now() - this.lostSince > this.pace.lost) throw unavailable(trouble);
    await pause(this.wait, undefined, { signal: this.stop }).catch(() => undefined);
    this.wait = Math.min(this.wait * 2, this.pace.longestRetry);
  }

  private async *subscription(): AsyncGenerator<StoredEvent[]> {
    let checkpoint: Place | null = null;
    const arriving = this.client.subscribeToAll(
      {
        fromPosition: this.from() ?? 'start',
        resolveLinkTos: false,
        filter: {
          filterOn: 'eventType',
          regex: '^[^$].*',
          ...CHECKPOINT,
          checkpointReached: (_, place) => void (checkpoint = place),
        },
      },
      { highWaterMark: BUFFERED },
    );
    const arrivals = new Arrivals(arriving, this.stop, this.pace.read, () => (this.lostSince = null));
    try {
      while (!this.stop.aborted) {
        const batch = this.unseen(arrivals.take(BUFFERED));
        if (batch.length > 0) {
          this.wait = this.pace.firstRetry;
          yield batch;
        } else if (arriving.readableLength === 0) {
          // Only now is everything handed out that came before the checkpoint.
          this.reached = checkpoint ?? this.reached;
          if (!(await arrivals.more())) return;
        }
      }
    } finally {
      arrivals.end();
    }
  }

  private from(): Place | null {
    const { last, reached } = this;
    return last && reached ? (isAfter(reached, last) ? reached : last) : (last ?? reached);
  }

  /** Whether the engine counts the place it starts from in or out, no event is handed out twice. */
  private unseen(arrived: readonly AllStreamResolvedEvent[]): StoredEvent[] {
    return recorded(arrived).flatMap((event) => {
      const place = event.position;
      if (place && this.last && !isAfter(place, this.last)) return [];
      this.last = place ?? this.last;
      return isOurs(event) ? [storedEvent(event)] : [];
    });
  }
}

/** What one subscription has brought, taken when it is wanted: while nobody takes, the engine waits. */
class Arrivals {
  private failure: Error | null = null;
  private wake: () => void = () => undefined;
  private readonly silent: NodeJS.Timeout;
  private readonly stopped = (): void => {
    this.subscription.destroy();
    this.wake();
  };

  constructor(
    private readonly subscription: AllStreamSubscription,
    private readonly stop: AbortSignal,
    silence: number,
    confirmed: () => void,
  ) {
    this.silent = setTimeout(() => subscription.destroy(new Error('No confirmation.')), silence);
    subscription.once('confirmation', () => {
      clearTimeout(this.silent);
      confirmed();
    });
    subscription.on('error', (error: Error) => void (this.failure ??= error));
    for (const news of ['readable', 'end', 'error', 'close']) subscription.on(news, () => this.wake());
    stop.addEventListener('abort', this.stopped);
  }

  take(most: number): AllStreamResolvedEvent[] {
    const taken: AllStreamResolvedEvent[] = [];
    while (taken.length < most) {
      const event = this.subscription.read() as AllStreamResolvedEvent | null;
      if (event === null) break;
      taken.push(event);
    }
    return taken;
  }

  /** Resolves true when there may be more to take, false when it was stopped or has ended. */
  async more(): Promise<boolean> {
    if (this.failure) throw this.failure;
    if (this.stop.aborted || this.subscription.readableEnded || this.subscription.destroyed) return false;
    await new Promise<void>((resolve) => (this.wake = resolve));
    // What arrives in the same turn comes along in one batch.
    await breathe();
    return true;
  }

  end(): void {
    clearTimeout(this.silent);
    this.stop.removeEventListener('abort', this.stopped);
    this.subscription.destroy();
    void this.subscription.unsubscribe().catch(() => undefined);
  }
}
