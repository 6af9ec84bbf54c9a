import { type ChildProcess, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const root = new URL('../..', import.meta.url).pathname;
const PASSWORD = 'a long enough password';
const running: ChildProcess[] = [];

/** A server in a process of its own. */
export interface Server {
  readonly url: string;
  readonly token: string;
  readonly pid: number;
}

/** `words`: what it said behind `ready at`, or behind whatever `sign` is; `seconds`: until then. */
export interface Started {
  readonly pid: number;
  readonly words: readonly string[];
  readonly seconds: number;
  /** Ends it as an operator would; resolves when it is gone. */
  end(): Promise<void>;
}

/** Starts a program of this tree and waits until it says that it is ready. */
export function started(args: readonly string[], env: Record<string, string> = {}): Promise<Started> {
  const begun = performance.now();
  const child = spawn('node', args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  const end = () =>
    new Promise<void>((resolve) => {
      child.once('exit', () => resolve());
      child.kill('SIGTERM');
    });
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      if (said === 'ready') return;
      said += piece.toString();
      const [, words] = /ready at (.+)\n/.exec(said) ?? [];
      if (words === undefined) return;
      said = 'ready';
      resolve({ pid: child.pid!, words: words.split(' '), seconds: (performance.now() - begun) / 1000, end });
    });
    child.once('exit', () => reject(new Error('A server ended before it was ready.')));
  });
}

/** Fastify with node:sqlite, which holds so many cases. */
export async function bare(folder: string, cases: number): Promise<Server> {
  const { pid, words } = await started(['bench/requests/bare.ts', folder, String(cases)]);
  const [url = '', token = ''] = words;
  return { url, token, pid };
}

/** What a site is started with; with `log`, each request is written down as it is at a customer's. */
export const siteOf = (folder: string, log = 'info') => ({
  DATA_DIR: join(folder, 'data'),
  PORT: '0',
  ADMIN_PASSWORD: PASSWORD,
  LOG_LEVEL: log,
  PERSON_PACE: '0',
});

/** The product, built, with one patient and so many cases of that patient. */
export async function product(folder: string, cases: number): Promise<Server> {
  const { pid, words } = await started(['backend/dist/bundle/main.js'], siteOf(folder));
  const [url = ''] = words;
  const token = await signedIn(url);
  const { id } = (await call(url, token, '/patients', aPatient(0))) as { id: number };
  for (let n = 0; n < cases; n++) await call(url, token, '/cases/workflow', { patient: { id } });
  return { url, token, pid };
}

export async function signedIn(url: string): Promise<string> {
  const answer = await call(url, '', '/auth/login', { username: 'admin', password: PASSWORD });
  return (answer as { access_token: string }).access_token;
}

export async function call(url: string, token: string, path: string, body: object): Promise<unknown> {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
  const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
  return answer.json();
}

export function aPatient(call: number) {
  return { first_name: 'Ana', last_name: `Okafor ${call}`, dob: '1950-02-03', mrn: `MRN-${call}` };
}

/** Seconds that all threads of a process have had a processor, as Linux counts them: in hundredths. */
export function processorTime(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

export function endAll(): void {
  for (const child of running) child.kill('SIGKILL');
}
