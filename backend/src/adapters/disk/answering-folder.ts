import { spawn } from 'node:child_process';
import { StartError } from '../../kernel/basics/start-error.ts';

/** A disk that sleeps or a server that is far away is given so long. */
const PATIENCE_MS = 30_000;

/**
 * What a start asks of a folder, or of the nearest one above it that is there: which file system it is on, and that a
 * file in it is made durable. Whatever goes wrong is told by whoever asks it next.
 */
const ASK = `
const fs = require('node:fs');
const path = require('node:path');
let at = path.resolve(process.argv[1]);
while (!fs.existsSync(at) && path.dirname(at) !== at) at = path.dirname(at);
fs.statfsSync(at);
if (at !== path.resolve(process.argv[1])) process.exit();
fs.readdirSync(at);
const probe = path.join(at, '.vouchwell-writes');
try {
  const file = fs.openSync(probe, 'w', 0o600);
  fs.writeSync(file, 'x');
  fs.fsyncSync(file);
} finally {
  fs.rmSync(probe, { force: true });
}`;

/**
 * Proves that the disk of a folder answers. One that hangs, as a network's does when it is gone, would hold the thread
 * that asks for good, and a process with such a thread cannot even end: so another process asks, and is left behind.
 * @throws StartError
 */
export async function proveAnswers(folder: string, name: string, patience = PATIENCE_MS): Promise<void> {
  const asking = spawn(process.execPath, ['-e', ASK, folder], {
    stdio: 'ignore',
    detached: true,
    env: {},
    cwd: '/',
  });
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'late'>((resolve) => (timer = setTimeout(() => resolve('late'), patience)));
  const over = new Promise<'over'>((resolve) => {
    asking.once('exit', () => resolve('over'));
    asking.once('error', () => resolve('over'));
  });
  const ended = await Promise.race([over, late]);
  clearTimeout(timer);
  if (ended === 'over') return;
  asking.kill('SIGKILL');
  asking.unref();
  throw new StartError(
    `${name} is ${folder}, whose disk has not answered for ${patience / 1000} seconds. Nothing was changed. See that it is mounted and sound, or name another folder.`,
  );
}
