import type { JsonObject } from '../basics/json.ts';
import type { Counted, Projection, Sum } from './projection.ts';
import type { ReadModels, Write } from './read-models.port.ts';

/** A document before and after a batch. */
export interface Change {
  readonly before: JsonObject | null;
  readonly after: JsonObject | null;
}

/** The sums of a projection that a batch of changes moves, as they are to be written; one that is empty goes. */
export async function movedSums(
  { name, counted }: Pick<Projection, 'name' | 'counted'>,
  changes: readonly Change[],
  documents: Pick<ReadModels, 'getMany'>,
): Promise<Write[]> {
  if (!counted) return [];
  const moves = new Map<string, Map<string, number>>();
  for (const { before, after } of changes) {
    if (before) move(moves, counted(before), -1);
    if (after) move(moves, counted(after), 1);
  }
  const moved = [...moves].filter(([, fields]) => [...fields.values()].some((by) => by !== 0));
  if (moved.length === 0) return [];
  const found = await documents.getMany(
    name,
    moved.map(([id]) => id),
  );
  const standing = new Map(found.map(({ id, document }) => [id, document as unknown as Sum]));
  return moved.map(([id, fields]) => {
    const sums = added(standing.get(id)?.sums ?? {}, fields);
    return { id, document: Object.keys(sums).length > 0 ? { counted: id, sums } : null };
  });
}

function move(moves: Map<string, Map<string, number>>, counted: Counted, sign: 1 | -1): void {
  for (const [id, fields] of Object.entries(counted)) {
    const sum = moves.get(id) ?? new Map<string, number>();
    for (const [field, by] of Object.entries(fields)) sum.set(field, (sum.get(field) ?? 0) + sign * by);
    moves.set(id, sum);
  }
}

/** In the order of their names, so that however they came about, the same sums are the same document. */
function added(sums: Sum['sums'], fields: ReadonlyMap<string, number>): Record<string, number> {
  const all = new Map(Object.entries(sums));
  for (const [field, by] of fields) all.set(field, (all.get(field) ?? 0) + by);
  return Object.fromEntries([...all].filter(([, sum]) => sum !== 0).sort(([a], [b]) => (a < b ? -1 : 1)));
}
