import { frozen, type JsonObject } from '../basics/json.ts';
import type { Position } from '../log/event-log.port.ts';
import type { ReadModels, Write } from './read-models.port.ts';

/** What is written of one collection in one go: several batches that came meanwhile are one. */
export class Load {
  /** Documents that were handed over, one that came twice counted twice. */
  handed = 0;
  /** By id, the latest of each. */
  private readonly writes = new Map<string, Write>();
  private readonly read = new WeakMap<Write, JsonObject>();
  private checkpoint: Position = '';
  private tally: string | undefined;
  private end!: (failure: Error | null) => void;
  /** Resolves at its end: why it was not written, null where it was. */
  readonly ended = new Promise<Error | null>((resolve) => (this.end = resolve));

  add(writes: readonly Write[], checkpoint: Position, tally?: string): void {
    for (const write of writes) this.writes.set(write.id, write);
    this.handed += writes.length;
    [this.checkpoint, this.tally] = [checkpoint, tally];
  }

  /** Never refuses: what went wrong is told. */
  write(models: Pick<ReadModels, 'apply'>, collection: string): Promise<Error | null> {
    return models.apply(collection, [...this.writes.values()], this.checkpoint, this.tally).then(
      () => null,
      (error: unknown) => error as Error,
    );
  }

  over(failure: Error | null): void {
    this.end(failure);
  }

  /** The document as it will stand; null where it is removed, undefined where this brings nothing of it. */
  document(id: string): JsonObject | null | undefined {
    const write = this.writes.get(id);
    if (!write?.document) return write?.document;
    const known = this.read.get(write);
    // As it will be read: what JSON leaves out is left out, and nobody changes what others read.
    const document = known ?? frozen(JSON.parse(write.text ?? JSON.stringify(write.document)) as JsonObject);
    this.read.set(write, document);
    return document;
  }
}

/** Of one collection: what is being written, and what gathers meanwhile. */
export interface OnItsWay {
  readonly going: Load;
  next: Load | null;
}
