import fc from 'fast-check';
import { GenerationQueue } from './generation-queue.ts';
import { generation, site } from './generations.fixture.ts';
import { SiteLine } from './site-line.ts';

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
