import type {
  ColleaguesResponse,
  MeResponse,
  ProblemResponse,
  UserProfileResponse,
  UsersResponse,
} from '@vouchwell/contract';
import { startApp, USER } from '../../testing/app.ts';

const app = await startApp();
const admin = await app.admin();
const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
const user = await app.newUser();
afterAll(() => app.close());

const KIM = '/admin/users/2/profile';
const full = { printed_name: 'Dr. Kim Oh', credentials: 'MD', npi: '1234567893', signature: 'Kim Oh' };
/** One point, RGBA. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const set = (body: object) => admin.put(KIM).send(body);
const profile = async () => (await admin.get(KIM).expect(200)).body as UserProfileResponse;

test('a user has none until it is set, whole or in parts', async () => {
  const nothing = { printed_name: null, credentials: null, npi: null, signature: null };
  expect((await profile()).profile).toEqual(nothing);
  expect(((await set(full).expect(200)).body as UserProfileResponse).profile).toEqual(full);
  await set({ credentials: ' PT,\u200B DPT ' }).expect(200);
  expect((await profile()).profile).toEqual({ ...full, credentials: 'PT, DPT' });
  await set({ credentials: '', signature: null }).expect(200);
  expect((await profile()).profile).toEqual({ ...full, credentials: null, signature: null });
  await set(full).expect(200);
});

test('the same again writes nothing, and an edit of an older revision is refused', async () => {
  await set(full).expect(200);
  const { revision } = await profile();
  await set(full).expect(200);
  expect((await profile()).revision).toBe(revision);
  await admin
    .put(KIM)
    .set('If-Match', `"${revision - 1}"`)
    .send({ npi: null })
    .expect(409);
  expect((await profile()).profile.npi).toBe(full.npi);
});

test('a drawn signature is kept as a plain PNG; lists tell only that there is one', async () => {
  await set({ signature: POINT }).expect(200);
  expect((await profile()).profile.signature).toMatch(/^data:image\/png;base64,/);
  const { users } = (await admin.get('/admin/users').expect(200)).body as UsersResponse;
  const told = { printed_name: full.printed_name, credentials: 'MD', npi: full.npi, signature: 'drawn' };
  expect(users[1]!.profile).toEqual(told);
  expect(((await kim.get('/auth/me').expect(200)).body as MeResponse).user.profile).toEqual(told);
});

test('the account of a provider is found by the NPI, while it is active', async () => {
  await set(full).expect(200);
  const found = async (npi: string) =>
    ((await user.get('/colleagues').query({ npi }).expect(200)).body as ColleaguesResponse).colleagues;
  expect(await found('1234567893')).toEqual([{ id: 2, full_name: 'Kim Oh', username: 'kim.oh' }]);
  expect(await found('1245319599')).toEqual([]);
  await user.get('/colleagues?npi=12').expect(400);
});

test.each([
  [
    { npi: '1234567890' },
    'npi',
    'This is no NPI: its check digit is wrong. Compare it with the NPI registry.',
  ],
  [{ npi: '123' }, 'npi', 'NPI must be exactly 10 digits'],
  [{ npi: 5 }, 'npi', /^NPI must be/],
  [
    { printed_name: 'D\u2019\u0391mico' },
    'printed_name',
    'Printed name must not mix letters of different scripts in one word.',
  ],
  [{ printed_name: 'Kim\u202EOh' }, 'printed_name', /^Printed name must not hold/],
  [{ credentials: 'x'.repeat(61) }, 'credentials', 'Credentials can have at most 60 characters.'],
  [{ signature: 'data:text/html,<script>' }, 'signature', /^A drawn signature must be a PNG picture/],
])('%j is refused, naming the field', async (body, field, sentence) => {
  const before = await profile();
  const refused = (await set(body).expect(400)).body as ProblemResponse;
  expect(refused.fields?.[field]).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
  expect(await profile()).toEqual(before);
});

describe('one’s own printed name, credentials and NPI', () => {
  const OWN = '/admin/users/1';
  const problem = ({ body }: { body: unknown }) => body as ProblemResponse;

  test('are one’s own to set only while nobody else manages users', async () => {
    await admin.put(`${OWN}/profile`).send({ credentials: 'RN' }).expect(200);
    await admin.put(OWN).send({ full_name: 'Ada Example' }).expect(200);
    const lee = await app.newUser({ role: 'admin' }, 'lee.moreau');
    const before = (await admin.get(`${OWN}/profile`).expect(200)).body as UserProfileResponse;
    for (const change of [{ printed_name: 'Dr. Ada' }, { credentials: 'MD' }, { npi: '1245319599' }]) {
      const refused = problem(await admin.put(`${OWN}/profile`).send(change).expect(403));
      expect(refused.code).toBe('own_profile');
      expect(refused.message).toMatch(/own printed name, credentials or NPI\. Ask another user/);
    }
    expect((await admin.get(`${OWN}/profile`).expect(200)).body).toEqual(before);
    // The mark is one's own, and the same again is no change.
    await admin.put(`${OWN}/profile`).send({ credentials: 'RN', signature: 'Ada E.' }).expect(200);
    await lee.put(`${OWN}/profile`).send({ credentials: 'MD' }).expect(200);
  });

  test('nor the full name where that is what is printed', async () => {
    const changed = { full_name: 'Dr. Ada Example' };
    expect(problem(await admin.put(OWN).send(changed).expect(403)).code).toBe('own_name');
    await admin.put(OWN).send({ full_name: 'Ada Example', email: 'ada@example.org' }).expect(200);
    const lee = await app.signIn({ ...USER, username: 'lee.moreau' });
    await lee.put(`${OWN}/profile`).send({ printed_name: 'Ada Example' }).expect(200);
    await admin.put(OWN).send(changed).expect(200);
  });

  test('an admin who may not manage users, or not enter, is nobody to ask', async () => {
    await admin
      .put('/admin/users/4')
      .send({ permissions: { can_manage_users: false } })
      .expect(200);
    await app.newUser({ role: 'admin', permissions: { can_access_admin: false } }, 'an.outsider');
    await admin.put(`${OWN}/profile`).send({ npi: '1245319599' }).expect(200);
  });
});

test('nobody is somebody without an account', async () => {
  await admin.get('/admin/users/99/profile').expect(404);
  await admin.put('/admin/users/99/profile').send(full).expect(404);
});
