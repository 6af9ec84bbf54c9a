import type { LogVerificationResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { openCheckpoint } from '../kernel/evidence/checkpoint.ts';
import { parseEventLine } from '../kernel/evidence/event-line.ts';
import { Leaves } from '../kernel/evidence/leaves.ts';
import { parseVkey, type VerifierKey } from '../kernel/evidence/note-keys.ts';
import { openConsistency, openInclusion } from '../kernel/evidence/proof-texts.ts';
import { LogVerifier } from '../kernel/evidence/verify-log.ts';
import { eventHash } from '../kernel/log/event-hash.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import { LogTree } from '../kernel/proving/log-tree.ts';
import { LogVerification } from '../kernel/proving/log-verification.ts';
import { startApp } from '../testing/app.ts';
import { until } from '../testing/until.ts';

let app: Awaited<ReturnType<typeof startApp>>;
/** Has no other right. */
let officer: TestAgent;
beforeAll(async () => {
  app = await startApp();
  officer = await app.newUser({ permissions: { can_view_audit: true } }, 'c.officer');
  const admin = await app.admin();
  for (let n = 0; n < 5; n += 1)
    await admin
      .post('/patients')
      .send({ first_name: 'Canaria', last_name: `Zwitscher ${n}` })
      .expect(201);
});
afterAll(() => app.close());

const events = (): Promise<StoredEvent[]> => app.engines.log.readAll(null, 10_000);
const leafOf = (event: StoredEvent) => Buffer.from(eventHash(event), 'hex');
const textOf = async (address: string, agent = officer): Promise<string> =>
  (
    await agent
      .get(address)
      .expect(200)
      .expect('Content-Type', /text\/plain/)
  ).text;
const keys = async (): Promise<VerifierKey[]> =>
  (await textOf('/audit/keys')).trimEnd().split('\n').map(parseVkey);
/** Of everything: nothing is written meanwhile. */
async function newest() {
  let checkpoint = openCheckpoint(await textOf('/audit/checkpoint'), await keys());
  const all = await events();
  while (checkpoint.size < all.length)
    checkpoint = openCheckpoint(await textOf('/audit/checkpoint'), await keys());
  return checkpoint;
}

test('the checkpoint is that of all events, in the log’s order', async () => {
  const checkpoint = await newest();
  const all = await events();
  expect(checkpoint.size).toBe(all.length);
  expect(checkpoint.root).toEqual(Leaves.of(all.map(leafOf)).frontier(all.length).root());
  expect(checkpoint.origin).toBe(`vouchwell/${all[0]!.id}`);
  expect(all.filter(({ type }) => type === 'CheckpointKeyAdopted')).toHaveLength(1);
});

test('each event is proved to stand in the log, and only where it stands', async () => {
  await newest();
  const trusted = await keys();
  for (const [index, event] of (await events()).entries()) {
    const proof = await textOf(`/audit/proof/${event.position}`);
    expect(openInclusion(proof, leafOf(event), trusted).index).toBe(index);
    const altered = leafOf({ ...event, data: { ...event.data, more: 1 } });
    expect(() => openInclusion(proof, altered, trusted)).toThrow('does not lead from this event');
  }
});

test('an older checkpoint is proved to be the beginning of a newer one', async () => {
  const older = await newest();
  const admin = await app.admin();
  await admin.post('/patients').send({ first_name: 'Canaria', last_name: 'Newer' }).expect(201);
  const later = await newest();
  expect(later.size).toBeGreaterThan(older.size);
  const trusted = await keys();
  const proof = await textOf(`/audit/consistency?from=${older.size}`);
  expect(openConsistency(proof, older, trusted).size).toBe(later.size);
  const between = await textOf(`/audit/consistency?from=3&to=${older.size}`);
  const three = Leaves.of((await events()).slice(0, 3).map(leafOf))
    .frontier(3)
    .root();
  expect(openConsistency(between, { ...older, size: 3, root: three }, trusted).size).toBe(older.size);
  expect(() => openConsistency(proof, { ...older, root: three }, trusted)).toThrow('altered or forked');
});

test('the whole log goes out as lines that end with their checkpoint, and that is recorded', async () => {
  const { text } = await officer
    .get('/audit/log')
    .expect(200)
    .expect('Content-Type', /x-ndjson/);
  const lines = text.trimEnd().split('\n');
  const { checkpoint: note } = JSON.parse(lines.at(-1)!) as { checkpoint: string };
  const own = openCheckpoint(note, await keys());
  const verifier = new LogVerifier({ checkpoints: [own], own });
  for (const line of lines.slice(0, -1)) verifier.add(parseEventLine(line));
  expect(verifier.result()).toMatchObject({ events: own.size, covered: own.size, findings: [] });
  expect(text).not.toMatch(/canaria|zwitscher/i);
  const exported = (await events()).filter(({ type }) => type === 'LogExported');
  expect(
    exported.map(({ data, metadata }) => [data, (metadata['actor'] as { username: string }).username]),
  ).toEqual([[{ events: own.size }, 'c.officer']]);
});

test('the log is verified, then only what came since, and the last checkpoint of it is told', async () => {
  const { size } = await newest();
  const state = async () => (await officer.get('/audit/verify').expect(200)).body as LogVerificationResponse;
  await until(async () => (await state()).checkpoint >= size);
  expect(await state()).toMatchObject({
    damaged: 0,
    altered: false,
    finished_at: expect.any(String) as string,
  });
  const verification = app.nest.get(LogVerification);
  await until(async () => (await state()).verified === (await events()).length && !verification.busy);
  const seen: number[] = [];
  const { readAll } = app.engines.log;
  app.engines.log.readAll = async (after, limit) => {
    const page = await readAll.call(app.engines.log, after, limit);
    seen.push(page.length);
    return page;
  };
  const admin = await app.admin();
  await admin.post('/patients').send({ first_name: 'Canaria', last_name: 'Last' }).expect(201);
  const all = (await readAll.call(app.engines.log, null, 10_000)).length;
  await until(async () => (await state()).verified >= all);
  app.engines.log.readAll = readAll;
  expect(Math.max(...seen)).toBeLessThan(all / 2);
});

test('a tree that is not that of the log is made anew, and no proof of it goes out', async () => {
  const tree = app.nest.get(LogTree);
  const [first] = await events();
  const store = (tree as unknown as { store: { read: (level: number, n: number) => Buffer } }).store;
  const { read } = store;
  store.read = (level, n) => (level === 0 && n === 0 ? Buffer.alloc(32, 9) : read(level, n));
  const { body } = await officer.get(`/audit/proof/${first!.position}`).expect(503);
  expect(body).toMatchObject({ code: 'tree_behind' });
  store.read = read;
  await until(async () => (await officer.get(`/audit/proof/${first!.position}`)).status === 200);
});

test.each([
  ['/audit/proof/abc', 404],
  ['/audit/proof/0', 404],
  ['/audit/proof/99999999999999999999', 404],
  ['/audit/proof/999999999999999999999', 404],
  ['/audit/proof/-1', 404],
  ['/audit/proof/1e3', 404],
  ['/audit/proof/%E0%A4%A', 400],
  [`/audit/proof/${'9'.repeat(90)}`, 404],
  ['/audit/consistency', 400],
  ['/audit/consistency?from=-1', 400],
  ['/audit/consistency?from=1.5', 400],
  ['/audit/consistency?from=9007199254740993', 400],
  ['/audit/consistency?from=1&from=2', 400],
  ['/audit/consistency?from[$ne]=1', 400],
  ['/audit/consistency?from=999999999999999', 400],
  ['/audit/consistency?from=1&to=999999', 404],
])('%s is refused with %s', async (address, status) => {
  const { body } = await officer.get(address).expect(status);
  expect((body as { message: string }).message).not.toMatch(/\$ne|%E0/);
});

test('without the right nothing of it goes out', async () => {
  const user = await app.newUser();
  for (const address of ['checkpoint', 'keys', 'proof/1', 'consistency?from=1', 'verify', 'log']) {
    await user.get(`/audit/${address}`).expect(403);
    await app.anyone().get(`/audit/${address}`).expect(401);
  }
});
