import { crc32 } from 'node:zlib';
import type { CaseResponse, ProblemResponse } from '@vouchwell/contract';
import { caseDesk, provider } from '../../testing/case-desk.ts';

const { app, user, patient, open, get } = await caseDesk();
afterAll(() => app.close());

/** One point, RGBA. */
const POINT =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';

const signatureOf = async (id: number) => ((await get(id)) as CaseResponse).provider?.signature;
const save = (id: number, signature: string) =>
  user.post(`/cases/${id}/provider`).send({ ...provider, signature });

test('a drawn signature is kept as a plain PNG, the same for the same picture', async () => {
  const id = await open();
  await save(id, POINT).expect(200);
  const kept = await signatureOf(id);
  expect(kept).toMatch(/^data:image\/png;base64,/);
  await save(id, kept!).expect(200);
  expect(await signatureOf(id)).toBe(kept);
});

/** The same picture with words hidden in it, as a chunk that programs read and nobody sees. */
function withWords(url: string, words: string): string {
  const png = Buffer.from(url.slice(url.indexOf(',') + 1), 'base64');
  const data = Buffer.from(`tEXtComment\0${words}`);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length - 4);
  sum.writeUInt32BE(crc32(data));
  // Behind the eight bytes that every PNG begins with, and its header of 25.
  const all = Buffer.concat([png.subarray(0, 33), length, data, sum, png.subarray(33)]);
  return `data:image/png;base64,${all.toString('base64')}`;
}

test('of a drawn one its pixels are kept and nothing that hides beside them', async () => {
  const id = await open();
  await save(id, POINT).expect(200);
  const plain = await signatureOf(id);
  await save(id, withWords(POINT, 'Wilma Finchsong')).expect(200);
  expect(await signatureOf(id)).toBe(plain);
});

test('a typed one is one line', async () => {
  const id = await open();
  await save(id, ' Dr. Jo\tPark\u200B ').expect(200);
  expect(await signatureOf(id)).toBe('Dr. Jo Park');
});

test.each([
  [
    'data:image/jpeg;base64,/9j/4AAQ',
    /^A drawn signature must be a PNG picture of at most 800 by 300 pixels and 64 kB/,
  ],
  ['data:image/svg+xml;base64,PHN2Zz4=', /^A drawn signature must be a PNG picture/],
  ['data:text/html,<script>', /^A drawn signature must be a PNG picture/],
  ['x'.repeat(201), /^A typed signature can have at most 200 characters/],
  ['Dr. \u202EkraP', /^Signature must not hold control characters/],
])('%j is refused, also when a case is opened with it', async (signature, sentence) => {
  const id = await open();
  const body = (await save(id, signature).expect(400)).body as ProblemResponse;
  expect([body.message, body.fields?.['signature']]).toEqual(Array(2).fill(expect.stringMatching(sentence)));
  const opening = { patient, provider: { ...provider, signature } };
  const refused = (await user.post('/cases/workflow').send(opening).expect(400)).body as ProblemResponse;
  expect(refused.fields?.['provider.signature']).toMatch(sentence);
});
