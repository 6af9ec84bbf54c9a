import type { Found } from '../found.ts';
import { lowered } from '../text/page.ts';
import type { Reading } from './reading.ts';

const wordsOf = (text: string) => lowered(text).match(/\p{L}+/gu) ?? [];

/**
 * `Lancets test strips` of a case that has lancets and test strips: the names of two items as if they were one. Only after a
 * plural, because a singular before another noun may well be part of a name, as in `shoe inserts`.
 */
export function findRunTogether(reading: Reading): Found[] {
  const { page, mentions, held, isOpen } = reading;
  const namesOf = (items: readonly number[]) =>
    items.flatMap((at) => wordsOf(held.facts.items[at]?.item ?? ''));
  return mentions.flatMap((second, at): Found[] => {
    const first = mentions[at - 1];
    if (!first?.isWhole || first.items.some((item) => second.items.includes(item))) return [];
    const [name, between] = [
      page.text.slice(first.start, first.end),
      page.text.slice(first.end, second.start),
    ];
    if (!/\p{L}s$/u.test(name) || !/^ (?:\p{L}+ )*$/u.test(between)) return [];
    const others = namesOf(second.items);
    const isOwnName = wordsOf(name).every((word) => others.includes(word));
    if (isOwnName || !wordsOf(between).every((word) => others.includes(word)) || isOpen(first)) return [];
    return [{ start: first.start, end: second.end, kind: 'item', tier: 'untraced' }];
  });
}
