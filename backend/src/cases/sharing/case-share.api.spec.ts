import type { CaseHistoryResponse, CaseStatsResponse, ColleaguesResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../../testing/app.ts';
import { caseDesk, problem, provider } from '../../testing/case-desk.ts';

const { app, admin, user, open, get, list, generate, edit, ready, sign, signedCase } = await caseDesk();
const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
const jo = await app.newUser({ full_name: 'Jo Park' }, 'jo.park');
afterAll(() => app.close());

const idOf = async (query: string, agent = user) => (await colleagues(query, agent))[0]!.id;
const colleagues = async (query = '', agent = user) =>
  ((await agent.get('/colleagues').query({ query }).expect(200)).body as ColleaguesResponse).colleagues;
const share = (id: number, user_id: number, agent = user) =>
  agent.post(`/cases/${id}/shares`).send({ user_id });
const takeBack = (id: number, user_id: number, agent = user) =>
  agent.delete(`/cases/${id}/shares/${user_id}`);
const stats = async (agent: TestAgent) =>
  (await agent.get('/cases/stats').expect(200)).body as CaseStatsResponse;
const sentences = async (id: number) =>
  ((await admin.get(`/cases/${id}/history`).expect(200)).body as CaseHistoryResponse).entries.map(
    ({ by, sentence }) => `${by} ${sentence}`,
  );
const kimId = await idOf('kim');
const joId = await idOf('jo');

describe('colleagues', () => {
  test('are the active users but oneself, by name, with their names alone', async () => {
    await admin
      .post('/admin/users')
      .send({ username: 'gone', full_name: 'Al Gone', password: 'chosen by admin' });
    const gone = (await colleagues('gone'))[0]!;
    await admin.delete(`/admin/users/${gone.id}`).expect(200);
    const found = await colleagues();
    expect(found.map(({ full_name }) => full_name)).toEqual(['Administrator', 'Jo Park', 'Kim Oh']);
    expect(found.at(-1)).toEqual({ id: kimId, full_name: 'Kim Oh', username: 'kim.oh' });
    expect((await colleagues('', kim)).map(({ username }) => username)).not.toContain('kim.oh');
  });

  test('are found by any word of their names', async () => {
    expect((await colleagues('OH kim')).map(({ id }) => id)).toEqual([kimId]);
    expect(await colleagues('sam.lee')).toEqual([]);
    expect(await colleagues('%')).toEqual([]);
    await user.get('/colleagues?query=a&query=b').expect(400);
  });
});

describe('a shared case', () => {
  test('is found among those shared with me, until it is taken back, and only its owner may delete it', async () => {
    const [own, shared] = [await open({}, kim), await open()];
    await share(shared, kimId).expect(200);
    const among = async (agent: TestAgent) =>
      (await list('?shared_with_me=true', agent)).map(({ id, may_delete }) => [id, may_delete]);
    expect(await among(kim)).toContainEqual([shared, false]);
    expect((await among(kim)).map(([id]) => id)).not.toContain(own);
    expect(await among(user)).toEqual([]);
    const mayDelete = async (agent: TestAgent, id: number) =>
      (await list('', agent)).find((row) => row.id === id)?.may_delete;
    expect([
      await mayDelete(kim, own),
      await mayDelete(user, shared),
      await mayDelete(admin, shared),
    ]).toEqual([true, true, true]);
    await takeBack(shared, kimId).expect(200);
    expect((await among(kim)).map(([id]) => id)).not.toContain(shared);
    await kim.get('/cases?shared_with_me=yes').expect(400);
  });

  test('is in the other’s list, search and figures at once, and tells whom it is shared with', async () => {
    const id = await open();
    const [before, figures] = [await list('', kim), await stats(kim)];
    expect(before.map((row) => row.id)).not.toContain(id);
    expect((await share(id, kimId).expect(200)).body).toEqual({ success: true, case_id: id, revision: 1 });
    expect((await list('', kim)).map((row) => row.id)).toEqual([id, ...before.map((row) => row.id)]);
    expect((await list('?search=ramirez&page=1&per_page=1', kim)).map((row) => row.id)).toEqual([id]);
    expect(await stats(kim)).toMatchObject({
      total_cases: figures.total_cases + 1,
      by_status: { draft: figures.by_status.draft + 1 },
    });
    expect((await get(id)).shares).toEqual([
      {
        id: kimId,
        full_name: 'Kim Oh',
        username: 'kim.oh',
        shared_at: expect.stringMatching(/Z$/) as string,
        shared_by: 'Sam Lee',
      },
    ]);
  });

  test('is worked on, signed and exported by the other', async () => {
    const id = await ready();
    await share(id, kimId).expect(200);
    await kim.post(`/cases/${id}/provider`).send(provider).expect(200);
    const { note_id } = await generate(id, kim);
    await edit(id, note_id, 'Ana needs briefs every night.', kim).expect(200);
    await sign(id, {}, kim).expect(200);
    expect((await get(id)).signature).toMatchObject({ signature: 'Kim Oh', signed_by: { id: kimId } });
    const { text } = await kim.get(`/cases/${id}/export/txt`).buffer(true).expect(200);
    expect(text).toContain('Kim Oh');
    await kim.post(`/cases/${id}/complete`).expect(200);
  });

  test('taken back it is gone at once, everywhere', async () => {
    const id = await ready();
    await share(id, kimId).expect(200);
    const before = (await stats(kim)).total_cases;
    await takeBack(id, kimId).expect(200);
    expect((await list('', kim)).map((row) => row.id)).not.toContain(id);
    expect((await stats(kim)).total_cases).toBe(before - 1);
    for (const call of [
      kim.get(`/cases/${id}`),
      kim.get(`/cases/${id}/history`),
      kim.get(`/cases/${id}/note-versions`),
      kim.get(`/cases/${id}/export/txt`),
      kim.post(`/cases/${id}/items`).send({ items: [] }),
      kim.post(`/cases/${id}/sign`).send({ password: USER.password }),
    ])
      expect(problem(await call.expect(403)).code).toBe('case_forbidden');
    expect((await get(id)).shares).toEqual([]);
  });

  test('only its owner and admins hand it on or delete it; anybody gives their own back', async () => {
    const id = await open();
    await share(id, kimId, admin).expect(200);
    const refusal = 'Only the owner of a case or an admin can share it.';
    expect(problem(await share(id, joId, kim).expect(403)).error).toBe(refusal);
    await share(id, joId).expect(200);
    expect(problem(await takeBack(id, joId, kim).expect(403)).error).toBe(refusal);
    expect(problem(await kim.delete(`/cases/${id}`).expect(403)).error).toBe(
      'Only the owner of a case or an admin can delete it.',
    );
    await takeBack(id, kimId, kim).expect(200);
    await kim.get(`/cases/${id}`).expect(403);
    await takeBack(id, joId, admin).expect(200);
    await takeBack(id, joId).expect(200);
    expect((await sentences(id)).reverse()).toEqual([
      'Sam Lee opened the case',
      'Administrator shared the case with Kim Oh',
      'Sam Lee shared the case with Jo Park',
      'Kim Oh gave the case back',
      'Administrator took the case back from Jo Park',
    ]);
  });

  test('can be signed already, and is then read', async () => {
    const id = await signedCase();
    await share(id, joId).expect(200);
    expect(await get(id, jo)).toMatchObject({ signed: true, shares: [{ id: joId }] });
    await jo.post(`/cases/${id}/items`).send({ items: [] }).expect(409);
  });

  test.each([
    ['a user who is not there', 999_999, 'Choose an active user of this site.'],
    ['its owner', 2, 'This user has the case already: it is their own.'],
    ['no number', 'x', 'user_id must be the number of a user.'],
    ['nobody', undefined, 'user_id must be the number of a user.'],
  ])('not with %s', async (_, user_id, message) => {
    const id = await open();
    const answer = await user.post(`/cases/${id}/shares`).send({ user_id }).expect(400);
    expect(problem(answer).fields).toEqual({ user_id: expect.stringContaining(message) as string });
    expect((await get(id)).revision).toBe(0);
  });

  test('not with somebody who is deactivated', async () => {
    const body = { username: 'left', password: 'chosen by the admin' };
    await admin.post('/admin/users').send(body).expect(201);
    const left = await idOf('left');
    await admin.delete(`/admin/users/${left}`).expect(200);
    expect(problem(await share(await open(), left).expect(400)).code).toBe('no_such_colleague');
  });

  test('twice is once; based on an older revision it is refused with where the case stands', async () => {
    const id = await open();
    await share(id, kimId).expect(200);
    expect((await share(id, kimId).expect(200)).body).toMatchObject({ revision: 1 });
    const late = await share(id, joId).set('If-Match', '"0"').expect(409);
    expect(problem(late)).toMatchObject({ code: 'changed_meanwhile', revision: 1 });
    await takeBack(id, kimId).set('If-Match', '0').expect(409);
    await takeBack(id, kimId).set('If-Match', '1').expect(200);
  });
});
