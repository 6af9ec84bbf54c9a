import { randomUUID } from 'node:crypto';
import type { JsonObject } from '../basics/json.ts';
import { eventHash, withHash } from '../log/event-hash.ts';
import type { NewEvent } from '../log/event-log.port.ts';
import type { Checkpoint } from './checkpoint.ts';
import type { LoggedEvent } from './event-line.ts';
import { Frontier } from './merkle.ts';

/** A whole number below n, from a small seeded generator (mulberry32). */
export function seeded(seed: number): (n: number) => number {
  let state = seed;
  return (n) => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return Math.floor((((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32) * n);
  };
}

/** As the codec writes it: with its hash. */
export function newEvent(stream: string, n: number): NewEvent {
  const data = {
    sealed: Buffer.from(`facts ${n} of ${stream}`).toString('base64'),
    weight: n / 3,
    odd: 'ä\ud800',
  };
  const metadata = { version: 1, at: new Date(1_763_800_000_000 + n * 1000).toISOString(), subject: n % 7 };
  return withHash(stream, { id: randomUUID(), type: n % 3 ? 'CaseEdited' : 'CaseOpened', data, metadata });
}

/** Streams that grow in turns, as a site's do. */
export function someLog(count: number, random: (n: number) => number, prefix = 'case'): LoggedEvent[] {
  const revisions = new Map<string, number>();
  return Array.from({ length: count }, (_, n) => {
    const stream = n % 9 === 8 ? `user-${n}` : `${prefix}-${random(4)}`;
    const revision = revisions.get(stream) ?? 0;
    revisions.set(stream, revision + 1);
    return { ...newEvent(stream, n), stream, revision };
  });
}

/** The same event with other facts, and with the hash of those: what somebody writes who knows the format. */
export function rewritten(event: LoggedEvent, data: JsonObject = { forged: true }): LoggedEvent {
  const { hash: _, ...metadata } = event.metadata;
  const changed = { ...event, data, metadata };
  return { ...changed, metadata: { ...metadata, hash: eventHash(changed) } };
}

export const ORIGIN = 'vouchwell/a-site';

export function checkpointOf(events: readonly LoggedEvent[], size = events.length): Checkpoint {
  const frontier = new Frontier();
  for (const event of events.slice(0, size)) frontier.add(Buffer.from(eventHash(event), 'hex'));
  return { origin: ORIGIN, size, root: frontier.root() };
}

/** Every so many events, and at the end. */
export const checkpointsOf = (events: readonly LoggedEvent[], every: number): Checkpoint[] =>
  [
    ...Array.from({ length: Math.floor(events.length / every) }, (_, n) => (n + 1) * every),
    events.length,
  ].map((size) => checkpointOf(events, size));
