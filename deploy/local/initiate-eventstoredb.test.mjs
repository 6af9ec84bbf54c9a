import assert from 'node:assert/strict';
import { Buffer } from 'node:buffer';
import { createServer } from 'node:http';
import { after, test } from 'node:test';
import { defaultAcl, makeAccount, serverOf, setDefaultAcl } from '../engines/initiate-eventstoredb.mjs';

const servers = [];
after(() => servers.forEach((server) => server.close()));

/** Answers with these statuses in turn, and keeps what it was asked. */
async function answering(...statuses) {
  const asked = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    asked.push({ path: request.url, authorization: request.headers.authorization, body: JSON.parse(body) });
    response.writeHead(statuses.shift() ?? 500).end();
  });
  servers.push(server);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `esdb://admin:s%40cret@127.0.0.1:${server.address().port},other:2113?tls=false`;
  return { asked, server: serverOf(address) };
}
const authorization = `Basic ${Buffer.from('admin:s@cret').toString('base64')}`;

test('the account is made by an administrator', async () => {
  const { asked, server } = await answering(201);
  await makeAccount(server, 'vouchwell', 'own');
  const body = { LoginName: 'vouchwell', FullName: 'vouchwell', Groups: [], Password: 'own' };
  assert.deepEqual(asked, [{ path: '/users', authorization, body }]);
});

test('one that is there gets its password again; a refusal names the status and no password', async () => {
  const { asked, server } = await answering(409, 200);
  await makeAccount(server, 'vouchwell', 'own');
  assert.deepEqual(asked[1], {
    path: '/users/vouchwell/command/reset-password',
    authorization,
    body: { NewPassword: 'own' },
  });
  const refusing = await answering(401);
  await assert.rejects(makeAccount(refusing.server, 'vouchwell', 'own'), { message: /status 401\.$/ });
  const keeping = await answering(409, 403);
  await assert.rejects(makeAccount(keeping.server, 'vouchwell', 'own'), { message: /status 403\.$/ });
});

test('the log is for the account and the administrators; what stands already is not written again', async () => {
  const acl = defaultAcl('vouchwell');
  assert.deepEqual(acl.$userStreamAcl, {
    $r: 'vouchwell',
    $w: 'vouchwell',
    $d: '$admins',
    $mr: 'vouchwell',
    $mw: '$admins',
  });
  assert.deepEqual(acl.$systemStreamAcl.$r, ['$admins', 'vouchwell']);
  const stream = [];
  const client = {
    readStream: async function* () {
      if (stream.length === 0) throw Object.assign(new Error('none'), { type: 'stream-not-found' });
      yield { event: stream.at(-1) };
    },
    appendToStream: async (name, event) => void stream.push({ name, ...event }),
  };
  await setDefaultAcl(client, (event) => event, 'vouchwell');
  await setDefaultAcl(client, (event) => event, 'vouchwell');
  assert.deepEqual(stream, [{ name: '$settings', type: 'update-default-acl', data: acl }]);
});

test('an address tells its first node, its authority and its credentials', () => {
  assert.equal(serverOf('esdb://a:b@one:2113,two:2113?tls=true').origin, 'https://one:2113');
  assert.equal(serverOf('esdb://a:b@one:2113').origin, 'https://one:2113');
});
