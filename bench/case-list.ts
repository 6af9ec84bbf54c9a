/**
 * The list of cases, its search and its figures with 100,000 cases, beside the same with 1,000: for an admin,
 * who sees all; for one who opened nearly all; and for one with whom twenty are shared; and oversight.
 *   node bench/case-list.ts     (after a build)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Decorated classes run as built only; what follows is of them what is used here. */
interface Cases {
  list(actor: object, query: object): Promise<{ total: number; cases: CaseRow[] }>;
  stats(actor: object): Promise<object>;
}
interface Oversight {
  page(query: object, actor: object): Promise<{ body: { pagination: { total: number } } }>;
}
interface Models {
  open(collections: readonly object[]): Promise<void>;
  apply(name: string, writes: readonly object[], position: string): Promise<void>;
  close(): Promise<void>;
}
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../backend/dist/${file}`, import.meta.url).href) as Promise<T>;
const { openSqliteReadModels } = await built<{ openSqliteReadModels(path: string): Promise<Models> }>(
  'adapters/read-models/sqlite.js',
);
const { caseList } = await built<{ caseList: { name: string } }>('cases/case-list.projection.js');
const { cases: wholeCases } = await built<{ cases: { name: string } }>('cases/case.projections.js');
const { CaseQueries } = await built<{
  CaseQueries: new (documents: object, current: object, damaged: object) => Cases;
}>('cases/case.queries.js');
const { CaseOversightQueries } = await built<{
  CaseOversightQueries: new (documents: object, current: object, users: object, damaged: object) => Oversight;
}>('cases/case-oversight.queries.js');
const { Documents } = await built<{ Documents: new (models: Models) => object }>(
  'kernel/projecting/documents.js',
);

const [OWNER, OTHER, COLLEAGUE] = [2, 3, 4];
const people = {
  admin: [1, 'admin'],
  'who opened most': [OWNER, 'user'],
  'a colleague': [COLLEAGUE, 'user'],
};
const names = ['Okafor', 'Ramírez', 'Nguyen', 'Østergaard', 'Schmidt', 'Kowalski', 'Tanaka', 'Haddad'];
/** That the list is current is asked of the log, which this does not measure. */
const current = { whole: async () => {} };
const damaged = { has: () => false };
/** Told with each page, and as many however many cases there are. */
const users = { all: async () => [] };
const folder = mkdtempSync(join(tmpdir(), 'bench-cases-'));

type CaseRow = ReturnType<typeof row>;

function row(id: number, of: number) {
  const owner_id = id % 20 === 0 ? OTHER : OWNER;
  const patient_id = id % Math.ceil(of / 4);
  const last_name = `${names[patient_id % names.length]!} ${patient_id}`;
  const at = new Date(1_760_000_000_000 + id * 60_000).toISOString();
  const notes_count = id % 3;
  return {
    id,
    owner_id,
    reader_ids: id % (of / 20) === 0 ? [owner_id, COLLEAGUE] : [owner_id],
    patient_id,
    patient: { id: patient_id, first_name: 'Ana', last_name, dob: '1950-02-03', mrn: `MRN-${patient_id}` },
    patient_name: `Ana ${last_name}`,
    mrn: `MRN-${patient_id}`,
    number: `#${id}`,
    category: 'DME',
    status: (['draft', 'in_progress', 'completed'] as const)[notes_count]!,
    is_complete: notes_count === 2,
    signed_at: null,
    created_at: at,
    updated_at: at,
    diagnoses_count: 2,
    items_count: 3,
    notes_count,
    latest_note: notes_count
      ? { id, created_at: at, model: 'a-model', preview: 'A note begins here. '.repeat(8) }
      : null,
  };
}

/** The same case with all that is in it, as far as oversight asks. */
function whole(line: CaseRow) {
  const { id, owner_id, category, status, is_complete, created_at, updated_at, patient_id, patient } = line;
  const known = { id, revision: 3, owner_id, owner_name: 'Nora', owner_username: 'nora', category, status };
  const lists = { diagnoses: [], items: [], notes: [], shares: [], addenda: [] };
  const rest = { is_complete, created_at, updated_at, patient_id, patient, provider: null, signature: null };
  return { ...known, ...lists, ...rest };
}

async function site(of: number): Promise<{ cases: Cases; oversight: Oversight; models: Models }> {
  const models = await openSqliteReadModels(join(folder, `${of}.db`));
  await models.open([caseList, wholeCases]);
  const start = performance.now();
  for (let from = 0; from < of; from += 500) {
    const writes = Array.from({ length: Math.min(500, of - from) }, (_, n) => ({
      id: String(from + n + 1),
      document: row(from + n + 1, of),
    }));
    const position = String(from + 500).padStart(20, '0');
    await models.apply(caseList.name, writes, position);
    const wholes = writes.map(({ id, document }) => ({ id, document: whole(document) }));
    await models.apply(wholeCases.name, wholes, position);
  }
  console.log(`${of} cases written in ${(performance.now() - start).toFixed(0)} ms`);
  const documents = new Documents(models);
  return {
    cases: new CaseQueries(documents, current, damaged),
    oversight: new CaseOversightQueries(documents, current, users, damaged),
    models,
  };
}

/** Milliseconds, the median of many. */
async function median(ask: () => Promise<unknown>): Promise<number> {
  const times: number[] = [];
  for (let n = 0; n < 40; n++) {
    const start = performance.now();
    await ask();
    times.push(performance.now() - start);
  }
  return times.sort((a, b) => a - b)[20]!;
}

/** By how many there are of it. */
const looks: Record<string, (total: number) => object> = {
  'the newest 20': () => ({}),
  'the last 20': (total) => ({ page: Math.floor(total / 20) }),
  'drafts, newest 20': () => ({ status: 'draft' }),
  'of one user': () => ({ user_id: OTHER }),
  'completed of one user': () => ({ user_id: OWNER, status: 'completed' }),
};

type Question = (cases: Cases, actor: object, total: number) => Promise<unknown>;
const questions: Record<string, Question> = {
  'the newest 20': (cases, actor) => cases.list(actor, { page: 1, per_page: 20 }),
  'the last 20': (cases, actor, total) =>
    cases.list(actor, { page: Math.max(1, Math.floor(total / 20)), per_page: 20 }),
  'drafts, newest 20': (cases, actor) => cases.list(actor, { page: 1, per_page: 20, status: 'draft' }),
  'search, many found': (cases, actor) => cases.list(actor, { page: 1, per_page: 20, search: 'ramirez' }),
  'search, none found': (cases, actor) => cases.list(actor, { page: 1, per_page: 20, search: 'nobody here' }),
  figures: (cases, actor) => cases.stats(actor),
};

async function measured({ cases }: { cases: Cases }, actor: object, ask: Question) {
  const { total } = await cases.list(actor, { page: 1, per_page: 1 });
  return { total, ms: await median(() => ask(cases, actor, total)) };
}

try {
  const [few, many] = [await site(1_000), await site(100_000)];
  for (const [who, [id, role]] of Object.entries(people)) {
    const actor = { id, role, permissions: {} };
    for (const [what, ask] of Object.entries(questions)) {
      const [small, large] = [await measured(few, actor, ask), await measured(many, actor, ask)];
      const ratio = (large.ms / small.ms).toFixed(1);
      console.log(
        `${who}, ${what}: ${large.ms.toFixed(2)} ms of ${large.total}, ${small.ms.toFixed(2)} ms of ${small.total}, ${ratio} to 1`,
      );
    }
  }
  const admin = { id: 1, role: 'admin', permissions: {} };
  for (const [what, look] of Object.entries(looks)) {
    const asked = async ({ oversight }: typeof few) => {
      const { total } = (await oversight.page({ ...look(20), page: 1 }, admin)).body.pagination;
      return { total, ms: await median(() => oversight.page(look(total), admin)) };
    };
    const [small, large] = [await asked(few), await asked(many)];
    const ratio = (large.ms / small.ms).toFixed(1);
    console.log(
      `oversight, ${what}: ${large.ms.toFixed(2)} ms of ${large.total}, ${small.ms.toFixed(2)} ms of ${small.total}, ${ratio} to 1`,
    );
  }
  await few.models.close();
  await many.models.close();
} finally {
  rmSync(folder, { recursive: true });
}
