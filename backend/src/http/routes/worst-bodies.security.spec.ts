import type TestAgent from 'supertest/lib/agent.js';
import { ADMIN, startApp, USER } from '../../testing/app.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';
import { limitOf } from '../bodies/body-limits.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import { schemaOf } from './openapi.ts';
import { thingsThere } from './things-there.fixture.ts';
import { worstForms, worstOf, worstTexts } from './worst-bodies.fixture.ts';

/**
 * Nobody may hold the server: each route gets the worst bodies it takes, and those it refuses, from nobody, a
 * user and an admin. Measured is the processor time of this thread in one turn, in which the client's part is
 * small, against what the same machine needs for a piece of work that is known.
 */
let app: Awaited<ReturnType<typeof startApp>>;
let turns: LoopTurns;
let user: TestAgent;
let admin: TestAgent;
let there: Awaited<ReturnType<typeof thingsThere>>;
/** See loopBudget. */
let budget: number;
beforeAll(async () => {
  app = await startApp({ env: { OLLAMA_URL: 'http://127.0.0.1:1' } });
  user = await app.newUser();
  admin = await app.admin();
  there = await thingsThere(app, user, admin);
  turns = new LoopTurns();
  budget = loopBudget();
});
afterAll(async () => {
  turns.stop();
  await app.close();
});

/** They end or empty the case that the others are tried on. */
const LAST = [
  'POST /cases/:id/sign',
  'POST /cases/:id/addenda',
  'POST /cases/:id/complete',
  'DELETE /cases/:id/diagnoses',
  'DELETE /cases/:id/items',
  'DELETE /cases/:id',
];
const LEFT_OUT = ['GET /live', 'POST /auth/logout', 'POST /auth/logout/everywhere'];

const routes = () => {
  const all = declaredRoutes(app.nest).filter((route) => !LEFT_OUT.includes(nameOf(route)));
  return [...all].sort((a, b) => LAST.indexOf(nameOf(a)) - LAST.indexOf(nameOf(b)));
};
const nameOf = ({ method, path }: DeclaredRoute) => `${method} ${path}`;
const verbOf = ({ method }: DeclaredRoute) => method.toLowerCase() as 'get' | 'post' | 'put' | 'delete';

/** As long as one may be, uncommon in each of its guises: it is looked for in all of them. */
const MANY_GUISES = `1${'a1@$!|0e3b'.repeat(12)}9`;

interface Site {
  readonly id: number;
  readonly note_id: number;
  readonly patient: number;
  readonly known: Readonly<Record<string, unknown>>;
}

async function site(agent: TestAgent): Promise<Site> {
  const registered = await agent.post('/patients').send({ first_name: 'Ana', last_name: 'Canary' });
  const patient = { id: (registered.body as { id: number }).id };
  const twin = await agent.post('/patients').send({ first_name: 'Ana', last_name: 'Canary' });
  const opened = await agent.post('/cases/workflow').send({ patient }).expect(201);
  const id = (opened.body as { case_id: number }).case_id;
  const note = await agent.post(`/cases/${id}/generate_note`).send({});
  const { note_id } = note.body as { note_id: number };
  // A user that nobody signs in as.
  const username = `worst.${id}`;
  const merged_id = (twin.body as { id: number }).id;
  const named = {
    patient,
    merged_id,
    merged_revision: undefined,
    case_id: id,
    note_id,
    user_id: 1,
    username,
    password: USER.password,
  };
  // What goes together.
  const known = {
    ...named,
    code: 'N39.41',
    is_primary: false,
    should_exclude_from_rag: false,
    quality_score: 5,
    new_password: MANY_GUISES,
  };
  return { id, note_id, patient: patient.id, known };
}

/** What is there, so that no route answers early that there is nothing; of what would end it, another number. */
const addressOf = ({ method, path }: DeclaredRoute, { id, note_id, patient }: Site) => {
  const present = method === 'DELETE' ? '99' : '1';
  const things = method === 'DELETE' ? [] : Object.entries(there);
  return things
    .reduce((address, [named, thing]) => address.replace(named, thing), path)
    .replace('/cases/:id', `/cases/${id}`)
    .replace(':note_id', String(note_id))
    .replace('/rag/feedback/:id', '/rag/feedback/1')
    .replace('/patients/:id', `/patients/${patient}`)
    .replace(
      '/inventory/diagnoses/:code',
      `/inventory/diagnoses/${method === 'DELETE' ? 'Z99.89' : 'N39.41'}`,
    )
    .replace(
      /\/(items|categories|content|ai-settings|provider-templates|demo-requests)\/:id/,
      `/$1/${present}`,
    )
    .replace(/:\w+/g, '99');
};

/** What a route takes that reads none, such as one of DELETE: as much of the text as its body may hold. */
const unread = (route: DeclaredRoute, piece: string) => {
  const bytes = Buffer.byteLength(JSON.stringify(piece)) - 2;
  return { text: piece.repeat(Math.floor((limitOf(nameOf(route)).bytes - 16) / bytes)) };
};

/**
 * What would be ended is another that is not there, and what lies at a model's server is away; a suggestion's entry is there
 * until the first text has decided on it.
 */
const MAY_BE_MISSED = /^DELETE |local-models|^GET \/rag\/feedback\/:id\/entry$/;

/** `npm run test:security` tries every text as everybody; the short form those that were slow once. */
const LONG = process.env['SECURITY'] === 'long';
const kinds = LONG ? Object.keys(worstTexts) : ['spaces', 'digits', 'list lines'];

describe.each(kinds)('texts made of %s', (kind) => {
  test.each(LONG ? ['a user', 'an admin'] : ['an admin'])(
    'from %s',
    async (who) => {
      const agent = who === 'a user' ? user : admin;
      const at = await site(agent);
      const piece = worstTexts[kind]!;
      const slow: [string, number][] = [];
      const missed: string[] = [];
      for (const route of routes()) {
        // As text, so that its making is no part of what is measured.
        const chosen = route.path.startsWith('/admin/users') && { password: MANY_GUISES };
        const known = { ...at.known, ...chosen };
        const body = JSON.stringify(
          route.body ? worstOf(schemaOf(route.body), piece, known) : unread(route, piece),
        );
        const asked = route.query ? (worstOf(schemaOf(route.query), piece, at.known) as object) : {};
        const send = async () => {
          const call = agent[verbOf(route)](addressOf(route, at)).query(route.method === 'GET' ? asked : {});
          const { status } = await (route.method === 'GET' ? call : call.type('json').send(body));
          expect([nameOf(route), status < 500]).toEqual([nameOf(route), true]);
          if (status === 404) missed.push(nameOf(route));
        };
        const longest = await turns.best(budget, send);
        if (longest > budget) slow.push([nameOf(route), Math.round(longest)]);
      }
      expect(slow).toEqual([]);
      if (who === 'an admin') expect(missed.filter((name) => !MAY_BE_MISSED.test(name))).toEqual([]);
    },
    600_000,
  );
});

const PEOPLE = ['nobody', 'a user', 'an admin'];
/** What a route's own class sees of a body; all else is the parser's, which is the same for every route. */
const OF_THE_ROUTE = ['keys', 'entries', 'objects full of keys'];

/** The long form tries all; of the short one each route gets those of its class and a third of the others from each. */
function formsFor(who: string, nth: number, bytes: number): [string, string][] {
  const forms = Object.entries(worstForms(bytes));
  if (LONG) return forms;
  const turn = (nth + PEOPLE.indexOf(who)) % PEOPLE.length;
  return forms.filter(([form], at) =>
    OF_THE_ROUTE.includes(form) ? who === 'an admin' : at % PEOPLE.length === turn,
  );
}

describe.each(PEOPLE)('bodies of every form, from %s', (who) => {
  test('are refused or read in no time', async () => {
    const agent = { nobody: app.anyone, 'a user': () => user, 'an admin': () => admin }[who]!;
    const at = await site(user);
    const slow: [string, string, number][] = [];
    for (const [nth, route] of routes()
      .filter(({ method }) => method !== 'GET')
      .entries()) {
      for (const [form, body] of formsFor(who, nth, limitOf(nameOf(route)).bytes)) {
        const send = async () => {
          const call = agent()[verbOf(route)](addressOf(route, at)).type('json');
          const { status } = await call.send(body);
          expect([nameOf(route), form, status < 500]).toEqual([nameOf(route), form, true]);
        };
        const longest = await turns.best(budget, send);
        if (longest > budget) slow.push([nameOf(route), form, Math.round(longest)]);
      }
    }
    expect(slow).toEqual([]);
  }, 600_000);
});

test('after all of it people sign in and work', async () => {
  const again = await app.signIn(ADMIN);
  await again.get('/cases').expect(200);
});
