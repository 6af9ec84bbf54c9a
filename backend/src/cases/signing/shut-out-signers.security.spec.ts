import type { CaseResponse } from '@vouchwell/contract';
import { TEXT_WORK } from '../../kernel/basics/tokens.ts';
import type { TextWork } from '../../kernel/ports/text-work.port.ts';
import { USER } from '../../testing/app.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';

const site = await caseDesk();
const { app, admin, user } = site;
afterAll(() => app.close());
afterEach(() => void vi.restoreAllMocks());

let made = 0;
/** Somebody with a case that was shared with them, which is read for their signature while something happens. */
async function signer(signed = false) {
  const username = `signer.${(made += 1)}`;
  const agent = await app.newUser({}, username);
  const { user: me } = (await agent.get('/auth/me').expect(200)).body as { user: { id: number } };
  const id = signed ? await site.signedCase() : await site.ready();
  await user.post(`/cases/${id}/shares`).send({ user_id: me.id }).expect(200);
  return { agent, userId: me.id, id };
}

/** Happens once the password was found right, while the text waits for its turn. */
function whileItIsRead(happens: () => PromiseLike<unknown>): void {
  const work = app.nest.get<TextWork>(TEXT_WORK);
  const read = work.grounding.bind(work);
  vi.spyOn(work, 'grounding').mockImplementation(async (...asked) => {
    await happens();
    return read(...asked);
  });
}

const addendum = { text: 'It was May.', password: USER.password };
const shut = [
  ['is deactivated', ({ userId }: { userId: number }) => admin.delete(`/admin/users/${userId}`)],
  ['is signed out by an admin', ({ userId }) => admin.delete(`/admin/users/${userId}/sessions`)],
  [
    'gets another password',
    ({ userId }) => admin.put(`/admin/users/${userId}`).send({ password: 'another one of the admin' }),
  ],
] as const satisfies readonly (readonly [string, (who: { userId: number }) => PromiseLike<unknown>])[];

test.each(shut)('who %s while the note is read for the signature signs nothing', async (_, happens) => {
  const { agent, userId, id } = await signer();
  whileItIsRead(() => happens({ userId }).expect(200));
  expect(problem(await site.sign(id, {}, agent).expect(401)).code).toBe('session_ended');
  const { signature, status } = (await admin.get(`/cases/${id}`).expect(200)).body as CaseResponse;
  expect([signature, status]).toEqual([null, 'in_progress']);
});

test.each(shut)('nor does who %s sign an addendum', async (_, happens) => {
  const { agent, userId, id } = await signer(true);
  whileItIsRead(() => happens({ userId }).expect(200));
  const refused = await agent.post(`/cases/${id}/addenda`).send(addendum).expect(401);
  expect(problem(refused).code).toBe('session_ended');
  expect(((await admin.get(`/cases/${id}`).expect(200)).body as CaseResponse).addenda).toEqual([]);
});

test('nor does whose share was taken back', async () => {
  const { agent, userId, id } = await signer(true);
  whileItIsRead(() => user.delete(`/cases/${id}/shares/${userId}`).expect(200));
  await agent.post(`/cases/${id}/addenda`).send(addendum).expect(403);
  expect(((await admin.get(`/cases/${id}`).expect(200)).body as CaseResponse).addenda).toEqual([]);
});

test('who still may signs', async () => {
  const { agent, id } = await signer();
  whileItIsRead(() => Promise.resolve());
  await site.sign(id, {}, agent).expect(200);
});
