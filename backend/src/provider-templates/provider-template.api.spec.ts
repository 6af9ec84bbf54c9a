import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { Test } from '@nestjs/testing';
import type { ProviderTemplatesResponse } from '@vouchwell/contract';
import { prometheusMeasures } from '../adapters/measures/prometheus.ts';
import { openSqliteEventLog } from '../adapters/event-log/sqlite.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { systemClock } from '../kernel/basics/clock.ts';
import { Ids } from '../kernel/committing/ids.ts';
import { type Engines, KernelModule } from '../kernel/kernel.module.ts';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { providerTemplateFeature } from './provider-template.feature.ts';
import { StarterProviderTemplates } from './starter-provider-templates.ts';
import { starterTemplates } from './starter-templates.ts';

let engines: Engines;
let app: NestFastifyApplication;

beforeAll(async () => {
  engines = {
    log: await openSqliteEventLog(':memory:'),
    models: await openSqliteReadModels(':memory:'),
    secrets: await openSqliteSecrets(':memory:'),
  };
  const kernel = KernelModule.on({
    engines,
    siteKey: Buffer.alloc(32, 7),
    clock: systemClock,
    measures: prometheusMeasures(),
    sessionHours: 1,
    features: [providerTemplateFeature],
    alarm: (message) => {
      throw new Error(message);
    },
  });
  const module = await Test.createTestingModule({
    imports: [kernel, providerTemplateFeature.module],
  }).compile();
  app = module.createNestApplication<NestFastifyApplication>(new FastifyAdapter());
  await app.init();
});

afterAll(async () => {
  await app.close();
  for (const engine of Object.values(engines) as Engines[keyof Engines][]) await engine.close();
});

test('GET /templates/provider-templates: the starter templates, numbered in their order', async () => {
  const response = await app.inject({ method: 'GET', url: '/templates/provider-templates' });
  const { success, data } = response.json<ProviderTemplatesResponse>();
  expect(success).toBe(true);
  expect(data).toEqual(starterTemplates.map((template, index) => ({ id: index + 1, ...template })));
});

test('a later start adds nothing, and new numbers follow the starter set', async () => {
  const before = await engines.log.readAll(null, 1000);
  await app.get(StarterProviderTemplates).onApplicationBootstrap();
  expect(await engines.log.readAll(null, 1000)).toHaveLength(before.length);
  expect(await app.get(Ids).next('provider-template', systemActor())).toBe(starterTemplates.length + 1);
});
