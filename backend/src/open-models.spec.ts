import type {
  AiSettingSavedResponse,
  CaseResponse,
  FeedbackSavedResponse,
  NoteResultResponse,
  TryRetrievalResponse,
} from '@vouchwell/contract';
import { randomUUID } from 'node:crypto';
import type TestAgent from 'supertest/lib/agent.js';
import { ollamaModel } from './adapters/model/ai-sdk/environment.ts';
import { cases } from './cases/reading/case.projections.ts';
import type { ModelError } from './kernel/ports/model.port.ts';
import { Documents } from './kernel/projecting/documents.ts';
import { ADMIN, startApp } from './testing/app.ts';
import { bearer, eventsOf, notesOf, readyCase } from './testing/app-with-model.ts';
import { processorTimeOf } from './testing/model-process.ts';
import { until } from './testing/until.ts';

const url = process.env['OLLAMA_TEST_URL'] ?? '';
/** Names of real models that the server at OLLAMA_TEST_URL has; `none` where it has none. */
const models = (process.env['OPEN_MODELS'] ?? '').split(',').filter(Boolean);
/** The name of a real embedding model there. */
const embedding = process.env['OPEN_EMBEDDING'] ?? '';

/** Some four thousand tokens, which no model has read before: a small one reads them for many seconds. */
const long = () =>
  Array.from({ length: 350 }, (_, at) => `Visit ${at}: ${randomUUID().slice(0, 8)} was noted.`).join('\n');

/** What is asserted is form, agreement with the case and the record: never wording. */
(url && models.length > 0 ? describe.each(models) : describe.skip.each(['no model']))(
  'a real model writes the note: %s (OLLAMA_TEST_URL, OPEN_MODELS)',
  (model) => {
    let app: Awaited<ReturnType<typeof startApp>>;
    let admin: TestAgent;
    beforeAll(async () => {
      app = await startApp({ env: { OLLAMA_URL: url, OLLAMA_EMBED_MODEL: embedding } });
      admin = await app.admin();
      const setting = { provider: 'ollama', model, configuration: { writes: 'by_sentence' } };
      const { body } = await admin.post('/admin/ai-settings').send(setting).expect(201);
      const { id } = (body as AiSettingSavedResponse).setting!;
      const tested = await admin.post(`/admin/ai-settings/${id}/test`).expect(200);
      expect(tested.body).toMatchObject({ success: true });
      await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
    });
    afterAll(() => app?.close());

    /** A letter that agrees with its case, whatever the model did. */
    const agrees = (note: NoteResultResponse) => {
      expect(note.grounding).toEqual({ marks: [], left_out: [] });
      expect(note.note_text).toContain('To the medical reviewer:');
      expect(note.note_text).toContain('ATTESTATION');
      expect(note.note_text).not.toMatch(/[{}<>*]|\bnull\b/);
    };

    test('streams what is checked, and writes again; each time the letter agrees with the case', async () => {
      const id = await readyCase(admin);
      const headers = { ...(await bearer(app.url, ADMIN)), accept: 'text/event-stream' };
      const asked = { method: 'POST', body: '{}', headers };
      const events = eventsOf(await (await fetch(`${app.url}/cases/${id}/generate_note`, asked)).text());
      const last = events.at(-1);
      if (last?.type !== 'done') throw new Error(`The stream ended with ${last?.type}.`);
      agrees(last.result);
      const again = await admin.post(`/cases/${id}/generate_note`).send({ regenerate: true });
      expect([200, 206]).toContain(again.status);
      const second = again.body as NoteResultResponse;
      agrees(second);
      expect(second.kind).toBe('regenerated');
      const { notes } = (await admin.get(`/cases/${id}`).expect(200)).body as CaseResponse;
      expect(notes.map(({ id: note }) => note)).toEqual([second.note_id, last.result.note_id]);
      const doc = await app.nest.get(Documents, { strict: false }).get(cases, id);
      for (const { receipt } of doc!.notes) {
        const isModels = receipt.fallback_reason === null;
        expect(receipt.prompt_hash).toMatch(/^[0-9a-f]{64}$/);
        expect(receipt.digest ?? '').toMatch(isModels ? /^(sha256:)?[0-9a-f]{64}$/ : /^/);
        expect(receipt.written?.some(({ by }) => by !== 'template') ?? false).toBe(isModels);
      }
    });

    test('improves what it can say better, and leaves what a person wrote', async () => {
      const id = await readyCase(admin);
      const own = 'I spoke with her sister in Boise on March 3.';
      const argued = 'For Urge incontinence Ana Ramírez has a need of A brief of no catalogue.';
      const current_note = `NEED\n${argued} ${own}\n[Add: the findings]`;
      const reply = await admin.post(`/cases/${id}/improve_note`).send({ current_note });
      expect([200, 206]).toContain(reply.status);
      const note = reply.body as NoteResultResponse;
      expect(note).toMatchObject({ kind: 'improved', is_fallback: reply.status === 206 });
      for (const kept of [
        'NEED\n',
        own,
        'Urge incontinence',
        'A brief of no catalogue',
        '[Add: the findings]',
      ])
        expect(note.note_text).toContain(kept);
      const marked = note.grounding!.marks.map(({ text }) => text);
      expect(marked.filter((text) => !own.includes(text))).toEqual([]);
      expect(note.grounding!.left_out).toEqual([]);
    });

    test('stopped while it writes, it leaves nothing, and writes the next', async () => {
      const id = await readyCase(admin);
      const headers = { ...(await bearer(app.url, ADMIN)), accept: 'text/event-stream' };
      const asked = { method: 'POST', body: '{}', headers };
      const reply = await fetch(`${app.url}/cases/${id}/generate_note`, asked);
      const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
      let read = '';
      while (!read.includes('event: draft')) read += (await reader.read()).value ?? '';
      expect((await admin.delete(`/cases/${id}/writing`).expect(200)).body).toEqual({ stopped: true });
      expect(await notesOf(admin, id)).toEqual([]);
      const next = await admin.post(`/cases/${id}/generate_note`);
      expect([200, 206]).toContain(next.status);
      agrees(next.body as NoteResultResponse);
    });

    test('given up while it reads, it reads no more, and answers the next', async () => {
      const asked = ollamaModel({ url, model });
      const ask = async (user: string, signal: AbortSignal) => {
        const words: string[] = [];
        const stop = new AbortController();
        const onText = (piece: string) => void (words.push(piece), stop.abort());
        const prompt = { system: 'Answer with one word.', user };
        const over = asked.write(prompt, { signal: AbortSignal.any([signal, stop.signal]), onText });
        const ended = await over.then(
          () => 'whole',
          ({ reason }: ModelError) => reason,
        );
        return { words, ended };
      };
      const { signal } = new AbortController();
      // Loaded first, so that what is measured is reading.
      await ask('Say: ready', signal);
      const before = (await processorTimeOf(model, url))!;
      const gone = new AbortController();
      const reading = ask(long(), gone.signal);
      await until(async () => (await processorTimeOf(model, url))! > before + 30);
      gone.abort();
      expect(await reading).toEqual({ words: [], ended: 'cancelled' });
      await until(async () => (await processorTimeOf(model, url)) === null);
      expect((await ask('Say: ready', signal)).words).not.toEqual([]);
    });

    test.skipIf(embedding === '')('a rated note is learned, and real embeddings find it', async () => {
      const id = await readyCase(admin);
      const { note_id, note_text } = (await admin.post(`/cases/${id}/generate_note`))
        .body as NoteResultResponse;
      // An example has no place left open.
      const whole = note_text
        .split('\n')
        .filter((line) => !line.includes('['))
        .join('\n');
      await admin.put(`/cases/${id}/notes/${note_id}`).send({ note_text: whole }).expect(200);
      const rating = {
        case_id: id,
        note_id,
        feedback_type: 'positive',
        quality_score: 5,
        should_add_to_rag: true,
      };
      const rated = await admin.post('/rag/feedback').send(rating).expect(201);
      const { feedback_id, content_id } = rated.body as FeedbackSavedResponse;
      await admin.post(`/rag/feedback/${feedback_id}/approve`).send({}).expect(200);
      const found = async () => {
        const send = { query: 'Somebody leaks urine on the way to the toilet.' };
        return (await admin.post('/rag/try').send(send).expect(200)).body as TryRetrievalResponse;
      };
      // The index is made in the background.
      const isFound = ({ ranking, results }: TryRetrievalResponse) =>
        ranking === 'fused' && results.some((one) => one.id === content_id && one.semantic_rank !== null);
      await until(async () => isFound(await found()));
      expect((await found()).embedding_model).toContain(embedding);
      const next = await admin.post(`/cases/${await readyCase(admin)}/generate_note`);
      agrees(next.body as NoteResultResponse);
    });
  },
);
