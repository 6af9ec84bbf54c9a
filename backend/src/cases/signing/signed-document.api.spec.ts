import type { CaseResponse, SignedResponse } from '@vouchwell/contract';
import { Commit } from '../../kernel/committing/commit.ts';
import type { JsonObject } from '../../kernel/basics/json.ts';
import { USER } from '../../testing/app.ts';
import { actor, testClock } from '../../testing/boxes.ts';
import { caseDesk, problem } from '../../testing/case-desk.ts';
import { confirmed } from '../../testing/confirmed.ts';
import { caseDecider } from '../record/case.decider.ts';
import { caseStream, type CaseEvent } from '../record/case.events.ts';
import { caseList } from '../reading/case-list.projection.ts';
import { cases } from '../reading/case.projections.ts';

const clock = testClock(new Date().toISOString());
const { app, user, get, ready, sign, signedCase } = await caseDesk({ clock });
afterAll(() => app.close());

const txt = (id: number) => user.get(`/cases/${id}/export/txt`).buffer(true);
const addendum = (id: number, text: string, agent = user, more: object = {}) =>
  agent.post(`/cases/${id}/addenda`).send({ text, password: USER.password, ...more });

test('a word altered in the read models is neither exported nor shown', async () => {
  const id = await signedCase();
  await addendum(id, 'The briefs are for the night.').expect(200);
  const [before, shown] = [(await txt(id).expect(200)).text, await get(id)];
  const { models, log } = app.engines;
  const altered = (document: JsonObject | null) =>
    JSON.parse(JSON.stringify(document).replaceAll('briefs', 'diapers')) as JsonObject;
  const { position } = (await log.tail(caseStream(id)))!;
  const behind = String(BigInt(position) + 1n).padStart(20, '0');
  const [whole, row] = [await models.get(cases.name, `${id}`), await models.get(caseList.name, `${id}`)];
  expect(altered(whole)).not.toEqual(whole);
  await models.apply(cases.name, [{ id: `${id}`, document: altered(whole) }], behind);
  await models.apply(caseList.name, [{ id: `${id}`, document: altered(row) }], behind);
  expect((await txt(id).expect(200)).text).toBe(before);
  expect(await get(id)).toEqual(shown);
});

test('a document in the log that does not have the hash that was signed is refused', async () => {
  const [sound, id] = [await signedCase(), await ready()];
  const commit = app.nest.get(Commit, { strict: false });
  const signed = (await commit.load(caseStream(sound), lastOf('CaseSigned'))).state!;
  const { revision } = await commit.load(caseStream(id), caseDecider);
  const { data } = signed;
  const document = { ...data.document, note: { ...data.document.note, text: 'Another word.' } };
  const event = { type: 'CaseSigned', data: { ...data, document }, subject: signed.subject! } as CaseEvent;
  await commit.append(caseStream(id), [event], revision, 'SignCase', actor());
  for (const path of ['', '/export/txt', '/export/pdf']) {
    const refused = await user.get(`/cases/${id}${path}`).expect(500);
    expect(problem(refused)).toMatchObject({ code: 'document_altered' });
    expect(JSON.stringify(refused.body)).not.toContain('Another');
  }
});

test('a clock that is set back dates no signature before its note, and no addendum before that', async () => {
  const id = await ready();
  const written = (await get(id)).notes[0]!.updated_at;
  clock.pass(-7_200_000);
  // Sessions that were begun ahead of the clock have ended.
  const again = await app.signIn(USER);
  const { signed_at } = (await sign(id, {}, again).expect(200)).body as SignedResponse;
  expect(signed_at >= written).toBe(true);
  const added = await confirmed((more) => addendum(id, 'Set back once more.', again, more));
  expect(added.status).toBe(200);
  const { addenda, updated_at } = (await again.get(`/cases/${id}`).expect(200)).body as CaseResponse;
  expect(addenda[0]!.signed_at >= signed_at).toBe(true);
  const times = (await app.engines.log.readStream(caseStream(id), 0, 100)).map(
    ({ metadata }) => metadata['at'],
  );
  expect(times).toEqual([...times].sort());
  expect(updated_at).toBe(times.at(-1));
});

/** The last event of a type, by the way that states are folded. */
function lastOf<T extends CaseEvent['type']>(type: T) {
  type Found = Extract<CaseEvent, { type: T }> | null;
  return {
    initial: null as Found,
    evolve: (found: Found, event: CaseEvent): Found => (event.type === type ? (event as Found) : found),
  };
}
