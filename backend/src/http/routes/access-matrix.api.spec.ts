import type { Readable } from 'node:stream';
import { isDeepStrictEqual } from 'node:util';
import type { AuditEntry, AuditResponse, CaseResponse, PatientResponse } from '@vouchwell/contract';
import { permissionNames } from '@vouchwell/rules';
import request from 'supertest';
import type TestAgent from 'supertest/lib/agent.js';
import { demoRequest } from '../../testing/asked-for-a-demo.ts';
import { startApp, USER } from '../../testing/app.ts';
import { signingHouse, smallPack } from '../../testing/signing-house.ts';
import { declaredRoutes } from './declared-routes.ts';
import { routesOf } from './routes.fixture.ts';

/** What a call is made on: a case of its owner, which lacks nothing, and its patient. */
interface Site {
  readonly caseId: number;
  readonly noteId: number;
  readonly patientId: number;
}

/** What a call that is answered leaves in the history, if not what its route says by itself; see `leaves`. */
type Left = 'a look' | 'a change' | 'a change and a look' | { readonly nothing: string };

/** Status for: no token, a user whose case it is not, its owner, an admin. */
type Row = readonly [statuses: readonly [number, number, number, number], body?: (site: Site) => object];

const provider = { name: 'Dr. Jo Park', npi: '1234567893', date_signed: '2026-01-02' };
const template = { name: 'Dr. Jo Park', specialty: 'Urology', npi: '1234567893' };
const everyone = [401, 200, 200, 200] as const;
const admins = [401, 403, 403, 200] as const;
const owners = [401, 403, 200, 200] as const;
const libraryText = { title: 'What a payer asks', content: 'Name the visit.' };
const aiSetting = { provider: 'ollama', model: 'one' };
const house = signingHouse('A house');
const fresh = () => ({ username: `n${Math.random()}`, password: 'chosen by the admin' });

const rated = ({ caseId, noteId }: Site) => ({
  case_id: caseId,
  note_id: noteId,
  feedback_type: 'positive',
  quality_score: 4,
  should_add_to_rag: true,
});

/** Nobody named before. */
const aRecipient = () => ({ kind: 'payer', name: `Payer ${Math.random()}`, purpose: 'Payment' });

const importFile = () => ({
  file: Buffer.from(`First name,Last name\nBo,Imported ${Math.random()}`).toString('base64'),
});

const itemsFile = () => ({
  file: Buffer.from('name,category\nStair rail,Mobility').toString('base64'),
});
/** What no check has answered. */
const unseen = { source: 'items.csv', seen: '0'.repeat(64) };

/** The numbers of the users, in the order in which they are created below. */
const [STRANGER, COLLEAGUE] = [3, 4];

const same = { nothing: 'It says again what stands there already, so nothing is changed.' };
const onceFetched = { nothing: 'Whoever fetches the file with it is recorded, before its first line.' };
const noPatient = { nothing: 'The file that is fetched with it tells of no patient.' };
const noData = { nothing: 'It compares a file with what is known, and here it fits nobody.' };
const bySetting = { nothing: 'What it would end is not there.' };
/** What a route leaves otherwise than by what it is: a reading one that reveals patients a look, a changing one a change. */
const leaves: Record<string, Left> = {
  'GET /audit/log': 'a look',
  'GET /audit/log/:position': 'a look',
  'POST /audit/consistency': { nothing: 'It compares sums of the log, and shows no event.' },
  'POST /audit/patients': { nothing: 'Nobody has that MRN: whom a search shows has a test of its own.' },
  'POST /audit/people': { nothing: 'It tells of users, and of no patient.' },
  'POST /audit/export/link': onceFetched,
  'POST /audit/reports/:kind/csv/link': onceFetched,
  'POST /audit/log/link': onceFetched,
  'POST /admin/cases/csv/link': onceFetched,
  'POST /admin/demo-requests/csv/link': noPatient,
  'POST /inventory/items/csv/link': noPatient,
  'POST /rag/export/link': noPatient,
  'POST /audit/verify': { nothing: 'It compares the log with its sums, and shows no event.' },
  'GET /live': { nothing: 'It tells what changed by numbers; what is then read anew is recorded there.' },
  'GET /cases/:id/writing': { nothing: 'No note is under way.' },
  'POST /patients/likely': 'a look',
  'POST /cases/:id/printed': 'a look',
  'POST /cases/:id/copied': 'a look',
  'POST /cases/:id/order/printed': 'a look',
  'PUT /cases/:id/notes/:note_id': 'a change and a look',
  'PUT /patients/:id': 'a look',
  'GET /admin/retention/due': { nothing: 'Nobody’s keeping has ended.' },
  'GET /forgettings': { nothing: 'Nobody is held or to be forgotten.' },
  'POST /patients/:id/forgetting': 'a change and a look',
  'DELETE /patients/:id/forgetting': 'a change and a look',
  'POST /patients/:id/hold': 'a change and a look',
  'POST /patients/:id/hold/lift': 'a change and a look',
  'POST /patients/imports/check': noData,
  'POST /inventory/imports/codes/check': noData,
  'POST /inventory/imports/items/check': noData,
  'POST /admin/rule-packs/check': { nothing: 'It tells of cases by their numbers alone, and of no patient.' },
  'POST /rag/try': { nothing: 'It searches the library, which tells of no patient.' },
  'POST /rag/import': { nothing: 'The file holds no content.' },
  'DELETE /cases/:id/writing': bySetting,
  'DELETE /auth/sessions/:session_id': bySetting,
  'DELETE /admin/users/:id/sessions/:session_id': bySetting,
  'POST /admin/users/:id/unlock': bySetting,
  'POST /admin/ai-settings/:id/deactivate': bySetting,
  'PUT /admin/provider-templates/:id': same,
  'PUT /admin/second-factor': same,
  'PUT /cases/:id/answers': same,
  'PUT /cases/:id/deliveries': same,
  'PUT /cases/:id/order': same,
  'PUT /cases/:id/encounters': same,
  'PUT /cases/:id/patient': same,
};

/** Routes whose one wish is several facts, each of which the history tells by itself. */
const facts: Record<string, number> = {
  // The account, and the password that it was given.
  'POST /admin/users': 2,
  // The letterhead and the time zone.
  'PUT /admin/site': 2,
  // That it began, whom it brought, and that it is whole.
  'POST /patients/imports': 3,
  // What was said of the note, and what became of it in the library.
  'POST /rag/feedback': 2,
  'POST /rag/feedback/:id/approve': 2,
  // Whoever is to sign sees the case from then on.
  'POST /cases/:id/send-for-signature': 2,
};

/** An admin each who has every right but one; who may not enter the admin area has none of its rights. */
const reducedRights = permissionNames.filter((right) => right !== 'can_access_admin');

/** A route without a row here fails: whoever adds one says who may call it. */
const matrix: Record<string, Row> = {
  'GET /health/live': [[200, 200, 200, 200]],
  'GET /health/ready': [[200, 200, 200, 200]],
  'GET /metrics': [[200, 200, 200, 200]],
  'GET /openapi.json': [admins],
  'POST /auth/login': [[401, 401, 401, 401], () => ({ username: 'nobody', password: 'not the password' })],
  'POST /auth/login/second-factor': [[401, 401, 401, 401], () => ({ challenge: 'none', code: '000000' })],
  'POST /auth/logout': [everyone],
  'POST /auth/logout/everywhere': [everyone],
  'GET /auth/sessions': [everyone],
  'DELETE /auth/sessions/:session_id': [everyone],
  'GET /auth/me': [everyone],
  'POST /auth/password': [[401, 403, 403, 403], () => ({ current_password: 'x', new_password: 'y' })],
  'POST /auth/second-factor/set-up': [[401, 403, 403, 403], () => ({ password: 'x' })],
  // None of them has begun one.
  'POST /auth/second-factor/confirm': [[401, 409, 409, 409], () => ({ code: '000000' })],
  'POST /auth/second-factor/remove': [[401, 409, 409, 409], () => ({ password: 'x', code: '000000' })],
  'POST /auth/second-factor/recovery-codes': [
    [401, 409, 409, 409],
    () => ({ password: 'x', code: '000000' }),
  ],
  'GET /admin/second-factor': [admins],
  'PUT /admin/second-factor': [admins, () => ({ roles: [] })],
  'GET /admin/users': [admins],
  'GET /admin/users/stats': [admins],
  'POST /admin/users': [[401, 403, 403, 201], fresh],
  'PUT /admin/users/:id': [admins, () => ({ full_name: 'Another Name' })],
  'DELETE /admin/users/:id': [[401, 403, 403, 409]],
  'POST /admin/users/:id/unlock': [admins],
  // Nobody takes away their own by this: it is the admin's own.
  'DELETE /admin/users/:id/second-factor': [[401, 403, 403, 403]],
  'GET /admin/users/:id/sessions': [admins],
  'DELETE /admin/users/:id/sessions': [admins],
  'DELETE /admin/users/:id/sessions/:session_id': [admins],
  'GET /admin/users/:id/profile': [admins],
  'PUT /admin/users/:id/profile': [admins, () => ({ credentials: 'MD' })],
  'GET /admin/site': [admins],
  'PUT /admin/site': [admins, () => ({ fax: '555 0100' })],
  'GET /audit/entries': [admins],
  'GET /audit/entries/:position': [[401, 403, 403, 404]],
  // The query names no format.
  'GET /audit/export': [[401, 403, 403, 400]],
  'GET /audit/reports/:kind': [admins],
  'GET /audit/reports/:kind/pdf': [admins],
  'GET /audit/reports/:kind/csv': [admins],
  'POST /audit/patients': [admins, ({ patientId }) => ({ query: `MATRIX-${patientId}` })],
  'POST /audit/people': [admins, () => ({ query: 'admin' })],
  'GET /audit/alerts': [admins],
  // There is none of that number.
  'POST /audit/alerts/:id/looked-at': [[401, 403, 403, 404]],
  'POST /audit/alerts/:id/explained': [[401, 403, 403, 404], () => ({ explanation: 'task', by: 'Nora' })],
  'POST /audit/alerts/:id/recorded': [[401, 403, 403, 404], () => ({ incident: 'P-1' })],
  'GET /audit/alert-rules': [admins],
  'GET /audit/views': [admins],
  'POST /audit/views': [[401, 403, 403, 201], () => ({ name: 'Own', asked: { person: 1 } })],
  'PUT /audit/views': [[401, 403, 403, 409], () => ({ views: [9999] })],
  'PUT /audit/views/:id': [[401, 403, 403, 404], () => ({ name: 'Other' })],
  'DELETE /audit/views/:id': [[401, 403, 403, 404]],
  'PUT /audit/alert-rules': [admins, () => ({ thresholds: { refused: 20 } })],
  'GET /audit/checkpoint': [admins],
  'GET /audit/evidence': [admins],
  'GET /audit/keys': [admins],
  'GET /audit/proof/:position': [admins],
  'GET /audit/consistency': [[401, 403, 403, 400]],
  'POST /audit/consistency': [admins, () => ({ checkpoint: `vouchwell/other\n1\n${'A'.repeat(43)}=\n` })],
  'GET /audit/verify': [admins],
  'POST /audit/verify': [admins],
  'GET /audit/log': [admins],
  'POST /audit/export/link': [admins, () => ({ format: 'csv' })],
  'POST /audit/reports/:kind/csv/link': [admins],
  'POST /audit/log/link': [admins],
  'GET /audit/log/:position': [admins],
  'GET /admin/reports': [admins],
  // The query names no part.
  'GET /admin/reports/csv': [[401, 403, 403, 400]],
  'GET /admin/cases': [admins],
  'GET /admin/cases/csv': [admins],
  'POST /admin/cases/csv/link': [admins],
  'POST /demo/request': [[201, 201, 201, 201], () => demoRequest],
  'GET /admin/demo-requests': [admins],
  'GET /admin/demo-requests/csv': [admins],
  'POST /admin/demo-requests/csv/link': [admins],
  'PUT /admin/demo-requests/:id': [admins, () => ({ status: 'contacted' })],
  'DELETE /admin/demo-requests/:id': [admins],
  // The query names nothing.
  'GET /verify/code': [[400, 400, 400, 400]],
  'GET /verify/file': [[400, 400, 400, 400]],
  'GET /ai-status': [everyone],
  'GET /admin/ai-status': [admins],
  'GET /admin/ai-providers': [admins],
  'GET /admin/ai-providers/ollama/models': [admins],
  'GET /admin/ai-settings': [admins],
  'POST /admin/ai-settings': [[401, 403, 403, 201], () => aiSetting],
  'PUT /admin/ai-settings/:id': [admins, () => ({ model: 'another' })],
  'POST /admin/ai-settings/:id/test': [admins],
  // Nothing answers at the address of the setting, so its test has failed.
  'POST /admin/ai-settings/:id/activate': [[401, 403, 403, 409]],
  'POST /admin/ai-settings/:id/deactivate': [admins],
  'DELETE /admin/ai-settings/:id': [admins],
  'GET /admin/local-models': [admins],
  // No model server answers here.
  'POST /admin/local-models/imports': [
    [401, 403, 403, 409],
    () => ({ name: 'one', file_name: 'one.gguf', bytes: 1, sha256: '0'.repeat(64) }),
  ],
  'POST /admin/local-models/imports/:id/pieces': [[401, 403, 403, 404], () => ({ at: 0, piece: 'AA==' })],
  'DELETE /admin/local-models/imports/:id': [[401, 403, 403, 404]],
  'DELETE /admin/local-models/:name': [[401, 403, 403, 409]],
  'GET /patients': [everyone],
  'POST /patients': [[401, 201, 201, 201], () => ({ first_name: 'Bo', last_name: 'Ek' })],
  'POST /patients/likely': [everyone, () => ({ first_name: 'Bo', last_name: 'Ek' })],
  'GET /patients/imports': [admins],
  'POST /patients/imports/check': [admins, importFile],
  'POST /patients/imports': [[401, 403, 403, 201], importFile],
  'GET /patients/imports/:id': [[401, 403, 403, 404]],
  'POST /patients/imports/:id/undo': [[401, 403, 403, 404]],
  'GET /patients/:id': [admins],
  'PUT /patients/:id': [admins, () => ({ first_name: 'Ana', last_name: 'Canary', into_cases: true })],
  // A record is not merged with itself.
  'POST /patients/:id/merge': [[401, 403, 403, 400], ({ patientId: merged_id }) => ({ merged_id })],
  'GET /forgettings': [admins],
  'GET /admin/retention': [admins],
  'GET /admin/retention/due': [admins],
  'GET /admin/retention/waiting': [admins],
  'PUT /admin/retention': [admins, () => ({ periods: { record_years: 12 }, reason: 'As our state asks' })],
  'GET /patients/:id/forgetting': [admins],
  // Nobody has asked for it, and who asks is not who confirms.
  'POST /patients/:id/forgetting': [admins, () => ({ reason: 'Kept for ten years' })],
  'POST /patients/:id/forgetting/confirm': [[401, 403, 403, 403], () => ({ password: USER.password })],
  'DELETE /patients/:id/forgetting': [admins],
  'POST /patients/:id/hold': [admins, () => ({ reason: 'Court case' })],
  'POST /patients/:id/hold/lift': [admins, () => ({ reason: 'Settled' })],
  'GET /inventory/diagnoses/search': [everyone],
  'GET /inventory/items/public': [everyone],
  'GET /inventory/diagnoses': [admins],
  'POST /inventory/diagnoses': [[401, 403, 403, 201], () => ({ code: 'Z99.89', description: 'Machines' })],
  'PUT /inventory/diagnoses/:code': [admins, () => ({ description: 'As we say it' })],
  'DELETE /inventory/diagnoses/:code': [admins],
  'GET /inventory/categories': [admins],
  'POST /inventory/categories': [[401, 403, 403, 201], () => ({ name: 'Stairs' })],
  'PUT /inventory/categories/:id': [admins, () => ({ name: 'Briefs and pads' })],
  'DELETE /inventory/categories/:id': [admins],
  'GET /inventory/items': [admins],
  'POST /inventory/items': [[401, 403, 403, 201], () => ({ name: 'Stair lift', category_id: 6 })],
  'PUT /inventory/items/:id': [admins, () => ({ name: 'Briefs', category_id: 1 })],
  'DELETE /inventory/items/:id': [admins],
  'GET /inventory/items/csv': [admins],
  'POST /inventory/items/csv/link': [admins],
  'GET /inventory/imports': [admins],
  'GET /inventory/imports/:id': [[401, 403, 403, 404]],
  'POST /inventory/imports/codes/check': [admins, () => ({ delivered: true })],
  'POST /inventory/imports/codes': [[401, 403, 403, 409], () => ({ delivered: true, ...unseen })],
  'POST /inventory/imports/items/check': [admins, itemsFile],
  'POST /inventory/imports/items': [[401, 403, 403, 409], () => ({ ...itemsFile(), ...unseen })],
  'GET /rule-packs': [everyone],
  'GET /admin/rule-packs': [admins],
  'POST /admin/rule-packs/keys': [
    [401, 403, 403, 201],
    () => ({ name: house.name, public_key: house.public_key }),
  ],
  'POST /admin/rule-packs/check': [admins, () => ({ file: house.file(smallPack('checked')) })],
  'POST /admin/rule-packs': [[401, 403, 403, 201], () => ({ file: house.file(smallPack('taken')) })],
  'PUT /admin/rule-packs/:hash/last-day': [[401, 403, 403, 404], () => ({ last_day: '2099-01-01' })],
  'DELETE /admin/rule-packs/keys/:fingerprint': [[401, 403, 403, 404]],
  'GET /templates/provider-templates': [everyone],
  'GET /admin/provider-templates': [admins],
  'POST /admin/provider-templates': [[401, 403, 403, 201], () => template],
  'PUT /admin/provider-templates/:id': [admins, () => template],
  'DELETE /admin/provider-templates/:id': [admins],
  'GET /rag/content': [admins],
  'GET /rag/analytics': [admins],
  'GET /rag/content/:id/versions': [admins],
  'GET /rag/export': [admins],
  'POST /rag/export/link': [admins],
  'POST /rag/import': [
    admins,
    () => ({ file: { format: 'medical-necessity-library', version: 1, contents: [] } }),
  ],
  'POST /rag/try': [admins, () => ({ query: 'a walker' })],
  'POST /rag/content': [[401, 403, 403, 201], () => libraryText],
  'PUT /rag/content/:id': [admins, () => libraryText],
  'DELETE /rag/content/:id': [admins],
  'POST /rag/feedback': [[401, 403, 201, 201], rated],
  'GET /rag/notes-feedback': [admins],
  'GET /rag/feedback/:id/entry': [admins],
  'POST /rag/feedback/:id/approve': [admins],
  'POST /rag/feedback/:id/reject': [[401, 403, 403, 409]],
  'GET /rag/feedback-effect': [admins],
  'GET /colleagues': [everyone],
  'GET /live': [everyone],
  'GET /cases': [everyone],
  'GET /cases/stats': [everyone],
  'GET /refills': [everyone],
  'POST /cases/workflow': [[401, 201, 201, 201], ({ patientId }) => ({ patient: { id: patientId } })],
  'GET /cases/:id': [owners],
  'DELETE /cases/:id': [owners],
  'PUT /cases/:id/patient': [owners, ({ patientId }) => ({ patient: { id: patientId } })],
  'POST /cases/:id/provider': [owners, () => provider],
  'POST /cases/:id/diagnoses': [owners, () => ({ diagnoses: [] })],
  'DELETE /cases/:id/diagnoses': [owners],
  'POST /cases/:id/items': [owners, () => ({ items: [] })],
  'DELETE /cases/:id/items': [owners],
  'GET /cases/:id/evidence': [owners],
  'GET /cases/:id/readiness': [owners],
  'PUT /cases/:id/encounters': [owners, () => ({ encounters: [] })],
  'PUT /cases/:id/answers': [owners, () => ({ fact: 'payer', answers: [] })],
  'PUT /cases/:id/deliveries': [owners, () => ({ delivered: [] })],
  'GET /cases/:id/order': [owners],
  'PUT /cases/:id/order': [owners, () => ({})],
  // Of none of them the account is the practitioner’s.
  'POST /cases/:id/order/sign': [[401, 403, 403, 403], () => ({ password: USER.password })],
  'GET /cases/:id/order/pages': [owners],
  'GET /cases/:id/order/pdf': [owners],
  'GET /cases/:id/order/txt': [owners],
  'POST /cases/:id/order/printed': [owners],
  'POST /cases/:id/generate_note': [[401, 403, 206, 206]],
  'POST /cases/:id/improve_note': [[401, 403, 206, 206], () => ({ current_note: 'Ana needs briefs.' })],
  'GET /cases/:id/writing': [owners],
  'DELETE /cases/:id/writing': [owners],
  'PUT /cases/:id/notes/:note_id': [owners, () => ({ note_text: 'By hand.' })],
  // The password is the owner's own: with an admin's session it is a wrong one.
  'POST /cases/:id/sign': [[401, 403, 200, 403], () => ({ password: USER.password })],
  'POST /cases/:id/complete': [[401, 403, 409, 409]],
  'POST /cases/:id/shares': [owners, () => ({ user_id: STRANGER })],
  'DELETE /cases/:id/shares/:user_id': [owners],
  'POST /cases/:id/send-for-signature': [[401, 403, 200, 200], () => ({ user_id: STRANGER })],
  'POST /cases/:id/addenda': [[401, 403, 409, 403], () => ({ text: 'It was May.', password: USER.password })],
  'GET /cases/:id/history': [owners],
  'GET /cases/:id/history/:change': [owners],
  'GET /cases/:id/note-versions': [owners],
  'GET /cases/:id/letter': [owners],
  'GET /cases/:id/export/pdf': [owners],
  'GET /cases/:id/export/txt': [owners],
  'GET /cases/:id/recipients': [owners],
  'POST /cases/:id/recipients': [owners, () => aRecipient()],
  'POST /cases/:id/printed': [owners],
  'POST /cases/:id/copied': [owners],
};

let app: Awaited<ReturnType<typeof startApp>>;
let owner: TestAgent;
let patientId: number;
/** For calls that change no case. */
let common: Site;
beforeAll(async () => {
  // A port that nobody listens on.
  app = await startApp({ env: { OLLAMA_URL: 'http://127.0.0.1:1' } });
  owner = await app.newUser();
  await app.newUser({}, 'a.stranger');
  await app.newUser({}, 'a.colleague');
  await app.newUser({ role: 'admin', permissions: { can_access_admin: false } }, 'an.outsider');
  const { body } = await owner.post('/patients').send({ first_name: 'Ana', last_name: 'Canary' });
  patientId = (body as PatientResponse).id;
  common = await readySite();
  await owner.post('/rag/feedback').send(rated(common));
});
afterAll(() => app.close());

const callers = [
  () => Promise.resolve(request.agent(app.url)),
  () => app.signIn({ ...USER, username: 'a.stranger' }),
  () => app.signIn(USER),
  () => app.admin(),
  () => app.signIn({ ...USER, username: 'a.colleague' }),
  () => app.signIn({ ...USER, username: 'an.outsider' }),
  ...reducedRights.map((right) => () => app.signIn({ ...USER, username: `lacks.${right}` })),
];

/** Kept for the calls that end none: a person who signs in hundreds of times a minute is refused. */
const sessions = new Map<number, Promise<TestAgent>>();
const endsSessions = (route: string) => /^POST \/auth\/|\/admin\/users\/:id/.test(route);

function session(caller: number): Promise<TestAgent> {
  if (!sessions.has(caller)) sessions.set(caller, callers[caller]!());
  return sessions.get(caller)!;
}

async function readySite(): Promise<Site> {
  const content = {
    diagnoses: [{ code: 'N39.41', description: 'Urge incontinence' }],
    items: [{ item: 'A brief of no catalogue', quantity: 2 }],
    provider,
  };
  const opened = await owner.post('/cases/workflow').send({ patient: { id: patientId }, ...content });
  const caseId = (opened.body as { case_id: number }).case_id;
  const note = await owner.post(`/cases/${caseId}/generate_note`).send({});
  const noteId = (note.body as { note_id: number }).note_id;
  await owner.put(`/cases/${caseId}/notes/${noteId}`).send({ note_text: 'Ana needs briefs.' }).expect(200);
  await owner.post(`/cases/${caseId}/shares`).send({ user_id: COLLEAGUE }).expect(200);
  return { caseId, noteId, patientId };
}

const addressOf = (path: string, { caseId, noteId, patientId: patient }: Site) =>
  path
    .replace('/imports/:id', '/imports/9999')
    .replace('/patients/:id', `/patients/${patient}`)
    .replace('/admin/users/:id', '/admin/users/1')
    .replace(/(\/admin\/(?:demo-requests|provider-templates))\/:id/, '$1/1')
    .replace('/rag/content/:id', '/rag/content/1')
    .replace('/rag/feedback/:id', '/rag/feedback/1')
    .replace('/admin/ai-settings/:id', '/admin/ai-settings/1')
    .replace('/inventory/diagnoses/:code', '/inventory/diagnoses/N39.41')
    .replace(/(\/inventory\/(?:items|categories))\/:id/, '$1/1')
    .replace('/cases/:id', `/cases/${caseId}`)
    .replace(':note_id', String(noteId))
    .replace(':change', '1')
    .replace('/audit/alerts/:id', '/audit/alerts/9999')
    .replace('/audit/views/:id', '/audit/views/9999')
    .replace('/audit/reports/:kind', '/audit/reports/month')
    .replace(/\/audit\/(proof|log)\/:position/, '/audit/$1/1')
    .replace(':user_id', String(COLLEAGUE));

/** The status of an answer that does not end by itself. */
async function begun(call: request.Test): Promise<number> {
  const { status } = await call.buffer(true).parse((answer, done) => {
    (answer as unknown as Readable).destroy();
    done(null, null);
  });
  return status;
}

/** The admin who may not enter the admin area, and the first of those who lack another right. */
const [OUTSIDER, REDUCED] = [5, 6];

/** Nobody and a stranger change nothing, nor does a reader. */
function changesCase(route: string, caller: number): boolean {
  return caller > 1 && caller < OUTSIDER && !route.startsWith('GET') && /\/cases\/:id|feedback$/.test(route);
}

/** A call that was made, and between which positions of the log. */
interface Call {
  readonly route: string;
  readonly caller: number;
  readonly status: number;
  /** Not an empty list. */
  readonly shows: boolean;
  readonly case: number;
  readonly after: string;
  readonly upTo: string;
}
const calls: Call[] = [];
let seen = '';
async function endOfLog(): Promise<string> {
  const events = await app.engines.log.readAll(seen || null, 10_000);
  seen = events.at(-1)?.position ?? seen;
  return seen;
}

/** On a case of its own, and never with a session that a call before has ended. */
async function call(route: string, caller: number): Promise<number> {
  const [method, path] = route.split(' ') as [string, string];
  const site = changesCase(route, caller) ? await readySite() : common;
  const agent = await session(caller);
  if (endsSessions(route)) sessions.clear();
  const address = addressOf(path, site);
  const verb = method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
  const body = matrix[route]?.[1]?.(site);
  if (path === '/live') return begun(agent.get(path));
  const before = await endOfLog();
  const answer = await (method === 'GET' ? agent.get(address) : agent[verb](address).send(body ?? {}));
  const { status } = answer;
  const isEmptyList = method === 'GET' && answer.text === '[]';
  // What the rules have found by then may name nobody.
  const { patients } = answer.body as { patients?: readonly unknown[] };
  const shows = !isEmptyList && (path !== '/audit/alerts' || patients?.length !== 0);
  calls.push({ route, caller, status, shows, case: site.caseId, after: before, upTo: await endOfLog() });
  // Whoever opens the cases above was signed out with the rest.
  if (path.endsWith('/everywhere')) owner = await app.signIn(USER);
  return status;
}

test('every route of the server has its row, and every row its route', () => {
  expect(routesOf(app.nest).sort()).toEqual(Object.keys(matrix).sort());
});

test('what only people with a right may call says so on the route, before a body is read', () => {
  for (const { method, path, access } of declaredRoutes(app.nest)) {
    const [nobody, stranger, owner, admin] = matrix[`${method} ${path}`]![0];
    const rights = nobody === 401 && stranger === 403 && owner === 403 && admin !== 403;
    if (rights) expect([path, access.length > 0]).toEqual([path, true]);
  }
});

describe.each(['nobody', 'a stranger', 'its owner', 'an admin'])('%s', (name) => {
  const caller = ['nobody', 'a stranger', 'its owner', 'an admin'].indexOf(name);
  test.each(Object.keys(matrix))('%s', async (route) => {
    expect(await call(route, caller)).toBe(matrix[route]![0][caller]);
  });
});

describe('a colleague whom the case is shared with', () => {
  /** All that its owner may, but handing it on and deleting it. */
  const not: Record<string, number> = {
    'POST /cases/:id/shares': 403,
    // To somebody who does not see the case.
    'POST /cases/:id/send-for-signature': 403,
    'DELETE /cases/:id': 403,
  };
  test.each(Object.keys(matrix).filter((route) => route.includes('/cases/:id')))('%s', async (route) => {
    expect(await call(route, 4)).toBe(not[route] ?? matrix[route]![0][2]);
  });
});

describe('an admin who may not enter the admin area', () => {
  test.each(Object.keys(matrix))('%s', async (route) => {
    expect(await call(route, OUTSIDER)).toBe(matrix[route]![0][1]);
  });
});

describe.each(reducedRights)('an admin who lacks %s', (right) => {
  const caller = REDUCED + reducedRights.indexOf(right);
  // Not before: where others manage users as well, an admin may not change all of their own account.
  beforeAll(async () => {
    await app.newUser({ role: 'admin', permissions: { [right]: false } }, `lacks.${right}`);
  });
  const needed = () =>
    declaredRoutes(app.nest).flatMap(({ method, path, access }) =>
      typeof access === 'string' || access.length === 0 ? [] : [{ route: `${method} ${path}`, access }],
    );

  test('is refused whatever needs it', async () => {
    const routes = needed().filter(({ access }) => access.includes(right));
    expect(routes.length).toBeGreaterThan(0);
    for (const { route } of routes) expect([route, await call(route, caller)]).toEqual([route, 403]);
  });

  test('reads all that needs other rights', async () => {
    const others = needed().filter(({ access, route }) => !access.includes(right) && route.startsWith('GET'));
    for (const { route } of others) {
      const status = await call(route, caller);
      expect([route, status === 401 || status === 403]).toEqual([route, false]);
    }
  });
});

test('what was refused has changed nothing', async () => {
  const site = await readySite();
  const before = (await owner.get(`/cases/${site.caseId}`).expect(200)).body as CaseResponse;
  for (const caller of [0, 1]) {
    const agent = await session(caller);
    for (const [route, [, body]] of Object.entries(matrix)) {
      const [method, path] = route.split(' ') as [string, string];
      if (method === 'GET' || !path.startsWith('/cases/:id')) continue;
      const verb = method.toLowerCase() as 'post' | 'put' | 'delete';
      await agent[verb](addressOf(path, site)).send(body?.(site) ?? {});
    }
  }
  expect((await owner.get(`/cases/${site.caseId}`).expect(200)).body).toEqual(before);
});

describe('the history of all these calls', () => {
  const entries = new Map<string, AuditEntry>();
  const between = ({ after, upTo }: Call) =>
    [...entries.values()].filter(({ position }) => position > after && position <= upTo);
  const isLook = ({ event }: AuditEntry) =>
    ['PatientDataDisclosed', 'AuditRead', 'LogExported'].includes(event.type);
  /** What the rules find is the program's own. */
  const isTheirs = ({ role }: AuditEntry) => role !== 'system';
  const reveals = new Map<string, string | undefined>();

  beforeAll(async () => {
    for (const { method, path, reveals: what } of declaredRoutes(app.nest))
      reveals.set(`${method} ${path}`, what);
    const auditor = await app.admin();
    await app.caughtUp();
    for (let before = ''; before !== 'none';) {
      const page = await auditor.get(`/audit/entries?limit=200${before && `&before=${before}`}`).expect(200);
      const { entries: found, next } = page.body as AuditResponse;
      for (const entry of found) entries.set(entry.position, entry);
      before = next === null ? 'none' : encodeURIComponent(next);
    }
  });

  const leftOf = (route: string): Left => {
    if (leaves[route]) return leaves[route];
    if (!route.startsWith('GET ')) return 'a change';
    return reveals.get(route) === 'patients' ? 'a look' : { nothing: 'It shows no patient, and says so.' };
  };
  /** How many looks, refusals, failed sign-ins and changes there must be. */
  function wanted({ route, status, shows }: Call) {
    const none = { looks: 0, refusals: 0, failures: 0, changes: 0 };
    // Who is nobody gets nothing, and could fill the log with nothing.
    if (status === 401) return { ...none, failures: Number(route === 'POST /auth/login') };
    if (status === 403) return { ...none, refusals: 1 };
    // Nothing was shown and nothing changed; who asks for a case or a patient that is not there is recorded.
    if (status >= 400) return none;
    const left = leftOf(route);
    if (typeof left !== 'string') return none;
    const changes = left.startsWith('a change') ? (facts[route] ?? 1) : 0;
    return { ...none, looks: Number(left.endsWith('look') && shows), changes };
  }

  test('each leaves what its route and its outcome say: one refusal, one look, its changes, or nothing', () => {
    const wrong = calls.flatMap((one) => {
      const left = between(one).filter(isTheirs);
      const of = (is: (entry: AuditEntry) => boolean) => left.filter(is).length;
      const isRefusal = ({ event }: AuditEntry) => event.type === 'AccessRefused';
      const isFailure = ({ event }: AuditEntry) => event.type === 'SignInFailed';
      const [looks, refusals, failures] = [of(isLook), of(isRefusal), of(isFailure)];
      const found = { looks, refusals, failures, changes: left.length - looks - refusals - failures };
      const { route, caller, status } = one;
      return isDeepStrictEqual(found, wanted(one))
        ? []
        : [{ route, caller, status, found, left: left.map(({ sentence }) => sentence) }];
    });
    expect(wrong).toEqual([]);
    // Only a run of the whole file says this.
    if (calls.length > 800) expect(Object.keys(leaves).filter((route) => !matrix[route])).toEqual([]);
  });

  test('each entry says who, from where, by which request, and what it was about', () => {
    const bare = calls.flatMap((one) =>
      between(one)
        .filter(isTheirs)
        .filter((entry) => {
          const { sentence, at, address, correlation_id, event, actor_id, username, session_id } = entry;
          const { action, outcome, role, permissions } = entry;
          const known = actor_id === null || (username !== '' && session_id !== null && role !== '');
          const place = event.id && event.type && event.stream && event.revision >= 0;
          const whole = sentence && at && address && correlation_id && action && outcome && permissions;
          return !(whole && place && known);
        })
        .map(({ sentence }) => [one.route, one.caller, sentence]),
    );
    expect(bare).toEqual([]);
    const together = calls.filter(
      (one) =>
        new Set(
          between(one)
            .filter(isTheirs)
            .map(({ correlation_id }) => correlation_id),
        ).size > 1,
    );
    expect(together).toEqual([]);
  });

  test('what was refused of a case or a patient’s record names it, and whose it is', () => {
    const refused = calls.filter(
      ({ route, status }) => status === 403 && /\/(cases|patients)\/:id/.test(route),
    );
    for (const one of refused) {
      const object = one.route.includes('/cases/') ? `case-${one.case}` : `patient-${patientId}`;
      const [entry] = between(one);
      expect([one.route, entry]).toEqual([
        one.route,
        expect.objectContaining({ action: 'refused', outcome: 'refused', object, patients: [patientId] }),
      ]);
    }
  });
});
