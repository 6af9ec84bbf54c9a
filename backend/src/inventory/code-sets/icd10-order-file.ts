import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { isIcd10, normalizeIcd10 } from '@vouchwell/rules';
import { invalid } from '../../kernel/basics/problem.ts';

/** A billable code with its official long description. */
export interface BillableCode {
  readonly code: string;
  readonly description: string;
}

/** What one line of the order file says; a problem is a sentence's end, such as `column 15 must be 0 or 1`. */
export type OrderLine = BillableCode | 'heading' | { readonly problem: string };

export interface NumberedLine {
  /** From 1. */
  readonly number: number;
  /** As it stands in columns 1 to 5; null where none does. */
  readonly order: number | null;
  readonly text: string;
  readonly line: OrderLine;
}

/**
 * One line of the official ICD-10-CM order file. Columns, counted from 1: 1–5 order number, 7–13 code without
 * dot, 15 flag (0 heading, 1 billable), 17–76 short description, 78–end long description
 * [CMS, icd10OrderFiles].
 */
export function parseOrderLine(line: string): OrderLine {
  if (!/^[0-9]{5} $/.test(line.slice(0, 6))) return { problem: 'columns 1 to 5 must be the order number' };
  const code = normalizeIcd10(line.slice(6, 13));
  if (line.slice(6, 13).includes('.') || !isIcd10(code)) {
    return { problem: 'columns 7 to 13 must be an ICD-10-CM code without dot' };
  }
  const flag = line.slice(13, 16);
  if (flag === ' 0 ') return 'heading';
  if (flag !== ' 1 ') return { problem: 'column 15 must be 0 or 1' };
  const description = line.slice(77).trim();
  return description
    ? { code, description }
    : { problem: 'the long description from column 78 on is missing' };
}

/** Longer than any line of the official file, of which the longest has some 300 characters. */
const LINE = 1_000;
const BREAK = /\r?\n/;

/**
 * The lines of a file's content, with either line ending; numbering starts at 1. A line that does not end is refused
 * before it fills the memory. @throws DomainError invalid, and what reading the content throws
 */
export async function* orderLines(content: AsyncIterable<Uint8Array>): AsyncGenerator<NumberedLine> {
  const decoder = new TextDecoder();
  let number = 0;
  let rest = '';
  for await (const chunk of content) {
    const lines = (rest + decoder.decode(chunk, { stream: true })).split(BREAK);
    rest = lines.pop()!;
    for (const text of lines) yield numbered((number += 1), text);
    if (rest.length > LINE) throw tooLong(number + 1);
  }
  rest += decoder.decode();
  if (rest !== '') yield numbered(number + 1, rest);
}

function numbered(number: number, text: string): NumberedLine {
  if (text.length > LINE) throw tooLong(number);
  const order = /^[0-9]{5} /.test(text) ? Number(text.slice(0, 5)) : null;
  const line = parseOrderLine(text);
  // Left out it would end its code, and taken it would stand in letters as nobody wrote it.
  if (!(typeof line === 'object' && 'problem' in line) && text.includes(FOREIGN)) throw notUtf8(number);
  return { number, order, text, line };
}

/** What a decoder puts where bytes are not of UTF-8; no official file holds one. */
const FOREIGN = '\ufffd';

const notUtf8 = (line: number) => {
  const message = `Line ${line} is not written in UTF-8, all or a part of it. Choose the file as it was downloaded.`;
  return invalid('no_order_file', message, { file: message });
};

const tooLong = (line: number) => {
  const message = `Line ${line} has more than ${LINE} characters, as no line of the official order file has.`;
  return invalid('no_order_file', message, { file: message });
};

/** The same of a file on the disk, compressed with gzip or plain. @throws what the file system reports as well */
export async function* readOrderFile(path: string): AsyncGenerator<NumberedLine> {
  yield* orderLines(await openText(path));
}

/** The file's content as a stream of bytes, decompressed where it is compressed. @throws DomainError invalid as well */
export async function openText(path: string): Promise<Readable> {
  if (!isGzip(path, await headOf(path))) return createReadStream(path);
  // pipeline passes a failed read on to the stream that is read here; pipe alone would not.
  return pipeline(createReadStream(path), createGunzip(), () => undefined);
}

/**
 * Whether a file that begins so is compressed. One that is only called so may be cut off, or another than was meant.
 * @throws DomainError invalid, where it is
 */
export function isGzip(name: string, head: Uint8Array): boolean {
  const compressed = head[0] === 0x1f && head[1] === 0x8b;
  if (compressed || !/\.gz$/i.test(name)) return compressed;
  const message = 'The name ends in .gz, but the file is not compressed with gzip.';
  throw invalid('no_order_file', message, { file: message });
}

async function headOf(path: string): Promise<Uint8Array> {
  const handle = await open(path);
  try {
    const { buffer, bytesRead } = await handle.read(Buffer.alloc(2), 0, 2, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}
