/** The same entries in plain tables of SQLite: an index for each question, and its full-text search for words. */
import { DatabaseSync } from 'node:sqlite';
import { type Entry, explainedBy } from './entries.ts';

const INDEXES = [
  'actor',
  'actor, action',
  'action',
  'outcome',
  'object',
  'patient',
  'note',
  'address',
  'address, action',
];

export class ByHand {
  private readonly database: DatabaseSync;

  constructor(path: string) {
    this.database = new DatabaseSync(path);
    this.database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
      CREATE TABLE entries (n INTEGER PRIMARY KEY, moment TEXT, actor INTEGER, action TEXT, outcome TEXT,
        object TEXT, patient INTEGER, note INTEGER, address TEXT, words TEXT, doc TEXT);
      CREATE INDEX by_moment ON entries (moment);
      ${INDEXES.map((keys, n) => `CREATE INDEX by_${n} ON entries (${keys}, moment);`).join('\n')}
      CREATE TABLE unexplained (n INTEGER PRIMARY KEY, moment TEXT);
      CREATE INDEX unexplained_by_moment ON unexplained (moment);
      CREATE VIRTUAL TABLE threes USING fts5(said, content = '', tokenize = 'trigram', detail = none);`);
  }

  write(entries: readonly Entry[]): void {
    const insert = this.database.prepare('INSERT INTO entries VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)');
    const open = this.database.prepare('INSERT INTO unexplained VALUES (?, ?)');
    const words = this.database.prepare('INSERT INTO threes (rowid, said) VALUES (?, ?)');
    this.database.exec('BEGIN');
    for (const entry of entries) {
      const { revision, moment, actor_id, action, outcome, object, note, address } = entry;
      const said = [entry.sentence, entry.username, entry.full_name, object].join('\n').toLowerCase();
      insert.run(
        ...[revision, moment, actor_id, action, outcome, object],
        ...[entry.patients[0]!, note, address, said, JSON.stringify(entry)],
      );
      words.run(revision, said);
      if (entry.why && explainedBy(entry) === null) open.run(revision, moment);
    }
    this.database.exec('COMMIT');
  }

  /** `of`: what comes behind FROM, a table or more and the conditions. */
  ask(of: string, limit: number): () => object[] {
    const asked = this.database.prepare(`SELECT doc FROM ${of} LIMIT ${limit}`);
    return () => asked.all().map(({ doc }) => JSON.parse(String(doc)) as object);
  }

  /** What a look at the history writes down before it is shown: one row, on the disk when this returns. */
  recording(): () => void {
    this.database.exec('PRAGMA synchronous = FULL; CREATE TABLE looks (n INTEGER PRIMARY KEY, doc TEXT)');
    const insert = this.database.prepare('INSERT INTO looks (doc) VALUES (?)');
    return () => void insert.run(JSON.stringify({ filters: { patient: '77' }, patients: [77] }));
  }

  close(): void {
    this.database.close();
  }
}
