import type { NoteBlock } from './note-blocks.ts';

/** Characters that surely fit a sheet together with a signature, whatever letters they are. */
const MOST = 900;
/** Line ends are lines: so many fit as well. */
const MOST_LINES = 20;
/** One below the other, right above the last block. */
const MOST_HEADINGS = 3;

/**
 * The end of a text that stays on one sheet with what closes it: the last block with its headings, or the last lines
 * or sentences of one that is too long for that. Of a long table whoever draws it keeps its last row there.
 */
export function lastWords(blocks: readonly NoteBlock[]): {
  readonly before: readonly NoteBlock[];
  readonly last: readonly NoteBlock[];
} {
  const end = blocks.at(-1);
  if (!end) return { before: [], last: [] };
  const cut = end.kind === 'table' ? 0 : cutOf(end.text);
  if (end.kind !== 'table' && cut > 0)
    return {
      before: [...blocks.slice(0, -1), { ...end, text: end.text.slice(0, cut).trimEnd() }],
      last: [{ kind: 'paragraph', text: end.text.slice(cut).trimStart() }],
    };
  let count = 1;
  while (count <= MOST_HEADINGS && blocks.at(-1 - count)?.kind === 'heading') count += 1;
  return { before: blocks.slice(0, -count), last: blocks.slice(-count) };
}

/** Where the end begins: 0, the whole text. After a line, a sentence or a word, whichever is found in this order. */
function cutOf(text: string): number {
  const from = Math.max(text.length - MOST, startOfLines(text));
  if (from <= 0) return 0;
  for (const end of [/\n/g, /[.!?…]\s/g, /\s/g]) {
    end.lastIndex = from;
    const found = end.exec(text);
    if (found && found.index + found[0].length < text.length) return found.index + found[0].length;
  }
  return from;
}

function startOfLines(text: string): number {
  const lines = text.split('\n');
  return lines.slice(0, -MOST_LINES).reduce((sum, line) => sum + line.length + 1, 0) - 1;
}
