import type { Clock } from '../kernel/basics/clock.ts';

/** Tells past times while the samples are written, and the true time afterwards. */
export class DemoClock implements Clock {
  private at: number | null = null;

  /** Each look moves on a little, so that one thing comes after another. */
  now(): Date {
    return this.at === null ? new Date() : new Date((this.at += 1_000));
  }

  goTo(time: Date): void {
    this.at = time.getTime();
  }

  pass(minutes: number): void {
    if (this.at !== null) this.at += minutes * 60_000;
  }

  backToNow(): void {
    this.at = null;
  }
}
