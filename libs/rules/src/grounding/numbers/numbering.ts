import { DIGITS, NUMBER_WORDS } from '../text/number-words.ts';
import { type Page, take, unclaimed } from '../text/page.ts';

const N = `(?:${DIGITS}|${NUMBER_WORDS})`;
/** Numbers that count the letter's own parts, or stand in a citation. */
const NOT_FACTS = [
  // `(828) 555-0117` is no third of a list.
  /^[ \t]*(?:[-*] )?\(?\d{1,3}[.)](?=\s)(?! {0,2}\d{3}[ .-]\d{4}\b)/gmu,
  /^[ \t]*\d{1,2}(?:\.\d{1,2})+\.?(?=\s+\p{Lu})/gmu,
  /(?:(?<!§)§{1,3}|\b(?:sections?|sec\.|chapters?|ch\.|part|page|form|appendix|title|step|item|line|diagnosis|criteri(?:on|a)|no\.(?! ?\d{7})|figure|table|order (?=\d+ ?[-:])))(?: ?#)? ?§? ?\d+(?:[.-]\d+)*(?:\([a-z0-9]+\))*(?: of \d+)?/giu,
  /\b\d+ (?:CFR|USC|U\.S\.C\.)(?: Part| §)? ?[\d.]+(?:\([a-z0-9]+\))*/giu,
  // A day by its hours.
  /\b(?:per|in|every|each|over|a) (?:24|twenty-four)[ -]?h(?:ours?|rs?)?\b/gi,
  /\b24\/7\b|\b24 hours (?:a|per) day,?(?: and)? (?:7|seven) days (?:a|per) week\b/gi,
  /^[^\p{L}\p{N}\n]{0,6}#\d{1,2}(?!\d)/gmu,
  /(?<=[,:;.] |\band |\bor )\([1-9]\)(?= \p{Ll})/gu,
  /^\d{1,2}(?= \p{Lu}[\p{L} ]{2,40}$)/gmu,
  // `Q10. Who supplies?`
  /^[ \t]*(?:[-*>] )?[QA]\d{1,2}(?=[.:)] )/gmu,
  // The numbers of rows.
  /^[ \t]*\|[ \t]*\d{1,2}[ \t]*(?=\|)/gmu,
  /^\d{1,2} ?\|(?= ?[A-V]\d{4}\b)/gmu,
  // How soon and how often a policy wants something.
  new RegExp(
    `\\b(?:within|every|no sooner than|no later than) (?:the )?(?:last |past |prior |preceding |first )?${N}(?: \\(${N}\\))?[ -](?:day|week|month|year)s?\\b`,
    'giu',
  ),
];

/** Claims the numbers of lists, sections and citations. */
export function takeNumbering(page: Page): void {
  for (const pattern of NOT_FACTS) {
    for (const match of unclaimed(page, pattern)) take(page, match.index, match.index + match[0].length);
  }
}
