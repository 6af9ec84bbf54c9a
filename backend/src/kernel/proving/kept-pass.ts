import { firstBroken, type KeptCheckpoint } from './kept-checkpoints.ts';
import type { LogMark, Marking } from './log-mark.ts';
import type { Vault } from '../vault/vault.ts';

/** How far a pass over the whole log had come with nothing wrong, should it be cut off. */
interface KeptPass {
  /** ISO 8601, UTC */
  readonly at: string;
  readonly mark: Omit<LogMark, 'number'>;
}

/** Further apart than a page: each is a durable write. */
const EVERY = 5_000;
/** What was verified longer ago than a pass takes is verified anew. */
const HOLDS_MS = 86_400_000;
const NAME = 'log-verifying';

/** Null: the pass begins with the first event. `mark`: how far the log reaches. */
export async function keptPass(
  vault: Pick<Vault, 'get'>,
  mark: LogMark,
  now: Date,
): Promise<KeptPass['mark'] | null> {
  const kept = await vault.get<KeptPass>(NAME);
  if (!kept || kept.mark.first !== mark.first || kept.mark.events > mark.events) return null;
  const age = now.getTime() - Date.parse(kept.at);
  return age >= 0 && age < HOLDS_MS ? kept.mark : null;
}

/** Only what is there: a deletion cleans the whole file of the secrets, which no start need pay for. */
export async function forgetPass(vault: Pick<Vault, 'get' | 'delete'>): Promise<void> {
  if (await vault.get(NAME)) await vault.delete(NAME);
}

/** Of one pass. Nothing is kept behind the first thing that is wrong: it is to be found again. */
export class PassKeeper {
  private next: number;

  constructor(
    private readonly vault: Pick<Vault, 'put'>,
    private readonly marking: Marking,
    private readonly checkpoints: readonly KeptCheckpoint[],
  ) {
    this.next = marking.running.count + EVERY;
  }

  get isDue(): boolean {
    return this.marking.running.count >= this.next;
  }

  async keep(now: Date): Promise<void> {
    const mark = this.marking.mark();
    if (!mark || firstBroken(this.checkpoints, this.marking.roots)) return;
    this.next = mark.events + EVERY;
    await this.vault.put(NAME, { at: now.toISOString(), mark } satisfies KeptPass);
  }
}
