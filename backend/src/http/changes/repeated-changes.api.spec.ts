import { changes } from '../../testing/scenes/changes.ts';
import { type Desk, openDesk } from '../../testing/scenes/desk.ts';
import { routesOf } from '../routes/routes.fixture.ts';

let desk: Desk;
beforeAll(async () => {
  desk = await openDesk();
});
afterAll(() => desk.close());

/** One call of a route, on things that were made for it. */
async function sceneOf(route: string) {
  const { address, body = {}, by = desk.owner } = await changes[route]!(desk);
  return { address, body, by, verb: route.split(' ')[0]!.toLowerCase() as 'post' | 'put' | 'delete' };
}

/**
 * Signing in and out changes no record: a sign-in without an answer is made anew. What asks changes nothing; nor does
 * who stops a note that is not written yet. The pieces of a file are known by their places, not by a key.
 */
const isChange = (route: string) =>
  !/^GET |^POST \/(auth\/log(in(\/second-factor)?|out(\/everywhere)?)|rag\/try|audit\/(verify|consistency|patients|people)|.+\/link|patients\/likely|patients\/imports\/check|(inventory\/imports\/\w+|admin\/rule-packs)\/check|admin\/local-models\/imports\/:id\/pieces)$|^DELETE \/cases\/:id\/writing$/.test(
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
  const all = await desk.app.engines.log.readAll(null, 10_000);
  return all
    .filter(
      ({ type, data }) => type !== 'PatientDataDisclosed' || !/"(view|search)"/.test(JSON.stringify(data)),
    )
    .map(({ type, stream }) => `${type} ${stream}`);
}

const looks = async () =>
  (await desk.app.engines.log.readAll(null, 10_000)).filter(
    ({ type, data }) => type === 'PatientDataDisclosed' && /"(view|search)"/.test(JSON.stringify(data)),
  ).length;

test('every change has its scene', () => {
  expect(Object.keys(changes).sort()).toEqual(routesOf(desk.app.nest).filter(isChange).sort());
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
  expect(Object.keys(basedOnNothing).filter((route) => !(route in changes))).toEqual([]);
});

test.each(Object.keys(changes).filter((route) => !(route in basedOnNothing)))(
  '%s, based on another version, changes nothing and shows what stands',
  async (route) => {
    const { address, body, by, verb } = await sceneOf(route);
    const before = await written();
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

test.each(Object.keys(changes))('%s, sent twice under one key, is done once', async (route) => {
  const { address, body, by, verb } = await sceneOf(route);
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
