import type { ContentCategory, ContentType } from '@vouchwell/contract';
import type { RetrievableContent } from '../../kernel/ports/retrieval.port.ts';

/** Past these, a prompt gets longer and its letter no better; two samples already show what varies. */
const MOST: Record<ContentType, number> = { system_prompt: 1, instruction: 4, sample_note: 2 };

/** The best quality, or the best ratings, lift a content by this share; the worst lower it as much. */
const SWAY = 0.15;
/** A content written for the case's own kind of equipment goes before a general one that fits as well. */
const OWN_CATEGORY = 1.1;
/** One bad day is no verdict: ratings count as if there were already this many of the middle. */
const MIDDLE_RATINGS = 2;
const MIDDLE = 3;

/** What relevance is multiplied by: quality, past ratings, and being of a category that was asked for. */
export function worth(content: RetrievableContent, categories: readonly ContentCategory[]): number {
  const { quality_score, feedback_score, ratings, category } = content;
  const rated = (feedback_score ?? MIDDLE) * ratings + MIDDLE * MIDDLE_RATINGS;
  const rating = rated / (ratings + MIDDLE_RATINGS);
  const quality = 1 + SWAY * (quality_score / 2.5 - 1);
  const feedback = 1 + SWAY * ((rating - MIDDLE) / 2);
  return quality * feedback * (category !== 'general' && categories.includes(category) ? OWN_CATEGORY : 1);
}

export interface Choosable {
  readonly content: Pick<RetrievableContent, 'id' | 'content_type' | 'category'>;
  readonly tokens: number;
}

/**
 * Which of them enter the prompt, best first: as many of each type as are of use, and none that would burst
 * the budget; a smaller one behind it may still fit. A general sample note only stands in where the case's
 * own categories have none, because a sample of other equipment invites its facts.
 */
export function choose(
  candidates: readonly Choosable[],
  tokenBudget: number,
  categories: readonly ContentCategory[],
): Set<number> {
  const chosen = new Set<number>();
  const counts = new Map<ContentType, number>();
  const isSample = ({ content }: Choosable) => content.content_type === 'sample_note';
  const ownSample = candidates.some((one) => isSample(one) && categories.includes(one.content.category));
  let left = tokenBudget;
  for (const candidate of candidates) {
    const { content, tokens } = candidate;
    const { id, content_type, category } = content;
    const count = counts.get(content_type) ?? 0;
    if (tokens > left || count === MOST[content_type]) continue;
    if (ownSample && isSample(candidate) && !categories.includes(category)) continue;
    chosen.add(id);
    counts.set(content_type, count + 1);
    left -= tokens;
  }
  return chosen;
}
