import { createHash, type Hash } from 'node:crypto';
import type { StoredEvent } from '../kernel/event-log.port.ts';

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

/**
 * Equal events give equal text, whatever the order of their keys. Not RFC 8785's word for word: a log may hold
 * half a surrogate pair, which that refuses and this escapes.
 */
export function canonicalText({ id, type, stream, revision, data, metadata }: StoredEvent): string {
  return JSON.stringify({ data, id, metadata, revision, stream, type }, sorted);
}

function sorted(_: string, value: unknown): unknown {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return value;
  return Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)));
}
