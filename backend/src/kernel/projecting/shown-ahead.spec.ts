import { openSqliteReadModels } from '../../adapters/read-models/sqlite.ts';
import { box, kernel } from '../../testing/boxes.ts';
import { people, position, writes } from '../../testing/contracts/read-models/under-test.ts';
import type { Stop } from '../basics/stop.ts';
import { UnavailableError } from '../log/event-log.port.ts';
import { doc, happened, place, replaced, until, weigh } from './projector.fixture.ts';
import type { ReadModels } from './read-models.port.ts';
import { ShownAhead } from './shown-ahead.ts';

/** An engine that writes when it is let, or fails when it is told to. */
async function slow() {
  const engine = await openSqliteReadModels(':memory:');
  const told: { waiting: ((error?: Error) => void)[]; written: string[][]; stop: Stop | null } = {
    waiting: [],
    written: [],
    stop: null,
  };
  const apply: ReadModels['apply'] = async (collection, batch, ...rest) => {
    await new Promise<void>((resolve, reject) =>
      told.waiting.push((error) => (error ? reject(error) : resolve())),
    );
    told.written.push(batch.map(({ id }) => id));
    await engine.apply(collection, batch, ...rest);
  };
  const models = new ShownAhead(replaced(engine, { apply, stopped: () => told.stop }));
  const others = { ...people, name: 'others' };
  await models.open([people, others]);
  const next = async (error?: Error) => {
    await until(() => told.waiting.length > 0);
    told.waiting.shift()!(error);
  };
  return { engine, models, told, next };
}

let site: Awaited<ReturnType<typeof slow>>;
beforeEach(async () => void (site = await slow()));
afterEach(() => site.engine.close());

const full = new UnavailableError('The disk is full.');

describe('what is on its way to the disk', () => {
  test('is shown at once, as it will be read, and nobody can change it', async () => {
    const { models, engine, next } = site;
    const batch = { 1: { first_name: 'Ann', none: undefined as never }, 2: { first_name: 'Bob' } };
    await models.apply('people', writes(batch), position(1));
    expect(await engine.get('people', '1')).toBeNull();
    const shown = await models.get('people', '1');
    expect(JSON.stringify(shown)).toBe('{"first_name":"Ann"}');
    expect(Object.keys(shown!)).toEqual(['first_name']);
    expect(() => (shown!['first_name'] = 'Eve')).toThrow(TypeError);
    const many = await models.getMany('people', ['2', '1', '2', '7']);
    expect(many.map(({ id }) => id).sort()).toEqual(['1', '2']);
    await next();
    expect(await models.landed()).toBeNull();
    expect(await engine.get('people', '1')).toEqual({ first_name: 'Ann' });
  });

  test('is waited for by whoever looks through its collection, and by nobody else', async () => {
    const { models, next } = site;
    await models.apply('people', writes({ 1: { first_name: 'Ann' } }), position(1));
    expect(await models.count('others', {})).toBe(0);
    const asked = Promise.all([
      models.find('people', { contains: 'ann' }),
      models.count('people', {}),
      models.distinct('people', 'first_name', {}),
      models.checkpoint('people'),
    ]);
    await next();
    const [found, count, distinct, checkpoint] = await asked;
    expect([found.length, count, distinct, checkpoint]).toEqual([1, 1, 1, position(1)]);
  });

  test('gathers while the collection is written, and goes in one, the latest of each', async () => {
    const { models, told, next } = site;
    await models.apply('people', writes({ 1: { v: 1 } }), position(1));
    await models.apply('people', writes({ 1: { v: 2 }, 2: { v: 2 } }), position(2));
    await models.apply('people', writes({ 1: null, 3: { v: 3 } }), position(3));
    await models.apply('others', writes({ 9: { v: 1 } }), position(3));
    expect(await models.get('people', '1')).toBeNull();
    expect(told.waiting).toHaveLength(2);
    await next();
    await next();
    await next();
    expect(await models.landed()).toBeNull();
    expect(told.written).toEqual([['1'], ['9'], ['1', '2', '3']]);
    expect(await models.get('people', '2')).toEqual({ v: 2 });
    expect(await models.checkpoint('people')).toBe(position(3));
  });

  test('a batch at or below what was handed over last is passed over', async () => {
    const { models, next } = site;
    await models.apply('people', writes({ 1: { v: 1 } }), position(5));
    const again = models.apply('people', writes({ 1: { v: 0 } }), position(5));
    expect(await models.get('people', '1')).toEqual({ v: 1 });
    await next();
    await again;
    expect(await models.landed()).toBeNull();
    expect(await models.get('people', '1')).toEqual({ v: 1 });
  });

  test('whoever hands over more than memory should hold waits for the engine', async () => {
    const { models, next } = site;
    const many = Object.fromEntries(Array.from({ length: 4_001 }, (_, n) => [n, { n }]));
    let taken = false;
    const handed = models.apply('people', writes(many), position(1)).then(() => (taken = true));
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(taken).toBe(false);
    await next();
    await handed;
  });
});

describe('what could not be written', () => {
  test('stands nowhere, nor what gathered on it; who waits hears of it, and it is written on from what stands', async () => {
    const { models, told, next } = site;
    const heard: Error[] = [];
    models.hearFailures((failure) => heard.push(failure));
    await models.apply('people', writes({ 1: { v: 1 } }), position(1));
    await models.apply('people', writes({ 1: { v: 2 } }), position(2));
    await models.apply('others', writes({ 9: { v: 1 } }), position(2));
    const asked = models.find('people', {});
    await next(full);
    await expect(asked).rejects.toThrow(full);
    expect(heard).toEqual([full]);
    // Until whoever writes has gone back: what comes now would stand on what does not.
    await expect(models.apply('people', writes({ 1: { v: 3 } }), position(3))).rejects.toThrow(full);
    await next();
    expect(await models.landed()).toBe(full);
    expect(told.written).toEqual([['9']]);
    expect(await models.get('people', '1')).toBeNull();
    expect([await models.checkpoint('people'), await models.checkpoint('others')]).toEqual([
      null,
      position(2),
    ]);
    await models.apply('people', writes({ 1: { v: 1 } }), position(1));
    await next();
    expect(await models.landed()).toBeNull();
    expect(await models.get('people', '1')).toEqual({ v: 1 });
  });

  test('an engine that has stopped refuses by itself, and nothing is shown that will not stand', async () => {
    const { models, told, next } = site;
    told.stop = { cause: 'disk_full', sentence: 'The disk is full.' };
    const refused = models.apply('people', writes({ 1: { v: 1 } }), position(1));
    await next(full);
    await expect(refused).rejects.toThrow(full);
    expect(await models.get('people', '1')).toBeNull();
  });
});

describe('a projector on such read models', () => {
  test('goes on without a gap when the engine is back, and claims nothing meanwhile', async () => {
    const engine = await openSqliteReadModels(':memory:');
    let failures = 0;
    const apply: ReadModels['apply'] = async (...batch) => {
      if (failures-- > 0) throw full;
      await engine.apply(...batch);
    };
    const models = new ShownAhead(replaced(engine, { apply }));
    const own = await kernel({ models });
    await own.projector.start();
    await happened(own, box(1), place());
    expect(await own.projector.caughtUp('boxes', 60_000)).toBe(true);
    failures = 3;
    await own.append(box(1), weigh(2));
    await until(() => own.alarms.length > 0);
    expect(await own.projector.caughtUp('boxes', 60_000)).toBe(true);
    expect(await doc(own, 1)).toMatchObject({ grams: 2, events: 2 });
    await own.projector.stop();
    expect(await engine.get('boxes', box(1))).toMatchObject({ grams: 2, events: 2 });
    await own.close();
  });

  test('ends with everything on the disk', async () => {
    const engine = await openSqliteReadModels(':memory:');
    const own = await kernel({ models: new ShownAhead(engine) });
    await own.projector.start();
    for (let n = 0; n < 30; n++) await happened(own, box(1), n === 0 ? place() : weigh(1));
    await own.projector.stop();
    expect(await engine.get('boxes', box(1))).toMatchObject({ grams: 29, events: 30 });
    await own.close();
  });
});
