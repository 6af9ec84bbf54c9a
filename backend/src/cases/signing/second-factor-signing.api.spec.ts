import type { CaseHistoryResponse } from '@vouchwell/contract';
import { USER } from '../../testing/app.ts';
import { Authenticator } from '../../testing/authenticator.ts';
import { testClock } from '../../testing/boxes.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';

const clock = testClock(new Date().toISOString());
const { app, admin, user, get, ready, edit, sign } = await caseDesk({ clock });
const phone = await Authenticator.setUp(user, USER.password, clock);
beforeEach(() => clock.pass(60_000));
afterAll(() => app.close());

const told = async (id: number, agent = user) => {
  const { body } = await agent.get(`/cases/${id}/history`).expect(200);
  return (body as CaseHistoryResponse).entries.map(({ sentence }) => sentence).join('\n');
};

test('a signature asks for the code beside the password; without it nothing is signed, and nothing is lost', async () => {
  const id = await ready();
  const before = await get(id);
  const refused = await sign(id).expect(400);
  expect(problem(refused)).toMatchObject({
    code: 'code_missing',
    fields: { code: expect.any(String) as string },
  });
  expect(problem(await sign(id, { code: '000000' }).expect(403))).toMatchObject({ code: 'code_wrong' });
  await sign(id, { password: 'not the password', code: phone.code() }).expect(403);
  expect(await get(id)).toEqual(before);
  await sign(id, { code: phone.code() }).expect(200);
  expect(await told(id)).toContain('with a code of the authenticator app');
});

test('a code that signed signs nothing else, nor lets it in anybody', async () => {
  const [one, other] = [await ready(), await ready()];
  await sign(one, { code: phone.code() }).expect(200);
  expect(problem(await sign(other, { code: phone.code() }).expect(403))).toMatchObject({ code: 'code_used' });
  const { body } = await app.anyone().post('/auth/login').send(USER).expect(200);
  const { challenge } = (body as { second_factor: { challenge: string } }).second_factor;
  await app.anyone().post('/auth/login/second-factor').send({ challenge, code: phone.code() }).expect(401);
  await sign(other, { code: phone.code(1) }).expect(200);
});

test('two signatures at once with one code: one is made', async () => {
  const [one, other] = [await ready(), await ready()];
  const code = phone.code();
  const answers = await Promise.all([sign(one, { code }), sign(other, { code })]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 403]);
});

test('what is refused for another reason costs no code', async () => {
  const id = await ready();
  const note_id = (await get(id)).notes[0]!.id;
  await edit(id, note_id, 'Ana needs [how many] briefs.').expect(200);
  const code = phone.code();
  expect(problem(await sign(id, { code }).expect(409))).toMatchObject({ code: 'marks_unconfirmed' });
  await edit(id, note_id, 'Ana needs briefs.').expect(200);
  await sign(id, { code }).expect(200);
});

test('an addendum asks for it as well, and a recovery code is one', async () => {
  const id = await ready();
  await sign(id, { code: phone.code() }).expect(200);
  const add = (more: object) =>
    user.post(`/cases/${id}/addenda`).send({ text: 'Needed.', password: USER.password, ...more });
  expect(problem(await add({}).expect(400))).toMatchObject({ code: 'code_missing' });
  const [recovery] = phone.recoveryCodes;
  await add({ code: recovery }).expect(200);
  await add({ code: recovery }).expect(403);
  expect((await get(id)).addenda).toHaveLength(1);
  expect(await told(id)).toContain('with a recovery code');
});

test('the password that somebody else set does not sign; who resets both is named beside the signature', async () => {
  const SAM = 2;
  await admin.put(`/admin/users/${SAM}`).send({ password: 'given by the admin' }).expect(200);
  const first = await app
    .anyone()
    .post('/auth/login')
    .send({ ...USER, password: 'given by the admin' });
  expect(Object.keys(first.body as object)).toEqual(['second_factor']);
  await admin.delete(`/admin/users/${SAM}/second-factor`).expect(200);
  const sam = await app.signIn({ ...USER, password: 'given by the admin' });
  const own = { current_password: 'given by the admin', new_password: USER.password };
  await sam.post('/auth/password').send(own).expect(200);
  const fresh = await Authenticator.setUp(sam, USER.password, clock);
  clock.pass(30_000);
  const id = await ready(sam);
  await sign(id, { code: fresh.code() }, sam).expect(200);
  const line = await told(id, sam);
  expect(line).toContain('had reset its second factor on');
  expect(line).toContain('had set a password for this account on');
});
