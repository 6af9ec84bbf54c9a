import type TestAgent from 'supertest/lib/agent.js';
import { USER } from '../testing/app.ts';
import { appWithModel, bearer, eventsOf, LETTER, notesOf, readyCase } from '../testing/app-with-model.ts';

describe('a note while it is written', () => {
  let site: Awaited<ReturnType<typeof appWithModel>>;
  let user: TestAgent;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await appWithModel();
    user = await site.app.newUser();
    headers = await bearer(site.app.url, USER);
  });
  afterAll(() => site.close());

  const post = (id: number, more: RequestInit & { accept?: string } = {}) =>
    fetch(`${site.app.url}/cases/${id}/generate_note`, {
      method: 'POST',
      body: '{}',
      ...more,
      headers: { ...headers, accept: more.accept ?? 'text/event-stream' },
    });
  /** Begins a generation that the model holds; resolves when the model has been asked. */
  const held = async (id: number, more: Parameters<typeof post>[1] = {}) => {
    site.model.behave({ kind: 'holds', pieces: LETTER });
    const before = site.model.asked.length;
    const reply = post(id, more);
    reply.catch(() => undefined);
    await site.model.until(() => site.model.asked.length > before);
    return { reply };
  };

  test('tells its phases in order, then the text, then the note', async () => {
    site.model.behave({ kind: 'answers', pieces: LETTER, pauseMs: 5 });
    const id = await readyCase(user);
    const reply = await post(id);
    expect(reply.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
    expect(reply.headers.get('content-security-policy')).toContain("script-src 'self'");
    const events = eventsOf(await reply.text());
    const phases = ['patient_data', 'engine', 'uploading', 'preparing'];
    const texts = events.filter((event) => event.type === 'text');
    expect(events.slice(0, -1).filter(({ type }) => type !== 'time_left')).toEqual([
      ...phases.map((phase) => ({ type: 'phase', phase })),
      ...texts,
      { type: 'phase', phase: 'finalizing' },
    ]);
    expect(texts.map(({ text }) => text).join('')).toBe(LETTER.join(''));
    expect(texts.length).toBeGreaterThan(1);
    const [note] = await notesOf(user, id);
    const result = { note_id: note?.id, note_text: LETTER.join(''), ai_model: null };
    expect(events.at(-1)).toMatchObject({ type: 'done', status: 200, result });
  });

  test('the first words arrive while the model still writes', async () => {
    const { reply } = await held(await readyCase(user));
    const reader = (await reply).body!.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    while (!read.includes(LETTER.at(-1)!)) read += (await reader.read()).value ?? '';
    expect(read).not.toContain('event: done');
    site.model.release();
    for (let part = await reader.read(); !part.done; part = await reader.read()) read += part.value;
    expect(eventsOf(read).at(-1)).toMatchObject({ type: 'done' });
  });

  test('a model that fails ends with the template’s note', async () => {
    site.model.behave({ kind: 'errs', pieces: ['PATIENT'], error: 'CANARY' });
    const stream = await (await post(await readyCase(user))).text();
    expect(eventsOf(stream).at(-1)).toMatchObject({
      type: 'done',
      status: 206,
      result: { is_fallback: true },
    });
    expect(stream).not.toContain('CANARY');
  });

  test('a refusal at the end is told in the stream', async () => {
    const id = await readyCase(user);
    site.model.behave({ kind: 'answers', pieces: LETTER });
    await (await post(id)).text();
    const { reply } = await held(id);
    await user.post(`/cases/${id}/sign`).send({ password: USER.password }).expect(200);
    site.model.release();
    const events = eventsOf(await (await reply).text());
    const message = 'This case is signed and locked.';
    expect(events.at(-1)).toEqual({ type: 'failed', status: 409, code: 'case_locked', message });
    expect(await notesOf(user, id)).toHaveLength(1);
  });

  test('a refusal before it begins is an ordinary one', async () => {
    const reply = await post(999_999);
    expect([reply.status, reply.headers.get('content-type')]).toEqual([
      404,
      'application/json; charset=utf-8',
    ]);
  });

  test('a second generation of the same case is refused, other work goes on', async () => {
    const id = await readyCase(user);
    const { reply } = await held(id, { accept: 'application/json' });
    let ended = false;
    void reply.then(() => (ended = true));
    const second = await post(id, { accept: 'application/json' });
    expect(second.status).toBe(409);
    expect(await second.json()).toMatchObject({ error: 'A note is already being generated for this case.' });
    // Nothing is held meanwhile: reads and changes, of this very case too, are answered before the note is.
    const reads = await Promise.all(Array.from({ length: 10 }, () => user.get(`/cases/${id}`)));
    expect(reads.map(({ status }) => status)).toEqual(Array<number>(10).fill(200));
    const provider = { name: 'Dr. Kim Oh', npi: '1234567893', date_signed: '2026-01-03' };
    await user.post(`/cases/${id}/provider`).send(provider).expect(200);
    expect(ended).toBe(false);
    site.model.release();
    expect((await reply).status).toBe(200);
    expect(await notesOf(user, id)).toHaveLength(1);
  });
});
