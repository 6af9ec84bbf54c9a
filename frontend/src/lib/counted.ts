const english = new Intl.NumberFormat('en-US');

/** `10,243`: a number as people read it, alike on every screen. */
export function numberText(number: number): string {
  return english.format(number);
}

/** `1 item`, `3 items`, `10,243 items`; `many` where that is no `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}

/** The same for a noun that stands in the plural, whatever is said of it: `1 case` of `cases`. */
export function countedIn(count: number, many: string): string {
  const one = many.replace(/ies\b|s\b/, (end) => (end === 'ies' ? 'y' : ''));
  return counted(count, many === 'diagnoses' ? 'diagnosis' : one, many);
}
