import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { Socket } from 'node:net';
import { onMongo } from '../../testing/mongodb.ts';
import { connectMongo } from './connection.ts';

const OPENED = 'net.client.socket';

onMongo((engine, database) => {
  test(`a change on a connection to ${engine} that has just ended is refused, not waited for without an end`, async () => {
    const sockets: Socket[] = [];
    const opened = (message: unknown): unknown => sockets.push((message as { socket: Socket }).socket);
    subscribe(OPENED, opened);
    const connection = await connectMongo(database());
    const things = connection.collection<{ _id: string }>('things');
    const change = (): Promise<unknown> => connection.run(() => things.insertOne({ _id: 'one' }));
    await connection.run(() => things.findOne({}));
    for (const socket of sockets) socket.destroy();
    // Nothing was awaited since: the driver has not heard of it.
    await expect(change()).rejects.toThrow('MongoNetworkError');
    await change();
    unsubscribe(OPENED, opened);
    await connection.close();
  });
});
