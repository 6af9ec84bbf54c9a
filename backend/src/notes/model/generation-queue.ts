import { DomainError } from '../../kernel/basics/problem.ts';
import { cancelled } from './cancelled.ts';
import type { Lease, Leases } from '../../kernel/vault/leases.ts';
import { type Place, placesOf, type SiteLine } from './site-line.ts';

interface Waiter {
  readonly signal: AbortSignal;
  readonly queued: (place: Place) => void;
  readonly turn: PromiseWithResolvers<Lease>;
  /** In the line of the site; 0: none yet. */
  number: number;
  told: string;
}

export interface QueueLimits {
  /** How many generations run at once at this site. */
  readonly running: number;
  /** How many may wait in this process. */
  readonly waiting: number;
  /** How often the next in line looks for a place that another process has freed. */
  readonly lookMs: number;
}

/**
 * Lets a few generations run at a time; the others wait, in the order in which they came. Both hold for the whole site:
 * each that runs holds one of the vault's leases `generation-slot/1` to `/n`, and a process takes none while somebody
 * who came earlier waits in another. As a person has one note on its way at a time (`writing/generations.ts`), each who
 * waits has a turn before anybody has a second one.
 */
export class GenerationQueue {
  private readonly line: Waiter[] = [];
  private looking = false;
  private again = false;
  private later: NodeJS.Timeout | null = null;
  /** The numbers of those who wait in other processes, as they were seen last. */
  private others: readonly number[] = [];

  constructor(
    private readonly leases: Pick<Leases, 'take'>,
    private readonly limits: QueueLimits,
    private readonly site: Pick<SiteLine, 'numbers' | 'exchange'>,
  ) {}

  /** How many generations run at once at this site. */
  get atOnce(): number {
    return this.limits.running;
  }

  /**
   * Runs when its turn has come. `queued` hears the place at first and whenever it changes, if there is a wait.
   * @throws DomainError unavailable where too many wait; cancelled when the signal aborts before its turn.
   */
  async inTurn<T>(
    run: () => Promise<T>,
    signal: AbortSignal,
    queued: (place: Place) => void = () => undefined,
  ): Promise<T> {
    const slot = await this.turn(signal, queued);
    try {
      return await run();
    } finally {
      await slot.release();
      this.look();
    }
  }

  private async turn(signal: AbortSignal, queued: Waiter['queued']): Promise<Lease> {
    if (signal.aborted) throw cancelled();
    if (this.line.length >= this.limits.waiting) throw tooMany(this.line.length);
    const waiter: Waiter = { signal, queued, turn: Promise.withResolvers<Lease>(), number: 0, told: '' };
    const leave = () => this.leave(waiter);
    signal.addEventListener('abort', leave, { once: true });
    this.line.push(waiter);
    this.look();
    try {
      return await waiter.turn.promise;
    } finally {
      signal.removeEventListener('abort', leave);
    }
  }

  private leave(waiter: Waiter): void {
    const at = this.line.indexOf(waiter);
    if (at === -1) return;
    this.line.splice(at, 1);
    waiter.turn.reject(cancelled());
    this.tell();
  }

  /** Gives free places to the line, one look at a time. */
  private look(): void {
    if (this.looking) {
      this.again = true;
      return;
    }
    this.looking = true;
    void this.giveTurns();
  }

  private async giveTurns(): Promise<void> {
    if (this.later) clearTimeout(this.later);
    this.later = null;
    do {
      this.again = false;
      while (this.line.length > 0 && (await this.giveTurn()));
      // Others must not wait for those who have had their turn.
      if (this.line.length === 0) await this.site.exchange([]).catch(() => undefined);
    } while (this.again);
    // From here on without a pause: who arrives now must find either this look or the next.
    this.looking = false;
    this.tell();
    if (this.line.length > 0) this.later = setTimeout(() => this.look(), this.limits.lookMs).unref();
  }

  /** False: nothing is free, or it is another's turn. */
  private async giveTurn(): Promise<boolean> {
    try {
      if (!(await this.isNext())) return false;
      const slot = await this.freeSlot();
      if (!slot) return false;
      const next = this.line.shift();
      // Everybody has left meanwhile.
      if (next) next.turn.resolve(slot);
      else await slot.release();
    } catch (error) {
      // Without its vault nobody can be let in: it is said to those who wait, not hidden in a long wait.
      this.line.shift()?.turn.reject(error);
    }
    return true;
  }

  /** Whether nobody waits elsewhere who came before the first here. */
  private async isNext(): Promise<boolean> {
    const fresh = this.line.filter(({ number }) => number === 0);
    const numbers = await this.site.numbers(fresh.length);
    fresh.forEach((waiter, at) => (waiter.number = numbers[at]!));
    this.others = await this.site.exchange(this.numbers());
    const [first = Infinity] = this.numbers();
    return this.others.every((number) => number > first);
  }

  /** Of those who have one. */
  private numbers(): number[] {
    return this.line.map(({ number }) => number).filter((number) => number > 0);
  }

  private async freeSlot(): Promise<Lease | null> {
    for (let slot = 1; slot <= this.limits.running; slot += 1) {
      const lease = await this.leases.take(`generation-slot/${slot}`);
      if (lease) return lease;
    }
    return null;
  }

  private tell(): void {
    const places = placesOf(this.numbers(), this.others);
    // Who has none stands behind those who have: their place is told with the next look.
    for (const [at, place] of places.entries()) {
      const waiter = this.line[at]!;
      const told = `${place.place}/${place.of}`;
      if (told === waiter.told) continue;
      waiter.told = told;
      waiter.queued(place);
    }
  }
}

const tooMany = (waiting: number) =>
  new DomainError(
    'unavailable',
    'generations_busy',
    `Already ${waiting} notes are waiting to be written. Please try again in a few minutes.`,
  );
