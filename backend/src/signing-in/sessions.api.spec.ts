import type { SessionResponse, SessionsResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp, USER } from '../testing/app.ts';
import { bearer } from '../testing/app-with-model.ts';
import { testClock } from '../testing/boxes.ts';
import { liveWindow } from '../testing/live-window.ts';

const clock = testClock();
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0';
const HOUR = 3_600_000;
/** Whose number it is: the first user after the admin. */
const SAM = 2;

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  app = await startApp({ clock });
  await app.newUser();
  admin = await app.admin();
});
afterAll(() => app.close());
beforeEach(() => admin.delete(`/admin/users/${SAM}/sessions`).expect(200));

const sessionsOf = async (agent: TestAgent, path = '/auth/sessions') =>
  ((await agent.get(path).expect(200)).body as SessionsResponse).sessions;
const written = async (type: string) =>
  (await app.engines.log.readAll(null, 10_000)).filter((event) => event.type === type).length;
const current = (sessions: readonly SessionResponse[]) => sessions.find((one) => one.current)!;

describe('where somebody is signed in', () => {
  test('is told with the browser, since when and when last used, and which one asks', async () => {
    clock.pass(HOUR);
    const begun = clock.now().toISOString();
    const signedIn = await app.anyone().post('/auth/login').set('User-Agent', FIREFOX).send(USER).expect(200);
    const { access_token } = signedIn.body as { access_token: string };
    clock.pass(HOUR);
    const here = await app.signIn(USER);
    const [latest, earlier, ...more] = await sessionsOf(here);
    expect(more).toEqual([]);
    expect(latest).toMatchObject({ current: true, begun_at: clock.now().toISOString() });
    expect(earlier).toMatchObject({ current: false, browser: 'Firefox on Windows', begun_at: begun });
    expect(earlier!.used_at).toBe(begun);
    const before = await app.engines.secrets.list('session/2/');
    await app.anyone().get('/auth/me').set('Authorization', `Bearer ${access_token}`).expect(200);
    const [used] = (await sessionsOf(here)).filter(({ id }) => id === earlier!.id);
    expect(used).toMatchObject({ begun_at: begun, used_at: clock.now().toISOString() });
    // A use within five minutes is not written again.
    const after = await app.engines.secrets.list('session/2/');
    expect(after).not.toEqual(before);
    clock.pass(4 * 60_000);
    await here.get('/auth/me').expect(200);
    expect(await app.engines.secrets.list('session/2/')).toEqual(after);
  });

  test('is nobody’s to see but their own and that of who manages users, without an address', async () => {
    const sam = await app.signIn(USER);
    await sam.get('/admin/users/1/sessions').expect(403);
    const seen = await sessionsOf(admin, `/admin/users/${SAM}/sessions`);
    expect(seen).toHaveLength(1);
    expect(Object.keys(seen[0]!).sort()).toEqual(
      ['begun_at', 'browser', 'current', 'expires_at', 'id', 'used_at'].sort(),
    );
    expect(JSON.stringify(seen)).not.toContain('127.0.0.1');
  });
});

describe('a session that is ended', () => {
  test('by its person is over at the next request, also its live stream, and others go on', async () => {
    const here = await app.signIn(USER);
    const headers = await bearer(app.url, USER);
    const there = () => app.anyone().get('/auth/me').set(headers);
    const { id } = (await sessionsOf(here)).find((one) => !one.current)!;
    const window = await liveWindow(app.url, headers);
    await window.until(([first]) => first?.type === 'ready');
    const before = await written('SessionsEnded');
    await here.delete(`/auth/sessions/${id}`).expect(200);
    await there().expect(401);
    await window.ended;
    await here.get('/auth/me').expect(200);
    expect(await written('SessionsEnded')).toBe(before + 1);
    // Nothing is left to end.
    await here.delete(`/auth/sessions/${id}`).expect(200);
    expect(await written('SessionsEnded')).toBe(before + 1);
  });

  test('of somebody else is not ended by its number', async () => {
    const sam = await app.signIn(USER);
    const { id } = current(await sessionsOf(admin));
    await sam.delete(`/auth/sessions/${id}`).expect(200);
    await admin.get('/auth/me').expect(200);
    await sam.delete(`/auth/sessions/${encodeURIComponent(`../1/${id}`)}`).expect(200);
    await admin.get('/auth/me').expect(200);
  });

  test('everywhere is over everywhere, here too', async () => {
    const [here, there] = [await app.signIn(USER), await app.signIn(USER)];
    await here.post('/auth/logout/everywhere').expect(200);
    await here.get('/auth/me').expect(401);
    await there.get('/auth/me').expect(401);
    await admin.get('/auth/me').expect(200);
  });

  test('by whoever manages users is over at the next request; of nobody there is nothing to end', async () => {
    const [one, two] = [await app.signIn(USER), await app.signIn(USER)];
    const { id } = current(await sessionsOf(one));
    await admin.delete(`/admin/users/${SAM}/sessions/${id}`).expect(200);
    await one.get('/auth/me').expect(401);
    await two.get('/auth/me').expect(200);
    await admin.delete(`/admin/users/${SAM}/sessions`).expect(200);
    await two.get('/auth/me').expect(401);
    await admin.delete('/admin/users/99/sessions').expect(404);
    await admin.get('/admin/users/99/sessions').expect(404);
  });

  test('stays ended while a request of it is written down as used', async () => {
    const [here, there] = [await app.signIn(USER), await app.signIn(USER)];
    const { id } = current(await sessionsOf(there));
    clock.pass(HOUR);
    const asking = Promise.all(Array.from({ length: 20 }, () => there.get('/auth/me')));
    await here.delete(`/auth/sessions/${id}`).expect(200);
    await asking;
    await there.get('/auth/me').expect(401);
    expect(await app.engines.secrets.get(`session/${SAM}/${id}`)).toBeNull();
  });
});
