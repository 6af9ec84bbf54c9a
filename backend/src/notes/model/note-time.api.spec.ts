import type { AiSettingSavedResponse, NoteResultResponse } from '@vouchwell/contract';
import type TestAgent from 'supertest/lib/agent.js';
import { cases } from '../../cases/reading/case.projections.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { ADMIN, USER } from '../../testing/app.ts';
import { appWithModel, bearer, eventsOf, MODEL, readyCase } from '../../testing/app-with-model.ts';
import type { Behaviour } from '../../testing/stand-ins/model.ts';

const NEEDS = 'For Urge incontinence the order is for A brief of no catalogue.';
const WRONG = 'The patient is 91 years old and weighs 240 pounds.';
const says = (...texts: string[]) => {
  const json = JSON.stringify({ parts: texts.map((text) => ({ facts: [1], text })) });
  return { kind: 'answers', pieces: json.match(/.{1,7}/gsu) ?? [] } as const;
};
const letter = [
  'Ana Ramírez has urge incontinence. ',
  'The order is for A brief of no catalogue. ',
  'It is needed by day and by ',
];

describe('what is told of the time of a note, and of one that breaks off', () => {
  let site: Awaited<ReturnType<typeof appWithModel>>;
  let admin: TestAgent;
  let headers: Record<string, string>;
  beforeAll(async () => {
    site = await appWithModel({ AI_GENERATIONS: '1' });
    admin = await site.app.admin();
    headers = { ...(await bearer(site.app.url, ADMIN)), accept: 'text/event-stream' };
  });
  afterAll(() => site.close());

  const bySentence = async () => {
    site.model.behave({ kind: 'answers', pieces: ['Yes.'] });
    const setting = { provider: 'ollama', model: MODEL, configuration: { writes: 'by_sentence' } };
    const { body } = await admin.post('/admin/ai-settings').send(setting).expect(201);
    const { id } = (body as AiSettingSavedResponse).setting!;
    await admin.post(`/admin/ai-settings/${id}/test`).expect(200);
    await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
  };
  const streamed = async (behaviour: Behaviour) => {
    site.model.behave(behaviour);
    const id = await readyCase(admin);
    const init = { method: 'POST', body: '{}', headers };
    return {
      id,
      events: eventsOf(await (await fetch(`${site.app.url}/cases/${id}/generate_note`, init)).text()),
    };
  };
  const receiptOf = async (id: number) =>
    (await site.app.nest.get(Documents, { strict: false }).get(cases, id))!.notes[0]!.receipt;
  const broken = async (behaviour: Behaviour) => {
    site.model.behave(behaviour);
    const id = await readyCase(admin);
    const { body } = await admin.post(`/cases/${id}/generate_note`).expect(206);
    return { id, note: body as NoteResultResponse };
  };

  describe('a letter that is written as a whole', () => {
    test('is unchecked while it is written, and measures its model', async () => {
      const { id, events } = await streamed({ kind: 'answers', pieces: letter, pauseMs: 5 });
      const texts = events.flatMap((event) => (event.type === 'text' ? [event.checked] : []));
      expect(new Set(texts)).toEqual(new Set([false]));
      expect((await receiptOf(id)).pace).toMatchObject({ writes: 'whole', server: null, sections: 1 });
      // Nobody had measured it: only that nothing is left is known.
      const left = events.flatMap((event) => (event.type === 'time_left' ? [event.ms] : []));
      expect(left).toEqual([0]);
      const next = await streamed({ kind: 'answers', pieces: letter, pauseMs: 5 });
      const [first] = next.events.filter((event) => event.type === 'time_left');
      expect(first!.ms).toBeGreaterThan(0);
      const order = next.events.map(({ type }) => type);
      expect(order.indexOf('time_left')).toBeLessThan(order.indexOf('text'));
    });

    test.each<[string, Behaviour]>([
      ['breaks the line', { kind: 'cuts_off', pieces: letter }],
      ['reports an error', { kind: 'errs', pieces: letter, error: 'x' }],
      ['ends early', { kind: 'ends_early', pieces: letter }],
    ])('a server that %s leaves what was there, and the template ends it', async (_, how) => {
      const { id, note } = await broken(how);
      expect(note.note_text.startsWith(letter.slice(0, 2).join('').trim())).toBe(true);
      expect(note.note_text).not.toContain('It is needed by');
      expect(note.note_text).toContain('\nATTESTATION\n');
      expect(note.error).toMatch(/./);
      const receipt = await receiptOf(id);
      expect(receipt).toMatchObject({ model: MODEL, fallback_reason: note.error });
      const by = (receipt.written ?? []).map((place) => place.by);
      expect([by[0], by.at(-1)]).toEqual(['model', 'template']);
      expect(note.grounding!.marks.filter(({ tier }) => tier === undefined)).toEqual([]);
      // How long it would have taken is not known of it.
      expect(receipt.pace?.sections ?? 0).toBe(0);
    });

    test.each<[string, Behaviour, string]>([
      [
        'too little memory',
        {
          kind: 'refuses',
          status: 500,
          body: '{"error":"model requires more system memory (5.6 GiB) than is available (3.1 GiB)"}',
        },
        'The model needs 5.6 GiB of memory, and the machine of the model server has 3.1 GiB free.',
      ],
      [
        'a model that the system ended',
        { kind: 'errs', pieces: letter, error: 'llama runner process has terminated: signal: killed' },
        'The model was ended in the middle by its machine, which may lack memory for it.',
      ],
      [
        'a model that was deleted',
        { kind: 'refuses', status: 404, body: '{"error":"model not found"}' },
        'The configured AI model is not installed on its server.',
      ],
    ])('of %s the reason is said in plain words', async (_, how, reason) => {
      const { note } = await broken(how);
      expect(note).toMatchObject({ is_fallback: true, error: reason });
      expect(note.note_text).toContain('\nATTESTATION\n');
    });

    test('whoever waits is told about how long', async () => {
      site.model.behave({ kind: 'holds', pieces: letter });
      const [first, second] = [await readyCase(admin), await site.app.newUser()];
      const before = site.model.asked.length;
      const running = admin.post(`/cases/${first}/generate_note`).then();
      await site.model.until(() => site.model.asked.length > before);
      const theirs = await readyCase(second);
      const theirHeaders = { ...(await bearer(site.app.url, USER)), accept: 'text/event-stream' };
      const init = { method: 'POST', body: '{}', headers: theirHeaders };
      const reply = await fetch(`${site.app.url}/cases/${theirs}/generate_note`, init);
      const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
      let read = '';
      while (!read.includes('time_left')) read += (await reader.read()).value ?? '';
      expect(eventsOf(read)[0]).toEqual({ type: 'queued', place: 1, of: 1 });
      site.model.release();
      await running;
      for (let part = await reader.read(); !part.done; part = await reader.read()) read += part.value;
      expect(eventsOf(read).at(-1)).toMatchObject({ type: 'done' });
    });
  });

  describe('a letter that is written sentence by sentence', () => {
    beforeAll(bySentence);

    test('shows what is being written as a draft, which goes when it is checked', async () => {
      const { id, events } = await streamed(says(NEEDS, WRONG));
      const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.text] : []));
      expect(drafts.some((text) => text !== '' && NEEDS.startsWith(text) && text.length < NEEDS.length)).toBe(
        true,
      );
      const texts = events.flatMap((event) => (event.type === 'text' ? [event] : []));
      expect(texts.every(({ checked }) => checked)).toBe(true);
      // What is wrong was a draft at most, and none is left in the end.
      const all = texts.map(({ text }) => text).join('');
      expect([all.includes(NEEDS), all.includes('240')]).toEqual([true, false]);
      const last = events.findLastIndex((event) => event.type === 'draft' && event.text !== '');
      expect(events.slice(last).some(({ type }) => type === 'text')).toBe(true);
      expect((await receiptOf(id)).pace).toMatchObject({ writes: 'by_sentence', sections: 1 });
    });

    test('a draft repeats nothing of the prompt', async () => {
      const RULE =
        'A clinician reads and corrects it before a payer sees it, and so on and so forth it goes.';
      const { events } = await streamed(says(RULE, NEEDS));
      const drafts = events.flatMap((event) => (event.type === 'draft' ? [event.text] : []));
      expect(drafts.join('\n')).not.toContain('before a payer sees it');
    });

    test('stopped while the model is silent, it is given up', async () => {
      site.model.behave({ kind: 'keeps_silent' });
      const [id, before, asked] = [await readyCase(admin), site.model.givenUp, site.model.asked.length];
      const init = { method: 'POST', body: '{}', headers };
      const reply = fetch(`${site.app.url}/cases/${id}/generate_note`, init);
      await site.model.until(() => site.model.asked.length > asked);
      expect((await admin.delete(`/cases/${id}/writing`).expect(200)).body).toEqual({ stopped: true });
      await site.model.until(() => site.model.givenUp > before);
      expect(await (await reply).text()).toContain('cancelled');
    });
  });
});
