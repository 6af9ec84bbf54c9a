import type { DatabaseSync, StatementSync } from 'node:sqlite';

const KEPT = 256;

/** Prepared statements of one connection by their text; the longest unused goes first. */
export class Statements {
  private readonly byText = new Map<string, StatementSync>();
  private readonly connection: DatabaseSync;

  constructor(connection: DatabaseSync) {
    this.connection = connection;
  }

  of(sql: string): StatementSync {
    const known = this.byText.get(sql);
    if (known) {
      // Who goes first matters once somebody has to go.
      if (this.byText.size === KEPT) {
        this.byText.delete(sql);
        this.byText.set(sql, known);
      }
      return known;
    }
    const statement = this.connection.prepare(sql);
    this.byText.set(sql, statement);
    const oldest = this.byText.keys().next().value;
    if (this.byText.size > KEPT && oldest !== undefined) this.byText.delete(oldest);
    return statement;
  }
}
