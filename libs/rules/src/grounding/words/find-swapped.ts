import { CODE, compact } from '../text/codes-in-text.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts } from '../grounding-facts.ts';
import { onceFor } from '../text/once-for.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokenFrom, tokensOf } from './tokens.ts';
import { ownPart, wordsOfItem } from './words-of-items.ts';

/** For each code of an item, the stems that only the items of this code are described by. */
const ownStems = onceFor(({ items }: GroundingFacts): ReadonlyMap<string, ReadonlySet<string>> => {
  const byCode = new Map<string, Set<string>>();
  for (const { item, hcpcs } of items) {
    if (!hcpcs) continue;
    const code = compact(hcpcs);
    const stems = byCode.get(code) ?? new Set();
    for (const token of tokensOf(`${ownPart(item)} ${wordsOfItem(hcpcs)}`))
      if (carriesMeaning(token) && !/\d/.test(token.word)) stems.add(token.stem);
    byCode.set(code, stems);
  }
  return new Map(
    [...byCode].map(([code, stems]) => {
      const others = [...byCode].filter(([other]) => other !== code).map(([, words]) => words);
      return [code, new Set([...stems].filter((one) => !others.some((words) => words.has(one))))];
    }),
  );
});

/** For each code of an item, the stems of its whole description. */
const describedBy = onceFor(
  ({ items }: GroundingFacts): ReadonlyMap<string, ReadonlySet<string>> =>
    new Map(
      items.flatMap(({ item, hcpcs }) =>
        hcpcs ? [[compact(hcpcs), new Set(tokensOf(item).map(({ stem }) => stem))] as const] : [],
      ),
    ),
);

/** The one code that each of them describes. */
const codesByStem = onceFor(
  (own: ReadonlyMap<string, ReadonlySet<string>>) =>
    new Map([...own].flatMap(([code, stems]) => [...stems].map((one) => [one, code] as const))),
);

/** What parts a code and its words from the next. */
const PARTS = /[.;|\n]| and /;
/** Longer than a clause that says what a code is. */
const SPAN = 120;

/**
 * Codes of the case in a clause that has words of another item alone: `the four tips are E0110`, the crutches' code;
 * `eight units of A4259 bring her the test strips`. Of the softer tier: the clause may say more than what the code is.
 */
export function findSwapped(reading: Reading): Found[] {
  const { page, held } = reading;
  const own = ownStems(held.facts);
  if (own.size < 2) return [];
  const codeOf = codesByStem(own);
  const codes = [...page.text.matchAll(CODE)].map(({ index, 0: text }) => ({
    start: index,
    end: index + text.length,
    code: compact(text),
  }));
  return codes.flatMap(({ start, end, code }, number): Found[] => {
    const stems = own.get(code);
    if (!stems || reading.isOpen({ start })) return [];
    const from = Math.max(codes[number - 1]?.end ?? 0, start - SPAN, 0);
    // What follows a bracket is no name of the code in it.
    const closes = /^[^()\n]*\)/.exec(page.text.slice(end, end + SPAN))?.[0].length;
    const to = Math.min(codes[number + 1]?.start ?? page.text.length, end + (closes ?? SPAN));
    const before = wordsIn(reading, from + lastPart(page.text.slice(from, start)), start);
    const after = wordsIn(reading, end, end + firstPart(page.text.slice(end, to)));
    const isOwn = ({ stem }: Token) => stems.has(stem);
    if (before.some(isOwn) || after.some(isOwn)) return [];
    const isOthers = ({ stem }: Token) => (codeOf.get(stem) ?? code) !== code;
    const strange = before.findLast(isOthers) ?? after.find(isOthers);
    // `… administered through an enteral feeding tube (B4152)`, as the code's own description ends.
    const described = describedBy(held.facts).get(code);
    if (!strange || (before.length > 0 && before.every(({ stem }) => described?.has(stem)))) return [];
    const place = { start: Math.min(strange.start, start), end: Math.max(strange.end, end) };
    return [{ ...place, kind: 'item', tier: 'untraced' }];
  });
}

const lastPart = (text: string): number =>
  Math.max(...[...'.;|\n'].map((sign) => text.lastIndexOf(sign))) + 1;

const firstPart = (text: string): number => {
  const at = text.search(PARTS);
  return at < 0 ? text.length : at;
};

function wordsIn({ tokens }: Reading, start: number, end: number): Token[] {
  const words: Token[] = [];
  for (let at = tokenFrom(tokens, start); at < tokens.length && tokens[at]!.end <= end; at += 1)
    words.push(tokens[at]!);
  return words;
}
