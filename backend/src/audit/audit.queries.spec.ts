import type { AuditFilter } from '@vouchwell/contract';
import { indexesOf } from '../adapters/read-models/mongodb-progress.ts';
import { features } from '../features.ts';
import type { DomainEvent } from '../kernel/deciding/decider.ts';
import { auditedOf, sentencesOf, streamsOf } from '../kernel/feature.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import type { Query } from '../kernel/projecting/read-models.port.ts';
import { kernel } from '../testing/boxes.ts';
import type { Telling } from './audit-entry.ts';
import { auditEntries, sightings, toldBy } from './audit.projections.ts';
import { AuditQueries } from './audit.queries.ts';
import { unexplained } from './unexplained.projection.ts';

const telling = { sentences: sentencesOf(features), audited: auditedOf(features) } as Telling;
const PAGE = 50;

/** Looks at patient 4 that nothing explains, ten minutes apart, all from one desk. */
async function manyLooks() {
  const clock = new Date('2026-11-21T00:00:00Z');
  const here = await kernel({
    vocabularies: [...streamsOf(features).values()].map(({ events }) => events),
    projections: [...toldBy(telling), unexplained],
    clock: { now: () => clock },
  });
  const look: DomainEvent = {
    type: 'PatientDataDisclosed',
    data: { action: 'view', route: 'GET /cases/:id', patients: [4], object: null, format: null, why: 'none' },
  };
  for (let time = 0; time < 3 * PAGE; time++) {
    clock.setTime(clock.getTime() + 600_000);
    await here.append('access-2026-11-21', look);
  }
  await here.projector.start();
  let read = 0;
  const count = <Found extends { length: number }>(found: Found) => {
    read += found.length;
    return found;
  };
  const counting = Object.assign(Object.create(here.models) as typeof here.models, {
    find: async (name: string, query: Query) => count(await here.models.find(name, query)),
    getMany: async (name: string, ids: string[]) => count(await here.models.getMany(name, ids)),
  });
  const none = { names: async () => new Map(), zone: async () => 'UTC' };
  const queries = new AuditQueries(new Documents(counting), none as never, none as never, here.projector);
  const page = async (filter: AuditFilter) => {
    read = 0;
    const { entries } = await queries.page(filter, PAGE);
    return { shown: entries.length, read };
  };
  return { page, close: () => here.close() };
}

test('a page of whoever saw a patient, or of looks without a reason, reads each entry and what led to it, and no more', async () => {
  const { page, close } = await manyLooks();
  const asked: AuditFilter[] = [
    { patient: 4 },
    { patient: 4, action: 'view,search,export' },
    { why: 'none' },
    { why: 'none', patient: 4 },
    { why: 'none', from: '2026-11-21' },
  ];
  for (const filter of asked) {
    const { shown, read } = await page(filter);
    expect([filter, shown]).toEqual([filter, PAGE]);
    // One more of each tells that others follow, and one piece of time that it ends.
    expect([filter, read <= 2 * PAGE + 3]).toEqual([filter, true]);
  }
  await close();
});

test.each(['actor_id', 'object', 'note', 'address', 'action', 'outcome'])(
  'what is asked for by %s is found by an index in the history’s order, on each engine',
  (field) => {
    expect(auditEntries.indexes).toContainEqual([field, '-moment']);
    const found = indexesOf(auditEntries).find(({ name }) => name === `live ${field} -moment`);
    expect(Object.entries(found!.key)).toEqual([
      ['live', 1],
      [`fields.${field}`, 1],
      ['fields.moment', -1],
      ['length', -1],
      ['_id', -1],
    ]);
  },
);

test('patients, and looks without a reason, are found by indexes in the same order', () => {
  expect(sightings.indexes).toContainEqual(['patient', '-during']);
  for (const keys of [['then'], ['then', 'person'], ['then', 'patient']])
    expect(unexplained.indexes).toContainEqual([...keys, '-moment']);
});

test('what is asked for together with others has an index that begins with both', () => {
  const together = auditEntries.indexes.map((keys) => keys.join(' '));
  expect(together).toContain('actor_id action -moment');
  expect(together).toContain('address action -moment');
});
