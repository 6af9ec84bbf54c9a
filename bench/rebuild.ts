/**
 * How fast the read models are built anew from the log, and how long a start takes until the server answers, with a
 * log of so many events; beside it what the same events cost at the least: read, parsed, hashed and one row written
 * for each of those that some read model is made from.
 *   node bench/rebuild.ts [events, 40000] [rounds, 3]     (after a build)
 */
import { spawnSync } from 'node:child_process';
import { hash } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { median } from './requests/median.ts';
import { endAll, processorTime, siteOf, started } from './requests/servers.ts';
import { makeSite } from './site.ts';

const [events, rounds] = [Number(process.argv[2] ?? 40_000), Number(process.argv[3] ?? 3)];
const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'bench-rebuild-'));
const env = { PATH: process.env['PATH'], ...siteOf(folder, 'silent') };

interface Round {
  readonly seconds: number;
  /** Of all threads. */
  readonly processor: number;
}

function bare(): Round {
  const [begun, before] = [performance.now(), process.cpuUsage()];
  const log = new DatabaseSync(join(env.DATA_DIR, 'events.sqlite'), { readOnly: true });
  const models = new DatabaseSync(join(folder, 'bare.sqlite'));
  models.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL');
  models.exec('DROP TABLE IF EXISTS documents');
  models.exec('CREATE TABLE documents (id TEXT PRIMARY KEY, document TEXT)');
  const page = log.prepare('SELECT * FROM events WHERE position > ? ORDER BY position LIMIT 500');
  const write = models.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?)');
  for (let at = 0; ;) {
    const rows = page.all(at) as { position: number; stream: string; data: string; metadata: string }[];
    if (rows.length === 0) break;
    models.exec('BEGIN');
    for (const { position, stream, data, metadata } of rows) {
      const event = JSON.stringify({
        data: JSON.parse(data) as object,
        metadata: JSON.parse(metadata) as object,
      });
      hash('sha256', event);
      if (/^(patient|case)-\d/.test(stream)) write.run(stream, event);
      at = position;
    }
    models.exec('COMMIT');
  }
  log.close();
  models.close();
  const { user, system } = process.cpuUsage(before);
  return { seconds: (performance.now() - begun) / 1000, processor: (user + system) / 1e6 };
}

/** What a shell tells of the programs that it ran: minutes and seconds, of the user and of the system. */
const SECOND_LINE = /\n(\d+)m([\d.]+)s (\d+)m([\d.]+)s\s*$/;

/** The command as an operator runs it, with its own start. */
function rebuilt(): Round {
  const begun = performance.now();
  const script = 'node backend/dist/bundle/run-rebuild.js > /dev/null && times';
  const { stdout, stderr } = spawnSync('sh', ['-c', script], { cwd: root, env });
  const told = SECOND_LINE.exec(String(stdout));
  if (!told) throw new Error(String(stderr));
  const [minutes, seconds, systemMinutes, systemSeconds] = told.slice(1).map(Number);
  const processor = (minutes! + systemMinutes!) * 60 + seconds! + systemSeconds!;
  return { seconds: (performance.now() - begun) / 1000, processor };
}

async function start(): Promise<Round> {
  const server = await started(['backend/dist/bundle/main.js'], siteOf(folder, 'silent'));
  const processor = processorTime(server.pid);
  await server.end();
  return { seconds: server.seconds, processor };
}

try {
  const count = await makeSite(folder, events);
  const works = { bare, rebuild: rebuilt, start };
  const all = { bare: [] as Round[], rebuild: [] as Round[], start: [] as Round[] };
  for (let round = 0; round < rounds; round++) {
    for (const name of ['bare', 'rebuild', 'start'] as const) all[name].push(await works[name]());
  }
  console.log(`With ${count} events:\n`);
  console.log('| work | seconds | of the processor | events/s | events/s of the processor |');
  console.log('|---|---|---|---|---|');
  for (const [name, taken] of Object.entries(all)) {
    const [seconds, processor] = (['seconds', 'processor'] as const).map((of) =>
      median(taken.map((one) => one[of])),
    ) as [number, number];
    const rates = name === 'start' ? ['', ''] : [count / seconds, count / processor].map((n) => n.toFixed(0));
    console.log(`| ${name} | ${seconds.toFixed(2)} | ${processor.toFixed(2)} | ${rates.join(' | ')} |`);
  }
} finally {
  endAll();
  rmSync(folder, { recursive: true, force: true });
}
