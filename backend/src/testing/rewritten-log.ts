import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { eventHash } from '../kernel/log/event-hash.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { walkLog } from '../kernel/log/walk-log.ts';
import { Marking, readMark, replaceMark } from '../kernel/proving/log-mark.ts';
import type { Vault } from '../kernel/vault/vault.ts';

/** Changes the log's file in this folder past its triggers, as somebody who holds the machine can. */
export function rewriteLog(folder: string, change: (database: DatabaseSync) => void): void {
  const database = new DatabaseSync(join(folder, 'events.sqlite'));
  const triggers = database.prepare(`SELECT name, sql FROM sqlite_schema WHERE type = 'trigger'`).all();
  for (const { name } of triggers) database.exec(`DROP TRIGGER ${String(name)}`);
  change(database);
  for (const { sql } of triggers) database.exec(String(sql));
  database.close();
}

/** The event at this position says something else, and its hash fits. */
export function forgeEvent(database: DatabaseSync, position: number): void {
  const row = database.prepare('SELECT * FROM events WHERE position = ?').get(position)!;
  const { hash: _, ...metadata } = JSON.parse(String(row['metadata'])) as Record<string, never>;
  const event = { id: String(row['id']), type: String(row['type']), stream: String(row['stream']) };
  const data = { label: 'forged', room: 'A' };
  const hash = eventHash({ ...event, data, metadata });
  database
    .prepare('UPDATE events SET data = ?, metadata = ? WHERE position = ?')
    .run(JSON.stringify(data), JSON.stringify({ ...metadata, hash }), position);
}

/** Makes the vault's mark fit the log as it is now, as somebody who has the site key can. */
export async function rewriteMark({ log, vault }: { log: EventLog; vault: Vault }): Promise<void> {
  const marking = new Marking();
  await walkLog(log, null, (event) => marking.add(event));
  await replaceMark(vault, marking.mark()!, (await readMark(vault))!.number);
}
