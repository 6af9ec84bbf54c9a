import type { Position, StoredEvent } from './event-log.port.ts';

/** Where a damaged event lies. Nothing of what it holds. */
export interface Damage {
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;
}

/** An event's bytes are not those that were written. Its stream's history cannot be relied on any more. */
export class DamagedEventError extends Error implements Damage {
  override readonly name = 'DamagedEventError';
  readonly position: Position;
  readonly stream: string;
  readonly revision: number;
  readonly type: string;

  /** `finding`: what was found, as the end of a sentence. */
  constructor({ position, stream, revision, type }: StoredEvent, finding: string) {
    super(`${type} at position ${position} (${stream}, revision ${revision}) is damaged: ${finding}.`);
    this.position = position;
    this.stream = stream;
    this.revision = revision;
    this.type = type;
  }
}
