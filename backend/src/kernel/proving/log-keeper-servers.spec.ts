import { EventStoreDbStandIn } from '../../testing/stand-ins/eventstoredb/stand-in.ts';
import { openEventStoreDb } from '../../adapters/event-log/eventstoredb.ts';
import { openMongoReadModels } from '../../adapters/read-models/mongodb.ts';
import { openMongoSecrets } from '../../adapters/secrets/mongodb.ts';
import { copyLog } from '../../operations/copying/copy-log.ts';
import { copySecrets } from '../../operations/copying/copy-secrets.ts';
import { findLosses } from '../../operations/repair/find-losses.ts';
import { forgetModelsMark } from '../../operations/repair/forgotten-mark.fixture.ts';
import { acceptLosses } from '../../operations/repair/repair.ts';
import { kernel } from '../../testing/boxes.ts';
import { newDatabase } from '../../testing/engines.ts';

const onServers = process.env['MONGODB_TEST_URL'] ? describe : describe.skip;
const siteKey = Buffer.alloc(32, 7);

onServers('EventStoreDB and MongoDB, as files that know each other', () => {
  const running: EventStoreDbStandIn[] = [];
  afterAll(() => Promise.all(running.map((standIn) => standIn.stop())));

  async function newLog(): Promise<string> {
    const standIn = await new EventStoreDbStandIn().start();
    running.push(standIn);
    return standIn.url;
  }

  interface Place {
    readonly log: string;
    readonly secrets: string;
    readonly models: string;
  }

  async function opened({ log, secrets, models }: Place) {
    return kernel({
      log: await openEventStoreDb(log),
      secrets: await openMongoSecrets(secrets),
      models: await openMongoReadModels(models),
      siteKey,
      kept: true,
    });
  }

  async function run(place: Place, ...boxes: number[]): Promise<void> {
    const site = await opened(place);
    await site.start();
    for (const n of boxes) {
      await site.append(`box-${n}`, { type: 'BoxPlaced', data: { room: 'A', label: `${n}` }, subject: n });
    }
    await site.close();
  }

  async function refusal(place: Place): Promise<string> {
    const site = await opened(place);
    try {
      await site.start();
      return 'it starts';
    } catch (error) {
      expect((error as Error).name).toBe('StartError');
      return (error as Error).message;
    } finally {
      await site.close();
    }
  }

  /** As a backup of the engine's own keeps it. */
  async function logBackup({ log }: Place): Promise<string> {
    const copy = await newLog();
    const [from, to] = [await openEventStoreDb(log), await openEventStoreDb(copy)];
    await copyLog(from, to);
    await Promise.all([from.close(), to.close()]);
    return copy;
  }

  async function secretsBackup({ secrets }: Place): Promise<string> {
    const copy = newDatabase();
    const [from, to] = [await openMongoSecrets(secrets), await openMongoSecrets(copy)];
    await copySecrets(from, to);
    await Promise.all([from.close(), to.close()]);
    return copy;
  }

  let place: Place;
  let older: Place;
  beforeEach(async () => {
    place = { log: await newLog(), secrets: newDatabase(), models: newDatabase() };
    await run(place, 1, 2, 3);
    older = { ...place, log: await logBackup(place), secrets: await secretsBackup(place) };
    await run(place, 4, 5);
  });

  test('the same engines start again and again', async () => {
    expect(await refusal(place)).toBe('it starts');
    expect(await refusal(place)).toBe('it starts');
  });

  test('an older log is refused: the vault remembers more', async () => {
    expect(await refusal({ ...place, log: older.log })).toMatch(
      /^The event log ends with event 4 .* the secrets know 6 events.*: the newest 2 are lost/,
    );
  });

  test('an older vault is refused, with its read models as with none', async () => {
    const { secrets } = older;
    expect(await refusal({ ...place, secrets })).toMatch(/^The secrets are older than the event log/);
    expect(await refusal({ ...place, secrets, models: newDatabase() })).toMatch(/^The secrets are older/);
  });

  test('read models that are ahead of log and vault are refused', async () => {
    expect(await refusal(older)).toMatch(/^The secrets are older than the event log/);
    // Where no newer mark is left in them, what they show tells.
    const site = await opened(place);
    await forgetModelsMark(site);
    await site.close();
    expect(await refusal(older)).toMatch(
      /^The event log ends with event 4 .* read models hold later changes/,
    );
  });

  test('an empty log beside a used vault is refused', async () => {
    expect(await refusal({ ...place, log: await newLog() })).toMatch(
      /^The event log is empty, but the secrets know 6/,
    );
  });

  test('an empty log beside an empty vault is refused where the read models show a site', async () => {
    const emptied = { ...place, log: await newLog(), secrets: newDatabase() };
    expect(await refusal(emptied)).toMatch(/^The read models show a site, but .* both are lost/);
    expect(await refusal({ ...emptied, models: newDatabase() })).toBe('it starts');
  });

  test('an entry of the secrets that does not open is refused by its name, a dispensable one goes', async () => {
    const secrets = await openMongoSecrets(place.secrets);
    await secrets.put('session/1/x', 'c2hvcnQ=');
    expect(await refusal(place)).toBe('it starts');
    expect(await secrets.get('session/1/x')).toBeNull();
    await secrets.put('patient-key/2', 'c2hvcnQ=');
    expect(await refusal(place)).toMatch(
      /^The secrets are damaged: 1 entries do not open \(patient-key\/2\)/,
    );
    await secrets.close();
  });

  test('a repair shows the same losses, and with their acceptance the site starts again', async () => {
    const left = { ...place, log: older.log };
    const site = await opened(left);
    await site.secrets.put('patient-key/2', 'c2hvcnQ=');
    const losses = await findLosses(site, null);
    expect(losses).toMatchObject({ lost: 2, unopened: ['patient-key/2'], withoutKey: [2] });
    await acceptLosses(site, losses, 'no other copy');
    await site.close();
    expect(await refusal(left)).toBe('it starts');
  });

  test('several processes start at once, and each goes on', async () => {
    const sites = await Promise.all([opened(place), opened(place), opened(place)]);
    await Promise.all(sites.map((site) => site.start()));
    await Promise.all(
      sites.map((site, n) =>
        site.append(`box-${10 + n}`, { type: 'BoxPlaced', data: { room: 'A', label: 'x' } }),
      ),
    );
    for (const site of sites) await site.close();
    expect(sites.flatMap(({ alarms }) => alarms)).toEqual([]);
    expect(await refusal(place)).toBe('it starts');
  });
});
