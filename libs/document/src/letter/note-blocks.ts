import { lineAsRead, noteLines } from '@vouchwell/rules';

export type NoteBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list-item'; readonly marker: string; readonly text: string };

const LIST_ITEM = /^\s*([-*•]|\d{1,3}[.)])\s+(\S.*)$/;

/**
 * The light structure a note shows in plain text: headings, list items, and paragraphs; both keep their own
 * line ends. Signs of markup are left out (`noteLines`); everything else stays text.
 */
export function noteBlocks(note: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let open = false;
  for (const read of noteLines(note)) {
    if (read.bare) continue;
    const line = lineAsRead(note, read);
    const last = blocks.at(-1);
    const item = LIST_ITEM.exec(line);
    if (line.trim() === '') open = false;
    else if (read.heading) {
      blocks.push({ kind: 'heading', text: line.trim() });
      open = false;
    } else if (item) {
      blocks.push({ kind: 'list-item', marker: item[1] ?? '', text: (item[2] ?? '').trimEnd() });
      open = true;
    } else if (open && last && (last.kind === 'paragraph' || /^\s/.test(line))) {
      blocks[blocks.length - 1] = { ...last, text: `${last.text}\n${line.trim()}` };
    } else {
      blocks.push({ kind: 'paragraph', text: line.trim() });
      open = true;
    }
  }
  return blocks;
}
