import { MongoError } from 'mongodb';
import { createRequire } from 'node:module';
import { UnavailableError } from '../../kernel/log/event-log.port.ts';
import { MongoStandIn } from '../../testing/stand-ins/mongodb.ts';
import { connectMongo, type MongoConnection } from './connection.ts';

let server: MongoStandIn;
let connection: MongoConnection;
beforeAll(async () => {
  server = await new MongoStandIn().start();
  connection = await connectMongo(server.url);
});
afterAll(async () => {
  await connection.close();
  await server.stop();
});

/** The driver throws them, exports none of them, and calls them by names of their own. */
const ofThePool = createRequire(import.meta.url)('mongodb/lib/cmap/errors.js') as Record<
  string,
  typeof MongoError
>;

// What is not told to be the engine's own parks a projection for good.
test.each(['PoolClosedError', 'PoolClearedError', 'PoolClearedOnNetworkError', 'WaitQueueTimeoutError'])(
  '%s says that the engine is away',
  async (name) => {
    const { prototype } = ofThePool[name]!;
    expect(prototype).toBeInstanceOf(MongoError);
    const error = Object.create(prototype, { message: { value: 'interrupted' } }) as Error;
    const failing = connection.run(() => Promise.reject(error));
    await expect(failing).rejects.toBeInstanceOf(UnavailableError);
  },
);

test('a mistake of ours stays one', async () => {
  const mistake = new TypeError('of ours');
  await expect(connection.run(() => Promise.reject(mistake))).rejects.toBe(mistake);
});
