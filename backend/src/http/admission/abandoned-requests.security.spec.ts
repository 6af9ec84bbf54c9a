import type { RatedNotesResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { PdfPool } from '../../adapters/pdf/pdf-pool.ts';
import { TextPool } from '../../adapters/text/text-pool.ts';
import { LETTER_RENDERER, TEXT_WORK } from '../../kernel/basics/tokens.ts';
import { USER } from '../../testing/app.ts';
import { caseDesk } from '../../testing/case-desk.ts';
import { RawConnection } from '../../testing/raw-connection.ts';

/**
 * Who hangs up leaves no work behind. Each pool has one thread, which a text that says "spin" keeps for ever: whatever
 * of others' is done afterwards is done because the thread was given back, however fast the machine.
 */
const { app, user, ready, get } = await caseDesk();
const kim = await app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');

const one = {
  worker: new URL('../../adapters/threads/spinning-worker.fixture.ts', import.meta.url).href,
  threads: 1,
  deadline: () => new AbortController().signal,
};
const pools = [new PdfPool(one), new TextPool(one)] as const;
/** What was asked of the pools and is still under way, letters apart, and how the rest ended, in its order. */
let underWay = 0;
let letters = 0;
let ended: string[] = [];
function counted<Arguments extends unknown[], Result>(
  name: string,
  work: (...all: Arguments) => Promise<Result>,
) {
  return async (...all: Arguments): Promise<Result> => {
    underWay += 1;
    if (name === 'PDF') letters += 1;
    const told = (how: string) => {
      underWay -= 1;
      if (name === 'PDF') letters -= 1;
      ended.push(`${name} ${how}`);
    };
    try {
      const result = await work(...all);
      told('done');
      return result;
    } catch (error) {
      told((error as { kind: string }).kind);
      throw error;
    }
  };
}

beforeAll(() => {
  const [pdf, text] = pools;
  const renderer = app.nest.get<PdfPool>(LETTER_RENDERER, { strict: false });
  renderer.pdf = counted('PDF', pdf.pdf.bind(pdf));
  const reader = app.nest.get<TextPool>(TEXT_WORK, { strict: false });
  reader.grounding = counted('grounding', text.grounding.bind(text));
  reader.deidentified = counted('de-identification', text.deidentified.bind(text));
});
beforeEach(() => void (ended = []));
afterAll(async () => {
  await Promise.all(pools.map((pool) => pool.close()));
  await app.close();
});

/** Sends a request whose answer nobody will wait for. */
function send(agent: TestAgent, line: string, body?: object): RawConnection {
  const connection = new RawConnection(app.url);
  const text = body ? JSON.stringify(body) : '';
  const head = [
    `${line} HTTP/1.1`,
    'Host: x',
    `Authorization: ${String(agent.get('/').get('Authorization'))}`,
    ...(body ? ['Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`] : []),
  ];
  connection.write(`${head.join('\r\n')}\r\n\r\n${text}`);
  return connection;
}

async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 5));
}

/** A case of the user's whose note never comes to its end once it is drawn or read. */
async function endless(): Promise<{ id: number; note_id: number }> {
  const id = await ready();
  const { notes } = await get(id);
  const note_id = notes[0]!.note_id;
  // Saved without being read: nobody waits for it.
  const saving = send(user, `PUT /cases/${id}/notes/${note_id}`, { note_text: 'Ana needs to spin.' });
  await until(() => underWay === 1);
  saving.close();
  await until(() => underWay === 0);
  return { id, note_id };
}

test('a note that is saved for nobody is saved and not read', async () => {
  const { id } = await endless();
  expect(ended.at(-1)).toBe('grounding cancelled');
  expect((await get(id)).notes[0]!.note_text).toBe('Ana needs to spin.');
  // The one thread reads another's.
  await ready(kim);
  expect(ended).toContain('grounding done');
});

test('six PDFs that nobody waits for are given up, and do not stand before another’s', async () => {
  const id = await ready();
  const note_id = (await get(id)).notes[0]!.note_id;
  const whirling = { note_text: 'Ana needs to whirl.' };
  await user.put(`/cases/${id}/notes/${note_id}`).send(whirling).expect(200);
  const others = await ready(kim);
  ended = [];
  const left = Array.from({ length: 6 }, () => send(user, `GET /cases/${id}/export/pdf`));
  await until(() => letters === 6);
  const drawn = kim.get(`/cases/${others}/export/pdf`).expect(200).then();
  await until(() => letters === 7);
  // Whoever draws a draft has read it before, for the places that its signer would have to confirm.
  expect(ended).toEqual(Array<string>(7).fill('grounding done'));
  for (const connection of left) connection.close();
  await drawn;
  await until(() => underWay === 0);
  expect(ended.slice(7)).toEqual([...Array<string>(6).fill('PDF cancelled'), 'PDF done']);
});

test.each([
  ['read', { feedback_type: 'positive', quality_score: 5, should_add_to_rag: true }, 'grounding cancelled'],
  [
    'de-identified',
    { feedback_type: 'negative', quality_score: 1, should_exclude_from_rag: true },
    'de-identification cancelled',
  ],
])('a rating that nobody waits for is not %s, and leaves nothing', async (_, rated, end) => {
  const { id, note_id } = await endless();
  ended = [];
  const connection = send(user, 'POST /rag/feedback', { case_id: id, note_id, ...rated });
  await until(() => underWay === 1);
  connection.close();
  await until(() => underWay === 0);
  expect(ended).toEqual([end]);
  const admin = await app.admin();
  const all = (await admin.get('/rag/notes-feedback').expect(200)).body as RatedNotesResponse;
  expect(all.feedback).toEqual([]);
});

test('a signature that nobody waits for is not made', async () => {
  const { id } = await endless();
  ended = [];
  const connection = send(user, `POST /cases/${id}/sign`, { password: USER.password });
  await until(() => underWay === 1);
  connection.close();
  await until(() => underWay === 0);
  expect(ended).toEqual(['grounding cancelled']);
  expect((await get(id)).signed).toBe(false);
});
