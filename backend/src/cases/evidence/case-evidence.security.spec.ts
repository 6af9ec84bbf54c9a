import { EVIDENCE_MOST } from '@vouchwell/rules';
import { bespoke, caseDesk, problem, provider, urge } from '../../testing/case-desk.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';

const { app, user, open } = await caseDesk();
const stranger = await app.newUser({}, 'a.stranger');
const turns = new LoopTurns();
afterAll(async () => {
  turns.stop();
  await app.close();
});

const many = (length: number, entry: unknown) => Array.from({ length }, () => entry);
const visit = {
  ...{ date: '2026-01-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' },
  conditions: many(30, '\u0130\u00df'.repeat(100)),
  findings: '\u0130\ufdfa '.repeat(1_333),
};
const delivery = { hcpcs: 'T4521', units: 100_000, day: '2026-01-02' };

test('as much evidence as a case may hold is kept, read and judged without holding the loop', async () => {
  const id = await open({ diagnoses: [urge], items: [bespoke], provider });
  const budget = loopBudget();
  const quick = async (work: () => Promise<unknown>) =>
    expect(await turns.best(budget, work)).toBeLessThan(budget);
  const encounters = many(EVIDENCE_MOST.encounters, visit);
  const delivered = many(EVIDENCE_MOST.delivered, delivery);
  await quick(() => user.put(`/cases/${id}/encounters`).send({ encounters }).expect(200));
  await quick(() => user.put(`/cases/${id}/deliveries`).send({ delivered }).expect(200));
  for (const what of ['evidence', 'readiness', 'order', 'history'])
    await quick(() => user.get(`/cases/${id}/${what}`).expect(200));
});

test.each([
  ['encounters', { encounters: many(EVIDENCE_MOST.encounters + 1, visit) }, 'at most 50 encounters'],
  ['encounters', { encounters: many(10_000, {}) }, /./],
  ['deliveries', { delivered: many(EVIDENCE_MOST.delivered + 1, delivery) }, 'at most 100'],
  ['deliveries', { delivered: many(10_000, {}) }, /./],
  ['deliveries', { delivered: [{ ...delivery, units: 1e308 }] }, 'at most 100000'],
  ['answers', { fact: 'payer', answers: many(10_000, {}) }, /./],
  ['answers', { fact: '__proto__', answers: [{ value: 1 }] }, /./],
  ['answers', { fact: 'constructor', answers: [{ value: 1 }] }, /./],
])('%s beyond their bounds are refused in words', async (what, body, words) => {
  const id = await open();
  const refused = await user.put(`/cases/${id}/${what}`).send(body);
  expect([400, 413]).toContain(refused.status);
  expect(JSON.stringify(problem(refused))).toMatch(words);
});

test('nobody else learns of them', async () => {
  const id = await open();
  for (const what of ['evidence', 'readiness', 'order', 'order/txt', 'refills', 'history', 'history/1'])
    expect([403, 404]).toContain((await stranger.get(`/cases/${id}/${what}`)).status);
});
