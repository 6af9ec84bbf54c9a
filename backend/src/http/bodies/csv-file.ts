import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import { setImmediate as breathe } from 'node:timers/promises';
import { CsvError, parse } from 'csv-parse';
import { invalid } from '../../kernel/basics/problem.ts';

export interface CsvRow {
  /** Where it begins in the file, from 1. */
  readonly line: number;
  readonly cells: readonly string[];
}

export interface CsvBounds {
  readonly columns: number;
  /** Below the header. */
  readonly rows: number;
}

/** What is parsed before everybody else has a turn: each of its bytes may be a cell of its own. */
const CHUNK = 8 * 1024;
/** Characters of one row, line breaks in quotes among them, and its cells: a quote that is never closed ends here. */
const ROW = 20_000;
const [LF, CR, NUL] = [0x0a, 0x0d, 0x00];
const SAVE_AS = 'Save it as “CSV UTF-8” and choose it again.';

/**
 * The rows of a CSV file [RFC 4180], the header first, blank ones left out: with commas, semicolons or tabs between
 * cells, whichever its first line has most of. It is read in pieces, and refused where it is no such file, in a
 * sentence that says what to do. @throws DomainError invalid
 */
export async function* csvRows(file: Buffer, bounds: CsvBounds): AsyncGenerator<CsvRow> {
  refuseForeign(file);
  const lines = new Lines(file);
  const parser = parse({
    bom: true,
    // The parser's own bound counts no empty cells, of which a row of 5 MB has five million.
    cast: (cell, { index, bytes }) => {
      if (index >= ROW) throw refused(rowTooLong(lines.passed(bytes)));
      return cell;
    },
    delimiter: delimiterOf(file),
    info: true,
    max_record_size: ROW,
    relax_column_count: true,
    skip_empty_lines: true,
  });
  let rows = 0;
  try {
    for await (const read of Readable.from(pieces(file)).pipe(parser)) {
      const { record, info } = read as { record: string[]; info: { bytes: number } };
      const line = lines.begun();
      lines.passed(info.bytes);
      if (record.every((cell) => cell.trim() === '')) continue;
      if (record.length > bounds.columns) throw refused(tooBroad(line, record.length, bounds.columns));
      if (rows++ > bounds.rows) throw refused(tooLong(bounds.rows));
      yield { line, cells: record };
    }
  } catch (error) {
    throw error instanceof CsvError ? refused(sentenceOf(error, lines)) : error;
  }
  if (rows === 0) throw refused('The file is empty.');
}

async function* pieces(file: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < file.length; at += CHUNK) {
    yield file.subarray(at, at + CHUNK);
    await breathe();
  }
}

function refuseForeign(file: Buffer): void {
  if (file.length === 0) throw refused('The file is empty.');
  const begin = file.subarray(0, 2).toString('latin1');
  if (begin === 'PK') throw refused(`This is a spreadsheet or an archive and no CSV file. ${SAVE_AS}`);
  if (begin === '\xff\xfe' || begin === '\xfe\xff')
    throw refused(`The file is written in UTF-16. ${SAVE_AS}`);
  const nul = file.indexOf(NUL);
  if (nul >= 0) throw refused(`Line ${lineAt(file, nul)} holds characters of no text (NUL). ${SAVE_AS}`);
  if (!isUtf8(file))
    throw refused(`Line ${foreignLine(file)} is not written in UTF-8, all or a part of it. ${SAVE_AS}`);
}

function foreignLine(file: Buffer): number {
  for (let [line, at] = [1, 0]; ; line++) {
    const end = file.indexOf(LF, at);
    if (end < 0 || !isUtf8(file.subarray(at, end))) return line;
    at = end + 1;
  }
}

function lineAt(file: Buffer, end: number): number {
  let line = 1;
  for (let at = file.indexOf(LF); at >= 0 && at < end; at = file.indexOf(LF, at + 1)) line++;
  return line;
}

function delimiterOf(file: Buffer): string {
  const end = file.indexOf(LF);
  const header = file.subarray(0, Math.min(end < 0 ? file.length : end, ROW)).toString();
  const count = (sign: string) => header.split(sign).length;
  return [',', ';', '\t'].sort((a, b) => count(b) - count(a))[0]!;
}

/** Where in a file the parser stands: it tells bytes exactly, and lines not where breaks stand within quotes. */
class Lines {
  private line = 1;
  private at = 0;

  constructor(private readonly file: Buffer) {}

  /** The line of the next row, behind blank ones. */
  begun(): number {
    // A file may be nothing but breaks: each is looked at once.
    for (; this.file[this.at] === LF || this.file[this.at] === CR; this.at++)
      if (this.file[this.at] === LF) this.line += 1;
    return this.line;
  }

  passed(bytes: number): number {
    for (let at = this.file.indexOf(LF, this.at); at >= 0 && at < bytes; at = this.file.indexOf(LF, at + 1))
      this.line += 1;
    this.at = bytes;
    return this.line;
  }
}

function sentenceOf({ code, bytes }: CsvError & { bytes?: number }, lines: Lines): string {
  const line = lines.passed(bytes ?? 0);
  if (code === 'CSV_MAX_RECORD_SIZE') return rowTooLong(line);
  if (code === 'CSV_QUOTE_NOT_CLOSED')
    return 'A quotation mark is opened in the file and not closed until its end.';
  return `Line ${line} has a quotation mark where none may stand. Within quotes it is written twice.`;
}

const rowTooLong = (line: number) =>
  `Line ${line} or a row before it is too long. Look there for a quotation mark that is opened and not closed.`;
const tooBroad = (line: number, found: number, most: number) =>
  `Line ${line} has ${found} columns, and a file may have ${most}.`;
const tooLong = (most: number) =>
  `The file has more than ${most.toLocaleString('en-US')} rows. Split it into several files.`;

const refused = (message: string) => invalid('no_csv', message, { file: message });
