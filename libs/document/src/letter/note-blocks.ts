import { lineAsRead, noteParts, type NoteTable } from '@vouchwell/rules';

export type NoteBlock = TextBlock | TableBlock;

export type TextBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list-item'; readonly marker: string; readonly text: string };

export interface TableBlock extends NoteTable {
  readonly kind: 'table';
}

const LIST_ITEM = /^\s*([-*•]|\d{1,3}[.)])\s+(\S.*)$/;

/**
 * The light structure a note shows in plain text: headings, list items, tables and paragraphs; all but headings keep
 * their own line ends. Signs of markup are left out (`noteLines`); everything else stays text.
 */
export function noteBlocks(note: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let open = false;
  for (const part of noteParts(note)) {
    if ('rows' in part) {
      blocks.push({ kind: 'table', ...part });
      open = false;
      continue;
    }
    const line = lineAsRead(note, part);
    const last = blocks.at(-1);
    const item = LIST_ITEM.exec(line);
    if (line.trim() === '') open = false;
    else if (part.heading) {
      blocks.push({ kind: 'heading', text: line.trim() });
      open = false;
    } else if (item) {
      blocks.push({ kind: 'list-item', marker: item[1] ?? '', text: (item[2] ?? '').trimEnd() });
      open = true;
    } else if (open && isGoneOnBy(line, last)) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    } else {
      blocks.push({ kind: 'paragraph', text: line.trim() });
      open = true;
    }
  }
  return blocks;
}

const isGoneOnBy = (line: string, last: NoteBlock | undefined): last is TextBlock =>
  last?.kind === 'paragraph' || (last?.kind === 'list-item' && /^\s/.test(line));

/** A table as its lines, for what has no room for columns. */
export const inLines = ({ heads, rows }: NoteTable): TextBlock => ({
  kind: 'paragraph',
  text: [heads, ...rows].map((row) => row.join(' | ').replaceAll('\n', ' ')).join('\n'),
});
