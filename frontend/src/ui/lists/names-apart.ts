/**
 * What each row is called to those who hear it: where several bear the same name, `beside` follows it, so that no two
 * buttons with one name do different things.
 */
export function namesApart<Row>(
  rows: readonly Row[],
  name: (row: Row) => string,
  beside: (row: Row) => string,
): (row: Row) => string {
  const times = new Map<string, number>();
  for (const row of rows) times.set(name(row), (times.get(name(row)) ?? 0) + 1);
  return (row) => ((times.get(name(row)) ?? 0) > 1 ? `${name(row)}, ${beside(row)}` : name(row));
}
