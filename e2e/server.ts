import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
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
  /** Ends it at once, as a power cut would; its data stays. */
  kill(): Promise<void>;
  /** Asks the server to stop and waits; resolves to its exit code, and removes its data. `inspect` sees the
   *  data before that. */
  stop(inspect?: (dataDir: string) => void): Promise<number | null>;
}

export interface Credentials {
  readonly username: string;
  readonly password: string;
}

/** Starts the built server on an empty folder and a free port. Throws with what it printed when it ends before
 *  it listens. */
export async function startServer(
  env: Record<string, string> = {},
  program = 'backend/dist/bundle/main.js',
): Promise<RunningServer> {
  const folder = await mkdtemp(join(tmpdir(), 'vouchwell-e2e-'));
  const dataDir = join(folder, 'data');
  const admin = { username: 'admin', password: 'nine walruses on a tandem 7' };
  const child = spawn('node', [program], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: admin.username,
      ADMIN_PASSWORD: admin.password,
      OLLAMA_MODEL: '',
      FIRST_CODES: 'usual',
      ...env,
    },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => (printed += text));
  }
  const ended = once(child, 'exit');
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
  const kill = async (): Promise<void> => {
    child.kill('SIGKILL');
    await ended;
  };
  const url = await listening(
    () => printed,
    () => child.exitCode === null,
  );
  if (url === null) {
    await stop();
    throw new Error(`The server did not start. It printed:\n${printed}`);
  }
  return { url, dataDir: env['DATA_DIR'] ?? dataDir, admin, output: () => printed, kill, stop };
}

/** The address it says that it listens on; null when it ends before. */
async function listening(printed: () => string, alive: () => boolean): Promise<string | null> {
  for (;;) {
    const [, url] = /ready at (\S+)/.exec(printed()) ?? [];
    if (url) return url;
    if (!alive()) return null;
    await new Promise((wake) => setTimeout(wake, 50));
  }
}
