import type { DemoRequestResponse, DemoRequestsResponse, ProblemResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { startApp } from '../testing/app.ts';
import { demoRequest as least } from '../testing/asked-for-a-demo.ts';
import { liveWindow } from '../testing/live-window.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeAll(async () => {
  app = await startApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
  admin = await app.admin();
});
afterAll(() => app.close());

let machines = 0;
/** Each from a machine of its own. */
const from = (body: object, path = '/demo/request') =>
  app
    .anyone()
    .post(path)
    .set('X-Forwarded-For', `10.1.0.${(machines += 1)}`)
    .send(body);
const listed = async (query = '') =>
  (await admin.get(`/admin/demo-requests${query}`).expect(200)).body as DemoRequestsResponse;
const newest = async () => (await listed()).requests[0]!;
const inLog = async (words: string) =>
  (await app.engines.log.readAll(null, 10_000)).some((event) => JSON.stringify(event).includes(words));

test('a visitor asks, an admin reads it, and the log holds nothing of who it was in the open', async () => {
  const all = {
    ...least,
    phone: '555 0100',
    teamSize: '6-15',
    currentSolution: 'Paper',
    painPoints: ['Payer denials', 'Payer denials', 'Fax machines'],
    timeframe: 'short-term',
    preferredDemoType: 'self-guided',
    message: 'We are two clinics.\nCall after five.',
  };
  const { body } = await from({ ...all, id: 99, status: 'closed' }, '/api/demo/request').expect(201);
  expect(body).toEqual({ success: true });
  expect(await newest()).toMatchObject({
    id: 1,
    status: 'new',
    note: null,
    looks_automatic: false,
    request: { ...all, painPoints: ['Payer denials', 'Fax machines'] },
  });
  expect(await inLog('DemoRequested')).toBe(true);
  expect(await inLog('rosa.lind')).toBe(false);
});

test('what may be left out may be', async () => {
  await from({ ...least, phone: '', teamSize: '', timeframe: '', painPoints: [], message: '' }).expect(201);
  expect((await newest()).request).toEqual({
    ...least,
    phone: null,
    teamSize: null,
    currentSolution: null,
    painPoints: [],
    timeframe: null,
    preferredDemoType: 'live',
    message: null,
  });
});

test.each([
  [{ firstName: ' ' }, 'firstName', 'First name is required.'],
  [{ lastName: null }, 'lastName', 'Last name is required.'],
  [{ email: ' ' }, 'email', 'Email is required.'],
  [{ email: 'rosa' }, 'email', 'Email must be an address such as name@example.org.'],
  [{ company: '' }, 'company', 'Organization name is required.'],
  [{ role: '' }, 'role', 'Role is required.'],
  [{ role: 'king' }, 'role', /^Role must be one of: physician, /],
  [{ organizationType: undefined }, 'organizationType', 'Organization type is required.'],
  [{ organizationType: 'club' }, 'organizationType', /^Organization type must be one of: hospital, /],
  [{ teamSize: '7' }, 'teamSize', /^Team size must be one of/],
  [{ timeframe: 'soon' }, 'timeframe', /^Timeframe must be one of/],
  [
    { preferredDemoType: 'phone' },
    'preferredDemoType',
    'Preferred demo type must be one of: live, self-guided.',
  ],
  [{ painPoints: 'Payer denials' }, 'painPoints', 'Pain points must be a list.'],
  [{ painPoints: ['x'.repeat(101)] }, 'painPoints', 'A pain point can have at most 100 characters.'],
  [{ message: 'x'.repeat(4001) }, 'message', 'Message can have at most 4000 characters.'],
])('%j is refused, naming the field, and nothing is kept', async (part, field, sentence) => {
  const { total } = await listed();
  const refused = (await from({ ...least, ...part }).expect(400)).body as ProblemResponse;
  expect(refused.success).toBe(false);
  expect(refused.fields?.[field]).toEqual(
    typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
  );
  expect((await listed()).total).toBe(total);
});

test('a request of more than 16 kB is refused', async () => {
  await from({ ...least, message: 'x'.repeat(17_000) }).expect(413);
});

test('the field that nobody sees marks a request, and loses none', async () => {
  await from({ ...least, website: 'https://spam.example' }).expect(201);
  expect(await newest()).toMatchObject({ looks_automatic: true, request: least });
});

test('it is followed up; an edit of an older version is refused beside what stands', async () => {
  await from(least).expect(201);
  const { id, revision } = await newest();
  const put = (body: object) =>
    admin.put(`/admin/demo-requests/${id}`).set('If-Match', `"${revision}"`).send(body);
  const { body } = await put({ status: 'contacted', note: ' Call on Monday. ' }).expect(200);
  expect(body).toMatchObject({ status: 'contacted', note: 'Call on Monday.' });
  const late = (await put({ status: 'closed' }).expect(409)).body as { current: DemoRequestResponse };
  expect(late).toMatchObject({ code: 'changed_meanwhile', current: { status: 'contacted' } });
  expect((await listed('?status=contacted')).requests.map((one) => one.id)).toEqual([id]);
  expect((await listed('?search=monday')).total).toBe(1);
  expect((await listed('?search=nobody')).total).toBe(0);
  await admin.put('/admin/demo-requests/9999').send({ status: 'closed' }).expect(404);
});

test('the list leaves as a file in which no cell is a formula', async () => {
  await from({ ...least, company: '=HYPERLINK("http://spam.example")', phone: '+1 555 0100' }).expect(201);
  const { text, headers } = await admin.get('/admin/demo-requests/csv?status=new').buffer(true).expect(200);
  expect(headers['content-disposition']).toBe('attachment; filename="demo-requests.csv"');
  const [header, first] = text.split('\r\n');
  expect(header).toMatch(/^\ufeff?"Request","Status","Received","First name"/);
  expect(first).toContain(`"'=HYPERLINK(""http://spam.example"")"`);
  expect(first).toContain(`"'+1 555 0100"`);
  expect(first).toContain('"Practice manager","Clinic"');
});

test('who is erased is gone from the list and cannot be read in the log', async () => {
  await from(least).expect(201);
  const { id } = await newest();
  await admin.delete(`/admin/demo-requests/${id}`).expect(200, { success: true });
  await admin.delete(`/admin/demo-requests/${id}`).expect(200);
  expect((await listed()).requests.map((one) => one.id)).not.toContain(id);
  await admin.put(`/admin/demo-requests/${id}`).send({ note: 'x' }).expect(404);
  expect(await app.engines.secrets.get(`sealing-key/demo-request-${id}`)).not.toBeNull();
  const { PatientKeys } = await import('../kernel/vault/patient-keys.ts');
  expect(await app.nest.get(PatientKeys).forOpening(`demo-request-${id}`)).toBeNull();
});

test('a window that shows the list is told of a request, one without the right is not', async () => {
  const user = await app.newUser();
  const token = (agent: TestAgent) => ({ authorization: String(agent.get('/').get('Authorization')) });
  const [theirs, nobodys] = await Promise.all([
    liveWindow(app.url, token(admin)),
    liveWindow(app.url, token(user)),
  ]);
  await from(least).expect(201);
  await theirs.until((told) => told.some((event) => event.type === 'list' && event.list === 'demo-requests'));
  // A change that both are told, behind it.
  await admin.put('/admin/site').send({ fax: '555 0101' }).expect(200);
  await nobodys.until((told) => told.some((event) => event.type === 'list' && event.list === 'site'));
  expect(nobodys.told).not.toContainEqual(expect.objectContaining({ list: 'demo-requests' }));
  await Promise.all([theirs.close(), nobodys.close()]);
});

describe('too many', () => {
  test('of one address are refused, and the rest of the application goes on', async () => {
    let sent = 0;
    const again = () =>
      app
        .anyone()
        .post('/demo/request')
        .send({ ...least, company: '' });
    while ((await again()).status === 400) sent += 1;
    expect(sent).toBeGreaterThanOrEqual(20);
    await again().expect(429);
    await admin.get('/admin/demo-requests').expect(200);
  });

  test('of many addresses are refused as well', async () => {
    const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
    const busy = await startApp({ clock, env: { PERSON_PACE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
    const answers = [];
    for (let n = 0; n < 61; n += 1) {
      const sent = busy.anyone().post('/demo/request').set('X-Forwarded-For', `10.0.0.${n}`);
      answers.push(await sent.send(least));
    }
    expect(answers.map(({ status }) => status)).toEqual([...Array<number>(60).fill(201), 429]);
    expect(answers[60]!.headers['retry-after']).toBe('60');
    expect((answers[60]!.body as ProblemResponse).message).toBe(
      'Too many demo requests are coming in. Please try again in 60 s.',
    );
    await busy.close();
  });

  test('three addresses that ask for all they can get do not crowd out the others', async () => {
    const clock = { now: () => new Date('2026-03-02T10:00:00Z') };
    const busy = await startApp({ clock, env: { PERSON_PACE: '1', TRUSTED_PROXIES: '127.0.0.1' } });
    const from = async (address: string) =>
      (await busy.anyone().post('/demo/request').set('X-Forwarded-For', address).send(least)).status;
    for (let n = 0; n < 20; n += 1) for (const one of [1, 2, 3]) await from(`10.0.0.${one}`);
    for (const one of [1, 2, 3]) expect(await from(`10.0.0.${one}`)).toBe(429);
    expect(await from('10.0.9.9')).toBe(201);
    await busy.close();
  });
});
