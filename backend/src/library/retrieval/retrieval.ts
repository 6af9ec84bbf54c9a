import type { ContentCategory, ContentType } from '@vouchwell/contract';
import type {
  Ranking,
  RetrievableContent,
  RetrievableLibrary,
  Retriever,
} from '../../kernel/ports/retrieval.port.ts';
import { choose, worth } from './choose.ts';

export interface RetrievalQuery {
  /** Words of the case: its items and diagnoses. Never a patient's name. */
  readonly text: string;
  /** Contents of these categories count; `general` always does. Empty: all. */
  readonly categories: readonly ContentCategory[];
  readonly types: readonly ContentType[];
  /** How much of a prompt the chosen contents may fill. */
  readonly tokenBudget: number;
}

export interface Retrieved {
  readonly content: RetrievableContent;
  readonly excerpt: string;
  readonly score: number;
  readonly lexicalRank: number | null;
  readonly semanticRank: number | null;
  readonly tokens: number;
  readonly chosen: boolean;
}

export interface Retrieval extends Omit<Ranking, 'ranked'> {
  readonly results: readonly Retrieved[];
}

/** More than this nobody reads, and a prompt takes far fewer. */
const MOST_RESULTS = 25;

/** The contents that a note should be written with, best first. @throws the signal's reason */
export async function retrieve(
  retriever: Pick<Retriever, 'rank'>,
  query: RetrievalQuery,
  library: RetrievableLibrary,
  signal: AbortSignal,
): Promise<Retrieval> {
  const candidates = new Map(library.contents.filter((one) => asked(one, query)).map((one) => [one.id, one]));
  const among = new Set(candidates.keys());
  const { ranked, ...how } = await retriever.rank(query.text, among, library, signal);
  const best = ranked
    .map(({ id, relevance, ...places }) => {
      const content = candidates.get(id)!;
      const score = relevance * worth(content, query.categories);
      return { ...places, content, score, tokens: contentTokens(content) };
    })
    .sort((a, b) => b.score - a.score || a.content.id - b.content.id)
    .slice(0, MOST_RESULTS);
  const chosen = choose(best, query.tokenBudget, query.categories);
  const results = best.map((one) => ({ ...one, excerpt: one.excerpt(), chosen: chosen.has(one.content.id) }));
  return { ...how, results };
}

function asked(
  { category, content_type }: RetrievableContent,
  { categories, types }: RetrievalQuery,
): boolean {
  const fits = categories.length === 0 || category === 'general' || categories.includes(category);
  return fits && types.includes(content_type);
}

/** About what it costs in a prompt: letters of medicine, full of codes, fill a token with 3.5 characters. */
export function contentTokens({ title, content }: Pick<RetrievableContent, 'title' | 'content'>): number {
  return Math.ceil((title.length + content.length) / 3.5);
}
