import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteEventLog } from '../../adapters/event-log/sqlite.ts';
import { type OpenEngines, openEmbedded } from '../../embedded.ts';
import type { EventLog, NewEvent, StoredEvent } from '../../kernel/log/event-log.port.ts';
import { LOG_FILE } from '../../adapters/data-folder/data-files.ts';

export function newEvent(n = 0): NewEvent {
  return { id: randomUUID(), type: 'Noted', data: { n, text: 'x'.repeat(200) }, metadata: { at: 'now' } };
}

/** A data folder in use, with so many events, a secret and read models. */
export async function servedFolder(folder: string, events: number): Promise<OpenEngines> {
  const engines = await openEmbedded(folder);
  await Promise.all(
    Array.from({ length: events }, (_, n) => engines.log.append(`case-${n}`, [newEvent(n)], 'none')),
  );
  await engines.secrets.put('patient-1', `key of ${folder}`);
  return engines;
}

/** A data folder at rest. */
export async function folderWith(folder: string, events: number): Promise<string> {
  await (await servedFolder(folder, events)).close();
  return folder;
}

export async function eventsOf(log: EventLog): Promise<StoredEvent[]> {
  const all: StoredEvent[] = [];
  for (;;) {
    const page = await log.readAll(all.at(-1)?.position ?? null, 1000);
    if (page.length === 0) return all;
    all.push(...page);
  }
}

/** What a folder holds once it is opened as the server opens it. */
export async function contentOf(folder: string): Promise<{ events: StoredEvent[]; secret: string | null }> {
  const engines = await openEmbedded(folder);
  const content = { events: await eventsOf(engines.log), secret: await engines.secrets.get('patient-1') };
  await engines.close();
  return content;
}

export async function eventsInFile(folder: string): Promise<StoredEvent[]> {
  const log = await openSqliteEventLog(join(folder, LOG_FILE));
  const events = await eventsOf(log);
  await log.close();
  return events;
}
