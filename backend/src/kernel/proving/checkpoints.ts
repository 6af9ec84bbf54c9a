import type { KeyObject } from 'node:crypto';
import type { Clock } from '../basics/clock.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import { systemActor } from '../deciding/system-actor.ts';
import { checkpointText } from '../evidence/checkpoint.ts';
import { verifierKey, vkeyOf } from '../evidence/note-keys.ts';
import type { Hash } from '../evidence/merkle.ts';
import { signNote } from '../evidence/signed-note.ts';
import type { Codec } from '../log/codec.ts';
import { ConflictError, type EventLog } from '../log/event-log.port.ts';
import { LOG_STREAM, logName, logNames } from '../log/log-identity.ts';
import { endOf, expected } from '../log/stream-end.ts';
import type { Vault } from '../vault/vault.ts';
import { checkpointAt, keepCheckpoint, type KeptCheckpoint, keptCheckpoints } from './kept-checkpoints.ts';
import { type Marking, SIGNED_EVERY } from './log-mark.ts';

export interface CheckpointParts {
  readonly log: EventLog;
  readonly vault: Vault;
  readonly codec: Codec;
  readonly clock: Clock;
  /** Ed25519, private. Null: this process signs nothing, such as an operator's program. */
  readonly key: KeyObject | null;
}

/** Events of the log's own stream that are read at once. */
const OWN_EVENTS = 10_000;
/** Checkpoints that were due are signed so many at once: a short stop of whoever signs leaves few. */
const TOGETHER = 200;

const dayOf = (at: string) => at.slice(0, 10);

/**
 * Signs how far the log has come: every hundred events, with the first events of each day, and whenever somebody asks.
 * What was signed stands in the vault, and in whatever was carried elsewhere.
 */
export class Checkpoints {
  private name: string | null = null;
  private last: KeptCheckpoint | null = null;

  constructor(private readonly parts: CheckpointParts) {}

  /** `identity`: of the log, as `logIdentity` gives it. Records the key where it is another than before. */
  async open(identity: string): Promise<void> {
    const { key, vault, log } = this.parts;
    if (!key) return;
    this.last = (await keptCheckpoints(vault, log)).at(-1) ?? null;
    this.name = logName(identity);
    await this.adopt(vkeyOf(verifierKey(this.origin, key)));
  }

  /** Every public key that has signed this log, `name+id+key` each, the newest last. */
  async keys(): Promise<string[]> {
    return (await this.adopted()).map(({ vkey }) => vkey);
  }

  /** The same, with the moment from which on each signs. ISO 8601, UTC */
  async adopted(): Promise<{ readonly vkey: string; readonly since: string }[]> {
    const own = await this.parts.log.readStream(LOG_STREAM, 0, OWN_EVENTS);
    return own
      .filter(({ type }) => type === 'CheckpointKeyAdopted')
      .map(({ data, metadata }) => ({ vkey: String(data['vkey']), since: String(metadata['at']) }));
  }

  /** Every name that this log's checkpoints were given, the present one last. */
  names(): Promise<string[]> {
    return logNames(this.parts.log);
  }

  kept(): Promise<KeptCheckpoint[]> {
    return keptCheckpoints(this.parts.vault, this.parts.log);
  }

  /** Null where none was signed at this size. */
  async at(size: number): Promise<KeptCheckpoint | null> {
    return this.name === null ? null : checkpointAt(this.parts.vault, this.name, size);
  }

  /** What is due where the log has come to. */
  async signDue(marking: Marking): Promise<void> {
    const { tree, roots } = marking;
    if (!tree || !this.parts.key || this.name === null) return;
    const signed = this.last?.size ?? 0;
    const passed = [...roots];
    const due = passed.filter(([size]) => size > signed && size % SIGNED_EVERY === 0);
    const at = this.now();
    const another = this.last === null || dayOf(this.last.at) !== dayOf(at);
    const wanted = due.slice(-TOGETHER);
    if (another && tree.size > (due.at(-1)?.[0] ?? signed)) wanted.push([tree.size, tree.root()]);
    await Promise.all(wanted.map(([size, root]) => this.sign(size, root, at)));
    // Not those that were passed meanwhile.
    for (const [size] of passed) roots.delete(size);
  }

  /** Of all that the marking holds. Null where this process signs nothing, or does not know the tree yet. */
  async signNow({ tree }: Marking): Promise<KeptCheckpoint | null> {
    if (!tree || !this.parts.key || this.name === null) return null;
    return this.last?.size === tree.size ? this.last : this.sign(tree.size, tree.root(), this.now());
  }

  private get origin(): string {
    return `vouchwell/${this.name}`;
  }

  private now(): string {
    return this.parts.clock.now().toISOString();
  }

  private async sign(size: number, root: Hash, at: string): Promise<KeptCheckpoint> {
    const note = signNote(checkpointText({ origin: this.origin, size, root }), this.origin, this.parts.key!);
    const signed = { size, root: root.toString('hex'), note, at };
    const kept = await keepCheckpoint(this.parts.vault, this.name!, signed);
    if (kept.size > (this.last?.size ?? 0)) this.last = kept;
    return kept;
  }

  private async adopt(vkey: string): Promise<void> {
    if ((await this.keys()).at(-1) === vkey) return;
    const { log, codec } = this.parts;
    const end = await endOf(log, LOG_STREAM);
    const writing = { stream: LOG_STREAM, actor: systemActor(), command: null, after: end.at };
    const adopted: KernelEvent = { type: 'CheckpointKeyAdopted', data: { vkey } };
    const encoded = await codec.encode([adopted], writing);
    await log.append(LOG_STREAM, encoded, expected(end)).catch((error: unknown) => {
      // Another process at the same start has written it.
      if (!(error instanceof ConflictError)) throw error;
    });
  }
}
