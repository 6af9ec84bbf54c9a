import type { CaseHistoryResponse, ColleaguesResponse } from '@vouchwell/contract';
import { caseDesk, problem } from '../../testing/case-desk.ts';

const { app, admin, user, open, get, list, ready, sign } = await caseDesk();
const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
const jo = await app.newUser({ full_name: 'Jo Park' }, 'jo.park');
afterAll(() => app.close());

const idOf = async (query: string) =>
  ((await user.get('/colleagues').query({ query }).expect(200)).body as ColleaguesResponse).colleagues[0]!.id;
const [kimId, joId] = [await idOf('kim'), await idOf('jo')];
const send = (id: number, user_id: number, agent = user) =>
  agent.post(`/cases/${id}/send-for-signature`).send({ user_id });
const waiting = async (agent = kim) => (await list('?needs_my_signature=true', agent)).map(({ id }) => id);

test('it waits for the one who was asked, who signs it, and then for nobody', async () => {
  const id = await ready();
  const before = await waiting();
  await send(id, kimId).expect(200);
  expect(await waiting()).toEqual([id, ...before]);
  expect(await waiting(user)).toEqual([]);
  expect(await waiting(admin)).toEqual([]);
  expect((await list('', kim))[0]).toMatchObject({ id, needs_my_signature: true });
  expect((await list('', user))[0]).toMatchObject({ id, needs_my_signature: false });
  expect((await get(id)).sent_for_signature).toEqual({
    id: kimId,
    full_name: 'Kim Oh',
    username: 'kim.oh',
    sent_at: expect.stringMatching(/Z$/) as string,
    sent_by: 'Sam Lee',
  });
  await sign(id, {}, kim).expect(200);
  expect(await waiting()).toEqual(before);
  const done = await get(id);
  expect(done.sent_for_signature).toBeNull();
  expect((await list('', kim))[0]).toMatchObject({ signed_at: done.signed_at, needs_my_signature: false });
});

test('the filter goes with search, status and pages', async () => {
  const id = await ready();
  await send(id, joId).expect(200);
  const answer = await jo.get('/cases?needs_my_signature=true&search=ramirez&page=1&per_page=1').expect(200);
  expect(answer.headers['x-total-count']).toBe('1');
  expect(await list('?needs_my_signature=true&status=completed', jo)).toEqual([]);
  const { body } = await jo.get('/cases?needs_my_signature=maybe').expect(400);
  expect(body).toMatchObject({ message: 'needs_my_signature must be true.' });
});

test('whoever gives it back is not waited for', async () => {
  const id = await ready();
  await send(id, kimId).expect(200);
  await kim.delete(`/cases/${id}/shares/${kimId}`).expect(200);
  expect(await waiting()).not.toContain(id);
  expect((await get(id)).sent_for_signature).toBeNull();
});

test('to let another in stays with the owner; those who may open it ask each other', async () => {
  const id = await ready();
  await user.post(`/cases/${id}/shares`).send({ user_id: kimId }).expect(200);
  expect(problem(await send(id, joId, kim).expect(403)).code).toBe('case_not_own');
  expect(problem(await send(id, joId, jo).expect(403)).code).toBe('case_forbidden');
  const ownerId = (await get(id)).created_by.id;
  await send(id, ownerId, kim).expect(200);
  expect(await waiting(user)).toContain(id);
  await send(id, joId).expect(200);
  expect(await waiting(user)).not.toContain(id);
  const { entries } = (await user.get(`/cases/${id}/history`).expect(200)).body as CaseHistoryResponse;
  expect(entries.slice(0, 3).map(({ by, sentence }) => `${by} ${sentence}`)).toEqual([
    'Sam Lee sent the case to Jo Park for signature',
    'Sam Lee shared the case with Jo Park',
    'Kim Oh sent the case to Sam Lee for signature',
  ]);
});

test('what lacks something is not sent, nor to nobody', async () => {
  const answer = await send(await open(), kimId).expect(409);
  expect(problem(answer).error).toBe('Add at least one diagnosis before sending it for signature.');
  const id = await ready();
  expect(problem(await send(id, 999_999).expect(400)).fields).toEqual({
    user_id: 'Choose an active user of this site.',
  });
  expect(problem(await send(id, (await get(id)).created_by.id).expect(400)).code).toBe('sent_to_oneself');
});
