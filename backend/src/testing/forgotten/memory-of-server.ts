import {
  appendFileSync,
  closeSync,
  fstatSync,
  openSync,
  readdirSync,
  readFileSync,
  readSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import request from 'supertest';
import { ADMIN } from '../app.ts';
import { startServer } from '../server-process.ts';
import type { Held } from './stores.ts';
import { until } from '../until.ts';

/** What shows most of a site's patients, and of what was written about them. */
const ROUTES = [
  ...['/patients', '/cases', '/forgettings', '/audit/entries', '/rag/content', '/rag/notes-feedback'],
  ...['/audit/export?format=ndjson', '/admin/retention/due', '/patients/imports'],
];

/** Linux shows a process's memory to whoever started it. */
export const PAGES = 'pages';
const AT_ONCE = 1024 * 1024;

/** Writes down every page that the process has in memory and could have written to; nothing where the system shows none. */
export function writePages(pid: number, file: string): void {
  if (process.platform !== 'linux') return;
  const maps = readFileSync(`/proc/${pid}/smaps`, 'latin1').split(/^(?=[0-9a-f]+-[0-9a-f]+ )/m);
  const memory = openSync(`/proc/${pid}/mem`, 'r');
  const part = Buffer.alloc(AT_ONCE);
  const empty = Buffer.alloc(AT_ONCE);
  for (const map of maps) {
    const [, from, to] = /^([0-9a-f]+)-([0-9a-f]+) rw/.exec(map) ?? [];
    if (!from || /^Rss: +0 kB/m.test(map)) continue;
    const end = BigInt(`0x${to}`);
    for (let at = BigInt(`0x${from}`); at < end; at += BigInt(AT_ONCE)) {
      const size = Math.min(AT_ONCE, Number(end - at));
      // What was given back meanwhile cannot be read.
      try {
        readSync(memory, part, 0, size, at);
      } catch {
        break;
      }
      const read = part.subarray(0, size);
      if (!read.equals(empty.subarray(0, size))) appendFileSync(file, read);
    }
  }
  closeSync(memory);
}

/** The last bytes of a file that may be large and may still grow, as text. */
function lastOf(file: string, count: number): string {
  const opened = openSync(file, 'r');
  const bytes = Buffer.alloc(count);
  const read = readSync(opened, bytes, 0, count, Math.max(0, fstatSync(opened).size - count));
  closeSync(opened);
  return bytes.toString('latin1', 0, read);
}

/**
 * A server starts in a process of its own, its admin reads the lists of the site, and its whole memory is written down:
 * all objects, and where the system shows them all pages, which hold what the databases and the threads keep beside.
 * Resolves with the folder that then holds it, and nothing else, and with all that it told: its answers, and what it wrote
 * into its log. `env`: where its data lie, but the key. `more`: what else it is asked, however it answers.
 */
export async function memoryOfServer(
  env: Readonly<Record<string, string>>,
  siteKey: Buffer,
  folder: () => string,
  more: readonly string[],
): Promise<{ memory: string; told: Held[] }> {
  const SITE_KEY_FILE = join(folder(), 'site.key');
  writeFileSync(SITE_KEY_FILE, siteKey.toString('base64'), { mode: 0o600 });
  const heap = folder();
  const NODE_OPTIONS = `--heapsnapshot-signal=SIGUSR2 --diagnostic-dir=${heap}`;
  const server = startServer({ ...env, SITE_KEY_FILE, NODE_OPTIONS });
  const url = await server.url();
  const { body } = await request(url).post('/auth/login').send(ADMIN).expect(200);
  const token = (body as { access_token: string }).access_token;
  const told: Held[] = [];
  for (const route of [...ROUTES, ...more]) {
    const { status, text } = await request(url).get(route).set('Authorization', `Bearer ${token}`);
    if (!more.includes(route)) expect([route, status]).toEqual([route, 200]);
    told.push({ where: `GET ${route}`, bytes: Buffer.from(text) });
  }
  writePages(server.child.pid!, join(heap, PAGES));
  server.child.kill('SIGUSR2');
  const isWhole = (name: string) => name !== PAGES && lastOf(join(heap, name), 4).trimEnd().endsWith('}');
  await until(() => Promise.resolve(readdirSync(heap).some(isWhole)));
  await server.kill();
  told.push({ where: 'its log', bytes: Buffer.from(server.out() + server.err()) });
  return { memory: heap, told };
}
