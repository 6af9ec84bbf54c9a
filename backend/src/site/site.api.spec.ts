import type { MeResponse, ProblemResponse, SiteResponse } from '@vouchwell/contract';
import { ownTimeZone } from '@vouchwell/rules';
import { startApp, type TestOptions } from '../testing/app.ts';
import { readyCase } from '../testing/app-with-model.ts';

const running: (() => Promise<void>)[] = [];
afterEach(async () => {
  for (const close of running.splice(0)) await close();
});

async function aSite(options: TestOptions = {}) {
  const site = await openSite(options);
  running.push(() => site.app.close());
  return site;
}

async function openSite(options: TestOptions = {}) {
  const app = await startApp(options);
  const admin = await app.admin();
  const get = async () => (await admin.get('/admin/site').expect(200)).body as SiteResponse;
  const set = (body: object) => admin.put('/admin/site').send(body);
  return { app, admin, get, set };
}

const svg = (inner: string) =>
  `data:image/svg+xml;base64,${Buffer.from(`<svg viewBox="0 0 9 9">${inner}</svg>`).toString('base64')}`;
const nothing = { address: null, phone: null, fax: null, logo: null };

test('the environment tells it until an admin does; a restart keeps what was set', async () => {
  const { app, get, set, admin } = await aSite({
    env: { SITE_NAME: 'Fairhaven Springs', TZ: 'Asia/Kolkata' },
  });
  expect(await get()).toEqual({
    ...nothing,
    name: 'Fairhaven Springs',
    time_zone: 'Asia/Kolkata',
    revision: null,
  });
  const address = ' 1 Main St \n Fairhaven, CO ';
  await set({ name: '', address, phone: '555 0100', logo: svg('<path d="M0 0"/>') }).expect(200);
  const kept = await get();
  expect(kept).toMatchObject({ name: null, phone: '555 0100', fax: null, time_zone: 'Asia/Kolkata' });
  expect(kept.address?.split('\n').map((line) => line.trim())).toEqual(['1 Main St', 'Fairhaven, CO']);
  expect(kept.logo).toMatch(/^data:image\/svg\+xml;base64,/);
  await set({ time_zone: 'Europe/Berlin', logo: null }).expect(200);
  expect(await get()).toMatchObject({ name: null, logo: null, time_zone: 'Europe/Berlin' });
  const { engines, siteKey } = app;
  const again = await startApp({ engines: { ...engines, close: async () => {} }, siteKey });
  running.unshift(() => again.close());
  const { body } = await (await again.admin()).get('/admin/site').expect(200);
  expect(body).toEqual(await get());
  const { site } = (await admin.get('/auth/me').expect(200)).body as MeResponse;
  expect(site).toEqual({ name: null, time_zone: 'Europe/Berlin' });
});

test('without a setting it is the machine’s own zone', async () => {
  const { get } = await aSite({ env: { TZ: '' } });
  expect(await get()).toEqual({ ...nothing, name: null, time_zone: ownTimeZone(), revision: null });
});

test('the same again writes nothing; an edit of an older version is refused with what stands', async () => {
  const { get, set } = await aSite();
  await set({ name: 'One' }).expect(200);
  const { revision } = await get();
  await set({ name: 'One' }).expect(200);
  expect((await get()).revision).toBe(revision);
  await set({ name: 'Two' }).set('If-Match', String(revision)).expect(200);
  const late = (await set({ name: 'Three' }).set('If-Match', String(revision)).expect(409)).body as object;
  expect(late).toMatchObject({ code: 'changed_meanwhile', current: { name: 'Two' } });
  expect((await get()).name).toBe('Two');
});

describe('what is refused', () => {
  let site: Awaited<ReturnType<typeof aSite>>;
  beforeAll(async () => void (site = await openSite()));
  afterAll(() => site.app.close());

  test.each([
    [
      'time_zone',
      { time_zone: 'Denver' },
      'Time zone must be a name of the IANA database, such as America/Denver.',
    ],
    ['name', { name: 'x'.repeat(121) }, 'Name can have at most 120 characters.'],
    ['address', { address: 'a\nb\nc\nd\ne\nf' }, 'Address can have at most 5 lines.'],
    ['phone', { phone: 'x'.repeat(41) }, 'Phone can have at most 40 characters.'],
    ['fax', { fax: 5 }, /^Fax /],
    ['name', { name: 'a\u202Eb' }, /^Name must not hold/],
    ['logo', { logo: svg('<script/>') }, /“script” is neither/],
    ['logo', { logo: 'data:image/jpeg;base64,/9j/4AAQ' }, /^A logo must be an SVG, or a PNG/],
    ['logo', { logo: 'x'.repeat(352_001) }, 'Logo can have at most 256 kB.'],
  ])(
    '%#: such a value of %s is refused in a sentence that names it, and nothing is changed',
    async (field, body, sentence) => {
      const { get, set } = site;
      const refused = (await set({ phone: '1', ...body }).expect(400)).body as ProblemResponse;
      expect(refused.fields?.[field]).toEqual(
        typeof sentence === 'string' ? sentence : expect.stringMatching(sentence),
      );
      expect((await get()).revision).toBeNull();
    },
  );
});

/** A moment, and the day that it is for the sites of these zones. */
test.each([
  ['America/Denver', '2026-03-02T06:59:00Z', '2026-03-01'],
  ['America/Denver', '2026-03-09T06:00:00Z', '2026-03-09'],
  ['Europe/Berlin', '2026-03-29T22:00:00Z', '2026-03-30'],
  ['Asia/Kolkata', '2026-03-01T18:30:00Z', '2026-03-02'],
  ['Pacific/Auckland', '2026-03-01T11:00:00Z', '2026-03-02'],
])('in %s at %s it is %s: so far may dates go, and no day further', async (time_zone, moment, day) => {
  const clock = { now: () => new Date(moment) };
  const { app, set } = await aSite({ clock, env: { TZ: 'UTC' } });
  await set({ time_zone }).expect(200);
  const next = new Date(Date.parse(day) + 86_400_000).toISOString().slice(0, 10);
  const user = await app.newUser();
  const born = (dob: string) => user.post('/patients').send({ first_name: 'Bo', last_name: 'Ek', dob });
  await born(day).expect(201);
  const refused = (await born(next).expect(400)).body as ProblemResponse;
  expect(refused.fields).toEqual({ dob: 'Date of birth cannot be in the future.' });
  const id = await readyCase(user);
  const provide = (date_signed: string) =>
    user.post(`/cases/${id}/provider`).send({ name: 'Dr. Jo Park', npi: '1234567893', date_signed });
  await provide(day).expect(200);
  expect(((await provide(next).expect(400)).body as ProblemResponse).fields).toEqual({
    date_signed: 'Date signed cannot be in the future.',
  });
});

test('a change of the zone counts from the next wish on', async () => {
  const clock = { now: () => new Date('2026-03-01T23:30:00Z') };
  const { app, set } = await aSite({ clock, env: { TZ: 'America/Denver' } });
  const user = await app.newUser();
  const born = () => user.post('/patients').send({ first_name: 'Bo', last_name: 'Ek', dob: '2026-03-02' });
  await born().expect(400);
  await set({ time_zone: 'Europe/Berlin' }).expect(200);
  await born().expect(201);
});
