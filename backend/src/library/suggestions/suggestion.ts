import type { ContentCategory } from '@vouchwell/contract';
import { suggestionSubject } from '../../kernel/vault/suggestion-keys.ts';
import { categoriesOf, type CategoryFacts } from '../contents/categories.ts';
import type { LibraryCommand } from '../contents/library.decider.ts';
import type { ContentDetails } from '../contents/library.events.ts';

/** A text that somebody's feedback offers to the library. */
export interface Suggestion {
  readonly content_id: number;
  readonly title: string;
  readonly content: string;
  readonly category: ContentCategory;
  readonly avoid: boolean;
  /** 1 to 5 */
  readonly quality_score: number;
}

/** What lets the library follow: said again, it changes nothing. */
export function placing(suggestion: Suggestion, approved: boolean): LibraryCommand {
  const subject = suggestionSubject(suggestion.content_id);
  return { type: 'PlaceSuggestion', content: details(suggestion), subject, approved };
}

function details({ title, content, category, avoid, quality_score }: Suggestion): ContentDetails {
  return {
    content_type: 'sample_note',
    title,
    content,
    category,
    subcategory: null,
    tags: [],
    quality_score,
    is_active: false,
    avoid,
    origin: 'feedback',
  };
}

/** A note of several categories is an example for none of them in particular. */
export function suggestionCategory(facts: CategoryFacts): ContentCategory {
  const [first, ...more] = categoriesOf(facts);
  return first && more.length === 0 ? first : 'general';
}
