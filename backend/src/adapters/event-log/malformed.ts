import { DuplicateEventError, type NewEvent } from '../../kernel/log/event-log.port.ts';

/** The most that one read returns: more would hold the thread that serves requests. */
export const PAGE_LIMIT = 10_000;

/** What could only be a mistake of the caller never reaches the engine. @throws RangeError, DuplicateEventError */
export function refuseMalformed(
  stream: string,
  events: readonly NewEvent[],
  expected: number | 'none',
): void {
  if (stream === '') throw new RangeError('A stream needs a name.');
  refuseOutside('number of events', events.length, 1, PAGE_LIMIT);
  if (expected !== 'none') refuseOutside('expected revision', expected, 0, Number.MAX_SAFE_INTEGER);
  if (new Set(events.map(({ id }) => id)).size < events.length) throw new DuplicateEventError(stream);
}

export function refuseOutside(name: string, value: number, least: number, most: number): void {
  if (!Number.isInteger(value) || value < least || value > most) {
    throw new RangeError(`The ${name} must be from ${least} to ${most}.`);
  }
}
