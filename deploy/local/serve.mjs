import { spawn } from 'node:child_process';
import { pinned, root } from './prepare.mjs';

const stopSignals = ['SIGINT', 'SIGTERM', 'SIGHUP'];

/** Runs one of the built programs until it ends, handing stop signals on.
 *  Resolves to its exit code; 0 when it ended because it was asked to. */
export function serve(script, args = [], env = {}) {
  return new Promise((resolve) => {
    // `node` from PATH, not process.execPath: this script may run on the machine's own, older Node.
    const child = spawn('node', [script, ...args], { cwd: root, stdio: 'inherit', env: pinned(env) });
    const asked = new Set();
    for (const signal of stopSignals) {
      process.on(signal, () => {
        // npm and the terminal may both deliver it; the server hears it from here once.
        if (!asked.has(signal)) child.kill(signal);
        asked.add(signal);
      });
    }
    child.on('error', (error) => {
      console.error(`The pinned Node could not be started: ${error.message}`);
      resolve(1);
    });
    child.on('exit', (code, signal) => resolve(code ?? (asked.has(signal) ? 0 : 1)));
  });
}
