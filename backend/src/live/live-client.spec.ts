import { FastifyAdapter, type NestFastifyApplication } from '@nestjs/platform-fastify';
import { connect, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { EventStream } from '../http/answers/event-stream.ts';
import { actor } from '../testing/boxes.ts';
import { LiveClient } from './live-client.ts';

type Server = ReturnType<NestFastifyApplication['getHttpAdapter']>['getInstance'];

test('a window that reads nothing is cut off, and what waited for it is let go', async () => {
  const fastify = new FastifyAdapter().getInstance() as ReturnType<Server>;
  let joined = (_: EventStream) => {};
  const joining = new Promise<EventStream>((resolve) => (joined = resolve));
  fastify.get('/live', (_, reply) => joined(new EventStream(reply)));
  await fastify.listen({ port: 0, host: '127.0.0.1' });
  const socket = connect((fastify.server.address() as AddressInfo).port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.pause();
  socket.write('GET /live HTTP/1.1\r\nHost: here\r\n\r\n');
  const stream = await joining;
  const client = new LiveClient(actor(), stream);
  let closed = false;
  stream.closed(() => (closed = true));

  const long = 'x'.repeat(64 * 1024);
  let most = 0;
  // The kernel takes some megabytes for a peer that does not read; then they gather here.
  for (let n = 0; n < 2_000 && !closed; n++) {
    client.tell({ type: 'list', list: long });
    most = Math.max(most, stream.unread);
    await new Promise(setImmediate);
  }
  expect(closed).toBe(true);
  expect(most).toBeLessThan(512 * 1024);
  client.tell({ type: 'ready' });
  expect(stream.unread).toBeLessThan(512 * 1024);

  socket.resume();
  if (!socket.destroyed) await once(socket, 'close');
  await fastify.close();
});
