/** What SQLite stores for us. Booleans are bound as 0 and 1 by whoever builds the statement. */
export type Value = string | number | null;

export interface Statement {
  readonly sql: string;
  readonly params: readonly Value[];
}

/** A SELECT whose first column must be `equals` (no row counts as null) before a unit may write. */
export interface Guard extends Statement {
  readonly equals: Value;
}

/** What is written together or not at all. */
export interface Unit {
  readonly guard?: Guard;
  readonly statements: readonly Statement[];
}

/** `changes`: rows per statement. `lastId`: the rowid of the last insert. `actual`: what the guard found. */
export type Outcome =
  | { readonly written: true; readonly changes: readonly number[]; readonly lastId: number }
  | { readonly written: false; readonly actual: Value };

/**
 * `final`: the engine can no longer be trusted to write; only a restart helps. `unknown`: the batch may have reached
 * the disk nevertheless; the next start shows it.
 */
export interface Failure {
  readonly message: string;
  readonly final: boolean;
  readonly unknown: boolean;
}

/** The answer to a batch of units: one outcome for each in their order, or one failure for all. */
export type Reply = { readonly outcomes: readonly Outcome[] } | { readonly failure: Failure };

/** A kind of database file. Passed to the writer's thread, so plain data only. */
export interface Definition {
  /** As in 'The event log cannot write'. */
  readonly title: string;
  /** Marks the file as one of this kind, so that no store opens another's file. */
  readonly applicationId: number;
  /** FULL: a commit survives power loss. NORMAL: the newest commits may be lost, the file stays sound. */
  readonly synchronous: 'FULL' | 'NORMAL';
  /** Overwrite what is deleted with zeros. */
  readonly secureDelete: boolean;
  /** Statements that lead from one schema version to the next; the file's version is how many were run. */
  readonly migrations: readonly (readonly string[])[];
  /** What a person can do about a damaged file, as a sentence. */
  readonly remedy: string;
  /** What must hold in a file of the current version. */
  readonly proofs?: readonly Proof[];
}

/** `ask`: a SELECT of one value that is 1 where it holds; otherwise the file `lacks` something. */
export interface Proof {
  readonly ask: string;
  readonly lacks: string;
}
