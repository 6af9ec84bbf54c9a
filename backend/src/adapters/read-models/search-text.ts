import { foldText } from '@vouchwell/rules';
import type { JsonObject } from '../../kernel/basics/json.ts';

/** The folded text of the search fields, one line each: words hold no line breaks, so none spans two fields. */
export function searchText(fields: readonly string[], document: JsonObject): string {
  return fields
    .flatMap((name) => document[name] ?? [])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => folded(String(value)))
    .join('\n');
}

/** The words of a search, folded as the documents are, each once. */
export function searchWords(contains: string): string[] {
  return [...new Set(folded(contains).split(' '))].filter((word) => word !== '');
}

/** A zero is no part of a word: an index of words ends its text there. */
function folded(text: string): string {
  return foldText(text.replaceAll('\u0000', ' '));
}
