import { hash } from 'node:crypto';
import type { NewEvent } from './event-log.port.ts';
import type { JsonObject } from '../basics/json.ts';

/** The field of an event's metadata that holds its hash. */
const HASH = 'hash';

type Hashed = Pick<NewEvent, 'id' | 'type' | 'data' | 'metadata'> & { readonly stream: string };

/**
 * SHA-256 over the event's canonical bytes behind a zero byte, in hexadecimal: the leaf hash of RFC 6962, so
 * that a Merkle tree can be built from these hashes as they stand. The bytes are the canonical JSON (RFC 8785)
 * of id, type, stream, data (as stored: sealed) and metadata without the hash itself. The revision is not among
 * them: it is given by the append that succeeds, which may be another than the first tried, and follows from the
 * log's order. Positions are the engine's own, and other ones in a copy.
 */
export function eventHash(event: Hashed): string {
  return hashOf(event, canonicalText);
}

/** Whether an event has the hash that it states. */
export function hasHash(event: Hashed, stated: string): boolean {
  // An event is written with its fields in canonical order (`inOrder`), so that mostly its text is the canonical one.
  return stated === hashOf(event, JSON.stringify) || stated === eventHash(event);
}

function hashOf({ id, type, stream, data, metadata }: Hashed, text: (value: unknown) => string): string {
  const { [HASH]: _, ...envelope } = metadata;
  const named = `"id":${text(id)},"metadata":${text(envelope)},"stream":${text(stream)},"type":${text(type)}`;
  return hash('sha256', `\0{"data":${text(data)},${named}}`);
}

/**
 * The same value with the fields of each object in the order of RFC 8785; `asWritten` hears of a field whose name
 * begins with a digit: the engine puts numbers before all other names and in an order of their own.
 */
function inOrder<T>(value: T, asWritten: { isCanonical: boolean }): T {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((one: unknown) => inOrder(one, asWritten)) as T;
  const object = value as Readonly<Record<string, unknown>>;
  const names = Object.keys(object).sort();
  if (names.some((name) => name >= '0' && name < ':')) asWritten.isCanonical = false;
  return Object.fromEntries(names.map((name) => [name, inOrder(object[name], asWritten)])) as T;
}

/** By its metadata, the data of an event that got its hash in this process. */
const hashed = new WeakMap<JsonObject, JsonObject>();

/** The same event with its hash in its metadata. */
export function withHash(stream: string, event: NewEvent): NewEvent {
  const asWritten = { isCanonical: true };
  const [data, metadata] = [inOrder(event.data, asWritten), inOrder(event.metadata, asWritten)];
  metadata[HASH] = hashOf(
    { ...event, data, metadata, stream },
    asWritten.isCanonical ? JSON.stringify : canonicalText,
  );
  hashed.set(metadata, data);
  return { ...event, data, metadata };
}

/** Whether these are the very objects that got their hash in this process: nothing can have come between. */
export const isHashedHere = ({ data, metadata }: Pick<NewEvent, 'data' | 'metadata'>): boolean =>
  hashed.get(metadata) === data;

/** Null for an event that was written before events had hashes. */
export function statedHash(metadata: JsonObject): string | null {
  const stated = metadata[HASH];
  return stated === undefined ? null : String(stated);
}

/**
 * RFC 8785 for whatever JSON can carry. Half a surrogate pair, which that refuses and a typed text may hold, is
 * written as its escape.
 */
export function canonicalText(value: unknown): string {
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map(canonicalText).join(',')}]`;
  const object = value as Readonly<Record<string, unknown>>;
  const fields = Object.keys(object).sort();
  return `{${fields.map((name) => `${JSON.stringify(name)}:${canonicalText(object[name])}`).join(',')}}`;
}
