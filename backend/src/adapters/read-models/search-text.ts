import { foldText } from '@vouchwell/rules';
import type { JsonObject } from '../../kernel/basics/json.ts';

/** The folded text of the search fields, one line each: words hold no line breaks, so none spans two fields. */
export function searchText(fields: readonly string[], document: JsonObject): string {
  return fields
    .flatMap((name) => document[name] ?? [])
    .filter((value) => typeof value === 'string' || typeof value === 'number')
    .map((value) => foldText(String(value)))
    .join('\n');
}

/** The words of a search, folded as the documents are, each once. */
export function searchWords(contains: string): string[] {
  return [...new Set(foldText(contains).split(' '))].filter((word) => word !== '');
}
