import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Every access event of a stopped server as "action format object by user", in order. */
export function accessTrace(dataDir: string): string[] {
  const log = new DatabaseSync(join(dataDir, 'events.sqlite'), { readOnly: true });
  const rows = log
    .prepare(
      `SELECT concat_ws(' ', data ->> 'action', data ->> 'format', data ->> 'object', 'by',
         metadata ->> '$.actor.username') AS line
       FROM events WHERE type = 'PatientDataDisclosed' ORDER BY position`,
    )
    .all();
  log.close();
  return rows.map(({ line }) => String(line));
}

/** Which of the words stand in the clear in a file of the event log. */
export function inTheClear(dataDir: string, words: readonly string[]): string[] {
  const files = readdirSync(dataDir).filter((name) => name.startsWith('events.sqlite'));
  const bytes = files.map((name) => readFileSync(join(dataDir, name)));
  return words.filter((word) => bytes.some((file) => file.includes(Buffer.from(word))));
}
