import type {
  ContentResponse,
  ContentsResponse,
  ContentVersionsResponse,
  ImportLibraryResponse,
  LibraryFile,
  LibraryFileContent,
  ProblemResponse,
} from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { systemActor } from '../../kernel/deciding/system-actor.ts';
import { startApp } from '../../testing/app.ts';
import { testEngines } from '../../testing/engines.ts';
import { LibraryImport } from './library-import.ts';
import { starterContents } from '../starter/starter-contents.ts';

let app: Awaited<ReturnType<typeof startApp>>;
let admin: TestAgent;
beforeEach(async () => {
  app = await startApp();
  admin = await app.admin();
});
afterEach(() => app.close());

const body = { title: 'What a payer asks', content: 'Name the visit.' };
const fileOf = (...contents: unknown[]) => ({ format: 'medical-necessity-library', version: 1, contents });
const entry = (more: object = {}): LibraryFileContent => ({
  content_type: 'instruction',
  ...body,
  category: 'cgm',
  subcategory: null,
  tags: ['visit'],
  quality_score: 4,
  is_active: true,
  avoid: false,
  ...more,
});
const list = async () => (await admin.get('/rag/content?per_page=200').expect(200)).body as ContentsResponse;
const exported = async (from = admin) => (await from.get('/rag/export').expect(200)).body as LibraryFile;
const post = (file: object, more: object = {}) => admin.post('/rag/import').send({ file, ...more });
const imported = async (file: object, more: object = {}) =>
  (await post(file, more).expect(200)).body as ImportLibraryResponse;
const add = async (more: object = {}) =>
  ((await admin.post('/rag/content').send({ ...body, ...more })).body as { content: ContentResponse })
    .content;

describe('versions', () => {
  const versions = async (id: number) =>
    ((await admin.get(`/rag/content/${id}/versions`).expect(200)).body as ContentVersionsResponse).versions;

  test('stand on pages, the newest first', async () => {
    const { id } = await add();
    for (const title of ['Second', 'Third', 'Fourth', 'Fifth'])
      await admin
        .put(`/rag/content/${id}`)
        .send({ ...body, title })
        .expect(200);
    const page = async (query: string) => {
      const { body: found } = await admin.get(`/rag/content/${id}/versions?${query}`).expect(200);
      const { versions: shown, ...sums } = found as ContentVersionsResponse;
      return [shown.map(({ version }) => version), sums];
    };
    expect(await page('per_page=2')).toEqual([[5, 4], { total: 5, pages: 3 }]);
    expect(await page('per_page=2&page=3')).toEqual([[1], { total: 5, pages: 3 }]);
    expect(await page('')).toEqual([[5, 4, 3, 2, 1], { total: 5, pages: 1 }]);
  });

  test('every one, newest first, with who made it; also of a deleted content', async () => {
    const { id } = await add();
    await admin
      .put(`/rag/content/${id}`)
      .send({ ...body, title: 'Second', avoid: true })
      .expect(200);
    await admin
      .put(`/rag/content/${id}`)
      .send({ ...body, title: 'Third', is_active: false })
      .expect(200);
    const kept = await versions(id);
    expect(
      kept.map(({ version, title, is_active, avoid, by }) => [version, title, is_active, avoid, by]),
    ).toEqual([
      [3, 'Third', false, true, 'Administrator'],
      [2, 'Second', true, true, 'Administrator'],
      [1, body.title, true, false, 'Administrator'],
    ]);
    expect(kept[2]).toEqual({
      ...{
        version: 1,
        at: expect.stringMatching(/Z$/) as string,
        by: 'Administrator',
        content_type: 'instruction',
      },
      ...{ ...body, category: 'general', subcategory: null, tags: [], quality_score: 3 },
      ...{ is_active: true, avoid: false },
    });
    await admin.delete(`/rag/content/${id}`).expect(200);
    expect(await versions(id)).toEqual(kept);
  });

  test('of the starter library the system is the author; of nothing there are none', async () => {
    expect((await versions(1)).map(({ by, title }) => [by, title])).toEqual([
      ['system', starterContents[0]!.title],
    ]);
    for (const id of ['9999', '0', 'x', '1e1']) {
      const { body: problem } = await admin.get(`/rag/content/${id}/versions`).expect(404);
      expect(problem).toMatchObject({ code: 'content_missing', error: 'Content not found.' });
    }
  });
});

describe('export and import', () => {
  test('a library comes over to another site word for word, inactive, and once', async () => {
    await add({ tags: ['Ünïcode', '漢字'], subcategory: 'x', avoid: true, quality_score: 0.5 });
    const file = await exported();
    expect(file).toMatchObject({ format: 'medical-necessity-library', version: 1 });
    expect(file.exported_at).toMatch(/Z$/);
    expect(file.contents).toHaveLength(starterContents.length + 1);

    const other = await startApp();
    try {
      const there = await other.admin();
      const bring = async (more: object = {}) =>
        (
          await there
            .post('/rag/import')
            .send({ file, ...more })
            .expect(200)
        ).body as ImportLibraryResponse;
      const counts = { success: true, added: 1, already_there: starterContents.length, refused: [] };
      expect(await bring({ preview: true })).toMatchObject(counts);
      expect((await exported(there)).contents).toHaveLength(starterContents.length);
      expect(await bring()).toMatchObject({
        ...counts,
        message: expect.stringContaining('inactive') as string,
      });
      const { contents } = await exported(there);
      expect(contents.at(-1)).toEqual({ ...file.contents.at(-1), is_active: false });
      const { body: listed } = await there.get('/rag/content');
      expect((listed as ContentsResponse).content[0]).toMatchObject({ origin: 'import', is_active: false });
      expect(await bring()).toMatchObject({ ...counts, added: 0, already_there: file.contents.length });
    } finally {
      await other.close();
    }
  });

  test('what the file holds twice comes once; what a site rates otherwise is still the same text', async () => {
    const twice = await imported(fileOf(entry(), entry(), entry({ quality_score: 1, is_active: false })));
    expect(twice).toMatchObject({ added: 1, already_there: 2 });
    expect(await imported(fileOf(entry({ avoid: true })))).toMatchObject({ added: 1, already_there: 0 });
  });

  test('the file is checked whole: one bad content, and nothing is written', async () => {
    const before = await list();
    const bad = [
      entry({ title: ' ' }),
      entry({ content: 'c'.repeat(50_001) }),
      entry({ category: 'mobility' }),
      entry({ quality_score: 7 }),
      entry({ title: '\u200b' }),
      'a text',
      null,
    ];
    const file = fileOf(entry(), ...bad, { title: 'Only this', content: 'and that' });
    for (const more of [{}, { preview: true }]) {
      const { refused, ...counts } = await imported(file, more);
      expect(refused).toEqual([
        { index: 1, title: ' ', reason: 'Title is required.' },
        { index: 2, title: body.title, reason: 'Content can have at most 50000 characters.' },
        {
          ...{ index: 3, title: body.title },
          reason: 'category must be general, incontinence, cgm, diabetic_shoes or compression.',
        },
        { index: 4, title: body.title, reason: 'Quality score can be at most 5.' },
        { index: 5, title: '\u200b', reason: 'Title is required.' },
        { index: 6, title: '', reason: 'It must be an object.' },
        { index: 7, title: '', reason: 'It must be an object.' },
      ]);
      expect(counts).toMatchObject({ success: true, added: 'preview' in more ? 2 : 0, already_there: 0 });
    }
    expect(await list()).toEqual(before);
  });

  test.each<[string, object, string]>([
    ['another format', { ...fileOf(), format: 'x' }, 'This is no library file, as the export makes it.'],
    [
      'a newer one',
      { ...fileOf(), version: 2 },
      'This library file was made by a newer version of the product.',
    ],
    [
      'one without contents',
      { ...fileOf(), contents: 'none' },
      'This library file holds no list of contents.',
    ],
    [
      'one too long',
      fileOf(...Array.from({ length: 2001 }, () => ({}))),
      'A library file can hold at most 2000 contents. Split it and import the parts.',
    ],
  ])('%s is refused', async (_, file, message) => {
    const { body: problem } = await post(file).expect(400);
    expect((problem as ProblemResponse).fields).toEqual({ file: message });
  });

  test.each<[object]>([[{}], [{ file: 'x' }], [{ file: [] }], [{ file: null }]])(
    '%j is no file',
    async (sent) => {
      const { body: problem } = await admin.post('/rag/import').send(sent).expect(400);
      expect((problem as ProblemResponse).fields).toEqual({
        file: 'file must be a library file, as the export makes it.',
      });
    },
  );

  test('what nobody may send with a content is dropped', async () => {
    const sent = entry({ id: 1, origin: 'starter', version: 9, created_by: 'x', constructor: 'x' });
    expect(await imported(fileOf(sent))).toMatchObject({ added: 1 });
    const [made] = (await list()).content;
    expect(made).toMatchObject({ origin: 'import', version: 1, is_active: false });
    expect(made!.id).toBeGreaterThan(1);
    expect(Object.keys(made!)).not.toContain('created_by');
  });

  // Each content is a stream: engines over the network in a test take minutes for as many as a file may hold.
  const most = process.env['REST_ENGINES'] === 'servers' ? 100 : 2000;

  test(`${most} contents come in, and more than a plain request may carry; not more than that`, async () => {
    const words = 'The visit and its findings. '.repeat(160_000 / most);
    const many = Array.from({ length: most }, (_, n) =>
      entry({ title: `Content ${n}`, content: `${words}${n}` }),
    );
    expect(JSON.stringify(many).length).toBeGreaterThan(2 * 1024 * 1024);
    expect(await imported(fileOf(...many))).toMatchObject({ added: most, already_there: 0 });
    expect((await list()).total).toBe(most + starterContents.length);
    expect(await imported(fileOf(...many))).toMatchObject({ added: 0, already_there: most });
    const tooLarge = fileOf(entry({ content: 'c'.repeat(9 * 1024 * 1024) }));
    expect((await post(tooLarge).expect(413)).body).toMatchObject({ code: 'too_large' });
    // The others keep their limit.
    await admin
      .post('/rag/content')
      .send({ ...body, content: 'c'.repeat(3 * 1024 * 1024) })
      .expect(413);
  });

  test('imports of one file at once add it once', async () => {
    const file = fileOf(entry(), entry({ title: 'Another' }));
    const imports = app.nest.get(LibraryImport, { strict: false });
    const answers = await Promise.all(Array.from({ length: 4 }, () => imports.run({ file }, systemActor())));
    expect(answers.map(({ added }) => added).sort()).toEqual([0, 0, 0, 2]);
    expect((await list()).total).toBe(2 + starterContents.length);
  });

  test('a repeat under one Idempotency-Key adds nothing twice', async () => {
    const file = fileOf(entry(), entry({ title: 'Another' }));
    const send = () => post(file).set('Idempotency-Key', 'one-import').expect(200);
    await send();
    await send();
    expect((await list()).total).toBe(2 + starterContents.length);
  });
});

test('an import that the log interrupts says so, and the same file again adds the rest', async () => {
  const engines = await testEngines();
  let left = Infinity;
  const log = new Proxy(engines.log, {
    get(target, name) {
      const value: unknown = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      const method = value.bind(target) as (...all: unknown[]) => unknown;
      if (name !== 'append') return method;
      return (stream: string, ...rest: unknown[]) => {
        if (stream.startsWith('content-') && !stream.endsWith('numbers') && (left -= 1) < 0) {
          return Promise.reject(new Error('the disk is full'));
        }
        return method(stream, ...rest);
      };
    },
  });
  const site = await startApp({ engines: { ...engines, log } });
  try {
    const there = await site.admin();
    const file = fileOf(...Array.from({ length: 50 }, (_, n) => entry({ title: `Content ${n}` })));
    left = 33;
    const { body: problem } = await there.post('/rag/import').send({ file }).expect(503);
    expect(problem).toMatchObject({
      code: 'import_interrupted',
      error:
        'The import stopped after 33 of 50 contents. Importing the file again is safe: it adds only what is missing.',
    });
    left = Infinity;
    const { body: again } = await there.post('/rag/import').send({ file }).expect(200);
    expect(again).toMatchObject({ added: 17, already_there: 33 });
  } finally {
    await site.close();
  }
});

test('an import on top of one that is not yet visible adds nothing twice', async () => {
  const engines = { ...(await testEngines()), patience: 2000 };
  const follow = engines.log.follow.bind(engines.log);
  let held = Promise.resolve();
  engines.log.follow = async function* (after, signal) {
    for await (const batch of follow(after, signal)) {
      await held;
      yield batch;
    }
  };
  const site = await startApp({ engines });
  try {
    const there = await site.admin();
    const file = fileOf(entry({ title: 'Once' }), entry({ title: 'And another' }));
    const { promise, resolve } = Promise.withResolvers<void>();
    held = promise;
    await there.post('/rag/import').send({ file }).expect(200);
    const { body: behind } = await there.post('/rag/import').send({ file }).expect(503);
    expect(behind).toMatchObject({ code: 'read_models_behind' });
    resolve();
    let last = await there.post('/rag/import').send({ file });
    while (last.status === 503) last = await there.post('/rag/import').send({ file });
    expect(last.body).toMatchObject({ added: 0, already_there: 2 });
  } finally {
    await site.close();
  }
});
