/**
 * How much memory a server holds after so many requests, and whether it goes on growing: one line for each
 * thousand, with what is in use and what the process holds; every fifth thousand also what is left of the heap when
 * all garbage is gone, which is what a leak would show in.
 *   node bench/memory.ts [thousands of requests, 30] [flags of node …]     (after a build)
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const [thousands = 30] = process.argv.slice(2, 3).map(Number);
const flags = process.argv.slice(3);
const PASSWORD = 'a long enough password';
const AT_ONCE = 8;
const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'bench-memory-'));
const env = { DATA_DIR: join(folder, 'data'), PORT: '0', ADMIN_PASSWORD: PASSWORD, PERSON_PACE: '0' };
const server = spawn('node', ['--inspect=127.0.0.1:0', ...flags, 'backend/dist/bundle/main.js'], {
  cwd: root,
  env: { PATH: process.env['PATH'], ...env },
  stdio: ['ignore', 'pipe', 'pipe'],
});
const inspector = new Promise<string>((resolve) => {
  server.stderr.on('data', (piece: Buffer) => {
    const [address] = /ws:\S+/.exec(piece.toString()) ?? [];
    if (address) resolve(address);
  });
});

const url = await new Promise<string>((resolve) => {
  let said = '';
  server.stdout.on('data', (piece: Buffer) => {
    said = (said + piece.toString()).slice(-10_000);
    const [, address] = /ready at (\S+)/.exec(said) ?? [];
    if (address) resolve(address);
  });
});

let token = '';
async function call(path: string, body?: object): Promise<Record<string, unknown>> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const sent = body ? { method: 'POST', body: JSON.stringify(body) } : {};
  const answer = await fetch(url + path, { headers, ...sent });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${path}: ${answer.status}`);
  return JSON.parse(text) as Record<string, unknown>;
}

/** Out of the process itself, in megabytes. */
async function memory(): Promise<string> {
  const measures = await (await fetch(`${url}/metrics`)).text();
  const measure = (name: string) =>
    (Number(new RegExp(`^vouchwell_${name} (\\S+)`, 'm').exec(measures)?.[1]) / 1e6).toFixed(0);
  const resident = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1];
  const held = (Number(resident) / 1e3).toFixed(0);
  return `${held} | ${measure('nodejs_heap_size_used_bytes')} | ${measure('nodejs_heap_size_total_bytes')} | ${measure('nodejs_external_memory_bytes')}`;
}

/** In megabytes: what is left of the heap of the main thread when its garbage is gone. */
async function kept(): Promise<string> {
  const socket = new WebSocket(await inspector);
  await new Promise((resolve) => socket.addEventListener('open', resolve, { once: true }));
  const ask = (id: number, method: string) =>
    new Promise<{ usedSize: number }>((resolve) => {
      socket.addEventListener('message', ({ data }) => {
        const answer = JSON.parse(String(data)) as { id: number; result: { usedSize: number } };
        if (answer.id === id) resolve(answer.result);
      });
      socket.send(JSON.stringify({ id, method }));
    });
  await ask(1, 'HeapProfiler.collectGarbage');
  const { usedSize } = await ask(2, 'Runtime.getHeapUsage');
  socket.close();
  return (usedSize / 1e6).toFixed(1);
}

try {
  token = String((await call('/auth/login', { username: 'admin', password: PASSWORD }))['access_token']);
  const { id } = await call('/patients', { first_name: 'Ana', last_name: 'Okafor' });
  for (let n = 0; n < 50; n++) await call('/cases/workflow', { patient: { id } });
  const asks = [
    () => call('/cases?page=1&per_page=20'),
    (n: number) => call(`/cases/${1 + (n % 50)}`),
    () => call('/patients?query=oka'),
    (n: number) => call('/patients', { first_name: 'Ana', last_name: `Okafor ${n}` }),
    () => call('/cases/stats'),
  ];
  console.log(
    '| requests | resident MB | heap used | heap held | external | kept |\n|---|---|---|---|---|---|',
  );
  console.log(`| start | ${await memory()} | ${await kept()} |`);
  for (let thousand = 1; thousand <= thousands; thousand++) {
    for (let n = 0; n < 1000; n += AT_ONCE) {
      await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => asks[(n + at) % asks.length]!(n + at)));
    }
    console.log(`| ${thousand}000 | ${await memory()} | ${thousand % 5 === 0 ? await kept() : ''} |`);
  }
} finally {
  server.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
