import { spawn } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import {
  type AddressInfo,
  createServer as createNetServer,
  type Server as NetServer,
  type Socket,
} from 'node:net';
import * as tls from 'node:tls';
import { generate } from 'selfsigned';
import { guardedFetch, type GuardedFetchOptions } from './guarded-fetch.ts';
import type { Resolved } from './resolve.ts';

/** Every socket that this process opens to anywhere. */
let sockets = 0;
const count = () => (sockets += 1);
const opened = channel('net.client.socket');
beforeAll(() => opened.subscribe(count));
afterAll(() => void opened.unsubscribe(count));

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0)) await close();
});

async function listening<T extends NetServer>(server: T, host = '127.0.0.1', port = 0) {
  server.listen(port, host);
  await once(server, 'listening');
  const connections = { count: 0 };
  const open = new Set<Socket>();
  server.on('connection', (socket: Socket) => {
    connections.count += 1;
    open.add(socket);
  });
  closing.push(() => {
    open.forEach((socket) => socket.destroy());
    return new Promise((resolve) => server.close(resolve));
  });
  return { port: (server.address() as AddressInfo).port, connections };
}
const serve = (listener: RequestListener, host?: string, port?: number) =>
  listening(createServer(listener), host, port);

const allowing = (hosts: string[], options: GuardedFetchOptions = {}, allowCloudAi = false) =>
  guardedFetch({ ollamaUrl: 'http://127.0.0.1:9', allowedAiHosts: hosts, allowCloudAi }, options);
/** A resolver that answers its lists in turn, the last one for ever. */
function answering(...answers: string[][]) {
  const asked: string[] = [];
  const resolve = (hostname: string): Promise<Resolved[]> => {
    const addresses = answers[Math.min(asked.push(hostname), answers.length) - 1]!;
    return Promise.resolve(addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })));
  };
  return { asked, resolve };
}

describe('a guarded call', () => {
  test('reaches what the operator named, with its method, fields and text, and reads the answer', async () => {
    const seen: unknown[] = [];
    const { port } = await serve((request, response) => {
      let body = '';
      request.on('data', (chunk: Buffer) => (body += chunk.toString()));
      request.on('end', () => {
        seen.push([request.method, request.url, request.headers['x-one'], request.headers.host, body]);
        response.writeHead(418, { 'x-two': 'b' }).end('{"tea":1}');
      });
    });
    const call = allowing([`127.0.0.1:${port}`]);
    const init = { method: 'POST', headers: { 'x-one': 'a', host: 'evil.site' }, body: 'Grüße' };
    const answer = await call(`http://127.0.0.1:${port}/api?b=1`, init);
    expect(seen).toEqual([['POST', '/api?b=1', 'a', `127.0.0.1:${port}`, 'Grüße']]);
    expect([answer.status, answer.ok, answer.headers.get('x-two')]).toEqual([418, false, 'b']);
    expect(await answer.json()).toEqual({ tea: 1 });
  });

  test.each([
    ...['http://127.0.0.1:PORT', 'http://localhost:PORT', 'http://2130706433:PORT', 'http://0x7f.1:PORT'],
    ...['http://0177.0.0.1:PORT', 'http://127.1:PORT', 'http://[::ffff:127.0.0.1]:PORT', 'http://[::1]:PORT'],
    ...[
      'http://0.0.0.0:PORT',
      'http://user:pass@127.0.0.1:PORT',
      'ftp://127.0.0.1:PORT',
      'file:///etc/hostname',
    ],
    ...['http://169.254.169.254:PORT', 'http://[fd00:ec2::254]:PORT', 'https://api.openai.com', 'data:,x'],
  ])('to %s sends no packet where it is not allowed', async (address) => {
    const { port, connections } = await serve((_, response) => response.end('secret'));
    const { asked, resolve } = answering(['127.0.0.1']);
    const before = sockets;
    const call = allowing(['models.site'], { resolve, vendor: 'openai' });
    const calling = call(address.replace('PORT', String(port)));
    await expect(calling).rejects.toMatchObject({ name: 'OutboundError', reason: 'refused' });
    expect([sockets - before, connections.count, asked.length]).toEqual([0, 0, 0]);
  });

  test.each(['2130706433', '0x7f000001', '0177.0.0.1', '127.1', '%31%32%37.0.0.1'])(
    'to %s sends no packet though the address it means is allowed',
    async (odd) => {
      const { port, connections } = await serve((_, response) => response.end('secret'));
      await expect(allowing([`127.0.0.1:${port}`])(`http://${odd}:${port}/`)).rejects.toThrow(
        /plain host name/,
      );
      expect(connections.count).toBe(0);
    },
  );

  test('asks for a name once and goes where it was judged, whatever the resolver says next', async () => {
    const good = await serve((_, response) => response.end('good'));
    const bad = await serve((_, response) => response.end('bad'), '127.0.0.2', good.port);
    const { asked, resolve } = answering(['127.0.0.1'], ['127.0.0.2']);
    const call = allowing([`models.site:${good.port}`], { resolve });
    const answer = await call(`http://models.site:${good.port}/`);
    expect(await answer.text()).toBe('good');
    expect([asked, good.connections.count, bad.connections.count]).toEqual([['models.site'], 1, 0]);
  });

  test.each([
    ['169.254.169.254'],
    ['0.0.0.0'],
    ['::ffff:169.254.169.254'],
    ['fe80::1'],
    ['127.0.0.1', '169.254.169.254'],
  ])('sends no packet where an allowed name stands for %s', async (...addresses) => {
    const { port, connections } = await serve((_, response) => response.end('secret'));
    const before = sockets;
    const call = allowing([`models.site:${port}`], answering(addresses));
    await expect(call(`http://models.site:${port}/`)).rejects.toMatchObject({ reason: 'refused' });
    expect([sockets - before, connections.count]).toEqual([0, 0]);
  });

  test.each([['127.0.0.1'], ['10.0.0.1'], ['::1'], ['::ffff:10.0.0.1'], ['203.0.113.7', '192.168.1.1']])(
    'sends no packet where a cloud host stands for %s',
    async (...addresses) => {
      const before = sockets;
      const call = allowing([], { ...answering(addresses), vendor: 'openai' }, true);
      await expect(call('https://api.openai.com/v1/models')).rejects.toThrow(/private network/);
      expect(sockets).toBe(before);
    },
  );

  test('tries every judged address of a name', async () => {
    const { port } = await serve((_, response) => response.end('second'));
    const call = allowing([`models.site:${port}`], answering(['127.0.0.3', '127.0.0.1']));
    expect(await (await call(`http://models.site:${port}/`)).text()).toBe('second');
  });

  test.each([301, 302, 303, 307, 308, 304])('follows no redirect (%i)', async (status) => {
    const target = await serve((_, response) => response.end('secret'));
    const { port } = await serve((_, response) =>
      response.writeHead(status, { location: `http://127.0.0.1:${target.port}/` }).end(),
    );
    const call = allowing([`127.0.0.1:${port}`, `127.0.0.1:${target.port}`]);
    await expect(call(`http://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'refused' });
    expect(target.connections.count).toBe(0);
  });

  test('ends an answer without end, and one that breaks', async () => {
    const { port } = await serve((request, response) => {
      if (request.url === '/break') response.write('half', () => response.destroy());
      else response.write('x'.repeat(100));
    });
    const call = allowing([`127.0.0.1:${port}`], { maxBytes: 50 });
    for (const path of ['/', '/break']) {
      const answer = await call(`http://127.0.0.1:${port}${path}`);
      await expect(answer.text()).rejects.toMatchObject({ name: 'OutboundError', reason: 'cut_off' });
    }
  });
});

test('the environment’s proxy is passed by, unlike by Node’s own requests', async () => {
  const proxy = await serve((_, response) => response.end('proxied'));
  const { port } = await serve((_, response) => response.end('direct'));
  const url = `http://127.0.0.1:${port}`;
  const script = `
    import { get } from 'node:http';
    import { guardedFetch } from ${JSON.stringify(new URL('guarded-fetch.ts', import.meta.url).href)};
    const rules = { ollamaUrl: '${url}', allowedAiHosts: [], allowCloudAi: false };
    console.log(await (await guardedFetch(rules)('${url}/')).text());
    get('${url}/', (answer) => answer.on('data', (chunk) => console.log(chunk.toString())));`;
  const http = `http://127.0.0.1:${proxy.port}`;
  const env = { ...process.env, NODE_OPTIONS: '', NODE_USE_ENV_PROXY: '1', NO_PROXY: '', no_proxy: '' };
  const child = spawn('node', ['--input-type=module', '--eval', script], {
    env: { ...env, HTTP_PROXY: http, http_proxy: http },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let said = '';
  child.stdout.on('data', (chunk: Buffer) => (said += chunk.toString()));
  await once(child, 'close');
  expect(said).toBe('direct\nproxied\n');
  expect(proxy.connections.count).toBe(1);
});

describe('time', () => {
  test('nobody listens', async () => {
    await expect(allowing(['127.0.0.1:9'])('http://127.0.0.1:9/')).rejects.toMatchObject({
      reason: 'unreachable',
    });
    const call = allowing(['models.site'], { resolve: () => Promise.reject(new Error('ENOTFOUND')) });
    await expect(call('http://models.site/')).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('a resolver and a handshake that never answer are given up', async () => {
    const never = allowing(['models.site'], { resolve: () => new Promise(() => undefined), connectMs: 20 });
    await expect(never('http://models.site/')).rejects.toMatchObject({ reason: 'unreachable' });
    const { port } = await listening(createNetServer(() => undefined));
    const mute = allowing([`127.0.0.1:${port}`], { connectMs: 200 });
    await expect(mute(`https://127.0.0.1:${port}/`)).rejects.toMatchObject({ reason: 'unreachable' });
  });

  test('the caller’s signal ends it before, while it waits and while it reads; a slow first byte does not', async () => {
    let connecting = new AbortController();
    const { port, connections } = await serve((request, response) => {
      if (request.url === '/slow') {
        // Its time to connect passes while the answer is awaited.
        connecting.abort(new Error('late'));
        setImmediate(() => response.end('slow'));
      }
      if (request.url === '/half') response.write('half');
    });
    const deadline = () => connecting.signal;
    const call = allowing([`127.0.0.1:${port}`], { deadline });
    const at = (path: string, signal?: AbortSignal) =>
      call(`http://127.0.0.1:${port}${path}`, signal ? { signal } : {});
    await expect(at('/', AbortSignal.abort(new Error('before')))).rejects.toThrow('before');
    expect(connections.count).toBe(0);
    expect(await (await at('/slow')).text()).toBe('slow');
    expect(connecting.signal.aborted).toBe(true);
    connecting = new AbortController();
    await expect(at('/', AbortSignal.timeout(50))).rejects.toMatchObject({ name: 'TimeoutError' });
    const reading = new AbortController();
    const answer = await at('/half', reading.signal);
    reading.abort(new Error('enough'));
    await expect(answer.text()).rejects.toThrow('enough');
  });
});

describe('TLS', () => {
  test('names the host, checks its certificate, and still goes to the judged address', async () => {
    const { private: key, cert } = await generate([{ name: 'commonName', value: 'models.site' }], {
      extensions: [{ name: 'subjectAltName', altNames: [{ type: 2, value: 'models.site' }] }],
    });
    const names: (string | false | null)[] = [];
    const server = createSecureServer({ key, cert }, (request, response) => {
      names.push((request.socket as tls.TLSSocket).servername ?? null);
      response.end('sealed');
    });
    const { port } = await listening(server);
    const call = allowing([`models.site:${port}`, `other.site:${port}`], answering(['127.0.0.1']));
    const untrusted = 'The certificate of the model server is not trusted here.';
    await expect(call(`https://models.site:${port}/`)).rejects.toThrow(untrusted);
    const trusted = tls.getCACertificates();
    tls.setDefaultCACertificates([cert]);
    try {
      const headers = { host: 'other.site' };
      expect(await (await call(`https://models.site:${port}/`, { headers })).text()).toBe('sealed');
      await expect(call(`https://other.site:${port}/`)).rejects.toThrow(untrusted);
    } finally {
      tls.setDefaultCACertificates(trusted);
    }
    expect(names).toEqual(['models.site']);
  });
});
