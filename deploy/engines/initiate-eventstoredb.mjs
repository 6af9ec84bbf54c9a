// Makes the application's own account in EventStoreDB, and lets it and the administrators alone read and write the
// log: without that every account of the server reads every stream. Repeated, it sets the password again.
//   EVENTSTORE_ADMIN_URL   esdb://admin:…@host:2113?tls=true&tlsCAFile=…
//   APP_USER, APP_PASSWORD
import { Buffer } from 'node:buffer';
import { readFileSync } from 'node:fs';
import { request as plain } from 'node:http';
import { request as secure } from 'node:https';
import { pathToFileURL } from 'node:url';

/** `$settings` holds what counts for every stream that says nothing else [EventStoreDB, access control lists]. */
export function defaultAcl(user) {
  const admins = '$admins';
  return {
    $userStreamAcl: { $r: user, $w: user, $d: admins, $mr: user, $mw: admins },
    $systemStreamAcl: { $r: [admins, user], $w: admins, $d: admins, $mr: admins, $mw: admins },
  };
}

/** One call of the server's HTTP interface; resolves to its status. */
function post({ origin, authorization, ca }, path, body) {
  const text = JSON.stringify(body);
  const headers = {
    authorization,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(text),
  };
  const call = origin.startsWith('https:') ? secure : plain;
  return new Promise((resolve, reject) => {
    const sent = call(`${origin}${path}`, { method: 'POST', headers, ca }, (answer) => {
      answer.resume().on('end', () => resolve(answer.statusCode));
    });
    sent.on('error', reject).end(text);
  });
}

/** @throws Error that names the status, never a password */
export async function makeAccount(server, user, password) {
  const made = await post(server, '/users', {
    LoginName: user,
    FullName: user,
    Groups: [],
    Password: password,
  });
  if (made === 201) return;
  if (made !== 409) throw new Error(`EventStoreDB did not make the account ${user}: status ${made}.`);
  const set = await post(server, `/users/${user}/command/reset-password`, { NewPassword: password });
  if (set !== 200) throw new Error(`EventStoreDB did not set the password of ${user}: status ${set}.`);
}

/** What an address of EventStoreDB says of its HTTP interface: the first of its nodes. */
export function serverOf(address) {
  const { username, password, host, searchParams } = new URL(
    address.replace(/,[^/?]*/, '').replace(/^esdb:/, 'http:'),
  );
  const tls = searchParams.get('tls') !== 'false';
  const file = searchParams.get('tlsCAFile');
  const credentials = [username, password].map(decodeURIComponent).join(':');
  return {
    origin: `${tls ? 'https' : 'http'}://${host}`,
    authorization: `Basic ${Buffer.from(credentials).toString('base64')}`,
    ca: file ? readFileSync(file) : undefined,
  };
}

/** @param client of the package @eventstore/db-client, as an administrator */
export async function setDefaultAcl(client, jsonEvent, user) {
  const wanted = defaultAcl(user);
  let standing = null;
  try {
    const last = client.readStream('$settings', { direction: 'backwards', fromRevision: 'end', maxCount: 1 });
    for await (const { event } of last) standing = event?.data ?? null;
  } catch (error) {
    if (error.type !== 'stream-not-found') throw error;
  }
  if (JSON.stringify(standing) === JSON.stringify(wanted)) return;
  await client.appendToStream('$settings', jsonEvent({ type: 'update-default-acl', data: wanted }));
}

async function main() {
  const { EVENTSTORE_ADMIN_URL: address, APP_USER: user, APP_PASSWORD: password } = process.env;
  const { EventStoreDBClient, jsonEvent } = await import('@eventstore/db-client');
  await makeAccount(serverOf(address), user, password);
  const client = EventStoreDBClient.connectionString(address);
  await setDefaultAcl(client, jsonEvent, user);
  await client.dispose();
  console.log(`EventStoreDB's log is for ${user} and the administrators alone.`);
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) await main();
