import type {
  CaseReadinessResponse,
  CaseRowResponse,
  OversightResponse,
  RulesInUseResponse,
} from '@vouchwell/contract';
import { canonicalHash } from '@vouchwell/document';
import { answeredAnew, type GivenAnswer, isOpen, outlookOf } from '@vouchwell/rules';
import { deliveredPacks } from '../../rule-packs/delivered-packs.ts';
import { caseDesk, problem, provider } from '../../testing/case-desk.ts';

const { app, admin, user, ready, sign, signedCase, get, edit } = await caseDesk();
afterAll(() => app.close());

const strips = { item: 'BGM test strips', quantity: 300 };
const diabetes = { code: 'E11.65', description: 'Type 2 diabetes mellitus with hyperglycemia' };
const stripsCase = async () => {
  const id = await ready(user, { items: [strips], diagnoses: [diabetes], provider });
  await edit(id, (await get(id)).notes[0]!.note_id, 'Ana needs test strips.').expect(200);
  return id;
};
const readiness = async (id: number) =>
  (await user.get(`/cases/${id}/readiness`).expect(200)).body as CaseReadinessResponse;
const answer = (id: number, fact: string, value: unknown, encounter?: number) =>
  user
    .put(`/cases/${id}/answers`)
    .send({ fact, answers: [{ value, encounter }] })
    .expect(200);
const visit = (date: string) => ({
  ...{ date, kind: 'in_person', role: 'physician', who: 'Dr. Jo Park', signed: true },
  conditions: ['E11.65'],
});
const verdict = ({ readiness: held }: CaseReadinessResponse, id: string) =>
  held?.findings.find(({ criterion }) => criterion === id)?.verdict;
/** Days that stay in order whatever today is. */
const [seen, ordered] = ['2026-01-05', '2026-01-06'];

test('without a payer nothing is held against a case; what is asked first is who pays', async () => {
  const held = await readiness(await stripsCase());
  expect(held).toMatchObject({ standing: null, readiness: null });
  expect(held.questions[0]).toMatchObject({ def: { id: 'payer' }, item: null });
});

test('what is answered decides: stated is not documented, shown by a signed visit is', async () => {
  const id = await stripsCase();
  await answer(id, 'payer', 'medicare');
  await answer(id, 'delivery.date', '2026-01-20');
  let held = await readiness(id);
  expect(held.standing).toBe('not_documented');
  // 300 strips are six boxes: more than without insulin, no more than with it.
  expect(verdict(held, 'BGM-3')).toBe('not_documented');
  const needed = held.questions.map(({ def }) => def.id);
  expect(needed).toEqual(expect.arrayContaining(['dm.insulin', 'bgm.trained', 'bgm.per_day']));
  expect(needed).not.toContain('hypo.l3');
  // Medicare’s rules are one for all states.
  expect(needed).not.toContain('state');
  await answer(id, 'payer', 'medicaid');
  expect((await readiness(id)).questions.map(({ def }) => def.id)).toContain('state');
  await answer(id, 'payer', 'medicare');
  const verdicts = held.readiness!.findings.map((one) => one.verdict);
  expect(verdicts).toEqual([...verdicts].sort((one, other) => place(one) - place(other)));
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit(seen)] })
    .expect(200);
  await answer(id, 'dm.insulin', true);
  expect(verdict(await readiness(id), 'BGM-3')).toBe('not_documented');
  await answer(id, 'dm.insulin', true, 1);
  held = await readiness(id);
  expect(verdict(held, 'BGM-3')).toBe('met');
  expect(verdict(held, 'BGM-1')).toBe('met');
  await answer(id, 'dm.insulin', false, 1);
  expect(verdict(await readiness(id), 'BGM-3')).not.toBe('met');
  // The version of the day on which it was ordered.
  const glucose = deliveredPacks().findLast(
    (one) => one.id === 'medicare-glucose' && one.effective_from <= ordered,
  )!;
  const { id: pack, title, version } = glucose;
  expect(held.readiness!.packs).toContainEqual({ id: pack, title, version, hash: canonicalHash(glucose) });
});

test('what a screen reckons of an answer before it is saved is what the server says after', async () => {
  const id = await stripsCase();
  const { rules, packs } = (await user.get('/rule-packs').expect(200)).body as RulesInUseResponse;
  const steps: [fact: string, answers: GivenAnswer[]][] = [
    ['payer', [{ value: 'medicare', encounter: null }]],
    ['delivery.date', [{ value: '2026-01-20', encounter: null }]],
    ['order.date', [{ value: ordered, encounter: null }]],
    ['dm.insulin', [{ value: true, encounter: 1 }]],
    ['dm.insulin', [{ value: false, encounter: 1 }]],
    ['bgm.per_day', [{ value: 3, encounter: null }]],
    ['bgm.per_day', []],
    ['payer', [{ value: 'medicaid', encounter: null }]],
    ['state', [{ value: 'OR', encounter: null }]],
  ];
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit(seen)] })
    .expect(200);
  for (const [fact, answers] of steps) {
    const before = await readiness(id);
    expect(before.judged!.rules).toBe(rules);
    const { def } = before.questions.find((question) => question.def.id === fact)!;
    const facts = answeredAnew(before.judged!.facts, def, { item: null, answers });
    const reckoned = outlookOf(packs, facts, before.judged!.day)!;
    const body = {
      fact,
      answers: answers.map(({ value, encounter }) => ({ value, ...(encounter && { encounter }) })),
    };
    await user.put(`/cases/${id}/answers`).send(body).expect(200);
    const { standing, readiness: held, questions } = await readiness(id);
    expect({ fact, standing, findings: held!.findings, questions }).toEqual({ fact, ...reckoned });
  }
});

test('of a signed case nothing is reckoned anew', async () => {
  expect((await readiness(await signedCase(user))).judged).toBeNull();
});

const place = (verdict: string) => ['not_met', 'not_documented', 'met'].indexOf(verdict);

test('of Medicaid the state decides: its questions, its limit over all sizes, and none where no rules are installed', async () => {
  const brief = (item: string, quantity: number) => ({ item, quantity, size: 'M', color: 'White' });
  const id = await ready(user, {
    items: [brief('Adult briefs, medium', 150), brief('Adult briefs, large', 51)],
    diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
    provider,
  });
  await answer(id, 'payer', 'medicaid');
  const named = async () => {
    const { questions, readiness: held } = await readiness(id);
    return { asked: questions.map(({ def }) => def.id), packs: held?.packs.map((pack) => pack.id) };
  };
  const stateless = await named();
  expect(stateless.packs).toEqual([]);
  expect(stateless.asked).not.toContain('inc.type');
  await answer(id, 'state', 'FL');
  expect(verdict(await readiness(id), 'GEN-1')).toBe('not_documented');
  await answer(id, 'state', 'OH');
  expect((await named()).packs).toEqual(['medicaid-oh-incontinence']);
  await answer(id, 'state', 'OR');
  const { asked, packs } = await named();
  expect(packs).toEqual(['medicaid-or-incontinence']);
  const own = asked.filter((fact) => fact.startsWith('inc.') || fact.startsWith('pa.'));
  expect(own).toEqual([
    ...['inc.type', 'inc.cause', 'inc.tried', 'inc.waist', 'inc.skin'],
    ...['inc.day', 'inc.night'],
    ...['pa.decision', 'pa.date'],
  ]);
  // 201 of both sizes, each below 200.
  expect(verdict(await readiness(id), 'OR-INC-7')).toBe('not_documented');
  await answer(id, 'pa.decision', 'not_affirmed');
  expect(verdict(await readiness(id), 'OR-INC-7')).toBe('not_met');
});

test('a signature asks for a reason for each open criterion and keeps how the case stood', async () => {
  const id = await stripsCase();
  await answer(id, 'payer', 'medicare');
  await answer(id, 'order.date', ordered);
  const { revision } = await get(id);
  const refused = problem(await sign(id).expect(409));
  expect(refused.code).toBe('readiness_unexplained');
  expect((await get(id)).revision).toBe(revision);
  const { findings } = refused.current as { findings: { criterion: string; verdict: string }[] };
  const reasons = findings.map(({ criterion, verdict: found }) => ({
    ...{ criterion, verdict: found, reason: 'The record was asked for.' },
  }));
  await sign(id, { readiness_reasons: reasons.slice(1) }).expect(409);
  await sign(id, { readiness_reasons: reasons }).expect(200);
  const kept = await readiness(id);
  expect(kept).toMatchObject({ standing: 'not_documented' });
  const open = kept.readiness!.findings.filter(isOpen);
  expect(open).toHaveLength(findings.length);
  expect(open.every(({ reason }) => reason === 'The record was asked for.')).toBe(true);
});

test('a reason names its criterion and says something', async () => {
  const id = await stripsCase();
  const { fields } = problem(
    await sign(id, { readiness_reasons: [{ criterion: 'A', verdict: 'met', reason: ' ' }] }).expect(400),
  );
  expect(Object.keys(fields!)).toEqual(['readiness_reasons.0.verdict', 'readiness_reasons.0.reason']);
});

test('a case that was signed without a payer was held against nothing, and is asked what comes to pass since', async () => {
  const asked = ['order.received', 'delivery.date'].map((id) => ({ def: { id } }));
  const id = await signedCase();
  expect(await readiness(id)).toMatchObject({ standing: null, readiness: null, questions: asked });
});

test('where none is known to be open, the list of those is empty', async () => {
  const other = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
  await ready(other);
  const { body, headers } = await other.get('/cases?not_ready=true&page=1').expect(200);
  expect([body, headers['x-total-count']]).toEqual([[], '0']);
});

test('lists tell the standing of cases whose payer is known, and find those that are not ready', async () => {
  const [open, plain, signed] = [await stripsCase(), await stripsCase(), await stripsCase()];
  await answer(open, 'payer', 'medicare');
  await answer(signed, 'payer', 'medicare');
  const { findings } = problem(await sign(signed).expect(409)).current as { findings: object[] };
  await sign(signed, {
    readiness_reasons: (findings as { criterion: string; verdict: string }[]).map(
      ({ criterion, verdict: found }) => ({ ...{ criterion, verdict: found, reason: 'Asked for.' } }),
    ),
  }).expect(200);
  const rows = (await user.get('/cases').expect(200)).body as CaseRowResponse[];
  const standing = (id: number) => rows.find((row) => row.id === id)?.standing;
  expect([open, plain, signed].map(standing)).toEqual(['not_documented', null, 'not_documented']);
  const found = await user.get('/cases?not_ready=true&page=1&per_page=1').expect(200);
  expect((found.body as CaseRowResponse[]).map(({ id }) => id)).toEqual([open]);
  const ids = ((await user.get('/cases?not_ready=true').expect(200)).body as CaseRowResponse[]).map(
    (row) => row.id,
  );
  expect(ids).toContain(open);
  expect(ids).not.toContain(plain);
  expect(ids).not.toContain(signed);
  const older = await user.get(`/cases?not_ready=true&older_than=${open}`).expect(200);
  expect((older.body as CaseRowResponse[]).map((row) => row.id)).toEqual(ids.filter((one) => one < open));
  expect(Number(older.headers['x-looked-through'])).toBeGreaterThanOrEqual(older.body.length);
  expect([older.headers['x-older-than'], found.headers['x-looked-through']]).toEqual([undefined, undefined]);
  expect(problem(await user.get('/cases?not_ready=true&older_than=x').expect(400)).error).toBe(
    'older_than must be the number of a case.',
  );
  const oversight = (await admin.get('/admin/cases?not_ready=true').expect(200)).body as OversightResponse;
  expect(oversight.looked_through).toBeNull();
  const below = await admin.get(`/admin/cases?not_ready=true&older_than=${open}`).expect(200);
  expect((below.body as OversightResponse).looked_through).toMatchObject({ older_than: null });
  expect(oversight.cases.map(({ id }) => id)).toEqual(ids);
  expect(oversight.cases.find(({ id }) => id === open)).toMatchObject({ standing: 'not_documented' });
  const { text } = await admin.get('/admin/cases/csv?not_ready=true').expect(200);
  expect(text.trim().split('\r\n')).toHaveLength(1 + ids.length);
  const olderFile = await admin.get(`/admin/cases/csv?not_ready=true&older_than=${open}`).expect(200);
  expect(olderFile.text.trim().split('\r\n')).toHaveLength(1 + ids.filter((id) => id < open).length);
});
