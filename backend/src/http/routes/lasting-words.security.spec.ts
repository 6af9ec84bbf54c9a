import type { AlertsResponse, AuditEntry, AuditResponse, ProblemResponse } from '@vouchwell/contract';
import { walkLog } from '../../kernel/log/walk-log.ts';
import { changes } from '../../testing/scenes/changes.ts';
import { noChanges } from '../../testing/scenes/no-changes.ts';
import { type Desk, openDesk, posted } from '../../testing/scenes/desk.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import { type Schema, schemaOf } from './openapi.ts';
import { nameOf } from './route-scenes.fixture.ts';

/**
 * What the log says in the clear it says for ever, also once a patient is forgotten. So each text that any change takes is
 * tried with a patient's name: it is refused, or sealed, or it is the name of somebody or something that no patient is.
 */
const NAME = 'Zebulon Quillfeather';
const [FIRST, LAST] = NAME.split(' ') as [string, string];

/** Kinds of events that name those who work here, or the house: a patient may be called alike. */
const NAMES = ['ProfileSet', 'ProviderTemplateAdded', 'ProviderTemplateChanged', 'SiteDetailsSet'];

/** What is refused, by the names of its fields. */
const item = 'available_colors available_lengths available_sizes description limit_group name unit';
const REFUSED: Readonly<Record<string, string>> = {
  'POST /admin/local-models/imports': 'file_name',
  'POST /admin/rule-packs/keys': 'name',
  'POST /audit/alerts/:id/explained': 'by',
  'POST /audit/alerts/:id/recorded': 'incident',
  'POST /audit/views': 'name',
  'PUT /audit/views/:id': 'name',
  'POST /inventory/categories': 'description name',
  'PUT /inventory/categories/:id': 'description name',
  'POST /inventory/diagnoses': 'category description subcategory',
  'PUT /inventory/diagnoses/:code': 'category description subcategory',
  'POST /inventory/imports/codes': 'source',
  'POST /inventory/imports/items': 'source',
  'POST /inventory/items': item,
  'PUT /inventory/items/:id': item,
  'POST /patients/:id/forgetting': 'reason',
  'POST /patients/:id/hold': 'reason',
  'POST /patients/:id/hold/lift': 'reason',
  'PUT /admin/retention': 'reason',
  'POST /rag/content': 'content subcategory tags title',
  'PUT /rag/content/:id': 'content subcategory tags title',
};

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
  await posted(desk.admin, '/patients', { first_name: FIRST, last_name: LAST });
});
afterAll(() => desk.close());

type Way = readonly (string | number)[];

/** Each text of a body that nothing but its length binds, by its way. */
function textsOf(schema: Schema, way: Way = []): Way[] {
  if (schema.type === 'object')
    return Object.entries(schema.properties ?? {}).flatMap(([name, part]) => textsOf(part, [...way, name]));
  if (schema.type === 'array') return textsOf(schema.items ?? {}, [...way, 0]);
  const isFree = schema.type === 'string' && !schema.enum && !schema.format && !schema.pattern;
  return isFree ? [way] : [];
}

/** The same with the name there; what is lacking on the way is made. */
function naming(body: unknown, [step, ...rest]: Way): unknown {
  if (step === undefined) return NAME;
  if (typeof step === 'number') return [naming(Array.isArray(body) ? body[0] : undefined, rest)];
  const known = (body ?? {}) as Record<string, unknown>;
  return { ...known, [step]: naming(known[step], rest) };
}

/** The kinds of events that say it in the clear, the patient’s own sealed words apart. */
async function saidInTheClear(): Promise<string[]> {
  const found = new Set<string>();
  await walkLog(desk.app.engines.log, null, (event) => {
    if (JSON.stringify(event).includes(LAST)) found.add(event.type);
  });
  return [...found].sort();
}

/** The kinds of those whose entry in the history says it. */
async function toldInTheHistory(): Promise<string[]> {
  const { text } = await desk.admin.get('/audit/export').query({ format: 'ndjson' }).expect(200);
  const entries = text
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as AuditEntry);
  expect(entries.length).toBeGreaterThan(100);
  return [
    ...new Set(
      entries.filter((entry) => JSON.stringify(entry).includes(LAST)).map(({ event }) => event.type),
    ),
  ];
}

const scenes = { ...changes, ...noChanges };
const verbOf = ({ method }: DeclaredRoute) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';
/** These end what the others stand on. */
const LAST_OF_ALL = ['POST /auth/password', 'PUT /admin/second-factor'];
const isLast = (route: DeclaredRoute) => Number(LAST_OF_ALL.includes(nameOf(route)));

/** Each text of each route with the name in it; resolves with what was refused for it. */
async function tried(): Promise<Record<string, string>> {
  const refused = new Map<string, Set<string>>();
  const heard = (route: DeclaredRoute, { body }: { body: unknown }) => {
    const { code, fields = {} } = (body ?? {}) as ProblemResponse;
    if (code !== 'names_patient') return;
    const known = refused.get(nameOf(route)) ?? new Set<string>();
    refused.set(nameOf(route), new Set([...known, ...Object.keys(fields)]));
  };
  const routes = declaredRoutes(desk.app.nest).sort((a, b) => isLast(a) - isLast(b));
  for (const route of routes) {
    const { body: bodies, query, path } = route;
    for (const way of bodies && nameOf(route) in scenes ? textsOf(schemaOf(bodies)) : []) {
      const { address, body = {}, by = desk.owner } = await scenes[nameOf(route)]!(desk);
      heard(route, await by[verbOf(route)](address).send(naming(body, way) as object));
    }
    for (const way of query && !path.includes(':') ? textsOf(schemaOf(query)) : [])
      heard(route, await desk.admin.get(path).query(naming({}, way) as object));
  }
  return Object.fromEntries([...refused].map(([route, fields]) => [route, [...fields].sort().join(' ')]));
}

test('no text that somebody types brings a patient’s name into the log or the history', async () => {
  expect(await tried()).toEqual(REFUSED);
  expect(await saidInTheClear()).toEqual(NAMES);
  const told = await toldInTheHistory();
  expect(told.filter((type) => !NAMES.includes(type))).toEqual([]);
}, 600_000);

test('who is refused has learnt that somebody of that name is a patient: that is recorded', async () => {
  const { id } = await posted(desk.admin, '/patients', { first_name: 'Ysolde', last_name: 'Marchbank' });
  const periods = { record_years: 13 };
  const send = (reason: string) => desk.admin.put('/admin/retention').send({ periods, reason });
  const answer = await send('As Marchbank, Ysolde asked').expect(400);
  expect((answer.body as ProblemResponse).fields).toEqual({
    reason: expect.stringMatching(/^This text stays readable for ever/) as string,
  });
  const { body } = await desk.admin
    .get('/audit/entries')
    .query({ patient: id, action: 'refused' })
    .expect(200);
  expect((body as AuditResponse).entries).toMatchObject([
    { action: 'refused', outcome: 'refused', patients: [id], sentence: 'was refused PUT /admin/retention' },
  ]);
  await send('As Marchbank asked').expect(200);
});

test('who works here may be a patient, and explains an alert under their own name', async () => {
  await changes['POST /audit/alerts/:id/explained']!(desk);
  const { body } = await desk.admin.get('/audit/alerts').query({ rule: 'own_record' }).expect(200);
  const address = `/audit/alerts/${(body as AlertsResponse).alerts[0]!.id}/explained`;
  const by = async (name: string, status: number) =>
    desk.admin.post(address).send({ explanation: 'task', by: name }).expect(status);
  await by('Sam Lee', 200);
  await by('told by Lee', 400);
});
