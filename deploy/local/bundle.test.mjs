import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { after, before, describe, test } from 'node:test';
import { bundle, bundled, programs } from '../../backend/bundle.mjs';

/** Bundled here from what stands compiled, so that an older bundle is never what is tried. */
const built = `${bundled}-tried`;
const folder = mkdtempSync(join(tmpdir(), 'vouchwell-bundle-'));
const data = join(folder, 'site', 'data');
const PASSWORD = 'nine walruses on a tandem 7';
const running = new Set();

before(() => bundle(built));
after(() => {
  for (const child of running) child.kill('SIGKILL');
  for (const place of [built, folder]) rmSync(place, { recursive: true, force: true });
});

/** Starts one; `said` is what it has written so far, `ended` its exit code. */
function start(program, args = [], env = {}) {
  const child = spawn('node', [join(built, program), ...args], {
    cwd: folder,
    env: {
      PATH: process.env.PATH,
      PORT: '0',
      DATA_DIR: data,
      ADMIN_PASSWORD: PASSWORD,
      FIRST_CODES: 'usual',
      ...env,
    },
  });
  running.add(child);
  const told = { child, said: '', ended: once(child, 'close').then(([code]) => code) };
  void told.ended.then(() => running.delete(child));
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => (told.said += text));
  }
  return told;
}

/** Runs one to its end. */
async function done(program, args, env) {
  const told = start(program, args, env);
  assert.equal(await told.ended, 0, `${program}: ${told.said}`);
  return told.said;
}

/** Resolves with the address at which it serves. */
async function address(told) {
  for (;;) {
    const [, url] = /ready at (\S+)/.exec(told.said) ?? [];
    if (url) return url;
    const code = await Promise.race([told.ended, once(told.child.stdout, 'data').then(() => null)]);
    assert.equal(code, null, told.said);
  }
}

async function asked(url, path, { token, body } = {}) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url + path, {
    headers,
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  assert.ok(answer.ok, `${path}: ${answer.status} ${answer.ok ? '' : await answer.text()}`);
  return answer;
}

async function stop(told) {
  told.child.kill('SIGTERM');
  assert.equal(await told.ended, 0, told.said);
}

/** Signs in and reads a list, into which an entry goes first if one is given. */
async function read(url, path, entry) {
  const login = { body: { username: 'admin', password: PASSWORD } };
  const { access_token: token } = await (await asked(url, '/auth/login', login)).json();
  if (entry) await asked(url, path, { token, body: entry });
  return (await asked(url, path, { token })).json();
}

/** The names of the patients that a server on this folder lists; with `make`, one is registered first. */
async function patientsOf(dataDir, make = false) {
  const server = start('main.js', [], { DATA_DIR: dataDir, SITE_KEY_FILE: join(`${data}-keys`, 'site.key') });
  const url = await address(server);
  const list = await read(url, '/patients', make && { first_name: 'Ana', last_name: 'Okafor' });
  await stop(server);
  return list.map(({ last_name }) => last_name);
}

test('each of the programs has its file, with a map to its source', () => {
  const files = readdirSync(built);
  for (const name of programs().map((program) => basename(program))) {
    assert.ok(files.includes(name), name);
    const map = JSON.parse(readFileSync(join(built, `${name}.map`), 'utf8'));
    const source = name.replace(/\.js$/, '.ts');
    assert.ok(
      map.sources.some((one) => one.endsWith(source)),
      `${name}: ${map.sources}`,
    );
  }
});

describe('each of the programs does its work from there', { concurrency: false }, () => {
  test('the server: it starts, lets in, stores, reads, and ends when told to', async () => {
    assert.deepEqual(await patientsOf(data, true), ['Okafor']);
  });

  test('backup and restore', async () => {
    const [backup, restored] = [join(folder, 'backup'), join(folder, 'restored', 'data')];
    await done('run-backup.js', [backup]);
    await done('run-restore.js', [backup], { DATA_DIR: restored });
    assert.deepEqual(await patientsOf(restored), ['Okafor']);
  });

  test('rebuild, repair and recovery', async () => {
    await done('run-rebuild.js', []);
    await done('run-repair.js', []);
    assert.match(await done('run-recover-admin.js', ['admin']), /password/i);
  });

  test('copies of the log and of the vault', async () => {
    await done('run-log-copy.js', ['--from', data, '--to', join(folder, 'log-copy')]);
    const vault = await done('run-vault-copy.js', ['--from', data, '--to', join(folder, 'vault-copy')]);
    assert.match(vault, /holds all [1-9]\d* entries/);
  });

  test('the import of a catalogue', async () => {
    const told = start('import-catalogue.js', [join(folder, 'none.txt')]);
    assert.equal(await told.ended, 1);
    assert.match(told.said, /none\.txt/);
  });

  test('the demo, whose letters are drawn and sealed in threads', async () => {
    const demo = start('demo.js', [], { DATA_DIR: join(folder, 'demo', 'data') });
    const url = await address(demo);
    const cases = await read(url, '/cases');
    assert.ok(cases.some(({ signed }) => signed));
    const { storage } = await read(url, '/admin/reports');
    assert.ok(storage.backup.events > cases.length, JSON.stringify(storage.backup));
    await stop(demo);
  });
});
