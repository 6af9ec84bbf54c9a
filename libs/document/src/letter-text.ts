import type { Letter, LetterFrame } from './letter.ts';
import {
  addendumSigned,
  documentNumber,
  DRAFT_LINE,
  isDraft,
  LETTER_TITLE,
  oneLine,
  optionsText,
  patientLines,
  quantityText,
  writtenDate,
  writtenTime,
} from './letter-wording.ts';

const WIDTH = 80;

/**
 * The letter as plain text: UTF-8, LF line ends, a newline at the end. Our own lines wrap at 80 columns; the
 * note's lines stay as they were written.
 */
export function letterText(letter: Letter, frame: LetterFrame): string {
  const sections = [
    heading(letter, frame),
    patientLines(letter.patient).map(([label, value]) => field(label, value)),
    titled('DIAGNOSES', letter.diagnoses.map(diagnosis)),
    titled('ITEMS ORDERED', letter.items.map(item)),
    letter.provider && titled('PROVIDER', [provider(letter.provider)]),
    titled('MEDICAL NECESSITY NOTE', [letter.note.text.replace(/\r\n?/g, '\n').trim()]),
    titled('SIGNATURE', [signature(letter, frame)]),
    ...addenda(letter, frame),
    ending(letter, frame),
  ];
  const text = sections
    .map((lines) => (lines ?? []).filter(Boolean).join('\n'))
    .filter(Boolean)
    .join('\n\n');
  return `${plain(text)}\n`;
}

function heading(letter: Letter, frame: LetterFrame): string[] {
  return [
    isDraft(letter, frame) ? `*** DRAFT *** ${DRAFT_LINE} ***` : '',
    oneLine(frame.site_name),
    LETTER_TITLE.toUpperCase(),
    documentNumber(letter),
    frame.ai_model === null ? '' : wrap(`AI model: ${oneLine(frame.ai_model)}`, ''),
  ];
}

function titled(title: string, lines: string[]): string[] {
  return lines.length === 0 ? [] : [title, '-'.repeat(title.length), ...lines];
}

function diagnosis(diagnosis: Letter['diagnoses'][number]): string {
  const primary = diagnosis.is_primary ? ' (primary)' : '';
  return wrap(`${diagnosis.code.padEnd(9)} ${oneLine(diagnosis.description)}${primary}`, ' '.repeat(10));
}

function item(item: Letter['items'][number], index: number): string {
  const indent = '   ';
  const details = [
    [item.hcpcs && `HCPCS ${item.hcpcs}`, `Quantity ${quantityText(item)}`, optionsText(item)]
      .filter(Boolean)
      .join(' · '),
    item.justification && `Justification: ${oneLine(item.justification)}`,
  ];
  return [`${index + 1}. ${oneLine(item.item)}`, ...details.filter(Boolean).map((line) => indent + line)]
    .map((line) => wrap(line, indent))
    .join('\n');
}

function provider(provider: NonNullable<Letter['provider']>): string {
  const typed = provider.signature?.startsWith('data:') ? '(drawn)' : oneLine(provider.signature);
  return [
    field('Name', provider.name),
    field('NPI', provider.npi),
    typed && field('Signature', typed),
    field('Date signed', writtenDate(provider.date_signed)),
  ]
    .filter(Boolean)
    .join('\n');
}

function signature(letter: Letter, frame: LetterFrame): string {
  const { signature, provider } = letter;
  if (!signature || isDraft(letter, frame)) return `${DRAFT_LINE}.`;
  return [
    field('Signed by', signature.name),
    provider &&
      field('NPI', provider.name === signature.name ? provider.npi : `${provider.npi} (${provider.name})`),
    field('Date and time', writtenTime(signature.signed_at)),
    field('Meaning', signature.meaning),
  ]
    .filter(Boolean)
    .join('\n');
}

/** Their lines stay as they were written, as the note's do. */
function addenda(letter: Letter, frame: LetterFrame): string[][] {
  if (isDraft(letter, frame)) return [];
  return (frame.addenda ?? []).map((addendum) =>
    titled(`ADDENDUM ${addendum.number}`, [
      addendum.text.replace(/\r\n?/g, '\n').trim(),
      `\n${wrap(addendumSigned(addendum), '')}`,
    ]),
  );
}

function ending(letter: Letter, frame: LetterFrame): string[] {
  if (isDraft(letter, frame)) return [`*** DRAFT *** ${DRAFT_LINE} ***`];
  return ['Document SHA-256:', frame.document_hash ?? ''];
}

function field(label: string, value: string): string {
  return wrap(`${`${label}:`.padEnd(15)} ${oneLine(value)}`, ' '.repeat(16));
}

/** Breaks at spaces only; a word longer than the line stays whole. */
function wrap(text: string, indent: string): string {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/(?<=\S) /)) {
    if (line !== '' && line.length + 1 + word.length > WIDTH) {
      lines.push(line);
      line = indent + word;
    } else line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((wrapped) => wrapped.trimEnd()).join('\n');
}

/** A text file for people: no control characters, among them those that turn the reading direction. */
function plain(text: string): string {
  return text.toWellFormed().replace(/(?![\n\t])[\p{Cc}\u202a-\u202e\u2066-\u2069]/gu, '\ufffd');
}
