const english = new Intl.NumberFormat('en-US');

/** `10,243`: a number as people read it, alike on every screen. */
export function numberText(number: number): string {
  return english.format(number);
}

/** `1 item`, `3 items`, `10,243 items`; `many` where that is no `one` with an s. */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${numberText(count)} ${count === 1 ? one : many}`;
}
