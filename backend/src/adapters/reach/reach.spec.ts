import { writeFileSync } from 'node:fs';
import { createServer as createHttp2 } from 'node:http2';
import { type AddressInfo, createServer, type Server, type Socket } from 'node:net';
import { join } from 'node:path';
import { createServer as createTls } from 'node:tls';
import { generate, type SelfsignedOptions } from 'selfsigned';
import { temporaryFolder } from '../../testing/temporary-folder.ts';
import { destinationsOf } from './destinations.ts';
import { whyUnreachable } from './reach.ts';

const newFolder = temporaryFolder();
const servers: Server[] = [];
const sockets: Socket[] = [];
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  for (const server of servers.splice(0)) await new Promise((resolve) => server.close(resolve));
});

async function listening(server: Server): Promise<number> {
  servers.push(server);
  server.on('connection', (socket) => sockets.push(socket.on('error', () => undefined)));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function certified(names: string[], more: SelfsignedOptions = {}) {
  const extensions = [
    { name: 'subjectAltName' as const, altNames: names.map((value) => ({ type: 2 as const, value })) },
  ];
  const made = await generate([{ name: 'commonName', value: names[0]! }], { extensions, ...more });
  const caFile = join(newFolder(), 'ca.crt');
  writeFileSync(caFile, made.cert);
  const port = await listening(createTls({ key: made.private, cert: made.cert, ALPNProtocols: ['h2'] }));
  return { host: 'localhost', port, tls: true, caFile };
}

describe('a server that cannot be spoken to is told by what is wrong', () => {
  test('nothing is wrong', async () => {
    expect(await whyUnreachable(await certified(['localhost']))).toBeNull();
    const port = await listening(createServer());
    expect(await whyUnreachable({ host: '127.0.0.1', port, tls: false, caFile: null })).toBeNull();
  });

  test('nobody listens, or the name has no address', async () => {
    const port = await listening(createServer());
    await new Promise((resolve) => servers.pop()!.close(resolve));
    const closed = { host: '127.0.0.1', port, tls: true, caFile: null };
    expect(await whyUnreachable(closed)).toMatch(
      /^127\.0\.0\.1:\d+ refuses connections: is the server running/,
    );
    const nowhere = { ...closed, host: 'no-such-host.invalid' };
    expect(await whyUnreachable(nowhere)).toMatch(/^no-such-host\.invalid:\d+ has no address/);
  });

  test('the certificate is signed by somebody else, or by nobody known', async () => {
    const server = await certified(['localhost']);
    const { caFile } = await certified(['localhost']);
    expect(await whyUnreachable({ ...server, caFile })).toBe(
      `The certificate of localhost:${server.port} is not signed by the authority in ${caFile}.`,
    );
    expect(await whyUnreachable({ ...server, caFile: null })).toMatch(/set tlsCAFile\.$/);
    expect(await whyUnreachable({ ...server, caFile: '/nowhere/ca.crt' })).toBe(
      'The certificate file /nowhere/ca.crt cannot be read (ENOENT).',
    );
  });

  test('the certificate is for another name', async () => {
    expect(await whyUnreachable(await certified(['elsewhere.lan']))).toMatch(
      /^The certificate of localhost:\d+ is for another name \(.*elsewhere\.lan.*\): use a name that it has\.$/,
    );
  });

  test('the certificate has expired', async () => {
    const past = { notBeforeDate: new Date('2020-01-01'), notAfterDate: new Date('2021-01-01') };
    expect(await whyUnreachable(await certified(['localhost'], past))).toMatch(
      /^The certificate of .* has expired\.$/,
    );
  });

  test('TLS is asked of a server without, and left out before one that wants it', async () => {
    const plain = await listening(createHttp2() as unknown as Server);
    const server = { host: '127.0.0.1', port: plain, tls: true, caFile: null };
    expect(await whyUnreachable(server)).toMatch(
      /does not (speak|answer to) TLS, which the address asks for/,
    );
    const hangsUp = await listening(createServer((socket) => socket.once('data', () => socket.end())));
    expect(await whyUnreachable({ ...server, port: hangsUp })).toMatch(/does not speak TLS/);
    const wanted = { ...(await certified(['localhost'])), tls: false };
    expect(await whyUnreachable(wanted)).toMatch(
      /speaks only TLS: set tls=true and tlsCAFile in the address\.$/,
    );
  });
});

test.each([
  [
    'esdb://vouchwell:secret@one:2113,two?tls=true&tlsCAFile=%2Fkeys%2Fca.crt',
    [
      ['one', 2113],
      ['two', 2113],
    ],
    true,
    '/keys/ca.crt',
  ],
  ['esdb://one', [['one', 2113]], true, null],
  ['esdb+discover://cluster.lan:2114?tls=false', [['cluster.lan', 2114]], false, null],
  [
    'mongodb://u:p@one:1,[fd00::1]:2/vouchwell?replicaSet=rs0',
    [
      ['one', 1],
      ['fd00::1', 2],
    ],
    false,
    null,
  ],
  ['mongodb://one/db?ssl=true', [['one', 27017]], true, null],
  ['mongodb+srv://cluster.lan/db', [], true, null],
] as const)('%s names its servers', (url, places, tls, caFile) => {
  const expected = places.map(([host, port]) => ({ host, port, tls, caFile }));
  expect(destinationsOf(url)).toEqual(expected);
});
