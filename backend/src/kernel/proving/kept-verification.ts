import type { Vault } from '../vault/vault.ts';
import type { LogMark } from './log-mark.ts';

/** What the last pass over the log has found, for whoever starts next: a long log is not read through at a start. */
export interface KeptVerification {
  /** ISO 8601, UTC */
  readonly finished_at: string;
  /** When the last one over everything ended; null before the first. */
  readonly whole_at: string | null;
  readonly checkpoint: number;
  /** The next start reads the log through, however long it is, and refuses where it is still so. */
  readonly altered: boolean;
  /** Up to where nothing was wrong. */
  readonly sound: LogMark | null;
}

const NAME = 'log-verified';

export const readVerification = (vault: Pick<Vault, 'get'>) => vault.get<KeptVerification>(NAME);

export const keepVerification = (vault: Pick<Vault, 'put'>, kept: KeptVerification) => vault.put(NAME, kept);

/** Of a log that a person accepted as it is, nothing was found yet. */
export const forgetVerification = (vault: Pick<Vault, 'delete'>) => vault.delete(NAME);
