import type { RetentionResponse } from '@vouchwell/contract';
import { usualPeriods } from '@vouchwell/rules';
import { startApp } from '../testing/app.ts';
import { problem } from '../testing/case-desk.ts';

async function site() {
  const app = await startApp();
  const admin = await app.admin();
  const get = async () => (await admin.get('/admin/retention').expect(200)).body as RetentionResponse;
  const set = (periods: object, reason = 'As our state asks') =>
    admin.put('/admin/retention').send({ periods, reason });
  return { app, admin, get, set };
}

test('an admin sets for how long what is kept; each change says by whom and why', async () => {
  const { app, get, set, admin } = await site();
  expect(await get()).toEqual({ revision: null, periods: usualPeriods, history: [] });
  const saved = (await set({ record_years: 12 }).expect(200)).body as RetentionResponse;
  expect(saved).toEqual(await get());
  expect(saved).toMatchObject({ revision: 0, periods: { ...usualPeriods, record_years: 12 } });
  await set({ draft_years: 2 }, 'Drafts are no records').expect(200);
  const { history, periods } = await get();
  expect(periods).toEqual({ ...usualPeriods, record_years: 12, draft_years: 2 });
  expect(history.map(({ reason }) => reason)).toEqual(['Drafts are no records', 'As our state asks']);
  // The same once more is no change.
  await set({ draft_years: 2 }, 'Again').expect(200);
  expect((await get()).history).toHaveLength(2);
  await app.caughtUp();
  const { text } = await admin.get('/audit/entries').expect(200);
  expect(text).toContain('set how long things are kept (signed cases 10 to 12): As our state asks');
  await app.close();
});

test('what may not be is refused with what it has to be, and nothing is changed', async () => {
  const { app, get, set } = await site();
  for (const [periods, reason, said] of [
    [{ access_years: 5 }, 'Shorter', 'Access records must be a whole number of years from 6 to 100'],
    [{ record_years: 6 }, 'Shorter', 'Signed cases must be a whole number of years from 7 to 100'],
    [{ majority_age: '18' }, 'Shorter', 'Of age from must be a whole number of years of age from 18 to 21'],
    [{ record_years: 12 }, ' ', 'Reason is required.'],
    ['ten', 'Shorter', 'periods must be an object of whole numbers by name.'],
  ] as const) {
    const refused = await set(periods as object, reason);
    expect([refused.status, problem(refused).message]).toEqual([400, expect.stringContaining(said)]);
  }
  expect((await get()).revision).toBeNull();
  await app.close();
});

test('who changes what another changed meanwhile is shown that', async () => {
  const { app, admin, set } = await site();
  await set({ record_years: 12 }).expect(200);
  await set({ record_years: 15 }).expect(200);
  const late = await admin
    .put('/admin/retention')
    .set('If-Match', '"0"')
    .send({ periods: { record_years: 8 }, reason: 'Shorter' });
  expect([late.status, problem(late).code]).toEqual([409, 'changed_meanwhile']);
  expect((late.body as { current: RetentionResponse }).current.periods.record_years).toBe(15);
  await app.close();
});
