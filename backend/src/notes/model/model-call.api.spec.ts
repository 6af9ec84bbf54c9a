import type { AiSettingSavedResponse, AuditEntryResponse, AuditResponse } from '@vouchwell/contract';
import { createHash } from 'node:crypto';
import { cases } from '../../cases/reading/case.projections.ts';
import type { ModelCallEnd } from '../../kernel/access/access.events.ts';
import { Codec } from '../../kernel/log/codec.ts';
import { Documents } from '../../kernel/projecting/documents.ts';
import { Projector } from '../../kernel/projecting/projector.ts';
import { PatientKeys } from '../../kernel/vault/patient-keys.ts';
import { USER } from '../../testing/app.ts';
import { appWithModel, bearer, LETTER, MODEL, notesOf, readyCase } from '../../testing/app-with-model.ts';
import { EmbeddingStandIn } from '../../testing/stand-ins/embedding.ts';
import { LocalHttp } from '../../testing/stand-ins/local-http.ts';
import type { Asked } from '../../testing/stand-ins/model.ts';
import { DIGEST } from '../../testing/stand-ins/ollama.ts';
import { writesAndEmbeds } from '../../testing/stand-ins/ollama-front.ts';
import { until } from '../../testing/until.ts';

const embedding = await EmbeddingStandIn.start();
const front = await LocalHttp.on();
const site = await appWithModel({ OLLAMA_URL: front.url, OLLAMA_EMBED_MODEL: embedding.model });
writesAndEmbeds(front, site.model, embedding);
const user = await site.app.newUser();
const admin = await site.app.admin();
const headers = await bearer(site.app.url, USER);
afterAll(async () => {
  await site.close();
  await front.close();
  await embedding.close();
});

/** As the history holds them of a case, in order. */
async function calls(caseId: number): Promise<ModelCallEnd[]> {
  const codec = site.app.nest.get(Codec);
  const ended: ModelCallEnd[] = [];
  for (const stored of await site.app.engines.log.readAll(null, 10_000)) {
    if (stored.type !== 'ModelCallEnded') continue;
    const { data } = await codec.decode(stored);
    if ((data as ModelCallEnd).object === `case-${caseId}`) ended.push(data as ModelCallEnd);
  }
  return ended;
}
async function entriesOf(caseId: number) {
  const [last] = (await site.app.engines.log.readAll(null, 10_000)).slice(-1);
  await site.app.nest.get(Projector).passed([last!.type], last!.position, 60_000);
  const { body } = await admin.get(`/audit/entries?case=${caseId}&action=generate`).expect(200);
  return (body as AuditResponse).entries;
}
const hashOf = (asked: readonly Asked[]) => {
  const hash = createHash('sha256');
  for (const { body } of asked) hash.update(JSON.stringify(body.messages!.map(({ content }) => content)));
  return hash.digest('hex');
};
const ask = (id: number, more: RequestInit = {}) =>
  fetch(`${site.app.url}/cases/${id}/generate_note`, { method: 'POST', body: '{}', headers, ...more });
const stop = (id: number) => user.delete(`/cases/${id}/writing`).expect(200);

/** The model has been sent a prompt, and goes on until it is released. */
async function underWay(more: RequestInit = {}) {
  site.model.behave({ kind: 'holds', pieces: LETTER });
  const [id, before] = [await readyCase(user), site.model.asked.length];
  const reply = ask(id, more);
  reply.catch(() => undefined);
  await site.model.until(() => site.model.asked.length > before);
  return { id, reply, asked: () => site.model.asked.slice(before) };
}
const sent = (id: number, asked: readonly Asked[]) => ({
  ...{ kind: 'generated', provider: 'ollama', model: MODEL, digest: DIGEST, object: `case-${id}` },
  ...{ prompts: asked.length, prompt_hash: hashOf(asked), patients: [expect.any(Number)] },
});
const nothing = { digest: null, prompts: 0, prompt_hash: null, contents: [] };

describe('the history tells of each call of a model, however it ended,', () => {
  beforeEach(() => {
    embedding.behaviour = 'embeds';
    site.model.behave({ kind: 'answers', pieces: LETTER });
  });

  test('finished: as the note’s receipt', async () => {
    const [id, before] = [await readyCase(user), site.model.asked.length];
    expect((await ask(id)).status).toBe(200);
    const [call, ...more] = await calls(id);
    expect(more).toEqual([]);
    expect(call).toMatchObject({
      ...sent(id, site.model.asked.slice(before)),
      ...{ ended: 'finished', cause: null },
    });
    const { receipt } = (await site.app.nest.get(Documents, { strict: false }).get(cases, id))!.notes[0]!;
    const { digest, prompt_hash, contents } = receipt;
    expect(call).toMatchObject({ digest, prompt_hash, contents });
    expect(contents!.length).toBeGreaterThan(2);
    expect((await entriesOf(id)).map(({ sentence, outcome }) => [sentence, outcome])).toEqual([
      ['generated note 1 with a model', 'done'],
      [`got a note of ${MODEL} (ollama)`, 'done'],
      [`had ${MODEL} (ollama) asked for a note`, 'done'],
    ]);
  });

  test('fallen back: an entry that failed, which opens to what was sent', async () => {
    const [id, before] = [await readyCase(user), site.model.asked.length];
    site.model.behave({ kind: 'refuses', status: 503 });
    expect((await ask(id)).status).toBe(206);
    const asked = site.model.asked.slice(before);
    const [call] = await calls(id);
    expect(call).toMatchObject({
      ...sent(id, asked),
      ended: 'fell_back',
      cause: expect.any(String) as string,
    });
    expect(call!.contents.length).toBeGreaterThan(2);
    const entry = (await entriesOf(id)).find(({ sentence }) => sentence.startsWith('got '));
    expect(entry).toMatchObject({ sentence: `got no note of ${MODEL} (ollama)`, outcome: 'failed' });
    const { body } = await admin.get(`/audit/entries/${entry!.position}`).expect(200);
    const fields = new Map((body as AuditEntryResponse).fields.map(({ name, after }) => [name, after]));
    expect(fields.get('prompt_hash')).toBe(hashOf(asked));
    expect(fields.get('contents.1.id')).toBe(String(call!.contents[0]!.id));
  });

  test('cut off: the template ends the letter, and the entry says why', async () => {
    const [id, before] = [await readyCase(user), site.model.asked.length];
    site.model.behave({ kind: 'cuts_off', pieces: ['To whom it may concern. ', ...LETTER] });
    await (await ask(id)).text();
    expect(await calls(id)).toMatchObject([
      { ...sent(id, site.model.asked.slice(before)), cause: expect.any(String) as string },
    ]);
  });

  test('asked again without the library, as the prompt was too long: of all', async () => {
    const [id, before] = [await readyCase(user), site.model.asked.length];
    const body = JSON.stringify({ error: 'the input length exceeds the context length' });
    site.model.behave({
      kind: 'depends',
      on: ({ body: { messages } }) =>
        messages!.some(({ content }) => /<(site_prompt|instructions|samples)>\n/.test(content))
          ? { kind: 'refuses', status: 400, body }
          : { kind: 'answers', pieces: LETTER },
    });
    expect((await ask(id)).status).toBe(200);
    const asked = site.model.asked.slice(before);
    expect(asked).toHaveLength(3);
    const [call] = await calls(id);
    expect(call).toMatchObject({ ...sent(id, asked), ended: 'finished' });
    expect(call!.contents.length).toBeGreaterThan(2);
  });

  test('cancelled while the model writes', async () => {
    const { id, reply, asked } = await underWay();
    await stop(id);
    expect((await reply).status).toBe(499);
    const [call, ...more] = await calls(id);
    expect(more).toEqual([]);
    expect(call).toMatchObject({ ...sent(id, asked()), ended: 'cancelled', cause: null });
    expect(call!.contents.length).toBeGreaterThan(2);
    const [entry] = await entriesOf(id);
    expect(entry).toMatchObject({ sentence: `stopped the note of ${MODEL} (ollama)`, outcome: 'done' });
  });

  test('cancelled while the library is searched: no prompt was sent', async () => {
    const words = { query: 'incontinence briefs' };
    const ranking = async () =>
      ((await admin.post('/rag/try').send(words).expect(200)).body as { ranking: string }).ranking;
    await until(async () => (await ranking()) === 'fused');
    embedding.behaviour = 'keeps_silent';
    const [id, searched, asked] = [await readyCase(user), embedding.calls.length, site.model.asked.length];
    const reply = ask(id);
    await until(() => Promise.resolve(embedding.calls.length > searched));
    await stop(id);
    expect((await reply).status).toBe(499);
    expect(site.model.asked.length).toBe(asked);
    expect(await calls(id)).toMatchObject([{ ...nothing, ended: 'cancelled' }]);
    expect(await entriesOf(id)).toHaveLength(2);
  });

  test('cancelled in the queue: nobody was asked, and nothing is told of a call', async () => {
    const others = await Promise.all(
      ['lee.one', 'lee.two'].map(async (username) => {
        const agent = await site.app.newUser({ full_name: username }, username);
        return { agent, id: await readyCase(agent) };
      }),
    );
    site.model.behave({ kind: 'holds', pieces: LETTER });
    const before = site.model.asked.length;
    const held = others.map(({ agent, id }) =>
      agent
        .post(`/cases/${id}/generate_note`)
        .send({})
        .expect(200)
        .then(() => undefined),
    );
    await site.model.until(() => site.model.asked.length === before + 2);
    const id = await readyCase(user);
    const reply = await ask(id, { headers: { ...headers, accept: 'text/event-stream' } });
    const reader = reply.body!.pipeThrough(new TextDecoderStream()).getReader();
    let read = '';
    while (!read.includes('event: queued')) read += (await reader.read()).value ?? '';
    await stop(id);
    site.model.release();
    await Promise.all(held);
    expect(await calls(id)).toEqual([]);
    expect(await entriesOf(id)).toEqual([]);
  });

  test('its reader gone: it goes on, and is told once', async () => {
    const leave = new AbortController();
    const { id, reply, asked } = await underWay({ signal: leave.signal });
    leave.abort();
    await expect(reply).rejects.toMatchObject({ name: 'AbortError' });
    site.model.release();
    await until(async () => (await notesOf(user, id)).length > 0);
    expect(await calls(id)).toMatchObject([{ ...sent(id, asked()), ended: 'finished' }]);
  });

  test('its patient forgotten meanwhile: nothing that could tell of them is written', async () => {
    const { id, reply } = await underWay();
    const { patient_id } = (await site.app.nest.get(Documents, { strict: false }).get(cases, id))!;
    await site.app.nest.get(PatientKeys).destroy(patient_id);
    site.model.release();
    expect((await reply).ok).toBe(false);
    const log = await site.app.engines.log.readAll(null, 10_000);
    const [told] = log.filter(
      ({ type, data }) => type === 'ModelCallEnded' && data['object'] === `case-${id}`,
    );
    expect(told!.data).toMatchObject({ digest: DIGEST, prompts: 1, prompt_hash: null, cause: null });
  });

  test('what was told before is sealed: with the patient’s key the hash goes', async () => {
    const id = await readyCase(user);
    await ask(id);
    const { patient_id } = (await site.app.nest.get(Documents, { strict: false }).get(cases, id))!;
    const [call] = await calls(id);
    expect(call!.prompt_hash).toMatch(/^[0-9a-f]{64}$/);
    const log = JSON.stringify(await site.app.engines.log.readAll(null, 10_000));
    expect(log).not.toContain(call!.prompt_hash);
    await site.app.nest.get(PatientKeys).destroy(patient_id);
    const codec = site.app.nest.get(Codec);
    const stored = (await site.app.engines.log.readAll(null, 10_000)).filter(
      ({ type, metadata }) => type === 'ModelCallEnded' && metadata['subject'] === patient_id,
    );
    expect(await Promise.all(stored.map((one) => codec.decode(one)))).toMatchObject([{ forgotten: true }]);
  });

  test('sentence by sentence: all prompts of it, also where it is stopped', async () => {
    site.model.behave({ kind: 'answers', pieces: ['Yes.'] });
    const setting = { provider: 'ollama', model: MODEL, configuration: { writes: 'by_sentence' } };
    const { body } = await admin.post('/admin/ai-settings').send(setting).expect(201);
    const { id: settingId } = (body as AiSettingSavedResponse).setting!;
    await admin.post(`/admin/ai-settings/${settingId}/test`).expect(200);
    await admin.post(`/admin/ai-settings/${settingId}/activate`).expect(200);
    const { id, reply, asked } = await underWay();
    await stop(id);
    expect((await reply).status).toBe(499);
    expect(await calls(id)).toMatchObject([{ ...sent(id, asked()), ended: 'cancelled' }]);
    site.model.behave({ kind: 'answers', pieces: ['{"parts":[]}'] });
    const [other, before] = [await readyCase(user), site.model.asked.length];
    expect((await ask(other)).status).toBe(206);
    const told = site.model.asked.slice(before);
    expect(told.length).toBeGreaterThan(0);
    expect(await calls(other)).toMatchObject([{ ...sent(other, told), ended: 'fell_back' }]);
  });
});
