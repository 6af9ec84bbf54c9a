/**
 * How long this thread is held at a time: the most processor time that passed between two ticks of a timer that
 * is always due. It is time in which this thread computed, so other programs on the machine do not count.
 * For tests only.
 */
export class LoopTurns {
  private longest = 0;
  private before = used();
  private readonly timer: NodeJS.Timeout;

  constructor() {
    this.timer = setInterval(() => this.tick(), 1);
  }

  /** Milliseconds that the longest turn computed while this was done. */
  async during(work: () => Promise<unknown>): Promise<number> {
    this.tick();
    this.longest = 0;
    await work();
    this.tick();
    return this.longest;
  }

  /** Whatever is slow once (a first compilation, a collection of garbage) is not slow thrice. */
  async best(budget: number, work: () => Promise<unknown>): Promise<number> {
    let least = Infinity;
    for (let n = 0; n < 3 && least > budget; n++) least = Math.min(least, await this.during(work));
    return least;
  }

  stop(): void {
    clearInterval(this.timer);
  }

  private tick(): void {
    const now = used();
    this.longest = Math.max(this.longest, now - this.before);
    this.before = now;
  }
}

function used(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

/**
 * Milliseconds that no turn may compute. The long form (`npm run test:security`, on a machine with nothing else to
 * do) holds the 50 that are promised, with room for a slower machine. The short one runs on any: what shares a core,
 * a cache or a clock with others is slower by some factor that nobody knows, so it finds what these tests are there
 * for, work that grows faster than its text, which held a turn from one to fifty seconds.
 */
export function loopBudget(): number {
  return process.env['SECURITY'] === 'long' ? Math.max(75, 3 * yardstick()) : Math.max(750, 30 * yardstick());
}

/** The processor time that this machine takes now for what takes 25 ms on a quiet one of 2024, in milliseconds. */
function yardstick(): number {
  // In a test's own context a global costs more than the work.
  const { imul } = Math;
  const taken = Array.from({ length: 5 }, () => {
    const begun = used();
    let x = 1;
    for (let n = 0; n < 24_000_000; n++) x = (imul(x, 1_664_525) + 1_013_904_223) | 0;
    return x === 0 ? 0 : used() - begun;
  });
  return Math.min(...taken);
}
