import type { WrittenOrderResponse } from '@vouchwell/contract';
import { USER } from '../../testing/app.ts';
import { bespoke, caseDesk, practitioner, problem, provider, urge } from '../../testing/case-desk.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';

const { app, admin, user, open } = await caseDesk();
await practitioner(admin, 2, provider.npi);
const stranger = await app.newUser({}, 'a.stranger');
const turns = new LoopTurns();
afterAll(async () => {
  turns.stop();
  await app.close();
});

/** A case of which the account that opens it is the practitioner. */
const ordering = () =>
  open({ diagnoses: [urge], items: [bespoke], provider: { ...provider, name: 'Sam Lee' } });
const order = async (id: number) =>
  (await user.get(`/cases/${id}/order`).expect(200)).body as WrittenOrderResponse;
const sign = (id: number, agent = user) =>
  agent.post(`/cases/${id}/order/sign`).send({ password: USER.password });

test('of five that sign one order at once one has signed it, and it is one version', async () => {
  const id = await ordering();
  const { revision } = await order(id);
  const signing = Array.from({ length: 5 }, () => sign(id).set('If-Match', String(revision)));
  const answers = await Promise.all(signing);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
  for (const refused of answers.filter(({ status }) => status === 409)) {
    expect(['order_current', 'changed_meanwhile']).toContain(problem(refused).code);
  }
  expect((await order(id)).signed).toHaveLength(1);
});

test('who signs beside an edit has signed what they saw, or nothing', async () => {
  const id = await ordering();
  const { revision, next } = await order(id);
  const [signed, edited] = await Promise.all([
    sign(id).set('If-Match', String(revision)),
    user.post(`/cases/${id}/items`).send({ items: [{ ...bespoke, quantity: 9 }] }),
  ]);
  expect(edited.status).toBe(200);
  const told = await order(id);
  if (signed.status === 200)
    expect(told.signed).toMatchObject([{ lines: next!.lines, standing: 'out_of_date' }]);
  else expect([signed.status, told.signed]).toEqual([409, []]);
});

const DAYS = ['0001-01-01', '1582-10-10', '1900-02-28', '2024-02-29', '2199-12-31', '9999-12-31'];
const NO_DAYS = [
  ...['0000-01-01', '2026-02-30', '2026-13-01', '10000-01-01', '-271821-04-20', '+275760-09-13', '2026-1-1'],
  ...[
    '2026-01-01T00:00:00Z',
    '',
    ' ',
    'today',
    'NaN',
    '２０２６-01-01',
    '2026-01-01\u0000',
    'x'.repeat(5_000),
  ],
];
const FACTS = ['supply.end', 'refill.confirmed', 'order.date', 'delivery.date'];

test.each(FACTS)(
  '%s: any day is told again or refused in words, and neither lists nor the order end by it',
  async (fact) => {
    const id = await ordering();
    const budget = loopBudget();
    const oddly = [...DAYS, ...NO_DAYS, 7, -1, 1e308, true, [], ['2026-01-01']];
    for (const value of oddly) {
      let status = 0;
      const work = async () => {
        const answered = await user.put(`/cases/${id}/answers`).send({ fact, answers: [{ value }] });
        status = answered.status;
        if (status === 400) expect(problem(answered).message.length).toBeLessThan(400);
        for (const path of ['order', 'readiness', 'evidence', 'order/txt'])
          expect([200, 404, 409]).toContain((await user.get(`/cases/${id}/${path}`)).status);
        await user.get('/refills').expect(200);
      };
      expect([value, (await turns.best(budget, work)) < budget]).toEqual([value, true]);
      if (NO_DAYS.includes(value as string) || typeof value !== 'string')
        expect([value, status]).toEqual([value, 400]);
      else expect([200, 400]).toContain(status);
    }
  },
);

test.each<[object]>([
  [{ value: 7, unit: 'furlong' }],
  [{ value: 7, unit: '__proto__' }],
  [{ value: 7, unit: 'x'.repeat(5_000) }],
  [{ value: 7, unit: {} }],
  [{ value: { $gt: 0 } }],
  [{ value: '1e400', unit: 'lb' }],
  [{ value: [[[[[[]]]]]] }],
])('an answer that is none, or in no unit of its question, is refused (%#)', async (answer) => {
  const id = await ordering();
  const { status } = await user.put(`/cases/${id}/answers`).send({ fact: 'supply.end', answers: [answer] });
  expect(status).toBe(400);
});

const deep = (depth: number) => `${'{"a":'.repeat(depth)}0${'}'.repeat(depth)}`;

test.each(['order', 'order/sign', 'order/printed', 'answers', 'encounters', 'deliveries'])(
  'a body in depth, of prototypes or of no object changes nothing at %s',
  async (path) => {
    const id = await ordering();
    const before = (await order(id)).revision;
    const verb = path.startsWith('order/') ? 'post' : 'put';
    const bodies = [
      ...[
        deep(1_000),
        deep(20),
        '[]',
        'null',
        '7',
        '"x"',
        '{"__proto__":{"password":"x"}}',
        '{"constructor":{}}',
      ],
      ...['{"password":{"$ne":null}}', '{"password":["a"]}', '{"extras":{}}', '{"refills":{"toString":1}}'],
    ];
    for (const body of bodies) {
      const { status } = await user[verb](`/cases/${id}/${path}`).type('json').send(body);
      expect([body.slice(0, 40), status < 500]).toEqual([body.slice(0, 40), true]);
    }
    const after = await order(id);
    expect(after.signed).toEqual([]);
    if (path !== 'order') expect(after.revision).toBe(before);
  },
);

test('nobody else reads, fills in, prints or signs it, nor learns of what is due', async () => {
  const id = await ordering();
  await user
    .put(`/cases/${id}/answers`)
    .send({ fact: 'supply.end', answers: [{ value: '2026-01-01' }] })
    .expect(200);
  for (const path of ['order', 'order/pages', 'order/pdf', 'order/txt'])
    expect([403, 404]).toContain((await stranger.get(`/cases/${id}/${path}`)).status);
  expect([403, 404]).toContain((await stranger.put(`/cases/${id}/order`).send({ refills: '3' })).status);
  expect([403, 404]).toContain((await sign(id, stranger)).status);
  expect([403, 404]).toContain((await stranger.post(`/cases/${id}/order/printed`).send({})).status);
  expect((await stranger.get('/refills').expect(200)).body).toEqual([]);
});
