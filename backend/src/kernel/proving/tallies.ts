import type { KeyObject } from 'node:crypto';
import type { Position } from '../log/event-log.port.ts';
import { PROOF, Tally, withProof } from '../projecting/proof.ts';
import type { ReadModels, Write } from '../projecting/read-models.port.ts';

/** Of each collection so many proofs are remembered: of what was written last, which is often written next. */
const REMEMBERED = 500;

interface Standing {
  position: Position;
  tally: Tally;
  /** By id; null where no document stands. */
  readonly proofs: Map<string, string | null>;
}

/** Writes documents with their proofs, and keeps with each checkpoint a tally of all that then stand. */
export class Tallies {
  private readonly standing = new Map<string, Standing>();

  constructor(
    private readonly models: Pick<ReadModels, 'apply' | 'getMany' | 'kept'>,
    private readonly key: KeyObject,
  ) {}

  /** Somebody else may have written: what stands is read again. */
  forget(): void {
    this.standing.clear();
  }

  async apply(collection: string, writes: readonly Write[], checkpoint: Position): Promise<void> {
    const standing = this.standing.get(collection) ?? (await this.read(collection));
    // What stands at its checkpoint already is passed over by the engine, too.
    if (checkpoint <= standing.position) return this.models.apply(collection, [], checkpoint);
    // Until the batch is known to stand nothing is.
    this.standing.delete(collection);
    await this.learn(collection, standing, writes);
    const proven = writes.map((write) => this.prove(collection, standing, write));
    standing.position = checkpoint;
    const sealed = standing.tally.sealed(this.key, collection, checkpoint);
    await this.models.apply(collection, proven, checkpoint, sealed);
    for (const id of standing.proofs.keys()) {
      if (standing.proofs.size <= REMEMBERED) break;
      standing.proofs.delete(id);
    }
    this.standing.set(collection, standing);
  }

  private prove(collection: string, standing: Standing, { id, document }: Write): Write {
    const before = standing.proofs.get(id);
    if (before) standing.tally = standing.tally.without(before);
    const proven = document && withProof(this.key, collection, id, document);
    const proof = proven?.proof ?? null;
    if (proof !== null) standing.tally = standing.tally.with(proof);
    // The latest is the last to be forgotten.
    standing.proofs.delete(id);
    standing.proofs.set(id, proof);
    return { id, document: proven?.document ?? null, text: proven?.text };
  }

  /** The proofs of what the batch replaces. */
  private async learn(collection: string, { proofs }: Standing, writes: readonly Write[]): Promise<void> {
    const unknown = writes.map(({ id }) => id).filter((id) => !proofs.has(id));
    if (unknown.length === 0) return;
    for (const id of unknown) proofs.set(id, null);
    for (const { id, document } of await this.models.getMany(collection, unknown))
      proofs.set(id, String(document[PROOF]));
  }

  private async read(collection: string): Promise<Standing> {
    const kept = await this.models.kept(collection);
    // One that does not open is found by comparing it; what is added to it does not open either.
    const tally = kept ? Tally.opened(this.key, collection, kept.position, kept.tally) : new Tally();
    return { position: kept?.position ?? '', tally: tally ?? new Tally(Number.NaN), proofs: new Map() };
  }
}
