/** What would come out of the printer, a page each. */
export function toPaper(): string[] {
  return [...document.querySelectorAll<HTMLImageElement>('#print-root img')].map(({ alt }) => alt);
}
