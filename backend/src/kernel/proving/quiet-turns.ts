import { setImmediate as breathe, setTimeout as pause } from 'node:timers/promises';
import { performance } from 'node:perf_hooks';

const DAY_MS = 86_400_000;
/** Between two pages, unless the log is so long that a day would not do. */
const TURN_MS = 1_000;
/** Above this share of its time the thread is busy with people, and a page waits for another turn; not for ever. */
const BUSY = 0.5;
const MOST_TURNS_WAITED = 30;

/** The turns in which a day's work on the log is done, a page each, out of everybody's way. */
export class QuietTurns {
  /** `isHurried`: somebody waits for the work, which then waits for nobody any more. */
  constructor(
    private readonly stopping: AbortSignal,
    private readonly isHurried: () => boolean,
  ) {}

  /** Resolves when the next of so many pages may be read. */
  async next(pages: number): Promise<void> {
    const goesOn = () => !this.stopping.aborted && !this.isHurried();
    for (let waited = 0; waited < MOST_TURNS_WAITED && goesOn(); waited += 1) {
      const before = performance.eventLoopUtilization();
      await this.wait(Math.min(TURN_MS, DAY_MS / 2 / MOST_TURNS_WAITED / pages));
      if (performance.eventLoopUtilization(before).utilization < BUSY) return;
    }
    await breathe();
  }

  /** Resolves a day after the work was begun, by `performance.now()`. */
  async dayAfter(begun: number): Promise<void> {
    await this.wait(Math.max(TURN_MS, begun + DAY_MS - performance.now()));
  }

  private async wait(ms: number): Promise<void> {
    await pause(ms, undefined, { signal: this.stopping, ref: false }).catch(() => undefined);
  }
}
