/**
 * How much of what a bare Fastify with node:sqlite reaches at the same work (bench/requests/bare.ts) the product
 * reaches: both in processes of their own, in turn, in one run, once both are warm. The median of the rounds'
 * ratios counts: of the rates, which other programs on the machine disturb, and of the processor time that a
 * request takes, all threads together, which they hardly do.
 *   node bench/request-rate.ts [seconds a round, 2] [rounds, 5] [only works that hold this text]   (after a build)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Ask, rate } from './requests/load.ts';
import { median } from './requests/median.ts';
import { aPatient, bare, endAll, processorTime, product, type Server } from './requests/servers.ts';

const [seconds, rounds] = [Number(process.argv[2] ?? 2), Number(process.argv[3] ?? 5)];
const only = process.argv[4] ?? '';
const CASES = 200;
const WARM_UP_SECONDS = 3;
const folder = mkdtempSync(join(tmpdir(), 'bench-requests-'));

interface Work {
  readonly name: string;
  readonly clients: number;
  readonly ask: (call: number) => Omit<ReturnType<Ask>, 'headers'>;
}

const ownUser: Work['ask'] = () => ({ method: 'GET', path: '/auth/me' });
const aPage: Work['ask'] = () => ({ method: 'GET', path: '/cases?page=1&per_page=20' });
const register: Work['ask'] = (call) => ({ method: 'POST', path: '/patients', body: aPatient(call) });
const works: readonly Work[] = [
  { name: 'GET /auth/me, 16 clients', clients: 16, ask: ownUser },
  { name: 'GET /cases page of 20, 16 clients', clients: 16, ask: aPage },
  { name: 'POST /patients, 1 client', clients: 1, ask: register },
  { name: 'POST /patients, 32 clients', clients: 32, ask: register },
  { name: 'POST /patients, 64 clients', clients: 64, ask: register },
];

interface Round {
  /** Requests a second. */
  readonly rate: number;
  /** Microseconds of processor time a request. */
  readonly cost: number;
}

async function round({ url, token, pid }: Server, { clients, ask }: Work, length: number): Promise<Round> {
  const headers = { authorization: `Bearer ${token}` };
  const before = processorTime(pid);
  const reached = await rate(url, (call) => ({ ...ask(call), headers }), clients, length * 1000);
  return { rate: reached.rate, cost: ((processorTime(pid) - before) * 1e6) / reached.calls };
}

async function compared(servers: { bare: Server; product: Server }, work: Work): Promise<string> {
  const [base, ours]: [Round[], Round[]] = [[], []];
  for (const server of [servers.bare, servers.product]) await round(server, work, WARM_UP_SECONDS);
  for (let n = 0; n < rounds; n++) {
    base.push(await round(servers.bare, work, seconds));
    ours.push(await round(servers.product, work, seconds));
  }
  const middle = (all: readonly Round[], of: keyof Round) => median(all.map((one) => one[of])).toFixed(0);
  const ratio = (of: (ours: Round, base: Round) => number) =>
    median(ours.map((one, n) => of(one, base[n]!))).toFixed(2);
  const [byRate, byCost] = [ratio((a, b) => a.rate / b.rate), ratio((a, b) => b.cost / a.cost)];
  const rates = `${middle(base, 'rate')} | ${middle(ours, 'rate')} | ${byRate}`;
  return `| ${work.name} | ${rates} | ${middle(base, 'cost')} | ${middle(ours, 'cost')} | ${byCost} |`;
}

try {
  const servers = { bare: await bare(folder, CASES), product: await product(folder, CASES) };
  console.log('| work | bare /s | product /s | ratio | bare µs | product µs | ratio of processor time |');
  console.log('|---|---|---|---|---|---|---|');
  for (const work of works.filter(({ name }) => name.includes(only)))
    console.log(await compared(servers, work));
} finally {
  endAll();
  rmSync(folder, { recursive: true, force: true });
}
