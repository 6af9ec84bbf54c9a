/** A spreadsheet takes what begins with one of these for a formula, full-width ones in some languages [OWASP, CSV injection]. */
const FORMULA = /^'*[=+\-@\t\r\n＝＋－＠]/;

type Rows = readonly (readonly (string | number | null)[])[];

/**
 * Rows as a CSV file that spreadsheets open as it is meant: UTF-8 with a mark of its own, a comma between cells, CRLF
 * behind each row, every cell quoted [RFC 4180]. What would be a formula becomes text by an apostrophe before it.
 */
export const csvText = (rows: Rows): string => `\ufeff${csvRows(rows)}`;

/** Further rows of such a file: its mark stands once, before the first. */
export const csvRows = (rows: Rows): string => rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');

/** A cell as it was before `csvText` made it no formula. */
export const csvCell = (text: string) => (text.startsWith("'") && FORMULA.test(text) ? text.slice(1) : text);

function cell(value: string | number | null): string {
  const text = String(value ?? '');
  // A number is none, also a negative one.
  const safe = typeof value === 'string' && FORMULA.test(text) ? `'${text}` : text;
  return `"${safe.replaceAll('"', '""')}"`;
}
