import { randomUUID } from 'node:crypto';
import { lookAt, type Tenure, type Watch } from '../../kernel/basics/tenure.ts';
import type { LeasesOptions } from '../../kernel/vault/leases.ts';
import type { Vault } from '../../kernel/vault/vault.ts';

/** Where somebody stands who waits: 1 is next. */
export interface Place {
  readonly place: number;
  readonly of: number;
}

/** Where each of `mine` stands among all who wait: by their numbers, the lowest first. */
export const placesOf = (mine: readonly number[], others: readonly number[]): Place[] => {
  const all = [...mine, ...others];
  return mine.map((number) => ({ place: 1 + all.filter((one) => one < number).length, of: all.length }));
};

/** What a process shows of its part of the line. */
interface Part extends Tenure {
  readonly numbers: readonly number[];
}

const FOLDER = 'generation-line/';

/**
 * The line of a whole site: each process shows the numbers of those who wait in it, and sees those of the others. Numbers
 * are given in the order of arrival. A process that shows nothing new for too long counts as dead, and nobody waits
 * for those who waited in it. Where one process is alone all of it is in that process.
 */
export class SiteLine {
  private readonly holder = randomUUID();
  private readonly name = `${FOLDER}${this.holder}` as const;
  private last = 0;
  private counter = 0;
  private isShown = false;
  private seen = new Map<string, Watch>();

  constructor(
    private readonly vault: Pick<Vault, 'put' | 'update' | 'listSound' | 'delete'>,
    private readonly options: LeasesOptions,
  ) {}

  /** The next numbers, ascending; none where none are wanted. */
  async numbers(count: number): Promise<number[]> {
    if (count === 0) return [];
    const { alone } = this.options;
    this.last = alone
      ? this.last + count
      : await this.vault.update<number>('generation-number', (last) => (last ?? 0) + count);
    return Array.from({ length: count }, (_, at) => this.last - count + 1 + at);
  }

  /** Shows who waits here; resolves with the numbers of those who wait elsewhere. */
  async exchange(mine: readonly number[]): Promise<number[]> {
    if (this.options.alone) return [];
    await this.show(mine);
    return mine.length === 0 ? [] : this.elsewhere();
  }

  private async show(numbers: readonly number[]): Promise<void> {
    if (numbers.length === 0 && !this.isShown) return;
    this.isShown = numbers.length > 0;
    const part: Part = { holder: this.holder, counter: (this.counter += 1), numbers };
    await (this.isShown ? this.vault.put(this.name, part) : this.vault.delete(this.name));
  }

  private async elsewhere(): Promise<number[]> {
    const { patienceMs = 10_000 } = this.options;
    const parts = await this.vault.listSound<Part>(FOLDER);
    const now = performance.now();
    const seen = new Map<string, Watch>();
    const living = parts.filter(({ name, value }) => {
      const look = lookAt(value, this.seen.get(name) ?? null, { now, patienceMs, self: this.holder });
      if (look.watch) seen.set(name, look.watch);
      return !look.may;
    });
    this.seen = seen;
    return living.flatMap(({ value }) => value.numbers);
  }
}
