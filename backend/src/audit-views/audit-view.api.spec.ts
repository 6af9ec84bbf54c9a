import type {
  AuditEntryResponse,
  AuditResponse,
  AuditViewsResponse,
  ProblemResponse,
} from '@vouchwell/contract';
import { AUDIT_VIEWS_MOST } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { Projector } from '../kernel/projecting/projector.ts';
import { startApp } from '../testing/app.ts';

const app = await startApp();
afterAll(() => app.close());
const officer = (full_name: string, username: string) =>
  app.newUser({ full_name, permissions: { can_view_audit: true, can_create_cases: false } }, username);
const kim = await officer('Kim Oh', 'kim.oh');
const lou = await officer('Lou Bell', 'lou.bell');
const admin = await app.admin();

const views = async (agent: TestAgent) =>
  (await agent.get('/audit/views').expect(200)).body as AuditViewsResponse;
const save = async (agent: TestAgent, name: string, asked: object = { person: 2 }) =>
  (await agent.post('/audit/views').send({ name, asked }).expect(201)).body as AuditViewsResponse;
const named = ({ views: all }: AuditViewsResponse) => all.map(({ name }) => name);

test('whoever reads the audit keeps views of their own, and nobody sees another’s', async () => {
  expect(await views(kim)).toEqual({ views: [], revision: null });
  await save(kim, 'Exports in March', { from: '2026-03-01', to: '2026-03-31', action: 'export' });
  const kept = await save(kim, 'Patient 7 at night', { patient: 7, outcome: 'refused,failed' });
  expect(kept).toEqual({
    views: [
      {
        ...{ id: 1, name: 'Exports in March' },
        asked: { from: '2026-03-01', to: '2026-03-31', action: 'export' },
      },
      { id: 2, name: 'Patient 7 at night', asked: { patient: 7, outcome: 'refused,failed' } },
    ],
    revision: 1,
  });
  expect(await views(kim)).toEqual(kept);
  expect(named(await views(lou))).toEqual([]);
  // The same name is free for another.
  expect(named(await save(lou, 'Exports in March'))).toEqual(['Exports in March']);
  expect(await views(kim)).toEqual(kept);
});

test('they are renamed, changed, ordered and deleted, and each is in the history', async () => {
  const agent = await officer('Noa Finch', 'noa.finch');
  await save(agent, 'One');
  await save(agent, 'Two');
  await agent.put('/audit/views/1').send({ name: 'First' }).expect(200);
  await agent
    .put('/audit/views/1')
    .send({ asked: { case: 4 } })
    .expect(200);
  await agent
    .put('/audit/views')
    .send({ views: [2, 1] })
    .expect(200);
  expect((await views(agent)).views).toEqual([
    { id: 2, name: 'Two', asked: { person: 2 } },
    { id: 1, name: 'First', asked: { case: 4 } },
  ]);
  await agent.delete('/audit/views/2').expect(200);
  expect(named(await views(agent))).toEqual(['First']);
  const [last] = (await app.engines.log.readAll(null, 10_000)).slice(-1);
  await app.nest.get(Projector).passed([last!.type], last!.position, 60_000);
  const { body } = await admin.get('/audit/entries?text=of the audit history&action=create,change,delete');
  const { entries } = body as AuditResponse;
  const own = entries.filter(({ username }) => username === 'noa.finch');
  expect(own.map(({ sentence }) => sentence)).toEqual([
    'deleted the view “Two” of the audit history',
    'put their views of the audit history in another order',
    'changed what the view “First” of the audit history asks for',
    'renamed the view “One” of the audit history to “First”',
    'saved the view “Two” of the audit history',
    'saved the view “One” of the audit history',
  ]);
  const opened = await admin.get(`/audit/entries/${own[2]!.position}`).expect(200);
  expect((opened.body as AuditEntryResponse).fields).toContainEqual({
    ...{ name: 'asked.case', before: null, after: '4' },
  });
});

describe('bad input is told by its field, and nothing is lost', () => {
  test.each<[string, object, RegExp]>([
    ['name', { asked: { person: 2 } }, /The name of the view is required\./],
    ['name', { name: ' \n ', asked: { person: 2 } }, /The name of the view is required\./],
    ['name', { name: 'x'.repeat(61), asked: { person: 2 } }, /at most 60 characters/],
    ['name', { name: 'a\u202Eb', asked: { person: 2 } }, /The name of the view/],
    ['asked', { name: 'Nothing', asked: {} }, /Choose a filter first/],
    ['asked', { name: 'Nothing' }, /asked|filter/i],
    ['asked', { name: 'Nothing', asked: 7 }, /asked must be an object of filters/],
    ['asked.person', { name: 'Wrong', asked: { person: 'Ana Ramírez' } }, /person must be/],
    ['asked.from', { name: 'Wrong', asked: { from: '2026-02-30' } }, /from must be/],
    ['asked.action', { name: 'Wrong', asked: { action: 'think' } }, /action must be of/],
    // Words may be a name: they are no filter that is kept.
    ['asked', { name: 'Words', asked: { text: 'Ana Ramírez' } }, /Choose a filter first/],
  ])('%s of %j', async (field, body, says) => {
    const before = await views(kim);
    const answer = await kim.post('/audit/views').send(body).expect(400);
    expect((answer.body as ProblemResponse).fields?.[field]).toMatch(says);
    expect(await views(kim)).toEqual(before);
  });

  test('a name that tells whom it asks about, who may be forgotten while the history stays', async () => {
    const agent = await officer('Uma Vale', 'uma.vale');
    const person = { first_name: 'Mara', last_name: 'Whitfield', mrn: 'MRN-7001' };
    const { id: patient } = (await admin.post('/patients').send(person).expect(201)).body as { id: number };
    const NAMELESS = /without the name of a patient/;
    const refused = async (call: PromiseLike<{ status: number; body: unknown }>) => {
      const { status, body } = await call;
      expect([status, (body as ProblemResponse).fields?.['name']]).toEqual([
        400,
        expect.stringMatching(NAMELESS),
      ]);
    };
    for (const name of ['Who saw Mara WHITFIELD', 'About mrn-7001'])
      await refused(agent.post('/audit/views').send({ name, asked: { patient } }));
    await save(agent, 'Whitfield', { person: 2 });
    await refused(agent.put('/audit/views/1').send({ asked: { patient } }));
    await agent.put('/audit/views/1').send({ name: 'The one', asked: { patient } }).expect(200);
    await refused(agent.put('/audit/views/1').send({ name: 'Whitfield' }));
    expect(named(await views(agent))).toEqual(['The one']);
  });

  test('a name twice, one view too many, one that is gone', async () => {
    const agent = await officer('Ida Moss', 'ida.moss');
    for (let at = 1; at <= AUDIT_VIEWS_MOST; at += 1) await save(agent, `View ${at}`);
    const before = await views(agent);
    const refused = async (call: PromiseLike<{ status: number; body: unknown }>) => {
      const { status, body } = await call;
      return [status, (body as ProblemResponse).message];
    };
    const more = { name: 'More', asked: { person: 2 } };
    expect(await refused(agent.post('/audit/views').send(more))).toEqual([
      409,
      'You have 30 views, which is the most: delete one first.',
    ]);
    expect(await refused(agent.put('/audit/views/2').send({ name: 'VIEW 1' }))).toEqual([
      409,
      'You have a view with this name already. Choose another name.',
    ]);
    expect(await refused(agent.delete('/audit/views/31'))).toEqual([404, 'This view is not there any more.']);
    expect(await refused(agent.put('/audit/views').send({ views: [1] }))).toEqual([
      409,
      'The views have changed meanwhile. Look at them again, then order them.',
    ]);
    expect(await views(agent)).toEqual(before);
  });

  test('a change of what another window has changed meanwhile is refused with what is there now', async () => {
    const agent = await officer('Eli Ray', 'eli.ray');
    const { revision } = await save(agent, 'Mine');
    await agent.put('/audit/views/1').send({ name: 'Ours' }).expect(200);
    const late = await agent
      .put('/audit/views/1')
      .set('If-Match', `"${revision}"`)
      .send({ name: 'Yours' })
      .expect(409);
    expect(late.body).toMatchObject({ code: 'changed_meanwhile', current: { views: [{ name: 'Ours' }] } });
    expect(named(await views(agent))).toEqual(['Ours']);
  });
});
