import { hash } from 'node:crypto';
import type { NewEvent } from './event-log.port.ts';
import type { Json, JsonObject } from '../basics/json.ts';

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

function hashOf(event: Hashed, text: (value: unknown) => string): string {
  const { [HASH]: _, ...envelope } = event.metadata;
  return hashOfTexts(event, text(event.data), text(envelope));
}

function hashOfTexts(
  { id, type, stream }: Omit<Hashed, 'data' | 'metadata'>,
  data: string,
  envelope: string,
) {
  const text = JSON.stringify;
  const named = `"id":${text(id)},"metadata":${envelope},"stream":${text(stream)},"type":${text(type)}`;
  return hash('sha256', `\0{"data":${data},${named}}`);
}

/**
 * The same value as JSON holds it, without what is undefined, and with the fields of each object in the order of RFC 8785;
 * `asWritten` hears of a field whose name begins with a digit: the engine puts numbers before all other names and in an
 * order of their own.
 */
function inOrder(value: unknown, asWritten: { isCanonical: boolean }): Json | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value + 0 : null;
  if (typeof value === 'function' || typeof value === 'symbol') return undefined;
  if (typeof value !== 'object' || value === null) return value as Json | undefined;
  if (Array.isArray(value)) return value.map((one: unknown) => inOrder(one, asWritten) ?? null);
  if ('toJSON' in value && typeof value.toJSON === 'function') return inOrder(value.toJSON(), asWritten);
  return objectInOrder(value as Readonly<Record<string, unknown>>, asWritten);
}

function objectInOrder(object: Readonly<Record<string, unknown>>, asWritten: { isCanonical: boolean }) {
  const copy: JsonObject = {};
  for (const name of namesInOrder(object)) {
    const held = inOrder(object[name], asWritten);
    if (held === undefined) continue;
    if (name >= '0' && name < ':') asWritten.isCanonical = false;
    // Set like any other, it would become what the object inherits from.
    if (name === '__proto__')
      Object.defineProperty(copy, name, {
        value: held,
        enumerable: true,
        writable: true,
        configurable: true,
      });
    else copy[name] = held;
  }
  return copy;
}

/** Whoever writes them in order spares the sorting. */
function namesInOrder(object: object): string[] {
  const names = Object.keys(object);
  return names.every((name, n) => n === 0 || names[n - 1]! < name) ? names : names.sort();
}

interface Texts {
  readonly data: string;
  readonly metadata: string;
}

/** By its metadata, the data of an event that got its hash in this process, and its JSON until somebody takes it. */
const hashed = new WeakMap<JsonObject, { readonly data: JsonObject; texts: Texts | null }>();

/** The same event as JSON holds it, so that every engine stores the same bytes, with its hash in its metadata. */
export function withHash(stream: string, event: Pick<NewEvent, 'id' | 'type'> & Content): NewEvent {
  const asWritten = { isCanonical: true };
  const { [HASH]: _, ...envelope } = event.metadata;
  const [data, metadata] = [objectInOrder(event.data, asWritten), objectInOrder(envelope, asWritten)];
  const text = asWritten.isCanonical ? JSON.stringify : canonicalText;
  const [dataText, envelopeText] = [text(data), text(metadata)];
  const leaf = hashOfTexts({ ...event, stream }, dataText, envelopeText);
  metadata[HASH] = leaf;
  const written = `${envelopeText.slice(0, -1)}${envelopeText === '{}' ? '' : ','}"${HASH}":"${leaf}"}`;
  hashed.set(metadata, { data, texts: asWritten.isCanonical ? { data: dataText, metadata: written } : null });
  return { ...event, data, metadata };
}

/** What an event holds, before it went through JSON. */
interface Content {
  readonly data: Readonly<Record<string, unknown>>;
  readonly metadata: Readonly<Record<string, unknown>>;
}

/** An event as JSON: as it was made for its hash, to whoever asks first, so that it is made once. */
export function takeTexts({ data, metadata }: Pick<NewEvent, 'data' | 'metadata'>): Texts {
  const known = hashed.get(metadata);
  const texts = known?.data === data ? known.texts : null;
  if (!known || !texts) return { data: JSON.stringify(data), metadata: JSON.stringify(metadata) };
  known.texts = null;
  return texts;
}

/** Whether these are the very objects that got their hash in this process: nothing can have come between. */
export const isHashedHere = ({ data, metadata }: Pick<NewEvent, 'data' | 'metadata'>): boolean =>
  hashed.get(metadata)?.data === data;

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
