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
  vault: Vault,
  log: Pick<EventLog, 'readAll' | 'readStream'>,
): Promise<KeptCheckpoint[]> {
  const identity = await identityOf(log);
  if (identity === null) return [];
  return (await vault.list<KeptCheckpoint>(prefixOf(logName(identity)))).map(({ value }) => value);
}
