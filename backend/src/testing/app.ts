import 'reflect-metadata';
import type { INestApplicationContext } from '@nestjs/common';
import { createHash, createPrivateKey, type KeyObject, randomBytes, randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pino from 'pino';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { type Config, readConfig } from '../config.ts';
import { type Clock, systemClock } from '../kernel/basics/clock.ts';
import { EVENT_LOG, FEATURES } from '../kernel/basics/tokens.ts';
import { type Feature, sentencesOf } from '../kernel/feature.ts';
import { newSeal, openSeal } from '../document-seal.ts';
import { Codec } from '../kernel/log/codec.ts';
import type { EventLog } from '../kernel/log/event-log.port.ts';
import { Projector } from '../kernel/projecting/projector.ts';
import { createApplication } from '../server.ts';
import { addExamples, goldenEvents, newExamples, type SentencesByType } from './golden-examples.ts';
import { testEngines, type TestEngines } from './engines.ts';
import { until } from './until.ts';

export const ADMIN = { username: 'admin', password: 'a long enough password' };
export const USER = { username: 'sam.lee', password: 'another long password' };

export interface TestOptions {
  readonly env?: Readonly<Record<string, string>>;
  readonly clock?: Clock;
  readonly engines?: TestEngines;
  readonly siteKey?: Buffer;
  /** Without one nothing is logged. */
  readonly logger?: pino.Logger;
}

/** The whole application on fresh engines, listening on a free port. */
export async function startApp(options: TestOptions = {}) {
  // The engines lie in memory; what else is kept goes with the application.
  const dataDir = join(tmpdir(), `vouchwell-${randomUUID()}`);
  const config: Config = readConfig({
    DATA_DIR: dataDir,
    ADMIN_PASSWORD: ADMIN.password,
    PORT: '0',
    LOG_LEVEL: 'silent',
    // The words alone rank, whatever listens on this machine; who tests embedding names its model.
    OLLAMA_EMBED_MODEL: '',
    // A start is soon done with some hundred codes; who tests with all of them says so.
    FIRST_CODES: 'usual',
    // Tests ask faster than any person; who tests the pace names it.
    PERSON_PACE: '0',
    ...options.env,
  });
  const engines = options.engines ?? (await testEngines());
  const siteKey = options.siteKey ?? randomBytes(32);
  const clock = options.clock ?? systemClock;
  const seal = openSeal(await newSeal());
  const logger = options.logger ?? pino({ level: config.logLevel });
  const { patience } = engines;
  const checkpointKey = checkpointKeyOf(siteKey);
  const parts = { config, engines, siteKey, checkpointKey, seal, clock, logger, patience };
  const { nest } = await createApplication(parts, null);
  await nest.listen(0, '127.0.0.1');
  const url = await nest.getUrl();

  /** Signs in and answers with an agent that carries the token. */
  async function signIn(credentials: { username: string; password: string }): Promise<TestAgent> {
    const { body, status } = await request(url).post('/auth/login').send(credentials);
    if (status !== 200) throw new Error(`Sign-in was refused: ${(body as { message: string }).message}`);
    return request
      .agent(url)
      .set('Authorization', `Bearer ${(body as { access_token: string }).access_token}`);
  }

  /** A plain user of its own, past the change of the password that the admin chose. */
  async function newUser(more: object = {}, username = USER.username): Promise<TestAgent> {
    const admin = await signIn(ADMIN);
    const first = 'chosen by the admin';
    await admin
      .post('/admin/users')
      .send({ username, password: first, full_name: 'Sam Lee', ...more })
      .expect(201);
    const user = await signIn({ username, password: first });
    await user
      .post('/auth/password')
      .send({ current_password: first, new_password: USER.password })
      .expect(200);
    return user;
  }

  return {
    url,
    nest,
    engines,
    siteKey,
    anyone: () => request(url),
    admin: () => signIn(ADMIN),
    signIn,
    newUser,
    /** Resolves once the read models show all that the log holds: some of them no answer waits for. */
    async caughtUp() {
      const projector = nest.get(Projector);
      for (const { name } of projector.status()) await until(() => projector.caughtUp(name));
    },
    async close() {
      if (process.env['RECORD']) await record(nest);
      await nest.close();
      await engines.close();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

/** A site that is started again has the same one. */
function checkpointKeyOf(siteKey: Buffer): KeyObject {
  const seed = createHash('sha256').update(siteKey).digest('base64url');
  const key = { kty: 'OKP', crv: 'Ed25519', d: seed, x: '' };
  return createPrivateKey({ key, format: 'jwk' });
}

/** `npm run record`: what this application wrote, and no golden event shows yet, becomes an example. */
async function record(nest: INestApplicationContext): Promise<void> {
  const sentences = sentencesOf(nest.get<Feature[]>(FEATURES)) as SentencesByType;
  const log = nest.get<EventLog>(EVENT_LOG);
  addExamples(await newExamples(log, nest.get(Codec), sentences, goldenEvents().events));
}
