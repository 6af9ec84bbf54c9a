/** A list that the server tells whole, in the order that was asked for; `compared`: what each name compares. */
export function sortedHere<Row, Name extends string>(
  rows: Row[],
  sort: NoInfer<Name | `-${Name}`> | '',
  compared: Readonly<Record<Name, (row: Row) => string | number>>,
): Row[] {
  if (sort === '') return rows;
  const isTurned = sort.startsWith('-');
  const of = compared[(isTurned ? sort.slice(1) : sort) as Name];
  const compare = (a: Row, b: Row) => (of(a) < of(b) ? -1 : of(a) > of(b) ? 1 : 0);
  return rows.toSorted((a, b) => (isTurned ? compare(b, a) : compare(a, b)));
}
