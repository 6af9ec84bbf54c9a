import { buffer } from 'node:stream/consumers';
import PDFDocument, { type PdfFile } from 'pdfkit';
import { genuineLines } from '../letter/genuine-lines.ts';
import { drawable, loadFont, uprightFaces } from '../pdf/font.ts';
import { ReportSheet } from './table-report-sheet.ts';
import { drawTable } from './table-report-table.ts';
import type { TableReport } from './table-report.ts';

/**
 * Drawn line by line, without the letter's renderer: that one lays a whole document out at once, and takes a minute
 * where this takes a second.
 */
export async function drawReport(report: TableReport): Promise<Uint8Array> {
  await loadFont();
  const { title, site, facts, statements, tables, footer, genuine, made_at } = withTexts(report, drawable);
  const file: PdfFile = new PDFDocument({
    tagged: true,
    pdfVersion: '1.7',
    lang: 'en-US',
    displayTitle: true,
    autoFirstPage: false,
    bufferPages: true,
    size: 'LETTER',
    margin: 0,
    info: { Title: title, Creator: 'Vouchwell', Producer: 'Vouchwell', CreationDate: new Date(made_at) },
  });
  const written = buffer(file);
  const sheet = new ReportSheet(file, uprightFaces());
  sheet.words('P', site, { size: 8.5, grey: true });
  sheet.words('H1', title, { size: 17, strong: true });
  sheet.facts(facts);
  for (const statement of statements) sheet.words('P', statement, { size: 9, above: 3 });
  for (const table of tables) drawTable(sheet, table);
  const { genuine: lines, qr } = genuineLines(genuine?.mark);
  sheet.end([footer, ...lines, ...(genuine ? [`Document hash ${genuine.hash}`] : [])], qr);
  file.end();
  return written;
}

/** With each of its texts mapped; its moment is none. */
function withTexts(report: TableReport, map: (text: string) => string): TableReport {
  const walk = (part: unknown): unknown => {
    if (typeof part === 'string') return map(part);
    if (Array.isArray(part)) return part.map(walk);
    if (part === null || typeof part !== 'object') return part;
    return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, walk(value)]));
  };
  return walk(report) as TableReport;
}
