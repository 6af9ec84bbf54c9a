import type { AuditFilter } from '@vouchwell/contract';
import { indexesOf } from '../adapters/read-models/mongodb-progress.ts';
import { filterOf, orderOf } from '../adapters/read-models/mongodb-where.ts';
import { WORDS } from '../adapters/read-models/mongodb-words.ts';
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

/**
 * What MongoDB goes by it tells where it is asked to explain itself, and what speaks its protocol in the tests does not. But
 * which indexes it has, and what it is asked, stands here: for each question of the history there must be one that begins with
 * conditions of it and goes on in the order that is wanted, so that a page is read along it and nothing is sorted.
 */
const collections = {
  audit_entries: auditEntries,
  audit_sightings: sightings,
  audit_unexplained: unexplained,
};

const each: AuditFilter = {
  ...{ from: '2026-11-20', to: '2026-11-22', person: 2, patient: 4, case: 1, note: 1 },
  ...{ action: 'view,search', outcome: 'done,refused', address: '10.1.2.3', why: 'none', text: 'viewed' },
};
const names = Object.keys(each) as (keyof AuditFilter)[];

/** Each filter, and all of them together in each way: as many as there are. */
const filters = Array.from({ length: 2 ** names.length }, (_, n): AuditFilter =>
  Object.fromEntries(names.filter((_, at) => n & (1 << at)).map((name) => [name, each[name]])),
);

/** A few looks at patient 4 that nothing explains, and all that the read models are asked of them. */
async function site() {
  const telling = { sentences: sentencesOf(features), audited: auditedOf(features) } as Telling;
  const here = await kernel({
    vocabularies: [...streamsOf(features).values()].map(({ events }) => events),
    projections: [...toldBy(telling), unexplained],
    clock: { now: () => new Date('2026-11-21T00:00:00Z') },
  });
  const look: DomainEvent = {
    type: 'PatientDataDisclosed',
    data: {
      action: 'view',
      route: 'GET /cases/:id',
      patients: [4],
      object: 'case-1',
      format: null,
      why: 'none',
    },
  };
  for (let time = 0; time < 5; time++) await here.append('access-2026-11-21', look);
  await here.projector.start();
  const asked: { name: keyof typeof collections; query: Query }[] = [];
  const told = Object.assign(Object.create(here.models) as typeof here.models, {
    find: (name: keyof typeof collections, query: Query) => {
      asked.push({ name, query });
      return here.models.find(name, query);
    },
  });
  const none = { names: async () => new Map(), zone: async () => 'UTC' };
  const queries = new AuditQueries(new Documents(told), none as never, none as never, here.projector);
  return { asked, queries, close: () => here.close() };
}

type Asked = Awaited<ReturnType<typeof site>>['asked'][number];

/** The fields of which a value, or none, is wanted. */
const equalIn = ({ query }: Asked): string[] =>
  Object.entries(query.where ?? {})
    .filter(([, condition]) => typeof condition !== 'object' || condition === null)
    .map(([name]) => `fields.${name}`);

/** The names of the indexes along which its page can be read; where anything is to be equal, of one that begins with it. */
function indexesFor(asked: Asked): string[] {
  const inOrder = JSON.stringify(Object.entries(orderOf(asked.query.sort)));
  const equal = ['live', ...equalIn(asked)];
  return indexesOf(collections[asked.name])
    .filter(({ key }) => {
      const keys = Object.entries(key);
      const from = keys.findIndex(([name]) => !equal.includes(name));
      // `live` alone is no condition of anybody's.
      return from > Math.min(1, equal.length - 1) && JSON.stringify(keys.slice(from)) === inOrder;
    })
    .map(({ name }) => name!);
}

test('for each question that the filters of the history can ask there is an index in its order', async () => {
  const { asked, queries, close } = await site();
  for (const filter of filters) {
    asked.length = 0;
    await queries.page(filter, 2);
    expect([filter, asked.length > 0]).toEqual([filter, true]);
    for (const one of asked) expect([filter, one, indexesFor(one)]).not.toEqual([filter, one, []]);
  }
  await close();
});

test('of one condition it is that one’s index, and of a pair that has one, theirs', async () => {
  const { asked, queries, close } = await site();
  const best = async (filter: AuditFilter) => {
    asked.length = 0;
    await queries.page(filter, 2);
    return asked.map((one) => indexesFor(one).sort((a, b) => b.length - a.length)[0]);
  };
  expect(await best({})).toEqual(['live -moment']);
  expect(await best({ person: 2 })).toEqual(['live actor_id -moment']);
  expect(await best({ case: 1 })).toEqual(['live object -moment']);
  expect(await best({ note: 1 })).toEqual(['live note -moment']);
  expect(await best({ address: '10.1.2.3' })).toEqual(['live address -moment']);
  expect(await best({ action: 'view,print' })).toEqual(['live action -moment', 'live action -moment']);
  expect(await best({ outcome: 'refused' })).toEqual(['live outcome -moment']);
  expect(await best({ person: 2, action: 'view' })).toEqual(['live actor_id action -moment']);
  expect(await best({ address: '10.1.2.3', action: 'view' })).toEqual(['live address action -moment']);
  expect(await best({ patient: 4 })).toEqual(['live patient -during']);
  expect(await best({ why: 'none' })).toEqual(['live then -moment']);
  expect(await best({ why: 'none', person: 2 })).toEqual(['live then person -moment']);
  await close();
});

test('words are asked of the index of their parts as well, which an index of MongoDB’s holds under its name', () => {
  const asked = JSON.stringify(filterOf({ contains: 'viewed' }));
  expect(asked).toContain('"grams":{"$all":["vi","vie","ie",');
  const found = indexesOf(auditEntries).find(({ name }) => name === WORDS);
  expect(Object.keys(found!.key)).toEqual(['live', 'grams']);
});
