// Programs that tests build from the Go module registry, where Go is on the machine.
import { spawn, spawnSync } from 'node:child_process';
import { closeSync, openSync, readFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { Stop } from './prepare.mjs';

/** How often Go is asked: what it fetches comes over a network, and what it has by then it keeps. */
const TRIES = 3;

/** Runs Go and returns what it printed. `name` is what is built. @throws Stop where it fails, with its last words */
export function go(name, cwd, settings, ...args) {
  const env = { ...process.env, GOTOOLCHAIN: 'local', ...settings };
  let last = '';
  for (let tried = 0; tried < TRIES; tried += 1) {
    const { status, error, stdout, stderr } = spawnSync('go', args, {
      cwd,
      env,
      encoding: 'utf8',
      maxBuffer: Infinity,
    });
    if (status === 0) return stdout;
    last = String(stderr || error?.message).trim();
    console.error(last);
  }
  throw new Stop(`${name} could not be built: ${last.split('\n').at(-1)}`);
}

/** The folder of a module's sources in the registry's own copy, which is read-only. */
export function moduleFolder(name, cwd, module) {
  return JSON.parse(go(name, cwd, {}, 'mod', 'download', '-json', module)).Dir;
}

/** @throws Stop where Go is not there */
export function needGo(name) {
  if (spawnSync('go', ['version']).status !== 0) throw new Stop(`Go is not on this machine: no ${name}.`);
}

/**
 * Starts a server; `stop` ends it by its process id, and `ready` is asked until it says yes. `end`: the signal;
 * `quiet` keeps even its errors from the screen; `log` is the file that takes all it tells instead. @throws Stop
 */
export async function startServer({
  name,
  program,
  args,
  env,
  ready,
  ended,
  end = 'SIGKILL', // nothing it keeps is wanted
  quiet = false,
  log = null,
}) {
  const told = log && openSync(log, 'a');
  const child = spawn(program, args, {
    stdio: ['ignore', told ?? 'ignore', told ?? (quiet ? 'ignore' : 'inherit')],
    env: { ...process.env, ...env },
  });
  if (told) closeSync(told);
  const gone = new Promise((resolve) => child.on('close', resolve));
  const stop = async () => {
    child.kill(end);
    await gone;
    ended();
  };
  for (let attempt = 0; attempt < 300 && child.exitCode === null; attempt += 1) {
    if (await ready()) return { pid: child.pid, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  if (log) console.error(readFileSync(log, 'utf8'));
  await stop();
  throw new Stop(`${name} did not start.`);
}

export function freePort() {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}
