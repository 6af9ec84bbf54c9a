/**
 * The audit history with 1,000,000 entries of a year: the first page of each question, and a page 1,000 pages deep, at
 * the server, beside the same question to a plain table with an index for it.
 *   node bench/audit.ts [entries]     (after a build)
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { median } from './requests/median.ts';

/** Decorated classes run as built only; what follows is of them what is used here. */
interface Models {
  open(collections: readonly object[]): Promise<void>;
  apply(name: string, writes: readonly object[], position: string): Promise<void>;
  close(): Promise<void>;
}
interface Audit {
  page(filter: object, limit: number, before?: string): Promise<{ entries: readonly unknown[] }>;
}
const built = <T>(file: string): Promise<T> =>
  import(new URL(`../backend/dist/${file}`, import.meta.url).href) as Promise<T>;
const { openSqliteReadModels } = await built<{ openSqliteReadModels(path: string): Promise<Models> }>(
  'adapters/read-models/sqlite.js',
);
const { auditEntries, sightings, during } = await built<{
  auditEntries: object;
  sightings: object;
  during(moment: string): string;
}>('audit/audit.projections.js');
const { unexplained } = await built<{ unexplained: object }>('audit/unexplained.projection.js');
const { AuditQueries } = await built<{ AuditQueries: new (...of: object[]) => Audit }>(
  'audit/audit.queries.js',
);
const { Documents } = await built<{ Documents: new (models: Models) => object }>(
  'kernel/projecting/documents.js',
);

const ENTRIES = Number(process.argv[2] ?? 1_000_000);
const [PAGE, DEEP, AT_ONCE, PATIENTS, PEOPLE] = [50, 1_000, 5_000, 5_000, 60];
/** The oldest, and their word. */
const OLD = 10_000;
const START = Date.parse('2025-03-01T08:00:00Z');
const STEP_MS = (365 * 86_400_000) / ENTRIES;
const kinds = [
  ['view', 'viewed data of 1 patient'],
  ['search', 'listed 1 patient'],
  ['change', 'set 2 items'],
  ['sign_in', 'signed in'],
] as const;

/** Mostly looks; an export in a hundred, a refusal in five hundred, a rare word in a hundred thousand, one in the oldest. */
function entry(n: number) {
  const at = new Date(START + n * STEP_MS).toISOString();
  const position = String(n).padStart(20, '0');
  const [usual, usually] = kinds[n % kinds.length]!;
  const once = n < OLD ? ' anciently' : '';
  const [action, sentence] =
    n % 500 === 7
      ? ['refused', 'was refused GET /admin/users']
      : n % 100_000 === 13
        ? ['change', 'merged the record of patient 3']
        : n % 100 === 5
          ? ['export', 'exported data of 1 patient']
          : [usual, usually];
  const person = (n * 7919) % PEOPLE;
  const patient = ((n * 104_729) % PATIENTS) + 1;
  return {
    ...{ moment: `${at} ${position}`, position, at, actor_id: person + 1, username: `user.${person}` },
    ...{ full_name: `Person ${person}`, role: 'user', permissions: {}, session_id: `s${n % 9_000}` },
    ...{ address: `10.0.${person}.${n % 4}`, device: 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101' },
    ...{ action, outcome: action === 'refused' ? 'refused' : 'done', patients: [patient] },
    ...{
      object: `case-${patient}`,
      note: null,
      sentence: `${sentence}${once}`,
      reason: null,
      why: null,
      event_id: `e-${position}`,
      type: 'E',
    },
    ...{ stream: 'access-2025-03-01', revision: n, route: 'GET /cases/:id', command: null },
    ...{ correlation_id: `r-${position}`, causation_id: null },
  };
}

const folder = mkdtempSync(join(tmpdir(), 'bench-audit-'));
const models = await openSqliteReadModels(join(folder, 'models.db'));
await models.open([auditEntries, sightings, unexplained]);
const byHand = new DatabaseSync(join(folder, 'hand.db'));
byHand.exec(`PRAGMA journal_mode=WAL; PRAGMA synchronous=NORMAL;
  CREATE TABLE entries (moment TEXT PRIMARY KEY, actor INTEGER, action TEXT, outcome TEXT, object TEXT, patient INTEGER,
    sentence TEXT, doc TEXT) WITHOUT ROWID;
  ${['actor', 'action', 'outcome', 'object', 'patient'].map((field) => `CREATE INDEX by_${field} ON entries (${field}, moment);`).join('\n')}`);
const insert = byHand.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?)');

/** In milliseconds, by the clock and of the processor in all threads. */
let [writing, computing] = [0, 0];
const pieces = new Map<string, string[]>();
for (let from = 0; from < ENTRIES; from += AT_ONCE) {
  const some = Array.from({ length: Math.min(AT_ONCE, ENTRIES - from) }, (_, n) => entry(from + n));
  const last = some.at(-1)!.position;
  const touched = new Set<string>();
  for (const { patients, at, position } of some) {
    const id = `${patients[0]}/${during(at)}/0`;
    pieces.set(id, [...(pieces.get(id) ?? []), position]);
    touched.add(id);
  }
  const seen = [...touched].map((id) => {
    const [patient, time] = id.split('/');
    return { id, document: { patient: Number(patient), during: time, positions: pieces.get(id) } };
  });
  const [began, before] = [performance.now(), process.cpuUsage()];
  await Promise.all([
    models.apply(
      'audit_entries',
      some.map((document) => ({ id: document.position, document })),
      last,
    ),
    models.apply('audit_sightings', seen, last),
  ]);
  const { user, system } = process.cpuUsage(before);
  writing += performance.now() - began;
  computing += (user + system) / 1000;
  byHand.exec('BEGIN');
  for (const one of some) {
    const { moment, actor_id, action, outcome, object, patients, sentence } = one;
    insert.run(moment, actor_id, action, outcome, object, patients[0]!, sentence, JSON.stringify(one));
  }
  byHand.exec('COMMIT');
}
const pace = (spent: number) => Math.round(ENTRIES / (spent / 1000));
console.log(
  `${ENTRIES} entries written, ${pace(writing)} a second, ${pace(computing)} a second of the processor`,
);

const audit = new AuditQueries(
  new Documents(models),
  {},
  { zone: async () => 'UTC' },
  { caughtUp: async () => true },
);
const deep = entry(ENTRIES - DEEP * PAGE).moment;
const questions: [string, object, string, string?][] = [
  ['everything', {}, ''],
  ['everything, 1,000 pages deep', {}, 'moment < ? AND', deep],
  ['one person', { person: 5 }, 'actor = 5 AND'],
  ['one case', { case: 77 }, `object = 'case-77' AND`],
  [
    'who saw one patient',
    { patient: 77, action: 'view,search,export' },
    `patient = 77 AND action IN ('view', 'search', 'export') AND`,
  ],
  [
    'exports, prints and copies',
    { action: 'print,copy,export' },
    `action IN ('print', 'copy', 'export') AND`,
  ],
  ['refused and failed', { outcome: 'refused,failed' }, `outcome IN ('refused', 'failed') AND`],
  [
    'one month',
    { from: '2025-06-01', to: '2025-06-30' },
    `moment >= '2025-06-01' AND moment < '2025-07-01' AND`,
  ],
  ['one person’s exports', { person: 6, action: 'export' }, `actor = 6 AND action = 'export' AND`],
  ['what nobody does', { person: 99, outcome: 'done' }, `actor = 99 AND outcome = 'done' AND`],
  [
    'views of a case that is none',
    { case: 99_999, action: 'view' },
    `object = 'case-99999' AND action = 'view' AND`,
  ],
  ['a common word', { text: 'listed' }, `instr(sentence, 'listed') AND`],
  ['a rare word', { text: 'merged' }, `instr(sentence, 'merged') AND`],
  ['a word of the oldest', { text: 'anciently' }, `instr(sentence, 'anciently') AND`],
  ['two letters of none', { text: 'qj' }, `instr(sentence, 'qj') AND`],
];
for (const [what, filter, where, before] of questions) {
  const ours: number[] = [];
  const hand: number[] = [];
  const sql = byHand.prepare(
    `SELECT doc FROM entries WHERE ${where} 1 ORDER BY moment DESC LIMIT ${PAGE + 1}`,
  );
  let found = 0;
  for (let round = 0; round < 7; round++) {
    let began = performance.now();
    found = (await audit.page(filter, PAGE, before)).entries.length;
    ours.push(performance.now() - began);
    began = performance.now();
    (before === undefined ? sql.all() : sql.all(before)).map(({ doc }) => JSON.parse(String(doc)) as object);
    hand.push(performance.now() - began);
  }
  const [our, their] = [median(ours), median(hand)];
  console.log(
    `${what}: ${found} entries in ${our.toFixed(1)} ms, by hand ${their.toFixed(1)} ms (${(our / their).toFixed(1)} times)`,
  );
}
byHand.close();
await models.close();
rmSync(folder, { recursive: true });
