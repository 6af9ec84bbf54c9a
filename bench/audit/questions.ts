/** What a compliance officer asks, and the same in SQL by hand. */
import type { Year } from './entries.ts';

export interface Question {
  readonly what: string;
  readonly filter: object;
  /** Behind FROM, with the order. */
  readonly sql: string;
  readonly before?: string;
}

const NEWEST = 'ORDER BY moment DESC';
const where = (condition: string) => `entries WHERE ${condition} ${NEWEST}`;
const saying = (word: string) =>
  `threes JOIN entries ON n = threes.rowid WHERE threes MATCH '"${word}"' ORDER BY threes.rowid DESC`;
/** Without `detail` three letters together are what its index can tell; a word is looked for in what holds all of them. */
const holding = (word: string) => {
  const threes = Array.from({ length: word.length - 2 }, (_, at) => word.slice(at, at + 3));
  return saying(threes.join('" AND "')).replace('ORDER', `AND instr(words, '${word}') ORDER`);
};

/** `deep`: so many entries before the newest. */
export function questions(year: Year, deep: number): Question[] {
  const before = year.entry(Math.max(1, year.entries - deep)).moment;
  const looked = { patient: 77, action: 'view,search,export' };
  const seen = `patient = 77 AND action IN ('view', 'search', 'export')`;
  const middle = year.entry(Math.floor(year.entries / 2)).moment;
  return [
    { what: 'everything', filter: {}, sql: `entries ${NEWEST}` },
    { what: 'everything, deep', filter: {}, sql: where(`moment < '${before}'`), before },
    { what: 'one person', filter: { person: 5 }, sql: where('actor = 5') },
    { what: 'one case', filter: { case: 77 }, sql: where(`object = 'case-77'`) },
    { what: 'one note', filter: { note: 343 }, sql: where('note = 343') },
    { what: 'who saw one patient', filter: looked, sql: where(seen) },
    {
      what: 'who saw one patient, deep',
      filter: looked,
      sql: where(`${seen} AND moment < '${middle}'`),
      before: middle,
    },
    {
      what: 'exports, prints and copies',
      filter: { action: 'print,copy,export' },
      sql: where(`action IN ('print', 'copy', 'export')`),
    },
    {
      what: 'refused and failed',
      filter: { outcome: 'refused,failed' },
      sql: where(`outcome IN ('refused', 'failed')`),
    },
    {
      what: 'looks without a reason',
      filter: { why: 'none' },
      sql: `unexplained JOIN entries USING (n) ORDER BY unexplained.moment DESC`,
    },
    {
      what: 'one month',
      filter: { from: '2025-06-01', to: '2025-06-30' },
      sql: where(`moment >= '2025-06-01' AND moment < '2025-07-01'`),
    },
    {
      what: 'one person’s exports',
      filter: { person: 6, action: 'export' },
      sql: where(`actor = 6 AND action = 'export'`),
    },
    {
      what: 'what was changed from one address',
      filter: { address: '10.0.18.2', action: 'change' },
      sql: where(`address = '10.0.18.2' AND action = 'change'`),
    },
    {
      what: 'exports from one address, of which there are none',
      filter: { address: '10.0.18.2', action: 'export' },
      sql: where(`address = '10.0.18.2' AND action = 'export'`),
    },
    {
      what: 'what nobody does',
      filter: { person: 99, outcome: 'done' },
      sql: where(`actor = 99 AND outcome = 'done'`),
    },
    {
      what: 'views of a case that is none',
      filter: { case: 99_999_999, action: 'view' },
      sql: where(`object = 'case-99999999' AND action = 'view'`),
    },
    { what: 'a common word', filter: { text: 'listed' }, sql: holding('listed') },
    { what: 'a rare word', filter: { text: 'merged' }, sql: holding('merged') },
    { what: 'a word of the oldest', filter: { text: 'anciently' }, sql: holding('anciently') },
    { what: 'two letters of none', filter: { text: 'qj' }, sql: where(`instr(words, 'qj')`) },
  ];
}
