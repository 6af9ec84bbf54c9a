import type {
  CodesCheckResponse,
  DiagnosesResponse,
  ImportBegunResponse,
  InventoryImport,
  InventoryImportsResponse,
} from '@vouchwell/contract';
import { gzipSync } from 'node:zlib';
import { orderLine } from '../inventory/code-sets/icd10-order-file.fixture.ts';
import { Vault } from '../kernel/vault/vault.ts';
import { caseDesk, problem, urge } from '../testing/case-desk.ts';
import { until } from '../testing/until.ts';

let desk: Awaited<ReturnType<typeof caseDesk>>;
beforeAll(async () => {
  desk = await caseDesk();
});
afterAll(() => desk.app.close());

/** A file with these codes, behind which the last category stands. */
const orderText = (codes: readonly (readonly [string, string])[]) =>
  [...codes, ['Z9989', 'Dependence on other enabling machines and devices'] as const]
    .map(([code, description], at) => `${orderLine(code, '1', description, at + 1)}\n`)
    .join('');
const base64 = (content: string | Buffer) => Buffer.from(content as string).toString('base64');
const asked = (content: string | Buffer, edition: string, more: object = {}) => ({
  ...{ file: base64(content), source: `order of ${edition}.txt`, edition },
  ...more,
});
const check = async (body: object) =>
  (await desk.admin.post('/inventory/imports/codes/check').send(body).expect(200)).body as CodesCheckResponse;
const begin = async (body: object) => {
  const { seen } = await check(body);
  const begun = await desk.admin
    .post('/inventory/imports/codes')
    .send({ ...body, seen })
    .expect(201);
  return (begun.body as ImportBegunResponse).import_id;
};
const one = async (id: number) =>
  (await desk.admin.get(`/inventory/imports/${id}`).expect(200)).body as InventoryImport;
const imported = async (body: object) => {
  const id = await begin(body);
  await until(async () => (await one(id)).stage === 'finished');
  return id;
};
const list = async () =>
  (await desk.admin.get('/inventory/imports').expect(200)).body as InventoryImportsResponse;
const listed = async (search: string) => {
  const { body } = await desk.admin.get('/inventory/diagnoses').query({ search }).expect(200);
  return (body as DiagnosesResponse).diagnoses;
};

const OLD = orderText([
  ['N3941', 'Urge incontinence'],
  ['R32', 'Unspecified urinary incontinence'],
  ['Y9977', 'A code of the old year'],
]);
const NEW = orderText([
  ['N39410', 'Urge incontinence, by day'],
  ['N39411', 'Urge incontinence, by night'],
  ['R32', 'Urinary incontinence, not specified'],
]);

test('a file is looked at: what it adds, words anew and ends, in how many cases, and what is refused', async () => {
  const id = await imported(asked(OLD, '2024-10-01'));
  expect(await one(id)).toMatchObject({ what: 'codes', edition: '2024-10-01', rows: 4, done: 4 });
  await desk.ready(desk.user, { diagnoses: [urge] });
  const before = (await list()).imports.length;
  const damaged = `00001 N39XY\n${NEW.replaceAll(/^\d{5}/gm, (order) => String(Number(order) + 1).padStart(5, '0'))}`;
  const found = await check(asked(gzipSync(damaged), '2025-10-01'));
  expect(found).toMatchObject({ source: 'order of 2025-10-01.txt', edition: '2025-10-01', total: 4 });
  expect(found.added).toEqual({
    count: 2,
    first: [
      { code: 'N39.410', description: 'Urge incontinence, by day' },
      { code: 'N39.411', description: 'Urge incontinence, by night' },
    ],
  });
  expect(found.changed).toEqual({
    count: 1,
    first: [
      {
        code: 'R32',
        description: 'Urinary incontinence, not specified',
        before: 'Unspecified urinary incontinence',
      },
    ],
  });
  const [first] = found.ended.first;
  expect(first).toEqual({
    code: 'N39.41',
    description: 'Urge incontinence',
    until: '2025-09-30',
    open_cases: 1,
    replaced_by: ['N39.410', 'N39.411'],
  });
  expect(found.ended.first.map(({ code }) => code)).toContain('Y99.77');
  expect([found.open_cases, found.unchanged]).toEqual([1, 1]);
  expect(found.refused).toEqual({
    count: 1,
    first: [{ line: 1, reason: 'Column 15 must be 0 or 1.', cells: ['00001 N39XY'] }],
  });
  // Looking writes nothing.
  expect((await list()).imports).toHaveLength(before);
  expect(await listed('N39.410')).toEqual([]);
});

test('it is taken whole: what it adds is offered, and what it leaves out has an end', async () => {
  await imported(asked(NEW, '2025-10-01'));
  expect(await listed('N39.410')).toMatchObject([
    { origin: 'import', source: 'order of 2025-10-01.txt', holds_from: '2025-10-01', holds_until: null },
  ]);
  expect(await listed('Y99.77')).toMatchObject([{ holds_until: '2025-09-30' }]);
  const found = await desk.user.get('/inventory/diagnoses/search?q=n39.4').expect(200);
  const offered = (found.body as { code: string }[]).map(({ code }) => code);
  expect(offered).toEqual(expect.arrayContaining(['N39.410', 'N39.411']));
  expect(offered).not.toContain('N39.41');
  // Nothing is kept beside the codes.
  await until(
    async () => (await desk.app.nest.get(Vault, { strict: false }).list('inventory-import/')).length === 0,
  );
});

test('codes are listed by whether they hold today, have ended or are still to come', async () => {
  const of = async (holds: string) => {
    const { body } = await desk.admin.get('/inventory/diagnoses').query({ search: 'y99', holds }).expect(200);
    const { diagnoses, total } = body as DiagnosesResponse;
    expect(total).toBe(diagnoses.length);
    return diagnoses.map(({ code }) => code);
  };
  expect(await of('ended')).toEqual(['Y99.77']);
  expect(await of('today')).toEqual([]);
  expect(await of('not_yet')).toEqual([]);
  const held = await desk.admin.get('/inventory/diagnoses?search=n39.41&holds=today').expect(200);
  const { diagnoses } = held.body as DiagnosesResponse;
  expect(diagnoses.map(({ code }) => code)).toEqual(['N39.410', 'N39.411']);
  const refused = await desk.admin.get('/inventory/diagnoses?holds=never').expect(400);
  expect(Object.keys(problem(refused).fields!)).toEqual(['holds']);
});

test('the same content once more is refused, and so is what was compared with another inventory', async () => {
  const again = await desk.admin.post('/inventory/imports/codes/check').send(asked(NEW, '2025-10-01'));
  expect([again.status, problem(again).code]).toEqual([409, 'import_known']);
  const third = asked(orderText([['R32', 'Urinary incontinence']]), '2026-10-01');
  const { seen } = await check(third);
  await imported(asked(orderText([['R33', 'Retention of urine']]), '2026-04-01'));
  const outdated = await desk.admin.post('/inventory/imports/codes').send({ ...third, seen });
  expect([outdated.status, problem(outdated).code]).toEqual([409, 'import_outdated']);
  const otherDay = { ...third, edition: '2026-11-01', seen: (await check(third)).seen };
  const other = await desk.admin.post('/inventory/imports/codes').send(otherDay);
  expect([other.status, problem(other).code]).toEqual([409, 'import_outdated']);
});

test('of two at once the second is refused', async () => {
  const many = Array.from(
    { length: 3_000 },
    (_, n) => [`T${String(n).padStart(6, '0')}`, `Code ${n}`] as const,
  );
  const [a, b] = [asked(orderText(many), '2030-10-01'), asked(orderText(many.slice(1)), '2031-10-01')];
  const sent = [
    { ...a, seen: (await check(a)).seen },
    { ...b, seen: (await check(b)).seen },
  ];
  const answers = await Promise.all(
    sent.map((body) => desk.admin.post('/inventory/imports/codes').send(body)),
  );
  const refused = answers.filter(({ status }) => status !== 201);
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
  expect(problem(refused[0]!).message).toMatch(/^The import from order of 203.* is under way/);
  await until(async () => (await list()).imports[0]!.stage === 'finished');
});

describe('is refused in a sentence:', () => {
  const mebibyte = 'x'.repeat(1 << 20);
  test.each<[string, object, RegExp]>([
    ['nothing', {}, /Choose the order file/],
    ['an empty file', asked('', '2026-10-01'), /Choose the order file|is empty/],
    ['no day', { file: base64(NEW), source: 'x' }, /first day of the codes/],
    ['a day that is none', asked(NEW, '2026-02-30'), /must be a real date/],
    ['an archive', asked('PK\u0003\u0004', '2026-10-01'), /Unpack it/],
    ['some text', asked('Dear all,\nhello\n', '2026-10-01'), /no billable code .* Line 1: columns 1 to 5/],
    [
      'a line without an end',
      asked(gzipSync(mebibyte), '2026-10-01'),
      /Line 1 has more than 1000 characters/,
    ],
    ['a bomb', asked(gzipSync('\n'.repeat(60_000_000)), '2026-10-01'), /more than 1000 lines are malformed/],
    [
      'a bomb of headings',
      asked(gzipSync(orderLine('A00', '0', 'Cholera').concat('\n').repeat(700_000)), '2026-10-01'),
      /more than 50 MB/,
    ],
    ['a damaged archive', asked(gzipSync(NEW).subarray(0, 60), '2026-10-01'), /cannot be decompressed/],
    [
      'plain text that is called compressed',
      asked(NEW, '2026-10-01', { source: 'icd10cm-order-2027.txt.GZ' }),
      /^The name ends in \.gz, but the file is not compressed/,
    ],
    ['a file that is cut off', asked(NEW.slice(0, 300), '2026-10-01'), /not the whole order file/],
  ])('%s', async (_, body, sentence) => {
    const answer = await desk.admin.post('/inventory/imports/codes/check').send(body);
    expect([answer.status, problem(answer).message]).toEqual([
      400,
      expect.stringMatching(sentence) as string,
    ]);
  });

  test('an import that nobody began', async () => {
    await desk.admin.get('/inventory/imports/999').expect(404);
  });
});

test('a site that began with the usual codes takes the delivered set', async () => {
  expect((await list()).lacks_delivered).toBe(true);
  const { source, edition, total } = await check({ delivered: true });
  expect([source, edition, total]).toEqual([
    'ICD-10-CM of April 1, 2026, as delivered',
    '2026-04-01',
    74_719,
  ]);
  const id = await imported({ delivered: true });
  expect(await one(id)).toMatchObject({ rows: 74_719, done: 74_719 });
  expect((await list()).lacks_delivered).toBe(false);
  expect(await listed('G20.A1')).toMatchObject([{ code: 'G20.A1', holds_from: '2026-04-01' }]);
});
