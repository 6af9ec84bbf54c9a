/**
 * How long a holder's sign of life has stood still. Nobody's clock is compared with another's: who waits measures, by
 * the monotonic time of its own process, since when it has seen nothing new.
 */
export class Stillness {
  /** What was seen last. */
  sign: string | null = null;
  private since = 0;

  /** `sign`: whatever changes while the holder lives. Milliseconds; 0 where it has changed since the last look. */
  of(sign: string): number {
    const now = performance.now();
    if (sign !== this.sign) [this.sign, this.since] = [sign, now];
    return now - this.since;
  }
}
