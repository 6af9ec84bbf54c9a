import type { ChildProcess } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type Server } from 'node:net';
import { dirname, join } from 'node:path';
import { temporaryFolder } from './testing/temporary-folder.ts';
import { type ServerProcess, startServer } from './testing/server-process.ts';

const newFolder = temporaryFolder();
const running: ChildProcess[] = [];
afterAll(() => {
  for (const child of running) child.kill('SIGKILL');
});

interface Place {
  readonly dataDir: string;
  readonly keyFile: string;
}
const newPlace = (): Place => {
  const folder = newFolder();
  return { dataDir: join(folder, 'data'), keyFile: join(folder, 'data-keys', 'site.key') };
};

function start({ dataDir }: Place, env: Record<string, string> = {}): ServerProcess {
  const started = startServer({ DATA_DIR: dataDir, ...env });
  running.push(started.child);
  return started;
}

const stop = (run: ServerProcess, signal: NodeJS.Signals = 'SIGTERM') => run.kill(signal);

/** One clear line, and the code that says so. */
async function refused(run: ServerProcess): Promise<string> {
  expect(await run.ended).toEqual({ code: 1, signal: null });
  const lines = run.err().trim().split('\n');
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^Vouchwell cannot start: .*\.$/);
  expect(run.out()).toBe('');
  return lines[0]!;
}

const credentials = (run: ServerProcess) => ({
  username: /^username: (.+)$/m.exec(run.out())![1]!,
  password: /^password: (.+)$/m.exec(run.out())![1]!,
});
async function signIn(url: string, body: object): Promise<Record<string, string>> {
  const answer = await fetch(`${url}/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  expect(answer.status).toBe(200);
  const { access_token } = (await answer.json()) as { access_token: string };
  return { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
}
const register = (url: string, headers: Record<string, string>, last_name: string) =>
  fetch(`${url}/patients`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ first_name: 'Ana', last_name }),
  });
const lastNames = async (url: string, headers: Record<string, string>) => {
  const answer = await fetch(`${url}/patients?per_page=200`, { headers });
  return ((await answer.json()) as { last_name: string }[]).map(({ last_name }) => last_name);
};

describe('the environment', () => {
  test.each([
    ['PORT', 'http', 'PORT must be a whole number from 0 to 65535, but is "http".'],
    ['PORT', '65536', 'PORT must be a whole number from 0 to 65535, but is "65536".'],
    ['PORT', '-1', 'PORT must be a whole number from 0 to 65535, but is "-1".'],
    ['SESSION_HOURS', '0', 'SESSION_HOURS must be a whole number from 1 to 720, but is "0".'],
    ['LOG_LEVEL', 'loud', 'LOG_LEVEL must be one of'],
    ['OLLAMA_URL', 'ftp://x', 'OLLAMA_URL must be an http or https address, but is "ftp://x".'],
    ['OLLAMA_URL', 'http://user:secret@x', 'OLLAMA_URL must not hold a user name or password.'],
    ['ALLOW_CLOUD_AI', 'yes', 'ALLOW_CLOUD_AI must be one of true, false, but is "yes".'],
    ['ALLOWED_AI_HOSTS', 'a.site, https://b.site/v1', 'ALLOWED_AI_HOSTS must list hosts such as'],
    ['AI_GENERATIONS', '0', 'AI_GENERATIONS must be a whole number from 1 to 64, but is "0".'],
    ['PERSON_PACE', '1.5', 'PERSON_PACE must be a whole number from 0 to 1000, but is "1.5".'],
    ['HOST', '203.0.113.1', 'HOST 203.0.113.1 is not an address of this machine.'],
    ['TRUSTED_PROXIES', 'not an address', 'TRUSTED_PROXIES must'],
    ['ADMIN_PASSWORD', 'short', 'ADMIN_PASSWORD is refused. Password must have at least 12 characters.'],
    ['DATA_DIR', '/dev/null/data', 'The data folder /dev/null/data cannot be made'],
  ])('a bad %s (%s) stops the start with one line', async (name, value, message) => {
    const place = newPlace();
    expect(await refused(start(place, { [name]: value }))).toContain(message);
    // What the program cannot even read touches nothing.
    if (['PORT', 'SESSION_HOURS', 'LOG_LEVEL'].includes(name)) expect(existsSync(place.dataDir)).toBe(false);
  });

  test('a port that is in use', async () => {
    const taken = await new Promise<Server>((resolve) => {
      const server = createServer().listen(0, '127.0.0.1', () => resolve(server));
    });
    const { port } = taken.address() as { port: number };
    const message = await refused(start(newPlace(), { PORT: String(port) }));
    expect(message).toContain(`Port ${port} is already in use. Stop the other program or set PORT.`);
    taken.close();
  });
});

describe('starts and stops', () => {
  const place = newPlace();
  let first: { username: string; password: string };

  test('the first start prints the admin’s password, once; it signs in; SIGTERM ends it with 0', async () => {
    const run = start(place);
    const url = await run.url();
    expect(run.out().match(/^password: /gm)).toHaveLength(1);
    first = credentials(run);
    expect(first.username).toBe('admin');
    const headers = await signIn(url, first);
    expect((await register(url, headers, 'Stays')).status).toBe(201);
    expect(await stop(run)).toEqual({ code: 0, signal: null });
    expect(run.err()).toBe('');
    for (const file of ['events.sqlite', 'secrets.sqlite', 'models.sqlite']) {
      expect(readFileSync(join(place.dataDir, file)).includes(first.password)).toBe(false);
    }
    expect(statSync(place.keyFile).mode & 0o077).toBe(0);
    expect(statSync(place.dataDir).mode & 0o077).toBe(0);
  });

  test('a folder that stood open to others is closed with every file in it, and one line says so', async () => {
    const opened = newPlace();
    mkdirSync(opened.dataDir);
    mkdirSync(dirname(opened.keyFile));
    chmodSync(opened.dataDir, 0o755);
    const before = process.umask(0o022);
    writeFileSync(join(opened.dataDir, 'events.sqlite'), '');
    const run = start(opened, { LOG_LEVEL: 'info' });
    await run.url();
    process.umask(before);
    const files = readdirSync(opened.dataDir);
    expect(files.length).toBeGreaterThan(6);
    for (const file of ['.', ...files])
      expect([file, statSync(join(opened.dataDir, file)).mode & 0o077]).toEqual([file, 0]);
    expect(statSync(opened.keyFile).mode & 0o077).toBe(0);
    expect(run.out().match(/could be read by other accounts/g)).toHaveLength(1);
    expect(run.out()).toMatch(/"encrypted":"(yes|no|unknown)"/);
    await stop(run);
  });

  test('the second prints none, and the data is there; Ctrl-C ends it with 0', async () => {
    const run = start(place);
    const url = await run.url();
    expect(run.out()).not.toContain('password');
    expect(await lastNames(url, await signIn(url, first))).toEqual(['Stays']);
    expect(await stop(run, 'SIGINT')).toEqual({ code: 0, signal: null });
  });

  test('read models that were deleted are built again', async () => {
    for (const end of ['', '-wal', '-shm'])
      rmSync(join(place.dataDir, `models.sqlite${end}`), { force: true });
    const run = start(place);
    const url = await run.url();
    expect(await lastNames(url, await signIn(url, first))).toEqual(['Stays']);
    await stop(run);
  });

  test('a second server on the same folder refuses; the first serves on', async () => {
    const run = start(place);
    const url = await run.url();
    expect(await refused(start(place))).toContain('is in use: another server is using this folder.');
    expect(await lastNames(url, await signIn(url, first))).toEqual(['Stays']);
    await stop(run);
  });

  test('a request that is under way does not hold the end back', async () => {
    const run = start(place);
    const url = await run.url();
    const headers = await signIn(url, first);
    const busy = Array.from({ length: 20 }, () => lastNames(url, headers).catch(() => null));
    expect((await stop(run)).code).toBe(0);
    await Promise.all(busy);
  });

  test('without its site key the data stays as it is, and no other key is made', async () => {
    const kept = `${place.keyFile}.kept`;
    copyFileSync(place.keyFile, kept);
    rmSync(place.keyFile);
    expect(await refused(start(place))).toContain('is missing, and the data cannot be read without it.');
    expect(existsSync(place.keyFile)).toBe(false);
    writeFileSync(place.keyFile, Buffer.alloc(32, 1).toString('base64'));
    expect(await refused(start(place))).toContain('does not belong to this data.');
    writeFileSync(place.keyFile, 'too short');
    expect(await refused(start(place))).toContain('does not hold a site key (32 bytes in base64).');
    copyFileSync(kept, place.keyFile);
    const run = start(place);
    const url = await run.url();
    expect(await lastNames(url, await signIn(url, first))).toEqual(['Stays']);
    await stop(run);
  });

  test('without its secrets the data is not opened: it would read as forgotten', async () => {
    const lost = newPlace();
    await stop(await started(lost));
    for (const end of ['', '-wal', '-shm'])
      rmSync(join(lost.dataDir, `secrets.sqlite${end}`), { force: true });
    expect(await refused(start(lost))).toContain('secrets');
    rmSync(lost.keyFile);
    expect(await refused(start(lost))).toContain('secrets');
    expect(existsSync(lost.keyFile)).toBe(false);
  });

  async function started(at: Place): Promise<ServerProcess> {
    const run = start(at);
    await run.url();
    return run;
  }

  test.each(['events.sqlite', 'secrets.sqlite', 'models.sqlite'])(
    'a %s that cannot be used is refused, and not one byte of it is changed',
    async (file) => {
      const broken = newPlace();
      await stop(await started(broken));
      const path = join(broken.dataDir, file);
      const foreign = Buffer.from('this is no database '.repeat(500));
      // Damaged read models are built anew; only what is not ours is left to the operator.
      const inside = file === 'models.sqlite' ? [] : [scrambled(readFileSync(path))];
      for (const damage of [foreign, ...inside]) {
        writeFileSync(path, damage);
        expect(await refused(start(broken))).toContain(file);
        expect(readFileSync(path).equals(damage)).toBe(true);
      }
    },
  );
});

/** Keeps the head, so that only a look inside finds the damage. */
function scrambled(bytes: Buffer): Buffer {
  const copy = Buffer.from(bytes);
  for (let at = 4096; at < copy.length; at++) copy[at]! ^= 0xa5;
  return copy;
}

test('kill -9 under load loses no acknowledged change', async () => {
  const place = newPlace();
  const password = 'a long enough password';
  const acknowledged: string[] = [];
  for (let round = 0; round < 4; round++) {
    const run = start(place, { ADMIN_PASSWORD: password });
    const url = await run.url();
    const headers = await signIn(url, { username: 'admin', password });
    expect(await lastNames(url, headers)).toEqual(expect.arrayContaining(acknowledged));
    const writing = Array.from({ length: 8 }, async (_, lane) => {
      for (let n = 0; ; n++) {
        const name = `Name ${round}-${lane}-${n}`;
        const answer = await register(url, headers, name).catch(() => null);
        if (answer?.status !== 201) return;
        acknowledged.push(name);
      }
    });
    while (acknowledged.length < (round + 1) * 40) await new Promise((resolve) => setTimeout(resolve, 5));
    expect(await stop(run, 'SIGKILL')).toEqual({ code: null, signal: 'SIGKILL' });
    await Promise.all(writing);
  }
  const run = start(place);
  const url = await run.url();
  const headers = await signIn(url, { username: 'admin', password });
  const found: string[] = [];
  for (let page = 1; found.length % 200 === 0 && page < 50; page++) {
    const answer = await fetch(`${url}/patients?per_page=200&page=${page}`, { headers });
    const names = ((await answer.json()) as { last_name: string }[]).map(({ last_name }) => last_name);
    if (names.length === 0) break;
    found.push(...names);
  }
  expect(found.length).toBeGreaterThanOrEqual(160);
  expect(found).toEqual(expect.arrayContaining(acknowledged));
  expect(new Set(found).size).toBe(found.length);
  await stop(run);
});
