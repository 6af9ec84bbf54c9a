import { setTimeout as pause } from 'node:timers/promises';
import { consistencyProof, Frontier, type Hash, inclusionProof, rootOf } from '../evidence/merkle.ts';
import type { StoredLeaf, TreeStore } from '../evidence/tree-store.ts';
import type { EventLog, Position, StoredEvent } from '../log/event-log.port.ts';
import { leafOf } from '../log/running-hash.ts';
import type { Marking } from './log-mark.ts';

/** After the log was away, or the store could not be written. */
const AGAIN_MS = 1_000;

/**
 * The hashes of the log's Merkle tree, from which proofs are made. It follows the log beside everybody; what it keeps is
 * disposable, and made anew where it is not the tree that was signed.
 */
export class LogTree {
  private readonly stopping = new AbortController();
  private frontier = new Frontier();
  private running: Promise<void> | null = null;
  /** Ends the present following, to begin again from nothing. */
  private again = new AbortController();

  constructor(
    private readonly log: Pick<EventLog, 'follow'>,
    private readonly store: TreeStore,
  ) {}

  get size(): number {
    return this.store.size;
  }

  /** `marking`: the log as its start has found it. */
  start({ tree }: Marking): void {
    const { size } = this.store;
    const other = tree && size >= tree.size && !this.root(tree.size).equals(tree.root());
    if (other || (tree && size > tree.size)) this.store.clear();
    this.running = this.follow();
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    this.again.abort();
    await this.running;
    this.store.close();
  }

  /** What it holds is not the tree of this log. */
  makeAnew(): void {
    this.store.clear();
    this.again.abort();
  }

  root(size: number): Hash {
    return rootOf(size, (level, n) => this.store.read(level, n));
  }

  /** From 0; null for a place at which none of our events stands, and where it has not come so far yet. */
  indexOf(position: Position): number | null {
    let [from, to] = [0, this.store.size];
    while (from < to) {
      const middle = Math.floor((from + to) / 2);
      if (this.store.position(middle) < position) from = middle + 1;
      else to = middle;
    }
    return from < this.store.size && this.store.position(from) === position ? from : null;
  }

  /** Behind which the event of this index is read, from 0; null: at the log's beginning. */
  positionBefore(index: number): Position | null {
    return index > 0 ? this.store.position(index - 1) : null;
  }

  /** From 0 */
  leaf(index: number): Hash {
    return this.store.read(0, index);
  }

  inclusion(index: number, size: number): Hash[] {
    return inclusionProof(index, size, (level, n) => this.store.read(level, n));
  }

  consistency(old: number, size: number): Hash[] {
    return consistencyProof(old, size, (level, n) => this.store.read(level, n));
  }

  private async follow(): Promise<void> {
    const { signal } = this.stopping;
    while (!signal.aborted) {
      this.again = new AbortController();
      const { size } = this.store;
      this.frontier = Frontier.of(size, (level, n) => this.store.read(level, n));
      const after = size > 0 ? this.store.position(size - 1) : null;
      const ended = AbortSignal.any([signal, this.again.signal]);
      try {
        for await (const batch of this.log.follow(after, ended)) {
          if (ended.aborted) break;
          this.store.append(batch.map((event) => this.stored(event)));
        }
      } catch {
        // Whoever projects follows the same log, and says that it is away; a full disk is told by whoever writes data.
      }
      if (!this.again.signal.aborted)
        await pause(AGAIN_MS, undefined, { signal, ref: false }).catch(() => undefined);
    }
  }

  private stored(event: StoredEvent): StoredLeaf {
    return { completed: this.frontier.add(Buffer.from(leafOf(event), 'hex')), position: event.position };
  }
}
