import type { Vault } from '../vault/vault.ts';

const NAME = 'damaged-streams';

/**
 * Streams of which a start or a pass over the log has found a damaged event. A read model that was current before the
 * damage sets nothing aside: whoever reads such a stream must read the log itself, which then tells. Kept in the
 * vault, as a long log is read through within a day and not at each start. Names of streams tell nothing of patients.
 */
export class DamagedStreams {
  private streams: ReadonlySet<string> = new Set();

  constructor(private readonly vault: Pick<Vault, 'get' | 'put'>) {}

  get all(): ReadonlySet<string> {
    return this.streams;
  }

  has(stream: string): boolean {
    return this.streams.has(stream);
  }

  /** What was known at the last stop. */
  async load(): Promise<void> {
    this.streams = new Set(await this.vault.get<string[]>(NAME));
  }

  add(found: Iterable<string>): Promise<void> {
    return this.set(new Set([...this.streams, ...found]));
  }

  /** The whole log was read: these and no others. */
  async set(found: ReadonlySet<string>): Promise<void> {
    const before = this.streams;
    this.streams = new Set(found);
    if (before.size === found.size && [...found].every((stream) => before.has(stream))) return;
    await this.vault.put(NAME, [...found]);
  }
}
