import type { RefillResponse } from '@vouchwell/contract';
import { shiftedDay } from '@vouchwell/rules';
import { caseDesk } from '../../testing/case-desk.ts';

const { app, admin, user, open, register, signedCase } = await caseDesk();
afterAll(() => app.close());

const today = new Date().toISOString().slice(0, 10);
const inDays = (days: number) => shiftedDay(today, days);
const answer = (id: number, fact: string, ...answers: object[]) =>
  user.put(`/cases/${id}/answers`).send({ fact, answers }).expect(200);
const due = async (agent = user, query = '') => {
  const { body, headers } = await agent.get(`/refills${query}`).expect(200);
  return { rows: body as RefillResponse[], total: Number(headers['x-total-count']) };
};

test('what is due stands by the day on which the supply ends, for those who may open the case', async () => {
  expect((await due()).rows).toEqual([]);
  // Far enough from the bounds, whatever the site's day is.
  const [later, sooner] = [await open(), await open()];
  await answer(later, 'supply.end', { value: inDays(60) });
  await answer(sooner, 'supply.end', { value: inDays(20) });
  await answer(sooner, 'refill.confirmed', { value: inDays(-2) });
  const { rows, total } = await due();
  expect(total).toBe(2);
  expect(rows).toMatchObject([
    {
      ...{ case_id: sooner, state: 'confirmed', supply_end: inDays(20), confirmed: inDays(-2) },
      ...{ ask_from: inDays(-10), deliver_from: inDays(10), patient: { last_name: 'Ramírez' } },
    },
    { case_id: later, state: 'early', confirmed: null, delivery: null },
  ]);
  expect((await due(user, '?page=2&per_page=1')).rows).toMatchObject([{ case_id: later }]);
  expect((await due(admin)).total).toBe(2);
  const stranger = await app.newUser({}, 'a.stranger');
  expect(await due(stranger)).toEqual({ rows: [], total: 0 });
});

test('on a signed case what comes to pass is told, and what is delivered stands behind what is due', async () => {
  const asker = await app.newUser({}, 'b.supplier');
  const of = (agent: typeof user) => async (days: Record<string, number>) => {
    const id = await signedCase(agent);
    for (const [fact, day] of Object.entries(days))
      await agent
        .put(`/cases/${id}/answers`)
        .send({ fact, answers: [{ value: inDays(day) }] })
        .expect(200);
    return id;
  };
  const signed = of(asker);
  const delivered = await signed({ 'supply.end': 3, 'refill.confirmed': -8, 'delivery.date': -2 });
  const later = await signed({ 'supply.end': 90 });
  const agreed = await signed({ 'supply.end': 22, 'refill.confirmed': -2 });
  const overdue = await signed({ 'supply.end': -3, 'delivery.date': -40 });
  const ask = await signed({ 'supply.end': 25 });
  const shipped = await signed({ 'supply.end': 7, 'refill.confirmed': -4, 'refill.shipped': -3 });
  const { rows, total } = await due(asker);
  expect(rows.map(({ case_id, state }) => [case_id, state])).toEqual([
    [overdue, 'overdue'],
    [ask, 'ask'],
    [shipped, 'shipped'],
    [agreed, 'confirmed'],
    [later, 'early'],
    [delivered, 'delivered'],
  ]);
  expect(total).toBe(6);
  const page = async (n: number) =>
    (await due(asker, `?page=${n}&per_page=2`)).rows.map(({ case_id }) => case_id);
  expect([await page(1), await page(2), await page(3), await page(4)]).toEqual([
    [overdue, ask],
    [shipped, agreed],
    [later, delivered],
    [],
  ]);
  const stage = async (name: string) => {
    const found = await due(asker, `?stage=${name}`);
    return [found.rows.map(({ case_id }) => case_id), found.total];
  };
  expect(await stage('due')).toEqual([[overdue, ask], 2]);
  expect(await stage('later')).toEqual([[shipped, agreed, later], 3]);
  expect(await stage('delivered')).toEqual([[delivered], 1]);
  await asker.get('/refills?stage=lost').expect(400);
});

test('an answer that is taken back, and another patient, take the case from the list', async () => {
  const before = (await due()).total;
  const [one, two] = [await open(), await open()];
  await answer(one, 'supply.end', { value: inDays(5) });
  await answer(two, 'supply.end', { value: inDays(5) });
  expect((await due()).total).toBe(before + 2);
  await answer(one, 'supply.end');
  const other = await register('Other');
  await user
    .put(`/cases/${two}/patient`)
    .send({ patient: { id: other.id } })
    .expect(200);
  expect((await due()).total).toBe(before);
});
