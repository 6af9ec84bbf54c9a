import type { Position as Place, RecordedEvent, ResolvedEvent } from '@eventstore/db-client';
import {
  type NewEvent,
  type Position,
  type StoredEvent,
  UnavailableError,
} from '../../kernel/log/event-log.port.ts';
import { isJsonObject } from '../../kernel/basics/json.ts';

/** The engine's signed 64 bits; beyond them stands its "no position". */
const LARGEST = 2n ** 63n - 1n;

/**
 * The engine has two numbers for a place in its log. They are the same for every event that was appended
 * as this program appends, so one of them tells all.
 */
function positionOf(place: Place): Position {
  if (place.commit !== place.prepare || place.commit > LARGEST) {
    throw new UnavailableError(
      'The event store gave an event without its place in the log: it must be of version 22.10 or newer, and written by nobody else.',
    );
  }
  return textOf(place.commit);
}

export function placeOf(position: Position): Place {
  if (!/^\d{20}$/.test(position)) throw new RangeError('A position has twenty digits.');
  return { commit: BigInt(position), prepare: BigInt(position) };
}

export function textOf(commit: bigint): Position {
  return String(commit).padStart(20, '0');
}

export function isSound(place: Place | undefined): place is Place {
  return place !== undefined && place.commit === place.prepare && place.commit <= LARGEST;
}

/** Lies `place` after the other one, in the log's order? */
export function isAfter(place: Place, other: Place): boolean {
  return place.commit > other.commit || (place.commit === other.commit && place.prepare > other.prepare);
}

/** The engine's own events and links lie in the same log; and so may what others wrote there. */
export function isOurs(event: RecordedEvent): boolean {
  return event.isJson && !event.type.startsWith('$') && !event.streamId.startsWith('$');
}

export function recorded(resolved: readonly ResolvedEvent[]): RecordedEvent[] {
  return resolved.flatMap(({ event }) => (event ? [event] : []));
}

export function storedEvent({
  id,
  type,
  data,
  metadata,
  streamId,
  revision,
  position,
}: RecordedEvent): StoredEvent {
  // The client hands on as text or bytes what is no JSON any more.
  const whole = isJsonObject(data) && isJsonObject(metadata ?? {});
  return {
    id,
    type,
    data: isJsonObject(data) ? data : {},
    metadata: isJsonObject(metadata) ? metadata : {},
    stream: streamId,
    revision: Number(revision),
    position: positionOf(position ?? { commit: LARGEST + 1n, prepare: 0n }),
    ...(!whole && { unreadable: true }),
  };
}

export function isSame(stored: StoredEvent, event: NewEvent | undefined): boolean {
  const content = ({ id, type, data, metadata }: NewEvent): string =>
    JSON.stringify([id, type, data, metadata]);
  return event !== undefined && content(stored) === content(event);
}
