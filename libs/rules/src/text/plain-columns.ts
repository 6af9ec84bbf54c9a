const NO_WIDTH = /[\p{M}\p{Cf}]/u;
const TWO_WIDE =
  /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}\p{Emoji_Presentation}\u3000-\u303f\uff01-\uff60]/u;
/** Below it, and from Greek to Cyrillic, every letter has one column; but for the soft hyphen. */
const [FIRST_MARK, GREEK, CYRILLIC_MARKS, SOFT_HYPHEN] = [0x300, 0x370, 0x483, 0xad];

/** Columns that a text takes where each letter has one, as in a text file. */
export function plainWidth(text: string): number {
  for (let at = 0; at < text.length; at += 1) if (!isPlain(text.charCodeAt(at))) return widthOf(text);
  return text.length;
}

const isPlain = (code: number) =>
  (code < FIRST_MARK && code !== SOFT_HYPHEN) || (code >= GREEK && code < CYRILLIC_MARKS);

function widthOf(text: string): number {
  let width = 0;
  for (const letter of text) {
    if (isPlain(letter.charCodeAt(0))) width += 1;
    else if (!NO_WIDTH.test(letter)) width += TWO_WIDE.test(letter) ? 2 : 1;
  }
  return width;
}

/** Breaks at spaces only; a word longer than the line stays whole. `indent`: columns, of all lines but the first. */
export function wrapped(text: string, most: number, indent = 0): string[] {
  if (text.length <= most && plainWidth(text) <= most) return [text.trimEnd()];
  const lines: string[] = [];
  let [line, taken] = ['', 0];
  for (const word of text.split(/(?<=\S) /)) {
    const width = plainWidth(word);
    if (line !== '' && taken + 1 + width > most) {
      lines.push(line.trimEnd());
      [line, taken] = [' '.repeat(indent) + word, indent + width];
    } else {
      [line, taken] = line === '' ? [word, width] : [`${line} ${word}`, taken + 1 + width];
    }
  }
  return [...lines, line.trimEnd()];
}
