import { setImmediate as breathe } from 'node:timers/promises';
import type { Documents } from './documents.ts';
import type { Projection } from './projection.ts';
import type { Selection } from './read-models.port.ts';

/** So many are read in one go: nobody else waits longer for it than for a long page. */
const AT_ONCE = 1_000;

/**
 * All documents of a selection, however many, the newest number first, in parts that are read when they are wanted, and a
 * turn for everybody else between. What is added meanwhile is not among them, and none comes twice.
 */
export async function* newestInParts<Doc extends { readonly id: number }>(
  documents: Documents,
  projection: Projection<Doc, never>,
  { where, contains }: Selection = {},
  atOnce = AT_ONCE,
): AsyncGenerator<readonly Doc[]> {
  let earlier = {};
  for (;;) {
    const part = await documents.find(projection, {
      where: { ...where, ...earlier },
      ...(contains !== undefined && { contains }),
      sort: ['-id'],
      limit: atOnce,
    });
    if (part.length > 0) yield part;
    if (part.length < atOnce) return;
    earlier = { id: { lt: part.at(-1)!.id } };
    await breathe();
  }
}
