/**
 * How much of what a bare Fastify with node:sqlite reaches at the same work (bench/requests/bare.ts) the product
 * reaches: both in processes of their own, in turn, in one run. The median of the rounds counts.
 *   node bench/request-rate.ts [seconds a round, 2] [rounds, 5]     (after a build)
 */
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ask, rate } from './requests/load.ts';

const [seconds, rounds] = [Number(process.argv[2] ?? 2), Number(process.argv[3] ?? 5)];
const CASES = 200;
const PASSWORD = 'a long enough password';
const root = new URL('..', import.meta.url).pathname;
const folder = mkdtempSync(join(tmpdir(), 'bench-requests-'));
const running: ChildProcess[] = [];

interface Server {
  readonly url: string;
  readonly token: string;
}

/** The words behind `ready at`. */
function started(args: readonly string[], env: Record<string, string> = {}): Promise<string[]> {
  const child = spawn('node', args, {
    cwd: root,
    env: { PATH: process.env['PATH'], ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  return new Promise((resolve, reject) => {
    let said = '';
    child.stdout.on('data', (piece: Buffer) => {
      said += piece.toString();
      const [, words] = /ready at (.+)\n/.exec(said) ?? [];
      if (words) resolve(words.split(' '));
    });
    child.once('exit', () => reject(new Error('A server ended before it was ready.')));
  });
}

async function bare(): Promise<Server> {
  const [url = '', token = ''] = await started(['bench/requests/bare.ts', folder, String(CASES)]);
  return { url, token };
}

async function product(): Promise<Server> {
  const env = { DATA_DIR: join(folder, 'data'), PORT: '0', ADMIN_PASSWORD: PASSWORD, LOG_LEVEL: 'info' };
  const [url = ''] = await started(['backend/dist/main.js'], env);
  const call = async (path: string, body: object, token = '') => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` };
    const answer = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`);
    return (await answer.json()) as { access_token: string; id: number };
  };
  const { access_token: token } = await call('/auth/login', { username: 'admin', password: PASSWORD });
  const { id } = await call('/patients', aPatient(0), token);
  for (let n = 0; n < CASES; n++) await call('/cases/workflow', { patient: { id } }, token);
  return { url, token };
}

function aPatient(call: number) {
  return { first_name: 'Ana', last_name: `Okafor ${call}`, dob: '1950-02-03', mrn: `MRN-${call}` };
}

const asks: Record<
  string,
  { readonly clients: number; readonly ask: (call: number) => Omit<ReturnType<Ask>, 'headers'> }
> = {
  'GET /auth/me, 16 clients': { clients: 16, ask: () => ({ method: 'GET', path: '/auth/me' }) },
  'GET /cases page of 20, 16 clients': {
    clients: 16,
    ask: () => ({ method: 'GET', path: '/cases?page=1&per_page=20' }),
  },
  'POST /patients, 1 client': {
    clients: 1,
    ask: (call) => ({ method: 'POST', path: '/patients', body: aPatient(call) }),
  },
  'POST /patients, 32 clients': {
    clients: 32,
    ask: (call) => ({ method: 'POST', path: '/patients', body: aPatient(call) }),
  },
  'POST /patients, 64 clients': {
    clients: 64,
    ask: (call) => ({ method: 'POST', path: '/patients', body: aPatient(call) }),
  },
};

const median = (numbers: number[]) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)]!;

try {
  const servers = { bare: await bare(), product: await product() };
  console.log('| work | bare /s | product /s | ratio |\n|---|---|---|---|');
  for (const [what, { clients, ask }] of Object.entries(asks)) {
    const rates = { bare: [] as number[], product: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      for (const who of ['bare', 'product'] as const) {
        const { url, token } = servers[who];
        const headers = { authorization: `Bearer ${token}` };
        const reached = await rate(url, (call) => ({ ...ask(call), headers }), clients, seconds * 1000);
        // The first warms up.
        if (round > 0) rates[who].push(reached);
      }
    }
    const [base, ours] = [median(rates.bare), median(rates.product)];
    console.log(`| ${what} | ${base.toFixed(0)} | ${ours.toFixed(0)} | ${(ours / base).toFixed(2)} |`);
  }
} finally {
  for (const child of running) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
}
