import type { ContentCategory } from '@vouchwell/contract';
import { contentTokens } from './retrieval.ts';
import type { ContentDoc } from '../contents/library.projections.ts';

/**
 * At most one system prompt speaks to the model, as two may contradict each other: of those of the case's
 * categories and the general ones, the one of the best quality; among equals the one changed last. One that
 * is longer than `most` tokens is passed over, as it would leave no room for the rest.
 */
export function systemPromptOf(
  active: readonly ContentDoc[],
  categories: readonly ContentCategory[],
  most: number,
): ContentDoc | null {
  const fitting = active.filter(
    (one) => (one.category === 'general' || categories.includes(one.category)) && contentTokens(one) <= most,
  );
  const newestFirst = (a: ContentDoc, b: ContentDoc) =>
    b.updated_at.localeCompare(a.updated_at) || b.id - a.id;
  return fitting.sort((a, b) => b.quality_score - a.quality_score || newestFirst(a, b))[0] ?? null;
}
