import { Inject, Injectable } from '@nestjs/common';
import type { ConsistencyResponse, EvidenceResponse, LogVerificationResponse } from '@vouchwell/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { EVENT_LOG } from '../kernel/basics/tokens.ts';
import { DomainError, invalid, missing } from '../kernel/basics/problem.ts';
import { type Checkpoint, openCheckpoint } from '../kernel/evidence/checkpoint.ts';
import { eventLine } from '../kernel/evidence/event-line.ts';
import { MalformedError } from '../kernel/evidence/malformed.ts';
import { isConsistent, rootByInclusion } from '../kernel/evidence/merkle-proofs.ts';
import type { Hash } from '../kernel/evidence/merkle.ts';
import { parseVkey } from '../kernel/evidence/note-keys.ts';
import { consistencyText, inclusionText } from '../kernel/evidence/proof-texts.ts';
import type { EventLog, Position } from '../kernel/log/event-log.port.ts';
import { Checkpoints } from '../kernel/proving/checkpoints.ts';
import type { KeptCheckpoint } from '../kernel/proving/kept-checkpoints.ts';
import { LogKeeper } from '../kernel/proving/log-keeper.ts';
import { LogTree } from '../kernel/proving/log-tree.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';
import { comparedWith, type HeldCheckpoint, heldCheckpoint } from './held-checkpoint.ts';

/** The tree follows the log by a moment; longer only while it is made anew. */
const [LOOK_MS, LOOKS] = [20, 100];

const notYet = () =>
  new DomainError(
    'unavailable',
    'tree_behind',
    'The tree of the event log is being made and has not come so far yet. Try again in a minute.',
  );

const noEvent = () => missing('event_missing', 'There is no event at this position of the log.');

function positionOf(text: string): Position {
  if (!/^\d{1,20}$/.test(text) || /^0+$/.test(text)) throw noEvent();
  return text.padStart(20, '0');
}

@Injectable()
export class CheckpointQueries {
  constructor(
    @Inject(EVENT_LOG) private readonly log: EventLog,
    private readonly keeper: LogKeeper,
    private readonly checkpoints: Checkpoints,
    private readonly tree: LogTree,
    private readonly verifier: LogVerification,
  ) {}

  /** Of everything up to now. */
  async newest(): Promise<KeptCheckpoint> {
    const signed = await this.keeper.checkpoint();
    if (!signed) throw notYet();
    return signed;
  }

  /** The newest checkpoint, when and by whom it was signed, and who signed before. */
  async evidence(): Promise<EvidenceResponse> {
    const { size, note, at } = await this.newest();
    const adopted = await this.checkpoints.adopted();
    const keys = adopted.map(({ vkey, since }) => ({ ...parseVkey(vkey), key: vkey, since }));
    const { root, origin, by } = openCheckpoint(note, keys);
    const { id, name } = by.find((key) => key.type === 'note' && key.name === origin)!;
    return {
      checkpoint: { size, root: root.toString('base64'), at, key_id: id, key_name: name, note },
      keys: keys.map((key) => ({ name: key.name, id: key.id, key: key.key, since: key.since })),
    };
  }

  /** What the log is to a checkpoint that was kept elsewhere. `text`: as it was pasted */
  async compared(text: string): Promise<ConsistencyResponse> {
    const held = await this.held(text);
    const signed = await this.newest();
    await this.treeOf(signed);
    const names = await this.checkpoints.names();
    const compared = comparedWith(held, { names, size: signed.size, root: (size) => this.tree.root(size) });
    if (compared.verdict === 'consistent') this.mustGrow(held, signed);
    return compared;
  }

  /** Before anything is signed or waited for: most of what is pasted wrongly is no checkpoint at all. */
  private async held(text: string): Promise<HeldCheckpoint> {
    const trusted = (await this.checkpoints.keys()).map(parseVkey);
    try {
      return heldCheckpoint(text, trusted);
    } catch (error) {
      if (!(error instanceof MalformedError)) throw error;
      const wanted =
        'This is no checkpoint. One has three lines (the log’s name, a number of events and a root), then an empty line and its signature.';
      throw invalid('no_checkpoint', wanted, { checkpoint: wanted });
    }
  }

  /** Public keys, a line each, the newest last. */
  async keys(): Promise<string> {
    return (await this.checkpoints.keys()).map((key) => `${key}\n`).join('');
  }

  /** That the event at this position stands in the log (c2sp.org/tlog-proof). */
  async proof(text: string): Promise<string> {
    const position = positionOf(text);
    const signed = await this.newest();
    await this.treeOf(signed);
    const index = this.tree.indexOf(position);
    if (index === null) throw noEvent();
    // What came in the moment since it was signed is covered by the next.
    const covering = index < signed.size ? signed : await this.newest();
    if (index >= covering.size) throw notYet();
    await this.treeOf(covering);
    const path = this.tree.inclusion(index, covering.size);
    this.mustLead(rootByInclusion(index, covering.size, this.tree.leaf(index), path), covering);
    return inclusionText(index, path, covering.note);
  }

  /** The event at this position as a line of the log: what its proof is about. */
  async line(text: string): Promise<{ readonly position: Position; readonly line: string }> {
    const position = positionOf(text);
    await this.treeOf(await this.newest());
    const index = this.tree.indexOf(position);
    const [event] = index === null ? [] : await this.log.readAll(this.tree.positionBefore(index), 1);
    if (event?.position !== position) throw noEvent();
    return { position, line: `${eventLine(event)}\n` };
  }

  /** That the log of `to` events begins with that of `from`, in the form in which a cosigner is asked. */
  async consistency(from: number, to: number | null): Promise<string> {
    const signed = to === null ? await this.newest() : await this.checkpoints.at(to);
    if (!signed) throw missing('checkpoint_missing', 'No checkpoint was signed at this number of events.');
    if (from > signed.size) {
      const wanted = `from must be at most ${signed.size}.`;
      throw invalid('invalid', wanted, { from: wanted });
    }
    await this.treeOf(signed);
    return consistencyText(
      from,
      this.mustGrow({ size: from, root: this.tree.root(from) }, signed),
      signed.note,
    );
  }

  /** How far the log was verified. */
  verification(): LogVerificationResponse {
    return { running: this.verifier.busy, ...this.verifier.state };
  }

  /** Begins with what came since the last time, or with everything. */
  verify(everything: boolean): LogVerificationResponse {
    this.verifier.verifyNow(everything);
    return this.verification();
  }

  /** The proof that the signed log begins with the old one. */
  private mustGrow(old: Pick<Checkpoint, 'size' | 'root'>, signed: KeptCheckpoint): Hash[] {
    const proof = this.tree.consistency(old.size, signed.size);
    const head = { size: signed.size, root: Buffer.from(signed.root, 'hex') };
    this.mustLead(isConsistent(old, head, proof) ? head.root : null, signed);
    return proof;
  }

  /** Resolves once the tree has come so far, and is the one that was signed. */
  private async treeOf({ size, root }: KeptCheckpoint): Promise<void> {
    for (let looks = 0; this.tree.size < size; looks += 1) {
      if (looks === LOOKS) throw notYet();
      await pause(LOOK_MS);
    }
    this.mustLead(this.tree.root(size), { root });
  }

  /** No proof goes out that does not hold: what the tree is made of lies on a disk, and is disposable. */
  private mustLead(found: Hash | null, { root }: Pick<KeptCheckpoint, 'root'>): void {
    if (found?.toString('hex') === root) return;
    this.tree.makeAnew();
    throw notYet();
  }
}
