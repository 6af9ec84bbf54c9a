/** What a field for numbers holds, which is text while it is empty; null: nothing. */
export function wholeNumber(typed: number | string): number | null {
  if (typeof typed === 'string' && typed.trim() === '') return null;
  const number = Number(typed);
  return Number.isFinite(number) ? Math.trunc(number) : null;
}
