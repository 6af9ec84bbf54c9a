import type {
  AiProvidersResponse,
  AiSettingsResponse,
  AlertRulesResponse,
  AlertsResponse,
  AuditReportResponse,
  AuditResponse,
  AuditViewsResponse,
  CaseResponse,
  CaseRowResponse,
  CaseStatsResponse,
  ContentsResponse,
  ContentVersionsResponse,
  DemoRequestsResponse,
  DiagnosesResponse,
  DiagnosisResponse,
  DueCountResponse,
  DuesResponse,
  EvidenceResponse,
  FeedbackEffectResponse,
  ForgettingsResponse,
  InventoryImportsResponse,
  ItemsResponse,
  KeptProviderTemplatesResponse,
  LogVerificationResponse,
  OversightResponse,
  PatientDetailsResponse,
  PatientImportsResponse,
  PatientResponse,
  ProviderTemplatesResponse,
  RatedNotesResponse,
  RefillResponse,
  ReportResponse,
  RetentionResponse,
  SessionsResponse,
  SiteResponse,
  UserStatsResponse,
  UsersResponse,
} from '@vouchwell/contract';
import { auditActions } from '@vouchwell/rules';
import type TestAgent from 'supertest/lib/agent.js';
import { declaredRoutes } from '../http/routes/declared-routes.ts';
import { ADMIN, startApp } from '../testing/app.ts';
import { DemoClock } from './demo-clock.ts';
import { DEMO_PASSWORD, DEMO_USERS } from './sample-people.ts';
import { Samples } from './samples.ts';

/** Parts of a screen by what they are called: lists that must have rows, and figures that must not be zero. */
type Shown = Readonly<Record<string, unknown>>;
type Screen = readonly [address: string, shown: (body: unknown) => Shown];

const clock = new DemoClock();
let app: Awaited<ReturnType<typeof startApp>>;
const people = new Map<string, TestAgent>();
const [DOCTOR, , OFFICER] = DEMO_USERS.map(({ username }) => username) as [string, string, string];
beforeAll(async () => {
  app = await startApp({ clock });
  await new Samples(app.nest, clock, ADMIN).fill(() => {});
  await app.caughtUp();
  people.set('admin', await app.signIn(ADMIN));
  for (const username of [DOCTOR, OFFICER])
    people.set(username, await app.signIn({ username, password: DEMO_PASSWORD }));
}, 300_000);
afterAll(() => app.close());

/** Lists as they come: whatever is one has rows. */
const whatever = (body: unknown): Shown =>
  Array.isArray(body)
    ? { body }
    : Object.fromEntries(Object.entries(body as object).filter(([, value]) => Array.isArray(value)));
/** What the server answers at an address, and which parts of it people see; without them all of its lists. */
const screen = <Body>(address: string, shown: (body: Body) => Shown = whatever): Screen => [
  address,
  shown as (body: unknown) => Shown,
];
const each = <Row>(rows: readonly Row[], field: keyof Row & string, values: readonly unknown[]): Shown =>
  Object.fromEntries(
    values.map((value) => [`${field} ${value}`, rows.filter((row) => row[field] === value)]),
  );
const having = <Row>(rows: readonly Row[], ...fields: readonly (keyof Row & string)[]): Shown =>
  Object.fromEntries(fields.map((field) => [`with ${field}`, rows.filter((row) => row[field])]));

const admins: readonly Screen[] = [
  screen<UsersResponse>('/admin/users', ({ users }) => ({
    ...each(users, 'is_active', [true, false]),
    ...each(users, 'must_change_password', [true]),
    ...each(users, 'last_login', [null]),
    ...each(users, 'role', ['user', 'admin']),
    ...having(users, 'last_login', 'case_count', 'email'),
    credentials: users.filter(({ profile }) => profile.npi && profile.credentials),
    rights: users.filter((one) => one.role === 'user' && one.permissions.can_view_audit),
  })),
  screen<UserStatsResponse>('/admin/users/stats', ({ statistics }) => statistics.user_counts),
  screen<SiteResponse>('/admin/site', ({ address, phone, fax, logo }) => ({ address, phone, fax, logo })),
  screen<OversightResponse>('/admin/cases?status=draft', ({ cases, filters }) => ({ cases, ...filters })),
  screen<OversightResponse>('/admin/cases?status=completed', ({ cases }) => ({ cases })),
  screen<OversightResponse>('/admin/cases?not_ready=true', ({ cases }) => ({ cases })),
  screen<DiagnosesResponse>('/inventory/diagnoses', ({ total, categories }) => ({
    all: total > 74_000,
    categories,
  })),
  screen<DiagnosesResponse>('/inventory/diagnoses?search=A00.0', ({ diagnoses }) => ({ diagnoses })),
  screen('/inventory/categories'),
  screen<ItemsResponse>('/inventory/items?per_page=100', ({ items }) =>
    each(items, 'is_active', [true, false]),
  ),
  screen<InventoryImportsResponse>('/inventory/imports', ({ imports, lacks_delivered }) => ({
    ...each(imports, 'what', ['codes', 'items']),
    finished: imports.every((one) => one.stage === 'finished'),
    'delivered codes are there': !lacks_delivered,
  })),
  screen<PatientResponse[]>('/patients?per_page=100', (patients) =>
    having(patients, 'middle_name', 'dob', 'phone', 'email', 'address', 'mrn', 'height', 'weight'),
  ),
  screen<PatientImportsResponse>('/patients/imports', ({ imports }) => each(imports, 'stage', ['finished'])),
  screen<KeptProviderTemplatesResponse>('/admin/provider-templates', ({ templates }) =>
    each(templates, 'is_active', [true, false]),
  ),
  screen('/admin/rule-packs'),
  screen<DemoRequestsResponse>('/admin/demo-requests', ({ requests }) =>
    each(requests, 'status', ['new', 'contacted', 'closed']),
  ),
  screen<ReportResponse>('/admin/reports', ({ cases, notes, feedback, storage }) => {
    const { minutes_to_signature, ...lists } = cases;
    return {
      ...lists,
      ...minutes_to_signature,
      ...notes,
      ...feedback,
      users: cases.users.filter((one) => one.opened && one.signed && one.completed),
      weeks: cases.weeks.filter((one) => one.opened && one.notes),
      free: storage.free,
      verified: storage.verified_at,
    };
  }),
  screen<RetentionResponse>('/admin/retention', ({ history, revision }) => ({
    history,
    revision: revision !== null,
  })),
  screen<DuesResponse>('/admin/retention/due', ({ due }) => ({ due })),
  screen<DueCountResponse>('/admin/retention/waiting', ({ due, held, asked }) => ({ due, held, asked })),
  screen<ForgettingsResponse>('/forgettings', ({ forgettings }) => ({
    ...each(forgettings, 'stage', ['asked']),
    ...having(forgettings, 'hold'),
  })),
  screen<AiSettingsResponse>('/admin/ai-settings', ({ settings }) => ({
    two: settings.length > 1,
    ...having(settings, 'revision'),
  })),
  screen<AiProvidersResponse>('/admin/ai-providers', ({ providers }) => providers),
  screen<ContentsResponse>('/rag/content', ({ content }) => each(content, 'origin', ['site', 'starter'])),
  screen('/rag/analytics'),
  screen<RatedNotesResponse>('/rag/notes-feedback?per_page=100', ({ feedback }) => {
    const entries = feedback.flatMap(({ entry }) => entry ?? []);
    return {
      ...each(feedback, 'quick_feedback', ['positive', 'neutral', 'negative']),
      ...having(feedback, 'comments'),
      ...each(entries, 'state', ['pending', 'approved', 'rejected']),
      ...each(entries, 'kind', ['sample', 'avoid']),
    };
  }),
  screen<FeedbackEffectResponse>('/rag/feedback-effect', ({ weeks }) =>
    having(weeks, 'rated', 'approved_entries'),
  ),
];

const officers: readonly Screen[] = [
  screen<AuditResponse>('/audit/entries', ({ entries, patients, unexplained }) => ({
    entries,
    patients,
    unexplained,
  })),
  screen<AuditResponse>('/audit/entries?why=none', ({ entries }) => ({ entries })),
  ...auditActions.map((action) =>
    screen<AuditResponse>(`/audit/entries?action=${action}`, ({ entries }) => ({ entries })),
  ),
  screen<AlertsResponse>('/audit/alerts', ({ alerts }) =>
    each(alerts, 'state', ['open', 'looked_at', 'explained', 'recorded']),
  ),
  screen<AlertRulesResponse>('/audit/alert-rules', ({ revision }) => ({ changed: revision !== null })),
  screen<AuditViewsResponse>('/audit/views', ({ views }) => ({ views })),
  screen<EvidenceResponse>('/audit/evidence', ({ checkpoint, keys }) => ({ checkpoint, keys })),
  // What the start found is a log with nothing in it.
  screen<LogVerificationResponse>('/audit/verify', ({ whole_at, verified }) => ({
    whole_at,
    verified: verified > 1_000,
  })),
  screen<AuditReportResponse>('/audit/reports/month', ({ tables }) =>
    Object.fromEntries(tables.map(({ title, rows }) => [title, rows])),
  ),
];

const clinicians: readonly Screen[] = [
  screen<CaseRowResponse[]>('/cases', (cases) => ({ cases, ...each(cases, 'needs_my_signature', [true]) })),
  screen<CaseStatsResponse>('/cases/stats', ({ by_status, ...figures }) => ({ ...figures, ...by_status })),
  screen<RefillResponse[]>('/refills', (refills) => each(refills, 'state', ['ask', 'overdue'])),
  screen<PatientResponse[]>('/patients?query=Kowalczyk', (patients) => ({ patients })),
  screen('/inventory/items/public'),
  screen<DiagnosisResponse[]>('/inventory/diagnoses/search?q=a00', (codes) => ({ codes })),
  screen<ProviderTemplatesResponse>('/templates/provider-templates', ({ data }) => ({ data })),
  screen('/colleagues'),
  screen<SessionsResponse>('/auth/sessions', ({ sessions }) => ({
    others: sessions.filter((one) => !one.current),
    ...having(sessions, 'browser'),
  })),
];

const seenBy = (who: string, screens: readonly Screen[]) =>
  screens.map(([address, shown]) => [who, address, shown] as const);
const all = [...seenBy('admin', admins), ...seenBy(OFFICER, officers), ...seenBy(DOCTOR, clinicians)];

test.each(all)('%s finds something on each part of %s', async (who, address, shown) => {
  const { body } = await people.get(who)!.get(address).expect(200);
  const parts = Object.entries(shown(body));
  const empty = parts.filter(([, value]) => !value || (Array.isArray(value) && value.length === 0));
  expect([parts.length > 0, empty.map(([part]) => part)]).toEqual([true, []]);
});

test('a record that was merged, a content that was worded anew and who may be signed out are there', async () => {
  const admin = people.get('admin')!;
  const listed = (await admin.get('/patients?query=Fitzwilliam').expect(200)).body as { id: number }[];
  const records = await Promise.all(
    listed.map(async ({ id }) => (await admin.get(`/patients/${id}`)).body as { merged: number[] }),
  );
  expect(records.flatMap(({ merged }) => merged)).not.toEqual([]);
  const { content } = (await admin.get('/rag/content?search=house').expect(200)).body as ContentsResponse;
  const { versions } = (await admin.get(`/rag/content/${content[0]!.id}/versions`).expect(200))
    .body as ContentVersionsResponse;
  expect(versions.length).toBeGreaterThan(1);
  const { users } = (await admin.get('/admin/users').expect(200)).body as UsersResponse;
  const doctor = users.find((one) => one.username === DOCTOR);
  const { sessions } = (await admin.get(`/admin/users/${doctor!.id}/sessions`).expect(200))
    .body as SessionsResponse;
  expect(sessions).not.toEqual([]);
});

test('a record that was corrected and a letter with an addendum are there', async () => {
  const admin = people.get('admin')!;
  const listed = (await admin.get('/patients?per_page=100').expect(200)).body as PatientResponse[];
  const histories = await Promise.all(
    listed.map(async ({ id }) => (await admin.get(`/patients/${id}`)).body as PatientDetailsResponse),
  );
  const changes = histories.flatMap(({ history }) => history.flatMap((change) => change.changes));
  expect(changes.map(({ field }) => field)).toEqual(expect.arrayContaining(['address', 'phone']));
  const { cases } = (await admin.get('/admin/cases?status=completed&per_page=100').expect(200))
    .body as OversightResponse;
  const read = await Promise.all(
    cases.map(async ({ id }) => (await admin.get(`/cases/${id}`)).body as CaseResponse),
  );
  expect(read.flatMap(({ addenda }) => addenda)).not.toEqual([]);
});

/** What reads no list or figure that a demonstration can fill. */
const others: Readonly<Record<string, string>> = {
  '/health/live': 'for programs that watch the server',
  '/health/ready': 'for programs that watch the server',
  '/metrics': 'for programs that watch the server',
  '/openapi.json': 'for programs',
  '/live': 'tells that something changed, and never what',
  '/auth/me': 'who is signed in',
  '/rule-packs': 'the rules that cases are held against, which come with the program',
  '/ai-status': 'whether a model answers is the machine’s matter',
  '/admin/ai-status': 'whether a model answers is the machine’s matter',
  '/admin/ai-providers/ollama/models': 'what Ollama holds is the machine’s matter',
  '/admin/local-models': 'what Ollama holds is the machine’s matter',
  '/admin/second-factor': 'no role must have one, or nobody could walk through the demonstration',
  '/verify/code': 'asked with the code of a letter',
  '/verify/file': 'asked with the hash of a file',
  '/audit/export': 'a file of what the list shows',
  '/audit/checkpoint': 'a file of what the evidence shows',
  '/audit/keys': 'a file of what the evidence shows',
  '/audit/log': 'a file of the whole log',
  '/audit/consistency': 'asked with two sizes of the log',
  '/admin/reports/csv': 'a file of what the reports show',
  '/admin/cases/csv': 'a file of what the list shows',
  '/admin/demo-requests/csv': 'a file of what the list shows',
  '/inventory/items/csv': 'a file of what the list shows',
  '/rag/export': 'a file of what the list shows',
};

test('each list that the server answers is looked at here, or is none', () => {
  const asked = all.map(([, address]) => address.replace(/\?.*/, ''));
  const lists = declaredRoutes(app.nest).flatMap(({ method, path }) =>
    method === 'GET' && !path.includes(':') ? [path] : [],
  );
  expect(lists.filter((path) => !asked.includes(path) && !(path in others))).toEqual([]);
  expect(Object.keys(others).filter((path) => !lists.includes(path) || asked.includes(path))).toEqual([]);
});
