import { IsBoolean, Matches } from 'class-validator';
import { Optional } from './fields.ts';
import { CsvFile, type RefusedImportRow } from './imported-file.ts';

/** POST /patients/imports/check */
export class CheckImportRequest {
  @CsvFile()
  file!: string;
}

/** POST /patients/imports */
export class ImportPatientsRequest extends CheckImportRequest {
  /** True: rows that are likely somebody who is here already come as well. */
  @Optional()
  @IsBoolean({ message: 'with_likely must be true or false.' })
  with_likely?: boolean;

  /** What the check answered, demanded with `with_likely`: who is likely here since is to be looked at first. */
  @Optional()
  @Matches(/^[0-9a-f]{64}$/, { message: 'seen must be what the check of this file answered.' })
  seen?: string;
}

/** A row as it was understood; `line`: where it begins in the file, from 1. */
export interface ImportRow {
  line: number;
  name: string;
  /** YYYY-MM-DD */
  dob: string | null;
  mrn: string | null;
}

/** One that is likely somebody who is registered, or an earlier row of the file. */
export interface LikelyImportRow extends ImportRow {
  patient_id: number | null;
  other_line: number | null;
}

export interface ImportCheckResponse {
  /** For the import of what was looked at. */
  seen: string;
  /** All rows below the header. */
  total: number;
  /** Of them new ones: neither likely nor refused. */
  fresh: number;
  /** The first new ones. */
  sample: ImportRow[];
  likely: LikelyImportRow[];
  refused: RefusedImportRow[];
  /** The names of the columns, as the file has them. */
  columns: string[];
}

/** `stopped`: whoever wanted it may no longer import; what it brought until then is here, and can be taken back. */
export type ImportStage = 'running' | 'finished' | 'undoing' | 'undone' | 'stopped';

export interface PatientImport {
  id: number;
  stage: ImportStage;
  rows: number;
  /** How many of them are registered. */
  done: number;
  /** By number: those that somebody used before they were taken back, and that are here. */
  stayed: number[];
  /** Who began it, by the name they go by. */
  by: string;
  /** ISO 8601, UTC */
  at: string;
}

/** GET /patients/imports, newest first: 20 a page where nothing else is asked. */
export interface PatientImportsResponse {
  imports: PatientImport[];
  /** Of all pages together. */
  total: number;
  pages: number;
}
