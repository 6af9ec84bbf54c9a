import { outcomeAtHand } from '../kernel/basics/change-outcome.ts';
import type { EntryName } from '../kernel/vault/entries.ts';
import type { Vault } from '../kernel/vault/vault.ts';
import { keptCode, recoveryCodes } from './recovery-codes.ts';
import { setUpOver } from './second-factor.decider.ts';
import { type Completing, type KeptFactor, type Spending, spending } from './spending.rules.ts';

/** A secret that was shown and not confirmed yet, under the number of its set-up. */
interface Begun {
  readonly number: number;
  readonly secret: string;
}

/** As it is confirmed, with its recovery codes as they are shown. */
type First = Omit<KeptFactor, 'done'>;

/**
 * Secrets and recovery codes, in the vault: the log and the read models never see one. What changes before its event is
 * told to the outcome: where the log fails then, the old codes are over all the same.
 */
export class KeptFactors {
  constructor(private readonly vault: Vault) {}

  /** Of two that begin one set-up the first stands: its secret may be on a screen already. */
  async begin(userId: number, begun: Begun): Promise<void> {
    await this.vault.update<Begun>(begunName(userId), (stands) =>
      stands && stands.number >= begun.number ? stands : begun,
    );
  }

  /** The secret of this set-up. @throws DomainError conflict: another was begun since, or it is over */
  async begun(userId: number, number: number): Promise<string> {
    const begun = await this.vault.get<Begun>(begunName(userId));
    if (begun?.number !== number) throw setUpOver();
    return begun.secret;
  }

  /** Those that this request makes. */
  codes(userId: number, commandId: string): string[] {
    return recoveryCodes(this.vault, userId, commandId);
  }

  /** Of two that confirm one set-up, the first stands. */
  async stand(userId: number, number: number, first: First): Promise<void> {
    const kept: KeptFactor = { ...first, recovery: this.keptCodes(userId, first.recovery), done: [] };
    outcomeAtHand()?.written();
    await this.vault.putIfAbsent(name(userId, number), kept);
  }

  async replaceCodes(userId: number, number: number, codes: readonly string[]): Promise<void> {
    const recovery = this.keptCodes(userId, codes);
    outcomeAtHand()?.written();
    await this.vault.changeKept<KeptFactor>(name(userId, number), (kept) => ({ ...kept, recovery }));
  }

  /** Whether it stands with these very recovery codes, none of which was used. */
  async holds(userId: number, number: number, codes: readonly string[]): Promise<boolean> {
    const kept = await this.vault.get<KeptFactor>(name(userId, number));
    return kept?.recovery.join() === this.keptCodes(userId, codes).join();
  }

  private keptCodes(userId: number, codes: readonly string[]): string[] {
    return codes.map((code) => keptCode(this.vault, userId, code));
  }

  async codesLeft(userId: number, number: number): Promise<number> {
    return (await this.vault.get<KeptFactor>(name(userId, number)))?.recovery.length ?? 0;
  }

  /** What would come of it; nothing is spent. */
  async look(
    userId: number,
    number: number,
    code: string,
    now: Date,
    completing?: Completing,
  ): Promise<Spending> {
    const kept = await this.vault.get<KeptFactor>(name(userId, number));
    if (!kept) return { refused: 'wrong' };
    return spending(kept, { code, kept: keptCode(this.vault, userId, code) }, now, completing);
  }

  /** Spends it. Of two that come with one code, in whichever processes, one does. */
  async spend(
    userId: number,
    number: number,
    code: string,
    now: Date,
    completing?: Completing,
  ): Promise<Spending> {
    // What is wrong writes nothing.
    let outcome = await this.look(userId, number, code, now, completing);
    if ('refused' in outcome) return outcome;
    // A code of the app is over in half a minute anyway.
    if (outcome.by === 'recovery_code') outcomeAtHand()?.written();
    outcome = { refused: 'wrong' };
    const typed = { code, kept: keptCode(this.vault, userId, code) };
    await this.vault.changeKept<KeptFactor>(name(userId, number), (kept) => {
      outcome = spending(kept, typed, now, completing);
      return 'refused' in outcome ? kept : outcome.left;
    });
    return outcome;
  }

  /** Forgets what is in force no more; `number`: of the one that is. */
  async clear(userId: number, number: number | null): Promise<void> {
    const entries = await this.vault.list(name(userId, ''));
    const gone = entries.filter((entry) => number === null || entry.name !== name(userId, number));
    await Promise.all(gone.map((entry) => this.vault.delete(entry.name)));
  }

  /** The set-up is over. */
  endSetUp(userId: number): Promise<void> {
    return this.vault.delete(begunName(userId));
  }
}

const name = (userId: number, number: number | ''): EntryName => `second-factor/${userId}/${number}`;
const begunName = (userId: number): EntryName => `second-factor-begun/${userId}`;
