import { damageOf } from './codec.ts';
import type { KernelEvent } from '../deciding/kernel.events.ts';
import type { EventLog, StoredEvent } from './event-log.port.ts';
import { type StreamEnd, timeOf } from './stream-end.ts';

/** One event takes so many numbers at the most: with one that is lost, no more of them are. */
export const NUMBERS_AT_ONCE = 64;

/** Where a stream of numbers ends, and the highest that was taken. */
export interface NumbersEnd extends StreamEnd {
  readonly highest: number;
}

const NONE: NumbersEnd = { revision: -1, at: undefined, highest: 0 };

/** The highest number that is taken with an event of such a stream: one each at the least, as none takes less. */
export function highestTaken({ revision, data }: Pick<StoredEvent, 'revision' | 'data'>): number {
  const { through } = data;
  return Math.max(revision + 1, typeof through === 'number' ? through : 0);
}

/** What takes so many more; `NumberTaken` says how far it reaches where its place does not. */
export function taking({ revision, highest }: NumbersEnd, count: number): KernelEvent[] {
  const events: KernelEvent[] = [];
  for (let [taken, last] = [highest, highest + count]; taken < last;) {
    taken = Math.min(taken + NUMBERS_AT_ONCE, last);
    const isTold = taken !== revision + 2 + events.length;
    events.push({ type: 'NumberTaken', data: isTold ? { through: taken } : {} });
  }
  return events;
}

export async function numbersEnd(
  log: Pick<EventLog, 'tail' | 'readStream'>,
  stream: string,
): Promise<NumbersEnd> {
  const tail = await log.tail(stream);
  const [last] = tail ? await log.readStream(stream, tail.revision, 1) : [];
  if (!last) return NONE;
  // What does not tell any more took as many as it could, and so did those before it.
  const highest = damageOf(last) ? NUMBERS_AT_ONCE * (last.revision + 1) : highestTaken(last);
  return { revision: last.revision, at: timeOf(last), highest };
}
