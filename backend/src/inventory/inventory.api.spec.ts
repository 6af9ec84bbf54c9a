import { Global, Module } from '@nestjs/common';
import { CqrsModule } from '@nestjs/cqrs';
import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { DiagnosisMatch, PublicItemsResponse } from '@vouchwell/contract';
import pino from 'pino';
import { prometheusMeasures } from '../adapters/measures/prometheus.ts';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { ProblemFilter } from '../http/answers/problem.filter.ts';
import { answerDeclared } from '../http/answers/answering.ts';
import { AccessLog } from '../kernel/access/access-log.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { CONFIG, LOGGER } from '../kernel/basics/tokens.ts';
import { Codec } from '../kernel/log/codec.ts';
import { Commit } from '../kernel/committing/commit.ts';
import { type Engines, KernelModule } from '../kernel/kernel.module.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { importOrderFile, type OrderFile } from './code-sets/catalogue-import.ts';
import { inventoryFeature } from './inventory.feature.ts';
import { InventoryQueries } from './inventory.queries.ts';
import { StarterInventory } from './starter-inventory.ts';

const silent = pino({ level: 'silent' });
let engines: Engines;
let app: NestFastifyApplication;

/** What the inventory needs of the settings, and the program's own log. */
@Global()
@Module({
  providers: [
    { provide: CONFIG, useValue: { firstCodes: 'usual' } },
    { provide: LOGGER, useValue: silent },
  ],
  exports: [CONFIG, LOGGER],
})
class Settings {}

async function start(): Promise<void> {
  const kernel = KernelModule.on({
    engines,
    siteKey: Buffer.alloc(32, 7),
    clock: systemClock,
    measures: prometheusMeasures(),
    features: [inventoryFeature],
    alarm: (message) => {
      throw new Error(message);
    },
  });
  const module = await Test.createTestingModule({
    imports: [CqrsModule.forRoot(), kernel, Settings, inventoryFeature.module],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  answerDeclared(app);
  app.useGlobalFilters(new ProblemFilter(silent, module.get(AccessLog)));
  await app.init();
}

/** Ends the process, as it were: the engines keep what they have. */
const stop = () => app.close();

beforeAll(async () => {
  engines = {
    log: await openSqliteEventLog(':memory:'),
    models: await openSqliteReadModels(':memory:'),
    secrets: await openSqliteSecrets(':memory:'),
  };
  await start();
});

afterAll(async () => {
  await stop();
  for (const engine of [engines.log, engines.models, engines.secrets]) await engine.close();
});

async function get<T>(url: string): Promise<{ status: number; body: T }> {
  const { statusCode, body } = await app.inject({ method: 'GET', url });
  return { status: statusCode, body: JSON.parse(body) as T };
}

describe('GET /inventory/diagnoses/search', () => {
  const search = async (query: string) =>
    (await get<DiagnosisMatch[]>(`/inventory/diagnoses/search?${query}`)).body;

  test('finds by code right after the first start', async () => {
    expect(await search('q=e1165&limit=10')).toEqual([
      { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia', category: 'Diabetes' },
    ]);
  });

  test('at most ten, unless asked otherwise', async () => {
    expect(await search('q=diabetes')).toHaveLength(10);
    expect(await search('q=diabetes&limit=3')).toHaveLength(3);
  });

  test.each(['q=e', 'q=%20e%20', 'q=', ''])('%p finds nothing', async (query) => {
    expect(await search(query)).toEqual([]);
  });

  test.each([
    ['q=diabetes&limit=0', 'limit', 'limit must be at least 1.'],
    ['q=diabetes&limit=51', 'limit', 'limit can be at most 50.'],
    ['q=diabetes&limit=many', 'limit', 'limit must be a whole number.'],
    ['q=one&q=two', 'q', 'q must be text.'],
  ])('%s is refused', async (query, field, sentence) => {
    const { status, body } = await get<{ fields: object }>(`/inventory/diagnoses/search?${query}`);
    expect([status, body.fields]).toEqual([400, { [field]: sentence }]);
  });
});

describe('GET /inventory/items/public', () => {
  test('the thirteen categories in their order, with items, limits and details', async () => {
    const { body } = await get<PublicItemsResponse>('/inventory/items/public');
    expect(body.categories.map(({ name }) => name)).toEqual([
      'Incontinence',
      'Continuous Glucose Monitoring',
      'Blood Glucose Monitoring',
      'Diabetic Shoes',
      'Compression',
      'Mobility',
      'Oxygen',
      'Positive Airway Pressure',
      'Nebulizers',
      'Orthoses',
      'Commodes',
      'Hospital Beds',
      'Urological Supplies',
    ]);
    const [incontinence] = body.categories;
    expect(incontinence?.items.slice(0, 2)).toEqual(['Adult briefs, small', 'Adult briefs, medium']);
    expect(incontinence?.quantityLimits['Adult briefs, medium']).toBe(360);
    expect(incontinence?.quantityLimits).not.toHaveProperty(['Bladder control pads']);
    expect(incontinence?.details['Adult briefs, medium']).toMatchObject({
      hcpcs: 'T4522',
      quantity_limit: 360,
      limit_period: 'month',
      requires_size: false,
    });
  });
});

describe('what other features ask', () => {
  test('an item by its name, whatever the case', async () => {
    expect(await app.get(InventoryQueries).item('  bgm TEST strips')).toMatchObject({
      name: 'BGM test strips',
      category: 'Blood Glucose Monitoring',
      hcpcs: 'A4253',
      quantity_limit: 300,
      limit_period: '3 months',
    });
    expect(await app.get(InventoryQueries).item('A stair lift')).toBeNull();
  });

  test('a diagnosis, and what is only a heading', async () => {
    const inventory = app.get(InventoryQueries);
    expect(await inventory.diagnosis('n3941')).toMatchObject({ code: 'N39.41', category: 'Incontinence' });
    expect([await inventory.diagnosis('N39'), await inventory.isHeading('N39')]).toEqual([null, true]);
    expect([await inventory.diagnosis('Z00.00'), await inventory.isHeading('Z00.00')]).toEqual([null, false]);
  });
});

describe('the starter set', () => {
  const written = () => engines.log.readAll(null, 10_000);

  test('is loaded by the first start only', async () => {
    const before = await written();
    await stop();
    await start();
    expect(await written()).toHaveLength(before.length);
    expect((await get<DiagnosisMatch[]>('/inventory/diagnoses/search?q=I10')).body[0]?.code).toBe('I10');
  });

  test('is complete after a start that was interrupted, wherever that was', async () => {
    const facts = async (log: Engines['log']) =>
      (await log.readAll(null, 10_000))
        .filter(({ type }) => type !== 'LogBegun')
        .map(({ stream, type, data }) => JSON.stringify([stream, type, data]))
        .sort();
    const few = { firstCodes: 'usual' } as const;
    for (const appends of [0, 1, 2, 3, 20, 59, 60]) {
      const log = await openSqliteEventLog(':memory:');
      const interrupted = new StarterInventory(commitOn(failingAfter(log, appends)), few);
      await expect(interrupted.onApplicationBootstrap()).rejects.toThrow('the power is gone');
      await new StarterInventory(commitOn(log), few).onApplicationBootstrap();
      expect(await facts(log)).toEqual(await facts(engines.log));
      await log.close();
    }
  });
});

describe('an order file imported while the server was stopped', () => {
  const codes = [
    { code: 'G20.A1', description: 'Parkinson’s disease without dyskinesia' },
    { code: 'I10', description: 'Essential hypertension, as a later edition says it' },
    ...Array.from({ length: 5200 }, (_, at) => ({ code: `S72.${1000 + at}`, description: `Fracture ${at}` })),
  ];
  const file: OrderFile = {
    source: 'order-2026.txt',
    hash: 'abc',
    codes,
    headings: 0,
    edition: null,
    skipped: [],
    cutOff: null,
  };

  test('is in the search at the next start, beside the starter set', async () => {
    await stop();
    const stream = () => engines.log.readStream('catalogue-abc', 0, 100);
    const interrupted = importOrderFile(commitOn(failingAfter(engines.log, 1)), file, systemActor());
    await expect(interrupted).rejects.toThrow('the power is gone');
    expect(await stream()).toHaveLength(10);
    expect(await importOrderFile(commitOn(engines.log), file, systemActor())).toEqual({
      count: 5202,
      added: 202,
      known: false,
    });
    expect((await stream()).map(({ type }) => type)).toEqual([
      ...Array.from({ length: 11 }, () => 'DiagnosesListed'),
      'CatalogueImported',
    ]);
    await start();
    const inventory = app.get(InventoryQueries);
    expect(await inventory.diagnosis('S72.2199')).toMatchObject({ description: 'Fracture 1199' });
    expect(await inventory.diagnosis('E11.65')).toMatchObject({ category: 'Diabetes' });
    // The newer description, under the category that the starter set gave.
    expect(await inventory.diagnosis('I10')).toMatchObject({
      description: 'Essential hypertension, as a later edition says it',
      category: 'Hypertension',
    });
    // The newer edition divides this code, so it is no longer billable.
    expect([await inventory.diagnosis('G20'), await inventory.isHeading('G20')]).toEqual([null, true]);
  });

  test('is known the second time', async () => {
    expect(await importOrderFile(commitOn(engines.log), file, systemActor())).toEqual({
      count: 5202,
      added: 0,
      known: true,
    });
  });
});

/** A commit on a log of its own, with nobody projecting it. */
function commitOn(log: Engines['log']): Commit {
  return new Commit(log, app.get(Codec), { passed: () => Promise.resolve(true) });
}

/** The same log until so many appends are done; then nothing is written any more. */
function failingAfter(log: Engines['log'], appends: number): Engines['log'] {
  let done = 0;
  return {
    append: (...entry) => {
      done += 1;
      return done > appends ? Promise.reject(new Error('the power is gone')) : log.append(...entry);
    },
    readStream: (...query) => log.readStream(...query),
    tail: (stream) => log.tail(stream),
    readAll: (...query) => log.readAll(...query),
    follow: (...query) => log.follow(...query),
    close: () => log.close(),
  };
}
