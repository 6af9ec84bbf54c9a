import type { AiSettingSavedResponse, CaseResponse, NoteResultResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { cases } from './cases/reading/case.projections.ts';
import { Documents } from './kernel/projecting/documents.ts';
import { ADMIN, startApp } from './testing/app.ts';
import { bearer, eventsOf, readyCase } from './testing/app-with-model.ts';

const url = process.env['OLLAMA_TEST_URL'] ?? '';
/** Names of real models that the server at OLLAMA_TEST_URL has; `none` where it has none. */
const models = (process.env['OPEN_MODELS'] ?? '').split(',').filter(Boolean);

/** What is asserted is form, agreement with the case and the record: never wording. */
(url && models.length > 0 ? describe.each(models) : describe.skip.each(['no model']))(
  'a real model writes the note: %s (OLLAMA_TEST_URL, OPEN_MODELS)',
  (model) => {
    let app: Awaited<ReturnType<typeof startApp>>;
    let admin: TestAgent;
    beforeAll(async () => {
      app = await startApp({ env: { OLLAMA_URL: url } });
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
  },
);
