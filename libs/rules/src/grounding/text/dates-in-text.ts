import { onceFor } from './once-for.ts';
import { formsIn, type Reading, readings } from './written-dates.ts';

/** A date where a text names it. */
export interface DateAt {
  readonly start: number;
  readonly end: number;
  readonly readings: readonly Reading[];
}

/** The dates that a text names, in the order of the forms they are written in; no two overlap. */
function datesIn(text: string): DateAt[] {
  const found: DateAt[] = [];
  const taken = new Uint8Array(text.length);
  formsIn(text).forEach(({ pattern, form }) => {
    for (const match of text.matchAll(pattern)) {
      const [start, end] = [match.index, match.index + match[0].length];
      if (taken[start] || taken[end - 1]) continue;
      taken.fill(1, start, end);
      found.push({ start, end, readings: readings(form, match) });
    }
  });
  return found;
}

/** The same of a page or a text of a case, looked for once. */
export const datesOf = onceFor(({ text }: { readonly text: string }): readonly DateAt[] => datesIn(text));

/** A text in which spaces stand for its dates: none of their numbers is a measure. */
export const undatedOf = onceFor((of: { readonly text: string }): { readonly text: string } => {
  const dates = datesOf(of);
  if (dates.length === 0) return of;
  let [text, last] = ['', 0];
  for (const { start, end } of [...dates].sort((one, other) => one.start - other.start)) {
    text += of.text.slice(last, start) + ' '.repeat(end - start);
    last = end;
  }
  return { text: text + of.text.slice(last) };
});
