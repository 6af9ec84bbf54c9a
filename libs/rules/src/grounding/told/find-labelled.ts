import { undatedOf } from '../text/dates-in-text.ts';
import type { Found } from '../found.ts';
import { onceFor } from '../text/once-for.ts';
import { isFree, take } from '../text/page.ts';
import { fold, stem } from '../words/stems.ts';
import { PLAIN_STEMS } from '../words/plain-stems.ts';
import type { Reading } from '../words/reading.ts';
import type { Vocabulary } from '../words/vocabulary.ts';

/** `Braden score 12`, `Berg balance 41 of 56`, `blood pressure 104/62`: a name and what was measured under it. */
interface Labelled {
  readonly label: string;
  /** As it is written: `104/62`, `-3.4`. */
  readonly value: string;
  /** `%`, or nothing. */
  readonly unit: string;
  readonly start: number;
  readonly end: number;
}

/** Where no number follows, which two quick looks tell of most words, no name is read. */
const LABELLED =
  /(?<![A-Za-z\d])(?<![\p{L}\p{N}])(?=[^\d.,;!?\n]{2,84}\d|(?:Hb)?A1c|FEV1|SpO2|PaC?O2)(?<words>(?:(?:Hb)?A1c|FEV1|SpO2|PaC?O2|\p{L}[\p{L}-]{1,24})(?: \p{L}[\p{L}-]{0,16}){0,3})(?: ?[:=] ?| )(?:\(|~)?(?<value>-?\d{1,4}(?:,\d{3})?(?:\.\d+)?(?:[+]?\/\d{1,3}|[+]? (?:out )?of \d{1,3})?)(?![\p{L}\p{N}/]|[.,:-]\d)(?<unit> ?%| percent)?/gu;
/** Between a name and its number; what they name comes before. */
const FILLER =
  /^(?:score|balance|strength|index|rate|pressure|fraction|level|reading|value|of|is|was|at|to|now|today|about|only|still|test|scale|currently|in|on|last|measured|taken|stood|came|january|february|march|april|june|july|august|september|october|november|december)$/i;
const NO_LABEL =
  /^(?:for|by|from|since|until|after|before|every|than|over|under|above|below|about|times?|x|qty|quantity|item|line|page|section|dr|st|apt|suite|january|february|march|april|may|june|july|august|september|october|november|december|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec|type|stage|grade|class|size|age|aged|mg|ml|mcg|cm|kg|the|and|or|left|right|took|takes|walks?|sits?|stands?|can|last|first|next|within|ran|rose|fell|dropped|lost|gained)$/i;

/** `4 of 5` and `4/5`. */
const asPair = (value: string): string => value.replace(',', '').replace(/ (?:out )?of /, '/');

function labelledIn(of: { readonly text: string }): Labelled[] {
  const { text } = undatedOf(of);
  return [...text.matchAll(LABELLED)].flatMap(({ index, 0: whole, groups }): Labelled[] => {
    const { words = '', value = '', unit = '' } = groups ?? {};
    const named = words.split(' ');
    while (named.length > 0 && FILLER.test(named.at(-1)!)) named.pop();
    const label = named.at(-1) ?? '';
    const root = stem(fold(label));
    if (label.length < 3 || NO_LABEL.test(label) || PLAIN_STEMS.has(root)) return [];
    const start = index + whole.lastIndexOf(value);
    // `15 mL`: any other unit is told by what reads units.
    const told = start + value.length + unit.length;
    const after = text.slice(told, told + 8);
    if (/^ ?(?!of\b|out\b|to\b|and\b|on\b|in\b|at\b|with\b|over\b|from\b|per\b)\p{Ll}/u.test(after))
      return [];
    return [
      { label: root, value: asPair(value), unit: unit.trim() && '%', start, end: start + value.length },
    ];
  });
}

/** What a scale ends with, as in `41 of 56`, is no value of its own. */
const NUMBER = /(?<![\d/]|\bof )\d+(?:\.\d+)?/g;

const toldOf = onceFor(({ texts }: Vocabulary) => {
  const values = new Map<string, Set<string>>();
  const all = new Set<string>();
  for (const one of texts) {
    if (!one.isProse) continue;
    const { text } = undatedOf(one);
    for (const [number] of text.matchAll(NUMBER)) all.add(number);
    for (const [, number = ''] of text.matchAll(/(\d+(?:\.\d+)?) ?(?:%|percent)/g)) all.add(`${number}%`);
    for (const [pair] of text.matchAll(/\d+[+]?(?:\/| (?:out )?of )\d+/g)) all.add(asPair(pair));
    for (const { label, unit, value } of labelledIn(one)) {
      const key = `${label} ${unit}`;
      values.set(key, (values.get(key) ?? new Set()).add(value));
    }
  }
  return { values, all };
});

/** Of a pair one part is told alone. */
const has = (known: ReadonlySet<string>, value: string): boolean =>
  known.has(value) || [...known].some((one) => one.split('/')[0] === value || one === value.split('/')[0]);

/**
 * What was measured under a name that the case tells with another value. What is told as in the case is claimed. Of the
 * softer tier: it may have been measured on another day.
 */
export function findLabelled(reading: Reading): Found[] {
  const { page, vocabulary, context, isOpen } = reading;
  const { values, all } = toldOf(vocabulary);
  return labelledIn(page).flatMap(({ label, unit, value, start, end }): Found[] => {
    const known = values.get(`${label} ${unit}`);
    if (known === undefined || !isFree(page, start, end)) return [];
    if (has(known, value)) {
      take(page, start, end);
      return [];
    }
    if (isOpen({ start }) || context({ start }) === 'policy' || all.has(value + unit)) return [];
    return [{ start, end, kind: 'measure', tier: 'untraced' }];
  });
}
