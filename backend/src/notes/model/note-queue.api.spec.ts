import type { NoteStreamEvent } from '@vouchwell/contract';
import { randomBytes } from 'node:crypto';
import request from 'supertest';
import { OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { startApp, USER } from '../../testing/app.ts';
import {
  appWithModel,
  bearer,
  eventsOf,
  LETTER,
  MODEL,
  notesOf,
  readyCase,
} from '../../testing/app-with-model.ts';
import { testEngines } from '../../testing/engines.ts';

const PASSWORD = 'chosen by the admin';
const CROWD = 50;

describe('many notes at once', () => {
  let site: Awaited<ReturnType<typeof appWithModel>>;
  beforeAll(async () => void (site = await appWithModel()));
  afterAll(() => site.close());

  /** Users, each with a case of their own that lacks only its note. */
  const crowd = async (names: readonly string[]) => {
    const admin = await site.app.admin();
    const members = [];
    // One after the other: so many who come in at once from one address for the first time look like guessing.
    for (const username of names) {
      await admin.post('/admin/users').send({ username, password: PASSWORD }).expect(201);
      const headers = await bearer(site.app.url, { username, password: PASSWORD });
      const agent = request.agent(site.app.url).set('Authorization', headers['authorization']!);
      members.push({ agent, headers, caseId: await readyCase(agent) });
    }
    return members;
  };
  type Member = Awaited<ReturnType<typeof crowd>>[number];

  /** Asks for a note as a browser does, and reads what comes. */
  const ask = ({ headers, caseId }: Member, accept = 'text/event-stream') => {
    const leave = new AbortController();
    let read = '';
    const reply = fetch(`${site.app.url}/cases/${caseId}/generate_note`, {
      method: 'POST',
      body: '{}',
      headers: { ...headers, accept },
      signal: leave.signal,
    });
    const whole = reply.then(async ({ status, body }) => {
      for await (const part of body!.pipeThrough(new TextDecoderStream())) {
        read += part;
        heard.dispatchEvent(new Event('read'));
      }
      return { status, text: read };
    });
    whole.catch(() => undefined);
    return { whole, leave: () => leave.abort(), events: (): NoteStreamEvent[] => eventsOf(read) };
  };
  const heard = new EventTarget();
  const until = async (condition: () => boolean) => {
    while (!condition())
      await new Promise((resolve) => heard.addEventListener('read', resolve, { once: true }));
  };
  const toldOf = (one: ReturnType<typeof ask>) => one.events().findLast((event) => event.type === 'queued');
  const placeOf = (one: ReturnType<typeof ask>) => toldOf(one)?.place;

  test('two are written, the others wait in order, and everything else is answered meanwhile', async () => {
    const members = await crowd(Array.from({ length: CROWD }, (_, at) => `member.${at}`));
    site.model.behave({ kind: 'holds', pieces: LETTER });
    const first = site.model.asked.length;
    const asked = () => site.model.asked.length - first;
    const writing = members.slice(0, 2).map((one) => ask(one));
    await site.model.until(() => asked() === 2);
    const waiting: ReturnType<typeof ask>[] = [];
    for (const member of members.slice(2)) {
      waiting.push(ask(member));
      await until(() => waiting.every((one) => placeOf(one)));
    }
    await until(() => waiting.every((one, at) => placeOf(one) === at + 1));
    expect(toldOf(waiting[0]!)).toEqual({ type: 'queued', place: 1, of: CROWD - 2 });
    expect(toldOf(waiting.at(-1)!)).toEqual({ type: 'queued', place: CROWD - 2, of: CROWD - 2 });

    const reads = members.flatMap(({ agent, caseId }) => [
      agent.get('/cases').expect(200),
      agent.get(`/cases/${caseId}`).expect(200),
      agent.post('/patients').send({ first_name: 'Bo', last_name: 'Ek' }).expect(201),
    ]);
    await Promise.all(reads);
    await request(site.app.url).get('/health/live').expect(200);
    const metrics = (await request(site.app.url).get('/metrics').expect(200)).text;
    expect(metrics).toMatch(/generations_running 2$/m);
    // A second one of the same user is refused, whether the first runs or waits.
    for (const { agent } of [members[0]!, members.at(-1)!]) {
      const another = await readyCase(agent);
      const { body } = await agent.post(`/cases/${another}/generate_note`).send({}).expect(409);
      expect(body).toMatchObject({ code: 'generation_of_user_running' });
    }
    const { body: busy } = await members[0]!.agent
      .post(`/cases/${await readyCase(members[0]!.agent)}/generate_note`)
      .send({})
      .expect(409);
    expect((busy as { message: string }).message).toContain(`for case ${members[0]!.caseId}.`);
    // Nothing of this has moved the line.
    expect([asked(), waiting.every((one) => one.events().every(({ type }) => type === 'queued'))]).toEqual([
      2,
      true,
    ]);

    const { agent: third, caseId: thirds } = members[2]!;
    const stopped = await third.delete(`/cases/${thirds}/writing`).expect(200);
    expect(stopped.body).toEqual({ stopped: true });
    await until(() => placeOf(waiting.at(-1)!) === CROWD - 3);
    await waiting[0]!.whole;
    expect(waiting[0]!.events().at(-1)).toMatchObject({ type: 'failed', code: 'cancelled' });
    // Who merely leaves keeps the place: the last hears of nobody less.
    waiting[1]!.leave();
    await expect(waiting[1]!.whole).rejects.toMatchObject({ name: 'AbortError' });
    // Without a stream one simply waits; whoever has stopped may ask again at once.
    const plain = ask({ ...members[2]!, caseId: await readyCase(third) }, 'application/json').whole;

    site.model.release();
    site.model.behave({ kind: 'answers', pieces: LETTER });
    const done = await Promise.all([...writing, ...waiting.slice(2)].map(({ whole }) => whole));
    expect(done.map(({ text }) => eventsOf(text).at(-1)?.type)).toEqual(Array(CROWD - 2).fill('done'));
    expect((await plain).status).toBe(200);
    expect(asked()).toBe(CROWD);
    expect(await notesOf(third, thirds)).toEqual([]);
    expect(await notesOf(members[3]!.agent, members[3]!.caseId)).toHaveLength(1);
    const after = await request(site.app.url).get('/metrics');
    expect(after.text).toMatch(/generations_running 0$/m);
  });

  test('whoever may not see a case never stands in the line; what changed while waiting counts', async () => {
    const [a, b, c, d] = (await crowd(['first', 'second', 'third', 'fourth'])) as [
      Member,
      Member,
      Member,
      Member,
    ];
    site.model.behave({ kind: 'holds', pieces: LETTER });
    const first = site.model.asked.length;
    const writing = [ask(a), ask(b)];
    await site.model.until(() => site.model.asked.length - first === 2);
    await d.agent.post(`/cases/${c.caseId}/generate_note`).send({}).expect(403);
    await d.agent.post('/cases/999999/generate_note').send({}).expect(404);
    const waiting = ask(c);
    await until(() => placeOf(waiting) !== undefined);
    await c.agent.delete(`/cases/${c.caseId}`).expect(200);
    site.model.release();
    expect((await waiting.whole).text).toContain('Case not found.');
    expect(waiting.events().at(-1)).toMatchObject({ type: 'failed', status: 404 });
    expect(site.model.asked.length - first).toBe(2);
    await Promise.all(writing.map(({ whole }) => whole));
  });

  test('a restart gives up what runs and waits, and leaves nothing held', async () => {
    const model = await OllamaStandIn.start(MODEL);
    const [engines, siteKey] = [await testEngines(), randomBytes(32)];
    const env = { OLLAMA_URL: model.url, OLLAMA_MODEL: MODEL, AI_GENERATIONS: '1' };
    const start = () => startApp({ env, engines, siteKey });
    const before = await start();
    const [admin, user] = [await before.admin(), await before.newUser()];
    const [first, second] = [await readyCase(admin), await readyCase(user)];
    model.behave({ kind: 'holds', pieces: LETTER });
    const cut = [
      admin
        .post(`/cases/${first}/generate_note`)
        .send({})
        .catch(() => 'cut'),
    ];
    cut.push(
      user
        .post(`/cases/${second}/generate_note`)
        .send({})
        .catch(() => 'cut'),
    );
    for (const one of cut) void one.then(() => undefined);
    await model.until(() => model.asked.length === 1);
    await before.nest.close();
    expect(await Promise.all(cut)).toEqual(['cut', 'cut']);
    model.behave({ kind: 'answers', pieces: LETTER });
    const after = await start();
    await (await after.admin()).post(`/cases/${first}/generate_note`).send({}).expect(200);
    await (await after.signIn(USER)).post(`/cases/${second}/generate_note`).send({}).expect(200);
    await after.close();
    await model.close();
  });
});
