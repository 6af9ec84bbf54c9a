import type { Hash } from '../evidence/merkle.ts';
import type { EventLog } from '../log/event-log.port.ts';
import { identityOf, logName } from '../log/log-identity.ts';
import type { EntryName } from '../vault/entries.ts';
import type { Vault } from '../vault/vault.ts';

/** A checkpoint of this log, as the vault keeps it. */
export interface KeptCheckpoint {
  /** Events */
  readonly size: number;
  /** Of their tree, in hexadecimal. */
  readonly root: string;
  /** The signed note, as it is carried elsewhere. */
  readonly note: string;
  /** When it was signed. ISO 8601, UTC */
  readonly at: string;
}

const prefixOf = (name: string): EntryName => `checkpoint/${name}/`;

const nameOf = (name: string, size: number) =>
  `${prefixOf(name)}${String(size).padStart(16, '0')}` as EntryName;

/** Null where none was signed at this size. `name`: of the log */
export const checkpointAt = (vault: Vault, name: string, size: number) =>
  vault.get<KeptCheckpoint>(nameOf(name, size));

/** Twice the same checkpoint is one: signatures of Ed25519 are always the same. `name`: of the log. */
export const keepCheckpoint = (vault: Vault, name: string, checkpoint: KeptCheckpoint) =>
  vault.putIfAbsent(nameOf(name, checkpoint.size), checkpoint);

/** Of this log since its last turn, the smallest first. */
export async function keptCheckpoints(
  vault: Pick<Vault, 'list'>,
  log: Pick<EventLog, 'readAll' | 'readStream'>,
): Promise<KeptCheckpoint[]> {
  const identity = await identityOf(log);
  if (identity === null) return [];
  return (await vault.list<KeptCheckpoint>(prefixOf(logName(identity)))).map(({ value }) => value);
}

export interface BrokenCheckpoint {
  readonly broken: KeptCheckpoint;
  readonly held: KeptCheckpoint | null;
}

/**
 * Null where the tree's roots at these sizes are those that were signed, as far as they are known. Else the first
 * checkpoint (`signed`, the smallest first) that does not hold, and the last one before it that does.
 */
export function firstBroken(
  signed: readonly KeptCheckpoint[],
  roots: ReadonlyMap<number, Hash>,
): BrokenCheckpoint | null {
  const at = signed.findIndex(({ size, root }) => (roots.get(size)?.toString('hex') ?? root) !== root);
  const before = signed.slice(0, Math.max(0, at));
  return at < 0
    ? null
    : { broken: signed[at]!, held: before.findLast(({ size }) => roots.has(size)) ?? null };
}
