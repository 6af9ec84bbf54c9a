import { occurrences } from '../../text/occurrences.ts';
import type { GroundingItem } from '../grounding-facts.ts';
import type { Held } from '../held.ts';
import { onceFor } from './once-for.ts';
import { lowered, type Page, plain, segmentAt, standsAlone } from './page.ts';

/** A place that names one item of the case, or several of the same name or code. */
export interface Mention {
  readonly start: number;
  readonly end: number;
  /** Numbers of items, from 0. */
  readonly items: readonly number[];
  /** False: only the last word of its name, such as `briefs`. */
  readonly isWhole: boolean;
}

/** Every place outside brackets that names an item by its name, its name's beginning, or its code. */
export function mentionsOf(page: Page, held: Held): Mention[] {
  const found: Mention[] = [];
  const seen = new Uint8Array(page.text.length);
  for (const [alias, numbers, isWhole] of aliasesOf(held)) {
    const spellings = new Set(numbers.map((index) => held.facts.items[index]?.item.trim()));
    let past = 0;
    for (const at of occurrences(page.lower, alias)) {
      if (at < past) continue;
      const end = (past = at + alias.length);
      if (seen[at] || page.taken[at] || !standsAlone(page.text, at, end)) continue;
      if (alias.length < 3 && !spellings.has(page.text.slice(at, end))) continue;
      seen.fill(1, at, end);
      found.push({ start: at, end, items: numbers, isWhole });
    }
  }
  return joined(
    page.text,
    found.sort((a, b) => a.start - b.start),
  );
}

const aliasesOf = onceFor(({ facts, names }: Held) => aliases(facts.items, names));

type Alias = [text: string, items: number[], isWhole: boolean];

/** The longest first, so that `briefs, large` is not taken for `briefs`; last words after whole names. */
function aliases(items: readonly GroundingItem[], people: ReadonlySet<string>): Alias[] {
  const whole = new Map<string, number[]>();
  const nouns = new Map<string, number[]>();
  const add = (named: Map<string, number[]>, alias: string, index: number) =>
    named.set(alias, [...(named.get(alias) ?? []), index]);
  items.forEach(({ item, hcpcs }, index) => {
    const name = lowered(plain(item).replace(/\s+/g, ' ').trim());
    const head = name.split(/[,(]/)[0]?.trim() ?? '';
    // `Compression stocking` of `Compression stocking for venous ulcer`
    const short = head.split(/ (?:for|with|of) /)[0] ?? '';
    const codes = lowered(hcpcs?.trim() ?? '');
    const names = [name, otherNumber(name), head, otherNumber(head), short, otherNumber(short), codes];
    for (const alias of new Set(names)) {
      if (alias.length > 2 || (alias !== '' && alias === name)) add(whole, alias, index);
    }
    const noun = /(\p{L}{4,})\P{L}*$/u.exec(short.split(/\d/)[0] ?? '')?.[1] ?? '';
    for (const alias of new Set([noun, otherNumber(noun)]))
      if (alias !== '' && !whole.has(alias) && !people.has(alias)) add(nouns, alias, index);
  });
  const byLength = (named: Map<string, number[]>, isWhole: boolean) =>
    [...named]
      .sort(([a], [b]) => b.length - a.length)
      .map(([alias, numbers]): Alias => [alias, numbers, isWhole]);
  return [...byLength(whole, true), ...byLength(nouns, false)];
}

/** `underpads` of `underpad`, and the other way round; a name that ends in no plain letter has none. */
function otherNumber(name: string): string {
  if (/[^s]s$/.test(name)) return name.slice(0, -1);
  return /[a-rt-z]$/.test(name) ? `${name}s` : name;
}

/** `Adult briefs (HCPCS T4523)` names one item, once. */
function joined(text: string, mentions: readonly Mention[]): Mention[] {
  const result: Mention[] = [];
  for (const mention of mentions) {
    const last = result.at(-1);
    const both = last ? shared(last.items, mention.items) : [];
    const between = last ? text.slice(last.end, mention.start) : '';
    if (last && both.length > 0 && between.length < 40 && !/\d|\n/.test(between)) {
      result[result.length - 1] = {
        start: last.start,
        end: mention.end,
        items: both,
        isWhole: last.isWhole || mention.isWhole,
      };
    } else result.push(mention);
  }
  return result;
}

/** What stands in both lists, each of which is in order. */
function shared(some: readonly number[], others: readonly number[]): readonly number[] {
  if (some === others) return some;
  const known = new Set(others);
  return some.filter((item) => known.has(item));
}

/** The items that each of these places speaks of; empty: the note does not say. Places in order. */
export function itemsMeant(
  page: Page,
  places: readonly { readonly start: number; readonly end: number }[],
  mentions: readonly Mention[],
): (readonly number[])[] {
  const numbers = new Map<number, number>();
  const inOrder = places.map((place) => {
    const [segment] = segmentAt(page, place.start);
    const number = numbers.get(segment) ?? 0;
    numbers.set(segment, number + 1);
    return { place, segment, number };
  });
  const named = namedIn(page, mentions);
  return inOrder.map(({ place, segment, number }) => {
    const { here, all } = named(place.start);
    if (here.length === 0) return before(page.text, mentions, place.start);
    if (here.length === 1 || here.length !== numbers.get(segment)) return all;
    return here[number]?.items ?? [];
  });
}

/** All items that are named in the segment of a place; empty: those named before it, if any. */
export function itemsAround(page: Page, mentions: readonly Mention[]): (at: number) => readonly number[] {
  const named = namedIn(page, mentions);
  return (at) => {
    const { here, all } = named(at);
    return here.length === 0 ? before(page.text, mentions, at) : all;
  };
}

interface Named {
  readonly here: readonly Mention[];
  /** The items of all of them, each once. */
  readonly all: readonly number[];
}

/** The mentions in the segment of a place; each segment is looked through once. */
function namedIn(page: Page, mentions: readonly Mention[]): (at: number) => Named {
  const known = new Map<number, Named>();
  return (at) => {
    const [start, end] = segmentAt(page, at);
    let named = known.get(start);
    if (!named) {
      const here = within(mentions, start, end);
      named = { here, all: [...new Set(here.flatMap(({ items }) => items))] };
      known.set(start, named);
    }
    return named;
  };
}

/** Those that start in a part of the note. */
export function within<One extends { readonly start: number }>(
  places: readonly One[],
  start: number,
  end: number,
): One[] {
  const result: One[] = [];
  for (let at = firstFrom(places, start); at < places.length; at += 1) {
    const place = places[at];
    if (!place || place.start >= end) break;
    result.push(place);
  }
  return result;
}

function before(text: string, mentions: readonly Mention[], at: number): readonly number[] {
  const last = mentions[firstFrom(mentions, at) - 1];
  if (!last || at - last.end > 600 || /\n\s*\n/.test(text.slice(last.end, at))) return [];
  return last.items;
}

/** The first mention that starts at or after a place. */
export function firstFrom(mentions: readonly { readonly start: number }[], at: number): number {
  let [low, high] = [0, mentions.length];
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((mentions[middle]?.start ?? 0) < at) low = middle + 1;
    else high = middle;
  }
  return low;
}
