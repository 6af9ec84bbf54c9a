import type { StructureElement } from 'pdfkit';
import { columnStart, REPORT_WIDTH, type ReportSheet, ROW_HEIGHT } from './table-report-sheet.ts';
import type { ReportCell, ReportTable, TableColumn } from './table-report.ts';

const HEAD = { size: 8, grey: true };
const BODY = { size: 8.5 };
const GAP = 8;
/** Of a column with bars: what its figures take. */
const FIGURES = 34;

/** A column with its place on the page. */
interface Placed extends TableColumn {
  readonly x: number;
  readonly width: number;
  /** The value of the longest bar. */
  readonly top: number;
}

/** The head stands again on every page; no row is broken. */
export function drawTable(sheet: ReportSheet, table: ReportTable): void {
  sheet.words('H2', table.title, { size: 11.5, strong: true, above: 12 }, 44);
  if (table.rows.length === 0) return sheet.words('P', table.none, { size: 9, grey: true });
  const columns = placed(table);
  const whole = sheet.child(null, 'Table');
  drawHead(sheet, columns, whole);
  for (const row of table.rows) {
    const height = Math.min(ROW_HEIGHT, heightOf(sheet, row, columns));
    if (sheet.room(height + 6)) drawHead(sheet, columns, null);
    drawRow(sheet, row, columns, { height, element: sheet.child(whole, 'TR') });
  }
}

function placed({ columns, rows }: ReportTable): Placed[] {
  const all = columns.reduce((sum, { share }) => sum + share, 0);
  let x = columnStart;
  return columns.map((column, index) => {
    const width = (REPORT_WIDTH * column.share) / all;
    const top = column.bar ? rows.reduce((most, row) => Math.max(most, Number(row[index])), 0) : 0;
    const one = { ...column, x, width: width - GAP, top };
    x += width;
    return one;
  });
}

/** `whole`: the table, of which it is the first row; null: repeated, and not read again. */
function drawHead(sheet: ReportSheet, columns: readonly Placed[], whole: StructureElement | null): void {
  const height = Math.max(...columns.map(({ label, width }) => sheet.height(label, width, HEAD)));
  const row = whole && sheet.child(whole, 'TR');
  for (const { label, x, width } of columns) {
    const draw = () => sheet.write(label, x, width, HEAD);
    if (row) sheet.read(sheet.child(row, 'TH'), 'TH', draw);
    else sheet.unread(draw);
  }
  sheet.y += height + 2;
  sheet.unread(() => sheet.rule(sheet.y, true));
  sheet.y += 3;
}

interface Drawn {
  readonly height: number;
  readonly element: StructureElement;
}

function drawRow(
  sheet: ReportSheet,
  row: readonly ReportCell[],
  columns: readonly Placed[],
  { height, element }: Drawn,
): void {
  columns.forEach((column, index) => {
    const value = row[index] ?? '';
    const { x, width, bar, top } = column;
    const cell = sheet.child(element, 'TD');
    sheet.read(cell, 'TD', () =>
      sheet.write(written(value), x, bar ? FIGURES : width, BODY, {
        height: height + 1,
        ellipsis: true,
        ...(bar && { align: 'right' }),
      }),
    );
    if (!bar || top === 0 || Number(value) === 0) return;
    const room = width - FIGURES - 6;
    sheet.unread(() => sheet.bar(x + FIGURES + 6, Math.max(0.5, (Number(value) / top) * room)));
  });
  sheet.y += height + 2.5;
  sheet.unread(() => sheet.rule(sheet.y));
  sheet.y += 2.5;
}

function heightOf(sheet: ReportSheet, row: readonly ReportCell[], columns: readonly Placed[]): number {
  return Math.max(
    ...columns.map(({ width, bar }, index) =>
      sheet.height(written(row[index] ?? ''), bar ? FIGURES : width, BODY),
    ),
  );
}

const written = (value: ReportCell) => (typeof value === 'number' ? value.toLocaleString('en-US') : value);
