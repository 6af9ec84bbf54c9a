/** A lexicon as it is written: one idea a line, its words apart by `|`; the first names it. Empty lines part groups. */
export const linesOf = (text: string): readonly (readonly string[])[] =>
  text
    .split('\n')
    .map((line) => line.trim())
    .filter(Boolean)
    .map((line) => line.split('|').map((word) => word.trim()));
