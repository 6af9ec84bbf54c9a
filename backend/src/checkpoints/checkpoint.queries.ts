import { Injectable } from '@nestjs/common';
import type { LogVerificationResponse } from '@vouchwell/contract';
import { setTimeout as pause } from 'node:timers/promises';
import { DomainError, invalid, missing } from '../kernel/basics/problem.ts';
import { isConsistent, rootByInclusion } from '../kernel/evidence/merkle-proofs.ts';
import type { Hash } from '../kernel/evidence/merkle.ts';
import { consistencyText, inclusionText } from '../kernel/evidence/proof-texts.ts';
import type { Position } from '../kernel/log/event-log.port.ts';
import { Checkpoints } from '../kernel/proving/checkpoints.ts';
import type { KeptCheckpoint } from '../kernel/proving/kept-checkpoints.ts';
import { LogKeeper } from '../kernel/proving/log-keeper.ts';
import { LogTree } from '../kernel/proving/log-tree.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';

/** The tree follows the log by a moment; longer only while it is made anew. */
const [LOOK_MS, LOOKS] = [20, 100];

const notYet = () =>
  new DomainError(
    'unavailable',
    'tree_behind',
    'The tree of the event log is being made and has not come so far yet. Try again in a minute.',
  );

@Injectable()
export class CheckpointQueries {
  constructor(
    private readonly keeper: LogKeeper,
    private readonly checkpoints: Checkpoints,
    private readonly tree: LogTree,
    private readonly verification: LogVerification,
  ) {}

  /** Of everything up to now. */
  async newest(): Promise<KeptCheckpoint> {
    const signed = await this.keeper.checkpoint();
    if (!signed) throw notYet();
    return signed;
  }

  /** Public keys, a line each, the newest last. */
  async keys(): Promise<string> {
    return (await this.checkpoints.keys()).map((key) => `${key}\n`).join('');
  }

  /** That the event at this position stands in the log (c2sp.org/tlog-proof). */
  async proof(text: string): Promise<string> {
    const none = missing('event_missing', 'There is no event at this position of the log.');
    if (!/^\d{1,20}$/.test(text)) throw none;
    const position: Position = text.padStart(20, '0');
    const signed = await this.newest();
    await this.treeOf(signed);
    const index = this.tree.indexOf(position);
    if (index === null) throw none;
    // What came in the moment since it was signed is covered by the next.
    const covering = index < signed.size ? signed : await this.newest();
    if (index >= covering.size) throw notYet();
    await this.treeOf(covering);
    const path = this.tree.inclusion(index, covering.size);
    this.mustLead(rootByInclusion(index, covering.size, this.tree.leaf(index), path), covering);
    return inclusionText(index, path, covering.note);
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
    const proof = this.tree.consistency(from, signed.size);
    const [old, head] = [
      { size: from, root: this.tree.root(from) },
      { size: signed.size, root: Buffer.from(signed.root, 'hex') },
    ];
    this.mustLead(isConsistent(old, head, proof) ? head.root : null, signed);
    return consistencyText(from, proof, signed.note);
  }

  /** How far the log was verified; begins with what came since. */
  verify(): LogVerificationResponse {
    this.verification.verifyNew();
    return { running: this.verification.busy, ...this.verification.state };
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
