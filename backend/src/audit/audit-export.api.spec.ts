import type { AuditEntry } from '@vouchwell/contract';
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
