import type { Documents } from '../../kernel/projecting/documents.ts';
import { type ContentDoc, library } from './library.projections.ts';

/** The largest contents have 50,000 characters: so many are read and parsed in some ten milliseconds. */
const AT_ONCE = 20;

/**
 * Every content, oldest first. However large the library, other requests have their turn between. Whoever wants some
 * of them chooses here, not in the query: looking for twenty that fit could read all of it in one go.
 */
export const contentsByPages = (documents: Documents): AsyncGenerator<ContentDoc[]> =>
  documents.walk(library, {}, AT_ONCE);
