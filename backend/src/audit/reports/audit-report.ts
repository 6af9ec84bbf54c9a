import type { ReportTable } from '@vouchwell/document';
import type { AuditReportCheckpoint, AuditReportKind, AuditReportTable } from '@vouchwell/contract';
import { csvRows, csvText } from '@vouchwell/rules';
import { invalid } from '../../kernel/basics/problem.ts';

export type Row = readonly (string | number)[];

/** A table whose rows are read when they are wanted, in parts. */
export interface RowsOf extends Pick<ReportTable, 'title' | 'columns' | 'none'> {
  rows(): AsyncIterable<readonly Row[]>;
}

/** A report as it was asked for, of which nothing is read yet. */
export interface AuditReport {
  readonly kind: AuditReportKind;
  readonly title: string;
  readonly site: string;
  readonly period: { readonly from: string; readonly to: string; readonly time_zone: string };
  readonly facts: readonly (readonly [label: string, value: string])[];
  readonly statements: readonly string[];
  readonly tables: readonly RowsOf[];
  readonly checkpoint: AuditReportCheckpoint;
  /** ISO 8601, UTC */
  readonly made_at: string;
}

/** Rows of one table that a screen shows. */
const SHOWN = 100;
/** Of a PDF, some 170 pages. */
export const DRAWN = 5_000;
/** Characters of a cell on a page; a list of hundreds of patients is longer. */
const CELL = 600;
/** Of a sign that UTF-16 writes in two, the first, at the end. */
const HALF = /[\uD800-\uDBFF]$/;

/** The beginning of each table. */
export function beginnings({ tables }: AuditReport): Promise<AuditReportTable[]> {
  return Promise.all(
    tables.map(async ({ title, columns, none, rows }) => {
      const found = await first(rows(), SHOWN + 1);
      return {
        ...{ title, none, columns: [...columns], more: found.length > SHOWN },
        rows: found.slice(0, SHOWN).map((row) => row.map(shortened)),
      };
    }),
  );
}

/** All of it, to be drawn. @throws DomainError invalid, where it is more than a PDF should be */
export async function drawnTables({ tables }: AuditReport): Promise<ReportTable[]> {
  const drawn: ReportTable[] = [];
  let left = DRAWN;
  for (const { title, columns, none, rows } of tables) {
    const found = await first(rows(), left + 1);
    if (found.length > left) throw tooLong();
    left -= found.length;
    drawn.push({ title, columns, none, rows: found.map((row) => row.map(shortened)) });
  }
  return drawn;
}

const tooLong = () =>
  invalid(
    'report_too_long',
    `As a PDF this report would have more than ${DRAWN.toLocaleString('en-US')} rows. Choose a shorter period, or save it as CSV, which holds any number of rows.`,
  );

/** All of it as a file for a spreadsheet, in parts that are made when they are sent. */
export async function* csvParts(report: AuditReport): AsyncGenerator<string> {
  const { title, site, facts, statements, tables } = report;
  yield csvText([[title], ['Site', site], ...facts, ...statements.map((text) => [text])]);
  for (const { title: name, columns, none, rows } of tables) {
    yield csvRows([[], [name], columns.map(({ label }) => label)]);
    let any = false;
    for await (const found of rows()) {
      any ||= found.length > 0;
      if (found.length > 0) yield csvRows(found);
    }
    if (!any) yield csvRows([[none]]);
  }
}

async function first(parts: AsyncIterable<readonly Row[]>, count: number): Promise<Row[]> {
  const found: Row[] = [];
  for await (const rows of parts) {
    found.push(...rows);
    if (found.length >= count) break;
  }
  return found.slice(0, count);
}

const shortened = (cell: string | number) =>
  typeof cell === 'string' && cell.length > CELL
    ? `${cell.slice(0, CELL).replace(HALF, '')}… (in whole in the CSV file)`
    : cell;
