import type {
  AuditViewsResponse,
  CaseResponse,
  InventoryImportsResponse,
  LocalModelsResponse,
  SessionsResponse,
} from '@vouchwell/contract';
import { canonicalHash } from '@vouchwell/document';
import { npiProblem } from '@vouchwell/rules';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { orderLine } from '../../inventory/code-sets/icd10-order-file.fixture.ts';
import { OllamaStandIn } from '../../testing/stand-ins/ollama.ts';
import { startApp, USER } from '../../testing/app.ts';
import { Authenticator, codeAt } from '../../testing/authenticator.ts';
import { readyCase } from '../../testing/app-with-model.ts';
import { signingHouse, smallPack } from '../../testing/signing-house.ts';
import { until } from '../../testing/until.ts';
import { routesOf } from '../routes/routes.fixture.ts';

/** What one call of a route changes, made for that call alone. */
interface Scene {
  readonly address: string;
  readonly body?: object;
  readonly by?: TestAgent;
}

const MODEL = 'stand-in:8b';
const COLLEAGUE = 3;
const setting = { provider: 'ollama', model: MODEL };
const content = { title: 'What a payer asks', content: 'Name the visit.' };
const demoRequest = {
  firstName: 'Rosa',
  lastName: 'Lind',
  email: 'rosa.lind@example.org',
  company: 'Birchwood Medical',
  role: 'practice-manager',
  organizationType: 'clinic',
};
const password = USER.password;

let model: OllamaStandIn;
let app: Awaited<ReturnType<typeof startApp>>;
let owner: TestAgent;
let admin: TestAgent;
let secondAdmin: TestAgent;
let made = 0;
let npis = 1_000_000_000;
beforeAll(async () => {
  model = await OllamaStandIn.start(MODEL);
  app = await startApp({ env: { OLLAMA_URL: model.url } });
  owner = await app.newUser();
  await app.newUser({}, 'a.colleague');
  admin = await app.admin();
  secondAdmin = await app.newUser({ role: 'admin' }, 'second.admin');
});
afterAll(async () => {
  await app.close();
  await model.close();
});

/** What the answers to the calls below name; each holds its own part of it. */
interface Made {
  readonly id: number;
  readonly secret: string;
  readonly note_id: number;
  readonly feedback_id: number;
  readonly import_id: number;
  readonly setting: { id: number };
  readonly content: { id: number };
  readonly user: { id: number };
  readonly entry: { id: number };
}
const posted = async (agent: TestAgent, path: string, body: object = {}) =>
  (await agent.post(path).send(body)).body as Made;
const withNote = async () => {
  const id = await readyCase(owner);
  const { note_id } = await posted(owner, `/cases/${id}/generate_note`);
  await owner.put(`/cases/${id}/notes/${note_id}`).send({ note_text: 'Ana needs briefs.' }).expect(200);
  return { id, note_id };
};
const signed = async () => {
  const { id } = await withNote();
  await owner.post(`/cases/${id}/sign`).send({ password }).expect(200);
  return id;
};
const rated = async () => {
  const { id, note_id } = await withNote();
  return { case_id: id, note_id, feedback_type: 'positive', quality_score: 5, should_add_to_rag: true };
};
const suggested = async () => (await posted(owner, '/rag/feedback', await rated())).feedback_id;
const aSetting = async (...steps: string[]) => {
  const { setting: one } = await posted(admin, '/admin/ai-settings', setting);
  const id = one.id;
  for (const step of steps) await admin.post(`/admin/ai-settings/${id}/${step}`).send({});
  return `/admin/ai-settings/${id}`;
};
/** Not more than one is under way. */
const noModelImport = async () => {
  const { running } = (await admin.get('/admin/local-models').expect(200)).body as LocalModelsResponse;
  if (running) await admin.delete(`/admin/local-models/imports/${running.id}`).expect(200);
};
const modelFile = { name: 'brought:1b', file_name: 'one.gguf', bytes: 5_000_000, sha256: 'a'.repeat(64) };
const aModelImport = async () => {
  await noModelImport();
  return (await posted(admin, '/admin/local-models/imports', modelFile)).import_id;
};
const aContent = async () => {
  const { content: one } = await posted(admin, '/rag/content', content);
  return `/rag/content/${one.id}`;
};
const template = { name: 'Dr. Jo Park', specialty: 'Urology' };
/** An NPI that no template of this site has. */
const freeNpi = () => {
  do npis += 1;
  while (npiProblem(String(npis)));
  return String(npis);
};
const aTemplate = async () => {
  const { entry } = await posted(admin, '/admin/provider-templates', { ...template, npi: freeNpi() });
  return `/admin/provider-templates/${entry.id}`;
};
const aDemoRequest = async () => {
  await request(app.url).post('/demo/request').send(demoRequest).expect(201);
  const { requests } = (await admin.get('/admin/demo-requests').expect(200)).body as { requests: Made[] };
  return `/admin/demo-requests/${requests[0]!.id}`;
};
/** Whoever opens a case of their own name is told of. */
const anAlert = async () => {
  const { id: patient } = await posted(owner, '/patients', { first_name: 'Sam', last_name: 'Lee' });
  const opened = await owner
    .post('/cases/workflow')
    .send({ patient: { id: patient } })
    .expect(201);
  await owner.get(`/cases/${(opened.body as { case_id: number }).case_id}`).expect(200);
  const { body } = await admin.get('/audit/alerts').expect(200);
  return `/audit/alerts/${(body as { alerts: Made[] }).alerts[0]!.id}`;
};
/** Two or more, by their numbers in their order. */
async function someViews(): Promise<number[]> {
  const add = async () => {
    const view = { name: `View ${(made += 1)}`, asked: { person: 1 } };
    return (await admin.post('/audit/views').send(view).expect(201)).body as AuditViewsResponse;
  };
  await add();
  return (await add()).views.map(({ id }) => id);
}
const aUser = async () => {
  const username = `one.of.many${(made += 1)}`;
  const body = { username, password: 'chosen by the admin' };
  const { user } = await posted(admin, '/admin/users', body);
  return { path: `/admin/users/${user.id}`, ...body };
};
const aNewcomer = async () => {
  const { path, username, password: given } = await aUser();
  return { path, given, by: await app.signIn({ username, password: given }) };
};
const aHouse = () => signingHouse(`House ${(made += 1)}`);
const aTrustedHouse = async () => {
  const house = aHouse();
  await posted(admin, '/admin/rule-packs/keys', house);
  return house;
};
const importFile = () => ({
  file: Buffer.from(`First name,Last name\nBo,Imported ${(made += 1)}`).toString('base64'),
});
const base64 = (text: string) => Buffer.from(text).toString('base64');
/** One import of the inventory at a time. */
const noImportRuns = () =>
  until(async () => {
    const { body } = await admin.get('/inventory/imports').expect(200);
    return (body as InventoryImportsResponse).imports.every(({ stage }) => stage !== 'running');
  });
const checked = async (what: 'codes' | 'items', body: object) => {
  const address = `/inventory/imports/${what}`;
  const { body: found } = await admin.post(`${address}/check`).send(body).expect(200);
  return { address, body: { ...body, seen: (found as { seen: string }).seen }, by: admin };
};
const anImport = async () =>
  `/patients/imports/${(await posted(admin, '/patients/imports', importFile())).import_id}`;
const aPatient = async () =>
  (await posted(owner, '/patients', { first_name: 'Bo', last_name: `Ek ${(made += 1)}` })).id;
const toBeForgotten = async () => {
  const id = await aPatient();
  await admin.post(`/patients/${id}/forgetting`).send({ reason: 'Kept for ten years' }).expect(200);
  return id;
};
const byAdmin = (address: string, body?: object) => Promise.resolve({ address, body, by: admin });
const onCase = (rest: string, body?: object) => async () => ({
  address: `/cases/${await readyCase(owner)}${rest}`,
  body,
});
const onNote = (rest: string, body?: object) => async () => ({
  address: `/cases/${(await withNote()).id}${rest}`,
  body,
});
const file = {
  format: 'medical-necessity-library',
  version: 1,
  contents: [1, 2, 3].map((n) => ({ ...content, title: `Imported ${n}`, content_type: 'instruction' })),
};

/** A change without a scene here fails: whoever adds one shows that its repeat changes nothing. */
const scenes: Record<string, () => Promise<Scene>> = {
  'POST /auth/password': async () => {
    const { username, password: given } = await aUser();
    const by = await app.signIn({ username, password: given });
    const body = { current_password: given, new_password: 'a phrase of my own' };
    return { address: '/auth/password', body, by };
  },
  'POST /auth/second-factor/set-up': async () => {
    const { by, given } = await aNewcomer();
    return { address: '/auth/second-factor/set-up', body: { password: given }, by };
  },
  'POST /auth/second-factor/confirm': async () => {
    const { by, given } = await aNewcomer();
    const { secret } = await posted(by, '/auth/second-factor/set-up', { password: given });
    return { address: '/auth/second-factor/confirm', body: { code: codeAt(secret, Date.now()) }, by };
  },
  'POST /auth/second-factor/remove': async () => {
    const { by, given } = await aNewcomer();
    const code = (await Authenticator.setUp(by, given)).code(1);
    return { address: '/auth/second-factor/remove', body: { password: given, code }, by };
  },
  'POST /auth/second-factor/recovery-codes': async () => {
    const { by, given } = await aNewcomer();
    const code = (await Authenticator.setUp(by, given)).code(1);
    return { address: '/auth/second-factor/recovery-codes', body: { password: given, code }, by };
  },
  'DELETE /admin/users/:id/second-factor': async () => {
    const { by, given, path } = await aNewcomer();
    await Authenticator.setUp(by, given);
    return { address: `${path}/second-factor`, by: admin };
  },
  'POST /admin/users': () =>
    Promise.resolve({
      address: '/admin/users',
      by: admin,
      body: { username: `one.of.many${(made += 1)}`, password: 'chosen by the admin' },
    }),
  'PUT /admin/users/:id': async () => ({
    address: (await aUser()).path,
    by: admin,
    body: { full_name: 'Another Name', password: 'another one, chosen for them' },
  }),
  'DELETE /admin/users/:id': async () => ({ address: (await aUser()).path, by: admin }),
  'DELETE /auth/sessions/:session_id': async () => {
    const { username, password: given } = await aUser();
    const other = await app.signIn({ username, password: given });
    const { body } = await other.get('/auth/sessions');
    const by = await app.signIn({ username, password: given });
    return { address: `/auth/sessions/${(body as SessionsResponse).sessions[0]!.id}`, by };
  },
  'POST /admin/users/:id/unlock': async () => {
    const { path, username } = await aUser();
    for (let n = 0; n < 6; n++)
      await app.anyone().post('/auth/login').send({ username, password: 'not the password' });
    return { address: `${path}/unlock`, by: admin };
  },
  'DELETE /admin/users/:id/sessions': async () => {
    const { path, username, password: given } = await aUser();
    await app.signIn({ username, password: given });
    return { address: `${path}/sessions`, by: admin };
  },
  'DELETE /admin/users/:id/sessions/:session_id': async () => {
    const { path, username, password: given } = await aUser();
    await app.signIn({ username, password: given });
    const { body } = await admin.get(`${path}/sessions`);
    return { address: `${path}/sessions/${(body as SessionsResponse).sessions[0]!.id}`, by: admin };
  },
  'PUT /admin/users/:id/profile': async () => ({
    address: `${(await aUser()).path}/profile`,
    by: admin,
    body: { printed_name: 'Dr. An Other', npi: '1234567893' },
  }),
  'PUT /admin/site': () =>
    Promise.resolve({ address: '/admin/site', by: admin, body: { name: 'Fairhaven Springs' } }),
  'POST /demo/request': () =>
    Promise.resolve({ address: '/demo/request', by: request.agent(app.url), body: demoRequest }),
  'POST /audit/alerts/:id/looked-at': async () => ({ address: `${await anAlert()}/looked-at`, by: admin }),
  'POST /audit/alerts/:id/explained': async () => ({
    ...{ address: `${await anAlert()}/explained`, by: admin },
    body: { explanation: 'task', by: 'Nora' },
  }),
  'POST /audit/alerts/:id/recorded': async () => ({
    ...{ address: `${await anAlert()}/recorded`, by: admin },
    body: { incident: 'P-1' },
  }),
  'POST /audit/views': () => byAdmin('/audit/views', { name: `View ${(made += 1)}`, asked: { person: 1 } }),
  'PUT /audit/views': async () => byAdmin('/audit/views', { views: (await someViews()).reverse() }),
  'PUT /audit/views/:id': async () =>
    byAdmin(`/audit/views/${(await someViews()).at(-1)}`, { name: `Renamed ${(made += 1)}` }),
  'DELETE /audit/views/:id': async () => byAdmin(`/audit/views/${(await someViews()).at(-1)}`),
  'PUT /audit/alert-rules': () => byAdmin('/audit/alert-rules', { thresholds: { refused: 20 } }),
  'PUT /admin/demo-requests/:id': async () => ({
    address: await aDemoRequest(),
    by: admin,
    body: { status: 'contacted', note: 'Called back.' },
  }),
  'DELETE /admin/demo-requests/:id': async () => ({ address: await aDemoRequest(), by: admin }),
  'POST /admin/ai-settings': () =>
    Promise.resolve({ address: '/admin/ai-settings', by: admin, body: setting }),
  'PUT /admin/ai-settings/:id': async () => ({
    address: await aSetting(),
    by: admin,
    body: { model: 'other' },
  }),
  'POST /admin/ai-settings/:id/test': async () => ({ address: `${await aSetting()}/test`, by: admin }),
  'POST /admin/ai-settings/:id/activate': async () => ({
    address: `${await aSetting('test')}/activate`,
    by: admin,
  }),
  'POST /admin/ai-settings/:id/deactivate': async () => ({
    address: `${await aSetting('test', 'activate')}/deactivate`,
    by: admin,
  }),
  'DELETE /admin/ai-settings/:id': async () => ({ address: await aSetting(), by: admin }),
  'POST /admin/local-models/imports': async () => {
    await noModelImport();
    return { address: '/admin/local-models/imports', by: admin, body: modelFile };
  },
  'DELETE /admin/local-models/imports/:id': async () => ({
    address: `/admin/local-models/imports/${await aModelImport()}`,
    by: admin,
  }),
  'DELETE /admin/local-models/:name': () => byAdmin(`/admin/local-models/${MODEL}`),
  'POST /patients/imports': () =>
    Promise.resolve({ address: '/patients/imports', body: importFile(), by: admin }),
  'POST /patients/imports/:id/undo': async () => ({ address: `${await anImport()}/undo`, by: admin }),
  'PUT /patients/:id': async () => ({
    address: `/patients/${await aPatient()}`,
    body: { first_name: 'Bo', last_name: 'Corrected' },
    by: admin,
  }),
  'POST /patients/:id/merge': async () => ({
    address: `/patients/${await aPatient()}/merge`,
    body: { merged_id: await aPatient() },
    by: admin,
  }),
  'POST /admin/rule-packs/keys': () => byAdmin('/admin/rule-packs/keys', aHouse()),
  'DELETE /admin/rule-packs/keys/:fingerprint': async () =>
    byAdmin(`/admin/rule-packs/keys/${(await aTrustedHouse()).fingerprint}`),
  'POST /admin/rule-packs': async () =>
    byAdmin('/admin/rule-packs', { file: (await aTrustedHouse()).file(smallPack(`p${(made += 1)}`)) }),
  'PUT /admin/rule-packs/:hash/last-day': async () => {
    const pack = smallPack(`p${(made += 1)}`);
    await posted(admin, '/admin/rule-packs', { file: (await aTrustedHouse()).file(pack) });
    return byAdmin(`/admin/rule-packs/${canonicalHash(pack)}/last-day`, { last_day: '2099-01-01' });
  },
  'PUT /admin/retention': () =>
    byAdmin('/admin/retention', { periods: { record_years: 12 }, reason: 'As our state asks' }),
  'POST /patients/:id/forgetting': async () => ({
    address: `/patients/${await aPatient()}/forgetting`,
    body: { reason: 'Kept for ten years' },
    by: admin,
  }),
  'DELETE /patients/:id/forgetting': async () => ({
    address: `/patients/${await toBeForgotten()}/forgetting`,
    by: admin,
  }),
  'POST /patients/:id/forgetting/confirm': async () => ({
    address: `/patients/${await toBeForgotten()}/forgetting/confirm`,
    body: { password },
    by: secondAdmin,
  }),
  'POST /patients/:id/hold': async () => ({
    address: `/patients/${await aPatient()}/hold`,
    body: { reason: 'Court case' },
    by: admin,
  }),
  'POST /patients/:id/hold/lift': async () => {
    const id = await aPatient();
    await admin.post(`/patients/${id}/hold`).send({ reason: 'Court case' }).expect(200);
    return { address: `/patients/${id}/hold/lift`, body: { reason: 'Settled' }, by: admin };
  },
  'POST /patients': () =>
    Promise.resolve({ address: '/patients', body: { first_name: 'Bo', last_name: 'Ek' } }),
  'POST /inventory/imports/codes': async () => {
    await noImportRuns();
    const line = orderLine('U099', '1', `Post condition ${(made += 1)}`);
    const codes = { file: base64(`${line}\n`), source: 'order.txt', edition: `20${30 + made}-10-01` };
    return checked('codes', codes);
  },
  'POST /inventory/imports/items': async () => {
    await noImportRuns();
    const row = `Rail ${(made += 1)},Mobility`;
    return checked('items', { file: base64(`name,category\n${row}\n`), source: 'items.csv' });
  },
  'POST /inventory/diagnoses': () =>
    byAdmin('/inventory/diagnoses', { code: 'Z99.89', description: 'Machines' }),
  'PUT /inventory/diagnoses/:code': () =>
    byAdmin('/inventory/diagnoses/I10', { description: 'As we say it' }),
  'DELETE /inventory/diagnoses/:code': () => byAdmin('/inventory/diagnoses/N39.41'),
  'POST /inventory/categories': () => byAdmin('/inventory/categories', { name: 'Stairs' }),
  'PUT /inventory/categories/:id': () => byAdmin('/inventory/categories/1', { name: 'Briefs and pads' }),
  'DELETE /inventory/categories/:id': () => byAdmin('/inventory/categories/2'),
  'POST /inventory/items': () => byAdmin('/inventory/items', { name: 'Stair lift', category_id: 6 }),
  'PUT /inventory/items/:id': () => byAdmin('/inventory/items/1', { name: 'Briefs', category_id: 1 }),
  'DELETE /inventory/items/:id': () => byAdmin('/inventory/items/2'),
  'POST /admin/provider-templates': () =>
    byAdmin('/admin/provider-templates', { ...template, npi: freeNpi() }),
  'PUT /admin/provider-templates/:id': async () => ({
    address: await aTemplate(),
    by: admin,
    body: { ...template, npi: freeNpi(), phone: '555 0100' },
  }),
  'DELETE /admin/provider-templates/:id': async () => ({ address: await aTemplate(), by: admin }),
  'POST /rag/import': () => Promise.resolve({ address: '/rag/import', by: admin, body: { file } }),
  'POST /rag/content': () => Promise.resolve({ address: '/rag/content', by: admin, body: content }),
  'PUT /rag/content/:id': async () => ({
    address: await aContent(),
    by: admin,
    body: { ...content, title: 'New' },
  }),
  'DELETE /rag/content/:id': async () => ({ address: await aContent(), by: admin }),
  'POST /rag/feedback': async () => ({ address: '/rag/feedback', body: await rated() }),
  'POST /rag/feedback/:id/approve': async () => ({
    address: `/rag/feedback/${await suggested()}/approve`,
    by: admin,
  }),
  'POST /rag/feedback/:id/reject': async () => ({
    address: `/rag/feedback/${await suggested()}/reject`,
    by: admin,
  }),
  'POST /cases/workflow': async () => {
    const { id } = await posted(owner, '/patients', { first_name: 'Cy', last_name: 'Om' });
    return { address: '/cases/workflow', body: { patient: { id } } };
  },
  'DELETE /cases/:id': onCase(''),
  'PUT /cases/:id/patient': async () => {
    const { id } = await posted(owner, '/patients', { first_name: 'Di', last_name: 'Ra' });
    return { address: `/cases/${await readyCase(owner)}/patient`, body: { patient: { id } } };
  },
  'POST /cases/:id/provider': onCase('/provider', {
    name: 'Dr. An Other',
    npi: '1234567893',
    date_signed: '2026-01-02',
  }),
  'POST /cases/:id/diagnoses': onCase('/diagnoses', { diagnoses: [] }),
  'DELETE /cases/:id/diagnoses': onCase('/diagnoses'),
  'POST /cases/:id/items': onCase('/items', { items: [] }),
  'DELETE /cases/:id/items': onCase('/items'),
  'PUT /cases/:id/encounters': onCase('/encounters', {
    encounters: [{ date: '2026-01-02', kind: 'in_person', role: 'physician', who: 'Dr. Jo Park' }],
  }),
  'PUT /cases/:id/answers': onCase('/answers', { fact: 'payer', answers: [{ value: 'medicare' }] }),
  'PUT /cases/:id/deliveries': onCase('/deliveries', {
    delivered: [{ hcpcs: 'A4253', units: 6, day: '2026-01-02' }],
  }),
  'PUT /cases/:id/order': onCase('/order', { length_of_need: '12 months' }),
  'POST /cases/:id/order/sign': async () => {
    const id = await readyCase(owner);
    const practitioner = { name: 'Sam Lee', npi: '1234567893', date_signed: '2026-01-02' };
    await owner.post(`/cases/${id}/provider`).send(practitioner).expect(200);
    const { created_by } = (await owner.get(`/cases/${id}`).expect(200)).body as CaseResponse;
    const { npi } = practitioner;
    await admin.put(`/admin/users/${created_by.id}/profile`).send({ npi }).expect(200);
    return { address: `/cases/${id}/order/sign`, body: { password } };
  },
  'POST /cases/:id/order/printed': onCase('/order/printed', {}),
  'POST /cases/:id/generate_note': onCase('/generate_note', {}),
  'POST /cases/:id/improve_note': onNote('/improve_note', { current_note: 'Ana needs briefs.' }),
  'PUT /cases/:id/notes/:note_id': async () => {
    const { id, note_id } = await withNote();
    return { address: `/cases/${id}/notes/${note_id}`, body: { note_text: 'By hand.' } };
  },
  'POST /cases/:id/sign': onNote('/sign', { password }),
  'POST /cases/:id/complete': async () => ({ address: `/cases/${await signed()}/complete` }),
  'POST /cases/:id/shares': onCase('/shares', { user_id: COLLEAGUE }),
  'DELETE /cases/:id/shares/:user_id': async () => {
    const id = await readyCase(owner);
    await owner.post(`/cases/${id}/shares`).send({ user_id: COLLEAGUE }).expect(200);
    return { address: `/cases/${id}/shares/${COLLEAGUE}` };
  },
  'POST /cases/:id/send-for-signature': onNote('/send-for-signature', { user_id: COLLEAGUE }),
  'POST /cases/:id/addenda': async () => ({
    address: `/cases/${await signed()}/addenda`,
    body: { text: 'It was May.', password },
  }),
  'POST /cases/:id/recipients': onCase('/recipients', {
    ...{ kind: 'payer', name: 'Acme Health', purpose: 'Prior authorization' },
  }),
  'POST /cases/:id/printed': onNote('/printed', {}),
  'POST /cases/:id/copied': onNote('/copied', { what: 'text' }),
  // The last: from then on users without one are answered nothing else.
  'PUT /admin/second-factor': () => byAdmin('/admin/second-factor', { roles: ['user', 'user'] }),
};

/**
 * Signing in and out changes no record: a sign-in without an answer is made anew. What asks changes nothing; nor does
 * who stops a note that is not written yet. The pieces of a file are known by their places, not by a key.
 */
const isChange = (route: string) =>
  !/^GET |^POST \/(auth\/log(in(\/second-factor)?|out(\/everywhere)?)|rag\/try|audit\/(verify|consistency|patients|people|log\/link)|patients\/likely|patients\/imports\/check|(inventory\/imports\/\w+|admin\/rule-packs)\/check|admin\/local-models\/imports\/:id\/pieces)$|^DELETE \/cases\/:id\/writing$/.test(
    route,
  );

/** What a model said to a test is not kept; whether it answered is. */
const facts = ({ status, body }: { status: number; body: unknown }) =>
  [
    status,
    JSON.parse(JSON.stringify(body, (key, value: unknown) => (key === 'test_response' ? null : value))),
  ] as const;

/** All that was written, without each sending of patient data: an answer that is sent twice was seen twice. */
async function written(): Promise<string[]> {
  const all = await app.engines.log.readAll(null, 10_000);
  return all
    .filter(
      ({ type, data }) => type !== 'PatientDataDisclosed' || !/"(view|search)"/.test(JSON.stringify(data)),
    )
    .map(({ type, stream }) => `${type} ${stream}`);
}

const looks = async () =>
  (await app.engines.log.readAll(null, 10_000)).filter(
    ({ type, data }) => type === 'PatientDataDisclosed' && /"(view|search)"/.test(JSON.stringify(data)),
  ).length;

test('every change has its scene', () => {
  expect(Object.keys(scenes).sort()).toEqual(routesOf(app.nest).filter(isChange).sort());
});

/** Why a change names no version that it was based on: all others are refused where another one came first. */
const [NEW, OWN, ENDS, STATED, WRITES] = [
  'It makes something new.',
  'It is of one’s own account, and asks for its password or its code.',
  'What it ends holds nothing that somebody else may have written meanwhile.',
  'It says no content anew: it is decided on whatever stands, and refused where that does not allow it.',
  'It writes another version of the note, or a line of the history, and replaces none.',
];
const basedOnNothing: Record<string, string> = {
  'POST /auth/password': OWN,
  'POST /auth/second-factor/set-up': OWN,
  'POST /auth/second-factor/confirm': OWN,
  'POST /auth/second-factor/remove': OWN,
  'POST /auth/second-factor/recovery-codes': OWN,
  'DELETE /auth/sessions/:session_id': ENDS,
  'DELETE /admin/users/:id/second-factor': ENDS,
  'DELETE /admin/users/:id/sessions': ENDS,
  'DELETE /admin/users/:id/sessions/:session_id': ENDS,
  'DELETE /admin/local-models/imports/:id': ENDS,
  'DELETE /admin/local-models/:name': ENDS,
  'DELETE /patients/:id/forgetting': ENDS,
  'POST /patients/:id/hold/lift': ENDS,
  'POST /admin/users/:id/unlock': STATED,
  'POST /admin/ai-settings/:id/test': STATED,
  'POST /patients/imports/:id/undo': STATED,
  'POST /patients/:id/forgetting': STATED,
  'POST /patients/:id/forgetting/confirm': STATED,
  'POST /patients/:id/hold': STATED,
  'POST /inventory/imports/codes':
    'It names what the check of its file saw, and is refused where that changed.',
  'POST /inventory/imports/items':
    'It names what the check of its file saw, and is refused where that changed.',
  'POST /cases/:id/generate_note': WRITES,
  'POST /cases/:id/improve_note': WRITES,
  'POST /cases/:id/printed': WRITES,
  'POST /cases/:id/copied': WRITES,
  'POST /cases/:id/order/printed': WRITES,
  'POST /cases/:id/recipients': NEW,
  'POST /admin/users': NEW,
  'POST /demo/request': NEW,
  'POST /audit/views': NEW,
  'POST /admin/ai-settings': NEW,
  'POST /admin/local-models/imports': NEW,
  'POST /patients/imports': NEW,
  'POST /patients': NEW,
  'POST /inventory/diagnoses': NEW,
  'POST /inventory/categories': NEW,
  'POST /inventory/items': NEW,
  'POST /admin/provider-templates': NEW,
  'POST /rag/import': NEW,
  'POST /rag/content': NEW,
  'POST /rag/feedback': NEW,
  'POST /cases/workflow': NEW,
};

test('whatever is said to be based on nothing is a change', () => {
  expect(Object.keys(basedOnNothing).filter((route) => !(route in scenes))).toEqual([]);
});

test.each(Object.keys(scenes).filter((route) => !(route in basedOnNothing)))(
  '%s, based on another version, changes nothing and shows what stands',
  async (route) => {
    const { address, body = {}, by = owner } = await scenes[route]!();
    const before = await written();
    const verb = route.split(' ')[0]!.toLowerCase() as 'post' | 'put' | 'delete';
    const refused = (await by[verb](address).set('If-Match', '"999999"').send(body).expect(409)).body as {
      revision: number;
    };
    expect(refused).toMatchObject({ code: 'changed_meanwhile', revision: expect.any(Number) as number });
    // The screens of a case and of a profile read them again by themselves; of what was never set there is nothing.
    if (refused.revision >= 0 && !/ \/cases\/|profile$/.test(route))
      expect(refused).toHaveProperty('current');
    expect((await written()).slice(before.length)).toEqual([]);
  },
);

test.each(Object.keys(scenes))('%s, sent twice under one key, is done once', async (route) => {
  const { address, body = {}, by = owner } = await scenes[route]!();
  const verb = route.split(' ')[0]!.toLowerCase() as 'post' | 'put' | 'delete';
  const send = () =>
    by[verb](address).set('Idempotency-Key', `twice: ${route}`.replaceAll(' ', '-')).send(body);
  const before = await written();
  const looksBefore = await looks();
  const first = await send();
  expect(first.status).toBeLessThan(300);
  const after = await written();
  const looksAtFirst = (await looks()) - looksBefore;
  const again = await send();
  expect(facts(again)).toEqual(facts(first));
  expect((await written()).slice(after.length)).toEqual([]);
  // A repeat shows what the first showed, which is recorded again. Whose note it first was is told by its writing.
  const isNote = /\/(generate|improve)_note$/.test(route);
  expect((await looks()) - looksBefore - looksAtFirst).toBe(isNote ? 1 : looksAtFirst);
  // It was a change: more than the key was written.
  expect(after.slice(before.length).filter((line) => !/^(Request|Number|Name)/.test(line))).not.toEqual([]);
});
