import type { Actor } from '../deciding/decider.ts';

interface Asker {
  readonly actor: Actor;
  readonly resolve: (number: number) => void;
  readonly reject: (error: unknown) => void;
}

/** From so many steps on in this process, and where the step before was no longer ago, numbers are taken ahead. */
const [STEPS, LATELY_MS] = [16, 1_000];
const MOST_AHEAD = 64;

/**
 * The numbers of one kind in one process. Who asks while a step is under way shares the next. Where they are asked
 * for in quick succession, each step takes as many again, so that nobody waits for the one after; those that are
 * left at the end are gaps. At the pace of people nothing is taken ahead, and there are none.
 */
export class Numbers {
  private asking: Asker[] = [];
  private readonly free: number[] = [];
  private taking = false;
  private steps = 0;
  private ahead = 0;
  private last = -Infinity;

  /** `take`: so many numbers that follow each other, durably; resolves with the first. */
  constructor(private readonly take: (count: number, actor: Actor) => Promise<number>) {}

  next(actor: Actor): Promise<number> {
    const number = this.asking.length === 0 ? this.free.shift() : undefined;
    if (number !== undefined) {
      if (!this.taking && this.free.length < this.ahead / 2) void this.work(actor);
      return Promise.resolve(number);
    }
    return new Promise((resolve, reject) => {
      this.asking.push({ actor, resolve, reject });
      if (!this.taking) void this.work(actor);
    });
  }

  private async work(actor: Actor): Promise<void> {
    this.taking = true;
    await Promise.resolve(); // all who ask in this turn share the first step
    do await this.step(actor);
    while (this.asking.length > 0);
    this.taking = false;
  }

  private async step(actor: Actor): Promise<void> {
    const now = performance.now();
    const lately = this.steps >= STEPS && now - this.last < LATELY_MS;
    this.ahead = lately ? Math.min(MOST_AHEAD, Math.max(1, 2 * this.ahead, this.asking.length)) : 0;
    this.last = now;
    this.steps += 1;
    const served = this.asking.splice(0);
    const count = served.length + this.ahead;
    if (count === 0) return;
    try {
      const first = await this.take(count, served[0]?.actor ?? actor);
      served.forEach(({ resolve }, n) => resolve(first + n));
      for (let n = served.length; n < count; n++) this.free.push(first + n);
    } catch (error) {
      for (const { reject } of served) reject(error);
    }
  }
}
