/**
 * What a request costs at the least: Fastify and node:sqlite doing what the product does for it, without its
 * layers. A token is verified, the session and the user are read, documents are read and counted, and what
 * changes or discloses is sealed and on the disk (FULL) before the answer, in groups as they arrive together.
 *   node bench/requests/bare.ts FOLDER CASES     prints its address and a token
 */
import Fastify from 'fastify';
import {
  createCipheriv,
  createHmac,
  createSecretKey,
  randomBytes,
  randomUUID,
  timingSafeEqual,
} from 'node:crypto';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { aRow } from './rows.ts';

const [folder, count] = [process.argv[2]!, Number(process.argv[3])];
const key = createSecretKey(randomBytes(32));

function opened(name: string, level: string, schema: string): DatabaseSync {
  const database = new DatabaseSync(join(folder, name));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = ${level}; ${schema}`);
  return database;
}
const log = opened(
  'log.sqlite',
  'FULL',
  'CREATE TABLE events (position INTEGER PRIMARY KEY, stream TEXT, revision INTEGER, id TEXT UNIQUE, data TEXT, metadata TEXT, UNIQUE (stream, revision))',
);
const vault = opened('vault.sqlite', 'FULL', 'CREATE TABLE secrets (name TEXT PRIMARY KEY, value TEXT)');
const models = opened(
  'models.sqlite',
  'NORMAL',
  'CREATE TABLE documents (kind TEXT, id INTEGER, reader INTEGER, document TEXT, PRIMARY KEY (kind, id)); CREATE INDEX readers ON documents (kind, reader, id)',
);

const addEvent = log.prepare(
  'INSERT INTO events (stream, revision, id, data, metadata) VALUES (?, ?, ?, ?, ?)',
);
const setDocument = models.prepare('INSERT OR REPLACE INTO documents VALUES (?, ?, ?, ?)');
const getDocument = models.prepare('SELECT document FROM documents WHERE kind = ? AND id = ?');
const page = models.prepare(
  'SELECT document FROM documents WHERE kind = ? AND reader = ? ORDER BY id DESC LIMIT 20',
);
const counted = models.prepare('SELECT count(*) AS n FROM documents WHERE kind = ? AND reader = ?');
const getSecret = vault.prepare('SELECT value FROM secrets WHERE name = ?');

const user = { id: 1, username: 'bench', full_name: 'Bench', role: 'user', is_active: true, permissions: {} };
setDocument.run('user', 1, 1, JSON.stringify(user));
models.exec('BEGIN');
for (let id = 1; id <= count; id++) setDocument.run('case', id, 1, JSON.stringify(aRow(id)));
models.exec('COMMIT');

/** The last of each stream. */
const revisions = new Map<string, number>();
let waiting: { write: () => void; done: (value: undefined) => void }[] = [];

/** One commit for all that arrived together. */
function durable(write: () => void): Promise<undefined> {
  return new Promise((done) => {
    waiting.push({ write, done });
    if (waiting.length === 1) setImmediate(flush);
  });
}

function flush(): void {
  const together = waiting;
  waiting = [];
  log.exec('BEGIN IMMEDIATE');
  models.exec('BEGIN');
  for (const { write } of together) write();
  log.exec('COMMIT');
  models.exec('COMMIT');
  for (const { done } of together) done(undefined);
}

function record(stream: string, data: object, sealing: Buffer | null): void {
  const revision = (revisions.get(stream) ?? -1) + 1;
  revisions.set(stream, revision);
  const id = randomUUID();
  const metadata = { at: new Date().toISOString(), actor: user, correlation_id: id, version: 1 };
  const text = JSON.stringify(data);
  addEvent.run(stream, revision, id, sealing ? sealed(text, sealing, id) : text, JSON.stringify(metadata));
}

function sealed(text: string, sealing: Buffer, bound: string): string {
  const iv = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', sealing, iv).setAAD(Buffer.from(bound));
  const body = Buffer.concat([cipher.update(text), cipher.final()]);
  return JSON.stringify({ sealed: Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64') });
}

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const signed = (text: string) => createHmac('sha256', key).update(text).digest();
const session = randomUUID();
vault
  .prepare('INSERT INTO secrets VALUES (?, ?)')
  .run(`session/1/${session}`, JSON.stringify({ expires_at: '2999' }));
const claims = `${base64({ alg: 'HS256', typ: 'JWT' })}.${base64({ sub: '1', sid: session, exp: 4e9 })}`;
const token = `${claims}.${signed(claims).toString('base64url')}`;

interface Row {
  readonly document: string;
}

const server = Fastify();
server.addHook('onRequest', async (request, reply) => {
  const [head = '', body = '', mark = ''] = (request.headers.authorization ?? '').slice(7).split('.');
  const given = Buffer.from(mark, 'base64url');
  const right = signed(`${head}.${body}`);
  if (given.length !== right.length || !timingSafeEqual(given, right)) return reply.code(401).send();
  const { sub, sid } = JSON.parse(Buffer.from(body, 'base64url').toString()) as { sub: string; sid: string };
  const found = getSecret.get(`session/${sub}/${sid}`) as { value: string } | undefined;
  if (!found || (JSON.parse(found.value) as { expires_at: string }).expires_at < new Date().toISOString())
    return reply.code(401).send();
  if (!getDocument.get('user', Number(sub))) return reply.code(401).send();
});
server.get('/auth/me', () => {
  const { document } = getDocument.get('user', 1) as unknown as Row;
  return { user: JSON.parse(document) as object };
});
server.get('/cases', async (_request, reply) => {
  const rows = (page.all('case', 1) as unknown as Row[]).map(
    ({ document }) => JSON.parse(document) as ReturnType<typeof aRow>,
  );
  const { n } = counted.get('case', 1) as { n: number };
  const patients = rows.map(({ patient_id }) => patient_id);
  await durable(() => record('access', { action: 'search', patients }, null));
  return reply.header('x-total-count', n).send(rows);
});
let last = 0;
server.post('/patients', async (request, reply) => {
  const { first_name, last_name } = request.body as { first_name?: unknown; last_name?: unknown };
  if (typeof first_name !== 'string' || typeof last_name !== 'string') return reply.code(400).send();
  const id = ++last;
  const sealing = randomBytes(32);
  const patient = { ...(request.body as object), id, created_at: new Date().toISOString() };
  await durable(() => {
    record('patient-numbers', {}, null);
    record(`patient-${id}`, patient, sealing);
    record('access', { action: 'create', patients: [id] }, null);
    setDocument.run('patient', id, 1, JSON.stringify(patient));
  });
  return reply.code(201).send({ patient });
});

console.log(`ready at ${await server.listen({ port: 0, host: '127.0.0.1' })} ${token}`);
process.once('SIGTERM', () => process.exit(0));
