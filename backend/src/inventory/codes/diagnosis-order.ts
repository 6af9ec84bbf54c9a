import { orderOf, type Sort } from '@vouchwell/rules';
import type { Diagnosis } from './diagnosis.ts';

const orders = { code: ['code'], category: ['category'] };

/**
 * Entries that stand by code, or those found by their code before those found by words, in the order that was asked
 * for: without one as they stand. Of one category they stand by code; those of none come last either way, as most
 * codes of the official set have none. It takes one pass over tens of thousands of entries, and no comparison of each
 * with each.
 */
export function orderedDiagnoses(
  entries: readonly Diagnosis[],
  sort?: Sort<'diagnoses'>,
): readonly Diagnosis[] {
  const [field] = orderOf(sort, orders, []);
  if (field === undefined) return entries;
  // Two rows that are each in order, one behind the other, are merged.
  const byCode = entries.toSorted((a, b) => (a.code < b.code ? -1 : a.code > b.code ? 1 : 0));
  if (field === 'code') return byCode;
  return field === '-code' ? byCode.reverse() : byCategory(byCode, field === '-category');
}

function byCategory(entries: readonly Diagnosis[], isTurned: boolean): Diagnosis[] {
  const groups = Map.groupBy(entries, ({ category }) => category ?? '');
  const named = [...groups.keys()].filter((name) => name !== '').sort();
  if (isTurned) named.reverse();
  return [...named, ''].flatMap((name) => groups.get(name) ?? []);
}
