import fastify from 'fastify';
import { EventEmitter } from 'node:events';
import type { Server } from 'node:http';
import { RawConnection } from '../../testing/raw-connection.ts';
import { limitConnections, slowClients } from './connections.ts';

describe('slow clients', () => {
  const server = fastify(slowClients({ headers: 100, request: 200, check: 20 }));
  server.post('/', () => 'read');
  let url: string;
  beforeAll(async () => void (url = await server.listen({ port: 0, host: '127.0.0.1' })));
  afterAll(() => server.close());

  test.each([
    ['headers', 'POST / HTTP/1.1\r\nHost: x\r\n'],
    ['a body', 'POST / HTTP/1.1\r\nHost: x\r\nContent-Type: text/plain\r\nContent-Length: 9\r\n\r\nx'],
  ])('who never ends %s is cut off', async (_, begun) => {
    const connection = new RawConnection(url);
    connection.write(begun);
    expect(await connection.untilClosed()).not.toContain('read');
  });

  test('headers without an end are refused', async () => {
    const connection = new RawConnection(url);
    connection.write(`GET / HTTP/1.1\r\nHost: x\r\nX: ${'x'.repeat(20_000)}`);
    expect(await connection.untilClosed()).toContain('431');
  });
});

describe('connections of one address', () => {
  class Peer extends EventEmitter {
    destroyed = false;
    constructor(readonly remoteAddress: string) {
      super();
    }
    destroy() {
      this.destroyed = true;
      this.emit('close');
    }
  }
  const room = { connections: 100, perAddress: 2 };
  const server = () => {
    const hub = new EventEmitter() as EventEmitter & { maxConnections?: number };
    limitConnections(hub as unknown as Server, ['10.1.0.0/16', '10.9.9.9'], room);
    const join = (address: string) => {
      const peer = new Peer(address);
      hub.emit('connection', peer);
      return peer;
    };
    return { hub, join };
  };

  test('are limited, and each that ends makes room', () => {
    const { hub, join } = server();
    expect(hub.maxConnections).toBe(100);
    const [first, , third] = [join('10.0.0.5'), join('::ffff:10.0.0.5'), join('10.0.0.5')];
    expect(third.destroyed).toBe(true);
    expect(join('10.0.0.6').destroyed).toBe(false);
    first.destroy();
    expect(join('10.0.0.5').destroyed).toBe(false);
  });

  test('of IPv6 are those of a network, in which somebody has as many addresses as they like', () => {
    const { join } = server();
    const peers = ['2001:db8::1', '2001:db8::2:1', 'fe80::1%eth0', '2001:db8::3', '2001:db8:0:1::1'].map(
      join,
    );
    expect(peers.map(({ destroyed }) => destroyed)).toEqual([false, false, false, true, false]);
  });

  test.each(['127.0.0.1', '::1', '10.1.2.3', '10.9.9.9'])('%s stands for many', (address) => {
    const { join } = server();
    expect(Array.from({ length: 5 }, () => join(address)).some(({ destroyed }) => destroyed)).toBe(false);
  });
});
