import { isCoverage } from './coverage.ts';
import type { Found } from './found.ts';
import type { Held } from './held.ts';
import { figuresIn, numeralsIn, type StatedNumber } from './numbers-in-text.ts';
import { DIGITS, NUMBER_WORDS } from './number-words.ts';
import { isFree, type Page, take, unclaimed } from './page.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** Numbers that count the letter's own parts, or stand in a citation. */
const NOT_FACTS = [
  /^[ \t]*(?:[-*] )?\(?\d{1,3}[.)](?=\s)/gmu,
  /^[ \t]*\d{1,2}(?:\.\d{1,2})+\.?(?=\s+\p{Lu})/gmu,
  /(?:(?<!§)§{1,3}|\b(?:sections?|sec\.|chapters?|ch\.|part|page|form|appendix|title|step|item|line|diagnosis|criteri(?:on|a)|no\.|figure|table))(?: ?#)? ?§? ?\d+(?:[.-]\d+)*(?:\([a-z0-9]+\))*(?: of \d+)?/giu,
  /\b\d+ (?:CFR|USC|U\.S\.C\.)(?: Part| §)? ?[\d.]+(?:\([a-z0-9]+\))*/giu,
  /\b24\/7\b|\b24 hours (?:a|per) day,?(?: and)? (?:7|seven) days (?:a|per) week\b/gi,
  // How soon and how often a policy wants something.
  new RegExp(
    `\\b(?:within|every|no sooner than|no later than) (?:the )?(?:last |past |prior |preceding |first )?${N}(?: \\(${N}\\))?[ -](?:day|week|month|year)s?\\b`,
    'giu',
  ),
  new RegExp(
    `\\b${N}(?: \\(${N}\\))? (?:day|week|month|year)s? (?:before|prior to|after) (?:the )?(?:order|delivery|supply|claim|visit|prescription)\\b`,
    'giu',
  ),
];
const PARTS = /(?<![\p{L}\p{N}])\d{1,12}(?:[-/.:]\d{1,12}){2,8}(?![\p{L}\p{N}])/gu;
const COUNT = /^ (?:(?:recorded|listed|documented) )?(diagnos[ie]s|items?)\b/i;

/** Claims the numbers of lists, sections and citations. */
export function takeNumbering(page: Page): void {
  for (const pattern of NOT_FACTS) {
    for (const match of unclaimed(page, pattern)) take(page, match.index, match.index + match[0].length);
  }
}

/** What is left: any number that the case does not hold, with its unit where it has one. */
export function findNumbers(page: Page, held: Held, names: RegExp): Found[] {
  const parts = unclaimed(page, PARTS).map((match): Found => {
    const end = match.index + match[0].length;
    take(page, match.index, end);
    return { start: match.index, end, kind: 'number' };
  });
  const numbers = [...numeralsIn(page.text), ...figuresIn(page.text)]
    .filter(({ start, end }) => isFree(page, start, end))
    .filter((number) => !isHeldNumber(page, number, held) && !isCoverage(page, number.start, names));
  return [...parts, ...numbers.map(({ start, end }): Found => ({ start, end, kind: 'number' }))];
}

function isHeldNumber(page: Page, { start, end, value, unit }: StatedNumber, held: Held): boolean {
  const counted = COUNT.exec(page.text.slice(end, end + 30))?.[1]?.toLowerCase();
  const { diagnoses, items } = held.facts;
  if (counted && value === (counted.startsWith('d') ? diagnoses : items).length) return true;
  if (unit !== null) return held.measured.has(`${value} ${unit}`) || held.bare.has(value);
  if (held.numbers.has(value) || isExcess(page.text, start, end, value, held)) return true;
  const isYear = end - start === 4 && held.days.some((day) => Number(day.slice(0, 4)) === value);
  return isYear;
}

/** By how much a quantity is above its limit. */
function isExcess(text: string, start: number, end: number, value: number, held: Held): boolean {
  const said =
    /\bby $/i.test(text.slice(Math.max(0, start - 4), start)) ||
    /^ (?:\p{L}+ )?(?:over|above|more|additional|beyond|in excess)\b/iu.test(text.slice(end, end + 40));
  return said && held.facts.items.some((item) => item.quantity - (item.quantity_limit ?? 0) === value);
}
