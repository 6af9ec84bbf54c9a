import type { ContentRef, LibraryForCase } from '../../library/public.ts';

/** How much a prompt may hold, so that it and a letter fit into the 16,384 tokens that small machines bear. */
const PROMPT_TOKENS = 12_000;
/** Cautious for English in JSON; the same measure by which the context of a model is asked for. */
const CHARACTERS_PER_TOKEN = 3;

/**
 * What of the library still has room beside rules, task and case (`taken` characters), which always enter:
 * the site's prompt before instructions before samples, the best first, each as a whole or not at all.
 */
export function fitting(library: LibraryForCase, taken: number): LibraryForCase {
  let room = PROMPT_TOKENS * CHARACTERS_PER_TOKEN - taken;
  const enters = (one: ContentRef): boolean => {
    const size = JSON.stringify(one).length;
    if (size > room) return false;
    room -= size;
    return true;
  };
  const { systemPrompt } = library;
  return {
    ...library,
    systemPrompt: systemPrompt && enters(systemPrompt) ? systemPrompt : null,
    instructions: library.instructions.filter(enters),
    samples: library.samples.filter(enters),
  };
}

/** Less of the library, for a model that has no room for all of it: samples go first; null: nothing is left to go. */
export function lessOf(library: LibraryForCase): LibraryForCase | null {
  if (library.samples.length > 0) return { ...library, samples: [] };
  if (library.systemPrompt === null && library.instructions.length === 0) return null;
  return { ...library, systemPrompt: null, instructions: [] };
}

/** Why the template writes where nothing can be left out any more. */
export const CASE_TOO_LONG = 'The facts of the case alone are too long for this model.';
