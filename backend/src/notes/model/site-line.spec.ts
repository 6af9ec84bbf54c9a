import fc from 'fast-check';
import { generation, LONG, site } from './generations.fixture.ts';
import { placesOf } from './site-line.ts';

describe('the line of several processes', () => {
  const script = fc.array(fc.record({ where: fc.nat(2), ends: fc.boolean() }), { maxLength: 12 });

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
