import type { AiSettingSavedResponse, CaseResponse } from '@vouchwell/contract';
import { UnavailableError } from './kernel/log/event-log.port.ts';
import { routesOf } from './http/routes/routes.fixture.ts';
import type { ReadModels } from './kernel/projecting/read-models.port.ts';
import { USER } from './testing/app.ts';
import { bespoke, type CaseDesk, caseDesk, problem, provider, urge } from './testing/case-desk.ts';
import { testEngines } from './testing/engines.ts';
import { OllamaStandIn } from './testing/stand-ins/ollama.ts';

/** Read models that stand still from a word on: for good, or as an engine that comes back. */
async function standing(failure: () => Error) {
  const engines = await testEngines();
  let still = false;
  const apply: ReadModels['apply'] = async (...batch) => {
    if (still) throw failure();
    return engines.models.apply(...batch);
  };
  const models = new Proxy(engines.models, {
    get: (target, name: keyof ReadModels) =>
      // What an engine leaves out is left out.
      name === 'apply' ? apply : (target[name] as (() => unknown) | undefined)?.bind(target),
  });
  const model = await OllamaStandIn.start('llama');
  const env = { OLLAMA_URL: model.url };
  const desk = await caseDesk({ engines: { ...engines, models }, env });
  const kim = await desk.app.newUser({ full_name: 'Kim Oh' }, 'kim.oh');
  const { user: me } = (await kim.get('/auth/me').expect(200)).body as { user: { id: number } };
  const close = () => desk.app.close().then(() => model.close());
  return { ...desk, model, kim, kimId: me.id, stop: () => void (still = true), close };
}

/** What only the case of `foundIn` holds. */
const FOUND = /finchsong|2025-12-01/i;

/** A case with a visit, an answer and an item that was delivered, by whose words it is found. */
async function foundIn({ user, ready }: Pick<CaseDesk, 'user' | 'ready'>): Promise<number> {
  const id = await ready(user, { items: [{ item: 'BGM test strips', quantity: 120 }] });
  const visit = {
    ...{ date: '2026-01-02', kind: 'in_person', role: 'physician', who: 'Dr. Finchsong' },
    ...{ conditions: [], findings: 'Four times a day.', signed: true },
  };
  await user
    .put(`/cases/${id}/encounters`)
    .send({ encounters: [visit] })
    .expect(200);
  const answers = [{ value: '2025-12-01' }];
  await user.put(`/cases/${id}/answers`).send({ fact: 'delivery.date', answers }).expect(200);
  return id;
}

describe.each([
  ['parked', () => new Error('a mistake of the program')],
  ['lagging', () => new UnavailableError('The disk is slow.')],
])('while the read models are %s', (_, failure) => {
  let site: Awaited<ReturnType<typeof standing>>;
  beforeEach(async () => void (site = await standing(failure)));
  afterEach(() => site.close());

  test('a share that was taken back opens nothing any more: reading, writing, exporting, signing', async () => {
    const { user, kim, kimId, app } = site;
    const id = await site.ready();
    await user.post(`/cases/${id}/shares`).send({ user_id: kimId }).expect(200);
    const { notes } = await site.get(id, kim);
    site.stop();
    await user.delete(`/cases/${id}/shares/${kimId}`).expect(200);
    await kim.get(`/cases/${id}`).expect(403);
    await site.edit(id, notes[0]!.id, 'Changed by one who may not.', kim).expect(403);
    await kim.get(`/cases/${id}/export/pdf`).expect(403);
    await kim.get(`/cases/${id}/history`).expect(403);
    await site.sign(id, {}, kim).expect(403);
    // The owner goes on, on what the log says.
    expect((await site.get(id)).shares).toEqual([]);
    expect(problem(await kim.get('/cases').expect(503)).code).toBe('read_models_behind');
    expect(problem(await kim.get('/cases/stats').expect(503)).code).toBe('read_models_behind');
    const { body } = await app.anyone().get('/health/ready').expect(503);
    expect(body).toMatchObject({
      ready: false,
      behind: expect.arrayContaining(['cases', 'case_list']) as unknown,
    });
  });

  test('and no route shows anything of it, asked for itself or beside another case of the patient', async () => {
    const { user, kim, kimId, app, admin } = site;
    const theirs = await foundIn(site);
    await user.post(`/cases/${theirs}/shares`).send({ user_id: kimId }).expect(200);
    const own = await site.open({}, kim);
    const address = (route: string, id: number) =>
      route.split(' ')[1]!.replace(/:\w+/, String(id)).replace(/:\w+/g, '1');
    const reads = routesOf(app.nest).filter((route) => route.startsWith('GET ') && route !== 'GET /live');
    const shownBy = async (ids: readonly number[]) => {
      const shown: string[] = [];
      for (const route of reads)
        await Promise.all(
          (route.includes(':') ? ids : [own]).map(async (id) => {
            const { text = '', body } = await kim.get(address(route, id));
            if (FOUND.test(`${text} ${JSON.stringify(body)}`)) shown.push(`${route} of ${id}`);
          }),
        );
      return shown;
    };
    // What is looked for is found while it may be seen.
    expect(await shownBy([theirs, own])).toEqual(
      expect.arrayContaining([`GET /cases/:id/evidence of ${theirs}`, `GET /cases/:id/evidence of ${own}`]),
    );
    const before = await admin.get(`/cases/${theirs}`);
    site.stop();
    await user.delete(`/cases/${theirs}/shares/${kimId}`).expect(200);
    expect(await shownBy([theirs, own])).toEqual([]);
    expect((await kim.get(`/cases/${own}/evidence`).expect(200)).body).toMatchObject({
      earlier: [],
      had: [],
    });
    for (const route of routesOf(app.nest).filter((one) => one.includes(' /cases/:id'))) {
      const verb = route.split(' ')[0]!.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
      const { status } = await kim[verb](address(route, theirs)).send(verb === 'get' ? undefined : {});
      expect([route, status]).toEqual([route, expect.toBeOneOf(verb === 'get' ? [403] : [400, 403])]);
    }
    const after = await admin.get(`/cases/${theirs}`);
    expect(after.body).toMatchObject({ revision: (before.body as CaseResponse).revision + 1 });
  });

  test('a deactivated user is out, and does not sign in again', async () => {
    const { admin, kim, kimId, app } = site;
    site.stop();
    await admin.delete(`/admin/users/${kimId}`).expect(200);
    await kim.get('/auth/me').expect(401);
    await app.anyone().post('/auth/login').send({ username: 'kim.oh', password: USER.password }).expect(401);
  });

  test('a right that was taken away is gone', async () => {
    const { admin, kimId, app } = site;
    site.stop();
    await admin
      .put(`/admin/users/${kimId}`)
      .send({ permissions: { can_create_cases: false } })
      .expect(200);
    const again = await app.signIn({ username: 'kim.oh', password: USER.password });
    await again.post('/cases/workflow').send({ patient: site.patient }).expect(403);
  });

  test('a model that was deactivated gets no note any more', async () => {
    const { admin, model } = site;
    const { body } = await admin
      .post('/admin/ai-settings')
      .send({ provider: 'ollama', model: 'llama' })
      .expect(201);
    const { id } = (body as AiSettingSavedResponse).setting!;
    await admin.post(`/admin/ai-settings/${id}/test`).expect(200);
    await admin.post(`/admin/ai-settings/${id}/activate`).expect(200);
    await site.generate(await site.open({ diagnoses: [urge], items: [bespoke], provider }));
    const asked = model.asked.length;
    expect(asked).toBeGreaterThan(1);
    site.stop();
    const deactivated = await admin.post(`/admin/ai-settings/${id}/deactivate`).expect(200);
    expect((deactivated.body as AiSettingSavedResponse).setting!.is_active).toBe(false);
    await site.generate(await site.open({ diagnoses: [urge], items: [bespoke], provider }));
    expect(model.asked).toHaveLength(asked);
  });

  test('a deleted case is gone', async () => {
    const { user } = site;
    const id = await site.open();
    site.stop();
    await user.delete(`/cases/${id}`).expect(200);
    await user.get(`/cases/${id}`).expect(404);
  });
});
