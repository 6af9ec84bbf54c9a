import type {
  AuditEntry,
  AuditEntryResponse,
  AuditResponse,
  DownloadLinkResponse,
} from '@vouchwell/contract';
import type { Response } from 'supertest';
import { systemActor } from '../kernel/deciding/system-actor.ts';
import { Codec } from '../kernel/log/codec.ts';
import { startApp } from '../testing/app.ts';

const app = await startApp();
const admin = await app.admin();
afterAll(() => app.close());

/** More than two of the parts in which a file is read. */
const CHANGES = 2_345;
const STREAM = 'content-1';

/** One change of a content, again and again: by the requests of people it would take minutes. */
async function changedAgain(): Promise<void> {
  const content = { title: 'Briefs', content: 'Why briefs are needed.' };
  await admin.post('/rag/content').send(content).expect(201);
  await admin
    .put('/rag/content/1')
    .send({ ...content, title: 'Briefs at night' })
    .expect(200);
  const codec = app.nest.get(Codec);
  const [, changed] = await app.engines.log.readStream(STREAM, 0, 10);
  const again = Array<Awaited<ReturnType<typeof codec.decode>>>(CHANGES - 1).fill(
    await codec.decode(changed!),
  );
  const encoded = await codec.encode(again, { stream: STREAM, actor: systemActor(), command: null });
  await app.engines.log.append(STREAM, encoded, 1);
  await app.caughtUp();
}

const text = (answer: Response, done: (error: Error | null, body: string) => void) => {
  const parts: Buffer[] = [];
  answer.on('data', (part: Buffer) => parts.push(part));
  answer.on('end', () => done(null, Buffer.concat(parts).toString()));
};
async function linesOf(format: string): Promise<string[]> {
  const { body } = await admin
    .get(`/audit/export?action=change&format=${format}`)
    .expect(200)
    .buffer(true)
    .parse(text);
  return (body as string).replace('\ufeff', '').trimEnd().split(/\r?\n/);
}

test('a file of many parts has each entry once, the newest first, in both formats', async () => {
  await changedAgain();
  const entries = (await linesOf('ndjson')).map((line) => JSON.parse(line) as AuditEntry);
  const revisions = entries.filter(({ event }) => event.stream === STREAM).map(({ event }) => event.revision);
  expect(revisions).toEqual(Array.from({ length: CHANGES }, (_, n) => CHANGES - n));
  const positions = entries.map(({ position }) => position);
  expect(positions).toEqual(positions.toSorted().reverse());
  const [head, ...rows] = await linesOf('csv');
  expect(head).toMatch(/^"Position"/);
  expect(rows.map((row) => row.slice(1, 21))).toEqual(positions);
});

describe('a browser fetches the file by itself', () => {
  const linkFor = async (body: object) =>
    ((await admin.post('/audit/export/link').send(body).expect(200)).body as DownloadLinkResponse).link;
  const fetched = (link: string, more = {}) =>
    app
      .anyone()
      .get('/audit/export')
      .query({ link, ...more })
      .buffer(true)
      .parse(text);

  test('what it is narrowed by lies with the link: the address says nothing else, and nothing else there counts', async () => {
    const link = await linkFor({ format: 'ndjson', action: 'change', text: 'Briefs', person: 1 });
    const asked = await admin
      .get('/audit/export?format=ndjson&action=change&text=Briefs&person=1')
      .buffer(true)
      .parse(text);
    const answer = await fetched(link, { format: 'csv', person: 2, text: 'nothing like it' }).expect(200);
    expect(answer.headers['content-type']).toContain('application/x-ndjson');
    expect(answer.headers['content-disposition']).toMatch(/^attachment; filename="audit-.*\.ndjson"/);
    expect(answer.body).toBe(asked.body);
    expect((answer.body as string).split('\n').length).toBeGreaterThan(1);
    await fetched(link).expect(401);
  });

  test('is recorded as any other export, under whoever asked for it, without the words', async () => {
    await fetched(await linkFor({ format: 'csv', action: 'change', text: 'Briefs' })).expect(200);
    const { body } = await admin.get('/audit/entries?action=export&limit=5').expect(200);
    const { entries } = body as AuditResponse;
    const [entry] = entries.filter(({ route }) => route === 'GET /audit/export');
    expect(entry).toMatchObject({ username: 'admin', outcome: 'done' });
    const told = (await admin.get(`/audit/entries/${entry!.position}`).expect(200))
      .body as AuditEntryResponse;
    expect(JSON.stringify(told)).not.toContain('Briefs');
  });

  test.each([
    [{}, 'format must be one of csv, ndjson.'],
    [{ format: 'csv', from: 'yesterday' }, 'from must be a real date, written YYYY-MM-DD.'],
    [{ format: 'csv', text: 'x'.repeat(201) }, 'text can have at most 200 characters.'],
  ])('what the file could not be asked for gets no link: %j', async (body, message) => {
    const answer = await admin.post('/audit/export/link').send(body).expect(400);
    expect(answer.body).toMatchObject({ message: expect.stringContaining(message) as string });
  });
});
