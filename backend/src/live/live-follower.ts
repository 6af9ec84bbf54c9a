import { Inject, Injectable } from '@nestjs/common';
import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog, Position, StoredEvent } from '../kernel/log/event-log.port.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';

/** Read models that are behind for longer are no reason to tell nothing any more. */
const PATIENCE_MS = 30_000;
const RETRY_MS = 1_000;

/** What happens from now on, each batch when the read models of this process hold it. */
@Injectable()
export class LiveFollower {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly projector: Projector,
  ) {}

  /**
   * Where the slowest read model stands: what comes after it may not have been shown to anybody yet. Whoever reads one
   * that only its readers wait for is shown everything.
   */
  async now(): Promise<Position | null> {
    await this.projector.refresh();
    const running = this.projector
      .status()
      .filter(({ parked, isAwaitedByReaders }) => parked === null && !isAwaitedByReaders);
    return running.map(({ passed }) => passed ?? '').sort()[0] || null;
  }

  /** Ends when the signal aborts; a lost engine is waited for. */
  async *follow(after: Position | null, signal: AbortSignal): AsyncGenerator<readonly StoredEvent[]> {
    let at = after;
    while (!signal.aborted) {
      try {
        for await (const batch of this.log.follow(at, signal)) {
          await this.shown(batch);
          if (signal.aborted) return;
          yield batch;
          at = batch.at(-1)!.position;
        }
      } catch {
        // Whoever leads the read models raises the alarm for the same engine.
      }
      await pause(RETRY_MS, undefined, { signal }).catch(() => undefined);
    }
  }

  private async shown(batch: readonly StoredEvent[]): Promise<void> {
    // Each type up to its own last event: a read model of another process tells no further than what concerned it.
    const last = new Map(batch.map(({ type, position }) => [type, position]));
    const waiting = [...last].map(([type, position]) => this.projector.passed([type], position, PATIENCE_MS));
    await Promise.all(waiting);
  }
}
