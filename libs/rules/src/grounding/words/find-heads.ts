import { CODE, compact } from '../text/codes-in-text.ts';
import type { Found } from '../found.ts';
import type { GroundingFacts, GroundingItem } from '../grounding-facts.ts';
import { NUMBER_WORDS } from '../text/number-words.ts';
import { onceFor } from '../text/once-for.ts';
import type { Page } from '../text/page.ts';
import type { Reading } from './reading.ts';
import { carriesMeaning } from './retelling.ts';
import { type Token, tokenFrom } from './tokens.ts';
import { allowedBy } from './vocabulary.ts';
import { wordsOfItem as wordsOfCode } from './words-of-items.ts';

/** What an item may be called, with what is written of it. */
const wordsOfItem = onceFor(
  ({ item, hcpcs, size, color, length, justification }: GroundingItem): ReadonlySet<string> =>
    allowedBy([item, wordsOfCode(hcpcs ?? ''), size, color, length, justification].join('. ')),
);

const itemsByCode = onceFor(
  ({ items }: GroundingFacts): ReadonlyMap<string, GroundingItem> =>
    new Map(items.flatMap((item) => (item.hcpcs ? [[compact(item.hcpcs), item] as const] : []))),
);

/** Between a code and what it is said to be. */
const LEADS = /^(?:[\])]? ?[-:|=] ?| (?:is|are|means|stands for|denotes|buys)(?: (?:an?|the))? )(?=\p{L})/u;
/** Where the code begins its row, its name follows without a sign. */
const LEADS_ROW = /^ {1,8}(?=\p{L})/u;
/** `E0956, two pieces, are the leg rests`. */
const ASIDE = /^, [^,.;\n]{1,20},(?= (?:is|are) )/;
const NAME_AFTER = /^[\p{L}'-]+(?:[ /][\p{L}'-]+){0,4}/u;
/** Nothing but an article or a count leads to the name that stands before its code. */
const NAME_BEFORE =
  /(?:^|[\n(] ?|[.;,:] |\b(?:an?|the|one|two|three|four|five|six|eight|ten|twelve|\d{1,3}) )((?:[\p{L}'-]+ ){0,3}[\p{L}'-]+)(?: \((?:HCPCS |code )?|, (?:HCPCS )?)$/u;
/** `Sleeves A6578 (3), gauntlets A6581 (2)`: one word alone. */
const WORD_BEFORE = /(?:^|[\n;,.] )([\p{L}-]{4,}s) $/u;
/** Any thing is called so, or what is done with it. */
const ANY =
  /^(?:device|item|product|supply|supplies|unit|equipment|kit|set|system|piece|each|pair|per|month|monthly|day|daily|week|year|qty|quantity|size|color|left|right|small|medium|large|black|limit|order|ordered|one|two|three|four|five|six|eight|ten|twelve|hundred|allowed|requested|prescribed|needed|approved|code|line|billed|for|is|are|and|or|to|with|in|on|at|of|by|from|as|it|its|this|that|which|was|were|be|has|have|not|no|he|she|his|her|patient|model|type|style|kind|new|rental|purchase|box|boxes|pack|hcpc|coded|covered|item|part|accessory|standard|version|use|used|required|request|total|group|replacement)$/;
/** A name ends before such a word, or begins after it. */
const ENDS =
  /^(?:for|with|of|in|on|at|to|by|from|as|per|and|or|is|are|was|were|which|that|because|since|so|he|she|has|have|will|can|must|should|would|each|every|a|an|the|not|under|both|his|her|one|two|three|four)$/;

/**
 * The last word of what a code is said to be, or of what stands before it, where that is no word of its item: `E0955 is
 * a cushioned armrest`, of a headrest; `two joysticks, E2365`, of batteries.
 */
export function findHeads(reading: Reading): Found[] {
  const { page, held, isOpen } = reading;
  const byCode = itemsByCode(held.facts);
  return [...page.text.matchAll(CODE)].flatMap((match): Found[] => {
    const item = byCode.get(compact(match[0]));
    if (!item || isOpen({ start: match.index })) return [];
    const name = nameAfter(page, match.index, match[0].length) ?? nameBefore(page, match.index);
    if (!name) return [];
    const words = wordsOf(reading, name);
    if (words.some(({ word }) => NUMBER.test(word))) return [];
    const head = words.findLast((token) => carriesMeaning(token) && !ANY.test(token.word));
    if (!head || head.word.length < 4 || /\d/.test(head.word) || held.names.has(head.word)) return [];
    const own = wordsOfItem(item);
    const isOwn =
      own.has(head.word) || own.has(head.stem) || [...own].some((word) => isOfRoot(word, head.word));
    return isOwn ? [] : [{ start: words[0]!.start, end: head.end, kind: 'item', tier: 'untraced' }];
  });
}

/** How many there are is said beside a code as often as what it is. */
const NUMBER = new RegExp(`^(?:${NUMBER_WORDS})$`, 'i');
const ROOT = 5;
const isOfRoot = (one: string, other: string): boolean =>
  one.length > ROOT && one.slice(0, ROOT) === other.slice(0, ROOT);

interface Name {
  readonly from: number;
  readonly to: number;
  readonly isBefore: boolean;
}

function nameAfter({ text }: Page, index: number, length: number): Name | undefined {
  const end = index + length;
  const line = text.slice(text.lastIndexOf('\n', index) + 1, index);
  const aside = ASIDE.exec(text.slice(end, end + 32))?.[0] ?? '';
  const after = text.slice(end + aside.length, end + 120);
  const lead = (LEADS.exec(after) ?? (/\p{L}{2}/u.test(line) ? null : LEADS_ROW.exec(after)))?.[0];
  if (lead === undefined) return undefined;
  const from = end + aside.length + lead.length;
  const name = NAME_AFTER.exec(after.slice(lead.length))?.[0];
  return name ? { from, to: from + name.length, isBefore: false } : undefined;
}

function nameBefore({ text }: Page, index: number): Name | undefined {
  const start = Math.max(0, index - 80);
  const before = text.slice(start, index);
  const match = NAME_BEFORE.exec(before) ?? WORD_BEFORE.exec(before);
  if (!match) return undefined;
  const from = start + match.index + match[0].indexOf(match[1]!);
  return { from, to: from + match[1]!.length, isBefore: true };
}

function wordsOf({ tokens }: Reading, { from, to, isBefore }: Name): Token[] {
  const words: Token[] = [];
  for (let at = tokenFrom(tokens, from); at < tokens.length && tokens[at]!.end <= to; at += 1) {
    if (!ENDS.test(tokens[at]!.word)) words.push(tokens[at]!);
    else if (!isBefore) break;
    else words.length = 0;
  }
  return words;
}
