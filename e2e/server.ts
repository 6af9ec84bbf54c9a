import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '..');

export interface RunningServer {
  /** Origin without a slash at the end. */
  readonly url: string;
  readonly dataDir: string;
  readonly admin: Credentials;
  /** Everything the process printed so far. */
  readonly output: () => string;
  /** Asks the server to stop and waits; resolves to its exit code, and removes its data. `inspect` sees the
   *  data before that. */
  stop(inspect?: (dataDir: string) => void): Promise<number | null>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  await once(probe, 'close');
  return port;
}

/** Starts the built server on an empty folder and a free port. Throws with what it printed when it is not
 *  listening after 30 seconds. */
export async function startServer(
  env: Record<string, string> = {},
  program = 'backend/dist/main.js',
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vouchwell-e2e-'));
  const dataDir = join(folder, 'data');
  const port = await freePort();
  const admin = { username: 'admin', password: 'correct horse battery staple 7' };
  const child = spawn('node', [program], {
    cwd: root,
    env: {
      ...process.env,
      PORT: String(port),
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      OLLAMA_MODEL: '',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = once(child, 'exit');
  const url = `http://127.0.0.1:${port}`;
  const stop = async (inspect?: (dataDir: string) => void): Promise<number | null> => {
    child.kill('SIGTERM');
    await ended;
    try {
      inspect?.(dataDir);
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    return child.exitCode;
  };
  if (!(await listens(url, () => child.exitCode === null))) {
    await stop();
    throw new Error(`The server did not start. It printed:\n${printed}`);
  }
  return { url, dataDir, admin, output: () => printed, stop };
}

async function listens(url: string, alive: () => boolean): Promise<boolean> {
  for (const end = Date.now() + 30_000; Date.now() < end && alive();) {
    const answered = await fetch(url).then(
      () => true,
      () => false,
    );
    if (answered) return true;
    await new Promise((wake) => setTimeout(wake, 100));
  }
  return false;
}
