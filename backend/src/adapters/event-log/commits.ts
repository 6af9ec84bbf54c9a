import type { Position, StoredEvent } from '../../kernel/log/event-log.port.ts';

/** Events that are kept for those who follow: far more than they ever lag behind while they keep up. */
const KEPT = 2_000;

/** What this process has just committed, for those who follow it: they get it from memory, not from the disk again. */
export class Commits {
  private readonly waiting = new Set<() => void>();
  /** The newest, in the log's order and without a gap. */
  private kept: StoredEvent[] = [];

  /** Called in the log's order. */
  announce(events: readonly StoredEvent[]): void {
    for (const event of events) this.kept.push(event);
    // Now and then, as it moves the rest.
    if (this.kept.length > 2 * KEPT) this.kept = this.kept.slice(-KEPT);
    this.wake();
  }

  /** Where something else has written between, what was kept is no whole piece of the log any more. */
  forget(): void {
    this.kept = [];
  }

  /** Wakes all who wait, as nothing more will come. */
  wake(): void {
    for (const wake of [...this.waiting]) wake();
  }

  /** At most `limit` events behind a position, where all that follow it are kept; else null. */
  after(position: Position, limit: number): StoredEvent[] | null {
    const [first] = this.kept;
    if (!first || position < first.position) return null;
    let at = this.kept.length;
    while (this.kept[at - 1]!.position > position) at -= 1;
    return this.kept.slice(at, at + limit);
  }

  get last(): Position | undefined {
    return this.kept.at(-1)?.position;
  }

  /** Resolves at the next commit, or when the signal, not aborted yet, aborts. */
  next(signal: AbortSignal): Promise<void> {
    return new Promise((resolve) => {
      const wake = (): void => {
        this.waiting.delete(wake);
        signal.removeEventListener('abort', wake);
        resolve();
      };
      this.waiting.add(wake);
      signal.addEventListener('abort', wake);
    });
  }
}
