/**
 * Oversight with 100,000 cases, beside the same questions to a plain table with an index for each, in the same run, and
 * the whole list as a file beside reading all its rows by hand; milliseconds of the processor.
 *   node bench/oversight.ts [cases, 100000]     (after a build)
 */
import { DatabaseSync } from 'node:sqlite';
import { built, casesOf, current, damaged, forgetCases, OTHER, OWNER, row } from './cases/many-cases.ts';
import { median } from './requests/median.ts';

interface Oversight {
  page(query: object, actor: object): Promise<{ body: { pagination: { total: number } } }>;
}
interface File {
  parts(query: object): AsyncIterable<{ body: readonly string[] }>;
}
const { CaseOversightQueries } = await built<{ CaseOversightQueries: new (...parts: object[]) => Oversight }>(
  'cases/oversight/case-oversight.queries.js',
);
const { CaseOversightFile } = await built<{ CaseOversightFile: new (...parts: object[]) => File }>(
  'cases/oversight/case-oversight-file.js',
);

const COUNT = Number(process.argv[2] ?? 100_000);
const admin = { id: 1, role: 'admin', permissions: {} };
/** Told with each page, and as many however many cases there are. */
const users = { all: async () => [] };
/** Of cases whose payer is known, which these are not. */
const readiness = { among: async () => null, standings: async () => new Map() };

/** The same rows in one table, with what is asked of them as columns. */
function byHand(): DatabaseSync {
  const table = new DatabaseSync(':memory:');
  table.exec(`CREATE TABLE cases (id INTEGER PRIMARY KEY, owner INTEGER, complete INTEGER, status TEXT, doc TEXT);
    CREATE INDEX owners ON cases (owner, id); CREATE INDEX completes ON cases (complete, id);
    CREATE INDEX both ON cases (owner, complete, id); CREATE INDEX statuses ON cases (status, id DESC)`);
  const insert = table.prepare('INSERT INTO cases VALUES (?, ?, ?, ?, ?)');
  table.exec('BEGIN');
  for (let id = 1; id <= COUNT; id++) {
    const one = row(id, COUNT);
    insert.run(id, one.owner_id, one.is_complete ? 1 : 0, one.status, JSON.stringify(one));
  }
  table.exec('COMMIT');
  return table;
}

const last = Math.floor(COUNT / 20);
const looks: Record<string, { query: object; where: string; order?: string; skip?: number }> = {
  'the newest 20': { query: {}, where: '1' },
  'the last 20': { query: { page: last }, where: '1', skip: (last - 1) * 20 },
  'drafts, the newest 20': { query: { status: 'draft' }, where: 'complete = 0' },
  'of one user': { query: { user_id: OTHER }, where: `owner = ${OTHER}` },
  'completed of one user': {
    query: { user_id: OWNER, status: 'completed' },
    where: `owner = ${OWNER} AND complete = 1`,
  },
  'by status': { query: { sort: 'status' }, where: '1', order: 'status, id DESC' },
};

/** Milliseconds of the processor, all threads, the median of many. */
async function processor(ask: () => unknown, times = 30): Promise<number> {
  const taken: number[] = [];
  for (let n = 0; n < times; n++) {
    const before = process.cpuUsage();
    await ask();
    const { user, system } = process.cpuUsage(before);
    taken.push((user + system) / 1000);
  }
  return median(taken);
}

try {
  const { documents, models } = await casesOf(COUNT);
  const oversight = new CaseOversightQueries(documents, current, users, damaged, readiness);
  const table = byHand();
  console.log('| oversight | ms | by hand | ratio |\n|---|---|---|---|');
  const told = (what: string, own: number, hand: number) =>
    console.log(`| ${what} | ${own.toFixed(2)} | ${hand.toFixed(2)} | ${(own / hand).toFixed(1)} |`);
  for (const [what, { query, where, order = 'id DESC', skip = 0 }] of Object.entries(looks)) {
    const page = table.prepare(
      `SELECT doc FROM cases WHERE ${where} ORDER BY ${order} LIMIT 20 OFFSET ${skip}`,
    );
    const total = table.prepare(`SELECT count(*) AS n FROM cases WHERE ${where}`);
    const hand = await processor(() => [
      page.all().map(({ doc }) => JSON.parse(String(doc)) as object),
      total.get(),
    ]);
    told(what, await processor(() => oversight.page(query, admin)), hand);
  }
  const file = new CaseOversightFile(documents, current, users, readiness);
  const all = table.prepare('SELECT doc FROM cases ORDER BY id DESC');
  const written = await processor(async () => {
    let length = 0;
    for await (const { body } of file.parts({})) length += body.join('').length;
    return length;
  }, 3);
  const read = await processor(() => {
    let length = 0;
    for (const { doc } of all.iterate())
      length += Object.values(JSON.parse(String(doc)) as object).join(',').length;
    return length;
  }, 3);
  told(`the file of all ${COUNT}`, written, read);
  await models.close();
} finally {
  forgetCases();
}
