// A real server that speaks MongoDB's wire protocol, for tests: FerretDB 1 on its SQLite backend, built from
// the Go module registry where Go is on the machine. Its state lies in a temporary folder.
import { spawn, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { main, root, Stop } from './prepare.mjs';

const VERSION = 'v1.24.2';
const MODULE = 'github.com/FerretDB/FerretDB';
const folder = join(root, '.cache', 'ferretdb', VERSION);
const program = join(folder, 'ferretdb');

// Not `go install …@version`: the registry lacks the file that tells FerretDB its version, and without it the
// program stops at its start. So its sources are copied and the file is added.
const builder = { CGO_ENABLED: '0', GOFLAGS: '-mod=mod -buildvcs=false', GOTOOLCHAIN: 'local' };

/** The program's path; it is built once, in some minutes. @throws Stop where it cannot be */
export function ferretdb() {
  if (existsSync(program)) return program;
  if (spawnSync('go', ['version']).status !== 0) throw new Stop('Go is not on this machine: no FerretDB.');
  console.log(`Building FerretDB ${VERSION} (once) …`);
  const sources = join(folder, 'sources');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const { Dir } = JSON.parse(go(folder, 'mod', 'download', '-json', `${MODULE}@${VERSION}`));
  cpSync(Dir, sources, { recursive: true });
  spawnSync('chmod', ['-R', 'u+w', sources]); // the registry's copies are read-only
  writeFileSync(join(sources, 'build', 'version', 'version.txt'), VERSION);
  go(sources, 'build', '-tags=ferretdb_no_postgresql', '-o', program, './cmd/ferretdb');
  rmSync(sources, { recursive: true });
  return program;
}

function go(cwd, ...args) {
  const env = { ...process.env, ...builder };
  const { status, stdout } = spawnSync('go', args, { cwd, stdio: ['ignore', 'pipe', 'inherit'], env });
  if (status !== 0) throw new Stop('FerretDB could not be built: see the message of Go above.');
  return String(stdout);
}

/** A server of its own on a free loopback port. `stop` ends it by its process id and removes its state. */
export async function startFerretdb() {
  const path = ferretdb();
  const state = mkdtempSync(join(tmpdir(), 'vouchwell-ferretdb-'));
  const port = await freePort();
  const child = spawn(
    path,
    [
      ...['--handler=sqlite', `--sqlite-url=file:${state}/`, `--state-dir=${state}`, '--telemetry=disable'],
      ...[`--listen-addr=127.0.0.1:${port}`, '--debug-addr=-', '--log-level=error'],
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], env: { ...process.env, DO_NOT_TRACK: '1' } },
  );
  const gone = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill('SIGKILL'); // nothing it keeps is wanted
    await gone;
    rmSync(state, { recursive: true, force: true });
  };
  if (!(await answers(port, child))) {
    await stop();
    throw new Stop('FerretDB did not start.');
  }
  return { url: `mongodb://127.0.0.1:${port}/`, pid: child.pid, stop };
}

async function answers(port, child) {
  for (let attempt = 0; attempt < 100 && child.exitCode === null; attempt += 1) {
    if (await listens(port)) return true;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  return false;
}

function listens(port) {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

// `node deploy/local/ferretdb.mjs`: a server to try things on, until Ctrl-C.
if (process.argv[1] === fileURLToPath(import.meta.url)) {
  await main(async () => {
    const { url, stop } = await startFerretdb();
    console.log(url);
    await new Promise((resolve) => process.once('SIGINT', resolve).once('SIGTERM', resolve));
    await stop();
    return 0;
  });
}
