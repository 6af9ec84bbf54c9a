import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { JsonObject } from '../kernel/basics/json.ts';
import type { Codec } from '../kernel/log/codec.ts';
import type { EventLog, StoredEvent } from '../kernel/log/event-log.port.ts';
import { walkLog } from '../kernel/log/walk-log.ts';

/** An event as some version of the program wrote it. Examples are added, never changed or removed. */
export interface Example {
  readonly stream: string;
  readonly type: string;
  readonly version: number;
  readonly subject?: number;
  readonly data: JsonObject;
  /** What an auditor reads of it. */
  readonly sentence: string;
}

export interface Golden {
  readonly sealed: {
    readonly site_key: string;
    readonly secrets: readonly { key: string; value: string }[];
    readonly event: StoredEvent;
    readonly data: JsonObject;
  };
  readonly events: readonly Example[];
}

const FILE = join(import.meta.dirname, 'golden-events.json');

export const goldenEvents = () => JSON.parse(readFileSync(FILE, 'utf8')) as Golden;

/** By the event's type. */
export type SentencesByType = Readonly<Record<string, (data: JsonObject) => string>>;

/** The first event of each type and version in a log of which there is no example yet. */
export async function newExamples(
  log: Pick<EventLog, 'readAll'>,
  codec: Pick<Codec, 'decode'>,
  sentences: SentencesByType,
  known: readonly Pick<Example, 'type' | 'version'>[],
): Promise<Example[]> {
  const seen = new Set(known.map(({ type, version }) => `${type} ${version}`));
  const found: StoredEvent[] = [];
  await walkLog(log, null, (event) => {
    const name = `${event.type} ${event.metadata.version}`;
    if (!seen.has(name)) found.push(event);
    seen.add(name);
  });
  return Promise.all(found.map((event) => exampleOf(event, codec, sentences)));
}

async function exampleOf(
  stored: StoredEvent,
  codec: Pick<Codec, 'decode'>,
  sentences: SentencesByType,
): Promise<Example> {
  const { stream, type, version, subject, data } = await codec.decode(stored);
  const sentence = sentences[type]!(data as JsonObject);
  const about = typeof subject === 'number' ? { subject } : {};
  return { stream, type, version, ...about, data: data as JsonObject, sentence };
}

/** Writes them behind those that are there. */
export function addExamples(examples: readonly Example[]): void {
  const golden = goldenEvents();
  const events = [...golden.events, ...examples];
  writeFileSync(FILE, `${JSON.stringify({ ...golden, events }, null, 2)}\n`);
}
