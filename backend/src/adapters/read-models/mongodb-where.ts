import type { Document, Filter } from 'mongodb';
import type { Query, Scalar, Selection } from '../../kernel/projecting/read-models.port.ts';
import { type Comparison, type SortKey, readSelection, readSortKey } from './conditions.ts';
import { type Stored, grams } from './mongodb-documents.ts';

/** Words beyond these are looked for in what the first ones have found. */
const INDEXED_WORDS = 8;

/** What holds words has these in it, as its index has them; none where nothing is searched for. */
export function gramsOf(words: readonly string[]): string[] {
  return [...new Set(words.slice(0, INDEXED_WORDS).flatMap((word) => grams(word)))];
}

/**
 * Conditions as MongoDB says them. Values of other kinds never meet there: true is not 1, every text is apart
 * from every number, and null stands for a field that is missing. `lists`: the collection's. @throws QueryError
 */
export function filterOf(
  selection: Selection & Pick<Query, 'after'>,
  lists?: readonly string[],
): Filter<Stored> {
  const { holding, comparisons, words } = readSelection(selection, lists);
  const parts: Document[] = comparisons.map(({ field, comparison }) => ({
    [`fields.${field}`]: compare(comparison),
  }));
  if (holding) parts.unshift({ [`lists.${holding.field}`]: { $eq: holding.value } });
  const indexed = gramsOf(words);
  if (indexed.length > 0) parts.push({ grams: { $all: indexed } });
  parts.push(...words.map((word) => ({ search: { $regex: literally(word) } })));
  if (selection.after !== undefined) parts.push(behind(selection.after));
  return { $and: [{ live: true }, ...parts] };
}

/** In the order of ids: shorter ones come first. */
function behind(id: string): Document {
  const length = [...id].length;
  return { $or: [{ length: { $gt: length } }, { length, _id: { $gt: id } }] };
}

function compare(comparison: Comparison): Document {
  switch (comparison.kind) {
    case 'equal':
      return { $eq: comparison.value };
    case 'unequal':
      return { $ne: comparison.value };
    case 'oneOf':
      return { $in: [...new Set<Scalar>(comparison.values)] };
    case 'range':
      return Object.fromEntries(comparison.bounds.map(({ operator, value }) => [`$${operator}`, value]));
  }
}

/** A pattern that matches exactly this text. */
function literally(text: string): string {
  return text.replace(/[^\p{L}\p{N}]/gu, (sign) => {
    const code = sign.codePointAt(0)!;
    if (code > 0x7f) return sign;
    return `\\x${code.toString(16).padStart(2, '0')}`;
  });
}

/** The keys of a sort or an index; ties by id in the direction of the last one, shorter ids first. */
export function orderOf(keys: Query['sort'] = []): Record<string, 1 | -1> {
  const terms = keys.map(readSortKey);
  const last = terms.at(-1);
  const way = last ? direction(last) : 1;
  return {
    ...Object.fromEntries(terms.map((term) => [`fields.${term.field}`, direction(term)])),
    length: way,
    _id: way,
  };
}

function direction({ descending }: SortKey): 1 | -1 {
  return descending ? -1 : 1;
}
