/**
 * Whose keeping has ended, of 100,000 patients in the embedded read models: the pages of the list and how many there are,
 * with what the longest turn computes. First all of them have ended, then none has though nobody was changed
 * for long.
 *   node bench/whose-keeping-ended.ts [patients]     (after a build)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomBytes } from 'node:crypto';

/** Decorated classes run as built only; what follows is of them what is used here. */
interface Models {
  open(collections: readonly object[]): Promise<void>;
  retire(): Promise<void>;
  apply(name: string, writes: readonly object[], position: string): Promise<void>;
  close(): Promise<void>;
}
interface Dues {
  page(query: object): Promise<{ due: readonly unknown[]; next: string | null }>;
  count(): Promise<object>;
}
type Made<T = object> = new (...of: unknown[]) => T;
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../backend/dist/${file}`, import.meta.url).href) as Promise<T>;
const { openSqliteReadModels } = await built<{ openSqliteReadModels(path: string): Promise<Models> }>(
  'adapters/read-models/sqlite.js',
);
const { ProvedModels } = await built<{ ProvedModels: Made<Models> }>('kernel/proving/proved-models.js');
const { Documents } = await built<{ Documents: Made }>('kernel/projecting/documents.js');
const { patients } = await built<{ patients: object }>('patients/patient.projections.js');
const { PatientQueries } = await built<{ PatientQueries: Made }>('patients/patient.queries.js');
const { forgettings } = await built<{ forgettings: object }>('forgetting/forgetting.projections.js');
const { ForgettingQueries } = await built<{ ForgettingQueries: Made }>('forgetting/forgetting.queries.js');
const { keptFeedback } = await built<{ keptFeedback: object }>('feedback/public.js');
const { keptCases, lastLeft } = await built<Record<'keptCases' | 'lastLeft', object>>(
  'retention/kept.projections.js',
);
const { lastChanges } = await built<{ lastChanges: object }>('retention/last-changes.projection.js');
const { KeptPeople } = await built<{ KeptPeople: Made }>('retention/kept-people.js');
const { DueQueries } = await built<{ DueQueries: Made<Dues> }>('retention/due.queries.js');

const PATIENTS = Number(process.argv[2] ?? 100_000);
const AT_ONCE = 2_000;
const BEGAN = Date.parse('2012-01-02T08:00:00Z');
const AGE = { record_years: 10, majority_age: 18, minor_years: 10, feedback_years: 3, access_years: 6 };

const folder = mkdtempSync(join(tmpdir(), 'bench-kept-'));
const models = new ProvedModels(await openSqliteReadModels(join(folder, 'models.db')), randomBytes(32), []);
await models.open([patients, forgettings, keptFeedback, keptCases, lastChanges, lastLeft]);
for (let from = 1; from <= PATIENTS; from += AT_ONCE) {
  const ids = Array.from({ length: Math.min(AT_ONCE, PATIENTS - from + 1) }, (_, n) => from + n);
  const position = String(ids.at(-1)!).padStart(20, '0');
  const at = (id: number) => new Date(BEGAN + id * 60_000).toISOString();
  const write = (name: string, document: (id: number) => object) =>
    models.apply(
      name,
      ids.map((id) => ({ id: String(id), document: document(id) })),
      position,
    );
  await write('patients', (id) => ({
    ...{
      id,
      first_name: 'Ana',
      middle_name: null,
      last_name: `Sample-${id}`,
      dob: '1950-02-03',
      mrn: `M-${id}`,
    },
    ...{ revision: 0, created_at: at(id), merged_into: null, taken_in: [], to_carry: 0 },
  }));
  await write('last_changes', (id) => ({
    ...{ id, at: at(id), signed_at: at(id), record_on: at(id).slice(0, 10), locked_on: at(id).slice(0, 10) },
    ...{ feedback_at: '', left_at: '', dob: '1950-02-03', signed_dob: '1950-02-03', apart: false, open: {} },
  }));
  await write('kept_cases', (id) => ({
    ...{ id, patient_id: id, signed_at: at(id), visit_on: at(id).slice(0, 10) },
    ...{ delivery_on: null, planned_on: null },
  }));
}
await models.retire();

const documents = new Documents(models);
const current = { whole: async () => undefined };
const known = new PatientQueries(documents, current, { now: () => new Date() });
const people = new KeptPeople(documents, current, known, new ForgettingQueries(documents, current, known));
const duesOn = (today: string, draft_years: number) =>
  new DueQueries(...[people, known, { get: async () => ({ periods: { ...AGE, draft_years } }) }], {
    day: async () => today,
    zone: async () => 'America/Denver',
  });

/** Milliseconds that this thread computed. */
const computed = () => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
};

async function measured(what: string, work: () => Promise<unknown>): Promise<void> {
  const [began, before] = [performance.now(), computed()];
  let [turn, longest] = [before, 0];
  const ticking = setInterval(() => {
    const now = computed();
    [turn, longest] = [now, Math.max(longest, now - turn)];
  });
  const found = await work();
  clearInterval(ticking);
  const [took, all] = [performance.now() - began, computed() - before];
  const held = Math.max(longest, computed() - turn);
  console.log(
    `${what}: ${took.toFixed(0)} ms, of the processor ${all.toFixed(0)}, at the most ${held.toFixed(0)} in one turn (${JSON.stringify(found)})`,
  );
}

const ended = duesOn('2026-03-01', 7);
let next: string | null = null;
for (const page of ['first page', 'second page'])
  await measured(page, async () => {
    const found = await ended.page({ ...(next && { after: next }) });
    next = found.next;
    return found.due.length;
  });
await measured('all have ended, counted', () => ended.count());
const kept = duesOn('2021-03-01', 1);
await measured('none has ended, first page', async () => (await kept.page({})).due.length);
await measured('none has ended, counted', () => kept.count());
await models.close();
rmSync(folder, { recursive: true });
