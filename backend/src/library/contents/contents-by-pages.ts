import { setImmediate as breath } from 'node:timers/promises';
import type { Documents } from '../../kernel/projecting/documents.ts';
import { type ContentDoc, library } from './library.projections.ts';

/** The largest contents have 50,000 characters: so many are read and parsed in some ten milliseconds. */
const AT_ONCE = 20;

/**
 * Every content, oldest first. However large the library, other requests have their turn between. Whoever wants some
 * of them chooses here, not in the query: looking for twenty that fit could read all of it in one go.
 */
export async function* contentsByPages(documents: Documents): AsyncGenerator<ContentDoc[]> {
  for (let skip = 0; ; skip += AT_ONCE) {
    const page = await documents.find(library, { skip, limit: AT_ONCE });
    if (page.length > 0) yield page;
    if (page.length < AT_ONCE) return;
    await breath();
  }
}
