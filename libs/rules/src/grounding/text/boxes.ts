/** A box of a form that was left empty, and one that was ticked, as forms and letters write them. */
export const EMPTY_BOX = String.raw`\[[ _]{0,3}\]|\([ _]{1,3}\)|[☐□◻]`;
export const TICKED_BOX = String.raw`\[ {0,2}[xX✓✔] {0,2}\]|\( {0,2}[xX✓✔] {0,2}\)|[☑☒]`;

const UNCHOSEN = new RegExp(
  `(?:${EMPTY_BOX}) ?(?:(?!${EMPTY_BOX}|${TICKED_BOX}| {4}|[[\\]\\t\\n])[^]){1,120}`,
  'gu',
);
/** `[ ] type 1`, `☐ R33.9`: what was not chosen states nothing, as far as the next box, column or line. */
export const unchosenIn = (text: string): { start: number; end: number }[] =>
  [...text.matchAll(UNCHOSEN)].map(({ index, 0: box }) => ({ start: index, end: index + box.length }));
