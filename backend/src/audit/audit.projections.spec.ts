import { features } from '../features.ts';
import type { Json } from '../kernel/basics/json.ts';
import type { DomainEvent, Recorded } from '../kernel/deciding/decider.ts';
import { auditedOf, eventTypesOf, sentencesOf, streamsOf } from '../kernel/feature.ts';
import { actor, kernel } from '../testing/boxes.ts';
import { goldenEvents } from '../testing/golden-examples.ts';
import { auditEntry, type AuditEntryDoc, type Telling } from './audit-entry.ts';
import { type Sighting, toldBy } from './audit.projections.ts';

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

test('nothing of a patient is in any entry', () => {
  const private_ = new Set([
    'first_name',
    'last_name',
    'mrn',
    'dob',
    'address',
    'phone',
    'note_text',
    'text',
  ]);
  const words = (value: Json, name = ''): string[] => {
    if (typeof value === 'string') return private_.has(name) && value.length > 2 ? [value] : [];
    if (value === null || typeof value !== 'object') return [];
    return Object.entries(value).flatMap(([key, part]) => words(part, Array.isArray(value) ? name : key));
  };
  const sealed = examples.filter(({ subject }) => subject !== undefined);
  const said = new Set(sealed.flatMap(({ data }) => words(data)));
  expect(said.size).toBeGreaterThan(10);
  const entries = sealed
    .map((example) => auditEntry(recorded(example), telling))
    .filter((one) => one !== null);
  expect(entries.length).toBeGreaterThan(15);
  for (const entry of entries) {
    const text = JSON.stringify([entry.sentence, entry.reason, entry.object, entry.route]);
    for (const word of said) expect(text).not.toContain(word);
    expect(entry.patients.length).toBeGreaterThan(0);
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
  const days = async ({ models }: Site) =>
    (await models.find('audit_sightings', { sort: ['patient'] })).map(
      ({ document }) => document,
    ) as never as Sighting[];
  const shown = (patients: number[]): DomainEvent => ({
    type: 'PatientDataDisclosed',
    data: { action: 'search', route: 'GET /cases', patients, object: null, format: null },
  });

  test('an event that concerns several patients stands once, and in the day of each', async () => {
    const here = await site();
    await here.append('access-2026-11-21', shown([4, 7]), shown([7]));
    await here.projector.start();
    const [first, second] = await entries(here);
    expect([first!.patients, second!.patients]).toEqual([[4, 7], [7]]);
    expect(await days(here)).toEqual([
      { patient: 4, day: '2026-11-21', positions: [first!.position] },
      { patient: 7, day: '2026-11-21', positions: [first!.position, second!.position] },
    ]);
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
    expect(await days(here)).toMatchObject([{ patient: 9, positions: [entry!.position] }]);
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
