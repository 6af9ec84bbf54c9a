import { features } from '../features.ts';
import type { Json } from '../kernel/basics/json.ts';
import type { DomainEvent, Recorded } from '../kernel/deciding/decider.ts';
import { auditedOf, eventTypesOf, sentencesOf, streamsOf } from '../kernel/feature.ts';
import { actor, kernel } from '../testing/boxes.ts';
import { goldenEvents } from '../testing/golden-examples.ts';
import { auditEntry, type AuditEntryDoc, type Telling } from './audit-entry.ts';
import { type Sighting, toldBy } from './audit.projections.ts';
import { unexplained } from './unexplained.projection.ts';
import { AuditQueries } from './audit.queries.ts';
import { Documents } from '../kernel/projecting/documents.ts';

const telling = { sentences: sentencesOf(features), audited: auditedOf(features) } as Telling;
const types = eventTypesOf(features);
const examples = goldenEvents().events;

const recorded = ({ stream, type, version, subject, data }: (typeof examples)[number]) => {
  const { request, ...doer } = actor();
  return {
    ...{ id: 'e', stream, type, version, revision: 0, position: '0'.repeat(20), forgotten: false },
    ...{
      at: '2026-01-02T03:04:05.678Z',
      actor: doer,
      ...request,
      causation_id: null,
      command: null,
      reason: null,
    },
    ...(subject !== undefined && { subject }),
    data: types.upcast(type, version, data),
  } as unknown as Recorded;
};

test('what each event is to an auditor is said of those that are told, and of no other', () => {
  expect(Object.keys(telling.audited).sort()).toEqual(Object.keys(telling.sentences).sort());
});

/** What tells of whoever did it, or of how: never of the patient. */
const OF_THE_DEED = new Set([
  ...['kind', 'author', 'decision', 'ended', 'full_name', 'model', 'provider', 'signed_for'],
  ...['password_set_by', 'second_factor', 'object'],
]);
const DAY = /^\d{4}-\d\d-\d\d/;
/** Every text of it but those, and days, of which that of a birth alone is a patient's. */
function wordsIn(value: Json, name = ''): string[] {
  if (OF_THE_DEED.has(name) && (typeof value === 'string' || name === 'password_set_by')) return [];
  if (typeof value === 'string')
    return value.length > 2 && (name === 'dob' || !DAY.test(value)) ? [value] : [];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, part]) => wordsIn(part, Array.isArray(value) ? name : key));
}

test('no entry repeats a word of what was said of a patient, or of a text that came from a note of theirs', () => {
  const sealed = examples.filter(
    ({ subject, data }) => subject !== undefined || data['origin'] === 'feedback',
  );
  const entries = sealed.map((example) => [example, auditEntry(recorded(example), telling)] as const);
  expect(entries.filter(([, entry]) => entry).length).toBeGreaterThan(15);
  for (const [{ type, subject, data }, entry] of entries) {
    if (!entry) continue;
    const text = JSON.stringify([entry.sentence, entry.reason, entry.object, entry.route]);
    const repeated = wordsIn(data).filter((word) => text.includes(word));
    expect([type, entry.sentence, repeated]).toEqual([type, entry.sentence, []]);
    if (subject !== undefined) expect(entry.patients.length).toBeGreaterThan(0);
  }
});

describe('the read models', () => {
  const own = [...streamsOf(features).values()].map(({ events }) => events);
  const site = async (projections = toldBy(telling)) => kernel({ vocabularies: own, projections });
  type Site = Awaited<ReturnType<typeof site>>;
  const entries = async ({ models }: Site) =>
    (await models.find('audit_entries', { sort: ['moment'] })).map(
      ({ document }) => document,
    ) as never as AuditEntryDoc[];
  const pieces = async ({ models }: Site) =>
    (await models.find('audit_sightings', { sort: ['patient'] })).map(
      ({ document }) => document,
    ) as never as Sighting[];
  const shown = (patients: number[]): DomainEvent => ({
    type: 'PatientDataDisclosed',
    data: { action: 'search', route: 'GET /cases', patients, object: null, format: null },
  });

  test('an event that concerns several patients stands once, and in the time of each', async () => {
    const here = await site();
    await here.append('access-2026-11-21', shown([4, 7]), shown([7]));
    await here.projector.start();
    const [first, second] = await entries(here);
    expect([first!.patients, second!.patients]).toEqual([[4, 7], [7]]);
    expect(await pieces(here)).toEqual([
      { patient: 4, during: '2026-11-21T12:0', positions: [first!.position] },
      { patient: 7, during: '2026-11-21T12:0', positions: [first!.position, second!.position] },
    ]);
    await here.close();
  });

  test('however often a patient is seen in ten minutes, no document grows without end, and none is lost', async () => {
    const here = await site();
    const looks = 350;
    for (let from = 0; from < looks; from += 50)
      await here.append('access-2026-11-21', ...Array.from({ length: 50 }, () => shown([4])));
    await here.append('case-1', { ...shown([4]) });
    await here.projector.start();
    const of = await pieces(here);
    expect(of.map(({ positions }) => positions.length).sort((a, b) => a - b)).toEqual([50, 100, 100, 101]);
    const all = (await entries(here)).map(({ position }) => position);
    expect(of.flatMap(({ positions }) => positions).sort()).toEqual(all);
    await here.close();
  });

  test('the history of one patient has each entry once, newest first, also where one time lies on two pages of it', async () => {
    const clock = new Date('2026-11-21T08:00:00Z');
    const here = await kernel({
      vocabularies: own,
      projections: [...toldBy(telling), unexplained],
      clock: { now: () => clock },
    });
    // The newest ten minutes have one document, those before them two each: thirty that are read at once end within one.
    await here.append('access-2026-11-21', ...Array.from({ length: 100 }, () => shown([4])));
    for (let time = 0; time < 40; time++) {
      clock.setTime(clock.getTime() + 600_000);
      await here.append('access-2026-11-21', shown([4]));
      if (time < 39) await here.append('case-1', shown([4]));
    }
    await here.projector.start();
    const names = { names: async () => new Map() };
    const zone = { zone: async () => 'UTC' };
    const queries = new AuditQueries(
      new Documents(here.models),
      names as never,
      zone as never,
      here.projector,
    );
    const read: string[] = [];
    for await (const part of queries.all({ patient: 4 })) read.push(...part.map(({ moment }) => moment));
    const all = (await here.models.find('audit_entries', { sort: ['-moment'], limit: 10_000 })).map(
      ({ document }) => document['moment'],
    );
    expect((await pieces(here)).length).toBeGreaterThan(60);
    expect(read).toEqual(all);
    await here.close();
  });

  test('what is forgotten still says that, when, by whom and of whom', async () => {
    const here = await site();
    const corrected = { type: 'PatientCorrected', data: { was: {}, now: {}, into_cases: false }, subject: 9 };
    await here.append('patient-9', corrected);
    await here.keys.destroy(9);
    await here.projector.start();
    const [entry] = await entries(here);
    expect(entry).toMatchObject({
      sentence: 'did what is forgotten (patient corrected)',
      ...{ username: 'sam.lee', action: 'change', patients: [9], object: 'patient-9' },
    });
    expect(await pieces(here)).toMatchObject([{ patient: 9, positions: [entry!.position] }]);
    await here.close();
  });

  test('bookkeeping makes none', async () => {
    const here = await site();
    await here.append('case-numbers', { type: 'NumberTaken', data: {} });
    await here.projector.start();
    expect(await entries(here)).toEqual([]);
    await here.close();
  });
});
