import { randomUUID } from 'node:crypto';
import type { ClientSession, Collection as MongoCollection } from 'mongodb';
import { type Position, UnavailableError } from '../../kernel/log/event-log.port.ts';
import type { JsonObject } from '../../kernel/basics/json.ts';
import {
  DamagedReadModelsError,
  type Kept,
  LeaseLostError,
  type Write,
} from '../../kernel/projecting/read-models.port.ts';
import type { MongoConnection } from '../mongodb/connection.ts';
import { type Stored, storeWrites } from './mongodb-documents.ts';
import { type Pending, type Progress, progressOf } from './mongodb-progress.ts';

interface Part {
  readonly _id: string;
  readonly batch: string;
  readonly number: number;
  readonly epoch: number;
  readonly writes: readonly { readonly id: string; readonly json: string | null }[];
}

/** Of JSON text in one part of a batch; a document of MongoDB may have 16 MB. */
const PART = 4_000_000;

/**
 * Writes batches, one at a time, under one epoch of the lease.
 *
 * With transactions, documents and checkpoint change together. Without them a batch is laid down first; then
 * one step accepts it in the collection's progress, where position and epoch are checked; then its documents
 * are written, and the checkpoint last. From then on the batch is certain: whoever leads next finishes
 * it before it reads, so no event is folded into a document that has it already. A process that lost the
 * lease has none accepted, because its successor has raised the epoch; what it still writes of an accepted batch
 * changes nothing, because every document tells the position that it has.
 */
export class BatchWriter {
  private readonly progress: MongoCollection<Progress>;
  private readonly parts: MongoCollection<Part>;

  constructor(
    private readonly connection: MongoConnection,
    readonly epoch: number,
  ) {
    this.progress = progressOf(connection);
    this.parts = connection.collection<Part>('batches');
  }

  /** From here on nothing of a lower epoch is accepted; what was accepted is finished. @throws DamagedReadModelsError */
  async takeOver(): Promise<void> {
    const { epoch } = this;
    await this.connection.run(async () => {
      await this.progress.updateMany({ epoch: { $lt: epoch } }, { $set: { epoch } });
      const pending = await this.progress.find({ pending: { $ne: null } }).toArray();
      for (const progress of pending) await this.finish(progress);
      await this.parts.deleteMany({ epoch: { $lt: epoch } });
    });
  }

  /** @throws LeaseLostError, UnavailableError, DamagedReadModelsError */
  async write(id: string, writes: readonly Write[], { position, tally }: Kept): Promise<void> {
    if (this.connection.transactional) return this.writeTogether(id, writes, { position, tally });
    await this.connection.run(async () => {
      // A checkpoint alone needs no batch: one step moves it.
      if (writes.length === 0) return void (await this.step(id, position, { position, tally }));
      const pending = await this.layDown(writes, { position, tally });
      const accepted = await this.accept(id, pending);
      if (accepted) await this.carryOut(accepted, pending, writes);
      else await this.parts.deleteMany({ batch: pending.batch });
    });
  }

  /** Finishes what was accepted of this collection, and tells where it stands. @throws DamagedReadModelsError */
  async settle(id: string): Promise<Progress> {
    return this.connection.run(async () => {
      const progress = await this.read(id);
      if (!progress.pending) return progress;
      await this.finish(progress);
      return this.read(id);
    });
  }

  private writeTogether(id: string, writes: readonly Write[], { position, tally }: Kept): Promise<void> {
    return this.connection.together(async (session) => {
      const { epoch } = this;
      const newer = { _id: id, epoch: { $lte: epoch }, position: { $lt: position } };
      const moved = { $set: { epoch, position, tally } };
      const progress = await this.progress.findOneAndUpdate(newer, moved, { session });
      if (!progress) return this.refuseLost(await this.read(id, session));
      const stored = this.connection.collection<Stored>(progress.storage);
      await storeWrites(stored, progress, writes, { position, epoch }, session);
    });
  }

  /** Null where the collection has come so far already. */
  private accept(id: string, pending: Pending): Promise<Progress | null> {
    return this.step(id, pending.position, { pending });
  }

  /** Changes the progress of a collection that nobody of a higher epoch and no accepted batch holds. */
  private async step(id: string, position: Position, $set: Partial<Progress>): Promise<Progress | null> {
    const { epoch } = this;
    const free = { _id: id, epoch: { $lte: epoch }, position: { $lt: position }, pending: null };
    for (;;) {
      const changed = { $set: { ...$set, epoch } };
      const taken = await this.progress.findOneAndUpdate(free, changed, { returnDocument: 'after' });
      if (taken) return taken;
      const progress = await this.read(id);
      this.refuseLost(progress);
      if (progress.position >= position) return null;
      await this.finish(progress);
    }
  }

  private refuseLost(progress: Progress): void {
    if (progress.epoch > this.epoch) throw new LeaseLostError();
  }

  private async layDown(writes: readonly Write[], kept: Kept): Promise<Pending> {
    const { epoch } = this;
    const batch = randomUUID();
    const parts = inParts(writes);
    for (const [number, part] of parts.entries())
      await this.parts.insertOne({ _id: `${batch}/${number}`, batch, number, epoch, writes: part });
    return { batch, parts: parts.length, ...kept };
  }

  private async finish(progress: Progress): Promise<void> {
    const { pending } = progress;
    if (!pending) return;
    const parts = await this.parts.find({ batch: pending.batch }).toArray();
    if (parts.length < pending.parts) return this.refuseHalf(progress, pending);
    const writes = parts
      .sort((a, b) => a.number - b.number)
      .flatMap((part) => part.writes)
      .map(({ id, json }) => ({ id, document: json === null ? null : (JSON.parse(json) as JsonObject) }));
    await this.carryOut(progress, pending, writes);
  }

  /** Parts that are gone mean that the batch's own writer has finished it meanwhile, and cleared up. @throws DamagedReadModelsError where it did not */
  private async refuseHalf({ _id, name }: Progress, { batch }: Pending): Promise<void> {
    // Nobody can tell how much of it the documents have: without its progress the collection is begun anew at the next start.
    const { deletedCount } = await this.progress.deleteOne({ _id, 'pending.batch': batch });
    if (deletedCount > 0) throw new DamagedReadModelsError(name);
  }

  private async carryOut(progress: Progress, pending: Pending, writes: readonly Write[]): Promise<void> {
    const { position, tally, batch } = pending;
    const stored = this.connection.collection<Stored>(progress.storage);
    await storeWrites(stored, progress, writes, { position, epoch: this.epoch });
    const moved = { $set: { position, tally, pending: null } };
    await this.progress.updateOne({ _id: progress._id, 'pending.batch': batch }, moved);
    // The batch stands; what is left of its parts goes when the lead next passes on.
    await this.parts.deleteMany({ batch }).catch(() => undefined);
  }

  private async read(id: string, session?: ClientSession): Promise<Progress> {
    const progress = await this.progress.findOne({ _id: id }, { session });
    if (!progress) throw new UnavailableError('A newer version of this collection has taken over.');
    return progress;
  }
}

function inParts(writes: readonly Write[]): Part['writes'][] {
  const parts: Part['writes'][number][][] = [];
  let room = 0;
  for (const { id, document } of writes) {
    const json = document === null ? null : JSON.stringify(document);
    if (room <= 0) {
      parts.push([]);
      room = PART;
    }
    parts.at(-1)!.push({ id, json });
    room -= id.length + (json?.length ?? 0);
  }
  return parts;
}
