export type NoteBlock =
  | { readonly kind: 'heading'; readonly text: string }
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'list-item'; readonly marker: string; readonly text: string };

const LIST_ITEM = /^\s*([-*•]|\d{1,3}[.)])\s+(\S.*)$/;

/**
 * The light structure a note shows in plain text: headings, list items, and paragraphs; both keep their own
 * line ends. Everything else stays text: no markup is understood.
 */
export function noteBlocks(note: string): NoteBlock[] {
  const blocks: NoteBlock[] = [];
  let open = false;
  for (const line of note.split(/\r\n|[\r\n\u2028\u2029]/)) {
    const last = blocks.at(-1);
    const heading = headingOf(line);
    const item = LIST_ITEM.exec(line);
    if (line.trim() === '') open = false;
    else if (heading !== null) {
      blocks.push({ kind: 'heading', text: heading });
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

/** `# x`, a line that is `**x**` alone, or a short line in capitals. Null: not a heading. */
function headingOf(line: string): string | null {
  const text = line.trim();
  const marked = /^#{1,6}\s+(.+?)\s*#*$/.exec(text) ?? /^\*\*([^*]+)\*\*:?$/.exec(text);
  if (marked?.[1]) return marked[1].replace(/^\*\*|\*\*$/g, '').trim() || null;
  const words = text.match(/\p{L}{2,}/gu) ?? [];
  const capital = words.length > 0 && words.join('').length >= 4 && !/\p{Ll}|\d|[.;,]$/u.test(text);
  return capital && text.length <= 60 ? text : null;
}
