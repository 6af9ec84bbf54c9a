import { damageOf } from '../log/codec.ts';
import type { DamagedEventError } from '../log/damaged-event.ts';
import { statedHash } from '../log/event-hash.ts';
import type { StoredEvent } from '../log/event-log.port.ts';
import { gapBefore, Unbroken } from '../log/unbroken.ts';
import { keyName, namesOfKeys } from '../vault/patient-keys.ts';
import type { Secrets } from '../vault/secrets.port.ts';
import type { Vault } from '../vault/vault.ts';
import { losses } from './log-losses.ts';
import { type LogMark, type Marking, readMark } from './log-mark.ts';

export interface CheckedLog {
  /** The vault's mark that was found; null at a first start, and at the first of this version. */
  readonly mark: LogMark | null;
  /** The log as it was found, to its end. */
  readonly marking: Marking;
  /** Events that are not what was written. They are no reason to refuse: their streams are set aside. */
  readonly damaged: readonly DamagedEventError[];
  /** Events before which one of their stream is missing: such a stream is set aside as well. */
  readonly gaps: readonly DamagedEventError[];
  /** How many events were written before events had hashes. */
  readonly unhashed: number;
  /** Whether all of the log was read, so that no other event is damaged. */
  readonly whole: boolean;
}

/** What the check of the start finds as it walks over the log. */
export class SeenLog {
  readonly damaged: DamagedEventError[] = [];
  readonly gaps: DamagedEventError[] = [];
  unhashed = 0;
  private readonly unbroken: Unbroken;
  private newer: { number: number; since: string } | null = null;

  constructor(
    readonly marking: Marking,
    /** Of the vault's mark. */
    private readonly number: number,
    isWhole: boolean,
  ) {
    this.unbroken = new Unbroken(isWhole);
  }

  add(event: StoredEvent): void {
    const damage = damageOf(event);
    this.marking.add(event, damage === null);
    if (statedHash(event.metadata) === null) this.unhashed += 1;
    if (damage) {
      this.damaged.push(damage);
      return;
    }
    if (this.unbroken.follows(event) === false) this.gaps.push(gapBefore(event));
    const number = Number(event.metadata['mark'] ?? 0);
    if (number <= Math.max(this.number, this.newer?.number ?? 0)) return;
    this.newer = { number, since: this.newer?.since ?? this.marking.end!.at };
  }

  checked(mark: LogMark | null, whole: boolean): CheckedLog {
    const { marking, damaged, gaps, unhashed } = this;
    return { mark, marking, damaged, gaps, unhashed, whole };
  }

  /** @throws StartError where the vault does not hold what the events tell of it */
  async refuseLacking({ vault, secrets }: { vault: Vault; secrets: Pick<Secrets, 'list'> }): Promise<void> {
    await this.refuseOlder(vault);
    await this.refuseMissingKeys(secrets);
  }

  /**
   * A key stands before the first event that is sealed under it, and leaves a trace when it is destroyed. Without one a
   * second would be made, and what was sealed under the first be lost for good. Of the events that are not read again
   * the mark tells whom they are about.
   */
  private async refuseMissingKeys(secrets: Pick<Secrets, 'list'>): Promise<void> {
    const known = await namesOfKeys(secrets);
    const missing: string[] = [];
    for (const subject of this.marking.subjects?.all() ?? []) {
      const name = keyName(subject);
      if (!known.has(name)) missing.push(name);
    }
    if (missing.length > 0) throw losses.missingKeys(missing);
  }

  /** Events that were written beside a mark which this vault does not have. Others may set marks meanwhile. */
  private async refuseOlder(vault: Vault): Promise<void> {
    const now = this.newer && (await readMark(vault));
    if (this.newer && this.newer.number > (now?.number ?? 0)) throw losses.olderSecrets(this.newer.since);
  }
}
