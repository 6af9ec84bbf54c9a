import { createHash, type Hash } from 'node:crypto';
import { canonicalText as canonical } from '../../kernel/log/event-hash.ts';
import type { StoredEvent } from '../../kernel/log/event-log.port.ts';

/**
 * A running SHA-256 over events in the log's order: the sorted JSON of id, type, stream, revision, data and
 * metadata of each, and a line feed, which JSON text never holds. Positions are left out: they are the
 * engine's own.
 */
export class LogHash {
  private readonly hash: Hash = createHash('sha256');
  count = 0;

  add(event: StoredEvent): void {
    this.hash.update(`${canonicalText(event)}\n`);
    this.count += 1;
  }

  /** Hexadecimal, of all events so far. */
  value(): string {
    return this.hash.copy().digest('hex');
  }
}

/** Equal events give equal text, whatever the order of their keys. */
export function canonicalText({ id, type, stream, revision, data, metadata }: StoredEvent): string {
  return canonical({ data, id, metadata, revision, stream, type });
}
