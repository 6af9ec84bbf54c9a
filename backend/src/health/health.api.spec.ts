import { type Logger, pino } from 'pino';
import { openEventStoreDb } from '../adapters/event-log/eventstoredb.ts';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { openSqliteSecrets } from '../adapters/secrets/sqlite.ts';
import { EventStoreDbStandIn } from '../testing/stand-ins/eventstoredb/stand-in.ts';
import { prometheusMeasures } from '../adapters/measures/prometheus.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';
import { startApp } from '../testing/app.ts';
import { testClock } from '../testing/boxes.ts';
import { until } from '../testing/until.ts';

describe('health and numbers', () => {
  let app: Awaited<ReturnType<typeof startApp>>;
  beforeAll(async () => void (app = await startApp()));
  afterAll(() => app.close());

  test('lives and is ready, without a session', async () => {
    expect((await app.anyone().get('/health/live').expect(200)).body).toEqual({ live: true });
    expect((await app.anyone().get('/health/ready').expect(200)).body).toEqual({
      ready: true,
      engines: { events: 'ready', read_models: 'ready', secrets: 'ready' },
      parked: [],
      behind: [],
      damaged: 0,
      // Whether the first pass is done by now is chance.
      log: { altered: false, verified_at: app.nest.get(LogVerification).state.whole_at },
      missing_keys: 0,
    });
  });

  test('a log that a pass finds altered is told, and served on', async () => {
    const verification = app.nest.get(LogVerification);
    await verification.stop();
    const state = vi.spyOn(verification, 'state', 'get');
    state.mockReturnValue({ ...verification.state, altered: true, whole_at: '2026-11-21T10:00:00.000Z' });
    expect((await app.anyone().get('/health/ready').expect(200)).body).toMatchObject({
      ready: true,
      log: { altered: true, verified_at: '2026-11-21T10:00:00.000Z' },
    });
    state.mockRestore();
  });

  test('tells requests, commands, appends, lag and generations in Prometheus text form', async () => {
    const admin = await app.admin();
    await admin.post('/patients').send({ first_name: 'Canaria', last_name: 'Zwitscher' }).expect(201);
    await admin.get('/patients?query=zwitscher').expect(200);
    await admin.get('/cases/99').expect(404);
    // Whether the first pass is done by now is chance; that it begins no more is not.
    const verification = app.nest.get(LogVerification);
    await verification.stop();
    const age =
      verification.state.finished_at === null
        ? /^vouchwell_log_verified_age_seconds -1$/m
        : /^vouchwell_log_verified_age_seconds \d+(\.\d+)?$/m;
    await app.caughtUp();
    const { text, headers } = await app.anyone().get('/metrics').expect(200);
    expect(headers['content-type']).toMatch(/^text\/plain; version=0\.0\.4/);
    for (const line of [
      /^vouchwell_requests_total\{route="POST \/patients",status="201"\} 1$/m,
      /^vouchwell_requests_total\{route="GET \/cases\/:id",status="404"\} 1$/m,
      /^vouchwell_command_seconds_count\{type="RegisterPatient",outcome="done"\} 1$/m,
      /^vouchwell_append_seconds_count\{outcome="done"\} \d+$/m,
      /^vouchwell_projection_lag_events 0$/m,
      /^vouchwell_projection_lag_seconds 0$/m,
      /^vouchwell_projections_parked 0$/m,
      /^vouchwell_log_verified_events \d+$/m,
      age,
      /^vouchwell_log_damaged_events 0$/m,
      /^vouchwell_generations_running 0$/m,
    ]) {
      expect(text).toMatch(line);
    }
    expect(text).not.toMatch(/canaria|zwitscher/i);
  });
});

/** The event log is on a server, which is asked again after so many milliseconds whether it takes an event. */
async function startOnStore(proven: number, logger?: Logger) {
  const store = await new EventStoreDbStandIn().start();
  const [models, secrets] = [await openSqliteReadModels(':memory:'), await openSqliteSecrets(':memory:')];
  const log = await openEventStoreDb(store.url, { proven });
  const close = async () => {
    for (const engine of [log, models, secrets]) await engine.close();
    await store.stop();
  };
  return {
    store,
    app: await startApp({ engines: { log, models, secrets, close }, ...(logger && { logger }) }),
  };
}

test('an event store that answers reads and takes no event is named, until it takes one again', async () => {
  const { store, app } = await startOnStore(3_600_000);
  const ready = () => app.anyone().get('/health/ready');
  await ready().expect(200);
  store.full = true;
  const admin = await app.admin().catch(() => null);
  expect(admin).toBeNull();
  expect((await ready().expect(503)).body).toMatchObject({
    ready: false,
    engines: { events: 'away', read_models: 'ready', secrets: 'ready' },
  });
  store.full = false;
  await ready().expect(200);
  await app.admin();
  await app.close();
});

test('one that nobody writes to is named as well, and one line tells that it is away and one that it is back', async () => {
  const lines: string[] = [];
  const logger = pino({ level: 'warn' }, { write: (line: string) => void lines.push(line) });
  const { store, app } = await startOnStore(0, logger);
  const told = () => lines.flatMap((line) => /The engine events [^"]*/.exec(line) ?? []);
  store.full = true;
  await until(async () => told().length > 0);
  expect((await app.anyone().get('/health/ready').expect(503)).body).toMatchObject({
    engines: { events: 'away', read_models: 'ready', secrets: 'ready' },
  });
  store.full = false;
  await until(async () => told().length > 1);
  await app.anyone().get('/health/ready').expect(200);
  await app.close();
  expect(told()).toEqual([
    'The engine events is away: it does not answer, or takes no change.',
    'The engine events serves again.',
  ]);
});

test.each([
  ['before the first pass over the log', null, -1],
  ['seven seconds after one', 7, 7],
])('%s its age is told as such', async (_, age, told) => {
  const measures = prometheusMeasures();
  measures.logVerified(300, age, 2);
  const { text } = await measures.report();
  expect(text).toMatch(/^vouchwell_log_verified_events 300$/m);
  expect(text).toMatch(new RegExp(`^vouchwell_log_verified_age_seconds ${told}$`, 'm'));
  expect(text).toMatch(/^vouchwell_log_damaged_events 2$/m);
});

test('the numbers are made anew where the clock is set back, and not only once it has caught up', async () => {
  const clock = testClock();
  const app = await startApp({ clock });
  const refusals = async () => {
    const { text } = await app.anyone().get('/metrics').expect(200);
    return Number(
      /^vouchwell_requests_total\{route="GET \/auth\/me",status="401"\} (\d+)$/m.exec(text)?.[1] ?? 0,
    );
  };
  expect(await refusals()).toBe(0);
  await app.anyone().get('/auth/me').expect(401);
  // The clock stands still, and so do they.
  expect(await refusals()).toBe(0);
  clock.pass(-6 * 3_600_000);
  expect(await refusals()).toBe(1);
  await app.close();
});
