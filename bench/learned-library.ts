import { deidentify } from '@vouchwell/rules';
import { LibraryRetriever } from '../backend/dist/adapters/retrieval/retriever.js';
import type { RetrievableContent } from '../backend/dist/kernel/ports/retrieval.port.js';
import { categoriesOf } from '../backend/dist/library/categories.js';
import type { LibraryForCase } from '../backend/dist/library/library-retrieval.queries.js';
import { queryText } from '../backend/dist/library/query-text.js';
import { retrieve } from '../backend/dist/library/retrieval.js';
import { type NoteCase, wholeCase } from './note-cases.ts';
import {
  fourthStrangersCases,
  heldOutCases,
  secondStrangersCases,
  thirdStrangersCases,
} from '../libs/rules/src/grounding/corpus/index.ts';

/** As many as a site has after some weeks. */
const RATED = 30;

/** Cases about which somebody wrote a note of their own, in many hands; none of them is among those of the bench. */
const rated = [...thirdStrangersCases, ...fourthStrangersCases, ...secondStrangersCases, ...heldOutCases];

/**
 * The library of a site on which 30 good notes were rated, suggested and approved: each is the first note of its case that
 * is short enough to be shown, without what identifies anybody, as the product keeps it.
 */
const contents: readonly RetrievableContent[] = rated
  .flatMap(({ facts: known, notes }) => {
    const facts = wholeCase(known);
    const note = notes.find((one) => one.length >= 300 && one.length <= 1_500);
    return note === undefined ? [] : [{ facts, note }];
  })
  .slice(0, RATED)
  .map(({ facts, note }, at) => ({
    id: at + 1,
    version: 1,
    content_type: 'sample_note',
    title: 'Sample from a rated note',
    content: deidentify(note, { ...facts, staff: [] }).text,
    category: categoriesOf(facts)[0] ?? 'general',
    tags: [],
    quality_score: 3,
    feedback_score: 5,
    ratings: 1,
  }));

const retriever = new LibraryRetriever(null);

/** What that library gives a note about a case, found by words. */
export async function learnedFor({ facts }: NoteCase): Promise<LibraryForCase> {
  const categories = categoriesOf(facts);
  const query = {
    text: queryText(facts, categories),
    categories,
    types: ['sample_note'] as const,
    tokenBudget: 2_000,
  };
  const { results, ranking } = await retrieve(retriever, query, contents, new AbortController().signal);
  const samples = results
    .filter(({ chosen }) => chosen)
    .map(({ content: { id, version, title, content } }) => ({ id, version, title, content }));
  return { systemPrompt: null, instructions: [], samples, ranking };
}

export const learnedContents = contents.length;
