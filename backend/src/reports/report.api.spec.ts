import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ProblemResponse, ReportResponse } from '@vouchwell/contract';
import { LAST_BACKUP_FILE } from '../kernel/basics/last-backup.ts';
import { CONFIG } from '../kernel/basics/tokens.ts';
import { caseDesk } from '../testing/case-desk.ts';

/** Monday morning in London, Sunday evening in Denver. */
const MONDAY = Date.parse('2026-03-02T05:30:00Z');
const MINUTE = 60_000;
let now = MONDAY;
const { app, admin, user, open, ready, sign, generate, signedCase } = await caseDesk({
  clock: { now: () => new Date(now) },
  env: { TZ: 'UTC' },
});
afterAll(() => app.close());

const report = async (query = '') =>
  (await admin.get(`/admin/reports${query}`).expect(200)).body as ReportResponse;
const csv = async (part: string) => {
  const { text, headers } = await admin.get(`/admin/reports/csv?part=${part}`).expect(200);
  return { rows: text.replace('\ufeff', '').trimEnd().split('\r\n'), headers };
};
const march = '?from=2026-03-01&to=2026-03-31';
const rate = async (case_id: number, note_id: number, feedback_type: string, quality_score: number) => {
  const rating = { case_id, note_id, feedback_type, quality_score };
  await user.post('/rag/feedback').send(rating).expect(201);
};

test('of a new site: nothing, over the twelve weeks up to today', async () => {
  const { period, cases, notes, feedback } = await report();
  expect(period).toEqual({ from: '2025-12-15', to: '2026-03-02', time_zone: 'UTC' });
  expect(cases).toMatchObject({ opened: 0, signed: 0, categories: [], users: [] });
  expect(cases.weeks).toHaveLength(12);
  expect(cases.minutes_to_signature).toEqual({
    count: 0,
    median: null,
    lower_quartile: null,
    upper_quartile: null,
  });
  expect(notes).toEqual({ written: 0, fallbacks: 0, models: [], signatures: 0, with_marks: 0, marks: 0 });
  expect(feedback).toEqual({ rated: 0, average: null, positive: 0, neutral: 0, negative: 0 });
});

test('counts cases by what has become of them, and takes back what is corrected or deleted', async () => {
  const ids = [await ready(), await ready(), await ready()];
  for (const [index, later] of [30, 60, 390].entries()) {
    now += later * MINUTE;
    await sign(ids[index]!).expect(200);
  }
  const draft = await open();
  const gone = await open({ category: 'Mobility' });
  expect((await report(march)).cases).toMatchObject({
    opened: 5,
    signed: 3,
    statuses: [
      { status: 'draft', cases: 2 },
      { status: 'in_progress', cases: 3 },
      { status: 'completed', cases: 0 },
    ],
    categories: [
      { category: 'Incontinence', cases: 3 },
      { category: 'General', cases: 1 },
      { category: 'Mobility', cases: 1 },
    ],
    users: [{ username: 'sam.lee', full_name: 'Sam Lee', opened: 5, signed: 3, completed: 0 }],
    minutes_to_signature: { count: 3, median: 90, lower_quartile: 60, upper_quartile: 285 },
    signed_within: [60, 240, 1_440, 4_320, 10_080, 43_200, null].map((up_to, at) => ({
      up_to,
      count: at < 3 ? 1 : 0,
    })),
  });
  await user.delete(`/cases/${gone}`).expect(200);
  const briefs = { item: 'A walker', category: 'Mobility', quantity: 1 };
  await user
    .post(`/cases/${draft}/items`)
    .send({ items: [briefs] })
    .expect(200);
  await user.post('/cases/1/complete').expect(200);
  expect((await report(march)).cases).toMatchObject({
    opened: 4,
    statuses: [
      { status: 'draft', cases: 1 },
      { status: 'in_progress', cases: 2 },
      { status: 'completed', cases: 1 },
    ],
    categories: [
      { category: 'Incontinence', cases: 3 },
      { category: 'Mobility', cases: 1 },
    ],
    users: [{ opened: 4, signed: 3, completed: 1 }],
  });
});

test('counts notes by the model that wrote them, signatures and ratings; a changed rating counts once', async () => {
  const { notes } = await report(march);
  expect(notes).toMatchObject({ written: 3, signatures: 3 });
  expect(notes.models).toEqual([
    {
      model: null,
      notes: 3,
      seconds: { count: 0, median: null, lower_quartile: null, upper_quartile: null },
    },
  ]);
  const id = await open();
  const { note_id } = await generate(id);
  await rate(id, note_id, 'negative', 1);
  await rate(id, note_id, 'positive', 4);
  expect((await report(march)).feedback).toEqual({
    rated: 1,
    average: 4,
    positive: 1,
    neutral: 0,
    negative: 0,
  });
});

test('days and weeks are those of the site’s zone, also when it is set to another', async () => {
  const openedIn = async () =>
    (await report(march)).cases.weeks.filter(({ opened }) => opened > 0).map(({ week }) => week);
  expect(await openedIn()).toEqual(['2026-03-02']);
  await admin.put('/admin/site').send({ time_zone: 'America/Denver' }).expect(200);
  // Those of half past five in the morning were opened on Sunday evening.
  expect(await openedIn()).toEqual(['2026-02-23', '2026-03-02']);
  expect((await report('?from=2026-03-02&to=2026-03-31')).cases.opened).toBe(2);
  expect((await report('?from=2026-03-01&to=2026-03-01')).cases.opened).toBe(3);
  await admin.put('/admin/site').send({ time_zone: 'UTC' }).expect(200);
});

test('a period has its own figures', async () => {
  const before = await report(march);
  expect((await report('?from=2026-02-01&to=2026-02-28')).cases.opened).toBe(0);
  expect(before.cases.weeks.map(({ week }) => week)).toEqual([
    '2026-02-23',
    '2026-03-02',
    '2026-03-09',
    '2026-03-16',
    '2026-03-23',
    '2026-03-30',
  ]);
});

test.each([
  ['from=2026-3-1', 'from', 'from must be a real date, written YYYY-MM-DD.'],
  ['to=never', 'to', 'to must be a real date, written YYYY-MM-DD.'],
  ['from=2026-03-02&to=2026-03-01', 'from', 'from must not be after to.'],
  ['from=9999-12-31', 'from', 'from must be a day from 2000-01-01 to 2199-12-31.'],
  ['from=2026-01-01&to=9999-12-31', 'to', 'to must be a day from 2000-01-01 to 2199-12-31.'],
  ['to=1999-12-31', 'to', 'to must be a day from 2000-01-01 to 2199-12-31.'],
  ['from=2000-01-01&to=2026-03-01', 'from', 'A report can cover at most ten years.'],
])('a period that is none is refused: %s', async (query, field, message) => {
  const { body } = await admin.get(`/admin/reports?${query}`).expect(400);
  expect((body as ProblemResponse).fields).toEqual({ [field]: message });
});

test('each part is a file for a spreadsheet', async () => {
  expect((await csv('statuses')).rows).toEqual([
    '"Status","Cases"',
    '"Draft","1"',
    '"In Progress","3"',
    '"Completed","1"',
  ]);
  const { rows, headers } = await csv('users');
  expect(rows).toEqual([
    '"User","Username","Opened","Signed","Completed"',
    '"Sam Lee","sam.lee","5","3","1"',
  ]);
  expect(headers['content-disposition']).toBe(
    'attachment; filename="report-users-2025-12-15-2026-03-02.csv"',
  );
  for (const part of ['weeks', 'categories', 'signing', 'models', 'feedback']) {
    expect((await csv(part)).rows.length).toBeGreaterThan(1);
  }
  expect((await csv('signing')).rows.slice(2, 5)).toEqual([
    '"Signed within (minutes)","Cases"',
    '"60","1"',
    '"240","1"',
  ]);
  await admin.get('/admin/reports/csv?part=patients').expect(400);
});

test('says what this server keeps, and that nobody knows of a backup', async () => {
  const { storage } = await report();
  expect(storage).toMatchObject({ damaged: 0, backup: null });
  expect(storage.free === null || storage.free > 0).toBe(true);
});

test('nothing of a patient is in it', async () => {
  await signedCase();
  const text = JSON.stringify(await report());
  for (const word of ['Ram', 'MRN', 'Ana']) expect(text).not.toContain(word);
});

test('the last backup is shown, and a note of it that cannot be read is none', async () => {
  const { dataDir } = app.nest.get<{ dataDir: string }>(CONFIG, { strict: false });
  mkdirSync(dataDir, { recursive: true });
  const note = join(dataDir, LAST_BACKUP_FILE);
  writeFileSync(join(dataDir, 'events.sqlite'), 'x'.repeat(40));
  writeFileSync(join(dataDir, 'events.sqlite-wal'), 'x'.repeat(2));
  writeFileSync(note, JSON.stringify({ taken_at: '2026-03-01T10:00:00.000Z', events: 12 }));
  expect((await report()).storage).toMatchObject({
    files: [{ name: 'events', bytes: 42 }],
    backup: { taken_at: '2026-03-01T10:00:00.000Z', events: 12 },
  });
  for (const text of ['no note', '{}', '{"taken_at":"once","events":1}']) {
    writeFileSync(note, text);
    expect((await report()).storage.backup).toBeNull();
  }
  rmSync(dataDir, { recursive: true });
});
