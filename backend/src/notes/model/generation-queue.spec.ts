import fc from 'fast-check';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { openSqliteSecrets } from '../../adapters/secrets/sqlite.ts';
import { Vault } from '../../kernel/vault/vault.ts';
import { Leases } from '../../kernel/vault/leases.ts';
import { GenerationQueue } from './generation-queue.ts';
import { type Place, placesOf, SiteLine } from './site-line.ts';
import { Generations } from '../writing/generations.ts';

/** One process of the site: its own line, the site's leases. */
type Process = Awaited<ReturnType<typeof site>>;

async function site({
  patienceMs = 500,
  ...more
}: { running?: number; waiting?: number; patienceMs?: number } = {}) {
  const secrets = await openSqliteSecrets(':memory:');
  const vault = new Vault(secrets, randomBytes(32));
  const counts: number[] = [];
  const process = () => {
    const tenure = { alone: false, renewMs: 10, patienceMs, lookMs: 5 };
    const leases = new Leases(vault, tenure);
    const limits = { running: 2, waiting: 100, lookMs: 5, ...more };
    const queue = new GenerationQueue(leases, limits, new SiteLine(vault, tenure));
    return new Generations(leases, queue, { generations: (count) => counts.push(count) });
  };
  return { vault, counts, process, first: process() };
}

/** Nobody counts as dead, however busy the machine is. */
const LONG = 600_000;

/** A generation whose model writes until it is told to end. */
function generation(process: Process['first'], log: string[], name: string) {
  const gone = new AbortController();
  const changed = new EventTarget();
  const end = Promise.withResolvers<void>();
  const places: Place[] = [];
  let state: 'waits' | 'runs' | 'ended' = 'waits';
  const tell = (next?: typeof state) => {
    if (next) state = next;
    changed.dispatchEvent(new Event('change'));
  };
  const write = async () => {
    log.push(name);
    tell('runs');
    await end.promise;
    tell('ended');
  };
  const queued = (place: Place) => {
    places.push(place);
    tell();
  };
  const result = process.inTurn(write, gone.signal, queued);
  result.catch(() => undefined);
  return {
    places,
    result,
    leave: () => gone.abort(),
    end: () => end.resolve(),
    /** It runs, or has its place. */
    stands: async () => {
      while (state === 'waits' && places.length === 0) await once(changed, 'change');
    },
    runs: async () => {
      while (state === 'waits') await once(changed, 'change');
    },
    at: async (place: number, of: number) => {
      const here = () => places.at(-1)?.place === place && places.at(-1)?.of === of;
      while (!here()) await once(changed, 'change');
    },
  };
}

describe('the line of generations', () => {
  test('as many as may run; the others in the order of their arrival, each told its place', async () => {
    const { first, counts } = await site();
    const log: string[] = [];
    const [a, b] = [generation(first, log, 'a'), generation(first, log, 'b')];
    await Promise.all([a.runs(), b.runs()]);
    const [c, d] = [generation(first, log, 'c'), generation(first, log, 'd')];
    await Promise.all([c.at(1, 2), d.at(2, 2)]);
    expect(log).toEqual(['a', 'b']);
    b.end();
    await Promise.all([c.runs(), d.at(1, 1)]);
    a.end();
    await d.runs();
    c.end();
    d.end();
    await Promise.all([a, b, c, d].map(({ result }) => result));
    expect(log).toEqual(['a', 'b', 'c', 'd']);
    expect(a.places).toEqual([]);
    expect(d.places.at(-1)).toEqual({ place: 1, of: 1 });
    expect([Math.max(...counts), counts.at(-1)]).toEqual([2, 0]);
  });

  test('whoever goes away leaves at once, and the others move up', async () => {
    const { first, counts } = await site({ running: 1 });
    const log: string[] = [];
    const a = generation(first, log, 'a');
    await a.runs();
    const [b, c] = [generation(first, log, 'b'), generation(first, log, 'c')];
    await c.at(2, 2);
    b.leave();
    await expect(b.result).rejects.toMatchObject({ kind: 'cancelled' });
    await c.at(1, 1);
    a.end();
    await c.runs();
    c.end();
    await c.result;
    expect(log).toEqual(['a', 'c']);
    expect(counts).toEqual([1, 0, 1, 0]);
  });

  test('whoever has gone before it begins never waits', async () => {
    const { first, counts } = await site();
    const gone = AbortSignal.abort();
    await expect(first.inTurn(() => Promise.resolve(), gone)).rejects.toMatchObject({ kind: 'cancelled' });
    expect(counts).toEqual([]);
  });

  test('a failure frees the place', async () => {
    const { first } = await site({ running: 1 });
    const { signal } = new AbortController();
    const failing = first.inTurn(() => Promise.reject(new Error('gone')), signal);
    await expect(failing).rejects.toThrow('gone');
    await expect(first.inTurn(() => Promise.resolve('written'), signal)).resolves.toBe('written');
  });

  test('too many who wait are refused, not kept', async () => {
    const { first } = await site({ running: 1, waiting: 2 });
    const log: string[] = [];
    const a = generation(first, log, 'a');
    await a.runs();
    const [b, c] = [generation(first, log, 'b'), generation(first, log, 'c')];
    await c.at(2, 2);
    await expect(generation(first, log, 'd').result).rejects.toMatchObject({
      kind: 'unavailable',
      code: 'generations_busy',
      message: 'Already 2 notes are waiting to be written. Please try again in a few minutes.',
    });
    for (const one of [a, b, c]) one.end();
    await Promise.all([a, b, c].map(({ result }) => result));
  });

  test('the limit is the site’s: another process waits too, and sees a place that was freed here', async () => {
    const here = await site({ running: 1 });
    const there = here.process();
    const log: string[] = [];
    const a = generation(here.first, log, 'here');
    await a.runs();
    const b = generation(there, log, 'there');
    await b.at(1, 1);
    expect(log).toEqual(['here']);
    a.end();
    await b.runs();
    b.end();
    await b.result;
    expect(here.counts.at(-1)).toBe(0);
  });

  test('the line is the site’s: who came first is next, in whatever process they wait', async () => {
    const here = await site({ running: 1, patienceMs: LONG });
    const there = here.process();
    const log: string[] = [];
    const a = generation(here.first, log, 'a');
    await a.runs();
    const b = generation(there, log, 'b');
    await b.at(1, 1);
    const c = generation(here.first, log, 'c');
    await Promise.all([b.at(1, 2), c.at(2, 2)]);
    const d = generation(there, log, 'd');
    await Promise.all([b.at(1, 3), c.at(2, 3), d.at(3, 3)]);
    for (const one of [a, b, c, d]) {
      one.end();
      await one.result;
    }
    expect(log).toEqual(['a', 'b', 'c', 'd']);
    expect(await here.vault.list('generation-line/')).toEqual([]);
  });

  test('nobody waits for those who waited in a process that died', async () => {
    const { vault, first } = await site({ running: 1 });
    await vault.put('generation-line/dead', { holder: 'dead', counter: 4, numbers: [0.5] });
    const log: string[] = [];
    const a = generation(first, log, 'a');
    await a.at(2, 2);
    expect(log).toEqual([]);
    await a.runs();
    a.end();
    await a.result;
  });

  test('a place that a process which died has left is taken', async () => {
    const { vault, first } = await site({ running: 1 });
    await vault.put('generation-slot/1', { holder: 'a dead process', counter: 3 });
    const log: string[] = [];
    const a = generation(first, log, 'a');
    await a.at(1, 1);
    expect(log).toEqual([]);
    await a.runs();
    a.end();
    await a.result;
  });

  test('a vault that fails is told to those who wait', async () => {
    const failing = { take: () => Promise.reject(new Error('the vault is away')) };
    const { vault } = await site();
    const limits = { running: 1, waiting: 10, lookMs: 5 };
    const queue = new GenerationQueue(failing, limits, new SiteLine(vault, { alone: true }));
    const { signal } = new AbortController();
    await expect(queue.inTurn(() => Promise.resolve(), signal)).rejects.toThrow('the vault is away');
  });

  test('fifty at once all have their turn, never more than two together', async () => {
    const { first, counts } = await site();
    const log: string[] = [];
    const all = Array.from({ length: 50 }, (_, at) => generation(first, log, String(at)));
    await all.at(-1)!.at(48, 48);
    for (const one of all) one.end();
    await Promise.all(all.map(({ result }) => result));
    expect(log).toEqual(all.map((_, at) => String(at)));
    expect([Math.max(...counts), counts.at(-1)]).toEqual([2, 0]);
  });
});

describe('whatever comes', () => {
  type Step = 'arrives' | 'leaves' | 'ends';
  const steps = fc.array(
    fc.record({ step: fc.constantFrom<Step>('arrives', 'arrives', 'leaves', 'ends'), pick: fc.nat() }),
    { maxLength: 40 },
  );

  test('never too many run, whoever stays has a turn, in the order of arrival', async () => {
    await fc.assert(
      fc.asyncProperty(steps, fc.integer({ min: 1, max: 3 }), async (script, running) => {
        const { first, counts } = await site({ running });
        const log: string[] = [];
        const all: ReturnType<typeof generation>[] = [];
        const left = new Set<number>();
        for (const { step, pick } of script) {
          const at = all.length === 0 ? -1 : pick % all.length;
          if (step === 'arrives') all.push(generation(first, log, String(all.length)));
          else if (step === 'ends') all[at]?.end();
          else if (at >= 0 && !log.includes(String(at))) {
            all[at]!.leave();
            left.add(at);
          }
          if (pick % 3 === 0) await new Promise((resolve) => setImmediate(resolve));
        }
        for (const one of all) one.end();
        const ends = await Promise.allSettled(all.map(({ result }) => result));
        ends.forEach(({ status }, at) => {
          if (!left.has(at)) expect([at, status]).toEqual([at, 'fulfilled']);
        });
        expect(log).toEqual([...log].sort((a, b) => Number(a) - Number(b)));
        expect(log.length).toBeGreaterThanOrEqual(all.length - left.size);
        expect(Math.max(0, ...counts)).toBeLessThanOrEqual(running);
        expect(counts.at(-1) ?? 0).toBe(0);
      }),
      { seed: 4711, numRuns: 60 },
    );
  });
});

describe('in several processes', () => {
  const script = fc.array(fc.record({ where: fc.nat(2), ends: fc.boolean() }), { maxLength: 12 });

  test('each has a turn in the order of arrival, though one process is never without somebody who waits', async () => {
    await fc.assert(
      fc.asyncProperty(script, async (steps) => {
        const here = await site({ running: 1, patienceMs: LONG });
        const processes = [here.first, here.process(), here.process()];
        const log: string[] = [];
        const all: ReturnType<typeof generation>[] = [];
        for (const { where, ends } of steps) {
          const one = generation(processes[where]!, log, String(all.length));
          all.push(one);
          await one.stands();
          if (ends) all[log.length - 1]!.end();
        }
        for (const one of all) one.end();
        await Promise.all(all.map(({ result }) => result));
        expect(log).toEqual(all.map((_, at) => String(at)));
        expect(await here.vault.list('generation-line/')).toEqual([]);
      }),
      { seed: 4711, numRuns: 40 },
    );
  });

  test('each is told one place, and all places are told', () => {
    const numbers = fc.uniqueArray(fc.nat(1000), { maxLength: 20 });
    fc.assert(
      fc.property(numbers, fc.nat(20), (all, at) => {
        const [mine, others] = [all.slice(0, at), all.slice(at)];
        const told = [...placesOf(mine, others), ...placesOf(others, mine)];
        expect(told.map(({ place }) => place).sort((a, b) => a - b)).toEqual(all.map((_, i) => i + 1));
        expect(told.every(({ of }) => of === all.length)).toBe(true);
        const first = told.find(({ place }) => place === 1);
        expect(first && all[told.indexOf(first)]).toBe(all.length > 0 ? Math.min(...all) : undefined);
      }),
    );
  });
});

describe('one generation per case and per user', () => {
  const held = () => {
    const end = Promise.withResolvers<void>();
    return { run: () => end.promise, fail: () => end.reject(new Error('gone')), end: () => end.resolve() };
  };
  const at = (caseId: number, userId: number) => ({ caseId, userId });
  const begun = async (process: Process['first'], caseId: number, userId: number) => {
    const one = held();
    const began = Promise.withResolvers<void>();
    const result = process.only(at(caseId, userId), () => {
      began.resolve();
      return one.run();
    });
    result.catch(() => undefined);
    await began.promise;
    return { ...one, result };
  };

  test('a second of the case is refused, in another process too, and after a failure it is free', async () => {
    const { first, process } = await site();
    const running = await begun(first, 1, 7);
    for (const anywhere of [first, process()]) {
      await expect(anywhere.only(at(1, 8), () => Promise.resolve())).rejects.toMatchObject({
        code: 'generation_running',
        message: 'A note is already being generated for this case.',
      });
    }
    await first.only(at(2, 8), () => Promise.resolve());
    running.fail();
    await expect(running.result).rejects.toThrow('gone');
    await first.only(at(1, 7), () => Promise.resolve());
  });

  test('a second of the user is refused, and leaves its case free', async () => {
    const { first, process } = await site();
    const running = await begun(first, 1, 7);
    // Another process knows that there is one, not for which case.
    for (const [anywhere, where] of [
      [first, ', for case 1'],
      [process(), ''],
    ] as const) {
      await expect(anywhere.only(at(2, 7), () => Promise.resolve())).rejects.toMatchObject({
        kind: 'conflict',
        code: 'generation_of_user_running',
        message: `You already have a note being written${where}. Wait until it is done, or cancel it, before you ask for another.`,
      });
    }
    await first.only(at(2, 8), () => Promise.resolve());
    running.end();
    await running.result;
    await first.only(at(2, 7), () => Promise.resolve());
  });
});
