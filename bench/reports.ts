/**
 * The report of twelve weeks on a site with 100,000 cases in five years, beside one that has only those twelve weeks; and
 * the report of all five years. Sums are made as the read models make them, document by document.
 *   node bench/reports.ts     (after a build)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median } from './requests/median.ts';

/** Decorated classes run as built only; what follows is of them what is used here. */
interface Models {
  open(collections: readonly object[]): Promise<void>;
  apply(name: string, writes: readonly object[], position: string): Promise<void>;
  getMany(name: string, ids: readonly string[]): Promise<object[]>;
  close(): Promise<void>;
}
interface Reports {
  report(asked: object): Promise<{ cases: { opened: number } }>;
}
type Collection = { readonly name: string };
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../backend/dist/${file}`, import.meta.url).href) as Promise<T>;
const { openSqliteReadModels } = await built<{ openSqliteReadModels(path: string): Promise<Models> }>(
  'adapters/read-models/sqlite.js',
);
const { caseFigures } = await built<{ caseFigures: Collection }>('reports/case-figures.projection.js');
const { noteFigures } = await built<{ noteFigures: Collection }>('reports/note-figures.projection.js');
const { feedbackFigures } = await built<{ feedbackFigures: Collection }>(
  'reports/feedback-figures.projection.js',
);
const { movedSums } = await built<{
  movedSums(of: Collection, changes: readonly object[], models: Models): Promise<object[]>;
}>('kernel/projecting/moved-sums.js');
const { ReportQueries } = await built<{
  ReportQueries: new (
    documents: object,
    current: object,
    users: object,
    storage: object,
    site: object,
  ) => Reports;
}>('reports/report.queries.js');
const { Documents } = await built<{ Documents: new (models: Models) => object }>(
  'kernel/projecting/documents.js',
);

const [CASES, WEEKS, RECENT] = [100_000, 260, 12];
const END = Date.parse('2026-03-01T00:00:00Z');
const WEEK_MS = 7 * 86_400_000;
const categories = ['Incontinence', 'Mobility', 'Compression', 'Diabetic Shoes'];
/** What the report asks beside its sums, which this does not measure. */
const current = { whole: async () => {} };
const users = { all: async () => [] };
const storage = { state: async () => ({}) };
const zone = { day: async () => '2026-02-28', zone: async () => 'America/Denver' };
const folder = mkdtempSync(join(tmpdir(), 'bench-reports-'));

/** One of `of` cases, at an hour of work of the last `weeks` weeks. */
function figure(number: number, of: number, weeks: number) {
  const opened = END - ((of - number) / of) * weeks * WEEK_MS;
  const at = new Date(
    opened - (opened % 86_400_000) + (14 + (number % 9)) * 3_600_000 + (number % 60) * 60_000,
  );
  const category = categories[number % categories.length]!;
  const signed = number % 3 === 0 ? null : new Date(at.getTime() + (number % 3000) * 60_000).toISOString();
  return {
    opened_at: at.toISOString(),
    owner_id: number % 40,
    opened_category: category,
    category,
    notes_count: number % 2,
    is_complete: number % 5 === 0,
    signed_at: signed,
  };
}

async function site(of: number, weeks: number): Promise<{ reports: Reports; models: Models }> {
  const models = await openSqliteReadModels(join(folder, `${of}.db`));
  await models.open([caseFigures, noteFigures, feedbackFigures]);
  for (let from = 0; from < of; from += 500) {
    const size = Math.min(500, of - from);
    const documents = Array.from({ length: size }, (_, n) => figure(from + n, of, weeks));
    const changes = documents.map((after) => ({ before: null, after }));
    const writes = documents.map((document, n) => ({ id: String(from + n + 1), document }));
    const sums = await movedSums(caseFigures, changes, models);
    await models.apply(caseFigures.name, [...writes, ...sums], String(from + 500).padStart(20, '0'));
  }
  return { reports: new ReportQueries(new Documents(models), current, users, storage, zone), models };
}

/** Milliseconds of processor, and how many cases the report is of. */
async function asked({ reports }: { reports: Reports }, period: object) {
  const times: number[] = [];
  const { opened } = (await reports.report(period)).cases;
  for (let n = 0; n < 8; n++) {
    const before = process.cpuUsage();
    await reports.report(period);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
  }
  return { opened, ms: median(times) };
}

try {
  const [many, few] = [await site(CASES, WEEKS), await site(Math.round((CASES * RECENT) / WEEKS), RECENT)];
  const [large, small] = [await asked(many, {}), await asked(few, {})];
  const ratio = (large.ms / small.ms).toFixed(2);
  console.log(`twelve weeks: ${large.ms.toFixed(1)} ms of ${large.opened} among ${CASES} cases`);
  console.log(`twelve weeks alone: ${small.ms.toFixed(1)} ms of ${small.opened}; ${ratio} to 1`);
  const whole = await asked(many, { from: '2021-01-01', to: '2026-03-01' });
  console.log(
    `five years: ${whole.ms.toFixed(1)} ms of ${whole.opened}; ${(whole.ms / large.ms).toFixed(1)} to 1 for ${(whole.opened / large.opened).toFixed(1)} times the cases`,
  );
  await many.models.close();
  await few.models.close();
} finally {
  rmSync(folder, { recursive: true });
}
