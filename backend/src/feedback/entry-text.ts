import type { SuggestionKeys } from '../kernel/vault/suggestion-keys.ts';
import type { EntryText, SuggestedEntry } from './feedback.events.ts';

/** The text of an entry, opened; null where the entry was rejected, withdrawn or deleted. */
export async function textOf(
  { content_id, text }: Pick<SuggestedEntry, 'content_id' | 'text'>,
  keys: Pick<SuggestionKeys, 'open'>,
): Promise<EntryText | null> {
  return text && 'sealed' in text ? keys.open<EntryText>(content_id, text.sealed) : text;
}

/** The entry as it goes into the log. */
export async function withSealedText(
  entry: Omit<SuggestedEntry, 'text'> & { readonly text: EntryText },
  keys: Pick<SuggestionKeys, 'seal'>,
): Promise<SuggestedEntry> {
  return { ...entry, text: { sealed: await keys.seal(entry.content_id, entry.text) } };
}
