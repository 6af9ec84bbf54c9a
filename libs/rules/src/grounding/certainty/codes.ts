import type { Found } from '../found.ts';
import type { Held } from '../held.ts';
import { isOneSlipAway } from '../text/closeness.ts';
import { codesIn, compact } from '../text/codes-in-text.ts';
import { onceFor } from '../text/once-for.ts';
import type { Page } from '../text/page.ts';
import type { Reading } from '../words/reading.ts';
import { leavesOut } from './manner.ts';

const HCPCS = /^[A-V]\d{4}$/;
const ICD = /^[A-Z]\d[0-9A-Z]\.[0-9A-Z]{1,4}$/;
const LABEL = /\b(?:HCPCS|ICD\S{0,6}|codes?|dx|diagnos\w+)\b(?: is)?[ :#(-]*$/i;
/** `Semi-electric (E0260): height by crank. Not suitable`. */
const NOT_CHOSEN = /^[^\n]*\bnot (?:suitable|sufficient|enough|adequate|appropriate)\b/i;
/** The codes that a note names. */
const namedIn = onceFor((page: Page): ReadonlySet<string> => new Set(codesIn(page.text)));
const codesOfItems = onceFor(({ facts }: Held): readonly string[] =>
  facts.items.flatMap(({ hcpcs }) => (hcpcs ? [compact(hcpcs)] : [])),
);
/** A diagnosis without a dot; before a number it is a measure. */
const SHORT_CODE = /^[A-Z]\d[0-9A-Z]$/;

/**
 * A code in full, or one slip of the pen from one of the case. Three signs without a dot (`T88`) may be a measure, and
 * the code of what was not chosen may be named to say so.
 */
export function isClearCode({ page, held, context }: Reading, { start, end }: Found): boolean {
  const text = page.text.slice(start, end);
  const code = compact(text);
  const own = [...held.codes].filter((one) => one.length === code.length && isOneSlipAway(one, code));
  const named = namedIn(page);
  const isNamedToo = own.some((one) => named.has(one));
  // `A K0004-type chair`: of which kind it is.
  if (/^-(?:type|style|class|level)\b/i.test(page.text.slice(end, end + 8))) return false;
  if (NOT_CHOSEN.test(page.text.slice(end, end + 160))) return false;
  const isItem = HCPCS.test(text);
  if (own.length > 0 && !isNamedToo) return !/^x/i.test(text) && !(isItem && leavesOut(page, start));
  const isLabelled = LABEL.test(page.text.slice(Math.max(0, start - 20), start));
  if (leavesOut(page, start) || !(isLabelled || context({ start }) === 'stated')) return false;
  // An item is compared with others by their codes; where one of the case's is not named, it may have been exchanged.
  if (!isLabelled && isItem && codesOfItems(held).every((one) => named.has(one))) return false;
  const isAlone = SHORT_CODE.test(text) && !/^ ?[\d=<>≤≥:]/.test(page.text.slice(end, end + 2));
  return isLabelled || isAlone || isItem || ICD.test(text);
}
