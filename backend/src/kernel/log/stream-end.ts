import type { EventLog, NewEvent } from './event-log.port.ts';

/** Where a stream ends, and when its last event happened: what is written behind it is not dated before. */
export interface StreamEnd {
  /** Of the last event; -1 while there is none. */
  readonly revision: number;
  /** ISO 8601, UTC; undefined while there is none. */
  readonly at: string | undefined;
}

const EMPTY: StreamEnd = { revision: -1, at: undefined };

export async function endOf(log: Pick<EventLog, 'tail' | 'readStream'>, stream: string): Promise<StreamEnd> {
  const tail = await log.tail(stream);
  return tail ? { revision: tail.revision, at: await timeAt(log, stream, tail.revision) } : EMPTY;
}

/** When the event of this revision happened; undefined where there is none. */
export async function timeAt(
  log: Pick<EventLog, 'readStream'>,
  stream: string,
  revision: number,
): Promise<string | undefined> {
  if (revision < 0) return undefined;
  const [event] = await log.readStream(stream, revision, 1);
  return event && timeOf(event);
}

export const timeOf = ({ metadata }: Pick<NewEvent, 'metadata'>): string => metadata['at'] as string;

/** As an append expects it. */
export const expected = ({ revision }: StreamEnd): number | 'none' => (revision < 0 ? 'none' : revision);
