import type { ProblemResponse } from '@vouchwell/contract';
import { ADMIN } from '../../testing/app.ts';
import { LoopTurns, loopBudget } from '../../testing/loop-turns.ts';
import { type Desk, openDesk, type Scene } from '../../testing/scenes/desk.ts';
import { limitOf } from '../bodies/body-limits.ts';
import { type DeclaredRoute, declaredRoutes } from './declared-routes.ts';
import { hasScene, nameOf, type RouteScenes, routeScenes } from './route-scenes.fixture.ts';
import { worstForms, worstTexts } from './worst-bodies.fixture.ts';
import { type Call, isOfLongText, largest, longest } from './worst-calls.fixture.ts';

/**
 * Nobody may hold the server: each route gets the worst bodies it takes, and those it refuses, at things that are there,
 * from nobody, a user whose they are not, and who may. Measured is the processor time of this thread in one turn, in which
 * the client's part is small, against what the same machine needs for a piece of work that is known.
 */
let desk: Desk;
let turns: LoopTurns;
let scenes: RouteScenes;
/** See loopBudget. */
let budget: number;
beforeAll(async () => {
  desk = await openDesk();
  scenes = await routeScenes(desk);
  turns = new LoopTurns();
  budget = loopBudget();
});
afterAll(async () => {
  turns.stop();
  await desk.close();
});

const LEFT_OUT = ['GET /live', 'POST /auth/logout', 'POST /auth/logout/everywhere'];
/** From then on users without one are answered nothing else. */
const LAST = 'PUT /admin/second-factor';
const METHODS = ['GET', 'POST', 'DELETE', 'PUT'] as const;
type Method = (typeof METHODS)[number];

const verbOf = ({ method }: DeclaredRoute) => method.toLowerCase() as Lowercase<Method>;
const all = () => declaredRoutes(desk.app.nest).filter((route) => !LEFT_OUT.includes(nameOf(route)));
const routesBy = (asked: Method) =>
  all()
    .filter(({ method }) => method === asked)
    .sort((a, b) => Number(nameOf(a) === LAST) - Number(nameOf(b) === LAST));

test('of whatever a route names, one is made for it', () => {
  expect(all().flatMap((route) => scenes.missing(route))).toEqual([]);
  expect(all().filter(({ method }) => !METHODS.some((sent) => sent === method))).toEqual([]);
});

/** `npm run test:security` tries everything as everybody; the short form those that were slow once. */
const LONG = process.env['SECURITY'] === 'long';
const kinds = LONG ? Object.keys(worstTexts) : ['spaces', 'digits', 'list lines'];
const PEOPLE = ['nobody', 'a user', 'who may'] as const;
type Who = (typeof PEOPLE)[number] | 'an admin';
/** The cases are no admin's. */
const OTHERS: readonly Who[] = LONG ? ['a user', 'an admin'] : [];

function agentOf(who: Who, { by = desk.owner }: Scene) {
  return { nobody: desk.app.anyone(), 'a user': desk.colleague, 'an admin': desk.admin, 'who may': by }[who];
}

interface Answer {
  readonly status: number;
  /** The answer's. */
  readonly body: unknown;
  readonly sent: string | undefined;
}

interface Tried {
  readonly what: string;
  readonly who: Who;
  readonly call: (scene: Scene) => Call;
  /** Whether such an answer says that the work which was to be tried was none. */
  readonly early?: (answer: Answer) => boolean;
}

/** Milliseconds of the longest turn, and what was answered. */
async function tried(route: DeclaredRoute, scene: ReturnType<RouteScenes['of']>, { what, who, call }: Tried) {
  const answers: Answer[] = [];
  let sent: string | undefined;
  let send: () => PromiseLike<Omit<Answer, 'sent'>>;
  const prepare = async () => {
    const thing = await scene.there();
    const { query = {}, body } = call(thing);
    sent = body;
    const asked = agentOf(who, thing)[verbOf(route)](thing.address).query(query);
    send = () => (body === undefined ? asked : asked.type('json').send(body));
  };
  const held = await turns.best(
    budget,
    async () => {
      const { status, body } = await send();
      expect([nameOf(route), what, who, status < 500]).toEqual([nameOf(route), what, who, true]);
      answers.push({ status, body, sent });
      if (status < 300) scene.usedUp();
    },
    prepare,
  );
  return { held, answers };
}

/** What each route's own class sees of a body; all else is the parser's, which is the same for every route. */
const OF_THE_ROUTE = ['keys', 'entries', 'objects full of keys'];

/** The long form tries all; of the short one each route gets those of its class and a third of the others from each. */
function isSent(who: Who, nth: number, form: string, at: number): boolean {
  if (LONG) return true;
  if (OF_THE_ROUTE.includes(form)) return who === 'who may';
  return at % PEOPLE.length === (nth + PEOPLE.findIndex((one) => one === who)) % PEOPLE.length;
}

const mayDo = (route: DeclaredRoute, what: string): Tried => ({
  what,
  who: 'who may',
  call: largest(route, what),
  early: ({ status }) => status === 404 || (route.method === 'DELETE' && status >= 300),
});
/** It has read the text, and asks to look at what that states beyond the record. */
const ASKS_BACK = 'POST /cases/:id/addenda';
/** What refuses such a text has looked at it. */
const mayDoRightly = (route: DeclaredRoute, what: string): Tried => ({
  what: `${what}, all else right`,
  who: 'who may',
  call: longest(route, what),
  early: ({ status, body, sent }) =>
    status >= 300 &&
    !(status === 400 && isOfLongText(body as ProblemResponse, sent!)) &&
    !(status === 409 && nameOf(route) === ASKS_BACK),
});
const texts = (route: DeclaredRoute): Tried[] =>
  kinds.flatMap((what) => [
    mayDo(route, what),
    ...(route.body && hasScene(route) ? [mayDoRightly(route, what)] : []),
    ...OTHERS.map((who) => ({ what, who, call: largest(route, what) })),
  ]);
const forms = (route: DeclaredRoute, nth: number): Tried[] =>
  Object.entries(worstForms(limitOf(nameOf(route)).bytes)).flatMap(([what, body], at) =>
    PEOPLE.filter((who) => isSent(who, nth, what, at)).map((who) => ({ what, who, call: () => ({ body }) })),
  );

describe.each(METHODS)('%s, with the worst it takes', (method) => {
  test('holds nobody', async () => {
    const slow: [string, string, Who, number][] = [];
    const early: [string, string, number][] = [];
    for (const [nth, route] of routesBy(method).entries()) {
      const scene = scenes.of(route);
      for (const one of [...texts(route), ...(method === 'GET' ? [] : forms(route, nth))]) {
        const { held, answers } = await tried(route, scene, one);
        if (held > budget) slow.push([nameOf(route), one.what, one.who, Math.round(held)]);
        const isEarly = one.early ?? (() => false);
        for (const { status } of answers.filter(isEarly)) early.push([nameOf(route), one.what, status]);
      }
    }
    expect(slow).toEqual([]);
    expect(early).toEqual([]);
  }, 1_800_000);
});

test('after all of it people sign in and work', async () => {
  const again = await desk.app.signIn(ADMIN);
  await again.get('/cases').expect(200);
});
