import { isJsonObject, type JsonObject } from '../basics/json.ts';
import { canonicalText } from '../log/event-hash.ts';
import { demand, MalformedError } from './malformed.ts';

/** An event as an exported log shows it: as it is stored, without the place that an engine gave it. */
export interface LoggedEvent {
  readonly id: string;
  readonly type: string;
  readonly stream: string;
  readonly revision: number;
  /** As stored: what concerns a patient is sealed. */
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

/** One line of an exported log: canonical JSON (RFC 8785), so that each event has one text and no other. */
export const eventLine = ({ data, id, metadata, revision, stream, type }: LoggedEvent): string =>
  canonicalText({ data, id, metadata, revision, stream, type });

/** @throws MalformedError for a line that is not, byte for byte, what is written for an event */
export function parseEventLine(line: string): LoggedEvent {
  const value = parsed(line);
  demand(isJsonObject(value), 'A line must be an event in JSON.');
  const { data, id, metadata, revision, stream, type } = value;
  demand(isJsonObject(data) && isJsonObject(metadata), 'An event must have data and metadata.');
  const named = typeof id === 'string' && typeof stream === 'string' && typeof type === 'string';
  demand(named && typeof revision === 'number', 'An event must have an id, a type, a stream and a revision.');
  demand(Number.isSafeInteger(revision) && revision >= 0, 'A revision must be a whole number from 0.');
  const event = { data, id, metadata, revision, stream, type };
  demand(canonical(event) === line, 'An event must be written in canonical JSON.');
  return event;
}

function parsed(line: string): unknown {
  try {
    return JSON.parse(line);
  } catch {
    throw new MalformedError('A line must be an event in JSON.');
  }
}

/** Null where it is nested so deeply that no program wrote it. */
function canonical(event: LoggedEvent): string | null {
  try {
    return eventLine(event);
  } catch {
    return null;
  }
}
