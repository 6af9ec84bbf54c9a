/**
 * How long a start takes over a log of so many events, against the start of an empty site in the same run, and how
 * much processor time. Other builds on copies of the same data, by the folders they lie in, are measured in turn.
 *   node bench/start-to-ready.ts [events, 40000] [rounds, 5] [folder of another build …]     (after a build)
 */
import { type ChildProcess, spawn } from 'node:child_process';
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

const [wanted, rounds] = [Number(process.argv[2] ?? 40_000), Number(process.argv[3] ?? 5)];
const builds = [new URL('..', import.meta.url).pathname, ...process.argv.slice(4)].map((one) => resolve(one));
const PASSWORD = 'a long enough password';
/** Of one tick of the processor's clock, in milliseconds. */
const TICK_MS = 10;
const running = new Set<ChildProcess>();
const folder = mkdtempSync(join(tmpdir(), 'bench-start-'));

interface Start {
  readonly url: string;
  readonly wall: number;
  readonly processor: number;
  stop(): Promise<void>;
}

/** From the start of the process until it says that it is ready; of all its threads, in milliseconds. */
function started(build: string, dataDir: string): Promise<Start> {
  const begun = performance.now();
  const child = spawn('node', ['backend/dist/bundle/main.js'], {
    cwd: build,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: dataDir,
      PORT: '0',
      ADMIN_PASSWORD: PASSWORD,
      PERSON_PACE: '0',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.add(child);
  const stop = () =>
    new Promise<void>((done) => {
      child.once('exit', () => done());
      running.delete(child);
      child.kill('SIGTERM');
    });
  return new Promise((tell, fail) => {
    child.stdout.on('data', (piece: Buffer) => {
      const [, url] = /ready at (\S+)/.exec(piece.toString()) ?? [];
      if (!url) return;
      const wall = performance.now() - begun;
      const [user, system] = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
        .split(') ')[1]!
        .split(' ')
        .slice(11, 13);
      tell({ url, wall, processor: (Number(user) + Number(system)) * TICK_MS, stop });
    });
    child.once('exit', () => fail(new Error('The server ended before it was ready.')));
  });
}

/** Cases with what a case has, until the log is as long as wanted. */
async function seed(dataDir: string): Promise<void> {
  const { url, stop } = await started(builds[0]!, dataDir);
  let token = '';
  const call = async (method: string, path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method, headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as Record<string, unknown>;
  };
  token = String(
    (await call('POST', '/auth/login', { username: 'admin', password: PASSWORD }))['access_token'],
  );
  const diagnoses = [{ code: 'N39.41', description: 'Urge incontinence' }];
  const items = [{ item: 'A brief of no catalogue', category: 'Incontinence', quantity: 2 }];
  const provider = { name: 'Dr. Jo Park', npi: '1234567893', signature: '', date_signed: '2026-01-02' };
  const one = async (n: number) => {
    const { id } = await call('POST', '/patients', { first_name: 'Ana', last_name: `Okafor ${n}` });
    const opened = await call('POST', '/cases/workflow', { patient: { id }, diagnoses, items, provider });
    const text = 'She needs briefs, as the record of her visit says in so many words. '.repeat(10);
    const made = await call('POST', `/cases/${String(opened['case_id'])}/generate_note`, {});
    const note = `/cases/${String(opened['case_id'])}/notes/${String(made['note_id'])}`;
    for (const edit of [1, 2]) await call('PUT', note, { note_text: `Ana Okafor ${n}: ${edit}. ${text}` });
  };
  const log = new DatabaseSync(join(dataDir, 'events.sqlite'), { readOnly: true });
  const events = () => Number(log.prepare('SELECT max(position) AS n FROM events').get()!['n']);
  // Of one person one note is written at a time.
  for (let n = 0; events() < wanted; n += 1) await one(n);
  log.close();
  await stop();
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

try {
  const first = join(folder, 'first', 'data');
  await seed(first);
  const sites = builds.map((build, n) => ({ build, data: join(folder, `site-${n}`, 'data') }));
  for (const { build, data } of sites) {
    cpSync(join(folder, 'first'), join(data, '..'), { recursive: true });
    // A copy of a folder has the mode of any new one.
    for (const one of [join(data, '..'), data, `${data}-keys`]) chmodSync(one, 0o700);
    // Each makes its own read models, once: those of a newer version are refused.
    rmSync(join(data, 'models.sqlite'));
    await (await started(build, data)).stop();
  }
  const megabytes = (name: string) => (statSync(join(sites[0]!.data, name)).size / 1e6).toFixed(0);
  console.log(
    `${wanted} events; log ${megabytes('events.sqlite')} MB, read models ${megabytes('models.sqlite')} MB`,
  );
  const taken = sites.map(() => ({ wall: [] as number[], processor: [] as number[] }));
  const empty = { wall: [] as number[], processor: [] as number[] };
  const measure = async (build: string, data: string, into: typeof empty) => {
    const { wall, processor, stop } = await started(build, data);
    into.wall.push(wall);
    into.processor.push(processor);
    await stop();
  };
  for (let round = 0; round < rounds; round += 1) {
    await measure(builds[0]!, join(folder, `empty-${round}`, 'data'), empty);
    for (const [n, { build, data }] of sites.entries()) await measure(build, data, taken[n]!);
  }
  console.log('| start | ready after ms | processor ms | to the empty site |\n|---|---|---|---|');
  const line = (name: string, { wall, processor }: typeof empty) => {
    const ratio = median(processor.map((one, n) => one / empty.processor[n]!)).toFixed(2);
    console.log(`| ${name} | ${median(wall).toFixed(0)} | ${median(processor)} | ${ratio} |`);
  };
  line('empty site', empty);
  for (const [n, { build }] of sites.entries()) line(build, taken[n]!);
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
