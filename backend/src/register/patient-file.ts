import type { PatientFacts } from '@vouchwell/document';
import type { ImportCheckResponse, ImportRow, RefusedImportRow } from '@vouchwell/contract';
import { IMPORT_MOST_ROWS } from '@vouchwell/rules';
import { invalid } from '../kernel/basics/problem.ts';
import { csvRows } from '../http/bodies/csv-file.ts';
import { columnsOf, patientOf } from './patient-columns.ts';
import type { Likely } from './likely-rows.ts';

interface ReadRow {
  readonly line: number;
  readonly patient: PatientFacts;
}

/** What a file of patients holds, row by row. */
export interface PatientFile {
  readonly columns: readonly string[];
  readonly rows: readonly ReadRow[];
  readonly refused: readonly RefusedImportRow[];
}

/** As many as a form of a hospital has, and more than anybody reads. */
const COLUMNS = 60;
/** How many rows are shown of those in order. */
const SAMPLE = 20;

/** `today`: the site's day, `YYYY-MM-DD`. @throws DomainError invalid, where it is no such file */
export async function readPatientFile(file: Buffer, today: string): Promise<PatientFile> {
  const [rows, refused]: [ReadRow[], RefusedImportRow[]] = [[], []];
  let header: readonly string[] | null = null;
  let columns = columnsOf(['First name', 'Last name']);
  for await (const { line, cells } of csvRows(file, { columns: COLUMNS, rows: IMPORT_MOST_ROWS })) {
    if (!header) {
      columns = columnsOf((header = cells));
      continue;
    }
    const read = patientOf(cells, columns, today);
    if ('patient' in read) rows.push({ line, patient: read.patient });
    else refused.push({ line, reason: read.reason, cells: [...cells] });
  }
  if (!header || rows.length + refused.length === 0) {
    const message = 'The file has a header and no row below it.';
    throw invalid('no_patients', message, { file: message });
  }
  return { columns: header, rows, refused };
}

/** Where nothing is likely and nothing refused, all are new. */
export function checkResponse(
  { columns, rows, refused }: PatientFile,
  likely: ReadonlyMap<number, Likely>,
  seen: string,
): ImportCheckResponse {
  const fresh = rows.filter((_, place) => !likely.has(place));
  return {
    seen,
    total: rows.length + refused.length,
    fresh: fresh.length,
    sample: fresh.slice(0, SAMPLE).map(shown),
    likely: [...likely]
      .sort(([a], [b]) => a - b)
      .map(([place, whom]) => ({
        ...shown(rows[place]!),
        patient_id: 'patient_id' in whom ? whom.patient_id : null,
        other_line: 'row' in whom ? rows[whom.row]!.line : null,
      })),
    refused: [...refused],
    columns: [...columns],
  };
}

function shown({ line, patient }: ReadRow): ImportRow {
  const { first_name, middle_name, last_name, dob, mrn } = patient;
  return { line, name: [first_name, middle_name, last_name].filter(Boolean).join(' '), dob, mrn };
}
