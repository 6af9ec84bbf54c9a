import type { ProblemResponse } from '@vouchwell/contract';
import { gzipSync } from 'node:zlib';
import { orderLine } from '../../inventory/code-sets/icd10-order-file.fixture.ts';
import { caseDesk } from '../../testing/case-desk.ts';
import { until } from '../../testing/until.ts';

/**
 * Whatever somebody chooses for an import: a sentence that says what is wanted, nothing half taken, and no more memory
 * than the file. What is right about each import stands in the spec of its feature.
 */
let desk: Awaited<ReturnType<typeof caseDesk>>;
beforeAll(async () => {
  desk = await caseDesk();
});
afterAll(() => desk.app.close());

const MB = 1_000_000;
/** As a check answers, of a file that nobody has looked at. */
const UNSEEN = '0'.repeat(64);
const base64 = (content: string | Buffer) => Buffer.from(content as string).toString('base64');
const pdf = Buffer.from(`%PDF-1.7\n%\xe2\xe3\xcf\xd3\n1 0 obj\n<</Type/Catalog>>\nendobj\n`, 'latin1');
const picture = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1');
const rows = (header: string, row: (n: number) => string, count: number) =>
  `${header}\n${Array.from({ length: count }, (_, n) => `${row(n)}\n`).join('')}`;
const patients = rows('First name,Last name,MRN', (n) => `Ina,"Fresh ${n}",BAD-${n}`, 40);
const items = rows('name,category', (n) => `"Bad item ${n}",Incontinence`, 40);
const order = Array.from({ length: 40 }, (_, n) => orderLine(`Y99${n + 10}`, '1', `A bad code ${n}`, n + 1));
const content = (n: number) => ({ title: `Bad content ${n}`, content: 'Name the visit.', category: 'cgm' });

interface Import {
  readonly routes: readonly [check: string, take: string];
  readonly body: (file: string | Buffer) => object;
  /** What there is of the kind. */
  readonly count: () => Promise<number>;
}

const total = async (address: string) => {
  const { body, headers } = await desk.admin.get(address).expect(200);
  return Number(headers['x-total-count'] ?? (body as { total: number }).total);
};
const imports = {
  patients: {
    routes: ['/patients/imports/check', '/patients/imports'],
    body: (file) => ({ file: base64(file) }),
    count: () => total('/patients?per_page=1'),
  },
  items: {
    routes: ['/inventory/imports/items/check', '/inventory/imports/items'],
    body: (file) => ({ file: base64(file), source: 'items.csv', seen: UNSEEN }),
    count: () => total('/inventory/items?per_page=1'),
  },
  codes: {
    routes: ['/inventory/imports/codes/check', '/inventory/imports/codes'],
    body: (file) => ({ file: base64(file), source: 'order.txt', edition: '2030-10-01', seen: UNSEEN }),
    count: () => total('/inventory/diagnoses?per_page=1'),
  },
} satisfies Record<string, Import>;
type Name = keyof typeof imports;

const cutInHalf = (text: string | Buffer) => Buffer.from(text as string).subarray(0, text.length / 2 + 3);
const anyCsv: readonly (readonly [string, string | Buffer, RegExp])[] = [
  ['an empty file', '', /^The file is empty\.$/],
  ['blank lines', '\n \n\n', /^The file is empty\.$/],
  ['200 columns', `${'a,'.repeat(199)}a\n`, /^Line 1 has 200 columns, and a file may have \d+\.$/],
  ['a PDF', pdf, /^Line 2 is not written in UTF-8, .*“CSV UTF-8”/],
  ['a spreadsheet', 'PK\u0003\u0004[Content_Types].xml', /^This is a spreadsheet .*“CSV UTF-8”/],
  [
    'quotes and nothing else',
    '"'.repeat(3 * MB + 1),
    /^Line 1 or a row before it is too long\. .*quotation mark/,
  ],
  ['a quote in each cell', `a,b\n${'x"y,'.repeat(MB)}`, /^Line 2 .*(quotation mark|too long)/],
  ['commas and nothing else', ','.repeat(3 * MB), /^Line 1 .*(columns|too long)/],
  ['a picture', picture, /(UTF-8|NUL)/],
  ['a bomb of quotes in gzip', gzipSync(Buffer.alloc(60 * MB, '"')), /^Line \d+ .*(UTF-8|NUL)/],
];
const bad: Record<Name, readonly (readonly [string, string | Buffer, RegExp])[]> = {
  patients: [
    ...anyCsv,
    ['UTF-16', Buffer.from(`\ufeff${patients}`, 'utf16le'), /^The file is written in UTF-16\./],
    [
      'two encodings',
      Buffer.concat([Buffer.from(patients), Buffer.from('M\xfc,E,1', 'latin1')]),
      /^Line 42 is not/,
    ],
    [
      'half a file',
      cutInHalf(`${patients}Ina,"${'x'.repeat(patients.length)}"`),
      /^A quotation mark is opened/,
    ],
  ],
  items: [
    ...anyCsv,
    ['UTF-16', Buffer.from(`\ufeff${items}`, 'utf16le'), /^The file is written in UTF-16\./],
    [
      'two encodings',
      Buffer.concat([Buffer.from(items), Buffer.from('M\xfc,E', 'latin1')]),
      /^Line 42 is not/,
    ],
    ['half a file', cutInHalf(`${items}"${'x'.repeat(items.length)}"`), /^A quotation mark is opened/],
  ],
  codes: [
    ['an empty file', '', /^Choose the order file\.$|^The file is empty\.$/],
    ['blank lines', '\n \n\n', /holds no billable code of the official ICD-10-CM order file/],
    ['200 columns', `${'a,'.repeat(199)}a\n`, /holds no billable code of .* order file\. Line 1: /],
    ['a PDF', pdf, /holds no billable code of the official ICD-10-CM order file/],
    ['a picture', picture, /holds no billable code of the official ICD-10-CM order file/],
    [
      'two encodings',
      Buffer.from(`${order.join('\n')}\n${orderLine('Z9989', '1', 'M\xe9ni\xe8re', 41)}\n`, 'latin1'),
      /^Line 41 is not written in UTF-8, all or a part of it\./,
    ],
    ['a quote in each cell', `a,b\n${'x"y,'.repeat(MB)}`, /^Line 2 has more than 1000 characters/],
    ['commas and nothing else', ','.repeat(3 * MB), /^Line 1 has more than 1000 characters/],
    ['an archive', 'PK\u0003\u0004order.txt', /^This is an archive\. Unpack it/],
    [
      'quotes and nothing else',
      '"'.repeat(3 * MB),
      /^Line 1 has more than 1000 characters, as no line of the official/,
    ],
    ['UTF-16', Buffer.from(`\ufeff${order.join('\n')}`, 'utf16le'), /holds no billable code of/],
    ['half a file', cutInHalf(order.join('\n')), /^This is not the whole order file\. /],
    [
      'half a file in gzip',
      cutInHalf(gzipSync(order.join('\n'))),
      /^The file is damaged: it cannot be decomp/,
    ],
    [
      'no gzip behind its mark',
      Buffer.from([0x1f, 0x8b, 8, 0, 1, 2, 3]),
      /^The file is damaged: it cannot be decomp/,
    ],
    [
      'a bomb of quotes in gzip',
      gzipSync(Buffer.alloc(60 * MB, '"')),
      /^Line 1 has more than 1000 characters/,
    ],
    [
      'a bomb of lines in gzip',
      gzipSync(Buffer.alloc(60 * MB, '\n')),
      /has more than 50 MB once it is decompressed\.$|malformed/,
    ],
  ],
};

const table = Object.entries(bad).flatMap(([name, files]) =>
  files.flatMap(([what, file, sentence]) =>
    imports[name as Name].routes.map((route) => ({ name: name as Name, what, file, sentence, route })),
  ),
);

/** Bytes that the process holds beside what it may let go. */
const held = () => {
  const { heapUsed, external } = process.memoryUsage();
  return heapUsed + external;
};

test.each(table)('$route takes no $what, and says why', async ({ name, file, sentence, route }) => {
  const { body, count } = imports[name];
  const [before, standing] = [await count(), held()];
  let most = 0;
  const watching = setInterval(() => (most = Math.max(most, held())), 20);
  const answer = await desk.admin.post(route).send(body(file));
  clearInterval(watching);
  const problem = answer.body as ProblemResponse;
  expect([answer.status, problem.fields]).toEqual([400, { file: expect.stringMatching(sentence) as string }]);
  expect(await count()).toBe(before);
  // A file of 5 MB is there some times over, as text, base64 and JSON; what it unpacks to is not.
  expect(most - standing).toBeLessThan(250 * MB);
});

const larger: readonly (readonly [string, RegExp])[] = [
  ...imports.patients.routes.map((route) => [route, /^The file has more than 5 MB\. Split it/] as const),
  ...imports.items.routes.map((route) => [route, /^The file has more than 5 MB\. Split it/] as const),
  ...imports.codes.routes.map((route) => [route, /^The file has more than 5 MB\. .*\.gz file/] as const),
  ['/rag/import', /^The file has more than 8 MB\. Split/],
];

test.each(larger)('%s says how large a file may be where somebody sends 50 MB', async (route, sentence) => {
  const answer = await desk.admin.post(route).send({ file: 'a'.repeat(50 * MB) });
  const { fields } = answer.body as ProblemResponse;
  expect([answer.status, fields]).toEqual([413, { file: expect.stringMatching(sentence) as string }]);
});

test('a route without a file says how much it takes', async () => {
  const { body } = await desk.admin
    .post('/patients')
    .send({ first_name: 'a'.repeat(MB) })
    .expect(413);
  expect((body as ProblemResponse).message).toBe('The request is too large: at most 16 kB are taken here.');
});

const missingFile = [...imports.patients.routes, ...imports.items.routes, ...imports.codes.routes];
test.each(missingFile)('%s without a file, or with what is no text, names the field', async (route) => {
  const more = { source: 'a.csv', edition: '2030-10-01', seen: UNSEEN };
  for (const file of [undefined, null, 5, ['a'], { a: 1 }]) {
    const { status, body } = await desk.admin.post(route).send({ ...more, file });
    expect([status, Object.keys((body as ProblemResponse).fields!)]).toEqual([400, ['file']]);
  }
});

describe('a library', () => {
  const whole = { format: 'medical-necessity-library', version: 1 };
  const count = () => total('/rag/content?per_page=1');

  test.each<[string, unknown, RegExp]>([
    ['nothing', undefined, /./],
    ['a text', 'a,b', /./],
    ['a list', [content(1)], /./],
    ['another object', { contents: [content(1)] }, /^This is no library file, as the export makes it\.$/],
    ['a newer one', { ...whole, version: 2, contents: [] }, /made by a newer version of the product\.$/],
    ['one without contents', whole, /holds no list of contents\.$/],
    [
      '2,001 contents',
      { ...whole, contents: Array.from({ length: 2_001 }, () => 1) },
      /at most 2000 contents\. Split/,
    ],
  ])('%s is none', async (_, file, sentence) => {
    const before = await count();
    const { status, body } = await desk.admin.post('/rag/import').send({ file });
    expect([status, (body as ProblemResponse).fields]).toEqual([
      400,
      { file: expect.stringMatching(sentence) as string },
    ]);
    expect(await count()).toBe(before);
  });

  test('one bad content keeps all others out', async () => {
    const before = await count();
    const file = { ...whole, contents: [content(1), { ...content(2), title: 'x'.repeat(300) }, 5, null] };
    const { body } = await desk.admin.post('/rag/import').send({ file }).expect(200);
    expect(body).toMatchObject({
      added: 0,
      refused: [{ index: 0 }, { index: 1 }, { index: 2 }, { index: 3 }].slice(1),
    });
    expect(await count()).toBe(before);
  });
});

test.each<[string, string | Buffer, string]>([
  ['an empty file', '', 'image/png'],
  ['a PDF', pdf, 'image/png'],
  ['half a picture', Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR', 'latin1'), 'image/png'],
  ['text', '<svg', 'image/svg+xml'],
  ['UTF-16', Buffer.from('\ufeff<svg viewBox="0 0 9 9"/>', 'utf16le'), 'image/svg+xml'],
  ['quotes', `<svg a=${'"'.repeat(200_000)}`, 'image/svg+xml'],
])('a logo that is %s is refused', async (_, file, type) => {
  const logo = `data:${type};base64,${base64(file)}`;
  const { status, body } = await desk.admin.put('/admin/site').send({ logo });
  expect([status, (body as ProblemResponse).fields]).toEqual([
    400,
    { logo: expect.stringMatching(/^[A-Z].*\.$/) as string },
  ]);
  expect((await desk.admin.get('/admin/site').expect(200)).body).toMatchObject({ logo: null });
});

test('a logo of 50 MB is refused in the same words as one that is a little too large', async () => {
  const answer = await desk.admin.put('/admin/site').send({ logo: 'a'.repeat(50 * MB) });
  expect([answer.status, (answer.body as ProblemResponse).fields]).toEqual([
    413,
    { logo: 'Logo can have at most 256 kB.' },
  ]);
});

describe('two at once', () => {
  test('a file of items is taken once, and the other is told', async () => {
    const file = base64(items);
    const { body } = await desk.admin.post('/inventory/imports/items/check').send({ file }).expect(200);
    const sent = { file, source: 'items.csv', seen: (body as { seen: string }).seen };
    const before = await imports.items.count();
    const answers = await Promise.all(
      [1, 2].map(() => desk.admin.post('/inventory/imports/items').send(sent)),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409)!.body as ProblemResponse;
    expect(refused.message).toMatch(/^The import from items\.csv is under way|changed since/);
    await until(async () => (await imports.items.count()) >= before + 40);
    expect(await imports.items.count()).toBe(before + 40);
  });

  test('two files of patients are each taken whole', async () => {
    const before = await imports.patients.count();
    const other = patients.replaceAll('Fresh', 'Other').replaceAll('BAD', 'WORSE');
    const answers = await Promise.all(
      [patients, other].map((file) => desk.admin.post('/patients/imports').send({ file: base64(file) })),
    );
    expect(answers.map(({ status }) => status)).toEqual([201, 201]);
    await until(async () => (await imports.patients.count()) >= before + 80);
    expect(await imports.patients.count()).toBe(before + 80);
  });
});
