import { join } from 'node:path';
import type { EventLog, Position, StoredEvent } from '../../kernel/log/event-log.port.ts';
import { ended, heard, runChild } from '../sqlite/child-process.ts';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { form } from '../../testing/torture/form.ts';
import { openSqliteEventLog } from './sqlite.ts';

const folder = temporaryFolder();
const KILLS = Math.max(5, form.kills);
const APPENDING = `
  import { writeSync } from 'node:fs';
  import { openSqliteEventLog } from 'SRC/adapters/event-log/sqlite.ts';
  const log = await openSqliteEventLog(process.argv[1]);
  for (let writer = 0; writer < 16; writer += 1) append('run-' + process.pid + '-' + writer);
  async function append(stream) {
    for (let expected = 'none'; ; ) {
      const id = crypto.randomUUID();
      const pair = [id, id + '-second'].map((id) => ({ id, type: 'T', data: { id }, metadata: {} }));
      expected = (await log.append(stream, pair, expected)).revision;
      writeSync(1, id + '\\n');
    }
  }
`;

test(`${KILLS} times killed while it acknowledges appends, the log has every acknowledged one, whole`, async () => {
  let [path, acknowledged]: [string, string[]] = ['', []];
  for (let kill = 0; kill < KILLS; kill += 1) {
    if (kill % form.killsPerSite === 0) [path, acknowledged] = [join(folder(), 'events.db'), []];
    const child = runChild(APPENDING, path);
    let said = '';
    child.stdout.on('data', (piece: Buffer) => (said += piece.toString()));
    await heard(child, /\n/);
    setTimeout(() => child.kill('SIGKILL'), 20 + (kill % 10) * 40);
    await ended(child);
    const lines = said.split('\n').slice(0, -1);
    expect(lines.length).toBeGreaterThan(0);
    acknowledged.push(...lines);

    const log = await openSqliteEventLog(path);
    const stored = await everyId(log);
    await log.close();
    const kept = new Set(stored);
    expect(acknowledged.filter((id) => !kept.has(id) || !kept.has(`${id}-second`))).toEqual([]);
    expect(
      stored.filter((id) => !kept.has(id.endsWith('-second') ? id.slice(0, -7) : `${id}-second`)),
    ).toEqual([]);
  }
});

async function everyId(log: EventLog): Promise<string[]> {
  const ids: string[] = [];
  for (let at: Position | null = null; ;) {
    const page: StoredEvent[] = await log.readAll(at, 1_000);
    if (page.length === 0) return ids;
    ids.push(...page.map(({ id }) => id));
    at = page.at(-1)!.position;
  }
}
