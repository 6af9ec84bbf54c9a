import { isDrawnSignature, noteAsText, plainWidth, wrapped } from '@vouchwell/rules';
import type { SignatureBlock } from './letter-content-signatures.ts';
import { type LetterContent, letterContent, type LetterFact, type LetterTable } from './letter-content.ts';
import type { Letter, LetterFrame } from './letter.ts';
import { orderContent } from './order-content.ts';
import type { OrderFrame, WrittenOrder } from './order.ts';

const WIDTH = 80;
const LABEL = 19;

/**
 * The letter as plain text: UTF-8, LF line ends, a newline at the end. Our own lines and a note's tables wrap at 80
 * columns; the note's other lines end where they were ended.
 */
export const letterText = (letter: Letter, frame: LetterFrame): string =>
  textOf(letterContent(letter, frame));

/** An order in the same form. */
export const orderText = (order: WrittenOrder, frame: OrderFrame): string =>
  textOf(orderContent(order, frame));

function textOf(content: LetterContent): string {
  const { letterhead, note } = content;
  const sections = [
    stamped(content),
    [letterhead.name, ...letterhead.lines].map((line) => wrap(line)),
    [content.title, '='.repeat(content.title.length), content.reference],
    content.patient.map(fact),
    ...content.tables.map(table),
    content.provider.map(fact),
    note === null ? [] : titled(note.title, [lines(note.text)]),
    ...content.signatures.map(signature),
    ...content.addenda.map(({ title, text, signed }) => titled(title, [lines(text), `\n${wrap(signed)}`])),
    content.proof === null ? stamped(content) : [content.proof, ...content.genuine],
  ];
  const text = sections
    .map((section) => section.filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
  return `${plain(text)}\n`;
}

const stamped = ({ warning }: LetterContent) =>
  warning ? [`*** ${warning.stamp} *** ${warning.line} ***`] : [];

const titled = (title: string, below: string[]) => [title, '-'.repeat(title.length), ...below];

const wrap = (text: string, indent = 0) => wrapped(text, WIDTH, indent).join('\n');

const fact = ([label, value]: LetterFact) => wrap(`${label.padEnd(LABEL - 1)} ${value}`, LABEL);

/** Columns as wide as their widest cell; the last goes on below itself. */
function table({ title, columns, rows }: LetterTable): string[] {
  const cells = [columns, ...rows.map((row) => row.cells)];
  const widths = columns
    .slice(0, -1)
    .map((_, at) => cells.reduce((most, row) => Math.max(most, plainWidth(row[at]!)), 0) + 2);
  const indent = widths.reduce((sum, width) => sum + width, 0);
  const line = (row: readonly string[]) =>
    wrap(row.map((cell, at) => padded(cell, widths[at] ?? 0)).join(''), indent);
  const entries = rows.flatMap(({ cells: row, below }) => [
    line(row),
    ...below.map((text) => wrap(`${' '.repeat(indent)}${text}`, indent)),
  ]);
  return titled(title, [line(columns), ...entries]);
}

function signature({ title, mark, name, lines: below }: SignatureBlock): string[] {
  const written = isDrawnSignature(mark) ? '(drawn signature)' : (mark ?? '');
  return titled(
    title,
    [written, name, ...below].map((line) => wrap(line)),
  );
}

const padded = (cell: string, width: number) => cell + ' '.repeat(Math.max(width - plainWidth(cell), 0));

const lines = (text: string) => {
  const read = noteAsText(text).trimEnd().split('\n');
  return read.slice(read.findIndex((line) => line.trim() !== '')).join('\n');
};

/** A text file for people: no control characters, among them those that turn the reading direction. */
function plain(text: string): string {
  return text.toWellFormed().replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
