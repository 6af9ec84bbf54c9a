import type {
  AuditEntry,
  CaseReadinessResponse,
  OversightResponse,
  RefillResponse,
} from '@vouchwell/contract';
import { isOpen, type Standing } from '@vouchwell/rules';
import { ADMIN, startApp } from '../testing/app.ts';
import { DemoClock } from './demo-clock.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './sample-people.ts';
import { Samples } from './samples.ts';
import { openingHours } from './sample-people.ts';

test('of the looks in the demonstration at least 95 in 100 are explained, and the others are found', async () => {
  const clock = new DemoClock();
  const app = await startApp({ clock });
  await new Samples(app.nest, clock, ADMIN).fill(() => {});
  await app.caughtUp();
  const admin = await app.signIn(ADMIN);
  const answer = await admin.get('/audit/export?format=ndjson').buffer(true).responseType('blob').expect(200);
  const lines = String(answer.body).trimEnd().split('\n');
  const entries = lines.map((line) => JSON.parse(line) as AuditEntry);
  const looks = entries.filter(({ event }) => event.type === 'PatientDataDisclosed');
  expect(looks.length).toBeGreaterThan(300);
  expect(looks.filter(({ why }) => why === null)).toEqual([]);
  const bare = looks.filter(({ why }) => why === 'none');
  expect(bare.map(({ username, route }) => [username, route])).toEqual(
    Array(3).fill(['admin', 'GET /patients/:id']),
  );
  expect(bare.length / looks.length).toBeLessThan(0.05);
  const kinds = new Set(looks.map(({ why }) => (why as { kind: string }).kind));
  for (const kind of ['own_case', 'own_list', 'shared', 'admin_task', 'from_list'])
    expect(kinds).toContain(kind);
  const { cases } = (await admin.get('/admin/cases?per_page=100').expect(200)).body as OversightResponse;
  // Its cases show how readiness looks: all that is asked for, something missing, and something that speaks against.
  const all: readonly Standing[] = ['ready', 'not_documented', 'not_met'];
  expect(new Set(cases.map(({ standing }) => standing))).toEqual(new Set([null, ...all]));
  const signed = cases.filter(({ signed_at }) => signed_at);
  expect(signed.length).toBeGreaterThan(30);
  expect(new Set(signed.map(({ standing }) => standing))).toEqual(new Set(all));
  for (const { id } of signed) {
    const found = (await admin.get(`/cases/${id}/readiness`).expect(200)).body as CaseReadinessResponse;
    const open = found.readiness!.findings.filter(isOpen);
    expect(open.filter(({ reason }) => !reason)).toEqual([]);
  }
  const doctor = await app.signIn({ username: DEMO_USERS[0].username, password: DEMO_PASSWORD });
  const ordered = signed.filter(({ standing }) => standing === 'ready');
  expect(ordered.length).toBeGreaterThan(3);
  const refills = (await doctor.get('/refills?per_page=50').expect(200)).body as RefillResponse[];
  expect(refills.map(({ state }) => state)).toEqual(expect.arrayContaining(['ask', 'overdue']));
  const { body } = await admin.get('/audit/entries?why=none').expect(200);
  expect((body as { entries: AuditEntry[] }).entries.map(({ position }) => position)).toEqual(
    bare.map(({ position }) => position),
  );
  await app.close();
});

test('what the people of the demonstration do, they do by day and in order', () => {
  const now = Date.parse('2026-03-16T12:00:00');
  const week = Array.from({ length: 7 * 24 }, (_, hour) => new Date(2026, 2, 2 + hour / 24, hour % 24));
  const open = week.map((time) => openingHours(time, now));
  for (const time of open) {
    expect(time.getHours()).toBeGreaterThanOrEqual(8);
    expect(time.getHours()).toBeLessThan(18);
    expect([0, 6]).not.toContain(time.getDay());
  }
  expect(open).toEqual(open.toSorted((a, b) => a.getTime() - b.getTime()));
  const early = new Date(now - 1_000);
  expect(openingHours(early, now).getTime()).toBeLessThanOrEqual(now);
});
