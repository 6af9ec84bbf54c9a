import type { GenuineMark } from '../letter/letter.ts';

export type ReportCell = string | number;

export interface TableColumn {
  readonly label: string;
  /** Its share of the width, beside the other columns' shares. */
  readonly share: number;
  /** Numbers, with a bar beside each whose length says how they compare. */
  readonly bar?: boolean;
}

export interface ReportTable {
  readonly title: string;
  readonly columns: readonly TableColumn[];
  readonly rows: readonly (readonly ReportCell[])[];
  /** The sentence that stands where there is no row. */
  readonly none: string;
}

/** A report as it is drawn: what it is about, what must be said of it, and tables, each row of as many cells as columns. */
export interface TableReport {
  readonly title: string;
  /** Whose report it is, in small letters above the title. */
  readonly site: string;
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly statements: readonly string[];
  readonly tables: readonly ReportTable[];
  /** On every page. */
  readonly footer: string;
  /** By which anybody can find out whether it is genuine, on every page; left out: it carries nothing of the kind. */
  readonly genuine?: {
    /** SHA-256 of what it says, in hexadecimal. */
    readonly hash: string;
    readonly mark: GenuineMark;
  };
  /** ISO 8601: the same report of the same moment is the same file. */
  readonly made_at: string;
}
