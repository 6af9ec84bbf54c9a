import { cpSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { temporaryFolder } from '../temporary-folder.ts';
import { ADMIN } from '../app.ts';
import { type ServerProcess, startServer } from '../server-process.ts';
import { Chance, form, seed } from './form.ts';
import { compareAll } from './kill-judge.ts';
import { KnownSite } from './known-site.ts';
import { type Call, Writer, WRITER_PASSWORD } from './mixed-load.ts';

const WRITERS = 6;
/** Sites that are killed at once: each waits for its processes half of its time. */
const AT_ONCE = 2;
const folder = temporaryFolder();
const counts = { kills: 0, 'while starting': 0, changes: 0, patients: 0, cases: 0 };
const running = new Set<ServerProcess>();

beforeAll(() => console.log(`TORTURE_SEED=${seed}`));
afterAll(async () => {
  for (const server of running) await server.kill('SIGKILL');
  console.log(`Of the kills: ${JSON.stringify(counts)}`);
});

const begun = join(folder(), 'data');

function start(dataDir: string): ServerProcess {
  // Nobody listens there: every note is the template's.
  const env = { OLLAMA_URL: 'http://127.0.0.1:1', OLLAMA_EMBED_MODEL: '', PERSON_PACE: '0' };
  const site = { DATA_DIR: dataDir, SITE_KEY_FILE: `${begun}-keys/site.key` };
  const server = startServer({ ...site, ADMIN_PASSWORD: ADMIN.password, ...env });
  running.add(server);
  void server.ended.then(() => running.delete(server));
  return server;
}

/** Calls of one session, which outlives the servers as an acknowledged sign-in does. */
const callsWith =
  (token: string) =>
  (url: string): Call =>
  async (method, path, body) => {
    const headers = {
      ...(token && { authorization: `Bearer ${token}` }),
      ...(body && { 'content-type': 'application/json' }),
    };
    const sent = body ? { method, headers, body: JSON.stringify(body) } : { method, headers };
    const answer = await fetch(`${url}${path}`, sent);
    return { status: answer.status, body: await answer.json() };
  };
type Session = ReturnType<typeof callsWith>;

async function signIn(url: string, person: { username: string; password: string }): Promise<Session> {
  const { status, body } = await callsWith('')(url)('POST', '/auth/login', person);
  expect(status).toBe(200);
  return callsWith((body as { access_token: string }).access_token);
}

/** Each may have one note written at a time, so each is a user of their own. */
async function newWriter(url: string, admin: Session, username: string): Promise<Session> {
  const [first, password] = ['chosen by the admin', WRITER_PASSWORD];
  const created = { username, password: first, full_name: `Writer ${username}` };
  expect((await admin(url)('POST', '/admin/users', created)).status).toBe(201);
  const change = { current_password: first, new_password: password };
  const session = await signIn(url, { username, password: first });
  expect((await session(url)('POST', '/auth/password', change)).status).toBe(200);
  return signIn(url, { username, password });
}

/** What each site begins with, and those who work on it. */
interface Staff {
  readonly admin: Session;
  readonly people: readonly Session[];
  readonly colleagueId: number;
}

/** A site in order, and stopped: a copy of it costs less than another one. */
async function staffed(): Promise<Staff> {
  const server = start(begun);
  const url = await server.url();
  const admin = await signIn(url, ADMIN);
  const people: Session[] = [];
  while (people.length < WRITERS) people.push(await newWriter(url, admin, `writer.${people.length}`));
  const { body } = await admin(url)('GET', '/auth/me');
  await server.kill();
  return { admin, people, colleagueId: (body as { user: { id: number } }).user.id };
}

/** All work until so many changes were answered; then the process is killed while others are in its hands. */
async function killedAtWork(
  server: ServerProcess,
  people: readonly { readonly session: Session; readonly writer: Writer }[],
  chance: Chance,
): Promise<void> {
  const url = await server.url();
  let left = 1 + chance.under(form.changesPerKill);
  const delay = chance.under(6);
  const acknowledged = () => {
    left -= 1;
    if (left === 0) void pause(delay).then(() => server.kill('SIGKILL'));
  };
  const working = people.map(({ session, writer }) => writer.work(session(url), acknowledged));
  for (const end of await Promise.allSettled(working)) {
    if (end.status === 'rejected' && !isGone(end.reason)) throw end.reason;
  }
  await server.ended;
}

/** What fetch says of a connection that ended: before the answer, or within it. */
const isGone = (error: unknown) => ['fetch failed', 'terminated'].includes((error as Error).message);

async function killedWhileStarting(dataDir: string, chance: Chance): Promise<void> {
  const server = start(dataDir);
  await pause(chance.under(1_500));
  await server.kill('SIGKILL');
  counts['while starting'] += 1;
}

async function oneSite(kills: number, { admin, people, colleagueId }: Staff, chance: Chance): Promise<void> {
  const [dataDir, site] = [join(folder(), 'data'), new KnownSite(colleagueId)];
  cpSync(begun, dataDir, { recursive: true });
  const working = people.map((session) => ({
    session,
    writer: new Writer(site, new Chance(chance.under(2 ** 31))),
  }));
  let server = start(dataDir);
  for (let kill = 1; kill <= kills; kill += 1) {
    await killedAtWork(server, working, chance);
    counts.kills += 1;
    if (kill % 5 === 0) await killedWhileStarting(dataDir, chance);
    server = start(dataDir);
    await compareAll(site, admin(await server.url()));
  }
  await server.kill();
  counts.changes += site.changes;
  counts.patients += site.patients.size;
  counts.cases += site.cases.size;
  console.log(`Killed so far: ${JSON.stringify(counts)}`);
}

test(`${form.kills} times killed under mixed load: everything acknowledged stands, nothing by half`, async () => {
  const staff = await staffed();
  let [left, sites] = [form.kills, 0];
  const oneAfterAnother = async () => {
    while (left > 0) {
      const kills = Math.min(left, form.killsPerSite);
      left -= kills;
      await oneSite(kills, staff, new Chance(seed + (sites += 1)));
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, oneAfterAnother));
});
