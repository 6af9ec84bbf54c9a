/** The table of what a list holds: a row for each value of each document, with the document itself. */
export function heldTable(table: string, list: string): string {
  return `${table.slice(0, -1)}/${list}"`;
}

/** What a list field of a document holds that can be asked for, each once; anything but a list holds nothing. */
export function heldValues(value: unknown): (string | number)[] {
  if (!Array.isArray(value)) return [];
  const held = (value as unknown[]).filter((one) => typeof one === 'string' || typeof one === 'number');
  return [...new Set(held)];
}

/** Whether a document's list holds the value that its row was found by. */
export function holds(document: object, list: string, held: string | number): boolean {
  return heldValues((document as Record<string, unknown>)[list]).includes(held);
}
