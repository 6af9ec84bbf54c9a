/** Cases as the read models keep them, so many, without the years in which they came about. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Decorated classes run as built only; what follows is of them what is used here. */
export interface Models {
  open(collections: readonly object[]): Promise<void>;
  apply(name: string, writes: readonly object[], position: string): Promise<void>;
  close(): Promise<void>;
}
export const built = <T>(file: string): Promise<T> =>
  import(new URL(`../../backend/dist/${file}`, import.meta.url).href) as Promise<T>;
const { openSqliteReadModels } = await built<{ openSqliteReadModels(path: string): Promise<Models> }>(
  'adapters/read-models/sqlite.js',
);
const { caseList } = await built<{ caseList: { name: string } }>('cases/reading/case-list.projection.js');
const { cases: wholeCases } = await built<{ cases: { name: string } }>('cases/reading/case.projections.js');
const { Documents } = await built<{ Documents: new (models: Models) => object }>(
  'kernel/projecting/documents.js',
);

export const [OWNER, OTHER, COLLEAGUE] = [2, 3, 4];
const names = ['Okafor', 'Ramírez', 'Nguyen', 'Østergaard', 'Schmidt', 'Kowalski', 'Tanaka', 'Haddad'];
/** That the list is current is asked of the log, which no bench of a list measures. */
export const current = { whole: async () => {} };
export const damaged = { has: () => false };
const folder = mkdtempSync(join(tmpdir(), 'bench-cases-'));

export type CaseRow = ReturnType<typeof row>;

export function row(id: number, of: number) {
  const owner_id = id % 20 === 0 ? OTHER : OWNER;
  const patient_id = id % Math.ceil(of / 4);
  const last_name = `${names[patient_id % names.length]!} ${patient_id}`;
  const at = new Date(1_760_000_000_000 + id * 60_000).toISOString();
  const notes_count = id % 3;
  return {
    id,
    owner_id,
    shared_ids: [],
    signer_asked: null,
    payer_known: false,
    refill_due: null,
    supply_end: null,
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
  const lists = { diagnoses: [], items: [], notes: [], shares: [], addenda: [], orders: [] };
  const rest = {
    is_complete,
    created_at,
    updated_at,
    patient_id,
    patient,
    provider: null,
    signature: null,
    sent_for_signature: null,
  };
  return { ...known, ...lists, ...rest };
}

/** Of so many cases, what the product's queries stand on. */
export async function casesOf(count: number): Promise<{ documents: object; models: Models }> {
  const models = await openSqliteReadModels(join(folder, `${count}.db`));
  await models.open([caseList, wholeCases]);
  const start = performance.now();
  for (let from = 0; from < count; from += 500) {
    const writes = Array.from({ length: Math.min(500, count - from) }, (_, n) => ({
      id: String(from + n + 1),
      document: row(from + n + 1, count),
    }));
    const position = String(from + 500).padStart(20, '0');
    await models.apply(caseList.name, writes, position);
    const wholes = writes.map(({ id, document }) => ({ id, document: whole(document) }));
    await models.apply(wholeCases.name, wholes, position);
  }
  console.log(`${count} cases written in ${(performance.now() - start).toFixed(0)} ms`);
  return { documents: new Documents(models), models };
}

export const forgetCases = () => rmSync(folder, { recursive: true });
