import type { AuditEntry, AuditResponse } from '@vouchwell/contract';
import type { Response } from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { Projector } from '../kernel/projecting/projector.ts';
import { bearer } from '../testing/app-with-model.ts';
import { USER } from '../testing/app.ts';
import { caseDesk, problem, provider } from '../testing/case-desk.ts';
import { liveWindow } from '../testing/live-window.ts';

const desk = await caseDesk();
const { app, admin, user, patient, open, get, register, generate, edit, signedCase } = desk;
afterAll(() => app.close());
/** A compliance officer, who has no other right. */
const officer = await app.newUser(
  { full_name: 'Kim Oh', permissions: { can_view_audit: true, can_create_cases: false } },
  'kim.oh',
);
const USER_ID = 2;

/** Looks are recorded without waiting for the read models. */
async function written() {
  const [last] = (await app.engines.log.readAll(null, 10_000)).slice(-1);
  await app.nest.get(Projector).passed([last!.type], last!.position, 60_000);
}
async function page(query = '', agent = officer) {
  await written();
  return (await agent.get(`/audit/entries?${query}`).expect(200)).body as AuditResponse;
}
const entries = async (query = '') => (await page(query)).entries;
const said = (list: readonly AuditEntry[]) => list.map(({ username, sentence }) => `${username} ${sentence}`);
async function all(query: string, limit: number): Promise<AuditEntry[]> {
  const found: AuditEntry[] = [];
  let before: string | null = '';
  while (before !== null) {
    const { entries: part, next } = await page(
      `${query}&limit=${limit}${before && `&before=${encodeURIComponent(before)}`}`,
    );
    found.push(...part);
    before = next;
  }
  return found;
}

describe('the history', () => {
  test('tells who did what, newest first, with all that the event kept of it', async () => {
    const id = await open();
    await get(id);
    await user.post(`/cases/${id}/provider`).send(provider).expect(200);
    const found = await entries(`case=${id}`);
    expect(said(found)).toEqual([
      'sam.lee set the provider',
      'sam.lee viewed data of 1 patient',
      'sam.lee opened the case',
    ]);
    expect(found[1]).toMatchObject({
      actor_id: USER_ID,
      full_name: 'Sam Lee',
      role: 'user',
      session_id: expect.any(String) as string,
      address: '127.0.0.1',
      action: 'view',
      outcome: 'done',
      patients: [patient.id],
      object: `case-${id}`,
      route: 'GET /cases/:id',
      correlation_id: expect.any(String) as string,
    });
    expect(found[0]).toMatchObject({
      action: 'change',
      command: 'SetProvider',
      event: { type: 'ProviderSet', stream: `case-${id}`, revision: 1 },
    });
  });

  test('tells of one note what became of it, who was shown or sent a letter of it, and who printed or copied it', async () => {
    const id = await open();
    const { note_id } = await generate(id);
    await generate(id);
    await edit(id, note_id, 'It was written anew.');
    await get(id);
    await user.get(`/cases/${id}/export/pdf?note_id=${note_id}`).expect(200);
    await user.get(`/cases/${id}/export/txt?note_id=${note_id}`).expect(200);
    await user.get(`/cases/${id}/letter?note_id=${note_id}`).expect(200);
    await user.post(`/cases/${id}/printed`).send({ note_id }).expect(200);
    await user.post(`/cases/${id}/copied`).send({ note_id }).expect(200);
    const found = await entries(`note=${note_id}`);
    expect(found.map(({ action, event }) => [action, event.type])).toEqual([
      ['copy', 'PatientDataDisclosed'],
      ['print', 'PatientDataDisclosed'],
      ['view', 'PatientDataDisclosed'],
      ['export', 'PatientDataDisclosed'],
      ['export', 'PatientDataDisclosed'],
      ['change', 'NoteEdited'],
      ['generate', 'NoteAdded'],
    ]);
    expect(found.every(({ note, object }) => note === note_id && object === `case-${id}`)).toBe(true);
    const signed = await signedCase();
    const notes = (await entries(`case=${signed}&action=sign`)).map(({ note }) => note);
    expect(notes).toEqual([expect.any(Number)]);
  });

  test('a print or copy that names no note is of the letter’s; a link to the case is of none', async () => {
    const noted = async (id: number, what: string, body: object) => {
      await user.post(`/cases/${id}/${what}`).send(body).expect(200);
      const [newest] = await entries(`case=${id}`);
      expect(newest!.action).toBe(what === 'printed' ? 'print' : 'copy');
      return newest!.note;
    };
    const id = await open();
    expect(await noted(id, 'printed', {})).toBeNull();
    const { note_id: first } = await generate(id);
    expect(await noted(id, 'printed', {})).toBe(first);
    const { note_id: second } = await generate(id);
    expect(await noted(id, 'copied', {})).toBe(second);
    expect(await noted(id, 'copied', { what: 'link' })).toBeNull();
    expect(await noted(id, 'copied', { what: 'text', note_id: first })).toBe(first);
    const signed = await signedCase();
    const [{ note }] = (await entries(`case=${signed}&action=sign`)) as [AuditEntry];
    expect(await noted(signed, 'printed', {})).toBe(note);
  });

  test('a note of another case is not printed or copied', async () => {
    const { note_id } = await generate(await open());
    const id = await open();
    for (const what of ['printed', 'copied']) {
      const refused = await user.post(`/cases/${id}/${what}`).send({ note_id }).expect(404);
      expect(problem(refused)).toMatchObject({ code: 'note_missing' });
      await user.post(`/cases/${id}/${what}`).send({ note_id: 'x' }).expect(400);
    }
    expect(await entries(`note=${note_id}&action=print,copy`)).toEqual([]);
  });

  test('of bookkeeping nothing is told twice', async () => {
    const types = new Set((await all('', 200)).map(({ event }) => event.type));
    for (const type of ['NumberTaken', 'NameClaimed', 'AdminCounted']) expect(types).not.toContain(type);
    expect(types).toContain('UserCreated');
  });

  test('refused and failed attempts are in it', async () => {
    await app.anyone().post('/auth/login').send({ username: 'admin', password: 'not this one' }).expect(401);
    await officer.get('/admin/users').expect(403);
    const found = await entries('outcome=refused,failed&limit=2');
    expect(found.map(({ outcome, username, sentence }) => [outcome, username, sentence])).toEqual([
      ['refused', 'kim.oh', 'was refused GET /admin/users'],
      ['failed', '', 'failed to sign in (wrong password)'],
    ]);
  });

  test('holds nothing of a patient but the number', async () => {
    await signedCase();
    await user.get(`/patients?query=Ram`).expect(200);
    const text = JSON.stringify((await all('', 200)).map((entry) => entry));
    expect(text).not.toMatch(/Ram|Ana|MRN-/);
    expect((await page(`patient=${patient.id}&limit=1`)).patients).toEqual([
      { id: patient.id, name: `${patient.first_name} ${patient.last_name}` },
    ]);
  });
});

describe('a question', () => {
  let everything: AuditEntry[];
  beforeAll(async () => {
    const other = await register('Other', admin);
    const id = await open({ patient: other }, admin);
    await generate(id, admin);
    await admin.get('/cases').expect(200);
    everything = await all('', 200);
  });

  const today = new Date().toISOString().slice(0, 10);
  test.each([
    ['', () => true],
    [`person=${USER_ID}`, ({ actor_id }: AuditEntry) => actor_id === USER_ID],
    ['patient=1', ({ patients }: AuditEntry) => patients.includes(1)],
    ['patient=2&person=1', (one: AuditEntry) => one.patients.includes(2) && one.actor_id === 1],
    [
      'patient=1&action=view,sign',
      (one: AuditEntry) => one.patients.includes(1) && /view|sign$/.test(one.action),
    ],
    [
      'patient=1&text=OPENED case',
      (one: AuditEntry) => one.patients.includes(1) && one.sentence === 'opened the case',
    ],
    ['case=1', ({ object }: AuditEntry) => object === 'case-1'],
    ['note=1', ({ note }: AuditEntry) => note === 1],
    ['patient=1&note=1', ({ note }: AuditEntry) => note === 1],
    ['action=create,privilege', ({ action }: AuditEntry) => action === 'create' || action === 'privilege'],
    ['outcome=refused,failed', ({ outcome }: AuditEntry) => outcome !== 'done'],
    ['action=sign_in&outcome=failed,done', ({ action }: AuditEntry) => action === 'sign_in'],
    ['address=127.0.0.1', ({ address }: AuditEntry) => address === '127.0.0.1'],
    ['address=10.0.0.1', () => false],
    [
      'text=sam.lee opened',
      (one: AuditEntry) => one.username === 'sam.lee' && one.sentence.includes('opened'),
    ],
    [`from=2026-01-01&to=2026-01-02`, ({ at }: AuditEntry) => at < '2026-01-03'],
    [`from=${today.slice(0, 4)}-01-01`, () => true],
  ] as const)('%j is answered whole and once, whatever the pages', async (query, fits) => {
    // Asking goes on being recorded: what was there is what counts.
    const last = everything[0]!.position;
    const expected = everything.filter(fits).map(({ position }) => position);
    // Six pages and more, the last not full.
    const few = Math.max(3, Math.floor(expected.length / 6));
    for (const limit of [few, 200]) {
      const found = (await all(query, limit)).map(({ position }) => position);
      expect(found.filter((position) => position <= last)).toEqual(expected);
    }
  });

  test.each([
    ['from=2026-2-1', 'from'],
    ['from=2026-02-02&to=2026-02-01', 'from'],
    ['person=nobody', 'person'],
    ['person=1e5', 'person'],
    ['case=0x1f', 'case'],
    ['patient=0', 'patient'],
    ['note=-1', 'note'],
    ['action=fly', 'action'],
    ['outcome=done,', 'outcome'],
    ['before=yesterday', 'before'],
    ['limit=201', 'limit'],
  ])('%s is refused by name', async (query, field) => {
    const answer = await officer.get(`/audit/entries?${query}`).expect(400);
    expect(Object.keys(problem(answer).fields!)).toEqual([field]);
  });
});

test('of a patient who was seen again and again no entry is lost or told twice, whatever a page holds', async () => {
  const { id } = await register('Seen');
  for (let n = 0; n < 20; n += 1) await admin.get(`/patients/${id}`).expect(200);
  // Whoever reads this is in it as well, and more so with each page.
  const seen = async (limit: number, more = '') =>
    (await all(`patient=${id}${more}`, limit)).filter(({ object }) => object !== 'audit');
  const whole = await seen(200);
  expect(whole.filter(({ route }) => route === 'GET /patients/:id')).toHaveLength(20);
  for (const limit of [1, 7, 15]) expect(await seen(limit)).toEqual(whole);
  expect(await seen(2, '&action=create')).toEqual(whole.filter(({ action }) => action === 'create'));
});

test('looking is in it, with whose names were shown and by which ids was asked', async () => {
  await entries('patient=1&text=Ana');
  const [look] = await entries('person=3&action=view&limit=1');
  expect(look).toMatchObject({
    sentence: 'read the audit history (patient 1, text …)',
    action: 'view',
    object: 'audit',
    patients: [],
    route: 'GET /audit/entries',
  });
  await entries('patient=1&limit=1');
  // Who saw this patient: the reader of the history as well.
  expect((await entries('patient=1&limit=1'))[0]).toMatchObject({ username: 'kim.oh', object: 'audit' });
});

describe('a file', () => {
  const file = async (query: string, agent: TestAgent = officer) => {
    await written();
    return agent.get(`/audit/export?${query}`).expect(200).buffer(true).parse(text);
  };
  const text = (answer: Response, done: (error: Error | null, body: string) => void) => {
    let body = '';
    answer.on('data', (part: Buffer) => (body += part.toString()));
    answer.on('end', () => done(null, body));
  };

  test('has every entry that was asked for, as CSV and as NDJSON', async () => {
    const expected = await all(`person=${USER_ID}`, 200);
    expect(expected.length).toBeGreaterThan(10);
    const lines = ((await file(`person=${USER_ID}&format=ndjson`)).body as string).trimEnd().split('\n');
    expect(lines.map((line) => JSON.parse(line) as AuditEntry)).toEqual(expected);
    const { body, headers } = await file(`person=${USER_ID}&format=csv`);
    const rows = (body as string).slice(1).trimEnd().split('\r\n');
    expect(rows[0]).toMatch(/^"Position","Time","Person ID"/);
    expect(rows.slice(1).map((row) => row.slice(1, 21))).toEqual(expected.map(({ position }) => position));
    expect(headers['content-disposition']).toMatch(/^attachment; filename="audit-\d{4}-\d\d-\d\d\.csv"$/);
  });

  test('is a disclosure of its own', async () => {
    await file('patient=1&format=csv');
    expect((await entries('action=export&limit=1'))[0]).toMatchObject({
      username: 'kim.oh',
      sentence: 'exported the audit history (patient 1)',
      route: 'GET /audit/export',
    });
  });

  test('runs no formula in a spreadsheet', async () => {
    await admin
      .post('/rag/content')
      .set('User-Agent', '=cmd()')
      .send({ title: 'T', content: 'C' })
      .expect(201);
    const { body } = await file('person=1&action=create&format=csv');
    expect(body).toContain(`"'=cmd()"`);
    expect(body).not.toContain('"=cmd()"');
  });

  test('of no known form is refused', async () => {
    const answer = await officer.get('/audit/export?format=pdf').expect(400);
    expect(problem(answer).fields).toHaveProperty('format');
  });
});

test('only whoever may read it does', async () => {
  for (const path of ['/audit/entries', '/audit/export?format=csv', `/audit/entries/${'0'.repeat(20)}`]) {
    await app.anyone().get(path).expect(401);
    const answer = await user.get(path).expect(403);
    expect(problem(answer).message).toBe('You do not have permission to read the audit history.');
  }
});

test('whoever may read it hears that something was added', async () => {
  const window = await liveWindow(app.url, await bearer(app.url, { ...USER, username: 'kim.oh' }));
  await window.until(([first]) => first?.type === 'ready');
  await user.get('/patients?query=Ram').expect(200);
  await window.until((told) => told.some((one) => one.type === 'list' && one.list === 'audit'));
  await window.close();
});
