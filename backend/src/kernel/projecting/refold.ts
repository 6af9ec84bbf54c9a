import type { JsonObject } from '../basics/json.ts';
import type { Position } from '../log/event-log.port.ts';
import { foldBatch, type Read } from './fold-batch.ts';
import { movedSums } from './moved-sums.ts';
import { type Projection, streamNumber } from './projection.ts';
import type { ReadModels, Write } from './read-models.port.ts';

/** Stands in for the read models where documents are folded from nothing. */
const NOTHING = {
  get: () => Promise.resolve(null),
  getMany: () => Promise.resolve([]),
  find: () => Promise.resolve([]),
};

/**
 * What is to be written so that the documents of these streams are those of a rebuild: folded again from nothing, as
 * their events read now. Of projections that name their documents by something else only those are made again that
 * are made of one event alone: the others keep numbers, and nothing of a patient.
 */
export async function refold(
  projection: Projection,
  told: readonly Read[],
  models: Pick<ReadModels, 'getMany'>,
  aside: ReadonlyMap<string, Position>,
): Promise<readonly Write[]> {
  const own = told.filter(({ stored: { type } }) => typeof projection.on[type] === 'function');
  if (projection.key) {
    if (!projection.isMadeOnce) return [];
    return (await foldBatch(projection, own.filter(isOfPatients), NOTHING, aside)).writes;
  }
  const streams = new Set(own.filter(isOfPatients).map(({ stored: { stream } }) => stream));
  if (streams.size === 0) return [];
  const mine = told.filter(
    ({ stored: { type, stream } }) => typeof projection.on[type] === 'object' || streams.has(stream),
  );
  const { counted: _, ...uncounted } = projection;
  const folded = await foldBatch(uncounted, mine, NOTHING, aside);
  const after = new Map(folded.writes.map(({ id, document }) => [id, document]));
  const ids = [...streams].map((stream) => String(streamNumber(stream)));
  const writes = ids.map((id) => ({ id, document: after.get(id) ?? null }));
  for (const stream of streams) if (aside.has(stream)) mark(projection, stream, writes);
  return [...writes, ...(await sums(projection, writes, models))];
}

/** Events that only reach into other streams bring no stream of their own along. */
const isOfPatients = ({ event }: Read): boolean =>
  event instanceof Error || event.forgotten || event.kept_for !== undefined;

/** A stream that is set aside stays so. */
function mark(
  { damaged }: Projection,
  stream: string,
  writes: { id: string; document: JsonObject | null }[],
): void {
  const write = writes.find(({ id }) => id === String(streamNumber(stream)));
  if (damaged && write?.document) write.document = damaged(write.document, stream) as JsonObject;
}

async function sums(
  projection: Projection,
  writes: readonly Write[],
  models: Pick<ReadModels, 'getMany'>,
): Promise<Write[]> {
  if (!projection.counted) return [];
  const ids = writes.map(({ id }) => id);
  const before = new Map(
    (await models.getMany(projection.name, ids)).map(({ id, document }) => [id, document]),
  );
  const changes = writes.map(({ id, document }) => ({ before: before.get(id) ?? null, after: document }));
  return movedSums(projection, changes, models);
}
