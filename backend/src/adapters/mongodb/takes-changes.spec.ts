import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import type { Secrets } from '../../kernel/vault/secrets.port.ts';
import { MongoStandIn } from '../../testing/stand-ins/mongodb.ts';
import { openMongoSecrets } from '../secrets/mongodb.ts';
import { isRefusal } from './refused-writes.ts';

let server: MongoStandIn;
let secrets: Secrets;
beforeEach(async () => {
  server = await new MongoStandIn().start();
  secrets = await openMongoSecrets(server.url, { proven: 3_600_000 });
});
afterEach(async () => {
  await secrets.close();
  await server.stop();
});

test('a server that answers reads and refuses writes says so, and when it takes them again', async () => {
  await secrets.put('a', '1');
  await secrets.takesChanges?.();
  expect(server.writes).toHaveLength(1);
  server.full = true;
  await expect(secrets.put('a', '2')).rejects.toBeInstanceOf(UnavailableError);
  expect(await secrets.get('a')).toBeNull();
  await expect(secrets.takesChanges?.()).rejects.toThrow('OutOfDiskSpace');
  await expect(secrets.takesChanges?.()).rejects.toBeInstanceOf(UnavailableError);
  server.full = false;
  await secrets.takesChanges?.();
  const { length } = server.writes;
  await secrets.takesChanges?.();
  expect(server.writes).toHaveLength(length);
});

test('one that begins to refuse writes says so before anybody’s was refused', async () => {
  const asked = await openMongoSecrets(server.url, { proven: 0 });
  await asked.takesChanges?.();
  await asked.takesChanges?.();
  expect(server.writes).toHaveLength(2);
  server.full = true;
  await expect(asked.takesChanges?.()).rejects.toThrow('OutOfDiskSpace');
  server.full = false;
  await asked.takesChanges?.();
  await asked.close();
});

test('one that is no primary takes none, whatever it took before', async () => {
  await secrets.put('a', '1');
  server.isWritablePrimary = false;
  await expect(secrets.takesChanges?.()).rejects.toBeInstanceOf(UnavailableError);
  server.isWritablePrimary = true;
  await secrets.takesChanges?.();
});

test.each([
  [{ ok: 1, n: 1 }, false],
  [{ ok: 1, writeErrors: [{ code: 11000 }] }, false],
  [{ ok: 1, writeErrors: [{ code: 11000 }, { code: 14031 }] }, true],
  [{ ok: 1, n: 1, writeConcernError: { code: 64 } }, true],
])('what became of a write stands in its answer: %j', (reply, refused) => {
  expect(isRefusal(reply)).toBe(refused);
});
