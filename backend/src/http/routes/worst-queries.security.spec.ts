import { caseDesk } from '../../testing/case-desk.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';

const { app, admin, open } = await caseDesk();
const id = await open();
const turns = new LoopTurns();
afterAll(async () => {
  turns.stop();
  await app.close();
});

const ODD = [
  ...['__proto__', 'constructor', '-1', '9007199254740993', 'NaN', '\u0000\u202e', "' OR 1=1--", '../..'],
  ...['a'.repeat(3_000), '9999-12-31', '0000-01-01', '-271821-04-20', '2026-02-30'],
];
const oddly = (name: string) => [
  ...ODD.map((value) => `${name}=${encodeURIComponent(value)}`),
  ...[`${name}=1&${name}=2`, `${name}[$ne]=1`, `${name}[]=1`, `__proto__[${name}]=1`, `${name}=`],
  Array.from({ length: 1_000 }, () => `${name}=1`).join('&'),
];

const paging = ['sort', 'order', 'page', 'per_page'];
const filter = ['from', 'to', 'person', 'patient', 'case', 'action', 'outcome', 'address', 'text', 'why'];

test.each<[string, readonly string[]]>([
  ['/cases', paging],
  ['/admin/cases', paging],
  ['/patients', paging],
  ['/rag/content', paging],
  ['/inventory/items', paging],
  ['/admin/provider-templates', paging],
  ['/admin/demo-requests', paging],
  ['/admin/users', paging],
  ['/admin/reports', ['from', 'to']],
  ['/admin/reports/csv?part=weeks', ['from', 'to', 'part']],
  ['/audit/entries', [...filter, 'before', 'limit']],
  ['/audit/export?format=csv', [...filter, 'format']],
  ['/audit/reports/sign-ins', ['from', 'to', 'person']],
  ['/audit/reports/month', ['month']],
  [`/cases/${id}/history`, ['page', 'per_page']],
  [`/cases/${id}/order/txt`, ['version']],
  ['/verify/file', ['sha256']],
])(
  '%s: odd values of %j are answered or refused, at once and without a word of the inside',
  async (path, names) => {
    const budget = loopBudget();
    for (const odd of names.flatMap(oddly)) {
      let answer = { status: 0, text: '' };
      const address = `${path}${path.includes('?') ? '&' : '?'}${odd}`;
      const longest = await turns.best(budget, async () => void (answer = await admin.get(address)));
      expect([200, 400, 404, 409, 429, 431], odd.slice(0, 60)).toContain(answer.status);
      expect(answer.text ?? '').not.toMatch(/\n\s+at |sqlite/i);
      expect([odd.slice(0, 60), longest < budget]).toEqual([odd.slice(0, 60), true]);
    }
  },
);

test.each(ODD)('a change called %s of a case’s history is none', async (change) => {
  const { status } = await admin.get(`/cases/${id}/history/${encodeURIComponent(change)}`);
  expect([400, 404]).toContain(status);
});
