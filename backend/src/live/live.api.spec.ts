import type { LiveEvent, ProblemResponse } from '@vouchwell/contract';
import { ADMIN, startApp, USER } from '../testing/app.ts';
import { bearer } from '../testing/app-with-model.ts';
import { caseDesk, provider } from '../testing/case-desk.ts';
import { liveWindow } from '../testing/live-window.ts';

const { app, admin, user, patient, open, get, register } = await caseDesk();
const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
const KIM = { ...USER, username: 'kim.oh' };
const kimId = 3;

const windows: Awaited<ReturnType<typeof liveWindow>>[] = [];
async function look(who: object) {
  const window = await liveWindow(app.url, await bearer(app.url, who));
  windows.push(window);
  await window.until(([first]) => first?.type === 'ready');
  return window;
}
afterEach(async () => {
  for (const window of windows.splice(0)) await window.close();
});
afterAll(() => app.close());

const ofCase = (id: number, revision: number) => (events: readonly LiveEvent[]) =>
  events.some((one) => one.type === 'case' && one.case_id === id && one.revision >= revision);
const ofList = (list: string) => (events: readonly LiveEvent[]) =>
  events.some((one) => one.type === 'list' && one.list === list);

describe('what changes', () => {
  test('is told as an event stream that nobody keeps', async () => {
    const { headers, told } = await look(USER);
    expect(headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(told[0]).toEqual({ type: 'ready' });
  });

  test('by another arrives when it can be read, with who did it', async () => {
    const id = await open();
    const window = await look(USER);
    for (let n = 1; n <= 10; n++) {
      await admin
        .post(`/cases/${id}/provider`)
        .send({ ...provider, name: `Dr. ${n}` })
        .expect(200);
      await window.until(ofCase(id, n));
      expect((await get(id)).revision).toBe(n);
    }
    expect(window.told.at(-1)).toEqual({
      type: 'case',
      case_id: id,
      revision: 10,
      by: { id: 1, name: 'Administrator' },
    });
  });

  test('in a case of others is not told, and nothing that a case says', async () => {
    const [theirs, admins] = [await look(KIM), await look(ADMIN)];
    const id = await open();
    await user.post(`/cases/${id}/provider`).send(provider).expect(200);
    const own = await open({ patient: await register('Own', kim) }, kim);
    await theirs.until(ofCase(own, 0));
    await admins.until(ofCase(own, 0));
    expect(admins.told).toContainEqual(expect.objectContaining({ case_id: id }));
    expect(JSON.stringify(theirs.told)).not.toContain(`"case_id":${id}`);
    expect(JSON.stringify(admins.told)).not.toMatch(/Ram|Park|Own|provider/);
  });

  test('reaches whom a case is shared with, from then on until it is taken back', async () => {
    const id = await open();
    const window = await look(KIM);
    await user.post(`/cases/${id}/shares`).send({ user_id: kimId }).expect(200);
    await window.until(ofCase(id, 1));
    await user.post(`/cases/${id}/provider`).send(provider).expect(200);
    await window.until(ofCase(id, 2));
    await user.delete(`/cases/${id}/shares/${kimId}`).expect(200);
    await window.until(ofList('cases'));
    await user.post(`/cases/${id}/items`).send({ items: [] }).expect(200);
    const own = await open({}, kim);
    await window.until(ofCase(own, 0));
    expect(ofCase(id, 3)(window.told)).toBe(false);
  });

  test('a deleted case leaves the lists of all who had it', async () => {
    const id = await open();
    await user.post(`/cases/${id}/shares`).send({ user_id: kimId }).expect(200);
    const all = [await look(USER), await look(KIM), await look(ADMIN)];
    await user.delete(`/cases/${id}`).expect(200);
    for (const window of all) await window.until(ofList('cases'));
  });

  test('in a list is told to those who may see it', async () => {
    const [users, admins] = [await look(USER), await look(ADMIN)];
    await admin
      .post('/admin/users')
      .send({ username: 'new.here', password: 'chosen by the admin' })
      .expect(201);
    await admin.post('/rag/content').send({ title: 'A title', content: 'A text.' }).expect(201);
    await register('Listed');
    for (const list of ['users', 'library', 'patients']) await admins.until(ofList(list));
    await users.until(ofList('patients'));
    expect(users.told).toEqual([{ type: 'ready' }, { type: 'list', list: 'patients' }]);
  });
});

describe('a window', () => {
  test('ends with its session, and no other', async () => {
    const headers = await bearer(app.url, USER);
    const ending = await liveWindow(app.url, headers);
    const staying = await look(USER);
    await fetch(`${app.url}/auth/logout`, { method: 'POST', headers, body: '{}' });
    await ending.ended;
    const id = await open();
    await staying.until(ofCase(id, 0));
    await expect(liveWindow(app.url, headers)).rejects.toThrow('401');
  });

  test('ends when its user is deactivated', async () => {
    await app.newUser({}, 'leaving');
    const window = await look({ ...USER, username: 'leaving' });
    const { body } = await admin.get('/colleagues?query=leaving').expect(200);
    const [{ id }] = (body as { colleagues: [{ id: number }] }).colleagues;
    await admin.delete(`/admin/users/${id}`).expect(200);
    await window.ended;
  });

  test('is one of a few in its session; one that closes makes room', async () => {
    const headers = await bearer(app.url, USER);
    const eight = await Promise.all(Array.from({ length: 8 }, () => liveWindow(app.url, headers)));
    const refused = await fetch(`${app.url}/live`, { headers });
    // A stream that was let in has no end to read.
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as ProblemResponse).code).toBe('too_many_streams');
    await (await look(USER)).close();
    await eight[0]!.close();
    let ninth: Awaited<ReturnType<typeof liveWindow>> | null = null;
    while (!ninth) ninth = await liveWindow(app.url, headers).catch(() => null);
    for (const window of [...eight.slice(1), ninth]) await window.close();
  });

  test('is one of a few of its person, however often they are signed in; others look on beside', async () => {
    const all: Awaited<ReturnType<typeof liveWindow>>[] = [];
    for (let session = 0; session < 3; session++) {
      const headers = await bearer(app.url, KIM);
      for (let n = 0; n < 8; n++) all.push(await liveWindow(app.url, headers));
    }
    const refused = await fetch(`${app.url}/live`, { headers: await bearer(app.url, KIM) });
    expect(refused.status).toBe(429);
    expect(((await refused.json()) as ProblemResponse).code).toBe('too_many_streams');
    await look(USER);
    for (const window of all) await window.close();
  });

  test('ends when its person is signed in anew more than twenty times', async () => {
    const oldest = await look(KIM);
    for (let n = 0; n < 20; n++) await bearer(app.url, KIM);
    await oldest.ended;
    const day = new Date().toISOString().slice(0, 10);
    const recorded = await app.engines.log.readStream(`access-${day}`, 0, 10_000);
    expect(recorded.filter(({ type }) => type === 'OldSessionsEnded').at(-1)?.data).toMatchObject({
      user_id: kimId,
    });
  });

  test('is asked for by HEAD without one being opened', async () => {
    const headers = await bearer(app.url, USER);
    expect((await fetch(`${app.url}/live`, { method: 'HEAD', headers })).status).toBe(200);
  });

  test('that was closed is followed by another that misses nothing', async () => {
    await (await look(USER)).close();
    const id = await open({ patient });
    const window = await look(USER);
    await user.post(`/cases/${id}/provider`).send(provider).expect(200);
    await window.until(ofCase(id, 1));
  });
});

test('a server that stops ends its windows at once', async () => {
  const other = await startApp();
  const window = await liveWindow(other.url, await bearer(other.url, ADMIN));
  await window.until(([first]) => first?.type === 'ready');
  await other.close();
  await window.ended;
});
