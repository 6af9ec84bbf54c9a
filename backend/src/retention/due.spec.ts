import { type RetentionPeriods, usualPeriods } from '@vouchwell/rules';
import { openSqliteReadModels } from '../adapters/read-models/sqlite.ts';
import { keptFeedback } from '../feedback/public.ts';
import { ForgettingQueries } from '../forgetting/public.ts';
import { forgettings } from '../forgetting/forgetting.projections.ts';
import type { SiteTime } from '../kernel/basics/site-time.ts';
import type { CurrentDocuments } from '../kernel/projecting/current-documents.ts';
import { Documents } from '../kernel/projecting/documents.ts';
import { patients } from '../patients/patient.projections.ts';
import { PatientQueries } from '../patients/public.ts';
import { DueQueries } from './due.queries.ts';
import { KeptPeople } from './kept-people.ts';
import { keptCases, lastLeft } from './kept.projections.ts';
import { lastChanges } from './last-changes.projection.ts';
import type { RetentionQueries } from './retention.queries.ts';

const MANY = 5_060;
const DOB = '1950-02-03';
const AT = '2010-01-02T08:00:00.000Z';

/** So many patients of whom nothing was changed for long; `signed`: how many of them are kept for a signed case. */
async function site(signed: number) {
  const models = await openSqliteReadModels(':memory:');
  await models.open([patients, forgettings, keptFeedback, keptCases, lastChanges, lastLeft]);
  const ids = Array.from({ length: MANY }, (_, n) => n + 1);
  const write = (name: string, document: (id: number) => object, some = ids) =>
    models.apply(
      name,
      some.map((id) => ({ id: String(id), document: { id, ...document(id) } as never })),
      String(MANY).padStart(20, '0'),
    );
  await write('patients', (id) => ({
    ...{ first_name: 'Ana', middle_name: null, last_name: `Sample-${id}`, dob: DOB, mrn: null },
    ...{ revision: 0, created_at: AT, merged_into: null, taken_in: [], to_carry: 0 },
  }));
  const nothing = { record_on: '', feedback_at: '', left_at: '', apart: false, locked_on: '', open: {} };
  await write('last_changes', (id) => ({
    ...{ ...nothing, at: AT, dob: DOB },
    ...(id <= signed ? { signed_at: AT, signed_dob: DOB } : { signed_at: '', signed_dob: '' }),
  }));
  const evidence = { visit_on: null, delivery_on: null, planned_on: null };
  const kept = (id: number) => ({ patient_id: id, signed_at: AT, ...evidence });
  await write('kept_cases', kept, ids.slice(0, signed));
  await models.retire();

  const documents = new Documents(models);
  const current = { whole: async () => undefined } as unknown as CurrentDocuments;
  const known = new PatientQueries(documents, current);
  const people = new KeptPeople(documents, current, known, new ForgettingQueries(documents, current, known));
  const periods: RetentionPeriods = { ...usualPeriods, draft_years: 1, record_years: 50 };
  const dues = new DueQueries(
    ...([people, known] as const),
    { get: async () => ({ revision: null, periods, history: [] }) } as unknown as RetentionQueries,
    { day: async () => '2026-03-01', zone: async () => 'America/Denver' } as unknown as SiteTime,
  );
  return { dues, close: () => models.close() };
}

test('all are counted, however many, in short turns', async () => {
  const { dues, close } = await site(0);
  expect(await dues.count()).toEqual({ due: MANY, held: 0, asked: 0, more: false });
  await close();
});

test('where many are kept longer, nobody of them is looked at before who is behind them is found', async () => {
  const { dues, close } = await site(5_020);
  expect(await dues.count()).toEqual({ due: 40, held: 0, asked: 0, more: false });
  const first = await dues.page({ limit: 30 });
  expect(first.due.map(({ patient_id }) => patient_id)).toEqual(
    Array.from({ length: 30 }, (_, n) => 5_021 + n),
  );
  const second = await dues.page({ limit: 30, after: first.next! });
  expect([second.due.length, second.next]).toEqual([10, null]);
  await close();
});
