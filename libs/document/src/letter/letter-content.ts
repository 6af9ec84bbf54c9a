import {
  draftLine,
  type ItemFacts,
  NOT_THE_SIGNED_NOTE,
  optionsText,
  type ProviderFacts,
  quantityText,
} from '@vouchwell/rules';
import { type SignatureBlock, signatureBlocks } from './letter-content-signatures.ts';
import {
  addendumSigned,
  documentNumber,
  isDraft,
  LETTER_TITLE,
  oneLine,
  patientLines,
} from './letter-wording.ts';
import { type GenuineLines, genuineLines } from './genuine-lines.ts';
import type { Letter, Letterhead, LetterFrame } from './letter.ts';

/**
 * What a letter says, in the order in which it is read. Every form of it, the PDF with its pages and the text, is
 * drawn from this alone, so that none says what another does not. No text has line ends but those of notes and addenda.
 */
export interface LetterContent extends GenuineLines {
  /** Marks every page of whatever is not the signed document; null on that. */
  readonly warning: LetterWarning | null;
  readonly letterhead: Letterhead;
  readonly title: string;
  /** Where the document is looked up by. */
  readonly reference: string;
  readonly patient: readonly LetterFact[];
  readonly tables: readonly LetterTable[];
  /** Empty where the signature block names the provider. */
  readonly provider: readonly LetterFact[];
  /** An order has none. */
  readonly note: LetterText | null;
  /** Beside each other; none in what is not signed. */
  readonly signatures: readonly SignatureBlock[];
  readonly addenda: readonly (LetterText & { readonly signed: string })[];
  /** The hash of the signed document. */
  readonly proof: string | null;
}

export interface LetterWarning {
  /** Across the page. */
  readonly stamp: 'DRAFT' | 'NOT SIGNED' | 'OUT OF DATE' | 'REPLACED';
  readonly line: string;
}

export type LetterFact = readonly [label: string, value: string];

export interface LetterTable {
  readonly title: string;
  /** The last is the widest. */
  readonly columns: readonly string[];
  readonly rows: readonly LetterRow[];
}

export interface LetterRow {
  /** One a column. */
  readonly cells: readonly string[];
  /** Lines below the last cell. */
  readonly below: readonly string[];
}

/** `text` has the light structure of a note. */
export interface LetterText {
  readonly title: string;
  readonly text: string;
}

export function letterContent(letter: Letter, frame: LetterFrame): LetterContent {
  const signed = !isDraft(letter, frame);
  const { provider, diagnoses, items } = letter;
  const tables: LetterTable[] = [
    { title: 'Diagnoses', columns: ['ICD-10-CM', 'Description'], rows: diagnoses.map(diagnosisRow) },
    { title: 'Items ordered', columns: ['HCPCS', 'Quantity', 'Item'], rows: items.map(itemRow) },
  ];
  return {
    warning: signed ? null : warning(frame),
    letterhead: letterhead(letter, frame),
    title: LETTER_TITLE,
    reference: documentNumber(letter),
    patient: patientLines(letter.patient).map(([label, value]) => [label, oneLine(value)]),
    tables: tables.filter(({ rows }) => rows.length > 0),
    provider: provider && !signed ? providerFacts(provider) : [],
    note: { title: 'Medical necessity', text: letter.note.text },
    signatures: signed && letter.signature ? signatureBlocks(letter, letter.signature) : [],
    addenda: signed ? (frame.addenda ?? []).map(addendum) : [],
    proof: signed ? `SHA-256 ${frame.document_hash}` : null,
    ...genuineLines(signed ? frame.genuine : undefined),
  };
}

function warning(frame: LetterFrame): LetterWarning {
  if (frame.other_note_signed) return { stamp: 'NOT SIGNED', line: NOT_THE_SIGNED_NOTE };
  return { stamp: 'DRAFT', line: draftLine(frame.unconfirmed ?? 0) };
}

/** Without a letterhead of the site the provider writes on paper of their own. */
function letterhead({ format, letterhead, provider }: Letter, frame: LetterFrame): Letterhead {
  const site = frame.site_name === null ? null : { name: frame.site_name, lines: [], logo: null };
  const { name, lines, logo } = (format === 1 ? site : letterhead) ?? ofProvider(provider);
  return { name: oneLine(name), lines: lines.map((line) => oneLine(line)).filter(Boolean), logo };
}

const ofProvider = (provider: ProviderFacts | null): Letterhead => ({
  name: provider?.name ?? '',
  lines: provider ? [`NPI ${provider.npi}`] : [],
  logo: null,
});

const providerFacts = ({ name, npi }: ProviderFacts): LetterFact[] => [
  ['Ordering provider', oneLine(name)],
  ['NPI', npi],
];

const diagnosisRow = ({ code, description, is_primary }: Letter['diagnoses'][number]): LetterRow => ({
  cells: [code, `${oneLine(description)}${is_primary ? ' (primary)' : ''}`],
  below: [],
});

function itemRow(item: ItemFacts): LetterRow {
  const justification = oneLine(item.justification);
  const below = [oneLine(optionsText(item)), justification && `Justification: ${justification}`];
  return {
    cells: [item.hcpcs ?? '', quantityText(item), oneLine(item.item)],
    below: below.filter(Boolean),
  };
}

const addendum = (one: NonNullable<LetterFrame['addenda']>[number]) => ({
  title: `Addendum ${one.number}`,
  text: one.text,
  signed: addendumSigned(one),
});
