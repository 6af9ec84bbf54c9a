import type { CaseRowResponse, CaseStatsResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../../testing/app.ts';
import { caseDesk, problem, provider } from '../../testing/case-desk.ts';

const { app, admin, user, patient, register, open, get, list, generate, ready, sign } = await caseDesk();
afterAll(() => app.close());

describe('whose case it is', () => {
  test('another’s case is forbidden, an unknown one missing, for every call', async () => {
    const theirs = await ready(admin);
    const calls = (id: number | string) => [
      user.get(`/cases/${id}`),
      user.delete(`/cases/${id}`),
      user.put(`/cases/${id}/patient`).send({ patient: { id: patient.id } }),
      user.post(`/cases/${id}/diagnoses`).send({ diagnoses: [] }),
      user.delete(`/cases/${id}/diagnoses`),
      user.post(`/cases/${id}/items`).send({ items: [] }),
      user.delete(`/cases/${id}/items`),
      user.post(`/cases/${id}/provider`).send(provider),
      user.post(`/cases/${id}/generate_note`).send({}),
      user.post(`/cases/${id}/improve_note`).send({ current_note: 'x' }),
      user.put(`/cases/${id}/notes/1`).send({ note_text: 'x' }),
      user.post(`/cases/${id}/sign`).send({ password: USER.password }),
      user.post(`/cases/${id}/complete`).send({}),
      user.get(`/cases/${id}/export/pdf`),
      user.get(`/cases/${id}/export/txt`),
      user.post(`/cases/${id}/printed`).send({}),
      user.post(`/cases/${id}/copied`).send({}),
    ];
    const before = await get(theirs, admin);
    for (const call of calls(theirs)) {
      expect(problem(await call.expect(403))).toMatchObject({
        code: 'case_forbidden',
        error: 'You do not have permission to access this case.',
      });
    }
    for (const id of [999_999, 0, -1, 'abc', '1e0', '0x1', '%00', '1.0', '9'.repeat(40)]) {
      for (const call of calls(id)) {
        expect(problem(await call.expect(404)).error).toBe('Case not found.');
      }
    }
    expect(await get(theirs, admin)).toEqual(before);
  });

  test('lists and figures hold one’s own cases; an admin’s hold all', async () => {
    const theirs = await open({}, admin);
    expect((await list()).map(({ id }) => id)).not.toContain(theirs);
    expect((await list('', admin)).map(({ id }) => id)).toContain(theirs);
    const stats = async (agent: TestAgent) =>
      (await agent.get('/cases/stats').expect(200)).body as CaseStatsResponse;
    expect((await stats(user)).total_cases).toBe((await list()).length);
    expect((await stats(admin)).total_cases).toBe((await list('', admin)).length);
  });
});

describe('the list', () => {
  let kim: TestAgent;
  beforeAll(async () => {
    kim = await app.newUser({}, 'kim.park');
    const müller = await register('Müller', kim);
    for (let n = 0; n < 7; n++) await open(n % 2 ? {} : { patient: müller, category: 'CGM' }, kim);
    const done = await ready(kim);
    await sign(done, {}, kim).expect(200);
    await kim.post(`/cases/${done}/complete`).expect(200);
    await generate(await open({}, kim), kim);
  });

  test('is newest first, with totals in its headers', async () => {
    const { body, headers } = await kim.get('/cases').expect(200);
    const ids = (body as CaseRowResponse[]).map(({ id }) => id);
    expect(ids).toEqual([...ids].sort((a, b) => b - a));
    expect([ids.length, headers['x-total-count'], headers['x-total-pages']]).toEqual([9, '9', '1']);
  });

  test('comes in pages', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map((page) => kim.get(`/cases?page=${page}&per_page=4`)));
    expect(pages.map(({ body }) => (body as unknown[]).length)).toEqual([4, 4, 1, 0]);
    expect(pages[0]!.headers['x-total-pages']).toBe('3');
    const ids = pages.flatMap(({ body }) => (body as CaseRowResponse[]).map(({ id }) => id));
    expect(new Set(ids).size).toBe(9);
  });

  test.each([
    ['?status=draft', 7],
    ['?status=in_progress', 1],
    ['?status=completed', 1],
    ['?status=', 9],
    ['?search=muller', 4],
    ['?search=M%C3%9CLLER%20cgm', 4],
    ['?search=mrn-ramirez', 5],
    ['?search=zzzz', 0],
    ['?search=muller&status=completed', 0],
    ['?search=%25', 0],
  ])('%s holds %i', async (query, count) => {
    expect(await list(query, kim)).toHaveLength(count);
  });

  test('finds a case by its number', async () => {
    const [newest] = await list('', kim);
    expect((await list(`?search=%23${newest!.id}`, kim)).map(({ id }) => id)).toContain(newest!.id);
  });

  test('figures are those of the specification', async () => {
    expect((await kim.get('/cases/stats').expect(200)).body).toEqual({
      total_cases: 9,
      active_patients: 2,
      notes_generated: 2,
      success_rate: 11,
      by_status: { draft: 7, in_progress: 1, completed: 1 },
    });
  });

  test.each([
    '?status=done',
    '?page=0',
    '?per_page=500',
    '?page=x',
    '?search=a&search=b',
    '?status[$ne]=draft',
  ])('%s is refused or ignored, never a server error', async (query) =>
    expect([200, 400]).toContain((await kim.get(`/cases${query}`)).status),
  );
});
