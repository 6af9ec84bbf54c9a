import type { NoteStreamEvent } from '@vouchwell/contract';
import type { DomainEvent } from '../../kernel/deciding/decider.ts';
import { USER } from '../../testing/app.ts';
import { appWithModel, bearer, eventsOf, LETTER, notesOf, readyCase } from '../../testing/app-with-model.ts';

const site = await appWithModel();
const user = await site.app.newUser();
const headers = await bearer(site.app.url, USER);
afterAll(() => site.close());

const LETTER_TEXT = LETTER.join('');
const both = ['text/event-stream', 'application/json'];

const writing = (id: number, more: RequestInit = {}) =>
  fetch(`${site.app.url}/cases/${id}/writing`, { headers, ...more });
const stop = (id: number) => user.delete(`/cases/${id}/writing`).expect(200);

/** A note that the model has begun and does not end by itself; `leave` breaks the line. */
async function begun(more: { accept?: string; key?: string; id?: number } = {}) {
  const id = more.id ?? (await readyCase(user));
  const leave = new AbortController();
  site.model.behave({ kind: 'holds', pieces: LETTER });
  const before = site.model.asked.length;
  const reply = fetch(`${site.app.url}/cases/${id}/generate_note`, {
    method: 'POST',
    body: '{}',
    signal: leave.signal,
    headers: {
      ...headers,
      accept: more.accept ?? 'text/event-stream',
      ...(more.key && { 'idempotency-key': more.key }),
    },
  });
  reply.catch(() => undefined);
  await site.model.until(() => site.model.asked.length > before);
  const left = async () => {
    leave.abort();
    await expect(reply.then((answer) => answer.text())).rejects.toMatchObject({ name: 'AbortError' });
  };
  return { id, reply, left };
}

/** What a stream tells until this holds; the stream is left open. */
async function reading(reply: Response) {
  const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
  let read = '';
  const more = async () => {
    const { done, value } = await reader.read();
    read += value ?? '';
    return !done;
  };
  const told = () => eventsOf(read);
  const until = async (holds: (told: NoteStreamEvent[]) => boolean) => {
    while (!holds(told()) && (await more()));
    return told();
  };
  return { until, toEnd: () => until(() => false) };
}
const textOf = (told: NoteStreamEvent[]) =>
  told.map((event) => (event.type === 'text' ? event.text : '')).join('');
const untilNote = async (id: number) => {
  let notes = await notesOf(user, id);
  while (notes.length === 0) notes = await notesOf(user, id);
  return notes;
};
const accesses = async () =>
  (await site.app.engines.log.readAll(null, 10_000)).filter(
    ({ type, data }) =>
      type === 'PatientDataDisclosed' && (data as { route: string }).route === 'GET /cases/:id/writing',
  ) as unknown as DomainEvent<string, { patients: number[]; object: string; action: string }>[];

test.each(both)('who leaves (%s) finds the note', async (accept) => {
  const { id, left } = await begun({ accept });
  const before = site.model.givenUp;
  await left();
  // The case is held, so it goes on.
  await user.post(`/cases/${id}/generate_note`).send({}).expect(409);
  site.model.release();
  expect((await untilNote(id)).map(({ note_text }) => note_text)).toEqual([LETTER_TEXT]);
  expect(site.model.givenUp).toBe(before);
});

test('who comes back hears what was written so far, then the rest, and is recorded once', async () => {
  const { id, reply, left } = await begun();
  const first = await reading(await reply);
  await first.until((told) => textOf(told) === LETTER_TEXT);
  await left().catch(() => undefined);
  const [recorded, elsewhere] = [(await accesses()).length, await bearer(site.app.url, USER)];
  const [again, inAnother] = await Promise.all([
    reading(await writing(id)),
    reading(await writing(id, { headers: elsewhere })),
  ]);
  const [found, ...told] = await again.until((all) => textOf(all) === LETTER_TEXT);
  expect(found).toEqual({ type: 'found', kind: 'generated', running_ms: expect.any(Number) as number });
  expect(told.filter(({ type }) => type !== 'time_left')).toEqual([
    { type: 'phase', phase: 'preparing' },
    { type: 'text', text: LETTER_TEXT, checked: false },
  ]);
  site.model.release();
  const [note] = await untilNote(id);
  for (const one of [again, inAnother]) {
    expect((await one.toEnd()).slice(-2)).toEqual([
      { type: 'phase', phase: 'finalizing' },
      {
        type: 'done',
        status: 200,
        result: expect.objectContaining({ note_id: note!.id, note_text: LETTER_TEXT }) as object,
      },
    ]);
  }
  const disclosed = (await accesses()).slice(recorded).map(({ data }) => data);
  const { body } = await user.get(`/cases/${id}`).expect(200);
  const { patient } = body as { patient: { id: number } };
  const view = { action: 'view', patients: [patient.id], object: `case-${id}` };
  expect(disclosed).toEqual([expect.objectContaining(view), expect.objectContaining(view)]);
});

test('it is found by whoever asked for it, and by nobody else', async () => {
  const { id } = await begun();
  const admin = await site.app.admin();
  const recorded = (await accesses()).length;
  expect((await admin.get(`/cases/${id}/writing`).expect(200)).text ?? '').toBe('');
  expect((await admin.delete(`/cases/${id}/writing`).expect(200)).body).toEqual({ stopped: false });
  await user.head(`/cases/${id}/writing`).expect(200);
  expect((await accesses()).length).toBe(recorded);
  expect((await stop(id)).body).toEqual({ stopped: true });
});

test.each(both)('who stops it (%s) has none, and may ask anew at once', async (accept) => {
  const { id, reply } = await begun({ accept });
  const before = site.model.givenUp;
  expect((await stop(id)).body).toEqual({ stopped: true });
  await site.model.until(() => site.model.givenUp > before);
  const text = await (await reply).text();
  const told: object = accept.startsWith('text') ? eventsOf(text).at(-1)! : (JSON.parse(text) as object);
  expect(told).toMatchObject({ status: 499, code: 'cancelled' });
  expect(await notesOf(user, id)).toEqual([]);
  site.model.behave({ kind: 'answers', pieces: LETTER });
  await user.post(`/cases/${id}/generate_note`).send({}).expect(200);
  expect(await notesOf(user, id)).toHaveLength(1);
});

test('where none is on its way nothing is told and nothing is stopped', async () => {
  const id = await readyCase(user);
  const reply = await writing(id);
  expect([reply.status, reply.headers.get('content-type'), await reply.text()]).toEqual([
    200,
    'text/event-stream; charset=utf-8',
    '',
  ]);
  expect((await stop(id)).body).toEqual({ stopped: false });
});

test('a repeat under the same key hears the note that the first began', async () => {
  const key = 'a-line-that-broke';
  const { id, left } = await begun({ key });
  await left();
  const asked = site.model.asked.length;
  const repeat = await fetch(`${site.app.url}/cases/${id}/generate_note`, {
    method: 'POST',
    body: '{}',
    headers: { ...headers, accept: 'text/event-stream', 'idempotency-key': key },
  });
  const again = await reading(repeat);
  expect(textOf(await again.until((told) => textOf(told) === LETTER_TEXT))).toBe(LETTER_TEXT);
  site.model.release();
  expect((await again.toEnd()).at(-1)).toMatchObject({ type: 'done' });
  expect(site.model.asked.length).toBe(asked);
  expect(await notesOf(user, id)).toHaveLength(1);
});

test('a window whose session ends hears no more; the note goes on', async () => {
  const { id } = await begun();
  const elsewhere = await bearer(site.app.url, USER);
  const other = await reading(await writing(id, { headers: elsewhere }));
  await other.until(([first]) => first?.type === 'found');
  await fetch(`${site.app.url}/auth/logout`, { method: 'POST', body: '{}', headers: elsewhere });
  expect((await other.toEnd()).at(-1)).toMatchObject({ type: 'failed', status: 401 });
  site.model.release();
  expect(await untilNote(id)).toHaveLength(1);
});
