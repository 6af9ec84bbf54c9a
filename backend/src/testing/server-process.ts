import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** The programs as they are delivered: what is started here must have been built. `name`: such as `main`. */
export const programOf = (name: string) =>
  fileURLToPath(new URL(`../../dist/bundle/${name}.js`, import.meta.url));

export interface Ending {
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
}

/** A server in a process of its own. */
export interface ServerProcess {
  readonly child: ChildProcess;
  readonly out: () => string;
  readonly err: () => string;
  /** Resolves with the address once it listens; rejects when it ends before. */
  url(): Promise<string>;
  readonly ended: Promise<Ending>;
  /** Sends the signal and waits for the end. */
  kill(signal?: NodeJS.Signals): Promise<Ending>;
}

/**
 * Starts `main.js` with these settings and nothing else of this process's environment but PATH. `largest`: no file
 * may grow beyond so many KiB, as on a disk that is full.
 */
export function startServer(env: Readonly<Record<string, string>>, largest?: number): ServerProcess {
  const limit = largest === undefined ? '' : `ulimit -f ${largest};`;
  const child = spawn('bash', ['-c', `${limit} exec node "$0"`, programOf('main')], {
    env: { PATH: process.env['PATH'], PORT: '0', LOG_LEVEL: 'error', FIRST_CODES: 'usual', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let [out, err] = ['', ''];
  child.stdout.on('data', (piece: Buffer) => void (out += piece.toString()));
  child.stderr.on('data', (piece: Buffer) => void (err += piece.toString()));
  const ended = new Promise<Ending>((resolve) =>
    child.on('close', (code, signal) => resolve({ code, signal })),
  );
  const url = () =>
    new Promise<string>((resolve, reject) => {
      const look = () => {
        const [, address] = /ready at (\S+)/.exec(out) ?? [];
        if (address) resolve(address);
        return address !== undefined;
      };
      if (look()) return;
      child.stdout.on('data', look);
      void ended.then(() => reject(new Error(`The server ended: ${err}`)));
    });
  const kill = (signal: NodeJS.Signals = 'SIGTERM') => {
    child.kill(signal);
    return ended;
  };
  return { child, out: () => out, err: () => err, url, ended, kill };
}
