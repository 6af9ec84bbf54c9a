import type { LibraryFileContent } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../../testing/app.ts';
import { type CutOffSite, cutOffSite } from '../../testing/cut-off-site.ts';

const OWN = 'a phrase of my own choice';
let site: CutOffSite;
beforeEach(async () => {
  site = await cutOffSite();
});
afterEach(() => site.close());

const passwordsSet = async (stream = 'user-2') =>
  (await site.everything())
    .filter((event) => event.type === 'PasswordSet' && event.stream === stream)
    .map(({ metadata }) => (metadata as unknown as { actor: { id: number } }).actor.id);
const told = async (agent: TestAgent) =>
  ((await agent.get('/auth/me').expect(200)).body as { user: { password_set_by: object | null } }).user
    .password_set_by;

// The key, the number, its reservation, the name and the user; the roster of admins counts nobody here.
test.each([1, 2, 3, 4])(
  'a user whose creation ends behind %d appends is whole when it is repeated',
  async (appends) => {
    const body = { username: 'half.made', password: 'chosen by the admin' };
    const create = () => site.admin.post('/admin/users').set('Idempotency-Key', 'half-made-user').send(body);
    site.log.failAfter(appends);
    expect((await create()).status).toBeGreaterThanOrEqual(500);
    await site.restart();
    const { body: made } = await create().expect(201);
    expect((await create().expect(201)).body).toEqual(made);
    const user = await site.app.signIn(body);
    expect(((await user.get('/auth/me').expect(200)).body as { user: { id: number } }).user.id).toBe(
      (made as { user: { id: number } }).user.id,
    );
    expect((await site.everything()).filter(({ type }) => type === 'UserCreated')).toHaveLength(2);
  },
);

describe('a username claimed for a user who was never made', () => {
  const body = { username: 'half.made', password: 'chosen by the admin' };
  const create = (key: string) => site.admin.post('/admin/users').set('Idempotency-Key', key).send(body);
  const cutOff = async (key: string, appends: number) => {
    site.log.failAfter(appends);
    expect((await create(key)).status).toBeGreaterThanOrEqual(500);
    site.log.failAfter(null);
  };
  const claims = async () => (await site.everything()).filter(({ type }) => type === 'NameClaimed').length;
  const usersMade = async () => (await site.everything()).filter(({ type }) => type === 'UserCreated').length;

  test('goes to whoever asks for it next; the request that was cut off makes nobody beside them', async () => {
    const before = await claims();
    // The key, the number, its reservation and the name.
    await cutOff('the-first-attempt', 4);
    expect(await claims()).toBe(before + 1);
    await site.restart();
    const { body: made } = await create('the-second-attempt').expect(201);
    expect((await create('the-first-attempt').expect(409)).body).toMatchObject({ code: 'user_given_up' });
    expect((await create('the-third-attempt').expect(409)).body).toMatchObject({ code: 'name_taken' });
    expect((await create('the-second-attempt').expect(201)).body).toEqual(made);
    await site.app.signIn(body);
    expect(await usersMade()).toBe(2);
  });

  // The user who is given up, the release and the name of one's own.
  test.each([1, 2, 3])('is free also where taking it over ends behind %d appends', async (appends) => {
    await cutOff('the-first-attempt', 4);
    await cutOff('the-second-attempt', 3 + appends);
    await create('the-third-attempt').expect(201);
    for (const key of ['the-first-attempt', 'the-second-attempt']) await create(key).expect(409);
    await site.app.signIn(body);
    expect(await usersMade()).toBe(2);
  });

  test('goes to one of four who ask at once, who might each take it over from another', async () => {
    const asked = ['one', 'two', 'three', 'four'].map((key) => create(`at-once-${key}`));
    const statuses = (await Promise.all(asked)).map(({ status }) => status);
    expect(statuses.sort()).toEqual([201, 409, 409, 409]);
    expect(await usersMade()).toBe(2);
  });
});

describe('a password that stands in the vault and not in the log', () => {
  const change = (agent: TestAgent) =>
    agent
      .post('/auth/password')
      .set('Idempotency-Key', 'my-new-password')
      .send({ current_password: USER.password, new_password: OWN });
  const reset = () =>
    site.admin
      .put('/admin/users/2')
      .set('Idempotency-Key', 'their-new-password')
      .send({ password: 'set by the administrator' });

  test('is recorded when its request is repeated, which is not refused', async () => {
    const user = await site.app.newUser();
    site.log.failAfter(1);
    expect((await change(user)).status).toBeGreaterThanOrEqual(500);
    site.log.failAfter(null);
    await change(user).expect(200);
    await change(user).expect(200);
    // The first by the site.admin, the second to get past it.
    expect(await passwordsSet()).toEqual([1, 2, 2]);
    await site.app.signIn({ ...USER, password: OWN });
  });

  test('is recorded at the next start, under the name of who set it', async () => {
    await site.app.newUser();
    site.log.failAfter(1);
    expect((await reset()).status).toBeGreaterThanOrEqual(500);
    await site.restart();
    expect(await passwordsSet()).toEqual([1, 2, 1]);
    const user = await site.app.signIn({ ...USER, password: 'set by the administrator' });
    expect(await told(user)).toMatchObject({ user_id: 1 });
    await site.restart();
    expect(await passwordsSet()).toEqual([1, 2, 1]);
  });

  test('a late repeat of a reset leaves the password that its person has chosen since', async () => {
    await site.app.newUser();
    await reset().expect(200);
    const user = await site.app.signIn({ ...USER, password: 'set by the administrator' });
    const own = { current_password: 'set by the administrator', new_password: OWN };
    await user.post('/auth/password').send(own).expect(200);
    await reset().expect(200);
    await site.app.signIn({ ...USER, password: OWN });
    expect(await passwordsSet()).toEqual([1, 2, 1, 2]);
  });

  test('an edit of a named revision that only sets a password is answered alike when it is repeated', async () => {
    await site.app.newUser();
    const { users } = (await site.admin.get('/admin/users').expect(200)).body as {
      users: { id: number; revision: number }[];
    };
    const { revision } = users.find(({ id }) => id === 2)!;
    const send = () => reset().set('If-Match', `"${revision}"`);
    await send().expect(200);
    await send().expect(200);
  });
});

test('an import that ended half-way tells all that it added when it is repeated', async () => {
  const contents = Array.from({ length: 3 }, (_, n): Partial<LibraryFileContent> => ({
    title: `Imported ${n}`,
    content: 'Name the visit.',
  }));
  const file = { format: 'medical-necessity-library', version: 1, contents };
  const send = () => site.admin.post('/rag/import').set('Idempotency-Key', 'the-same-file').send({ file });
  // The key, and in one step the numbers of all contents; then the first content.
  site.log.failAfter(3);
  expect((await send()).status).toBeGreaterThanOrEqual(500);
  await site.restart();
  const whole = { success: true, added: 3, already_there: 0 };
  expect((await send().expect(200)).body).toMatchObject(whole);
  expect((await send().expect(200)).body).toMatchObject(whole);
  expect((await site.everything()).filter(({ type }) => type === 'ContentAdded').length).toBe(
    3 + (await starters()),
  );
});

/** What the product itself brings along. */
const starters = async () =>
  (await site.everything()).filter(
    ({ type, metadata }) => type === 'ContentAdded' && !JSON.stringify(metadata).includes('"id":1,'),
  ).length;
