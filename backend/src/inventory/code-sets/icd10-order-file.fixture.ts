/** One line as the official order file writes it, for tests. */
export function orderLine(code: string, flag: string, description: string, order = 1): string {
  const short = description.slice(0, 60).padEnd(60);
  return `${String(order).padStart(5, '0')} ${code.padEnd(7)} ${flag} ${short} ${description}`;
}
