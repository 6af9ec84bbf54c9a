/**
 * What every official code costs the very first start, beside a first start with the starter set alone, in turn.
 *   node bench/first-start.ts [rounds, 5]     (after a build)
 */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const rounds = Number(process.argv[2] ?? 5);
const build = new URL('..', import.meta.url).pathname;
/** Seconds that all codes may add. */
const TARGET = 3;
/** Of one tick of the processor's clock, in seconds. */
const TICK = 0.01;
const sets = ['usual', 'all'] as const;

interface Start {
  /** Until the process says that it is ready, in seconds. */
  readonly wall: number;
  /** Of all its threads until then, in seconds. */
  readonly processor: number;
}

async function firstStart(codes: (typeof sets)[number]): Promise<Start> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-first-start-'));
  const begun = performance.now();
  const child = spawn('node', ['backend/dist/bundle/main.js'], {
    cwd: build,
    env: {
      PATH: process.env['PATH'],
      DATA_DIR: join(folder, 'data'),
      PORT: '0',
      ADMIN_PASSWORD: 'a long enough password',
      FIRST_CODES: codes,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((done) => child.once('exit', () => done()));
  try {
    return await new Promise<Start>((tell, fail) => {
      child.stdout.on('data', (piece: Buffer) => {
        if (!piece.includes('ready at ')) return;
        const wall = (performance.now() - begun) / 1000;
        const ticks = readFileSync(`/proc/${child.pid}/stat`, 'utf8')
          .split(') ')[1]!
          .split(' ')
          .slice(11, 13);
        tell({ wall, processor: (Number(ticks[0]) + Number(ticks[1])) * TICK });
      });
      child.once('exit', () => fail(new Error('The server ended before it was ready.')));
    });
  } finally {
    child.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  }
}

const median = (values: readonly number[]) =>
  values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!;

const taken: Record<(typeof sets)[number], Start[]> = { usual: [], all: [] };
for (let round = 0; round < rounds; round += 1)
  for (const codes of sets) taken[codes].push(await firstStart(codes));
console.log('| codes of the first start | ready after s | processor s |\n|---|---|---|');
for (const codes of sets) {
  const of = (what: keyof Start) => median(taken[codes].map((start) => start[what])).toFixed(2);
  console.log(`| ${codes} | ${of('wall')} | ${of('processor')} |`);
}
const more = (what: keyof Start) => median(taken.all.map((start, n) => start[what] - taken.usual[n]![what]));
const [wall, processor] = [more('wall'), more('processor')];
console.log(`all codes add ${wall.toFixed(2)} s, ${processor.toFixed(2)} s of the processor`);
const told = (seconds: number) => (seconds <= TARGET ? 'reached' : 'missed');
console.log(`target ${TARGET} s: ${told(wall)} by the clock, ${told(processor)} by the processor`);
