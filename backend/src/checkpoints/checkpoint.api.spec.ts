import type {
  ConsistencyResponse,
  DownloadLinkResponse,
  EvidenceResponse,
  LogVerificationResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { openCheckpoint } from '../kernel/evidence/checkpoint.ts';
import { parseEventLine } from '../kernel/evidence/event-line.ts';
import { Leaves } from '../kernel/evidence/leaves.ts';
import { parseVkey, type VerifierKey } from '../kernel/evidence/note-keys.ts';
import { openConsistency, openInclusion } from '../kernel/evidence/proof-texts.ts';
import { LogVerifier } from '../kernel/evidence/verify-log.ts';
import { eventHash } from '../kernel/log/event-hash.ts';
import type { StoredEvent } from '../kernel/log/event-log.port.ts';
import { Checkpoints } from '../kernel/proving/checkpoints.ts';
import { LogTree } from '../kernel/proving/log-tree.ts';
import { startApp, USER } from '../testing/app.ts';
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

test('the newest checkpoint is told with its time and its key, and the keys with theirs', async () => {
  await newest();
  const { body } = await officer.get('/audit/evidence').expect(200);
  const { checkpoint, keys: told } = body as EvidenceResponse;
  const opened = openCheckpoint(checkpoint.note, await keys());
  expect([checkpoint.size, checkpoint.root]).toEqual([opened.size, opened.root.toString('base64')]);
  expect([checkpoint.key_name, checkpoint.key_id]).toEqual([opened.origin, opened.by[0]!.id]);
  expect(Date.parse(checkpoint.at)).toBeGreaterThan(0);
  const adopted = (await events()).find(({ type }) => type === 'CheckpointKeyAdopted')!;
  const key = adopted.data['vkey'];
  expect(told).toEqual([{ name: opened.origin, id: opened.by[0]!.id, key, since: adopted.metadata['at'] }]);
});

test('a checkpoint that was kept is held against the log of today', async () => {
  const older = await textOf('/audit/checkpoint');
  const admin = await app.admin();
  await admin.post('/patients').send({ first_name: 'Canaria', last_name: 'Behind' }).expect(201);
  await newest();
  const answer = async (checkpoint: string) =>
    (await officer.post('/audit/consistency').send({ checkpoint }).expect(200)).body as ConsistencyResponse;
  const { size } = openCheckpoint(older, await keys());
  expect(await answer(older)).toMatchObject({ verdict: 'consistent', from: size, signed: true });
  expect(await answer(older.split('\n').slice(0, 3).join('\n'))).toMatchObject({
    verdict: 'consistent',
    signed: false,
  });
  const [origin, , root] = older.split('\n');
  expect(await answer(`${origin}\n${size - 1}\n${root}`)).toMatchObject({ verdict: 'forked' });
  expect(await answer(`${origin}\n9999999\n${root}`)).toMatchObject({ verdict: 'truncated' });
});

test.each([{}, { checkpoint: 'Dear Canaria' }, { checkpoint: 5 }, { checkpoint: 'x'.repeat(8_001) }])(
  'what is no checkpoint is refused by its field, and not repeated: %#',
  async (body) => {
    const { body: problem } = await officer.post('/audit/consistency').send(body).expect(400);
    expect((problem as { fields: object }).fields).toHaveProperty('checkpoint');
    expect(JSON.stringify(problem)).not.toContain('Canaria');
  },
);

test('what is no checkpoint is refused before one is signed to compare it with', async () => {
  const kept = async () => (await app.nest.get(Checkpoints).kept()).length;
  const admin = await app.admin();
  await admin.post('/patients').send({ first_name: 'Canaria', last_name: 'Before' }).expect(201);
  const before = await kept();
  await officer.post('/audit/consistency').send({ checkpoint: 'Dear Canaria' }).expect(400);
  expect(await kept()).toBe(before);
  const foreign = `vouchwell/elsewhere\n1\n${Buffer.alloc(32).toString('base64')}\n`;
  await officer.post('/audit/consistency').send({ checkpoint: foreign }).expect(200);
  expect(await kept()).toBe(before + 1);
});

test('one event goes out as its line, beside which its proof holds, and that is recorded', async () => {
  await newest();
  const event = (await events()).find(({ type }) => type === 'PatientRegistered')!;
  const { text } = await officer.get(`/audit/log/${Number(event.position)}`).expect(200);
  expect(text.endsWith('\n')).toBe(true);
  const line = parseEventLine(text.trimEnd());
  expect(line.id).toBe(event.id);
  const proof = await textOf(`/audit/proof/${Number(event.position)}`);
  openInclusion(proof, Buffer.from(eventHash(line), 'hex'), await keys());
  expect(text).not.toMatch(/canaria|zwitscher/i);
  const [recorded] = (await events()).filter(({ type, data }) => type === 'LogExported' && data['position']);
  expect(recorded!.data).toEqual({ events: 1, position: event.position });
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
  const exported = (await events()).filter(
    ({ type, data }) => type === 'LogExported' && data['position'] === undefined,
  );
  expect(
    exported.map(({ data, metadata }) => [data, (metadata['actor'] as { username: string }).username]),
  ).toEqual([[{ events: own.size }, 'c.officer']]);
});

describe('a browser fetches the whole log by itself', () => {
  const linkFor = async (agent: TestAgent) =>
    ((await agent.post('/audit/log/link').expect(200)).body as DownloadLinkResponse).link;
  const fetched = (link: string, address = '/audit/log') => app.anyone().get(address).query({ link });
  const told = async () =>
    (await events()).filter(({ type, data }) => type === 'LogExported' && data['position'] === undefined);

  test('with a link that is good once, as whoever asked for it, and recorded like any other', async () => {
    const before = await told();
    const link = await linkFor(officer);
    const { text, headers } = await fetched(link).expect(200);
    expect(headers['content-disposition']).toBe('attachment; filename="log.ndjson"');
    expect(headers['cache-control']).toContain('no-store');
    expect(JSON.parse(text.trimEnd().split('\n').at(-1)!)).toHaveProperty('checkpoint');
    const [recorded, ...more] = (await told()).slice(before.length);
    expect(more).toEqual([]);
    const { username, session_id } = recorded!.metadata['actor'] as Record<string, unknown>;
    expect([username, typeof session_id]).toEqual(['c.officer', 'string']);
    await fetched(link).expect(401);
    expect(await told()).toHaveLength(before.length + 1);
    expect(JSON.stringify(await events())).not.toContain(link);
    expect(JSON.stringify(await app.engines.secrets.list('download/'))).not.toContain(link.slice(2));
  });

  test('of many that come with one link at once, one has the file', async () => {
    const link = await linkFor(officer);
    const answers = await Promise.all(Array.from({ length: 8 }, () => fetched(link)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array<number>(7).fill(401)]);
  });

  test('and nothing else with it, nor anything with another', async () => {
    const link = await linkFor(officer);
    for (const address of [
      '/audit/log/1',
      '/audit/keys',
      '/audit/export?format=csv',
      '/audit/export',
      '/patients',
      '/auth/me',
    ])
      await fetched(link, address).expect(401);
    for (const wrong of ['', '1', `1.${'A'.repeat(43)}`, `${link}x`, link.toUpperCase(), '../password/1'])
      await fetched(wrong).expect(401);
    await app.anyone().get('/audit/log').query(`link=${link}&link=${link}`).expect(401);
    await app.anyone().head('/audit/log').query({ link }).expect(401);
    // Whoever shows a session as well is asked for that alone.
    await fetched(await linkFor(officer))
      .set('Authorization', 'Bearer none')
      .expect(401);
  });

  test('no longer once the session is over or the right is gone', async () => {
    const leaving = await app.newUser({ permissions: { can_view_audit: true } }, 'd.leaving');
    const link = await linkFor(leaving);
    await leaving.post('/auth/logout').expect(200);
    await fetched(link).expect(401);
    const other = await app.signIn({ ...USER, username: 'd.leaving' });
    const kept = await linkFor(other);
    const admin = await app.admin();
    const [id] = kept.split('.');
    await admin
      .put(`/admin/users/${id}`)
      .send({ permissions: { can_view_audit: false } })
      .expect(200);
    expect([401, 403]).toContain((await fetched(kept)).status);
  });
});

test('the log is verified, then only what came since, and the last checkpoint of it is told', async () => {
  const { size } = await newest();
  const state = async () => (await officer.get('/audit/verify').expect(200)).body as LogVerificationResponse;
  /** Asks for it, then looks on until it has come to an end. */
  const verified = async () => {
    await officer.post('/audit/verify').send({}).expect(200);
    await until(async () => !(await state()).running);
    return state();
  };
  await until(async () => (await verified()).checkpoint >= size);
  expect(await state()).toMatchObject({
    ...{ damaged: 0, altered: false, finding: null },
    whole_at: expect.any(String) as string,
    finished_at: expect.any(String) as string,
  });
  await until(async () => (await verified()).verified === (await events()).length);
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
  await until(async () => (await verified()).verified >= all);
  app.engines.log.readAll = readAll;
  expect(Math.max(...seen)).toBeLessThan(all / 2);
  expect((await state()).from).toBeGreaterThan(all / 2);
  await officer.post('/audit/verify').send({ everything: true }).expect(200);
  await until(async () => !(await state()).running);
  expect(await state()).toMatchObject({ from: 0, altered: false });
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
  ['/audit/log/abc', 404],
  ['/audit/log/0', 404],
  ['/audit/log/99999999999999999999', 404],
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
  for (const address of [
    'checkpoint',
    'keys',
    'proof/1',
    'consistency?from=1',
    'verify',
    'log',
    'log/1',
    'evidence',
  ]) {
    await user.get(`/audit/${address}`).expect(403);
    await app.anyone().get(`/audit/${address}`).expect(401);
  }
});
