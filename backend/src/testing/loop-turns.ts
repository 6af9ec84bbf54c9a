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

  /**
   * Whatever is slow by chance (a first compilation, a collection of garbage, a cache that others fill) is not slow each
   * time; what computes too much is. A try that took too long is held against what the machine needs at that moment.
   * `prepare` makes what each try needs, and is not measured.
   */
  async best(
    budget: number,
    work: () => Promise<unknown>,
    prepare: () => Promise<unknown> = () => Promise.resolve(),
  ): Promise<number> {
    let least = Infinity;
    for (let n = 0; n < TRIES && least > budget; n++) {
      await prepare();
      const longest = await this.during(work);
      least = Math.min(least, longest > budget ? longest * Math.min(1, budget / loopBudget()) : longest);
    }
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

/** What is promised, in milliseconds of a machine of 2024. */
const PROMISED = 50;
/** The same machine's milliseconds for the work of the yardstick. */
const YARD = 25;
/**
 * The short form shares its process with hundreds of other files, whose garbage is collected in its turns: it tries more
 * often, and holds each turn to the same.
 */
const TRIES = process.env['SECURITY'] === 'long' ? 3 : 12;

/**
 * Milliseconds of the processor that no turn may compute: the promised ones, longer only by as much as this machine
 * takes longer now for a work that is known.
 */
export function loopBudget(): number {
  return PROMISED * Math.max(1, yardstick() / YARD);
}

/** The processor time that this machine takes now for a work that is known, in milliseconds. */
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
